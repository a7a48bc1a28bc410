"""A worker that is killed while the provider makes an image: another goes on with the same task, and pays for no second one."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from callwright import Callwright
from callwright.toolkit import images
from engines.contract import wait_until
from toolkit.image_server import ImageServer

WORKER = Path(__file__).with_name("image_worker.py")
KEY = "sk-0123456789abcdef0123456789abcdef"


@contextmanager
def worker(ledger: Path, url: str, folder: Path) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, str(WORKER), str(ledger), url, str(folder)]
    environ = os.environ | {"KIT_KEY": KEY}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environ
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "works\n"
            yield process
        finally:
            process.kill()


@pytest.mark.promise("D6", "C8")
@pytest.mark.crash
def test_a_killed_worker_costs_no_second_image(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIT_KEY", KEY)
    ledger, folder = tmp_path / "ledger.db", tmp_path / "images"
    with ImageServer() as provider, Callwright(ledger) as app:
        app.tasks.executes_here = False
        app.use(images("env:KIT_KEY", folder, url=provider.url, private=True))
        provider.pending = 10**9
        with worker(ledger, provider.url, folder) as first:
            begun = app.call({"name": "generate_image", "arguments": {"prompt": "A lighthouse"}})
            wait_until(lambda: provider.asked_for_task > 2)
            first.kill()
            first.wait()
        provider.pending = 0
        with worker(ledger, provider.url, folder):
            result = app.tasks.get(begun.meta.handle or "").result(timeout_s=60)
        kept = b"".join(one.read_bytes() for one in tmp_path.glob("ledger.db*"))

    assert (result.success, result.effect, len(provider.made)) == (True, "committed", 1)
    assert len(list(folder.rglob("*.png"))) == 1
    assert b"Signature=" not in kept
    assert KEY.encode() not in kept
