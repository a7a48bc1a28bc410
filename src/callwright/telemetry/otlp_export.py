"""``OtlpExport``: sends spans and metrics to an OTLP receiver over HTTP, in batches from background threads.

A receiver that is away or slow delays no call and fails none: what does not fit into the queue is dropped by the SDK, which logs that.
Everything else (headers, sampling, timeouts, names of the service) is configured by the SDK's own variables ``OTEL_*``.
"""

import os
import threading
from typing import Final

from opentelemetry.exporter.otlp.proto.http.metric_exporter import OTLPMetricExporter
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import PeriodicExportingMetricReader
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

from callwright._version import __version__

FLUSH_S: Final = 5.0
"""How long the end waits for what is still to be sent."""


class OtlpExport:
    """Providers whose spans and metrics are sent to one receiver.

    Args:
        endpoint: Base URL of the receiver, such as ``http://127.0.0.1:4318``; "" takes it from the ``OTEL_EXPORTER_OTLP_*`` variables.
    """

    def __init__(self, endpoint: str) -> None:
        base = endpoint.rstrip("/")
        about = {"service.version": __version__}
        if "OTEL_SERVICE_NAME" not in os.environ:
            about["service.name"] = "callwright"
        resource = Resource.create(about)
        self.tracer_provider = TracerProvider(resource=resource, shutdown_on_exit=False)
        spans = OTLPSpanExporter(f"{base}/v1/traces" if base else None)
        self.tracer_provider.add_span_processor(BatchSpanProcessor(spans))
        reader = PeriodicExportingMetricReader(OTLPMetricExporter(f"{base}/v1/metrics" if base else None))
        self.meter_provider = MeterProvider([reader], resource, shutdown_on_exit=False)

    def close(self, wait_s: float = FLUSH_S) -> None:
        """Send the remaining spans, for at most ``wait_s`` seconds."""
        closing = [
            threading.Thread(target=provider.shutdown, name="callwright-otlp-flush", daemon=True)
            for provider in (self.tracer_provider, self.meter_provider)
        ]
        for thread in closing:
            thread.start()
        for thread in closing:
            thread.join(wait_s)
