"""The argument and return types of a policy function."""

from callwright.core.policy.authorization import PolicyCall, PolicyContext, PolicyDecision

__all__ = ["PolicyCall", "PolicyContext", "PolicyDecision"]
