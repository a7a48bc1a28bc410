"""``RunningRequest``: a request that is being answered, and what a cancellation by its client does to it.

Clients also cancel when their time limit is over. Their user has then not asked for an end of the work, and their model usually makes
the same call again. So a call that may have an effect continues: the specification lets a receiver ignore a cancellation. Its answer
does not count as received, and the same call gets it. May not know the transport.
"""

import asyncio
import re
from typing import Any, Final

from callwright.gateway.mcp.backend_protocol import IncomingRequest

_TIME_LIMIT_PATTERN: Final = re.compile(r"\btimed?[ -]?out|timeout|deadline exceeded", re.IGNORECASE)
"""What official clients write: "timed out after 60s" (Python), "McpError: MCP error -32001: Request timed out" (TypeScript),
"TimeoutError: …" (a signal of JavaScript), "context deadline exceeded" (Go)."""

TIME_LIMIT_MARK: Final = b"timeout"
"""What a replica tells another of such a reason."""

_MAX_REASON_CHARS: Final = 200


class RunningRequest:
    """A request that is being answered.

    Attributes:
        task: The task that answers it, set by the code that starts it.
        incoming: The request as given to the backend; None before.
    """

    __slots__ = ("incoming", "task")

    task: "asyncio.Task[Any]"

    def __init__(self) -> None:
        self.incoming: IncomingRequest | None = None

    def cancel(self, reason: object) -> None:
        """Cancel it, for the reason that its client gives."""
        if self.incoming is not None and self.incoming.may_have_effect and is_time_limit(reason):
            self.incoming.gave_up = True
        else:
            self.task.cancel()


def is_time_limit(reason: object) -> bool:
    """Return whether this reason of a cancellation is that the client's time limit is over."""
    return isinstance(reason, str) and _TIME_LIMIT_PATTERN.search(reason[:_MAX_REASON_CHARS]) is not None
