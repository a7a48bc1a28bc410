"""The official conformance suite at both ends: in front of the gateway no scenario is lost, and behind it as a server neither."""

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
OF_CLIENTS = {"2025-11-25": 18, "2026-07-28": 32}
"""Required of clients; all but 4 and 7 of them are about logging in."""

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
    required = scored(ran.stdout)
    assert [name for name, mark in required.items() if mark != "✓"] == [], ran.stdout
    assert len(required) == REQUIRED[revision]
    assert ran.returncode == 0


def unscored(output: str) -> dict[str, str]:
    """The same, of those that do not count."""
    found = re.findall(r"^ +([✓✗]) (\S+)", output.rpartition("Not scored for")[2], re.MULTILINE)
    return {name: mark for mark, name in found}


def scored(output: str) -> dict[str, str]:
    """Scenario → mark, of those that count for the revision."""
    marks, _, others = output.rpartition("SUMMARY ===")[2].partition("Not scored for")
    unscored = set(re.findall(r"^ +[✓✗] (\S+)", others, re.MULTILINE))
    found = re.findall(r"^([✓✗]) (\S+):", marks, re.MULTILINE)
    return {name: mark for mark, name in found if name not in unscored}


@pytest.mark.slow
@pytest.mark.promise("E1", "E2")
@pytest.mark.parametrize("revision", list(OF_CLIENTS))
@pytest.mark.parametrize("front", ["modern", "legacy"])
def test_the_suite_as_a_server_behind_the_gateway_finds_nothing_wrong(
    front: str, revision: str, tmp_path: Path
) -> None:
    suite = installed() / "conformance" / "dist" / "index.js"
    client = f"{sys.executable} -m gateway.conforming"
    line = [
        node(),
        str(suite),
        "client",
        "--command",
        client,
        "--requirements",
        revision,
        "-o",
        str(tmp_path),
    ]
    line += ["--timeout", "90000"]  # the clients of all scenarios run at once
    env = os.environ | {"PYTHONPATH": str(HERE.parent), "CALLWRIGHT_FRONT": front}
    ran = subprocess.run(line, capture_output=True, text=True, check=False, timeout=110, env=env)
    required, extras = scored(ran.stdout), unscored(ran.stdout)
    assert [name for name, mark in required.items() if mark != "✓"] == [], ran.stdout
    assert len(required) == OF_CLIENTS[revision]
    assert [name for name, mark in extras.items() if mark != "✓"] == [], ran.stdout
    assert len(extras) == 7


OF_TASKS = (
    "lifecycle", "capability-negotiation", "wire-fields", "request-state-removal", "mrtr-input", "request-headers",
    "dispatch-and-envelope", "status-notifications", "required-task-error", "mrtr-composition",
)  # fmt: skip
NOT_OURS = {
    "sep-2663-tasks-get-status-failed": "a long tool that fails has a result that says so, never a fault of the protocol",
    "sep-2663-tasks-get-status-input-required": "a long tool is asked for nothing while it runs: questions come before it",
    "tasks-mrtr-tasks-update-resumes": "the same",
    "tasks-mrtr-partial-fulfillment": "the same",
    "sep-2663-server-returns-missing-capability-when-required": "who knows no tasks is told the handle in words",
}
"""Checks that our own long tools cannot pass, and why; tasks of servers behind us pass them all."""


@pytest.mark.slow
@pytest.mark.promise("C8", "E1")
@pytest.mark.parametrize("where", ["directly", "behind the gateway", "our own long tools"])
def test_every_scenario_of_tasks_passes_or_is_explained(where: str, tmp_path: Path) -> None:
    marks: dict[str, str] = {}
    with ExitStack() as stack:
        url = stack.enter_context(running("long" if where.startswith("our own") else "tasking"))
        if where == "behind the gateway":
            url = stack.enter_context(running("gateway", url))
        for name in OF_TASKS:
            for check, mark in checked(url, f"tasks-{name}", tmp_path).items():
                worst = marks.get(check, "SUCCESS")  # of the scenarios that make it
                marks[check] = mark if worst == "SUCCESS" else worst
    assert marks.pop("tasks-status-notifications") == "SKIPPED", (
        "the suite can look at them by now: see test_task_news"
    )
    failed = {name for name, mark in marks.items() if mark != "SUCCESS"}
    assert failed == (NOT_OURS.keys() if where.startswith("our own") else set()), marks
    assert len(marks) > 30


def checked(url: str, scenario: str, folder: Path) -> dict[str, str]:
    """Check → how it came out."""
    suite = installed() / "conformance" / "dist" / "index.js"
    line = [node(), str(suite), "server", "--url", url, "--scenario", scenario, "-o", str(folder)]
    ran = subprocess.run(line, capture_output=True, text=True, check=False, timeout=60)
    plain = re.sub(r"\x1b\[[0-9;]*m", "", ran.stdout)
    return dict(re.findall(r"^\S+Z \[(\S+) *\] (\w+)", plain, re.MULTILINE))
