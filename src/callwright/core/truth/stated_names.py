"""Compare the names in a reply with the recorded ones: one more recipient in a list, another second half of a name. Pure."""

import itertools
import re
from collections.abc import Iterator

from rapidfuzz.distance import OSA

from callwright.core.truth.value_claims import LedgerValues

_EN_LIST = re.compile(r"\b[A-Z][\w-]+(?:(?:, | and |, and )[A-Z][\w-]+)+")
_LISTED_ID = re.compile(r"[A-Za-z]{0,5}-?\d{3,}", re.ASCII)
_ID_LIST = re.compile(
    r"(?<![\w.$€£¥-])[A-Za-z]{0,5}-?\d{3,}(?:(?: ?[,、&+] ?|,? and | ?[和与跟及] ?)[A-Za-z]{0,5}-?\d{3,})+(?![\w%.]|[元块])",
    re.ASCII,
)
_DIGITS = re.compile(r"\d")
_FILE = re.compile(r"[\w\u4e00-\u9fff-]+\.[a-z]{2,5}\b", re.ASCII)
_FILE_LIST = re.compile(
    r"[\w\u4e00-\u9fff-]+\.[a-z]{2,5}(?:(?:, | ?[、&] ?|,? and | ?[和与跟及] ?)[\w\u4e00-\u9fff-]+\.[a-z]{2,5})+\b",
    re.ASCII,
)
_DONE = re.compile(
    r"\b(?:has|have) been\b|\b(?:are|were) (?:now )?\w+(?:ed|en)\b|\b(?:I|we)(?:'ve| have)?\b|已|了",
    re.IGNORECASE,
)
_HAN_PARTS = re.compile(r"[、和与跟及]|以及")
_HAN_NAME = re.compile(r"^[\u4e00-\u9fff]{2,4}?(?=[都也了已的,，。加收在]|\W|$)")
_MARKS = frozenset("都也了已的")
"""Characters that no name has."""
_PROPER = re.compile(r"\b([A-Z][a-z]+) ([A-Z][a-z]+)\b")
_COMMON = frozenset(
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december breakfast lunch dinner parking delivery shipping reception luggage doors entry tickets wifi".split()
)
_WORD = re.compile(r"(?<![\w@.])[a-z]{4,}(?![\w@])")
_HAN_DONE = re.compile(r"已|了|发给|发到|邀请|抄送|通知")


def find_wrong_names(
    clause: str, reply: str, values: LedgerValues, *, acts: bool, acts_in_han: bool = False
) -> Iterator[tuple[str, str]]:
    """Yield names of an asserting clause that stand where recorded ones should: the name, and the recorded one.

    ``acts``: the clause claims a completed action in English; ``acts_in_han``: in Chinese.
    """
    yield from _find_further_ids(clause, values)
    yield from _find_other_titled(clause, values)
    yield from _find_other_people(clause, values)
    if not acts and values.gives_moment:
        yield from _find_other_things(clause, values)
    if not acts and any(one in clause.lower() for one in values.given_lists):
        yield from _find_further_names(clause, values)
    if not acts_in_han and values.gives_moment:
        yield from _find_other_han_things(clause, values)
    if acts:
        yield from _find_further_names(clause, values)
        yield from _find_other_halves(clause, reply, values)
        yield from _find_other_names(clause, values)
        yield from _find_other_things(clause, values)
    yield from _find_further_han_names(clause, values)
    yield from _find_other_han_names(clause, values)
    if acts_in_han:
        yield from _find_other_han_things(clause, values)
    yield from _find_near_names(clause, values)
    yield from _find_other_handles(clause, values)
    yield from _find_near_han_names(clause, values)
    yield from _find_other_full_names(clause, values)


_TITLED = re.compile(
    r"\b(?P<title>Dr|Prof|Mr|Mrs|Ms|Miss|Professor|Doctor|Nurse|Judge|Officer)\.? (?P<name>[A-Z][\w'’-]+)"
    r"|(?:(?<![\u4e00-\u9fff])|(?<=[给由找跟和是让请向，、]))(?P<han>(?![老位名个的该本男女新大小派换找请叫让两几各一哪那这给由等见看问听约求])[\u4e00-\u9fff])(?P<han_title>师傅|医生|大夫|老师|经理|教练|律师|护士|主任|阿姨)"
)


