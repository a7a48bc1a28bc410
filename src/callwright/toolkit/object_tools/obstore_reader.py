"""Read objects with obstore: S3 and compatible stores, Google Cloud Storage, Azure, a folder, or memory."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import obstore
from obstore import exceptions
from obstore.store import AzureStore, GCSStore, LocalStore, MemoryStore, S3Store

from callwright.toolkit.object_tools.bucket import (
    AccessRefusedError,
    KeyNotNameableError,
    ObjectChangedError,
    ObjectInfo,
    ObjectListing,
    ObjectNotFoundError,
    StoreTroubleError,
)
from callwright.toolkit.object_tools.place import ObjectPlace

_CONNECT_TIMEOUT: Final = "3s"
_RETRIES: Final = 1
"""Callwright makes the retries of the contract; this one replaces a connection that was idle for too long."""

_REFUSED: Final = re.compile(r"status code: 40[13]\b")
"""obstore has no exception for a refused listing: this reads its message, which is not passed on."""


class ObstoreReader:
    """``ObjectReader`` by obstore."""

    def __init__(self, place: ObjectPlace, timeout_s: float) -> None:
        self._store = open_store(place, timeout_s)

    def head(self, key: str) -> ObjectInfo:
        """As ``ObjectReader.head``."""
        _require_nameable(key)
        with _failures():
            found = obstore.get(self._store, key, options={"head": True})
            return _info(key, found.meta, str(found.attributes.get("Content-Type", "")))

    def read(self, info: ObjectInfo, start: int, end: int) -> bytes:
        """As ``ObjectReader.read``."""
        _require_nameable(info.key)
        options: Any = {"range": (start, end)} | ({"if_match": info.etag} if info.etag else {})
        with _failures():
            found = obstore.get(self._store, info.key, options=options)
            return bytes(found.bytes())

    def list_objects(self, prefix: str, limit: int) -> ObjectListing:
        """As ``ObjectReader.list_objects``. obstore lists by whole path segments, so the rest of the prefix is compared here."""
        folder = prefix.rpartition("/")[0]
        found: list[ObjectInfo] = []
        with _failures():
            for page in obstore.list(self._store, folder or None, chunk_size=1_000):
                found += [_info(one["path"], one) for one in page if one["path"].startswith(prefix)]
                if len(found) > limit:
                    break
        found.sort(key=lambda one: one.key)
        return ObjectListing(found[:limit], len(found) > limit)


def _require_nameable(key: str) -> None:
    """A slash at the beginning would be dropped and another object be read."""
    if key.startswith("/"):
        raise KeyNotNameableError


def open_store(place: ObjectPlace, timeout_s: float) -> Any:
    """The store of a place, with limits of time set: obstore's own are three minutes."""
    said: dict[str, Any] = {
        "client_options": {
            "timeout": f"{timeout_s}s",
            "connect_timeout": _CONNECT_TIMEOUT,
            "allow_http": place.endpoint.startswith("http://"),
        },
        "retry_config": {"max_retries": _RETRIES, "retry_timeout": timedelta(seconds=timeout_s)},
    }
    prefix = place.prefix or None
    if place.kind == "memory":
        return MemoryStore()
    if place.kind == "file":
        return LocalStore(Path(place.bucket))
    secret = place.secret_access_key
    if place.kind == "gcs":
        said |= {} if secret is None else {"service_account_key": secret.read_text()}
        return GCSStore(place.bucket, prefix=prefix, skip_signature=place.anonymous, **said)
    if place.kind == "azure":
        said |= {"account_name": place.account, "skip_signature": place.anonymous}
        said |= {} if secret is None else {"account_key": secret.reveal()}
        return AzureStore(place.bucket, prefix=prefix, **said)
    return S3Store(place.bucket, prefix=prefix, **_s3_options(place), **said)


def _s3_options(place: ObjectPlace) -> dict[str, Any]:
    said: dict[str, Any] = {"region": place.region or "us-east-1", "skip_signature": place.anonymous}
    if place.endpoint:
        said["endpoint"] = _hosted(place) if place.virtual_hosted else place.endpoint
    if place.virtual_hosted:
        said["virtual_hosted_style_request"] = True
    if place.access_key_id is not None and not place.anonymous:
        # Keys that have ended are asked for again with every request: so they may be rotated.
        said["credential_provider"] = lambda: {
            **place.reveal_keys(),
            "expires_at": datetime.now(UTC),
        }
    return said


def _hosted(place: ObjectPlace) -> str:
    """The endpoint with the bucket before its host."""
    parts = urlsplit(place.endpoint)
    return f"{parts.scheme}://{place.bucket}.{parts.netloc}{parts.path}"


def _info(key: str, meta: Any, media_type: str = "") -> ObjectInfo:
    return ObjectInfo(key, int(meta["size"]), meta.get("e_tag") or "", meta.get("last_modified"), media_type)


@contextmanager
def _failures() -> Iterator[None]:
    """Translate obstore's exceptions into ``ObjectError``; their texts contain the endpoint and the response body."""
    try:
        yield
    except (FileNotFoundError, exceptions.NotFoundError) as fault:
        raise ObjectNotFoundError from fault
    except (exceptions.PermissionDeniedError, exceptions.UnauthenticatedError, PermissionError) as fault:
        raise AccessRefusedError from fault
    except exceptions.PreconditionError as fault:
        raise ObjectChangedError from fault
    except (exceptions.InvalidPathError, ValueError) as fault:
        raise KeyNotNameableError from fault
    except (exceptions.BaseError, OSError) as fault:
        raise (AccessRefusedError if _REFUSED.search(str(fault)) else StoreTroubleError) from fault
