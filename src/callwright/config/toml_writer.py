"""Render TOML tables for ``callwright.toml``, to be appended to a hand-written file. Pure."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET, Struct

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


def render_table(path: Sequence[str], fields: Mapping[str, Any], comments: Sequence[str] = ()) -> str:
    """Render one table with its keys, after comments; a mapping becomes an inline table."""
    head = ".".join(map(render_key, path))
    lines = [*(f"# {one}".rstrip() for one in comments), f"[{head}]"]
    lines += [f"{render_key(name)} = {render_value(value)}" for name, value in fields.items()]
    return "\n".join(lines) + "\n"


def list_non_default_fields(part: Struct) -> dict[str, Any]:
    """Return the fields of a table that differ from their defaults."""
    defaults = dict(
        zip(part.__struct_fields__[-len(part.__struct_defaults__) :], part.__struct_defaults__, strict=True)
    )
    found = {name: getattr(part, name) for name in part.__struct_fields__}
    return {
        name: value
        for name, value in found.items()
        if value is not UNSET and (name not in defaults or value != _resolve_default(defaults[name]))
    }


def _resolve_default(default: Any) -> Any:
    """Return a default; call its factory if it has one."""
    factory = getattr(default, "factory", None)
    return factory() if factory is not None else default


def render_key(name: str) -> str:
    """Render a key, quoted if necessary."""
    return name if _BARE_KEY.fullmatch(name) else render_text(name)


def render_value(value: Any) -> str:
    """Render a value on one line; lists of more than three items on several lines."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return render_text(value)
    if isinstance(value, Mapping):
        return (
            "{ "
            + ", ".join(f"{render_key(str(name))} = {render_value(one)}" for name, one in value.items())
            + " }"
        )
    if isinstance(value, list | tuple):
        items = [render_value(one) for one in value]
        return (
            f"[{', '.join(items)}]"
            if len(items) < 4
            else "[\n" + "".join(f"  {one},\n" for one in items) + "]"
        )
    return json.dumps(value)


def render_text(text: str) -> str:
    """Render a basic string: escaped as in JSON, and DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
