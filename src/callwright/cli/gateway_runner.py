"""Run a gateway until it is stopped: listen first, connect to servers in the background, and report both.

May not know where the configuration came from, or how anything is displayed.
"""

import asyncio
import contextlib
import signal
import socket
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final
from urllib.parse import urlsplit

from msgspec import UNSET

from callwright.app.app_builder import ConfiguredApp
from callwright.app.housekeeping import sweep_periodically
from callwright.app.server_login import LoginStore
from callwright.cli.end_signals import list_end_signals
from callwright.config.config_model import Config, Identity, Listen
from callwright.config.home_path import expand_home
from callwright.core.records.server_state import ServerStatus
from callwright.gateway.gateway import Gateway, freeze_heap
from callwright.gateway.identity.bearer_auth import BearerAuthenticator
from callwright.gateway.identity.document_fetcher import DocumentFetcher
from callwright.gateway.identity.identification import Identify, identify_anybody, mark_shared
from callwright.gateway.identity.key_file import KeyFile
from callwright.gateway.identity.refusal_audit import audit_refusals
from callwright.gateway.mcp.stdio_front import open_stdio
from callwright.gateway.tool_search import SearchSettings
from callwright.runtime.clock import SystemClock
from callwright.wire.http_server import HttpServer
from callwright.wire.server_limits import AllowedOrigins, ServerLimits, TrustedProxies

_CONNECT_PATIENCE_S: Final = 10.0
"""How long a client on stdio waits for slow servers before it sees the tools of the others."""

_SLOW_START_S: Final = 2.0
"""Seconds after which a server that has not answered is reported as starting."""

ServerStatusCallback = Callable[[ServerStatus], None]
"""Called with a server's state whenever it changes, and when it takes long to start."""

BackgroundScript = Callable[[], Coroutine[Any, Any, None]]
"""A coroutine function that runs in the background while the gateway serves."""


