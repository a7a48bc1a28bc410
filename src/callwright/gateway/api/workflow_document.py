"""The part of the OpenAPI document about workflows and their runs, built once like the rest of it."""

from typing import Any, Final, get_args

from callwright.workflow.events import EventKind
from callwright.workflow.forking import EffectsPolicy
from callwright.workflow.names import NAME_SCHEMA
from callwright.workflow.records import QuestionKind, RunState, StepState, StopCode
from callwright.workflow.schedules import MissedPolicy, OverlapPolicy

_JSON_MEDIA: Final = "application/json"
_PROBLEM_MEDIA: Final = "application/problem+json"
_TIME_SCHEMA: Final = {"type": "integer", "description": "Epoch milliseconds."}
_MAYBE_TEXT_SCHEMA: Final = {"type": ["string", "null"]}


def _make_parameter(name: str, place: str, schema: dict[str, Any], description: str) -> dict[str, Any]:
    required = {"required": True} if place == "path" else {}
    return {"name": name, "in": place, "schema": schema, "description": description, **required}


WORKFLOW_PARAMETERS: Final = {
    "workflow": _make_parameter("name", "path", NAME_SCHEMA, "A workflow."),
    "workflowRun": _make_parameter(
        "id", "path", {"type": "string", "pattern": "^[A-Za-z0-9-]{1,64}$"}, "A run of a workflow."
    ),
    "scheduleName": _make_parameter("name", "path", NAME_SCHEMA, "A schedule."),
    "workflowVersion": _make_parameter(
        "version",
        "query",
        {"type": "string", "pattern": r"^[0-9]{1,6}\.[0-9]{1,6}\.[0-9]{1,6}$"},
        "Wanted version, such as 1.4.0; without it the newest.",
    ),
    "ofWorkflow": _make_parameter("workflow", "query", NAME_SCHEMA, "Only of this workflow."),
    "runState": _make_parameter("state", "query", {"enum": list(get_args(RunState))}, "Only in this state."),
    "afterEvent": _make_parameter(
        "after",
        "query",
        {"type": "integer", "minimum": 0, "maximum": 999_999_999},
        "Only events after this number; Last-Event-ID says the same.",
    ),
    "listLimit": _make_parameter(
        "limit", "query", {"type": "integer", "minimum": 1, "maximum": 200}, "At most so many."
    ),
}


def _make_object(description: str, /, **properties: Any) -> dict[str, Any]:
    """Build the schema of an object all of whose fields are always present."""
    return {
        "description": description,
        "type": "object",
        "required": list(properties),
        "properties": properties,
    }


def _make_ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


