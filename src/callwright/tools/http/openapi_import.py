"""Import an OpenAPI document: one contract and tool per operation.

May not know: the catalogue, sockets. The statements of the document become the contract: schemas, effect class by method
(RFC 9110 §9.2), error codes by status. Mere hints relax nothing; an operator can, with ``overrides``. An operation that
cannot be offered is left out and listed with its reason; the others are offered. A problem of the whole document, or of the
operator's settings for it, is an error; all errors are reported together, each with its cure.
"""

import logging
from collections.abc import Collection, Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypedDict, TypeVar, Unpack
from urllib.parse import quote

from msgspec import Struct
from msgspec.structs import replace

from callwright.core.contracts.contract_compiler import ContractError, compile_contract
from callwright.core.contracts.definition_mending import mend_input_schema
from callwright.core.contracts.key_argument import separate_key_argument
from callwright.core.guard import scan_value
from callwright.domain.contract import (
    Contract,
    EffectClass,
    Repeat,
    add_implied_effect,
    choose_default_repeat,
)
from callwright.tools.http import openapi_reasons
from callwright.tools.http.client_pool import SHARED_POOL, HttpClientPool
from callwright.tools.http.credentials import Credential, resolve_credentials, select_token_schemes
from callwright.tools.http.openapi_document import DocumentProblem, OpenAPIDocument, OpenAPIError
from callwright.tools.http.openapi_operations import (
    ApiOperation,
    ArrayBrackets,
    ListedOperation,
    iter_operations,
    shorten_name,
)
from callwright.tools.http.operation_contract import (
    OperationArguments,
    OutputPromise,
    collect_declared_errors,
    describe_arguments,
    describe_output,
    map_declared_codes,
    read_answer_media,
)
from callwright.tools.http.operation_tool import HttpTool, RequestPlan
from callwright.tools.http.schema_translation import SharedDefinitions
from callwright.tools.http.server_urls import resolve_base_url
from callwright.tools.tool_options import derive_long_times

if TYPE_CHECKING:
    from callwright.tools.http.client_credentials import ClientCredentials

EFFECT_BY_METHOD: dict[str, EffectClass] = {
    "GET": "read",
    "HEAD": "read",
    "OPTIONS": "read",
    "PUT": "idempotent",
    "DELETE": "idempotent",
    "POST": "once",
    "PATCH": "once",
}
_REPEAT_BY_EFFECT: dict[EffectClass, Repeat] = {"read": "allow", "keyed": "replay"}
"""Repeat rule of imported writes: a document does not say what a second identical call means, so that it is not replayed."""

DEFAULT_KEY_HEADER = "Idempotency-Key"

ImportedTool = tuple[Contract, HttpTool]
_log = logging.getLogger("callwright.tools")
_Item = TypeVar("_Item")


class LeftOutOperation(Struct, frozen=True):
    """An operation that is not offered: its request line, the name of its tool, and the reasons with their cures."""

    where: str
    name: str
    problems: tuple[DocumentProblem, ...]

    @property
    def reason(self) -> str:
        """The reasons as one sentence part."""
        return "; ".join(dict.fromkeys(one.part.render_statement("en") for one in self.problems))


class ApiTools(list[_Item], Generic[_Item]):
    """The tools of a document, in its order. ``left_out`` lists the operations that could not be offered.

    Args:
        items: The tools.
        left_out: The operations that were selected and are not among them.
    """

    def __init__(self, items: Iterable[_Item] = (), left_out: Iterable[LeftOutOperation] = ()) -> None:
        super().__init__(items)
        self.left_out = tuple(left_out)


