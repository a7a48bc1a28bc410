"""Values → the places of a request: path, query, headers, cookies. A value never leaves its place.

May not know: documents, tools, sockets. Styles are those of OpenAPI (RFC 6570 in other words). Everything but letters,
digits and ``-._~`` is percent-encoded. What no encoding can keep in its place is refused: a path segment that is empty,
``.`` or ``..`` or holds a slash, also after being decoded again by a careless server, and control characters in a header.
"""

from collections.abc import Iterable
from typing import Any
from urllib.parse import quote, unquote

from callwright.core.keys import number
from callwright.domain.contract import pointer
from callwright.domain.result import FieldProblem
from callwright.ports import ArgumentsRejected
from callwright.tools.http.operations import Parameter

MAX_URL = 32_000
_RESERVED = ":/?@!$'()*,;"
_TIMES = 4
"""How often a value is decoded again before it is believed to be harmless."""

Pair = tuple[str, str]


class MisplacedError(ValueError):
    """The value cannot stand where it belongs; the text says what it must be, never what it was."""


def refused(argument: str, problem: str) -> ArgumentsRejected:
    """The refusal of one argument."""
    return ArgumentsRejected([FieldProblem(pointer((argument,)), problem)])


def scalar(value: Any) -> str:
    """A value as text: what is not text is written as JSON writes it, a whole float without a fraction."""
    if isinstance(value, str):
        return _encodable(value)
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return number(value)
    raise MisplacedError("must not be nested here")


def _encodable(value: str) -> str:
    try:
        value.encode()
    except UnicodeEncodeError:
        raise MisplacedError("must be valid Unicode text") from None
    return value


def escaped(value: Any, *, reserved: bool = False) -> str:
    """The value percent-encoded; ``reserved`` lets pass what cannot end a query or one of its pairs."""
    return quote(scalar(value), safe=_RESERVED if reserved else "")


# --- path -------------------------------------------------------------------------------------------------------


def in_path(one: Parameter, value: Any) -> str:
    """The value as a part of one path segment, or of several where the parameter says so."""
    for part in _leaves(value):
        _refuse_escape(scalar(part), several=one.reserved)
    if one.style == "label":
        return "." + _simple(value, explode=one.explode, between="." if one.explode else ",")
    if one.style == "matrix":
        return _matrix(one, value)
    if one.reserved and isinstance(value, str):
        return "/".join(map(escaped, value.split("/")))
    return _simple(value, explode=one.explode, between=",")


def _refuse_escape(text: str, *, several: bool) -> None:
    for _ in range(_TIMES):
        segments = text.replace("\\", "/").split("/")
        if any(one.strip() in {"", ".", ".."} for one in segments):
            raise MisplacedError("must be the name of something: not empty, no dots alone")
        if len(segments) > 1 and not several:
            raise MisplacedError("must be one path segment, without slashes")
        if any(ord(one) < 0x20 or ord(one) == 0x7F for one in text):
            raise MisplacedError("must not hold control characters")
        once = unquote(text)
        if once == text:
            return
        text = once
    raise MisplacedError("must not be percent-encoded again and again")


def stays(path: str) -> bool:
    """Whether no segment of a finished path leads elsewhere."""
    return not any(unquote(segment) in {".", ".."} for segment in path.split("/"))


def _leaves(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return [*value, *value.values()]
    return value if isinstance(value, list) else [value]


def _simple(value: Any, *, explode: bool, between: str) -> str:
    if isinstance(value, list):
        return between.join(map(escaped, value))
    if isinstance(value, dict):
        joint = "=" if explode else ","
        return between.join(f"{escaped(name)}{joint}{escaped(item)}" for name, item in value.items())
    return escaped(value)


def _matrix(one: Parameter, value: Any) -> str:
    name = escaped(one.name)
    if one.explode and isinstance(value, list):
        return "".join(f";{name}={escaped(item)}" for item in value)
    if one.explode and isinstance(value, dict):
        return "".join(f";{escaped(key)}={escaped(item)}" for key, item in value.items())
    return f";{name}={_simple(value, explode=False, between=',')}"


# --- query ------------------------------------------------------------------------------------------------------

_BETWEEN = {"form": ",", "spaceDelimited": "%20", "pipeDelimited": "%7C"}


def in_query(one: Parameter, value: Any, taken: frozenset[str]) -> list[Pair]:
    """The value as encoded pairs. A property that is spread may not take the name of a parameter in ``taken``."""
    name = escaped(one.name)
    if one.style == "deepObject" and isinstance(value, dict):
        return list(_deep(name, value, one, 0))
    if one.explode and isinstance(value, dict):
        if taken & value.keys():
            raise MisplacedError("must not have fields named like another parameter")
        return [(escaped(key), escaped(item, reserved=one.reserved)) for key, item in value.items()]
    if one.explode and isinstance(value, list):
        return [(name, escaped(item, reserved=one.reserved)) for item in value]
    if isinstance(value, dict):
        value = [part for pair in value.items() for part in pair]
    if isinstance(value, list):
        between = _BETWEEN.get(one.style, ",")
        return [(name, between.join(escaped(item, reserved=one.reserved) for item in value))]
    return [(name, escaped(value, reserved=one.reserved))]


def _deep(name: str, value: Any, one: Parameter, depth: int) -> Iterable[Pair]:
    if depth > 8:
        raise MisplacedError("must not be nested that deep")
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _deep(f"{name}%5B{escaped(key)}%5D", item, one, depth + 1)
    elif isinstance(value, list):
        for item in value:
            yield from _deep(f"{name}%5B%5D" if isinstance(item, dict) else name, item, one, depth + 1)
    else:
        yield name, escaped(value, reserved=one.reserved)


# --- headers and cookies ----------------------------------------------------------------------------------------


def in_header(one: Parameter, value: Any) -> str:
    """The value as a header; lists with commas."""
    if isinstance(value, list):
        text = ",".join(map(scalar, value))
    elif isinstance(value, dict):
        joint = "=" if one.explode else ","
        text = ",".join(f"{scalar(name)}{joint}{scalar(item)}" for name, item in value.items())
    else:
        text = scalar(value)
    if any(ord(sign) < 0x20 or ord(sign) == 0x7F for sign in text):
        raise MisplacedError("must not hold line breaks or other control characters")
    return text.strip()


def in_cookie(one: Parameter, value: Any) -> list[Pair]:
    """The value as cookies."""
    if one.explode and isinstance(value, list):
        return [(escaped(one.name), escaped(item)) for item in value]
    return [(escaped(one.name), _simple(value, explode=False, between=","))]
