"""Open the sockets that a server listens on before there is a server.

Clients that connect meanwhile wait until it takes the sockets over.
"""

import contextlib
import socket
import sys
from typing import Final

BACKLOG: Final = 1024
"""Connections that may wait to be accepted."""


def open_listening_sockets(host: str, port: int) -> list[socket.socket]:
    """Return a listening socket for each address of the host; port 0 takes a free one. The caller closes them.

    Raises:
        OSError: an address is in use, not permitted or not of this machine, or the host has none.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    with contextlib.ExitStack() as opened:
        sockets = [
            opened.enter_context(_open_socket(family, address))
            for family, _, _, _, address in dict.fromkeys(found)
        ]
        opened.pop_all()
    return sockets


def _open_socket(family: socket.AddressFamily, address: tuple[object, ...]) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(address)
        one.listen(BACKLOG)
        one.setblocking(False)
    except BaseException:
        one.close()
        raise
    return one
