"""``Callwright``: configuration in, wired application out. The one place that knows everybody.

Every door, adapter and test calls a tool through ``call`` or ``acall``; there is no other way in.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from threading import get_ident
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar, Unpack, overload

from msgspec.structs import replace

from callwright.app.closing import Closing
from callwright.app.connecting import Connecting
from callwright.app.people import People
from callwright.app.withheld import WithheldResults
from callwright.core.authorize import LOCAL_ONLY, Policy, PolicyFunction, Rule
from callwright.core.compile import compile_contract
from callwright.core.observing import audit_record, observe_call
from callwright.core.pipeline import tell
from callwright.core.quotas import Quotas
from callwright.core.reader.reading import Unreadable
from callwright.core.siblings import siblings
from callwright.domain.call import UNKNOWN_ORIGIN, Channel, Locale, Origin, Principal
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.quotas import Quota
from callwright.domain.records import RunLimits
from callwright.domain.result import Repair, ToolResult
from callwright.ports import Clock, Rng, Store, StoreError, Tool
from callwright.runtime.clock import SystemClock, SystemRng
from callwright.runtime.deciding import check_policy
from callwright.runtime.driver import Recorded, drive
from callwright.runtime.enclosing import ENCLOSING, enclosing_call, inherit
from callwright.runtime.incoming import (
    CallOptions,
    Given,
    check_application,
    incoming,
    plain_call,
    ready,
    ticket_of,
    written_call,
)
from callwright.runtime.journals import Journals
from callwright.runtime.observers import Observer, notify_observers
from callwright.runtime.perform import Performer
from callwright.runtime.replay import believed, held_by, refuse_strange, replay, retell
from callwright.runtime.running import Running
from callwright.runtime.sampling import Sampling, sampler_of
from callwright.runtime.store_calls import log_store_fault
from callwright.runtime.straight import as_told, make, make_blocking
from callwright.runtime.tape import Head, Tape, TapeError, decode, encode, without_withheld
from callwright.runtime.task_run import TASK_RUN
from callwright.runtime.workers import Workers
from callwright.runtime.world import World
from callwright.stores.opening import given_store
from callwright.tools.catalogue import CatalogueError, Registry
from callwright.tools.options import ToolOptions, python_tool
from callwright.tools.signature import SignatureError

if TYPE_CHECKING:
    from callwright.core.lint import LintNote
    from callwright.core.reader.stream import IncrementalReader
    from callwright.core.select import Candidate
    from callwright.toolkit.definition import Toolkit
    from callwright.tools.http.declared import HttpOptions
    from callwright.tools.http.importing import OpenAPIOptions

__all__ = ["CallOptions", "Callwright", "CatalogueError", "Given", "SignatureError"]

_log = logging.getLogger("callwright.app")

_NOTHING: Mapping[str, str] = MappingProxyType({})
F = TypeVar("F", bound=Callable[..., Any])


class Callwright(People, WithheldResults, Closing, Connecting):
    """An application: tools with contracts, and the one way to call them.

    Args:
        store: Where the ledger lives: None keeps it in memory, a path opens a SQLite file (made where absent), a URL
            ``postgresql://user@host/database`` a PostgreSQL database (its tables are made where absent; needs the extra
            ``postgres``), a ``Store`` is used as it is.
        rules: Who may call what; without rules the local principal may call everything registered, nobody else anything.
        policy: Decides about each call beside the rules, on its corrected arguments: ``policy(call, arguments, context)`` returns
            "allow", "deny", "approve" or a ``PolicyDecision``. It is asked synchronously, on the loop too, of dry runs too; what it
            raises, and any other value, denies the call. What no rule allows stays denied.
        quotas: Limits on calls, on sums and on distinct values of an argument, in sliding windows; see ``Quota``.
        limits: Budget of a run (default 12 calls, 2 retries per tool, 60 s).
        principal: Who calls when nobody is named.
        locale: Language of the messages for people, "en" or "zh-CN".
        journal: A folder in which every call is journalled step by step, so that it can be resumed after a crash.
        sample: A folder (or a ``Sampling``) for de-identified samples of one call in a hundred; None keeps none.
        clock, rng: Time and chance; the system's by default.

    Raises:
        StoreError: the file or the database cannot be opened.
        TypeError, ValueError: an argument is of another type, or a word of no meaning.
    """

    def __init__(  # noqa: PLR0913 - keywords: what an application is wired of
        self,
        store: Store | str | Path | None = None,
        *,
        rules: Iterable[Rule] | None = None,
        policy: PolicyFunction | None = None,
        quotas: Iterable[Quota] = (),
        limits: RunLimits = RunLimits(),  # noqa: B008 - frozen
        principal: Principal = Principal(),  # noqa: B008 - frozen
        locale: Locale = "en",
        journal: str | Path | None = None,
        sample: Sampling | str | Path | None = None,
        clock: Clock | None = None,
        rng: Rng | None = None,
    ) -> None:
        check_application(principal, locale, limits)
        clock = clock or SystemClock()
        self.catalogue = Registry(kept=self._kept_contracts)
        self._running = Running()
        self.limits = limits
        self.inferred_limits: RunLimits | None = None  # of runs that nobody named; None infers none
        self.store = given_store(store, clock)
        self.principal = principal
        self.locale = locale
        self._journals = Journals(Path(journal)) if journal is not None else None
        self.sampler = sampler_of(sample)
        self.observers: tuple[Observer, ...] = ()
        """Called with a ``CallEvent`` when a call has ended; see ``observe``."""
        self.policy = Policy(LOCAL_ONLY if rules is None else rules)
        self._world = World(
            self.catalogue,
            self.policy,
            self.store,
            clock,
            rng or SystemRng(),
            Workers(),
            self.serving,
            decides=check_policy(policy),
            quotas=Quotas(quotas),
        )
        self.home = store
        self._origin = Origin(session=self._world.rng.handle())

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
            self.register(*python_tool(given, options), version_written="version" in options)
            return given

        return add if function is None else add(function)

    def register(self, contract: Contract, tool: Tool, *, version_written: bool = True) -> CompiledContract:
        """Register anything that can be run under a contract.

        Args:
            contract: What is promised.
            tool: What is run.
            version_written: Whether somebody chose the contract's version. False: a contract that the store knows with other
                promises gets the next minor version, and the log says so.

        Raises:
            ContractError: the contract contradicts itself.
            CatalogueError: its name and version are taken by another contract, here or in the store; words do not count.
        """
        compiled = self.catalogue.register(contract, tool, version_written=version_written)
        self.store.save_contract(compiled.contract, compiled.hash)
        return compiled

    def _kept_contracts(self, name: str) -> Iterable[Contract]:
        try:
            return self.store.contracts(name)
        except (
            StoreError
        ):  # a store that is away for a moment keeps nobody from starting: its calls say what is the matter
            _log.warning("%s: the store cannot be asked for its earlier contracts", name)
            return ()

    def add_openapi(
        self, document: Any, base_url: str | None = None, **options: "Unpack[OpenAPIOptions]"
    ) -> list[CompiledContract]:
        """Register the operations of an OpenAPI document as tools (extra ``http``); see ``from_openapi``."""
        from callwright.tools.http.importing import from_openapi  # noqa: PLC0415 - part of an extra

        offered = from_openapi(document, base_url, **options)
        return [self.register(*one, version_written=False) for one in offered]

    def add_http(self, request: str, **options: "Unpack[HttpOptions]") -> CompiledContract:
        """Register one HTTP operation by its request line (extra ``http``); see ``http_tool``."""
        from callwright.tools.http.declared import http_tool  # noqa: PLC0415 - part of an extra

        return self.register(*http_tool(request, **options), version_written="version" in options)

    def use(
        self,
        toolkit: "Toolkit",
        *,
        prefix: str = "",
        include: Iterable[str] | None = None,
        overrides: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> list[CompiledContract]:
        """Register the tools of a toolkit, with descriptions and messages in the language of the application.

        Args:
            toolkit: Such as ``callwright.toolkit.github()``.
            prefix: What stands before the name of each tool.
            include: Only these tools, by their own names; None registers all of them.
            overrides: Own name of a tool → fields of its ``Contract`` that are said otherwise.

        Raises:
            ToolkitError: a name is none of its tools.
            ContractError, CatalogueError: a contract cannot be kept, or a name is taken.
        """
        chosen = None if include is None else frozenset(include)
        made = toolkit.make_tools(self.locale, prefix=prefix, include=chosen, overrides=overrides)
        return [self.register(*one, version_written=False) for one in made]

    @property
    def tools(self) -> list[CompiledContract]:
        """All contracts on offer, every version, by name."""
        return self.catalogue.all()

    def offered(self, principal: Principal) -> list[str]:
        """Names of the tools that this principal may know of: neither hidden nor denied, sorted."""
        decide = self._world.policy.decide
        return [name for name in self.catalogue.names(principal) if decide(principal, name).verdict != "deny"]

    def candidates(
        self, conversation: str | Iterable[Any], most: int = 5, *, principal: Principal | None = None
    ) -> "list[Candidate]":
        """The tools that a request can mean, best first, by its words: choose among these before arguments are written.

        Only tools that ``principal`` (default: the application's own) may see and call are named.
        """
        from callwright.core.conversation import request_words  # noqa: PLC0415 - a call needs none
        from callwright.runtime.offer import candidates  # noqa: PLC0415 - the same

        words, who = request_words(conversation), principal or self.principal
        return candidates(self.catalogue, self._world.policy, who, words, most)

    def lint(self) -> "list[LintNote]":
        """What the contracts leave open (seed 000 §七 and the field's traps)."""
        from callwright.core.lint import lint_all  # noqa: PLC0415 - a call never needs it

        return lint_all(self.tools)

    # --- calls --------------------------------------------------------------------------------------------------

    def call(self, raw: Any, /, **options: Unpack[CallOptions]) -> ToolResult:
        """Make one call, blocking: ``raw`` is what the model wrote (dict, JSON text, native tool call).

        Never raises for anything the model, the tool or the store did; that is what the result says.
        """
        return self._drive(self._head(raw, options))

    def _drive(self, head: Head, held: list[Performer] | None = None) -> ToolResult:
        """Make one call; ``held`` takes its performer where the answer is given to the caller only later."""
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        tape: Recorded = []
        running, call_id = self._running, head.ticket.call_id
        running.calls[call_id] = 0
        try:
            if self._journals is None:
                result = make_blocking(performer, head, tape)
            else:
                with self._journals.hands(performer, head) as hands:
                    result = drive(tell(head.request, head.ticket, head.limits), hands, tape)
            if held is not None:
                held.append(performer)
            return self._done(head, tape, result, performer, delivered=held is None)
        finally:
            running.calls.pop(call_id, None)
            if running.awaited:
                running.notify_ended()

    async def acall(self, raw: Any, /, **options: Unpack[CallOptions]) -> ToolResult:
        """Make one call on the running loop. See ``call``."""
        # Not one coroutine over another with ``agive``: each costs a short call a fiftieth of its time.
        head = self._head(raw, options)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        tape: Recorded = []
        calls, call_id = self._running.calls, head.ticket.call_id
        calls[call_id] = get_ident()
        try:
            if self._journals is None:
                result = await make(performer, head, tape) or await as_told(performer, head, tape)
            else:
                result = await self._journalled(self._journals, performer, head, tape)
        finally:
            calls.pop(call_id, None)
            if self._running.awaited:
                self._running.notify_ended()
        return self._done(head, tape, result, performer)

    async def agive(self, raw: Any, /, **options: Unpack[CallOptions]) -> Given:
        """As ``acall``, for a door whose caller may lose the answer: it says itself when the answer was delivered."""
        head = self._head(raw, options)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        tape: Recorded = []
        calls, call_id = self._running.calls, head.ticket.call_id
        calls[call_id] = get_ident()
        try:
            if self._journals is None:
                result = await make(performer, head, tape) or await as_told(performer, head, tape)
            else:
                result = await self._journalled(self._journals, performer, head, tape)
        finally:
            calls.pop(call_id, None)
            if self._running.awaited:
                self._running.notify_ended()
        # In this turn of the loop, but behind the answer, which has not to wait for it.
        asyncio.get_running_loop().call_soon(self._keep, head, tape, result, performer.refused_by)
        if performer.interruption is not None:
            performer.let_go()
        return Given(result, performer.delivered)

    async def _journalled(
        self, journals: Journals, performer: Performer, head: Head, tape: Recorded
    ) -> ToolResult:
        with journals.hands(performer, head) as hands:
            return await as_told(hands, head, tape)

    def calls(self, raw: Any, /, **options: Unpack[CallOptions]) -> list[ToolResult]:
        """Make every call that stands in ``raw``, in order; one that fails does not stop the next.

        Calls are read in any form that models write; where one of them cannot be read, none is made. Two equal calls are two
        calls of the model: what the second means is the tool's ``repeat``, as if the answer to the first had been received. All
        other answers count as received once the whole list is returned.
        """
        from callwright.runtime.offer import reading_for  # noqa: PLC0415 - one call needs none

        if type(raw) is not str:
            raw = plain_call(raw)
        who, channel = options.get("principal", self.principal), options.get("channel", "text")
        found = reading_for(self.catalogue, self._world.policy, raw, channel, who)
        if isinstance(found, Unreadable) or len(found.calls) < 2:
            return [self.call(raw, **options)]
        said = ready(options)
        beside = zip(found.calls, siblings(found.calls), strict=True)
        heads = [self._head(written_call(one), {**said, "siblings": at}, one.repairs) for one, at in beside]
        results: list[ToolResult] = []
        held: list[Performer] = []
        for head in heads:
            if head.request.siblings is not None and head.request.siblings.repeated:
                _deliver(held)
            results.append(self._drive(head, held))
        _deliver(held)
        return results

    def reader(self, *, channel: Channel = "text", principal: Principal | None = None) -> "IncrementalReader":
        """Reads calls out of a text that arrives in fragments; what it has collected goes to ``calls``."""
        from callwright.runtime.offer import incremental  # noqa: PLC0415 - most outputs come whole

        return incremental(self.catalogue, self._world.policy, channel, principal or self.principal)

    def answer(
        self,
        result: ToolResult | Mapping[str, Any] | str | bytes,
        fields: Mapping[str, Any] | None = None,
        *,
        yes: bool = False,
        **options: Unpack[CallOptions],
    ) -> ToolResult:
        """Make the call that a refused one becomes by the user's answer; see ``callwright.answer``.

        Raises:
            AnswerError: the result asks nothing, or something is still open.
        """
        from callwright.core.answering import answer  # noqa: PLC0415 - only after a question

        raw, options["confirmed"] = answer(result, fields, yes=yes)
        return self.call(raw, **options)

    def _head(self, raw: Any, options: CallOptions, liberties: tuple[Repair, ...] = ()) -> Head:
        if ENCLOSING.get() is not None:
            outer = enclosing_call(self._world)
            if outer is not None:
                options = inherit(options, outer)
        request = incoming(raw, options, self.principal, self.locale, liberties, self._origin)
        run = TASK_RUN.get()
        if run is not None:
            request = run.marked(request)
        ticket = ticket_of(request, self._world.rng)
        limits = self.limits
        if self.inferred_limits is not None and request.run_id is None:
            origin = request.origin or UNKNOWN_ORIGIN
            limits = limits if origin.budget_run is None else self.inferred_limits
        return Head(request=request, ticket=ticket, limits=limits, journal=self._journals is not None)

    def _done(
        self, head: Head, tape: Recorded, result: ToolResult, performer: Performer, *, delivered: bool = True
    ) -> ToolResult:
        """Keep the tape; then the caller has the answer, or what was kept while the story was told is raised."""
        self._keep(head, tape, result, performer.refused_by)
        if performer.interruption is not None:
            performer.let_go()
        if delivered:
            performer.delivered()
        return result

    def observe(self, observer: Observer) -> Observer:
        """Have an observer called when a call has ended; as ``@app.observe`` or ``app.observe(Counters())``.

        It is called in the thread or on the loop of the call, after the result is known: it has to be quick. What it raises is
        logged by ``callwright.alerts`` and never reaches the call.
        """
        self.observers = (*self.observers, observer)
        return observer

    def _keep(
        self, head: Head, tape: Recorded, result: ToolResult, refused_by: Mapping[str, str] = _NOTHING
    ) -> None:
        error, call_id, body = result.error, head.ticket.call_id, encode(head, tape)
        try:
            self.store.save_tape(
                call_id,
                run_id=head.request.run_id,
                tool=result.meta.tool_name,
                code=None if error is None else error.code,
                body=body,
            )
        except Exception as fault:  # noqa: BLE001 - a driver's error: the result is worth more than its tape
            log_store_fault(fault)
        if self.sampler is not None and self.sampler.takes(call_id):
            self.sampler.keep(head, tape, result, self._world.clock.now_ms())
        if error is not None:
            self._record_failure(head, tape, result, refused_by)
        if self.observers or error is not None:
            event = observe_call(result, head.request.principal, head.request)
            if self.observers or event.alert:
                notify_observers(self.observers, event)

    def _record_failure(
        self, head: Head, tape: Recorded, result: ToolResult, refused_by: Mapping[str, str]
    ) -> None:
        """Write what the error table demands on the audit trail, where neither ledger nor approvals have."""
        record = audit_record(result, head.request, tape, refused_by)
        if record is None:
            return
        try:
            self.store.note_later(record)
        except Exception as fault:  # noqa: BLE001 - a driver's error: the caller gets the result all the same
            log_store_fault(fault)

    def replace_quotas(self, quotas: Iterable[Quota]) -> None:
        """Hold calls to these quotas from now on; one that keeps its name, or its fields but the limit, goes on counting.

        Raises:
            TypeError, ValueError: one of them is no quota, or two would share one count; then those in force stay.
        """
        self._world.quotas.replace(quotas)

    def tape(self, call_id: str) -> Tape:
        """The tape of a call made here or in another process on the same store, without a result that was withheld.

        Raises:
            TapeError: there is none, or a contract it needs is not known.
        """
        return without_withheld(self._tape(call_id))

    def _tape(self, call_id: str) -> Tape:
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

        A call whose result was withheld is told again by its id only: its tape, once it is given out, lacks that result.

        Raises:
            DivergedError: rules or contract have changed since.
            TapeError: the tape is cut, or lacks a result that was withheld.
        """
        return replay(self._tape(tape) if isinstance(tape, str) else tape)

    def resume(self, tape: Tape) -> ToolResult:
        """Go on with a call whose tape was cut, to the end it would have had.

        What may have happened is not repeated where the contract forbids it: then the end is ``outcome_unknown``.
        A tape serves once: what was claimed by it is claimed in another name afterwards.

        Raises:
            DivergedError: rules or contract have changed since.
            TapeError: the tool of the tape is not registered here.
        """
        head = tape.head
        refuse_strange(tape, self.catalogue)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        steps = believed(tape)
        performer.recall(steps)
        performer.resuming = head.journal
        performer.held = held_by(tape)
        live: Recorded = []
        result = drive(retell(tape), performer, live)
        # Whoever resumes a call is not who made it: its caller may still ask, and is then given this answer again.
        return self._done(head, [*steps, *live], result, performer, delivered=False)

    def _contract(self, hash_: str) -> CompiledContract | None:
        known = next((one for one in self.tools if one.hash == hash_), None)
        return compile_contract(kept) if known is None and (kept := self.store.contract(hash_)) else known

    # --- its home -----------------------------------------------------------------------------------------------

    @property
    def journal(self) -> Path | None:
        """The folder of journals, where calls are journalled."""
        return self._journals.folder if self._journals else None

    def keep_in(self, store: Store | str | Path) -> None:
        """Give an application another home for its ledger, before its first call: tools stay, nothing is copied.

        Raises:
            StoreError: the file cannot be opened.
            CatalogueError: the store knows a written version with another contract.
        """
        self.store = given_store(store, self._world.clock)
        self.home = store
        self._world = replace(self._world, store=self.store)
        self.catalogue.renumber()
        for compiled in self.tools:
            self.store.save_contract(compiled.contract, compiled.hash)


def _deliver(held: list[Performer]) -> None:
    """The caller has these answers, or has asked again knowing of them."""
    for performer in held:
        performer.delivered()
    held.clear()
