"""An OpenAPI document as plain JSON, and its internal references. Nothing is fetched, even if the document refers to it.

May not know: tools, contracts, what an operation means. A document may be hostile: its size, depth and reference chains
are bounded before it is traversed.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from callwright.core.json_schema import schema_reasons
from callwright.domain.reason import Reason
from callwright.domain.refusal import RefusalPart
from callwright.domain.yaml_faults import describe_yaml_fault
from callwright.tools.http import openapi_reasons
from callwright.tools.http.swagger_conversion import convert_swagger

MAX_DOCUMENT_BYTES = 64 * 1024 * 1024
MAX_DOCUMENT_NODES = 2_000_000
MAX_DOCUMENT_DEPTH = 200
MAX_REFERENCE_HOPS = 16


class DocumentProblem(Struct, frozen=True):
    """One problem of a document: its place (operation or JSON Pointer), the fault, and the cure.

    ``subject`` is the field of a tool's contract that the fault is in, if it is in one.
    """

    where: str
    problem: Reason
    cure: Reason | str = ""
    subject: str = ""

    @property
    def part(self) -> RefusalPart:
        """The same for ``domain.refusal``."""
        return RefusalPart(self.where, self.problem, self.cure, self.subject)


class OpenAPIError(ValueError):
    """The document cannot be used. The message lists every problem with its cure; so does ``troubles``."""

    def __init__(self, troubles: list[DocumentProblem]) -> None:
        lines = [f"  - {one.part.render('en')}" for one in troubles[:40]]
        more = [f"  … and {len(troubles) - 40} more"] if len(troubles) > 40 else []
        super().__init__("\n".join(["The OpenAPI document cannot be used:", *lines, *more]))
        self.troubles = troubles

    @property
    def parts(self) -> tuple[RefusalPart, ...]:
        """The first 40 problems, for ``domain.refusal``."""
        return tuple(one.part for one in self.troubles[:40])


class OpenAPIDocument:
    """A document with resolvable references. ``nullable`` and similar keywords are read in every version: documents mix them.

    Args:
        given: The document itself, or the path of a JSON or YAML file.

    Swagger 2.0 is converted to OpenAPI 3.0 when it is loaded.

    Raises:
        OpenAPIError: it is not a Swagger 2.0 or OpenAPI 3 document, or exceeds the limits of size or depth.
    """

    def __init__(self, given: Mapping[str, Any] | str | Path) -> None:
        root = _load_document(given)
        self.root: dict[str, Any] = convert_swagger(root) if _is_swagger(root) else root
        self.version = _read_version(self.root)

    def resolve_reference(self, reference: Any, where: str) -> Any:
        """Return the target of a local reference (``#/…``).

        Raises:
            OpenAPIError: the reference leaves the document, or has no target.
        """
        if not isinstance(reference, str) or not reference.startswith("#/"):
            raise _make_document_error(
                where, openapi_reasons.REFERENCE_LEAVES_DOCUMENT(), openapi_reasons.BUNDLE_DOCUMENT()
            )
        value: Any = self.root
        for step in split_reference(reference):
            value = _get_child(value, step)
            if value is None:
                raise _make_document_error(
                    where,
                    openapi_reasons.REFERENCE_TO_NOTHING(),
                    openapi_reasons.CHECK_SPELLING_IN_COMPONENTS(),
                )
        return value

    def follow_references(self, node: Any, where: str) -> dict[str, Any]:
        """Return the object itself, or the end of its chain of references."""
        for _ in range(MAX_REFERENCE_HOPS):
            if not isinstance(node, dict):
                raise _make_document_error(where, openapi_reasons.NOT_AN_OBJECT())
            if "$ref" not in node:
                return node
            node = self.resolve_reference(node["$ref"], where)
        raise _make_document_error(
            where, openapi_reasons.ENDLESS_REFERENCES(), openapi_reasons.POINT_TO_OBJECT()
        )


def split_reference(reference: str) -> list[str]:
    """Split a local reference into its decoded steps."""
    from urllib.parse import unquote  # noqa: PLC0415 - only documents with references need it

    return [step.replace("~1", "/").replace("~0", "~") for step in unquote(reference[2:]).split("/")]


def _get_child(value: Any, step: str) -> Any:
    if isinstance(value, dict):
        return value.get(step)
    if isinstance(value, list) and step.isascii() and step.isdigit() and int(step) < len(value):
        return value[int(step)]
    return None


def _make_document_error(where: str, problem: Reason, cure: Reason | str = "") -> OpenAPIError:
    return OpenAPIError([DocumentProblem(where, problem, cure)])


# --- reading ----------------------------------------------------------------------------------------------------


def _load_document(source: Mapping[str, Any] | str | Path) -> dict[str, Any]:
    if isinstance(source, Mapping):
        plain = _copy_as_json(source)
    else:
        path = Path(source)
        plain = _copy_as_json(_parse_document(_read_file_bytes(path), path.name))
    if not isinstance(plain, dict):
        raise _make_document_error(
            "document", openapi_reasons.NOT_AN_OBJECT(), openapi_reasons.GIVE_OPENAPI_DOCUMENT()
        )
    return plain


def _read_file_bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_DOCUMENT_BYTES + 1)
    except OSError as error:
        raise _make_document_error(
            "document",
            openapi_reasons.UNREADABLE_FILE(file=path.name, fault=type(error).__name__),
            openapi_reasons.CHECK_PATH(),
        ) from None
    if len(data) > MAX_DOCUMENT_BYTES:
        raise _make_document_error(
            "document",
            openapi_reasons.TOO_MANY_MEGABYTES(most=MAX_DOCUMENT_BYTES // 1024 // 1024),
            openapi_reasons.SPLIT_DOCUMENT(),
        )
    return data


def _parse_document(data: bytes, name: str) -> Any:
    if data.lstrip()[:1] == b"{":
        try:
            return msgspec.json.decode(data)
        except (ValueError, RecursionError):
            raise _make_document_error("document", openapi_reasons.INVALID_JSON(file=name)) from None
    return _parse_yaml(data, name)


def _parse_yaml(data: bytes, name: str) -> Any:
    try:
        import yaml  # noqa: PLC0415 - part of the extra, and only YAML needs it
    except ImportError:
        raise _make_document_error(
            "document", openapi_reasons.PYYAML_MISSING(), "pip install 'callwright[http]'"
        ) from None

    try:
        return yaml.load(data, Loader=_make_yaml_loader(yaml))  # noqa: S506 - a SafeLoader with fewer types
    except yaml.YAMLError as fault:
        line, problem = describe_yaml_fault(fault, data.decode("latin-1"))
        reason = (
            openapi_reasons.INVALID_YAML_AT(file=name, line=line, problem=problem)
            if line
            else openapi_reasons.INVALID_YAML(file=name)
        )
        raise _make_document_error("document", reason) from None
    except (ValueError, RecursionError):
        raise _make_document_error("document", openapi_reasons.INVALID_YAML(file=name)) from None


def _make_yaml_loader(yaml: Any) -> Any:
    """Return a safe YAML loader with JSON types: ``no`` is a string, a date is a string and ``010`` is ten."""
    safe = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    loader: Any = type("JsonLoader", (safe,), {"yaml_implicit_resolvers": {}})
    for tag, pattern, first in _YAML_JSON_TYPES:
        loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), first)
    return loader


_YAML_JSON_TYPES = (
    ("null", r"^(?:null|Null|NULL|~|)$", ["n", "N", "~", ""]),
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", list("tTfF")),
    ("int", r"^-?(?:0|[1-9][0-9]*)$", list("-0123456789")),
    ("float", r"^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$", list("-0123456789")),
)


def _copy_as_json(value: Any) -> Any:
    """Copy a value as plain JSON with shared parts expanded; their multiplied size is counted."""
    return _JsonCopier().copy_value(value, 0)


class _JsonCopier:
    def __init__(self) -> None:
        self.left = MAX_DOCUMENT_NODES

    def copy_value(self, value: Any, depth: int) -> Any:
        self.left -= 1
        if self.left < 0:
            raise _make_document_error(
                "document",
                schema_reasons.TOO_MANY_VALUES(most=MAX_DOCUMENT_NODES),
                openapi_reasons.SPLIT_DOCUMENT(),
            )
        if depth > MAX_DOCUMENT_DEPTH:
            raise _make_document_error("document", schema_reasons.NESTED_TOO_DEEPLY(most=MAX_DOCUMENT_DEPTH))
        if isinstance(value, Mapping):
            return {_key_to_text(key): self.copy_value(item, depth + 1) for key, item in value.items()}
        if isinstance(value, list | tuple):
            return [self.copy_value(item, depth + 1) for item in value]
        if value is None or isinstance(value, str | int | float):
            return value
        raise _make_document_error("document", openapi_reasons.NOT_A_JSON_TYPE(type=type(value).__name__))


def _key_to_text(key: Any) -> str:
    """Convert a key to text: YAML reads the status in ``200:`` as a number."""
    return key if isinstance(key, str) else str(key).lower() if isinstance(key, bool) else str(key)


def _read_version(root: dict[str, Any]) -> str:
    version = root.get("openapi")
    if isinstance(version, str) and re.fullmatch(r"3\.[012](\.\d+)?(-\S+)?", version):
        return version[:3]
    raise _make_document_error(
        "document",
        openapi_reasons.NOT_AN_OPENAPI_DOCUMENT(),
        openapi_reasons.BEGIN_WITH_VERSION(),
    )


def _is_swagger(root: dict[str, Any]) -> bool:
    """Return whether this is Swagger 2.0; YAML reads an unquoted 2.0 as a number."""
    return "openapi" not in root and str(root.get("swagger")) in {"2.0", "2"}
