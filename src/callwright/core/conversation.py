"""A conversation as applications hold it → what was said, by whom. Pure.

Takes messages of OpenAI (chat and responses), Anthropic and Google, plain texts (the user's) and ``Said``. Only text is
kept: what a person wrote, what the model wrote beside its calls, what a tool gave. The model's own calls are left out, for
a call is no ground for the next one; so are images and sounds.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from callwright.core.words import content
from callwright.domain.call import Role, Said

MOST_KEPT = 256 * 1024
"""Characters that are kept, the newest; of older messages only their place is."""

ENOUGH_WORDS = 4
"""Words that a request needs to speak for itself."""

_ROLES: dict[str, Role] = {
    "user": "user", "human": "user",
    "assistant": "assistant", "model": "assistant", "ai": "assistant",
    "system": "system", "developer": "system",
    "tool": "tool", "function": "tool", "ipython": "tool",
}  # fmt: skip
_RESULTS = frozenset(
    {"tool_result", "function_call_output", "computer_call_output", "mcp_call_output", "functionResponse"}
)
_CALLS = frozenset(
    {
        "tool_use",
        "function_call",
        "tool_call",
        "server_tool_use",
        "reasoning",
        "thinking",
        "redacted_thinking",
    }
)
_TEXTS = ("text", "content", "output", "response", "result")


class ConversationError(ValueError):
    """A message is of no shape that is known. The text names its place, never its content.

    Cure: hand on the messages as the provider's SDK has them, or texts, or ``Said(role, text)``.
    """


def said(messages: Iterable[Any]) -> tuple[Said, ...]:
    """What was said, oldest first.

    Args:
        messages: A list of messages; a single text is one message of the user.

    Raises:
        ConversationError: a message is of no shape that is known.
    """
    if isinstance(messages, str | bytes | Mapping):
        messages = [messages]
    if not isinstance(messages, Iterable):
        raise ConversationError("it is no list of messages")
    found: list[Said] = []
    for place, message in enumerate(messages):
        found += _of(_plain(message), place)
    return _bounded(found)


def request_words(messages: Iterable[Any]) -> list[str]:
    """The words that say what is asked for: of the user's last message, and of earlier ones where it says little alone.

    Raises:
        ConversationError: a message is of no shape that is known.
    """
    words: list[str] = []
    for one in reversed(said(messages)):
        if one.role == "user" and len(words) < ENOUGH_WORDS:
            words += content(one.text)
    return words


def _plain(message: Any) -> Any:
    dump = getattr(message, "model_dump", None)
    return dump(mode="json", exclude_none=True) if callable(dump) else message


def _of(message: Any, place: int) -> list[Said]:
    if isinstance(message, Said):
        return [Said(message.role, _clean(message.text))]
    if isinstance(message, str):
        return [Said("user", _clean(message))]
    if not isinstance(message, Mapping):
        raise ConversationError(f"message {place} is neither text nor an object with a role and content")
    kind = _word(message, "type")
    if kind in _RESULTS:
        return [Said("tool", _clean(_text(message)))]
    if kind in _CALLS:
        return []
    role = _ROLES.get(_word(message, "role"))
    if role is None:
        raise ConversationError(f"message {place} has no role that is known ({', '.join(_ROLES)})")
    content = message.get("content", message.get("parts"))
    parts = [] if content is None else content if isinstance(content, list) else [content]
    own = [_text(part) for part in parts if not _is_result(part) and not _is_call(part)]
    results = [Said("tool", _clean(_text(part))) for part in parts if _is_result(part)]
    spoken = "\n".join(text for text in own if text)
    return [*results, Said(role, _clean(spoken))] if spoken or not results else results


def _is_result(part: Any) -> bool:
    return isinstance(part, Mapping) and (_word(part, "type") in _RESULTS or not _RESULTS.isdisjoint(part))


def _is_call(part: Any) -> bool:
    return isinstance(part, Mapping) and (_word(part, "type") in _CALLS or "functionCall" in part)


def _text(part: Any) -> str:
    """The text of a message or of a part of one; of an object that a tool gave, its JSON."""
    if isinstance(part, list):
        return "\n".join(text for text in map(_text, part) if text)
    if isinstance(part, Mapping):
        return _text_of(part)
    return "" if part is None else part if isinstance(part, str) else _json(part)


def _text_of(part: Mapping[str, Any]) -> str:
    for field in _RESULTS & part.keys():
        return _json(part[field])
    inner = next((part[field] for field in _TEXTS if isinstance(part.get(field), str | list | Mapping)), "")
    return _json(inner) if isinstance(inner, Mapping) else _text(inner)


def _word(said: Mapping[str, Any], name: str) -> str:
    """A word of a message; what is no text is none."""
    word = said.get(name)
    return word if isinstance(word, str) else ""


def _json(value: Any) -> str:
    try:
        return msgspec.json.encode(value).decode()
    except (TypeError, ValueError, RecursionError):
        return ""


def _clean(text: str) -> str:
    """Half a surrogate pair could be written nowhere."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def _bounded(found: list[Said]) -> tuple[Said, ...]:
    left = MOST_KEPT
    for place in range(len(found) - 1, -1, -1):
        one = found[place]
        if len(one.text) > left:
            found[place] = Said(one.role, one.text[-left:] if left else "")
        left -= len(found[place].text)
    return tuple(found)
