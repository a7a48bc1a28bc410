"""Pins: the server identities, instructions, and definitions of tools, prompts and resources that the operator has accepted, to detect changes.

The first listing of a newly declared server is accepted as it is: declaring it was the decision. A file keeps the pins
between runs; without one they last as long as the process.
"""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from callwright.domain.struct_decoding import describe_types
from callwright.ports.regular_files import lock_folder, replace_regular_file

SERVER_PIN: Final = ""
"""Takes the place of a tool's name for the server's own identity; no tool has this name."""

INSTRUCTIONS_PIN: Final = " instructions"
"""The same for the server's instructions for use."""
PROMPTS_PIN: Final = " prompts"
"""Says that the server's prompts have been accepted once: one that comes later is new."""
_PROMPT_PREFIX: Final = " prompt "
RESOURCE_PREFIXES: Final = {"uri": " resource ", "uriTemplate": " template "}
"""The member that identifies a resource or a template → the beginning of its pin's name."""

_RESOURCE_FIELDS: Final = ("uri", "uriTemplate", "name", "title", "description", "mimeType")

_IDENTITY_FIELDS: Final = ("name", "title", "version")


def read_server_identity(info: dict[str, Any]) -> dict[str, Any]:
    """Return the pinned part of a server's self-description: its text members."""
    return {one: info[one][:200] for one in _IDENTITY_FIELDS if isinstance(info.get(one), str)}


def is_tool_pin(name: str) -> bool:
    """Return whether a pin of this name is a tool's; a tool whose name begins with a space has none, and is not offered."""
    return name != SERVER_PIN and not name.startswith(" ")


def make_prompt_pin(prompt: str) -> str:
    """Return the name of a prompt's pin."""
    return _PROMPT_PREFIX + prompt


def make_resource_pin(uri: str, member: str = "uri") -> str:
    """Return the name of the pin of a resource, or of a template (``uriTemplate``)."""
    return RESOURCE_PREFIXES[member] + uri


def read_resource_definition(item: dict[str, Any]) -> dict[str, Any]:
    """Return the pinned part of a resource or template: what a reader chooses it by. Sizes and dates may change."""
    return {one: item[one] for one in _RESOURCE_FIELDS if one in item}


class DefinitionPin(Struct, omit_defaults=True):
    """One accepted definition or server identity.

    ``revision`` is the major number of the contract's version; ``before`` is the definition of the revision before it.
    """

    hash: str
    definition: dict[str, Any]
    revision: int = 1
    before: dict[str, Any] | None = None


class DefinitionChange(Struct, frozen=True):
    """A change that waits for acceptance: a new or changed tool, or another kind of pin, with its old and new definition."""

    server: str
    tool: str
    before: dict[str, Any] | None
    after: dict[str, Any]

    @property
    def kind(self) -> str:
        """``new``, ``changed``, or ``server`` for the server's identity."""
        if self.tool == SERVER_PIN:
            return "server"
        return "new" if self.before is None else "changed"

    def list_differences(self) -> list[tuple[str, Any, Any]]:
        """Return JSON Pointer, old value and new value of every difference; None for an absent value."""
        return list(_find_differences("", self.before, self.after))


class PinError(Exception):
    """The file of pins cannot be read or written. Cure: check its folder, or restore it from a backup."""


class DefinitionPins:
    """The accepted definitions of all servers. Changes by other processes are seen at the next access."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._pins: dict[str, dict[str, DefinitionPin]] = {}
        self._stamp: tuple[int, int, int] | None = None
        self._reload_if_changed()

    def _reload_if_changed(self) -> None:
        """Reload the file if it has changed."""
        try:
            now = self._path.stat() if self._path is not None else None
        except FileNotFoundError:
            return
        except OSError:
            raise PinError("The file of accepted tool definitions cannot be read.") from None
        stamp = None if now is None else _read_stamp(now)
        if self._path is not None and stamp != self._stamp:
            self._pins, self._stamp = _read_pin_file(self._path), stamp

    def copy_in_memory(self) -> "DefinitionPins":
        """Return a copy that is never written to disk: for comparison without acceptance."""
        copy = DefinitionPins()
        copy._pins = {server: dict(pins) for server, pins in self._pins.items()}
        return copy

    def has_server(self, server: str) -> bool:
        """Return whether anything of this server was ever accepted."""
        self._reload_if_changed()
        return server in self._pins

    def count_resources(self, server: str) -> int:
        """Return how many resources and templates of this server have a pin."""
        prefixes = tuple(RESOURCE_PREFIXES.values())
        return sum(name.startswith(prefixes) for name in self._pins.get(server, {}))

    def get_pin(self, server: str, tool: str) -> DefinitionPin | None:
        """Return the pin of this tool, or None."""
        return self._pins.get(server, {}).get(tool)

    def list_definitions(self, server: str) -> dict[str, dict[str, Any]]:
        """Return the accepted definitions of a server's tools, by name."""
        return {tool: pin.definition for tool, pin in self._pins.get(server, {}).items() if is_tool_pin(tool)}

    def accept(self, server: str, definitions: dict[str, tuple[str, dict[str, Any]]]) -> None:
        """Accept these definitions by tool; a changed one gets the next revision.

        Raises:
            PinError: the file cannot be written.
        """
        with self._hold_lock():
            self._reload_if_changed()
            self._add_pins(server, definitions)
            self._write_pin_file()

    def _add_pins(self, server: str, definitions: dict[str, tuple[str, dict[str, Any]]]) -> None:
        mine = self._pins.setdefault(server, {})
        for tool, (hash_, definition) in definitions.items():
            old = mine.get(tool)
            if old is None or old.hash != hash_:
                mine[tool] = (
                    DefinitionPin(hash_, definition)
                    if old is None
                    else DefinitionPin(hash_, definition, old.revision + 1, old.definition)
                )

    @contextlib.contextmanager
    def _hold_lock(self) -> Iterator[None]:
        """Lock the file against other processes: a pin that was lost would let a changed definition in unseen."""
        if self._path is None:
            yield
            return
        with contextlib.ExitStack() as held:
            try:
                self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                held.enter_context(lock_folder(self._path.resolve().parent))
            except OSError:
                raise PinError("The accepted tool definitions cannot be written down.") from None
            yield

    def _write_pin_file(self) -> None:
        if self._path is None:
            return
        try:
            data = msgspec.json.encode(self._pins, order="sorted")
            # what this process has written it need not read
            self._stamp = _read_stamp(replace_regular_file(self._path, data))
        except OSError:
            raise PinError("The accepted tool definitions cannot be written down.") from None


def _read_stamp(file: os.stat_result) -> tuple[int, int, int]:
    """Return what tells one version of the file from another; its renaming does not change it."""
    return file.st_mtime_ns, file.st_size, file.st_ino


def _read_pin_file(path: Path) -> dict[str, dict[str, DefinitionPin]]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, DefinitionPin]])
    except (OSError, msgspec.MsgspecError, UnicodeError, RecursionError):
        raise PinError("The file of accepted tool definitions cannot be read.") from None


def _find_differences(at: str, before: Any, after: Any) -> "list[tuple[str, Any, Any]]":
    if before == after and type(before) is type(after):
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        differences: list[tuple[str, Any, Any]] = []
        for name in [*before, *(one for one in after if one not in before)]:
            step = f"{at}/{str(name).replace('~', '~0').replace('/', '~1')}"
            differences += _find_differences(step, before.get(name), after.get(name))
        return differences
    return [(at, before, after)]


describe_types(dict[str, dict[str, DefinitionPin]])
