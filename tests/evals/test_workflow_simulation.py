"""Simulations of workflows: stand-ins for tools, models and people, faults at every tool, and nothing real is called."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright import Callwright
from callwright.core.json_schema.example_values import NoExampleError, make_example
from callwright.evals.workflow_simulation import (
    FAULTS,
    Script,
    SimulationError,
    read_script,
    simulate,
    simulate_faults,
)
from callwright.workflow import (
    Workflow,
    WorkflowError,
    agent,
    approve,
    ask,
    call,
    child,
    default,
    each,
    python,
    retry,
    sleep,
    wait,
)


@pytest.fixture
def app() -> Callwright:
    app = Callwright()

    @app.tool(effect="read", operation="query")
    def find(topic: str) -> list[dict[str, str]]:
        """Find sources."""
        raise AssertionError("a real tool was called")

    @app.tool(effect="once", operation="save")
    def save(title: str) -> dict[str, str]:
        """Save a post."""
        raise AssertionError("a real tool was called")

    @app.tool(effect="read", operation="query")
    def read(repo: str) -> Any:
        """Read a file."""
        raise AssertionError("a real tool was called")

    return app


SCRIPT = Script(
    input={"topic": "tea"},
    tools={
        "find": [[{"repo": "a"}, {"repo": "b"}]],
        "read": ["text of a", {"fault": "empty"}],
        "save": [{"id": "1"}],
    },
    models={"writer": [{"call": "find", "arguments": {"topic": "more"}}, {"text": "A post."}]},
    answers={"ok": {"granted": True, "reason": "good"}},
    expect={"state": "completed", "output": {"id": "1"}},
)
BLOG = Workflow(
    "blog",
    input={"topic": str},
    steps=(
        call("find", "find", topic="{input.topic}"),
        each(
            "files",
            over="{find}",
            at_once=1,
            do=call("file", "read", repo="{item.repo}"),
            on_stop=default("-"),
        ),
        agent("write", prompt="Write about {files}.", model="writer", tools=["find"]),
        sleep("rest", "6h"),
        python("n", "count", text="{write}"),
        approve("ok", show="{write}", approvers=["role:editor"], expires="2d"),
        call("keep", "save", title="{write}"),
    ),
)


def test_a_run_is_played_to_its_end_with_what_the_script_says(app: Callwright) -> None:
    def count(text: str) -> int:
        return len(text)

    app.flows.functions["count"] = count
    made = simulate(app.flows, BLOG, SCRIPT)

    assert made.broken == []
    assert (made.state, made.output) == ("completed", {"id": "1"})
    assert [(one.tool, one.fault) for one in made.calls] == [
        ("find", "none"),
        ("read", "none"),
        ("read", "empty"),
        ("find", "none"),
        ("save", "none"),
    ]
    assert made.calls[-1].arguments == {"title": "A post."}
    assert {one.path: one.state for one in made.steps}["files[1].file"] == "stopped"
    assert app.store.list_entries() == []
    assert app.flows.workflows() == []


def test_every_tool_meets_every_fault_and_what_may_happen_once_happens_once(app: Callwright) -> None:
    steps = (
        call("find", "find", topic="{input.topic}", on_stop=retry(1, pause="1h")),
        call("keep", "save", title="x", on_stop=retry(2, pause="1h")),
    )
    plain = Workflow("plain", input={"topic": str}, steps=steps)
    found = simulate_faults(app.flows, plain, Script(input={"topic": "tea"}))

    ends = {one.fault: (one.state, one.stopped.step if one.stopped else "") for one in found}
    assert list(ends) == ["", *(f"{tool}: {fault}" for tool in ("find", "save") for fault in FAULTS)]
    assert all(one.broken == [] for one in found)
    assert (
        ends[""] == ends["find: refused"] == ends["find: empty"] == ends["save: refused"] == ("completed", "")
    )
    assert ends["save: lost_answer"] == ("in_doubt", "")
    assert ends["save: null"] == ("stopped", "keep")


def test_what_nobody_has_scripted_is_made_up_from_the_schemas_or_named(app: Callwright) -> None:
    plain = Workflow("plain", steps=(call("find", "find", topic="x"), agent("say", prompt="x", model="m")))
    assert simulate(app.flows, plain, Script()).state == "completed"
    with pytest.raises(SimulationError, match="what read answers"):
        simulate(app.flows, Workflow("w", steps=(call("a", "read", repo="x"),)), Script())


def test_required_input_that_is_left_out_is_made_up_and_wrong_input_is_not(app: Callwright) -> None:
    steps = (call("find", "find", topic="{input.topic}"),)
    plain = Workflow("plain", input={"topic": str, "count": int}, steps=steps)

    made = simulate(app.flows, plain, Script(input={"topic": "tea"}))
    assert (made.state, made.calls[0].arguments) == ("completed", {"topic": "tea"})
    assert simulate(app.flows, plain, Script()).state == "completed"
    with pytest.raises(WorkflowError, match="no such field: topics"):
        simulate(app.flows, plain, Script(input={"topics": "tea"}))


@pytest.mark.parametrize(
    ("step", "script", "state", "waits"),
    [
        (wait("word"), Script(), "waiting", ["word"]),
        (wait("word"), Script(answers={"word": {"signal": 7}}), "completed", []),
        (approve("ok"), Script(answers={"ok": {"granted": False}}), "stopped", []),
        (approve("ok"), Script(), "completed", []),
        (
            call("a", "save", title="x", on_stop=ask()),
            Script(tools={"save": [{"fault": "error"}]}, answers={"a": {"do": "skip"}}),
            "completed",
            [],
        ),
        (child("kid", "inner"), Script(), "completed", []),
    ],
)
def test_a_run_stands_where_the_script_has_no_answer(
    app: Callwright, step: Any, script: Script, state: str, waits: list[str]
) -> None:
    app.flows.add(Workflow("inner", steps=(call("keep", "save", title="deep"),)))
    made = simulate(app.flows, Workflow("w", steps=(step,)), script)
    assert (made.state, made.waits_for) == (state, waits)


def test_an_expectation_that_is_not_met_is_named(app: Callwright) -> None:
    plain = Workflow("w", steps=(call("a", "save", title="x"),))
    script = Script(tools={"save": [{"fault": "error"}]}, expect={"state": "completed", "step": "a"})
    (broken,) = simulate(app.flows, plain, script).broken
    assert str(broken) == "state is 'stopped', not 'completed'"
    assert broken.render("zh-CN") == "state 为 'stopped'，应为 'completed'"
    with pytest.raises(SimulationError, match="expect"):
        simulate(app.flows, plain, Script(expect={"colour": 1}))


def test_a_script_is_read_from_yaml_and_refused_where_it_says_something_else() -> None:
    text = "input: {topic: tea}\ntools:\n  save: [{fault: refused}, {id: 1}]\nexpect: {state: completed}\n"
    assert read_script(text).tools == {"save": [{"fault": "refused"}, {"id": 1}]}
    for wrong in ("tool: {}", "input: [", "input: tea", "a: &x 1\nb: *x"):
        with pytest.raises(SimulationError):
            read_script(wrong)


SCHEMAS = st.recursive(
    st.sampled_from(
        [
            {"type": "string", "minLength": 7},
            {"type": "string", "format": "date"},
            {"type": "integer", "minimum": 3, "maximum": 5},
            {"type": "number", "exclusiveMinimum": 2},
            {"type": "integer", "multipleOf": 7, "minimum": 8},
            {"type": "boolean"},
            {"enum": ["a", "b"]},
            {"const": 4},
            {"type": ["null", "string"]},
            {"anyOf": [{"type": "null"}, {"type": "integer"}]},
            {},
        ]
    ),
    lambda inner: st.one_of(
        inner.map(lambda one: {"type": "array", "items": one, "minItems": 2}),
        st.dictionaries(st.sampled_from("xyz"), inner, max_size=3).map(
            lambda fields: {"type": "object", "properties": fields, "required": list(fields)}
        ),
    ),
    max_leaves=6,
)


@given(SCHEMAS)
def test_an_example_is_made_for_every_schema_of_the_usual_kinds(schema: dict[str, Any]) -> None:
    make_example(schema)  # raises where the value made up does not meet the schema


@pytest.mark.parametrize("schema", [None, {"type": "string", "pattern": "^[A-Z]{9}$"}, {"not": {}}])
def test_where_no_example_can_be_made_that_is_said(schema: Any) -> None:
    with pytest.raises(NoExampleError):
        make_example(schema)
