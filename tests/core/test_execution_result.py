"""The processor and the prompt rules of seed 003."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from callwright.core.dialects import execution_result as processor
from callwright.core.dialects.execution_result import NULL_RESULT, ToolExecutionResult
from core.envelopes import plain

FOUND = {
    "success": True,
    "operationType": "query",
    "data": {"total": 2, "data": [1, 2]},
    "message": "成功执行数据库查询",
}
MISSED = {
    "success": False,
    "operationType": "query",
    "data": None,
    "message": "数据库查询结果为空",
}


@pytest.mark.promise("A10")
@pytest.mark.parametrize("form", [dict, json.dumps, lambda given: json.dumps(given).encode()])
def test_the_six_helpers_read_text_bytes_and_objects(form: Any) -> None:
    assert processor.is_success(form(FOUND))
    assert not processor.is_empty(form(FOUND))
    assert processor.extract_data(form(FOUND)) == {"total": 2, "data": [1, 2]}
    assert processor.get_message(form(FOUND)) == "成功执行数据库查询"
    assert processor.parse(form(FOUND)) == ToolExecutionResult(
        True, "query", {"total": 2, "data": [1, 2]}, "成功执行数据库查询"
    )
    assert processor.to_ai_friendly_message(form(FOUND)) == (
        '操作成功：成功执行数据库查询\n数据：{"total":2,"data":[1,2]}'
    )
    assert not processor.is_success(form(MISSED))
    assert processor.is_empty(form(MISSED))
    assert processor.to_ai_friendly_message(form(MISSED)) == "操作失败或没有数据：数据库查询结果为空"
    assert processor.to_ai_friendly_message(form(MISSED), "en").startswith("Failed, or no data: ")


@pytest.mark.promise("A10")
@pytest.mark.parametrize("nothing", [None, "null", b"null"])
def test_a_null_result_is_a_structured_failure(nothing: Any) -> None:
    record = processor.parse(nothing)

    assert (record.success, record.operation_type, record.message) == (False, "unknown", "工具返回null")
    assert processor.dump(processor.load(None)) == NULL_RESULT


@pytest.mark.parametrize(
    ("data", "verdict"), [(0, False), (False, False), ("", True), ([], True), ({}, True)]
)
def test_zero_and_false_are_data(data: Any, verdict: Any) -> None:
    assert processor.is_empty(FOUND | {"data": data}) is verdict


@settings(max_examples=100, deadline=None)
@given(st.text() | st.binary() | st.none() | st.dictionaries(st.text(), plain))
def test_whatever_a_tool_gives_the_helpers_answer(given_: Any) -> None:
    assert processor.is_success(given_) is processor.parse(given_).success
    assert isinstance(processor.get_message(given_), str)
    assert isinstance(processor.to_ai_friendly_message(given_), str)
    assert isinstance(processor.is_empty(given_), bool)
    processor.extract_data(given_)


@pytest.mark.parametrize("bad", ["timeout", "[]", '{"data": 1}', '{"success": "true"}', "[" * 5000])
def test_what_is_no_result_is_never_a_success(bad: str) -> None:
    assert not processor.is_success(bad)


@pytest.mark.promise("A11")
@pytest.mark.parametrize("locale", ["zh-CN", "en"])
def test_the_rules_name_the_marker_and_the_operations_of_the_contracts(locale: Any) -> None:
    rules = processor.prompt_rules(("query", "save"), locale)

    assert '"TOOL_EXECUTION_FAILED"' in rules
    assert '"operationType": "query/save"' in rules
    assert [line[:2] for line in rules.splitlines() if line[:1].isdigit()] == ["1.", "2.", "3.", "4."]
    assert "{{" not in rules


@pytest.mark.promise("A11")
@pytest.mark.parametrize(
    ("answer", "stops"),
    [
        ("TOOL_EXECUTION_FAILED", True),
        (' "TOOL_EXECUTION_FAILED"\n', True),
        ("It said TOOL_EXECUTION_FAILED, so", False),
        ("", False),
    ],
)
def test_only_the_marker_alone_stops_a_workflow(answer: str, stops: Any) -> None:
    assert processor.stops_workflow(answer) is stops
