"""What a ``once`` call costs on PostgreSQL, beside hand-written floors on the same server; started for this bench.

Wall time. The server flushes at every commit, so an acknowledged row survives a kill -9 and a loss of power.
"""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, closing

from bench.floor_postgres import Raw, Together, connect
from bench.groups import turns
from bench.groups.turns import FLOOR
from bench.measure import Batch, Contender, interleave, percentile
from bench.ours import Ours, claims_on
from bench.plan import Plan
from bench.report import Goal, Row, Section

SURVIVES = "Ours and floors on one server over loopback; an acknowledged row survives kill -9 and power loss."
PER_SECOND = 7_000.0
FEW, MANY = 1_000, 1_000_000

FILL = """
INSERT INTO ledger (digest, key, tool, version, args_hash, effect, state, fence, attempt, owner, lease_until, trace_id,
    tenant, principal, created_at, updated_at, expires_at, outcome)
SELECT sha256(convert_to('default/local/=old-' || n, 'UTF8')), 'default/local/=old-' || n, 'create_order', '1.0.0',
    lpad(to_hex(n), 64, '0'), 'once', 'committed', 1, 1, lpad(to_hex(n), 32, '0'), 0, lpad(to_hex(n), 32, '0'), 'default',
    'local', 1, 1, 9000000000000, convert_to('{"data":{"order_id":"order-user-00000000-SKU-00001-1-CNY"}}', 'UTF8')
FROM generate_series(1, %s) AS n
"""


def measure(plan: Plan) -> list[Section]:
    """One at a time, 32 and 256 at once, replayed, and among many rows."""
    from scripts.postgres_server import running

    with running(durable=True) as server:
        return [
            alone(plan, server.url),
            replayed(plan, server.url),
            together(plan, server.url, 32, 3000),
            together(plan, server.url, 256, 8000),
            *woken(plan, server.url),
            *among_many(plan, server.url),
        ]


def alone(plan: Plan, url: str) -> Section:
    """One call after the other: two raw round trips in the caller's thread are the floor."""
    calls = plan.calls(400)
    with asyncio.Runner() as runner, ExitStack() as stack:
        raw = stack.enter_context(closing(Raw(url, "floor_alone")))
        contenders: dict[str, Contender] = {FLOOR: turns.plain(calls, raw.call)}
        ours = None
        if plan.ours:
            ours = stack.enter_context(closing(Ours(f"{url}?schema=ours_alone")))
            contenders |= {
                "awaited": turns.wide(runner, calls, 1, ours.once),
                "plain": turns.plain(calls, ours.once_plainly),
                "in a run": turns.wide(runner, calls, 1, ours.once_in_a_run),
            }
        taken = turns.taken(plan, contenders, ours)
    named: list[turns.Named] = [
        (FLOOR, "PostgreSQL: floor: two raw round trips", None),
        ("awaited", "PostgreSQL: once call, 1 at a time", Goal("<=", 1.5)),
        ("plain", "PostgreSQL: once call, 1 at a time, from plain code", Goal("<=", 1.5)),
        ("in a run", "PostgreSQL: once call, 1 at a time, in a run, derived key", None),
    ]
    return Section(
        "A once call on PostgreSQL, one at a time", SURVIVES, turns.rows(taken, _p50, "µs p50", named)
    )


def replayed(plan: Plan, url: str) -> Section:
    """A call that was made before: one raw SELECT is the floor."""
    calls = plan.calls(400, 16)
    with asyncio.Runner() as runner, ExitStack() as stack:
        raw = stack.enter_context(closing(Raw(url, "floor_replayed")))
        for index in range(8):
            raw.call(index)
        contenders: dict[str, Contender] = {FLOOR: turns.plain(calls, raw.look)}
        if plan.ours:
            ours = stack.enter_context(closing(Ours(f"{url}?schema=ours_replayed")))
            contenders["again"] = turns.wide(runner, calls, 1, ours.again)
        taken = interleave(contenders, plan.rounds)
    named: list[turns.Named] = [
        (FLOOR, "PostgreSQL: floor: one raw SELECT", None),
        ("again", "PostgreSQL: once call made again: replayed", Goal("<=", 1.2)),
    ]
    return Section("A replayed answer on PostgreSQL", SURVIVES, turns.rows(taken, _p50, "µs p50", named))


