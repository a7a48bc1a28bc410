"""The lint rules: one function per rule, each yielding the locations of its findings.

Pure. A rule yields (path, detail) pairs; ``detail`` is a name from the contract. The texts are in ``contract_lint``.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from callwright.core.json_schema import schema_fields
from callwright.domain.contract import CompiledContract, Contract, path_to_pointer
from callwright.domain.error_codes import ERRORS

LintLocation = tuple[str, str]
LintCheck = Callable[[CompiledContract], Iterator[LintLocation]]

_OUTCOME_FIELD_NAMES = frozenset({"code", "error", "errors", "errcode", "ok", "status", "success"})
_READ_VERBS = frozenset(
    {"check", "count", "describe", "fetch", "find", "get", "list", "lookup", "query", "read", "search"}
)
_WRITE_VERBS = frozenset({
    "add", "book", "cancel", "charge", "create", "delete", "insert", "pay", "post", "publish", "refund", "remove",
    "save", "send", "set", "transfer", "update", "upload", "write",
})  # fmt: skip
_UNTRUSTED_SOURCE_WORDS = frozenset({
    "comment", "comments", "crawl", "email", "emails", "fetch", "forum", "inbox", "issue", "issues", "mail", "page",
    "review", "reviews", "scrape", "web", "website",
})  # fmt: skip
_SINK_WORDS = frozenset({
    "account", "address", "cc", "bcc", "email", "host", "iban", "path", "phone", "recipient", "recipients", "to",
    "uri", "url", "webhook",
})  # fmt: skip
_SECRET_WORDS = frozenset({"apikey", "passphrase", "passwd", "password", "pin", "secret", "token"})
_COUNT_WORDS = frozenset({"amount", "count", "number", "qty", "quantity"})
_DATE_WORDS = frozenset({"at", "date", "day", "time", "until"})
_CHOICE_PATTERN = re.compile(r"\b(one of|either)\b|之一|可选值|取值", re.IGNORECASE)
_PROVIDER_NAME_PATTERN = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MAX_DESCRIPTION_CHARS = 1024
_KEY_WORDS = frozenset({"idempotency", "idempotent"})
_MAX_COMPARED_ARGUMENTS = 200
"""Maximum number of arguments compared pairwise; tools with more are skipped."""


def split_name(name: str) -> list[str]:
    """Split a name in snake, kebab, dotted or camel case into words."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+", name)]


def _iterate_arguments(tool: CompiledContract) -> Iterator[tuple[str, dict[str, Any]]]:
    fields = schema_fields.collect_fields(tool.contract.input_schema)
    return ((name, schema) for name, schema in fields.items() if isinstance(schema, dict))


def _locate_argument(name: str) -> str:
    return "input_schema" + path_to_pointer(("properties", name))


def _get_result_fields(contract: Contract) -> dict[str, Any]:
    return schema_fields.collect_fields(contract.output_schema) if contract.output_schema else {}


def _is_text(schema: dict[str, Any], tool: CompiledContract) -> bool:
    return "string" in schema_fields.collect_types(schema, tool.contract.input_schema)


# --- the checklist of seed 000 ----------------------------------------------------------------------------------


