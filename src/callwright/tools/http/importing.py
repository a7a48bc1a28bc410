"""An OpenAPI document → contracts and tools, one for each operation.

May not know: the catalogue, sockets. What the document promises becomes the contract: schemas, effect class by method
(RFC 9110 §9.2), codes by status. What it merely hints at loosens nothing: an operator does that with ``overrides``.
Everything that stands in the way is told at once, each with its cure; nothing is left out in silence.
"""

import re
from collections.abc import Collection, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, TypedDict, Unpack
from urllib.parse import quote

from msgspec.structs import replace

from callwright.core.compile import ContractError, compile_contract
from callwright.core.guard import scan
from callwright.domain.contract import Contract, EffectClass, Repeat, usual_repeat
from callwright.tools.http.credentials import Credential, credentials
from callwright.tools.http.described import answers_of, codes_of, described, errors_of, output_of
from callwright.tools.http.document import Document, OpenAPIError, Trouble
from callwright.tools.http.operations import Found, Operation, fitting, operations
from callwright.tools.http.servers import base_of
from callwright.tools.http.sessions import SHARED, Sessions
from callwright.tools.http.tool import HttpTool, Plan
from callwright.tools.options import long_times

BY_METHOD: dict[str, EffectClass] = {
    "GET": "read",
    "HEAD": "read",
    "OPTIONS": "read",
    "PUT": "idempotent",
    "DELETE": "idempotent",
    "POST": "once",
    "PATCH": "once",
}
_REPEATS: dict[EffectClass, Repeat] = {"read": "allow", "keyed": "replay"}
"""A document does not say what a second identical call means: then a delivered answer is not given again."""

KEY_HEADER = "Idempotency-Key"

Imported = tuple[Contract, HttpTool]


class OpenAPIOptions(TypedDict, total=False):
    """What may be said about an import beside the document.

    include, exclude: operations by operationId, tool name, ``"GET /orders*"`` or ``"tag:orders"``; ``*`` and ``?`` are
    wildcards. prefix: goes before every name, with ``_`` between. auth: a credential by reference (``env:NAME``,
    ``file:PATH``, ``keyring:SERVICE/NAME``), or one for each security scheme by name. overrides: by tool name, fields
    of its ``Contract`` that are known better than the document says. private: the host may resolve to a private address.
    timeout_ms: limit of one request. max_output_bytes: limit of one answer. untrusted: results may carry text of
    strangers. check_output: hold results to the document's schemas. trust_words: offer operations although their
    words read like instructions to a model. certain: statuses from 500 of which it is known that
    nothing was done, such as 503. sessions: another pool of connections than that of the process.
    """

    include: Collection[str]
    exclude: Collection[str]
    prefix: str
    auth: str | Mapping[str, str] | None
    overrides: Mapping[str, Mapping[str, Any]]
    private: bool
    timeout_ms: int
    max_output_bytes: int
    untrusted: bool
    check_output: bool
    trust_words: bool
    certain: Collection[int]
    sessions: Sessions


def from_openapi(
    document: Mapping[str, Any] | str | Path, base_url: str | None = None, **options: Unpack[OpenAPIOptions]
) -> list[Imported]:
    """The contracts and tools of a document, in its order.

    Args:
        document: The document, or the path of a JSON or YAML file. Nothing is fetched.
        base_url: Where requests go. None takes the document's first server, which may then not be a private address.
        **options: See ``OpenAPIOptions``.

    Raises:
        OpenAPIError: the document or an operation cannot be used; every trouble is told.
        CredentialError: ``auth`` is no reference, or leads to nothing.
    """
    held = Document(document)
    troubles: list[Trouble] = []
    chosen = _chosen(list(operations(held)), options, troubles)
    schemes = held.root.get("components", {})
    auth, wrong = credentials(options.get("auth"), _schemes(held, schemes))
    troubles += wrong
    for credential in auth.values():
        credential.secret.reveal()
    made: list[Imported] = []
    for operation in chosen:
        try:
            made.append(_imported(held, operation, base_url, auth, options))
        except OpenAPIError as error:
            troubles += error.troubles
    troubles += _strangers(options.get("overrides", {}), made)
    if troubles:
        raise OpenAPIError(troubles)
    return made