class OpenAPIOptions(TypedDict, total=False):
    """Options of an import beside the document.

    include, exclude: operations by operationId, tool name, ``"GET /orders*"`` or ``"tag:orders"``; ``*`` and ``?`` are
    wildcards. prefix: prepended to every name with ``_``. auth: a credential by reference (``env:NAME``,
    ``file:PATH``, ``keyring:SERVICE/NAME``), or one per security scheme by name. oauth: client credentials that the schemes for bearer
    tokens get their token by. overrides: by tool name, fields
    of its ``Contract`` that the operator knows better than the document. private: the host may resolve to a private address.
    timeout_ms: timeout of one request. max_output_bytes: limit of one response. untrusted: results may contain third-party
    text. check_output: validate results against the document's schemas. trust_words: offer operations even if their
    descriptions read like instructions to a model: True for all, or those named as in ``include``. certain: statuses from
    500 that are known to mean that nothing was done, such as 503. arrays: how lists within ``deepObject`` values are
    written: ``indices`` (``a[0]=x``), ``brackets`` (``a[]=x``) or ``repeat`` (``a=x``). strict: an operation that cannot
    be offered is an error. sessions: another connection pool than the process's. version: version of the tools; two documents
    with the same prefix and different versions are versions of the same tools.
    """

    include: Collection[str]
    exclude: Collection[str]
    prefix: str
    auth: str | Mapping[str, str] | None
    oauth: "ClientCredentials | None"
    overrides: Mapping[str, Mapping[str, Any]]
    private: bool
    timeout_ms: int
    max_output_bytes: int
    untrusted: bool
    check_output: bool
    trust_words: bool | Collection[str]
    certain: Collection[int]
    arrays: ArrayBrackets
    strict: bool
    sessions: HttpClientPool
    version: str


def import_openapi(
    document: Mapping[str, Any] | str | Path, base_url: str | None = None, **options: Unpack[OpenAPIOptions]
) -> ApiTools[ImportedTool]:
    """Return contracts and tools of a document, in its order, and the operations that were left out, which are logged.

    Args:
        document: The document, or the path of a JSON or YAML file. Nothing is fetched.
        base_url: Base of all request URLs. None takes the document's first server, which may then not be a private address.
        **options: See ``OpenAPIOptions``.

    Raises:
        OpenAPIError: the document cannot be used, or none of its operations; lists every problem. With ``strict`` also if one
            operation cannot be used.
        CredentialError: ``auth`` is not a reference, or cannot be resolved.
    """
    offered = read_operations(document, base_url, options)
    for entry in offered.left_out:
        _log.warning("%s is left out: %s", entry.where, entry.reason)
    return offered


def read_operations(
    document: Mapping[str, Any] | str | Path, base_url: str | None, options: OpenAPIOptions
) -> ApiTools[ImportedTool]:
    """Return what ``import_openapi`` returns, for a caller that tells by itself which operations were left out."""
    held = OpenAPIDocument(document)
    troubles: list[DocumentProblem] = []
    left_out: list[LeftOutOperation] = []
    chosen = _select_operations(list(iter_operations(held)), options, troubles, left_out)
    schemes = held.root.get("components", {})
    auth, wrong = resolve_credentials(options.get("auth"), _read_security_schemes(held, schemes))
    troubles += wrong
    auth |= _make_token_credentials(options, _read_security_schemes(held, schemes), auth)
    for credential in auth.values():
        credential.check()
    tools: list[ImportedTool] = []
    shared = SharedDefinitions()
    for listed, operation in chosen:
        try:
            chosen_options = _trust_operation(listed, options)
            tools.append(_import_operation(held, operation, shared, base_url, auth, chosen_options))
        except OpenAPIError as error:
            left_out.append(_leave_out(operation.where, operation.name, error.troubles, options))
        except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as fault:
            # A form of malformed document that none of the readers knows: it costs this operation, and is listed.
            problem = DocumentProblem(operation.where, openapi_reasons.UNREADABLE(fault=type(fault).__name__))
            left_out.append(_leave_out(operation.where, operation.name, [problem], options))
    names = {*(contract.name for contract, _ in tools), *(one.name for one in left_out)}
    troubles += _find_unknown_overrides(options.get("overrides", {}), names)
    general = [one for entry in left_out for one in entry.problems if _is_about_document(one)]
    if troubles or general or (left_out and (options.get("strict", False) or not tools)):
        raise OpenAPIError(list(dict.fromkeys([*troubles, *(p for one in left_out for p in one.problems)])))
    for mend, count in shared.mends.items():
        _log.warning("The schemas of the document were mended: %s (%d times)", mend, count)
    return ApiTools(tools, left_out)


