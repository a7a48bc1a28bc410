"""Types shared by the parts of the reader: a parsed call, and the tools on offer."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from callwright.core.json_schema import schema_fields
from callwright.core.reader.dialect_registry import DialectGrammar
from callwright.core.reader.reading_notes import Note
from callwright.core.reader.reading_outcome import ToolOffer
from callwright.core.reader.spelled_values import ALL_TYPES, name_types
from callwright.core.text.lazy_property import lazy_property
from callwright.domain.contract import CompiledContract

TOOL_NAME_PATTERN = r"[^\W\d](?>(?:\w|\\_|[.\-/:](?:[^\W\d]|\\_))*)"
"""Pattern of a tool's name: words, joined by dots and hyphens, with or without Markdown's backslashes."""


class RawCall(Struct):
    """One parsed call with the notes of its reading; their paths are relative to its arguments."""

    name: str
    arguments: dict[str, Any]
    notes: list[Note]
    model_call_id: Any = None
    dialect: str = "call_syntax"


def unescape_name(name: str) -> str:
    """Remove the backslashes that Markdown puts before underscores."""
    return name.replace("\\", "")


class ParameterSchemas:
    """The parameters of one tool, as far as reading values in tags needs them. Of an unknown tool nothing is known."""

    __slots__ = ("_fields", "_tool", "document", "is_known")

    def __init__(self, tool: CompiledContract | None) -> None:
        self._tool = tool
        self.is_known = tool is not None
        self.document: dict[str, Any] = tool.contract.input_schema if tool else {}
        self._fields = schema_fields.collect_fields(self.document) if tool else {}

    def is_declared(self, name: str) -> bool:
        """Return whether the tool has a parameter of this name."""
        return name in self._fields

    def get_schema(self, name: str) -> Any:
        """Return the schema of a parameter; None when unknown."""
        return self._fields.get(name)

    def get_types(self, name: str) -> set[str]:
        """Return the types that the schema lists for a parameter; empty when unknown."""
        field = self._fields.get(name)
        return set() if field is None else schema_fields.collect_types(field, self.document)

    def get_untyped_types(self, name: str) -> set[str]:
        """Return the types that a declared parameter without a listed type accepts: those of its members, else every type."""
        field = self._fields.get(name)
        if field is None:
            return set()
        members = schema_fields.list_enum_members(field, self.document)
        return set(ALL_TYPES) if members is None else set().union(*map(name_types, members))

    def is_text_possible(self, name: str, text: str, value: Any) -> bool:
        """Return whether the schema leaves it open that this text is meant, and not the value that it spells.

        A number that a field for texts rejects may still be a text in another notation, such as a date; only members settle that.
        """
        if self._is_accepted(name, text) or not self._is_accepted(name, value):
            return True
        is_constant = value is None or isinstance(value, bool)
        return not is_constant and schema_fields.list_enum_members(self._fields[name], self.document) is None

    def _is_accepted(self, name: str, value: Any) -> bool:
        return self._tool is None or not any(
            finding.at[:1] == (name,) and finding.keyword != "required"
            for finding in self._tool.check_input.findings({name: value})
        )


class OfferedTools:
    """The tools on offer, as far as reading needs them, and the dialect that is locked. Empty without an offer.

    ``learn`` finds the dialect that the model's earlier texts teach; it is asked only where that decides about a call.
    """

    def __init__(
        self,
        offer: ToolOffer | None,
        dialect: DialectGrammar | None = None,
        learn: Callable[[], DialectGrammar | None] | None = None,
    ) -> None:
        self.dialect = dialect
        self._learn = learn
        self.offer = offer
        self._names = frozenset(offer.names()) if offer else frozenset()

    @lazy_property
    def learnt_dialect(self) -> DialectGrammar | None:
        """The dialect that the model's earlier texts teach; None where they teach none, or nothing is known of them."""
        return None if self._learn is None else self._learn()

    def is_offered(self, name: str) -> bool:
        """Return whether a tool of exactly this name is on offer."""
        return name in self._names

    def is_read(self, name: str) -> bool:
        """Return whether it is a tool on offer that changes nothing."""
        tool = self._find_tool(name)
        return tool is not None and tool.contract.effect == "read"

    def get_parameters(self, name: str) -> Sequence[str]:
        """Return the parameters of a tool, in the order of its schema; empty for an unknown tool."""
        tool = self._find_tool(name)
        return tool.parameters if tool else ()

    def get_parameter_schemas(self, name: str) -> ParameterSchemas:
        """Return the known parameters of a tool."""
        return ParameterSchemas(self._find_tool(name))

    def get_parameter_types(self, name: str, parameter: str) -> set[str]:
        """Return the types that the schema lists for a parameter; empty when unknown."""
        tool = self._find_tool(name)
        schema = tool.contract.input_schema if tool else {}
        field = schema_fields.collect_fields(schema).get(parameter) if tool else None
        return set() if field is None else schema_fields.collect_types(field, schema)

    def _find_tool(self, name: str) -> CompiledContract | None:
        return self.offer.get(name) if self.offer and name in self._names else None


_NAMED_OBJECT = re.compile(rf"\{{[^\n]*?[\"']name[\"']\s*+:\s*+[\"']({TOOL_NAME_PATTERN})[\"']")
_MAX_NAME_DISTANCE = 500


def is_offered_tool_object(text: str, pos: int, offered: OfferedTools) -> bool:
    """Return whether an object begins here that soon, on the same line, names a tool on offer."""
    named = _NAMED_OBJECT.match(text, pos, pos + _MAX_NAME_DISTANCE) if text.startswith("{", pos) else None
    return named is not None and offered.is_offered(unescape_name(named[1]))
