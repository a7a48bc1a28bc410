"""``AddressReservation``: the address that a gateway will serve, taken before anything is written or started.

A gateway that cannot listen leaves nothing behind: no ledger, no module that ran, no resumed task.
"""

import contextlib
import errno
import socket
from typing import Final

from msgspec import UNSET

from callwright.cli.bilingual_text import Text
from callwright.cli.cli_errors import CliError, make_unreachable_error
from callwright.config.config_model import Listen, Metrics
from callwright.wire.listening_sockets import open_listening_sockets

METRICS_HOST: Final = "127.0.0.1"


class AddressReservation(contextlib.ExitStack):
    """The listening sockets of one gateway; those that no server has taken over are closed at the end.

    Args:
        port: Overrides the configured port; 0 takes a free one.
        is_wanted: False for a gateway on stdio, which listens nowhere.
    """

    def __init__(self, port: int | None, *, is_wanted: bool) -> None:
        super().__init__()
        self._port = port
        self._is_wanted = is_wanted
        self.sockets: list[socket.socket] = []
        self.metrics_sockets: list[socket.socket] = []

    def take(self, listen: Listen, metrics: Metrics = Metrics()) -> None:  # noqa: B008 - frozen
        """Begin to listen on the configured addresses; clients that connect now wait until they are served.

        Raises:
            CliError: an address is in use, not permitted, or not of this machine.
        """
        if not self._is_wanted:
            return
        self.sockets = self._open_sockets(listen.host, listen.port if self._port is None else self._port)
        if metrics.enabled and metrics.port is not UNSET:
            self.metrics_sockets = self._open_sockets(METRICS_HOST, metrics.port)

    def _open_sockets(self, host: str, port: int) -> list[socket.socket]:
        try:
            sockets = open_listening_sockets(host, port)
        except OSError as fault:
            raise _make_address_error(fault.errno, host, port) from None
        for one in sockets:
            self.enter_context(one)
        return sockets


def _make_address_error(number: int | None, host: str, port: int) -> CliError:
    if number == errno.EADDRINUSE:
        return make_unreachable_error(
            "port_in_use",
            Text("{host}:{port} is in use.", "{host}:{port} 已被占用。"),
            Text(
                "Is callwright up running already? Otherwise choose another port: --port 0 chooses a free one.",
                "callwright up 是否已在运行？否则请换端口：--port 0 会任选空闲端口。",
            ),
            host=host,
            port=port,
        )
    return make_unreachable_error(
        "address_not_ours",
        Text("Listening on {host}:{port} is not permitted.", "无法在 {host}:{port} 监听。"),
        Text(
            "Use an address of this machine (127.0.0.1) and a port from 1024.",
            "请使用本机地址（127.0.0.1）和 1024 以上的端口。",
        ),
        host=host,
        port=port,
    )
