"""Ids of upstream servers' tasks (extension ``io.modelcontextprotocol/tasks``), translated so that only their owner can use them.

The client's id contains the server, the server's own id and an HMAC over owner, server and id; nothing is stored, so that a
task survives a restart. May not know what a task does.
"""

from typing import Any

from callwright.core.protocols import mcp_protocol
from callwright.gateway.signed_state import StateSigner
from callwright.relay import RpcFaultError


class TaskIds:
    """Translates ids; ``seal`` signs them."""

    def __init__(self, seal: StateSigner) -> None:
        self._seal = seal

    def encode_task_id(self, server: str, owner: str, id_: str) -> str:
        """Return the id that the owner gets."""
        return f"{server}.{self._seal.sign_fields(owner, server, id_)}.{id_}"

    def decode_task_id(self, owner: str, params: dict[str, Any]) -> tuple[str, str]:
        """Return the server and its own id of the task that a client names.

        Raises:
            RpcFaultError: the owner has no such task.
        """
        task_id = params.get("taskId")
        server, _, rest = task_id.partition(".") if isinstance(task_id, str) else ("", "", "")
        mark, _, id_ = rest.partition(".")
        if not id_ or not self._seal.verify_fields(mark, owner, server, id_):
            raise RpcFaultError(mcp_protocol.INVALID_PARAMS, "There is no such task.")
        return server, id_
