"""Versions of a contract that were registered before: what counts as a change, and which version a changed one gets. Pure.

Only what is promised counts: descriptions, titles, examples and comments of schemas, and the texts of declared errors are
words, which may change under the same version.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from callwright.domain.contract import Contract

_WORDS: Final = frozenset({"description", "title", "examples", "example", "$comment"})
_NAMED: Final = frozenset({"properties", "patternProperties", "$defs", "definitions", "dependentSchemas"})
"""Their keys are names that the author chose: a property may well be called "description"."""

_TEXTS: Final = frozenset({"message", "user_en", "user_zh", "suggestion"})
_DATA: Final = frozenset({"const", "enum", "default", "required", "dependentRequired"})


def terms_of(contract: Contract) -> dict[str, Any]:
    """What a contract promises, field by field, without words for readers and without its version."""
    document: dict[str, Any] = msgspec.to_builtins(contract)
    del document["version"], document["description"]
    for name in ("input_schema", "output_schema"):
        document[name] = _without_words(document[name])
    document["errors"] = sorted(
        ({key: said for key, said in one.items() if key not in _TEXTS} for one in document["errors"]),
        key=lambda one: str(one["code"]),
    )
    return document


def _without_words(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_without_words(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    kept: dict[str, Any] = {}
    for keyword, said in schema.items():
        if keyword in _NAMED and isinstance(said, dict):
            kept[keyword] = {name: _without_words(one) for name, one in said.items()}
        elif keyword not in _WORDS:
            kept[keyword] = said if keyword in _DATA else _without_words(said)
    return kept


def changed_fields(contract: Contract, known: Contract) -> tuple[str, ...]:
    """Names of the contract fields in which the two promise something else, sorted; empty when they promise the same."""
    one, other = terms_of(contract), terms_of(known)
    return tuple(name for name in sorted(one) if one[name] != other[name])


def conflict(contract: Contract, kept: Iterable[Contract]) -> tuple[str, ...]:
    """The fields that changed under a version that is known already; empty when the version is free or promises the same."""
    same = [one for one in kept if one.version == contract.version]
    changes = [changed_fields(contract, one) for one in same]
    return () if () in changes or not changes else changes[-1]


def revised(contract: Contract, kept: Iterable[Contract]) -> str:
    """The version of a contract for which nobody wrote one.

    The one under which the same promises were kept before, else its own, else the next minor version of the same major.
    """
    major = _numbers(contract.version)[0]
    known = [one for one in kept if _numbers(one.version)[0] == major]
    same = [one.version for one in known if not changed_fields(contract, one)]
    if same:
        return max(same, key=_numbers)
    if all(one.version != contract.version for one in known):
        return contract.version
    minor = max(_numbers(one.version)[1] for one in known)
    return f"{major}.{minor + 1}.0"


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))
