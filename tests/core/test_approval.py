"""Every state of an approval, against every event, time and name."""

from itertools import product
from typing import get_args

import pytest
from msgspec.structs import replace

from callwright.core.policy import approvals
from callwright.core.records import ledger
from callwright.domain.call import Principal
from callwright.domain.records import Approval, ApprovalState, ApprovalTerms
from stores.making import ANN, approval, claim

STATES: tuple[ApprovalState, ...] = get_args(ApprovalState)
EXPIRES = 1_000
TIMES = (0, EXPIRES - 1, EXPIRES, EXPIRES + 1)
EVE = Principal("eve", ANN.tenant, roles=("boss",))


def of(state: ApprovalState, used_by: str = "", **terms: tuple[tuple[str, ...], ...]) -> Approval:
    asked = approval(expires_at=EXPIRES, terms=ApprovalTerms(**terms))  # type: ignore[arg-type]
    return replace(asked, state=state, used_by=used_by)


@pytest.mark.promise("C15", "T14")
def test_a_question_stands_until_it_expires_is_rejected_or_is_used() -> None:
    for state, now in product(STATES, TIMES):
        assert approvals.is_approval_active(of(state), now=now) == (
            state in {"asked", "granted"} and now < EXPIRES
        )


@pytest.mark.promise("C15", "T14")
def test_only_an_open_question_is_decided_in_time_and_by_somebody_else() -> None:
    for state, now, by, granted in product(STATES, TIMES, (ANN.id, "eve"), (True, False)):
        after = approvals.decide_approval(of(state), granted=granted, by=by, reason="seen", now=now)
        if state == "asked" and now < EXPIRES and by == "eve":
            expected = "granted" if granted else "rejected"
            assert after == replace(of("asked"), state=expected, decided_by="eve", reason="seen")
        else:
            assert after is None


@pytest.mark.promise("C15", "T14")
def test_only_a_granted_approval_is_used_once_and_in_time() -> None:
    for state, now in product(STATES, TIMES):
        after = approvals.use_approval(of(state), by="call-1", now=now)
        if state == "granted" and now < EXPIRES:
            assert after == of("used", "call-1")
            assert approvals.use_approval(after, by="call-2", now=now) is None
        else:
            assert after is None


@pytest.mark.promise("C15", "T14")
def test_only_the_call_that_used_an_approval_gives_it_back() -> None:
    for state, used_by, by in product(STATES, ("", "call-1"), ("call-1", "call-2")):
        after = approvals.give_back_approval(of(state, used_by), by=by)
        assert after == (of("granted") if (state, used_by) == ("used", by) else None)


@pytest.mark.promise("C15", "T14")
def test_a_call_that_was_resumed_is_still_the_call_that_used_its_approval() -> None:
    asked = claim(owner="call-1", effect="idempotent")
    entry = ledger.claim_entry(None, asked, now=0, lease_now=0, new_id=1).entry
    for _ in range(3):
        assert entry is not None
        assert approvals.get_claim_owner(entry) == "call-1"
        again = replace(asked, owner=entry.owner, resumed=True)
        entry = ledger.claim_entry(entry, again, now=0, lease_now=0, new_id=2).entry
    assert entry is not None
    assert entry.owner != "call-1"


@pytest.mark.promise("C15", "T14")
@pytest.mark.parametrize(
    ("by", "may"),
    [
        (EVE, True),
        (replace(EVE, tenant="other"), False),
        (replace(EVE, id=ANN.id), False),
        (replace(EVE, roles=()), False),
        (replace(EVE, id="bob", roles=("boss",)), False),
    ],
)
def test_every_rule_that_names_approvers_has_to_name_who_decides(
    by: Principal,
    may: bool,  # noqa: FBT001 - a parameter of the table above
) -> None:
    assert (
        approvals.can_decide_approval(of("asked", approvers=(("role:boss",), (), ("eve", "eva"))), by) == may
    )


def test_without_a_rule_that_names_approvers_anybody_else_of_the_tenant_decides() -> None:
    for approvers in ((), ((),)):
        asked = of("asked", approvers=approvers)
        assert approvals.can_decide_approval(asked, EVE)
        assert not approvals.can_decide_approval(asked, ANN)


def test_approvers_are_named_where_every_rule_names_some() -> None:
    named = {(): False, ((),): False, (("eve",),): True, (("eve",), ()): False, (("eve",), ("bob",)): True}
    for approvers, expected in named.items():
        assert approvals.has_named_approvers(of("asked", approvers=approvers)) == expected
