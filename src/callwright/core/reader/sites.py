"""What a scan finds in a text, and the patterns by which it knows where calls may begin."""

import re

from msgspec import Struct

from callwright.core.reader.known import NAME, Call
from callwright.core.reader.notes import Notes

EVENT = re.compile(
    rf"(?P<tag><(?=[/|｜\w])|\[(?=/?[A-Z_]{{4,20}}\]))|(?P<fence>```(?:[\w+-]+(?![\w+\-(.:]))?[ \t]*+)|(?P<open>[\[{{])"
    rf"|(?P<labelled>(?im:^[ \t>*]*+(?:action|tool|function|function name|✿FUNCTION✿)[ \t]*:[ \t]*(?={NAME}[ \t]*\n)))"
    rf"|(?P<name>(?<![\w.\-\\])(?>{NAME})(?=[ \t]?\(|[ \t]*+[:>]?\s?\s?\s?\s?\{{|[ \t]*+\n?<arg_key))",
)
LIST = re.compile(r"\[\s*+(?:\{\s*+)?(?=[\"'`]?\s?(?>" + NAME + r")[\"']?[ \t]?\()")
EMPTY = re.compile(r"\[\s*+(?:\(\)\s*+)?\]")
VALUE = re.compile(r"\{\s*+(?:[\"'“\w\\}]|<[|e])|\[\s*+[{\[(]|\[\s*+[\"'][^\"'\n]{1,160}[\"']\s*+,\s*+\{")
HEADER = re.compile(rf"\s*+(?>({NAME}))(?::\d{{1,4}})?\s*+(?=[{{<>:`\[]|$)")
BRACE = re.compile(r"\s*+[:>]?\s*+(?:```\w*+\s*+)?(?=\{)")
GLUE = re.compile(r"\.|[\u3040-\u9fff\uac00-\ud7af](?=[A-Za-z_])")
"""Where a sentence may end and a name begin, with no blank between."""

GAP = re.compile(r"(?>(?:\s|```[\w+-]*+)*)")
LABELLED = re.compile(
    rf"({NAME})[ \t]*\n[ \t>*]*(?i:action[ _]input|arguments|args|input|parameters|✿ARGS✿)[ \t]*:\s*(?=\{{)"
)
TOOL_NAME = re.compile(r"\s*<tool_name>\s*([^<]{1,128}?)\s*</tool_name>")
SURPLUS = re.compile(r"\s*+(\}{1,3})(?=\s*+(?:<|```|\{|$))")


class Site(Struct):
    """A place where calls were read. ``form`` says how they are written; ``tagged`` that a tag announced them."""

    start: int
    end: int
    calls: list[Call]
    notes: Notes
    form: str
    tagged: bool = False


class Attempt(Struct, frozen=True):
    """A place that tries to be a call and cannot be read; ``sure`` where a tag or a tool on offer says that it tries."""

    start: int
    name: str
    reason: str
    sure: bool
