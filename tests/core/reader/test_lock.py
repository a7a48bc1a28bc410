"""The dialect of a model is locked by the opener of its blocks and what follows it; any other dialect is prose."""

import json

import pytest

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.dialect_choice import resolve_dialect
from callwright.core.reader.dialect_registry import (
    DialectError,
    find_dialect_of_model,
    get_dialect,
    identify_dialect,
    list_dialects,
)
from callwright.core.reader.incremental_reader import IncrementalReader
from callwright.core.reader.reading_outcome import FixedOffer, Reading
from callwright.domain.contract import Contract
from core.reader.test_position import TOOLS, WIPE
from core.reader.writing import EXACT, tool

FORMS = {
    "hermes": "hermes", "qwen coder": "qwen3-coder", "seed-oss": "seed-oss", "glm 4.5": "glm", "hunyuan": "hunyuan-v3",
    "jamba": "hunyuan", "minimax 2": "minimax-m2", "minimax 3": "minimax-m3", "deepseek 3.1": "deepseek-v3.1",
    "deepseek 3.2": "deepseek-v3.2", "kimi": "kimi-k2", "kimi, tags": "kimi-k3", "olmo": "olmo3", "lfm": "lfm2",
    "mistral": "mistral-v3", "mistral with arguments": "mistral-v11", "gemma": "gemma4", "granite": "granite3",
    "internlm": "internlm", "nemotron": "nemotron-nano2", "cohere": "command-r", "functools": "functools",
    "llama functions": "functionary-v3.1", "step 3": "step3", "gigachat": "gigachat3.5", "anthropic": "anthropic-xml",
    "plamo": "plamo", "react": "react", "qwen agent": "qwen-agent", "hunyuan 3": "hunyuan-v3", "glm 4.7": "glm",
    "minimax 1": "minimax-m1", "minicpm": "minicpm5", "deepseek 4": "deepseek-v3.2", "mistral with ids": "mistral-v11",
    "react in Chinese": "react", "doubao": "doubao",
    "longcat": "longcat", "solar": "solar", "dots": "dots", "muse": "muse", "functiongemma": "functiongemma",
}  # fmt: skip


def is_made(text: str, dialect: str | None) -> bool:
    found = read_calls(text, TOOLS, dialect=dialect)
    return isinstance(found, Reading) and all(one.faithful for call in found.calls for one in call.repairs)


@pytest.mark.promise("B2", "B14")
@pytest.mark.parametrize("form", FORMS)
def test_a_dialect_is_identified_by_its_opener_and_what_follows(form: str) -> None:
    assert identify_dialect("I look.\n" + EXACT[form]([WIPE])) == FORMS[form]


@pytest.mark.costly
@pytest.mark.promise("B2", "B14")
@pytest.mark.parametrize("form", FORMS)
def test_under_its_own_lock_a_block_behind_prose_is_made_whole_and_in_pieces(form: str) -> None:
    text = "I look.\n" + EXACT[form]([WIPE])
    assert is_made(text, FORMS[form])
    for size in (1, 4, 17):
        reader = IncrementalReader(TOOLS, dialect=FORMS[form])
        for start in range(0, len(text), size):
            reader.feed(text[start : start + size])
        assert reader.close() == read_calls(text, TOOLS, dialect=FORMS[form])


@pytest.mark.promise("B14")
@pytest.mark.parametrize("locked", sorted(set(FORMS.values())))
def test_under_the_lock_of_one_dialect_a_block_of_any_other_is_prose(locked: str) -> None:
    for form, own in FORMS.items():
        if own != locked:
            assert not is_made(EXACT[form]([WIPE]), locked), form


@pytest.mark.promise("B14")
@pytest.mark.parametrize("form", ["hermes", "kimi", "qwen coder"])
def test_a_lock_makes_no_call_of_its_own_blocks_in_another_place(form: str) -> None:
    assert not is_made(f"Do not run this:\n{EXACT[form]([WIPE])}", FORMS[form])
    assert not is_made(f"```\n{EXACT[form]([WIPE])}\n```\nThat is the format.", FORMS[form])


@pytest.mark.promise("B14")
def test_bare_json_is_prose_under_the_lock_of_a_dialect_with_tags() -> None:
    bare = EXACT["json list"]([WIPE])
    assert not is_made(bare, "hermes")
    assert is_made(bare.strip("[]"), "llama-json")


