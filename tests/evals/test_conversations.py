"""Recorded conversations through registered tools: on a tiny file written here, on our own set, on the recorded one."""

import gzip
import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from callwright.evals import recorded_conversations
from callwright.evals.conversation_drive import (
    MEANT_REPEATS,
    TOOLS_FILE,
    RecordedTool,
    drive_conversations,
    load_recorded_tools,
    pair_steps,
)
from callwright.evals.conversation_figures import ConversationFigures, count_conversation
from callwright.evals.demo.demo_runner import judge_recorded
from callwright.evals.demo.own_conversations import OWN_TOOLS, build_own_conversations
from callwright.evals.recorded_conversations import RecordedConversation, RecordedDataError, RecordedEvent
from callwright.ports import Store
from callwright.runtime.clock import SystemClock
from callwright.stores.sqlite import SQLiteStore

SAVE = {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}
SHOP: dict[str, Any] = {
    "shop": [
        {"name": "save", "parameters": SAVE, "effect": "write"},
        {"name": "load", "parameters": SAVE, "effect": "read"},
        {"name": "toggle_wifi", "parameters": {"type": "object"}, "effect": "write"},
    ]
}

Said = tuple[str, str, dict[str, Any] | None, str | None]


def call(id_: str, name: str, arguments: dict[str, Any]) -> dict[str, Any]:
    return {"t": "call", "by": "assistant", "call_id": id_, "name": name, "arguments": arguments}


def result(id_: str, text: str, *, error: bool = False) -> dict[str, Any]:
    return {"t": "result", "call_id": id_, "text": text, "error": error}


def written(folder: Path, *conversations: list[dict[str, Any]], domain: str = "shop") -> Path:
    rows = [
        json.dumps({"id": f"{domain}/{number}", "domain": domain, "model": "m", "events": events})
        for number, events in enumerate(conversations)
    ]
    (folder / TOOLS_FILE).write_text(json.dumps(SHOP), encoding="utf-8")
    with gzip.open(folder / recorded_conversations.CONVERSATIONS_FILE, "wt", encoding="utf-8") as file:
        file.write("\n".join(rows))
    return folder


def driven(folder: Path) -> ConversationFigures:
    return drive_conversations(
        recorded_conversations.read_conversations(folder), load_recorded_tools(folder / TOOLS_FILE)
    )


A, B = {"name": "a"}, {"name": "b"}


@pytest.mark.promise("C4")
def test_a_double_write_is_stopped_and_a_read_or_a_toggle_is_not(tmp_path: Path) -> None:
    events = [
        call("1", "save", A), result("1", "saved"), call("2", "save", A), result("2", "saved"),
        call("3", "load", A), result("3", "text"), call("4", "load", A), result("4", "text"),
        call("5", "toggle_wifi", {}), result("5", "on"), call("6", "toggle_wifi", {}), result("6", "off"),
    ]  # fmt: skip
    figures = driven(written(tmp_path, events))
    assert (figures.calls, figures.executed) == (6, 5)
    assert (figures.doubles["write"].stopped, figures.doubles["write"].allowed) == (1, 1)
    assert (figures.carried_out_twice, figures.reads_stopped, figures.stopped_without_cause) == (0, 0, 0)
    assert all(check.ok for check in judge_recorded(figures))


def test_the_same_write_in_two_conversations_is_two_writes(tmp_path: Path) -> None:
    events = [call("1", "save", A), result("1", "saved")]
    figures = driven(written(tmp_path, events, events))
    assert (figures.conversations, figures.executed, figures.doubles) == (2, 2, {})


def test_a_write_that_failed_in_words_is_asked_about_before_it_is_sent_again(tmp_path: Path) -> None:
    events = [
        call("1", "save", A), result("1", "Error: no such folder", error=True),
        call("2", "save", A), result("2", "saved"),
    ]  # fmt: skip
    figures = driven(written(tmp_path, events))
    assert (figures.executed, figures.doubles, figures.held_in_doubt) == (1, {}, 0)
    assert (figures.total.errors, figures.total.found, figures.total.alarms) == (1, 1, 0)


def test_a_value_set_back_is_stopped_too_and_counted_apart(tmp_path: Path) -> None:
    events = [
        call("1", "save", A), result("1", "ok"), call("2", "save", B), result("2", "ok"),
        call("3", "save", A), result("3", "ok"),
    ]  # fmt: skip
    figures = driven(written(tmp_path, events))
    assert (figures.doubles["write"].stopped, figures.doubles["write"].after_another) == (1, 1)


def test_calls_and_results_meet_in_order_even_when_a_call_id_comes_again() -> None:
    rows = [
        call("1", "save", A),
        result("1", "first"),
        call("1", "save", B),
        result("1", "second"),
        call("1", "load", A),
    ]
    events = [RecordedEvent(**row) for row in rows]
    paired = [
        (one.call.arguments, one.result.text if one.result else None) for one in pair_steps(_told(events))
    ]
    assert paired == [(A, "first"), (B, "second"), (A, None)]


def _told(events: list[RecordedEvent]) -> RecordedConversation:
    return RecordedConversation(id="c", domain="shop", model="m", events=events)


