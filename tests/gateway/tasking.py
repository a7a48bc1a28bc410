"""A reference server whose tools become tasks (extension ``io.modelcontextprotocol/tasks``), as the conformance suite describes it.

It stands behind the same MCP front as the gateway; for tests only. ``ran`` counts how often each tool really ran,
``asked`` how often a task was asked for.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

from callwright.core.protocols import mcp_protocol
from callwright.core.protocols.mcp_protocol import HeaderMirror
from callwright.domain.call import Principal
from callwright.gateway.mcp.backend_protocol import IncomingRequest, ServerIntroduction
from callwright.gateway.mcp.dispatcher import McpDispatcher
from callwright.gateway.mcp.http_endpoint import McpEndpoint
from callwright.gateway.mcp.subscriptions import SubscriptionHub
from callwright.relay import RpcFaultError
from callwright.wire.http_server import HttpServer
from gateway.everything import Result, asks, text

YES = {"type": "object", "properties": {"confirm": {"type": "boolean"}}, "required": ["confirm"]}
NAME = {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}
SECONDS = {"seconds": {"type": "number"}}


class Job:
    """One task: what it does, and how it stands."""

    def __init__(self, number: int) -> None:
        self.id = f"job-{number}"
        self.status = "working"
        self.created = self.updated = _now()
        self.more: dict[str, Any] = {}
        self.asked: dict[str, Any] = {}
        self.answers: dict[str, Any] = {}
        self.answered = asyncio.Event()
        self.work: asyncio.Task[None] | None = None

    def turn(self, status: str, **more: Any) -> None:
        """It has come so far; what has ended does not change any more."""
        if self.status in {"working", "input_required"}:
            self.status, self.more, self.updated = status, more, _now()

    def told(self) -> Result:
        """How it stands, as ``tasks/get`` says it."""
        pending = {"inputRequests": self.asked} if self.status == "input_required" else {}
        return {
            "taskId": self.id,
            "status": self.status,
            "createdAt": self.created,
            "lastUpdatedAt": self.updated,
            "ttlMs": 600_000,
            "pollIntervalMs": 50,
            **pending,
            **self.more,
        }

    async def ask(self, **questions: dict[str, Any]) -> dict[str, Any]:
        """Ask and wait until all has been answered."""
        self.asked = dict(questions)
        self.turn("input_required")
        await self.answered.wait()
        self.turn("working")
        return self.answers

    def take(self, answers: dict[str, Any]) -> None:
        """Answers, to some of the questions or all."""
        for name in answers.keys() & self.asked.keys():
            self.answers[name] = answers[name]
            del self.asked[name]
        self.updated = _now()
        if not self.asked:
            self.answered.set()


Work = Callable[[Job, dict[str, Any]], Awaitable[Result]]


async def slow_compute(_job: Job, arguments: dict[str, Any]) -> Result:
    await asyncio.sleep(float(arguments.get("seconds", 0)))
    return text("computed")


async def failing_job(_job: Job, _arguments: dict[str, Any]) -> Result:
    await asyncio.sleep(0.1)
    return {**text("the job failed"), "isError": True}


async def protocol_error_job(_job: Job, _arguments: dict[str, Any]) -> Result:
    await asyncio.sleep(0.1)
    raise RpcFaultError(mcp_protocol.INTERNAL_ERROR, "the job broke")


async def confirm_delete(job: Job, arguments: dict[str, Any]) -> Result:
    answers = await job.ask(confirm=asks(f"Delete {arguments.get('filename')}?", YES))
    return text("deleted" if answers["confirm"].get("action") == "accept" else "kept")


async def multi_input(job: Job, _arguments: dict[str, Any]) -> Result:
    answers = await job.ask(first=asks("First name?", NAME), second=asks("Second name?", NAME))
    return text(" ".join(sorted(answers)))


async def greeting(_job: Job, arguments: dict[str, Any]) -> Result:
    return text(f"Hello, {arguments['user_name']}!")


WORK: dict[str, tuple[Work, dict[str, Any]]] = {
    "slow_compute": (slow_compute, SECONDS),
    "failing_job": (failing_job, {}),
    "protocol_error_job": (protocol_error_job, {}),
    "confirm_delete": (confirm_delete, {"filename": {"type": "string"}}),
    "multi_input": (multi_input, {}),
    "test_tool_with_task": (greeting, {}),
}
ONLY_AS_TASKS = {"failing_job", "protocol_error_job", "confirm_delete", "multi_input", "test_tool_with_task"}


class Tasking:
    """See the head of this file."""

    def __init__(self) -> None:
        self.ran: Counter[str] = Counter()
        self.asked = 0
        self.jobs: dict[str, Job] = {}

    def describe_server(self, principal: Principal | None = None) -> ServerIntroduction:
        capabilities: dict[str, Any] = {"tools": {}, "extensions": {mcp_protocol.TASKS_EXTENSION: {}}}
        return ServerIntroduction(capabilities=capabilities, info={"name": "tasking", "version": "1"})

    def list_mirrors(self, _tool: str) -> tuple[HeaderMirror, ...]:
        return ()

    async def watch_resource(self, uri: str, principal: Principal | None, *, on: bool) -> None:
        """There are no resources."""

    async def request(self, incoming: IncomingRequest) -> Result:
        match incoming.method:
            case "tools/list":
                return {"tools": [_tool("greet", {"name": {"type": "string"}}), *(_tool(n, p) for n, (_, p) in WORK.items())]}  # fmt: skip
            case "tools/call":
                return await self._called(incoming, str(incoming.params.get("name")))
            case method if method in mcp_protocol.TASK_METHODS:
                return self._of_task(method, incoming.params)
            case _:
                raise RpcFaultError(mcp_protocol.METHOD_NOT_FOUND, "Unknown method")

    async def _called(self, incoming: IncomingRequest, name: str) -> Result:
        arguments: dict[str, Any] = incoming.params.get("arguments") or {}
        able = mcp_protocol.supports_tasks(incoming.relay.capabilities)
        self.ran[name] += 1
        if name == "greet":
            return text(f"Hello, {arguments.get('name')}!")
        if name not in WORK:
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, f"Unknown tool: {name}")
        if not able and name in ONLY_AS_TASKS:
            raise RpcFaultError(
                mcp_protocol.MISSING_CAPABILITY, "Only as a task.", mcp_protocol.TASKS_REQUIRED_DATA
            )
        if name == "test_tool_with_task":
            answer = (incoming.params.get("inputResponses") or {}).get("user_name")
            if answer is None:
                return {
                    "resultType": "input_required",
                    "inputRequests": {"user_name": asks("Your name?", NAME)},
                    "requestState": "round-1",
                }
            content = answer.get("content") or {}
            arguments = {"user_name": content.get("name") or content.get("user_name") or ""}
        if not able or arguments.get("seconds") == 0:
            return await WORK[name][0](Job(0), arguments)
        job = self._begin(WORK[name][0], arguments)
        return {"resultType": "task", **job.told()}

    def _begin(self, work: Work, arguments: dict[str, Any]) -> Job:
        job = Job(len(self.jobs) + 1)
        self.jobs[job.id] = job
        job.work = asyncio.ensure_future(_carried_out(job, work, arguments))
        return job

    def _of_task(self, method: str, params: dict[str, Any]) -> Result:
        job = self.jobs.get(str(params.get("taskId")))
        if job is None:
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "no such task")
        if method == "tasks/get":
            self.asked += 1
            return job.told()
        if method == "tasks/update":
            job.take(params.get("inputResponses") or {})
        elif job.work is not None:
            job.work.cancel()
        return {}

    def close(self) -> None:
        for job in self.jobs.values():
            if job.work is not None:
                job.work.cancel()


async def _carried_out(job: Job, work: Work, arguments: dict[str, Any]) -> None:
    try:
        result = await work(job, arguments)
    except RpcFaultError as fault:
        job.turn("failed", error={"code": fault.code, "message": fault.message})
    except asyncio.CancelledError:
        job.turn("cancelled")
        raise
    else:
        job.turn("completed", result=result)


def _tool(name: str, properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": name,
        "description": name,
        "inputSchema": {"type": "object", "properties": properties},
    }


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def mounted(server: HttpServer) -> tuple[Tasking, McpEndpoint]:
    """The reference server on a wire server, at /mcp."""
    tasking = Tasking()
    endpoint = McpEndpoint(McpDispatcher(tasking, SubscriptionHub()), 1 << 20)
    endpoint.mount(server)
    return tasking, endpoint
