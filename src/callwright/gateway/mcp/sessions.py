"""Sessions of legacy clients: what they declared, what they were asked and have not answered, where they listen."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final

from callwright.core import mcp
from callwright.domain.call import Principal
from callwright.gateway.mcp.hub import Subscription
from callwright.gateway.mcp.resuming import Kept
from callwright.gateway.origins.inferring import SessionMarks
from callwright.gateway.wire.messages import EventStream
from callwright.relay import RpcFault

MOST: Final = 10_000
IDLE_S: Final = 3600.0


class Session:
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
        self.marks = SessionMarks(secrets.token_hex(16))
        self._pending: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._number = 0

    def question(self) -> tuple[str, "asyncio.Future[dict[str, Any]]"]:
        """An id for something that the client is asked, and where its answer will be."""
        self._number += 1
        id_ = f"callwright-{self._number}"
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._pending[id_] = future
        future.add_done_callback(lambda _: self._pending.pop(id_, None))
        return id_, future

    def answered(self, id_: object, answer: dict[str, Any] | RpcFault | None) -> bool:
        """The client has answered; False when nobody asked."""
        future = self._pending.get(id_) if isinstance(id_, str) else None
        if future is None or future.done():
            return False
        if isinstance(answer, dict):
            future.set_result(answer)
        else:
            future.set_exception(answer or RpcFault(mcp.INTERNAL_ERROR, "The client gave no answer."))
        return True

    def goes_on(self) -> None:
        """The client asks something new: it has the answers whose connections it closed in order."""
        if self.left:
            for received in list(self.left.values()):
                received()

    def end(self) -> None:
        """Nobody will answer or listen any more."""
        self.marks.end()
        for future in list(self._pending.values()):
            future.cancel()


class Sessions:
    """All of them; the longest unused make room when there are too many."""

    def __init__(self) -> None:
        self._all: dict[str, Session] = {}
        self.kept = Kept()

    def open(self, params: dict[str, Any], principal: Principal | None) -> Session:
        """Open one for an ``initialize`` with these parameters."""
        now = asyncio.get_running_loop().time()
        for id_ in [one.id for one in self._all.values() if now - one.used > IDLE_S and one.standing is None]:
            self.close(id_)
        while len(self._all) >= MOST:
            self.close(next(iter(self._all)))
        wanted = params.get("protocolVersion")
        version = wanted if isinstance(wanted, str) and wanted in mcp.LEGACY else mcp.LEGACY[0]
        session = Session(secrets.token_urlsafe(24), params, version, principal)
        session.used = now
        self._all[session.id] = session
        return session

    def find(self, id_: str, principal: Principal | None) -> Session | None:
        """The session with this id, if it is this principal's own."""
        session = self._all.get(id_)
        if session is None or session.principal != principal:
            return None
        session.used = asyncio.get_running_loop().time()
        return session

    def close(self, id_: str) -> Session | None:
        """End one."""
        session = self._all.pop(id_, None)
        self.kept.close(id_)
        if session is not None:
            session.end()
        return session
