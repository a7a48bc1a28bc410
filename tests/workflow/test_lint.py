"""Lint finds what can never go well, and what may not, from the contracts of the tools; nothing is run for it."""

from string import Formatter
from typing import Any

import pytest

from callwright import Callwright
from callwright.workflow import (
    Step,
    Workflow,
    agent,
    approve,
    branch,
    call,
    case,
    child,
    default,
    each,
    go_to,
    python,
    retry,
    undo,
    wait,
)
from callwright.workflow.words import _FINDINGS


@pytest.fixture
def app() -> Callwright:
    app = Callwright()

    @app.tool(effect="read")
    def find(word: str, most: int = 5) -> list[dict[str, int]]:
        """Find."""
        return []

    @app.tool(effect="once")
    def save(title: str, tags: list[str] | None = None) -> dict[str, str]:
        """Save."""
        return {"id": title}

    @app.tool(effect="idempotent")
    def remove(id: int) -> bool:  # noqa: A002 - the name of the field
        """Remove."""
        return True

    app.flows.function("count")(len)
    return app


def findings(app: Callwright, *steps: Step, **options: Any) -> list[str]:
    workflow = Workflow("w", steps=steps, input={"word": str, "n": int}, **options)
    return [f"{one.level} {one}" for one in app.flows.lint(workflow)]


FIND = call("find", "find", word="{input.word}")
FIND_B = call("b", "find", word="x")


def test_a_sound_workflow_has_no_findings(app: Callwright) -> None:
    steps = (
        FIND,
        each("each", over="{find}", do=call("again", "find", word="x", most="{index}")),
        python("n", "count", value="{each}"),
        agent("say", prompt="{n} {find}", model="m"),
        call("save", "save", title="{say}", tags=["{run.id}"]),
    )

    assert findings(app, *steps, output={"id": "{save.data}"}) == []


@pytest.mark.parametrize(
    ("step", "found"),
    [
        (call("a", "nothing"), "error a.tool: there is no tool 'nothing'"),
        (call("a", "find"), "error a.arguments.word: find asks for it"),
        (call("a", "find", word="x", wrod="y"), "error a.arguments.wrod: find has no such argument"),
        (call("a", "find", word=3), "error a.arguments.word: is integer, and has to be string"),
        (call("a", "find", word="{input.n}"), "error a.arguments.word: is integer, and has to be string"),
        (call("a", "find", word="{find}"), "error a.arguments.word: is array, and has to be string"),
        (call("a", "find", word="{later}"), "error a.arguments.word: {later}: nothing of that name"),
        (
            call("a", "find", word="x {input.town}"),
            "error a.arguments.word: {input.town}: its schema has no town",
        ),
        (
            call("a", "find", word="{find.size}"),
            "error a.arguments.word: {find.size}: its schema has no size",
        ),
        (
            call("a", "find", word="w {find[0].size}"),
            "error a.arguments.word: {find[0].size}: its schema has no 0 — did you mean {find.data[0].size}?",
        ),
        (call("a", "save", title="x", tags="{input.word}"), "error a.arguments.tags: is string"),
        (each("a", over="{input.n}", do=call("b", "find", word="x")), "error a.over: {input.n} is no list"),
        (
            each("a", over="all of {find}", do=call("b", "find", word="x")),
            "error a.over: has to be one reference",
        ),
        (python("a", "guess"), "error a.function: there is no function 'guess'"),
        (child("a", "other"), "error a.workflow: there is no workflow 'other'"),
        (agent("a", prompt="{item}", model="m"), "error a.prompt: {item}: nothing of that name"),
        (agent("a", prompt="x", model="m", tools=["nothing"]), "error a.tools: there is no tool 'nothing'"),
        (agent("a", prompt="x", model="m", output={"type": "oops"}), "error a.output: is no JSON Schema"),
        (wait("a", body={"type": 3}), "error a.body: is no JSON Schema"),
        (approve("a", show={"x": ["{gone}"]}), "error a.show.x.0: {gone}: nothing of that name"),
        (branch("a", case("input.n >", FIND_B)), "error a.cases.0.when: it is no CEL"),
        (branch("a", case("later > 1", FIND_B)), "error a.cases.0.when: nothing of the name later"),
        (branch("a", case("x" * 1001, FIND_B)), "error a.cases.0.when: it is longer"),
        (
            branch("a", case("find.data.all(x, find.data.all(y, x == y))", FIND_B)),
            "error a.cases.0.when: it goes through more",
        ),
        (call("a", "save", title="x", undo="gone"), "error a.undo.tool: there is no tool 'gone'"),
        (call("a", "save", title="x", undo=undo("remove", id="x")), "error a.undo.arguments.id: is string"),
        (call("a", "save", title="x", on_stop=retry(2)), "warning a.on_stop: retries a tool of class once"),
    ],
)
def test_every_fault_is_named_with_its_place(app: Callwright, step: Step, found: str) -> None:
    said = findings(app, FIND, step)

    assert any(one.startswith(found) for one in said), said