class GatewayRunner:
    """One gateway for a configuration.

    Args:
        made: The application and its servers.
        config: Listen address and authentication.
        folder: Base folder of relative paths in the configuration.
        pins: File of accepted definitions; None keeps them in memory.
        on_status: Called for each server whenever its state changes.
        logins: Storage of logins; None keeps them in memory.
        connected: Called once every server has been tried: it is connected, or known to be unreachable for now.
    """

    def __init__(
        self,
        made: ConfiguredApp,
        config: Config,
        folder: Path,
        pins: Path | None,
        on_status: ServerStatusCallback,
        logins: LoginStore | None = None,
        connected: Callable[[], None] | None = None,
    ) -> None:
        self._made = made
        self._config = config
        self._pins = pins
        self._logins = logins
        self._on_status = on_status
        self._when_connected = connected
        self._fetcher = DocumentFetcher()
        listen = config.listen
        identify, mount = _build_identity(config, folder, self._fetcher)
        if identify is not None:
            identify = audit_refusals(identify, made.app.store.append_event_later, SystemClock())
        if config.identity.shared:
            identify = mark_shared(identify or identify_anybody)
        own = {listen.host, f"[{listen.host}]", urlsplit(config.identity.audience).hostname or "127.0.0.1"}
        ours = {*own, *listen.names}
        self.gateway = Gateway(
            made.app,
            limits=_build_server_limits(listen),
            identify=identify,
            origins=AllowedOrigins(hosts=AllowedOrigins().hosts | ours, origins=frozenset(listen.origins)),
            inline_defs_for=tuple(one.name for one in config.clients if one.inline_defs),
            proxies=TrustedProxies.parse_networks(listen.trusted_proxies),
            search=SearchSettings(config.search.always) if config.search.enabled else None,
            preview_tokens=None if listen.max_result_tokens is UNSET else listen.max_result_tokens,
            metrics=config.metrics.enabled,
        )
        self.metrics_sockets: Sequence[socket.socket] = ()
        """Listening sockets at which only the metrics are served, to everybody who reaches them."""
        self.gateway.has_settled = self._has_settled
        if mount is not None:
            mount(self.gateway.server)

    async def run_http(
        self,
        listeners: Sequence[socket.socket],
        ready: Callable[[int], None],
        beside: Sequence[BackgroundScript] = (),
        draining: Callable[[int, float], None] = lambda _running, _limit_s: None,
    ) -> None:
        """Serve on these listening sockets until a signal arrives, then wait for running calls; ``beside`` runs while it serves.

        ``draining`` receives the number of running calls when the signal arrives and their time limit in seconds; it is not called without
        running calls.
        """
        end = asyncio.Event()
        with _end_on_signals(end):
            found = await self.gateway.start(listeners=listeners)
            metrics = await self._serve_metrics()
            ready(found)
            running = [
                asyncio.ensure_future(one)
                for one in (
                    self._connect_servers(),
                    self._sweep_ledger(),
                    *(make() for make in beside),
                )
            ]
            try:
                await _wait_for_end(end, running)
                await self._drain(draining)
            finally:
                for task in running:
                    task.cancel()
                await asyncio.gather(*running, return_exceptions=True)
                await self.gateway.close(5.0)
                if metrics is not None:
                    await metrics.close(0.0)
                self._fetcher.close()

    async def _serve_metrics(self) -> HttpServer | None:
        """Serve the metrics on separate sockets, until the gateway has stopped; None without such sockets."""
        if not self.metrics_sockets or self.gateway.metrics is None:
            return None
        server = HttpServer()
        self.gateway.metrics.mount_open(server)
        await server.start(listeners=self.metrics_sockets)
        return server

    async def _drain(self, draining: Callable[[int, float], None]) -> None:
        limit_s = self._get_drain_limit()
        if running := self._made.app.host.count_running_calls():
            draining(running, limit_s)
        await self.gateway.drain(limit_s)

    def _get_drain_limit(self) -> float:
        """Return the time limit of running calls after a signal, in seconds."""
        drain_s = self._config.listen.drain_s
        return self.gateway.longest_deadline_s if drain_s is UNSET else float(drain_s)

    async def _sweep_ledger(self) -> None:
        await sweep_periodically(self._made.app, overdue_ms=self._config.overdue_minutes * 60_000)

    async def run_stdio(
        self,
        out: BinaryIO,
        beside: Sequence[BackgroundScript] = (),
        draining: Callable[[int, float], None] = lambda _running, _limit_s: None,
    ) -> None:
        """Serve the client that started this process, until it closes its end, or a signal arrives and what ran has ended.

        ``draining`` receives the number of running requests when the signal arrives, and the seconds they have; it is not called without any.
        """
        end = asyncio.Event()
        with _end_on_signals(end):
            connecting = asyncio.ensure_future(self._connect_servers())
            await asyncio.wait([connecting], timeout=_CONNECT_PATIENCE_S)
            running = [asyncio.ensure_future(one) for one in (self._sweep_ledger(), *(m() for m in beside))]
            if self._made.app.connected is not None:
                self._made.app.connected.count_as_announced()
            timeout_s = self._config.listen.client_timeout_s
            front, lines = await open_stdio(self.gateway.dispatch, out=out, client_timeout_s=timeout_s)
            serving = asyncio.ensure_future(front.serve(lines))
            serving.add_done_callback(lambda _: end.set())
            try:
                await end.wait()
                if serving.done():
                    serving.result()
                else:
                    limit_s = self._get_drain_limit()
                    if front.running:
                        draining(front.running, limit_s)
                    await front.drain(limit_s)
            finally:
                for task in (connecting, *running, serving):
                    task.cancel()
                await asyncio.gather(connecting, *running, serving, return_exceptions=True)
                await self.gateway.close(5.0)

    # --- servers --------------------------------------------------------------------------------------------------

    async def _connect_servers(self) -> None:
        """Connect to all servers concurrently; then freeze the heap, since long-lived objects now exist."""
        naming = asyncio.ensure_future(self._report_slow_starts())
        try:
            await self._made.app.connect(
                self._made.servers,
                pins=self._pins,
                heard=self.gateway.hub.publish,
                logins=self._logins,
                on_status=self._on_status,
            )
        finally:
            naming.cancel()
        if self._when_connected is not None:
            self._when_connected()
        freeze_heap()

    async def _report_slow_starts(self) -> None:
        """Report the servers that have not answered soon."""
        await asyncio.sleep(_SLOW_START_S)
        connected = self._made.app.connected
        for status in connected.list_statuses() if connected else ():
            if status.phase == "starting" and not status.was_ready:
                self._on_status(status)

    def _has_settled(self) -> bool:
        """Return whether every server has answered, or its patience is over."""
        connected = self._made.app.connected
        return not self._made.servers or (connected is not None and connected.is_settled)


