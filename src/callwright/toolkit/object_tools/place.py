"""Location of the objects: the URL of a bucket or folder, and its credentials."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from callwright.toolkit import toolkit_reasons
from callwright.toolkit.definition import ToolkitError
from callwright.tools.http.credentials import SecretReference

SCHEMES: Final[Mapping[str, str]] = {
    "s3": "s3", "oss": "s3", "gs": "gcs", "az": "azure", "memory": "memory", "file": "file",
}  # fmt: skip


class ObjectPlace(Struct, frozen=True, kw_only=True):
    """A bucket, container or folder.

    Attributes:
        kind: s3, gcs, azure, memory or file.
        bucket: The name of the bucket or container; the path of a folder.
        prefix: Only keys below it are seen.
        endpoint: Of an S3-compatible server; "" for AWS itself.
        region: Of the bucket.
        virtual_hosted: The bucket's name is part of the host, as Aliyun OSS wants it.
        account: Of Azure.
        access_key_id, secret_access_key, session_token: Of S3; the second is the account's key for Azure and the service
            account's JSON for GCS. None takes what the environment or the machine gives.
        anonymous: No signature at all.
    """

    kind: str
    bucket: str
    prefix: str = ""
    endpoint: str = ""
    region: str = ""
    virtual_hosted: bool = False
    account: str = ""
    access_key_id: SecretReference | None = None
    secret_access_key: SecretReference | None = None
    session_token: SecretReference | None = None
    anonymous: bool = False

    @property
    def title(self) -> str:
        """The place for sources: scheme, bucket and prefix."""
        if self.kind == "memory":
            return "memory:"
        scheme = {"s3": "s3", "gcs": "gs", "azure": "az", "file": "file"}[self.kind]
        name = Path(self.bucket).name if self.kind == "file" else self.bucket
        return f"{scheme}://{name}" + (f"/{self.prefix}" if self.prefix else "")

    def reveal_keys(self) -> dict[str, str | None]:
        """The keys of S3 as they are now, for the request that is signed."""
        assert self.access_key_id is not None
        assert self.secret_access_key is not None
        return {
            "access_key_id": self.access_key_id.reveal(),
            "secret_access_key": self.secret_access_key.reveal(),
            "token": None if self.session_token is None else self.session_token.reveal(),
        }


def parse_place(url: str, **said: Any) -> ObjectPlace:
    """Parse a URL and its options to a place.

    Raises:
        ToolkitError: an option is wrong.
    """
    parts = urlsplit(url)
    kind = SCHEMES.get(parts.scheme)
    if kind is None:
        raise ToolkitError(
            toolkit_reasons.WRONG_PLACE_SCHEME(schemes=tuple(f"{one}://" for one in sorted(SCHEMES)))
        )
    if parts.username or parts.query or parts.fragment:
        raise ToolkitError(toolkit_reasons.URL_WITH_CREDENTIALS())
    prefix = unquote(parts.path).strip("/")
    if kind == "file":
        place = ObjectPlace(kind=kind, bucket=unquote(parts.netloc + parts.path), **said)
    else:
        place = ObjectPlace(kind=kind, bucket=parts.netloc, prefix=prefix, **said)
    _check_place(place)
    return place


def _check_place(place: ObjectPlace) -> None:
    if not place.bucket and place.kind != "memory":
        raise ToolkitError(toolkit_reasons.NO_BUCKET())
    if (place.access_key_id is None) != (place.secret_access_key is None) and place.kind == "s3":
        raise ToolkitError(toolkit_reasons.KEY_PAIR_INCOMPLETE())
    if place.kind == "azure" and not place.account:
        raise ToolkitError(toolkit_reasons.NO_ACCOUNT())
    if place.endpoint and urlsplit(place.endpoint).scheme not in {"http", "https"}:
        raise ToolkitError(toolkit_reasons.WRONG_ENDPOINT())
