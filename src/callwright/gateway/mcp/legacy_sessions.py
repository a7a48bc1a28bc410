"""Sessions of legacy clients: their declared capabilities, open questions and standing streams.

A session over HTTP is also in the store, where there is one that replicas share: each of them serves it. A replica that has it in
memory looks at the store in the background, so that a store that is away delays nothing.
"""

import asyncio
import logging
import secrets
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from callwright.core.protocols import mcp_protocol
from callwright.domain.call import Principal
from callwright.gateway.mcp.resumable_answers import ResumableAnswers
from callwright.gateway.mcp.running_request import RunningRequest
from callwright.gateway.mcp.shared_sessions import (
    RECHECK_AFTER_S,
    RENEW_AFTER_S,
    MessageAllowance,
    MessageKind,
    SessionMailbox,
    SessionRecord,
    SharedSessions,
    compute_owner_digest,
)
from callwright.gateway.mcp.subscriptions import Subscription
from callwright.gateway.origins.origin_inference import SessionIdentity
from callwright.ports import StoreError
from callwright.ports.shared_records import SharedRecords
from callwright.relay import RpcFaultError
from callwright.wire.http_messages import EventStream

MAX_SESSIONS: Final = 10_000
MAX_PRINCIPAL_SESSIONS: Final = 1_000
"""Sessions of one principal; one more ends its own oldest. In local mode, without principals, only the total counts."""
MAX_TENANT_SESSIONS: Final = 4_000
"""Sessions of one tenant; one more ends the tenant's own oldest."""
SESSION_IDLE_S: Final = 3600.0
MAX_MESSAGE_BYTES: Final = 1 << 20
"""A longer answer to a question reaches only the replica that asked."""

_MAX_ENDED_REQUESTS: Final = 64
_MAX_ENDED_ID_CHARS: Final = 64
"""Requests that have ended here, of which a session remembers the newest with a short id."""

_T = TypeVar("_T")
_QUESTION_PREFIX: Final = "callwright-"
_log = logging.getLogger("callwright.gateway")


class _RemoteAnswer(Struct, frozen=True, omit_defaults=True):
    """A client's answer to a question, on its way to the replica that asked; ``code`` 0 where it is not an error."""

    result: dict[str, Any] | None = None
    code: int = 0
    message: str = ""


_encode_answer: Final = msgspec.json.Encoder().encode
_decode_answer: Final = msgspec.json.Decoder(_RemoteAnswer).decode


class LegacySession:
    """One legacy client after its ``initialize``.

    Attributes:
        watched: Resources that this replica watches for the session; ``uris`` are those that the client wants, and ``unwatched``
            those that could not be watched here when that was tried.
        mail: Brings messages of other replicas; None for a session that is not shared.
        is_stored: Whether the session has been in the store: one that is there no longer was ended.
        checked: When this replica last compared the session with the store; ``saved`` when it last wrote it.
    """

    def __init__(self, id_: str, params: dict[str, Any], version: str, principal: Principal | None) -> None:
        capabilities = params.get("capabilities")
        client = params.get("clientInfo")
        self.id = id_
        self.version = version
        self.principal = principal
        self.capabilities: dict[str, Any] = capabilities if isinstance(capabilities, dict) else {}
        self.client: dict[str, Any] | None = client if isinstance(client, dict) else None
        self.log_level: str = "debug"
        self.subscription: Subscription | None = None
        self.uris: set[str] = set()
        self.watched: set[str] = set()
        self.unwatched: set[str] = set()
        self.mail: SessionMailbox | None = None
        self.is_stored = False
        self.checked = self.saved = 0.0
        self.standing: EventStream | None = None
        self.running: dict[str | int, RunningRequest] = {}
        self._ended: deque[str | int] = deque(maxlen=_MAX_ENDED_REQUESTS)
        self.used = 0.0
        self.left: dict[int, Callable[[], None]] = {}
        self.marks = SessionIdentity(secrets.token_hex(16))
        self._pending: dict[str, asyncio.Future[dict[str, Any]]] = {}

    @property
    def has_questions(self) -> bool:
        """Whether the client has been asked something and has not answered."""
        return bool(self._pending)

    def build_record(self) -> SessionRecord:
        """Return what replicas share of the session."""
        return SessionRecord(
            compute_owner_digest(self.principal),
            self.version,
            self.marks.name,
            self.capabilities,
            self.client,
            self.log_level,
            tuple(sorted(self.uris)),
        )

    def apply_record(self, record: SessionRecord) -> None:
        """Take over what another replica has changed."""
        self.log_level = record.log_level
        self.uris.clear()  # in place: an open stream has the set
        self.uris.update(record.uris)

    def open_question(self) -> tuple[str, "asyncio.Future[dict[str, Any]]"]:
        """Return a new request id, and the future of the client's answer."""
        id_ = f"{_QUESTION_PREFIX}{secrets.token_hex(8)}"
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._pending[id_] = future
        future.add_done_callback(lambda _: self._pending.pop(id_, None))
        if self.mail is not None:
            end = self.mail.expect_message(
                "session answer", self.id, id_, lambda body: self._accept_remote_answer(id_, body)
            )
            future.add_done_callback(lambda _: end())
        return id_, future

    def _accept_remote_answer(self, id_: str, body: bytes) -> None:
        """Accept an answer that the client sent to another replica."""
        answer = _decode_answer(body)
        self.accept_answer(
            id_, RpcFaultError(answer.code, answer.message) if answer.result is None else answer.result
        )

    def accept_answer(self, id_: object, answer: dict[str, Any] | RpcFaultError | None) -> bool:
        """Resolve the question with this id; return False if there is none."""
        future = self._pending.get(id_) if isinstance(id_, str) else None
        if future is None or future.done():
            return False
        if isinstance(answer, dict):
            future.set_result(answer)
        else:
            future.set_exception(
                answer or RpcFaultError(mcp_protocol.INTERNAL_ERROR, "The client gave no answer.")
            )
        return True

    def end_request(self, id_: str | int, running: RunningRequest) -> None:
        """Forget a running request: it has ended. A later one with its id still runs."""
        if self.running.get(id_) is not running:
            return
        del self.running[id_]
        if isinstance(id_, int) or len(id_) <= _MAX_ENDED_ID_CHARS:
            self._ended.append(id_)

    def has_ended_request(self, id_: str | int) -> bool:
        """Return whether a request with this id has ended here lately: to cancel it now means nothing at any replica."""
        return id_ in self._ended

    def confirm_left_answers(self) -> None:
        """Confirm the answers whose connections the client closed cleanly: by asking something new it shows that it has them."""
        if self.left:
            for received in list(self.left.values()):
                received()

    def cancel_questions(self) -> None:
        """Cancel open questions: their calls continue as if the client had not answered."""
        for future in list(self._pending.values()):
            future.cancel()

    def end(self) -> None:
        """Cancel open questions and mark the session's run as ended."""
        self.marks.end_run()
        self.cancel_questions()


