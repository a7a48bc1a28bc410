"""The two functions of the toolkit: read a file in parts, and list files."""

from collections.abc import Callable
from typing import Annotated, Any, Final

from msgspec import Struct
from msgspec.structs import replace
from pydantic import Field
from typing_extensions import TypedDict

from callwright.domain.tool_answers import ToolAnswer, empty, fail, ok
from callwright.ports import NotApplied
from callwright.toolkit.definition import Say
from callwright.toolkit.documents.archive_check import check_archive
from callwright.toolkit.documents.conversion import (
    ConversionError,
    ConversionFailure,
    ConversionLimits,
    ConvertedDocument,
    DocumentConverter,
)
from callwright.toolkit.documents.media_types import document_type, looks_like_archive, may_be_document
from callwright.toolkit.documents.recent import RecentDocuments
from callwright.toolkit.object_tools.bucket import (
    MAX_KEY_BYTES,
    AccessRefusedError,
    KeyNotNameableError,
    ObjectChangedError,
    ObjectError,
    ObjectInfo,
    ObjectNotFoundError,
    ObjectReader,
    is_file_key,
)
from callwright.toolkit.object_tools.charset import Charset, decode_part, detect_charset
from callwright.toolkit.object_tools.signed_links import CONTEXT, mask_signed_links

GUESSED_SIGNAL: Final = "charset_guessed"
REPLACED_SIGNAL: Final = "bytes_replaced"
CUT_SIGNAL: Final = "document_cut"
_SAMPLE_BYTES: Final = 65_536
_CHUNK_BYTES: Final = 4_194_304

Maker = Callable[[Say], Callable[..., Any]]


class FilePart(TypedDict):
    """A part of a file, as text. ``offset`` and ``nextOffset`` count in ``unit``."""

    key: str
    text: str
    mediaType: str
    charset: str | None
    unit: str
    size: int
    offset: int
    nextOffset: int | None
    etag: str
    modified: str | None


class FileEntry(TypedDict):
    """One file of a listing."""

    key: str
    size: int
    modified: str | None


class ObjectSource(Struct, frozen=True):
    """What the tools read from.

    Attributes:
        reader: The bucket.
        title: How sources name it.
        converter: For documents.
        part_bytes: Most bytes of a text, or characters of a document, in one part.
        document_bytes: A larger document is not converted.
        limits: Of one conversion.
        recent: The texts of the documents that were read last.
    """

    reader: ObjectReader
    title: str
    converter: DocumentConverter
    part_bytes: int
    document_bytes: int
    limits: ConversionLimits
    recent: RecentDocuments


def make_read(source: ObjectSource) -> Maker:
    """Make the maker of ``oss_file_read``."""

    def make(say: Say) -> Callable[..., Any]:
        def oss_file_read(
            key: Annotated[str, Field(max_length=MAX_KEY_BYTES)],
            offset: Annotated[int, Field(ge=0)] = 0,
            etag: Annotated[str | None, Field(max_length=200)] = None,
        ) -> Annotated[ToolAnswer, FilePart]:
            if not is_file_key(key):
                return fail("NOT_A_FILE_KEY", say("no_key"), next_action="retry")
            try:
                return _read_file(source, key, offset, etag, say)
            except ObjectError as fault:
                return _explain(fault, say)
            except ConversionError as fault:
                return _explain_document(fault.reason, source, say)

        return oss_file_read

    return make


def _read_file(source: ObjectSource, key: str, offset: int, etag: str | None, say: Say) -> ToolAnswer:
    info = source.reader.head(key)
    if etag and info.etag and etag != info.etag:
        raise ObjectChangedError
    if info.size == 0:
        return empty("query", say("empty"))
    sample = source.reader.read(info, 0, min(info.size, _SAMPLE_BYTES))
    if may_be_document(sample):
        return _read_document(source, info, offset, say)
    if offset >= info.size:
        return fail("OFFSET_BEYOND_END", say("beyond"), next_action="retry")
    charset = detect_charset(sample, _declared_charset(info), is_whole=len(sample) == info.size)
    if charset is None:
        return fail("NOT_TEXT", say("not_text"))
    return _read_text(source, info, sample, charset, offset, say)


def _read_text(
    source: ObjectSource, info: ObjectInfo, sample: bytes, charset: Charset, offset: int, say: Say
) -> ToolAnswer:
    end = min(info.size, offset + source.part_bytes)
    first, last = max(0, offset - CONTEXT) & ~3, min(info.size, end + CONTEXT)
    around = sample[first:last] if last <= len(sample) else source.reader.read(info, first, last)
    part = around[offset - first : end - first]
    read = decode_part(part, charset, offset, is_last=end == info.size)
    next_offset = None if end == info.size else offset + max(read.used, 1)
    signals = [GUESSED_SIGNAL] * charset.is_guess + [REPLACED_SIGNAL] * read.replaced
    before = around[: offset - first + read.skipped].decode(charset.name, "replace")
    after = around[offset - first + read.used :].decode(charset.name, "replace")
    masked = mask_signed_links(read.text, before, after)
    shown = _Part(masked, "bytes", info.size, offset, next_offset, charset.name)
    return _answer(source, info, shown, signals, say)


