"""Telling a recorded call again: from the tape alone, or from the tape and then live.

Both feed the recorded answers to the same story and compare what it asks with what is on the tape. A story that asks for
something else has diverged: rules or contract have changed since, and that is what is reported.
"""

import os
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from callwright.core.pipeline import tell
from callwright.core.telling import Flow
from callwright.domain.contract import EffectClass
from callwright.domain.effects import Answer, Claim, Effect, Execute, Raised, Resolved
from callwright.domain.result import ToolResult
from callwright.runtime.driver import Hands
from callwright.runtime.tape import DivergedError, Head, Tape, TapeError, encode_line


def replay(tape: Tape) -> ToolResult:
    """The envelope that the tape ends in, without performing anything.

    Raises:
        DivergedError: the story now asks for something else.
        TapeError: the tape ends before the call does.
    """
    story = retell(tape)
    try:
        effect = next(story)
    except StopIteration as end:
        result: ToolResult = end.value
        return result
    raise TapeError(f"the tape ends before {type(effect).__name__}")


def retell(tape: Tape) -> Flow[ToolResult]:
    """The story of a recorded call: silent as far as the tape reaches, then asking like any other.

    What the tape leaves open is decided here: an ``Execute`` that was asked and not answered may have happened, and is
    run again only where the contract allows that.
    """
    head = tape.head
    story = tell(head.request, head.ticket, head.limits)
    effect = next(story)
    effects: EffectClass = "once"
    for step, (recorded, answer) in enumerate(tape.steps):
        if effect != recorded:
            raise DivergedError(step, _name(recorded), _name(effect))
        if isinstance(answer, Resolved):
            effects = answer.tool.contract.effect
        try:
            effect = story.send(answer)
        except StopIteration as end:
            result: ToolResult = end.value
            return result
    if tape.pending is not None and tape.pending != effect:
        raise DivergedError(len(tape.steps), _name(tape.pending), _name(effect))
    answer = yield from _reopen(tape, effect, effects)
    while True:
        try:
            effect = story.send(answer)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        answer = yield effect


def _reopen(tape: Tape, effect: Effect[Any], effects: EffectClass) -> Flow[Answer]:
    """Answer the first effect beyond the tape."""
    if (
        isinstance(effect, Execute)
        and effects == "once"
        and (tape.pending is not None or not tape.head.journal)
    ):
        return Raised("outcome_unknown", "maybe")
    if isinstance(effect, Claim) and tape.head.journal:
        # The tape proves that nothing was executed: the same owner may take its own claim again.
        effect = replace(effect, resumed=True)
    answer: Answer = yield effect
    return answer


def _name(effect: Effect[Any]) -> str:
    return type(effect).__name__


class JournalHands:
    """Hands that write every effect to a file before it is performed, and its answer after.

    The file is forced to the disk before a tool with an effect is run, so that its end proves what has not happened,
    even after a loss of power.
    """

    def __init__(self, inner: Hands, path: Path, head: Head, *, already: bool = False) -> None:
        self._inner = inner
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        if not already:
            self._write(head)

    @property
    def cancelled(self) -> bool:
        """Whether the caller has let go."""
        return self._inner.cancelled

    def answer(self, effect: Effect[Any]) -> Answer:
        """Perform it, blocking, between two lines."""
        self._before(effect)
        answer = self._inner.answer(effect)
        self._write([None, answer])
        return answer

    def begin(self, effect: Effect[Any]) -> Answer | Awaitable[Answer]:
        """Perform it, between two lines."""
        self._before(effect)
        answer = self._inner.begin(effect)
        if isinstance(answer, Answer):
            self._write([None, answer])
            return answer
        return self._after(answer)

    def interrupted(self, effect: Effect[Any]) -> Answer:
        """A signal came: write down what is known."""
        answer = self._inner.interrupted(effect)
        self._write([None, answer])
        return answer

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._file)

    async def _after(self, waiting: Awaitable[Answer]) -> Answer:
        answer = await waiting
        self._write([None, answer])
        return answer

    def _before(self, effect: Effect[Any]) -> None:
        self._write([effect])
        if isinstance(effect, Execute) and effect.key is not None:
            os.fsync(self._file)

    def _write(self, line: Any) -> None:
        os.write(self._file, encode_line(line) + b"\n")
