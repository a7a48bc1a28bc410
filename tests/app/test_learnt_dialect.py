"""An application learns the dialect of an unknown model from the conversation that comes with a call."""

import pytest

from callwright import Callwright


@pytest.mark.promise("B14")
def test_an_application_learns_from_the_conversation_for_one_call_and_for_several() -> None:
    app = Callwright()

    @app.tool(effect="once")
    def wipe(path: str) -> dict[str, str]:
        """Wipe a folder."""
        return {"wiped": path}

    block = "<tool_call>wipe\n<arg_key>path</arg_key>\n<arg_value>/tmp</arg_value>\n</tool_call>"
    hermes = '<tool_call>\n{"name": "wipe", "arguments": {"path": "/tmp"}}\n</tool_call>'
    chat = [{"role": "user", "content": "wipe /tmp"}, {"role": "assistant", "content": hermes}]
    again = [*chat, {"role": "user", "content": "wipe /tmp again"}]

    first = app.call(f"I do it.\n{block}", conversation=chat[:1], dry_run=True)
    held = app.call(f"I do it.\n{block}", conversation=iter(again), dry_run=True)
    several = app.call_all(f"I do it.\n{block}\n{block}", conversation=iter(again), dry_run=True)

    assert first.success
    assert held.error is not None
    assert held.error.code == "call_in_prose"
    assert held.next_action == "retry"
    assert [one.error and one.error.code for one in several] == ["call_in_prose", "call_in_prose"]
