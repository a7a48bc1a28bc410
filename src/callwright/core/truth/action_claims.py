"""Find the completed actions that a clause claims: verb, kind of action, and who is said to have done it. Pure; knows no ledger.

English: a past form after "I" or "we", a participle after "has been" or "is now", or one that opens the clause. Chinese: a verb
with a mark of completion beside it (已, 刚, 了, 好了, 成功, 把…). The verb need not be known: a participle of no family is a claim of an
action of its own, unless the verb changes nothing ("checked", "compared").
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from callwright.core.text.text_analysis import stem_word
from callwright.core.truth import action_families as words
from callwright.core.truth.reply_clauses import Clause

Manner = Literal["own", "perfect", "state", "past"]
"""Who did it, by the form: the assistant (own), nobody named (perfect: has been sent; state: is sent), plain past or bare participle (past)."""


class ActionClaim(Struct, frozen=True):
    """One completed action in a clause.

    Attributes:
        claimed: The words, as written.
        stem: The stem of the English verb, or the Chinese verb.
        family: Its kind of action; None for a verb of no family.
        manner: Who is said to have done it.
        clause: The clause it is in.
    """

    claimed: str
    stem: str
    family: words.ActionFamily | None
    manner: Manner
    clause: Clause


def find_action_claims(clause: Clause) -> list[ActionClaim]:
    """Return the completed actions that an asserting clause claims, in order."""
    claims = [*_find_english_claims(clause), *_find_nominal_claims(clause)]
    if not clause.text.isascii():
        claims += _find_han_claims(clause)
    return claims


# --- English ----------------------------------------------------------------------------------------------------

_WORD = re.compile(r"[A-Za-z]+(?:'[a-z]+)?")
_Phrase = tuple[tuple[str, ...], words.ActionFamily]


def _index_phrases() -> dict[str, list[_Phrase]]:
    """Return first word → the rest of the phrase and its family, longest first."""
    index: defaultdict[str, list[_Phrase]] = defaultdict(list)
    for family in words.FAMILIES:
        for phrase in family.done:
            first, *rest = phrase.split()
            index[first].append((tuple(rest), family))
    for phrases in index.values():
        phrases.sort(key=lambda one: -len(one[0]))
    return dict(index)


_PHRASES = _index_phrases()

_BEFORE_PERFECT = re.compile(
    r"(?:\bI|\bwe)(?:'ve| have|'d| went ahead and)?(?: \w+ly| just| also| already| then| now| went ahead and)*(?: had (?:it|them|this|that|your \w+|the \w+))?\s*$",
    re.IGNORECASE,
)
_BEFORE_PASSIVE = re.compile(
    r"(?P<perfect>\b(?:has|have) (?:\w+ly |just |already |now )?been|'s been|\bbeen|\bgot)(?: \w+ly| just| also| already)*\s*$"
    r"|(?:\b(?:is|are)(?P<now> now| already| all)?|'s(?: now| all)?|'re(?: now| all)?)(?: \w+ly| just| also| already)*\s*$",
    re.IGNORECASE,
)
_BEFORE_PAST_PASSIVE = re.compile(r"\b(?:was|were)(?: \w+ly| just| also| already)*\s*$", re.IGNORECASE)
_BEFORE_HEADLINE = re.compile(
    r"^[^\w•|*-]*(?:(?:ok(?:ay)?|sure|great|and|then|also|just|now|all|successfully|first|it|done)\b\W*)*$",
    re.IGNORECASE,
)
_MAX_BRIEF_WORDS = 3
"""Words before the participle of a note such as "late fee waived"."""
_BEFORE_ITEM = re.compile(r"^\s*(?:[-*•]|\d{1,2}[.)]) +(?:\*\*)?$")
_AFTER_ITEM = re.compile(r" +(?!by\b|on\b|at\b|in\b)[\w`'\"#]")
_BEFORE_SUBJECT = re.compile(r"^[^\w•|*]*(?:[\w'.,/&#@+-]+ ){1,6}$")
_ANOTHER_VERB = re.compile(
    r"\b(?:is|are|was|were|be|been|has|have|had|do|does|did|will|can|which|that|who|i|you|he|she|they|we|if|when|as|not|no)\b|'(?:s|re|ve|ll|d|m)\b",
    re.IGNORECASE,
)
_AFTER_REDUCED = re.compile(
    r"^(?:\s*$|\s*[,.;!)–-]|\s+(?:to|for|from|at|on|in|into|onto|across|under|after|with|by|via|as|and|so|already|now|successfully|yesterday|today|until|up|upstream|downstream|live|out|over|back|through|here)\b)(?! by\b)",
    re.IGNORECASE,
)
_TO_COME = re.compile(
    r"\b(?:after|once|until|till|when|as soon as|by the time)\b(?: \w+){1,5}? (?:has|have|is|are)(?: \w+ly)?(?: been)?(?: \w+ly)?\s*$",
    re.IGNORECASE,
)
"""What a deed is to come after, in the present perfect: once the flat has been handed over."""
_OTHER_AGENT = re.compile(r"\W*(?::|by\b(?! (?:text|e?mail|sms|phone|post|message|\d|[$€£¥]|half|another)))")
_BEFORE_ACTIVE = re.compile(
    r"\b(?:be|has|have|had|to|they|he|she|who|which|that|the|a|an)\s*$", re.IGNORECASE
)
_OWN_AND = re.compile(r"\band\s*$")
_DEFINITE_SUBJECT = re.compile(
    r"^\W*(?:and\W+)?(?:(?:great|good) news\W+)?(?:the|your|you|it|both|all|this|that|these|everything|everyone|two|three|four|five|\d+|[A-Za-z]+-?\d+)\b|\byour\b",
    re.IGNORECASE,
)
_OWN_SUBJECT = re.compile(r"\byour (?:\w+ ){1,4}(?:was|were)\b", re.IGNORECASE)
_HABIT = re.compile(
    r"\b(?:usually|normally|always|generally|within|every|each|by default|online|on \w+days|at the (?:counter|desk|door|till|checkout|venue)|on arrival|in cash|locally)\b",
    re.IGNORECASE,
)
_NOTED_DOWN = re.compile(
    r"\b(?:in|on|to) (?:your|the|our) (?:profile|file|account|record|records|system|list|notes|reservation|booking)\b",
    re.IGNORECASE,
)


def _find_english_claims(clause: Clause) -> Iterator[ActionClaim]:
    text = clause.text
    places = [(match[0].lower(), match.start(), match.end()) for match in _WORD.finditer(text)]
    skip_until = 0
    for at, (word, start, _) in enumerate(places):
        if at < skip_until:
            continue
        family, length = _match_phrase(places, at)
        stem = _get_participle_stem(word) if family is None else _get_verb_stem(word)
        if family is None and (
            stem is None or (stem in words.MENTAL_STEMS and not _is_noted_down(stem, text))
        ):
            continue
        end = places[at + length - 1][2]
        if (at and (places[at - 1][0], word) in _STATE_PAIRS) or _NO_EFFECT_PHRASE.match(text, start):
            continue
        manner = _find_manner(clause, start, end, known=family is not None)
        if manner is not None:
            skip_until = at + length
            yield ActionClaim(text[start:end], stem or word, family, manner, clause)


_STATE_PAIRS = frozenset(
    (
        ("all", "set"),
        ("is", "taken"),
        ("are", "taken"),
        ("s", "taken"),
        ("already", "taken"),
        ("fully", "booked"),
    )
)
"""Pairs of words that say a state that nobody has brought about: "that slot is taken"."""

_NO_EFFECT_PHRASE = re.compile(
    r"(?:ran (?:out|into)|run (?:out|into)|dropped (?:out|off(?= at| to| the line))|fell (?:through|over|off|apart)|hung(?! up)|bounced|rained|snowed|crashed|froze|stalled|turned (?:up|out)|showed up|booked (?:out|up|solid)|sold out|took (?:(?:your|their|his|her) word|(?:an? )?(?:\w+ )?(?:look|guess|peek|stab)|note|(?:it|this|that|them) (?:as|to|from)))\b",
    re.IGNORECASE,
)
"""Phrases of a participle that say what there is no more of, or that change nothing."""
_AFTER_COLUMN = re.compile(r"\s*\||(?: so far| already| yet| to date| until now| (?:per|by) \w+)+\s*[:|]")
"""What stands behind a participle that heads a row or a list of data: "Paid | 2", "Settled so far: N-31"."""

_NOMINAL = re.compile(
    rf"\b(?P<noun>{'|'.join(words.ACTION_NOUNS)})s?\b(?: (?:for|of|to|from|on|with) [^,;:]{{1,40}}?)?"
    r" (?:(?:has|have|is|are)(?: now| already| all)? )?(?P<end>gone through|went through|complete|completed|successful|in effect|in place|all set|done|processed|submitted|confirmed|finali[sz]ed)\b",
    re.IGNORECASE,
)
_LET_KNOW = re.compile(r"\b(?:I|we)\b.{0,24}\blet (?!you|me|us)(?:[\w'-]+ ){1,3}know\b", re.IGNORECASE)
_ASKED_FOR = re.compile(
    r"\b(?:I|we)(?:'ve| have)?(?: also| already| just| then)? (?:asked|answered|called|rang|phoned) (?!you\b|me\b|us\b|to\b|for\b|if\b|whether\b|about\b|that\b|it\b|off\b|up\b)(?=\w)",
    re.IGNORECASE,
)
_HAD_DONE = re.compile(
    r"\b(?:I|we)(?:'ve| have|'d)?(?: also| already| just| then)? had (?:an?|the|your|it|them|this|that|his|her|their)\b(?: [\w'-]+){0,4}? (?P<verb>\w{3,}ed|sent|put|made|set|taken)\b",
    re.IGNORECASE,
)
_HAN_TOLD = re.compile(
    r"(?<![您你])[跟和向](?!您|你|我)[^，,您你我]{1,8}?(?P<verb>[说讲](?:了|过|好)|打(?:了|过)招呼)"
)


def _find_nominal_claims(clause: Clause) -> Iterator[ActionClaim]:
    """Yield what is claimed by the noun of an action, and what somebody was let know."""
    match = _NOMINAL.search(clause.text)
    if match is not None:
        family = words.FAMILY_BY_NAME[words.ACTION_NOUNS[match["noun"].lower()]]
        yield ActionClaim(match["end"], stem_word(family.name), family, "perfect", clause)
    match = _LET_KNOW.search(clause.text)
    if match is not None:
        yield ActionClaim(match[0], "notify", words.FAMILY_BY_NAME["send"], "own", clause)
    match = _ASKED_FOR.search(clause.text)
    if match is not None:
        yield ActionClaim(match[0], "ask", words.FAMILY_BY_NAME["apply"], "own", clause)
    match = _HAD_DONE.search(clause.text)
    if match is not None:
        word = match["verb"].lower()
        done, stem = _match_phrase([(word, 0, 0)], 0)[0], _get_participle_stem(word)
        if done is not None or (stem is not None and stem not in words.MENTAL_STEMS):
            yield ActionClaim(match[0], stem or word, done, "own", clause)


def _match_phrase(places: list[tuple[str, int, int]], at: int) -> tuple[words.ActionFamily | None, int]:
    """Return the family of the phrase that begins at this word, and its number of words."""
    for rest, family in _PHRASES.get(places[at][0], ()):
        end = at + 1 + len(rest)
        if all(places[at + 1 + i][0] == word for i, word in enumerate(rest) if at + 1 + i < len(places)) and (
            end <= len(places)
        ):
            return family, 1 + len(rest)
    return None, 1


_AS_BEFORE = frozenset(
    "excepted excluded untouched unchanged unaffected unmodified unaltered undisturbed uninterrupted unused unopened unresolved unneeded unrelated".split()
)
"""Participles that say that nothing was done."""


def _get_participle_stem(word: str) -> str | None:
    """Return the stem of the verb of a past form or participle; None for other words."""
    base = words.IRREGULAR_PARTICIPLES.get(word)
    if base is not None:
        return stem_word(base)
    if word in _AS_BEFORE:
        return None
    return stem_word(word) if len(word) > 4 and word.endswith("ed") and not word.endswith("eed") else None


def has_mental_verb(text: str) -> bool:
    """Return whether a text has a past form or participle of an English verb that changes nothing: compared, picked."""
    return any(stem_word(word) in words.MENTAL_STEMS for word in _PAST_WORD.findall(text.lower()))


_PAST_WORD = re.compile(r"\b[a-z]{3,}ed\b")


def _get_verb_stem(word: str) -> str:
    return stem_word(words.IRREGULAR_PARTICIPLES.get(word, word))


_NOTE_STEMS = frozenset(map(stem_word, ("noted", "recorded")))


def _is_noted_down(stem: str, text: str) -> bool:
    return stem in _NOTE_STEMS and bool(_NOTED_DOWN.search(text))


def _find_manner(clause: Clause, start: int, end: int, *, known: bool) -> Manner | None:
    """Return who is said to have done it, or None where another person did it or the word is no verb.

    ``known``: the verb is of a family. One of no family counts only in a plain form.
    """
    before, after = clause.text[:start], clause.text[end:]
    further: Manner
    if _BEFORE_PERFECT.search(before):
        return "own"
    if _OTHER_AGENT.match(after) or _TO_COME.search(before):
        return None
    if _BEFORE_HEADLINE.match(before):
        plain = known or before.strip() or clause.text.lstrip()[:1].isupper()
        own = (clause.leads and not _AFTER_COLUMN.match(after)) or clause.actor == "assistant"
        further = "past" if clause.narrated and not known else "perfect"
        return ("own" if own else further) if plain else None
    if (
        _BEFORE_ITEM.match(before)
        and _AFTER_ITEM.match(after)
        and clause.text.lstrip(" -*•.)0123456789")[:1].isupper()
    ):
        return "perfect"  # "- Added two tests"; "- Delivered: 3" is data
    passive = _BEFORE_PASSIVE.search(before)
    if passive:
        perfect = passive["perfect"] or passive["now"] or _is_definite(before, clause.text)
        return "perfect" if perfect else "state"
    return _find_bare_manner(clause, before, after, known=known)


def _is_definite(before: str, text: str) -> bool:
    """Return whether a subject names one thing, of which no habit is told: your plan is cancelled."""
    return bool(_DEFINITE_SUBJECT.search(before)) and not _HABIT.search(text)


def _find_bare_manner(clause: Clause, before: str, after: str, *, known: bool) -> Manner | None:
    """Return the manner of a participle without a present auxiliary."""
    if clause.actor == "assistant" and _OWN_AND.search(before):
        return "own"
    reduced = _AFTER_REDUCED.match(after) and not _BEFORE_ACTIVE.search(before)
    if _BEFORE_PAST_PASSIVE.search(before):
        return "perfect" if _OWN_SUBJECT.search(before) and clause.actor != "other" else "past"
    if not reduced:
        return None
    if clause.actor == "other":  # "the notes say the fix shipped in 2.8.1"
        return "past" if known else None
    if _BEFORE_SUBJECT.match(before) and not _ANOTHER_VERB.search(before):
        is_brief = len(before.split()) < _MAX_BRIEF_WORDS and not re.search(r"\w", after)
        return "perfect" if clause.leads or known or is_brief else None
    return "past" if known else None


# --- Chinese ----------------------------------------------------------------------------------------------------


def _index_han_verbs() -> dict[str, list[tuple[str, words.ActionFamily | None]]]:
    """Return first character → the verbs that begin with it and their families, longest first."""
    index: defaultdict[str, list[tuple[str, words.ActionFamily | None]]] = defaultdict(list)
    listed = [(verb, family) for family in words.FAMILIES for verb in family.han]
    for verb, kind in [*listed, *((one, None) for one in words.OTHER_HAN_VERBS)]:
        index[verb[0]].append((verb, kind))
        if len(verb) == _SEPARABLE and verb[1] not in _HAN_COMPLEMENTS and verb[0] not in "已也":
            index[verb[0]].extend((f"{verb[0]}{mark}{verb[1]}", kind) for mark in _HAN_MARKS)
    for verbs in index.values():
        verbs.sort(key=lambda one: -len(one[0]))
    return dict(index)


_SEPARABLE = 2
_HAN_MARKS = ("了", "过", "好", "完", "过了")
_HAN_COMPLEMENTS = frozenset("了到好成上掉过完出入进在给为群您你清妥齐")
"""Second characters that are no object of the first: 补卡 is also 补了卡 and 补过卡."""
_HAN_FAMILIES = {
    root: words.FAMILY_BY_NAME[name] for name, roots in words.HAN_ROOTS.items() for root in roots
}
_LIGHT = words.FAMILY_BY_NAME["update"]
_HAN_LIGHT = frozenset("跑弄搞做办整")
"""Verbs that say of any effect that it is done."""
_HAN_VERBS = _index_han_verbs()
_HAN_VERBS_WITHIN = re.compile(
    "|".join(sorted({verb[0] for verbs in _HAN_VERBS.values() for verb in verbs}, key=len, reverse=True))
)
_HAN_FINISHED_BEFORE = re.compile(
    r"(?:已经?|刚刚?|刚才|成功|[做完进]了?|也|都|全|统统|把[^把]{1,16}?|[帮替给为][您你他她它们]{0,3}|被)[^，,]{0,9}$"
)
_HAN_PERFECT_BEFORE = re.compile(r"(?:已经?|刚刚?|刚才)[^，,]{0,10}$")
_HAN_FINISHED_AFTER = re.compile(
    r"^(?:处理|操作|办理|手续)?[好完掉妥成上出到进入下走开在给]{0,2}(?:了(?!解)|啦|咯|喽|过(?!期|程|来|于|的)|成功|完毕|完成|妥当)|^[好完掉妥成上出到](?=\W|$)"
)
_HAN_WHOLE_BEFORE = re.compile(r"(?:全部|全都|均|统统) ?$")
_HAN_COMPOUNDS = frozenset(
    "离开 分开 展开 公开 召开 避开 散开 打发 开发 出发 引发 触发 自动 活动 劳动 能量".split()
)
"""Compounds in whose second character no verb begins."""
_HAN_QUALITIES = frozenset("清爽 清楚 清净 清静 清晰 清闲 清淡 清香".split())
"""Words for how something is that begin with the character of a verb."""
_HAN_TICKED = re.compile(r"(?:[✅✔☑]\ufe0f?|\[x\]) ?$", re.IGNORECASE)
_HAN_ROOTS = "".join(words.HAN_ROOTS.values()) + words.OTHER_HAN_ROOTS
_HAN_ANY_DONE = re.compile(
    r"(?P<verb>[\u4e00-\u9fff])(?:[好完妥](?=[了啦咯])|(?:下去|下来|出去|过去|上去|进去|到位)(?=[了啦咯]))|已(?!经)(?P<word>[\u4e00-\u9fff]{2})"
    rf"|(?P<root>[{_HAN_ROOTS}办做弄配备收凑])(?:[好完妥齐]|(?<=[订留锁占拍买抢])下)(?=[了啦咯]|[,，。!！；;\s|]|$)"
)
"""A verb of no table whose completion is marked; without 了 only a character that begins a verb: 早上好 and 效果好 tell of no deed."""
_HAN_ROOT_DONE = re.compile(
    rf"(?P<root>[{_HAN_ROOTS}])(?:(?:过|上|掉|成|出去|下来|进去|回去|回来|完)?[了啦咯](?!解|得)|(?:过去|给)了)"
)
"""The first character of a verb of no table with a mark of completion behind it: 交过了, 撤回来了, 签上了."""
_HAN_NO_EFFECT = frozenset(
    "太真挺更您你拟写整理看想备查算列结译读说听选考虑懂学吃讲聊猜数问商明有知无过满到是在没就最还正比准收核了解期得多久达为够很偏爱友良完被将由经非"
)
"""Characters of verbs that change nothing, that the model's own words do, or that tell of a state."""
_HAN_END_DONE = re.compile(r"[了啦](?:[,，。!！~～\s]|$)")
_HAN_ENDS_DONE = re.compile(r"[了过好啦成功掉上出到完妥]$")
_HAN_ATTRIBUTE = re.compile(
    r"^[了过到好]?的(?!话)|^(?:指令|请求|操作|命令|任务|功能|服务|申请(?!了)|状态|记录|单号|编号|时间|方式|流程|规则|政策|中心|按钮|页面|失败|权限|表(?!示|明|达)|包|后|再|就(?![是要])|才|发[您你]|给[您你](?:看|核|过目|审)|费(?!用?(?:也|都|已|了))|书(?!了))"
)
_HAN_USER_DID = re.compile(r"(?<![给帮替为把跟让])[您你](?:已经?|刚刚?|刚才|都|也|昨天|之前|上次|自己){0,2}$")
_HAN_FOR_USER = re.compile(r"[帮替给为][您你][^，,]{0,8}$")
_HAN_ADDRESSEES = frozenset("您你")
_HAN_OTHER_SUBJECT = re.compile(
    r"\W*(?:他|她|他们|对方|商家|卖家|店家|房东|老板|医生|客服|司机|师傅|同事|家长|平台|学校|医院)(?!那边|的|账)"
)
_HAN_TAKEN = re.compile(r"(?:被(?:别人|人|他人|其他人)?|有人|别人)$")
"""Before a verb of booking: others hold it."""
_HAN_LONG_AGO = re.compile(r"那[次回]|去年(?!那)|前年|多年|当年|世纪|(?:1\d|20)\d\d年")
_HAN_DID = re.compile(r"(?:做|完成|进行|执行)了[^，,]{0,2}$")
_HAN_RESULT = re.compile(r"^[到在成好上着]")
_HAN_OTHERS = re.compile(
    r"^(?:他|她|对方|商家|卖家|房东|客户|客服|老板|店家|平台|银行|系统|快递|医院|学校|公司)"
)


