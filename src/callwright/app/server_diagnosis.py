"""Diagnose why an MCP server cannot be used: one kind of problem, with details. Connects as a call does; runs no tool.

May not know display texts. A server's own output is only returned if the server is the operator's own program.
"""

import asyncio
import os
import shutil
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct

from callwright.app.http_diagnosis import HttpDiagnosisKind as HttpKind
from callwright.app.http_diagnosis import diagnose_http
from callwright.core.protocols import mcp_protocol
from callwright.domain.refusal import Refusal
from callwright.relay import RpcFaultError
from callwright.tools.mcp.definition_pins import DefinitionPins, PinError
from callwright.tools.mcp.exchange import MalformedMessageError
from callwright.tools.mcp.http_responses import HttpRefusalError
from callwright.tools.mcp.mcp_upstream import McpUpstream
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.tools.mcp.stdio_peer import StdioPeer
from callwright.tools.oauth.login_errors import LoginRequiredError
from callwright.tools.oauth.login_store import LoginStore
from callwright.tools.tool_catalogue import ToolCatalogue
from callwright.wire.http_client import HttpClient
from callwright.wire.request_target import HttpTransportError

DiagnosisKind = (
    HttpKind
    | Literal[
        "ok", "held", "unusable", "absent_tools", "absent_arguments", "no_program", "no_folder", "not_started", "ended", "oversized", "noise", "hangs", "wrong_era", "refused_to_open",
        "no_tools_answer", "pins", "login_needed", "login_failed",
    ]
)  # fmt: skip
PROBE_TIMEOUT_S: Final = 15.0
_MAX_STDERR_LINES: Final = 5


class Diagnosis(Struct, frozen=True):
    """Result of a diagnosis. ``values`` are for its message: numbers, names, and the last lines of a program's stderr.

    ``listed`` maps the names under which its tools are called to input schemas; None if it did not list them, or if the
    configuration must be corrected first: ``absent`` and ``lacking`` are what it names in vain, and ``refused`` the tools whose
    declared contract does not fit them, as ``McpUpstream`` has them.
    """

    kind: DiagnosisKind
    values: dict[str, Any] = {}
    listed: dict[str, Any] | None = None
    absent: dict[str, str] = {}
    lacking: dict[tuple[str, str], str] = {}
    refused: dict[str, Refusal] = {}


async def diagnose_server(
    spec: ServerSpec,
    pins: Path | None = None,
    patience_s: float = PROBE_TIMEOUT_S,
    logins: LoginStore | None = None,
) -> Diagnosis:
    """Connect to a server as the gateway does, report the result, and disconnect.

    Args:
        spec: The server.
        pins: File of accepted definitions; read, never written.
        patience_s: Timeout of its answers, in seconds.
        logins: The store of logins; an expired token is renewed there, as for a call.
    """
    missing = _find_missing_program(spec)
    if missing is not None:
        return missing
    client, catalogue = HttpClient(), ToolCatalogue()
    try:
        kept = DefinitionPins(pins).copy_in_memory()
    except PinError:
        return Diagnosis("pins")
    upstream = McpUpstream(
        spec, client, kept, catalogue.register, catalogue.withdraw, _ignore_notification, logins
    )
    try:
        return await _probe_server(spec, upstream, client, patience_s)
    finally:
        await upstream.close()
        client.close()


def _find_missing_program(spec: ServerSpec) -> Diagnosis | None:
    """Return the problem that prevents a program from starting, if any."""
    if not spec.command:
        return None
    if spec.cwd is not None and not Path(spec.cwd).is_dir():
        return Diagnosis("no_folder", {"path": spec.cwd})
    path = spec.build_environment(os.environ).get("PATH")
    program = spec.command[0]
    at = program if spec.cwd is None or os.sep not in program else os.path.join(spec.cwd, program)  # noqa: PTH118 - keeps an absolute path
    if shutil.which(at, path=path) is None:
        return Diagnosis("no_program", {"program": program})
    return None


