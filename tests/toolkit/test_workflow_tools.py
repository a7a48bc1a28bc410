"""The workflows toolkit: what an agent may do with workflows, for whom, and how deep."""

import functools
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright, Principal, Rule, ToolResult, fail
from callwright.app.app_builder import build_app
from callwright.app.flows import MAX_DEPTH
from callwright.cli.config_problem_texts import describe_problem
from callwright.config.config_reader import read_config
from callwright.domain.call import Locale
from callwright.engine import EngineError
from callwright.engines.memory_flows import MemoryFlowEngine
from callwright.testing import FakeClock
from callwright.toolkit import workflows
from callwright.workflow import Workflow, approve, ask, call, wait
from callwright.workflow.records import JournalEntry, RunRecord
from engines.contract import wait_until

ANN, BOB, EVE = Principal("ann", "acme"), Principal("bob", "acme", ("editor",)), Principal("eve", "rival")
TOOLS = (
    "workflow_list",
    "workflow_runs",
    "workflow_inspect",
    "workflow_start",
    "workflow_answer",
    "workflow_stop",
)
OPEN_RULES = (
    Rule("allow", tools=("find", "shaky", *TOOLS)),
    Rule("allow", tools=("workflow:*",), tenants=("acme",)),
)


def registered(app: Callwright) -> Callwright:
    @app.tool(effect="read", operation="query")
    def find(topic: str) -> list[str]:
        """Find sources."""
        return [] if topic == "none" else [topic]

    @app.tool(effect="read", operation="query")
    def shaky() -> Any:
        """Fail."""
        return fail("SHAKY", "not now")

    app.use(workflows(app.flows))
    found = call("find", "find", topic="{input.topic}")
    app.flows.add(Workflow("direct", input={"topic": str}, steps=(found,), description="Find sources."))
    app.flows.add(Workflow("asking", steps=(approve("ok", approvers=["role:editor"]),)))
    app.flows.add(Workflow("mending", steps=(call("look", "shaky", on_stop=ask()),)))
    return app


@pytest.fixture
def app() -> Iterator[Callwright]:
    with registered(Callwright(rules=OPEN_RULES)) as app:
        yield app


def make(
    app: Callwright, tool: str, who: Principal = ANN, session: str | None = None, **arguments: Any
) -> ToolResult:
    return app.call({"name": f"workflow_{tool}", "arguments": arguments}, principal=who, run=session)


def started(app: Callwright, workflow: str, who: Principal = ANN, **given: Any) -> str:
    result = make(app, "start", who, workflow=workflow, input=given)
    assert result.success, result.message
    return str(result.data["run"])


def reached(app: Callwright, run: str, *states: str) -> Any:
    def look() -> Any:
        shown = make(app, "inspect", run=run).data
        return shown if shown["state"] in states else None

    return wait_until(look)


def code(result: ToolResult) -> str:
    assert result.error is not None
    return result.error.code


@pytest.mark.promise("D7")
def test_an_agent_lists_workflows_starts_one_and_sees_how_it_ended(app: Callwright) -> None:
    listed = make(app, "list")
    assert [one["workflow"] for one in listed.data] == ["asking", "direct", "mending"]
    assert listed.data[1]["inputSchema"]["required"] == ["topic"]

    run = started(app, "direct", topic="x")
    shown = reached(app, run, "completed")
    assert (shown["output"], shown["steps"][0]["state"]) == (["x"], "done")
    assert [one["run"] for one in make(app, "runs", state="completed").data] == [run]
    stopped = started(app, "direct", topic="none")
    assert reached(app, stopped, "stopped")["stopped"]["step"] == "find"
    assert make(app, "runs", state="stopped").data[0]["stoppedAt"] == "find"


