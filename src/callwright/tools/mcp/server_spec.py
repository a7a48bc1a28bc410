"""One upstream server as its operator declares it."""

import re
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from callwright.core.protocols.login_settings import LoginRules, find_missing_key
from callwright.domain.contract import Contract
from callwright.tools.oauth.urls import is_loopback_url, is_safe_url
from callwright.wire.request_target import RequestTarget

_SERVER_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")
NAME_SEPARATOR: Final = "__"
"""Between the server's name and the tool's own; a server's name cannot hold it, so no two servers make one name."""

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
"""All that a child process sees of our environment; the rest is named in ``env``."""


class ServerSpecError(ValueError):
    """The declaration of a server contradicts itself; the message says how to mend it."""


class ServerSpec(Struct, frozen=True, kw_only=True):
    """An MCP server behind us: a child process (``command``) or an address (``url``), never both.

    Attributes:
        name: Small letters, digits and dashes; part of every tool's name here.
        command: Program and arguments, run without a shell.
        env: Environment of the child beside ``INHERITED_VARIABLES``; secrets come in here, resolved.
        cwd: Its folder.
        url: Streamable HTTP endpoint.
        headers: Sent with every request to ``url``: the operator's own credentials, never the caller's.
        login: How to log in to ``url``; of no use where ``headers`` hold an Authorization already.
        prefix: What stands before its tools' names; None is ``name__``, "" only makes sense for a single server.
        trust_hints: Believe the server's annotations (readOnlyHint, idempotentHint) about what its tools do.
        contracts: Tool → fields of ``Contract`` that the operator declares, such as ``{"effect": "read"}``.
        expected: Tools that it has to list, by its own names; as long as one is absent, none of its tools is offered.
        expected_arguments: Pairs of such a tool and an argument that it has to have (a quota counts it); held to likewise.
        timeout_ms, deadline_ms: Of calls, where nothing else is declared.
        max_output_bytes: Of one result.
        hung_s: A child process that answers nothing for so long, after a call was given up, is killed.
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
        """The spec itself.

        Raises:
            SpecError: it contradicts itself.
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
        """Whether a token may be shown to it: over TLS or on this machine, where the operator has given no other credentials."""
        own = any(name.lower() == "authorization" for name in self.headers)
        return bool(self.url) and not own and is_safe_url(self.url, near=is_loopback_url(self.url))

    @property
    def tool_prefix(self) -> str:
        """What stands before its tools' names."""
        return f"{self.name}{NAME_SEPARATOR}" if self.prefix is None else self.prefix

    def build_environment(self, ours: Mapping[str, str]) -> dict[str, str]:
        """What the child process sees: a few of ours, and what is declared."""
        return {name: ours[name] for name in INHERITED_VARIABLES if name in ours} | self.env

    def without_secrets(self) -> "ServerSpec":
        """Fit for being shown: values of the environment and of headers are taken out."""
        return replace(self, env=dict.fromkeys(self.env, "***"), headers=dict.fromkeys(self.headers, "***"))
