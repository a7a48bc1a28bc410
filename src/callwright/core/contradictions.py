"""What no contract may say of itself: a list of rules, each of which names a field, a problem and a cure.

Pure. A rule looks at the contract alone. What is merely unwise is in ``lint``; what is here could not be kept.
"""

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from operator import attrgetter
from typing import Any

from msgspec import UNSET, Struct

from callwright.core import fields
from callwright.domain.contract import Contract, Corrector, Validator
from callwright.domain.errors import ERRORS
from callwright.domain.steps import CORRECTORS

NAME = re.compile(r"[A-Za-z0-9_.-]{1,128}")
VERSION = re.compile(r"(0|[1-9][0-9]{0,8})(\.(0|[1-9][0-9]{0,8})){2}")
CODE = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,63}")

_POSITIVE = ("timeout_ms", "deadline_ms", "lease_ms", "ttl_s", "max_output_bytes")
_NOT_NEGATIVE = ("wait_ms", "retries.max_retries", "retries.base_ms", "retries.cap_ms")
_SHARES = (
    "confidence.base",
    "confidence.sure",
    "confidence.unsure",
    "confidence.unsourced_cap",
    "min_confidence",
)
_POINTERS = (
    "result.ok_path",
    "result.code_path",
    "result.message_path",
    "result.data_path",
    "result.signal_path",
    "result.score_path",
    "source.items",
    "source.id_path",
    "source.label_path",
    "source.url_path",
)
_positive, _not_negative = attrgetter(*_POSITIVE), attrgetter(*_NOT_NEGATIVE)
_shares_of, _pointers_of = attrgetter(*_SHARES), attrgetter(*_POINTERS)


class Contradiction(Struct, frozen=True):
    """One thing that a contract cannot keep: the field, what is wrong with it, and what to write instead."""

    field: str
    problem: str
    cure: str


def contradictions(
    contract: Contract, check_input: Validator | None, *, key_reaches_tool: bool
) -> Iterator[Contradiction]:
    """Every contradiction of a well-formed contract; those about arguments only where their schema compiles."""
    yield from _names(contract)
    yield from _numbers(contract)
    yield from _shares(contract)
    yield from _times(contract)
    yield from _effects(contract, key_reaches_tool=key_reaches_tool)
    yield from _codes(contract)
    yield from _pointers(contract)
    if check_input is not None:
        yield from _arguments(contract)
        yield from _words(contract)
        yield from _correctors(contract)
        yield from _defaults(contract, check_input)


def _names(contract: Contract) -> Iterator[Contradiction]:
    if not NAME.fullmatch(contract.name):
        yield Contradiction("name", "is not a tool's name", "Use 1 to 128 letters, digits and _ . - only.")
    if not VERSION.fullmatch(contract.version):
        yield Contradiction("version", "is not MAJOR.MINOR.PATCH", 'Write three numbers, such as "1.4.0".')


def _numbers(contract: Contract) -> Iterator[Contradiction]:
    for path, value in zip(_POSITIVE, _positive(contract), strict=True):
        if value <= 0:
            yield Contradiction(path, "must be more than 0", "Leave it out for the default.")
    for path, value in zip(_NOT_NEGATIVE, _not_negative(contract), strict=True):
        if value < 0:
            yield Contradiction(path, "must not be negative", "Use 0 to switch it off.")


def _shares(contract: Contract) -> Iterator[Contradiction]:
    for path, value in zip(_SHARES, _shares_of(contract), strict=True):
        if value is not None and not 0 <= value <= 1:
            yield Contradiction(path, "must be between 0 and 1", "It is a share, such as 0.8.")
    for name, weight in contract.confidence.signals.items():
        if not (math.isfinite(weight) and -1 <= weight <= 1):
            yield Contradiction(
                f"confidence.signals.{name}", "must be between -1 and 1", "It is added to a share."
            )
    if contract.confidence.unsure > contract.confidence.sure:
        yield Contradiction(
            "confidence.unsure", "lies above confidence.sure", "Order the bands: unsure ≤ sure."
        )


