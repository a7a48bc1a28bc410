"""A tool's return is ``Data`` or a ``Failure``. In order, the first that knows has the say.

1. What the tool declared through our helpers (objects, which no JSON can forge).
2. The contract's ``ResultRules``: where the tool says how it went.
3. The recognisers, for what the rules leave open: at ``CERTAIN`` or above it is a failure, below only a warning.

A failure carries its ``evidence``: what is written in an answer never states that nothing happened; a code does that the
contract declares so.

May not know what is done about it. Nothing that the tool wrote becomes part of a message unless it came through a helper or
the contract trusts its text, and then only through the net; what else it said is ``upstream_text``, for
``error.details.upstream``, marked as the tool's words.
"""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from callwright.core import messages
from callwright.core.evidence import stated_by_code
from callwright.core.guard import CLEAN, fit_to_show, redact, scan
from callwright.core.normalise import stated
from callwright.core.normalise.data import Data, Failure, Normal
from callwright.core.normalise.pointers import ABSENT, at, sources
from callwright.core.normalise.recognise import json_inside, recognise
from callwright.core.normalise.sign import Sign
from callwright.core.normalise.spoken import spoken
from callwright.core.normalise.words import classify
from callwright.domain.contract import Contract, ResultRules, Speaks
from callwright.domain.declared import PROBLEMS, Declared, Problem
from callwright.domain.effects import Returned
from callwright.domain.errors import ERRORS
from callwright.domain.evidence import RAISED_FAILURE, REPORTED_FAILURE
from callwright.domain.notices import METADATA
from callwright.domain.result import FailedItem, FieldProblem, Notice, Partial

CERTAIN: Final = 0.8
"""Confidence from which a recognised sign makes the result a failure."""


def normalise(returned: Returned, contract: Contract) -> Normal:
    """Read a return as data or failure; never raises, whatever was returned."""
    if returned.problem is not None:
        return _unreadable(returned, returned.problem)
    if returned.declared is not None:
        return _declared(returned, returned.declared, contract)
    if contract.speaks is not None:
        return _spoken(returned, contract.speaks, contract)
    return _undeclared(returned, contract)


def _spoken(returned: Returned, dialect: Speaks, contract: Contract) -> Normal:
    """An adapter of one's own is believed as far as what it says can be understood."""
    try:
        value, said = spoken(dialect, returned.value)
        declared = stated.declared(said)
    except stated.Unfit as why:
        return Data(value=None, problem=why.problem, at=why.at)
    return _declared(replace(returned, value=value, declared=declared, content=None), declared, contract)


def _unreadable(returned: Returned, problem: Problem) -> Normal:
    """The return, or what the tool said of it. Of what it said itself to have failed, nothing is known to be done."""
    said = returned.declared
    if said is not None and not said.ok:
        found = [FieldProblem(returned.at, PROBLEMS[problem])]
        return Failure(code="invalid_output", fields=found, recognised_by="declared")
    if problem == "generator_failed" and not returned.at:
        return Failure(code="tool_failed", recognised_by="broke_off", evidence=RAISED_FAILURE)
    return Data(value=None, problem=problem, at=returned.at)


def _declared(returned: Returned, declared: Declared, contract: Contract) -> Normal:
    partial = _partial(declared)
    if declared.ok:
        empty = declared.is_empty or _is_nothing(returned.value, declared, contract)
        return Data(
            value=returned.value,
            message=redact(declared.message) or "",
            signals=declared.signals,
            score=declared.score,
            source=declared.source or ([] if declared.is_empty else sources(returned.value, contract)),
            origin=returned.source,
            partial=partial,
            empty=empty,
            miss=declared.is_empty or (empty and contract.result.empty_is == "ask"),
            operation=declared.operation,
            next_action=declared.next_action,
            user_message=redact(declared.user_message) or "",
            warnings=_beside(declared),
        )
    code = _meant(declared, contract)
    return Failure(
        code=code,
        params=_words(declared),
        suggestion=redact(declared.suggestion) if declared.suggestion else None,
        retryable=declared.retryable,
        next_action=declared.next_action,
        retry_after_ms=declared.retry_after_ms,
        recognised_by="declared",
        upstream_text=fit_to_show(declared.upstream, untrusted=contract.untrusted),
        upstream_code=None if code == declared.code else _harmless(declared.code),
        partial=partial,
        operation=declared.operation,
        warnings=_beside(declared),
        evidence=stated_by_code(code, contract) or REPORTED_FAILURE,
    )


