"""Observers of calls: what they are told, counters, and alerts to a webhook.

``app.observe(observer)`` has any callable called with a ``CallEvent`` when a call has ended.
"""

from callwright.domain.call_events import CallDecision, CallEvent
from callwright.runtime.observers import CallCounts, Counters, Observer, WebhookAlerts

__all__ = ["CallCounts", "CallDecision", "CallEvent", "Counters", "Observer", "WebhookAlerts"]
