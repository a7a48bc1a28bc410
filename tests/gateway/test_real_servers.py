"""Servers from the npm registry, called by the official Python SDK: directly, and through the gateway in either era.

What succeeds is the same, block by block; what fails in prose fails with a code.
"""

import asyncio
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.domain.error_codes import ERRORS
from callwright.gateway.gateway import Gateway
from callwright.tools.mcp.server_spec import ServerSpec
from gateway.node import installed, node

Call = tuple[str, dict[str, Any]]
Outcome = tuple[bool, list[dict[str, Any]], Any]


def files(root: Path) -> list[Call]:
    at = str(root)
    return [
        ("read_file", {"path": f"{at}/a.txt"}),
        ("read_text_file", {"path": f"{at}/a.txt", "head": 1}),
        ("read_media_file", {"path": f"{at}/a.txt"}),
        ("read_multiple_files", {"paths": [f"{at}/a.txt", f"{at}/none"]}),
        ("list_directory", {"path": at}),
        ("directory_tree", {"path": at}),
        ("search_files", {"path": at, "pattern": "*.txt"}),
        ("list_allowed_directories", {}),
        ("write_file", {"path": f"{at}/b.txt", "content": "x"}),
        ("edit_file", {"path": f"{at}/b.txt", "edits": [{"oldText": "x", "newText": "y"}]}),
        ("create_directory", {"path": f"{at}/d"}),
        ("move_file", {"source": f"{at}/b.txt", "destination": f"{at}/c.txt"}),
        ("list_directory_with_sizes", {"path": at}),
        ("get_file_info", {"path": f"{at}/sub"}),
    ]


def prose(root: Path) -> list[tuple[Call, str]]:
    at = str(root)
    return [
        (("read_file", {"path": "/etc/passwd"}), "permission_denied"),
        (("read_file", {"path": f"{at}/../../etc/passwd"}), "permission_denied"),
        (("read_file", {"path": f"{at}/none"}), "not_found"),
        (("read_file", {}), "missing_required_field"),
        (("read_file", {"path": {"no": "path"}}), "invalid_arguments"),
        (("move_file", {"source": f"{at}/a.txt", "destination": f"{at}/a.txt"}), "state_conflict"),
    ]


EVERYTHING: list[Call] = [
    ("echo", {"message": "你好"}),
    ("get-sum", {"a": 1, "b": 2}),
    ("get-tiny-image", {}),
    ("get-annotated-message", {"messageType": "error", "includeImage": True}),
    ("get-structured-content", {"location": "New York"}),
    ("get-resource-links", {"count": 3}),
    ("get-resource-reference", {"resourceType": "Text", "resourceId": 1}),
    ("trigger-long-running-operation", {"duration": 0.2, "steps": 2}),
    ("get-env", {}),
    ("toggle-simulated-logging", {}),
    ("toggle-subscriber-updates", {}),
    (
        "gzip-file-as-resource",
        {"name": "a.gz", "data": "data:text/plain,hello", "outputType": "resourceLink"},
    ),
]
OF_ITS_PROCESS = {
    "get-env",
    "get-resource-reference",
    "toggle-simulated-logging",
    "toggle-subscriber-updates",
    "get_file_info",
}
"""Whose words name the process or the moment: only that they succeed alike can be asked."""


def fresh(root: Path) -> Path:
    (root / "sub").mkdir(parents=True)
    (root / "a.txt").write_text("hello 你好\nline two\n", encoding="utf-8")
    for one in (root / "a.txt", root / "sub", root):
        os.utime(one, (1e9, 1e9))
    return root


async def outcomes(target: Any, calls: list[Call], mode: str) -> list[Outcome]:
    """What the official client is given for each call."""
    from mcp import Client

    async with Client(target, mode=mode) as client:
        found = [await client.call_tool(name, arguments) for name, arguments in calls]
    return [
        (
            bool(one.is_error),
            [block.model_dump(mode="json", by_alias=True, exclude_none=True) for block in one.content],
            one.structured_content,
        )
        for one in found
    ]


async def through(command: tuple[str, ...], calls: list[Call], mode: str) -> list[Outcome]:
    app = Callwright()
    assert await app.connect([ServerSpec(name="real", command=command, prefix="")]) == {}
    assert app.connected is not None
    assert app.connected.servers["real"].reasons == {}
    gateway = Gateway(app)
    port = await gateway.start()
    try:
        return await outcomes(f"http://127.0.0.1:{port}/mcp", calls, mode)
    finally:
        await gateway.close(0.5)
        app.close()


