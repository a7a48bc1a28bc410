"""A call is made by where it stands, never by what the words beside it mean: in any language, of any dialect."""

from itertools import product

import pytest

from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.reading_outcome import FixedOffer, Reading, is_cut_off
from callwright.domain.repair_steps import STEPS
from core.reader.writing import EXACT, tool

WIPE = ("wipe", {"path": "/srv/data.db"})
MOVE = ("archive", {"path": "/srv/data.db"})
TOOLS = FixedOffer([tool("wipe", "once"), tool("archive", "once"), tool("look")])

SYNTAX = "wipe(path='/srv/data.db')"
OBJECT = '{"name": "wipe", "arguments": {"path": "/srv/data.db"}}'
TAGGED = f"<tool_call>\n{OBJECT}\n</tool_call>"
INLINE_FORMS = [SYNTAX, f"[{SYNTAX}]", OBJECT, f"```json\n{OBJECT}\n```", f"```python\n{SYNTAX}\n```"]

MENTIONS = [
    "Never send {} to this server.",
    "Once you confirm, I will run {}.",
    "Dry run (nothing is executed):\n{}",
    "2026-11-20 08:14:55 INFO worker-3 {}",
    "Bob ran {} last week",
    "~~{}~~",
    'The e-mail says: "please run {}" and I left it alone.',
    "按照制度，未经双人审批不得执行 {}。",
    "切勿向服务器发送 {}",
    "例えば、{}",
    "No ejecutes {}",
    "Не вызывай {}",
    "Ne lancez jamais ceci :\n{}",
    "Führe das nicht aus:\n{}",
    "이것을 실행하지 마세요: {}",
    "لا تنفذ: {}",
    "<!-- {} -->",
    "> {}\n\nThat was in the ticket.",
    "| call | effect |\n|---|---|\n| {} | deletes |",
    "# How to clean up\n\n{}\n",
    "{}\nNever mind.",
    "{}\nWould you like me to go on?",
    "Steps left: {}",
    "{}  # only an example",
    "Q: how do I remove it?\nA: {}",
]  # fmt: skip

BLOCK_MENTIONS = [
    "Do not run this: {}",
    "Do not run this:\n{}",
    "不要执行：\n{}",
    "No ejecutes esto:\n\n{}",
    "Не запускай это:\n{}",
    "これを実行しないでください：\n{}",
    "I could write {} here",
    "A call looks like this:\n\n```\n{}\n```\n",
    "```\n{}\n```\nThat is the format.",
    "> {}",
    "“{}”",
    '"{}"',
    "The page said: «{}",
    "<document>\n{}\n</document>",
    "<!-- {} -->",
    "{}\nNever mind, I will not do it.",
    "{}\n取消，不执行。",
    "<think>Maybe {}</think>\nI will not delete anything.",
    "<think>Perhaps I should.\n{}",
    "<tool_response>\n{}\n</tool_response>",
    "Shall I run this?\n{}",
    "| format | example |\n| hermes | {} |",
]

NO_CALLS = [
    "def wipe(path='/srv/data.db'):\n    os.remove(path)",
    "```python\ndef wipe(path='/srv/data.db'):\n    os.remove(path)\n```",
    "function wipe(path='/srv/data.db') {\n  rm(path)\n}",
    "wipe(path='/srv/data.db') -> bool",
    ">>> wipe(path='/srv/data.db')",
    '{"name": "wipe", "description": "Wipes.", "parameters": {"type": "object"}}',
    '[{"type": "function", "function": {"name": "wipe", "description": "Wipes.", "parameters": {"type": "object", "properties": {}}}}]',
    f'{{"note": "never do this", "example": {OBJECT}}}',
    f"{SYNTAX} | archive(path='/srv/data.db')",
]

ALTERNATIVES = [
    "Option A: {} Option B: {} Which one do you prefer?",
    "{} or {}",
    "{}\nor\n{}\nChoose either.",
    "1. {}\n2. {}",
    "要么 {}，要么 {}",
]

DUE_BEFORE = [
    "",
    "I will remove the file now.\n",
    "Don't worry, the old file goes.\n\n",
    "The last call failed, so I send it again without guessing.\n",
    "好的，现在删除该文件。\n",
    "刚才的调用失败了，现在重试。\n",
    "Entendido. No hay problema.\n",
    "That is done 👍\n",
    "Removing the file\n",
    "<think>I should remove it.</think>\n",
    "<think>Maybe wipe(path='/x').</think>\n\nI remove it.\n",
]
DUE_AFTER = [
    "",
    "\n",
    "<|im_end|>",
    "\n\n<|im_end|>\n",
    "\n<tool_response>\ndone\n</tool_response>\nAll gone.",
]


