"""Pydantic AI agents under contract. Needs the extra ``pydantic-ai``: ``make test-adapters``."""

import json
from dataclasses import replace
from typing import Any

import pytest

pytest.importorskip("pydantic_ai", reason="runs in the environment of `make test-adapters`")

from typing import Annotated

from pydantic import AfterValidator
from pydantic_ai import Agent, ModelRetry, RunContext, Tool
from pydantic_ai.capabilities import AbstractCapability, NativeTool
from pydantic_ai.exceptions import ApprovalRequired, CallDeferred, ToolFailed
from pydantic_ai.messages import ToolReturnPart
from pydantic_ai.native_tools import WebSearchTool
from pydantic_ai.tools import DeferredToolRequests, DeferredToolResults

from adapters.contract import AdapterContract, closed_loop
from adapters.probes import ORDER, Call, World, say
from adapters.pydantic_ai_harness import PydanticAIHarness, attach, observe, script
from callwright import Callwright, Rule
from callwright.pydantic_ai import CallwrightCapability

__all__ = ["closed_loop"]  # used by every test
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("default"),
]  # warnings of the framework are its own


class TestPydanticAI(AdapterContract):
    harness = PydanticAIHarness()


def test_a_tool_whose_work_continues_elsewhere_leaves_its_call_in_doubt() -> None:
    started = []

    def train(model: str) -> str:
        """Start a training run, whose end is reported later."""
        started.append(model)
        raise CallDeferred

    with Callwright() as app:
        agent = Agent(
            script([say(Call("train", {"model": "m1"}))]),
            tools=[train],
            capabilities=[CallwrightCapability(app, {"train": {"effect": "once", "key": ["model"]}})],
            output_type=[str, DeferredToolRequests],
        )
        paused = agent.run_sync("Train m1.").output
        states = [one.state for one in app.store.list_entries()]
    assert [one.tool_name for one in paused.calls] == ["train"]
    assert started == ["m1"]
    assert states == ["unknown"]


RANDOM_ID = "call_8Kq3vZt1LmX0aYw7Rb2NcPdE"
OTHER_ID = "call_Zt1LmX0aYw7Rb2NcPdE8Kq3v"


def test_a_run_without_a_prompt_after_one_that_has_ended_is_a_run_of_its_own() -> None:
    done = []

    def pay(amount: int) -> str:
        """Pay."""
        done.append(amount)
        return f"paid {amount}"

    with Callwright() as app:
        contracts = {"pay": {"effect": "once", "key": ["amount"]}}

        def run(*history: Any) -> Any:
            agent = Agent(
                script([say(Call("pay", {"amount": 5}, RANDOM_ID))]),
                tools=[pay],
                instructions="Pay what is due.",
                capabilities=[CallwrightCapability(app, contracts)],
            )
            return agent.run_sync(message_history=list(history) or None)

        first = run().all_messages()
        ended_with_results = next(
            first[: at + 1]
            for at, one in enumerate(first)
            if any(isinstance(part, ToolReturnPart) for part in one.parts)
        )
        run(*first)
        run(*ended_with_results)
    assert done == [5, 5, 5]


def run_tool(app: Callwright, tool: Any, *calls: Call, **options: Any) -> list[Any]:
    agent = Agent(
        script([say(*calls)]),
        tools=[tool],
        capabilities=attach(app, options.pop("contracts", None)),
        **options,
    )
    return observe(agent, is_async=False).answers


@pytest.mark.parametrize(
    "signal", [ModelRetry("no such order"), ToolFailed("no such order")], ids=["retry", "failed"]
)
def test_a_failure_that_the_tool_states_is_told_and_costs_no_retry_of_the_agent(signal: Exception) -> None:
    def find(order_id: str) -> str:
        """Find."""
        raise signal

    calls = [Call("find", {"order_id": str(at)}, f"c{at}") for at in range(3)]
    with Callwright() as app:
        agent = Agent(script([[one] for one in calls]), tools=[Tool(find)], capabilities=attach(app))
        seen = observe(agent, is_async=False)
    assert seen.died == ""
    assert [json.loads(one.text)["error"]["code"] for one in seen.answers] == ["not_found"] * 3


