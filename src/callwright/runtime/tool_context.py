"""Hand a long call to the engine, and build the context that a tool sees of its call.

Must not depend on the call generator.
"""

import logging
from collections.abc import Callable, Collection

from callwright.domain.call import CallRequest, Ticket
from callwright.domain.effects import Execute, StoreFailed
from callwright.domain.task_records import HandedOver, HandOver, Job, NotRunning, TooManyTasks
from callwright.engine import Engine, EngineError
from callwright.ports import CallContext, Store, StoreError
from callwright.runtime.app_services import AppServices
from callwright.runtime.sealed_jobs import SealedJobError, seal_job

_log = logging.getLogger("callwright.runtime")


def build_call_context(
    request: CallRequest, ticket: Ticket, effect: Execute, now: float, begins: Callable[[], None]
) -> CallContext:
    """Build the context for the tool of an attempt that begins now, by the lease clock."""
    return CallContext(
        effect.call_id,
        request.run_id,
        ticket.trace_id,
        request.principal,
        effect.attempt,
        effect.key,
        effect.fence,
        now + effect.timeout_ms,
        begins,
    )


def hand_over_call(
    world: AppServices,
    request: CallRequest,
    ticket: Ticket,
    effect: HandOver,
    secrets: Collection[str] = (),
) -> HandedOver | NotRunning | TooManyTasks | StoreFailed:
    """Hand the call to the engine, which stores it once, however often it is handed over; the arguments ``secrets`` encrypted."""
    if world.engine is None:
        return StoreFailed("gone")
    try:
        handle = find_claim_owner(world.store, effect.key) if effect.joined else effect.call_id
        if handle is None:
            return NotRunning()
        job = _build_job(request, ticket, effect, handle, world.clock.now_ms())
        sealed = seal_job(job, secrets, world.marker) if secrets else job
        if not _start_task(world, world.engine(), sealed, joined=effect.joined):
            return TooManyTasks()
    except StoreError as error:
        return StoreFailed(error.reason)
    except (EngineError, SealedJobError) as fault:
        _log.error("task %s is not started: %s", effect.call_id, fault)
        return StoreFailed("gone")
    return HandedOver(handle)


def _start_task(world: AppServices, engine: Engine, job: Job, *, joined: bool) -> bool:
    """Start the task, unless the principal or its tenant has reached its limit; a task that the engine has already is not a new one."""
    if joined:
        engine.start(job)
        return True
    limits = world.task_limits

    def has_room(starting: int) -> bool:
        mine, of_tenant = engine.count_unfinished_tasks(job.principal)
        return mine + starting < limits.of_principal and of_tenant + starting < limits.of_tenant

    with world.task_admission.admit(job.principal.tenant, has_room) as is_admitted:
        starts = is_admitted or engine.get_task(job.handle) is not None
        if starts:
            engine.start(job)
    return starts


def find_claim_owner(store: Store, key: str | None) -> str | None:
    """Return the call that holds the claim with this key, or None; a resumed claim still belongs to it."""
    entry = store.get_entry(key) if key is not None else None
    return None if entry is None or entry.state != "claimed" else entry.owner.partition("+")[0]


def _build_job(request: CallRequest, ticket: Ticket, effect: HandOver, handle: str, now: int) -> Job:
    return Job(
        handle=handle,
        tool=effect.tool,
        version=effect.version,
        contract_hash=effect.contract_hash,
        arguments=effect.arguments,
        key=effect.key,
        trace_id=ticket.trace_id,
        principal=request.principal,
        run_id=request.run_id,
        idempotency_key=request.idempotency_key,
        locale=request.locale,
        timeout_ms=request.timeout_ms,
        asked_at=now,
        repairs=effect.repairs,
        warnings=effect.warnings,
        approval=effect.approval,
    )
