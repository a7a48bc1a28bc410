"""Check the final words of a model against the calls of its run (seed 002 §7): the ledger, and the tapes for arguments and reads."""

from collections.abc import Callable, Iterable
from datetime import date
from typing import Any, TypeVar

from callwright.app import Callwright
from callwright.core.guard.field_masking import mask_fields
from callwright.core.records.kept_results import is_apart
from callwright.core.truth.ledger_facts import FactStatus, LedgerFact
from callwright.core.truth.reply_check import (
    FindingLevel,
    ReplyFinding,
    check_reply_text,
    report_unchecked_reply,
)
from callwright.domain.effects import Execute, Resolved, Returned
from callwright.domain.records import LedgerEntry
from callwright.runtime.tape import Tape, TapeError

MAX_CALLS = 5_000
"""Calls of a run that are read; of a longer run no reply is checked, since a call that was not read might bear it out."""

_FIRST_PAGE = 250

_Row = TypeVar("_Row")

_STATUSES: dict[str, FactStatus] = {
    "committed": "success",
    "failed": "failed",
    "answered": "failed",
    "released": "failed",
    "unknown": "unknown",
    "claimed": "unknown",
}


def check_reply(
    app: Callwright,
    text: str,
    *,
    run: str,
    max_calls: int = MAX_CALLS,
    today: date | None = None,
    level: FindingLevel = "doubt",
) -> list[ReplyFinding]:
    """Return the claims of a model's reply that the recorded calls of its run do not support; empty if there are none.

    Calls no tool and changes nothing. A run without calls supports no claim of an action. Uncertain contradictions are not
    reported, so that an empty list does not prove the reply true.

    Args:
        app: The application with the ledger and the tapes.
        text: The model's reply.
        run: Id of the run.
        max_calls: Maximum number of calls that are compared; a run with more gives the single finding ``not_checked``.
        today: Local date of the reader when the reply was written; without it, words such as "tomorrow" are not compared with
            recorded days.
        level: "contradiction" leaves out doubts, for a program that acts on a finding by itself.

    Raises:
        StoreError: the ledger cannot be read.
    """
    facts = list_run_facts(app, run, max_calls)
    if facts is None:
        return [report_unchecked_reply(text, max_calls)]
    found = check_reply_text(text, facts, today=today)
    return [one for one in found if level in ("doubt", one.level)]


def list_run_facts(app: Callwright, run: str, max_calls: int = MAX_CALLS) -> list[LedgerFact] | None:
    """Return the recorded facts of each call of a run, from ledger and tapes, oldest first; None for more than ``max_calls`` calls.

    Secret arguments are masked.
    """
    listed = _list_all(lambda limit: app.store.list_entries(run_id=run, limit=limit), max_calls)
    tapes = _list_all(lambda limit: app.store.list_tapes(run_id=run, limit=limit), max_calls)
    if listed is None or tapes is None:
        return None
    entries = {
        one.owner: (app.store.get_entry(one.key) or one) if is_apart(one.outcome) else one for one in listed
    }
    facts: list[tuple[int, LedgerFact]] = []
    for call_id, tool, code, at in tapes:
        tape = _load_tape(app, call_id)
        if tape is None or tape.head.request.dry_run:
            continue
        entry = entries.pop(call_id, None)
        facts.append((at, _make_fact(app, tape, tool, code, entry)))
    facts.extend((one.updated_at, _make_entry_fact(one, None, "")) for one in entries.values())
    return [fact for _, fact in sorted(facts, key=lambda pair: pair[0])]


def _list_all(list_newest: Callable[[int], list[_Row]], most: int) -> list[_Row] | None:
    """Return all rows, read with a growing limit; None where there are more than ``most``."""
    limit = min(_FIRST_PAGE, most)
    while True:
        rows = list_newest(limit + 1)
        if len(rows) <= limit:
            return rows
        if limit >= most:
            return None
        limit = min(4 * limit, most)


def _load_tape(app: Callwright, call_id: str) -> Tape | None:
    """Return the tape of a call, or None where it was made under a contract that is no longer known."""
    try:
        return app.tape(call_id)
    except TapeError:
        return None


def _make_fact(
    app: Callwright, tape: Tape, tool: str, code: str | None, entry: LedgerEntry | None
) -> LedgerFact:
    if tape.head.method:
        return _make_read_fact(tape, tool, code)
    resolved = next((answer for _, answer in reversed(tape.steps) if isinstance(answer, Resolved)), None)
    contract = resolved.tool.contract if resolved else None
    arguments = _read_arguments(tape, resolved.tool.secrets if resolved else ())
    words = contract.description if contract else ""
    if entry is not None:
        return _make_entry_fact(entry, arguments, words)
    reads = contract is not None and contract.effect == "read"
    if code is not None:
        return LedgerFact(tool, reads, "failed" if reads else "refused", arguments, code=code, words=words)
    return LedgerFact(tool, reads, "success", arguments, _read_data(app, tape), words=words)


def _make_read_fact(tape: Tape, tool: str, code: str | None) -> LedgerFact:
    """Return the fact of a read of a resource or prompt, whose tape holds what the server gave."""
    if code is not None:
        return LedgerFact(tool, True, "failed", tape.head.request.raw["params"], code=code)
    given = next((answer.value for _, answer in tape.steps if isinstance(answer, Returned)), None)
    return LedgerFact(tool, True, "success", tape.head.request.raw["params"], given)


def _make_entry_fact(entry: LedgerEntry, arguments: Any, words: str) -> LedgerFact:
    outcome = entry.outcome
    status = _STATUSES[entry.state]
    if status == "success" and outcome is not None and outcome.partial is not None:
        status = "partial"
    data, code = (outcome.data, outcome.code or "") if outcome is not None else (None, "")
    return LedgerFact(entry.tool, False, status, arguments, data, code, entry.entry_id, words)


def _read_arguments(tape: Tape, secrets: Iterable[str]) -> Any:
    """Return the arguments the tool got, or None where it was not run."""
    effect = next((step for step, _ in reversed(tape.steps) if isinstance(step, Execute)), None)
    return mask_fields(effect.arguments, secrets) if effect else None


def _read_data(app: Callwright, tape: Tape) -> Any:
    """Return the data of a call without its own entry, or None where rules have changed so that it cannot be replayed."""
    try:
        return app.replay(tape).data
    except TapeError:
        return None
