"""``HttpApi``: the routes, and what all of them share: identification of the caller and reporting of faults."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

import msgspec

from callwright.app import Callwright
from callwright.domain.call import Principal
from callwright.gateway.api.approval_handlers import ApprovalHandlers
from callwright.gateway.api.call_handlers import CallHandlers
from callwright.gateway.api.lookup_handlers import LookupHandlers
from callwright.gateway.api.quarantine_handlers import QuarantineHandlers
from callwright.gateway.api.request_options import wants_events
from callwright.gateway.api.task_handlers import TaskHandlers
from callwright.gateway.identity.identification import (
    READMIT_S,
    Identify,
    identify_anybody,
    is_still_admitted,
    make_body_identification,
)
from callwright.gateway.origins.origin_inference import OriginInference
from callwright.wire.http_messages import (
    EventStream,
    HttpRequest,
    HttpResponse,
    IdentifySender,
    RequestHandler,
    RequestRefusedError,
)
from callwright.wire.request_head import MountPath

if TYPE_CHECKING:
    from callwright.gateway.api.workflow_handlers import WorkflowHandlers

ApiHandler = Callable[[HttpRequest, Principal | None], Awaitable[HttpResponse | EventStream]]


class MountTarget(Protocol):
    """A server that routes can be mounted on."""

    def mount(
        self, method: str, path: str, handler: RequestHandler, identify: IdentifySender | None = None
    ) -> None:
        """Route this method and path to the handler; ``{name}`` matches one path segment. See ``HttpServer.mount``."""
        ...


class HttpApi:
    """The HTTP API of one application, to be mounted on a server.

    Args:
        app: The application whose tools are called.
        identify: Identifies the caller; in local mode everybody is the application's own principal.
        inference: Infers the origin of a call; by default only the hosts' headers are read and no run is inferred.
        readmit_s: Seconds after which the caller of a stream that stays open is identified again.
    """

    def __init__(
        self,
        app: Callwright,
        identify: Identify = identify_anybody,
        inference: OriginInference | None = None,
        readmit_s: float = READMIT_S,
    ) -> None:
        self._identify = identify
        self._readmit_s = readmit_s
        inference = inference or OriginInference(float, budgets=False)
        calls, looking, deciding, tasks = (
            CallHandlers(app, inference),
            LookupHandlers(app),
            ApprovalHandlers(app),
            TaskHandlers(app),
        )
        reviewing = QuarantineHandlers(app)
        self._app = app
        self.routes: dict[tuple[str, str], RequestHandler] = {
            ("POST", "/v1/tools/{name}/calls"): self._make_handler(calls.call_by_name),
            ("POST", "/v1/calls"): self._make_handler(calls.call_as_written),
            ("GET", "/v1/tools"): self._make_handler(looking.list_tools),
            ("GET", "/v1/tools/{name}"): self._make_handler(looking.get_tool),
            ("GET", "/v1/servers"): self._make_handler(looking.list_servers),
            ("GET", "/v1/calls"): self._make_handler(looking.list_calls),
            ("GET", "/v1/ledger"): self._make_handler(looking.list_ledger),
            ("GET", "/v1/runs/{id}"): self._make_handler(looking.get_run),
            ("POST", "/v1/runs/{id}/check-reply"): self._make_handler(looking.check_reply),
            ("GET", "/v1/calls/{id}"): self._make_handler(looking.get_call),
            ("GET", "/v1/calls/{id}/tape"): self._make_handler(looking.get_tape),
            ("GET", "/v1/approvals"): self._make_handler(deciding.list_waiting),
            ("POST", "/v1/approvals/{handle}"): self._make_handler(deciding.decide),
            ("GET", "/v1/quarantine"): self._make_handler(reviewing.list_withheld),
            ("GET", "/v1/quarantine/{handle}"): self._make_handler(reviewing.get_withheld),
            ("POST", "/v1/quarantine/{handle}/release"): self._make_handler(reviewing.release_withheld),
            ("GET", "/v1/tasks"): self._make_handler(tasks.list_tasks),
            ("GET", "/v1/tasks/{id}"): self._make_handler(tasks.get_task),
            ("POST", "/v1/tasks/{id}/cancel"): self._make_handler(tasks.cancel_task),
            ("GET", "/v1/workflows"): self._make_flow_handler(lambda flows: flows.list_workflows),
            ("POST", "/v1/workflows/{name}/runs"): self._make_flow_handler(lambda flows: flows.start_run),
            ("GET", "/v1/workflow-runs"): self._make_flow_handler(lambda flows: flows.list_runs),
            ("GET", "/v1/workflow-runs/{id}"): self._make_flow_handler(lambda flows: flows.get_run),
            ("GET", "/v1/workflow-runs/{id}/events"): self._make_flow_handler(lambda flows: flows.get_events),
            ("POST", "/v1/workflow-runs/{id}/answers"): self._make_flow_handler(
                lambda flows: flows.answer_question
            ),
            ("POST", "/v1/workflow-runs/{id}/stop"): self._make_flow_handler(lambda flows: flows.stop_run),
            ("POST", "/v1/workflow-runs/{id}/resume"): self._make_flow_handler(
                lambda flows: flows.resume_run
            ),
            ("POST", "/v1/workflow-runs/{id}/fork"): self._make_flow_handler(lambda flows: flows.fork_run),
            ("GET", "/v1/workflow-questions"): self._make_flow_handler(lambda flows: flows.list_questions),
            ("GET", "/v1/workflow-schedules"): self._make_flow_handler(lambda flows: flows.list_schedules),
            ("POST", "/v1/workflow-schedules"): self._make_flow_handler(lambda flows: flows.add_schedule),
            ("POST", "/v1/workflow-schedules/{name}/pause"): self._make_flow_handler(
                lambda flows: flows.pause_schedule
            ),
            ("POST", "/v1/workflow-schedules/{name}/resume"): self._make_flow_handler(
                lambda flows: flows.resume_schedule
            ),
            ("POST", "/v1/workflow-schedules/{name}/remove"): self._make_flow_handler(
                lambda flows: flows.remove_schedule
            ),
            ("GET", "/v1/openapi.json"): self._serve_document,
        }

    def mount(self, server: MountTarget) -> None:
        """Mount all routes on this server."""
        identify = make_body_identification(self._identify)
        for (method, path), handler in self.routes.items():
            server.mount(method, path, handler, identify)

    async def _serve_document(self, request: HttpRequest) -> HttpResponse:
        mount = request.head.facts.get(MountPath)
        if mount is None:
            return HttpResponse(200, self._document)
        document = msgspec.json.decode(self._document)
        return HttpResponse(200, msgspec.json.encode({**document, "servers": [{"url": str(mount)}]}))

    @cached_property
    def _document(self) -> bytes:
        from callwright.gateway.api.api_document import build_api_document  # noqa: PLC0415 - few ask for it

        return msgspec.json.encode(build_api_document())

    @cached_property
    def _flows(self) -> "WorkflowHandlers":
        from callwright.gateway.api.workflow_handlers import WorkflowHandlers  # noqa: PLC0415 - most gateways have no workflows

        return WorkflowHandlers(self._app)

    def _make_flow_handler(self, choose: "Callable[[WorkflowHandlers], ApiHandler]") -> RequestHandler:
        """Return a handler of workflows, loaded at the first request for one."""

        async def handle(request: HttpRequest, principal: Principal | None) -> HttpResponse | EventStream:
            return await choose(self._flows)(request, principal)

        return self._make_handler(handle)

    def _make_handler(self, inner: ApiHandler) -> RequestHandler:
        async def handle(request: HttpRequest) -> HttpResponse | EventStream:
            try:
                principal = await self._identify(request)
                request.record_asker((principal, request.get_header("user-agent"), request.client_address))
                if request.method == "GET" and wants_events(request):
                    return await self._serve_while_admitted(inner, request, principal)
                return await inner(request, principal)
            except RequestRefusedError as refusal:
                return refusal.response

        return handle

    async def _serve_while_admitted(
        self, inner: ApiHandler, request: HttpRequest, principal: Principal | None
    ) -> HttpResponse | EventStream:
        """Serve a stream that stays open until its caller is no longer admitted: then it ends as if its client had left."""
        serving = asyncio.ensure_future(inner(request, principal))
        try:
            while not serving.done():
                await asyncio.wait({serving}, timeout=self._readmit_s)
                if not serving.done() and not await is_still_admitted(self._identify, request, principal):
                    request.dismiss_client()
            return serving.result()
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
