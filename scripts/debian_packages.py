"""Fetch a program from Debian's packages and unpack it below ``build/`` with the libraries it needs; nothing is installed.

    python -m scripts.debian_packages mariadb
    python -m scripts.debian_packages browser

Needs ``apt-get`` and ``dpkg-deb`` (Debian, Ubuntu) and their registry, but no rights: the lists of packages go below ``build/`` too.
No package of PyPI or npm that this project uses brings these programs: those that are named so fetch them from elsewhere, or are clients.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

BUILD: Final = Path(__file__).resolve().parents[1] / "build"
_PATIENCE_S: Final = 300


class DebianProgram(NamedTuple):
    """A program: the folder that it is unpacked to, the package that brings it, and where it is then."""

    folder: Path
    package: str
    path: Path


MARIADB: Final = DebianProgram(
    BUILD / "mariadb", "mariadb-server-core", BUILD / "mariadb" / "usr" / "sbin" / "mariadbd"
)
BROWSER: Final = DebianProgram(
    BUILD / "browser",
    "chromium-headless-shell",
    BUILD / "browser" / "usr" / "lib" / "chromium" / "chromium-headless-shell",
)
_PROGRAMS: Final = {"mariadb": MARIADB, "browser": BROWSER}


def find_library_path(program: DebianProgram) -> str:
    """Return the folders of the libraries that were unpacked beside a program, as ``LD_LIBRARY_PATH`` has them."""
    found = {one.parent for one in (program.folder / "usr" / "lib").rglob("*.so*")}
    return os.pathsep.join(sorted(map(str, found)))


def fetch_program(program: DebianProgram) -> None:
    """Fetch and unpack a program, and the libraries it needs that are not installed here.

    Raises:
        OSError, subprocess.SubprocessError: it cannot be had.
    """
    if program.path.exists():
        return
    program.folder.mkdir(parents=True, exist_ok=True)
    _run_apt(program.folder, "update")
    wanted = _run_apt(
        program.folder, "install", "--print-uris", "--yes", "--no-install-recommends", program.package
    )
    names = [line.split()[1].partition("_")[0] for line in wanted.splitlines() if line.startswith("'")]
    _run_apt(program.folder, "download", *names)
    for file in sorted(program.folder.glob("*.deb")):
        subprocess.run(["dpkg-deb", "-x", str(file), str(program.folder)], check=True, timeout=_PATIENCE_S)
        file.unlink()
    program.path.stat()  # an error if it is not where it was expected


def _run_apt(folder: Path, *words: str) -> str:
    """Run ``apt-get`` with lists, cache and locks of its own; return what it prints."""
    lists, cache = folder / "apt" / "lists", folder / "apt" / "cache"
    for one in (lists / "partial", cache / "archives" / "partial"):
        one.mkdir(parents=True, exist_ok=True)
    options = {
        "Dir::State::lists": f"{lists}/",
        "Dir::Cache": f"{cache}/",
        "Debug::NoLocking": "1",
        "APT::Sandbox::User": "",
    }
    line = ["apt-get", "-q", *(f"-o{name}={value}" for name, value in options.items()), *words]
    ran = subprocess.run(line, cwd=folder, check=True, stdout=subprocess.PIPE, text=True, timeout=_PATIENCE_S)
    return ran.stdout


if __name__ == "__main__":
    try:
        fetch_program(_PROGRAMS[sys.argv[1]])
    except (OSError, subprocess.SubprocessError) as fault:
        sys.exit(f"{sys.argv[1]} could not be fetched: {fault}")
