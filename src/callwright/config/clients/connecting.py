"""A change of a client's file, worked out before anything is written: the text before, the text after, and what may be shown.

Values that may be secrets, of any server in the file, are masked in what is shown.
"""

from difflib import unified_diff
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from callwright.config.clients.editing import value_at, with_member, without_member
from callwright.config.clients.files import Connections, Held, digest, held
from callwright.config.clients.jsonc import Node, parse
from callwright.config.clients.table import Client

OURS: Final = "callwright"
_SECRET_PARTS: Final = frozenset({"env", "environment", "headers"})
_MASK: Final = '"••••••"'


class Change(Struct, frozen=True):
    """What is about to be done to a file. ``after`` None takes the file away; the same bytes: nothing is to be done."""

    before: Held
    after: bytes | None

    @property
    def nothing(self) -> bool:
        """Whether the file stays as it is."""
        return self.after == self.before.data

    def diff(self) -> list[str]:
        """Lines of a unified diff, secrets masked."""
        old = shown(self.before.text).splitlines()
        new = shown((self.after or b"").decode()).splitlines()
        return list(unified_diff(old, new, "before", "after", lineterm="", n=1))


def joining(client: Client, path: Path, entry: dict[str, Any]) -> Change:
    """The change that adds Callwright to a client's file, or brings its entry up to date.

    Raises:
        FileFault, JsoncError, EditError: the file cannot be read, or is of another shape; it stays as it is.
    """
    before = held(path)
    key = (*client.key, OURS)
    if value_at(before.text, key) == entry:
        return Change(before, before.data)
    return Change(before, with_member(before.text, key, entry).encode())


def leaving(client: Client, path: Path, connections: Connections) -> Change:
    """The change that takes Callwright out: back to what the file was, where nobody has changed it since.

    Raises:
        FileFault, JsoncError, EditError: the file cannot be read, or is of another shape; it stays as it is.
    """
    before = held(path)
    known = connections.of(before.path)
    if known is not None and known.original is not None and known.wrote == digest(before.data):
        if not known.original:
            return Change(before, None)
        original = held(Path(known.original)).data
        if original is not None:
            return Change(before, original)
    if before.data is None:
        return Change(before, None)
    return Change(before, without_member(before.text, (*client.key, OURS)).encode())


def shown(text: str) -> str:
    """The text with every value that may be a secret masked: those of environments and headers, whoever's they are."""
    if not text.strip():
        return text
    said, at = "", 0
    for node in _secrets(parse(text), inside=False):
        said += text[at : node.start] + _MASK
        at = node.end
    return said + text[at:]


def _secrets(node: Node, *, inside: bool) -> list[Node]:
    """Texts within environments and headers, in their order."""
    if node.members is not None:
        return [
            found
            for one in node.members
            for found in _secrets(one.node, inside=inside or one.name in _SECRET_PARTS)
        ]
    if isinstance(node.value, list):
        return [found for one in node.value for found in _secrets(one, inside=inside)]
    return [node] if inside and isinstance(node.value, str) else []
