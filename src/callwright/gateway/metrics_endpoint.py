"""``GET /metrics``: the figures of this process, and of the ledger behind it, for Prometheus.

Without identities every client that reaches the gateway may read them, as everything else there; with identities a principal with the
role ``metrics``. Names of tools and servers are in them, values of calls are not.
"""

from collections.abc import Callable
from typing import Final

from callwright.app import Callwright
from callwright.app.ledger_figures import LedgerWatch, describe_ledger
from callwright.core.records.server_state import ServerPhase
from callwright.gateway.identity.identification import Identify, identify_anybody
from callwright.telemetry.call_metrics import CallMetrics
from callwright.telemetry.metric_families import Labels, MetricFamily, choose_format, render_families
from callwright.telemetry.process_metrics import collect_process_metrics
from callwright.wire.http_messages import HttpRequest, HttpResponse, make_problem
from callwright.wire.http_server import HttpServer

METRICS_PATH: Final = "/metrics"
METRICS_ROLE: Final = "metrics"
_PHASES: Final[tuple[ServerPhase, ...]] = ("starting", "ready", "away", "blocked")


class MetricsEndpoint:
    """The metrics of one gateway.

    Args:
        app: The application whose calls are counted.
        identify: Identifies the caller.
        now_ms: Returns the time, epoch milliseconds.
        collect: Returns the figures of the gateway itself.
    """

    def __init__(
        self,
        app: Callwright,
        identify: Identify,
        now_ms: Callable[[], int],
        collect: Callable[[], list[MetricFamily]],
    ) -> None:
        self._app = app
        self._identify = identify
        self._calls: CallMetrics = app.host.count_calls()
        self._ledger = LedgerWatch(lambda: app.store, now_ms)
        self._collect = collect

    def mount(self, server: HttpServer) -> None:
        """Mount it on the gateway's own server."""
        is_open = self._identify is identify_anybody  # then the host name keeps pages of other sites out
        server.mount("GET", METRICS_PATH, self._answer_identified, any_host=not is_open)

    def mount_open(self, server: HttpServer) -> None:
        """Mount it on a server that only this machine reaches: it asks for no key."""
        server.mount("GET", METRICS_PATH, self._answer)

    async def _answer_identified(self, request: HttpRequest) -> HttpResponse:
        principal = await self._identify(request)
        if principal is not None and METRICS_ROLE not in principal.roles:
            return make_problem(403, f"Only a principal with the role {METRICS_ROLE} may read metrics.")
        return await self._answer(request)

    async def _answer(self, request: HttpRequest) -> HttpResponse:
        ledger = await self._ledger.read()
        media = choose_format(request.get_header("Accept") or "")
        families = [
            *self._calls.collect(),
            *describe_ledger(ledger),
            *self._describe_servers(),
            *self._collect(),
            *collect_process_metrics(),
        ]
        return HttpResponse(200, render_families(families, media), media, {"Cache-Control": "no-store"})

    def _describe_servers(self) -> list[MetricFamily]:
        connected = self._app.connected
        states: dict[Labels, float] = {}
        held: dict[Labels, float] = {}
        for one in connected.list_statuses() if connected is not None else ():
            states |= {(one.name, phase): int(one.phase == phase) for phase in _PHASES}
            held[one.name,] = one.held
        return [
            MetricFamily(
                name="callwright_server_state",
                type="gauge",
                help="1 for the state that an MCP server is in.",
                labels=("server", "state"),
                samples=dict(states),
            ),
            MetricFamily(
                name="callwright_server_held_tools",
                type="gauge",
                help="Tools of an MCP server that wait to be accepted.",
                labels=("server",),
                samples=dict(held),
            ),
        ]
