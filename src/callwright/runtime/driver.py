"""Tells a story to its end: the sync and the async driver, from one text.

A story never sees an exception: what goes wrong in the world is an answer. What goes wrong in a driver or in the story is
a bug and travels up as it is. A cancellation is remembered by the hands and answered, the story goes on to its settle,
and only then does whoever called raise it again: the ledger is true, and the tape kept, whenever the caller lets go.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

from callwright.core.call.call_state import EffectFlow
from callwright.domain import cache_effects  # noqa: F401 - all kinds are there before they are counted below
from callwright.domain.effects import Answer, Effect

T = TypeVar("T")
RecordedSteps = list[tuple[Effect[Any], Answer]]
"""The tape while it is being recorded."""


class EffectPerformer(Protocol):
    """What performs the effects of one call, blocking."""

    def perform_effect(self, effect: Effect[Any]) -> Answer:
        """Perform it, blocking."""
        ...

    def handle_signal(self, effect: Effect[Any], signal: BaseException) -> Answer:
        """A signal came while ``effect`` was performed, blocking: keep it, and say what is known about the effect."""
        ...


class AsyncEffectPerformer(EffectPerformer, Protocol):
    """What performs the effects of one call on a running loop, too.

    ``begins`` has for every kind of effect what performs it at once, given the hands and the effect; its answer is None
    where it has to wait: then ``waiting`` comes to its answer, and to one when it is cancelled too.
    """

    begins: ClassVar["EffectStarters"]
    waiting: Awaitable[Answer]


EffectStarters = Mapping[type[Effect[Any]], Callable[[Any, Any], Answer | None]]
EFFECT_TYPES = frozenset(Effect.__subclasses__())
"""Every kind of effect there is."""

ANSWER_TYPES = frozenset(Answer.__subclasses__())
"""Every kind of answer there is. What is none of them is to be awaited; ``isinstance`` would ask the metaclass of all
structs, which takes as long as making one."""


def drive_flow(story: EffectFlow[T], hands: EffectPerformer, tape: RecordedSteps) -> T:
    """Tell the story, blocking. A signal that comes in between is kept by the hands until the story is told.

    What is on the tape already is answered from it.
    """
    answer = _replay_recorded(story, tape) if tape else None
    while True:
        try:
            effect = story.send(answer)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        answer = perform_blocking(hands, effect)
        tape.append((effect, answer))


def perform_blocking(hands: EffectPerformer, effect: Effect[Any]) -> Answer:
    """Perform one effect, blocking. A signal that comes meanwhile is kept by the hands."""
    try:
        return hands.perform_effect(effect)
    except (KeyboardInterrupt, SystemExit) as signal:
        return hands.handle_signal(effect, signal)


def drive_flow_async(
    story: EffectFlow[T], hands: AsyncEffectPerformer, tape: RecordedSteps
) -> T | Awaitable[T]:
    """Tell the story on the running loop: its end, when nothing in it has to wait, else what to await for it.

    What is on the tape already is answered from it. A cancellation is kept by the hands until the story is told.
    """
    told = _advance_flow(story, hands, tape, _replay_recorded(story, tape) if tape else None)
    return _await_pending(story, hands, tape, told) if isinstance(told, _PendingEffect) else told


def _replay_recorded(story: EffectFlow[T], tape: RecordedSteps) -> Answer | None:
    """Tell the story up to its last answer on the tape, which is still to be sent."""
    answer: Answer | None = None
    for _, recorded in tape:
        story.send(answer)
        answer = recorded
    return answer


class _PendingEffect(NamedTuple):
    """The effect that cannot be answered at once, and what to await for its answer."""

    effect: Effect[Any]
    answer: Awaitable[Answer]


def _advance_flow(
    story: EffectFlow[T], hands: AsyncEffectPerformer, tape: RecordedSteps, answer: Answer | None
) -> T | _PendingEffect:
    """Tell the story until it ends or has to wait: a coroutine of its own would cost more than most calls need."""
    begins, send, record = hands.begins, story.send, tape.append
    while True:
        try:
            effect = send(answer)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        answer = begins[type(effect)](hands, effect)
        if answer is None:
            return _PendingEffect(effect, hands.waiting)
        record((effect, answer))


async def _await_pending(
    story: EffectFlow[T], hands: AsyncEffectPerformer, tape: RecordedSteps, told: T | _PendingEffect
) -> T:
    while isinstance(told, _PendingEffect):
        answer = await told.answer
        tape.append((told.effect, answer))
        told = _advance_flow(story, hands, tape, answer)
    return told
