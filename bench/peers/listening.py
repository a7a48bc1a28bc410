"""For peers that take a port and do not say when they listen. Standard library only."""

import asyncio
import socket

_TRIES = 200
_PAUSE_S = 0.1


def free_port() -> int:
    """A port that nobody listens at just now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


async def listening(port: int) -> None:
    """Wait until somebody does, at most 20 s.

    Raises:
        OSError: nobody does.
    """
    for left in reversed(range(_TRIES)):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            if not left:
                raise
            await asyncio.sleep(_PAUSE_S)
        else:
            writer.close()
            return
