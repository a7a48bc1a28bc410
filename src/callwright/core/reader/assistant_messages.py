"""Extract call items and plain text from whole assistant messages and response objects.

Knows the providers' envelopes (chat completions, responses, Anthropic messages, Google candidates, Cohere, Bedrock,
Ollama, framework messages), but not the form of a call item.
"""

from collections.abc import Container, Mapping, Sequence
from typing import Any

from msgspec import Struct

from callwright.core.reader import reading_reasons
from callwright.core.reader.call_shapes import is_server_call
from callwright.core.reader.reading_notes import BrokenTextError

_TRUNCATION_REASONS = frozenset(
    "length max_tokens model_length incomplete error failed cancelled content_filter error_limit "
    "model_context_window_exceeded guardrail_intervened safety".split()
)
"""Stop reasons of providers that mean a message without its end, in lower case."""

_CALL_LIST_FIELDS = ("tool_calls", "toolCalls", "calls", "function_calls", "invalid_tool_calls")
_CALL_ITEM_TYPES = frozenset(
    "tool_use function_call tool_call tool-call function custom_tool_call custom function.call".split()
)
_RESULT_ITEM_TYPES = frozenset({"function_call_output", "custom_tool_call_output", "tool_result"})
_RESPONSE_ITEM_TYPES = frozenset({"message", "reasoning", "function_call", "custom_tool_call"})
_CONVERSATION = "conversation.response"
"""``object`` of a response of Mistral's Conversations API, whose items are its ``outputs``."""


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


def extract_open_turn(document: Any) -> Any:
    """Return the model's messages after the last message of another role, if ``document`` is a conversation.

    Calls before a message of the user or a result of a tool have been answered. Anything else is returned unchanged.
    """
    if not isinstance(document, list):
        return document
    others = [at for at, item in enumerate(document) if isinstance(item, dict) and _is_written_by_other(item)]
    return document[others[-1] + 1 :] if others else document


def _is_written_by_other(item: Mapping[str, Any]) -> bool:
    return is_non_model_message(item) or _has_type_in(item, _RESULT_ITEM_TYPES)


def is_model_response(document: Mapping[str, Any]) -> bool:
    """Return whether it is the response object of an API, which repeats the request beside the model's message."""
    output = document.get("output")
    return (
        isinstance(document.get("choices"), list)
        or isinstance(document.get("candidates"), list)
        or document.get("object") in ("response", _CONVERSATION)
        or _are_response_items(output)
        or (isinstance(output, dict) and isinstance(output.get("message"), dict))
    )


def _are_response_items(output: Any) -> bool:
    return isinstance(output, list) and any(
        isinstance(item, dict) and _has_type_in(item, _RESPONSE_ITEM_TYPES) for item in output
    )


def extract_content(document: Mapping[str, Any]) -> MessageContent | None:
    """Return the content of a message or response object; None when the object is neither.

    Raises:
        BrokenTextError: several choices hold calls.
    """
    items: list[Any] = []
    texts: list[str] = []
    known = _collect_level(document, items, texts, 0)
    return MessageContent(items, "\n".join(texts), is_truncated(document)) if known else None


def _collect_level(obj: Mapping[str, Any], items: list[Any], texts: list[str], depth: int) -> bool:
    """Collect from one level; return whether any part of a message was recognised."""
    if depth > 4:
        return False
    known = _collect_nested(obj, items, texts, depth) or _is_empty_message(obj)
    blocks: list[Any] = []
    for field in ("content", "parts", "output", *(("outputs",) * (obj.get("object") == _CONVERSATION))):
        if field in obj and (depth or field == "parts" or _is_message(obj)):
            known |= _collect_content(obj[field], blocks, texts, depth)
    lists = [obj[field] for field in _CALL_LIST_FIELDS if isinstance(obj.get(field), list)]
    if single := list_single_call(obj):
        lists.append(single)
    calls = [item for items_of_field in lists for item in items_of_field]
    legacy = obj.get("function_call")
    if isinstance(legacy, dict) and _is_message(obj):
        known = True
        if legacy.get("name") or (legacy and not calls):
            calls += [] if calls else [{"function_call": legacy}]
    items += calls
    items += _drop_repeated_blocks(blocks, calls)
    return known or bool(lists)


