"""A reason is a code with fields: both languages are rendered from them, and nothing reads a sentence back."""

import ast
import importlib
import re
import string
import unicodedata
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

import callwright
from callwright.core.json_schema import schema_reasons
from callwright.core.reader.strict_json import StrictJsonError, parse_strict_json
from callwright.core.wording.decoding_faults import explain_decoding_fault
from callwright.domain import contract_reasons
from callwright.domain.reason import Reason, ReasonCode, decode_reason, encode_reason, render_reason
from callwright.domain.refusal import Refusal, RefusalPart

HOUSE = Path(callwright.__file__).parent
FILES = sorted(HOUSE.rglob("*_reasons.py"))


def family_of(path: Path) -> dict[str, ReasonCode]:
    name = ".".join(("callwright", *path.relative_to(HOUSE).with_suffix("").parts))
    module = importlib.import_module(name)
    return {key: value for key, value in vars(module).items() if isinstance(value, ReasonCode)}


FAMILIES = {path.stem: family_of(path) for path in FILES}


def placeholders(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def has_chinese(text: str) -> bool:
    return any("CJK" in unicodedata.name(char, "") for char in text)


def has_words(template: str) -> bool:
    return any(char.isalpha() for text, *_ in string.Formatter().parse(template) for char in text)


def is_code(node: ast.AST) -> bool:
    """Whether this names a code, such as ``contract_reasons.NOT_A_LIST``."""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in FAMILIES


USE = re.compile(rf"\b(?:{'|'.join(FAMILIES)})\s*\.\s*[A-Z]")
TABLE = re.compile(r"""["']\s*:[\s(]*\w?["'][^"']*(?:[\u4e00-\u9fff]|\\u[4-9])|\\\{""")


def can_hold_some(source: str) -> bool:
    """Whether a source may use a code or read a sentence back, by its letters: parsing those that cannot takes seconds."""
    return bool(USE.search(source) or TABLE.search(source))


class House(NamedTuple):
    """What the modules of the package say of codes.

    Attributes:
        named: Family and name of each code that is used somewhere.
        made: Where a reason is made: file, family, name and fields.
        tables: Files that lead from sentences back to something.
    """

    named: set[tuple[str, str]]
    made: list[tuple[str, str, str, set[str]]]
    tables: set[str]


@cache
def read_house() -> House:
    """Read every module that can hold some of it once, and not while tests are collected."""
    house = House(set(), [], set())
    for path in sorted(HOUSE.rglob("*.py")):
        place, source = str(path.relative_to(HOUSE)), path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if can_hold_some(source) else ():
            if isinstance(node, ast.Attribute) and is_code(node):
                house.named.add(split_code(node))
            elif isinstance(node, ast.Call) and is_code(node.func):
                house.made.append((place, *split_code(node.func), {one.arg or "**" for one in node.keywords}))
            if reads_sentences_back(node):
                house.tables.add(place)
    return house


def split_code(node: ast.AST) -> tuple[str, str]:
    """Family and name of a code."""
    assert isinstance(node, ast.Attribute)
    assert isinstance(node.value, ast.Name)
    return node.value.id, node.attr


def test_families_are_found() -> None:
    assert len(FAMILIES) == len(FILES) > 3
    assert sum(map(len, FAMILIES.values())) > 200


@pytest.mark.parametrize("family", FAMILIES)
def test_every_code_has_both_languages_with_the_same_fields(family: str) -> None:
    for name, kind in FAMILIES[family].items():
        assert kind.code.partition(".")[2] == name.lower(), kind.code
        assert placeholders(kind.en) == placeholders(kind.zh), kind.code
        assert has_chinese(kind.zh) == has_words(kind.en), kind.code


def test_no_code_is_used_twice() -> None:
    codes = [kind.code for family in FAMILIES.values() for kind in family.values()]

    assert len(set(codes)) == len(codes)


@pytest.mark.costly
@pytest.mark.parametrize("family", FAMILIES)
def test_reasons_are_made_with_the_fields_of_their_code(family: str) -> None:
    made = [one for one in read_house().made if one[1] == family]

    assert [
        (place, name) for place, _, name, fields in made if fields != placeholders(FAMILIES[family][name].en)
    ] == []
    assert {(family, name) for name in FAMILIES[family]} - read_house().named == set()


# --- nothing reads a sentence back ----------------------------------------------------------------------------------

SENTENCE = re.compile(r"[A-Za-z]+(?:,? [A-Za-z{}]+){2,}")


def is_table_of_sentences(node: ast.AST) -> bool:
    """Whether this is a dictionary that leads from English sentences to Chinese ones."""
    if not isinstance(node, ast.Dict):
        return False
    pairs = [
        (key.value, value.value)
        for key, value in zip(node.keys, node.values, strict=True)
        if isinstance(key, ast.Constant) and isinstance(value, ast.Constant)
        if isinstance(key.value, str) and isinstance(value.value, str)
    ]
    return sum(bool(SENTENCE.match(en)) and has_chinese(zh) for en, zh in pairs) > 1


def makes_patterns_of_templates(node: ast.AST) -> bool:
    """Whether this replaces the placeholders of an escaped template by groups of a pattern."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in {"replace", "sub"}
        and any(isinstance(one, ast.Constant) and one.value in {r"\{\}", r"\\{\\}"} for one in node.args)
    )


def reads_sentences_back(node: ast.AST) -> bool:
    return is_table_of_sentences(node) or makes_patterns_of_templates(node)


def has_tables(source: str) -> bool:
    return can_hold_some(source) and any(map(reads_sentences_back, ast.walk(ast.parse(source))))


def test_a_table_of_sentences_is_recognised() -> None:
    sentences = 'T = {"it is not JSON": "不是 JSON", "{} is not a list": "不是列表", "it is empty": "空"}'
    assert has_tables(sentences)
    assert has_tables('re.compile(re.escape(form).replace(r"\\{\\}", "(.+?)"))')
    assert not has_tables('T = {"not_json": "不是 JSON", "empty": "空"}')


def test_no_module_matches_sentences_back() -> None:
    assert read_house().tables == set()


# --- rendering ------------------------------------------------------------------------------------------------------


def test_fields_are_carried_over_as_they_are() -> None:
    reason = contract_reasons.UNKNOWN_ARGUMENT(name="{name} {0}")

    assert str(reason) == "'{name} {0}' is not an argument of the tool"
    assert reason.render("zh-CN") == "'{name} {0}' 不是该工具的参数"
    assert (reason.code, dict(reason.fields)) == ("contract.unknown_argument", {"name": "{name} {0}"})
    assert reason == contract_reasons.UNKNOWN_ARGUMENT(name="{name} {0}")


def test_a_reason_inside_a_reason_is_rendered_in_the_same_language() -> None:
    outer = Reason(ReasonCode("a.b", "no: {why} ({names})", "不行：{why}（{names}）"), (
        ("why", contract_reasons.NOT_POSITIVE()), ("names", ("a", "b")),
    ))  # fmt: skip

    assert str(outer) == "no: must be more than 0 (a, b)"
    assert outer.render("zh-CN") == "不行：必须大于 0（a, b）"


def test_a_stored_sentence_is_shown_as_it_stands() -> None:
    assert render_reason("a sentence of an older version", "zh-CN") == "a sentence of an older version"


def test_a_refusal_keeps_places_and_what_others_wrote_and_renders_the_rest() -> None:
    parts = (
        RefusalPart(
            "batch.items", contract_reasons.NOT_A_LIST(name="id"), contract_reasons.NAME_LIST_ARGUMENT()
        ),
        RefusalPart("GET /a", schema_reasons.PATTERN_TOO_LONG(most=9), "", "input_schema/properties/a"),
        RefusalPart("effect", "words of another library"),
    )
    text = "The contract of 'shop.order' is contradictory:\n  - x"
    refusal = Refusal(text, parts, contract_reasons.CONTRADICTORY_CONTRACT(tool="shop.order"))

    assert refusal.render("en") == "The contract of 'shop.order' is contradictory: x"
    assert refusal.render("zh-CN") == (
        "'shop.order' 的合约自相矛盾：batch.items：'id' 不是列表。请写类型为列表的参数；"
        "GET /a：input_schema/properties/a 正则表达式超过 9 个字符；effect：words of another library。"
    )


def test_a_position_in_a_text_is_rendered_with_its_reason() -> None:
    with pytest.raises(StrictJsonError) as refused:
        parse_strict_json('{"a": ', 99)

    assert refused.value.reason.render("en") == "it ends too early (line 1, column 6)"
    assert refused.value.reason.render("zh-CN") == "过早结束（第 1 行第 6 列）"


class Counted(msgspec.Struct, forbid_unknown_fields=True):
    count: int


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"count": "x"}, "应为 `int`，实为 `str`（位于 `$.count`）"),
        ({}, "缺少字段 `count`"),
        ({"count": 1, "more": 2}, "含有未知字段 `more`"),
    ],
)
def test_what_the_decoder_reports_is_read_into_code_and_fields(value: object, said: str) -> None:
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.convert(value, Counted)
    reason = explain_decoding_fault(refused.value)

    assert isinstance(reason, Reason)
    assert (str(reason), reason.render("zh-CN")) == (str(refused.value), said)


def test_a_reason_is_stored_as_its_english_sentence_and_read_back_as_it_stands() -> None:
    stored = msgspec.json.encode([contract_reasons.NOT_POSITIVE()], enc_hook=encode_reason)
    (back,) = msgspec.json.decode(stored, type=list[Reason], dec_hook=decode_reason)

    assert stored == b'["must be more than 0"]'
    assert (back.code, back.render("zh-CN")) == ("stored.sentence", "must be more than 0")


def test_an_encoder_that_does_not_know_reasons_refuses_them() -> None:
    with pytest.raises(TypeError):
        msgspec.json.encode([contract_reasons.NOT_POSITIVE()])
