"""TOML for ``callwright.toml``: tables that are added behind what a person wrote. Pure."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET, Struct

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


def render_table(path: Sequence[str], fields: Mapping[str, Any], comments: Sequence[str] = ()) -> str:
    """One table with its keys, and comments before it; a mapping becomes an inline table."""
    head = ".".join(map(render_key, path))
    lines = [*(f"# {one}".rstrip() for one in comments), f"[{head}]"]
    lines += [f"{render_key(name)} = {render_value(said)}" for name, said in fields.items()]
    return "\n".join(lines) + "\n"


def list_non_default_fields(part: Struct) -> dict[str, Any]:
    """What a table says beside its defaults."""
    defaults = dict(
        zip(part.__struct_fields__[-len(part.__struct_defaults__) :], part.__struct_defaults__, strict=True)
    )
    found = {name: getattr(part, name) for name in part.__struct_fields__}
    return {
        name: said
        for name, said in found.items()
        if said is not UNSET and (name not in defaults or said != _resolve_default(defaults[name]))
    }


def _resolve_default(said: Any) -> Any:
    """A default that is made anew for every table is one of these."""
    factory = getattr(said, "factory", None)
    return factory() if factory is not None else said


def render_key(name: str) -> str:
    """A key, quoted where it has to be."""
    return name if _BARE_KEY.fullmatch(name) else render_text(name)


def render_value(said: Any) -> str:
    """A value on one line; lists of more than three texts stand one below the other."""
    if isinstance(said, bool):
        return "true" if said else "false"
    if isinstance(said, str):
        return render_text(said)
    if isinstance(said, Mapping):
        return (
            "{ "
            + ", ".join(f"{render_key(str(name))} = {render_value(one)}" for name, one in said.items())
            + " }"
        )
    if isinstance(said, list | tuple):
        items = [render_value(one) for one in said]
        return (
            f"[{', '.join(items)}]"
            if len(items) < 4
            else "[\n" + "".join(f"  {one},\n" for one in items) + "]"
        )
    return json.dumps(said)


def render_text(said: str) -> str:
    """A basic string: what JSON escapes, and DEL."""
    return json.dumps(said, ensure_ascii=False).replace("\x7f", "\\u007f")
