"""The objects toolkit: read the files of a bucket as text, from texts in any charset and from documents."""

from typing import Final

from msgspec.structs import replace

from callwright.config.toolkits import ObjectsToolkit, credential_reference
from callwright.domain.call import Locale
from callwright.domain.contract import ConfidenceRules, DeclaredError
from callwright.toolkit.definition import SetupContext, Toolkit, ToolSpec, ToolWords
from callwright.toolkit.documents.child_process import KreuzbergConverter
from callwright.toolkit.documents.conversion import ConversionLimits, DocumentConverter
from callwright.toolkit.documents.recent import RecentDocuments
from callwright.toolkit.object_tools.opening import open_reader
from callwright.toolkit.object_tools.place import parse_place
from callwright.toolkit.object_tools.tools import (
    CUT_SIGNAL,
    GUESSED_SIGNAL,
    REPLACED_SIGNAL,
    ObjectSource,
    make_list,
    make_read,
)
from callwright.toolkit.object_tools.words import LIST_WORDS, READ_WORDS, TITLE
from callwright.tools.http.credentials import SecretReference
from callwright.tools.tool_options import ToolOptions

_ERRORS: Final = (
    DeclaredError(
        "NOT_A_FILE_KEY",
        "The key names no file.",
        user_en="That is not the name of a file.",
        user_zh="这不是文件名。",
        suggestion="Use a key that oss_file_list gives.",
    ),
    DeclaredError(
        "FILE_NOT_FOUND",
        "There is no such file.",
        user_en="There is no such file.",
        user_zh="文件不存在。",
        suggestion="Use oss_file_list to see which files there are, or ask the user for the name.",
    ),
    DeclaredError(
        "FILE_CHANGED",
        "The file was changed between two parts.",
        user_en="The file was changed while it was read.",
        user_zh="读取期间文件已被修改。",
        suggestion="Read it again from offset 0, without an etag.",
    ),
    DeclaredError(
        "OFFSET_BEYOND_END",
        "The offset is at or beyond the end of the file.",
        user_en="There is no more to read.",
        user_zh="没有更多内容。",
        suggestion="Use nextOffset of the part before; null means that there is no more.",
    ),
    DeclaredError(
        "NOT_TEXT",
        "The file is neither text nor a document that can be converted.",
        user_en="The file has no text that can be read.",
        user_zh="该文件没有可读取的文本。",
        suggestion="Tell the user that this file cannot be read as text.",
    ),
    DeclaredError(
        "KEY_NOT_NAMEABLE",
        "The key cannot be named by the client of this store.",
        user_en="The name of the file cannot be used here.",
        user_zh="该文件名无法使用。",
        suggestion="Ask for the file under another name.",
    ),
)
_DOCUMENT_ERRORS: Final = (
    DeclaredError(
        "DOCUMENT_TOO_LARGE",
        "The document is too large to be converted.",
        user_en="The document is too large.",
        user_zh="文档过大。",
        suggestion="Ask the user for a smaller document or for the part that matters.",
    ),
    DeclaredError(
        "DOCUMENT_TOO_COMPLEX",
        "The document could not be converted within its limits.",
        user_en="The document could not be read within the limits of time and memory.",
        user_zh="无法在时间和内存限制内读取该文档。",
        suggestion="Ask the user for the document in another form.",
    ),
    DeclaredError(
        "DOCUMENT_UNREADABLE",
        "The document is damaged, encrypted or not of the kind that it seems.",
        user_en="The document cannot be read.",
        user_zh="文档无法读取。",
        suggestion="Ask the user for the document in another form.",
    ),
    DeclaredError(
        "CONVERTER_MISSING",
        "Documents cannot be converted here.",
        user_en="Documents cannot be read here; an operator has to look.",
        user_zh="当前环境无法读取文档，需要管理员处理。",
        suggestion="Tell the user that an operator has to install the converter.",
        next_action="human_review",
    ),
)
_BEYOND_THE_CONVERSION_MS: Final = 40_000
"""For the requests to the store."""


