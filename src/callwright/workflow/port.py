"""What a durable engine promises to workflows: it keeps runs, has each carried out by one worker at a time, and remembers records.

It knows nothing of steps, tools and models. Records go by *name*: whatever order they are made in, a name that is on record is
never made again, so that branches of one run go on side by side and a later interpreter may look for what an earlier one did.
Few verbs, so that another engine (Temporal: an activity for ``record``, a signal for ``answer``, a timer in ``wait``) fits
below. One contract suite, several engines (``tests/workflow``).
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from callwright.domain.call import Principal
from callwright.workflow.records import (
    JournalEntry,
    Question,
    RunEnd,
    RunRecord,
    RunState,
    StopRequest,
    Wake,
)

Make = Callable[[], Awaitable[str]]
"""Does a part of a run and gives its text. May be called again after a crash in the middle of it."""


class Execution(Protocol):
    """One worker's carrying out of one run. All of it on one event loop."""

    @property
    def run(self) -> RunRecord:
        """The run as this worker took it up; ``run.attempt`` is higher than that of every worker before."""
        ...

    @property
    def stop(self) -> StopRequest | None:
        """Whether somebody asked for the end of the run, as far as is known here; at most a second old."""
        ...

    def recorded(self, name: str) -> str | None:
        """The text under that name, from this worker or an earlier one; None where there is none."""
        ...

    async def record(self, name: str, make: Make) -> str:
        """The text under that name; made, put on record and given where there is none.

        When this returns the text is durable. What ``make`` raises is raised, and nothing is on record.

        Raises:
            Gone: another worker has the run by now, or this one was closed; nothing was put on record.
        """
        ...

    async def ask(self, question: Question) -> None:
        """Keep the question, open for answers from now on. One that this run has asked before stands as it was asked then.

        Raises:
            Gone: as of ``record``.
        """
        ...

    async def wait(self, question: Question, *, heeds_stop: bool = True) -> Wake:
        """Park until the question is answered, its time is over, or somebody asks for the end of the run; it is on record.

        Holds no thread. The question was asked before. An answer that was given before counts, also where the run stands to be stopped. ``question.topic`` is
        the name of the record. With ``heeds_stop`` False a request for the end is passed by: the run is ending already.

        Raises:
            Gone: as of ``record``; the question stays open, and whoever takes the run up waits on.
        """
        ...

    async def show(self, state: RunState) -> None:
        """Say how the run stands. May be lost; never raises for want of a database."""
        ...


CarryOut = Callable[[Execution], Awaitable[RunEnd]]
"""Carries a run out to its end. Raises ``Gone`` where another worker has to."""


class FlowEngine(Protocol):
    """Keeps runs and has them carried out. Every verb may block; none is called on an event loop by the interpreter."""

    def save_definition(self, hash_: str, text: str) -> None:
        """Keep the canonical text of a definition, for ever: runs stay on theirs.

        Raises:
            EngineError: it could not be kept.
        """
        ...

    def definition(self, hash_: str) -> str | None:
        """The text of a definition.

        Raises:
            EngineError: it cannot be looked up.
        """
        ...

    def start(self, run: RunRecord) -> RunRecord:
        """Keep a run, and have it carried out; durable when this returns. With an id that is known: that run, unchanged.

        Raises:
            EngineError: it could not be kept, or nobody knows whether it was.
        """
        ...

    def look(self, run_id: str) -> RunRecord | None:
        """The run.

        Raises:
            EngineError: it cannot be looked up.
        """
        ...

    def find(
        self,
        *,
        tenant: str,
        workflow: str | None = None,
        states: Sequence[RunState] = (),
        parent: str | None = None,
        limit: int = 100,
    ) -> list[RunRecord]:
        """Runs of one tenant, newest first.

        Raises:
            EngineError: they cannot be looked up.
        """
        ...

    def journal(self, run_id: str) -> list[JournalEntry]:
        """Everything on record of a run, in the order in which it was put there.

        Raises:
            EngineError: it cannot be looked up.
        """
        ...

    def questions(self, run_id: str) -> list[Question]:
        """What a run waits for now.

        Raises:
            EngineError: it cannot be looked up.
        """
        ...

    def open_questions(self, *, tenant: str, limit: int = 100) -> list[tuple[str, Question]]:
        """What runs of a tenant wait for, oldest first, each with its run's id.

        Raises:
            EngineError: they cannot be looked up.
        """
        ...

    def answer(self, run_id: str, topic: str, body: str, by: Principal) -> bool:
        """Answer a question with a JSON text. False: there is no such question, or it is answered or over. The first answer counts.

        Raises:
            EngineError: nobody knows whether it was answered.
        """
        ...

    def signal(self, run_id: str, question: Question, body: str, by: Principal) -> bool:
        """Answer a question of kind ``signal`` with a JSON text, also one that the run has not asked yet: it then finds the answer.

        False: it was answered before, or is over.

        Raises:
            EngineError: nobody knows whether it was answered.
        """
        ...

    def stop(self, run_id: str, request: StopRequest) -> bool:
        """Ask for the end of a run: a message that its waits race, so that it ends in its own way. False: it has ended.

        A run that is in the middle of a call ends after it; nothing is cut off.

        Raises:
            EngineError: nobody knows whether it was asked.
        """
        ...

    def resume(self, run_id: str, redone: dict[str, int]) -> bool:
        """Have a run that stopped or was cancelled carried out again; what is on record stays. False: it has not ended so.

        Raises:
            EngineError: nobody knows whether it goes on.
        """
        ...

    def forget(self, before_ms: int) -> int:
        """Forget runs that ended before that moment, with everything on record of them; says how many.

        Raises:
            EngineError: they could not be forgotten.
        """
        ...

    def serve(self, carry_out: CarryOut, serves: Callable[[RunRecord], bool]) -> None:
        """Become a worker: take runs that this process ``serves``, and those of workers that are dead. Idempotent.

        A parked run holds neither thread nor slot: how many are taken is not limited, only what they do at once is, and that
        is the interpreter's.

        Raises:
            EngineError: this process cannot be a worker.
        """
        ...

    def parked(self) -> list[tuple[RunRecord, Question]]:
        """Questions of runs that are parked in this process, for whoever looks whether the world has answered them."""
        ...

    def close(self) -> None:
        """Stop being a worker: what runs here is left for others to take over. Idempotent."""
        ...