def _build_server_limits(listen: Listen) -> ServerLimits:
    """Return the server's limits; a share that is not configured has room for one whole body at least."""
    one, total = listen.max_body_bytes, listen.max_total_body_bytes
    if total is UNSET:
        total = 3 * one
    tenant, principal = listen.max_tenant_body_bytes, listen.max_principal_body_bytes
    return ServerLimits(
        connections=listen.max_connections,
        peer_connections=listen.max_connections_per_address,
        body_bytes=one,
        bodies_bytes=total,
        tenant_bodies_bytes=max(one, total * 3 // 4) if tenant is UNSET else tenant,
        principal_bodies_bytes=max(one, total // 2) if principal is UNSET else principal,
        unread_bytes=listen.max_unread_bytes,
    )


_IdentitySetup = tuple[Identify | None, Callable[[HttpServer], None] | None]
"""The authenticator, and a function that mounts its routes on the server."""


def _build_identity(config: Config, folder: Path, fetcher: DocumentFetcher) -> _IdentitySetup:
    if config.identity.mode == "local":
        return None, None
    if config.identity.mode == "oauth":
        return _build_oauth_identity(config.identity, fetcher)
    keys = KeyFile(folder / expand_home(config.identity.keys), SystemClock())
    return BearerAuthenticator(keys.find_holder), None


def _build_oauth_identity(identity: Identity, fetcher: DocumentFetcher) -> _IdentitySetup:
    from callwright.gateway.identity.issuer_keys import IssuerKeys  # noqa: PLC0415 - cryptography is not cheap to load
    from callwright.gateway.identity.oauth_auth import OAuthAuthenticator, TokenRules  # noqa: PLC0415 - the same

    rules = TokenRules(
        issuer=identity.issuer,
        audience=identity.audience,
        scopes=identity.scopes,
        tenant_claim=identity.tenant_claim,
        roles_claim=identity.roles_claim,
    )
    keys = IssuerKeys(identity.issuer, identity.jwks_url, fetcher.get, time.monotonic)
    clock = SystemClock()
    oauth = OAuthAuthenticator(rules, keys.get_key, lambda: clock.now_ms() / 1000)
    return oauth, oauth.mount


async def _wait_for_end(end: asyncio.Event, beside: Sequence[asyncio.Future[Any]]) -> None:
    """Wait for the end; an exception of a background task is raised immediately."""
    waiting = asyncio.ensure_future(end.wait())
    pending: set[asyncio.Future[Any]] = {waiting, *beside}
    while waiting in pending:
        done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()


@contextlib.contextmanager
def _end_on_signals(end: asyncio.Event) -> Iterator[None]:
    """Set ``end`` on SIGINT, SIGTERM and SIGHUP; a second SIGINT or SIGTERM ends the process as usual.

    A second SIGHUP does nothing: when a terminal closes, both its shell and the kernel send one.
    """
    if sys.platform == "win32":
        yield
        return
    loop = asyncio.get_running_loop()

    def handle_signal(number: int) -> None:
        end.set()
        if number != signal.SIGHUP:
            loop.remove_signal_handler(number)

    numbers = list_end_signals()
    for number in numbers:
        loop.add_signal_handler(number, handle_signal, number)
    try:
        yield
    finally:
        for number in numbers:
            loop.remove_signal_handler(number)
