"""What grows behind the gateway: the number of the upstream's tools, and the size of a result."""

import asyncio
from contextlib import ExitStack

from bench.measure import interleave, middle
from bench.plan import Plan
from bench.report import Goal, Row, Section
from bench.wire.load import pages, turns
from bench.wire.process import Server, running

MANY, FEW, LISTED = 10_000, 10, 1000
TEXT = 6
"""Characters of what the tool says again and again, the number of the call aside."""

AMONG = "A read call, 4 at once, behind upstreams with few tools and with many."
LARGE = "A read call with a text of a megabyte: parsed, scanned leaf by leaf, and sent on with its envelope spliced in."


def measure(plan: Plan, runner: asyncio.Runner) -> list[Section]:
    """Many tools, then large results."""
    return [_among_many(plan, runner), _large(plan, runner)]


def _behind(stack: ExitStack, tools: int) -> Server:
    upstream = stack.enter_context(running("bench.wire.upstream", tools))
    return stack.enter_context(running("bench.wire.gateway", upstream.port, "read"))


def _among_many(plan: Plan, runner: asyncio.Runner) -> Section:
    count = plan.calls(MANY, 100)
    with ExitStack() as stack:
        few, listed, many = (_behind(stack, tools) for tools in (FEW, LISTED, count))
        contenders = {
            name: turns(runner, stack, server, "legacy", 4, plan.calls(1500))
            for name, server in (("few", few), ("listed", listed), ("many", many))
        }
        contenders["page"] = pages(runner, stack, listed, plan.calls(200))
        contenders["beside"] = turns(runner, stack, listed, "legacy", 4, plan.calls(1500), listing=True)
        taken = interleave(contenders, plan.rounds)

    def wait(name: str, percent: float) -> float:
        return middle(taken[name], lambda batch: batch.wait_ms(percent))

    page = middle(taken["page"], lambda batch: batch.cpu_s / batch.calls * 1e3)
    return Section(
        "The gateway among many tools",
        AMONG,
        [
            Row(f"p99 of a call, {FEW} tools upstream", wait("few", 99), "ms"),
            Row(
                f"p99 of a call, {count:,} tools upstream",
                wait("many", 99),
                "ms",
                wait("few", 99),
                Goal("<=", 1.2),
            ),
            Row(f"from its start to its first answer, {count:,} tools", many.ready_s, "s", few.ready_s),
            Row(f"a page of the list of {LISTED:,} tools, from cached bytes", page, "ms cpu"),
            Row(
                f"p50 of a call while {LISTED:,} tools are listed without end",
                wait("beside", 50),
                "ms",
                wait("listed", 50),
                Goal("<=", 1.5),
            ),
        ],
    )


def _large(plan: Plan, runner: asyncio.Runner) -> Section:
    times = plan.calls(1_000_000 // TEXT, 100)
    with ExitStack() as stack:
        upstream = stack.enter_context(running("bench.wire.upstream"))
        gateway = stack.enter_context(running("bench.wire.gateway", upstream.port, "read"))
        forward = stack.enter_context(running("bench.wire.forward", upstream.port))
        taken = interleave(
            {
                name: turns(runner, stack, server, "legacy", 1, plan.calls(40), times=times)
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
