"""The OpenAPI 3.1 document of the API, built once when the API is made.

Knows paths, parameters, statuses and the published schema of the envelope; no tool.
"""

from typing import Any, Final, get_args

from callwright._version import __version__
from callwright.core.contracts.contract_versions import PIN_PATTERN
from callwright.domain.records import LedgerState
from callwright.gateway.api.workflow_document import (
    WORKFLOW_PARAMETERS,
    WORKFLOW_SCHEMAS,
    build_workflow_paths,
)
from callwright.schemas import result_schema

_PROBLEM_MEDIA: Final = "application/problem+json"
_JSON_MEDIA: Final = "application/json"


def build_api_document() -> dict[str, Any]:
    """Build the OpenAPI document."""
    envelope = result_schema()
    envelope.pop("$id", None)
    parts = envelope.pop("$defs", {})
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Callwright",
            "version": __version__,
            "description": "Call tools through their contracts, and look up past calls.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": _build_paths(),
        "components": {
            "schemas": {
                **_move_references(parts),
                "Envelope": _move_references(envelope),
                "Failure": _FAILURE_SCHEMA,
                "Problem": _PROBLEM_SCHEMA,
                "Task": _TASK_SCHEMA,
                "Tool": _TOOL_SCHEMA,
                **WORKFLOW_SCHEMAS,
            },
            "parameters": {**_PARAMETERS, **WORKFLOW_PARAMETERS},
            "headers": _RESPONSE_HEADERS,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"key": []}],
    }


def _move_references(schema: Any) -> Any:
    """Return a copy of the schema whose references point into the components."""
    if isinstance(schema, dict):
        return {
            name: value.replace("#/$defs/", "#/components/schemas/")
            if name == "$ref"
            else _move_references(value)
            for name, value in schema.items()
        }
    return [_move_references(one) for one in schema] if isinstance(schema, list) else schema


# --- parts ------------------------------------------------------------------------------------------------------

_PROBLEM_SCHEMA: Final = {
    "description": "RFC 9457. A failed call has the whole envelope beside these members.",
    "type": "object",
    "required": ["type", "title", "status"],
    "properties": {
        "type": {"type": "string"},
        "title": {
            "type": "string",
            "description": "Kind of the problem: the same for every problem of its type.",
        },
        "status": {"type": "integer"},
        "detail": {"type": "string", "description": "What happened in this case, for people."},
        "instance": {"type": "string"},
    },
}
_FAILURE_SCHEMA: Final = {
    "anyOf": [
        {"allOf": [{"$ref": "#/components/schemas/Problem"}, {"$ref": "#/components/schemas/Envelope"}]},
        {"$ref": "#/components/schemas/Problem"},
    ]
}
_TOOL_SCHEMA: Final = {
    "type": "object",
    "required": ["name", "version", "inputSchema", "effect", "contractHash"],
    "properties": {
        "name": {"type": "string"},
        "version": {"type": "string"},
        "description": {"type": "string"},
        "inputSchema": {"type": "object"},
        "outputSchema": {"type": ["object", "null"]},
        "effect": {"enum": ["read", "idempotent", "keyed", "once"]},
        "contractHash": {"type": "string"},
    },
}

_SERVERS_SCHEMA: Final = {
    "type": "object",
    "required": ["servers"],
    "properties": {
        "servers": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["name", "state", "forMs", "tools", "held", "unusable"],
                "properties": {
                    "name": {"type": "string"},
                    "state": {
                        "enum": ["starting", "ready", "away", "blocked", "closed"],
                        "description": "A server that is away is tried again soon; one that is blocked, seldom: a person has to act.",
                    },
                    "forMs": {"type": "integer", "description": "How long that has been so."},
                    "cause": {"type": ["string", "null"], "description": "Why it is not ready."},
                    "retryInMs": {
                        "type": ["integer", "null"],
                        "description": "Time until the next attempt, if one is planned.",
                    },
                    "era": {"enum": ["modern", "legacy", None]},
                    "tools": {"type": "integer", "description": "Tools on offer."},
                    "held": {"type": "integer", "description": "Tools that wait to be accepted."},
                    "unusable": {
                        "type": "integer",
                        "description": "Tools that cannot be offered, such as one whose definition gives orders to a model.",
                    },
                    "reason": {"type": "string", "description": "In local mode only."},
                    "lastWords": {
                        "type": "array",
                        "items": {"type": "string"},
                        "description": "Last lines of a program's error output, in local mode only.",
                    },
                },
            },
        }
    },
}

