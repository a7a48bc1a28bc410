"""What a tool is about, in words: worked out once for a contract, when it is first needed. Pure.

Used to find where values come from, to rank tools by what a person asked for, and to weigh a call. Words are stems (see
``ground/words.py``); those of the name count for more than those of the description.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from callwright.core import fields
from callwright.core.words import COMMON, content, identifier, stem
from callwright.domain.contract import CompiledContract


class Parameter:
    """One argument of a tool: its schema, its own words and the text that describes it."""

    def __init__(self, name: str, schema: Any, document: dict[str, Any], *, required: bool) -> None:
        self.name = name
        self.required = required
        self._schema = schema
        self._document = document

    @cached_property
    def stems(self) -> frozenset[str]:
        """Of its name and its description."""
        return frozenset(map(stem, identifier(self.name))) | frozenset(content(self.described))

    @cached_property
    def described(self) -> str:
        """Its description."""
        return _description(self._schema)

    def at(self, path: Sequence[str | int]) -> list[dict[str, Any]]:
        """What the schema says about the value at a path below this argument, every form of it."""
        forms = list(fields.forms(self._schema, self._document, choices=True))
        for step in path:
            below = [sub for form in forms for sub in _below(form, step)]
            forms = [one for sub in below for one in fields.forms(sub, self._document, choices=True)]
        return forms


def _below(form: dict[str, Any], step: str | int) -> list[Any]:
    if isinstance(step, int):
        items = form.get("items")
        return [items] if isinstance(items, dict) else []
    named = form.get("properties")
    if isinstance(named, dict) and step in named:
        return [named[step]]
    return [form["additionalProperties"]] if isinstance(form.get("additionalProperties"), dict) else []


def _description(schema: Any) -> str:
    said = schema.get("description", "") if isinstance(schema, dict) else ""
    return said if isinstance(said, str) else ""


class About:
    """The words of one tool."""

    def __init__(self, tool: CompiledContract) -> None:
        document = tool.contract.input_schema
        needed = frozenset(fields.required(document))
        self.closed = fields.closed(document)
        self.parameters = {
            name: Parameter(name, schema, document, required=name in needed)
            for name, schema in fields.fields(document).items()
        }
        self.name = tuple(one for one in map(stem, identifier(tool.contract.name)) if one not in COMMON)
        self.description = tuple(content(tool.contract.description))

    @cached_property
    def parameter_stems(self) -> frozenset[str]:
        """The words of all its arguments that say something."""
        return frozenset(one for parameter in self.parameters.values() for one in parameter.stems) - COMMON


def about(tool: CompiledContract) -> About:
    """The words of a tool, worked out once for its contract."""
    if tool.about is None:
        tool.about = About(tool)
    known: About = tool.about
    return known
