"""Three kinds of plot as inline SVG: bars with intervals, differences around nought, and curves. Knows no figures' meaning.

Colours come from the page's style sheet by class, so that a plot follows the reader's light or dark scheme. Every mark has
a title that says its numbers.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from callwright.evals.replay.intervals import Interval
from callwright.evals.replay.page.document import safe

_WIDTH: Final = 880
_LEFT: Final = 220
_RIGHT: Final = 820
_TOP: Final = 26
_ROW: Final = 15
_GAP: Final = 9
_HEIGHT: Final = 340
"""Of a plot with two axes."""


class Bar(Struct, frozen=True):
    """One bar from 0 to 1, and its interval. ``style`` is the number of its colour."""

    value: float
    title: str
    style: int
    interval: Interval | None = None


class Dot(Struct, frozen=True):
    """One difference with its interval, and its label."""

    label: str
    value: float
    title: str
    interval: Interval | None = None


class Line(Struct, frozen=True):
    """One curve, as points (x, y) in ascending x, and marks on it with their titles."""

    name: str
    style: int
    points: Sequence[tuple[float, float]]
    marks: Sequence[tuple[float, float, str]] = ()


class _Scale(Struct, frozen=True):
    """Values on an axis to places on the drawing; what lies beyond an end is drawn at it."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)


def bars(groups: Sequence[tuple[str, Sequence[Bar]]], title: str) -> str:
    """Horizontal bars in groups, one group a label."""
    scale = _Scale(0, 1, _LEFT, _RIGHT)
    parts, top = [], float(_TOP)
    for label, group in groups:
        parts.append(_text(_LEFT - 8, top + _ROW * len(group) / 2 + 4, label, "e"))
        parts += [_bar(bar, scale, top + _ROW * place) for place, bar in enumerate(group)]
        top += _ROW * len(group) + _GAP
    grid = [_gridline(scale.at(tenth / 5), top, f"{20 * tenth} %") for tenth in range(6)]
    return _drawing(top + 4, title, [*grid, *parts])


def _bar(bar: Bar, scale: _Scale, top: float) -> str:
    box = (
        f'<rect class="s{bar.style}" x="{_LEFT}" y="{top + 2:.1f}" width="{scale.at(bar.value) - _LEFT:.1f}"'
        f' height="{_ROW - 4}">{_title(bar.title)}</rect>'
    )
    number = _text(_RIGHT + 6, top + _ROW - 4, f"{100 * bar.value:.1f}", "b")
    return box + _whisker(bar.interval, scale, top + _ROW / 2) + number


def dots(rows: Sequence[Dot], title: str) -> str:
    """Differences in points, one a row, with nought in the middle."""
    ends = [abs(end) for row in rows for end in (row.value, *(row.interval or ()))]
    reach = min(0.5, max(0.05, *ends)) if ends else 0.05
    scale = _Scale(-reach, reach, _LEFT, _RIGHT)
    parts, top = [], float(_TOP)
    for row in rows:
        y = top + _ROW / 2
        circle = f'<circle class="s1" cx="{scale.at(row.value):.1f}" cy="{y:.1f}" r="4">{_title(row.title)}</circle>'
        number = _text(_RIGHT + 6, y + 4, f"{100 * row.value:+.1f}", "b")
        parts += [_text(_LEFT - 8, y + 4, row.label, "e"), _whisker(row.interval, scale, y), circle, number]
        top += _ROW + _GAP
    steps = (-1.0, -0.5, 0.0, 0.5, 1.0)
    grid = [_gridline(scale.at(reach * step), top, f"{100 * reach * step:+.1f}") for step in steps]
    nought = f'<path class="n" d="M{scale.at(0):.1f} {_TOP}V{top:.1f}"/>'
    return _drawing(top + 4, title, [*grid, nought, *parts])


def lines(curves: Sequence[Line], title: str, x_name: str, y_name: str) -> str:
    """Curves of shares over shares, each axis from where the curves begin to where they end."""
    xs = [x for curve in curves for x, _ in curve.points] or [0.0, 1.0]
    ys = [y for curve in curves for _, y in curve.points] or [0.0, 1.0]
    across = _Scale(min(*xs, 0.9), 1.0, 60, _RIGHT)
    upright = _Scale(0.0, max(*ys, 0.05), _HEIGHT - 40, _TOP)
    grid = [_gridline(across.at(x), _HEIGHT - 40, _share(x)) for x in _steps(across)]
    for y in _steps(upright):
        place = upright.at(y)
        grid.append(f'<path class="g" d="M60 {place:.1f}H{_RIGHT}"/>{_text(54, place + 4, _share(y), "e")}')
    names = [_text(_RIGHT, _HEIGHT - 6, x_name, "e"), _text(60, 12, y_name, "b")]
    drawn = [part for curve in curves for part in _curve(curve, across, upright)]
    legend = [
        f'<path class="l s{one.style}" d="M{70 + 150 * place} {_HEIGHT - 12}h22"/>'
        + _text(98 + 150 * place, _HEIGHT - 8, one.name, "b")
        for place, one in enumerate(curves)
    ]
    return _drawing(_HEIGHT, title, [*grid, *names, *drawn, *legend])


def _curve(curve: Line, across: _Scale, upright: _Scale) -> Iterable[str]:
    if not curve.points:
        return
    path = "L".join(f"{across.at(x):.1f} {upright.at(y):.1f}" for x, y in curve.points)
    yield f'<path class="l s{curve.style}" d="M{path}">{_title(curve.name)}</path>'
    for x, y, said in curve.marks:
        yield (
            f'<circle class="s{curve.style}" cx="{across.at(x):.1f}" cy="{upright.at(y):.1f}" r="4">'
            f"{_title(said)}</circle>"
        )


def _steps(scale: _Scale) -> list[float]:
    return [scale.low + (scale.high - scale.low) * quarter / 4 for quarter in range(5)]


def _share(value: float) -> str:
    return f"{100 * value:.0f} %"


def _whisker(interval: Interval | None, scale: _Scale, y: float) -> str:
    if interval is None:
        return ""
    low, high = scale.at(interval[0]), scale.at(interval[1])
    ends = f"M{low:.1f} {y - 3:.1f}v6M{high:.1f} {y - 3:.1f}v6"
    return f'<path class="w" d="M{low:.1f} {y:.1f}H{high:.1f}{ends}"/>'


def _gridline(x: float, bottom: float, label: str) -> str:
    return f'<path class="g" d="M{x:.1f} {_TOP - 6}V{bottom:.1f}"/>{_text(x, 14, label, "m")}'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    """``anchor``: b begins at, m is centred on, e ends at x."""
    return f'<text class="{anchor}" x="{x:.1f}" y="{y:.1f}">{safe(text)}</text>'


def _title(text: str) -> str:
    return f"<title>{safe(text)}</title>"


def _drawing(height: float, title: str, parts: Iterable[str]) -> str:
    inside = "".join(parts)
    return (
        f'<svg role="img" viewBox="0 0 {_WIDTH} {height:.0f}" aria-label="{safe(title)}">'
        f"{_title(title)}{inside}</svg>"
    )
