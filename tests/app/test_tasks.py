"""Long tools through the library's door, on memory and on SQLite with DBOS."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from callwright import CallContext, Callwright, MayHaveHappened, NotApplied, Principal, Rule, ToolResult
from callwright.domain.effects import Answer, Claim, Claimed, Settle, StoreFailed
from callwright.domain.records import LedgerState
from callwright.domain.task_records import Job
from callwright.engine import TaskExecution, TaskFunction, TaskLostError
from callwright.engines.memory_engine import MemoryEngine
from callwright.ports import StoreEffect
from callwright.runtime.clock import SystemClock
from callwright.stores.memory_store import MemoryStore
from callwright.tasks import NoSuchTaskError
from callwright.testing import FakeClock
from stores.making import claim, settle

LONG_S = 20.0


@pytest.fixture(params=["memory", "sqlite"])
def app(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callwright]:
    with Callwright(tmp_path / "ledger.db" if request.param == "sqlite" else None) as made:
        yield made


@pytest.fixture
def in_memory() -> Iterator[Callwright]:
    with Callwright() as made:
        yield made


def call(app: Callwright, tool: str, **options: Any) -> ToolResult:
    return app.call({"name": tool, "arguments": {}}, **options)


def ended(app: Callwright, begun: ToolResult) -> ToolResult:
    assert begun.success, begun
    return app.tasks.get(begun.meta.handle or "").result(LONG_S)


@pytest.mark.promise("C8")
def test_a_long_call_ends_at_once_with_a_handle_and_its_result_is_the_envelope_of_a_short_one(
    app: Callwright,
) -> None:
    go = threading.Event()

    @app.tool(effect="once", long=True)
    def report(month: str) -> dict[str, str]:
        go.wait(LONG_S)
        return {"month": month}

    begun = app.call({"name": "report", "arguments": {"month": "2026-11"}})
    handle = begun.meta.handle
    assert (begun.success, begun.effect, begun.next_action) == (True, "unknown", "continue")
    assert begun.data == {"task": handle}
    assert [one.code for one in begun.warnings] == ["task_goes_on"]
    task = app.tasks.get(handle or "")
    assert task.poll_result() is None
    go.set()
    result = task.result(LONG_S)
    assert (result.success, result.data, result.effect) == (True, {"month": "2026-11"}, "committed")
    assert result.source[0].label == "ledger entry"
    assert (result.meta.handle, result.meta.call_id, result.meta.attempts) == (handle, handle, 1)
    assert result.meta.trace_id == begun.meta.trace_id
    assert task.state == "completed"
    assert [entry.state for entry in app.store.list_entries()] == ["committed"]


@pytest.mark.promise("C8", "C3")
def test_the_same_call_gives_the_same_handle_while_it_runs_and_its_result_afterwards(app: Callwright) -> None:
    go, runs = threading.Event(), list[int]()

    @app.tool(effect="once", long=True, repeat="replay")
    def pay() -> str:
        runs.append(1)
        go.wait(LONG_S)
        return "paid"

    first = call(app, "pay")
    again = asyncio.run(app.acall({"name": "pay", "arguments": {}}))
    assert first.meta.handle == again.meta.handle
    go.set()
    ended(app, first)
    last = call(app, "pay")
    assert (last.data, last.meta.replayed, last.meta.handle) == ("paid", True, first.meta.handle)
    assert runs == [1]


def test_the_claim_stands_before_the_engine_has_the_call_and_is_settled_when_the_task_ends(
    app: Callwright,
) -> None:
    app.tasks.executes_here = False

    @app.tool(effect="once", long=True)
    def pay() -> str:
        return "paid"

    begun = call(app, "pay")
    (entry,) = app.store.list_entries()
    assert (entry.state, entry.owner) == ("claimed", begun.meta.handle)
    app.tasks.start_worker()
    assert ended(app, begun).effect == "committed"
    (entry,) = app.store.list_entries()
    assert entry.state == "committed"


@pytest.mark.parametrize("store", ["memory", "sqlite"])
def test_who_has_as_many_unfinished_tasks_as_allowed_is_refused_another_and_nobody_else_is(
    store: str, tmp_path: Path
) -> None:
    ann, bob = Principal("ann"), Principal("bob")
    app = Callwright(tmp_path / "ledger.db" if store == "sqlite" else None, rules=[Rule("allow")])
    app.tasks.executes_here = False
    app.tasks.limits.of_principal, app.tasks.limits.of_tenant = 2, 3

    @app.tool(effect="once", key=["month"], long=True, repeat="replay")
    def report(month: int) -> int:
        return month

    def ask(month: int, principal: Principal) -> ToolResult:
        return app.call({"name": "report", "arguments": {"month": month}}, principal=principal)

    begun = [ask(1, ann), ask(2, ann)]
    refused = ask(3, ann)
    assert refused.error is not None
    assert (refused.error.code, refused.effect, refused.meta.handle) == ("quota_exceeded", "none", None)
    assert ask(2, ann).meta.handle == begun[1].meta.handle  # joins its task: no further one
    assert ask(1, bob).success
    of_tenant = ask(2, bob)
    assert of_tenant.error is not None
    assert of_tenant.error.code == "quota_exceeded"
    assert ask(1, Principal("ann", "other")).success
    app.tasks.start_worker()
    for one in begun:
        assert app.tasks.get(one.meta.handle or "", principal=ann).result(LONG_S).success
    again = ask(3, ann)
    assert again.success, again
    assert app.tasks.get(again.meta.handle or "", principal=ann).result(LONG_S).data == 3
    app.close()


@pytest.mark.parametrize("store", ["memory", "sqlite"])
def test_calls_of_one_moment_begin_no_more_tasks_than_are_allowed(store: str, tmp_path: Path) -> None:
    app = Callwright(tmp_path / "ledger.db" if store == "sqlite" else None)
    app.tasks.executes_here = False
    app.tasks.limits.of_principal = 5

    @app.tool(effect="once", key=["month"], long=True)
    def report(month: int) -> int:
        return month

    async def ask_all() -> list[ToolResult]:
        return await asyncio.gather(
            *(app.acall({"name": "report", "arguments": {"month": month}}) for month in range(40))
        )

    told = Counter(one.error.code if one.error else "begun" for one in asyncio.run(ask_all()))
    assert told == {"begun": 5, "quota_exceeded": 35}
    app.close()


def test_a_long_read_leaves_no_row_and_every_call_is_a_task_of_its_own(app: Callwright) -> None:
    @app.tool(effect="read", long=True)
    async def search() -> list[int]:
        return [1]

    first, second = call(app, "search"), call(app, "search")
    assert first.effect == "none"
    assert first.meta.handle != second.meta.handle
    assert ended(app, first).data == ended(app, second).data == [1]
    assert app.store.list_entries() == []


@pytest.mark.promise("C8")
def test_steps_are_done_once_over_all_attempts_and_their_results_are_given_again(app: Callwright) -> None:
    done, tries = list[str](), list[int]()

    @app.tool(effect="idempotent", long=True, retries=2)
    def build(context: CallContext) -> dict[str, Any]:
        def fetch(what: str, gives: Any) -> Any:
            done.append(what)
            return gives

        first = context.step("fetch", lambda: fetch("fetch", {"rows": (1, 2)}))
        second = context.step("fetch", lambda: fetch("fetch again", 2))
        tries.append(1)
        if len(tries) == 1:
            raise NotApplied("upstream_error", retry_after_ms=1)
        return {"first": first, "second": second}

    result = ended(app, call(app, "build"))
    assert (result.data, result.meta.attempts) == ({"first": {"rows": [1, 2]}, "second": 2}, 2)
    assert done == ["fetch", "fetch again"]


def test_steps_of_a_coroutine_are_awaited_and_may_not_overlap(app: Callwright) -> None:
    @app.tool(effect="read", long=True)
    async def build(context: CallContext) -> Any:
        async def part() -> int:
            await asyncio.sleep(0)
            return 1

        one = await context.step("async", part)
        two = context.step("plain", lambda: 2)
        inside = context.step("outer", lambda: _refused(lambda: context.step("inner", lambda: 0)))
        return [one, two, inside]

    assert ended(app, call(app, "build")).data == [1, 2, "RuntimeError"]


def _refused(what: Callable[[], Any]) -> str:
    try:
        return str(what())
    except RuntimeError as fault:
        return type(fault).__name__


def test_what_a_step_raises_is_what_its_tool_raises(app: Callwright) -> None:
    @app.tool(effect="once", long=True)
    def pay(context: CallContext) -> None:
        context.step("pay", _lose)

    result = ended(app, call(app, "pay"))
    assert result.error is not None
    assert (result.error.code, result.effect) == ("outcome_unknown", "unknown")
    assert [entry.state for entry in app.store.list_entries()] == ["unknown"]


@pytest.mark.promise("C4", "C8")
@pytest.mark.parametrize("marks", [False, True])
def test_a_task_that_says_not_applied_after_a_step_that_wrote_is_in_doubt(
    app: Callwright, *, marks: bool
) -> None:
    @app.tool(effect="once", long=True, marks_effect=marks)
    def order(context: CallContext) -> None:
        context.step("reserve", lambda: 1)
        context.step("pay", _decline)

    @app.tool(effect="once", long=True, marks_effect=marks)
    def settle_late(context: CallContext) -> None:
        context.step("reserve", lambda: 1)
        raise NotApplied("rate_limited")

    for tool in ("order", "settle_late"):
        result = ended(app, call(app, tool))
        assert (result.effect, result.error and result.error.retryable) == ("unknown", False), tool
        assert [one.state for one in app.store.list_entries(tool=tool)] == ["answered"]


@pytest.mark.promise("C4", "C8")
@pytest.mark.parametrize("marks", [False, True])
def test_a_task_that_says_not_applied_before_it_wrote_anything_is_believed(
    app: Callwright, *, marks: bool
) -> None:
    @app.tool(effect="once", long=True, marks_effect=marks)
    def order(context: CallContext) -> None:
        context.step("look", lambda: 1, effect="read")
        context.step("reserve", _decline)

    result = ended(app, call(app, "order"))
    assert (result.effect, result.error and result.error.code) == ("none", "rate_limited")
    assert [one.state for one in app.store.list_entries()] == ["released"]


@pytest.mark.promise("C4", "C8")
def test_a_step_that_says_not_applied_after_its_effect_had_started_is_not_believed(app: Callwright) -> None:
    @app.tool(effect="once", long=True)
    def order(context: CallContext) -> None:
        def pay() -> None:
            context.effect_started()
            _decline()

        context.step("pay", pay)

    assert ended(app, call(app, "order")).effect == "unknown"


def _decline() -> None:
    raise NotApplied("rate_limited")


def _lose() -> None:
    raise MayHaveHappened("connection_failed")


@pytest.mark.promise("C8")
def test_a_task_says_how_far_it_is_and_can_be_called_off(app: Callwright) -> None:
    runs = threading.Event()

    @app.tool(effect="once", long=True)
    async def build(context: CallContext) -> None:
        context.progress(1, 3, "一半，写入 /srv/app/out.db，主机 10.0.0.7，password=hunter2xy")
        runs.set()
        await asyncio.Event().wait()

    begun = call(app, "build")
    assert runs.wait(LONG_S)
    task = app.tasks.get(begun.meta.handle or "")
    progress = task.progress
    assert progress is not None
    assert (progress.done, progress.total) == (1, 3)
    assert (
        progress.message == "一半，写入 …/out.db，主机 [removed]，password=[removed]"
    )  # clients and models read it
    assert task.cancel()
    result = task.result(LONG_S)
    assert result.error is not None
    assert (result.error.code, result.effect, task.state) == ("outcome_unknown", "unknown", "cancelled")
    assert not task.cancel()


def test_a_task_that_is_called_off_in_the_queue_has_done_nothing_and_frees_its_key(app: Callwright) -> None:
    app.tasks.executes_here = False
    runs = list[int]()

    @app.tool(effect="once", long=True)
    def pay() -> str:
        runs.append(1)
        return "paid"

    begun = call(app, "pay")
    app.tasks.get(begun.meta.handle or "").cancel()
    app.tasks.start_worker()
    result = ended(app, begun)
    assert result.error is not None
    assert (result.error.code, result.effect, runs) == ("cancelled", "none", [])
    again = call(app, "pay")
    assert again.meta.handle != begun.meta.handle
    assert ended(app, again).data == "paid"


def test_a_task_past_its_deadline_in_the_queue_is_not_begun(app: Callwright) -> None:
    app.tasks.executes_here = False
    runs = list[int]()

    @app.tool(effect="once", long=True)
    def pay() -> None:
        runs.append(1)

    begun = call(app, "pay", timeout_ms=1)
    threading.Event().wait(0.01)
    app.tasks.start_worker()
    result = ended(app, begun)
    assert result.error is not None
    assert (result.error.code, result.effect, runs) == ("timeout", "none", [])


def test_waiting_for_a_result_ends_in_time_and_the_task_goes_on(app: Callwright) -> None:
    app.tasks.executes_here = False

    @app.tool(effect="read", long=True)
    def look() -> int:
        return 1

    begun = call(app, "look")
    task = app.tasks.get(begun.meta.handle or "")
    with pytest.raises(TimeoutError):
        task.result(0.05)
    with pytest.raises(TimeoutError):
        asyncio.run(task.aresult(0.05))
    app.tasks.start_worker()
    assert asyncio.run(task.aresult(LONG_S)).data == 1


def test_a_task_is_found_by_whoever_began_it_and_by_nobody_else(in_memory: Callwright) -> None:
    app = in_memory

    @app.tool(effect="read", long=True)
    def look() -> int:
        return 1

    handle = call(app, "look").meta.handle or ""
    for stranger in (Principal(id="mallory"), Principal(tenant="other")):
        with pytest.raises(NoSuchTaskError):
            app.tasks.get(handle, principal=stranger)
        assert app.tasks.list(principal=stranger) == []
    with pytest.raises(NoSuchTaskError):
        app.tasks.get("0" * 32)
    assert [one.handle for one in app.tasks.list()] == [handle]


def test_a_refused_call_begins_no_task_and_an_approved_one_does(in_memory: Callwright) -> None:
    with Callwright(rules=[Rule("approve", tools=("pay",))]) as app:

        @app.tool(effect="once", long=True)
        def pay(amount: int) -> int:
            return amount

        refused = app.call({"name": "pay", "arguments": {"amount": "lots"}})
        assert not refused.success
        asked = app.call({"name": "pay", "arguments": {"amount": 1}})
        assert asked.error is not None
        assert asked.error.code == "approval_required"
        assert app.tasks.list() == []
        assert app.approve(asked.meta.handle or "", by=Principal("boss"))
        begun = app.call({"name": "pay", "arguments": {"amount": 1}}, approval=asked.meta.handle)
        assert ended(app, begun).data == 1


def test_a_dry_run_begins_no_task(in_memory: Callwright) -> None:
    @in_memory.tool(effect="once", long=True)
    def pay() -> None:
        return None

    assert call(in_memory, "pay", dry_run=True).meta.handle is None
    assert in_memory.tasks.list() == []


def test_a_tape_of_a_long_call_is_replayed_like_any_other(in_memory: Callwright) -> None:
    @in_memory.tool(effect="once", long=True)
    def pay() -> None:
        return None

    begun = call(in_memory, "pay")
    assert in_memory.replay(begun.meta.call_id) == begun


def test_without_an_engine_a_long_call_is_refused_and_its_claim_let_go() -> None:
    class Elsewhere(MemoryStore):
        durability = "kill"  # type: ignore[assignment]

    with Callwright(Elsewhere(FakeClock())) as app:

        @app.tool(effect="once", long=True)
        def pay() -> None:
            return None

        result = call(app, "pay")
        assert result.error is not None
        assert (result.error.code, result.effect) == ("unavailable", "none")
        assert [entry.state for entry in app.store.list_entries()] == ["released"]


def test_a_run_pays_for_a_long_call_once_and_its_time_does_not_end_the_task(in_memory: Callwright) -> None:
    @in_memory.tool(effect="idempotent", long=True)
    def build() -> int:
        return 1

    begun = call(in_memory, "build", run="r1")
    result = ended(in_memory, begun)
    assert (result.data, result.meta.run_id) == (1, "r1")


class Away(MemoryStore):
    """A ledger that cannot be asked when a worker first takes a task up."""

    fails = 1

    def perform_effect_async(self, effect: StoreEffect) -> Answer:
        if isinstance(effect, Claim) and effect.task and self.fails:
            self.fails -= 1
            return StoreFailed("gone")
        return self.perform_effect(effect)


@pytest.mark.promise("R10", "C8")
def test_a_task_whose_ledger_is_away_is_taken_up_again_later() -> None:
    with Callwright(Away(FakeClock())) as app:
        runs = list[int]()

        @app.tool(effect="once", long=True)
        def pay() -> str:
            runs.append(1)
            return "paid"

        result = ended(app, call(app, "pay"))
        assert (result.data, result.effect, runs) == ("paid", "committed", [1])
        assert [entry.state for entry in app.store.list_entries()] == ["committed"]


class Full(MemoryStore):
    """A ledger that cannot write how the first call ended when it is first told."""

    fails = 40

    def perform_effect_async(self, effect: StoreEffect) -> Answer:
        if isinstance(effect, Settle) and self.fails:
            self.fails -= 1
            return StoreFailed("full")
        return self.perform_effect(effect)


@pytest.mark.promise("R10", "C8")
def test_a_task_ends_when_the_ledger_knows_how_it_ended() -> None:
    clock = FakeClock()
    with Callwright(Full(clock), clock=clock) as app:

        @app.tool(effect="once", long=True)
        def pay() -> str:
            return "paid"

        result = ended(app, call(app, "pay"))
        assert (result.data, result.effect, result.warnings) == ("paid", "committed", [])
        assert [entry.state for entry in app.store.list_entries()] == ["committed"]


class Contested(MemoryStore):
    """A ledger on which workers that have lost the task, and do not know it yet, raise the fence just before it settles."""

    others = 3
    away = 3

    def perform_effect_async(self, effect: StoreEffect) -> Answer:
        if isinstance(effect, Claim) and effect.task and self.others < 3 and self.away:
            self.away -= 1
            return StoreFailed("locked")
        if isinstance(effect, Settle) and self.others:
            self.others -= 1
            (entry,) = self.list_entries()
            stale = claim(entry.key, owner=entry.owner, args=entry.args_hash)
            assert isinstance(self.perform_effect(replace(stale, task="take_over", holder=None)), Claimed)
        return self.perform_effect(effect)


@pytest.mark.promise("C8", "R4")
@pytest.mark.parametrize("away", [0, 3])
def test_the_run_that_has_a_task_settles_it_as_often_as_others_raise_the_fence(away: int) -> None:
    clock = FakeClock()
    store = Contested(clock)
    store.away = away
    with Callwright(store, clock=clock) as app:

        @app.tool(effect="once", long=True)
        def pay() -> str:
            return "paid"

        result = ended(app, call(app, "pay"))
        assert (result.data, result.effect, result.warnings) == ("paid", "committed", [])
        assert [entry.state for entry in store.list_entries()] == ["committed"]
        assert (store.others, store.away) == (0, 0)


@pytest.mark.promise("C8", "R4")
def test_a_worker_that_lost_its_task_while_the_ledger_was_away_settles_it_when_the_ledger_is_back() -> None:
    clock = FakeClock()
    store = Full(clock)

    class Lost(MemoryEngine):
        """Takes every task away from its worker while the ledger is away."""

        def serve(self, run: TaskFunction, serves: Callable[[Job], bool], *, concurrency: int = 16) -> None:
            super().serve(lambda execution: run(_lost_while_away(execution, store)), serves)

    with Callwright(store, clock=clock) as app:
        app.tasks.use_engine(Lost())

        @app.tool(effect="once", long=True)
        def pay() -> str:
            return "paid"

        result = ended(app, call(app, "pay"))
        assert (result.data, result.effect, result.warnings) == ("paid", "committed", [])
        assert [entry.state for entry in store.list_entries()] == ["committed"]


@pytest.mark.promise("C8", "R13")
def test_a_step_that_could_not_go_on_at_its_worker_is_made_by_the_next_run_and_is_no_failure() -> None:
    done, refused = list[str](), list[str]()

    class Losing(MemoryEngine):
        """Takes a task away from its worker just before its second step."""

        def serve(self, run: TaskFunction, serves: Callable[[Job], bool], *, concurrency: int = 16) -> None:
            super().serve(lambda execution: run(_losing(execution, refused)), serves)

    with Callwright() as app:
        app.tasks.use_engine(Losing())

        @app.tool(effect="once", long=True)
        def order(context: CallContext) -> str:
            context.step("reserve", lambda: done.append("reserved"))
            context.step("pay", lambda: done.append("paid"), effect="idempotent")
            return "ordered"

        result = ended(app, call(app, "order"))
        assert (result.data, result.effect) == ("ordered", "committed"), result.error
        assert (done, refused) == (["reserved", "paid"], ["step:pay"])
        assert [entry.state for entry in app.store.list_entries()] == ["committed"]


def _losing(execution: TaskExecution, refused: list[str]) -> TaskExecution:
    class Mine:
        """This run as the engine made it, which loses the task at the step "pay" once."""

        def __getattr__(self, name: str) -> Any:
            return getattr(execution, name)

        def record_step(self, name: str, make: Callable[[], str]) -> str:
            if name == "step:pay" and not refused:
                refused.append(name)
                raise TaskLostError
            return execution.record_step(name, make)

    made: Any = Mine()
    return cast("TaskExecution", made)


def _lost_while_away(execution: TaskExecution, store: "Full") -> TaskExecution:
    class Mine:
        """This run as the engine made it, which says that it has lost the task once the ledger has failed."""

        def __getattr__(self, name: str) -> Any:
            return getattr(execution, name)

        @property
        def is_lost(self) -> bool:
            return store.fails < Full.fails

    made: Any = Mine()
    return cast("TaskExecution", made)


@pytest.mark.promise("C8", "R4")
def test_a_worker_that_lost_the_task_and_takes_its_claim_does_not_keep_the_run_that_has_it_from_settling(
    app: Callwright,
) -> None:
    @app.tool(effect="once", long=True)
    def pay() -> str:
        (entry,) = app.store.list_entries()
        stale = claim(entry.key, owner=entry.owner, args=entry.args_hash)
        assert isinstance(app.store.perform_effect(replace(stale, task="take_over", holder=None)), Claimed)
        return "paid"

    begun = call(app, "pay")
    result = ended(app, begun)
    assert (result.data, result.effect, result.warnings) == ("paid", "committed", [])
    assert [entry.state for entry in app.store.list_entries()] == ["committed"]


@pytest.mark.promise("C8", "R4")
def test_a_task_that_is_lost_while_its_worker_ends_is_left_without_an_error_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    app, runs = Callwright(tmp_path / "ledger.db"), threading.Event()

    @app.tool(effect="idempotent", long=True)
    async def build() -> None:
        runs.set()
        await asyncio.Event().wait()

    call(app, "build")
    assert runs.wait(LONG_S)
    (entry,) = app.store.list_entries()
    stale = claim(entry.key, owner=entry.owner, args=entry.args_hash)
    assert isinstance(app.store.perform_effect(replace(stale, task="take_over", holder=None)), Claimed)
    app.close(wait_s=0.1)
    assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == []


@pytest.mark.promise("C8", "R4")
@pytest.mark.parametrize(
    ("decided", "state", "effect", "code"),
    [
        ("committed", "completed", "committed", None),
        ("failed", "failed", "none", "tool_failed"),
        ("released", "failed", "none", "tool_failed"),
    ],
)
def test_what_is_decided_of_a_task_in_doubt_is_what_the_task_came_to(
    app: Callwright, decided: LedgerState, state: str, effect: str, code: str | None
) -> None:
    @app.tool(effect="once", long=True)
    def pay() -> None:
        raise MayHaveHappened

    begun = call(app, "pay")
    task = app.tasks.get(begun.meta.handle or "")
    assert (task.result(LONG_S).effect, task.state) == ("unknown", "failed")
    (entry,) = app.store.list_entries()
    assert app.store.decide_entry(entry.entry_id, decided, by="ann", why="on the statement")
    result = task.result(LONG_S)
    assert (result.effect, result.error.code if result.error else None) == (effect, code)
    assert (task.state, result.meta.handle, result.meta.call_id) == (state, task.handle, task.handle)
    assert app.tasks.engine.get_task(task.handle) == task.read_record()


@pytest.mark.promise("C8", "R4")
def test_a_task_whose_call_was_given_to_another_meanwhile_is_in_doubt_and_runs_nothing(
    in_memory: Callwright,
) -> None:
    app = in_memory
    app.tasks.executes_here = False
    runs = list[int]()

    @app.tool(effect="once", long=True)
    def pay() -> None:
        runs.append(1)

    begun = call(app, "pay")
    (entry,) = app.store.list_entries()
    mine = Claimed(entry.entry_id, entry.fence, entry.attempt, None)
    app.store.perform_effect(settle(mine, "released", key=entry.key))
    app.store.perform_effect(claim(entry.key, owner="another", args=entry.args_hash))
    app.tasks.start_worker()
    result = ended(app, begun)
    assert (result.error.code if result.error else None, runs) == ("outcome_unknown", [])


class Later(SystemClock):
    """Shows a time after the deadline of the task."""

    def now_ms(self) -> int:
        return super().now_ms() + 60_000


@pytest.mark.promise("C8")
@pytest.mark.parametrize("begun", [False, True])
def test_a_task_whose_tool_nobody_has_any_more_is_told_so_once_its_time_is_over(
    tmp_path: Path, *, begun: bool
) -> None:
    ledger, running, stop = tmp_path / "ledger.db", threading.Event(), threading.Event()

    def build() -> dict[str, str]:
        running.set()
        stop.wait(LONG_S)
        return {}

    limits: Any = {"effect": "once", "long": True, "timeout_ms": 40_000, "deadline_ms": 40_000}
    with Callwright(ledger) as old:
        old.tasks.executes_here = begun
        old.tool(**limits)(build)
        handle = call(old, "build").meta.handle or ""
        assert not begun or running.wait(LONG_S)
    with Callwright(ledger, clock=Later()) as new:
        new.tool(**limits, version="2.0.0")(build)
        new.tasks.start_worker()
        result = new.tasks.get(handle).result(LONG_S)
        stop.set()
        assert result.error is not None
        if begun:
            assert (result.error.code, result.effect) == ("outcome_unknown", "unknown")
        else:
            assert (result.error.code, result.effect) == ("unknown_tool", "none")
            assert "no worker offers build 1.0.0 any more" in result.error.message
        # Where the closing worker still settled what it was doing, the task ended as cancelled.
        assert new.tasks.get(handle).state in ({"failed", "cancelled"} if begun else {"failed"})
        assert [one.state for one in new.store.list_entries()] == ["unknown" if begun else "released"]


@pytest.mark.costly
@pytest.mark.promise("C8")
@pytest.mark.parametrize(
    ("version", "effect", "waits"),
    [
        ("1.0.1", "once", False),
        ("1.4.0", "once", False),
        ("1.4.0", "idempotent", True),
        ("2.0.0", "once", True),
    ],
)
def test_a_queued_task_is_done_by_a_later_version_of_the_same_major_that_can_do_it(
    tmp_path: Path, version: str, effect: Any, *, waits: bool
) -> None:
    def build() -> dict[str, str]:
        return {"by": "the later version"}

    ledger = tmp_path / "ledger.db"
    with Callwright(ledger) as old:
        old.tasks.executes_here = False
        old.tool(effect="once", long=True)(build)
        handle = call(old, "build").meta.handle or ""
    with Callwright(ledger) as new:
        new.tool(effect=effect, long=True, version=version)(build)
        new.tasks.start_worker()
        if waits:
            assert new.tasks.get(handle).state not in {"completed", "failed"}
        else:
            result = new.tasks.get(handle).result(LONG_S)
            assert (result.success, result.data) == (True, {"by": "the later version"})
            assert [one.state for one in new.store.list_entries()] == ["committed"]
