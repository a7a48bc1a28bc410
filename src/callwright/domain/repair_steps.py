"""The one table of repair steps: every permitted change to the model's output, and whether it is made without asking.

A step is *faithful* when, on recorded calls, repaired outputs are right as often as unrepaired outputs to the same
questions (no worse than one point): it adds no error, so it is applied, named and logged. Any other step is a
*question*: its change is only proposed. The class comes from measurement; ``callwright repairs`` prints it.
"""

from typing import Literal

from msgspec import Struct

from callwright.domain import contract_reasons
from callwright.domain.reason import Reason
from callwright.domain.result import Repair

RepairStage = Literal["syntax", "name", "value"]
"""``syntax`` how the call was written · ``name`` which tool or parameter · ``value`` one argument."""


RepairBasis = Literal["measured", "exact", "declared", "readings"]
"""Why a step has its class: ``measured`` on recorded calls · ``exact`` one reading only, or exact arithmetic, and too rare
in the recordings to be measured · ``declared`` in the contract of the field · ``readings`` people read
it in more than one way."""

DATE_FORMATS = frozenset({"date", "time", "date-time"})
"""JSON Schema formats that are read as dates and times."""


class RepairStep(Struct, frozen=True):
    """One kind of change. ``confidence`` (0..1) is the confidence of a call that needed it."""

    name: str
    stage: RepairStage
    faithful: bool
    confidence: float
    meaning: str
    meaning_zh: str
    example: str = ""
    basis: RepairBasis = "measured"


