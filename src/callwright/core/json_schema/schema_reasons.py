"""Reasons why a JSON Schema cannot be used, and what to write instead. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

UNSUPPORTED_DRAFT: Final = ReasonCode(
    "schema.unsupported_draft",
    "is a draft that is not supported",
    "是不支持的 JSON Schema 草案版本",
)
USE_SUPPORTED_DRAFT: Final = ReasonCode(
    "schema.use_supported_draft",
    'Use "{draft}" or draft 7 and its $ref rules.',
    '请用 "{draft}"，或草案 7 及其 $ref 规则。',
)
NOT_AN_OBJECT_SCHEMA: Final = ReasonCode(
    "schema.not_an_object_schema",
    "must be an object schema",
    "必须是对象的 schema",
)
WRITE_TYPE_OBJECT: Final = ReasonCode(
    "schema.write_type_object",
    'Arguments are named: write "type": "object".',
    '参数须有名称：请写 "type": "object"。',
)
UNRESOLVED_REFERENCE: Final = ReasonCode(
    "schema.unresolved_reference",
    "has a reference that cannot be resolved",
    "含有无法解析的引用",
)
NONLINEAR_PATTERN: Final = ReasonCode(
    "schema.nonlinear_pattern",
    "is not a pattern that can be matched in linear time",
    "不是可在线性时间内匹配的正则表达式",
)
SIMPLIFY_PATTERN: Final = ReasonCode(
    "schema.simplify_pattern",
    "No look-around, no back-references, no repetition of thousands.",
    "不支持环视、反向引用和上千次的重复。",
)
INVALID_SCHEMA: Final = ReasonCode(
    "schema.invalid_schema",
    "is not valid JSON Schema",
    "不是有效的 JSON Schema",
)
SEE_KEYWORD_IN_DRAFT: Final = ReasonCode(
    "schema.see_keyword_in_draft",
    "See the keyword in the draft that $schema names.",
    "请查看 $schema 所指草案中的该关键字。",
)
TOO_MANY_VALUES: Final = ReasonCode(
    "schema.too_many_values",
    "has more than {most} values",
    "超过 {most} 个值",
)
SPLIT_TOOL: Final = ReasonCode(
    "schema.split_tool",
    "Split the tool or shorten its lists.",
    "请拆分该工具，或缩短其列表。",
)
NESTED_TOO_DEEPLY: Final = ReasonCode(
    "schema.nested_too_deeply",
    "is nested deeper than {most} levels",
    "嵌套超过 {most} 层",
)
NAME_PARTS_IN_DEFS: Final = ReasonCode(
    "schema.name_parts_in_defs",
    "Name the parts in $defs.",
    "请将各部分放入 $defs 并命名。",
)
NOT_A_FINITE_NUMBER: Final = ReasonCode(
    "schema.not_a_finite_number",
    "is not a finite number",
    "不是有限的数",
)
NOT_A_JSON_VALUE: Final = ReasonCode(
    "schema.not_a_json_value",
    "is not a JSON value",
    "不是 JSON 值",
)
USE_JSON_VALUES: Final = ReasonCode(
    "schema.use_json_values",
    "Only objects, lists, text, numbers, true, false, null.",
    "只能是对象、列表、文本、数、true、false、null。",
)
NAME_IS_NOT_TEXT: Final = ReasonCode(
    "schema.name_is_not_text",
    "has a name that is not text",
    "含有不是文本的名称",
)
NOT_WRITABLE_AS_JSON: Final = ReasonCode(
    "schema.not_writable_as_json",
    "cannot be written as JSON",
    "无法写成 JSON",
)
LONE_SURROGATE_OR_LONG_NUMBER: Final = ReasonCode(
    "schema.lone_surrogate_or_long_number",
    "It holds a lone surrogate or a number of thousands of digits.",
    "其中有孤立的代理字符，或上千位的数。",
)
TOO_LARGE: Final = ReasonCode(
    "schema.too_large",
    "is larger than {most} bytes",
    "超过 {most} 字节",
)
SHORTEN: Final = ReasonCode(
    "schema.shorten",
    "Shorten its lists and descriptions.",
    "请缩短其列表和描述。",
)
UNSUPPORTED_KEYWORD: Final = ReasonCode(
    "schema.unsupported_keyword",
    "is not supported",
    "不受支持",
)
WRITE_PLAIN_REFERENCE: Final = ReasonCode(
    "schema.write_plain_reference",
    'Write a plain "$ref": "#/$defs/…".',
    '请写普通的 "$ref": "#/$defs/…"。',
)
CHANGED_BASE_URI: Final = ReasonCode(
    "schema.changed_base_uri",
    "changes the base URI of references",
    "改变了引用的基准 URI",
)
ONLY_ROOT_ID: Final = ReasonCode(
    "schema.only_root_id",
    "Only the root may have an $id.",
    "只有根可以有 $id。",
)
DIFFERENT_DRAFT: Final = ReasonCode(
    "schema.different_draft",
    "differs from the draft of the document",
    "与文档的草案版本不同",
)
ANCHOR_DEFINED_TWICE: Final = ReasonCode(
    "schema.anchor_defined_twice",
    "defines an anchor twice",
    "重复定义了锚点",
)
TOO_MANY_MEMBERS: Final = ReasonCode(
    "schema.too_many_members",
    "has more than {most} members",
    "超过 {most} 个成员",
)
CHECK_IN_TOOL: Final = ReasonCode(
    "schema.check_in_tool",
    "Check it in the tool instead.",
    "请改在工具中检查。",
)
REFERENCE_LEAVES_DOCUMENT: Final = ReasonCode(
    "schema.reference_leaves_document",
    "leads out of the document",
    "指向文档之外",
)
COPY_INTO_DEFS: Final = ReasonCode(
    "schema.copy_into_defs",
    'Copy it into $defs and write "#/$defs/…".',
    '请复制到 $defs 中，并写 "#/$defs/…"。',
)
UNKNOWN_ANCHOR: Final = ReasonCode(
    "schema.unknown_anchor",
    "names an anchor that is not in the document",
    "所写的锚点不在文档中",
)
REFERENCE_TO_NOTHING: Final = ReasonCode(
    "schema.reference_to_nothing",
    "points to nothing in the document",
    "在文档中没有对应的内容",
)
CHECK_SPELLING_IN_DEFS: Final = ReasonCode(
    "schema.check_spelling_in_defs",
    "Check the spelling under $defs.",
    "请检查 $defs 中的拼写。",
)
TOO_MANY_PATTERNS: Final = ReasonCode(
    "schema.too_many_patterns",
    "is one of more than {most} patterns",
    "正则表达式总数超过 {most} 个",
)
PATTERN_TOO_LONG: Final = ReasonCode(
    "schema.pattern_too_long",
    "is a pattern of more than {most} characters",
    "正则表达式超过 {most} 个字符",
)
ENDLESS_REFERENCE: Final = ReasonCode(
    "schema.endless_reference",
    "refers to itself without descending into the value, so it never ends",
    "引用自身却没有进入下一层的值，永远不会结束",
)
TOO_MANY_SUBSCHEMAS: Final = ReasonCode(
    "schema.too_many_subschemas",
    "multiplies into too many sub-schemas",
    "展开成过多的子 schema",
)
REFER_ONCE: Final = ReasonCode(
    "schema.refer_once",
    "Refer to each part once.",
    "每个部分只引用一次。",
)
TOO_MANY_OPEN_SUBSCHEMAS: Final = ReasonCode(
    "schema.too_many_open_subschemas",
    "opens more than {most} sub-schemas inside one another",
    "子 schema 嵌套超过 {most} 个",
)
