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
from callwright.domain import contract_reasons
from callwright.domain.contract import Contract, Corrector, Validator
from callwright.domain.error_codes import ERRORS
from callwright.domain.reason import Reason
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
    problem: Reason
    cure: Reason | str


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
            "name", contract_reasons.INVALID_TOOL_NAME(), contract_reasons.USE_VALID_TOOL_NAME()
        )
    elif disguised := find_disguised_letters(contract.name):
        letters = ascii(disguised)[1:-1]
        yield Contradiction(
            "name", contract_reasons.CONFUSABLE_LETTERS(letters=letters), contract_reasons.REPLACE_LETTERS()
        )
    if not VERSION_PATTERN.fullmatch(contract.version):
        yield Contradiction(
            "version", contract_reasons.INVALID_VERSION(), contract_reasons.USE_VALID_VERSION()
        )


def _check_numbers(contract: Contract) -> Iterator[Contradiction]:
    for path, value in zip(_POSITIVE_FIELDS, _positive(contract), strict=True):
        if value <= 0:
            yield Contradiction(path, contract_reasons.NOT_POSITIVE(), contract_reasons.OMIT_FOR_DEFAULT())
    for path, value in zip(_NON_NEGATIVE_FIELDS, _not_negative(contract), strict=True):
        if value < 0:
            yield Contradiction(path, contract_reasons.NEGATIVE(), contract_reasons.USE_ZERO_TO_SWITCH_OFF())


def _check_shares(contract: Contract) -> Iterator[Contradiction]:
    for path, value in zip(_SHARE_FIELDS, _shares_of(contract), strict=True):
        if value is not None and not 0 <= value <= 1:
            yield Contradiction(path, contract_reasons.NOT_A_SHARE(), contract_reasons.SHARE_EXAMPLE())
    for name, weight in contract.confidence.signals.items():
        if not (math.isfinite(weight) and -1 <= weight <= 1):
            yield Contradiction(
                f"confidence.signals.{name}",
                contract_reasons.NOT_A_SHARE_DIFFERENCE(),
                contract_reasons.SHARE_DIFFERENCE_HINT(),
            )
    if contract.confidence.unsure > contract.confidence.sure:
        yield Contradiction(
            "confidence.unsure",
            contract_reasons.UNSURE_ABOVE_SURE(),
            contract_reasons.ORDER_CONFIDENCE_BANDS(),
        )


def _check_times(contract: Contract) -> Iterator[Contradiction]:
    if contract.timeout_ms > contract.deadline_ms:
        yield Contradiction(
            "timeout_ms",
            contract_reasons.TIMEOUT_ABOVE_DEADLINE(),
            contract_reasons.RAISE_DEADLINE(timeout_ms=contract.timeout_ms),
        )
    if contract.effect != "read" and contract.lease_ms < contract.deadline_ms:
        yield Contradiction(
            "lease_ms",
            contract_reasons.LEASE_BELOW_DEADLINE(),
            contract_reasons.RAISE_TO_AT_LEAST(minimum=contract.deadline_ms),
        )
    if contract.long and (contract.batch is not None or contract.stand_in is not None):
        yield Contradiction(
            "long",
            contract_reasons.LONG_WITH_BATCH_OR_STAND_IN(),
            contract_reasons.USE_STEPS_OF_TASK(),
        )
    if contract.retries.cap_ms < contract.retries.base_ms:
        yield Contradiction(
            "retries.cap_ms", contract_reasons.CAP_BELOW_BASE(), contract_reasons.RAISE_CAP_OR_LOWER_BASE()
        )