_ROWS = (
    # --- names
    RepairStep("parameter_form", "name", True, 0.95, "another spelling of the same words", "同一组单词的另一种写法", "userId → user_id"),
    RepairStep("parameter_spelling", "name", True, 0.9, "a misspelt parameter, unique by a margin", "拼错的参数名，且只可能是这一个", "ammount → amount"),
    RepairStep("tool_form", "name", True, 0.95, "a tool's name in another spelling of the same words", "工具名中同一组单词的另一种写法", "getWeather → get_weather"),
    RepairStep("tool_spelling", "name", True, 0.9, "a misspelt tool, unique by a margin", "拼错的工具名，且只可能是这一个", "get_wether → get_weather"),
    RepairStep("tool_namespace", "name", True, 0.9, "a tool's name without its namespace, or in a generic one", "工具名缺少命名空间，或带有无意义的命名空间", "functions.search → search"),
    RepairStep("tool_unnamed", "name", False, 0.5, "punctuation in place of a tool's name, where only one tool is on offer", "工具名处只有符号，且只提供一个工具", "[{ → search"),
    RepairStep("empty_name", "name", True, 0.9, "a field with an empty name and no content", "没有名称且没有内容的字段", '{"": ""} → {}', "exact"),
    RepairStep("key_argument", "name", True, 0.97, "an idempotency key written by the model, where the key of the call is filled in", "由网关填充本次调用幂等键的参数，模型却自行写了值", 'idempotency_key: "a1" → (absent)', "declared"),
    # --- values of another type
    RepairStep("number_in_string", "value", True, 0.97, "a number written as text", "写成文本的数字", '"2" → 2'),
    RepairStep("boolean_in_string", "value", True, 0.95, "true or false written as text", "写成文本的布尔值", '"true" → true'),
    RepairStep("null_in_string", "value", True, 0.95, "null written as text where no text is accepted", "在不接受文本之处写成文本的 null", '"null" → null', "exact"),
    RepairStep("null_default", "value", True, 0.97, "null for a field that may be left out and whose declared default is null", "字段可以省略且声明的默认值为 null 时写了 null", "null → (absent)", "declared"),
    RepairStep("json_in_string", "value", True, 0.97, "a list or object written as JSON text", "写成 JSON 文本的列表或对象", '"[1, 2]" → [1, 2]'),
    RepairStep("literal_in_string", "value", True, 0.93, "a list or object written as text in Python notation", "按 Python 写法写成文本的列表或对象", """"['a']" → ["a"]"""),
    RepairStep("members_in_text", "value", True, 0.93, "several members of the choices of a list, written as one text", "把列表可选项中的多项写成一个文本", '"a, b" → ["a", "b"]'),
    RepairStep("text_of_number", "value", True, 0.93, "a whole number where a text is expected", "应为文本处写成了整数", '94103 → "94103"', "exact"),
    # --- numbers
    RepairStep("thousands_separator", "value", True, 0.95, "commas between groups of three digits", "每三位一个逗号的千位分隔", '"1,000" → 1000', "exact"),
    RepairStep("magnitude", "value", True, 0.95, "a number with an exact magnitude", "带有确切数量级的数字", '"2.5万" → 25000', "exact"),
    RepairStep("number_word", "value", True, 0.93, "a number in words", "用文字写的数字", '"十二" → 12', "exact"),
    RepairStep("counted_number", "value", True, 0.97, "a number with the counter or unit that the field declares", "带有字段所声明量词或单位的数字", '"2件" → 2', "declared"),
    RepairStep("unit_converted", "value", True, 0.95, "a number in another unit, converted exactly to the declared one", "以其他单位书写、可精确换算为所声明单位的数字", '"5 km" → 5000 (m)', "exact"),
    RepairStep("percent", "value", True, 0.95, "a percentage, in the scale that the field declares", "百分数，按字段所声明的比例换算", '"15%" → 0.15 (fraction)', "exact"),
    RepairStep("money", "value", True, 0.95, "an amount whose currency agrees with the declared one or with the field that names it", "金额，其币种与所声明的或相邻字段所写的一致", '"¥100" → 100 (CNY)', "exact"),
    # --- choices
    RepairStep("enum_form", "value", True, 0.95, "a member of the enum in another case, width or with other separators", "枚举值的大小写、全半角或分隔符不同", '"in progress" → "IN_PROGRESS"'),
    RepairStep("enum_synonym", "value", True, 0.95, "a word that the contract declares for a member", "合约中为枚举值声明的同义词", '"人民币" → "CNY"', "declared"),
    RepairStep("currency_name", "value", True, 0.93, "the name of one currency where the members are ISO 4217 codes", "枚举值均为 ISO 4217 代码时，唯一指明一种货币的名称", '"美元" → "USD"', "exact"),
    # --- dates and times
    RepairStep("date_written", "value", True, 0.95, "a date or time in another form that has one reading", "另一种写法且只有一种读法的日期或时间", '"Jan 5, 2024" → "2024-01-05"', "exact"),
    RepairStep("date_relative", "value", True, 0.93, "a date relative to today, by the caller's clock and time zone", "以今天为基准的日期，按调用方的时钟与时区计算", '"三天后" → "2026-11-24"', "exact"),
    # --- what a contract declares
    RepairStep("own_corrector", "value", True, 0.95, "a correction by a function that the tool registers for the field", "由工具为该字段注册的函数所做的修正", "", "declared"),
    RepairStep("text_split", "value", True, 0.95, "a text split into a list by the separator that the field declares", "按字段所声明的分隔符把文本拆成列表", '"a、b" → ["a", "b"]', "declared"),
    RepairStep("letter_case", "value", True, 0.95, "a text in the case that the field declares", "改为字段所声明的大小写", '"ord-1" → "ORD-1"', "declared"),
    # --- questions
    RepairStep("scalar_to_list", "value", False, 0.5, "one value was given where a list is expected", "应为列表处只给了一个值", '"a" → ["a"]'),
    RepairStep("list_to_scalar", "value", False, 0.5, "a list with one item was given where one value is expected", "应为单个值处给了只有一项的列表", '["a"] → "a"'),
    RepairStep("null_dropped", "value", False, 0.5, "null was given for a field that may only be left out", "该字段可以省略，但不能为 null", "null → (absent)"),
    RepairStep("boolean_word", "value", False, 0.6, "a word or number was given where true or false is expected", "应为布尔值处给了词语或数字", '"yes" → true', "readings"),
    RepairStep("number_abbreviated", "value", False, 0.5, "the number is abbreviated", "数字使用了缩写", '"1.5k" → 1500', "readings"),
    RepairStep("decimal_comma", "value", False, 0.5, "comma and dot can be read either way", "逗号和点有两种读法", '"1.234,56" → 1234.56', "readings"),
    RepairStep("decimal_bytes", "value", False, 0.5, "kB, MB and GB are powers of 1000 to some and of 1024 to others", "kB、MB、GB 有人按 1000、有人按 1024 计算", '"1 GB" → 1000 (MB)', "readings"),
    RepairStep("temperature_converted", "value", False, 0.5, "a temperature and a difference of temperatures convert differently", "温度与温差的换算不同", '"77°F" → 25 (°C)', "readings"),
    RepairStep("date_order", "value", False, 0.5, "day and month may be in either order", "日与月的先后有两种读法", '"11/12/2026" → "2026-12-11"', "readings"),
    RepairStep("date_ambiguous", "value", False, 0.5, "the phrase may mean more than one date or time", "该说法可能指不止一个日期或时间", '"next Friday" → "2026-11-27"', "readings"),
    RepairStep("date_without_year", "value", False, 0.5, "the year is missing", "缺少年份", '"Jan 5" → "2027-01-05"', "readings"),
)  # fmt: skip

