"""One field ``x`` of a tool, mended: what becomes of a value, and of what kind the answer is."""

from datetime import UTC, datetime
from typing import Any

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.repair import LocalMoment, RepairedArguments, repair_arguments
from callwright.domain.contract import CompiledContract, Contract, Corrector

SATURDAY = int(datetime(2026, 11, 21, 2, 30, tzinfo=UTC).timestamp() * 1000)
"""Saturday, 21 November 2026, 10:30 in Shanghai."""

SHANGHAI = LocalMoment(SATURDAY, "Asia/Shanghai")


def tool_of(schema: dict[str, Any], **more: Any) -> CompiledContract:
    properties = {"x": schema, **more.pop("beside", {})}
    document = {"type": "object", "properties": properties, "additionalProperties": False}
    return compile_contract(Contract(name="try_it", input_schema=document, **more))


def mended(
    schema: dict[str, Any],
    value: Any,
    *,
    units: tuple[str, ...] = (),
    correctors: tuple[Corrector, ...] = (),
    moment: LocalMoment | None = SHANGHAI,
    beside: dict[str, Any] | None = None,
    **given: Any,
) -> RepairedArguments:
    more: dict[str, Any] = {"units": {"x": units}} if units else {}
    if correctors:
        more["correctors"] = {"x": correctors}
    return repair_arguments(tool_of(schema, beside=beside or {}, **more), {"x": value, **given}, moment)


def became(done: RepairedArguments) -> tuple[Any, list[str]]:
    """The value as it would be executed and the steps that made it so."""
    assert done.problems == []
    return done.arguments["x"], [one.rule for one in done.repairs]


def asked(done: RepairedArguments) -> tuple[str | None, list[Any] | None]:
    """What the refusal proposes: the closest value, or all readings."""
    assert done.problems
    return done.problems[0].closest, done.problems[0].accepted


def refused(done: RepairedArguments, value: Any) -> bool:
    """Refused at the field, unchanged, without a repair and without an echo."""
    return bool(done.problems) and done.problems[0].path == "/x" and done.arguments["x"] is value
