"""A tokenizer's response template says in which dialect its model writes calls."""

import pytest

from callwright.core.reader.dialect_registry import DialectError
from callwright.core.reader.response_templates import identify_response_template, spell_call
from callwright.reading import resolve_dialect

WHOLE = {"type": "function", "function": "{content}"}
PARTED = {"type": "function", "function": {"name": "{name}", "arguments": "{content}"}}


def template(**calls: object) -> dict[str, object]:
    thinking = {"open": "<think>", "close": "</think>", "content": "text"}
    content = {"close": "<|im_end|>", "content": "text"}
    return {
        "start_anchor": "<|im_start|>assistant\n",
        "fields": {"thinking": thinking, "tool_calls": {"repeats": True, **calls}, "content": content},
    }


def tags(pattern: str) -> dict[str, object]:
    return {"content": "xml-inline", "content_args": {"tag_pattern": pattern}, "transform": PARTED}


JSON_OBJECT = {"content": "json", "transform": WHOLE}
JSON_ARGUMENTS = {"content": "json", "transform": PARTED}
COHERE = {"function": {"name": "{tool_name}", "arguments": "{parameters}"}}
TEMPLATES: dict[str, dict[str, object]] = {
    "hermes": template(open="<tool_call>", close="</tool_call>", **JSON_OBJECT),
    "qwen3-coder": template(open_pattern=r"\s*<tool_call>\s*<function=(?P<name>[^>\n]+)>", close_pattern=r"</function>\s*</tool_call>", **tags(r"<parameter=(?P<key>\w+)>\s*(?P<value>.*?)\s*</parameter>")),
    "glm": template(open_pattern=r"<tool_call>(?P<name>[\w.-]+)\n?", close="</tool_call>", **tags(r"<arg_key>(?P<key>.+?)</arg_key>\s*<arg_value>(?P<value>.*?)</arg_value>")),
    "gpt-oss": template(open_pattern=r"<\|channel\|>commentary to=functions\.(?P<name>\w+).*?<\|message\|>", close="<|call|>", **JSON_ARGUMENTS),
    "command-r": template(open="<|START_ACTION|>", close="<|END_ACTION|>", content="json", transform_each=True, transform=COHERE),
    "gemma4": template(open_pattern=r"<\|tool_call>call:(?P<name>\w+)", close="<tool_call|>", **JSON_ARGUMENTS),
    "functiongemma": template(open_pattern=r"<start_function_call>call:(?P<name>[a-zA-Z_]\w*)", close=["<end_function_call>"], **JSON_ARGUMENTS),
    "deepseek-v3.1": template(open_pattern=r"(?:<｜tool▁calls▁begin｜>)?<｜tool▁call▁begin｜>(?P<name>[^<]+)<｜tool▁sep｜>", close="<｜tool▁call▁end｜>", **JSON_ARGUMENTS),
    "kimi-k2": template(open_pattern=r"<\|tool_call_begin\|>\s*functions\.(?P<name>[\w-]+):\d{1,3}\s*<\|tool_call_argument_begin\|>", close="<|tool_call_end|>", **JSON_ARGUMENTS),
    "muse": template(open_pattern=r'<atem:invoke\b[^>]*?\bname="(?P<name>[^"]+)">', close="</atem:invoke>", **tags(r'<atem:parameter name="(?P<key>[^"]+)">(?P<value>.*?)</atem:parameter>')),
    "mistral-v11": template(open_pattern=r"\[TOOL_CALLS\](?P<name>[\w-]+)\[ARGS\]", **JSON_ARGUMENTS),
    "lfm2": template(open="<|tool_call_start|>", close="<|tool_call_end|>", content="json", transform_each=True, transform=COHERE),
}  # fmt: skip


@pytest.mark.promise("B14")
@pytest.mark.parametrize("name", TEMPLATES)
def test_the_dialect_of_a_response_template_is_identified(name: str) -> None:
    assert identify_response_template(TEMPLATES[name]) == name
    assert resolve_dialect(response_template=TEMPLATES[name]) == name


def test_a_call_is_spelled_as_the_template_describes_it() -> None:
    assert spell_call(TEMPLATES["qwen3-coder"]) == (
        "<tool_call><function=get_weather><parameter=city>Rome</parameter></function></tool_call>"
    )


@pytest.mark.parametrize(
    "unknown",
    [
        {},
        {"fields": {"content": {"close": "<|im_end|>"}}},
        {"fields": ["tool_calls"]},
        template(open="<my_call>", close="</my_call>", **JSON_OBJECT),
        template(open_pattern="(<tool_call>[", close="</tool_call>", **JSON_OBJECT),
        template(open_pattern="(" * 1_900 + "<tool_call>" + ")" * 80, **JSON_OBJECT),
        template(open_pattern=r'<invoke name="(?P<name>[^"]+)">', **tags(r'<parameter name="(?P<key>.+?)">(?P<value>.*?)</parameter>')),
        template(open="<tool_call>", content="kv-lines"),
    ],
    ids=["empty", "no calls", "no object", "unknown tags", "broken", "deep", "several dialects", "other content"],
)  # fmt: skip
def test_a_template_of_no_dialect_or_of_several_locks_none(unknown: dict[str, object]) -> None:
    assert identify_response_template(unknown) is None


def test_a_template_and_a_declared_dialect_that_disagree_are_refused() -> None:
    assert resolve_dialect(declared="hermes", response_template=TEMPLATES["hermes"]) == "hermes"
    with pytest.raises(DialectError, match="response_template says glm"):
        resolve_dialect(declared="hermes", response_template=TEMPLATES["glm"])