def server(name: str, *words: str) -> tuple[str, ...]:
    return (node(), str(installed() / name / "dist" / "index.js"), *words)


@pytest.fixture
def client() -> None:
    pytest.importorskip("mcp", reason="the official client is not installed: pip install --group gateway")


@pytest.mark.slow
@pytest.mark.promise("E1", "E2")
@pytest.mark.usefixtures("client")
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("mode", ["legacy", "auto"])
@pytest.mark.parametrize("name", ["server-filesystem", "server-everything"])
def test_what_succeeds_is_the_same_as_without_the_gateway(name: str, mode: str, tmp_path: Path) -> None:
    from mcp import StdioServerParameters

    async def go() -> None:
        root = tmp_path / "root"
        calls = files(root) if name == "server-filesystem" else EVERYTHING
        fresh(root)
        command = server(name, str(root) if name == "server-filesystem" else "stdio")
        target = StdioServerParameters(command=command[0], args=list(command[1:]))
        plain = await outcomes(target, calls, "legacy")
        root.rename(tmp_path / "used")
        fresh(root)
        ours = await through(command, calls, mode)
        for call, expected, got in zip(calls, plain, ours, strict=True):
            assert got[0] is expected[0] is False, (call, expected, got)
            if call[0] not in OF_ITS_PROCESS:
                assert got[1:] == expected[1:], call

    asyncio.run(go())


NOT_OF_EVERY_CLIENT = {"simulate-research-query"}
"""Asks for a task, which the eras spell differently."""


@pytest.mark.slow
@pytest.mark.promise("E2")
@pytest.mark.usefixtures("client")
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("name", ["server-filesystem", "server-everything"])
def test_every_tool_is_called_with_bad_and_hostile_arguments(name: str, tmp_path: Path) -> None:
    from mcp import Client, StdioServerParameters

    async def go() -> None:
        root = fresh(tmp_path / "root")
        command = server(name, str(root) if name == "server-filesystem" else "stdio")
        target = StdioServerParameters(command=command[0], args=list(command[1:]))
        async with Client(target, mode="legacy") as client:
            schemas = {one.name: one.input_schema for one in (await client.list_tools()).tools}
        called = {one for one, _ in (files(root) if name == "server-filesystem" else EVERYTHING)}
        assert schemas.keys() - called <= NOT_OF_EVERY_CLIENT
        calls = [
            (one, bad) for one, schema in schemas.items() if schema.get("required") for bad in badly(schema)
        ]
        plain = await outcomes(target, calls, "legacy")
        left = contents(root)
        root.rename(tmp_path / "used")
        fresh(root)
        ours = await through(command, calls, "auto")
        for call, expected, got in zip(calls, plain, ours, strict=True):
            if got[0]:
                assert read_code(got) in ERRORS, call
            else:
                assert (expected[0], undated(got)) == (False, undated(expected)), call
        assert contents(root) <= left
        assert contents(tmp_path) == {"root", "used"}

    asyncio.run(go())


def read_code(outcome: Outcome) -> str:
    """The code of a failure, as a model is told it: at the end, after the server's own words."""
    said: str = outcome[1][-1]["text"]
    found = re.search(r"\[callwright\] (\w+)", said)
    assert found is not None, said
    return found[1]


def undated(outcome: Outcome) -> str:
    """What came, as text. The two runs make their own files, a moment apart, and one tool tells when."""
    return re.sub(r"(created|modified|accessed): [^\\]*", r"\1: then", json.dumps(outcome[1:]))


def contents(folder: Path) -> set[str]:
    return {one.name for one in folder.iterdir()}


def badly(schema: dict[str, Any]) -> list[dict[str, Any]]:
    """Arguments that are missing, of another type, or try to get out of where they belong."""
    names = schema["required"]
    odd: list[Any] = [
        "../../../etc/passwd",
        "/etc/passwd\u0000.txt",
        "$(touch x)",
        "x" * 100_000,
        {"no": 1},
        None,
    ]
    return [{}, *(dict.fromkeys(names, one) for one in odd)]


@pytest.mark.slow
@pytest.mark.promise("E2")
@pytest.mark.usefixtures("client")
@pytest.mark.filterwarnings("default")
def test_what_fails_in_prose_fails_with_a_code(tmp_path: Path) -> None:
    async def go() -> None:
        root = fresh(tmp_path / "root")
        cases = prose(root)
        found = await through(server("server-filesystem", str(root)), [call for call, _ in cases], "auto")
        assert [read_code(one) for one in found] == [code for _, code in cases]

    asyncio.run(go())
