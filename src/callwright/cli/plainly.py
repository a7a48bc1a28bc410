"""Values as JSON, every character visible: for a line, or for people to read. Needs no terminal.

May not know what is shown.
"""

from typing import Any

import msgspec

from callwright.domain.visible import visible


def as_json(value: Any) -> str:
    """Write a value as JSON on one line, every character visible."""
    return visible(msgspec.json.encode(value, enc_hook=_named).decode())


def pretty_json(value: Any) -> str:
    """Write a value as JSON over several lines, every character visible."""
    return visible(
        msgspec.json.format(msgspec.json.encode(value, enc_hook=_named), indent=2).decode(), keep="\n"
    )


def _named(value: Any) -> Any:
    return {"notJson": type(value).__name__}
