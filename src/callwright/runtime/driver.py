"""Tells a story to its end: the sync and the async driver, from one text.

A story never sees an exception: what goes wrong in the world is an answer. What goes wrong in a driver or in the story is
a bug and travels up as it is. A cancellation is remembered by the hands and answered, the story goes on to its settle,
and only then does whoever called raise it again: the ledger is true, and the tape kept, whenever the caller lets go.
"""

from collections.abc import Awaitable
from typing import Any, Protocol, TypeVar

from callwright.core.telling import Flow
from callwright.domain.effects import Answer, Effect

T = TypeVar("T")
Recorded = list[tuple[Effect[Any], Answer]]
"""The tape while it is being recorded."""


class Hands(Protocol):
    """What performs the effects of one call."""

    def answer(self, effect: Effect[Any]) -> Answer:
        """Perform it, blocking."""
        ...

    def begin(self, effect: Effect[Any]) -> Answer | Awaitable[Answer]:
        """Perform it at once or later; what is awaited answers a cancellation instead of raising it."""
        ...

    def interrupted(self, effect: Effect[Any], signal: BaseException) -> Answer:
        """A signal came while ``effect`` was performed, blocking: keep it, and say what is known about the effect."""
        ...


def drive(story: Flow[T], hands: Hands, tape: Recorded) -> T:
    """Tell the story, blocking. A signal that comes in between is kept by the hands until the story is told."""
    try:
        effect = next(story)
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]
    while True:
        try:
            answer = hands.answer(effect)
        except (KeyboardInterrupt, SystemExit) as signal:
            answer = hands.interrupted(effect, signal)
        tape.append((effect, answer))
        try:
            effect = story.send(answer)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]


async def adrive(story: Flow[T], hands: Hands, tape: Recorded) -> T:
    """Tell the story on the running loop. A cancellation is kept by the hands until the story is told."""
    begin, send, record = hands.begin, story.send, tape.append
    effect = next(story)
    while True:
        answer = begin(effect)
        if not isinstance(answer, Answer):
            answer = await answer
        record((effect, answer))
        try:
            effect = send(answer)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
