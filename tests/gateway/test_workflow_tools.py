"""A workflow as a tool over MCP: its run is a task, its questions reach the caller's user, and its end is the tool's answer."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from callwright import Callwright, Principal
from callwright.core.policy.authorization import Rule
from callwright.core.protocols import mcp_protocol
from callwright.core.wording.model_text import render_notice
from callwright.core.wording.result_messages import build_notice
from callwright.engine import EngineError
from callwright.engines.memory_flows import MemoryFlowEngine
from callwright.gateway.task_status_tool import TASK_STATUS_TOOL, name_run_handle
from callwright.relay import ProtocolEra
from callwright.testing import FakeClock
from callwright.wire.http_messages import HttpRequest
from callwright.workflow import Workflow, approve, ask, call, wait
from callwright.workflow.records import JournalEntry, RunRecord
from gateway.clients import Client, Stage, envelope_of, staged

TASKS: dict[str, Any] = {"extensions": {mcp_protocol.TASKS_EXTENSION: {}}}
FORMS: dict[str, Any] = {"elicitation": {}}
ERAS: list[ProtocolEra] = ["modern", "legacy"]
NEWS: dict[str, Any] = {"topic": "tea"}


def offer_blog(app: Callwright) -> list[str]:
    """Tools and workflows, each offered as a tool; the titles that were saved."""
    saved: list[str] = []

    @app.tool(effect="read", operation="query")
    def find(topic: str) -> list[str]:
        """Find sources."""
        return [] if topic == "none" else [topic]

    @app.tool(effect="once", operation="save")
    def save(title: str) -> dict[str, str]:
        """Save a post."""
        if title == "cut":
            raise ConnectionError("cut")
        saved.append(title)
        return {"id": title}

    @app.tool(effect="idempotent")
    def unsave(id: str) -> dict[str, bool]:  # noqa: A002 - the name of the field
        """Take a post back."""
        saved.remove(id)
        return {"done": True}

    @app.tool(effect="once")
    def weigh(grams: int) -> dict[str, int]:
        """Weigh it."""
        return {"grams": grams}

    topic: dict[str, Any] = {"topic": str}
    found, kept = call("find", "find", topic="{input.topic}"), call("keep", "save", title="{input.topic}")
    body = {"type": "object", "properties": {"sum": {"type": "integer"}}, "required": ["sum"]}
    for workflow in (
        Workflow("blog", input=topic, steps=(found, kept), description="Write a post.", locale="en"),
        Workflow(
            "slow_blog", input=topic, locale="en", steps=(found, approve("ok", approvers=["lena"]), kept)
        ),
        Workflow("posted", input=topic, locale="en", steps=(found, kept, approve("ok", approvers=["lena"]))),
        Workflow(
            "taken_back",
            input=topic,
            locale="en",
            steps=(
                call("keep", "save", title="{input.topic}", undo="unsave"),
                approve("ok", approvers=["lena"]),
            ),
        ),
        Workflow("paid", locale="en", steps=(wait("money", body=body),)),
        Workflow("mending", locale="en", steps=(call("look", "find", topic="none", on_stop=ask()),)),
        Workflow("weighing", input={"grams": {}}, steps=(call("scale", "weigh", grams="{input.grams}"),)),
    ):
        app.flows.add(workflow)
        app.flows.offer(workflow.name)
    return saved


def play(scene: Callable[[Stage, list[str]], Awaitable[None]], **options: Any) -> None:
    """Play a scene on a stage with the workflows."""

    async def go() -> None:
        async with staged(**options) as stage:
            await scene(stage, offer_blog(stage.app))

    asyncio.run(go())


async def told(client: Client, id_: str, *statuses: str) -> dict[str, Any]:
    """The task, once it stands so."""
    async with asyncio.timeout(20):
        while True:
            found: dict[str, Any] = (await client.request("tasks/get", {"taskId": id_}))["result"]
            if found["status"] in statuses:
                return found
            await asyncio.sleep(0.02)


async def status(client: Client, run: str, *states: str) -> dict[str, Any]:
    """What the built-in tool says of a run, once it stands so, or has ended where no state is named."""
    async with asyncio.timeout(20):
        while True:
            found = await client.call(TASK_STATUS_TOOL, {"handle": run})
            state = (found.get("structuredContent") or {}).get("state")
            if state in states or (not states and state is None):
                return found
            await asyncio.sleep(0.02)


def data_of(result: dict[str, Any]) -> Any:
    """What a tool has given, as the model reads it."""
    return json.loads(result["content"][0]["text"])


def run_of(begun: dict[str, Any]) -> str:
    return str(data_of(begun)["run"])


@pytest.mark.promise("C8", "D7")
def test_a_run_is_a_task_of_its_client_and_its_output_is_the_result() -> None:
    async def scene(stage: Stage, saved: list[str]) -> None:
        client = await stage.client("modern", TASKS)
        begun = await client.call("slow_blog", NEWS)
        again = await client.call("slow_blog", NEWS)
        assert (begun["resultType"], begun["status"]) == ("task", "working")
        assert again["taskId"] == begun["taskId"]
        found = await told(client, begun["taskId"], "working")
        while "statusMessage" not in found:
            found = await told(client, begun["taskId"], "working")
        assert found["statusMessage"] == "ok waits for Approve ok? (lena)"

        (run,) = await asyncio.to_thread(stage.app.flows.runs)
        assert await asyncio.to_thread(lambda: run.answer("ok", granted=True, by="lena"))
        ended = await told(client, begun["taskId"], "completed")
        assert data_of(ended["result"]) == {"id": "tea"}
        assert not ended["result"].get("isError")
        assert saved == ["tea"]
        last = await client.call("slow_blog", NEWS)
        assert data_of(last) == {"id": "tea"}
        assert saved == ["tea"]

    play(scene)


@pytest.mark.parametrize("era", ERAS)
def test_a_client_without_tasks_asks_for_the_run_by_its_id(era: ProtocolEra) -> None:
    async def scene(stage: Stage, saved: list[str]) -> None:
        client = await stage.client(era)
        begun = await client.call("slow_blog", NEWS)
        run = run_of(begun)
        text = begun["content"][-1]["text"]
        assert TASK_STATUS_TOOL in text
        assert run in text
        again = (await client.call("slow_blog", NEWS))["content"][-1]["text"]
        assert f"Ask {TASK_STATUS_TOOL} for the result, with the handle {run}." in again
        found = await status(client, run, "waiting")
        assert (
            "slow_blog is waiting: ok waits for Approve ok? (lena). This is not the result"
            in (found["content"][0]["text"])
        )
        flow = stage.app.flows.run(run)
        assert await asyncio.to_thread(lambda: flow.answer("ok", granted=False, by="lena", reason="too long"))
        last = await status(client, run)
        assert last["isError"]
        error = envelope_of(last)["error"]
        assert (error["code"], error["details"]["step"], error["details"]["code"]) == (
            "WORKFLOW_STOPPED",
            "ok",
            "refused",
        )
        assert "too long" in last["content"][0]["text"]
        assert saved == []

    play(scene)


def test_a_task_that_is_cancelled_stops_the_run() -> None:
    async def scene(stage: Stage, saved: list[str]) -> None:
        client = await stage.client("modern", TASKS)
        begun = await client.call("slow_blog", NEWS)
        await client.request("tasks/cancel", {"taskId": begun["taskId"]})
        await told(client, begun["taskId"], "cancelled")
        (run,) = await asyncio.to_thread(stage.app.flows.runs)
        assert run.state == "cancelled"
        assert saved == []

    play(scene)


@pytest.mark.parametrize(
    ("name", "given", "content", "output"),
    [
        ("paid", {}, {"sum": 7}, {"sum": 7}),
        ("mending", {}, {"do": "skip"}, None),
        ("weighing", {"grams": "much"}, {"grams": "7"}, {"grams": 7}),
    ],
)
def test_what_a_run_asks_is_answered_through_its_task(
    name: str, given: dict[str, Any], content: dict[str, Any], output: Any
) -> None:
    async def scene(stage: Stage, saved: list[str]) -> None:
        client = await stage.client("modern", TASKS | FORMS)
        id_ = (await client.call(name, given))["taskId"]
        found = await told(client, id_, "input_required")
        ((topic, form),) = found["inputRequests"].items()
        assert set(form["params"]["requestedSchema"]["properties"]) == set(content)
        closed = {topic: {"action": "cancel"}}
        await client.request("tasks/update", {"taskId": id_, "inputResponses": closed})
        assert (await told(client, id_, "input_required"))["inputRequests"] == found["inputRequests"]

        given_ = {topic: {"action": "accept", "content": content}}
        await client.request("tasks/update", {"taskId": id_, "inputResponses": given_})
        ended = await told(client, id_, "completed")
        assert data_of(ended["result"]) == output

    play(scene)


@pytest.mark.parametrize("era", ERAS)
def test_a_client_with_forms_is_asked_where_it_asks_how_the_run_stands(era: ProtocolEra) -> None:
    async def scene(stage: Stage, saved: list[str]) -> None:
        client = await stage.client(era, FORMS)
        client.answer = lambda _method, _params: {"action": "accept", "content": {"sum": 7}}
        run = run_of(await client.call("paid"))
        last = await status(client, run)
        assert data_of(last) == {"sum": 7}

    play(scene)


def test_a_call_within_the_run_that_its_own_user_may_confirm_is_confirmed_through_the_task() -> None:
    rules = [Rule("approve", tools=("save",), user_confirms=True), Rule("allow")]

    async def scene(stage: Stage, saved: list[str]) -> None:
        client = await stage.client("modern", TASKS | FORMS)
        id_ = (await client.call("blog", NEWS))["taskId"]
        found = await told(client, id_, "input_required")
        ((topic, form),) = found["inputRequests"].items()
        assert '{"title":"tea"}' in form["params"]["message"]
        yes = {topic: {"action": "accept", "content": {"approve": True}}}
        await client.request("tasks/update", {"taskId": id_, "inputResponses": yes})
        await told(client, id_, "completed")
        assert saved == ["tea"]

    play(scene, rules=rules)


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize(
    ("workflow", "topic", "ends", "effect", "left"),
    [
        ("blog", "none", "", "none", []),
        ("slow_blog", "tea", "refused", "none", []),
        ("posted", "tea", "refused", "committed", ["tea"]),
        ("posted", "tea", "stopped", "committed", ["tea"]),
        ("taken_back", "tea", "stopped", "compensated", []),
    ],
)
def test_a_run_that_did_not_complete_says_of_effects_what_its_calls_had(
    era: ProtocolEra, workflow: str, topic: str, ends: str, effect: str, left: list[str]
) -> None:
    async def scene(stage: Stage, saved: list[str]) -> None:
        client = await stage.client(era)
        await client.call(workflow, {"topic": topic})
        (flow,) = await asyncio.to_thread(stage.app.flows.runs)
        run = flow.id
        if ends:
            await status(client, run, "waiting")
        if ends == "refused":
            await asyncio.to_thread(lambda: flow.answer("ok", granted=False, by="lena"))
        if ends == "stopped":
            assert await asyncio.to_thread(flow.stop)
        last = await status(client, run)
        assert last["isError"]
        assert envelope_of(last)["effect"] == effect
        assert await asyncio.to_thread(lambda: flow.effect) == effect
        assert saved == left

    play(scene)


@pytest.mark.parametrize(
    ("decided", "effect"), [(None, "unknown"), ("released", "none"), ("committed", "committed")]
)
def test_a_run_that_ends_in_doubt_says_unknown_until_the_ledger_knows(
    decided: Literal["released", "committed"] | None, effect: str
) -> None:
    async def scene(stage: Stage, saved: list[str]) -> None:
        client = await stage.client("modern")
        run = run_of(await client.call("blog", {"topic": "cut"}))
        await status(client, run, "in_doubt")
        flow = stage.app.flows.run(run)
        (question,) = await asyncio.to_thread(lambda: flow.questions)
        assert await asyncio.to_thread(flow.stop)
        assert envelope_of(await status(client, run))["effect"] == "unknown"

        entry = stage.app.store.get_entry(question.ref)
        assert entry is not None
        if decided is not None:
            assert stage.app.store.decide_entry(entry.entry_id, decided, by="ann", why="looked")
        last = await status(client, run)
        assert (last["isError"], envelope_of(last)["effect"]) == (True, effect)
        assert await asyncio.to_thread(lambda: flow.effect) == effect

    play(scene)


async def by_name(request: HttpRequest) -> Principal:
    """Whoever the header says, all of one tenant."""
    return Principal(request.get_header("x-who") or "nobody", tenant="press")


def test_an_approver_is_asked_through_a_client_of_their_own_and_sees_no_more_than_the_question() -> None:
    async def scene(stage: Stage, saved: list[str]) -> None:
        writer, editor = await stage.client("modern"), await stage.client("modern", FORMS)
        stranger = await stage.client("modern", FORMS)
        for one, who in ((writer, "writer"), (editor, "lena"), (stranger, "max")):
            one.headers["X-Who"] = who
        run = run_of(await writer.call("slow_blog", NEWS))
        await status(writer, run, "waiting")

        assert (
            "no such task of yours"
            in (await stranger.call(TASK_STATUS_TOOL, {"handle": run}))["content"][0]["text"]
        )
        editor.answer = lambda _method, _params: {"action": "accept", "content": {"approve": True}}
        answered = await editor.call(TASK_STATUS_TOOL, {"handle": run})
        assert not answered.get("isError")
        assert answered["content"][0]["text"].startswith("The question is answered.")
        last = await status(writer, run)
        assert data_of(last) == {"id": "tea"}
        assert (await editor.call(TASK_STATUS_TOOL, {"handle": run}))["isError"]

    play(scene, identify=by_name, rules=[Rule("allow")])


def test_the_same_wish_on_another_day_is_another_run_and_an_unfinished_one_is_not_started_twice() -> None:
    clock = FakeClock()
    app = Callwright(clock=clock)
    saved = offer_blog(app)
    first = app.call({"name": "blog", "arguments": NEWS})
    assert app.call({"name": "blog", "arguments": NEWS}).data == first.data
    app.flows.run(first.data["run"]).result(20)
    clock.advance(24 * 3_600_000)
    another = app.call({"name": "blog", "arguments": NEWS})
    app.flows.run(another.data["run"]).result(20)

    assert another.data["run"] != first.data["run"]
    assert saved == ["tea", "tea"]
    app.close()


class _EngineLosingOneAnswer(MemoryFlowEngine):
    """Stores the first run and loses the answer to that."""

    lost = False

    def start(self, run: RunRecord, prefix: Sequence[JournalEntry] = ()) -> RunRecord:
        started = super().start(run, prefix)
        if not self.lost:
            self.lost = True
            raise EngineError("The connection was lost.")
        return started


def test_a_start_whose_answer_is_lost_is_unknown_and_repeating_it_finds_the_same_run() -> None:
    with Callwright() as app:
        saved = offer_blog(app)
        app.flows.keep_in(_EngineLosingOneAnswer())
        lost = app.call({"name": "blog", "arguments": NEWS})
        again = app.call({"name": "blog", "arguments": NEWS})
        app.flows.run(again.data["run"]).result(20)
        runs = app.flows.desk(app.principal).runs()
    assert (lost.effect, again.effect) == ("unknown", "committed")
    assert (len(runs), saved) == (1, ["tea"])


def test_a_run_started_by_a_step_of_a_run_is_nested_in_it() -> None:
    app = Callwright()
    offer_blog(app)
    app.flows.add(Workflow("outer", steps=(call("inner", "blog", topic="tea"),)))
    inner = app.flows.start("outer").result(20)["run"]

    assert app.flows.run(inner).record().depth == 1
    app.close()


def test_that_a_run_was_started_before_is_said_beside_the_handle_of_the_new_one() -> None:
    app = Callwright()
    offer_blog(app)
    started = app.call({"name": "blog", "arguments": NEWS})
    earlier = build_notice("duplicate_suspected", params={"when": "2026-11-29T12:43:39Z"})
    run = started.data["run"]

    notice = render_notice(name_run_handle(replace(started, warnings=[earlier]), run))

    assert "carried out before, 2026-11-29T12:43:39Z" in notice
    assert run in notice
    app.close()
