"""Decoders for JSON columns that never raise: one unreadable row does not block the others.

An unreadable value is replaced by a safe one: an outcome that must not be used, an approval that cannot be
used. The rest of the row (key, tool, state) stays in force, so that nothing is executed twice.
``find_unreadable_rows`` reports such rows for ``callwright doctor``.
"""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.records import Approval, ApprovalTerms, Outcome, UnreadableRow
from callwright.domain.releases import Release
from callwright.domain.struct_decoding import describe_types

UNREADABLE_OUTCOME: Final = Outcome(code="invalid_output", details={"cause": "unreadable_row"})
"""Replaces an unreadable outcome: whether the call was executed is known, its result is not."""

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


def decode_roles(body: bytes | str | None) -> tuple[str, ...]:
    """Decode the roles of a principal; none if they are unreadable."""
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


def decode_approval(
    plain: Approval,
    arguments: bytes | str | None,
    principal: bytes | str | None,
    terms: bytes | str | None,
) -> Approval:
    """Decode an approval with its JSON columns; if one of them is unreadable, the approval counts as used."""
    try:
        return replace(
            plain,
            arguments=_arguments_from_json(arguments or b"{}"),
            requested_by=_principal_from_json(principal or b"{}"),
            terms=_terms_from_json(terms or b"{}"),
        )
    except _DECODE_FAULTS:
        return replace(plain, state="used", reason="this row cannot be read")


def find_entry_fault(
    name: object, tool: str, outcome: bytes | None, roles: bytes | None
) -> UnreadableRow | None:
    """Return which part of an entry is unreadable, or None."""
    if outcome is not None and decode_outcome(outcome) is UNREADABLE_OUTCOME:
        return UnreadableRow("ledger", str(name), tool, "outcome")
    return (
        UnreadableRow("ledger", str(name), tool, "roles")
        if roles and not _is_decodable(_roles_from_json, roles)
        else None
    )


def find_approval_fault(name: str, tool: str, arguments: bytes, principal: bytes) -> UnreadableRow | None:
    """Return which part of an approval is unreadable, or None."""
    if not _is_decodable(_arguments_from_json, arguments):
        return UnreadableRow("approvals", name, tool, "arguments")
    return (
        None
        if _is_decodable(_principal_from_json, principal)
        else UnreadableRow("approvals", name, tool, "requested_by")
    )


def _is_decodable(decode: Any, body: bytes) -> bool:
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
