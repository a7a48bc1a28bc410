"""The plain HTTP API: tools, calls, runs and tapes for clients that speak neither Python nor MCP.

    POST /v1/tools/{name}/calls   call a tool; the body is its arguments
    POST /v1/calls                call a tool; the body is what the model wrote, in any dialect
    GET  /v1/tools[/{name}]       contracts of the tools on offer to the caller
    GET  /v1/runs/{id}            the calls of a run
    GET  /v1/calls/{id}[/tape]    one finished call: its result, its tape
    GET  /v1/workflows            workflows that the caller may start; their runs are under /v1/workflow-runs
    GET  /v1/openapi.json         this API as OpenAPI 3.1

May not know MCP. Handlers translate a request into a call, and its result into a response; they decide nothing.
"""

from callwright.gateway.api.http_api import HttpApi

__all__ = ["HttpApi"]
