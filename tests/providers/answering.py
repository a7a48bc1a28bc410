"""A server on the loopback that gives one answer to every request, and the encoding of Bedrock's event streams."""

import json
import struct
import threading
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any


@contextmanager
def answering(body: bytes, kind: str) -> Iterator[str]:
    """Answer every POST with this body; yields the server's address."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers.get("Content-Length") or 0))
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def sse(events: Sequence[dict[str, Any]], *, named: bool = False, done: bool = False) -> bytes:
    lines = [
        (f"event: {event['type']}\n" if named else "") + f"data: {json.dumps(event)}\n\n" for event in events
    ]
    return ("".join(lines) + ("data: [DONE]\n\n" if done else "")).encode()


def aws_event_stream(events: Sequence[dict[str, Any]]) -> bytes:
    """Encode events as ``application/vnd.amazon.eventstream``."""
    return b"".join(_frame(kind, body) for event in events for kind, body in event.items())


def _frame(kind: str, body: Any) -> bytes:
    headers = b"".join(
        bytes([len(name)]) + name.encode() + b"\x07" + struct.pack(">H", len(value)) + value.encode()
        for name, value in (
            (":event-type", kind),
            (":content-type", "application/json"),
            (":message-type", "event"),
        )
    )
    payload = json.dumps(body).encode()
    head = struct.pack(">II", 16 + len(headers) + len(payload), len(headers))
    frame = head + struct.pack(">I", zlib.crc32(head)) + headers + payload
    return frame + struct.pack(">I", zlib.crc32(frame))
