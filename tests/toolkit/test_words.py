"""Every tool of every toolkit has its words in both languages, and keeps its contract's own rules."""

import re
import string

import pytest

from callwright import Callwright
from callwright.config.toolkits import Toolkits, ToolkitTable
from callwright.toolkit import Toolkit, database, github, images, publishing, workflows
from callwright.toolkit.definition import LOCALES, ToolSpec
from callwright.toolkit.registry import MODULES

TOOLKITS = [
    database("sqlite:///shop.db", tables=["orders"]),
    github(),
    images("env:KIT_KEY", "images"),
    publishing("sqlite:///blog.db", drafts="drafts"),
    workflows(Callwright().flows),
]
TOOLS = [pytest.param(toolkit, spec, id=spec.name) for toolkit in TOOLKITS for spec in toolkit.tools]
BARE_NUMBER = re.compile(r"\{(?:count|total|missing)\} (?!of\b|is\b)[a-z]")
CHINESE = re.compile("[\u4e00-\u9fff]")


@pytest.mark.parametrize(("toolkit", "spec"), TOOLS)
def test_titles_descriptions_arguments_and_messages_are_there_in_both_languages(
    toolkit: Toolkit, spec: ToolSpec
) -> None:
    with Callwright() as app:
        contract = next(one.contract for one in app.use(toolkit) if one.contract.name == spec.name)
    english, chinese = spec.words["en"], spec.words["zh-CN"]

    assert set(spec.words) == set(LOCALES)
    assert set(english.arguments) == set(chinese.arguments) == set(contract.input_schema["properties"])
    assert set(english.messages) == set(chinese.messages)
    for name, text in english.messages.items():
        assert fields_of(text) == fields_of(chinese.messages[name]), name
    for text in (english.title, english.description, *english.arguments.values(), *english.messages.values()):
        assert text
        assert not CHINESE.search(text)
    for text in (chinese.description, *chinese.arguments.values(), *chinese.messages.values()):
        assert CHINESE.search(text), text


@pytest.mark.parametrize(("toolkit", "spec"), TOOLS)
def test_a_number_is_followed_by_its_noun_in_the_singular_or_the_plural(
    toolkit: Toolkit, spec: ToolSpec
) -> None:
    del toolkit
    for name, text in spec.words["en"].messages.items():
        assert not BARE_NUMBER.search(text), name
        fields = {field for field in fields_of(text) if field is not None}
        one, two = (spec.words["en"].say(name, **dict.fromkeys(fields, number)) for number in (1, 2))
        for _, _, given, _ in string.Formatter().parse(text):
            if given:
                singular, _, plural = given.partition("|")
                assert f"1 {singular}" in one
                assert f"2 {plural}" in two


def fields_of(text: str) -> set[str | None]:
    return {field for _, field, _, _ in string.Formatter().parse(text) if field is not None}


@pytest.mark.parametrize(("toolkit", "spec"), TOOLS)
def test_declared_errors_have_words_for_people_in_both_languages_and_a_next_step(
    toolkit: Toolkit, spec: ToolSpec
) -> None:
    with Callwright() as app:
        contract = next(one.contract for one in app.use(toolkit) if one.contract.name == spec.name)
    for error in contract.errors:
        assert error.message, error.code
        assert error.user_en, error.code
        assert CHINESE.search(error.user_zh), error.code
        assert error.suggestion, error.code


@pytest.mark.parametrize("toolkit", TOOLKITS, ids=lambda one: str(one.name))
def test_the_linter_has_nothing_to_say(toolkit: Toolkit) -> None:
    with Callwright() as app:
        app.use(toolkit)
        assert app.lint() == []


def test_every_table_of_the_configuration_has_a_module_and_every_module_a_table() -> None:
    assert set(MODULES) == set(Toolkits.__struct_fields__)
    for name in Toolkits.__struct_fields__:
        assert any(kind.__name__ == f"{name.title()}Toolkit" for kind in ToolkitTable.__subclasses__()), name