_TASK_SCHEMA: Final = {
    "description": "A long call that is still running; `result` is the envelope of the call once it has ended.",
    "type": "object",
    "required": ["task", "tool", "state", "cancelling", "createdAt", "updatedAt", "progress", "result"],
    "properties": {
        "task": {"type": "string"},
        "tool": {"type": "string"},
        "state": {"enum": ["queued", "running", "completed", "failed", "cancelled"]},
        "cancelling": {"type": "boolean"},
        "createdAt": {"type": "integer", "description": "Epoch milliseconds."},
        "updatedAt": {"type": "integer", "description": "Epoch milliseconds."},
        "progress": {
            "anyOf": [
                {"type": "null"},
                {
                    "type": "object",
                    "required": ["done"],
                    "properties": {
                        "done": {"type": "number"},
                        "total": {"type": "number"},
                        "message": {"type": "string"},
                    },
                },
            ]
        },
        "result": {"anyOf": [{"type": "null"}, {"$ref": "#/components/schemas/Envelope"}]},
    },
}


def _make_parameter(name: str, place: str, schema: dict[str, Any], description: str) -> dict[str, Any]:
    required = {"required": True} if place == "path" else {}
    return {"name": name, "in": place, "schema": schema, "description": description, **required}


_WORD_SCHEMA: Final = {"type": "string", "minLength": 1, "maxLength": 128, "pattern": "^[!-~]+$"}
_PARAMETERS: Final = {
    "tool": _make_parameter("name", "path", {"type": "string", "minLength": 1, "maxLength": 128, "pattern": "^[A-Za-z0-9_.-]+$"}, "A tool."),
    "call": _make_parameter("id", "path", {"type": "string", "pattern": "^[A-Za-z0-9-]{1,64}$"}, "A call's id."),
    "task": _make_parameter("id", "path", {"type": "string", "pattern": "^[A-Za-z0-9-]{1,64}$"}, "A task's handle."),
    "run": _make_parameter("id", "path", {**_WORD_SCHEMA, "pattern": "^[!-.0-~]{1,128}$"}, "A run, as named in Callwright-Run."),
    "key": _make_parameter("Idempotency-Key", "header", {**_WORD_SCHEMA, "maxLength": 255}, "Idempotency key: the same key with the same call returns the first answer again."),
    "repeat": _make_parameter("Callwright-Repeat", "header", _WORD_SCHEMA, "Repeat handle from an earlier answer: repeat that call intentionally. Valid once."),
    "runOf": _make_parameter("Callwright-Run", "header", _WORD_SCHEMA, "The run that this call belongs to; its calls share one budget."),
    "trace": _make_parameter("traceparent", "header", {"type": "string", "maxLength": 255, "pattern": "^[ -~]+$"}, "W3C trace context; an invalid one starts a new trace."),
    "language": _make_parameter("Accept-Language", "header", {"type": "string", "maxLength": 100, "pattern": "^[ -~]+$"}, "Language of messages for people: zh or en."),
    "version": _make_parameter("version", "query", {"type": "string", "pattern": f"^(?:{PIN_PATTERN.pattern})$"}, "Requested version: 1, 1.4.0, v1 or 2026-05-06."),
    "timeout": _make_parameter("timeoutMs", "query", {"type": "integer", "minimum": 1, "maximum": 3_600_000}, "Time limit of the whole call, in milliseconds."),
    "confidence": _make_parameter("confidence", "query", {"type": "number", "minimum": 0, "maximum": 1}, "The caller's own confidence in the call."),
    "approval": _make_parameter("approval", "query", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,128}$"}, "Handle of an approval."),
    "handle": _make_parameter("handle", "path", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,128}$"}, "Handle of an approval or of a withheld result."),
    "afterHandle": _make_parameter("after", "query", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,128}$"}, "Return the items after this handle; `next` of the previous page."),
    "ofTool": _make_parameter("tool", "query", {"type": "string", "maxLength": 128}, "Only results of this tool."),
    "keptState": _make_parameter("state", "query", {"enum": ["withheld", "released"]}, "Only results in this state."),
    "dryRun": _make_parameter("dryRun", "query", {"type": "boolean"}, "Stop before anything is claimed."),
}  # fmt: skip
_CALL_PARAMETERS: Final = (
    "key", "runOf", "repeat", "trace", "language", "version", "timeout", "confidence", "approval", "dryRun",
)  # fmt: skip
_RESPONSE_HEADERS: Final = {
    "Callwright-Call": {"schema": {"type": "string"}, "description": "The call's id."},
    "Retry-After": {
        "schema": {"type": "integer"},
        "description": "Seconds after which a retry is useful.",
    },
    "Location": {"schema": {"type": "string"}, "description": "URL of the call's task."},
    "Idempotency-Replayed": {
        "schema": {"const": "true"},
        "description": "The first answer was returned again.",
    },
}
_FAILURE_DESCRIPTIONS: Final = {
    "400": "The request cannot be read.",
    "401": "The credential is missing or not accepted.",
    "403": "Not permitted, or a person has to approve it first.",
    "404": "Not found, or not visible to this caller.",
    "409": "The current state does not allow it, or the same call is still running.",
    "413": "The body is too large.",
    "415": "The body is not JSON.",
    "422": "The arguments violate the contract, or the key was used for another call.",
    "429": "A limit has been reached.",
    "500": "The tool failed.",
    "502": "The upstream failed, or it is unknown whether the effect happened.",
    "503": "The upstream or the gateway's own store is unavailable.",
    "504": "No answer in time.",
}


