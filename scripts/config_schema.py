"""The JSON Schema of ``callwright.toml``, made from the Structs and the words of their docstrings."""

import re
from inspect import cleandoc, getdoc
from typing import Any

import msgspec

from callwright.config import config_model, shared_tables, toolkits
from callwright.core.policy.authorization import Rule

_FIELD = re.compile(r"^    (\w+): (.*?)(?=\n    \w+: |\n*\Z)", re.MULTILINE | re.DOTALL)
_RULE = {
    "effect": "What the rule says; deny wins over approve, approve over allow.",
    "tools": "Names of tools; `*` is any run of characters.",
    "principals": "Who asks, by id or as `role:NAME`.",
    "tenants": "Whose data they work on.",
    "name": "What the rule is called in tapes.",
    "user_confirms": "Of an approve rule: the user in front of the caller's client may approve, in a form of that client.",
    "expires_s": "Of an approve rule: seconds until an approval that it asks for expires; a day where it is not said.",
    "allow_absent": "The tools it names need not exist (yet).",
    "resources": "URIs of servers' resources, with or without the server's prefix; a rule that has them covers only these.",
    "prompts": "Full names of servers' prompts; a rule that has them covers only these.",
    "approvers": "Of an approve rule: principals (by id or as `role:NAME`) that may approve, at every interface; who asked never may.",
}


def config_schema() -> dict[str, Any]:
    """Make the schema: closed tables, every key with its words and its default."""
    (_,), components = msgspec.json.schema_components([config_model.Config], ref_template="#/$defs/{name}")
    parts = {name: _described(name, part) for name, part in sorted(components.items())}
    top = parts.pop("Config")
    head = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:callwright:schema:config-1",
        "title": "callwright.toml",
    }
    return head | {name: value for name, value in top.items() if name != "title"} | {"$defs": parts}


def _described(name: str, part: dict[str, Any]) -> dict[str, Any]:
    kind = Rule if name == "Rule" else _struct(name)
    doc = getdoc(kind) or ""
    words = _RULE if name == "Rule" else _all_words(kind)
    properties = {
        field: _closed(value) | {"description": words[field]} for field, value in part["properties"].items()
    }
    return part | {
        "description": doc.partition("\n\n")[0],
        "properties": properties,
        "additionalProperties": False,
    }


def _struct(name: str) -> type:
    """The Struct of this name, in whichever module of the configuration it is defined."""
    module = next(one for one in (config_model, toolkits, shared_tables) if hasattr(one, name))
    kind: type = getattr(module, name)
    return kind


def _all_words(kind: type) -> dict[str, str]:
    """The words of a table's own keys, and of those that it has from another."""
    return {name: said for one in reversed(kind.__mro__) for name, said in _words(one.__doc__ or "").items()}


def _words(doc: str) -> dict[str, str]:
    listed = cleandoc(doc).partition("Attributes:\n")[2]
    return {found[1]: " ".join(found[2].split()) for found in _FIELD.finditer(listed)}


def _closed(value: dict[str, Any]) -> dict[str, Any]:
    """The alternatives in one order, whichever release of msgspec lists them."""
    if "anyOf" not in value:
        return value
    return value | {"anyOf": sorted(value["anyOf"], key=str)}
