"""Rules against contradictory contracts; each names a field, a problem and a cure.

Pure. A rule reads only the contract. Mere weaknesses are in ``contract_lint``; these rules cover promises that cannot be kept.
"""

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from operator import attrgetter
from typing import Any

from msgspec import UNSET, Struct

from callwright.core.contracts.contract_versions import VERSION_PATTERN
from callwright.core.contracts.definition_mending import find_disguised_letters
from callwright.core.json_schema import schema_fields
from callwright.domain.contract import Contract, Corrector, Validator
from callwright.domain.error_codes import ERRORS
from callwright.domain.repair_steps import BUILTIN_CORRECTORS

TOOL_NAME_PATTERN = re.compile(r"[\w.-]{1,128}")
"""Letters of any script; models are offered a name of ASCII, see ``derive_offered_name``."""

ERROR_CODE_PATTERN = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,63}")

_POSITIVE_FIELDS = ("timeout_ms", "deadline_ms", "lease_ms", "ttl_s", "max_output_bytes")
_NON_NEGATIVE_FIELDS = ("wait_ms", "retries.max_retries", "retries.base_ms", "retries.cap_ms")
_SHARE_FIELDS = (
    "confidence.base",
    "confidence.sure",
    "confidence.unsure",
    "confidence.unsourced_cap",
    "min_confidence",
)
_POINTER_FIELDS = (
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
_positive, _not_negative = attrgetter(*_POSITIVE_FIELDS), attrgetter(*_NON_NEGATIVE_FIELDS)
_shares_of, _pointers_of = attrgetter(*_SHARE_FIELDS), attrgetter(*_POINTER_FIELDS)


class Contradiction(Struct, frozen=True):
    """One promise that a contract cannot keep: the field, the problem, and what to write instead."""

    field: str
    problem: str
    cure: str


def find_contradictions(
    contract: Contract, check_input: Validator | None, *, key_reaches_tool: bool
) -> Iterator[Contradiction]:
    """Yield every contradiction of a well-formed contract; those about arguments only where their schema compiles."""
    yield from _check_names(contract)
    yield from _check_numbers(contract)
    yield from _check_shares(contract)
    yield from _check_times(contract)
    yield from _check_effects(contract, key_reaches_tool=key_reaches_tool)
    yield from _check_codes(contract)
    yield from _check_pointers(contract)
    if check_input is not None:
        yield from _check_arguments(contract)
        yield from _check_annotations(contract)
        yield from _check_correctors(contract)
        yield from _check_defaults(contract, check_input)


def _check_names(contract: Contract) -> Iterator[Contradiction]:
    if not TOOL_NAME_PATTERN.fullmatch(contract.name):
        yield Contradiction(
            "name", "is not a valid tool name", "Use 1 to 128 letters, digits and _ . - only."
        )
    elif disguised := find_disguised_letters(contract.name):
        letters = ascii(disguised)[1:-1]
        yield Contradiction(
            "name", f"has letters that look like others, or like nothing: {letters}", "Replace them."
        )
    if not VERSION_PATTERN.fullmatch(contract.version):
        yield Contradiction(
            "version", "is not a version", 'Write "1.4.0", "v1" or a day, such as "2026-05-06".'
        )


def _check_numbers(contract: Contract) -> Iterator[Contradiction]:
    for path, value in zip(_POSITIVE_FIELDS, _positive(contract), strict=True):
        if value <= 0:
            yield Contradiction(path, "must be more than 0", "Leave it out for the default.")
    for path, value in zip(_NON_NEGATIVE_FIELDS, _not_negative(contract), strict=True):
        if value < 0:
            yield Contradiction(path, "must not be negative", "Use 0 to switch it off.")


def _check_shares(contract: Contract) -> Iterator[Contradiction]:
    for path, value in zip(_SHARE_FIELDS, _shares_of(contract), strict=True):
        if value is not None and not 0 <= value <= 1:
            yield Contradiction(path, "must be between 0 and 1", "It is a share, such as 0.8.")
    for name, weight in contract.confidence.signals.items():
        if not (math.isfinite(weight) and -1 <= weight <= 1):
            yield Contradiction(
                f"confidence.signals.{name}", "must be between -1 and 1", "It is added to a share."
            )
    if contract.confidence.unsure > contract.confidence.sure:
        yield Contradiction(
            "confidence.unsure", "is above confidence.sure", "Order the bands: unsure ≤ sure."
        )


def _check_times(contract: Contract) -> Iterator[Contradiction]:
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
            "cannot be combined with batch or stand_in",
            "A task does its parts with context.step, and waits for its upstream with its retries.",
        )
    if contract.retries.cap_ms < contract.retries.base_ms:
        yield Contradiction(
            "retries.cap_ms", "is smaller than retries.base_ms", "Raise cap_ms or lower base_ms."
        )


