"""Listen for PostgreSQL notifications on a channel, on a separate connection.

A lost connection is reopened.
"""

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

_AGAIN_S = 1.0
_LOOK_S = 0.5


class Listener:
    """A thread that receives notifications, and reports "" when it starts to listen.

    Its users must also poll, because notifications sent while no connection listens are lost.
    """

    def __init__(self, engine: sa.Engine, channel: str, heard: Callable[[str], None]) -> None:
        self._engine = engine
        self._channel = channel
        self._heard = heard
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._live, name="callwright-flow-listen", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._ended.set()
        self._wake_thread()
        self._thread.join(10)

    def _wake_thread(self) -> None:
        """Notify the thread, so that it ends now; without a notification it ends within ``_LOOK_S``."""
        with suppress(sa.exc.SQLAlchemyError), self._engine.begin() as c:
            c.execute(sa.select(sa.func.pg_notify(self._channel, "")))

    def _live(self) -> None:
        while not self._ended.is_set():
            try:
                self._listen()
            except (sa.exc.SQLAlchemyError, OSError):
                self._ended.wait(_AGAIN_S)
            except Exception as fault:
                if type(fault).__module__.partition(".")[0] != "psycopg":
                    raise
                self._ended.wait(_AGAIN_S)

    def _listen(self) -> None:
        raw: Any = self._engine.raw_connection()
        try:
            connection = raw.driver_connection
            raw.detach()
            connection.autocommit = True
            connection.execute(f"LISTEN {self._channel}")
            self._heard("")
            while not self._ended.is_set():
                for notice in connection.notifies(timeout=_LOOK_S, stop_after=1):
                    self._heard(notice.payload)
        finally:
            raw.close()
