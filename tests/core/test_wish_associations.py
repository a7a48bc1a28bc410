"""What was learnt of wishes counts for tools in known words, and little for others."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.selection.api_vocabulary import stem_term
from callwright.core.selection.operation_ranking import OperationIndex, SearchedTool
from callwright.core.selection.wish_associations import (
    WEIGHT_SCALE,
    WishAssociations,
    list_wish_terms,
    pack_associations,
    read_wish_associations,
    unpack_associations,
)

pytestmark = pytest.mark.promise("E2")

WORDS = [stem_term(one) for one in ("create", "delete", "gist", "label", "list")]
MANY = [stem_term(f"q{one}{other}t") for one in "abcdefghij" for other in "bcdfghjklm"]
TARGETS = (*WORDS, *MANY, "#?", "#+")


def learnt(**terms: dict[str, float]) -> WishAssociations:
    return WishAssociations(
        TARGETS,
        {
            term: pack_associations(
                (TARGETS.index(stem_term(word)), round(weight * WEIGHT_SCALE))
                for word, weight in weights.items()
            )
            for term, weights in terms.items()
        },
    )


PASTEBIN = learnt(pastebin={"gist": 3.0, "#+": 1.0}, zzz={"label": -3.0})
TOOLS = [
    SearchedTool("gist_create", "Create a gist"),
    SearchedTool("gist_list", "List gists", reads=True),
    SearchedTool("label_create", "Create a label"),
    SearchedTool("label_list", "List labels", reads=True),
]


def rank(wish: str, tools: list[SearchedTool], associations: WishAssociations) -> list[str]:
    return OperationIndex(tools, associations=associations).rank_tools(wish, 5, lambda _name: True)


def test_a_wish_without_a_word_of_a_tool_finds_it_by_what_was_learnt() -> None:
    assert rank("pastebin", TOOLS, WishAssociations((), {})) == []
    assert rank("pastebin", TOOLS, PASTEBIN) == ["gist_create", "gist_list"]


def test_what_speaks_against_a_tool_puts_it_later_and_finds_none() -> None:
    assert rank("zzz", TOOLS, PASTEBIN) == []
    assert rank("create label or gist zzz", TOOLS, PASTEBIN)[0] == "gist_create"
    assert rank("create label", TOOLS, PASTEBIN)[0] == "label_create"


def test_what_was_learnt_counts_less_for_a_catalogue_in_other_words() -> None:
    strange = [SearchedTool(f"frobnicate_{one}", f"Frobnicate {one}") for one in ("quux", "corge", "grault")]

    def learn_of_first(tools: list[SearchedTool]) -> float:
        without, by = (
            OperationIndex(tools, associations=one) for one in (WishAssociations((), {}), PASTEBIN)
        )
        return by.weigh_tools("pastebin")[0] - without.weigh_tools("pastebin")[0]

    known = [*TOOLS, *(SearchedTool(one, one) for one in MANY)]

    assert learn_of_first(known) == pytest.approx(4.0)
    assert learn_of_first([*TOOLS, *strange]) == pytest.approx(1.2)
    assert learn_of_first(TOOLS) == pytest.approx(1.2), "five words do not tell where a catalogue comes from"


def test_trust_grows_with_the_share_of_known_words() -> None:
    trusts = [
        PASTEBIN.measure_trust([*MANY, *(f"other{at}" for at in range(unknown))])
        for unknown in (0, 5, 10, 20, 40)
    ]

    assert trusts[0] == 1.0
    assert trusts == sorted(trusts, reverse=True)
    assert 0 < trusts[-1] < trusts[2] < trusts[0]
    assert PASTEBIN.measure_trust([]) == trusts[-1]


def test_a_wish_has_words_pairs_chinese_triples_and_its_beginning() -> None:
    assert list_wish_terms("who owns it") == ["who", "own", "it", "who_own", "own_it", "<who"]
    assert list_wish_terms("谁动过 PR") == ["谁", "动", "过", "pr", "谁动", "动过", "谁动过", "<谁"]
    assert list_wish_terms("  ") == []


def test_a_wish_is_weighed_by_the_sum_of_what_its_terms_say() -> None:
    table = learnt(own={"list": 1.0}, who_own={"list": 0.5, "delete": -2.0})

    assert table.weigh_targets("who owns it") == {"list": 1.5, stem_term("delete"): -2.0}
    assert table.weigh_targets("nothing of that") == {}


@given(st.lists(st.tuples(st.integers(0, 65_535), st.integers(-300, 300))))
def test_packed_associations_are_read_as_they_were_but_for_weights_beyond_a_byte(
    associations: list[tuple[int, int]],
) -> None:
    read = list(unpack_associations(pack_associations(associations)))

    assert read == [(target, max(-127, min(127, weight))) for target, weight in associations]


def test_the_shipped_table_is_whole() -> None:
    table = read_wish_associations()

    assert all(
        target < len(table.targets) and weight
        for packed in table.associations.values()
        for target, weight in unpack_associations(packed)
    )
    assert len(table.targets) == len(set(table.targets))


def test_the_shipped_table_knows_ways_of_asking_in_both_languages() -> None:
    for wish in ("who has been kicked out", "把机器关了"):
        assert read_wish_associations().weigh_targets(wish)


def test_the_table_is_read_by_the_first_who_searches_and_not_at_the_start() -> None:
    program = (
        "import sys, callwright, callwright.gateway\n"
        "name = 'callwright.core.selection.wish_association_table'\n"
        "before = name in sys.modules\n"
        "from callwright.core.selection.operation_ranking import OperationIndex\n"
        "imported = name in sys.modules\n"
        "OperationIndex([])\n"
        "print(before, imported, name in sys.modules)\n"
    )

    ran = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)

    assert ran.stdout.split() == ["False", "False", "True"]
