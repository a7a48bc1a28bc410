"""A long call and its task: the effect by which the pipeline hands a call over, and the records that outlive it.

A pipeline never waits for days: the call of a tool that is declared ``long`` ends as soon as a durable engine has it, and
continues there as a *task*. The task's handle is the id of the call that started it. Times are epoch milliseconds.
"""

from typing import Any, Literal

from msgspec import Struct

from callwright.domain.call import Locale, Principal
from callwright.domain.effects import Answer, Effect, StoreFailed  # noqa: F401 - the last one: in a base class, as text
from callwright.domain.result import Notice, Repair, ToolResult

TaskState = Literal["queued", "running", "completed", "failed", "cancelled"]
"""``completed`` is a success, ``failed`` any other end except a cancellation."""

ENDED_TASK_STATES: frozenset[TaskState] = frozenset({"completed", "failed", "cancelled"})


class TaskLimits(Struct):
    """How many tasks may be unfinished (queued or running) at a time, so that no principal fills the queue for others.

    A further long call is refused with ``quota_exceeded``; nothing has happened. Several processes that share a store may exceed a
    limit by the calls that they pass on at the same moment; one process does not.

    Attributes:
        of_principal: Tasks of one principal. Default 2,000.
        of_tenant: Tasks of one tenant. Default 10,000.
    """

    of_principal: int = 2_000
    of_tenant: int = 10_000


class HandedOver(Answer, frozen=True):
    """The engine has stored the call durably; its task is found under ``handle``."""

    handle: str


class NotRunning(Answer, frozen=True):
    """The call is no longer running: retry the claim."""


class TooManyTasks(Answer, frozen=True):
    """The limit of unfinished tasks of this principal or tenant is reached, so the engine was not given another."""


class HandOver(Effect["HandedOver | NotRunning | TooManyTasks | StoreFailed"], frozen=True):
    """Hand the claimed call to the durable engine; with ``joined``, find the task of a call that another caller has claimed.

    A claim whose owner died before it could hand the call over is handed over now: nothing of it has begun. ``approval`` is the
    digest of the approval that the claim has used; "" where it needed none.
    """

    tool: str
    version: str
    contract_hash: str
    arguments: dict[str, Any]
    key: str | None
    call_id: str
    joined: bool
    repairs: list[Repair]
    warnings: list[Notice]
    approval: str = ""


class Job(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a worker needs to execute a call that was read, checked, repaired, authorized and claimed before.

    ``asked_at`` is when it was handed over; its deadline counts from there, time in the queue included.
    ``approval`` is the digest of the approval that its claim has used, to be given back where nothing happens.
    ``sealed`` are the arguments that the contract declares secret, encrypted (``runtime/sealed_jobs.py``); they are not in ``arguments``.
    """

    handle: str
    tool: str
    version: str
    contract_hash: str
    arguments: dict[str, Any]
    key: str | None
    trace_id: str
    principal: Principal
    run_id: str | None
    idempotency_key: str | None
    locale: Locale
    timeout_ms: int | None
    asked_at: int
    repairs: list[Repair] = []
    warnings: list[Notice] = []
    approval: str = ""
    sealed: dict[str, str] = {}


def is_ongoing_task(result: ToolResult) -> bool:
    """Return whether this is the interim result of a long call that continues as a task, not the result of its tool."""
    return result.success and any(one.code == "task_goes_on" for one in result.warnings)


class Progress(Struct, frozen=True, omit_defaults=True):
    """Progress of a task: ``done`` of ``total`` in any unit (None if the total is unknown), and a line for people."""

    done: float
    total: float | None = None
    message: str = ""


class TaskRecord(Struct, frozen=True, kw_only=True):
    """A task as stored by the engine.

    Attributes:
        worker: Id of the worker that runs it or ran it last; None in the queue.
        cancelling: A cancellation was requested.
        envelope: The canonical JSON of its result, once it has ended.
    """

    job: Job
    state: TaskState
    worker: str | None
    created_at: int
    updated_at: int
    cancelling: bool = False
    progress: Progress | None = None
    envelope: str | None = None


class WorkerRecord(Struct, frozen=True, kw_only=True):
    """A worker that executes tasks. ``beat_at`` is its last heartbeat; ``alive`` is the engine's verdict."""

    worker: str
    host: str
    pid: int
    started_at: int
    beat_at: int
    alive: bool
