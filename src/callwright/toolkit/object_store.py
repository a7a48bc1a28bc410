"""Where a toolkit puts objects that are too large for a result: a port, and a folder of this machine.

An object's name is derived from its bytes, so that putting it twice is putting it once.
"""

import asyncio
import os
import re
from hashlib import sha256
from pathlib import Path
from typing import Final, Protocol
from uuid import uuid4

from msgspec import Struct

_STEP: Final = re.compile(r"[A-Za-z0-9%_@+=-][A-Za-z0-9%_@+=.-]{0,127}")
MAX_STEPS: Final = 8


class StoredObject(Struct, frozen=True):
    """An object that was put.

    Attributes:
        key: Its name in the store.
        size: In bytes.
        sha256: Of its bytes, in hex.
        media_type: What it is.
    """

    key: str
    size: int
    sha256: str
    media_type: str


class ObjectStoreError(Exception):
    """The object could not be put. Cure: see whether the store is there, writable and not full."""


class ObjectStore(Protocol):
    """Keeps objects. Putting the same bytes under the same name again changes nothing."""

    async def put(self, key: str, body: bytes, media_type: str) -> StoredObject:
        """Put an object; it is there for good when this returns.

        Args:
            key: Its name: steps of letters, digits and ``% _ @ + = . -``, joined by slashes; none begins with a dot.
            body: Its bytes.
            media_type: What it is.

        Raises:
            ObjectStoreError: it could not be put; nothing can be found under the name that was not there before.
            ValueError: the name cannot be used.
        """
        ...


class FolderStore:
    """An ``ObjectStore`` in a folder of this machine, for its owner only; made where absent.

    Args:
        folder: Where the objects are.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __repr__(self) -> str:
        return f"FolderStore({str(self._folder)!r})"

    async def put(self, key: str, body: bytes, media_type: str) -> StoredObject:
        """Write the file beside its place, and move it there when it is on the disk."""
        steps = split_key(key)
        try:
            await asyncio.to_thread(self._write_file, steps, body)
        except OSError:
            raise ObjectStoreError(key) from None
        return StoredObject(key, len(body), sha256(body).hexdigest(), media_type)

    def _write_file(self, steps: list[str], body: bytes) -> None:
        place = self._folder.joinpath(*steps)
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        beside = place.with_name(f".{uuid4().hex}")
        try:
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(body)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(place)
        finally:
            beside.unlink(missing_ok=True)


def split_key(key: str) -> list[str]:
    """The steps of an object's name.

    Raises:
        ValueError: it leads elsewhere, or holds what not every store can name.
    """
    steps = key.split("/")
    if len(steps) > MAX_STEPS or not all(_STEP.fullmatch(one) for one in steps):
        raise ValueError("the name of an object is made of plain steps, joined by slashes")
    return steps
