"""A real browser for tests, and a server that tells what a page made it do.

Debian's ``chromium-headless-shell`` is enough, installed or unpacked by ``make get-browser``.
"""

import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from scripts.debian_packages import BROWSER, find_library_path

PROGRAM = shutil.which("chromium-headless-shell") or shutil.which(str(BROWSER.path))
"""The program; None on a machine without it."""

needs_browser = pytest.mark.skipif(
    PROGRAM is None,
    reason="there is no headless Chromium here: make get-browser (Debian's chromium-headless-shell)",
)

_PATIENCE_S = 120
_PAGE_TIME_MS = 3_000
"""Time of the page, not of the clock: the browser passes it as fast as the page has nothing to do."""


class Canary:
    """A server that counts what it is asked for: whatever a page makes a browser fetch."""

    def __init__(self, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self.hits: list[str] = []
        self.pages: dict[str, bytes] = {}

    @property
    def attacks(self) -> tuple[str, ...]:
        """Markup that asks for this server when a browser takes it for more than text."""
        act = f"fetch(`{self.origin}/hit`);document.title=`ran`"
        return (
            f"<script>{act}</script>",
            f'<img src=x onerror="{act}">',
            f"</pre></td></title></style><svg onload='{act}'>",
            f'"><iframe src="javascript:parent.{act};void 0"></iframe>',
            f"<img src='{self.origin}/hit'><link rel=stylesheet href='{self.origin}/hit'>",
            f"<meta http-equiv=refresh content='0;url={self.origin}/hit'>",
        )

    @property
    def attack(self) -> str:
        """All of them in one text."""
        return "".join(self.attacks)

    def serve(self, name: str, page: str) -> str:
        """Serve a page; gives its address."""
        self.pages[f"/{name}"] = page.encode()
        return f"{self.origin}/{name}"


@contextmanager
def canary() -> Iterator[Canary]:
    """Serve until the test ends."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            page = found.pages.get(self.path)
            if page is None:
                found.hits.append(self.path)
            self.send_response(200 if page is not None else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Access-Control-Allow-Origin", "*")
            self.end_headers()
            self.wfile.write(page or b"")

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        found = Canary(server.server_port)
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield found
        finally:
            server.shutdown()
            thread.join()


def make_options(profile: Path) -> list[str]:
    """Return the command of a browser with a profile of its own, without an address."""
    assert PROGRAM is not None
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    return [PROGRAM, *sandbox, "--disable-gpu", f"--user-data-dir={profile}"]


def make_environment() -> dict[str, str]:
    """Return the environment in which the program finds its libraries."""
    libraries = find_library_path(BROWSER) if str(BROWSER.path) == PROGRAM else ""
    return {**os.environ, **({"LD_LIBRARY_PATH": libraries} if libraries else {})}


def visit(url: str, profile: Path) -> str:
    """Open an address as a person does and let its page run; gives what the browser made of it, as HTML."""
    ran = subprocess.run(
        [*make_options(profile), f"--virtual-time-budget={_PAGE_TIME_MS}", "--dump-dom", url],
        env=make_environment(),
        capture_output=True,
        timeout=_PATIENCE_S,
        check=True,
    )
    return ran.stdout.decode("utf-8", "replace")
