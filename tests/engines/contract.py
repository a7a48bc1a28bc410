"""What ``callwright.engine.Engine`` promises, as tests: the same suite runs over every engine."""

import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from app.test_no_threads import no_more_threads
from callwright.domain.call import Principal
from callwright.domain.task_records import Job, Progress, TaskRecord
from callwright.engine import Engine, EngineError, TaskExecution, TaskLostError

MakeEngine = Callable[[], Engine]
"""An engine on the home of this test: a further one finds what the earlier ones kept."""

DONE = '{"success":true}'
PATIENCE_S = 20.0


def job(handle: str, **said: Any) -> Job:
    told: dict[str, Any] = {
        "handle": handle,
        "tool": "build",
        "version": "1.0.0",
        "contract_hash": "c" * 64,
        "arguments": {"name": "Zürich", "price": 1.5, "parts": [1, None, True]},
        "key": f"k-{handle}",
        "trace_id": "a" * 32,
        "principal": Principal(),
        "run_id": None,
        "idempotency_key": None,
        "locale": "en",
        "timeout_ms": None,
        "asked_at": 1,
    }
    return msgspec.convert(told | said, Job)


def wait_until(true: Callable[[], Any], patience_s: float = PATIENCE_S) -> Any:
    """What ``true`` gives once it is something."""
    pause, tries = threading.Event(), int(patience_s / 0.02)
    for _ in range(tries):
        found = true()
        if found:
            return found
        pause.wait(0.02)
    raise AssertionError("it has not come true")


def ended(engine: Engine, handle: str) -> TaskRecord:
    def look() -> TaskRecord | None:
        found = engine.get_task(handle)
        return found if found is not None and found.state in {"completed", "failed", "cancelled"} else None

    record: TaskRecord = wait_until(look)
    return record


def serve(
    engine: Engine, run: Callable[[TaskExecution], str], serves: Callable[[Job], bool] | None = None
) -> None:
    engine.serve(run, serves or (lambda _: True), concurrency=4)


