"""Names of workflows, steps and schedules may be of any script."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright import Callwright
from callwright.workflow import Workflow, call
from callwright.workflow.definition import DefinitionError
from callwright.workflow.names import MAX_NAME_CHARS, is_schedule_name, is_workflow_name
from callwright.workflow.references import parse_reference

OF_MANY_SCRIPTS = [
    "daily_post",
    "每日天气",
    "ежедневно",
    "ημερήσιο",
    "รายวัน",
    "दैनिक",
    "يومي",
    "毎日_2",
    "straße",
    "x" * 64,
]


@pytest.mark.parametrize("name", OF_MANY_SCRIPTS)
def test_a_name_is_of_any_script_and_can_be_referred_to(name: str) -> None:
    assert is_workflow_name(name)
    assert is_schedule_name(name)
    found = parse_reference(f"{{{name}.{name}[0]}}")
    assert found is not None
    assert (found.root, found.path) == (name, (name, 0))


@pytest.mark.parametrize(
    "name",
    [
        "",
        "1a",
        "_a",
        "Daily",
        "Ежедневно",
        "a b",
        "a.b",
        "甲，乙",
        "a{b",
        "e\u0301",
        "x" * 65,
        "a\u200bb",
        "a\n",
    ],
)
def test_what_is_no_name_is_refused(name: str) -> None:
    assert not is_workflow_name(name)


@given(st.text(min_size=1, max_size=MAX_NAME_CHARS))
def test_whatever_is_a_name_can_be_referred_to(text: str) -> None:
    name = unicodedata.normalize("NFC", text.lower())
    if is_workflow_name(name):
        found = parse_reference(f"{{{name}}}")
        assert found is not None
        assert found.root == name


def test_words_in_braces_with_punctuation_or_spaces_stay_text() -> None:
    for text in ('{"键": 1}', "{甲，乙}", "{甲 乙}", "{甲、乙}", "{（甲）}", "{1甲}", "{「甲」}"):
        assert parse_reference(text) is None


def test_a_wrong_name_is_told_with_its_rule() -> None:
    with pytest.raises(DefinitionError, match="letters of any script"):
        Workflow("Daily", steps=[call("a", "b")])


def test_a_workflow_with_chinese_names_runs() -> None:
    with Callwright() as app:

        @app.tool(name="weather", effect="read", operation="query")
        def weather(city: str) -> dict[str, str]:
            """Weather."""
            return {"天气": f"{city}晴"}

        app.flows.add(
            Workflow(
                "每日天气",
                input={"城市": str},
                steps=[
                    call("查询", "weather", city="{input.城市}"),
                    call("再查", "weather", city="{查询.data.天气}"),
                ],
            )
        )
        output = app.flows.start("每日天气", {"城市": "北京"}).result(20)
    assert output == {"天气": "北京晴晴"}
