"""Injected instructions and secrets in what a tool returned."""

from callwright.core.guard.caller_words import NO_WORDS, CallerWords
from callwright.core.guard.error_text_filter import redact_text
from callwright.core.guard.scanner import (
    CLEAN_VERDICT,
    GuardVerdict,
    is_clean_at_once,
    scan_json_at_length,
    scan_value,
)
from callwright.core.guard.text_masking import mask_for_display

__all__ = [
    "CLEAN_VERDICT",
    "NO_WORDS",
    "CallerWords",
    "GuardVerdict",
    "is_clean_at_once",
    "mask_for_display",
    "redact_text",
    "scan_json_at_length",
    "scan_value",
]
