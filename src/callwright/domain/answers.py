"""What a tool of ours may return to say more than its data: an object, so that no JSON can forge it."""

from typing import Any

from msgspec import Struct

from callwright.domain.effects import Declared


class Answered(Struct, frozen=True):
    """A tool's answer with what it declares about it. Made by ``ok``, ``fail``, ``empty``, ``partial`` and kin."""

    value: Any
    declared: Declared
    operation: str | None = None
