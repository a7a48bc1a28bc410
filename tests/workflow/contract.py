"""What workflows promise on every engine: the story of seed 003, waits, stops, restarts. Each test opens its applications anew.

``Home`` is where ledger and runs live; ``open`` after ``close`` is a restart of the process as far as the engine can tell.
"""

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel

from callwright import (
    CallContext,
    Callwright,
    EngineError,
    Principal,
    Rule,
    RunLimits,
    empty,
    fail,
)
from callwright.app.flows import Run
from callwright.testing import FakeClock
from callwright.workflow import (
    DefinitionError,
    NoSuchRunError,
    RunConflictError,
    Step,
    Workflow,
    WorkflowError,
    WorkflowStopped,
    approve,
    ask,
    branch,
    call,
    case,
    child,
    default,
    each,
    go_to,
    python,
    retry,
    sleep,
    wait,
)
from engines.contract import wait_until

STOPPED = "工具执行失败或没有查询到数据，工作流已停止"
REPOS = [{"repo": f"a/{number}"} for number in range(5)]
Fixed = dict[str, Any]
MONDAY = 1_795_388_400_000  # 2026-11-22 23:00 UTC
HOUR = 3_600_000


class Measured(BaseModel):
    """What a function may return."""

    size: int


class Done:
    """What the tools of this world did, in order."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.calls: list[str] = []
        self.saved: list[str] = []
        self.broken: set[str] = set()
        self.cut: set[str] = set()
        self.go = threading.Event()

    def note(self, call: str) -> None:
        """One call more."""
        with self._lock:
            self.calls.append(call)


class Home:
    """Where ledger and runs live."""

    def open(self, **options: Any) -> Callwright:
        """An application on it."""
        raise EngineError("of the engine under test")

    def close(self) -> None:
        """The last application is closed."""


def tools_of(app: Callwright, done: Done) -> Callwright:
    """The tools of the seed, small."""

    @app.tool(effect="read", operation="query")
    def trending(language: str) -> list[dict[str, str]]:
        """Find repositories."""
        done.note(f"trending {language}")
        return [] if language == "none" else REPOS

    @app.tool(effect="read", operation="query")
    def read_file(repo: str) -> Any:
        """Read a file."""
        done.note(f"read {repo}")
        return fail("NOT_THERE", "no such file") if repo in done.broken else f"text of {repo}"

    @app.tool(effect="once", operation="save")
    def save(title: str) -> dict[str, Any]:
        """Save a post."""
        done.note(f"save {title}")
        if "refuse" in done.broken:
            return fail("REFUSED", "not now")
        if "cut" in done.broken or title in done.cut:
            raise ConnectionError("cut")
        done.saved.append(title)
        return {"id": title}

    @app.tool(effect="idempotent")
    def unsave(id: str) -> dict[str, bool]:  # noqa: A002 - the name of the field
        """Take a post back."""
        done.note(f"unsave {id}")
        return {"done": True}

    @app.tool(effect="idempotent", long=True)
    def render(title: str, context: CallContext) -> dict[str, str]:
        """Draw a picture, slowly."""
        done.note(f"render {title}")
        done.go.wait(20)
        return {"url": f"file:{title}"}

    return app


def started(app: Callwright, *steps: Step, given: Fixed | None = None, **options: Any) -> Run:
    """A run of these steps."""
    start = {name: options.pop(name) for name in ("key", "principal", "locale") if name in options}
    name = options.pop("name", "story")
    app.flows.add(Workflow(name, steps=steps, **options))
    return app.flows.start(name, given, **start)


def reached(run: Run, *states: str) -> Run:
    """The run, once it stands so."""
    wait_until(lambda: run.state in states)
    return run


def question_of(run: Run, path: str) -> Any:
    """The open question of a step, once there is one."""
    return wait_until(lambda: next((one for one in run.questions if one.path == path), None))


def stopped_of(run: Run) -> WorkflowStopped:
    """Why the run stopped."""
    with pytest.raises(WorkflowStopped) as caught:
        run.result(20)
    return caught.value


def state_of(run: Run, path: str) -> str:
    """The state of a step; "" until it is on record, which may be a moment after its tool was called."""
    return next((one.state for one in run.steps if one.path == path), "")


def effect_of(run: Run) -> str:
    return run.effect


def assert_journal_tells_the_end(run: Run) -> None:
    """Told again from its journal alone, by an interpreter that does nothing, a run comes to the end that it had."""
    record, told = run.record(), run.projected().end
    if record.state not in ("completed", "stopped", "cancelled"):
        assert told is None
    elif record.stopped is None or record.stopped.code != "internal":
        assert told is not None
        assert (told.state, told.output, told.stopped) == (record.state, record.output, record.stopped)


FIND = call("find", "trending", language="{input.language}")
READ = each("read", over="{find}", do=call("file", "read_file", repo="{item.repo}"))
SAVE = call("keep", "save", title="about {find.data[0].repo}")
LANGUAGE: Fixed = {"language": str}


class FlowContract:
    """The promises."""

    @pytest.fixture
    def done(self) -> Done:
        return Done()

    @pytest.fixture
    def home(self) -> Home:
        return Home()

    @pytest.fixture
    def app(self, home: Home, done: Done) -> Iterator[Callwright]:
        app = tools_of(home.open(), done)
        yield app
        for run in app.flows.runs():
            assert_journal_tells_the_end(run)
        home.close()

    # --- the seed's story ---------------------------------------------------------------------------------------------

    @pytest.mark.promise("D1")
    def test_a_run_does_its_steps_in_order_and_gives_the_data_of_the_last(
        self, app: Callwright, done: Done
    ) -> None:
        run = started(app, FIND, READ, SAVE, input=LANGUAGE, given={"language": "python"})

        assert run.result(20) == {"id": "about a/0"}
        assert run.state == "completed"
        assert done.calls[0] == "trending python"
        assert sorted(done.calls[1:6]) == [f"read a/{number}" for number in range(5)]
        assert done.saved == ["about a/0"]
        steps = {one.path: one for one in run.steps}
        assert {one.state for one in steps.values()} == {"done"}
        assert steps["read"].value is not None
        assert steps["read"].value["data"] == [f"text of a/{number}" for number in range(5)]
        assert len(steps["keep"].calls) == 1

    @pytest.mark.promise("D1")
    def test_a_step_that_finds_nothing_stops_the_run_and_says_where_and_why(
        self, app: Callwright, done: Done
    ) -> None:
        run = started(app, FIND, READ, SAVE, input=LANGUAGE, given={"language": "none"})

        stopped = stopped_of(run)
        assert (stopped.step, stopped.reason) == ("find", STOPPED)
        assert stopped.result is not None
        assert stopped.result["data"] == []
        assert str(stopped) == f"{STOPPED}: find"
        assert run.state == "stopped"
        assert done.calls == ["trending none"]

    @pytest.mark.promise("D1")
    def test_a_failure_stops_the_run_at_each_step_in_turn(self, app: Callwright, done: Done) -> None:
        done.broken = {"a/3"}
        one = started(app, FIND, READ, SAVE, name="one", input=LANGUAGE, given={"language": "x"})
        stopped = stopped_of(one)
        assert (stopped.step, stopped.stopped.error) == ("read[3].file", "NOT_THERE")

        done.broken = {"refuse"}
        two = started(app, FIND, READ, SAVE, name="two", input=LANGUAGE, given={"language": "x"}, locale="en")
        stopped = stopped_of(two)
        assert (stopped.step, stopped.stopped.error) == ("keep", "REFUSED")
        assert stopped.reason == "A tool failed or found no data; the workflow has stopped"
        assert done.saved == []

    def test_the_same_key_is_the_same_run_and_another_input_under_it_is_refused(
        self, app: Callwright, done: Done
    ) -> None:
        run = started(app, FIND, SAVE, input=LANGUAGE, given={"language": "x"}, key="today")
        run.result(20)

        assert app.flows.start("story", {"language": "x"}, key="today").id == run.id
        assert app.flows.start("story", {"language": "x"}, key="tomorrow").id != run.id
        with pytest.raises(RunConflictError):
            app.flows.start("story", {"language": "y"}, key="today")

    def test_an_input_that_does_not_meet_its_schema_starts_nothing(self, app: Callwright) -> None:
        app.flows.add(Workflow("story", input=LANGUAGE, steps=(FIND,)))

        with pytest.raises(WorkflowError, match="language"):
            app.flows.start("story", {})
        assert app.flows.runs() == []

    def test_an_output_is_what_its_references_say_and_meets_its_schema(self, app: Callwright) -> None:
        output = {"first": "{find.data[0].repo}", "count": 5}
        run = started(app, FIND, input=LANGUAGE, given={"language": "x"}, output=output)
        assert run.result(20) == {"first": "a/0", "count": 5}

        bad = started(
            app,
            FIND,
            name="bad",
            input=LANGUAGE,
            given={"language": "x"},
            output=output,
            output_schema={"type": "array"},
        )
        assert stopped_of(bad).stopped.code == "output"

    # --- what a step does where its result says stop ------------------------------------------------------------------

    def test_an_empty_list_has_no_items_and_the_run_goes_on(self, app: Callwright, done: Done) -> None:
        read = call("file", "read_file", repo="{item}")
        run = started(
            app,
            each("all", over="{input.repos}", do=read),
            call("keep", "save", title="all: {all}"),
            input={"repos": list},
            given={"repos": []},
        )

        assert run.result(20) == {"id": "all: []"}
        assert done.calls == ["save all: []"]

    def test_a_default_takes_the_place_of_an_item_and_of_a_step(self, app: Callwright, done: Done) -> None:
        done.broken = {"a/1", "refuse"}
        run = started(
            app,
            FIND,
            each(
                "read", over="{find}", do=call("file", "read_file", repo="{item.repo}"), on_stop=default("-")
            ),
            call("keep", "save", title="x", on_stop=default({"id": "draft"})),
            input=LANGUAGE,
            given={"language": "x"},
            output=["{read}", "{read.stopped}", "{keep.data.id}"],
        )

        texts, stopped, kept = run.result(20)
        assert texts == ["text of a/0", "-", "text of a/2", "text of a/3", "text of a/4"]
        assert [(one["index"], one["step"], one["error"]) for one in stopped] == [
            (1, "read[1].file", "NOT_THERE")
        ]
        assert kept == "draft"
        assert state_of(run, "keep") == "defaulted"

    def test_a_jump_passes_over_what_lies_between(self, app: Callwright, done: Done) -> None:
        run = started(
            app,
            call("find", "trending", language="none", on_stop=go_to("last")),
            call("keep", "save", title="x"),
            call("last", "read_file", repo="z"),
        )

        assert run.result(20) == "text of z"
        assert (state_of(run, "find"), state_of(run, "keep")) == ("skipped", "skipped")
        assert done.saved == []

    def test_a_retry_makes_the_call_again_after_its_pause_and_then_does_what_comes_then(
        self, app: Callwright, done: Done
    ) -> None:
        done.broken = {"z"}
        run = started(
            app,
            call("look", "read_file", repo="z", on_stop=retry(2, pause="20ms", then=default("none"))),
        )

        assert run.result(20) == "none"
        assert done.calls == ["read z"] * 3
        assert [(one.attempts, len(one.calls)) for one in run.steps] == [(3, 3)]

    def test_a_retry_never_repeats_what_may_have_had_its_effect(self, app: Callwright, done: Done) -> None:
        @app.tool(effect="once")
        def pay() -> Any:
            """Pay, and stumble."""
            done.note("pay")
            raise ValueError

        run = started(app, call("pay", "pay", on_stop=retry(3, pause="1ms")))

        assert stopped_of(run).step == "pay"
        assert done.calls == ["pay"]

    @pytest.mark.parametrize(("do", "calls"), [("retry", 2), ("skip", 1), ("stop", 1)])
    def test_a_person_says_what_becomes_of_a_step_that_stopped(
        self, app: Callwright, done: Done, do: str, calls: int
    ) -> None:
        done.broken = {"z"}
        run = started(app, call("look", "read_file", repo="z", on_stop=ask("ann")))
        question = question_of(run, "look")
        assert question.kind == "ask"
        done.broken = set()

        assert not run.answer("look", do=do, by="bob")
        with pytest.raises(RunConflictError):
            run.answer("look", granted=True, by="ann")
        assert run.answer("look", do=do, data="given", by="ann")

        reached(run, "completed", "stopped")
        expected = {"retry": "text of z", "skip": "given", "stop": None}[do]
        assert (run.record().output, len(done.calls)) == (expected, calls)
        assert [one.attempts for one in run.steps] == [calls]

    # --- waits --------------------------------------------------------------------------------------------------------

    def test_an_approval_waits_for_somebody_else_and_counts_once(self, app: Callwright, done: Done) -> None:
        run = started(
            app, approve("ok", show={"n": 1}, approvers=["role:editor"]), call("keep", "save", title="x")
        )
        question = question_of(run, "ok")
        assert reached(run, "waiting").questions == [question]
        assert question.show == {"n": 1}

        assert not run.answer("ok", granted=True, by="ann")
        editor = Principal("eve", roles=("editor",))
        assert app.flows.inbox(principal=Principal("ann")) == []
        assert [one.path for _, one in app.flows.inbox(principal=editor)] == ["ok"]
        assert run.answer("ok", granted=True, by=editor)
        assert not run.answer("ok", granted=False, by=editor)
        run.result(20)
        assert done.saved == ["x"]
        assert app.flows.inbox(principal=editor) == []

    def test_who_started_a_run_cannot_approve_its_steps(self, app: Callwright) -> None:
        run = started(app, approve("ok"), principal=Principal("ann"))
        question_of(run, "ok")

        assert not run.answer("ok", granted=True, by="ann")
        assert run.answer("ok", granted=True, by="bob")

    def test_a_refusal_stops_the_run_with_its_reason(self, app: Callwright, done: Done) -> None:
        run = started(app, approve("ok"), call("keep", "save", title="x"))
        question_of(run, "ok")
        assert run.answer("ok", granted=False, by="ann", reason="too early")

        stopped = stopped_of(run).stopped
        assert (stopped.code, stopped.detail) == ("refused", "too early")
        assert "ann" in stopped.reason
        assert done.saved == []

    def test_a_question_that_nobody_answers_in_time_stops_the_step(self, app: Callwright) -> None:
        run = started(app, approve("ok", expires="50ms", on_stop=default({"granted": False})))

        assert run.result(20) == {"granted": False}
        assert not run.answer("ok", granted=True, by="ann")

    @pytest.mark.parametrize("order", [[4, 2, 0, 1, 3], [0, 1, 2, 3, 4]])
    def test_approvals_within_each_are_answered_in_any_order(
        self, app: Callwright, done: Done, order: list[int]
    ) -> None:
        run = started(
            app,
            FIND,
            each(
                "post",
                over="{find}",
                at_once=2,
                do=[approve("ok", show="{item.repo}"), call("keep", "save", title="{item.repo}")],
                on_stop=default("refused"),
            ),
            input=LANGUAGE,
            given={"language": "x"},
        )
        wait_until(lambda: len(run.questions) == 5)

        for number in order:
            assert run.answer(f"post[{number}].ok", granted=number != 2, by="ann")
        assert run.result(20) == [
            {"id": "a/0"},
            {"id": "a/1"},
            "refused",
            {"id": "a/3"},
            {"id": "a/4"},
        ]
        assert sorted(done.saved) == ["a/0", "a/1", "a/3", "a/4"]

    def test_an_item_that_stops_ends_the_others_where_they_wait(self, app: Callwright, done: Done) -> None:
        run = started(
            app,
            FIND,
            each(
                "post",
                over="{find}",
                do=[approve("ok"), call("keep", "save", title="{item.repo}")],
            ),
            input=LANGUAGE,
            given={"language": "x"},
        )
        wait_until(lambda: len(run.questions) == 5)
        run.answer("post[3].ok", granted=False, by="ann")

        assert stopped_of(run).step == "post[3].ok"
        assert done.saved == []
        assert run.questions == []

    def test_a_signal_carries_its_body_which_meets_its_schema(self, app: Callwright) -> None:
        run = started(app, wait("paid", body={"type": "integer"}))
        question_of(run, "paid")

        with pytest.raises(RunConflictError):
            run.signal("paid", "five")
        assert not run.signal("paid", 5, by="stranger")
        assert run.signal("paid", 5)
        assert run.result(20) == 5
        assert not run.signal("paid", 6)

    def test_a_signal_that_comes_before_the_run_waits_for_it_is_not_lost(self, app: Callwright) -> None:
        run = started(app, approve("ok"), wait("paid"))
        question_of(run, "ok")
        assert run.signal("paid", {"sum": 3})
        assert not run.signal("paid", {"sum": 4})
        assert not run.signal("ok", True)
        assert run.answer("ok", granted=True, by="ann")

        assert run.result(20) == {"sum": 3}

    def test_a_signal_reaches_a_wait_that_is_made_again(self, app: Callwright) -> None:
        run = started(app, wait("paid", expires="10ms", on_stop=retry(1, pause="10ms", then=ask())))
        wait_until(lambda: [one.kind for one in run.questions] == ["ask"])
        assert run.answer("paid", do="retry", by="ann")
        wait_until(lambda: [one.kind for one in run.questions] == ["ask"])

        late = started(
            app, wait("paid", expires="1s", on_stop=retry(1, pause="10ms")), name="late", version="2.0.0"
        )
        wait_until(lambda: any("~1" in one.topic and one.kind == "signal" for one in late.questions))
        assert late.signal("paid", {"sum": 3})
        assert late.result(20) == {"sum": 3}

    def test_a_signal_to_a_step_that_the_run_cannot_have_is_refused(self, app: Callwright) -> None:
        post = each("post", over="{find}", do=branch("way", case("true", wait("paid"))))
        run = started(app, FIND, post, input=LANGUAGE, given={"language": "x"})

        for path in ("paid", "post.paid", "post[0]", "post[x].paid", "other.paid", "post[1000].paid", "find"):
            assert not run.signal(path, 1), path
        for number in range(5):
            assert run.signal(f"post[{number}].paid", number)
        assert run.result(20) == list(range(5))

    def test_a_run_sleeps_and_goes_on(self, app: Callwright) -> None:
        run = started(app, sleep("nap", "30ms"), call("look", "read_file", repo="z"))

        assert run.result(20) == "text of z"

    def test_a_call_that_wants_an_approval_waits_for_it_and_is_made_once(
        self, home: Home, done: Done
    ) -> None:
        app = tools_of(home.open(rules=[Rule("approve", tools=("save",)), Rule("allow")]), done)
        run = started(app, call("keep", "save", title="x"))
        question = question_of(run, "keep")
        assert question.kind == "approval"
        reached(run, "waiting")
        assert done.calls == []

        assert app.approve(question.ref, by=Principal("ann"))
        assert run.result(20) == {"id": "x"}
        assert done.calls == ["save x"]
        home.close()

    def test_a_call_whose_approval_is_rejected_stops_the_run(self, home: Home, done: Done) -> None:
        app = tools_of(home.open(rules=[Rule("approve", tools=("save",)), Rule("allow")]), done)
        run = started(app, call("keep", "save", title="x"))
        assert app.reject(question_of(run, "keep").ref, by=Principal("ann"))

        assert stopped_of(run).stopped.error == "approval_rejected"
        assert done.calls == []
        home.close()

    def test_a_call_in_doubt_waits_for_the_ledger_and_is_never_made_again(
        self, app: Callwright, done: Done
    ) -> None:
        done.broken = {"cut"}
        run = started(app, call("keep", "save", title="x"), call("look", "read_file", repo="z"))
        question = question_of(run, "keep")
        assert question.kind == "doubt"
        reached(run, "in_doubt")
        assert state_of(run, "keep") == "in_doubt"
        with pytest.raises(
            TimeoutError, match=r"it waits for keep \(a call may have happened\)\. See `callwright flow show"
        ):
            run.result(0.01)

        entry = app.store.get_entry(question.ref)
        assert entry is not None
        from callwright.domain.records import Outcome

        kept = Outcome(data={"id": "seen"}, message="found there", confidence=0.9)
        assert app.store.decide_entry(
            entry.entry_id, "committed", by="ann", why="seen in the shop", outcome=kept
        )
        assert run.result(20) == "text of z"
        assert done.calls == ["save x", "read z"]
        assert {one.path: one for one in run.steps}["keep"].value is not None

    def test_the_effect_of_a_run_is_that_of_its_calls_and_of_the_runs_within_it(
        self, app: Callwright, done: Done
    ) -> None:
        read = started(app, FIND, READ, name="read", input=LANGUAGE, given={"language": "none"})
        stopped_of(read)
        assert read.effect == "none"

        app.flows.add(Workflow("inner", steps=(call("keep", "save", title="deep"),)))
        outer = started(app, child("kid", "inner"), approve("ok"), name="outer")
        question_of(outer, "ok")
        assert effect_of(outer) == "unknown"
        assert outer.answer("ok", granted=False, by="ann")
        stopped_of(outer)
        assert effect_of(outer) == "committed"

        fork = outer.fork("ok")
        question_of(fork, "ok")
        assert fork.stop()
        stopped_of(fork)
        assert fork.effect == "none"

        back = started(app, call("keep", "save", title="x", undo="unsave"), approve("ok"), name="back")
        question_of(back, "ok")
        assert back.answer("ok", granted=False, by="ann")
        stopped_of(back)
        assert back.effect == "compensated"

    def test_the_effect_of_a_run_is_unknown_once_a_run_within_it_is_forgotten(self, app: Callwright) -> None:
        app.flows.add(Workflow("inner", steps=(call("keep", "save", title="deep"),)))
        outer = started(app, child("kid", "inner"), approve("ok"), name="outer")
        question_of(outer, "ok")
        assert app.flows.forget(-1) == 1

        assert outer.stop()
        stopped_of(outer)
        assert outer.effect == "unknown"

    def test_the_effect_of_a_run_taken_over_is_unknown_once_the_ledger_may_have_forgotten_its_calls(
        self, home: Home, done: Done
    ) -> None:
        clock = FakeClock(MONDAY)
        app = tools_of(home.open(clock=clock), done)
        steps = call("keep", "save", title="x", undo="unsave"), approve("ok")
        left, held = (started(app, *steps, name=name) for name in ("left", "stored"))
        question_of(left, "ok")
        question_of(held, "ok")
        assert held.answer("ok", granted=False, by="ann")
        stopped_of(held)
        app.close()

        clock.advance(20 * 24 * HOUR)
        again = tools_of(home.open(clock=clock), done)
        again.flows.work()
        taken_over = again.flows.run(left.id)
        wait_until(lambda: taken_over.record().attempt == 2 and taken_over.state == "waiting")
        assert taken_over.stop()
        stopped_of(taken_over)
        assert effect_of(taken_over) == "compensated"

        clock.advance(20 * 24 * HOUR)
        assert effect_of(taken_over) == "unknown"
        assert again.flows.run(held.id).effect == "compensated"
        again.close()

    def test_a_call_that_asks_the_user_goes_on_with_the_answer(self, app: Callwright, done: Done) -> None:
        @app.tool(effect="once")
        def weigh(grams: int) -> dict[str, int]:
            """Weigh it."""
            done.note(f"weigh {grams}")
            return {"grams": grams}

        run = started(
            app, call("scale", "weigh", grams="{input.grams}"), input={"grams": {}}, given={"grams": "much"}
        )
        question = question_of(run, "scale")
        assert question.kind == "question"

        with pytest.raises(RunConflictError):
            run.answer("scale", by="local")
        assert run.answer("scale", fields={"grams": 7}, by="local")
        assert run.result(20) == {"grams": 7}
        assert done.calls == ["weigh 7"]

    def test_a_long_tool_is_waited_for_without_being_called_again(self, app: Callwright, done: Done) -> None:
        run = started(app, call("draw", "render", title="x"), output="{draw.data.url}")
        question = question_of(run, "draw")
        assert question.kind == "task"
        done.go.set()

        assert run.result(20) == "file:x"
        assert done.calls == ["render x"]

    # --- the end ------------------------------------------------------------------------------------------------------

    def test_a_run_that_waits_is_stopped_and_takes_back_what_it_did(
        self, app: Callwright, done: Done
    ) -> None:
        run = started(app, call("keep", "save", title="x", undo="unsave"), approve("ok"))
        question_of(run, "ok")
        assert not run.stop(by="ann")
        assert run.stop(by="local", reason="no more")

        stopped = stopped_of(run).stopped
        assert run.state == "cancelled"
        assert ("local" in stopped.reason, stopped.detail) == (True, "no more")
        assert (stopped.code, stopped.step) == ("cancelled", "ok")
        assert done.calls == ["save x", "unsave x"]
        assert state_of(run, "keep") == "undone"
        assert not run.stop()
        assert not run.answer("ok", granted=True, by="bob")

    def test_steps_are_taken_back_the_last_first_and_one_that_fails_keeps_no_other(
        self, app: Callwright, done: Done
    ) -> None:
        from callwright.workflow import undo

        run = started(
            app,
            call("one", "save", title="x", undo="unsave"),
            call("two", "save", title="y", undo=undo("read_file", repo="gone")),
            call("three", "save", title="z", undo=undo("unsave", id="{three.data.id}")),
            call("find", "trending", language="none"),
        )
        done.broken = {"gone"}

        assert stopped_of(run).step == "find"
        assert done.calls[-3:] == ["unsave z", "read gone", "unsave x"]
        assert (state_of(run, "one"), state_of(run, "two")) == ("undone", "undo_failed")
        with pytest.raises(RunConflictError, match="could not be taken back: two"):
            run.resume()
        with pytest.raises(RunConflictError, match="two could not be taken back"):
            run.fork("find")

    def test_an_undo_that_returns_nothing_or_finds_nothing_left_has_taken_its_step_back(
        self, app: Callwright, done: Done
    ) -> None:
        @app.tool(effect="once", key=["id"])
        def drop(id: str) -> None:  # noqa: A002 - the name of the field
            done.note(f"drop {id}")

        @app.tool(effect="idempotent")
        def sweep(id: str) -> Any:  # noqa: A002 - the same
            return empty("nothing left")

        run = started(
            app,
            call("one", "save", title="x", undo="drop"),
            call("two", "save", title="y", undo="sweep"),
            call("find", "trending", language="none"),
        )

        assert stopped_of(run).step == "find"
        assert (state_of(run, "one"), state_of(run, "two")) == ("undone", "undone")
        assert (done.calls[-1], effect_of(run)) == ("drop x", "compensated")

    def test_messages_are_in_the_language_of_the_run_or_its_workflow_or_the_application(
        self, home: Home, done: Done
    ) -> None:
        app = tools_of(home.open(locale="en"), done)
        find = call("find", "trending", language="none")

        assert stopped_of(started(app, find)).reason.startswith("A tool failed")
        assert stopped_of(app.flows.start("story", locale="zh-CN")).reason == STOPPED
        app.flows.add(Workflow("hers", steps=[find], locale="zh-CN"))
        assert stopped_of(app.flows.start("hers")).reason == STOPPED

    def test_an_input_gets_the_defaults_of_its_schema_and_a_text_that_is_none_starts_nothing(
        self, app: Callwright
    ) -> None:
        field = {"type": "string", "default": "tea"}
        given = {"type": "object", "properties": {"word": field}}
        app.flows.function("same")(lambda word: word)
        run = started(app, python("n", "same", word="{input.word}"), input=given, key="k")

        assert run.result(20) == "tea"
        assert run.record().input == {"word": "tea"}
        assert (
            app.flows.start("story", {}, key="k").id == app.flows.start("story", {"word": "tea"}, key="k").id
        )
        with pytest.raises(RunConflictError):
            app.flows.start("story", {"word": "milk"}, key="k")
        with pytest.raises(WorkflowError, match="JSON"):
            app.flows.start("story", {"word": "half \ud83c"})
        assert len(app.flows.runs()) == 1

    def test_an_undo_refers_to_its_item_and_to_earlier_steps_too(self, app: Callwright, done: Done) -> None:
        from callwright.workflow import undo

        back = undo("unsave", id="{item.repo} {index} {find.data[0].repo} {mine.data.id}")
        keep = call("keep", "save", title="{item.repo}", undo=back)
        run = started(
            app,
            FIND,
            each("post", over="{find}", at_once=1, do=[call("mine", "save", title="m"), keep]),
            call("last", "trending", language="none"),
            input=LANGUAGE,
            given={"language": "x"},
        )

        assert stopped_of(run).step == "last"
        repos = [one["repo"] for one in REPOS]
        assert [one for one in done.calls if one.startswith("unsave")] == [
            f"unsave {repo} {index} {repos[0]} m" for index, repo in reversed(list(enumerate(repos)))
        ]
        assert state_of(run, "post[0].keep") == "undone"

    @pytest.mark.parametrize("on_stop", [None, default({"id": "another"})], ids=["stop", "default"])
    def test_a_step_that_stops_after_its_effect_is_taken_back_by_what_it_gave(
        self, app: Callwright, done: Done, on_stop: Any
    ) -> None:
        run = started(
            app,
            call("one", "save", title="x", undo="unsave"),
            call(
                "two",
                "save",
                title="y",
                min_confidence=1.0,
                undo="unsave",
                **({} if on_stop is None else {"on_stop": on_stop}),
            ),
            call("find", "trending", language="none"),
        )

        assert stopped_of(run).step == ("two" if on_stop is None else "find")
        assert [one for one in done.calls if one.startswith("unsave")] == ["unsave y", "unsave x"]
        assert (state_of(run, "one"), state_of(run, "two")) == ("undone", "undone")
        assert run.effect == "compensated"

    def test_every_effect_of_a_step_made_twice_is_taken_back_the_last_first(
        self, app: Callwright, done: Done
    ) -> None:
        run = started(
            app,
            call("one", "save", title="x", min_confidence=1.0, undo="unsave", on_stop=ask()),
        )
        assert run.answer(question_of(run, "one").topic, do="retry", by="ann")
        wait_until(lambda: len(done.saved) == 2 and run.questions)
        assert run.answer(question_of(run, "one").topic, do="stop", by="ann")

        assert stopped_of(run).step == "one"
        assert done.calls == ["save x", "save x", "unsave x", "unsave x"]
        assert run.effect == "compensated"

    def test_an_effect_that_is_unknown_is_named_and_not_taken_back(self, app: Callwright, done: Done) -> None:
        done.cut = {one["repo"] for one in REPOS}
        run = started(
            app,
            call("one", "save", title="x", undo="unsave"),
            FIND,
            each("post", over="{find}", do=call("keep", "save", title="{item.repo}", undo="unsave")),
            input=LANGUAGE,
            given={"language": "x"},
        )
        wait_until(lambda: sum(one.kind == "doubt" for one in run.questions) == len(REPOS))
        assert run.stop()

        assert stopped_of(run).stopped.unresolved == tuple(
            f"post[{number}].keep" for number in range(len(REPOS))
        )
        assert [one for one in done.calls if one.startswith("unsave")] == ["unsave x"]
        assert state_of(run, "post[0].keep") == "in_doubt"
        assert run.effect == "unknown"

    def test_a_run_past_its_deadline_stops(self, app: Callwright) -> None:
        run = started(app, approve("ok"), deadline="100ms")

        assert stopped_of(run).stopped.code == "deadline"
        assert state_of(run, "ok") == "stopped"
        assert run.state == "stopped"

    def test_a_step_within_others_that_was_waiting_at_the_end_has_stopped_and_so_have_those_around_it(
        self, app: Callwright
    ) -> None:
        inner = branch(
            "which", case("index == 1", approve("ok")), otherwise=call("see", "read_file", repo="x")
        )
        run = started(
            app,
            each("both", over="{input.numbers}", do=inner, at_once=1),
            call("keep", "save", title="x"),
            input={"numbers": list},
            given={"numbers": [1, 2]},
        )
        question_of(run, "both[1].ok")
        assert run.stop(reason="enough")
        assert stopped_of(run).stopped.code == "cancelled"

        assert {one.path: one.state for one in run.steps} == {
            "both": "stopped",
            "both[0].which": "done",
            "both[0].see": "done",
            "both[1].which": "stopped",
            "both[1].ok": "stopped",
        }
        (ended,) = [one.stopped for one in run.steps if one.path == "both[1].ok"]
        assert ended is not None
        assert (ended.code, ended.detail) == ("cancelled", "enough")
        assert run.resume()
        question_of(run, "both[1].ok")

    def test_a_run_that_no_worker_has_taken_shows_no_step(self, home: Home, done: Done) -> None:
        app = tools_of(home.open(), done)
        app.tasks.executes_here = False
        run = started(app, call("find", "trending", language="python"))

        assert (run.state, run.steps) == ("queued", [])
        home.close()

    def test_the_same_answer_again_is_the_first_one_and_another_is_refused(self, app: Callwright) -> None:
        run = started(app, approve("ok"), wait("word"), approve("last"))
        question_of(run, "ok")
        assert run.answer("ok", granted=True, by="bob")
        question_of(run, "word")
        assert run.answer("ok", granted=True, by="bob")
        assert not run.answer("ok", granted=False, by="bob")
        assert not run.answer("ok", granted=True, by="eve")
        assert not run.answer("ok", granted=True, by=Principal("bob", "rival"))

        for _ in range(2):
            assert run.signal("word", {"n": 1})
        assert not run.signal("word", {"n": 2})
        question_of(run, "last")
        assert run.answer("last", granted=True, by="bob")
        run.result(20)
        assert run.answer("last", granted=True, by="bob")
        assert not run.answer("last", granted=True, by="bob", reason="late")
        assert run.signal("word", {"n": 1})
        assert not run.signal("word", {"n": 2})

    def test_an_answer_that_no_worker_has_met_yet_is_given_once(self, home: Home, done: Done) -> None:
        app = tools_of(home.open(), done)
        app.tasks.executes_here = False
        run = started(app, wait("word"))
        assert run.signal("word", {"n": 1})
        assert run.signal("word", {"n": 1})
        assert not run.signal("word", {"n": 2})
        app.tasks.executes_here = True
        app.flows.work()
        assert run.result(20) == {"n": 1}
        home.close()

    @pytest.mark.parametrize("asks", ["by its key", "by its id"])
    def test_a_program_that_starts_again_goes_on_with_the_run_that_it_had_started(
        self, home: Home, done: Done, asks: str
    ) -> None:
        app = tools_of(home.open(), done)
        app.tasks.executes_here = False  # as if it had been killed before its worker took the run
        left = started(app, call("keep", "save", title="x"), key="monday")
        app.close()

        again = tools_of(home.open(), done)
        again.flows.add(Workflow("story", steps=[call("keep", "save", title="x")]))
        run = again.flows.start("story", key="monday") if asks == "by its key" else again.flows.run(left.id)

        assert run.id == left.id
        assert run.result(20) == {"id": "x"}
        home.close()

    def test_a_worker_forgets_runs_that_ended_too_long_ago(self, home: Home, done: Done) -> None:
        app = tools_of(home.open(), done)
        run = started(app, call("find", "trending", language="python"))
        run.result(20)
        app.close()

        again = tools_of(home.open(), done)
        again.flows.keep_ms = 0
        again.flows.work()
        wait_until(lambda: not again.flows.runs())
        home.close()

    def test_a_run_past_its_deadline_goes_on_once_it_is_given_time(self, app: Callwright, done: Done) -> None:
        run = started(
            app,
            call("one", "save", title="x"),
            approve("ok"),
            call("two", "save", title="y"),
            deadline="2s",
        )
        wait_until(lambda: run.questions)
        assert stopped_of(run).stopped.code == "deadline"

        with pytest.raises(RunConflictError, match="past its deadline"):
            run.resume()
        with pytest.raises(RunConflictError, match="no duration"):
            run.resume(deadline="soon")
        assert run.state == "stopped"

        assert run.resume(deadline="1h")
        wait_until(lambda: run.questions)
        assert run.answer("ok", granted=True, by="ann")
        assert run.result(20) == {"id": "y"}
        assert done.calls == ["save x", "save y"]

    def test_a_stopped_run_goes_on_at_the_step_that_stopped_it(self, app: Callwright, done: Done) -> None:
        done.broken = {"a/1", "a/3"}
        run = started(app, FIND, READ, SAVE, input=LANGUAGE, given={"language": "x"})
        stopped_of(run)
        done.broken = set()

        assert run.resume()
        assert run.result(20) == {"id": "about a/0"}
        assert done.calls.count("trending x") == 1
        assert done.calls.count("read a/0") == 1
        assert done.calls.count("read a/3") <= 2
        assert {one.state for one in run.steps} == {"done"}
        assert not run.resume()

    def test_a_cancelled_run_goes_on_with_every_item_that_was_waiting(
        self, app: Callwright, done: Done
    ) -> None:
        run = started(
            app,
            FIND,
            each("post", over="{find}", do=[approve("ok"), call("keep", "save", title="{item.repo}")]),
            input=LANGUAGE,
            given={"language": "x"},
        )
        wait_until(lambda: len(run.questions) == 5)
        assert run.answer("post[1].ok", granted=True, by="ann")
        wait_until(lambda: done.saved)
        wait_until(lambda: state_of(run, "post[1].keep") == "done")
        assert run.stop()
        stopped_of(run)

        assert run.resume()
        wait_until(lambda: len(run.questions) == 4)
        for number in (0, 2, 3, 4):
            assert run.answer(f"post[{number}].ok", granted=True, by="ann")
        run.result(20)
        assert sorted(done.saved) == [f"a/{number}" for number in range(5)]

    def test_an_early_signal_and_an_answer_outlive_a_stop_and_a_resume(
        self, app: Callwright, done: Done
    ) -> None:
        run = started(app, approve("ok"), wait("paid"))
        question_of(run, "ok")
        assert run.signal("paid", {"sum": 3})
        assert run.stop()
        stopped_of(run)

        assert run.resume()
        question_of(run, "ok")
        assert run.answer("ok", granted=True, by="ann")
        assert run.result(20) == {"sum": 3}

    def test_a_run_that_goes_on_without_its_items_asks_nothing_more_of_them(
        self, app: Callwright, done: Done
    ) -> None:
        run = started(
            app,
            FIND,
            each("post", over="{find}", do=approve("ok"), on_stop=go_to("last")),
            approve("last"),
            input=LANGUAGE,
            given={"language": "x"},
        )
        wait_until(lambda: len(run.questions) == 5)
        assert run.answer("post[3].ok", granted=False, by="ann")

        assert question_of(run, "last").kind == "approve"
        assert [one.path for one in run.questions] == ["last"]
        assert not run.answer("post[0].ok", granted=True, by="ann")
        assert run.answer("last", granted=True, by="ann")
        run.result(20)

    def test_effects_that_would_happen_again_are_named_and_not_repeated_by_a_resume(
        self, app: Callwright, done: Done
    ) -> None:
        @app.tool(effect="once", operation="query")
        def draw_lot() -> list[int]:
            """Draw, once."""
            done.note("draw")
            return []

        run = started(app, call("lot", "draw_lot"))
        stopped_of(run)

        with pytest.raises(RunConflictError, match="lot"):
            run.resume()
        assert run.resume(repeat_effects=True)
        stopped_of(run)
        assert done.calls == ["draw", "draw"]

    def test_a_step_is_not_retried_where_the_run_it_started_has_had_an_effect(
        self, app: Callwright, done: Done
    ) -> None:
        done.broken = {"z"}
        app.flows.add(
            Workflow("inner", steps=(call("keep", "save", title="deep"), call("look", "read_file", repo="z")))
        )
        run = started(app, child("kid", "inner", on_stop=retry(2, pause="10ms")), name="outer")

        assert stopped_of(run).step == "kid"
        assert done.calls == ["save deep", "read z"]
        with pytest.raises(RunConflictError, match=r"kid \(save\)"):
            run.resume()
        done.broken = set()
        assert run.resume(repeat_effects=True)
        assert run.result(20) == "text of z"
        assert done.saved == ["deep", "deep"]

    def test_a_step_is_retried_and_resumed_where_the_run_it_started_has_taken_back_what_it_did(
        self, app: Callwright, done: Done
    ) -> None:
        done.broken = {"z"}
        steps = call("keep", "save", title="deep", undo="unsave"), call("look", "read_file", repo="z")
        app.flows.add(Workflow("inner", steps=steps))
        run = started(app, child("kid", "inner", on_stop=retry(1, pause="10ms")), name="outer")

        assert stopped_of(run).step == "kid"
        assert done.calls == ["save deep", "read z", "unsave deep"] * 2
        done.broken = set()
        assert run.resume()
        assert run.result(20) == "text of z"

    def test_a_person_who_is_asked_is_told_where_a_retry_would_repeat_an_effect(
        self, app: Callwright, done: Done
    ) -> None:
        run = started(app, call("keep", "save", title="x", min_confidence=0.99, on_stop=ask()), locale="en")

        assert "would repeat" in question_of(run, "keep").text
        assert run.answer("keep", do="skip", data={"id": "x"}, by="ann")
        run.result(20)

    def test_a_run_that_ends_stops_a_run_within_it_that_an_earlier_worker_has_started(
        self, app: Callwright
    ) -> None:
        app.flows.add(Workflow("inner", steps=(approve("ok"),)))
        app.tasks.executes_here = False
        run = started(app, child("kid", "inner"), name="outer")
        app.flows.start_child("inner", None, {}, run.id, f"{run.id}.kid")  # without a record
        assert run.stop()

        app.flows.work()
        stopped_of(run)
        wait_until(lambda: app.flows.run(f"{run.id}.kid").state == "cancelled")

    def test_the_budget_of_a_run_is_that_of_its_definition(self, app: Callwright, done: Done) -> None:
        run = started(
            app,
            FIND,
            each("read", over="{find}", at_once=1, do=call("file", "read_file", repo="{item.repo}")),
            input=LANGUAGE,
            given={"language": "x"},
            limits=RunLimits(max_tool_calls=3),
        )

        assert stopped_of(run).stopped.error == "budget_exhausted"
        assert len(done.calls) == 3

    # --- other kinds of steps -----------------------------------------------------------------------------------------

    def test_a_child_run_is_a_step_and_its_stop_stops_the_parent(self, app: Callwright, done: Done) -> None:
        app.flows.add(Workflow("inner", input=LANGUAGE, steps=(FIND,), output="{find.data[0].repo}"))
        run = started(app, child("kid", "inner", {"language": "x"}), call("keep", "save", title="{kid.data}"))
        assert run.result(20) == {"id": "a/0"}

        bad = started(app, child("kid", "inner", {"language": "none"}), name="bad")
        stopped = stopped_of(bad).stopped
        assert (stopped.step, stopped.code) == ("kid", "child")
        assert STOPPED in stopped.detail

    def test_runs_within_runs_end_at_a_depth(self, app: Callwright) -> None:
        app.flows.add(Workflow("again", steps=(child("deeper", "again"),)))
        run = app.flows.start("again")

        assert stopped_of(run).stopped.code == "child"
        assert len(app.flows.runs("again")) == 6

    @pytest.mark.parametrize(("language", "saved"), [("x", ["many of a/0"]), ("none", ["few"])])
    def test_a_branch_takes_the_first_arm_whose_condition_holds(
        self, app: Callwright, done: Done, language: str, saved: list[str]
    ) -> None:
        run = started(
            app,
            call("find", "trending", language="{input.language}", on_stop=default([])),
            branch(
                "which",
                case("size(find.data) > 100", call("never", "save", title="never")),
                case(
                    "find.data.exists(one, one.repo == 'a/4')",
                    call("many", "save", title="many of {find.data[0].repo}"),
                ),
                otherwise=call("few", "save", title="few"),
            ),
            input=LANGUAGE,
            given={"language": language},
        )

        assert run.result(20) == {"id": saved[0]}
        assert done.saved == saved
        assert {one.name for one in run.steps} == {"find", "which", "many" if language == "x" else "few"}

    @pytest.mark.parametrize("condition", ["find.data[9].repo == 'x'", "size(find.data)", "find.data > 3"])
    def test_a_condition_that_cannot_be_worked_out_stops_the_step(
        self, app: Callwright, done: Done, condition: str
    ) -> None:
        run = started(
            app,
            FIND,
            branch("which", case(condition, SAVE), otherwise=call("other", "save", title="other")),
            input=LANGUAGE,
            given={"language": "x"},
        )

        assert stopped_of(run).stopped.code == "condition"
        assert done.saved == []

    def test_a_function_works_something_out_and_its_failure_says_no_more_than_its_kind(
        self, app: Callwright
    ) -> None:
        @app.flows.function("count")
        def count(words: str) -> int:
            if not words:
                raise ValueError("secret")
            return len(words.split())

        run = started(app, python("n", "count", words="a b c", output={"type": "integer"}))
        assert run.result(20) == 3

        bad = started(app, python("n", "count", words=""), name="bad")
        stopped = stopped_of(bad).stopped
        assert (stopped.code, stopped.detail) == ("function", "ValueError")

    @pytest.mark.parametrize(
        ("raised", "told"), [(SystemExit(3), "SystemExit"), (StopIteration(), "StopIteration")]
    )
    def test_a_function_that_leaves_by_exit_or_an_empty_next_ends_its_run_and_no_other(
        self, app: Callwright, raised: BaseException, told: str, caplog: pytest.LogCaptureFixture
    ) -> None:
        @app.flows.function("leave")
        def leave() -> None:
            raise raised

        left = stopped_of(started(app, python("n", "leave"), name="left"))
        assert (left.stopped.code, left.stopped.detail) == ("function", told)
        assert any("leave" in one.message and one.exc_info for one in caplog.records)

        app.flows.function("stay")(lambda: 1)
        assert started(app, python("n", "stay"), name="stays").result(20) == 1

    def test_a_function_may_give_what_a_tool_may_and_what_says_that_it_failed_stops_the_step(
        self, app: Callwright
    ) -> None:
        async def later() -> int:
            return 2

        for name, function in (
            ("later", lambda one=later: one()),
            ("model", lambda: Measured(size=3)),
            ("items", lambda: (number for number in (1, 2))),
            ("nothing", lambda: empty("none today")),
            ("no_number", lambda: float("nan")),
            ("refused", lambda: fail("X")),
        ):
            app.flows.function(name)(function)

        for name, value in (("later", 2), ("model", {"size": 3}), ("items", [1, 2])):
            assert started(app, python("n", name), name=name).result(20) == value
        for name, told in (("nothing", "none today"), ("no_number", "nan"), ("refused", "X")):
            assert stopped_of(started(app, python("n", name), name=name)).stopped.detail == told

    # --- who, and what is seen ----------------------------------------------------------------------------------------

    def test_runs_are_seen_by_who_started_them_and_by_managers_of_the_tenant(self, app: Callwright) -> None:
        ann, bob = Principal("ann"), Principal("bob", roles=("ops",))
        other = Principal("ann", tenant="elsewhere")
        run = started(app, sleep("nap", "1ms"), principal=ann)
        run.result(20)

        assert [one.id for one in app.flows.runs(principal=ann)] == [run.id]
        assert app.flows.runs(principal=bob) == []
        assert app.flows.runs(principal=other) == []
        for stranger in (bob, other):
            with pytest.raises(NoSuchRunError):
                app.flows.run(run.id, principal=stranger)
        app.flows.managers = ("role:ops",)
        assert app.flows.run(run.id, principal=bob).state == "completed"
        assert app.flows.runs(principal=other) == []

    @pytest.mark.costly
    @pytest.mark.costly
    def test_questions_and_runs_are_found_behind_many_of_others(self, app: Callwright) -> None:
        numbers = {"numbers": list}
        many = {"numbers": list(range(250))}  # more than a page
        bob, lena = Principal("bob"), Principal("lena")
        first = started(app, approve("first"), name="first", principal=bob)
        pauses = each("all", over="{input.numbers}", do=sleep("pause", "1h"), at_once=64)
        others = each("all", over="{input.numbers}", do=approve("other", approvers=["mallory"]), at_once=64)
        sleeping = started(app, pauses, name="sleeping", input=numbers, given=many)
        asking = started(app, others, name="asking", input=numbers, given=many)
        wait_until(lambda: len(sleeping.questions) == len(asking.questions) == 250)
        run = started(app, approve("ok", approvers=["lena"]), name="last")
        question_of(run, "ok")

        found = app.flows.inbox(principal=lena)
        assert [question.path for _, question in found] == ["first", "ok"]
        assert [question.path for _, question in app.flows.inbox(principal=lena, limit=1)] == ["first"]
        assert [one.id for one in app.flows.runs(principal=bob, limit=1)] == [first.id]
        for one in (sleeping, asking):
            one.stop()
            stopped_of(one)

    def test_runs_are_listed_by_state_and_workflow_and_forgotten_when_old(self, app: Callwright) -> None:
        one = started(app, sleep("nap", "1ms"), name="one")
        two = started(app, approve("ok"), name="two")
        one.result(20)
        reached(two, "waiting")

        assert [run.id for run in app.flows.runs(states=["waiting"])] == [two.id]
        assert [run.id for run in app.flows.runs("one")] == [one.id]
        assert app.flows.forget(-1) == 1
        assert [run.id for run in app.flows.runs()] == [two.id]
        with pytest.raises(NoSuchRunError):
            one.record()

    @pytest.mark.promise("E13")
    def test_runs_are_walked_with_their_content_and_erased_once_they_have_ended(
        self, app: Callwright
    ) -> None:
        one = started(app, call("look", "read_file", repo="of 张三"), name="one")
        two = started(app, approve("ok"), name="two")
        one.result(20)
        reached(two, "waiting")
        engine = app.flows.engine
        found = {held.id: held for held in engine.scan_runs()}
        assert sorted(found) == sorted([one.id, two.id])
        assert "张三" in found[one.id].parts["journal"].decode()
        assert (found[one.id].tenant, found[one.id].principal) == ("default", "local")
        assert (found[one.id].state, found[two.id].state) == ("stored", "in_flight")
        done = engine.erase_runs([one.id, two.id, "none"])
        assert done == {one.id: "erased", two.id: "in_flight", "none": "gone"}
        assert [held.id for held in engine.scan_runs()] == [two.id]

    @pytest.mark.promise("E13")
    def test_a_run_within_another_is_left_while_that_one_goes_on(self, app: Callwright) -> None:
        app.flows.add(Workflow("inner", steps=(call("keep", "save", title="deep"),)))
        outer = started(app, child("kid", "inner"), approve("ok"), name="outer")
        question_of(outer, "ok")
        assert {held.state for held in app.flows.engine.scan_runs()} == {"in_flight"}

        assert outer.stop()
        stopped_of(outer)
        assert {held.state for held in app.flows.engine.scan_runs()} == {"stored"}

    def test_events_say_what_happened_in_order_to_the_end(self, app: Callwright, done: Done) -> None:
        run = started(app, call("look", "read_file", repo="z"), approve("ok"))
        told = run.events(timeout_s=20)
        events = [next(told)]
        while events[-1].kind != "waiting":
            events.append(next(told))
        assert (events[-1].path, events[-1].data["kind"]) == ("ok", "approve")
        run.answer("ok", granted=True, by="ann")

        events = [*events[:-1], *told]
        assert [(one.kind, one.path) for one in events] == [
            ("run_started", ""),
            ("step_called", "look"),
            ("answered", "ok"),
            ("completed", ""),
        ]
        assert events[1].data == {"tool": "read_file", "success": True}
        later = [one.kind for one in run.events(after=2)]
        assert later == ["answered", "completed"]

    def test_a_definition_that_cannot_be_done_here_is_refused(self, app: Callwright) -> None:
        with pytest.raises(DefinitionError, match="no tool 'nothing'"):
            app.flows.add(Workflow("w", steps=(call("a", "nothing"),)))
        app.flows.add(Workflow("w", steps=(sleep("a", "1s"),)))
        with pytest.raises(DefinitionError, match="raise the version"):
            app.flows.add(Workflow("w", steps=(sleep("a", "2s"),)))

    def test_large_data_goes_from_step_to_step_and_outlives_a_restart(self, home: Home, done: Done) -> None:
        def with_tools() -> Callwright:
            app = tools_of(home.open(), done)

            @app.tool(effect="read", operation="query")
            def load() -> dict[str, Any]:
                """Load much."""
                done.note("load")
                return {"text": "字" * 300_000, "parts": [{"name": "a"}]}

            @app.flows.function("measure")
            def measure(text: str, name: str) -> list[Any]:
                return [len(text), name]

            return app

        app = with_tools()
        run = started(
            app,
            call("big", "load"),
            approve("ok"),
            python("size", "measure", text="{big.data.text}", name="{big.data.parts[0].name}"),
        )
        question_of(run, "ok")
        home.close()

        again = with_tools()
        again.flows.work()
        run = again.flows.run(run.id)
        fork = run.fork("ok")
        for one in (run, fork):
            question_of(one, "ok")
            assert one.answer("ok", granted=True, by="ann")
            assert one.result(20) == [300_000, "a"]
        assert done.calls == ["load"]
        assert again.flows.forget(-1) == 2
        home.close()

    # --- forks --------------------------------------------------------------------------------------------------------

    def test_a_fork_keeps_the_steps_before_it_and_does_the_others_with_the_changed_input(
        self, app: Callwright, done: Done
    ) -> None:
        run = started(
            app,
            call("find", "trending", language="{input.language}"),
            call("keep", "save", title="{input.title}"),
            approve("ok", show="{keep}"),
            input={"language": str, "title": str},
            given={"language": "x", "title": "one"},
            output=["{find.data[0].repo}", "{keep}"],
        )
        question_of(run, "ok")
        assert run.answer("ok", granted=True, by="ann")
        assert run.result(20) == ["a/0", {"id": "one"}]

        plan = run.plan_fork("keep", {"title": "two"})
        assert (plan.kept, plan.redone) == (("find",), ("keep", "ok"))
        assert [(one.path, one.tool, one.effect) for one in plan.repeats] == [("keep", "save", "committed")]
        with pytest.raises(RunConflictError, match=r"keep \(save\)"):
            run.fork("keep", {"title": "two"})
        assert done.saved == ["one"]

        fork = run.fork("keep", {"title": "two"}, effects="repeat", key="a")
        question_of(fork, "ok")
        assert fork.record().forked_from == run.id
        assert fork.answer("ok", granted=True, by="ann")
        assert fork.result(20) == ["a/0", {"id": "two"}]
        assert done.calls == ["trending x", "save one", "save two"]
        assert run.fork("keep", {"title": "two"}, effects="repeat", key="a").id == fork.id

    def test_a_fork_that_reuses_effects_keeps_their_results_and_asks_its_people_anew(
        self, app: Callwright, done: Done
    ) -> None:
        run = started(
            app, approve("ok"), call("keep", "save", title="x"), call("look", "read_file", repo="z")
        )
        question_of(run, "ok")
        assert run.answer("ok", granted=True, by="ann")
        run.result(20)

        fork = run.fork(effects="reuse")
        question_of(fork, "ok")
        assert fork.answer("ok", granted=True, by="bob")
        assert fork.result(20) == "text of z"
        assert done.calls == ["save x", "read z", "read z"]

    def test_a_run_is_not_forked_after_a_step_that_used_what_is_changed_or_that_is_not_done(
        self, app: Callwright, done: Done
    ) -> None:
        run = started(app, FIND, READ, approve("ok"), SAVE, input=LANGUAGE, given={"language": "x"})
        question_of(run, "ok")
        for at, changed, said in (
            ("read", {"language": "y"}, "find has used the input"),
            ("keep", {}, "ok has not finished"),
            ("nothing", {}, "no step 'nothing'"),
        ):
            with pytest.raises(RunConflictError, match=said):
                run.fork(at, changed)
        with pytest.raises(WorkflowError, match="language"):
            run.fork("find", {"language": 5})
        with pytest.raises(NoSuchRunError):
            run.fork("ok", by="bob")
        fork = run.fork("ok")
        question_of(fork, "ok")
        assert state_of(fork, "read") == "done"
        assert done.calls.count("trending x") == 1
        for one in (run, fork):
            assert one.answer("ok", granted=True, by="bob")
            one.result(20)

    def test_what_was_taken_back_is_not_kept_by_a_fork(self, app: Callwright, done: Done) -> None:
        run = started(app, call("keep", "save", title="x", undo="unsave"), approve("ok"))
        question_of(run, "ok")
        assert run.answer("ok", granted=False, by="ann")
        stopped_of(run)

        with pytest.raises(RunConflictError, match="keep was taken back"):
            run.fork("ok")
        fork = run.fork(effects="repeat")
        question_of(fork, "ok")
        assert fork.answer("ok", granted=True, by="ann")
        fork.result(20)
        assert done.calls == ["save x", "unsave x", "save x"]

    def test_a_fork_names_the_effects_of_runs_within_the_run(self, app: Callwright, done: Done) -> None:
        app.flows.add(Workflow("inner", steps=(call("keep", "save", title="deep"),)))
        run = started(app, child("kid", "inner"), call("again", "unsave", id="x"))
        run.result(20)

        assert [(one.path, one.tool) for one in run.plan_fork().repeats] == [("kid", "save")]
        fork = run.fork(effects="reuse")
        fork.result(20)
        assert done.saved == ["deep"]
        assert done.calls.count("unsave x") == 2

    def test_a_fork_names_the_effects_of_runs_that_items_have_started(
        self, app: Callwright, done: Done
    ) -> None:
        app.flows.add(
            Workflow("inner", input={"repo": str}, steps=(call("keep", "save", title="{input.repo}"),))
        )
        post = each("post", over="{find}", do=child("kid", "inner", {"repo": "{item.repo}"}))
        run = started(app, FIND, post, name="outer", input=LANGUAGE, given={"language": "x"})
        run.result(20)

        for one in (run, run.fork("post", effects="reuse")):
            one.result(20)
            named = sorted((effect.path, effect.tool) for effect in one.plan_fork("post").repeats)
            assert named == [(f"post[{number}].kid", "save") for number in range(5)]
        assert len(done.saved) == 5

    def test_a_fork_names_the_effect_of_a_call_that_is_being_made(self, app: Callwright, done: Done) -> None:
        @app.tool(effect="once")
        def publish(title: str) -> dict[str, str]:
            """Publish, slowly."""
            done.note(f"publish {title}")
            done.go.wait(20)
            return {"title": title}

        run = started(app, call("out", "publish", title="x"))
        wait_until(lambda: done.calls)

        assert [(one.path, one.effect) for one in run.plan_fork().repeats] == [("out", "unknown")]
        with pytest.raises(RunConflictError, match="out"):
            run.fork(effects="reuse")
        done.go.set()
        run.result(20)
        assert run.fork(effects="reuse").result(20) == {"title": "x"}
        assert done.calls == ["publish x"]

    def test_a_forked_run_goes_on_after_a_restart(self, home: Home, done: Done) -> None:
        app = tools_of(home.open(), done)
        run = started(
            app, call("keep", "save", title="x"), approve("ok"), call("look", "read_file", repo="z")
        )
        question_of(run, "ok")
        fork = run.fork("ok")
        question_of(fork, "ok")
        home.close()

        again = tools_of(home.open(), done)
        again.flows.work()
        fork = again.flows.run(fork.id)
        assert fork.answer("ok", granted=True, by="ann")
        assert fork.result(20) == "text of z"
        assert done.calls == ["save x", "read z"]
        assert [one.path for one in fork.steps] == ["keep", "ok", "look"]
        home.close()

    # --- schedules ----------------------------------------------------------------------------------------------------

    def test_a_tick_starts_one_run_however_many_workers_meet_it(self, home: Home, done: Done) -> None:
        clock = FakeClock(MONDAY)
        app = tools_of(home.open(clock=clock), done)
        app.flows.add(
            Workflow("post", input={"title": str}, steps=(call("keep", "save", title="{run.key}"),))
        )
        app.flows.schedules.add(
            "mornings", "post", {"title": "x"}, cron="0 8 * * *", timezone="Europe/Berlin"
        )
        assert app.flows.schedules.tick() == []

        clock.advance(8 * HOUR)
        pool = [threading.Thread(target=app.flows.schedules.tick) for _ in range(4)]
        for one in pool:
            one.start()
        for one in pool:
            one.join()
        (run,) = app.flows.runs("post")
        run.result(20)
        assert app.flows.schedules.tick() == []
        assert done.saved == ["schedule/mornings/2026-11-23T08:00+01:00"]
        (schedule,) = app.flows.schedules.list()
        assert (schedule.last_run, schedule.problem) == (run.id, "")
        home.close()

    def test_a_schedule_and_what_it_has_missed_outlive_a_restart(self, home: Home, done: Done) -> None:
        clock = FakeClock(MONDAY)
        post = Workflow("post", steps=(call("keep", "save", title="{run.key}"),))
        app = tools_of(home.open(clock=clock), done)
        app.flows.add(post)
        for name, missed in (("one", "last"), ("every", "all"), ("none", "skip")):
            app.flows.schedules.add(name, "post", cron="0 * * * *", missed=missed)  # type: ignore[arg-type]
        home.close()
        clock.advance(3 * HOUR + 10 * 60_000)

        again = tools_of(home.open(clock=clock), done)
        assert again.flows.schedules.tick() == []
        again.flows.add(post)
        for run in again.flows.schedules.tick():
            run.result(20)
        assert sorted(done.saved) == [
            "schedule/every/2026-11-23T00:00+00:00",
            "schedule/every/2026-11-23T01:00+00:00",
            "schedule/every/2026-11-23T02:00+00:00",
            "schedule/one/2026-11-23T02:00+00:00",
        ]
        home.close()

    def test_a_paused_schedule_starts_nothing_and_makes_up_for_nothing(self, home: Home, done: Done) -> None:
        clock = FakeClock(MONDAY)
        app = tools_of(home.open(clock=clock), done)
        app.flows.add(Workflow("post", steps=(call("keep", "save", title="{run.key}"),)))
        schedules = app.flows.schedules
        schedules.add("hourly", "post", cron="0 * * * *", missed="all")
        assert schedules.pause("hourly").paused
        clock.advance(5 * HOUR)
        assert schedules.tick() == []
        assert not schedules.resume("hourly").paused
        assert schedules.tick() == []
        clock.advance(HOUR)
        assert len(schedules.tick()) == 1
        assert schedules.remove("hourly")
        assert not schedules.remove("hourly")
        clock.advance(HOUR)
        assert schedules.tick() == []
        home.close()

    def test_a_tick_that_may_not_overlap_or_whose_input_has_become_wrong_says_why_it_started_nothing(
        self, home: Home, done: Done
    ) -> None:
        clock = FakeClock(MONDAY)
        app = tools_of(home.open(clock=clock), done)
        app.flows.add(Workflow("post", steps=(approve("ok"),)))
        schedules = app.flows.schedules
        schedules.add("alone", "post", cron="0 * * * *", overlap="skip")
        clock.advance(HOUR)
        (run,) = schedules.tick()
        clock.advance(HOUR)
        assert schedules.tick() == []
        assert schedules.get("alone").problem == "之前时刻的运行仍在进行"
        question_of(run, "ok")
        run.answer("ok", granted=True, by="ann")
        run.result(20)
        clock.advance(HOUR)
        schedules.tick()  # the worker of this process may have met the tick before
        assert len(app.flows.runs("post")) == 2

        app.flows.add(Workflow("post", version="2.0.0", input=LANGUAGE, steps=(approve("ok"),)))
        schedules.remove("alone")
        schedules.add("other", "post", version="1.0.0", cron="0 * * * *")
        with pytest.raises(WorkflowError):
            schedules.add("third", "post", cron="0 * * * *")
        clock.advance(HOUR)
        schedules.tick()
        assert [one.record().version for one in app.flows.runs("post")] == ["1.0.0"] * 3
        home.close()

    def test_a_schedule_belongs_to_who_added_it_and_the_same_one_may_be_added_again(
        self, app: Callwright
    ) -> None:
        app.flows.add(Workflow("post", steps=(sleep("nap", "1ms"),)))
        ann, bob = Principal("ann"), Principal("bob", roles=("ops",))
        schedules = app.flows.schedules
        made = schedules.add("daily", "post", cron="@daily", principal=ann)
        assert schedules.add("daily", "post", cron="@daily", principal=ann) == made
        with pytest.raises(RunConflictError):
            schedules.add("daily", "post", cron="@hourly", principal=ann)
        with pytest.raises(RunConflictError):
            schedules.add("daily", "post", cron="@daily", principal=bob, replace_other=True)
        assert schedules.list(principal=bob) == []
        assert not schedules.remove("daily", principal=bob)
        with pytest.raises(NoSuchRunError):
            schedules.pause("daily", principal=bob)
        app.flows.managers = ("role:ops",)
        assert schedules.pause("daily", principal=bob).paused
        changed = schedules.add("daily", "post", cron="@hourly", principal=ann, replace_other=True)
        assert (changed.cron, changed.paused) == ("@hourly", True)
        with pytest.raises(NoSuchRunError):
            schedules.add("other", "nothing", cron="@daily")

    def test_a_schedule_made_through_an_interface_stops_when_its_rule_is_gone(
        self, home: Home, done: Done
    ) -> None:
        clock, ann = FakeClock(MONDAY), Principal("ann")
        post, rule = Workflow("post", steps=(sleep("nap", "1ms"),)), Rule("allow", tools=("workflow:post",))
        app = tools_of(home.open(clock=clock, rules=[rule]), done)
        app.flows.add(post)
        app.flows.desk(ann).add_schedule("hourly", "post", {}, cron="0 * * * *")
        clock.advance(HOUR)
        assert len(app.flows.schedules.tick()) == 1
        home.close()

        again = tools_of(home.open(clock=clock, rules=[Rule("allow", tools=("save",))]), done)
        again.flows.add(post)
        clock.advance(HOUR)
        assert again.flows.schedules.tick() == []
        problem = again.flows.schedules.get("hourly", principal=ann).problem
        assert problem == "没有规则允许其调用方启动该工作流"
        home.close()

    # --- restarts -----------------------------------------------------------------------------------------------------

    def test_a_run_of_an_earlier_version_is_forked_through_an_interface_by_whom_a_rule_lets_start_it(
        self, home: Home, done: Done
    ) -> None:
        ann, rule = Principal("ann", tenant="north"), Rule("allow", tools=("workflow:post",))
        first = Workflow("post", steps=(call("look", "read_file", repo="z"),))
        app = tools_of(home.open(rules=[rule, Rule("allow", tools=("read_file",))]), done)
        app.flows.add(first)
        run = app.flows.desk(ann).start("post", {})
        run.result(60)
        home.close()

        again = tools_of(home.open(rules=[rule, Rule("allow", tools=("read_file",))]), done)
        again.flows.add(Workflow("post", version="2.0.0", steps=(sleep("nap", "1ms"),)))
        fork = again.flows.desk(ann).fork(run.id, None, {})
        assert fork.result(60) == "text of z"
        assert fork.record().version == "1.0.0"
        home.close()

        bare = tools_of(home.open(rules=[Rule("allow", tools=("read_file",))]), done)
        bare.flows.add(first)
        with pytest.raises(NoSuchRunError):
            bare.flows.desk(ann).fork(run.id, None, {})
        home.close()

    @pytest.mark.promise("D1")
    def test_a_run_that_waits_goes_on_after_a_restart_and_repeats_nothing(
        self, home: Home, done: Done
    ) -> None:
        app = tools_of(home.open(), done)
        run = started(
            app, call("keep", "save", title="x"), approve("ok"), call("look", "read_file", repo="z")
        )
        question_of(run, "ok")
        home.close()

        again = tools_of(home.open(), done)
        again.flows.work()
        run = again.flows.run(run.id)
        assert run.answer("ok", granted=True, by="ann")
        assert run.result(20) == "text of z"
        assert done.calls == ["save x", "read z"]
        home.close()

    def test_a_serving_program_that_starts_again_carries_on_the_runs_of_the_one_before(
        self, home: Home, done: Done
    ) -> None:
        app = tools_of(home.open(), done)
        run = started(app, approve("ok"), call("keep", "save", title="x"))
        question_of(run, "ok")
        assert run.answer("ok", granted=True, by="ann")
        home.close()

        again = tools_of(home.open(), done)
        again.flows.add(Workflow("story", version="2.0.0", steps=(call("keep", "save", title="new"),)))
        again.tasks.resume()
        assert again.flows.run(run.id).result(20) == {"id": "x"}
        assert done.saved == ["x"]
        home.close()

    def test_a_run_whose_worker_ends_while_it_waits_is_shown_as_waiting(self, home: Home, done: Done) -> None:
        app = tools_of(home.open(), done)
        run = started(app, approve("ok"), call("keep", "save", title="x"))
        question_of(run, "ok")
        home.close()

        again = tools_of(home.open(), done)
        reached(again.flows.run(run.id), "waiting")  # the new worker reads the journal first
        home.close()

    def test_a_run_stays_on_its_definition_while_another_version_is_registered(
        self, home: Home, done: Done
    ) -> None:
        app = tools_of(home.open(), done)
        run = started(app, approve("ok"), call("keep", "save", title="old"))
        question_of(run, "ok")
        home.close()

        again = tools_of(home.open(), done)
        again.flows.add(Workflow("story", version="2.0.0", steps=(call("keep", "save", title="new"),)))
        assert again.flows.start("story").result(20) == {"id": "new"}
        run = again.flows.run(run.id)
        assert run.answer("ok", granted=True, by="ann")
        assert run.result(20) == {"id": "old"}
        home.close()

    def test_items_that_were_answered_before_a_restart_are_not_asked_again(
        self, home: Home, done: Done
    ) -> None:
        app = tools_of(home.open(), done)
        post = each(
            "post",
            over="{find}",
            do=[approve("ok"), call("keep", "save", title="{item.repo}"), approve("sure")],
        )
        run = started(app, FIND, post, input=LANGUAGE, given={"language": "x"})
        wait_until(lambda: len(run.questions) == 5)
        for number in (3, 1):
            run.answer(f"post[{number}].ok", granted=True, by="ann")
            question_of(run, f"post[{number}].sure")
        home.close()

        again = tools_of(home.open(), done)
        again.flows.work()
        run = again.flows.run(run.id)
        asked = {f"post[{number}].ok" for number in (0, 2, 4)} | {"post[1].sure", "post[3].sure"}
        assert {one.path for one in run.questions} == asked
        for number in (0, 2, 4):
            assert run.answer(f"post[{number}].ok", granted=True, by="ann")
        for number in range(5):
            question_of(run, f"post[{number}].sure")
            assert run.answer(f"post[{number}].sure", granted=True, by="ann")
        run.result(20)
        assert sorted(done.saved) == [f"a/{number}" for number in range(5)]
        home.close()
