"""C3, R7: what a run may spend, through the app, from several threads, apps and runs at once."""

import threading
from pathlib import Path
from typing import Any

import pytest

from app.worlds import Making, World, asked, code, run
from callwright import Callwright, NotApplied, Principal, RetryPolicy, Rule, RunLimits, ToolError
from callwright.domain.contract import EffectClass
from callwright.domain.effects import Claim, StoreFailed
from callwright.runtime.clock import SystemClock
from callwright.stores.memory_store import MemoryStore

ANYONE = [Rule("allow")]


def _pays(app: Callwright, world: World, **options: Any) -> None:
    said: Any = {"effect": "once", "inline": True, "repeat": "allow"} | options

    @app.tool(**said)
    def pay(n: int) -> dict[str, Any]:
        return world.do(n)


def _fails(app: Callwright, world: World, name: str = "pay", **options: Any) -> None:
    said: Any = {
        "effect": "idempotent",
        "inline": True,
        "name": name,
        "retries": RetryPolicy(2, 1, 1),
    } | options

    @app.tool(**said)
    def failing(n: int) -> dict[str, Any]:
        world.do(n)
        raise NotApplied


@pytest.mark.promise("C3", "R7")
@pytest.mark.parametrize("effect", ["read", "once"])
def test_the_thirteenth_call_of_a_run_is_refused_and_another_run_goes_on(making: Making, effect: str) -> None:
    world, app = World(), making.app()
    _pays(app, world, effect=effect)
    codes = [code(app.call(asked(n=n), run="r")) for n in range(14)]
    assert codes == [None] * 12 + ["budget_exhausted"] * 2
    assert len(world) == 12
    assert app.call(asked(n=99), run="other").success
    assert app.call(asked(n=99)).success


@pytest.mark.promise("C3", "R7")
def test_a_new_app_on_the_same_ledger_does_not_start_the_budget_afresh(making: Making) -> None:
    world = World()
    codes = []
    for n in range(14):
        app = making.app(limits=RunLimits(max_tool_calls=12 if n == 0 else 100))
        _pays(app, world)
        codes.append(code(app.call(asked(n=n), run="r")))
    assert codes == [None] * 12 + ["budget_exhausted"] * 2


@pytest.mark.promise("C3", "R7")
def test_the_third_retry_of_a_tool_in_a_run_is_refused(making: Making) -> None:
    world, app = World(), making.app()
    _fails(app, world)
    first = app.call(asked(n=1), run="r")
    assert (code(first), len(world)) == ("upstream_error", 3)
    second = app.call(asked(n=2), run="r")
    assert len(world) == 4, "the first attempt is no retry, the next one would be"
    assert code(second) == "upstream_error"
    _fails(app, world, name="other")
    app.call(asked("other", n=1), run="r")
    assert len(world) == 7, "each tool has its own retries"


