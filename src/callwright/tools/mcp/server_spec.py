"""The operator's declaration of one upstream server."""

import re
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from callwright.core.contracts.definition_mending import mend_tool_name
from callwright.core.protocols.login_settings import LoginRules, find_missing_key
from callwright.domain.contract import Contract
from callwright.tools.oauth.urls import is_loopback_url, is_safe_url
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
)
"""The only variables that a child process inherits; others are listed in ``env``."""


class ServerSpecError(ValueError):
    """The declaration of a server is contradictory; the message says how to correct it."""


class ServerSpec(Struct, frozen=True, kw_only=True):
    """An upstream MCP server: a child process (``command``) or an address (``url``), never both.

    Attributes:
        name: Lower-case letters, digits and dashes; part of every tool's name.
        command: Program and arguments, run without a shell.
        env: Environment of the child beside ``INHERITED_VARIABLES``; may contain resolved secrets.
        cwd: Its working directory.
        url: Streamable HTTP endpoint.
        headers: Sent with every request to ``url``: the operator's own credentials, never the caller's.
        login: How to log in to ``url``; unused if ``headers`` contain an Authorization.
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
        if self.url:
            try:
                RequestTarget.parse_url(self.url)
            except ValueError as fault:
                raise ServerSpecError(f"{self.name}: {fault}.") from None
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

    @property
    def can_log_in(self) -> bool:
        """Whether a token may be sent to it: over TLS or on this machine, and without other credentials of the operator."""
        own = any(name.lower() == "authorization" for name in self.headers)
        return bool(self.url) and not own and is_safe_url(self.url, near=is_loopback_url(self.url))

    @property
    def tool_prefix(self) -> str:
        """Prefix of its tools' names."""
        return f"{self.name}{NAME_SEPARATOR}" if self.prefix is None else self.prefix

    def get_offered_name(self, own_name: str) -> str:
        """Return the name under which a tool of the server is offered: with the prefix, and in characters that models accept."""
        return self.tool_prefix + mend_tool_name(own_name)

    def build_environment(self, ours: Mapping[str, str]) -> dict[str, str]:
        """Return the child process's environment: a few inherited variables, and the declared ones."""
        return {name: ours[name] for name in INHERITED_VARIABLES if name in ours} | self.env

    def without_secrets(self) -> "ServerSpec":
        """Return a copy for display: values of environment and headers removed."""
        return replace(self, env=dict.fromkeys(self.env, "***"), headers=dict.fromkeys(self.headers, "***"))
