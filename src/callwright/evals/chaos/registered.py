"""Chaos for the tools of any application: faults at the tool's own door, and a record of how often it really ran.

The application itself is not touched: its tools are registered, behind the faults, in another one on a ledger in memory.
Time limits are cut to a second, so that a tool that never answers does not hold up the suite.
"""

import asyncio
import inspect
from collections.abc import Awaitable
from typing import Any

from msgspec.structs import replace

from callwright.app import Callwright
from callwright.core.authorize import Rule
from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.evals.chaos.proxy import CALM, LONGEST_S
from callwright.evals.chaos.subjects import TIMEOUT_MS, FaultyStore, OwnRecord, Stage, Told, told_by
from callwright.evals.chaos.suite import Case, Fault
from callwright.evals.chaos.wire import StatusError, deny_effect
from callwright.evals.chaos.world import Offered, spoilt
from callwright.ports import CallContext, NotApplied, Tool, ToolError

_BEFORE = {"status_429": 429, "status_503": 503, "status_400": 400, "status_403": 403, "status_404": 404}
_AFTER = {"status_500_after": 500, "status_502_after": 502, "status_503_after": 503}
_CUT = frozenset({"reset", "half_close"})
_SILENT = frozenset({"drop_response", "slow_drip"})


class Injected:
    """``ports.Tool`` around another: goes wrong as told, and counts how often the other one ran.

    ``keyed``: the other one knows idempotency keys, so that the same key again is no second effect.
    """

    mode: Any = "async"

    def __init__(self, inner: Tool, fault: Fault, record: OwnRecord, *, keyed: bool = False) -> None:
        self._inner = inner
        self._keys: set[str] | None = set() if keyed else None
        self._fault = fault
        self._record = record
        self.takes_key = getattr(inner, "takes_key", True)
        self.own_correctors = getattr(inner, "own_correctors", {})

    async def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        """Go wrong before, run it, go wrong after."""
        self._record.sent += 1
        fault = self._fault if self._fault.times == 0 or self._record.sent <= self._fault.times else CALM
        await _before(fault)
        value = await self._run(arguments, context)
        return await _after(fault, value)

    async def _run(self, arguments: dict[str, Any], context: CallContext) -> Any:
        try:
            value = await called(self._inner, arguments, context)
        except (NotApplied, ToolError):
            raise
        except BaseException:
            self._count(context)  # it may have happened, and is not to happen again
            raise
        self._count(context)
        return value

    def _count(self, context: CallContext) -> None:
        key = context.idempotency_key
        if self._keys is not None and key is not None:
            self._record.effects += key not in self._keys
            self._keys.add(key)
        else:
            self._record.effects += 1


async def called(tool: Tool, arguments: dict[str, Any], context: CallContext) -> Any:
    """Run a tool of any kind once, as whoever awaits it."""
    if tool.mode != "async":
        return await asyncio.to_thread(tool.invoke, arguments, context)
    given: Awaitable[Any] | Any = tool.invoke(arguments, context)
    return await given if inspect.isawaitable(given) else given


async def _before(fault: Fault) -> None:
    if fault.kind == "refuse":
        raise ConnectionResetError
    if fault.kind == "drop_request":
        await asyncio.sleep(LONGEST_S)
    if fault.kind == "delay_request":
        await asyncio.sleep(fault.delay_ms / 1000)
    if fault.kind in _BEFORE:
        raise _status(_BEFORE[fault.kind], fault)


async def _after(fault: Fault, value: Any) -> Any:
    if fault.kind in _CUT:
        raise ConnectionResetError
    if fault.kind in _SILENT:
        await asyncio.sleep(LONGEST_S)
    if fault.kind == "delay_response":
        await asyncio.sleep(fault.delay_ms / 1000)
    if fault.kind == "corrupt_body":
        raise ValueError
    if fault.kind in _AFTER:
        raise _status(_AFTER[fault.kind], fault)
    if fault.kind == "denies_effect":
        return deny_effect(fault.says)
    return spoilt(fault.kind, value)


def _status(status: int, fault: Fault) -> StatusError:
    return StatusError(
        status, {} if fault.retry_after_s is None else {"retry-after": str(fault.retry_after_s)}
    )


class AppSubject:
    """The tools of an application, called through Callwright."""

    name = "Callwright"
    port: int | None = None

    def __init__(self, app: Callwright) -> None:
        self._tools = app
        self._app = Callwright()
        self._own = OwnRecord()

    def offered(self, tool: str) -> Offered | None:
        """What running this tool twice would do."""
        found = self._tools.catalogue.find(tool, None, Principal())
        if found is None:
            return None
        contract = found[0].contract
        return Offered(contract.effect, contract.repeat, contract.untrusted)

    def refuses(self, case: Case) -> str:
        """A tool that the application does not have."""
        return "" if self.offered(case.tool) else "the application has no such tool"

    async def record(self) -> OwnRecord | None:
        """How often the tool was asked, and ran."""
        return self._own

    async def start(self, stage: Stage, case: Case) -> None:
        """The tool behind its fault, in an application of its own."""
        del stage  # these tools know themselves whom they ask
        found = self._tools.catalogue.find(case.tool, None, Principal())
        assert found is not None
        store = (
            FaultyStore(case.fault.kind, case.fault.times) if case.fault.kind.startswith("store") else None
        )
        self._own = OwnRecord()
        self._app = Callwright(store, rules=[Rule("allow")], limits=self._tools.limits)
        contract = found[0].contract
        keyed = contract.effect == "keyed"
        self._app.register(_hurried(contract), Injected(found[1], case.fault, self._own, keyed=keyed))

    async def call(self, tool: str, arguments: dict[str, Any], key: str | None) -> Told:
        """Make one governed call."""
        raw = {"name": tool, "arguments": arguments}
        return told_by(await self._app.acall(raw, run="chaos", key=key))


def _hurried(contract: Contract) -> Contract:
    return replace(
        contract,
        timeout_ms=min(contract.timeout_ms, TIMEOUT_MS),
        deadline_ms=min(contract.deadline_ms, 4 * TIMEOUT_MS),
        wait_ms=min(contract.wait_ms, 4 * TIMEOUT_MS),
        retries=replace(contract.retries, base_ms=5, cap_ms=20),
    )
