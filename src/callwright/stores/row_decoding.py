"""Decoders for stored rows that never raise: one unreadable row does not block the others.

A row may have been edited by hand, or written by an older or a newer version: a column may hold any value. An unreadable
value is replaced by a careful one and named in ``unreadable``: an outcome that must not be used, an approval that cannot
be used, a call that is in doubt. The rest of the row stays in force, so that nothing is executed twice.
``find_unreadable_rows`` reports such rows for ``callwright doctor``.
"""

from collections.abc import Iterable, Iterator
from math import isfinite
from types import NoneType
from typing import Any, Final, get_args

import msgspec
from msgspec.structs import astuple, replace

from callwright.domain.call import Principal
from callwright.domain.contract import Contract, EffectClass
from callwright.domain.records import (
    Approval,
    ApprovalState,
    ApprovalTerms,
    InDoubtCount,
    LedgerEntry,
    LedgerState,
    Outcome,
    UnreadableRow,
)
from callwright.domain.releases import Release
from callwright.domain.struct_decoding import describe_types

UNREADABLE_OUTCOME: Final = Outcome(code="invalid_output", details={"cause": "unreadable_row"})
"""Replaces an unreadable outcome: whether the call was executed is known, its result is not."""

UNREADABLE_PRINCIPAL: Final = Principal("", "")
"""Replaces an unreadable principal: nobody."""

PAGE_ROWS: Final = 1_000
"""Rows read per page."""

_DECODE_FAULTS: Final = (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError, ValueError)
_outcome_from_json = msgspec.json.Decoder(Outcome).decode
_roles_from_json = msgspec.json.Decoder(tuple[str, ...]).decode
_arguments_from_json = msgspec.json.Decoder(dict[str, Any]).decode
_details_from_json = msgspec.json.Decoder(dict[str, str]).decode
_contract_from_json = msgspec.json.Decoder(Contract).decode
_principal_from_json = msgspec.json.Decoder(Principal).decode
_terms_from_json = msgspec.json.Decoder(ApprovalTerms).decode


