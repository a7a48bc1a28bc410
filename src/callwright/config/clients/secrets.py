"""Which values of a client's server are secrets, and the variables that stand for them. Pure; tells no value.

A secret is never carried over: a reference takes its place, and the caller is told which variable has to be set.
"""

import math
import re
from collections import Counter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from callwright.config.model import Server
from callwright.config.references import names as referred

_TELLING: Final = re.compile(
    r"(?i)(?:^|[^a-z])(?:pass(?:word|wd|phrase|code)?|secret|token|api[_-]?key|key|auth(?:orization)?|credentials?"
    r"|private|cookie|session|dsn|pat|pwd|signature)(?:$|[^a-z])"
)
_KNOWN: Final = re.compile(
    r"(?:sk|pk|rk)[-_](?:live|test|proj|ant|or)?|gh[pousr]_|github_pat_|glpat-|xox[abeprs]-|AKIA|ASIA|AIza|ya29\.|eyJ[A-Za-z0-9_-]{8}"
    r"|npm_|pypi-|hf_|dop_v1_|SG\.|Bearer |Basic "
)
_IN_URL: Final = re.compile(
    r"://[^/\s@]*:[^/\s@]+@|[?&](?i:[a-z_-]*(?:key|token|secret|sig|password|auth)[a-z_-]*)=[^&\s]"
)
_SCHEME: Final = re.compile(r"(?i)(Bearer|Basic|Token|ApiKey) +(?=\S)")
_LONG: Final = 20
_BITS: Final = 3.3


class Stripped(Struct, frozen=True):
    """A server without its secrets.

    Attributes:
        server: Its values, references in the place of secrets.
        secrets: Variable → where its value stands now, such as ``env.GITHUB_TOKEN``.
        copied: Names of environment variables whose values were taken as they are.
    """

    server: Server
    secrets: dict[str, str]
    copied: tuple[str, ...]


def stripped(name: str, server: Server, taken: set[str]) -> Stripped:
    """The server with references in the place of secrets.

    Args:
        name: Its name; variables that would clash with another server's begin with it.
        server: As its client has it.
        taken: Variables that stand for something else already; those of this server are added.
    """
    work = _Work(name, taken)
    args = tuple(work.argument(server.args, at) for at in range(len(server.args)))
    env = {key: work.value(key, text, f"env.{key}", key) for key, text in server.env.items()}
    headers = {key: work.header(key, text) for key, text in server.headers.items()}
    url = work.value("", server.url, "url", "URL")
    copied = tuple(key for key, text in server.env.items() if env[key] == text and not referred(text))
    return Stripped(replace(server, args=args, env=env, headers=headers, url=url), work.secrets, copied)


def looks_secret(name: str, text: str) -> bool:
    """Whether a value is taken for a secret: by its name, by a form that is known, or because nobody would type it."""
    if not text or referred(text):
        return False
    if name and _TELLING.search(name) and not _is_plain(text):
        return True
    return bool(_KNOWN.match(text) or _IN_URL.search(text)) or _is_random(text)


def _is_plain(text: str) -> bool:
    return text.lower() in {"true", "false", "none", "null", "yes", "no", "on", "off", "0", "1"}


def _is_random(text: str) -> bool:
    """Long, without a word or a path in it, letters and digits mixed."""
    if len(text) < _LONG or not re.fullmatch(r"[A-Za-z0-9+_=.-]+", text) or not re.search(r"\d", text):
        return False
    if re.fullmatch(r"[a-z]+(?:[-_.][a-z0-9]+)+", text):
        return False
    counts = Counter(text).values()
    return -sum(n / len(text) * math.log2(n / len(text)) for n in counts) > _BITS


class _Work:
    """One server being stripped."""

    def __init__(self, name: str, taken: set[str]) -> None:
        self._name = name
        self._taken = taken
        self.secrets: dict[str, str] = {}

    def value(self, name: str, text: str, place: str, wanted: str) -> str:
        """The text, or a reference in its place."""
        return self._reference(wanted, place) if looks_secret(name, text) else text

    def header(self, name: str, text: str) -> str:
        """A header's scheme is no secret; every other word of one may be."""
        if not text or referred(text):
            return text
        scheme = _SCHEME.match(text)
        wanted = f"{self._name}_{name}"
        return (f"{scheme[1]} " if scheme else "") + self._reference(wanted, f"headers.{name}")

    def argument(self, arguments: tuple[str, ...], at: int) -> str:
        """An argument: after ``--token``, in ``--token=…``, or by itself."""
        text, place = arguments[at], f"args[{at}]"
        flag, equals, rest = text.partition("=")
        if equals and flag.startswith("-") and looks_secret(flag, rest):
            return f"{flag}={self._reference(f'{self._name}_{flag}', place)}"
        before = arguments[at - 1] if at else ""
        named = before if before.startswith("-") and "=" not in before and not text.startswith("-") else ""
        return self.value(named, text, place, f"{self._name}_{named or f'arg_{at}'}")

    def _reference(self, wanted: str, place: str) -> str:
        name = re.sub(r"[\W_]+", "_", wanted).strip("_").upper()
        name = name if name[:1].isalpha() else f"X_{name}"
        if name in self._taken:
            name = re.sub(r"[\W_]+", "_", f"{self._name}_{name}").upper()
        number, free = 2, name
        while free in self._taken:
            free, number = f"{name}_{number}", number + 1
        self._taken.add(free)
        self.secrets[free] = place
        return f"${{{free}}}"
