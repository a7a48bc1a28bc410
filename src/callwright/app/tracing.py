"""``trace_calls``: has the calls of an application traced by OpenTelemetry; ``open_export`` sends the traces of a gateway."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from opentelemetry.metrics import MeterProvider
    from opentelemetry.trace import TracerProvider

    from callwright.app import Callwright
    from callwright.telemetry.otlp_export import OtlpExport


def trace_calls(
    app: "Callwright",
    *,
    tracer_provider: "TracerProvider | None" = None,
    meter_provider: "MeterProvider | None" = None,
    content: bool = False,
) -> None:
    """Record a span ``execute_tool`` for each call of this application from now on, and its duration, with OpenTelemetry.

    A call is a child of the span that is current where it is made; what its tool begins is a child of its attempt. ``meta.trace_id``
    of the result is the trace. Needs ``opentelemetry-api``; the SDK and its exporters are the application's own.

    Args:
        app: The application.
        tracer_provider: Default: the global one.
        meter_provider: Default: the global one.
        content: Record arguments and results too, with secrets masked.

    Raises:
        ImportError: ``opentelemetry-api`` is not installed; the extra ``otel`` has it.
    """
    from callwright.telemetry.otel_tracer import OpenTelemetryTracer  # noqa: PLC0415 - needs an extra

    app.host.trace_calls(OpenTelemetryTracer(tracer_provider, meter_provider, content=content))


def open_export(endpoint: str) -> "OtlpExport":
    """Return providers that send to this OTLP receiver, for a program that hosts an application.

    Args:
        endpoint: Its base URL; "" takes it from the standard variables.

    Raises:
        ModuleNotFoundError: the extra ``otel`` is not installed.
    """
    from callwright.telemetry.otlp_export import OtlpExport  # noqa: PLC0415 - needs an extra

    return OtlpExport(endpoint)
