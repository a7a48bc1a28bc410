"""Sessions of legacy clients: their declared capabilities, open questions and standing streams."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from callwright.core.protocols import mcp_protocol
from callwright.domain.call import Principal
from callwright.gateway.mcp.resumable_answers import ResumableAnswers
from callwright.gateway.mcp.subscriptions import Subscription
from callwright.gateway.origins.origin_inference import SessionIdentity
from callwright.relay import RpcFaultError
from callwright.wire.http_messages import EventStream

MAX_SESSIONS: Final = 10_000
MAX_PRINCIPAL_SESSIONS: Final = 1_000
"""Sessions of one principal; one more ends its own oldest. In local mode, without principals, only the total counts."""
MAX_TENANT_SESSIONS: Final = 4_000
"""Sessions of one tenant; one more ends the tenant's own oldest."""
SESSION_IDLE_S: Final = 3600.0


class LegacySession:
    """One legacy client after its ``initialize``."""

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
        self.standing: EventStream | None = None
        self.running: dict[str | int, asyncio.Task[Any]] = {}
        self.used = 0.0
        self.left: dict[int, Callable[[], None]] = {}
        self.marks = SessionIdentity(secrets.token_hex(16))
        self._pending: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._number = 0

    def open_question(self) -> tuple[str, "asyncio.Future[dict[str, Any]]"]:
        """Return a new request id, and the future of the client's answer."""
        self._number += 1
        id_ = f"callwright-{self._number}"
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._pending[id_] = future
        future.add_done_callback(lambda _: self._pending.pop(id_, None))
        return id_, future

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

    def confirm_left_answers(self) -> None:
        """Confirm the answers whose connections the client closed cleanly: by asking something new it shows that it has them."""
        if self.left:
            for received in list(self.left.values()):
                received()

    def end(self) -> None:
        """Cancel open questions and mark the session's run as ended."""
        self.marks.end_run()
        for future in list(self._pending.values()):
            future.cancel()


def _get_tenant(session: LegacySession) -> str | None:
    return None if session.principal is None else session.principal.tenant


class LegacySessions:
    """All sessions; idle ones are ended, and where there are too many, the oldest of whoever has too many."""

    def __init__(self) -> None:
        self._all: dict[str, LegacySession] = {}
        self.kept = ResumableAnswers()

    def open_session(self, params: dict[str, Any], principal: Principal | None) -> LegacySession:
        """Open a session for an ``initialize`` with these parameters."""
        now = asyncio.get_running_loop().time()
        for id_ in [
            one.id for one in self._all.values() if now - one.used > SESSION_IDLE_S and one.standing is None
        ]:
            self.close_session(id_)
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
                self.close_session(mine[0])
            elif len(tenants) >= MAX_TENANT_SESSIONS:
                self.close_session(tenants[0])
        if len(self._all) >= MAX_SESSIONS:
            counts = Counter(_get_tenant(one) for one in self._all.values())
            largest = counts.most_common(1)[0][0]
            self.close_session(next(one.id for one in self._all.values() if _get_tenant(one) == largest))

    def find_session(self, id_: str, principal: Principal | None) -> LegacySession | None:
        """Return the session with this id if it belongs to this principal, else None."""
        session = self._all.get(id_)
        if session is None or session.principal != principal:
            return None
        session.used = asyncio.get_running_loop().time()
        return session

    def close_session(self, id_: str) -> LegacySession | None:
        """End a session; return it, or None."""
        session = self._all.pop(id_, None)
        self.kept.close_session(id_)
        if session is not None:
            session.end()
        return session
