"""What a model reads of a result beside its data: one short notice on a success, the whole text of a failure. Pure.

Clients show a model different parts of a result (``notes`` of the docs page *How it knows*), so each dialect puts these texts
where its readers look. A success with nothing to say has no notice, and then every dialect is exact in shape. What only an
operator needs (nobody has scored this, an argument was repaired) stays in the envelope.
"""

from typing import Any, Final

import msgspec

from callwright.core import messages
from callwright.domain.notices import SAID
from callwright.domain.result import CallError, NextAction, ToolResult

NOTICE_CHARS: Final = 200
"""Most characters of a notice."""

TRAILER_CHARS: Final = 300
"""Most characters that stand behind the words of a failure."""

NAME: Final = "[callwright]"
"""Begins every text that is ours, so that it is not taken for the tool's."""

_SAID: Final = (
    "dry_run", "task_goes_on", "replayed", "stale", "degraded", "stand_in_failed", "suspected_instructions", "secret_in_result",
    "redacted", "partial", "suspected_failure", "unsettled", "duplicate_suspected", "earlier_failure", "message", "empty",
    "no_data", "uncertain", "late",
    "unsure_call", "without_store",
)  # fmt: skip
"""Warnings that change what a result means, the most important first; others are not for the model. ``partial`` is a batch
with failed items, ``message`` the tool's own line."""

_RANK: Final = {code: rank for rank, code in enumerate(_SAID)}
_NEXT: Final[dict[NextAction, str]] = {
    "continue": "",
    "retry": "Next: send it again.",
    "ask_user": "Next: ask the user.",
    "human_review": "Next: stop; a person has to look.",
    "stop": "Next: stop.",
}


def notice(result: ToolResult, *, unless: str | None = None, step: bool = True) -> str:
    """The notice on a success, at most ``NOTICE_CHARS`` long; "" where there is nothing to say, and for a failure.

    Args:
        result: Whatever came of a call.
        unless: A line that its reader is given elsewhere, such as the result's message.
        step: Whether the next step alone is worth a notice: not where its reader is given ``nextAction`` elsewhere.
    """
    if not result.success:
        return ""
    read = next((one.message for one in result.warnings if one.code == SAID), "")
    if read:
        return read
    sentences = [text for _, text in _sentences(result) if text != unless]
    if not sentences and (result.next_action == "continue" or not step):
        return ""
    return _joined(sentences, " ".join(filter(None, (_NEXT[result.next_action], *_handles(result).values()))))


def statement(result: ToolResult) -> str:
    """What a notice says of a success, without our name, next step and handles; "" where there is nothing to say."""
    return " ".join(text for _, text in _sentences(result))


def _sentences(result: ToolResult) -> list[tuple[int, str]]:
    codes = {one.code for one in result.warnings}
    implied = {"degraded"} if "stale" in codes else set()
    said = [(_RANK[one.code], one.message) for one in result.warnings if one.code in _RANK.keys() - implied]
    if result.partial is not None and result.partial.failed:
        done, failed = len(result.partial.succeeded), len(result.partial.failed)
        said.append((_RANK["partial"], f"Only {done} of {done + failed} items were carried out."))
    if result.message and not _is_standard(result):
        said.append((_RANK["message"], own_line(result)))
    return sorted(dict.fromkeys(said))


