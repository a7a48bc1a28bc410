"""What was measured of each step of repair on recorded calls; written by the evaluation, shipped with the package."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

FIGURES_FORMAT = "callwright.steps/1"


class StepFigure(Struct, frozen=True):
    """One step on recorded outputs.

    Attributes:
        records: Outputs that needed the step and were valid with it.
        questions: Different questions among them.
        right: Percent of them that are right by the benchmark's checker.
        unrepaired: Percent right of the unrepaired outputs to the same questions, each weighed as often as it is met.
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
    """Name of the step → its figures; steps that do not occur in the recordings are absent."""
    data = files("callwright.evals").joinpath("step_figures.json").read_bytes()
    return msgspec.json.decode(data, type=_FiguresDocument).steps
