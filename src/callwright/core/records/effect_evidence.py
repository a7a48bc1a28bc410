"""What is known of the effect of a failed attempt, and what follows from it. Pure.

``weigh_evidence`` holds the evidence of one attempt against what the contract says. The first line that applies:

    read                                            "no", whatever was said
    marks_effect, and effect_started() not called   "no"
    "no" of our own transport                       "no"
    effect_started() called                         "maybe", whoever else says "no"
    stated by the contract, or in its form          as it is stated
    failure_means_none, and the tool answered       "no"
    anything else                                   "maybe"

So no text and no class of an exception ever says "no". What follows from the result, for a tool that writes:

    "no"                may be sent again by us     effect none
    "maybe", answered   idempotent and keyed only   effect unknown; the failure keeps its code
    "maybe", silence    idempotent and keyed only   effect unknown, outcome_unknown
"""

from typing import Final

from callwright.domain.contract import Contract, EffectClass
from callwright.domain.evidence import STATED_NOT_APPLIED, Evidence


def weigh_evidence(found: Evidence, contract: Contract, *, started: bool | None = None) -> Evidence:
    """What is known once the contract has been asked; source and answer stay those of the failure itself.

    Args:
        found: The evidence of the attempt itself.
        contract: Of the tool that was run.
        started: Whether it called ``effect_started()``; None where it does not say.
    """
    no = _has_certainly_not_happened(found, contract, started=started)
    return Evidence("no" if no else "maybe", found.source, found.answered)


def _has_certainly_not_happened(found: Evidence, contract: Contract, *, started: bool | None) -> bool:
    if contract.effect == "read" or started is False:
        return True
    if found.happened == "no" and found.source == "transport":
        return True
    if started:
        return False
    if found.source == "contract":
        return found.happened == "no"
    return contract.failure_means_none and found.answered


NO_ANSWER_STATUSES: Final = frozenset({408, 460, 499, *range(502, 505), *range(520, 528), 530, 598, 599})
"""HTTP statuses of a lost request, and those by which a gateway stands in for an upstream that may have done it.

460 (AWS) and 499 (nginx, Envoy, Google) say that the client went away, 520 to 530 (Cloudflare), 598 and 599 (proxies) that
the server behind did not answer in time or in order: none of them is the server's own word.
"""


def get_declared_evidence(code: str, contract: Contract) -> Evidence | None:
    """What the contract states of the effect of a failure with this code; None where it does not declare the code.

    Only for a code that the tool gave as a code: one that was concluded from a text is never declared.
    """
    for one in contract.errors:
        if one.code == code:
            return STATED_NOT_APPLIED if one.effect == "none" else _DECLARED_UNKNOWN_EVIDENCE
    return None


_DECLARED_UNKNOWN_EVIDENCE: Final = Evidence("maybe", "contract", answered=True)


def can_send_again(effect: EffectClass, weighed: Evidence) -> bool:
    """Whether our own retry loop may send the same request again after an attempt with this evidence."""
    return weighed.happened == "no" or effect != "once"


def combine_evidence(earlier: Evidence | None, weighed: Evidence) -> Evidence | None:
    """The evidence of all attempts of a call so far: the doubt that weighs most, None where there is none.

    Silence outweighs an answer: whatever was answered to a later request says nothing of an earlier one.
    """
    if weighed.happened == "no":
        return earlier
    return weighed if earlier is None or earlier.answered else earlier
