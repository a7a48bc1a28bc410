"""Why an operation on workflows was refused is said in Chinese where people read Chinese."""

from typing import Any

import pytest

from callwright import Callwright
from callwright.core.json_schema.compiled_schema import compile_schema
from callwright.core.wording.field_findings import explain_findings
from callwright.domain.reason import Reason
from callwright.workflow import NoSuchRunError, Workflow, WorkflowError, call


def test_what_is_wrong_with_an_input_is_said_in_chinese() -> None:
    app = Callwright()

    @app.tool(effect="read")
    def look(language: str) -> str:
        """Look."""
        return language

    app.flows.add(
        Workflow("daily", input={"language": str}, steps=[call("look", "look", language="{input.language}")])
    )
    with pytest.raises(WorkflowError) as refused:
        app.flows.start("daily", {"lang": "x"})
    assert isinstance(refused.value.cause, Reason)
    assert refused.value.cause.render("zh-CN") == "输入不符合 schema：没有字段 lang；缺少 /language"
    with pytest.raises(NoSuchRunError) as unknown:
        app.flows.start("dayly")
    assert str(unknown.value) == "There is no workflow 'dayly' here. Did you mean daily?"
    assert isinstance(unknown.value.cause, Reason)
    assert unknown.value.cause.render("zh-CN") == "没有工作流 'dayly'。是否想用 daily？"
    app.close()


@pytest.mark.parametrize(
    ("schema", "value"),
    [
        ({"type": "string"}, 1),
        ({"enum": ["a"]}, "b"),
        ({"const": 1}, 2),
        ({"minimum": 2}, 1),
        ({"maximum": 2}, 3),
        ({"exclusiveMinimum": 2}, 2),
        ({"exclusiveMaximum": 2}, 2),
        ({"minLength": 2}, "a"),
        ({"maxLength": 2}, "aaa"),
        ({"minItems": 1}, []),
        ({"maxItems": 1}, [1, 2]),
        ({"pattern": "^a$"}, "b"),
        ({"format": "date"}, "b"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, 1),
        ({"uniqueItems": True}, [1, 1]),
        ({"multipleOf": 2}, 3),
        ({"minProperties": 1}, {}),
        ({"maxProperties": 0}, {"a": 1}),
        ({"not": {}}, 1),
        ({"additionalProperties": False}, {"a": 1}),
        ({"required": ["a"]}, {}),
    ],
)
def test_a_finding_is_said_in_english_as_to_a_model_and_in_chinese_without_english(
    schema: dict[str, Any], value: object
) -> None:
    findings = compile_schema({"type": "object", "properties": {"x": schema}}).findings({"x": value})
    reason = explain_findings(findings)

    assert reason is not None
    described = [one.to_field_problem() for one in findings]
    assert str(reason) == "; ".join(f"{one.path} {one.problem}" for one in described)
    assert not set(reason.render("zh-CN").split()) & {"is", "must", "has", "not", "matches"}
