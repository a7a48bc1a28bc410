"""Tells a story to its end: the sync and the async driver, from one text.

A story never sees an exception: what goes wrong in the world is an answer. What goes wrong in a driver or in the story is
a bug and travels up as it is. A cancellation is remembered by the hands and answered, the story goes on to its settle,
and only then is it raised again: the ledger is true whenever the caller lets go.
"""

import asyncio
from collections.abc import Awaitable
from typing import Any, Protocol, TypeVar

from callwright.core.telling import Flow
from callwright.domain.effects import Answer, Effect

T = TypeVar("T")
Recorded = list[tuple[Effect[Any], Answer]]
"""The tape while it is being recorded."""


class Hands(Protocol):
    """What performs the effects of one call."""

    @property
    def cancelled(self) -> bool:
        """The caller has let go during an effect; known by the hands themselves."""
        ...

    def answer(self, effect: Effect[Any]) -> Answer:
        """Perform it, blocking."""
        ...

    def begin(self, effect: Effect[Any]) -> Answer | Awaitable[Answer]:
        """Perform it at once or later; what is awaited answers a cancellation instead of raising it."""
        ...

    def interrupted(self, effect: Effect[Any]) -> Answer:
        """A signal came while ``effect`` was performed, blocking: say what is known about it."""
        ...


def drive(story: Flow[T], hands: Hands, tape: Recorded) -> T:
    """Tell the story, blocking."""
    signal: BaseException | None = None
    effect = next(story)
    while True:
        try:
            answer = hands.answer(effect)
        except (KeyboardInterrupt, SystemExit) as raised:
            signal = raised
            answer = hands.interrupted(effect)
        tape.append((effect, answer))
        try:
            effect = story.send(answer)
        except StopIteration as end:
            result: T = end.value
            return _end(result, signal)


async def adrive(story: Flow[T], hands: Hands, tape: Recorded) -> T:
    """Tell the story on the running loop."""
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
            result: T = end.value
            return _end(result, asyncio.CancelledError() if hands.cancelled else None)


def _end(result: T, signal: BaseException | None) -> T:
    if signal is not None:
        raise signal
    return result
