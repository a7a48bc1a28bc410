"""Parts of a contract that few tools need; the common ones are in ``callwright``."""

from callwright.domain.contract import ConfidenceRules, Corrector, KeyChange, ResultRules, SourceRule

__all__ = ["ConfidenceRules", "Corrector", "KeyChange", "ResultRules", "SourceRule"]
