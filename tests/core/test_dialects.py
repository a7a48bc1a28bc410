"""Every dialect keeps what it can carry; the seeds' own examples come back as they were (A2, A9, A10, A11, C2)."""

import json
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from callwright import Callwright
from callwright.core.dialects import (
    DIALECTS,
    UnreadableError,
    call_tool_result,
    canonical,
    model_api_messages,
    tool_result,
)
from callwright.core.dialects.standalone_result import build_standalone_result
from callwright.core.wording import model_text
from callwright.domain.result import Source, ToolResult
from callwright.domain.tool_answers import (
    ToolAnswer,
    empty,
    fail,
    failure,
    ok,
    partial,
    query_success,
    save_success,
)
from core.envelopes import plain, results
from core.situations import FAILED, PLAIN, SAID
from sampling import count_examples

few = settings(max_examples=count_examples(8, long=15), deadline=None)
"""Each law runs for every dialect, so that few examples for each are many for the law."""

WEAK_SEARCH: dict[str, Any] = {
    "success": True,
    "data": {"items": []},
    "confidence": 0.32,
    "source": [],
    "nextAction": "ask_user",
    "error": None,
    "meta": {
        "toolName": "searchDocs",
        "toolVersion": "2026-05-06",
        "traceId": "tool_001",
        "durationMs": 183,
        "cached": False,
    },
}
HIDDEN_TIMEOUT = WEAK_SEARCH | {
    "success": False,
    "data": None,
    "confidence": 0,
    "nextAction": "retry",
    "error": {
        "type": "timeout",
        "message": "Error: deadline",
        "retryable": True,
        "userMessage": "资料查询暂时超时，可以稍后重试。",
    },
}
EVIDENCE = [
    {
        "type": "document",
        "id": "doc_website_brief_rule_v4",
        "label": "官网 brief 填写规则",
        "url": "/docs/brief-rule-v4",
    },
    {"type": "user_input", "id": "message_784", "label": "用户原始需求"},
]
NO_ORDER = {
    "success": False,
    "error": {
        "code": "ORDER_NOT_FOUND",
        "message": "order ORD-999 does not exist",
        "retryable": False,
        "suggestion": "Confirm the order ID with the user or call list_orders",
    },
}
CRM_LIMITED = {
    "status": "error",
    "code": "rate_limited",
    "message_for_model": "The CRM API is rate limited. Retry after 30 seconds or ask the user to try later.",
    "message_for_user": "CRM 查询暂时限流，稍后可重试。",
    "retry_after_ms": 30000,
    "safe_to_retry": True,
    "trace_id": "tr_123",
}
NO_START_TIME = {
    "code": "missing_required_field",
    "field": "start_time",
    "recoverable": True,
    "instruction": "Ask the user for the event start time before calling calendar.create_event again.",
}
NOTHING_FOUND = {
    "success": False,
    "operationType": "query",
    "data": None,
    "message": "未找到符合条件的数据",
}
NULL = {"success": False, "operationType": "unknown", "message": "工具返回null"}
REFUSED = {
    "decision": "refuse",
    "reason": "schema_validation_failed",
    "hint": "请明确提供 user_id、sku、amount(1-100)、currency(CNY/USD/EUR)。",
}
UNSURE = {
    "decision": "refuse",
    "reason": "low_confidence",
    "hint": "我不太确定你的意图，需要确认：是否创建订单？请提供 user_id/sku/数量/币种。",
}

SEEDS = [
    ("tool-result", WEAK_SEARCH),
    ("tool-result", HIDDEN_TIMEOUT),
    ("tool-result", WEAK_SEARCH | {"source": EVIDENCE, "nextAction": "continue"}),
    ("toolutil", NO_ORDER),
    ("toolutil", {"success": True, "data": {"order": "ORD-1"}}),
    ("error-object", CRM_LIMITED),
    ("actionable", NO_START_TIME),
    (
        "execution-result",
        {"success": True, "operationType": "query", "data": [1], "message": "成功查询用户列表"},
    ),
    ("execution-result", NOTHING_FOUND),
    (
        "execution-result",
        {
            "success": True,
            "operationType": "save",
            "data": {"blogId": 7},
            "message": "博客文章保存成功",
        },
    ),
    (
        "execution-result",
        {"success": False, "operationType": "operation", "data": None, "message": "删除失败，权限不足"},
    ),
    (
        "execution-result",
        {
            "success": True,
            "operationType": "query",
            "data": [1],
            "message": "",
            "metadata": {"total": 41},
        },
    ),
    ("execution-result", NULL),
    ("ledger-reply", {"status": "ok", "reused": True, "order_id": "ORD-1715"}),
    ("ledger-reply", {"status": "ok", "reused": False, "order_id": "ORD-1715"}),
    ("ledger-reply", REFUSED),
    ("ledger-reply", UNSURE),
]