def _make_parameter_refs(*names: str) -> list[dict[str, str]]:
    return [{"$ref": f"#/components/parameters/{name}"} for name in names]


def _make_failures(schema: str, *statuses: str) -> dict[str, Any]:
    content = {_PROBLEM_MEDIA: {"schema": {"$ref": f"#/components/schemas/{schema}"}}}
    retry = {"Retry-After": {"$ref": "#/components/headers/Retry-After"}}
    return {
        status: {"description": _FAILURE_DESCRIPTIONS[status], "headers": retry, "content": content}
        for status in statuses
    }


def _make_success(schema: dict[str, Any], description: str, media: str = _JSON_MEDIA) -> dict[str, Any]:
    return {"200": {"description": description, "content": {media: {"schema": schema}}}}


def _make_call_operation(
    operation: str, summary: str, parameters: list[dict[str, str]], content: dict[str, Any]
) -> dict[str, Any]:
    envelope = {"schema": {"$ref": "#/components/schemas/Envelope"}}
    events = {
        "schema": {
            "type": "string",
            "description": "One event `result` with the envelope, preceded by comments.",
        }
    }
    done = {
        "description": "The tool ran, and its output meets its contract.",
        "headers": {
            name: {"$ref": f"#/components/headers/{name}"}
            for name in ("Callwright-Call", "Idempotency-Replayed")
        },
        "content": {_JSON_MEDIA: envelope, "text/event-stream": events},
    }
    return {
        "operationId": operation,
        "summary": summary,
        "parameters": [*parameters, *_make_parameter_refs(*_CALL_PARAMETERS)],
        "requestBody": {"required": True, "content": content},
        "responses": {
            "200": done,
            "202": _make_accepted(envelope),
            **_make_failures("Failure", *_FAILURE_DESCRIPTIONS),
        },
    }