def together(plan: Plan, url: str, width: int, usual: int) -> Section:
    """``width`` callers at once: a hand-written batched commit is the floor."""
    calls = plan.calls(usual, width)
    with asyncio.Runner() as runner, ExitStack() as stack:
        floor = stack.enter_context(closing(Together(url, f"floor_{width}")))
        contenders: dict[str, Contender] = {FLOOR: turns.wide(runner, calls, width, floor.call)}
        ours = None
        if plan.ours:
            ours = stack.enter_context(closing(Ours(f"{url}?schema=ours_{width}")))
            contenders["ours"] = turns.wide(runner, calls, width, ours.once)
            contenders["in a run"] = turns.wide(runner, calls, width, ours.once_in_a_run)
        taken = turns.taken(plan, contenders, ours)
    at = f", {width} at once"

    def figures(figure: Callable[[Batch], float], unit: str, goal: Goal | None) -> list[Row]:
        named: list[turns.Named] = [
            (FLOOR, f"PostgreSQL: floor: batched commit by hand{at}, {unit}", None),
            ("ours", f"PostgreSQL: once call{at}, {unit}", goal),
            ("in a run", f"PostgreSQL: once call{at}, in a run, derived key, {unit}", None),
        ]
        return turns.rows(taken, figure, unit, named)

    rows = figures(_per_second, "calls/s", Goal(">=", 0.5) if width == 256 else None)
    if width == 256 and "ours" in taken:
        said = f"PostgreSQL: once call{at}, from one process"
        rows.append(Row(said, rows[1].value, "calls/s", goal=Goal(">=", PER_SECOND, "value")))
    rows += figures(_p99_ms, "ms p99", Goal("<=", 3.0)) + turns.chaining(f" on PostgreSQL{at}", ours)
    return Section(f"A once call on PostgreSQL{at}", SURVIVES, rows)


def woken(plan: Plan, url: str) -> list[Section]:
    """How long somebody who waits on another connection sleeps on after the settle."""
    if not plan.ours:
        return []
    with closing(claims_on(f"{url}?schema=ours_woken")) as claims:
        waits = [claims.woken(index) * 1e3 for index in range(plan.calls(100))]
    figures = (("p50", percentile(waits, 50)), ("p99", percentile(waits, 99)))
    rows = [
        Row(f"PostgreSQL: woken after the settle, {name}", value, "ms", goal=Goal("<=", 50.0, "value"))
        for name, value in figures
    ]
    return [Section("Waiting for another process's call on PostgreSQL", "Told by NOTIFY.", rows)]


def among_many(plan: Plan, url: str) -> list[Section]:
    """A claim beside a thousand rows, and beside a million."""
    if not plan.ours:
        return []
    calls, many = plan.calls(400), plan.calls(MANY, 2 * FEW)
    with ExitStack() as stack:
        contenders: dict[str, Contender] = {}
        for name, schema, rows in ((FLOOR, "ours_few", FEW), ("many", "ours_many", many)):
            claims = stack.enter_context(closing(claims_on(f"{url}?schema={schema}")))
            with connect(url, schema, make=False) as connection:
                connection.execute(FILL, (rows,))
            contenders[name] = turns.plain(calls, claims.claim)
        taken = interleave(contenders, plan.rounds)
    named: list[turns.Named] = [
        (FLOOR, f"PostgreSQL: a claim beside {FEW:,} rows", None),
        ("many", f"PostgreSQL: a claim beside {many:,} rows", Goal("<=", 1.3)),
    ]
    return [
        Section("A claim on PostgreSQL among many rows", SURVIVES, turns.rows(taken, _p50, "µs p50", named))
    ]


def _p50(batch: Batch) -> float:
    return batch.wait_ms(50) * 1e3


def _p99_ms(batch: Batch) -> float:
    return batch.wait_ms(99)


def _per_second(batch: Batch) -> float:
    return batch.per_second
