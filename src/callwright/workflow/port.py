"""The interface of a durable engine: it stores runs, assigns each to one worker at a time, and stores their records.

An engine does not depend on steps, tools or models. Records are identified by *name*: a name that is recorded
is never computed again, independent of the order of records. So branches of one run can proceed concurrently,
and a later interpreter can find the records of an earlier one. The interface is small, so that another engine
can implement it (Temporal: an activity for ``record``, a signal for ``answer``, a timer in ``wait``). One
contract suite tests all engines (``tests/workflow``).
"""

from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from typing import Protocol

from callwright.domain.call import Principal
from callwright.domain.stored_data import ErasedState, StoredRecord
from callwright.workflow.records import (
    GivenAnswer,
    JournalEntry,
    Question,
    QuestionKind,
    RunEnd,
    RunRecord,
    RunState,
    StopRequest,
    Wake,
)
from callwright.workflow.schedules import Schedule

Make = Callable[[], Awaitable[str]]
"""Executes a part of a run and returns its text. May be called again after a crash during its execution."""


class Execution(Protocol):
    """One worker's execution of one run, entirely on one event loop."""

    @property
    def run(self) -> RunRecord:
        """The run as this worker took it over; ``run.attempt`` is higher than that of every earlier worker."""
        ...

    @property
    def stop(self) -> StopRequest | None:
        """The request to end the run, if this worker knows of one; delayed by at most a second."""
        ...

    @property
    def recorded_chars(self) -> int:
        """The length of all records of the run together, in characters."""
        ...

    def recorded(self, name: str) -> str | None:
        """Return the text recorded under that name by this or an earlier worker, or None."""
        ...

    async def record(self, name: str, make: Make) -> str:
        """Return the text recorded under that name; make and record it if there is none.

        On return, the text is durable. An exception of ``make`` propagates, and nothing is recorded.

        Raises:
            TaskLostError: Another worker owns the run, or this one was closed; nothing was recorded.
        """
        ...

    async def ask(self, question: Question) -> None:
        """Store the question, open for answers from now on. A question that the run has already asked stays unchanged.

        Raises:
            TaskLostError: As for ``record``.
        """
        ...

    async def wait(self, question: Question, *, heeds_stop: bool = True) -> Wake:
        """Wait until the question is answered, it times out, or the end of the run is requested; record which.

        Uses no thread while waiting. The question must have been stored with ``ask``. An answer given earlier
        counts, even if the run is about to be stopped; an answer, which stays stored, may be put on record until the next record is. ``question.topic`` is the name of the record. With
        ``heeds_stop`` False a stop request is ignored, because the run is already ending.

        Raises:
            TaskLostError: As for ``record``; the question stays open, and the worker that takes over the run
                continues to wait.
        """
        ...

    async def withdraw(self, question: Question) -> None:
        """Delete an unanswered question that the run no longer waits for.

        Raises:
            TaskLostError: As for ``record``.
        """
        ...

    async def show(self, state: RunState) -> None:
        """Report the state of the run. The report may be lost; a database failure raises no exception."""
        ...


CarryOut = Callable[[Execution], Awaitable[RunEnd]]
"""Executes a run until it ends. Raises ``TaskLostError`` if another worker has to execute it."""

FindObstacle = Callable[[RunRecord], str]
"""Returns why this process cannot execute a run; "" if it can. Raises ``TaskLostError`` if that cannot be told."""


class ScheduleShelf(Protocol):
    """The storage of schedules. Its methods block."""

    def find(
        self, *, tenant: str | None = None, due_at: int | None = None, limit: int = 1_000
    ) -> list[Schedule]:
        """Return schedules of one tenant, or of all, by name; with ``due_at`` only those with a tick until then.

        Raises:
            EngineError: They cannot be read.
        """
        ...

    def put(self, schedule: Schedule, *, replaces: Schedule | None) -> bool:
        """Store a schedule in place of this one, or of none; return False, and change nothing, if another is there.

        Raises:
            EngineError: It is unknown whether it was stored.
        """
        ...

    def remove(self, tenant: str, name: str) -> bool:
        """Delete a schedule; return False if there is none.

        Raises:
            EngineError: It is unknown whether it was deleted.
        """
        ...


