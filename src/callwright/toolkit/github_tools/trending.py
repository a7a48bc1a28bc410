"""Tools ``github_trending`` (the web page) and ``github_new_repositories`` (the search API, its fallback).

They measure different things, and each result names its measure: for the page, stars given in a period; for the search,
stars of repositories created in the period.
"""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Final

from pydantic import Field
from typing_extensions import TypedDict

from callwright.domain.contract import ConfidenceRules, StandIn
from callwright.domain.result import Source
from callwright.domain.tool_answers import ToolAnswer, empty, fail, ok, partial
from callwright.ports import CallContext, Clock
from callwright.toolkit.api import (
    ApiClient,
    UnexpectedAnswerError,
    join_path,
    parse_json_object,
    read_answer_date,
)
from callwright.toolkit.definition import Say
from callwright.toolkit.github_tools.github_api import JSON
from callwright.toolkit.github_tools.trending_page import (
    MAX_DESCRIPTION,
    Since,
    TrendingPage,
    TrendingRow,
    find_drift,
    parse_page,
)
from callwright.tools.http.http_answer import HttpAnswer
from callwright.tools.tool_options import ToolOptions

MAX_PAGE_BYTES: Final = 4 * 1024 * 1024
MAX_SEARCH_BYTES: Final = 8 * 1024 * 1024
CACHED_S: Final = 6 * 3600
_DAYS: Final[dict[Since, int]] = {"daily": 1, "weekly": 7, "monthly": 30}

LanguageName = Annotated[str, Field(min_length=1, max_length=60, examples=["python", "c++"])]
SpokenLanguage = Annotated[str, Field(pattern="^[a-z]{2}$", examples=["zh", "en"])]
Limit = Annotated[int, Field(ge=1, le=100)]


class TrendingRepository(TypedDict):
    """One repository of a list."""

    repo: str
    url: str
    description: str | None
    language: str | None
    stars: int | None
    forks: int | None
    starsInPeriod: int | None


class RepositoryList(TypedDict):
    """What both tools give."""

    since: Since
    measure: str
    total: int
    items: list[TrendingRepository]


TRENDING_OPTIONS: Final[ToolOptions] = {
    "effect": "read",
    "untrusted": True,
    "timeout_ms": 20_000,
    "confidence": ConfidenceRules(base=0.9, signals={"fields_missing": -0.15, "other_language": -0.45}),
    "stand_in": StandIn(
        cached_s=CACHED_S,
        tool="github_new_repositories",
        arguments={"since": "/since", "language": "/language", "limit": "/limit"},
        tool_first=True,
    ),
}
SEARCH_OPTIONS: Final[ToolOptions] = {
    "effect": "read",
    "untrusted": True,
    "timeout_ms": 20_000,
    "confidence": ConfidenceRules(base=0.5, signals={"incomplete_search": -0.1}),
}


def make_trending(web: ApiClient, web_url: str) -> Callable[[Say], Callable[..., Awaitable[ToolAnswer]]]:
    """Create the tool that reads the page."""

    def make(say: Say) -> Callable[..., Awaitable[ToolAnswer]]:
        async def github_trending(
            context: CallContext,
            since: Since = "daily",
            language: LanguageName | None = None,
            spoken_language: SpokenLanguage | None = None,
            limit: Limit = 25,
        ) -> Annotated[ToolAnswer, RepositoryList]:
            path = "/trending" + (join_path("language", _make_slug(language)) if language else "")
            query = {"since": since} | ({"spoken_language_code": spoken_language} if spoken_language else {})
            answer = await web.get(
                path,
                context,
                limit=MAX_PAGE_BYTES,
                query=query,
                headers={"Accept": "text/html", "Accept-Language": "en"},
            )
            if answer.problem is not None or "html" not in answer.headers.get("content-type", "").lower():
                return fail("invalid_output", say("no_page"))
            page = parse_page(answer.body.decode("utf-8", "replace"))
            drift = find_drift(page, since)
            if drift is not None:
                return fail("invalid_output", say("changed", detail=drift))
            return _make_trending_result(page, since, language, limit, answer, web_url, say)

        return github_trending

    return make