def _make_accepted(envelope: dict[str, Any]) -> dict[str, Any]:
    named = ("Callwright-Call", "Location", "Retry-After")
    return {
        "description": "The tool is long-running: the call continues as a task, found at Location.",
        "headers": {name: {"$ref": f"#/components/headers/{name}"} for name in named},
        "content": {_JSON_MEDIA: envelope},
    }


def _make_read_operation(
    operation: str, summary: str, parameters: list[Any], schema: dict[str, Any], media: str = _JSON_MEDIA
) -> dict[str, Any]:
    return {
        "operationId": operation,
        "summary": summary,
        "parameters": parameters,
        "responses": {
            **_make_success(schema, "Found.", media),
            **_make_failures("Problem", "400", "401", "403", "404", "409", "503"),
        },
    }


_TOOL_REF: Final = {"$ref": "#/components/schemas/Tool"}
_TOOL_PAGE_SCHEMA: Final = {
    "type": "object",
    "required": ["tools"],
    "properties": {"tools": {"type": "array", "items": _TOOL_REF}, "next": {"type": "string"}},
}
_PAGING_PARAMETERS: Final = [
    _make_parameter(
        "limit", "query", {"type": "integer", "minimum": 1, "maximum": 200}, "Maximum number of items."
    ),
    _make_parameter(
        "after",
        "query",
        {"type": "string", "maxLength": 128},
        "Return the items after this name; `next` of the previous page.",
    ),
]
_RUN_SCHEMA: Final = {
    "type": "object",
    "required": ["runId", "calls", "ledger"],
    "properties": {"calls": {"type": "array"}, "ledger": {"type": "array"}},
}
_CALL_LIST_SCHEMA: Final = {
    "type": "object",
    "required": ["calls"],
    "properties": {
        "calls": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["callId", "tool", "code", "at", "runId", "replayed"],
                "properties": {
                    "callId": {"type": "string"},
                    "tool": {"type": "string"},
                    "code": {"type": ["string", "null"], "description": "The error code; null of a success."},
                    "at": {"type": "integer", "description": "When it ended, in milliseconds since 1970."},
                    "runId": {"type": ["string", "null"]},
                    "replayed": {
                        "type": "boolean",
                        "description": "Whether it gave an earlier result again; nothing was done then.",
                    },
                },
            },
        }
    },
}
_LEDGER_SCHEMA: Final = {
    "type": "object",
    "required": ["ledger"],
    "properties": {"ledger": {"type": "array", "items": {"type": "object"}}},
}
_SINCE_PARAMETER: Final = _make_parameter(
    "since",
    "query",
    {"type": "string", "pattern": "^[A-Za-z0-9-]{1,64}$"},
    "Return only the calls that ended after the call with this id.",
)
_LEDGER_PARAMETERS: Final = [
    _make_parameter(
        "state",
        "query",
        {"type": "string", "enum": [*get_args(LedgerState), "in_doubt"]},
        "Only entries in this state; `in_doubt`: unknown, or claimed by an owner who is silent.",
    ),
    _make_parameter("tool", "query", {"type": "string", "maxLength": 128}, "Only entries of this tool."),
]
_REPLY_SCHEMA: Final = {
    "type": "object",
    "required": ["text"],
    "properties": {"text": {"type": "string"}},
    "additionalProperties": False,
}
_FINDINGS_SCHEMA: Final = {
    "type": "object",
    "required": ["runId", "findings"],
    "properties": {"runId": {"type": "string"}, "findings": {"type": "array", "items": {"type": "object"}}},
}
_APPROVALS_SCHEMA: Final = {
    "type": "object",
    "required": ["approvals"],
    "properties": {"approvals": {"type": "array", "items": {"type": "object"}}},
}
_DECISION_SCHEMA: Final = {
    "type": "object",
    "required": ["granted"],
    "properties": {"granted": {"type": "boolean"}, "reason": {"type": "string", "maxLength": 1000}},
    "additionalProperties": False,
}
_RELEASE_SCHEMA: Final = {
    "type": "object",
    "required": ["reason"],
    "properties": {"reason": {"type": "string", "minLength": 1, "maxLength": 1000, "pattern": r"\S"}},
    "additionalProperties": False,
}
_WITHHELD_SCHEMA: Final = {
    "description": "`body` is JSON with its secrets masked and may contain text of strangers. Lists omit it.",
    "type": "object",
    "required": ["handle", "state"],
    "properties": {
        "handle": {"type": "string"},
        "state": {"enum": ["withheld", "released"]},
        "tool": {"type": "string"},
        "callId": {"type": "string"},
        "principal": {"type": "string"},
        "verdict": {"type": "string", "description": "Why it was withheld."},
        "at": {"type": "integer", "description": "Epoch milliseconds."},
        "bytes": {"type": "integer"},
        "releasedBy": {"type": "string"},
        "releasedAt": {"type": "integer", "description": "Epoch milliseconds."},
        "reason": {"type": "string"},
        "body": {},
    },
}
_WITHHELD_PAGE_SCHEMA: Final = {
    "type": "object",
    "required": ["quarantine"],
    "properties": {"quarantine": {"type": "array", "items": _WITHHELD_SCHEMA}, "next": {"type": "string"}},
}
_ENVELOPE_REF: Final = {"$ref": "#/components/schemas/Envelope"}
_TEXT_SCHEMA: Final = {"type": "string"}