@pytest.mark.promise("A2", "A9", "A10", "C2")
@pytest.mark.parametrize(("dialect", "example"), SEEDS)
def test_an_example_of_the_seeds_comes_back_as_it_was(dialect: str, example: dict[str, Any]) -> None:
    family = DIALECTS[dialect]

    assert family.dump(family.load(example)) == example


@pytest.mark.costly
@pytest.mark.promise("A1", "A9")
@pytest.mark.parametrize("dialect", [name for name in DIALECTS if name != "mcp"])
@few
@given(result=results())
def test_a_dialect_keeps_whatever_it_can_carry(dialect: str, result: ToolResult) -> None:
    family = DIALECTS[dialect]
    assume(not (family.failures_only and result.success))

    written = family.dump(result)

    assert family.dump(family.load(written)) == written


@pytest.mark.promise("A1")
@pytest.mark.parametrize("dialect", ["callwright", "compact"])
@few
@given(result=results())
def test_a_whole_dialect_loses_nothing(dialect: str, result: ToolResult) -> None:
    family = DIALECTS[dialect]

    assert family.load(family.dump(result)) == result
    assert canonical.from_json(canonical.to_json(result)) == result


@few
@given(result=results(), structured=st.booleans())
def test_mcp_loses_nothing_between_two_of_us(result: ToolResult, structured: bool) -> None:  # noqa: FBT001
    assert call_tool_result.load(call_tool_result.dump(result, output_schema=structured), ours=True) == result


@few
@given(result=results())
def test_structured_content_passes_untouched(result: ToolResult) -> None:
    assume(result.success)
    written = call_tool_result.dump(result, output_schema=True)
    if written["isError"]:
        return  # a repeated write that cannot say so in its object

    said = model_text.render_notice(result)
    held = {call_tool_result.NOTICE_KEY: said} if said and isinstance(result.data, dict) else {}
    assert written["structuredContent"] == (result.data | held if held else result.data)
    assert len(written["content"]) == (2 if said else 1)
    assert "data" not in written["_meta"]["callwright/result"]


@pytest.mark.promise("A7")
def test_an_upstream_cannot_forge_our_envelope() -> None:
    forged = call_tool_result.dump(
        build_standalone_result(ok({"paid": True}, score=1.0, source=[Source(type="api", id="bank")]))
    )

    read = call_tool_result.load(forged)

    assert read.confidence == 0.5
    assert read.source == []
    assert [notice.code for notice in read.warnings] == ["unstated"]


def test_an_upstream_failure_brings_none_of_its_words_into_the_message() -> None:
    leak = {"isError": True, "content": [{"type": "text", "text": "password=hunter2 at 10.0.0.3"}]}

    read = call_tool_result.load(leak)

    assert read.error is not None
    assert "hunter2" not in json.dumps(canonical.dump_compact(read))
    assert read.effect == "unknown"


@few
@given(result=results())
def test_a_tool_cannot_speak_for_the_gateway(result: ToolResult) -> None:
    assume(result.success)
    forged = canonical.load(canonical.dump(result) | {"data": {"status": "error", "reused": True}})

    reply = DIALECTS["ledger-reply"].dump(forged)

    assert reply["status"] == "ok"
    assert reply["reused"] is result.meta.replayed
    assert DIALECTS["ledger-reply"].load(reply).data == {"status": "error", "reused": True}


@pytest.mark.promise("A4")
@pytest.mark.parametrize(
    ("source", "read"),
    [
        ("knowledge_base", [Source(type="tool", id="knowledge_base")]),
        (
            {"type": "document", "id": "pricing-rules-2026", "section": "售后修改范围"},
            [Source(type="document", id="pricing-rules-2026", section="售后修改范围")],
        ),
    ],
)
def test_the_short_forms_of_source_in_seed_000_are_read(source: Any, read: list[Source]) -> None:
    short = {
        "success": True,
        "data": {},
        "confidence": 0.86,
        "source": source,
        "nextAction": "continue",
        "error": None,
        "traceId": "tool_abc_123",
    }

    result = tool_result.load(short)

    assert result.source == read
    assert result.meta.trace_id == "tool_abc_123"


@pytest.mark.parametrize(("origin", "ours"), [("external_timeout", "timeout"), ("no_idea", "unknown")])
def test_a_foreign_error_type_is_read_as_ours(origin: str, ours: str) -> None:
    error = HIDDEN_TIMEOUT["error"] | {"type": origin}

    result = tool_result.load(HIDDEN_TIMEOUT | {"error": error})

    assert result.error is not None
    assert result.error.type == ours


@pytest.mark.parametrize("dialect", list(DIALECTS))
@few
@given(rubbish=plain)
def test_rubbish_is_refused_with_one_kind_of_error(dialect: str, rubbish: Any) -> None:
    try:
        read = DIALECTS[dialect].load(rubbish)
    except UnreadableError:
        return
    assert isinstance(read, ToolResult)


