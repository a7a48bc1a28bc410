"""Storage for objects that are too large for a result: a protocol, and its implementation in a local folder.

An object's name is derived from its bytes, so that storing it is idempotent.
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
    """A stored object.

    Attributes:
        key: Its name in the store.
        size: In bytes.
        sha256: SHA-256 of its bytes, in hex.
        media_type: Its media type.
    """

    key: str
    size: int
    sha256: str
    media_type: str


class ObjectStoreError(Exception):
    """The object could not be stored. Cure: check that the store exists, is writable and not full."""


class ObjectStore(Protocol):
    """Stores objects. Storing the same bytes under the same name again changes nothing."""

    async def put(self, key: str, body: bytes, media_type: str) -> StoredObject:
        """Store an object; it is durable when this returns.

        Args:
            key: Its name: segments of letters, digits and ``% _ @ + = . -``, joined by slashes; none begins with a dot.
            body: Its bytes.
            media_type: Its media type.

        Raises:
            ObjectStoreError: it could not be stored; the name refers to what it did before.
            ValueError: the name is invalid.
        """
        ...


class FolderStore:
    """An ``ObjectStore`` in a local folder, accessible to its owner only; created if absent.

    Args:
        folder: The folder of the objects.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __repr__(self) -> str:
        return f"FolderStore({str(self._folder)!r})"

    async def put(self, key: str, body: bytes, media_type: str) -> StoredObject:
        """Write a temporary file in the same folder, flush it to disk, and rename it."""
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
    """Return the segments of an object's name.

    Raises:
        ValueError: it leads outside the store, or contains characters that not every store supports.
    """
    steps = key.split("/")
    if len(steps) > MAX_STEPS or not all(_STEP.fullmatch(one) for one in steps):
        raise ValueError("the name of an object is made of plain steps, joined by slashes")
    return steps
