"""The daily blog of seed 003: a workflow that saves an article, and one that stops at each of its steps in turn.

Needs the extra ``workflow``: pydantic-ai for the scripted model of the agent step. Imported when the scenario is played.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from pydantic_ai.messages import ModelMessage, ModelResponse, TextPart, ToolCallPart
from pydantic_ai.models.function import AgentInfo, FunctionModel

from callwright.app import Callwright
from callwright.core.dialects import canonical
from callwright.domain.call import Principal
from callwright.domain.tool_answers import empty, fail
from callwright.evals.demo.demo_report import (
    DemoCheck,
    ScenarioOutcome,
    ShownEnvelope,
    build_checks,
    build_shown_envelope,
)
from callwright.evals.demo.scenario_stage import MAX_WAIT_S, DemoWorld, ScenarioStage
from callwright.evals.report_text import BilingualText
from callwright.workflow import Workflow, WorkflowStopped, agent, approve, call, each

EDITOR: Final = Principal("editor")

DAILY_BLOG: Final = Workflow(
    "daily_blog",
    locale="zh-CN",
    steps=[
        call("trend", "github_trending"),
        each("read", over="{trend}", do=call("file", "github_file_content", repo="{item}")),
        agent(
            "write", prompt="Write about {trend} from {read}.", model="writer", tools=["github_file_content"]
        ),
        approve("ok", show="{write}", approvers=[EDITOR.id]),
        call("save", "blog_save", content="{write}"),
    ],
)
STOPS: Final = ("trend", "read[1].file", "write", "ok", "save")
"""Where the five runs stop that are made to, in their order."""


class FlowEnding(Struct, frozen=True):
    """How a run ended: its output, or where it stopped and on which envelope."""

    saved: Any = None
    step: str = ""
    reason: str = ""
    envelope: dict[str, Any] | None = None


class _Fault:
    """Which step is to find nothing now."""

    def __init__(self) -> None:
        self.step = ""


def play_daily_blog(stage: ScenarioStage) -> ScenarioOutcome:
    """One run saves an article; five are stopped, each at another step; the first, asked for again, saves nothing more."""
    world, fault = DemoWorld(), _Fault()
    with stage.open_app() as app:
        _register_tools(app, world, fault)
        app.flows.models["writer"] = FunctionModel(_make_script(fault))
        app.flows.add(DAILY_BLOG)
        saved, again = _run(app, fault, "", "monday"), _run(app, fault, "", "monday")
        stopped = [_run(app, fault, step, step) for step in STOPS]
    posts = [one for one in world.record if one["what"] == "saved"]
    return ScenarioOutcome(
        BilingualText(
            "the article is saved once; made to fail at each of its five steps in turn, the run stops there and saves nothing",
            "文章只保存一次；依次让五个步骤各自失败，运行就停在该步骤，什么也不保存",
        ),
        _show(stopped),
        len(world.record),
        judge_daily_blog(posts, (saved, again), stopped),
    )


def _register_tools(app: Callwright, world: DemoWorld, fault: _Fault) -> None:
    @app.tool(effect="read", operation="query")
    def github_trending() -> Any:
        """Find repositories that gained most stars."""
        world.add_effect(what="trending")
        return empty("query", "nothing today") if fault.step == "trend" else ["octo/parser", "octo/queue"]

    @app.tool(effect="read", operation="query", errors={"FILE_NOT_FOUND": "There is no such file."})
    def github_file_content(repo: str) -> Any:
        """Read the README of a repository."""
        world.add_effect(what="file", repo=repo)
        if fault.step == "read[1].file" and repo == "octo/queue":
            return fail("FILE_NOT_FOUND")
        return f"{repo}: counts words."

    @app.tool(effect="once", operation="save", errors={"REFUSED": "The blog refuses it."})
    def blog_save(content: str) -> Any:
        """Save an article."""
        if fault.step == "save":
            return fail("REFUSED")
        return {"blogId": world.add_effect(what="saved", content=content)}


def _make_script(fault: _Fault) -> Callable[[list[ModelMessage], AgentInfo], ModelResponse]:
    def answer(messages: list[ModelMessage], info: AgentInfo) -> ModelResponse:
        del info
        if len(messages) == 1:
            return ModelResponse(parts=[ToolCallPart("github_file_content", {"repo": "octo/parser"})])
        failed = fault.step == "write"
        return ModelResponse(
            parts=[TextPart("TOOL_EXECUTION_FAILED" if failed else "Two projects stand out.")]
        )

    return answer


def _run(app: Callwright, fault: _Fault, step: str, key: str) -> FlowEnding:
    """One run, with an editor who answers as soon as she is asked."""
    fault.step = step
    run = app.flows.start(DAILY_BLOG.name, key=key)
    for event in run.events(timeout_s=MAX_WAIT_S):
        if event.kind == "waiting" and event.path == "ok":
            run.answer("ok", granted=step != "ok", by=EDITOR)
    try:
        return FlowEnding(saved=run.result(timeout_s=0))
    except WorkflowStopped as stopped:
        return FlowEnding(step=stopped.step, reason=stopped.reason, envelope=stopped.result)
    except TimeoutError:
        return FlowEnding(step=f"none: still {run.state}")


def _show(stopped: Sequence[FlowEnding]) -> tuple[ShownEnvelope, ...]:
    """The envelopes that stopped the first and the last of them."""
    shown = [
        ("the empty list of trending repositories", "空的趋势列表", stopped[0].envelope),
        ("the save that was refused", "被拒绝的保存", stopped[-1].envelope),
    ]
    return tuple(
        build_shown_envelope(en, zh, canonical.from_json(msgspec.json.encode(envelope)))
        for en, zh, envelope in shown
        if envelope is not None
    )


def judge_daily_blog(
    posts: Sequence[Mapping[str, Any]], saved: tuple[FlowEnding, FlowEnding], stopped: Sequence[FlowEnding]
) -> tuple[DemoCheck, ...]:
    """One post in the world, and every other run stopped where it was made to, with the words of the seed."""
    first, again = saved
    words = {one.reason for one in stopped if one.envelope is not None}
    return build_checks(
        {
            ("one article was saved", "只保存了一篇文章"): (len(posts) == 1, len(posts)),
            ("the same key is the same run: nothing is saved again", "相同的键即同一次运行：不会再次保存"): (
                first.saved is not None and again == first,
                again.saved,
            ),
            ("every run stopped at the step that failed", "每次运行都停在失败的步骤"): (
                tuple(one.step for one in stopped) == STOPS,
                ", ".join(one.step for one in stopped),
            ),
            ("it says so in the words of the seed", "停止时使用种子文档的原话"): (
                words == {"工具执行失败或没有查询到数据，工作流已停止"},
                len(words),
            ),
        }
    )
