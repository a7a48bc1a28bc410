"""From what the model wrote to the calls that stand in it. Pure.

The order of calls is kept, and either all calls are read or none is: one that cannot be read makes the whole unreadable,
with the reason. Three roads: the quick one for what most calls look like, the strict one for JSON and for providers'
objects, and the one for text of any other form.
"""

import re
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from callwright.core.reader import messages, native, strict
from callwright.core.reader.finish import finished, is_dressed
from callwright.core.reader.flat import SHORT, read_flat
from callwright.core.reader.known import Known
from callwright.core.reader.leaked import leaks, read_leaked
from callwright.core.reader.notes import Broken, Notes
from callwright.core.reader.objects import in_value
from callwright.core.reader.quick import quick, quick_tagged
from callwright.core.reader.reading import Offer, Reading, Unreadable
from callwright.core.reader.text import read_text
from callwright.domain.call import Channel, ToolCall
from callwright.domain.steps import repair

MOST_CALLS: Final = 256
"""In one output; models make a few dozen at once. Without a run no budget would stop a megabyte of them."""


def read(
    raw: Any, offer: Offer | None = None, *, channel: Channel = "text", limit: int = strict.MAX_BYTES
) -> Reading | Unreadable:
    """Read every call in ``raw``, in order.

    Args:
        raw: What the model wrote: text, a provider's object or message, or a list of these.
        offer: The tools on offer, which tell calls from prose and give parameters their order and types.
        channel: On the native channel the text of a message is never a call.
        limit: Bytes of text that are read.
    """
    found = read_json(raw, channel=channel, limit=limit)
    if found is not None:
        return found
    try:
        return _bounded(_in_any_form(raw, Known(offer), channel, limit))
    except (Broken, strict.StrictJsonError) as fault:
        return Unreadable(fault.reason)


def read_json(
    raw: Any, *, channel: Channel = "text", limit: int = strict.MAX_BYTES
) -> Reading | Unreadable | None:
    """Read calls that are JSON or a provider's object: what needs no tool on offer to be understood.

    None: it is something else, and ``read`` may find calls in it when it knows the tools on offer.
    """
    call = read_flat(raw) if channel == "text" else None
    return read_document(raw, channel=channel, limit=limit) if call is None else Reading((call,), "json")


def read_document(
    raw: Any, *, channel: Channel = "text", limit: int = strict.MAX_BYTES
) -> Reading | Unreadable | None:
    """As ``read_json``, for what is known not to be flat."""
    try:
        return _bounded(_strictly(raw, channel, limit))
    except (Broken, strict.StrictJsonError) as fault:
        return Unreadable(fault.reason)


_Found = TypeVar("_Found", bound=Reading | Unreadable | None)


def _bounded(found: _Found) -> _Found | Unreadable:
    """What was found, unless it is more than any model means: then nothing of it is made."""
    if isinstance(found, Reading) and len(found.calls) > MOST_CALLS:
        return Unreadable(f"it holds more than {MOST_CALLS} calls", "too_large")
    return found


def _strictly(raw: Any, channel: Channel, limit: int) -> Reading | Unreadable | None:
    if not isinstance(raw, str | bytes):
        return quick(raw, parsed=False) or _settled(_in_document(_plain(raw, limit), _NOTHING, channel))
    try:
        document = strict.parse(raw, limit)
    except strict.StrictJsonError:
        text = _text(raw, limit)
        if channel == "native":
            return None if leaks(text) else _MESSAGE_ONLY
        return quick_tagged(text)
    if channel == "native":
        return _in_document(document, _NOTHING, channel) if _by_provider(document) else _MESSAGE_ONLY
    return (quick(document, parsed=True) if len(raw) <= SHORT else None) or _settled(
        _in_document(document, _NOTHING, channel)
    )


def _settled(found: Reading | Unreadable) -> Reading | Unreadable | None:
    """A reading that the tools on offer cannot change; None where they can."""
    if isinstance(found, Reading) and not any(is_dressed(call.name) for call in found.calls):
        return found
    return None


def _in_any_form(raw: Any, known: Known, channel: Channel, limit: int) -> Reading | Unreadable:
    if not isinstance(raw, str | bytes):
        document = _plain(raw, limit)
        found = _in_document(document, known, channel)
        if isinstance(found, Reading):
            return found
        if channel == "native":
            return _leaked(document, known, limit) or found
        text = _said(document)
        return _in_text(text, known, limit) if text else found
    text = _text(raw, limit)
    if channel == "native":
        return read_leaked(text, known) or _MESSAGE_ONLY
    try:
        document = strict.parse(raw, limit)
    except strict.StrictJsonError as fault:
        found = read_text(text, known)
        looks_like_json = text.lstrip()[:1] in ("{", "[") and not _EMPTY.match(text)
        nothing = (
            isinstance(found, Unreadable) and found.why != "broken" and (looks_like_json or not text.strip())
        )
        return Unreadable(fault.reason, "broken" if looks_like_json else "no_call") if nothing else found
    return _in_json(document, text, known, limit)


