"""Calls in the forms in which programs have them: as dicts, and as the objects of the providers.

Each form is one tool, its arguments, how a call of it is written, and how a floor takes name and arguments out of it.
"""

import json
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import orjson
from pydantic import Field
from typing_extensions import TypedDict

from bench import order
from bench.floor_call import Floor, Tool, read_text
from bench.ours import Placed, application, checked

Arguments = dict[str, Any]
GEMINI_CALL = "functionCall"
"""The field of a Gemini part that holds a call."""


class Ratio(TypedDict):
    """What was noted of a sensor."""

    sensor: str
    ratio: float


class Members(TypedDict):
    """What was noted of two lists."""

    ids: list[int]
    first_tag: str


class Note(TypedDict):
    """What was noted of a text."""

    title: str
    chars: int


# What a tool answers differs with its arguments: an answer that repeats would be judged once for all calls.


async def place_order(
    user_id: str, sku: str, amount: Annotated[int, Field(ge=1, le=100)], currency: str
) -> Placed:
    """Place an order."""
    return {"order_id": order.order_id(user_id, sku, amount, currency)}


async def note_ratio(sensor: str, ratio: float) -> Ratio:
    """Note a ratio."""
    return {"sensor": sensor, "ratio": ratio}


async def note_members(ids: list[int], tags: list[str]) -> Members:
    """Note the members of two lists."""
    return {"ids": ids, "first_tag": tags[0]}


async def note_text(title: str, body: str) -> Note:
    """Note a text."""
    return {"title": title, "chars": len(body)}


def _schema(**properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


_TEXT, _INT = {"type": "string"}, {"type": "integer"}
_ORDER = _schema(
    user_id=_TEXT, sku=_TEXT, amount={"type": "integer", "minimum": 1, "maximum": 100}, currency=_TEXT
)
_RATIO = _schema(sensor=_TEXT, ratio={"type": "number"})
_MEMBERS = _schema(ids={"type": "array", "items": _INT}, tags={"type": "array", "items": _TEXT})
_NOTE = _schema(title=_TEXT, body=_TEXT)
_OUTPUTS = {
    place_order: order.OUTPUT_SCHEMA,
    note_ratio: _RATIO,
    note_members: _schema(ids={"type": "array", "items": _INT}, first_tag=_TEXT),
    note_text: _schema(title=_TEXT, chars=_INT),
}


def _ratio(index: int) -> Arguments:
    return {"sensor": f"sensor-{index:05d}", "ratio": index + 0.25}


def _members(index: int) -> Arguments:
    return {"ids": [index, index + 1, index + 2, index + 3], "tags": [f"tag-{index}", "red", "blue"]}


def _note(index: int) -> Arguments:
    return {
        "title": f"第{index}号会议纪要",
        "body": f"今天下午三点在二楼会议室讨论第{index}个项目的进度，请准时参加。",
    }


def _as_text(tool: str, arguments: Arguments, _: int) -> bytes:
    return json.dumps({"name": tool, "arguments": arguments}, ensure_ascii=False).encode()


def _as_dict(tool: str, arguments: Arguments, _: int) -> Any:
    return {"name": tool, "arguments": arguments}


def _as_openai(tool: str, arguments: Arguments, index: int) -> Any:
    function = {"name": tool, "arguments": json.dumps(arguments)}
    return {"id": f"call_{index:024d}", "type": "function", "function": function}


def _as_anthropic(tool: str, arguments: Arguments, index: int) -> Any:
    return {"type": "tool_use", "id": f"toolu_{index:024d}", "name": tool, "input": arguments}


def _as_gemini(tool: str, arguments: Arguments, _: int) -> Any:
    return {GEMINI_CALL: {"name": tool, "args": arguments}}


def _read_dict(raw: Any) -> tuple[str, Arguments]:
    return raw["name"], raw["arguments"]


def _read_openai(raw: Any) -> tuple[str, Arguments]:
    return raw["function"]["name"], orjson.loads(raw["function"]["arguments"])


def _read_anthropic(raw: Any) -> tuple[str, Arguments]:
    return raw["name"], raw["input"]


def _read_gemini(raw: Any) -> tuple[str, Arguments]:
    return raw[GEMINI_CALL]["name"], raw[GEMINI_CALL]["args"]


class Form(NamedTuple):
    """One row: what it says, the tool and its input schema, its arguments, and how a call is written and read."""

    said: str
    tool: Tool
    schema: dict[str, Any]
    arguments: Callable[[int], Arguments]
    write: Callable[[str, Arguments, int], Any]
    read: Callable[[Any], tuple[str, Arguments]]

    def calls(self) -> list[Any]:
        """``order.VARIETY`` calls, made beforehand."""
        return [
            self.write(self.tool.__name__, self.arguments(index), index) for index in range(order.VARIETY)
        ]

    def floor(self) -> Floor:
        """The same by hand."""
        return Floor(self.tool, (self.schema, _OUTPUTS[self.tool]), self.read)


FORMS = (
    Form("JSON text", place_order, _ORDER, order.arguments, _as_text, read_text),
    Form("JSON text, Chinese", note_text, _NOTE, _note, _as_text, read_text),
    Form("a dict with an int", place_order, _ORDER, order.arguments, _as_dict, _read_dict),
    Form("a dict with a float", note_ratio, _RATIO, _ratio, _as_dict, _read_dict),
    Form("a dict with lists", note_members, _MEMBERS, _members, _as_dict, _read_dict),
    Form("a dict, Chinese", note_text, _NOTE, _note, _as_dict, _read_dict),
    Form("an OpenAI call", place_order, _ORDER, order.arguments, _as_openai, _read_openai),
    Form("an Anthropic call", place_order, _ORDER, order.arguments, _as_anthropic, _read_anthropic),
    Form("a Gemini call", place_order, _ORDER, order.arguments, _as_gemini, _read_gemini),
)


class OurForms:
    """An application with the tools of the forms, as reads."""

    def __init__(self) -> None:
        self._app = application()
        for tool in dict.fromkeys(form.tool for form in FORMS):
            self._app.tool(effect="read")(tool)

    async def call(self, raw: Any) -> bytes:
        """One governed call."""
        return checked(await self._app.acall(raw))

    def close(self) -> None:
        """Let go of the ledger."""
        self._app.close()
