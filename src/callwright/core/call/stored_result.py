"""Scan a stored result again before it is given again: from the ledger to a repeated call, from the cache in place of a tool. Pure.

The rules of the guard when it was stored may have been those of an earlier release, its tool may be declared ``untrusted`` since, and
whoever can write to the store can change it. What was scanned together at first is scanned together again, so that the same rules
come to the same verdict.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright.core.call.call_state import CallState, Completion, EffectFlow
from callwright.core.call.completion import make_suspicion_notices
from callwright.core.call.usual_answer import get_usual_answer
from callwright.core.guard import CLEAN_VERDICT, GuardVerdict, scan_value
from callwright.domain.contract import CompiledContract
from callwright.domain.effects import Quarantine
from callwright.domain.records import Outcome
from callwright.domain.result import Notice, Source

_encode_json: Final = msgspec.json.Encoder().encode
_OWN_SOURCE_PATTERN: Final = re.compile(r"ledger/\d+")


def is_fit_to_repeat(tool: CompiledContract, outcome: Outcome) -> bool:
    """Return whether the stored outcome may be given again as it is."""
    return all(
        verdict is CLEAN_VERDICT
        or (verdict.action != "quarantine" and not _list_new_notices(verdict, outcome))
        for verdict, _ in _scan_parts(tool, outcome)
    )


def review_repeated_result(
    state: CallState, tool: CompiledContract, ending: Completion
) -> EffectFlow[Completion]:
    """Return the completion of a repeated call as it is, with warnings that it lacked, or without the result that must be withheld.

    A withheld body is quarantined, as that of a first answer is; what is known about the effect stays as it was.
    """
    notices: list[Notice] = []
    for verdict, part in _scan_parts(tool, ending.outcome):
        if verdict.action == "quarantine":
            store = Quarantine(state.ticket.call_id, tool.contract.name, part, verdict.reason)
            stored = store.cast_answer((yield store))
            return replace(ending, outcome=Outcome(code="unsafe_output", handle=stored.handle))
        notices += [one for one in _list_new_notices(verdict, ending.outcome) if one not in notices]
    if not notices:
        return ending
    outcome = ending.outcome
    return replace(ending, outcome=replace(outcome, warnings=[*outcome.warnings, *notices]))


def _list_new_notices(verdict: GuardVerdict, outcome: Outcome) -> list[Notice]:
    told = {one.code for one in outcome.warnings}
    return [one for one in make_suspicion_notices(verdict) if one.code not in told]


def _scan_parts(tool: CompiledContract, outcome: Outcome) -> Iterator[tuple[GuardVerdict, Any]]:
    untrusted = tool.contract.untrusted
    for part in _list_parts(tool, outcome):
        yield scan_value(part, untrusted=untrusted), part


def _list_parts(tool: CompiledContract, outcome: Outcome) -> Iterator[Any]:
    """Yield what was scanned by itself: the result with its blocks, each item of a batch, what the tool says beside it."""
    batched = tool.contract.batch is not None
    if outcome.content is not None:
        yield [outcome.data, outcome.content]
    elif outcome.data is not None and not _is_known_clean(tool, outcome.data):
        yield from _list_items(outcome.data, batched=batched)
    if outcome.message and outcome.message != get_usual_answer(tool).message:
        yield outcome.message
    if not all(_is_own_source(one) for one in outcome.source):
        yield outcome.source
    if outcome.code is not None:
        yield from _list_failure_parts(outcome, batched=batched)


def _is_known_clean(tool: CompiledContract, data: Any) -> bool:
    """Return whether this process has found the same bytes clean, by this contract, when the tool answered with them."""
    known = tool.known_answers
    return known is not None and isinstance(data, dict) and _encode_json(data) in known


def _list_failure_parts(outcome: Outcome, *, batched: bool) -> Iterator[Any]:
    yield from outcome.params.values()
    for detail in outcome.details.values():
        yield from _list_items(detail, batched=batched)
    if outcome.partial is not None and not batched:  # those of a batch are items of its arguments
        yield outcome.partial


def _list_items(value: Any, *, batched: bool) -> Iterator[Any]:
    """Yield the results of the parts of a batch, which were scanned one by one, or else the value."""
    yield from value if batched and isinstance(value, list) else (value,)


def _is_own_source(source: Source) -> bool:
    """Return whether the source is the entry of the ledger that stands where the tool names none."""
    own = Source(type="database", id=source.id, label="ledger entry")
    return source == own and _OWN_SOURCE_PATTERN.fullmatch(source.id) is not None