def list_single_call(message: Mapping[str, Any]) -> list[Any]:
    """Return the call of a message whose ``tool_calls`` is one call instead of a list, as Spark's API writes it; else nothing."""
    single = message.get("tool_calls")
    return [single] if isinstance(single, dict) and isinstance(single.get("function"), dict) else []


def _drop_repeated_blocks(blocks: list[Any], calls: Sequence[Any]) -> list[Any]:
    """Return the blocks that are not among the calls: LangChain keeps a message of Anthropic in both forms."""
    ids = {call.get("id") for call in calls if isinstance(call, dict)} - {None}
    return [block for block in blocks if not isinstance(block, dict) or _get_id(block) not in ids]


def _get_id(block: Mapping[str, Any]) -> Any:
    found = block.get("call_id", block.get("id"))
    return found if isinstance(found, str) else None


def _collect_nested(obj: Mapping[str, Any], items: list[Any], texts: list[str], depth: int) -> bool:
    known = False
    for field in ("choices", "candidates", "generations"):
        if isinstance(obj.get(field), list):
            known = _collect_choices(obj[field], items, texts, depth) or known
    for field in ("message", "delta", "response", "output", "content"):
        inner = obj.get(field)
        if isinstance(inner, dict):
            known |= _collect_level(inner, items, texts, depth + 1)
    return known


def _collect_choices(choices: list[Any], items: list[Any], texts: list[str], depth: int) -> bool:
    """Collect from choices. They are alternatives: where two hold calls, none of them can be taken for the model's turn."""
    known = False
    before = len(items)
    for choice in choices:
        found: list[Any] = []
        if isinstance(choice, dict):
            known |= _collect_level(choice, found, texts, depth + 1) or not _CHOICE_END_FIELDS.isdisjoint(
                choice
            )
        if found and len(items) > before:
            raise BrokenTextError(reading_reasons.SEVERAL_CHOICES_WITH_CALLS(), 0)
        items += found
    return known


_CHOICE_END_FIELDS = frozenset({"finish_reason", "finishReason"})
"""What only a choice of an API has: one without a message is a reply that holds nothing."""


def _is_empty_message(obj: Mapping[str, Any]) -> bool:
    """Return whether it is a message of a model with nothing in it: its content is null, or its role is all that it has."""
    if obj.get("role") not in ("assistant", "model"):
        return False
    given = [field for field in ("content", "parts") if field in obj]
    return all(obj[field] is None for field in given) if given else len(obj) == 1


def _is_message(obj: Mapping[str, Any]) -> bool:
    kinds = (obj.get("type"), obj.get("object"), obj.get("kind"))
    return (
        "role" in obj
        or any(
            kind in ("message", "ai", "response", _CONVERSATION) for kind in kinds if isinstance(kind, str)
        )
        or _are_response_items(obj.get("output"))
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
    elif not isinstance(part, dict) or is_server_call(part):
        return
    elif _has_type_in(part, _CALL_ITEM_TYPES) or {"functionCall", "function_call", "toolUse"} & part.keys():
        items.append(part)
    elif isinstance(part.get("text"), str) and not part.get("thought"):
        texts.append(part["text"])
    elif "content" in part:
        _collect_level({**part, "role": "assistant"}, items, texts, depth + 1)


_STOP_FIELDS = ("finish_reason", "finishReason", "stop_reason", "stopReason", "done_reason", "status")


def is_truncated(document: Mapping[str, Any]) -> bool:
    """Return whether a message, or a choice or item in it, ends before its end by its stop reason."""
    output = document.get("output")
    parts = [*_list_choices(document), *(output if isinstance(output, list) else ())]
    return any(
        place[field].lower() in _TRUNCATION_REASONS
        for place in (document, *(part for part in parts if isinstance(part, dict)))
        for field in _STOP_FIELDS
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
    """Return the alternatives of a response; DashScope encloses them in ``output``."""
    output = document.get("output")
    inner = output.get("choices") if isinstance(output, dict) else None
    found = document.get("choices") or document.get("candidates") or inner or []
    return found if isinstance(found, list) else []


def _is_text(value: Any) -> bool:
    return isinstance(value, str)
