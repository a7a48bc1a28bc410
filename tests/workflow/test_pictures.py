"""Pictures of workflows and runs, as Mermaid."""

from callwright import Callwright
from callwright.workflow import Workflow, agent, approve, branch, call, case, each, go_to

STORY = Workflow(
    "story",
    steps=[
        call("find", "find", on_stop=go_to("last")),
        each("read", over="{find}", do=[call("file", "look", n="{item}"), approve("ok")]),
        branch(
            "which",
            case('size(find.data) > 1 && "a" < "b"', call("many", "look", n=1)),
            otherwise=call("few", "look", n=2),
        ),
        agent("write", prompt="x", model="a:b"),
        call("last", "look", n=3),
    ],
)


def test_every_step_is_drawn_with_its_ways() -> None:
    drawn = Callwright().flows.mermaid(STORY).splitlines()

    assert drawn[0] == "flowchart TD"
    lines = {one.strip() for one in drawn[1:]}
    assert {
        "start([start]) --> find",
        "find -. stop .-> last",
        "find --> read",
        'read[["read: each"]]',
        'read -- "for each item" --> file',
        "file --> ok",
        "ok -.-> read",
        "read --> which",
        'which{"which: branch"}',
        'which -- "size(find.data) #gt; 1 #amp;#amp; #quot;a#quot; #lt; #quot;b#quot;" --> many',
        'which -- "otherwise" --> few',
        'write{{"write: a:b"}}',
        "last --> finish([end])",
    } <= lines


def test_a_run_is_drawn_with_the_state_of_its_steps_and_items_counted() -> None:
    with Callwright() as app:

        @app.tool(effect="read")
        def find() -> list[int]:
            """Find."""
            return [1, 2, 0]

        @app.tool(effect="read")
        def look(n: int) -> int:
            """Look."""
            return 6 // n

        app.flows.add(
            Workflow(
                "small",
                steps=[
                    call("find", "find"),
                    each("read", over="{find}", at_once=1, do=call("file", "look", n="{item}")),
                ],
            )
        )
        run = app.flows.start("small")
        assert [one.kind for one in run.events(timeout_s=20)][-1] == "stopped"
        drawn = run.mermaid()

    assert "class find done" in drawn
    assert "class read stopped" in drawn
    assert 'file_count["2 done, 1 stopped"] -.- file' in drawn
    assert "classDef stopped fill" in drawn
