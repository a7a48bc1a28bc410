"""A store whose content is sealed before it reaches the store below, and opened when it comes back. The same over every store.

Sealed are: outcomes of calls, arguments of approvals, tapes, withheld bodies, cached answers, and the shared state of gateways. Not sealed is
what the store below searches, compares and counts by: keys, digests, names, states, times, and what people wrote as a reason.
May not know how values are sealed, or what the store below is. Without a key nothing of this is in the way of a call.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator
from inspect import isawaitable
from itertools import chain, islice
from typing import Any, Final, Literal, NamedTuple, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from callwright.core.records import sealed_content
from callwright.core.records.stored_data import read_tape_owner
from callwright.domain.effects import AlreadySettled, Answer, Claim, Settle
from callwright.domain.quarantine_records import StoredBody
from callwright.domain.records import (
    Approval,
    EntryFilter,
    LedgerEntry,
    LedgerState,
    Outcome,
    UnreadableRow,
)
from callwright.domain.stored_data import RewrittenPart, StoredKind, StoredRecord
from callwright.ports import PendingWrite, Store, StoreEffect, StoreError
from callwright.ports.sealer import Sealer, SealError, SealState
from callwright.stores import row_decoding

PROBE_KIND: Final = "seal"
PROBE_NAME: Final = "key"
_PROBE: Final = b"callwright"
_OUTCOME: Final = "ledger.outcome"
_ARGUMENTS: Final = "approvals.arguments"
_TAPE: Final = "tapes.body"
_BODY: Final = "quarantine.body"
_ANSWER: Final = "cached_answers.body"
_SHARED: Final = "shared_records.body"
_PROBED: Final = "seal.key"
_NAMED: Final[dict[StoredKind, tuple[str, str]]] = {"tape": ("tape", _TAPE), "answer": ("answer", _ANSWER)}
"""Kinds whose sealed values have their names ahead of them: the name of the part, and the column."""

_PLACED: Final[dict[StoredKind, tuple[str, str]]] = {
    "withheld": ("body", _BODY),
    "shared": ("record", _SHARED),
}
_PARTS: Final[dict[StoredKind, tuple[str, str]]] = {
    "entry": ("outcome", _OUTCOME),
    "archived": ("outcome", _OUTCOME),
    "approval": ("arguments", _ARGUMENTS),
    **_NAMED,
    **_PLACED,
}
"""The sealable part of each kind of record, and its column."""

SealFinding = SealState | Literal["changed"]
"""How a value stands: as its head says, or ``changed`` where its key is given and it does not open."""

SEALED_KINDS: Final[tuple[StoredKind, ...]] = tuple(_PARTS)
BATCH_RECORDS: Final = 20
BATCH_BYTES: Final = 4 * 1024 * 1024
_WRONG_KEY: Final = "Its content is sealed with another encryption key: give the key that it was sealed with, after the new one while keys change."
_NO_KEY: Final = "Its content is sealed: give the encryption key."
_UNOPENED: Final = "A sealed value cannot be opened: its key was not given, or it was changed or cut off. callwright doctor counts both."
_decode: Final = msgspec.json.Decoder().decode
_encode: Final = msgspec.json.Encoder().encode
_decode_outcome: Final = msgspec.json.Decoder(Outcome).decode


def seal_store(store: Store, sealer: Sealer) -> Store:
    """Return the store with its content sealed from now on.

    The first to do so leaves a value in the store by which every later opening is checked. Values stored in plain text stay
    readable, and stays plain until it is sealed anew.

    Raises:
        StoreError: It is sealed with a key that was not given, or cannot be used.
    """
    standing = _read_probe(store)
    if standing is None and not _write_probe(store, sealer, replace=False):
        standing = _read_probe(store)  # another process was the first
    if standing is not None:
        _check_probe(standing, sealer)
        if sealer.get_state(standing) != "current":
            _write_probe(store, sealer)
    return cast("Store", SealedStore(store, sealer))


def open_sealed(store: Store, find_sealer: Callable[[], Sealer | None]) -> Store:
    """Return the store to be looked at: as it is unless its content is sealed; the keys are asked for only then.

    The key that checks it stays the same, so that looking at it locks no gateway out.

    Raises:
        StoreError: It is sealed with a key that was not given, or cannot be used.
    """
    standing = _read_probe(store)
    if standing is None:
        return store
    sealer = find_sealer()
    if sealer is None:
        raise StoreError("gone", _NO_KEY, cause="no_key")
    _check_probe(standing, sealer)
    return cast("Store", SealedStore(store, sealer))


def replace_lost_key(store: Store, sealer: Sealer) -> Store:
    """Return the store, from now on sealed with this key, although it was sealed with another one that is lost.

    Raises:
        StoreError: It cannot be used.
    """
    _write_probe(store, sealer)
    return cast("Store", SealedStore(store, sealer))


def _read_probe(store: Store) -> bytes | None:
    return store.get_records(PROBE_KIND, [PROBE_NAME]).get(PROBE_NAME)


def _check_probe(standing: bytes, sealer: Sealer) -> None:
    try:
        sealer.open(_PROBED, PROBE_NAME, standing)
    except SealError:
        raise StoreError("gone", _WRONG_KEY, cause="wrong_key") from None


def _write_probe(store: Store, sealer: Sealer, *, replace: bool = True) -> bool:
    probe = sealer.seal(_PROBED, PROBE_NAME, _PROBE)
    return store.put_record(PROBE_KIND, PROBE_NAME, probe, replace=replace)


class SealedStore:
    """A store over another one. What it does not name is done by the store below.

    Args:
        store: The store below.
        sealer: Seals and opens values.
    """

    def __init__(self, store: Store, sealer: Sealer) -> None:
        self._store = store
        self._sealer = sealer

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    # --- effects ----------------------------------------------------------------------------------------------

    def perform_effect(self, effect: StoreEffect) -> Answer:
        """Perform an effect, blocking."""
        if type(effect) is Settle:
            return self._store.perform_effect(self._seal_settle(effect))
        return self._open_answer(self._store.perform_effect(effect))

    def perform_effect_async(self, effect: StoreEffect) -> Answer | Awaitable[Answer]:
        """Perform an effect; return its answer at once or as an awaitable."""
        if type(effect) is Settle:
            return self._store.perform_effect_async(self._seal_settle(effect))
        started = self._store.perform_effect_async(effect)
        if type(effect) is not Claim:
            return started
        if type(started) is PendingWrite:
            return self._open_pending(started)
        return self._open_later(started) if isawaitable(started) else self._open_answer(started)

    def _open_pending(self, waiting: PendingWrite) -> PendingWrite:
        opened = PendingWrite(loop=waiting.get_loop())
        opened.begin = waiting.begin
        opened.answer_after(waiting, self._open_answer)
        return opened

    async def _open_later(self, waiting: Awaitable[Answer]) -> Answer:
        return self._open_answer(await waiting)

    def _seal_settle(self, effect: Settle) -> Settle:
        if effect.key is None or effect.outcome is None:
            return effect
        return replace(effect, outcome=self._seal_outcome(effect.outcome, effect.entry_id))

    def _seal_outcome(self, outcome: Outcome, entry_id: int) -> Outcome:
        return sealed_content.seal_outcome(
            outcome, lambda body: self._sealer.seal(_OUTCOME, str(entry_id), body)
        )

    def _open_answer(self, answer: Answer) -> Answer:
        if type(answer) is not AlreadySettled or not answer.outcome.sealed:
            return answer
        return replace(answer, outcome=self._open_outcome(answer.outcome, answer.entry_id))

    def _open_outcome(self, outcome: Outcome, entry_id: int) -> Outcome:
        """Return the outcome; the placeholder for unreadable outcomes if it cannot be opened."""
        try:
            body = self._sealer.open(_OUTCOME, str(entry_id), outcome.sealed.encode())
            return sealed_content.decode_sealed_outcome(body)
        except (SealError, msgspec.MsgspecError):
            return row_decoding.UNREADABLE_OUTCOME

    # --- entries ------------------------------------------------------------------------------------------------

    def _open_entry(self, entry: LedgerEntry) -> LedgerEntry:
        if entry.outcome is None or not entry.outcome.sealed:
            return entry
        outcome = self._open_outcome(entry.outcome, entry.entry_id)
        lost = outcome is row_decoding.UNREADABLE_OUTCOME
        return replace(
            entry, outcome=outcome, unreadable=(*entry.unreadable, "outcome") if lost else entry.unreadable
        )

    def list_entries(
        self,
        *,
        state: EntryFilter | None = None,
        tool: str | None = None,
        run_id: str | None = None,
        limit: int = 100,
    ) -> list[LedgerEntry]:
        """Return live ledger entries, newest first."""
        found = self._store.list_entries(state=state, tool=tool, run_id=run_id, limit=limit)
        return [self._open_entry(one) for one in found]

    def scan_entries(
        self,
        *,
        after: int = 0,
        state: EntryFilter | None = None,
        tool: str | None = None,
        limit: int = 1_000,
    ) -> list[LedgerEntry]:
        """Return the next live entries after ``after``, oldest first."""
        found = self._store.scan_entries(after=after, state=state, tool=tool, limit=limit)
        return [self._open_entry(one) for one in found]

    def get_entry(self, key: str) -> LedgerEntry | None:
        """Return the live entry with this key, or None."""
        entry = self._store.get_entry(key)
        return entry and self._open_entry(entry)

    def find_archived_entries(self, key: str, *, limit: int = 20) -> list[LedgerEntry]:
        """Return entries that had this key, newest first."""
        return [self._open_entry(one) for one in self._store.find_archived_entries(key, limit=limit)]

    def find_met_entry(self, effect: Claim) -> LedgerEntry | None:
        """Return the live entry that this claim would meet, or None."""
        entry = self._store.find_met_entry(effect)
        return entry and self._open_entry(entry)

    def decide_entry(
        self,
        entry_id: int,
        state: LedgerState,
        *,
        by: str,
        why: str,
        outcome: Outcome | None = None,
        seen: LedgerEntry | None = None,
    ) -> bool:
        """Resolve an unknown entry, for a person or a reconciler."""
        sealed = None if outcome is None else self._seal_outcome(outcome, entry_id)
        return self._store.decide_entry(entry_id, state, by=by, why=why, outcome=sealed, seen=seen)

    def find_unreadable_rows(self, *, limit: int = 100) -> list[UnreadableRow]:
        """Return live entries and approvals that cannot be read in full, or opened."""
        found = chain(self._store.find_unreadable_rows(limit=limit), self._find_unopened())
        return list(islice(found, limit))

    def _find_unopened(self) -> Iterator[UnreadableRow]:
        for record in self._store.scan_stored("entry"):
            sealed = _find_sealed_outcome(record.parts.get("outcome", b""))
            if sealed is None:
                continue
            if self._open_outcome(sealed, int(record.id)) is row_decoding.UNREADABLE_OUTCOME:
                yield UnreadableRow("ledger", record.id, record.tool, "outcome")
        for record in self._store.scan_stored("approval"):
            text = self._find_sealed_arguments(record.parts.get("arguments", b""))
            if text is not None and not self._can_open(_ARGUMENTS, record.id, text):
                yield UnreadableRow("approvals", record.id, record.tool, "arguments")

    def _can_open(self, column: str, row: str, sealed: bytes) -> bool:
        try:
            self._sealer.open(column, row, sealed)
        except SealError:
            return False
        return True

    # --- approvals ----------------------------------------------------------------------------------------------

    def request_approval(self, approval: Approval) -> Approval:
        """Store a question to a person; return the existing one of the same digest."""
        arguments = sealed_content.seal_arguments_of_approval(
            approval.arguments, lambda body: self._sealer.seal(_ARGUMENTS, approval.handle, body)
        )
        return self._open_approval(self._store.request_approval(replace(approval, arguments=arguments)))

    def _open_approval(self, approval: Approval) -> Approval:
        """Return the approval with its arguments; one that cannot be opened counts as used."""
        text = self._get_sealed_arguments(approval.arguments)
        if text is None:
            return approval
        try:
            arguments = _decode(self._sealer.open(_ARGUMENTS, approval.handle, text))
        except (SealError, msgspec.MsgspecError):
            return replace(
                approval,
                arguments={},
                state="used",
                reason="this row cannot be read",
                unreadable=(*approval.unreadable, "arguments"),
            )
        return replace(approval, arguments=arguments)

    def _find_sealed_arguments(self, body: bytes) -> bytes | None:
        """Return the sealed text in a stored part, if the arguments are sealed."""
        if sealed_content.SEALED_ARGUMENTS.encode() not in body:
            return None
        try:
            found = _decode(body)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return None
        return self._get_sealed_arguments(found) if isinstance(found, dict) else None

    def _get_sealed_arguments(self, arguments: dict[str, Any]) -> bytes | None:
        """Return the sealed text of arguments; None if they are not sealed: a call may have arguments of these names."""
        text = sealed_content.get_sealed_arguments(arguments)
        return None if text is None or self._sealer.get_state(text) == "plain" else text

    def get_approval(self, handle: str) -> Approval | None:
        """Return the approval with this handle, or None."""
        return self._open_if_any(self._store.get_approval(handle))

    def _open_if_any(self, approval: Approval | None) -> Approval | None:
        return approval and self._open_approval(approval)

    def list_approvals(
        self, *, state: str | None = None, tenant: str | None = None, limit: int = 100
    ) -> list[Approval]:
        """Return approvals, newest first."""
        found = self._store.list_approvals(state=state, tenant=tenant, limit=limit)
        return [self._open_approval(one) for one in found]

    def decide_approval(self, handle: str, *, granted: bool, by: str, reason: str) -> bool:
        """Grant or reject an approval; False too where its arguments cannot be read."""
        found = self.get_approval(handle)
        if found is not None and "arguments" in found.unreadable:
            return False
        return self._store.decide_approval(handle, granted=granted, by=by, reason=reason)

    def use_approval(self, digest: str, *, by: str) -> Approval | None:
        """Use the granted approval of this digest."""
        return self._open_if_any(self._store.use_approval(digest, by=by))

    def find_last_approval(self, digest: str) -> Approval | None:
        """Return the newest approval requested for this digest, or None."""
        return self._open_if_any(self._store.find_last_approval(digest))

    # --- tapes, bodies, answers, what gateways share --------------------------------------------------------------

    def save_tape(
        self, call_id: str, *, run_id: str | None, tool: str, code: str | None, body: bytes
    ) -> None:
        """Store a finished tape."""
        sealed = sealed_content.add_name(call_id, self._sealer.seal(_TAPE, call_id, body))
        self._store.save_tape(call_id, run_id=run_id, tool=tool, code=code, body=sealed)

    def get_tape(self, call_id: str) -> bytes | None:
        """Return a tape by its call id or an unambiguous prefix of it, or None."""
        body = self._store.get_tape(call_id)
        if body is None:
            return None
        name, opened = self._open_named(_TAPE, body)
        if name is not None and not name.startswith(call_id):
            raise StoreError("corrupt", _UNOPENED, cause="unopened")
        return opened

    def _open_named(self, column: str, value: bytes) -> tuple[str | None, bytes]:
        """Return the name ahead of a value, and the value; None and the value itself if it is not sealed."""
        name, sealed = sealed_content.split_name(value)
        if self._sealer.get_state(sealed) == "plain":
            return None, value
        return name, self._open(column, name, sealed)

    def _open(self, column: str, row: str, value: bytes) -> bytes:
        if self._sealer.get_state(value) == "plain":
            return value
        try:
            return self._sealer.open(column, row, value)
        except SealError:
            raise StoreError("corrupt", _UNOPENED, cause="unopened") from None

    def save_body(self, kept: StoredBody, body: bytes) -> None:
        """Store a body under ``kept.handle``."""
        self._store.save_body(kept, self._sealer.seal(_BODY, kept.handle, body))

    def get_body(self, handle: str) -> tuple[StoredBody, bytes] | None:
        """Return the record and the body stored under this handle, or None."""
        found = self._store.get_body(handle)
        if found is None:
            return None
        body = self._open(_BODY, handle, found[1])
        return replace(found[0], size=len(body)), body

    def cache_answer(self, name: str, body: bytes) -> None:
        """Store an answer under a name."""
        self._store.cache_answer(name, sealed_content.add_name(name, self._sealer.seal(_ANSWER, name, body)))

    def get_cached_answer(self, name: str) -> tuple[bytes, int] | None:
        """Return the last answer under this name; None where there is none that can be opened."""
        found = self._store.get_cached_answer(name)
        if found is None:
            return None
        try:
            own, body = self._open_named(_ANSWER, found[0])
        except StoreError:
            return None
        return None if own not in {None, name} else (body, found[1])

    def put_record(
        self, kind: str, name: str, body: bytes, *, ttl_ms: int | None = None, replace: bool = True
    ) -> bool:
        """Store a record for ``ttl_ms``, or for good."""
        sealed = self._sealer.seal(_SHARED, _name_shared(kind, name), body)
        return self._store.put_record(kind, name, sealed, ttl_ms=ttl_ms, replace=replace)

    def get_records(self, kind: str, names: Collection[str]) -> dict[str, bytes]:
        """Return the bodies of these records."""
        found = self._store.get_records(kind, names)
        return {name: self._open(_SHARED, _name_shared(kind, name), body) for name, body in found.items()}

    # --- records with content -----------------------------------------------------------------------------------

    def scan_stored(self, kind: StoredKind) -> Iterator[StoredRecord]:
        """Yield the records of a kind with their content. One that was changed or cut off, as by a crash, stays searchable in that form.

        Raises:
            StoreError: The key of one was not given: a search that left it out would be a wrong answer.
        """
        for record in self._scan_values(kind):
            yield self._open_if_unchanged(record)

    def _open_if_unchanged(self, record: StoredRecord) -> StoredRecord:
        try:
            return self._open_record(record)
        except StoreError:
            if self._judge_value(record) != "changed":
                raise
            return record

    def _judge_value(self, record: StoredRecord) -> SealFinding | None:
        """Return how the sealable value of a record stands; None if it has none."""
        value = self._find_value(record)
        if value is None:
            return None
        state = self._sealer.get_state(value.text)
        is_given = state in {"current", "earlier"}
        return "changed" if is_given and not self._can_open(value.column, value.row, value.text) else state

    def _open_record(self, record: StoredRecord) -> StoredRecord:
        parts = dict(record.parts)
        if record.kind in {"entry", "archived"}:
            sealed = _find_sealed_outcome(parts.get("outcome", b""))
            if sealed is not None:
                parts["outcome"] = self._open(_OUTCOME, record.id, sealed.sealed.encode())
        elif record.kind == "approval":
            text = self._find_sealed_arguments(parts.get("arguments", b""))
            if text is not None:
                parts["arguments"] = self._open(_ARGUMENTS, record.id, text)
        elif record.kind in _NAMED:
            part, column = _NAMED[record.kind]
            name, parts[part] = self._open_named(column, parts[part])
            if name is not None and record.kind == "tape":
                return self._name_owner(record, parts)
        elif record.kind in _PLACED:
            part, column = _PLACED[record.kind]
            parts[part] = self._open(column, record.place, parts[part])
        return replace(record, parts=parts)

    # --- sealing anew ---------------------------------------------------------------------------------------------

    def count_seals(self) -> Counter[SealFinding]:
        """Return how many values are sealed with which key, plain, or cannot be opened. Reads the whole store, and opens it."""
        found = (self._judge_value(record) for kind in SEALED_KINDS for record in self._scan_values(kind))
        return Counter(one for one in found if one is not None)

    def reseal(self, *, erase_unopened: bool = False) -> Iterator["ResealProgress"]:
        """Seal values that are plain, or under an earlier key, with the key in use; yield the progress after each batch.

        Others may use the store meanwhile: values that they change in between are left to the next run. Interrupted, it can be run again: what
        is sealed with the current key is not read further. What cannot be opened is left, and counted; or erased, where its key is lost,
        and then also changed or cut-off values.

        Raises:
            StoreError: The store cannot be written.
        """
        for kind in SEALED_KINDS:
            done = ResealProgress(kind)
            for batch in _batch(self._scan_values(kind)):
                parts: list[RewrittenPart] = []
                unopened: list[str] = []
                for record in batch:
                    if erase_unopened and self._judge_value(record) == "changed":
                        unopened.append(record.place)
                    else:
                        done = self._plan_reseal(record, parts, unopened, done)
                if unopened:
                    gone = self._store.erase_stored(kind, unopened) if erase_unopened else {}
                    erased = sum(one == "erased" for one in gone.values())
                    left = len(unopened) - erased
                    done = replace(done, erased=done.erased + erased, unopened=done.unopened + left)
                if parts:
                    written = self._store.rewrite_stored(kind, parts)
                    done = replace(
                        done, resealed=done.resealed + written, missed=done.missed + len(parts) - written
                    )
                yield done

    def _plan_reseal(
        self, record: StoredRecord, parts: list[RewrittenPart], unopened: list[str], done: "ResealProgress"
    ) -> "ResealProgress":
        """Add the new form of a record's part to the parts that are written, unless it is sealed with the current key.

        The place of one that cannot be opened goes to ``unopened``.
        """
        done = replace(done, seen=done.seen + 1)
        value = self._find_value(record)
        state = "current" if value is None else self._sealer.get_state(value.text)
        if value is None or state == "current":
            return done
        try:
            plain = value.text if state == "plain" else self._sealer.open(value.column, value.row, value.text)
        except SealError:
            unopened.append(record.place)
            return done
        after = self._make_part(record.kind, value.row, plain)
        if after is not None:
            parts.append(RewrittenPart(record.place, value.part, after))
        return done

    def _scan_values(self, kind: StoredKind) -> Iterator[StoredRecord]:
        return (record for record in self._store.scan_stored(kind) if not is_probe(record))

    def _find_value(self, record: StoredRecord) -> "_Value | None":
        """Return the sealable value of a record as it is stored; None if it has none."""
        name, column = _PARTS[record.kind]
        part = record.parts.get(name)
        if part is None:
            return None
        if record.kind in {"entry", "archived"}:
            outcome = _find_sealed_outcome(part)
            return _Value(column, record.id, part, part if outcome is None else outcome.sealed.encode())
        if record.kind == "approval":
            return _Value(column, record.id, part, self._find_sealed_arguments(part) or part)
        if record.kind in _NAMED:
            row, text = sealed_content.split_name(part)
            is_plain = self._sealer.get_state(text) == "plain"
            return _Value(column, record.id if is_plain else row, part, part if is_plain else text)
        return _Value(column, record.place, part, part)

    def _make_part(self, kind: StoredKind, row: str, plain: bytes) -> bytes | None:
        """Return the part of a record with this value sealed; None if it is no value of that kind."""
        try:
            if kind in {"entry", "archived"}:
                sealed = self._seal_stored_outcome(plain, int(row))
                return _encode(sealed) if sealed.sealed else None
            if kind == "approval":
                arguments = sealed_content.seal_arguments_of_approval(
                    _decode(plain), lambda body: self._sealer.seal(_ARGUMENTS, row, body)
                )
                return _encode(arguments)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, AttributeError, TypeError):
            return None
        text = self._sealer.seal(_PARTS[kind][1], row, plain)
        return sealed_content.add_name(row, text) if kind in _NAMED else text

    def _seal_stored_outcome(self, plain: bytes, entry_id: int) -> Outcome:
        """Return a stored outcome sealed; of one that cannot be read its bytes are, so that it stays unreadable and is not plain."""
        try:
            return self._seal_outcome(_decode_outcome(plain), entry_id)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            sealed = self._sealer.seal(_OUTCOME, str(entry_id), plain)
            return Outcome(sealed=sealed.decode(), dropped_bytes=len(plain))

    def _name_owner(self, record: StoredRecord, parts: dict[str, bytes]) -> StoredRecord:
        """Return the record of a tape with its owner, which the tape names."""
        owner = read_tape_owner(parts["tape"])
        return replace(record, parts=parts, tenant=owner.tenant, principal=owner.principal)


class ResealProgress(Struct, frozen=True):
    """How far one kind of record is sealed anew.

    Attributes:
        seen: Records looked at.
        resealed: Values that were replaced.
        missed: Values changed in between by another process: left to the next run.
        unopened: Values whose key was not given, or that were changed: left as they are.
        erased: Such values that were erased.
    """

    kind: StoredKind
    seen: int = 0
    resealed: int = 0
    missed: int = 0
    unopened: int = 0
    erased: int = 0


class _Value(NamedTuple):
    """A sealable value as it is stored: its column and row, the part of the record that holds it, and its own text."""

    column: str
    row: str
    part: bytes
    text: bytes


def _batch(records: Iterator[StoredRecord]) -> Iterator[list[StoredRecord]]:
    """Yield the records in lists that one transaction writes; only a single record may be longer than ``BATCH_BYTES``."""
    batch: list[StoredRecord] = []
    size = 0
    for record in records:
        length = sum(map(len, record.parts.values()))
        if batch and (len(batch) == BATCH_RECORDS or size + length > BATCH_BYTES):
            yield batch
            batch, size = [], 0
        batch.append(record)
        size += length
    if batch:
        yield batch


def is_probe(record: StoredRecord) -> bool:
    """Return whether this record is the value by which keys are checked: it holds no data of a person."""
    return record.kind == "shared" and record.place == _name_shared(PROBE_KIND, PROBE_NAME)


def _name_shared(kind: str, name: str) -> str:
    return f"{kind}\n{name}"


def _find_sealed_outcome(body: bytes) -> Outcome | None:
    """Return the outcome in a stored part if it is sealed."""
    if b'"sealed":"' not in body:
        return None
    try:
        outcome = _decode_outcome(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return outcome if outcome.sealed else None
