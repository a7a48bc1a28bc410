"""Approvals over HTTP: the calls that wait for the caller's decision, and the decision. Nothing here makes a call.

A rule names who may approve (``approvers``); the requester never may. An approval that the caller may not decide is not found.
"""

import asyncio
import re
from typing import Any, Final

from callwright.app import Callwright
from callwright.core.policy.approvals import can_decide_approval, has_named_approvers
from callwright.domain.call import Principal
from callwright.domain.records import Approval
from callwright.gateway.api.request_options import (
    make_integer_reader,
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

MAX_LISTED: Final = 200
_HANDLE_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{1,128}")
_SECRET_MASK: Final = "•••"  # noqa: S105 - shown in place of a secret


class ApprovalHandlers:
    """Request handlers of approvals."""

    def __init__(self, app: Callwright) -> None:
        self._app = app

    async def list_waiting(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/approvals``: the open approvals that the caller may decide, newest first."""
        refuse_unknown_parameters(request, "limit")
        limit = make_integer_reader(MAX_LISTED)("limit", request.query.get("limit", str(MAX_LISTED)))
        who = principal or self._app.principal
        approvals = await _ask_store(self._load_open_approvals, who.tenant)
        mine = [one for one in approvals if self._can_decide(who, one)]
        return make_json_response({"approvals": [self._approval_to_json(one) for one in mine[:limit]]})

    async def decide(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``POST /v1/approvals/{handle}``: the body contains ``granted`` and optionally a ``reason`` for the record."""
        granted, reason = _parse_decision(read_json_body(request))
        handle, who = request.params["handle"], principal or self._app.principal
        decidable = (
            await _ask_store(self._app.store.get_approval, handle)
            if _HANDLE_PATTERN.fullmatch(handle)
            else None
        )
        if decidable is None or not self._can_decide(who, decidable):
            raise RequestRefusedError(make_problem(404, "There is no such approval."))
        decide = self._app.approve if granted else self._app.reject
        if not await _ask_store(lambda: decide(handle, by=who, reason=reason)):
            raise RequestRefusedError(make_problem(409, "It has already been decided or has expired."))
        return make_json_response(
            {"handle": handle, "state": "granted" if granted else "rejected", "by": who.id}
        )

    def _load_open_approvals(self, tenant: str) -> list[Approval]:
        return self._app.store.list_approvals(state="asked", tenant=tenant, limit=10 * MAX_LISTED)

    def _can_decide(self, who: Principal, approval: Approval) -> bool:
        return has_named_approvers(approval) and can_decide_approval(approval, who)

    def _approval_to_json(self, one: Approval) -> dict[str, Any]:
        item = self._app.catalogue.find(one.tool, one.version, one.requested_by)
        secrets = item[0].secrets if item else tuple(one.arguments)
        return {
            "handle": one.handle,
            "tool": one.tool,
            "version": one.version,
            "arguments": {
                name: _SECRET_MASK if name in secrets else value for name, value in one.arguments.items()
            },
            "requestedBy": one.requested_by.id,
            "createdAt": one.created_at,
            "expiresAt": one.expires_at,
        }


def _parse_decision(body: Any) -> tuple[bool, str]:
    if not isinstance(body, dict) or not body.keys() <= {"granted", "reason"}:
        raise RequestRefusedError(
            make_problem(400, "The body must be an object with granted and, optionally, reason.")
        )
    granted, reason = body.get("granted"), body.get("reason", "")
    if not isinstance(granted, bool):
        raise RequestRefusedError(make_problem(422, "granted must be true or false."))
    if not isinstance(reason, str) or len(reason) > 1000:
        raise RequestRefusedError(make_problem(422, "reason must be a text of at most 1000 characters."))
    return granted, reason


async def _ask_store(ask: Any, *what: Any) -> Any:
    """Query the store in a thread, so that the loop is not blocked."""
    try:
        return await asyncio.to_thread(ask, *what)
    except StoreError:
        raise RequestRefusedError(
            make_problem(503, "The store is unavailable at the moment.", {"Retry-After": "1"})
        ) from None
