"""Reasons why no JSON or no call can be read from a text. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

EMPTY: Final = ReasonCode(
    "reading.empty",
    "it is empty",
    "内容为空",
)
NOT_UTF8: Final = ReasonCode(
    "reading.not_utf8",
    "it is not UTF-8",
    "不是 UTF-8",
)
NOT_JSON: Final = ReasonCode(
    "reading.not_json",
    "it is not JSON",
    "不是 JSON",
)
TOO_LARGE: Final = ReasonCode(
    "reading.too_large",
    "it is larger than {limit} bytes",
    "超过 {limit} 字节",
)
NESTED_TOO_DEEPLY: Final = ReasonCode(
    "reading.nested_too_deeply",
    "it is nested deeper than {most} levels",
    "嵌套超过 {most} 层",
)
ENDS_TOO_EARLY: Final = ReasonCode(
    "reading.ends_too_early",
    "it ends too early",
    "过早结束",
)
LONE_SURROGATE: Final = ReasonCode(
    "reading.lone_surrogate",
    "it holds a lone surrogate, which no encoding can carry",
    "含有孤立的代理字符，任何编码都无法表示",
)
DUPLICATE_KEY: Final = ReasonCode(
    "reading.duplicate_key",
    "a key occurs twice in one object",
    "同一对象中有重复的键",
)
UNQUOTED_KEY: Final = ReasonCode(
    "reading.unquoted_key",
    "a key is not in double quotes",
    "键没有使用双引号",
)
TOO_MANY_DIGITS: Final = ReasonCode(
    "reading.too_many_digits",
    "a number has too many digits",
    "数字位数过多",
)
NUMBER_TOO_LARGE: Final = ReasonCode(
    "reading.number_too_large",
    "a number is too large",
    "数字过大",
)
NOT_JSON_NUMBER: Final = ReasonCode(
    "reading.not_json_number",
    "a number is not in JSON notation",
    "数字不符合 JSON 写法",
)
RAW_CONTROL_CHARACTER: Final = ReasonCode(
    "reading.raw_control_character",
    "a string holds a raw control character",
    "字符串中有未转义的控制字符",
)
INVALID_ESCAPE: Final = ReasonCode(
    "reading.invalid_escape",
    "a string holds an invalid escape",
    "字符串中有无效的转义",
)
TRAILING_COMMA: Final = ReasonCode(
    "reading.trailing_comma",
    "there is a comma before a closing bracket",
    "右括号前多了逗号",
)
MISSING_COLON: Final = ReasonCode(
    "reading.missing_colon",
    "a colon is missing after a key",
    "键后缺少冒号",
)
MISSING_COMMA: Final = ReasonCode(
    "reading.missing_comma",
    "a comma is missing between two values",
    "两个值之间缺少逗号",
)
NO_VALUE: Final = ReasonCode(
    "reading.no_value",
    "no JSON value begins there",
    "此处不是合法的 JSON 值",
)
NOT_REPRESENTABLE: Final = ReasonCode(
    "reading.not_representable",
    "it holds a value that JSON cannot represent",
    "含有 JSON 无法表示的值",
)
KEY_NOT_TEXT: Final = ReasonCode(
    "reading.key_not_text",
    "a key is not a text",
    "键不是字符串",
)
NUMBER_NOT_FINITE: Final = ReasonCode(
    "reading.number_not_finite",
    "a number is too large, infinite or NaN",
    "数字过大、无穷或 NaN",
)
NESTED_TOO_DEEPLY_OR_CYCLIC: Final = ReasonCode(
    "reading.nested_too_deeply_or_cyclic",
    "it is nested deeper than {most} levels, or holds itself",
    "嵌套超过 {most} 层，或包含自身",
)
OBJECT_WITHOUT_JSON: Final = ReasonCode(
    "reading.object_without_json",
    "it is an object without a JSON form",
    "对象没有对应的 JSON 形式",
)
TRAILING_TEXT: Final = ReasonCode(
    "reading.trailing_text",
    "something follows the JSON document",
    "JSON 文档之后还有内容",
)
AT_POSITION: Final = ReasonCode(
    "reading.at_position",
    "{reason} (line {line}, column {column})",
    "{reason}（第 {line} 行第 {column} 列）",
)
UNOPENED_BRACKET: Final = ReasonCode(
    "reading.unopened_bracket",
    "a closing bracket has no opening bracket",
    "右括号没有对应的左括号",
)
ANNOUNCED_CALL_MISSING: Final = ReasonCode(
    "reading.announced_call_missing",
    "a call is announced, but no call follows",
    "声明了调用，但其后不是调用",
)
COMMA_INSTEAD_OF_VALUE: Final = ReasonCode(
    "reading.comma_instead_of_value",
    "there is a comma where a value is expected",
    "应为值的位置出现了逗号",
)
KEY_MISSING: Final = ReasonCode(
    "reading.key_missing",
    "a key is missing",
    "缺少键",
)
KEY_WITHOUT_VALUE: Final = ReasonCode(
    "reading.key_without_value",
    "a key is not followed by a value",
    "键后没有值",
)
PARAMETER_WITHOUT_NAME: Final = ReasonCode(
    "reading.parameter_without_name",
    "a parameter has no name",
    "参数没有名称",
)
PARAMETER_WITHOUT_VALUE: Final = ReasonCode(
    "reading.parameter_without_value",
    "a parameter has no value",
    "参数没有值",
)
DUPLICATE_PARAMETER: Final = ReasonCode(
    "reading.duplicate_parameter",
    "a parameter occurs twice in one call",
    "同一调用中参数重复",
)
TAGGED_CALL_MISSING: Final = ReasonCode(
    "reading.tagged_call_missing",
    "a tag announces a call, but none follows",
    "有声明调用的标签，但其后没有调用",
)
VALUE_MISSING: Final = ReasonCode(
    "reading.value_missing",
    "a value is missing",
    "缺少值",
)
VALUE_NOT_JSON: Final = ReasonCode(
    "reading.value_not_json",
    "a value is not JSON",
    "值不是 JSON",
)
OBJECT_IS_NO_CALL: Final = ReasonCode(
    "reading.object_is_no_call",
    "an object in a list of calls is not a call",
    "调用列表中有对象不是调用",
)
CALLS_INSIDE_AND_OUTSIDE_CHANNELS: Final = ReasonCode(
    "reading.calls_inside_and_outside_channels",
    "there are calls both inside and outside of channels",
    "频道内外都有调用",
)
PARALLEL_CALLS_MISSING: Final = ReasonCode(
    "reading.parallel_calls_missing",
    "parallel calls are announced, but none follows",
    "声明了并行调用，但其后没有调用",
)
TOO_MANY_CALLS: Final = ReasonCode(
    "reading.too_many_calls",
    "it holds more than {most} calls",
    "其中的调用超过 {most} 个",
)
NO_CALL: Final = ReasonCode(
    "reading.no_call",
    "it holds no call",
    "其中没有调用",
)
ANSWER_WITHOUT_CALL: Final = ReasonCode(
    "reading.answer_without_call",
    "it is an answer and holds no call",
    "这是一段回答，其中没有调用",
)
DEFINES_TOOLS: Final = ReasonCode(
    "reading.defines_tools",
    "it defines tools and calls none",
    "它只定义了工具，没有调用工具",
)
CUT_MESSAGE: Final = ReasonCode(
    "reading.cut_message",
    "the message was cut before its end, so that none of its calls is made",
    "消息在结束之前被截断，因此其中的调用一个也不执行",
)
NOT_CALLS_IN_PLACE: Final = ReasonCode(
    "reading.not_calls_in_place",
    "what stands in the place of its calls is none",
    "应为调用的位置不是调用",
)
SEVERAL_CHOICES_WITH_CALLS: Final = ReasonCode(
    "reading.several_choices_with_calls",
    "several choices hold calls, and only one of them can be meant",
    "有多个候选包含调用，而只能执行其中之一",
)
MIXED_PROVIDER_EVENTS: Final = ReasonCode(
    "reading.mixed_provider_events",
    "the events are those of several APIs",
    "这些事件来自多个不同的 API",
)
ARGUMENT_PATH_NOT_UNDERSTOOD: Final = ReasonCode(
    "reading.argument_path_not_understood",
    "the path of an argument is not one that is understood",
    "参数的路径无法理解",
)
ARGUMENT_PATH_IMPOSSIBLE: Final = ReasonCode(
    "reading.argument_path_impossible",
    "the path of an argument leads to a place that cannot be",
    "参数的路径指向不可能存在的位置",
)
MIXED_ARGUMENT: Final = ReasonCode(
    "reading.mixed_argument",
    "an argument is a text and something else",
    "同一参数既是文本又是其他类型",
)
TOO_MANY_UNREADABLE_BEGINNINGS: Final = ReasonCode(
    "reading.too_many_unreadable_beginnings",
    "it holds too many unreadable beginnings of calls",
    "形似调用但无法读取的开头过多",
)
NOT_A_CALL_OBJECT: Final = ReasonCode(
    "reading.not_a_call_object",
    "it is JSON, but not an object with a tool's name and its arguments",
    "是 JSON，但不是含工具名与参数的对象",
)
NOT_PLAIN_JSON_AND_TOO_LONG: Final = ReasonCode(
    "reading.not_plain_json_and_too_long",
    "it is not plain JSON, and longer than {most} characters",
    "不是纯 JSON，且超过 {most} 个字符",
)
TEXT_ON_NATIVE_CHANNEL: Final = ReasonCode(
    "reading.text_on_native_channel",
    "it is text, and text on a native channel contains no calls",
    "是文本；原生通道的文本中没有调用",
)
NOT_A_MODEL_MESSAGE: Final = ReasonCode(
    "reading.not_a_model_message",
    "it is not a message of the model, so it contains no calls",
    "不是模型的消息，因此其中没有调用",
)
NO_TOOL_NAME: Final = ReasonCode(
    "reading.no_tool_name",
    "it names no tool",
    "没有指明工具",
)
TEXT_AFTER_ARGUMENTS: Final = ReasonCode(
    "reading.text_after_arguments",
    "something follows the arguments",
    "参数之后还有内容",
)
TEXT_BETWEEN_CALLS: Final = ReasonCode(
    "reading.text_between_calls",
    "there is other text between two calls",
    "两个调用之间有其他内容",
)
TEXT_BETWEEN_VALUES: Final = ReasonCode(
    "reading.text_between_values",
    "there is other text between two values",
    "两个值之间有其他内容",
)
NOT_ONLY_CALLS: Final = ReasonCode(
    "reading.not_only_calls",
    "there is something other than calls among the calls",
    "调用之间混有不是调用的内容",
)
NOT_ONLY_CALLS_IN_LIST: Final = ReasonCode(
    "reading.not_only_calls_in_list",
    "a list of calls contains something other than calls",
    "调用列表中有不是调用的内容",
)
ARGUMENTS_NOT_AN_OBJECT: Final = ReasonCode(
    "reading.arguments_not_an_object",
    "the arguments are not an object",
    "参数不是对象",
)
MALFORMED_ACCORDING_TO_PROVIDER: Final = ReasonCode(
    "reading.malformed_according_to_provider",
    "the provider says that the model's call was malformed",
    "提供方表示模型的调用格式有误",
)
TOOL_NAME_NOT_TEXT: Final = ReasonCode(
    "reading.tool_name_not_text",
    "the tool's name is not a text",
    "工具名不是字符串",
)
DUPLICATE_NESTED_FIELD: Final = ReasonCode(
    "reading.duplicate_nested_field",
    "a field occurs twice in a nested value",
    "嵌套值中有重复的字段",
)
TEXT_BETWEEN_ELEMENTS: Final = ReasonCode(
    "reading.text_between_elements",
    "there is text between the elements of a nested value",
    "嵌套值的元素之间有文本",
)
UNCLOSED_ELEMENT: Final = ReasonCode(
    "reading.unclosed_element",
    "an element of a nested value is not closed",
    "嵌套值中有未闭合的元素",
)
ELEMENTS_TOO_DEEP: Final = ReasonCode(
    "reading.elements_too_deep",
    "nested deeper than {most} elements",
    "元素嵌套超过 {most} 层",
)
ARGUMENTS_MISSING: Final = ReasonCode(
    "reading.arguments_missing",
    "its arguments are missing",
    "缺少参数",
)
FINAL_ANSWER: Final = ReasonCode(
    "reading.final_answer",
    "it ends in a final answer, so none of its actions is due",
    "以最终回答结束，因此其中的操作都不执行",
)
