"""A sign of failure, as the recognisers hand it on. ``text`` is the upstream's own: never part of a message."""

from typing import Any, NamedTuple

from msgspec import Struct


class RecogniserMatch(NamedTuple):
    """What one recogniser saw. ``share`` (0..1) lowers its confidence where the case is not the plain one."""

    text: str = ""
    code: Any = None
    status: int | None = None
    share: float = 1.0


class FailureSign(Struct, frozen=True):
    """The surest sign: which recogniser fired, how sure it is (0..1), and what it saw."""

    name: str
    confidence: float
    text: str = ""
    code: Any = None
    status: int | None = None
