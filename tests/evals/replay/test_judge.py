"""What the evaluation decides is what a live call would come to."""

from typing import Any, Final

import pytest

from callwright import Callwright
from callwright.evals.replay.output_decision import HELD_CODE, decide_recording
from callwright.evals.replay.recording_types import Recording, compile_recorded_offer
from callwright.ports import CallContext
from evals.replay.writing import native, recording

ORDERED = {"item": "lamp", "count": 2}
SAMPLES: list[dict[str, Any]] = [
    {"calls": [native("shop.order", **ORDERED)]},
    {"calls": [native("shop.order", item="lamp", count="2")]},
    {"calls": [native("shop.order", item="lamp", count="２件")]},
    {"calls": [native("shop.order", itme="lamp", count=2)]},
    {"calls": [native("shop.order", item="lamp")]},
    {"calls": [native("shop.order", item=["lamp"], count=2, colour="red")]},
    {"calls": [native("shop_ordre", **ORDERED)]},
    {"calls": [native("shop.order", **ORDERED), native("stock", item="sofa")]},
    {"calls": [{"name": "shop.order", "arguments": ORDERED}]},
    {"calls": [{"name": "shop.order", "arguments": "{'item': 1"}]},
    {"text": '{"name": "shop.order", "arguments": {"item": "lamp", "count": "2"}}'},
    {"text": "[shop.order(item='lamp', count=2)]"},
    {"text": "Sure: ```python\n[shop.order(item='lamp', count=True), stock(item=lamp)]\n```"},
    {"text": "There is nothing to do."},
    {"text": ""},
    {"text": None, "mode": "native", "format": "native"},
    {"text": "stock(item='lamp')", "mode": "native", "format": "native"},
]


AS_COUNTED = {"ungrounded_argument": HELD_CODE}
"""An evaluation counts what the gate holds, whatever is asked about it."""


class Untouched:
    """A tool that a rehearsal never runs."""

    mode: Final = "inline"

    def invoke(self, arguments: dict[str, Any], context: CallContext) -> None:
        raise AssertionError("a dry run runs nothing")


def told(record: Recording) -> list[tuple[str | None, Any, list[str]]]:
    """Code, arguments and repairs of every call, as the application says."""
    app = Callwright()
    for compiled in compile_recorded_offer(record).contracts.values():
        app.register(compiled.contract, Untouched())
    results = app.call_all(record.raw, dry_run=True, channel=record.channel, conversation=record.conversation)
    return [
        (
            AS_COUNTED.get(one.error.code, one.error.code) if one.error else None,
            one.data["wouldCall"]["arguments"] if one.data else None,
            [repair.rule for repair in one.repairs],
        )
        for one in results
    ]


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_dry_run_of_the_application_decides_the_same(sample: dict[str, Any]) -> None:
    record = recording(**sample)
    decision = decide_recording(record, compile_recorded_offer(record))
    if decision.unreadable is not None:
        assert [code for code, _, _ in told(record)] == ["invalid_json"]
        return
    assert told(record) == [
        (
            call.code,
            call.arguments if call.code is None else None,
            [one.rule for one in call.repairs],
        )
        for call in decision.calls
    ]
