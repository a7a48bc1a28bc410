"""Runs of workflows on DBOS, beside the tasks: the same database, the same worker, their own queue.

In DBOS, a run is a workflow that restarts after a crash, and a record is a step, written only by the worker that owns the
workflow. We add:

- records by name: a worker that takes over a run reads its records, and numbers new ones after them;
- questions and their answers, in a table that waits read: DBOS's own messages take up to a second, cost one query per waiting
  run, and cannot be waited for together with a stop request;
- rest: a run that only waits gives up its interpreter and its records, and reads them again when it is woken;
- a resumed run as another workflow of DBOS, ``<run>@<times resumed>``, with the records of the earlier ones;
- listing by tenant and state, and forgetting.
"""

import asyncio
import logging
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from dbos import DBOS, error
from msgspec.structs import replace

from callwright.domain.call import Principal
from callwright.domain.stored_data import ErasedState, StoredRecord
from callwright.engine import Engine, EngineError, TaskLostError
from callwright.engines import engine_reasons
from callwright.engines.dbos.dbos_engine import RECORD_VERSION, DbosEngine
from callwright.engines.dbos.large_texts import MAX_INLINE_CHARS, LargeTexts
from callwright.engines.dbos.listening import Listener
from callwright.engines.dbos.schedule_table import ScheduleTable
from callwright.engines.dbos.task_tables import FLOWS, TaskTables
from callwright.engines.flow_waiting import (
    AskedQuestion,
    FlowRunning,
    Parking,
    Waiter,
    Waker,
    finish_uninterrupted,
    given_answer,
    now_ms,
)
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
    Wake,
    next_state,
)

T = TypeVar("T")
_log = logging.getLogger("callwright.flows")

WORKFLOW: Final = "callwright.flow"
CHANNEL: Final = "callwright_flow"
"""The channel on which PostgreSQL notifies workers of an answer or a stop request."""

POLL_S: Final = 0.1
"""How often a worker with runs polls for answers on a file; on a server it is notified, and also polls every half second."""

_POLL_SERVER_S: Final = 0.5
_TRIES: Final = 50
"""How often a change of a record is retried after a concurrent change."""

BEGUN_AT_ONCE: Final = 64
"""How many runs that have not waited yet a worker takes from the queue; those that have waited do not count."""

MAX_FILE_THREADS: Final = 4
"""How many threads of a worker query a file for its runs at once.

A file has one writer, and each further thread would keep its stack and its share of the heap for good.
"""

_MAX_SERVER_THREADS: Final = 8
"""The same of a server, where more of them are of use."""

REST_AFTER_S: Final = 1.0
"""After how many seconds in which it only waits a run rests: it gives up its interpreter and its records until it is woken."""

_TAKEN_UP: Final = 1_000_000
_AT_ONCE: Final = 200
_SCAN_ROWS: Final = 50
"""Runs that are read together when all of them are walked."""


def flow_engine_beside(tasks: Engine) -> "DbosFlowEngine":
    """Return the engine of runs on the database of the tasks."""
    if not isinstance(tasks, DbosEngine):
        raise EngineError(engine_reasons.FLOWS_WITHOUT_ENGINE())
    return DbosFlowEngine(tasks)


