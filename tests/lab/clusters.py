"""Real clusters of two workers each, on loopback, in processes of their own: `python -m tests.lab.clusters dask|ray`.

Prints its address, then waits until its input ends.
"""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORKERS = 2
MEGABYTE = 1 << 20


def serve_dask() -> None:
    from distributed import LocalCluster  # noqa: PLC0415 - only one of the two is wanted

    bounds = {"n_workers": WORKERS, "threads_per_worker": 1, "memory_limit": f"{1024 * MEGABYTE}"}
    with LocalCluster(processes=True, host="127.0.0.1", dashboard_address=None, **bounds) as cluster:
        say_and_wait(cluster.scheduler_address.replace("tcp://", "dask://"))


def serve_ray() -> None:
    import ray  # noqa: PLC0415

    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        ray.init(
            num_cpus=WORKERS,
            include_dashboard=False,
            object_store_memory=80 * MEGABYTE,
            log_to_driver=False,
            _node_ip_address="127.0.0.1",
            _temp_dir=folder,
        )
        say_and_wait(f"ray://{ray.get_runtime_context().gcs_address}")
        ray.shutdown()


def say_and_wait(address: str) -> None:
    print(f"at {address}", flush=True)
    sys.stdin.read()


def environment() -> dict[str, str]:
    """Ray on loopback alone, for whoever knows the word, and without asking how much memory others take."""
    ray = {
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_memory_monitor_refresh_ms": "0",
    }
    return {**os.environ, **ray}


@contextmanager
def started(kind: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Where it is, and the environment that reaches it."""
    env = environment()
    command = [sys.executable, "-m", "tests.lab.clusters", kind]
    with tempfile.TemporaryFile("w+") as said:
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": said}
        process = subprocess.Popen(command, cwd=ROOT, env=env, text=True, **pipes)  # type: ignore[call-overload]
        try:
            for line in process.stdout:
                if line.startswith("at "):
                    yield line.removeprefix("at ").strip(), env
                    break
            else:
                said.seek(0)
                raise AssertionError(said.read())
        finally:
            process.communicate()


if __name__ == "__main__":
    {"dask": serve_dask, "ray": serve_ray}[sys.argv[1]]()
