"""Servers from PyPI, called by the official Python SDK: directly, and through the gateway in either era.

Every tool is called with good, bad and hostile arguments. What succeeds is the same, block by block; what fails has a code,
whatever prose it failed with; and nothing outside of the server's folder has changed.
"""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from callwright.domain.error_codes import ERRORS
from gateway.test_real_servers import Call, Outcome, outcomes, read_code, through

pytestmark = [
    pytest.mark.slow,
    pytest.mark.promise("E1", "E2"),
    pytest.mark.filterwarnings("default"),
    pytest.mark.usefixtures("servers"),
]

TIME = ("mcp_server_time", "--local-timezone=UTC")
GIT = ("mcp_server_git",)
OF_THE_MOMENT = {"get_current_time", "git_commit"}
LONG = "x" * 100_000


@pytest.fixture
def servers() -> None:
    for name in ("mcp", "mcp_server_time", "mcp_server_git"):
        pytest.importorskip(name, reason="not installed: pip install --group gateway")


def repository(at: Path) -> Path:
    """A repository with one commit, one change that is not staged and one file that is not known; the same every time."""
    at.mkdir()
    moment = "2026-01-01T00:00:00Z"
    named = {f"GIT_{who}_{what}": value for who in ("AUTHOR", "COMMITTER") for what, value in (("NAME", "A"), ("EMAIL", "a@b"), ("DATE", moment))}  # fmt: skip
    (at / "a.txt").write_text("one\n", encoding="utf-8")
    for words in (("init", "-q", "-b", "main"), ("add", "a.txt"), ("commit", "-q", "-m", "first 第一"), ("config", "user.name", "A"), ("config", "user.email", "a@b")):  # fmt: skip
        subprocess.run(("git", *words), cwd=at, check=True, env={**os.environ, **named})
    (at / "a.txt").write_text("one\ntwo 二\n", encoding="utf-8")
    (at / "b.txt").write_text("new\n", encoding="utf-8")
    return at


def good(repo: str) -> dict[tuple[str, ...], list[Call]]:
    """Arguments that each tool takes, in an order in which all of them succeed."""
    at: dict[str, Any] = {"repo_path": repo}
    git: list[Call] = [
        ("git_status", at),
        ("git_diff_unstaged", at),
        ("git_add", {**at, "files": ["a.txt", "b.txt"]}),
        ("git_diff_staged", {**at, "context_lines": 0}),
        ("git_diff", {**at, "target": "main"}),
        ("git_reset", at),
        ("git_log", {**at, "max_count": 1}),
        ("git_show", {**at, "revision": "main"}),
        ("git_branch", {**at, "branch_type": "local"}),
        ("git_create_branch", {**at, "branch_name": "side"}),
        ("git_checkout", {**at, "branch_name": "side"}),
        ("git_add", {**at, "files": ["b.txt"]}),
        ("git_commit", {**at, "message": "second"}),
    ]
    noon = {"source_timezone": "UTC", "time": "12:00", "target_timezone": "Asia/Shanghai"}
    return {TIME: [("get_current_time", {"timezone": "UTC"}), ("convert_time", noon)], GIT: git}


def hostile(repo: str, evil: Path) -> dict[tuple[str, ...], list[Call]]:
    """Arguments that are wrong, or meant badly."""
    at: dict[str, Any] = {"repo_path": repo}
    odd: list[Any] = [
        "../../etc/passwd",
        "a\u0000b",
        "$(touch x)",
        "'; rm -rf / #",
        LONG,
        "\u202e",
        "",
        None,
        7,
        {"a": 1},
        [],
    ]
    git: list[Call] = [
        ("git_diff", {**at, "target": f"--output={evil}"}),
        ("git_show", {**at, "revision": f"--output={evil}"}),
        ("git_checkout", {**at, "branch_name": "--orphan"}),
        ("git_create_branch", {**at, "branch_name": "-D", "base_branch": "main"}),
        ("git_log", {**at, "start_timestamp": f"--output={evil}"}),
        ("git_branch", {**at, "branch_type": "local", "contains": f"--exec={evil}"}),
        ("git_add", {**at, "files": ["../outside"]}),
        ("git_add", {**at, "files": []}),
        ("git_status", {"repo_path": "/etc"}),
        *(("git_show", {**at, "revision": one}) for one in odd),
    ]
    zones: list[Call] = [("get_current_time", {"timezone": one}) for one in odd]
    times: list[Call] = [
        ("convert_time", {"source_timezone": "UTC", "time": one, "target_timezone": "UTC"}) for one in odd
    ]
    return {TIME: [*zones, *times], GIT: git}


async def both(
    module: tuple[str, ...], calls: list[Call], mode: str, again: Any
) -> tuple[list[Outcome], list[Outcome]]:
    """What the calls come to directly, and, after ``again``, through the gateway."""
    from mcp import StdioServerParameters

    command = (sys.executable, "-m", *module)
    plain = await outcomes(StdioServerParameters(command=command[0], args=list(command[1:])), calls, "legacy")
    again()
    return plain, await through(command, calls, mode)


def listed(module: tuple[str, ...]) -> set[str]:
    from mcp import Client, StdioServerParameters

    async def go() -> set[str]:
        target = StdioServerParameters(command=sys.executable, args=["-m", *module])
        async with Client(target, mode="legacy") as client:
            return {one.name for one in (await client.list_tools()).tools}

    return asyncio.run(go())


@pytest.mark.parametrize("mode", ["legacy", "auto"])
@pytest.mark.parametrize("module", [TIME, GIT])
def test_every_tool_succeeds_alike(module: tuple[str, ...], mode: str, tmp_path: Path) -> None:
    repo = repository(tmp_path / "repo")
    calls = good(str(repo))[module]
    assert {name for name, _ in calls} == listed(module)

    def again() -> None:
        repo.rename(tmp_path / "used")
        repository(repo)

    plain, ours = asyncio.run(both(module, calls, mode, again))
    for call, expected, got in zip(calls, plain, ours, strict=True):
        assert (expected[0], got[0]) == (False, False), (call, expected, got)
        if call[0] not in OF_THE_MOMENT:
            assert got[1:] == expected[1:], call


@pytest.mark.parametrize("module", [TIME, GIT])
def test_what_is_meant_badly_fails_with_a_code_or_comes_to_the_same(
    module: tuple[str, ...], tmp_path: Path
) -> None:
    repo, evil = repository(tmp_path / "repo"), tmp_path / "evil"
    calls = hostile(str(repo), evil)[module]
    plain, ours = asyncio.run(both(module, calls, "auto", lambda: None))
    for call, expected, got in zip(calls, plain, ours, strict=True):
        if got[0]:
            assert read_code(got) in ERRORS, call
        else:
            assert got[1:] == expected[1:], call
        assert not (expected[0] and not got[0]), call
    assert sum(got[0] for got in ours) > len(calls) // 2
    assert {one.name for one in tmp_path.iterdir()} == {"repo"}