def _in_json(document: Any, text: str, known: Known, limit: int) -> Reading | Unreadable:
    """The calls in the JSON that a text is: as a document, as the text in it, or as the text that it is itself."""
    if isinstance(document, str):
        return _quoted(_in_text(document, known, limit))
    found = _in_document(document, known, "text")
    if isinstance(found, Reading):
        return found
    inner = _said(document)
    again = _in_text(inner, known, limit) if inner else read_text(text, known)
    return again if isinstance(again, Reading) else found


def _in_text(text: str, known: Known, limit: int) -> Reading | Unreadable:
    return (
        _in_any_form(text, known, "text", limit)
        if len(text) <= limit
        else Unreadable(strict.too_large(limit), "too_large")
    )


_EMPTY = re.compile(r"\s*+\[\s*+\]")
_NOTHING = Known(None)
_MESSAGE_ONLY = Unreadable("it is text, and in the text of a native channel nothing is a call", "no_call")


def _text(raw: str | bytes, limit: int) -> str:
    """The text, if it is one of at most ``limit`` bytes."""
    try:
        data = raw if isinstance(raw, bytes) else raw.encode()
        text = raw if isinstance(raw, str) else raw.decode()
    except UnicodeEncodeError:
        raise strict.StrictJsonError(strict.LONE) from None
    except UnicodeDecodeError:
        raise strict.StrictJsonError("it is not UTF-8") from None
    if len(data) > limit:
        raise strict.StrictJsonError(strict.too_large(limit))
    return text


def _plain(raw: Any, limit: int) -> Any:
    if isinstance(raw, ToolCall):
        raw = {"name": raw.name, "arguments": raw.arguments, "id": raw.model_call_id}
    fault = strict.fault_in(raw, limit)
    if fault is not None:
        raise strict.StrictJsonError(fault)
    return raw


def _in_document(document: Any, known: Known, channel: Channel) -> Reading | Unreadable:
    """The calls in plain JSON; what stands in it as it is need not be looked through again."""
    if isinstance(document, dict) and messages.is_others(document):
        return _OTHERS
    notes = Notes()
    calls = in_value(document, notes, known)
    message = messages.opened(document) if isinstance(document, dict) else None
    if not calls:
        return _none(document, is_message=message is not None, channel=channel)
    dialects = dict.fromkeys(call.dialect for call in calls)
    whole = not notes.cut and not (message and message.cut)
    parts = document.values() if isinstance(document, dict) else ()
    made = [finished(call, [], known, plain=any(part is call.arguments for part in parts)) for call in calls]
    return Reading(tuple(made), "+".join(dialects), whole)


_OTHERS = Unreadable("it is the message of somebody else, in which nothing is a call", "no_call")


def _said(document: Any) -> str:
    """What a message of a model says in plain text."""
    own = isinstance(document, dict) and not messages.is_others(document)
    message = messages.opened(document) if own else None
    return message.text if message is not None else ""


def _leaked(document: Any, known: Known, limit: int) -> Reading | Unreadable | None:
    """Calls that a provider could not take for calls: in what it says of its failure, or alone in the message's text."""
    code = messages.malformed(document) if isinstance(document, dict) else None
    text = code or _said(document)
    found = read_leaked(text, known) if 0 < len(text) <= limit else None
    return _MALFORMED if found is None and code is not None else found


_MALFORMED = Unreadable("the provider says that the model's call was malformed")


def _quoted(found: Reading | Unreadable) -> Reading | Unreadable:
    """What was read out of a text that is one JSON string."""
    if isinstance(found, Unreadable):
        return found
    step = repair("quoted_call", "", '"', "")
    return replace(found, calls=tuple(replace(one, repairs=(step, *one.repairs)) for one in found.calls))


def _none(document: Any, *, is_message: bool, channel: Channel) -> Unreadable:
    if is_message or document in ([], {}) or (channel == "native" and document is None):
        return Unreadable("it holds no call", "no_call")
    if isinstance(document, dict):
        return Unreadable("it names no tool")
    return Unreadable("it is JSON, but not an object with a tool's name and its arguments")


def _by_provider(document: Any) -> bool:
    """Whether a text is the JSON of a provider's tool calls or message, and not what a model wrote in its place."""
    items = document if isinstance(document, list) else [document]
    return bool(items) and all(isinstance(item, dict) and _is_provided(item) for item in items)


def _is_provided(item: dict[str, Any]) -> bool:
    found = native.find(item)
    return found.provider if found else messages.opened(item) is not None