def objects(  # noqa: PLR0913 - keywords: what a bucket is reached by
    url: str,
    *,
    endpoint: str = "",
    region: str = "",
    virtual_hosted: bool = False,
    access_key_id: str | SecretReference | None = None,
    secret_access_key: str | SecretReference | None = None,
    session_token: str | SecretReference | None = None,
    account: str = "",
    anonymous: bool = False,
    part_bytes: int = 65_536,
    max_document_bytes: int = 20_971_520,
    limits: ConversionLimits = ConversionLimits(),  # noqa: B008 - frozen
    timeout_ms: int = 15_000,
    converter: DocumentConverter | None = None,
) -> Toolkit:
    """Make ``oss_file_read`` and ``oss_file_list`` for one bucket or folder.

    Args:
        url: ``s3://BUCKET/PREFIX`` (``oss://`` is the same), ``gs://``, ``az://``, ``file:///FOLDER`` or ``memory://``.
        endpoint: Of an S3-compatible server; "" for AWS. Aliyun OSS: ``https://oss-cn-hangzhou.aliyuncs.com``, ``virtual_hosted``.
        region: Of the bucket.
        virtual_hosted: The bucket's name is part of the host.
        access_key_id: Of S3, by reference (``env:NAME``); None takes what the environment or the machine gives.
        secret_access_key: By reference, too; of Azure the key of the account, of GCS the JSON of the service account.
        session_token: By reference, where the keys are temporary.
        account: The name of the account, for Azure.
        anonymous: Sign nothing.
        part_bytes: Most bytes of a text, or characters of a document, in one part.
        max_document_bytes: A larger document is not converted.
        limits: Of one conversion.
        timeout_ms: Limit of one request to the store.
        converter: Turns documents into text; kreuzberg in a process with limits by default.

    Raises:
        ToolkitError: an option is wrong.
        CredentialError: a credential is no reference.
        ModuleNotFoundError: the extra ``objects`` is not installed.
    """
    place = parse_place(
        url,
        endpoint=endpoint,
        region=region,
        virtual_hosted=virtual_hosted,
        account=account,
        anonymous=anonymous,
        access_key_id=_secret(access_key_id),
        secret_access_key=_secret(secret_access_key),
        session_token=_secret(session_token),
    )
    source = ObjectSource(
        open_reader(place, timeout_ms / 1000),
        place.title,
        converter or KreuzbergConverter(),
        part_bytes,
        max_document_bytes,
        limits,
        RecentDocuments(),
    )
    return _make_toolkit(source)


def _secret(given: str | SecretReference | None) -> SecretReference | None:
    if given is None or isinstance(given, SecretReference):
        return given
    return SecretReference(credential_reference(given) or given)


def _make_toolkit(source: ObjectSource) -> Toolkit:
    endpoint = f"objects {source.title}"
    timeout = source.limits.ms + _BEYOND_THE_CONVERSION_MS
    read: ToolOptions = {
        "effect": "read",
        "timeout_ms": timeout,
        "deadline_ms": 2 * timeout,
        "retries": 2,
        "errors": (*_ERRORS, *_DOCUMENT_ERRORS),
        "confidence": ConfidenceRules(
            base=0.95, signals={GUESSED_SIGNAL: -0.15, REPLACED_SIGNAL: -0.3, CUT_SIGNAL: -0.2}
        ),
        "source": "file",
        "untrusted": True,
        "endpoint": endpoint,
    }
    listing: ToolOptions = {
        "effect": "read",
        "retries": 2,
        "errors": tuple(one for one in _ERRORS if one.code == "KEY_NOT_NAMEABLE"),
        "confidence": ConfidenceRules(base=0.95),
        "source": "file",
        "untrusted": True,
        "endpoint": endpoint,
    }
    tools = (
        ToolSpec(
            name="oss_file_read", make=make_read(source), options=read, words=_words(READ_WORDS, source)
        ),
        ToolSpec(
            name="oss_file_list", make=make_list(source), options=listing, words=_words(LIST_WORDS, source)
        ),
    )
    return Toolkit(name="objects", title=TITLE, tools=tools)


def _words(words: dict[Locale, ToolWords], source: ObjectSource) -> dict[Locale, ToolWords]:
    return {
        language: replace(one, description=one.description.format(place=source.title))
        for language, one in words.items()
    }


def set_up(table: ObjectsToolkit, context: SetupContext) -> Toolkit:
    """Make the toolkit of ``[toolkit.objects]``.

    Raises:
        Unset, CredentialError: a reference leads nowhere.
        ToolkitError: an option is wrong.
        ModuleNotFoundError: the extra is not installed.
    """
    limits = ConversionLimits()
    url = context.resolve(table.url)
    return objects(
        f"file://{context.path(url.removeprefix('file://'))}" if url.startswith("file://") else url,
        endpoint=context.resolve(table.endpoint),
        region=context.resolve(table.region),
        virtual_hosted=table.virtual_hosted,
        access_key_id=context.secret(table.access_key_id),
        secret_access_key=context.secret(table.secret_access_key),
        session_token=context.secret(table.session_token),
        account=context.resolve(table.account),
        anonymous=table.anonymous,
        part_bytes=table.part_bytes,
        max_document_bytes=table.max_document_bytes,
        limits=replace(limits, ms=table.conversion_ms, memory_bytes=table.conversion_memory_bytes),
        timeout_ms=table.timeout_ms,
    )