def _check_effects(contract: Contract, *, key_reaches_tool: bool) -> Iterator[Contradiction]:
    if contract.effect == "read" and contract.repeat == "ask":
        yield Contradiction(
            "repeat",
            contract_reasons.REPEAT_OF_READ(),
            contract_reasons.OMIT_REPEAT_FOR_READ(),
        )
    if contract.effect == "read" and contract.marks_effect:
        yield Contradiction(
            "marks_effect",
            contract_reasons.MARKED_EFFECT_OF_READ(),
            contract_reasons.OMIT_OR_DECLARE_EFFECT(),
        )
    if contract.effect == "read" and contract.failure_means_none:
        yield Contradiction(
            "failure_means_none",
            contract_reasons.FAILURE_EFFECT_OF_READ(),
            contract_reasons.OMIT_OR_DECLARE_EFFECT(),
        )
    if contract.effect != "read" and contract.without_store:
        yield Contradiction(
            "without_store",
            contract_reasons.EFFECT_WITHOUT_STORE(),
            contract_reasons.OMIT_OR_DECLARE_READ(),
        )
    if contract.repeat == "allow" and contract.key_fields is not None:
        yield Contradiction(
            "key_fields",
            contract_reasons.KEY_FIELDS_WITHOUT_USE(),
            contract_reasons.DROP_KEY_FIELDS(),
        )
    if contract.effect == "keyed" and not key_reaches_tool:
        yield Contradiction(
            "effect",
            contract_reasons.KEY_DOES_NOT_REACH_TOOL(),
            contract_reasons.SEND_KEY_OR_DECLARE_ONCE(),
        )


def _check_codes(contract: Contract) -> Iterator[Contradiction]:
    declared: set[str] = set()
    for index, error in enumerate(contract.errors):
        at = f"errors[{index}].code"
        if not ERROR_CODE_PATTERN.fullmatch(error.code):
            yield Contradiction(
                at, contract_reasons.INVALID_ERROR_CODE(), contract_reasons.USE_VALID_ERROR_CODE()
            )
        if error.code in ERRORS:
            yield Contradiction(
                at, contract_reasons.CODE_OF_COMMON_TABLE(code=error.code), contract_reasons.CHOOSE_OWN_CODE()
            )
        if error.code in declared:
            yield Contradiction(
                at, contract_reasons.CODE_DECLARED_TWICE(code=error.code), contract_reasons.KEEP_ONE_CODE()
            )
        if error.retryable and error.effect == "unknown" and contract.effect == "once":
            yield Contradiction(
                at,
                contract_reasons.RETRYABLE_UNKNOWN_EFFECT(code=error.code),
                contract_reasons.DECLARE_NO_EFFECT_OR_NO_RETRY(),
            )
        declared.add(error.code)
    for own, ours in contract.result.codes.items():
        if ours not in ERRORS and ours not in declared:
            yield Contradiction(
                f"result.codes.{own}", contract_reasons.UNDECLARED_CODE(), contract_reasons.DECLARE_CODE()
            )


def _check_pointers(contract: Contract) -> Iterator[Contradiction]:
    for path, value in zip(_POINTER_FIELDS, _pointers_of(contract), strict=True):
        if value and not value.startswith("/"):
            yield Contradiction(
                path,
                contract_reasons.NOT_A_JSON_POINTER(),
                contract_reasons.WRITE_POINTER(path=value.replace(".", "/")),
            )


