"""What the helpers say, where no app is: seeds 001 and 003 in their own shapes (A2, A3, A9, A10)."""

import json
from typing import Any

import pytest

from callwright.core.dialects import DIALECTS
from callwright.core.dialects.standalone_result import build_standalone_result
from callwright.domain.call import Locale
from callwright.domain.result import FailedItem, Source
from callwright.domain.tool_answers import empty, fail, failure, ok, partial, query_success, save_success


@pytest.mark.promise("A9")
def test_fail_takes_its_arguments_in_the_order_of_seed_001() -> None:
    answer = fail(
        "ORDER_NOT_FOUND",
        "order ORD-999 does not exist",
        False,
        "Confirm the order ID with the user or call list_orders",
    )

    assert DIALECTS["toolutil"].dump(build_standalone_result(answer)) == {
        "success": False,
        "error": {
            "code": "ORDER_NOT_FOUND",
            "message": "order ORD-999 does not exist",
            "retryable": False,
            "suggestion": "Confirm the order ID with the user or call list_orders",
        },
    }


@pytest.mark.promise("A10")
def test_the_helpers_write_what_seed_003_shows() -> None:
    def write(answer: Any) -> dict[str, Any]:
        return DIALECTS["execution-result"].dump(build_standalone_result(answer))

    nothing = {"success": False, "operationType": "query", "data": None, "message": "未找到符合条件的数据"}
    assert write(empty("query", "未找到符合条件的数据")) == nothing
    assert write(empty("未找到符合条件的数据")) == nothing
    assert write(query_success([1], "成功查询用户列表")) == {
        "success": True,
        "operationType": "query",
        "data": [1],
        "message": "成功查询用户列表",
    }
    assert write(save_success({"blogId": 7}, "博客文章保存成功")) == {
        "success": True,
        "operationType": "save",
        "data": {"blogId": 7},
        "message": "博客文章保存成功",
    }
    assert write(failure("operation", "删除失败，权限不足")) == {
        "success": False,
        "operationType": "operation",
        "data": None,
        "message": "删除失败，权限不足",
    }


@pytest.mark.promise("A2", "A10")
def test_an_empty_answer_is_a_success_that_asks() -> None:
    result = build_standalone_result(empty("query", "未找到"))

    assert (result.success, result.next_action, result.error) == (True, "ask_user", None)
    assert result.confidence < 0.5


@pytest.mark.promise("A3")
@pytest.mark.parametrize(
    ("score", "sources", "confidence", "action"),
    [
        (None, [], 0.79, "continue"),
        (1.0, [], 0.79, "continue"),
        (1.0, [Source(type="api", id="r1")], 1.0, "continue"),
        (0.32, [Source(type="api", id="r1")], 0.32, "ask_user"),
        (7.0, [Source(type="api", id="r1")], 1.0, "continue"),
    ],
)
def test_a_stated_score_is_clamped_and_capped_without_a_source(
    score: float | None, sources: list[Source], confidence: float, action: str
) -> None:
    result = build_standalone_result(ok({}, score=score, source=sources))

    assert (result.confidence, result.next_action) == (confidence, action)


def test_a_batch_is_a_success_a_failure_or_something_between() -> None:
    done = build_standalone_result(partial([1, 2], []))
    half = build_standalone_result(partial([1], [(2, "gone"), {"item": 3, "error": "locked"}]))
    none = build_standalone_result(partial([], [FailedItem(1, "gone")]))

    assert (done.success, done.data) == (True, [1, 2])
    assert half.error is not None
    assert (half.error.code, half.effect) == ("partial_success", "unknown")
    assert half.partial is not None
    assert half.partial.failed == [FailedItem(2, "gone"), FailedItem(3, "locked")]
    assert none.error is not None
    assert none.error.code == "tool_failed"


@pytest.mark.promise("A1")
def test_the_compact_envelope_drops_what_is_empty_and_nothing_else() -> None:
    assert DIALECTS["compact"].dump(build_standalone_result(ok({"id": None}, "Found.", score=0.9))) == {
        "success": True,
        "data": {"id": None},
        "message": "Found.",
        "operationType": "operation",
        "confidence": 0.79,
        "nextAction": "continue",
        "effect": "unknown",
        "meta": {
            "toolName": "unknown",
            "toolVersion": "0.0.0",
            "contractHash": "",
            "traceId": "0" * 32,
            "callId": "",
            "durationMs": 0,
            "attempts": 1,
        },
    }


@pytest.mark.promise("A9")
@pytest.mark.parametrize("locale", ["en", "zh-CN"])
@pytest.mark.parametrize("dialect", ["toolutil", "openai", "mcp", "error-object"])
def test_an_answer_without_a_line_of_its_own_has_no_notice(dialect: str, locale: Locale) -> None:
    result = build_standalone_result(ok({"id": 1}), locale=locale)

    assert "[callwright]" not in json.dumps(DIALECTS[dialect].dump(result))


@pytest.mark.promise("C4")
@pytest.mark.parametrize(
    ("answer", "effect"),
    [
        (ok({"id": 7}), "unknown"),
        (ok(None, "Paid."), "unknown"),
        (empty("Nobody of that name."), "none"),
        (empty("save", "There was nothing to save."), "committed"),
        (query_success([1], "Found."), "none"),
        (save_success({"id": 7}, "Saved."), "committed"),
        (failure("save", "The disk is full."), "unknown"),
        (failure("query", "No such table."), "none"),
        (fail("rate_limited"), "unknown"),
        (partial([1], [(2, "gone")]), "unknown"),
        (ok(object()), "unknown"),
    ],
)
def test_an_answer_without_an_application_has_an_effect_only_where_its_operation_writes(
    answer: Any, effect: str
) -> None:
    assert build_standalone_result(answer).effect == effect
