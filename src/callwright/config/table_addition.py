"""What ``callwright import`` adds to a configuration: new tables behind what is there, never a change of a word of it. Pure."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from callwright.config.config_model import Config, OpenAPI, Server
from callwright.config.toml_writer import list_non_default_fields, render_table

ConfigPart = Literal["servers", "openapi"]


class WantedTable(Struct, frozen=True):
    """One table that is asked for, and in words where it came from."""

    part: ConfigPart
    name: str
    said: Server | OpenAPI
    comments: tuple[str, ...] = ()


class TableAddition(Struct, frozen=True):
    """What is to be added.

    Attributes:
        tables: The text of the new tables; "" when there is nothing new.
        added: Their dotted names.
        same: Those that are there already, word for word.
        other: Those whose name is taken by something else; they are not added.
    """

    tables: str
    added: tuple[str, ...]
    same: tuple[str, ...]
    other: tuple[str, ...]


def plan_addition(text: str, wanted: Sequence[WantedTable]) -> TableAddition:
    """What has to be added to a configuration's text for these tables to be in it."""
    known = msgspec.convert(tomllib.loads(text), Config)
    parts: list[str] = []
    found: dict[str, list[str]] = {"added": [], "same": [], "other": []}
    for one in wanted:
        there: Mapping[str, Any] = getattr(known, one.part)
        kind = "added" if one.name not in there else "same" if there[one.name] == one.said else "other"
        found[kind].append(f"{one.part}.{one.name}")
        if kind == "added":
            parts.append(render_table((one.part, one.name), list_non_default_fields(one.said), one.comments))
    return TableAddition("\n".join(parts), *(tuple(found[kind]) for kind in ("added", "same", "other")))


def append_tables(text: str, tables: str) -> str:
    """The configuration's text with the tables behind it."""
    if not tables:
        return text
    head = text if not text or text.endswith("\n") else text + "\n"
    return f"{head}\n{tables}" if head.strip() else head + tables
