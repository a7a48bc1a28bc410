"""The error object of seed 002 §3.2, as a tool of ours comes to it: the cure and the seconds stand in words."""

from typing import Any

import pytest

from callwright import DIALECTS, Callwright, ToolAnswer, fail
from callwright.domain.call import Locale

pytestmark = pytest.mark.promise("A5", "A9")


def limited(wait_ms: int, locale: Locale = "en", **said: Any) -> dict[str, object]:
    app = Callwright(locale=locale)

    @app.tool(effect="read", retries=0)
    def query_crm(customer: str) -> ToolAnswer:
        """Query the CRM."""
        return fail("rate_limited", "The CRM API is rate limited", retry_after_ms=wait_ms, **said)

    result = app.call({"name": "query_crm", "arguments": {"customer": "C-1"}})
    shown = DIALECTS["error-object"].dump(result)
    shown.pop("trace_id")
    return shown


def test_a_limit_that_a_tool_reports_is_the_object_of_the_seed_word_for_word() -> None:
    assert limited(30_000, user_message="CRM 查询暂时限流,稍后可重试。") == {
        "status": "error",
        "code": "rate_limited",
        "message_for_model": "The CRM API is rate limited. Retry after 30 seconds or ask the user to try later.",
        "message_for_user": "CRM 查询暂时限流,稍后可重试。",
        "retry_after_ms": 30000,
        "safe_to_retry": True,
    }


def test_seconds_are_whole_and_rounded_up_and_the_user_reads_their_own_language() -> None:
    assert "Retry after 1 second or" in str(limited(1)["message_for_model"])
    assert "Retry after 3 seconds or" in str(limited(2_001)["message_for_model"])
    assert limited(30_000, "zh-CN")["message_for_user"] == "服务繁忙，请稍后重试。"


def test_a_cure_that_the_tool_names_is_kept() -> None:
    said = limited(30_000, suggestion="Use the nightly export")["message_for_model"]
    assert said == (
        "The CRM API is rate limited. Use the nightly export. Retry after 30 seconds or ask the user to try later."
    )