_MIXED = re.compile(
    r"(?:已经?|刚刚?|也|都|全|替[您你]|帮[您你]|给[您你]) ?(?P<before>[A-Za-z]{3,9})(?![A-Za-z])|(?<![A-Za-z])(?P<after>[A-Za-z]{3,9}) ?(?:好|完|掉)?了"
)
"""An English verb with a Chinese mark of completion: 已 merge, deploy 了."""


def _index_base_verbs() -> dict[str, words.ActionFamily]:
    """Return the stem of each English verb of a family → the family."""
    return {
        stem_word(words.IRREGULAR_PARTICIPLES.get(phrase, phrase)): family
        for family in words.FAMILIES
        for phrase in family.done
        if " " not in phrase
    }


_BASE_VERBS = _index_base_verbs()


def _find_mixed_claims(clause: Clause) -> Iterator[ActionClaim]:
    for match in _MIXED.finditer(clause.text):
        stem = stem_word((match["before"] or match["after"]).lower())
        family = _BASE_VERBS.get(stem)
        if family is not None:
            yield ActionClaim(
                match[0], stem, family, "own" if clause.actor == "assistant" else "perfect", clause
            )


def _find_han_claims(clause: Clause) -> Iterator[ActionClaim]:
    yield from _find_mixed_claims(clause)
    text = clause.text
    told = _HAN_TOLD.search(text)
    if told is not None and not _HAN_OTHER_SUBJECT.match(text):
        yield ActionClaim(told["verb"], told["verb"], words.FAMILY_BY_NAME["send"], "perfect", clause)
    at = last = 0
    while at < len(text):
        found = next((one for one in _HAN_VERBS.get(text[at], ()) if text.startswith(one[0], at)), None)
        found = found or _find_any_han_verb(text, at)
        if (
            found is None
            or text[max(at - 1, 0) : at + 1] in _HAN_COMPOUNDS
            or text[at : at + 2] in _HAN_QUALITIES
        ):
            at += 1
            continue
        verb, family = found
        end = at + len(verb)
        if last and at == last and _HAN_BARE_END.match(text, end) and not _HAN_ENDS_DONE.search(verb):
            at = end  # 已取消续订: the name of what was cancelled
            continue
        family = _LIGHT if _HAN_HANDED_IN.match(verb) and not _HAN_MONEY.search(text) else family
        if _is_finished(text, verb, at, end):
            if clause.actor != "assistant" and _is_done_by_others(text, at, end, family):
                at = end
                continue
            own = clause.actor == "assistant" or not _HAN_ADDRESSEES.isdisjoint(verb)
            manner: Manner = "own" if own else "perfect"
            yield ActionClaim(verb, verb, family, manner, clause)
            last = end if len(verb) == _SEPARABLE and not _HAN_ENDS_DONE.search(verb) else 0
        at = end


