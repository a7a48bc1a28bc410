"""``ReadRecords``: quotas, budgets, tapes and audit records for reads of a server's resources, prompts and completions.

Before the read: the quotas that cover its name (``docs__resources/read``), and the budget of the run that the caller names. After it: a
tape, and an audit record if the error table requires one. Such a tape can be read, but not replayed. Must not depend on policy: the
read is already authorized.
"""

import inspect
import logging
from asyncio import CancelledError
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from callwright.core.call.attempts import describe_exhausted
from callwright.core.policy.quotas import QuotaScope, compute_call_takes, render_quota_user, select_quotas
from callwright.core.protocols import mcp_protocol
from callwright.core.records.idempotency import compute_digest
from callwright.core.wording.result_messages import build_error
from callwright.domain.audit_records import AuditEvent
from callwright.domain.call import CallRequest, Principal, Ticket
from callwright.domain.effects import (
    Allowed,
    Answer,
    Authorize,
    Claim,
    Claimed,
    Effect,
    Execute,
    Exhausted,
    QuotaOver,
    Raised,
    Returned,
    Settle,
    StoreFailed,
)
from callwright.domain.error_codes import ERRORS
from callwright.domain.evidence import NO_ANSWER, RAISED_FAILURE
from callwright.domain.records import RunLimits
from callwright.relay import CodedFaultError, RpcFaultError
from callwright.runtime.app_services import AppServices
from callwright.runtime.driver import RecordedSteps
from callwright.runtime.masked_exceptions import mask_exception
from callwright.runtime.store_access import build_store_failure, log_store_fault
from callwright.runtime.tape import TapeHead, encode_tape

log = logging.getLogger("callwright.app")

_LEASE_MS: Final = 120_000
_AUDITED: Final = frozenset(code for code, spec in ERRORS.items() if spec.audit in {"audit", "security"})

SendRead = Callable[[], Awaitable[dict[str, Any]]]


class ContentRead(Struct, frozen=True):
    """One read: who asks what of which server, in which run; ``rule`` allows it."""

    subject: Principal
    method: str
    params: dict[str, Any]
    server: str
    prefix: str
    rule: str
    run: str | None = None
    trace_id: str | None = None

    @property
    def name(self) -> str:
        """What rules, quotas and tapes call it: ``docs__resources/read``."""
        return self.prefix + self.method


class ReadRecords:
    """Makes reads with the records of a call.

    Args:
        get_services: Returns the services of the application.
        limits: Budget of a named run.
        record: Writes to the audit trail, without blocking.
    """

    def __init__(
        self, get_services: Callable[[], AppServices], limits: RunLimits, record: Callable[[AuditEvent], None]
    ) -> None:
        self._get_services = get_services
        self._limits = limits
        self._record = record

    async def make_read(self, read: ContentRead, send: SendRead) -> dict[str, Any]:
        """Charge the read, send it and record how it ended.

        Raises:
            RpcFaultError: a quota or the run's budget forbids it, the server refuses it, or an internal fault ended it.
        """
        one = _RecordedRead(self._get_services(), self._limits, read)
        code: str | None = "internal_error"
        try:
            await one.charge()
            result = await one.send(send)
            code = None
        except RpcFaultError as fault:
            code = _read_code(fault)
            raise
        except CancelledError:
            code = "cancelled"
            raise
        except Exception as fault:
            log.exception("a read raised %s", type(fault).__name__, exc_info=mask_exception(fault))
            raise one.make_internal_fault() from None
        finally:
            await one.settle(code)
            one.save_tape(code)
            if code in _AUDITED:
                self._record(one.make_event(code))
        return result


