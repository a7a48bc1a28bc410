"""The bench's own promises: the shape of its list, what its figures are taken from, and that it tells and never judges."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from bench.__main__ import main
from bench.floor_call import Floor
from bench.floor_ledger import Group, Inline, connect, key_of
from bench.order import arguments, messages
from bench.wire import share

from bench import floor_postgres, measure, page, report
from callwright import Callwright
from stores.postgres import Ledgers


def told(tmp_path: Path, *words: str) -> list[dict[str, object]]:
    out = tmp_path / "bench.json"
    assert main(["--quick", "--no-peers", "--out", str(out), *words]) == 0
    figures: list[dict[str, object]] = json.loads(out.read_text(encoding="utf-8"))
    return figures


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of one quick run of three groups, which several tests look at."""
    folder = tmp_path_factory.mktemp("bench")
    told(folder, "--only", "in-process", "--only", "durable", "--only", "scale")
    return folder


@pytest.fixture
def figures(folder: Path) -> list[dict[str, object]]:
    """The figures of that run."""
    read: list[dict[str, object]] = json.loads((folder / "bench.json").read_text(encoding="utf-8"))
    return read


@pytest.mark.costly
def test_every_figure_has_exactly_the_five_published_keys(figures: list[dict[str, object]]) -> None:
    assert figures
    for figure in figures:
        assert list(figure) == ["name", "value", "unit", "floor", "ratio"]
        assert isinstance(figure["value"], float)


def test_a_ratio_is_the_value_over_the_floor() -> None:
    section = report.Section("One", "About.", [report.Row("a", 9.0, "µs", 3.0), report.Row("b", 9.0, "µs")])
    assert [figure["ratio"] for figure in report.as_list([section])] == [3.0, None]


@pytest.mark.costly
def test_ours_stands_beside_the_floor_of_the_same_run(figures: list[dict[str, object]]) -> None:
    named = {figure["name"]: figure for figure in figures}
    read = named["read call"]
    floor = named["floor: every stage of a read call, by hand"]
    assert read["floor"] == floor["value"]
    assert read["ratio"] == pytest.approx(float(str(read["value"])) / float(str(floor["value"])), rel=1e-3)


def test_the_floors_can_be_told_alone(tmp_path: Path) -> None:
    assert [figure["ratio"] for figure in told(tmp_path, "--only", "in-process", "--floors")] == [None]


