"""Workflow runs that live as long as their process: for tests, demonstrations and applications with an in-memory ledger."""

import asyncio
import threading
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from callwright.domain.call import Principal
from callwright.domain.stored_data import ErasedState, StoredRecord
from callwright.domain.struct_decoding import describe_types
from callwright.engine import TaskLostError
from callwright.engines.flow_waiting import AskedQuestion, FlowRunning, Parking, given_answer, now_ms
from callwright.engines.stored_runs import make_run_record
from callwright.workflow.port import CarryOut, FindObstacle
from callwright.workflow.records import (
    ENDED,
    GivenAnswer,
    JournalEntry,
    Question,
    QuestionKind,
    RunEnd,
    RunRecord,
    RunState,
    StopRequest,
    next_state,
)
from callwright.workflow.schedules import Schedule


class FlowMemory:
    """The data of runs. Another engine on the same memory continues them, as after a crash."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.definitions: dict[str, str] = {}
        self.runs: dict[str, RunRecord] = {}
        self.journals: dict[str, list[JournalEntry]] = {}
        self.questions: dict[str, dict[str, AskedQuestion]] = {}
        self.schedules: dict[tuple[str, str], Schedule] = {}


def _order(one: tuple[str, Question]) -> tuple[int, str, str]:
    run_id, question = one
    return question.asked_at, run_id, question.topic


class MemorySchedules:
    """Schedules in a dictionary."""

    def __init__(self, memory: FlowMemory) -> None:
        self._memory = memory

    def find(
        self, *, tenant: str | None = None, due_at: int | None = None, limit: int = 1_000
    ) -> list[Schedule]:
        """Return schedules of one tenant, or of all, by name; with ``due_at`` only those with a tick until then."""
        with self._memory.lock:
            every = sorted(self._memory.schedules.values(), key=lambda one: (one.name, one.principal.tenant))
        found = [
            one
            for one in every
            if tenant in (None, one.principal.tenant)
            and (due_at is None or (not one.paused and one.next_at <= due_at))
        ]
        return found[:limit]

    def put(self, schedule: Schedule, *, replaces: Schedule | None) -> bool:
        """Store a schedule in place of this one, or of none; return False if another is there."""
        place = schedule.principal.tenant, schedule.name
        with self._memory.lock:
            known = self._memory.schedules.get(place)
            if (None if known is None else known.changes) != (None if replaces is None else replaces.changes):
                return False
            self._memory.schedules[place] = schedule
        return True

    def remove(self, tenant: str, name: str) -> bool:
        """Delete a schedule; return False if there is none."""
        with self._memory.lock:
            return self._memory.schedules.pop((tenant, name), None) is not None


class MemoryFlowEngine:
    """Runs in a dictionary, each executed as a task of one loop, in a separate thread."""

    def __init__(self, memory: FlowMemory | None = None) -> None:
        self.memory = memory or FlowMemory()
        self.schedules = MemorySchedules(self.memory)
        self._parking = Parking()
        self._running: dict[str, _Execution] = {}
        self._carry_out: CarryOut | None = None
        self._find_obstacle: FindObstacle | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # --- for callers
    # ---------------------------------------------------------------------------------------------------

    def save_definition(self, hash_: str, text: str) -> None:
        """Store the text of a definition."""
        self.memory.definitions[hash_] = text

    def definition(self, hash_: str) -> str | None:
        """Return the text of a definition, or None."""
        return self.memory.definitions.get(hash_)

    def start(self, run: RunRecord, prefix: Sequence[JournalEntry] = ()) -> RunRecord:
        """Store a run and execute it."""
        with self.memory.lock:
            known = self.memory.runs.get(run.run_id)
            if known is not None:
                return known
            self.memory.runs[run.run_id] = run
            self.memory.journals[run.run_id] = list(prefix)
        self._take(run.run_id)
        return run

    def look(self, run_id: str) -> RunRecord | None:
        """Return the run, or None."""
        return self.memory.runs.get(run_id)

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
        """Return runs of one tenant, newest first."""
        with self.memory.lock:
            every = list(reversed(self.memory.runs.values()))
        found = (
            one
            for one in every
            if one.principal.tenant == tenant
            and (workflow is None or one.workflow == workflow)
            and (not states or one.state in states)
            and (parent is None or one.parent == parent)
            and (started_by is None or one.principal.id == started_by)
        )
        return [one for one, _ in zip(found, range(limit), strict=False)]

    def journal(self, run_id: str) -> list[JournalEntry]:
        """Return all recorded entries."""
        with self.memory.lock:
            return list(self.memory.journals.get(run_id, ()))

    def questions(self, run_id: str) -> list[Question]:
        """Return the questions that the run waits for."""
        with self.memory.lock:
            return [
                one.question
                for one in self.memory.questions.get(run_id, {}).values()
                if one.state == "open" and one.question.asked_at
            ]

    def open_questions(
        self,
        *,
        tenant: str,
        kinds: Collection[QuestionKind] = (),
        after: tuple[str, Question] | None = None,
        limit: int = 100,
    ) -> list[tuple[str, Question]]:
        """Return the questions that runs of a tenant wait for, oldest first."""
        with self.memory.lock:
            runs = [
                one.run_id
                for one in self.memory.runs.values()
                if one.principal.tenant == tenant and one.state not in ENDED
            ]
            found = [(run_id, question) for run_id in runs for question in self.questions(run_id)]
        wanted = [
            one
            for one in found
            if (not kinds or one[1].kind in kinds) and (after is None or _order(one) > _order(after))
        ]
        return sorted(wanted, key=_order)[:limit]

    def answers(self, run_id: str) -> list[GivenAnswer]:
        """Return the answers that the run was given."""
        with self.memory.lock:
            asked = list(self.memory.questions.get(run_id, {}).values())
        return [given_answer(one) for one in asked if one.state == "answered"]

    def answer(self, run_id: str, topic: str, body: str, by: Principal) -> bool:
        """Answer a question; the first answer counts."""
        with self.memory.lock:
            run, asked = self.memory.runs.get(run_id), self.memory.questions.get(run_id, {}).get(topic)
            if run is None or run.state in ENDED or asked is None or asked.state != "open":
                return False
            self.memory.questions[run_id][topic] = AskedQuestion(
                asked.question, "answered", body, by.id, now_ms()
            )
        self._parking.wake(run_id, topic)
        return True

    def signal(self, run_id: str, question: Question, body: str, by: Principal) -> bool:
        """Answer a question, also one that is not asked yet."""
        with self.memory.lock:
            self.ask(run_id, question)
            return self.answer(run_id, question.topic, body, by)

    def stop(self, run_id: str, request: StopRequest) -> bool:
        """Request the end of a run."""
        with self.memory.lock:
            run = self.memory.runs.get(run_id)
            if run is None or run.state in ENDED:
                return False
            if run.stop is None:
                self._change(run_id, stop=request)
            execution = self._running.get(run_id)
        if execution is not None:
            execution.hear_stop(request)
        return True

    def resume(self, run_id: str, redone: dict[str, int], until: int | None = None) -> bool:
        """Run a run that has ended again."""
        with self.memory.lock:
            run = self.memory.runs.get(run_id)
            state = None if run is None else next_state("resume", run.state)
            if run is None or state is None:
                return False
            self._change(
                run_id,
                state=state,
                stop=None,
                stopped=None,
                output=None,
                redone=redone,
                until=run.until if until is None else until,
                resumed=run.resumed + 1,
            )
        self._take(run_id)
        return True

    def forget(self, before_ms: int) -> int:
        """Forget runs that ended before that moment."""
        with self.memory.lock:
            old = [
                one.run_id
                for one in self.memory.runs.values()
                if one.state in ENDED and one.updated_at < before_ms
            ]
            for run_id in old:
                del self.memory.runs[run_id]
                self.memory.journals.pop(run_id, None)
                self.memory.questions.pop(run_id, None)
        return len(old)

    def scan_runs(self) -> Iterator[StoredRecord]:
        """Yield every run of every tenant with its content."""
        with self.memory.lock:
            runs = list(self.memory.runs.values())
        for run in runs:
            asked = list(self.memory.questions.get(run.run_id, {}).values())
            parent = None if run.parent is None else self.look(run.parent)
            yield make_run_record(run, self.journal(run.run_id), asked, parent=parent)

    def erase_runs(self, run_ids: Sequence[str]) -> dict[str, ErasedState]:
        """Delete these runs; those that have not ended are left."""
        with self.memory.lock:
            return {run_id: self._erase_run(run_id) for run_id in run_ids}

    def _erase_run(self, run_id: str) -> ErasedState:
        run = self.memory.runs.get(run_id)
        if run is None:
            return "gone"
        if run.state not in ENDED:
            return "in_flight"
        del self.memory.runs[run_id]
        self.memory.journals.pop(run_id, None)
        self.memory.questions.pop(run_id, None)
        return "erased"

    def _change(self, run_id: str, **changes: Any) -> RunRecord:
        with self.memory.lock:
            run = self.memory.runs[run_id]
            changed = replace(run, updated_at=now_ms(), changes=run.changes + 1, **changes)
            self.memory.runs[run_id] = changed
        return changed

    # --- questions --------------------------------------------------------------------------------------------------

    def ask(self, run_id: str, question: Question) -> AskedQuestion:
        """Store a question."""
        with self.memory.lock:
            return self.memory.questions.setdefault(run_id, {}).setdefault(
                question.topic, AskedQuestion(question, "open")
            )

    def close_question(self, run_id: str, topic: str) -> AskedQuestion:
        """Close a question: later answers are refused."""
        with self.memory.lock:
            asked = self.memory.questions[run_id][topic]
            if asked.state == "open":
                asked = AskedQuestion(asked.question, "closed")
                self.memory.questions[run_id][topic] = asked
            return asked

    def withdraw_question(self, run_id: str, topic: str) -> None:
        """Delete an open question."""
        with self.memory.lock:
            asked = self.memory.questions.get(run_id, {})
            if topic in asked and asked[topic].state == "open":
                del asked[topic]

    def stop_request(self, run_id: str) -> StopRequest | None:
        """Return the request to end the run, or None."""
        run = self.memory.runs.get(run_id)
        return None if run is None else run.stop

    # --- as a worker ------------------------------------------------------------------------------------------------

    def serve(self, carry_out: CarryOut, find_obstacle: FindObstacle) -> None:
        """Execute runs, including those that an earlier engine has left on this memory."""
        with self.memory.lock:
            if self._carry_out is not None:
                return
            self._carry_out, self._find_obstacle = carry_out, find_obstacle
            loop = self._loop = asyncio.new_event_loop()
            self._thread = threading.Thread(target=loop.run_forever, name="callwright-flows", daemon=True)
            self._thread.start()
            left = [one.run_id for one in self.memory.runs.values() if one.state not in ENDED]
        for run_id in left:
            self._take(run_id)

    def parked(self) -> list[tuple[RunRecord, Question]]:
        """Return the questions of runs that wait in this process."""
        return self._parking.questions()

    def close(self) -> None:
        """Stop being a worker; runs in progress are left."""
        with self.memory.lock:
            loop, self._loop = self._loop, None
            self._carry_out = None
            for execution in self._running.values():
                execution.lose()
        if loop is not None and self._thread is not None:
            asyncio.run_coroutine_threadsafe(self._end(loop), loop)
            self._thread.join(10)
            loop.close()

    async def _end(self, loop: asyncio.AbstractEventLoop) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await loop.shutdown_default_executor()
        loop.stop()

    def _take(self, run_id: str) -> None:
        with self.memory.lock:
            if self._loop is not None:
                self._loop.call_soon_threadsafe(self._begin, run_id)

    def _begin(self, run_id: str) -> None:
        task = asyncio.ensure_future(self._one(run_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _one(self, run_id: str) -> None:
        carry_out, find_obstacle = self._carry_out, self._find_obstacle
        with self.memory.lock:
            run = self.memory.runs.get(run_id)
            if carry_out is None or find_obstacle is None or run is None or run.state in ENDED:
                return
            left = find_obstacle(run)
            if left:
                self._change(run_id, left=left)
                return
            if run_id in self._running:
                return
            run = self._change(run_id, attempt=run.attempt + 1, left="")
            texts = {one.name: one.text for one in self.memory.journals.get(run_id, ())}
            execution = self._running[run_id] = _Execution(self, run, texts)
        try:
            end = await carry_out(execution)
        except TaskLostError:
            return
        finally:
            with self.memory.lock:
                self._running.pop(run_id, None)
        self._finish(run_id, end)

    def _finish(self, run_id: str, end: RunEnd) -> None:
        with self.memory.lock:
            asked = self.memory.questions.get(run_id, {})
            self.memory.questions[run_id] = {
                topic: one for topic, one in asked.items() if one.state == "answered"
            }
            self._change(run_id, state=end.state, stopped=end.stopped, output=end.output)

    def keep(self, run_id: str, entry: JournalEntry) -> None:
        """Record an entry."""
        with self.memory.lock:
            self.memory.journals.setdefault(run_id, []).append(entry)

    def show(self, run_id: str, state: RunState) -> None:
        """Store the state of the run."""
        with self.memory.lock:
            run = self.memory.runs[run_id]
            if run.state not in ENDED and run.state != state:
                self._change(run_id, state=state)


class _Execution(FlowRunning):
    """One execution of one run."""

    def __init__(self, engine: MemoryFlowEngine, run: RunRecord, texts: dict[str, str]) -> None:
        super().__init__(run, texts, engine, engine._parking, blocks=False)  # noqa: SLF001 - of this module
        self._engine = engine

    async def _keep(self, name: str, text: str, begun: int) -> None:
        entry = JournalEntry(name=name, text=text, started_at=begun, ended_at=now_ms())
        self._engine.keep(self.run.run_id, msgspec.json.decode(msgspec.json.encode(entry), type=JournalEntry))

    async def show(self, state: RunState) -> None:
        """Report the state of the run."""
        self._engine.show(self.run.run_id, state)


describe_types(JournalEntry)