def _schemes(document: Document, components: Any) -> dict[str, Any]:
    said = components.get("securitySchemes") if isinstance(components, dict) else None
    if not isinstance(said, dict):
        return {}
    return {name: document.follow(one, f"security scheme {name}") for name, one in said.items()}


def _strangers(overrides: Mapping[str, Any], made: list[Imported]) -> list[Trouble]:
    names = {contract.name for contract, _ in made}
    return [
        Trouble(
            "overrides", f"names {name!r}, which is no tool of this document", "Use the tool's full name."
        )
        for name in overrides
        if name not in names
    ]


# --- which operations -------------------------------------------------------------------------------------------


def _chosen(found: list[Found], options: OpenAPIOptions, troubles: list[Trouble]) -> list[Operation]:
    """The operations that are asked for; what is wrong with them, or with the asking, is added to ``troubles``."""
    include, exclude = options.get("include"), options.get("exclude", ())
    for word, patterns in (("include", include or ()), ("exclude", exclude)):
        for pattern in patterns:
            if not any(_matches(one, (pattern,)) for one in found):
                cure = 'Name operations as operationId, "GET /path" or "tag:name".'
                troubles.append(Trouble(word, f"{pattern!r} matches no operation", cure))
    asked = [one for one in found if include is None or _matches(one, include)]
    wanted = [one for one in asked if not _matches(one, exclude)]
    troubles += [trouble for one in wanted for trouble in one.troubles]
    return _told_apart([one.operation for one in wanted if one.operation is not None], troubles)


def _matches(one: Found, patterns: Collection[str]) -> bool:
    return any(fnmatchcase(word, pattern) for pattern in patterns for word in one.words)


def _told_apart(chosen: list[Operation], troubles: list[Trouble]) -> list[Operation]:
    names: dict[str, Operation] = {}
    for one in chosen:
        twin = names.setdefault(one.name, one)
        if twin is not one:
            cure = f'Give them different operationIds, or exclude one: exclude=["{one.where}"].'
            troubles.append(Trouble(one.where, f"is named {one.name!r}, as {twin.where} is", cure))
    return list(names.values())


# --- one operation ----------------------------------------------------------------------------------------------


def _imported(
    document: Document,
    operation: Operation,
    base_url: str | None,
    auth: dict[str, Credential],
    options: OpenAPIOptions,
) -> Imported:
    base = base_of(document, operation, base_url)
    used = _used(operation, auth)
    arguments = described(document, operation, hidden=frozenset((one.kind, one.name.lower()) for one in used))
    contract = _contract(document, operation, arguments.schema, base, options)
    if not options.get("trust_words", False):
        _refuse_poison(contract, operation)
    answers, wants_json = answers_of(operation)
    plan = Plan(
        method=operation.method,
        base=base,
        path=_template(operation),
        slots=arguments.slots,
        body=arguments.body,
        credentials=used,
        writes=contract.effect != "read",
        wants_json=wants_json,
        private=options.get("private", False),
        key_header=operation.key_header or (KEY_HEADER if contract.effect == "keyed" else None),
        accept=", ".join((*answers, "*/*;q=0.1")) if answers else "application/json, */*;q=0.5",
        limit=contract.max_output_bytes,
        codes=codes_of(contract.errors),
        certain=frozenset(options.get("certain", ())),
    )
    return contract, HttpTool(plan, options.get("sessions", SHARED))


def _contract(
    document: Document, operation: Operation, schema: dict[str, Any], base: str, options: OpenAPIOptions
) -> Contract:
    effect = _effect(operation)
    name = fitting("_".join(part for part in (options.get("prefix", ""), operation.name) if part))
    timeout = options.get("timeout_ms", 30_000)
    contract = Contract(
        name=name,
        description=operation.description,
        input_schema=schema,
        output_schema=output_of(document, operation) if options.get("check_output", True) else None,
        effect=effect,
        operation="query" if effect == "read" else "operation",
        repeat=_REPEATS.get(effect, "replay_undelivered"),
        ttl_s=24 * 3600 if effect == "keyed" else 30 * 24 * 3600,
        timeout_ms=timeout,
        deadline_ms=max(60_000, timeout),
        lease_ms=max(90_000, timeout + 30_000),
        errors=errors_of(document, operation),
        untrusted=options.get("untrusted", True),
        max_output_bytes=options.get("max_output_bytes", 8 * 1024 * 1024),
        endpoint=base,
        marks_effect=effect != "read",
        tags=("openapi", *operation.tags),
    )
    return _compiled(_overridden(contract, options.get("overrides", {}).get(name, {})), operation)


