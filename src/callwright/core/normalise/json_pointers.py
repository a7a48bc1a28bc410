"""Read declared locations of a result: RFC 6901 pointers, and the sources there."""

from typing import Any, Final

from callwright.domain.contract import Contract
from callwright.domain.result import Source

MAX_SOURCES: Final = 100
"""Sources named for one result; more would drown the envelope."""


class Absent:
    """No value exists at that location; None would be a value."""


ABSENT: Final = Absent()


def resolve_pointer(value: Any, pointer: str | None) -> Any:
    """Return the value at a JSON Pointer, ``ABSENT`` where there is none (or no pointer is declared)."""
    if pointer is None:
        return ABSENT
    for step in pointer.split("/")[1:]:
        value = _resolve_step(value, step.replace("~1", "/").replace("~0", "~"))
        if value is ABSENT:
            return ABSENT
    return value


def _resolve_step(value: Any, step: str) -> Any:
    if isinstance(value, dict):
        return value.get(step, ABSENT)
    if isinstance(value, list) and step.isascii() and step.isdigit() and int(step) < len(value):
        return value[int(step)]
    return ABSENT


def find_sources(value: Any, contract: Contract) -> list[Source]:
    """Return the sources found by the contract's rule.

    A rule without a pointer for an id declares the kind of source that the tool reads. A tool without such a declaration is never
    listed as the source of its answers.
    """
    rule = contract.source
    if rule.id_path is None:
        return [] if rule.type == "tool" else [Source(type=rule.type, id=contract.name)]
    items = resolve_pointer(value, rule.items)
    found = items if isinstance(items, list) else [items]
    named = (_build_source(item, contract) for item in found[:MAX_SOURCES])
    return [source for source in named if source is not None]


def _build_source(item: Any, contract: Contract) -> Source | None:
    rule = contract.source
    name = _read_word(resolve_pointer(item, rule.id_path))
    if name is None:
        return None
    return Source(
        type=rule.type,
        id=name,
        label=_read_word(resolve_pointer(item, rule.label_path)),
        url=_read_word(resolve_pointer(item, rule.url_path)),
    )


def _read_word(value: Any) -> str | None:
    if isinstance(value, str):
        return value or None
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else None
