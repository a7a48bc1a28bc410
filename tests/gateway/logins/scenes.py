"""An application in front of a protected server, and an operator beside it; everything in one process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from callwright import Callwright, ToolResult
from callwright.core.protocols.login_settings import LoginRules
from callwright.tools.mcp.server_spec import ServerSpec
from callwright.tools.oauth.login_store import LoginStore
from gateway.logins.authority import Protected
from gateway.visiting import Operator

TOOL = "test_simple_text"


class Scene:
    """What a test plays on. ``reasons`` is why the server could not be connected to at first."""

    def __init__(self, app: Callwright, operator: Operator, reasons: dict[str, str]) -> None:
        self.app = app
        self.operator = operator
        self.reasons = reasons

    async def log_in(self) -> None:
        """The operator logs in; the application notices by itself."""
        await self.operator.log_in(self.app)

    async def call(self, tool: str = TOOL) -> ToolResult:
        """One call of a tool of the server."""
        return await self.app.acall({"name": tool, "arguments": {}})

    def code(self, result: ToolResult) -> str:
        """What became of a call."""
        return result.error.code if result.error is not None else "ok"


@asynccontextmanager
async def scene(
    server: Protected,
    rules: LoginRules = LoginRules(),  # noqa: B008 - frozen
    *,
    keeper: LoginStore | None = None,
    store: Path | None = None,
    pins: Path | None = None,
    **spec: Any,
) -> AsyncIterator[Scene]:
    """The application, connected as far as that goes without a login."""
    declared = ServerSpec(name="up", login=rules, **{"prefix": "", "url": server.url, **spec})
    operator, app = Operator(declared), Callwright(store)
    operator.keeper = keeper or operator.keeper
    try:
        reasons = await app.connect([declared], logins=operator.keeper, pins=pins)
        yield Scene(app, operator, reasons)
    finally:
        if app.connected is not None:
            await app.connected.close()
        app.close()
