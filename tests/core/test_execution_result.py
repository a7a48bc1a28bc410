"""The processor and the prompt rules of seed 003."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright import execution_result
from callwright.core.dialects import tool_execution_result as processor
from callwright.core.dialects.tool_execution_result import NULL_RESULT, ToolExecutionResult
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
        ("TOOL_EXECUTION_FAILED.", True),
        ("TOOL_EXECUTION_FAILED。", True),
        ("**TOOL_EXECUTION_FAILED**", True),
        ("`TOOL_EXECUTION_FAILED`", True),
        ("“TOOL_EXECUTION_FAILED”", True),
        ("TOOL\\_EXECUTION\\_FAILED", True),
        ("> TOOL_EXECUTION_FAILED", True),
        ("《TOOL_EXECUTION_FAILED》！", True),
        ("\u200bTOOL_EXECUTION_FAILED", True),
        ("- TOOL_EXECUTION_FAILED", True),
        ("TOOL_EXECUTION_FAILED: no data", False),
        ("抱歉，没有查到数据。\nTOOL_EXECUTION_FAILED\n", True),
        ("It said TOOL_EXECUTION_FAILED, so", False),
        ("NOT_TOOL_EXECUTION_FAILED", False),
        ("", False),
        (None, False),
    ],
)
def test_the_marker_alone_or_alone_on_a_line_stops_a_workflow(answer: str | None, stops: Any) -> None:
    assert processor.stops_workflow(answer) is stops


@pytest.mark.promise("A10")
def test_the_public_module_writes_and_reads_the_text_of_the_seed() -> None:
    text = execution_result.dumps(execution_result.query_success([1, 2], "成功执行数据库查询"))

    assert json.loads(text) == {
        "success": True,
        "operationType": "query",
        "data": [1, 2],
        "message": "成功执行数据库查询",
    }
    assert execution_result.load(text).data == [1, 2]
    assert execution_result.extract_data(text) == [1, 2]
    assert json.loads(json.dumps(execution_result.failure("save", "博客标题不能为空"))) == {
        "success": False,
        "operationType": "save",
        "data": None,
        "message": "博客标题不能为空",
    }


@pytest.mark.promise("A10")
@pytest.mark.parametrize("nothing", [None, [], {}, "", ()])
def test_a_query_without_data_has_found_nothing(nothing: Any) -> None:
    answer = execution_result.query_success(nothing, "成功查询用户列表")
    expected = {"success": False, "operationType": "query", "data": None, "message": "未找到符合条件的数据"}

    assert execution_result.dump(answer) == expected
    assert json.loads(json.dumps(answer))["success"] is False


@pytest.mark.promise("A10")
def test_a_save_without_data_is_done_all_the_same() -> None:
    assert execution_result.is_success(execution_result.dump(execution_result.save_success(None, "已保存")))


def test_a_success_without_an_operation_is_a_success() -> None:
    assert processor.is_success('{"success": true, "data": 1}')
    assert processor.parse('{"success": true, "data": 1}').operation_type == "unknown"