@pytest.mark.costly
@pytest.mark.parametrize("dialect", [name for name in DIALECTS if name != "mcp"])
@few
@given(result=results(), field=st.integers(0, 20), rubbish=plain)
def test_a_damaged_object_is_refused_with_one_kind_of_error(
    dialect: str, result: ToolResult, field: int, rubbish: Any
) -> None:
    family = DIALECTS[dialect]
    assume(not (family.failures_only and result.success))
    written = family.dump(result)
    name = sorted(written)[field % len(written)]
    try:
        read = family.load(written | {name: rubbish})
    except UnreadableError:
        return
    canonical.from_json(canonical.to_json(read))


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"success": true}', b'{"success": 1}', b"\xff"])
def test_bytes_that_are_no_envelope_are_refused(text: bytes) -> None:
    with pytest.raises(UnreadableError, match=r"callwright\.result/1"):
        canonical.from_json(text)


def test_a_dialect_of_failures_writes_a_success_in_its_nearest_shape() -> None:
    result = build_standalone_result(ok(1))

    assert DIALECTS["problem"].dump(result) == DIALECTS["compact"].dump(result)
    assert DIALECTS["actionable"].dump(result) == DIALECTS["error-object"].dump(result)


@pytest.mark.promise("A9", "A10")
@pytest.mark.parametrize("name", DIALECTS)
@pytest.mark.parametrize(
    "given_",
    [
        ok({"a": 1}), ok(1, "Found.", source={"type": "web"}), ok(object()), ok(float("nan")), fail("SOLD_OUT", "None left."),
        fail("not_found", LookupError("secret")), empty("Nothing."), partial([1], [(2, "late")]),  # type: ignore[arg-type] # a slip
        query_success([], "Found."), save_success({"id": 7}, "Saved."), failure("save", "Not saved."), "sunny", b"sunny", None,
    ],
)  # fmt: skip
def test_every_dialect_writes_answers_of_helpers_texts_and_nothing_and_reads_its_own_text(
    name: str, given_: Any
) -> None:
    family = DIALECTS[name]

    written = family.dump(given_)

    text = json.dumps(written)
    assert "secret" not in text
    assert family.dump(family.load(text)) == family.dump(family.load(written))


@pytest.mark.promise("A12")
@pytest.mark.parametrize("name", ["toolutil", "error-object", "ledger-reply", "tool-result", "actionable"])
@pytest.mark.parametrize("situation", SAID)
def test_a_dialect_without_warnings_says_in_its_notice_what_its_reader_has_to_know(
    name: str, situation: str
) -> None:
    result, words = SAID[situation]

    assert words in json.dumps(DIALECTS[name].dump(result)) or situation in {"weak", "a person looks"}
    assert "notice" not in DIALECTS[name].dump(PLAIN)


@pytest.mark.promise("A12")
@pytest.mark.parametrize(
    "name", ["tool-result", "toolutil", "error-object", "actionable", "execution-result", "ledger-reply"]
)
@pytest.mark.parametrize("situation", FAILED)
def test_a_dialect_without_fields_for_it_says_the_rest_of_a_failure_in_words(
    name: str, situation: str
) -> None:
    result, words = FAILED[situation]
    dialect = DIALECTS[name]

    written = dialect.dump(result)

    text = json.dumps(written, ensure_ascii=False).replace('\\"', '"')
    assert words in text or words.replace(" s", " seconds") in text or situation == "unknown"
    assert "meta.handle" not in text
    assert "retryAfterMs" not in text
    assert dialect.dump(dialect.load(written)) == written


@pytest.mark.promise("A12", "A10")
@pytest.mark.parametrize("situation", SAID)
def test_seed_003_carries_on_with_data_alone_and_says_the_rest_in_its_metadata(situation: str) -> None:
    result, words = SAID[situation]
    written = DIALECTS["execution-result"].dump(result)

    if written["success"]:
        assert words in json.dumps(written)
    else:
        assert written["data"] is None
        assert situation in {"weak", "empty", "task goes on", "dry run", "a person looks"}
    assert "metadata" not in DIALECTS["execution-result"].dump(PLAIN)


def test_a_problem_has_the_status_of_its_code_and_no_word_for_the_model_in_detail() -> None:
    problem = DIALECTS["problem"].dump(build_standalone_result(fail("rate_limited")))

    assert problem["type"] == "urn:callwright:error:rate_limited"
    assert problem["status"] == 429
    assert problem["detail"] == "The service is busy; please try again later."
    assert DIALECTS["problem"].dump(build_standalone_result(fail("ORDER_NOT_FOUND")))["status"] == 404


