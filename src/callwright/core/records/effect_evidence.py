"""The evidence about the effect of a failed attempt, and its consequences. Pure.

``weigh_evidence`` combines the evidence of one attempt with the contract. The first line that applies:

    read, of which nothing is known to have written  "no", regardless of the evidence
    marks_effect, and effect_started() not called   "no"
    "no" of our own transport                       "no"
    effect_started() called                         "maybe", even if another source says "no"
    stated by the contract, or in its form          as stated
    failure_means_none, and the tool answered       "no"
    anything else                                   "maybe"

So no text and no exception class ever means "no". The consequences, for a tool that writes:

    "no"                we may send it again        effect none
    "maybe", answered   idempotent and keyed only   effect unknown; the failure keeps its code
    "maybe", no answer  idempotent and keyed only   effect unknown, outcome_unknown

A read has an effect only through a call that it makes itself, and no contract declares whether that call may be repeated.
"""

from typing import Final

from callwright.domain.contract import Contract, EffectClass
from callwright.domain.evidence import STATED_NOT_APPLIED, Evidence


def weigh_evidence(evidence: Evidence, contract: Contract, *, started: bool | None = None) -> Evidence:
    """Return the evidence after the contract was consulted; source and answer stay those of the failure itself.

    Args:
        evidence: The evidence of the attempt itself.
        contract: Of the tool that ran.
        started: Whether it called ``effect_started()``, or a call that it made writes; None where that is unknown.
    """
    no = _has_certainly_not_happened(evidence, contract, started=started)
    return Evidence("no" if no else "maybe", evidence.source, evidence.answered)


def _has_certainly_not_happened(evidence: Evidence, contract: Contract, *, started: bool | None) -> bool:
    if started is False or (contract.effect == "read" and not started):
        return True
    if evidence.happened == "no" and evidence.source == "transport":
        return True
    if started:
        return False
    if evidence.source == "contract":
        return evidence.happened == "no"
    return contract.failure_means_none and evidence.answered


NO_ANSWER_STATUSES: Final = frozenset({408, 460, 499, *range(502, 505), *range(520, 528), 530, 598, 599})
"""HTTP statuses of a lost request, and those that a proxy returns for an upstream that may have carried out the request."""


def get_declared_evidence(code: str, contract: Contract) -> Evidence | None:
    """Return the contract's statement about the effect of a failure with this code; None for an undeclared code.

    Only for a code that the tool returned as a code: one that was inferred from a text is never declared.
    """
    for one in contract.errors:
        if one.code == code:
            return STATED_NOT_APPLIED if one.effect == "none" else _DECLARED_UNKNOWN_EVIDENCE
    return None


_DECLARED_UNKNOWN_EVIDENCE: Final = Evidence("maybe", "contract", answered=True)


def can_send_again(effect: EffectClass, weighed: Evidence) -> bool:
    """Return whether our retry loop may send the same request again after an attempt with this evidence."""
    return weighed.happened == "no" or is_harmless_to_repeat(effect)


def is_harmless_to_repeat(effect: EffectClass) -> bool:
    """Return whether a call that may have had an effect may be made again. A read has one only through the calls that it makes."""
    return effect in ("idempotent", "keyed")


def combine_evidence(earlier: Evidence | None, weighed: Evidence) -> Evidence | None:
    """Return the combined evidence of all attempts of a call so far: the strongest doubt; None without evidence.

    A missing answer outweighs an answer: the answer to a later request says nothing about an earlier one.
    """
    if weighed.happened == "no":
        return earlier
    return weighed if earlier is None or earlier.answered else earlier
