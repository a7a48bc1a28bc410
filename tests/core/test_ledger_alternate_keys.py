"""Which entry a claim meets where a call is known by several keys: other versions of its tool, and its arguments as read."""

from itertools import permutations

from msgspec.structs import replace

from callwright.core.records import ledger
from callwright.domain.effects import Claimed
from callwright.domain.ledger_effects import AlternateKey
from callwright.domain.records import LedgerEntry, LedgerState
from stores.making import claim

NOW = 1_000


def entry(
    number: int, key: str, args: str, *, state: LedgerState = "committed", read_key: str = ""
) -> LedgerEntry:
    made = ledger.claim_entry(None, claim(key, args=args), now=0, lease_now=0, new_id=number).entry
    assert made is not None
    return replace(made, state=state, read_key=read_key)


def test_arguments_are_the_same_as_corrected_as_read_or_as_another_version_takes_them() -> None:
    asked = claim("k", args="a", read_key="r", also=(AlternateKey("old", "b"),))
    same = [
        entry(1, "k", "a"),
        entry(1, "k", "other", read_key="r"),
        entry(1, "old", "b"),
    ]
    others = [
        entry(1, "k", "other"),
        entry(1, "k", "other", read_key="s"),
        entry(1, "old", "other"),
        entry(1, "k", "b"),
    ]
    assert [ledger.is_same_call(one, asked) for one in same] == [True] * len(same)
    assert [ledger.is_same_call(one, asked) for one in others] == [False] * len(others)
    assert not ledger.is_same_call(entry(1, "k", "other"), claim("k", args="a"))  # neither has a key as read


def test_a_claim_meets_what_has_not_ended_then_what_was_read_alike_then_its_own_key_then_the_newest() -> None:
    asked = claim("k", args="a", read_key="r", also=(AlternateKey("old", "b"), AlternateKey("older", "b")))
    ranked = [
        entry(1, "older", "b", state="unknown"),
        entry(2, "tomorrow", "x", read_key="r"),
        entry(3, "k", "a"),
        entry(5, "old", "b"),
        entry(4, "older", "b"),
    ]
    for first in range(len(ranked)):
        for found in permutations(ranked[first:]):
            assert ledger.find_met_entry(found, asked, now=NOW) is ranked[first]
    claimed = entry(1, "older", "b", state="claimed")
    assert ledger.find_met_entry([ranked[1], claimed], asked, now=NOW) is claimed


def test_an_entry_of_other_arguments_or_an_expired_one_is_met_only_by_its_own_key() -> None:
    asked = claim("k", args="a", also=(AlternateKey("old", "b"),))
    conflict, expired = entry(1, "k", "other"), replace(entry(2, "old", "b"), expires_at=NOW)
    assert ledger.find_met_entry([expired, conflict], asked, now=NOW) is conflict
    running, same = entry(1, "k", "other", state="claimed"), entry(2, "old", "b")
    assert ledger.find_met_entry([running, same], asked, now=NOW) is same


def test_a_claim_without_arguments_as_read_prefers_its_own_key_whatever_was_read_before() -> None:
    asked = claim("k", args="a", also=(AlternateKey("old", "b"),))
    own, other = entry(1, "k", "a", read_key="r"), replace(entry(2, "old", "b"), read_key=asked.read_key)
    for found in permutations([own, other]):
        assert ledger.find_met_entry(found, asked, now=NOW) is own


def test_a_call_that_runs_after_an_expired_one_takes_over_the_key_under_which_it_was_met() -> None:
    asked = claim("k", args="a", also=(AlternateKey("old", "b"),))
    expired = replace(entry(1, "old", "b"), expires_at=NOW)
    move = ledger.claim_entry(expired, asked, now=NOW, lease_now=NOW, new_id=2)
    assert move.entry is not None
    assert (move.entry.key, move.retired) == ("old", expired)
    assert isinstance(move.answer, Claimed)
    assert move.answer.key == "old"
    assert ledger.find_met_entry([expired], asked, now=NOW) is None
    assert ledger.find_met_entry([replace(entry(3, "k", "a"), expires_at=NOW)], asked, now=NOW) is not None
    assert ledger.find_met_entry([expired], asked, now=NOW - 1) is expired
    assert ledger.find_met_entry([], asked, now=NOW) is None


def test_only_a_claim_with_further_keys_is_looked_up_by_them() -> None:
    assert not ledger.has_alternate_keys(claim("k"))
    assert ledger.has_alternate_keys(claim("k", read_key="r"))
    assert ledger.has_alternate_keys(claim("k", also=(AlternateKey("old", "b"),)))
