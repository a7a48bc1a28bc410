"""LangChain agents and LangGraph tool nodes under contract. Needs the extra ``langchain``: ``make test-adapters``."""

import asyncio
import copy
import json
from typing import Annotated, Any

import pytest

pytest.importorskip("langchain.agents", reason="runs in the environment of `make test-adapters`")

from langchain.agents import create_agent
from langchain.agents.middleware import SummarizationMiddleware, ToolRetryMiddleware
from langchain.tools import InjectedState, ToolRuntime
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage
from langchain_core.tools import ToolException, tool
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph import START, MessagesState, StateGraph
from langgraph.prebuilt import ToolNode, tools_condition
from langgraph.types import Command, interrupt

from adapters.contract import AdapterContract, closed_loop, make_shop
from adapters.langchain_harness import LangChainHarness, make_tools, script, write_message
from adapters.probes import ORDER, READ_ON, REPORT, Call, World, say
from callwright import Callwright, Principal, Rule
from callwright.langchain import CallwrightMiddleware, tool_node_wrappers, tools

__all__ = ["closed_loop"]  # used by every test
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("default"),
]  # warnings of the framework are its own


class TestLangChain(AdapterContract):
    harness = LangChainHarness()


def run_agent(
    app: Callwright | None, offered: list[Any], turns: list[list[Call]], contracts: Any = None, **options: Any
) -> list[Any]:
    middleware = [*options.pop("before", []), *([CallwrightMiddleware(app, contracts)] if app else [])]
    agent = create_agent(script(turns), offered, middleware=middleware, **options)
    state: list[Any] = agent.invoke({"messages": [("user", "go")]})["messages"]
    return state


def read_answers(messages: list[Any]) -> list[ToolMessage]:
    return [one for one in messages if isinstance(one, ToolMessage)]


def test_a_command_of_a_tool_changes_the_graph() -> None:
    @tool
    def hand_over(runtime: ToolRuntime) -> Command[Any]:
        """Hand over."""
        answer = ToolMessage("handed over", tool_call_id=runtime.tool_call_id)
        return Command(update={"messages": [answer]})

    with Callwright() as app:
        answers = read_answers(run_agent(app, [hand_over], [say(Call("hand_over", {}))]))
    assert [one.content for one in answers] == ["handed over"]


@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
def test_an_interrupt_pauses_the_run_and_the_resumed_call_is_made_once(is_async: Any) -> None:
    done = []

    @tool
    def pay(amount: int) -> str:
        """Pay."""
        answer = interrupt({"pay": amount})
        done.append(amount)
        return f"paid {answer}"

    with Callwright() as app:
        agent = create_agent(
            script([say(Call("pay", {"amount": 5}))]),
            [pay],
            middleware=[CallwrightMiddleware(app, {"pay": {"effect": "once", "key": ["amount"]}})],
            checkpointer=InMemorySaver(),
        )
        config: Any = {"configurable": {"thread_id": "t"}}

        def step(value: Any) -> Any:
            return asyncio.run(agent.ainvoke(value, config)) if is_async else agent.invoke(value, config)

        paused = step({"messages": [("user", "pay")]})
        assert paused["__interrupt__"][0].value == {"pay": 5}
        ended = step(Command(resume="yes"))
    assert done == [5]
    assert read_answers(ended["messages"])[-1].content == "paid yes"


def test_streamed_progress_and_injected_context_reach_the_tool_and_stay_hidden() -> None:
    seen: dict[str, Any] = {}

    @tool
    def count(word: str, state: Annotated[dict[str, Any], InjectedState], runtime: ToolRuntime) -> str:
        """Count."""
        runtime.stream_writer({"progress": 0.5})
        seen["messages"], seen["call"] = len(state["messages"]), runtime.tool_call_id
        return word

    with Callwright() as app:
        agent = create_agent(
            script([say(Call("count", {"word": "a"}))]), [count], middleware=[CallwrightMiddleware(app)]
        )
        chunks = list(agent.stream({"messages": [("user", "go")]}, stream_mode="custom"))
        schema = app.tools[0].contract.input_schema
        tape = app.tape(next(iter(app.store.list_entries())).owner)
    assert chunks == [{"progress": 0.5}]
    assert seen == {"messages": 2, "call": "c1"}
    assert list(schema["properties"]) == ["word"]
    assert tape.head.request.raw == {"name": "count", "arguments": {"word": "a"}}