@pytest.mark.parametrize(
    ("model", "dialect"),
    [
        ("Qwen/Qwen3-Coder-30B-A3B", "qwen3-coder"),
        ("Qwen/Qwen2.5-7B-Instruct", "hermes"),
        ("deepseek-ai/DeepSeek-V3.2", "deepseek-v3.2"),
        ("moonshotai/Kimi-K2-Instruct", "kimi-k2"),
        ("openai/gpt-oss-120b", "gpt-oss"),
        ("a/house-model", None),
    ],
)
def test_a_models_id_names_its_dialect_where_it_is_known(model: str, dialect: str | None) -> None:
    assert find_dialect_of_model(model) == dialect


def test_two_sources_that_disagree_lock_nothing_and_say_so() -> None:
    rendered = "<|im_start|>assistant\n" + EXACT["hermes"]([WIPE]) + "<|im_end|>"
    assert resolve_dialect(rendered_template=rendered) == "hermes"
    assert resolve_dialect(rendered_template=rendered, model="Qwen/Qwen2.5-7B") == "hermes"
    assert resolve_dialect(model="a/house-model") is None
    with pytest.raises(DialectError, match="rendered_template says hermes, model says kimi-k2"):
        resolve_dialect(rendered_template=rendered, model="Kimi-K2")


def test_an_unknown_dialect_is_refused_with_all_names() -> None:
    with pytest.raises(DialectError, match="hermes, qwen3-coder"):
        get_dialect("hermess")
    assert len(list_dialects()) >= 35


NO_ARGUMENTS = {
    "qwen3-coder": "<tool_call>\n<function=ping>\n</function>\n</tool_call>",
    "glm": "I look.</think><tool_call>ping</tool_call>",
    "minicpm5": '<function name="ping"></function>',
    "minimax-m2": '<minimax:tool_call>\n<invoke name="ping">\n</invoke>\n</minimax:tool_call>',
    "lfm2": "<|tool_call_start|>[ping()]<|tool_call_end|>",
    "hunyuan-v3": "<tool_calls>\n<tool_call>ping<tool_sep>\n</tool_call>\n</tool_calls>",
}


@pytest.mark.promise("B14")
@pytest.mark.parametrize("dialect", NO_ARGUMENTS)
def test_under_its_own_lock_a_call_without_arguments_is_made(dialect: str) -> None:
    found = read_calls(NO_ARGUMENTS[dialect], FixedOffer([tool("ping", "once")]), dialect=dialect)
    assert isinstance(found, Reading)
    assert [(call.name, call.arguments) for call in found.calls] == [("ping", {})]
    assert all(one.faithful for one in found.calls[0].repairs)


