"""Read the calls in the model's output. Pure.

The order of calls is kept, and either all calls are read or none: one unreadable call makes the whole unreadable,
with the reason. Three paths: a fast one for the most common forms, a strict one for JSON and for providers'
objects, and a lenient one for text of any other form.
"""

import re
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from callwright.core.reader import assistant_messages, call_shapes, reading_reasons, strict_json
from callwright.core.reader.call_builder import build_tool_call, has_dialect_affix
from callwright.core.reader.call_objects import (
    find_calls,
    holds_tool_definitions,
    is_final_answer,
    is_prose_part,
)
from callwright.core.reader.dialect_registry import get_dialect
from callwright.core.reader.flat_json import MAX_FAST_PATH_CHARS, read_flat_call
from callwright.core.reader.json_fast_path import read_common_shapes, read_tagged_json
from callwright.core.reader.leaked_calls import may_hold_leaked_calls, read_leaked_calls
from callwright.core.reader.learnt_dialect import learn_dialect
from callwright.core.reader.offered_tools import OfferedTools
from callwright.core.reader.provider_streams import provider_stream
from callwright.core.reader.reading_notes import BrokenTextError, Notes
from callwright.core.reader.reading_outcome import Reading, ToolOffer, Unreadable, is_cut_off
from callwright.core.reader.text_reader import read_text_calls
from callwright.domain.call import Channel, ToolCall
from callwright.domain.repair_steps import build_repair

MAX_CALLS: Final = 256
"""Maximum number of calls in one output; models make a few dozen at once. Without a run no budget would limit a megabyte of calls."""


def read_calls(
    raw: Any,
    offer: ToolOffer | None = None,
    *,
    channel: Channel = "text",
    limit: int = strict_json.MAX_BYTES,
    dialect: str | None = None,
    earlier: Sequence[str] = (),
) -> Reading | Unreadable:
    """Read every call in ``raw``, in order.

    Args:
        raw: The model's output: text, a provider's object or message, or a list of these.
        offer: The tools on offer, which distinguish calls from prose and give parameters their order and types.
        channel: On the native channel the text of a message is never a call.
        limit: Maximum bytes of text that are read.
        dialect: The name of the only dialect in which the model writes calls; any other is prose. None: unknown.
        earlier: The model's earlier texts in the same conversation, oldest first: an unknown dialect is learnt from these.

    Raises:
        DialectError: there is no dialect of this name.
    """
    offered = _lock_or_learn(offer, dialect, earlier)
    return _mark_cut_turn(_read_turn(raw, offered, channel, limit), offered)


def read_unfinished_text(
    text: str,
    offer: ToolOffer | None,
    channel: Channel,
    limit: int,
    dialect: str | None = None,
    earlier: Sequence[str] = (),
) -> Reading | Unreadable:
    """Read the calls of a text that is still being written: its whole calls are not marked as parts of a cut turn."""
    return _read_turn(text, _lock_or_learn(offer, dialect, earlier), channel, limit)


def _lock_or_learn(offer: ToolOffer | None, dialect: str | None, earlier: Sequence[str]) -> OfferedTools:
    """Return the tools on offer with the dialect that is locked, or with the means to learn it from earlier texts."""
    if dialect is None:
        return OfferedTools(offer, learn=partial(learn_dialect, earlier))
    return OfferedTools(offer, get_dialect(dialect))


def _read_turn(raw: Any, offered: OfferedTools, channel: Channel, limit: int) -> Reading | Unreadable:
    locked = offered.dialect is not None and channel == "text" and isinstance(raw, str | bytes)
    reading = None if locked else _read_json_forms(raw, channel, limit)
    if reading is not None:
        return reading
    try:
        return _refuse_too_many_calls(_read_any_form(raw, offered, channel, limit))
    except (BrokenTextError, strict_json.StrictJsonError) as fault:
        return Unreadable(fault.reason)


def mark_all_as_cut(reading: Reading) -> Reading:
    """Return the reading with every call marked as part of a turn that was cut: none of them is made."""
    step = build_repair("cut_turn", "", "", "")
    calls = (one if is_cut_off(one) else replace(one, repairs=(step, *one.repairs)) for one in reading.calls)
    return replace(reading, calls=tuple(calls), complete=False)


