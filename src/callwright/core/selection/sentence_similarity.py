"""How alike in meaning short texts are, by a sentence model that the user has. Pure: the model itself is behind ``SentenceEncoder``.

A model that does not know a language gives its texts vectors that mean nothing. So it is tried on pairs of sentences that say the
same in other words, English with English, Chinese with Chinese and across; texts are compared in the languages for which it passes.
Whoever compares texts asks ``SentenceSimilarity.compare``; ranking adds what ``weigh_similarities`` makes of the answer.
"""

from array import array
from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from operator import mul
from typing import Final, Literal, Protocol, TypeAlias

from callwright.core.text.late_pattern import compile_late
from callwright.core.text.text_analysis import split_identifier

SentenceLanguage = Literal["en", "zh"]


class SentenceEncoder(Protocol):
    """A sentence model: ``encode(texts)`` returns one vector for each text."""

    def encode(self, texts: Sequence[str]) -> Sequence[Sequence[float]]:
        """Return one vector for each text, in order.

        All vectors of a model have the same number of dimensions, and texts that mean the same point in nearly the same direction;
        their length does not count. ``texts`` are not empty. Blocks; may be called by several threads at once.
        """
        ...


MAX_COMPARED: Final = 64
"""Maximum number of texts that one ranking compares with a wish: the encoder has to read each once."""

CLEARLY_ALIKE: Final = 1.0
"""What ``weigh_similarities`` gives at least where meaning alone, without a word in common, is a reason to name a tool."""

_MAX_KEPT: Final = 20_000
"""Maximum number of vectors that are kept, each of four bytes a dimension; past it, all are forgotten."""

_MAX_CHARS: Final = 300
"""Number of characters of a text that are read."""

_TRIALS: Final = (
    ("delete a file", "remove this document", "删除文件", "把这个文档去掉"),
    ("send an e-mail", "write a message to his mailbox", "发送电子邮件", "给他的邮箱写封信"),
    ("weather forecast", "will it rain tomorrow", "天气预报", "明天会下雨吗"),
    ("book a hotel room", "I need a place to stay for two nights", "预订酒店房间", "我要住两晚"),
    ("refund a payment", "give the customer the money back", "退款", "把钱还给客户"),
    ("restart the server", "turn the machine off and on again", "重启服务器", "把机器关了再开"),
    ("list the members of the team", "who belongs to our group", "列出团队成员", "我们组里有谁"),
    ("translate a text", "say this in another language", "翻译文本", "换一种语言说这段话"),
)
"""Of each thing: what a tool does, in English; a wish for it; the same two in Chinese."""

_MIN_PASSED: Final = 6
"""Number of wishes in the trials whose own tool has to be the most similar one."""

_WISHES: Final[dict[SentenceLanguage, int]] = {"en": 1, "zh": 3}
_TOOLS: Final[dict[SentenceLanguage, int]] = {"en": 0, "zh": 2}

_Vector: TypeAlias = "array[float]"


