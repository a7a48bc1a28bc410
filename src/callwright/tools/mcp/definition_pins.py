"""Which server, and which definition of each of its tools, the operator has accepted: what has changed is held or told.

The first list of a server that was just declared is accepted as it is: declaring it was the decision. A file keeps the
pins between runs; without one they last as long as the process.
"""

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

SERVER_PIN: Final = ""
"""Stands where a tool's name stands, for what a server says it is itself; no tool is called so."""

_IDENTITY_FIELDS: Final = ("name", "title", "version")


def read_server_identity(info: dict[str, Any]) -> dict[str, Any]:
    """What is pinned of a server's own words about itself, as far as they are texts."""
    return {one: info[one][:200] for one in _IDENTITY_FIELDS if isinstance(info.get(one), str)}


class DefinitionPin(Struct, omit_defaults=True):
    """One accepted definition, or what a server said it is. ``revision`` is the first number of the contract's version."""

    hash: str
    definition: dict[str, Any]
    revision: int = 1


class DefinitionChange(Struct, frozen=True):
    """What waits for the operator: a tool that is new or has changed, or ``SERVER_PIN``, as it was and as it would be."""

    server: str
    tool: str
    before: dict[str, Any] | None
    after: dict[str, Any]

    @property
    def kind(self) -> str:
        """``new``, ``changed``, or ``server`` for what a server says it is."""
        if self.tool == SERVER_PIN:
            return "server"
        return "new" if self.before is None else "changed"

    def list_differences(self) -> list[tuple[str, Any, Any]]:
        """JSON Pointer, value before, value after, for everything that differs; None for what is absent."""
        return list(_find_differences("", self.before, self.after))


class PinError(Exception):
    """The file of pins cannot be read or written. Cure: see to its folder, or restore it from a copy."""


class DefinitionPins:
    """The accepted definitions of all servers. What another process accepts is known to this one as soon as it asks."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._pins: dict[str, dict[str, DefinitionPin]] = {}
        self._stamp: tuple[int, int, int] | None = None
        self._reload_if_changed()

    def _reload_if_changed(self) -> None:
        """Read the file again where it has changed."""
        try:
            now = self._path.stat() if self._path is not None else None
        except FileNotFoundError:
            return
        except OSError:
            raise PinError("The file of accepted tool definitions cannot be read.") from None
        stamp = None if now is None else (now.st_mtime_ns, now.st_size, now.st_ino)
        if self._path is not None and stamp != self._stamp:
            self._pins, self._stamp = _read_pin_file(self._path), stamp

    def copy_in_memory(self) -> "DefinitionPins":
        """The same pins, kept in memory alone: for looking, without accepting anything."""
        copy = DefinitionPins()
        copy._pins = {server: dict(pins) for server, pins in self._pins.items()}
        return copy

    def has_server(self, server: str) -> bool:
        """Whether anything of this server was ever accepted."""
        self._reload_if_changed()
        return server in self._pins

    def get_pin(self, server: str, tool: str) -> DefinitionPin | None:
        """What was accepted of this tool."""
        return self._pins.get(server, {}).get(tool)

    def list_definitions(self, server: str) -> dict[str, dict[str, Any]]:
        """The accepted definitions of a server's tools, by name."""
        return {
            tool: pin.definition for tool, pin in self._pins.get(server, {}).items() if tool != SERVER_PIN
        }

    def accept(self, server: str, definitions: dict[str, tuple[str, dict[str, Any]]]) -> None:
        """Accept these definitions, by tool; a changed one gets the next revision.

        Raises:
            PinError: it cannot be written down.
        """
        self._reload_if_changed()
        mine = self._pins.setdefault(server, {})
        for tool, (hash_, definition) in definitions.items():
            old = mine.get(tool)
            if old is None or old.hash != hash_:
                mine[tool] = DefinitionPin(hash_, definition, old.revision + 1 if old else 1)
        self._write_pin_file()

    def _write_pin_file(self) -> None:
        if self._path is None:
            return
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self._path.parent, prefix=".pins")
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(msgspec.json.encode(self._pins, order="sorted"))
                    file.flush()
                    os.fsync(file.fileno())
                Path(name).replace(self._path)
            except BaseException:
                with contextlib.suppress(OSError):
                    Path(name).unlink()
                raise
        except OSError:
            raise PinError("The accepted tool definitions cannot be written down.") from None


def _read_pin_file(path: Path) -> dict[str, dict[str, DefinitionPin]]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, DefinitionPin]])
    except (OSError, msgspec.MsgspecError, UnicodeError, RecursionError):
        raise PinError("The file of accepted tool definitions cannot be read.") from None


def _find_differences(at: str, before: Any, after: Any) -> "list[tuple[str, Any, Any]]":
    if before == after and type(before) is type(after):
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        found: list[tuple[str, Any, Any]] = []
        for name in [*before, *(one for one in after if one not in before)]:
            step = f"{at}/{str(name).replace('~', '~0').replace('/', '~1')}"
            found += _find_differences(step, before.get(name), after.get(name))
        return found
    return [(at, before, after)]
