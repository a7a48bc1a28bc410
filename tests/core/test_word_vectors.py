"""Without a sentence model, meanings are compared by vectors of words, in English and Chinese."""

import subprocess
import sys

import pytest

from callwright.core.selection import word_vector_table
from callwright.core.selection.sentence_similarity import list_clearly_alike
from callwright.core.selection.word_vectors import make_word_similarity, read_word_vectors

pytestmark = pytest.mark.promise("B6")

TOOLS = [
    "create refund. Refund a payment",
    "send email. Send an e-mail to a recipient",
    "weather. Current weather of a city",
    "reserve restaurant. Reserve a table in a restaurant",
    "翻译. 翻译文本",
    "查询库存. 查询商品库存数量",
]


def nearest(request: str) -> str:
    found = make_word_similarity().compare(request, TOOLS)
    return max(zip(TOOLS, found, strict=True), key=lambda one: one[1] or 0.0)[0]


@pytest.mark.parametrize(
    ("request_", "place"),
    [
        ("reimburse me", 0),
        ("a message for her mailbox", 1),
        ("is it snowing outside", 2),
        ("我想吃晚饭", 3),
        ("interpreter", 4),
        ("仓库里的货够不够", 5),
        ("外面刮风吗", 2),
    ],
)
def test_a_request_in_other_words_is_nearest_to_the_tool_that_it_means(request_: str, place: int) -> None:
    assert nearest(request_) == TOOLS[place]


def test_a_word_is_found_without_its_ending() -> None:
    words = set(word_vector_table.WORDS.split())
    word = next(one for one in sorted(words) if len(one) > 6 and f"{one}s" not in words and one.isascii())

    once, plural, unknown, numbers = read_word_vectors().encode(
        [word, f"{word.title()}s {word}", "qzxv", "42 %"]
    )

    assert once == plural
    assert any(once)
    assert not any([*unknown, *numbers])


def test_chinese_is_cut_into_the_longest_words() -> None:
    whole, parts, apart = read_word_vectors().encode(["天气", "天 气", "气, 天"])

    assert whole != parts
    assert parts == apart


def test_what_has_no_known_word_is_like_nothing() -> None:
    similarities = make_word_similarity().compare("qzxv 42", TOOLS)

    assert max(one for one in similarities if one is not None) < 0.1
    assert not any(list_clearly_alike(similarities, 0.1))


@pytest.mark.costly
def test_the_table_has_a_vector_and_a_weight_for_every_word() -> None:
    words = [one for one in word_vector_table.WORDS.split() if not one.isdecimal()]
    vectors = read_word_vectors()

    assert len(words) == len(set(words)) > 25_000
    assert {len(vectors.encode([one])[0]) for one in words[::500]} == {word_vector_table.DIMENSIONS}
    assert all(any(vector) for vector in vectors.encode(words))


@pytest.mark.costly
def test_the_table_is_read_by_the_first_who_compares_and_not_at_the_start() -> None:
    program = (
        "import sys, callwright\n"
        "app = callwright.Callwright()\n"
        "@app.tool(effect='read')\n"
        "def look(at: str) -> str: return at\n"
        "app.call({'name': 'look', 'arguments': {'at': 'b'}})\n"
        "name = 'callwright.core.selection.word_vector_table'\n"
        "before = name in sys.modules\n"
        "app.candidates('look at it')\n"
        "print(before, name in sys.modules)\n"
    )

    ran = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)

    assert ran.stdout.split() == ["False", "True"]
