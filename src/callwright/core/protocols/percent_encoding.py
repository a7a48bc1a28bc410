"""Percent-encoding (RFC 3986 §2.1), decoded without a library that also opens connections. Pure."""

import re

_ESCAPE_RUN_PATTERN = re.compile("(?:%[0-9A-Fa-f]{2})+")


def decode_percent(text: str) -> str:
    """Decode every run of percent-escapes as UTF-8; invalid UTF-8 becomes U+FFFD."""
    return _ESCAPE_RUN_PATTERN.sub(_decode_run, text)


def _decode_run(match: re.Match[str]) -> str:
    return bytes.fromhex(match[0].replace("%", "")).decode("utf-8", "replace")