def _make_token_credentials(
    options: OpenAPIOptions, schemes: dict[str, Any], taken: Mapping[str, Credential]
) -> dict[str, Credential]:
    settings = options.get("oauth")
    if settings is None:
        return {}
    from callwright.tools.http.client_credentials import TokenSource  # noqa: PLC0415 - few APIs need it

    sessions, private = options.get("sessions", SHARED_POOL), options.get("private", False)
    tokens = Credential(None, tokens=TokenSource(settings, sessions, private=private))
    return dict.fromkeys(select_token_schemes(schemes, taken), tokens)


def _leave_out(
    where: str, name: str, problems: Iterable[DocumentProblem], options: OpenAPIOptions
) -> LeftOutOperation:
    return LeftOutOperation(where, _make_tool_name(name, options), tuple(problems))


def _is_about_document(problem: DocumentProblem) -> bool:
    """Return whether an operation's problem is the operator's or the document's: its base URL, an override, a server."""
    return problem.where in {"base_url", "overrides", "servers"}


def _trust_operation(listed: ListedOperation, options: OpenAPIOptions) -> OpenAPIOptions:
    """Return the options with ``trust_words`` decided for this operation."""
    trusted = options.get("trust_words", False)
    if isinstance(trusted, bool):
        return options
    return {**options, "trust_words": _matches_any_pattern(listed, trusted)}


def _make_tool_name(name: str, options: OpenAPIOptions) -> str:
    return shorten_name("_".join(part for part in (options.get("prefix", ""), name) if part))


def _read_security_schemes(document: OpenAPIDocument, components: Any) -> dict[str, Any]:
    schemes = components.get("securitySchemes") if isinstance(components, dict) else None
    if not isinstance(schemes, dict):
        return {}
    return {
        name: document.follow_references(one, f"security scheme {name}")
        for name, one in schemes.items()
        if isinstance(one, dict)
    }


def _find_unknown_overrides(overrides: Mapping[str, Any], names: Collection[str]) -> list[DocumentProblem]:
    return [
        DocumentProblem("overrides", openapi_reasons.UNKNOWN_TOOL(name=name), openapi_reasons.USE_FULL_NAME())
        for name in overrides
        if name not in names
    ]


# --- which operations -------------------------------------------------------------------------------------------


def _select_operations(
    operations: list[ListedOperation],
    options: OpenAPIOptions,
    troubles: list[DocumentProblem],
    left_out: list[LeftOutOperation],
) -> list[tuple[ListedOperation, ApiOperation]]:
    """Return the selected operations; problems with the selection go to ``troubles``, unusable ones to ``left_out``."""
    include, exclude = options.get("include"), options.get("exclude", ())
    trusted = options.get("trust_words", False)
    trusted = () if isinstance(trusted, bool) else trusted
    for word, patterns in (("include", include or ()), ("exclude", exclude), ("trust_words", trusted)):
        for pattern in patterns:
            if not any(_matches_any_pattern(one, (pattern,)) for one in operations):
                cure = openapi_reasons.NAME_OPERATIONS()
                troubles.append(
                    DocumentProblem(word, openapi_reasons.NO_OPERATION_MATCHES(pattern=pattern), cure)
                )
    asked = [one for one in operations if include is None or _matches_any_pattern(one, include)]
    wanted = [one for one in asked if not _matches_any_pattern(one, exclude)]
    left_out += [_leave_out(one.where, one.name, one.troubles, options) for one in wanted if one.troubles]
    return _refuse_duplicate_names(wanted, options, left_out)


def _matches_any_pattern(one: ListedOperation, patterns: Collection[str]) -> bool:
    return any(fnmatchcase(word, pattern) for pattern in patterns for word in one.words)