KIMI, GEMMA = EXACT["kimi"]([WIPE]), EXACT["gemma"]([WIPE])
MUSE = (
    '<atem:function_calls>\n<atem:invoke name="wipe">\n<atem:parameter name="path">/srv/data.db</atem:parameter>\n'
    "</atem:invoke>\n</atem:function_calls>"
)
GIGACHAT = f'function call<|role_sep|>\n{{"name": "wipe", "arguments": {json.dumps(WIPE[1])}}}'
INKLING = f'<|message_model|>wipe<|content_invoke_tool_json|>{{"name": "wipe", "args": {json.dumps(WIPE[1])}}}<|end_message|>'
K2_PAIRS = (
    "<ifm|tool_call>wipe\n<ifm|arg_key>path</ifm|arg_key><ifm|arg_type>string</ifm|arg_type>"
    f"<ifm|arg_value>{WIPE[1]['path']}</ifm|arg_value>\n</ifm|tool_call>"
)
K2_JSON = f'<ifm|tool_call>{{"name": "wipe", "arguments": {json.dumps(WIPE[1])}}}</ifm|tool_call>'
K2_CALLS = [f"<ifm|tool_calls>\n{one}\n</ifm|tool_calls>" for one in (K2_PAIRS, K2_JSON)]
IQUEST = f"<iquest_tool_call>wipe<arg_key>path</arg_key><arg_value>{WIPE[1]['path']}</arg_value></iquest_tool_call>"
DUE_MESSAGES = [
    ("iquest", f"I wipe it.\n\n{IQUEST}"),
    ("k2-v3", K2_CALLS[0]),
    ("k2-v3", f"<ifm|think>It has to go.</ifm|think>\n{K2_CALLS[1]}"),
    ("k2-v3", f"<ifm|think_fast>It has to go.</ifm|think_fast>\n{K2_CALLS[0]}"),
    ("inkling", INKLING),
    ("inkling", INKLING.removeprefix("<|message_model|>wipe")),
    ("inkling", f"<|content_text|>I wipe it.<|end_message|>{INKLING}"),
    ("kimi-k2", f"<think>The file has to go.{KIMI}"),
    ("gemma4", f"<|channel>thought\nThe file has to go\n<channel|>{GEMMA}"),
    ("kimi-k3", "It has to go<|close|>think<|sep|><|open|>response<|sep|>I wipe it<|close|>response<|sep|>" + EXACT["kimi, tags"]([WIPE])),
    ("muse", f" to=wipe<|message|>{MUSE}<|eot|>"),
    ("muse", f" to=user<|message|>Shall we? Yes<|eom|><|start|>assistant to=wipe<|message|>{MUSE}<|eot|>"),
    ("gigachat3", GIGACHAT),
    ("gigachat3", f"I wipe it<|message_sep|>\n\n{GIGACHAT}</s>"),
    ("gigachat3", GIGACHAT.replace("function call<|role_sep|>\n", "<|function_call|>")),
]  # fmt: skip
MENTIONED_MESSAGES = [
    ("k2-v3", f"<ifm|think>Perhaps\n{K2_CALLS[1]}\n</ifm|think>I leave it."),
    ("k2-v3", f"<ifm|think_faster>Perhaps\n{K2_CALLS[0]}\n</ifm|think_faster>I leave it."),
    ("iquest", f"Never send this: {IQUEST}"),
    ("inkling", INKLING.replace("model|>wipe", "model|>keep")),
    ("inkling", f"Never send this: {INKLING}"),
    ("gemma4", f"<|channel>thought\nPerhaps {GEMMA}\n<channel|>I leave it."),
    ("gemma4", f"<|channel>thought\nPerhaps {GEMMA}"),
    ("muse", f" to=user<|message|>You write it like this.\n{MUSE}<|eot|>"),
    ("muse", f" to=self<|message|>I could send {MUSE} here<|eom|><|start|>assistant to=user<|message|>Done.<|eot|>"),
    ("hermes", f"<think>Perhaps\n{EXACT['hermes']([WIPE])}"),
    ("gigachat3", f"Never send this: {GIGACHAT}"),
]  # fmt: skip


@pytest.mark.promise("B14")
@pytest.mark.parametrize(("dialect", "text"), DUE_MESSAGES)
def test_a_message_in_the_layout_of_its_family_is_made_whole_and_in_pieces(dialect: str, text: str) -> None:
    assert is_made(text, dialect)
    whole = read_calls(text, TOOLS, dialect=dialect)
    assert isinstance(whole, Reading)
    assert [(call.name, call.arguments) for call in whole.calls] == [WIPE]
    for size in (1, 4, 17):
        reader = IncrementalReader(TOOLS, dialect=dialect)
        for start in range(0, len(text), size):
            reader.feed(text[start : start + size])
        assert reader.close() == whole


@pytest.mark.promise("B14")
@pytest.mark.parametrize(("dialect", "text"), MENTIONED_MESSAGES)
def test_a_block_in_reasoning_or_in_an_answer_to_the_user_is_not_made(dialect: str, text: str) -> None:
    assert not is_made(text, dialect)


@pytest.mark.promise("B14")
def test_tags_that_no_family_writes_are_asked_about_behind_prose_unless_they_read() -> None:
    block = '<tool_request>\n{"name": "%s", "arguments": {"path": "/srv/data.db"}}\n</tool_request>'
    assert [is_made("It goes.\n" + block % name, None) for name in ("wipe", "look")] == [False, True]
    assert is_made(block % "wipe", None)


@pytest.mark.promise("B3")
def test_nested_elements_are_read_by_the_member_of_the_union_that_they_fit() -> None:
    number_or_range = {"oneOf": [{"type": "integer"}, {"$ref": "#/$defs/range"}]}
    list_or_rule = {
        "anyOf": [
            {"type": "array", "items": {"type": "integer"}},
            {"type": "object", "properties": {"field": {"type": "string"}}},
        ]
    }
    schema = {
        "type": "object",
        "properties": {"limit": number_or_range, "only": list_or_rule},
        "$defs": {"range": {"type": "object", "properties": {"max": {"type": "integer"}}}},
    }
    offer = FixedOffer([compile_contract(Contract(name="find", input_schema=schema))])
    for inner, arguments in [
        ("<limit><max>10</max></limit>", {"limit": {"max": 10}}),
        ("<only><item>1</item><item>2</item></only>", {"only": [1, 2]}),
        ("<only><field>7</field></only>", {"only": {"field": "7"}}),
    ]:
        text = f'<tool_call>\n<invoke name="find">{inner}</invoke>\n</tool_call>'
        found = read_calls(text.replace("<", "]<]minimax[>[<"), offer, dialect="minimax-m3")
        assert isinstance(found, Reading)
        assert found.calls[0].arguments == arguments
        assert found.calls[0].repairs == ()


