"""Data types of the audit trail: events, chained records, and the findings of an examination.

A record says who requested what under which contract, and how it ended. It holds digests of arguments and keys, never
arguments, results or secrets. Times are epoch milliseconds of the store.
"""

from typing import Literal

from msgspec import Struct

AUDIT_FORMAT = "callwright.audit/1"
GENESIS_HASH = "0" * 64
"""The ``previous`` value of the first record."""

AuditKind = Literal[
    "settled",
    "lapsed",
    "decided",
    "approval_asked",
    "approval_granted",
    "approval_rejected",
    "approval_used",
    "approval_given_back",
    "refused",
    "failed",
    "compensated",
    "reconciled",
    "pin_accepted",
    "rules_changed",
    "effects_declared",
    "key_made",
    "key_revoked",
    "quarantine_shown",
    "quarantine_released",
    "quarantine_read",
    "release_decided",
    "doubt_accepted",
    "login_refused",
    "judged",
    "data_exported",
    "data_erased",
]


class AuditEvent(Struct, frozen=True):
    """An event for the audit trail, before it is chained. The columns of ``audit_waiting`` have the order of the fields.

    Attributes:
        at: Time of the event; 0 lets the store set it.
        args_hash: SHA-256 of the canonical corrected arguments; a record holds only a keyed digest of it.
        key: The idempotency key; a record holds only a keyed digest of it.
        by: Who decided, if a person did; ``why`` is the reason they gave.
        about: Further details in short words: a rule, a server, a finding.
    """

    kind: AuditKind
    at: int = 0
    tenant: str = ""
    principal: str = ""
    tool: str = ""
    version: str = ""
    contract_hash: str = ""
    args_hash: str = ""
    effect: str = ""
    state: str = ""
    code: str = ""
    call_id: str = ""
    run_id: str = ""
    trace_id: str = ""
    entry_id: int = 0
    fence: int = 0
    attempt: int = 0
    key: str = ""
    by: str = ""
    why: str = ""
    about: dict[str, str] = {}


class AuditRecord(
    Struct,
    frozen=True,
    omit_defaults=True,
    rename="camel",
    tag_field="format",
    tag=AUDIT_FORMAT,
):
    """One line of the trail. ``previous`` is the SHA-256 (hex) of the line before it; ``seq`` counts from 1 without gaps.

    ``arguments_digest`` and ``key_digest`` are HMAC-SHA256 under a key that stays in the store: the reader of an export
    can compare them, but cannot find the original amount or number by trying values.
    """

    seq: int
    previous: str
    at: int
    kind: AuditKind
    tenant: str = ""
    principal: str = ""
    tool: str = ""
    version: str = ""
    contract_hash: str = ""
    arguments_digest: str = ""
    effect: str = ""
    state: str = ""
    code: str = ""
    call_id: str = ""
    run_id: str = ""
    trace_id: str = ""
    entry_id: int = 0
    fence: int = 0
    attempt: int = 0
    key_digest: str = ""
    by: str = ""
    why: str = ""
    about: dict[str, str] = {}


class AuditHead(Struct, frozen=True):
    """The end of the chain: the last record's number, and the SHA-256 (hex) of its line.

    ``waiting`` counts events that are written and not yet chained.
    """

    seq: int = 0
    hash: str = GENESIS_HASH
    at: int = 0
    waiting: int = 0


class AuditSegment(Struct, frozen=True, kw_only=True):
    """Records that were chained together: ``body`` holds their lines, each ended by a line feed.

    ``head`` is the SHA-256 of the last line; ``previous`` that of the line before the first.
    """

    first: int
    last: int
    at: int
    previous: str
    head: str
    body: bytes


TroubleKind = Literal[
    "changed", "missing", "repeated", "unreadable", "truncated", "not_anchored", "replaced", "rolled_back"
]


class AuditTrouble(Struct, frozen=True):
    """A defect of the trail, from record ``seq`` to record ``upto``."""

    kind: TroubleKind
    seq: int
    upto: int


SIGNED_HEAD_FORMAT = "callwright.head/1"


class SignedHead(
    Struct,
    frozen=True,
    kw_only=True,
    rename="camel",
    tag_field="format",
    tag=SIGNED_HEAD_FORMAT,
):
    """A head of the chain, signed by its operator: one line of JSON, stored where accounts with write access to the store cannot change it.

    ``signature`` is Ed25519, base64, over ``callwright.head/1:SEQ:HASH:SIGNED_AT``. ``signed_at`` is epoch milliseconds; ``key`` the
    first 16 hex digits of the SHA-256 of the public key (32 bytes).
    """

    seq: int
    hash: str
    signed_at: int
    key: str
    signature: str


HeadTroubleKind = Literal["unreadable", "other_key", "forged", "none", "stale"]


class HeadTrouble(Struct, frozen=True):
    """A line of a file of signed heads that proves nothing, or 0 for the file as a whole: no valid head, or only old ones."""

    kind: HeadTroubleKind
    line: int


class AuditExamination(Struct, frozen=True):
    """The findings of an examination of the trail: number of records, the end of the chain, and every defect."""

    records: int
    head: AuditHead
    troubles: tuple[AuditTrouble, ...]


class EntryTrouble(Struct, frozen=True, rename="camel"):
    """A ledger entry whose state differs from the trail: ``told`` is the state in its last record, number ``seq``.

    "" and 0 where no record reports its end.
    """

    entry_id: int
    tool: str
    state: str
    told: str = ""
    seq: int = 0
