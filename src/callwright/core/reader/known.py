"""What the parts of the reader tell one another: a call that was found, and what is known of the tools on offer."""

import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from callwright.core import fields
from callwright.core.reader.notes import Note
from callwright.core.reader.reading import Offer
from callwright.domain.contract import CompiledContract

NAME = r"[^\W\d](?>(?:\w|\\_|[.\-/:](?:[^\W\d]|\\_))*)"
"""A tool's name as a pattern: words, joined by dots and hyphens, with or without Markdown's backslashes."""


class Call(Struct):
    """One call that was found, with the notes of its own reading; their places are those in its arguments."""

    name: str
    arguments: dict[str, Any]
    notes: list[Note]
    model_call_id: Any = None
    dialect: str = "call_syntax"


def unescaped(name: str) -> str:
    """A name without the backslashes that Markdown puts before underscores."""
    return name.replace("\\", "")


class Known:
    """The tools on offer, as far as reading needs them. Without an offer nothing is known."""

    def __init__(self, offer: Offer | None) -> None:
        self.offer = offer
        self._names = frozenset(offer.names()) if offer else frozenset()

    def offered(self, name: str) -> bool:
        """Whether a tool of exactly this name is on offer."""
        return name in self._names

    def parameters(self, name: str) -> Sequence[str]:
        """The parameters of a tool, in the order of its schema; none when it is not known."""
        tool = self._tool(name)
        return tool.parameters if tool else ()

    def types(self, name: str, parameter: str) -> set[str]:
        """The types that the schema names for a parameter; empty when nothing is known of it."""
        tool = self._tool(name)
        schema = tool.contract.input_schema if tool else {}
        field = fields.fields(schema).get(parameter) if tool else None
        return set() if field is None else fields.types(field, schema)

    def _tool(self, name: str) -> CompiledContract | None:
        return self.offer.get(name) if self.offer and name in self._names else None


_NAMED = re.compile(rf"\{{[^\n]*?[\"']name[\"']\s*+:\s*+[\"']({NAME})[\"']")
_FAR = 500


def names_tool(text: str, pos: int, known: Known) -> bool:
    """Whether an object begins here that names a tool on offer, soon and in one line."""
    named = _NAMED.match(text, pos, pos + _FAR) if text.startswith("{", pos) else None
    return named is not None and known.offered(unescaped(named[1]))
