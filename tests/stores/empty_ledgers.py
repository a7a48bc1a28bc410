"""An empty ledger on SQLite, made once in each process and copied for each test.

Creating its tables takes as much processor time as most tests that use it. What opening creates is tested where a store opens a file
that does not exist (``test_sqlite_trouble``, ``test_processes``, the tests of commands).
"""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from callwright.stores.sqlite import SQLiteStore
from callwright.testing import FakeClock


@cache
def _read_empty_ledger() -> dict[str, bytes]:
    """Return the files of a ledger by the end of their names."""
    with TemporaryDirectory() as folder:
        SQLiteStore(Path(folder) / "ledger.db", clock=FakeClock()).close()
        return {
            one.name.removeprefix("ledger"): one.read_bytes()
            for one in Path(folder).iterdir()
            if one.suffix == ".db"
        }


def copy_empty_ledger(path: Path) -> Path:
    """Put an empty ledger where there is none; return its path."""
    if not path.exists():
        for end, content in _read_empty_ledger().items():
            copy = path.with_name(path.stem + end)
            copy.write_bytes(content)
            copy.chmod(0o600)
    return path
