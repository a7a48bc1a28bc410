"""Events of the Responses API: items that are added, filled by deltas, and repeated whole when they are done."""

from collections.abc import Mapping
from typing import Any

from callwright.core.reader.provider_streams.argument_pieces import ArgumentPieces

_ENDS = frozenset({"response.completed", "response.incomplete", "response.failed"})
_FIELD_BY_EVENT = {
    "response.function_call_arguments": "arguments",
    "response.custom_tool_call_input": "input",
    "response.output_text": "text",
}
"""Beginning of the events' type → field of the item that ``.delta`` fills and ``.done`` replaces."""


class ResponseItems:
    """Joins events into one response object."""

    def __init__(self) -> None:
        self._items: dict[Any, dict[str, Any]] = {}
        self._texts: dict[Any, tuple[str, ArgumentPieces]] = {}
        self._place_of_id: dict[str, Any] = {}
        self._response: dict[str, Any] = {"status": "incomplete"}

    def add(self, event: Mapping[str, Any]) -> None:
        """Add the next event; those of built-in tools, annotations and reasoning hold nothing for us."""
        kind = event["type"]
        if kind in _ENDS:
            response = event.get("response")
            status = kind.removeprefix("response.")
            self._response = {"status": status, **(response if isinstance(response, dict) else {})}
        elif kind in {"response.output_item.added", "response.output_item.done"}:
            self._put_item(event)
        else:
            self._add_text(kind, event)

    def _put_item(self, event: Mapping[str, Any]) -> None:
        item = event.get("item")
        if not isinstance(item, dict):
            return
        place = self._find_place(event, item.get("id"))
        self._items[place] = item
        if event["type"].endswith(".done"):
            self._texts.pop(place, None)

    def _add_text(self, kind: str, event: Mapping[str, Any]) -> None:
        stem, _, end = kind.rpartition(".")
        field = _FIELD_BY_EVENT.get(stem)
        if field is None:
            return
        place = self._find_place(event, event.get("item_id"))
        _, pieces = self._texts.setdefault(place, (field, ArgumentPieces()))
        if end == "delta":
            pieces.add(event.get("delta"))
        else:
            pieces.replace(event.get(field))
        if isinstance(event.get("name"), str) and place not in self._items:
            self._items[place] = {"type": "function_call", "name": event["name"]}

    def _find_place(self, event: Mapping[str, Any], item_id: Any) -> Any:
        """Return the key of an item: its index in the output; its id where a server sends no index."""
        index = event.get("output_index")
        if isinstance(item_id, str):
            return self._place_of_id.setdefault(item_id, item_id if index is None else index)
        return index

    def build(self) -> dict[str, Any]:
        """Return the response; the items of the stream where the final event repeats fewer of them."""
        items = [self._fill_item(place, item) for place, item in self._items.items()]
        final = self._response.get("output")
        output = final if isinstance(final, list) and len(final) >= len(items) else items
        return {"object": "response", "status": self._response.get("status"), "output": output}

    def _fill_item(self, place: Any, item: dict[str, Any]) -> dict[str, Any]:
        """Return the item with the text that has come for it since it was added."""
        field, pieces = self._texts.get(place, ("", None))
        if pieces is None:
            return item
        text = pieces.build()
        if field == "text":
            return {**item, "content": [{"type": "output_text", "text": text}]}
        return {**item, field: text}
