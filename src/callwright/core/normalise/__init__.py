"""A tool's messy return → data, or the failure that it says in its own way."""

from callwright.core.normalise.normal import CERTAIN, Data, Failure, normalise
from callwright.core.normalise.recognise import recognise
from callwright.core.normalise.sign import Sign

__all__ = ["CERTAIN", "Data", "Failure", "Sign", "normalise", "recognise"]
