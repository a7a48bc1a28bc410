"""The argument and return types of a policy function, and one that is ready-made."""

from callwright.core.policy.authorization import PolicyCall, PolicyContext, PolicyDecision
from callwright.runtime.run_labels import RunLabels

__all__ = ["PolicyCall", "PolicyContext", "PolicyDecision", "RunLabels"]
