"""Parts of a contract that few tools need; the others are names of ``callwright``."""

from callwright.domain.contract import ConfidenceRules, Corrector, KeyChange, ResultRules, SourceRule

__all__ = ["ConfidenceRules", "Corrector", "KeyChange", "ResultRules", "SourceRule"]
