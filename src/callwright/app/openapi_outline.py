"""The parts of an OpenAPI document that a configuration needs: its server, its security schemes, the number of operations."""

from pathlib import Path

from msgspec import Struct

from callwright.tools.http.openapi_document import OpenAPIDocument
from callwright.tools.http.openapi_operations import iter_operations

_SECURITY_SCHEME_TYPES = {"apiKey", "http", "oauth2", "openIdConnect"}


class OpenAPIOutline(Struct, frozen=True):
    """Outline of a document. ``server`` is "" if the document names no absolute one."""

    title: str
    server: str
    schemes: tuple[str, ...]
    count: int


def read_openapi_outline(path: Path) -> OpenAPIOutline:
    """Read the outline of a document.

    Raises:
        OpenAPIError: it is not an OpenAPI document; a ``ValueError``.
    """
    document = OpenAPIDocument(path)
    info, servers = document.root.get("info"), document.root.get("servers")
    title = info.get("title") if isinstance(info, dict) else None
    first = servers[0] if isinstance(servers, list) and servers else None
    url = first.get("url") if isinstance(first, dict) else None
    components = document.root.get("components")
    schemes = components.get("securitySchemes") if isinstance(components, dict) else None
    return OpenAPIOutline(
        title=str(title or path.stem),
        server=url
        if isinstance(url, str) and url.startswith(("http://", "https://")) and "{" not in url
        else "",
        schemes=tuple(
            name
            for name, said in (schemes if isinstance(schemes, dict) else {}).items()
            if isinstance(said, dict) and said.get("type") in _SECURITY_SCHEME_TYPES
        ),
        count=sum(1 for _ in iter_operations(document)),
    )
