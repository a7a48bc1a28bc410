"""How alike in meaning short texts are, by a sentence model that the user has. Pure: the model itself is behind ``SentenceEncoder``.

A model that does not know a language gives its texts vectors that mean nothing, and models differ in how alike they find any two texts. So a
model is tried on pairs of sentences that say the same in other words, English with English, Chinese with Chinese and across: texts are
compared in the languages for which it passes, and on a scale from 0, as alike as sentences about other things, to 1, as alike as these pairs.
Whoever compares texts asks ``SentenceSimilarity.compare``; ranking adds what ``weigh_similarities`` makes of the answer.
"""

from array import array
from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from operator import mul
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

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

LEAST_ALIKE: Final = 0.05
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

_WISHES: Final[dict[SentenceLanguage, int]] = {"en": 1, "zh": 3}
_TOOLS: Final[dict[SentenceLanguage, int]] = {"en": 0, "zh": 2}

_Vector: TypeAlias = "array[float]"


class _Scale(NamedTuple):
    """How alike the sentences of the trials are: those that say the same, and those about other things."""

    same: float
    other: float


class SentenceSimilarity:
    """Compares texts by a sentence model, and keeps their vectors.

    Args:
        encoder: The model; what it raises is not caught.
        trust: How much its similarities count in a ranking, 0 to 1.
        least_alike: The similarity from which a tool can be named that shares no word with a request; long requests are little alike.
        least_passed: Number of wishes in the trials, of 8, whose own tool has to be the most similar one.
    """

    def __init__(
        self,
        encoder: SentenceEncoder,
        *,
        trust: float = 1.0,
        least_alike: float = LEAST_ALIKE,
        least_passed: int = _MIN_PASSED,
    ) -> None:
        self.trust, self.least_alike = trust, least_alike
        self._encoder, self._least_passed = encoder, least_passed
        self._vectors: dict[str, _Vector] = {}
        self._scales: dict[tuple[SentenceLanguage, SentenceLanguage], _Scale | None] = {}

    def compare(self, text: str, others: Sequence[str]) -> list[float | None]:
        """Return how alike in meaning ``text`` is to each of ``others``: about 0 to 1, None where the model does not know the languages.

        Raises:
            ValueError: the model's vectors are not one for each text, all of the same length.
        """
        language = get_sentence_language(text)
        scales = [self._get_scale(language, get_sentence_language(one)) for one in others]
        compared = [
            one[:_MAX_CHARS] for one, scale in zip(others, scales, strict=True) if scale is not None and one
        ]
        if not compared or not text:
            return [None] * len(others)
        vectors = self._get_vectors(compared)
        (mine,) = self._read([text[:_MAX_CHARS]], len(vectors[0]))
        found = dict(zip(compared, (_multiply(mine, one) for one in vectors), strict=True))
        return [
            None if scale is None or not one else _place(found[one[:_MAX_CHARS]], scale)
            for one, scale in zip(others, scales, strict=True)
        ]

    def knows(self, wish: SentenceLanguage, tool: SentenceLanguage) -> bool:
        """Return whether the model finds what is said in one language among texts of the other; tried at the first question."""
        return self._get_scale(wish, tool) is not None

    def reads(self, text: str) -> bool:
        """Return whether a text is in a language that the model knows."""
        language = get_sentence_language(text)
        return any(self.knows(language, tool) for tool in _TOOLS)

    def _get_scale(self, wish: SentenceLanguage, tool: SentenceLanguage) -> _Scale | None:
        """Return the scale between two languages; None where the model does not know them."""
        if (wish, tool) not in self._scales:
            self._scales[wish, tool] = self._try(wish, tool)
        return self._scales[wish, tool]

    def _try(self, wish: SentenceLanguage, tool: SentenceLanguage) -> _Scale | None:
        wishes = self._read([one[_WISHES[wish]] for one in _TRIALS])
        tools = self._read([one[_TOOLS[tool]] for one in _TRIALS], len(wishes[0]))
        rows = [[_multiply(one, other) for other in tools] for one in wishes]
        passed = sum(row[at] > max(row[:at] + row[at + 1 :]) for at, row in enumerate(rows))
        same = fsum(row[at] for at, row in enumerate(rows)) / len(rows)
        other = (fsum(map(fsum, rows)) / len(rows) - same) / (len(rows) - 1)
        return _Scale(same, other) if passed >= self._least_passed and same - other > _MIN_SPREAD else None

    def _get_vectors(self, texts: list[str]) -> list[_Vector]:
        """Return a vector of length 1 for each text, and keep them."""
        kept = self._vectors
        new = [one for one in dict.fromkeys(texts) if one not in kept]
        found = dict(zip(new, self._read(new), strict=True)) if new else {}
        vectors = [found[one] if one in found else kept[one] for one in texts]
        if len(kept) + len(found) > _MAX_KEPT:
            self._vectors = found
        else:
            kept.update(found)
        return vectors

    def _read(self, texts: list[str], dimensions: int | None = None) -> list[_Vector]:
        vectors = [_normalise(one) for one in self._encoder.encode(texts)]
        if len(vectors) != len(texts):
            raise ValueError(f"The sentence model gave {len(vectors)} vectors for {len(texts)} texts.")
        if {len(one) for one in vectors} != {dimensions or len(vectors[0])}:
            raise ValueError("The sentence model gave vectors of different lengths.")
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

    How a text stands out among those that a request is compared with says more than how alike it is.
    """
    known = [one for one in similarities if one is not None]
    if not known:
        return [0.0] * len(similarities)
    mean = fsum(known) / len(known)
    spread = max(sqrt(fsum((one - mean) ** 2 for one in known) / len(known)), _MIN_SPREAD)
    return [0.0 if one is None else (one - mean) / spread for one in similarities]


_MIN_SPREAD: Final = 0.05
"""Similarities that differ by less than this say nothing."""

_STANDING = 1.0


def list_clearly_alike(similarities: Sequence[float | None], least: float) -> list[bool]:
    """Return which texts are so alike, and so much more than the others, that meaning alone is a reason to name them.

    ``least``: the least similarity, as ``SentenceSimilarity.least_alike``.
    """
    return [
        one is not None and one >= least and standing >= _STANDING
        for one, standing in zip(similarities, weigh_similarities(similarities), strict=True)
    ]


def _normalise(values: Iterable[float]) -> _Vector:
    vector = array("f", values)
    length = sqrt(_multiply(vector, vector))
    return array("f", (one / length for one in vector)) if length else vector


def _multiply(one: _Vector, other: _Vector) -> float:
    product: float = sum(map(mul, one, other))
    return product


def _place(similarity: float, scale: _Scale) -> float:
    return (similarity - scale.other) / (scale.same - scale.other)