def _refuse_poison(contract: Contract, operation: Operation) -> None:
    """Every word of a definition reaches a model: descriptions, titles, members, defaults, messages (threat T21)."""
    words = [
        contract.description,
        contract.input_schema,
        contract.output_schema,
        [one.message for one in contract.errors],
    ]
    if scan(words).action == "quarantine":
        cure = f'Look at them; then say trust_words=True, or exclude=["{operation.where}"].'
        raise OpenAPIError(
            [Trouble(operation.where, "has words that read like instructions to a model", cure)]
        )


def _effect(operation: Operation) -> EffectClass:
    by_method = BY_METHOD[operation.method]
    return "keyed" if by_method == "once" and operation.key_header else by_method


def _overridden(contract: Contract, said: Mapping[str, Any]) -> Contract:
    unknown = [name for name in said if name not in contract.__struct_fields__]
    if unknown:
        raise OpenAPIError([Trouble("overrides", f"{contract.name} has no {unknown[0]!r}", "See Contract.")])
    usual: dict[str, Any] = long_times(said) if said.get("long") else {}
    if "effect" not in said:
        return replace(contract, **{**usual, **said})
    reads = said["effect"] == "read"
    usual |= {
        "marks_effect": not reads,
        "operation": "query" if reads else "operation",
        "repeat": usual_repeat(
            said["effect"],
            keyed=bool(said.get("key_fields", contract.key_fields)),
            batched=bool(said.get("batch", contract.batch)),
        ),
    }
    return replace(contract, **{**usual, **said})


def _compiled(contract: Contract, operation: Operation) -> Contract:
    """The contract, once it is known that it can be kept; an output schema that cannot be checked is told by a tag."""
    problems = _problems(contract)
    if any(one.where == "output" for one in problems):
        contract = replace(contract, output_schema=None, tags=(*contract.tags, "output-unchecked"))
        problems = _problems(contract)
    defaults = [one for one in problems if one.where.startswith("default")]
    if defaults and len(defaults) == len(problems):
        contract = replace(contract, input_schema=_without_defaults(contract.input_schema, defaults))
        problems = _problems(contract)
    if problems:
        raise OpenAPIError(
            [
                Trouble(operation.where, one.problem, f'{one.cure} Or exclude=["{operation.where}"].')
                for one in problems
            ]
        )
    return contract


def _problems(contract: Contract) -> list[Trouble]:
    try:
        compile_contract(contract)
    except ContractError as error:
        return [Trouble(_kind(one.field), f"{one.field} {one.problem}", one.cure) for one in error.problems]
    return []


_DEFAULT = re.compile(r"input_schema/properties/(.*)/default")


def _kind(field: str) -> str:
    found = _DEFAULT.fullmatch(field)
    return f"default {found[1]}" if found else "output" if field.startswith("output_schema") else field


def _without_defaults(schema: dict[str, Any], broken: list[Trouble]) -> dict[str, Any]:
    """A default that its own schema refuses describes nothing: the caller is not told it."""
    names = {one.where.partition(" ")[2] for one in broken}
    properties = {
        name: {word: value for word, value in one.items() if word != "default"} if name in names else one
        for name, one in schema["properties"].items()
    }
    return {**schema, "properties": properties}


def _used(operation: Operation, auth: dict[str, Credential]) -> tuple[Credential, ...]:
    """The first alternative of the operation's security that we hold everything for; none where none is asked."""
    if "" in auth:
        return (auth[""],)
    for alternative in operation.security:
        if all(name in auth for name in alternative):
            return tuple(auth[name] for name in alternative)
    return ()


def _template(operation: Operation) -> str:
    return quote(operation.path, safe="/:@!$&'()*+,;=~-._{}")
