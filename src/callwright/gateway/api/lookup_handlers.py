"""Read-only endpoints: contracts, runs, finished calls, tapes, ledger entries, and replies held against a run. Nothing here makes a call.

Callers see their own: tools that the policy offers them, and calls that they made. In local mode, without
identification, that is everything. Other callers' data is not found.
"""

import asyncio
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar, get_args

from callwright.app import Callwright
from callwright.core.dialects import canonical
from callwright.core.records.server_state import ServerStatus
from callwright.domain.call import Principal
from callwright.domain.contract import CompiledContract
from callwright.domain.records import EntryFilter, LedgerEntry, LedgerState
from callwright.gateway.api.request_options import (
    is_run_name,
    make_integer_reader,
    make_parameter_refusal,
    qualify_run,
    read_json_body,
    read_run,
    refuse_unknown_parameters,
    unqualify_run,
)
from callwright.gateway.version_draw import make_http_draw
from callwright.ports import StoreError
from callwright.runtime.tape import DivergedError, Tape, TapeError, decode_head, strip_tracebacks
from callwright.runtime.tool_visibility import list_visible_tools
from callwright.wire.http_messages import (
    HttpRequest,
    HttpResponse,
    RequestRefusedError,
    make_json_response,
    make_problem,
)

T = TypeVar("T")

MAX_LISTED: Final = 200
MAX_SEARCHED: Final = 500
"""How many of the newest calls or entries are looked through for those of one caller."""

MAX_NAME_CHARS: Final = 128
_FILTER_BY_NAME: Final[dict[str, EntryFilter]] = {name: name for name in (*get_args(LedgerState), "in_doubt")}
_CODES_OF_HIDDEN_TOOLS: Final = frozenset({"unknown_tool", "permission_denied"})
_CALL_ID_PATTERN: Final = re.compile(r"[A-Za-z0-9-]{1,64}")


class _TapeFacts(NamedTuple):
    """Who made a call, in which run, and whether it gave an earlier result again. Empty: the tape is gone, or another release recorded it."""

    made_by: Principal | None = None
    run_id: str | None = None
    replayed: bool = False