class _RecordedRead:
    """One read and its tape."""

    def __init__(self, services: AppServices, limits: RunLimits, read: ContentRead) -> None:
        self._services = services
        self._read = read
        self._limits = limits
        self._hash = compute_digest(read.params)
        self._ticket = Ticket(services.rng.make_call_id(), read.trace_id or services.rng.make_trace_id())
        self._claim: Claim | None = None
        self._claimed: Claimed | None = None
        self._began = 0.0
        asked = Authorize(read.name, "", "", "read", read.subject, read.params, None, None)
        self._steps: RecordedSteps = [(asked, Allowed(read.rule))]

    async def charge(self) -> None:
        """Take the read from its quotas and its run.

        Raises:
            RpcFaultError: there is no room.
        """
        read, services = self._read, self._services
        scope = QuotaScope(read.subject, read.run or "")
        takes = compute_call_takes(select_quotas(services.quotas.current, read.name), read.name, scope)
        if read.run is None and not takes:
            return
        claim = Claim(
            None,
            read.name,
            "",
            self._hash,
            "read",
            "allow",
            self._ticket.call_id,
            _LEASE_MS,
            self._ticket.trace_id,
            read.subject,
            read.run,
            self._limits,
            quotas=takes,
        )
        answer = await self._ask_store(claim)
        if not isinstance(answer, Claimed):
            raise _make_refusal(read.name, answer)
        self._claim, self._claimed, self._began = claim, answer, services.clock.lease_ms()

    async def send(self, send: SendRead) -> dict[str, Any]:
        """Send the read and record its answer."""
        effect = Execute(self._read.name, "", self._read.params, 1, _LEASE_MS, None, 0, self._ticket.call_id)
        try:
            result = await send()
        except RpcFaultError as fault:
            self._steps.append((effect, Raised(_read_code(fault), RAISED_FAILURE, "RpcFaultError")))
            raise
        except CancelledError:
            self._steps.append((effect, Raised("cancelled", NO_ANSWER, "CancelledError")))
            raise
        except Exception as fault:
            self._steps.append((effect, Raised("internal_error", NO_ANSWER, type(fault).__name__)))
            raise
        self._steps.append((effect, Returned(result, "json", 0)))
        return result

    async def settle(self, code: str | None) -> None:
        """Give back the quota of a read that failed, and count its time and its failure in its run."""
        claim, claimed = self._claim, self._claimed
        if claim is None or claimed is None:
            return
        returns = render_quota_user(claimed, claim.owner, claim.args_hash) if code and claim.quotas else ""
        spent_ms = round(self._services.clock.lease_ms() - self._began)
        effect = Settle(
            None,
            claimed.entry_id,
            claimed.fence,
            "released" if code else "committed",
            None,
            claim.tool,
            "",
            "read",
            None,
            claim.principal.tenant,
            claim.run_id,
            code,
            0,
            claim.args_hash,
            spent_ms,
            returns=returns,
        )
        await self._ask_store(effect)

    async def _ask_store(self, effect: Claim | Settle) -> Answer:
        try:
            answer = self._services.store.perform_effect_async(effect)
            answer = await answer if inspect.isawaitable(answer) else answer
        except Exception as fault:  # noqa: BLE001 - after any driver error, nothing is known to be written
            answer = build_store_failure(effect, fault)
        self._steps.append((_without_time(effect), answer))
        return answer

    def save_tape(self, code: str | None) -> None:
        """Store the tape; a failure of the store is logged."""
        read = self._read
        request = CallRequest(
            raw={"method": read.method, "params": read.params},
            principal=read.subject,
            run_id=read.run,
            trace_id=read.trace_id,
        )
        head = TapeHead(request=request, ticket=self._ticket, limits=self._limits, method=read.method)
        try:
            self._services.store.save_tape(
                self._ticket.call_id,
                run_id=read.run,
                tool=read.name,
                code=code,
                body=encode_tape(head, self._steps),
            )
        except Exception as fault:  # noqa: BLE001 - a driver's error: the result must be returned even without its tape
            log_store_fault(fault)

    def make_internal_fault(self) -> RpcFaultError:
        """Build the answer to a read that an internal fault ended: nothing of its words, and the trace to report."""
        error = build_error("internal_error", params={"tool": self._read.name})
        return CodedFaultError(
            mcp_protocol.INTERNAL_ERROR,
            error.message,
            "internal_error",
            effect="none",
            traceId=self._ticket.trace_id,
        )

    def make_event(self, code: str) -> AuditEvent:
        """Build the audit record of a read that was refused or withheld."""
        read = self._read
        return AuditEvent(
            kind="refused" if self._claimed is None else "failed",
            tenant=read.subject.tenant,
            principal=read.subject.id,
            tool=read.name,
            args_hash=self._hash,
            effect="read",
            code=code,
            call_id=self._ticket.call_id,
            run_id=read.run or "",
            trace_id=self._ticket.trace_id,
            about={"action": read.method, "server": read.server, "rule": read.rule[:200]},
        )


def _without_time(effect: Effect[Any]) -> Effect[Any]:
    """Return an effect as tapes hold it: the time of a settle is 0 there."""
    return replace(effect, spent_ms=0) if isinstance(effect, Settle) else effect


def _make_refusal(name: str, answer: Answer) -> RpcFaultError:
    """Return the refusal of a read that the store did not grant."""
    params: dict[str, str] = {"tool": name}
    retry_after_ms: int | None = None
    code = "unavailable"
    if isinstance(answer, Exhausted):
        code = "repeated_failure" if answer.limit == "loop" else "budget_exhausted"
        params |= (
            {"times": str(answer.times)} if answer.limit == "loop" else {"detail": describe_exhausted(answer)}
        )
    elif isinstance(answer, QuotaOver):
        code = "quota_exceeded" if answer.over == "approve" else answer.over
        retry_after_ms = answer.retry_after_ms
    elif isinstance(answer, StoreFailed) and answer.reason == "doubtful":
        code = "ledger_doubtful"
    error = build_error(code, params=params, retry_after_ms=retry_after_ms)
    waits = {} if error.retry_after_ms is None else {"retryAfterMs": error.retry_after_ms}
    return CodedFaultError(mcp_protocol.INTERNAL_ERROR, error.message, code, **waits)


def _read_code(fault: RpcFaultError) -> str:
    """Return our code of a failed read; a server cannot choose one of those that we give ourselves."""
    if isinstance(fault, CodedFaultError):
        return fault.reason
    absent = {mcp_protocol.INVALID_PARAMS, mcp_protocol.RESOURCE_NOT_FOUND}
    return "not_found" if fault.code in absent else "upstream_error"
