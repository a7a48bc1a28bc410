"""Runs, steps, questions and events as JSON, the same at every interface: camelCase names, no omitted fields. Pure."""

from collections.abc import Sequence
from typing import Any

from callwright.workflow.definition import Workflow
from callwright.workflow.events import FlowEvent
from callwright.workflow.forking import ForkPlan
from callwright.workflow.records import Question, RunRecord, StepView, Stopped
from callwright.workflow.schedules import Schedule
from callwright.workflow.spending import ModelUsage, usage_to_json


def workflow_to_json(workflow: Workflow) -> dict[str, Any]:
    """Return the name, version, description and input of a workflow, for principals that may start it."""
    return {
        "workflow": workflow.name,
        "version": workflow.version,
        "description": workflow.description,
        "inputSchema": workflow.input,
    }


def run_to_json(
    record: RunRecord,
    steps: Sequence[StepView] | None = None,
    questions: Sequence[Question] | None = None,
    usage: ModelUsage | None = None,
) -> dict[str, Any]:
    """Return a run; with steps, questions and what its models have used, if they are given."""
    shown: dict[str, Any] = {
        "run": record.run_id,
        "workflow": record.workflow,
        "version": record.version,
        "state": record.state,
        "principal": {"id": record.principal.id, "tenant": record.principal.tenant},
        "key": record.key,
        "parent": record.parent,
        "forkedFrom": record.forked_from,
        "createdAt": record.created_at,
        "updatedAt": record.updated_at,
        "stopping": record.stop is not None,
        "left": record.left,
        "input": record.input,
        "output": record.output,
        "stopped": stopped_to_json(record.stopped),
    }
    if steps is not None:
        shown["steps"] = [step_to_json(one) for one in steps]
    if usage is not None:
        shown["usage"] = usage_to_json(usage)
    if questions is not None:
        shown["questions"] = [question_to_json(one) for one in questions]
    return shown


def stopped_to_json(stopped: Stopped | None) -> dict[str, Any] | None:
    """Return where a run or a step stopped, and why."""
    if stopped is None:
        return None
    return {
        "step": stopped.step,
        "code": stopped.code,
        "reason": stopped.reason,
        "detail": stopped.detail,
        "error": stopped.error,
        "result": stopped.result,
        "unresolved": list(stopped.unresolved),
    }


def step_to_json(step: StepView) -> dict[str, Any]:
    """Return one step of a run, with its progress."""
    return {
        "path": step.path,
        "name": step.name,
        "kind": step.kind,
        "state": step.state,
        "value": step.value,
        "attempts": step.attempts,
        "calls": list(step.calls),
        "startedAt": step.started_at,
        "endedAt": step.ended_at,
        "stopped": stopped_to_json(step.stopped),
    }


def question_to_json(question: Question) -> dict[str, Any]:
    """Return a question that a step of a run waits for."""
    return {
        "path": question.path,
        "kind": question.kind,
        "topic": question.topic,
        "text": question.text,
        "show": question.show,
        "approvers": list(question.approvers),
        "ref": question.ref,
        "askedAt": question.asked_at,
        "until": question.until,
    }


def schedule_to_json(schedule: Schedule) -> dict[str, Any]:
    """Return a schedule, with its next tick."""
    return {
        "name": schedule.name,
        "workflow": schedule.workflow,
        "version": schedule.version,
        "cron": schedule.cron,
        "timezone": schedule.timezone,
        "input": schedule.input,
        "missed": schedule.missed,
        "overlap": schedule.overlap,
        "paused": schedule.paused,
        "principal": {"id": schedule.principal.id, "tenant": schedule.principal.tenant},
        "nextAt": None if schedule.paused else schedule.next_at,
        "lastAt": schedule.last_at,
        "lastRun": schedule.last_run,
        "problem": schedule.problem,
    }


def fork_plan_to_json(plan: ForkPlan) -> dict[str, Any]:
    """Convert the plan of a fork to JSON: the steps it keeps, the steps it does again, and the effects it would repeat."""
    return {
        "at": plan.at,
        "kept": list(plan.kept),
        "redone": list(plan.redone),
        "repeats": [
            {"step": one.path, "tool": one.tool, "effect": one.effect, "callId": one.call_id}
            for one in plan.repeats
        ],
    }


def event_to_json(event: FlowEvent) -> dict[str, Any]:
    """Return one event of a run."""
    return {"seq": event.seq, "kind": event.kind, "path": event.path, "at": event.at, "data": event.data}
