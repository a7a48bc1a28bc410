"""What a policy function is given and may return."""

from callwright.core.policy.authorization import PolicyCall, PolicyContext, PolicyDecision

__all__ = ["PolicyCall", "PolicyContext", "PolicyDecision"]
