"""Read an upstream's response within its limits, decode it and convert it to a value.

May not know: contracts, what a status says about the effect. Sizes are counted while the bytes arrive, before and after
decompression, so that neither an endless stream nor a decompression bomb exceeds the limit.
"""

import base64
import codecs
import importlib
import importlib.util
import re
import zlib
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Literal, Protocol

import msgspec
from msgspec import Struct

from callwright.domain.effects import Returned
from callwright.domain.result import Source
from callwright.tools.http.openapi_operations import is_json_media
from callwright.wire.client_response import ClientResponse
from callwright.wire.request_target import HttpTransportError

_UNPACK_STEP_BYTES = 64 * 1024
_MAX_ZSTD_WINDOW_LOG = 23
"""8 MiB, the largest window that a decoder of HTTP has to support (RFC 9659)."""

_WINDOW_BITS_BY_ENCODING = {
    "gzip": 31,
    "x-gzip": 31,
    "deflate": 15,
}


def _find_encodings() -> dict[str, Callable[[], "_Unpacker"]]:
    """Return the content encodings that can be unpacked, with what makes an unpacker; br and zstd need packages of the extra."""
    found: dict[str, Callable[[], _Unpacker]] = {
        name: partial(_Decompressor, bits) for name, bits in _WINDOW_BITS_BY_ENCODING.items()
    }
    if importlib.util.find_spec("brotli") is not None:
        found["br"] = _BrotliDecompressor
    if any(_has_module(name) for name in _ZSTD_MODULES):
        found["zstd"] = _ZstdDecompressor
    return found


_ZSTD_MODULES = ("compression.zstd", "backports.zstd")
"""The standard library's from Python 3.14 on, and its backport."""