@pytest.mark.promise("D7")
def test_without_a_rule_that_names_them_writing_tools_want_an_approval() -> None:
    with registered(Callwright()) as app:
        assert app.call({"name": "workflow_list", "arguments": {}}).success
        asked = app.call(
            {"name": "workflow_start", "arguments": {"workflow": "direct", "input": {"topic": "x"}}}
        )
        assert code(asked) == "approval_required"
        assert app.flows.runs() == []
        for tool, arguments in (
            ("answer", {"run": "r", "step": "s", "decision": "stop"}),
            ("stop", {"run": "r"}),
        ):
            refused = app.call({"name": f"workflow_{tool}", "arguments": arguments})
            assert code(refused) == "approval_required"
    with registered(Callwright(rules=[Rule("allow")])) as app:
        assert code(make(app, "start", workflow="direct", input={"topic": "x"})) == "approval_required"


@pytest.mark.promise("D7")
def test_an_approval_is_answered_by_its_approver_and_never_by_who_started_the_run(app: Callwright) -> None:
    run = started(app, "asking")
    reached(app, run, "waiting")
    assert code(make(app, "answer", run=run, step="ok", decision="approve")) == "RUN_CONFLICT"
    assert code(make(app, "answer", BOB, run=run, step="ok", decision="retry")) == "RUN_CONFLICT"
    assert make(app, "answer", BOB, run=run, step="ok", decision="approve").success
    reached(app, run, "completed")
    assert make(app, "answer", BOB, run=run, step="ok", decision="approve").success  # the same answer again
    assert code(make(app, "answer", BOB, run=run, step="ok", decision="reject")) == "RUN_NOT_FOUND"


def test_a_step_that_asks_is_skipped_with_data_by_the_owner(app: Callwright) -> None:
    run = started(app, "mending")
    reached(app, run, "waiting")
    assert code(make(app, "answer", run=run, step="look", decision="fill")) == "RUN_CONFLICT"
    assert make(app, "answer", run=run, step="look", decision="skip", data={"n": 1}).success
    assert reached(app, run, "completed")["output"] == {"n": 1}


@pytest.mark.promise("D7", "T19")
def test_runs_of_others_and_of_other_tenants_do_not_exist(app: Callwright) -> None:
    run = started(app, "asking")
    for who in (EVE, BOB):
        assert code(make(app, "stop", who, run=run)) == "RUN_NOT_FOUND"
        assert code(make(app, "inspect", who, run=run)) == "RUN_NOT_FOUND"
        assert make(app, "runs", who).data is None
    assert code(make(app, "answer", EVE, run=run, step="ok", decision="approve")) == "RUN_NOT_FOUND"
    assert make(app, "list", EVE).data is None
    assert code(make(app, "start", EVE, workflow="direct", input={"topic": "x"})) == "RUN_NOT_FOUND"


def test_a_run_is_stopped_once_and_a_wrong_input_starts_none(app: Callwright) -> None:
    run = started(app, "asking")
    assert make(app, "stop", run=run, reason="enough").success
    assert reached(app, run, "cancelled")["stopped"]["detail"] == "enough"
    again = make(app, "stop", run=run, reason="enough")
    assert (again.success, again.data["state"]) == (True, "cancelled")
    assert again.message == f"Run {run} was asked to end before, and has ended."
    done = started(app, "direct", topic="x")
    reached(app, done, "completed")
    assert code(make(app, "stop", run=done)) == "RUN_CONFLICT"
    assert code(make(app, "start", workflow="direct", input={})) == "INPUT_REFUSED"
    assert code(make(app, "start", workflow="nothing")) == "RUN_NOT_FOUND"


def test_the_same_stop_or_answer_with_another_reason_is_no_conflict_of_keys(app: Callwright) -> None:
    run = started(app, "asking")
    reached(app, run, "waiting")
    approved = {"run": run, "step": "ok", "decision": "approve"}
    assert make(app, "answer", BOB, reason="read it", **approved).success
    reached(app, run, "completed")
    assert code(make(app, "answer", BOB, **approved)) == "RUN_NOT_FOUND"  # an approver sees no ended run
    other = started(app, "mending")
    reached(app, other, "waiting")
    assert make(app, "stop", run=other, reason="enough").success
    reached(app, other, "cancelled")
    assert make(app, "stop", run=other).data["state"] == "cancelled"


