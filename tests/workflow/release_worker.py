"""A worker of one release of an application, in a process of its own; run, not imported.

    python release_worker.py LEDGER FOLDER RELEASE [TOOL]

Release 1 has the workflow ``story`` 1.0.0. Release 2 has another ``story``, 2.0.0, and changed tools: ``draft`` takes one more argument
that may be left out, and its key is another. Release 2b asks in ``send`` for an argument that release 1 did not know. Every effect
leaves a line in ``FOLDER/done``, with the release that made it. With TOOL the process kills itself in the middle of that tool.

Nobody raised the versions of ``book``, ``part`` and ``chapter``, of which each runs the next as a child: in release 2 other definitions have
the same versions, and a chapter asks for an input that no book of release 1 gives. Release 2b has no ``part`` and no ``chapter``.
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from callwright import Callwright, fail
from callwright.workflow import Workflow, approve, call, child, each

STORIES = {
    "1": Workflow(
        "story",
        version="1.0.0",
        input={"count": int},
        locale="en",
        steps=[
            call("draft", "draft", title="all"),
            each("post", over="{draft.data.items}", do=[approve("ok"), call("send", "send", item="{item}")]),
            call("save", "save", title="all"),
        ],
    ),
    "2": Workflow(
        "story",
        version="2.0.0",
        input={"count": int},
        locale="en",
        steps=[
            approve("ok"),
            call("draft", "draft", title="all", tone="calm"),
            call("save", "save", title="all"),
        ],
    ),
}

BOOKS = {
    "1": (
        Workflow(
            "chapter",
            input={"title": str},
            locale="en",
            steps=[approve("ok"), call("draft", "draft", title="{input.title}")],
        ),
        Workflow(
            "part",
            input={"title": str},
            locale="en",
            steps=[child("chapter", "chapter", {"title": "{input.title}"})],
        ),
        Workflow(
            "book",
            input={"title": str},
            locale="en",
            steps=[
                approve("begin"),
                child("part", "part", {"title": "{input.title}"}),
                call("save", "save", title="{input.title}"),
            ],
        ),
    ),
    "2": (
        Workflow(
            "chapter",
            input={"title": str, "tone": str},
            locale="en",
            steps=[call("draft", "draft", title="{input.title}", tone="{input.tone}")],
        ),
        Workflow(
            "part",
            input={"title": str},
            locale="en",
            steps=[child("chapter", "chapter", {"title": "{input.title}", "tone": "calm"})],
        ),
        Workflow(
            "book",
            input={"title": str, "tone": str},
            locale="en",
            steps=[child("part", "part", {"title": "{input.title}"})],
        ),
    ),
    "2b": (
        Workflow(
            "book",
            input={"title": str},
            locale="en",
            steps=[call("save", "save", title="{input.title}")],
        ),
    ),
}


def make_release(app: Callwright, folder: Path, release: str, dies_in: str = "") -> None:
    """Register the tools and the workflow of a release."""

    def do(line: str) -> None:
        with (folder / "done").open("a") as record:
            record.write(f"{line} by {release}\n")
        if dies_in and line.startswith(dies_in):
            os.kill(os.getpid(), signal.SIGKILL)

    _make_draft(app, release, do, refuses=(folder / "refuse").exists)
    _make_send(app, release, do)

    @app.tool(effect="once")
    def save(title: str) -> dict[str, str]:
        """Save it."""
        do(f"save {title}")
        return {"title": title}

    app.flows.add(STORIES[release[0]])
    for workflow in BOOKS[release]:
        app.flows.add(workflow)


def _make_draft(
    app: Callwright, release: str, do: Callable[[str], None], refuses: Callable[[], bool]
) -> None:
    if release == "1":

        @app.tool(effect="once", failure_means_none=True)
        def draft(title: str) -> object:
            """Make a draft; not while there is a file ``FOLDER/refuse``."""
            if refuses():
                return fail("not_found", "no such title")
            do(f"draft {title}")
            return {"items": [0, 1]}

    else:

        @app.tool(name="draft", effect="once", key=["title", "tone"], version="2.0.0")
        def draft_in_a_tone(title: str, tone: str = "plain") -> dict[str, list[int]]:
            """Make a draft in a tone."""
            do(f"draft {title}")
            return {"items": [0, 1]}


def _make_send(app: Callwright, release: str, do: Callable[[str], None]) -> None:
    if release == "2b":

        @app.tool(name="send", effect="once", version="2.0.0")
        def send_through(item: int, channel: str) -> dict[str, int]:
            """Send it through a channel."""
            do(f"send {item}")
            return {"item": item}

    else:

        @app.tool(effect="once")
        def send(item: int) -> dict[str, int]:
            """Send it."""
            do(f"send {item}")
            return {"item": item}


def main() -> None:
    """Work until the parent lets go of our standard input."""
    ledger, folder, release, *dies_in = sys.argv[1:]
    app = Callwright(ledger)
    make_release(app, Path(folder), release, *dies_in)
    app.flows.work()
    sys.stdout.write("works\n")
    sys.stdout.flush()
    sys.stdin.read()
    app.close()


if __name__ == "__main__":
    main()
