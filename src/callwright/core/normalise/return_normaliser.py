"""A tool's return value becomes ``NormalisedData`` or a ``NormalisedFailure``. In order, the first match wins.

1. Declarations made through our helpers (objects, which no JSON can forge).
2. The contract's ``ResultRules``: the tool's declared success and failure format.
3. The recognisers, for what the rules leave open: at ``MIN_FAILURE_CONFIDENCE`` or above it is a failure, below only a warning.

A failure carries its ``evidence``: a text in an answer never proves that nothing happened; a code does if the
contract declares so.

May not know the consequences. Text written by the tool becomes part of a message only if it came through a helper or
the contract trusts its text, and then only redacted; its other text is ``upstream_text``, for
``error.details.upstream``, marked as the tool's words.
"""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright.core.guard import (
    CLEAN_VERDICT,
    NO_WORDS,
    CallerWords,
    mask_for_display,
    redact_text,
    scan_value,
)
from callwright.core.normalise import declaration_check
from callwright.core.normalise.dialect_reading import read_dialect_return
from callwright.core.normalise.failure_sign import FailureSign
from callwright.core.normalise.failure_words import classify_failure
from callwright.core.normalise.json_pointers import ABSENT, find_sources, resolve_pointer
from callwright.core.normalise.normalised_answer import NormalisedAnswer, NormalisedData, NormalisedFailure
from callwright.core.normalise.recognisers import recognise_failure
from callwright.core.normalise.structured_texts import parse_json_text
from callwright.core.protocols.retry_after import find_stated_wait_ms
from callwright.core.records.effect_evidence import get_declared_evidence
from callwright.core.wording import result_messages
from callwright.domain.contract import Contract, ResultRules, ToolDialect
from callwright.domain.declared_answer import PROBLEM_TEXTS, AnswerProblem, DeclaredAnswer
from callwright.domain.effects import Returned
from callwright.domain.error_codes import ERRORS, STATED_CODES
from callwright.domain.evidence import RAISED_FAILURE, REPORTED_FAILURE
from callwright.domain.notices import METADATA_NOTICE
from callwright.domain.result import FailedItem, FieldProblem, NextAction, Notice, Partial

MIN_FAILURE_CONFIDENCE: Final = 0.8
"""Confidence from which a recognised sign makes the result a failure."""


def normalise_return(
    returned: Returned, contract: Contract, words: CallerWords = NO_WORDS
) -> NormalisedAnswer:
    """Read a return value as data or failure; never raises. ``words``: those of the caller, which a failure may repeat."""
    if returned.problem is not None:
        return _normalise_unreadable(returned, returned.problem)
    if returned.declared is not None:
        return _normalise_declared(returned, returned.declared, contract, words)
    if contract.speaks is not None:
        return _normalise_dialect(returned, contract.speaks, contract, words)
    return _normalise_undeclared(returned, contract, words)


def _normalise_dialect(
    returned: Returned, dialect: ToolDialect, contract: Contract, words: CallerWords
) -> NormalisedAnswer:
    """Normalise the return value of an adapter: its statements are trusted as far as they are valid."""
    try:
        value, said = read_dialect_return(dialect, returned.value)
        declared = declaration_check.check_declared(said)
    except declaration_check.UnfitDeclarationError as why:
        return NormalisedData(value=None, problem=why.problem, at=why.at)
    return _normalise_declared(
        replace(returned, value=value, declared=declared, content=None), declared, contract, words
    )


def _normalise_unreadable(returned: Returned, problem: AnswerProblem) -> NormalisedAnswer:
    """Normalise an invalid return value. If the tool itself reports a failure, its effect is unknown."""
    said = returned.declared
    if said is not None and not said.ok:
        found = [FieldProblem(returned.at, PROBLEM_TEXTS[problem])]
        return NormalisedFailure(code="invalid_output", fields=found, recognised_by="declared")
    if problem == "generator_failed" and not returned.at:
        return NormalisedFailure(code="tool_failed", recognised_by="broke_off", evidence=RAISED_FAILURE)
    return NormalisedData(value=None, problem=problem, at=returned.at)


