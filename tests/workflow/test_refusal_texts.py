"""Why an operation on workflows was refused is said in Chinese where people read Chinese."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import callwright
from callwright import Callwright
from callwright.workflow import NoSuchRunError, Workflow, WorkflowError, call
from callwright.workflow.refusal_texts import translate_flow_error

SOURCE = Path(callwright.__file__).parent
FILES = (
    *(SOURCE / "app" / f"{name}.py" for name in ("flows", "flow_desk", "flow_schedules")),
    *(SOURCE / "workflow" / f"{name}.py" for name in ("forking", "schedules")),
    SOURCE / "evals" / "workflow_simulation.py",
)
ERRORS = {
    "SimulationError",
    "NoSuchRunError",
    "RunConflictError",
    "RunsTooDeepError",
    "ScheduleError",
    "StartNeedsApprovalError",
}


def messages() -> Iterator[str]:
    """The messages of these errors, each with a word in the place of a value."""
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                yield "".join(
                    str(part.value) if isinstance(part, ast.Constant) else "x1"
                    for one in node.args
                    for part in (one.values if isinstance(one, ast.JoinedStr) else [one])
                )


@pytest.mark.parametrize("message", sorted(set(messages())))
def test_every_refusal_has_its_translation(message: str) -> None:
    said = translate_flow_error(message.removesuffix("x1") if "here." in message else message)

    names = r"input|tools|expect|repeat_effects|effects|repeat|reuse|schema|cron|Europe/Berlin|granted|fields|retry|skip|stop|yes|do|or|x1"
    assert re.search("[一-鿿]", said)
    assert re.findall("[A-Za-z]+", re.sub(names, "", said)) == []


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
    assert translate_flow_error(str(refused.value)) == "输入不符合模式：没有字段 lang；缺少 /language"
    with pytest.raises(NoSuchRunError) as unknown:
        app.flows.start("dayly")
    assert str(unknown.value) == "There is no workflow 'dayly' here. Did you mean daily?"
    assert translate_flow_error(str(unknown.value)) == "没有工作流 'dayly'。是否指 daily？"
    app.close()
