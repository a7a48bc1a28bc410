"""The everything-server of the official Python SDK, in the revision that is named here; its files are not part of the project.

They are looked for in ``build/proving/everything-server`` and else downloaded from the SDK's repository.
"""

import hashlib
import urllib.request
from pathlib import Path

from proving.environments import HOME, install_python

COMMIT = "57394b0548d1e2dc2dce8d67d84985769df3b8bb"
FILES = {
    "__init__.py": "4d82da2d32b970e5e3d5237e524731d2bda7b000f33279a3fb9bda02949518df",
    "__main__.py": "946c519b036559f7e02c029054bb7c55d78cff204aed1bbecbe3d628700849bb",
    "server.py": "a23fe031bb2674f108269f9f9e990715b36786888e2b7c382f3f116e8cea6b4f",
}
"""File → SHA-256."""

_FOLDER = "examples/servers/everything-server/mcp_everything_server"
_PATIENCE_S = 60


def obtain_server() -> Path:
    """Return the folder that holds the package of the server.

    Raises:
        OSError: a file is not there and cannot be downloaded.
        ValueError: a file is not the one that is named here.
    """
    home = HOME / "everything-server"
    package = home / "mcp_everything_server"
    package.mkdir(parents=True, exist_ok=True)
    for name, digest in FILES.items():
        path = package / name
        if not path.exists():
            path.write_bytes(_download(name))
        if hashlib.sha256(path.read_bytes()).hexdigest() != digest:
            raise ValueError(f"{path} is not the file of commit {COMMIT}")
    return home


def _download(name: str) -> bytes:
    url = f"https://raw.githubusercontent.com/modelcontextprotocol/python-sdk/{COMMIT}/{_FOLDER}/{name}"
    with urllib.request.urlopen(url, timeout=_PATIENCE_S) as answer:
        data: bytes = answer.read()
    return data


def serve_http(port: int) -> list[str]:
    """Return the command that serves it over Streamable HTTP."""
    return [str(install_python("mcp2")), "-m", "mcp_everything_server", "--port", str(port)]


def serve_stdio() -> list[str]:
    """Return the command that serves it over stdio."""
    words = "from mcp_everything_server.server import mcp; mcp.run('stdio')"
    return [str(install_python("mcp2")), "-c", words]
