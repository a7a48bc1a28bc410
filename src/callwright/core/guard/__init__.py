"""Injected instructions and secrets in what a tool returned."""

from callwright.core.guard.masking import fit_to_show
from callwright.core.guard.net import redact
from callwright.core.guard.scanner import CLEAN, GuardVerdict, is_clean, scan

__all__ = ["CLEAN", "GuardVerdict", "fit_to_show", "is_clean", "redact", "scan"]
