"""Who is put to the test: something that makes calls of tools. Callwright itself, and adapters to others.

A subject is given the means to ask the world once, as an ordinary tool would. What it does with that, how often it tries
and what it tells its caller is its own affair; what it did to the world is the world's.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from msgspec import Struct

from callwright.app import Callwright
from callwright.core.authorize import Rule
from callwright.domain.contract import Contract, RetryPolicy
from callwright.domain.effects import Answer, Claim, Settle, StoreFailed
from callwright.domain.result import ToolResult
from callwright.evals.chaos.suite import Case
from callwright.evals.chaos.world import TOOLS, Offered
from callwright.ports import CallContext, StoreEffect
from callwright.runtime.clock import SystemClock
from callwright.stores.memory import MemoryStore

TIMEOUT_MS = 1_000
"""Limit of one attempt, for every subject."""

RETRIES = 2

Ask = Callable[[str, dict[str, Any], str | None], Awaitable[Any]]
"""Tool, arguments, idempotency key → what the world answers; raises what an HTTP client would raise."""


class Told(Struct, frozen=True, kw_only=True):
    """What the caller was told of one call.

    Attributes:
        effect: "none", "committed" or "unknown" where the subject says so, "" where it says nothing.
        code: Its error code, or the class of what it raised.
        shown: Everything that the caller gets to see, as text.
        conflict: It says that the same key came with other arguments.
    """

    success: bool
    code: str = ""
    effect: str = ""
    shown: str = ""
    conflict: bool = False


class OwnRecord(Struct):
    """How often something was asked to run, and ran, where the tools are not those of the reference world."""

    sent: int = 0
    effects: int = 0


class Stage(Struct, frozen=True):
    """What a subject plays on. ``ask`` asks the world once through the proxy, which listens on ``port``."""

    ask: Ask
    port: int


class Subject(Protocol):
    """Something that calls tools. ``name`` stands in the table.

    ``port`` is where its own world listens on loopback, None where the reference world is to be asked.
    """

    name: str
    port: int | None

    def offered(self, tool: str) -> Offered | None:
        """What running this tool twice would do; None where there is no such tool."""
        ...

    def refuses(self, case: Case) -> str:
        """Why the case says nothing about this subject; "" where it does."""
        ...

    async def start(self, stage: Stage, case: Case) -> None:
        """Get ready for one case; nothing of an earlier one may remain."""
        ...

    async def record(self) -> OwnRecord | None:
        """What its own tools have recorded of this case; None where the reference world has."""
        ...

    async def call(self, tool: str, arguments: dict[str, Any], key: str | None) -> Told:
        """Make one call as an agent would; never raises for what the tool did."""
        ...


class FaultyStore(MemoryStore):
    """A ledger that is away at a claim, or at a settle, for the first so many of them."""

    def __init__(self, kind: str, times: int) -> None:
        super().__init__(SystemClock())
        self._left = times or -1
        self._fails: type[Any] = Claim if kind == "store_down_at_claim" else Settle

    def answer(self, effect: StoreEffect) -> Answer:
        """Fail, or answer."""
        if type(effect) is self._fails and self._left != 0:
            self._left -= 1
            return StoreFailed("gone")
        return super().answer(effect)

    def answer_async(self, effect: StoreEffect) -> Any:
        """Fail, or answer."""
        return self.answer(effect) if type(effect) is self._fails else super().answer_async(effect)


class CallwrightSubject:
    """Callwright as a library, with the contracts of the reference world."""

    name = "Callwright"
    port: int | None = None

    def __init__(self) -> None:
        self._app = Callwright()

    def offered(self, tool: str) -> Offered | None:
        """As the reference world says."""
        return TOOLS.get(tool)

    def refuses(self, case: Case) -> str:
        """Nothing is refused."""
        del case
        return ""

    async def record(self) -> OwnRecord | None:
        """The world's."""
        return None

    async def start(self, stage: Stage, case: Case) -> None:
        """A new application on a ledger of its own."""
        store = (
            FaultyStore(case.fault.kind, case.fault.times) if case.fault.kind.startswith("store") else None
        )
        self._app = Callwright(store, rules=[Rule("allow")])
        for name, offered in TOOLS.items():
            self._app.register(contract_of(name, offered), WorldTool(name, stage.ask))

    async def call(self, tool: str, arguments: dict[str, Any], key: str | None) -> Told:
        """Make one governed call."""
        raw = {"name": tool, "arguments": arguments}
        return told_by(await self._app.acall(raw, run="chaos", key=key))


class WorldTool:
    """``ports.Tool`` that asks the world once."""

    mode: Any = "async"

    def __init__(self, name: str, ask: Ask) -> None:
        self._name = name
        self._ask = ask

    async def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        """Ask."""
        return await self._ask(self._name, arguments, context.idempotency_key)


def contract_of(name: str, offered: Offered) -> Contract:
    """The contract of a tool of the reference world."""
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
        timeout_ms=TIMEOUT_MS,
        deadline_ms=4 * TIMEOUT_MS,
        wait_ms=4 * TIMEOUT_MS,
        lease_ms=5 * TIMEOUT_MS,
        max_output_bytes=64 * 1024,
        retries=RetryPolicy(max_retries=RETRIES, base_ms=5, cap_ms=20),
    )


def told_by(result: ToolResult) -> Told:
    """What a result of ours tells its caller."""
    code = result.error.code if result.error else ""
    shown = f"{result.data!r} {result.message} {result.error!r} {result.source!r}"
    return Told(
        success=result.success,
        code=code,
        effect=result.effect,
        shown=shown,
        conflict=code == "idempotency_conflict",
    )


class WrapperSubject:
    """Any retry or idempotency wrapper of others, as a function: ``wrap(ask) → call(tool, arguments, key)``.

    ``call`` is awaited; what it returns is the answer, what it raises the failure. Nothing it says counts as a word on
    whether something happened: such wrappers have no word for that.
    """

    port: int | None = None

    def __init__(self, name: str, wrap: Callable[[Ask], Ask]) -> None:
        self.name = name
        self._wrap = wrap
        self._call: Ask | None = None

    def offered(self, tool: str) -> Offered | None:
        """As the reference world says."""
        return TOOLS.get(tool)

    def refuses(self, case: Case) -> str:
        """Faults of our own store say nothing about others."""
        return "has no store of ours" if case.fault.kind.startswith("store") else ""

    async def record(self) -> OwnRecord | None:
        """The world's."""
        return None

    async def start(self, stage: Stage, case: Case) -> None:
        """Wrap anew; each attempt has the limit that all subjects have."""
        del case

        async def limited(tool: str, arguments: dict[str, Any], key: str | None) -> Any:
            async with asyncio.timeout(TIMEOUT_MS / 1000):
                return await stage.ask(tool, arguments, key)

        self._call = self._wrap(limited)

    async def call(self, tool: str, arguments: dict[str, Any], key: str | None) -> Told:
        """Call, and take what comes."""
        assert self._call is not None
        try:
            answer = await self._call(tool, arguments, key)
        except asyncio.CancelledError:
            raise
        except Exception as fault:  # noqa: BLE001 - a stranger's wrapper may raise anything
            return Told(success=False, code=type(fault).__name__, shown=repr(fault))
        return Told(success=True, shown=repr(answer))