class DbosFlowEngine:
    """Runs on DBOS. Closing it ends its part of the worker; the opener closes the engine of the tasks.

    Args:
        tasks: The engine of the tasks, which keeps the database and the worker.
        rest_after_s: After how many seconds in which it only waits a run rests.
    """

    def __init__(self, tasks: DbosEngine, *, rest_after_s: float = REST_AFTER_S) -> None:
        self._tasks = tasks
        self.rest_after_s = rest_after_s
        self._tables: TaskTables = tasks.tables
        self._client = tasks.client
        self.schedules = ScheduleTable(tasks.tables)
        self.texts = LargeTexts(tasks.tables)
        self._parking = Parking()
        self._database_room = asyncio.Semaphore(
            MAX_FILE_THREADS if tasks.tables.is_file else _MAX_SERVER_THREADS
        )
        self._lock = threading.Lock()
        self._running: dict[str, _Execution] = {}
        self._taken: Counter[str] = Counter()
        self._waited = 0
        self._carry_out: CarryOut | None = None
        self._find_obstacle: FindObstacle | None = None
        self._kick = threading.Event()
        self._ended = False
        self._poller: threading.Thread | None = None
        self._listener: Listener | None = None

    # --- definitions ------------------------------------------------------------------------------------------------

    def save_definition(self, hash_: str, text: str) -> None:
        """Store the text of a definition."""
        with self._tables.begin_transaction() as c:
            c.execute(self._tables.make_insert(self._tables.definitions, {"hash": hash_, "text": text}))

    def definition(self, hash_: str) -> str | None:
        """Return the text of a definition, or None."""
        table = self._tables.definitions
        with self._tables.read() as c:
            found: str | None = c.execute(sa.select(table.c.text).where(table.c.hash == hash_)).scalar()
        return found

    # --- runs -------------------------------------------------------------------------------------------------------

    def start(self, run: RunRecord, prefix: Sequence[JournalEntry] = ()) -> RunRecord:
        """Store a run and the records it begins with, and queue it in the same transaction."""
        row = {"run_id": run.run_id, "created_at": run.created_at, **_columns(run)}
        try:
            with self._tables.begin_transaction() as c:
                inserted = self._tables.make_insert(self._tables.flows, row).returning(
                    self._tables.flows.c.run_id
                )
                made = (
                    c.execute(inserted).scalar() is not None
                )  # a server does not report the number of inserted rows
                if made:
                    self._insert_prefix(c, run, prefix)
                    self._enqueue(c, run)
        except error.DBOSException as fault:
            raise EngineError(engine_reasons.RUN_NOT_QUEUED(fault=type(fault).__name__)) from fault
        if made:
            return run
        known = self.look(run.run_id)
        if known is None:
            raise EngineError(engine_reasons.RUN_FORGOTTEN())
        return known

    def _insert_prefix(self, c: sa.Connection, run: RunRecord, prefix: Sequence[JournalEntry]) -> None:
        rows = [
            {"run_id": run.run_id, "number": number, "entry": msgspec.json.encode(one).decode()}
            for number, one in enumerate(prefix)
        ]
        if rows:
            c.execute(sa.insert(self._tables.prefixes), rows)

    def _read_prefix(self, run: RunRecord) -> list[JournalEntry]:
        """Return the records that a forked run began with."""
        if run.forked_from is None:
            return []
        table = self._tables.prefixes
        wanted = sa.select(table.c.entry).where(table.c.run_id == run.run_id).order_by(table.c.number)
        with self._tables.begin_transaction() as c:
            return [_ENTRY.decode(text) for text in c.execute(wanted).scalars()]

    def _enqueue(self, c: sa.Connection, run: RunRecord) -> None:
        options: Any = {
            "queue_name": FLOWS,
            "workflow_name": WORKFLOW,
            "workflow_id": _workflow_id(run),
            "app_version": RECORD_VERSION,
        }
        self._client.enqueue_in_transaction(c, options, run.run_id, run.resumed)

    def look(self, run_id: str) -> RunRecord | None:
        """Return the run, or None."""
        table = self._tables.flows
        with self._tables.read() as c:
            text = c.execute(sa.select(table.c.record).where(table.c.run_id == run_id)).scalar()
        return None if text is None else _RUN.decode(text)

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
        table = self._tables.flows
        wanted = sa.select(table.c.record).where(table.c.tenant == tenant)
        written = self._json(table.c.record)["principal"]["id"].as_string()
        starter = sa.func.coalesce(written, Principal().id)  # a record leaves out what is the default
        for column, value in ((table.c.workflow, workflow), (table.c.parent, parent), (starter, started_by)):
            if value is not None:
                wanted = wanted.where(column == value)
        if states:
            wanted = wanted.where(table.c.state.in_(states))
        wanted = wanted.order_by(table.c.created_at.desc(), table.c.run_id.desc()).limit(limit)
        with self._tables.read() as c:
            return [_RUN.decode(text) for text in c.execute(wanted).scalars()]

    def _change(
        self,
        run_id: str,
        change: Callable[[RunRecord], RunRecord | None],
        *also: "_Also",
        known: RunRecord | None = None,
    ) -> RunRecord | None:
        """Change a record, and related records in the same transaction; return None if there is nothing to change.

        ``known`` is the record as the caller last knew it: if it has not changed since, it is not read again.
        """
        table = self._tables.flows
        for _ in range(_TRIES):
            run = known if known is not None and change(known) is not None else self.look(run_id)
            known = None
            changed = None if run is None else change(run)
            if run is None or changed is None:
                return None
            changed = replace(changed, updated_at=now_ms(), changes=run.changes + 1)
            of_run = sa.and_(table.c.run_id == run_id, table.c.changes == run.changes)
            try:
                with self._tables.begin_transaction() as c:
                    if not c.execute(sa.update(table).where(of_run).values(**_columns(changed))).rowcount:
                        continue
                    for one in also:
                        one(c, changed)
            except error.DBOSException as fault:
                raise EngineError(engine_reasons.RUN_NOT_CHANGED(fault=type(fault).__name__)) from fault
            return changed
        raise EngineError(engine_reasons.RUN_CONTENDED())

    def journal(self, run_id: str) -> list[JournalEntry]:
        """Return all recorded entries."""
        run = self.look(run_id)
        return [] if run is None else self._read_journal(run)

    def read_texts(self, run: RunRecord) -> dict[str, str]:
        """Return the recorded texts of a run by name.

        Raises:
            EngineError: They cannot be read.
        """
        return {one.name: one.text for one in self._read_journal(run)}

    def _read_journal(self, run: RunRecord) -> list[JournalEntry]:
        run_id = run.run_id
        found: list[JournalEntry] = []
        try:
            for workflow_id in _workflow_ids(run):
                found += [_entry(step) for step in self._client.list_workflow_steps(workflow_id)]
        except (error.DBOSException, sa.exc.SQLAlchemyError) as fault:
            raise EngineError(engine_reasons.RUN_RECORDS_UNREADABLE(fault=type(fault).__name__)) from fault
        texts = self.texts.load(run_id, [one.text for one in found])
        made = [msgspec.structs.replace(one, text=text) for one, text in zip(found, texts, strict=True)]
        return self._read_prefix(run) + made

    def stop(self, run_id: str, request: StopRequest) -> bool:
        """Request the end of a run, and notify its worker."""

        def asked(run: RunRecord) -> RunRecord | None:
            return None if run.state in ENDED else replace(run, stop=run.stop or request)

        changed = self._change(run_id, asked, lambda c, _: self._tell(c, ""))
        if changed is None:
            return False
        self._hear_stop(changed)
        return True

    def _hear_stop(self, run: RunRecord) -> None:
        """Pass the stop request of this record to its execution, but never to that of the run resumed since."""
        with self._lock:
            execution = self._running.get(run.run_id)
        if execution is not None and run.stop is not None and execution.run.resumed == run.resumed:
            execution.hear_stop(run.stop)

    def resume(self, run_id: str, redone: dict[str, int], until: int | None = None) -> bool:
        """Run a run that has ended again."""

        def resumed(run: RunRecord) -> RunRecord | None:
            state = next_state("resume", run.state)
            if state is None:
                return None
            return replace(
                run,
                state=state,
                stop=None,
                stopped=None,
                output=None,
                redone=redone,
                until=run.until if until is None else until,
                resumed=run.resumed + 1,
            )

        return self._change(run_id, resumed, self._enqueue) is not None

    def _forget_unanswered(self, c: sa.Connection, run: RunRecord) -> None:
        """Delete the questions of an ended run; answers that it has not received are kept in case it is resumed."""
        table = self._tables.questions
        c.execute(sa.delete(table).where(table.c.run_id == run.run_id, table.c.state != "answered"))

    def _mark_heard(self, topics: Sequence[str]) -> "_Also":
        """Return a function that marks recorded answers as heard, in the transaction that stores the run."""
        table = self._tables.questions

        def mark(c: sa.Connection, run: RunRecord) -> None:
            answered = sa.and_(
                table.c.run_id == run.run_id, table.c.topic.in_(topics), table.c.state == "answered"
            )
            if topics:
                c.execute(sa.update(table).where(answered).values(state="heard"))

        return mark

    def forget(self, before_ms: int) -> int:
        """Forget runs that ended before that moment: DBOS's records first, so that a crash leaves nothing unreachable."""
        table, forgotten = self._tables.flows, 0
        old = sa.select(table.c.record).where(table.c.state.in_(ENDED), table.c.updated_at < before_ms)
        while True:
            with self._tables.begin_transaction() as c:
                runs = [_RUN.decode(text) for text in c.execute(old.limit(_AT_ONCE)).scalars()]
            if not runs:
                return forgotten
            self._delete_runs(runs)
            forgotten += len(runs)

    def _delete_runs(self, runs: Sequence[RunRecord]) -> None:
        table, questions, prefixes = self._tables.flows, self._tables.questions, self._tables.prefixes
        try:
            self._client.delete_workflows([one for run in runs for one in _workflow_ids(run)])
        except (error.DBOSException, sa.exc.SQLAlchemyError) as fault:
            raise EngineError(engine_reasons.RUNS_NOT_FORGOTTEN(fault=type(fault).__name__)) from fault
        names = [run.run_id for run in runs]
        with self._tables.begin_transaction() as c:
            c.execute(sa.delete(questions).where(questions.c.run_id.in_(names)))
            c.execute(sa.delete(prefixes).where(prefixes.c.run_id.in_(names)))
            self.texts.forget(c, names)
            c.execute(sa.delete(table).where(table.c.run_id.in_(names)))

    def scan_runs(self) -> Iterator[StoredRecord]:
        """Yield every run of every tenant with its content."""
        table, after = self._tables.flows, ""
        while True:
            page = sa.select(table.c.run_id, table.c.record).where(table.c.run_id > after)
            with self._tables.read() as c:
                rows = c.execute(page.order_by(table.c.run_id).limit(_SCAN_ROWS)).all()
            for run_id, text in rows:
                run = _RUN.decode(text)
                parent = None if run.parent is None else self.look(run.parent)
                yield make_run_record(run, self._read_journal(run), self._read_asked(run_id), parent=parent)
            if len(rows) < _SCAN_ROWS:
                return
            after = rows[-1][0]

    def _read_asked(self, run_id: str) -> list[AskedQuestion]:
        table = self._tables.questions
        with self._tables.read() as c:
            found = c.execute(sa.select(table).where(table.c.run_id == run_id)).mappings().all()
        return [_read_asked(row) for row in found]

    def erase_runs(self, run_ids: Sequence[str]) -> dict[str, ErasedState]:
        """Delete these runs; those that have not ended are left."""
        done: dict[str, ErasedState] = {}
        over: list[RunRecord] = []
        for run_id in run_ids:
            run = self.look(run_id)
            if run is not None and run.state in ENDED:
                over.append(run)
            done[run_id] = "gone" if run is None else "erased" if run.state in ENDED else "in_flight"
        if over:
            self._delete_runs(over)
        return done

    # --- questions --------------------------------------------------------------------------------------------------

    def questions(self, run_id: str) -> list[Question]:
        """Return the questions that the run waits for."""
        table = self._tables.questions
        wanted = sa.select(table.c.question).where(table.c.run_id == run_id, table.c.state == "open")
        with self._tables.read() as c:
            return [_QUESTION.decode(text) for text in c.execute(wanted.order_by(table.c.asked_at)).scalars()]

    def open_questions(
        self,
        *,
        tenant: str,
        kinds: Collection[QuestionKind] = (),
        after: tuple[str, Question] | None = None,
        limit: int = 100,
    ) -> list[tuple[str, Question]]:
        """Return the questions that runs of a tenant wait for, oldest first."""
        table = self._tables.questions
        order = (table.c.asked_at, table.c.run_id, table.c.topic)
        wanted = sa.select(table.c.run_id, table.c.question).where(
            table.c.tenant == tenant, table.c.state == "open"
        )
        if kinds:
            wanted = wanted.where(self._json(table.c.question)["kind"].as_string().in_(kinds))
        if after is not None:
            run_id, last = after
            wanted = wanted.where(sa.tuple_(*order) > sa.tuple_(last.asked_at, run_id, last.topic))
        with self._tables.read() as c:
            rows = c.execute(wanted.order_by(*order).limit(limit)).all()
        return [(run_id, _QUESTION.decode(text)) for run_id, text in rows]

    def _json(self, column: sa.Column[Any]) -> Any:
        """Return a column of JSON texts, of which SQL reads fields."""
        return sa.type_coerce(column, sa.JSON) if self._tables.is_file else sa.cast(column, sa.JSON)

    def answers(self, run_id: str) -> list[GivenAnswer]:
        """Return the answers that the run was given; those of an ended run are on record."""
        table = self._tables.questions
        wanted = sa.select(table).where(table.c.run_id == run_id, table.c.answer.is_not(None))
        with self._tables.read() as c:
            return [given_answer(_read_asked(row)) for row in c.execute(wanted).mappings()]

    def answer(self, run_id: str, topic: str, body: str, by: Principal) -> bool:
        """Answer a question; the first answer counts."""
        table = self._tables.questions
        given = {"state": "answered", "answer": body, "answered_by": by.id, "answered_at": now_ms()}
        open_ = sa.and_(table.c.run_id == run_id, table.c.topic == topic, table.c.state == "open")
        update = sa.update(table).where(open_).values(**given).returning(table.c.topic)
        if self._tables.is_file:
            with self._tables.begin_transaction() as c:
                answered = c.execute(update).first() is not None
        else:  # one round trip: the waiting run is not delayed by the begin and the commit of a transaction
            told = sa.func.pg_notify(CHANNEL, f"{run_id}\n{topic}")
            with self._tables.read() as c:
                answered = c.execute(sa.select(told).select_from(update.cte())).first() is not None
        if answered:
            self._parking.wake(run_id, topic)
        return answered

    def signal(self, run_id: str, question: Question, body: str, by: Principal) -> bool:
        """Answer a question, also one that is not asked yet."""
        run = self.look(run_id)
        if run is None or run.state in ENDED:
            return False
        self.ask(run_id, question)
        return self.answer(run_id, question.topic, body, by)

    def _tell(self, c: sa.Connection, what: str) -> None:
        """Notify other workers of an answer or a stop request, if the database supports notifications."""
        if not self._tables.is_file:
            c.execute(sa.select(sa.func.pg_notify(CHANNEL, what)))

    def _hear_notice(self, what: str) -> None:
        run_id, _, topic = what.partition("\n")
        if topic:
            self._parking.wake(run_id, topic)
        else:
            self._kick.set()

    def ask(self, run_id: str, question: Question) -> AskedQuestion:
        """Store a question."""
        kept = self._asked(run_id, question.topic)
        if kept is not None:
            return kept
        run = self.look(run_id)
        row = {
            "run_id": run_id,
            "topic": question.topic,
            "tenant": "" if run is None else run.principal.tenant,
            "state": "open",
            "asked_at": question.asked_at,
            "question": msgspec.json.encode(question).decode(),
        }
        with self._tables.begin_transaction() as c:
            c.execute(self._tables.make_insert(self._tables.questions, row))
        return self._asked(run_id, question.topic) or AskedQuestion(question, "closed")

    def _asked(self, run_id: str, topic: str) -> AskedQuestion | None:
        table = self._tables.questions
        wanted = sa.select(table).where(table.c.run_id == run_id, table.c.topic == topic)
        with self._tables.read() as c:
            row = c.execute(wanted).mappings().first()
        return None if row is None else _read_asked(row)

    def read_answered(self, run_id: str, topics: Sequence[str]) -> dict[str, AskedQuestion]:
        """Return those of the questions that are answered, by topic.

        Raises:
            EngineError: They cannot be read.
        """
        table = self._tables.questions
        wanted = sa.select(table).where(table.c.run_id == run_id, table.c.state == "answered")
        with self._tables.read() as c:
            rows = c.execute(wanted).mappings().all()
        return {row["topic"]: _read_asked(row) for row in rows if row["topic"] in topics}

    def close_question(self, run_id: str, topic: str) -> AskedQuestion:
        """Close a question: later answers are refused."""
        table = self._tables.questions
        open_ = sa.and_(table.c.run_id == run_id, table.c.topic == topic, table.c.state == "open")
        with self._tables.begin_transaction() as c:
            c.execute(sa.update(table).where(open_).values(state="closed"))
        kept = self._asked(run_id, topic)
        if kept is None:
            raise TaskLostError  # the run has ended elsewhere
        return kept

    def withdraw_question(self, run_id: str, topic: str) -> None:
        """Delete an open question."""
        table = self._tables.questions
        open_ = sa.and_(table.c.run_id == run_id, table.c.topic == topic, table.c.state == "open")
        with self._tables.begin_transaction() as c:
            c.execute(sa.delete(table).where(open_))

    def stop_request(self, run_id: str) -> StopRequest | None:
        """Return the request to end the run, or None."""
        run = self.look(run_id)
        return None if run is None else run.stop

    # --- as a worker ------------------------------------------------------------------------------------------------

    def serve(self, carry_out: CarryOut, find_obstacle: FindObstacle) -> None:
        """Execute runs in the worker of this process."""
        with self._lock:
            if self._carry_out is not None:
                return
            self._carry_out, self._find_obstacle = carry_out, find_obstacle
            _SERVING.append(self)
        try:
            self._tasks.join(self, FLOWS, concurrency=BEGUN_AT_ONCE)
        except EngineError:
            self._carry_out = None
            _SERVING.remove(self)
            raise
        if not self._tables.is_file:
            self._listener = Listener(self._tables.engine, CHANNEL, self._hear_notice)
        self._poller = threading.Thread(target=self._live, name="callwright-flow-poll", daemon=True)
        self._poller.start()

    def parked(self) -> list[tuple[RunRecord, Question]]:
        """Return the questions of runs that wait in this process."""
        return self._parking.questions()

    def count_resting(self) -> int:
        """Return how many runs of this process rest: they wait, and hold neither interpreter nor records."""
        with self._lock:
            return sum(one.is_resting for one in self._running.values())

    def count_waited(self) -> int:
        """Return how many executions of this process have waited, also those that have lost their run and end soon."""
        return self._waited

    def add_waited(self, number: int) -> None:
        """Count an execution that waits for the first time, or one that ends."""
        with self._lock:
            self._waited += number

    async def query_in_thread(self, query: Callable[[], T]) -> T:
        """Run a blocking query in a thread, a bounded number at once. Not for what waits for anything but the database."""
        async with self._database_room:
            return await asyncio.to_thread(query)

    def workflow_ids(self) -> set[str]:
        """Return the DBOS workflows that this process has taken from the queue, begun or not."""
        with self._lock:
            return set(self._taken)

    def lose(self) -> None:
        """Mark all runs as lost: others consider this worker dead, or it was closed."""
        with self._lock:
            running = list(self._running.values())
        for execution in running:
            execution.lose()

    def close(self) -> None:
        """Stop participating; runs in progress are left to other workers."""
        self._ended = True
        self._kick.set()
        self._write_last_states()
        self.lose()
        if self._listener is not None:
            self._listener.close()
        if self._poller is not None:
            self._poller.join(10)
        if self in _SERVING:
            _SERVING.remove(self)

    def _write_last_states(self) -> None:
        """Write the states that runs have reported and that are not written: the loop that writes them is about to end."""
        with self._lock:
            running = list(self._running.values())
        for execution in running:
            state = execution.take_unwritten_state()
            if state is not None:
                self.show(execution, state)

    def _live(self) -> None:
        """Poll for answers and requests that other processes have written."""
        pause = POLL_S if self._tables.is_file else _POLL_SERVER_S
        while not self._ended:
            self._kick.wait(pause)
            self._kick.clear()
            with self._lock:
                here = bool(self._running)
            if here and not self._ended:
                try:
                    self._look_for_answers()
                except EngineError:
                    continue  # the next poll may reach the database again

    def _look_for_answers(self) -> None:
        questions, flows = self._tables.questions, self._tables.flows
        going_on = flows.c.state.in_(("queued", "running", "waiting", "in_doubt"))
        answered = (
            sa.select(questions.c.run_id, questions.c.topic)
            .join(flows, flows.c.run_id == questions.c.run_id)
            .where(questions.c.state == "answered", going_on)
        )
        stopping = sa.select(flows.c.record).where(flows.c.stopping, going_on)
        with self._tables.begin_transaction() as c:
            rows = c.execute(answered).all()
            stopped = [_RUN.decode(text) for text in c.execute(stopping).scalars()]
        for run_id, topic in rows:
            self._parking.wake(run_id, topic)
        for run in stopped:
            self._hear_stop(run)

    async def carry_out(self, run_id: str, resumed: int) -> str:
        """Run one DBOS workflow: a run, or its continuation after it was resumed. Its result is stored in our table.

        Raises:
            TaskLostError: The run was not finished here, and is requeued.
        """
        workflow_id = _make_workflow_id(run_id, resumed)
        with self._lock:
            self._taken[workflow_id] += 1
        try:
            run = await self.query_in_thread(lambda: self._take(run_id, resumed))
            return run_id if run is None else await self._one(run)
        except (TaskLostError, EngineError):
            self._tasks.give_up(workflow_id)
            raise TaskLostError from None
        finally:
            with self._lock:
                self._taken -= Counter([workflow_id])

    def _take(self, run_id: str, resumed: int) -> RunRecord | None:
        """Take the run with a fence above that of every earlier worker; None if there is nothing to do.

        Raises:
            TaskLostError: This process leaves it to others; the record says why.
        """

        def taken(run: RunRecord) -> RunRecord | None:
            if run.state in ENDED or run.resumed != resumed:
                return None
            return replace(
                run,
                workflow=sys.intern(run.workflow),  # a thousand runs that wait share these texts
                version=sys.intern(run.version),
                definition=sys.intern(run.definition),
                interpreter=sys.intern(run.interpreter),
                attempt=run.attempt + 1,
                worker=self._tasks.worker,
                state="running",
                left="",
            )

        run = self.look(run_id)
        if run is None or taken(run) is None:
            return None
        if self._find_obstacle is None:
            raise TaskLostError
        left = self._find_obstacle(run)
        if left:
            self._leave(run, left)
            raise TaskLostError
        return self._change(run_id, taken, known=run)

    def _leave(self, run: RunRecord, why: str) -> None:
        """Note why this process leaves the run to others, unless one has taken it since."""

        def left(now: RunRecord) -> RunRecord | None:
            return None if now.attempt != run.attempt or now.left == why else replace(now, left=why)

        if self._change(run.run_id, left, known=run) is not None:
            _log.warning("run %s is left to other workers: %s", run.run_id, why)

    async def _one(self, run: RunRecord) -> str:
        carry_out = self._carry_out
        if carry_out is None:
            raise TaskLostError
        is_taken_over = run.attempt > 1
        has_records = is_taken_over or run.forked_from is not None
        texts = await self.query_in_thread(lambda: self.read_texts(run)) if has_records else {}
        last = await self.query_in_thread(lambda: self._last_number(run)) if is_taken_over else 0
        for _ in range(last):
            DBOS.reserve_step()  # skip the numbers of existing records, which are found by name
        execution = _Execution(self, run, texts)
        del texts  # given up when the run rests
        with self._lock:
            earlier = self._running.get(run.run_id)
            self._running[run.run_id] = execution
        if earlier is not None:
            earlier.lose()  # it was queued again while it was carried out here
        try:
            end = await self._carry_out_between_rests(execution, carry_out)
            await execution.finish_writing()
        finally:
            await execution.finish_showing()
            self.add_waited(-execution.has_waited)
            with self._lock:
                if self._running.get(run.run_id) is execution:
                    del self._running[run.run_id]
        await self.query_in_thread(lambda: self._finish(execution, end))
        return run.run_id

    async def _carry_out_between_rests(self, execution: "_Execution", carry_out: CarryOut) -> RunEnd:
        """Carry out a run, again from its records after each rest."""
        while True:
            try:
                return await carry_out(execution)
            except TaskLostError:
                if not execution.is_resting:
                    raise
            await execution.rest_until_woken()

    def _last_number(self, run: RunRecord) -> int:
        try:
            steps = self._client.list_workflow_steps(_workflow_id(run), load_output=False)
        except (error.DBOSException, sa.exc.SQLAlchemyError):
            raise TaskLostError from None
        return max((step["function_id"] for step in steps), default=0)

    def _finish(self, execution: "_Execution", end: RunEnd) -> None:
        run = execution.run

        def finished(now: RunRecord) -> RunRecord | None:
            if now.attempt != run.attempt or now.state in ENDED:
                return None
            return replace(now, state=end.state, stopped=end.stopped, output=end.output)

        heard = self._mark_heard(execution.heard)
        if self._change(run.run_id, finished, heard, self._forget_unanswered, known=execution.known) is None:
            raise TaskLostError

    def show(self, execution: "_Execution", state: RunState) -> None:
        """Store the state of a run, unless another worker owns it now; and which answers are on record."""
        run, topics = execution.run, list(execution.heard)

        def shown(now: RunRecord) -> RunRecord | None:
            if now.attempt != run.attempt or now.state in ENDED or now.state == state:
                return None
            return replace(now, state=state)

        try:
            changed = self._change(run.run_id, shown, self._mark_heard(topics), known=execution.known)
        except EngineError:
            return  # the next state replaces it
        if changed is not None:
            execution.known = changed
            del execution.heard[: len(topics)]

    def still_has(self, run: RunRecord) -> bool:
        """Return whether this worker owns the run; asks the database after a suspension."""
        return self._tasks.is_task_held(_workflow_id(run))


