"""Somebody at the keyboard: opens the address of a login and says yes to everything, as a browser would bring it back."""

import asyncio
import json
import os
import tempfile
from typing import Any
from urllib.parse import urljoin

from callwright import Callwright
from callwright.app.server_login import make_login_attempt
from callwright.cli.login_callback import wait_for_login
from callwright.core.protocols.login_settings import LoginRules
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.tools.oauth.login_store import LoginStore
from callwright.wire.http_client import HttpClient
from callwright.wire.request_target import RequestTarget

CLIENT = "https://conformance-test.local/client-metadata.json"
NEVER_MIND = 10


async def visit(url: str) -> list[str]:
    """Follow an address to its end; gives every address on the way."""
    client, way = HttpClient(), [url]
    for _ in range(NEVER_MIND):
        reply = await client.send("GET", RequestTarget.parse_url(way[-1]))
        await reply.read(1 << 20)
        if reply.status not in {301, 302, 303, 307}:
            break
        way.append(urljoin(way[-1], reply.headers["location"]))
    client.close()
    return way


async def issuer_named_by(url: str) -> str:
    """What an operator reads in the server's metadata before writing it into the configuration."""
    server, client = RequestTarget.parse_url(url), HttpClient()
    path = f"/.well-known/oauth-protected-resource{server.path}"
    reply = await client.send("GET", server._replace(path=path))
    found: dict[str, Any] = json.loads(await reply.read(1 << 20))
    client.close()
    return str(found["authorization_servers"][0])


SECRETS = {"client_secret": "client_secret", "assertion": "valid_jwt", "id_token": "idp_id_token"}


async def rules_for(url: str, context: dict[str, Any]) -> LoginRules:
    """The configuration of somebody who was given what ``context`` holds."""
    said: dict[str, Any] = {"client_metadata": CLIENT, "grant": grant_for(context)}
    said |= {name: context[name] for name in ("client_id", "idp_client_id") if name in context}
    for key, name in SECRETS.items():
        if name in context:
            os.environ[f"GIVEN_{name}"] = context[name]
            said[key] = f"env:GIVEN_{name}"
    if "private_key_pem" in context:
        with tempfile.NamedTemporaryFile("w", suffix=".pem", delete=False) as file:
            file.write(context["private_key_pem"])
        said |= {"client_key": f"file:{file.name}", "algorithm": context["signing_algorithm"]}
    if "client_id" in context:
        said["issuer"] = context.get("issuer") or await issuer_named_by(url)
    return LoginRules(**said, idp=context.get("idp_issuer", ""))


def grant_for(context: dict[str, Any]) -> str:
    """By what kind of grant: an issuer that is told belongs to a client that people log in with."""
    if "idp_issuer" in context:
        return "enterprise"
    if "valid_jwt" in context:
        return "jwt_bearer"
    return (
        "client_credentials" if "client_id" in context and "issuer" not in context else "authorization_code"
    )


class Operator:
    """Configures the server ``up``, and logs in where that is needed."""

    def __init__(self, spec: ServerSpec) -> None:
        self.spec = spec
        self.keeper = LoginStore()
        self.way: list[str] = []

    @classmethod
    async def of(cls, url: str, context: dict[str, Any]) -> "Operator":
        """The operator who was given this."""
        return cls(ServerSpec(name="up", url=url, prefix="", login=await rules_for(url, context)))

    def is_needed(self, app: Callwright) -> bool:
        """Whether somebody has to log in: at first, when the token serves no more, or for more scopes."""
        kept = self.keeper.get(self.spec.name, self.spec.url)
        if self.spec.login.is_unattended:
            return False
        if kept is None:
            return app.connected is not None and app.connected.servers["up"].login_needed is not None
        return kept.token is None or not {*kept.wanted} <= {*kept.scopes}

    async def log_in(self, app: Callwright) -> None:
        """Log in, and wait until the gateway has noticed: it is connected, or needs another login."""

        async def show(url: str) -> None:
            self.visiting = asyncio.ensure_future(visit(url))

        one = make_login_attempt(self.spec, self.keeper)
        try:
            await wait_for_login(one, (), show, 20, "en")
            self.way = await self.visiting
        finally:
            one.close()
        if app.connected is not None:
            connected = asyncio.ensure_future(app.connected.wait_for_login("up"))
            async with asyncio.timeout(20):
                while not connected.done() and not self.is_needed(app):
                    await asyncio.wait([connected], timeout=0.05)
            connected.cancel()