def _is_nothing(value: Any, declared: Declared, contract: Contract) -> bool:
    """Whether a tool that says that it was done has nothing to show where there should be something: of a question alone."""
    return (declared.operation or contract.operation) == "query" and _is_empty(value, contract)


def _meant(declared: Declared, contract: Contract) -> str:
    """The code that a tool gives its own failure: also one that nobody has declared, where it is a harmless word.

    Without a code the words of its upstream decide.
    """
    if declared.code is None:
        return classify(declared.upstream)
    known = _known(declared.code, contract, None) or _harmless(declared.code)
    return known or "tool_failed"


def _beside(declared: Declared) -> list[Notice]:
    """Free metadata travels as a notice; it is the tool's own text, and goes nowhere where it is not clean."""
    if not declared.metadata:
        return []
    if scan(declared.metadata) is not CLEAN:
        return [messages.notice("redacted")]
    return [Notice(METADATA, msgspec.json.encode(declared.metadata).decode())]


def _undeclared(returned: Returned, contract: Contract) -> Normal:
    rules = contract.result
    looked_at = _readable(returned.value, rules)
    failure = _by_rules(looked_at, contract)
    if failure is not None:
        return failure
    warnings: list[Notice] = []
    if rules.recognise and not _says_ok(looked_at, rules):
        sign = recognise(returned.value)
        if sign is not None and sign.confidence >= CERTAIN:
            return _recognised(sign, contract)
        warnings = [messages.notice("suspected_failure", params={"detail": sign.name})] if sign else []
    return _data(returned, looked_at, contract, warnings)


def _data(returned: Returned, looked_at: Any, contract: Contract, warnings: list[Notice]) -> Data:
    rules = contract.result
    value = returned.value if rules.data_path is None else at(looked_at, rules.data_path)
    value = None if value is ABSENT else value
    empty = _is_empty(value, contract)
    return Data(
        value=value,
        content=returned.content,
        signals=_signals(at(looked_at, rules.signal_path)),
        score=_number(at(looked_at, rules.score_path)),
        source=sources(value, contract),
        origin=returned.source,
        warnings=warnings,
        empty=empty,
        miss=empty and rules.empty_is == "ask",
    )


# --- 2 the contract's rules ---------------------------------------------------------------------------------------


def _readable(value: Any, rules: ResultRules) -> Any:
    """What the declared places are looked for in: the JSON in a text, where the rules declare places."""
    declares = (rules.ok_path, rules.code_path, rules.data_path, rules.signal_path, rules.score_path)
    if not isinstance(value, str) or not any(path is not None for path in declares):
        return value
    inside = json_inside(value)
    return value if inside is None else inside


def _by_rules(value: Any, contract: Contract) -> Failure | None:
    rules = contract.result
    if isinstance(value, str) and rules.error_texts and value.lstrip().startswith(rules.error_texts):
        return _ruled("rule:error_texts", None, value, contract)
    verdict = at(value, rules.ok_path)
    code = at(value, rules.code_path)
    if verdict is not ABSENT and not _among(verdict, rules.ok_values):
        return _ruled("rule:ok_path", code, _upstream_words(value, rules), contract)
    if isinstance(code, str | int) and str(code) in rules.codes:
        return _ruled("rule:code_path", code, _upstream_words(value, rules), contract)
    return None


def _says_ok(value: Any, rules: ResultRules) -> bool:
    verdict = at(value, rules.ok_path)
    return verdict is not ABSENT and _among(verdict, rules.ok_values)


