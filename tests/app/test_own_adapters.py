"""Adapters of one's own that are declared to speak a dialect: what they say of confidence, sources and next step is kept."""

import asyncio
import json
from typing import Any

import pydantic
import pytest

from app.worlds import asked, code
from callwright import (
    DIALECTS,
    Callwright,
    ContractError,
    Source,
    ToolAnswer,
    ToolResult,
    empty,
    execution_result,
    fail,
    ok,
    resolve_next_step,
    to_json,
)
from callwright.answers import query_success, save_success
from callwright.core.call.next_step import AskUser
from tools.http.upstream import Upstream, answer

BUSY = "资料查询暂时超时，可以稍后重试。"


def legacy_search(query: str) -> dict[str, Any]:
    if query == "slow":
        raise TimeoutError("deadline")
    found = [] if query == "nothing" else [{"id": "doc_1", "title": "Refunds"}]
    return {"results": found}


def score_search_results(items: list[Any]) -> float:
    return 0.32 if items else 0.0


def search_docs(query: str, trace_id: str = "tool_001") -> dict[str, Any]:
    """Search the documents: seed 000 §五, as it is printed there."""
    meta = {
        "toolName": "searchDocs",
        "toolVersion": "2026-05-06",
        "traceId": trace_id,
        "durationMs": 3,
        "cached": False,
    }
    try:
        items = legacy_search(query)["results"]
    except TimeoutError as error:
        return {
            "success": False,
            "data": None,
            "confidence": 0,
            "source": [],
            "nextAction": "retry",
            "error": {"type": "timeout", "message": str(error), "retryable": True, "userMessage": BUSY},
            "meta": meta,
        }
    return {
        "success": True,
        "data": {"items": items},
        "confidence": score_search_results(items),
        "source": [{"type": "document", "id": item["id"], "label": item["title"]} for item in items],
        "nextAction": "continue" if items else "ask_user",
        "error": None,
        "meta": meta,
    }


@pytest.fixture
def app() -> Callwright:
    made = Callwright()
    made.tool(effect="read", retries=0, speaks="tool-result", name="searchDocs")(search_docs)
    return made


@pytest.mark.promise("A13", "A2")
def test_seed_000_keeps_confidence_sources_and_next_action(app: Callwright) -> None:
    found = app.call(asked("searchDocs", query="refund"))

    assert (found.success, found.data) == (True, {"items": [{"id": "doc_1", "title": "Refunds"}]})
    assert (found.confidence, found.next_action) == (0.32, "continue")
    assert found.source == [Source(type="document", id="doc_1", label="Refunds")]
    assert [one.code for one in found.warnings] == ["metadata", "uncertain"]
    nothing = app.call(asked("searchDocs", query="nothing"))
    assert (nothing.success, nothing.confidence, nothing.next_action) == (True, 0.0, "ask_user")


@pytest.mark.promise("A13")
def test_seed_000_keeps_the_failure_its_next_action_and_its_words_for_the_user(app: Callwright) -> None:
    slow = app.call(asked("searchDocs", query="slow"))

    assert slow.error is not None
    assert (slow.error.type, slow.error.message, slow.error.user_message) == ("timeout", "deadline", BUSY)
    assert (slow.next_action, slow.error.retryable, slow.data) == ("retry", True, None)


@pytest.mark.promise("A13")
def test_the_same_object_of_a_tool_that_is_not_declared_is_data() -> None:
    app = Callwright()
    app.tool(effect="read", name="searchDocs")(search_docs)

    found = app.call(asked("searchDocs", query="refund"))

    assert (found.confidence, found.data["confidence"]) == (0.79, 0.32)


