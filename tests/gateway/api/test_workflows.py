"""Workflows over HTTP: started, followed, answered and stopped by those who may; nothing is there for anybody else."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from callwright import Callwright, Rule, fail
from callwright.workflow import Workflow, approve, ask, call, wait
from gateway.api.shop import Client, open_shop, said
from gateway.talking import Answer

JANE, JOE, MAX, LENA = ({"Authorization": f"Bearer {name}"} for name in ("jane", "joe", "max", "lena"))
STOPPED = "工具执行失败或没有查询到数据，工作流已停止"
RULES = (
    Rule("allow", tools=("find", "save", "shaky"), principals=("jane", "max")),
    Rule("allow", tools=("workflow:direct", "workflow:asking", "workflow:mending"), principals=("jane",)),
    Rule("allow", tools=("workflow:listening", "workflow:hearing"), principals=("jane",), tenants=("acme",)),
    Rule("approve", tools=("workflow:guarded",), principals=("jane",)),
)


def blog(rules: tuple[Rule, ...] | None = RULES) -> Callwright:
    app = Callwright(rules=rules, locale="zh-CN")

    @app.tool(effect="read", operation="query")
    def find(topic: str) -> list[str]:
        """Find sources."""
        return [] if topic == "none" else ["a", "b"]

    @app.tool(effect="once", operation="save")
    def save(title: str) -> dict[str, str]:
        """Save a post."""
        return {"id": title}

    @app.tool(effect="read", operation="query")
    def shaky() -> Any:
        """Fail."""
        return fail("SHAKY", "not now")

    found, saved = call("find", "find", topic="{input.topic}"), call("keep", "save", title="{input.topic}")
    topic: dict[str, Any] = {"topic": str}
    agreed = approve("ok", show="{find.data}", approvers=["role:reviewer"])
    app.flows.add(Workflow("direct", input=topic, steps=(found, saved), description="Save a post."))
    app.flows.add(Workflow("asking", input=topic, steps=(found, agreed, saved)))
    app.flows.add(Workflow("guarded", input=topic, steps=(found,)))
    app.flows.add(Workflow("mending", steps=(call("look", "shaky", on_stop=ask()),)))
    app.flows.add(Workflow("listening", steps=(wait("word", body={"type": "object", "required": ["n"]}),)))
    hearing = (approve("ok", approvers=["role:reviewer"]), wait("word"))
    app.flows.add(Workflow("hearing", steps=hearing))
    return app


@asynccontextmanager
async def open_blog(*, known: bool = True) -> AsyncIterator[Client]:
    app = blog(RULES if known else None)
    try:
        async with open_shop(app, known=known) as client:
            yield client
    finally:
        await asyncio.to_thread(app.close)


async def start(client: Client, name: str, given: dict[str, Any] | None = None, **headers: str) -> Any:
    answer = await client.post(f"/v1/workflows/{name}/runs", given or {}, **(headers or JANE))
    assert answer.status == 202, answer.body
    shown = said(answer)
    assert answer.headers["location"] == f"/v1/workflow-runs/{shown['run']}"
    return shown


async def reached(client: Client, run: str, *states: str, **headers: str) -> Any:
    async with asyncio.timeout(20):
        while True:
            shown = said(await client.get(f"/v1/workflow-runs/{run}", **(headers or JANE)))
            if shown["state"] in states:
                return shown
            await asyncio.sleep(0)


async def decide(client: Client, run: str, who: dict[str, str], **answer: Any) -> Answer:
    return await client.post(f"/v1/workflow-runs/{run}/answers", answer, **who)


def on_loop(test: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await test()

    asyncio.run(run())


@pytest.mark.promise("D1")
def test_a_run_is_started_and_looked_at_by_whoever_started_it() -> None:
    async def test() -> None:
        async with open_blog() as client:
            offered = said(await client.get("/v1/workflows", **JANE))["workflows"]
            assert [one["workflow"] for one in offered] == [
                "asking",
                "direct",
                "guarded",
                "hearing",
                "listening",
                "mending",
            ]
            assert offered[1]["inputSchema"]["required"] == ["topic"]
            run = (await start(client, "direct", {"topic": "x"}))["run"]
            shown = await reached(client, run, "completed")
            assert shown["output"] == {"id": "x"}
            assert [(one["path"], one["state"]) for one in shown["steps"]] == [
                ("find", "done"),
                ("keep", "done"),
            ]
            listed = said(await client.get("/v1/workflow-runs?workflow=direct&state=completed", **JANE))
            assert [one["run"] for one in listed["runs"]] == [run]
            assert said(await client.get("/v1/workflow-runs?state=stopped", **JANE))["runs"] == []

    on_loop(test)


@pytest.mark.promise("D1")
def test_a_run_that_stops_says_where_and_why_in_the_language_of_the_client() -> None:
    async def test() -> None:
        async with open_blog() as client:
            headers = {**JANE, "Accept-Language": "zh-CN"}
            run = (await start(client, "direct", {"topic": "none"}, **headers))["run"]
            stopped = (await reached(client, run, "stopped"))["stopped"]
            assert (stopped["step"], stopped["reason"]) == ("find", STOPPED)
            assert stopped["result"]["data"] == []

    on_loop(test)


@pytest.mark.promise("D1")
def test_an_approver_sees_only_what_is_asked_and_decides_once() -> None:
    async def test() -> None:
        async with open_blog() as client:
            run = (await start(client, "asking", {"topic": "x"}))["run"]
            await reached(client, run, "waiting")
            assert said(await client.get("/v1/workflow-questions", **JANE))["questions"] == []
            (question,) = said(await client.get("/v1/workflow-questions", **LENA))["questions"]
            assert (question["run"], question["path"], question["show"]) == (run, "ok", ["a", "b"])
            theirs = said(await client.get(f"/v1/workflow-runs/{run}", **LENA))
            assert ("steps" in theirs, theirs["input"], len(theirs["questions"])) == (False, None, 1)
            assert (await client.get(f"/v1/workflow-runs/{run}/events", **LENA)).status == 404
            assert (await client.post(f"/v1/workflow-runs/{run}/stop", {}, **LENA)).status == 404

            own = await decide(client, run, JANE, step="ok", granted=True)
            unfit = await decide(client, run, LENA, step="ok", do="retry")
            done = await decide(client, run, LENA, step="ok", granted=True, reason="fine")
            assert (own.status, unfit.status, done.status) == (409, 409, 200)
            assert (await reached(client, run, "completed"))["output"] == {"id": "x"}
            again = await decide(client, run, LENA, step="ok", granted=True, reason="fine")
            other = await decide(client, run, LENA, step="ok", granted=False)
            assert (again.status, other.status) == (200, 404)  # nothing of the run is theirs any more

    on_loop(test)


@pytest.mark.promise("T19", "D1")
def test_what_belongs_to_somebody_else_does_not_exist() -> None:
    async def test() -> None:
        async with open_blog() as client:
            run = (await start(client, "asking", {"topic": "x"}))["run"]
            await reached(client, run, "waiting")
            for who in (MAX, JOE):
                for method, path in (
                    ("GET", ""),
                    ("GET", "/events"),
                    ("POST", "/stop"),
                    ("POST", "/resume"),
                    ("POST", "/answers"),
                ):
                    body = {"step": "ok", "granted": True} if path == "/answers" else {}
                    where = f"/v1/workflow-runs/{run}{path}"
                    missing = f"/v1/workflow-runs/nothing{path}"
                    theirs, nothing = [
                        await (client.get(one, **who) if method == "GET" else client.post(one, body, **who))
                        for one in (where, missing)
                    ]
                    assert (theirs.status, theirs.body) == (404, nothing.body)
                assert said(await client.get("/v1/workflow-runs", **who))["runs"] == []
                assert said(await client.get("/v1/workflow-questions", **who))["questions"] == []
            assert said(await client.get("/v1/workflows", **MAX))["workflows"] == []
            refused = await client.post("/v1/workflows/direct/runs", {"topic": "x"}, **MAX)
            absent = await client.post("/v1/workflows/nothing/runs", {"topic": "x"}, **JANE)
            guarded = await client.post("/v1/workflows/guarded/runs", {"topic": "x"}, **JANE)
            assert (refused.status, refused.body, guarded.status) == (404, absent.body, 403)

    on_loop(test)


def test_the_same_key_is_the_same_run_and_another_input_under_it_is_refused() -> None:
    async def test() -> None:
        async with open_blog() as client:
            keyed = {**JANE, "Idempotency-Key": "today"}
            first = await start(client, "direct", {"topic": "x"}, **keyed)
            again = await start(client, "direct", {"topic": "x"}, **keyed)
            assert first["run"] == again["run"]
            other = await client.post("/v1/workflows/direct/runs", {"topic": "y"}, **keyed)
            bad = await client.post("/v1/workflows/direct/runs", {}, **JANE)
            assert (other.status, bad.status) == (409, 422)

    on_loop(test)


@pytest.mark.promise("D1")
def test_events_are_streamed_to_the_end_and_taken_up_after_the_last_that_was_seen() -> None:
    async def test() -> None:
        async with open_blog() as client:
            run = (await start(client, "asking", {"topic": "x"}))["run"]
            await reached(client, run, "waiting")
            where = f"/v1/workflow-runs/{run}/events"
            following = asyncio.ensure_future(client.get(where, Accept="text/event-stream", **JANE))
            assert (await decide(client, run, LENA, step="ok", granted=True)).status == 200
            events = read_stream((await following).body)
            numbered = [one for one in events if one["kind"] != "waiting"]
            assert [one["kind"] for one in numbered] == [
                "run_started",
                "step_called",
                "answered",
                "step_called",
                "completed",
            ]
            listed = said(await client.get(where, **JANE))["events"]
            assert listed == numbered
            later = await client.get(where, Accept="text/event-stream", Last_Event_ID="3", **JANE)
            assert read_stream(later.body) == numbered[3:]
            assert said(await client.get(f"{where}?after=4", **JANE))["events"] == numbered[4:]
            assert (await client.get(f"{where}?after=x", **JANE)).status == 400

    on_loop(test)


def read_stream(body: bytes) -> list[Any]:
    lines = [line for line in body.split(b"\n") if line.startswith(b"data: ")]
    return [msgspec.json.decode(line.removeprefix(b"data: ")) for line in lines]


def test_a_step_that_asks_is_decided_by_the_owner_and_a_signal_meets_its_schema() -> None:
    async def test() -> None:
        async with open_blog() as client:
            run = (await start(client, "mending"))["run"]
            await reached(client, run, "waiting")
            assert (await decide(client, run, JANE, step="look", do="skip", data={"n": 1})).status == 200
            assert (await reached(client, run, "completed"))["output"] == {"n": 1}

            run = (await start(client, "listening"))["run"]
            await reached(client, run, "waiting")
            assert (await decide(client, run, JANE, step="word", signal={})).status == 409
            assert (await decide(client, run, JANE, step="word", signal={"n": 2})).status == 200
            assert (await reached(client, run, "completed"))["output"] == {"n": 2}

    on_loop(test)


def test_a_signal_that_comes_before_the_run_waits_for_it_is_kept_and_may_be_repeated() -> None:
    async def test() -> None:
        async with open_blog() as client:
            run = (await start(client, "hearing"))["run"]
            await reached(client, run, "waiting")
            early = [await decide(client, run, JANE, step="word", signal={"n": 2}) for _ in range(2)]
            assert [one.status for one in early] == [200, 200]
            assert (await decide(client, run, JANE, step="word", signal={"n": 3})).status == 409
            assert (await decide(client, run, JANE, step="wrod", signal={"n": 3})).status == 409
            assert (await decide(client, run, LENA, step="word", signal={"n": 3})).status == 409
            assert (await decide(client, run, LENA, step="ok", granted=True)).status == 200
            assert (await reached(client, run, "completed"))["output"] == {"n": 2}

    on_loop(test)


@pytest.mark.parametrize(
    ("language", "details"),
    [
        (
            "en",
            (
                "The input does not meet its schema: / has no such field: subject; /topic is required",
                "The step ok asks for granted.",
                "No question of that step is open for you.",
                "Only a run that has stopped is resumed.",
                "There is no such run or workflow.",
                "The run has ended: completed.",
            ),
        ),
        (
            "zh-CN",
            (
                "输入不符合 schema：没有字段 subject；缺少 /topic",
                "步骤 ok 需要的答复是：批准或拒绝（granted）。",
                "该步骤没有你可以答复的事项。",
                "只能恢复已停止的运行。",
                "没有这个运行或工作流。",
                "运行已结束：completed。",
            ),
        ),
    ],
)
def test_a_refusal_is_said_in_the_language_of_the_client(language: str, details: tuple[str, ...]) -> None:
    async def test() -> None:
        async with open_blog() as client:
            jane, lena = ({**one, "Accept-Language": language} for one in (JANE, LENA))
            refused = [await client.post("/v1/workflows/direct/runs", {"subject": "x"}, **jane)]
            run = (await start(client, "asking", {"topic": "x"}))["run"]
            await reached(client, run, "waiting")
            where = f"/v1/workflow-runs/{run}"
            refused.append(await decide(client, run, lena, step="ok", do="retry"))
            refused.append(await decide(client, run, jane, step="find", granted=True))
            refused.append(await client.post(f"{where}/resume", {}, **jane))
            refused.append(await client.get("/v1/workflow-runs/nothing", **jane))
            assert (await decide(client, run, LENA, step="ok", granted=True)).status == 200
            await reached(client, run, "completed")
            refused.append(await client.post(f"{where}/stop", {}, **jane))
            assert tuple(said(one)["detail"] for one in refused) == details

    on_loop(test)


def test_a_run_is_stopped_and_resumed() -> None:
    async def test() -> None:
        async with open_blog() as client:
            run = (await start(client, "asking", {"topic": "x"}))["run"]
            await reached(client, run, "waiting")
            where = f"/v1/workflow-runs/{run}"
            assert (await client.post(f"{where}/resume", {}, **JANE)).status == 409
            assert (await client.post(f"{where}/stop", {"reason": "enough"}, **JANE)).status == 200
            assert (await reached(client, run, "cancelled"))["stopped"]["detail"] == "enough"
            again = await client.send("POST", f"{where}/stop", b"", **JANE)  # a reason need not be given
            assert (again.status, said(again)["state"]) == (200, "cancelled")
            assert (await client.post(f"{where}/resume", {}, **JANE)).status == 200
            await reached(client, run, "waiting")

    on_loop(test)


@pytest.mark.parametrize(
    "body",
    [
        [],
        {},
        {"step": "ok"},
        {"step": 1, "granted": True},
        {"step": "ok", "granted": "yes"},
        {"step": "ok", "granted": True, "do": "stop"},
        {"step": "ok", "do": "leap"},
        {"step": "ok", "fields": 3},
        {"step": "ok", "granted": True, "reason": "x" * 1001},
        {"step": "ok", "granted": True, "by": "lena"},
    ],
)
def test_an_answer_that_says_nothing_or_two_things_is_refused(body: Any) -> None:
    async def test() -> None:
        async with open_blog() as client:
            answer = await client.post("/v1/workflow-runs/any/answers", body, **JANE)
            assert answer.status == 422

    on_loop(test)


def test_an_application_without_workflows_has_no_runs_and_opens_no_engine() -> None:
    async def test() -> None:
        app = Callwright()
        async with open_shop(app) as client:
            assert said(await client.get("/v1/workflows"))["workflows"] == []
            assert said(await client.get("/v1/workflow-runs"))["runs"] == []
            assert said(await client.get("/v1/workflow-questions"))["questions"] == []
            assert (await client.get("/v1/workflow-runs/any")).status == 404

    on_loop(test)


def test_a_schedule_is_added_by_who_may_start_its_workflow_and_is_there_for_nobody_else() -> None:
    async def test() -> None:
        async with open_blog() as client:
            body = {"name": "mornings", "workflow": "direct", "cron": "0 8 * * *", "input": {"topic": "x"}}
            made = await client.post("/v1/workflow-schedules", body, **JANE)
            assert made.status == 201, made.body
            assert said(made)["nextAt"] is not None
            assert (await client.post("/v1/workflow-schedules", body, **JANE)).status == 201
            other = body | {"cron": "@hourly"}
            assert (await client.post("/v1/workflow-schedules", other, **JANE)).status == 409
            changed = await client.post("/v1/workflow-schedules", other | {"replace": True}, **JANE)
            assert said(changed)["cron"] == "@hourly"

            assert (await client.post("/v1/workflow-schedules", body | {"name": "b"}, **JOE)).status == 404
            guarded = body | {"name": "b", "workflow": "guarded"}
            assert (await client.post("/v1/workflow-schedules", guarded, **JANE)).status == 403
            assert said(await client.get("/v1/workflow-schedules", **JOE))["schedules"] == []
            for verb in ("pause", "resume", "remove"):
                refused = await client.post(f"/v1/workflow-schedules/mornings/{verb}", {}, **JOE)
                assert refused.status == 404
            (listed,) = said(await client.get("/v1/workflow-schedules", **JANE))["schedules"]
            assert listed == said(changed)

            paused = said(await client.send("POST", "/v1/workflow-schedules/mornings/pause", b"", **JANE))
            assert (paused["paused"], paused["nextAt"]) == (True, None)
            assert not said(await client.post("/v1/workflow-schedules/mornings/resume", {}, **JANE))["paused"]
            removed = await client.send("POST", "/v1/workflow-schedules/mornings/remove", b"", **JANE)
            assert said(removed) == {"name": "mornings", "removed": True}
            assert said(await client.get("/v1/workflow-schedules", **JANE))["schedules"] == []

    on_loop(test)


@pytest.mark.parametrize(
    "wrong",
    [
        {"cron": "at eight"},
        {"cron": None},
        {"timezone": "Mars/Olympus"},
        {"missed": "never"},
        {"name": "a b"},
        {"input": {}},
        {"more": 1},
    ],
)
def test_a_schedule_that_cannot_be_used_is_refused(wrong: dict[str, Any]) -> None:
    async def test() -> None:
        async with open_blog() as client:
            body = {"name": "m", "workflow": "direct", "cron": "@daily", "input": {"topic": "x"}} | wrong
            assert (await client.post("/v1/workflow-schedules", body, **JANE)).status == 422

    on_loop(test)


def test_a_run_is_forked_by_who_started_it_with_the_effects_named_first() -> None:
    async def test() -> None:
        async with open_blog() as client:
            run = (await start(client, "direct", {"topic": "x"}))["run"]
            await reached(client, run, "completed")
            place = f"/v1/workflow-runs/{run}/fork"
            plan = said(await client.post(place, {"at": "keep", "plan": True}, **JANE))
            assert (plan["kept"], [one["tool"] for one in plan["repeats"]]) == (["find"], ["save"])
            assert (await client.post(place, {"at": "keep"}, **JANE)).status == 409
            assert (await client.post(place, {"at": "nowhere"}, **JANE)).status == 409
            assert (await client.post(place, {"at": 7}, **JANE)).status == 422
            assert (await client.post(place, {"at": "keep"}, **JOE)).status == 404
            changed = {"changed": {"topic": "y"}, "effects": "repeat"}
            forked = await client.post(place, changed, **JANE)
            assert forked.status == 202
            assert said(forked)["forkedFrom"] == run
            assert (await reached(client, said(forked)["run"], "completed"))["output"] == {"id": "y"}

    on_loop(test)
