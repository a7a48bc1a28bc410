"""Base classes of all effects and answers. See ``domain/effects.py``."""

from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from callwright.domain.doubts import DoubtReason

A = TypeVar("A")


class Effect(Struct, Generic[A], frozen=True, tag=True, gc=False, omit_defaults=True):
    """A request of the pipeline to the runtime; ``A`` is the union of its answers: ``answer = claim.cast_answer((yield claim))``."""

    def cast_answer(self, answer: Any) -> A:
        """Return the answer with the type declared by the effect: a forgotten answer is a type error."""
        typed: A = answer
        return typed


class Answer(Struct, frozen=True, tag=True, gc=False, omit_defaults=True):
    """An answer of the runtime."""


class StoreFailed(Answer, frozen=True):
    """The store failed, and nothing was done in part. ``reason`` is one word of a fixed set.

    ``doubtful``: the store works, but ``doubt`` (None where that is not known) lets it claim no ``once`` call. ``held_ms``: for so
    long it claims none, until it is known whether it lost what it had acknowledged; 0 where it holds nothing. ``closed``: the
    application was closed, and makes no further call.
    """

    reason: Literal["locked", "full", "read_only", "corrupt", "gone", "doubtful"]
    doubt: DoubtReason | None = None
    held_ms: int = 0
    closed: bool = False


class Cancelled(Answer, frozen=True):
    """The caller cancelled before this effect began."""