def test_repetitions_of_a_retry_middleware_do_not_repeat_a_write() -> None:
    def attempts(app: Callwright | None) -> int:
        world = World()
        retry = ToolRetryMiddleware(max_retries=2, initial_delay=0.0, jitter=False)
        run_agent(app, make_tools(world), [say(Call("raises", ORDER))], before=[retry])
        return len(world.done)

    with Callwright() as app:
        assert (attempts(None), attempts(app)) == (3, 1)


def test_a_later_turn_of_the_conversation_may_make_the_same_write_again() -> None:
    world = World()
    with Callwright() as app:
        model = script([])
        model.messages = iter(
            [
                AIMessage("", tool_calls=[{"name": "ok", "args": ORDER, "id": "c1"}]),
                AIMessage("done"),
                AIMessage("", tool_calls=[{"name": "ok", "args": ORDER, "id": "c1"}]),
                AIMessage("done"),
            ]
        )
        middleware = CallwrightMiddleware(app, {"ok": {"effect": "once", "key": ["order_id"]}})
        agent = create_agent(model, make_tools(world), middleware=[middleware], checkpointer=InMemorySaver())
        config: Any = {"configurable": {"thread_id": "t"}}
        for ask in ("order", "and once more, please"):
            agent.invoke({"messages": [("user", ask)]}, config)
    assert len(world.done) == 2


@pytest.mark.parametrize("is_own", [False, True], ids=["wrapped", "the application's own"])
def test_a_turn_stays_one_run_when_a_summary_takes_the_place_of_its_question(is_own: Any) -> None:
    world = World()
    contract = {"effect": "once", "key": ["order_id"]}
    with Callwright() as app:
        if is_own:
            app.tool(effect="once", key=["order_id"])(world.ok)
            app.tool(effect="read")(world.look)
        summarize = SummarizationMiddleware(
            script([[] for _ in range(40)]), trigger=("messages", 5), keep=("messages", 2)
        )
        offered = tools(app) if is_own else make_tools(world)
        ours = [] if is_own else [CallwrightMiddleware(app, {"ok": contract, "look": {"effect": "read"}})]
        looks = [say(Call("look", {"order_id": str(at)}, f"l{at}")) for at in range(5)]
        turns = [say(Call("ok", ORDER)), *looks, say(Call("ok", ORDER, "c2"))]
        agent = create_agent(
            script([*turns, [], *turns]),
            offered,
            middleware=[summarize, *ours],
            checkpointer=InMemorySaver(),
        )
        config: Any = {"configurable": {"thread_id": "t"}}
        messages = agent.invoke({"messages": [("user", "go")]}, config)["messages"]
        assert all(one.additional_kwargs for one in messages if isinstance(one, HumanMessage)), "a summary"
        assert world.done.count(("1", 1)) == 1
        agent.invoke({"messages": [("user", "once more")]}, config)
    assert world.done.count(("1", 1)) == 2


@pytest.mark.parametrize("beside", [False, True], ids=["alone", "beside the middleware"])
@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
def test_calls_of_the_applications_own_tools_belong_to_the_turn_of_the_user(
    beside: Any, is_async: Any
) -> None:
    paid = {"order_no": "7", "amount": 12.5}
    turn = [say(Call("pay", paid)), say(Call("pay", paid, "c2"))]
    with make_shop() as app:
        model = script(turn)
        model.messages = (one for _ in range(2) for one in (*map(write_message, turn), AIMessage("done")))
        agent = create_agent(
            model,
            tools(app),
            middleware=[CallwrightMiddleware(app)] if beside else [],
            checkpointer=InMemorySaver(),
        )
        config: Any = {"configurable": {"thread_id": "t"}}
        for ask in ("pay", "and once more, please"):
            message = {"messages": [("user", ask)]}
            if is_async:
                asyncio.run(agent.ainvoke(message, config))
            else:
                agent.invoke(message, config)
        messages = agent.get_state(config).values["messages"]
        made = [one.artifact["meta"] for one in read_answers(messages)]
    assert [one["replayed"] for one in made] == [False, True, False, True]
    assert [one["runId"] == made[0]["runId"] for one in made] == [True, True, False, False]
    assert all(one["runId"].startswith("t/") for one in made)


