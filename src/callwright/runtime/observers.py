"""Ready-made observers: counters of calls, and alerts to a webhook, signed with HMAC.

An observer is any callable that takes a ``CallEvent``. It is called in the call's thread or on its loop, so
it has to be quick; an exception is logged and never reaches the call.
"""

import hashlib
import hmac
import logging
import queue
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from callwright.domain.call_events import CallEvent
from callwright.runtime.masked_exceptions import mask_exception

Observer = Callable[[CallEvent], None]

log = logging.getLogger("callwright.alerts")
log.addHandler(logging.NullHandler())  # printed if the application configures logging
"""Receives one WARNING line for each call whose code is an alert in the error table."""

MAX_TRIES: Final = 3
SEND_TIMEOUT_S: Final = 5.0
MAX_QUEUED_ALERTS: Final = 1_000
"""Alerts queued for sending; beyond that they are dropped, counted and logged."""

_encode_json = msgspec.json.Encoder().encode


class CallCounts(Struct, frozen=True, kw_only=True):
    """Counts since the start (seed 004 §五): totals, and sums from which means follow."""

    calls: int
    parsed: int
    repaired: int
    alerts: int
    decisions: dict[str, int]
    codes: dict[str, int]
    tools: dict[str, int]
    confidence_sum: float
    latency_ms_sum: int


class Counters:
    """Count calls by decision, code and tool. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._calls = self._parsed = self._repaired = self._alerts = self._latency_ms = 0
        self._confidence = 0.0
        self._decisions, self._codes, self._tools = Counter[str](), Counter[str](), Counter[str]()

    def __call__(self, event: CallEvent) -> None:
        """Count one call."""
        with self._lock:
            self._calls += 1
            self._parsed += event.parsed
            self._repaired += event.repaired > 0
            self._alerts += event.alert
            self._latency_ms += event.latency_ms
            self._confidence += event.confidence
            self._decisions[event.decision] += 1
            self._tools[event.tool] += 1
            if event.code is not None:
                self._codes[event.code] += 1

    def counts(self) -> CallCounts:
        """Return the current counts."""
        with self._lock:
            return CallCounts(
                calls=self._calls,
                parsed=self._parsed,
                repaired=self._repaired,
                alerts=self._alerts,
                decisions=dict(self._decisions),
                codes=dict(self._codes),
                tools=dict(self._tools),
                confidence_sum=self._confidence,
                latency_ms_sum=self._latency_ms,
            )


class WebhookAlerts:
    """Post every alert to a URL, from a background thread. The body contains no argument and no result.

    The request carries ``Callwright-Signature: t=SECONDS,v1=HEX``: HMAC-SHA256 with ``secret`` over
    ``SECONDS.BODY``.

    Args:
        url: Destination of the alerts; https, or http to this machine.
        secret: Key of the signature, at least 16 characters.

    Raises:
        ValueError: The URL is not allowed, or the secret is too short.
    """

    def __init__(self, url: str, secret: str) -> None:
        if not url.startswith(("https://", "http://127.0.0.1", "http://localhost", "http://[::1]")):
            raise ValueError("a webhook for alerts needs https, or http to this machine")
        if len(secret) < 16:
            raise ValueError("the secret of a webhook needs at least 16 characters")
        self._url = url
        self._secret = secret.encode()
        self._waiting: queue.Queue[bytes | None] = queue.Queue(MAX_QUEUED_ALERTS)
        self.dropped = 0
        self._thread = threading.Thread(
            target=self._send_queued_alerts, name="callwright-alerts", daemon=True
        )
        self._thread.start()

    def __call__(self, event: CallEvent) -> None:
        """Queue the event if it is an alert."""
        if not event.alert:
            return
        try:
            self._waiting.put_nowait(_encode_json(build_alert(event)))
        except queue.Full:
            self.dropped += 1
            log.error("An alert was dropped: %d are already queued.", MAX_QUEUED_ALERTS)  # noqa: TRY400 - not a bug, so no traceback

    def close(self, wait_s: float = SEND_TIMEOUT_S) -> None:
        """Send the queued alerts, for at most ``wait_s`` seconds."""
        self._waiting.put(None)
        self._thread.join(wait_s)

    def _send_queued_alerts(self) -> None:
        while (body := self._waiting.get()) is not None:
            for attempt in range(1, MAX_TRIES + 1):
                if self._send_alert(body, last=attempt == MAX_TRIES):
                    break

    def _send_alert(self, body: bytes, *, last: bool) -> bool:
        import urllib.request  # noqa: PLC0415 - a megabyte that only alerts over the network need

        moment = str(int(time.time()))
        signature = hmac.new(self._secret, f"{moment}.".encode() + body, hashlib.sha256).hexdigest()
        headers = {
            "Content-Type": "application/json",
            "Callwright-Signature": f"t={moment},v1={signature}",
        }
        request = urllib.request.Request(self._url, body, headers, method="POST")  # noqa: S310 - checked in __init__
        try:
            with urllib.request.urlopen(request, timeout=SEND_TIMEOUT_S) as answer:  # noqa: S310 - the same
                return bool(200 <= answer.status < 300)
        except OSError as error:
            if last:
                log.error("An alert could not be sent: %s.", type(error).__name__)  # noqa: TRY400 - its text may contain the URL
            return False


def build_alert(event: CallEvent) -> dict[str, Any]:
    """Return the part of an alert that leaves this process: codes, names and ids."""
    return {
        "format": "callwright.alert/1",
        "code": event.code,
        "tool": event.tool,
        "version": event.version,
        "decision": event.decision,
        "effect": event.result.effect,
        "tenant": event.tenant,
        "principal": event.principal,
        "callId": event.call_id,
        "runId": event.run_id,
        "traceId": event.result.meta.trace_id,
    }


def notify_observers(observers: tuple[Observer, ...], event: CallEvent) -> None:
    """Notify every observer, and log an alert; an observer that raises is logged and skipped."""
    if event.alert:
        log.warning(
            "%s ended with %s (call %s, effect %s).",
            event.tool,
            event.code,
            event.call_id,
            event.result.effect,
        )
    for observer in observers:
        try:
            observer(event)
        except Exception as fault:  # an observer of the application
            log.exception("An observer raised.", exc_info=mask_exception(fault))
