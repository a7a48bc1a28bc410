"""How long stores keep what nobody needs any more. The audit trail is kept for ever, and decides nothing here."""

from typing import Final

DAY_MS: Final = 24 * 3600 * 1000

ARCHIVE_RETENTION_MS: Final = 90 * DAY_MS
"""An entry that has expired stands in the archive for so long after it last changed."""

APPROVAL_RETENTION_MS: Final = 90 * DAY_MS
"""An approval stays to be looked at for so long after it has expired."""

CACHED_ANSWER_RETENTION_MS: Final = 30 * DAY_MS
MAX_CACHED_ANSWERS: Final = 10_000
"""Answers that stand in for a tool that is gone: the newest, and none older than this."""

QUARANTINE_RETENTION_MS: Final = 30 * DAY_MS
"""A quarantined body can be looked at for so long."""
