"""What can be looked at: contracts, runs, finished calls, tapes. Nothing here makes a call.

Who asks sees what is theirs: tools that policy offers them, calls that they made. In local mode, where nobody has to say
who they are, that is everything. What belongs to somebody else does not exist.
"""

import asyncio
import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

from callwright.app import Callwright
from callwright.core import shares
from callwright.core.dialects import canonical
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.records import LedgerEntry
from callwright.gateway.api.reading import named_run, run_of, whole, wrong
from callwright.gateway.wire.messages import Refused, Request, Response, json_response, problem
from callwright.ports import StoreError
from callwright.runtime.tape import DivergedError, Tape, TapeError, without_tracebacks

T = TypeVar("T")

MOST: Final = 200
MAX_NAME: Final = 128
_CALL: Final = re.compile(r"[A-Za-z0-9-]{1,64}")


class Looking:
    """Handlers that only look."""

    def __init__(self, app: Callwright) -> None:
        self._app = app

    async def tools(self, request: Request, principal: Principal | None) -> Response:
        """``GET /v1/tools``: the contracts that a call of this caller gets, by name; ``limit`` and ``after`` page through them.

        Where versions share a name, it is the one that falls to the run of the header ``Callwright-Run``, else to the caller.
        """
        _refuse_strangers(request, {"limit", "after"})
        limit = whole(MOST)("limit", request.query.get("limit", str(MOST)))
        after = request.query.get("after", "")
        if len(after) > MAX_NAME:
            raise wrong("after", "is no name of a tool")
        asks = principal or self._app.principal
        names = [name for name in self._app.offered(asks) if name > after]
        draw = self._draw(request, principal)
        found = [self._app.catalogue.find(name, None, asks, draw=draw) for name in names[:limit]]
        more = {"next": names[limit - 1]} if len(names) > limit else {}
        return json_response({"tools": [described(one[0]) for one in found if one], **more})

    async def tool(self, request: Request, principal: Principal | None) -> Response:
        """``GET /v1/tools/{name}``: one contract; ``version`` asks for another than the current one."""
        _refuse_strangers(request, {"version"})
        wanted = request.params["name"]
        asks = principal or self._app.principal
        version = request.query.get("version")
        find, draw = self._app.catalogue.find, self._draw(request, principal)
        found = find(wanted, version, asks, draw=draw) if wanted in self._app.offered(asks) else None
        if found is None:
            raise _absent("There is no such tool.")
        return json_response(described(found[0]))

    def _draw(self, request: Request, principal: Principal | None) -> Callable[[float], float]:
        asks = principal or self._app.principal
        return shares.draw(asks, named_run(request, principal) or asks.id).__mul__

    async def run(self, request: Request, principal: Principal | None) -> Response:
        """``GET /v1/runs/{id}``: the calls of a run, newest first, and what the ledger says of them."""
        _refuse_strangers(request, set())
        run = run_of(request.params["id"], principal)
        rows, entries = await _stored(self._run, run)
        if not rows and not entries:
            raise _absent("There is no such run.")
        return json_response({"runId": request.params["id"], "calls": rows, "ledger": entries})

    def _run(self, run: str) -> tuple[list[Any], list[Any]]:
        store = self._app.store
        rows = [
            {"callId": call_id, "tool": tool, "code": code, "at": at}
            for call_id, tool, code, at in store.tapes(run_id=run, limit=MOST)
        ]
        return rows, [_entry(one) for one in store.entries(run_id=run, limit=MOST)]

    async def call(self, request: Request, principal: Principal | None) -> Response:
        """``GET /v1/calls/{id}``: the result that a finished call had, told again from its tape."""
        _refuse_strangers(request, set())
        tape = await self._tape(request, principal)
        try:
            result = await asyncio.to_thread(self._app.replay, tape.head.ticket.call_id)
        except DivergedError:
            raise Refused(
                problem(409, "The call was made under other rules; its tape shows what happened.")
            ) from None
        except TapeError:
            raise _absent("There is no such call.") from None
        return json_response(canonical.dump(result))

    async def tape(self, request: Request, principal: Principal | None) -> Response:
        """``GET /v1/calls/{id}/tape``: the tape of a finished call, as JSON Lines."""
        _refuse_strangers(request, set())
        tape = await self._tape(request, principal)
        return Response(200, without_tracebacks(tape).encode(), "application/x-ndjson")

    async def _tape(self, request: Request, principal: Principal | None) -> Tape:
        wanted = request.params["id"]
        tape = await _stored(self._found, wanted) if _CALL.fullmatch(wanted) else None
        if tape is None or tape.head.ticket.call_id != wanted or not _is_theirs(tape, principal):
            raise _absent("There is no such call.")
        return tape

    def _found(self, call_id: str) -> Tape | None:
        try:
            return self._app.tape(call_id)
        except TapeError:
            return None


def _is_theirs(tape: Tape, principal: Principal | None) -> bool:
    made_by = tape.head.request.principal
    return principal is None or (made_by.tenant, made_by.id) == (principal.tenant, principal.id)


async def _stored(look: Callable[[str], T], what: str) -> T:
    """Ask the store without blocking the loop."""
    try:
        return await asyncio.to_thread(look, what)
    except StoreError:
        raise Refused(problem(503, "The store cannot be read at the moment.", {"Retry-After": "1"})) from None


def _absent(title: str) -> Refused:
    return Refused(problem(404, title))


def _refuse_strangers(request: Request, known: set[str]) -> None:
    if not request.query.keys() <= known:
        raise Refused(problem(400, "A query parameter is not known.", accepted=sorted(known)))


def described(compiled: CompiledContract) -> dict[str, Any]:
    """What a caller may know of a contract: nothing of where it leads."""
    one = compiled.contract
    return {
        "name": one.name,
        "version": one.version,
        "description": one.description,
        "inputSchema": one.input_schema,
        "outputSchema": one.output_schema,
        "effect": one.effect,
        "operation": one.operation,
        "repeat": one.repeat,
        "keyFields": None if one.key_fields is None else list(one.key_fields),
        "timeoutMs": one.timeout_ms,
        "deadlineMs": one.deadline_ms,
        "errors": [{"code": each.code, "message": each.message} for each in one.errors],
        "tags": list(one.tags),
        "contractHash": compiled.hash,
    }


def _entry(one: LedgerEntry) -> dict[str, Any]:
    return {
        "callId": one.owner,
        "tool": one.tool,
        "effect": one.effect,
        "state": one.state,
        "attempt": one.attempt,
    }
