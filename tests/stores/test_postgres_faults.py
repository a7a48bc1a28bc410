"""A fault of ours between a task and the database ends that call; nobody waits for ever, and the next call is served."""

import asyncio
import socket
from typing import Any, cast

import pytest

from callwright.runtime.clock import SystemClock
from callwright.stores.postgres.calls import Way
from callwright.stores.postgres.lane import Ask, Lane, Talk
from callwright.stores.postgres.longer import Talking
from callwright.stores.postgres.loops import LoopDesk
from callwright.stores.postgres.pool import Pool


def _never(_effect: Any, _again: bool) -> Talking:  # noqa: FBT001 - one shape for all ways
    yield Talk([])


WAY = Way(lambda _effect: Ask("sick"), lambda _effect, found: found, _never)


class Shy:
    """A connection that cannot send what it is given, as with a driver that takes other types."""

    def __init__(self) -> None:
        self._near, self._far = socket.socketpair()
        self.socket = self._near.fileno()
        self.closed = False

    def send(self, talk: Talk) -> bool:
        raise TypeError(f"{len(talk.asks)} statements of a type that I do not take")

    def close(self) -> None:
        self.closed = True
        self._near.close()
        self._far.close()


class Shop:
    """A pool that hands out one such connection after the other."""

    closed = False

    def __init__(self) -> None:
        self.lanes: list[Shy] = []

    def take(self) -> Lane:
        self.lanes.append(Shy())
        return cast("Lane", self.lanes[-1])

    def drop_free(self) -> None: ...


@pytest.mark.promise("E5")
def test_a_connection_that_fails_in_an_unforeseen_way_is_told_to_whoever_waits_and_given_up() -> None:
    shop = Shop()

    async def go() -> list[Any]:
        desk = LoopDesk(
            asyncio.get_running_loop(),
            cast("Pool", shop),
            SystemClock(),
            list,
            lambda _ids: None,
            lambda _effect, _answer: None,
        )
        first = [desk.ask(None, WAY) for _ in range(3)]
        told = await asyncio.gather(*first, return_exceptions=True)
        return [*told, *await asyncio.gather(desk.ask(None, WAY), return_exceptions=True)]

    told = asyncio.run(asyncio.wait_for(go(), 10))
    assert [type(one) for one in told] == [TypeError] * 4
    assert shop.lanes
    assert all(lane.closed for lane in shop.lanes)
