"""Objects by boto3: the second client, for keys of S3 that obstore cannot name, such as ``a//b`` and ``../x``."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import boto3
from botocore import UNSIGNED
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError

from callwright.toolkit.object_tools.bucket import (
    AccessRefusedError,
    ObjectChangedError,
    ObjectInfo,
    ObjectListing,
    ObjectNotFoundError,
    StoreTroubleError,
)
from callwright.toolkit.object_tools.place import ObjectPlace

_CONNECT_TIMEOUT_S: Final = 3
_REFUSED: Final = frozenset(
    {"403", "401", "AccessDenied", "SignatureDoesNotMatch", "InvalidAccessKeyId", "ExpiredToken"}
)
_ABSENT: Final = frozenset({"404", "NoSuchKey", "NoSuchBucket", "NotFound"})
_CHANGED: Final = frozenset({"412", "PreconditionFailed"})


class BotoReader:
    """``ObjectReader`` by boto3."""

    def __init__(self, place: ObjectPlace, timeout_s: float) -> None:
        self._place = place
        self._timeout_s = timeout_s

    def head(self, key: str) -> ObjectInfo:
        """As ``ObjectReader.head``."""
        with _failures():
            found = self._client().head_object(Bucket=self._place.bucket, Key=self._full(key))
        return ObjectInfo(
            key,
            int(found["ContentLength"]),
            found.get("ETag", ""),
            found.get("LastModified"),
            found.get("ContentType", ""),
        )

    def read(self, info: ObjectInfo, start: int, end: int) -> bytes:
        """As ``ObjectReader.read``."""
        same: dict[str, Any] = {"IfMatch": info.etag} if info.etag else {}
        with _failures():
            found = self._client().get_object(
                Bucket=self._place.bucket, Key=self._full(info.key), Range=f"bytes={start}-{end - 1}", **same
            )
            with found["Body"] as body:
                return bytes(body.read(end - start))

    def list_objects(self, prefix: str, limit: int) -> ObjectListing:
        """As ``ObjectReader.list_objects``."""
        with _failures():
            found = self._client().list_objects_v2(
                Bucket=self._place.bucket, Prefix=self._full(prefix), MaxKeys=min(limit, 1_000)
            )
        objects = [
            ObjectInfo(self._own(one["Key"]), int(one["Size"]), one.get("ETag", ""), one.get("LastModified"))
            for one in found.get("Contents", [])
        ]
        return ObjectListing(objects, bool(found.get("IsTruncated")))

    def _client(self) -> Any:
        """A client with the keys as they are now: they may be rotated."""
        place = self._place
        keys = None if place.access_key_id is None else place.reveal_keys()
        said = {} if keys is None else {
            "aws_access_key_id": keys["access_key_id"],
            "aws_secret_access_key": keys["secret_access_key"],
            "aws_session_token": keys["token"],
        }  # fmt: skip
        config = Config(
            connect_timeout=_CONNECT_TIMEOUT_S,
            read_timeout=self._timeout_s,
            retries={"max_attempts": 1},
            s3={"addressing_style": "virtual" if place.virtual_hosted else "path"},
            signature_version=UNSIGNED if place.anonymous else None,
        )
        return boto3.session.Session().client(
            "s3",
            endpoint_url=place.endpoint or None,
            region_name=place.region or "us-east-1",
            config=config,
            **said,
        )

    def _full(self, key: str) -> str:
        return f"{self._place.prefix}/{key}" if self._place.prefix else key

    def _own(self, key: str) -> str:
        return key.removeprefix(f"{self._place.prefix}/") if self._place.prefix else key


@contextmanager
def _failures() -> Iterator[None]:
    try:
        yield
    except ClientError as fault:
        code = str(fault.response.get("Error", {}).get("Code", ""))
        kinds = (
            (_REFUSED, AccessRefusedError),
            (_ABSENT, ObjectNotFoundError),
            (_CHANGED, ObjectChangedError),
        )
        raise next((kind for codes, kind in kinds if code in codes), StoreTroubleError) from fault
    except (BotoCoreError, OSError) as fault:
        raise StoreTroubleError from fault
