"""Approvals over HTTP: what waits for whoever asks, and their decision. Nothing here makes a call.

A rule says who may approve (``approvers``); who asked never may. What somebody may not decide does not exist for them.
"""

import asyncio
import re
from typing import Any, Final

from callwright.app import Callwright
from callwright.core.approval import may_decide, names_approvers
from callwright.domain.call import Principal
from callwright.domain.records import Approval
from callwright.gateway.api.reading import body_of, whole
from callwright.gateway.wire.messages import Refused, Request, Response, json_response, problem
from callwright.ports import StoreError

MOST: Final = 200
_HANDLE: Final = re.compile(r"[A-Za-z0-9_-]{1,128}")
_MASK: Final = "•••"


class Deciding:
    """Handlers of approvals."""

    def __init__(self, app: Callwright) -> None:
        self._app = app

    async def waiting(self, request: Request, principal: Principal | None) -> Response:
        """``GET /v1/approvals``: the open ones that whoever asks may decide, newest first."""
        if not request.query.keys() <= {"limit"}:
            raise Refused(problem(400, "A query parameter is not known.", accepted=["limit"]))
        limit = whole(MOST)("limit", request.query.get("limit", str(MOST)))
        who = principal or self._app.principal
        found = await _stored(self._open, who.tenant)
        mine = [one for one in found if self._may_decide(who, one)]
        return json_response({"approvals": [self._shown(one) for one in mine[:limit]]})

    async def decide(self, request: Request, principal: Principal | None) -> Response:
        """``POST /v1/approvals/{handle}``: the body says ``granted`` and, for the record, a ``reason``."""
        granted, reason = _decision(body_of(request))
        handle, who = request.params["handle"], principal or self._app.principal
        found = await _stored(self._app.store.approval, handle) if _HANDLE.fullmatch(handle) else None
        if found is None or not self._may_decide(who, found):
            raise Refused(problem(404, "There is no such approval."))
        decide = self._app.approve if granted else self._app.reject
        if not await _stored(lambda: decide(handle, by=who, reason=reason)):
            raise Refused(problem(409, "It was decided already, or has expired."))
        return json_response({"handle": handle, "state": "granted" if granted else "rejected", "by": who.id})

    def _open(self, tenant: str) -> list[Approval]:
        return self._app.store.approvals(state="asked", tenant=tenant, limit=10 * MOST)

    def _may_decide(self, who: Principal, approval: Approval) -> bool:
        return names_approvers(approval) and may_decide(approval, who)

    def _shown(self, one: Approval) -> dict[str, Any]:
        found = self._app.catalogue.find(one.tool, one.version, one.requested_by)
        secrets = found[0].secrets if found else tuple(one.arguments)
        return {
            "handle": one.handle,
            "tool": one.tool,
            "version": one.version,
            "arguments": {name: _MASK if name in secrets else value for name, value in one.arguments.items()},
            "requestedBy": one.requested_by.id,
            "createdAt": one.created_at,
            "expiresAt": one.expires_at,
        }


def _decision(body: Any) -> tuple[bool, str]:
    if not isinstance(body, dict) or not body.keys() <= {"granted", "reason"}:
        raise Refused(problem(400, "The body must be an object with granted, and reason if there is one."))
    granted, reason = body.get("granted"), body.get("reason", "")
    if not isinstance(granted, bool):
        raise Refused(problem(422, "granted must be true or false."))
    if not isinstance(reason, str) or len(reason) > 1000:
        raise Refused(problem(422, "reason must be a text of at most 1000 characters."))
    return granted, reason


async def _stored(ask: Any, *what: Any) -> Any:
    """Ask the store without blocking the loop."""
    try:
        return await asyncio.to_thread(ask, *what)
    except StoreError:
        raise Refused(problem(503, "The store cannot be read at the moment.", {"Retry-After": "1"})) from None
