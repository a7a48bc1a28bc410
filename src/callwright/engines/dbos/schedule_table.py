"""The schedules of workflows, in a table beside the runs."""

from typing import Any, Final

import msgspec
import sqlalchemy as sa

from callwright.engines.dbos.task_tables import TaskTables
from callwright.workflow.schedules import Schedule

_SCHEDULE: Final = msgspec.json.Decoder(Schedule)


class ScheduleTable:
    """Stores schedules; a change is one conditional write."""

    def __init__(self, tables: TaskTables) -> None:
        self._tables = tables

    def find(
        self, *, tenant: str | None = None, due_at: int | None = None, limit: int = 1_000
    ) -> list[Schedule]:
        """Return schedules of one tenant, or of all, by name; with ``due_at`` only those with a tick until then."""
        table = self._tables.schedules
        wanted = sa.select(table.c.record)
        if tenant is not None:
            wanted = wanted.where(table.c.tenant == tenant)
        if due_at is not None:
            wanted = wanted.where(sa.not_(table.c.paused), table.c.next_at <= due_at)
        wanted = wanted.order_by(table.c.name, table.c.tenant).limit(limit)
        with self._tables.begin_transaction() as c:
            return [_SCHEDULE.decode(text) for text in c.execute(wanted).scalars()]

    def put(self, schedule: Schedule, *, replaces: Schedule | None) -> bool:
        """Store a schedule in place of this one, or of none; return False if another is there."""
        table, columns = self._tables.schedules, _columns(schedule)
        with self._tables.begin_transaction() as c:
            if replaces is not None:
                same = sa.and_(
                    table.c.tenant == schedule.principal.tenant,
                    table.c.name == schedule.name,
                    table.c.changes == replaces.changes,
                )
                return bool(c.execute(sa.update(table).where(same).values(**columns)).rowcount)
            key = {"tenant": schedule.principal.tenant, "name": schedule.name}
            inserted = self._tables.make_insert(table, {**key, **columns}).returning(table.c.name)
            return c.execute(inserted).scalar() is not None

    def remove(self, tenant: str, name: str) -> bool:
        """Delete a schedule; return False if there is none."""
        table = self._tables.schedules
        own = sa.and_(table.c.tenant == tenant, table.c.name == name)
        with self._tables.begin_transaction() as c:
            return bool(c.execute(sa.delete(table).where(own)).rowcount)


def _columns(schedule: Schedule) -> dict[str, Any]:
    return {
        "next_at": schedule.next_at,
        "paused": schedule.paused,
        "changes": schedule.changes,
        "record": msgspec.json.encode(schedule).decode(),
    }
