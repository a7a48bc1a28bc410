"""B9: what a sample keeps of a call says nothing of a person, and still reads as the call it was."""

import json
import re
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from callwright.core.deidentify import RecordMask, build_vocabulary, is_personal_name
from callwright.domain.contract import Contract

ORDER = Contract(
    name="create_order",
    description="Order pieces of a product for a customer. 下订单",
    input_schema={
        "type": "object",
        "properties": {
            "user_id": {"type": "string", "default": "U-77777"},
            "amount": {"type": "integer"},
            "currency": {"enum": ["CNY", "USD"]},
            "note": {"type": "string", "examples": ["call Mallory"]},
        },
    },
    units={"amount": ("件",)},
    synonyms={"currency": {"人民币": "CNY"}},
)
KEY = b"0123456789abcdef"


def mask(contract: Contract | None = ORDER, key: bytes = KEY) -> RecordMask:
    return RecordMask(build_vocabulary(contract), key, 2026)


@pytest.mark.promise("B9")
@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("for Alice Wang please", ["Alice", "Wang"]),
        ("mail alice.wang@corp.example or ALICE@corp.example", ["alice", "wang", "corp"]),
        ("call 138-1234-5678 or +86 138 1234 5678", ["1234", "5678"]),
        ("call 13812345678", ["13812345678"]),
        ("card 4111 1111 1111 1111, 4111111111111111", ["4111"]),
        ("SSN 123-45-6789, 身份证 11010519491231002X", ["6789", "11010519491231002", "X"]),
        ("born 1949-12-31", ["12-31"]),
        ("from 10.1.2.3 or 192.168.1.77 or fe80:0:0:1:2:3:4:5", ["10.1.2.3", "192.168.1.77", "fe80:0"]),
        ("key sk-proj-abcdefghijklmnopqrstuvwx AKIAABCDEFGHIJKLMNOP", ["abcdefghijkl", "AKIA"]),
        ("https://corp.example/u/alice?token=xyzzy", ["corp", "alice", "xyzzy"]),
        ("请给张三丰和周杰伦发邮件，住址朝阳区建国路", ["张", "三丰", "周", "杰伦", "朝阳", "建国"]),
        ("Звоните Анне, ゆきこ, Jürgen", ["Анне", "ゆきこ", "rgen"]),
        ("order U-88123 for C0FFEE", ["88123", "C0FFEE"]),
    ],
)  # fmt: skip
def test_what_may_name_a_person_an_account_or_a_secret_is_gone(text: str, gone: list[str]) -> None:
    made = mask().mask_text(text)
    assert [one for one in gone if one in made] == []


@pytest.mark.parametrize(
    "text",
    [
        "please create an order of 2件 by next Friday at 10:30, 5km, 1,234.50 USD",
        "下周三上午十点取消订单，两件商品".replace("商品", "订单"),
        '{"name": "create_order", "arguments": {"amount": 12, "currency": "cny", "gift": true}}'.replace("gift", "note"),
        "<tool_call>[create_order(amount='2', currency='人民币')]</tool_call>",
        "2026-11-21T10:00:00+08:00 and 3.14159".replace("3.14159", "3.1415"),
    ],
)  # fmt: skip
def test_what_says_nothing_of_a_person_stays_as_it_was_written(text: str) -> None:
    assert mask().mask_text(text) == text


def test_a_misspelt_field_stays_where_it_is_a_field_and_not_where_it_is_a_word() -> None:
    assert mask().mask_text('{"amuont": 2, "userId": "x"}').startswith('{"amuont": 2, "userId": "')
    assert "amuont" not in mask().mask_text("dear amuont, hello")


def test_texts_of_defaults_and_examples_are_no_words_of_the_contract() -> None:
    made = mask().mask_text("Mallory has U-77777")
    assert "Mallory" not in made
    assert "77777" not in made


def test_the_same_word_is_always_replaced_by_the_same_so_that_it_is_still_grounded() -> None:
    one = mask()
    said = one.mask_text("For Alice: call 138-1234-5678, ticket 9912345")
    arguments = one.mask_value({"note": "ALICE", "amount": 9912345, "user_id": "13812345678"})
    name, phone, ticket = re.findall(r"For (\w+): call ([\d-]+), \w+ (\d+)", said)[0]
    assert arguments == {"note": name.upper(), "amount": int(ticket), "user_id": phone.replace("-", "")}


def test_another_record_replaces_by_other_words() -> None:
    assert mask(key=b"a" * 16).mask_text("Alice 9912345") != mask(key=b"b" * 16).mask_text("Alice 9912345")


def test_what_is_registered_as_personal_is_replaced_even_where_it_is_a_common_word() -> None:
    one = mask()
    one.add_personal("May Order 123")
    made = one.mask_text("order 123 for may; 12 pieces")
    assert not {"order", "may", "123"} & set(re.findall(r"\w+", made.lower()))
    assert "12 pieces" in made


@pytest.mark.parametrize(
    "name", ["user_id", "recipient", "to", "phoneNumber", "customerName", "地址", "dob", "api_key"]
)
def test_fields_that_name_people_places_and_accounts_are_known(name: str) -> None:
    assert is_personal_name(name)


@pytest.mark.parametrize("name", ["amount", "currency", "city_count", "idle", "notation", "tool_name"])
def test_other_fields_are_not(name: str) -> None:
    assert not is_personal_name(name)


words = st.from_regex(r"[A-Za-z]{4,12}", fullmatch=True)


@given(st.lists(words, min_size=1, max_size=8), st.binary(min_size=16, max_size=16))
def test_no_unknown_word_survives(said: list[str], key: bytes) -> None:
    known = build_vocabulary(ORDER)
    strangers = [one for one in said if not known.is_known(one)]
    assume(strangers)
    one = mask(key=key)
    made = one.mask_text(" ".join(said))
    assert not {word.lower() for word in strangers} & {word.lower() for word in made.split()}
    assert not one.holds_original(made)


@given(st.text(max_size=200))
def test_any_text_keeps_its_length_but_for_addresses_and_its_shape(text: str) -> None:
    made = mask().mask_text(text)
    if "@" not in text and not re.search(r"[.:]", text):
        assert len(made) == len(text)
    assert [one for one in made if one in "{}[]()'\"=,"] == [one for one in text if one in "{}[]()'\"=,"]


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)  # fmt: skip


@given(json_values)
def test_any_value_stays_json_of_the_same_types(value: Any) -> None:
    made = mask().mask_value(value)
    assert type(made) is type(value)
    json.dumps(made, allow_nan=False)
