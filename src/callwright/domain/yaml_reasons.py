"""Reasons why a text is not YAML. Pure. The library's English words stay in the sentence, so that they can be searched for."""

from typing import Final

from callwright.domain.reason import ReasonCode

VALUE_NOT_HERE: Final = ReasonCode(
    "yaml.value_not_here",
    "a key with its value cannot stand here; check the indentation, or quote a text with a colon in it ({detail})",
    "此处不能出现“键: 值”；请检查缩进，含冒号的文字请加引号（{detail}）",
)
ENTRY_NOT_HERE: Final = ReasonCode(
    "yaml.entry_not_here",
    "an entry of a list cannot stand here; check the indentation ({detail})",
    "此处不能出现列表项；请检查缩进（{detail}）",
)
WRONG_INDENTATION: Final = ReasonCode(
    "yaml.wrong_indentation",
    "the indentation does not fit the lines above ({detail})",
    "缩进与上文不一致（{detail}）",
)
NO_COLON: Final = ReasonCode(
    "yaml.no_colon",
    "a key needs a colon and a blank behind it ({detail})",
    "键后需要冒号和空格（{detail}）",
)
BRACKET_NOT_CLOSED: Final = ReasonCode(
    "yaml.bracket_not_closed",
    "a bracket is not closed, or a comma is missing ({detail})",
    "括号没有闭合，或缺少逗号（{detail}）",
)
QUOTE_NOT_CLOSED: Final = ReasonCode(
    "yaml.quote_not_closed",
    "a quotation mark is not closed ({detail})",
    "引号没有闭合（{detail}）",
)
TAB: Final = ReasonCode(
    "yaml.tab",
    "indent with blanks; tabs are not allowed ({detail})",
    "请用空格缩进，不能用制表符（{detail}）",
)
UNQUOTED_CHARACTER: Final = ReasonCode(
    "yaml.unquoted_character",
    "a text that begins with this character has to be quoted ({detail})",
    "以该字符开头的文字必须加引号（{detail}）",
)
UNKNOWN_ESCAPE: Final = ReasonCode(
    "yaml.unknown_escape",
    "in double quotes a backslash begins an escape; write it twice, or use single quotes ({detail})",
    "双引号内反斜杠表示转义；请写两个反斜杠，或改用单引号（{detail}）",
)
TAG: Final = ReasonCode(
    "yaml.tag",
    "tags are not read; quote a text that begins with ! ({detail})",
    "不支持标签；以 ! 开头的文字请加引号（{detail}）",
)
SECOND_DOCUMENT: Final = ReasonCode(
    "yaml.second_document",
    "a second document begins here; one file holds one ({detail})",
    "此处开始了第二个文档；一个文件只能有一个（{detail}）",
)
AFTER_BLOCK_SIGN: Final = ReasonCode(
    "yaml.after_block_sign",
    "behind | or > the text begins on the next line ({detail})",
    "| 或 > 之后的文字必须从下一行开始（{detail}）",
)
VALUE_MISSING: Final = ReasonCode(
    "yaml.value_missing",
    "a value is missing, or this sign cannot stand here ({detail})",
    "缺少值，或此处不能出现该符号（{detail}）",
)
CONTROL_CHARACTER: Final = ReasonCode(
    "yaml.control_character",
    "a control character is not allowed ({detail})",
    "不允许出现控制字符（{detail}）",
)
OTHER_FAULT: Final = ReasonCode(
    "yaml.other_fault",
    "this is no YAML ({detail})",
    "不是有效的 YAML（{detail}）",
)
