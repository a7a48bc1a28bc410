"""Peers read as their documentation says; what they lose and what they raise is counted, never passed on."""

from typing import Any

from callwright.evals.replay.bfcl_checker import load_checker
from callwright.evals.replay.json_repair_peers import (
    PeerScore,
    is_json_requested,
    list_installed_peers,
    score_peers,
)
from callwright.evals.replay.recording_types import compile_recorded_offer
from callwright.evals.replay.strict_reading import read_strict_calls
from evals.replay.writing import native, recording

GOLD: list[dict[str, Any]] = [{"name": "stock", "args": {"item": [item]}} for item in ("lamp", "sofa")]
TWO = "\n".join(f'{{"name": "stock", "arguments": {{"item": "{item}"}}}}' for item in ("lamp", "sofa"))


def scores(**said: Any) -> dict[str, PeerScore]:
    record = recording(**said)
    return score_peers(record, compile_recorded_offer(record), read_strict_calls(record), load_checker())


def test_the_peers_of_the_development_environment_are_there() -> None:
    assert list_installed_peers() == ("json-repair", "fast-json-repair")


def test_lax_models_take_a_number_in_a_string_where_the_schema_does_not() -> None:
    found = scores(calls=[native("shop.order", item="lamp", count="2")])
    assert (found["json"].valid, found["json + pydantic"].valid, found["json + pydantic"].right) == (
        False,
        True,
        True,
    )


def test_lax_models_are_closed_too() -> None:
    found = scores(calls=[native("shop.order", item="lamp", count=2, colour="red")])
    assert not found["json + pydantic"].valid


def test_a_call_that_a_peer_loses_is_counted() -> None:
    found = scores(format="hermes", text=TWO, category="parallel", gold=GOLD)
    assert found["json-repair"].lost == 1
    assert (found["fast-json-repair"].lost, found["fast-json-repair"].right) == (0, True)


def test_what_a_peer_raises_is_no_call() -> None:
    found = scores(format="xlam", text="[" * 100_000)
    assert {one.valid for one in found.values()} == {False}


def test_peers_are_asked_only_where_the_model_was_asked_for_json() -> None:
    assert is_json_requested(recording(calls=[native("stock", item="a")]))
    assert is_json_requested(recording(format="granite", text=""))
    assert not is_json_requested(recording(format="py_calls", text="[stock(item='a')]"))
