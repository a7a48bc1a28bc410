"""The sign of failure reported by the recognisers. ``text`` is the upstream's own: never part of a message."""

from typing import Any, NamedTuple

from msgspec import Struct


class RecogniserMatch(NamedTuple):
    """The match of one recogniser. ``share`` (0..1) lowers its confidence in unclear cases."""

    text: str = ""
    code: Any = None
    status: int | None = None
    share: float = 1.0


class FailureSign(Struct, frozen=True):
    """The most certain sign: the recogniser, its confidence (0..1), and its match."""

    name: str
    confidence: float
    text: str = ""
    code: Any = None
    status: int | None = None
