"""A call is made by where it stands, never by what the words beside it mean: in any language, of any dialect."""

from itertools import product

import pytest

from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.incremental_reader import IncrementalReader
from callwright.core.reader.reading_outcome import FixedOffer, Reading, Unreadable, is_cut_off
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
    "<!-- {}",
    "I looked at it.\n\n    {}",
    "I looked at it.\n\\begin{verbatim}\n{}\n\\end{verbatim}",
    "I looked at it.\n<details>\n<summary>A call</summary>\n\n{}\n\n</details>",
    "I looked at it.\n<pre>\n{}\n</pre>",
    "User: remove it\nAssistant: {}\nUser: thanks",
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
    "[|endofturn|]",
    "<|im_end|>\n<|im_start|>user\nThanks.<|im_end|>\n",
    "\n<tool_response>\n</tool_response>",
]

REACT = 'Thought: The file has to go.\nAction: wipe\nAction Input: {"path": "/srv/data.db"}\n'
REACT_JSON = f"Thought: The file has to go.\nAction:\n```json\n{OBJECT.replace('name', 'action').replace('arguments', 'action_input')}\n```\n"
HERMES = f"{TAGGED}<|im_end|>\n"
ANSWERED = [
    f"{REACT}Observation: deleted",
    f"{REACT}Observation:\ndeleted\nThought: Now the other one.\n{REACT.replace('wipe', 'archive')}",
    f"{REACT_JSON}Observation: deleted\nThought:",
    f"{TAGGED}\n<tool_response>\ndone\n</tool_response>\nAll gone.",
    f"{TAGGED}\n<tool_response>\ndone\n</tool_response>\n{TAGGED.replace('wipe', 'archive')}",
    f"{HERMES}<|im_start|>user\n<tool_response>\ndone\n</tool_response><|im_end|>\n<|im_start|>assistant\nAll gone.",
    f"{HERMES}<|im_start|>tool\ndone<|im_end|>\n<|im_start|>assistant\nAll gone.",
    f"{TAGGED}<|observation|>\ndone<|assistant|>\nAll gone.",
    f"[TOOL_CALLS][{OBJECT}][TOOL_RESULTS]done[/TOOL_RESULTS] All gone.</s>",
    "<|python_tag|>" + OBJECT.replace("arguments", "parameters") + "<|eom_id|><|start_header_id|>ipython<|end_header_id|>\n\ndone",
    EXACT["anthropic"]([WIPE]) + "\n<function_results>\ndone\n</function_results>\nAll gone.",
    EXACT["deepseek 3.1"]([WIPE]) + "<｜tool▁outputs▁begin｜><｜tool▁output▁begin｜>done<｜tool▁output▁end｜><｜tool▁outputs▁end｜>",
    EXACT["gemma"]([WIPE]) + '<|tool_response>response:wipe{value:<|"|>done<|"|>}<tool_response|>',
    EXACT["lfm"]([WIPE]) + "<|tool_response_start|>done<|tool_response_end|>",
    EXACT["kimi"]([WIPE]) + "<|im_end|><|im_system|>tool<|im_middle|>done<|im_end|>",
    EXACT["qwen agent"]([WIPE]) + "\n✿RESULT✿: done\n✿RETURN✿: All gone.",
    EXACT["harmony"]([WIPE]) + "<|start|>functions.wipe to=assistant<|channel|>commentary<|message|>done<|end|>"
    "<|start|>assistant<|channel|>final<|message|>All gone.<|return|>",
]  # fmt: skip
STOPPED = [
    f"{REACT}Observation:",
    f"{REACT}Observation",
    f"{REACT_JSON}Observation: ",
    f"{TAGGED}<|observation|>",
]
FINAL_ANSWERS = [
    f"{REACT}Observation: deleted\nThought: I now know the final answer\nFinal Answer: gone",
    f"{REACT}\nFinal Answer: gone",
    f"Thought: It is gone.\nFinal Answer: gone\n\nQuestion: And the log?\n{REACT}",
    f'{REACT_JSON}Observation: deleted\nAction:\n```json\n{{"action": "Final Answer", "action_input": "gone"}}\n```',
    'Thought: It is gone.\nAction:\n```\n{"action": "Final Answer", "action_input": "gone"}\n```',
    '{"action": "Final Answer", "action_input": "gone"}',
    'Action: ```json\n[{"tool_name": "directly_answer", "parameters": {}}]\n```',
]
COMMENTED = ["<!-- {} -->", "I checked.\n\n<!--\n{}\n-->\nAll is well.", "It is done.\n<!-- {} -->\n"]


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
@pytest.mark.parametrize("text", ANSWERED)
def test_a_call_whose_result_stands_behind_it_is_not_made_again(text: str) -> None:
    assert not is_made(text)
    assert "answered_call" in steps(text)
    assert is_made(text.replace("wipe", "look").replace("archive", "look"))


