"""Find the records of one person: who they belong to, and in which fields a value stands. Pure; knows no store.

A value is compared as text, never as a pattern: folded to one width (NFKC), and as a whole word. A letter or a digit directly beside
it makes it another word, unless it is Chinese, Japanese or Korean, where words have no borders: ``ann`` is not in ``channel``, but
``张三`` is in ``张三丰``. In front of an address ``.``, ``_``, ``+``, ``%`` and ``-`` belong to it, behind it ``.`` and ``-``.
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from callwright.core.records.quarantine import mask_body
from callwright.domain import rule_reasons
from callwright.domain.audit_records import AuditEvent, AuditKind, AuditRecord
from callwright.domain.call import AGENT_PREFIX, OPERATOR_PREFIX, Principal
from callwright.domain.reason import ReasonError
from callwright.domain.stored_data import DataQuery, StoredFinding, StoredRecord

OFFICER_ROLE: Final = "data_officer"
"""Role of principals that may find, export and erase the data of their tenant."""

MIN_VALUE_CHARS: Final = 2
MAX_VALUE_CHARS: Final = 1_000
MAX_VALUES: Final = 50
MAX_FIELDS: Final = 20
"""Fields that a finding names."""

_decode: Final = msgspec.json.Decoder().decode
_DECODE_FAULTS: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
_ESCAPED_IN_JSON: Final = frozenset('"\\/')
_ESCAPED_LETTER: Final = re.compile(r"\\u([0-9a-fA-F]{4})")
_BEFORE_ADDRESS: Final = "._+%-"
_BEHIND_ADDRESS: Final = ".-"


def check_query(query: DataQuery) -> None:
    """Check a query.

    Raises:
        ValueError: It is empty, or a value is too short to mean one person, too long, or one of too many.
    """
    if query.principal is None and query.run is None and not query.values:
        raise ReasonError(rule_reasons.NOBODY_NAMED())
    if len(query.values) > MAX_VALUES:
        raise ReasonError(rule_reasons.TOO_MANY_VALUES(most=MAX_VALUES))
    for value in query.values:
        meant = sum(char.isalnum() for char in value)
        if meant < MIN_VALUE_CHARS or len(value) > MAX_VALUE_CHARS:
            raise ReasonError(rule_reasons.UNFIT_VALUE(least=MIN_VALUE_CHARS, most=MAX_VALUE_CHARS))


def may_handle_data(by: Principal, tenant: str | None) -> bool:
    """Return whether this principal may find, export and erase data of a tenant, or of all tenants (None).

    It needs the role ``data_officer`` in that tenant; for all tenants it must be an operator (``user:…``). No agent may.
    """
    if OFFICER_ROLE not in by.roles or by.id.startswith(AGENT_PREFIX):
        return False
    return by.id.startswith(OPERATOR_PREFIX) or by.tenant == tenant


def make_data_event(
    kind: AuditKind, query: DataQuery, counts: dict[str, str], *, by: str, why: str, digest: str, state: str
) -> AuditEvent:
    """Build the audit event of an export or an erasure: who did what and why; of the person only ``digest``, a keyed digest."""
    criteria = [name for name in ("tenant", "principal", "run", "values") if getattr(query, name)]
    about = {"criteria": " ".join(criteria), **counts}
    return AuditEvent(kind=kind, args_hash=digest, state=state, by=by, why=why, about=about)


class DataMatcher:
    """Matches records against one query, those of the ledger first.

    Remembers the calls of a run, since some records name only their call, and the calls that run or are in doubt: their tapes and
    journals are left, because the call is resolved by them.
    """

    def __init__(self, query: DataQuery) -> None:
        self._query = query
        self._values = tuple(_fold(value, ignore_case=query.ignore_case) for value in query.values)
        self._calls: set[str] = set()
        self._unresolved: set[str] = set()
        self._needs_decoding = any(_ESCAPED_IN_JSON.intersection(value) for value in self._values)

    def match(self, record: StoredRecord) -> StoredFinding | None:
        """Return where the record matches, or None."""
        if record.kind == "entry" and record.state == "in_flight":
            self._unresolved.add(record.call_id)
        identity = self._match_identity(record)
        if identity is None:
            return None
        state, reason = record.state, record.reason
        fields = tuple(identity)
        if self._values:
            inside = self._find_fields(record)
            named = [name for name, text in record.names.items() if self.is_in(text)]
            fields = (*named, *inside)[:MAX_FIELDS]
            if not fields:
                return None
            if state == "stored" and not inside:
                state, reason = "kept", "identifier"
        if state == "stored" and record.kind in {"tape", "journal"} and record.call_id in self._unresolved:
            state, reason = "in_flight", "doubt"
        return StoredFinding(
            kind=record.kind,
            id=record.id,
            at=record.at,
            tenant=record.tenant,
            principal=record.principal,
            run_id=record.run_id,
            call_id=record.call_id,
            tool=record.tool,
            state=state,
            reason=reason,
            fields=fields,
        )

    def is_in(self, text: str) -> bool:
        """Return whether one of the values is in this text."""
        folded = _fold(text, ignore_case=self._query.ignore_case)
        return any(_has_word(folded, value) for value in self._values)

    def _match_identity(self, record: StoredRecord) -> list[str] | None:
        """Return the identifiers that match, or None if one differs."""
        query = self._query
        wanted = (("tenant", query.tenant, record.tenant), ("principal", query.principal, record.principal))
        matched = [name for name, asked, _ in wanted if asked is not None]
        if any(asked is not None and asked != has for _, asked, has in wanted):
            return None
        if query.run is not None:
            if record.run_id == query.run:
                self._calls.add(record.call_id)
            elif not record.call_id or record.call_id not in self._calls:
                return None
            matched.append("run")
        return matched

    def _find_fields(self, record: StoredRecord) -> list[str]:
        found: list[str] = []
        for name, body in record.parts.items():
            text = body.decode("utf-8", "replace")
            if self._may_be_in(text):
                found += [name + pointer for pointer, leaf in _iterate_texts(text) if self._is_in_leaf(leaf)]
        return list(dict.fromkeys(found))[:MAX_FIELDS]

    def _may_be_in(self, text: str) -> bool:
        """Return False if no value can be in a JSON text: decoding every record would take ten times as long."""
        if self._needs_decoding or "\\u" in text:
            return True
        folded = _fold(text, ignore_case=self._query.ignore_case)
        return any(value in folded for value in self._values)

    def _is_in_leaf(self, leaf: str) -> bool:
        if self.is_in(leaf):
            return True
        # What a model wrote is kept as it wrote it: JSON inside a text may have its letters escaped.
        return "\\u" in leaf and self.is_in(_ESCAPED_LETTER.sub(lambda one: chr(int(one[1], 16)), leaf))


def decode_part(body: bytes) -> Any:
    """Return a part as plain JSON: its value, the list of its lines, or its text."""
    try:
        return _decode(body)
    except _DECODE_FAULTS:
        lines = body.decode("utf-8", "replace").splitlines()
        values = [_decode_line(line) for line in lines if line.strip()]
        return values[0] if len(values) == 1 else values


def export_content(record: StoredRecord) -> dict[str, Any]:
    """Return the content of a record for its export, likely secrets masked."""
    return {name: mask_body(decode_part(body)) for name, body in record.parts.items()}


class TapeOwner(NamedTuple):
    """Whose a tape or a journal is; None where its head cannot be read or names no run."""

    tenant: str | None
    principal: str | None
    run_id: str | None


class _HeadPrincipal(Struct, frozen=True):
    id: str = Principal().id
    tenant: str = Principal().tenant


class _HeadRequest(Struct, frozen=True):
    principal: _HeadPrincipal = _HeadPrincipal()
    run_id: str | None = None


class _TapeHead(Struct, frozen=True):
    request: _HeadRequest


_decode_head: Final = msgspec.json.Decoder(_TapeHead).decode


def read_tape_owner(body: bytes) -> TapeOwner:
    """Return whose a tape or a journal is, from its first line."""
    try:
        request = _decode_head(body.partition(b"\n")[0]).request
    except _DECODE_FAULTS:
        return TapeOwner(None, None, None)
    return TapeOwner(request.principal.tenant, request.principal.id, request.run_id)


def make_audit_record(line: bytes, record: AuditRecord) -> StoredRecord:
    """Make the record of a line of the audit trail, which is never erased."""
    return StoredRecord(
        kind="audit",
        place=str(record.seq),
        id=str(record.seq),
        at=record.at,
        tenant=record.tenant or None,
        principal=record.principal or None,
        run_id=record.run_id or None,
        call_id=record.call_id,
        tool=record.tool,
        state="kept",
        reason="audit",
        parts={"record": line},
    )


def _decode_line(line: str) -> Any:
    try:
        return _decode(line)
    except _DECODE_FAULTS:
        return line


def _iterate_texts(text: str) -> Iterator[tuple[str, str]]:
    """Yield the JSON Pointer and the text of every leaf and every name in a part."""
    yield from _iterate_leaves("", decode_part(text.encode("utf-8", "replace")))


def _iterate_leaves(pointer: str, value: Any) -> Iterator[tuple[str, str]]:
    waiting = [(pointer, value)]
    while waiting:
        place, one = waiting.pop()
        if isinstance(one, dict):
            for name, inner in reversed(one.items()):
                inside = f"{place}/{_escape_name(name)}"
                waiting.append((inside, inner))
                yield inside, name
        elif isinstance(one, list):
            waiting += [(f"{place}/{number}", inner) for number, inner in reversed(list(enumerate(one)))]
        elif one is not None and not isinstance(one, bool):
            yield place, one if isinstance(one, str) else str(one)


def _escape_name(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


# --- comparing texts ------------------------------------------------------------------------------------------------


def _fold(text: str, *, ignore_case: bool) -> str:
    """Return the text in one width and form, and in one case where that does not matter."""
    if not text.isascii() and not unicodedata.is_normalized("NFKC", text):
        text = unicodedata.normalize("NFKC", text)
    return text.casefold() if ignore_case else text


def _has_word(text: str, value: str) -> bool:
    """Return whether the value is in the text as a whole word."""
    is_address = "@" in value
    at = text.find(value)
    while at >= 0:
        end = at + len(value)
        joined = (_is_letter(value[0]) and _joins_before(text, at, is_address=is_address)) or (
            _is_letter(value[-1]) and _joins_behind(text, end, is_address=is_address)
        )
        if not joined:
            return True
        at = text.find(value, at + 1)
    return False


def _joins_before(text: str, at: int, *, is_address: bool) -> bool:
    """Return whether the character before a place belongs to the word that begins there."""
    if at == 0:
        return False
    if _is_letter(text[at - 1]):
        return True
    return is_address and at > 1 and text[at - 1] in _BEFORE_ADDRESS and _is_letter(text[at - 2])


def _joins_behind(text: str, end: int, *, is_address: bool) -> bool:
    """Return whether the character at a place belongs to the word that ends there."""
    if end == len(text):
        return False
    if _is_letter(text[end]):
        return True
    further = text[end + 1 : end + 2]
    return is_address and text[end] in _BEHIND_ADDRESS and bool(further) and _is_letter(further)


def _is_letter(char: str) -> bool:
    """Return whether this is a letter or a digit of a script whose words have borders."""
    return char.isalnum() and not any(first <= char <= last for first, last in _SCRIPTS_WITHOUT_BORDERS)


_SCRIPTS_WITHOUT_BORDERS: Final = (("\u2e80", "\ud7ff"), ("\uf900", "\ufaff"), ("\U00020000", "\U0003ffff"))
"""Blocks of Chinese, Japanese and Korean characters."""
