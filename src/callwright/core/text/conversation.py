"""Convert a conversation in an application's format to messages with roles. Pure.

Takes messages of OpenAI (chat and responses), Anthropic and Google, plain texts (the user's) and ``ConversationMessage``. Only text
is kept: the user's, the model's beside its calls, and tool results. The model's own calls are left out, because
a call does not ground the next one; so are images and audio.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from callwright.core.text.text_analysis import extract_content_stems
from callwright.domain.call import ConversationMessage, Role

MAX_KEPT_CHARS = 256 * 1024
"""Maximum characters kept, the newest; older messages keep only their position."""

MIN_REQUEST_WORDS = 4
"""Minimum words of a request that is understandable alone."""

_ROLE_NAMES: dict[str, Role] = {
    "user": "user", "human": "user",
    "assistant": "assistant", "model": "assistant", "ai": "assistant",
    "system": "system", "developer": "system",
    "tool": "tool", "function": "tool", "ipython": "tool",
}  # fmt: skip
_RESULT_TYPES = frozenset(
    {
        "tool_result",
        "function_call_output",
        "custom_tool_call_output",
        "computer_call_output",
        "mcp_call_output",
        "functionResponse",
        "function_response",
        "toolResult",
    }
)
_CALL_TYPES = frozenset(
    {
        "tool_use",
        "function_call",
        "custom_tool_call",
        "tool_call",
        "server_tool_use",
        "web_search_call",
        "file_search_call",
        "code_interpreter_call",
        "image_generation_call",
        "mcp_call",
        "mcp_list_tools",
        "reasoning",
        "thinking",
        "redacted_thinking",
    }
)
_TEXT_FIELDS = ("text", "content", "output", "response", "result")


class ConversationError(ValueError):
    """A message has an unknown format. The message names its position, never its content.

    Cure: pass the messages as the provider's SDK has them, or texts, or ``ConversationMessage(role, text)``.
    """


def read_conversation(messages: Iterable[Any]) -> tuple[ConversationMessage, ...]:
    """Return the messages of a conversation, oldest first.

    Args:
        messages: A list of messages; a single text is one message of the user.

    Raises:
        ConversationError: a message has an unknown format.
    """
    if isinstance(messages, str | bytes | Mapping):
        messages = [messages]
    if not isinstance(messages, Iterable):
        raise ConversationError("it is not a list of messages")
    messages_read: list[ConversationMessage] = []
    for place, message in enumerate(messages):
        messages_read += _read_message(_to_plain_message(message), place)
    return _limit_length(messages_read)


def collect_request_text(messages: Iterable[Any]) -> str:
    """Return the text of the request: the user's last message, and earlier ones where it is too short alone.

    Raises:
        ConversationError: a message has an unknown format.
    """
    texts: list[str] = []
    words = 0
    for one in reversed(read_conversation(messages)):
        if one.role == "user" and words < MIN_REQUEST_WORDS:
            texts.append(one.text)
            words += len(extract_content_stems(one.text))
    return "\n".join(texts)


def _to_plain_message(message: Any) -> Any:
    dump = getattr(message, "model_dump", None)
    return dump(mode="json", exclude_none=True) if callable(dump) else message


def _read_message(message: Any, place: int) -> list[ConversationMessage]:
    if isinstance(message, ConversationMessage):
        return [ConversationMessage(message.role, _replace_surrogates(message.text))]
    if isinstance(message, str):
        return [ConversationMessage("user", _replace_surrogates(message))]
    if not isinstance(message, Mapping):
        raise ConversationError(f"message {place} is neither text nor an object with a role and content")
    kind = _get_text_field(message, "type")
    if kind in _RESULT_TYPES:
        return [ConversationMessage("tool", _replace_surrogates(_extract_text(message)))]
    if kind in _CALL_TYPES:
        return []
    role = _ROLE_NAMES.get(_get_text_field(message, "role"))
    if role is None:
        raise ConversationError(f"message {place} has an unknown role (known: {', '.join(_ROLE_NAMES)})")
    content = message.get("content", message.get("parts"))
    parts = [] if content is None else content if isinstance(content, list) else [content]
    own = [_extract_text(part) for part in parts if not _is_result(part) and not _is_call(part)]
    results = [
        ConversationMessage("tool", _replace_surrogates(_extract_text(part)))
        for part in parts
        if _is_result(part)
    ]
    spoken = "\n".join(text for text in own if text)
    return (
        [*results, ConversationMessage(role, _replace_surrogates(spoken))]
        if spoken or not results
        else results
    )


def _is_result(part: Any) -> bool:
    return isinstance(part, Mapping) and (
        _get_text_field(part, "type") in _RESULT_TYPES or not _RESULT_TYPES.isdisjoint(part)
    )


def _is_call(part: Any) -> bool:
    return isinstance(part, Mapping) and (
        _get_text_field(part, "type") in _CALL_TYPES
        or not {"functionCall", "function_call", "toolUse", "reasoningContent"}.isdisjoint(part)
    )


def _extract_text(part: Any) -> str:
    """Return the text of a message or of a part of one; for an object returned by a tool, its JSON."""
    if isinstance(part, list):
        return "\n".join(text for text in map(_extract_text, part) if text)
    if isinstance(part, Mapping):
        return _extract_object_text(part)
    return "" if part is None else part if isinstance(part, str) else _encode_json(part)


def _extract_object_text(part: Mapping[str, Any]) -> str:
    for field in _RESULT_TYPES & part.keys():
        return _encode_json(part[field])
    inner = next(
        (part[field] for field in _TEXT_FIELDS if isinstance(part.get(field), str | list | Mapping)), ""
    )
    return _encode_json(inner) if isinstance(inner, Mapping) else _extract_text(inner)


def _get_text_field(fields: Mapping[str, Any], name: str) -> str:
    """Return a text field of a message; "" if it is not a text."""
    word = fields.get(name)
    return word if isinstance(word, str) else ""


def _encode_json(value: Any) -> str:
    try:
        return msgspec.json.encode(value).decode()
    except (TypeError, ValueError, RecursionError):
        return ""


def _replace_surrogates(text: str) -> str:
    """Replace lone surrogates, which cannot be encoded."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def _limit_length(messages: list[ConversationMessage]) -> tuple[ConversationMessage, ...]:
    remaining = MAX_KEPT_CHARS
    for place in range(len(messages) - 1, -1, -1):
        one = messages[place]
        if len(one.text) > remaining:
            messages[place] = ConversationMessage(one.role, one.text[-remaining:] if remaining else "")
        remaining -= len(messages[place].text)
    return tuple(messages)