def _build_paths() -> dict[str, Any]:
    return {
        "/v1/tools": {
            "get": _make_read_operation(
                "listTools", "List the tools on offer.", _PAGING_PARAMETERS, _TOOL_PAGE_SCHEMA
            )
        },
        "/v1/tools/{name}": {
            "get": _make_read_operation(
                "getTool", "Get one tool's contract.", _make_parameter_refs("tool", "version"), _TOOL_REF
            )
        },
        "/v1/servers": {
            "get": _make_read_operation(
                "listServers", "List the states of the MCP servers.", [], _SERVERS_SCHEMA
            )
        },
        "/v1/ledger": {
            "get": _make_read_operation(
                "listLedger",
                "List remembered calls with effects, newest first.",
                [*_PAGING_PARAMETERS[:1], *_LEDGER_PARAMETERS],
                _LEDGER_SCHEMA,
            )
        },
        "/v1/runs/{id}": {
            "get": _make_read_operation(
                "getRun", "List the calls of a run.", _make_parameter_refs("run"), _RUN_SCHEMA
            )
        },
        "/v1/runs/{id}/check-reply": {
            "post": {
                **_make_read_operation(
                    "checkReply",
                    "Check a model's final words against the calls of the run.",
                    _make_parameter_refs("run"),
                    _FINDINGS_SCHEMA,
                ),
                "requestBody": {"required": True, "content": {_JSON_MEDIA: {"schema": _REPLY_SCHEMA}}},
                "responses": {
                    **_make_success(_FINDINGS_SCHEMA, "Checked."),
                    **_make_failures("Problem", "400", "401", "403", "404", "409", "413", "415", "503"),
                },
            }
        },
        "/v1/calls/{id}": {
            "get": _make_read_operation(
                "getCall", "Get the result of a finished call.", _make_parameter_refs("call"), _ENVELOPE_REF
            )
        },
        "/v1/calls/{id}/tape": {
            "get": _make_read_operation(
                "getTape",
                "Get the tape of a call.",
                _make_parameter_refs("call"),
                _TEXT_SCHEMA,
                "application/x-ndjson",
            )
        },
        **_build_call_paths(),
        "/v1/approvals": {
            "get": _make_read_operation(
                "listApprovals",
                "List the calls that wait for your approval.",
                _PAGING_PARAMETERS[:1],
                _APPROVALS_SCHEMA,
            )
        },
        "/v1/approvals/{handle}": {"post": _make_decision_operation()},
        **_build_quarantine_paths(),
        **_build_task_paths(),
        **build_workflow_paths(),
        "/v1/openapi.json": {
            "get": {
                "operationId": "getDocument",
                "summary": "This document.",
                "security": [{}],
                "responses": _make_success({"type": "object"}, "It."),
            }
        },
    }


