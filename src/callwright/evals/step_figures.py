"""Measured figures of each repair step on recorded calls; written by the evaluation, shipped with the package."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from callwright.domain.struct_decoding import describe_types

FIGURES_FORMAT = "callwright.steps/1"


class StepFigure(Struct, frozen=True):
    """The figures of one step on recorded outputs.

    Attributes:
        records: Outputs that needed the step and were valid with it.
        questions: Number of different questions among them.
        right: Percentage of them that are right by the benchmark's checker.
        unrepaired: Percentage right of the unrepaired outputs to the same questions, weighted by frequency.
    """

    records: int
    questions: int
    right: float
    unrepaired: float


class _FiguresDocument(Struct, frozen=True):
    format: str
    steps: dict[str, StepFigure]


@cache
def load_step_figures() -> dict[str, StepFigure]:
    """Return step name → figures; steps that do not occur in the recordings are absent."""
    data = files("callwright.evals").joinpath("step_figures.json").read_bytes()
    return msgspec.json.decode(data, type=_FiguresDocument).steps


describe_types(_FiguresDocument)
