"""Make records with content, to be searched and erased, from tasks and workflow runs. The same for every engine."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from callwright.domain.stored_data import StoredRecord
from callwright.domain.task_records import ENDED_TASK_STATES, TaskRecord
from callwright.workflow.records import ENDED, JournalEntry, RunRecord

_encode: Final = msgspec.json.Encoder().encode


def make_task_record(task: TaskRecord, steps: Sequence[str]) -> StoredRecord:
    """Make the record of a task, with its recorded steps; one that has not ended is in flight."""
    job = task.job
    has_ended = task.state in ENDED_TASK_STATES
    parts = {"arguments": _encode(job.arguments), "repairs": _encode([job.repairs, job.warnings])}
    if task.envelope is not None:
        parts["envelope"] = task.envelope.encode()
    if task.progress is not None:
        parts["progress"] = task.progress.message.encode()
    if steps:
        parts["steps"] = _encode(steps)
    return StoredRecord(
        kind="task",
        place=job.handle,
        id=job.handle,
        at=task.updated_at,
        tenant=job.principal.tenant,
        principal=job.principal.id,
        run_id=job.run_id,
        call_id=job.handle,
        tool=job.tool,
        state="stored" if has_ended else "in_flight",
        reason="" if has_ended else "running",
        parts=parts,
        names={"key": job.key} if job.key else {},
    )


def make_run_record(
    run: RunRecord, journal: Iterable[JournalEntry], questions: Sequence[Any], *, parent: RunRecord | None
) -> StoredRecord:
    """Make the record of a run; one that has not ended, or that is a step of such a run, is in flight.

    ``questions``: what it asked and was answered, as plain structs.
    """
    has_ended = run.state in ENDED and (parent is None or parent.state in ENDED)
    content = {"input": run.input, "output": run.output, "stopped": run.stopped, "labels": run.labels}
    parts = {name: _encode(value) for name, value in content.items() if value}
    parts["journal"] = b"\n".join(one.text.encode() for one in journal)
    if questions:
        parts["questions"] = _encode(questions)
    return StoredRecord(
        kind="run",
        place=run.run_id,
        id=run.run_id,
        at=run.updated_at,
        tenant=run.principal.tenant,
        principal=run.principal.id,
        run_id=run.run_id,
        tool=run.workflow,
        state="stored" if has_ended else "in_flight",
        reason="" if has_ended else "running",
        parts=parts,
        names={"key": run.key} if run.key else {},
    )