def _check_key_changes(contract: Contract, known: Mapping[str, Any]) -> Iterator[Contradiction]:
    old_names = [change.was for change in contract.key_changes.values() if change.was]
    for name, change in contract.key_changes.items():
        where = f"key_changes.{name}"
        if name not in known and not change.separate:
            yield _make_unknown_argument(where, name, known)
        if bool(change.was) + (change.default is not UNSET) + change.separate != 1:
            yield Contradiction(
                where,
                contract_reasons.KEY_CHANGE_WITHOUT_ONE_FIELD(),
                contract_reasons.SET_ONE_FIELD_OF_KEY_CHANGE(),
            )
        if change.was and (change.was in known or old_names.count(change.was) > 1):
            yield Contradiction(
                where,
                contract_reasons.NAME_OF_OTHER_ARGUMENT(name=change.was),
                contract_reasons.WRITE_FORMER_NAME(),
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
    key_argument = contract.key_argument
    if key_argument is not None and key_argument.name in known:
        yield Contradiction(
            "key_argument",
            contract_reasons.KEY_ARGUMENT_OFFERED(name=key_argument.name),
            contract_reasons.REMOVE_FROM_SCHEMA(),
        )
    for where, names in declarations.items():
        yield from (_make_unknown_argument(where, name, known) for name in names if name not in known)
    if len(set(contract.key_fields or ())) != len(contract.key_fields or ()):
        yield Contradiction(
            "key_fields", contract_reasons.FIELD_NAMED_TWICE(), contract_reasons.NAME_FIELD_ONCE()
        )
    if schema_fields.is_closed_schema(contract.input_schema):
        for name in schema_fields.list_required(contract.input_schema):
            if name not in known:
                yield Contradiction(
                    "input_schema/required",
                    contract_reasons.REQUIRED_FIELD_FORBIDDEN(name=name),
                    contract_reasons.DESCRIBE_UNDER_PROPERTIES(),
                )


def _make_unknown_argument(where: str, name: str, names: Iterable[str]) -> Contradiction:
    return Contradiction(
        where,
        contract_reasons.UNKNOWN_ARGUMENT(name=name),
        contract_reasons.ARGUMENTS_ARE(names=tuple(names)) if names else contract_reasons.NO_ARGUMENTS(),
    )


def _check_annotations(contract: Contract) -> Iterator[Contradiction]:
    document = contract.input_schema
    names = schema_fields.collect_fields(document)
    for name in contract.sinks:
        if name in contract.units or name in contract.synonyms or name in contract.correctors:
            yield Contradiction(
                "sinks",
                contract_reasons.ANNOTATED_SINK(name=name),
                contract_reasons.DROP_ANNOTATIONS(),
            )
    for name in contract.units.keys() & names.keys():
        types = schema_fields.collect_types(names[name], document)
        if types and not types & {"integer", "number"}:
            yield Contradiction(
                "units", contract_reasons.UNIT_OF_NON_NUMBER(name=name), contract_reasons.DROP_UNITS()
            )
    yield from _check_units(contract, names)
    for name in contract.synonyms.keys() & names.keys():
        members = schema_fields.list_enum_members(names[name], document)
        strangers = [target for target in contract.synonyms[name].values() if target not in (members or ())]
        if members is None:
            yield Contradiction(
                "synonyms",
                contract_reasons.SYNONYMS_WITHOUT_ENUM(name=name),
                contract_reasons.ADD_ENUM_OR_DROP(),
            )
        elif strangers:
            yield Contradiction(
                "synonyms",
                contract_reasons.SYNONYM_OUTSIDE_ENUM(name=name, target=strangers[0]),
                contract_reasons.CORRECT_TARGET(),
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
                contract_reasons.MIXED_MEASURES(name=name, measures=" and in ".join(measures)),
                contract_reasons.NAME_UNIT_OF_NUMBER(),
            )
        for word in said:
            if word.startswith("@") and (word[1:] not in known or word[1:] == name):
                yield Contradiction(
                    "units",
                    contract_reasons.UNIT_FROM_UNKNOWN_ARGUMENT(name=name, source=word[1:]),
                    contract_reasons.NAME_ARGUMENT(),
                )


def _check_correctors(contract: Contract) -> Iterator[Contradiction]:
    for name, declared in contract.correctors.items():
        at = f"correctors.{name}"
        for one in declared:
            if one.own:
                if not one.name.isidentifier():
                    yield Contradiction(
                        at, contract_reasons.CORRECTOR_WITHOUT_NAME(), contract_reasons.DEFINE_WITH_DEF()
                    )
            elif one.name not in BUILTIN_CORRECTORS:
                yield Contradiction(
                    at,
                    contract_reasons.UNKNOWN_CORRECTOR(name=one.name),
                    contract_reasons.AVAILABLE(names=tuple(BUILTIN_CORRECTORS)),
                )
            elif not _has_valid_options(one):
                yield Contradiction(
                    at,
                    contract_reasons.WRONG_CORRECTOR_OPTIONS(name=one.name),
                    BUILTIN_CORRECTORS[one.name].cure,
                )
        if sum(one.own for one in declared) > 1:
            yield Contradiction(at, contract_reasons.TWO_OWN_CORRECTORS(), contract_reasons.JOIN_FUNCTIONS())


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
            cure = contract_reasons.ALLOW_NULL() if nothing else contract_reasons.CORRECT_DEFAULT_OR_SCHEMA()
            yield Contradiction(
                f"input_schema/properties/{name}/default",
                contract_reasons.DEFAULT_BREAKS_SCHEMA(keyword=broken[0].keyword),
                cure,
            )