def _read_document(source: ObjectSource, info: ObjectInfo, offset: int, say: Say) -> ToolAnswer:
    if info.size > source.document_bytes:
        return fail("DOCUMENT_TOO_LARGE", say("too_large", size=info.size, limit=source.document_bytes))
    converted = source.recent.get_or_convert(info.key, info.etag, lambda: _convert(source, info))
    if not converted.media_type:
        return fail("NOT_TEXT", say("not_text"))
    total = len(converted.text)
    if not converted.text.strip():
        return empty("query", say("empty"))
    if offset >= total:
        return fail("OFFSET_BEYOND_END", say("beyond"), next_action="retry")
    end = min(total, offset + source.part_bytes)
    text = converted.text
    masked = mask_signed_links(
        text[offset:end], text[max(0, offset - CONTEXT) : offset], text[end : end + CONTEXT]
    )
    shown = _Part(masked, "characters", total, offset, end if end < total else None, None)
    return _answer(source, info, shown, [CUT_SIGNAL] * converted.is_cut, say, converted.media_type)


def _convert(source: ObjectSource, info: ObjectInfo) -> ConvertedDocument:
    """The text of a document; without a media type where it is none.

    Raises:
        ObjectError, ConversionError: it cannot be read, or has no text within the limits.
    """
    body = _read_whole(source.reader, info)
    if looks_like_archive(body):
        check_archive(body, source.limits.unpacked_bytes)
    kind = document_type(body, info.key)
    if kind is None:
        return ConvertedDocument("", is_cut=False)
    return replace(source.converter.convert(body, kind, source.limits), media_type=kind)


def _read_whole(reader: ObjectReader, info: ObjectInfo) -> bytes:
    """All bytes of one version, in parts."""
    starts = range(0, info.size, _CHUNK_BYTES)
    return b"".join(reader.read(info, start, min(info.size, start + _CHUNK_BYTES)) for start in starts)


class _Part(Struct, frozen=True):
    """The part of a file that is returned, with signatures masked: ``total``, ``offset`` and ``next_offset`` count in ``unit``."""

    text: str
    unit: str
    total: int
    offset: int
    next_offset: int | None
    charset: str | None


def _answer(
    source: ObjectSource, info: ObjectInfo, part: _Part, signals: list[str], say: Say, kind: str = ""
) -> ToolAnswer:
    end = part.total if part.next_offset is None else part.next_offset
    data = FilePart(
        key=info.key,
        text=part.text,
        mediaType=kind or info.media_type.partition(";")[0].strip() or "text/plain",
        charset=part.charset,
        unit=part.unit,
        size=info.size,
        offset=part.offset,
        nextOffset=part.next_offset,
        etag=info.etag,
        modified=_when(info),
    )
    returned = end - part.offset
    message = say("read", key=info.key, returned=returned, total=part.total, unit=say(f"unit_{part.unit}"))
    return ok(
        data,
        message,
        signals=signals,
        source={
            "type": "file",
            "id": f"{source.title}/{info.key}",
            "label": info.key,
            "section": f"{part.unit} {part.offset}-{end}",
        },
        metadata={
            "total": part.total,
            "returned": returned,
            "unit": part.unit,
            "nextOffset": part.next_offset,
        },
    )


def _declared_charset(info: ObjectInfo) -> str | None:
    for part in info.media_type.split(";")[1:]:
        name, _, value = part.partition("=")
        if name.strip().lower() == "charset":
            return value.strip().strip('"')
    return None


def _when(info: ObjectInfo) -> str | None:
    return None if info.modified is None else info.modified.isoformat()


def _explain(fault: ObjectError, say: Say) -> ToolAnswer:
    if isinstance(fault, ObjectNotFoundError):
        return fail("FILE_NOT_FOUND", say("not_found"))
    if isinstance(fault, ObjectChangedError):
        return fail("FILE_CHANGED", say("changed"), next_action="retry")
    if isinstance(fault, AccessRefusedError):
        return fail("permission_denied")
    if isinstance(fault, KeyNotNameableError):
        return fail("KEY_NOT_NAMEABLE", say("not_nameable"))
    raise NotApplied("upstream_error") from fault


_DOCUMENT_CODES: Final[dict[ConversionFailure, str]] = {
    "too_slow": "DOCUMENT_TOO_COMPLEX",
    "too_much_memory": "DOCUMENT_TOO_COMPLEX",
    "bomb": "DOCUMENT_TOO_COMPLEX",
    "encrypted": "DOCUMENT_UNREADABLE",
    "unreadable": "DOCUMENT_UNREADABLE",
    "unavailable": "CONVERTER_MISSING",
}


def _explain_document(reason: ConversionFailure, source: ObjectSource, say: Say) -> ToolAnswer:
    return fail(_DOCUMENT_CODES[reason], say(f"document_{reason}", ms=source.limits.ms))


def make_list(source: ObjectSource) -> Maker:
    """Make the maker of ``oss_file_list``."""

    def make(say: Say) -> Callable[..., Any]:
        def oss_file_list(
            prefix: Annotated[str, Field(max_length=MAX_KEY_BYTES)] = "",
            limit: Annotated[int, Field(ge=1, le=1_000)] = 100,
        ) -> Annotated[ToolAnswer, list[FileEntry]]:
            try:
                found = source.reader.list_objects(prefix, limit)
            except ObjectError as fault:
                return _explain(fault, say)
            if not found.objects:
                return empty("query", say("empty"))
            files = [FileEntry(key=one.key, size=one.size, modified=_when(one)) for one in found.objects]
            return ok(
                files,
                say("cut" if found.is_cut else "listed", count=len(files)),
                source={"type": "file", "id": f"{source.title}/{prefix}", "label": source.title},
                metadata={"returned": len(files), "truncated": found.is_cut},
            )

        return oss_file_list

    return make
