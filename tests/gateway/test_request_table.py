"""Malformed and odd requests, as smugglers, scanners, old clients and broken proxies send them: refused and hung up on, or read right.

Each is sent with a second request right behind it on the same connection. Of a refused one nothing further may be answered;
of an accepted one the second must be read from its first byte, or the two ends have lost step.
"""

import asyncio

import pytest

from callwright.wire.server_limits import ServerLimits
from gateway.talking import raw, serving

H = b"Host: 127.0.0.1\r\n"
POST = b"POST /echo HTTP/1.1\r\n" + H
GET = b"GET /seen/a HTTP/1.1\r\n" + H
CHUNKED = b"Transfer-Encoding: chunked\r\n"
NEXT = b"POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nConnection: close\r\n\r\nnext"
LIMITS = ServerLimits(body_bytes=1000, head_bytes=2000, head_fields=50, sweep_s=0.02)

REFUSED: dict[str, tuple[bytes, int]] = {
    # --- request line
    "no request at all": (b"GARBAGE\r\n\r\n", 400),
    "TLS to the plain port": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(32), 400),
    "HTTP/2 with prior knowledge": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
    "HTTP/0.9": (b"GET /seen/a\r\n\r\n", 505),
    "version 2.0": (b"GET /seen/a HTTP/2.0\r\n" + H + b"\r\n", 505),
    "version 0.9 written out": (b"GET /seen/a HTTP/0.9\r\n" + H + b"\r\n", 505),
    "version 1.2": (b"GET /seen/a HTTP/1.2\r\n" + H + b"\r\n", 400),
    "version 1.10": (b"GET /seen/a HTTP/1.10\r\n" + H + b"\r\n", 400),
    "version in small letters": (b"GET /seen/a http/1.1\r\n" + H + b"\r\n", 400),
    "method in small letters": (b"post /echo HTTP/1.1\r\n" + H + b"\r\n", 400),
    "method unknown": (b"FETCH /echo HTTP/1.1\r\n" + H + b"\r\n", 400),
    "method with a control character": (b"GE\x01T /seen/a HTTP/1.1\r\n" + H + b"\r\n", 400),
    "blank before the method": (b" GET /seen/a HTTP/1.1\r\n" + H + b"\r\n", 400),
    "tab for a blank": (b"GET\t/seen/a HTTP/1.1\r\n" + H + b"\r\n", 400),
    "blank within the target": (b"GET /seen/a b HTTP/1.1\r\n" + H + b"\r\n", 400),
    "NUL within the target": (b"GET /seen/\x00a HTTP/1.1\r\n" + H + b"\r\n", 400),
    "no target": (b"GET  HTTP/1.1\r\n" + H + b"\r\n", 400),
    "target without a slash": (b"GET seen/a HTTP/1.1\r\n" + H + b"\r\n", 400),
    "raw byte above ASCII in the target": (b"GET /seen/caf\xe9 HTTP/1.1\r\n" + H + b"\r\n", 400),
    "fragment in the target": (b"GET /seen/a#b HTTP/1.1\r\n" + H + b"\r\n", 400),
    "whole URL of another host": (b"GET http://evil.example/seen/a HTTP/1.1\r\n" + H + b"\r\n", 400),
    "whole URL with user information": (b"GET http://127.0.0.1@evil.example/ HTTP/1.1\r\n" + H + b"\r\n", 400),
    "whole URL of another scheme": (b"GET file:///etc/passwd HTTP/1.1\r\n" + H + b"\r\n", 400),
    "CONNECT": (b"CONNECT 127.0.0.1:80 HTTP/1.1\r\n" + H + b"\r\n", 400),
    "target longer than the limit": (b"GET /" + b"a" * 3000 + b" HTTP/1.1\r\n" + H + b"\r\n", 431),
    # --- headers
    "no Host": (b"GET /seen/a HTTP/1.1\r\n\r\n", 400),
    "no Host in 1.0": (b"GET /seen/a HTTP/1.0\r\n\r\n", 400),
    "empty Host": (b"GET /seen/a HTTP/1.1\r\nHost:\r\n\r\n", 403),
    "two Hosts": (b"GET /seen/a HTTP/1.1\r\n" + H + H + b"\r\n", 400),
    "two Hosts that differ": (b"GET /seen/a HTTP/1.1\r\n" + H + b"Host: evil.example\r\n\r\n", 400),
    "list of Hosts": (b"GET /seen/a HTTP/1.1\r\nHost: 127.0.0.1, evil.example\r\n\r\n", 403),
    "foreign Host": (b"GET /seen/a HTTP/1.1\r\nHost: evil.example\r\n\r\n", 403),
    "Host with a path": (b"GET /seen/a HTTP/1.1\r\nHost: 127.0.0.1/evil\r\n\r\n", 403),
    "Host with a port in words": (b"GET /seen/a HTTP/1.1\r\nHost: 127.0.0.1:http\r\n\r\n", 403),
    "blank before the colon": (b"GET /seen/a HTTP/1.1\r\nHost : 127.0.0.1\r\n\r\n", 400),
    "blank within a name": (GET + b"X Y: z\r\n\r\n", 400),
    "no colon": (GET + b"nonsense\r\n\r\n", 400),
    "empty name": (GET + b": value\r\n\r\n", 400),
    "NUL in a name": (GET + b"X\x00: y\r\n\r\n", 400),
    "NUL in a value": (GET + b"X: a\x00b\r\n\r\n", 400),
    "bare CR in a value": (GET + b"X: a\rb\r\n\r\n", 400),
    "control character in a value": (GET + b"X: a\x01b\r\n\r\n", 400),
    "folded line": (GET + b"X: a\r\n b\r\n\r\n", 400),
    "folded line by a tab": (GET + b"X: a\r\n\tb\r\n\r\n", 400),
    "folded first line": (b"GET /seen/a HTTP/1.1\r\n X: y\r\n" + H + b"\r\n", 400),
    "bare LF after the request line": (b"GET /seen/a HTTP/1.1\n" + H + b"\r\n", 400),
    "bare LF after a header": (b"GET /seen/a HTTP/1.1\r\nHost: 127.0.0.1\n\r\n", 400),
    "bare LFs only": (b"GET /seen/a HTTP/1.1\nHost: 127.0.0.1\n\n", 400),
    "bare CR for the end": (b"GET /seen/a HTTP/1.1\r\nHost: 127.0.0.1\r\r\n", 400),
    "header longer than the limit": (GET + b"X: " + b"y" * 3000 + b"\r\n\r\n", 431),
    "more headers than the limit": (GET + b"".join(b"X%d: y\r\n" % n for n in range(60)) + b"\r\n", 431),
    "two Authorizations": (GET + b"Authorization: a\r\nAuthorization: b\r\n\r\n", 400),
    "two Content-Types": (POST + b"Content-Type: a/b\r\nContent-Type: c/d\r\nContent-Length: 0\r\n\r\n", 400),
    "two session ids": (GET + b"Mcp-Session-Id: a\r\nMcp-Session-Id: b\r\n\r\n", 400),
    "two idempotency keys": (POST + b"Idempotency-Key: a\r\nIdempotency-Key: b\r\nContent-Length: 0\r\n\r\n", 400),
    "foreign Origin": (GET + b"Origin: http://evil.example\r\n\r\n", 403),
    "Origin of another port": (GET + b"Origin: http://127.0.0.1:9\r\n\r\n", 403),
    "Origin null": (GET + b"Origin: null\r\n\r\n", 403),
    "compressed body": (POST + b"Content-Encoding: gzip\r\nContent-Length: 1\r\n\r\nx", 415),
    # --- length of the body
    "length and chunks": (POST + b"Content-Length: 5\r\n" + CHUNKED + b"\r\n0\r\n\r\n", 400),
    "chunks and length": (POST + CHUNKED + b"Content-Length: 5\r\n\r\n0\r\n\r\n", 400),
    "two lengths that differ": (POST + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx", 400),
    "two lengths that agree": (POST + b"Content-Length: 1\r\nContent-Length: 1\r\n\r\nx", 400),
    "list of lengths": (POST + b"Content-Length: 1, 1\r\n\r\nx", 400),
    "length with a sign": (POST + b"Content-Length: +1\r\n\r\nx", 400),
    "negative length": (POST + b"Content-Length: -1\r\n\r\nx", 400),
    "length in hexadecimal": (POST + b"Content-Length: 0x1\r\n\r\nx", 400),
    "length with a comma": (POST + b"Content-Length: 1,\r\n\r\nx", 400),
    "empty length": (POST + b"Content-Length:\r\n\r\n", 400),
    "length with a blank in it": (POST + b"Content-Length: 1 0\r\n\r\n0123456789", 400),
    "length beyond 64 bits": (POST + b"Content-Length: 99999999999999999999\r\n\r\n", 400),
    "length beyond the limit": (POST + b"Content-Length: 2000\r\n\r\n", 413),
    "unknown transfer coding": (POST + b"Transfer-Encoding: gzip\r\n\r\n", 400),
    "chunked is not last": (POST + b"Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n", 400),
    "chunked twice": (POST + CHUNKED + CHUNKED + b"\r\n0\r\n\r\n", 400),
    "chunked in quotes": (POST + b'Transfer-Encoding: "chunked"\r\n\r\n0\r\n\r\n', 400),
    "chunked with a vertical tab": (POST + b"Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n", 400),
    "chunked and a stray letter": (POST + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", 400),
    "chunks in 1.0": (b"POST /echo HTTP/1.0\r\n" + H + CHUNKED + b"\r\n0\r\n\r\n", 400),
    # --- chunks
    "size in words": (POST + CHUNKED + b"\r\nten\r\n", 400),
    "empty size": (POST + CHUNKED + b"\r\n\r\n", 400),
    "size with 0x": (POST + CHUNKED + b"\r\n0x1\r\nx\r\n0\r\n\r\n", 400),
    "negative size": (POST + CHUNKED + b"\r\n-1\r\nx\r\n0\r\n\r\n", 400),
    "size beyond 64 bits": (POST + CHUNKED + b"\r\n10000000000000000\r\n", 400),
    "blank before the size": (POST + CHUNKED + b"\r\n 1\r\nx\r\n0\r\n\r\n", 400),
    "chunk longer than its size": (POST + CHUNKED + b"\r\n1\r\nxy\r\n0\r\n\r\n", 400),
    "chunk ended by a bare LF": (POST + CHUNKED + b"\r\n1\r\nx\n0\r\n\r\n", 400),
    "size ended by a bare LF": (POST + CHUNKED + b"\r\n1\nx\r\n0\r\n\r\n", 400),
    "bare CR in an extension": (POST + CHUNKED + b"\r\n1;a\rb\r\nx\r\n0\r\n\r\n", 400),
    "chunks beyond the limit": (POST + CHUNKED + b"\r\n7D0\r\n" + b"x" * 2000 + b"\r\n0\r\n\r\n", 413),
    "trailer that is no header": (POST + CHUNKED + b"\r\n0\r\nnonsense\r\n\r\n", 400),
    "trailers beyond the limit": (POST + CHUNKED + b"\r\n0\r\nX: " + b"y" * 3000 + b"\r\n\r\n", 431),
}  # fmt: skip

READ: dict[str, tuple[bytes, int, bytes]] = {
    "plain": (POST + b"Content-Length: 2\r\n\r\nab", 200, b"ab"),
    "empty line before": (b"\r\n" + POST + b"Content-Length: 2\r\n\r\nab", 200, b"ab"),
    "no body": (POST + b"Content-Length: 0\r\n\r\n", 200, b""),
    "no length": (POST + b"\r\n", 200, b""),
    "length with zeros before": (POST + b"Content-Length: 002\r\n\r\nab", 200, b"ab"),
    "blanks around a value": (POST + b"Content-Length: \t 2 \t\r\n\r\nab", 200, b"ab"),
    "name in capitals": (POST + b"CONTENT-LENGTH: 2\r\n\r\nab", 200, b"ab"),
    "empty value": (POST + b"X:\r\nContent-Length: 2\r\n\r\nab", 200, b"ab"),
    "bytes above ASCII in a value": (POST + b"X: caf\xe9\r\nContent-Length: 2\r\n\r\nab", 200, b"ab"),
    "chunks": (POST + CHUNKED + b"\r\n1\r\na\r\n1\r\nb\r\n0\r\n\r\n", 200, b"ab"),
    "chunked in capitals": (POST + b"Transfer-Encoding: CHUNKED\r\n\r\n2\r\nab\r\n0\r\n\r\n", 200, b"ab"),
    "chunk extension": (POST + CHUNKED + b'\r\n2;name="value"\r\nab\r\n0\r\n\r\n', 200, b"ab"),
    "size with zeros before": (POST + CHUNKED + b"\r\n0002\r\nab\r\n000\r\n\r\n", 200, b"ab"),
    "chunk that looks like a request": (POST + CHUNKED + b"\r\n12\r\nGET / HTTP/1.1\r\n\r\n\r\n0\r\n\r\n", 200, b"GET / HTTP/1.1\r\n\r\n"),
    "trailer": (POST + CHUNKED + b"\r\n2\r\nab\r\n0\r\nX: y\r\n\r\n", 200, b"ab"),
    "trailer named like a header that may occur once": (POST + CHUNKED + b"\r\n2\r\nab\r\n0\r\nHost: evil.example\r\n\r\n", 200, b"ab"),
    "body of a GET": (GET + b"Content-Length: 2\r\n\r\nab", 200, b'{"name":"a","query":{}}'),
    "whole URL of this host": (b"GET http://127.0.0.1:1/seen/a?q=1 HTTP/1.1\r\n" + H + b"\r\n", 200, b'{"name":"a","query":{"q":"1"}}'),
    "whole URL, scheme in capitals": (b"GET HTTP://localhost/seen/a HTTP/1.1\r\n" + H + b"\r\n", 200, b'{"name":"a","query":{}}'),
    "escaped slash": (b"GET /seen/a%2Fb HTTP/1.1\r\n" + H + b"\r\n", 200, b'{"name":"a/b","query":{}}'),
    "our own Origin": (b"GET /seen/a HTTP/1.1\r\nHost: localhost:8330\r\nOrigin: http://LOCALHOST:8330\r\n\r\n", 200, b'{"name":"a","query":{}}'),
    "our own Origin on the default port": (GET + b"Origin: http://127.0.0.1\r\n\r\n", 200, b'{"name":"a","query":{}}'),
    "HEAD": (b"HEAD /seen/a HTTP/1.1\r\n" + H + b"\r\n", 200, b""),
    "HEAD of nothing": (b"HEAD /nothing HTTP/1.1\r\n" + H + b"\r\n", 404, b""),
    "HEAD where only POST is": (b"HEAD /echo HTTP/1.1\r\n" + H + b"\r\n", 405, b""),
    "HEAD of a stream": (b"HEAD /events HTTP/1.1\r\n" + H + b"\r\n", 405, b""),
    "OPTIONS": (b"OPTIONS /echo HTTP/1.1\r\n" + H + b"\r\n", 204, b""),
    "offer of HTTP/2": (GET + b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n", 200, b'{"name":"a","query":{}}'),
    "offer of HTTP/2 with a body": (POST + b"Connection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 2\r\n\r\nab", 200, b"ab"),
    "offer of HTTP/2 with chunks": (POST + b"Connection: Upgrade\r\nUpgrade: h2c\r\n" + CHUNKED + b"\r\n1\r\na\r\n1\r\nb\r\n0\r\nX: y\r\n\r\n", 200, b"ab"),
    "offer of a web socket": (GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n", 200, b'{"name":"a","query":{}}'),
    "Upgrade without Connection": (POST + b"Upgrade: h2c\r\nContent-Length: 2\r\n\r\nab", 200, b"ab"),
}  # fmt: skip
"""Read as the standard says: what was sent, its status and its body; the next request is answered on the same connection."""

LAST: dict[str, bytes] = {
    "version 1.0": b"POST /echo HTTP/1.0\r\n" + H + b"Content-Length: 2\r\n\r\nab",
    "version 1.0 that wants to stay": b"POST /echo HTTP/1.0\r\n" + H + b"Connection: keep-alive\r\nContent-Length: 2\r\n\r\nab",
    "another protocol's version 1.0": b"POST /echo RTSP/1.0\r\n" + H + b"Content-Length: 2\r\n\r\nab",
    "Connection: close": POST + b"Connection: close\r\nContent-Length: 2\r\n\r\nab",
    "Connection: close in a list": POST + b"Connection: foo, CLOSE\r\nContent-Length: 2\r\n\r\nab",
    "Connection: close with an offer": POST + b"Connection: close, Upgrade\r\nUpgrade: h2c\r\nContent-Length: 2\r\n\r\nab",
}  # fmt: skip
"""Read, answered with "ab", and the last of the connection."""


def split_responses(got: bytes) -> list[tuple[int, bytes]]:
    """Status and body of each response in these bytes; HEAD and 204 have none, which the caller knows."""
    found = []
    while got:
        head, _, rest = got.partition(b"\r\n\r\n")
        fields = {
            one.partition(b":")[0].lower(): one.partition(b":")[2].strip() for one in head.split(b"\r\n")[1:]
        }
        size = 0 if rest.startswith(b"HTTP/1.1 ") else int(fields.get(b"content-length", b"0"))
        found.append((int(head.split()[1]), rest[:size]))
        got = rest[size:]
    return found


async def exchange(sent: bytes, pieces: int) -> list[tuple[int, bytes]]:
    async with serving(LIMITS) as (_, port):
        if pieces == 1:
            return split_responses(await raw(port, sent))
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        step = -(-len(sent) // pieces)
        for at in range(0, len(sent), step):
            writer.write(sent[at : at + step])
            await writer.drain()
            await asyncio.sleep(0)
        async with asyncio.timeout(10):
            got = await reader.read()
        writer.close()
        return split_responses(got)


def test_there_are_enough() -> None:
    assert len(REFUSED) + len(READ) + len(LAST) >= 120


@pytest.mark.promise("E1")
@pytest.mark.parametrize("name", REFUSED)
def test_it_is_refused_and_nothing_behind_it_is_read(name: str) -> None:
    sent, status = REFUSED[name]

    assert [one[0] for one in asyncio.run(exchange(sent + NEXT, 1))] == [status]


@pytest.mark.promise("E1")
@pytest.mark.parametrize("pieces", [1, 7])
@pytest.mark.parametrize("name", READ)
def test_it_is_read_and_the_next_request_is_too(name: str, pieces: int) -> None:
    sent, status, body = READ[name]

    assert asyncio.run(exchange(sent + NEXT, pieces)) == [(status, body), (200, b"next")]


@pytest.mark.promise("E1")
@pytest.mark.parametrize("name", LAST)
def test_it_is_answered_and_nothing_behind_it_is_read(name: str) -> None:
    assert asyncio.run(exchange(LAST[name] + NEXT, 1)) == [(200, b"ab")]
