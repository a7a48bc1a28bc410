"""Runs what a page tells its reader to run, as its reader would: in an empty folder, one after the other."""

import contextlib
import io
import os
import shlex
import subprocess
from pathlib import Path
from typing import Any

from docs.reading import ROOT, Step, file_name, says
from warm.interpreter import warm_python

RUN = ("callwright", "python")
"""Commands that are run. Others (pip, make) are only looked at."""


class Page:
    """One reader with one page: a namespace for its code, and the folder that the reader works in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[str, Any] = {"__name__": "__main__"}

    def take(self, step: Step) -> list[str]:
        """Run one step; what is wrong with it, in words."""
        printed, code = self._python(step.source) if step.kind == "python" else self._console(step.source)
        wrong = [f"line {step.line}: ended with {code}\n{printed}"] if code else []
        if step.output is not None and not says(step.output, printed):
            wrong.append(f"line {step.line}: the page says\n{step.output}\nbut it prints\n{printed}")
        return wrong

    def _python(self, source: str) -> tuple[str, int]:
        name = file_name(source)
        place = self.folder / Path(name or "page.py").name
        if name:
            place.write_text(source.partition("\n")[2].lstrip("\n"), encoding="utf-8")
        self.names["__file__"] = str(place)
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(source, str(place), "exec"), self.names)
        return out.getvalue(), 0

    def _console(self, command: str) -> tuple[str, int]:
        words = shlex.split(command, comments=True)
        if words[0] not in RUN:
            return "", 0
        start = [*warm_python(), *(["-m", "callwright"] if words[0] == "callwright" else [])]
        env = {
            **os.environ,
            "CALLWRIGHT_LANG": "en",
            "COLUMNS": "100",
            "HOME": str(self.folder),  # clients of whoever runs the tests are not the page's
            "CALLWRIGHT_DATA": str(self.folder / "none"),
        }
        done = subprocess.run(
            [*start, *words[1:]],
            cwd=self.folder,
            env=env,
            capture_output=True,
            text=True,
            check=False,
            timeout=90,
        )
        return done.stdout or done.stderr, 0 if done.returncode in _SAID else done.returncode


_SAID = frozenset({0, 1, 3, 5, 7})
"""Exit codes with which a command says how a call or an examination ended; all others are mistakes of the page."""


def is_the_file_it_says(step: Step) -> bool:
    """Whether a block that names a file of ``examples/`` is that file."""
    name = file_name(step.source) if step.kind == "python" else None
    if name is None or not name.startswith("examples/"):
        return True
    text = (ROOT / name).read_text(encoding="utf-8")
    return step.source == f"# {name}\n{text}"
