"""Tasks of long tools, for a program: looked up by handle, waited for, cancelled; and this process as a worker for them."""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from callwright.core.observing import observe_call
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult
from callwright.domain.tasks import ENDED, Job, Progress, TaskRecord, TaskState
from callwright.engine import Engine, EngineError, Execution
from callwright.engines.envelopes import state_of
from callwright.engines.opening import engine_beside
from callwright.ports import Store
from callwright.runtime.incoming import Given
from callwright.runtime.observers import Observer, notify_observers
from callwright.runtime.world import World
from callwright.stores.names import DEFAULT_SCHEMA, is_url, without_schema
from callwright.tools.catalogue import Registry

TASK_KEEP_MS: Final = 30 * 24 * 3600 * 1000
"""A task that has ended is kept this long."""

_SOON_S: Final = 0.02
_LATER_S: Final = 0.5
"""A task is looked for soon at first, and the longer it takes the less often."""


class NoSuchTaskError(EngineError):
    """There is no task with this handle, or it is somebody else's: the two read the same. Cure: keep ``meta.handle``."""

    def __init__(self) -> None:
        super().__init__("There is no such task.")


class Task:
    """One task, by its handle. Every question asks the engine anew; all of them raise ``EngineError`` when it is gone."""

    def __init__(self, app: "Tasking", handle: str) -> None:
        self.handle = handle
        self._app = app

    def __repr__(self) -> str:
        return f"Task({self.handle!r})"

    def record(self) -> TaskRecord:
        """All that is known of it now."""
        found = self._app.engine.look(self.handle)
        if found is None:
            raise NoSuchTaskError
        return self._app.as_settled(found)

    @property
    def state(self) -> TaskState:
        """Queued, running, completed, failed or cancelled."""
        return self.record().state

    @property
    def progress(self) -> Progress | None:
        """How far it said it is."""
        return self.record().progress

    def cancel(self) -> bool:
        """Ask for its end; False when it has ended. What came of it is in the result."""
        return self._app.engine.cancel(self.handle)

    def now(self) -> ToolResult | None:
        """Its result, the envelope that a short call would have given; None while there is none."""
        given = self.give()
        if given is None:
            return None
        given.delivered()
        return given.result

    def give(self) -> Given | None:
        """As ``now``, for a server that has to send the result on: it is delivered when ``delivered`` is called."""
        record = self.record()
        return self._app.give_task_result(record) if record.state in ENDED else None

    def result(self, timeout_s: float | None = None) -> ToolResult:
        """Its result, waited for.

        Raises:
            TimeoutError: it has not ended in that time; it goes on.
        """
        for pause in _pauses(timeout_s):
            found = self.now()
            if found is not None:
                return found
            time.sleep(pause)
        raise TimeoutError(f"Task {self.handle} has not ended yet.")

    async def aresult(self, timeout_s: float | None = None) -> ToolResult:
        """The same on the running loop."""
        for pause in _pauses(timeout_s):
            found = await asyncio.to_thread(self.now)
            if found is not None:
                return found
            await asyncio.sleep(pause)
        raise TimeoutError(f"Task {self.handle} has not ended yet.")


def _pauses(timeout_s: float | None) -> Any:
    until = None if timeout_s is None else time.monotonic() + timeout_s
    pause = _SOON_S
    while True:
        left = pause if until is None else until - time.monotonic()
        yield max(0.0, min(pause, left))
        if until is not None and time.monotonic() >= until:
            yield 0.0
            return
        pause = min(_LATER_S, pause * 1.5)