class _Execution(FlowRunning):
    """One execution of one run: its records are steps of the DBOS workflow of this task.

    Attributes:
        known: The record of the run as this worker last wrote it.
        heard: Questions whose answers are on record and still notified, until the next state is written.
        has_waited: Whether it has waited since this worker took it.

    A run of which every line has waited for a while rests. Its waits are ended with ``TaskLostError``, as where a worker loses a run, so
    that nothing holds its interpreter; what remains is this object and its questions. When one of them is decided, the records
    are read and the run is carried out from its begin, as by a worker that takes it over; but it is the same worker, and the same
    workflow of DBOS.

    States are written in the background, so that no step waits for that; of several that follow each other quickly, the last.
    """

    __slots__ = (
        "_engine",
        "_final",
        "_rest",
        "_rest_timer",
        "_showing",
        "_to_show",
        "_writes",
        "has_waited",
        "heard",
        "known",
    )

    def __init__(self, engine: DbosFlowEngine, run: RunRecord, texts: dict[str, str]) -> None:
        super().__init__(run, texts, engine, engine._parking, blocks=True)  # noqa: SLF001 - of this module
        self._engine = engine
        self.known = run
        self.heard: list[str] = []
        self.has_waited = False
        self._to_show: RunState | None = None
        self._showing: asyncio.Task[None] | None = None
        self._writes: set[asyncio.Future[None]] = set()
        self._rest_timer: asyncio.TimerHandle | None = None
        self._rest: _Rest | None = None
        self._final: dict[str, AskedQuestion] = {}

    @property
    def is_resting(self) -> bool:
        """Whether it waits without interpreter and records, or is about to."""
        return self._rest is not None

    @property
    def gone(self) -> bool:
        """Whether this worker was closed, or has lost the run."""
        if not self._lost and not self._engine.still_has(self.run):
            self.lose()
        return self._lost

    async def _keep(self, name: str, text: str, begun: int) -> None:
        recorded = text

        def kept() -> str:  # no coroutine: DBOS then looks the step up and records it in one thread
            return f"{begun}\n{recorded}"

        try:
            if len(text) > MAX_INLINE_CHARS:
                recorded = await self._engine.query_in_thread(
                    lambda: self._engine.texts.put(self.run.run_id, text)
                )
            await DBOS.run_step_async({"name": name}, kept)
        except (EngineError, error.DBOSException, error.DBOSBaseException, sa.exc.SQLAlchemyError) as fault:
            self.lose()
            raise TaskLostError from fault

    async def wait(self, question: Question, *, heeds_stop: bool = True) -> Wake:
        """Wait until the question is answered; others may be taken from the queue instead."""
        if not self.has_waited:
            self.has_waited = True
            self._engine.add_waited(1)
        return await super().wait(question, heeds_stop=heeds_stop)

    def _fall_asleep(self) -> None:
        if self._rest_timer is not None:
            self._rest_timer.cancel()
        self._rest_timer = asyncio.get_running_loop().call_later(
            self._engine.rest_after_s, self._begin_rest_if_idle
        )

    def _begin_rest_if_idle(self) -> None:
        self._rest_timer = None
        if self._is_idle() and self._showing is None:
            self._begin_rest()
        elif self._asleep:
            self._fall_asleep()

    def _begin_rest(self) -> None:
        """End all waits; from now on an answer wakes the rest."""
        asleep = list(self._asleep.values())
        waker = Waker()
        waiters = [
            self._parking.enter(self.run, replace(one.question, show=None, text=""), waker)
            for one, _ in asleep
        ]
        self._rest = _Rest(
            waker, waiters, min((until for _, until in asleep if until is not None), default=None)
        )
        for one, _ in asleep:
            one.waker.wake()

    async def _sleep(self, waiter: Waiter, until: int | None) -> None:
        await super()._sleep(waiter, until)
        if self._rest is not None:
            raise TaskLostError

    def _check_owned(self) -> None:
        if self._rest is not None:
            self._rest.is_complete = False
            raise TaskLostError
        super()._check_owned()

    async def rest_until_woken(self) -> None:
        """Hold nothing but the questions until one of them is decided, then read the records again.

        Raises:
            TaskLostError: This worker was closed, or has lost the run.
            EngineError: The records cannot be read.
        """
        rest = self._rest
        if rest is None:
            return
        self._replace_texts({})
        try:
            if rest.is_complete and not self._lost and self.stop is None:
                await rest.waker.sleep_until(rest.until)
        finally:
            for one in rest.waiters:
                self._parking.leave(one)
            self._rest = None
        self._check_owned()
        topics = [one.question.topic for one in rest.waiters]
        engine, run = self._engine, self.run
        texts, self._final = await asyncio.gather(
            engine.query_in_thread(lambda: engine.read_texts(run)),
            engine.query_in_thread(lambda: engine.read_answered(run.run_id, topics)),
        )
        self._replace_texts(texts)

    async def _ask_shelf(self, question: Question) -> AskedQuestion:
        """Answers that were read when the run was woken are final, and not read again."""
        answered = self._final.get(question.topic)
        return await super()._ask_shelf(question) if answered is None else answered

    async def _record_wake(self, topic: str, wake: Wake, text: str) -> None:
        """Record the end of a wait; an answer is recorded while the next step already runs.

        An answer is already durable in its own store, and final: a worker that takes the run over finds the same. So the next step need
        not wait for the record of the answer; only the later records do.
        """
        if wake.kind != "answer":
            await super()._record_wake(topic, wake, text)
            self.heard.append(topic)
            return
        self._check_owned()
        self._note(topic, text)
        self._under_way += 1
        writing = asyncio.ensure_future(self._write_answer(topic, text, now_ms()))
        self._writes.add(writing)
        writing.add_done_callback(self._writes.discard)

    async def _write_answer(self, topic: str, text: str, begun: int) -> None:
        try:
            async with self._writing:
                await self._keep(topic, text, begun)
            self.heard.append(topic)
        except TaskLostError:
            return  # the run is lost here: nothing more is recorded
        except Exception:
            self.lose()  # it may not end without this record; the loop logs the exception
            raise
        finally:
            self._under_way -= 1

    async def finish_writing(self) -> None:
        """Wait until every answer is on record.

        Raises:
            TaskLostError: The run is lost here, and one may not be.
        """
        while self._writes:
            await finish_uninterrupted(asyncio.wait(list(self._writes)))
        if self._lost:
            raise TaskLostError

    async def show(self, state: RunState) -> None:
        """Report the state of the run; it is written soon."""
        self._to_show = state
        if self._showing is None:
            self._showing = asyncio.ensure_future(self._write_states())

    async def _write_states(self) -> None:
        while self._to_show is not None:
            state, self._to_show = self._to_show, None
            if state != self.known.state:
                await self._engine.query_in_thread(lambda: self._engine.show(self, state))  # noqa: B023 - awaited at once
        self._showing = None

    async def _blocking(self, ask: Callable[[], T]) -> T:
        return await finish_uninterrupted(self._engine.query_in_thread(ask))

    def take_unwritten_state(self) -> RunState | None:
        """Return the reported state that nothing writes yet; its caller has to write it."""
        state, self._to_show = self._to_show, None
        return state

    async def finish_showing(self) -> None:
        """Wait until no state is being written; one that is not begun is left out, because the end of the run follows."""
        self._to_show = None
        if self._showing is not None:
            await finish_uninterrupted(self._showing)


