"""Encode values into a request: path, query, headers, cookies. A value cannot escape its place.

May not know: documents, tools, sockets. Styles are OpenAPI's (RFC 6570). Everything but letters, digits and ``-._~`` is
percent-encoded. Values that no encoding can confine are refused: a path segment that is empty, ``.`` or ``..`` or contains
a slash, even after a careless server decodes it again, control characters in a header, and an item that holds what separates
the items of its list.
"""

import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import quote, unquote

from callwright.core.records.idempotency import render_number
from callwright.domain.contract import path_to_pointer
from callwright.domain.result import FieldProblem
from callwright.ports import ArgumentsRejected
from callwright.tools.http.openapi_operations import Parameter

MAX_URL_CHARS = 32_000
_RESERVED_CHARS = ":/?@!$'()*,;"
_MAX_DECODINGS = 4
"""Number of times a value is decoded again before it counts as harmless."""

EncodedPair = tuple[str, str]


class ParameterEncodingError(ValueError):
    """The value cannot be encoded in its place; the text states the requirement, never the value."""


def make_argument_rejection(argument: str, problem: str) -> ArgumentsRejected:
    """Return the refusal of one argument."""
    return ArgumentsRejected([FieldProblem(path_to_pointer((argument,)), problem)])


def scalar_to_text(value: Any) -> str:
    """Convert a scalar to text: as JSON, integral floats without a fraction."""
    if isinstance(value, str):
        return _require_encodable(value)
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return render_number(value)
    raise ParameterEncodingError("must not be nested here")


def _require_encodable(value: str) -> str:
    try:
        value.encode()
    except UnicodeEncodeError:
        raise ParameterEncodingError("must be valid Unicode text") from None
    return value


def percent_encode(value: Any, *, reserved: bool = False) -> str:
    """Percent-encode a value; ``reserved`` leaves characters unencoded that cannot end a query or one of its pairs."""
    return quote(scalar_to_text(value), safe=_RESERVED_CHARS if reserved else "")


# --- path -------------------------------------------------------------------------------------------------------


def encode_path_value(one: Parameter, value: Any) -> str:
    """Encode a value as part of one path segment, or of several if the parameter allows it."""
    for part in _collect_leaves(value):
        _refuse_path_escape(scalar_to_text(part), several=one.reserved)
    if one.style == "label":
        return "." + _encode_simple(value, explode=one.explode, between="." if one.explode else ",")
    if one.style == "matrix":
        return _encode_matrix(one, value)
    if one.reserved and isinstance(value, str):
        return "/".join(map(percent_encode, value.split("/")))
    return _encode_simple(value, explode=one.explode, between=",")


def _refuse_path_escape(text: str, *, several: bool) -> None:
    for _ in range(_MAX_DECODINGS):
        segments = text.replace("\\", "/").split("/")
        if any(one.strip() in {"", ".", ".."} for one in segments):
            raise ParameterEncodingError("must be the name of something: not empty, no dots alone")
        if len(segments) > 1 and not several:
            raise ParameterEncodingError("must be one path segment, without slashes")
        if any(ord(one) < 0x20 or ord(one) == 0x7F for one in text):
            raise ParameterEncodingError("must not hold control characters")
        once = unquote(text)
        if once == text:
            return
        text = once
    raise ParameterEncodingError("must not be percent-encoded again and again")


def has_no_dot_segments(path: str) -> bool:
    """Return whether no segment of a finished path is a dot segment."""
    return not any(unquote(segment) in {".", ".."} for segment in path.split("/"))


