"""A step of a long tool beside a step of the engine itself: the same trivial function, the same database, in turn."""

from contextlib import closing
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from bench.groups import turns
from bench.groups.turns import FLOOR
from bench.measure import Batch, Contender, interleave
from bench.plan import Plan
from bench.report import Goal, Section
from callwright import CallContext, Callwright

ABOUT = "DBOS on a SQLite file with a write-ahead log, synchronous=FULL; every step's result is on record before the next begins."


def measure(plan: Plan) -> list[Section]:
    """Steps one after the other in one task."""
    from dbos import DBOS

    steps = plan.calls(200)

    def raw(count: int) -> list[float]:
        return [_timed(lambda: DBOS.run_step({"name": "raw"}, _nothing)) for _ in range(count)]

    DBOS.workflow(name="bench.raw")(raw)
    with closing(_app(plan.folder / "tasks.db")) as app:
        contenders: dict[str, Contender] = {
            FLOOR: lambda: _batch(lambda: DBOS.start_workflow(raw, steps).get_result()),
        }
        if plan.ours:
            for kind in ("idempotent", "once"):
                contenders[kind] = _ours(app, kind, steps)
        app.tasks.start_worker()
        taken = interleave(contenders, plan.rounds)
    named: list[turns.Named] = [
        (FLOOR, "floor: a step of the engine itself", None),
        ("idempotent", "context.step", Goal("<=", 1.3)),
        ("once", "context.step of a once tool: begun, then done", None),
    ]
    return [Section("A durable step", ABOUT, turns.rows(taken, _p50, "µs p50", named))]


def _app(file: Path) -> Callwright:
    app = Callwright(file)

    def steps(count: int, turn: int, context: CallContext) -> list[float]:
        del turn  # tells one call from the next
        return [_timed(lambda: context.step("step", _nothing)) for _ in range(count)]

    app.tool(name="idempotent", effect="idempotent", long=True)(steps)
    app.tool(name="once", effect="once", long=True)(steps)
    return app


def _ours(app: Callwright, tool: str, count: int) -> Contender:
    turn = iter(range(1_000_000))

    def waits() -> Any:
        begun = app.call({"name": tool, "arguments": {"count": count, "turn": next(turn)}})
        return app.tasks.get(begun.meta.handle or "").result(600).data

    return lambda: _batch(waits)


def _batch(run: Any) -> Batch:
    cpu, wall = process_time(), perf_counter()
    waits = run()
    return Batch(len(waits), perf_counter() - wall, process_time() - cpu, waits)


def _timed(run: Any) -> float:
    before = perf_counter()
    run()
    return perf_counter() - before


def _nothing() -> str:
    return "1"


def _p50(batch: Batch) -> float:
    return batch.wait_ms(50) * 1e3