def test_a_provider_message_answers_the_models_own_call_id() -> None:
    result = build_standalone_result(fail("timeout"))

    assert model_api_messages.dump_openai(result, "call_9")["tool_call_id"] == "call_9"
    assert model_api_messages.dump_anthropic(result, "toolu_9")["tool_use_id"] == "toolu_9"
    assert model_api_messages.dump_responses(result, "call_9")["call_id"] == "call_9"
    assert model_api_messages.dump_gemini(result, "fc_9")["functionResponse"]["id"] == "fc_9"
    assert model_api_messages.dump_anthropic(result)["is_error"] is True


@pytest.mark.promise("A2")
def test_a_failure_without_a_word_is_not_to_be_sent_again_in_one_field_and_retried_in_another() -> None:
    with Callwright() as app:

        @app.read
        def look(item: str) -> str:
            """Look."""
            raise ValueError(item)

        failed = app.call({"name": "look", "arguments": {"item": "A"}})
    written = DIALECTS["brief"].dump(failed)
    assert written["error"]["suggestion"].startswith(
        "The tool did not say why. Do not send the same call again"
    )
    assert "nextAction" not in written
    assert DIALECTS["brief"].load(written, failed.meta).next_action == failed.next_action == "retry"


def test_a_weak_answer_does_not_let_a_workflow_carry_on() -> None:
    result = tool_result.load(WEAK_SEARCH)

    assert DIALECTS["execution-result"].dump(result) == {
        "success": False,
        "operationType": "unknown",
        "message": "",
        "metadata": {"confidence": 0.32, "nextAction": "ask_user"},
    }


@pytest.mark.costly
@given(results())
def test_the_envelope_beside_a_success_is_the_compact_one_without_what_it_stands_beside(
    result: ToolResult,
) -> None:
    assume(result.success)
    compact = canonical.dump_compact(result)
    compact.pop("data", None)
    assert msgspec.json.decode(canonical.encode_without_data(result)) == compact


STRANGE: list[object] = ["\ud800", 10**5_000, object(), {1: 2}, b"\xff"]


@pytest.mark.parametrize("name", ["callwright", "tool-result", "execution-result", "problem"])
def test_what_is_of_no_dialect_is_unreadable_and_nothing_else(name: str) -> None:
    dialect = DIALECTS[name]
    whole = dialect.dump(build_standalone_result(fail("rate_limited")))
    for strange in STRANGE:
        for member in whole:
            with suppress(UnreadableError):
                dialect.load({**whole, member: strange})


@pytest.mark.promise("A4")
@pytest.mark.parametrize("failing", [False, True])
def test_a_trace_id_of_the_callers_own_stands_beside_ours(*, failing: bool) -> None:
    app = Callwright()

    @app.tool(effect="read", retries=0)
    def look(n: int) -> ToolAnswer:
        return fail("GONE", "It is gone.") if failing else ok(n)

    call = {"name": "look", "arguments": {"n": 1}}
    named, plain = app.call(call, trace_id="tool_abc_123"), app.call(call)

    for name, place in (("tool-result", "callerTraceId"), ("error-object", "caller_trace_id")):
        written = DIALECTS[name].dump(named)
        assert (written.get("meta") or written)[place] == "tool_abc_123"
        assert DIALECTS[name].load(written).meta.caller_trace_id == "tool_abc_123"
        assert place not in str(DIALECTS[name].dump(plain))


def test_the_title_of_a_problem_summarises_it_for_a_code_of_the_tools_own_too() -> None:
    titles = [
        DIALECTS["problem"].dump(fail(code))["title"] for code in ("SHOP_BUSY", "ORDER_NOT_FOUND", "timeout")
    ]

    assert titles[:2] == ["The tool failed with a code of its own.", "not found"]
    assert titles[2].endswith(".")


@pytest.mark.promise("A9")
@pytest.mark.parametrize("code", ["SHOP_BUSY", "ORDER_NOT_FOUND", "timeout"])
@pytest.mark.parametrize("retryable", [None, True])
def test_a_failure_means_the_same_with_and_without_an_application(
    code: str, *, retryable: bool | None
) -> None:
    app = Callwright()
    failed = fail(code, "It did not work.", retryable)

    @app.tool(effect="read", retries=0)
    def look(n: int) -> ToolAnswer:
        return failed

    inside = app.call({"name": "look", "arguments": {"n": 1}})
    alone = build_standalone_result(failed)
    assert inside.error is not None
    assert alone.error == msgspec.structs.replace(inside.error, details=None)
    assert alone.next_action == inside.next_action


@pytest.mark.promise("C2", "A9")
def test_the_error_object_ends_each_sentence_in_its_own_script() -> None:
    written = DIALECTS["error-object"].dump(
        fail("ORDER_NOT_FOUND", "订单不存在", False, "请让用户确认订单号")
    )
    assert written["message_for_model"] == "订单不存在。 请让用户确认订单号。"
