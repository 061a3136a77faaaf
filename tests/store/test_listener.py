"""A server told to stop while it is receiving a notice still stops."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from foxden.store.postgres_changes import Listener
from foxden.store.postgres_herald import Herald, Sender


async def listen_on(listener: Listener) -> None:
    while True:
        await listener.wait()


async def take_turns(many: int) -> None:
    """Let the event loop run this many iterations."""
    for _ in range(many):
        await asyncio.sleep(0)


@pytest.mark.parametrize("turns", range(5))
async def test_who_is_cancelled_at_the_moment_of_hearing_stops_listening(turns: int) -> None:
    """Between two particular loop iterations, `asyncio.wait_for` returns the notice and loses the cancellation, and
    would listen forever."""
    nobody = cast(Any, None)
    listener = Listener(nobody, Herald(nobody, Sender()))
    listener.look_at = asyncio.get_running_loop().time() + 60
    listening = asyncio.create_task(listen_on(listener))
    await take_turns(3)
    listener.heard.put_nowait(("den", 1))
    await take_turns(turns)
    listening.cancel()
    await take_turns(10)
    assert listening.cancelled()
