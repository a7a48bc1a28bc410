"""Plan a change of a client's file before anything is written: the text before, the text after, and the diff.

Values that may be secrets, of any server in the file, are masked in the diff.
"""

from collections.abc import Iterable
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
    """A planned change of a file. ``after`` None deletes the file; the same bytes change nothing."""

    before: FileSnapshot
    after: bytes | None

    @property
    def is_unchanged(self) -> bool:
        """Whether the file stays unchanged."""
        return self.after == self.before.data

    def render_diff(self) -> list[str]:
        """Return the lines of a unified diff, with secrets masked."""
        old = mask_secrets(self.before.text).splitlines()
        new = mask_secrets((self.after or b"").decode()).splitlines()
        return list(unified_diff(old, new, "before", "after", lineterm="", n=1))


def plan_connection(
    client: KnownClient, path: Path, entry: dict[str, Any], moved: Iterable[str] = ()
) -> FileChange:
    """Plan the change that adds Callwright to a client's file, or updates its entry, and takes ``moved`` servers out.

    Raises:
        FileReplacementError, JsoncError, EditError: The file cannot be read, or has another structure; it is unchanged.
    """
    before = read_snapshot(path)
    key = (*client.key, OWN_SERVER_NAME)
    text = before.text
    if get_value(text, key) != entry:
        text = set_member(text, key, entry)
    for name in moved:
        text = remove_member(text, (*client.key, name))
    return FileChange(before, before.data if text == before.text else text.encode())


def plan_disconnection(client: KnownClient, path: Path, connections: ConnectionRecords) -> FileChange:
    """Plan the change that removes Callwright: restore the original file if it has not been changed since.

    Otherwise our entry is taken out, and the entries of moved servers are put back unless their names are taken.

    Raises:
        FileReplacementError, JsoncError, EditError: The file cannot be read, or has another structure; it is unchanged.
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
    text = before.text
    if known is not None and get_value(text, (*client.key, OWN_SERVER_NAME)) is not None:
        for name, entry in known.moved.items():
            if get_value(text, (*client.key, name)) is None:
                text = set_member(text, (*client.key, name), entry)
    return FileChange(before, remove_member(text, (*client.key, OWN_SERVER_NAME)).encode())


def list_direct_servers(client: KnownClient, change: FileChange) -> list[str]:
    """Return the names of the servers that the client still starts or reaches by itself after a change, in the file's order."""
    text = (change.after or b"").decode()
    return _list_active_servers(get_value(text, client.key) if text.strip() else None)


def list_servers_in_folders(client: KnownClient, change: FileChange) -> dict[str, list[str]]:
    """Return folder → the names of the servers that the client reaches by itself there, and nowhere else, after a change."""
    text = (change.after or b"").decode()
    folders = get_value(text, (client.folders,)) if client.folders and text.strip() else None
    found: dict[str, list[str]] = {}
    for folder in folders if isinstance(folders, dict) else ():
        names = _list_active_servers(get_value(text, (client.folders, folder, *client.key)))
        if names:
            found[folder] = names
    return found


def _list_active_servers(servers: Any) -> list[str]:
    if not isinstance(servers, dict):
        return []
    return [
        name
        for name, entry in servers.items()
        if name != OWN_SERVER_NAME and isinstance(entry, dict) and entry.get("disabled") is not True
    ]


def mask_secrets(text: str) -> str:
    """Mask every value of a text that may be secret: those of all environments and headers."""
    if not text.strip():
        return text
    masked, at = "", 0
    for node in _find_secret_nodes(parse_jsonc(text), inside=False):
        masked += text[at : node.start] + _MASK
        at = node.end
    return masked + text[at:]


def _find_secret_nodes(node: Node, *, inside: bool) -> list[Node]:
    """Return the texts within environments and headers, in order."""
    if node.members is not None:
        return [
            found
            for one in node.members
            for found in _find_secret_nodes(one.node, inside=inside or one.name in _SECRET_TABLES)
        ]
    if isinstance(node.value, list):
        return [found for one in node.value for found in _find_secret_nodes(one, inside=inside)]
    return [node] if inside and isinstance(node.value, str) else []
