"""What the fault proxy does to the wire, as a client sees it and as the world has recorded it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from callwright.evals.chaos.fault_proxy import FaultProxy
from callwright.evals.chaos.fault_suite import FAULT_KINDS, Fault
from callwright.evals.chaos.reference_world import ReferenceWorld
from callwright.evals.chaos.world_client import StatusError, ask_world

SOON = 20.0
LIMIT_S = 0.3
"""How long silence is waited for, counted from the moment when the world has acted or never will."""

SILENT = {"drop_request", "drop_response", "slow_drip"}


async def through(fault: Fault, times: int = 1) -> tuple[list[str], int]:
    """What so many requests end in, one after the other, and how often the world did it."""
    ends = []
    async with ReferenceWorld() as world, FaultProxy(world.port, fault) as proxy:
        for _ in range(times):
            asking = asyncio.ensure_future(ask_world(proxy.port, "email.send", {}, None))
            if fault.kind in SILENT:
                async with asyncio.timeout(SOON):
                    while not (world.effects or (fault.kind == "drop_request" and proxy.injected)):  # noqa: ASYNC110 - the world is polled
                        await asyncio.sleep(0)
            try:
                async with asyncio.timeout(LIMIT_S if fault.kind in SILENT else SOON):
                    answer = await asking
                    ends.append("answered" if answer["note"] == "done" else "another answer")
            except StatusError as no:
                ends.append(str(no.response.status_code))
            except (TimeoutError, ConnectionError, ValueError) as no:
                ends.append(type(no).__name__)
        return ends, len(world.effects)


@pytest.mark.promise("C13")
@pytest.mark.parametrize(
    ("fault", "end", "done"),
    [
        (Fault("none"), "answered", 1),
        (Fault("refuse"), "ConnectionResetError", 0),
        (Fault("drop_request"), "TimeoutError", 0),
        (Fault("delay_request", delay_ms=10), "answered", 1),
        (Fault("status_429"), "429", 0),
        (Fault("status_503"), "503", 0),
        (Fault("status_400"), "400", 0),
        (Fault("status_403"), "403", 0),
        (Fault("status_404"), "404", 0),
        (Fault("drop_response"), "TimeoutError", 1),
        (Fault("reset"), "ConnectionResetError", 1),
        (Fault("reset", after_bytes=40), "ConnectionResetError", 1),
        (Fault("half_close"), "ConnectionResetError", 1),
        (Fault("slow_drip", delay_ms=20), "TimeoutError", 1),
        (Fault("delay_response", delay_ms=10), "answered", 1),
        (Fault("status_500_after"), "500", 1),
        (Fault("status_502_after"), "502", 1),
        (Fault("status_503_after"), "503", 1),
    ],
    ids=lambda value: value.type if isinstance(value, Fault) else None,
)
def test_each_fault_ends_as_it_says_and_the_world_has_done_it_or_not(
    fault: Fault, end: str, done: int
) -> None:
    assert asyncio.run(through(fault)) == ([end], done)


@pytest.mark.promise("C13")
def test_a_corrupt_body_arrives_whole_and_wrong() -> None:
    ends, done = asyncio.run(through(Fault("corrupt_body")))
    assert done == 1
    assert ends[0] in {"JSONDecodeError", "UnicodeDecodeError"}


@pytest.mark.promise("C13")
def test_a_fault_ends_after_so_many_requests_or_never() -> None:
    assert asyncio.run(through(Fault("status_429", times=2), 3)) == (["429", "429", "answered"], 1)
    assert asyncio.run(through(Fault("reset", times=0), 3)) == (["ConnectionResetError"] * 3, 3)


@pytest.mark.promise("C13")
def test_a_retry_after_is_said_in_the_answer_s_head() -> None:
    async def refused() -> dict[str, str]:
        async with (
            ReferenceWorld() as world,
            FaultProxy(world.port, Fault("status_429", retry_after_s=7)) as proxy,
        ):
            try:
                await ask_world(proxy.port, "email.send", {}, None)
            except StatusError as no:
                headers: dict[str, str] = no.response.headers
                return headers
        raise AssertionError

    assert asyncio.run(refused())["retry-after"] == "7"


@pytest.mark.promise("C13")
def test_only_the_requests_it_concerns_are_broken_and_counted() -> None:
    async def asked() -> tuple[int, int]:
        fault = Fault("status_503", times=0)
        async with (
            ReferenceWorld() as world,
            FaultProxy(world.port, fault, only=lambda body: b"orders" in body) as proxy,
        ):
            await ask_world(proxy.port, "email.send", {}, None)
            with pytest.raises(StatusError):
                await ask_world(proxy.port, "orders.create", {}, None)
            return proxy.seen, proxy.passed

    assert asyncio.run(asked()) == (1, 1)


def test_the_proxy_leaves_nothing_open_when_it_ends() -> None:
    async def left() -> int:
        async with ReferenceWorld() as world, FaultProxy(world.port, Fault("drop_response")) as proxy:
            hanging = asyncio.ensure_future(ask_world(proxy.port, "email.send", {}, None))
            await asyncio.wait_for(proxy.withholding.wait(), SOON)
            assert len(world.effects) == 1
        with pytest.raises(ConnectionError):
            await hanging
        return len(asyncio.all_tasks()) - 1

    assert asyncio.run(left()) == 0


def test_every_kind_of_fault_is_somewhere_in_the_shipped_suite() -> None:
    from callwright.evals.chaos.fault_suite import load_suite

    used = {case.fault.kind for case in load_suite(None).cases}
    assert set(FAULT_KINDS) - used == set()


Ends = Callable[[], Awaitable[Any]]
