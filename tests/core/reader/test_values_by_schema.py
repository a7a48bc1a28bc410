"""Values of every type, with the tags of the format in them, come back as they were written, or are asked about."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.reading_outcome import FixedOffer, Reading, Unreadable
from callwright.domain.contract import Contract

Writer = Callable[[dict[str, Any]], str]


def dumps(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def plain(value: Any) -> str:
    return value if isinstance(value, str) else dumps(value)


def each(form: str, arguments: dict[str, Any]) -> str:
    return "".join(
        form.format(key=key, value=plain(value), text="true" if isinstance(value, str) else "false")
        for key, value in arguments.items()
    )


def between(before: str, form: str, after: str) -> Writer:
    return lambda arguments: before + each(form, arguments) + after


WRITERS: dict[str, Writer] = {
    "qwen coder": between(
        "<tool_call>\n<function=keep>\n",
        "<parameter={key}>\n{value}\n</parameter>\n",
        "</function>\n</tool_call>",
    ),
    "glm": between(
        "<tool_call>keep\n", "<arg_key>{key}</arg_key>\n<arg_value>{value}</arg_value>\n", "</tool_call>"
    ),
    "anthropic": between(
        '<function_calls>\n<invoke name="keep">\n',
        '<parameter name="{key}">{value}</parameter>\n',
        "</invoke>\n</function_calls>",
    ),
    "minimax": between(
        '<minimax:tool_call>\n<invoke name="keep">\n',
        '<parameter name="{key}">{value}</parameter>\n',
        "</invoke>\n</minimax:tool_call>",
    ),
    "deepseek": between(
        '<｜DSML｜function_calls>\n<｜DSML｜invoke name="keep">\n',
        '<｜DSML｜parameter name="{key}" string="{text}">{value}</｜DSML｜parameter>\n',
        "</｜DSML｜invoke>\n</｜DSML｜function_calls>",
    ),
    "hermes": lambda arguments: (
        f"<tool_call>\n{dumps({'name': 'keep', 'arguments': arguments})}\n</tool_call>"
    ),
    "mistral": lambda arguments: f"[TOOL_CALLS]keep[ARGS]{dumps(arguments)}",
    "pythonic": lambda arguments: (
        f"[keep({', '.join(f'{key}={value!r}' for key, value in arguments.items())})]"
    ),
}
PIECES = [
    *("a", "Rome", "中文", "五", "007", "1e3", "null", "True", "[1]", '{"a": 1}', "1,000", " ", "\t", "\n", '"', "'"),
    *("\\", "&amp;", "<", "</", "</parameter>", "</｜DSML｜parameter>", "<parameter=y>", '<parameter name="y">', "，"),
    *("<arg_key>", "</arg_value>", "</tool_call>", "</function>", "```", "<think>", "]]>", "f(x=1)"),
]  # fmt: skip
MAKERS: dict[str, Callable[[random.Random], Any]] = {
    "string": lambda dice: "".join(dice.choice(PIECES) for _ in range(dice.randint(0, 5))),
    "integer": lambda dice: dice.choice([0, -1, 7, 10**6, 2**53 + 1, 10**20]),
    "number": lambda dice: dice.choice([1.5, -0.25, 1e21, 1e-7, 3, 100.0]),
    "boolean": lambda dice: dice.choice([True, False]),
    "null": lambda dice: None,
    "array": lambda dice: [MAKERS["string"](dice), 7, None],
    "object": lambda dice: {"键": MAKERS["string"](dice), "k 1": 0.5},
}


def make_field(dice: random.Random) -> tuple[dict[str, Any], Any]:
    """A schema and a value of it: one type mostly, a union of two, or no type at all."""
    kind = dice.choice(["string", "string", *MAKERS])
    other = dice.choice(list(MAKERS))
    schemas: list[dict[str, Any]] = [
        {"type": kind}, {"type": kind}, {"anyOf": [{"type": other}, {"type": kind}]}, {"description": "Anything"},
    ]  # fmt: skip
    return dice.choice(schemas), MAKERS[kind](dice)


def read(schemas: dict[str, Any], written: str) -> Reading | Unreadable:
    schema = {"type": "object", "properties": schemas}
    return read_calls(
        written, FixedOffer([compile_contract(Contract(name="keep", input_schema=schema, effect="once"))])
    )


def is_made(found: Reading | Unreadable) -> bool:
    """Whether the calls would be made without a question."""
    return (
        isinstance(found, Reading)
        and found.complete
        and all(repair.faithful for call in found.calls for repair in call.repairs)
    )


@pytest.mark.promise("B2")
@pytest.mark.parametrize("form", WRITERS)
def test_no_value_is_changed_in_silence(form: str) -> None:
    dice = random.Random(f"values of {form}")
    made = 0
    for _ in range(400):
        fields = {key: make_field(dice) for key in dice.choice(["x", "xy"])}
        arguments = {key: value for key, (_, value) in fields.items()}
        found = read({key: schema for key, (schema, _) in fields.items()}, WRITERS[form](arguments))
        if is_made(found):
            made += 1
            assert isinstance(found, Reading)
            assert [dumps(call.arguments) for call in found.calls] == [dumps(arguments)]
    assert made > 250


TEXTS = {"x": {"type": "string"}, "y": {"type": "string"}}


@pytest.mark.promise("B2")
@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("qwen coder", "a</parameter>\n</parameter>"),
        ("glm", "a</arg_value>"),
        ("minimax", "</parameter>"),
        ("qwen coder", "</parameter></x>"),
        ("glm", "</arg_value></parameter>"),
        ("deepseek", "a</parameter>"),
        ("qwen coder", "see <parameter=y>[1]"),
        ("qwen coder", "<parameter=y>[1]"),
        ("anthropic", 'see <parameter name="y">'),
    ],
)
def test_a_text_with_a_tag_of_its_own_format_is_never_cut_in_silence(form: str, text: str) -> None:
    found = read(TEXTS, WRITERS[form]({"x": text}))
    assert not is_made(found) or (isinstance(found, Reading) and found.calls[0].arguments == {"x": text})


@pytest.mark.promise("B2")
def test_a_parameter_that_is_not_closed_before_the_next_line_with_one_is_read() -> None:
    text = "<tool_call>\n<function=keep>\n<parameter=x>\nRome\n<parameter=y>\n7\n</parameter>\n</function>\n</tool_call>"
    found = read(TEXTS, text)
    assert is_made(found)
    assert isinstance(found, Reading)
    assert found.calls[0].arguments == {"x": "Rome", "y": "7"}


@pytest.mark.promise("B2")
def test_the_tag_of_another_format_in_a_text_is_part_of_it() -> None:
    found = read(TEXTS, WRITERS["anthropic"]({"x": "see <parameter=y>"}))
    assert is_made(found)
    assert isinstance(found, Reading)
    assert found.calls[0].arguments == {"x": "see <parameter=y>"}
