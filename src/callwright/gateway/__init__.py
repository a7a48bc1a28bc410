"""The gateway: serves HTTP and the Model Context Protocol to clients, and makes their calls through ``app``.

Nothing in here knows a tool; every call goes through ``Callwright`` like a call from the library or the command line. Public are
``Gateway``, ``asgi`` and ``AllowedOrigins``; they are loaded at their first use and need the extra ``gateway``.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from callwright.gateway.asgi_mount import asgi
    from callwright.gateway.gateway import Gateway
    from callwright.wire.server_limits import AllowedOrigins

_MODULE_BY_NAME = {
    "AllowedOrigins": "callwright.wire.server_limits",
    "Gateway": "callwright.gateway.gateway",
    "asgi": "callwright.gateway.asgi_mount",
}

__all__ = ["AllowedOrigins", "Gateway", "asgi"]


def __getattr__(name: str) -> Any:
    """Load a public name at its first use: its submodules import this package, and httptools is of an extra."""
    if name not in _MODULE_BY_NAME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_MODULE_BY_NAME[name]), name)
