"""The tools of an agent framework under contract: the part that every adapter shares. Imports no framework.

An adapter registers each tool of its framework with the application, and makes each call through ``call`` or ``acall``. The
application reads, repairs, checks, authorizes and claims the call; then the framework runs its own tool, with its own context,
and the answer is checked like any other.
"""

import copy
import logging
import secrets
import weakref
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import partial
from threading import Lock
from typing import Any, Final, NamedTuple, Self

from msgspec.structs import replace

from callwright.adapters.call_answers import CallAnswer, Pages
from callwright.adapters.tool_runs import CURRENT_RUN, FrameworkTool, ToolRun, is_content_blocks
from callwright.app import Callwright
from callwright.app.text_previews import READ_RESULT_TOOL
from callwright.core.contracts.contract_compiler import ContractError
from callwright.core.contracts.contract_revisions import choose_version
from callwright.core.contracts.definition_mending import mend_input_schema
from callwright.core.dialects import foreign_result
from callwright.domain.call import HeldCall, Origin, Principal
from callwright.domain.contract import Contract
from callwright.domain.records import Approval
from callwright.domain.result import ToolResult
from callwright.ports import CallContext, StoreError
from callwright.runtime.approval_requests import (
    find_approval_in_use,
    find_confirmable,
    record_confirmation,
)
from callwright.runtime.call_request import ServerCallOptions
from callwright.tools.tool_options import build_contract

__all__ = [
    "CallScope",
    "FrameworkTools",
    "RunNames",
    "ToolContracts",
    "build_call_options",
    "close_schema",
    "describe_approval",
    "encode_arguments",
    "report_uncontrolled",
]

_log = logging.getLogger("callwright.adapters")

_TIMEOUT_MS: Final = 120_000
_DEADLINE_MS: Final = 300_000
_LEASE_MARGIN_MS: Final = 90_000
_MAX_OUTPUT_BYTES: Final = 1_048_576
"""Defaults of a framework's tools: some of them are agents themselves, and what they return goes to a model."""

_MAX_SCHEMAS: Final = 20
_MAX_STORED_SCHEMAS: Final = 200
"""Of a tool in one process, and in all: a schema made for each user would fill the catalogue, and the store."""

_ANY_ARGUMENTS: Final[dict[str, Any]] = {"type": "object"}

_VERSION_LOCK: Final = Lock()

_WAITING_CODES: Final = frozenset({"approval_required", "approval_expired"})

_SECRET_MASK: Final = "•••"  # noqa: S105 - shown in place of a secret

RUN_BY_PROVIDER: Final = "is run by the model's provider"

ToolContracts = Mapping[str, Any]
"""Tool → mapping of options of ``Callwright.tool``. Type checkers infer no mapping of mappings for a literal of unlike options."""


class CallScope(NamedTuple):
    """Where a call of a framework comes from.

    Attributes:
        run: What the user asked for: within it, equal arguments are the same call, and its calls share one budget.
        session: The conversation.
        call_id: The model's id of the call; unique only within ``run``.
        principal: The caller, where each call has its own; None takes that of the tools.
        key: The caller's own idempotency key.
        repeat: Handle of an earlier answer whose call is meant once more.
        origin: The origin, where the adapter knows more than ``session`` and ``call_id``.
        held: Why the call may not run for a while; None: it may.
        version: The version of the tool's contract, where runs are offered different definitions; None takes the one registered last.
    """

    run: str | None = None
    session: str | None = None
    call_id: str | None = None
    principal: Principal | None = None
    key: str | None = None
    repeat: str | None = None
    origin: Origin | None = None
    held: HeldCall | None = None
    version: str | None = None


