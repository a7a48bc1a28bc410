"""Translate a tool's result into an HTTP response.

A success is 200 with the envelope; a long call that continues as a task is 202 with the task's location. A failure has the
status of its code in the error table, and a problem+json body with the envelope and the members of RFC 9457 side by side, so
that clients of either format can read it.
409 and 422 follow the IETF draft for idempotency keys: still running, and key used for another call.
"""

from typing import Any, Final

import msgspec

from callwright.core.dialects import canonical, problem_json
from callwright.domain.result import ToolResult
from callwright.gateway.api.task_handlers import locate_task
from callwright.wire.http_messages import JSON_MEDIA, PROBLEM_MEDIA, HttpResponse

_PROBLEM_MEMBERS: Final = ("type", "title", "status", "detail", "instance")
_STATUS_OVERRIDES: Final = {207: 409, 499: 503}
"""Statuses of a partial batch and of a cancelled call: 2xx and 499 would say less than is known."""


def result_to_response(result: ToolResult) -> HttpResponse:
    """Return the HTTP response for a result."""
    if result.error is None:
        location = locate_task(result) if result.warnings else None
        if location is not None:
            headers = {**_build_headers(result), "Location": location, "Retry-After": "1"}
            return HttpResponse(202, canonical.to_json(result), JSON_MEDIA, headers)
        return HttpResponse(200, canonical.to_json(result), JSON_MEDIA, _build_headers(result))
    problem = problem_json.dump(result)
    problem["status"] = _STATUS_OVERRIDES.get(problem["status"], problem["status"])
    members = {name: problem[name] for name in _PROBLEM_MEMBERS}
    body = msgspec.json.encode({**members, **canonical.dump(result)})
    return HttpResponse(members["status"], body, PROBLEM_MEDIA, _build_headers(result))


def _build_headers(result: ToolResult) -> dict[str, str]:
    meta = result.meta
    headers = {
        "Callwright-Call": meta.call_id,
        "traceparent": f"00-{meta.trace_id}-{meta.trace_id[:16]}-01",
        "Cache-Control": "no-store",
    }
    if meta.replayed:
        headers["Idempotency-Replayed"] = "true"
    wait = result.error.retry_after_ms if result.error else None
    if wait is not None:
        headers["Retry-After"] = str(-(-wait // 1000))
    return headers


def wrap_list(name: str, items: list[Any], **more: Any) -> dict[str, Any]:
    """Wrap a list in an object, so that members can be added later."""
    return {name: items, **more}