def test_an_own_tool_that_the_program_invokes_itself_belongs_to_no_run() -> None:
    with make_shop() as app:
        (pay,) = tools(app, "pay")
        call = {"name": "pay", "args": {"order_no": "7", "amount": 12.5}, "id": "c1", "type": "tool_call"}
        answer = pay.invoke(call)
    assert (answer.artifact["success"], answer.artifact["meta"]["runId"]) == (True, None)


def test_an_approved_call_is_made_when_the_model_asks_again() -> None:
    world = World()
    with Callwright(rules=[Rule("approve", ("ok",), ("local",))]) as app:

        class Approving(type(script([]))):  # type: ignore[misc]
            def _generate(self, messages: Any, *rest: Any, **options: Any) -> Any:
                last = messages[-1]
                if isinstance(last, ToolMessage) and last.status == "error":
                    handle = last.response_metadata["callwright"]["meta"]["handle"]
                    assert app.approve(handle, by=Principal("boss"))
                return super()._generate(messages, *rest, **options)

        call = {"name": "ok", "args": ORDER, "id": "c1"}
        again = AIMessage("", tool_calls=[{**call, "id": "c2"}])
        model = Approving(messages=iter([AIMessage("", tool_calls=[call]), again, AIMessage("done")]))
        agent = create_agent(model, make_tools(world), middleware=[CallwrightMiddleware(app)])
        answers = read_answers(agent.invoke({"messages": [("user", "go")]})["messages"])
    assert [one.status for one in answers] == ["error", "success"]
    assert len(world.done) == 1


def test_a_failure_that_the_tool_states_is_a_failure() -> None:
    @tool
    def find(order_id: str) -> str:
        """Find."""
        raise ToolException("no such order")

    find.handle_tool_error = True
    with Callwright() as app:
        answer = read_answers(run_agent(app, [find], [say(Call("find", ORDER))]))[0]
    assert answer.status == "error"
    assert json.loads(str(answer.content))["error"]["code"] == "not_found"


def run_node(node: ToolNode, *calls: Any) -> list[Any]:
    """Run a bare tool node, in a graph of its own."""
    from langgraph.graph import START, MessagesState, StateGraph

    graph = StateGraph(MessagesState)
    graph.add_node("tools", node)
    graph.add_edge(START, "tools")
    state = {"messages": [HumanMessage("go"), AIMessage("", tool_calls=list(calls))]}
    return read_answers(graph.compile().invoke(state)["messages"])


def test_a_bare_tool_node_is_under_contract() -> None:
    world = World()
    with Callwright() as app:
        node = ToolNode(make_tools(world), **tool_node_wrappers(app))
        answers = run_node(
            node,
            {"name": "ok", "args": {"order_id": "1", "qyt": 5}, "id": "a"},
            {"name": "raises", "args": ORDER, "id": "b"},
        )
    assert [one.status for one in answers] == ["success", "error"]
    assert world.done[0] == ("1", 5) or world.done[1] == ("1", 5)


@pytest.mark.parametrize("beside", [False, True], ids=["alone", "beside the middleware"])
def test_the_applications_own_tools_serve_an_agent(beside: Any) -> None:
    with make_shop() as app:
        paid = {"order_no": "7", "amount": "12.50"}
        turns = [say(Call("pay", paid)), say(Call("pay", paid, "c2"))]
        agent = create_agent(
            script(turns), tools(app), middleware=[CallwrightMiddleware(app)] if beside else []
        )
        first, second = read_answers(agent.invoke({"messages": [("user", "go")]})["messages"])
        entries = list(app.store.list_entries())
    assert json.loads(str(first.content)) == {"order_no": "7", "paid": 12.5}
    assert second.artifact["meta"]["replayed"] is True
    assert len(entries) == 1