class FlowEngine(Protocol):
    """Stores runs and has workers execute them.

    Every method may block; the interpreter calls none of them on an event loop.
    """

    @property
    def schedules(self) -> ScheduleShelf:
        """The schedules, stored beside the runs."""
        ...

    def save_definition(self, hash_: str, text: str) -> None:
        """Store the canonical text of a definition permanently, because runs keep their definition.

        Raises:
            EngineError: It could not be stored.
        """
        ...

    def definition(self, hash_: str) -> str | None:
        """Return the text of a definition, or None.

        Raises:
            EngineError: It cannot be read.
        """
        ...

    def start(self, run: RunRecord, prefix: Sequence[JournalEntry] = ()) -> RunRecord:
        """Store a run and queue it; durable on return. If the id exists, return the existing run unchanged.

        ``prefix`` are the records with which a forked run begins, as if it had made them.

        Raises:
            EngineError: It could not be stored, or it is unknown whether it was.
        """
        ...

    def look(self, run_id: str) -> RunRecord | None:
        """Return the run, or None.

        Raises:
            EngineError: It cannot be read.
        """
        ...

    def find(
        self,
        *,
        tenant: str,
        workflow: str | None = None,
        states: Sequence[RunState] = (),
        parent: str | None = None,
        started_by: str | None = None,
        limit: int = 100,
    ) -> list[RunRecord]:
        """Return runs of one tenant, newest first; ``started_by``: only those of the principal with this id.

        Raises:
            EngineError: They cannot be read.
        """
        ...

    def journal(self, run_id: str) -> list[JournalEntry]:
        """Return all records of a run, in the order in which they were made.

        Raises:
            EngineError: They cannot be read.
        """
        ...

    def questions(self, run_id: str) -> list[Question]:
        """Return the questions that a run waits for.

        Raises:
            EngineError: They cannot be read.
        """
        ...

    def open_questions(
        self,
        *,
        tenant: str,
        kinds: Collection[QuestionKind] = (),
        after: tuple[str, Question] | None = None,
        limit: int = 100,
    ) -> list[tuple[str, Question]]:
        """Return the questions that runs of a tenant wait for, oldest first, each with its run's id.

        ``kinds``: only questions of these kinds; ``after``: only those that follow this one.

        Raises:
            EngineError: They cannot be read.
        """
        ...

    def answers(self, run_id: str) -> list[GivenAnswer]:
        """Return the answers that a run was given and that may not be on record yet; others may be among them.

        Raises:
            EngineError: They cannot be read.
        """
        ...

    def answer(self, run_id: str, topic: str, body: str, by: Principal) -> bool:
        """Answer a question with a JSON text; the first answer counts.

        Returns False if there is no such question, or it is already answered or closed.

        Raises:
            EngineError: It is unknown whether it was answered.
        """
        ...

    def signal(self, run_id: str, question: Question, body: str, by: Principal) -> bool:
        """Answer a question of kind ``signal`` with a JSON text.

        The run may not have asked the question yet; it then finds the answer when it asks. Returns False if
        the question is already answered or closed.

        Raises:
            EngineError: It is unknown whether it was answered.
        """
        ...

    def stop(self, run_id: str, request: StopRequest) -> bool:
        """Request the end of a run. Returns False if it has ended.

        The request ends a wait of the run, and the run then ends itself. A call in progress is not
        interrupted; the run ends after it.

        Raises:
            EngineError: It is unknown whether the request was stored.
        """
        ...

    def resume(self, run_id: str, redone: dict[str, int], until: int | None = None) -> bool:
        """Execute a stopped or cancelled run again; its records are kept. Returns False if it is in another state.

        ``until`` is its new deadline; None keeps the one that it has.

        Raises:
            EngineError: It is unknown whether the run was resumed.
        """
        ...

    def forget(self, before_ms: int) -> int:
        """Delete runs that ended before that time, with their records; return the number of deleted runs.

        Raises:
            EngineError: They could not be deleted.
        """
        ...

    def scan_runs(self) -> Iterator[StoredRecord]:
        """Yield every run of every tenant with its content, in short reads.

        Raises:
            EngineError: They cannot be read.
        """
        ...

    def erase_runs(self, run_ids: Sequence[str]) -> dict[str, ErasedState]:
        """Delete these runs with all their records; those that have not ended are left.

        Raises:
            EngineError: They could not be deleted.
        """
        ...

    def serve(self, carry_out: CarryOut, find_obstacle: FindObstacle) -> None:
        """Become a worker: take runs, and those of dead workers. Idempotent.

        A run for which ``find_obstacle`` gives a reason is left to other workers, with the reason as ``run.left``.

        A waiting run uses neither a thread nor a slot, and any number may wait. The interpreter limits the
        concurrent work of the others; an engine may limit how many of them a worker takes.

        Raises:
            EngineError: This process cannot be a worker.
        """
        ...

    def parked(self) -> list[tuple[RunRecord, Question]]:
        """Return the questions of runs that wait in this process, for polling whether they are decided."""
        ...

    def close(self) -> None:
        """Stop being a worker; runs in progress are left for other workers to take over. Idempotent."""
        ...
