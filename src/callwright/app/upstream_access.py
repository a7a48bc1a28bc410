"""``UpstreamAccess``: the only way from a client to a server's resources, prompts, completions, subscriptions and tasks.

Every method takes the requesting principal and authorizes the request before anything is sent: an item that the principal may not see is
not requested, and is refused like an item that does not exist. Names of prompts have their server's prefix. A resource belongs to the
server that declared its URI; otherwise to the one that declared a matching template, or whose results named it; a template of every URI
of every scheme claims none that another server's template names a scheme for. A resource with equal claims of two servers belongs to
neither, and is reported to the operator. No server learns the URIs of another one. Tools are called
through the app, not through this class.
"""

import logging
import re
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

from callwright.app.read_records import ContentRead, ReadRecords
from callwright.core.guard import scan_value
from callwright.core.policy.authorization import AccessTarget, Policy, TargetKind
from callwright.core.protocols import mcp_protocol
from callwright.core.records.idempotency import compute_digest
from callwright.core.repair.name_spelling import find_namespace
from callwright.core.wording.question_refusals import describe_refused_question
from callwright.domain.audit_records import AuditEvent
from callwright.domain.call import Principal
from callwright.domain.terminal_escape import escape_for_terminal
from callwright.relay import CodedFaultError, RefusedQuestion, Relay, RpcFaultError, UpstreamServer
from callwright.tools.mcp.list_pages import read_list
from callwright.tools.mcp.text_screening import gives_instructions, keep_safe_items

log = logging.getLogger("callwright.gateway")

_LIST_METHODS: Final = {
    "resources/list": ("resources", "resources", "uri"),
    "resources/templates/list": ("resources", "resourceTemplates", "uriTemplate"),
    "prompts/list": ("prompts", "prompts", "name"),
}
"""Method → required capability, the member of its result, and the member that names an item."""

_MAX_PAGES: Final = 100
_MAX_DECLARED: Final = 20_000
_RELIST_S: Final = 5.0
"""Seconds before an unknown URI makes the servers list their resources again."""

_FoundRead = tuple[UpstreamServer, dict[str, Any], str]
"""The server of a read, the parameters that it is sent, and the rule that allows it."""

_MatchedTemplate = tuple[str, tuple[str, ...]]

_Claim = Literal[0, 1, 2]
"""How a server claims a URI: not at all, with a template of every URI (``{+path}``), or with one that names the scheme.

A template of everything says nothing of a single URI, so it takes none from a server that says more. Among templates that name the scheme
the narrower one is not preferred: with it any server could take the resources of one that serves the whole scheme.
"""
_NO_CLAIM: Final = 0
_WEAK_CLAIM: Final = 1
_FULL_CLAIM: Final = 2


class _DeclaredResources:
    """The URIs and templates in a server's last listings; ``at`` is when both were listed together."""

    def __init__(self) -> None:
        self.uris: frozenset[str] = frozenset()
        self.templates: tuple[_MatchedTemplate, ...] = ()
        self.at = float("-inf")

    def declares(self, uri: str) -> bool:
        return uri in self.uris or any(uri == text for text, _ in self.templates)

    def weigh_claim(self, uri: str) -> _Claim:
        """Return the strongest claim of its templates to this URI."""
        matching = (parts for _, parts in self.templates if _matches_template(parts, uri))
        return max(map(_weigh_template, matching), default=_NO_CLAIM)