_EXACT_SYNTAX_STEPS = frozenset({"full_width", "wrapped_calls", "wrapped_arguments", "unclosed_parameter"})
"""Syntax steps with only one reading that do not occur in the recordings."""

_SYNTAX_STEPS = tuple(
    RepairStep(name, "syntax", faithful, confidence, meaning, zh, "", "exact" if name in _EXACT_SYNTAX_STEPS else "measured")
    for name, faithful, confidence, meaning, zh in (
        ("markdown_fence", True, 0.98, "a code fence around calls", "调用外的代码围栏"),
        ("python_literal", True, 0.98, "Python notation in place of JSON: single quotes, True, None", "以 Python 写法代替 JSON：单引号、True、None"),
        ("tuple", True, 0.97, "a tuple for a list", "用元组代替列表"),
        ("missing_bracket", True, 0.95, "a missing closing bracket whose place is certain", "缺少的右括号，其位置确定"),
        ("unclosed", False, 0.5, "the text ends after a whole value, before its brackets are closed", "文本在完整的值之后、括号闭合之前结束"),
        ("cut_off", False, 0.2, "the text ends in the middle of a value", "文本在值的中间被截断"),
        ("cut_turn", False, 0.2, "a whole call of a turn that was cut off, of which nothing is made", "所在回合被截断的完整调用；该回合中的调用一概不执行"),
        ("extra_bracket", True, 0.9, "a closing bracket without an opening one", "没有对应左括号的右括号"),
        ("trailing_comma", True, 0.98, "a comma before a closing bracket", "右括号前的逗号"),
        ("extra_comma", False, 0.6, "two commas with nothing between them", "两个逗号之间没有内容"),
        ("missing_comma", False, 0.6, "no comma between two values", "两个值之间缺少逗号"),
        ("comment", True, 0.95, "a comment inside a call", "调用中的注释"),
        ("strange_blank", True, 0.95, "a blank that JSON does not allow", "JSON 不认识的空白字符"),
        ("smart_quotes", True, 0.95, "typographic quotes for plain ones", "用弯引号代替直引号"),
        ("full_width", True, 0.95, "full-width brackets, colons, commas or digits for plain ones", "用全角括号、冒号、逗号或数字代替半角"),
        ("inner_quote", False, 0.6, "a quote inside a string that is not escaped", "字符串中未转义的引号"),
        ("apostrophe", True, 0.9, "an apostrophe inside a word of a string in single quotes, not escaped", "单引号字符串里单词中未转义的撇号"),
        ("raw_newline", True, 0.95, "a line break or control character inside a string that is not escaped", "字符串中未转义的换行或控制字符"),
        ("escaped_underscore", True, 0.97, "an underscore that Markdown has escaped", "被 Markdown 转义的下划线"),
        ("kept_backslash", True, 0.9, "a backslash that escapes nothing and is kept", "不构成转义而保留的反斜杠"),
        ("half_quoted", True, 0.9, "a number with a quote behind it and none before", "数字后多出一个引号，前面没有"),
        ("unquoted_key", True, 0.95, "a key without quotes", "没有引号的键"),
        ("bare_text", True, 0.85, "words without quotes for a parameter that takes text", "文本参数的值没有引号"),
        ("bare_word", False, 0.5, "words without quotes, taken as text", "没有引号的词，按文本处理"),
        ("joined_words", False, 0.5, "words without quotes that continue after a comma", "没有引号、且在逗号后继续的词"),
        ("expression", False, 0.2, "an expression in place of a value; it is not evaluated", "以表达式作为值；不会求值"),
        ("missing_tag", True, 0.95, "an opening or closing tag that is missing", "缺少的开始或结束标签"),
        ("unclosed_parameter", True, 0.85, "a parameter that is not closed before the next one of the tool begins", "在工具的下一个参数开始之前没有闭合的参数"),
        ("inner_tag", False, 0.4, "the tag of a parameter that the tool does not have, inside of a value", "值中出现了该工具没有的参数标签"),
        ("ambiguous_value", False, 0.5, "a value that the schema accepts as a text and as what the text spells", "Schema 既接受其文本、也接受其文本所表示之值的值"),
        ("wrapped_arguments", True, 0.95, "all arguments in one parameter that the tool does not have", "全部参数放进了该工具没有的一个参数里"),
        ("dangling_tag", False, 0.4, "a tag that announces a call, without a call after it", "标签之后没有调用"),
        ("outside_tags", True, 0.9, "prose outside of the tags that hold the calls", "标签之外的文字"),
        ("special_token", True, 0.95, "a control token of the model that has leaked into its text", "泄漏到文本中的模型控制符"),
        ("quoted_call", True, 0.95, "a call written in quotes", "写在引号里的调用"),
        ("braced_call", True, 0.9, "a call in braces, as if it were an object", "写在花括号里的调用，如同对象"),
        ("wrapped_calls", True, 0.95, "calls in the wrapper that a provider's models use for several at once", "包在提供商并行调用外壳中的调用"),
        ("name_as_key", True, 0.9, "a tool's name as the key of its arguments", "以工具名作为参数对象的键"),
        ("flat_arguments", False, 0.6, "arguments beside the tool's name instead of under a separate key", "参数与工具名并列，而非单独成组"),
        ("object_argument", False, 0.6, "one object in the brackets of a call, taken as its arguments", "括号中的单个对象，作为全部参数"),
        ("unnamed", False, 0.1, "values without names, for which the tool has no parameters", "没有名称、且无对应参数的值"),
        ("positional", False, 0.5, "values without names, in the order of the parameters", "没有名称的值，按参数顺序对应"),
        ("single_positional", False, 0.8, "a value without a name, for the only parameter", "没有名称的值，对应唯一的参数"),
        ("leaked_code", False, 0.4, "calls that a model with a native channel has written as its text, with nothing beside them", "带原生调用通道的模型把调用写成了文本，且别无他物"),
        ("unclosed_list", True, 0.9, "the text ends after a whole call, before the list is closed", "文本在完整的调用之后、列表闭合之前结束"),
        ("repeated_call", True, 0.9, "the same calls written again, read once", "重复写出的相同调用，只读取一次"),
        ("next_turn", True, 0.9, "text in other speakers' names after the model's own turn", "模型在自己的回合之后继续写出的内容"),
        ("answered_call", False, 0.3, "a call with an effect, behind which its result stands already", "有副作用、且其后已有结果的调用"),
        ("introduction", True, 0.9, "prose that introduces the calls, and continues around them, where they only read", "引出只读调用并环绕其间的文字"),
        ("inline_call", False, 0.3, "a call inside of other text that is no read: only the model can tell whether it means it", "夹在其他文字中、且并非只读的调用：是否真要执行，只有模型能说明"),
        ("prose_after", False, 0.5, "prose after calls, without an introduction", "未经引出的调用之后的文字"),
        ("prose_between", False, 0.4, "prose between calls, without an introduction", "未经引出的调用之间的文字"),
        ("in_code", False, 0.3, "program text around a call, of which it may be a part", "调用周围的程序代码，调用可能只是其一部分"),
        ("nested_call", False, 0.2, "a call in place of a value; it is not made", "以调用作为值；不会执行"),
    )
)  # fmt: skip

