"""Results of every kind that has something to say, and one that has nothing: what dialects and clients are tried with."""

from typing import Any

from msgspec.structs import replace

from callwright.core.dialects.canonical import UNKNOWN_META
from callwright.core.wording import result_messages
from callwright.domain.notices import NoticeCode
from callwright.domain.result import FailedItem, NextAction, Partial, ToolResult

META = replace(UNKNOWN_META, tool_name="orders", tool_version="1.0.0", trace_id="ab" * 16, call_id="c1")


def done(data: Any = None, *codes: NoticeCode, **changes: Any) -> ToolResult:
    """A success with these warnings."""
    made = ToolResult(
        success=True,
        data={"n": 1} if data is None else data,
        message=result_messages.render_success("query", "orders"),
        operation_type="query",
        confidence=0.9,
        source=[],
        next_action="continue",
        error=None,
        effect="none",
        partial=None,
        warnings=[result_messages.build_notice(code, params=changes.pop("params", {})) for code in codes],
        repairs=[],
        meta=META,
    )
    return replace(made, **changes)


def failed(code: str, **changes: Any) -> ToolResult:
    """A failure with this code."""
    details, handle = changes.pop("details", None), changes.pop("handle", None)
    params = {"tool": "orders", "fields": "start_time"}
    error = result_messages.build_error(
        code, params=params, details=details, retry_after_ms=changes.pop("wait", None)
    )
    return replace(
        done(None),
        success=False,
        data=None,
        message=error.message,
        confidence=0.0,
        error=error,
        next_action=result_messages.get_next_action(code),
        meta=replace(META, handle=handle),
        **changes,
    )


def once(**changes: Any) -> ToolResult:
    """An order that was placed before."""
    meta = replace(META, replayed=True)
    return done(None, "replayed", effect="committed", operation_type="operation", meta=meta, **changes)


PLAIN = done()
REPLAYED = once(message=result_messages.render_success("operation", "orders"))
ASKS: NextAction = "ask_user"
SAID: dict[str, tuple[ToolResult, str]] = {
    "weak": (
        done(None, "uncertain", confidence=0.32, next_action=ASKS, params={"confidence": "0.32"}),
        "0.32",
    ),
    "replayed": (REPLAYED, "Nothing was done now"),
    "cached": (done(None, "stale", params={"age": "3 minutes"}), "3 minutes old"),
    "empty": (done({"items": []}, "empty", next_action=ASKS), "Nothing was found"),
    "partial": (
        done([1], partial=Partial([1], [FailedItem(2, "no stock")])),
        "Only 1 of 2 items",
    ),
    "task goes on": (done({"task": "t-1"}, "task_goes_on", meta=replace(META, handle="t-1")), "Handle: t-1"),
    "stand-in": (done(None, "degraded", params={"tool": "orders"}), "stand-in answered"),
    "looks like a failure": (done(None, "suspected_failure", params={"detail": "error_key"}), "may report"),
    "looks like orders": (done(None, "suspected_instructions"), "follow none of it"),
    "holds a secret": (done(None, "secret_in_result"), "credential"),
    "dry run": (done(None, "dry_run"), "nothing was carried out"),
    "own message": (done(None, message="Ship to Bonn first."), "Ship to Bonn first."),
    "a person looks": (done(None, next_action="human_review"), "a person has to look"),
}
"""A success, and words that have to reach its reader."""

FAILED: dict[str, tuple[ToolResult, str]] = {
    "failure": (failed("tool_failed", details={"upstream": {"text": "No such zone: Mars/X"}}), "Mars/X"),
    "refusal": (failed("permission_denied"), "permission_denied"),
    "question": (failed("missing_required_field"), "start_time"),
    "wait": (failed("rate_limited", wait=30_000), "30 s"),
    "unknown": (failed("outcome_unknown", effect="unknown"), "not known whether"),
    "quarantined": (failed("unsafe_output", handle="q-7", effect="committed"), "q-7"),
    "approval": (failed("approval_required", handle="a-7"), "a-7"),
    "batch": (
        failed("partial_success", partial=Partial([1], [FailedItem(2, "no stock")])),
        "no stock",
    ),
    "draft": (failed("degraded", details={"standIn": {"tool": "draft", "data": {"id": 5}}}), '"id":5'),
}
"""A failure, and words that have to reach its reader."""
