"""What grows behind the gateway: the number of the upstream's tools, and the size of a result."""

import asyncio
from contextlib import ExitStack

from bench.measure import Rounds, interleave, middle
from bench.plan import Plan
from bench.report import Goal, Row, Section
from bench.wire.load import pages, turns
from bench.wire.process import Server, running

MANY, FEW, LISTED = 10_000, 10, 1000
LARGE_BYTES = 1_000_000

AMONG = "A read call, 4 at once, behind upstreams with few tools and with many. A page is 85 KB, read by the process that makes the load; who lists takes a turn like who calls, so that is what it stands beside."
LARGE = "A read call with a text of a megabyte: parsed, scanned leaf by leaf, and sent on with its envelope spliced in."


def measure(plan: Plan, runner: asyncio.Runner) -> list[Section]:
    """Many tools, then large results."""
    return [_among_many(plan, runner), _large(plan, runner)]


def _behind(stack: ExitStack, tools: int) -> Server:
    upstream = stack.enter_context(running("bench.wire.upstream", tools))
    return stack.enter_context(running("bench.wire.up", upstream.port, "read"))


def _among_many(plan: Plan, runner: asyncio.Runner) -> Section:
    count = plan.calls(MANY, 100)
    with ExitStack() as stack:
        few, listed, many = (_behind(stack, tools) for tools in (FEW, LISTED, count))
        contenders = {
            name: turns(runner, stack, server, "legacy", 4, plan.calls(1500))
            for name, server in (("few", few), ("listed", listed), ("many", many))
        }
        contenders["page"] = pages(runner, stack, listed, plan.calls(200))
        for name in ("pages", "calls"):
            contenders[name] = turns(runner, stack, listed, "legacy", 4, plan.calls(1500), beside=name)
        taken = interleave(contenders, plan.rounds)
    page = middle(taken["page"], lambda batch: batch.cpu_s / batch.calls * 1e3)
    rows = [
        *_by_number(taken, count),
        Row(f"from its start to its first answer, {count:,} tools", many.ready_s, "s", few.ready_s),
        Row(f"a page of the list of {LISTED:,} tools, from cached bytes", page, "ms cpu"),
        *_by_neighbour(taken),
    ]
    return Section("The gateway among many tools", AMONG, rows)


def _wait(taken: Rounds, name: str, percent: float) -> float:
    return middle(taken[name], lambda batch: batch.wait_ms(percent))


def _by_number(taken: Rounds, count: int) -> list[Row]:
    few, many = _wait(taken, "few", 99), _wait(taken, "many", 99)
    return [
        Row(f"p99 of a call, {FEW} tools upstream", few, "ms"),
        Row(f"p99 of a call, {count:,} tools upstream", many, "ms", few, Goal("<=", 1.2)),
    ]


def _by_neighbour(taken: Rounds) -> list[Row]:
    alone, calls, listing = (_wait(taken, name, 50) for name in ("listed", "calls", "pages"))
    said = f"p50 of a call while a fifth caller lists {LISTED:,} tools without end"
    return [
        Row("p50 of a call while a fifth caller calls without end", calls, "ms", alone),
        Row(said, listing, "ms", calls, Goal("<=", 1.1)),
    ]


def _large(plan: Plan, runner: asyncio.Runner) -> Section:
    size = plan.calls(LARGE_BYTES, 1000)
    with ExitStack() as stack:
        upstream = stack.enter_context(running("bench.wire.upstream"))
        gateway = stack.enter_context(running("bench.wire.up", upstream.port, "read"))
        forward = stack.enter_context(running("bench.wire.forward", upstream.port))
        taken = interleave(
            {
                name: turns(runner, stack, server, "legacy", 1, plan.calls(40), size=size)
                for name, server in (("direct", upstream), ("forward", forward), ("read", gateway))
            },
            plan.rounds,
        )
    waits = {name: middle(batches, lambda batch: batch.wait_ms(50)) for name, batches in taken.items()}
    direct = waits["direct"]
    floor = waits["forward"] - direct
    return Section(
        "A large result through the gateway",
        LARGE,
        [
            Row("upstream itself, a megabyte", direct, "ms p50"),
            Row("floor: bytes forwarded, added to a megabyte", floor, "ms p50"),
            Row(
                "read call, added to a megabyte",
                waits["read"] - direct,
                "ms p50",
                floor,
                Goal("<=", 4.0, "value"),
            ),
        ],
    )
