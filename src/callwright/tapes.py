"""Recorded calls, and samples of them for evaluation."""

from callwright.runtime.sampling import Sampling
from callwright.runtime.tape import DivergedError, ForeignTapeError, Tape, TapeError

__all__ = ["DivergedError", "ForeignTapeError", "Sampling", "Tape", "TapeError"]
