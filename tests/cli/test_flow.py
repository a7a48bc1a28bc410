"""``callwright flow``: a run started by one process, carried out by another, answered and looked at by a third."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from callwright.cli.exit_codes import ExitCode
from cli.door import cli
from cli.upping import warm_command
from engines.contract import wait_until

BLOG = '''
from callwright import Callwright, MayHaveHappened, fail
from callwright.workflow import Workflow, approve, ask, call, wait

app = Callwright()


@app.tool(effect="read", operation="query")
def find(topic: str) -> list[str]:
    """Find sources."""
    return [] if topic == "none" else ["a", "b"]


@app.tool(effect="once", operation="save")
def save(title: str) -> dict[str, str]:
    """Save a post."""
    if title == "lost":
        raise MayHaveHappened
    return {"id": title}


@app.tool(effect="read", operation="query")
def shaky() -> str:
    """Fail."""
    return fail("SHAKY", "not now")


@app.tool(effect="once", operation="save")
def save_badly() -> object:
    """Fail in a way that nobody declared."""
    return fail("ODD", "perhaps saved")


FIND = call("find", "find", topic="{input.topic}")
SAVE = call("keep", "save", title="{input.topic}")
app.flows.add(Workflow("direct", input={"topic": str}, steps=(FIND, SAVE)))
app.flows.add(Workflow("asking", input={"topic": str}, steps=(FIND, approve("ok", show="{find.data}"), SAVE)))
app.flows.add(Workflow("mending", steps=(call("look", "shaky", on_stop=ask()),)))
app.flows.add(Workflow("risking", steps=(call("keep", "save_badly"),)))
app.flows.add(Workflow("listening", steps=(wait("word", body={"type": "object", "required": ["n"]}),)))
'''
YAML = """
name: from_file
input: {topic: str}
steps:
  - call: find
    tool: find
    with: {topic: "{input.topic}"}
"""


POST = """
name: post
input: {title: string}
steps:
  - call: save
    tool: blog_save
    with: {title: "{input.title}", content: "x"}
    on_stop: {go_to: last}
  - sleep: rest
    time: 1s
  - call: last
    tool: blog_save
    with: {title: "{save.data.title}", content: "y"}