def parse_entry_id(text: str) -> int:
    """Return the number of an entry in this text; 0, which no entry has, where it holds none that a row can have."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 19 else 0


def decode_outcome(body: bytes | str | None) -> Outcome | None:
    """Decode the outcome of an entry; None if it has none."""
    if body is None:
        return None
    try:
        return _outcome_from_json(body)
    except _DECODE_FAULTS:
        return UNREADABLE_OUTCOME


def decode_apart(body: bytes | None) -> Outcome:
    """Decode an outcome that is stored apart from its row; one that is not there counts as unreadable."""
    return decode_outcome(body) or UNREADABLE_OUTCOME


def decode_principal(name: str, tenant: str, roles: bytes | str | None) -> Principal:
    """Decode the columns of a principal, without roles if they are unreadable."""
    try:
        return Principal(name, tenant, _decode_roles(roles))
    except (TypeError, ValueError):
        return UNREADABLE_PRINCIPAL


def _decode_roles(body: bytes | str | None) -> tuple[str, ...]:
    try:
        return _roles_from_json(body) if body else ()
    except _DECODE_FAULTS:
        return ()


def decode_event_details(body: bytes | str | None) -> dict[str, str]:
    """Decode the details of an event that have no column."""
    try:
        return _details_from_json(body) if body else {}
    except _DECODE_FAULTS:
        return {"unreadable": "about"}


def decode_contract(body: bytes | str) -> Contract | None:
    """Decode a contract; None if it is unreadable."""
    try:
        return _contract_from_json(body)
    except _DECODE_FAULTS:
        return None


def split_owner(cell: object) -> tuple[Any, str]:
    """Split the column of the owner into the owner and the holder of the claim."""
    if type(cell) is not str:
        return cell, ""
    owner, _, holder = cell.partition("@")
    return owner, holder


def check_entry(entry: LedgerEntry, roles: object) -> LedgerEntry:
    """Return a decoded entry, its unreadable fields replaced and named; ``roles`` is the stored column of the roles.

    An entry of which anything is unreadable that decides whether the call may run is unknown, and its call is never repeated.
    """
    if (
        _are_types_known(entry)
        and entry.state in _LEDGER_STATES
        and entry.effect in _EFFECT_CLASSES
        and 0 <= entry.created_at <= _LAST_MS
        and 0 <= entry.updated_at <= _LAST_MS
        and isfinite(entry.lease_until)
        and entry.outcome is not UNREADABLE_OUTCOME
        and entry.principal is not UNREADABLE_PRINCIPAL
        and (entry.principal.roles or not roles or _is_decodable(_roles_from_json, roles))
    ):
        return entry
    careful, unreadable = _replace_unfit_fields(entry, _CAREFUL_ENTRY)
    if entry.principal is UNREADABLE_PRINCIPAL:
        unreadable.append("principal")
    if roles and not _is_decodable(_roles_from_json, roles):
        unreadable.append("roles")
    if entry.outcome is UNREADABLE_OUTCOME:
        unreadable.append("outcome")
    if not _DECISIVE_FIELDS.isdisjoint(unreadable):
        careful |= {"state": "unknown", "effect": "once"}
    return replace(entry, **careful, unreadable=tuple(unreadable))


def _are_types_known(entry: LedgerEntry) -> bool:
    """Return whether the fields have the types that they should have; a combination of types is examined once."""
    types = tuple(map(type, astuple(entry)))
    if types in _KNOWN_TYPES:
        return True
    known = all(type(getattr(entry, name)) in kinds for name, (kinds, _) in _CAREFUL_ENTRY.items())
    if known:
        _KNOWN_TYPES.add(types)
    return known


def _replace_unfit_fields(
    row: Any, careful: dict[str, tuple[tuple[type, ...], Any]]
) -> tuple[dict[str, Any], list[str]]:
    """Return the careful values of the fields that are unfit, and the names of these fields."""
    unfit = {
        name: value
        for name, (kinds, value) in careful.items()
        if type(getattr(row, name)) not in kinds or not _is_value_fit(name, getattr(row, name))
    }
    return unfit, list(unfit)


def _is_value_fit(name: str, value: Any) -> bool:
    if name == "effect":
        return value in _EFFECT_CLASSES
    if name == "state":
        return value in _LEDGER_STATES or value in _APPROVAL_STATES
    if name in {"created_at", "updated_at"}:
        return bool(0 <= value <= _LAST_MS)
    return name != "lease_until" or isfinite(value)


_LEDGER_STATES: Final = frozenset(get_args(LedgerState))
_EFFECT_CLASSES: Final = frozenset(get_args(EffectClass))
_APPROVAL_STATES: Final = frozenset(get_args(ApprovalState))
_LAST_MS: Final = 253_402_300_799_999
"""The last millisecond that a date can express."""

_TEXT: Final = ((str,), "")
_TEXT_OR_NONE: Final = ((str, NoneType), None)
_CAREFUL_ENTRY: Final[dict[str, tuple[tuple[type, ...], Any]]] = {
    "entry_id": ((int,), 0),
    "key": _TEXT,
    "tool": _TEXT,
    "version": _TEXT,
    "args_hash": _TEXT,
    "effect": ((str,), "once"),
    "state": ((str,), "unknown"),
    "fence": ((int,), 0),
    "attempt": ((int,), 1),
    "owner": _TEXT,
    "lease_until": ((float,), -1.0),
    "trace_id": _TEXT,
    "run_id": _TEXT_OR_NONE,
    "delivered": ((bool,), False),
    "created_at": ((int,), 0),
    "updated_at": ((int,), 0),
    "expires_at": ((int, NoneType), None),
    "note": _TEXT,
    "contract_hash": _TEXT,
    "session": _TEXT_OR_NONE,
    "request": _TEXT_OR_NONE,
    "model_call": _TEXT_OR_NONE,
    "read_key": _TEXT,
}
"""The types of an entry's fields, and the value that takes the place of an unreadable one."""

