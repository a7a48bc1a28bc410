"""Subjects under test: anything that calls tools. Callwright itself, and adapters for other wrappers.

A subject can send a request to the world once, as an ordinary tool would. How often it does and what it reports to its
caller is up to the subject; what happened is recorded by the world.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from msgspec import Struct, field

from callwright.app import Callwright
from callwright.core.policy.authorization import Rule
from callwright.domain.contract import Contract, RetryPolicy
from callwright.domain.effects import Answer, Claim, Settle, StoreFailed
from callwright.domain.reason import Reason
from callwright.domain.result import ToolResult
from callwright.evals.chaos import chaos_reasons
from callwright.evals.chaos.fault_suite import ChaosCase
from callwright.evals.chaos.reference_world import WORLD_TOOLS, ToolTraits
from callwright.ports import CallContext, StoreEffect
from callwright.runtime.clock import SystemClock
from callwright.stores.memory_store import MemoryStore

ATTEMPT_TIMEOUT_MS = 1_000
"""Time limit of one attempt, for every subject."""

MAX_RETRIES = 2

AskWorld = Callable[[str, dict[str, Any], str | None], Awaitable[Any]]
"""Tool, arguments, idempotency key → the world's answer; raises what an HTTP client would raise."""


class ReportedOutcome(Struct, frozen=True, kw_only=True):
    """What the subject reported about one call.

    Attributes:
        effect: "none", "committed" or "unknown" if the subject states it, else "".
        code: Its error code, or the class name of its exception.
        shown: Everything the caller can see, as text.
        conflict: Whether it reports that the same key came with other arguments.
    """

    success: bool
    code: str = ""
    effect: str = ""
    shown: str = ""
    conflict: bool = False


class SubjectRecord(Struct):
    """Number of calls and executions, where the tools are not those of the reference world."""

    sent: int = 0
    effects: int = 0


class FaultCounter(Struct):
    """How often the fault of a case was injected by the subject itself, on its way to its own tools or store.

    ``withholding`` is set once a tool has acted and its answer is being kept from the caller.
    """

    injected: int = 0
    withholding: asyncio.Event = field(default_factory=asyncio.Event)


class SubjectSetup(Struct, frozen=True):
    """Environment of a subject. ``ask`` sends one request to the world through the proxy, which listens on ``port``."""

    ask: AskWorld
    port: int
    faults: FaultCounter


class ChaosSubject(Protocol):
    """Something that calls tools. ``name`` is shown in the report.

    ``port`` is where its own world listens on loopback; None if it uses the reference world.
    """

    name: str
    port: int | None

    def find_tool_traits(self, tool: str) -> ToolTraits | None:
        """Return the tool's traits; None if there is no such tool."""
        ...

    def explain_skip(self, case: ChaosCase) -> Reason | None:
        """Return why the case does not apply to this subject; None if it does."""
        ...

    async def start_case(self, stage: SubjectSetup, case: ChaosCase) -> None:
        """Prepare one case; nothing of an earlier one may remain."""
        ...

    def make_arguments(self, case: ChaosCase, *, changed: bool) -> dict[str, Any] | None:
        """Return the arguments of a call of the started case; None if the case has none and none follow from the schema.

        ``changed``: one argument that the case does not state has another value.
        """
        ...

    async def read_own_record(self) -> SubjectRecord | None:
        """Return its own tools' record of this case; None if the reference world records it."""
        ...

    async def make_call(self, tool: str, arguments: dict[str, Any], key: str | None) -> ReportedOutcome:
        """Make one call as an agent would; never raises for a failure of the tool."""
        ...


class FaultyStore(MemoryStore):
    """A ledger that is unavailable for the first few claims or settles."""

    def __init__(self, kind: str, times: int, faults: FaultCounter) -> None:
        super().__init__(SystemClock())
        self._faults = faults
        self._left = times or -1
        self._fails: type[Any] = Claim if kind == "store_down_at_claim" else Settle

    def perform_effect(self, effect: StoreEffect) -> Answer:
        """Fail, or forward the request."""
        if type(effect) is self._fails and self._left != 0:
            self._left -= 1
            self._faults.injected += 1
            return StoreFailed("gone")
        return super().perform_effect(effect)

    def perform_effect_async(self, effect: StoreEffect) -> Any:
        """Fail, or forward the request."""
        return (
            self.perform_effect(effect)
            if type(effect) is self._fails
            else super().perform_effect_async(effect)
        )


def make_faulty_store(case: ChaosCase, faults: FaultCounter) -> FaultyStore | None:
    """Make the store of a case whose fault is one of the store; None for any other case."""
    fault = case.fault
    return FaultyStore(fault.kind, fault.times, faults) if fault.kind.startswith("store") else None


def make_world_arguments(case: ChaosCase, *, changed: bool) -> dict[str, Any]:
    """Return the arguments of a call to the reference world, whose tools require none."""
    return {**(case.arguments or {}), **({"about": "other"} if changed else {})}


