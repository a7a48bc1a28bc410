"""The functions of the toolkit: save a blog article in any language or in English, save one for a platform, undo either, keep a draft."""

import logging
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import Field
from typing_extensions import TypedDict

from callwright.core.guard.text_masking import mask_secrets
from callwright.domain.tool_answers import ToolAnswer, fail, failure, ok
from callwright.ports import CallContext, MayHaveHappened, NotApplied
from callwright.toolkit.definition import Say
from callwright.toolkit.publishing_tools.article_store import (
    ArticleStore,
    KeyTakenError,
    Kind,
    NewArticle,
    NotStorableError,
    SavedArticle,
    SaveUnknownError,
    StoreUnreachableError,
)
from callwright.toolkit.publishing_tools.drafts import DraftError, DraftFolder
from callwright.toolkit.publishing_tools.language import is_english
from callwright.toolkit.publishing_tools.platforms import PlatformName, PlatformRule, TooLong, check_lengths

MAX_TITLE: Final = 200
MAX_CONTENT: Final = 1_000_000

Content = Annotated[str, Field(max_length=MAX_CONTENT)]
Tags = Annotated[list[Annotated[str, Field(max_length=50)]] | None, Field(max_length=20)]
Maker = Callable[[Say], Callable[..., Any]]

_log = logging.getLogger("callwright.tools")


class SavedBlog(TypedDict):
    """A blog article that was saved."""

    blogId: int
    title: str


class SavedPost(TypedDict):
    """An article for a platform that was saved."""

    articleId: int
    platform: str
    title: str


class DeletedPost(TypedDict):
    """An article for a platform that was taken back."""

    articleId: int
    title: str


class KeptDraft(TypedDict):
    """A draft that was written."""

    draft: str
    title: str


def show_blog(saved: SavedArticle) -> SavedBlog:
    """Return the tool's result for a saved blog article."""
    return SavedBlog(blogId=saved.id, title=saved.title)


def show_post(saved: SavedArticle) -> SavedPost:
    """Return the tool's result for a saved article of a platform."""
    return SavedPost(articleId=saved.id, platform=saved.platform, title=saved.title)


def make_blog_save(store: ArticleStore, kind: Literal["blog", "blog_en"]) -> Maker:
    """Make the maker of ``blog_save`` or ``blog_en_save``."""

    def make(say: Say) -> Callable[..., Any]:
        def blog_save(
            title: str, content: Content, context: CallContext, tags: Tags = None
        ) -> Annotated[ToolAnswer, SavedBlog]:
            refused = _refuse_text(title, content, say) or _refuse_blog(kind, title, content, say)
            if refused is not None:
                return refused
            article = _article(kind, title, content, tags, "", context)
            saved = _save(store, article, context, say)
            if isinstance(saved, ToolAnswer):
                return saved
            message = say("saved" if saved.is_new else "saved_before")
            return ok(show_blog(saved), message, source=_source(saved))

        return blog_save

    return make


def _refuse_text(title: str, content: str, say: Say) -> ToolAnswer | None:
    """A title or content that is blank, in the words of the seed."""
    if not title.strip():
        return failure("save", say("blank_title"))
    if not content.strip():
        return failure("save", say("blank_content"))
    return None


def _refuse_blog(kind: Kind, title: str, content: str, say: Say) -> ToolAnswer | None:
    if len(title) > MAX_TITLE:
        return fail("TEXT_TOO_LONG", say("long_title", limit=MAX_TITLE), next_action="retry")
    if kind == "blog_en" and not (is_english(title) and is_english(content)):
        return fail("NOT_ENGLISH", say("not_english"), next_action="retry")
    return None


def make_social_save(store: ArticleStore, rules: Mapping[PlatformName, PlatformRule]) -> Maker:
    """Make the maker of ``social_article_save`` under the rules of the platforms."""

    def make(say: Say) -> Callable[..., Any]:
        def social_article_save(
            platform: PlatformName, title: str, content: Content, context: CallContext, tags: Tags = None
        ) -> Annotated[ToolAnswer, SavedPost]:
            refused = _refuse_text(title, content, say) or _refuse_length(
                platform, check_lengths(title, content, rules[platform]), say
            )
            if refused is not None:
                return refused
            saved = _save(store, _article("social", title, content, tags, platform, context), context, say)
            if isinstance(saved, ToolAnswer):
                return saved
            message = say("saved" if saved.is_new else "saved_before", platform=platform)
            return ok(show_post(saved), message, source=_source(saved))

        return social_article_save

    return make


