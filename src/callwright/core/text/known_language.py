"""Is a text in English or Chinese, the languages that words and models were written and learnt for? Pure."""

import re
from typing import Final

_ENGLISH_WORDS: Final = frozenset(
    "the to it it's you i i'm i'd i'll my that that's this and for is what what's how when which who why where not don't do does did can can't could would if have has"
    " any some maybe going thinking enough used want need much many more first still says said got get too should again every nothing anything something yes his another really back over last next here please thanks right without"
    " with your we they he she are there just let let's but be been from at was were ask wait only about up out after before than him her them us our one".split()
)
_MIN_ENGLISH_SHARE: Final = 0.2
"""Share of these words among the words of a text from which it counts as English."""

_OTHER_WORDS: Final = frozenset(
    "le la les des du une est sont dans pour avec sur que qui quel quelle quand combien ou mon ma notre votre il elle je vous nous"
    " der die das den dem und ist sind ein eine einen nicht fur mit wie wann wo wird auf mein meine ich sie wir von zum zur"
    " el los las una por para con como cual cuando donde mi se es en del al mas y"
    " che di della del il un per con come dove quando mio mia sono alla nel quanto"
    " o os um uma em no na nao com qual quanto meu minha esta"
    " het een van voor met niet hoe wanneer waar mijn zijn op jest nie sie jak kiedy gdzie moj czy do".split()
)
"""Words that French, German, Spanish, Italian, Portuguese, Dutch and Polish texts have most, folded."""

_MIN_OTHER_WORDS: Final = 2

_QUOTED: Final = re.compile(r"(?<!\w)'[^']{1,200}'(?!\w)|\"[^\"]{1,200}\"|[“«][^”»]{1,200}[”»]")
_WORD: Final = re.compile(r"[^\W\d_]+(?:'[a-z]+)?")
_HAN: Final = re.compile(r"[\u3400-\u9fff]")
_OTHER_EAST_ASIAN: Final = re.compile(r"[\u3040-\u30ff\uac00-\ud7af]")


def is_chinese(text: str) -> bool | None:
    """Return whether a text with East Asian characters is in Chinese, and not in Japanese or Korean; None for a text without any."""
    if text.isascii():
        return None
    if _OTHER_EAST_ASIAN.search(text):
        return False
    return True if _HAN.search(text) else None


def is_learnt_language(text: str) -> bool:
    """Return whether a folded text is in Chinese or English."""
    chinese = is_chinese(text)
    if chinese is not None:
        return chinese
    words = _WORD.findall(text)
    english = sum(map(_ENGLISH_WORDS.__contains__, words))
    return english > 0 and english >= _MIN_ENGLISH_SHARE * len(words)


def is_other_language(text: str) -> bool:
    """Return whether a folded text is in another European language: none of the words that English has most, and two of those that others have.

    Quoted text may be in any language.
    """
    words = frozenset(_WORD.findall(_QUOTED.sub(" ", text)))
    return _ENGLISH_WORDS.isdisjoint(words) and len(words & _OTHER_WORDS) >= _MIN_OTHER_WORDS
