"""Distributes the work: here, on all cores, or on a cluster. Results always come in order, and a dead worker only costs
time."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from threading import Thread
from typing import Any, TypeVar

from foxden.extras import how_to_install

Work = TypeVar("Work")
Done = TypeVar("Done")

DASK, RAY = "dask", "ray"
CLUSTERS = {DASK: "distributed", RAY: "ray"}
"""The packages to install, by the scheme of the address."""
TRIES = 5
"""How often in a row workers can die without progress."""
WATCH = 1.0
"""Seconds between two looks of a worker at whether its parent still runs."""
ROUND = 8
"""On a cluster that returns nothing before everything is done: pieces per worker submitted at a time."""
DEAD = frozenset(
    {
        "TerminatedWorkerError", "BrokenProcessPool",  # a process of this machine
        "KilledWorker", "CommClosedError", "FutureCancelledError",  # Dask
        "RayActorError", "ActorDiedError", "ActorUnavailableError", "WorkerCrashedError",  # Ray
    }
)  # fmt: skip
"""Exceptions by name, because none of these libraries has to be installed."""


class ClusterError(Exception):
    """The cluster can't be used; the message says why."""


def check_place(on: str) -> None:
    """Check the cluster's address before anything is played."""
    scheme, _, rest = on.partition("://")
    if not on:
        return
    if scheme not in CLUSTERS or not rest:
        raise ClusterError(f"--on {on}: write it as dask://HOST:PORT or ray://HOST:PORT.")
    try:
        import_module(CLUSTERS[scheme])
    except ImportError:
        raise ClusterError(f"--on {on} needs more packages. {how_to_install(scheme)}") from None


def spread(do: Callable[[Work], Done], pieces: Sequence[Work], jobs: int, on: str = "") -> Iterator[Done]:
    """Results for each piece, in order. If workers die, their unfinished pieces are done again."""
    if not on and (jobs == 1 or len(pieces) <= 1):
        yield from map(do, pieces)
        return
    done, failed = 0, 0
    while done < len(pieces):
        try:
            for each in hand_out(do, pieces[done:], jobs, on):
                done, failed = done + 1, 0
                yield each
        except Exception as error:
            if not is_death(error) or failed >= TRIES:
                raise
            failed += 1


def is_death(error: BaseException) -> bool:
    """Whether the error is a worker's death and not a game's."""
    return any(kind.__name__ in DEAD for kind in type(error).__mro__)


def hand_out(do: Callable[[Work], Done], pieces: Sequence[Work], jobs: int, on: str) -> Iterator[Done]:
    from joblib import Parallel, delayed  # noqa: PLC0415 - a quarter of a second, and few runs need it

    scheme, _, address = on.partition("://")
    with reach(scheme, address) as settings, settings:
        if scheme == RAY:
            yield from take_rounds(Parallel(n_jobs=jobs, batch_size=1), do, pieces)
            return
        parallel = Parallel(n_jobs=jobs, return_as="generator", **({"batch_size": 1} if on else {}))
        work = delayed(do if on else partial(do_for, os.getpid(), do))
        yield from parallel(work(piece) for piece in pieces)


def do_for(parent: int, do: Callable[[Work], Done], piece: Work) -> Done:
    """In a process of this machine, which must not outlive the command that started it."""
    end_with(parent)
    return do(piece)


@cache
def end_with(parent: int) -> None:
    """End this process once its parent has been killed; joblib's own processes would wait for minutes."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCH)
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def take_rounds(parallel: Any, do: Callable[[Work], Done], pieces: Sequence[Work]) -> Iterator[Done]:
    from joblib import delayed  # noqa: PLC0415

    with parallel:
        many = ROUND * parallel._effective_n_jobs()
        for start in range(0, len(pieces), many):
            yield from parallel(delayed(do)(piece) for piece in pieces[start : start + many])


@contextmanager
def reach(scheme: str, address: str) -> Iterator[Any]:
    """joblib's settings for that place."""
    from joblib import parallel_config  # noqa: PLC0415

    if scheme == DASK:
        with dask_client(address):
            yield parallel_config(backend="dask")
    elif scheme == RAY:
        with ray_client(address):
            # A killed actor is restarted and given its work again.
            again = {"max_restarts": -1, "max_task_retries": -1, "num_cpus": 1}
            yield parallel_config(backend="ray", ray_remote_args=again)
    else:
        yield parallel_config(backend="loky")


@contextmanager
def dask_client(address: str) -> Iterator[None]:
    from distributed import Client  # noqa: PLC0415

    try:
        client = Client(f"tcp://{address}", set_as_default=True)
    except OSError as error:
        raise ClusterError(f"Can’t reach dask://{address}: {error}.") from None
    with client:
        yield


@contextmanager
def ray_client(address: str) -> Iterator[None]:
    import ray  # noqa: PLC0415
    from ray.util.joblib import register_ray  # noqa: PLC0415

    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise ClusterError(f"Can’t reach ray://{address}: {error}.") from None
    register_ray()
    try:
        yield
    finally:
        ray.shutdown()
