"""Compile a contract: everything that can be computed before the first call, computed once.

Pure: knows no tool and no store. A contract that contradicts itself is refused here, with every contradiction at once.
"""

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec.structs import replace

from callwright.core.contracts import fallback_rules
from callwright.core.contracts.contract_validation import Contradiction, find_contradictions
from callwright.core.contracts.contract_versions import get_major
from callwright.core.contracts.definition_mending import derive_offered_name
from callwright.core.json_schema import schema_fields
from callwright.core.json_schema.compiled_schema import CompiledSchema, SchemaError, compile_schema
from callwright.core.wording.decoding_faults import explain_decoding_fault
from callwright.domain import contract_reasons
from callwright.domain.contract import CompiledContract, Contract
from callwright.domain.reason import Reason
from callwright.domain.refusal import RefusalPart

__all__ = ["ContractError", "Contradiction", "compile_contract"]


class ContractError(ValueError):
    """The contract contradicts itself. Its message lists every contradiction with its cure; so does ``problems``."""

    def __init__(self, name: str, problems: list[Contradiction]) -> None:
        self.reason = contract_reasons.CONTRADICTORY_CONTRACT(tool=name)
        self.problems = problems
        super().__init__("\n".join([str(self.reason), *(f"  - {one.render('en')}" for one in self.parts)]))

    @property
    def parts(self) -> tuple[RefusalPart, ...]:
        """The contradictions, for ``domain.refusal``."""
        return tuple(RefusalPart(one.field, one.problem, one.cure) for one in self.problems)


def compile_contract(
    contract: Contract,
    *,
    key_reaches_tool: bool = True,
    own_correctors: Mapping[str, Callable[[Any], Any]] | None = None,
    declares: bool = False,
) -> CompiledContract:
    """Check a contract and compile it, or raise ``ContractError``.

    Annotations of the input schema (``x-callwright-unit``, ``x-callwright-synonyms``, ``x-sink``) fill ``units``,
    ``synonyms`` and ``sinks`` where the contract itself does not declare a field. ``key_reaches_tool`` says whether
    the tool gets the idempotency key, which a ``keyed`` effect depends on. ``own_correctors`` are the functions that
    the tool registers for its arguments; None where there is no tool, as for a contract read from a store. ``declares`` says
    whether the tool states outcome, confidence and sources of its answers itself.
    """
    document = _to_valid_document(contract)
    problems: list[Contradiction] = []
    check_input = _compile_schema_field("input_schema", contract.input_schema, problems, arguments=True)
    check_output = _compile_schema_field("output_schema", contract.output_schema, problems, arguments=False)
    if check_input is not None:
        contract, document = _apply_annotations(contract, document)
    problems += find_contradictions(contract, check_input, key_reaches_tool=key_reaches_tool)
    problems += fallback_rules.check_fallback_and_batch(contract)
    problems += _find_unbound_correctors(contract, own_correctors)
    if problems or check_input is None:
        raise ContractError(contract.name, problems)
    compiled = CompiledContract(
        contract=contract,
        hash=_hash_contract(document),
        check_input=check_input,
        check_output=check_output,
        major=get_major(contract.version),
        codes={one.code: one for one in contract.errors},
        parameters=tuple(schema_fields.collect_fields(contract.input_schema)),
        secrets=schema_fields.list_secret_fields(contract.input_schema),
        own_correctors=own_correctors,
    )
    compiled.declares = compiled.declares or declares
    compiled.offered_name = derive_offered_name(contract.name)
    return compiled


def _hash_contract(document: dict[str, Any]) -> str:
    """Return the SHA-256, in hex, of the contract's JSON with sorted keys: the same in every process and every release.

    A field that contracts did not always have counts only where it is set.
    """
    for name, nothing_said in _LATER_FIELD_DEFAULTS.items():
        if document[name] == nothing_said:
            del document[name]
    return sha256(msgspec.json.encode(document, order="sorted")).hexdigest()


