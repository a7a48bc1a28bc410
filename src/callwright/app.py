"""``Callwright``: configuration in, wired application out. The one place that knows everybody.

Every door, adapter and test calls a tool through ``call`` or ``acall``; there is no other way in.
"""

from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TypedDict, TypeVar, Unpack, overload

import msgspec
from msgspec.structs import replace

from callwright.core.authorize import LOCAL_ONLY, Policy, Rule
from callwright.core.compile import compile_contract
from callwright.core.pipeline import tell
from callwright.core.reader import Unreadable, read
from callwright.domain.call import CallRequest, Locale, Principal, Ticket
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.records import RunLimits
from callwright.domain.result import ToolResult
from callwright.ports import Clock, Rng, Store, Tool
from callwright.runtime.clock import SystemClock, SystemRng
from callwright.runtime.driver import Recorded, adrive, drive
from callwright.runtime.perform import Performer, World
from callwright.runtime.replay import JournalHands, believed, contract_of, replay, retell
from callwright.runtime.tape import Head, NotJson, Tape, TapeError, decode
from callwright.runtime.workers import Workers
from callwright.stores.memory import MemoryStore
from callwright.tools.catalogue import CatalogueError, Registry
from callwright.tools.options import ToolOptions, python_tool
from callwright.tools.signature import SignatureError

if TYPE_CHECKING:
    from callwright.core.lint import LintNote

__all__ = ["CallOptions", "Callwright", "CatalogueError", "SignatureError"]

F = TypeVar("F", bound=Callable[..., Any])


class CallOptions(TypedDict, total=False):
    """What may be said about one call beside what the model wrote.

    principal: who asks (default: the application's own). run: id of the agent run; its calls share one budget.
    key: the caller's own idempotency key. version: wanted tool version. locale: language for people.
    timeout_ms: limit on the whole call. confidence: the caller's own, 0..1. approval: handle of an approval.
    dry_run: stop before anything is claimed. trace_id: W3C trace id to continue.
    """

    principal: Principal
    run: str | None
    key: str | None
    version: str | None
    locale: Locale
    timeout_ms: int | None
    confidence: float | None
    approval: str | None
    dry_run: bool
    trace_id: str | None


_HEX = frozenset("0123456789abcdef")
_FIELD_OF = {"run": "run_id", "key": "idempotency_key"}


