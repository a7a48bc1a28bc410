"""What does the request ask for, and do the tool's words speak of it? Pure.

A question says what it wants right behind its question word ("who is the *mayor*", "how many *pages*", 有多少*页*), an order by its verb
and what follows ("*translate* …"). A request may name values that fit a tool and still ask for something that the tool does not
give. Only the first such word is looked at, and only requests of which a question word or an order can be read: fragments, statements, and
questions for a reason or a yes say nothing.
"""

import re
from collections.abc import Sequence
from typing import Final

from callwright.core.gate.topic_match import RequestCoverage
from callwright.core.ground.conversation_index import ConversationIndex, RequestToken
from callwright.core.selection.concept_glossary import ACTION_CONCEPTS, find_concepts
from callwright.core.selection.near_words import is_comparable, list_trigrams
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.text_analysis import GENERIC_STEMS, stem_word

_QUESTION = re.compile(r"\b(who|whom|whose|which|what|when|where|how)(?:'?s|'re|'ll|'d|'ve)?\b")
_IS_A = re.compile(r"(?:^|[.!?;:\n]\s+)(is|are|was|were) [^?]{1,60}? an? ")
"""A question whether something is of a kind, which follows."""

_REASON = re.compile(
    r"\bwhy\b|\bhow (?:come|about)\b|\bwhat about\b|为什么|怎么|咋|为何|几点|几号|几时|什么时候|啥时候|哪天"
)
"""Questions for a reason, a way or a time: what they ask for has no name in them."""

_ORDER = re.compile(
    r"(?:^|[.!?;:\n]\s+)(?:(?:please|now|hi|hello|hey|ok|okay|so)\W+)*"
    r"(?:(?:can|could|would|will) you (?:please )?(?:help me (?:to )?)?|i(?:'d| would) like (?:you )?to |i (?:want|need) (?:you )?to |help me (?:to )?|let's )?([a-z]+)\b"
)
_GENERIC_VERBS = GENERIC_STEMS | frozenset(
    map(
        stem_word,
        "look check list display describe read pull bring search browse view see find show give tell get".split(),
    )
)
"""Stems of verbs after which the thing that is looked for follows."""

_VAGUE_STEMS = frozenset(
    map(
        stem_word,
        "thing stuff one news place way kind sort type lot bit number amount total list name value today tomorrow yesterday tonight now day week month year time hour"
        " morning afternoon evening night monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december"
        " current currently latest recent new next last first best good nice exactly actually really approximately roughly exact possible different main"
        " long left go going goes happen mean want like look think say put do doing right overall every everything anything something nothing somewhere else"
        " big bigger biggest small smaller smallest large larger largest".split(),
    )
)
"""Stems of words that name nothing that could be asked for."""

_GENERAL_STEMS = frozenset(
    map(
        stem_word,
        "info information detail profile record statistics stats summary overview fact encyclopedia wiki sql web ask answer".split(),
    )
)
_GENERAL_HAN = re.compile(r"详情|资料|百科|概况|档案|介绍")
"""Names of tools that tell many things of what they are given."""

_AGENT_NOUN = re.compile(
    r"\b(?!(?:number|order|weather|water|letter|offer|parameter|integer|character|filter|server|folder|header|router|power|color|colour|calculator|sensor"
    r"|factor|vector|other|paper|computer|converter|under|over|after|either|whether|never|error|quarter|counter|timer|meter|center|centre)s?\b)"
    r"[a-z]{2,}(?:[^e\W]er|or|ist|ian|ee)s?\b|\b(?:people|persons?|staff|teams?|members?|contacts?|presidents?|kings?|queens?)\b"
)
"""English words for persons, many by their endings."""

_WHO: Final = re.compile(r"\b[Ww]ho\b|谁")
"""A tool's own words for a person whom it names."""

_AGENT_HAN = re.compile(r"[人员者家手长]|作者|导演|主席|总统|联系")
"""Chinese characters and words for persons."""

_WHEN_CONCEPTS = find_concepts(
    "time . date . calendar . schedule . event . concert . history . track . status . showtime . birthday . departure . delivery"
)
_WHERE_CONCEPTS = find_concepts(
    "map . location . address . find . track . route . restaurant . hotel . museum . shop . event"
)

