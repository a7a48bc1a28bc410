"""A definition is data: the two forms are equal, the hash names what is done, and contradictions are found before anything runs."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.workflow import (
    DefinitionError,
    Workflow,
    agent,
    approve,
    ask,
    branch,
    call,
    case,
    child,
    default,
    each,
    go_to,
    python,
    retry,
    sleep,
    undo,
    wait,
    workflow_from_yaml,
    workflow_to_yaml,
)
from callwright.workflow.definition import (
    Step,
    duration_ms,
    from_plain,
    tool_names,
    walk_steps,
    workflow_json,
)
from callwright.workflow.lint import FlowFinding

DAILY_YAML = """
name: daily_blog
version: 1.0.0
input: {language: string}
deadline: 3d
limits: {max_tool_calls: 60, max_total_latency_ms: 600000}
steps:
  - call: trend
    tool: github_trending
    with: {language: "{input.language}", since: daily}
  - each: read
    over: "{trend.data}"
    do:
      - call: file
        tool: github_file_content
        with: {repo: "{item.repo}", path: README.md}
    on_stop: {default: null}
  - agent: write
    model: writer
    prompt: 根据 {trend.data} 和 {read} 写一篇博客。
    tools: [database_query]
    output: {type: object, properties: {title: {type: string}, content: {type: string}}, required: [title, content]}
    min_confidence: 0.5
  - approve: ok
    show: "{write.data}"
    approvers: ["role:editor"]
    expires: 2d
  - call: save
    tool: blog_save
    with: {title: "{write.data.title}", content: "{write.data.content}"}
    undo: blog_delete
