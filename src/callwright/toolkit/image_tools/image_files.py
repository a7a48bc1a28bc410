"""Images as files: recognised by their first bytes, named by their content, put into an object store. May not know providers."""

from hashlib import sha256
from typing import Any, Final
from urllib.parse import quote

from msgspec import Struct

from callwright.ports import CallContext, Clock, MayHaveHappened, NotApplied
from callwright.toolkit.api import UnexpectedAnswerError, fetch_url
from callwright.toolkit.object_store import ObjectStore, ObjectStoreError
from callwright.tools.http.client_pool import HttpClientPool

MAX_IMAGE_BYTES: Final = 32 * 1024 * 1024
FETCH_TRIES: Final = 3
FETCH_PAUSE_MS: Final = 1_000
_FORMATS: Final[tuple[tuple[bytes, bytes, str, str], ...]] = (
    (b"\x89PNG\r\n\x1a\n", b"", "image/png", "png"),
    (b"\xff\xd8\xff", b"", "image/jpeg", "jpg"),
    (b"GIF87a", b"", "image/gif", "gif"),
    (b"GIF89a", b"", "image/gif", "gif"),
    (b"RIFF", b"WEBP", "image/webp", "webp"),
)


class NotStoredError(Exception):
    """An image exists and could not be stored. Cure: see ``ObjectStoreError``, and fetch it from the provider in time."""


class NotAnImageError(Exception):
    """The provider's data are not an image of a known format. Cure: check whether the provider has changed its formats."""


class ImageFormat(Struct, frozen=True):
    """Format of an image: its media type and file name suffix."""

    media_type: str
    suffix: str


def detect_image_format(data: bytes) -> ImageFormat | None:
    """Detect the format from the first bytes; None if they are not an image."""
    for beginning, at_eight, media_type, suffix in _FORMATS:
        if data.startswith(beginning) and data[8 : 8 + len(at_eight)] == at_eight:
            return ImageFormat(media_type, suffix)
    return None


async def fetch_image(
    url: str, context: CallContext, clock: Clock, *, private: bool, sessions: HttpClientPool
) -> bytes:
    """Fetch the bytes at the URL of a result, with a few attempts.

    Raises:
        NotStoredError: they cannot be fetched.
    """
    for left in range(FETCH_TRIES - 1, -1, -1):
        try:
            return await fetch_url(url, context, limit=MAX_IMAGE_BYTES, private=private, sessions=sessions)
        except UnexpectedAnswerError:
            break
        except (NotApplied, MayHaveHappened):
            if left:
                await clock.sleep_async(FETCH_PAUSE_MS)
    raise NotStoredError


async def store_image(store: ObjectStore, data: bytes, context: CallContext) -> dict[str, Any]:
    """Store an image under a name derived from its tenant and content; return its entry in the result.

    Raises:
        NotAnImageError: it is not an image.
        NotStoredError: the object store failed.
    """
    found = detect_image_format(data)
    if found is None:
        raise NotAnImageError
    tenant = quote(context.principal.tenant, safe="").replace(".", "%2E")
    key = f"{tenant}/{sha256(data).hexdigest()}.{found.suffix}"
    try:
        stored = await store.put(key, data, found.media_type)
    except (ObjectStoreError, ValueError):
        raise NotStoredError from None
    return {
        "object": stored.key,
        "mediaType": stored.media_type,
        "bytes": stored.size,
        "sha256": stored.sha256,
    }