_DECISIVE_FIELDS: Final = frozenset(
    (
        "args_hash",
        "effect",
        "state",
        "fence",
        "attempt",
        "lease_until",
        "delivered",
        "updated_at",
        "expires_at",
    )
)
"""Fields that decide whether a call may run."""

_KNOWN_TYPES: set[tuple[type, ...]] = set()
"""Combinations of types of fit rows."""

_CAREFUL_APPROVAL: Final[dict[str, tuple[tuple[type, ...], Any]]] = {
    "handle": _TEXT,
    "digest": _TEXT,
    "tool": _TEXT,
    "version": _TEXT,
    "state": ((str,), "used"),
    "decided_by": _TEXT_OR_NONE,
    "reason": _TEXT,
    "created_at": ((int,), 0),
    "expires_at": ((int,), 0),
    "contract_hash": _TEXT,
    "used_by": _TEXT,
}


def decode_approval(
    plain: Approval,
    arguments: bytes | str | None,
    principal: bytes | str | None,
    terms: bytes | str | None,
) -> Approval:
    """Decode an approval with its JSON columns; if anything of it is unreadable, the approval counts as used."""
    cells = {"arguments": arguments, "requested_by": principal, "terms": terms}
    decoded = {name: _decode_cell(_APPROVAL_DECODERS[name], cell) for name, cell in cells.items()}
    careful, unreadable = _replace_unfit_fields(plain, _CAREFUL_APPROVAL)
    unreadable += [name for name, value in decoded.items() if value is None]
    found = careful | {name: value for name, value in decoded.items() if value is not None}
    if unreadable:
        found |= {"state": "used", "reason": "this row cannot be read", "unreadable": tuple(unreadable)}
    return replace(plain, **found)


def count_requests_of(name: str, requesters: Iterable[bytes | str | None]) -> int:
    """Return how many of the stored principals have this id; an unreadable one counts for none."""
    found = (_decode_cell(_principal_from_json, one) for one in requesters)
    return sum(one is not None and one.id == name for one in found)


def _decode_cell(decode: Any, cell: bytes | str | None) -> Any:
    """Decode a column; None if it is unreadable."""
    try:
        return decode(cell or b"{}")
    except _DECODE_FAULTS:
        return None


_APPROVAL_DECODERS: Final[dict[str, Any]] = {
    "arguments": _arguments_from_json,
    "requested_by": _principal_from_json,
    "terms": _terms_from_json,
}


def make_doubt_count(tool: Any, effect: Any, unknown: int, silent: int, oldest_at: Any) -> InDoubtCount:
    """Make the count of calls in doubt of one tool and effect class, which may be unreadable in their rows."""
    return InDoubtCount(
        tool=tool if type(tool) is str else "",
        effect=effect if effect in _EFFECT_CLASSES else "once",
        unknown=unknown,
        silent=silent,
        oldest_at=oldest_at if type(oldest_at) is int and 0 <= oldest_at <= _LAST_MS else 0,
    )


def list_entry_faults(entry: LedgerEntry) -> Iterator[UnreadableRow]:
    """Yield the unreadable fields of an entry."""
    for part in entry.unreadable:
        yield UnreadableRow("ledger", str(entry.entry_id), entry.tool, part)


def list_approval_faults(approval: Approval) -> Iterator[UnreadableRow]:
    """Yield the unreadable fields of an approval."""
    for part in approval.unreadable:
        yield UnreadableRow("approvals", approval.handle, approval.tool, part)


def _is_decodable(decode: Any, body: Any) -> bool:
    try:
        decode(body)
    except _DECODE_FAULTS:
        return False
    return True


def decode_release(body: bytes) -> Release | None:
    """Return a stored decision about versions; None if a later release of Callwright wrote what this one cannot read."""
    try:
        return msgspec.json.decode(body, type=Release)
    except _DECODE_FAULTS:
        return None


describe_types(Release)