def _normalise_declared(
    returned: Returned, declared: DeclaredAnswer, contract: Contract, words: CallerWords
) -> NormalisedAnswer:
    partial = _build_partial(declared, words)
    if declared.ok:
        empty = declared.is_empty or _is_empty_query(returned.value, declared, contract)
        return NormalisedData(
            value=returned.value,
            message=redact_text(declared.message, words) or "",
            signals=declared.signals,
            score=declared.score,
            source=declared.source or ([] if declared.is_empty else find_sources(returned.value, contract)),
            origin=returned.source,
            partial=partial,
            empty=empty,
            miss=declared.is_empty or (empty and contract.result.empty_is == "ask"),
            operation=declared.operation,
            next_action=declared.next_action,
            user_message=redact_text(declared.user_message, words) or "",
            warnings=_build_metadata_notices(declared),
        )
    code = _choose_declared_code(declared, contract)
    return NormalisedFailure(
        code=code,
        params=_redact_own_words(declared, words),
        suggestion=redact_text(declared.suggestion, words) if declared.suggestion else None,
        retryable=declared.retryable,
        next_action=declared.next_action or _choose_failure_action(declared, code, contract),
        retry_after_ms=declared.retry_after_ms,
        recognised_by="declared",
        upstream_text=mask_for_display(declared.upstream, untrusted=contract.untrusted, words=words),
        upstream_code=None if code == declared.code else _read_harmless_code(declared.code),
        partial=partial,
        operation=declared.operation,
        warnings=_build_metadata_notices(declared),
        evidence=get_declared_evidence(code, contract) or REPORTED_FAILURE,
    )


def _is_empty_query(value: Any, declared: DeclaredAnswer, contract: Contract) -> bool:
    """Return whether a query that reports success returned no data."""
    return (declared.operation or contract.operation) == "query" and _is_empty_value(value, contract)


def _choose_failure_action(declared: DeclaredAnswer, code: str, contract: Contract) -> NextAction | None:
    """Return ``retry`` for a code of the tool's own that it calls retryable; else the contract or the error table decides."""
    known = code in ERRORS or any(one.code == code for one in contract.errors)
    return "retry" if declared.retryable and not known else None


def _choose_declared_code(declared: DeclaredAnswer, contract: Contract) -> str:
    """Return the code of the tool's own failure: also an undeclared one, where it is a harmless word.

    Without a code the words of its upstream decide.
    """
    if declared.code is None:
        return classify_failure(declared.upstream)
    if declared.code == "partial_success" and declared.failed:
        return declared.code
    known = _find_known_code(declared.code, contract) or _read_harmless_code(declared.code)
    return known or "tool_failed"


def _build_metadata_notices(declared: DeclaredAnswer) -> list[Notice]:
    """Carry free metadata as a notice; it is the tool's own text, and dropped where it is not clean."""
    if not declared.metadata:
        return []
    if scan_value(declared.metadata) is not CLEAN_VERDICT:
        return [result_messages.build_notice("redacted")]
    return [Notice(METADATA_NOTICE, msgspec.json.encode(declared.metadata).decode())]


def _normalise_undeclared(returned: Returned, contract: Contract, words: CallerWords) -> NormalisedAnswer:
    rules = contract.result
    looked_at = _parse_ruled_text(returned.value, rules)
    failure = _find_ruled_failure(looked_at, contract, words)
    if failure is not None:
        return failure
    warnings: list[Notice] = []
    if rules.recognise and not _is_ok_by_rules(looked_at, rules):
        sign = recognise_failure(returned.value)
        if sign is not None and sign.confidence >= MIN_FAILURE_CONFIDENCE:
            return _build_recognised_failure(sign, returned.value, contract, words)
        warnings = (
            [result_messages.build_notice("suspected_failure", params={"detail": sign.name})] if sign else []
        )
    return _build_data(returned, looked_at, contract, warnings)


