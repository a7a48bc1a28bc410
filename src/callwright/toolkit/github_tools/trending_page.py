"""Parse the page of trending repositories from HTML to rows, and detect changes of its layout. No I/O.

An empty list is only accepted if the page itself states that there are no entries; any other page without rows has changed.
"""

import re
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from callwright.domain.reason import Reason
from callwright.toolkit import toolkit_reasons

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode as Node

Since = Literal["daily", "weekly", "monthly"]

MAX_DESCRIPTION: Final = 500
_NAME: Final = re.compile(r"/([A-Za-z0-9][A-Za-z0-9_-]{0,99})/([A-Za-z0-9._-]{1,100})")
_COUNT: Final = re.compile(r"\d{1,3}(?:,\d{3})+|\d+")
_PERIOD: Final = re.compile(r"(\d{1,3}(?:,\d{3})+|\d+)\s+stars?\s+(today|this week|this month)")
_NOTHING: Final = re.compile(r"don[’']t have any trending repositories", re.IGNORECASE)
_PERIOD_NAMES: Final[dict[str, Since]] = {"today": "daily", "this week": "weekly", "this month": "monthly"}


class TrendingRow(Struct, frozen=True):
    """One repository as shown on the page; fields that cannot be read are None."""

    repo: str
    description: str | None
    language: str | None
    stars: int | None
    forks: int | None
    stars_in_period: int | None
    period: Since | None


class TrendingPage(Struct, frozen=True):
    """A parsed page.

    Attributes:
        rows: The repositories, in the page's order.
        unreadable: Positions, from 1, of entries whose name cannot be read.
        says_nothing: The page states that there are no entries.
    """

    rows: list[TrendingRow]
    unreadable: list[int]
    says_nothing: bool


def parse_page(html: str) -> TrendingPage:
    """Read a page.

    Raises:
        ModuleNotFoundError: the extra ``github`` is not installed.
    """
    from selectolax.lexbor import LexborHTMLParser  # noqa: PLC0415 - part of an extra

    tree = LexborHTMLParser(html)
    rows: list[TrendingRow] = []
    unreadable: list[int] = []
    for place, article in enumerate(tree.css("article.Box-row"), 1):
        row = _parse_row(article)
        if row is None:
            unreadable.append(place)
        else:
            rows.append(row)
    text = tree.body.text(separator=" ") if tree.body is not None else ""
    return TrendingPage(rows, unreadable, _NOTHING.search(" ".join(text.split())) is not None)


def find_drift(page: TrendingPage, since: Since) -> Reason | None:
    """Return how the page differs from its known layout, quoting nothing of it; None if it does not differ."""
    if not page.rows:
        if page.unreadable:
            return toolkit_reasons.PAGE_WITHOUT_NAMES()
        return None if page.says_nothing else toolkit_reasons.PAGE_WITHOUT_ENTRIES()
    if all(row.stars_in_period is None for row in page.rows):
        return toolkit_reasons.PAGE_WITHOUT_STARS_IN_PERIOD()
    if all(row.stars is None for row in page.rows):
        return toolkit_reasons.PAGE_WITHOUT_STARS()
    if any(row.period not in {None, since} for row in page.rows):
        return toolkit_reasons.PAGE_OF_ANOTHER_PERIOD()
    return None


def _parse_row(article: "Node") -> TrendingRow | None:
    link = article.css_first("h2 a[href]") or article.css_first("h1 a[href]")
    found = _NAME.fullmatch((link.attributes.get("href") or "").strip()) if link is not None else None
    if found is None or found[2] in {".", ".."}:
        return None
    repo = f"{found[1]}/{found[2]}"
    period = _PERIOD.search(" ".join(article.text(separator=" ").split()))
    return TrendingRow(
        repo=repo,
        description=_read_text(article, "p")[:MAX_DESCRIPTION] or None,
        language=_read_text(article, '[itemprop="programmingLanguage"]')[:64] or None,
        stars=_parse_count(_read_text(article, 'a[href$="/stargazers"]')),
        forks=_parse_count(_read_text(article, 'a[href$="/forks"]')),
        stars_in_period=_parse_count(period[1]) if period else None,
        period=_PERIOD_NAMES[period[2]] if period else None,
    )


def _read_text(article: "Node", selector: str) -> str:
    node = article.css_first(selector)
    return "" if node is None else " ".join(node.text(separator=" ").split())


def _parse_count(text: str) -> int | None:
    return int(text.replace(",", "")) if _COUNT.fullmatch(text) else None
