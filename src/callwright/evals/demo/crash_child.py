"""Entry point of a process that is killed during a call, and of another that resumes the call.

``python -m callwright.evals.demo.crash_child KIND MODE FOLDER``: KIND is "keyed" or "once"; MODE "die" makes the call and is
killed (SIGKILL) inside the tool, after its effect and before its return; "resume" completes the interrupted call from its
journal and prints the envelope. This module is only executed, never imported.
"""

import sys
from pathlib import Path

from callwright.core.dialects.canonical import to_json
from callwright.evals.demo.crash_app import CHARGE_CALL, CRASH_RUN_ID, UpstreamKind, build_crash_app


def main(kind: UpstreamKind, mode: str, folder: Path) -> None:
    """Run one of the two processes: the one that is killed, or the one that resumes the call."""
    with build_crash_app(folder, kind, die=mode == "die") as app:
        if mode == "die":
            app.call(CHARGE_CALL, run=CRASH_RUN_ID)
            return
        journal = next((folder / "journal").iterdir())
        result = app.resume(app.tape(journal.read_bytes()))
        sys.stdout.buffer.write(to_json(result))


if __name__ == "__main__":
    main("keyed" if sys.argv[1] == "keyed" else "once", sys.argv[2], Path(sys.argv[3]))
