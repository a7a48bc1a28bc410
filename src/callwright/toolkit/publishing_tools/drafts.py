"""Drafts of articles in a folder: one JSON file for each key, written whole or not at all."""

import os
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec


class DraftError(Exception):
    """The draft cannot be written; none is there. Cure: see that the folder exists and has room."""


class DraftFolder:
    """A folder of drafts; it is made when the first one is written."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, key: str, draft: dict[str, Any]) -> str:
        """Write the draft of a key, once; gives its name.

        Raises:
            DraftError: it cannot be written.
        """
        name = self._name(key)
        path = self._folder / name
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                self._write_whole(path, msgspec.json.encode(draft))
        except OSError as fault:
            raise DraftError from fault
        return name

    def has(self, key: str) -> str | None:
        """Return the name of the draft of a key; None if there is none."""
        name = self._name(key)
        return name if (self._folder / name).exists() else None

    def _name(self, key: str) -> str:
        return f"{sha256(key.encode()).hexdigest()[:32]}.json"

    def _write_whole(self, path: Path, body: bytes) -> None:
        handle, temporary = tempfile.mkstemp(dir=self._folder, prefix=".writing-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(body)
                file.flush()
                os.fsync(file.fileno())
            Path(temporary).replace(path)
        except OSError:
            Path(temporary).unlink(missing_ok=True)
            raise