class UpstreamAccess:
    """Access of principals to the connected servers.

    Args:
        upstreams: Returns the connected servers by name.
        policy: Decides.
        record: Writes a refusal to the audit trail, without blocking.
        reads: Makes reads with quotas, budget and tape.
    """

    def __init__(
        self,
        upstreams: Callable[[], Mapping[str, UpstreamServer]],
        policy: Policy,
        record: Callable[[AuditEvent], None],
        reads: ReadRecords,
    ) -> None:
        self._reads = reads
        self._servers = upstreams
        self._policy = policy
        self._record = record
        self._declared: dict[str, _DeclaredResources] = {}
        self._reported: set[str] = set()

    # --- who may what -------------------------------------------------------------------------------------------

    def _list_servers(self, subject: Principal, capability: str) -> list[UpstreamServer]:
        """Return the servers with this capability of which the principal may see something."""
        return [
            one
            for one in self._servers().values()
            if capability in one.capabilities and self._may_access(subject, one)
        ]

    def _may(
        self, subject: Principal, action: str, kind: TargetKind, name: str, server: UpstreamServer
    ) -> bool:
        target = self._make_target(kind, name, server)
        return self._policy.authorize(subject, action, target).verdict == "allow"

    def _make_target(self, kind: TargetKind, name: str, server: UpstreamServer) -> AccessTarget:
        is_ambiguous = kind == "resource" and bool(find_namespace(name, self._list_prefixes()))
        return AccessTarget(kind, name, server.prefix, is_ambiguous)

    def _require(
        self, subject: Principal, action: str, kind: TargetKind, name: str, server: UpstreamServer
    ) -> str:
        """Authorize and return the rule, or record the refusal and refuse like something absent.

        Raises:
            RpcFaultError: the principal may not.
        """
        target = self._make_target(kind, name, server)
        decision = self._policy.authorize(subject, action, target)
        if decision.verdict == "allow":
            return decision.rule
        self._record(
            AuditEvent(
                kind="refused",
                tenant=subject.tenant,
                principal=subject.id,
                tool=server.prefix + action,
                args_hash=compute_digest({"name": name}),
                code="permission_denied",
                about={"action": action, "server": server.name, "rule": decision.rule[:200]},
            )
        )
        raise _make_absent_fault(kind, name)

    def _may_access(self, subject: Principal, server: UpstreamServer) -> bool:
        """Return whether the principal may see resources or prompts of this server."""
        has_resources = "resources" in server.capabilities
        return self._policy.can_access_namespace(
            subject, server.prefix, self._list_prefixes(), has_resources=has_resources
        )

    def _list_prefixes(self) -> list[str]:
        return [one.prefix for one in self._servers().values()]

    # --- together -----------------------------------------------------------------------------------------------

    def merge_capabilities(self, subject: Principal) -> dict[str, Any]:
        """Return the capabilities other than tools of the servers that the principal may see."""
        capabilities: dict[str, Any] = {}
        for one in self._servers().values():
            if not self._may_access(subject, one):
                continue
            for name in ("resources", "prompts", "completions", "logging"):
                theirs = one.capabilities.get(name)
                if isinstance(theirs, dict):
                    capabilities[name] = {
                        **capabilities.get(name, {}),
                        **{key: True for key, value in theirs.items() if value},
                    }
        return capabilities

    def get_instructions(self, subject: Principal) -> str:
        """Return the instructions of the only server, if the principal may see it; with several, they would speak for each other."""
        servers = list(self._servers().values())
        if len(servers) != 1 or not self._may_access(subject, servers[0]):
            return ""
        alone = servers[0].instructions
        return alone if scan_value(alone, untrusted=True).action == "clean" else ""

    async def request_task(
        self, subject: Principal, server: str, method: str, params: dict[str, Any], relay: Relay
    ) -> dict[str, Any]:
        """Forward a task request to the task's server. The caller has verified that the task is the principal's own."""
        one = self._servers().get(server)
        if one is None or not self._policy.may_use_server(subject, one.prefix, self._list_prefixes()):
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "There is no such task.")
        return await _require_safe_content(await one.request(method, params, relay))

    def record_refused_question(self, subject: Principal, question: RefusedQuestion) -> None:
        """Record and log that a question of a server, asked during this principal's request, was refused."""
        server = self._servers().get(question.server)
        self._record(
            AuditEvent(
                kind="refused",
                tenant=subject.tenant,
                principal=subject.id,
                tool=("" if server is None else server.prefix) + question.method,
                code="unsafe_output" if question.objection == "unsafe_text" else "permission_denied",
                about={"action": question.method, "server": question.server, "rule": question.objection},
            )
        )
        log.warning("%s", describe_refused_question(question.server, question.objection, "en"))

    # --- requests -----------------------------------------------------------------------------------------------

    async def request(
        self,
        subject: Principal,
        method: str,
        params: dict[str, Any],
        relay: Relay,
        run: str | None = None,
        trace_id: str | None = None,
    ) -> dict[str, Any]:
        """Answer a request that does not concern tools. A read takes from quotas and the named ``run``, and has a tape.

        Raises:
            RpcFaultError: the method is unknown, or the principal may not, or there is no such thing or no room for it.
        """
        if method in _LIST_METHODS:
            return await self._list_items(subject, method, params, relay)
        match method:
            case "resources/read" if not isinstance(params.get("uri"), str):
                raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "uri is missing.")
            case "resources/read":
                find = self._find_resource
            case "prompts/get":
                find = self._find_prompt
            case "completion/complete":
                find = self._find_completion
            case _:
                raise RpcFaultError(mcp_protocol.METHOD_NOT_FOUND, "This method is not supported here.")
        try:
            owner, sent, rule = await find(subject, params)
            read = ContentRead(subject, method, params, owner.name, owner.prefix, rule, run, trace_id)

            async def send() -> dict[str, Any]:
                return await _require_safe_content(await owner.request(method, sent, relay))

            return await self._reads.make_read(read, send)
        except RpcFaultError as fault:
            raise (_translate_era_fault(fault, relay) if method == "resources/read" else fault) from None

    async def _list_items(
        self, subject: Principal, method: str, params: dict[str, Any], relay: Relay
    ) -> dict[str, Any]:
        """Return the listed items of all servers that the principal may see; a failing server is left out, unless it is the only one."""
        if params.get("cursor") is not None:
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "The cursor is not valid.")
        capability, member, naming = _LIST_METHODS[method]
        listed: list[tuple[UpstreamServer, dict[str, Any]]] = []
        failed: RpcFaultError | None = None
        able = self._list_servers(subject, capability)
        for one in able:
            try:
                listed += [(one, item) for item in await self._fetch_items(one, method, relay)]
            except RpcFaultError as fault:
                failed = fault
        if failed is not None and len(able) == 1:
            raise failed
        kind: TargetKind = "prompt" if member == "prompts" else "resource"
        return {
            member: [
                item
                for one, item in listed
                if self._may(subject, method, kind, item[naming], one)
                and not self._is_disputed(kind, item[naming])
            ]
        }

    async def _fetch_items(self, one: UpstreamServer, method: str, relay: Relay) -> list[dict[str, Any]]:
        """Return a server's list without items that instruct a model, and remember the resources that it declares."""
        _, member, naming = _LIST_METHODS[method]
        fetched = await self._fetch_pages(one, method, member, relay)
        items = await keep_safe_items([item for item in fetched if isinstance(item.get(naming), str)])
        if member == "prompts":
            return [{**item, naming: one.prefix + item[naming]} for item in items if one.review_prompt(item)]
        items = one.review_resources(items, naming)
        declared = self._declared.setdefault(one.name, _DeclaredResources())
        texts = [item[naming] for item in items][:_MAX_DECLARED]
        if member == "resources":
            declared.uris = frozenset(texts)
        else:
            declared.templates = tuple((text, _split_template(text)) for text in dict.fromkeys(texts))
        return items

    async def _fetch_pages(
        self, one: UpstreamServer, method: str, member: str, relay: Relay
    ) -> list[dict[str, Any]]:

        async def ask(params: dict[str, Any]) -> dict[str, Any]:
            return await one.request(method, params, relay)

        return await read_list(ask, member, _MAX_PAGES, _MAX_DECLARED)

    # --- whose resource it is -----------------------------------------------------------------------------------

    def _is_disputed(self, kind: TargetKind, uri: str) -> bool:
        """Return whether two servers declare this very resource; then the operator is notified, once."""
        if kind != "resource":
            return False
        names = [name for name, one in self._declared.items() if one.declares(uri)]
        if len(names) > 1:
            self._report_dispute(uri, names, "declared")
        return len(names) > 1

    def _report_dispute(self, uri: str, names: list[str], how: str) -> None:
        """Log, once for each URI, that several servers declare it or have named it."""
        if uri not in self._reported and len(self._reported) < _MAX_DECLARED:
            self._reported.add(uri)
            shown = escape_for_terminal(uri[:200])
            log.warning("%s is %s by several servers, and offered of none: %s", shown, how, ", ".join(names))

    async def _find_owner(self, subject: Principal, uri: str) -> UpstreamServer | None:
        """Return the server that the resource belongs to; None if it is unknown or disputed. It is not authorized yet.

        Where only one server has resources, all URIs are its own, also those that it does not list.
        """
        able = [one for one in self._servers().values() if "resources" in one.capabilities]
        if len(able) > 1:
            if self._list_servers(subject, "resources"):
                await self._refresh_declared(able, uri)
            able = self._select_claiming(able, uri)
        return able[0] if len(able) == 1 else None

    def _select_claiming(self, able: list[UpstreamServer], uri: str) -> list[UpstreamServer]:
        known = [(one, self._declared.get(one.name, _DeclaredResources())) for one in able]
        if self._is_disputed("resource", uri):
            return []
        if exact := [one for one, declared in known if declared.declares(uri)]:
            return exact
        claims = [(declared.weigh_claim(uri), one) for one, declared in known]
        # A link may be meant, but must take no resource from another server: it is as strong as the strongest template.
        strongest = max((claim for claim, _ in claims), default=_NO_CLAIM) or _WEAK_CLAIM
        claiming = [one for claim, one in claims if claim == strongest or one.has_linked(uri)]
        if len(claiming) > 1:
            self._report_dispute(uri, [one.name for one in claiming], "claimed")
        return claiming

    async def _refresh_declared(self, able: list[UpstreamServer], uri: str) -> None:
        """Have servers list their resources that have never done so, and all of them for an unknown URI, but seldom."""
        now = time.monotonic()
        is_known = bool(self._select_claiming(able, uri))
        for one in able:
            declared = self._declared.setdefault(one.name, _DeclaredResources())
            if now - declared.at < _RELIST_S or (is_known and declared.at > 0):
                continue
            declared.at = now
            for method in ("resources/list", "resources/templates/list"):
                try:
                    await self._fetch_items(one, method, Relay())
                except RpcFaultError as fault:
                    log.info("%s does not answer %s: %s", one.name, method, fault.code)

    # --- one of them --------------------------------------------------------------------------------------------

    async def _find_resource(self, subject: Principal, params: dict[str, Any]) -> _FoundRead:
        uri = str(params["uri"])
        owner = await self._find_owner(subject, uri)
        if owner is None or owner.holds_resource(uri):
            raise _make_absent_fault("resource", uri)
        return owner, params, self._require(subject, "resources/read", "resource", uri, owner)

    async def _find_prompt(self, subject: Principal, params: dict[str, Any]) -> _FoundRead:
        one, name = self._find_prompt_server(params.get("name"))
        rule = self._require(subject, "prompts/get", "prompt", str(params.get("name")), one)
        return one, {**params, "name": name}, rule

    def _find_prompt_server(self, name: object) -> tuple[UpstreamServer, str]:
        able = [one for one in self._servers().values() if "prompts" in one.capabilities]
        fitting = [one for one in able if isinstance(name, str) and name.startswith(one.prefix)]
        if not fitting or not isinstance(name, str):
            raise _make_absent_fault("prompt", str(name))
        one = max(fitting, key=lambda server: len(server.prefix))
        own = name.removeprefix(one.prefix)
        if one.holds_prompt(own):
            raise _make_absent_fault("prompt", name)
        return one, own

    async def _find_completion(self, subject: Principal, params: dict[str, Any]) -> _FoundRead:
        action, ref = "completion/complete", params.get("ref")
        ref = ref if isinstance(ref, dict) else {}
        if ref.get("type") == "ref/prompt":
            one, name = self._find_prompt_server(ref.get("name"))
            rule = self._require(subject, action, "prompt", str(ref.get("name")), one)
            return one, {**params, "ref": {**ref, "name": name}}, rule
        uri = str(ref.get("uri"))
        owner = await self._find_owner(subject, uri)
        if owner is None or owner.holds_resource(uri) or "completions" not in owner.capabilities:
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "There is nothing to complete.")
        return owner, params, self._require(subject, action, "resource", uri, owner)

    async def watch_resource(self, subject: Principal, uri: str, *, on: bool) -> None:
        """Subscribe to changes of this resource at its server, or unsubscribe for everybody: at any server, and without rights.

        Raises:
            RpcFaultError: the principal may not see it, or there is no such resource.
        """
        if not on:  # the resource may be gone by now, or its server
            for one in self._servers().values():
                await one.watch_resource(uri, on=False)
            return
        owner = await self._find_owner(subject, uri)
        if owner is None or owner.holds_resource(uri):
            raise _make_absent_fault("resource", uri)
        self._require(subject, "resources/subscribe", "resource", uri, owner)
        await owner.watch_resource(uri, on=True)

    def may_see_watched(self, subject: Principal, uri: str) -> bool:
        """Return whether the principal may see this resource, which is watched, by the rules in force now."""
        return any(
            self._may(subject, "resources/subscribe", "resource", uri, one)
            for one in self._servers().values()
            if uri in one.watched
        )


