"""Strict reading: exactly the declared form, else nothing."""

from typing import Any

import pytest

from callwright.evals.replay.strict_reading import read_strict_calls
from evals.replay.writing import native, recording

ORDER = ("shop.order", {"item": "lamp", "count": 2})
STOCK = ("stock", {"item": "lamp"})
J_ORDER = '{"name": "shop.order", "arguments": {"item": "lamp", "count": 2}}'
J_STOCK = '{"name": "stock", "arguments": {"item": "lamp"}}'
P_ORDER, P_STOCK = "shop.order(item='lamp', count=2)", 'stock(item="lamp")'


@pytest.mark.parametrize(
    ("format_", "text"),
    [
        ("py_calls", f" [{P_ORDER}, {P_STOCK}]\n"),
        ("py_fenced", f"```python\n[{P_ORDER}, {P_STOCK}]\n```"),
        ("gorilla", f"{P_ORDER}, {P_STOCK}"),
        ("raven", f"{P_ORDER}; {P_STOCK};"),
        (
            "hermes",
            f"<tool_call>\n{J_ORDER}\n</tool_call>\n<tool_call>\n{J_STOCK}\n</tool_call>",
        ),
        ("xlam", f'{{"tool_calls": [{J_ORDER}, {J_STOCK}]}}'),
        ("granite", f"<function_call> {J_ORDER} <function_call> {J_STOCK}"),
    ],
)
def test_every_declared_form_is_read_in_order(format_: str, text: str) -> None:
    assert read_strict_calls(recording(format=format_, text=text)) == [ORDER, STOCK]


def test_a_name_on_a_line_of_its_own_and_its_arguments_are_one_call() -> None:
    assert read_strict_calls(recording(format="glm", text='stock\n{"item": "lamp"}')) == [STOCK]


def test_native_calls_are_read_from_their_json() -> None:
    calls = [native("shop.order", item="lamp", count=2), {"name": "stock", "arguments": {"item": "lamp"}}]
    assert read_strict_calls(recording(calls=calls)) == [ORDER, STOCK]


@pytest.mark.parametrize(
    ("format_", "text"),
    [
        ("py_calls", f"Sure: [{P_ORDER}]"),
        ("py_calls", "[shop.order('lamp', 2)]"),
        ("py_calls", "[shop.order(item=lamp, count=2)]"),
        ("py_calls", "[shop.order(**{'item': 'lamp'})]"),
        ("py_calls", "[shop.order(item={1: 2}, count=2)]"),
        ("py_calls", "(" * 5000),
        ("py_fenced", f"[{P_ORDER}]"),
        ("hermes", J_ORDER),
        ("hermes", f"<tool_call>{J_ORDER}</tool_call> Done."),
        ("xlam", f"[{J_ORDER}]"),
        ("granite", f"Calling <function_call> {J_ORDER}"),
        ("granite", '<function_call> {"name": "stock", "arguments": {"item": "a", "item": "b"}}'),
        ("glm", 'stock {"item": "lamp"}'),
        ("unheard_of", P_ORDER),
        ("py_calls", ""),
    ],
)
def test_anything_beside_the_declared_form_is_not_strict(format_: str, text: str) -> None:
    assert read_strict_calls(recording(format=format_, text=text)) is None


@pytest.mark.parametrize("calls", [[{"name": "stock", "arguments": "{'item': 1}"}], [], None])
def test_native_output_without_readable_calls_is_not_strict(calls: list[Any] | None) -> None:
    assert (
        read_strict_calls(recording(mode="native", format="native", calls=calls, text="stock(item=1)"))
        is None
    )