def _find_other_titled(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    """Yield a name with a title that nobody has, where the recorded one with this title is not said: Dr Lindqvist for Dr Kemp, 童师傅 for 田师傅."""
    for match in _TITLED.finditer(clause):
        title, name = match["title"] or match["han_title"], match["name"] or match["han"]
        if name.lower() in values.text:
            continue
        known = [
            (one[0], one["name"] or one["han"])
            for text in values.strings
            for one in _TITLED.finditer(text)
            if (one["title"] or one["han_title"]) == title
        ]
        if known and not any(one.lower() in values.reply.lower() for _, one in known):
            yield match[0], known[0][0]


def _find_further_ids(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    for match in _ID_LIST.finditer(clause):
        listed = _LISTED_ID.findall(match[0])
        known = [one for one in listed if one.lower() in values.text]
        shapes = {_DIGITS.sub("0", one) for one in known if f"{one.lower()}" in values.id_texts}
        told = _DONE.search(clause) or len(clause.strip(" ,，、;；")) == len(match[0])
        for one in listed if shapes and told else ():
            if one.lower() not in values.text and _DIGITS.sub("0", one) in shapes:
                yield one, ", ".join(known)
    for match in _FILE_LIST.finditer(clause) if _DONE.search(clause) else ():
        files = _FILE.findall(match[0])
        known = [one for one in files if one.lower() in values.text]
        for one in files if known else ():
            if one.lower() not in values.text:
                yield one, ", ".join(known)


def _find_further_names(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    for match in _EN_LIST.finditer(clause):
        names = re.split(r",? and |, ", match[0])
        known = [name for name in names if name.lower() in values.text]
        for name in names:
            if known and name.lower() not in values.text and name.lower() not in _COMMON:
                yield name, ", ".join(known)


def _find_further_han_names(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    if not _HAN_DONE.search(clause):
        return
    parts = _HAN_PARTS.split(clause)
    for left, right in itertools.pairwise(parts):
        known = next(
            (
                left[-size:]
                for size in (4, 3, 2)
                if len(left) >= size and left[-size:].isalpha() and left[-size:] in values.text
            ),
            None,
        )
        match = _HAN_NAME.match(right)
        if (
            known
            and match
            and _MARKS.isdisjoint(match[0])
            and match[0] not in values.text
            and match[0][:2] not in values.text
        ):
            yield match[0], known


def _find_other_halves(clause: str, reply: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    for match in _PROPER.finditer(clause):
        for known in values.strings:
            first, _, second = known.partition(" ")
            if (
                first == match[1]
                and second[:1].isupper()
                and " " not in second
                and second != match[2]
                and second not in reply
            ):
                yield match[0], known


_HANDLE = re.compile(r"(?<![\w/&])[#@][A-Za-z][\w-]+")
_SLUG = re.compile(r"(?<![\w@#/.:-])[a-z][a-z0-9]*(?:[-_/][a-z0-9]+)+(?![\w@/-]|\.\w)")


def _find_other_handles(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    """Yield a channel, #general, or a name of several parts, atlas-mobile, in place of a recorded one that is like it and that the reply has not."""
    if _HANDLE_OR_SLUG.isdisjoint(clause):
        return
    for pattern in (_HANDLE, _SLUG):
        said = [match[0] for match in pattern.finditer(clause)]
        unknown = [one for one in said if not _is_recorded_part(one.lower(), values.text)]
        if not unknown:
            continue
        known = [
            one
            for one in values.strings
            if pattern.fullmatch(one) and one.lower() not in values.reply.lower()
        ]
        for name in unknown:
            parts = set(_PART_EDGE.split(name.lower()))
            like = next(
                (one for one in known if pattern is _HANDLE or parts & set(_PART_EDGE.split(one.lower()))),
                None,
            )
            if like is not None:
                yield name, like


def _is_recorded_part(name: str, recorded: str) -> bool:
    """Return whether recorded texts hold a name, or a state as people write it: over-65s for ``over_65``."""
    return any(
        one in recorded for one in (name, name.replace("-", "_"), name.removesuffix("s").replace("-", "_"))
    )


_HANDLE_OR_SLUG = frozenset("#@-_/")
_PART_EDGE = re.compile(r"[-_/]")
_HAN_NUMBERED = re.compile(r"[一二三四五六七八九十]|\d+")


def _find_near_han_names(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    """Yield a name that has another number than a recorded one that the reply has not: 三年一班 for 三年二班家长群."""
    for known, pattern in values.numbered_names:
        match = pattern.search(clause)
        if match is not None and match[0] not in values.text:
            yield match[0], known


def _find_other_full_names(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    """Yield a first and last name of which nothing recorded has a word, where an effect was given another person's, of which the reply has none."""
    known = [one for one in values.unsaid_things if _PROPER.fullmatch(one)]
    for match in _PROPER.finditer(clause) if known else ():
        words = {match[1].lower(), match[2].lower()}
        if words.isdisjoint(_COMMON) and not any(word in values.text for word in words):
            yield match[0], known[0]


def _find_near_names(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    for match in _WORD.finditer(clause) if values.unsaid_names else ():
        if match[0] in values.text or match[0] in _FUNCTION_WORDS:
            continue
        for known in values.unsaid_names:
            if len(known) == len(match[0]) and OSA.distance(match[0], known, score_cutoff=1) == 1:
                yield match[0], known


_FUNCTION_WORDS = frozenset(
    "last next past then than that this with have been from were when what will your some more most only over each both same there here must just"
    " into once they them need like good does done make take come came well also very much many such".split()
)
"""Words that are no slip of a name: last beside a recorded "lost"."""
_PLACED_NAME = re.compile(
    r"(?<=[a-z,;:] )(?P<name>[A-Z][a-z]{2,}(?: [A-Z][a-z]+)*)(?![\w'’-])|^\W*(?P<first>[A-Z][a-z]{2,})(?= (?:is|has been) (?:now )?(?:booked|reserved|yours|held|set))"
)
_NO_THING = frozenset(
    "点时分您你我他她它这那哪本该此新旧老大小一二两三四五六七八九十几每各全进入加退没已也都了的在到给把是有为和与跟去发建订上下"
)
"""Characters that stand before the name of a kind of thing without naming one: 这个群, 一楼."""


def _find_other_things(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    """Yield a capitalised name where every name that the effects of the run were given is left out: booked Maple, not Ginkgo."""
    known = values.unsaid_things
    for match in _PLACED_NAME.finditer(clause) if known else ():
        name = match["name"] or match["first"]
        words = name.lower().split()
        if not any(word in values.text or word in _COMMON for word in words):
            yield name, known[0]


def _find_other_han_things(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    """Yield the Chinese name before the kind of a thing (枫叶会议室, 财务群) where the run recorded another of that kind (银杏, 家长群)."""
    for kind, known in values.unsaid_han_things:
        at = clause.find(kind)
        said = re.search(r"[\u4e00-\u9fff]{2}$", clause[: max(at, 0)])
        if said is None or said[0] in values.text or not _NO_THING.isdisjoint(said[0]):
            continue
        yield said[0] + kind, known


_ROLE = re.compile(
    r"\b(?:to|for|with|by|from|under|of|and|,) (?P<name>[A-Z][a-z]{2,}(?: [A-Z][a-z]+)?)(?![\w’-]|\s+[A-Z])(?!'(?!s\b))"
    r"|\b(?P<doer>[A-Z][a-z]{2,}) (?:has|owns|will|is|left|got|does|takes)\b"
)
_SURNAMED = r"(?:[阿小老][\u4e00-\u9fff]|[{surnames}][\u4e00-\u9fff]{{1,2}}?)"


def _find_other_people(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    """Yield a name in the place of a person whom an entry records, where the reply gives another value of that entry but not the person."""
    known = values.unsaid_entry_people
    if not known:
        return
    folded = (values.reply if len(known) == 1 else clause).lower()
    for person, others in known:
        if not any(other in folded for other in others):
            continue
        pattern = _ROLE if person.isascii() else _HAN_ROLE
        for match in pattern.finditer(clause):
            name = next(filter(None, match.groups()), "")
            words = name.lower().split() if name.isascii() else [name]
            named = name and not any(word in values.text or word in _COMMON for word in words)
            if named and not (not name.isascii() and name[:2] in values.text):
                yield name, person


_NAMED_AFTER = re.compile(
    r"\b(?:to|for|with|by|under) (?P<name>[A-Z][a-z]{2,}(?: [A-Z][a-z]+)?)(?![\w'’]|\s+[A-Z])"
)
_NAME_VALUE = re.compile(r"[A-Z][a-z]{2,}(?: [A-Z][a-z]+)?")
SURNAMES = "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔向汤"
_NAMED_AFTER_HAN = re.compile(
    rf"(?:给|由|通知|邀请|联系|转告)了?(?P<name>(?:[阿小老][\u4e00-\u9fff]|[{SURNAMES}][\u4e00-\u9fff]{{1,2}}?))(?=了|跟进|处理|负责|审|接手|[，,。；;！!、\s]|$)"
)
_HAN_ROLE = re.compile(
    rf"(?:^|[，,。；;：:、|（(✅❌]|给|由|是|和|为|找|叫) ?(?P<name>{_SURNAMED.format(surnames=SURNAMES)})(?=[的已会来，,。；;、）)|\s]|正在|负责|处理|$)"
)
_HAN_NAME_VALUE = re.compile(rf"[阿小老][\u4e00-\u9fff]|[{SURNAMES}][\u4e00-\u9fff]{{1,2}}")


def _find_other_names(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    """Yield the name that an action is said to concern where its call recorded another, of which the reply has no word."""
    known = [one for one in values.unsaid_people if _NAME_VALUE.fullmatch(one)]
    for match in _NAMED_AFTER.finditer(clause) if known else ():
        words = match["name"].lower().split()
        if not any(word in values.text or word in _COMMON for word in words):
            yield match["name"], known[0]


def _find_other_han_names(clause: str, values: LedgerValues) -> Iterator[tuple[str, str]]:
    """Yield the Chinese name that an action is said to concern where the calls recorded another, which the reply has not."""
    known = [one for one in values.unsaid_people if _HAN_NAME_VALUE.fullmatch(one)]
    for match in _NAMED_AFTER_HAN.finditer(clause) if known else ():
        if match["name"] not in values.text:
            yield match["name"], known[0]