def _get_tenant(session: LegacySession) -> str | None:
    return None if session.principal is None else session.principal.tenant


class LegacySessions:
    """All sessions; idle ones are ended, and where there are too many, the oldest of the principal with too many.

    ``records`` is where replicas share them; None, and records that are not shared, keep them in this process. ``on_end`` is run for a
    session that has ended while resources were watched for it.
    """

    def __init__(
        self,
        records: SharedRecords | None = None,
        on_end: Callable[[LegacySession], Coroutine[Any, Any, None]] | None = None,
    ) -> None:
        self._on_end = on_end
        self._all: dict[str, LegacySession] = {}
        self._shared = SharedSessions(records) if records is not None and records.is_shared else None
        self._mail = None if self._shared is None else SessionMailbox(self._shared)
        self._allowance = MessageAllowance()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.kept = ResumableAnswers()

    def open_session(self, params: dict[str, Any], principal: Principal | None) -> LegacySession:
        """Open a session for an ``initialize`` with these parameters."""
        now = asyncio.get_running_loop().time()
        for id_ in [
            one.id for one in self._all.values() if now - one.used > SESSION_IDLE_S and one.standing is None
        ]:
            self._forget(id_)
        self._make_room(principal)
        wanted = params.get("protocolVersion")
        version = (
            wanted
            if isinstance(wanted, str) and wanted in mcp_protocol.LEGACY_VERSIONS
            else mcp_protocol.LEGACY_VERSIONS[0]
        )
        session = LegacySession(secrets.token_urlsafe(24), params, version, principal)
        session.used = now
        self._all[session.id] = session
        return session

    def __len__(self) -> int:
        """Return the number of sessions in this process."""
        return len(self._all)

    def count_sessions(self, principal: Principal) -> int:
        """Return how many sessions of this principal are open in this process."""
        return sum(one.principal == principal for one in self._all.values())

    def count_watched(self, principal: Principal) -> tuple[int, int]:
        """Return how many resources the sessions of this principal watch, and those of its tenant."""
        of_tenant = [one for one in self._all.values() if _get_tenant(one) == principal.tenant]
        mine = sum(len(one.uris) for one in of_tenant if one.principal == principal)
        return mine, sum(len(one.uris) for one in of_tenant)

    def _make_room(self, principal: Principal | None) -> None:
        """End the oldest session of a principal, a tenant or a largest tenant that has reached its limit: never another's."""
        if principal is not None:
            mine = [one.id for one in self._all.values() if one.principal == principal]
            tenants = [
                one.id
                for one in self._all.values()
                if one.principal is not None and one.principal.tenant == principal.tenant
            ]
            if len(mine) >= MAX_PRINCIPAL_SESSIONS:
                self._end_for_room(mine[0])
            elif len(tenants) >= MAX_TENANT_SESSIONS:
                self._end_for_room(tenants[0])
        if len(self._all) >= MAX_SESSIONS:
            counts = Counter(_get_tenant(one) for one in self._all.values())
            largest = counts.most_common(1)[0][0]
            self._end_for_room(next(one.id for one in self._all.values() if _get_tenant(one) == largest))

    def _end_for_room(self, id_: str) -> None:
        self._forget(id_)
        if self._shared is not None:
            self._start(self._write(self._shared.drop_session, id_))

    def find_session(self, id_: str, principal: Principal | None) -> LegacySession | None:
        """Return the session with this id of this process if it belongs to this principal, else None.

        One that has not been compared with the store for a while is compared in the background.
        """
        session = self._all.get(id_)
        if session is None or (session.principal is not principal and session.principal != principal):
            return None
        now = session.used = asyncio.get_running_loop().time()
        if self._shared is not None and now - session.checked > RECHECK_AFTER_S:
            self._start(self.refresh_session(session))
        return session

    def _forget(self, id_: str) -> None:
        """End a session in this process."""
        session = self._all.pop(id_, None)
        self.kept.close_session(id_)
        if session is not None:
            session.end()
            if session.watched and self._on_end is not None:
                self._start(self._on_end(session))

    def cancel_questions(self) -> None:
        """Cancel the open questions of all sessions: this process is about to end."""
        for session in self._all.values():
            session.cancel_questions()

    @property
    def has_questions(self) -> bool:
        """Whether a client of any session has been asked something and has not answered."""
        return any(one.has_questions for one in self._all.values())

    # --- at every replica ---------------------------------------------------------------------------------------

    async def find_shared_session(self, id_: str, principal: Principal | None) -> LegacySession | None:
        """Return the session with this id, opened at any replica, if it belongs to this principal, else None.

        Raises:
            StoreError: this process does not have it, and the store cannot be asked.
        """
        if self._shared is None or id_ in self._all:
            return self.find_session(id_, principal)
        record = await asyncio.to_thread(self._shared.load_session, id_)
        if record is None or record.owner != compute_owner_digest(principal):
            return None
        return self.find_session(id_, principal) or self._restore_session(id_, record, principal)

    def _restore_session(self, id_: str, record: SessionRecord, principal: Principal | None) -> LegacySession:
        self._make_room(principal)
        params = {"capabilities": record.capabilities, "clientInfo": record.client}
        session = LegacySession(id_, params, record.version, principal)
        session.marks = SessionIdentity(record.name)
        session.mail = self._mail
        session.is_stored = True
        session.apply_record(record)
        session.used = session.checked = asyncio.get_running_loop().time()
        self._all[id_] = session
        return session

    async def share_session(self, session: LegacySession) -> None:
        """Store a session, for all replicas; where that fails it is this replica's own. One that was ended stays so."""
        if self._shared is None or session.id not in self._all:
            return
        session.mail = self._mail
        saved = await self._write(self._shared.save_session, session.id, session.build_record())
        if saved == "stored":
            session.is_stored = True
            session.saved = session.checked = asyncio.get_running_loop().time()
        elif saved == "ended":
            self._forget(session.id)

    async def refresh_session(self, session: LegacySession) -> None:
        """Take over what other replicas have done with the session; end it here if one of them has ended it."""
        if self._shared is None or session.mail is None:
            return
        session.checked = now = asyncio.get_running_loop().time()
        try:
            record = await asyncio.to_thread(self._shared.load_session, session.id)
        except StoreError as fault:
            _log.warning("a session could not be compared with the store, which is %s", fault.reason)
            return
        if record is None:
            if session.is_stored:
                self._forget(session.id)
            return
        session.apply_record(record)
        if now - session.saved > RENEW_AFTER_S:
            await self.share_session(session)

    async def close_session(self, id_: str) -> None:
        """End a session at every replica; the others notice within ``RECHECK_AFTER_S`` of its use."""
        self._forget(id_)
        if self._shared is not None:
            await self._write(self._shared.drop_session, id_)

    async def forward_answer(
        self, session: LegacySession, id_: object, answer: dict[str, Any] | RpcFaultError | None
    ) -> None:
        """Leave the answer to a question for the replica that asked it."""
        if not isinstance(id_, str) or not id_.startswith(_QUESTION_PREFIX):
            return
        if isinstance(answer, dict):
            left = _RemoteAnswer(answer)
        else:
            fault = answer or RpcFaultError(mcp_protocol.INTERNAL_ERROR, "The client gave no answer.")
            left = _RemoteAnswer(None, fault.code, fault.message)
        await self.leave_message("session answer", session, id_, _encode_answer(left))

    async def leave_message(
        self, kind: MessageKind, session: LegacySession, about: str | int, body: bytes = b""
    ) -> None:
        """Leave a message about the session for another replica; one that cannot be written, or is one too many, is lost."""
        if self._shared is None or session.mail is None or len(body) > MAX_MESSAGE_BYTES:
            return
        now = asyncio.get_running_loop().time()
        if self._allowance.take(compute_owner_digest(session.principal), len(body), now):
            await self._write(self._shared.leave_message, kind, session.id, about, body)

    async def _write(self, write: Callable[..., _T], *arguments: Any) -> _T | None:
        """Write to the store and return what ``write`` returns; None if that was not possible."""
        try:
            return await asyncio.to_thread(write, *arguments)
        except StoreError as fault:
            _log.warning("sessions are not shared at the moment: the store is %s", fault.reason)
            return None

    def _start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish the writes in progress, and look for no further messages."""
        if self._mail is not None:
            self._mail.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
