"""A step stops on the result: what every kind of result makes of a step, by the words of seed 003."""

from typing import Any

import pytest
from msgspec.structs import replace

from callwright import Callwright, NotApplied, Principal, Rule, ToolResult, empty, fail, ok, partial
from callwright.workflow.builders import ask, default, go_to, retry
from callwright.workflow.deciding import Again, GoOn, Halt, Park, Reaction, decide_result, react_to_stop
from callwright.workflow.definition import STOP, Ask, OnStop


def result_of(answer: Any, **options: Any) -> ToolResult:
    """The envelope of one real call whose tool answers so."""
    app = Callwright()

    def act() -> Any:
        """Do it."""
        if isinstance(answer, Exception):
            raise answer
        return answer

    app.tool(effect=options.pop("effect", "read"), operation="query", **options)(act)
    return app.call({"name": "act", "arguments": {}})


def decide(result: ToolResult, **options: Any) -> Any:
    return decide_result(result, step="find", locale="zh-CN", **options)


@pytest.mark.promise("D1")
@pytest.mark.parametrize(
    "answer",
    [
        empty("没有"),
        fail("NOT_THERE", "no"),
        None,
        [],
        ValueError("x"),
        ok([1], next_action="human_review"),
        ok([1], score=0.1),
    ],
    ids=["empty", "failure", "null", "empty list", "exception", "for review", "not believed"],
)
def test_a_result_without_data_to_go_on_with_stops_in_the_words_of_the_seed(answer: Any) -> None:
    decision = decide(result_of(answer))

    assert isinstance(decision, Halt)
    assert decision.stopped.reason == "工具执行失败或没有查询到数据，工作流已停止"
    assert decision.stopped.step == "find"
    assert decision.stopped.result is not None


@pytest.mark.parametrize("answer", [{"n": 1}, [1], "text", 0, False, ok([1])])
def test_data_that_may_be_relied_on_goes_on(answer: Any) -> None:
    decision = decide(result_of(answer))

    assert isinstance(decision, GoOn)
    assert decision.value["data"] == (answer.value if hasattr(answer, "value") else answer)


def test_the_code_of_the_error_and_its_words_are_named() -> None:
    decision = decide(result_of(fail("NOT_THERE", "no", user_message="Nothing is there.")))

    assert (decision.stopped.error, decision.stopped.detail) == ("NOT_THERE", "Nothing is there. no")


@pytest.mark.parametrize(
    ("answer", "detail"),
    [
        (fail("BLANK_TITLE", "博客标题不能为空"), "博客标题不能为空"),
        (fail("not_found", "没有编号为 7 的文章"), "Nothing was found. 没有编号为 7 的文章"),
        ({"success": False, "message": "版本冲突"}, "This is not possible in the present state. 版本冲突"),
        (fail("BLANK_TITLE"), "The action failed."),
        (None, "act 没有返回数据"),
        (ValueError("x"), "The action failed."),
        (NotApplied("connection_failed"), "The service cannot be reached at the moment."),
        (fail("BLANK_TITLE", "x" * 400), "x" * 299 + "…"),
        (empty("query", "未找到符合条件的GitHub趋势仓库"), "未找到符合条件的GitHub趋势仓库"),
        ([], ""),
    ],
    ids=[
        "own code",
        "code of the table",
        "told as data",
        "no words",
        "null",
        "exception",
        "code without words",
        "long",
        "empty",
        "empty list",
    ],
)
def test_a_stop_names_the_cause_in_the_words_of_the_tool(answer: Any, detail: str) -> None:
    assert decide(result_of(answer)).stopped.detail == detail


def test_less_confidence_than_the_step_asks_for_stops() -> None:
    result = result_of(ok([1], score=0.7))

    assert isinstance(decide(result), GoOn)
    assert isinstance(decide(result, min_confidence=0.75), Halt)


def test_a_batch_in_part_stops_unless_the_step_takes_what_there_is() -> None:
    result = result_of(partial([1, 2], [(3, "gone")]))

    assert isinstance(decide(result), Halt)
    taken = decide(result, partial="continue")
    assert taken.value["data"] == [1, 2]
    assert taken.value["partial"]["failed"] == [{"item": 3, "error": "gone"}]


def test_an_unknown_outcome_is_in_doubt_and_neither_success_nor_failure() -> None:
    decision = decide(result_of(ConnectionError("cut"), effect="once"))

    assert isinstance(decision, Park)
    assert decision.kind == "doubt"


def test_a_failure_that_had_no_effect_is_not_in_doubt() -> None:
    assert isinstance(decide(result_of(NotApplied("not_found"), effect="once")), Halt)


def test_a_wanted_approval_is_waited_for() -> None:
    app = Callwright(rules=[Rule("approve", tools=("act",))])

    @app.tool(effect="once")
    def act() -> int:
        """Do it."""
        return 1

    asked = app.call({"name": "act", "arguments": {}})
    decision = decide(asked)
    assert isinstance(decision, Park)
    assert (decision.kind, decision.ref) == ("approval", asked.meta.handle)
    assert app.approve(decision.ref, by=Principal("ann"))


def test_a_question_about_the_arguments_is_waited_for() -> None:
    app = Callwright()

    @app.tool(effect="read")
    def find(word: str) -> str:
        """Find it."""
        return word

    decision = decide(app.call({"name": "find", "arguments": {}}))
    assert isinstance(decision, Park)
    assert decision.kind == "question"


def test_a_key_that_another_call_holds_is_asked_for_again() -> None:
    failed = result_of(fail("X", "no"))
    assert failed.error is not None
    held = replace(failed, error=replace(failed.error, code="in_progress"))

    assert decide(held) == Again()


@pytest.mark.parametrize(
    ("on_stop", "made", "does"),
    [
        (STOP, 0, Reaction("stop")),
        (default([]), 0, Reaction("default", value=[])),
        (go_to("later"), 0, Reaction("go_to", step="later")),
        (ask("ann"), 0, Reaction("ask", ask=Ask(approvers=("ann",)))),
        (retry(2, pause="1s"), 0, Reaction("retry", pause="1s")),
        (retry(2, pause="1s"), 1, Reaction("retry", pause="1s")),
        (retry(2, pause="1s"), 2, Reaction("stop")),
        (retry(1, then=default(1)), 1, Reaction("default", value=1)),
        (retry(1, then=go_to("x")), 1, Reaction("go_to", step="x")),
    ],
)
def test_a_step_that_stops_does_what_it_says(on_stop: OnStop, made: int, does: Reaction) -> None:
    assert react_to_stop(on_stop, made) == does
