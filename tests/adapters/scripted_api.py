"""A model API on a loopback port that gives scripted replies: what the SDKs of model APIs are tested against."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class ScriptedApi:
    """Answers each POST with the next reply; ``requests`` holds the bodies that it got."""

    def __init__(self, replies: list[Any], encode: Callable[[Any, bool], tuple[str, bytes]]) -> None:
        """``encode`` returns the media type and the body of a reply; its second argument: whether the client streams."""
        self.requests: list[dict[str, Any]] = []
        self._replies = iter(replies)
        self._encode = encode

    def answer(self, body: bytes) -> tuple[str, bytes]:
        request = json.loads(body)
        self.requests.append(request)
        return self._encode(next(self._replies), request.get("stream") is True)


@contextmanager
def serve(api: ScriptedApi) -> Iterator[str]:
    """Serve on a free port; gives the base URL."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            media_type, body = api.answer(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.send_header("content-type", media_type)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_arguments: Any) -> None:
            """Log nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    running = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    running.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        running.join()
        server.server_close()


def encode_json(plain: Any) -> tuple[str, bytes]:
    return "application/json", json.dumps(plain).encode()


def encode_events(events: list[dict[str, Any]]) -> tuple[str, bytes]:
    """Return server-sent events, each named by its type."""
    lines = [f"event: {one['type']}\ndata: {json.dumps(one)}\n\n" for one in events]
    return "text/event-stream", "".join(lines).encode()
