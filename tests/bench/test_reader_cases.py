"""The readable cases of the reader, arriving in pieces of any size: nothing differs from the whole text, and what is shown stays."""

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from bench.truth import load_cases

from callwright.core.contracts.contract_compiler import compile_contract
from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.reading_outcome import FixedOffer, Reading, is_cut_off
from callwright.domain.contract import Contract
from callwright.reading import IncrementalReader

FOLDER = Path(__file__).parents[2] / "bench/cases/reader"
CASES = load_cases([str(FOLDER / name) for name in ("development.jsonl", "dialects.jsonl")])
Shown = list[tuple[str, dict[str, Any]]]


def make_offer(case: dict[str, Any]) -> FixedOffer:
    contracts = [
        Contract(
            name=tool["name"],
            input_schema=tool["input_schema"],
            effect="read" if tool["effect"] == "read" else "once",
        )
        for tool in case["tools"]
    ]
    return FixedOffer([compile_contract(one) for one in contracts])


def cut(text: str, size: int, dice: random.Random) -> Iterator[str]:
    """Pieces of this size; of a random one where it is 0."""
    at = 0
    while at < len(text):
        end = at + (size or dice.randint(1, 60))
        yield text[at:end]
        at = end


def list_whole(found: Reading) -> Shown:
    return [(call.name, call.arguments) for call in found.calls if not is_cut_off(call)]


@pytest.mark.costly
@pytest.mark.promise("B2")
@pytest.mark.parametrize("size", [1, 4, 17, 0])
def test_every_case_in_pieces_is_read_as_in_one_piece_and_no_shown_call_vanishes(size: int) -> None:
    for case in CASES:
        offer, dice = make_offer(case), random.Random(case["id"])
        reader = IncrementalReader(offer)
        said = [list_whole(reader.feed(piece)) for piece in cut(case["text"], size, dice)]
        whole = read_calls(case["text"], offer)
        assert reader.close() == whole, case["id"]
        if "</think>" in case["text"]:
            continue  # what turns out to have been reasoning is taken back
        for before, now in pairwise(said):
            assert now[: len(before)] == before, case["id"]
        last = said[-1] if said else []
        assert not last or (isinstance(whole, Reading) and list_whole(whole)[: len(last)] == last), case["id"]