def test_a_retry_that_the_tool_asks_for_is_no_state_of_the_world_and_says_to_follow_its_words() -> None:
    def find(number: int) -> str:
        """Find."""
        raise ModelRetry("number must be even")

    with Callwright() as app:
        agent = Agent(
            script([[Call("find", {"number": 3}, "c1")]]), tools=[Tool(find)], capabilities=attach(app)
        )
        (seen,) = observe(agent, is_async=False).answers
    error = json.loads(seen.text)["error"]
    assert (error["code"], error["details"]["upstream"]["text"]) == ("tool_failed", "number must be even")
    assert "correct it by the tool's own words" in error["suggestion"]
    assert json.loads(seen.text)["nextAction"] == "retry"


def test_what_the_types_of_the_function_reject_is_the_models_error_and_was_not_run() -> None:
    done = []

    def refuse_odd(value: int) -> int:
        if value % 2:
            raise ValueError("must be even")
        return value

    def order(pairs: Annotated[int, AfterValidator(refuse_odd)]) -> str:
        """Order."""
        done.append(pairs)
        return "ordered"

    with Callwright() as app:
        (answer,) = run_tool(app, Tool(order), Call("order", {"pairs": 3}))
        entries = [one.state for one in app.store.list_entries()]
    error = json.loads(answer.text)["error"]
    assert (error["code"], error["fields"][0]["path"], done) == ("invalid_arguments", "/pairs", [])
    assert entries == ["released"]


def test_a_call_that_could_not_be_made_is_refused_before_a_person_is_asked() -> None:
    def pay(amount: int) -> str:
        """Pay."""
        return "paid"

    with Callwright() as app:
        agent = Agent(
            script([say(Call("pay", {"amount": "a lot"}))]),
            tools=[Tool(pay, requires_approval=True)],
            capabilities=attach(app),
            output_type=[str, DeferredToolRequests],
        )
        ended = agent.run_sync("Pay.")
    assert ended.output == "done"
    answers = [part for one in ended.all_messages() for part in one.parts if isinstance(part, ToolReturnPart)]
    assert '"code":"invalid_arguments"' in answers[0].content


def test_a_deferral_by_the_validator_of_a_tool_waits_for_a_person() -> None:
    def check(ctx: RunContext[None], amount: int) -> None:
        if not ctx.tool_call_approved:
            raise ApprovalRequired

    def pay(amount: int) -> str:
        """Pay."""
        return "paid"

    with Callwright() as app:
        agent = Agent(
            script([say(Call("pay", {"amount": "5"}))]),
            tools=[Tool(pay, args_validator=check)],
            capabilities=attach(app),
            output_type=[str, DeferredToolRequests],
        )
        output = agent.run_sync("Pay.").output
    assert isinstance(output, DeferredToolRequests)
    assert [one.tool_name for one in output.approvals] == ["pay"]


def test_a_timeout_of_the_framework_is_an_unknown_outcome() -> None:
    world = World()
    with Callwright() as app:
        (answer,) = run_tool(app, Tool(world.slow, timeout=0.05), Call("slow", ORDER))
        assert world.late.wait(5)
    assert json.loads(answer.text)["error"]["code"] == "outcome_unknown"


def test_an_agent_may_have_the_same_capability_as_another() -> None:
    world = World()
    with Callwright() as app:
        shared = CallwrightCapability(app, {"look": {"effect": "read"}})
        for _ in range(2):
            agent = Agent(script([say(Call("look", ORDER))]), tools=[Tool(world.look)], capabilities=[shared])
            assert agent.run_sync("Look.").output == "done"
    assert len(world.done) == 2


class RepeatTools(AbstractCapability[Any]):
    """Runs every tool twice, as a capability that retries may."""

    async def wrap_tool_execute(self, ctx: Any, *, call: Any, tool_def: Any, args: Any, handler: Any) -> Any:
        await handler(args)
        return await handler(args)


