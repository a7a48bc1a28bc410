"""The official conformance suite, against the reference server itself and behind the gateway: no scenario is lost on the way."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from gateway.node import installed, node

HERE = Path(__file__).parent
REQUIRED = {"2025-11-25": 30, "2026-07-28": 37}


@contextmanager
def running(*words: str) -> Iterator[str]:
    """A server of ``gateway.running``; gives its URL."""
    line = [sys.executable, "-m", "gateway.running", *words]
    env = os.environ | {"PYTHONPATH": str(HERE.parent)}
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env) as child:
        assert child.stdout is not None
        assert child.stdin is not None
        try:
            yield child.stdout.readline().strip()
        finally:
            child.stdin.close()


@pytest.mark.slow
@pytest.mark.promise("E1")
@pytest.mark.parametrize("revision", list(REQUIRED))
@pytest.mark.parametrize("where", ["directly", "behind the gateway"])
def test_every_required_scenario_passes(where: str, revision: str, tmp_path: Path) -> None:
    suite = installed() / "conformance" / "dist" / "index.js"
    with ExitStack() as stack:
        url = stack.enter_context(running("everything"))
        if where != "directly":
            url = stack.enter_context(running("gateway", url))
        line = [node(), str(suite), "server", "--url", url, "--requirements", revision, "-o", str(tmp_path)]
        ran = subprocess.run(line, capture_output=True, text=True, check=False, timeout=110)
    summary = ran.stdout.partition("=== SUMMARY ===")[2]
    scored, _, others = summary.partition("Not scored for")
    unscored = set(re.findall(r"^ +[✓✗] (\S+)", others, re.MULTILINE))
    marks = {name: mark for mark, name in re.findall(r"^([✓✗]) (\S+):", scored, re.MULTILINE)}
    required = {name: mark for name, mark in marks.items() if name not in unscored}
    assert [name for name, mark in required.items() if mark != "✓"] == [], summary
    assert len(required) == REQUIRED[revision]
    assert ran.returncode == 0
