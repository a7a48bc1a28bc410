"""The process that a test sees: hands its streams, folder and environment to a forked child, and ends as the child ends.

Imports next to nothing: starting quickly is what it is for. Run with ``-S -E``.
"""

import _signal  # type: ignore[import-not-found]  # signal itself imports enum, which takes longer than this program
import _socket
import os
import sys

FORWARDED = (_signal.SIGINT, _signal.SIGTERM, _signal.SIGHUP, _signal.SIGUSR1, _signal.SIGUSR2)


def receive_number(server: _socket.socket) -> int:
    data = b""
    while len(data) < 8:
        part = server.recv(8 - len(data))
        if not part:
            os._exit(70)
        data += part
    return int.from_bytes(data, "little", signed=True)


def main() -> None:
    server = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)
    server.connect(sys.argv[1])
    words = [os.fsencode(word) for word in sys.argv[2:]]
    settings = [name + b"=" + value for name, value in os.environb.items()]
    folder = os.getcwdb()  # noqa: PTH109 - importing pathlib takes longer than all of this program
    parts = [folder, b"%d" % len(words), *words, *settings]
    order = b"\0".join(parts)
    streams = b"".join(number.to_bytes(4, sys.byteorder) for number in (0, 1, 2))
    server.sendmsg([len(order).to_bytes(8, "little")], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, streams)])
    server.sendall(order)
    child = receive_number(server)
    for one in FORWARDED:
        _signal.signal(one, lambda number, _frame: os.kill(child, number))
    code = os.waitstatus_to_exitcode(receive_number(server))
    if code < 0:
        if -code != _signal.SIGKILL:  # which nobody can handle
            _signal.signal(-code, _signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code)


main()
