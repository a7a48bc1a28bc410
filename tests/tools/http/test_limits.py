"""Answers that are too large, too slow, packed, or not what they say: bounded in memory and time (T27, T32)."""

import asyncio
import gzip
import tracemalloc
import zlib
from collections.abc import Iterator
from typing import Any

import pytest

from callwright import Callwright, ToolResult
from callwright.testing import FakeClock
from tools.http.documents import json_answer, one, writing
from tools.http.upstream import Answering, Seen, Upstream, answer, raw

pytestmark = pytest.mark.promise("T27", "T32")

LIMIT = 100_000


@pytest.fixture(scope="module")
def upstream() -> Iterator[Upstream]:
    with Upstream() as running:
        yield running


def ask(
    upstream: Upstream, otherwise: Answering, document: dict[str, Any] | None = None, **options: Any
) -> ToolResult:
    upstream.otherwise = otherwise
    upstream.seen.clear()
    app = Callwright(clock=FakeClock())
    app.add_openapi(document or one(), upstream.url, **{"max_output_bytes": LIMIT, **options})
    arguments = {"amount": 1} if document == writing() else {}
    return app.call({"name": "op", "arguments": arguments})


async def _endless(_seen: Seen, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n[")
    for _ in range(1_000_000):
        writer.write(b"1," * 512)
        await writer.drain()


def _packed(data: bytes, coding: str) -> Answering:
    return answer(200, data, Content_Encoding=coding)


def _bomb() -> bytes:
    """A gzip stream of a gigabyte: a flushed block stands for itself, so that it is packed once and sent 1,000 times.

    Its checksum is absent; whoever reads so far has read the gigabyte.
    """
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    head = packer.compress(b" " * 1_000_000) + packer.flush(zlib.Z_FULL_FLUSH)
    block = packer.compress(b" " * 1_000_000) + packer.flush(zlib.Z_FULL_FLUSH)
    return head + block * 999


TOO_MUCH: dict[str, Answering] = {
    "a stream of a gigabyte": _endless,
    "a length of a gigabyte": raw(
        b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1073741824\r\n\r\n["
    ),
    "one byte too many": answer(200, b'"' + b"x" * (LIMIT - 1) + b'"'),
    "a packed gigabyte": _packed(_bomb(), "gzip"),
}


@pytest.mark.promise("T27")
@pytest.mark.parametrize("case", TOO_MUCH)
def test_an_answer_beyond_the_limit_is_cut_off(upstream: Upstream, case: str) -> None:
    assert ask(
        upstream, answer(200, b"[]")
    ).success  # loads what the first call loads, which is not the answer's
    tracemalloc.start()
    try:
        result = ask(upstream, TOO_MUCH[case])
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert result.error is not None
    assert result.error.code == "output_too_large"
    assert len(upstream.seen) == 1
    assert peak < 30 * LIMIT


def test_a_write_whose_answer_is_too_large_was_carried_out(upstream: Upstream) -> None:
    result = ask(upstream, TOO_MUCH["one byte too many"], writing())

    assert result.error is not None
    assert (result.error.code, result.effect) == ("output_too_large", "committed")


def test_an_answer_of_exactly_the_limit_is_read(upstream: Upstream) -> None:
    assert ask(upstream, answer(200, b'"' + b"x" * (LIMIT - 2) + b'"')).data == "x" * (LIMIT - 2)


async def _dripping(_seen: Seen, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n")
    while not writer.is_closing():
        writer.write(b" ")
        await writer.drain()
        await asyncio.sleep(0.02)


def test_a_slow_drip_ends_at_the_time_limit(upstream: Upstream) -> None:
    result = ask(upstream, _dripping, writing(), timeout_ms=300)

    assert result.error is not None
    assert (result.error.code, result.effect) == ("outcome_unknown", "unknown")
    assert len(upstream.seen) == 1


@pytest.mark.parametrize("coding", ["gzip", "x-gzip", "deflate", "identity"])
def test_packed_answers_are_unpacked(upstream: Upstream, coding: str) -> None:
    data = b'{"n":1}'
    packed = {
        "gzip": gzip.compress(data),
        "x-gzip": gzip.compress(data),
        "deflate": zlib.compress(data),
        "identity": data,
    }[coding]

    assert ask(upstream, _packed(packed, coding)).data == {"n": 1}


def test_bare_deflate_and_several_members_are_unpacked(upstream: Upstream) -> None:
    bare = zlib.compressobj(9, zlib.DEFLATED, -15)

    assert ask(upstream, _packed(bare.compress(b"[1]") + bare.flush(), "deflate")).data == [1]
    assert ask(upstream, _packed(gzip.compress(b"[1,") + gzip.compress(b"2]"), "gzip")).data == [1, 2]


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        (b"not gzip", {"Content_Encoding": "gzip"}),
        (gzip.compress(b'{"n":1}', mtime=0)[:-6], {"Content_Encoding": "gzip"}),
        (b'{"n":1}', {"Content_Encoding": "br"}),
        (b'{"n":1}', {"Content_Encoding": "gzip, gzip"}),
        (b'{"n":', {}),
        (b'{"n":NaN}', {}),
        (b"\xff\xfe", {}),
        (b"[" * 100_000, {}),
        (b'"\\ud800"', {}),
    ],
)
def test_json_that_is_none_is_an_unusable_result(
    upstream: Upstream, body: bytes, headers: dict[str, str]
) -> None:
    read = ask(upstream, answer(200, body, **headers))
    wrote = ask(upstream, answer(200, body, **headers), writing())

    assert read.error is not None
    assert wrote.error is not None
    assert (read.error.code, wrote.error.code) == ("invalid_output", "invalid_output")
    assert wrote.effect == "committed"


def test_a_page_where_json_was_promised_is_an_unusable_result(upstream: Upstream) -> None:
    promised = one(responses=json_answer({"type": "object"}))

    result = ask(upstream, answer(200, b"<html>Please log in</html>", "text/html"), promised)

    assert result.error is not None
    assert result.error.code == "invalid_output"


def test_a_result_that_breaks_its_promise_is_told(upstream: Upstream) -> None:
    promised = one(responses=json_answer({"type": "object", "properties": {"n": {"type": "integer"}}}))

    result = ask(upstream, answer(200, {"n": "many"}), promised)

    assert result.error is not None
    assert result.error.code == "invalid_output"
    assert [field.path for field in result.error.fields or []] == ["/n"]


@pytest.mark.parametrize(
    ("given", "kind", "data"),
    [
        (b"caf\xc3\xa9", "text/plain", "café"),
        (b"caf\xe9", "text/plain; charset=latin-1", "café"),
        ("订单".encode("gbk"), "text/plain; charset=GBK", "订单"),
        (
            b"caf\xe9",
            "text/plain",
            {"contentType": "text/plain", "size": 4, "dataUrl": "data:text/plain;base64,Y2Fm6Q=="},
        ),
        (b"a", "text/plain; charset=punycode", "a"),
        (
            b"\x89PNG",
            "image/png",
            {"contentType": "image/png", "size": 4, "dataUrl": "data:image/png;base64,iVBORw=="},
        ),
        (
            b"\xff",
            "",
            {
                "contentType": "application/octet-stream",
                "size": 1,
                "dataUrl": "data:application/octet-stream;base64,/w==",
            },
        ),
        (b"<a/>", "application/xml", "<a/>"),
        (b'{"n":1}', "", {"n": 1}),
        (b'\xef\xbb\xbf{"n":1}', "application/json", {"n": 1}),
        (b'{"n":1}', "application/vnd.shop+json", {"n": 1}),
    ],
)
def test_answers_of_every_kind_are_data(upstream: Upstream, given: bytes, kind: str, data: Any) -> None:
    result = ask(upstream, answer(200, given, kind))

    assert result.data == data


def test_nothing_and_a_head_are_answers_too(upstream: Upstream) -> None:
    nothing = ask(upstream, answer(204, None))
    head = ask(upstream, raw(b'HTTP/1.1 200 OK\r\nETag: "7"\r\nContent-Length: 5000000\r\n\r\n'), one("head"))
    accepted = ask(upstream, answer(202, None, Location="/jobs/9"), writing())

    assert (nothing.success, nothing.data) == (True, None)
    assert head.data == {"httpStatus": 200, "headers": {"Content-Length": "5000000", "ETag": '"7"'}}
    assert accepted.data == {"httpStatus": 202, "headers": {"Content-Length": "0", "Location": "/jobs/9"}}
