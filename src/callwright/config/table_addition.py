"""Plan what ``callwright import`` adds to a configuration: new tables at the end, no change of existing text. Pure."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from callwright.config.config_model import Config, OpenAPI, Server
from callwright.config.toml_writer import list_non_default_fields, render_table

ConfigPart = Literal["servers", "openapi"]


class WantedTable(Struct, frozen=True):
    """One table to add, and comments on its source."""

    part: ConfigPart
    name: str
    table: Server | OpenAPI
    comments: tuple[str, ...] = ()


class TableAddition(Struct, frozen=True):
    """The planned addition.

    Attributes:
        tables: The text of the new tables; "" if there is nothing new.
        added: Their dotted names.
        same: Tables that already exist with the same contents.
        other: Tables whose name is taken by something else; they are not added.
    """

    tables: str
    added: tuple[str, ...]
    same: tuple[str, ...]
    other: tuple[str, ...]


def plan_addition(text: str, wanted: Sequence[WantedTable]) -> TableAddition:
    """Plan the tables to add to a configuration's text."""
    known = msgspec.convert(tomllib.loads(text), Config)
    parts: list[str] = []
    found: dict[str, list[str]] = {"added": [], "same": [], "other": []}
    for one in wanted:
        existing: Mapping[str, Any] = getattr(known, one.part)
        kind = "added" if one.name not in existing else "same" if existing[one.name] == one.table else "other"
        found[kind].append(f"{one.part}.{one.name}")
        if kind == "added":
            parts.append(render_table((one.part, one.name), list_non_default_fields(one.table), one.comments))
    return TableAddition("\n".join(parts), *(tuple(found[kind]) for kind in ("added", "same", "other")))


def append_tables(text: str, tables: str) -> str:
    """Return the configuration's text with the tables appended."""
    if not tables:
        return text
    head = text if not text or text.endswith("\n") else text + "\n"
    return f"{head}\n{tables}" if head.strip() else head + tables
