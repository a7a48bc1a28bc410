"""``McpUpstream``: one upstream server, with its tools in the catalogue as long as their definitions are the accepted ones.

May not know: clients, the gateway. A server's question reaches the caller for every combination of revisions; see
``docs/gateway.md`` for the four cases.
"""

import asyncio
import logging
import os
import ssl
from collections.abc import Awaitable, Callable, Iterable
from difflib import get_close_matches
from typing import Any, Final, NoReturn

import msgspec
from msgspec import structs

from callwright.core.contracts.contract_compiler import ContractError
from callwright.core.json_schema.schema_fields import get_argument_names
from callwright.core.protocols import mcp_protocol
from callwright.core.records.server_state import OutageCause
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.effects import AbsentServer
from callwright.domain.refusal import Refusal, make_refusal
from callwright.ports import Tool
from callwright.relay import CodedFaultError, Relay, RpcFaultError
from callwright.tools.mcp.definition_pins import (
    INSTRUCTIONS_PIN,
    PROMPTS_PIN,
    RESOURCE_PREFIXES,
    SERVER_PIN,
    DefinitionChange,
    DefinitionPins,
    PinError,
    is_tool_pin,
    make_prompt_pin,
    make_resource_pin,
    read_resource_definition,
    read_server_identity,
)
from callwright.tools.mcp.detected_peer import DetectedPeer
from callwright.tools.mcp.exchange import (
    LISTING_RELAY,
    MalformedMessageError,
    McpPeer,
    NotificationHandler,
    RawResult,
    decode_result,
)
from callwright.tools.mcp.http_peer import HttpPeer
from callwright.tools.mcp.http_responses import HttpRefusalError, SessionLostError
from callwright.tools.mcp.linked_resources import LinkedResources
from callwright.tools.mcp.list_pages import read_list
from callwright.tools.mcp.mcp_tool import McpTool, parse_tool_answer
from callwright.tools.mcp.paired_peers import PairedPeers
from callwright.tools.mcp.parked_calls import ParkedCalls
from callwright.tools.mcp.server_outage import (
    OUTAGE_FAULTS,
    ServerAwayError,
    ServerOutageError,
    describe_exit,
    describe_outage,
    make_outage,
)
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.tools.mcp.server_supervisor import ServerSupervisor
from callwright.tools.mcp.sse_peer import SsePeer
from callwright.tools.mcp.stdio_peer import StdioPeer
from callwright.tools.mcp.text_screening import (
    require_safe_question,
    require_safe_questions,
    screen_fault,
)
from callwright.tools.mcp.tool_definition import (
    MAX_DEFINITION_BYTES,
    ToolHeldError,
    build_tool_contract,
    fingerprint_definition,
)
from callwright.tools.oauth.authorized_client import AuthorizedClient, RequestSender
from callwright.tools.oauth.login_errors import LoginRequiredError, TokenUnavailableError
from callwright.tools.oauth.login_store import LoginStore
from callwright.tools.oauth.token_provider import TokenProvider
from callwright.tools.tool_catalogue import CatalogueError, describe_lookalike, find_lookalike
from callwright.wire.http_client import HttpClient, load_authorities
from callwright.wire.request_target import HttpTransportError, RequestTarget

log = logging.getLogger("callwright.gateway")

_MAX_PAGES: Final = 1000
_MAX_PROMPT_PAGES: Final = 100
_MAX_TOOLS: Final = 20_000
_MAX_QUESTION_ROUNDS: Final = 10
_AWAY_WAIT_S: Final = 10.0
"""Seconds that a call waits for a server that is starting or away; less if its own time is shorter."""
_TIMEOUT_SHARE: Final = 0.8
_PROMPTS_TIMEOUT_S: Final = 5.0
_MAX_PINNED_RESOURCES: Final = 2_000
_RESOURCE_LISTS: Final = (
    ("resources/list", "resources", "uri"),
    ("resources/templates/list", "resourceTemplates", "uriTemplate"),
)
_MAX_LAST_WORDS: Final = 5

OfferTool = Callable[[Contract, Tool], CompiledContract]
WithdrawTool = Callable[[str], None]


