"""Injected instructions and secrets in what a tool returned."""

from callwright.core.guard.net import redact
from callwright.core.guard.scanner import CLEAN, GuardVerdict, scan

__all__ = ["CLEAN", "GuardVerdict", "redact", "scan"]
