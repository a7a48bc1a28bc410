"""Find orders to a model in a text, by what its sentences do: who is addressed, what is asked, what is hidden, what is set aside.

A passage becomes a string of letters (``speech_act_lexicon``), on which a small grammar (``speech_act_rules``) finds evidence. The
evidence within one passage is added up. Quoted text that the sentence around it announces (an example, somebody's words) is examined
separately and counts a third. May not know where the text comes from; the length of a text has no influence.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from msgspec import Struct
from rapidfuzz import process
from rapidfuzz.distance import OSA

from callwright.core.guard import speech_act_lexicon as lexicon
from callwright.core.guard.speech_act_rules import RULES, TAGS

PASSAGE_TOKENS: Final = 70
"""Evidence at most this many tokens apart belongs to the same passage."""

_QUOTED_SHARE: Final = 1 / 3
_MIN_FUZZY_LETTERS: Final = 6
_MIN_TWO_EDIT_LETTERS: Final = 11

_TOKEN_KINDS: Final = re.compile(
    r"""(?P<W>[a-z\u00c0-\u024f]+(?:['\u2019-][a-z\u00c0-\u024f]+)*)(?![\w@(/+-]|\.\w|://|'[a-z])
|(?P<Z>[\u3400-\u9fff]+)
|(?P<D>[a-z0-9_.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+|https?://[^\s"'<>)]+|(?:\d{1,3}\.){3}\d{1,3}(?:/\d+)?|www\.[\w.-]+|\b[a-z][\w-]*(?:\.[\w-]+)*\.(?:com|net|org|biz|io|cc|co|info|ru|cn|dev|app|xyz|download|shop|site|online|top|me|example)\b(?:/\S*)?
|~/[\w./*-]+|(?<![\w.<])/(?:etc|home|root|var|usr|tmp|opt|proc)/[\w./*-]+|\b[\w-]+\.(?:json|xlsx?|pem|env|csv|pdf|docx?|key|ya?ml|sql|sh|txt)\b|\b[a-z]{2}\d{2}(?:[ ]?[a-z0-9]{4}){2,7}|\b\d{4}(?:[ ]?\d{4}){2,4}\b)
|(?P<L>[a-z][a-z0-9]*(?:_[a-z0-9]+)+|\b[a-z]\w*\(|`[^`\n]{1,80}`|\brm\ -rf?|\bcurl\ |\bwget\ |\bsudo\ |drop\ table|\bnpm\ install|id_(?:rsa|ed25519)|--no-verify)
|(?P<V>[a-z\u00c0-\u024f]+(?:['\u2019-][a-z\u00c0-\u024f]+)*)
|(?P<N>\d+(?:[.,]\d+)*)
|(?P<E>[.!?。！？](?=[\s"'”’」)<]|$)|[!?。！？;；]|\n\s*\n)
|(?P<B>\n|\x1e)
|(?P<P>[,，、:：()（）【】\[\]"“”‘’「」『』<>@|{}*\#>=-])""",
    re.VERBOSE,
)
_TOKEN: Final = re.compile(re.sub(r"\(\?P<[A-Z]>", "(?:", _TOKEN_KINDS.pattern), re.VERBOSE)
_SIGNS: Final = str.maketrans("，、：（）【】[]“”‘’「」『』{}*#", ',,:()()()""""""""()--')
_LOG_LEVELS: Final = frozenset({"debug", "info", "warn"})
_WORD_PARTS: Final = re.compile(r"[a-z]+")
_QUOTED: Final = re.compile(
    "\"[^\"\n]{4,400}\"|“[^”]{3,400}”|‘[^’\n]{3,400}’|「[^」]{3,400}」|『[^』]{3,400}』|`[^`\n]{4,400}`|(?<![\\w])'[^'\n]{6,400}'(?!\\w)"
)
_FRAME_BEFORE: Final = re.compile(
    r"(?i)(?:\b(?:e\.g|such as|like|says?|said|saying|reads?|example|phrases?|payloads?|pasted|contain(?:s|ing|ed)?|called|named|titled|asks?|asked|asking|told|tells|telling|ordered|orders"
    r"|instructed|lines?|strings?|texts?|sentences?|words?|quoted?|typical|classic|hid(?:es?|den)?|demo|inject(?:s|ed|ions?)?|embed(?:s|ded)?|plant(?:s|ed)?|whisper(?:s|ed)?|samples?|detects?|flagged"
    r"|match(?:es)?|attack(?:s|ers?)?|wrote|writes|prompts?|messages?|cases?|questions?|add|quote|rules?|subject|about|claims?|spoken|heard|means|instructions)\b"
    r"|例|如|所谓|写|称|攻击|检测|样|说|叫|命令|要求|标题|名为|藏|出现|测试|话|发|含|加|假装|冒充|声称|告诉|注入|提示|文字|谎|喊|问|内容|类似|骗|的)[^\"\n。]{0,40}$"
)
_FRAME_AFTER: Final = re.compile(
    r"(?i)^[,.]?\s{0,2}(?:[^\"\n.]{0,30}\b(?:said|says|she|he|they|was|were|is|are|in our|made|works?|worked|succeed\w*|he said|asked|example)\b|[^\"\n。]{0,12}(?:之类|说|的|这|等|一类|来测|就是|是诈骗))"
)


class Evidence(Struct, frozen=True):
    """One finding: the rule, its kind and weight, and the index of its first token (for a tag: 0)."""

    name: str
    kind: str
    weight: float
    at: int
    supporting: bool


def weigh_passages(text: str, *, hidden: bool = False) -> tuple[float, tuple[str, ...]]:
    """Return the weight of the heaviest passage of the text, and the names of its evidence.

    ``hidden``: no reader can see the text, so that being asked for an operation is evidence enough.
    """
    best = _weigh_evidence(_find_evidence_in(text, hidden=hidden))
    if not best[0]:
        return best
    weight, names = _weigh_unquoted(text, best, hidden=hidden)
    return (weight * _ABOUT_SHARE if _ABOUT_ATTACKS.search(text) else weight), names


def _weigh_unquoted(
    text: str, best: tuple[float, tuple[str, ...]], *, hidden: bool
) -> tuple[float, tuple[str, ...]]:
    """Weigh again, with announced quotations apart, where there are any."""
    direct, quoted = split_quotations(text)
    if not quoted:
        return best
    best = _weigh_evidence(_find_evidence_in(direct, hidden=hidden))
    for one in quoted:
        weight, names = _weigh_evidence(find_evidence(one))
        best = max(best, (weight * _QUOTED_SHARE, names))
    return best


_ABOUT_ATTACKS: Final = re.compile(
    r"(?i)\b(?:prompt[- ]?injections?|jailbreaks?|jailbreaking|adversarial|attackers?|malicious|red[- ]team\w*|exfiltrat\w+|OWASP|phishing|tool poisoning|threat model|payloads?|vulnerabilit\w+)\b"
    r"|提示词?注入|越狱|攻击者|攻击载荷|安全培训|红队|钓鱼|恶意"
)
_ABOUT_SHARE: Final = 0.6
"""Text about attacks tells what an attack says: more evidence is needed there."""


def _find_evidence_in(text: str, *, hidden: bool) -> list[Evidence]:
    found = find_evidence(text)
    return [*found, Evidence("hidden_text", "role", 1.0, len(text), supporting=False)] if hidden else found


def _weigh_evidence(found: list[Evidence]) -> tuple[float, tuple[str, ...]]:
    """Add up the heaviest evidence of each kind in each passage; supporting kinds count only beside another."""
    best: tuple[float, tuple[str, ...]] = (0.0, ())
    for index, first in enumerate(found):
        heaviest: dict[str, Evidence] = {}
        for one in found[index:]:
            if one.at - first.at > PASSAGE_TOKENS:
                break
            if one.kind not in heaviest or heaviest[one.kind].weight < one.weight:
                heaviest[one.kind] = one
        if all(one.supporting for one in heaviest.values()):
            continue
        best = max(
            best, (sum(one.weight for one in heaviest.values()), tuple(one.name for one in heaviest.values()))
        )
    return best


def may_hold_order(encoded: bytes) -> bool:
    """Return whether UTF-8 text has a cue of some leading rule: without one, no rule can find evidence."""
    return bool(_compile_cues().Match(encoded))


def keep_lines_with_cues(text: str) -> str:
    """Return the lines with a cue and their neighbours; the whole text if the cues span lines."""
    lines = text.replace("\x1e", "\n").split("\n")
    match = _compile_cues().Match
    wanted = [
        at
        for at, line in enumerate(lines)
        if len(line) > _MIN_LINE_CHARS and match(b"\n" + line.encode(errors="replace"))
    ]
    if not wanted:
        return text
    kept = {
        near
        for at in wanted
        for near in range(max(0, at - _NEIGHBOURS), min(len(lines), at + _NEIGHBOURS + 1))
    }
    return "\n".join(lines[at] for at in sorted(kept))


_NEIGHBOURS: Final = 2
_MIN_LINE_CHARS: Final = 4


@cache
def _compile_cues() -> Any:
    """Compile the cues of all leading rules into one automaton; between words it has no gaps of free length, which bounds its size."""
    import re2  # noqa: PLC0415 - needed at the first scan, not at the start

    options = re2.Options()
    options.max_mem = _MAX_AUTOMATON_BYTES
    options.log_errors = False
    automaton = re2.Set.SearchSet(options)
    cues = dict.fromkeys(rule.cue for rule in RULES if not rule.supporting)
    automaton.Add("|".join((_TAG_CUES, *map(_expand_cue, cues))))
    automaton.Compile()
    return automaton


_MAX_AUTOMATON_BYTES: Final = 64 << 20
_PARTS_IN_CUE: Final = re.compile(r"\{([A-Za-z&]+)\}")
_GAP_IN_CUE: Final = re.compile(r"~(\d)")
_TAG_CUES: Final = r"<\||</?[a-zA-Z_]{5,16}>|\[/?INST\]|<</?SYS|\[(?i:system|important|admin|override|developer)|【|#\s?\(?(?i:system)|\b(?:END|BEGIN|START|NEW|STOP) [A-Z]|!\["


def _expand_cue(cue: str) -> str:
    """Return the RE2 pattern of a cue, with the words of the parts in braces and gaps of some words."""
    gapped = _GAP_IN_CUE.sub(
        lambda match: rf"(?:[^a-z0-9]{{1,12}}[a-z']+){{0,{match[1]}}}[^a-z0-9]{{1,12}}[a-z]{{0,8}}", cue
    )
    return f"(?i:{_PARTS_IN_CUE.sub(lambda match: _join_words(match[1]), gapped)})"


@cache
def _join_words(parts: str) -> str:
    """Return an RE2 pattern of all words with one of these parts, and of both halves of long words: one survives any single misspelling."""
    wanted = set(parts)
    latin = {word for word, part in lexicon.PART_BY_WORD.items() if part in wanted}
    halves = {
        half
        for word in latin
        if len(word) >= _MIN_HALVED_LETTERS and word.isalpha() and part_is_core(wanted)
        for half in (word[: len(word) // 2 + 1], word[len(word) // 2 :])
    }
    chinese = {
        word for word, part in lexicon.PART_BY_CHINESE_WORD.items() if part in wanted and not word.isascii()
    }
    chinese |= {word.translate(_TRADITIONAL_BY_SIMPLIFIED) for word in chinese}
    words = "|".join(sorted(map(re.escape, latin)))
    rest = "".join(f"|{re.escape(word)}" for word in sorted({*halves, *chinese}))
    return rf"(?:(?:\b|_)(?:{words})(?:\b|_){rest})" if words else f"(?:{rest[1:]})"


def part_is_core(parts: set[str]) -> bool:
    """Return whether misspellings of these words are worth finding."""
    return bool(parts & set("ABOI"))


_MIN_HALVED_LETTERS: Final = 8
_TRADITIONAL_BY_SIMPLIFIED: Final = {new: chr(old) for old, new in lexicon.SIMPLIFIED_BY_TRADITIONAL.items()}


def find_evidence(text: str) -> list[Evidence]:
    """Return all evidence in the text, in the order of its places."""
    letters = classify_tokens(text)
    present = set(letters)
    found = [
        Evidence(rule.name, rule.kind, rule.weight, match.start(), rule.supporting)
        for rule in RULES
        if all(not present.isdisjoint(group) for group in rule.needs)
        for match in rule.pattern.finditer(letters)
    ]
    for name, kind, weight, pattern in TAGS:
        found += [
            Evidence(name, kind, weight, len(letters) * one.start() // len(text), kind == "act")
            for one in pattern.finditer(text)
        ]
    return sorted(found, key=lambda one: one.at)


def split_quotations(text: str) -> tuple[str, list[str]]:
    """Return the text with its announced quotations cut out, and the quotations."""
    quoted: list[str] = []

    def cut(match: re.Match[str]) -> str:
        before, after = text[max(0, match.start() - 60) : match.start()], text[match.end() : match.end() + 40]
        if _FRAME_BEFORE.search(before.rpartition("\n")[2]) or _FRAME_AFTER.search(after):
            quoted.append(match[0][1:-1])
            return ' "…" '
        return match[0]

    return _QUOTED.sub(cut, text), quoted


def classify_tokens(text: str) -> str:
    """Return one letter for each token of the text."""
    memo = _PART_BY_TOKEN
    if len(memo) > _MAX_KNOWN_TOKENS:
        memo.clear()
    return "".join([memo.get(token) or _classify_new_token(token) for token in _TOKEN.findall(text.lower())])


_PART_BY_TOKEN: Final[dict[str, str]] = {}
"""Parts of the tokens seen lately; a pure function's memory."""

_MAX_KNOWN_TOKENS: Final = 30_000
_MAX_KNOWN_TOKEN_CHARS: Final = 40


def _classify_new_token(token: str) -> str:
    match = _TOKEN_KINDS.match(token)
    part = _classify_token((match and match.lastgroup) or "E", token)
    if len(token) <= _MAX_KNOWN_TOKEN_CHARS:
        _PART_BY_TOKEN[token] = part
    return part


def _classify_token(kind: str, token: str) -> str:
    match kind:
        case "W" | "V":
            return "|" if token in _LOG_LEVELS else _classify_word(token)
        case "Z":
            return _classify_chinese(token)
        case "L":
            parts = [_classify_word(word) for word in _WORD_PARTS.findall(token)]
            return "".join(parts) if {"O", "A", "I"} & set(parts) and len(parts) > 2 else "L"
        case "P":
            return token.translate(_SIGNS)
        case _:
            return {"E": "/", "B": ";", "D": "D", "N": "0"}[kind]


def _classify_word(word: str) -> str:
    part = lexicon.PART_BY_WORD.get(word)
    if part is None and ("-" in word or "'" in word or "\u2019" in word):
        word = word.replace("\u2019", "'")
        part = lexicon.PART_BY_WORD.get(word) or lexicon.PART_BY_WORD.get(re.split("['-]", word)[0])
        if part is not None and part in "AB" and word.endswith("'s"):
            part = "x"  # what belongs to a model is not the addressee
        if part is None and word.endswith("n't"):
            part = "N"
    return part or (_find_misspelt(word) if len(word) >= _MIN_FUZZY_LETTERS else "x")


def _find_misspelt(word: str) -> str:
    """Return the part of the word of which this is a misspelling by one edit, of long words by two; inflections are other words, not misspellings."""
    for candidate in (word, *_delete_one_letter(word)):
        for known in _known_by_deletion().get(candidate, ()):
            if abs(len(known) - len(word)) <= 1 and not _is_inflection(word, known):
                return lexicon.PART_BY_WORD[known]
    if len(word) < _MIN_TWO_EDIT_LETTERS:
        return "x"
    near = process.extractOne(word, _list_long_words(), scorer=OSA.distance, score_cutoff=2)
    return lexicon.PART_BY_WORD[near[0]] if near and not _is_inflection(word, near[0]) else "x"


def _is_inflection(word: str, known: str) -> bool:
    """Return whether one word is the other with an ending of its own."""
    if known.startswith(word):
        return True
    last = known[-1]
    endings = {"", "d", "ed", "s", "es", "r", "er", "ion", f"{last}s", f"{last}d", f"{last}r", f"{last}y"}
    return word.startswith(known[:-1]) and word[len(known) - 1 :] in endings


def _delete_one_letter(word: str) -> Iterator[str]:
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]


@cache
def _list_long_words() -> tuple[str, ...]:
    return tuple(
        word for word in lexicon.PART_BY_WORD if len(word) >= _MIN_TWO_EDIT_LETTERS and word.isalpha()
    )


@cache
def _known_by_deletion() -> dict[str, tuple[str, ...]]:
    """Return the long words of the lexicon by themselves and by each form with one letter left out."""
    table: dict[str, list[str]] = {}
    for word in lexicon.PART_BY_WORD:
        if len(word) >= _MIN_FUZZY_LETTERS and word.isalpha() and word not in lexicon.PRODUCT_NAMES:
            for form in (word, *_delete_one_letter(word)):
                table.setdefault(form, []).append(word)
    return {form: tuple(words) for form, words in table.items()}


def _classify_chinese(run: str) -> str:
    return "".join(_iter_chinese_letters(run.translate(lexicon.SIMPLIFIED_BY_TRADITIONAL)))


def _iter_chinese_letters(run: str) -> Iterator[str]:
    """Classify a run of Chinese by the longest words of the lexicon; other characters are ``x``, one for two."""
    at, others = 0, 0
    table, longest = lexicon.PART_BY_CHINESE_WORD, lexicon.MAX_CHINESE_WORD
    while at < len(run):
        for size in range(min(longest, len(run) - at), 0, -1):
            part = table.get(run[at : at + size])
            if part is not None:
                yield part
                at, others = at + size, 0
                break
        else:
            others += 1
            if others % 2:
                yield "x"
            at += 1