_SPECIFIC_ACTIONS = ACTION_CONCEPTS - find_concepts("search . list . check . calculate . read . 看看")
"""The concepts of actions that say what is wanted, and not only that something is looked for."""

_MEASURED: Final = tuple(
    (re.compile(asked), re.compile(told))
    for asked, told in (
        (r"\bhow (?:big|large)\b|[几多少]平(?!均)|多大面积", r"\b(?:area|size|surface)\b|面积|大小"),
        (r"\bhow wet\b", r"\b(?:rain\w*|precipitation|humidity)\b|雨|湿度"),
        (r"\bhow (?:hot|cold|warm|chilly)\b|[几多少]度", r"temperature|温度|气温|度数|体温"),
        (
            r"\bhow long\b|多久|多长|(?:几|多少)个?(?:秒|分钟|小时|钟头|天)",
            r"\b(?:length|long\w*|distance|duration|time|times|periods?|deadline|\w*span|interval|frequency)\b|时间|时长|长度|期限|周期|频率|到站|寿命",
        ),
        (r"\bhow (?:tall|high)\b|多高", r"\b(?:height|elevation|altitude)\b|高度|海拔|身高"),
        (r"\bhow far\b|多远|(?:几|多少)(?:公里|千米)", r"\b(?:distance|mileage|range)\b|距离|里程|路程"),
        (r"\bhow old\b|多大年纪|几岁", r"\b(?:age|birth\w*|founded)\b|年龄|出生|生日"),
        (r"\bhow heavy\b|多重|(?:几|多少)(?:斤|公斤|千克|克)", r"\b(?:weight|mass)\b|重量|体重|质量"),
        (r"\bhow fast\b|多快", r"\b(?:speed|velocity|pace)\b|速度|时速"),
        (r"\bhow deep\b|多深", r"\bdepth\b|深度|水深"),
        (r"\bhow strong\b", r"\b(?:strength|alcohol|force|wind)\b|强度|风力"),
        (
            r"\bhow much (?:is|are|does|do|did|would|will) |多少(?:钱|银子|块|元)|卖到多少|(?:什么|啥)价|便宜",
            r"\b(?:prices?|costs?|fees?|fares?|quotes?|value|amount|balance)\b|价|费用|余额|金额",
        ),
        (r"多少大?卡", r"calor|热量|营养"),
        (r"(?:还有|还剩|剩|余下?)了?多少", r"\b(?:balance|stock|remaining|left|inventory)\b|余|剩|库存"),
        (
            r"哪[儿里]|到哪",
            r"\b(?:where|location|position|track\w*|address|trace)\b|位置|地址|地点|物流|轨迹|在哪",
        ),
        (r"哪一?年|几几年", r"\b(?:dates?|years?|when)\b|年份|日期|时间|年代|在位"),
        (r"(?:几|多少)种", r"\b(?:ways|arrangements|selections)\b|组合数|排列数|种数|方案"),
    )
)
"""What is asked for by a property or a unit, and how tools call that quantity."""

_VAGUE_HAN: Final = frozenset("哪儿啥些几里现叫样做点整弄剩共该得来去能大概")
"""Characters around a Chinese question word that name nothing that could be asked for."""

_AFTER_NUMBER: Final = re.compile(r"\d ?$")
"""What stands before the unit of a number."""

_HAN_QUESTION = re.compile(r"谁|多少|几(?=[^个十百千万亿\d])|哪|什么|啥|多(?=[厚高长远大重久快深宽贵热冷])")
_HAN_WINDOW = 4
"""Characters on either side of a Chinese question word among which the thing asked for stands."""

_HAN_ORDER = re.compile(r"^\W*(?:请|帮|把|给我|替我|麻烦)")
_MIN_HAN_WEIGHT = 0.8
"""Weight of two characters: one alone is no word."""


def asks_for_other_thing(about: ToolKeywords, index: ConversationIndex, covered: RequestCoverage) -> bool:
    """Return whether the request asks for something of which neither the tool nor the call's values (``covered``) speak."""
    text = "" if index.user is None else index.user.text
    if not covered.unexplained or tells_many_things(about) or _REASON.search(text):
        return False
    return _asks_for_unnamed(about, index, text, covered) and not _names_measured(about, text)


