"""What each layer makes of an bypass: the check of the tree, and the database alone, which is given the text as it was written."""

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import make_url

from callwright.runtime.clock import SystemClock
from callwright.toolkit.sql.checking import CheckedQuery, QueryPolicy, QueryRefusal, TableName, check_query
from callwright.toolkit.sql.grammar import SqlDialect
from callwright.toolkit.sql.postgres_reader import PostgresReader
from callwright.toolkit.sql.reading import DatabaseReader, QueryFailedError, ReadLimits
from callwright.toolkit.sql.sqlite_reader import SQLiteReader
from toolkit.database.bypasses import Bypass, Harm
from toolkit.database.stage import TABLES, PostgresStage, fingerprint_sqlite

SCHEMAS: Final[dict[SqlDialect, str]] = {"sqlite": "main", "postgres": "public", "mysql": "shop"}
LIMITS: Final = ReadLimits(rows=10, bytes=100_000, ms=400)
CLOCK: Final = SystemClock()

HARMLESS: Final[dict[str, str]] = {
    "SELECT $name": "a name",
    "SELECT user": "a name: it is sent in quotes, and no column has it",
    "SELECT 1 /* /* nested */ ; DELETE FROM orders */": "a comment, which is not sent",
    "SELECT 1 /*!; DELETE FROM orders */": "a comment, which is not sent",
    "SELECT * FROM orders WHERE 1 = 0 /*! UNION SELECT * FROM secrets */": "a comment, which is not sent",
    "SELECT 'a\\' OR 1=1; DELETE FROM orders; -- '": "a text, which is sent as one",
    "SELECT {fn now()}": "the time",
}
"""Bypasses whose checked text does nothing that it should not: text → what is left of them."""


class Layers(NamedTuple):
    """What became of an bypass. ``database`` is None where no database of that kind was asked."""

    bypass: Bypass
    check: str
    database: str | None


def policy(dialect: SqlDialect) -> QueryPolicy:
    """The two tables that may be read."""
    schema = SCHEMAS[dialect]
    return QueryPolicy(dialect, frozenset(TableName(schema, name) for name in TABLES), schema)


def check_bypass(bypass: Bypass) -> str:
    """The rule that refuses it; "harmless" where what is sent does nothing that it should not; else "passed"."""
    checked = check_query(bypass.text, policy(bypass.dialect))
    if isinstance(checked, QueryRefusal):
        return checked.rule
    return "harmless" if bypass.text in HARMLESS else "passed"


def run_unchecked(reader: DatabaseReader, text: str) -> str:
    """Why the database does not run a text; "ran" where it does."""
    try:
        reader.read(CheckedQuery(text, "SELECT 1", ()), LIMITS)
    except QueryFailedError as failed:
        return failed.reason
    return "ran"


class ChangedError(AssertionError):
    """The database alone did not keep an bypass from changing something."""


Kind = Literal["sqlite", "postgres"]


def run_layers(
    bypasses: Iterable[Bypass],
    reader: DatabaseReader,
    fingerprint: Callable[[], tuple[Any, ...]],
    target: Path,
) -> list[Layers]:
    """Put bypasses to each layer alone.

    Raises:
        ChangedError: one of them changed the database or made the file ``target``.
    """
    before = fingerprint()
    found: list[Layers] = []
    for bypass in bypasses:
        outcome = run_unchecked(reader, bypass.text.replace("FILE", str(target)))
        changes = bypass.harm in {"write", "file", "setting"} or outcome == "ran"
        if target.exists() or (changes and fingerprint() != before):
            raise ChangedError(bypass)
        found.append(Layers(bypass, check_bypass(bypass), outcome))
    if fingerprint() != before:
        raise ChangedError("one of those that were taken for reads")
    return found


def sqlite_layers(bypasses: Iterable[Bypass], file: Path) -> list[Layers]:
    """Put bypasses to a SQLite file."""
    reader = SQLiteReader(file, policy("sqlite").tables, CLOCK)
    return run_layers(bypasses, reader, lambda: fingerprint_sqlite(file), file.with_name("made"))


def postgres_layers(bypasses: Iterable[Bypass], stage: PostgresStage, folder: Path) -> list[Layers]:
    """Put bypasses to a PostgreSQL database, as its reader's role."""
    reader = PostgresReader(make_url(stage.url), CLOCK)
    return run_layers(bypasses, reader, stage.fingerprint, folder / "made")


def format_table(found: Iterable[Layers]) -> str:
    """How many bypasses of each kind each layer stopped, in Markdown."""
    rows: dict[tuple[SqlDialect, Harm], Counter[str]] = {}
    for one in found:
        count = rows.setdefault((one.bypass.dialect, one.bypass.harm), Counter())
        count["all"] += 1
        count["check"] += one.check != "passed"
        count["database"] += one.database not in {None, "ran"}
        count["neither"] += one.check == "passed" and one.database in {None, "ran"}
        count["asked"] += one.database is not None
    lines = [
        "| Database | What it would do | Bypasses tried | Stopped by the check alone | Stopped by the database alone | By neither |"
    ]
    lines.append("|---|---|---|---|---|---|")
    for (dialect, harm), count in rows.items():
        alone = str(count["database"]) if count["asked"] else "not asked"
        lines.append(
            f"| {dialect} | {harm} | {count['all']} | {count['check']} | {alone} | {count['neither']} |"
        )
    return "\n".join(lines)
