"""Retention periods of stored records. The audit trail is kept forever and is not affected."""

from typing import Final

DAY_MS: Final = 24 * 3600 * 1000

ARCHIVE_RETENTION_MS: Final = 90 * DAY_MS
"""An expired entry stays in the archive for this long after its last change."""

APPROVAL_RETENTION_MS: Final = 90 * DAY_MS
"""An approval stays readable for this long after it has expired."""

CACHED_ANSWER_RETENTION_MS: Final = 30 * DAY_MS
MAX_CACHED_ANSWERS: Final = 10_000
"""Cached answers used when a tool is unavailable: at most this many, and none older than the period above."""

QUARANTINE_RETENTION_MS: Final = 30 * DAY_MS
"""A quarantined body stays readable for this long."""

MAX_FIGURE_ROWS: Final = 5_000
"""Rows of figures that are read of one release: more than three days of a version and its base."""

FIGURE_RETENTION_MS: Final = 90 * 24 * 3600 * 1000
"""Figures of versions are forgotten this long after their minute."""