def test_a_field_of_the_input_that_may_be_left_out_is_warned_of_unless_it_has_a_default(
    app: Callwright,
) -> None:
    steps = call("a", "find", word="{input.word}"), call("b", "save", title="About {input.word}")
    for more, warned in (({}, 2), ({"default": "tea"}, 0)):
        given = {"type": "object", "properties": {"word": {"type": "string", **more}}}
        found = app.flows.lint(Workflow("w", steps=steps, input=given))
        assert [one.code for one in found] == ["may_be_absent"] * warned


def test_a_field_of_a_steps_data_is_named_where_the_reference_leaves_the_data_out(app: Callwright) -> None:
    said = findings(app, call("saved", "save", title="x"), call("a", "find", word="w {saved.id}"))

    assert said == [
        "error a.arguments.word: {saved.id}: its schema has no id — did you mean {saved.data.id}?"
    ]


def test_a_field_that_an_open_schema_does_not_declare_is_a_warning() -> None:
    app = Callwright()
    post = {"type": "object", "properties": {"title": {"type": "string"}}, "required": ["title"]}
    anything = {"type": "object"}

    @app.tool(effect="read", output_schema=post)
    def write() -> Any:
        """Write."""

    @app.tool(effect="read", output_schema=anything)
    def guess() -> Any:
        """Guess."""

    @app.tool(effect="once")
    def save(title: str) -> dict[str, str]:
        """Save."""
        return {"id": title}

    workflow = Workflow(
        "w",
        steps=(
            call("write", "write"),
            call("guess", "guess"),
            call("a", "save", title="{write.data.titel}"),
            call("b", "save", title="on {write.data.author.name}"),
            call("c", "save", title="{guess.data.titel} {write.data.title}"),
        ),
    )
    found = app.flows.lint(workflow)

    assert [f"{one.level} {one}" for one in found] == [
        "warning a.arguments.title: {write.data.titel}: its schema does not declare titel — did you mean title?",
        (
            "warning b.arguments.title: {write.data.author.name}: its schema does not declare author"
            " — correct the path, or declare the field"
        ),
    ]
    assert found[0].describe("zh-CN") == (
        "{write.data.titel}：其 schema 没有声明 titel",
        "是否指 title？",
    )


def test_a_value_that_may_be_absent_is_a_warning_where_it_has_to_be_there(app: Callwright) -> None:
    said = findings(app, FIND, call("a", "find", word="x", most="{find.data[0].n}"))

    assert said == [
        "warning a.arguments.most: {find.data[0].n} may be absent or null — give its step a default, or branch"
    ]


def test_what_a_jump_passes_over_is_uncertain_afterwards_and_what_is_behind_it_is_reached(
    app: Callwright,
) -> None:
    said = findings(
        app,
        call("one", "find", word="x", on_stop=go_to("three")),
        call("two", "save", title="y"),
        call("three", "save", title="{two.data.id}"),
    )

    assert said == [
        "warning three.arguments.title: {two} is not there on every way to this step".replace(
            "{two}", "{two.data.id}"
        )
        + " — give the step that may be skipped a default",
        "warning three.arguments.title: {two.data.id} may be absent or null — give its step a default, or branch",
    ]


@pytest.mark.parametrize(
    ("conditions", "never"),
    [
        (("true", "input.n > 1"), ["b", "rest"]),
        (("1 > 2", "input.n > 1"), ["a"]),
        (("input.n > 1", " input.n > 1"), ["b"]),
        (("input.n > 1", "input.n > 2"), []),
    ],
)
def test_arms_that_no_input_leads_to_are_named(
    app: Callwright, conditions: tuple[str, str], never: list[str]
) -> None:
    first, second = conditions
    said = findings(
        app,
        branch(
            "which",
            case(first, call("a", "save", title="a")),
            case(second, call("b", "save", title="b")),
            otherwise=call("rest", "save", title="c"),
        ),
    )

    cure = "is never reached — remove it, or correct the conditions of its branch"
    assert [one for one in said if "never" in one] == [f"warning {name}: {cure}" for name in never]


