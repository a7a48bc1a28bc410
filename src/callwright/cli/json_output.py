"""Values as JSON, every character visible: for a line, or for people to read. Needs no terminal.

May not know what is shown.
"""

from typing import Any

import msgspec

from callwright.domain.terminal_escape import escape_for_terminal


def render_json(value: Any) -> str:
    """Write a value as JSON on one line, every character visible."""
    return escape_for_terminal(msgspec.json.encode(value, enc_hook=_replace_by_type_name).decode())


def render_pretty_json(value: Any) -> str:
    """Write a value as JSON over several lines, every character visible."""
    return escape_for_terminal(
        msgspec.json.format(msgspec.json.encode(value, enc_hook=_replace_by_type_name), indent=2).decode(),
        keep="\n",
    )


def _replace_by_type_name(value: Any) -> Any:
    return {"notJson": type(value).__name__}
