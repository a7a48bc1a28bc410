"""A fault of ours between a task and the database ends that call; nobody waits for ever, and the next call is served."""

import asyncio
import socket
from typing import Any, cast

import pytest

from callwright.runtime.clock import SystemClock
from callwright.stores.postgres.async_executor import LoopExecutor
from callwright.stores.postgres.call_statements import EffectPlan
from callwright.stores.postgres.connection_pool import ConnectionPool
from callwright.stores.postgres.pipeline_connection import PipelineConnection, Query, RoundTrip
from callwright.stores.postgres.slow_path import QueryGenerator


def _never(_effect: Any, _again: bool) -> QueryGenerator:  # noqa: FBT001 - one shape for all ways
    yield RoundTrip([])


WAY = EffectPlan(lambda _effect: Query("sick"), lambda _effect, found: found, _never)


class Shy:
    """A connection that cannot send what it is given, as with a driver that takes other types."""

    def __init__(self) -> None:
        self._near, self._far = socket.socketpair()
        self.socket = self._near.fileno()
        self.closed = False

    def send(self, talk: RoundTrip) -> bool:
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

    def take(self) -> PipelineConnection:
        self.lanes.append(Shy())
        return cast("PipelineConnection", self.lanes[-1])

    def drop_free(self) -> None: ...


@pytest.mark.promise("E5")
def test_a_connection_that_fails_in_an_unforeseen_way_is_told_to_whoever_waits_and_given_up() -> None:
    shop = Shop()

    async def go() -> list[Any]:
        desk = LoopExecutor(
            asyncio.get_running_loop(),
            cast("ConnectionPool", shop),
            SystemClock(),
            list,
            lambda _ids: None,
            lambda _effect, _answer: None,
        )
        first = [desk.execute(None, WAY) for _ in range(3)]
        told = await asyncio.gather(*first, return_exceptions=True)
        return [*told, *await asyncio.gather(desk.execute(None, WAY), return_exceptions=True)]

    told = asyncio.run(asyncio.wait_for(go(), 10))
    assert [type(one) for one in told] == [TypeError] * 4
    assert shop.lanes
    assert all(lane.closed for lane in shop.lanes)