def _times(contract: Contract) -> Iterator[Contradiction]:
    if contract.timeout_ms > contract.deadline_ms:
        yield Contradiction(
            "timeout_ms",
            "one attempt may take longer than the whole call",
            f"Raise deadline_ms to at least {contract.timeout_ms}, or lower timeout_ms.",
        )
    if contract.effect != "read" and contract.lease_ms < contract.deadline_ms:
        yield Contradiction(
            "lease_ms",
            "the claim would end while the call may still be running",
            f"Raise it to at least {contract.deadline_ms}.",
        )
    if contract.long and (contract.batch is not None or contract.stand_in is not None):
        yield Contradiction(
            "long",
            "does not go with batch or stand_in",
            "A task does its parts with context.step, and waits for its upstream with its retries.",
        )
    if contract.retries.cap_ms < contract.retries.base_ms:
        yield Contradiction(
            "retries.cap_ms", "is smaller than retries.base_ms", "Raise cap_ms or lower base_ms."
        )


def _effects(contract: Contract, *, key_reaches_tool: bool) -> Iterator[Contradiction]:
    if contract.effect == "read" and contract.repeat == "ask":
        yield Contradiction(
            "repeat",
            "a read changes nothing, so there is nothing to ask about",
            "Leave repeat out for reads.",
        )
    if contract.effect == "read" and contract.marks_effect:
        yield Contradiction(
            "marks_effect", "a read has no effect to mark", "Leave it out, or declare the effect."
        )
    if contract.effect == "read" and contract.failure_means_none:
        yield Contradiction(
            "failure_means_none",
            "a read has no effect, whether it fails or not",
            "Leave it out, or declare the effect.",
        )
    if contract.effect != "read" and contract.without_store:
        yield Contradiction(
            "without_store",
            "is for reads: nothing with an effect starts without its ledger",
            'Leave it out, or declare effect="read".',
        )
    if contract.repeat == "allow" and contract.key_fields is not None:
        yield Contradiction(
            "key_fields",
            'repeat="allow" runs every repeat, so the fields that make two calls one are never used',
            'Drop key_fields, or use repeat="replay".',
        )
    if contract.effect == "keyed" and not key_reaches_tool:
        yield Contradiction(
            "effect",
            "the upstream is to be given our key, but the tool is never told it",
            "Add a parameter of type CallContext and send context.idempotency_key, or declare the effect as once.",
        )


def _codes(contract: Contract) -> Iterator[Contradiction]:
    seen: set[str] = set()
    for index, error in enumerate(contract.errors):
        at = f"errors[{index}].code"
        if not CODE.fullmatch(error.code):
            yield Contradiction(
                at, "is not an error code", "Use letters, digits and _, such as ORDER_NOT_FOUND."
            )
        if error.code in ERRORS:
            yield Contradiction(
                at, f"{error.code} is a code of the common table", "Choose a name of the tool's own."
            )
        if error.code in seen:
            yield Contradiction(at, f"{error.code} is declared twice", "Keep one of them.")
        if error.retryable and error.effect == "unknown" and contract.effect == "once":
            yield Contradiction(
                at,
                f"{error.code} may have happened and must not be repeated, yet is called retryable",
                'Set effect="none" if nothing can have happened, or retryable=False.',
            )
        seen.add(error.code)
    for own, ours in contract.result.codes.items():
        if ours not in ERRORS and ours not in seen:
            yield Contradiction(
                f"result.codes.{own}", "leads to a code that nobody knows", "Declare it in errors."
            )


def _pointers(contract: Contract) -> Iterator[Contradiction]:
    for path, value in zip(_POINTERS, _pointers_of(contract), strict=True):
        if value and not value.startswith("/"):
            yield Contradiction(path, "is not a JSON Pointer", f'Write "/{value.replace(".", "/")}".')


def _key_changes(contract: Contract, known: Mapping[str, Any]) -> Iterator[Contradiction]:
    named = [change.was for change in contract.key_changes.values() if change.was]
    for name, change in contract.key_changes.items():
        where = f"key_changes.{name}"
        if name not in known and not change.separate:
            yield _unknown(where, name, known)
        if bool(change.was) + (change.default is not UNSET) + change.separate != 1:
            yield Contradiction(where, "says nothing, or two things", "Say one of was, default and separate.")
        if change.was and (change.was in known or named.count(change.was) > 1):
            yield Contradiction(
                where,
                f"takes the name {change.was!r}, which is another argument's",
                "Name what this argument was called.",
            )


# --- what is said about arguments ------------------------------------------------------------------------------


