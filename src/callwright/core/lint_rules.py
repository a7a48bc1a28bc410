"""What the lint looks for: one function per rule, each giving the places where it found something.

Pure. A rule gives (path, detail) pairs; ``detail`` is a name out of the contract. The words are in ``lint``.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from callwright.core import fields
from callwright.domain.contract import CompiledContract, Contract, pointer
from callwright.domain.errors import ERRORS

Spot = tuple[str, str]
Look = Callable[[CompiledContract], Iterator[Spot]]

_OUTCOME = frozenset({"code", "error", "errors", "errcode", "ok", "status", "success"})
_READS = frozenset(
    {"check", "count", "describe", "fetch", "find", "get", "list", "lookup", "query", "read", "search"}
)
_WRITES = frozenset({
    "add", "book", "cancel", "charge", "create", "delete", "insert", "pay", "post", "publish", "refund", "remove",
    "save", "send", "set", "transfer", "update", "upload", "write",
})  # fmt: skip
_STRANGERS = frozenset({
    "comment", "comments", "crawl", "email", "emails", "fetch", "forum", "inbox", "issue", "issues", "mail", "page",
    "review", "reviews", "scrape", "web", "website",
})  # fmt: skip
_SINKS = frozenset({
    "account", "address", "cc", "bcc", "email", "host", "iban", "path", "phone", "recipient", "recipients", "to",
    "uri", "url", "webhook",
})  # fmt: skip
_SECRETS = frozenset({"apikey", "passphrase", "passwd", "password", "pin", "secret", "token"})
_COUNTS = frozenset({"amount", "count", "number", "qty", "quantity"})
_DATES = frozenset({"at", "date", "day", "time", "until"})
_CHOICE = re.compile(r"\b(one of|either)\b|之一|可选值|取值", re.IGNORECASE)
_PROVIDERS = re.compile(r"[A-Za-z0-9_-]{1,64}")
_LONGEST = 1024
_COMPARED = 200
"""Arguments compared with one another; a tool with more has other worries."""


def words(name: str) -> list[str]:
    """The words of a name in snake, kebab, dotted or camel case."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+", name)]


def _arguments(tool: CompiledContract) -> Iterator[tuple[str, dict[str, Any]]]:
    found = fields.fields(tool.contract.input_schema)
    return ((name, schema) for name, schema in found.items() if isinstance(schema, dict))


def _at(name: str) -> str:
    return "input_schema" + pointer(("properties", name))


def _results(contract: Contract) -> dict[str, Any]:
    return fields.fields(contract.output_schema) if contract.output_schema else {}


def _text(schema: dict[str, Any], tool: CompiledContract) -> bool:
    return "string" in fields.types(schema, tool.contract.input_schema)


# --- the checklist of seed 000 ----------------------------------------------------------------------------------


def only_recognised(tool: CompiledContract) -> Iterator[Spot]:
    """Nothing says how the tool says no: neither rules nor a schema."""
    rules = tool.contract.result
    declared = rules.ok_path is not None or rules.code_path is not None or rules.error_texts or rules.codes
    if rules.recognise and not (declared or tool.declares) and tool.contract.output_schema is None:
        yield "result", ""


def undeclared_outcome(tool: CompiledContract) -> Iterator[Spot]:
    """The result has a field that looks like its own verdict, and nothing says which values mean yes."""
    if tool.contract.result.ok_path is None and tool.contract.result.code_path is None:
        yield from (("result.ok_path", name) for name in _results(tool.contract) if name.lower() in _OUTCOME)


def no_quality_signal(tool: CompiledContract) -> Iterator[Spot]:
    """A query whose every answer is believed equally."""
    rules = tool.contract.result
    silent = rules.score_path is None and rules.signal_path is None and not tool.contract.confidence.signals
    if tool.contract.operation == "query" and silent and not tool.declares:
        yield "confidence", ""


def no_source(tool: CompiledContract) -> Iterator[Spot]:
    """A query whose results lead nowhere."""
    if tool.contract.operation == "query" and tool.contract.source.id_path is None and not tool.declares:
        yield "source.id_path", ""


def no_error_codes(tool: CompiledContract) -> Iterator[Spot]:
    """A tool with an effect that names none of its errors."""
    if tool.contract.effect != "read" and not tool.contract.errors and not tool.contract.result.codes:
        yield "errors", ""


def error_without_words(tool: CompiledContract) -> Iterator[Spot]:
    """An error that people are not told about in their language, or that says no next step."""
    for index, one in enumerate(tool.contract.errors):
        if not (one.user_en and one.user_zh and one.suggestion):
            yield f"errors[{index}]", one.code