_LATER_FIELD_DEFAULTS: dict[str, Any] = {
    "correctors": {},
    "stand_in": None,
    "batch": None,
    "long": False,
    "without_store": False,
    "failure_means_none": False,
    "repeat_window_s": 600,
    "speaks": None,
    "key_changes": {},
    "key_argument": None,
}


def _to_valid_document(contract: Contract) -> dict[str, Any]:
    """Check types and texts first, for a Struct accepts any value: the other checks may then rely on them.

    Returns the contract as a document.
    """
    try:
        document: dict[str, Any] = msgspec.to_builtins(contract)
        msgspec.convert(document, Contract)
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError) as error:
        where = str(error).partition(" - at `$.")[2].rstrip("`") or "contract"
        problem = Contradiction(
            where, contract_reasons.WRONG_TYPE_OR_WORD(), _describe_accepted_values(error, where)
        )
        raise ContractError(str(contract.name)[:128], [problem]) from None
    return document


def _describe_accepted_values(error: Exception, where: str) -> Reason | str:
    accepted = [word for word in get_args(get_type_hints(Contract).get(where)) if isinstance(word, str)]
    if accepted:
        return contract_reasons.USE_ONE_OF(accepted=tuple(accepted))
    # The reader is the author of the contract, so the library's own words about it may be shown.
    if isinstance(error, RecursionError):
        return contract_reasons.NESTED_TOO_DEEPLY()
    return explain_decoding_fault(error) if isinstance(error, msgspec.ValidationError) else str(error)[:200]


def _compile_schema_field(
    field: str, schema: dict[str, Any] | None, problems: list[Contradiction], *, arguments: bool
) -> CompiledSchema | None:
    if schema is None:
        return None
    try:
        return compile_schema(schema, arguments=arguments)
    except SchemaError as error:
        problems.append(Contradiction(field + error.path, error.problem, error.hint))
        return None


def _apply_annotations(contract: Contract, document: dict[str, Any]) -> tuple[Contract, dict[str, Any]]:
    annotations = _collect_annotations(contract.input_schema)
    if not any(annotations.values()):
        return contract, document
    sinks = [name for name, value in annotations[schema_fields.SINK_KEYWORD].items() if value is True]
    contract = replace(
        contract,
        units={
            name: _normalise_units(value) for name, value in annotations[schema_fields.UNIT_KEYWORD].items()
        }
        | contract.units,
        synonyms={**annotations[schema_fields.SYNONYMS_KEYWORD], **contract.synonyms},
        sinks=tuple(dict.fromkeys((*contract.sinks, *sinks))),
    )
    return contract, _to_valid_document(contract)


def _collect_annotations(document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What fields are annotated with, each on itself or on one of its alternatives: the mark of ``T`` in ``T | None``."""
    annotations: dict[str, dict[str, Any]] = {
        schema_fields.UNIT_KEYWORD: {},
        schema_fields.SYNONYMS_KEYWORD: {},
        schema_fields.SINK_KEYWORD: {},
    }
    for name, schema in schema_fields.collect_fields(document).items():
        for form in schema_fields.iterate_forms(schema, document, choices=True):
            for word in annotations.keys() & form.keys():
                annotations[word].setdefault(name, form[word])
    return annotations


def _normalise_units(declared: Any) -> Any:
    # Another form stays as it is, for the check of forms to name.
    return (
        (declared,)
        if isinstance(declared, str)
        else tuple(declared)
        if isinstance(declared, list)
        else declared
    )


def _find_unbound_correctors(
    contract: Contract, own: Mapping[str, Callable[[Any], Any]] | None
) -> list[Contradiction]:
    """Correctors by name of a function that the tool does not bring."""
    if own is None:
        return []
    unbound = [name for name, declared in contract.correctors.items() if any(one.own for one in declared)]
    return [
        Contradiction(
            f"correctors.{name}",
            contract_reasons.UNREGISTERED_CORRECTOR(),
            contract_reasons.REGISTER_WITH_FUNCTION(),
        )
        for name in unbound
        if name not in own
    ]
