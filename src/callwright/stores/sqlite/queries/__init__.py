"""The named statements, read from the SQL files beside this one."""

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

_NAME_LINE = re.compile(r"^-- name: (\w+)$", re.MULTILINE)
_VALUES_ROW = re.compile(r"VALUES (\([^()]*\))")


class Queries:
    """The statements of one file; ``queries["claim"]`` is always the same string, so that it is compiled once."""

    def __init__(self, file: str) -> None:
        text = files(__package__).joinpath(file).read_text(encoding="utf-8")
        _, *parts = _NAME_LINE.split(text)
        self._statements = {
            name: _strip_comments(body) for name, body in zip(parts[::2], parts[1::2], strict=True)
        }

    def __getitem__(self, name: str) -> str:
        return self._statements[name]

    def list_names(self) -> list[str]:
        """Return every name, in the order of the file."""
        return list(self._statements)


def repeat_values(statement: str, times: int) -> str:
    """Return the statement with its one row of VALUES repeated ``times`` times."""
    row = _VALUES_ROW.search(statement)
    assert row is not None
    return statement[: row.start(1)] + ", ".join([row[1]] * times) + statement[row.end(1) :]


def repeat_values_upto(statement: str, times: int) -> Mapping[int, str]:
    """Return the statement for each number of rows from 2 to ``times``."""
    return {rows: repeat_values(statement, rows) for rows in range(2, times + 1)}


def _strip_comments(body: str) -> str:
    lines = (line.strip() for line in body.splitlines())
    return " ".join(line for line in lines if line and not line.startswith("--"))


LEDGER_SQL: Final = Queries("ledger.sql")
TRACES_SQL: Final = Queries("traces.sql")
AUDIT_SQL: Final = Queries("audit.sql")