_STOPPED_SCHEMA: Final = _make_object(
    "Where a run or a step stopped, and why; `result` is the envelope that stopped it.",
    step={"type": "string"},
    code={"enum": list(get_args(StopCode))},
    reason={"type": "string", "description": "One line for people, in the language of the run."},
    detail={"type": "string"},
    error={"type": "string", "description": "The error's code of that result, or an empty text."},
    result={"anyOf": [{"type": "null"}, {"type": "object"}]},
    unresolved={
        "type": "array",
        "items": {"type": "string"},
        "description": "Of a run: its steps of which it is unknown whether they had their effect; none of them was undone.",
    },
)
_MAYBE_STOPPED: Final = {"anyOf": [{"type": "null"}, _make_ref("WorkflowStopped")]}
_STEP_SCHEMA: Final = _make_object(
    "One step of a run, as far as it has come.",
    path={"type": "string"},
    name={"type": "string"},
    kind={"type": "string"},
    state={"enum": list(get_args(StepState))},
    value={"anyOf": [{"type": "null"}, {"type": "object"}]},
    attempts={"type": "integer"},
    calls={"type": "array", "items": {"type": "string"}},
    startedAt={"anyOf": [{"type": "null"}, _TIME_SCHEMA]},
    endedAt={"anyOf": [{"type": "null"}, _TIME_SCHEMA]},
    stopped=_MAYBE_STOPPED,
)
_QUESTION_SCHEMA: Final = _make_object(
    "What a step of a run waits for.",
    path={"type": "string"},
    kind={"enum": list(get_args(QuestionKind))},
    topic={"type": "string"},
    text={"type": "string"},
    show={},
    approvers={"type": "array", "items": {"type": "string"}},
    ref={"type": "string"},
    askedAt=_TIME_SCHEMA,
    until={"anyOf": [{"type": "null"}, _TIME_SCHEMA]},
)
_RUN_SCHEMA: Final = _make_object(
    "A run of a workflow. `steps` and `questions` are there where one run is asked for; who may only answer sees what is asked.",
    run={"type": "string"},
    workflow={"type": "string"},
    version={"type": "string"},
    state={"enum": list(get_args(RunState))},
    principal=_make_object("Who started it.", id={"type": "string"}, tenant={"type": "string"}),
    key=_MAYBE_TEXT_SCHEMA,
    parent=_MAYBE_TEXT_SCHEMA,
    forkedFrom=_MAYBE_TEXT_SCHEMA,
    createdAt=_TIME_SCHEMA,
    updatedAt=_TIME_SCHEMA,
    stopping={"type": "boolean"},
    left={"type": "string"},
    input={},
    output={},
    stopped=_MAYBE_STOPPED,
)
_EVENT_SCHEMA: Final = _make_object(
    "Something that happened; an open question has the number of the last event before it, and comes again to each reader.",
    seq={"type": "integer"},
    kind={"enum": list(get_args(EventKind))},
    path={"type": "string"},
    at=_TIME_SCHEMA,
    data={"type": "object"},
)
_WORKFLOW_SCHEMA: Final = _make_object(
    "A workflow that whoever asks may start.",
    workflow={"type": "string"},
    version={"type": "string"},
    description={"type": "string"},
    inputSchema={"type": "object"},
)
_SCHEDULE_TIMES: Final = {"anyOf": [{"type": "null"}, _TIME_SCHEMA]}
_SCHEDULE_SCHEMA: Final = _make_object(
    "Runs that are started by time.",
    name={"type": "string"},
    workflow={"type": "string"},
    version=_MAYBE_TEXT_SCHEMA,
    cron={"type": "string"},
    timezone={"type": "string"},
    input={"type": "object"},
    missed={"enum": list(get_args(MissedPolicy))},
    overlap={"enum": list(get_args(OverlapPolicy))},
    paused={"type": "boolean"},
    principal=_make_object("As whom runs start.", id={"type": "string"}, tenant={"type": "string"}),
    nextAt=_SCHEDULE_TIMES,
    lastAt=_SCHEDULE_TIMES,
    lastRun=_MAYBE_TEXT_SCHEMA,
    problem={"type": "string", "description": "Why the last tick started no run, or an empty text."},
)
_FORK_PLAN_SCHEMA: Final = _make_object(
    "What a fork would keep and do again, and which effects would happen once more.",
    at={"type": "string"},
    kept={"type": "array", "items": {"type": "string"}},
    redone={"type": "array", "items": {"type": "string"}},
    repeats={
        "type": "array",
        "items": _make_object(
            "One effect.",
            step={"type": "string"},
            tool={"type": "string"},
            effect={"enum": ["committed", "unknown"]},
            callId={"type": "string"},
        ),
    },
)
WORKFLOW_SCHEMAS: Final = {
    "Workflow": _WORKFLOW_SCHEMA,
    "WorkflowEvent": _EVENT_SCHEMA,
    "WorkflowForkPlan": _FORK_PLAN_SCHEMA,
    "WorkflowQuestion": _QUESTION_SCHEMA,
    "WorkflowRun": _RUN_SCHEMA
    | {
        "properties": {
            **_RUN_SCHEMA["properties"],
            "steps": {"type": "array", "items": _make_ref("WorkflowStep")},
            "questions": {"type": "array", "items": _make_ref("WorkflowQuestion")},
            "usage": _make_object(
                "What its models have used; the cost in the currency of the prices.",
                requests={"type": "integer"},
                inputTokens={"type": "integer"},
                outputTokens={"type": "integer"},
                cost={"type": "number"},
            ),
        }
    },
    "WorkflowSchedule": _SCHEDULE_SCHEMA,
    "WorkflowStep": _STEP_SCHEMA,
    "WorkflowStopped": _STOPPED_SCHEMA,
}