def unclear_next_step(tool: CompiledContract) -> Iterator[Spot]:
    """Retryable, yet the next action is not to retry; or the reverse."""
    for index, one in enumerate(tool.contract.errors):
        if one.retryable != (one.next_action == "retry"):
            yield f"errors[{index}].next_action", one.code


def no_output_schema(tool: CompiledContract) -> Iterator[Spot]:
    """Nothing can be checked, so nothing can be scored."""
    if tool.contract.output_schema is None:
        yield "output_schema", ""


def weak_is_strong(tool: CompiledContract) -> Iterator[Spot]:
    """Low confidence, or no source, and still the run goes on as if sure."""
    rules = tool.contract.confidence
    if rules.low_action in {"continue", "retry"}:
        yield "confidence.low_action", rules.low_action
    if rules.unsourced_cap >= rules.sure:
        yield "confidence.unsourced_cap", str(rules.unsourced_cap)


def thin_source(tool: CompiledContract) -> Iterator[Spot]:
    """A source with an id and nothing that a person could read or open."""
    source = tool.contract.source
    if source.id_path is not None and source.label_path is None and source.url_path is None:
        yield "source", ""


# --- traps of the field -----------------------------------------------------------------------------------------


def no_description(tool: CompiledContract) -> Iterator[Spot]:
    """The model has only the name to go by."""
    if not tool.contract.description.strip():
        yield "description", ""


def argument_without_description(tool: CompiledContract) -> Iterator[Spot]:
    """An argument with only its name to go by."""
    document = tool.contract.input_schema
    for name, schema in _arguments(tool):
        if not any(form.get("description") for form in fields.forms(schema, document, choices=True)):
            yield _at(name), name


def open_arguments(tool: CompiledContract) -> Iterator[Spot]:
    """A misspelt argument is passed on, or dropped in silence."""
    if not fields.closed(tool.contract.input_schema):
        yield "input_schema/additionalProperties", ""


def reads_as_once(tool: CompiledContract) -> Iterator[Spot]:
    """Named like a read, treated like a write that may never be repeated."""
    first = words(tool.contract.name)[:1]
    if tool.contract.effect == "once" and _READS.intersection(first):
        yield "effect", first[0]


def write_as_read(tool: CompiledContract) -> Iterator[Spot]:
    """Named like a write, declared as a read: it would run twice and leave no row."""
    first = words(tool.contract.name)[:1]
    if tool.contract.effect == "read" and _WRITES.intersection(first):
        yield "effect", first[0]


def write_without_key(tool: CompiledContract) -> Iterator[Spot]:
    """Two calls that differ in a remark are two effects."""
    contract = tool.contract
    if (
        contract.effect != "read"
        and contract.key_fields is None
        and contract.repeat != "allow"
        and tool.parameters
    ):
        yield "key_fields", ""


def required_null(tool: CompiledContract) -> Iterator[Spot]:
    """Must be given, may be null: models leave it out, or write "null"."""
    document = tool.contract.input_schema
    needed = set(fields.required(document))
    for name, schema in _arguments(tool):
        if name in needed and "null" in fields.types(schema, document):
            yield _at(name), name


def sink_undeclared(tool: CompiledContract) -> Iterator[Spot]:
    """Looks like a recipient, account, URL or path of a write, and may be repaired or come from anywhere."""
    if tool.contract.effect == "read":
        return
    for name, schema in _arguments(tool):
        if name not in tool.contract.sinks and _SINKS.intersection(words(name)[-1:]) and _text(schema, tool):
            yield _at(name), name


def strangers_trusted(tool: CompiledContract) -> Iterator[Spot]:
    """Brings in text that strangers wrote, and is trusted."""
    found = _STRANGERS.intersection(words(tool.contract.name))
    if found and not tool.contract.untrusted and tool.contract.effect == "read":
        yield "untrusted", min(found)


def untrusted_unguarded(tool: CompiledContract) -> Iterator[Spot]:
    """Untrusted, and no schema says which of its fields may hold free text."""
    if tool.contract.untrusted and tool.contract.output_schema is None:
        yield "output_schema", ""


def count_without_unit(tool: CompiledContract) -> Iterator[Spot]:
    """A count that models write with its counter word ("2件")."""
    document = tool.contract.input_schema
    for name, schema in _arguments(tool):
        number = {"integer", "number"} & fields.types(schema, document)
        if number and _COUNTS.intersection(words(name)[-1:]) and name not in tool.contract.units:
            yield _at(name), name