def _make_decision_operation() -> dict[str, Any]:
    return {
        "operationId": "decideApproval",
        "summary": "Approve or reject a waiting call.",
        "parameters": _make_parameter_refs("handle"),
        "requestBody": {"required": True, "content": {_JSON_MEDIA: {"schema": _DECISION_SCHEMA}}},
        "responses": {
            **_make_success({"type": "object"}, "Decided."),
            **_make_failures("Problem", "400", "401", "403", "404", "409", "413", "415", "422", "503"),
        },
    }


def _build_quarantine_paths() -> dict[str, Any]:
    body = {"required": True, "content": {_JSON_MEDIA: {"schema": _RELEASE_SCHEMA}}}
    release = _make_decision_operation() | {
        "operationId": "releaseWithheld",
        "summary": "Release a withheld result to the caller it belongs to.",
        "requestBody": body,
    }
    of_a_page = [*_PAGING_PARAMETERS[:1], *_make_parameter_refs("afterHandle", "ofTool", "keptState")]
    return {
        "/v1/quarantine": {
            "get": _make_read_operation(
                "listWithheld", "List withheld results, for reviewers.", of_a_page, _WITHHELD_PAGE_SCHEMA
            )
        },
        "/v1/quarantine/{handle}": {
            "get": _make_read_operation(
                "getWithheld",
                "Get a withheld result, for reviewers and, once released, for its caller.",
                _make_parameter_refs("handle"),
                _WITHHELD_SCHEMA,
            )
        },
        "/v1/quarantine/{handle}/release": {"post": release},
    }


def _build_task_paths() -> dict[str, Any]:
    task = {"$ref": "#/components/schemas/Task"}
    tasks = {
        "type": "object",
        "required": ["tasks"],
        "properties": {"tasks": {"type": "array", "items": task}},
    }
    one = _make_read_operation(
        "getTask",
        "Get the state of a task, and its result once it has ended.",
        _make_parameter_refs("task"),
        task,
    )
    description = "`progress` whenever it has changed, then one event `result` with the envelope."
    one["responses"]["200"]["content"]["text/event-stream"] = {
        "schema": {"type": "string", "description": description}
    }
    return {
        "/v1/tasks": {
            "get": _make_read_operation(
                "listTasks", "List tasks, newest first.", _PAGING_PARAMETERS[:1], tasks
            )
        },
        "/v1/tasks/{id}": {"get": one},
        "/v1/tasks/{id}/cancel": {
            "post": _make_read_operation(
                "cancelTask", "Request the cancellation of a task.", _make_parameter_refs("task"), task
            )
        },
    }


def _build_call_paths() -> dict[str, Any]:
    arguments = {_JSON_MEDIA: {"schema": {"type": "object"}}}
    anything: dict[str, Any] = {_JSON_MEDIA: {"schema": {}}, "text/plain": {"schema": _TEXT_SCHEMA}}
    by_name = _make_call_operation(
        "callTool", "Call a tool; the body is its arguments.", _make_parameter_refs("tool"), arguments
    )
    as_written = _make_call_operation(
        "call", "Make the call that a model wrote, in any dialect.", [], anything
    )
    finished = _make_read_operation(
        "listCalls",
        "List finished calls, newest first.",
        [*_PAGING_PARAMETERS[:1], _SINCE_PARAMETER],
        _CALL_LIST_SCHEMA,
    )
    return {
        "/v1/tools/{name}/calls": {"post": by_name},
        "/v1/calls": {"get": finished, "post": as_written},
    }
