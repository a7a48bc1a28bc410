"""Run the tests that failed in the last run once more, one after the other: `python -m scripts.failed_tests`.

For CI, where one test of thousands can fail because the machine was busy with the others. Its names are printed first,
so that a test that fails now and then is seen.

Exit code: pytest's; 1 also where no failed test is recorded or more than five are.
"""

import json
import sys
from pathlib import Path

import pytest

MAX_FAILED = 5
RECORD = Path(".pytest_cache/v/cache/lastfailed")


def main() -> int:
    """Run them."""
    failed = read_failed_tests(RECORD)
    if not 0 < len(failed) <= MAX_FAILED:
        sys.stderr.write(f"{len(failed)} failed tests are recorded; 1 to {MAX_FAILED} are run again.\n")
        return 1
    sys.stderr.write("\n  ".join(["Run again, alone:", *failed]) + "\n")
    return pytest.main(failed)


def read_failed_tests(record: Path) -> list[str]:
    """Return the ids of the failed tests that pytest recorded; none without a record."""
    return sorted(json.loads(record.read_text("utf-8"))) if record.exists() else []


if __name__ == "__main__":
    sys.exit(main())
