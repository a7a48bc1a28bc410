"""Tells a story to its end: the sync and the async driver, from one text.

A story never sees an exception: what goes wrong in the world is an answer. What goes wrong in a driver or in the story is
a bug and travels up as it is. A cancellation is remembered by the hands and answered, the story goes on to its settle,
and only then does whoever called raise it again: the ledger is true, and the tape kept, whenever the caller lets go.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

from callwright.core.telling import Flow
from callwright.domain import keeping  # noqa: F401 - all kinds are there before they are counted below
from callwright.domain.effects import Answer, Effect

T = TypeVar("T")
Recorded = list[tuple[Effect[Any], Answer]]
"""The tape while it is being recorded."""


class Hands(Protocol):
    """What performs the effects of one call, blocking."""

    def answer(self, effect: Effect[Any]) -> Answer:
        """Perform it, blocking."""
        ...

    def interrupted(self, effect: Effect[Any], signal: BaseException) -> Answer:
        """A signal came while ``effect`` was performed, blocking: keep it, and say what is known about the effect."""
        ...


class HandsOnLoop(Hands, Protocol):
    """What performs the effects of one call on a running loop, too.

    ``begins`` has for every kind of effect what performs it at once, given the hands and the effect; its answer is None
    where it has to wait: then ``waiting`` comes to its answer, and to one when it is cancelled too.
    """

    begins: ClassVar["Begins"]
    waiting: Awaitable[Answer]


Begins = Mapping[type[Effect[Any]], Callable[[Any, Any], Answer | None]]
EFFECTS = frozenset(Effect.__subclasses__())
"""Every kind of effect there is."""

ANSWERS = frozenset(Answer.__subclasses__())
"""Every kind of answer there is. What is none of them is to be awaited; ``isinstance`` would ask the metaclass of all
structs, which takes as long as making one."""


def drive(story: Flow[T], hands: Hands, tape: Recorded) -> T:
    """Tell the story, blocking. A signal that comes in between is kept by the hands until the story is told.

    What is on the tape already is answered from it.
    """
    answer = _caught_up(story, tape) if tape else None
    while True:
        try:
            effect = story.send(answer)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        answer = perform(hands, effect)
        tape.append((effect, answer))


def perform(hands: Hands, effect: Effect[Any]) -> Answer:
    """Perform one effect, blocking. A signal that comes meanwhile is kept by the hands."""
    try:
        return hands.answer(effect)
    except (KeyboardInterrupt, SystemExit) as signal:
        return hands.interrupted(effect, signal)


def adrive(story: Flow[T], hands: HandsOnLoop, tape: Recorded) -> T | Awaitable[T]:
    """Tell the story on the running loop: its end, when nothing in it has to wait, else what to await for it.

    What is on the tape already is answered from it. A cancellation is kept by the hands until the story is told.
    """
    told = _go_on(story, hands, tape, _caught_up(story, tape) if tape else None)
    return _wait_out(story, hands, tape, told) if isinstance(told, _Waiting) else told


def _caught_up(story: Flow[T], tape: Recorded) -> Answer | None:
    """Tell the story up to its last answer on the tape, which is still to be sent."""
    answer: Answer | None = None
    for _, recorded in tape:
        story.send(answer)
        answer = recorded
    return answer


class _Waiting(NamedTuple):
    """The effect that cannot be answered at once, and what to await for its answer."""

    effect: Effect[Any]
    answer: Awaitable[Answer]


def _go_on(story: Flow[T], hands: HandsOnLoop, tape: Recorded, answer: Answer | None) -> T | _Waiting:
    """Tell the story until it ends or has to wait: a coroutine of its own would cost more than most calls need."""
    begins, send, record = hands.begins, story.send, tape.append
    while True:
        try:
            effect = send(answer)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        answer = begins[type(effect)](hands, effect)
        if answer is None:
            return _Waiting(effect, hands.waiting)
        record((effect, answer))


async def _wait_out(story: Flow[T], hands: HandsOnLoop, tape: Recorded, told: T | _Waiting) -> T:
    while isinstance(told, _Waiting):
        answer = await told.answer
        tape.append((told.effect, answer))
        told = _go_on(story, hands, tape, answer)
    return told
