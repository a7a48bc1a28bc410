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

from callwright.app.approval_decisions import ApprovalMixin
from callwright.app.server_connection import ServerConnectionMixin
from callwright.app.shutdown import ShutdownMixin
from callwright.app.withheld_results import WithheldResultsMixin
from callwright.core.call.pipeline import run_call
from callwright.core.call.result_events import make_audit_event, make_call_event
from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.policy.authorization import LOCAL_ONLY_RULES, Policy, PolicyFunction, Rule
from callwright.core.policy.quotas import Quotas
from callwright.core.reader.reading_outcome import Unreadable
from callwright.core.selection.sibling_calls import compare_siblings
from callwright.domain.call import UNKNOWN_ORIGIN, Channel, Locale, Origin, Principal
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.quota_rules import Quota
from callwright.domain.records import RunLimits
from callwright.domain.result import Repair, ToolResult
from callwright.ports import Clock, Rng, Store, StoreError, Tool
from callwright.runtime.app_services import AppServices
from callwright.runtime.call_request import (
    CallOptions,
    UndeliveredResult,
    build_call_request,
    call_to_json,
    check_app_options,
    make_ticket,
    normalise_options,
    raw_to_plain_call,
)
from callwright.runtime.clock import SystemClock, SystemRng
from callwright.runtime.driver import RecordedSteps, drive_flow
from callwright.runtime.enclosing_call import ENCLOSING_CALL, find_enclosing_call, inherit_options
from callwright.runtime.fast_path import run_call_blocking, run_fast_path, run_full_path
from callwright.runtime.journals import JournalFolder
from callwright.runtime.observers import Observer, notify_observers
from callwright.runtime.performer import Performer
from callwright.runtime.policy_function import check_policy
from callwright.runtime.running_calls import RunningCalls
from callwright.runtime.sampling import Sampling, make_sampler
from callwright.runtime.store_access import log_store_fault
from callwright.runtime.tape import Tape, TapeError, TapeHead, decode_tape, encode_tape, strip_withheld
from callwright.runtime.tape_replay import (
    check_contracts_registered,
    list_claimed_keys,
    replay_tape,
    resume_flow,
    select_valid_steps,
)
from callwright.runtime.task_run import TASK_RUN
from callwright.runtime.workers import Workers
from callwright.stores.store_factory import resolve_store
from callwright.tools.function_signature import SignatureError
from callwright.tools.tool_catalogue import CatalogueError, ToolCatalogue
from callwright.tools.tool_options import ToolOptions, make_python_tool

if TYPE_CHECKING:
    from callwright.app.flows import Flows
    from callwright.core.contracts.contract_lint import LintFinding
    from callwright.core.reader.incremental_reader import IncrementalReader
    from callwright.core.selection.tool_ranking import ToolCandidate
    from callwright.toolkit.definition import Toolkit
    from callwright.tools.http.declared_tool import HttpOptions
    from callwright.tools.http.openapi_import import OpenAPIOptions

__all__ = ["CallOptions", "Callwright", "CatalogueError", "SignatureError", "UndeliveredResult"]

_log = logging.getLogger("callwright.app")

_NO_REFUSALS: Mapping[str, str] = MappingProxyType({})
F = TypeVar("F", bound=Callable[..., Any])