def _mark_cut_turn(reading: "_Found", offered: OfferedTools) -> "_Found | Reading":
    """Mark the calls of a turn that was cut. A list that was not closed may have lost calls: only reads of it are made."""
    if not isinstance(reading, Reading):
        return reading
    unclosed = any(one.rule == "unclosed_list" for call in reading.calls for one in call.repairs)
    if unclosed and not any(is_cut_off(call) for call in reading.calls):
        only_reads = all(offered.is_read(call.name) for call in reading.calls)
        return reading if only_reads else mark_all_as_cut(reading)
    return reading if reading.complete else mark_all_as_cut(reading)


def read_json_calls(
    raw: Any, *, channel: Channel = "text", limit: int = strict_json.MAX_BYTES
) -> Reading | Unreadable | None:
    """Read calls that are JSON or a provider's object: forms that need no tools on offer to be recognised.

    None: another form, in which ``read_calls`` may find calls when it knows the tools on offer.
    """
    return _mark_cut_turn(_read_json_forms(raw, channel, limit), _NO_TOOLS)


def _read_json_forms(raw: Any, channel: Channel, limit: int) -> Reading | Unreadable | None:
    call = read_flat_call(raw) if channel == "text" else None
    return _read_nested_forms(raw, channel, limit) if call is None else Reading((call,), "json")


def read_nested_json_calls(
    raw: Any, *, channel: Channel = "text", limit: int = strict_json.MAX_BYTES
) -> Reading | Unreadable | None:
    """Like ``read_json_calls``, for a document that is known not to be flat."""
    return _mark_cut_turn(_read_nested_forms(raw, channel, limit), _NO_TOOLS)


def _read_nested_forms(raw: Any, channel: Channel, limit: int) -> Reading | Unreadable | None:
    try:
        return _refuse_too_many_calls(_read_strictly(raw, channel, limit))
    except (BrokenTextError, strict_json.StrictJsonError) as fault:
        return Unreadable(fault.reason)


_Found = TypeVar("_Found", bound=Reading | Unreadable | None)


def _refuse_too_many_calls(reading: _Found) -> _Found | Unreadable:
    """Return the reading, unless it has more calls than a model can mean: then none of them is made."""
    if isinstance(reading, Reading) and len(reading.calls) > MAX_CALLS:
        return Unreadable(reading_reasons.TOO_MANY_CALLS(most=MAX_CALLS), "too_large")
    return reading


def _read_strictly(raw: Any, channel: Channel, limit: int) -> Reading | Unreadable | None:
    if not isinstance(raw, str | bytes):
        return read_common_shapes(raw, parsed=False) or _accept_final_reading(
            _read_document(_require_plain_json(raw, limit), _NO_TOOLS, channel)
        )
    try:
        document = strict_json.parse_strict_json(raw, limit)
    except strict_json.StrictJsonError:
        text = _decode_text(raw, limit)
        events = provider_stream.parse_event_text(text, limit)
        if events is not None:
            return _accept_final_reading(_read_document(events, _NO_TOOLS, channel))
        if channel == "native":
            return None if may_hold_leaked_calls(text) else _TEXT_ON_NATIVE_CHANNEL
        return read_tagged_json(text)
    if channel == "native":
        return (
            _read_document(document, _NO_TOOLS, channel)
            if _is_provider_json(document)
            else _TEXT_ON_NATIVE_CHANNEL
        )
    return (
        read_common_shapes(document, parsed=True) if len(raw) <= MAX_FAST_PATH_CHARS else None
    ) or _accept_final_reading(_read_document(document, _NO_TOOLS, channel))


def _accept_final_reading(reading: Reading | Unreadable) -> Reading | Unreadable | None:
    """Return a reading that the tools on offer cannot change; None where they can."""
    if isinstance(reading, Reading) and not any(has_dialect_affix(call.name) for call in reading.calls):
        return reading
    return None


def _read_any_form(raw: Any, offered: OfferedTools, channel: Channel, limit: int) -> Reading | Unreadable:
    if not isinstance(raw, str | bytes):
        document = _require_plain_json(raw, limit)
        found = _read_document(document, offered, channel)
        if isinstance(found, Reading):
            return found
        if channel == "native":
            return _recover_leaked_calls(document, offered, limit) or found
        return _read_message_text(document, found, offered, limit)
    return _read_any_text(raw, offered, channel, limit)


