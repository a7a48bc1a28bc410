"""Convert database values to JSON. Pure. Nothing is rounded: a value without an exact JSON number becomes a string."""

import base64
import math
from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from ipaddress import (
    IPv4Address,
    IPv4Interface,
    IPv4Network,
    IPv6Address,
    IPv6Interface,
    IPv6Network,
)
from typing import Any, Final
from uuid import UUID


class UnreadableValueError(Exception):
    """A value of the database has no JSON form. Cure: cast the column in the query. ``kind`` names its Python type."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"A value of type {kind} has no JSON form.")
        self.kind = kind


def to_json_value(value: Any) -> Any:
    """One value as plain JSON.

    Dates, times and timestamps are ISO 8601, durations too (``PT90S``); a decimal is its exact text; bytes are
    ``{"base64": text, "bytes": count}``; NaN and the infinities are their names.

    Raises:
        UnreadableValueError: the driver gave something else.
    """
    if value is None or isinstance(value, bool | str | int):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    for kinds, convert in _CONVERSIONS:
        if isinstance(value, kinds):
            return convert(value)
    raise UnreadableValueError(type(value).__name__)


def _encode_bytes(value: bytes | bytearray | memoryview) -> dict[str, Any]:
    body = bytes(value)
    return {"base64": base64.b64encode(body).decode("ascii"), "bytes": len(body)}


def _format_duration(value: timedelta) -> str:
    """ISO 8601 in whole and broken seconds: its days and months have no fixed length, seconds do."""
    microseconds = (value.days * 86_400 + value.seconds) * 1_000_000 + value.microseconds
    sign, (seconds, rest) = "-" if microseconds < 0 else "", divmod(abs(microseconds), 1_000_000)
    return f"{sign}PT{seconds}" + (f".{rest:06d}".rstrip("0") if rest else "") + "S"


def _convert_mapping(value: Mapping[Any, Any]) -> dict[str, Any]:
    return {str(name): to_json_value(part) for name, part in value.items()}


def _convert_list(value: Sequence[Any]) -> list[Any]:
    return [to_json_value(part) for part in value]


_CONVERSIONS: Final[tuple[tuple[Any, Callable[[Any], Any]], ...]] = (
    (Decimal, lambda value: format(value, "f") if value.is_finite() else str(value)),
    (datetime | date | time, lambda value: value.isoformat()),
    (timedelta, _format_duration),
    (bytes | bytearray | memoryview, _encode_bytes),
    (UUID, str),
    (IPv4Address | IPv4Interface | IPv4Network | IPv6Address | IPv6Interface | IPv6Network, str),
    (Mapping, _convert_mapping),
    (list | tuple | set | frozenset, _convert_list),
)


def name_columns(names: Sequence[str]) -> list[str]:
    """Names of the columns, each once: the second ``id`` of a join is ``id_2``."""
    given: list[str] = []
    for name in names:
        number, unique = 1, name
        while unique in given:
            number += 1
            unique = f"{name}_{number}"
        given.append(unique)
    return given
