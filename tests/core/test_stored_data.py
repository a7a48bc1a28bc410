"""Whose data a record is: values as whole words in any width, never as patterns; identifiers; calls of a run."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.records.stored_data import (
    DataMatcher,
    check_query,
    decode_part,
    export_content,
    may_handle_data,
    read_tape_owner,
)
from callwright.domain.call import Principal
from callwright.domain.stored_data import DataQuery, StoredFinding, StoredRecord


def record(*bodies: Any, **more: Any) -> StoredRecord:
    parts = {f"p{number}": msgspec.json.encode(body) for number, body in enumerate(bodies)}
    fields: dict[str, Any] = {"kind": "entry", "place": "1", "id": "1", "at": 0, "parts": parts} | more
    return StoredRecord(**fields)


def find(value: str, body: Any, **more: Any) -> StoredFinding | None:
    return DataMatcher(DataQuery(values=(value,), **more)).match(record(body))


@pytest.mark.promise("E13")
@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("张三@example.com", "mail 张三@example.com now"),
        ("张三", "联系张三办理"),
        ("ann", "for ann, please"),
        ("ann", "ann"),
        ("13800138000", "tel:13800138000"),
        ("zhang@example.com", "邮箱zhang@example.com，谢谢"),
        ("zhang@example.com", "ｚｈａｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ"),
        ("ｚｈａｎｇ@example.com", "<zhang@example.com>."),
        ("a.*b", "the text a.*b here"),
        ('say "hi"', 'he would say "hi" twice'),
        ("C:\\ann", "in C:\\ann there"),
        ("張三", r'{"name": "\u5f35\u4e09"}'),
        ("Zoë Krause", "Zoe\u0308 Krause"),
    ],
)
def test_a_value_is_found_as_a_whole_word_in_any_width(value: str, text: str) -> None:
    found = find(value, {"a": [{"b/c": text}]})
    assert found is not None
    assert found.fields == ("p0/a/0/b~1c",)


@pytest.mark.promise("E13")
@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("ann", "channel"),
        ("ann", "anna"),
        ("san@example.com", "zhang-san@example.com"),
        ("san@example.com", "zhang.san@example.com"),
        ("san@example.com", "san@example.com.cn"),
        ("138001380", "13800138000"),
        ("a.*b", "axxb"),
        (".+@example", "ann@example"),
        ("Ann", "ann"),
    ],
)
def test_a_part_of_a_longer_word_and_a_pattern_are_somebody_else(value: str, text: str) -> None:
    assert find(value, {"a": text}) is None


@pytest.mark.promise("E13")
def test_case_is_ignored_where_that_was_asked_for() -> None:
    assert find("ANN@Example.com", ["ann@example.com"]) is None
    assert find("ANN@Example.com", ["ann@example.com"], ignore_case=True) is not None
    assert find("STRASSE 1", ["Straße 1"], ignore_case=True) is not None


@pytest.mark.promise("E13")
def test_a_number_and_the_name_of_a_field_are_searched_too() -> None:
    assert find("13800138000", {"phone": 13800138000}) is not None
    assert find("ann@example.com", {"ann@example.com": 1}) is not None


@pytest.mark.promise("E13")
def test_lines_of_json_and_plain_text_are_searched_like_json() -> None:
    matcher = DataMatcher(DataQuery(values=("张三",)))
    lines = record(parts={"tape": '{"a":"\\u5f20\\u4e09"}\n[1,{"b":"x 张三"}]\n'.encode()})
    text = record(parts={"note": "asked 张三".encode()})
    one, two = matcher.match(lines), matcher.match(text)
    assert one is not None
    assert one.fields == ("tape/0/a", "tape/1/1/b")
    assert two is not None
    assert two.fields == ("note",)


@pytest.mark.promise("E13")
def test_every_criterion_must_hold_and_one_of_the_values() -> None:
    ann = record("x 张三", tenant="acme", principal="ann", parts={"p": "张三".encode()})
    assert DataMatcher(DataQuery(tenant="acme", principal="ann", values=("李四", "张三"))).match(ann)
    assert DataMatcher(DataQuery(tenant="other", principal="ann", values=("张三",))).match(ann) is None
    assert DataMatcher(DataQuery(tenant="acme", principal="bob", values=("张三",))).match(ann) is None
    assert DataMatcher(DataQuery(tenant="acme", principal="ann", values=("李四",))).match(ann) is None
    nobody = record(parts={"p": "张三".encode()}, tenant=None)
    assert DataMatcher(DataQuery(tenant="acme", values=("张三",))).match(nobody) is None


@pytest.mark.promise("E13")
def test_what_names_only_a_call_of_the_run_belongs_to_the_run() -> None:
    matcher = DataMatcher(DataQuery(run="r"))
    body = record(kind="withheld", call_id="c1", parts={"b": b"x"})
    assert matcher.match(body) is None
    assert matcher.match(record(run_id="r", call_id="c1", parts={})) is not None
    assert matcher.match(body) is not None


@pytest.mark.promise("E13")
def test_a_value_that_stands_only_in_a_key_is_kept_and_that_is_said() -> None:
    found = DataMatcher(DataQuery(values=("张三",))).match(
        record(parts={"p": b"x"}, names={"key": "mail-张三"})
    )
    assert found is not None
    assert (found.state, found.reason, found.fields) == ("kept", "identifier", ("key",))


@pytest.mark.promise("E13")
@pytest.mark.parametrize("query", [DataQuery(), DataQuery(tenant="acme"), DataQuery(values=("a",))])
def test_a_query_that_would_mean_everybody_is_refused(query: DataQuery) -> None:
    with pytest.raises(ValueError, match=r"whose data|at least 2"):
        check_query(query)


@pytest.mark.promise("E13")
def test_values_without_letters_too_long_ones_and_too_many_are_refused() -> None:
    for values in (("  ",), ("....",), ("x" * 1_001,), ("",), ("ab",) * 51):
        with pytest.raises(ValueError, match="value"):
            check_query(DataQuery(values=values))
    check_query(DataQuery(values=("张三",)))
    check_query(DataQuery(principal="a"))


@pytest.mark.promise("E13")
@pytest.mark.parametrize(
    ("by", "tenant", "may"),
    [
        (Principal("lena", "acme", ("data_officer",)), "acme", True),
        (Principal("lena", "acme", ("data_officer",)), "other", False),
        (Principal("lena", "acme", ("data_officer",)), None, False),
        (Principal("lena", "acme", ("reviewer",)), "acme", False),
        (Principal("agent:bot", "acme", ("data_officer",)), "acme", False),
        (Principal("user:root", "default", ("data_officer",)), None, True),
    ],
)
def test_only_an_officer_of_the_tenant_may_and_an_operator_everywhere(
    by: Principal, tenant: str | None, *, may: bool
) -> None:
    assert may_handle_data(by, tenant) is may


@pytest.mark.promise("E13")
@given(st.binary(max_size=60))
def test_no_bytes_stop_a_search(body: bytes) -> None:
    damaged = record(parts={"p": body})
    DataMatcher(DataQuery(values=("ab",))).match(damaged)
    export_content(damaged)
    decode_part(body)
    read_tape_owner(body)


@pytest.mark.promise("E13")
def test_an_export_masks_secrets_and_keeps_the_rest() -> None:
    body = {"mail": "张三@example.com", "password": "hunter2-hunter2"}
    content = export_content(record(body))
    assert content["p0"]["mail"] == "张三@example.com"
    assert "hunter2" not in msgspec.json.encode(content).decode()
