"""Three kinds of inline SVG plots: bars with intervals, differences around zero, and curves. Independent of the figures' meaning.

Colours come from the page's style sheet by class, so that a plot follows the reader's light or dark scheme. Every mark has
a title with its numbers.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from callwright.evals.replay.page.html_elements import escape_text
from callwright.evals.replay.resampled_intervals import Interval

_PLOT_WIDTH: Final = 880
_PLOT_LEFT: Final = 220
_PLOT_RIGHT: Final = 820
_PLOT_TOP: Final = 26
_ROW_HEIGHT: Final = 15
_GROUP_GAP: Final = 9
_PLOT_HEIGHT: Final = 340
"""Size of a plot with two axes."""


class PlotBar(Struct, frozen=True):
    """One bar from 0 to 1, and its interval. ``style`` is the number of its colour."""

    value: float
    title: str
    style: int
    interval: Interval | None = None


class PlotDot(Struct, frozen=True):
    """One difference with its interval, and its label."""

    label: str
    value: float
    title: str
    interval: Interval | None = None


class PlotLine(Struct, frozen=True):
    """One curve, as points (x, y) in ascending x, and marks on it with their titles."""

    name: str
    style: int
    points: Sequence[tuple[float, float]]
    marks: Sequence[tuple[float, float, str]] = ()


class _AxisScale(Struct, frozen=True):
    """Maps values on an axis to positions; values beyond an end are drawn at the end."""

    low: float
    high: float
    start: float
    end: float

    def value_to_position(self, value: float) -> float:
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)


def render_bars(groups: Sequence[tuple[str, Sequence[PlotBar]]], title: str) -> str:
    """Render horizontal bars in groups, one group per label."""
    scale = _AxisScale(0, 1, _PLOT_LEFT, _PLOT_RIGHT)
    parts, top = [], float(_PLOT_TOP)
    for label, group in groups:
        parts.append(_render_text(_PLOT_LEFT - 8, top + _ROW_HEIGHT * len(group) / 2 + 4, label, "e"))
        parts += [_render_bar(bar, scale, top + _ROW_HEIGHT * place) for place, bar in enumerate(group)]
        top += _ROW_HEIGHT * len(group) + _GROUP_GAP
    grid = [
        _render_gridline(scale.value_to_position(tenth / 5), top, f"{20 * tenth} %") for tenth in range(6)
    ]
    return _render_drawing(top + 4, title, [*grid, *parts])


def _render_bar(bar: PlotBar, scale: _AxisScale, top: float) -> str:
    box = (
        f'<rect class="s{bar.style}" x="{_PLOT_LEFT}" y="{top + 2:.1f}" width="{scale.value_to_position(bar.value) - _PLOT_LEFT:.1f}"'
        f' height="{_ROW_HEIGHT - 4}">{_render_title(bar.title)}</rect>'
    )
    number = _render_text(_PLOT_RIGHT + 6, top + _ROW_HEIGHT - 4, f"{100 * bar.value:.1f}", "b")
    return box + _render_whisker(bar.interval, scale, top + _ROW_HEIGHT / 2) + number


def render_dots(rows: Sequence[PlotDot], title: str) -> str:
    """Render differences in points, one per row, with zero in the middle."""
    ends = [abs(end) for row in rows for end in (row.value, *(row.interval or ()))]
    reach = min(0.5, max(0.05, *ends)) if ends else 0.05
    scale = _AxisScale(-reach, reach, _PLOT_LEFT, _PLOT_RIGHT)
    parts, top = [], float(_PLOT_TOP)
    for row in rows:
        y = top + _ROW_HEIGHT / 2
        circle = f'<circle class="s1" cx="{scale.value_to_position(row.value):.1f}" cy="{y:.1f}" r="4">{_render_title(row.title)}</circle>'
        number = _render_text(_PLOT_RIGHT + 6, y + 4, f"{100 * row.value:+.1f}", "b")
        parts += [
            _render_text(_PLOT_LEFT - 8, y + 4, row.label, "e"),
            _render_whisker(row.interval, scale, y),
            circle,
            number,
        ]
        top += _ROW_HEIGHT + _GROUP_GAP
    steps = (-1.0, -0.5, 0.0, 0.5, 1.0)
    grid = [
        _render_gridline(scale.value_to_position(reach * step), top, f"{100 * reach * step:+.1f}")
        for step in steps
    ]
    nought = f'<path class="n" d="M{scale.value_to_position(0):.1f} {_PLOT_TOP}V{top:.1f}"/>'
    return _render_drawing(top + 4, title, [*grid, nought, *parts])


def render_lines(curves: Sequence[PlotLine], title: str, x_name: str, y_name: str) -> str:
    """Render curves of shares over shares; each axis spans the range of the curves."""
    xs = [x for curve in curves for x, _ in curve.points] or [0.0, 1.0]
    ys = [y for curve in curves for _, y in curve.points] or [0.0, 1.0]
    across = _AxisScale(min(*xs, 0.9), 1.0, 60, _PLOT_RIGHT)
    upright = _AxisScale(0.0, max(*ys, 0.05), _PLOT_HEIGHT - 40, _PLOT_TOP)
    grid = [
        _render_gridline(across.value_to_position(x), _PLOT_HEIGHT - 40, _format_share(x))
        for x in _list_axis_values(across)
    ]
    for y in _list_axis_values(upright):
        place = upright.value_to_position(y)
        grid.append(
            f'<path class="g" d="M60 {place:.1f}H{_PLOT_RIGHT}"/>{_render_text(54, place + 4, _format_share(y), "e")}'
        )
    names = [_render_text(_PLOT_RIGHT, _PLOT_HEIGHT - 6, x_name, "e"), _render_text(60, 12, y_name, "b")]
    drawn = [part for curve in curves for part in _render_curve(curve, across, upright)]
    legend = [
        f'<path class="l s{one.style}" d="M{70 + 150 * place} {_PLOT_HEIGHT - 12}h22"/>'
        + _render_text(98 + 150 * place, _PLOT_HEIGHT - 8, one.name, "b")
        for place, one in enumerate(curves)
    ]
    return _render_drawing(_PLOT_HEIGHT, title, [*grid, *names, *drawn, *legend])


def _render_curve(curve: PlotLine, across: _AxisScale, upright: _AxisScale) -> Iterable[str]:
    if not curve.points:
        return
    path = "L".join(
        f"{across.value_to_position(x):.1f} {upright.value_to_position(y):.1f}" for x, y in curve.points
    )
    yield f'<path class="l s{curve.style}" d="M{path}">{_render_title(curve.name)}</path>'
    for x, y, said in curve.marks:
        yield (
            f'<circle class="s{curve.style}" cx="{across.value_to_position(x):.1f}" cy="{upright.value_to_position(y):.1f}" r="4">'
            f"{_render_title(said)}</circle>"
        )


def _list_axis_values(scale: _AxisScale) -> list[float]:
    return [scale.low + (scale.high - scale.low) * quarter / 4 for quarter in range(5)]


def _format_share(value: float) -> str:
    return f"{100 * value:.0f} %"


def _render_whisker(interval: Interval | None, scale: _AxisScale, y: float) -> str:
    if interval is None:
        return ""
    low, high = scale.value_to_position(interval[0]), scale.value_to_position(interval[1])
    ends = f"M{low:.1f} {y - 3:.1f}v6M{high:.1f} {y - 3:.1f}v6"
    return f'<path class="w" d="M{low:.1f} {y:.1f}H{high:.1f}{ends}"/>'


def _render_gridline(x: float, bottom: float, label: str) -> str:
    return f'<path class="g" d="M{x:.1f} {_PLOT_TOP - 6}V{bottom:.1f}"/>{_render_text(x, 14, label, "m")}'


def _render_text(x: float, y: float, text: str, anchor: str) -> str:
    """Render a text; ``anchor``: b begins at, m is centred on, e ends at x."""
    return f'<text class="{anchor}" x="{x:.1f}" y="{y:.1f}">{escape_text(text)}</text>'


def _render_title(text: str) -> str:
    return f"<title>{escape_text(text)}</title>"


def _render_drawing(height: float, title: str, parts: Iterable[str]) -> str:
    inside = "".join(parts)
    return (
        f'<svg role="img" viewBox="0 0 {_PLOT_WIDTH} {height:.0f}" aria-label="{escape_text(title)}">'
        f"{_render_title(title)}{inside}</svg>"
    )
