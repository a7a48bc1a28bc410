"""The resolver of seed 000 §四, row by row."""

from typing import Any

import msgspec
import pytest

from callwright.core.call.next_step import resolve_next_step
from callwright.core.dialects.standalone_result import build_standalone_result
from callwright.domain.tool_answers import fail, ok

ANSWER = build_standalone_result(ok({"items": []}, "Five weak hits."))
FAILED = build_standalone_result(fail("rate_limited"), locale="zh-CN")


@pytest.mark.promise("A5")
@pytest.mark.parametrize(
    ("result", "action", "step"),
    [
        (ANSWER, "continue", {"type": "MODEL_CONTINUE"}),
        (FAILED, "retry", {"type": "RETRY_TOOL", "retryable": True, "retryAfterMs": 30000}),
        (ANSWER, "retry", {"type": "RETRY_TOOL", "retryable": True}),
        (FAILED, "ask_user", {"type": "ASK_USER", "message": "服务繁忙，请稍后重试。"}),
        (ANSWER, "ask_user", {"type": "ASK_USER", "message": "Five weak hits."}),
        (ANSWER, "human_review", {"type": "PAUSE_FOR_REVIEW", "handle": "apr_1"}),
        (ANSWER, "stop", {"type": "STOP_RUN"}),
    ],
)
def test_the_next_action_decides_the_next_step(result: Any, action: Any, step: dict[str, Any]) -> None:
    meta = msgspec.structs.replace(result.meta, handle="apr_1")
    error = result.error and msgspec.structs.replace(result.error, retry_after_ms=30000)

    asked = msgspec.structs.replace(result, next_action=action, meta=meta, error=error)

    assert msgspec.to_builtins(resolve_next_step(asked)) == step


@pytest.mark.promise("A5")
def test_a_review_without_a_handle_is_still_a_pause() -> None:
    asked = msgspec.structs.replace(ANSWER, next_action="human_review")

    assert msgspec.to_builtins(resolve_next_step(asked)) == {"type": "PAUSE_FOR_REVIEW"}