class McpUpstream:
    """One upstream server.

    Args:
        spec: The operator's declaration.
        client: The process's HTTP client.
        pins: The accepted definitions.
        offer, withdraw: Register a tool in the catalogue and remove it.
        notice: Callback for the server's announcements other than changes of its tools.
        logins: Store of logins; None stores none.
    """

    def __init__(
        self,
        spec: ServerSpec,
        client: HttpClient,
        pins: DefinitionPins,
        offer: OfferTool,
        withdraw: WithdrawTool,
        notice: NotificationHandler,
        logins: LoginStore | None = None,
    ) -> None:
        self.spec = spec.validate()
        self._max_wait_s = min(_AWAY_WAIT_S, spec.timeout_ms / 1000 * _TIMEOUT_SHARE)
        self.held: dict[str, DefinitionChange] = {}
        self.absent: dict[str, str] = {}
        self.lacking: dict[tuple[str, str], str] = {}
        self.refused_contracts: dict[str, Refusal] = {}
        """Its tools whose declared contract does not fit them, each with the reason; none of them is offered."""
        self._definitions: dict[str, dict[str, Any]] | None = None
        """The last listing that was reviewed as a whole."""
        self._listing: dict[str, dict[str, Any]] = {}
        """The last listing; it may still be under review."""
        self._prompts: dict[str, dict[str, Any]] | None = None
        self._resources: dict[str, dict[str, Any]] = {}
        """Definitions of the pinned resources and templates in the last listings, by the names of their pins."""
        self._is_other_server = False
        self.reasons: dict[str, str] = {}
        self._pins = pins
        self._offer = offer
        self._withdraw = withdraw
        self._notice = notice
        self._offered: dict[str, str] = {}
        self._unreviewed: dict[str, dict[str, Any]] = {}
        """The definitions that a review has not come to yet; a call of one of them waits as at the start."""
        self._reviewing = asyncio.Lock()
        self._parking = ParkedCalls()
        self._linked = LinkedResources()
        self.watched: set[str] = set()
        self.login_needed: LoginRequiredError | None = None
        self._access: TokenProvider | None = None
        self.supervisor: ServerSupervisor | None = None
        """Opens the server again after an outage; None where whoever opened it does that."""
        self._own_client: HttpClient | None = None
        self.peer: McpPeer = self._make_peer(client, logins)
        self.peer.lost = self._report_loss

    def _make_peer(self, client: HttpClient, logins: LoginStore | None) -> McpPeer:
        spec = self.spec
        if not spec.url:
            make = PairedPeers if spec.eras == "both" else StdioPeer
            return make(spec, self._forward_notification)
        proxy = spec.find_proxy(os.environ)
        if proxy is not None or spec.ca or spec.client_cert:
            client = self._own_client = HttpClient(tls=self._load_authorities, proxy=proxy)
        sender = self._make_sender(client, logins or LoginStore())
        streamable, older = (
            make_http(spec, sender, self._forward_notification) for make_http in (HttpPeer, SsePeer)
        )
        if spec.transport == "sse":
            return older
        if spec.transport == "http" or spec.eras == "modern":
            return streamable
        return DetectedPeer(streamable, older)

    def _load_authorities(self) -> ssl.SSLContext:
        spec = self.spec
        try:
            return load_authorities(spec.ca, spec.client_cert, spec.client_key)
        except OSError:
            raise HttpTransportError("certificate_files", sent=False) from None

    def _make_sender(self, client: HttpClient, logins: LoginStore) -> RequestSender:
        """Return the client, with our login if the server may see it."""
        spec = self.spec
        if not spec.can_log_in:
            return client
        self._access = TokenProvider(spec.name, spec.url, spec.login, logins)
        return AuthorizedClient(
            client, RequestTarget.parse_url(spec.url), self._access, spec.may_get_credentials
        )

    @property
    def name(self) -> str:
        """The server's name in this configuration."""
        return self.spec.name

    @property
    def prefix(self) -> str:
        """Prefix of the names of its tools and prompts."""
        return self.spec.tool_prefix

    @property
    def offered_tools(self) -> tuple[str, ...]:
        """Tools on offer, by their own names."""
        return tuple(self._offered)

    def get_definition(self, name: str) -> dict[str, Any]:
        """Return the accepted definition of a tool, by its own name; empty if there is none."""
        pin = self._pins.get_pin(self.name, name)
        return {} if pin is None else pin.definition

    @property
    def has_listing(self) -> bool:
        """Whether it has listed its tools since it was connected."""
        return self._definitions is not None

    @property
    def input_schemas(self) -> dict[str, Any]:
        """Input schemas by full name of all tools in the last listing, held ones included."""
        return {
            self.spec.get_offered_name(name): one.get("inputSchema")
            for name, one in (self._definitions or {}).items()
        }

    @property
    def capabilities(self) -> dict[str, Any]:
        """The capabilities it declared."""
        return self.peer.capabilities

    @property
    def instructions(self) -> str:
        """Its instructions for use; "" while changed ones, or another server, wait to be accepted."""
        return "" if self._is_other_server or INSTRUCTIONS_PIN in self.held else self.peer.instructions

    def review_prompt(self, definition: dict[str, Any]) -> bool:
        """Return whether a prompt that the server lists is the accepted one; a new or changed one is held back."""
        name = make_prompt_pin(str(definition.get("name")))
        if self._pins.get_pin(self.name, PROMPTS_PIN) is None:
            return True
        self._review_text(name, definition)
        return not self._is_other_server and name not in self.held

    def holds_prompt(self, name: str) -> bool:
        """Return whether a prompt, by its own name, waits to be accepted, or its server does."""
        return self._is_other_server or make_prompt_pin(name) in self.held

    def review_resources(self, items: list[dict[str, Any]], member: str) -> list[dict[str, Any]]:
        """Return those of the listed resources, or templates, that are as accepted; one that has changed is held back.

        ``member`` names an item: ``uri`` or ``uriTemplate``. A new one is accepted as it is: lists of resources grow with their data.
        """
        if self._is_other_server:
            return []
        definitions = {make_resource_pin(one[member], member): read_resource_definition(one) for one in items}
        self._accept_new_resources(definitions)
        for name, definition in definitions.items():
            if self._pins.get_pin(self.name, name) is not None:
                self._resources[name] = definition
                self._review_text(name, definition)
        return [one for one in items if make_resource_pin(one[member], member) not in self.held]

    def _accept_new_resources(self, definitions: dict[str, dict[str, Any]]) -> None:
        room = _MAX_PINNED_RESOURCES - self._pins.count_resources(self.name)
        new = [name for name in definitions if self._pins.get_pin(self.name, name) is None][: max(0, room)]
        try:
            self._accept_pins({name: definitions[name] for name in new})
        except PinError as fault:
            log.warning("%s: resources are not pinned: %s", self.name, fault)

    def holds_resource(self, uri: str) -> bool:
        """Return whether a resource or template waits to be accepted, or its server does."""
        return self._is_other_server or any(
            make_resource_pin(uri, one) in self.held for one in RESOURCE_PREFIXES
        )

    def record_links(self, content: list[Any]) -> None:
        """Remember the resources that the content of a tool's result links or embeds."""
        self._linked.record_content(content)

    def has_linked(self, uri: str) -> bool:
        """Return whether a result of this server has named the resource."""
        return uri in self._linked

    async def watch_resource(self, uri: str, *, on: bool) -> None:
        """Begin or end watching a resource for changes."""
        if on == (uri in self.watched):
            return
        if on:
            self.watched.add(uri)
        else:
            self.watched.discard(uri)
        self.peer.listen(tuple(sorted(self.watched)))

    async def open(self) -> None:
        """Connect and offer the server's tools; also those accepted earlier if a login is needed first.

        Raises:
            ServerOutageError: it cannot be reached or understood.
        """
        try:
            await self.peer.open()
            await self._refresh_definitions()
        except OUTAGE_FAULTS as fault:
            outage = self._to_outage(fault)
            if self.login_needed is not None:
                await self.offer_accepted_tools()
            raise outage from None
        self.login_needed = None
        self.peer.listen(tuple(sorted(self.watched)))

    def is_working(self) -> bool:
        """Return whether a server that is being opened has shown signs of work since the last time this was asked."""
        return self._reviewing.locked() or self.peer.is_working()

    async def abandon(self) -> None:
        """Stop an opening that shows no sign of work."""
        await self.peer.abandon()

    @property
    def last_words(self) -> tuple[str, ...]:
        """The last lines that a child process wrote to stderr; for its operator only."""
        program = self.program
        lines = () if program is None else program.stderr
        return tuple(line for line in lines if line.strip())[-_MAX_LAST_WORDS:]

    @property
    def program(self) -> StdioPeer | None:
        """The child process, if the server is one; the main one of two."""
        peer = self.peer.main if isinstance(self.peer, PairedPeers) else self.peer
        return peer if isinstance(peer, StdioPeer) else None

    def _describe_end(self, program: StdioPeer) -> ServerOutageError:
        """Return the outage that the end of its program is."""
        if program.has_overflowed:
            return describe_outage(self.name, "oversized")
        return describe_exit(self.name, program.ended_with)

    def _to_outage(self, fault: Exception) -> ServerOutageError:
        if isinstance(fault, LoginRequiredError):
            self.login_needed = fault
        program = self.program
        has_ended = program is not None and (program.has_overflowed or program.ended_with is not None)
        end = self._describe_end(program) if program is not None and has_ended else None
        return make_outage(self.name, fault, program=program is not None, end=end)

    def _to_loss(self, fault: Exception) -> ServerOutageError:
        """Return the outage that a request has met at a server that was open."""
        if self.program is not None:
            return self._describe_end(self.program)
        return self._to_outage(fault)

    def _report_loss(self, cause: OutageCause) -> None:
        if self.supervisor is None:
            return
        if self.program is not None:
            self.supervisor.report_loss(self._describe_end(self.program))
        else:
            self.supervisor.report_loss(describe_outage(self.name, cause))

    async def close(self) -> None:
        """Cancel the parked calls and close the connection."""
        if self.supervisor is not None:
            await self.supervisor.close()
        self._parking.close()
        await self.peer.close()
        if self._access is not None:
            await self._access.close()
        if self._own_client is not None:
            self._own_client.close()

    # --- tools on offer -----------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """List its tools again: offer accepted ones, hold new and changed ones, withdraw removed ones.

        Raises:
            RpcFaultError: it cannot be reached or understood.
        """
        await self._translate_faults(self._refresh_definitions())

    async def _refresh_definitions(self) -> None:
        definitions = await self._list_definitions() if "tools" in self.capabilities else {}
        prompts = await self._list_prompts() if "prompts" in self.capabilities else None
        resources = self._resources
        if "resources" in self.capabilities and self._pins.count_resources(self.name):
            resources = await self._list_resources()
        async with self._reviewing:
            self._prompts, self._resources = prompts, resources
            self._accept_first_listing(definitions)
            await self._review_in_turns(definitions)
            # Only now: an opening that is abandoned must not leave a listing whose tools nobody has reviewed.
            self._definitions = definitions

    async def _review_in_turns(self, definitions: dict[str, dict[str, Any]]) -> None:
        """Review a listing; other work runs between two tools, since ten thousand take seconds.

        It begins again where the configuration has begun to expect something else meanwhile; tools reviewed before cost little then.
        """
        spec = None
        while spec is not self.spec:
            spec = self.spec
            self._begin_review(definitions)
            while self._unreviewed:
                self._review_next()
                await asyncio.sleep(0)

    async def _list_prompts(self) -> dict[str, dict[str, Any]] | None:
        """Return its prompts by name; None if it cannot list them, which does not keep its tools back."""
        try:
            async with asyncio.timeout(min(_PROMPTS_TIMEOUT_S, self.spec.hung_s)):
                return await self._list_definitions("prompts/list", "prompts")
        except (RpcFaultError, HttpRefusalError, MalformedMessageError, TimeoutError):
            return None

    async def _list_resources(self) -> dict[str, dict[str, Any]]:
        """Return its resources and templates by the names of their pins; none of a kind that it cannot list in time."""
        listed: dict[str, dict[str, Any]] = {}
        for method, member, naming in _RESOURCE_LISTS:
            try:
                async with asyncio.timeout(min(_PROMPTS_TIMEOUT_S, self.spec.hung_s)):
                    found = await self._list_definitions(method, member, naming)
            except (RpcFaultError, HttpRefusalError, MalformedMessageError, TimeoutError):
                continue
            listed |= {
                make_resource_pin(uri, naming): read_resource_definition(one) for uri, one in found.items()
            }
        return listed

    def _accept_first_listing(self, definitions: dict[str, dict[str, Any]]) -> None:
        """Accept tools, identity, instructions and prompts as they are the first time: declaring the server was the decision.

        All are written at once: of ten thousand tools the file has megabytes.
        """
        first = (
            {}
            if self._pins.has_server(self.name)
            else definitions | {SERVER_PIN: read_server_identity(self.peer.info)}
        )
        if self._pins.get_pin(self.name, INSTRUCTIONS_PIN) is None:
            first[INSTRUCTIONS_PIN] = {"instructions": self.peer.instructions}
        if self._prompts is not None and self._pins.get_pin(self.name, PROMPTS_PIN) is None:
            first[PROMPTS_PIN] = {}
            first |= {make_prompt_pin(name): one for name, one in self._prompts.items()}
        self._accept_pins(first)

    def _accept_pins(self, definitions: dict[str, dict[str, Any]]) -> None:
        """Accept definitions by the names of their pins, except those that have no fingerprint."""
        prints = {
            name: print_ for name, one in definitions.items() if (print_ := _try_fingerprint(one)) is not None
        }
        if prints:
            self._pins.accept(
                self.name, {name: (print_, definitions[name]) for name, print_ in prints.items()}
            )

    def _review_texts(self) -> None:
        """Hold back instructions and prompts that are new or have changed."""
        self._review_text(INSTRUCTIONS_PIN, {"instructions": self.peer.instructions})
        for name, definition in (self._prompts or {}).items():
            self._review_text(make_prompt_pin(name), definition)
        for name, definition in self._resources.items():
            if self._pins.get_pin(self.name, name) is not None:
                self._review_text(name, definition)

    def _review_text(self, name: str, definition: dict[str, Any]) -> None:
        pin = self._pins.get_pin(self.name, name)
        if pin is not None and pin.hash == _try_fingerprint(definition):
            self.held.pop(name, None)
            self.reasons.pop(name, None)
            return
        change = DefinitionChange(self.name, name, pin.definition if pin else None, definition)
        self.held[name] = change
        self.reasons[name] = f"it is {change.kind} and waits to be accepted"

    def set_expected(self, tools: tuple[str, ...], arguments: tuple[tuple[str, str], ...]) -> None:
        """Replace what the configuration expects of the server, and offer or hold the tools of its last listing by that."""
        self.spec = structs.replace(self.spec, expected=tools, expected_arguments=arguments)
        if self._definitions is None or self._reviewing.locked():
            return  # the review that is going on begins again
        self._begin_review(self._definitions)
        while self._unreviewed:
            self._review_next()

    def _begin_review(self, definitions: dict[str, dict[str, Any]]) -> None:
        """Withdraw tools that are gone, and review those in ``_unreviewed``: offer accepted ones, hold new and changed ones.

        The findings about a tool hold until it is reviewed again.
        """
        found = self.held, self.reasons, self.refused_contracts
        self.held, self.reasons, self.refused_contracts = {}, {}, {}
        lists_expected = self._check_expected(definitions)
        self._is_other_server = not self._is_accepted_server()
        mine = lists_expected and not self._is_other_server
        for name in [one for one in self._offered if one not in definitions or not mine]:
            self._withdraw_tool(name)
        self._listing, self._unreviewed = definitions, {}
        if mine:
            self._keep_findings(*found)
            self._unreviewed = self._order_definitions(definitions)
        self._review_texts()

    def _keep_findings(
        self, held: dict[str, DefinitionChange], reasons: dict[str, str], refused: dict[str, Refusal]
    ) -> None:
        """Keep the findings about tools that are still listed."""
        self.held |= {name: one for name, one in held.items() if name in self._listing}
        self.reasons |= {name: one for name, one in reasons.items() if name in self._listing}
        self.refused_contracts |= {name: one for name, one in refused.items() if name in self._listing}

    def _review_next(self) -> None:
        """Review the next of the tools that are left."""
        self._review_definition(*self._unreviewed.popitem())

    def _order_definitions(self, definitions: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
        """Return the tools from last to first: those on offer, which may have changed, come first, those with a declared stand-in last.

        Of a tool and a stand-in that do not fit, the catalogue refuses the later: that must be the one whose contract is wrong.
        """

        def rank(one: tuple[str, dict[str, Any]]) -> tuple[bool, bool]:
            return "stand_in" in self.spec.contracts.get(one[0], {}), one[0] not in self._offered

        ordered = sorted(definitions.items(), key=rank)
        ordered.reverse()
        return dict(ordered)

    def _check_expected(self, definitions: dict[str, dict[str, Any]]) -> bool:
        """Return whether every tool and argument in the configuration exists; a misspelt one must not go unnoticed.

        ``absent`` then maps the missing tools to the nearest existing name, or ""; ``lacking`` likewise pairs of tool and
        missing argument.
        """
        self.absent = _find_missing(self.spec.expected, definitions)
        for name, near in self.absent.items():
            hint = f"; did you mean {near}?" if near else ""
            self.reasons[name] = f"the configuration names this tool, and the server does not list it{hint}"
        self.lacking = _find_missing_arguments(self.spec.expected_arguments, definitions)
        for (name, argument), near in self.lacking.items():
            hint = f"; did you mean {near}?" if near else ""
            self.reasons[name] = f"a quota counts its argument {argument}, which it does not have{hint}"
        return not self.absent and not self.lacking

    def find_absent_tools(self, names: Iterable[str]) -> dict[str, str]:
        """Return those names missing from the last listing, each with the nearest existing one, or ""."""
        return _find_missing(names, self._definitions or {})

    def find_lacking_arguments(self, pairs: Iterable[tuple[str, str]]) -> dict[tuple[str, str], str]:
        """Return those pairs of a listed tool and an argument it lacks, each with the nearest existing argument, or ""."""
        return _find_missing_arguments(pairs, self._definitions or {})

    def _is_accepted_server(self) -> bool:
        """Return whether it has the accepted name; another version or title is logged and holds nothing back."""
        identity, pin = read_server_identity(self.peer.info), self._pins.get_pin(self.name, SERVER_PIN)
        if pin is None:
            self._pins.accept(self.name, {SERVER_PIN: (fingerprint_definition(identity), identity)})
        elif pin.hash != fingerprint_definition(identity):
            self.held[SERVER_PIN] = DefinitionChange(self.name, SERVER_PIN, pin.definition, identity)
            other = pin.definition.get("name") != identity.get("name")
            self.reasons[SERVER_PIN] = (
                "another server answers here, and waits to be accepted"
                if other
                else "it says it is another version"
            )
            return not other
        return True

    def _review_definition(self, name: str, definition: dict[str, Any]) -> None:
        for found in (self.held, self.reasons, self.refused_contracts):
            found.pop(name, None)
        try:
            print_ = fingerprint_definition(definition)
            pin = self._pins.get_pin(self.name, name)
            if pin is None or pin.hash != print_:
                self._hold_tool(
                    name, DefinitionChange(self.name, name, pin.definition if pin else None, definition)
                )
            elif self._offered.get(name) != print_:
                self._offer_tool(name, definition, pin.revision)
                self._offered[name] = print_
                if pin.before is not None:
                    self._offer_previous(name, pin.before, pin.revision - 1)
        except ToolHeldError as held:
            self.reasons[name] = held.reason
            self._withdraw_tool(name)

    async def offer_accepted_tools(self) -> None:
        """Offer tools accepted earlier before the server has listed any: calling them says that it is starting, away, or needs a login.

        None is offered if the configuration names one that is not among them.
        """
        async with self._reviewing:
            await self._offer_accepted_in_turns(self._pins.list_definitions(self.name))

    async def _offer_accepted_in_turns(self, definitions: dict[str, dict[str, Any]]) -> None:
        if (
            self._definitions is not None
            or _find_missing(self.spec.expected, definitions)
            or _find_missing_arguments(self.spec.expected_arguments, definitions)
        ):
            return
        ordered = self._order_definitions(definitions)
        self._unreviewed = {name: one for name, one in ordered.items() if name not in self._offered}
        while self._unreviewed:
            self._review_next()
            await asyncio.sleep(0)

    def holds_tool(self, name: str) -> bool:
        """Return whether it lists this tool, by its full name, and the tool is not on offer: it waits for its operator."""
        if not name.startswith(self.prefix):
            return False
        listed = self._pins.list_definitions(self.name) if self._definitions is None else self._definitions
        waiting = (own for own in listed if own not in self._offered and own not in self._unreviewed)
        return any(self.spec.get_offered_name(own) == name for own in waiting)

    def list_unusable_tools(self) -> list[str]:
        """Return the names of listed tools that are not offered and cannot be accepted, such as one whose definition gives orders to a model."""
        return [name for name in self._definitions or {} if name in self.reasons and name not in self.held]

    def describe_absence(self) -> AbsentServer | None:
        """Return why it has not listed its tools yet; None where it has."""
        supervisor = self.supervisor
        if self._definitions is not None or supervisor is None:
            return None
        if supervisor.state.cause == "login_required":
            return AbsentServer(self.name, "login_required", None)
        away = ServerAwayError(self.name, supervisor.state, supervisor.suggest_retry_ms())
        return AbsentServer(self.name, away.code, away.retry_after_ms)

    def _hold_tool(self, name: str, change: DefinitionChange) -> None:
        self.held[name] = change
        self.reasons[name] = f"it is {change.kind} and waits to be accepted"
        self._withdraw_tool(name)

    def _offer_tool(self, name: str, definition: dict[str, Any], revision: int) -> None:
        """Offer a tool; one whose definition contradicts itself is corrected if possible, and held back otherwise."""
        if self.spec.get_offered_name(name) != self.spec.tool_prefix + name:
            twin = find_lookalike(name, self._listing or self._pins.list_definitions(self.name))
            if twin is not None:  # the mended name would hide that the server offers both
                self._refuse_contract(name, make_refusal(CatalogueError(describe_lookalike(name, twin))))
        try:
            changes = self._register_tool(definition, revision, mend=False)
        except (ContractError, CatalogueError) as fault:
            changes = self._register_mended_tool(name, definition, revision, make_refusal(fault))
        if changes:
            log.warning("%s: the definition of %s was mended: %s", self.name, name[:100], "; ".join(changes))

    def _register_mended_tool(
        self, name: str, definition: dict[str, Any], revision: int, refusal: Refusal
    ) -> tuple[str, ...]:
        try:
            return self._register_tool(definition, revision, mend=True)
        except (ContractError, CatalogueError):
            self._refuse_contract(name, refusal)

    def _refuse_contract(self, name: str, refusal: Refusal) -> NoReturn:
        self.record_refused_contract(name, refusal)
        raise ToolHeldError(refusal.text) from None

    def record_refused_contract(self, name: str, refusal: Refusal) -> None:
        """Record and log why a tool is not, or no longer, on offer; it is tried again with the server's next listing."""
        log.warning("%s: %s is not offered: %s", self.name, name[:100], refusal.text)
        self.refused_contracts[name], self.reasons[name] = refusal, refusal.text
        self._offered.pop(name, None)

    def _register_tool(self, definition: dict[str, Any], revision: int, *, mend: bool) -> tuple[str, ...]:
        contract, mirrors, changes = build_tool_contract(self.spec, definition, revision, mend=mend)
        self._offer(contract, McpTool(self, definition, mirrors, keyed=contract.effect == "keyed"))
        return changes

    def _offer_previous(self, name: str, definition: dict[str, Any], revision: int) -> None:
        """Offer the definition that was accepted before beside the current one, so that a release can stage or roll back the change."""
        try:
            self._register_tool(definition, revision, mend=True)
        except (ContractError, CatalogueError, ToolHeldError) as fault:
            log.info("%s: the previous definition of %s is not offered: %s", self.name, name[:100], fault)

    def _withdraw_tool(self, name: str) -> None:
        if self._offered.pop(name, None) is not None:
            self._withdraw(self.spec.get_offered_name(name))

    async def accept(self, names: list[str]) -> None:
        """Accept held definitions as they are now, and offer their tools."""
        held = {name: self.held[name].after for name in names if name in self.held}
        prints = {name: print_ for name, one in held.items() if (print_ := _try_fingerprint(one)) is not None}
        changes = {name: held[name] for name in prints}
        self._pins.accept(self.name, {name: (print_, held[name]) for name, print_ in prints.items()})
        for name, definition in changes.items():
            self.held.pop(name, None)
            self.reasons.pop(name, None)
            if is_tool_pin(name):
                self._review_definition(name, definition)
        if SERVER_PIN in changes:
            await self.refresh()

    async def _list_definitions(
        self, method: str = "tools/list", member: str = "tools", naming: str = "name"
    ) -> dict[str, dict[str, Any]]:
        """Return all definitions of tools, prompts or resources, by name; bounded, independent of the server's paging."""

        async def ask(params: dict[str, Any]) -> dict[str, Any]:
            return decode_result(await self.peer.request(method, params, LISTING_RELAY, {}))

        pages = _MAX_PAGES if member == "tools" else _MAX_PROMPT_PAGES
        definitions: dict[str, dict[str, Any]] = {}
        for one in await read_list(ask, member, pages, _MAX_TOOLS, MAX_DEFINITION_BYTES):
            if isinstance(one.get(naming), str) and (member != "tools" or is_tool_pin(one["name"])):
                definitions.setdefault(one[naming], one)
        return definitions

    def _forward_notification(self, method: str, params: dict[str, Any]) -> None:
        self._notice(method, params)

    # --- requests -----------------------------------------------------------------------------------------------

    def call(self, params: dict[str, Any], relay: Relay, headers: dict[str, str]) -> Awaitable[RawResult]:
        """Send ``tools/call``; see the table of revisions. For ``McpTool`` only.

        Raises:
            ServerAwayError: the server is starting or away, and was waited for in vain; nothing was sent.
        """
        relay.server = self.name
        if self.supervisor is None:
            return self._call_tool(params, relay, headers)
        return self._call_when_ready(self.supervisor, params, relay, headers)

    async def wait_for_first_start(self) -> None:
        """Wait until its first opening has ended, in any way, as long as a call may wait for it."""
        if self.supervisor is not None:
            await self.supervisor.wait_for_first_try(self._max_wait_s)

    async def _call_when_ready(
        self, supervisor: ServerSupervisor, params: dict[str, Any], relay: Relay, headers: dict[str, str]
    ) -> RawResult:
        """Make the call as soon as the server is ready; one that did not arrive is made again when the server is back."""
        wait_s = self._max_wait_s
        while True:
            if not supervisor.is_ready:
                wait_s -= await self._wait_until_ready(supervisor, wait_s)
            try:
                result = await self._call_tool(params, relay, headers)
            except (HttpTransportError, SessionLostError) as fault:
                if wait_s <= 0 or not _has_not_arrived(fault):
                    raise
                supervisor.report_loss(self._to_loss(fault))
            else:
                supervisor.report_answer()
                return result

    async def _wait_until_ready(self, supervisor: ServerSupervisor, wait_s: float) -> float:
        """Wait for the server; return the seconds that passed.

        Raises:
            LoginRequiredError: it waits for a login.
            ServerAwayError: it is still not ready.
        """
        passed_s = await supervisor.wait_until_ready(wait_s)
        if supervisor.is_ready:
            return passed_s
        if self.login_needed is not None and supervisor.state.cause == "login_required":
            raise self.login_needed
        raise ServerAwayError(self.name, supervisor.state, supervisor.suggest_retry_ms())

    def _call_tool(
        self, params: dict[str, Any], relay: Relay, headers: dict[str, str]
    ) -> Awaitable[RawResult]:
        if relay.answers is not None and self._parking.is_parked(relay.state):
            return self._parking.resume_call(relay)
        if relay.ask is None and relay.capabilities and self.peer.era_for(relay) == "legacy":
            return self._parking.run_call(
                relay, lambda inner: self.peer.request("tools/call", params, inner, headers)
            )
        if not self._may_ask_between(relay):
            return self.peer.request("tools/call", _add_answers(params, relay), relay, headers)
        return self._request_with_answers("tools/call", params, relay, headers)

    def _may_ask_between(self, relay: Relay) -> bool:
        """Return whether the server may end a request with a question to this caller: legacy servers ask while it runs."""
        return relay.ask is not None and self.peer.era_for(relay) == "modern"

    async def _request_with_answers(
        self, method: str, params: dict[str, Any], relay: Relay, headers: dict[str, str]
    ) -> RawResult:
        """Send the request; questions of the server are put to a caller that can answer while it waits."""
        result = await self.peer.request(method, _add_answers(params, relay), relay, headers)
        if not self._may_ask_between(relay):
            return result
        for _ in range(_MAX_QUESTION_ROUNDS):
            if not _is_input_required(result):
                return result
            answer = parse_tool_answer(result)
            again = dict(params)
            if answer.request_state is not None:
                again["requestState"] = answer.request_state
            again["inputResponses"] = {
                name: await _ask_caller(relay, one) for name, one in (answer.input_requests or {}).items()
            }
            result = await self.peer.request(method, again, relay, headers)
        return result

    async def request(self, method: str, params: dict[str, Any], relay: Relay) -> dict[str, Any]:
        """Send a request other than a tool call, and return the result unchanged."""
        if method == "tools/call":
            raise ValueError("tools are called through the app")
        if self.supervisor is not None and not self.supervisor.is_ready:
            # Lists are merged from all servers: one that is away must not delay the others.
            wait_s = 0.0 if method.endswith("/list") else _AWAY_WAIT_S
            try:
                await self._wait_until_ready(self.supervisor, wait_s)
            except ServerAwayError as away:
                raise away.to_rpc_fault() from None
            except LoginRequiredError as needed:
                raise self._make_login_fault(needed) from None
        relay.server = self.name
        result: dict[str, Any] = await self._translate_faults(self._request_object(method, params, relay))
        await require_safe_questions(result.get("inputRequests"), relay)
        self._linked.record_result(result)
        return result

    async def _request_object(self, method: str, params: dict[str, Any], relay: Relay) -> dict[str, Any]:
        try:
            return decode_result(await self._request_with_answers(method, params, relay, {}))
        except RpcFaultError as fault:
            raise screen_fault(fault) from None

    def _report_unreachable(self, fault: HttpTransportError) -> RpcFaultError:
        if self.supervisor is not None and not fault.sent:
            self.supervisor.report_loss(self._to_loss(fault))
        return RpcFaultError(-32603, f"The server {self.name} cannot be reached.")

    def _make_login_fault(self, needed: LoginRequiredError) -> RpcFaultError:
        self.login_needed = needed
        words = f"The server {self.name} needs a login: run `callwright login {self.name}`."
        return CodedFaultError(mcp_protocol.INTERNAL_ERROR, words, "login_required", server=self.name)

    async def _translate_faults(self, work: Any) -> Any:
        try:
            return await work
        except LoginRequiredError as needed:
            raise self._make_login_fault(needed) from None
        except HttpTransportError as fault:
            raise self._report_unreachable(fault) from None
        except TimeoutError:
            raise RpcFaultError(-32603, f"The server {self.name} does not answer.") from None
        except (HttpRefusalError, MalformedMessageError, msgspec.MsgspecError, RecursionError):
            raise RpcFaultError(
                -32603, f"The server {self.name} gave an answer that cannot be read."
            ) from None