"""
PRESS = """
store = "ledger.db"
[toolkit.publishing]
url = "sqlite:///blog.db"
[toolkit.workflows]
files = ["post.yaml"]
"""


@pytest.fixture
def blog(tmp_path: Path) -> str:
    file = tmp_path / "flow_blog.py"
    file.write_text(BLOG, encoding="utf-8")
    return f"{file}:app"


@pytest.fixture
def store(tmp_path: Path) -> str:
    return str(tmp_path / "blog.db")


def read_json(*words: str) -> Any:
    ran = cli(*words, "--json")
    assert ran.out, ran.err
    return ran.json


def start(blog: str, store: str, *words: str) -> Any:
    return read_json("flow", "start", *words, "--app", blog, "--store", store)["run"]


@pytest.fixture
def worker(blog: str, store: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [*warm_command(), "flow", "worker", "--app", blog, "--store", store],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "CALLWRIGHT_LANG": "en"},
    )
    assert process.stdout is not None
    try:
        assert "asking 1.0.0" in process.stdout.readline()
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
        process.stdout.close()


def reached(store: str, run: str, *states: str) -> Any:
    def look() -> Any:
        shown = read_json("flow", "show", run, "--store", store)["run"]
        return shown if shown["state"] in states else None

    return wait_until(look)


@pytest.mark.promise("D1")
def test_a_run_is_carried_out_to_its_end_and_shown(blog: str, store: str) -> None:
    ran = cli("flow", "start", "direct", "topic=x", "--app", blog, "--store", store, "--json")
    run: Any = ran.json["run"]
    assert (ran.code, run["state"], run["output"]) == (ExitCode.OK, "completed", {"id": "x"})
    assert [(one["path"], one["state"]) for one in run["steps"]] == [("find", "done"), ("keep", "done")]

    listed = read_json("flow", "list", "--store", store)["runs"]
    assert [one["run"] for one in listed] == [run["run"]]
    events = read_json("flow", "events", run["run"], "--store", store)["events"]
    assert [one["kind"] for one in events] == ["run_started", "step_called", "step_called", "completed"]
    later = read_json("flow", "events", run["run"], "--after", "3", "--store", store)["events"]
    assert [one["kind"] for one in later] == ["completed"]
    assert "flowchart TD" in cli("flow", "show", run["run"], "--mermaid", "--store", store).out


@pytest.mark.promise("D1")
def test_a_run_that_stops_says_where_and_why_and_ends_with_the_code_of_a_failed_tool(
    blog: str, store: str
) -> None:
    ran = cli("flow", "start", "direct", "topic=none", "--app", blog, "--store", store, "--lang", "zh-CN")
    assert ran.code == ExitCode.TOOL_FAILED
    assert "工具执行失败或没有查询到数据，工作流已停止" in ran.out
    (run,) = read_json("flow", "list", "--state", "stopped", "--store", store)["runs"]
    assert run["stopped"]["step"] == "find"
    assert read_json("flow", "list", "--state", "completed", "--store", store)["runs"] == []


def test_a_run_in_doubt_ends_with_the_code_of_an_unknown_outcome(blog: str, store: str) -> None:
    ran = cli("flow", "start", "direct", "topic=lost", "--app", blog, "--store", store)
    assert ran.code == ExitCode.UNKNOWN
    assert "callwright ledger resolve" in ran.out


@pytest.mark.promise("D1")
def test_a_question_is_answered_from_another_process_and_a_worker_goes_on(
    blog: str, store: str, worker: subprocess.Popen[str]
) -> None:
    run = start(blog, store, "asking", "topic=x", "--detach")["run"]
    reached(store, run, "waiting")
    (question,) = read_json("flow", "inbox", "--store", store)["questions"]
    assert (question["run"], question["path"], question["show"]) == (run, "ok", ["a", "b"])
    assert f"ok approve | reject --store {store}" in cli("flow", "inbox", "--store", store).out

    wrong = cli("flow", "answer", run, "ok", "retry", "--store", store)
    assert wrong.code == ExitCode.REFUSED
    answered = read_json("flow", "answer", run, "ok", "approve", "--reason", "fine", "--store", store)
    assert answered["by"].startswith("user:")
    assert reached(store, run, "completed")["output"] == {"id": "x"}
    again = cli("flow", "answer", run, "ok", "approve", "--store", store, "--json")
    assert (again.code, again.fault["code"]) == (ExitCode.REFUSED, "no_open_question")
    assert worker.poll() is None


def test_a_run_that_was_asked_to_end_says_so_until_a_worker_ends_it(blog: str, store: str) -> None:
    run = start(blog, store, "asking", "topic=x", "--detach")["run"]
    before = cli("flow", "show", run, "--store", store).out

    assert cli("flow", "stop", run, "--store", store).code == ExitCode.OK
    assert "Asked to end" not in before
    assert re.search(r"Asked to end +a worker ends it", cli("flow", "show", run, "--store", store).out)


def test_a_rejection_stops_the_run_with_its_reason_and_a_resume_asks_again(
    blog: str, store: str, worker: subprocess.Popen[str]
) -> None:
    run = start(blog, store, "asking", "topic=x", "--detach")["run"]
    reached(store, run, "waiting")
    cli("flow", "answer", run, "ok", "reject", "--reason", "too early", "--store", store)
    stopped = reached(store, run, "stopped")["stopped"]
    assert (stopped["step"], stopped["detail"]) == ("ok", "too early")

    assert cli("flow", "resume", run, "--store", store).code == ExitCode.OK
    reached(store, run, "waiting")
    assert cli("flow", "resume", run, "--store", store, "--json").fault["code"] == "not_stopped"
    assert worker.poll() is None


@pytest.mark.costly
def test_a_step_that_asks_is_skipped_with_data_and_a_signal_has_to_meet_its_schema(
    blog: str, store: str, worker: subprocess.Popen[str]
) -> None:
    run = start(blog, store, "mending", "--detach")["run"]
    reached(store, run, "waiting")
    cli("flow", "answer", run, "look", "skip", "--data", '{"given": 1}', "--store", store)
    assert reached(store, run, "completed")["output"] == {"given": 1}

    run = start(blog, store, "listening", "--detach")["run"]
    reached(store, run, "waiting")
    bad = cli("flow", "answer", run, "word", "signal", "--data", "{}", "--store", store)
    assert bad.code == ExitCode.REFUSED
    cli("flow", "answer", run, "word", "signal", "--data", '{"n": 2}', "--store", store)
    assert reached(store, run, "completed")["output"] == {"n": 2}
    assert worker.poll() is None


def test_a_run_that_is_asked_to_end_is_cancelled_once(
    blog: str, store: str, worker: subprocess.Popen[str]
) -> None:
    run = start(blog, store, "asking", "topic=x", "--detach")["run"]
    reached(store, run, "waiting")
    assert read_json("flow", "stop", run, "--reason", "enough", "--store", store)["stopping"] is True
    assert reached(store, run, "cancelled")["stopped"]["detail"] == "enough"
    assert cli("flow", "stop", run, "--store", store, "--json").fault["code"] == "run_ended"
    assert worker.poll() is None


def test_a_definition_in_a_file_is_checked_and_started(blog: str, store: str, tmp_path: Path) -> None:
    good, bad, wrong = tmp_path / "good.yaml", tmp_path / "bad.yaml", tmp_path / "wrong.yaml"
    good.write_text(YAML, encoding="utf-8")
    bad.write_text(YAML.replace("tool: find", "tool: fnd"), encoding="utf-8")
    wrong.write_text(YAML.replace("call: find", "call: Find"), encoding="utf-8")

    assert cli("flow", "lint", str(good), "--app", blog).code == ExitCode.OK
    report = cli("flow", "lint", str(bad), "--app", blog, "--json")
    assert report.code == ExitCode.PROBLEMS
    levels = [one["level"] for flow in _findings(report.json) for one in flow]
    assert "error" in levels
    assert cli("flow", "lint", str(wrong)).code == ExitCode.PROBLEMS
    alone = cli("flow", "lint", str(bad))
    assert (alone.code, "--app" in alone.out) == (ExitCode.OK, True)

    run = start(blog, store, "from_file", "topic=x", "--file", str(good))
    assert (run["state"], run["output"]) == ("completed", ["a", "b"])


def test_the_configuration_gives_the_tools_and_workflows_that_are_checked(tmp_path: Path) -> None:
    folder = tmp_path / "press"
    folder.mkdir()
    (folder / "post.yaml").write_text(POST, encoding="utf-8")
    (folder / "callwright.toml").write_text(PRESS, encoding="utf-8")
    config, bad = str(folder / "callwright.toml"), tmp_path / "bad.yaml"
    bad.write_text(POST.replace("blog_save", "blog_svae"), encoding="utf-8")

    good = cli("flow", "lint", "--config", config, "--json", CALLWRIGHT_APP=None)
    report: Any = good.json
    assert (good.code, [one["workflow"] for one in report["workflows"]]) == (ExitCode.OK, ["post"])
    ran = cli("flow", "lint", str(bad), "--config", config, "--lang", "zh-CN", CALLWRIGHT_APP=None)
    assert ran.code == ExitCode.PROBLEMS
    assert "错误  post.save.tool: 没有工具 'blog_svae'" in ran.out
    assert "警告  post.last.arguments.title: 并非每条到达此步骤的路径上都有 {save.data.title}" in ran.out
    assert not (folder / "blog.db").exists()

    (folder / "post.yaml").write_text(POST.replace("tool: blog_save", "tool: nothing"), encoding="utf-8")
    broken = cli("flow", "lint", "--config", config, CALLWRIGHT_APP=None)
    assert broken.code == ExitCode.PROBLEMS
    assert "save.tool: there is no tool 'nothing'" in broken.out


@pytest.mark.costly
def test_what_the_command_prints_in_chinese_has_no_english_labels(blog: str, store: str) -> None:
    run = start(blog, store, "asking", "topic=x")["run"]
    cli("flow", "answer", run, "ok", "approve", "--store", store)
    plan = cli("flow", "fork", run, "--plan", "--app", blog, "--store", store, "--lang", "zh-CN")
    assert plan.code == ExitCode.OK

    done = start(blog, store, "direct", "topic=x")["run"]
    plan = cli("flow", "fork", done, "--plan", "--app", blog, "--store", store, "--lang", "zh-CN")
    assert "重复  keep save (committed：已执行)" in plan.out
    asked = cli("flow", "start", "mending", "--app", blog, "--store", store, "--lang", "zh-CN")
    assert "询问 look  步骤 look 已停止。重试、跳过，还是停止整个运行？" in asked.out
    assert '"message":"not now"' in asked.out
    assert "contractHash" not in asked.out
    assert "look retry | skip [--data JSON] | stop" in asked.out

    refused = cli("flow", "start", "direct", "subject=x", "--app", blog, "--store", store, "--lang", "zh-CN")
    assert "输入不符合 schema：没有字段 subject；缺少 /topic" in refused.err


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (
            "call: Find",
            "步骤 Find：只能用各种文字的字母（不含大写）、数字和 _，以字母开头，且不能是 index, input, item, run",
        ),
        ("tool: fnd", "find.tool：没有工具 'fnd'；是否指 find？"),
    ],
)
def test_why_a_definition_is_refused_is_said_in_chinese(
    blog: str, store: str, tmp_path: Path, wrong: str, said: str
) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(YAML.replace(wrong.lower().replace("fnd", "find"), wrong), encoding="utf-8")
    place = ["--file", str(file), "--app", blog, "--store", store]
    ran = cli("flow", "start", "from_file", "topic=x", *place, "--lang", "zh-CN")
    assert said in ran.err


def _findings(report: dict[str, Any]) -> list[list[dict[str, Any]]]:
    return [one["findings"] for one in report["workflows"]]


@pytest.mark.costly
@pytest.mark.parametrize(
    ("words", "code", "error"),
    [
        (["start", "nothing"], ExitCode.REFUSED, "no_such_run"),
        (["start", "direct"], ExitCode.REFUSED, "not_started"),
        (["show", "nothing"], ExitCode.REFUSED, "no_such_run"),
        (["answer", "nothing", "ok", "approve"], ExitCode.REFUSED, "no_such_run"),
        (["answer", "nothing", "ok", "approve", "a=1"], ExitCode.USAGE, "usage"),
        (["answer", "nothing", "ok", "fill"], ExitCode.USAGE, "usage"),
        (["answer", "nothing", "ok", "approve", "--data", "1"], ExitCode.USAGE, "usage"),
        (["lint"], ExitCode.USAGE, "usage"),
        (["start", "direct", "topic=x", "--role", "a"], ExitCode.USAGE, "usage"),
    ],
)
def test_what_cannot_be_done_says_why(
    blog: str, store: str, words: list[str], code: ExitCode, error: str
) -> None:
    start(blog, store, "direct", "topic=x")
    command, *rest = words
    app = ["--app", blog] if command == "start" else []
    place = [] if command == "lint" else ["--store", store]
    ran = cli("flow", command, *rest, *app, *place, "--json", CALLWRIGHT_APP=None)
    assert (ran.code, ran.fault["code"]) == (code, error)


def test_a_command_in_a_hint_names_the_run_and_the_ledger_that_were_given(blog: str, store: str) -> None:
    run = start(blog, store, "direct", "topic=x")["run"]

    ended = cli("flow", "stop", run, "--store", store)
    missing = cli("flow", "show", "0123456789abcdef01234567", "--store", store)

    assert f"callwright flow show {run} --store {store}`" in ended.err
    assert f"callwright flow list --store {store}`" in missing.err


def test_a_file_is_checked_alone_with_the_tools_of_an_app(blog: str, tmp_path: Path) -> None:
    file = tmp_path / "good.yaml"
    file.write_text(YAML, encoding="utf-8")

    report: Any = cli("flow", "lint", str(file), "--app", blog, "--json").json

    assert [one["workflow"] for one in report["workflows"]] == ["from_file"]


def test_the_same_key_is_the_same_run(blog: str, store: str) -> None:
    first = start(blog, store, "direct", "topic=x", "--key", "today")
    again = start(blog, store, "direct", "topic=x", "--key", "today")
    assert first["run"] == again["run"]
    other = cli("flow", "start", "direct", "topic=y", "--key", "today", "--app", blog, "--store", store)
    assert other.code == ExitCode.REFUSED


def test_looking_at_a_ledger_without_runs_finds_none_and_makes_no_file(blog: str, store: str) -> None:
    cli("call", "find", "topic=x", "--app", blog, "--store", store)
    assert "No runs." in cli("flow", "--store", store).out
    assert "Nothing waits for you." in cli("flow", "inbox", "--store", store).out
    assert list(Path(store).parent.glob("*.tasks")) == []


# --- simulation -------------------------------------------------------------------------------------------------------


def test_a_workflow_is_simulated_with_every_fault_and_nothing_is_kept(blog: str, tmp_path: Path) -> None:
    script = tmp_path / "blog.sim.yaml"
    script.write_text("input: {topic: x}\nexpect: {state: completed}\n", encoding="utf-8")
    words = ("flow", "simulate", "direct", "--script", str(script), "--app", blog)
    (plain,) = read_json(*words)["simulations"]
    assert (plain["state"], [one["tool"] for one in plain["calls"]]) == ("completed", ["find", "save"])
    found = {one["fault"]: one for one in read_json(*words, "--faults")["simulations"]}
    assert found["save: lost_answer"]["state"] == "in_doubt"
    assert found["find: empty"]["stopped"]["step"] == "find"
    assert all(one["broken"] == [] for one in found.values())
    shown = cli(*words, "--faults")
    assert (shown.code, "save: lost_answer" in shown.out) == (ExitCode.OK, True)


def test_a_simulation_that_does_not_end_as_expected_is_a_problem(blog: str, tmp_path: Path) -> None:
    script = tmp_path / "blog.sim.yaml"
    script.write_text("input: {topic: x}\ntools: {find: [{fault: empty}]}\nexpect: {state: completed}\n")
    ran = cli("flow", "simulate", "direct", "--script", str(script), "--app", blog)
    assert (ran.code, "not 'completed'" in ran.out) == (ExitCode.PROBLEMS, True)
    script.write_text("colour: red")
    ran = cli("flow", "simulate", "direct", "--script", str(script), "--app", blog)
    assert (ran.code, "It was not simulated: the script cannot be read" in ran.err) == (
        ExitCode.REFUSED,
        True,
    )


# --- forks ------------------------------------------------------------------------------------------------------------


@pytest.mark.costly
def test_a_fork_is_planned_refused_and_started(blog: str, store: str) -> None:
    run = start(blog, store, "direct", "topic=x")["run"]
    place = ("--app", blog, "--store", store)
    plan = read_json("flow", "fork", run, "--at", "keep", "--plan", *place)
    assert (plan["kept"], plan["redone"]) == (["find"], ["keep"])
    assert [one["tool"] for one in plan["repeats"]] == ["save"]
    assert (
        "keep save (committed: it happened)" in cli("flow", "fork", run, "--at", "keep", "--plan", *place).out
    )
    refused = cli("flow", "fork", run, "--at", "keep", *place)
    assert refused.code == ExitCode.REFUSED
    assert "keep (save)" in refused.err
    assert "--effects repeat" in refused.err
    assert "effects=" not in refused.err
    forked = read_json("flow", "fork", run, "topic=y", "--effects", "repeat", *place)
    shown = read_json("flow", "show", forked["run"], "--store", store)["run"]
    assert (shown["forkedFrom"], shown["input"], shown["state"]) == (run, {"topic": "y"}, "queued")
    assert "a worker carries it out" in cli("flow", "fork", run, "--effects", "reuse", *place).out


def test_a_resume_that_would_repeat_an_effect_names_the_option_that_allows_it(blog: str, store: str) -> None:
    run = start(blog, store, "risking")["run"]
    refused = cli("flow", "resume", run, "--store", store)
    assert refused.code == ExitCode.REFUSED
    assert "--repeat-effects" in refused.err
    assert "repeat_effects=" not in refused.err


def test_a_workflow_that_does_not_exist_is_not_looked_for_among_runs(blog: str, store: str) -> None:
    refused = cli("flow", "start", "direkt", "topic=x", "--app", blog, "--store", store)
    assert "Did you mean direct?" in refused.err
    assert "flow lint" in refused.err
    assert "flow list" not in refused.err


def test_a_run_whose_question_is_answered_says_that_a_worker_has_to_go_on(blog: str, store: str) -> None:
    run = start(blog, store, "asking", "topic=x")["run"]
    inbox = cli("flow", "inbox", "--store", store)
    assert inbox.out.startswith("approve ok")
    cli("flow", "answer", run, "ok", "approve", "--store", store)
    assert "flow worker" in cli("flow", "show", run, "--store", store).out
    assert "flow worker" in cli("flow", "show", run, "--store", store, "--lang", "zh-CN").out


# --- schedules --------------------------------------------------------------------------------------------------------


def test_a_schedule_is_added_listed_paused_resumed_and_removed(blog: str, store: str) -> None:
    place = ("--app", blog, "--store", store)
    add = ("flow", "schedule", "add", "mornings", "direct", "topic=x", "--cron", "0 8 * * 1-5")
    made = read_json(*add, "--timezone", "Asia/Shanghai", *place)["schedule"]
    assert (made["workflow"], made["input"], made["timezone"]) == ("direct", {"topic": "x"}, "Asia/Shanghai")
    assert read_json(*add, "--timezone", "Asia/Shanghai", *place)["schedule"] == made
    other = cli(*add, *place)
    assert other.code == ExitCode.REFUSED
    assert "replace" in other.err
    assert read_json(*add, "--replace", *place)["schedule"]["timezone"] == "UTC"

    (listed,) = read_json("flow", "schedule", "list", "--store", store)["schedules"]
    assert (listed["name"], listed["paused"]) == ("mornings", False)
    assert "mornings" in cli("flow", "schedule", "--store", store).out
    assert read_json("flow", "schedule", "pause", "mornings", "--store", store)["paused"]
    (listed,) = read_json("flow", "schedule", "list", "--store", store)["schedules"]
    assert (listed["paused"], listed["nextAt"]) == (True, None)
    assert "next" in read_json("flow", "schedule", "resume", "mornings", "--store", store)
    assert read_json("flow", "schedule", "remove", "mornings", "--store", store)["removed"]
    for verb in ("remove", "pause"):
        gone = cli("flow", "schedule", verb, "mornings", "--store", store)
        assert (gone.code, "no such schedule" in gone.err) == (ExitCode.REFUSED, True)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("direct", "topic=x", "--cron", "at eight"), "is no cron expression"),
        (("direct", "topic=x", "--cron", "0 8 * * *", "--timezone", "Mars/Olympus"), "time zone"),
        (("direct", "--cron", "0 8 * * *"), "does not meet the schema"),
        (("nothing", "--cron", "0 8 * * *"), "no workflow"),
    ],
)
def test_a_schedule_that_could_never_start_a_run_is_refused(
    blog: str, store: str, words: tuple[str, ...], said: str
) -> None:
    ran = cli("flow", "schedule", "add", "s", *words, "--app", blog, "--store", store)
    assert ran.code == ExitCode.REFUSED
    assert said in ran.err
    assert "was not started" not in ran.err