def _make_trending_result(
    page: TrendingPage,
    since: Since,
    language: str | None,
    limit: int,
    answer: HttpAnswer,
    web_url: str,
    say: Say,
) -> ToolAnswer:
    if not page.rows:
        return empty("query", say("none"))
    items = [_make_page_item(row, web_url) for row in page.rows]
    given = items[:limit]
    if page.unreadable:
        unread = [{"item": place, "error": say("unreadable_row")} for place in page.unreadable]
        return partial(given, unread, say("partly", count=len(items), missing=len(unread)))
    data = {
        "since": since,
        "measure": "stars given in the period",
        "total": len(items),
        "items": given,
    }
    source = Source(
        type="api", id=f"{web_url}/trending", label="GitHub Trending", url=f"{web_url}/trending?since={since}",
        retrieved_at=read_answer_date(answer),
    )  # fmt: skip
    return ok(data, say("found", count=len(given)), signals=_find_signals(page, language), source=source)


def _make_page_item(row: TrendingRow, web_url: str) -> dict[str, Any]:
    return {
        "repo": row.repo,
        "url": f"{web_url}/{row.repo}",
        "description": row.description,
        "language": row.language,
        "stars": row.stars,
        "forks": row.forks,
        "starsInPeriod": row.stars_in_period,
    }


def _find_signals(page: TrendingPage, language: str | None) -> list[str]:
    """Return signals of doubt. ``other_language``: no entry is in the requested language, which the page may have ignored."""
    found: list[str] = []
    if any(row.stars is None or row.stars_in_period is None for row in page.rows):
        found.append("fields_missing")
    named = {_make_slug(row.language) for row in page.rows if row.language}
    if language is not None and named and _make_slug(language) not in named:
        found.append("other_language")
    return found


def _make_slug(language: str) -> str:
    return "-".join(language.strip().lower().split())


# --- search -------------------------------------------------------------------------------------------------------


def make_search(
    api: ApiClient, web_url: str, clock: Clock
) -> Callable[[Say], Callable[..., Awaitable[ToolAnswer]]]:
    """Create the tool that searches for new repositories."""

    def make(say: Say) -> Callable[..., Awaitable[ToolAnswer]]:
        async def github_new_repositories(
            context: CallContext,
            since: Since = "daily",
            language: LanguageName | None = None,
            limit: Limit = 25,
        ) -> Annotated[ToolAnswer, RepositoryList]:
            query = {
                "q": _make_search_text(since, language, clock.now_ms()),
                "sort": "stars",
                "order": "desc",
                "per_page": str(limit),
            }
            answer = await api.get(
                "/search/repositories", context, limit=MAX_SEARCH_BYTES, query=query, headers=JSON
            )
            try:
                found = parse_json_object(answer)
                items = _read_search_items(found, web_url)
            except UnexpectedAnswerError as fault:
                return fail("invalid_output", str(fault))
            if not items:
                return empty("query", say("none"))
            total = found.get("total_count")
            data = {
                "since": since,
                "measure": "stars of repositories created in the period",
                "total": total if isinstance(total, int) else len(items),
                "items": items,
            }
            source = Source(
                type="api",
                id="GET /search/repositories",
                label=say("source"),
                retrieved_at=read_answer_date(answer),
            )
            signals = ["incomplete_search"] if found.get("incomplete_results") is True else []
            return ok(data, say("found", count=len(items)), signals=signals, source=source)

        return github_new_repositories

    return make


def _make_search_text(since: Since, language: str | None, now_ms: int) -> str:
    first = datetime.fromtimestamp(now_ms / 1000, UTC) - timedelta(days=_DAYS[since])
    quoted = "" if language is None else ' language:"{}"'.format(language.replace('"', "").replace("\\", ""))
    return f"created:>={first.date().isoformat()}{quoted}"


def _read_search_items(found: dict[str, Any], web_url: str) -> list[dict[str, Any]]:
    listed = found.get("items")
    if not isinstance(listed, list):
        raise UnexpectedAnswerError("the answer has no list of items")
    return [_read_search_item(one, web_url) for one in listed]


def _read_search_item(one: Any, web_url: str) -> dict[str, Any]:
    name = one.get("full_name") if isinstance(one, dict) else None
    if not isinstance(name, str) or name.count("/") != 1:
        raise UnexpectedAnswerError("an item has no full name")
    description = one.get("description")
    return {
        "repo": name,
        "url": f"{web_url}/{name}",
        "description": " ".join(description.split())[:MAX_DESCRIPTION]
        if isinstance(description, str)
        else None,
        "language": one["language"] if isinstance(one.get("language"), str) else None,
        "stars": _read_count(one.get("stargazers_count")),
        "forks": _read_count(one.get("forks_count")),
        "starsInPeriod": None,
    }


def _read_count(value: Any) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None
