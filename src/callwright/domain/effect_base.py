"""What every effect and every answer is made of. See ``domain/effects.py``."""

from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

A = TypeVar("A")


class Effect(Struct, Generic[A], frozen=True, tag=True, gc=False, omit_defaults=True):
    """A question of the story; ``A`` is the union of its answers: ``answer = claim.given((yield claim))``."""

    def cast_answer(self, answer: Any) -> A:
        """The answer that was sent, with the type that the question says: a forgotten answer is a type error."""
        typed: A = answer
        return typed


class Answer(Struct, frozen=True, tag=True, gc=False, omit_defaults=True):
    """An answer of the runtime."""


class StoreFailed(Answer, frozen=True):
    """The store could not do it, and has not done it in part. ``reason`` is one of our own words."""

    reason: Literal["locked", "full", "read_only", "corrupt", "gone"]


class Cancelled(Answer, frozen=True):
    """The caller cancelled before this effect was begun."""
