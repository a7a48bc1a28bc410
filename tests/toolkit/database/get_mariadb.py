"""Fetch a MariaDB server from Debian's packages and unpack it below ``build/``; nothing is installed.

    python tests/toolkit/database/get_mariadb.py

Needs ``apt-get`` and ``dpkg-deb`` (Debian, Ubuntu) and their registry, but no rights: the lists of packages go below ``build/`` too.
No package of PyPI or npm brings a server of MySQL or MariaDB: those that are named so fetch it from elsewhere, or are clients.
"""

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "build" / "mariadb"
PROGRAM = FOLDER / "usr" / "sbin" / "mariadbd"
_PACKAGE = "mariadb-server-core"
_PATIENCE_S = 300


def _apt(*words: str) -> str:
    """Run ``apt-get`` with lists, cache and locks of its own; return what it prints."""
    lists, cache = FOLDER / "apt" / "lists", FOLDER / "apt" / "cache"
    for folder in (lists / "partial", cache / "archives" / "partial"):
        folder.mkdir(parents=True, exist_ok=True)
    options = {
        "Dir::State::lists": f"{lists}/",
        "Dir::Cache": f"{cache}/",
        "Debug::NoLocking": "1",
        "APT::Sandbox::User": "",
    }
    line = ["apt-get", "-q", *(f"-o{name}={value}" for name, value in options.items()), *words]
    ran = subprocess.run(line, cwd=FOLDER, check=True, stdout=subprocess.PIPE, text=True, timeout=_PATIENCE_S)
    return ran.stdout


def fetch_server() -> None:
    """Fetch and unpack the server, and the libraries it needs that are not installed here."""
    if PROGRAM.exists():
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    _apt("update")
    wanted = _apt("install", "--print-uris", "--yes", "--no-install-recommends", _PACKAGE)
    names = [line.split()[1].partition("_")[0] for line in wanted.splitlines() if line.startswith("'")]
    _apt("download", *names)
    for file in sorted(FOLDER.glob("*.deb")):
        subprocess.run(["dpkg-deb", "-x", str(file), str(FOLDER)], check=True, timeout=_PATIENCE_S)
        file.unlink()
    PROGRAM.stat()  # an error if it is not where it was expected


if __name__ == "__main__":
    try:
        fetch_server()
    except (OSError, subprocess.SubprocessError) as fault:
        sys.exit(f"MariaDB could not be fetched: {fault}")
