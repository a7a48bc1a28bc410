"""Data of one person in the records: the query, the places found, and the report of an erasure."""

from typing import Any, Literal

from msgspec import Struct

StoredKind = Literal[
    "entry", "archived", "tape", "journal", "withheld", "approval", "answer", "shared", "task", "run", "audit"
]
"""Kinds of records, in the order in which they are searched.

``entry``, ``archived``: calls of the ledger; ``withheld``: bodies in quarantine; ``answer``: cached answers; ``shared``: what gateways
on one store share, such as a call that may be repeated; ``run``: a workflow run with its journal, questions and answers.
"""

StoredState = Literal["stored", "in_flight", "kept", "erased"]
"""``stored``: can be erased. ``in_flight``: in use now; an erasure leaves it for later. ``kept``: never erased, see the reason."""

StoredReason = Literal["", "claimed", "doubt", "open", "running", "session", "audit", "identifier", "empty"]
"""Why a record is not erased now. ``doubt``: by it a call in doubt can be resolved. ``identifier``: it stands only in a key or a name by which the record is found."""


class DataQuery(Struct, frozen=True, kw_only=True):
    """Whose data is meant. All given criteria must hold; of several values one is enough.

    Attributes:
        tenant: Records of this tenant. A record that names no tenant then never matches.
        principal: Records of the calls of this principal, by id.
        run: Records of this run.
        values: Records with one of these texts in arguments, results or texts: as a whole word, in any width variant.
        ignore_case: Whether upper and lower case are the same in values.
    """

    tenant: str | None = None
    principal: str | None = None
    run: str | None = None
    values: tuple[str, ...] = ()
    ignore_case: bool = False


class StoredRecord(Struct, frozen=True, kw_only=True):
    """One stored record with everything in it that people wrote, or that is about them.

    Attributes:
        place: Where the store finds it again; pages are in the order of places.
        id: Its number, handle or call id, for people.
        tenant, principal, run_id: Whose it is; None where the record does not say.
        call_id: The call that made it; "" where unknown.
        at: When it was last changed, epoch milliseconds.
        parts: Name → content that an erasure removes: JSON, lines of JSON, or text.
        names: Name → text that stays, such as the key by which a second call is recognised.
    """

    kind: StoredKind
    place: str
    id: str
    at: int
    tenant: str | None = None
    principal: str | None = None
    run_id: str | None = None
    call_id: str = ""
    tool: str = ""
    state: StoredState = "stored"
    reason: StoredReason = ""
    parts: dict[str, bytes] = {}
    names: dict[str, str] = {}


class RewrittenPart(Struct, frozen=True):
    """The content of the one sealable part of a record, as it is stored and as it shall be; ``place`` as in ``StoredRecord``."""

    place: str
    before: bytes
    after: bytes


class StoredFinding(Struct, frozen=True, kw_only=True):
    """A record that matches a query: where it is and in which fields, without its content.

    ``fields`` are the names of identifiers, or JSON Pointers that begin with the part: ``outcome/data/email``; at most 20.
    """

    kind: StoredKind
    id: str
    at: int
    tenant: str | None
    principal: str | None
    run_id: str | None
    call_id: str
    tool: str
    state: StoredState
    reason: StoredReason
    fields: tuple[str, ...]


class ExportedRecord(Struct, frozen=True, kw_only=True):
    """A finding with the content of its record, secrets masked."""

    finding: StoredFinding
    content: dict[str, Any]


ErasedState = Literal["erased", "in_flight", "gone"]
"""What an erasure did with one record. ``gone``: it is not there any more, or has moved to the archive."""


class ErasureReport(Struct, frozen=True, kw_only=True):
    """What an erasure did, by kind of record.

    Attributes:
        erased: Number of records whose content is gone.
        in_flight: Number of records that are in use and were left: erase again once they have ended.
        kept: Number of records that match and are never erased: audit records, keys, entries without content.
        postponed: The first records that are in use, at most 20.
        compacted: Whether the freed places in the files of the store were overwritten, or the database does so itself later.
    """

    erased: dict[str, int]
    in_flight: dict[str, int]
    kept: dict[str, int]
    postponed: list[StoredFinding]
    compacted: bool
