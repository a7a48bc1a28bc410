"""Effect classes that are written into a configuration's text: one line for each tool, every other byte stays. Pure."""

import tomllib
from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

from callwright.config.toml_lines import TomlLines
from callwright.config.toml_writer import render_key, render_table
from callwright.domain.contract import EffectClass

ConfigPart = Literal["servers", "openapi"]
_BOM: Final = "\ufeff"


class ToolTable(NamedTuple):
    """The table of one tool in the file: ``[part.entry.tools.tool]``."""

    part: ConfigPart
    entry: str
    tool: str

    @property
    def path(self) -> tuple[str, ...]:
        """Its keys, from the outermost."""
        return (self.part, self.entry, "tools", self.tool)

    @property
    def header(self) -> str:
        """Its header as TOML."""
        return "[" + ".".join(map(render_key, self.path)) + "]"


class InlineTableError(Exception):
    """The file is written in a way to which no line can be added (an inline table); ``render_table`` has to be written by hand."""

    def __init__(self, table: ToolTable, line: int) -> None:
        super().__init__(table.header)
        self.table = table
        self.line = line


def add_effects(text: str, effects: Mapping[ToolTable, EffectClass]) -> str:
    """The text with the effect class of each of these tools, none of which says one yet.

    A table with its own header gets one line below the header; a tool without a table gets one at the end of the file.

    Raises:
        NotWritable: a tool or its server is written as an inline table.
    """
    mark = _BOM if text.startswith(_BOM) else ""
    body = text.removeprefix(_BOM)
    for one, effect in effects.items():
        expected = _set_effect(tomllib.loads(body), one, effect)
        lines = TomlLines(body)
        body = _add_effect_line(body, one, effect, lines)
        try:
            same = tomllib.loads(body) == expected
        except tomllib.TOMLDecodeError:
            same = False
        if not same:
            raise InlineTableError(one, lines.find_line(one.path))
    return mark + body


def _add_effect_line(text: str, one: ToolTable, effect: EffectClass, lines: TomlLines) -> str:
    ending = "\r\n" if "\r\n" in text else "\n"
    header = lines.find_header_line(one.path)
    if header:
        parts = text.splitlines(keepends=True)
        line = parts[header - 1]
        parts[header - 1] = (line if line.endswith(("\n", "\r")) else line + ending) + (
            f'effect = "{effect}"{ending}'
        )
        return "".join(parts)
    new = render_table(one.path, {"effect": effect}).replace("\n", ending)
    head = text if not text or text.endswith("\n") else text + ending
    return head + (ending if head.strip() else "") + new


def _set_effect(data: dict[str, Any], one: ToolTable, effect: EffectClass) -> dict[str, Any]:
    """Set the effect class in the parsed configuration; return the configuration."""
    place = data
    for step in one.path:
        place = place.setdefault(step, {})
    place["effect"] = effect
    return data