def test_a_step_that_asks_twice_is_answered_twice_with_the_same_words(app: Callwright) -> None:
    run = started(app, "mending")

    def calls_at_a_question() -> Any:
        shown = reached(app, run, "waiting")
        return len(shown["steps"][0]["calls"]) if shown["questions"] else 0

    for calls in (1, 2, 3):
        wait_until(functools.partial(lambda count: calls_at_a_question() == count, calls))
        assert make(app, "answer", run=run, step="look", decision="retry").success
    wait_until(lambda: calls_at_a_question() == 4)


def test_a_signal_that_comes_before_the_run_waits_for_it_is_kept(app: Callwright) -> None:
    steps = (approve("ok", approvers=["role:editor"]), wait("word"))
    app.flows.add(Workflow("listening", steps=steps))
    run = started(app, "listening")
    reached(app, run, "waiting")
    for _ in range(2):
        assert make(app, "answer", run=run, step="word", decision="signal", data={"n": 1}).success
    assert code(make(app, "answer", run=run, step="word", decision="signal", data={"n": 2})) == "RUN_CONFLICT"
    assert code(make(app, "answer", run=run, step="nothing", decision="signal", data=1)) == "RUN_CONFLICT"
    assert code(make(app, "answer", BOB, run=run, step="word", decision="signal", data=1)) == "RUN_CONFLICT"
    assert make(app, "answer", BOB, run=run, step="ok", decision="approve").success
    assert reached(app, run, "completed")["output"] == {"n": 1}


def test_what_the_tools_say_of_workflows_and_runs_is_certain_and_has_its_source(app: Callwright) -> None:
    run = started(app, "asking")
    reached(app, run, "waiting")
    for result in (make(app, "list"), make(app, "runs"), make(app, "inspect", run=run)):
        assert (result.confidence, result.next_action) == (0.95, "continue")
    assert [one.id for one in make(app, "runs").source] == [f"run/{run}"]
    assert [one.id for one in make(app, "list").source] == [
        "workflow/asking",
        "workflow/direct",
        "workflow/mending",
    ]


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_why_something_was_refused_is_said_in_the_language_of_the_tools(language: Locale) -> None:
    with registered(Callwright(rules=OPEN_RULES, locale=language)) as app:
        refused = make(app, "start", workflow="direct", input={"subject": "x"})
        run = started(app, "asking")
        reached(app, run, "waiting")
        unfit = make(app, "answer", BOB, run=run, step="ok", decision="retry")
    said = {
        "en": (
            "It was not started: The input does not meet its schema: / has no such field: subject; /topic is required",
            "The answer was not taken: The step ok asks for granted.",
        ),
        "zh-CN": (
            "未启动：输入不符合 schema：没有字段 subject；缺少 /topic",
            "答复未被接受：步骤 ok 需要的答复是：批准或拒绝（granted）。",
        ),
    }
    assert (refused.message, unfit.message) == said[language]


def test_the_same_start_asked_for_again_is_the_same_run(app: Callwright) -> None:
    first = make(app, "start", session="s", workflow="direct", input={"topic": "x"})
    again = make(app, "start", session="s", workflow="direct", input={"topic": "x"})
    assert (first.data["run"], again.meta.replayed) == (again.data["run"], True)
    assert len(app.flows.runs(principal=ANN)) == 1


class _EngineLosingOneAnswer(MemoryFlowEngine):
    """Stores the first run and loses the answer to that."""

    lost = False

    def start(self, run: RunRecord, prefix: Sequence[JournalEntry] = ()) -> RunRecord:
        started = super().start(run, prefix)
        if not self.lost:
            self.lost = True
            raise EngineError("The connection was lost.")
        return started


def test_a_start_whose_answer_is_lost_is_unknown_and_repeating_it_finds_the_same_run(app: Callwright) -> None:
    app.flows.keep_in(_EngineLosingOneAnswer())
    start = {"name": "workflow_start", "arguments": {"workflow": "direct", "input": {"topic": "tea"}}}
    lost, again = app.call(start, principal=ANN), app.call(start, principal=ANN)
    assert (lost.effect, again.effect) == ("unknown", "committed")
    assert len(app.flows.desk(ANN).runs()) == 1


