"""The cost of one governed read in process, by the form in which the call comes, each beside the floor of the same input.

Processor time, because nothing here waits for anything.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, closing
from functools import partial
from typing import Any

from bench import order
from bench.forms import FORMS, OurForms
from bench.measure import Batch, Contender, Rounds, in_turn, interleave, middle
from bench.plan import Plan
from bench.report import Goal, Row, Section

CALLS = 500
LIMIT = Goal("<=", 3.5)
ABOUT = "A read, as a program or a provider's SDK gives it, envelope as JSON bytes out; the floor reads this one form only."


def measure(plan: Plan) -> list[Section]:
    """Floor and ours of every form, in turn."""
    calls = plan.calls(CALLS)
    with asyncio.Runner() as runner, ExitStack() as stack:
        contenders: dict[str, Contender] = {}
        ours = stack.enter_context(closing(OurForms())) if plan.ours else None
        for form in FORMS:
            given, floor = form.calls(), form.floor()
            contenders[f"floor: {form.said}"] = partial(
                _batch, runner, calls, floor.call, given, floor.tape.clear
            )
            if ours is not None:
                contenders[form.said] = partial(_batch, runner, calls, ours.call, given)
        taken = interleave(contenders, plan.rounds)
    return [Section("One call in process, by its form", ABOUT, _rows(taken))]


def _batch(
    runner: asyncio.Runner,
    calls: int,
    call: Callable[[Any], Awaitable[bytes]],
    given: list[Any],
    tidy: Callable[[], None] = lambda: None,
) -> Batch:
    tidy()
    return runner.run(in_turn(calls, lambda index: call(given[index % order.VARIETY])))


def _rows(taken: Rounds) -> list[Row]:
    rows = []
    for form in FORMS:
        floor = middle(taken[f"floor: {form.said}"], _cost)
        rows.append(Row(f"floor: {form.said}", floor, "µs cpu"))
        if form.said in taken:
            rows.append(
                Row(f"a read as {form.said}", middle(taken[form.said], _cost), "µs cpu", floor, LIMIT)
            )
    return rows


def _cost(batch: Batch) -> float:
    return batch.cpu_us
