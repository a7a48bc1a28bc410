"""Protocol of object readers, and the rule which keys name a file."""

import re
from datetime import datetime
from typing import Final, Protocol

from msgspec import Struct

MAX_KEY_BYTES: Final = 1_024
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f\ud800-\udfff]")


class ObjectInfo(Struct, frozen=True):
    """One object. ``etag`` names exactly these bytes; "" where the store has none."""

    key: str
    size: int
    etag: str
    modified: datetime | None
    media_type: str = ""


class ObjectListing(Struct, frozen=True):
    """Objects under a prefix, by key. ``is_cut`` says that there are more."""

    objects: list[ObjectInfo]
    is_cut: bool


class ObjectError(Exception):
    """Objects could not be read. The store's own message, which contains its address, is dropped."""


class ObjectNotFoundError(ObjectError):
    """There is no such object."""


class ObjectChangedError(ObjectError):
    """The object has another ETag than the one that was given. Cure: read it again from the beginning."""


class AccessRefusedError(ObjectError):
    """The store refuses these credentials, or what they ask for."""


class StoreTroubleError(ObjectError):
    """The store cannot be reached, times out, or sends an invalid response. Cure: try again later."""


class KeyNotNameableError(ObjectError):
    """This client cannot name the key, although the store may have such an object. Cure: the extra ``objects-s3``."""


class ObjectReader(Protocol):
    """Reads one bucket. Safe from any thread."""

    def head(self, key: str) -> ObjectInfo:
        """Size, ETag and type of an object.

        Raises:
            ObjectError: as the subclasses say.
        """
        ...

    def read(self, info: ObjectInfo, start: int, end: int) -> bytes:
        """The bytes from ``start`` up to ``end`` of exactly the object of ``info``.

        Raises:
            ObjectChangedError: its ETag is another.
            ObjectError: as the other subclasses say.
        """
        ...

    def list_objects(self, prefix: str, limit: int) -> ObjectListing:
        """At most ``limit`` objects whose keys begin with ``prefix``, by key.

        Raises:
            ObjectError: as the subclasses say.
        """
        ...


def is_file_key(key: str) -> bool:
    """Whether a key names a file. The empty key names the bucket, and one that ends in ``/`` is read as another by some clients."""
    return (
        bool(key.strip())
        and not key.endswith("/")
        and len(key.encode("utf-8", "replace")) <= MAX_KEY_BYTES
        and not _CONTROL.search(key)
    )


class ReaderWithFallback:
    """``ObjectReader`` that asks a second client for the keys that the first one cannot name."""

    def __init__(self, first: ObjectReader, second: ObjectReader | None) -> None:
        self._first = first
        self._second = second

    def head(self, key: str) -> ObjectInfo:
        """As ``ObjectReader.head``."""
        try:
            return self._first.head(key)
        except KeyNotNameableError:
            if self._second is None:
                raise
            return self._second.head(key)

    def read(self, info: ObjectInfo, start: int, end: int) -> bytes:
        """As ``ObjectReader.read``."""
        try:
            return self._first.read(info, start, end)
        except KeyNotNameableError:
            if self._second is None:
                raise
            return self._second.read(info, start, end)

    def list_objects(self, prefix: str, limit: int) -> ObjectListing:
        """As ``ObjectReader.list_objects``; one key that cannot be named would hide all of them."""
        try:
            return self._first.list_objects(prefix, limit)
        except KeyNotNameableError:
            if self._second is None:
                raise
            return self._second.list_objects(prefix, limit)
