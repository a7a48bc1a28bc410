"""``LinkedResources``: the URIs that one server's results have named, so that a client can read them at that server.

A server need not list a resource that its results link. Whether a client may read it is not decided here.
"""

from collections.abc import Iterable
from typing import Any, Final

_MAX_LINKED: Final = 20_000
_MAX_URI_CHARS: Final = 2000


class LinkedResources:
    """The most recently named URIs. ``most``: how many are remembered."""

    def __init__(self, most: int = _MAX_LINKED) -> None:
        self._most = most
        self._uris: dict[str, None] = {}

    def __contains__(self, uri: str) -> bool:
        return uri in self._uris

    def record_content(self, blocks: Iterable[Any]) -> None:
        """Remember the links and embedded resources among the content blocks of a result."""
        for block in blocks:
            kind = block.get("type") if type(block) is dict else None
            if kind == "resource_link":
                self._record_uri(block.get("uri"))
            elif kind == "resource":
                self._record_contents([block.get("resource")])

    def record_result(self, result: dict[str, Any]) -> None:
        """Remember what the result of any request names: a tool's or task's content, a prompt's messages, a resource's contents."""
        for member, record in (("content", self.record_content), ("contents", self._record_contents)):
            if isinstance(found := result.get(member), list):
                record(found)
        if isinstance(messages := result.get("messages"), list):
            self.record_content(one.get("content") for one in messages if isinstance(one, dict))

    def _record_contents(self, contents: Iterable[Any]) -> None:
        for one in contents:
            if isinstance(one, dict):
                self._record_uri(one.get("uri"))

    def _record_uri(self, uri: object) -> None:
        if not isinstance(uri, str) or len(uri) > _MAX_URI_CHARS:
            return
        self._uris.pop(uri, None)
        self._uris[uri] = None
        if len(self._uris) > self._most:
            del self._uris[next(iter(self._uris))]