def _refuse_duplicate_names(
    wanted: list[ListedOperation], options: OpenAPIOptions, left_out: list[LeftOutOperation]
) -> list[tuple[ListedOperation, ApiOperation]]:
    """Return the operations with their names; of two with one name, the second is left out."""
    names: dict[str, tuple[ListedOperation, ApiOperation]] = {}
    for listed in wanted:
        one = listed.operation
        if one is None:
            continue
        twin = names.setdefault(one.name, (listed, one))[1]
        if twin is not one:
            cure = openapi_reasons.NAME_OR_EXCLUDE(operation=one.where)
            problem = DocumentProblem(
                one.where, openapi_reasons.SAME_NAME(name=one.name, other=twin.where), cure
            )
            left_out.append(_leave_out(one.where, one.name, [problem], options))
    return list(names.values())


# --- one operation ----------------------------------------------------------------------------------------------


def _import_operation(
    document: OpenAPIDocument,
    operation: ApiOperation,
    shared: SharedDefinitions,
    base_url: str | None,
    auth: dict[str, Credential],
    options: OpenAPIOptions,
) -> ImportedTool:
    base = resolve_base_url(document, operation, base_url)
    used = _select_credentials(operation, auth)
    operation = _set_array_brackets(operation, options.get("arrays", "indices"))
    arguments = describe_arguments(
        document, operation, shared, hidden=frozenset((one.kind, one.name.lower()) for one in used)
    )
    promise = OutputPromise()
    if options.get("check_output", True):
        promise = describe_output(document, operation, shared)
    contract = _build_operation_contract(document, operation, arguments, promise, base, options)
    if options.get("trust_words", False) is not True:
        _refuse_injected_text(contract, operation)
    answers, wants_json = read_answer_media(operation)
    plan = RequestPlan(
        method=operation.method,
        base=base,
        path=_quote_path_template(operation),
        slots=arguments.slots,
        body=arguments.body,
        credentials=used,
        writes=contract.effect != "read",
        wants_json=wants_json,
        private=options.get("private", False),
        key_header=operation.key_header or (DEFAULT_KEY_HEADER if contract.effect == "keyed" else None),
        accept=", ".join((*answers, "*/*;q=0.1")) if answers else "application/json, */*;q=0.5",
        limit=contract.max_output_bytes,
        codes=map_declared_codes(contract.errors),
        certain=frozenset(options.get("certain", ())),
    )
    return contract, HttpTool(plan, options.get("sessions", SHARED_POOL))


def _set_array_brackets(operation: ApiOperation, arrays: ArrayBrackets) -> ApiOperation:
    body = None if operation.body is None else replace(operation.body, arrays=arrays)
    parameters = tuple(replace(one, arrays=arrays) for one in operation.parameters)
    return replace(operation, parameters=parameters, body=body)


def _build_operation_contract(
    document: OpenAPIDocument,
    operation: ApiOperation,
    arguments: OperationArguments,
    promise: OutputPromise,
    base: str,
    options: OpenAPIOptions,
) -> Contract:
    effect = _classify_effect(operation)
    name = _make_tool_name(operation.name, options)
    timeout = options.get("timeout_ms", 30_000)
    contract = Contract(
        name=name,
        version=options.get("version") or "1.0.0",
        description=operation.description,
        input_schema=arguments.schema,
        output_schema=promise.schema,
        effect=effect,
        operation="query" if effect == "read" else "operation",
        repeat=_REPEAT_BY_EFFECT.get(effect, "replay_undelivered"),
        ttl_s=24 * 3600 if effect == "keyed" else 30 * 24 * 3600,
        timeout_ms=timeout,
        deadline_ms=max(60_000, timeout),
        lease_ms=max(90_000, timeout + 30_000),
        errors=collect_declared_errors(document, operation),
        untrusted=options.get("untrusted", True),
        max_output_bytes=options.get("max_output_bytes", 8 * 1024 * 1024),
        endpoint=base,
        marks_effect=effect != "read",
        tags=(
            "openapi",
            *(("input-unchecked",) if arguments.unchecked else ()),
            *(("output-unchecked",) if promise.unchecked else ()),
            *operation.tags,
        ),
    )
    return _make_compilable(_apply_overrides(contract, options.get("overrides", {}).get(name, {})), operation)