class Callwright:
    """An application: tools with contracts, and the one way to call them.

    Args:
        store: Where the ledger lives: None keeps it in memory, a path opens a SQLite file (made where absent), a
            ``Store`` is used as it is.
        rules: Who may call what; without rules the local principal may call everything registered, nobody else anything.
        limits: Budget of a run (default 12 calls, 2 retries per tool, 60 s).
        principal: Who calls when nobody is named.
        locale: Language of the messages for people, "en" or "zh-CN".
        journal: A folder in which every call is journalled step by step, so that it can be resumed after a crash.
        clock, rng: Time and chance; the system's by default.

    Raises:
        StoreError: the file cannot be opened.
    """

    def __init__(
        self,
        store: Store | str | Path | None = None,
        *,
        rules: Iterable[Rule] | None = None,
        limits: RunLimits = RunLimits(),  # noqa: B008 - frozen
        principal: Principal = Principal(),  # noqa: B008 - frozen
        locale: Locale = "en",
        journal: str | Path | None = None,
        clock: Clock | None = None,
        rng: Rng | None = None,
    ) -> None:
        clock = clock or SystemClock()
        self.catalogue = Registry()
        self.limits = limits
        self.store = _open(store, clock)
        self.principal = principal
        self.locale = locale
        self._journal = Path(journal) if journal is not None else None
        self._world = World(
            self.catalogue,
            Policy(LOCAL_ONLY if rules is None else rules),
            self.store,
            clock,
            rng or SystemRng(),
            Workers(),
        )

    # --- tools --------------------------------------------------------------------------------------------------

    @overload
    def tool(self, function: F, /) -> F: ...
    @overload
    def tool(self, /, **options: Unpack[ToolOptions]) -> Callable[[F], F]: ...
    def tool(self, function: F | None = None, /, **options: Unpack[ToolOptions]) -> F | Callable[[F], F]:
        """Register a function as a tool; as ``@app.tool`` or ``@app.tool(effect="once", key=[...])``.

        The function itself stays as it was.

        Raises:
            ContractError: the contract contradicts itself; says how to mend it.
            SignatureError: the parameters cannot be described as a schema.
        """

        def add(given: F) -> F:
            self.register(*python_tool(given, options))
            return given

        return add if function is None else add(function)

    def register(self, contract: Contract, tool: Tool) -> CompiledContract:
        """Register anything that can be run under a contract.

        Raises:
            ContractError: the contract contradicts itself, or its name and version are taken by another.
        """
        compiled = self.catalogue.register(contract, tool)
        self.store.save_contract(contract, compiled.hash)
        return compiled

    @property
    def tools(self) -> list[CompiledContract]:
        """All contracts on offer, every version, by name."""
        return self.catalogue.all()

    def lint(self) -> "list[LintNote]":
        """What the contracts leave open (seed 000 §七 and the field's traps)."""
        from callwright.core.lint import lint  # noqa: PLC0415 - a call never needs it

        return [note for compiled in self.tools for note in lint(compiled)]

    # --- calls --------------------------------------------------------------------------------------------------

    def call(self, raw: Any, /, **options: Unpack[CallOptions]) -> ToolResult:
        """Make one call, blocking: ``raw`` is what the model wrote (dict, JSON text, native tool call).

        Never raises for anything the model, the tool or the store did; that is what the result says.
        """
        head = self._head(raw, options)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        story = tell(head.request, head.ticket, head.limits)
        tape: Recorded = []
        if self._journal is None:
            result = drive(story, performer, tape)
        else:
            with closing(self._journalled(performer, head)) as hands:
                result = drive(story, hands, tape)
        return self._done(head, tape, result, performer)

    async def acall(self, raw: Any, /, **options: Unpack[CallOptions]) -> ToolResult:
        """Make one call on the running loop. See ``call``."""
        head = self._head(raw, options)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        story = tell(head.request, head.ticket, head.limits)
        tape: Recorded = []
        if self._journal is None:
            result = await adrive(story, performer, tape)
        else:
            with closing(self._journalled(performer, head)) as hands:
                result = await adrive(story, hands, tape)
        return self._done(head, tape, result, performer)

    def calls(self, raw: Any, /, **options: Unpack[CallOptions]) -> list[ToolResult]:
        """Make every call that stands in ``raw``, in order; one that fails does not stop the next."""
        found = read(raw)
        each = [raw] if isinstance(found, Unreadable) or len(found) < 2 else found
        return [self.call(one, **options) for one in each]

    def _head(self, raw: Any, options: CallOptions) -> Head:
        if type(raw) is not str:
            raw = _plain(raw)
        if options:
            fields: dict[str, Any] = {"principal": self.principal, "locale": self.locale}
            for name, value in options.items():
                fields[_FIELD_OF.get(name, name)] = value
            request = CallRequest(raw=raw, **fields)
            _refuse_unwritable(request)
        else:
            request = CallRequest(raw=raw, principal=self.principal, locale=self.locale)
        rng = self._world.rng
        ticket = Ticket(rng.call_id(), _trace_id(request) or rng.trace_id())
        return Head(request=request, ticket=ticket, limits=self.limits, journal=self._journal is not None)

    def _journalled(self, performer: Performer, head: Head) -> JournalHands:
        folder = self._journal or Path()
        with suppress(OSError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return JournalHands(performer, folder / f"{head.ticket.call_id}.tape", head)

    def _done(self, head: Head, tape: Recorded, result: ToolResult, performer: Performer) -> ToolResult:
        """Keep the tape; then the caller has the answer, or what was kept while the story was told is raised."""
        self.store.save_tape(
            head.ticket.call_id,
            run_id=head.request.run_id,
            tool=result.meta.tool_name,
            code=result.error.code if result.error else None,
            body=Tape(head, tape).encode(),
        )
        performer.let_go()
        performer.delivered()
        return result

    # --- tapes --------------------------------------------------------------------------------------------------

    def tape(self, call_id: str) -> Tape:
        """The tape of a call made here or in another process on the same store.

        Raises:
            TapeError: there is none, or a contract it needs is not known.
        """
        body = self.store.tape(call_id)
        if body is None:
            raise TapeError(f"there is no tape of {call_id[:64]}")
        return decode(body, self._contract)

    def read_tape(self, data: bytes) -> Tape:
        """A tape from its bytes: an exported one, or a journal that was cut by a crash.

        Raises:
            TapeError: it is no tape, or a contract it needs is not known.
        """
        return decode(data, self._contract)

    def replay(self, tape: Tape | str) -> ToolResult:
        """Tell a recorded call again without running anything.

        Raises:
            DivergedError: rules or contract have changed since.
            TapeError: the tape is cut.
        """
        return replay(self.tape(tape) if isinstance(tape, str) else tape)

    def resume(self, tape: Tape) -> ToolResult:
        """Go on with a call whose tape was cut, to the end it would have had.

        What may have happened is not repeated where the contract forbids it: then the end is ``outcome_unknown``.

        A tape serves once: what was claimed by it is claimed in another name afterwards.

        Raises:
            DivergedError: rules or contract have changed since.
            TapeError: the tool of the tape is not registered here.
        """
        head = tape.head
        self._refuse_strange(tape)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        steps = believed(tape)
        performer.recall(steps)
        performer.resuming = head.journal
        live: Recorded = []
        result = drive(retell(tape), performer, live)
        return self._done(head, [*steps, *live], result, performer)

    def _refuse_strange(self, tape: Tape) -> None:
        wanted = contract_of(tape)
        if wanted is None:
            return
        contract, principal = wanted.contract, tape.head.request.principal
        found = self.catalogue.find(contract.name, contract.version, principal)
        if found is None or found[0].hash != wanted.hash:
            raise TapeError(
                f"{contract.name} {contract.version} is not registered here under the same contract"
            )

    def _contract(self, hash_: str) -> CompiledContract | None:
        for compiled in self.tools:
            if compiled.hash == hash_:
                return compiled
        contract = self.store.contract(hash_)
        return compile_contract(contract) if contract else None

    # --- people -------------------------------------------------------------------------------------------------

    def approve(self, handle: str, *, by: str, reason: str = "") -> bool:
        """Grant the approval under ``handle``; False when it is not open, has expired, or ``by`` is who asked."""
        return self.store.decide_approval(handle, granted=True, by=by, reason=reason)

    def reject(self, handle: str, *, by: str, reason: str = "") -> bool:
        """Reject the approval under ``handle``."""
        return self.store.decide_approval(handle, granted=False, by=by, reason=reason)

    @property
    def journal(self) -> Path | None:
        """The folder of journals, where calls are journalled."""
        return self._journal

    def keep_in(self, store: Store | str | Path) -> None:
        """Give an application another home for its ledger, before its first call: tools stay, nothing is copied.

        Raises:
            StoreError: the file cannot be opened.
        """
        self.store = _open(store, self._world.clock)
        self._world = replace(self._world, store=self.store)
        for compiled in self.tools:
            self.store.save_contract(compiled.contract, compiled.hash)

    def close(self) -> None:
        """Write what is buffered and let go of files."""
        self.store.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _open(store: Store | str | Path | None, clock: Clock) -> Store:
    if store is None:
        return MemoryStore(clock)
    if isinstance(store, str | Path):
        from callwright.stores.sqlite import SQLiteStore  # noqa: PLC0415 - sqlite3 is only loaded when used

        return SQLiteStore(store, clock=clock)
    return store


def _plain(raw: Any) -> Any:
    """What was given as text or plain JSON: UTF-8 as text, a provider's own object as the JSON it stands for."""
    if isinstance(raw, dict | list):
        return raw
    try:
        if isinstance(raw, bytes):
            return raw.decode()
        dump = getattr(raw, "model_dump", None)
        if callable(dump):
            return dump(mode="json", exclude_none=True)
        return msgspec.to_builtins(raw) if isinstance(raw, msgspec.Struct) else raw
    except UnicodeDecodeError:
        return raw
    except Exception:  # noqa: BLE001 - a stranger's object that cannot say what it stands for is no call
        return NotJson()


def _refuse_unwritable(request: CallRequest) -> None:
    """Half a surrogate pair in a name could be written nowhere: refused before anything is done.

    Raises:
        UnicodeEncodeError: an option holds one.
    """
    for text in (
        request.run_id,
        request.idempotency_key,
        request.version,
        request.approval,
        request.trace_id,
    ):
        if text is not None:
            text.encode()


def _trace_id(request: CallRequest) -> str | None:
    """The caller's trace id if it is one (W3C: 32 lower-case hex digits, not all zero)."""
    given = request.trace_id
    if given is None or len(given) != 32 or not _HEX.issuperset(given) or given == "0" * 32:
        return None
    return given