def test_the_same_start_on_another_day_is_another_run_and_within_the_repeat_window_it_is_not() -> None:
    clock = FakeClock()
    with registered(Callwright(rules=OPEN_RULES, clock=clock)) as app:
        first, soon = (started(app, "direct", topic="x") for _ in range(2))
        app.flows.run(first, principal=ANN).result(20)
        clock.advance(24 * 3_600_000)
        later, again = (started(app, "direct", topic="x") for _ in range(2))
        app.flows.run(later, principal=ANN).result(20)
        runs = {one.id for one in app.flows.runs(principal=ANN)}
    assert (soon, again) == (first, later)
    assert runs == {first, later}
    assert first != later


@pytest.mark.promise("D7")
def test_a_workflow_that_starts_itself_ends_at_the_limit_of_depth() -> None:
    with registered(Callwright(rules=OPEN_RULES)) as app:
        again = call("again", "workflow_start", {"workflow": "again", "input": {"level": "{input.level}x"}})
        app.flows.add(Workflow("again", input={"level": str}, steps=(again,)))
        app.flows.start("again", {"level": "x"}, principal=ANN)
        stopped = wait_until(lambda: app.flows.runs("again", states=("stopped",), principal=ANN))
        runs = app.flows.runs("again", principal=ANN)
        assert sorted(one.record().depth for one in runs) == list(range(MAX_DEPTH + 1))
        assert stopped[0].record().stopped.error == "TOO_DEEP"


YAML = """
name: from_file
steps:
  - call: tables
    tool: database_tables
"""
FILE = """
[toolkit.database]
url = "sqlite:///shop.sqlite"
tables = ["orders"]
[toolkit.workflows]
files = ["from_file.yaml"]
offer = ["from_file"]
"""


@pytest.mark.promise("D7")
def test_definitions_of_the_configuration_are_registered_with_the_tools_of_its_other_tables(
    tmp_path: Path,
) -> None:
    with sqlite3.connect(tmp_path / "shop.sqlite") as shop:
        shop.execute("create table orders (id integer)")
    shop.close()
    (tmp_path / "from_file.yaml").write_text(YAML, encoding="utf-8")
    (tmp_path / "callwright.toml").write_text(FILE, encoding="utf-8")

    with build_app(read_config(tmp_path / "callwright.toml"), {}).app as app:
        run = app.flows.start("from_file")
        assert [one["name"] for one in run.result(20)] == ["orders"]
        listed = app.call({"name": "workflow_list", "arguments": {}})
        assert [one["workflow"] for one in listed.data] == ["from_file"]
        begun = app.call({"name": "from_file", "arguments": {}})
        assert [one["name"] for one in app.flows.run(begun.data["run"]).result(20)] == ["orders"]


def test_an_offered_workflow_that_is_not_there_is_named(tmp_path: Path) -> None:
    (tmp_path / "callwright.toml").write_text('[toolkit.workflows]\noffer = ["daily"]\n', encoding="utf-8")

    built = build_app(read_config(tmp_path / "callwright.toml"), {})
    with built.app:
        (problem,) = built.problems
    assert "offer: there is no workflow 'daily'" in describe_problem(problem).en


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (YAML.replace("database_tables", "nothing"), "nothing"),
        (YAML.replace("call: tables", "call: Tables"), "Tables"),
        (None, "cannot be read"),
    ],
)
def test_a_definition_that_cannot_be_used_is_named_with_its_file(
    tmp_path: Path, text: str | None, named: str
) -> None:
    if text is not None:
        (tmp_path / "from_file.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "callwright.toml").write_text(FILE[FILE.index("[toolkit.workflows]") :], encoding="utf-8")

    built = build_app(read_config(tmp_path / "callwright.toml"), {})
    with built.app:
        (problem,) = built.problems
    assert "from_file.yaml" in describe_problem(problem).en
    assert named in describe_problem(problem).en
