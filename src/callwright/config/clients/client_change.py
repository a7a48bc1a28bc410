"""A change of a client's file, worked out before anything is written: the text before, the text after, and what may be shown.

Values that may be secrets, of any server in the file, are masked in what is shown.
"""

from difflib import unified_diff
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from callwright.config.clients.client_table import KnownClient
from callwright.config.clients.file_replacement import (
    ConnectionRecords,
    FileSnapshot,
    digest_data,
    read_snapshot,
)
from callwright.config.clients.jsonc import Node, parse_jsonc
from callwright.config.clients.jsonc_editor import get_value, remove_member, set_member

OWN_SERVER_NAME: Final = "callwright"
_SECRET_TABLES: Final = frozenset({"env", "environment", "headers"})
_MASK: Final = '"••••••"'


class FileChange(Struct, frozen=True):
    """What is about to be done to a file. ``after`` None takes the file away; the same bytes: nothing is to be done."""

    before: FileSnapshot
    after: bytes | None

    @property
    def is_unchanged(self) -> bool:
        """Whether the file stays as it is."""
        return self.after == self.before.data

    def render_diff(self) -> list[str]:
        """Lines of a unified diff, secrets masked."""
        old = mask_secrets(self.before.text).splitlines()
        new = mask_secrets((self.after or b"").decode()).splitlines()
        return list(unified_diff(old, new, "before", "after", lineterm="", n=1))


def plan_connection(client: KnownClient, path: Path, entry: dict[str, Any]) -> FileChange:
    """The change that adds Callwright to a client's file, or brings its entry up to date.

    Raises:
        FileFault, JsoncError, EditError: the file cannot be read, or is of another shape; it stays as it is.
    """
    before = read_snapshot(path)
    key = (*client.key, OWN_SERVER_NAME)
    if get_value(before.text, key) == entry:
        return FileChange(before, before.data)
    return FileChange(before, set_member(before.text, key, entry).encode())


def plan_disconnection(client: KnownClient, path: Path, connections: ConnectionRecords) -> FileChange:
    """The change that takes Callwright out: back to what the file was, where nobody has changed it since.

    Raises:
        FileFault, JsoncError, EditError: the file cannot be read, or is of another shape; it stays as it is.
    """
    before = read_snapshot(path)
    known = connections.get_record(before.path)
    if known is not None and known.original is not None and known.wrote == digest_data(before.data):
        if not known.original:
            return FileChange(before, None)
        original = read_snapshot(Path(known.original)).data
        if original is not None:
            return FileChange(before, original)
    if before.data is None:
        return FileChange(before, None)
    return FileChange(before, remove_member(before.text, (*client.key, OWN_SERVER_NAME)).encode())


def mask_secrets(text: str) -> str:
    """The text with every value that may be a secret masked: those of environments and headers, whoever's they are."""
    if not text.strip():
        return text
    said, at = "", 0
    for node in _find_secret_nodes(parse_jsonc(text), inside=False):
        said += text[at : node.start] + _MASK
        at = node.end
    return said + text[at:]


def _find_secret_nodes(node: Node, *, inside: bool) -> list[Node]:
    """Texts within environments and headers, in their order."""
    if node.members is not None:
        return [
            found
            for one in node.members
            for found in _find_secret_nodes(one.node, inside=inside or one.name in _SECRET_TABLES)
        ]
    if isinstance(node.value, list):
        return [found for one in node.value for found in _find_secret_nodes(one, inside=inside)]
    return [node] if inside and isinstance(node.value, str) else []