def _has_module(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        return False


_REPORTED_HEADERS = ("Content-Length", "Content-Type", "ETag", "Last-Modified", "Location", "Allow")


class HttpAnswer(Struct, frozen=True):
    """A response; header names in lower case. ``problem`` says why ``body`` is incomplete."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    problem: Literal["too_large", "not_json"] | None = None


async def read_answer(reply: ClientResponse, limit: int) -> HttpAnswer:
    """Read and decompress at most ``limit`` bytes of the body. Stopping early closes the connection.

    Raises:
        HttpTransportError: the connection was lost or broke the protocol.
    """
    try:
        body, problem = await _read_body(reply, limit)
    except BaseException:
        reply.abort()
        raise
    if problem is not None:
        reply.abort()
    return HttpAnswer(reply.status, reply.headers, body, problem)


_BodyProblem = Literal["too_large", "not_json"]


async def _read_body(reply: ClientResponse, limit: int) -> tuple[bytes, _BodyProblem | None]:
    packed = reply.headers.get("content-encoding", "identity").strip().lower()
    if packed not in {"identity", "", *_UNPACKERS}:
        return b"", "not_json"
    if reply.length is not None and reply.length > limit and not reply.is_complete:
        return b"", "too_large"
    if packed in _UNPACKERS:
        return await _read_compressed_body(reply, limit, _UNPACKERS[packed]())
    try:
        return await reply.read(limit), None
    except HttpTransportError as fault:
        if fault.why == "too_large":
            return b"", "too_large"
        raise


async def _read_compressed_body(
    reply: ClientResponse, limit: int, unpack: "_Unpacker"
) -> tuple[bytes, _BodyProblem | None]:
    body, came = bytearray(), 0
    async for part in reply:
        came += len(part)
        try:
            body += unpack.decompress_chunk(part, limit + 1 - len(body))
        except UnpackError:
            return b"", "not_json"
        if len(body) > limit or came > limit:
            return b"", "too_large"
    if came and not unpack.is_finished:
        return b"", "not_json"
    return bytes(body), None


class UnpackError(Exception):
    """The body is not in the encoding that its header names."""


class _Unpacker(Protocol):
    @property
    def is_finished(self) -> bool: ...

    def decompress_chunk(self, chunk: bytes, most: int) -> bytes: ...


class _BrotliDecompressor:
    def __init__(self) -> None:
        self._module: Any = importlib.import_module("brotli")
        self._inner = self._module.Decompressor()

    @property
    def is_finished(self) -> bool:
        return bool(self._inner.is_finished())

    def decompress_chunk(self, chunk: bytes, most: int) -> bytes:
        """Decompress a chunk to little more than ``most`` bytes: the library keeps the rest until it is asked for."""
        out = bytearray()
        try:
            part = self._inner.process(chunk, output_buffer_limit=_UNPACK_STEP_BYTES)
            while part:  # it gives a part at a time, even when it says that it can accept more
                out += part
                if len(out) >= most or self._inner.is_finished():
                    break
                part = self._inner.process(b"", output_buffer_limit=_UNPACK_STEP_BYTES)
        except self._module.error:
            raise UnpackError from None
        return bytes(out)


class _ZstdDecompressor:
    def __init__(self) -> None:
        self._module: Any = importlib.import_module(next(filter(_has_module, _ZSTD_MODULES)))
        self._options = {self._module.DecompressionParameter.window_log_max: _MAX_ZSTD_WINDOW_LOG}
        self._inner = self._module.ZstdDecompressor(options=self._options)

    @property
    def is_finished(self) -> bool:
        return bool(self._inner.eof)

    def decompress_chunk(self, chunk: bytes, most: int) -> bytes:
        """Decompress a chunk to at most ``most`` bytes; a body may have several frames."""
        try:
            out: bytes = self._inner.decompress(chunk, most)
            while self._inner.eof and self._inner.unused_data and len(out) < most:
                rest = self._inner.unused_data
                self._inner = self._module.ZstdDecompressor(options=self._options)
                out += self._inner.decompress(rest, most - len(out))
        except self._module.ZstdError:
            raise UnpackError from None
        return out


class _Decompressor:
    def __init__(self, bits: int) -> None:
        self._bits = bits
        self._inner = zlib.decompressobj(bits)
        self._first = True

    @property
    def is_finished(self) -> bool:
        return self._inner.eof

    def decompress_chunk(self, chunk: bytes, most: int) -> bytes:
        """Decompress a chunk to at most ``most`` bytes; anything beyond exceeds the limit anyway."""
        if self._first and self._bits == 15 and chunk[:1] and chunk[0] & 0x0F != 8:
            self._inner = zlib.decompressobj(-15)  # some servers send a raw stream as "deflate"
        self._first = False
        try:
            out = self._inner.decompress(chunk, most)
            while self._inner.eof and self._inner.unused_data and len(out) < most and self._bits == 31:
                rest, self._inner = self._inner.unused_data, zlib.decompressobj(self._bits)
                out += self._inner.decompress(rest, most - len(out))
        except zlib.error:
            raise UnpackError from None
        return out


_UNPACKERS = _find_encodings()
ACCEPTED_ENCODINGS = ", ".join(name for name in ("gzip", "deflate", "br", "zstd") if name in _UNPACKERS)
"""Value of Accept-Encoding."""


# --- making a value ---------------------------------------------------------------------------------------------


def answer_to_value(answer: HttpAnswer, *, method: str, wants_json: bool) -> Any:
    """Convert a 2xx response to a value: JSON, text, or a ``data:`` URL with media type and size for anything else.

    An empty response is None, or the headers that say where the resource is. An unusable response is a ``Returned`` with
    its problem.

    Args:
        answer: The response.
        method: Method of the request: the response to HEAD consists of its headers.
        wants_json: Whether the contract promises JSON only.
    """
    if answer.problem is not None:
        return Returned(None, "json", 0, answer.problem)
    if method == "HEAD" or not answer.body:
        return _headers_to_json(answer) if method == "HEAD" or "location" in answer.headers else None
    return _decode_body(answer, answer.headers.get("content-type", ""), wants_json=wants_json)


def attach_source(value: Any, answer: HttpAnswer, method: str) -> Any:
    """Attach the upstream's request id as the value's source, if the response has one."""
    request_id = next((answer.headers[name] for name in _REQUEST_ID_HEADERS if name in answer.headers), "")
    if isinstance(value, Returned) or not _REQUEST_ID_PATTERN.fullmatch(request_id):
        return value
    kind: Literal["json", "text", "none"] = (
        "none" if value is None else "text" if isinstance(value, str) else "json"
    )
    source = Source(type="api", id=request_id, label=f"{method} request id")
    return Returned(value, kind, len(answer.body), source=source)


_REQUEST_ID_HEADERS = (
    "x-request-id", "request-id", "x-amzn-requestid", "x-amz-request-id", "x-ms-request-id", "x-github-request-id",
    "x-acs-request-id", "x-tc-requestid", "x-goog-request-id", "x-correlation-id", "x-trace-id", "cf-ray",
)  # fmt: skip
_REQUEST_ID_PATTERN = re.compile(r"[\w.:/=+-]{1,128}", re.ASCII)


def _decode_body(answer: HttpAnswer, media: str, *, wants_json: bool) -> Any:
    if is_json_media(media):
        return _parse_json_body(answer.body, _parse_charset(media))
    if not media and answer.body.lstrip()[:1] in b"{[":
        value = _parse_json_body(answer.body, "utf-8")
        if not isinstance(value, Returned):
            return value
    if wants_json:
        return Returned(None, "text", len(answer.body), "not_json")
    return _decode_text_or_bytes(answer.body, media)


def _headers_to_json(answer: HttpAnswer) -> dict[str, Any]:
    selected = {
        name: value for name in _REPORTED_HEADERS if (value := answer.headers.get(name.lower())) is not None
    }
    return {"httpStatus": answer.status, "headers": selected}


def _parse_json_body(body: bytes, charset: str) -> Any:
    try:
        if charset != "utf-8":
            body = body.decode(charset).encode()
        return msgspec.json.decode(body.removeprefix(codecs.BOM_UTF8))
    except (ValueError, RecursionError):
        return Returned(None, "json", len(body), "not_json")


def _decode_text_or_bytes(body: bytes, media: str) -> Any:
    kind = media.partition(";")[0].strip().lower()
    if kind.startswith("text/") or kind in _TEXT_MEDIA_TYPES or kind.endswith(("+xml", "+yaml")) or not kind:
        try:
            return body.decode(_parse_charset(media))
        except ValueError:
            pass  # not valid text in its charset: returned as bytes
    kind = kind if kind.isprintable() and len(kind) < 100 and "/" in kind else "application/octet-stream"
    packed = base64.b64encode(body).decode()
    return {"contentType": kind, "size": len(body), "dataUrl": f"data:{kind};base64,{packed}"}


_TEXT_MEDIA_TYPES = frozenset({
    "application/xml", "application/yaml", "application/x-yaml", "application/javascript", "application/csv",
    "application/x-ndjson", "application/jsonl", "application/sql", "application/x-www-form-urlencoded",
})  # fmt: skip


_SAFE_CHARSETS = re.compile(
    r"ascii|utf-?(8|16|32)([bl]e|-[bl]e)?|latin-?1|iso-?8859-?\d+|cp\d+|gb\w+|big5\w*|shift_jis|euc_\w+|koi8-[ru]"
)


def _parse_charset(media: str) -> str:
    """Return the declared charset if it is a simple one; some other codecs take quadratic time."""
    _, charset, rest = media.lower().partition("charset=")
    name = rest.partition(";")[0].strip(" \"'") if charset else "utf-8"
    try:
        known = codecs.lookup(name).name if name.isascii() else "utf-8"
    except (LookupError, ValueError):
        return "utf-8"
    return known if _SAFE_CHARSETS.fullmatch(known) else "utf-8"
