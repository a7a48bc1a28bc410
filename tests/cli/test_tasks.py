"""``callwright tasks``: a long call handed over by one process, carried out by another, looked at by a third."""

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from callwright.cli.exit_codes import ExitCode
from cli.door import cli

SHOP = '''
from callwright import CallContext, Callwright

app = Callwright()


@app.tool(effect="once", long=True)
def report(month: str, context: CallContext) -> dict[str, str]:
    """Write a report."""
    context.progress(1, 2, "half")
    return {"month": month}


@app.tool(effect="read")
def look() -> int:
    """Look."""
    return 1
'''


def told(*words: str) -> Any:
    return cli(*words, "--json").json


@pytest.fixture
def shop(tmp_path: Path) -> str:
    file = tmp_path / "long_shop.py"
    file.write_text(SHOP)
    return f"{file}:app"


@pytest.fixture
def store(tmp_path: Path) -> str:
    return str(tmp_path / "shop.db")


@pytest.mark.costly
@pytest.mark.promise("C8")
def test_a_task_is_handed_over_carried_out_by_a_worker_and_shown(shop: str, store: str) -> None:
    begun = told("call", "report", "month=2026-11", "--app", shop, "--store", store)
    handle = begun["data"]["task"]
    (queued,) = told("tasks", "list", "--store", store)["tasks"]
    assert (queued["task"], queued["state"]) == (handle, "queued")
    worker = subprocess.Popen(
        [sys.executable, "-m", "callwright", "tasks", "worker", "--app", shop, "--store", store],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert worker.stdout is not None
        assert worker.stdout.readline() == "Working for: report\n"
        alive = told("tasks", "workers", "--store", store)["workers"]
        assert [one["pid"] for one in alive if one["alive"]] == [worker.pid]
        shown = _ended(store, handle)
    finally:
        worker.send_signal(signal.SIGTERM)
        assert worker.wait(20) == 0
        if worker.stdout is not None:
            worker.stdout.close()
    assert (shown["state"], shown["result"]["data"]) == ("completed", {"month": "2026-11"})
    assert "half" in cli("tasks", "list", "--store", store).out
    assert handle in cli("tasks", "show", handle, "--store", store).out
    ended = cli("tasks", "cancel", handle, "--store", store)
    assert ended.code == ExitCode.REFUSED


def _ended(store: str, handle: str) -> Any:
    for _ in range(200):
        shown = told("tasks", "show", handle, "--store", store)["task"]
        if shown["result"] is not None:
            return shown
    raise AssertionError(handle)


def test_a_task_that_waits_is_called_off(shop: str, store: str) -> None:
    handle = told("call", "report", "month=2026-11", "--app", shop, "--store", store)["data"]["task"]
    assert cli("tasks", "cancel", handle, "--store", store).code == ExitCode.OK
    assert told("tasks", "show", handle, "--store", store)["task"]["cancelling"] is True


def test_looking_at_a_ledger_without_tasks_finds_none_and_makes_no_file(shop: str, store: str) -> None:
    cli("call", "look", "--app", shop, "--store", store)
    assert "No tasks." in cli("tasks", "--store", store).out
    assert "No workers." in cli("tasks", "workers", "--store", store).out
    assert cli("tasks", "show", "nothing", "--store", store).code == ExitCode.REFUSED
    assert [one.name for one in Path(store).parent.glob("*.tasks")] == []


def test_a_worker_without_a_long_tool_says_so(tmp_path: Path, store: str) -> None:
    (tmp_path / "plain_shop.py").write_text("from callwright import Callwright\napp = Callwright()\n")
    ran = cli("tasks", "worker", "--app", f"{tmp_path / 'plain_shop.py'}:app", "--store", store)
    assert ran.code == ExitCode.UNREACHABLE
    assert "long" in ran.err