@pytest.mark.promise("A13", "A9")
@pytest.mark.parametrize("as_text", [False, True])
@pytest.mark.parametrize(
    ("speaks", "said", "expected"),
    [
        ("toolutil", {"success": True, "data": 7}, (None, 7, "continue")),
        (
            "toolutil",
            {"success": False, "error": {"code": "SOLD_OUT", "message": "None left.", "retryable": False, "suggestion": "Ask."}},
            ("SOLD_OUT", None, "ask_user"),
        ),
        ("error-object", {"status": "ok", "data": 7, "trace_id": "t"}, (None, 7, "continue")),
        (
            "error-object",
            {"status": "error", "code": "rate_limited", "message_for_model": "Slow.", "message_for_user": "Busy.",
             "retry_after_ms": 30000, "safe_to_retry": True, "trace_id": "t"},
            ("rate_limited", None, "retry"),
        ),
        (
            "execution-result",
            {"success": True, "operationType": "query", "data": 7, "message": "Found.", "metadata": {"total": 1}},
            (None, 7, "continue"),
        ),
        (
            "execution-result",
            {"success": False, "operationType": "query", "data": None, "message": "未找到"},
            ("tool_failed", None, "stop"),
        ),
    ],
)  # fmt: skip
def test_every_dialect_is_heard_as_an_object_or_as_text(
    speaks: Any, said: dict[str, Any], expected: Any, as_text: Any
) -> None:
    app = Callwright()

    @app.tool(effect="read", retries=0, speaks=speaks)
    def adapted() -> Any:
        """Say it."""
        return json.dumps(said) if as_text else said

    result = app.call(asked("adapted"))

    assert (code(result), result.data, result.next_action) == expected
    written = DIALECTS[speaks].dump(result)
    kept = ("operationType", "message", "metadata", "retry_after_ms", "message_for_user")
    assert {name: written.get(name) for name in kept if name in said} == {
        name: said[name] for name in kept if name in said
    }


@pytest.mark.promise("A13", "A1")
@pytest.mark.parametrize("speaks", ["tool-result", "toolutil", "execution-result", "error-object"])
@pytest.mark.parametrize(
    "said",
    [7, "no json", [], {}, {"success": "yes"}, {"success": 1}, {"status": "odd"}, {"success": True, "confidence": "high"}],
)  # fmt: skip
def test_what_is_not_of_the_dialect_is_an_unfit_output_and_the_call_is_settled(
    speaks: Any, said: Any
) -> None:
    app = Callwright()

    @app.tool(effect="once", speaks=speaks)
    def adapted() -> Any:
        """Say it."""
        return said

    result = app.call(asked("adapted"))

    if not result.success:
        assert (code(result), result.effect) == ("invalid_output", "committed")
    assert [entry.state for entry in app.store.list_entries()] == ["committed"]


@pytest.mark.promise("A10", "A13")
def test_nothing_from_a_tool_that_speaks_seed_003_is_its_structured_failure() -> None:
    app = Callwright()

    @app.tool(effect="read", speaks="execution-result")
    def adapted() -> None:
        """Say nothing."""

    result = app.call(asked("adapted"))

    assert (result.success, result.message, result.next_action) == (False, "工具返回null", "stop")
    assert execution_result.dump(result) == execution_result.NULL_RESULT


@pytest.mark.promise("A13")
def test_an_upstream_of_ones_own_may_be_declared_to_speak_a_dialect_too() -> None:
    weak = {
        "success": True,
        "data": [1],
        "confidence": 0.4,
        "source": "kb",
        "nextAction": "human_review",
        "error": None,
    }
    with Upstream(answer(200, weak)) as upstream:
        app = Callwright()
        app.add_http(f"GET {upstream.url}/kb", name="kb", speaks="tool-result")
        result = app.call(asked("kb"))

    assert (result.data, result.confidence, result.next_action) == ([1], 0.4, "human_review")
    assert result.source == [Source(type="tool", id="kb")]


def test_a_dialect_that_does_not_exist_is_refused_at_registration() -> None:
    with pytest.raises(ContractError, match="speaks"):
        Callwright().tool(speaks="klingon")(search_docs)  # type: ignore[call-overload] # the mistake


# --- helpers ------------------------------------------------------------------------------------------------------


def saying(says: Any, **options: Any) -> ToolResult:
    app = Callwright(locale=options.pop("locale", "en"))

    @app.tool(effect=options.pop("effect", "once"), name="kb", **options)
    def say() -> ToolAnswer:
        """Say it."""
        return says  # type: ignore[no-any-return] # an answer

    return app.call(asked("kb"))


