"""How each family writes calls: one writer per form, and the tools that are written about."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.reader.reading_outcome import FixedOffer
from callwright.domain.contract import CompiledContract, Contract, EffectClass

Call = tuple[str, dict[str, Any]]

PARAMETERS: dict[str, dict[str, dict[str, Any]]] = {
    "book": {
        "city": {"type": "string"},
        "nights": {"type": "integer"},
        "price": {"type": "number"},
        "breakfast": {"type": "boolean"},
        "guests": {"type": "array"},
        "notes": {"type": "object"},
    },
    "shop.find_item": {"words": {"type": "string"}, "most": {"type": "integer"}},
    "ping": {},
}


@cache
def tool(name: str, effect: EffectClass = "read") -> CompiledContract:
    properties = PARAMETERS.get(name, {"path": {"type": "string"}})
    schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return compile_contract(Contract(name=name, input_schema=schema, effect=effect))


@cache
def offer() -> FixedOffer:
    return FixedOffer([tool(name) for name in PARAMETERS])


def dumps(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def named(call: Call, name: str = "name", arguments: str = "arguments") -> str:
    return dumps({name: call[0], arguments: call[1]})


def syntax(call: Call) -> str:
    return f"{call[0]}({', '.join(f'{key}={value!r}' for key, value in call[1].items())})"


def as_text(value: Any) -> str:
    return value if isinstance(value, str) else dumps(value)


def between(before: str, after: str, inner: Callable[[Call], str]) -> Callable[[Sequence[Call]], str]:
    return lambda calls: "\n".join(before + inner(call) + after for call in calls)


def xml(call: Call, form: str) -> str:
    return "".join(form.format(key=key, value=as_text(value)) for key, value in call[1].items())


def _arguments_of_gemma(value: Any, quote: str = '<|"|>') -> str:
    if isinstance(value, str):
        return f"{quote}{value}{quote}"
    if isinstance(value, dict):
        return "{" + ",".join(f"{key}:{_arguments_of_gemma(one, quote)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(_arguments_of_gemma(one, quote) for one in value) + "]"
    return dumps(value)


def _deepseek(call: Call) -> str:
    return f"<｜tool▁call▁begin｜>function<｜tool▁sep｜>{call[0]}\n```json\n{dumps(call[1])}\n```<｜tool▁call▁end｜>"


def _kimi(calls: Sequence[Call]) -> str:
    inner = "".join(
        f"<|tool_call_begin|>functions.{name}:{at}<|tool_call_argument_begin|>{dumps(arguments)}<|tool_call_end|>"
        for at, (name, arguments) in enumerate(calls)
    )
    return f"<|tool_calls_section_begin|>{inner}<|tool_calls_section_end|>"


def _kimi_tags(calls: Sequence[Call]) -> str:
    inner = "".join(
        f'<|open|>call tool="{name}" index="{at}"<|sep|>'
        + "".join(
            f'<|open|>argument key="{key}" type="{"string" if isinstance(value, str) else "json"}"<|sep|>'
            f"{as_text(value)}<|close|>argument<|sep|>"
            for key, value in arguments.items()
        )
        + "<|close|>call<|sep|>"
        for at, (name, arguments) in enumerate(calls)
    )
    return f"<|open|>tools<|sep|>{inner}<|close|>tools<|sep|>"


def _marked(call: Call, mark: str) -> str:
    """DeepSeek's and GigaChat's tags, in which a parameter says whether it is a string."""
    inner = "\n".join(
        f'<{mark}parameter name="{key}" string="{str(isinstance(value, str)).lower()}">{as_text(value)}</{mark}parameter>'
        for key, value in call[1].items()
    )
    return f'<{mark}invoke name="{call[0]}">\n{inner}\n</{mark}invoke>'


def _minimax(calls: Sequence[Call]) -> str:
    mark = "]<]minimax[>["
    inner = "".join(
        f'{mark}<invoke name="{call[0]}">'
        + xml(call, mark + "<{key}>{value}" + mark + "</{key}>")
        + f"{mark}</invoke>"
        for call in calls
    )
    return f"{mark}<tool_call>{inner}{mark}</tool_call>"


def _harmony(calls: Sequence[Call]) -> str:
    return "<|channel|>analysis<|message|>I will look.<|end|>" + "".join(
        f"<|start|>assistant<|channel|>commentary to=functions.{name} <|constrain|>json<|message|>{dumps(arguments)}<|call|>"
        for name, arguments in calls
    )


def _plamo(calls: Sequence[Call]) -> str:
    def tag(words: str) -> str:
        return f"<|plamo:{words}:plamo|>"

    inner = "".join(
        tag("begin_tool_request")
        + tag("begin_tool_name") + name + tag("end_tool_name")
        + tag("begin_tool_arguments") + dumps(arguments) + tag("end_tool_arguments")
        + tag("end_tool_request")
        for name, arguments in calls
    )  # fmt: skip
    return tag("begin_tool_requests") + inner + tag("end_tool_requests")


def _invoked(call: Call) -> str:
    return (
        f'<invoke name="{call[0]}">\n'
        + xml(call, '<parameter name="{key}">{value}</parameter>\n')
        + "</invoke>"
    )


def _old_anthropic(call: Call) -> str:
    inner = xml(call, "<{key}>{value}</{key}>")
    return f"<invoke><tool_name>{call[0]}</tool_name><parameters>{inner}</parameters></invoke>"


def _qwen(call: Call) -> str:
    return f"<function={call[0]}>\n" + xml(call, "<parameter={key}>\n{value}\n</parameter>\n") + "</function>"


def _glm(call: Call) -> str:
    return call[0] + "\n" + xml(call, "<arg_key>{key}</arg_key>\n<arg_value>{value}</arg_value>\n")


EXACT: dict[str, Callable[[Sequence[Call]], str]] = {
    "json list": lambda calls: dumps([{"name": name, "arguments": args} for name, args in calls]),
    "json lines": lambda calls: "\n".join(map(named, calls)),
    "json, spaces between": lambda calls: "  ".join(map(named, calls)),
    "json, commas between": lambda calls: ", ".join(map(named, calls)),
    "json with parameters": lambda calls: dumps([{"name": name, "parameters": args} for name, args in calls]),
    "seed 004": lambda calls: "\n".join(named(call, "tool", "args") for call in calls),
    "xlam": lambda calls: dumps({"tool_calls": [{"name": name, "arguments": args} for name, args in calls]}),
    "call syntax": lambda calls: f"[{', '.join(map(syntax, calls))}]",
    "call syntax without brackets": lambda calls: ", ".join(map(syntax, calls)),
    "raven": lambda calls: "; ".join(map(syntax, calls)) + ";",
    "a call on each line": lambda calls: "\n".join(map(syntax, calls)),
    "call: before each": lambda calls: "\n".join("Call: " + syntax(call) for call in calls),
    "functools": lambda calls: "functools" + dumps([{"name": name, "arguments": args} for name, args in calls]),
    "hermes": between("<tool_call>\n", "\n</tool_call>", named),
    "granite": between("<function_call> ", "", named),
    "phi": lambda calls: "<|tool_call|>" + dumps([{"name": name, "arguments": args} for name, args in calls]) + "<|/tool_call|>",
    "jamba": lambda calls: "<tool_calls>" + dumps([{"name": name, "arguments": args} for name, args in calls]) + "</tool_calls>",
    "nemotron": lambda calls: "<TOOLCALL>" + dumps([{"name": name, "arguments": args} for name, args in calls]) + "</TOOLCALL>",
    "mistral": lambda calls: "[TOOL_CALLS]" + dumps([{"name": name, "arguments": args} for name, args in calls]),
    "mistral with arguments": lambda calls: "".join(f"[TOOL_CALLS]{name}[ARGS]{dumps(args)}" for name, args in calls),
    "llama": lambda calls: "<|python_tag|>" + "; ".join(named(call, "name", "parameters") for call in calls),
    "llama 4": lambda calls: f"<|python_start|>[{', '.join(map(syntax, calls))}]<|python_end|>",
    "lfm": lambda calls: f"<|tool_call_start|>[{', '.join(map(syntax, calls))}]<|tool_call_end|>",
    "olmo": lambda calls: "<function_calls>" + "\n".join(map(syntax, calls)) + "</function_calls>",
    "llama functions": lambda calls: "".join(f"<function={name}>{dumps(args)}</function>" for name, args in calls),
    "cohere": lambda calls: "<|START_ACTION|>" + dumps([
        {"tool_call_id": str(at), "tool_name": name, "parameters": args} for at, (name, args) in enumerate(calls)
    ]) + "<|END_ACTION|>",
    "internlm": between("<|action_start|><|plugin|>", "<|action_end|>", lambda call: named(call, "name", "parameters")),
    "deepseek 3.1": lambda calls: "<｜tool▁calls▁begin｜>" + "".join(
        f"<｜tool▁call▁begin｜>{name}<｜tool▁sep｜>{dumps(args)}<｜tool▁call▁end｜>" for name, args in calls
    ) + "<｜tool▁calls▁end｜>",
    "deepseek 3.2": lambda calls: "<｜DSML｜function_calls>\n" + "\n".join(_marked(call, "｜DSML｜") for call in calls) + "\n</｜DSML｜function_calls>",
    "gigachat": lambda calls: "<｜GCML｜tool_calls>" + "\n".join(_marked(call, "｜GCML｜") for call in calls) + "</｜GCML｜tool_calls>",
    "kimi": _kimi,
    "kimi, tags": _kimi_tags,
    "anthropic": lambda calls: "<function_calls>\n" + "\n".join(map(_invoked, calls)) + "\n</function_calls>",
    "minimax 2": between("<minimax:tool_call>\n", "\n</minimax:tool_call>", _invoked),
    "minimax 3": _minimax,
    "qwen coder": between("<tool_call>\n", "\n</tool_call>", _qwen),
    "seed-oss": between("<seed:tool_call>\n", "\n</seed:tool_call>", _qwen),
    "glm 4.5": between("<tool_call>", "</tool_call>", _glm),
    "hunyuan": lambda calls: "<tool_calls:6124>" + "".join(
        f"<tool_call:6124>{call[0]}" + xml(call, "<arg_key:6124>{key}</arg_key:6124><arg_value:6124>{value}</arg_value:6124>") + "</tool_call:6124>"
        for call in calls
    ) + "</tool_calls:6124>",
    "gemma": lambda calls: "".join(f"<|tool_call>call:{name}{_arguments_of_gemma(args)}<tool_call|>" for name, args in calls),
    "harmony": _harmony,
    "name and json": lambda calls: "\n".join(f"{name}\n{dumps(args)}" for name, args in calls),
    "functionary": lambda calls: "\n".join(f">>>{name}\n{dumps(args)}" for name, args in calls),
    "plamo": _plamo,
    "step 3": lambda calls: "<｜tool_calls_begin｜>" + "\n".join(
        f'<｜tool_call_begin｜>function<｜tool_sep｜><steptml:invoke name="{call[0]}">'
        + xml(call, '<steptml:parameter name="{key}">{value}</steptml:parameter>')
        + "</steptml:invoke><｜tool_call_end｜>"
        for call in calls
    ) + "<｜tool_calls_end｜>",
    "the tool's name as the tag": lambda calls: "\n".join(
        f"<{call[0]}>\n" + xml(call, "<{key}>{value}</{key}>\n") + f"</{call[0]}>" for call in calls
    ),
    "openai, leaked wrapper": lambda calls: dumps(
        {"tool_uses": [{"recipient_name": f"functions.{name}", "parameters": args} for name, args in calls]}
    ),
    "llama, built in": lambda calls: "<|python_tag|>" + "; ".join(syntax((f"{name}.call", args)) for name, args in calls),
    "qwen agent": lambda calls: "\n".join(f"✿FUNCTION✿: {name}\n✿ARGS✿: {dumps(args)}" for name, args in calls),
    "hunyuan 3": lambda calls: "<tool_calls>\n" + "\n".join(
        f"<tool_call>{call[0]}<tool_sep>\n" + xml(call, "<arg_key>{key}</arg_key>\n<arg_value>{value}</arg_value>\n") + "</tool_call>" for call in calls
    ) + "\n</tool_calls>",
    "glm 4.7": between("<tool_call>", "</tool_call>", lambda call: call[0] + xml(call, "<arg_key>{key}</arg_key><arg_value>{value}</arg_value>")),
    "minimax 1": lambda calls: "<tool_calls>\n" + "\n".join(map(named, calls)) + "\n</tool_calls>",
    "minicpm": lambda calls: "\n".join(
        f'<function name="{call[0]}">' + xml(call, '<param name="{key}"><![CDATA[{value}]]></param>') + "</function>" for call in calls
    ),
    "deepseek 4": lambda calls: "<｜DSML｜tool_calls>\n" + "\n".join(_marked(call, "｜DSML｜") for call in calls) + "\n</｜DSML｜tool_calls>",
    "mistral with ids": lambda calls: "".join(
        f"[TOOL_CALLS]{name}[CALL_ID]a1b2c3d{at:02}[ARGS]{dumps(args)}" for at, (name, args) in enumerate(calls)
    ),
    "longcat": between("<longcat_tool_call>\n", "\n</longcat_tool_call>", named),
    "solar": lambda calls: "".join(
        f"<|tool_call:begin|>id{at}<|tool_call:name|>{name}<|tool_call:args|>{dumps(args)}<|tool_call:end|>"
        for at, (name, args) in enumerate(calls)
    ),
    "dots": lambda calls: "<dots_function_call>\n" + "\n".join(map(_invoked, calls)) + "\n</dots_function_call>",
    "muse": lambda calls: "<atem:function_calls>\n" + "\n".join(
        f'<atem:invoke name="{call[0]}">\n' + xml(call, '<atem:parameter name="{key}">{value}</atem:parameter>\n') + "</atem:invoke>"
        for call in calls
    ) + "\n</atem:function_calls>",
    "functiongemma": lambda calls: "".join(
        f"<start_function_call>call:{name}{_arguments_of_gemma(args, '<escape>')}<end_function_call>" for name, args in calls
    ),
    "react": lambda calls: "\n".join(f"Action: {name}\nAction Input: {dumps(args)}" for name, args in calls),
    "react in Chinese": lambda calls: "\n".join(f"行动：{name}\n行动输入：{dumps(args)}" for name, args in calls),
    "json with Chinese keys": lambda calls: dumps([{"工具": name, "参数": args} for name, args in calls]),
    "doubao": lambda calls: "<|FunctionCallBegin|>"
    + dumps([{"name": name, "parameters": args} for name, args in calls])
    + "<|FunctionCallEnd|>",
}  # fmt: skip
"""Forms that are read without any liberty."""

WITH_LIBERTIES: dict[str, tuple[Callable[[Sequence[Call]], str], set[str]]] = {
    "fenced call syntax": (lambda calls: f"```python\n[{', '.join(map(syntax, calls))}]\n```", {"markdown_fence"}),
    "fenced json": (lambda calls: "\n".join(f"```json\n{named(call)}\n```" for call in calls), {"markdown_fence"}),
    "deepseek 3": (
        lambda calls: "<｜tool▁calls▁begin｜>" + "\n".join(map(_deepseek, calls)) + "<｜tool▁calls▁end｜>",
        {"markdown_fence"},
    ),
    "deepseek 3, to its end": (
        lambda calls: "<｜tool▁calls▁begin｜>" + "\n".join(map(_deepseek, calls)) + "<｜tool▁calls▁end｜><｜end▁of▁sentence｜>",
        {"markdown_fence", "special_token"},
    ),
    "qwen agent, running on": (
        lambda calls: "\n".join(f"✿FUNCTION✿: {name}\n✿ARGS✿: {dumps(args)}" for name, args in calls)
        + "\n✿RESULT✿: 22 degrees\n✿RETURN✿: It is warm.", {"next_turn"},
    ),
    "react in Chinese, running on": (
        lambda calls: "\n".join(f"行动：{name}\n行动输入：{dumps(args)}" for name, args in calls)
        + "\n观察：22 度\n思考：天气很暖。", {"next_turn"},
    ),
    "a bracket too many": (
        between("<tool_call>\n", "}\n</tool_call>", named), {"extra_bracket"},
    ),
    "quoted call syntax": (lambda calls: dumps([syntax(call) for call in calls]), {"quoted_call"}),
    "python objects": (lambda calls: repr([{"name": name, "arguments": args} for name, args in calls]), {"python_literal"}),
    "apertus": (lambda calls: "<|tools_prefix|>" + dumps([{name: args} for name, args in calls]) + "<|tools_suffix|>", {"name_as_key"}),
    "pairs": (lambda calls: dumps([[name, args] for name, args in calls]), {"name_as_key"}),
    "tags without an end": (lambda calls: "\n".join(f"<tool_call>{named(call)}" for call in calls), {"missing_tag"}),
    "old anthropic": (between("<function_calls>", "</function_calls>", _old_anthropic), set()),
    "an introduction": (lambda calls: f"Here are the calls:\n\n[{', '.join(map(syntax, calls))}]", {"introduction"}),
    "a Chinese introduction": (lambda calls: "好的，调用如下：\n" + "\n".join(map(named, calls)), {"introduction"}),
    "an introduction and a remark": (
        lambda calls: f"I call:\n[{', '.join(map(syntax, calls))}]\n\nThis looks it up.", {"introduction"},
    ),
    "tokens around": (lambda calls: f"<|im_start|>[{', '.join(map(syntax, calls))}]<|im_end|>", {"special_token"}),
}  # fmt: skip
"""Forms that are read with liberties that may be taken, and which."""
