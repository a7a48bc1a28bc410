"""The text of a result for a model, beside its data: one short notice on a success, the whole text of a failure. Pure.

Clients show a model different parts of a result (``notes`` of the docs page *How it knows*), so each dialect puts these texts
where its readers look. A success without remarks has no notice, and then every dialect is exact in shape. Information only for
an operator (an unscored result, a repaired argument) stays in the envelope.
"""

from functools import lru_cache
from typing import Any, Final

import msgspec

from callwright.core.wording import result_messages
from callwright.domain.notices import FOREIGN_NOTICE
from callwright.domain.result import CallError, NextAction, ToolResult

MAX_NOTICE_CHARS: Final = 200
"""Maximum characters of a notice."""

MAX_TRAILER_CHARS: Final = 300
"""Maximum characters behind the words of a failure."""

TEXT_PREFIX: Final = "[callwright]"
"""Prefix of every text by Callwright, so that it is not taken for the tool's."""

_NOTICE_CODES: Final = (
    "dry_run", "task_goes_on", "replayed", "given_again", "replayed_in_part", "stale", "degraded", "stand_in_failed", "suspected_instructions", "secret_in_result",
    "redacted", "partial", "suspected_failure", "unsettled", "unrecorded", "duplicate_suspected", "earlier_failure", "message", "empty",
    "no_data", "uncertain", "late",
    "unsure_call", "without_store",
)  # fmt: skip
"""Warnings that change what a result means, the most important first; others are not for the model. ``partial`` is a batch
with failed items, ``message`` the tool's own line."""

_NOTICE_RANK: Final = {code: rank for rank, code in enumerate(_NOTICE_CODES)}
_NEXT_STEP_TEXTS: Final[dict[NextAction, str]] = {
    "continue": "",
    "retry": "Next: send it again.",
    "ask_user": "Next: ask the user.",
    "human_review": "Next: stop; a person has to look.",
    "stop": "Next: stop.",
}


def render_notice(result: ToolResult, *, unless: str | None = None, step: bool = True) -> str:
    """Return the notice on a success, at most ``MAX_NOTICE_CHARS`` long; "" where there is nothing to say, and for a failure.

    Args:
        result: The result of any call.
        unless: A line that its reader gets elsewhere, such as the result's message.
        step: Whether the next step alone justifies a notice: not where its reader gets ``nextAction`` elsewhere.
    """
    if not result.success:
        return ""
    if result.warnings:
        read = next((one.message for one in result.warnings if one.code == FOREIGN_NOTICE), "")
        if read:
            return read
    sentences = [text for _, text in _collect_sentences(result) if text != unless]
    if not sentences and (result.next_action == "continue" or not step):
        return ""
    return _join_sentences(
        sentences,
        " ".join(filter(None, (_NEXT_STEP_TEXTS[result.next_action], *_collect_handles(result).values()))),
    )


def render_statement(result: ToolResult) -> str:
    """Return the content of a notice, without our name, next step and handles; "" where there is nothing to say."""
    return join_texts(*(text for _, text in _collect_sentences(result)))


def _collect_sentences(result: ToolResult) -> list[tuple[int, str]]:
    sentences = _rank_warnings(result) if result.warnings else []
    if result.partial is not None and result.partial.failed:
        done, failed = len(result.partial.succeeded), len(result.partial.failed)
        sentences.append((_NOTICE_RANK["partial"], f"Only {done} of {done + failed} items were carried out."))
    if result.message and not _is_standard_message(result):
        sentences.append((_NOTICE_RANK["message"], render_own_line(result)))
    if not sentences:
        return []
    ranks = {
        text: rank for rank, text in sorted(sentences, reverse=True)
    }  # a text that is there twice counts once
    return sorted((rank, text) for text, rank in ranks.items())


def _rank_warnings(result: ToolResult) -> list[tuple[int, str]]:
    codes = {one.code for one in result.warnings}
    implied = {"degraded"} if "stale" in codes else set()
    return [
        (_NOTICE_RANK[one.code], one.message)
        for one in result.warnings
        if one.code in _NOTICE_RANK.keys() - implied
    ]