class EngineContract:
    """Everything that ``callwright.engine.Engine`` promises."""

    @pytest.mark.promise("R19")
    def test_old_tasks_that_have_ended_are_forgotten_and_others_are_not(
        self, make_engine: MakeEngine
    ) -> None:
        engine = make_engine()
        go = threading.Event()
        serve(engine, lambda execution: DONE if execution.job.handle != "waits" else (go.wait(30), DONE)[1])
        for handle in ("a", "b", "waits"):
            engine.start(job(handle))
        last = max(ended(engine, handle).updated_at for handle in ("a", "b"))
        assert engine.forget_tasks(0) == 0
        assert engine.forget_tasks(last + 1_000_000) == 2
        assert engine.get_task("a") is None
        assert [one.job.handle for one in engine.list_tasks()] == ["waits"]
        go.set()
        assert ended(engine, "waits").state == "completed"
        engine.start(job("a"))
        assert ended(engine, "a").state == "completed"

    @pytest.mark.promise("E13")
    def test_tasks_are_walked_with_their_content_and_erased_once_they_have_ended(
        self, make_engine: MakeEngine
    ) -> None:
        engine = make_engine()
        go, waiting = threading.Event(), threading.Event()

        def run(execution: TaskExecution) -> str:
            execution.record_step("s", lambda: '"of 张三"')
            if execution.job.handle == "waits":
                waiting.set()
                go.wait(30)
            return DONE

        serve(engine, run)
        for handle in ("a", "b", "waits"):
            engine.start(job(handle))
        for handle in ("a", "b"):
            ended(engine, handle)
        assert waiting.wait(PATIENCE_S)
        found = {one.id: one for one in engine.scan_tasks()}
        assert sorted(found) == ["a", "b", "waits"]
        assert "Zürich" in found["a"].parts["arguments"].decode()
        assert "张三" in found["waits"].parts["steps"].decode()
        assert (found["a"].state, found["waits"].state) == ("stored", "in_flight")
        done = engine.erase_tasks(["a", "waits", "none"])
        assert done == {"a": "erased", "waits": "in_flight", "none": "gone"}
        assert engine.get_task("a") is None
        assert sorted(one.id for one in engine.scan_tasks()) == ["b", "waits"]
        go.set()
        ended(engine, "waits")
        assert engine.erase_tasks(["waits"]) == {"waits": "erased"}

    def test_a_task_is_kept_as_it_was_given_and_waits_for_a_worker(self, make_engine: MakeEngine) -> None:
        engine = make_engine()
        engine.start(job("h"))
        record = engine.get_task("h")
        assert record is not None
        assert (record.job, record.state, record.worker, record.envelope) == (job("h"), "queued", None, None)
        assert engine.get_task("other") is None

    def test_unfinished_tasks_are_counted_for_their_principal_and_its_tenant(
        self, make_engine: MakeEngine
    ) -> None:
        engine = make_engine()
        ann, bob = Principal("ann", "shop"), Principal("bob", "shop")
        for number, owner in enumerate((ann, ann, bob, Principal("ann", "bank"))):
            engine.start(job(f"h{number}", principal=owner))
        assert engine.count_unfinished_tasks(ann) == (2, 3)
        assert engine.count_unfinished_tasks(Principal("eve", "shop")) == (0, 3)
        assert engine.count_unfinished_tasks(Principal("eve", "else")) == (0, 0)
        serve(engine, lambda _: DONE)
        for number in range(4):
            ended(engine, f"h{number}")
        assert engine.count_unfinished_tasks(ann) == (0, 0)

    def test_a_worker_carries_it_out_and_its_envelope_is_found(self, make_engine: MakeEngine) -> None:
        engine = make_engine()
        engine.start(job("h"))
        serve(engine, lambda execution: f'{{"success":true,"data":"{execution.job.handle}"}}')
        record = ended(engine, "h")
        assert (record.state, record.envelope) == ("completed", '{"success":true,"data":"h"}')
        assert record.worker == engine.list_workers()[0].worker

    def test_a_worker_that_could_start_no_thread_begins_when_it_is_asked_again(
        self, make_engine: MakeEngine
    ) -> None:
        engine = make_engine()
        engine.start(job("h"))
        with no_more_threads(), pytest.raises(EngineError, match=r"cannot begin \(RuntimeError\)"):
            serve(engine, lambda _: DONE)
        assert engine.list_workers() == []
        serve(engine, lambda _: DONE)
        assert ended(engine, "h").state == "completed"

    def test_a_handle_that_is_known_already_changes_nothing(self, make_engine: MakeEngine) -> None:
        engine, runs = make_engine(), list[str]()
        engine.start(job("h"))
        engine.start(job("h", tool="other"))

        def run(execution: TaskExecution) -> str:
            runs.append(execution.job.tool)
            return DONE

        serve(engine, run)
        ended(engine, "h")
        engine.start(job("h"))
        engine.start(job("last"))
        ended(engine, "last")
        assert runs == ["build", "build"]
        assert [one.job.handle for one in engine.list_tasks()] == ["last", "h"]

    @pytest.mark.parametrize(
        ("envelope", "state"),
        [
            (DONE, "completed"),
            ('{"success":false,"error":{"code":"tool_failed"}}', "failed"),
            ('{"success":false,"error":{"code":"cancelled"}}', "cancelled"),
            (
                '{"success":false,"error":{"code":"outcome_unknown","details":{"cause":"cancelled"}}}',
                "cancelled",
            ),
        ],
    )
    def test_its_state_is_what_its_envelope_says(
        self, make_engine: MakeEngine, envelope: str, state: str
    ) -> None:
        engine = make_engine()
        serve(engine, lambda _: envelope)
        engine.start(job("h"))
        assert ended(engine, "h").state == state

    def test_a_fault_of_ours_ends_the_task_and_not_the_worker(self, make_engine: MakeEngine) -> None:
        engine = make_engine()

        def run(execution: TaskExecution) -> str:
            if execution.job.handle == "bad":
                raise ValueError
            return DONE

        serve(engine, run)
        engine.start(job("bad"))
        assert ended(engine, "bad").envelope is None
        assert ended(engine, "bad").state == "failed"
        engine.start(job("good"))
        assert ended(engine, "good").state == "completed"

    def test_progress_is_seen_while_it_runs(self, make_engine: MakeEngine) -> None:
        engine, go = make_engine(), threading.Event()

        def run(execution: TaskExecution) -> str:
            execution.report_progress(Progress(1, 3, "一"))
            go.wait(PATIENCE_S)
            return DONE

        serve(engine, run)
        engine.start(job("h"))

        def seen() -> bool:
            record = engine.get_task("h")
            return (
                record is not None and record.state == "running" and record.progress == Progress(1, 3, "一")
            )

        wait_until(seen)
        go.set()
        ended(engine, "h")

    def test_a_running_task_is_told_that_it_is_to_end(self, make_engine: MakeEngine) -> None:
        engine, runs = make_engine(), threading.Event()

        def run(execution: TaskExecution) -> str:
            told = threading.Event()
            execution.on_cancel(told.set)
            runs.set()
            return '{"success":false,"error":{"code":"cancelled"}}' if told.wait(PATIENCE_S) else DONE

        serve(engine, run)
        engine.start(job("h"))
        runs.wait(PATIENCE_S)
        assert engine.cancel("h")
        assert ended(engine, "h").state == "cancelled"
        assert not engine.cancel("h")
        assert not engine.cancel("other")

    def test_a_queued_task_is_told_as_soon_as_it_runs(self, make_engine: MakeEngine) -> None:
        engine = make_engine()
        engine.start(job("h"))
        assert engine.cancel("h")
        asked = engine.get_task("h")
        assert asked is not None
        assert asked.cancelling

        def run(execution: TaskExecution) -> str:
            told = threading.Event()
            execution.on_cancel(told.set)
            return f'{{"success":{str(not told.is_set()).lower()},"error":{{"code":"cancelled"}}}}'

        serve(engine, run)
        assert ended(engine, "h").state == "cancelled"

    @pytest.mark.promise("R13")
    def test_what_a_closed_worker_had_on_record_is_not_made_again(self, make_engine: MakeEngine) -> None:
        made, waiting, go = list[str](), threading.Event(), threading.Event()

        def step(name: str) -> Callable[[], str]:
            def make() -> str:
                made.append(name)
                return f'"{name}"'

            return make

        def first(execution: TaskExecution) -> str:
            execution.record_step("a", step("a"))
            execution.record_step("b", step("b"))
            waiting.set()
            go.wait(PATIENCE_S)
            execution.record_step("c", step("c by the first"))
            return DONE

        def second(execution: TaskExecution) -> str:
            assert execution.list_recorded_steps() == ["a", "b"]
            found = [execution.record_step(name, step(name)) for name in ("a", "b", "c")]
            return DONE if found == ['"a"', '"b"', '"c"'] else "{}"

        before = make_engine()
        serve(before, first)
        before.start(job("h"))
        assert waiting.wait(PATIENCE_S)
        before.close()
        go.set()
        after = make_engine()
        serve(after, second)
        assert ended(after, "h").state == "completed"
        assert made == ["a", "b", "c"]

    def test_a_step_that_was_not_made_is_made_by_the_next_run(self, make_engine: MakeEngine) -> None:
        tries = list[int]()

        def interrupted() -> str:
            tries.append(1)
            if len(tries) == 1:
                raise TaskLostError
            return "1"

        engine = make_engine()
        serve(
            engine, lambda execution: f'{{"success":true,"data":{execution.record_step("a", interrupted)}}}'
        )
        engine.start(job("h"))
        wait_until(lambda: tries)
        engine.close()
        after = make_engine()
        serve(after, lambda execution: f'{{"success":true,"data":{execution.record_step("a", interrupted)}}}')
        assert ended(after, "h").envelope == '{"success":true,"data":1}'
        assert len(tries) == 2

    def test_every_worker_is_in_the_registry_under_a_name_of_its_own(self, make_engine: MakeEngine) -> None:
        engine = make_engine()
        assert engine.list_workers() == []
        serve(engine, lambda _: DONE)
        serve(engine, lambda _: DONE)
        (first,) = engine.list_workers()
        assert first.alive
        engine.close()
        after = make_engine()
        serve(after, lambda _: DONE)
        alive = [one for one in after.list_workers() if one.alive]
        assert len(alive) == 1
        assert alive[0].worker != first.worker

    @pytest.mark.promise("C8")
    def test_a_task_that_could_not_be_begun_is_taken_up_again(self, make_engine: MakeEngine) -> None:
        engine, tries = make_engine(), list[str]()

        def run(execution: TaskExecution) -> str:
            tries.append(execution.token)
            if len(tries) == 1:
                raise TaskLostError
            return DONE

        serve(engine, run)
        engine.start(job("h"))
        assert ended(engine, "h").state == "completed"
        assert len(set(tries)) == 2

    def test_the_envelope_of_a_task_that_has_ended_can_be_amended_and_no_other(
        self, make_engine: MakeEngine
    ) -> None:
        engine = make_engine()
        engine.start(job("h"))
        engine.replace_envelope("h", DONE)
        waiting = engine.get_task("h")
        assert waiting is not None
        assert (waiting.state, waiting.envelope) == ("queued", None)
        serve(engine, lambda _: '{"success":false,"error":{"code":"outcome_unknown"}}')
        assert ended(engine, "h").state == "failed"
        engine.replace_envelope("h", DONE)
        amended = engine.get_task("h")
        assert amended is not None
        assert (amended.state, amended.envelope) == ("completed", DONE)