_HAN_BARE_END = re.compile(r"[,，。!！；;\s]|$")
_HAN_HANDED_IN = re.compile(r"交[了完好上掉]")
_HAN_MONEY = re.compile(r"费|款|钱|税|金|租|账|保险|社保|罚|[元块¥￥]")
"""What is paid; anything else that is 交 is handed in."""


def _is_done_by_others(text: str, start: int, end: int, family: words.ActionFamily | None) -> bool:
    """Return whether a Chinese clause tells of another's deed, of the past, or of what others hold: 302 已被预订, 已约满."""
    if _HAN_OTHER_SUBJECT.match(text) or _HAN_LONG_AGO.search(text):
        return True
    books = family is not None and family.name == "book"
    return books and bool(text.startswith("满", end) or _HAN_TAKEN.search(text[:start]))


def _find_any_han_verb(text: str, at: int) -> tuple[str, words.ActionFamily | None] | None:
    """Return a verb of no table that is marked as completed, 开好了, 已加急; of a family where its first character tells it: 交完了."""
    root = _HAN_ROOT_DONE.match(text, at)
    if root is not None:
        return root[0], _HAN_FAMILIES.get(root["root"])
    match = _HAN_ANY_DONE.match(text, at)
    if match is None or not _HAN_NO_EFFECT.isdisjoint(match["verb"] or match["word"] or match["root"]):
        return None
    if match["word"] and _HAN_VERBS_WITHIN.search(match["word"]):
        return None  # the table has it: it begins one character later
    verb = match["verb"] or match["root"]
    family = _LIGHT if verb and verb in _HAN_LIGHT else _HAN_FAMILIES.get(verb or match["word"][0])
    if family is None and match["verb"] and len(match[0]) > _SEPARABLE:
        return None
    return match[0], family


def _is_finished(text: str, verb: str, start: int, end: int) -> bool:
    """Return whether a Chinese verb has a mark of completion beside it and is no attribute or noun."""
    after = text[end:]
    if _HAN_ATTRIBUTE.match(after) or _HAN_USER_DID.search(text[max(start - 16, 0) : start]):
        return False
    if _HAN_FINISHED_AFTER.match(after) or verb.startswith("已"):
        return True
    before = text[max(start - 16, 0) : start]
    if (_HAN_FOR_USER.search(before) or verb[1:2] in "您你") and _HAN_RESULT.match(after):
        return True
    if _HAN_PERFECT_BEFORE.search(before) or _HAN_TICKED.search(before):
        return True
    if "了" in verb or _HAN_ENDS_DONE.search(verb) or _HAN_DID.search(before):
        return True
    return bool(
        (_HAN_FINISHED_BEFORE.search(before) and _HAN_END_DONE.search(after))
        or (_HAN_END_DONE.search(after[:12]) and len(after) <= 12)
        or (_HAN_WHOLE_BEFORE.search(before) and re.match(r"\W|$", after))
    )
