"""Extract call items and plain text from whole assistant messages and response objects.

Knows the providers' envelopes (chat completions, responses, Anthropic messages, Google candidates, Cohere, Bedrock,
Ollama, framework messages), but not the form of a call item.
"""

from collections.abc import Container, Mapping
from typing import Any

from msgspec import Struct

_TRUNCATION_REASONS = frozenset({"length", "max_tokens", "MAX_TOKENS", "model_length", "incomplete"})
"""Stop reasons of providers that mean a truncated message."""

_CALL_LIST_FIELDS = ("tool_calls", "toolCalls", "calls", "function_calls", "invalid_tool_calls")
_CALL_ITEM_TYPES = frozenset({"tool_use", "function_call", "tool_call", "tool-call", "function"})


class MessageContent(Struct, frozen=True):
    """The content of a message: call items in order, the text beside them, and whether it was truncated."""

    items: list[Any]
    text: str = ""
    cut: bool = False


_NON_MODEL_ROLES = frozenset("user tool system developer function human".split())


def is_non_model_message(document: Mapping[str, Any]) -> bool:
    """Return whether a message was written by someone other than a model; nothing in it is a call."""
    role = document.get("role")
    return (
        isinstance(role, str)
        and role in _NON_MODEL_ROLES
        and bool({"content", "parts", "tool_calls"} & document.keys())
    )


def extract_content(document: Mapping[str, Any]) -> MessageContent | None:
    """Return the content of a message or response object; None when the object is neither."""
    items: list[Any] = []
    texts: list[str] = []
    known = _collect_level(document, items, texts, 0)
    return MessageContent(items, "\n".join(texts), _is_truncated(document)) if known else None


def _collect_level(obj: Mapping[str, Any], items: list[Any], texts: list[str], depth: int) -> bool:
    """Collect from one level; return whether any part of a message was recognised."""
    if depth > 4:
        return False
    known = _collect_nested(obj, items, texts, depth)
    for field in ("content", "parts", "output"):
        if field in obj and (depth or field == "parts" or _is_message(obj)):
            known |= _collect_content(obj[field], items, texts, depth)
    for field in _CALL_LIST_FIELDS:
        if isinstance(obj.get(field), list):
            items += obj[field]
            known = True
    if isinstance(obj.get("function_call"), dict) and _is_message(obj):
        items.append({"function_call": obj["function_call"]})
        known = True
    return known


def _collect_nested(obj: Mapping[str, Any], items: list[Any], texts: list[str], depth: int) -> bool:
    known = False
    for field in ("choices", "candidates", "generations"):
        for choice in obj.get(field) or () if isinstance(obj.get(field), list) else ():
            if isinstance(choice, dict):
                known |= _collect_level(choice, items, texts, depth + 1)
    for field in ("message", "delta", "response", "output", "content"):
        inner = obj.get(field)
        if isinstance(inner, dict):
            known |= _collect_level(inner, items, texts, depth + 1)
    return known


def _is_message(obj: Mapping[str, Any]) -> bool:
    kinds = (obj.get("type"), obj.get("object"), obj.get("kind"))
    return "role" in obj or any(
        kind in ("message", "ai", "response") for kind in kinds if isinstance(kind, str)
    )


def _collect_content(value: Any, items: list[Any], texts: list[str], depth: int) -> bool:
    if isinstance(value, str):
        texts.append(value)
        return True
    if not isinstance(value, list):
        return False
    for part in value:
        _collect_part(part, items, texts, depth)
    return True


def _has_type_in(part: Mapping[str, Any], kinds: Container[str]) -> bool:
    kind = part.get("type", part.get("part_kind"))
    return isinstance(kind, str) and kind in kinds


def _collect_part(part: Any, items: list[Any], texts: list[str], depth: int) -> None:
    if isinstance(part, str):
        texts.append(part)
    elif not isinstance(part, dict):
        return
    elif _has_type_in(part, _CALL_ITEM_TYPES) or {"functionCall", "function_call", "toolUse"} & part.keys():
        items.append(part)
    elif isinstance(part.get("text"), str) and not part.get("thought"):
        texts.append(part["text"])
    elif "content" in part:
        _collect_level({**part, "role": "assistant"}, items, texts, depth + 1)


def _is_truncated(document: Mapping[str, Any]) -> bool:
    places = [document, *(one for one in _list_choices(document) if isinstance(one, dict))]
    fields = ("finish_reason", "finishReason", "stop_reason", "stopReason", "done_reason", "status")
    return any(
        place.get(field) in _TRUNCATION_REASONS
        for place in places
        for field in fields
        if _is_text(place.get(field))
    )


_MALFORMED_REASON = "MALFORMED_FUNCTION_CALL"
_MALFORMED_PREFIX = "Malformed function call:"


def extract_malformed_call(document: Mapping[str, Any]) -> str | None:
    """Return Google's description of a call that it could not parse, mostly the model's code; None without one."""
    inner = document.get("response")
    places = [document, *(inner,) * isinstance(inner, dict), *_list_choices(document)]
    for place in places:
        if isinstance(place, dict) and _MALFORMED_REASON in (
            place.get("finishReason"),
            place.get("finish_reason"),
        ):
            said = place.get("finishMessage", place.get("finish_message"))
            code = said.removeprefix(_MALFORMED_PREFIX).strip() if isinstance(said, str) else ""
            return code or _extract_text(place)
    return None


def _extract_text(place: Mapping[str, Any]) -> str:
    message = extract_content(place)
    return message.text if message is not None else ""


def _list_choices(document: Mapping[str, Any]) -> list[Any]:
    found = document.get("choices") or document.get("candidates") or []
    return found if isinstance(found, list) else []


def _is_text(value: Any) -> bool:
    return isinstance(value, str)