async def _probe_server(
    spec: ServerSpec, upstream: McpUpstream, client: HttpClient, patience_s: float
) -> Diagnosis:
    peer = upstream.peer
    try:
        async with asyncio.timeout(patience_s):
            await peer.open()
    except RpcFaultError as fault:
        return _diagnose_refusal(fault)
    except LoginRequiredError as fault:
        return _diagnose_login(fault)
    except (HttpTransportError, HttpRefusalError, MalformedMessageError, TimeoutError) as fault:
        if upstream.program is not None:
            return _diagnose_program(upstream.program, fault)
        return Diagnosis(*await diagnose_http(spec, fault, client))
    try:
        async with asyncio.timeout(patience_s):
            await upstream.refresh()
    except (RpcFaultError, TimeoutError) as fault:
        return _diagnose_unlisted(upstream, fault)
    return _diagnose_listing(upstream, peer.era)


def _diagnose_unlisted(upstream: McpUpstream, fault: Exception) -> Diagnosis:
    """Diagnose a server that opened, and did not list its tools."""
    if upstream.login_needed is not None:
        return _diagnose_login(upstream.login_needed)
    if upstream.program is not None and upstream.program.has_overflowed:
        return _diagnose_program(upstream.program, fault)
    return Diagnosis("no_tools_answer")


def _diagnose_listing(upstream: McpUpstream, era: str) -> Diagnosis:
    """Diagnose a server that has listed its tools: tools held back by a changed definition or by the configuration."""
    if upstream.absent:
        near = [f"{name} → {other}" if other else name for name, other in upstream.absent.items()]
        names = {"names": ", ".join(near)}
        return Diagnosis("absent_tools", names, absent=upstream.absent, lacking=upstream.lacking)
    if upstream.lacking:
        pairs = [(f"{tool}: {name}", other) for (tool, name), other in upstream.lacking.items()]
        named = [f"{name} → {other}" if other else name for name, other in pairs]
        return Diagnosis("absent_arguments", {"names": ", ".join(named)}, lacking=upstream.lacking)
    listed = upstream.input_schemas
    unusable = {name: why for name, why in upstream.reasons.items() if name not in upstream.held}
    values = {
        "era": era,
        "tools": len(upstream.offered_tools),
        "reasons": unusable or {name.strip(): why for name, why in upstream.reasons.items()},
    }
    kind: DiagnosisKind = "unusable" if unusable else "held" if upstream.reasons else "ok"
    return Diagnosis(kind, values, listed, refused=upstream.refused_contracts)


def _diagnose_login(needed: LoginRequiredError) -> Diagnosis:
    values = {"server": needed.server, "scopes": " ".join(needed.scopes)}
    fault = needed.fault
    if fault is None or fault.why == "expired":
        return Diagnosis("login_needed", values)
    return Diagnosis("login_failed", values | {"why": fault.why, "detail": fault.detail})


def _diagnose_refusal(fault: RpcFaultError) -> Diagnosis:
    if fault.code == mcp_protocol.UNSUPPORTED_VERSION:
        said = fault.data.get("supported") if isinstance(fault.data, dict) else None
        versions = [str(one)[:20] for one in said[:5]] if isinstance(said, list) else []
        return Diagnosis("wrong_era", {"versions": versions})
    return Diagnosis("refused_to_open", {"code": fault.code})


def _diagnose_program(peer: StdioPeer, fault: Exception) -> Diagnosis:
    said = [line for line in peer.stderr if line.strip()][-_MAX_STDERR_LINES:]
    if peer.has_overflowed:
        return Diagnosis("oversized", {"stderr": said})
    if peer.ended_with is not None:
        return Diagnosis("ended", {"code": peer.ended_with, "stderr": said})
    if peer.noise:
        return Diagnosis("noise", {"stderr": said, "line": peer.noise[:80]})
    if isinstance(fault, TimeoutError):
        return Diagnosis("hangs", {"stderr": said})
    return Diagnosis("not_started", {"stderr": said})


def _ignore_notification(_method: str, _params: dict[str, Any]) -> None:
    """Ignore notifications during the diagnosis."""
