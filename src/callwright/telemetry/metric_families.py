"""Metrics as values, and their text: Prometheus' exposition format 0.0.4, and OpenMetrics 1.0.

May not know where the figures come from, or who reads them.
"""

import math
from collections.abc import Iterable, Iterator
from typing import Final, Literal

from msgspec import Struct

MetricType = Literal["counter", "gauge", "histogram"]
PROMETHEUS_TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
OPENMETRICS_TEXT: Final = "application/openmetrics-text; version=1.0.0; charset=utf-8"

Labels = tuple[str, ...]
"""Values, in the order of the family's ``labels``."""


class Histogram(Struct, frozen=True, gc=False):
    """Observations by size: ``counts`` has one number for each bound and one for what exceeds the last; not cumulative."""

    counts: tuple[int, ...]
    total: float


class MetricFamily(Struct, frozen=True, kw_only=True):
    """One metric with its samples.

    Attributes:
        name: Without the suffix ``_total`` of counters.
        help: One line.
        labels: Names of the labels.
        samples: Value by the values of the labels; a ``Histogram`` for histograms.
        bounds: Upper bounds of a histogram's buckets, ascending, without infinity.
    """

    name: str
    type: MetricType
    help: str
    labels: tuple[str, ...] = ()
    samples: dict[Labels, "float | Histogram"]
    bounds: tuple[float, ...] = ()


def make_gauge(name: str, help_: str, value: float) -> MetricFamily:
    """Return a gauge without labels."""
    return MetricFamily(name=name, type="gauge", help=help_, samples={(): value})


def choose_format(accept: str) -> str:
    """Return the media type to answer with: OpenMetrics where the ``Accept`` header names it, else Prometheus' text."""
    wanted = (one.partition(";") for one in accept.lower().split(","))
    named = any(
        media.strip() == "application/openmetrics-text" and "q=0" not in options.replace(" ", "").split(";")
        for media, _, options in wanted
    )
    return OPENMETRICS_TEXT if named else PROMETHEUS_TEXT


def render_families(families: Iterable[MetricFamily], media: str = PROMETHEUS_TEXT) -> bytes:
    """Return the text of the families in the format of this media type."""
    is_open = media == OPENMETRICS_TEXT
    lines = [line for family in families for line in _render_family(family, is_open=is_open)]
    return "".join((*lines, "# EOF\n" if is_open else "")).encode()


def _render_family(family: MetricFamily, *, is_open: bool) -> Iterator[str]:
    suffix = "_total" if family.type == "counter" else ""
    name = family.name if is_open else family.name + suffix
    yield f"# HELP {name} {_escape_help(family.help, is_open=is_open)}\n# TYPE {name} {family.type}\n"
    for values, sample in family.samples.items():
        pairs = [
            f'{label}="{_escape_value(value)}"' for label, value in zip(family.labels, values, strict=True)
        ]
        if isinstance(sample, Histogram):
            yield from _render_histogram(family, pairs, sample)
        else:
            yield f"{family.name}{suffix}{_enclose(pairs)} {format_number(sample)}\n"


def _render_histogram(family: MetricFamily, pairs: list[str], sample: Histogram) -> Iterator[str]:
    seen = 0
    for bound, count in zip((*family.bounds, math.inf), sample.counts, strict=True):
        seen += count
        yield f"{family.name}_bucket{_enclose([*pairs, f'le={_quote(format_number(float(bound)))}'])} {seen}\n"
    yield f"{family.name}_sum{_enclose(pairs)} {format_number(sample.total)}\n"
    yield f"{family.name}_count{_enclose(pairs)} {seen}\n"


def format_number(value: float) -> str:
    """Return a number as both formats write it."""
    if value == math.inf:
        return "+Inf"
    return repr(value)


def _enclose(pairs: list[str]) -> str:
    return f"{{{','.join(pairs)}}}" if pairs else ""


def _quote(text: str) -> str:
    return f'"{text}"'


def _escape_value(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace('"', '\\"')


def _escape_help(text: str, *, is_open: bool) -> str:
    return _escape_value(text) if is_open else text.replace("\\", "\\\\").replace("\n", "\\n")
