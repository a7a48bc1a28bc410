"""Quarantine over HTTP: reviewers list, look at and release what was withheld in their tenant; its caller reads what was released.

Who reviews has the role ``reviewer`` and did not make the call. What somebody may not review or read does not exist for them.
"""

import asyncio
import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

from callwright.app import Callwright
from callwright.core.quarantine import is_reviewer, may_review
from callwright.domain.call import Principal
from callwright.domain.quarantine import KeptBody, KeptState
from callwright.gateway.api.reading import body_of, whole, wrong
from callwright.gateway.wire.messages import Refused, Request, Response, json_response, problem
from callwright.ports import StoreError

T = TypeVar("T")

MOST: Final = 200
LONGEST_REASON: Final = 1000
_HANDLE: Final = re.compile(r"[A-Za-z0-9_-]{1,128}")
_STATES: Final[dict[str, KeptState]] = {"withheld": "withheld", "released": "released"}
_LISTED_BY: Final = ("limit", "after", "tool", "state")


class Reviewing:
    """Handlers of withheld results."""

    def __init__(self, app: Callwright) -> None:
        self._app = app

    async def listed(self, request: Request, principal: Principal | None) -> Response:
        """``GET /v1/quarantine``: of the reviewer's tenant, newest first; ``after``, ``limit``, ``tool`` and ``state`` choose."""
        query = request.query
        if not query.keys() <= set(_LISTED_BY):
            raise Refused(problem(400, "A query parameter is not known.", accepted=list(_LISTED_BY)))
        limit = whole(MOST)("limit", query.get("limit", "100"))
        after, state = query.get("after"), _STATES.get(query.get("state", ""))
        if after is not None and not _HANDLE.fullmatch(after):
            raise wrong("after", "is no handle")
        if state is None and "state" in query:
            raise wrong("state", "must be withheld or released")
        who = principal or self._app.principal
        if not is_reviewer(who):
            raise Refused(problem(403, "Only a principal with the role reviewer sees what is withheld."))
        rows = await _stored(
            lambda: self._app.withheld(by=who, tool=query.get("tool"), state=state, after=after, limit=limit)
        )
        more = {"next": rows[-1].handle} if len(rows) == limit else {}
        return json_response({"quarantine": [_shown(one) for one in rows], **more})

    async def one(self, request: Request, principal: Principal | None) -> Response:
        """``GET /v1/quarantine/{handle}``: the body, to a reviewer; once it is released, to whoever made the call, too."""
        if request.query:
            raise Refused(problem(400, "A query parameter is not known.", accepted=[]))
        handle, who = _handle_of(request), principal or self._app.principal
        shown = await _stored(lambda: self._app.show_withheld(handle, by=who))
        if shown is not None:
            return json_response({**_shown(shown[0]), "body": shown[1]})
        body = await _stored(lambda: self._app.read_released(handle, principal=who))
        if body is None:
            raise _absent()
        return json_response({"handle": handle, "state": "released", "body": body})

    async def release(self, request: Request, principal: Principal | None) -> Response:
        """``POST /v1/quarantine/{handle}/release``: the body says the ``reason``, for the record."""
        reason = _reason_of(body_of(request))
        handle, who = _handle_of(request), principal or self._app.principal
        if not is_reviewer(who):
            raise _absent()
        if not await _stored(lambda: self._app.release_withheld(handle, by=who, reason=reason)):
            found = await _stored(lambda: self._app.store.kept(handle))
            if found is None or not may_review(found[0], who):
                raise _absent()
            raise Refused(problem(409, "It was released already."))
        return json_response({"handle": handle, "state": "released", "by": who.id})


def _shown(one: KeptBody) -> dict[str, Any]:
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


def _handle_of(request: Request) -> str:
    handle = request.params["handle"]
    if not _HANDLE.fullmatch(handle):
        raise _absent()
    return handle


def _reason_of(body: Any) -> str:
    if not isinstance(body, dict) or body.keys() != {"reason"}:
        raise Refused(problem(400, "The body must be an object with a reason."))
    reason = body["reason"]
    if not isinstance(reason, str) or not reason.strip() or len(reason) > LONGEST_REASON:
        raise Refused(problem(422, f"reason must be a text of 1 to {LONGEST_REASON} characters."))
    return reason


def _absent() -> Refused:
    return Refused(problem(404, "There is nothing withheld under this handle."))


async def _stored(ask: Callable[[], T]) -> T:
    """Ask the store without blocking the loop."""
    try:
        return await asyncio.to_thread(ask)
    except StoreError:
        raise Refused(problem(503, "The store cannot be read at the moment.", {"Retry-After": "1"})) from None
