"""Normalise text for comparison: fold case, width and accents, split into words, and reduce words to stems. Pure.

Knows no conversation and no tool. Folding keeps the length of a text, so that a position in the folded text is the same
position in the text itself (in Unicode's composed form, NFC). Stems are light: plural, -ing, -ed and the like are removed;
two words with the same stem count as one word, which is right for matching and wrong for a dictionary.
"""

import re
import unicodedata
from functools import lru_cache

WORD_PATTERN = re.compile(r"[^\W_]+")
"""One run of letters and digits in a folded text."""

_IDENTIFIER_PATTERN = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[^\W_A-Za-z0-9]+")
_CJK_PATTERN = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uac00-\ud7af]+")
"""Chinese, Japanese and Korean characters, which are written without spaces between words."""

_FOLD_CACHE_SIZE = 20_000


class _FoldTable(dict[int, str]):
    """Character → its folded character; computed on first use."""

    def __missing__(self, code: int) -> str:
        char = chr(code)
        plain = "".join(one for one in unicodedata.normalize("NFKD", char) if not unicodedata.combining(one))
        folded = plain.casefold()
        if len(folded) != 1:
            folded = char.casefold() if len(char.casefold()) == 1 else char
        folded = " " if folded.isspace() else _FOLDED_PUNCTUATION.get(folded, folded)
        if len(self) < _FOLD_CACHE_SIZE:
            self[code] = folded
        return folded


_FOLDED_PUNCTUATION = {
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "–": "-",
    "—": "-",
    "−": "-",
    "‐": "-",
    "、": ",",
    "。": ".",
}
_FOLD_TABLE = _FoldTable()


def compose_text(text: str) -> str:
    """Return the text in NFC, in which positions are counted."""
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def fold_text(text: str) -> str:
    """Fold to lower case, half width, no accents, plain punctuation; as long as ``compose_text(text)``."""
    if len(text) <= _MAX_KEPT_CHARS:
        return _fold_short(text)
    return text.lower() if text.isascii() else compose_text(text).translate(_FOLD_TABLE)


_MAX_KEPT_CHARS = 64
"""Maximum number of characters of a text whose folded form is kept: the values of a call are folded by every rule anew."""


@lru_cache(2_048)
def _fold_short(text: str) -> str:
    return text.lower() if text.isascii() else compose_text(text).translate(_FOLD_TABLE)


def is_mostly_cjk(text: str) -> bool:
    """Return whether most of it is in scripts without spaces between words."""
    return not text.isascii() and 2 * sum(map(len, _CJK_PATTERN.findall(text))) > sum(
        map(len, WORD_PATTERN.findall(text))
    )


def split_words(folded: str) -> list[str]:
    """Return the words of a folded text, in order; for text without spaces, every pair of neighbouring characters."""
    words = WORD_PATTERN.findall(folded)
    if folded.isascii():
        return words
    parts: list[str] = []
    for word in words:
        if word.isascii():
            parts.append(word)
        else:
            parts += _split_cjk(word)
    return parts


def _split_cjk(word: str) -> list[str]:
    parts: list[str] = []
    at = 0
    for run in _CJK_PATTERN.finditer(word):
        start, end = run.span()
        if start > at:
            parts.append(word[at:start])
        parts += [word[i : i + 2] for i in range(start, end - 1)] if end - start > 1 else [run[0]]
        at = end
    if at < len(word):
        parts.append(word[at:])
    return parts


def split_identifier(name: str) -> list[str]:
    """Return the folded words of an identifier: ``getUser_id2`` is get, user, id, 2."""
    return [
        part
        for word in _IDENTIFIER_PATTERN.findall(compose_text(name))
        for part in split_words(fold_text(word))
    ]


_SUFFIXES = (
    ("ational", "at"), ("ations", "at"), ("ation", "at"), ("ators", "at"), ("ator", "at"), ("ating", "at"), ("ated", "at"),
    ("ates", "at"), ("ate", "at"), ("ities", "iti"), ("ity", "iti"), ("ions", ""), ("ion", ""), ("ings", ""), ("ing", ""),
    ("ies", "i"), ("ied", "i"), ("ie", "i"), ("y", "i"), ("ments", ""), ("ment", ""), ("ers", ""), ("er", ""), ("ors", ""), ("or", ""),
    ("ed", ""), ("sses", "ss"), ("es", ""), ("ly", ""), ("al", ""), ("e", ""), ("s", ""),
)  # fmt: skip
_KEPT_S_ENDINGS = ("ss", "us", "is")
_SUFFIXES_BY_LETTER = {
    last: tuple(one for one in _SUFFIXES if one[0][-1] == last)
    for last in {ending[-1] for ending, _ in _SUFFIXES}
}
_STEM_CACHE_SIZE = 16_384


_OWN_STEMS = {
    form: word
    for word in ("letter", "mayor", "offer", "setting")
    for form in (word, f"{word}s", f"{word}ed", f"{word}ing")
}
"""Words that are no forms of let, may, off and set, which say little."""


@lru_cache(_STEM_CACHE_SIZE)
def stem_word(word: str) -> str:
    """Strip at most two endings, leaving at least three letters; words in other scripts are unchanged."""
    if len(word) < 4 or not word.isascii() or not word.isalpha():
        return word
    return _OWN_STEMS.get(word) or _strip_suffix(_strip_suffix(word))


def _strip_suffix(word: str) -> str:
    for ending, instead in _SUFFIXES_BY_LETTER.get(word[-1], ()):
        if len(word) - len(ending) >= 3 and word.endswith(ending):
            if ending == "s" and word.endswith(_KEPT_S_ENDINGS):
                return word
            return _undouble_ending(word[: -len(ending)] + instead)
    return word


def _undouble_ending(word: str) -> str:
    """``runn`` → ``run``; but ``ss`` and ``ll`` are common endings."""
    return word[:-1] if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "slz" else word


_COMMON_WORDS = frozenset(
    "a an and any are as at be been but by can could did do does for from get given had has have her his how i if in into is "
    "it its just let like make may me might more most my need no not now of off on one only or our out over per please "
    "set should so some such than that the their them then there these they this those to up us use using want was we were "
    "what when where which who whom whose why will with would you your also about find show give tell know help much many "
    "的 了 是 在 我 你 请 和 与 吗 呢 吧 个 一 这 那 有 要 把 给 帮 想 会 能 可以 一下".split()
)
"""Words that carry little of a text's meaning."""

COMMON_STEMS = frozenset({*_COMMON_WORDS, *(stem_word(word) for word in _COMMON_WORDS)})

_GENERIC_WORDS = (
    "calculate calculator get search retrieve information info details detail list data api value values specific specified "
    "based number return returns function using various perform fetch provide provides include including determine compute "
    "type name names string format default optional require required specify certain particular current result results check "
    "analysis analyze query 查询 获取 返回 信息 数据 列表 名称 类型 指定 计算"
).split()
GENERIC_STEMS = frozenset(stem_word(word) for word in _GENERIC_WORDS)
"""Words that most tools use: they distinguish tools only a little."""


def extract_content_stems(text: str) -> list[str]:
    """Return the stems of the content words of a text, in order."""
    return [one for one in map(stem_word, split_words(fold_text(text))) if one not in COMMON_STEMS]