def test_a_conversation_of_a_domain_without_tools_is_left_out_and_counted(tmp_path: Path) -> None:
    figures = driven(written(tmp_path, [call("1", "save", A), result("1", "saved")], domain="clinic"))
    assert (figures.conversations, figures.left_out_conversations, figures.left_out_calls) == (0, 1, 1)


def test_a_schema_that_contradicts_itself_is_mended_and_named() -> None:
    schema = {"type": "object", "properties": {"note": {"type": "string", "default": 5}}}
    said = _told(
        [
            RecordedEvent(t="call", call_id="1", name="jot", arguments={}),
            RecordedEvent(t="result", call_id="1", text="ok"),
        ]
    )
    figures = drive_conversations([said], {"shop": [RecordedTool("jot", schema, "", "write")]})
    assert (figures.contracts_mended, figures.executed) == (["shop/jot"], 1)


def memory(_folder: Path) -> Callable[[str], Store] | None:
    return None


def sqlite(folder: Path) -> Callable[[str], Store] | None:
    return lambda name: SQLiteStore(folder / f"{name}.db", clock=SystemClock())


@pytest.mark.parametrize("store", [memory, sqlite])
def test_our_own_set_has_one_of_each_kind_on_every_store(
    store: Callable[[Path], Callable[[str], Store] | None], tmp_path: Path
) -> None:
    figures = drive_conversations(build_own_conversations(), OWN_TOOLS, store=store(tmp_path))
    assert figures.contract_errors == {
        "invalid_arguments": 1, "invalid_json": 1, "missing_required_field": 1,
    }  # fmt: skip
    assert (figures.leaked_names, figures.unanswered, figures.refused_though_fine) == (1, 1, 0)
    assert (figures.total.errors, figures.total.found, figures.total.alarms) == (7, 7, 0)
    assert {kind: (one.stopped, one.allowed, one.warned) for kind, one in figures.doubles.items()} == {
        "write": (1, 1, 0), "handover": (1, 0, 0), "undeclared": (0, 0, 1),
    }  # fmt: skip
    assert all(check.ok for check in judge_recorded(figures))


def test_a_world_in_which_a_write_was_carried_out_twice_cannot_be_explained_away() -> None:
    figures = ConversationFigures()
    count_conversation(
        figures, _told([]), [], {"save": "write", "toggle_wifi": "write"}, {("save", b"{}"): 3}, MEANT_REPEATS
    )
    assert figures.carried_out_twice == 2
    assert not all(check.ok for check in judge_recorded(figures))
    meant = ConversationFigures()
    count_conversation(
        meant, _told([]), [], {"toggle_wifi": "write"}, {("toggle_wifi", b"{}"): 3}, MEANT_REPEATS
    )
    assert meant.carried_out_twice == 0


def test_a_sample_takes_all_conversations_of_a_task_or_none() -> None:
    said = [
        RecordedEvent(t="call", call_id="1", name="load", arguments=A),
        RecordedEvent(t="result", call_id="1", text="t"),
    ]
    told = [
        RecordedConversation(id=f"shop/{task}", domain="shop", model=model, events=said)
        for task in range(200)
        for model in ("m", "n")
    ]
    figures = drive_conversations(told, {"shop": [RecordedTool("load", SAVE, "", "read")]}, tenth=True)
    assert figures.sampled
    assert figures.conversations % 2 == 0
    assert 10 <= figures.conversations <= 90


def test_absent_tools_are_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(RecordedDataError, match="recorded tools absent"):
        load_recorded_tools(tmp_path / TOOLS_FILE)


FOLDER = recorded_conversations.find_data_folder()
PRESENT = FOLDER is not None and (FOLDER / TOOLS_FILE).is_file()
SET = "recorded" if PRESENT else "recorded data absent (CALLWRIGHT_DATA), own set instead"


@pytest.mark.promise("A7", "C4")
@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.slow)] if PRESENT else [1])
@pytest.mark.parametrize("which", [SET])
def test_recorded_conversations_meet_their_floors(which: str, every: int) -> None:
    """No declared write twice, no read and no meant repeat stopped, hidden errors found, at most a known handful doubted.

    Of recorded conversations every third; all as a slow test.
    """
    if PRESENT and FOLDER is not None:
        driven = islice(recorded_conversations.read_conversations(FOLDER), 0, None, every)
        figures = drive_conversations(driven, load_recorded_tools(FOLDER / TOOLS_FILE))
    else:
        figures = drive_conversations(build_own_conversations(), OWN_TOOLS)
    floor_calls, floor_stopped = (11_000 // every, 20 // every) if PRESENT else (22, 1)
    assert figures.calls >= floor_calls, which
    assert figures.total.recall >= 0.98
    assert figures.total.false_alarm_rate <= 0.001
    assert figures.doubles["write"].stopped >= floor_stopped
    assert figures.doubles["write"].allowed >= (25 // every if PRESENT else 1)
    assert figures.doubles["undeclared"].warned > 0
    assert figures.other_errors == {}
    assert all(check.ok for check in judge_recorded(figures))