MARK = "]<]minimax[>["
STORE = FixedOffer(
    [
        compile_contract(
            Contract(
                name="store",
                input_schema={
                    "type": "object",
                    "properties": {
                        "text": {"type": "string"},
                        "count": {"type": "integer"},
                        "tags": {"type": "array", "items": {"type": "string"}},
                        "note": {"type": "object", "properties": {"title": {"type": "string"}}},
                    },
                },
            )
        )
    ]
)


def in_marked_tags(inner: str) -> str:
    call = f'{MARK}<invoke name="store">{inner}{MARK}</invoke>'
    return f"{MARK}<tool_call>\n{call}\n{MARK}</tool_call>"


@pytest.mark.promise("B2", "B3")
@pytest.mark.parametrize("dialect", [None, "minimax-m3"])
@pytest.mark.parametrize(
    "text",
    [
        f"Every tag has {MARK} before it.",
        f"{MARK}",
        f"{MARK}<tool_call>",
        f"a {MARK}<b>bold{MARK}</b> word",
        f"ends with </text>{MARK}",
        f"its own end {MARK}</text> and more",
        "plain <text>tags</text> stay",
    ],
)
def test_a_value_keeps_the_marks_of_minimax_that_it_holds(text: str, dialect: str | None) -> None:
    inner = f"{MARK}<text>{text}{MARK}</text>{MARK}<count>3{MARK}</count>"
    nested = f"{MARK}<note>{MARK}<title>{text}{MARK}</title>{MARK}</note>{MARK}<tags>{MARK}<item>{text}{MARK}</item>{MARK}</tags>"
    cases = [(inner, {"text": text, "count": 3})]
    if not text.startswith(MARK) and "</text>" not in text and "<b>" not in text:
        cases.append((nested, {"note": {"title": text}, "tags": [text]}))
    for written, arguments in cases:
        found = read_calls(in_marked_tags(written), STORE, dialect=dialect)
        assert isinstance(found, Reading)
        assert found.calls[0].arguments == arguments
        assert found.calls[0].repairs == ()


@pytest.mark.promise("B2", "B3")
def test_the_marks_of_minimax_are_kept_in_the_values_of_any_other_dialect() -> None:
    for write in (EXACT["hermes"], EXACT["call syntax"], EXACT["qwen coder"], EXACT["anthropic"]):
        found = read_calls(write([("store", {"text": f"a {MARK}<b>"})]), STORE)
        assert isinstance(found, Reading)
        assert found.calls[0].arguments == {"text": f"a {MARK}<b>"}


@pytest.mark.promise("B3", "B14")
def test_a_marked_parameter_that_is_not_closed_ends_at_the_next_or_cuts_the_call() -> None:
    whole = in_marked_tags(f"{MARK}<text>open{MARK}<count>3{MARK}</count>")
    found = read_calls(whole, STORE)
    assert isinstance(found, Reading)
    assert found.calls[0].arguments == {"text": "open", "count": 3}
    assert [one.rule for one in found.calls[0].repairs] == ["missing_tag"]
    cut = read_calls(whole[: whole.index("<count>")], STORE)
    assert not isinstance(cut, Reading) or not cut.complete


@pytest.mark.promise("B3")
def test_a_nested_element_without_a_type_that_spells_another_value_is_asked_about() -> None:
    schema = {"type": "object", "properties": {"free": {"type": "object"}}}
    offer = FixedOffer([compile_contract(Contract(name="find", input_schema=schema))])
    for inner, is_sure in (("<a>1</a>", False), ("<a>null</a>", False), ("<a>Rome</a>", True)):
        text = f'<tool_call>\n<invoke name="find"><free>{inner}</free></invoke>\n</tool_call>'
        for written in (text, text.replace("<", f"{MARK}<")):
            found = read_calls(written, offer, dialect="minimax-m3")
            assert isinstance(found, Reading)
            assert found.calls[0].arguments == {"free": {"a": inner[3:-4]}}
            assert all(one.faithful for one in found.calls[0].repairs) is is_sure
