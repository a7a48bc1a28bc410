"""The dialects in which model families write calls, and the lock of a declared one.

A dialect is recognised by the opener of its blocks *and what follows it*: JSON and tagged dialects share ``<tool_call>``. Under
the lock of a dialect a block of any other dialect is prose, and so is its own block in any other position.

Must not depend on tools.
"""

import re
from functools import cache

from msgspec import Struct

from callwright.core.text.late_pattern import compile_late

_NAME = r"[^\W\d][\w.:/-]{0,255}+"
"""Bounded, because it also stands behind ``Action:``, which it matches itself: a text of many of these would take quadratic time."""

_MARK = r"\]<\]minimax\[>\["
"""What MiniMax M3 writes before every tag."""


class DialectGrammar(Struct, frozen=True):
    """One dialect.

    Attributes:
        name: As an application declares it.
        block: The opener of a block and what follows it, up to the first part that no other dialect writes there.
        models: Substrings, in lower case, of the ids of models that write it.
        is_whole_message: Its calls are the whole message; it has no tags.
        ends_reasoning: Its block also ends reasoning that was not closed.
    """

    name: str
    block: re.Pattern[str]
    models: tuple[str, ...] = ()
    is_whole_message: bool = False
    ends_reasoning: bool = False


class DialectError(ValueError):
    """A dialect is unknown, or two sources name different ones. Declare one of the names in the message."""


def _define(
    name: str, block: str, models: str = "", *, whole: bool = False, ends_reasoning: bool = False
) -> DialectGrammar:
    return DialectGrammar(name, compile_late(block), tuple(models.split()), whole, ends_reasoning)


_GRAMMARS = (
    _define("hermes", r"<tool_call>\s*\{", "hermes qwen2.5 qwen2-5 qwen3-4b qwen3-8b qwen3-14b qwen3-32b qwen3-235b qwq mimo-vl bielik reka-edge granite-4 ernie-4.5 trinity"),
    _define("qwen3-coder", r"(?:<tool_call>\s*)?<function=" + _NAME + r">\s*<(?:parameter=|/function>)", "qwen3-coder qwen3.5 qwen3.6 qwen3.8 nemotron-3 step-3.5 nanbeige minicpm-v mimo-v2"),
    _define("seed-oss", r"<seed:tool_call>\s*<function=", "seed-oss"),
    _define("doubao", r"<\|FunctionCallBegin\|>\s*[\[{]", "doubao-1.5 doubao-1-5 doubao-pro doubao-lite"),
    _define("glm", r"<tool_call>\s*" + _NAME + r"\s*(?:<arg_key>|</tool_call>)", "glm-4.5 glm-4.6 glm-4.7 glm-5 ling-3 laguna spark-2.5"),
    _define("hunyuan", r"<tool_calls>\s*\[", "hunyuan-a13b jamba apriel"),
    _define("hunyuan-v3", r"<tool_calls(?::[\w-]+)?>\s*<tool_call(?::[\w-]+)?>\s*" + _NAME, "hunyuan-v3 hunyuan-v4 hy3"),
    _define("minimax-m1", r"<tool_calls>\s*\{", "minimax-m1"),
    _define("minimax-m2", r"<minimax:tool_call>\s*<invoke ", "minimax-m2"),
    _define("minimax-m3", r"(?:" + _MARK + r")?<tool_call>\s*(?:" + _MARK + r")?<invoke ", "minimax-m3"),
    _define("minicpm5", r"<function\s*name=[^<>]*>\s*(?:<param |</function>)", "minicpm5 minicpm-5"),
    _define("deepseek-v3", r"<｜tool▁calls▁begin｜>\s*<｜tool▁call▁begin｜>\s*function<｜tool▁sep｜>", "deepseek-r1 cogito"),
    _define("deepseek-v3.1", r"<｜tool▁calls▁begin｜>\s*<｜tool▁call▁begin｜>\s*(?!function<)" + _NAME + r"<｜tool▁sep｜>\s*\{", "deepseek-v3.1"),
    _define("deepseek-v3.2", r"<[|｜]{1,2}DSML[|｜]{1,2} ?(?:function_calls|tool_calls|toolcalls|calls|tool|invoke)\b", "deepseek-v3.2 deepseek-v4"),
    _define("kimi-k2", r"<\|tool_calls_section_begin\|>\s*<\|tool_call_begin\|>", "kimi-k2", ends_reasoning=True),
    _define("kimi-k3", r"<\|open\|>tools<\|sep\|>\s*<\|open\|>call ", "kimi-k3"),
    _define("llama-json", r"(?:<\|python_tag\|>\s*)?\{", "llama-3", whole=True),
    _define("pythonic", r"(?:<\|python_start\|>\s*)?\[\s*" + _NAME + r"\(", "llama-4", whole=True),
    _define("olmo3", r"<function_calls>\s*" + _NAME + r"\(", "olmo-3"),
    _define("lfm2", r"<\|tool_call_start\|>\s*\[", "lfm2"),
    _define("mistral-v3", r"\[TOOL_CALLS\]\s*\[", "mistral-7b-instruct-v0.3 mixtral-8x22b mistral-nemo"),
    _define("mistral-v11", r"\[TOOL_CALLS\]\s*" + _NAME + r"\[(?:CALL_ID|ARGS)\]", "mistral-small-3 magistral devstral ministral"),
    _define("gpt-oss", r"<\|channel\|>", "gpt-oss"),
    _define("gemma4", r"<\|tool_call>\s*call:", "gemma-4"),
    _define("functiongemma", r"<start_function_call>\s*call:", "functiongemma"),
    _define("granite3", r"<\|tool_call\|>\s*\[|<function_call>\s*\{|<tool_call>\s*\[", "granite-3 granite-20b"),
    _define("internlm", r"<\|action_start\|>\s*<\|plugin\|>", "internlm2 internlm3 intern-s1"),
    _define("nemotron-nano2", r"<TOOLCALL>\s*\[", "nemotron-nano-9b-v2 nemotron-nano-12b-v2"),
    _define("functools", r"functools\s*\[", "phi-4-mini firefunction"),
    _define("command-r", r"<\|START_ACTION\|>\s*\[", "command-r7b command-a"),
    _define("react", r"(?i:action|行动|动作)[ \t]*[:：](?:[ \t]*" + _NAME + r"[ \t]*\n|\s*```(?:json)?\s*[\[{])"),
    _define("functionary-v3.1", r"<function=" + _NAME + r">\s*\{", "functionary-small-v3.1 functionary-medium-v3.1"),
    _define("step3", r"<｜tool_calls?_begin｜>", "step3"),
    _define("longcat", r"<longcat_tool_call>\s*\{", "longcat"),
    _define("gigachat3", r"function call<\|role_sep\|>\s*\{|<\|function_call\|>\s*\{", "gigachat3"),
    _define("gigachat3.5", r"<｜GCML｜tool_calls>", "gigachat-3.5"),
    _define("apertus", r"<\|tools_prefix\|>\s*\[", "apertus"),
    _define("muse", r"<atem:function_calls>\s*<atem:invoke ", "muse"),
    _define("anthropic-xml", r"<function_calls>\s*<invoke[ >]", "claude-2"),
    _define("solar", r"<\|tool_call:begin\|>", "solar-open"),
    _define("dots", r"<dots_function_call>\s*<invoke ", "dots"),
    _define("plamo", r"<\|plamo:begin_tool_requests?:plamo\|>", "plamo"),
    _define("iquest", r"<iquest_tool_call>\s*" + _NAME + r"\s*(?:<arg_key>|</iquest_tool_call>)", "iquest-q1"),
    _define("k2-v3", r"<ifm\|tool_calls>\s*<ifm\|tool_call>", "k2-v3 k2-horizon"),
    _define("inkling", r"(?:<\|message_model\|>" + _NAME + r")?<\|content_invoke_tool_json\|>\s*\{", "inkling"),
    _define("qwen-agent", r"✿FUNCTION✿"),
)  # fmt: skip
_GRAMMAR_BY_NAME = {grammar.name: grammar for grammar in _GRAMMARS}


