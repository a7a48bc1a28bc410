"""Tools of toolkits as steps of a workflow: it stops on an empty query, and takes a saved article back when a later step fails."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from callwright import Callwright
from callwright.toolkit import database, objects, publishing
from callwright.workflow import Workflow, WorkflowStopped, call, undo
from toolkit.database.stage import make_sqlite

pytestmark = pytest.mark.promise("D1", "D3", "D4", "D5")


@pytest.fixture
def app(tmp_path: Path) -> Callwright:
    """An application with the three toolkits."""
    make_sqlite(tmp_path / "shop.db")
    (tmp_path / "files").mkdir()
    (tmp_path / "files" / "intro.md").write_text("The orders of the week.", encoding="utf-8")
    made = Callwright(tmp_path / "ledger.db")
    made.use(database(f"sqlite:///{tmp_path / 'shop.db'}", tables=["orders"]))
    made.use(publishing(f"sqlite:///{tmp_path / 'blog.db'}"))
    made.use(objects(f"file://{tmp_path / 'files'}"))
    return made


def report(last: Any) -> Workflow:
    """Query, read, save, and one more step."""
    return Workflow(
        "report",
        input={"least": int},
        steps=(
            call("orders", "database_query", sql="SELECT name FROM orders WHERE total >= {input.least}"),
            call("intro", "oss_file_read", key="intro.md"),
            call(
                "save",
                "blog_save",
                title="Orders of the week",
                content="{intro.data.text} {orders.data.total}",
                undo=undo("blog_delete", blogId="{save.data.blogId}"),
            ),
            last,
        ),
    )


def saved(folder: Path) -> list[tuple[str, bool]]:
    """Articles, and whether each was taken back."""
    with sqlite3.connect(folder / "blog.db") as connection:
        rows = connection.execute("SELECT content, deleted_at FROM callwright_articles").fetchall()
    connection.close()
    return [(content, deleted is not None) for content, deleted in rows]


def test_a_run_goes_from_the_database_to_the_saved_article(app: Callwright, tmp_path: Path) -> None:
    with app:
        app.flows.add(report(call("again", "oss_file_read", key="intro.md")))
        app.flows.start("report", {"least": 10}).result(timeout_s=30)
    assert saved(tmp_path) == [("The orders of the week. 2", False)]


def test_an_empty_query_stops_the_run_before_anything_is_saved(app: Callwright, tmp_path: Path) -> None:
    with app:
        app.flows.add(report(call("again", "oss_file_read", key="intro.md")))
        with pytest.raises(WorkflowStopped) as stopped:
            app.flows.start("report", {"least": 10_000}).result(timeout_s=30)
    assert stopped.value.step == "orders"
    assert not (tmp_path / "blog.db").exists()


@pytest.mark.costly
def test_a_step_that_fails_later_takes_the_article_back(app: Callwright, tmp_path: Path) -> None:
    with app:
        app.flows.add(report(call("missing", "oss_file_read", key="not there.md")))
        with pytest.raises(WorkflowStopped) as stopped:
            app.flows.start("report", {"least": 10}).result(timeout_s=30)
    assert stopped.value.step == "missing"
    assert saved(tmp_path) == [("The orders of the week. 2", True)]
