"""Route requests for resources, prompts and completions to the upstream servers, and merge the servers' capabilities.

May not know tools: those are in the catalogue. Prompts carry their server's prefix; resources keep their own URIs, and a URI at
two servers belongs to the first that lists it.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from callwright.core.guard import scan_value
from callwright.core.protocols import mcp_protocol
from callwright.relay import Relay, RpcFaultError, UpstreamServer

_LIST_METHODS: Final = {
    "resources/list": ("resources", "resources"),
    "resources/templates/list": ("resources", "resourceTemplates"),
    "prompts/list": ("prompts", "prompts"),
}
"""Method → required capability, and the member of its result."""

_MAX_PAGES: Final = 100


class UpstreamRouting:
    """Routes requests to the connected servers."""

    def __init__(self, upstreams: Callable[[], Mapping[str, UpstreamServer]]) -> None:
        self._servers = upstreams
        self._homes: dict[str, str] = {}
        self._templates: list[tuple[tuple[str, ...], str, str]] = []

    # --- together -----------------------------------------------------------------------------------------------

    def merge_capabilities(self) -> dict[str, Any]:
        """Return the servers' capabilities other than tools."""
        capabilities: dict[str, Any] = {}
        for one in self._servers().values():
            for name in ("resources", "prompts", "completions", "logging"):
                theirs = one.capabilities.get(name)
                if isinstance(theirs, dict):
                    capabilities[name] = {
                        **capabilities.get(name, {}),
                        **{key: True for key, value in theirs.items() if value},
                    }
        return capabilities

    async def request_task(
        self, server: str, method: str, params: dict[str, Any], relay: Relay
    ) -> dict[str, Any]:
        """Forward a task request to the task's server."""
        one = self._servers().get(server)
        if one is None:
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "There is no such task.")
        return _require_safe_content(await one.request(method, params, relay))

    def get_instructions(self) -> str:
        """Return the instructions of the only server; with several, they would speak for each other."""
        texts = [one.instructions for one in self._servers().values()]
        alone = texts[0] if len(texts) == 1 else ""
        return alone if scan_value(alone, untrusted=True).action == "clean" else ""

    # --- requests -----------------------------------------------------------------------------------------------

    async def request(self, method: str, params: dict[str, Any], relay: Relay) -> dict[str, Any]:
        """Answer a request that does not concern tools."""
        if method in _LIST_METHODS:
            return await self._list_items(method, params, relay)
        match method:
            case "resources/read":
                return _require_safe_content(await self._read_resource(params, relay))
            case "prompts/get":
                one, name = self._find_prompt_server(params.get("name"))
                return _require_safe_content(await one.request(method, {**params, "name": name}, relay))
            case "completion/complete":
                return _require_safe_content(await self._complete_argument(params, relay))
            case _:
                raise RpcFaultError(mcp_protocol.METHOD_NOT_FOUND, "This method is not supported here.")

    async def _list_items(self, method: str, params: dict[str, Any], relay: Relay) -> dict[str, Any]:
        """Return the concatenated lists of all servers; a failing server is left out."""
        if params.get("cursor") is not None:
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "The cursor is not valid.")
        capability, member = _LIST_METHODS[method]
        items: list[Any] = []
        failed: RpcFaultError | None = None
        able = [one for one in self._servers().values() if capability in one.capabilities]
        for one in able:
            try:
                items += self._record_homes(member, one, await self._fetch_pages(one, method, member, relay))
            except RpcFaultError as fault:
                failed = fault
        if failed is not None and len(able) == 1:
            raise failed
        return {member: items}

    async def _fetch_pages(
        self, one: UpstreamServer, method: str, member: str, relay: Relay
    ) -> list[dict[str, Any]]:
        items: list[dict[str, Any]] = []
        seen: set[str] = set()
        params: dict[str, Any] = {}
        for _ in range(_MAX_PAGES):
            page = await one.request(method, params, relay)
            items += [item for item in page.get(member) or [] if isinstance(item, dict)]
            cursor = page.get("nextCursor")
            if not isinstance(cursor, str) or cursor in seen:
                break
            seen.add(cursor)
            params = {"cursor": cursor}
        return items

    def _record_homes(
        self, member: str, one: UpstreamServer, items: list[dict[str, Any]]
    ) -> Iterable[dict[str, Any]]:
        items = [item for item in items if scan_value(item, untrusted=True).action != "quarantine"]
        if member == "prompts":
            return [{**item, "name": one.prefix + str(item.get("name"))} for item in items]
        if member == "resources":
            for item in items:
                self._homes.setdefault(str(item.get("uri")), one.name)
            return [item for item in items if self._homes.get(str(item.get("uri"))) == one.name]
        for item in items:
            template = str(item.get("uriTemplate"))
            if all(known != template for _, _, known in self._templates):
                self._templates.append((_split_template(template), one.name, template))
        return items

    async def _read_resource(self, params: dict[str, Any], relay: Relay) -> dict[str, Any]:
        uri = params.get("uri")
        if not isinstance(uri, str):
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "uri is missing.")
        fault = RpcFaultError(mcp_protocol.INVALID_PARAMS, "There is no such resource.", {"uri": uri[:2000]})
        for one in self._find_homes(uri):
            try:
                return await one.request("resources/read", params, relay)
            except RpcFaultError as found:
                fault = found
                if found.code not in {mcp_protocol.INVALID_PARAMS, mcp_protocol.RESOURCE_NOT_FOUND}:
                    break
        raise _translate_era_fault(fault, relay)

    def _find_homes(self, uri: str) -> list[UpstreamServer]:
        """Return the servers to ask for a resource: the one that listed it, else those with a matching template, else all."""
        able = [one for one in self._servers().values() if "resources" in one.capabilities]
        home = self._homes.get(uri) or next(
            (name for parts, name, _ in self._templates if _matches_template(parts, uri)), None
        )
        return [one for one in able if one.name == home] or able

    def _find_prompt_server(self, name: object) -> tuple[UpstreamServer, str]:
        for one in self._servers().values():
            if isinstance(name, str) and "prompts" in one.capabilities and name.startswith(one.prefix):
                return one, name.removeprefix(one.prefix)
        raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "There is no such prompt.")

    async def _complete_argument(self, params: dict[str, Any], relay: Relay) -> dict[str, Any]:
        ref = params.get("ref")
        ref = ref if isinstance(ref, dict) else {}
        if ref.get("type") == "ref/prompt":
            one, name = self._find_prompt_server(ref.get("name"))
            return await one.request("completion/complete", {**params, "ref": {**ref, "name": name}}, relay)
        uri = str(ref.get("uri"))
        template = next((name for _, name, known in self._templates if known == uri), None)
        able = [one for one in self._servers().values() if "completions" in one.capabilities]
        for one in able:
            if template in (None, one.name):
                return await one.request("completion/complete", params, relay)
        raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "There is nothing to complete.")

    async def watch_resource(self, uri: str, *, on: bool) -> None:
        """Subscribe at the servers to changes of this resource, or unsubscribe."""
        for one in self._find_homes(uri):
            await one.watch_resource(uri, on=on)


def _require_safe_content(result: dict[str, Any]) -> dict[str, Any]:
    """Withhold a result whose text, written by third parties, contains instructions to the model that will read it."""
    if scan_value(result, untrusted=True).action == "quarantine":
        raise RpcFaultError(
            mcp_protocol.INTERNAL_ERROR,
            "The content is withheld: it holds text that gives instructions to a model.",
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
