"""``asgi``: an application as an ASGI application, for uvicorn, granian or hypercorn, or mounted in FastAPI."""

from callwright.app import Callwright
from callwright.gateway.gateway import Gateway
from callwright.wire.asgi_app import AsgiApp


def asgi(app: Callwright | Gateway) -> AsgiApp:
    """Return an ASGI application that serves ``/mcp`` and ``/v1`` below the place where it is mounted.

    Args:
        app: The application, or a ``Gateway`` for other options: it is given the accepted host names, which are the loopback names
            by default, and the identity of callers.

    Returns:
        The ASGI application. Under uvicorn or granian its lifespan starts and stops the gateway; an application that mounts it is
        given ``lifespan`` for that: ``FastAPI(lifespan=mounted.lifespan)``.
    """
    gateway = app if isinstance(app, Gateway) else Gateway(app)
    return AsgiApp(gateway.server, gateway.prepare, gateway.close)
