"""Partial success: a batch that fails in part is reported item by item, truthfully, and can be sent again."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from callwright.app import Callwright
from callwright.core.policy.authorization import Rule
from callwright.domain.contract import Batch, Contract
from callwright.domain.declared_answer import DeclaredAnswer
from callwright.domain.reason import Reason
from callwright.domain.result import ToolResult
from callwright.evals.chaos import chaos_reasons
from callwright.evals.chaos.app_subject import invoke_once
from callwright.evals.chaos.chaos_subjects import hide_injected_fault
from callwright.evals.chaos.suite_runner import CaseVerdict
from callwright.evals.safety_suite import safety_reasons
from callwright.evals.safety_suite.examined_tools import ExaminedTool, ExampleTool
from callwright.evals.schema_example import make_example
from callwright.ports import CallContext, NotApplied, Tool

BATCH_PARTS: Final = 5

PartOutcome = Literal["done", "refused", "lost", "away"]
"""Planned fault of an item: none; rejected permanently; done with its answer lost; upstream unavailable the first time."""

BATCH_PLANS: Final[dict[str, tuple[PartOutcome, ...]]] = {
    "all_done": ("done",) * BATCH_PARTS,
    "some_refused": ("done", "refused", "done", "refused", "done"),
    "one_lost": ("done", "done", "lost", "done", "done"),
    "refused_and_lost": ("refused", "lost", "done", "refused", "done"),
    "one_away": ("done", "away", "done", "done", "done"),
    "all_refused": ("refused",) * BATCH_PARTS,
    "first_and_last": ("lost", "done", "done", "done", "refused"),
}


class PlannedFaultTool:
    """A ``ports.Tool`` around another: each item of a batch goes as planned, and effects are recorded."""

    mode: Any = "async"
    takes_key = True

    def __init__(self, inner: Tool, contract: Contract, batch: Batch, plan: tuple[PartOutcome, ...]) -> None:
        self._inner = inner
        self._batch = batch
        self._is_once = contract.effect == "once"
        self._did: set[int] = set()
        self._plan = plan
        self._parts: dict[str, int] = {}
        self._seen: Counter[int] = Counter()
        self.done: Counter[str] = Counter()
        self.own_correctors = getattr(inner, "own_correctors", {})

    async def invoke(self, arguments: dict[str, Any], context: CallContext) -> Any:
        """Execute as planned. An item is recognised by its key, or without one, by its position."""
        name = context.idempotency_key or f"turn {len(self._parts)}"
        part = self._parts.setdefault(name, len(self._parts))
        way = self._plan[part] if part < len(self._plan) else "done"
        first = not self._seen[part]
        self._seen[part] += 1
        if way == "refused":
            raise NotApplied("not_found")
        if way == "away" and first:
            raise NotApplied("upstream_error")
        value = await invoke_once(self._inner, arguments, context)
        if part not in self._did or self._is_once:  # other classes repeat the same effect
            self._did.add(part)
            said = (
                value.succeeded if type(value) is DeclaredAnswer else None
            )  # an item may itself be done in part
            self.done.update(map(_item_to_json, arguments[self._batch.items] if said is None else said))
        if way == "lost" and first:
            hide_injected_fault(context.call_id)
            raise ConnectionResetError
        return value


def _item_to_json(item: Any) -> str:
    return msgspec.json.encode(item, order="sorted").decode()


# --- examining ------------------------------------------------------------------------------------------------------


class BatchOrder(NamedTuple):
    """A batch to send."""

    contract: Contract
    tool: Tool
    arguments: dict[str, Any]


def build_shipped_order() -> BatchOrder:
    """Build the shipped batch of writes."""
    contract = Contract(
        name="orders.ship",
        input_schema={
            "type": "object",
            "properties": {"orders": {"type": "array", "items": {"type": "string"}}},
            "required": ["orders"],
            "additionalProperties": False,
        },
        effect="once",
        repeat="replay",
        batch=Batch("orders"),
    )
    return BatchOrder(contract, ExampleTool({"shipped": True}), {"orders": list("ABCDE")})


def build_order(one: ExaminedTool, tool: Tool) -> BatchOrder | Reason:
    """Build a batch for this tool, or return why there is none."""
    batch = one.contract.batch
    if one.left_out or batch is None:
        return one.left_out or safety_reasons.NO_BATCH()
    schema = one.contract.input_schema
    items = schema.get("properties", {}).get(batch.items, {})
    item = (one.arguments.get(batch.items) or [make_example(items.get("items", {"type": "string"}), schema)])[
        0
    ]
    if item is UNSET:
        return safety_reasons.NO_ITEMS()
    many = [_make_next_item(item, number) for number in range(BATCH_PARTS * batch.size)]
    return BatchOrder(one.contract, tool, {**one.arguments, batch.items: many})


def _make_next_item(item: Any, number: int) -> Any:
    """Return another item like this one if one can be derived, else the same item."""
    return item + number if type(item) is int else item


async def examine_batch(order: BatchOrder, name: str) -> CaseVerdict:
    """Send the batch, compare the report with the record, and send it again."""
    contract, tool, arguments = order
    batch = contract.batch
    assert batch is not None
    troubled = PlannedFaultTool(tool, contract, batch, BATCH_PLANS[name])
    quick = replace(contract, retries=replace(contract.retries, base_ms=1, cap_ms=2))
    raw = {"name": contract.name, "arguments": arguments}
    with Callwright(rules=[Rule("allow")]) as app:
        app.register(quick, troubled)
        result = await app.acall(raw, run="batch")
        items = [_item_to_json(one) for one in arguments[batch.items]]
        wrong = [*find_false_reports(result, items, troubled.done, contract)]
        again = await app.acall(raw, run="batch")
    if contract.effect in {"once", "keyed"} and contract.repeat not in {"allow", "replay_undelivered"}:
        wrong += find_doubled_items(troubled.done, items)
    return CaseVerdict(
        id=f"{contract.name}_{name}",
        tool=contract.name,
        fault=name,
        expected="reported as it went",
        wrong=tuple(dict.fromkeys(wrong)),
        effects=troubled.done.total(),
        told=tuple("ok" if one.error is None else one.error.code for one in (result, again)),
    )


def find_false_reports(
    result: ToolResult, items: list[str], done: Counter[str], contract: Contract
) -> Iterator[Reason]:
    """Yield the contradictions between the report on these items (each as JSON) and the record of effects."""
    succeeded, doubtful, failed = _count_reported_items(result, items)
    if succeeded + doubtful + failed != Counter(items):
        yield safety_reasons.ITEMS_NOT_NAMED_ONCE()
    if succeeded - done:
        yield safety_reasons.REPORTED_BUT_NOT_DONE()
    if contract.effect != "read" and done - succeeded - doubtful:
        yield safety_reasons.DONE_BUT_REPORTED_FAILED()
    if result.success and (failed or doubtful):
        yield chaos_reasons.CALLED_SUCCESS()
    if contract.effect != "read" and doubtful and result.effect != "unknown":
        yield safety_reasons.UNKNOWN_NOT_REPORTED()


def _count_reported_items(
    result: ToolResult, items: list[str]
) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Count the items reported as succeeded, as possible, and as failed."""
    none: Counter[str] = Counter()
    if result.partial is None:
        everything = Counter(items)
        if result.success:
            return everything, none, none
        return (none, everything, none) if result.effect == "unknown" else (none, none, everything)
    succeeded = Counter(map(_item_to_json, result.partial.succeeded))
    doubtful = Counter(
        _item_to_json(one.item) for one in result.partial.failed if one.error == "outcome_unknown"
    )
    failed = Counter(
        _item_to_json(one.item) for one in result.partial.failed if one.error != "outcome_unknown"
    )
    return succeeded, doubtful, failed


def find_doubled_items(done: Counter[str], items: list[str]) -> list[Reason]:
    """Return, as reasons, the items with more effects than requested."""
    return [safety_reasons.DONE_TWICE()] if done - Counter(items) else []
