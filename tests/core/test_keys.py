"""Canonical JSON and idempotency keys."""

import math
from typing import Any

import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.records.idempotency import (
    compute_digest,
    derive_idempotency_key,
    encode_canonical,
    render_number,
    scope_explicit_key,
)
from callwright.domain.call import Principal
from callwright.domain.contract import Contract

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.promise("R5")
@given(JSON)
def test_canonical_json_is_what_rfc_8785_says(value: Any) -> None:
    assert encode_canonical(value) == rfc8785.dumps(value)


@pytest.mark.promise("R5")
@given(st.floats(allow_nan=False, allow_infinity=False))
def test_numbers_are_written_as_ecmascript_writes_them(value: float) -> None:
    assert render_number(value).encode() == rfc8785.dumps(value)


@pytest.mark.promise("R5")
def test_big_integers_keep_all_their_digits_because_order_numbers_must_not_meet() -> None:
    assert encode_canonical({"order": 2**53 + 1}) != encode_canonical({"order": 2**53})
    assert encode_canonical(10**30) == str(10**30).encode()


@pytest.mark.promise("R5")
def test_key_order_and_number_form_do_not_matter_but_null_and_unicode_form_do() -> None:
    assert compute_digest({"a": 1, "b": 2}) == compute_digest({"b": 2, "a": 1.0})
    assert compute_digest({"a": None}) != compute_digest({})
    assert compute_digest("e\u0301") != compute_digest("\u00e9")


@pytest.mark.promise("R5")
def test_the_digest_is_the_same_in_every_version() -> None:
    assert (
        compute_digest({"sku": "S1", "amount": 2, "price": 9.5, "名": "件"})
        == "83c7bff9a71bd8944675338d25b65e26584d3349e5b01fd86fc67b8eb6a0ccdb"
    )


@pytest.mark.promise("C4", "R5")
def test_no_part_of_a_key_reaches_into_its_neighbour() -> None:
    tool = compile_contract(
        Contract(name="pay", description="Pays.", input_schema={"type": "object"}, effect="once")
    )
    parts = ("a", "b", "a/b", "b/c", "a%2Fb", "%", "%2F", "=b", "")
    made = [
        derive_idempotency_key(tool, Principal(who, tenant), scope, "i")
        for who in parts
        for tenant in parts
        for scope in parts
    ]
    given = [
        scope_explicit_key(tool, Principal(who, tenant), key)
        for who in parts
        for tenant in parts
        for key in parts
    ]
    assert len({*made, *given}) == len(made) + len(given)


def test_nan_has_no_canonical_form() -> None:
    for value in (math.nan, math.inf):
        with pytest.raises(ValueError, match="canonical"):
            encode_canonical([value])
