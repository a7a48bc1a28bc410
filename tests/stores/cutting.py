"""A wire that breaks at the worst moment: what is asked arrives and is done, and the answer never comes."""

import contextlib
import selectors
import socket
import struct
import threading


class Cutter:
    """A proxy on loopback in front of a server. ``cut()`` swallows the next answer and breaks that connection."""

    def __init__(self, port: int) -> None:
        self._server = ("127.0.0.1", port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self.cuts = 0
        self._left = 0
        self._open: list[socket.socket] = []
        self._thread = threading.Thread(target=self._accept, daemon=True)
        self._thread.start()

    def cut(self, times: int = 1) -> None:
        """Swallow the next answer; so often."""
        self._left = times

    def warn_and_leave(self) -> None:
        """Break every connection as a server does that is stopped at once: its last words wait unread in front of the end."""
        fields = b"SWARNING\0VWARNING\0C57P02\0Mterminating\0\0"
        for client in self._open[::2]:
            with contextlib.suppress(OSError):
                client.sendall(b"N" + struct.pack("!I", len(fields) + 4) + fields)
                client.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        self._thread.join()
        for one in self._open:
            one.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._door.accept()
            except OSError:
                return
            server = socket.create_connection(self._server)
            self._open += [client, server]
            threading.Thread(target=self._carry, args=(client, server), daemon=True).start()

    def _carry(self, client: socket.socket, server: socket.socket) -> None:
        with client, server, selectors.DefaultSelector() as selector:
            selector.register(client, selectors.EVENT_READ, server)
            selector.register(server, selectors.EVENT_READ, client)
            while True:
                for key, _ in selector.select():
                    if not self._pass(key.fileobj is server, key.fileobj, key.data):
                        return

    def _pass(self, is_answer: bool, source: object, target: socket.socket) -> bool:  # noqa: FBT001 - a direction
        assert isinstance(source, socket.socket)
        try:
            data = source.recv(65536)
        except OSError:
            return False
        if not data:
            return False
        if is_answer and self._left > 0:
            self._left -= 1
            self.cuts += 1
            return False
        try:
            target.sendall(data)
        except OSError:
            return False
        return True
