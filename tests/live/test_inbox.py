"""What is put into an inbox is taken once, in order, and nobody who waits for it to be empty is told too early."""

from __future__ import annotations

import asyncio

from foxden.live.inbox import Inbox


async def test_everything_waiting_is_taken_at_once_and_in_order() -> None:
    inbox: Inbox[int] = Inbox()
    taken = asyncio.create_task(inbox.take())
    await asyncio.sleep(0)
    for number in range(3):
        inbox.put(number)
    assert await taken == [0, 1, 2]
    inbox.put(3)
    assert await inbox.take() == [3]


async def test_it_is_empty_only_when_what_was_taken_has_been_handled() -> None:
    inbox: Inbox[int] = Inbox()
    await inbox.emptied()
    inbox.put(1)
    emptied = asyncio.create_task(inbox.emptied())
    await inbox.take()
    inbox.put(2)
    inbox.finish()
    await asyncio.sleep(0)
    assert not emptied.done()
    await inbox.take()
    await asyncio.sleep(0)
    assert not inbox.is_empty()
    assert not emptied.done()
    inbox.finish()
    await asyncio.wait_for(emptied, 1)
    assert inbox.is_empty()


async def test_whoever_waits_hears_also_of_what_is_never_handled() -> None:
    inbox: Inbox[int] = Inbox()
    inbox.put(1)
    emptied = asyncio.create_task(inbox.emptied())
    await asyncio.sleep(0)
    assert inbox.clear() == [1]
    await asyncio.wait_for(emptied, 1)


async def test_a_reader_that_was_cancelled_misses_nothing() -> None:
    inbox: Inbox[int] = Inbox()
    cancelled = asyncio.create_task(inbox.take())
    await asyncio.sleep(0)
    cancelled.cancel()
    await asyncio.sleep(0)
    inbox.put(1)
    assert await inbox.take() == [1]
