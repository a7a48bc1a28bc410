"""Why an MCP server cannot be used: one kind of trouble, with what was seen. Asks the server as a call would; runs no tool.

May not know words for people. What a server said itself is only given where it is the operator's own program.
"""

import asyncio
import os
import shutil
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct

from callwright.app.diagnosis_http import Kind as HttpKind
from callwright.app.diagnosis_http import http_kind
from callwright.core import mcp
from callwright.relay import RpcFault
from callwright.tools.catalogue import Registry
from callwright.tools.mcp.answering import HttpRefusal
from callwright.tools.mcp.exchange import Malformed
from callwright.tools.mcp.pins import PinError, Pins
from callwright.tools.mcp.spec import ServerSpec
from callwright.tools.mcp.stdio import StdioPeer
from callwright.tools.mcp.upstream import McpUpstream
from callwright.tools.oauth.faults import LoginNeeded
from callwright.tools.oauth.keeping import Keeper
from callwright.tools.wire.client import HttpClient
from callwright.tools.wire.target import HttpFault

Kind = (
    HttpKind
    | Literal[
        "ok", "held", "unusable", "absent_tools", "absent_arguments", "no_program", "no_folder", "not_started", "ended", "noise", "hangs", "wrong_era", "refused_to_open",
        "no_tools_answer", "pins", "login_needed", "login_failed",
    ]
)  # fmt: skip
PATIENCE_S: Final = 15.0
_LAST_LINES: Final = 5


class Diagnosis(Struct, frozen=True):
    """What was found. ``values`` are for words: numbers, names, and the last lines of a program's own error output.

    ``listed`` are the names under which its tools are called, each with its input schema; None where it did not list them, or
    where the configuration has to be corrected first.
    """

    kind: Kind
    values: dict[str, Any] = {}
    listed: dict[str, Any] | None = None


async def diagnosed(
    spec: ServerSpec, pins: Path | None = None, patience_s: float = PATIENCE_S, logins: Keeper | None = None
) -> Diagnosis:
    """Connect to a server as the gateway would, and say how that went. It is let go again.

    Args:
        spec: The server.
        pins: File of accepted definitions; it is read, never written.
        patience_s: How long to wait for its answers.
        logins: Where logins are kept; a token that has ended is renewed there, as it would be for a call.
    """
    missing = _missing(spec)
    if missing is not None:
        return missing
    client, catalogue = HttpClient(), Registry()
    try:
        kept = Pins(pins).copied()
    except PinError:
        return Diagnosis("pins")
    upstream = McpUpstream(spec, client, kept, catalogue.register, catalogue.withdraw, _unheard, logins)
    try:
        return await _asked(spec, upstream, client, patience_s)
    finally:
        await upstream.close()
        client.close()


def _missing(spec: ServerSpec) -> Diagnosis | None:
    """What a program needs before it can be started."""
    if not spec.command:
        return None
    if spec.cwd is not None and not Path(spec.cwd).is_dir():
        return Diagnosis("no_folder", {"path": spec.cwd})
    path = spec.environment(os.environ).get("PATH")
    program = spec.command[0]
    at = program if spec.cwd is None or os.sep not in program else os.path.join(spec.cwd, program)  # noqa: PTH118 - an absolute one stays
    if shutil.which(at, path=path) is None:
        return Diagnosis("no_program", {"program": program})
    return None


async def _asked(spec: ServerSpec, upstream: McpUpstream, client: HttpClient, patience_s: float) -> Diagnosis:
    peer = upstream.peer
    try:
        async with asyncio.timeout(patience_s):
            await peer.open()
    except RpcFault as fault:
        return _refusal(fault)
    except LoginNeeded as fault:
        return _login(fault)
    except (HttpFault, HttpRefusal, Malformed, TimeoutError) as fault:
        if isinstance(peer, StdioPeer):
            return _of_program(peer, fault)
        return Diagnosis(*await http_kind(spec, fault, client))
    try:
        async with asyncio.timeout(patience_s):
            await upstream.refresh()
    except (RpcFault, TimeoutError):
        needed = upstream.login_needed
        return Diagnosis("no_tools_answer") if needed is None else _login(needed)
    return _of_listing(upstream, peer.era)


def _of_listing(upstream: McpUpstream, era: str) -> Diagnosis:
    """It has listed its tools: is anything of them held back, by a change or by what the configuration says of them?"""
    if upstream.absent:
        near = [f"{name} → {other}" if other else name for name, other in upstream.absent.items()]
        return Diagnosis("absent_tools", {"names": ", ".join(near)})
    if upstream.lacking:
        pairs = [(f"{tool}: {name}", other) for (tool, name), other in upstream.lacking.items()]
        named = [f"{name} → {other}" if other else name for name, other in pairs]
        return Diagnosis("absent_arguments", {"names": ", ".join(named)})
    listed = upstream.schemas
    unusable = {name: why for name, why in upstream.reasons.items() if name not in upstream.held}
    values = {"era": era, "tools": len(upstream.offered), "reasons": unusable or dict(upstream.reasons)}
    return Diagnosis("unusable" if unusable else "held" if upstream.reasons else "ok", values, listed)


def _login(needed: LoginNeeded) -> Diagnosis:
    values = {"server": needed.server, "scopes": " ".join(needed.scopes)}
    fault = needed.fault
    if fault is None or fault.why == "expired":
        return Diagnosis("login_needed", values)
    return Diagnosis("login_failed", values | {"why": fault.why, "detail": fault.detail})


def _refusal(fault: RpcFault) -> Diagnosis:
    if fault.code == mcp.UNSUPPORTED_VERSION:
        said = fault.data.get("supported") if isinstance(fault.data, dict) else None
        versions = [str(one)[:20] for one in said[:5]] if isinstance(said, list) else []
        return Diagnosis("wrong_era", {"versions": versions})
    return Diagnosis("refused_to_open", {"code": fault.code})


def _of_program(peer: StdioPeer, fault: Exception) -> Diagnosis:
    said = [line for line in peer.stderr if line.strip()][-_LAST_LINES:]
    if peer.ended_with is not None:
        return Diagnosis("ended", {"code": peer.ended_with, "stderr": said})
    if peer.noise:
        return Diagnosis("noise", {"stderr": said, "line": peer.noise[:80]})
    if isinstance(fault, TimeoutError):
        return Diagnosis("hangs", {"stderr": said})
    return Diagnosis("not_started", {"stderr": said})


def _unheard(_method: str, _params: dict[str, Any]) -> None:
    """What it announces meanwhile is of no matter."""