class FrameworkTools:
    """The tools of one framework's agent, registered with an application at their first use.

    Args:
        app: As each adapter offers it to its users, like the next two and ``asks_user``.
        contracts: The same.
        principal: The same.
        asks_user: Whether a call that its own user may approve is asked about.
        is_paged: Whether the model can be offered the tool that reads pages; else ``note_offered`` finds out.
        is_kept_whole: Whether data is no text and never shortened.

    Attributes:
        pages: The texts that are too large for the model.
        is_paged: Whether such a text is shortened: not where the model has no tool that reads it in pages.
    """

    def __init__(
        self,
        app: Callwright,
        contracts: ToolContracts | None = None,
        principal: Principal | None = None,
        *,
        asks_user: bool = False,
        is_paged: bool = False,
        is_kept_whole: Callable[[Any], bool] = is_content_blocks,
    ) -> None:
        self.app = app
        self.asks_user = asks_user
        self.pages = Pages(app, is_kept_whole)
        self.is_paged = is_paged
        self._contracts = {name: _copy_options(name, options) for name, options in (contracts or {}).items()}
        self._principal = principal
        self._registered: dict[str, tuple[Any, str]] = {}
        self._is_reported = False

    def __contains__(self, name: str) -> bool:
        return name in self._registered

    def __deepcopy__(self, _memo: Any) -> Self:
        """Return the tools themselves: a framework that copies an agent copies no application."""
        return self

    def has_other_tools(self) -> bool:
        """Return whether the application has tools that are not of this agent: a call of an unknown name must not reach them."""
        known = {READ_RESULT_TOOL, *self._registered}
        return any(one.contract.name not in known for one in self.app.tools)

    def get_option(self, name: str, option: str, default: Any = None) -> Any:
        """Return an option that ``contracts`` names for a tool."""
        return self._contracts.get(name, {}).get(option, default)

    def register(
        self,
        name: str,
        description: str,
        schema: dict[str, Any],
        *,
        output_schema: dict[str, Any] | None = None,
        timeout_ms: int | None = None,
        defaults: Mapping[str, Any] | None = None,
    ) -> str:
        """Register a tool of the framework under a contract, at its first use and with each other schema; return the contract's version.

        Other agents of the application, and other runs of this one, may have another schema under the name: each is a version.

        Args:
            name: As the model sees it.
            description: As the model sees it.
            schema: JSON Schema of the arguments.
            output_schema: Schema that the tool's data must meet, where its framework publishes one.
            timeout_ms: The framework's own limit of this tool; the contract's wins. Default: 120 s.
            defaults: Options that hold where ``contracts`` does not name them.

        Raises:
            ContractError: its contract contradicts itself.
            CatalogueError: the application itself has a tool of this name, or another agent has one with other key fields.
        """
        known = self._registered.get(name)
        if known is not None and known[0] == (schema, output_schema):
            return known[1]
        schema, output_schema = copy.deepcopy(
            (schema, output_schema)
        )  # some programs change a schema where it is
        options: Any = {**(defaults or {}), **self._contracts.get(name, {})}
        limit_ms = options.get("timeout_ms", timeout_ms or _TIMEOUT_MS)
        deadline_ms = max(_DEADLINE_MS, limit_ms)
        fields = {
            "name": name,
            "description": description,
            "timeout_ms": limit_ms,
            "deadline_ms": deadline_ms,
            "lease_ms": options.get("deadline_ms", deadline_ms) + _LEASE_MARGIN_MS,
            "max_output_bytes": _MAX_OUTPUT_BYTES,
            "output_schema": output_schema,
        }
        try:
            version = self._register_contract({**fields, "input_schema": schema}, options)
        except ContractError:
            mended, changes = mend_input_schema(schema)
            if not changes:
                raise
            _log.warning("%s: its input schema was mended: %s", name, "; ".join(map(str, changes)))
            version = self._register_contract({**fields, "input_schema": mended}, options)
        self._registered[name] = (schema, output_schema), version
        return version

    def _register_contract(self, fields: dict[str, Any], options: Any) -> str:
        contract = build_contract(fields, options)
        tool = FrameworkTool(contract.name, contract.max_output_bytes)
        with _VERSION_LOCK:  # agents of several threads may choose the same version for different schemas
            found = None if "version" in options else self._find_version(contract)
            registered = self.app.register(found or contract, tool, version_written=found is not None)
        return registered.contract.version

    def _find_version(self, contract: Contract) -> Contract | None:
        """Return the contract in the version that it has beside those of other schemas under its name, here and in the store.

        None where the application already has a tool of that name.
        """
        catalogue, name = self.app.catalogue, contract.name
        registered = [catalogue.find(name, one, self.app.principal) for one in catalogue.list_versions(name)]
        if not all(one is None or isinstance(one[1], FrameworkTool) for one in registered):
            return None
        here = [one[0].contract for one in registered if one is not None]
        known = _find_same(contract, here)
        if known is None and len(here) >= _MAX_SCHEMAS:
            contract = replace(contract, input_schema=_ANY_ARGUMENTS)
            known = _find_same(contract, here)
        return known or self._choose_new_version(contract, here)

    def _choose_new_version(self, contract: Contract, here: list[Contract]) -> Contract:
        """Return a contract that is not registered yet in its version; one of any arguments where there are too many."""
        others = [*here, *self._list_stored(contract.name)]
        if here and len(others) >= _MAX_STORED_SCHEMAS and _find_same(contract, others) is None:
            contract = replace(contract, input_schema=_ANY_ARGUMENTS)
        if contract.input_schema is _ANY_ARGUMENTS:
            _log.warning(
                "%s has too many schemas: some arguments are checked by the framework alone", contract.name
            )
        return replace(contract, version=choose_version(contract, others))

    def _list_stored(self, name: str) -> Iterable[Contract]:
        try:
            return self.app.store.list_contracts(name)
        except StoreError:  # each call reports the problem
            return ()

    def note_offered(self, names: Iterable[str]) -> None:
        """Take note of all tools of an agent, where they cannot change: texts are shortened if the one that reads pages is among them."""
        self.is_paged = READ_RESULT_TOOL in names
        self.report_undeclared()

    def report_undeclared(self) -> None:
        """Log once the names in ``contracts`` of which no tool is registered; called when an agent's tools are known.

        A tool of another agent is registered: several agents may share one table of contracts.
        """
        if self._is_reported:
            return
        self._is_reported = True
        for name in sorted(
            self._contracts.keys() - {*self._registered, *self.app.catalogue.list_all_names()}
        ):
            near = get_close_matches(name, self._registered, 1)
            hint = f"did you mean {near[0]}?" if near else f"it has: {', '.join(sorted(self._registered))}"
            _log.warning("contracts name a tool %s that this agent does not have; %s", name, hint)

    def list_own_contracts(self, names: Iterable[str], *, is_fixed: bool = True) -> list[Contract]:
        """Return the contracts of the application's tools, or of those with these names.

        Args:
            names: Names of tools; none means all.
            is_fixed: Whether the agent's tools cannot change. Then the tool that reads pages is the last of all, and without it, where
                the names leave it out, every text stays whole.

        Raises:
            LookupError: the application has no tool of a name.
        """
        chosen = tuple(names)
        if READ_RESULT_TOOL in chosen:
            self.pages.get_contract()
        contracts = {one.contract.name: one.contract for one in self.app.tools}
        missing = [name for name in chosen if name not in contracts]
        if missing:
            raise LookupError(f"the application has no tool {', '.join(missing)}")
        listed = [
            contracts[name] for name in chosen or contracts if name in chosen or name != READ_RESULT_TOOL
        ]
        if is_fixed and not chosen:
            listed.append(self.pages.get_contract())
        self.is_paged = not is_fixed or not chosen or READ_RESULT_TOOL in chosen
        return listed

    def call(self, name: str, arguments: Any, run: ToolRun | None, scope: CallScope) -> CallAnswer:
        """Make one call, blocking.

        Args:
            name: As the model wrote it.
            arguments: An object, or the text that the model wrote.
            run: Runs the framework's tool; None for a tool of the application itself.
            scope: Where the call comes from.

        Raises:
            BaseException: the tool's control flow exception, once the call is settled.
        """
        host, options = self.app.host, self._build_options(name, scope)
        outer = CURRENT_RUN.set(run)
        try:
            result = host.call_within(host.turn_limits, {"name": name, "arguments": arguments}, **options)
        finally:
            CURRENT_RUN.reset(outer)
        return self._build_answer(result, run, scope)

    async def acall(self, name: str, arguments: Any, run: ToolRun | None, scope: CallScope) -> CallAnswer:
        """Make one call on the running event loop; see ``call``."""
        host, options = self.app.host, self._build_options(name, scope)
        outer = CURRENT_RUN.set(run)
        try:
            result = await host.acall_within(
                host.turn_limits, {"name": name, "arguments": arguments}, **options
            )
        finally:
            CURRENT_RUN.reset(outer)
        return self._build_answer(result, run, scope)

    def _build_options(self, name: str, scope: CallScope) -> ServerCallOptions:
        options, known = build_call_options(scope, self._principal), self._registered.get(name)
        version = scope.version or (None if known is None else known[1])
        if version is not None and version != self.app.catalogue.get_current_version(name):
            options["version"] = version
        return options

    def _build_answer(self, result: ToolResult, run: ToolRun | None, scope: CallScope) -> CallAnswer:
        """Return the answer, or raise the control flow exception of the tool."""
        if run is not None and run.signal is not None:
            raise run.signal
        pages = self.pages if self.is_paged else None
        return CallAnswer(result, run, pages, partial(self._find_caller, scope))

    def find_open_approval(self, result: ToolResult, scope: CallScope) -> Approval | None:
        """Return the approval that a call waits for, where the framework asks its user and the rules let that user give it."""
        error, handle = result.error, result.meta.handle
        if not self.asks_user or error is None or error.code not in _WAITING_CODES or handle is None:
            return None
        try:
            return find_confirmable(self.app.store, handle, self._find_caller(scope))
        except StoreError as fault:
            _log.warning("the approval of %s could not be read: %s", result.meta.tool_name, fault.reason)
            return None

    def find_used_approval(
        self, name: str, arguments: dict[str, Any], context: CallContext
    ) -> Approval | None:
        """Return the approval that a call uses which is running now; None if it needs none.

        Args:
            name: The tool.
            arguments: The corrected arguments.
            context: What the pipeline says of the call.
        """
        found = self.app.catalogue.find(name, None, context.principal)
        if found is None:
            return None
        try:
            return find_approval_in_use(self.app.store, found[0], arguments, context)
        except StoreError as fault:
            _log.warning("the approval of %s could not be read: %s", name, fault.reason)
            return None

    def record_decision(self, approval: Approval, scope: CallScope, *, granted: bool, client: str) -> None:
        """Record what the user of a framework decided; the call is to be made again.

        Raises:
            StoreError: the store failed.
        """
        caller = self._find_caller(scope)
        record_confirmation(self.app.store, approval.handle, caller, granted=granted, client=client)

    def may_user_confirm(self, name: str) -> bool:
        """Return whether the rules let the caller's own user approve calls of this tool."""
        decision = self.app.policy.decide(self._find_caller(CallScope()), name)
        return self.asks_user and decision.verdict == "approve" and decision.user_confirms

    def get_secrets(self, name: str) -> tuple[str, ...]:
        """Return the names of a tool's arguments that hold secrets."""
        found = self.app.catalogue.find(name, None, self._find_caller(CallScope()))
        return () if found is None else tuple(found[0].secrets)

    def _find_caller(self, scope: CallScope) -> Principal:
        return self._principal or scope.principal or self.app.principal

    async def acheck(self, name: str, arguments: Any, scope: CallScope) -> ToolResult:
        """Read, check and authorize a call as ``acall`` would, and run nothing."""
        call = {"name": name, "arguments": arguments}
        return await self.app.host.acall_within(
            self.app.host.turn_limits, call, dry_run=True, **self._build_options(name, scope)
        )


