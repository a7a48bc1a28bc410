"""Results of every kind, for hypothesis."""

from typing import Any

from hypothesis import strategies as st

from callwright.core.wording import result_messages
from callwright.domain.error_codes import ERRORS
from callwright.domain.notices import NOTICES
from callwright.domain.result import (
    CallError,
    FailedItem,
    FieldProblem,
    Meta,
    NextAction,
    Partial,
    Repair,
    Source,
    ToolResult,
)

words = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
maybe_words = st.none() | words
names = st.from_regex(r"[a-z][a-z_]{0,8}", fullmatch=True)
shares = st.integers(0, 100).map(lambda n: n / 100)
counts = st.integers(0, 10**6)
plain: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.floats(-1e6, 1e6) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names | words, inner, max_size=3),
    max_leaves=6,
)
sources = st.builds(
    Source,
    type=st.sampled_from(["document", "file", "api", "database", "user_input", "tool"]),
    id=words,
    label=maybe_words,
    url=maybe_words,
    section=maybe_words,
    retrieved_at=st.none() | st.just("2026-05-06T08:00:00+08:00"),
)
problems = st.builds(
    FieldProblem,
    names.map(lambda name: "/" + name),
    words,
    st.none() | st.lists(plain, max_size=2),
    maybe_words,
)
codes = st.sampled_from([*ERRORS, "ORDER_NOT_FOUND", "STOCK_GONE"])
errors = st.builds(
    lambda code, **rest: CallError(type=result_messages.find_similar_spec(code).type, code=code, **rest),
    codes,
    message=words,
    user_message=words,
    retryable=st.booleans(),
    suggestion=maybe_words,
    retry_after_ms=st.none() | counts,
    fields=st.none() | st.lists(problems, min_size=1, max_size=3),
    details=st.none() | st.dictionaries(names, plain, min_size=1, max_size=2),
)
metas = st.builds(
    Meta,
    tool_name=names,
    tool_version=st.just("1.4.0"),
    contract_hash=words,
    trace_id=st.from_regex(r"[0-9a-f]{32}", fullmatch=True),
    run_id=maybe_words,
    call_id=words,
    duration_ms=counts,
    attempts=counts,
    cached=st.booleans(),
    replayed=st.booleans(),
    idempotency_key=maybe_words,
    principal=maybe_words,
    handle=maybe_words,
)
actions: st.SearchStrategy[NextAction] = st.sampled_from(
    ["continue", "retry", "ask_user", "human_review", "stop"]
)
partials = st.builds(
    Partial,
    st.lists(plain, max_size=2),
    st.lists(st.builds(FailedItem, plain, words), max_size=2),
)
notices = st.sampled_from(list(NOTICES)).map(result_messages.build_notice)
repairs = st.builds(Repair, words.map(lambda w: "/" + w), plain, plain, names, st.booleans(), shares)


@st.composite
def results(draw: st.DrawFn) -> ToolResult:
    """A result that keeps the envelope's one rule: an error exactly when it failed, and then no data."""
    error = draw(st.none() | errors)
    return ToolResult(
        success=error is None,
        data=draw(plain) if error is None else None,
        message=draw(words),
        operation_type=draw(st.sampled_from(["query", "operation", "save"])),
        confidence=draw(shares),
        source=draw(st.lists(sources, max_size=2)),
        next_action=draw(actions),
        error=error,
        effect=draw(st.sampled_from(["none", "committed", "unknown", "compensated"])),
        partial=draw(st.none() | partials),
        warnings=draw(st.lists(notices, max_size=2)),
        repairs=draw(st.lists(repairs, max_size=2)),
        meta=draw(metas),
    )
