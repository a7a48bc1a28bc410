"""Render values as JSON with every character visible: on one line, or formatted. Needs no terminal.

May not know the meaning of the values.
"""

from typing import Any

import msgspec

from callwright.domain.reason import Reason
from callwright.domain.terminal_escape import escape_for_terminal


def render_json(value: Any) -> str:
    """Render a value as JSON on one line, with every character visible."""
    return escape_for_terminal(msgspec.json.encode(value, enc_hook=_replace_by_type_name).decode())


def render_pretty_json(value: Any) -> str:
    """Render a value as formatted JSON, with every character visible."""
    return escape_for_terminal(
        msgspec.json.format(msgspec.json.encode(value, enc_hook=_replace_by_type_name), indent=2).decode(),
        keep="\n",
    )


def _replace_by_type_name(value: Any) -> Any:
    return str(value) if isinstance(value, Reason) else {"notJson": type(value).__name__}
