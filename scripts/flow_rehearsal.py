"""Imported by the process that workers of ``flow_crashes`` are forked from: what a worker needs is imported, compiled and played once."""

import tempfile
from pathlib import Path

from scripts.flow_scenes import rehearse

with tempfile.TemporaryDirectory(prefix="flow-rehearsal-") as folder:
    rehearse(Path(folder))