class CallwrightSubject:
    """Callwright as a library, with contracts for the reference world's tools."""

    name = "Callwright"
    port: int | None = None

    def __init__(self) -> None:
        self._app = Callwright()

    def find_tool_traits(self, tool: str) -> ToolTraits | None:
        """Return the reference world's traits."""
        return WORLD_TOOLS.get(tool)

    def explain_skip(self, case: ChaosCase) -> Reason | None:
        """Skip nothing."""
        del case
        return None

    def make_arguments(self, case: ChaosCase, *, changed: bool) -> dict[str, Any] | None:
        """Return the arguments for the reference world."""
        return make_world_arguments(case, changed=changed)

    async def read_own_record(self) -> SubjectRecord | None:
        """Return None: the reference world records."""
        return None

    async def start_case(self, stage: SubjectSetup, case: ChaosCase) -> None:
        """Build a new application with its own ledger."""
        self._app = Callwright(make_faulty_store(case, stage.faults), rules=[Rule("allow")])
        for name, offered in WORLD_TOOLS.items():
            self._app.register(build_world_contract(name, offered), WorldTool(name, stage.ask))

    async def make_call(self, tool: str, arguments: dict[str, Any], key: str | None) -> ReportedOutcome:
        """Make one governed call."""
        raw = {"name": tool, "arguments": arguments}
        return result_to_outcome(await self._app.acall(raw, run="chaos", key=key))


class WorldTool:
    """A ``ports.Tool`` that sends one request to the world."""

    mode: Any = "async"

    def __init__(self, name: str, ask: AskWorld) -> None:
        self._name = name
        self._ask = ask

    async def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        """Send the request."""
        try:
            return await self._ask(self._name, arguments, context.idempotency_key)
        except Exception:
            hide_injected_fault(context.call_id)
            raise


def hide_injected_fault(call_id: str) -> None:
    """Keep the fault that a suite injects into a call out of the log, where its traceback would look like a fault of the tool."""
    _failed_calls.add(call_id)
    logging.getLogger("callwright.tools").addFilter(_is_not_injected)  # at most once


_failed_calls: set[str] = set()
"""Calls whose injected fault has not been logged yet."""


def _is_not_injected(record: logging.LogRecord) -> bool:
    call_id = getattr(record, "call_id", "")
    is_injected = call_id in _failed_calls
    _failed_calls.discard(call_id)
    return not is_injected


def build_world_contract(name: str, offered: ToolTraits) -> Contract:
    """Build the contract of a tool of the reference world."""
    return Contract(
        name=name,
        input_schema={
            "type": "object",
            "properties": {"about": {"type": "string"}},
            "additionalProperties": False,
        },
        output_schema={"type": "object", "properties": {"id": {"type": "string"}}, "required": ["id"]},
        effect=offered.effect,
        repeat=offered.repeat,
        untrusted=offered.untrusted,
        timeout_ms=ATTEMPT_TIMEOUT_MS,
        deadline_ms=4 * ATTEMPT_TIMEOUT_MS,
        wait_ms=4 * ATTEMPT_TIMEOUT_MS,
        lease_ms=5 * ATTEMPT_TIMEOUT_MS,
        max_output_bytes=64 * 1024,
        retries=RetryPolicy(max_retries=MAX_RETRIES, base_ms=5, cap_ms=20),
    )


def result_to_outcome(result: ToolResult) -> ReportedOutcome:
    """Convert a Callwright result to what it reports to its caller."""
    code = result.error.code if result.error else ""
    visible_text = f"{result.data!r} {result.message} {result.error!r} {result.source!r}"
    return ReportedOutcome(
        success=result.success,
        code=code,
        effect=result.effect,
        shown=visible_text,
        conflict=code == "idempotency_conflict",
    )


class WrapperSubject:
    """Any retry or idempotency wrapper, as a function: ``wrap(ask) → call(tool, arguments, key)``.

    ``make_call`` is awaited; its return value is the answer, its exception the failure. Its effect is never stated, because such
    wrappers have no term for it.
    """

    port: int | None = None

    def __init__(self, name: str, wrap: Callable[[AskWorld], AskWorld]) -> None:
        self.name = name
        self._wrap = wrap
        self._call: AskWorld | None = None

    def find_tool_traits(self, tool: str) -> ToolTraits | None:
        """Return the reference world's traits."""
        return WORLD_TOOLS.get(tool)

    def explain_skip(self, case: ChaosCase) -> Reason | None:
        """Skip faults of Callwright's own store."""
        return chaos_reasons.NO_STORE() if case.fault.kind.startswith("store") else None

    def make_arguments(self, case: ChaosCase, *, changed: bool) -> dict[str, Any] | None:
        """Return the arguments for the reference world."""
        return make_world_arguments(case, changed=changed)

    async def read_own_record(self) -> SubjectRecord | None:
        """Return None: the reference world records."""
        return None

    async def start_case(self, stage: SubjectSetup, case: ChaosCase) -> None:
        """Wrap anew; each attempt has the time limit of all subjects."""
        del case

        async def limited(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
            async with asyncio.timeout(ATTEMPT_TIMEOUT_MS / 1000):
                return await stage.ask(tool, arguments, key)

        self._call = self._wrap(limited)

    async def make_call(self, tool: str, arguments: dict[str, Any], key: str | None) -> ReportedOutcome:
        """Call the wrapper and convert the outcome."""
        assert self._call is not None
        try:
            answer = await self._call(tool, arguments, key)
        except asyncio.CancelledError:
            raise
        except Exception as fault:  # noqa: BLE001 - third-party wrappers may raise anything
            return ReportedOutcome(success=False, code=type(fault).__name__, shown=repr(fault))
        return ReportedOutcome(success=True, shown=repr(answer))