def _build_data(
    returned: Returned, looked_at: Any, contract: Contract, warnings: list[Notice]
) -> NormalisedData:
    rules = contract.result
    value = returned.value if rules.data_path is None else resolve_pointer(looked_at, rules.data_path)
    value = None if value is ABSENT else value
    empty = _is_empty_value(value, contract)
    return NormalisedData(
        value=value,
        content=returned.content,
        signals=_read_signals(resolve_pointer(looked_at, rules.signal_path)),
        score=_read_score(resolve_pointer(looked_at, rules.score_path)),
        source=find_sources(value, contract),
        origin=returned.source,
        warnings=warnings,
        empty=empty,
        miss=empty and rules.empty_is == "ask",
    )


# --- 2 the contract's rules ---------------------------------------------------------------------------------------


def _parse_ruled_text(value: Any, rules: ResultRules) -> Any:
    """Return the value in which declared paths are resolved: the JSON in a text, where the rules declare paths."""
    declares = (rules.ok_path, rules.code_path, rules.data_path, rules.signal_path, rules.score_path)
    if not isinstance(value, str) or not any(path is not None for path in declares):
        return value
    inside = parse_json_text(value)
    return value if inside is None else inside


def _find_ruled_failure(value: Any, contract: Contract, words: CallerWords) -> NormalisedFailure | None:
    rules = contract.result
    if isinstance(value, str) and rules.error_texts and value.lstrip().startswith(rules.error_texts):
        return _build_ruled_failure("rule:error_texts", None, value, value, contract, words)
    verdict = resolve_pointer(value, rules.ok_path)
    code = resolve_pointer(value, rules.code_path)
    if verdict is not ABSENT and not _is_accepted_value(verdict, rules.ok_values):
        text = _find_upstream_words(value, rules)
        return _build_ruled_failure("rule:ok_path", code, text, value, contract, words)
    if isinstance(code, str | int) and str(code) in rules.codes:
        text = _find_upstream_words(value, rules)
        return _build_ruled_failure("rule:code_path", code, text, value, contract, words)
    return None


def _is_ok_by_rules(value: Any, rules: ResultRules) -> bool:
    verdict = resolve_pointer(value, rules.ok_path)
    return verdict is not ABSENT and _is_accepted_value(verdict, rules.ok_values)


def _is_accepted_value(value: Any, accepted: tuple[Any, ...]) -> bool:
    """Compare as JSON does: true is not 1."""
    return any(value == one and isinstance(value, bool) == isinstance(one, bool) for one in accepted)


def _find_upstream_words(value: Any, rules: ResultRules) -> str:
    text = resolve_pointer(value, rules.message_path)
    if isinstance(text, str):
        return text
    sign = recognise_failure(value)
    return sign.text if sign else ""


def _build_ruled_failure(
    rule: str, code: Any, text: str, value: Any, contract: Contract, words: CallerWords
) -> NormalisedFailure:
    mapped = contract.result.codes.get(str(code)) if isinstance(code, str | int) else None
    meant = mapped or (_find_known_code(code, contract) if isinstance(code, str) else None)
    code_of_ours = meant or classify_failure(text, code=code)
    message = redact_text(text, words) if contract.result.trust_message else None
    return NormalisedFailure(
        code=code_of_ours,
        params={"message": message} if message else {},
        retry_after_ms=_find_wait_ms(value),
        recognised_by=rule,
        upstream_text=mask_for_display(text, untrusted=contract.untrusted, words=words),
        upstream_code=_read_harmless_code(code),
        evidence=get_declared_evidence(code_of_ours, contract) or REPORTED_FAILURE,
    )


# --- 3 recognised -------------------------------------------------------------------------------------------------