def test_a_condition_that_can_never_be_evaluated_is_an_error(app: Callwright) -> None:
    said = findings(app, branch("which", case("1 + true > 2", call("a", "save", title="a"))))

    assert any(one.startswith("error which.cases.0.when: ") for one in said)


def test_names_of_arms_are_uncertain_after_their_branch(app: Callwright) -> None:
    said = findings(
        app,
        branch(
            "which",
            case("input.n > 1", call("many", "save", title="m")),
            otherwise=call("few", "save", title="f"),
        ),
        call("last", "save", title="{many.data.id}"),
    )

    assert next(one for one in said if "last" in one).startswith(
        "warning last.arguments.title: {many.data.id} is not there on every way"
    )


def test_a_default_makes_the_data_of_an_item_whatever_it_is(app: Callwright) -> None:
    said = findings(
        app,
        FIND,
        each("each", over="{find}", do=call("b", "save", title="x"), on_stop=default(None)),
        call("last", "save", title="{each.data[0].id}"),
    )

    assert all(one.startswith("warning") for one in said)


def test_the_input_of_a_child_is_checked_against_its_schema_and_its_output_is_known(app: Callwright) -> None:
    app.flows.add(
        Workflow(
            "post",
            steps=[FIND_B],
            input={"title": str, "most": int},
            output={"id": "1"},
            output_schema={"type": "object", "properties": {"id": {"type": "string"}}, "required": ["id"]},
        )
    )

    assert findings(app, child("c", "post", {"title": "{input.word}", "most": 5}), output="{c.data.id}") == []
    found = findings(app, child("c", "post", {"titel": "x", "most": "{input.word}"}), output="{c.data.name}")
    assert [one.partition(" — ")[0] for one in found] == [
        "error c.input.title: post asks for it",
        "error c.input.titel: post has no such argument",
        "error c.input.most: is string, and has to be integer",
        "warning output: {c.data.name}: its schema does not declare name",
    ]


def test_errors_come_before_warnings(app: Callwright) -> None:
    said = findings(
        app,
        FIND,
        call("a", "find", word="x", most="{find.data[0].n}"),
        call("b", "nothing"),
    )

    assert [one.partition(" ")[0] for one in said] == ["error", "warning"]


def test_every_finding_is_described_in_both_languages_with_the_same_values() -> None:
    for code, texts in _FINDINGS.items():
        fields = {locale: _fields_of(" ".join(texts[locale])) for locale in texts}
        assert set(fields) == {"en", "zh-CN"}, code
        assert fields["en"] == fields["zh-CN"], code
        assert any("\u4e00" <= char <= "\u9fff" for char in texts["zh-CN"][0]), code


def _fields_of(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize(
    ("step", "near"),
    [
        (call("a", "fnid", word="x"), "find"),
        (call("a", "find", wrod="y"), "word"),
        (call("a", "find", word="{inptu.word}"), "input"),
        (call("a", "find", word="{input.wrd}"), "word"),
        (python("a", "cuont"), "count"),
        (child("a", "innre"), "inner"),
        (agent("a", prompt="x", model="m", tools=["sav"]), "save"),
        (branch("a", case("inputs.n > 1", FIND)), "input"),
    ],
)
def test_a_misspelt_name_is_answered_with_the_name_that_was_probably_meant(
    app: Callwright, step: Step, near: str
) -> None:
    app.flows.add(Workflow("inner", steps=(FIND_B,)))
    found = next(
        one
        for one in app.flows.lint(Workflow("w", steps=(step,), input={"word": str, "n": int}))
        if one.level == "error" and "near" in one.values
    )

    assert found.cure == f"did you mean {near}?"
    assert found.describe("zh-CN")[1] == f"是否指 {near}？"


def test_a_name_that_resembles_none_or_several_is_not_guessed(app: Callwright) -> None:
    @app.tool(effect="read")
    def fins(word: str) -> str:
        """Count fins."""
        return word

    for name in ("delete_everything", "fink", "fi"):
        (found,) = app.flows.lint(Workflow("w", steps=(call("a", name),)))
        assert found.cure == "register it, or correct the name"