def find_undeclared_failure(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a tool whose way of reporting failure is undeclared: neither rules nor a schema."""
    rules = tool.contract.result
    declared = rules.ok_path is not None or rules.code_path is not None or rules.error_texts or rules.codes
    if rules.recognise and not (declared or tool.declares) and tool.contract.output_schema is None:
        yield "result", ""


def find_undeclared_outcome(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a result field that looks like a status, without declared success values."""
    if tool.contract.result.ok_path is None and tool.contract.result.code_path is None:
        yield from (
            ("result.ok_path", name)
            for name in _get_result_fields(tool.contract)
            if name.lower() in _OUTCOME_FIELD_NAMES
        )


def find_missing_quality_signal(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a query whose every answer has the same confidence."""
    rules = tool.contract.result
    silent = rules.score_path is None and rules.signal_path is None and not tool.contract.confidence.signals
    if tool.contract.operation == "query" and silent and not tool.declares:
        yield "confidence", ""


def find_missing_source(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a query whose results have no sources."""
    if tool.contract.operation == "query" and tool.contract.source.id_path is None and not tool.declares:
        yield "source.id_path", ""


def find_missing_error_codes(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a tool with an effect that declares no error codes."""
    if tool.contract.effect != "read" and not tool.contract.errors and not tool.contract.result.codes:
        yield "errors", ""


def find_error_without_texts(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find an error without a localised user message, or without a next step."""
    for index, one in enumerate(tool.contract.errors):
        if not (one.user_en and one.user_zh and one.suggestion):
            yield f"errors[{index}]", one.code


def find_unclear_next_step(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find an error that is retryable although its next action is not retry; or the reverse."""
    for index, one in enumerate(tool.contract.errors):
        if one.retryable != (one.next_action == "retry"):
            yield f"errors[{index}].next_action", one.code


def find_missing_output_schema(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a missing output schema: without one nothing can be checked or scored."""
    if tool.contract.output_schema is None:
        yield "output_schema", ""


def find_weak_treated_as_sure(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find rules by which a run continues as if sure despite low confidence or a missing source."""
    rules = tool.contract.confidence
    if rules.low_action in {"continue", "retry"}:
        yield "confidence.low_action", rules.low_action
    if rules.unsourced_cap >= rules.sure:
        yield "confidence.unsourced_cap", str(rules.unsourced_cap)


def find_thin_source(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a source with an id and nothing that a person could read or open."""
    source = tool.contract.source
    if source.id_path is not None and source.label_path is None and source.url_path is None:
        yield "source", ""


# --- common pitfalls --------------------------------------------------------------------------------------------


def find_missing_description(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a tool without a description: the model has only the name."""
    if not tool.contract.description.strip():
        yield "description", ""


def find_undescribed_argument(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find an argument without a description: the model has only its name."""
    document = tool.contract.input_schema
    for name, schema in _iterate_arguments(tool):
        if not any(
            form.get("description") for form in schema_fields.iterate_forms(schema, document, choices=True)
        ):
            yield _locate_argument(name), name


def find_open_arguments(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a schema that accepts unknown arguments: a misspelt one is passed on, or dropped silently."""
    if not schema_fields.is_closed_schema(tool.contract.input_schema):
        yield "input_schema/additionalProperties", ""


def find_read_declared_once(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a tool named like a read but declared as a write that may never be repeated."""
    first = split_name(tool.contract.name)[:1]
    if tool.contract.effect == "once" and _READ_VERBS.intersection(first):
        yield "effect", first[0]


def find_write_declared_read(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a tool named like a write but declared as a read: it would run twice and leave no row."""
    first = split_name(tool.contract.name)[:1]
    if tool.contract.effect == "read" and _WRITE_VERBS.intersection(first):
        yield "effect", first[0]


def find_write_without_key(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a write without key fields: two calls that differ only in a remark are two effects."""
    contract = tool.contract
    if (
        contract.effect != "read"
        and contract.key_fields is None
        and contract.repeat != "allow"
        and tool.parameters
    ):
        yield "key_fields", ""


def find_required_nullable(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a required argument that may be null: models leave it out, or write "null"."""
    document = tool.contract.input_schema
    needed = set(schema_fields.list_required(document))
    for name, schema in _iterate_arguments(tool):
        if name in needed and "null" in schema_fields.collect_types(schema, document):
            yield _locate_argument(name), name


def find_undeclared_sink(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find an argument of a write that looks like a recipient, account, URL or path but is not declared as a sink."""
    if tool.contract.effect == "read":
        return
    for name, schema in _iterate_arguments(tool):
        if (
            name not in tool.contract.sinks
            and _SINK_WORDS.intersection(split_name(name)[-1:])
            and _is_text(schema, tool)
        ):
            yield _locate_argument(name), name


def find_own_key_argument(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find an argument of a write that takes an idempotency key from the model, which makes up another one for each attempt."""
    if tool.contract.effect == "read":
        return
    for name, schema in _iterate_arguments(tool):
        if _KEY_WORDS.intersection(split_name(name)) and _is_text(schema, tool):
            yield _locate_argument(name), name


def find_trusted_foreign_text(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a trusted tool that returns text written by third parties."""
    source_words = _UNTRUSTED_SOURCE_WORDS.intersection(split_name(tool.contract.name))
    if source_words and not tool.contract.untrusted and tool.contract.effect == "read":
        yield "untrusted", min(source_words)


def find_untrusted_without_schema(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find an untrusted tool whose schema does not say which fields hold free text."""
    if tool.contract.untrusted and tool.contract.output_schema is None:
        yield "output_schema", ""


def find_count_without_unit(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a count without a declared unit, which models write with a counter word ("2件")."""
    document = tool.contract.input_schema
    for name, schema in _iterate_arguments(tool):
        number = {"integer", "number"} & schema_fields.collect_types(schema, document)
        counts = _COUNT_WORDS if "number" not in number else _COUNT_WORDS - {"amount"}  # with decimals: money
        if number and counts.intersection(split_name(name)[-1:]) and name not in tool.contract.units:
            yield _locate_argument(name), name


def find_choice_in_description(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find choices that are listed in the description and not in the schema."""
    document = tool.contract.input_schema
    for name, schema in _iterate_arguments(tool):
        match = _CHOICE_PATTERN.search(str(schema.get("description", "")))
        if match and _is_text(schema, tool) and schema_fields.list_enum_members(schema, document) is None:
            yield _locate_argument(name), name


def find_similar_members(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find two enum members that differ only in case or width: neither can be the target of a repair."""
    for name, schema in _iterate_arguments(tool):
        members = schema_fields.list_enum_members(schema, tool.contract.input_schema) or []
        texts = list(dict.fromkeys(m for m in members if isinstance(m, str)))
        forms = [unicodedata.normalize("NFKC", one).casefold() for one in texts]
        times = Counter(forms)
        yield from (
            (_locate_argument(name), text) for text, form in zip(texts, forms, strict=True) if times[form] > 1
        )


def find_similar_names(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find two arguments that differ by one typo."""
    for first, second in combinations(sorted(tool.parameters[:_MAX_COMPARED_ARGUMENTS]), 2):
        if len(first) > 3 and first.isascii() and second.isascii() and is_one_typo_apart(first, second):
            yield _locate_argument(second), f"{first}, {second}"


def is_one_typo_apart(first: str, second: str) -> bool:
    """Return whether one letter added, removed, changed or swapped with its neighbour makes one of the other."""
    short, long_ = sorted((first, second), key=len)
    start = next(
        (at for at, pair in enumerate(zip(short, long_, strict=False)) if pair[0] != pair[1]), len(short)
    )
    rest, other = short[start:], long_[start:]
    if len(short) == len(long_):
        return rest[1:] == other[1:] or (rest[:2] == other[1::-1] and rest[2:] == other[2:])
    return rest == other[1:]


def find_date_without_format(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a date argument without a format."""
    for name, schema in _iterate_arguments(tool):
        forms = schema_fields.iterate_forms(schema, tool.contract.input_schema, choices=True)
        bound = any(word in form for form in forms for word in ("format", "pattern", "enum", "const"))
        if not bound and _DATE_WORDS.intersection(split_name(name)[-1:]) and _is_text(schema, tool):
            yield _locate_argument(name), name


def find_unmarked_secret(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a secret that would be shown in tapes and listings."""
    for name, _ in _iterate_arguments(tool):
        if name not in tool.secrets and _looks_like_secret(split_name(name)):
            yield _locate_argument(name), name


def _looks_like_secret(parts: list[str]) -> bool:
    return bool(_SECRET_WORDS.intersection(parts[-1:])) or parts[-2:] in [["api", "key"], ["access", "key"]]


def find_attempts_over_deadline(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a deadline that leaves no time for the declared retries when attempts use their full timeout."""
    contract = tool.contract
    if (
        contract.effect != "once"
        and contract.timeout_ms * (1 + contract.retries.max_retries) > contract.deadline_ms * 2
    ):
        yield "deadline_ms", str(contract.retries.max_retries)


def find_code_like_common(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a code that differs only in case from one of the common table."""
    for index, one in enumerate(tool.contract.errors):
        if one.code.lower() in ERRORS:
            yield f"errors[{index}].code", one.code


def find_refused_by_providers(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find names with dots or over 64 characters, which model providers reject, and long descriptions, which they truncate."""
    if not _PROVIDER_NAME_PATTERN.fullmatch(tool.offered_name):
        yield "name", tool.contract.name
    yield from (
        (_locate_argument(name), name)
        for name in tool.parameters
        if not _PROVIDER_NAME_PATTERN.fullmatch(name)
    )
    if len(tool.contract.description) > _MAX_DESCRIPTION_CHARS:
        yield "description", str(len(tool.contract.description))


def find_failures_in_doubt(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find a ``once`` write with declared errors where nothing states which failures precede its effect."""
    contract = tool.contract
    says_none = any(one.effect == "none" for one in contract.errors)
    states = says_none or contract.marks_effect or contract.failure_means_none
    if contract.effect == "once" and contract.errors and not states:
        yield "errors", contract.name


def find_fallback_tool(tool: CompiledContract) -> Iterator[LintLocation]:
    """Find the declared fallback tool."""
    rules = tool.contract.stand_in
    if rules is not None and rules.tool:
        yield "stand_in.tool", rules.tool


def find_nothing(_tool: CompiledContract) -> Iterator[LintLocation]:
    """Find nothing: a rule about two versions is applied by ``contract_lint``, which has both."""
    yield from ()
