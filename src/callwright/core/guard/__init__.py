"""Injected instructions and secrets in what a tool returned."""

from callwright.core.guard.text_masking import mask_for_display
from callwright.core.guard.error_text_filter import redact_text
from callwright.core.guard.scanner import CLEAN_VERDICT, GuardVerdict, is_clean_json, scan_value

__all__ = ["CLEAN_VERDICT", "GuardVerdict", "mask_for_display", "is_clean_json", "redact_text", "scan_value"]
