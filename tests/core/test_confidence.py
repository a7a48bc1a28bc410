"""Confidence from stable, declared rules: A2, A3 (seed 000 §一, §二)."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.call.confidence import score_confidence
from callwright.domain.contract import ConfidenceRules

SEED = ConfidenceRules(
    base=0.3,
    signals={
        "标题精确命中": 0.25,
        "正文包含关键约束": 0.2,
        "文档更新时间在 90 天内": 0.1,
        "来源权限与用户匹配": 0.15,
        "只命中相似词": -0.2,
        "来源过旧": -0.15,
    },
)


@pytest.mark.promise("A3")
@pytest.mark.parametrize(
    ("signals", "confidence", "band", "action"),
    [
        (
            ["标题精确命中", "正文包含关键约束", "文档更新时间在 90 天内", "来源权限与用户匹配"],
            1.0,
            "sure",
            "continue",
        ),
        (["标题精确命中", "正文包含关键约束", "文档更新时间在 90 天内"], 0.85, "sure", "continue"),
        (["标题精确命中", "来源权限与用户匹配"], 0.7, "unsure", "continue"),
        (["正文包含关键约束"], 0.5, "unsure", "continue"),
        (["正文包含关键约束", "只命中相似词"], 0.3, "low", "ask_user"),
        (["只命中相似词", "来源过旧"], 0.0, "low", "ask_user"),
        ([], 0.3, "low", "ask_user"),
    ],
)
def test_the_seeds_six_signals_add_up(signals: list[str], confidence: float, band: str, action: str) -> None:
    belief = score_confidence(SEED, signals, None, has_source=True)
    assert (belief.confidence, belief.band, belief.action) == (confidence, band, action)


@pytest.mark.promise("A2")
def test_a_weak_search_asks_the_user() -> None:
    belief = score_confidence(ConfidenceRules(), (), 0.32, has_source=False)
    assert (belief.confidence, belief.action) == (0.32, "ask_user")


@pytest.mark.promise("A3")
def test_without_a_source_nothing_is_sure() -> None:
    belief = score_confidence(ConfidenceRules(), (), 1.0, has_source=False)
    assert (belief.confidence, belief.band) == (0.79, "unsure")


@pytest.mark.promise("A3")
def test_every_order_of_the_signals_gives_the_same_score() -> None:
    beliefs = {
        score_confidence(SEED, order, None, has_source=True)
        for order in itertools.permutations(list(SEED.signals)[:5])
    }
    assert len(beliefs) == 1


@pytest.mark.promise("A3")
def test_a_signal_counts_once_and_an_unknown_one_is_told() -> None:
    belief = score_confidence(SEED, ["标题精确命中", "标题精确命中", "b", "a"], None, has_source=True)
    assert (belief.confidence, belief.unknown) == (0.55, ("a", "b"))


@pytest.mark.promise("A3")
def test_the_contract_says_what_follows_from_a_low_score() -> None:
    rules = ConfidenceRules(low_action="human_review", unsure=0.6)
    assert score_confidence(rules, (), 0.59, has_source=True).action == "human_review"


@pytest.mark.promise("A3")
@given(
    st.floats() | st.none(),
    st.dictionaries(st.text(max_size=3), st.floats(-5, 5), max_size=5),
    st.lists(st.text(max_size=3)),
    st.booleans(),
)
def test_the_score_always_lies_between_nothing_and_one(
    base: float | None, weights: dict[str, float], signals: list[str], sourced: object
) -> None:
    belief = score_confidence(ConfidenceRules(signals=weights), signals, base, has_source=bool(sourced))
    assert 0 <= belief.confidence <= (1 if sourced else 0.79)
    assert round(belief.confidence, 2) == belief.confidence


@pytest.mark.promise("A3")
@pytest.mark.parametrize("has_source", [True, False])
def test_a_default_is_no_doubt(*, has_source: bool) -> None:
    belief = score_confidence(ConfidenceRules(), (), None, has_source=has_source)

    assert (belief.scored, belief.doubted, belief.action) == (False, False, "continue")
    assert belief.confidence == (0.9 if has_source else 0.79)


@pytest.mark.promise("A3")
@pytest.mark.parametrize(
    ("rules", "signals", "base", "doubted"),
    [
        (ConfidenceRules(), (), 0.75, True),
        (ConfidenceRules(), (), 0.95, False),
        (ConfidenceRules(base=0.32), (), None, True),
        (ConfidenceRules(unsourced_cap=0.4), (), None, True),
        (SEED, ("标题精确命中",), None, True),
    ],
)
def test_what_a_score_a_signal_or_a_rule_says_is_a_doubt_below_the_mark(
    rules: ConfidenceRules, signals: tuple[str, ...], base: float | None, *, doubted: bool
) -> None:
    belief = score_confidence(rules, signals, base, has_source=False)

    assert (belief.scored, belief.doubted) == (True, doubted)
