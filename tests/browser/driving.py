"""A browser that a test drives: it opens pages, clicks, types, and reads what is there.

Chromium's DevTools protocol over a pair of pipes (``--remote-debugging-pipe``): JSON messages, each ended by a NUL byte.
"""

import itertools
import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from browser.headless import make_environment, make_options

_PATIENCE_S = 20.0
_LAUNCH = """
import fcntl, os, sys
read, write = (fcntl.fcntl(int(one), fcntl.F_DUPFD, 100) for one in sys.argv[1:3])
os.dup2(read, 3)
os.dup2(write, 4)
os.execv(sys.argv[3], sys.argv[3:])
"""
"""Becomes the browser, which speaks the protocol on its descriptors 3 and 4."""


class Browser:
    """One tab."""

    def __init__(self, reader: int, writer: int) -> None:
        self._reader, self._writer = reader, writer
        self._numbers = itertools.count(1)
        self._read = b""
        target = self._send("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def _send(self, method: str, session: str | None = None, **values: Any) -> dict[str, Any]:
        number = next(self._numbers)
        message = {"id": number, "method": method, "params": values}
        if session is not None:
            message["sessionId"] = session
        os.write(self._writer, json.dumps(message).encode() + b"\0")
        while (answer := self._receive()).get("id") != number:
            pass  # an event, which nobody here waits for
        assert "error" not in answer, answer["error"]
        result: dict[str, Any] = answer["result"]
        return result

    def _receive(self) -> dict[str, Any]:
        while b"\0" not in self._read:
            assert select.select([self._reader], [], [], _PATIENCE_S)[0], "the browser says nothing"
            read = os.read(self._reader, 1 << 20)
            assert read, "the browser has ended"
            self._read += read
        line, _, self._read = self._read.partition(b"\0")
        found: dict[str, Any] = json.loads(line)
        return found

    def send(self, method: str, **values: Any) -> dict[str, Any]:
        """Send a command to the tab; gives its answer."""
        return self._send(method, self._session, **values)

    def hurry(self) -> None:
        """Let the timers of pages that are opened from now on run out twenty times as fast."""
        script = "{ const real = setTimeout; window.setTimeout = (act, ms, ...rest) => real(act, ms / 20, ...rest); }"
        self.send("Page.enable")
        self.send("Page.addScriptToEvaluateOnNewDocument", source=script)

    def click(self, label: str) -> None:
        """Press the button with this label."""
        self.run(
            f"[...document.querySelectorAll('button')].find((one) => one.textContent === {json.dumps(label)}).click()"
        )

    def open(self, address: str) -> None:
        """Open an address; does not wait for what its scripts do."""
        self.send("Page.navigate", url=address)

    def run(self, script: str) -> Any:
        """Run an expression in the page; gives its value, awaited."""
        answer = self.send(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True, userGesture=True
        )
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def wait(self, script: str) -> None:
        """Ask until an expression is true in the page."""
        until = time.monotonic() + _PATIENCE_S
        while time.monotonic() < until:
            if self.run(f"Boolean({script})"):
                return
            self.run("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)))")
        raise AssertionError(f"never true: {script}\n{self.text}")

    @property
    def text(self) -> str:
        """What the page shows."""
        shown: str = self.run("document.body?.innerText ?? ''")
        return shown

    def wait_for(self, text: str) -> None:
        """Wait until the page shows a text."""
        self.wait(f"document.body?.innerText.includes({json.dumps(text)})")


@contextmanager
def driven_browser(profile: Path, *options: str) -> Iterator[Browser]:
    """Start a browser of one tab; it ends with the block."""
    from_test, to_browser = os.pipe()
    from_browser, to_test = os.pipe()
    launch = [sys.executable, "-c", _LAUNCH, str(from_test), str(to_test)]
    with subprocess.Popen(
        [*launch, *make_options(profile), "--remote-debugging-pipe", *options],
        env=make_environment(),
        pass_fds=(from_test, to_test),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        os.close(from_test)
        os.close(to_test)
        try:
            yield Browser(from_browser, to_browser)
        finally:
            process.terminate()
            process.wait(_PATIENCE_S)
            os.close(to_browser)
            os.close(from_browser)