def _check_effects(contract: Contract, *, key_reaches_tool: bool) -> Iterator[Contradiction]:
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
            "the upstream needs our key, but the tool does not get it",
            "Add a parameter of type CallContext and send context.idempotency_key, or declare the effect as once.",
        )


def _check_codes(contract: Contract) -> Iterator[Contradiction]:
    declared: set[str] = set()
    for index, error in enumerate(contract.errors):
        at = f"errors[{index}].code"
        if not ERROR_CODE_PATTERN.fullmatch(error.code):
            yield Contradiction(
                at, "is not an error code", "Use letters, digits and _, such as ORDER_NOT_FOUND."
            )
        if error.code in ERRORS:
            yield Contradiction(
                at, f"{error.code} is a code of the common table", "Choose a name of the tool's own."
            )
        if error.code in declared:
            yield Contradiction(at, f"{error.code} is declared twice", "Keep one of them.")
        if error.retryable and error.effect == "unknown" and contract.effect == "once":
            yield Contradiction(
                at,
                f"{error.code} may have happened and must not be repeated, yet is called retryable",
                'Set effect="none" if nothing can have happened, or retryable=False.',
            )
        declared.add(error.code)
    for own, ours in contract.result.codes.items():
        if ours not in ERRORS and ours not in declared:
            yield Contradiction(f"result.codes.{own}", "maps to an unknown code", "Declare it in errors.")


def _check_pointers(contract: Contract) -> Iterator[Contradiction]:
    for path, value in zip(_POINTER_FIELDS, _pointers_of(contract), strict=True):
        if value and not value.startswith("/"):
            yield Contradiction(path, "is not a JSON Pointer", f'Write "/{value.replace(".", "/")}".')


def _check_key_changes(contract: Contract, known: Mapping[str, Any]) -> Iterator[Contradiction]:
    old_names = [change.was for change in contract.key_changes.values() if change.was]
    for name, change in contract.key_changes.items():
        where = f"key_changes.{name}"
        if name not in known and not change.separate:
            yield _make_unknown_argument(where, name, known)
        if bool(change.was) + (change.default is not UNSET) + change.separate != 1:
            yield Contradiction(
                where, "sets none or several of its fields", "Set exactly one of was, default and separate."
            )
        if change.was and (change.was in known or old_names.count(change.was) > 1):
            yield Contradiction(
                where,
                f"takes the name {change.was!r}, which is another argument's",
                "Name what this argument was called.",
            )


# --- declarations about arguments ------------------------------------------------------------------------------


