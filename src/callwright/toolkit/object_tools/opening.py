"""Open the clients of a bucket or folder: obstore, for S3 also a client for keys that obstore cannot name, and for a folder a reader."""

from pathlib import Path

from callwright.toolkit.object_tools.bucket import ObjectReader, ReaderWithFallback
from callwright.toolkit.object_tools.folder_reader import FolderReader
from callwright.toolkit.object_tools.place import ObjectPlace


def open_reader(place: ObjectPlace, timeout_s: float) -> ObjectReader:
    """Open the clients of a place.

    Raises:
        ModuleNotFoundError: the extra ``objects`` is not installed.
    """
    from callwright.toolkit.object_tools.obstore_reader import ObstoreReader  # noqa: PLC0415 - the extra

    reader = ObstoreReader(place, timeout_s)
    if place.kind == "file":
        return FolderReader(Path(place.bucket))
    second: ObjectReader | None = None
    if place.kind == "s3":
        second = _open_if_installed(place, timeout_s)
    return ReaderWithFallback(reader, second)


def _open_if_installed(place: ObjectPlace, timeout_s: float) -> ObjectReader | None:
    """Open the second client for S3, or return None where boto3 is not installed."""
    try:
        from callwright.toolkit.object_tools.boto_reader import BotoReader  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        return None
    return BotoReader(place, timeout_s)
