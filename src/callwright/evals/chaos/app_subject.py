"""Chaos for the tools of any application: faults are injected around each tool, and its executions are counted.

The application itself is not changed: its tools are registered, behind the faults, in another one with a ledger in memory.
Time limits are cut to a second, so that a tool that never answers does not delay the suite.
"""

import asyncio
import inspect
import logging
from collections.abc import Awaitable
from typing import Any

from msgspec.structs import replace

from callwright.app import Callwright
from callwright.core.policy.authorization import Rule
from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.reason import Reason
from callwright.evals.chaos import chaos_reasons
from callwright.evals.chaos.case_arguments import derive_arguments
from callwright.evals.chaos.chaos_subjects import (
    ATTEMPT_TIMEOUT_MS,
    FaultCounter,
    ReportedOutcome,
    SubjectRecord,
    SubjectSetup,
    make_faulty_store,
    result_to_outcome,
)
from callwright.evals.chaos.fault_proxy import MAX_SILENCE_S, NO_FAULT
from callwright.evals.chaos.fault_suite import ChaosCase, Fault
from callwright.evals.chaos.reference_world import ToolTraits, spoil_answer
from callwright.evals.chaos.world_client import StatusError, deny_effect
from callwright.ports import CallContext, NotApplied, Tool, ToolError

_STATUS_BEFORE_EFFECT = {
    "status_429": 429,
    "status_503": 503,
    "status_400": 400,
    "status_403": 403,
    "status_404": 404,
}
_STATUS_AFTER_EFFECT = {"status_500_after": 500, "status_502_after": 502, "status_503_after": 503}
_CONNECTION_CUT_FAULTS = frozenset({"reset", "half_close"})
_HANGING_FAULTS = frozenset({"drop_response", "slow_drip", "cancelled"})
_FAULTS_BEFORE_EFFECT = frozenset({"refuse", "drop_request", "delay_request", *_STATUS_BEFORE_EFFECT})
_FAULTS_ELSEWHERE = frozenset(
    {"none", "cancelled", "store_down_at_claim", "store_down_at_settle", *_FAULTS_BEFORE_EFFECT}
)
"""Faults that are not injected into a tool's answer: they come before it, or are those of the store and the caller."""


class FaultInjectingTool:
    """A ``ports.Tool`` around another: injects the fault, and counts executions of the inner tool.

    ``keyed``: the inner tool supports idempotency keys, so that the same key again is no second effect.
    """

    mode: Any = "async"

    def __init__(
        self,
        inner: Tool,
        fault: Fault,
        record: SubjectRecord,
        *,
        faults: FaultCounter,
        keyed: bool = False,
    ) -> None:
        self._inner = inner
        self._keys: set[str] | None = set() if keyed else None
        self._fault = fault
        self._record = record
        self._faults = faults
        self.takes_key = getattr(inner, "takes_key", True)
        self.own_correctors = getattr(inner, "own_correctors", {})

    async def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        """Inject a fault before, call the inner tool, inject a fault after."""
        self._record.sent += 1
        fault = self._fault if self._fault.times == 0 or self._record.sent <= self._fault.times else NO_FAULT
        self._faults.injected += fault.kind in _FAULTS_BEFORE_EFFECT
        await _inject_before(fault)
        value = await self._run_inner(arguments, context)
        self._faults.injected += fault.kind not in _FAULTS_ELSEWHERE
        if fault.kind in _HANGING_FAULTS:
            self._faults.withholding.set()
        return await _inject_after(fault, value)

    async def _run_inner(self, arguments: dict[str, Any], context: CallContext) -> Any:
        try:
            value = await invoke_once(self._inner, arguments, context)
        except (NotApplied, ToolError):
            raise
        except BaseException:
            self._count_effect(context)  # it may have happened, and must not happen again
            raise
        self._count_effect(context)
        return value

    def _count_effect(self, context: CallContext) -> None:
        key = context.idempotency_key
        if self._keys is not None and key is not None:
            self._record.effects += key not in self._keys
            self._keys.add(key)
        else:
            self._record.effects += 1


async def invoke_once(tool: Tool, arguments: dict[str, Any], context: CallContext) -> Any:
    """Run a tool of any kind once, and await it if necessary."""
    if tool.mode != "async":
        return await asyncio.to_thread(tool.invoke, arguments, context)
    answer: Awaitable[Any] | Any = tool.invoke(arguments, context)
    return await answer if inspect.isawaitable(answer) else answer


