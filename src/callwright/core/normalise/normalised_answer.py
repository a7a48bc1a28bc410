"""The result of normalising a return value: data, or the failure it reports. Knows nothing about messages."""

from typing import Any

from msgspec import Struct

from callwright.domain.declared_answer import AnswerProblem
from callwright.domain.evidence import REPORTED_FAILURE, Evidence
from callwright.domain.result import FieldProblem, NextAction, Notice, Partial, Source


class NormalisedData(Struct, frozen=True, kw_only=True):
    """The tool returned an answer.

    Attributes:
        value: Plain JSON: the declared part of the return value, or all of it.
        message: The helper's own line, redacted; "" takes the standard one.
        signals: Stated confidence signals, from a helper or the declared field.
        score: Stated base of the confidence, 0..1.
        source: Declared sources, or those that the contract's rule finds.
        origin: The upstream request that produced the answer: the source where none is declared.
        partial: Set where every item is reported and none failed; failures of items are ``partial_success``.
        empty: The answer holds nothing.
        miss: It is empty, and that means that the user should be asked (a helper or the contract says so).
        operation: The operation that the tool named; None takes the contract's.
        next_action: The next action stated by the tool; None takes that of the confidence.
        user_message: The tool's own words for the user, redacted.
        problem, at: Why and where the return value could not be made plain JSON; the judge refuses it.
    """

    value: Any
    message: str = ""
    signals: tuple[str, ...] = ()
    score: float | None = None
    source: list[Source] = []
    origin: Source | None = None
    partial: Partial | None = None
    warnings: list[Notice] = []
    empty: bool = False
    miss: bool = False
    operation: str | None = None
    next_action: NextAction | None = None
    user_message: str = ""
    problem: AnswerProblem | None = None
    at: str = ""
    content: list[Any] | None = None


class NormalisedFailure(Struct, frozen=True, kw_only=True):
    """The tool reports a failure.

    Attributes:
        code: A row of the error table or a code of the contract.
        params: For the templates; ``message`` where a helper or a trusted text gives the words, ``user_message`` where the
            tool has its own message for people.
        suggestion, retryable, next_action, retry_after_ms: The tool's own; None takes the code's.
        fields: Invalid declarations in the tool's report of its failure.
        recognised_by: "declared", "rule:<which>" or the recogniser's name. ``confidence`` is 1 unless recognised.
        upstream_text: The tool's own words, redacted; None when there are none or they may not be shown.
        upstream_code: The tool's own code, a short harmless word or number.
        evidence: The failure's evidence about the effect, before the contract is consulted.
    """

    code: str
    params: dict[str, str] = {}
    suggestion: str | None = None
    retryable: bool | None = None
    next_action: NextAction | None = None
    retry_after_ms: int | None = None
    fields: list[FieldProblem] = []
    recognised_by: str
    confidence: float = 1.0
    upstream_text: str | None = None
    upstream_code: str | None = None
    partial: Partial | None = None
    operation: str | None = None
    warnings: list[Notice] = []
    evidence: Evidence = REPORTED_FAILURE


NormalisedAnswer = NormalisedData | NormalisedFailure
