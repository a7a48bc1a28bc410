"""Large records of runs, by reference: DBOS stores a short mark, and a table of Callwright the text, once for each run and content.

DBOS therefore loads little data with a workflow even if its results are large. A text is written before its mark; a text whose mark
was never written is deleted with its run.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

import sqlalchemy as sa

from callwright.engine import EngineError
from callwright.engines import engine_reasons
from callwright.engines.dbos.task_tables import TaskTables

MAX_INLINE_CHARS: Final = 64 * 1024
"""A longer text is stored by reference."""

_MARK: Final = "@text:"
"""No record begins with this: records are JSON."""


class LargeTexts:
    """Stores the texts of records that are too long for DBOS."""

    def __init__(self, tables: TaskTables) -> None:
        self._tables = tables

    def put(self, run_id: str, text: str) -> str:
        """Return the value to record for a text: the text itself, or the mark under which it is now stored.

        Raises:
            EngineError: It could not be stored.
        """
        if len(text) <= MAX_INLINE_CHARS:
            return text
        hash_ = sha256(text.encode()).hexdigest()
        row = {"run_id": run_id, "hash": hash_, "text": text}
        with self._tables.begin_transaction() as c:
            c.execute(self._tables.make_insert(self._tables.texts, row))
        return _MARK + hash_

    def load(self, run_id: str, recorded: Iterable[str]) -> list[str]:
        """Return the texts of these records, in one query for all that are stored by reference.

        Raises:
            EngineError: They cannot be read, or one is missing.
        """
        texts = list(recorded)
        wanted = {one.removeprefix(_MARK) for one in texts if one.startswith(_MARK)}
        if not wanted:
            return texts
        table = self._tables.texts
        found = sa.select(table.c.hash, table.c.text).where(
            table.c.run_id == run_id, table.c.hash.in_(wanted)
        )
        with self._tables.begin_transaction() as c:
            stored: dict[str, str] = dict(map(tuple, c.execute(found)))
        if wanted - stored.keys():
            raise EngineError(engine_reasons.RUN_RECORD_MISSING())
        return [stored[one.removeprefix(_MARK)] if one.startswith(_MARK) else one for one in texts]

    def forget(self, c: sa.Connection, run_ids: Iterable[str]) -> None:
        """Delete the texts of runs, in this transaction."""
        table = self._tables.texts
        c.execute(sa.delete(table).where(table.c.run_id.in_(list(run_ids))))