class LookupHandlers:
    """Request handlers that only read."""

    def __init__(self, app: Callwright) -> None:
        self._app = app
        # A finished call does not change: a console that asks every few seconds costs one list, not hundreds of tapes.
        self._find_tape_facts = lru_cache(maxsize=4 * MAX_SEARCHED)(self._read_tape_facts)

    async def list_tools(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/tools``: the contracts that apply to this caller's calls, by name; ``limit`` and ``after`` page through them.

        Of several versions of a tool, the one is listed that the run in ``Callwright-Run``, or else the caller, is assigned to.
        """
        refuse_unknown_parameters(request, "limit", "after")
        limit = make_integer_reader(MAX_LISTED)("limit", request.query.get("limit", str(MAX_LISTED)))
        after = request.query.get("after", "")
        if len(after) > MAX_NAME_CHARS:
            raise make_parameter_refusal("after", "is not a tool name")
        asks = principal or self._app.principal
        names = [
            name for name in list_visible_tools(self._app.catalogue, self._app.policy, asks) if name > after
        ]
        draw = self._make_draw(request, principal)
        items = [self._app.catalogue.find(name, None, asks, draw=draw) for name in names[:limit]]
        more = {"next": names[limit - 1]} if len(names) > limit else {}
        return make_json_response({"tools": [contract_to_json(one[0]) for one in items if one], **more})

    async def get_tool(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/tools/{name}``: one contract; ``version`` selects another than the current one."""
        refuse_unknown_parameters(request, "version")
        name = request.params["name"]
        asks = principal or self._app.principal
        version = request.query.get("version")
        find, draw = self._app.catalogue.find, self._make_draw(request, principal)
        item = (
            find(name, version, asks, draw=draw)
            if name in list_visible_tools(self._app.catalogue, self._app.policy, asks)
            else None
        )
        if item is None:
            raise _make_not_found("There is no such tool.")
        return make_json_response(contract_to_json(item[0]))

    async def list_servers(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/servers``: the state of every MCP server of which the caller may use anything. Reason and last words are for the operator: in local mode only."""
        refuse_unknown_parameters(request)
        connected = self._app.connected
        who = principal or self._app.principal
        statuses = [
            one
            for one in (connected.list_statuses() if connected is not None else [])
            if connected is not None and connected.may_use_server(self._app.policy, who, one.name)
        ]
        shown = [_status_to_json(one, operator=principal is None) for one in statuses]
        return make_json_response({"servers": shown})

    def _make_draw(self, request: HttpRequest, principal: Principal | None) -> Callable[[float], float]:
        return make_http_draw(read_run(request, principal), principal or self._app.principal)

    async def get_run(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/runs/{id}``: the calls of a run, newest first, with the state of their ledger entries."""
        refuse_unknown_parameters(request)
        run = qualify_run(request.params["id"], principal)
        rows, entries = await _ask_store(self._load_run, run)
        may_see = self._make_row_filter(principal)
        rows = [one for one in rows if may_see(one["tool"], one["code"])]
        if not rows and not entries:
            raise _make_not_found("There is no such run.")
        return make_json_response({"runId": request.params["id"], "calls": rows, "ledger": entries})

    async def check_reply(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``POST /v1/runs/{id}/check-reply``: the claims of a model's final words, in ``text``, that the run does not bear out."""
        from callwright.app.reply_check import check_reply  # noqa: PLC0415 - a quarter of the start's time, and seldom used
        from callwright.core.truth.reply_check import finding_to_json  # noqa: PLC0415 - the same

        refuse_unknown_parameters(request)
        body = read_json_body(request)
        if not isinstance(body, dict) or body.keys() != {"text"} or not isinstance(body["text"], str):
            raise RequestRefusedError(
                make_problem(400, "The body must be an object with the member text.", accepted=["text"])
            )
        if not is_run_name(request.params["id"]):
            raise _make_not_found("There is no such run.")
        run, text = qualify_run(request.params["id"], principal), body["text"]
        findings = await _ask_store(lambda name: check_reply(self._app, text, run=name), run)
        return make_json_response(
            {"runId": request.params["id"], "findings": [finding_to_json(one) for one in findings]}
        )

    async def list_calls(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/calls``: finished calls, newest first; ``since``, a call id, leaves out that call and older ones.

        Callers other than those of local mode see their own among the newest ``MAX_SEARCHED`` calls of the store.
        """
        refuse_unknown_parameters(request, "limit", "since")
        limit = make_integer_reader(MAX_LISTED)("limit", request.query.get("limit", "50"))
        since = request.query.get("since")
        if since is not None and not _CALL_ID_PATTERN.fullmatch(since):
            raise make_parameter_refusal("since", "is no call id")
        rows = await _ask_store(lambda: self._load_calls(since, limit, principal))
        return make_json_response({"calls": rows})

    def _load_calls(self, since: str | None, limit: int, principal: Principal | None) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = []
        may_see = self._make_row_filter(principal)
        for call_id, tool, code, at in self._app.store.list_tapes(
            limit=limit if principal is None else MAX_SEARCHED
        ):
            if call_id == since or len(rows) == limit:
                break
            if not may_see(tool, code):
                continue
            known = self._find_tape_facts(call_id)
            if principal is None or (known.made_by is not None and _is_own(known.made_by, principal)):
                run = unqualify_run(known.run_id, principal)
                rows.append(
                    {
                        "callId": call_id,
                        "tool": tool,
                        "code": code,
                        "at": at,
                        "runId": run,
                        "replayed": known.replayed,
                    }
                )
        return rows

    def _make_row_filter(self, principal: Principal | None) -> Callable[[str, str | None], bool]:
        """Return which calls, by tool and code, a caller may be shown: the code of a refused call must not tell whether its tool exists."""
        if principal is None:
            return lambda _tool, _code: True
        visible = frozenset(list_visible_tools(self._app.catalogue, self._app.policy, principal))
        return lambda tool, code: code not in _CODES_OF_HIDDEN_TOOLS or tool in visible

    def _read_tape_facts(self, call_id: str) -> _TapeFacts:
        try:
            body = self._app.store.get_tape(call_id)
            head = None if body is None else decode_head(body)
        except TapeError:
            return _TapeFacts()
        except StoreError as fault:
            if fault.cause != "unopened":
                raise
            return _TapeFacts()  # one tape that cannot be decrypted hides no other call
        if body is None or head is None:
            return _TapeFacts()
        return _TapeFacts(head.request.principal, head.request.run_id, self._is_replay(call_id, body))

    def _is_replay(self, call_id: str, tape: bytes) -> bool:
        """Return whether the call gave an earlier result again. Only a tape with such an answer is computed again: that takes milliseconds."""
        try:
            return b'"AlreadySettled"' in tape and self._app.replay(call_id).meta.replayed
        except TapeError:
            return False

    async def list_ledger(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/ledger``: remembered calls with effects, newest first; ``state``, ``tool`` and ``limit`` choose among them.

        Callers other than those of local mode see their own among the newest ``MAX_SEARCHED`` entries of the ledger that are chosen so.
        """
        refuse_unknown_parameters(request, "limit", "state", "tool")
        limit = make_integer_reader(MAX_LISTED)("limit", request.query.get("limit", "50"))
        named, tool = request.query.get("state"), request.query.get("tool")
        state = None if named is None else _FILTER_BY_NAME.get(named)
        if named is not None and state is None:
            raise make_parameter_refusal("state", f"must be one of {', '.join(_FILTER_BY_NAME)}")
        if tool is not None and len(tool) > MAX_NAME_CHARS:
            raise make_parameter_refusal("tool", "is not a tool name")
        entries = await _ask_store(
            lambda: self._app.store.list_entries(
                state=state, tool=tool, limit=limit if principal is None else MAX_SEARCHED
            )
        )
        own = [one for one in entries if principal is None or _is_own(one.principal, principal)]
        shown = [
            {
                "entryId": one.entry_id,
                **_entry_to_json(one),
                "runId": unqualify_run(one.run_id, principal),
                "createdAt": one.created_at,
                "updatedAt": one.updated_at,
            }
            for one in own[:limit]
        ]
        return make_json_response({"ledger": shown})

    def _load_run(self, run: str) -> tuple[list[Any], list[Any]]:
        store = self._app.store
        rows = [
            {"callId": call_id, "tool": tool, "code": code, "at": at}
            for call_id, tool, code, at in store.list_tapes(run_id=run, limit=MAX_LISTED)
        ]
        return rows, [_entry_to_json(one) for one in store.list_entries(run_id=run, limit=MAX_LISTED)]

    async def get_call(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/calls/{id}``: the result of a finished call, reconstructed from its tape."""
        refuse_unknown_parameters(request)
        tape = await self._load_tape(request, principal)
        try:
            result = await asyncio.to_thread(self._app.replay, tape.head.ticket.call_id)
        except DivergedError:
            raise RequestRefusedError(
                make_problem(409, "The call was made under other rules; its tape shows what happened.")
            ) from None
        except TapeError:  # secret arguments, a withheld result, a resource that was read: not in the tape
            raise RequestRefusedError(
                make_problem(409, "The result cannot be computed from the tape, which shows what happened.")
            ) from None
        return make_json_response(canonical.dump(result))

    async def get_tape(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/calls/{id}/tape``: the tape of a finished call, as JSON Lines."""
        refuse_unknown_parameters(request)
        tape = await self._load_tape(request, principal)
        return HttpResponse(200, strip_tracebacks(tape).encode(), "application/x-ndjson")

    async def _load_tape(self, request: HttpRequest, principal: Principal | None) -> Tape:
        wanted = request.params["id"]
        tape = await _ask_store(self._find_tape, wanted) if _CALL_ID_PATTERN.fullmatch(wanted) else None
        if tape is None or tape.head.ticket.call_id != wanted or not _is_own_tape(tape, principal):
            raise _make_not_found("There is no such call.")
        return tape

    def _find_tape(self, call_id: str) -> Tape | None:
        try:
            return self._app.tape(call_id)
        except TapeError:
            return None


def _is_own_tape(tape: Tape, principal: Principal | None) -> bool:
    return principal is None or _is_own(tape.head.request.principal, principal)


def _is_own(made_by: Principal, principal: Principal) -> bool:
    return (made_by.tenant, made_by.id) == (principal.tenant, principal.id)


async def _ask_store(look: Callable[..., T], *what: str) -> T:
    """Query the store in a thread, so that the loop is not blocked."""
    try:
        return await asyncio.to_thread(look, *what)
    except StoreError:
        raise RequestRefusedError(
            make_problem(503, "The store is unavailable at the moment.", {"Retry-After": "1"})
        ) from None


def _make_not_found(title: str) -> RequestRefusedError:
    return RequestRefusedError(make_problem(404, title))


def contract_to_json(compiled: CompiledContract) -> dict[str, Any]:
    """Return what a caller may know of a contract: nothing about the endpoint behind it."""
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


def _status_to_json(one: ServerStatus, *, operator: bool) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "name": one.name,
        "state": one.phase,
        "forMs": round(one.phase_ms),
        "cause": one.cause,
        "retryInMs": one.retry_in_ms,
        "era": one.era,
        "tools": one.tools,
        "held": one.held,
        "unusable": one.unusable,
    }
    return shown | ({"reason": one.reason, "lastWords": list(one.last_words)} if operator else {})


def _entry_to_json(one: LedgerEntry) -> dict[str, Any]:
    return {
        "callId": one.owner,
        "tool": one.tool,
        "effect": one.effect,
        "state": one.state,
        "attempt": one.attempt,
    }
