"""A worker that carries out image tasks, in a process of its own; run, not imported.

    python image_worker.py LEDGER URL FOLDER

Says ``works`` once it takes tasks, and goes on until it is killed.
"""

import sys

from callwright import Callwright
from callwright.toolkit import images


def main(ledger: str, url: str, folder: str) -> None:
    """Take tasks until killed."""
    app = Callwright(ledger)
    app.use(images("env:KIT_KEY", folder, url=url, private=True, poll_ms=20))
    app.tasks.start_worker()
    sys.stdout.write("works\n")
    sys.stdout.flush()
    sys.stdin.read()


if __name__ == "__main__":
    main(*sys.argv[1:])
