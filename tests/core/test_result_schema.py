"""The published JSON Schema says exactly what an envelope is (A1)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator, meta

from callwright.core.dialects import canonical
from callwright.core.dialects.standalone_result import build_standalone_result
from callwright.domain.result import ToolResult
from callwright.domain.tool_answers import fail, ok
from callwright.schemas import result_schema
from core.envelopes import results

meta.validate(result_schema())
ENVELOPE = Draft202012Validator(result_schema())
DONE = canonical.dump(build_standalone_result(ok({"id": 1})))
FAILED = canonical.dump(build_standalone_result(fail("timeout")))


@pytest.mark.costly
@pytest.mark.promise("A1")
@given(result=results())
def test_every_result_meets_the_schema(result: ToolResult) -> None:
    ENVELOPE.validate(canonical.dump(result))


@pytest.mark.costly
@pytest.mark.promise("A1")
@given(result=results(), field=st.integers(0, 12))
def test_an_envelope_with_a_field_missing_or_added_does_not(result: ToolResult, field: int) -> None:
    whole = canonical.dump(result)
    cut = {name: value for place, (name, value) in enumerate(whole.items()) if place != field}

    assert not ENVELOPE.is_valid(cut)
    assert not ENVELOPE.is_valid(whole | {"status": "ok"})
    assert not ENVELOPE.is_valid(whole | {"meta": whole["meta"] | {"tool": "x"}})


@pytest.mark.parametrize(
    "wrong",
    [
        DONE | {"success": "true"},
        DONE | {"success": False},
        DONE | {"error": FAILED["error"]},
        DONE | {"confidence": 1.01},
        DONE | {"confidence": -0.1},
        DONE | {"nextAction": "go_on"},
        DONE | {"effect": "maybe"},
        DONE | {"source": "knowledge_base"},
        DONE | {"source": [{"type": "rumour", "id": "x"}]},
        DONE | {"meta": DONE["meta"] | {"durationMs": -1}},
        DONE | {"partial": {"succeeded": []}},
        FAILED | {"error": None},
        FAILED | {"data": "timeout"},
        FAILED | {"error": FAILED["error"] | {"retryAfterMs": -1}},
        FAILED | {"error": FAILED["error"] | {"stack": "..."}},
        FAILED | {"error": FAILED["error"] | {"fields": [{"path": "a", "problem": "is required"}]}},
    ],
)
def test_a_wrong_envelope_is_found(wrong: dict[str, Any]) -> None:
    assert not ENVELOPE.is_valid(wrong)


def test_the_examples_that_were_damaged_were_right_before() -> None:
    ENVELOPE.validate(DONE)
    ENVELOPE.validate(FAILED)