@pytest.mark.costly
def test_a_group_that_breaks_is_told_and_the_others_go_on(tmp_path: Path) -> None:
    out = tmp_path / "bench.json"
    words = [
        "-m",
        "bench",
        "--quick",
        "--no-peers",
        "--out",
        str(out),
        "--only",
        "start",
        "--only",
        "in-process",
    ]
    done = subprocess.run(
        [str(tmp_path / "no-such-python"), *words],
        executable=sys.executable,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1, done.stderr
    assert "it broke" in done.stdout
    assert json.loads(out.read_text(encoding="utf-8"))


def test_no_two_figures_share_a_name(figures: list[dict[str, object]]) -> None:
    names = [figure["name"] for figure in figures]
    assert len(names) == len(set(names))


@pytest.mark.slow
@pytest.mark.promise("R3")
def test_of_many_processes_that_want_one_call_one_makes_it_on_either_store(tmp_path: Path) -> None:
    figures = {str(figure["name"]): figure for figure in told(tmp_path, "--only", "fifty")}
    for store in ("SQLite", "PostgreSQL"):
        assert figures[f"{store}: executions of each call"]["value"] == 1
        floor = figures[f"{store}: floor: by hand, the last answered"]["value"]
        assert figures[f"{store}: the last answered"]["floor"] == floor


@pytest.mark.slow
def test_the_figures_of_the_wire_have_names_of_their_own_and_stand_beside_the_upstream(
    tmp_path: Path,
) -> None:
    figures = {str(figure["name"]): figure for figure in told(tmp_path, "--only", "wire")}
    assert len(figures) == len(told(tmp_path, "--only", "wire"))
    for name in ("read call through the gateway, 32 at once", "once call through the gateway, 32 at once"):
        assert figures[name]["floor"] == figures["floor: bytes forwarded, 32 at once"]["value"]
    assert figures["read call, 32 at once, 2026-07-28"]["ratio"]
    assert float(str(figures["memory after the calls before"]["value"])) > 1


@pytest.mark.costly
def test_the_list_can_be_had_on_standard_output(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = told(tmp_path, "--only", "scale", "--json")
    assert json.loads(capsys.readouterr().out) == figures


def test_the_bench_leaves_no_databases_behind(folder: Path) -> None:
    assert [path.name for path in folder.iterdir()] == ["bench.json"]


def test_a_missed_goal_is_told_and_not_raised() -> None:
    slow = report.Row("slow", 9.0, "µs", 3.0, report.Goal("<=", 2.0))
    assert "NO" in report.table([report.Section("One", "About.", [slow])])


def test_a_goal_without_a_figure_is_not_met() -> None:
    assert not report.Goal("<=", 3.0).met(report.Row("no floor", 1.0, "µs"))


def test_contenders_take_turns_and_the_first_round_is_thrown_away() -> None:
    turns: list[str] = []

    def contender(name: str) -> measure.Contender:
        def batch() -> measure.Batch:
            turns.append(name)
            return measure.Batch(1, float(len(turns)), 0.0)

        return batch

    taken = measure.interleave({"a": contender("a"), "b": contender("b")}, rounds=2)
    assert turns == ["a", "b", "b", "a", "a", "b"]
    assert [batch.wall_s for batch in taken["a"]] == [4.0, 5.0]


def test_the_floor_of_one_call_refuses_what_ours_would_refuse() -> None:
    floor = Floor()
    envelope = json.loads(asyncio.run(floor.call(messages("create_order")[0])))
    assert envelope["success"] is True
    wrong = json.dumps({"name": "create_order", "arguments": {**arguments(0), "amount": 101}}).encode()
    with pytest.raises(ValueError, match="create_order"):
        asyncio.run(floor.call(wrong))


def test_the_durable_floors_leave_every_call_settled(tmp_path: Path) -> None:
    inline = Inline(tmp_path / "inline.db")
    inline.call(1)
    inline.close()
    assert settled(tmp_path / "inline.db") == [(key_of(1), "committed")]

    async def crowd(group: Group) -> None:
        await asyncio.gather(*(group.call(index) for index in range(40)))

    group = Group(tmp_path / "group.db")
    asyncio.run(crowd(group))
    group.close()
    assert settled(tmp_path / "group.db") == [(key_of(index), "committed") for index in range(40)]


def test_a_durable_floor_that_cannot_write_says_so_and_hangs_nobody(tmp_path: Path) -> None:
    async def once_too_often(group: Group) -> None:
        await group.call(1)
        with pytest.raises(RuntimeError, match="was there before"):
            await group.call(1)
        await group.call(2)

    group = Group(tmp_path / "group.db")
    asyncio.run(once_too_often(group))
    group.close()
    assert settled(tmp_path / "group.db") == [(key_of(1), "committed"), (key_of(2), "committed")]


def settled(path: Path) -> list[tuple[str, str]]:
    connection = connect(path)
    rows: list[tuple[str, str]] = connection.execute("SELECT key, state FROM ledger ORDER BY key").fetchall()
    connection.close()
    return rows


def columns(path: Path) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    found = connection.execute(
        "SELECT name, type, \"notnull\", pk FROM pragma_table_info('ledger')"
    ).fetchall()
    found += connection.execute("SELECT name, \"unique\" FROM pragma_index_list('ledger')").fetchall()
    connection.close()
    return found


def test_the_durable_floors_write_the_same_columns_and_indexes_as_the_ledger(tmp_path: Path) -> None:
    connect(tmp_path / "floor.db").close()
    with Callwright(str(tmp_path / "ours.db")):
        pass
    assert columns(tmp_path / "floor.db") == columns(tmp_path / "ours.db")


def test_the_floors_on_postgresql_write_the_same_columns_as_the_ledger(ledgers: Ledgers) -> None:
    floor, ours = ledgers.fresh(), ledgers.fresh()
    floor_postgres.connect(ledgers.url, floor).close()
    with Callwright(f"{ledgers.url}?schema={ours}"):
        pass
    with floor_postgres.connect(ledgers.url, floor, make=False) as connection:
        columns_of = (
            "SELECT column_name, data_type FROM information_schema.columns WHERE table_name = 'ledger'"
        )
        found = [
            set(connection.execute(f"{columns_of} AND table_schema = '{schema}'".encode()).fetchall())
            for schema in (floor, ours)
        ]
    assert found[1] - found[0] == {("digest", "bytea")}  # the floor has its index on the key itself
    assert found[0] < found[1]


def test_figures_are_put_between_the_marks_of_a_page_and_nowhere_else(tmp_path: Path) -> None:
    pages = tmp_path / "page.md"
    pages.write_text(f"before\n{page.BEGIN}\nold\n{page.END}\nafter\n", encoding="utf-8")
    row = report.Row("read call", 9.0, "µs", 3.0, report.Goal("<=", 2.0))
    page.put(pages, {"load average": "0.1"}, [report.Section("One", "About.", [row])])
    text = pages.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "old" not in text
    assert "| read call | 9 | µs | 3 | 3.00 | ≤ 2x  NO |" in text


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    pages = tmp_path / "page.md"
    pages.write_text("text\n", encoding="utf-8")
    with pytest.raises(ValueError, match="no place for figures"):
        page.put(pages, {}, [])
    assert pages.read_text(encoding="utf-8") == "text\n"


def test_where_a_process_cannot_be_held_the_bench_is_told_so_and_leaves_nothing_behind() -> None:
    groups = list(Path("/sys/fs/cgroup").glob("**/callwright-bench-*"))
    with pytest.raises(share.Denied), share.held(2**31 - 1, 0.2):  # no system numbers a process so
        raise AssertionError("it is held")
    assert list(Path("/sys/fs/cgroup").glob("**/callwright-bench-*")) == groups
