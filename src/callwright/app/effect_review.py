"""List tools of configured servers and documents without a declared effect class, with a proposed class for each.

A tool of a server counts as ``once`` until its class is declared, or taken from its hints by ``trust_hints``; a tool of a
document has the class of its HTTP method, which for POST and PATCH is ``once``.
"""

import asyncio
from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import UNSET, Struct

from callwright.app import Callwright
from callwright.app.app_builder import register_openapi_tools
from callwright.app.server_diagnosis import PROBE_TIMEOUT_S
from callwright.config.config_problem import ConfigProblem
from callwright.config.config_reader import LoadedConfig
from callwright.config.effect_declarations import ConfigPart, ToolTable
from callwright.domain.contract import EffectClass
from callwright.relay import RpcFaultError
from callwright.tools.effect_proposals import EffectProposal, ProposalReason, propose_from_annotations
from callwright.tools.mcp.definition_pins import DefinitionPins
from callwright.tools.mcp.mcp_upstream import McpUpstream
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.tools.oauth.login_store import LoginStore
from callwright.tools.tool_catalogue import ToolCatalogue
from callwright.wire.http_client import HttpClient

__all__ = [
    "EffectReview",
    "ProposalReason",
    "UndeclaredTool",
    "count_undeclared_tools",
    "list_undeclared_tools",
    "review_documents",
    "review_servers",
]


class UndeclaredTool(Struct, frozen=True):
    """A tool without a declared effect class.

    Attributes:
        name: Its full name in this application.
        table: The configuration table for its class.
        now: The class in use.
        proposal: The class that its description suggests.
        method: The method of an HTTP operation, otherwise "".
    """

    name: str
    table: ToolTable
    now: EffectClass
    proposal: EffectProposal
    method: str = ""

    @property
    def needs_declaration(self) -> bool:
        """Return whether a declaration is needed: a class derived from the method suffices, except ``once``."""
        return not self.method or self.now == "once"


class EffectReview(Struct, frozen=True):
    """One server or document, with its tools without a declared class.

    Attributes:
        reached: False if it cannot be reached or used; then there are no tools.
        waiting: Tools that wait to be accepted (`callwright pins`); their class is reviewed afterwards.
        absent: Tools that the configuration names and the server does not list; then none of its tools is offered.
    """

    part: ConfigPart
    name: str
    reached: bool
    tools: tuple[UndeclaredTool, ...] = ()
    waiting: int = 0
    absent: tuple[str, ...] = ()


async def review_servers(
    specs: Iterable[ServerSpec], pins: Path, logins: LoginStore | None = None
) -> list[EffectReview]:
    """Request the tools of every server. Accepts no change.

    Raises:
        PinError: the file of accepted definitions cannot be read.
    """
    return await asyncio.gather(
        *(_review_server(spec, DefinitionPins(pins).copy_in_memory(), logins) for spec in specs)
    )


async def _review_server(spec: ServerSpec, pins: DefinitionPins, logins: LoginStore | None) -> EffectReview:
    client, catalogue = HttpClient(), ToolCatalogue()
    upstream = McpUpstream(
        spec, client, pins, catalogue.register, catalogue.withdraw, lambda _method, _params: None, logins
    )
    try:
        async with asyncio.timeout(PROBE_TIMEOUT_S):
            await upstream.open()
            tools = tuple(
                UndeclaredTool(
                    spec.get_offered_name(own),
                    ToolTable("servers", spec.name, own),
                    "once",
                    propose_from_annotations(upstream.get_definition(own).get("annotations")),
                )
                for own in list_undeclared_tools(spec, upstream)
            )
            waiting = sum(1 for name in upstream.held if name)
            return EffectReview("servers", spec.name, True, tools, waiting, tuple(upstream.absent))
    except (RpcFaultError, TimeoutError):
        return EffectReview("servers", spec.name, reached=False)
    finally:
        await upstream.close()
        client.close()


def list_undeclared_tools(spec: ServerSpec, upstream: McpUpstream) -> list[str]:
    """Return the offered tools of this server, by its own names, that count as ``once`` for lack of a declaration."""
    found = []
    for own in upstream.offered_tools:
        if "effect" in spec.contracts.get(own, {}):
            continue
        believed = propose_from_annotations(upstream.get_definition(own).get("annotations")).effect
        if not (spec.trust_hints and believed in {"read", "idempotent"}):
            found.append(own)
    return found


def review_documents(
    loaded: LoadedConfig, environ: Mapping[str, str]
) -> tuple[list[EffectReview], list[ConfigProblem]]:
    """Read every OpenAPI document of the configuration; also return the reason for each that cannot be used."""
    found: list[EffectReview] = []
    troubles: list[ConfigProblem] = []
    for name, api in loaded.config.openapi.items():
        if api.disabled:
            continue
        with Callwright() as scratch:
            imported = register_openapi_tools(scratch, loaded, name, environ)
            troubles += imported.problems
            tools = tuple(_list_undeclared_operations(scratch, loaded, name))
            usable = bool(imported.left_out) or not imported.problems
            found.append(EffectReview("openapi", name, usable, tools))
    return found, troubles


def _list_undeclared_operations(
    scratch: Callwright, loaded: LoadedConfig, name: str
) -> Iterable[UndeclaredTool]:
    rules = loaded.config.openapi[name].tools
    for one in scratch.tools:
        contract = one.contract
        if contract.name in rules and rules[contract.name].effect is not UNSET:
            continue
        found = scratch.catalogue.find(contract.name, None, scratch.principal)
        method = found[1].plan.method if found is not None and hasattr(found[1], "plan") else ""
        table = ToolTable("openapi", name, contract.name)
        yield UndeclaredTool(
            contract.name, table, contract.effect, EffectProposal(contract.effect, "method"), method
        )


def count_undeclared_tools(app: Callwright, specs: Iterable[ServerSpec], loaded: LoadedConfig | None) -> int:
    """Return how many offered tools of servers and documents count as ``once`` without a declaration."""
    servers = app.connected.servers if app.connected is not None else {}
    count = sum(
        len(list_undeclared_tools(spec, servers[spec.name])) for spec in specs if spec.name in servers
    )
    if loaded is None:
        return count
    declared = {
        tool
        for api in loaded.config.openapi.values()
        for tool, rules in api.tools.items()
        if rules.effect is not UNSET
    }
    return count + sum(
        1
        for one in app.tools
        if "openapi" in one.contract.tags
        and one.contract.effect == "once"
        and one.contract.name not in declared
    )