def _asks_for_unnamed(
    about: ToolKeywords, index: ConversationIndex, text: str, covered: RequestCoverage
) -> bool:
    """Return whether no word of the tool or the values is the thing that the request names first."""
    left = frozenset(one.start for one in covered.unexplained)
    words = covered.unsaid
    if not text.isascii() and any(one.stem >= "\u3400" for one in words):
        return _asks_in_chinese(about, index, words, left)
    asked = _QUESTION.search(text) or _IS_A.search(text)
    if asked is not None:
        return not _may_answer(about, asked[1]) and _is_left(
            about, _list_things(index, words, asked.end()), left
        )
    verbs = {
        start
        for (start, _), concepts in index.request_concept_words
        if not ACTION_CONCEPTS.isdisjoint(concepts)
    }
    for order in _ORDER.finditer(text):
        things = _list_things(index, words, order.end())
        if stem_word(order[1]) in _GENERIC_VERBS:
            return _is_left(about, things, left)
        if order.start(1) in verbs:
            return order.start(1) in left and (not things or _is_left(about, things, left))
    return False


def tells_many_things(about: ToolKeywords) -> bool:
    """Return whether a tool gives answers of many kinds, as a search of the web or of an encyclopedia does."""
    return not _GENERAL_STEMS.isdisjoint(about.name) or _GENERAL_HAN.search(about.text) is not None


def _names_measured(about: ToolKeywords, text: str) -> bool:
    """Return whether the request asks for a quantity by its property or unit, and the tool's words name that quantity."""
    tool = about.text.lower()
    return any(asked.search(text) and told.search(tool) for asked, told in _MEASURED)


def _list_things(index: ConversationIndex, words: Sequence[RequestToken], start: int) -> list[RequestToken]:
    """Return the words behind a place that may name what is asked for: no unit of a number and no proper name, which are values."""
    user = index.user
    text, raw = ("", "") if user is None else (user.text, user.raw)
    return [
        one
        for one in words
        if one.start >= start
        and one.stem not in _VAGUE_STEMS
        and not raw[one.start : one.start + 1].isupper()
        and not _AFTER_NUMBER.search(text[max(one.start - 2, 0) : one.start])
    ]


def _is_left(about: ToolKeywords, things: Sequence[RequestToken], left: frozenset[int]) -> bool:
    """Return whether there is a thing and the first is in no word of the tool, nor in another form of one."""
    return bool(things) and things[0].start in left and not _resembles(about, things[0].stem)


def _resembles(about: ToolKeywords, stem: str) -> bool:
    if not is_comparable(stem):
        return False
    own = list_trigrams(stem)
    return any(
        word[:3] == stem[:3] and 2 * len(own & (other := list_trigrams(word))) >= min(len(own), len(other))
        for word in about.topic_stems
    )


def _may_answer(about: ToolKeywords, question: str) -> bool:
    """Return whether the tool's words name a person, a time or a place, as the question word asks for."""
    if question in {"who", "whom", "whose"}:
        return _AGENT_NOUN.search(about.text.lower()) is not None or _WHO.search(about.text) is not None
    if question == "when":
        return not _WHEN_CONCEPTS.isdisjoint(about.topic_concepts)
    return question == "where" and not _WHERE_CONCEPTS.isdisjoint(about.topic_concepts)


def _asks_in_chinese(
    about: ToolKeywords, index: ConversationIndex, words: Sequence[RequestToken], left: frozenset[int]
) -> bool:
    text = "" if index.user is None else index.user.text
    asked = _HAN_QUESTION.search(text)
    if asked is not None:
        if asked[0] == "谁" and (_AGENT_HAN.search(about.text) or _WHO.search(about.text)):
            return False
        near = [one for one in words if asked.start() - _HAN_WINDOW <= one.start < asked.end() + _HAN_WINDOW]
    elif _HAN_ORDER.search(text):
        if any(
            _SPECIFIC_ACTIONS.issuperset(concepts) and about.topic_concepts.isdisjoint(concepts)
            for (start, _), concepts in index.request_concept_words
            if start in left
        ):
            return True
        near = list(words)
    else:
        return False
    near = [one for one in near if one.stem not in _VAGUE_HAN]
    return sum(one.weight for one in near) >= _MIN_HAN_WEIGHT and all(
        one.start in left and one.stem not in about.text for one in near
    )
