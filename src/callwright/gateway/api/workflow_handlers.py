"""Workflows over HTTP: list, start, read, follow, answer, stop and resume.

Permissions are decided by ``app.flow_desk``; what the caller may not see is not found.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar, get_args

import msgspec
from msgspec import Struct

from callwright.app import Callwright
from callwright.app.flow_desk import FlowDesk, StartNeedsApprovalError
from callwright.app.flows import Run
from callwright.domain.call import Principal
from callwright.domain.reason import Reason, render_reason
from callwright.domain.struct_decoding import describe_types
from callwright.engine import EngineError
from callwright.gateway.api.request_options import (
    make_integer_reader,
    make_parameter_refusal,
    read_full_version,
    read_json_body,
    read_key,
    read_locale,
    refuse_unknown_parameters,
    wants_events,
)
from callwright.wire.http_messages import (
    EventStream,
    HttpRequest,
    HttpResponse,
    RequestRefusedError,
    make_json_response,
    make_problem,
)
from callwright.workflow import flow_reasons
from callwright.workflow.errors import NoSuchRunError, RunConflictError, WorkflowError
from callwright.workflow.forking import EffectsPolicy
from callwright.workflow.names import is_workflow_name
from callwright.workflow.records import ENDED, RunState
from callwright.workflow.run_json import (
    event_to_json,
    fork_plan_to_json,
    question_to_json,
    run_to_json,
    schedule_to_json,
    workflow_to_json,
)
from callwright.workflow.schedules import MissedPolicy, OverlapPolicy

T = TypeVar("T")

MAX_LISTED: Final = 200
KEEP_ALIVE_S: Final = 10.0
"""Seconds without an event after which a stream sends a keep-alive comment."""
_STATES: Final[tuple[RunState, ...]] = get_args(RunState)
_MAX_REASON_CHARS: Final = 1000
_MAX_SEQ: Final = 999_999_999
_ANSWER_FIELDS: Final = frozenset({"step", "granted", "do", "data", "fields", "yes", "signal", "reason"})


class WorkflowHandlers:
    """Request handlers of workflows and their runs."""

    def __init__(self, app: Callwright) -> None:
        self._app = app

    def _open_desk(self, principal: Principal | None) -> FlowDesk:
        return self._app.flows.desk(principal or self._app.principal)

    # --- workflows --------------------------------------------------------------------------------------------------

    async def list_workflows(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/workflows``: the workflows that the caller may start, by name."""
        refuse_unknown_parameters(request)
        found = self._open_desk(principal).workflows()
        return make_json_response({"workflows": [workflow_to_json(one) for one in found]})

    async def start_run(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``POST /v1/workflows/{name}/runs``: the body is the input; the same ``Idempotency-Key`` is the same run."""
        refuse_unknown_parameters(request, "version")
        given = _read_optional_body(request)
        if not isinstance(given, dict):
            raise RequestRefusedError(
                make_problem(422, "The body must be an object: the input of the workflow.")
            )
        name, version, key = request.params["name"], read_full_version(request), read_key(request)
        desk, locale = self._open_desk(principal), read_locale(request)

        def start() -> dict[str, Any]:
            return _run_to_json(desk, desk.start(name, given, key=key, version=version, locale=locale))

        shown = await _ask_engine(request, start)
        return _make_run_response(shown, status=202, started=True)

    # --- runs -------------------------------------------------------------------------------------------------------

    async def list_runs(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/workflow-runs``: the caller's runs, newest first; for managers, all runs of the tenant."""
        refuse_unknown_parameters(request, "workflow", "state", "limit")
        limit = make_integer_reader(MAX_LISTED)("limit", request.query.get("limit", str(MAX_LISTED)))
        states = _read_states(request)
        desk, workflow = self._open_desk(principal), _read_workflow(request)

        def look() -> list[dict[str, Any]]:
            return [run_to_json(one.record()) for one in desk.runs(workflow, states=states, limit=limit)]

        return make_json_response({"runs": await _ask_engine(request, look)})

    async def get_run(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/workflow-runs/{id}``: the state of a run; for approvers, only the questions to them."""
        refuse_unknown_parameters(request)
        desk, run_id = self._open_desk(principal), request.params["id"]
        return _make_run_response(await _ask_engine(request, lambda: _find_run_json(desk, run_id)))

    async def get_events(
        self, request: HttpRequest, principal: Principal | None
    ) -> HttpResponse | EventStream:
        """``GET /v1/workflow-runs/{id}/events``: events after ``after`` or ``Last-Event-ID``; as a stream until the run ends."""
        refuse_unknown_parameters(request, "after")
        after = _read_after(request)
        run = await self._find_own(request, principal)
        if wants_events(request):
            return await _stream_events(run, request, after)

        def look() -> list[dict[str, Any]]:
            return [event_to_json(one) for one in run.events(after=after, timeout_s=0)]

        return make_json_response({"run": run.id, "events": await _ask_engine(request, look)})

    async def list_questions(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/workflow-questions``: open questions of runs that the caller may answer, oldest first."""
        refuse_unknown_parameters(request, "limit")
        limit = make_integer_reader(MAX_LISTED)("limit", request.query.get("limit", str(MAX_LISTED)))
        desk = self._open_desk(principal)

        def look() -> list[dict[str, Any]]:
            return [{"run": run.id, **question_to_json(one)} for run, one in desk.inbox(limit=limit)]

        return make_json_response({"questions": await _ask_engine(request, look)})

    # --- what people do ---------------------------------------------------------------------------------------------

    async def answer_question(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``POST /v1/workflow-runs/{id}/answers``: the body names the step and the answer."""
        refuse_unknown_parameters(request)
        step, answer = _parse_answer(read_json_body(request))
        desk, run_id = self._open_desk(principal), request.params["id"]
        if not await _ask_engine(request, lambda: desk.answer(run_id, step, answer)):
            raise _refuse(request, 409, flow_reasons.NO_OPEN_QUESTION())
        return make_json_response({"run": run_id, "step": step, "answered": True})

    async def stop_run(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``POST /v1/workflow-runs/{id}/stop``: request its end; the body may contain a ``reason``."""
        refuse_unknown_parameters(request)
        body = _parse_object(_read_optional_body(request), {"reason"})
        reason = _read_reason(body)
        run, desk = await self._find_own(request, principal), self._open_desk(principal)
        who = principal or self._app.principal
        asked = await _ask_engine(request, lambda: run.stop(by=who, reason=reason))
        shown = await _ask_engine(request, lambda: _run_to_json(desk, run))
        if not asked and shown["state"] != "cancelled":  # cancelled: the same request again
            raise _refuse(request, 409, flow_reasons.RUN_ENDED(state=shown["state"]))
        return _make_run_response(shown)

    async def resume_run(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``POST /v1/workflow-runs/{id}/resume``: resume where it stopped; ``repeatEffects`` allows repeating an effect, ``deadline`` gives it time."""
        refuse_unknown_parameters(request)
        body = _parse_object(_read_optional_body(request), {"repeatEffects", "deadline"})
        repeat = body.get("repeatEffects", False)
        if not isinstance(repeat, bool):
            raise RequestRefusedError(make_problem(422, "repeatEffects must be true or false."))
        deadline = body.get("deadline")
        if not isinstance(deadline, str | None):
            raise RequestRefusedError(make_problem(422, "deadline must be a duration such as 2h."))
        run, desk = await self._find_own(request, principal), self._open_desk(principal)
        if not await _ask_engine(request, lambda: run.resume(repeat_effects=repeat, deadline=deadline)):
            raise _refuse(request, 409, flow_reasons.NOT_STOPPED())
        return _make_run_response(await _ask_engine(request, lambda: _run_to_json(desk, run)))

    async def fork_run(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``POST /v1/workflow-runs/{id}/fork``: another run that keeps the steps before ``at``; with ``plan`` nothing is started."""
        refuse_unknown_parameters(request)
        body = _parse_fork(_read_optional_body(request))
        desk, run_id, key = self._open_desk(principal), request.params["id"], read_key(request)
        if body.plan:
            run = await self._find_own(request, principal)
            plan = await _ask_engine(request, lambda: run.plan_fork(body.at, body.changed))
            return make_json_response(fork_plan_to_json(plan))

        def start() -> dict[str, Any]:
            forked = desk.fork(run_id, body.at, body.changed, effects=body.effects, key=key)
            return _run_to_json(desk, forked)

        return _make_run_response(await _ask_engine(request, start), status=202, started=True)

    # --- schedules ----------------------------------------------------------------------------------------------------

    async def list_schedules(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``GET /v1/workflow-schedules``: the caller's schedules, by name; for managers, all of the tenant."""
        refuse_unknown_parameters(request)
        desk = self._open_desk(principal)
        found = await _ask_engine(request, desk.schedules)
        return make_json_response({"schedules": [schedule_to_json(one) for one in found]})

    async def add_schedule(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``POST /v1/workflow-schedules``: the body is the schedule; the same one again stays as it is."""
        refuse_unknown_parameters(request)
        given = _parse_schedule(read_json_body(request))
        desk = self._open_desk(principal)
        made = await _ask_engine(
            request,
            lambda: desk.add_schedule(
                given.name,
                given.workflow,
                given.input,
                cron=given.cron,
                timezone=given.timezone,
                missed=given.missed,
                overlap=given.overlap,
                version=given.version,
                replace_other=given.replace,
            ),
        )
        return make_json_response(schedule_to_json(made), status=201)

    async def pause_schedule(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``POST /v1/workflow-schedules/{name}/pause``: start nothing until it is resumed."""
        return await self._set_paused(request, principal, paused=True)

    async def resume_schedule(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``POST /v1/workflow-schedules/{name}/resume``: continue at the next tick."""
        return await self._set_paused(request, principal, paused=False)

    async def _set_paused(
        self, request: HttpRequest, principal: Principal | None, *, paused: bool
    ) -> HttpResponse:
        refuse_unknown_parameters(request)
        _parse_object(_read_optional_body(request), set())
        desk, name = self._open_desk(principal), request.params["name"]
        changed = await _ask_engine(request, lambda: desk.set_schedule_paused(name, paused=paused))
        return make_json_response(schedule_to_json(changed))

    async def remove_schedule(self, request: HttpRequest, principal: Principal | None) -> HttpResponse:
        """``POST /v1/workflow-schedules/{name}/remove``: delete it; its runs continue."""
        refuse_unknown_parameters(request)
        _parse_object(_read_optional_body(request), set())
        desk, name = self._open_desk(principal), request.params["name"]
        if not await _ask_engine(request, lambda: desk.remove_schedule(name)):
            raise _refuse(request, 404, flow_reasons.NO_SCHEDULE())
        return make_json_response({"name": name, "removed": True})

    async def _find_own(self, request: HttpRequest, principal: Principal | None) -> Run:
        desk, run_id = self._open_desk(principal), request.params["id"]
        return await _ask_engine(request, lambda: desk.find_own(run_id))


class ScheduleBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a new schedule."""

    name: str
    workflow: str
    cron: str
    input: dict[str, Any] = {}
    timezone: str = "UTC"
    missed: MissedPolicy = "last"
    overlap: OverlapPolicy = "allow"
    version: str | None = None
    replace: bool = False


class ForkBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a fork."""

    at: str | None = None
    changed: dict[str, Any] = {}
    effects: EffectsPolicy = "ask"
    plan: bool = False


def _parse_fork(body: Any) -> ForkBody:
    try:
        return msgspec.convert(body, ForkBody)
    except msgspec.ValidationError:
        known = ", ".join(ForkBody.__struct_fields__)
        raise RequestRefusedError(make_problem(422, f"The body must be an object with: {known}.")) from None


def _parse_schedule(body: Any) -> ScheduleBody:
    try:
        return msgspec.convert(body, ScheduleBody)
    except msgspec.ValidationError:
        known = ", ".join(ScheduleBody.__struct_fields__)
        raise RequestRefusedError(
            make_problem(422, f"The body must name a schedule, a workflow and a cron expression: {known}.")
        ) from None


# --- requests ---------------------------------------------------------------------------------------------------------


def _read_workflow(request: HttpRequest) -> str | None:
    named = request.query.get("workflow")
    if named is not None and not is_workflow_name(named):
        raise make_parameter_refusal("workflow", "is no name of a workflow")
    return named


def _read_states(request: HttpRequest) -> tuple[RunState, ...]:
    named = request.query.get("state")
    if named is None:
        return ()
    for state in _STATES:
        if state == named:
            return (state,)
    raise make_parameter_refusal("state", "must be a state of a run: " + ", ".join(_STATES))


def _read_after(request: HttpRequest) -> int:
    """Return the number of the last event that the client has received; a reconnecting client sends it in ``Last-Event-ID``."""
    text = request.get_header("Last-Event-ID") or request.query.get("after", "0")
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise make_parameter_refusal("after", f"must be a whole number from 0 to {_MAX_SEQ}")
    return int(text)


def _read_optional_body(request: HttpRequest) -> Any:
    """Return the body of a request that may say everything without one, as ``read_json_body``; {} where there is none."""
    return read_json_body(request) if request.body else {}


def _parse_object(body: Any, known: set[str]) -> dict[str, Any]:
    if not isinstance(body, dict) or not body.keys() <= known:
        raise RequestRefusedError(
            make_problem(422, f"The body must be an object with: {', '.join(sorted(known))}.")
        )
    return body


def _read_reason(body: dict[str, Any]) -> str:
    reason = body.get("reason", "")
    if not isinstance(reason, str) or len(reason) > _MAX_REASON_CHARS:
        raise RequestRefusedError(
            make_problem(422, f"reason must be a text of at most {_MAX_REASON_CHARS} characters.")
        )
    return reason


def _parse_answer(body: Any) -> tuple[str, dict[str, Any]]:
    """Parse the step and the answer, whose fields have the types that the application expects."""
    given = dict(_parse_object(body, set(_ANSWER_FIELDS)))
    step = given.pop("step", None)
    _read_reason(given)
    decisions = given.keys() & {"granted", "do", "fields", "yes", "signal"}
    well_typed = (
        isinstance(step, str)
        and isinstance(given.get("granted", False), bool)
        and isinstance(given.get("yes", False), bool)
        and isinstance(given.get("fields", {}), dict)
        and given.get("do", "stop") in ("retry", "skip", "stop")
    )
    if not well_typed or len(decisions) != 1:
        raise RequestRefusedError(
            make_problem(422, "The body must name a step and one answer: granted, do, fields, yes or signal.")
        )
    if "signal" in given:
        return str(step), {"signal": given["signal"]}
    return str(step), given


# --- answers ----------------------------------------------------------------------------------------------------------


def _run_to_json(desk: FlowDesk, run: Run) -> dict[str, Any]:
    return _find_run_json(desk, run.id)


def _find_run_json(desk: FlowDesk, run_id: str) -> dict[str, Any]:
    """Return the whole run for the principal that started it; for approvers, only its open questions."""
    run, record, questions = desk.find(run_id)
    if desk.is_own(record):
        return run_to_json(record, run.steps, questions, run.usage)
    shown = run_to_json(record, questions=questions)
    return shown | {"input": None, "output": None, "stopped": None, "key": None}


def _make_run_response(shown: dict[str, Any], *, status: int = 200, started: bool = False) -> HttpResponse:
    answer = make_json_response(shown)
    headers = {"Cache-Control": "no-store"}
    if started:
        headers["Location"] = f"/v1/workflow-runs/{shown['run']}"
    if shown["state"] not in ENDED:
        headers["Retry-After"] = "1"
    return HttpResponse(status, answer.body, answer.content_type, headers)


async def _stream_events(run: Run, request: HttpRequest, after: int) -> EventStream:
    """Send one named stream event per event of the run; numbered ones can be requested again."""
    stream, events = request.open_event_stream(), run.aevents(after=after)
    upcoming = asyncio.ensure_future(anext(events, None))
    try:
        while request.is_client_waiting:
            await asyncio.wait({upcoming}, timeout=KEEP_ALIVE_S)
            if not upcoming.done():
                stream.send_keep_alive()
                continue
            one = upcoming.result()
            if one is None:
                break
            id_ = None if one.kind == "waiting" else str(one.seq)
            await stream.send(msgspec.json.encode(event_to_json(one)), event=one.kind, id_=id_)
            upcoming = asyncio.ensure_future(anext(events, None))
    except (EngineError, NoSuchRunError):
        return stream  # the client reconnects with Last-Event-ID and gets the rest
    finally:
        upcoming.cancel()
        await asyncio.gather(upcoming, return_exceptions=True)
    return stream


async def _ask_engine(request: HttpRequest, look: Callable[[], T]) -> T:
    """Query the engine in a thread, so that the loop is not blocked."""
    try:
        return await asyncio.to_thread(look)
    except NoSuchRunError:
        raise _refuse(request, 404, flow_reasons.NOTHING_FOUND()) from None
    except StartNeedsApprovalError as fault:
        raise _refuse(request, 403, fault.cause) from None
    except RunConflictError as conflict:
        raise _refuse(request, 409, conflict.cause) from None
    except WorkflowError as fault:
        raise _refuse(request, 422, fault.cause) from None
    except EngineError:
        raise _refuse(request, 503, flow_reasons.RUNS_AWAY(), {"Retry-After": "1"}) from None


def _refuse(
    request: HttpRequest, status: int, why: Reason | str, headers: Mapping[str, str] | None = None
) -> RequestRefusedError:
    """Return a refusal that says why in the language of the client."""
    return RequestRefusedError(
        make_problem(status, render_reason(why, read_locale(request) or "en"), headers)
    )


describe_types(ForkBody, ScheduleBody)
