"""Versions of a contract that were registered before: what counts as a change, and which version a changed one gets. Pure.

Only the promises of a contract are compared: descriptions, titles, examples and comments of schemas, and the texts of declared errors are
words, which may change under the same version.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from callwright.core.contracts.contract_versions import is_same_version, parse_version
from callwright.domain.contract import Contract

_TEXT_KEYWORDS: Final = frozenset({"description", "title", "examples", "example", "$comment"})
_NAME_MAP_KEYWORDS: Final = frozenset(
    {"properties", "patternProperties", "$defs", "definitions", "dependentSchemas"}
)
"""Their keys are names that the author chose: a property may well be called "description"."""

_ERROR_TEXT_FIELDS: Final = frozenset({"message", "user_en", "user_zh", "suggestion"})
_DATA_KEYWORDS: Final = frozenset({"const", "enum", "default", "required", "dependentRequired"})


def extract_terms(contract: Contract) -> dict[str, Any]:
    """Return the contract's promises, field by field, without texts for readers and without its version."""
    document: dict[str, Any] = msgspec.to_builtins(contract)
    del document["version"], document["description"]
    for name in ("input_schema", "output_schema"):
        document[name] = _strip_texts(document[name])
    document["errors"] = sorted(
        (
            {key: said for key, said in one.items() if key not in _ERROR_TEXT_FIELDS}
            for one in document["errors"]
        ),
        key=lambda one: str(one["code"]),
    )
    return document


def _strip_texts(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_strip_texts(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    stripped: dict[str, Any] = {}
    for keyword, said in schema.items():
        if keyword in _NAME_MAP_KEYWORDS and isinstance(said, dict):
            stripped[keyword] = {name: _strip_texts(one) for name, one in said.items()}
        elif keyword not in _TEXT_KEYWORDS:
            stripped[keyword] = said if keyword in _DATA_KEYWORDS else _strip_texts(said)
    return stripped


def find_changed_fields(contract: Contract, stored: Contract) -> tuple[str, ...]:
    """Return the names of the contract fields whose promises differ, sorted; empty when they are the same."""
    one, other = extract_terms(contract), extract_terms(stored)
    return tuple(name for name in sorted(one) if one[name] != other[name])


def find_version_conflict(contract: Contract, earlier: Iterable[Contract]) -> tuple[str, ...]:
    """Return the fields that changed under a known version; empty when the version is free or promises the same."""
    same = [one for one in earlier if is_same_version(one.version, contract.version)]
    changes = [find_changed_fields(contract, one) for one in same]
    return () if () in changes or not changes else changes[-1]


def choose_version(contract: Contract, earlier: Iterable[Contract]) -> str:
    """Return the version of a contract that declares none.

    The version under which the same promises were stored before, else its own, else the next minor version of the same major.
    """
    major = parse_version(contract.version)[0]
    same_major = [one for one in earlier if parse_version(one.version)[0] == major]
    same = [one.version for one in same_major if not find_changed_fields(contract, one)]
    if same:
        return max(same, key=parse_version)
    if all(one.version != contract.version for one in same_major):
        return contract.version
    minor = max(parse_version(one.version)[1] for one in same_major)
    return f"{major}.{minor + 1}.0"
