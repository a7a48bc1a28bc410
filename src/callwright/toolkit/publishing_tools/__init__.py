"""The publishing toolkit: blog articles and articles for social media, each saved once for its key in a table of yours."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from callwright.config.toolkits import PublishingToolkit
from callwright.core.guard.configured_secrets import remember_secret
from callwright.domain.call import Locale
from callwright.domain.contract import ConfidenceRules, DeclaredError, StandIn
from callwright.domain.reconcile_checks import Check, CheckVerdict, DidNotHappen, Happened, Inquiry, Record
from callwright.ports import Clock
from callwright.runtime.clock import SystemClock
from callwright.toolkit import toolkit_reasons
from callwright.toolkit.definition import SetupContext, Toolkit, ToolkitError, ToolSpec, ToolWords
from callwright.toolkit.publishing_tools.article_store import DEFAULT_TABLE, ArticleStore, Kind, SavedArticle
from callwright.toolkit.publishing_tools.drafts import DraftFolder
from callwright.toolkit.publishing_tools.platforms import PLATFORMS, PlatformName, PlatformRule
from callwright.toolkit.publishing_tools.tools import (
    make_blog_save,
    make_delete,
    make_draft_save,
    make_social_save,
    show_blog,
    show_post,
)
from callwright.toolkit.publishing_tools.words import (
    BLOG_EN_WORDS,
    BLOG_WORDS,
    DELETE_WORDS,
    DRAFT_WORDS,
    SOCIAL_DELETE_WORDS,
    SOCIAL_WORDS,
    TITLE,
)
from callwright.toolkit.setting_up import database_url, resolve_database_url
from callwright.tools.http.credentials import SecretReference
from callwright.tools.tool_options import ToolOptions

_TIMEOUT_MS: Final = 15_000
_BACKENDS: Final = frozenset({"sqlite", "postgresql", "mysql", "mariadb"})
_TAKEN: Final = DeclaredError(
    "ALREADY_SAVED_OTHERWISE",
    "This call saved another article before; nothing was saved now.",
    user_en="This was saved before with another text.",
    user_zh="此前已保存过内容不同的文章。",
    suggestion="Use another title for another article, or leave the one that is saved.",
)
_TOO_LONG: Final = DeclaredError(
    "TEXT_TOO_LONG",
    "The title or the text is too long.",
    user_en="The text is too long for where it is meant to stand.",
    user_zh="内容超出长度限制。",
    suggestion="Shorten it and send it again.",
)
_NOT_STORABLE: Final = DeclaredError(
    "TEXT_NOT_STORABLE",
    "The database cannot hold a character of the text.",
    user_en="The text holds a character that cannot be saved.",
    user_zh="内容含有无法保存的字符。",
    suggestion="Leave out control characters such as NUL and send it again.",
)
_NOT_ENGLISH: Final = DeclaredError(
    "NOT_ENGLISH",
    "The article is not in English.",
    user_en="The article is not in English.",
    user_zh="文章不是英文。",
    suggestion="Write title and content in English, or use blog_save.",
)


def publishing(
    url: str | SecretReference,
    *,
    table: str = DEFAULT_TABLE,
    drafts: str | Path | None = None,
    limits: Mapping[str, Mapping[str, int]] | None = None,
    clock: Clock | None = None,
) -> Toolkit:
    """Create ``blog_save``, ``blog_en_save``, ``social_article_save`` and the tools that undo them.

    Args:
        url: SQLAlchemy URL of SQLite, PostgreSQL, MySQL or MariaDB, or a reference to one (``env:BLOG_URL``).
        table: Table of the articles; created at the first use if absent.
        drafts: Folder for drafts: if the database cannot be reached, an article is written there. None writes none.
        limits: Platform → ``title`` or ``content`` → a limit that overrides that of ``PLATFORMS``; 0 is none.
        clock: The system's by default.

    Raises:
        ToolkitError: an option is wrong.
        CredentialError: there is no secret under the reference.
        ModuleNotFoundError: the extra ``publishing``, or the driver of the database, is not installed.
    """
    store = ArticleStore(_parse_url(database_url(url)), _check_table(table), clock or SystemClock())
    folder = None if drafts is None else DraftFolder(Path(drafts))
    tools = [
        _blog_tool("blog_save", "blog", store, BLOG_WORDS, folder, ()),
        _blog_tool("blog_en_save", "blog_en", store, BLOG_EN_WORDS, folder, (_NOT_ENGLISH,)),
        _social_tool(store, _rules(limits or {}), folder),
        _delete_tool("blog_delete", "blogId", ("blog", "blog_en"), store, DELETE_WORDS),
        _delete_tool("social_article_delete", "articleId", ("social",), store, SOCIAL_DELETE_WORDS),
    ]
    if folder is not None:
        tools.append(_draft_tool(folder))
    return Toolkit(name="publishing", title=TITLE, tools=tuple(tools))


# --- tools -------------------------------------------------------------------------------------------------------


def _blog_tool(
    name: str,
    kind: Any,
    store: ArticleStore,
    words: dict[Locale, ToolWords],
    drafts: DraftFolder | None,
    errors: Iterable[DeclaredError],
) -> ToolSpec:
    options = _save_options(
        store, kind, show_blog, ("blogId", "title"), ("title",), (*errors, _TOO_LONG, _NOT_STORABLE, _TAKEN)
    )
    if drafts is not None:
        options["stand_in"] = _draft_instead({"kind": kind}, {})
    return ToolSpec(name=name, make=make_blog_save(store, kind), options=options, words=words)


def _social_tool(
    store: ArticleStore, rules: Mapping[PlatformName, PlatformRule], drafts: DraftFolder | None
) -> ToolSpec:
    fields = ("articleId", "platform", "title")
    options = _save_options(
        store, "social", show_post, fields, ("platform", "title"), (_TOO_LONG, _NOT_STORABLE, _TAKEN)
    )
    if drafts is not None:
        options["stand_in"] = _draft_instead({"kind": "social"}, {"platform": "/platform"})
    words = {
        language: replace(one, description=one.description.format(limits=_say_limits(rules, language)))
        for language, one in SOCIAL_WORDS.items()
    }
    return ToolSpec(
        name="social_article_save", make=make_social_save(store, rules), options=options, words=words
    )


def _save_options(
    store: ArticleStore,
    kind: Kind,
    show: Callable[[SavedArticle], Any],
    fields: tuple[str, ...],
    key: tuple[str, ...],
    errors: tuple[DeclaredError, ...],
) -> ToolOptions:
    return {
        "effect": "keyed",
        "operation": "save",
        "key": key,
        "marks_effect": True,
        "timeout_ms": _TIMEOUT_MS,
        "retries": 2,
        "errors": errors,
        "confidence": ConfidenceRules(base=0.95),
        "source": "database",
        "endpoint": "publishing database",
        "check": make_check(store, kind, show, fields),
    }


def make_check(
    store: ArticleStore, kind: Kind, show: Callable[[SavedArticle], Any], fields: tuple[str, ...]
) -> Check:
    """How the table is asked what became of a call: by the key that stands beside the article."""

    def verify(inquiry: Inquiry) -> CheckVerdict:
        found = store.find(inquiry.key)
        return DidNotHappen() if found is None else Happened(show(found))

    def records(since_ms: int) -> Iterable[Record]:
        return (Record(key, dict(show(saved)), at) for key, saved, at in store.each_saved(kind, since_ms))

    return Check(verify=verify, records=records, fields=fields)


def _delete_tool(
    name: str, argument: str, kinds: tuple[Kind, ...], store: ArticleStore, words: dict[Locale, ToolWords]
) -> ToolSpec:
    options: ToolOptions = {
        "effect": "idempotent",
        "operation": "operation",
        "key": (argument,),
        "marks_effect": True,
        "timeout_ms": _TIMEOUT_MS,
        "retries": 2,
        "errors": (_NOT_THERE,),
        "endpoint": "publishing database",
    }
    return ToolSpec(name=name, make=make_delete(store, kinds), options=options, words=words)


_NOT_THERE: Final = DeclaredError(
    "ARTICLE_NOT_FOUND",
    "There is no such article.",
    user_en="There is no such article.",
    user_zh="没有这篇文章。",
    suggestion="Use the id that was returned when the article was saved.",
)


def _draft_tool(folder: DraftFolder) -> ToolSpec:
    def verify(inquiry: Inquiry) -> CheckVerdict:
        name = folder.has(inquiry.key)
        return (
            DidNotHappen()
            if name is None
            else Happened({"draft": name, "title": (inquiry.arguments or {}).get("title")})
        )

    options: ToolOptions = {
        "effect": "keyed",
        "operation": "save",
        "key": ("kind", "platform", "title"),
        "errors": (_NO_FOLDER,),
        "confidence": ConfidenceRules(base=0.95),
        "source": "file",
        "check": Check(verify=verify),
    }
    return ToolSpec(
        name="article_draft_save", make=make_draft_save(folder), options=options, words=DRAFT_WORDS
    )


_NO_FOLDER: Final = DeclaredError(
    "DRAFTS_NOT_WRITABLE",
    "The draft cannot be written; nothing was kept.",
    user_en="The draft could not be kept.",
    user_zh="草稿无法保存。",
    suggestion="Tell the user that the article was neither saved nor kept as a draft.",
    next_action="human_review",
)


def _draft_instead(fixed: dict[str, Any], more: dict[str, str]) -> StandIn:
    arguments = {"title": "/title", "content": "/content", **more}
    return StandIn(tool="article_draft_save", arguments=arguments, fixed=fixed)


# --- options -----------------------------------------------------------------------------------------------------


def _rules(limits: Mapping[str, Mapping[str, int]]) -> dict[PlatformName, PlatformRule]:
    if unknown := sorted(limits.keys() - PLATFORMS.keys()):
        raise ToolkitError(toolkit_reasons.UNKNOWN_PLATFORM(name=unknown[0], known=tuple(sorted(PLATFORMS))))
    for said in limits.values():
        if said.keys() - {"title", "content"} or min(said.values(), default=0) < 0:
            raise ToolkitError(toolkit_reasons.WRONG_LIMITS())
    return {name: replace(rule, **limits.get(name, {})) for name, rule in PLATFORMS.items()}


def _say_limits(rules: Mapping[PlatformName, PlatformRule], language: Locale) -> str:
    title, content = ("标题", "正文") if language == "zh-CN" else ("title", "content")
    return "; ".join(
        f"{name} "
        + ", ".join(
            f"{word} {limit}" for word, limit in ((title, rule.title), (content, rule.content)) if limit
        )
        for name, rule in rules.items()
        if rule.title or rule.content
    )


def _parse_url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError as fault:
        raise ToolkitError(
            toolkit_reasons.NOT_A_DATABASE_URL(example="postgresql://writer@host/name")
        ) from fault
    if parsed.get_backend_name() not in _BACKENDS:
        raise ToolkitError(toolkit_reasons.UNKNOWN_DATABASE())
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise ToolkitError(toolkit_reasons.SQLITE_WITHOUT_FILE())
    if parsed.password:
        remember_secret(str(parsed.password))
    return parsed


def _check_table(name: str) -> str:
    if not name.isidentifier() or not name.isascii() or len(name) > 60:
        raise ToolkitError(toolkit_reasons.WRONG_TABLE_NAME())
    return name


def set_up(table: PublishingToolkit, context: SetupContext) -> Toolkit:
    """Make the toolkit of ``[toolkit.publishing]``.

    Raises:
        Unset, CredentialError: the variable or secret of the URL is missing.
        ToolkitError: an option is wrong.
        ModuleNotFoundError: the extra, or the driver of the database, is not installed.
    """
    return publishing(
        resolve_database_url(table.url, context),
        table=table.table,
        drafts=context.path(table.drafts) if table.drafts else None,
        limits=table.limits,
    )
