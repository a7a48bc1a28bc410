"""``--forks``: the reports, the record and the exit code are those of one process."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from scripts.failed_tests import read_failed_tests

CONFTEST = """
from forked_workers import pytest_addoption, pytest_configure
"""
MIXED = """
import os, pathlib, warnings, pytest

HERE = pathlib.Path(__file__).parent


@pytest.fixture(scope="module")
def given():
    yield 1
    with (HERE / "given back").open("a") as record:
        record.write("x")


@pytest.mark.parametrize("number", range(40))
def test_passes(number, given, tmp_path):
    print(f"printed by {number}")
    (tmp_path / "file").touch()


def test_fails():
    print("the words of the test that fails")
    assert 1 == 2


def test_warns():
    warnings.warn("take care")


def test_ends_its_process():
    os._exit(3)


@pytest.mark.parametrize("number", range(10))
def test_comes_after(number, given):
    assert os.environ["PYTEST_XDIST_WORKER"].startswith("gw")
"""
UNCLOSED = """
def test_leaves_a_file_to_the_collector():
    made = [open(__file__)]
    made.append(made)
"""
HANGS = """
import threading


def test_waits_for_ever():
    threading.Event().wait()


def test_comes_after():
    assert True
"""
THREAD = """
import threading

threading.Thread(target=threading.Event().wait, daemon=True).start()


def test_passes():
    assert True
"""


def run(folder: Path, text: str, *options: str) -> "subprocess.CompletedProcess[str]":
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "pytest.ini").write_text(f"[pytest]\npythonpath = {Path(__file__).parent}\n")
    (folder / "test_them.py").write_text(text)
    return subprocess.run(
        [sys.executable, "-m", "pytest", "--forks", "2", "-p", "no:schemathesis", *options],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def mixed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, "subprocess.CompletedProcess[str]"]:
    folder = tmp_path_factory.mktemp("mixed")
    return folder, run(folder, MIXED, "--junit-xml", "report.xml")


Mixed = tuple[Path, "subprocess.CompletedProcess[str]"]


@pytest.mark.costly
def test_each_test_is_run_and_reported_once(mixed: Mixed) -> None:
    folder, ran = mixed
    names = [case.get("name") for case in ET.parse(folder / "report.xml").iter("testcase")]
    assert len(names) == len(set(names)) == 53
    assert ran.returncode == 1
    assert "2 failed, 51 passed, 1 warning in " in ran.stdout.splitlines()[-1]


@pytest.mark.costly
def test_what_a_test_printed_is_told_with_its_failure_and_with_no_other(mixed: Mixed) -> None:
    assert mixed[1].stdout.count("the words of the test that fails") == 2  # once as its source
    assert "printed by" not in mixed[1].stdout
    assert "UserWarning: take care" in mixed[1].stdout


@pytest.mark.costly
def test_a_test_whose_process_ends_has_failed_and_the_others_are_run_by_another(mixed: Mixed) -> None:
    assert "A worker ended with 3 in this test." in mixed[1].stdout


def test_failed_tests_are_recorded(mixed: Mixed) -> None:
    recorded = read_failed_tests(mixed[0] / ".pytest_cache/v/cache/lastfailed")
    assert recorded == ["test_them.py::test_ends_its_process", "test_them.py::test_fails"]


def test_fixtures_are_torn_down_in_each_worker_that_ends_in_order(mixed: Mixed) -> None:
    assert 1 <= len((mixed[0] / "given back").read_text()) <= 4


@pytest.mark.costly
def test_the_run_ends_where_enough_tests_have_failed(tmp_path: Path) -> None:
    ran = run(tmp_path, MIXED, "-x")
    assert ran.returncode == 1
    assert "stopping after 1 failures" in ran.stdout


@pytest.mark.costly
def test_a_test_that_hangs_ends_with_its_process_and_is_told_where_it_hung(tmp_path: Path) -> None:
    ran = run(tmp_path, HANGS, "-o", "timeout=1", "-o", "timeout_method=thread")
    assert "A worker ended with 1 in this test." in ran.stdout
    assert "in test_waits_for_ever" in ran.stdout
    assert "1 failed, 1 passed in " in ran.stdout.splitlines()[-1]


@pytest.mark.costly
def test_no_process_is_forked_that_has_threads(tmp_path: Path) -> None:
    ran = run(tmp_path, THREAD)
    assert ran.returncode == pytest.ExitCode.USAGE_ERROR
    assert "has started 1 threads" in ran.stderr


@pytest.mark.costly
def test_what_is_found_unclosed_after_the_last_test_fails_the_run(tmp_path: Path) -> None:
    ran = run(tmp_path, UNCLOSED, "-W", "error")
    assert ran.returncode == pytest.ExitCode.INTERNAL_ERROR
    assert "unclosed file" in ran.stdout
