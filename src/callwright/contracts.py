"""Parts of a contract that few tools need; the common ones are in ``callwright``."""

from callwright.core.contracts.release_rules import ReleaseError
from callwright.domain.contract import ConfidenceRules, Corrector, KeyChange, ResultRules, SourceRule
from callwright.domain.releases import HaltRule, Release

__all__ = [
    "ConfidenceRules",
    "Corrector",
    "HaltRule",
    "KeyChange",
    "Release",
    "ReleaseError",
    "ResultRules",
    "SourceRule",
]