def _build_recognised_failure(
    sign: FailureSign, value: Any, contract: Contract, words: CallerWords
) -> NormalisedFailure:
    named = _find_known_code(sign.code, contract) if isinstance(sign.code, str) else None
    code = named or classify_failure(sign.text, status=sign.status, code=sign.code)
    return NormalisedFailure(
        code=code,
        retry_after_ms=_find_wait_ms(value),
        recognised_by=sign.name,
        confidence=sign.confidence,
        upstream_text=mask_for_display(sign.text, untrusted=contract.untrusted, words=words),
        upstream_code=_read_harmless_code(sign.code),
        warnings=[result_messages.build_notice("recognised_failure", params={"detail": sign.name})],
        evidence=get_declared_evidence(code, contract) or REPORTED_FAILURE,
    )


def _find_wait_ms(value: Any) -> int | None:
    return find_stated_wait_ms(parse_json_text(value) if isinstance(value, str) else value)


# --- small readings -----------------------------------------------------------------------------------------------


def _find_known_code(code: str, contract: Contract) -> str | None:
    """Return a declared code itself, for a common code the one that words may give, and None for any other."""
    return code if any(one.code == code for one in contract.errors) else STATED_CODES.get(code)


def _redact_own_words(declared: DeclaredAnswer, words: CallerWords) -> dict[str, str]:
    """Return the tool's own words, for the model and for people, as far as they may be shown."""
    own = {
        "message": redact_text(declared.message, words),
        "user_message": redact_text(declared.user_message, words),
    }
    return {name: shown for name, shown in own.items() if shown}


def _read_harmless_code(code: Any) -> str | None:
    if isinstance(code, bool) or not isinstance(code, str | int):
        return None
    word = str(code) if isinstance(code, str) or abs(code) < 10**12 else ""
    return (
        word
        if redact_text(word) == word
        and 0 < len(word) <= 64
        and word.replace("-", "").replace("_", "").replace(".", "").isalnum()
        else None
    )


def _build_partial(declared: DeclaredAnswer, words: CallerWords) -> Partial | None:
    if declared.succeeded is None and declared.failed is None:
        return None
    failed = [
        FailedItem(_mask_item(one.item, words), redact_text(one.error, words) or _WITHHELD_REASON)
        for one in declared.failed or []
    ]
    return Partial(declared.succeeded or [], failed)


def _mask_item(item: Any, words: CallerWords) -> Any:
    """Return the name of a failed item, masked if it is a text, because the message of a failure shows it."""
    return (mask_for_display(item, untrusted=True, words=words) or "") if isinstance(item, str) else item


_WITHHELD_REASON: Final = "(the reason cannot be shown)"


LIST_FIELDS: Final = frozenset(
    {
        "items",
        "results",
        "data",
        "records",
        "rows",
        "hits",
        "matches",
        "documents",
        "entries",
        "list",
        "result",
    }
)


def _is_empty_value(value: Any, contract: Contract) -> bool:
    """Return whether it is null, an empty declared list, or a dict around one of the usual lists that is empty.

    An object may leave out a declared list that is empty. A text, a number or another list in its place is another answer.
    """
    if value is None or (isinstance(value, str | list | dict) and not value):
        return True
    if contract.source.items and _lacks_declared_items(value, contract.source.items):
        return True
    if not isinstance(value, dict):
        return isinstance(value, str) and not value.strip()
    lists = [value[name] for name in value.keys() & LIST_FIELDS if isinstance(value[name], list)]
    return bool(lists) and not any(lists)


def _lacks_declared_items(value: Any, path: str) -> bool:
    items = resolve_pointer(value, path)
    if items is ABSENT:
        return isinstance(value, dict) and not any(isinstance(one, list) and one for one in value.values())
    return items is None or items == []


def _read_signals(found: Any) -> tuple[str, ...]:
    return tuple(item for item in found if isinstance(item, str)) if isinstance(found, list) else ()


def _read_score(found: Any) -> float | None:
    is_number = isinstance(found, int | float) and not isinstance(found, bool)
    return float(min(1, max(0, found))) if is_number else None
