"""A legacy server that asks on its session's standing stream, where a question has no address."""

import asyncio
import json
from typing import Any

import pytest

from callwright import Callwright
from callwright.gateway.gateway import Gateway
from callwright.relay import ProtocolEra
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.wire.http_messages import EventStream, HttpRequest, HttpResponse, make_json_response
from callwright.wire.http_server import HttpServer
from gateway.clients import Client

ASK = {
    "mode": "form",
    "message": "Which?",
    "requestedSchema": {"type": "object", "properties": {"which": {"type": "string"}}},
}


class Asking:
    """A legacy server with one tool that asks, always on the standing stream of its session."""

    def __init__(self) -> None:
        self.streams: dict[str, EventStream] = {}
        self.answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.sessions = 0
        self.both = asyncio.Barrier(2)

    def mount(self, server: HttpServer) -> None:
        server.mount("POST", "/mcp", self.post)
        server.mount("GET", "/mcp", self.get)
        server.mount("DELETE", "/mcp", self.delete)

    async def delete(self, request: HttpRequest) -> HttpResponse:
        self.streams.pop(request.get_header("mcp-session-id") or "", None)
        return HttpResponse(204, content_type=None)

    async def get(self, request: HttpRequest) -> EventStream:
        stream = self.streams[request.get_header("mcp-session-id") or ""] = request.open_event_stream()
        stream.send_keep_alive()
        await asyncio.Event().wait()
        return stream

    async def post(self, request: HttpRequest) -> HttpResponse:
        message = json.loads(request.body)
        if "method" not in message:
            self.answers[message["id"]].set_result(message)
            return HttpResponse(202, content_type=None)
        if "id" not in message:
            return HttpResponse(202, content_type=None)
        match message["method"]:
            case "initialize":
                self.sessions += 1
                info = {"name": "asking", "version": "1"}
                result: dict[str, Any] = {
                    "protocolVersion": "2025-11-25",
                    "capabilities": {"tools": {}},
                    "serverInfo": info,
                }
                found = {"jsonrpc": "2.0", "id": message["id"], "result": result}
                return HttpResponse(
                    200, json.dumps(found).encode(), headers={"Mcp-Session-Id": f"s{self.sessions}"}
                )
            case "tools/list":
                result = {
                    "tools": [
                        {
                            "name": "pick",
                            "inputSchema": {"type": "object", "properties": {"n": {"type": "integer"}}},
                        }
                    ]
                }
            case "tools/call":
                text = await self.asked(message, request.get_header("mcp-session-id") or "")
                result = {"content": [{"type": "text", "text": text}]}
            case _:
                error = {"code": -32601, "message": "no"}
                return make_json_response({"jsonrpc": "2.0", "id": message["id"], "error": error}, 400)
        return make_json_response({"jsonrpc": "2.0", "id": message["id"], "result": result})

    async def asked(self, call: dict[str, Any], session: str) -> str:
        if call["params"]["arguments"].get("n"):
            await self.both.wait()
        number = 1000 + call["id"]
        future = self.answers[number] = asyncio.get_running_loop().create_future()
        question = {"jsonrpc": "2.0", "id": number, "method": "elicitation/create", "params": ASK}
        self.streams[session].put(json.dumps(question).encode(), event="message")
        answer = await future
        if call["params"]["arguments"].get("n"):
            await self.both.wait()
        return str(answer["result"]["content"]["which"]) if "result" in answer else "nobody could be asked"


@pytest.mark.promise("E2")
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_a_question_without_an_address_is_put_to_the_only_caller_there_is_and_never_to_one_of_two(
    era: ProtocolEra,
) -> None:
    async def go() -> None:
        server = HttpServer()
        Asking().mount(server)
        port = await server.start()
        app = Callwright()
        assert await app.connect([ServerSpec(name="up", url=f"http://127.0.0.1:{port}/mcp", prefix="")]) == {}
        gateway = Gateway(app)
        door = await gateway.start()
        clients = [await Client(door, era, {"elicitation": {}}).start() for _ in range(2)]
        for client, which in zip(clients, ("this", "that"), strict=True):
            client.answer = lambda _method, _params, which=which: {
                "action": "accept",
                "content": {"which": which},
            }  # type: ignore[misc]
        alone = await clients[1].call("pick")
        assert alone["content"][0]["text"] == "that"
        together = await asyncio.gather(*(one.call("pick", {"n": at}) for at, one in enumerate(clients, 1)))
        assert {one["content"][0]["text"] for one in together} == {"nobody could be asked"}
        await gateway.close(0.2)
        await server.close(0.2)
        app.close()

    asyncio.run(go())