def _refuse_injected_text(contract: Contract, operation: ApiOperation) -> None:
    """Refuse suspicious text: every word of a definition reaches a model (descriptions, titles, defaults …; threat T21)."""
    words = [
        contract.description,
        contract.input_schema,
        contract.output_schema,
        [one.message for one in contract.errors],
    ]
    if scan_value(words, is_definition=True).action == "quarantine":
        cure = openapi_reasons.TRUST_OR_EXCLUDE(operation=operation.where)
        raise OpenAPIError([DocumentProblem(operation.where, openapi_reasons.INSTRUCTIONS_TO_MODEL(), cure)])


def _classify_effect(operation: ApiOperation) -> EffectClass:
    by_method = EFFECT_BY_METHOD[operation.method]
    return "keyed" if by_method == "once" and operation.key_header else by_method


def _apply_overrides(contract: Contract, fields: Mapping[str, Any]) -> Contract:
    unknown = [name for name in fields if name not in contract.__struct_fields__]
    if unknown:
        raise OpenAPIError(
            [
                DocumentProblem(
                    "overrides",
                    openapi_reasons.NO_SUCH_FIELD(tool=contract.name, name=unknown[0]),
                    openapi_reasons.SEE_CONTRACT(),
                )
            ]
        )
    usual: dict[str, Any] = derive_long_times(fields) if fields.get("long") else {}
    fields = add_implied_effect(fields)
    if "effect" not in fields:
        return replace(contract, **{**usual, **fields})
    reads = fields["effect"] == "read"
    usual |= {
        "marks_effect": not reads,
        "operation": "query" if reads else "operation",
        "repeat": choose_default_repeat(
            fields["effect"],
            keyed=bool(fields.get("key_fields", contract.key_fields)),
            batched=bool(fields.get("batch", contract.batch)),
        ),
    }
    return replace(contract, **{**usual, **fields})


def _make_compilable(contract: Contract, operation: ApiOperation) -> Contract:
    """Return a contract that compiles: an output schema that cannot be checked is marked by a tag, an input schema is corrected."""
    problems = _find_compile_problems(contract)
    if any(one.where == "output" for one in problems):
        tags = tuple(dict.fromkeys((*contract.tags, "output-unchecked")))
        contract = replace(contract, output_schema=None, tags=tags)
        problems = _find_compile_problems(contract)
    if problems:
        schema, changes = mend_input_schema(contract.input_schema)
        if changes:
            _log.warning("%s: its input schema was mended: %s", operation.where, "; ".join(map(str, changes)))
            contract = replace(contract, input_schema=schema)
            problems = _find_compile_problems(contract)
    if problems:
        raise OpenAPIError(
            [
                DocumentProblem(
                    operation.where,
                    one.problem,
                    openapi_reasons.CURE_OR_EXCLUDE(cure=one.cure, operation=operation.where),
                    one.subject,
                )
                for one in problems
            ]
        )
    return contract


def _find_compile_problems(contract: Contract) -> list[DocumentProblem]:
    try:
        compile_contract(separate_key_argument(contract))
    except ContractError as error:
        return [
            DocumentProblem(_classify_problem(one.field), one.problem, one.cure, one.field)
            for one in error.problems
        ]
    return []


def _classify_problem(field: str) -> str:
    return "output" if field.startswith("output_schema") else field


def _select_credentials(operation: ApiOperation, auth: dict[str, Credential]) -> tuple[Credential, ...]:
    """Return credentials for the first security alternative that is fully configured; () if none is required."""
    if "" in auth:
        return (auth[""],)
    for alternative in operation.security:
        if all(name in auth for name in alternative):
            return tuple(auth[name] for name in alternative)
    return ()


def _quote_path_template(operation: ApiOperation) -> str:
    return quote(operation.path, safe="/:@!$&'()*+,;=~-._{}")
