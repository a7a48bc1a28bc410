"""The protocol errors of the MCP SDK, under their names of 1.x and of 2.x."""

from typing import Any

from mcp.shared import exceptions
from mcp.types import ErrorData

_sdk: Any = exceptions
ProtocolError: type[Exception] = _sdk.MCPError if hasattr(_sdk, "MCPError") else _sdk.McpError


def make_protocol_error(code: int) -> Exception:
    """Return the error with this code; one that asks the client to open a URL where that is its code."""
    data: dict[str, Any] | None = {"elicitations": []} if code == -32042 else None
    if hasattr(_sdk, "MCPError"):
        made: Exception = _sdk.MCPError(code, "lost", data)
    elif code == -32042:
        made = _sdk.UrlElicitationRequiredError([], "open it")
    else:
        made = _sdk.McpError(ErrorData(code=code, message="lost", data=data))
    return made
