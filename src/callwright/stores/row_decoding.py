"""What stands as JSON in a row, read without ever raising: one row that cannot be read holds up nobody.

In the place of what cannot be read stands what is safe: an outcome that must not be used, an approval that serves nobody.
What else the row says (key, tool, state) stays in force, so that nothing is carried out twice. ``faults`` names what is wrong,
for ``callwright doctor``.
"""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright.domain.call import Principal
from callwright.domain.contract import Contract
from callwright.domain.records import Approval, ApprovalTerms, Outcome, UnreadableRow

UNREADABLE_OUTCOME: Final = Outcome(code="invalid_output", details={"cause": "unreadable_row"})
"""In the place of an outcome: that it was carried out (or not) is known, what came of it is not."""

PAGE_ROWS: Final = 1_000
"""Rows that are looked through at a time."""

_DECODE_FAULTS: Final = (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError, ValueError)
_outcome_from_json = msgspec.json.Decoder(Outcome).decode
_roles_from_json = msgspec.json.Decoder(tuple[str, ...]).decode
_arguments_from_json = msgspec.json.Decoder(dict[str, Any]).decode
_details_from_json = msgspec.json.Decoder(dict[str, str]).decode
_contract_from_json = msgspec.json.Decoder(Contract).decode
_principal_from_json = msgspec.json.Decoder(Principal).decode
_terms_from_json = msgspec.json.Decoder(ApprovalTerms).decode


def decode_outcome(body: bytes | str | None) -> Outcome | None:
    """The outcome of an entry; None where it has none."""
    if body is None:
        return None
    try:
        return _outcome_from_json(body)
    except _DECODE_FAULTS:
        return UNREADABLE_OUTCOME


def decode_roles(body: bytes | str | None) -> tuple[str, ...]:
    """The roles of a principal; none where they cannot be read."""
    try:
        return _roles_from_json(body) if body else ()
    except _DECODE_FAULTS:
        return ()


def decode_event_details(body: bytes | str | None) -> dict[str, str]:
    """What an event tells beside its columns."""
    try:
        return _details_from_json(body) if body else {}
    except _DECODE_FAULTS:
        return {"unreadable": "about"}


def decode_contract(body: bytes | str) -> Contract | None:
    """A contract; one that cannot be read is as good as not known."""
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
    """An approval with what it is about; one of which that cannot be read is as good as used."""
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
    name: object, tool: str, found: bytes | None, held: bytes | None
) -> UnreadableRow | None:
    """What of an entry cannot be read."""
    if found is not None and decode_outcome(found) is UNREADABLE_OUTCOME:
        return UnreadableRow("ledger", str(name), tool, "outcome")
    return (
        UnreadableRow("ledger", str(name), tool, "roles")
        if held and not _is_decodable(_roles_from_json, held)
        else None
    )


def find_approval_fault(name: str, tool: str, arguments: bytes, principal: bytes) -> UnreadableRow | None:
    """What of an approval cannot be read."""
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