def _arguments(contract: Contract) -> Iterator[Contradiction]:
    known = fields.fields(contract.input_schema)
    said = {
        "key_fields": contract.key_fields or (),
        "units": contract.units,
        "synonyms": contract.synonyms,
        "correctors": contract.correctors,
        "sinks": contract.sinks,
    }
    yield from _key_changes(contract, known)
    for where, names in said.items():
        yield from (_unknown(where, name, known) for name in names if name not in known)
    if len(set(contract.key_fields or ())) != len(contract.key_fields or ()):
        yield Contradiction("key_fields", "names a field twice", "Name each field once.")
    if fields.closed(contract.input_schema):
        for name in fields.required(contract.input_schema):
            if name not in known:
                yield Contradiction(
                    "input_schema/required",
                    f"requires {name!r}, which its properties do not have and additionalProperties forbids",
                    "Describe it under properties.",
                )


def _unknown(where: str, name: str, known: Iterable[str]) -> Contradiction:
    return Contradiction(
        where, f"{name!r} is no argument of the tool", f"Arguments are: {', '.join(known) or 'none'}."
    )


def _words(contract: Contract) -> Iterator[Contradiction]:
    document = contract.input_schema
    known = fields.fields(document)
    for name in contract.sinks:
        if name in contract.units or name in contract.synonyms or name in contract.correctors:
            yield Contradiction(
                "sinks",
                f"{name!r} is never repaired, yet has units, synonyms or correctors",
                "Drop them for this field.",
            )
    for name in contract.units.keys() & known.keys():
        types = fields.types(known[name], document)
        if types and not types & {"integer", "number"}:
            yield Contradiction(
                "units", f"{name!r} is no number, so no unit can follow it", "Drop its units."
            )
    yield from _units(contract, known)
    for name in contract.synonyms.keys() & known.keys():
        members = fields.members(known[name], document)
        strangers = [target for target in contract.synonyms[name].values() if target not in (members or ())]
        if members is None:
            yield Contradiction(
                "synonyms", f"{name!r} has no enum to choose from", "Give it an enum or drop them."
            )
        elif strangers:
            yield Contradiction(
                "synonyms", f"{name!r} leads to {strangers[0]!r}, which its enum lacks", "Correct the target."
            )


def _units(contract: Contract, known: Mapping[str, Any]) -> Iterator[Contradiction]:
    if not contract.units:
        return
    from callwright.core.repair.units import measure  # noqa: PLC0415 - most contracts name no unit

    for name, said in contract.units.items():
        measures = {word: one for word in said if (one := measure(word)) is not None}
        if len(set(measures.values())) > 1:
            yield Contradiction(
                "units",
                f"{name!r} is in {' and in '.join(measures)}, which are not the same",
                "Name the one that its number is in; others are converted to it.",
            )
        for word in said:
            if word.startswith("@") and (word[1:] not in known or word[1:] == name):
                yield Contradiction(
                    "units",
                    f"{name!r} takes its unit from {word[1:]!r}, which is no other argument",
                    "Name it.",
                )


def _correctors(contract: Contract) -> Iterator[Contradiction]:
    for name, declared in contract.correctors.items():
        at = f"correctors.{name}"
        for one in declared:
            if one.own:
                if not one.name.isidentifier():
                    yield Contradiction(at, "has a function without a name", "Write it with def.")
            elif one.name not in CORRECTORS:
                yield Contradiction(
                    at, f"{one.name!r} is no corrector", f"There are: {', '.join(CORRECTORS)}."
                )
            elif not _fits(one):
                yield Contradiction(at, f"{one.name} has other options", CORRECTORS[one.name].cure)
        if sum(one.own for one in declared) > 1:
            yield Contradiction(at, "has two functions of the tool's own", "Make one of them.")


def _fits(corrector: Corrector) -> bool:
    wanted = CORRECTORS[corrector.name].options
    return corrector.options.keys() == wanted.keys() and all(
        corrector.options[name] and (not accepted or corrector.options[name] in accepted)
        for name, accepted in wanted.items()
    )


def _defaults(contract: Contract, check_input: Validator) -> Iterator[Contradiction]:
    """A default that its own schema refuses. All other arguments are left out; what is said of them does not count.

    A default of null for a field that may be left out is none: many generators write it to say that nothing is given.
    """
    required = set(fields.required(contract.input_schema))
    for name, schema in fields.fields(contract.input_schema).items():
        if not isinstance(schema, dict) or "default" not in schema:
            continue
        if schema["default"] is None and name not in required:
            continue
        broken = [one for one in check_input.findings({name: schema["default"]}) if one.at[:1] == (name,)]
        if broken:
            nothing = schema["default"] is None
            cure = "Allow null in its type (T | None)." if nothing else "Correct either of them."
            yield Contradiction(
                f"input_schema/properties/{name}/default",
                f"breaks its own schema ({broken[0].keyword})",
                cure,
            )