def test_a_tool_that_the_provider_runs_is_named_when_it_is_attached(caplog: pytest.LogCaptureFixture) -> None:
    with Callwright() as app:
        run_agent(app, [{"type": "web_search_20250305", "name": "web_search"}], [])
    assert "web_search" in caplog.text


@pytest.mark.parametrize("name", ["pay", "pya"])
def test_a_tool_of_the_application_that_the_agent_was_not_given_is_not_run(name: str) -> None:
    world = World()
    with make_shop() as app:
        call = Call(name, {"order_no": "7", "amount": 1.0})
        answer = read_answers(run_agent(app, make_tools(world), [say(call)]))[0]
        entries = list(app.store.list_entries())
    assert answer.status == "error"
    assert entries == []


ASKING = [Rule("approve", ("ok",), ("local",), user_confirms=True)]


@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
@pytest.mark.parametrize("decision", ["approve", "reject"])
def test_a_call_that_its_user_may_approve_interrupts_the_graph(decision: str, is_async: Any) -> None:
    world = World()
    with Callwright(rules=ASKING) as app:
        agent = create_agent(
            script([say(Call("ok", {"order_id": "1", "qyt": 5}))]),
            make_tools(world),
            middleware=[CallwrightMiddleware(app, ask_user=True)],
            checkpointer=InMemorySaver(),
        )
        config: Any = {"configurable": {"thread_id": "t"}}

        def step(value: Any) -> Any:
            return asyncio.run(agent.ainvoke(value, config)) if is_async else agent.invoke(value, config)

        asked = step({"messages": [("user", "go")]})["__interrupt__"][0].value
        assert world.done == []
        ended = step(Command(resume={"decisions": [{"type": decision}]}))
        decided = [one.decided_by for one in app.store.list_approvals()]
    (request,) = asked["action_requests"]
    assert (request["name"], request["args"]) == ("ok", {"order_id": "1", "qty": 5})
    (answer,) = read_answers(ended["messages"])
    assert decided == ["user of local"]
    if decision == "approve":
        assert (answer.status, world.done) == ("success", [("1", 5)])
    else:
        assert (json.loads(str(answer.content))["error"]["code"], world.done) == ("approval_rejected", [])


def make_asking_node(app: Callwright, offered: list[Any], turns: list[list[Call]]) -> Any:
    """Return a bare graph whose tool node asks the user."""
    replies = iter([*map(write_message, turns), AIMessage("done")])
    node = ToolNode(offered, **tool_node_wrappers(app, {"ok": PAID_ONCE}, ask_user=True))
    graph = StateGraph(MessagesState)
    graph.add_node("model", lambda _: {"messages": [next(replies)]})
    graph.add_node("tools", node)
    graph.add_edge(START, "model")
    graph.add_conditional_edges("model", tools_condition)
    graph.add_edge("tools", "model")
    return graph.compile(checkpointer=InMemorySaver())


PAID_ONCE = {"effect": "once", "key": ["order_id"]}


@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
@pytest.mark.parametrize("is_bare", [False, True], ids=["agent", "bare node"])
def test_a_decision_of_the_user_is_of_no_other_call(is_bare: Any, is_async: Any) -> None:
    world = World()
    calls = [Call("ok", {"order_id": one}, f"c{one}") for one in "12"]
    turns = [say(*calls), say(Call("ok", {"order_id": "2"}, "c3"))]
    with Callwright(rules=ASKING) as app:
        graph = (
            make_asking_node(app, make_tools(world), turns)
            if is_bare
            else create_agent(
                script(turns),
                make_tools(world),
                middleware=[CallwrightMiddleware(app, {"ok": PAID_ONCE}, ask_user=True)],
                checkpointer=InMemorySaver(),
            )
        )
        config: Any = {"configurable": {"thread_id": "t"}}

        def step(value: Any) -> Any:
            return asyncio.run(graph.ainvoke(value, config)) if is_async else graph.invoke(value, config)

        state, asked = step({"messages": [("user", "go")]}), []
        while "__interrupt__" in state:
            answers = {}
            for one in state["__interrupt__"]:
                order = one.value["action_requests"][0]["args"]["order_id"]
                asked.append(order)
                answers[one.id] = {"decisions": [{"type": "approve" if order == "1" else "reject"}]}
            state = step(Command(resume=answers))
    assert sorted(asked) == ["1", "2"]
    assert world.done == [("1", 1)]
    codes = {
        one.tool_call_id: one.response_metadata["callwright"]["error"]
        for one in read_answers(state["messages"])
    }
    assert codes["c1"] is None
    assert codes["c3"]["code"] == "approval_rejected"


