"""The words of the objects toolkit in English and Chinese."""

from typing import Final

from callwright.domain.call import Locale
from callwright.toolkit.definition import ToolWords

TITLE: Final[dict[Locale, str]] = {"en": "Object storage", "zh-CN": "对象存储"}

READ_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="Read a file of the object store",
        description=(
            "Read one file of {place} as text: texts in any charset, and PDF, Word, Excel, PowerPoint, OpenDocument and EPUB documents. Long "
            "files come in parts: call again with nextOffset as offset and with the etag until nextOffset is null."
        ),
        arguments={
            "key": "The full name of the file, without a leading slash.",
            "offset": "Where to begin; 0, or the nextOffset of the part before.",
            "etag": "The etag of the part before, so that all parts are of one version.",
        },
        messages={
            "read": "Read {key}, {returned} of {total} {unit}.",
            "unit_bytes": "bytes",
            "unit_characters": "characters",
            "empty": "The file is empty.",
            "no_key": "The key names no file: it is empty, ends in a slash, is too long or has control characters.",
            "not_found": "There is no such file.",
            "changed": "The file was changed between two parts.",
            "not_text": "The file is neither text nor a document that can be converted.",
            "too_large": "The document has {size} bytes; at most {limit} are converted.",
            "beyond": "The offset is at or beyond the end of the file.",
            "not_nameable": "The key cannot be named by the client of this store.",
            "document_too_slow": "The document could not be converted within {ms} ms.",
            "document_too_much_memory": "The document needs too much memory.",
            "document_bomb": "The document unpacks to far more than its size and was not unpacked.",
            "document_encrypted": "The document is encrypted.",
            "document_unreadable": "The document cannot be read.",
            "document_unavailable": "Documents cannot be converted here.",
        },
    ),
    "zh-CN": ToolWords(
        title="读取对象存储文件",
        description=(
            "以文本形式读取 {place} 中的一个文件：支持各种字符集的文本，以及 PDF、Word、Excel、PowerPoint、OpenDocument 和 EPUB 文档。"
            "长文件分段返回：将 nextOffset 作为 offset、并带上 etag 继续调用，直到 nextOffset 为 null。"
        ),
        arguments={
            "key": "文件的完整名称，开头不带斜杠。",
            "offset": "起始位置；0，或上一段返回的 nextOffset。",
            "etag": "上一段返回的 etag，保证各段来自同一版本。",
        },
        messages={
            "read": "已读取 {key}，{returned} / {total} {unit}。",
            "unit_bytes": "字节",
            "unit_characters": "字符",
            "empty": "文件内容为空",
            "no_key": "该 key 不是文件名：为空、以斜杠结尾、过长或包含控制字符。",
            "not_found": "文件不存在。",
            "changed": "两次读取之间文件已被修改。",
            "not_text": "该文件既不是文本，也不是可转换的文档。",
            "too_large": "文档大小为 {size} 字节，最多转换 {limit} 字节。",
            "beyond": "offset 已到达或超过文件末尾。",
            "not_nameable": "当前存储客户端无法使用该 key。",
            "document_too_slow": "文档未能在 {ms} 毫秒内完成转换。",
            "document_too_much_memory": "转换该文档所需内存过大。",
            "document_bomb": "该文档解压后远大于其自身大小，未予解压。",
            "document_encrypted": "文档已加密。",
            "document_unreadable": "文档无法读取。",
            "document_unavailable": "当前环境无法转换文档。",
        },
    ),
}

LIST_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="List files of the object store",
        description="List files of {place} whose names begin with a prefix, with size and time of change.",
        arguments={
            "prefix": "How the names begin; empty for all.",
            "limit": "Most files that are given.",
        },
        messages={
            "listed": "Found {count:file|files}.",
            "cut": "There are more than {count:file|files}; the first are given. Use a longer prefix.",
            "empty": "There are no such files.",
            "not_nameable": "A file here has a name that the client of this store cannot name.",
        },
    ),
    "zh-CN": ToolWords(
        title="列出对象存储文件",
        description="列出 {place} 中名称以指定前缀开头的文件，包括大小和修改时间。",
        arguments={"prefix": "名称前缀；为空则列出全部。", "limit": "最多返回的文件数。"},
        messages={
            "listed": "共找到 {count} 个文件。",
            "cut": "文件多于 {count} 个，仅返回前面的部分。请使用更长的前缀。",
            "empty": "没有符合条件的文件",
            "not_nameable": "存在当前存储客户端无法表示的文件名。",
        },
    ),
}