_NEW_SCHEDULE_SCHEMA: Final = {
    "description": "A schedule: minute, hour, day, month and weekday, or @daily and the like, in a time zone.",
    "type": "object",
    "required": ["name", "workflow", "cron"],
    "properties": {
        "name": NAME_SCHEMA,
        "workflow": {"type": "string"},
        "cron": {"type": "string", "maxLength": 100},
        "input": {"type": "object"},
        "timezone": {"type": "string"},
        "missed": {"enum": list(get_args(MissedPolicy))},
        "overlap": {"enum": list(get_args(OverlapPolicy))},
        "version": _MAYBE_TEXT_SCHEMA,
        "replace": {
            "type": "boolean",
            "description": "Replace a schedule of this name that has other settings.",
        },
    },
    "additionalProperties": False,
}
_FORK_SCHEMA: Final = {
    "description": "Where another run begins; `changed` are fields of the input. With `plan` nothing is started.",
    "type": "object",
    "properties": {
        "at": {"type": "string", "description": "The first step that is done again; without it, all are."},
        "changed": {"type": "object"},
        "effects": {"enum": list(get_args(EffectsPolicy))},
        "plan": {"type": "boolean"},
    },
    "additionalProperties": False,
}
_NOTHING_SCHEMA: Final = {"type": "object", "additionalProperties": False}
_ANSWER_SCHEMA: Final = {
    "description": "A step, and one answer: granted (an approval), do (a step that asks what becomes of it; `data` with skip), "
    "fields or yes (a call that asks its user), signal (a step that waits for one).",
    "type": "object",
    "required": ["step"],
    "properties": {
        "step": {"type": "string", "description": "Path of the step, or topic of the question."},
        "granted": {"type": "boolean"},
        "do": {"enum": ["retry", "skip", "stop"]},
        "data": {},
        "fields": {"type": "object"},
        "yes": {"type": "boolean"},
        "signal": {},
        "reason": {"type": "string", "maxLength": 1000},
    },
    "oneOf": [{"required": [name]} for name in ("granted", "do", "fields", "yes", "signal")],
    "additionalProperties": False,
}
_REASON_SCHEMA: Final = {
    "type": "object",
    "properties": {"reason": {"type": "string", "maxLength": 1000}},
    "additionalProperties": False,
}
_RESUME_SCHEMA: Final = {
    "type": "object",
    "properties": {
        "repeatEffects": {"type": "boolean"},
        "deadline": {"type": "string", "description": "How long it may take from now on, such as 2h."},
    },
    "additionalProperties": False,
}


def _make_parameter_refs(*names: str) -> list[dict[str, str]]:
    return [{"$ref": f"#/components/parameters/{name}"} for name in names]


_LOOK_STATUSES: Final = ("400", "401", "404", "503")
_CHANGE_STATUSES: Final = ("400", "401", "403", "404", "409", "413", "415", "422", "503")
_FAILURE_TEXTS: Final = {
    "400": "The request cannot be read.",
    "401": "Nobody is known by this credential.",
    "403": "Not permitted, or a person has to approve it first.",
    "404": "There is no such thing for whoever asks.",
    "409": "The state of the run does not allow it.",
    "413": "The body is too large.",
    "415": "The body is no JSON.",
    "422": "The body does not meet its schema.",
    "503": "The runs cannot be read at the moment.",
}


def _make_operation(
    operation: str,
    summary: str,
    parameters: list[dict[str, str]],
    schema: dict[str, Any],
    *,
    status: str = "200",
    body: dict[str, Any] | None = None,
    stream: str = "",
) -> dict[str, Any]:
    content: dict[str, Any] = {_JSON_MEDIA: {"schema": schema}}
    if stream:
        content["text/event-stream"] = {"schema": {"type": "string", "description": stream}}
    statuses = _LOOK_STATUSES if body is None else _CHANGE_STATUSES
    problem = {_PROBLEM_MEDIA: {"schema": _make_ref("Problem")}}
    made: dict[str, Any] = {
        "operationId": operation,
        "summary": summary,
        "parameters": parameters,
        "responses": {
            status: {"description": "Done." if body is not None else "Found.", "content": content},
            **{one: {"description": _FAILURE_TEXTS[one], "content": problem} for one in statuses},
        },
    }
    if body is not None:
        made["requestBody"] = {
            "required": bool(body.get("required")),
            "content": {_JSON_MEDIA: {"schema": body}},
        }
    return made