def _read_any_text(
    raw: str | bytes, offered: OfferedTools, channel: Channel, limit: int
) -> Reading | Unreadable:
    text = _decode_text(raw, limit)
    events = provider_stream.parse_event_text(text, limit)
    if events is not None:
        return _read_any_form(events, offered, channel, limit)
    if channel == "native":
        return read_leaked_calls(text, offered) or _TEXT_ON_NATIVE_CHANNEL
    if offered.dialect is not None and not offered.dialect.is_whole_message:
        return read_text_calls(text, offered)
    return _read_text_of_any_form(raw, text, offered, limit)


def _read_text_of_any_form(
    raw: str | bytes, text: str, offered: OfferedTools, limit: int
) -> Reading | Unreadable:
    try:
        document = strict_json.parse_strict_json(raw, limit)
    except strict_json.StrictJsonError as fault:
        found = read_text_calls(text, offered)
        looks_like_json = text.lstrip()[:1] in ("{", "[") and not _EMPTY_LIST.match(text)
        nothing = (
            isinstance(found, Unreadable) and found.why != "broken" and (looks_like_json or not text.strip())
        )
        return Unreadable(fault.reason, "broken" if looks_like_json else "no_call") if nothing else found
    return _read_json_text(document, text, offered, limit)


def _read_message_text(
    document: Any, found: Unreadable, offered: OfferedTools, limit: int
) -> Reading | Unreadable:
    """Read the calls in the text of a message; where it holds none, return the calls found in the message itself."""
    text = _extract_text(document)
    inner = _read_bounded_text(text, offered, limit) if text else found
    if isinstance(inner, Reading):
        return _CUT_MESSAGE if _is_cut(document) else inner
    return found if inner.why == "no_call" else inner


def _is_cut(document: Any) -> bool:
    document = _join_own_turn(document)
    return isinstance(document, dict) and assistant_messages.is_truncated(document)


def _read_json_text(document: Any, text: str, offered: OfferedTools, limit: int) -> Reading | Unreadable:
    """Read the calls in a text that is JSON: as a document, as the text inside it, or as plain text."""
    if isinstance(document, str):
        return _mark_as_quoted(_read_bounded_text(document, offered, limit))
    found = _read_document(document, offered, "text")
    if isinstance(found, Reading):
        return found
    if _extract_text(document):
        return _read_message_text(document, found, offered, limit)
    if _is_cut(document):
        return found
    again = read_text_calls(text, offered)
    return again if isinstance(again, Reading) else found


def _read_bounded_text(text: str, offered: OfferedTools, limit: int) -> Reading | Unreadable:
    return (
        _read_any_form(text, offered, "text", limit)
        if len(text) <= limit
        else Unreadable(strict_json.explain_too_large(limit), "too_large")
    )


_EMPTY_LIST = re.compile(r"\s*+\[\s*+\]")
_NO_TOOLS = OfferedTools(None)
_TEXT_ON_NATIVE_CHANNEL = Unreadable(reading_reasons.TEXT_ON_NATIVE_CHANNEL(), "no_call")


def _decode_text(raw: str | bytes, limit: int) -> str:
    """Decode the text; at most ``limit`` bytes."""
    try:
        data = raw if isinstance(raw, bytes) else raw.encode()
        text = raw if isinstance(raw, str) else raw.decode()
    except UnicodeEncodeError:
        raise strict_json.StrictJsonError(strict_json.LONE_SURROGATE_REASON) from None
    except UnicodeDecodeError:
        raise strict_json.StrictJsonError(reading_reasons.NOT_UTF8()) from None
    if len(data) > limit:
        raise strict_json.StrictJsonError(strict_json.explain_too_large(limit))
    return text


def _require_plain_json(raw: Any, limit: int) -> Any:
    if isinstance(raw, ToolCall):
        raw = {"name": raw.name, "arguments": raw.arguments, "id": raw.model_call_id}
    fault = strict_json.find_json_fault(raw, limit)
    if fault is not None:
        raise strict_json.StrictJsonError(fault)
    return raw


