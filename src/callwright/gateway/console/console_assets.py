"""Serve the files of the console with headers under which a page can load, run and send nothing but what the gateway itself serves."""

from functools import cache
from importlib.resources import files
from typing import Final

from callwright.wire.http_messages import HttpRequest, HttpResponse
from callwright.wire.http_server import HttpServer

CONSOLE_PATH: Final = "/console/"

_MEDIA_BY_SUFFIX: Final = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
}
_INDEX: Final = "index.html"

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
)
"""No inline script or style, no frame, no other host; and no text can become markup: a browser refuses the assignment."""

_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}


def mount_console(server: HttpServer) -> None:
    """Mount the pages below ``CONSOLE_PATH``."""
    server.mount("GET", CONSOLE_PATH.rstrip("/"), _redirect)
    server.mount("GET", CONSOLE_PATH, _serve_asset)
    server.mount("GET", CONSOLE_PATH + "{name}", _serve_asset)


async def _redirect(_request: HttpRequest) -> HttpResponse:
    """Lead to the page by a relative address: a proxy may serve the gateway below a path prefix."""
    return HttpResponse(308, content_type=None, headers={"Location": "console/"})


async def _serve_asset(request: HttpRequest) -> HttpResponse:
    asset = _load_assets().get(request.params.get("name", _INDEX))
    if asset is None:
        return HttpResponse(404, b"There is no such page.", "text/plain")
    body, media = asset
    return HttpResponse(200, body, media, _HEADERS)


@cache
def _load_assets() -> dict[str, tuple[bytes, str]]:
    """Return body and media type by file name."""
    folder = files("callwright.gateway.console").joinpath("assets")
    return {
        one.name: (one.read_bytes(), _MEDIA_BY_SUFFIX[one.name.rpartition(".")[2]])
        for one in folder.iterdir()
    }
