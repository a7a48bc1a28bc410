"""Names of stores: a file path, or the URL of a database. May not open either; never reveals a password."""

import re
from pathlib import Path
from urllib.parse import parse_qsl, urlencode

DEFAULT_SCHEMA = "callwright"
_OWN_PARAMETERS = frozenset({"schema", "seal"})
DATABASE_URL_SCHEMES = ("postgresql://", "postgres://")
_SECRET_PARAMETERS = re.compile(r"(?i)(?:password|passfile|sslpassword|sslkey)=[^&]*&?")
_USER_WITH_PASSWORD = re.compile(r"://([^:/?#@]*):.*@", re.DOTALL)
"""A user with a password.

It reaches to the last @, because an unescaped password may contain any character.
"""


_URL_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")


def is_foreign_url(store: str | Path) -> bool:
    """Return whether this is a URL of something that is not a supported store, and would make a strange path."""
    return isinstance(store, str) and not is_database_url(store) and _URL_SCHEME.match(store) is not None


def is_memory_name(store: str | Path) -> bool:
    """Return whether this is SQLite's name for a database in memory, which as the name of a file would surprise."""
    return Path(store).name == ":memory:"


def is_database_url(store: str | Path) -> bool:
    """Return whether this names a database rather than a file."""
    return isinstance(store, str) and store.startswith(DATABASE_URL_SCHEMES)


def redact_store_name(store: str | Path) -> str:
    """Return the name for display: a URL without its password."""
    if not isinstance(store, str) or not is_database_url(store):
        return str(store)
    return _USER_WITH_PASSWORD.sub(r"://\1@", _SECRET_PARAMETERS.sub("", store)).rstrip("?&")


def contains_password(store: str | Path) -> bool:
    """Return whether the name itself contains a password."""
    return (
        isinstance(store, str)
        and is_database_url(store)
        and bool(_USER_WITH_PASSWORD.search(store) or _SECRET_PARAMETERS.search(store))
    )


def split_own_parameters(url: str) -> tuple[str, str | None, str | None]:
    """Split our ``schema=`` and ``seal=`` from a URL: the URL for libpq, and each of them or None."""
    rest, _, query = url.partition("?")
    pairs = parse_qsl(query, keep_blank_values=True)
    kept = [(name, value) for name, value in pairs if name not in _OWN_PARAMETERS]
    if len(kept) == len(pairs):
        return url, None, None
    own = dict(pairs)
    return rest + (f"?{urlencode(kept)}" if kept else ""), own.get("schema"), own.get("seal")


def add_schema(url: str, schema: str) -> str:
    """Return the URL with the schema in it, unless it is the default one."""
    if schema == DEFAULT_SCHEMA:
        return url
    return f"{url}{'&' if '?' in url else '?'}schema={schema}"