def _collect_leaves(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return [*value, *value.values()]
    return value if isinstance(value, list) else [value]


def _encode_simple(value: Any, *, explode: bool, between: str) -> str:
    if isinstance(value, list):
        return between.join(map(percent_encode, value))
    if isinstance(value, dict):
        joint = "=" if explode else ","
        return between.join(
            f"{percent_encode(name)}{joint}{percent_encode(item)}" for name, item in value.items()
        )
    return percent_encode(value)


def _encode_matrix(one: Parameter, value: Any) -> str:
    name = percent_encode(one.name)
    if one.explode and isinstance(value, list):
        return "".join(f";{name}={percent_encode(item)}" for item in value)
    if one.explode and isinstance(value, dict):
        return "".join(f";{percent_encode(key)}={percent_encode(item)}" for key, item in value.items())
    return f";{name}={_encode_simple(value, explode=False, between=',')}"


# --- query ------------------------------------------------------------------------------------------------------

_LIST_SEPARATORS = {"form": ",", "spaceDelimited": "%20", "pipeDelimited": "%7C", "tabDelimited": "%09"}
_HOLDS_SEPARATOR = "must not have {separator} within an item: it would be read as several items"
_MAX_DEEP_LEVELS = 8


def encode_query_value(one: Parameter, value: Any, taken: frozenset[str]) -> list[EncodedPair]:
    """Encode a value as query pairs. A property of an exploded object may not have the name of a parameter in ``taken``."""
    name = percent_encode(one.name)
    if one.style == "deepObject" and isinstance(value, dict | list):
        return list(_encode_deep_object(name, value, one, 0))
    if one.explode and isinstance(value, dict):
        if taken & value.keys():
            raise ParameterEncodingError("must not have fields named like another parameter")
        return [
            (percent_encode(key), percent_encode(item, reserved=one.reserved)) for key, item in value.items()
        ]
    if one.explode and isinstance(value, list):
        return [(name, percent_encode(item, reserved=one.reserved)) for item in value]
    if isinstance(value, dict):
        value = [part for pair in value.items() for part in pair]
    if isinstance(value, list):
        return [(name, _join_items(one, value))]
    return [(name, percent_encode(value, reserved=one.reserved))]


def _join_items(one: Parameter, items: list[Any]) -> str:
    between = _LIST_SEPARATORS.get(one.style, ",")
    encoded = [percent_encode(item, reserved=one.reserved) for item in items]
    if any(between in item for item in encoded):
        separator = {" ": "spaces", "\t": "tabs"}.get(unquote(between), f"the character {unquote(between)}")
        raise ParameterEncodingError(_HOLDS_SEPARATOR.format(separator=separator))
    return between.join(encoded)


def _encode_deep_object(name: str, value: Any, one: Parameter, depth: int) -> Iterable[EncodedPair]:
    if depth > _MAX_DEEP_LEVELS:
        raise ParameterEncodingError("must not be nested that deep")
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _encode_deep_object(f"{name}%5B{percent_encode(key)}%5D", item, one, depth + 1)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            suffix = {"indices": f"%5B{index}%5D", "brackets": "%5B%5D", "repeat": ""}[one.arrays]
            yield from _encode_deep_object(name + suffix, item, one, depth + 1)
    else:
        yield name, percent_encode(value, reserved=one.reserved)


# --- headers and cookies ----------------------------------------------------------------------------------------


def encode_header_value(one: Parameter, value: Any) -> str:
    """Encode a value as a header; lists are joined by commas, so that an item may hold one only within double quotes."""
    if isinstance(value, list):
        text = ",".join(map(_encode_header_item, value))
    elif isinstance(value, dict):
        joint = "=" if one.explode else ","
        text = ",".join(
            f"{_encode_header_item(name)}{joint}{_encode_header_item(item)}" for name, item in value.items()
        )
    else:
        text = scalar_to_text(value)
    if any(ord(sign) < 0x20 or ord(sign) == 0x7F for sign in text):
        raise ParameterEncodingError("must not hold line breaks or other control characters")
    return text.strip()


_QUOTED_STRING = re.compile(r'"(?>(?:[^"\\]|\\.)*)"')
"""A quoted string of RFC 9110, in which a comma separates nothing."""


def _encode_header_item(item: Any) -> str:
    text = scalar_to_text(item)
    if "," in _QUOTED_STRING.sub("", text):
        raise ParameterEncodingError(_HOLDS_SEPARATOR.format(separator="the character ,"))
    return text


def encode_cookie_value(one: Parameter, value: Any) -> list[EncodedPair]:
    """Encode a value as cookies."""
    if one.explode and isinstance(value, list):
        return [(percent_encode(one.name), percent_encode(item)) for item in value]
    return [(percent_encode(one.name), _encode_simple(value, explode=False, between=","))]
