"""Tasks of servers behind us (extension ``io.modelcontextprotocol/tasks``): handed on under ids that only their owner can use.

The id that a client gets names the server and carries a mark over owner, server and the server's own id; nothing is kept here,
so a task outlives a restart. May not know what a task does.
"""

from typing import Any

from callwright.core.protocols import mcp_protocol
from callwright.gateway.signed_state import StateSigner
from callwright.relay import RpcFaultError


class TaskIds:
    """Translates ids; ``seal`` makes the marks."""

    def __init__(self, seal: StateSigner) -> None:
        self._seal = seal

    def encode_task_id(self, server: str, owner: str, id_: str) -> str:
        """The id that the owner is given."""
        return f"{server}.{self._seal.sign_fields(owner, server, id_)}.{id_}"

    def decode_task_id(self, owner: str, params: dict[str, Any]) -> tuple[str, str]:
        """The server and its own id for the task that a client names.

        Raises:
            RpcFault: there is no such task for this owner.
        """
        given = params.get("taskId")
        server, _, rest = given.partition(".") if isinstance(given, str) else ("", "", "")
        mark, _, id_ = rest.partition(".")
        if not id_ or not self._seal.verify_fields(mark, owner, server, id_):
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "There is no such task.")
        return server, id_
