"""Diagrams and tables of the documentation, drawn from the tables that drive the code. Each gives Markdown.

May not know a page: ``scripts/regions.py`` puts them where a page asks for them.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

import callwright
from callwright.core.call import pipeline
from callwright.core.dialects import DIALECTS
from callwright.core.policy.approvals import APPROVAL_TRANSITIONS
from callwright.core.records.circuit_breaker import BREAKER_TRANSITIONS, DEFAULT_BREAKER_SETTINGS
from callwright.core.records.ledger import LEDGER_TRANSITIONS
from callwright.domain.contract import Contract
from callwright.domain.doubt_rules import ASK_BELOW_CONFIDENCE, DOUBTS
from callwright.domain.records import RunLimits
from callwright.domain.repair_steps import STEPS, RepairStep
from scripts.names_zh import NAMES_ZH

ROOT = Path(__file__).resolve().parent.parent


def mermaid(lines: Iterable[str]) -> str:
    """A fenced Mermaid block."""
    return "\n".join(["```mermaid", *lines, "```"])


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A Markdown table."""
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in lines)


# --- the story --------------------------------------------------------------------------------------------------


def call_flow() -> str:
    """The order of one call, from the line of numbered steps in ``core/call/pipeline.py``."""
    before, loop, after = _steps()
    steps = [*before, *loop, *after]
    lines = ["flowchart TD"]
    lines += [f'    {_node(step)}["{step}"]' for step in steps]
    pairs = [pair for pair in pairwise(steps) if pair != (loop[-1], after[0])]
    lines += [f"    {_node(one)} --> {_node(other)}" for one, other in pairs]
    lines += [
        f"    {_node(loop[-1])} -- again --> {_node(loop[0])}",
        f"    {_node(loop[-2])} --> {_node(after[0])}",
    ]
    lines += ["    refusal([envelope of a refusal: nothing ran])"]
    lines += [f"    {_node(step)} -. refuses .-> refusal" for step in before]
    return mermaid(lines)


def _steps() -> tuple[list[str], list[str], list[str]]:
    """What comes before the loop of attempts, the loop, and what comes after it."""
    found = re.search(r"(1 read.*?)→\s+\[(.*?)\]\*\s+→(.*?)\n\n", pipeline.__doc__ or "", re.DOTALL)
    if found is None:
        raise ValueError("core/call/pipeline.py no longer lists its steps at the top")
    before, loop, after = ([step.strip() for step in part.split("→")] for part in found.groups())
    return before, loop, after


def _node(step: str) -> str:
    return "s_" + re.sub(r"\W", "_", step)


# --- the machines -----------------------------------------------------------------------------------------------


def ledger_states() -> str:
    """The life of a ledger entry, from ``LEDGER_TRANSITIONS``."""
    lines = ["stateDiagram-v2"]
    for event, ways in LEDGER_TRANSITIONS.items():
        for state, way in ways.items():
            fence = "" if way.fence == "same" else f" · fence {way.fence}"
            lines.append(f"    {_state(state)} --> {way.to or '[*]'} : {event}{fence}")
    return mermaid(lines)


def ledger_table() -> str:
    """Every transition of a ledger entry, with when it happens."""
    return table(
        ("Event", "From", "To", "Fence", "When"),
        (
            (f"`{event}`", state, way.to or "archived", way.fence, way.when)
            for event, ways in LEDGER_TRANSITIONS.items()
            for state, way in ways.items()
        ),
    )


def _state(state: str) -> str:
    return "[*]" if state == "absent" else state


def breaker_states() -> str:
    """The life of a breaker, from ``BREAKER_TRANSITIONS``."""
    return mermaid(["stateDiagram-v2", "    [*] --> closed", *_moves(BREAKER_TRANSITIONS)])


def approval_states() -> str:
    """The life of an approval, from ``APPROVAL_TRANSITIONS``."""
    return mermaid(["stateDiagram-v2", "    [*] --> asked", *_moves(APPROVAL_TRANSITIONS)])


def _moves(transitions: Mapping[str, Mapping[Any, Any]]) -> list[str]:
    return [
        f"    {state} --> {to} : {event}" for event, ways in transitions.items() for state, to in ways.items()
    ]


# --- the house --------------------------------------------------------------------------------------------------


