"""An ``ObjectStore`` in a bucket: other toolkits store objects there, and the tools of this one read them."""

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypedDict, Unpack

from callwright.config.toolkits import ObjectsToolkit, credential_reference
from callwright.toolkit.definition import SetupContext
from callwright.toolkit.object_store import (
    FolderStore,
    ObjectStore,
    ObjectStoreError,
    StoredObject,
    split_key,
)
from callwright.toolkit.object_tools.place import ObjectPlace, parse_place
from callwright.tools.http.credentials import CredentialError, SecretReference

DEFAULT_TIMEOUT_MS: Final = 30_000


class BucketOptions(TypedDict, total=False):
    """How a bucket is reached; see ``objects``. Credentials are references."""

    endpoint: str
    region: str
    virtual_hosted: bool
    account: str
    anonymous: bool
    access_key_id: str
    secret_access_key: str
    session_token: str


class BucketStore:
    """An ``ObjectStore`` in a bucket of S3, Google Cloud Storage or Azure.

    Args:
        place: The bucket and how it is reached.
        timeout_s: Limit of one request.

    Raises:
        ModuleNotFoundError: the extra ``objects`` is not installed.
    """

    def __init__(self, place: ObjectPlace, timeout_s: float) -> None:
        from callwright.toolkit.object_tools.obstore_reader import open_store  # noqa: PLC0415 - the extra

        self._title = place.title
        self._store = open_store(place, timeout_s)

    def __repr__(self) -> str:
        return f"BucketStore({self._title!r})"

    async def put(self, key: str, body: bytes, media_type: str) -> StoredObject:
        """Put the object with one request; the bucket has all of it or none."""
        split_key(key)
        await asyncio.to_thread(self._put, key, body, media_type)
        return StoredObject(key, len(body), sha256(body).hexdigest(), media_type)

    def _put(self, key: str, body: bytes, media_type: str) -> None:
        import obstore  # noqa: PLC0415 - the extra
        from obstore import exceptions  # noqa: PLC0415 - the same

        try:
            obstore.put(self._store, key, body, attributes={"Content-Type": media_type}, use_multipart=False)
        except (exceptions.BaseError, OSError, ValueError, CredentialError):  # their words hold the endpoint
            raise ObjectStoreError(key) from None


def open_object_store(place: ObjectPlace, timeout_s: float) -> ObjectStore:
    """The store of a place: a folder is written by ``FolderStore``, which needs no extra.

    Raises:
        ModuleNotFoundError: the extra ``objects`` is not installed.
    """
    return FolderStore(Path(place.bucket)) if place.kind == "file" else BucketStore(place, timeout_s)


def bucket_store(
    url: str, *, timeout_ms: int = DEFAULT_TIMEOUT_MS, **options: Unpack[BucketOptions]
) -> ObjectStore:
    """Open a bucket or folder that other toolkits put objects into, such as ``images``.

    Args:
        url: ``s3://BUCKET/PREFIX`` (``oss://`` is the same), ``gs://``, ``az://`` or ``file:///FOLDER``.
        timeout_ms: Limit of one request.
        options: As of ``objects``.

    Raises:
        ToolkitError: an option is wrong.
        CredentialError: a credential is no reference.
        ModuleNotFoundError: the extra ``objects`` is not installed.
    """
    said: dict[str, Any] = dict(options)
    for name in ("access_key_id", "secret_access_key", "session_token"):
        if said.get(name):
            said[name] = SecretReference(credential_reference(said[name]) or said[name])
    return open_object_store(parse_place(url, **said), timeout_ms / 1000)


def open_configured_store(table: ObjectsToolkit, context: SetupContext) -> ObjectStore:
    """The bucket of ``[toolkit.objects]``, for writing.

    Raises:
        Unset, CredentialError: a reference leads nowhere.
        ToolkitError: an option is wrong.
        ModuleNotFoundError: the extra ``objects`` is not installed.
    """
    url = context.resolve(table.url)
    place = parse_place(
        f"file://{context.path(url.removeprefix('file://'))}" if url.startswith("file://") else url,
        endpoint=context.resolve(table.endpoint),
        region=context.resolve(table.region),
        virtual_hosted=table.virtual_hosted,
        access_key_id=context.secret(table.access_key_id),
        secret_access_key=context.secret(table.secret_access_key),
        session_token=context.secret(table.session_token),
        account=context.resolve(table.account),
        anonymous=table.anonymous,
    )
    return open_object_store(place, DEFAULT_TIMEOUT_MS / 1000)