@pytest.mark.promise("A13", "A5")
def test_a_sure_answer_may_need_a_person_and_may_ask_in_its_own_words() -> None:
    seen = saying(ok(1, source={"type": "api", "id": "r"}, next_action="human_review"))
    assert (seen.confidence, seen.next_action) == (0.9, "human_review")
    asks = saying(ok([1, 2], next_action="ask_user", user_message="Which of the two?"))
    assert resolve_next_step(asks) == AskUser("Which of the two?")


@pytest.mark.promise("A9")
def test_a_code_that_nobody_declared_keeps_its_words() -> None:
    result = saying(
        fail("ORDER_NOT_FOUND", "order ORD-999 does not exist", False, "Call list_orders."), effect="read"
    )

    assert result.error is not None
    assert (result.error.code, result.error.type, result.next_action) == (
        "ORDER_NOT_FOUND",
        "not_found",
        "ask_user",
    )
    assert DIALECTS["toolutil"].dump(result) == {
        "success": False,
        "error": {
            "code": "ORDER_NOT_FOUND",
            "message": "order ORD-999 does not exist",
            "retryable": False,
            "suggestion": "Call list_orders.",
        },
    }


@pytest.mark.promise("A10")
def test_the_operation_of_a_helper_wins_over_the_contract() -> None:
    assert execution_result.dump(saying(save_success({"blogId": 7}, "博客文章保存成功"))) == {
        "success": True,
        "operationType": "save",
        "data": {"blogId": 7},
        "message": "博客文章保存成功",
    }
    assert execution_result.dump(
        saying(execution_result.failure("save", "博客标题不能为空"), effect="read")
    ) == {
        "success": False,
        "operationType": "save",
        "data": None,
        "message": "博客标题不能为空",
    }
    assert execution_result.dump(saying(query_success([], "查到了")))["message"] == "未找到符合条件的数据"


@pytest.mark.promise("A10")
def test_a_tool_that_returns_nothing_is_the_structured_failure_of_seed_003() -> None:
    assert execution_result.dump(saying(None)) == execution_result.NULL_RESULT
    assert execution_result.dump(saying([], effect="read")) == {
        "success": False,
        "operationType": "query",
        "data": None,
        "message": "未找到符合条件的数据",
    }
    deleted = execution_result.dump(saying(ok(None, "Deleted.")))
    assert (deleted["success"], deleted["message"]) == (True, "Deleted.")


# --- a question, a dry run, and where results go ----------------------------------------------------------------------


@pytest.mark.promise("A5")
@pytest.mark.parametrize(
    ("says", "locale", "question"),
    [
        (empty("x"), "zh-CN", "没有找到相关内容。能否补充更多信息，或换一个关键词？"),
        (ok([1], score=0.3), "zh-CN", "找到的内容可能不是您需要的。能否说得更具体一些？"),
        (ok([1], score=0.3), "en", "What was found may not be what you are looking for. Can you say more precisely what you need?"),
    ],
)  # fmt: skip
def test_a_weak_result_asks_the_user_a_question_in_their_language(
    says: Any, locale: Any, question: str
) -> None:
    result = saying(says, locale=locale, effect="read")

    assert resolve_next_step(result) == AskUser(question)
    assert json.loads(to_json(result))["userMessage"] == question


@pytest.mark.promise("A12")
def test_a_dry_run_says_in_every_dialect_that_nothing_was_done() -> None:
    app = Callwright()

    @app.tool(effect="once")
    def pay() -> str:
        """Pay."""
        raise AssertionError

    result = app.call(asked("pay"), dry_run=True)

    assert (result.confidence, result.effect) == (0.0, "none")
    assert result.message == "This was a dry run: nothing was carried out."
    for name, family in DIALECTS.items():
        text = json.dumps(family.dump(result))
        assert "nothing was done" in text or "nothing was carried out" in text, name
        assert "was carried out." not in text.replace("nothing was carried out.", ""), name
    assert execution_result.dump(result)["success"] is False