def _make_list(name: str, item: str) -> dict[str, Any]:
    return {
        "type": "object",
        "required": [name],
        "properties": {name: {"type": "array", "items": _make_ref(item)}},
    }


def build_workflow_paths() -> dict[str, Any]:
    """Build the paths of workflows and their runs."""
    run, run_ref = _make_ref("WorkflowRun"), _make_parameter_refs("workflowRun")
    start = _make_operation(
        "startWorkflow",
        "Start a run; the body is its input, and the same Idempotency-Key is the same run.",
        _make_parameter_refs("workflow", "workflowVersion", "key", "language"),
        run,
        status="202",
        body={"type": "object"},
    )
    return {
        "/v1/workflows": {
            "get": _make_operation(
                "listWorkflows", "Workflows that you may start.", [], _make_list("workflows", "Workflow")
            )
        },
        "/v1/workflows/{name}/runs": {"post": start},
        "/v1/workflow-runs": {
            "get": _make_operation(
                "listWorkflowRuns",
                "Runs that you started, newest first.",
                _make_parameter_refs("ofWorkflow", "runState", "listLimit"),
                _make_list("runs", "WorkflowRun"),
            )
        },
        "/v1/workflow-runs/{id}": {
            "get": _make_operation("getWorkflowRun", "How a run stands.", run_ref, run)
        },
        "/v1/workflow-runs/{id}/events": {
            "get": _make_operation(
                "getWorkflowEvents",
                "What happened in a run.",
                [*run_ref, *_make_parameter_refs("afterEvent")],
                _make_list("events", "WorkflowEvent"),
                stream="Each event under its kind, to the end of the run.",
            )
        },
        "/v1/workflow-runs/{id}/answers": {
            "post": _make_operation(
                "answerWorkflow",
                "Answer what a step waits for.",
                run_ref,
                {"type": "object"},
                body=_ANSWER_SCHEMA,
            )
        },
        "/v1/workflow-runs/{id}/stop": {
            "post": _make_operation(
                "stopWorkflow", "Request that a run stops.", run_ref, run, body=_REASON_SCHEMA
            )
        },
        "/v1/workflow-runs/{id}/resume": {
            "post": _make_operation(
                "resumeWorkflow", "Go on with a run that has stopped.", run_ref, run, body=_RESUME_SCHEMA
            )
        },
        "/v1/workflow-runs/{id}/fork": {
            "post": _make_operation(
                "forkWorkflow",
                "Start another run that keeps the first steps of this one; 409 names the effects it would repeat.",
                [*run_ref, *_make_parameter_refs("key")],
                {"anyOf": [run, _make_ref("WorkflowForkPlan")]},
                status="202",
                body=_FORK_SCHEMA,
            )
        },
        "/v1/workflow-questions": {
            "get": _make_operation(
                "listWorkflowQuestions",
                "What runs wait for that you may answer.",
                _make_parameter_refs("listLimit"),
                _make_list("questions", "WorkflowQuestion"),
            )
        },
        **_build_schedule_paths(),
    }


def _build_schedule_paths() -> dict[str, Any]:
    schedule, name = _make_ref("WorkflowSchedule"), _make_parameter_refs("scheduleName")
    return {
        "/v1/workflow-schedules": {
            "get": _make_operation(
                "listWorkflowSchedules",
                "Schedules that you added.",
                [],
                _make_list("schedules", "WorkflowSchedule"),
            ),
            "post": _make_operation(
                "addWorkflowSchedule",
                "Start runs of a workflow by time.",
                [],
                schedule,
                status="201",
                body=_NEW_SCHEDULE_SCHEMA,
            ),
        },
        "/v1/workflow-schedules/{name}/pause": {
            "post": _make_operation(
                "pauseWorkflowSchedule",
                "Start nothing until it is resumed.",
                name,
                schedule,
                body=_NOTHING_SCHEMA,
            )
        },
        "/v1/workflow-schedules/{name}/resume": {
            "post": _make_operation(
                "resumeWorkflowSchedule", "Go on at the next tick.", name, schedule, body=_NOTHING_SCHEMA
            )
        },
        "/v1/workflow-schedules/{name}/remove": {
            "post": _make_operation(
                "removeWorkflowSchedule",
                "Delete a schedule; its runs continue.",
                name,
                {"type": "object"},
                body=_NOTHING_SCHEMA,
            )
        },
    }