def list_dialects() -> tuple[str, ...]:
    """Return the names of all dialects."""
    return tuple(_GRAMMAR_BY_NAME)


def get_dialect(name: str) -> DialectGrammar:
    """Return the dialect of this name.

    Raises:
        DialectError: there is none.
    """
    grammar = _GRAMMAR_BY_NAME.get(name)
    if grammar is None:
        raise DialectError(f"dialect must be one of these: {', '.join(_GRAMMAR_BY_NAME)}")
    return grammar


@cache
def find_dialect_of_model(model: str) -> str | None:
    """Return the dialect of a model by its id; None when unknown. The most specific substring counts."""
    lower = model.lower()
    known = [(len(part), grammar.name) for grammar in _GRAMMARS for part in grammar.models if part in lower]
    return max(known)[1] if known else None


def identify_dialect(sample: str) -> str | None:
    """Return the dialect of a text with a call, such as a chat template rendered with one; None for no dialect or several.

    The opener of the block alone decides nothing: what follows it counts too.
    """
    found = find_first_block(sample)
    return None if found is None else found[0].name


def find_first_block(text: str) -> tuple[DialectGrammar, int] | None:
    """Return the dialect with tags whose block begins first in a text, and where; None where there is none, or several begin there."""
    starts = [
        (found.start(), grammar)
        for grammar in _GRAMMARS
        if not grammar.is_whole_message and (found := grammar.block.search(text))
    ]
    first = min((start for start, _ in starts), default=-1)
    begun = [grammar for start, grammar in starts if start == first]
    return (begun[0], first) if len(begun) == 1 else None


def begins_block(text: str, start: int) -> bool:
    """Return whether a block of any dialect with tags begins at a position."""
    return any(grammar.block.match(text, start) for grammar in _GRAMMARS if not grammar.is_whole_message)
