"""An OpenAPI document, as far as a configuration has to know it: its server, its security schemes, how much is in it."""

from pathlib import Path

from msgspec import Struct

from callwright.tools.http.document import Document
from callwright.tools.http.operations import operations

_KINDS = {"apiKey", "http", "oauth2", "openIdConnect"}


class Outline(Struct, frozen=True):
    """See the head of this file. ``server`` is "" where the document names none that is absolute."""

    title: str
    server: str
    schemes: tuple[str, ...]
    count: int


def outline(path: Path) -> Outline:
    """Look through a document.

    Raises:
        OpenAPIError: it is none; a ``ValueError``.
    """
    document = Document(path)
    info, servers = document.root.get("info"), document.root.get("servers")
    title = info.get("title") if isinstance(info, dict) else None
    first = servers[0] if isinstance(servers, list) and servers else None
    url = first.get("url") if isinstance(first, dict) else None
    components = document.root.get("components")
    schemes = components.get("securitySchemes") if isinstance(components, dict) else None
    return Outline(
        title=str(title or path.stem),
        server=url
        if isinstance(url, str) and url.startswith(("http://", "https://")) and "{" not in url
        else "",
        schemes=tuple(
            name
            for name, said in (schemes if isinstance(schemes, dict) else {}).items()
            if isinstance(said, dict) and said.get("type") in _KINDS
        ),
        count=sum(1 for _ in operations(document)),
    )
