"""A shop behind the HTTP API, and a client that asks it over a real socket."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from callwright import Callwright, MayHaveHappened, NotApplied, Principal, Rule, ToolError
from callwright.gateway.api import HttpApi
from callwright.testing import FakeClock
from callwright.wire.http_messages import HttpRequest, RequestRefusedError, make_problem
from callwright.wire.http_server import HttpServer
from gateway.talking import Answer, asked

KNOWN = {
    "jane": Principal("jane", "acme"),
    "joe": Principal("joe", "acme"),
    "max": Principal("max", "rival"),
    "lena": Principal("lena", "acme", ("reviewer",)),
}


class World:
    """What was really done."""

    def __init__(self) -> None:
        self.paid: list[int] = []


def shop(world: World, **options: Any) -> Callwright:
    app = Callwright(**{"clock": FakeClock(), **options})

    @app.tool(effect="read", version="1.2.0")
    def stock(sku: str) -> dict[str, Any]:
        """How many are left."""
        return {"sku": sku, "left": 7}

    @app.tool(effect="once", key=["amount"], errors={"TOO_POOR": "Not enough money."})
    def pay(amount: int) -> dict[str, int]:
        """Pay."""
        if amount > 900:
            raise ToolError("TOO_POOR")
        if amount == 13:
            raise MayHaveHappened
        world.paid.append(amount)
        return {"receipt": len(world.paid)}

    @app.tool(effect="read")
    def busy(how: str) -> str:
        """Fail in a certain way."""
        raise NotApplied(how, 90_500)

    @app.tool(effect="read")
    def secret() -> str:
        """What not everybody may call."""
        return "secret"

    return app


RULES = (
    Rule("allow", principals=("jane", "joe", "max"), tools=("stock", "pay", "busy")),
    Rule("allow", principals=("joe",), tools=("secret",)),
)


async def who(request: HttpRequest) -> Principal:
    """Whoever the test says it is."""
    known = KNOWN.get((request.get_header("Authorization") or "").removeprefix("Bearer "))
    if known is None:
        raise RequestRefusedError(
            make_problem(401, "Nobody is known by this credential.", {"WWW-Authenticate": "Bearer"})
        )
    return known


class Client:
    """Asks one server."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def send(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        return await asked(self.port, "\n".join(lines), body)

    async def post(self, path: str, value: Any, **headers: str) -> Answer:
        return await self.send(
            "POST", path, msgspec.json.encode(value), Content_Type="application/json", **headers
        )

    async def get(self, path: str, **headers: str) -> Answer:
        return await self.send("GET", path, b"", **headers)

    async def pay(self, amount: int, **headers: str) -> Answer:
        return await self.post("/v1/tools/pay/calls", {"amount": amount}, **headers)


@asynccontextmanager
async def open_shop(app: Callwright, *, known: bool = False) -> AsyncIterator[Client]:
    server = HttpServer()
    (HttpApi(app, who) if known else HttpApi(app)).mount(server)
    port = await server.start()
    try:
        yield Client(port)
    finally:
        await server.close(grace_s=0.1)


def said(answer: Answer) -> Any:
    return msgspec.json.decode(answer.body)