@pytest.mark.promise("B2", "B14")
@pytest.mark.parametrize("text", STOPPED)
def test_a_result_that_is_still_empty_takes_no_call_back(text: str) -> None:
    assert is_made(text)


@pytest.mark.promise("B2", "B14")
@pytest.mark.parametrize("text", FINAL_ANSWERS)
def test_a_text_that_ends_in_a_final_answer_calls_nothing_even_to_read(text: str) -> None:
    for written in (text, text.replace("wipe", "look")):
        found = read_calls(written, TOOLS)
        assert isinstance(found, Unreadable)
        assert found.why in ("answer", "no_call")


def test_a_tool_may_have_the_name_of_a_final_answer() -> None:
    offer = FixedOffer([tool("directly_answer")])
    text = 'Action: ```json\n[{"tool_name": "directly_answer", "parameters": {"path": "x"}}]\n```'
    assert is_made(text, offer)


@pytest.mark.promise("B2", "B14")
@pytest.mark.parametrize("words", COMMENTED)
@pytest.mark.parametrize("form", [SYNTAX, OBJECT, TAGGED])
def test_a_call_in_a_comment_is_asked_about_and_a_block_behind_the_comment_is_due(
    words: str, form: str
) -> None:
    text = words.replace("{}", form)
    found = read_calls(text, TOOLS)
    assert isinstance(found, Reading)
    assert "inline_call" in steps(text)
    assert not is_made(text)
    assert not is_made(text.replace("wipe", "look"))
    behind = read_calls(f"{text}\n{TAGGED.replace('wipe', 'archive')}", TOOLS)
    assert isinstance(behind, Reading)
    assert [call.name for call in behind.calls] == ["archive"]
    assert all(one.faithful for one in behind.calls[0].repairs)


def test_a_comment_of_words_holds_no_call() -> None:
    found = read_calls("<p>Done.</p><!-- wipe(path='x') is what the old page did -->", TOOLS)
    assert isinstance(found, Unreadable)
    assert found.why == "no_call"


@pytest.mark.promise("B2", "B14")
@pytest.mark.parametrize(
    "text",
    [
        "def look(path='x'):\n    pass\n<!-- (x) -->",
        "Use look(path) for that. <!-- see (a) -->",
        "<!-- look(path) -->\nThis is how it is written.",
        'It is done. <!-- {"name": "look", "arguments": {"path": } } -->',
        'It is done. <!-- {"name": "look", "arguments": {"path": "\\ud800"}} -->',
        f"It is done. <!-- look(path={'[' * 300}) -->",
    ],
)
def test_a_comment_makes_no_call_of_what_stands_beside_it_and_is_never_broken(text: str) -> None:
    found = read_calls(text, TOOLS)
    assert isinstance(found, Unreadable)
    assert found.why == "no_call"


@pytest.mark.promise("B2", "B14")
@pytest.mark.parametrize("before", ["", "def look(path='x'):\n    pass\n", "Use look(path) for that.\n"])
def test_calls_in_comments_are_all_asked_about_whatever_stands_before_them(before: str) -> None:
    text = f"{before}<!-- look(path='a') -->\n<!-- look(path='b') -->"
    found = read_calls(text, TOOLS)
    assert isinstance(found, Reading)
    assert [call.arguments for call in found.calls] == [{"path": "a"}, {"path": "b"}]
    assert all("inline_call" in {one.rule for one in call.repairs} for call in found.calls)


@pytest.mark.promise("B2", "B14")
@pytest.mark.parametrize("words", COMMENTED)
@pytest.mark.parametrize("form", [SYNTAX, OBJECT, TAGGED])
def test_a_comment_that_arrives_in_any_two_pieces_reads_as_in_one(words: str, form: str) -> None:
    text = words.replace("{}", form.replace("wipe", "look"))
    whole = read_calls(text, TOOLS)
    for cut in range(len(text) + 1):
        reader = IncrementalReader(TOOLS)
        assert [reader.feed(piece).calls for piece in (text[:cut], text[cut:])] == [(), ()]
        assert reader.close() == whole


def test_a_comment_that_is_not_closed_shows_not_even_a_read() -> None:
    assert not is_made("It is done.\n<!-- " + TAGGED.replace("wipe", "look"))


@pytest.mark.promise("B2")
@pytest.mark.parametrize(
    "words", ["The rate is $\\frac{a}{b}$.", "\\begin{align} x \\end{align}", "Use {braces}."]
)
def test_braces_around_words_break_no_call_behind_them(words: str) -> None:
    assert is_made(f"{words}\n{TAGGED}")


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
