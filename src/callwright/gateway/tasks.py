"""Tasks of servers behind us (extension ``io.modelcontextprotocol/tasks``): handed on under ids that only their owner can use.

The id that a client gets names the server and carries a mark over owner, server and the server's own id; nothing is kept here,
so a task outlives a restart. May not know what a task does.
"""

from typing import Any

from callwright.core import mcp
from callwright.gateway.seal import Seal
from callwright.relay import RpcFault


class Tasks:
    """Translates ids; ``seal`` makes the marks."""

    def __init__(self, seal: Seal) -> None:
        self._seal = seal

    def outward(self, server: str, owner: str, id_: str) -> str:
        """The id that the owner is given."""
        return f"{server}.{self._seal.mark(owner, server, id_)}.{id_}"

    def inward(self, owner: str, params: dict[str, Any]) -> tuple[str, str]:
        """The server and its own id for the task that a client names.

        Raises:
            RpcFault: there is no such task for this owner.
        """
        given = params.get("taskId")
        server, _, rest = given.partition(".") if isinstance(given, str) else ("", "", "")
        mark, _, id_ = rest.partition(".")
        if not id_ or not self._seal.marked(mark, owner, server, id_):
            raise RpcFault(mcp.INVALID_PARAMS, "There is no such task.")
        return server, id_
