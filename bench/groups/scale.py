"""What grows: the number of registered tools, the size of an argument, the size of a result."""

import asyncio
from contextlib import closing
from time import perf_counter

import jsonschema_rs
import orjson

from bench import order
from bench.groups import turns
from bench.groups.turns import FLOOR
from bench.measure import Batch, Contender, in_turn, interleave, straight
from bench.ours import BIG_SCHEMA, Big, Item, Many, big_value
from bench.plan import Plan
from bench.report import Goal, Row, Section

MANY = 10_000
SMALL_MULTIPLE = Goal("<=", 5.0)


def measure(plan: Plan) -> list[Section]:
    """Many tools, then large values."""
    return [many_tools(plan), large_values(plan)]


def many_tools(plan: Plan) -> Section:
    """Registering 10,000 tools, and one call among them beside one call among ten."""
    count = plan.calls(MANY, 100)
    before = perf_counter()
    for _ in range(count):
        jsonschema_rs.validator_for(order.INPUT_SCHEMA)
        jsonschema_rs.validator_for(order.OUTPUT_SCHEMA)
    compiled = perf_counter() - before
    rows = [Row(f"floor: compiling the schemas of {count:,} tools", compiled, "s")]
    if plan.ours:
        rows += _ours_among_many(plan, count, compiled)
    return Section("Many tools", "A call among many beside a call among ten.", rows)


def _ours_among_many(plan: Plan, count: int, compiled: float) -> list[Row]:
    calls = plan.calls(500)
    before = perf_counter()
    with closing(Many(count)) as many, closing(Many(10)) as few, asyncio.Runner() as runner:
        registered = perf_counter() - before
        taken = interleave(
            {FLOOR: turns.untimed(runner, calls, few.call), "many": turns.untimed(runner, calls, many.call)},
            plan.rounds,
        )
    named: list[turns.Named] = [
        (FLOOR, "read call among 10 tools", None),
        ("many", f"read call among {count:,} tools", Goal("<=", 1.1)),
    ]
    took = Row(f"registering {count:,} tools", registered, "s", compiled, Goal("<=", 2.0, "value"))
    return [took, *turns.rows(taken, _us, "µs cpu", named)]


def large_values(plan: Plan) -> Section:
    """A megabyte in or out beside one JSON parse and one validation of it."""
    value = big_value(plan.calls(10_000))
    calls = plan.calls(6, 1)
    with asyncio.Runner() as runner:
        contenders = {FLOOR: _parse_and_check(value, calls)}
        if plan.ours:
            big = Big(value)
            contenders["in"] = lambda: runner.run(in_turn(calls, big.take))
            contenders["out"] = lambda: runner.run(in_turn(calls, big.give))
        taken = interleave(contenders, plan.rounds)
    size = len(orjson.dumps(value)) / 1e6
    named: list[turns.Named] = [
        (FLOOR, f"floor: parse and validate {size:.2g} MB of JSON once", None),
        ("in", f"read call with an argument of {size:.2g} MB", SMALL_MULTIPLE),
        ("out", f"read call with a result of {size:.2g} MB", SMALL_MULTIPLE),
    ]
    return Section("Large values", "10,000 rows of three fields.", turns.rows(taken, _ms, "ms cpu", named))


def _parse_and_check(value: list[Item], calls: int) -> Contender:
    body, check = orjson.dumps({"rows": value}), jsonschema_rs.validator_for(BIG_SCHEMA)

    def once(_: int) -> None:
        if not check.is_valid(orjson.loads(body)):
            raise ValueError("the large value does not meet its schema")

    return lambda: straight(calls, once)


def _us(batch: Batch) -> float:
    return batch.cpu_us


def _ms(batch: Batch) -> float:
    return batch.cpu_us / 1e3
