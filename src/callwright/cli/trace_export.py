"""Send traces while a gateway serves: where the configuration or the standard variables name a receiver."""

import contextlib
import logging
import os
from collections.abc import Iterator
from typing import Final

from callwright.app import Callwright
from callwright.app.tracing import open_export, trace_calls
from callwright.config.config_model import Telemetry

log = logging.getLogger("callwright.telemetry")
_ENDPOINT_VARIABLES: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")


@contextlib.contextmanager
def export_traces(app: Callwright, telemetry: Telemetry) -> Iterator[None]:
    """Trace the application's calls meanwhile, and send the remaining spans at the end.

    Raises:
        ModuleNotFoundError: the configuration names a receiver, and the extra ``otel`` is not installed.
    """
    named = any(os.environ.get(name) for name in _ENDPOINT_VARIABLES)
    if os.environ.get("OTEL_SDK_DISABLED", "").lower() == "true" or not (telemetry.otlp_endpoint or named):
        yield
        return
    try:
        export = open_export(telemetry.otlp_endpoint)
    except ModuleNotFoundError:
        if telemetry.otlp_endpoint:
            raise
        log.warning(
            "OTEL_EXPORTER_OTLP_ENDPOINT is set, and no traces are sent: pip install 'callwright[otel]'."
        )
        yield
        return
    trace_calls(
        app,
        tracer_provider=export.tracer_provider,
        meter_provider=export.meter_provider,
        content=telemetry.content,
    )
    try:
        yield
    finally:
        export.close()
