"""Extract the ids by which stock clients name the conversation and the model's tool call of a request. Pure.

The places are listed in ``sources.json``; the first match counts. An id is a text of 1 to 512 characters; others are ignored.
An id never authenticates: users of an id qualify it by tenant and principal.
"""

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final, Literal, NamedTuple, TypeGuard
from urllib.parse import unquote

import msgspec
from msgspec import Struct

from callwright.domain.struct_decoding import describe_types

MAX_ID_CHARS: Final = 512
"""Maximum length of an id in characters."""


class _IdPlace(Struct, frozen=True):
    source: str
    at: tuple[str, ...]
    within: Literal["meta", "header", "baggage"] = msgspec.field(default="meta", name="in")


class _IdVariable(Struct, frozen=True):
    source: str
    variable: str
    clients: tuple[str, ...]


class _SourceTable(Struct, frozen=True):
    conversation: tuple[_IdPlace, ...]
    environment: tuple[_IdVariable, ...]
    call: tuple[_IdPlace, ...]


class NamedId(NamedTuple):
    """An id and its source, such as ("codex.threadId", "0199…")."""

    source: str
    id: str


@cache
def _load_sources() -> _SourceTable:
    file = resources.files(__package__).joinpath("sources.json")
    return msgspec.json.decode(file.read_bytes(), type=_SourceTable)


@cache
def _list_header_places() -> tuple[_IdPlace, ...]:
    """Return the places that are not, or not only, in ``_meta``: all that there are to look at in most requests."""
    return tuple(one for one in _load_sources().conversation if one.within != "meta")


@cache
def _list_meta_fields(kind: Literal["conversation", "call"]) -> frozenset[str]:
    """Return the fields of ``_meta`` in which a host may name the conversation or the call."""
    places = getattr(_load_sources(), kind)
    return frozenset(one.at[0] for one in places if one.within == "meta")


def get_no_header(_name: str) -> str | None:
    """Return None for every header: for transports without headers, and for requests with none that names anything."""
    return None


@cache
def list_header_names() -> frozenset[bytes]:
    """Return the names of the headers, in lower case, in which a host may name the conversation."""
    named = (one.at[0] for one in _list_header_places() if one.within == "header")
    return frozenset(name.lower().encode() for name in (*named, "baggage"))


def find_conversation(meta: Mapping[str, Any], header: Callable[[str], str | None]) -> NamedId | None:
    """Return the conversation that the host names in ``_meta`` or a header; ``header`` looks up a header by name."""
    names_any = bool(meta) and not _list_meta_fields("conversation").isdisjoint(meta)
    if not names_any and header is get_no_header and "baggage" not in meta:
        return None
    for place in _load_sources().conversation if names_any else _list_header_places():
        if place.within == "meta":
            id_ = _get_at_path(meta, place.at)
        elif place.within == "header":
            id_ = header(place.at[0])
        else:
            id_ = _find_in_baggage(meta, header, place.at[0])
        if id_ is not None and _is_id(id_):
            return NamedId(place.source, id_)
    return None


def _find_in_baggage(meta: Mapping[str, Any], header: Callable[[str], str | None], name: str) -> str | None:
    """Return a member of the W3C baggage in ``_meta``, else of the header."""
    found = _get_baggage_member(meta["baggage"], name) if "baggage" in meta else None
    if found:
        return found
    baggage = header("baggage")
    return None if baggage is None else _get_baggage_member(baggage, name)


def find_environment_conversation(environ: Mapping[str, str], client: str) -> NamedId | None:
    """Return the conversation that the host put into this process's environment.

    The environment is inherited, so that the id may be another host's: a variable counts only for the client that sets it.
    """
    for one in _list_variables(client[:MAX_ID_CHARS].lower()):
        id_ = environ.get(one.variable)
        if _is_id(id_):
            return NamedId(one.source, id_)
    return None


@lru_cache(256)
def _list_variables(client: str) -> tuple[_IdVariable, ...]:
    """Return the variables that a client of this name sets, which is none for most."""
    return tuple(
        one
        for one in _load_sources().environment
        if any(fnmatchcase(client, pattern) for pattern in one.clients)
    )


def find_model_call(meta: Mapping[str, Any]) -> NamedId | None:
    """Return the model's own id of this tool call, if the host passes it on."""
    if not meta or _list_meta_fields("call").isdisjoint(meta):
        return None
    for place in _load_sources().call:
        id_ = _get_at_path(meta, place.at)
        if _is_id(id_):
            return NamedId(place.source, id_)
    return None


def _is_id(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and 0 < len(value) <= MAX_ID_CHARS


def _get_at_path(meta: Mapping[str, Any], path: tuple[str, ...]) -> Any:
    value: Any = meta
    for name in path:
        value = value.get(name) if isinstance(value, Mapping) else None
    return value


def _get_baggage_member(baggage: object, name: str) -> str | None:
    """Return the value of a member of W3C baggage, without its properties."""
    if not isinstance(baggage, str):
        return None
    for member in baggage[:8192].split(","):
        key, _, value = member.partition("=")
        if key.strip() == name:
            return unquote(value.partition(";")[0].strip())
    return None


describe_types(_SourceTable)
