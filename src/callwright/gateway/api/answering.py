"""A result → an HTTP answer.

A success is 200 with the envelope; a long call that goes on as a task is 202, with the task's place. A failure has the status of its code in the error table and the envelope with the
members of RFC 9457 beside its own, as problem+json: whoever reads envelopes and whoever reads problems finds theirs.
409 and 422 are those of the IETF draft for idempotency keys: still running, and another call under the same key.
"""

from typing import Any, Final

import msgspec

from callwright.core.dialects import canonical, problem
from callwright.domain.result import ToolResult
from callwright.gateway.api.tasks import location_of
from callwright.gateway.wire.messages import JSON, PROBLEM, Response

_MEMBERS: Final = ("type", "title", "status", "detail", "instance")
_STATUS: Final = {207: 409, 499: 503}
"""Of a batch carried out in part, and of a call that was cancelled: 2xx and 499 would say less than they mean."""


def answer_of(result: ToolResult) -> Response:
    """The answer for a result."""
    if result.error is None:
        location = location_of(result) if result.warnings else None
        if location is not None:
            headers = {**_headers(result), "Location": location, "Retry-After": "1"}
            return Response(202, canonical.to_json(result), JSON, headers)
        return Response(200, canonical.to_json(result), JSON, _headers(result))
    told = problem.dump(result)
    told["status"] = _STATUS.get(told["status"], told["status"])
    members = {name: told[name] for name in _MEMBERS}
    body = msgspec.json.encode({**members, **canonical.dump(result)})
    return Response(members["status"], body, PROBLEM, _headers(result))


def _headers(result: ToolResult) -> dict[str, str]:
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


def listed(name: str, items: list[Any], **more: Any) -> dict[str, Any]:
    """A list as an object, so that it can grow."""
    return {name: items, **more}
