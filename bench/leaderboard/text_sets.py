"""The sets of texts: what families write, the project's own cases, what must not become a call, and recorded outputs."""

import gzip
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from callwright.evals.cases import iter_cases
from callwright.evals.replay.recording_types import Recording

HERE = Path(__file__).parent
EVERY = 24
"""One recorded question in so many is taken, always the same ones."""

TOOLS = [
    {
        "name": name,
        "description": "",
        "effect": "read" if name == "read_file" else "once",
        "parameters": {
            "type": "object",
            "properties": {"path": {"type": "string"}} if name != "wipe_disk" else {},
            "required": ["path"] if name != "wipe_disk" else [],
            "additionalProperties": name == "wipe_disk",
        },
    }
    for name in ("delete_file", "archive_file", "read_file", "wipe_disk")
]


def make_recording(
    text: str, tools: list[dict[str, Any]], calls: list[dict[str, Any]], number: int
) -> Recording:
    """A text with the calls that are due, in the form of a recorded output."""
    return Recording(
        id=str(number), model="", category="own", mode="prompt", question=[], tools=msgspec.Raw(json.dumps(tools).encode()),
        expect="call" if calls else "no_call", gold=None, text=text,
    )  # fmt: skip


Item = tuple[Recording, list[dict[str, Any]] | None]
"""An output and the calls that are due; None where the benchmark's own checker judges."""


def hostile() -> Iterator[Item]:
    for number, line in enumerate((HERE / "hostile.jsonl").read_text("utf-8").splitlines()):
        row = json.loads(line)
        yield make_recording(row["text"], TOOLS, row["calls"], number), row["calls"]


def forms() -> Iterator[Item]:
    """Every form in which a family of models writes calls, by the writers of the reader's own tests."""
    sys.path.insert(0, str(HERE.parents[1] / "tests"))
    from core.reader import writing

    calls = [
        ("book", {"city": "São Paulo", "nights": 2}),
        ("shop.find_item", {"words": 'a "red" lamp', "most": 3}),
    ]
    tools = [
        {"name": name, "description": "", "parameters": {"type": "object", "properties": one, "additionalProperties": False}}
        for name, one in writing.PARAMETERS.items()
    ]  # fmt: skip
    for number, write in enumerate(
        [*writing.EXACT.values(), *(pair[0] for pair in writing.WITH_LIBERTIES.values())]
    ):
        for size in (1, 2):
            due = [{"name": one, "arguments": args} for one, args in calls[:size]]
            yield make_recording(write(calls[:size]), tools, due, 2 * number + size), due


def cases() -> Iterator[Item]:
    """The project's own cases without declarations that only its contracts have."""
    for number, case in enumerate(iter_cases()):
        plain = not any(
            t.units or t.synonyms or t.correctors or t.sinks or t.key_argument for t in case.tools
        )
        dated = '"format"' in json.dumps([tool.parameters for tool in case.tools])
        if case.text is None or not plain or dated:
            continue
        tools = [
            {"name": t.name, "description": t.description, "effect": t.effect, "parameters": t.parameters}
            for t in case.tools
        ]
        due = [{"name": one.name, "arguments": one.arguments} for one in case.expect.calls or ()]
        yield make_recording(case.text, tools, due, number), due


def recorded() -> Iterator[Item]:
    """A sample of the recorded outputs of text models, if ``CALLWRIGHT_DATA`` names their folder."""
    folder = os.environ.get("CALLWRIGHT_DATA")
    if not folder or not (Path(folder) / "bfcl_dev.jsonl.gz").exists():
        return
    decode = msgspec.json.Decoder(Recording).decode
    with gzip.open(Path(folder) / "bfcl_dev.jsonl.gz") as lines:
        for number, line in enumerate(lines):
            if number % EVERY == 0:
                one = decode(line)
                if one.mode == "prompt":
                    yield one, None


SETS = {"forms": forms, "cases": cases, "hostile": hostile, "recorded": recorded}
