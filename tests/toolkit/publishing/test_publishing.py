"""The publishing toolkit: every article once, on SQLite, PostgreSQL and MariaDB, whatever is lost on the way."""

import asyncio
import json
import threading
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg
import pytest
from sqlalchemy import make_url

from callwright import Callwright, Principal, RetryPolicy, ToolResult
from callwright.app.app_builder import build_app
from callwright.checks import Check, DidNotHappen, Happened, Inquiry, reconcile
from callwright.cli.config_problem_texts import describe_problem
from callwright.config.config_reader import read_config
from callwright.domain.call import Locale
from callwright.execution_result import dumps
from callwright.runtime.clock import SystemClock
from callwright.testing import FakeClock
from callwright.toolkit import ToolkitError, publishing
from callwright.toolkit.publishing_tools.article_store import (
    ArticleStore,
    KeyTakenError,
    NewArticle,
    SavedArticle,
    SaveUnknownError,
    StoreUnreachableError,
)
from toolkit.chaotic import complaints, run_toolkit_suite
from toolkit.database.mariadb import needs_mariadb

if TYPE_CHECKING:
    from stores.postgres import Ledgers
    from toolkit.database.mariadb import MariaStage

pytestmark = pytest.mark.promise("D5", "C4")
TEXT = "A text about tools."
_NUMBERS = count()


