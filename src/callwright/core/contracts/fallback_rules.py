"""Rules for the declared fallback and batch: alone, and together with the fallback tool. Pure."""

from collections.abc import Iterator

from callwright.core.contracts.contract_validation import Contradiction
from callwright.core.json_schema import schema_fields
from callwright.domain import contract_reasons
from callwright.domain.contract import Batch, Contract, StandIn, pointer_to_path

MIN_SPARE_LEASE_MS = 2_000
"""Minimum time between a write's deadline and the end of its lease, in milliseconds: for the fallback and the settle."""


def check_fallback_and_batch(contract: Contract) -> Iterator[Contradiction]:
    """Yield contradictions of fallback and batch that do not depend on another tool."""
    if contract.stand_in is not None:
        yield from _check_fallback(contract, contract.stand_in)
    if contract.batch is not None:
        yield from _check_batch(contract, contract.batch)


def _check_fallback(contract: Contract, rules: StandIn) -> Iterator[Contradiction]:
    writes = contract.effect != "read"
    if rules.cached_s < 0:
        yield Contradiction(
            "stand_in.cached_s", contract_reasons.NEGATIVE(), contract_reasons.USE_ZERO_FOR_NO_CACHE()
        )
    if rules.cached_s > 0 and writes:
        yield Contradiction(
            "stand_in.cached_s",
            contract_reasons.CACHED_WRITE(),
            contract_reasons.NAME_DRAFT_TOOL_OR_DECLARE_READ(),
        )
    if rules.cached_s == 0 and not rules.tool:
        yield Contradiction(
            "stand_in", contract_reasons.STAND_IN_WITHOUT_SOURCE(), contract_reasons.GIVE_AGE_OR_TOOL()
        )
    if rules.tool == contract.name:
        yield Contradiction(
            "stand_in.tool", contract_reasons.STAND_IN_FOR_ITSELF(), contract_reasons.NAME_OTHER_TOOL()
        )
    if (rules.arguments or rules.fixed) and not rules.tool:
        yield Contradiction(
            "stand_in.arguments",
            contract_reasons.ARGUMENTS_WITHOUT_STAND_IN(),
            contract_reasons.NAME_STAND_IN_TOOL(),
        )
    if rules.tool_first and not (rules.tool and rules.cached_s):
        yield Contradiction(
            "stand_in.tool_first",
            contract_reasons.ORDER_OF_ONE(),
            contract_reasons.GIVE_AGE_AND_TOOL(),
        )
    yield from _check_argument_pointers(contract, rules)
    if writes and rules.tool and contract.lease_ms < contract.deadline_ms + MIN_SPARE_LEASE_MS:
        yield Contradiction(
            "lease_ms",
            contract_reasons.LEASE_BELOW_STAND_IN(),
            contract_reasons.RAISE_LEASE(minimum=contract.deadline_ms + MIN_SPARE_LEASE_MS),
        )


def _check_argument_pointers(contract: Contract, rules: StandIn) -> Iterator[Contradiction]:
    names = schema_fields.collect_fields(contract.input_schema)
    for name, way in rules.arguments.items():
        if way and not way.startswith("/"):
            yield Contradiction(
                f"stand_in.arguments.{name}",
                contract_reasons.NOT_A_JSON_POINTER(),
                contract_reasons.WRITE_POINTER_OR_ALL(path=way),
            )
        elif way and pointer_to_path(way)[0] not in names:
            yield Contradiction(
                f"stand_in.arguments.{name}",
                contract_reasons.UNKNOWN_ARGUMENT(name=pointer_to_path(way)[0]),
                contract_reasons.ARGUMENTS_ARE(names=tuple(names)),
            )


def _check_batch(contract: Contract, batch: Batch) -> Iterator[Contradiction]:
    document = contract.input_schema
    known = schema_fields.collect_fields(document)
    if batch.size < 1:
        yield Contradiction(
            "batch.size", contract_reasons.BATCH_SIZE_BELOW_ONE(), contract_reasons.OMIT_FOR_SINGLE_ITEMS()
        )
    if batch.items not in known:
        yield Contradiction(
            "batch.items",
            contract_reasons.UNKNOWN_ARGUMENT(name=batch.items),
            contract_reasons.ARGUMENTS_ARE(names=tuple(known)) if known else contract_reasons.NO_ARGUMENTS(),
        )
    elif "array" not in schema_fields.collect_types(known[batch.items], document):
        yield Contradiction(
            "batch.items",
            contract_reasons.NOT_A_LIST(name=batch.items),
            contract_reasons.NAME_LIST_ARGUMENT(),
        )
    if contract.key_fields is not None and batch.items not in contract.key_fields:
        yield Contradiction(
            "key_fields",
            contract_reasons.SAME_INTENT_IN_BATCH(),
            contract_reasons.ADD_TO_KEY_FIELDS(name=batch.items),
        )
    if contract.stand_in is not None:
        yield Contradiction(
            "batch", contract_reasons.BATCH_WITH_STAND_IN(), contract_reasons.KEEP_BATCH_OR_STAND_IN()
        )
    output = contract.output_schema
    if output is not None and schema_fields.collect_types(output, output) - {"array"}:
        yield Contradiction(
            "output_schema",
            contract_reasons.JOINED_RESULTS_NOT_ACCEPTED(),
            contract_reasons.RETURN_LIST(),
        )


# --- together with the fallback tool --------------------------------------------------------------------------------


def find_fallback_mismatches(contract: Contract, other: Contract) -> Iterator[Contradiction]:
    """Yield the reasons why the other tool cannot be the fallback of this one."""
    rules, name = contract.stand_in or StandIn(), other.name
    if contract.effect == "read" and other.effect != "read":
        yield Contradiction(
            "stand_in.tool",
            contract_reasons.STAND_IN_WITH_EFFECT(tool=name, effect=other.effect),
            contract_reasons.NAME_READING_TOOL(),
        )
    if contract.effect != "read" and other.effect == "read":
        yield Contradiction(
            "stand_in.tool",
            contract_reasons.STAND_IN_WITHOUT_EFFECT(tool=name),
            contract_reasons.NAME_DRAFT_TOOL_OR_OMIT(),
        )
    mapped = rules.arguments or rules.fixed
    provided = (
        {*rules.arguments, *rules.fixed} if mapped else {*schema_fields.collect_fields(contract.input_schema)}
    )
    missing = [one for one in schema_fields.list_required(other.input_schema) if one not in provided]
    if missing:
        yield Contradiction(
            "stand_in.arguments",
            contract_reasons.STAND_IN_REQUIRES(tool=name, name=missing[0]),
            contract_reasons.NAME_ARGUMENT_SOURCE(),
        )
    names = schema_fields.collect_fields(other.input_schema)
    strange = [one for one in sorted(provided) if one not in names]
    if strange and schema_fields.is_closed_schema(other.input_schema):
        yield Contradiction(
            "stand_in.arguments",
            contract_reasons.UNKNOWN_STAND_IN_ARGUMENT(tool=name, name=strange[0]),
            contract_reasons.STAND_IN_ARGUMENTS_ARE(names=tuple(names))
            if names
            else contract_reasons.STAND_IN_HAS_NO_ARGUMENTS(),
        )
