"""Run a call generator (``flow``) to its end: a synchronous and an asynchronous driver for the same generator.

The generator never receives an exception: a failure of the outside world is an answer. A fault of a driver or of the generator is a
bug and propagates. A cancellation is recorded by the performer and answered; the generator continues until the call is
settled, and only then is the cancellation raised again. So the ledger is correct and the tape stored, whenever the caller cancels.
"""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple, Protocol, TypeVar

from callwright.core.call.call_state import EffectFlow
from callwright.domain import cache_effects  # noqa: F401 - all kinds are there before they are counted below
from callwright.domain.effects import Answer, Effect, Returned

T = TypeVar("T")
C = TypeVar("C")
RecordedSteps = list[tuple[Effect[Any], Answer]]
"""The tape while it is being recorded."""


class EffectPerformer(Protocol):
    """Performs the effects of one call, blocking."""

    def perform_effect(self, effect: Effect[Any]) -> Answer:
        """Perform the effect, blocking."""
        ...

    def handle_signal(self, effect: Effect[Any], signal: BaseException) -> Answer:
        """Handle a signal that arrived while ``effect`` was performed: defer it, and return an answer with the known evidence of the effect."""
        ...


class AsyncEffectPerformer(EffectPerformer, Protocol):
    """Performs the effects of one call, also on a running loop.

    ``begins`` maps every kind of effect to a function of the performer and the effect that performs it
    without waiting. It returns None if it has to wait: then ``waiting`` yields the answer, also after a
    cancellation.
    """

    begins: ClassVar["EffectStarters"]
    waiting: Awaitable[Answer]

    async def compute_in_thread(self, compute: Callable[[], C]) -> C:
        """Run a pure function in a thread; a cancellation in the meantime is deferred."""
        ...


EffectStarters = Mapping[type[Effect[Any]], Callable[[Any, Any], Answer | None]]
EFFECT_TYPES = frozenset(Effect.__subclasses__())
"""All kinds of effects."""

ANSWER_TYPES = frozenset(Answer.__subclasses__())
"""All kinds of answers.

Any other value is to be awaited; ``isinstance`` would ask the metaclass of all structs, which takes as long
as creating one.
"""


def drive_flow(flow: EffectFlow[T], performer: EffectPerformer, tape: RecordedSteps) -> T:
    """Run the call generator, blocking. The performer defers a signal until the generator has ended.

    Effects recorded on the tape are answered from it.
    """
    answer = _replay_recorded(flow, tape) if tape else None
    while True:
        try:
            effect = flow.send(answer)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        answer = perform_blocking(performer, effect)
        tape.append((effect, answer))


def perform_blocking(performer: EffectPerformer, effect: Effect[Any]) -> Answer:
    """Perform one effect, blocking. The performer defers a signal that arrives meanwhile."""
    try:
        return performer.perform_effect(effect)
    except (KeyboardInterrupt, SystemExit) as signal:
        return performer.handle_signal(effect, signal)


def drive_flow_async(
    flow: EffectFlow[T], performer: AsyncEffectPerformer, tape: RecordedSteps
) -> T | Awaitable[T]:
    """Run the call generator on the running loop. Return its result if nothing has to wait, else an awaitable of it.

    Effects recorded on the tape are answered from it. The performer defers a cancellation until the generator has
    ended.
    """
    outcome = _advance_flow(flow, performer, tape, _replay_recorded(flow, tape) if tape else None)
    return _await_pending(flow, performer, tape, outcome) if isinstance(outcome, _PendingEffect) else outcome


def _replay_recorded(flow: EffectFlow[T], tape: RecordedSteps) -> Answer | None:
    """Advance the generator through the tape; return the last recorded answer, which must still be sent."""
    answer: Answer | None = None
    for _, recorded in tape:
        flow.send(answer)
        answer = recorded
    return answer


class _PendingEffect(NamedTuple):
    """An effect whose answer has to be awaited."""

    effect: Effect[Any]
    answer: Awaitable[Answer]


def _advance_flow(
    flow: EffectFlow[T], performer: AsyncEffectPerformer, tape: RecordedSteps, answer: Answer | None
) -> T | _PendingEffect:
    """Advance the generator until it ends or has to wait.

    Not a coroutine: that would cost more than most calls need.
    """
    starters, send, record = performer.begins, flow.send, tape.append
    while True:
        try:
            effect = send(answer)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        answer = starters[type(effect)](performer, effect)
        if answer is None:
            return _PendingEffect(effect, performer.waiting)
        record((effect, answer))


async def _await_pending(
    flow: EffectFlow[T], performer: AsyncEffectPerformer, tape: RecordedSteps, outcome: T | _PendingEffect
) -> T:
    while isinstance(outcome, _PendingEffect):
        answer = await outcome.answer
        tape.append((outcome.effect, answer))
        if is_large_answer(
            answer
        ):  # judging and scanning it takes long: in a thread, so that other calls go on
            outcome = await _advance_beside_loop(flow, performer, tape, answer)
        else:
            outcome = _advance_flow(flow, performer, tape, answer)
    return outcome


async def _advance_beside_loop(
    flow: EffectFlow[T], performer: AsyncEffectPerformer, tape: RecordedSteps, answer: Answer
) -> T | _PendingEffect:
    """Advance the generator by one large answer in a thread, then as usual: effects begin on the loop."""
    step = await performer.compute_in_thread(partial(_send_answer, flow, answer))
    if isinstance(step, _EndedFlow):
        result: T = step.result
        return result
    begun = performer.begins[type(step)](performer, step)
    if begun is None:
        return _PendingEffect(step, performer.waiting)
    tape.append((step, begun))
    return _advance_flow(flow, performer, tape, begun)


MIN_THREAD_BYTES: Final = 32 * 1024
"""Minimum size of an answer that is processed in a thread: for a smaller one the change of threads costs more than the work."""


def is_large_answer(answer: Answer) -> bool:
    """Return whether an answer is large enough to be processed in a thread instead of on the loop."""
    return isinstance(answer, Returned) and answer.size >= MIN_THREAD_BYTES


class _EndedFlow(NamedTuple):
    """The result of a call generator that has ended."""

    result: Any


def _send_answer(flow: EffectFlow[Any], answer: Answer) -> Effect[Any] | _EndedFlow:
    """Advance a call generator by one answer. It uses no event loop, so that any thread may do it."""
    try:
        return flow.send(answer)
    except StopIteration as end:
        return _EndedFlow(end.value)
