"""Convert a server's tool definition to a contract, or give the reason why the tool is held back. Pure.

A definition is third-party text that a model reads: all its text is scanned, and the server's hints have no effect
unless the operator trusts them.
"""

from typing import Any, Final

from msgspec.structs import replace

from callwright.core.contracts.definition_mending import find_disguised_letters, mend_input_schema
from callwright.core.guard import scan_value
from callwright.core.protocols.mcp_protocol import HeaderMirror, HeaderMirrorError, find_header_mirrors
from callwright.core.records.idempotency import compute_digest
from callwright.domain.contract import (
    Contract,
    EffectClass,
    ResultRules,
    add_implied_effect,
    choose_default_repeat,
)
from callwright.tools.mcp.server_spec import ServerSpec

MAX_DEFINITION_BYTES: Final = 256 * 1024
_MAX_DEFINITION_DEPTH: Final = 60


class ToolHeldError(Exception):
    """The tool is not offered; ``reason`` explains why, for the operator."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def fingerprint_definition(definition: dict[str, Any]) -> str:
    """Return the SHA-256 of the whole definition, independent of the order of keys.

    Raises:
        ToolHeldError: it has no canonical form.
    """
    try:
        return compute_digest(definition)
    except (ValueError, RecursionError, TypeError):
        raise ToolHeldError("its definition is not plain JSON") from None


def build_tool_contract(
    spec: ServerSpec, definition: dict[str, Any], revision: int, *, mend: bool = False
) -> tuple[Contract, tuple[HeaderMirror, ...], tuple[str, ...]]:
    """Return the contract of a tool, its arguments that are mirrored into headers, and the corrections made to its definition.

    Only where ``mend`` its name and input schema are mended.

    Raises:
        ToolHeldError: the definition cannot be offered.
    """
    name, schema, output = (
        definition.get("name"),
        definition.get("inputSchema"),
        definition.get("outputSchema"),
    )
    if not isinstance(name, str) or not name or not isinstance(schema, dict):
        raise ToolHeldError("its definition has no name or no input schema")
    if output is not None and not isinstance(output, dict):
        raise ToolHeldError("its output schema is not an object")
    _require_honest_texts(name, definition)
    mirrors = _find_mirrors(spec, schema)
    mends: list[str] = []
    if mend:
        schema, changes = mend_input_schema(schema)
        mends += map(str, changes)
    offered, description = spec.get_offered_name(name), str(definition.get("description") or "")
    if offered != spec.tool_prefix + name:
        mends.append(f"its name is offered as {offered}")
        description = f"{name}: {description}" if description else name
    contract = Contract(
        name=offered,
        version=f"{revision}.0.0",
        description=description,
        input_schema=schema,
        output_schema=output,
        effect=_derive_effect(spec, definition.get("annotations")),
        result=ResultRules(recognise=False),
        untrusted=True,
        timeout_ms=spec.timeout_ms,
        deadline_ms=spec.deadline_ms,
        lease_ms=spec.deadline_ms + 30_000,
        max_output_bytes=spec.max_output_bytes,
        endpoint=f"mcp:{spec.name}",
    )
    declared = add_implied_effect(spec.contracts.get(name) or {})
    contract = replace(contract, **_derive_repeat(declared), **declared) if declared else contract
    if contract.effect == "read":
        contract = replace(contract, operation="query")
    return contract, mirrors, tuple(mends)


def _find_mirrors(spec: ServerSpec, schema: dict[str, Any]) -> tuple[HeaderMirror, ...]:
    """Return which arguments a client mirrors into headers.

    A client over HTTP also does so for a server over stdio, whose definition it gets; an annotation that it may not follow has no
    meaning there.

    Raises:
        ToolHeldError: a server over HTTP has such an annotation.
    """
    try:
        return find_header_mirrors(schema)
    except (HeaderMirrorError, RecursionError) as fault:
        if spec.url:
            raise ToolHeldError(str(fault)) from None
        return ()


def _require_honest_texts(name: str, definition: dict[str, Any]) -> None:
    if disguised := find_disguised_letters(name):
        letters = ascii(disguised)[1:-1]
        raise ToolHeldError(
            f"its name cannot be told from another: {letters} look like other letters, or like nothing"
        )
    if scan_value(definition, untrusted=True, is_definition=True).action == "quarantine":
        raise ToolHeldError("its definition holds text that gives instructions to a model")


def _derive_repeat(declared: dict[str, Any]) -> dict[str, Any]:
    """Derive the repeat rule from a declared effect class, as for functions, unless it is declared itself."""
    if "effect" not in declared or "repeat" in declared:
        return {}
    keyed, batched = bool(declared.get("key_fields")), bool(declared.get("batch"))
    return {"repeat": choose_default_repeat(declared["effect"], keyed=keyed, batched=batched)}


def _derive_effect(spec: ServerSpec, hints: Any) -> EffectClass:
    if not spec.trust_hints or not isinstance(hints, dict):
        return "once"
    if hints.get("readOnlyHint") is True:
        return "read"
    return "idempotent" if hints.get("idempotentHint") is True else "once"