def _check_arguments(contract: Contract) -> Iterator[Contradiction]:
    known = schema_fields.collect_fields(contract.input_schema)
    declarations = {
        "key_fields": contract.key_fields or (),
        "units": contract.units,
        "synonyms": contract.synonyms,
        "correctors": contract.correctors,
        "sinks": contract.sinks,
    }
    yield from _check_key_changes(contract, known)
    for where, names in declarations.items():
        yield from (_make_unknown_argument(where, name, known) for name in names if name not in known)
    if len(set(contract.key_fields or ())) != len(contract.key_fields or ()):
        yield Contradiction("key_fields", "names a field twice", "Name each field once.")
    if schema_fields.is_closed_schema(contract.input_schema):
        for name in schema_fields.list_required(contract.input_schema):
            if name not in known:
                yield Contradiction(
                    "input_schema/required",
                    f"requires {name!r}, which its properties do not have and additionalProperties forbids",
                    "Describe it under properties.",
                )


def _make_unknown_argument(where: str, name: str, names: Iterable[str]) -> Contradiction:
    return Contradiction(
        where, f"{name!r} is not an argument of the tool", f"Arguments are: {', '.join(names) or 'none'}."
    )


def _check_annotations(contract: Contract) -> Iterator[Contradiction]:
    document = contract.input_schema
    names = schema_fields.collect_fields(document)
    for name in contract.sinks:
        if name in contract.units or name in contract.synonyms or name in contract.correctors:
            yield Contradiction(
                "sinks",
                f"{name!r} is never repaired, yet has units, synonyms or correctors",
                "Drop them for this field.",
            )
    for name in contract.units.keys() & names.keys():
        types = schema_fields.collect_types(names[name], document)
        if types and not types & {"integer", "number"}:
            yield Contradiction("units", f"{name!r} is not a number, so it has no unit", "Drop its units.")
    yield from _check_units(contract, names)
    for name in contract.synonyms.keys() & names.keys():
        members = schema_fields.list_enum_members(names[name], document)
        strangers = [target for target in contract.synonyms[name].values() if target not in (members or ())]
        if members is None:
            yield Contradiction(
                "synonyms", f"{name!r} has no enum to choose from", "Give it an enum or drop them."
            )
        elif strangers:
            yield Contradiction(
                "synonyms", f"{name!r} leads to {strangers[0]!r}, which its enum lacks", "Correct the target."
            )


def _check_units(contract: Contract, known: Mapping[str, Any]) -> Iterator[Contradiction]:
    if not contract.units:
        return
    from callwright.core.repair.units import find_unit  # noqa: PLC0415 - most contracts name no unit

    for name, said in contract.units.items():
        measures = {word: one for word in said if (one := find_unit(word)) is not None}
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
                    f"{name!r} takes its unit from {word[1:]!r}, which is not another argument",
                    "Name it.",
                )


def _check_correctors(contract: Contract) -> Iterator[Contradiction]:
    for name, declared in contract.correctors.items():
        at = f"correctors.{name}"
        for one in declared:
            if one.own:
                if not one.name.isidentifier():
                    yield Contradiction(at, "has a function without a name", "Write it with def.")
            elif one.name not in BUILTIN_CORRECTORS:
                yield Contradiction(
                    at, f"{one.name!r} is not a corrector", f"There are: {', '.join(BUILTIN_CORRECTORS)}."
                )
            elif not _has_valid_options(one):
                yield Contradiction(at, f"{one.name} has other options", BUILTIN_CORRECTORS[one.name].cure)
        if sum(one.own for one in declared) > 1:
            yield Contradiction(at, "has two functions of the tool's own", "Make one of them.")


def _has_valid_options(corrector: Corrector) -> bool:
    wanted = BUILTIN_CORRECTORS[corrector.name].options
    return corrector.options.keys() == wanted.keys() and all(
        corrector.options[name] and (not accepted or corrector.options[name] in accepted)
        for name, accepted in wanted.items()
    )


def _check_defaults(contract: Contract, check_input: Validator) -> Iterator[Contradiction]:
    """Yield defaults that their own schema rejects. Other arguments are left out; problems of theirs do not count.

    A default of null for an optional field is ignored: many generators write it to mean "no default".
    """
    required = set(schema_fields.list_required(contract.input_schema))
    for name, schema in schema_fields.collect_fields(contract.input_schema).items():
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
