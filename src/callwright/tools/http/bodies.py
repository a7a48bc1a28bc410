"""A body in the media type that the upstream reads: JSON, forms, text, bytes.

May not know: documents, tools, sockets. Bytes come from the model as a ``data:`` URL in base64 or as plain text.
"""

import base64
import binascii
import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from callwright.tools.http.operations import Body, is_json
from callwright.tools.http.places import MisplacedError, escaped, scalar

_FORM = "application/x-www-form-urlencoded"
_MULTIPART = "multipart/form-data"


def body_of(body: Body, value: Any) -> tuple[bytes, str]:
    """The bytes of the value and their Content-Type.

    Raises:
        MisplacedError: the value has no form in this media type.
    """
    if is_json(body.media):
        return _json(value), body.media
    if body.media == _FORM:
        return "&".join(_pairs(body, _fields(value))).encode(), _FORM
    if body.media == _MULTIPART:
        boundary = secrets.token_hex(16)
        return _parts(body, _fields(value), boundary), f"{_MULTIPART}; boundary={boundary}"
    return _raw(value), f"{body.media}; charset=utf-8" if body.media.startswith("text/") else body.media


def _json(value: Any) -> bytes:
    try:
        return msgspec.json.encode(value)
    except UnicodeEncodeError:
        raise MisplacedError("must be valid Unicode text") from None


def _fields(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise MisplacedError("must be an object, because it is sent as a form")
    return value


def _pairs(body: Body, fields: dict[str, Any]) -> Iterable[str]:
    for name, value in fields.items():
        said = body.encoding.get(name)
        how = said if isinstance(said, dict) else {}
        for item in _items(value, explode=how.get("explode", True) is True):
            yield f"{escaped(name)}={escaped(_flat(item))}"


def _items(value: Any, *, explode: bool) -> list[Any]:
    if not isinstance(value, list):
        return [value]
    return value if explode else [",".join(map(scalar, value))]


def _flat(value: Any) -> str:
    """A nested value in a form is JSON, as OpenAPI has it by default."""
    return _json(value).decode() if isinstance(value, dict | list) else scalar(value)


def _parts(body: Body, fields: dict[str, Any], boundary: str) -> bytes:
    lines: list[bytes] = []
    for name, value in fields.items():
        for item in _items(value, explode=True):
            lines += [f"--{boundary}".encode(), *_part(body, name, item)]
    return b"\r\n".join([*lines, f"--{boundary}--".encode(), b""])


def _part(body: Body, name: str, item: Any) -> list[bytes]:
    label = _label(name)
    said = body.encoding.get(name)
    kind = said.get("contentType") if isinstance(said, dict) else None
    if _is_binary(body.schema, name):
        head = f'Content-Disposition: form-data; name="{label}"; filename="{label}"'
        kind = kind if isinstance(kind, str) else "application/octet-stream"
        return [head.encode(), f"Content-Type: {_label(kind.partition(',')[0])}".encode(), b"", _raw(item)]
    head = f'Content-Disposition: form-data; name="{label}"'
    nested = [b"Content-Type: application/json"] if isinstance(item, dict | list) else []
    return [head.encode(), *nested, b"", _flat(item).encode()]


def _label(name: str) -> str:
    """A name that cannot end its header, as browsers write it (HTML, multipart form data)."""
    return scalar(name).replace("\r", "%0D").replace("\n", "%0A").replace('"', "%22")


def _is_binary(schema: Any, name: str) -> bool:
    properties = schema.get("properties") if isinstance(schema, dict) else None
    one = properties.get(name) if isinstance(properties, dict) else None
    one = one.get("items", one) if isinstance(one, dict) else None
    if not isinstance(one, dict):
        return False
    return one.get("format") == "binary" or "contentMediaType" in one or "contentEncoding" in one


def _raw(value: Any) -> bytes:
    text = scalar(value)
    if not text.startswith("data:"):
        return text.encode()
    head, _, data = text.partition(",")
    if not head.endswith(";base64"):
        raise MisplacedError("must be text or a data: URL in base64")
    try:
        return base64.b64decode(data, validate=True)
    except (binascii.Error, ValueError):
        raise MisplacedError("must be text or a data: URL in base64") from None