class SentenceSimilarity:
    """Compares texts by a sentence model, and keeps their vectors.

    Args:
        encoder: The model; what it raises is not caught.
    """

    def __init__(self, encoder: SentenceEncoder) -> None:
        self._encoder = encoder
        self._vectors: dict[str, _Vector] = {}
        self._passed: dict[tuple[SentenceLanguage, SentenceLanguage], bool] = {}

    def compare(self, text: str, others: Sequence[str]) -> list[float | None]:
        """Return how alike in meaning ``text`` is to each of ``others``: -1 to 1, None where the model does not know the languages.

        Raises:
            ValueError: the model's vectors are not one for each text, all of the same length.
        """
        language = get_sentence_language(text)
        languages = [get_sentence_language(one) for one in others]
        known = {one: self.knows(language, one) for one in sorted(set(languages))}
        compared = [
            one[:_MAX_CHARS] for one, other in zip(others, languages, strict=True) if known[other] and one
        ]
        if not compared or not text:
            return [None] * len(others)
        mine, *theirs = self._encode([text[:_MAX_CHARS], *compared])
        found = dict(zip(compared, (_multiply(mine, one) for one in theirs), strict=True))
        return [
            found[one[:_MAX_CHARS]] if known[other] and one else None
            for one, other in zip(others, languages, strict=True)
        ]

    def knows(self, wish: SentenceLanguage, tool: SentenceLanguage) -> bool:
        """Return whether the model finds what is said in one language among texts of the other; tried at the first question."""
        if (wish, tool) not in self._passed:
            wishes = self._encode([one[_WISHES[wish]] for one in _TRIALS])
            tools = self._encode([one[_TOOLS[tool]] for one in _TRIALS])
            self._passed[wish, tool] = _count_found(wishes, tools) >= _MIN_PASSED
        return self._passed[wish, tool]

    def _encode(self, texts: list[str]) -> list[_Vector]:
        """Return a vector of length 1 for each text."""
        kept = self._vectors
        new = [one for one in dict.fromkeys(texts) if one not in kept]
        found = dict(zip(new, self._read(new), strict=True)) if new else {}
        vectors = [found[one] if one in found else kept[one] for one in texts]
        if len(kept) + len(found) > _MAX_KEPT:
            self._vectors = found
        else:
            kept.update(found)
        if len({len(one) for one in vectors}) > 1:
            raise ValueError("The sentence model gave vectors of different lengths.")
        return vectors

    def _read(self, texts: list[str]) -> list[_Vector]:
        vectors = [_normalise(one) for one in self._encoder.encode(texts)]
        if len(vectors) != len(texts):
            raise ValueError(f"The sentence model gave {len(vectors)} vectors for {len(texts)} texts.")
        return vectors


_HAN_CHARACTER = compile_late(r"[\u3400-\u9fff]")
_TAG = compile_late(r"<[^<>]{1,60}>")
_MAX_SUMMARY_CHARS: Final = 200


def get_sentence_language(text: str) -> SentenceLanguage:
    """Return the language that a text is compared in: Chinese if it has a Chinese character."""
    return "zh" if not text.isascii() and _HAN_CHARACTER.search(text) else "en"


def make_tool_sentence(name: str, description: str) -> str:
    """Return what a tool is compared by: the words of its name, and the first line of its description."""
    summary = _TAG.sub(" ", description.partition("\n")[0])[:_MAX_SUMMARY_CHARS]
    return f"{' '.join(split_identifier(name))}. {' '.join(summary.split())}"


def weigh_similarities(similarities: Sequence[float | None]) -> list[float]:
    """Return how far each similarity is from the mean of all, in standard deviations; 0 for those not known.

    Models differ in how alike they find any two texts; how a text stands out among others is comparable.
    """
    known = [one for one in similarities if one is not None]
    if not known:
        return [0.0] * len(similarities)
    mean = fsum(known) / len(known)
    spread = max(sqrt(fsum((one - mean) ** 2 for one in known) / len(known)), _MIN_SPREAD)
    return [0.0 if one is None else (one - mean) / spread for one in similarities]


_MIN_SPREAD: Final = 0.02
"""Similarities that differ by less than this say nothing."""


def _normalise(values: Iterable[float]) -> _Vector:
    vector = array("f", values)
    length = sqrt(_multiply(vector, vector))
    return array("f", (one / length for one in vector)) if length else vector


def _multiply(one: _Vector, other: _Vector) -> float:
    product: float = sum(map(mul, one, other))
    return product


def _count_found(wishes: list[_Vector], tools: list[_Vector]) -> int:
    """Return how many wishes are most similar to the tool in the same place, and to no other as much."""
    found = 0
    for at, wish in enumerate(wishes):
        similar = [_multiply(wish, tool) for tool in tools]
        found += similar[at] > max(one for place, one in enumerate(similar) if place != at)
    return found
