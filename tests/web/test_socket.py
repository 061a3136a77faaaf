"""What waits for somebody is told in one write while they read, and in the same order when they are slow."""

from __future__ import annotations

import asyncio
from unittest.mock import Mock

from foxden.live.watcher import Watcher
from foxden.web.frames import FramesProtocol
from foxden.web.socket import Mouth


def talk(can_write: bool = True) -> tuple[Watcher, Mock]:
    line = Mock(spec=FramesProtocol)
    line.writable = asyncio.Event()
    line.can_write.return_value = can_write
    watcher = Watcher("ada")
    watcher.bell = Mouth(watcher, line).ring
    return watcher, line


async def test_all_that_is_said_in_one_go_is_written_at_once() -> None:
    watcher, line = talk()
    watcher.answer(b"done")
    watcher.show(b"scene")
    watcher.show(b"newer scene")
    assert not line.write.called
    await asyncio.sleep(0)
    line.write.assert_called_once_with([b"newer scene", b"done"])


async def test_who_does_not_read_is_written_to_by_nobody() -> None:
    """And what waits stays where a newer scene takes its place."""
    watcher, line = talk(can_write=False)
    watcher.show(b"scene")
    await asyncio.sleep(0)
    assert not line.write.called
    assert watcher.news.is_set()
    watcher.show(b"newer scene")
    assert watcher.take() == [b"newer scene"]


async def test_a_slow_reader_is_told_when_they_can_be_and_not_before() -> None:
    watcher, line = talk(can_write=False)
    socket = Mock(scope={"extensions": {}})
    sent: list[str] = []

    async def send_text(text: str) -> None:
        sent.append(text)

    socket.send_text = send_text
    speaking = asyncio.create_task(Mouth(watcher, line).speak(socket))
    watcher.show(b"scene")
    for _ in range(5):
        await asyncio.sleep(0)
    assert sent == []
    watcher.show(b"newer scene")
    line.writable.set()
    for _ in range(5):
        await asyncio.sleep(0)
    assert sent == ["newer scene"]
    speaking.cancel()


async def test_a_connection_that_is_to_be_closed_is_left_to_its_task() -> None:
    watcher, line = talk()
    watcher.close(1012)
    await asyncio.sleep(0)
    assert not line.write.called
    assert watcher.news.is_set()