def _find_same(contract: Contract, others: list[Contract]) -> Contract | None:
    """Return the contract in the version in which one of the others has the same promises; None if none has."""
    version = choose_version(contract, others)
    return replace(contract, version=version) if any(one.version == version for one in others) else None


def _copy_options(name: str, options: Any) -> dict[str, Any]:
    if not isinstance(options, Mapping):
        raise TypeError(f"contracts: the options of {name} are no mapping, such as {{'effect': 'read'}}")
    return dict(options)


def build_call_options(scope: CallScope, principal: Principal | None = None) -> ServerCallOptions:
    """Return the options of a call from this scope; ``principal`` takes precedence over the scope's."""
    options: ServerCallOptions = {"channel": "native"}
    if scope.origin is not None or scope.run is not None or scope.session is not None:
        options["origin"] = scope.origin or _build_origin(scope)
    if scope.run is not None:
        options["run"] = scope.run
    if scope.key is not None:
        options["key"] = scope.key
    if scope.repeat is not None:
        options["repeat"] = scope.repeat
    if scope.held is not None:
        options["held"] = scope.held
    caller = principal or scope.principal
    if caller is not None:
        options["principal"] = caller
    return options


class RunNames:
    """Names of objects, as long as they live: of runs for frameworks that have an object for each, but no id of it."""

    def __init__(self) -> None:
        self._names: dict[int, tuple[weakref.ref[Any], str]] = {}

    def __len__(self) -> int:
        return len(self._names)

    def get(self, run: object) -> str | None:
        """Return the name of this object, or None."""
        known = self._names.get(id(run))
        return known[1] if known is not None and known[0]() is run else None

    def find(self, run: object, known_as: str | None = None) -> str:
        """Return the name of the run with this object, the same as long as the object lives: ``known_as``, or a random one."""
        found = self.get(run)
        if found is not None:
            return found
        place, name = id(run), known_as or f"run_{secrets.token_hex(12)}"
        self._names[place] = weakref.ref(run, lambda gone: self._forget(place, gone)), name
        return name

    def _forget(self, place: int, gone: "weakref.ref[Any]") -> None:
        """Remove the name of an object that is no more, unless another object has its place already."""
        known = self._names.get(place)
        if known is not None and known[0] is gone:
            del self._names[place]