def render_own_line(result: ToolResult) -> str:
    """Return the tool's own line on a success, as included in a notice."""
    return result_messages.clean_value(result.message, MAX_NOTICE_CHARS // 2)


def _is_standard_message(result: ToolResult) -> bool:
    """Return whether the message is a standard one.

    A helper may have named another operation than the contract, and its answer outside an application names no tool.
    """
    tool, message = result.meta.tool_name, result_messages.strip_earlier(result.message)
    if message == result_messages.render_success(result.operation_type, tool):
        return True
    return message in _list_standard_messages(tool)


@lru_cache(256)
def _list_standard_messages(tool: str) -> frozenset[str]:
    return frozenset(
        result_messages.render_success(operation, name, locale)
        for operation in ("query", "save", "operation")
        for name in (tool, "")
        for locale in ("en", "zh-CN")
    )


def _join_sentences(sentences: list[str], ending: str) -> str:
    """Join as many whole sentences as fit before ``end``, in order; the envelope has them all."""
    room = MAX_NOTICE_CHARS - len(TEXT_PREFIX) - (len(ending) + 1 if ending else 0)
    fitting: list[str] = []
    for text in sentences:
        if len(text) + 2 > room:
            text = "" if fitting else result_messages.clean_value(text, room - 2)  # noqa: PLW2901 - the first is cut, others left out
        fitting += [text] if text else []
        room -= len(text) + 2
    return f"{TEXT_PREFIX} {join_texts(*fitting, ending)}"


def join_texts(*texts: str) -> str:
    """Join texts to one line; a text without a final mark gets a full stop where another follows, and empty ones are left out."""
    told = [text for text in texts if text]
    return " ".join([*(end_sentence(text) for text in told[:-1]), *told[-1:]])


def end_sentence(text: str) -> str:
    """Return the text with a final mark, in its own script: a full stop, or 。 after a Chinese one."""
    if text[-1] in _FINAL_MARKS:
        return text
    return f"{text}。" if text[-1] >= _FIRST_CHINESE_LETTER else f"{text}."


_FINAL_MARKS: Final = ".!?…:;。！？：；"
_FIRST_CHINESE_LETTER: Final = "\u2e80"


# --- failures -----------------------------------------------------------------------------------------------------


def render_failure(result: ToolResult, advice: str | None = None) -> str:
    """Return the text of a failure: the words of the upstream or the tool in full, then at most ``MAX_TRAILER_CHARS`` by Callwright.

    Args:
        result: The result of a call that failed, or whose output cannot be used.
        advice: Describes the problem and the cure, replacing the code's own words.
    """
    error = result.error
    if error is None:
        raise ValueError("render_failure needs a failed result.")
    words = get_upstream_text(error) or ("" if advice else expand_references(error.message, result))
    parts = [words, *_render_enclosures(result)]
    own_message = "" if words and not get_upstream_text(error) else _render_own_message(error, result)
    cure = expand_references(error.suggestion or "", result)
    trailer = _render_trailer(error, result, *((own_message, cure) if advice is None else (advice, "")))
    return "\n\n".join(part for part in (*parts, trailer) if part)


def render_failure_notice(result: ToolResult, shown: str = "", *, cure: bool = False) -> str:
    """Return the details of a failure beside its message, as one text for a form without fields for them; "" if there are none.

    The details: the upstream's own words, the items of a batch, a draft, the state of the effect, the waiting time and handles. For a
    result that was read from another format, not made by a call, only the notice that it contains.

    Args:
        result: The result of a call that failed.
        shown: The texts that its reader gets elsewhere in the form.
        cure: Whether to include the suggested action, for a form without a field for it.
    """
    error = result.error
    if error is None:
        raise ValueError("render_failure_notice needs a failed result.")
    read = next((one.message for one in result.warnings if one.code == FOREIGN_NOTICE), "")
    if read or not result.meta.call_id:
        return read
    advice = expand_references(error.suggestion or "", result) if cure else ""
    wait = _render_seconds(error.retry_after_ms)
    words = [_choose_effect_text(error, result), _choose_replay_text(result), advice]
    words += [f"Retry after {wait}."] if wait and wait not in f"{shown} {advice}" else []
    words += [text for handle, text in _collect_handles(result).items() if handle not in shown]
    upstream = get_upstream_text(error)
    parts = [
        "" if upstream in shown else upstream,
        *_render_enclosures(result),
        join_texts(*words),
    ]
    return "\n\n".join(filter(None, parts))


def get_upstream_text(error: CallError) -> str:
    """Return the upstream's description of the failure, as far as it may be shown; "" without one."""
    upstream = (error.details or {}).get("upstream")
    text = upstream.get("text") if isinstance(upstream, dict) else None
    return text if isinstance(text, str) else ""


def _render_own_message(error: CallError, result: ToolResult) -> str:
    """Return Callwright's message, unless the upstream's words already contain it."""
    return "" if error.code == "tool_failed" else expand_references(error.message, result)


def _render_enclosures(result: ToolResult) -> list[str]:
    """Return the non-text parts of the failure: the items of a batch, and the draft of a fallback."""
    draft = (result.error.details or {}).get("standIn") if result.error else None
    parts = {"partial": result.partial, "error.details.standIn": draft}
    return [f"{name}: {_encode_json(part)}" for name, part in parts.items() if part is not None]


def _encode_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _render_trailer(error: CallError, result: ToolResult, said: str, cure: str) -> str:
    """Return code, next step, wait and handles in full; of the words as much as fits, the cure before the message."""
    wait = _render_seconds(error.retry_after_ms)
    end = [
        _choose_effect_text(error, result),
        _choose_replay_text(result),
        f"Retry after {wait}." if wait and wait not in cure else "",
        _choose_next_step_text(error, result),
    ]
    text = _fit_trailer(error, said, cure, end)
    handles = _collect_handles(result)
    is_whole = all(handle in text for handle in handles)
    return text if is_whole else _fit_trailer(error, said, cure, [*end, *handles.values()])


def _fit_trailer(error: CallError, said: str, cure: str, ending: list[str]) -> str:
    """Return at most ``MAX_TRAILER_CHARS`` with all of ``end``."""
    fixed = [f"{TEXT_PREFIX} {error.code}.", *filter(None, ending)]
    room = MAX_TRAILER_CHARS - sum(len(part) + 1 for part in fixed)
    parts = [_shorten_text(cure, room - 1)] if cure and room > 2 else []
    room -= sum(len(part) + 2 for part in parts)
    before = [_shorten_text(said, room - 2)] if said and room > 3 else []
    return join_texts(fixed[0], *before, *parts, *fixed[1:])


def _shorten_text(text: str, room: int) -> str:
    """Return at most ``room`` characters of a text on one line: whole sentences where one fits, else whole words."""
    whole = result_messages.clean_value(text, len(text))
    if len(whole) <= room:
        return whole
    sentence = max(whole.rfind(end, 0, room) for end in (". ", "。", "; ", "；")) + 1
    if sentence > room // 2:
        return whole[:sentence].rstrip(";；") + ("…" if whole[sentence - 1] in ";；" else "")
    word = whole.rfind(" ", 0, room)
    return whole[: word if word > room // 2 else room - 1] + "…"


def _choose_next_step_text(error: CallError, result: ToolResult) -> str:
    if result.next_action != "retry" or error.retryable:
        return _NEXT_STEP_TEXTS[result.next_action]
    if result_messages.says_nothing(error, result.meta.tool_name):
        return ""  # nothing says that the call is wrong
    return "Next: correct the call, then send it."


def _choose_replay_text(result: ToolResult) -> str:
    if not result.meta.replayed:
        return ""
    if any(one.code == "given_again" for one in result.warnings):
        return "This is the answer to this very call, given again; it was not made again."
    return "Nothing was done now: this is the answer to the earlier call."


def _choose_effect_text(error: CallError, result: ToolResult) -> str:
    if error.code in ("outcome_unknown", "partial_success"):
        return ""
    return _EFFECT_TEXTS.get(result.effect, "")


_EFFECT_TEXTS: Final = {
    "unknown": "It may have had an effect.",
    "committed": "It was carried out.",
    "compensated": "It was undone.",
}


def expand_references(text: str, result: ToolResult) -> str:
    """Expand references to the envelope in our text, for a reader without an envelope."""
    wait = _render_seconds(result.error.retry_after_ms if result.error else None)
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


def _render_seconds(ms: int | None) -> str:
    return "" if ms is None else f"{max(1, -(-ms // 1000))} s"


def _collect_handles(result: ToolResult) -> dict[str, str]:
    """Return the handles that the reader needs, each with its sentence."""
    meta = result.meta
    handles = {
        meta.handle: "Handle: {}.",
        meta.repeat_handle: "To do it once more, send it with repeat handle {}.",
    }
    return {handle: words.format(handle) for handle, words in handles.items() if handle}
