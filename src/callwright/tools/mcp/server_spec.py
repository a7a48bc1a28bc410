"""The operator's declaration of one upstream server."""

import re
from collections.abc import Mapping
from pathlib import PurePath
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from callwright.core.contracts.definition_mending import mend_tool_name
from callwright.core.protocols.login_settings import LoginRules, find_missing_key
from callwright.domain.contract import Contract
from callwright.tools.oauth.urls import is_loopback_url, is_safe_url
from callwright.wire.forward_proxy import ForwardProxy, choose_proxy
from callwright.wire.request_target import RequestTarget

_SERVER_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")
NAME_SEPARATOR: Final = "__"
"""Separates the server's name from the tool's; a server's name cannot contain it, so that full names are unique."""

INHERITED_VARIABLES: Final = (
    "PATH",
    "HOME",
    "LANG",
    "LC_ALL",
    "TMPDIR",
    "TZ",
    "USER",
    "SYSTEMROOT",
    "APPDATA",
    "TEMP",
    *(name for one in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY") for name in (one, one.lower())),
    "SSL_CERT_FILE",
    "SSL_CERT_DIR",
    "REQUESTS_CA_BUNDLE",
    "CURL_CA_BUNDLE",
    "NODE_EXTRA_CA_CERTS",
)
"""The only variables that a child process inherits; others are listed in ``env``.

Proxies and certificate authorities are among them: without them no program reaches anything in a company's network.
"""

DIRECT: Final = "direct"
"""In place of a proxy's address: no proxy, whatever the environment says."""

_DOWNLOADING_PROGRAMS: Final = frozenset(
    {"npx", "uvx", "bunx", "pnpx", "pipx", "uv", "docker", "podman", "pnpm", "yarn"}
)
_DOWNLOAD_PATIENCE_S: Final = 120.0
_USUAL_PATIENCE_S: Final = 30.0

_AMBIGUOUS_PATH: Final = re.compile(r"\\|//|%(?:2e|2f|5c|25|00)|/\.{1,2}(?:[/;]|%00|$)", re.IGNORECASE)
"""Parts of a path that servers resolve differently, so that its folder is not certain."""

SpokenEras = Literal["auto", "modern", "legacy", "both"]
HttpTransport = Literal["auto", "http", "sse"]


class ServerSpecError(ValueError):
    """The declaration of a server is contradictory; the message says how to correct it.

    ``key`` names the setting in a configuration file, and ``form`` is an example of a right value.
    """

    def __init__(self, message: str, key: str = "url", form: str = "https://host/mcp") -> None:
        super().__init__(message)
        self.key = key
        self.form = form


class ServerSpec(Struct, frozen=True, kw_only=True):
    """An upstream MCP server: a child process (``command``) or an address (``url``), never both.

    Attributes:
        name: Lower-case letters, digits and dashes; part of every tool's name.
        command: Program and arguments, run without a shell.
        env: Environment of the child beside ``INHERITED_VARIABLES``; may contain resolved secrets.
        cwd: Its working directory.
        url: Endpoint over HTTP.
        transport: How ``url`` is spoken to: ``http`` (streamable HTTP), ``sse`` (the HTTP+SSE of 2024-11-05), or ``auto``, which
            tries them in this order.
        messages: Path to which a server over HTTP+SSE may have messages posted with credentials, such as ``/messages``, where
            that is not below the folder of ``url``.
        headers: Sent with every request to ``url``: the operator's own credentials, never the caller's.
        login: How to log in to ``url``; unused if ``headers`` contain an Authorization.
        ca: File of the certificate authorities that ``url`` is checked against, in place of the system's.
        client_cert, client_key: Files of our own certificate for ``url`` and of its private key.
        proxy: Address of the HTTP proxy for ``url``; "" takes the environment's, ``direct`` takes none.
        eras: Protocol revisions to speak to it. ``auto``: over HTTP the caller's, if the server supports both; a child process
            has one revision, 2026-07-28 if it can. ``both``: a second child process for callers of the other revision.
        patience_s: Seconds that it may take to answer first; None is 120 for programs that may have to be downloaded (npx,
            uvx, docker ...), else 30. A child process that still works is never stopped for being slow.
        prefix: Prefix of its tools' names; None is ``name__``; "" is only useful for a single server.
        trust_hints: Whether to trust the server's annotations (readOnlyHint, idempotentHint) about its tools.
        contracts: Tool → fields of ``Contract`` that the operator declares, such as ``{"effect": "read"}``.
        expected: Tools that it must list, by their own names; while one is missing, none of its tools is offered.
        expected_arguments: Pairs of such a tool and an argument that it must have (a quota counts it); enforced likewise.
        timeout_ms, deadline_ms: Limits of calls, unless declared otherwise.
        max_output_bytes: Limit of one result.
        hung_s: Seconds after which a child process that does not respond, after an abandoned call, is killed.
    """

    name: str
    command: tuple[str, ...] = ()
    env: dict[str, str] = {}
    cwd: str | None = None
    url: str = ""
    headers: dict[str, str] = {}
    login: LoginRules = LoginRules()
    ca: str = ""
    client_cert: str = ""
    client_key: str = ""
    proxy: str = ""
    eras: SpokenEras = "auto"
    transport: HttpTransport = "auto"
    messages: str = ""
    patience_s: float | None = None
    prefix: str | None = None
    trust_hints: bool = False
    contracts: dict[str, dict[str, Any]] = {}
    expected: tuple[str, ...] = ()
    expected_arguments: tuple[tuple[str, str], ...] = ()
    timeout_ms: int = 60_000
    deadline_ms: int = 120_000
    max_output_bytes: int = 16 * 1024 * 1024
    hung_s: float = 10.0

    def validate(self) -> "ServerSpec":
        """Validate and return the spec.

        Raises:
            ServerSpecError: it is contradictory.
        """
        if not _SERVER_NAME.fullmatch(self.name):
            raise ServerSpecError("A server's name is 1 to 32 small letters, digits and dashes.")
        if bool(self.command) == bool(self.url):
            raise ServerSpecError(f"{self.name}: declare either a command or a url.")
        self._validate_transport()
        self._validate_connection()
        if missing := find_missing_key(self.login):
            raise ServerSpecError(f"{self.name}: its login needs {missing}.")
        if not 0 < self.timeout_ms <= self.deadline_ms:
            raise ServerSpecError(f"{self.name}: timeout_ms is more than 0 and at most deadline_ms.")
        unknown = {field for one in self.contracts.values() for field in one} - set(
            Contract.__struct_fields__
        )
        if unknown:
            raise ServerSpecError(f"{self.name}: no such contract field: {', '.join(sorted(unknown))}.")
        return self

    def _validate_transport(self) -> None:
        if self.command and self.transport != "auto":
            raise ServerSpecError(
                f"{self.name}: transport is for a url; a command has its own.", "transport", "auto"
            )
        if self.messages and not (self.messages.startswith("/") and self.messages.strip("/")):
            raise ServerSpecError(f"{self.name}: messages is a path of its url.", "messages", "/messages")
        if self.transport == "sse" and self.eras == "modern":
            raise ServerSpecError(
                f"{self.name}: the transport sse is of 2024; 2026-07-28 has none.", "eras", "legacy"
            )

    def _validate_connection(self) -> None:
        try:
            if self.url:
                RequestTarget.parse_url(self.url)
        except ValueError as fault:
            raise ServerSpecError(f"{self.name}: {fault}.") from None
        if self.client_key and not self.client_cert:
            raise ServerSpecError(f"{self.name}: client_key needs client_cert.", "client_cert", "cert.pem")
        if self.proxy not in {"", DIRECT}:
            try:
                ForwardProxy.parse_url(self.proxy)
            except ValueError as fault:
                raise ServerSpecError(f"{self.name}: proxy: {fault}.", "proxy", "http://host:3128") from None

    @property
    def can_log_in(self) -> bool:
        """Whether a token may be sent to it: over TLS or on this machine, and without other credentials of the operator."""
        own = any(name.lower() == "authorization" for name in self.headers)
        return bool(self.url) and not own and is_safe_url(self.url, near=is_loopback_url(self.url))

    def may_get_credentials(self, target: RequestTarget) -> bool:
        """Return whether our credentials may go to this address: ``url``, anything below its folder, or a declared path."""
        own = RequestTarget.parse_url(self.url)
        if target.place != own.place:
            return False
        path, own_path = (one.path.partition("?")[0] for one in (target, own))
        if _AMBIGUOUS_PATH.search(path):
            return path == own_path
        folder = own_path.rstrip("/").rpartition("/")[0] + "/"
        declared = self.messages.rstrip("/")
        return path.startswith(folder) or (
            bool(declared) and (path.rstrip("/") + "/").startswith(declared + "/")
        )

    @property
    def tool_prefix(self) -> str:
        """Prefix of its tools' names."""
        return f"{self.name}{NAME_SEPARATOR}" if self.prefix is None else self.prefix

    def get_offered_name(self, own_name: str) -> str:
        """Return the name under which a tool of the server is offered: with the prefix, and in characters that models accept."""
        return self.tool_prefix + mend_tool_name(own_name)

    @property
    def downloads(self) -> bool:
        """Whether its program may have to be downloaded before it can start."""
        return bool(self.command) and PurePath(self.command[0]).stem in _DOWNLOADING_PROGRAMS

    @property
    def start_patience_s(self) -> float:
        """Seconds that it may take to answer for the first time."""
        if self.patience_s is not None:
            return self.patience_s
        return _DOWNLOAD_PATIENCE_S if self.downloads else _USUAL_PATIENCE_S

    def find_proxy(self, environ: Mapping[str, str]) -> ForwardProxy | None:
        """Return the proxy for ``url``; None for a direct connection.

        Raises:
            ValueError: the environment names a proxy that cannot be used.
        """
        if self.proxy:
            return None if self.proxy == DIRECT else ForwardProxy.parse_url(self.proxy)
        return choose_proxy(RequestTarget.parse_url(self.url).place, environ)

    def build_environment(self, ours: Mapping[str, str]) -> dict[str, str]:
        """Return the child process's environment: a few inherited variables, and the declared ones."""
        return {name: ours[name] for name in INHERITED_VARIABLES if name in ours} | self.env

    def without_secrets(self) -> "ServerSpec":
        """Return a copy for display: values of environment and headers removed."""
        return replace(self, env=dict.fromkeys(self.env, "***"), headers=dict.fromkeys(self.headers, "***"))
