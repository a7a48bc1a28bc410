"""An unknown model's dialect is learnt from its first tagged call: behind prose, tagged blocks of any other dialect are then asked about."""

import pytest

from callwright.core.reader.call_reader import read_calls
from callwright.core.reader.learnt_dialect import learn_dialect
from callwright.core.reader.reading_outcome import Reading
from core.reader.test_lock import FORMS
from core.reader.test_position import TOOLS, WIPE
from core.reader.writing import EXACT

READ = ("look", {"path": "/srv/data.db"})
HERMES, GLM, KIMI = EXACT["hermes"]([WIPE]), EXACT["glm 4.5"]([WIPE]), EXACT["kimi"]([WIPE])
TAUGHT_BY_TAGS = {form: name for form, name in FORMS.items() if name not in {"react", "qwen-agent"}}
"""Not those whose openers are words without tags."""


def is_made(text: str, *earlier: str) -> bool:
    found = read_calls(text, TOOLS, earlier=earlier)
    return isinstance(found, Reading) and all(one.faithful for call in found.calls for one in call.repairs)


def name_learnt(*texts: str) -> str | None:
    found = learn_dialect(texts)
    return None if found is None else found.name


@pytest.mark.promise("B14")
@pytest.mark.parametrize("form", TAUGHT_BY_TAGS)
def test_a_turn_that_is_a_tagged_call_teaches_its_dialect(form: str) -> None:
    assert name_learnt("Hello.", EXACT[form]([WIPE])) == FORMS[form]


@pytest.mark.promise("B14")
def test_a_tagged_call_behind_prose_teaches_too_and_the_first_one_counts() -> None:
    assert name_learnt(f"I look.\n{HERMES}") == "hermes"
    assert name_learnt(f"I look.\n{HERMES}", f"And now this one.\n{GLM}") == "hermes"
    assert name_learnt(f"I look.\n{HERMES}", GLM) == "glm"


@pytest.mark.promise("B14")
@pytest.mark.parametrize(
    "text",
    [
        "There is nothing to do.",
        f"Do not run this:\n{HERMES}",
        f"```\n{HERMES}\n```\nThat is the format.",
        f"The tag `{HERMES}` opens a call.",
        f"> {HERMES}",
        HERMES[: len(HERMES) // 2],
        EXACT["json list"]([WIPE]),
        "I look.\n<my_call>{}</my_call>",
    ],
    ids=["answer", "denial", "fence", "inline", "quotation", "cut", "bare JSON", "invented tags"],
)
def test_what_is_no_due_tagged_call_teaches_nothing(text: str) -> None:
    assert name_learnt(text) is None


@pytest.mark.promise("B14")
def test_behind_prose_only_the_learnt_dialect_is_made() -> None:
    assert is_made(f"I do it.\n{GLM}")
    assert is_made(f"I do it.\n{GLM}", GLM)
    assert not is_made(f"I do it.\n{GLM}", HERMES)
    assert not is_made(f"I do it.\n{KIMI}", "Hello.", f"I look.\n{HERMES}")


@pytest.mark.promise("B14")
def test_a_call_that_is_asked_about_is_made_when_it_is_sent_alone_and_from_then_on() -> None:
    assert is_made(GLM, HERMES)
    assert is_made(f"I do it.\n{GLM}", HERMES, f"I do it.\n{GLM}", GLM)


def test_a_read_is_made_in_any_dialect_and_bare_json_whatever_was_learnt() -> None:
    assert is_made(f"I look.\n{EXACT['glm 4.5']([READ])}", HERMES)
    assert is_made(EXACT["json list"]([WIPE]), HERMES)


def test_a_declared_dialect_counts_and_not_a_learnt_one() -> None:
    found = read_calls(f"I do it.\n{GLM}", TOOLS, dialect="glm", earlier=[HERMES])

    assert isinstance(found, Reading)
    assert all(one.faithful for call in found.calls for one in call.repairs)
