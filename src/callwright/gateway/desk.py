"""``Desk``: what stands behind the MCP front of the gateway. Tools go through the app; the rest goes to its server.

May not know sockets or eras beyond asking which one a caller speaks.
"""

from collections.abc import Callable
from typing import Any

from callwright.app import Callwright
from callwright.core import mcp
from callwright.core.authorize import matches
from callwright.core.mcp import Mirror
from callwright.gateway.calling import INFO, Calls
from callwright.gateway.drawing import draw_of
from callwright.gateway.lasting import LASTING
from callwright.gateway.listing import Listing
from callwright.gateway.mcp.backend import Hello, Incoming
from callwright.gateway.origins.inferring import Inference
from callwright.gateway.preview import Previews
from callwright.gateway.rounds import Rounds
from callwright.gateway.routing import Routing
from callwright.gateway.seal import Seal
from callwright.gateway.tasks import Tasks
from callwright.gateway.waiting import OURS
from callwright.relay import InputWanted


class Desk:
    """A ``Backend`` over an application and the servers it is connected to. ``now_ms`` is the time of day.

    ``inline_defs_for``: names of clients that are listed schemas without references; ``*`` is any run of characters.
    """

    def __init__(
        self,
        app: Callwright,
        seal: Seal,
        previews: Previews,
        inference: Inference,
        now_ms: Callable[[], int],
        inline_defs_for: tuple[str, ...] = (),
    ) -> None:
        self._app = app
        self._inline_defs_for = inline_defs_for
        self._listing = Listing(app.catalogue, app.offered, INFO)
        self._tasks = Tasks(seal)
        self._rounds = Rounds(seal, app.principal)
        self._calls = Calls(app, self._rounds, previews, self._tasks, inference, now_ms)
        self._routing = Routing(lambda: app.connected.servers if app.connected else {})

    def hello(self) -> Hello:
        """What all of us together can do."""
        capabilities: dict[str, Any] = {
            "tools": {"listChanged": True},
            **self._routing.capabilities(),
            "extensions": {mcp.TASKS: {}},
        }
        return Hello(capabilities=capabilities, info=INFO, instructions=self._routing.instructions())

    def mirrors(self, tool: str) -> tuple[Mirror, ...]:
        """Which arguments of this tool a client mirrors into headers."""
        found = self._app.catalogue.find(tool, None, self._app.principal)
        mirrors: tuple[Mirror, ...] = getattr(found[1], "mirrors", ()) if found else ()
        return mirrors

    async def request(self, incoming: Incoming) -> dict[str, Any] | bytes:
        """Answer a request."""
        match incoming.method:
            case "tools/call":
                return await self._calls.call(incoming)
            case "tools/list":
                principal = incoming.principal or self._app.principal
                cursor = incoming.params.get("cursor")
                changes = self._app.catalogue.changes + self._app.policy.changes
                whole = bool(self._inline_defs_for) and self._wants_whole(incoming.relay.client)
                drawn = draw_of(self._app, incoming, principal)
                return self._listing.page(principal, incoming.era, cursor, changes, whole=whole, drawn=drawn)
            case "prompts/get" | "resources/read":
                return await self._asked(incoming)
            case method if method in mcp.TASK_METHODS:
                return await self._of_task(incoming)
            case _:
                return await self._routing.request(incoming.method, incoming.params, incoming.relay)

    def _wants_whole(self, client: dict[str, Any] | None) -> bool:
        """Whether a profile of this client says that it cannot follow references within a schema."""
        name = (client or {}).get("name")
        return isinstance(name, str) and any(matches(one, name) for one in self._inline_defs_for)

    async def _asked(self, incoming: Incoming) -> dict[str, Any]:
        """A prompt or a resource: its server may ask something first."""
        params, _ = self._rounds.brought_back(incoming)
        found = await self._routing.request(incoming.method, params, incoming.relay)
        if found.get("resultType") != "input_required":
            return found
        wanted = InputWanted(found.get("inputRequests") or {}, found.get("requestState"))
        return self._rounds.question(incoming, wanted)

    async def _of_task(self, incoming: Incoming) -> dict[str, Any]:
        server, id_ = self._tasks.inward(self._rounds.owner(incoming), incoming.params)
        if server == OURS:
            found = await self._calls.waiting.request(incoming.method, id_, incoming)
        elif server == LASTING:
            found = await self._calls.lasting.request(incoming.method, id_, incoming)
        else:
            params = {**incoming.params, "taskId": id_}
            found = await self._routing.of_task(server, incoming.method, params, incoming.relay)
        return (
            {**found, "taskId": incoming.params["taskId"]} if found.keys() & {"status", "taskId"} else found
        )

    async def watch(self, uri: str, *, on: bool) -> None:
        """Somebody wants to be told of changes of this resource, or nobody does any more."""
        await self._routing.watch(uri, on=on)

    async def close(self) -> None:
        """Let calls that nobody waits for at this moment come to their ends."""
        await self._calls.waiting.close()