@pytest.mark.parametrize("is_first", [False, True], ids=["listed last", "listed first"])
def test_a_repetition_by_another_capability_does_not_repeat_a_write(is_first: Any) -> None:
    world = World()
    with Callwright() as app:
        ours = CallwrightCapability(app, {"ok": {"effect": "once", "key": ["order_id"]}})
        both = [ours, RepeatTools()] if is_first else [RepeatTools(), ours]
        agent = Agent(script([say(Call("ok", ORDER))]), tools=[Tool(world.ok)], capabilities=both)
        assert agent.run_sync("Order.").output == "done"
    assert len(world.done) == 1


def test_a_tool_that_the_provider_runs_is_named(caplog: pytest.LogCaptureFixture) -> None:
    with Callwright() as app:
        capabilities = [NativeTool(WebSearchTool()), *attach(app)]
        observe(Agent(script([]), capabilities=capabilities), is_async=False)
    assert "web_search" in caplog.text


@pytest.mark.parametrize("approves", [True, False], ids=["approved", "denied"])
def test_a_call_that_its_user_may_approve_is_deferred(approves: Any) -> None:
    world = World()
    with Callwright(rules=[Rule("approve", ("ok",), ("local",), user_confirms=True)]) as app:
        agent = Agent(
            script([say(Call("ok", {"order_id": "1", "qyt": 5}))]),
            tools=[world.ok],
            output_type=[str, DeferredToolRequests],
            capabilities=[CallwrightCapability(app, ask_user=True)],
        )
        paused = agent.run_sync("go")
        assert isinstance(paused.output, DeferredToolRequests)
        assert world.done == []
        asked = paused.output.metadata["c1"]["callwright"]
        assert (asked["name"], asked["args"]) == ("ok", {"order_id": "1", "qty": 5})
        decided = DeferredToolResults(approvals={"c1": approves})
        agent.run_sync(message_history=paused.all_messages(), deferred_tool_results=decided)
        by = [one.decided_by for one in app.store.list_approvals()]
    assert world.done == ([("1", 5)] if approves else [])
    assert by.count("user of local") == approves


@pytest.mark.parametrize("is_ours", [False, True], ids=["their approval", "our approval"])
@pytest.mark.parametrize("is_named", [False, True], ids=["by call", "by run"])
@pytest.mark.parametrize("beside", [[], [Call("look", {"q": "5"}, OTHER_ID)]], ids=["alone", "beside a read"])
def test_a_pause_that_is_resumed_twice_makes_its_call_once(
    is_ours: Any, is_named: Any, beside: list[Call]
) -> None:
    done = []

    def look(q: str) -> str:
        """Look."""
        return f"found {q}"

    def pay(amount: int) -> str:
        """Pay."""
        done.append(amount)
        return f"paid {amount}"

    def make_agent(app: Callwright, *turns: list[Call]) -> Any:
        capability = CallwrightCapability(
            app, {"pay": {"effect": "once", "key": ["amount"]}}, ask_user=bool(is_ours)
        )
        return Agent(
            script(list(turns)),
            tools=[look, Tool(pay, requires_approval=not is_ours)],
            capabilities=[capability],
            output_type=[str, DeferredToolRequests],
        )

    rules = [Rule("approve", tools=("pay",), user_confirms=True)] if is_ours else None
    with Callwright(rules=rules) as app:
        first = make_agent(app, say(*beside, Call("pay", {"amount": 5}, RANDOM_ID))).run_sync("Pay.")
        left = first.all_messages()
        if not is_named:  # as it comes back from a user interface
            left = [replace(one, run_id=None) for one in left]
        yes = DeferredToolResults(approvals={one.tool_call_id: True for one in first.output.approvals})
        for _ in range(2):
            agent = make_agent(app, say(Call("pay", {"amount": 5}, "c2")))
            agent.run_sync(message_history=left, deferred_tool_results=yes)
        assert done == [5], "also where the resumed run repeats it"

        again = make_agent(app, say(Call("pay", {"amount": 5}, "c3")))
        asked = again.run_sync("Once more.", message_history=first.all_messages()[:1])
        yes = DeferredToolResults(approvals={one.tool_call_id: True for one in asked.output.approvals})
        again.run_sync(message_history=asked.all_messages(), deferred_tool_results=yes)
    assert done == [5, 5]