def test_a_result_travels_through_pydantic_frameworks_notebooks_and_logs() -> None:
    result = saying(ok({"html": "<b>"}, source={"type": "api", "id": "r"}))
    plain = json.loads(to_json(result))

    assert result.to_dict() == dict(result) == plain
    assert repr(result) == "ToolResult(kb: success, confidence=0.9, continue, effect=committed)"
    assert "&lt;b&gt;" in result._repr_html_()
    adapter = pydantic.TypeAdapter(ToolResult)
    assert adapter.validate_python(plain) == adapter.validate_python(result) == result
    assert json.loads(adapter.dump_json(result)) == plain
    assert adapter.json_schema()["title"] == "ToolResult"
    with pytest.raises(pydantic.ValidationError, match=r"callwright\.result/1"):
        adapter.validate_python({"success": True})


def test_a_long_tool_that_goes_on_is_no_success_of_seed_003() -> None:
    app = Callwright()

    @app.tool(effect="once", long=True)
    def work() -> str:
        """Work."""
        return "done"

    result = asyncio.run(app.acall(asked("work")))

    written = execution_result.dump(result)
    assert (written["success"], written["data"], written["metadata"]) == (
        False,
        None,
        {"task": result.meta.handle, "notice": written["metadata"]["notice"]},
    )
    app.close()


@pytest.mark.promise("A1", "A2", "A6")
@pytest.mark.parametrize("name", ["outer", "outer_on_loop"])
def test_a_result_that_a_tool_hands_on_keeps_what_it_says(name: str) -> None:
    app = Callwright()

    @app.tool(effect="read")
    def weak(query: str) -> ToolAnswer:
        """Search."""
        return ok({"n": 1}, "Only one match.", score=0.32, source={"type": "document", "id": query})

    @app.tool(effect="read", retries=0)
    def broken(query: str) -> ToolAnswer:
        """Fail."""
        return fail(
            "BUSY_INDEX", "The index is being built.", retryable=True, suggestion="Wait.", user_message=BUSY
        )

    @app.tool(effect="read", retries=0)
    def outer(inner: str) -> ToolResult:
        """Search by another tool."""
        return app.call({"name": inner, "arguments": {"query": "q-1"}})

    @app.tool(effect="read", retries=0)
    async def outer_on_loop(inner: str) -> ToolResult:
        """Search by another tool."""
        return await app.acall({"name": inner, "arguments": {"query": "q-1"}})

    found = app.call({"name": name, "arguments": {"inner": "weak"}})
    failed = app.call({"name": name, "arguments": {"inner": "broken"}})

    assert (found.success, found.data, found.confidence) == (True, {"n": 1}, 0.32)
    assert (found.next_action, found.source[0].id) == ("ask_user", "q-1")
    assert "Only one match." in found.message
    assert failed.error is not None
    assert (failed.error.code, failed.error.message) == ("BUSY_INDEX", "The index is being built.")
    assert (failed.error.retryable, failed.error.suggestion) == (True, "Wait.")
    assert failed.error.user_message == BUSY


@pytest.mark.promise("A2", "C4")
def test_a_tool_that_hands_on_a_repeated_order_says_that_nothing_was_done_now() -> None:
    app = Callwright()

    @app.tool(effect="once", key=["item"])
    def order(item: str) -> dict[str, str]:
        """Order."""
        return {"id": item}

    @app.tool(effect="read")
    def buy(item: str, times: int) -> ToolResult:
        """Order by another tool."""
        return [app.call({"name": "order", "arguments": {"item": item}}, run="r-1") for _ in range(times)][-1]

    assert "Nothing was done now" in app.call({"name": "buy", "arguments": {"item": "a", "times": 2}}).message


@pytest.mark.promise("A4")
@pytest.mark.parametrize("place", ["in meta", "beside it"])
def test_the_trace_id_of_an_adapter_of_ones_own_is_kept(place: str) -> None:
    app = Callwright()

    @app.tool(effect="read", speaks="tool-result")
    def search(query: str) -> dict[str, Any]:
        """Search."""
        trace = {"meta": {"traceId": "tool_abc_123"}} if place == "in meta" else {"traceId": "tool_abc_123"}
        return {"success": True, "data": {"q": query}, "confidence": 0.9, "nextAction": "continue", **trace}

    result = app.call({"name": "search", "arguments": {"query": "q"}})

    assert json.loads(result.warnings[0].message) == {"traceId": "tool_abc_123"}
    assert result.warnings[0].code == "metadata"
