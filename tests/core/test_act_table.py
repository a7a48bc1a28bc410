"""The table of acts keeps the rules that its module gives for a new row."""

import re

import pytest

from callwright.core.gate.act_table import ACTS, Act, list_cell
from callwright.core.gate.carried_acts import read_command, read_statement

_ROWS = [pytest.param(one, id=one.name) for one in ACTS.values()]
_CELLS = (
    "verbs", "nouns", "han_verbs", "like", "asked", "han_asked", "forbidden", "han_forbidden", "commands", "statements", "labels", "han_labels",
)  # fmt: skip


@pytest.mark.parametrize("act", _ROWS)
def test_an_act_can_be_asked_for_and_forbidden_in_both_languages(act: Act) -> None:
    assert act.asked
    assert act.han_asked
    assert bool(act.forbidden) == bool(act.han_forbidden)
    assert bool(act.labels) == bool(act.han_labels)


@pytest.mark.parametrize("act", _ROWS)
def test_every_member_of_a_cell_is_a_pattern_and_stands_there_once(act: Act) -> None:
    for cell in _CELLS:
        members = list_cell(getattr(act, cell))
        assert len(members) == len(set(members)), cell
        for one in members:
            assert one == one.strip() != "", cell
            re.compile(one)


@pytest.mark.parametrize("act", _ROWS)
def test_the_words_of_an_act_in_tools_names_ask_for_it(act: Act) -> None:
    for verb in list_cell(act.verbs):
        assert act.in_request.search(f"{verb} it now"), verb


@pytest.mark.parametrize("act", _ROWS)
def test_commands_and_statements_of_an_act_are_read_as_this_act(act: Act) -> None:
    for command in list_cell(act.commands):
        found = read_command(f"{command} x")
        assert act.name in getattr(found, "acts", ()), command
    for word in list_cell(act.statements):
        found = read_statement(f"{word} {'on ' * (word == 'comment')}table x set y = 1 from z")
        assert getattr(found, "acts", ()) == (act.name,), word


def test_a_word_of_tools_names_says_one_act() -> None:
    verbs = [verb for act in ACTS.values() for verb in list_cell(act.verbs)]
    assert len(verbs) == len(set(verbs))


def test_a_pull_request_is_not_read_from_within_a_word() -> None:
    said = ["提个pr吧", "open the pr", "improve and print it"]
    assert [bool(ACTS["review"].in_request.search(one)) for one in said] == [True, True, False]