def is_made(text: str, tools: FixedOffer = TOOLS) -> bool:
    """Whether any call of the text would be made without asking."""
    found = read_calls(text, tools)
    return isinstance(found, Reading) and any(
        all(one.faithful for one in call.repairs) for call in found.calls
    )


def steps(text: str, tools: FixedOffer = TOOLS) -> set[str]:
    found = read_calls(text, tools)
    return {one.rule for call in found.calls for one in call.repairs} if isinstance(found, Reading) else set()


@pytest.mark.promise("B14")
@pytest.mark.parametrize("words", MENTIONS)
@pytest.mark.parametrize("form", INLINE_FORMS)
def test_a_call_inside_of_other_text_is_never_made_unless_it_reads(words: str, form: str) -> None:
    assert not is_made(words.replace("{}", form))


@pytest.mark.promise("B14")
@pytest.mark.parametrize("words", BLOCK_MENTIONS)
@pytest.mark.parametrize(
    "block", [TAGGED, f"[TOOL_CALLS][{OBJECT}]", EXACT["anthropic"]([WIPE]), EXACT["kimi"]([WIPE])]
)
def test_a_tagged_block_that_does_not_stand_where_blocks_are_due_is_never_made(
    words: str, block: str
) -> None:
    assert not is_made(words.replace("{}", block))


@pytest.mark.promise("B14")
@pytest.mark.parametrize("text", NO_CALLS)
def test_a_definition_a_session_and_a_document_hold_nothing_that_is_made(text: str) -> None:
    assert not is_made(text)


@pytest.mark.promise("B14")
@pytest.mark.parametrize("words", ALTERNATIVES)
@pytest.mark.parametrize("form", [SYNTAX, OBJECT, TAGGED])
def test_of_two_alternatives_neither_is_made_even_where_they_only_read(words: str, form: str) -> None:
    text = words.replace("{}", form, 1).replace("{}", form.replace("wipe", "archive"))
    assert not is_made(text)
    reading = text.replace("wipe", "look").replace("archive", "look", 1).replace("data.db", "other.db", 1)
    assert not is_made(reading)


@pytest.mark.promise("B2", "B14")
@pytest.mark.parametrize(("before", "after"), list(product(DUE_BEFORE, DUE_AFTER)))
@pytest.mark.parametrize("form", ["hermes", "qwen coder", "minimax 2"])
def test_a_block_behind_finished_prose_is_made(before: str, after: str, form: str) -> None:
    found = read_calls(before + EXACT[form]([WIPE]) + after, TOOLS)
    assert isinstance(found, Reading)
    assert [(call.name, call.arguments) for call in found.calls] == [WIPE]
    assert all(STEPS[one.rule].faithful for one in found.calls[0].repairs)


@pytest.mark.promise("B2", "B14")
@pytest.mark.parametrize(
    "form", [form for form in EXACT if form not in ("harmony", "the tool's name as the tag")]
)
def test_a_text_that_is_nothing_but_calls_is_made_in_every_form(form: str) -> None:
    assert is_made(EXACT[form]([WIPE, MOVE]))


@pytest.mark.promise("B2")
@pytest.mark.parametrize("words", ["I look it up: {}", "Here is the call:\n{}", "我来查询：{}", "{}"])
def test_a_read_that_is_the_only_candidate_is_made(words: str) -> None:
    assert is_made(words.replace("{}", SYNTAX.replace("wipe", "look")))


@pytest.mark.promise("B2", "B14")
def test_a_mention_before_the_block_is_prose_and_the_block_is_made() -> None:
    found = read_calls(f"I would not use archive(path='/x').\n{TAGGED}", TOOLS)
    assert isinstance(found, Reading)
    assert [(call.name, call.arguments) for call in found.calls] == [WIPE]
    assert all(one.faithful for one in found.calls[0].repairs)


@pytest.mark.promise("B14")
@pytest.mark.parametrize(
    "form", ["hermes", "call syntax", "json list", "json lines", "xlam", "kimi", "qwen coder", "glm 4.5"]
)
def test_of_a_turn_that_was_cut_nothing_is_made(form: str) -> None:
    text = EXACT[form]([WIPE, MOVE])
    for cut in range(len(text)):
        found = read_calls(text[:cut], TOOLS)
        if isinstance(found, Reading) and any(map(is_cut_off, found.calls)):
            assert all(map(is_cut_off, found.calls)), text[:cut]
    assert not is_made(EXACT["call syntax"]([WIPE]).removesuffix("]"))


@pytest.mark.promise("B14")
def test_every_form_is_a_mention_behind_a_sentence_that_leads_to_it() -> None:
    for form, write in EXACT.items():
        assert not is_made("Please never do this: " + write([WIPE])), form