class Callwright(ApprovalMixin, WithheldResultsMixin, ShutdownMixin, ServerConnectionMixin):
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
        check_app_options(principal, locale, limits)
        clock = clock or SystemClock()
        self.catalogue = ToolCatalogue(kept=self._load_stored_contracts)
        self._running = RunningCalls()
        self.limits = limits
        self.inferred_limits: RunLimits | None = None  # of runs that nobody named; None infers none
        self.store = resolve_store(store, clock)
        self.principal = principal
        self.locale = locale
        self._journals = JournalFolder(Path(journal)) if journal is not None else None
        self.sampler = make_sampler(sample)
        self.observers: tuple[Observer, ...] = ()
        """Called with a ``CallEvent`` when a call has ended; see ``observe``."""
        self.policy = Policy(LOCAL_ONLY_RULES if rules is None else rules)
        self._world = AppServices(
            self.catalogue,
            self.policy,
            self.store,
            clock,
            rng or SystemRng(),
            Workers(),
            self.start_serving,
            decides=check_policy(policy),
            quotas=Quotas(quotas),
        )
        self.home = store
        self._origin = Origin(session=self._world.rng.make_handle())

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
            self.register(*make_python_tool(given, options), version_written="version" in options)
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

    def _load_stored_contracts(self, name: str) -> Iterable[Contract]:
        try:
            return self.store.list_contracts(name)
        except (
            StoreError
        ):  # a store that is away for a moment keeps nobody from starting: its calls say what is the matter
            _log.warning("%s: the store cannot be asked for its earlier contracts", name)
            return ()

    def add_openapi(
        self, document: Any, base_url: str | None = None, **options: "Unpack[OpenAPIOptions]"
    ) -> list[CompiledContract]:
        """Register the operations of an OpenAPI document as tools (extra ``http``); see ``from_openapi``."""
        from callwright.tools.http.openapi_import import import_openapi  # noqa: PLC0415 - part of an extra

        offered = import_openapi(document, base_url, **options)
        return [self.register(*one, version_written=False) for one in offered]

    def add_http(self, request: str, **options: "Unpack[HttpOptions]") -> CompiledContract:
        """Register one HTTP operation by its request line (extra ``http``); see ``http_tool``."""
        from callwright.tools.http.declared_tool import make_http_tool  # noqa: PLC0415 - part of an extra

        return self.register(*make_http_tool(request, **options), version_written="version" in options)

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
        self.policy.guard_tools(prefix + name for name in toolkit.guarded)
        return [self.register(*one, version_written=False) for one in made]

    @property
    def tools(self) -> list[CompiledContract]:
        """All contracts on offer, every version, by name."""
        return self.catalogue.list_contracts()

    def visible_tools(self, principal: Principal) -> list[str]:
        """Names of the tools that this principal may know of: neither hidden nor denied, sorted."""
        decide = self._world.policy.decide
        return [
            name for name in self.catalogue.list_names(principal) if decide(principal, name).verdict != "deny"
        ]

    def candidates(
        self, conversation: str | Iterable[Any], most: int = 5, *, principal: Principal | None = None
    ) -> "list[ToolCandidate]":
        """The tools that a request can mean, best first, by its words: choose among these before arguments are written.

        Only tools that ``principal`` (default: the application's own) may see and call are named.
        """
        from callwright.core.text.conversation import collect_request_words  # noqa: PLC0415 - a call needs none
        from callwright.runtime.tool_visibility import rank_offered_tools  # noqa: PLC0415 - the same

        words, who = collect_request_words(conversation), principal or self.principal
        return rank_offered_tools(self.catalogue, self._world.policy, who, words, most)

    def lint(self) -> "list[LintFinding]":
        """What the contracts leave open (seed 000 §七 and the field's traps)."""
        from callwright.core.contracts.contract_lint import lint_contracts  # noqa: PLC0415 - a call never needs it

        return lint_contracts(self.tools)

    # --- workflows ----------------------------------------------------------------------------------------------

    @property
    def flows(self) -> "Flows":
        """Workflows: registered, started, looked at and answered. See ``Flows``."""
        if self._flows is None:
            from callwright.app.flow_desk import FlowDesk  # noqa: PLC0415 - most applications have none
            from callwright.app.flows import Flows  # noqa: PLC0415 - the same

            self._flows = Flows(self, FlowDesk)
        return self._flows

    @property
    def has_flows(self) -> bool:
        """Whether this application has used workflows."""
        return self._flows is not None

    # --- calls --------------------------------------------------------------------------------------------------

    def call(self, raw: Any, /, **options: Unpack[CallOptions]) -> ToolResult:
        """Make one call, blocking: ``raw`` is what the model wrote (dict, JSON text, native tool call).

        Never raises for anything the model, the tool or the store did; that is what the result says.
        """
        return self._run_call(self._build_head(raw, options))

    def _run_call(self, head: TapeHead, held: list[Performer] | None = None) -> ToolResult:
        """Make one call; ``held`` takes its performer where the answer is given to the caller only later."""
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        tape: RecordedSteps = []
        running, call_id = self._running, head.ticket.call_id
        running.calls[call_id] = 0
        try:
            if self._journals is None:
                result = run_call_blocking(performer, head, tape)
            else:
                with self._journals.open_journal(performer, head) as hands:
                    result = drive_flow(run_call(head.request, head.ticket, head.limits), hands, tape)
            if held is not None:
                held.append(performer)
            return self._finish_call(head, tape, result, performer, delivered=held is None)
        finally:
            running.calls.pop(call_id, None)
            if running.awaited:
                running.notify_ended()

    async def acall(self, raw: Any, /, **options: Unpack[CallOptions]) -> ToolResult:
        """Make one call on the running loop. See ``call``."""
        # Not one coroutine over another with ``acall_undelivered``: each costs a short call a fiftieth of its time.
        head = self._build_head(raw, options)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        tape: RecordedSteps = []
        calls, call_id = self._running.calls, head.ticket.call_id
        calls[call_id] = get_ident()
        try:
            if self._journals is None:
                result = await run_fast_path(performer, head, tape) or await run_full_path(
                    performer, head, tape
                )
            else:
                result = await self._run_journalled(self._journals, performer, head, tape)
        finally:
            calls.pop(call_id, None)
            if self._running.awaited:
                self._running.notify_ended()
        return self._finish_call(head, tape, result, performer)

    async def acall_within(
        self, limits: RunLimits, raw: Any, /, **options: Unpack[CallOptions]
    ) -> ToolResult:
        """As ``acall``, in a run whose budget is ``limits``: of a workflow, which says its own."""
        head = replace(self._build_head(raw, options), limits=limits)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        tape: RecordedSteps = []
        calls, call_id = self._running.calls, head.ticket.call_id
        calls[call_id] = get_ident()
        try:
            if self._journals is None:
                result = await run_fast_path(performer, head, tape) or await run_full_path(
                    performer, head, tape
                )
            else:
                result = await self._run_journalled(self._journals, performer, head, tape)
        finally:
            calls.pop(call_id, None)
            if self._running.awaited:
                self._running.notify_ended()
        return self._finish_call(head, tape, result, performer)

    async def acall_undelivered(self, raw: Any, /, **options: Unpack[CallOptions]) -> UndeliveredResult:
        """As ``acall``, for a door whose caller may lose the answer: it says itself when the answer was delivered."""
        head = self._build_head(raw, options)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        tape: RecordedSteps = []
        calls, call_id = self._running.calls, head.ticket.call_id
        calls[call_id] = get_ident()
        try:
            if self._journals is None:
                result = await run_fast_path(performer, head, tape) or await run_full_path(
                    performer, head, tape
                )
            else:
                result = await self._run_journalled(self._journals, performer, head, tape)
        finally:
            calls.pop(call_id, None)
            if self._running.awaited:
                self._running.notify_ended()
        # In this turn of the loop, but behind the answer, which has not to wait for it.
        asyncio.get_running_loop().call_soon(
            self._save_tape_and_notify, head, tape, result, performer.refused_by
        )
        if performer.interruption is not None:
            performer.reraise_deferred()
        return UndeliveredResult(result, performer.mark_delivered)

    async def _run_journalled(
        self, journals: JournalFolder, performer: Performer, head: TapeHead, tape: RecordedSteps
    ) -> ToolResult:
        with journals.open_journal(performer, head) as hands:
            return await run_full_path(hands, head, tape)

    def call_all(self, raw: Any, /, **options: Unpack[CallOptions]) -> list[ToolResult]:
        """Make every call that stands in ``raw``, in order; one that fails does not stop the next.

        Calls are read in any form that models write; where one of them cannot be read, none is made. Two equal calls are two
        calls of the model: what the second means is the tool's ``repeat``, as if the answer to the first had been received. All
        other answers count as received once the whole list is returned.
        """
        from callwright.runtime.tool_visibility import read_offered_calls  # noqa: PLC0415 - one call needs none

        if type(raw) is not str:
            raw = raw_to_plain_call(raw)
        who, channel = options.get("principal", self.principal), options.get("channel", "text")
        found = read_offered_calls(self.catalogue, self._world.policy, raw, channel, who)
        if isinstance(found, Unreadable) or len(found.calls) < 2:
            return [self.call(raw, **options)]
        said = normalise_options(options)
        beside = zip(found.calls, compare_siblings(found.calls), strict=True)
        heads = [
            self._build_head(call_to_json(one), {**said, "siblings": at}, one.repairs) for one, at in beside
        ]
        results: list[ToolResult] = []
        held: list[Performer] = []
        for head in heads:
            if head.request.siblings is not None and head.request.siblings.repeated:
                _mark_delivered(held)
            results.append(self._run_call(head, held))
        _mark_delivered(held)
        return results

    def reader(self, *, channel: Channel = "text", principal: Principal | None = None) -> "IncrementalReader":
        """Reads calls out of a text that arrives in fragments; what it has collected goes to ``call_all``."""
        from callwright.runtime.tool_visibility import make_incremental_reader  # noqa: PLC0415 - most outputs come whole

        return make_incremental_reader(
            self.catalogue, self._world.policy, channel, principal or self.principal
        )

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
        from callwright.core.call.clarification import answer  # noqa: PLC0415 - only after a question

        raw, options["confirmed"] = answer(result, fields, yes=yes)
        return self.call(raw, **options)

    def _build_head(self, raw: Any, options: CallOptions, liberties: tuple[Repair, ...] = ()) -> TapeHead:
        if ENCLOSING_CALL.get() is not None:
            outer = find_enclosing_call(self._world)
            if outer is not None:
                options = inherit_options(options, outer)
        request = build_call_request(raw, options, self.principal, self.locale, liberties, self._origin)
        run = TASK_RUN.get()
        if run is not None:
            request = run.mark_request(request)
        ticket = make_ticket(request, self._world.rng)
        limits = self.limits
        if self.inferred_limits is not None and request.run_id is None:
            origin = request.origin or UNKNOWN_ORIGIN
            limits = limits if origin.budget_run is None else self.inferred_limits
        return TapeHead(request=request, ticket=ticket, limits=limits, journal=self._journals is not None)

    def _finish_call(
        self,
        head: TapeHead,
        tape: RecordedSteps,
        result: ToolResult,
        performer: Performer,
        *,
        delivered: bool = True,
    ) -> ToolResult:
        """Keep the tape; then the caller has the answer, or what was kept while the story was told is raised."""
        self._save_tape_and_notify(head, tape, result, performer.refused_by)
        if performer.interruption is not None:
            performer.reraise_deferred()
        if delivered:
            performer.mark_delivered()
        return result

    def observe(self, observer: Observer) -> Observer:
        """Have an observer called when a call has ended; as ``@app.observe`` or ``app.observe(Counters())``.

        It is called in the thread or on the loop of the call, after the result is known: it has to be quick. What it raises is
        logged by ``callwright.alerts`` and never reaches the call.
        """
        self.observers = (*self.observers, observer)
        return observer

    def _save_tape_and_notify(
        self,
        head: TapeHead,
        tape: RecordedSteps,
        result: ToolResult,
        refused_by: Mapping[str, str] = _NO_REFUSALS,
    ) -> None:
        error, call_id, body = result.error, head.ticket.call_id, encode_tape(head, tape)
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
        if self.sampler is not None and self.sampler.is_sampled(call_id):
            self.sampler.write_sample(head, tape, result, self._world.clock.now_ms())
        if error is not None:
            self._record_failure(head, tape, result, refused_by)
        if self.observers or error is not None:
            event = make_call_event(result, head.request.principal, head.request)
            if self.observers or event.alert:
                notify_observers(self.observers, event)

    def _record_failure(
        self, head: TapeHead, tape: RecordedSteps, result: ToolResult, refused_by: Mapping[str, str]
    ) -> None:
        """Write what the error table demands on the audit trail, where neither ledger nor approvals have."""
        record = make_audit_event(result, head.request, tape, refused_by)
        if record is None:
            return
        try:
            self.store.append_event_later(record)
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
        return strip_withheld(self._load_tape(call_id))

    def _load_tape(self, call_id: str) -> Tape:
        body = self.store.get_tape(call_id)
        if body is None:
            raise TapeError(f"there is no tape of {call_id[:64]}")
        return decode_tape(body, self._find_contract)

    def read_tape(self, data: bytes) -> Tape:
        """A tape from its bytes: an exported one, or a journal that was cut by a crash.

        Raises:
            TapeError: it is no tape, or a contract it needs is not known.
        """
        return decode_tape(data, self._find_contract)

    def replay(self, tape: Tape | str) -> ToolResult:
        """Tell a recorded call again without running anything.

        A call whose result was withheld is told again by its id only: its tape, once it is given out, lacks that result.

        Raises:
            DivergedError: rules or contract have changed since.
            TapeError: the tape is cut, or lacks a result that was withheld.
        """
        return replay_tape(self._load_tape(tape) if isinstance(tape, str) else tape)

    def resume(self, tape: Tape) -> ToolResult:
        """Go on with a call whose tape was cut, to the end it would have had.

        What may have happened is not repeated where the contract forbids it: then the end is ``outcome_unknown``.
        A tape serves once: what was claimed by it is claimed in another name afterwards.

        Raises:
            DivergedError: rules or contract have changed since.
            TapeError: the tool of the tape is not registered here.
        """
        head = tape.head
        check_contracts_registered(tape, self.catalogue)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        steps = select_valid_steps(tape)
        performer.restore_from_tape(steps)
        performer.resuming = head.journal
        performer.held = list_claimed_keys(tape)
        live: RecordedSteps = []
        result = drive_flow(resume_flow(tape), performer, live)
        # Whoever resumes a call is not who made it: its caller may still ask, and is then given this answer again.
        return self._finish_call(head, [*steps, *live], result, performer, delivered=False)

    def _find_contract(self, hash_: str) -> CompiledContract | None:
        known = next((one for one in self.tools if one.hash == hash_), None)
        return compile_contract(kept) if known is None and (kept := self.store.get_contract(hash_)) else known

    # --- its home -----------------------------------------------------------------------------------------------

    @property
    def journal(self) -> Path | None:
        """The folder of journals, where calls are journalled."""
        return self._journals.folder if self._journals else None

    def use_store(self, store: Store | str | Path) -> None:
        """Give an application another home for its ledger, before its first call: tools stay, nothing is copied.

        Raises:
            StoreError: the file cannot be opened.
            CatalogueError: the store knows a written version with another contract.
        """
        self.store = resolve_store(store, self._world.clock)
        self.home = store
        self._world = replace(self._world, store=self.store)
        self.catalogue.refresh_versions()
        for compiled in self.tools:
            self.store.save_contract(compiled.contract, compiled.hash)


def _mark_delivered(held: list[Performer]) -> None:
    """The caller has these answers, or has asked again knowing of them."""
    for performer in held:
        performer.mark_delivered()
    held.clear()