@pytest.mark.parametrize("is_async", [False, True], ids=["sync", "async"])
def test_a_tool_that_pauses_after_its_approval_gets_the_answer_to_its_own_question(is_async: Any) -> None:
    seen: list[Any] = []

    @tool
    def ok(order_id: str) -> str:
        """Order."""
        seen.append(interrupt("which account?"))
        return "ordered"

    with Callwright(rules=ASKING) as app:
        config: Any = {"configurable": {"thread_id": "t"}}
        kept = InMemorySaver()

        def step(value: Any) -> Any:
            agent = create_agent(
                script([say(Call("ok", ORDER))] if isinstance(value, dict) else []),
                [ok],
                middleware=[CallwrightMiddleware(app, {"ok": PAID_ONCE}, ask_user=True)],
                checkpointer=kept,
            )
            return asyncio.run(agent.ainvoke(value, config)) if is_async else agent.invoke(value, config)

        step({"messages": [("user", "go")]})
        paused = step(Command(resume={"decisions": [{"type": "approve"}]}))
        ended = step(Command(resume="mine"))
    assert paused["__interrupt__"][0].value == "which account?"
    assert "__interrupt__" not in ended
    assert seen == ["mine"]


def test_an_approval_that_is_not_the_users_to_give_interrupts_nothing() -> None:
    world = World()
    with Callwright(rules=[Rule("approve", ("ok",), ("local",))]) as app:
        agent = create_agent(
            script([say(Call("ok", ORDER))]),
            make_tools(world),
            middleware=[CallwrightMiddleware(app, ask_user=True)],
            checkpointer=InMemorySaver(),
        )
        config: Any = {"configurable": {"thread_id": "t"}}
        ended = agent.invoke({"messages": [("user", "go")]}, config)
    assert "__interrupt__" not in ended
    assert json.loads(str(read_answers(ended["messages"])[0].content))["error"]["code"] == "approval_required"
    assert world.done == []


def test_the_artifact_of_a_large_text_stays_whole() -> None:
    @tool(response_format="content_and_artifact")
    def report() -> tuple[str, list[str]]:
        """Report."""
        return REPORT, [REPORT]

    with Callwright() as app:
        agent = create_agent(
            script([say(Call("report", {}))]), [report], middleware=[CallwrightMiddleware(app)]
        )
        messages = agent.invoke({"messages": [("user", "Report.")]})["messages"]
    [answer] = [one for one in messages if isinstance(one, ToolMessage)]
    assert answer.content.startswith("[callwright] Only the first 4000 of")
    assert answer.artifact == [REPORT]


@pytest.mark.parametrize("names", [(), (READ_ON,)], ids=["without", "with"])
def test_a_bare_tool_node_shortens_only_where_it_has_the_tool_that_reads_pages(
    names: tuple[str, ...],
) -> None:
    with Callwright() as app:
        own = tools(app, *names) if names else []
        node = ToolNode([*make_tools(World()), *own], **tool_node_wrappers(app))
        answer = run_node(node, {"name": "report", "args": ORDER, "id": "a"})[0]
    assert (answer.content == REPORT) is not bool(names)


def test_a_deep_copy_of_the_middleware_makes_its_calls_under_contract() -> None:
    with Callwright() as app:
        copied = copy.deepcopy(CallwrightMiddleware(app))
        agent = create_agent(script([say(Call("ok", ORDER))]), make_tools(World()), middleware=[copied])
        agent.invoke({"messages": [("user", "go")]})
        entries = list(app.store.list_entries())
    assert [one.state for one in entries] == ["committed"]