def _read_document(document: Any, offered: OfferedTools, channel: Channel) -> Reading | Unreadable:
    """Read the calls in plain JSON; text in it that is final need not be searched again."""
    document = _join_own_turn(document)
    if document is None or (isinstance(document, dict) and assistant_messages.is_non_model_message(document)):
        return _NON_MODEL_MESSAGE
    notes = Notes()
    calls = find_calls(document, notes, offered)
    message = assistant_messages.extract_content(document) if isinstance(document, dict) else None
    if message and message.cut and (calls or message.items):
        return _CUT_MESSAGE
    if not calls:
        return _explain_no_call(document, message, channel)
    dialects = dict.fromkeys(call.dialect for call in calls)
    parts = document.values() if isinstance(document, dict) else ()
    made = [
        build_tool_call(call, [], offered, plain=any(part is call.arguments for part in parts))
        for call in calls
    ]
    return Reading(tuple(made), "+".join(dialects), not notes.cut)


def _join_own_turn(document: Any) -> Any:
    """Return the model's own turn in a document: a stream as one message, a conversation without its answered calls.

    None: the last message of a conversation is not the model's.
    """
    if not isinstance(document, list) or not document:
        return document
    joined = provider_stream.join_events(document)
    return joined if joined is not None else assistant_messages.extract_open_turn(document) or None


_CUT_MESSAGE = Unreadable(reading_reasons.CUT_MESSAGE())
_NON_MODEL_MESSAGE = Unreadable(reading_reasons.NOT_A_MODEL_MESSAGE(), "no_call")


def _extract_text(document: Any) -> str:
    """Return the plain text of a model's message."""
    document = _join_own_turn(document)
    own = isinstance(document, dict) and not assistant_messages.is_non_model_message(document)
    message = assistant_messages.extract_content(document) if own else None
    return message.text if message is not None else ""


def _recover_leaked_calls(document: Any, offered: OfferedTools, limit: int) -> Reading | Unreadable | None:
    """Read calls that a provider failed to recognise: in its failure description, or alone in the message's text."""
    code = assistant_messages.extract_malformed_call(document) if isinstance(document, dict) else None
    text = code or ("" if _is_cut(document) else _extract_text(document))
    reading = read_leaked_calls(text, offered) if 0 < len(text) <= limit else None
    return _MALFORMED_CALL if reading is None and code is not None else reading


_MALFORMED_CALL = Unreadable(reading_reasons.MALFORMED_ACCORDING_TO_PROVIDER())


def _mark_as_quoted(reading: Reading | Unreadable) -> Reading | Unreadable:
    """Mark a reading as taken from a text that is a single JSON string."""
    if isinstance(reading, Unreadable):
        return reading
    step = build_repair("quoted_call", "", '"', "")
    return replace(reading, calls=tuple(replace(one, repairs=(step, *one.repairs)) for one in reading.calls))


def _explain_no_call(
    document: Any, message: assistant_messages.MessageContent | None, channel: Channel
) -> Unreadable:
    if message is not None and message.items:
        return Unreadable(reading_reasons.NOT_CALLS_IN_PLACE())
    parts = document if isinstance(document, list) else [document] if channel == "native" else []
    if message is not None or (parts and all(map(is_prose_part, parts))) or is_final_answer(document):
        return _ANSWER
    if document in ([], {}) or (channel == "native" and document is None):
        return Unreadable(reading_reasons.NO_CALL(), "no_call")
    if holds_tool_definitions(document):
        return Unreadable(reading_reasons.DEFINES_TOOLS(), "no_call")
    if isinstance(document, dict):
        return Unreadable(reading_reasons.NO_TOOL_NAME())
    return Unreadable(reading_reasons.NOT_A_CALL_OBJECT())


_ANSWER = Unreadable(reading_reasons.ANSWER_WITHOUT_CALL(), "answer")


def _is_provider_json(document: Any) -> bool:
    """Return whether a text is the JSON of a provider's tool calls or message, and not a model's imitation of it."""
    if provider_stream.is_event_list(document):
        return True
    items = document if isinstance(document, list) else [document]
    own = [item for item in items if isinstance(item, dict) and _is_provider_item(item)]
    return bool(own) and all(item in own or is_prose_part(item) for item in items)


def _is_provider_item(item: dict[str, Any]) -> bool:
    found = call_shapes.find_call(item)
    return found.provider if found else assistant_messages.extract_content(item) is not None