def _refuse_length(platform: PlatformName, exceeded: list[TooLong], say: Say) -> ToolAnswer | None:
    if not exceeded:
        return None
    lines = [
        say(
            "too_long",
            field=one.field,
            length=one.length,
            limit=one.limit,
            measure=say(f"measure_{one.measure}"),
            platform=platform,
        )
        for one in exceeded
    ]
    return fail("TEXT_TOO_LONG", " ".join(lines), suggestion=say("shorten"), next_action="retry")


def make_delete(store: ArticleStore, kinds: tuple[Kind, ...]) -> Maker:
    """Make the maker of ``blog_delete``, or of ``social_article_delete`` where the kinds are social."""

    def make(say: Say) -> Callable[..., Any]:
        def delete(article_id: int, name: str, context: CallContext) -> ToolAnswer:
            try:
                title = store.delete(
                    article_id, kinds, context.principal.tenant, begin_effect=context.effect_started
                )
            except StoreUnreachableError as fault:
                raise _give_up(fault) from fault
            except SaveUnknownError as fault:
                raise MayHaveHappened("connection_failed") from fault
            if title is None:
                return fail("ARTICLE_NOT_FOUND", say("not_found"))
            return ok({name: article_id, "title": title}, say("deleted"))

        def blog_delete(blogId: int, context: CallContext) -> Annotated[ToolAnswer, SavedBlog]:  # noqa: N803 - as in the result
            return delete(blogId, "blogId", context)

        def social_article_delete(articleId: int, context: CallContext) -> Annotated[ToolAnswer, DeletedPost]:  # noqa: N803 - the same
            return delete(articleId, "articleId", context)

        return social_article_delete if kinds == ("social",) else blog_delete

    return make


def make_draft_save(drafts: DraftFolder) -> Maker:
    """Make the maker of ``article_draft_save``."""

    def make(say: Say) -> Callable[..., Any]:
        def article_draft_save(
            kind: Kind,
            title: str,
            content: Content,
            context: CallContext,
            platform: str = "",
            tags: Tags = None,
        ) -> Annotated[ToolAnswer, KeptDraft]:
            draft = {
                "kind": kind,
                "platform": platform,
                "title": title,
                "content": content,
                "tags": tags or [],
            }
            try:
                name = drafts.write(_key_of(context), draft)
            except DraftError:
                return fail("DRAFTS_NOT_WRITABLE", say("not_writable"))
            source = {"type": "file", "id": f"draft/{name}", "label": title}
            return ok(KeptDraft(draft=name, title=title), say("kept"), source=source)

        return article_draft_save

    return make


# --- saving ------------------------------------------------------------------------------------------------------


def _article(
    kind: Kind, title: str, content: str, tags: list[str] | None, platform: str, context: CallContext
) -> NewArticle:
    return NewArticle(
        kind=kind,
        title=title.strip(),
        content=content,
        tags=tuple(tags or ()),
        platform=platform,
        tenant=context.principal.tenant,
        author=context.principal.id,
    )


def _save(
    store: ArticleStore, article: NewArticle, context: CallContext, say: Say
) -> SavedArticle | ToolAnswer:
    """The saved article, or why it cannot be saved: the key belongs to another one, or the database cannot hold it.

    Raises:
        NotApplied: nothing was saved.
        MayHaveHappened: it may have been saved.
    """
    try:
        return store.save(article, _key_of(context), begin_effect=context.effect_started)
    except KeyTakenError:
        return fail("ALREADY_SAVED_OTHERWISE", say("key_taken"))
    except NotStorableError:
        return fail("TEXT_NOT_STORABLE", say("not_storable"), next_action="retry")
    except StoreUnreachableError as fault:
        raise _give_up(fault) from fault
    except SaveUnknownError as fault:
        raise MayHaveHappened("connection_failed") from fault


def _give_up(fault: StoreUnreachableError) -> NotApplied:
    """Return what the call ends with; why is for the developer: the texts of drivers name hosts, users and columns."""
    cause = fault.__cause__
    why = getattr(cause, "orig", None) or cause or fault
    _log.warning(
        "The database of articles cannot be used: %s: %s", type(why).__name__, mask_secrets(str(why))
    )
    return NotApplied("connection_failed")


def _key_of(context: CallContext) -> str:
    """The key of the call; a call without a ledger is itself."""
    return context.idempotency_key or context.call_id


def _source(saved: SavedArticle) -> dict[str, str]:
    return {"type": "database", "id": f"article/{saved.id}", "label": saved.title}
