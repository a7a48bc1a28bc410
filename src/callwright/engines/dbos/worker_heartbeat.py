"""The registry of workers: heartbeats, and taking over tasks from dead workers.

A sweep asks DBOS to requeue the tasks of workers that are dead or not registered. That is a single
conditional write per task (still running, and still owned by that worker), so that any number of concurrent
sweeps have the effect of one, and the next sweep completes an interrupted one. The name that DBOS gives the
function begins with an underscore; DBOS's own console calls the same function, and the contract suite would
detect a change.

A worker also requeues tasks that are recorded as running under its own name although it is not running them:
a task that it does not serve, that it lost while suspended, that could not be begun or whose result could not
be written. So no task stays with a live worker that is not running it.
"""

import os
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from dbos import DBOS, error
from dbos._dbos import _get_dbos_instance

from callwright.engine import EngineError
from callwright.engines.dbos.task_tables import QUEUE_NAME, TaskTables

ORPHAN_CHECK_BEATS = 10
"""Beats between two checks for tasks of unregistered workers."""

IDLE_CHECK_BEATS = 2
"""Beats between two checks for tasks recorded as this worker's that it is not running."""

IDLE_SILENCE_FACTOR = 5
"""Multiple of the death timeout after which such a task counts as abandoned.

Before that, on a busy machine, it may be about to begin, and requeueing would take it from that run.
"""


class WorkerHeartbeat:
    """Sends the heartbeats of one worker, and sweeps."""

    def __init__(
        self,
        tables: TaskTables,
        worker: str,
        beat_s: float,
        dead_s: float,
        beaten: Callable[[list[str]], None],
        lost: Callable[[], None],
        running: Callable[[], set[str]],
        given_up: Callable[[], set[str]],
    ) -> None:
        self._tables = tables
        self._worker = worker
        self._beat_s = beat_s
        self._dead_s = dead_s
        self._beaten = beaten
        self._lost = lost
        self._running = running
        self._given_up = given_up
        self._idle_since: dict[str, float] = {}
        self._heard = time.monotonic()
        self._one = threading.Lock()
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run_thread, name="callwright-beat", daemon=True)

    def register_worker(self) -> None:
        """Register the worker, before it takes the first task."""
        table = self._tables.workers
        with self._tables.begin_transaction() as c:
            c.execute(
                sa.insert(table).values(
                    worker=self._worker,
                    host=socket.gethostname(),
                    pid=os.getpid(),
                    started_at=_now_ms(),
                    beat_at=_now_ms(),
                    beat=self._tables.make_beat_time(),
                )
            )

    def start(self) -> None:
        """Start the heartbeat thread."""
        self._thread.start()

    def stop(self) -> None:
        """Unregister: the next sweep of another worker takes over."""
        self._end.set()
        if self._thread.is_alive():
            self._thread.join(self._dead_s)
        table = self._tables.workers
        try:
            with self._tables.begin_transaction() as c:
                c.execute(sa.update(table).where(table.c.worker == self._worker).values(beat=-1.0))
        except EngineError:
            return  # others will miss the heartbeats

    def is_silent(self) -> bool:
        """Whether others may consider this worker dead: its last heartbeat is older than their timeout."""
        return time.monotonic() - self._heard >= self._dead_s

    def _run_thread(self) -> None:
        beats = 0
        while not self._end.wait(self._beat_s):
            beats += 1
            try:
                self.beat()
                self._recover_dead_workers(orphans=beats % ORPHAN_CHECK_BEATS == 0)
                if beats % IDLE_CHECK_BEATS == 0:
                    self._requeue_abandoned()
            except (EngineError, error.DBOSException, sa.exc.SQLAlchemyError):
                continue  # the next beat may reach the database again; until then others may take over

    def beat(self) -> None:
        """Write a heartbeat, and process what happened since the last one. Thread-safe.

        Raises:
            EngineError: The database cannot be used.
        """
        with self._one:
            self._write_beat()

    def _write_beat(self) -> None:
        began = time.monotonic()
        table, tasks = self._tables.workers, self._tables.tasks
        mine = sa.update(table).where(table.c.worker == self._worker)
        asked = sa.select(tasks.c.handle).where(
            tasks.c.cancelling, tasks.c.state == "running", tasks.c.worker == self._worker
        )
        with self._tables.begin_transaction() as c:
            alive = c.execute(mine.values(beat_at=_now_ms(), beat=self._tables.make_beat_time())).rowcount
            handles = [row[0] for row in c.execute(asked)]
        if not alive:
            self._lost()
            self.register_worker()
        self._heard = began
        self._beaten(handles)

    def _recover_dead_workers(self, *, orphans: bool) -> None:
        table = self._tables.workers
        silent = sa.func.abs(self._tables.make_beat_time() - table.c.beat) > self._dead_s
        with self._tables.begin_transaction() as c:
            known = [row[0] for row in c.execute(sa.select(table.c.worker))]
            dead = [row[0] for row in c.execute(sa.select(table.c.worker).where(silent))]
        lost = dead + (_find_unregistered_workers(known) if orphans else [])
        if not lost:
            return
        DBOS._recover_pending_workflows(lost)  # noqa: SLF001 - see the top of this file
        with self._tables.begin_transaction() as c:
            c.execute(sa.delete(table).where(table.c.worker.in_(dead), silent))

    def _requeue_abandoned(self) -> None:
        """Requeue tasks that were abandoned here, and tasks that no thread here has been running for long."""
        given_up, now = self._given_up(), time.monotonic()
        pending = DBOS.list_workflows(
            status="PENDING", executor_id=self._worker, load_input=False, load_output=False
        )
        idle = {one.workflow_id for one in pending} - self._running()
        since = {handle: self._idle_since.get(handle, now) for handle in idle}
        back = {
            handle
            for handle in idle
            if handle in given_up or now - since[handle] > IDLE_SILENCE_FACTOR * self._dead_s
        }
        for handle in back:
            _get_system_database().reenqueue_for_recovery(handle, [self._worker], QUEUE_NAME)
        self._idle_since = {handle: at for handle, at in since.items() if handle not in back}


def _get_system_database() -> Any:
    return _get_dbos_instance()._sys_db  # noqa: SLF001 - see the top of this file


def _find_unregistered_workers(known: list[str]) -> list[str]:
    """Return workers that are recorded as running tasks and are not registered."""
    running = DBOS.list_workflows(status="PENDING", load_input=False, load_output=False)
    return sorted({one.executor_id for one in running if one.executor_id not in known and one.executor_id})


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
