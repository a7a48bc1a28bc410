"""Determine the kind of a document by its first bytes and the directory of its archive. Pure."""

import zipfile
from io import BytesIO
from typing import Final

_OFFICE: Final = "application/vnd.openxmlformats-officedocument."
_BY_PART: Final = (
    ("word/", f"{_OFFICE}wordprocessingml.document"),
    ("xl/", f"{_OFFICE}spreadsheetml.sheet"),
    ("ppt/", f"{_OFFICE}presentationml.presentation"),
)
_OPEN_DOCUMENTS: Final = frozenset(
    {
        "application/epub+zip",
        "application/vnd.oasis.opendocument.text",
        "application/vnd.oasis.opendocument.spreadsheet",
        "application/vnd.oasis.opendocument.presentation",
    }
)
_OLD_OFFICE: Final = {
    ".doc": "application/msword",
    ".xls": "application/vnd.ms-excel",
    ".ppt": "application/vnd.ms-powerpoint",
}
_OLE2: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"


def looks_like_archive(head: bytes) -> bool:
    """Whether the first bytes are those of a ZIP archive."""
    return head.startswith((b"PK\x03\x04", b"PK\x05\x06"))


def may_be_document(head: bytes) -> bool:
    """Whether the first bytes are those of something that a converter may know."""
    return head.startswith((b"%PDF-", _OLE2, b"{\\rtf")) or looks_like_archive(head)


def document_type(body: bytes, name: str) -> str | None:
    """Return the media type of a document, or None for any other file. ``name`` tells only the old Office formats apart.

    An archive must have passed ``check_archive`` before.
    """
    if body.startswith(b"%PDF-"):
        return "application/pdf"
    if body.startswith(b"{\\rtf"):
        return "application/rtf"
    if body.startswith(_OLE2):
        return next((kind for ending, kind in _OLD_OFFICE.items() if name.lower().endswith(ending)), None)
    return _archive_type(body) if looks_like_archive(body) else None


def _archive_type(body: bytes) -> str | None:
    with zipfile.ZipFile(BytesIO(body)) as archive:
        names = archive.namelist()
        if "mimetype" in names and archive.getinfo("mimetype").file_size < 200:
            said = archive.read("mimetype").decode("ascii", "replace").strip()
            return said if said in _OPEN_DOCUMENTS else None
    if "[Content_Types].xml" not in names:
        return None
    return next((kind for part, kind in _BY_PART if any(name.startswith(part) for name in names)), None)
