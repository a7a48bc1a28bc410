"""A server that is killed again and again under an official client: every call ends as a true answer, and none ran twice.

``SECONDS`` (60) for each pair of a transport and a client; `make test-kills` takes ten minutes.
"""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from proving.environments import HERE, install_python
from proving.scenarios import reconnect
from proving.stage import Stage

SECONDS = int(os.environ.get("SECONDS", "60"))
WORK_S = 0.2
KILL_AFTER_S = (12.0, 20.0)
AWAY_AFTER_S = (0.0, 3.0)
"""Bounds of the times for which the server is up, and for which one over HTTP is not started again.

A server that ends three times within ten seconds of being ready is given a minute: that is another test.
"""

MAX_DOUBTS_A_KILL = 1
"""One call at a time: a kill can leave one of them in doubt."""

pytestmark = [pytest.mark.slow, pytest.mark.promise("E2", "E12"), pytest.mark.timeout(300 + 3 * SECONDS)]


class PipedStage(Stage):
    """A stage whose server is a child of the gateway, over stdio."""

    def __init__(self, folder: Path, server: str, client: str) -> None:
        super().__init__(folder, server, client)
        line = [str(install_python(server)), str(HERE / "upstream.py")]
        text = f"[listen]\nport = {self.up_port}\n[servers.far]\ncommand = {json.dumps(line[0])}\n"
        text += f"args = {json.dumps(line[1:])}\nenv = {{ PROVING_LOG = {json.dumps(str(self.log))} }}\n"
        (folder / "callwright.toml").write_text(text, encoding="utf-8")

    def start_server(self, *, is_held: bool = False) -> None:
        """Do nothing."""

    def stop_server(self) -> None:
        """Kill the gateway's child."""
        assert self.up is not None
        line = ["ps", "-o", "pid=", "--ppid", str(self.up.pid)]
        for pid in subprocess.run(line, capture_output=True, text=True, check=False).stdout.split():
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(pid), signal.SIGKILL)


@contextlib.contextmanager
def killing(stage: Stage) -> Iterator[list[float]]:
    """Kill the server at random times and start it again; gives the times of the kills."""
    over, kills = threading.Event(), list[float]()

    def kill() -> None:
        while not over.wait(random.uniform(*KILL_AFTER_S)):
            kills.append(time.monotonic())
            stage.stop_server()
            over.wait(random.uniform(*AWAY_AFTER_S))
            stage.start_server()

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        yield kills
    finally:
        over.set()
        killer.join()


class Verdict(NamedTuple):
    """What became of the calls, and which of them were told wrongly of."""

    ends: Counter[str]
    wrong: list[str]
    kills: int


def call_under_kills(stage: Stage, seconds: float) -> Verdict:
    """Make one call after the other, each with a label of its own, and compare each answer with the server's own record."""
    told: dict[str, tuple[str, str]] = {}
    end = time.monotonic() + seconds
    with killing(stage) as kills:
        while time.monotonic() < end:
            label = f"call-{len(told)}"
            answer = stage.call("work", seconds=WORK_S, label=label)
            told[label] = classify(answer), f"{answer}"[:400]
    wrong = []
    for label, (outcome, text) in told.items():
        runs = stage.count_runs(f"work {label}")
        allowed = {"answered": {1}, "away": {0}, "in doubt": {0, 1}}.get(outcome, set())
        if runs not in allowed:
            wrong.append(f"{label} ran {runs} times and was {outcome}: {text}")
    return Verdict(Counter(outcome for outcome, _ in told.values()), wrong, len(kills))


def classify(answer: dict[str, str]) -> str:
    """Say how a call has ended for its client."""
    text = answer.get("text", "")
    if answer["outcome"] == "answered":
        return "answered"
    if "server_away" in text or "server_starting" in text:
        return "away"
    return "in doubt" if "outcome_unknown" in text else "something else"


@pytest.mark.parametrize("client", ["mcp1", "mcp2"])
@pytest.mark.parametrize("kind", [Stage, PipedStage], ids=["HTTP", "stdio"])
def test_every_call_is_told_truly_whenever_its_server_is_killed(
    kind: type[Stage], client: str, tmp_path: Path
) -> None:
    stage = kind(tmp_path, "mcp1", client)
    try:
        stage.start_server()
        stage.start_up()
        stage.wait_until_ready()
        stage.start_client()
        assert reconnect(stage)["outcome"] == "connected"
        verdict = call_under_kills(stage, SECONDS)
    finally:
        stage.close()
    sys.stderr.write(f"{kind.__name__} {client}: {verdict.kills} kills, {dict(verdict.ends)}\n")
    assert verdict.wrong == []
    assert verdict.kills > SECONDS / 40
    assert verdict.ends["answered"] > verdict.ends.total() / 2
    assert verdict.ends["in doubt"] <= verdict.kills * MAX_DOUBTS_A_KILL