class Tasking:
    """The part of ``Callwright`` that deals with long tools.

    Attributes:
        works: Whether this process carries out what it hands over, and takes over from workers that died. A program that
            ends soon after a call sets it to False, and leaves the work to others.
    """

    catalogue: Registry
    store: Store
    principal: Principal
    limits: RunLimits
    works = True
    home: Store | str | Path | None
    observers: tuple[Observer, ...]
    _world: World
    _contract: Callable[[str], CompiledContract | None]
    _engine: Engine | None = None
    _opening = threading.Lock()

    @property
    def engine(self) -> Engine:
        """The durable engine that keeps the tasks: opened when it is first needed.

        Raises:
            EngineError: it cannot be opened.
        """
        with self._opening:
            if self._engine is None:
                self._engine = engine_of(self._named())
            return self._engine

    def keep_tasks_in(self, engine: Engine) -> None:
        """Use this engine, before the first long call."""
        self._engine = engine

    def _named(self) -> str | Path | None:
        if self.home is None or isinstance(self.home, str | Path):
            return self.home
        if self.store.durability == "process":
            return None
        raise EngineError(
            "A store that is given as an object has its engine given too: app.keep_tasks_in(engine)."
        )

    def serving(self) -> Engine:
        """The engine for a call to be handed over to; with ``works`` this process is a worker of it from now on."""
        if self.works:
            self.work()
        return self.engine

    def work(self, *, concurrency: int = 16) -> None:
        """Be a worker: take tasks of the tools registered here, at most ``concurrency`` at once. Returns at once; idempotent.

        Raises:
            EngineError: this process cannot be one.
        """
        self.engine.serve(self._carry_out, self._serves, concurrency=concurrency)

    def take_up_tasks(self) -> None:
        """Work, where there are long tools and this process is to: what a serving program does when it starts.

        Raises:
            EngineError: this process cannot be a worker.
        """
        if self.works and self._has_tasks():
            self.work()

    def _carry_out(self, execution: Execution) -> str:
        from callwright.runtime.tasks import carry_out, encoded  # noqa: PLC0415 - only for long tools

        result = carry_out(self._world, self.limits, execution)
        notify_observers(self.observers, observe_call(result, execution.job.principal))
        return encoded(result)

    def _serves(self, job: Job) -> bool:
        from callwright.runtime.tasks import serves  # noqa: PLC0415 - only for long tools

        return serves(self._world, job)

    def task(self, handle: str, *, principal: Principal | None = None) -> Task:
        """The task with this handle, for whoever began it.

        Raises:
            NoSuchTaskError: there is none, or it is another principal's.
            EngineError: the engine cannot be used.
        """
        who = principal or self.principal
        found = self.engine.look(handle) if self._has_tasks() else None
        if found is None or not _owns(who, found):
            raise NoSuchTaskError
        return Task(self, handle)

    def tasks(self, *, principal: Principal | None = None, limit: int = 100) -> list[Task]:
        """The tasks that this principal began, newest first, among the newest of all.

        Raises:
            EngineError: the engine cannot be used.
        """
        who = principal or self.principal
        if not self._has_tasks():
            return []
        return [Task(self, one.job.handle) for one in self.engine.tasks(limit=limit) if _owns(who, one)]

    def forget_tasks(self, older_than_ms: int = TASK_KEEP_MS) -> int:
        """Forget tasks that ended longer ago than that (30 days); says how many. The ledger remembers on its own terms.

        Raises:
            EngineError: they could not be forgotten.
        """
        return self.engine.forget(self._world.clock.now_ms() - older_than_ms) if self._has_tasks() else 0

    def _has_tasks(self) -> bool:
        """Without a long tool nobody began a task here, and no engine is opened to look for one."""
        return self._engine is not None or any(one.contract.long for one in self.catalogue.all())

    def as_settled(self, record: TaskRecord) -> TaskRecord:
        """The record of a task, with the envelope that its ledger entry bears out where it has ended.

        Where the ledger has come to know otherwise since, the engine keeps the new envelope, so that its state follows.
        """
        if record.state not in ENDED:
            return record
        from callwright.core.dialects.canonical import from_json  # noqa: PLC0415 - only for long tools
        from callwright.core.tasks import lost, verdict  # noqa: PLC0415 - the same
        from callwright.runtime.tasks import encoded  # noqa: PLC0415 - the same

        job, key, kept = record.job, record.job.key, record.envelope
        tool = self._contract(job.contract_hash)
        told = lost(job, tool, self.limits) if kept is None else from_json(kept)
        known = verdict(job, tool, self.limits, None if key is None else self.store.entry(key), told)
        if known is told:
            return record
        envelope = encoded(known)
        with suppress(EngineError):  # the record is right without it, and whoever looks next amends it again
            self.engine.amend(job.handle, envelope)
        return replace(record, state=state_of(envelope), envelope=envelope)

    def give_task_result(self, record: TaskRecord) -> Given:
        """The envelope of a task that has ended, and what to call when it has reached whoever asked for it."""
        from callwright.core.dialects.canonical import from_json  # noqa: PLC0415 - only for long tools
        from callwright.core.tasks import lost  # noqa: PLC0415 - the same

        if record.envelope is None:
            tool = self._contract(record.job.contract_hash)
            return Given(lost(record.job, tool, self.limits), _nothing)
        entry = self.store.entry(record.job.key) if record.job.key is not None else None
        result, mine = from_json(record.envelope), record.job.handle
        if entry is None or entry.owner.partition("+")[0] != mine or entry.delivered:
            return Given(result, _nothing)
        return Given(result, partial(self.store.delivered, entry.entry_id))

    def end_tasks(self) -> None:
        """Stop being a worker, and let go of the engine."""
        with self._opening:
            engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()


def engine_of(home: str | Path | None) -> Engine:
    """The engine beside the store of that name; see ``engine_beside``.

    Raises:
        EngineError: it cannot be opened.
    """
    if not isinstance(home, str) or not is_url(home):
        return engine_beside(home, DEFAULT_SCHEMA)
    url, schema = without_schema(home)
    return engine_beside(url, schema or DEFAULT_SCHEMA)


def _nothing() -> None:
    """There is nothing to note: the ledger has no answer of it, or knows already that it was delivered."""


def _owns(who: Principal, record: TaskRecord) -> bool:
    began = record.job.principal
    return (began.tenant, began.id) == (who.tenant, who.id)
