"""``HttpApi``: the table of routes, and what all of them share: who asks, and how a fault is told."""

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from callwright.app import Callwright
from callwright.domain.call import Principal
from callwright.gateway.api.calls import Calls
from callwright.gateway.api.deciding import Deciding
from callwright.gateway.api.document import document
from callwright.gateway.api.looking import Looking
from callwright.gateway.api.reviewing import Reviewing
from callwright.gateway.api.tasks import Tasks
from callwright.gateway.identity.asking import Identify, anybody
from callwright.gateway.origins.inferring import Inference
from callwright.gateway.wire.messages import EventStream, Handler, Refused, Request, Response

Inner = Callable[[Request, Principal | None], Awaitable[Response | EventStream]]


class Mountable(Protocol):
    """What the routes are mounted on."""

    def mount(self, method: str, path: str, handler: Handler) -> None:
        """Answer this method at this path; ``{name}`` stands for one segment."""
        ...


class HttpApi:
    """The API of one application, to be mounted on a server.

    Args:
        app: Whose tools are called.
        identify: Who asks; in local mode nobody has to say.
        inference: Finds out where a call comes from; by default only the headers of hosts are read, and no run is inferred.
    """

    def __init__(
        self, app: Callwright, identify: Identify = anybody, inference: Inference | None = None
    ) -> None:
        self._identify = identify
        inference = inference or Inference(float, budgets=False)
        calls, looking, deciding, tasks = Calls(app, inference), Looking(app), Deciding(app), Tasks(app)
        reviewing = Reviewing(app)
        self._document = msgspec.json.encode(document())
        self.routes: dict[tuple[str, str], Handler] = {
            ("POST", "/v1/tools/{name}/calls"): self._for(calls.by_name),
            ("POST", "/v1/calls"): self._for(calls.as_written),
            ("GET", "/v1/tools"): self._for(looking.tools),
            ("GET", "/v1/tools/{name}"): self._for(looking.tool),
            ("GET", "/v1/runs/{id}"): self._for(looking.run),
            ("GET", "/v1/calls/{id}"): self._for(looking.call),
            ("GET", "/v1/calls/{id}/tape"): self._for(looking.tape),
            ("GET", "/v1/approvals"): self._for(deciding.waiting),
            ("POST", "/v1/approvals/{handle}"): self._for(deciding.decide),
            ("GET", "/v1/quarantine"): self._for(reviewing.listed),
            ("GET", "/v1/quarantine/{handle}"): self._for(reviewing.one),
            ("POST", "/v1/quarantine/{handle}/release"): self._for(reviewing.release),
            ("GET", "/v1/tasks"): self._for(tasks.listed),
            ("GET", "/v1/tasks/{id}"): self._for(tasks.one),
            ("POST", "/v1/tasks/{id}/cancel"): self._for(tasks.cancel),
            ("GET", "/v1/openapi.json"): self._described,
        }

    def mount(self, server: Mountable) -> None:
        """Answer on this server."""
        for (method, path), handler in self.routes.items():
            server.mount(method, path, handler)

    async def _described(self, _request: Request) -> Response:
        return Response(200, self._document)

    def _for(self, inner: Inner) -> Handler:
        async def handle(request: Request) -> Response | EventStream:
            try:
                principal = await self._identify(request)
                request.asked_by((principal, request.header("user-agent"), request.client))
                return await inner(request, principal)
            except Refused as refusal:
                return refusal.response

        return handle