def _make_absent_fault(kind: TargetKind, name: str) -> RpcFaultError:
    data = {"uri": name[:2000]} if kind == "resource" else None
    return RpcFaultError(mcp_protocol.INVALID_PARAMS, f"There is no such {kind}.", data)


async def _require_safe_content(result: dict[str, Any]) -> dict[str, Any]:
    """Withhold a result whose text, written by third parties, contains instructions to the model that will read it."""
    if await gives_instructions(result):
        raise CodedFaultError(
            mcp_protocol.INTERNAL_ERROR,
            "The content is withheld: it holds text that gives instructions to a model.",
            "unsafe_output",
        )
    return result


def _translate_era_fault(fault: RpcFaultError, relay: Relay) -> RpcFaultError:
    """Translate the code of a missing resource, which differs between the revisions."""
    absent = {mcp_protocol.INVALID_PARAMS, mcp_protocol.RESOURCE_NOT_FOUND}
    if fault.code not in absent:
        return fault
    code = mcp_protocol.INVALID_PARAMS if relay.era == "modern" else mcp_protocol.RESOURCE_NOT_FOUND
    return RpcFaultError(code, fault.message, fault.data)


def _split_template(template: str) -> tuple[str, ...]:
    """Return the literals between the expressions of a URI template; each expression matches one or more characters."""
    return tuple(re.split(r"\{[^{}]*\}", template[:2000]))


def _weigh_template(parts: tuple[str, ...]) -> _Claim:
    """Return how a template claims the URIs that it matches, by the text before its first expression."""
    return _FULL_CLAIM if ":" in parts[0] else _WEAK_CLAIM


def _matches_template(parts: tuple[str, ...], uri: str) -> bool:
    """Return whether a URI matches, in linear time: a hostile template must not cause backtracking."""
    head, *rest = parts
    if not rest:
        return uri == head
    if not uri.startswith(head):
        return False
    at = len(head)
    *middle, tail = rest
    for part in middle:
        position = uri.find(part, at + 1)
        if position < 0:
            return False
        at = position + len(part)
    return len(uri) - len(tail) > at and uri.endswith(tail)
