"""Find secrets in a client's server and replace them by variables. Pure.

A secret is never copied: a reference replaces it, and the caller learns which variable has to be set.
"""

import math
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from callwright.config.config_model import Server
from callwright.config.env_references import list_variables as referred

_SECRET_NAME: Final = re.compile(
    r"(?i)(?:^|[^a-z])(?:pass(?:word|wd|phrase|code)?|secret|token|api[_-]?key|key|auth(?:orization)?|credentials?"
    r"|private|cookie|session|dsn|pat|pwd|signature)(?:$|[^a-z])"
)
_SECRET_FORMAT: Final = re.compile(
    r"(?:sk|pk|rk)[-_](?:live|test|proj|ant|or)?|gh[pousr]_|github_pat_|glpat-|xox[abeprs]-|AKIA|ASIA|AIza|ya29\.|eyJ[A-Za-z0-9_-]{8}"
    r"|npm_|pypi-|hf_|dop_v1_|SG\.|Bearer |Basic "
)
_SECRET_IN_URL: Final = re.compile(
    r"://[^/\s@]*:[^/\s@]+@|[?&](?i:[a-z_-]*(?:key|token|secret|sig|password|auth)[a-z_-]*)=[^&\s]"
)
_AUTH_SCHEME: Final = re.compile(r"(?i)(Bearer|Basic|Token|ApiKey) +(?=\S)")
_MIN_RANDOM_LENGTH: Final = 20
_MIN_RANDOM_BITS: Final = 3.3


class StrippedServer(Struct, frozen=True):
    """A server without its secrets.

    Attributes:
        server: The server with references instead of secrets.
        secrets: Variable → the location of its value, such as ``env.GITHUB_TOKEN``.
        values: Variable → its value: for a place that is as safe as the one it came from, and never to be shown.
        copied: Names of environment variables whose values were copied unchanged.
    """

    server: Server
    secrets: dict[str, str]
    copied: tuple[str, ...]
    values: dict[str, str] = {}


def strip_secrets(name: str, server: Server, taken: set[str]) -> StrippedServer:
    """Replace the secrets of a server by references.

    Args:
        name: Its name; prefix of variables that would clash with another server's.
        server: As its client has it.
        taken: Variables already in use; those of this server are added.
    """
    work = _SecretStripper(name, taken)
    args = tuple(work.strip_argument(server.args, at) for at in range(len(server.args)))
    env = {key: work.strip_value(key, text, f"env.{key}", key) for key, text in server.env.items()}
    headers = {key: work.strip_header(key, text) for key, text in server.headers.items()}
    url = work.strip_value("", server.url, "url", "URL")
    copied = tuple(key for key, text in server.env.items() if env[key] == text and not referred(text))
    bare = replace(server, args=args, env=env, headers=headers, url=url)
    return StrippedServer(bare, work.secrets, copied, work.values)


def list_server_variables(server: Server) -> Iterator[str]:
    """Return the variables that a server's texts refer to."""
    texts = (server.command, server.cwd, server.url, *server.args, *server.env.values())
    for text in (*texts, *server.headers.values()):
        yield from referred(text)


def looks_secret(name: str, text: str) -> bool:
    """Return whether a value is probably a secret: by its name, by a known format, or because it looks random."""
    if not text or referred(text):
        return False
    if name and _SECRET_NAME.search(name) and not _is_plain(text):
        return True
    return bool(_SECRET_FORMAT.match(text) or _SECRET_IN_URL.search(text)) or _is_random(text)


def _is_plain(text: str) -> bool:
    return text.lower() in {"true", "false", "none", "null", "yes", "no", "on", "off", "0", "1"}


def _is_random(text: str) -> bool:
    """Return whether a text is long, mixes letters and digits, and contains no word or path."""
    if (
        len(text) < _MIN_RANDOM_LENGTH
        or not re.fullmatch(r"[A-Za-z0-9+_=.-]+", text)
        or not re.search(r"\d", text)
    ):
        return False
    if re.fullmatch(r"[a-z]+(?:[-_.][a-z0-9]+)+", text):
        return False
    counts = Counter(text).values()
    return -sum(n / len(text) * math.log2(n / len(text)) for n in counts) > _MIN_RANDOM_BITS


class _SecretStripper:
    """Strips the secrets of one server."""

    def __init__(self, name: str, taken: set[str]) -> None:
        self._name = name
        self._taken = taken
        self.secrets: dict[str, str] = {}
        self.values: dict[str, str] = {}

    def strip_value(self, name: str, text: str, place: str, wanted: str) -> str:
        """Return the text, or a reference if it is a secret."""
        return self._make_reference(wanted, place, text) if looks_secret(name, text) else text

    def strip_header(self, name: str, text: str) -> str:
        """Replace a header's value by a reference; its scheme is kept, the rest may be secret."""
        if not text or referred(text):
            return text
        scheme = _AUTH_SCHEME.match(text)
        wanted, value = f"{self._name}_{name}", text[scheme.end() :] if scheme else text
        return (f"{scheme[1]} " if scheme else "") + self._make_reference(wanted, f"headers.{name}", value)

    def strip_argument(self, arguments: tuple[str, ...], at: int) -> str:
        """Strip an argument: after ``--token``, in ``--token=…``, or on its own."""
        text, place = arguments[at], f"args[{at}]"
        flag, equals, rest = text.partition("=")
        if equals and flag.startswith("-") and looks_secret(flag, rest):
            return f"{flag}={self._make_reference(f'{self._name}_{flag}', place, rest)}"
        before = arguments[at - 1] if at else ""
        named = before if before.startswith("-") and "=" not in before and not text.startswith("-") else ""
        return self.strip_value(named, text, place, f"{self._name}_{named or f'arg_{at}'}")

    def _make_reference(self, wanted: str, place: str, value: str) -> str:
        name = _make_variable_name(wanted) or _make_variable_name(f"{self._name}_{place}")
        name = name if name[:1].isalpha() else f"X_{name}"
        if name in self._taken:
            name = _make_variable_name(f"{self._name}_{name}")
        number, free = 2, name
        while free in self._taken:
            free, number = f"{name}_{number}", number + 1
        self._taken.add(free)
        self.secrets[free] = place
        self.values[free] = value
        return f"${{{free}}}"


def _make_variable_name(text: str) -> str:
    """Return the ASCII letters and digits of a text as the name of a variable; "" where it has none."""
    return re.sub(r"[^A-Za-z0-9]+", "_", text).strip("_").upper()
