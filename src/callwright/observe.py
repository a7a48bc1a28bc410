"""Observers of calls: their events, counters, metrics for Prometheus, alerts to a webhook, and traces.

``app.observe(observer)`` registers any callable; it is called with a ``CallEvent`` after each call.
"""

from callwright.app.prometheus_collector import PrometheusMetrics
from callwright.app.tracing import trace_calls
from callwright.domain.call_events import CallEvent
from callwright.runtime.observers import CallCounts, Counters, WebhookAlerts

__all__ = ["CallCounts", "CallEvent", "Counters", "PrometheusMetrics", "WebhookAlerts", "trace_calls"]
