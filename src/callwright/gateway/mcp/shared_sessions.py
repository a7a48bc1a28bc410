"""Legacy sessions in the store: a client continues its session at any replica, and after a restart.

What belongs to a connection or a running request stays with its process; for that, replicas leave each other messages: the
answer to a question, the cancellation of a request, the end of a stream. A session id is looked up by its SHA-256, so that
a reader of the store cannot use a session. Methods block. May not know HTTP.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from callwright.domain.call import Principal
from callwright.ports import StoreError
from callwright.ports.shared_records import SharedRecords

SESSION_TTL_MS: Final = 3_600_000
"""Time after which an unused session ends."""

RENEW_AFTER_S: Final = 300.0
"""Seconds of use after which the time of a session is written anew."""

RECHECK_AFTER_S: Final = 5.0
"""Seconds for which a replica may not know that a session was ended or changed at another one."""

POLL_INTERVAL_S: Final = 0.25
"""How often a replica looks for messages, while it awaits some for longer than this."""

MAX_SESSION_BYTES: Final = 64 << 10
"""A client that describes itself at greater length has its session at one replica only."""

MAX_PRINCIPAL_MESSAGES: Final = 1_000
MAX_PRINCIPAL_MESSAGE_BYTES: Final = 16 << 20
"""Messages that the clients of one principal leave in the store through one replica within their time, and their bytes: a client
may answer and cancel what nobody has asked or called, and its next replica cannot be asked whether somebody awaits it."""

_MESSAGE_TTL_MS: Final = 600_000
_ENDED_TTL_MS: Final = 600_000
"""How long the end of a session is remembered: far longer than a write of the same session can be under way."""
_SESSION_KIND: Final = "session"
_ENDED_KIND: Final = "session ended"

MessageKind = Literal["session answer", "session cancel", "session end"]
SaveOutcome = Literal["stored", "ended", "too_large"]
_Expected = tuple[MessageKind, str, str | int]
"""What a message is about: its kind, the id of its session, and the question, request or answer."""

_log = logging.getLogger("callwright.gateway")


class SessionRecord(Struct, frozen=True, omit_defaults=True):
    """What replicas share of a session.

    Attributes:
        owner: Digest of the principal that opened it.
        version: Protocol version.
        name: Name of the session in the ledger.
        capabilities: As the client declared them.
        client: The client's description of itself.
        log_level: Lowest level of log messages that the client wants.
        uris: Resources that the client watches.
    """

    owner: str
    version: str
    name: str
    capabilities: dict[str, Any]
    client: dict[str, Any] | None = None
    log_level: str = "debug"
    uris: tuple[str, ...] = ()


_encode_json: Final = msgspec.json.Encoder().encode
_encode_sorted: Final = msgspec.json.Encoder(order="sorted").encode
_decode_record: Final = msgspec.json.Decoder(SessionRecord).decode


def compute_owner_digest(principal: Principal | None) -> str:
    """Return what a session remembers of the principal that opened it."""
    return sha256(_encode_sorted(principal)).hexdigest()


class SharedSessions:
    """The sessions of all replicas."""

    def __init__(self, records: SharedRecords) -> None:
        self._records = records

    def save_session(self, session_id: str, record: SessionRecord) -> SaveOutcome:
        """Store a session for its time, counted from now; one that has been ended meanwhile stays so.

        Raises:
            StoreError: the store cannot be used.
        """
        body = _encode_json(record)
        if len(body) > MAX_SESSION_BYTES:
            return "too_large"
        name = _digest(session_id)
        self._records.put_record(_SESSION_KIND, name, body, ttl_ms=SESSION_TTL_MS)
        if not self._records.get_records(_ENDED_KIND, [name]):
            return "stored"
        self._records.drop_record(_SESSION_KIND, name)
        return "ended"

    def load_session(self, session_id: str) -> SessionRecord | None:
        """Return the session with this id, or None.

        Raises:
            StoreError: the store cannot be used.
        """
        name = _digest(session_id)
        body = self._records.get_records(_SESSION_KIND, [name]).get(name)
        try:
            return None if body is None else _decode_record(body)
        except msgspec.MsgspecError:
            return None  # of another release

    def drop_session(self, session_id: str) -> None:
        """Delete a session, and remember that it has ended: a process that writes it at this moment deletes it again.

        Raises:
            StoreError: the store cannot be used.
        """
        name = _digest(session_id)
        self._records.put_record(_ENDED_KIND, name, b"", ttl_ms=_ENDED_TTL_MS)
        self._records.drop_record(_SESSION_KIND, name)

    def leave_message(self, kind: MessageKind, session_id: str, about: str | int, body: bytes = b"") -> None:
        """Leave a message for the replica that awaits it, if any.

        Raises:
            StoreError: the store cannot be used.
        """
        self._records.put_record(kind, name_message(session_id, about), body, ttl_ms=_MESSAGE_TTL_MS)

    def take_messages(self, kind: MessageKind, names: list[str]) -> dict[str, bytes]:
        """Return and delete the messages with these names.

        Raises:
            StoreError: the store cannot be used.
        """
        found = self._records.get_records(kind, names)
        for name in found:
            self._records.drop_record(kind, name)
        return found


class MessageAllowance:
    """Counts the messages in the store by owner. Owners without a message in their time are forgotten."""

    def __init__(self) -> None:
        self._left: dict[str, deque[tuple[float, int]]] = {}
        self._bytes: dict[str, int] = {}

    def take(self, owner: str, size: int, now: float) -> bool:
        """Count one message of ``size`` bytes at ``now`` (seconds); False if the owner has too many."""
        self._forget_expired(now)
        left, held = self._left.get(owner, deque()), self._bytes.get(owner, 0)
        if len(left) >= MAX_PRINCIPAL_MESSAGES or held + size > MAX_PRINCIPAL_MESSAGE_BYTES:
            return False
        left.append((now, size))
        self._left[owner], self._bytes[owner] = left, held + size
        if len(left) == MAX_PRINCIPAL_MESSAGES:
            _log.warning("a principal has left too many messages for other replicas: further ones are lost")
        return True

    def _forget_expired(self, now: float) -> None:
        for owner, left in list(self._left.items()):
            while left and now - left[0][0] > _MESSAGE_TTL_MS / 1000:
                self._bytes[owner] -= left.popleft()[1]
            if not left:
                del self._left[owner], self._bytes[owner]


class SessionMailbox:
    """Looks for messages of other replicas as long as any are awaited."""

    def __init__(self, sessions: SharedSessions) -> None:
        self._sessions = sessions
        self._awaited: dict[_Expected, tuple[float, Callable[[bytes], None]]] = {}
        self._looking: asyncio.Task[None] | None = None

    def expect_message(
        self, kind: MessageKind, session_id: str, about: str | int, handle: Callable[[bytes], None]
    ) -> Callable[[], None]:
        """Call ``handle`` once with the message, when it comes; return the function that ends the waiting."""
        place = (kind, session_id, about)
        awaited = self._awaited[place] = (asyncio.get_running_loop().time(), handle)
        if self._looking is None or self._looking.done():
            self._looking = asyncio.ensure_future(self._look())

        def end() -> None:
            if self._awaited.get(place) is awaited:  # a later request may have the same id
                del self._awaited[place]

        return end

    async def _look(self) -> None:
        while self._awaited:
            await asyncio.sleep(POLL_INTERVAL_S)
            before = asyncio.get_running_loop().time() - POLL_INTERVAL_S / 2
            by_kind: dict[MessageKind, dict[str, _Expected]] = {}
            for expected, (since, _) in self._awaited.items():
                if since <= before:  # most requests have ended by then, and cost nothing
                    kind, session_id, about = expected
                    by_kind.setdefault(kind, {})[name_message(session_id, about)] = expected
            for kind, names in by_kind.items():
                await self._take(kind, names)

    async def _take(self, kind: MessageKind, names: dict[str, _Expected]) -> None:
        try:
            found = await asyncio.to_thread(self._sessions.take_messages, kind, list(names))
        except StoreError as fault:
            _log.warning("messages of other replicas cannot be read: the store is %s", fault.reason)
            return
        for name, body in found.items():
            awaited = self._awaited.pop(names[name], None)
            if awaited is not None:
                _hand_over(kind, body, awaited[1])

    def close(self) -> None:
        """Stop looking."""
        self._awaited.clear()
        if self._looking is not None:
            self._looking.cancel()


def _hand_over(kind: MessageKind, body: bytes, handle: Callable[[bytes], None]) -> None:
    try:
        handle(body)
    except (msgspec.MsgspecError, asyncio.InvalidStateError):  # of another release, or too late
        _log.warning("a message of another replica (%s) could not be used", kind)


def _digest(session_id: str) -> str:
    return sha256(session_id.encode("utf-8", "surrogatepass")).hexdigest()


def name_message(session_id: str, about: str | int) -> str:
    """Return the name under which a message about this question, request or answer of a session is left."""
    return _digest(f"{session_id} {_encode_json(about).decode()}")
