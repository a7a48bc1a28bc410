"""Quarantine over HTTP: reviewers list, read and release withheld results of their tenant; callers read released ones.

A reviewer has the role ``reviewer`` and did not make the call. A result that the caller may not review or read is not found.
"""

import asyncio
import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

from callwright.app import Callwright
from callwright.core.records.quarantine import can_review, is_reviewer
from callwright.domain.call import Principal
from callwright.domain.quarantine_records import StoredBody, StoredBodyState
from callwright.gateway.api.request_options import (
    make_integer_reader,
    make_parameter_refusal,
    read_json_body,
    refuse_unknown_parameters,
)
from callwright.ports import StoreError
from callwright.wire.http_messages import (
    HttpRequest,
    HttpResponse,
    RequestRefusedError,
    make_json_response,
    make_problem,
)

T = TypeVar("T")

MAX_LISTED: Final = 200
MAX_REASON_CHARS: Final = 1000
_HANDLE_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{1,128}")
_STATE_BY_NAME: Final[dict[str, StoredBodyState]] = {"withheld": "withheld", "released": "released"}


class QuarantineHandlers:
    """Request handlers of withheld results."""

    def __init__(self, app: Callwright) -> None:
        self._app = app

    async def list_withheld(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/quarantine``: the tenant's results, newest first; parameters ``after``, ``limit``, ``tool``, ``state``."""
        query = request.query
        refuse_unknown_parameters(request, "limit", "after", "tool", "state")
        limit = make_integer_reader(MAX_LISTED)("limit", query.get("limit", "100"))
        after, state = query.get("after"), _STATE_BY_NAME.get(query.get("state", ""))
        if after is not None and not _HANDLE_PATTERN.fullmatch(after):
            raise make_parameter_refusal("after", "is no handle")
        if state is None and "state" in query:
            raise make_parameter_refusal("state", "must be withheld or released")
        who = principal or self._app.principal
        if not is_reviewer(who):
            raise RequestRefusedError(
                make_problem(403, "Only a principal with the role reviewer may list withheld results.")
            )
        rows = await _ask_store(
            lambda: self._app.withheld.list(
                by=who, tool=query.get("tool"), state=state, after=after, limit=limit
            )
        )
        more = {"next": rows[-1].handle} if len(rows) == limit else {}
        return make_json_response({"quarantine": [_body_to_json(one) for one in rows], **more})

    async def get_withheld(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/quarantine/{handle}``: the body, for a reviewer and, once released, for the principal that made the call."""
        refuse_unknown_parameters(request)
        handle, who = _read_handle(request), principal or self._app.principal
        withheld = await _ask_store(lambda: self._app.withheld.show(handle, by=who))
        if withheld is not None:
            return make_json_response({**_body_to_json(withheld[0]), "body": withheld[1]})
        body = await _ask_store(lambda: self._app.withheld.read(handle, principal=who))
        if body is None:
            raise _make_not_found()
        return make_json_response({"handle": handle, "state": "released", "body": body})

    async def release_withheld(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``POST /v1/quarantine/{handle}/release``: the body contains the ``reason``, for the record."""
        reason = _parse_reason(read_json_body(request))
        handle, who = _read_handle(request), principal or self._app.principal
        if not is_reviewer(who):
            raise _make_not_found()
        if not await _ask_store(lambda: self._app.withheld.release(handle, by=who, reason=reason)):
            stored = await _ask_store(lambda: self._app.store.get_body(handle))
            if stored is None or not can_review(stored[0], who):
                raise _make_not_found()
            raise RequestRefusedError(make_problem(409, "It has already been released."))
        return make_json_response({"handle": handle, "state": "released", "by": who.id})


def _body_to_json(one: StoredBody) -> dict[str, Any]:
    release = {"releasedBy": one.released_by, "releasedAt": one.released_at, "reason": one.reason}
    return {
        "handle": one.handle,
        "state": one.state,
        "tool": one.tool,
        "callId": one.call_id,
        "principal": one.principal,
        "verdict": one.verdict,
        "at": one.at,
        "bytes": one.size,
        **(release if one.state == "released" else {}),
    }


def _read_handle(request: HttpRequest) -> str:
    handle = request.params["handle"]
    if not _HANDLE_PATTERN.fullmatch(handle):
        raise _make_not_found()
    return handle


def _parse_reason(body: Any) -> str:
    if not isinstance(body, dict) or body.keys() != {"reason"}:
        raise RequestRefusedError(make_problem(400, "The body must be an object with a reason."))
    reason = body["reason"]
    if not isinstance(reason, str) or not reason.strip() or len(reason) > MAX_REASON_CHARS:
        raise RequestRefusedError(
            make_problem(422, f"reason must be a text of 1 to {MAX_REASON_CHARS} characters.")
        )
    return reason


def _make_not_found() -> RequestRefusedError:
    return RequestRefusedError(make_problem(404, "There is no withheld result with this handle."))


async def _ask_store(ask: Callable[[], T]) -> T:
    """Query the store in a thread, so that the loop is not blocked."""
    try:
        return await asyncio.to_thread(ask)
    except StoreError:
        raise RequestRefusedError(
            make_problem(503, "The store is unavailable at the moment.", {"Retry-After": "1"})
        ) from None
