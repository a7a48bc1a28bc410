"""The results of a scan, and the patterns of places where calls may begin."""

import re

from msgspec import Struct

from callwright.core.reader.offered_tools import TOOL_NAME_PATTERN, RawCall
from callwright.core.reader.reading_notes import Notes
from callwright.core.text.late_pattern import compile_late
from callwright.domain.reason import Reason

SITE_EVENT = compile_late(
    rf"(?P<tag><(?=[/|｜\w]|!--)|\[(?=/?[A-Z_]{{4,20}}\]|\|endofturn))|(?P<fence>```(?:[\w+-]+(?![\w+\-(.:]))?[ \t]*+)|(?P<open>[\[{{](?!>\[<|(?<=>\[)<))"
    rf"|(?P<labelled>(?im:^[ \t>*]*+(?:(?:action|tool|function|function name|✿FUNCTION✿|行动|动作|工具(?:名称?)?)[ \t]*[:：][ \t]*(?={TOOL_NAME_PATTERN}[ \t]*\n)"
    rf"|(?:action:|(?:行动|动作)[:：])\s*+(?=```(?:json)?\s*+[\[{{]))))"
    rf"|(?P<name>(?<![\w.\-\\])(?>{TOOL_NAME_PATTERN})(?=[ \t]?\(|[ \t]*+[:>]?\s?\s?\s?\s?\{{|[ \t]*+\n?<arg_key))",
)
CALL_LIST_START = compile_late(r"\[\s*+(?:\{\s*+)?(?=[\"'`]?\s?(?>" + TOOL_NAME_PATTERN + r")[\"']?[ \t]?\()")
EMPTY_LIST = compile_late(r"\[\s*+(?:\(\)\s*+)?\]")
EMPTY_SEPARATED_CALL = compile_late(
    rf"(?>({TOOL_NAME_PATTERN}))\s*+<tool_sep(?::[\w-]{{1,20}})?>\s*+(?=</tool_call(?::[\w-]{{1,20}})?>)"
)
"""Hunyuan's call without arguments: ``f<tool_sep></tool_call>``."""

VALUE_START = compile_late(
    r"\{\s*+(?:[\"'“\w\\}]|<[|e]|//|/\*)|\[\s*+[{\[(]|\[\s*+[\"'][^\"'\n]{1,160}[\"']\s*+,\s*+\{"
)
NAME_HEADER = compile_late(rf"\s*+(?>({TOOL_NAME_PATTERN}))(?::\d{{1,4}})?\s*+(?=[{{<>:`\[]|$)")
ARGUMENTS_BRACE = compile_late(r"\s*+[:>]?\s*+(?:```\w*+\s*+)?(?=\{)")
GLUED_NAME_START = compile_late(r"\.|[\u3040-\u9fff\uac00-\ud7af](?=[A-Za-z_])")
"""Where a sentence may end and a name begin, without a blank between."""

CALL_GAP = compile_late(r"(?>(?:\s|```[\w+-]*+)*)")
LABELLED_CALL = compile_late(
    rf"({TOOL_NAME_PATTERN})[ \t]*\n[ \t>*]*(?i:action[ _]input|arguments|args|input|parameters|✿ARGS✿|(?:行动|动作|工具)?(?:输入|参数))[ \t]*[:：]\s*(?=\{{)"
)
PLAIN_BRACES = compile_late(r"\{([^{}()\"'“”:=\n]+)\}")
"""Braces around words, as in LaTeX: no object."""

TOOL_NAME_ELEMENT = compile_late(r"\s*<tool_name>\s*([^<]{1,128}?)\s*</tool_name>")
CALL_ID = compile_late(r"\s*+([A-Za-z0-9_-]{1,64})\s*+(?=[\[<])")
CALL_SECTION = compile_late(
    r"<\|tool_calls_section_begin\|>(?=.*<\|tool_calls_section_end\|>\s*+(?:<\|im_end\|>\s*+)?$)", re.DOTALL
)
"""Kimi's section of calls up to the end of the text, which also ends reasoning that was not closed."""

SURPLUS_BRACES = compile_late(r"\s*+(\}{1,3})(?=\s*+(?:<|```|\{|$))")


class CallSite(Struct):
    """A place where calls were read. ``form`` is their notation; ``tagged`` says that a tag or a label announced them."""

    start: int
    end: int
    calls: list[RawCall]
    notes: Notes
    form: str
    tagged: bool = False


class FailedSite(Struct, frozen=True):
    """A place that looks like a call and cannot be read; ``sure`` where a tag or a tool on offer proves the intention."""

    start: int
    name: str
    reason: Reason
    sure: bool
