"""Encode a body in the upstream's media type: JSON, forms, text, bytes.

May not know: documents, tools, sockets. The model provides bytes as a base64 ``data:`` URL or as plain text.
"""

import base64
import binascii
import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from callwright.tools.http.openapi_operations import STYLES_BY_PLACE, Parameter, RequestBody, is_json_media
from callwright.tools.http.parameter_encoding import (
    ParameterEncodingError,
    encode_query_value,
    percent_encode,
    scalar_to_text,
)

_FORM_MEDIA = "application/x-www-form-urlencoded"
_MULTIPART_MEDIA = "multipart/form-data"


def encode_body(body: RequestBody, value: Any) -> tuple[bytes, str]:
    """Return the encoded value and its Content-Type.

    Raises:
        ParameterEncodingError: the value cannot be encoded in this media type.
    """
    if is_json_media(body.media):
        return _encode_json(value), body.media
    if body.media == _FORM_MEDIA:
        return "&".join(_encode_form_pairs(body, _require_fields(value))).encode(), _FORM_MEDIA
    if body.media == _MULTIPART_MEDIA:
        boundary = secrets.token_hex(16)
        return _encode_multipart(
            body, _require_fields(value), boundary
        ), f"{_MULTIPART_MEDIA}; boundary={boundary}"
    return _value_to_bytes(value), f"{body.media}; charset=utf-8" if body.media.startswith(
        "text/"
    ) else body.media


def _encode_json(value: Any) -> bytes:
    try:
        return msgspec.json.encode(value)
    except UnicodeEncodeError:
        raise ParameterEncodingError("must be valid Unicode text") from None


def _require_fields(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ParameterEncodingError("must be an object, because it is sent as a form")
    return value


def _encode_form_pairs(body: RequestBody, fields: dict[str, Any]) -> Iterable[str]:
    for name, value in fields.items():
        style = _read_field_style(body, name)
        if style is not None:
            yield from (
                f"{key}={item}" for key, item in encode_query_value(style, value, frozenset(fields) - {name})
            )
            continue
        for item in value if isinstance(value, list) else [value]:
            yield f"{percent_encode(name)}={percent_encode(_field_to_text(item))}"


def _read_field_style(body: RequestBody, name: str) -> Parameter | None:
    """Return the style that the document gives a form field; None if its content type decides (OpenAPI 3.0.4 §4.8.15)."""
    encoding = body.encoding.get(name)
    if not isinstance(encoding, dict) or not encoding.keys() & {"style", "explode", "allowReserved"}:
        return None
    style = encoding.get("style", "form")
    if style not in STYLES_BY_PLACE["query"]:
        raise ParameterEncodingError("has a style that is not known")
    return Parameter(
        name=name,
        place="query",
        schema={},
        style=style,
        explode=encoding.get("explode", style in {"form", "deepObject"}) is True,
        reserved=encoding.get("allowReserved") is True,
        arrays=body.arrays,
    )


def _field_to_text(value: Any) -> str:
    """Encode a form field; nested values are JSON, as is OpenAPI's default."""
    return _encode_json(value).decode() if isinstance(value, dict | list) else scalar_to_text(value)


def _encode_multipart(body: RequestBody, fields: dict[str, Any], boundary: str) -> bytes:
    lines: list[bytes] = []
    for name, value in fields.items():
        for item in value if isinstance(value, list) else [value]:
            lines += [f"--{boundary}".encode(), *_encode_part(body, name, item)]
    return b"\r\n".join([*lines, f"--{boundary}--".encode(), b""])


def _encode_part(body: RequestBody, name: str, item: Any) -> list[bytes]:
    label = _escape_part_name(name)
    encoding = body.encoding.get(name)
    kind = encoding.get("contentType") if isinstance(encoding, dict) else None
    if _is_binary_field(body.schema, name):
        head = f'Content-Disposition: form-data; name="{label}"; filename="{label}"'
        kind = kind if isinstance(kind, str) else "application/octet-stream"
        return [
            head.encode(),
            f"Content-Type: {_escape_part_name(kind.partition(',')[0])}".encode(),
            b"",
            _value_to_bytes(item),
        ]
    head = f'Content-Disposition: form-data; name="{label}"'
    nested = [b"Content-Type: application/json"] if isinstance(item, dict | list) else []
    return [head.encode(), *nested, b"", _field_to_text(item).encode()]


def _escape_part_name(name: str) -> str:
    """Escape a part's name so that it cannot end its header, as browsers do (HTML, multipart form data)."""
    return scalar_to_text(name).replace("\r", "%0D").replace("\n", "%0A").replace('"', "%22")


def _is_binary_field(schema: Any, name: str) -> bool:
    properties = schema.get("properties") if isinstance(schema, dict) else None
    one = properties.get(name) if isinstance(properties, dict) else None
    one = one.get("items", one) if isinstance(one, dict) else None
    if not isinstance(one, dict):
        return False
    return one.get("format") == "binary" or "contentMediaType" in one or "contentEncoding" in one


def _value_to_bytes(value: Any) -> bytes:
    text = scalar_to_text(value)
    if not text.startswith("data:"):
        return text.encode()
    head, _, data = text.partition(",")
    if not head.endswith(";base64"):
        raise ParameterEncodingError("must be text or a data: URL in base64")
    try:
        return base64.b64decode(data, validate=True)
    except (binascii.Error, ValueError):
        raise ParameterEncodingError("must be text or a data: URL in base64") from None
