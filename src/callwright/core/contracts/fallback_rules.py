"""Rules for the declared fallback and batch: alone, and together with the fallback tool. Pure."""

from collections.abc import Iterator

from callwright.core.contracts.contract_validation import Contradiction
from callwright.core.json_schema import schema_fields
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
        yield Contradiction("stand_in.cached_s", "must not be negative", "Use 0 to give no cached answer.")
    if rules.cached_s > 0 and writes:
        yield Contradiction(
            "stand_in.cached_s",
            "a write is never answered with an earlier result",
            "Name a tool that leaves a draft or a ticket (stand_in.tool), or declare effect as read.",
        )
    if rules.cached_s == 0 and not rules.tool:
        yield Contradiction("stand_in", "names neither an age nor a tool", "Give cached_s or tool.")
    if rules.tool == contract.name:
        yield Contradiction("stand_in.tool", "a tool cannot stand in for itself", "Name another.")
    if (rules.arguments or rules.fixed) and not rules.tool:
        yield Contradiction(
            "stand_in.arguments", "there is no tool to give them to", "Name it in stand_in.tool."
        )
    if rules.tool_first and not (rules.tool and rules.cached_s):
        yield Contradiction(
            "stand_in.tool_first",
            "there are no two to put in order",
            "Give cached_s and tool, or leave it out.",
        )
    yield from _check_argument_pointers(contract, rules)
    if writes and rules.tool and contract.lease_ms < contract.deadline_ms + MIN_SPARE_LEASE_MS:
        yield Contradiction(
            "lease_ms",
            "the claim would end before the stand-in does",
            f"Raise it to {contract.deadline_ms + MIN_SPARE_LEASE_MS} at least; 30000 above deadline_ms is usual.",
        )


def _check_argument_pointers(contract: Contract, rules: StandIn) -> Iterator[Contradiction]:
    names = schema_fields.collect_fields(contract.input_schema)
    for name, way in rules.arguments.items():
        if way and not way.startswith("/"):
            yield Contradiction(
                f"stand_in.arguments.{name}", "is not a JSON Pointer", f'Write "/{way}", or "" for all.'
            )
        elif way and pointer_to_path(way)[0] not in names:
            yield Contradiction(
                f"stand_in.arguments.{name}",
                f"{pointer_to_path(way)[0]!r} is not an argument of the tool",
                f"Arguments are: {', '.join(names) or 'none'}.",
            )


def _check_batch(contract: Contract, batch: Batch) -> Iterator[Contradiction]:
    document = contract.input_schema
    known = schema_fields.collect_fields(document)
    if batch.size < 1:
        yield Contradiction("batch.size", "must be at least 1", "Leave it out for one item at a time.")
    if batch.items not in known:
        names = ", ".join(known) or "none"
        yield Contradiction(
            "batch.items", f"{batch.items!r} is not an argument of the tool", f"Arguments are: {names}."
        )
    elif "array" not in schema_fields.collect_types(known[batch.items], document):
        yield Contradiction("batch.items", f"{batch.items!r} is not a list", "Name the argument that is one.")
    if contract.key_fields is not None and batch.items not in contract.key_fields:
        yield Contradiction(
            "key_fields", "all parts of a batch would be the same intent", f"Add {batch.items!r} to them."
        )
    if contract.stand_in is not None:
        yield Contradiction(
            "batch", "a part that fails is reported, and has no stand-in", "Keep one: batch or stand_in."
        )
    output = contract.output_schema
    if output is not None and schema_fields.collect_types(output, output) - {"array"}:
        yield Contradiction(
            "output_schema",
            "the results of the parts are joined to one list, which it does not accept",
            "Return a list from the tool, or leave output_schema out.",
        )


# --- together with the fallback tool --------------------------------------------------------------------------------


def find_fallback_mismatches(contract: Contract, other: Contract) -> Iterator[Contradiction]:
    """Yield the reasons why the other tool cannot be the fallback of this one."""
    rules, name = contract.stand_in or StandIn(), other.name
    if contract.effect == "read" and other.effect != "read":
        yield Contradiction(
            "stand_in.tool",
            f"{name} has an effect ({other.effect}), and it would be done by a call that changes nothing",
            "Name a tool with effect read.",
        )
    if contract.effect != "read" and other.effect == "read":
        yield Contradiction(
            "stand_in.tool",
            f"{name} only reads, so the requested effect would not happen",
            "Name a tool that leaves a draft or a ticket, or leave stand_in out.",
        )
    mapped = rules.arguments or rules.fixed
    provided = (
        {*rules.arguments, *rules.fixed} if mapped else {*schema_fields.collect_fields(contract.input_schema)}
    )
    missing = [one for one in schema_fields.list_required(other.input_schema) if one not in provided]
    if missing:
        yield Contradiction(
            "stand_in.arguments",
            f"{name} requires {missing[0]!r}",
            "Name its source, or give a fixed value.",
        )
    names = schema_fields.collect_fields(other.input_schema)
    strange = [one for one in sorted(provided) if one not in names]
    if strange and schema_fields.is_closed_schema(other.input_schema):
        yield Contradiction(
            "stand_in.arguments",
            f"{name} has no argument {strange[0]!r}",
            f"Its arguments are: {', '.join(names) or 'none'}.",
        )