def layers() -> str:
    """The layers of the house, from the import contracts in ``pyproject.toml``: each may import what is below it."""
    document = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = document["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one["type"] == "layers")
    lines = ["flowchart TD"]
    lines += [f'    f{number}["{_rooms(layer)}"]' for number, layer in enumerate(layers)]
    lines += [f"    f{number} -- may import --> f{number + 1}" for number in range(len(layers) - 1)]
    return mermaid(lines)


def _rooms(layer: str) -> str:
    return " · ".join(room.strip() for room in layer.split("|"))


# --- tables -----------------------------------------------------------------------------------------------------

_OPTION_OF = {"key_fields": "key"}


def defaults() -> str:
    """Every default of a contract, with the names that ``@app.tool`` gives them."""
    given = {"name": "the function's name", "input_schema": "from the type hints"}
    fields = msgspec.structs.fields(Contract)
    rows = [
        (f"`{_OPTION_OF.get(one.name, one.name)}`", given.get(one.name) or _default(one)) for one in fields
    ]
    return table(("Option", "Default"), [*rows, ("`inline`", "`False`")])


def _default(field: msgspec.structs.FieldInfo) -> str:
    value = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    if isinstance(value, msgspec.Struct):
        inside = ", ".join(f"{name}={one!r}" for name, one in msgspec.structs.asdict(value).items())
        return f"`{type(value).__name__}({inside})`"
    return f"`{value:_}`" if type(value) is int else f"`{value!r}`"


def limits() -> str:
    """The defaults of a run's budget."""
    return _settings(RunLimits())


def breaker_settings() -> str:
    """The settings of a breaker."""
    return _settings(DEFAULT_BREAKER_SETTINGS)


def _settings(value: msgspec.Struct) -> str:
    return table(
        ("Setting", "Default"),
        (
            (f"`{name}`", "none" if one is None else f"{one:_}")
            for name, one in msgspec.structs.asdict(value).items()
        ),
    )


def repairs() -> str:
    """Every step of repair, with its class and why it has it."""
    rows = (
        (
            f"`{step.name}`",
            step.stage,
            _STEP_CLASS[step.faithful][0],
            step.basis,
            _with_example(step.meaning, step),
        )
        for step in STEPS.values()
    )
    return table(("Step", "Stage", "Class", "Basis", "What it does"), rows)


def doubts() -> str:
    """Every doubt, with what it leaves of the confidence and its reason."""
    rows = ((f"`{one.name}`", one.meaning, f"{one.keeps:.2f}", one.why) for one in DOUBTS.values())
    return table(("Doubt", "Holds when", "Leaves", "Why"), rows)


def doubts_zh() -> str:
    """The same in Chinese."""
    rows = ((f"`{one.name}`", one.meaning_zh, f"{one.keeps:.2f}") for one in DOUBTS.values())
    return table(("疑点", "成立条件", "保留"), rows)


def thresholds() -> str:
    """The confidence that each effect class asks for."""
    return table(
        ("Effect class", "`min_confidence`"),
        ((f"`{name}`", f"{least}") for name, least in ASK_BELOW_CONFIDENCE.items()),
    )


def repairs_zh() -> str:
    """The same in Chinese."""
    rows = (
        (
            f"`{step.name}`",
            _STAGES_ZH[step.stage],
            _STEP_CLASS[step.faithful][1],
            _BASES_ZH[step.basis],
            _with_example(step.meaning_zh, step),
        )
        for step in STEPS.values()
    )
    return table(("步骤", "阶段", "类别", "依据", "作用"), rows)


_STEP_CLASS = {True: ("faithful", "忠实"), False: ("a question", "问题")}
_STAGES_ZH = {"syntax": "语法", "name": "名称", "value": "取值"}
_BASES_ZH = {"measured": "实测", "exact": "确切", "declared": "已声明", "readings": "多种读法"}


def _with_example(meaning: str, step: RepairStep) -> str:
    return f"{meaning}: `{step.example}`" if step.example else meaning


def _first_line(function: Callable[..., Any]) -> str:
    return " ".join((function.__doc__ or "").split("\n\n", maxsplit=1)[0].split()).replace("``", "`")


def dialects() -> str:
    """Every dialect by name."""
    rows = (
        (f"`{name}`", one.meaning, "failures only" if one.failures_only else "both")
        for name, one in DIALECTS.items()
    )
    return table(("Name", "Shape", "Writes"), rows)


_NOT_A_DOCSTRING = {
    "DIALECTS": "Shapes to write a result in, by name.",
    "__version__": "The version of the package.",
}


PUBLIC_MODULES = (
    "answers",
    "checks",
    "contracts",
    "gateway",
    "http",
    "observe",
    "policy",
    "reading",
    "stores",
    "tapes",
    "tasks",
)
"""Modules of the package whose names are public beside those of the package itself."""


def list_public_names() -> list[tuple[str, str, Any]]:
    """Every public name as it is imported, by module: (dotted name without the package, name, value)."""
    found = [(name, name, getattr(callwright, name)) for name in sorted(callwright.__all__, key=str.lower)]
    for module in PUBLIC_MODULES:
        home = import_module(f"callwright.{module}")
        found += [
            (f"{module}.{name}", name, getattr(home, name)) for name in sorted(home.__all__, key=str.lower)
        ]
    return found


def public_names_zh() -> str:
    """Every public name, in Chinese."""
    rows = ((f"`{dotted}`", NAMES_ZH[name]) for dotted, name, _ in list_public_names())
    return table(("名称", "含义"), rows)


def public_names() -> str:
    """Every public name, with the first line of its docstring."""
    rows = (
        (f"`{dotted}`", _NOT_A_DOCSTRING.get(name) or _first_line(value))
        for dotted, name, value in list_public_names()
    )
    return table(("Name", "What it is"), rows)