class _Rest:
    """What wakes a run that rests.

    ``is_complete``: no line of the run did anything else when it began to rest, so that it waits for nothing but these questions.
    """

    __slots__ = ("is_complete", "until", "waiters", "waker")

    def __init__(self, waker: Waker, waiters: list[Waiter], until: int | None) -> None:
        self.waker = waker
        self.waiters = waiters
        self.until = until
        self.is_complete = True


_Also = Callable[[sa.Connection, RunRecord], None]
_RUN: Final = msgspec.json.Decoder(RunRecord)
_QUESTION: Final = msgspec.json.Decoder(Question)
_ENTRY: Final = msgspec.json.Decoder(JournalEntry)


def _read_asked(row: Mapping[Any, Any]) -> AskedQuestion:
    state: Any = "answered" if row["state"] == "heard" else row["state"]
    answer, by, at = row["answer"], row["answered_by"] or "", row["answered_at"] or 0
    return AskedQuestion(_QUESTION.decode(row["question"]), state, answer, by, at)


def _columns(run: RunRecord) -> dict[str, Any]:
    return {
        "tenant": run.principal.tenant,
        "workflow": run.workflow,
        "state": run.state,
        "parent": run.parent,
        "stopping": run.stop is not None,
        "updated_at": run.updated_at,
        "changes": run.changes,
        "record": msgspec.json.encode(run).decode(),
    }


def _workflow_id(run: RunRecord) -> str:
    return _make_workflow_id(run.run_id, run.resumed)


def _make_workflow_id(run_id: str, resumed: int) -> str:
    return f"{run_id}@{resumed}" if resumed else run_id


def _workflow_ids(run: RunRecord) -> list[str]:
    """Return all DBOS workflows of the run, the first one first."""
    return [_workflow_id(replace(run, resumed=times)) for times in range(run.resumed + 1)]


def _entry(step: Mapping[str, Any]) -> JournalEntry:
    begun, _, text = str(step["output"]).partition("\n")
    ended = step.get("completed_at_epoch_ms")
    return JournalEntry(name=step["function_name"], text=text, started_at=int(begun), ended_at=ended)


_SERVING: list[DbosFlowEngine] = []


async def _flow(run_id: str, resumed: int) -> str:
    if not _SERVING:
        raise TaskLostError
    return await _SERVING[0].carry_out(run_id, resumed)


DBOS.workflow(name=WORKFLOW, max_recovery_attempts=_TAKEN_UP)(_flow)

if hasattr(os, "register_at_fork"):  # a child's runs are carried out by the engine that it opens itself
    os.register_at_fork(after_in_child=_SERVING.clear)