def choice_in_prose(tool: CompiledContract) -> Iterator[Spot]:
    """The choices are in the description and not in the schema."""
    document = tool.contract.input_schema
    for name, schema in _arguments(tool):
        told = _CHOICE.search(str(schema.get("description", "")))
        if told and _text(schema, tool) and fields.members(schema, document) is None:
            yield _at(name), name


def members_alike(tool: CompiledContract) -> Iterator[Spot]:
    """Two members that differ only in case or width: none of them can be repaired to."""
    for name, schema in _arguments(tool):
        members = fields.members(schema, tool.contract.input_schema) or []
        texts = list(dict.fromkeys(m for m in members if isinstance(m, str)))
        forms = [unicodedata.normalize("NFKC", one).casefold() for one in texts]
        times = Counter(forms)
        yield from ((_at(name), text) for text, form in zip(texts, forms, strict=True) if times[form] > 1)


def names_alike(tool: CompiledContract) -> Iterator[Spot]:
    """Two arguments that one slip of a key turns into one another."""
    for first, second in combinations(sorted(tool.parameters[:_COMPARED]), 2):
        if len(first) > 3 and first.isascii() and second.isascii() and one_slip(first, second):
            yield _at(second), f"{first}, {second}"


def one_slip(first: str, second: str) -> bool:
    """Whether one letter added, lost, changed or swapped with its neighbour makes one of the other."""
    short, long_ = sorted((first, second), key=len)
    start = next(
        (at for at, pair in enumerate(zip(short, long_, strict=False)) if pair[0] != pair[1]), len(short)
    )
    rest, other = short[start:], long_[start:]
    if len(short) == len(long_):
        return rest[1:] == other[1:] or (rest[:2] == other[1::-1] and rest[2:] == other[2:])
    return rest == other[1:]


def date_without_format(tool: CompiledContract) -> Iterator[Spot]:
    """A date that may be written in any way."""
    for name, schema in _arguments(tool):
        forms = fields.forms(schema, tool.contract.input_schema, choices=True)
        bound = any(word in form for form in forms for word in ("format", "pattern", "enum", "const"))
        if not bound and _DATES.intersection(words(name)[-1:]) and _text(schema, tool):
            yield _at(name), name


def secret_unmarked(tool: CompiledContract) -> Iterator[Spot]:
    """A secret that would be shown in tapes and listings."""
    for name, _ in _arguments(tool):
        if name not in tool.secrets and _is_secret(words(name)):
            yield _at(name), name


def _is_secret(parts: list[str]) -> bool:
    return bool(_SECRETS.intersection(parts[-1:])) or parts[-2:] in [["api", "key"], ["access", "key"]]


def attempts_do_not_fit(tool: CompiledContract) -> Iterator[Spot]:
    """Attempts that use their whole time leave none for the retries that are promised."""
    contract = tool.contract
    if (
        contract.effect != "once"
        and contract.timeout_ms * (1 + contract.retries.max_retries) > contract.deadline_ms * 2
    ):
        yield "deadline_ms", str(contract.retries.max_retries)


def code_like_ours(tool: CompiledContract) -> Iterator[Spot]:
    """A code that differs from one of the common table only in case."""
    for index, one in enumerate(tool.contract.errors):
        if one.code.lower() in ERRORS:
            yield f"errors[{index}].code", one.code


def refused_by_providers(tool: CompiledContract) -> Iterator[Spot]:
    """Model providers refuse names with dots or over 64 characters, and cut long descriptions."""
    if not _PROVIDERS.fullmatch(tool.contract.name):
        yield "name", tool.contract.name
    yield from ((_at(name), name) for name in tool.parameters if not _PROVIDERS.fullmatch(name))
    if len(tool.contract.description) > _LONGEST:
        yield "description", str(len(tool.contract.description))


def failures_leave_doubt(tool: CompiledContract) -> Iterator[Spot]:
    """A write that may not be repeated declares its errors, and nothing states which of its failures come before its effect."""
    contract = tool.contract
    says_none = any(one.effect == "none" for one in contract.errors)
    states = says_none or contract.marks_effect or contract.failure_means_none
    if contract.effect == "once" and contract.errors and not states:
        yield "errors", contract.name


def stand_in(tool: CompiledContract) -> Iterator[Spot]:
    """The other tool that is to answer in its place."""
    rules = tool.contract.stand_in
    if rules is not None and rules.tool:
        yield "stand_in.tool", rules.tool