async def _inject_before(fault: Fault) -> None:
    if fault.kind == "refuse":
        raise ConnectionResetError
    if fault.kind == "drop_request":
        await asyncio.sleep(MAX_SILENCE_S)
    if fault.kind == "delay_request":
        await asyncio.sleep(fault.delay_ms / 1000)
    if fault.kind in _STATUS_BEFORE_EFFECT:
        raise _build_status_error(_STATUS_BEFORE_EFFECT[fault.kind], fault)


async def _inject_after(fault: Fault, value: Any) -> Any:
    if fault.kind in _CONNECTION_CUT_FAULTS:
        raise ConnectionResetError
    if fault.kind in _HANGING_FAULTS:
        await asyncio.sleep(MAX_SILENCE_S)
    if fault.kind == "delay_response":
        await asyncio.sleep(fault.delay_ms / 1000)
    if fault.kind == "corrupt_body":
        raise ValueError
    if fault.kind in _STATUS_AFTER_EFFECT:
        raise _build_status_error(_STATUS_AFTER_EFFECT[fault.kind], fault)
    if fault.kind == "denies_effect":
        return deny_effect(fault.says)
    return spoil_answer(fault.kind, value)


def _build_status_error(status: int, fault: Fault) -> StatusError:
    return StatusError(
        status, {} if fault.retry_after_s is None else {"retry-after": str(fault.retry_after_s)}
    )


def _is_not_injected(record: logging.LogRecord) -> bool:
    """Return whether to log a record: False for an exception that this module injected, whose traceback would look like a fault of the tool."""
    raised = record.exc_info[2] if record.exc_info else None
    while raised is not None and raised.tb_next is not None:
        raised = raised.tb_next
    return raised is None or raised.tb_frame.f_code.co_filename != __file__


class AppSubject:
    """The tools of an application, called through Callwright."""

    name = "Callwright"
    port: int | None = None

    def __init__(self, app: Callwright) -> None:
        self._tools = app
        self._app = Callwright()
        self._own = SubjectRecord()
        logging.getLogger("callwright.tools").addFilter(_is_not_injected)  # at most once

    def find_tool_traits(self, tool: str) -> ToolTraits | None:
        """Return the tool's effect class and traits."""
        item = self._tools.catalogue.find(tool, None, Principal())
        if item is None:
            return None
        contract = item[0].contract
        return ToolTraits(contract.effect, contract.repeat, contract.untrusted)

    def explain_skip(self, case: ChaosCase) -> Reason | None:
        """Explain that the application does not have the tool."""
        return None if self.find_tool_traits(case.tool) else chaos_reasons.UNKNOWN_TOOL_OF_APPLICATION()

    async def read_own_record(self) -> SubjectRecord | None:
        """Return how often the tool was called, and how often it ran."""
        return self._own

    async def start_case(self, stage: SubjectSetup, case: ChaosCase) -> None:
        """Register the tool behind its fault, in a new application."""
        item = self._tools.catalogue.find(case.tool, None, Principal())
        assert item is not None
        store = make_faulty_store(case, stage.faults)
        self._own = SubjectRecord()
        self._app = Callwright(store, rules=[Rule("allow")], limits=self._tools.host.limits)
        contract = item[0].contract
        tool = FaultInjectingTool(
            item[1], case.fault, self._own, faults=stage.faults, keyed=contract.effect == "keyed"
        )
        self._app.register(_shorten_limits(contract), tool)

    def make_arguments(self, case: ChaosCase, *, changed: bool) -> dict[str, Any] | None:
        """Return the case's arguments, completed from the contract's schema."""
        item = self._tools.catalogue.find(case.tool, None, Principal())
        assert item is not None
        return derive_arguments(item[0].contract.input_schema, case.arguments, changed=changed)

    async def make_call(self, tool: str, arguments: dict[str, Any], key: str | None) -> ReportedOutcome:
        """Make one governed call."""
        raw = {"name": tool, "arguments": arguments}
        return result_to_outcome(await self._app.acall(raw, run="chaos", key=key))


def _shorten_limits(contract: Contract) -> Contract:
    return replace(
        contract,
        timeout_ms=min(contract.timeout_ms, ATTEMPT_TIMEOUT_MS),
        deadline_ms=min(contract.deadline_ms, 4 * ATTEMPT_TIMEOUT_MS),
        wait_ms=min(contract.wait_ms, 4 * ATTEMPT_TIMEOUT_MS),
        retries=replace(contract.retries, base_ms=5, cap_ms=20),
    )
