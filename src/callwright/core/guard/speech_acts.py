"""Find orders to a model in a text, by what its sentences do: who is addressed, what is asked, what is hidden, what is set aside.

A passage becomes a string of letters (``speech_act_lexicon``), on which a small grammar (``speech_act_rules``) finds evidence. The
evidence within one passage is added up. Quoted text that the sentence around it announces (an example, somebody's words) is examined
separately and counts a third. May not know where the text comes from; the length of a text has no influence.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from string import ascii_letters
from typing import Final

from msgspec import Struct

from callwright.core.guard import cue_finder, sentence_model
from callwright.core.guard import speech_act_lexicon as lexicon
from callwright.core.guard.instruction_phrases import INSTRUCTION_PHRASES
from callwright.core.guard.misspelt_words import (
    MAX_LETTERS,
    MIN_LETTERS,
    VOCABULARY,
    find_intended_word,
    find_misspelt_part,
)
from callwright.core.guard.output_phrases import OUTPUT_PHRASES
from callwright.core.guard.program_text import reduce_code
from callwright.core.guard.speech_act_phrases import MACHINE_SPOKEN_OF, MOVES_VALUABLES, TextRule
from callwright.core.guard.speech_act_rules import RULES, TAGS, SpeechActRule
from callwright.core.guard.text_unmasking import join_lines, read_leet
from callwright.core.text.late_pattern import compile_late

PASSAGE_TOKENS: Final = 30
"""Evidence at most this many tokens apart belongs to the same passage: weak signs farther from each other are about different things."""

_QUOTED_SHARE: Final = 1 / 3

_TOKEN_KINDS: Final = compile_late(
    r"""(?P<W>[a-z\u00c0-\u024f]+(?:['\u2019-][a-z\u00c0-\u024f]+)*)(?![\w@(/+-]|\.\w|://|'[a-z])
|(?P<Z>[\u3400-\u9fff]+)
|(?P<D>[a-z0-9_.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+|https?://[^\s"'<>)]+|(?!(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.)(?:\d{1,3}\.){3}\d{1,3}(?:/\d+)?|www\.[\w.-]+|\b[a-z][\w-]*(?:\.[\w-]+)*\.(?:com|net|org|biz|io|cc|co|info|ru|cn|dev|app|xyz|download|shop|site|online|top|me|example)\b(?:/\S*)?
|~/[\w./*-]+|(?<![\w.<])/(?:etc|home|root|var|usr|tmp|opt|proc)/[\w./*-]+|\b[\w-]+\.(?:json|xlsx?|pem|env|csv|pdf|docx?|key|ya?ml|sql|sh|txt)\b|\b[a-z]{2}\d{2}(?:[ ]?[a-z0-9]{4}){2,7}|\b\d{4}(?:[ ]?\d{4}){2,4}\b)
|(?P<L>[a-z][a-z0-9]*(?:_[a-z0-9]+)+|\b[a-z]\w*\(|`[^`\n]{1,80}`|\brm\ -rf?|\bcurl\ |\bwget\ |\bsudo\ |drop\ table|\bnpm\ install|id_(?:rsa|ed25519)|--no-verify)
|(?P<V>[a-z\u00c0-\u024f]+(?:['\u2019-][a-z\u00c0-\u024f]+)*)
|(?P<N>\d+(?:[.,]\d+)*)
|(?P<E>[.!?。！？](?=[\s"'”’」)<]|$)|[!?。！？;；]|\n\s*\n)
|(?P<B>\n|\x1e)
|(?P<P>[,，、:：()（）【】\[\]"“”‘’「」『』<>@|{}*\#>=-])""",
    re.VERBOSE,
)
_SIGNS: Final = str.maketrans("，、：（）【】[]“”‘’「」『』{}*#", ',,:()()()""""""""()--')
_LOG_LEVELS: Final = frozenset({"debug", "info", "warn"})
_WORD_PARTS: Final = compile_late(r"[a-z]+")
_QUOTED: Final = compile_late(
    "\"[^\"\n]{4,200}\"|“[^”]{3,200}”|‘[^’\n]{3,200}’|「[^」]{3,200}」|『[^』]{3,200}』|`[^`\n]{4,200}`|(?<![\\w])'[^'\n]{6,200}'(?!\\w)"
)
_FRAME_BEFORE: Final = compile_late(
    r"(?i)(?:(?<![./@])\b(?:e\.g|such as|like|says?|said|saying|reads?|example|phrases?|payloads?|pasted|contain(?:s|ing|ed)?|called|named|titled|asks?|asked|asking|told|tells|telling|ordered|orders"
    r"|instructed|lines?|strings?|texts?|sentences?|words?|quoted?|typical|classic|hid(?:es?|den)?|demo|inject(?:s|ed|ions?)?|embed(?:s|ded)?|plant(?:s|ed)?|whisper(?:s|ed)?|samples?|detects?|flagged"
    r"|match(?:es)?|attack(?:s|ers?)?|wrote|writes|prompts?|messages?|cases?|questions?|add|quote|rules?|subject|about|claims?|spoken|heard|means|instructions)\b"
    r"|例|如|所谓|写|称|攻击|检测|样|说|叫|命令|要求|标题|名为|藏|出现|测试|话|发|含|加|假装|冒充|声称|告诉|注入|提示|文字|谎|喊|问|内容|类似|骗|的)[^\"\n。/]{0,40}$"
)
_FRAME_AFTER: Final = compile_late(
    r"(?i)^[,.]?\s{0,2}(?:[^\"\n.()]{0,30}\b(?:said|says|she|he|they|was|were|is|are|in our|made|works?|worked|succeed\w*|he said|asked|example)\b|[^\"\n。]{0,12}(?:之类|说|的|这|等|一类|即可|就行|就可以|便可|来测|就是|是诈骗))"
)

_GOES_BEFORE: Final = compile_late(r"[a-z,] $|[\u3400-\u9fff]$")
_GOES_ON: Final = compile_late(r"^ ?[a-z0-9(–—-]|^, ?[a-z\"“]|^[,，、]?[\u3400-\u9fff]")
"""What stands around a quotation in the middle of a sentence. One that sets instructions aside is a thing that the sentence speaks of."""


class Evidence(Struct, frozen=True):
    """One finding: the rule, its kind and weight, and the index of its first token (for a tag: 0)."""

    name: str
    kind: str
    weight: float
    at: int
    supporting: bool


def weigh_passages(
    text: str,
    *,
    hidden: bool = False,
    charge_evidence: Callable[[int], object] = lambda _: None,
    charge_doubt: Callable[[int], object] = lambda _: None,
) -> tuple[float, tuple[str, ...]]:
    """Return the weight of the heaviest passage of the text, and the names of its evidence.

    ``hidden``: no reader can see the text, so that being asked for an operation is evidence enough. ``charge_evidence``: called with the
    number of findings, which are compared with each other. ``charge_doubt``: called with the number of characters where the model reads
    every sentence of the text.
    """
    found = _find_evidence_in(text, hidden=hidden)
    charge_evidence(len(found))
    weight, names = _weigh_undoubted(text, found, hidden=hidden)
    if weight < _MIN_DOUBTED_WEIGHT or hidden or _is_beyond_doubt(text, names):
        return weight, names
    charge_doubt(len(text))
    return max(0.0, weight - _find_doubt(text, names)), names


_MIN_DOUBTED_WEIGHT: Final = 1.4
"""Lighter evidence has no consequence anyway, even in a text that was encoded."""


def _is_beyond_doubt(text: str, names: tuple[str, ...]) -> bool:
    if not _BEYOND_DOUBT.isdisjoint(names):
        return True
    return _HIDDEN_FROM_USER in names and _PERSON_SERVED.search(text) is not None


_HIDDEN_FROM_USER: Final = "hidden_from_user"
_PERSON_SERVED: Final = compile_late(
    r"(?i)\b(?:users?|humans?|requester|principal|cardholder)\b|用[户戶]|使用者|使用人|人[类類]|持卡人|主人|机主|usuario|utilisateur|benutzer|nutzer"
)
"""Words for the person whom a machine works for. From a reader or the person concerned, people hide things, too: a surprise, a vote."""


def _find_doubt(text: str, names: tuple[str, ...]) -> float:
    """Return what to subtract from the evidence of the rules where no sentence of the text looks like an order to the model."""
    odds = sentence_model.load_model().find_highest_odds(text, classify_tokens)
    if _MACHINE_ADDRESSED in names:
        return min(_MAX_DOUBT_OF_ADDRESS, max(0.0, _DOUBTED_ODDS_OF_ADDRESS - odds))
    return min(_MAX_DOUBT, max(0.0, _DOUBTED_ODDS - odds))


_MACHINE_ADDRESSED: Final = "machine_addressed"
_DOUBTED_ODDS: Final = -0.55
_DOUBTED_ODDS_OF_ADDRESS: Final = -1.4
"""Logarithm of the odds below which the model doubts what the rules find, and what is said to a machine by that name. Each unit below takes one from
the weight."""

_MAX_DOUBT: Final = 4.0
_MAX_DOUBT_OF_ADDRESS: Final = 1.7
"""Evidence of many kinds is beyond doubt, too."""


def _weigh_undoubted(text: str, found: list[Evidence], *, hidden: bool) -> tuple[float, tuple[str, ...]]:
    best = _weigh_evidence(found)
    if not best[0]:
        return best
    share = 1.0
    sentences = None if hidden else reduce_code(text)
    if sentences is not None:
        said = find_evidence(sentences)
        # Code is what a sentence asks for only where a sentence speaks to a machine.
        if not _speaks_to_machine(said):
            text, found, best = sentences, said, _weigh_evidence(said)
            share = 1.0 if _is_sure(said) else _FRAMED_SHARE
            if not best[0]:
                return best
    is_sure = _is_sure(found)
    weight, names = _weigh_unquoted(text, best, hidden=hidden, keeps_names=is_sure)
    if not _NEVER_DAMPED.isdisjoint(names):
        share = 1.0
    return weight * min(share, _find_share(text, names, is_sure=is_sure)), names


def _is_sure(found: list[Evidence]) -> bool:
    """Return whether a sentence is so surely an order to the model that what stands around it cannot change that."""
    return any(one.kind == _LEARNED and one.weight >= _SURE_WEIGHT for one in found)


_LEARNED: Final = "learned"
_SURE_WEIGHT: Final = 2.3
"""Weight of a sentence by the model alone from which the frames of ordinary texts do not damp it."""


def _speaks_to_machine(said: list[Evidence]) -> bool:
    names, kinds = {one.name for one in said}, {one.kind for one in said}
    return (
        not _SPOKEN_KINDS.isdisjoint(kinds)
        or not _SPOKEN_NAMES.isdisjoint(names)
        or ("conceal" in kinds and not _SENT_AWAY.isdisjoint(names))
    )


_SPOKEN_KINDS: Final = frozenset({"address", "override"})
_SPOKEN_NAMES: Final = frozenset(
    rule.name
    for rule in (*INSTRUCTION_PHRASES, *(one for one in OUTPUT_PHRASES if one.kind in {"role", "context"}))
)
"""Only to a machine one speaks so of its instructions, and of all that it puts out."""

_SENT_AWAY: Final = frozenset({"sent_away", "act_with_a_target", "act_with_a_target_zh"})
"""What is sent somewhere, and hidden from somebody: comments tell of one or the other."""


def _find_share(text: str, names: tuple[str, ...], *, is_sure: bool) -> float:
    """Return which share of the weight counts: less in text about attacks, and in text to or about people and products."""
    encoded = text.encode(errors="replace")
    if _may_match(_ABOUT_ATTACKS, text, encoded) and _ABOUT_ATTACKS.search(text):
        return _ABOUT_SHARE
    if (
        not is_sure
        and _NEVER_DAMPED.isdisjoint(names)
        and _may_match(_ORDINARY_FRAMES, text, encoded)
        and _ORDINARY_FRAMES.search(text)
    ):
        return _FRAMED_SHARE
    return 1.0


def _may_match(pattern: re.Pattern[str], text: str, encoded: bytes) -> bool:
    """Return whether the pattern could match: a linear search that takes a fiftieth of the time, and finds a little more."""
    return bool(_compile_superset(pattern)(encoded)) or "\u0130" in text or "\u0131" in text


@cache
def _compile_superset(pattern: re.Pattern[str]) -> Callable[[bytes], list[int]]:
    r"""Compile the pattern for RE2 without look-around, and with classes that hold every character outside ASCII.

    RE2 knows words and blanks of ASCII only; where ``\b`` stands beside an ASCII letter, it has at least the boundaries of the standard library.
    The two letters that only the standard library folds to an i are not for this search (``_may_match``).
    """
    import re2  # noqa: PLC0415 - needed at the first scan, not at the start

    options = re2.Options()
    options.never_capture = True
    options.log_errors = False
    search = re2.Set.SearchSet(options)
    linear = _LOOK_AHEAD.sub("", pattern.pattern)
    for name, members in ((r"\w", r"\w"), (r"\d", r"\d"), (r"\s", r"\s\x0b\x1c-\x1f")):
        linear = linear.replace(name, rf"[{members}\x{{80}}-\x{{10ffff}}]")
    search.Add(linear)
    search.Compile()
    matches: Callable[[bytes], list[int]] = search.Match
    return matches


_LOOK_AHEAD: Final = compile_late(r"\(\?![^()]*\)")


_ORDINARY_FRAMES: Final = compile_late(
    r"(?i)\b(?:feature request|expected:|bug report|please fix|steps to reproduce|repro\b|we(?:'re| are) (?:looking for|hiring)|exercise \d|crash when)"
    r"|^\W{0,3}(?:you are|act as) (?:a|an|the) (?:\w+ ){0,3}(?:assistant|reviewer|translator|tutor|expert|agent|bot|teacher|editor|adviser|advisor|recruiter|writer|coach|planner)\b"
    r"|\bmy (?:booking|order|account|ticket|subscription|reservation|refund|router|parcel|appointment)\b"
    r"|\b(?:ask|confirm with|consent of|approval of) the user (?:first|before|for (?:confirmation|consent))|\bwhen the user (?:explicitly )?asks\b"
    r"|(?:^|[.\n] ?)(?:the|our|this|an?) (?:bot|agent|assistant)s? (?:reads|sends|sorts|forwards|asks|perceives|answers)\b"
    r"|\b(?:I|we) (?:told|let|asked|tested|made|wrote)\b|\brefuses?\b|\braise \w+\(|\bfrom now on (?:please )?(?:write|send|contact|use)\b|^(?:agent|assistant)s?:\s*\n"
    r"|我们让|我(?:在|写|让)[^。\n]{0,12}(?:写|让)|AI(?:团队|部门|公司|课|组|项目|工程师)|^(?:智能体|助手)[:：]\s*\n|(?:以后|今后)请(?:写信|联系|拨打)|需求[:：]|期望[:：]|复现|请修复|诚聘|招聘|习题|^你是[^。,，\n]{2,20}(?:助手|翻译|客服|专家|老师|顾问|助理)[,，。]|^你负责|我的(?:订单|账户|预订|押金|快递|包裹)|征得(?:用户)?(?:同意|确认)|(?:先|必须)(?:询问|问)用户|(?:^|[。\n])(?:本|该|我们的)?(?:智能体|机器人|助手)(?:每天|读取|会|可以)|^要(?:让|使)|授予它|助理负责"
    # games, talk of people who answer in place of a bot, definitions of a bot, and what third parties are not to hear
    r"|\bon your turn\b|\b(?:draw|roll) (?:a|the) (?:card|dice|die)\b|\b(?:human|live) (?:agent|operator)s?\b"
    r"|\b(?:the|an) (?:model|llm|assistant|agent) (?:decides|chooses|picks) (?:which|when|whether|what)\b|(?:^|[.\n] ?)\w+ is an? (?:\w+ ){0,3}(?:assistant|bot|agent|copilot) (?:that|which|for)\b"
    r"|\b(?:do not|don't|no need to|without) (?:yet )?(?:mention|tell|show|announce|share|discuss)(?:ing)?\b[^.\n]{0,40}\b(?:distributors?|press|competitors?|suppliers?|students?|kids|children|tenants?|landlord|dealers?|resellers?|neighbou?rs?)\b"
    r"|轮到你|抽一?张牌|掷骰|桌游|转(?:接)?人工|人工(?:客服|坐席|服务)|真人客服|(?:^|[。\n])[^你您。\n]{1,12}是(?:一款|一种|一个|能够|可以|能)[^。\n]{0,12}(?:助手|智能体|机器人|程序)"
    r"|(?:别|不要|勿|先不)(?:跟|和|告诉|对|向|让)(?:经销商|供应商|竞争对手|记者|媒体|邻居|房东|学生|孩子|外界|同行)"
)
"""What reports, advertisements, definitions of an assistant and letters of customers to an agent say, and orders to a model hardly ever."""

_NEVER_DAMPED: Final = frozenset(
    {
        "hidden_from_user",
        "instructions_set_aside",
        "secret_sent",
        "dangerous_command",
        "chat_template",
        "unlimited_role",
    }
)

_INSIDES_NAMED: Final = frozenset({"the_readers_insides", "the_readers_insides_zh"})
"""Manuals for developers name the insides of a model, too: "in the system prompt"."""

_LEARNED_ORDER: Final = "learned_order"
_BEYOND_DOUBT: Final = frozenset(
    {
        _LEARNED_ORDER,
        "this_tool_first",  # a tool may say so only of itself
        "said_to_be_empty",
        "said_to_be_empty_zh",
        "image_beacon",
        "words_dictated",
        "words_dictated_zh",
        "above_set_aside",
        "above_set_aside_zh",
        "next_answer_fixed",
        "next_answer_fixed_zh",
        *(_SPOKEN_NAMES - _INSIDES_NAMED),
        *(_NEVER_DAMPED - {_HIDDEN_FROM_USER}),
    }
)
"""What nearly nobody says but to a machine, in however few words, or what is no sentence; and where the model has found an order."""


def _weigh_unquoted(
    text: str, best: tuple[float, tuple[str, ...]], *, hidden: bool, keeps_names: bool
) -> tuple[float, tuple[str, ...]]:
    """Weigh again, with announced quotations apart, where there are any."""
    direct, quoted = split_quotations(text, keeps_names=keeps_names)
    if not quoted:
        return best
    best = _weigh_evidence(_find_evidence_in(direct, hidden=hidden))
    for one in quoted:
        weight, names = _weigh_evidence(find_evidence(one))
        best = max(best, (weight * _QUOTED_SHARE, names))
    return best


_ABOUT_ATTACKS: Final = compile_late(
    r"(?i)\bignore previous instructions\W? (?:still|attack|prompt)|\b(?:prompt[- ]?injections?|jailbreaks?|jailbreaking|adversarial|attackers?(?!@)|malicious (?!bot)|red[- ]team\w*|exfiltrat\w+|OWASP|phishing|tool poisoning|threat model|payloads?|vulnerabilit\w+|suspicious|scanner|quarantine|pen test|penetration test|canary|security reminder)\b|\b(?:assert|expect)\b[^\n]{0,40}(?:scan|guard|flag)"
    r"|提示词?注入|越狱|攻击者|攻击载荷|安全培训|红队|钓鱼|恶意|可疑|扫描器|渗透测试|过滤器|安全提醒|断言|冒充用户|攻击中|重要指令”|[^以]下命令|真发了"
)
_ABOUT_SHARE: Final = 0.5
"""Text about attacks tells what an attack says: more evidence is needed there."""

_FRAMED_SHARE: Final = 0.6


def _find_evidence_in(text: str, *, hidden: bool) -> list[Evidence]:
    found = find_evidence(text)
    return [*found, Evidence("hidden_text", "role", 1.0, len(text), supporting=False)] if hidden else found


def _weigh_evidence(found: list[Evidence]) -> tuple[float, tuple[str, ...]]:
    """Add up the heaviest evidence of each kind in each passage; supporting kinds count only beside another."""
    best: tuple[float, tuple[str, ...]] = (0.0, ())
    found = _drop_repetitions(found)
    for index, first in enumerate(found):
        heaviest: dict[str, Evidence] = {}
        for one in found[index:]:
            if one.at - first.at > PASSAGE_TOKENS:
                break
            if one.kind not in heaviest or heaviest[one.kind].weight < one.weight:
                heaviest[one.kind] = one
        if all(one.supporting for one in heaviest.values()):
            continue
        best = max(best, (_add_up(heaviest), tuple(one.name for one in heaviest.values())))
    return best


def _add_up(heaviest: dict[str, Evidence]) -> float:
    """Return the weight of a passage: what the model adds to the rules completes weak evidence, and makes no strong one stronger."""
    learned = heaviest[_LEARNED].weight if _LEARNED in heaviest else 0.0
    ruled = sum(one.weight for one in heaviest.values()) - learned
    return max(ruled, learned, min(ruled + learned, _MAX_COMPLETED_WEIGHT))


_MAX_COMPLETED_WEIGHT: Final = 2.5


def _drop_repetitions(found: list[Evidence]) -> list[Evidence]:
    """Return the findings without those that repeat one just before: they add nothing, and each is compared with all near it."""
    last: dict[str, int] = {}
    kept = []
    for one in found:
        if one.at - last.get(one.name, -PASSAGE_TOKENS) >= _MIN_REPETITION_TOKENS:
            last[one.name] = one.at
            kept.append(one)
    return kept


_MIN_REPETITION_TOKENS: Final = 10


def may_hold_order(encoded: bytes, charge_words: Callable[[int], bool] = lambda _: False) -> bool:
    """Return whether UTF-8 text has a cue of some leading rule: without one, no rule can find evidence.

    ``charge_words``: called with the number of words that were examined in each part of a long text; a true answer ends the search, with True.
    """
    if cue_finder.holds_cue(encoded, charge_words):
        return True
    if _LINE_FEED not in encoded:
        return False
    joined = join_lines(encoded)
    return joined != encoded and cue_finder.holds_cue(joined)


_LINE_FEED: Final = ord("\n")


def iter_suspect_parts(
    encoded: bytes,
    plain: bytes | None = None,
    charge_bytes: Callable[[int], bool] = lambda _: False,
    charge_words: Callable[[int], bool] = lambda _: False,
) -> Iterator[str]:
    """Yield the parts of UTF-8 text that hold leading evidence near a cue; nothing else can hold any.

    ``plain``: the text of which this is the leet reading, byte for byte; parts without such words are left out.
    ``charge_bytes``: called with the bytes of each part before it is read; a true answer ends the reading.
    ``charge_words``: the same for the words that are looked at to find the parts.
    """
    done = 0
    for start, end in _join_cues(cue_finder.find_cues(encoded, charge_words)):
        if plain is not None and not _LEET_WORD.search(plain, max(0, start - _NEAR), end):
            continue
        if charge_bytes(end - start + 2 * _NEAR):
            return
        if end <= done or not _has_leading_evidence(_cut_part(encoded, start - _NEAR, end + _NEAR)):
            continue
        done = end + _PART_REACH
        yield _cut_part(encoded, start - _PART_REACH, done)


def _join_cues(cues: Iterator[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield the places of cues in their order; cues near each other share one place."""
    start = end = -1
    for cue_start, cue_end in cues:
        if start < 0:
            start, end = cue_start, cue_end
        elif cue_start > end + 2 * _NEAR or end - start > _MAX_SPAN_BYTES or cue_end < start - 2 * _NEAR:
            yield start, end
            start, end = cue_start, cue_end
        else:
            start, end = min(start, cue_start), max(end, cue_end)
    if start >= 0:
        yield start, end


_NEAR: Final = 300
"""Bytes before and after a cue in which the evidence that it announces is complete."""

_PART_REACH: Final = 700
"""Bytes before and after a cue in which evidence belongs to it: about ``PASSAGE_TOKENS``."""

_MAX_SPAN_BYTES: Final = 4_000
_LEET_WORD: Final = compile_late(rb"[A-Za-z][01345789@$][A-Za-z]")
_MAX_LEET_LETTERS: Final = 24
_POSSIBLE_LEET: Final = compile_late(
    rb"(?<![A-Za-z0-9+/_-])[A-Za-z0134578@$!]{3,%d}(?![A-Za-z0-9+/_=-])" % _MAX_LEET_LETTERS
)


def holds_leet_word(encoded: bytes) -> bool:
    """Return whether UTF-8 text has a word of the lexicon in which digits represent letters."""
    if len(encoded) <= _SHORT_TEXT:
        return _is_leet(encoded)
    if not _compile_leet_sign()(encoded):
        return False
    kinds = encoded.translate(_LEET_KINDS)
    # Counting takes longer than telling that keys and digests hold no such word at all.
    if _count_changes(kinds[:_SHORT_TEXT]) > _MANY_CHANGES and not _may_hold_leet_token(encoded):
        return False
    changes = _count_changes(kinds)
    if changes > _MAX_SINGLE_TOKENS:
        return _is_leet(encoded)
    tokens: Iterable[bytes]
    if kinds.count(b" ") < changes:
        tokens = encoded.translate(_LEET_TOKENS).split()
    else:
        tokens = (token for change in _LEET_CHANGES for token in _iter_tokens(encoded, kinds, change))
    kept = {token for token in tokens if len(token) <= _MAX_LEET_LETTERS or _WORD_END.search(token)}
    return bool(kept) and _is_leet(b" ".join(kept))


def _count_changes(kinds: bytes) -> int:
    return sum(map(kinds.count, _LEET_CHANGES))


def _may_hold_leet_token(encoded: bytes) -> bool:
    """Return whether a token of UTF-8 text, read as leet, is a word of the lexicon, or may hold one: keys and digests hold none."""
    if any(encoded.find(sign) >= 0 for sign in _ENDS_OF_WORDS):
        return True
    tokens = encoded.replace(b"=", b"= ").translate(_READ_TOKENS).split()
    return not _encode_plain_words().isdisjoint(tokens)


@cache
def _encode_plain_words() -> frozenset[bytes]:
    return frozenset(map(str.encode, _plain_words()))


@cache
def _compile_leet_sign() -> Callable[[bytes], list[int]]:
    """Compile a superset of ``_POSSIBLE_LEET`` with a changed letter, for RE2: most runs of an encoding hold other signs, too."""
    import re2  # noqa: PLC0415 - needed at the first scan, not at the start

    options = re2.Options()
    options.never_capture = True
    search = re2.Set.SearchSet(options)
    sign = "[A-Za-z0134578@$!]"
    search.Add(
        f"(?:^|[^A-Za-z0-9+/_-]){sign}*(?:[A-Za-z][0134578@$!]|[0134578@$!][A-Za-z]){sign}*(?:[^A-Za-z0-9+/_=-]|$)"
    )
    search.Compile()
    matches: Callable[[bytes], list[int]] = search.Match
    return matches


def _is_leet(encoded: bytes) -> bool:
    """Return whether one of the words is leet; all are read together, since there may be thousands."""
    words = set(_POSSIBLE_LEET.findall(encoded)) if len(encoded) <= _SHORT_TEXT else _list_leet_words(encoded)
    changed = [word for word in words if not word.isalpha()]
    read = read_leet(b"\n".join(changed)).decode().lower().split("\n")
    return not _plain_words().isdisjoint(read)


def _list_leet_words(encoded: bytes) -> set[bytes]:
    """Return the words of ``_POSSIBLE_LEET``, and tokens that are no words of the lexicon however they are read.

    A word begins behind the sign of equality and does not end before it. A token without a sign at which a word may end otherwise is a
    word or none, so that the pattern need not be tried at each.
    """
    words = set(encoded.replace(b"=", b"= ").translate(_LEET_TOKENS).split())
    if any(encoded.find(sign) >= 0 for sign in _ENDS_OF_WORDS):
        divided = set(filter(_END_OF_WORD.search, words))
        words -= divided
        words.update(_POSSIBLE_LEET.findall(b" ".join(divided)))
    return words


@cache
def _plain_words() -> frozenset[str]:
    """Return the words of the lexicon that leet may represent: without the signs at which its words do not end."""
    return frozenset(word for word in lexicon.PART_BY_WORD if _PLAIN_WORD.fullmatch(word))


_PLAIN_WORD: Final = compile_late("[a-z8]{3,24}")


def _iter_tokens(encoded: bytes, kinds: bytes, change: bytes) -> Iterator[bytes]:
    """Yield the parts between blanks of ``kinds`` that hold the change, each once."""
    at = kinds.find(change)
    while at >= 0:
        end = kinds.find(b" ", at)
        end = len(kinds) if end < 0 else end
        yield encoded[kinds.rfind(b" ", 0, at) + 1 : end]
        at = kinds.find(change, end)


_LEET_KINDS: Final = bytes(
    ord("a")
    if chr(byte) in ascii_letters
    else ord("0")
    if chr(byte) in "0134578@$!"
    else ord("x")
    if chr(byte) in "269+/_=-"
    else ord(" ")
    for byte in range(256)
)
_LEET_TOKENS: Final = bytes(
    byte if kind != ord(" ") else kind for byte, kind in enumerate(bytes(range(256)).translate(_LEET_KINDS))
)
"""Leaves of a text its tokens, with blanks between them."""

_READ_TOKENS: Final = read_leet(_LEET_TOKENS).lower()
"""The same, read as leet in small letters."""

_LEET_CHANGES: Final = (b"a0", b"0a")
"""A letter beside a sign that may represent one. A number such as 537 alone, which could be read as a word, is none."""

_ENDS_OF_WORDS: Final = (b"!", b"@", b"$")
_END_OF_WORD: Final = compile_late(rb"[!@$]")
_WORD_END: Final = compile_late(rb"[!@$=]")
"""Signs at which a word may end within a long token; one without them is one word, and too long."""

_SHORT_TEXT: Final = 1_000
_MANY_CHANGES: Final = 25
"""Letters beside such signs in the beginning of a text: prose with numbers has fewer."""

_MAX_SINGLE_TOKENS: Final = 400
"""Where there are more, the text is searched as a whole."""


_SENTENCE_END: Final = compile_late(rb"[\n\x1e]|[.!?] |\xe3\x80\x82|\xef\xbc[\x81\x9f\x9b]")
_UNFINISHED_SENTENCE: Final = "x x x x x x "


def _cut_part(encoded: bytes, start: int, end: int) -> str:
    """Return this part of UTF-8 text from a sentence's start; where none is near, words without meaning represent the beginning."""
    if start <= 0:
        return encoded[:end].decode(errors="ignore")
    begin = _SENTENCE_END.search(encoded, max(0, start - _NEAR // 2), start + _NEAR // 2)
    if begin is not None:
        return encoded[begin.end() : end].decode(errors="ignore")
    return _UNFINISHED_SENTENCE + encoded[start:end].decode(errors="ignore")


@lru_cache(maxsize=64)
def _has_leading_evidence(text: str) -> bool:
    """Return whether a part holds leading evidence; records and pages repeat their parts."""
    text = correct_spelling(text)
    if not _has_leading_rule(text):
        return False
    handled = _name_handled_machines(text)
    return handled == text or _has_leading_rule(handled)


def _has_leading_rule(text: str) -> bool:
    letters = classify_tokens(text)
    present = set(letters)
    return any(
        rule.pattern.search(letters)
        for rule in _LEADING_RULES
        if all(not present.isdisjoint(group) for group in rule.needs)
    ) or bool(cue_finder.match_leading_phrases(text))


def find_evidence(text: str) -> list[Evidence]:
    """Return all evidence in the text, in the order of its places; nothing where no leading evidence is found."""
    text = correct_spelling(text)
    found = _find_leading(text)
    handled = _name_handled_machines(text) if found else text
    if handled != text and not _find_leading(handled):
        found = []
    letters = classify_tokens(text)
    found += _find_learned(text, LEADING_SCORE if not found else _LOWEST_SCORE)
    if not found:
        return []
    found += _find_phrases(text, cue_finder.match_supporting_phrases(text))
    return sorted([*found, *_find_in_letters(letters, _SUPPORTING_RULES)], key=lambda one: one.at)


def _find_leading(text: str) -> list[Evidence]:
    found = _find_phrases(text, cue_finder.match_leading_phrases(text))
    return found + _find_in_letters(classify_tokens(text), _LEADING_RULES)


def _name_handled_machines(text: str) -> str:
    """Return the text in which a machine that people are told how to handle is named as a thing: nobody speaks to it."""
    return _MACHINE_SPOKEN_OF.sub(_name_as_thing, text)


_MACHINE_SPOKEN_OF: Final = compile_late(MACHINE_SPOKEN_OF)
_MOVES_VALUABLES: Final = compile_late(MOVES_VALUABLES)


def _name_as_thing(match: re.Match[str]) -> str:
    if _MOVES_VALUABLES.search(match.string, match.end(), match.end() + _REACH_OF_AIM):
        return match[0]
    return f"{match['before']} {_A_THING}"


_REACH_OF_AIM: Final = 160
_A_THING: Final = "an item"

LEADING_SCORE: Final = 0.0
"""Score from which a sentence is leading evidence, with the weight that withholds a text of strangers."""

_LOWEST_SCORE: Final = -1.0
"""Score from which a sentence counts beside what the rules find."""

_WEIGHT_OF_SCORE: Final = 0.55
_WEIGHT_OF_LOW_SCORE: Final = 0.7
_MAX_LEARNED_WEIGHT: Final = 3.5


def _find_learned(text: str, lowest: float) -> list[Evidence]:
    """Return the sentences that look like an order to the model, with their weights."""
    suspects = list(sentence_model.load_model().find_suspects(text, classify_tokens, lowest))
    if not suspects:
        return []
    places = _count_tokens(text)
    return [
        Evidence(
            _LEARNED_ORDER,
            _LEARNED,
            min(
                2 + (_WEIGHT_OF_SCORE if one.score > 0 else _WEIGHT_OF_LOW_SCORE) * one.score,
                _MAX_LEARNED_WEIGHT,
            ),
            places.find(one.start),
            one.score < LEADING_SCORE,
        )
        for one in suspects
    ]


def holds_learned_cue(text: str) -> bool:
    """Return whether the model would look at any sentence of the text."""
    return sentence_model.load_model().holds_cue(text)


def holds_learned_order(text: str) -> bool:
    """Return whether a sentence of the text is leading evidence by the model alone."""
    return (
        next(sentence_model.load_model().find_suspects(text, classify_tokens, LEADING_SCORE), None)
        is not None
    )


def iter_learned_parts(encoded: bytes) -> Iterator[str]:
    """Yield the parts of UTF-8 text around sentences that are leading evidence by the model alone."""
    text, done, at, place = encoded.decode(errors="replace"), 0, 0, 0
    for one in sentence_model.load_model().find_suspects(text, classify_tokens, LEADING_SCORE):
        start = place + len(text[at : one.start].encode())
        end = start + len(text[one.start : one.end].encode())
        at, place = one.start, start
        if end > done:
            done = end + _PART_REACH
            yield _cut_part(encoded, start - _PART_REACH, done)


def _find_phrases(text: str, indexes: list[int]) -> list[Evidence]:
    found = [
        (rule, one.start())
        for rule, pattern in map(_compile_phrase, indexes)
        for one in pattern.finditer(text)
    ]
    if not found:
        return []
    places = _count_tokens(text)
    return [
        Evidence(rule.name, rule.kind, rule.weight, places.find(at), rule.supporting) for rule, at in found
    ]


class _TokenPlaces:
    """How many tokens of a text are before a character: dense code and long words do not shift what is near."""

    def __init__(self, text: str) -> None:
        self._starts = [0]
        self._tokens = [0]
        count = 0
        for match in _CHUNK.finditer(text.lower()):
            self._starts.append(match.start())
            self._tokens.append(count)
            known = _LETTERS_BY_CHUNK.get(match[0])
            count += len(_classify_new_chunk(match[0]) if known is None else known)
        self._starts.append(max(len(text), self._starts[-1]) + 1)
        self._tokens.append(count)

    def find(self, at: int) -> int:
        """Return the number of tokens before this character; inside a run of Chinese in proportion."""
        chunk = bisect_right(self._starts, at, hi=len(self._starts) - 1) - 1
        start, end = self._starts[chunk], self._starts[chunk + 1]
        first, last = self._tokens[chunk], self._tokens[chunk + 1]
        return first + (last - first) * (at - start) // max(end - start, 1)


_count_tokens: Final = lru_cache(maxsize=1)(_TokenPlaces)
"""The places of the tokens of the text looked at last: several kinds of evidence are found in one part."""


@cache
def _compile_phrase(index: int) -> tuple[TextRule, re.Pattern[str]]:
    """Compile a phrase when it is first met: compiling all of them takes longer than reading most results."""
    return TAGS[index], re.compile(TAGS[index].pattern)


def _find_in_letters(letters: str, rules: tuple[SpeechActRule, ...]) -> list[Evidence]:
    present = set(letters)
    return [
        Evidence(rule.name, rule.kind, rule.weight, match.start(), rule.supporting)
        for rule in rules
        if all(not present.isdisjoint(group) for group in rule.needs)
        for match in rule.pattern.finditer(letters)
        if rule.unless is None or not _is_described(rule.unless, letters, match)
    ]


def _is_described(unless: re.Pattern[str], letters: str, match: re.Match[str]) -> bool:
    """Return whether the sentence of a match only tells of what another person does."""
    return unless.search(letters, max(0, match.start() - _SUBJECT_TOKENS), match.end()) is not None


_SUBJECT_TOKENS: Final = 12
"""Tokens before a match among which the subject of its sentence is looked for."""

_LEADING_RULES: Final = tuple(rule for rule in RULES if not rule.supporting)
_SUPPORTING_RULES: Final = tuple(rule for rule in RULES if rule.supporting)


def split_quotations(text: str, *, keeps_names: bool = False) -> tuple[str, list[str]]:
    """Return the text with its announced quotations cut out, and the quotations; ``keeps_names``: without those that only name something."""
    quoted: list[str] = []

    def cut(match: re.Match[str]) -> str:
        before, after = text[max(0, match.start() - 60) : match.start()], text[match.end() : match.end() + 40]
        if (
            _FRAME_BEFORE.search(before.rpartition("\n")[2])
            or _FRAME_AFTER.search(after)
            or (_GOES_BEFORE.search(before) and _GOES_ON.search(after) and _sets_aside(match[0]))
        ):
            if keeps_names and _names_something(match[0][1:-1]):
                return match[0]
            quoted.append(match[0][1:-1])
            return ' "…" '
        return match[0]

    return _QUOTED.sub(cut, text), quoted


def _names_something(quotation: str) -> bool:
    """Return whether a quotation is short and orders nothing by itself: the sentence around it speaks of a thing with that name."""
    return (
        len(quotation.encode()) <= _MAX_NAME_BYTES
        and not _has_leading_rule(quotation)
        and not holds_learned_order(f"{_SENTENCE_BEFORE}{quotation}")
    )


_MAX_NAME_BYTES: Final = 48
_SENTENCE_BEFORE: Final = "0.\n"
"""So that a quotation does not open its text."""


def _sets_aside(quotation: str) -> bool:
    return bool(_find_in_letters(classify_tokens(quotation), _OVERRIDE_RULES))


_OVERRIDE_RULES: Final = tuple(rule for rule in RULES if rule.kind == "override")


def classify_tokens(text: str) -> str:
    """Return one letter for each token of the text."""
    memo = _LETTERS_BY_CHUNK
    if len(memo) > _MAX_KNOWN_CHUNKS:
        memo.clear()
    text = text.lower()
    if _DIGITS_APART.search(text):
        text = _SPACED_NUMBER.sub(_join_digits, text)
    chunks = (_CHUNK if "_" in text else _CHUNK_OF_WORDS).findall(text)
    known = map(memo.get, chunks)
    letters = "".join(
        [
            _classify_new_chunk(chunk) if letter is None else letter
            for chunk, letter in zip(chunks, known, strict=True)
        ]
    )
    return _PARTICIPLE.sub(_classify_participle, letters) if "e" in letters else letters


_PARTICIPLE: Final = compile_late(r"e(N?t)?")


def _classify_participle(match: re.Match[str]) -> str:
    """Return the letters of an obligation where a verb follows; the participle of a noun is any other word."""
    return f"M{match[1]}" if match[1] else "x"


_WORD_CHUNKS: Final = r"[\u3400-\u9fff]+|[，。、：；！？（）【】“”‘’「」『』]|`[^`\n]{1,80}`|\n\s*\n|[\n\x1e]|(?:\b(?:rm -rf?|drop table|npm install)(?!\S))|[^\s`\x1e\u3400-\u9fff，。、：；！？（）【】“”‘’「」『』]+"
_CHUNK: Final = compile_late(r"[a-z]\w*_\w*\(?|" + _WORD_CHUNKS)
_CHUNK_OF_WORDS: Final = compile_late(_WORD_CHUNKS)
"""The same for a text without underlines, which then need not be looked for in each word."""

_SPACED_NUMBER: Final = compile_late(r"\b(?:[a-z]{2}\d{2}|\d{4})(?: [a-z0-9]{4}){2,7}\b")
_DIGITS_APART: Final = compile_late(r"\d\d [a-z0-9]{4} [a-z0-9]{4}")
_LETTERS_BY_CHUNK: Final[dict[str, str]] = {}
"""Letters of the chunks seen lately; a pure function's memory."""

_MAX_KNOWN_CHUNKS: Final = 30_000
_MAX_KNOWN_CHUNK_CHARS: Final = 40


def _join_digits(match: re.Match[str]) -> str:
    """Join the groups of an account number, which are written apart."""
    return match[0].replace(" ", "")


def _classify_new_chunk(chunk: str) -> str:
    letters = "".join(
        _classify_token(token.lastgroup or "E", token[0]) for token in _TOKEN_KINDS.finditer(chunk)
    )
    if len(chunk) <= _MAX_KNOWN_CHUNK_CHARS:
        _LETTERS_BY_CHUNK[chunk] = letters
    return letters


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
    if word in lexicon.PARTICIPLES:
        return "e"
    return part or find_misspelt_part(word) or "x"


def correct_spelling(text: str) -> str:
    """Return the text with misspelt words of the lexicon corrected."""
    if _PLAIN_WORDS.issuperset(_LONG_WORD.findall(text)):
        return text
    return _LONG_WORD.sub(_correct_word, text)


_LONG_WORD: Final = compile_late(rf"(?<![\w@./-])[A-Za-z]{{{MIN_LETTERS},{MAX_LETTERS}}}(?![\w@/(])")
_CORRECT_WORDS: Final[dict[str, str]] = {}
_PLAIN_WORDS: Final[set[str]] = set()
"""Words seen lately, as written, that need no correction; a pure function's memory."""


def _correct_word(match: re.Match[str]) -> str:
    memo, word = _CORRECT_WORDS, match[0].lower()
    known = "" if word in VOCABULARY else memo.get(word)
    if known is None:
        if len(memo) > _MAX_KNOWN_CHUNKS:
            memo.clear()
        known = memo[word] = find_intended_word(word) or ""
    if known:
        return known
    if len(_PLAIN_WORDS) > _MAX_KNOWN_CHUNKS:
        _PLAIN_WORDS.clear()
    _PLAIN_WORDS.add(match[0])
    return match[0]


def _classify_chinese(run: str) -> str:
    return "".join(_iter_chinese_letters(run.translate(lexicon.SIMPLIFIED_BY_TRADITIONAL)))


def _iter_chinese_letters(run: str) -> Iterator[str]:
    """Classify a run of Chinese by the longest words of the lexicon; other characters are ``x``, one for two."""
    at, others = 0, 0
    table, sizes = lexicon.PART_BY_CHINESE_WORD, lexicon.MAX_SIZE_BY_FIRST_CHARACTER
    while at < len(run):
        for size in range(min(sizes.get(run[at], 0), len(run) - at), 0, -1):
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
