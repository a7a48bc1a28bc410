"""An OpenAPI document as plain JSON, and references inside it. Nothing is fetched, whatever the document says.

May not know: tools, contracts, what an operation means. A document may be hostile: its size, depth and chains of
references are bounded before anything walks it.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

MAX_BYTES = 64 * 1024 * 1024
MAX_NODES = 2_000_000
MAX_DEPTH = 200
MAX_HOPS = 16


class Trouble(Struct, frozen=True):
    """One thing that stands in the way: where (operation or JSON Pointer), what is wrong, and what to do."""

    where: str
    problem: str
    cure: str = ""


class OpenAPIError(ValueError):
    """The document cannot be used as it is. Its message lists every trouble with its cure; so does ``troubles``."""

    def __init__(self, troubles: list[Trouble]) -> None:
        lines = [f"  - {one.where}: {one.problem}. {one.cure}".rstrip() for one in troubles[:40]]
        more = [f"  … and {len(troubles) - 40} more"] if len(troubles) > 40 else []
        super().__init__("\n".join(["The OpenAPI document cannot be used:", *lines, *more]))
        self.troubles = troubles


class Document:
    """A document whose references can be followed. ``nullable`` and kin are read in every version: many mix them.

    Args:
        given: The document itself, or the path of a JSON or YAML file.

    Raises:
        OpenAPIError: it is no OpenAPI 3.0 or 3.1 document, or larger or deeper than the bounds above.
    """

    def __init__(self, given: Mapping[str, Any] | str | Path) -> None:
        self.root: dict[str, Any] = _read(given)
        self.version = _version(self.root)

    def at(self, reference: Any, where: str) -> Any:
        """What a local reference (``#/…``) points to.

        Raises:
            OpenAPIError: it leads out of the document or to nothing.
        """
        if not isinstance(reference, str) or not reference.startswith("#/"):
            raise _trouble(
                where, "a reference leads out of the document", "Bundle the document into one file."
            )
        value: Any = self.root
        for step in steps(reference):
            value = _step(value, step)
            if value is None:
                raise _trouble(where, "a reference points to nothing", "Check its spelling under components.")
        return value

    def follow(self, node: Any, where: str) -> dict[str, Any]:
        """The object itself, or the one that its chain of references ends in."""
        for _ in range(MAX_HOPS):
            if not isinstance(node, dict):
                raise _trouble(where, "is not an object")
            if "$ref" not in node:
                return node
            node = self.at(node["$ref"], where)
        raise _trouble(where, "a chain of references does not end", "Point to the object itself.")


def steps(reference: str) -> list[str]:
    """The steps of a local reference, decoded."""
    from urllib.parse import unquote  # noqa: PLC0415 - only documents with references need it

    return [step.replace("~1", "/").replace("~0", "~") for step in unquote(reference[2:]).split("/")]


def _step(value: Any, step: str) -> Any:
    if isinstance(value, dict):
        return value.get(step)
    if isinstance(value, list) and step.isascii() and step.isdigit() and int(step) < len(value):
        return value[int(step)]
    return None


def _trouble(where: str, problem: str, cure: str = "") -> OpenAPIError:
    return OpenAPIError([Trouble(where, problem, cure)])


# --- reading ----------------------------------------------------------------------------------------------------


def _read(given: Mapping[str, Any] | str | Path) -> dict[str, Any]:
    if isinstance(given, Mapping):
        plain = _plain(given)
    else:
        path = Path(given)
        plain = _plain(_parsed(_bytes(path), path.name))
    if not isinstance(plain, dict):
        raise _trouble("document", "is not an object", "Give an OpenAPI 3.0 or 3.1 document.")
    return plain


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise _trouble(
            "document", f"{path.name} cannot be read ({type(error).__name__})", "Check the path."
        ) from None
    if len(data) > MAX_BYTES:
        raise _trouble("document", f"is larger than {MAX_BYTES // 1024 // 1024} MB", "Split it.")
    return data


def _parsed(data: bytes, name: str) -> Any:
    if data.lstrip()[:1] == b"{":
        try:
            return msgspec.json.decode(data)
        except (ValueError, RecursionError):
            raise _trouble("document", f"{name} is not valid JSON") from None
    return _yaml(data, name)


def _yaml(data: bytes, name: str) -> Any:
    try:
        import yaml  # noqa: PLC0415 - part of the extra, and only YAML needs it
    except ImportError:
        raise _trouble("document", "YAML needs PyYAML", "pip install 'callwright[http]'") from None

    try:
        return yaml.load(data, Loader=_loader(yaml))  # noqa: S506 - a SafeLoader with fewer types
    except (yaml.YAMLError, ValueError, RecursionError):
        raise _trouble("document", f"{name} is not valid YAML") from None


def _loader(yaml: Any) -> Any:
    """A safe loader for YAML as JSON: ``no`` is a word, a date is a text and ``010`` is ten."""
    safe = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    loader: Any = type("JsonLoader", (safe,), {"yaml_implicit_resolvers": {}})
    for tag, pattern, first in _JSON_TYPES:
        loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), first)
    return loader


_JSON_TYPES = (
    ("null", r"^(?:null|Null|NULL|~|)$", ["n", "N", "~", ""]),
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", list("tTfF")),
    ("int", r"^-?(?:0|[1-9][0-9]*)$", list("-0123456789")),
    ("float", r"^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$", list("-0123456789")),
)


def _plain(value: Any) -> Any:
    """A copy in plain JSON, every shared part written out: what an alias multiplies is counted here."""
    return _Copy().of(value, 0)


class _Copy:
    def __init__(self) -> None:
        self.left = MAX_NODES

    def of(self, value: Any, depth: int) -> Any:
        self.left -= 1
        if self.left < 0:
            raise _trouble("document", f"has more than {MAX_NODES} values", "Split it.")
        if depth > MAX_DEPTH:
            raise _trouble("document", f"is nested deeper than {MAX_DEPTH} levels")
        if isinstance(value, Mapping):
            return {_key(key): self.of(item, depth + 1) for key, item in value.items()}
        if isinstance(value, list | tuple):
            return [self.of(item, depth + 1) for item in value]
        if value is None or isinstance(value, str | int | float):
            return value
        raise _trouble("document", f"holds a {type(value).__name__}, which is not JSON")


def _key(key: Any) -> str:
    """YAML reads the status in ``200:`` as a number."""
    return key if isinstance(key, str) else str(key).lower() if isinstance(key, bool) else str(key)


def _version(root: dict[str, Any]) -> str:
    said = root.get("openapi")
    if isinstance(said, str) and re.fullmatch(r"3\.[012](\.\d+)?(-\S+)?", said):
        return said[:3]
    if "swagger" in root:
        raise _trouble(
            "document", "is Swagger 2.0", "Convert it to OpenAPI 3 first, for example with swagger2openapi."
        )
    raise _trouble(
        "document", "is no OpenAPI 3 document", 'It has to begin with "openapi": "3.0.x" or "3.1.x".'
    )