@pytest.mark.promise("C3", "T17")
def test_eight_threads_on_several_runs_never_make_a_thirteenth_call(making: Making) -> None:
    world, app = World(), making.app()
    _pays(app, world)
    start = threading.Barrier(8)

    def work(worker: int) -> None:
        start.wait(20)
        for n in range(9):
            app.call(asked(n=worker * 100 + n), run=f"r{n % 3}")

    threads = [threading.Thread(target=work, args=(worker,)) for worker in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(world) == 36


@pytest.mark.promise("C3", "T17")
def test_tasks_of_one_loop_never_make_a_thirteenth_call(making: Making) -> None:
    import asyncio

    world, app = World(), making.app()
    _pays(app, world, inline=False)

    @app.tool(effect="once", repeat="allow")
    async def apay(n: int) -> dict[str, Any]:
        await asyncio.sleep(0)
        return world.do(n)

    async def main() -> list[Any]:
        calls = [app.acall(asked("apay", n=n), run=f"r{n % 2}") for n in range(40)]
        return list(await asyncio.gather(*calls))

    results = run(main())
    assert len(world) == sum(one.success for one in results) == 24


@pytest.mark.promise("C3")
def test_a_replay_costs_the_run_nothing(making: Making) -> None:
    world, app = World(), making.app()
    _pays(app, world, repeat="replay")
    for _ in range(30):
        assert app.call(asked(n=1), run="r").success
    assert len(world) == 1
    assert [app.call(asked(n=n), run="r").success for n in range(2, 14)] == [True] * 11 + [False]


@pytest.mark.promise("C3")
def test_the_same_failure_three_times_stops_the_loop_and_a_success_forgives_it(making: Making) -> None:
    world, app = World(), making.app()

    @app.tool(effect="read", inline=True, retries=0)
    def pay(n: int) -> dict[str, Any]:
        found = world.do(n)
        if n == 3:
            return found
        raise NotApplied("not_found")

    codes = [code(app.call(asked(n=n), run="r")) for n in (1, 1, 3, 1, 1, 1, 1, 1)]
    assert codes == ["not_found", "not_found", None, *["not_found"] * 3, *["repeated_failure"] * 2]
    assert len(world) == 6


LOOPS_ONLY = RunLimits(None, None, None, max_same_failures=3)


@pytest.mark.promise("C3")
@pytest.mark.parametrize("is_async", [False, True], ids=["call", "acall"])
def test_where_only_loops_are_bounded_successful_reads_forgive_failures_and_a_loop_still_ends(
    making: Making, is_async: Any
) -> None:
    world, app = World(), making.app(limits=LOOPS_ONLY)

    @app.tool(effect="read", inline=True, retries=0)
    def pay(n: int) -> dict[str, Any]:
        found = world.do(n)
        if n == 3:
            return found
        raise NotApplied("not_found")

    def make(n: int) -> str | None:
        raw = asked(n=n)
        return code(run(app.acall(raw, run="r")) if is_async else app.call(raw, run="r"))

    assert [make(n) for n in (3, 1, 1, 3, 1, 1, 3, 3)] == [None, *["not_found"] * 2] * 2 + [None] * 2
    assert [make(1) for _ in range(5)] == [*["not_found"] * 3, *["repeated_failure"] * 2]


@pytest.mark.promise("C3")
def test_refusals_count_with_the_failures_of_a_tool_where_only_loops_are_bounded(making: Making) -> None:
    app = making.app(limits=LOOPS_ONLY)

    @app.tool(effect="read", inline=True, retries=0)
    def pay(n: int) -> int:
        return n

    def codes(*values: Any) -> list[str | None]:
        return [code(app.call(asked(n=n), run="r")) for n in values]

    assert codes("many", "many", 1, "many", "many") == [
        *["invalid_arguments"] * 2,
        None,
        *["invalid_arguments"] * 2,
    ]
    assert codes("many") == ["repeated_failure"]


@pytest.mark.promise("C3")
def test_a_read_that_costs_its_run_nothing_needs_no_store() -> None:
    class Unreachable(MemoryStore):
        def perform_effect(self, effect: Any) -> Any:
            return StoreFailed("gone") if isinstance(effect, Claim) else super().perform_effect(effect)

    app = Callwright(Unreachable(SystemClock()), limits=LOOPS_ONLY)
    bounded = Callwright(Unreachable(SystemClock()), limits=RunLimits(max_tool_calls=3))

    def pay(n: int) -> int:
        return n

    for one in (app, bounded):
        one.tool(effect="read", inline=True)(pay)
    assert code(app.call(asked(n=1), run="r")) is None
    assert code(bounded.call(asked(n=1), run="r")) == "unavailable"


@pytest.mark.promise("C3")
def test_reads_of_a_run_in_two_applications_on_one_store_in_memory_count_together() -> None:
    store = MemoryStore(SystemClock())

    def open_app(limits: RunLimits) -> Callwright:
        app = Callwright(store, limits=limits)

        @app.tool(effect="read", inline=True, retries=0)
        def pay(n: int) -> int:
            if n == 1:
                raise NotApplied("not_found")
            return n

        return app

    here, there = open_app(LOOPS_ONLY), open_app(LOOPS_ONLY)
    for _ in range(5):  # a success of the other application ends a row of failures
        assert code(here.call(asked(n=1), run="r")) == "not_found"
        assert code(there.call(asked(n=2), run="r")) is None
    bounded = open_app(RunLimits(max_tool_calls=3))
    assert [code(bounded.call(asked(n=2), run="s")) for _ in range(3)] == [None] * 3
    assert code(here.call(asked(n=2), run="s")) == "budget_exhausted"


@pytest.mark.promise("C3")
def test_a_read_in_a_store_that_others_can_reach_is_counted_there() -> None:
    class Shared(MemoryStore):
        claims = 0

        @property
        def is_shared(self) -> bool:
            return True

        def perform_effect(self, effect: Any) -> Any:
            self.claims += isinstance(effect, Claim)
            return super().perform_effect(effect)

    store = Shared(SystemClock())
    app = Callwright(store, limits=LOOPS_ONLY)

    @app.tool(effect="read", inline=True)
    def pay(n: int) -> int:
        return n

    assert [code(app.call(asked(n=n), run="r")) for n in range(3)] == [None] * 3
    assert store.claims == 3


@pytest.mark.promise("C3")
def test_reads_of_a_run_in_several_processes_count_together(tmp_path: Path) -> None:
    """Two applications on one file stand for two processes."""

    def open_app(limits: RunLimits) -> Callwright:
        app = Callwright(tmp_path / "ledger.db", limits=limits)

        @app.tool(effect="read", inline=True, retries=0)
        def pay(n: int) -> int:
            if n == 1:
                raise NotApplied("not_found")
            return n

        return app

    with (
        open_app(LOOPS_ONLY) as here,
        open_app(LOOPS_ONLY) as there,
        open_app(RunLimits(max_tool_calls=3)) as bounded,
    ):
        for _ in range(5):  # a success elsewhere ends a row of failures
            assert code(here.call(asked(n=1), run="r")) == "not_found"
            assert code(there.call(asked(n=2), run="r")) is None
        assert [code(bounded.call(asked(n=2), run="s")) for _ in range(4)] == [None] * 3 + [
            "budget_exhausted"
        ]
        assert code(here.call(asked(n=2), run="s")) == "budget_exhausted"


@pytest.mark.promise("C3")
def test_reading_four_missing_files_stops_nothing_and_asking_for_one_eight_times_does(making: Making) -> None:
    files, app = {"notes.txt": "hello"}, making.app()

    @app.tool(effect="read", retries=0, errors={"NO_SUCH_FILE": "There is no such file."})
    def read_file(path: str) -> str:
        if path not in files:
            raise ToolError("NO_SUCH_FILE")
        return files[path]

    def codes(*paths: str, run: str) -> list[str | None]:
        return [code(app.call(asked("read_file", path=path), run=run)) for path in paths]

    assert codes("a", "b", "c", "d", "notes.txt", run="r") == [*["NO_SUCH_FILE"] * 4, None]
    assert codes(*["a"] * 8, run="s") == [*["NO_SUCH_FILE"] * 3, *["repeated_failure"] * 5]


@pytest.mark.promise("C3")
def test_a_check_that_fails_between_edits_is_never_stopped(making: Making) -> None:
    app = making.app(limits=RunLimits(max_tool_calls=None))

    @app.tool
    def edit(n: int) -> int:
        return n

    @app.tool(effect="read", retries=0, errors={"TESTS_FAIL": "Tests fail."})
    def check() -> str:
        raise ToolError("TESTS_FAIL")

    for n in range(10):
        assert code(app.call(asked("check"), run="r")) == "TESTS_FAIL"
        assert app.call(asked("edit", n=n), run="r").success


@pytest.mark.promise("C3")
@pytest.mark.parametrize(
    ("raw", "first"),
    [
        (asked(n=1, colour="red"), "invalid_arguments"),
        (asked(), "missing_required_field"),
        (asked("payy_what"), "unknown_tool"),
        ("{broken", "invalid_json"),
        ([asked(n=1), asked(n=2)], "ambiguous_call"),
    ],
)
def test_the_same_refusal_three_times_stops_the_loop(making: Making, raw: Any, first: str) -> None:
    world, app = World(), making.app()
    _pays(app, world)
    codes = [code(app.call(raw, run="r")) for _ in range(4)]
    assert codes[2:] == ["repeated_failure"] * 2
    assert set(codes[:2]) <= {first, "invalid_arguments", "missing_required_field"}
    assert len(world) == 0
    assert code(app.call(raw)) == codes[0], "without a run there is nothing to count in"


@pytest.mark.promise("C3", "R7")
@pytest.mark.parametrize("effect", ["read", "idempotent", "once"])
def test_two_tenants_that_use_the_same_run_id_have_a_budget_each(making: Making, effect: str) -> None:
    world, app = World(), making.app(limits=RunLimits(max_tool_calls=3), rules=ANYONE)
    _pays(app, world, effect=effect)
    for who in (Principal("ann", "acme"), Principal("ann", "zeta")):
        codes = [code(app.call(asked(n=n), run="r", principal=who)) for n in range(5)]
        assert codes == [None] * 3 + ["budget_exhausted"] * 2
    shared = app.call(asked(n=9), run="r", principal=Principal("bob", "acme"))
    assert code(shared) == "budget_exhausted", "people of one tenant share its run"
    assert len(world) == 6


@pytest.mark.promise("C3", "R7")
def test_two_tenants_that_use_the_same_run_id_have_retries_of_their_own(making: Making) -> None:
    world, app = World(), making.app(rules=ANYONE)
    _fails(app, world)
    for number, who in enumerate((Principal("ann", "acme"), Principal("ann", "zeta")), start=1):
        app.call(asked(n=1), run="r", principal=who)
        assert len(world) == 3 * number


@pytest.mark.promise("C3")
def test_the_refusals_of_one_tenant_stop_no_loop_of_another(making: Making) -> None:
    app = making.app(rules=ANYONE)
    _pays(app, World())
    for who in (Principal("ann", "acme"), Principal("ann", "zeta")):
        codes = [code(app.call(asked(), run="r", principal=who)) for _ in range(3)]
        assert codes == ["missing_required_field"] * 2 + ["repeated_failure"]


@pytest.mark.promise("C3")
@pytest.mark.parametrize("effect", ["read", "once"])
def test_the_time_of_a_run_ends_for_all_its_tools_and_thinking_is_no_part_of_it(
    making: Making, effect: EffectClass
) -> None:
    world, app = World(), making.app()
    _pays(app, world)

    @app.tool(effect=effect, inline=True, timeout_ms=60_000)
    def takes(ms: int) -> int:
        making.clock.sleep(ms)
        return ms

    for ms in (20_000, 19_999, 19_998):
        assert app.call(asked("takes", ms=ms), run="r").success
        making.clock.sleep(3_600_000)
    assert app.call(asked(n=1), run="r").success
    assert app.call(asked("takes", ms=3), run="r").success
    late = app.call(asked(n=2), run="r")
    assert code(late) == "budget_exhausted"
    assert late.next_action == "stop"
    assert len(world) == 1


@pytest.mark.promise("C3")
def test_a_wait_before_a_retry_is_time_of_the_run(making: Making) -> None:
    app = making.app(limits=RunLimits(max_total_latency_ms=10_000))

    @app.tool(effect="read", retries=1)
    def look(n: int) -> int:
        raise NotApplied("rate_limited", retry_after_ms=6_000)

    assert code(app.call(asked("look", n=1), run="r")) == "rate_limited"
    began = making.clock.lease_ms()
    assert code(app.call(asked("look", n=2), run="r")) == "rate_limited"
    assert making.clock.lease_ms() == began, "a wait of six seconds does not fit into the four that are left"


@pytest.mark.promise("C3")
def test_the_deadline_of_a_run_ends_it_whatever_the_time_was_spent_on(making: Making) -> None:
    world, app = World(), making.app(limits=RunLimits(deadline_ms=5_000))
    _pays(app, world)
    assert app.call(asked(n=1), run="r").success
    making.clock.sleep(4_999)
    assert app.call(asked(n=2), run="r").success
    making.clock.sleep(1)
    assert code(app.call(asked(n=3), run="r")) == "budget_exhausted"
    assert len(world) == 2