def _among(value: Any, accepted: tuple[Any, ...]) -> bool:
    """Equal as JSON is: true is not 1."""
    return any(value == one and isinstance(value, bool) == isinstance(one, bool) for one in accepted)


def _upstream_words(value: Any, rules: ResultRules) -> str:
    text = at(value, rules.message_path)
    if isinstance(text, str):
        return text
    sign = recognise(value)
    return sign.text if sign else ""


def _ruled(rule: str, code: Any, text: str, contract: Contract) -> Failure:
    mapped = contract.result.codes.get(str(code)) if isinstance(code, str | int) else None
    meant = mapped or (_known(code, contract, None) if isinstance(code, str) else None)
    code_of_ours = meant or classify(text, code=code)
    message = redact(text) if contract.result.trust_message else None
    return Failure(
        code=code_of_ours,
        params={"message": message} if message else {},
        recognised_by=rule,
        upstream_text=fit_to_show(text, untrusted=contract.untrusted),
        upstream_code=_harmless(code),
        evidence=stated_by_code(code_of_ours, contract) or REPORTED_FAILURE,
    )


# --- 3 recognised -------------------------------------------------------------------------------------------------


def _recognised(sign: Sign, contract: Contract) -> Failure:
    named = _known(sign.code, contract, None) if isinstance(sign.code, str) else None
    code = named or classify(sign.text, status=sign.status, code=sign.code)
    return Failure(
        code=code,
        recognised_by=sign.name,
        confidence=sign.confidence,
        upstream_text=fit_to_show(sign.text, untrusted=contract.untrusted),
        upstream_code=_harmless(sign.code),
        evidence=stated_by_code(code, contract) or REPORTED_FAILURE,
    )


# --- small readings -----------------------------------------------------------------------------------------------


def _known(code: str | None, contract: Contract, otherwise: str | None = "tool_failed") -> Any:
    """The code itself where the contract or the table knows it."""
    declared = {one.code for one in contract.errors}
    return code if code in declared or code in ERRORS else otherwise


def _words(declared: Declared) -> dict[str, str]:
    """The tool's own words, for the model and for people, as far as they may be shown."""
    own = {"message": redact(declared.message), "user_message": redact(declared.user_message)}
    return {name: shown for name, shown in own.items() if shown}


def _harmless(code: Any) -> str | None:
    if isinstance(code, bool) or not isinstance(code, str | int):
        return None
    word = str(code) if isinstance(code, str) or abs(code) < 10**12 else ""
    return (
        word
        if redact(word) == word
        and 0 < len(word) <= 64
        and word.replace("-", "").replace("_", "").replace(".", "").isalnum()
        else None
    )


def _partial(declared: Declared) -> Partial | None:
    if declared.succeeded is None and declared.failed is None:
        return None
    failed = [FailedItem(one.item, redact(one.error) or _WITHHELD) for one in declared.failed or []]
    return Partial(declared.succeeded or [], failed)


_WITHHELD: Final = "(the reason cannot be shown)"


LISTS: Final = frozenset(
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


def _is_empty(value: Any, contract: Contract) -> bool:
    """Nothing at all, nothing in the declared list, or a dict around one of the usual lists that is empty."""
    if value is None or (isinstance(value, str | list | dict) and not value):
        return True
    if contract.source.items and at(value, contract.source.items) in (ABSENT, None, []):
        return True
    if not isinstance(value, dict):
        return isinstance(value, str) and not value.strip()
    lists = [value[name] for name in value.keys() & LISTS if isinstance(value[name], list)]
    return bool(lists) and not any(lists)


def _signals(found: Any) -> tuple[str, ...]:
    return tuple(item for item in found if isinstance(item, str)) if isinstance(found, list) else ()


def _number(found: Any) -> float | None:
    is_number = isinstance(found, int | float) and not isinstance(found, bool)
    return float(min(1, max(0, found))) if is_number else None
