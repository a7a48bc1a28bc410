"""The items of a list in a reply are cut so that a label stays with what is told of it (C17)."""

import pytest

from callwright.core.truth.reply_clauses import cut_clauses


def cut(reply: str) -> list[str]:
    return [one.text.strip() for one in cut_clauses(reply)]


@pytest.mark.promise("C17")
@pytest.mark.parametrize(
    ("reply", "texts"),
    [
        ("- Period: locked, no postings", ["- Period: locked,", "no postings"]),
        ("2. Suitcase: included", ["2.", "Suitcase: included"]),
        ("- 核保结论：标准体承保，可签", ["- 核保结论：标准体承保，", "可签"]),
        ("2) Freezer: held", ["-  Freezer: held"]),
    ],
)
def test_the_label_of_an_item_is_one_clause_with_what_stands_behind_it(reply: str, texts: list[str]) -> None:
    assert cut(reply) == texts


@pytest.mark.parametrize(
    ("reply", "texts"),
    [
        ("In short: it is sent", ["In short:", "it is sent"]),
        ("- the mail, as you asked: it is sent", ["- the mail,", "as you asked:", "it is sent"]),
        ("- Open:\n- Sent: two", ["- Open:", "- Sent: two"]),
    ],
)
def test_a_colon_elsewhere_ends_a_clause(reply: str, texts: list[str]) -> None:
    assert cut(reply) == texts


@pytest.mark.parametrize(
    ("reply", "mood"),
    [
        ("To speed things up, a reminder has been put on her desk.", "asserts"),
        ("Going by your policy, the excess comes to 350.", "asserts"),
        ("To cancel, the form has to be signed.", "open"),
        ("Going by your screenshot, the order is paid.", "open"),
    ],
)
def test_an_aim_or_a_source_before_what_is_told_opens_it_only_where_nothing_was_done(
    reply: str, mood: str
) -> None:
    assert cut_clauses(reply)[-1].mood == mood
