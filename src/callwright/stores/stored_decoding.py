"""Make records with content, to be searched and erased, from the values of rows. The same for every store.

An unreadable value stays searchable as the text that it is.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct

from callwright.core.records.kept_results import erase_outcome
from callwright.core.records.stored_data import read_tape_owner
from callwright.domain.quarantine_records import StoredBody
from callwright.domain.records import Approval, LedgerEntry
from callwright.domain.stored_data import StoredReason, StoredRecord, StoredState
from callwright.stores import row_decoding

REPEATABLE_KIND: Final = "repeatable call"
"""Shared records of this kind hold the arguments of a call; the others belong to sessions that are open."""

_EMPTY_BODIES: Final = (b"", b"{}", b"null")
_ERASED_UNREADABLE: Final = b"{"
"""What is left of an outcome that could not be read: it stays unreadable, so that its call stays in doubt."""

_UNRESOLVED: Final[dict[str, StoredReason]] = {"claimed": "claimed", "unknown": "doubt"}
encode_json: Final = msgspec.json.Encoder().encode


class StoredEntry(Struct, frozen=True, kw_only=True):
    """The columns of a ledger entry that are searched. ``apart``: its outcome that is stored apart from the row."""

    entry_id: int
    key: str
    state: str
    owner: str
    tenant: str
    principal: str
    run_id: str | None
    tool: str
    at: int
    note: str
    outcome: bytes | None
    apart: bytes | None = None


def entry_to_held(entry: LedgerEntry) -> StoredEntry:
    """Return an entry as the columns that are searched."""
    return StoredEntry(
        entry_id=entry.entry_id,
        key=entry.key,
        state=entry.state,
        owner=entry.owner,
        tenant=entry.principal.tenant,
        principal=entry.principal.id,
        run_id=entry.run_id,
        tool=entry.tool,
        at=entry.updated_at,
        note=entry.note,
        outcome=None if entry.outcome is None else encode_json(entry.outcome),
    )


def make_entry_record(row: StoredEntry, *, archived: bool) -> StoredRecord:
    """Make the record of an entry; its empty and erased fields have no part."""
    outcome, erased = row.outcome, False
    if outcome is not None:
        decoded = row_decoding.decode_outcome(outcome)
        erased = bool(decoded and decoded.erased_at) or outcome == _ERASED_UNREADABLE
    body = None if erased else row.apart or outcome
    parts = {"outcome": body} if body else {}
    if row.note:
        parts["note"] = row.note.encode()
    state, reason = _judge_entry(row, has_content=bool(parts), erased=erased, archived=archived)
    return StoredRecord(
        kind="archived" if archived else "entry",
        place=str(row.entry_id),
        id=str(row.entry_id),
        at=row.at,
        tenant=row.tenant,
        principal=row.principal,
        run_id=row.run_id,
        call_id=row.owner.partition("@")[0],
        tool=row.tool,
        state=state,
        reason=reason,
        parts=parts,
        names=_name_texts(key=row.key, principal=row.principal, tenant=row.tenant, run=row.run_id),
    )


def _judge_entry(
    row: StoredEntry, *, has_content: bool, erased: bool, archived: bool
) -> tuple[StoredState, StoredReason]:
    if row.state in _UNRESOLVED and not archived:
        return "in_flight", _UNRESOLVED[row.state]
    if has_content:
        return "stored", ""
    return ("erased", "") if erased else ("kept", "empty")


def erase_stored_outcome(outcome: bytes | None, now: int) -> bytes | None:
    """Return the row's outcome without its content; None for none. An erased one is returned as it is."""
    if outcome is None:
        return None
    decoded = row_decoding.decode_outcome(outcome)
    if (
        decoded is row_decoding.UNREADABLE_OUTCOME
    ):  # stays unreadable for a replay: its state is still in doubt
        return b"{"
    erased = erase_outcome(decoded, now)
    return outcome if erased is None else encode_json(erased)


def make_approval_record(approval: Approval, place: str, now: int) -> StoredRecord:
    """Make the record of an approval; one that is open, or granted and not used yet, is in flight."""
    who = approval.requested_by
    known = who is not row_decoding.UNREADABLE_PRINCIPAL
    parts = {"arguments": encode_json(approval.arguments), "reason": approval.reason.encode()}
    parts = {name: body for name, body in parts.items() if body not in _EMPTY_BODIES}
    is_open = is_approval_open(approval.state, approval.expires_at, now)
    state: StoredState = "in_flight" if is_open else "stored" if parts else "erased"
    return StoredRecord(
        kind="approval",
        place=place,
        id=approval.handle,
        at=approval.created_at,
        tenant=who.tenant if known else None,
        principal=who.id if known else None,
        call_id=approval.used_by,
        tool=approval.tool,
        state=state,
        reason="open" if is_open else "",
        parts=parts,
        names=_name_texts(principal=who.id, tenant=who.tenant, decided_by=approval.decided_by),
    )


def is_approval_open(state: str, expires_at: int, now: int) -> bool:
    """Return whether an approval waits for a decision, or for its call."""
    return state in {"asked", "granted"} and now < expires_at


def make_tape_record(
    call_id: str, run_id: str | None, tool: str, at: int, place: str, body: bytes
) -> StoredRecord:
    """Make the record of a tape."""
    owner = read_tape_owner(body)
    return StoredRecord(
        kind="tape",
        place=place,
        id=call_id or place,
        at=at,
        tenant=owner.tenant,
        principal=owner.principal,
        run_id=run_id,
        call_id=call_id,
        tool=tool,
        parts={"tape": body},
    )


def make_body_record(kept: StoredBody, body: bytes) -> StoredRecord:
    """Make the record of a body in quarantine, or behind a preview."""
    parts = {"body": body}
    if kept.reason:
        parts["reason"] = kept.reason.encode()
    return StoredRecord(
        kind="withheld",
        place=kept.handle,
        id=kept.handle,
        at=kept.at,
        tenant=kept.tenant or None,
        principal=kept.principal or None,
        call_id=kept.call_id,
        tool=kept.tool,
        parts=parts,
        names=_name_texts(released_by=kept.released_by),
    )


def make_answer_record(place: str, at: int, body: bytes) -> StoredRecord:
    """Make the record of a cached answer: under a digest of its call, so that it names no person."""
    return StoredRecord(kind="answer", place=place, id=place, at=at, parts={"answer": body})


def make_shared_record(kind: str, name: str, body: bytes) -> StoredRecord:
    """Make the record of what gateways share. All but repeatable calls belong to sessions and end with them."""
    repeatable = kind == REPEATABLE_KIND
    return StoredRecord(
        kind="shared",
        place=f"{kind}\n{name}",
        id=f"{kind}/{name}",
        at=0,
        state="stored" if repeatable else "in_flight",
        reason="" if repeatable else "session",
        parts={"record": body},
    )


def _name_texts(**names: Any) -> dict[str, str]:
    return {name: text for name, text in names.items() if isinstance(text, str) and text}