def _build_origin(scope: CallScope) -> Origin:
    """Return the origin of a call. The model's id counts only within a run: some models number their calls from 1 in every turn."""
    is_identified = scope.run is not None and scope.call_id
    return Origin(
        session=scope.session or scope.run,
        model_call=f"{scope.run}/{scope.call_id}" if is_identified else None,
    )


def describe_approval(approval: Approval, secrets: Iterable[str]) -> dict[str, Any]:
    """Return the call that the user is asked about, as plain JSON: tool, corrected arguments without secrets, handle."""
    hidden = frozenset(secrets)
    shown = {name: _SECRET_MASK if name in hidden else value for name, value in approval.arguments.items()}
    return {"name": approval.tool, "args": shown, "handle": approval.handle}


def encode_arguments(arguments: Mapping[str, Any]) -> str:
    """Return the JSON text of arguments, for a framework that hands its tools a text."""
    return foreign_result.encode_json_text(arguments)


def report_uncontrolled(name: str, reason: str = RUN_BY_PROVIDER) -> None:
    """Warn of a tool whose calls bypass the application; ``reason`` says why."""
    _log.warning("%s %s: its calls are not under contract", name, reason)


def close_schema(schema: dict[str, Any] | None) -> dict[str, Any]:
    """Return the schema of a function's parameters closed: the framework would drop an unknown argument silently.

    The definition that the model sees is not changed. Of a tool without a schema any arguments are taken.
    """
    if schema is None:
        return {"type": "object"}
    return schema if "additionalProperties" in schema else {**schema, "additionalProperties": False}