def _try_fingerprint(definition: dict[str, Any]) -> str | None:
    """Return the fingerprint of a definition; None if it has no canonical form, so that it can never be accepted."""
    try:
        return fingerprint_definition(definition)
    except ToolHeldError:
        return None


def _has_not_arrived(fault: HttpTransportError | SessionLostError) -> bool:
    """Return whether the request reached no tool, and may do so when the server is back."""
    if isinstance(fault, HttpTransportError):
        return not fault.sent and not isinstance(fault, LoginRequiredError | TokenUnavailableError)
    return True


def _find_missing(names: Iterable[str], listing: dict[str, dict[str, Any]]) -> dict[str, str]:
    """Return those names that are not listed, each with the nearest listed one, or ""."""
    return {name: _find_nearest(name, listing) for name in names if name not in listing}


def _find_missing_arguments(
    pairs: Iterable[tuple[str, str]], listing: dict[str, dict[str, Any]]
) -> dict[tuple[str, str], str]:
    known = [
        (name, argument, get_argument_names(listing.get(name, {}).get("inputSchema")))
        for name, argument in pairs
    ]
    return {
        (name, argument): _find_nearest(argument, arguments)
        for name, argument, arguments in known
        if arguments is not None and argument not in arguments
    }


def _find_nearest(name: str, known: Iterable[str]) -> str:
    return next(iter(get_close_matches(name, list(known), n=1)), "")


def _is_input_required(result: RawResult) -> bool:
    return "resultType" in result and msgspec.json.decode(result["resultType"]) == "input_required"


async def _ask_caller(relay: Relay, question: Any) -> dict[str, Any]:
    if relay.ask is None or not isinstance(question, dict):
        raise RpcFaultError(mcp_protocol.INTERNAL_ERROR, "The server asks what a client may not be asked.")
    method, params = str(question.get("method")), question.get("params") or {}
    await require_safe_question(method, params, relay)
    return await relay.ask(method, params)


def _add_answers(params: dict[str, Any], relay: Relay) -> dict[str, Any]:
    if relay.answers is None and relay.state is None:
        return params
    added: dict[str, Any] = {}
    if relay.answers is not None:
        added["inputResponses"] = relay.answers
    if relay.state is not None:
        added["requestState"] = relay.state
    return params | added