"""


def daily() -> Workflow:
    from callwright import RunLimits

    post = {
        "type": "object",
        "properties": {"title": {"type": "string"}, "content": {"type": "string"}},
        "required": ["title", "content"],
    }
    return Workflow(
        "daily_blog",
        version="1.0.0",
        input={"language": str},
        deadline="3d",
        limits=RunLimits(max_tool_calls=60, max_total_latency_ms=600_000),
        steps=(
            call("trend", "github_trending", language="{input.language}", since="daily"),
            each(
                "read",
                over="{trend.data}",
                do=call("file", "github_file_content", repo="{item.repo}", path="README.md"),
                on_stop=default(None),
            ),
            agent(
                "write",
                prompt="根据 {trend.data} 和 {read} 写一篇博客。",
                model="writer",
                tools=["database_query"],
                output=post,
                min_confidence=0.5,
            ),
            approve("ok", show="{write.data}", approvers=["role:editor"], expires="2d"),
            call(
                "save",
                "blog_save",
                title="{write.data.title}",
                content="{write.data.content}",
                undo="blog_delete",
            ),
        ),
    )


@pytest.mark.promise("D1")
def test_the_builders_and_the_yaml_of_the_same_steps_are_equal_and_have_one_hash() -> None:
    read = workflow_from_yaml(DAILY_YAML)

    assert read == daily()
    assert read.hash == daily().hash
    assert workflow_from_yaml(workflow_to_yaml(read)) == read


def test_the_hash_is_that_of_the_canonical_text_and_changes_with_any_step() -> None:
    again = from_plain(msgspec.json.decode(workflow_json(daily())))
    other = workflow_from_yaml(DAILY_YAML.replace("since: daily", "since: weekly"))

    assert again.hash == daily().hash
    assert other.hash != daily().hash


def test_a_hash_does_not_change_between_releases() -> None:
    small = Workflow("small", steps=(call("one", "look", word="x"),))

    assert workflow_json(small) == (
        '{"input":{"additionalProperties":false,"properties":{},"type":"object"},"name":"small",'
        '"steps":[{"arguments":{"word":"x"},"kind":"call","name":"one","tool":"look"}]}'
    )


def test_the_tools_of_a_workflow_are_those_of_calls_agents_and_undo() -> None:
    assert tool_names(daily()) == {
        "github_trending",
        "github_file_content",
        "database_query",
        "blog_save",
        "blog_delete",
    }


EVERY_KIND: tuple[Step, ...] = (
    call("a", "t", {"name": "x"}, partial="continue", undo=undo("u", id="{a.data.id}")),
    call("b", "t", on_stop=retry(3, pause="1m", then=ask("role:ops", expires="2d"))),
    branch("c", case("a.data.n > 1", call("d", "t")), otherwise=[call("e", "t"), call("f", "t")]),
    each(
        "g", over="{a.data}", do=[approve("h", show={"it": "{item}"}), call("i", "t", n="{index}")], at_once=2
    ),
    child("j", "other", {"x": "{a}"}, version="1.0.0"),
    python("k", "count", value="{a}", output={"type": "integer"}),
    wait("m", body={"type": "string"}, expires="90s", on_stop=go_to("o")),
    sleep("n", "1h30m"),
    agent(
        "o", prompt="{m}", model="x:y", locale="en", max_requests=3, max_tokens=10, on_stop=default({"a": 1})
    ),
)


@given(st.lists(st.sampled_from(EVERY_KIND), min_size=1, max_size=9, unique_by=lambda one: one.name))
def test_every_kind_of_step_comes_back_from_yaml_and_from_plain_json(steps: list[Step]) -> None:
    names = [one.name for one in steps]
    ordered = sorted(steps, key=lambda one: one.name)
    if "m" in names and "o" not in names:
        ordered = [one for one in ordered if one.name != "m"] or [EVERY_KIND[0]]
    made = Workflow("w", steps=tuple(ordered))

    assert workflow_from_yaml(workflow_to_yaml(made)) == made
    assert from_plain(msgspec.json.decode(workflow_json(made))).hash == made.hash


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ("name: Bad Name\nsteps: [{call: a, tool: t}]", "letters of any script"),
        ("name: w\nsteps: []", "there are none"),
        ("name: w\nversion: '1'\nsteps: [{call: a, tool: t}]", "three numbers"),
        ("name: w\nsteps: [{call: a, tool: t}, {call: a, tool: t}]", "more than once"),
        ("name: w\nsteps: [{call: input, tool: t}]", "none of"),
        ("name: w\nsteps: [{call: a, tool: t, on_stop: {go_to: a}}]", "no later step"),
        (
            "name: w\nsteps: [{call: a, tool: t, on_stop: {go_to: c}}, {each: b, over: '{a}', do: [{call: c, tool: t}]}]",
            "no later step",
        ),
        (
            "name: w\nsteps: [{each: a, over: '{b}', do: [{each: b, over: '{item}', do: [{call: c, tool: t}]}]}]",
            "each within an each",
        ),
        ("name: w\nsteps: [{each: a, over: '{b}', do: []}]", "no steps"),
        (
            "name: w\nsteps: [{each: a, over: '{b}', on_stop: ask, do: [{call: c, tool: t}]}]",
            "belong to the steps",
        ),
        ("name: w\nsteps: [{sleep: a, time: soon}]", "write a duration"),
        ("name: w\nsteps: [{wait: a, expires: 0s}]", "longer than nothing"),
        ("name: w\nsteps: [{call: a, tool: t, tol: 1}]", "unknown field"),
        ("name: w\nsteps: [{call: a, tool: t, agent: b}]", "name its kind"),
        ("name: w\nsteps: [{do: a}]", "name its kind"),
        ("name: w\nsteps: [{call: a, tool: t, on_stop: {explode: 1}}]", "there is no 'explode'"),
        ("name: w\nsteps: [{call: a, tool: t, on_stop: {retry: {times: 0}}}]", "times from 1 to 100"),
        ("name: w\nsteps: [{call: a, tool: t, min_confidence: 3}]", "from 0 to 1"),
        ("name: w\ninput: {n: tuple}\nsteps: [{call: a, tool: t}]", "say its type"),
        ("name: w\nname: v", "twice"),
        ("name: &x w\nversion: *x", "aliases"),
        ("- 1", "a workflow is a mapping"),
        ("name: 'w", "line 1"),
    ],
)
def test_what_contradicts_itself_is_refused_with_its_place(document: str, said: str) -> None:
    with pytest.raises(DefinitionError) as caught:
        workflow_from_yaml(document)

    assert said in str(caught.value)


def untyped(builder: Any) -> Any:
    """A builder as a program without a type checker calls it."""
    return builder


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (
            lambda: untyped(python)("a", len, value=1),
            "steps[0].function: a Python value of type builtin_function",
        ),
        (
            lambda: untyped(call)("a", test_every_problem_is_said_at_once),
            "steps[0].tool: a Python value of type function",
        ),
        (
            lambda: branch("a", case("true", call("b", "t", x=[len]))),
            "steps[0].cases[0].do[0].arguments.x[0]: ",
        ),
        (
            lambda: call("a", "t", on_stop=default(object())),
            "steps[0].on_stop.value: a Python value of type object",
        ),
        (lambda: untyped(call)("a", "t", on_stop="retry"), "at `$.steps[0].on_stop`"),
        (lambda: call("a", "t", on_stop=untyped(retry)("3")), "at `$.steps[0].on_stop.times`"),
        (lambda: untyped(each)("a", over=[1, 2], do=call("b", "t")), "at `$.steps[0].over`"),
        (lambda: untyped(each)("a", over="{input.x}", do="t"), "at `$.steps[0].do[0]`"),
        (lambda: untyped(call)(3, "t"), "at `$.steps[0].name`"),
    ],
)
def test_a_value_of_a_wrong_type_in_a_step_made_in_python_is_refused_with_its_place(
    made: Callable[[], Any], said: str
) -> None:
    with pytest.raises(DefinitionError) as caught:
        Workflow("w", steps=[made()])

    assert said in str(caught.value)


@pytest.mark.parametrize(
    "field",
    [
        {"version": 1},
        {"locale": "fr"},
        {"budget": 5},
        {"input": None},
        {"steps": call("a", "t")},
        {"name": 5},
    ],
)
def test_a_field_of_a_workflow_of_a_wrong_type_is_refused(field: dict[str, Any]) -> None:
    fields: dict[str, Any] = {"name": "w", "steps": [call("a", "t")], **field}

    with pytest.raises(DefinitionError, match=next(iter(field))):
        Workflow(fields.pop("name"), **fields)


def test_limits_and_steps_can_be_given_in_python_as_the_mappings_they_are_stored_as() -> None:
    plain: Any = {"kind": "call", "name": "a", "tool": "t"}
    limits: Any = {"max_tool_calls": 3}

    made = Workflow("w", steps=[plain], limits=limits)

    assert made == from_plain(made.to_plain())
    assert made.limits.max_tool_calls == 3


def test_a_single_text_is_one_approver_and_one_tool_not_a_list_of_letters() -> None:
    assert approve("a", approvers="lena") == approve("a", approvers=["lena"])
    assert agent("b", prompt="p", model="m", tools="find") == agent(
        "b", prompt="p", model="m", tools=["find"]
    )


def test_every_problem_is_said_at_once() -> None:
    with pytest.raises(DefinitionError) as caught:
        Workflow("w", version="one", deadline="soon", steps=(call("a", "t"), call("a", "t")))

    assert len(caught.value.problems) == 3


@pytest.mark.parametrize("page", ["workflows.md", "workflows.zh-CN.md"])
def test_the_documents_show_every_kind_of_step_in_yaml(page: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / page).read_text(encoding="utf-8")
    block = re.search(r"```yaml\n(name: press\n.*?)```", text, re.DOTALL)
    assert block is not None

    shown = workflow_from_yaml(block[1])

    assert {type(one) for one in walk_steps(shown.steps)} == set(get_args(Step))


@pytest.mark.parametrize(
    ("text", "ms"), [("90s", 90_000), ("1h30m", 5_400_000), ("3d", 259_200_000), ("50ms", 50)]
)
def test_durations_are_written_with_their_units(text: str, ms: int) -> None:
    assert duration_ms(text) == ms


@pytest.mark.parametrize("text", ["", "3", "3 d", "d3", "-3d", "3days"])
def test_what_is_no_duration_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no duration"):
        duration_ms(text)


@pytest.mark.parametrize(
    ("step", "line", "problem"),
    [
        ("  - name: fetch\n    call: {tool: search}", 4, "Expected `str`, got `object`"),
        ("  - call: fetch\n    tool: [search]", 4, "Expected `str`, got `array`"),
        ("  - call: fetch\n    tool: search\n    on_stop: {deflt: 1}", 5, "there is no 'deflt'"),
        ("  - each: all\n    over: '{input.x}'\n    do:\n      - call: one\n        tool: 5", 7, "got `int`"),
        ("  - call: fetch\n    tool: search\n    with: 5", 5, "Expected `object`, got `int`"),
        ("  - call: fetch\n    wrong: 1\n    tool: search", 3, "unknown field `wrong`"),
        ("  - {}", 3, "name its kind"),
    ],
)
def test_a_fault_in_a_yaml_definition_is_named_with_its_line(step: str, line: int, problem: str) -> None:
    with pytest.raises(DefinitionError) as refused:
        workflow_from_yaml(f"name: daily\nsteps:\n{step}\n")

    (found,) = map(str, refused.value.problems)
    assert found.startswith(f"line {line}: ")
    assert problem in found


@pytest.mark.parametrize(
    ("document", "line", "words"),
    [
        ("name: x\nsteps:\n  - call: a\n    tool: b: c\n", 4, "请检查缩进"),
        ("name: x\n - call: a\n", 2, "缩进"),
        ("name: x\nsteps:\n  - call: a\n   tool: b\n", 4, "缩进"),
        ("name: x\nsteps: [a, b\ndeadline: 1d\n", 2, "括号没有闭合"),
        ('name: "x\nsteps: []\n', 1, "引号没有闭合"),
        ("name: x\n\tsteps: []\n", 2, "制表符"),
        ("name: @x\n", 1, "加引号"),
        ('name: "C:\\x"\n', 1, "反斜杠"),
        ("name: x\nsteps: !own 1\n", 2, "标签"),
        ("name: x\n---\nname: y\n", 2, "第二个文档"),
        ("name: | x\n", 1, "下一行"),
        ("name: x\nsteps\n", 2, "冒号"),
        ("name: x\nsteps: \x01\n", 2, "控制字符"),
        ("name: [x, }]\n", 1, "不能出现该符号"),
    ],
)
def test_a_fault_of_yaml_itself_is_described_in_chinese_and_keeps_the_words_of_the_library(
    document: str, line: int, words: str
) -> None:
    with pytest.raises(DefinitionError) as refused:
        workflow_from_yaml(document)

    (reason,) = refused.value.reasons
    told = FlowFinding("error", "", "", reason).describe("zh-CN")[0]
    assert told.startswith(f"第 {line} 行：")
    assert words in told
    assert str(reason).startswith(f"line {line}: ")
    assert str(reason).isascii()


def test_a_fault_in_a_yaml_definition_is_described_in_chinese() -> None:
    with pytest.raises(DefinitionError) as refused:
        workflow_from_yaml("name: daily\nsteps:\n  - call: fetch\n    tool: [search]\n")

    finding = FlowFinding("error", "", "", refused.value.reasons[0])
    assert finding.describe("zh-CN")[0] == "第 4 行：应为 `str`，实为 `array`（位于 `$.steps[0].tool`）"