def own_line(result: ToolResult) -> str:
    """The tool's own line on a success, as a notice has it."""
    return messages.clean(result.message, NOTICE_CHARS // 2)


def _is_standard(result: ToolResult) -> bool:
    """Whether the line on what happened is ours; a helper may have named another operation than the contract, whose line it is."""
    tool = result.meta.tool_name
    named = (result.operation_type, "query", "save", "operation")
    return any(result.message == messages.success(operation, tool) for operation in named)


def _joined(sentences: list[str], end: str) -> str:
    """As many whole sentences as fit before ``end``, in their order; the envelope has them all."""
    room = NOTICE_CHARS - len(NAME) - (len(end) + 1 if end else 0)
    kept: list[str] = []
    for text in sentences:
        if len(text) + 1 > room:
            text = "" if kept else messages.clean(text, room - 1)  # noqa: PLW2901 - the first is cut, others left out
        kept += [text] if text else []
        room -= len(text) + 1
    return " ".join([NAME, *kept, *([end] if end else [])])


# --- failures -----------------------------------------------------------------------------------------------------


def failure(result: ToolResult, advice: str | None = None) -> str:
    """The text of a failure: the words of whoever failed, whole, then at most ``TRAILER_CHARS`` of ours.

    Args:
        result: Of a call that was not carried out, or whose output cannot be used.
        advice: Says what is the matter and what to do, in place of the code's own words.
    """
    error = result.error
    if error is None:
        raise ValueError("Only a failure has the text of a failure.")
    words = upstream_words(error) or ("" if advice else in_place(error.message, result))
    parts = [words, *_enclosed(result)]
    said = "" if words and not upstream_words(error) else _said_of(error, result)
    cure = in_place(error.suggestion or "", result)
    trailer = _trailer(error, result, *((said, cure) if advice is None else (advice, "")))
    return "\n\n".join(part for part in (*parts, trailer) if part)


def upstream_words(error: CallError) -> str:
    """What the tool's upstream said of the failure, as far as it may be shown; "" when it said nothing."""
    said = (error.details or {}).get("upstream")
    text = said.get("text") if isinstance(said, dict) else None
    return text if isinstance(text, str) else ""


def _said_of(error: CallError, result: ToolResult) -> str:
    """Our own message, where the upstream's words do not say it already."""
    return "" if error.code == "tool_failed" else in_place(error.message, result)


def _enclosed(result: ToolResult) -> list[str]:
    """What belongs to the failure and is no text: the items of a batch, and what a stand-in left."""
    left = (result.error.details or {}).get("standIn") if result.error else None
    parts = {"partial": result.partial, "error.details.standIn": left}
    return [f"{name}: {_json(part)}" for name, part in parts.items() if part is not None]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _trailer(error: CallError, result: ToolResult, said: str, cure: str) -> str:
    """Code, next step, wait and handles always; of the words as much as there is room for, the cure before the message."""
    wait = _seconds(error.retry_after_ms)
    end = [
        _effect(error, result),
        "Nothing was done now: this is the answer to the earlier call." if result.meta.replayed else "",
        f"Retry after {wait}." if wait and wait not in cure else "",
        _next(error, result),
    ]
    text = _cut(error, said, cure, end)
    handles = _handles(result)
    is_whole = all(handle in text for handle in handles)
    return text if is_whole else _cut(error, said, cure, [*end, *handles.values()])


def _cut(error: CallError, said: str, cure: str, end: list[str]) -> str:
    """At most ``TRAILER_CHARS`` with the whole of ``end``."""
    fixed = [f"{NAME} {error.code}.", *filter(None, end)]
    room = TRAILER_CHARS - sum(len(part) + 1 for part in fixed)
    told = [_shortened(cure, room)] if cure and room > 1 else []
    room -= sum(len(part) + 1 for part in told)
    before = [_shortened(said, room - 1)] if said and room > 2 else []
    return " ".join([fixed[0], *before, *told, *fixed[1:]])


def _shortened(text: str, room: int) -> str:
    """At most ``room`` characters of a text for one line: whole sentences where one fits, else whole words."""
    whole = messages.clean(text, len(text))
    if len(whole) <= room:
        return whole
    sentence = max(whole.rfind(end, 0, room) for end in (". ", "。", "; ", "；")) + 1
    if sentence > room // 2:
        return whole[:sentence].rstrip(";；") + ("…" if whole[sentence - 1] in ";；" else "")
    word = whole.rfind(" ", 0, room)
    return whole[: word if word > room // 2 else room - 1] + "…"


def _next(error: CallError, result: ToolResult) -> str:
    other = result.next_action == "retry" and not error.retryable
    return "Next: correct the call, then send it." if other else _NEXT[result.next_action]


def _effect(error: CallError, result: ToolResult) -> str:
    if error.code in ("outcome_unknown", "partial_success"):
        return ""
    return _EFFECT.get(result.effect, "")


_EFFECT: Final = {
    "unknown": "It may have had an effect.",
    "committed": "It was carried out.",
    "compensated": "It was undone.",
}


def in_place(text: str, result: ToolResult) -> str:
    """Give a text of ours for a reader who has no envelope: what it refers to is put in its place."""
    wait = _seconds(result.error.retry_after_ms if result.error else None)
    places = {
        "retryAfterMs": wait or "a few seconds",
        "the handle in meta.handle": f"the handle {result.meta.handle}",
        "meta.handle": f"the handle {result.meta.handle}",
        "meta.traceId": f"trace {result.meta.trace_id}",
        " in error.fields": "",
    }
    for place, value in places.items():
        text = text.replace(place, value)
    return text


def _seconds(ms: int | None) -> str:
    return "" if ms is None else f"{max(1, -(-ms // 1000))} s"


def _handles(result: ToolResult) -> dict[str, str]:
    """The handles that the reader needs, each with its sentence."""
    meta = result.meta
    told = {
        meta.handle: "Handle: {}.",
        meta.repeat_handle: "To do it once more, send it with repeat handle {}.",
    }
    return {handle: words.format(handle) for handle, words in told.items() if handle}
