"""``Callwright``: the application, wired from its configuration. The only module that imports every layer.

The gateway, the command line, the adapters and the tests all call tools through ``call`` or ``acall``.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import get_ident
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, Never, Self, TypeVar, Unpack, cast, overload

from msgspec.structs import replace

from callwright.app.app_hosting import AppHosting
from callwright.app.personal_data import PersonalData
from callwright.app.releases import Releases
from callwright.app.secret_keys import load_encryption_keys, make_key_loader
from callwright.app.task_api import TaskManager, find_contract
from callwright.app.withheld_results import WithheldResults
from callwright.core.call.pipeline import run_call
from callwright.core.call.result_events import make_audit_event, make_call_event
from callwright.core.policy.approvals import can_decide_approval
from callwright.core.policy.authorization import LOCAL_ONLY_RULES, Policy, PolicyFunction, Rule
from callwright.core.policy.quotas import Quotas
from callwright.core.reader.reading_outcome import Unreadable
from callwright.core.records.kept_results import DEFAULT_LIMITS, ResultLimits
from callwright.core.selection.sibling_calls import compare_siblings
from callwright.domain.audit_records import AuditEvent
from callwright.domain.call import UNKNOWN_ORIGIN, Channel, Locale, Origin, Principal, Siblings
from callwright.domain.call_events import CallEvent
from callwright.domain.contract import (
    Batch,
    CompiledContract,
    ConfidenceRules,
    Contract,
    DeclaredError,
    EffectClass,
    KeyChange,
    OperationType,
    Repeat,
    ResultRules,
    RetryPolicy,
    SourceRule,
    StandIn,
    ToolDialect,
)
from callwright.domain.quota_rules import Quota
from callwright.domain.reconcile_checks import Check
from callwright.domain.records import INFERRED_RUN_LIMITS, RunLimits
from callwright.domain.result import Repair, SourceType, ToolResult
from callwright.engine import Engine
from callwright.ports import Clock, Rng, Store, StoreError, Tool
from callwright.runtime.app_services import AppServices
from callwright.runtime.call_request import (
    CallOptions,
    ServerCallOptions,
    UndeliveredResult,
    build_call_request,
    call_to_json,
    check_app_options,
    collect_call_options,
    make_ticket,
    normalise_options,
    raw_to_plain_call,
)
from callwright.runtime.clock import SystemClock, SystemRng
from callwright.runtime.declared_secrets import SecretMarker, encode_sealed_tape, has_secret_arguments
from callwright.runtime.driver import RecordedSteps, drive_flow
from callwright.runtime.enclosing_call import ENCLOSING_CALL, find_enclosing_call, inherit_options
from callwright.runtime.failing_tools import make_failing_tools
from callwright.runtime.fast_path import run_call_async, run_call_blocking, run_full_path
from callwright.runtime.journals import JournalFolder
from callwright.runtime.observers import Observer, notify_observers
from callwright.runtime.performer import Performer
from callwright.runtime.policy_function import check_policy
from callwright.runtime.run_labels import RunLabels
from callwright.runtime.running_calls import CLOSE_WAIT_S, RunningCalls, log_unfinished_calls
from callwright.runtime.sampling import Sampler, Sampling, make_sampler
from callwright.runtime.store_access import log_store_fault
from callwright.runtime.tape import (
    Tape,
    TapeError,
    TapeHead,
    decode_tape,
    encode_head,
    encode_tape,
    strip_withheld,
)
from callwright.runtime.tape_replay import (
    check_contracts_registered,
    list_claimed_keys,
    replay_tape,
    resume_flow,
    select_valid_steps,
)
from callwright.runtime.task_run import TASK_RUN
from callwright.runtime.workers import LOOP_JOIN_S, Workers
from callwright.stores.closed_store import ClosedStore
from callwright.stores.store_factory import resolve_store
from callwright.tools.function_signature import SignatureError
from callwright.tools.tool_catalogue import CatalogueError, ToolCatalogue
from callwright.tools.tool_options import CorrectorSpec, collect_tool_options, make_python_tool

if TYPE_CHECKING:
    from callwright.app.flows import Flows
    from callwright.app.turns import Turn, TurnMaker
    from callwright.app.upstream_access import UpstreamAccess
    from callwright.app.upstream_servers import NotificationHandler, StatusHandler, UpstreamServers
    from callwright.core.contracts.contract_lint import LintFinding
    from callwright.core.selection.sentence_similarity import SentenceEncoder, SentenceSimilarity
    from callwright.core.selection.tool_ranking import ToolCandidate
    from callwright.core.turns.model_reply import ModelApi
    from callwright.runtime.call_tracing import CallTracer
    from callwright.toolkit.definition import Toolkit
    from callwright.tools.http.declared_tool import HttpOptions
    from callwright.tools.http.openapi_import import ApiTools, OpenAPIOptions
    from callwright.tools.mcp.server_spec import ServerSpec
    from callwright.tools.oauth.login_store import LoginStore

__all__ = [
    "CallOptions",
    "Callwright",
    "CatalogueError",
    "ServerCallOptions",
    "SignatureError",
    "UndeliveredResult",
]

_log = logging.getLogger("callwright.app")

_NO_ANSWERS: Mapping[str, Any] = MappingProxyType({})
F = TypeVar("F", bound=Callable[..., Any])


class Callwright:
    """An application: registered tools with contracts, and the methods that call them.

    Args:
        store: Where the ledger is stored: None keeps it in memory, a path opens a SQLite file (created if absent), a URL
            ``postgresql://user@host/database`` a PostgreSQL database (its tables are created if absent; needs the extra
            ``postgres``), a ``Store`` is used directly.
        rules: Access rules. Without rules the local principal may call every registered tool, and other principals none.
        policy: Decides about each call in addition to the rules, on its corrected arguments: ``policy(call, arguments, context)`` returns
            "allow", "deny", "approve" or a ``PolicyDecision``. It is called synchronously, also on the event loop and for dry
            runs; an exception or any other value denies the call. A call that no rule allows stays denied.
        quotas: Limits on calls, on sums and on distinct values of an argument, in sliding windows; see ``Quota``.
        limits: Budget of a run. Default: 12 calls, 2 retries per tool and 60 s for a run that a caller names; none for a run that
            is inferred, such as the turn of an agent framework.
        results: How long a result may be in the ledger: see ``ResultLimits``. A ``Store`` that is passed in has its own limits.
        principal: The default principal of calls.
        locale: Language of the messages for people, "en" or "zh-CN".
        journal: A folder in which each step of every call is journalled, so that the call can be resumed after a crash.
        sample: A folder (or a ``Sampling``) for de-identified samples of one call in a hundred; None keeps none.
        clock, rng: Clock and random number generator; the system's by default.
        secret_key: Key for the digests that represent secret arguments, at least 16 bytes, or a reference to it (``env:NAME``,
            ``file:PATH``, ``keyring:SERVICE/NAME``); None takes one that the store holds. With another key earlier calls with
            secret arguments are not recognised.
        sentence_model: A local sentence model, by which ``candidates`` and the gateway's ``find_tool`` also compare meanings: a folder
            with ``model.onnx`` and ``tokenizer.json`` (needs the extra ``sentence-model``), or a ``SentenceEncoder``. None compares words.
        encryption_keys: Keys under which the content of the store is encrypted: 32 bytes each, or references to them in base64. The
            first encrypts, all of them decrypt. Without any it is stored as it is. Not with ``journal``, and not for a store in memory.

    Attributes:
        store: The ledger in use.
        catalogue: The registered tools. policy: The rules in force.
        principal, locale: As passed in.
        tasks: Tasks of long tools: ``app.tasks.get(handle)``, ``app.tasks.list()``; also makes this process a worker for them.
        withheld: Withheld results, for reviewers.
        data: Finds, exports and erases the data of one person.
        releases: Releases of tool versions to callers: ``app.releases.release(...)``, ``halt``, ``rollback``.
        host: Settings for a program that hosts the application: budgets of runs, quotas, store and journal.
        connected: The connected MCP servers; None before ``connect``.

    Raises:
        StoreError: the file or the database cannot be opened.
        SentenceModelError: the folder of the sentence model cannot be used.
        TypeError, ValueError: an argument has the wrong type or an unknown value.
    """

    def __init__(  # noqa: PLR0913 - keywords: what an application is wired of
        self,
        store: Store | str | Path | None = None,
        *,
        rules: Iterable[Rule] | None = None,
        policy: PolicyFunction | None = None,
        quotas: Iterable[Quota] = (),
        limits: RunLimits | None = None,
        results: ResultLimits = DEFAULT_LIMITS,
        principal: Principal = Principal(),  # noqa: B008 - frozen
        locale: Locale = "en",
        journal: str | Path | None = None,
        sample: Sampler | Sampling | str | Path | None = None,
        clock: Clock | None = None,
        rng: Rng | None = None,
        secret_key: bytes | str | None = None,
        sentence_model: "str | Path | SentenceEncoder | None" = None,
        encryption_keys: Iterable[bytes | str] = (),
    ) -> None:
        named_limits = RunLimits() if limits is None else limits
        check_app_options(principal, locale, named_limits)
        clock = clock or SystemClock()
        self.principal = principal
        self.locale: Locale = locale
        self.host = AppHosting(
            named_limits,
            Path(journal) if journal is not None else None,
            turn_limits=INFERRED_RUN_LIMITS if limits is None else limits,
            call_within=self._call_within,
            acall_within=self._acall_within,
            acall_undelivered=self._acall_undelivered,
            replace_quotas=self._replace_quotas,
            use_store=self._use_store,
            make_upstream_access=self._make_upstream_access,
            count_running_calls=lambda: len(self._running.calls),
            derive_operator_key=self._derive_operator_key,
            observe=self.observe,
            trace_calls=self._trace_calls,
            find_flows=lambda: self._flows,
        )
        if sentence_model is not None:
            self.host.similarity = _make_similarity(sentence_model)
        self._result_limits = results
        self._encryption_keys = load_encryption_keys(encryption_keys)
        if self._encryption_keys and journal is not None:
            raise ValueError("journals are not encrypted: leave out journal, or encryption_keys")
        self.store = resolve_store(store, clock, results, self._encryption_keys)
        self._has_operator_key = secret_key is not None
        marker = SecretMarker(make_key_loader(secret_key, lambda: self.store))
        self.catalogue = ToolCatalogue(kept=self._load_stored_contracts, mark_secret=marker.mark)
        self.policy = Policy(LOCAL_ONLY_RULES if rules is None else rules)
        self.connected: UpstreamServers | None = None
        self._flows: Flows | None = None
        self._turns: TurnMaker | None = None
        self._world = AppServices(
            self.catalogue,
            self.policy,
            self.store,
            clock,
            rng or SystemRng(),
            Workers(),
            self._open_engine,
            decides=check_policy(policy),
            quotas=Quotas(quotas),
            marker=marker,
            failing=make_failing_tools(self.store),
        )
        if isinstance(policy, RunLabels):
            policy.use_records(lambda: self.store)
        self.withheld = WithheldResults(self.store, principal)
        self.data = PersonalData(self)
        self.tasks = TaskManager(
            self.catalogue,
            self._world,
            store,
            principal,
            named_limits,
            self._notify_observers,
            self._resume_runs,
        )
        self._journals = JournalFolder(Path(journal), marker=marker) if journal is not None else None
        self._sampler = make_sampler(sample)
        self._observers: tuple[Observer, ...] = ()
        self.releases = Releases(self.catalogue, lambda: self.store, clock.now_ms, self._count_calls)
        self._running = RunningCalls()
        self._origin = Origin(session=self._world.rng.make_handle())

    # --- tools --------------------------------------------------------------------------------------------------

    @overload
    def tool(self, function: F, /) -> F: ...
    @overload
    def tool(
        self,
        /,
        *,
        name: str | None = None,
        version: str | None = None,
        description: str | None = None,
        effect: EffectClass | None = None,
        key: Iterable[str] | None = None,
        key_argument: str | None = None,
        repeat: Repeat | None = None,
        repeat_window_s: int = 600,
        operation: OperationType | None = None,
        timeout_ms: int | None = None,
        deadline_ms: int | None = None,
        wait_ms: int = 5_000,
        lease_ms: int | None = None,
        ttl_s: int = 2_592_000,
        retries: int | RetryPolicy = 2,
        input_schema: dict[str, Any] | None = None,
        output_schema: dict[str, Any] | Literal["from hints"] | None = "from hints",
        errors: Iterable[DeclaredError] | Mapping[str, str] = (),
        result: ResultRules | None = None,
        speaks: ToolDialect | None = None,
        source: SourceRule | SourceType | None = None,
        confidence: ConfidenceRules | None = None,
        min_confidence: float | None = None,
        units: Mapping[str, Iterable[str]] | None = None,
        synonyms: Mapping[str, dict[str, str]] | None = None,
        correctors: Mapping[str, CorrectorSpec | Iterable[CorrectorSpec]] | None = None,
        sinks: Iterable[str] = (),
        untrusted: bool = False,
        max_output_bytes: int = 8_388_608,
        endpoint: str = "",
        marks_effect: bool = False,
        failure_means_none: bool = False,
        without_store: bool = False,
        check: Check | None = None,
        stand_in: StandIn | str | None = None,
        batch: Batch | str | None = None,
        long: bool = False,
        key_changes: Mapping[str, KeyChange] | None = None,
        inline: bool = False,
        tags: Iterable[str] = (),
    ) -> Callable[[F], F]: ...
    def tool(  # noqa: PLR0913 - keywords: everything that a contract promises
        self,
        function: F | None = None,
        /,
        *,
        name: str | None = None,
        version: str | None = None,
        description: str | None = None,
        effect: EffectClass | None = None,
        key: Iterable[str] | None = None,
        key_argument: str | None = None,
        repeat: Repeat | None = None,
        repeat_window_s: int = 600,
        operation: OperationType | None = None,
        timeout_ms: int | None = None,
        deadline_ms: int | None = None,
        wait_ms: int = 5_000,
        lease_ms: int | None = None,
        ttl_s: int = 2_592_000,
        retries: int | RetryPolicy = 2,
        input_schema: dict[str, Any] | None = None,
        output_schema: dict[str, Any] | Literal["from hints"] | None = "from hints",
        errors: Iterable[DeclaredError] | Mapping[str, str] = (),
        result: ResultRules | None = None,
        speaks: ToolDialect | None = None,
        source: SourceRule | SourceType | None = None,
        confidence: ConfidenceRules | None = None,
        min_confidence: float | None = None,
        units: Mapping[str, Iterable[str]] | None = None,
        synonyms: Mapping[str, dict[str, str]] | None = None,
        correctors: Mapping[str, CorrectorSpec | Iterable[CorrectorSpec]] | None = None,
        sinks: Iterable[str] = (),
        untrusted: bool = False,
        max_output_bytes: int = 8_388_608,
        endpoint: str = "",
        marks_effect: bool = False,
        failure_means_none: bool = False,
        without_store: bool = False,
        check: Check | None = None,
        stand_in: StandIn | str | None = None,
        batch: Batch | str | None = None,
        long: bool = False,
        key_changes: Mapping[str, KeyChange] | None = None,
        inline: bool = False,
        tags: Iterable[str] = (),
        **unknown: Never,
    ) -> F | Callable[[F], F]:
        """Register a function as a tool; as ``@app.tool`` or ``@app.tool(effect="once", key=[...])``.

        The function itself is returned unchanged. Most tools need only ``effect`` and ``key``; ``read`` and ``write`` are
        shorthands for these. None selects the default of an option.

        Args:
            function: The function, if the decorator is used without parentheses.
            name: Default: the function's.
            version: Default: "1.0.0", or the next minor version if the store has another contract under this name.
            description: Default: the docstring.
            effect: The effect of running it twice: "read", "idempotent", "keyed" or "once". Default: "once", without a
                declared meaning of a repeat.
            key: Arguments that identify an intent: calls with equal values are the same intent. None takes all of them. A
                single name may be given as a string.
            key_argument: The argument by which the tool takes an idempotency key. It is filled with the key of the call and not
                offered to models; the effect is then "keyed", unless you say otherwise.
            repeat: Meaning of a second identical call. Default: "ask" for ``once`` without a key, "replay" for other declared writes.
            repeat_window_s: How long ``repeat`` applies if the caller names no run.
            operation: "query" or "operation". Default: by ``effect``.
            timeout_ms: Limit of one attempt (30 s; a day for a long tool).
            deadline_ms: Limit of all attempts together (60 s; a day for a long tool).
            wait_ms: How long a duplicate waits for the running call.
            lease_ms: How long a claim is valid (90 s; an hour more than the deadline for a long tool).
            ttl_s: How long the ledger keeps a finished call (30 days).
            retries: A number, or a ``RetryPolicy``.
            input_schema: JSON Schema of the arguments. Default: from the type hints.
            output_schema: JSON Schema of the result. Default: from the type hints; None promises nothing.
            errors: The tool's own codes, as ``DeclaredError`` or {code: message}.
            result: How success and failure are recognised in the return value.
            speaks: The format that an adapter returns: "tool-result", "toolutil", "execution-result" or "error-object".
            source: A ``SourceRule``, or only the type of source.
            confidence: Confidence of the tool's answers.
            min_confidence: Calls read with less confidence need confirmation; None takes the threshold of the effect class.
            units: Argument → counter words and the unit that may follow its number.
            synonyms: Argument → {word: enum member}.
            correctors: Argument → a corrector by name, as a ``Corrector``, or as a function.
            sinks: Arguments that name a recipient, account, URL or path; never repaired.
            untrusted: Its results may contain text written by third parties.
            max_output_bytes: A larger result is refused.
            endpoint: The upstream of the tool; a circuit breaker watches it.
            marks_effect: The tool calls ``ctx.effect_started()``; a failure before that had no effect.
            failure_means_none: A failure that the tool reports had no effect.
            without_store: A read is executed even if the store is unavailable.
            check: How its effects can be verified, for ``callwright reconcile``.
            stand_in: The fallback while its upstream cannot be reached: a ``StandIn``, or the name of a tool.
            batch: The list that is executed in parts: a ``Batch``, or the argument's name.
            long: A call returns at once with the handle of a task.
            key_changes: How keys of earlier versions represented an argument.
            inline: Run a blocking function in the caller's thread, where no limit can interrupt it.
            tags: Search words.
            unknown: Any other option is refused; the message suggests the one that was probably meant.

        Raises:
            ContractError: the contract contradicts itself, or an option does not exist; the message names the correction.
            SignatureError: the parameters cannot be described as a schema.
        """
        options = collect_tool_options(locals())

        def add(given: F) -> F:
            self.register(*make_python_tool(given, options), version_written="version" in options)
            return given

        return add if function is None else add(function)

    @overload
    def read(self, function: F, /) -> F: ...
    @overload
    def read(
        self,
        /,
        *,
        name: str | None = None,
        version: str | None = None,
        description: str | None = None,
        timeout_ms: int | None = None,
        retries: int | RetryPolicy = 2,
        errors: Iterable[DeclaredError] | Mapping[str, str] = (),
    ) -> Callable[[F], F]: ...
    def read(
        self,
        function: F | None = None,
        /,
        *,
        name: str | None = None,
        version: str | None = None,
        description: str | None = None,
        timeout_ms: int | None = None,
        retries: int | RetryPolicy = 2,
        errors: Iterable[DeclaredError] | Mapping[str, str] = (),
    ) -> F | Callable[[F], F]:
        """Register a function that only reads; as ``@app.read`` or ``@app.read(retries=0)``: ``tool`` with ``effect="read"``.

        A read may be repeated: it is retried, and an equal call is executed again. Options and errors: as for ``tool``.
        """
        register = self.tool(
            name=name,
            version=version,
            description=description,
            effect="read",
            timeout_ms=timeout_ms,
            retries=retries,
            errors=errors,
        )
        return register if function is None else register(function)

    def write(
        self,
        *,
        once_per: Iterable[str] | str,
        name: str | None = None,
        version: str | None = None,
        description: str | None = None,
        timeout_ms: int | None = None,
        retries: int | RetryPolicy = 2,
        errors: Iterable[DeclaredError] | Mapping[str, str] = (),
    ) -> Callable[[F], F]:
        """Register a function that changes something; as ``@app.write(once_per=["order_no"])``.

        The change is made once for equal values of these arguments: an equal call of the same run (or, without a run, within
        ten minutes) gets the first result again and changes nothing. Shorthand for ``tool(effect="once", key=[...])``.

        Args:
            once_per: Names of the arguments that identify an intent. If a repeat is harmless, use
                ``@app.tool(effect="idempotent")`` instead.
            name: Default: the function's.
            version: Default: "1.0.0", or the next minor version if the store has another contract under this name.
            description: Default: the docstring.
            timeout_ms: Limit of one attempt (30 s).
            retries: A number, or a ``RetryPolicy``; an attempt that may have changed something is not repeated.
            errors: The tool's own codes, as ``DeclaredError`` or {code: message}.

        Raises:
            ValueError: ``once_per`` is empty.
            ContractError: a name in ``once_per`` is not an argument.
            SignatureError: the parameters cannot be described as a schema.
        """
        fields = (once_per,) if isinstance(once_per, str) else tuple(once_per)
        if not fields:
            raise ValueError("once_per names at least one argument, such as once_per=['order_no']")
        return self.tool(
            name=name,
            version=version,
            description=description,
            effect="once",
            key=fields,
            timeout_ms=timeout_ms,
            retries=retries,
            errors=errors,
        )

    def register(self, contract: Contract, tool: Tool, *, version_written: bool = True) -> CompiledContract:
        """Register a tool object under a contract.

        Args:
            contract: The contract.
            tool: The object that is run.
            version_written: Whether the contract's version was written explicitly. If False and the store has another
                contract under this name, the contract gets the next minor version, and a log message reports it.

        Raises:
            ContractError: the contract contradicts itself.
            CatalogueError: another contract, here or in the store, has its name and version; descriptions are not compared.
        """
        compiled = self.catalogue.register(contract, tool, version_written=version_written)
        self.store.save_contract(compiled.contract, compiled.hash)
        self.releases.admit(contract.name)
        return compiled

    def _load_stored_contracts(self, name: str) -> Iterable[Contract]:
        try:
            return self.store.list_contracts(name)
        except StoreError:  # an unavailable store does not prevent the start: each call reports the problem
            _log.warning("%s: the store cannot be asked for its earlier contracts", name)
            return ()

    def add_openapi(
        self, document: Any, base_url: str | None = None, **options: "Unpack[OpenAPIOptions]"
    ) -> "ApiTools[CompiledContract]":
        """Register the operations of an OpenAPI or Swagger 2.0 document as tools (extra ``http``).

        An operation that cannot be offered is left out, logged, and listed in ``left_out`` of the returned list.

        Args:
            document: The document, or the path of a JSON or YAML file. Nothing is fetched.
            base_url: Base of all request URLs; by default the document's first server.
            **options: See ``OpenAPIOptions``.

        Raises:
            OpenAPIError: the document cannot be used, or none of its operations.
            CredentialError: ``auth`` is not a reference, or cannot be resolved.
        """
        from callwright.tools.http.openapi_import import ApiTools, import_openapi  # noqa: PLC0415 - part of an extra

        offered = import_openapi(document, base_url, **options)
        added = [self.register(*one, version_written="version" in options) for one in offered]
        return ApiTools(added, offered.left_out)

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
            prefix: Prefix of the name of each tool.
            include: Only these tools, by their names without prefix; None registers all of them.
            overrides: Name of a tool without prefix → fields of its ``Contract`` to replace.

        Raises:
            ToolkitError: the toolkit has no tool of that name.
            ContractError, CatalogueError: a contract contradicts itself, or a name is taken.
        """
        chosen = None if include is None else frozenset(include)
        made = toolkit.make_tools(self.locale, prefix=prefix, include=chosen, overrides=overrides)
        self.policy.guard_tools(prefix + name for name in toolkit.guarded)
        return [self.register(*one, version_written=False) for one in made]

    @property
    def tools(self) -> list[CompiledContract]:
        """Return all offered contracts, in every version, by name."""
        return self.catalogue.list_contracts()

    def candidates(
        self, conversation: str | Iterable[Any], most: int = 5, *, principal: Principal | None = None
    ) -> "list[ToolCandidate]":
        """Return the tools that match a request by words or by meaning, best first, to select one before its arguments are written.

        Meaning is compared by trained word vectors that ship with the package, or by the ``sentence_model`` if one is set; the model needs
        additional time for tools that it has not encoded yet.

        Args:
            conversation: The request, or the messages of a conversation.
            most: Maximum number of tools.
            principal: Only tools that this principal may see and call are returned. Default: the application's own principal.
        """
        from callwright.core.text.conversation import collect_request_text  # noqa: PLC0415 - a call needs none
        from callwright.runtime.tool_visibility import rank_offered_tools  # noqa: PLC0415 - the same

        request, who = collect_request_text(conversation), principal or self.principal
        model = self.host.similarity
        similarity = model if model is not None and model.reads(request) else None
        return rank_offered_tools(self.catalogue, self._world.policy, who, request, most, similarity)

    def lint(self) -> "list[LintFinding]":
        """Return weaknesses of the contracts (seed 000 §七, and common mistakes of the field)."""
        from callwright.core.contracts.contract_lint import lint_contracts  # noqa: PLC0415 - a call never needs it

        return lint_contracts(self.tools)

    # --- workflows ----------------------------------------------------------------------------------------------

    @property
    def flows(self) -> "Flows":
        """Return the workflows: register, start, inspect and answer them. See ``Flows``."""
        if self._flows is None:
            from callwright.app.flow_desk import FlowDesk  # noqa: PLC0415 - most applications have none
            from callwright.app.flows import Flows  # noqa: PLC0415 - the same

            self._flows = Flows(self, FlowDesk)
        return self._flows

    def _resume_runs(self) -> None:
        """Become a worker for workflow runs if workflows are registered."""
        if self._flows is not None and self._flows.workflows():
            self._flows.work()

    # --- calls --------------------------------------------------------------------------------------------------

    def call(  # noqa: PLR0913 - keywords: options of one call
        self,
        raw: Any,
        /,
        *,
        principal: Principal | None = None,
        run: str | None = None,
        key: str | None = None,
        version: str | None = None,
        locale: Locale | None = None,
        timeout_ms: int | None = None,
        confidence: float | None = None,
        approval: str | None = None,
        dry_run: bool = False,
        trace_id: str | None = None,
        zone: str | None = None,
        channel: Channel = "text",
        conversation: Iterable[Any] | None = None,
        confirmed: Iterable[str] = (),
        siblings: Siblings | None = None,
        repeat: str | None = None,
        dialect: str | None = None,
        finish_reason: str | None = None,
    ) -> ToolResult:
        """Make one call, blocking.

        Args:
            raw: The model's output: a dict, JSON text, or a native tool call of a provider's SDK.
            principal: The caller. Default: the application's own principal.
            run: Id of the agent run; its calls share one budget.
            key: The caller's own idempotency key.
            version: Requested tool version.
            locale: Language of messages for people. Default: the application's.
            timeout_ms: Limit of the whole call.
            confidence: The caller's confidence in the call, 0..1.
            approval: Handle of an approval.
            dry_run: Stop before the call is claimed in the ledger.
            trace_id: W3C trace id to continue.
            zone: The user's time zone (IANA), for "tomorrow".
            channel: "native" if the model has a tool-call interface, so that the text of its messages is never read as a call.
            conversation: The messages before the call, oldest first: messages of a provider's SDK, texts of the user, or
                ``ConversationMessage``. Without it, values are not checked against the conversation.
            confirmed: JSON Pointers of values that the user has confirmed, "" for the whole call; never from the model's output.
            siblings: The other calls of the same output; set by ``call_all``.
            dialect: The only dialect in which the model writes calls in text, such as "hermes"; any other is prose.
                ``callwright.reading.resolve_dialect`` finds it. Default: unknown.
            finish_reason: The reason that the provider or server gave for the end of the model's turn. A turn that was cut off (``length``,
                ``max_tokens``, ``content_filter`` …) makes no call. Not needed for a whole message that contains it.
            repeat: Handle of a replayed answer (``meta.repeat_handle``): execute the same call once more.

        Raises:
            TypeError, ValueError: an option has the wrong type or is out of range. Errors of the model, the tool or the store
                never raise: the result reports them.
        """
        # fmt: off
        is_usual = (
            principal is None and run is None and key is None and version is None and locale is None and timeout_ms is None
            and confidence is None and approval is None and dry_run is False and trace_id is None and zone is None
            and channel == "text" and conversation is None and confirmed == () and siblings is None and repeat is None
            and dialect is None and finish_reason is None
        )
        options: ServerCallOptions = {} if is_usual else collect_call_options(
            principal, run, key, version, locale, timeout_ms, confidence, approval, dry_run, trace_id, zone, channel,
            conversation, confirmed, siblings, repeat, dialect, finish_reason,
        )
        # fmt: on
        return self._run_call(self._build_head(raw, options))

    @staticmethod
    def _begin_span(tracer: "CallTracer", head: TapeHead) -> TapeHead:
        """Begin the span of a call; return its head in the trace of that span."""
        ticket = tracer.begin_call(head.request, head.ticket)
        return head if ticket is head.ticket else replace(head, ticket=ticket)

    def _trace_calls(self, tracer: "CallTracer") -> None:
        self._world = replace(self._world, tracer=tracer)

    def _run_call(self, head: TapeHead, held: list[Performer] | None = None) -> ToolResult:
        """Make one call. ``held`` receives its performer if the answer is delivered to the caller only later."""
        if self._world.tracer is not None:
            head = self._begin_span(self._world.tracer, head)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        tape: RecordedSteps = []
        running, call_id = self._running, head.ticket.call_id
        try:
            running.calls[call_id] = 0
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

    async def _arun_call(self, head: TapeHead, held: list[Performer] | None = None) -> ToolResult:
        """Make one call on the running event loop; ``held`` as for ``_run_call``."""
        if self._world.tracer is not None:
            head = self._begin_span(self._world.tracer, head)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        tape: RecordedSteps = []
        result = await self._execute_call(performer, head, tape)
        if held is not None:
            held.append(performer)
        return self._finish_call(head, tape, result, performer, delivered=held is None)

    def _execute_call(
        self, performer: Performer, head: TapeHead, tape: RecordedSteps
    ) -> Coroutine[Any, Any, ToolResult]:
        """Make one call on the running event loop, and leave its tape to be stored."""
        if self._journals is None:
            return run_call_async(performer, head, tape, self._running)
        return self._execute_journalled(self._journals, performer, head, tape)

    async def _execute_journalled(
        self, journals: JournalFolder, performer: Performer, head: TapeHead, tape: RecordedSteps
    ) -> ToolResult:
        """As ``run_call_async``, with a journal; after a signal that tells how it went."""
        calls, call_id = self._running.calls, head.ticket.call_id
        calls[call_id] = get_ident()
        try:
            with journals.open_journal(performer, head) as hands:
                return await run_full_path(hands, head, tape)
        finally:
            performer.forget_attempt()
            calls.pop(call_id, None)
            if self._running.awaited:
                self._running.notify_ended()

    async def acall(  # noqa: PLR0913 - keywords: options of one call
        self,
        raw: Any,
        /,
        *,
        principal: Principal | None = None,
        run: str | None = None,
        key: str | None = None,
        version: str | None = None,
        locale: Locale | None = None,
        timeout_ms: int | None = None,
        confidence: float | None = None,
        approval: str | None = None,
        dry_run: bool = False,
        trace_id: str | None = None,
        zone: str | None = None,
        channel: Channel = "text",
        conversation: Iterable[Any] | None = None,
        confirmed: Iterable[str] = (),
        siblings: Siblings | None = None,
        repeat: str | None = None,
        dialect: str | None = None,
        finish_reason: str | None = None,
    ) -> ToolResult:
        """Make one call on the running event loop. Options and errors: as for ``call``."""
        # fmt: off
        is_usual = (
            principal is None and run is None and key is None and version is None and locale is None and timeout_ms is None
            and confidence is None and approval is None and dry_run is False and trace_id is None and zone is None
            and channel == "text" and conversation is None and confirmed == () and siblings is None and repeat is None
            and dialect is None and finish_reason is None
        )
        options: ServerCallOptions = {} if is_usual else collect_call_options(
            principal, run, key, version, locale, timeout_ms, confidence, approval, dry_run, trace_id, zone, channel,
            conversation, confirmed, siblings, repeat, dialect, finish_reason,
        )
        # fmt: on
        # As ``_arun_call`` does it, written out: a coroutine within a coroutine takes its own time in every call.
        head = self._build_head(raw, options)
        if self._world.tracer is not None:
            head = self._begin_span(self._world.tracer, head)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        tape: RecordedSteps = []
        result = await self._execute_call(performer, head, tape)
        self._save_tape_and_notify(head, tape, result, performer)
        if performer.interruption is not None:
            performer.reraise_deferred()
        performer.mark_delivered()
        return result

    def _call_within(
        self, limits: RunLimits, raw: Any, /, **options: Unpack[ServerCallOptions]
    ) -> ToolResult:
        """As ``call``, in a run with the budget ``limits``."""
        return self._run_call(self._build_head(raw, options, limits=limits))

    def _acall_within(
        self, limits: RunLimits, raw: Any, /, **options: Unpack[ServerCallOptions]
    ) -> Coroutine[Any, Any, ToolResult]:
        """As ``acall``, in a run with the budget ``limits``."""
        return self._arun_call(self._build_head(raw, options, limits=limits))

    async def _acall_undelivered(
        self, raw: Any, /, **options: Unpack[ServerCallOptions]
    ) -> UndeliveredResult:
        """Make one call for a server whose client may lose the answer: the server confirms the delivery. See ``acall``."""
        head = self._build_head(raw, options)
        if self._world.tracer is not None:
            head = self._begin_span(self._world.tracer, head)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        tape: RecordedSteps = []
        result = await self._execute_call(performer, head, tape)
        # Runs in this iteration of the event loop, after the answer, so that the answer is not delayed.
        asyncio.get_running_loop().call_soon(self._save_tape_and_notify, head, tape, result, performer)
        if performer.interruption is not None:
            performer.reraise_deferred()
        return UndeliveredResult(result, performer.mark_delivered)

    def call_all(self, raw: Any, /, **options: Unpack[ServerCallOptions]) -> list[ToolResult]:
        """Make every call in ``raw``, in order; a failed call does not stop the next. Options: as for ``call``.

        Calls are read in every format that models write; if one of them cannot be read, none is made. Two equal calls are
        separate calls: the tool's ``repeat`` applies to the second, as if the answer to the first had been received. All other
        answers count as received once the whole list is returned. A provider's message without a call gives an empty list.
        """
        results: list[ToolResult] = []
        held: list[Performer] = []
        for head in self._build_heads(raw, options):
            if head.request.siblings is not None and head.request.siblings.repeated:
                _mark_delivered(held)
            results.append(self._run_call(head, held))
        _mark_delivered(held)
        return results

    async def acall_all(self, raw: Any, /, **options: Unpack[ServerCallOptions]) -> list[ToolResult]:
        """Make every call in ``raw`` on the running event loop, in order. As ``call_all``."""
        results: list[ToolResult] = []
        held: list[Performer] = []
        for head in self._build_heads(raw, options):
            if head.request.siblings is not None and head.request.siblings.repeated:
                _mark_delivered(held)
            results.append(await self._arun_call(head, held))
        _mark_delivered(held)
        return results

    def _build_heads(self, raw: Any, options: ServerCallOptions) -> list[TapeHead]:
        """Return the requests of the calls in a model's output; none for a provider's message without a call."""
        from callwright.runtime.tool_visibility import read_offered_calls  # noqa: PLC0415 - one call needs none

        if type(raw) is not str:
            raw = raw_to_plain_call(raw)
        who, channel = options.get("principal", self.principal), options.get("channel", "text")
        options = normalise_options(options)
        found = read_offered_calls(self.catalogue, self._world.policy, raw, channel, who, options)
        if isinstance(found, Unreadable) and found.why == "answer":
            return []
        if isinstance(found, Unreadable) or len(found.calls) < 2:
            return [self._build_head(raw, options)]
        beside = zip(found.calls, compare_siblings(found.calls), strict=True)
        return [
            self._build_head(call_to_json(one), {**options, "siblings": at}, one.repairs)
            for one, at in beside
        ]

    def answer(
        self,
        result: ToolResult | Mapping[str, Any] | str | bytes,
        fields: Mapping[str, Any] | None = None,
        *,
        yes: bool = False,
        **options: Unpack[ServerCallOptions],
    ) -> ToolResult:
        """Make a refused call again with the user's answer applied; see ``callwright.answer``.

        Raises:
            AnswerError: the result asks no question, or part of it is unanswered.
        """
        from callwright.app import judging  # noqa: PLC0415 - only after a question
        from callwright.core.call.clarification import answer  # noqa: PLC0415 - only after a question

        raw, options["confirmed"] = answer(result, fields, yes=yes)
        judging.record_answer(self.store, result, fields, yes=yes)
        return self._run_call(self._build_head(raw, options))

    async def aanswer(
        self,
        result: ToolResult | Mapping[str, Any] | str | bytes,
        fields: Mapping[str, Any] | None = None,
        *,
        yes: bool = False,
        **options: Unpack[ServerCallOptions],
    ) -> ToolResult:
        """Make a refused call again with the user's answer applied, on the running event loop. As ``answer``."""
        from callwright.app import judging  # noqa: PLC0415 - only after a question
        from callwright.core.call.clarification import answer  # noqa: PLC0415 - only after a question

        raw, options["confirmed"] = answer(result, fields, yes=yes)
        judging.record_answer(self.store, result, fields, yes=yes)
        return await self._arun_call(self._build_head(raw, options))

    # --- the turn -------------------------------------------------------------------------------------------------

    def definitions(self, api: "ModelApi", *, principal: Principal | None = None) -> list[dict[str, Any]]:
        """Return the tools as a model API wants them in its request's ``tools``; the same tools give the same bytes.

        Args:
            api: "openai" (Chat Completions), "responses", "anthropic", "gemini", "bedrock" (``toolConfig.tools``), "cohere"
                or "mistral".
            principal: Who calls: tools that it may not see or call are left out. Default: the application's own.

        Raises:
            ValueError: the API is unknown, or has no definitions (``text``: see ``prompt``).
        """
        from callwright.core.turns.tool_definitions import write_definitions  # noqa: PLC0415 - a call needs none

        return write_definitions(api, self._load_turns().list_tools(principal or self.principal))

    def prompt(self, *, principal: Principal | None = None, locale: Locale | None = None) -> str:
        """Return the tools and the rules for calling them as text, for the system prompt of a model without tools.

        Args:
            principal: As for ``definitions``.
            locale: Language of the rules. Default: the application's.
        """
        from callwright.core.turns.tool_definitions import write_prompt  # noqa: PLC0415 - a call needs none

        return write_prompt(self._load_turns().list_tools(principal or self.principal), locale or self.locale)

    def turn(  # noqa: PLR0913 - keywords: options of one turn
        self,
        message: Any,
        /,
        *,
        run: str | None = None,
        conversation: Iterable[Any] | None = None,
        api: "ModelApi | None" = None,
        answers: Mapping[str, Any] = _NO_ANSWERS,
        principal: Principal | None = None,
        locale: Locale | None = None,
        zone: str | None = None,
        timeout_ms: int | None = None,
        trace_id: str | None = None,
        dialect: str | None = None,
    ) -> "Turn":
        """Make the calls of a model's reply, and return the following messages and the next step of the loop; blocking.

        Consecutive reads run in parallel, every other call alone and in order; a failed call does not stop the
        next. A reply that was cut off makes no call. The same reply given again, also in another process on the same ledger, repeats no
        effect: its calls are known by their ids, or, where the API gives none, by the reply and the user's messages before it (without a
        run: for ``repeat_window_s`` of the tool).

        Args:
            message: The provider's response or message as its SDK returns it, its dump or JSON; the text of a model without
                tools; or a ``ModelStream`` after its end.
            run: Id of the agent run; its calls share one budget.
            conversation: The messages before the reply, as for ``call``.
            api: The API whose form the messages have. Default: recognised. Required for Mistral and Cohere if the reply is
                not an object of their SDKs.
            answers: The user's answers to questions of this reply: ``call_id`` of the question → {argument: value}, or True to
                accept the question unchanged.
            principal: Who makes each call. This and the following as for ``call``.
            locale: Language of messages for people.
            zone: The user's time zone.
            timeout_ms: Limit of each call.
            trace_id: W3C trace id to continue.
            dialect: The only dialect of calls in text.

        Raises:
            ReplyError: ``message`` is not a reply of a model.
            TypeError, ValueError: an option has the wrong type or is out of range.
        """
        from callwright.app.turns import make_calls  # noqa: PLC0415 - one call needs none

        maker = self._load_turns()
        plan = maker.plan_turn(message, api, answers, _collect_turn_options(locals()))
        make_calls(maker, plan, self._run_call)
        return maker.finish_turn(plan)

    async def aturn(  # noqa: PLR0913 - keywords: options of one turn
        self,
        message: Any,
        /,
        *,
        run: str | None = None,
        conversation: Iterable[Any] | None = None,
        api: "ModelApi | None" = None,
        answers: Mapping[str, Any] = _NO_ANSWERS,
        principal: Principal | None = None,
        locale: Locale | None = None,
        zone: str | None = None,
        timeout_ms: int | None = None,
        trace_id: str | None = None,
        dialect: str | None = None,
    ) -> "Turn":
        """Make the calls of a model's reply on the running event loop. Options and errors: as for ``turn``."""
        from callwright.app.turns import make_calls_async  # noqa: PLC0415 - one call needs none

        maker = self._load_turns()
        plan = maker.plan_turn(message, api, answers, _collect_turn_options(locals()))
        await make_calls_async(maker, plan, self._arun_call)
        return maker.finish_turn(plan)

    def _load_turns(self) -> "TurnMaker":
        if self._turns is None:
            from callwright.app.text_previews import TextPreviews  # noqa: PLC0415 - one call needs none
            from callwright.app.turns import TurnMaker  # noqa: PLC0415 - the same

            previews = TextPreviews(self, 0, self._world.rng.make_handle, lambda: None)
            self._turns = TurnMaker(self, self._build_head, self._origin, previews.shorten_view)
        return self._turns

    # --- decisions of people --------------------------------------------------------------------------------------

    def approve(self, handle: str, *, by: Principal, reason: str = "") -> bool:
        """Grant the approval with this handle, as the principal ``by``.

        Return False if it is not open, has expired, or ``by`` may not decide it. The requester never may; if rules name
        ``approvers``, only they may.

        Raises:
            TypeError: handle or reason is not a string, or ``by`` is not a principal.
            StoreError: the store cannot be used.
        """
        return self._decide_approval(handle, granted=True, by=by, reason=reason)

    def reject(self, handle: str, *, by: Principal, reason: str = "") -> bool:
        """Reject the approval with this handle.

        Raises:
            TypeError, StoreError: as for ``approve``.
        """
        return self._decide_approval(handle, granted=False, by=by, reason=reason)

    def _decide_approval(self, handle: str, *, granted: bool, by: Principal, reason: str) -> bool:
        for name, value in (("handle", handle), ("reason", reason)):
            if type(value) is not str:
                raise TypeError(f"{name} must be a text, not {type(value).__name__}")
        if not isinstance(by, Principal):
            raise TypeError("by must be the Principal who decides, such as Principal('lena', roles=['boss'])")
        found = self.store.get_approval(handle)
        if found is None or not can_decide_approval(found, by):
            return False
        decided = self.store.decide_approval(handle, granted=granted, by=by.id, reason=reason)
        if decided and self._flows is not None:
            self._flows.look_again()
        return decided

    # --- how a call is made -----------------------------------------------------------------------------------------

    def _build_head(
        self,
        raw: Any,
        options: ServerCallOptions,
        liberties: tuple[Repair, ...] = (),
        limits: RunLimits | None = None,
    ) -> TapeHead:
        if ENCLOSING_CALL.get() is not None:
            outer = find_enclosing_call(self._world)
            if outer is not None:
                options = inherit_options(options, outer)
        request = build_call_request(raw, options, self.principal, self.locale, liberties, self._origin)
        run = TASK_RUN.get()
        if run is not None:
            request = run.mark_request(request)
        ticket = make_ticket(request, self._world.rng)
        if limits is None:
            limits, inferred = self.host.limits, self.host.inferred_limits
            if inferred is not None and request.run_id is None:
                origin = request.origin or UNKNOWN_ORIGIN
                limits = limits if origin.budget_run is None else inferred
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
        """Store the tape; then mark the answer as delivered, or raise the interrupt deferred during the call."""
        self._save_tape_and_notify(head, tape, result, performer)
        if performer.interruption is not None:
            performer.reraise_deferred()
        if delivered:
            performer.mark_delivered()
        return result

    def _save_tape_and_notify(
        self,
        head: TapeHead,
        tape: RecordedSteps,
        result: ToolResult,
        performer: Performer,
    ) -> None:
        error, call_id = result.error, head.ticket.call_id
        if performer.is_usual and performer.usual is not None:
            head_line = performer.head_line or encode_head(head)
            body = performer.usual.encode_tape(
                head_line, tape, performer.arguments_json, performer.answer_json
            )
        elif has_secret_arguments(tape):
            body = encode_sealed_tape(head, tape, self._world.marker)
        else:
            body = encode_tape(head, tape, performer.head_line)
        try:
            self.store.save_tape(
                call_id,
                run_id=head.request.run_id,
                tool=result.meta.tool_name,
                code=None if error is None else error.code,
                body=body,
            )
        except Exception as fault:  # noqa: BLE001 - a driver's error: the result must be returned even without its tape
            log_store_fault(fault)
        if self._sampler is not None and self._sampler.is_sampled(call_id):
            self._sampler.write_sample(head, tape, result, self._world.clock.now_ms())
        if error is not None:
            self._record_failure(head, tape, result, performer.refused_by)
        if self._observers or error is not None or self._world.tracer is not None:
            self._report_ended(head, tape, result)

    def _report_ended(self, head: TapeHead, tape: RecordedSteps, result: ToolResult) -> None:
        """End the call's span, and notify the observers; without observers only an alert is logged."""
        if self._world.tracer is not None:
            self._world.tracer.end_call(head.ticket, tape, result)
        event = make_call_event(result, head.request.principal, head.request)
        if self._observers or event.alert:
            notify_observers(self._observers, event)

    def _derive_operator_key(self, purpose: bytes) -> bytes | None:
        if not self._has_operator_key:
            return None
        key = self._world.marker.derive_key(purpose)
        if key is None:
            raise ValueError("The secret key cannot be read; the log says why.")
        return key

    def _make_upstream_access(self) -> "UpstreamAccess":
        """Return the access of principals to the resources, prompts and tasks of the connected servers, under the rules."""
        from callwright.app.read_records import ReadRecords  # noqa: PLC0415 - a call needs none
        from callwright.app.upstream_access import UpstreamAccess  # noqa: PLC0415 - the same

        return UpstreamAccess(
            lambda: self.connected.servers if self.connected is not None else {},
            self.policy,
            self._write_audit_event,
            ReadRecords(lambda: self._world, self.host.limits, self._write_audit_event),
        )

    def _record_failure(
        self, head: TapeHead, tape: RecordedSteps, result: ToolResult, refused_by: Mapping[str, str]
    ) -> None:
        """Write the audit record that the error table requires, unless ledger or approvals have written it."""
        record = make_audit_event(result, head.request, tape, refused_by)
        if record is not None:
            self._write_audit_event(record)

    def _write_audit_event(self, record: AuditEvent) -> None:
        """Write an event without blocking; a failure of the store is logged."""
        try:
            self.store.append_event_later(record)
        except Exception as fault:  # noqa: BLE001 - a driver's error: the caller still gets the result
            log_store_fault(fault)

    # --- tapes ------------------------------------------------------------------------------------------------------

    def tape(self, source: str | bytes) -> Tape:
        """Return the tape of a call, or parse one.

        Args:
            source: The id of a call made here or in another process on the same store (the tape then lacks a withheld
                result), or the bytes of an exported tape or of a journal that a crash has cut.

        Raises:
            TapeError: there is no such tape, it cannot be decrypted, the bytes are not a tape, or a contract that it needs is unknown.
        """
        if isinstance(source, str):
            return strip_withheld(self._load_tape(source))
        return decode_tape(source, self._find_contract)

    def _load_tape(self, call_id: str) -> Tape:
        try:
            body = self.store.get_tape(call_id)
        except StoreError as fault:
            if fault.cause != "unopened":
                raise
            raise TapeError(
                "it cannot be decrypted: its key was not given, or it was changed or cut off"
            ) from None
        if body is None:
            raise TapeError(f"there is no tape of {call_id[:64]}")
        return decode_tape(body, self._find_contract)

    def replay(self, tape: Tape | str) -> ToolResult:
        """Replay a recorded call without running anything.

        A call whose result was withheld can only be replayed by its id: an exported tape lacks that result.

        Raises:
            DivergedError: rules or contract have changed since.
            TapeError: the tape is truncated, or lacks a withheld result.
        """
        return replay_tape(self._load_tape(tape) if isinstance(tape, str) else tape)

    def resume(self, tape: Tape) -> ToolResult:
        """Resume a call whose tape was truncated, and run it to its end.

        An effect that may have happened is not repeated if the contract forbids it: the result is then ``outcome_unknown``.
        A tape can be resumed once: the resumed call claims its entry under another name.

        Raises:
            DivergedError: rules or contract have changed since.
            TapeError: the tool of the tape is not registered here, or its contract declares secret arguments, which no tape has.
        """
        head = tape.head
        if head.method:
            raise TapeError(f"it records {head.method}, which can be read and not replayed")
        if head.sealed:
            raise TapeError(
                "its contract declares secret arguments, which are not in the tape: make the same call again, and its ledger entry is met"
            )
        check_contracts_registered(tape, self.catalogue)
        performer = Performer(self._world, head.request, head.ticket, head.limits)
        steps = select_valid_steps(tape)
        performer.restore_from_tape(steps)
        performer.resuming = head.journal
        performer.held = list_claimed_keys(tape)
        live: RecordedSteps = []
        result = drive_flow(resume_flow(tape), performer, live)
        # Resuming does not deliver the answer to the original caller, who may still ask and then gets this answer again.
        return self._finish_call(head, [*steps, *live], result, performer, delivered=False)

    def _find_contract(self, hash_: str) -> CompiledContract | None:
        return find_contract(self.catalogue, self.store, hash_)

    # --- operation --------------------------------------------------------------------------------------------------

    def observe(self, observer: Observer) -> Observer:
        """Register an observer that is called after each call; as ``@app.observe`` or ``app.observe(Counters())``.

        It is called in the thread or on the event loop of the call, after the result is known, and must return quickly. Its
        exceptions are logged by ``callwright.alerts`` and never affect the call.
        """
        self._observers = (*self._observers, observer)
        return observer

    def _count_calls(self, counter: Observer, on: bool) -> None:  # noqa: FBT001 - our own
        """Register or remove the counter of releases, which runs only while one is staged."""
        others = tuple(one for one in self._observers if one != counter)
        self._observers = (*others, counter) if on else others

    def _notify_observers(self, event: CallEvent) -> None:
        notify_observers(self._observers, event)

    def _replace_quotas(self, quotas: Iterable[Quota]) -> None:
        """Replace the quotas. A quota with the same name, or the same fields except the limit, keeps its count.

        Raises:
            TypeError, ValueError: an item is not a quota, or two would share one count; then nothing is replaced.
        """
        self._world.quotas.replace(quotas)

    def _open_engine(self) -> Engine:
        """Return the engine for long calls; this process becomes its worker if ``tasks.executes_here`` is set."""
        if self.tasks.executes_here:
            self.tasks.start_worker()
        return self.tasks.engine

    async def connect(
        self,
        servers: "Iterable[ServerSpec]",
        *,
        pins: Path | None = None,
        heard: "NotificationHandler | None" = None,
        logins: "LoginStore | Path | None" = None,
        on_status: "StatusHandler | None" = None,
    ) -> dict[str, str]:
        """Connect to MCP servers and offer their tools; return the reason for each that cannot be reached at the first attempt.

        A server that cannot be reached, now or later, is tried again until it is back; meanwhile its accepted tools stay
        on offer, and a call of one waits for it for up to ten seconds. The connections belong to the running event loop.
        Needs the extra ``gateway``.

        Args:
            servers: The declared servers.
            pins: File of accepted tool definitions; None keeps them in memory.
            heard: Callback for notifications of servers.
            logins: File of logins, written by ``callwright login``; a server that needs a login is connected once it exists.
            on_status: Callback for changes of servers' states.
                Only the first call's ``pins``, ``heard``, ``logins`` and ``on_status`` are used.

        Raises:
            ServerSpecError: a declaration contradicts itself.
        """
        if self.connected is None:
            from callwright.app.upstream_servers import UpstreamServers  # noqa: PLC0415 - only with the extra

            register = partial(self.register, version_written=False)
            self.connected = UpstreamServers(register, self.catalogue, pins, heard, logins, on_status)
        return await self.connected.connect(servers)

    def serve(self, *, stdio: bool = False, port: int = 8330) -> None:
        """Serve the tools to MCP clients, and over HTTP, until Ctrl-C; then close the application.

        Prints the same lines as ``callwright up`` and listens on 127.0.0.1 only; for other ways to serve see ``callwright.gateway``.
        Needs the extra ``gateway``.

        Args:
            stdio: Speak MCP over stdin and stdout, to the client that started this program, instead of listening.
            port: Port to listen on; 0 takes a free one.

        Raises:
            RuntimeError: an event loop runs in this thread: ``Gateway(app).start()`` or ``asgi(app)`` serve within one.
            SystemExit: it cannot serve, for example because the port is taken; the reason has been printed.
        """
        if _has_running_loop():
            raise RuntimeError(
                "an event loop is running: use `await Gateway(app).start()` or `asgi(app)` of callwright.gateway"
            )
        # The interfaces are built on this package; this one is started from it, and therefore found by name.
        code = import_module("callwright.cli.actions.up").serve_application(self, stdio=stdio, port=port)
        if code:
            raise SystemExit(int(code))

    def _use_store(self, store: Store | str | Path, keys: tuple[bytes, ...] = ()) -> None:
        """Replace the store of the ledger, before the first call: tools stay registered, nothing is copied.

        ``keys`` encrypt its content where the application has no keys configured.

        Raises:
            StoreError: the file cannot be opened.
            CatalogueError: the store has another contract under an explicitly written version.
        """
        self._encryption_keys = self._encryption_keys or keys
        self.store = resolve_store(store, self._world.clock, self._result_limits, self._encryption_keys)
        self._world = replace(self._world, store=self.store, failing=make_failing_tools(self.store))
        self.withheld.use_store(self.store)
        self.tasks.use_services(self._world, store)
        self.catalogue.refresh_versions()
        for compiled in self.tools:
            self.store.save_contract(compiled.contract, compiled.hash)
        self.releases.refresh()

    def close(self, wait_s: float = CLOSE_WAIT_S) -> tuple[str, ...]:
        """Stop threads and event loop, leave tasks to other workers, flush buffers and close files.

        With any store, no call is made afterwards: it ends in ``unavailable``, effect ``none``. Only a read whose contract says
        ``without_store`` is still made.

        Args:
            wait_s: Seconds to wait for running calls. Calls on an event loop of the current thread cannot proceed
                meanwhile, and are not waited for.

        Returns:
            Call ids of the calls that were still running. A coroutine is cancelled and settled with the known evidence;
            a blocking tool continues, its caller gets ``unsettled``, and its claim becomes unknown.
        """
        if self._flows is not None:
            self._flows.end()
        left = self._running.wait(wait_s)
        self.releases.close()
        self.tasks.close()
        self._world.workers.close()
        if left:
            self._running.wait(min(wait_s, LOOP_JOIN_S))  # cancelled calls settle
            log_unfinished_calls(left)
        self._world = replace(self._world, store=cast("Store", ClosedStore(self.store)))
        self.store.close()
        return left

    def __deepcopy__(self, _memo: Any) -> Self:
        """Return the application itself: a copy of an agent or a tool makes its calls through the same ledger."""
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_ended: object) -> None:
        self.close()


_TURN_OPTIONS = ("run", "conversation", "principal", "locale", "zone", "timeout_ms", "trace_id", "dialect")


def _collect_turn_options(given: Mapping[str, Any]) -> ServerCallOptions:
    """Return the options of a turn's calls that were given, from the arguments of ``turn`` by name."""
    options: dict[str, Any] = {name: given[name] for name in _TURN_OPTIONS if given[name] is not None}
    return cast("ServerCallOptions", options)


def _make_similarity(model: "str | Path | SentenceEncoder") -> "SentenceSimilarity":
    """Return the comparison of texts by a sentence model: one in a folder, or the application's own encoder."""
    from callwright.core.selection.sentence_similarity import SentenceSimilarity  # noqa: PLC0415 - most applications have none
    from callwright.runtime.sentence_model import open_sentence_model  # noqa: PLC0415 - the same

    return SentenceSimilarity(open_sentence_model(model))


def _has_running_loop() -> bool:
    """Return whether an event loop runs in this thread."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def _mark_delivered(held: list[Performer]) -> None:
    """Mark these answers as delivered: the caller has received them, or has called again knowing them."""
    for performer in held:
        performer.mark_delivered()
    held.clear()