@pytest.fixture(params=["sqlite", "postgresql", pytest.param("mariadb", marks=needs_mariadb)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'blog.db'}"
    if request.param == "mariadb":
        maria: MariaStage = request.getfixturevalue("maria")
        return maria.make_database(f"blog_{next(_NUMBERS)}").render_as_string(hide_password=False)
    ledgers: Ledgers = request.getfixturevalue("ledgers")
    name = f"blog_{ledgers.take()}_{next(_NUMBERS)}"
    with psycopg.connect(ledgers.url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    place = make_url(ledgers.url.replace("postgresql://", "postgresql+psycopg://"))
    return place.set(database=name).render_as_string(hide_password=False)


@pytest.fixture
def store(url: str) -> ArticleStore:
    return ArticleStore(make_url(url), "articles", SystemClock())


def article(title: str = "One", content: str = TEXT, **more: Any) -> NewArticle:
    said = {"kind": "blog", "tags": (), "platform": "", "tenant": "default", "author": "ann"} | more
    return NewArticle(title=title, content=content, **said)


def nothing() -> None:
    """The effect begins, and nobody looks."""


def save_with(app: Callwright, name: str, arguments: dict[str, Any], **said: Any) -> ToolResult:
    return app.call({"name": name, "arguments": arguments}, **said)


# --- what the seed says ------------------------------------------------------------------------------------------


def test_a_saved_blog_reads_as_in_the_seed(url: str) -> None:
    with Callwright(locale="zh-CN") as app:
        app.use(publishing(url))
        result = save_with(app, "blog_save", {"title": "Hello", "content": TEXT})

    assert json.loads(dumps(result)) == {
        "success": True, "operationType": "save", "data": {"blogId": 1, "title": "Hello"}, "message": "博客文章保存成功",
    }  # fmt: skip
    assert (result.effect, result.confidence, result.source[0].id) == ("committed", 0.95, "article/1")


@pytest.mark.parametrize("title", ["", " ", "\u3000\n"])
def test_a_blank_title_is_the_failure_of_the_seed_and_nothing_is_saved(url: str, title: str) -> None:
    with Callwright(locale="zh-CN") as app:
        app.use(publishing(url))
        result = save_with(app, "blog_save", {"title": title, "content": TEXT})

    assert json.loads(dumps(result)) == {
        "success": False, "operationType": "save", "data": None, "message": "博客标题不能为空",
    }  # fmt: skip
    assert result.effect == "none"


@pytest.mark.parametrize(
    ("locale", "tool", "arguments", "code", "message"),
    [
        ("en", "blog_en_save", {"title": "每日趋势", "content": TEXT}, "NOT_ENGLISH", "not in English"),
        ("zh-CN", "blog_en_save", {"title": "Daily", "content": "全是中文"}, "NOT_ENGLISH", "文章不是英文"),
        ("en", "blog_save", {"title": "a" * 201, "content": TEXT}, "TEXT_TOO_LONG", "longer than 200"),
        ("en", "social_article_save", {"platform": "x", "title": "T", "content": "a" * 281}, "TEXT_TOO_LONG", "281 of at most 280"),
        ("zh-CN", "social_article_save", {"platform": "wechat", "title": "题" * 33, "content": "x"}, "TEXT_TOO_LONG", "上限为 32"),
        ("en", "social_article_save", {"platform": "x", "title": " ", "content": "x"}, "tool_failed", "must not be blank"),
    ],
)  # fmt: skip
def test_what_cannot_be_published_is_refused_before_anything_is_saved(
    tmp_path: Path, locale: Locale, tool: str, arguments: dict[str, Any], code: str, message: str
) -> None:
    with Callwright(locale=locale) as app:
        app.use(publishing(f"sqlite:///{tmp_path / 'blog.db'}"))
        result = save_with(app, tool, arguments)

    assert result.error is not None
    assert (result.error.code, result.effect) == (code, "none")
    assert message in result.error.message


def test_an_operator_may_say_other_limits_and_unknown_ones_are_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'blog.db'}"
    with Callwright() as app:
        app.use(publishing(url, limits={"x": {"content": 25_000}}))
        result = save_with(
            app, "social_article_save", {"platform": "x", "title": "T", "content": "a" * 20_000}
        )
        description = next(
            one.contract.description for one in app.tools if "social_article_save" in one.contract.name
        )
    assert result.data == {"articleId": 1, "platform": "x", "title": "T"}
    assert "x content 25000" in description
    for wrong in ({"myspace": {"content": 1}}, {"x": {"words": 1}}, {"x": {"content": -1}}):
        with pytest.raises(ToolkitError, match="limits:"):
            publishing(url, limits=wrong)


# --- once for its key --------------------------------------------------------------------------------------------


def test_the_same_title_in_one_run_is_saved_once(url: str) -> None:
    with Callwright() as app:
        app.use(publishing(url))
        first = save_with(app, "blog_save", {"title": "One", "content": TEXT}, run="r")
        again = save_with(app, "blog_save", {"title": "One", "content": TEXT}, run="r")
        other = save_with(app, "blog_save", {"title": "One", "content": TEXT}, run="another")

    assert (first.data, again.data, again.meta.replayed) == (first.data, first.data, True)
    assert other.data == {"blogId": 2, "title": "One"}


def test_many_who_save_under_one_key_at_once_all_get_the_one_article(url: str) -> None:
    stores = [ArticleStore(make_url(url), "articles", SystemClock()) for _ in range(4)]
    saved: list[SavedArticle] = []
    ready = threading.Barrier(8)

    def work(store: ArticleStore) -> None:
        ready.wait()
        saved.append(store.save(article(), "key", begin_effect=nothing))

    threads = [threading.Thread(target=work, args=(stores[number % 4],)) for number in range(8)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()

    assert len(saved) == 8
    assert {one.id for one in saved} == {saved[0].id}
    assert sum(one.is_new for one in saved) == 1


def test_a_key_belongs_to_one_article(store: ArticleStore) -> None:
    store.save(article(), "key", begin_effect=nothing)
    with pytest.raises(KeyTakenError):
        store.save(article("Another"), "key", begin_effect=nothing)
    assert [saved.title for _, saved, _ in store.each_saved("blog", 0)] == ["One"]


def test_what_fails_before_the_commit_had_no_effect_and_says_so(store: ArticleStore) -> None:
    begun: list[str] = []

    def fail_late() -> None:
        begun.append("yes")
        raise ConnectionError

    with pytest.raises(ConnectionError):
        store.save(article(), "key", begin_effect=fail_late)
    assert begun == ["yes"]
    assert store.find("key") is None


def test_a_connection_that_breaks_in_the_commit_leaves_it_unknown_and_the_key_tells(
    ledgers: "Ledgers", request: pytest.FixtureRequest
) -> None:
    name = f"blog_cut_{ledgers.take()}"
    with psycopg.connect(ledgers.url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    place = make_url(ledgers.url).set(database=name)
    store = ArticleStore(place, "articles", SystemClock())

    def cut() -> None:
        with psycopg.connect(ledgers.url, autocommit=True) as connection:
            connection.execute(
                f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'".encode()
            )

    with pytest.raises(SaveUnknownError):
        store.save(article(), "key", begin_effect=cut)
    assert store.find("key") is None
    assert store.save(article(), "key", begin_effect=nothing).is_new


def test_a_database_that_is_not_there_saved_nothing() -> None:
    store = ArticleStore(make_url("postgresql://nobody@127.0.0.1:1/x"), "articles", SystemClock())
    for attempt in (
        lambda: store.save(article(), "key", begin_effect=nothing),
        lambda: store.find("key"),
        lambda: store.delete(1, ("blog",), "default", begin_effect=nothing),
        lambda: list(store.each_saved("blog", 0)),
    ):
        with pytest.raises(StoreUnreachableError):
            attempt()


# --- asking and undoing ------------------------------------------------------------------------------------------


def inquiry(key: str) -> Inquiry:
    return Inquiry(
        key=key,
        upstream_key=sha256(key.encode()).hexdigest(),
        tool="blog_save",
        version="1.0.0",
        arguments=None,
        principal=Principal(),
        run_id=None,
        called_at=0,
    )


def test_the_check_says_whether_the_save_happened(url: str) -> None:
    toolkit = publishing(url)
    check: Check = toolkit.tools[0].options["check"]
    assert check.verify is not None
    with Callwright() as app:
        app.use(toolkit)
        result = save_with(app, "blog_save", {"title": "One", "content": TEXT})
        key = str(result.meta.idempotency_key)
    assert check.verify(inquiry(key)) == Happened({"blogId": 1, "title": "One"})
    assert check.verify(inquiry("another")) == DidNotHappen()


def test_ledger_and_table_agree_and_what_was_saved_past_the_ledger_is_found(url: str) -> None:
    with Callwright() as app:
        app.use(publishing(url, table="articles"))
        saved = save_with(app, "blog_save", {"title": "One", "content": TEXT})
        save_with(app, "blog_delete", {"blogId": saved.data["blogId"]})
        earlier = FakeClock(now_ms=SystemClock().now_ms() - 600_000)
        store = ArticleStore(make_url(url), "articles", earlier)
        assert asyncio.run(reconcile(app)).steps == []

        store.save(article("By hand"), "by hand", begin_effect=nothing)
        steps = asyncio.run(reconcile(app)).steps
    assert [(step.kind, step.tool) for step in steps] == [("unrecorded", "blog_save")]


def test_an_article_is_taken_back_by_its_id_and_twice_is_once(url: str) -> None:
    with Callwright() as app:
        app.use(publishing(url))
        save_with(app, "blog_save", {"title": "One", "content": TEXT})
        wrong_kind = save_with(app, "social_article_delete", {"articleId": 1})
        first = save_with(app, "blog_delete", {"blogId": 1})
        again = save_with(app, "blog_delete", {"blogId": 1}, run="later")

    assert wrong_kind.error is not None
    assert (wrong_kind.error.code, wrong_kind.effect) == ("ARTICLE_NOT_FOUND", "none")
    assert first.data == again.data == {"blogId": 1, "title": "One"}


@pytest.mark.parametrize("number", [-1, 0, 3_000_000_000, 10**20])
def test_a_number_that_no_article_can_have_is_of_no_article(url: str, number: int) -> None:
    with Callwright() as app:
        app.use(publishing(url))
        refused = save_with(app, "blog_delete", {"blogId": number})

    assert refused.error is not None
    assert (refused.error.code, refused.effect) == ("ARTICLE_NOT_FOUND", "none")


def test_a_text_that_the_database_cannot_hold_is_refused_as_such_and_any_other_is_saved(url: str) -> None:
    with Callwright() as app:
        app.use(publishing(url))
        saved = save_with(app, "blog_save", {"title": "One", "content": "茶 🍵 'tea' \\ \x00 end"})

    if url.startswith("postgresql"):
        assert saved.error is not None
        assert (saved.error.code, saved.effect, saved.next_action) == ("TEXT_NOT_STORABLE", "none", "retry")
    else:
        assert saved.effect == "committed"


def test_why_the_database_cannot_be_used_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with Callwright() as app:
        app.use(
            publishing("postgresql://nobody@127.0.0.1:1/blog"),
            overrides={"blog_save": {"retries": RetryPolicy(max_retries=0)}},
        )
        refused = save_with(app, "blog_save", {"title": "One", "content": TEXT})

    assert refused.error is not None
    assert (refused.error.code, refused.effect) == ("connection_failed", "none")
    assert any("OperationalError" in one.message for one in caplog.records if one.name == "callwright.tools")


def test_an_article_of_another_tenant_is_not_there(store: ArticleStore) -> None:
    saved = store.save(article(tenant="theirs"), "key", begin_effect=nothing)
    assert store.delete(saved.id, ("blog",), "ours", begin_effect=nothing) is None
    assert store.delete(saved.id, ("blog",), "theirs", begin_effect=nothing) == "One"


# --- when the database is away -----------------------------------------------------------------------------------


def test_an_article_is_kept_as_a_draft_while_the_database_is_away(tmp_path: Path) -> None:
    with Callwright() as app:
        app.use(publishing("postgresql://nobody@127.0.0.1:1/x", drafts=tmp_path / "drafts"), prefix="cms_")
        blog = save_with(app, "cms_blog_save", {"title": "One", "content": TEXT})
        post = save_with(app, "cms_social_article_save", {"platform": "x", "title": "Two", "content": TEXT})

    drafts = [json.loads(path.read_text()) for path in (tmp_path / "drafts").iterdir()]
    assert sorted((one["kind"], one["platform"], one["title"], one["content"]) for one in drafts) == [
        ("blog", "", "One", TEXT),
        ("social", "x", "Two", TEXT),
    ]
    for result in (blog, post):
        assert result.error is not None
        assert (result.error.code, result.next_action, result.effect) == ("degraded", "human_review", "none")


def test_a_draft_that_cannot_be_written_is_a_failure_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with Callwright() as app:
        app.use(publishing(f"sqlite:///{tmp_path / 'b.db'}", drafts=tmp_path / "file"))
        result = save_with(app, "article_draft_save", {"kind": "blog", "title": "One", "content": TEXT})
    assert result.error is not None
    assert (result.error.code, result.effect) == ("DRAFTS_NOT_WRITABLE", "none")


def test_faults_on_the_way_never_save_an_article_twice(tmp_path: Path) -> None:
    with Callwright() as app:
        app.use(publishing(f"sqlite:///{tmp_path / 'blog.db'}"))
        assert complaints(run_toolkit_suite("publishing", app)) == []


# --- set up ------------------------------------------------------------------------------------------------------


def test_two_lines_of_configuration_bring_the_tools(tmp_path: Path) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text('[toolkit.publishing]\nurl = "${BLOG_URL}"\n', encoding="utf-8")
    found = build_app(read_config(path), {"BLOG_URL": f"sqlite:///{tmp_path / 'blog.db'}"})
    with found.app as app:
        assert found.problems == ()
        names = [one.contract.name for one in app.tools]
        result = save_with(app, "blog_save", {"title": "One", "content": TEXT})
    assert names == [
        "blog_delete",
        "blog_en_save",
        "blog_save",
        "social_article_delete",
        "social_article_save",
    ]
    assert result.success


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("url = 'postgresql://a:hunter2@h/d'", "url: it holds a password"),
        ("url = 'oracle://h/d'", "url: the database must be"),
        ("url = 'sqlite:///a.db'\ntable = 'a; DROP TABLE b'", "table: letters"),
        ("url = 'sqlite:///a.db'\nlimits = { myspace = { content = 1 } }", "limits: there is no platform"),
    ],
)
def test_a_wrong_option_keeps_the_toolkit_out_and_is_named(tmp_path: Path, line: str, part: str) -> None:
    path = tmp_path / "callwright.toml"
    path.write_text(f"[toolkit.publishing]\n{line}\n", encoding="utf-8")
    found = build_app(read_config(path), {})
    with found.app:
        (trouble,) = found.problems
    words = describe_problem(trouble)
    assert part in words.en
    assert "hunter2" not in words.en + words.zh
