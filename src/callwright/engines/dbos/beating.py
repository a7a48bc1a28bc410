"""The registry of workers: signs of life, and taking over from those that show none.

A sweep asks DBOS to queue again what belongs to workers that are dead, or that stand nowhere in the registry. That is one
conditional write for each task (still running, and still that worker's), so that any number of sweeps at once are as good
as one, and one that is interrupted is repeated by the next. The name that DBOS gives the function begins with an
underscore; what its own console calls is the same, and the contract suite would see it change.
"""

import os
import socket
import threading
import time
from collections.abc import Callable

import sqlalchemy as sa
from dbos import DBOS, error

from callwright.engine import EngineError
from callwright.engines.dbos.tables import Tables

ORPHANS_EVERY = 10
"""Beats between two looks for tasks whose worker stands nowhere."""


class Beating:
    """Shows the signs of life of one worker, and sweeps."""

    def __init__(
        self,
        tables: Tables,
        worker: str,
        beat_s: float,
        dead_s: float,
        beaten: Callable[[list[str]], None],
        lost: Callable[[], None],
    ) -> None:
        self._tables = tables
        self._worker = worker
        self._beat_s = beat_s
        self._dead_s = dead_s
        self._beaten = beaten
        self._lost = lost
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._live, name="callwright-beat", daemon=True)

    def enrol(self) -> None:
        """Enter the registry: before the first task is taken."""
        table = self._tables.workers
        with self._tables.begin() as c:
            c.execute(
                sa.insert(table).values(
                    worker=self._worker,
                    host=socket.gethostname(),
                    pid=os.getpid(),
                    started_at=_now(),
                    beat_at=_now(),
                    beat=self._tables.beat(),
                )
            )

    def begin(self) -> None:
        """Begin to beat."""
        self._thread.start()

    def end(self) -> None:
        """Leave the registry: the next sweep of another worker takes over."""
        self._end.set()
        if self._thread.is_alive():
            self._thread.join(self._dead_s)
        table = self._tables.workers
        try:
            with self._tables.begin() as c:
                c.execute(sa.update(table).where(table.c.worker == self._worker).values(beat=-1.0))
        except EngineError:
            return  # others will miss the signs of life

    def _live(self) -> None:
        beats = 0
        while not self._end.wait(self._beat_s):
            beats += 1
            try:
                self._beat()
                self._sweep(orphans=beats % ORPHANS_EVERY == 0)
            except (EngineError, error.DBOSException, sa.exc.SQLAlchemyError):
                continue  # the next beat may reach the database again; until then others may take over

    def _beat(self) -> None:
        table, tasks = self._tables.workers, self._tables.tasks
        mine = sa.update(table).where(table.c.worker == self._worker)
        asked = sa.select(tasks.c.handle).where(
            tasks.c.cancelling, tasks.c.state == "running", tasks.c.worker == self._worker
        )
        with self._tables.begin() as c:
            alive = c.execute(mine.values(beat_at=_now(), beat=self._tables.beat())).rowcount
            handles = [row[0] for row in c.execute(asked)]
        if not alive:
            self._lost()
            self.enrol()
        self._beaten(handles)

    def _sweep(self, *, orphans: bool) -> None:
        table = self._tables.workers
        silent = sa.func.abs(self._tables.beat() - table.c.beat) > self._dead_s
        with self._tables.begin() as c:
            known = [row[0] for row in c.execute(sa.select(table.c.worker))]
            dead = [row[0] for row in c.execute(sa.select(table.c.worker).where(silent))]
        lost = dead + (_strangers(known) if orphans else [])
        if not lost:
            return
        DBOS._recover_pending_workflows(lost)  # noqa: SLF001 - see the top of this file
        with self._tables.begin() as c:
            c.execute(sa.delete(table).where(table.c.worker.in_(dead), silent))


def _strangers(known: list[str]) -> list[str]:
    """Workers that are said to run tasks and stand nowhere."""
    running = DBOS.list_workflows(status="PENDING", load_input=False, load_output=False)
    return sorted({one.executor_id for one in running if one.executor_id not in known and one.executor_id})


def _now() -> int:
    return time.time_ns() // 1_000_000
