"""An application learns the dialect of an unknown model from the conversation that comes with a call."""

import pytest

from callwright import Callwright
from callwright.reading import Reading, read_stream


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


@pytest.mark.promise("B14")
@pytest.mark.parametrize("size", [1, 4, 17])
def test_a_stream_learns_from_the_conversation_what_the_whole_text_learns(size: int) -> None:
    app = Callwright()

    @app.tool(effect="once")
    def wipe(path: str) -> dict[str, str]:
        """Wipe a folder."""
        return {"wiped": path}

    hermes = '<tool_call>\n{"name": "wipe", "arguments": {"path": "/tmp"}}\n</tool_call>'
    other = "I do it.\n<tool_call>wipe\n<arg_key>path</arg_key>\n<arg_value>/tmp</arg_value>\n</tool_call>"
    same = f"I do it.\n{hermes}"
    chat = [{"role": "user", "content": "wipe /tmp"}, {"role": "assistant", "content": hermes}]

    for text, conversation, shown in ((other, None, 1), (other, chat, 0), (same, chat, 1)):
        stream = read_stream(app, conversation=conversation)
        seen = [stream.feed(text[at : at + size]) for at in range(0, len(text), size)]
        read = stream.close()
        assert len(seen[-1].calls) == shown
        assert isinstance(read, Reading)
        held = [step.rule for call in read.calls for step in call.repairs if not step.faithful]
        assert bool(held) is not bool(shown)
        result = app.call(text, conversation=conversation, dry_run=True)
        assert result.success is bool(shown)
