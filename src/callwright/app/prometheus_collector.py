"""``PrometheusMetrics``: an application's metrics for a registry of ``prometheus_client``, or as text without it."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from callwright.app.ledger_figures import LedgerReading, describe_ledger, read_ledger_figures
from callwright.runtime.clock import SystemClock
from callwright.telemetry.metric_families import (
    PROMETHEUS_TEXT,
    Histogram,
    MetricFamily,
    format_number,
    render_families,
)

if TYPE_CHECKING:
    from callwright.app import Callwright


class PrometheusMetrics:
    """The metrics of one application: ``REGISTRY.register(PrometheusMetrics(app))``. Calls are counted from here on.

    The same series as ``GET /metrics`` of a gateway, without those of a server and of the process. Each collection asks the ledger,
    and blocks until it has answered.

    Args:
        app: The application.
    """

    def __init__(self, app: "Callwright") -> None:
        self._app = app
        self._calls = app.host.count_calls()
        self._clock = SystemClock()

    def list_families(self) -> list[MetricFamily]:
        """Return the metrics as they are now."""
        figures = read_ledger_figures(self._app.store, self._clock.now_ms())
        reading = LedgerReading(figures, figures is not None)
        return [*self._calls.collect(), *describe_ledger(reading)]

    def render(self, media: str = PROMETHEUS_TEXT) -> bytes:
        """Return the metrics as text; needs no other package.

        Args:
            media: Its format: Prometheus' text, or the media type of OpenMetrics 1.0.
        """
        return render_families(self.list_families(), media)

    def describe(self) -> Iterable[Any]:
        """Return nothing: a registry then does not collect in order to learn the names."""
        return ()

    def collect(self) -> Iterator[Any]:
        """Yield the metrics as families of ``prometheus_client``, which calls this for each scrape."""
        from prometheus_client.core import (  # noqa: PLC0415 - whoever has a registry has the package
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
        )

        kinds = {
            "counter": CounterMetricFamily,
            "gauge": GaugeMetricFamily,
            "histogram": HistogramMetricFamily,
        }
        for family in self.list_families():
            made = kinds[family.type](family.name, family.help, labels=family.labels)
            for labels, sample in family.samples.items():
                if isinstance(sample, Histogram):
                    made.add_metric(labels, list(_accumulate(family, sample)), sample.total)
                else:
                    made.add_metric(labels, sample)
            yield made


def _accumulate(family: MetricFamily, sample: Histogram) -> Iterator[tuple[str, int]]:
    """Yield the buckets as the package takes them: bound and number of observations up to it."""
    seen = 0
    for bound, count in zip((*family.bounds, float("inf")), sample.counts, strict=True):
        seen += count
        yield format_number(bound), seen
