"""A sampled call as stored: de-identified, and sufficient to repeat the decision."""

from typing import Any, Final, Literal

from msgspec import Struct

from callwright.domain.call import Channel, ConversationMessage
from callwright.domain.contract import Contract
from callwright.domain.ledger_effects import AlternateKey
from callwright.domain.result import Repair

SAMPLE_FORMAT: Final = "callwright.sample/1"


class DecisionSummary(Struct, frozen=True):
    """The decision on a call: the code of its refusal before the claim, the arguments sent to the policy, its repairs.

    ``refused`` are the JSON Pointers of the arguments that the refusal names. ``key`` is its idempotency key; ``also`` are the keys that other versions of the tool would give it.
    """

    code: str | None
    arguments: dict[str, Any] | None
    repairs: tuple[Repair, ...] = ()
    key: str | None = None
    also: tuple[AlternateKey, ...] = ()
    refused: tuple[str, ...] = ()


class SampledStep(Struct, frozen=True, array_like=True):
    """One repair: the step's name and the path it was applied at."""

    step: str
    path: str


class SampledDecision(Struct, frozen=True):
    """The decision on a call before anything was claimed.

    ``code`` says why it was refused, None where it continued; ``arguments`` are those sent to the policy.
    """

    code: str | None
    arguments: dict[str, Any] | None
    repairs: tuple[SampledStep, ...] = ()


class SampledCall(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One call of live traffic, with everything personal replaced by something of the same shape.

    Attributes:
        id: First 16 hex digits of the SHA-256 of the call id.
        month: When it was made, "2026-11": no finer.
        tool: Hash of the contract, which is in the same file; None where no tool was found.
        raw: The model's output. conversation: The messages before it, or None where unknown.
        decided: The decision. same: Whether the de-identified call gives the same decision, so that a difference found later
            comes from the code and not from the de-identification.
    """

    format: Literal["callwright.sample/1"] = SAMPLE_FORMAT
    id: str
    month: str
    tool: str | None
    raw: Any
    channel: Channel = "text"
    conversation: tuple[ConversationMessage, ...] | None = None
    zone: str | None = None
    confidence: float | None = None
    decided: SampledDecision
    same: bool


class SampledContract(Struct, frozen=True, kw_only=True):
    """A contract that sampled calls of the same file name by its hash."""

    format: Literal["callwright.sample/1"] = SAMPLE_FORMAT
    hash: str
    contract: Contract