STEPS: dict[str, RepairStep] = {row.name: row for row in (*_SYNTAX_STEPS, *_ROWS)}
"""Name → step."""


class DeclarableStep(Struct, frozen=True):
    """A step that a contract may declare for a field. ``options`` are all required: name → accepted words, () for any."""

    options: dict[str, tuple[str, ...]]
    cure: Reason


_STEP_WITHOUT_OPTIONS = DeclarableStep({}, contract_reasons.TAKES_NO_OPTIONS())
BUILTIN_CORRECTORS: dict[str, DeclarableStep] = {
    **dict.fromkeys(
        (
            "scalar_to_list",
            "list_to_scalar",
            "boolean_word",
            "number_abbreviated",
            "decimal_comma",
            "decimal_bytes",
            "temperature_converted",
        ),
        _STEP_WITHOUT_OPTIONS,
    ),
    "date_order": DeclarableStep({"order": ("day_first", "month_first")}, contract_reasons.GIVE_ORDER()),
    "read_as": DeclarableStep({"format": tuple(sorted(DATE_FORMATS))}, contract_reasons.GIVE_FORMAT()),
    "text_split": DeclarableStep({"by": ()}, contract_reasons.GIVE_SEPARATOR()),
    "letter_case": DeclarableStep({"to": ("upper", "lower")}, contract_reasons.GIVE_CASE()),
}
"""Name of a built-in corrector → its required options."""


def build_repair(step: str, path: str, before: object, after: object) -> Repair:
    """Build the record of one change by a step of the table."""
    row = STEPS[step]
    return Repair(path, before, after, row.name, row.faithful, row.confidence)
