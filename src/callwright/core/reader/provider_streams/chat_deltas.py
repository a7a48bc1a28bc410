"""Chunks with deltas: chat completions of OpenAI and all who speak that format, Mistral, Cohere, Ollama, LangChain.

Deviations of servers from the documented format: no index, the same index for all calls, the id with every chunk or empty,
a name in pieces or repeated, one call instead of a list, arguments as an object, as the text so far, or once more at the end.
"""

from collections.abc import Mapping
from typing import Any

from callwright.core.reader.assistant_messages import list_single_call
from callwright.core.reader.provider_streams.argument_pieces import ArgumentPieces


class ChatDeltas:
    """Joins chunks into one chat completion."""

    def __init__(self) -> None:
        self._choices: dict[int, _Choice] = {}

    def add(self, chunk: Mapping[str, Any]) -> None:
        """Add the next chunk; one without choices, such as that of the token counts, holds nothing."""
        choices = chunk.get("choices")
        for position, choice in enumerate(choices if isinstance(choices, list) else ()):
            if isinstance(choice, dict):
                index = choice.get("index", position)
                self._choices.setdefault(index if type(index) is int else position, _Choice()).add(choice)

    def build(self) -> dict[str, Any]:
        """Return the completion as it would have come whole."""
        return {
            "object": "chat.completion",
            "choices": [self._choices[index].build(index) for index in sorted(self._choices)],
        }


class _Call:
    """One call of a choice, as far as it has come."""

    def __init__(self, index: Any) -> None:
        self.index = index
        self.call_id: str | None = None
        self.name = ""
        self.kind = "function"
        self.arguments = ArgumentPieces()
        self.others: dict[str, Any] = {}

    def add_name(self, name: str) -> None:
        """Add a name, or a piece of it; a repeated one changes nothing, a longer one that begins with it replaces it."""
        if name != self.name:
            self.name = name if name.startswith(self.name) else self.name + name

    def is_repeated_by(self, name: str, arguments: Any) -> bool:
        """Return whether a whole call that comes under the same index is this one once more."""
        return name == self.name and arguments in ("", None, self.arguments.build())

    def build(self) -> dict[str, Any]:
        arguments = self.arguments.build()
        if self.kind == "custom":
            whole = {"id": self.call_id, "type": "custom", "custom": {"name": self.name, "input": arguments}}
            return {**self.others, **whole}
        return {
            **self.others,
            "id": self.call_id,
            "type": "function",
            "function": {"name": self.name, "arguments": arguments},
        }


class _Choice:
    """One choice, as far as it has come."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._calls: list[_Call] = []
        self._legacy: _Call | None = None
        self._finish: Any = None
        self._others: dict[str, Any] = {}

    def add(self, choice: Mapping[str, Any]) -> None:
        delta = choice.get("delta")
        finish = choice.get("finish_reason")
        self._finish = self._finish if finish is None else finish
        if not isinstance(delta, dict):
            return
        self._texts += _list_texts(delta.get("content"))
        _add_other_fields(self._others, delta, _DELTA_FIELDS)
        items = delta.get("tool_calls")
        for item in items if isinstance(items, list) else list_single_call(delta):
            if isinstance(item, dict):
                self._add_item(item)
        legacy = delta.get("function_call")
        if isinstance(legacy, dict) and (self._legacy is not None or legacy.get("name")):
            self._legacy = self._legacy or _Call(None)
            self._legacy.add_name(_get_text(legacy, "name"))
            self._legacy.arguments.add(legacy.get("arguments"))

    def _add_item(self, item: Mapping[str, Any]) -> None:
        kind = "custom" if isinstance(item.get("custom"), dict) else "function"
        inner = item.get(kind)
        inner = inner if isinstance(inner, dict) else {}
        arguments = inner.get("input" if kind == "custom" else "arguments")
        name, call_id = _get_text(inner, "name"), _get_text(item, "id")
        index = item.get("index", inner.get("index"))
        call = self._find_open_call(index, call_id, name, arguments)
        if call is None:
            call = _Call(index)
            self._calls.append(call)
        call.kind = "custom" if kind == "custom" else call.kind
        call.call_id = call.call_id or call_id or None
        if name:
            call.add_name(name)
        call.arguments.add(arguments)
        _add_other_fields(call.others, item, _CALL_FIELDS)

    def _find_open_call(self, index: Any, call_id: str, name: str, arguments: Any) -> _Call | None:
        """Return the call that the item continues; None where it begins another one."""
        same = [call for call in self._calls if index is None or call.index == index]
        if call_id:
            known = next((call for call in reversed(same) if call.call_id == call_id), None)
            if known is not None:
                return known
        last = same[-1] if same else None
        if last is None or (call_id and last.call_id):
            return None
        if name and last.arguments.is_complete():
            return last if index is not None and last.is_repeated_by(name, arguments) else None
        return last

    def build(self, index: int) -> dict[str, Any]:
        message: dict[str, Any] = {**self._others, "role": "assistant", "content": "".join(self._texts)}
        if self._calls:
            message["tool_calls"] = [call.build() for call in self._calls]
        if self._legacy is not None:
            message["function_call"] = self._legacy.build()["function"]
        finish = "incomplete" if self._finish is None else self._finish
        return {"index": index, "message": message, "finish_reason": finish}


_DELTA_FIELDS = frozenset({"role", "content", "tool_calls", "function_call"})
_CALL_FIELDS = frozenset({"index", "id", "type", "function", "custom"})


def _add_other_fields(whole: dict[str, Any], piece: Mapping[str, Any], known: frozenset[str]) -> None:
    """Add fields that have no meaning here and must be sent back, such as reasoning and signatures: texts are joined."""
    for name, value in piece.items():
        if name in known or value is None:
            continue
        before = whole.get(name)
        if isinstance(before, str) and isinstance(value, str):
            whole[name] = before + value
        elif isinstance(before, list) and isinstance(value, list):
            whole[name] = [*before, *value]
        else:
            whole[name] = value


def _get_text(fields: Mapping[str, Any], name: str) -> str:
    value = fields.get(name)
    return value if isinstance(value, str) else ""


def _list_texts(content: Any) -> list[str]:
    """Return the texts of a delta's content: a text, or Mistral's list of parts, without the thinking."""
    if isinstance(content, str):
        return [content]
    parts = content if isinstance(content, list) else ()
    return [part["text"] for part in parts if isinstance(part, dict) and isinstance(part.get("text"), str)]
