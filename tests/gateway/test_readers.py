"""What the model of other people's clients reads through ``callwright up``, each client in an environment of its own.

``python -m pytest tests/gateway/test_readers.py -m slow -s`` prints the table. Fetches from PyPI and npm into ``build/clients``, once.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from unittest import SkipTest

import pytest

from cli.upping import up

pytestmark = [pytest.mark.slow, pytest.mark.promise("A2", "C2", "E1")]

HERE = Path(__file__).parent
FOLDER = HERE.parents[1] / "build" / "clients"
FETCHING_S = 100


class Reader(NamedTuple):
    """A client: the package that is fetched, the program that uses it."""

    package: str
    program: str


READERS = {
    "Python SDK 1.x": Reader("mcp==1.30.0", "python_sdk.py"),
    "Python SDK 2.x": Reader("mcp==2.3.0", "python_sdk.py"),
    "TypeScript SDK 1.x": Reader("@modelcontextprotocol/sdk@1.32.2", "typescript.mjs"),
    "TypeScript SDK 2.x": Reader("@modelcontextprotocol/client@2.4.0", "typescript.mjs"),
    "FastMCP": Reader("fastmcp==4.1.6", "fastmcp_client.py"),
    "Pydantic AI": Reader("pydantic-ai-slim[mcp]==2.68.0", "pydantic_ai_client.py"),
    "OpenAI Agents": Reader("openai-agents==0.24.0", "openai_agents.py"),
    "LangChain": Reader("langchain-mcp-adapters==0.3.2", "langchain_adapters.py"),
    "mcp-use": Reader("mcp-use==1.7.1", "mcp_use_client.py"),
}

CALLS = [
    ("plain", "shop__describe", {"item": "lamp"}),
    ("empty", "shop__find", {"item": "unicorn"}),
    ("failure", "shop__fail", {"item": "Mars"}),
    ("question", "shop__find", {"item": {"deep": 1}}),
    ("first order", "shop__order", {"item": "lamp"}),
    ("replayed order", "shop__order", {"item": "lamp"}),
]
WORDS = {
    "plain": ["describe lamp"],
    "empty": ["[callwright]", "Nothing was found"],
    "failure": ["No such shelf: Mars", "[callwright] not_found."],
    "question": ["[callwright] invalid_arguments."],
    "first order": ["order lamp"],
}
"""Situation → what has to stand in what the model is given."""

CONFIGURATION = """
[servers.shop]
command = '{python}'
args = ['{server}']

[servers.shop.tools]
find = {{ effect = "read" }}
describe = {{ effect = "read" }}
fail = {{ effect = "read" }}
order = {{ effect = "once", key = ["item"] }}
"""


def fetched(package: str) -> Path:
    """The folder of the package, fetched where it is not there yet; without it the test is left out, saying why."""
    folder = FOLDER / "".join(sign if sign.isalnum() or sign in ".-" else "-" for sign in package)
    done = folder / "fetched"
    if done.exists():
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if package.startswith("@"):
        line = ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(folder), package]
    else:
        line = [sys.executable, "-m", "pip", "install", "-q", "--target", str(folder), package]
    if shutil.which(line[0]) is None:
        raise SkipTest(f"{package} cannot be fetched: there is no {line[0]}")
    ran = subprocess.run(line, capture_output=True, text=True, check=False, timeout=FETCHING_S)
    if ran.returncode != 0:
        raise SkipTest(
            f"{package} cannot be fetched: {(ran.stderr.strip() or 'no reason given').splitlines()[-1]}"
        )
    done.touch()
    return folder


def read(reader: Reader, url: str) -> dict[str, str]:
    """What its model is given in every situation."""
    folder, program, calls = (
        fetched(reader.package),
        str(HERE / "readers" / reader.program),
        json.dumps(CALLS),
    )
    if program.endswith(".mjs"):
        line, env = ["node", program, str(folder), url, calls], dict(os.environ)
    else:
        line = [sys.executable, "-S", program, url, calls]  # without the packages of these tests
        env = os.environ | {"PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}
    ran = subprocess.run(line, capture_output=True, text=True, check=False, timeout=100, env=env)
    assert ran.returncode == 0, ran.stderr
    seen: dict[str, str] = json.loads(ran.stdout.splitlines()[-1])
    return seen


@pytest.mark.timeout(300)
@pytest.mark.parametrize("name", list(READERS))
def test_the_model_of_a_client_reads_what_there_is_to_say(name: str, tmp_path: Path) -> None:
    fetched(READERS[name].package)
    config = tmp_path / "callwright.toml"
    config.write_text(CONFIGURATION.format(python=sys.executable, server=HERE / "shop_server.py"))

    with up(tmp_path, "--config", str(config), "--port", "0", "--json") as it:
        seen = read(READERS[name], f"http://127.0.0.1:{it.port}/mcp")
        it.end()

    marks = {situation: all(word in seen[situation] for word in words) for situation, words in WORDS.items()}
    again = seen["replayed order"]
    # A client of 2026-07-28 names no session over HTTP: whether its second order is meant cannot be known, and it says so.
    marks["replayed order"] = "repeat handle rpt_" in again or "it has now been carried out again" in again
    print(  # noqa: T201 - the table is what the run is for
        f"\n{name:<20}", *(f"{situation}: {'ok' if mark else 'MISSING'}" for situation, mark in marks.items())
    )
    assert all(marks.values()), seen
    assert "callwright" not in seen["plain"]
    assert "callwright" not in seen["first order"]
