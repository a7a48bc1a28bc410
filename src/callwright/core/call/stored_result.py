"""Scan a stored result again before it is returned: from the ledger for a repeated call, or from the cache in place of a call. Pure.

The result may have been stored under the guard rules of an earlier release, the tool may have been declared ``untrusted`` later, and a
process with write access to the store can change it. Parts that were first scanned together are scanned together again, so that the
same rules give the same verdict.
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
    """Return whether the stored outcome may be returned again unchanged."""
    return all(
        verdict is CLEAN_VERDICT
        or (verdict.action != "quarantine" and not _list_new_notices(verdict, outcome))
        for verdict, _ in _scan_parts(tool, outcome)
    )


def review_repeated_result(
    state: CallState, tool: CompiledContract, ending: Completion
) -> EffectFlow[Completion]:
    """Return the completion of a repeated call: unchanged, with the warnings of the new scan, or without a result that must be withheld.

    A withheld result is quarantined like that of a first answer; the state of the effect does not change.
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
    """Yield the parts that are scanned separately: the result with its content blocks, each item of a batch, the message, the sources."""
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
    """Return whether the source is the ledger entry that Callwright fills in for a tool that names no source."""
    own = Source(type="database", id=source.id, label="ledger entry")
    return source == own and _OWN_SOURCE_PATTERN.fullmatch(source.id) is not None
