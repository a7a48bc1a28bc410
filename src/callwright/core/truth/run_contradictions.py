"""Measure what a clause says against the recorded calls of its run. Pure; judges nothing.

It says that nothing is left over, gives a slip of a number or a name of the same kind as the recorded one, or joins what belongs to two calls.
Nothing here knows verbs or things: compared are the values of the run, the names of its fields, and the forms of completion.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from msgspec import Struct

from callwright.core.text.text_analysis import split_identifier
from callwright.core.truth.entry_matches import EntryValues, Mention, SaidValues
from callwright.core.truth.ledger_facts import LedgerFact, list_leaves

_REST_FIELD = re.compile(
    r"fail|error|conflict|clash|reject|refus|unmatch|unresolv|missing|bounc|undeliver|unsent|invalid|declin|unavailable|outstanding|(?:^|_)open(?:$|_)"
    r"|失败|错误|拒|退回|未(?!读|来|知)|异常|无效|冲突|漏|不合格|超时|缺",
    re.IGNORECASE,
)
"""Names of fields that hold how much of something is left over or went wrong."""
_WHOLLY = re.compile(
    r"\b(?:all|both|every\w*|each|entire\w*|whole|full\w*|complete\w*|clean\w*|green|flawless\w*|perfect\w*|reconciled|zero|in full)\b"
    r"|\b(?:no|without(?: an?y?)?|zero) (?:\w+ )?(?:errors?|failures?|problems?|issues?|exceptions?|hitch)\b|\bto the last\b|\bnone (?:left|missing)\b"
    r"|(?P<each>[笔条人台个件封家户份样次张单项])(?P=each)|[全都均齐]|所有|无一|一[个台人条笔件份封张单项]?(?:也|都)?[不没]|无遗漏|没落下|不[剩落漏]|顺利|完美|干净|彻底|清零",
    re.IGNORECASE,
)
"""How a clause says that nothing is left over."""
_COMPLETED = re.compile(
    r"\b(?:has|have|'s|'ve) (?:\w+ )?been\b|\b(?:is|are|'s|'re) (?:now|all|already|\w+ed|done|out|up|in|live|on)\b|\b(?:I|we)(?:'ve| have)? \w+ed\b"
    r"|已|[完好妥齐掉定毕讫]了?(?=\W|$)|[了啦](?=\W|$)|过了|成功",
    re.IGNORECASE,
)
"""The forms of completion: perfect and state in English, the aspects of a Chinese verb."""
_TAKEN = re.compile(
    r"\bbooked (?:out|up|solid)\b|\bfully booked\b|\b(?:sold out|taken|full)\b|[约订坐排客]满|满[了员座]|售罄|占[用了]",
    re.IGNORECASE,
)
"""What is complete for others, and why nothing was done."""
_BEGUN = re.compile(
    r"\b(?:lodged|filed|started|begun|began|raised|reported|logged|requested|asked|applied|submitted|handed in|put in|put forward|sent (?:in|off|over|for)|passed (?:on|to)|assigned|offered|opened|initiated|kicked off|under way|underway|triggered|placed|drafted|entered|going through|lined up|proposed|invited|is in(?=\W|$)|registered|signed up|has (?:it|the|your) \w+ to)\b"
    r"|交(?:上去|上|了|到)|[上呈递]?报(?:上去|上|了|好)|派(?:出去|了|给)|走(?:退款|流程|审批|上)|发起|推送|申请|递(?:了|上|出|交)|[建拟]了|建好|拟好|挂(?:上|出|了)|提(?:了|上|交|给)|登记|受理|排(?:了|上|队|在|到)|下(?:了)?单|叫了|约了|开始",
    re.IGNORECASE,
)
"""Verbs of what begins and has no end yet."""
_CONDITION = re.compile(
    r"\b(?:if|once|when|unless|would|could|should|may|might|until)\b|如果|要是|一旦|的话|等|可能|建议|请",
    re.IGNORECASE,
)
_ONE = re.compile(r"(?<!\d)1(?!\d)|\bone\b|[一单]", re.IGNORECASE)
_ASKS = ("?", "？")
_HAN_TEXT = re.compile(r"[\u4e00-\u9fff]{2,8}")
_HAN = re.compile(r"[\u4e00-\u9fff]")
_JOINING = frozenset(
    "的了是在和与跟也都说把将给带为替向对从让请要等去来到已您你我他她它们这那就按由被还又再没不未有个上下"
)
"""Characters that a name does not begin or differ with: they join it to what stands beside it."""
_LATIN_WORDS = re.compile(r"[A-Za-z][\w-]*|\d+")
_MOST_WORDS = 4
_MAX_TEXTS = 40
_MAX_TEXT_CHARS = 40
_LEAST_DIGITS = 2
_MAX_PAIRS = 60
_FROM = re.compile(r"\bfrom (?:the )?|从|由")
_TO = re.compile(r"\b(?:in)?to (?:the )?|[到往至给]")
_FROM_FIELD = re.compile(r"^(?:from|source|src|origin|sender)|^(?:从|来源|转出|调出|原)", re.IGNORECASE)
_TO_FIELD = re.compile(r"^(?:to|target|dest|recipient)|^(?:到|目标|转入|调入|往)", re.IGNORECASE)


class _Given(Struct, frozen=True):
    """The short values of one call or row by the name of their field."""

    call: int
    values: Mapping[str, str]


class RunContradictions:
    """What the clauses of one reply may say against its run; computed once for a reply."""

    def __init__(
        self, facts: Sequence[LedgerFact], entries: Sequence[EntryValues], reply: str, said: SaidValues
    ) -> None:
        self._facts = facts
        self._entries = entries
        self._reply = reply
        self._folded = reply.lower()
        self._said = said

    # --- what has not ended ---

    @staticmethod
    def tells_taken(text: str) -> bool:
        """Return whether a clause says that something is taken by others: booked out, 约满."""
        return _TAKEN.search(text) is not None

    @staticmethod
    def tells_beginning(text: str) -> bool:
        """Return whether a clause says that something was begun, handed in or passed on, which others end."""
        return _BEGUN.search(text) is not None

    @staticmethod
    def tells_completion(text: str) -> bool:
        """Return whether a clause has a form of completion."""
        return bool(
            (_COMPLETED.search(text) or _WHOLLY.search(text)) and not RunContradictions.tells_taken(text)
        )

    # --- what is left over -----------------------------------------------------------------------------------------

    @cached_property
    def hidden_rest(self) -> tuple[LedgerFact, int] | None:
        """A call whose result counts something that failed or is left over, and the count, where the reply gives none such, nor a listed item."""
        found = None
        for fact in self._facts:
            for name, count, items in _list_counts(fact.data) if fact.happened else ():
                if _REST_FIELD.search(name):
                    if self._is_count_said(count) or any(one.lower() in self._folded for one in items):
                        return None
                    found = found or (fact, count)
        return found

    def _is_count_said(self, count: int) -> bool:
        return self._said.has_number(float(count)) or (count == 1 and bool(_ONE.search(self._reply)))

    def measure_rest(
        self, text: str, *, admits: bool, underway: bool, hidden: bool
    ) -> Iterator[tuple[str, float]]:
        """Yield whether a clause says that all is done where a count of the rest, or a status that is no end, is left out.

        ``admits``: the reply tells of a failure; ``underway``: an effect has not reached its end, and the reply does not say so;
        ``hidden``: so it does of none of the calls that failed.
        """
        rest = self.hidden_rest is not None
        wholly, completed = bool(_WHOLLY.search(text)), bool(_COMPLETED.search(text))
        yield "completed", completed
        yield "rest hidden", rest
        yield "rest hidden and nothing admitted", rest and not admits
        yield "wholly beside hidden rest", rest and wholly
        yield "completed beside hidden rest", rest and completed
        yield "completed while under way", underway and completed
        yield "wholly while under way", underway and wholly
        yield "wholly beside hidden failure", hidden and wholly
        yield "completed beside hidden failure", hidden and completed

    # --- numbers ---------------------------------------------------------------------------------------------------

    @cached_property
    def _unsaid_digits(self) -> list[str]:
        """The digits of the recorded numbers that the reply does not give."""
        return [
            _list_digits(number)
            for entry in self._entries
            for number in entry.own_numbers
            if number > 1 and not self._said.names_number(number)
        ]

    def find_slips(self, mention: Mention) -> Iterator[str]:
        """Yield the digits of a recorded number, not given by the reply, of which a number that nobody has is a slip: 530 for 350, 8000 for 800, 128 for 126."""
        if mention.kind != "number" or any(one.has(mention) for one in self._entries):
            return
        said = _list_digits(max(mention.values))
        yield from (
            known for known in self._unsaid_digits if _is_twisted(said, known) or _is_near(said, known)
        )

    # --- names -----------------------------------------------------------------------------------------------------

    @cached_property
    def _text(self) -> str:
        return " \n ".join(one.text for one in self._entries)

    @cached_property
    def _words(self) -> frozenset[str]:
        return frozenset(_LATIN_WORDS.findall(self._text.lower()))

    @cached_property
    def _unsaid_texts(self) -> list[str]:
        """The short texts of calls that had an effect, and then of reads, which the reply does not have."""
        calls = sorted((one for one in self._facts if one.happened), key=lambda one: one.reads)
        texts = (
            value
            for fact in calls
            for _, value in list_leaves((fact.arguments, fact.data))
            if isinstance(value, str) and 1 < len(value) <= _MAX_TEXT_CHARS
        )
        unsaid = (one for one in dict.fromkeys(texts) if not _has_text(self._folded, one.lower()))
        return list(unsaid)[:_MAX_TEXTS]

    def _find_kind_mates(self, clause: str) -> Iterator[str]:
        """Yield the names in a clause that end like a recorded one which the reply has not and that nobody has: 染坊厅 for 织坊厅, Registry III for Registry II."""
        words = [match[0].lower() for match in _LATIN_WORDS.finditer(clause)]
        for known in self._unsaid_texts:
            if _HAN_TEXT.fullmatch(known):
                yield from self._find_han_mates(clause, known)
            else:
                own = [match[0].lower() for match in _LATIN_WORDS.finditer(known)]
                if 1 < len(own) <= _MOST_WORDS:
                    yield from self._find_word_mates(words, own)

    def _find_han_mates(self, clause: str, known: str) -> Iterator[str]:
        size = len(known)
        for at in range(len(clause) - size + 1):
            said = clause[at : at + size]
            pairs = [(one, two) for one, two in zip(said, known, strict=True) if one != two]
            if not pairs or (said[-1] != known[-1] and not (len(pairs) == 1 and size > _SHORT)):
                continue
            joins = not _JOINING.isdisjoint(char for pair in pairs for char in pair)
            if not joins and not any(one in self._text or not _HAN.match(one) for one, _ in pairs):
                yield said

    def _find_word_mates(self, words: Sequence[str], own: Sequence[str]) -> Iterator[str]:
        for at in range(len(words) - len(own) + 1):
            said = words[at : at + len(own)]
            other = [(one, two) for one, two in zip(said, own, strict=True) if one != two]
            if (
                len(other) == 1
                and other[0][0] not in self._words
                and _may_replace(*other[0], last=said[-1] != own[-1])
            ):
                yield " ".join(said)

    @cached_property
    def _unsaid_fields(self) -> dict[str, str]:
        """The last word of the name of a field → its text, one English word, which the reply does not have."""
        return {
            words[-1].lower(): value
            for fact in self._facts
            for name, value in list_leaves((fact.arguments, fact.data))
            if isinstance(value, str)
            and value.isalpha()
            and value.isascii()
            and value.lower() not in self._folded
            if (words := split_identifier(name))
        }

    def _has_field_mate(self, clause: str) -> bool:
        """Return whether a capitalised word that nobody has stands before the name of a field whose text is not said: South pitch for North."""
        return any(
            match[1].lower() not in self._text
            for field in self._unsaid_fields
            for match in re.finditer(rf"(?<=[a-z,:] )([A-Z][a-z]{{2,}}) {re.escape(field)}\b", clause)
        )

    def has_labelled_field(self, label: str, rest: str) -> bool:
        """Return whether the label of an item names a field whose text the reply does not have: "Decision: accepted" where it is referred."""
        folded, words = label.lower(), frozenset(_LATIN_WORDS.findall(label.lower()))
        said = rest.lower()
        found = False
        for fact in self._facts:
            for name, value in list_leaves((fact.arguments, fact.data)):
                parts = [one.lower() for one in split_identifier(name)] if name.isascii() else []
                if not (parts and parts[-1] in words if name.isascii() else len(name) > 1 and name in folded):
                    continue
                if (
                    not isinstance(value, str)
                    or any(char.isdigit() for char in value)
                    or value.lower() in said
                ):
                    return False
                shared = frozenset(_LATIN_WORDS.findall(value.lower())) & frozenset(
                    _LATIN_WORDS.findall(said)
                )
                found = not shared and value.isascii() == rest.isascii()
        return found

    # --- what belongs to two calls ------------------------------------------------------------------------------------

    @cached_property
    def _pairs(self) -> list[tuple[_Given, _Given, list[str]]]:
        """Two calls, or two rows of a result, with the fields of which each has another value."""
        given = [
            _Given(at, values)
            for at, fact in enumerate(self._facts)
            for values in _list_records(fact)
            if values
        ]
        found = []
        for at, one in enumerate(given):
            for two in given[at + 1 :]:
                shared = [
                    name for name in one.values if two.values.get(name, one.values[name]) != one.values[name]
                ]
                if shared:
                    found.append((one, two, shared))
                if len(found) >= _MAX_PAIRS:
                    return found
        return found

    def mixes(self, text: str, named: Sequence[int]) -> bool:
        """Return whether a text has a value of one call and, of another call with that field, all but its own value of it.

        ``named``: the numbers of the calls whose deed the text names.
        """
        folded = text.lower()
        return any(
            self._is_mixed(folded, one, two, shared, named) or self._is_mixed(folded, two, one, shared, named)
            for one, two, shared in self._pairs
        )

    def _is_mixed(
        self, folded: str, one: _Given, two: _Given, shared: Sequence[str], named: Sequence[int]
    ) -> bool:
        """Return whether a text has of two calls only the first one's value of a field and only the second one's of others."""
        tool = self._facts[two.call].tool
        stranger = [
            name
            for name in shared
            if _has(folded, one.values[name])
            and not _has(folded, two.values[name])
            and (
                one.call == two.call
                or self._facts[one.call].tool == tool
                or not self._has_call_of(tool, one.values[name])
            )
        ]
        if not stranger:
            return False
        own = [
            name
            for name, value in two.values.items()
            if name not in stranger and value not in one.values.values() and _has(folded, value)
        ]
        others = [
            name
            for name, value in one.values.items()
            if name not in stranger and value not in two.values.values() and _has(folded, value)
        ]
        deed = two.call in named and one.call not in named and one.call != two.call
        return bool(own or deed) and not others

    def _has_call_of(self, tool: str, value: str) -> bool:
        """Return whether a call of a tool has a value, in whatever field."""
        return any(
            fact.tool == tool and value in entry.text
            for fact, entry in zip(self._facts, self._entries, strict=True)
        )

    def reverses(self, clause: str) -> bool:
        """Return whether a clause says from where to where an effect led the other way round."""
        starts, ends = _FROM.search(clause), None
        if starts is None:
            return False
        ends = _TO.search(clause, starts.end())
        if ends is None:
            return False
        left, right = clause[starts.end() : ends.start()].lower(), clause[ends.end() :].lower()
        return any(
            _begins_with(left, goal) and _begins_with(right, origin) for origin, goal in self._directions
        )

    @cached_property
    def _directions(self) -> list[tuple[str, str]]:
        found = []
        for fact in self._facts:
            leaves = [
                (name, value.lower()) for name, value in list_leaves(fact.arguments) if isinstance(value, str)
            ]
            origin = next((value for name, value in leaves if _FROM_FIELD.search(name)), None)
            goal = next((value for name, value in leaves if _TO_FIELD.search(name)), None)
            if origin and goal and not fact.reads:
                found.append((origin, goal))
        return found

    # --- all of it ---------------------------------------------------------------------------------------------------

    def measure(
        self, clause: str, mentions: Sequence[Mention], sentence: str, named: Sequence[int], *, mood: str
    ) -> Iterator[tuple[str, float]]:
        """Yield the numbers of a clause that are not 0. ``named``: the numbers of the calls whose deed it names."""
        slips = sum(any(True for _ in self.find_slips(one)) for one in mentions)
        yield "slip of an unsaid number", min(slips, 2)
        yield (
            "another of its kind",
            any(True for _ in self._find_kind_mates(clause)) or self._has_field_mate(clause),
        )
        yield "mixes two calls", self.mixes(clause, named)
        yield "reverses a direction", self.reverses(clause)
        told = mood == "open" and not sentence.rstrip().endswith(_ASKS) and not _CONDITION.search(sentence)
        yield "foretells", told
        yield "foretells a slip", told and slips > 0


def list_open_states(fact: LedgerFact) -> list[str]:
    """Return what a call that had an effect recorded as its status, where that is no end: queued, awaiting_acceptance, 待审批, and "signed" for signed: false."""
    found = []
    for name, value in list_leaves(fact.data):
        if value is False and not _NEGATIVE_FIELD.search(name):
            found.append(name)
        elif isinstance(value, str) and len(value) <= _MAX_STATE_CHARS and _STATUS_FIELD.search(name):
            if not _ENDED.search(value) or _NOT_ENDED.search(value):
                found.append(value)
        elif isinstance(value, str) and len(value) <= _MAX_STATE_CHARS and _NOT_ENDED.match(value):
            found.append(value)
    return found


def list_shortfalls(fact: LedgerFact) -> list[tuple[float, float]]:
    """Return what an effect has reached of a whole, and the whole: 24 of 30 partitions, no votes, 16.5 of 20 degrees."""
    given = list(_list_sizes(fact.arguments)) if fact.happened else []
    data = list(_list_sizes(fact.data)) if given or fact.happened else []
    found = []
    for name, reached in data:
        if not _REACHED_FIELD.search(name) or _WHOLE_FIELD.search(name):
            continue
        if not reached and _ZERO_FIELD.search(name):
            found.append((0.0, 1.0))
        wholes = [one for other, one in data if other != name and _WHOLE_FIELD.search(other)]
        wholes += [one for other, one in given if _WHOLE_FIELD.search(other) or _COUNT_FIELD.search(other)]
        found += [(reached, one) for one in wholes if one > reached]
    return found


def _list_sizes(data: Any) -> Iterator[tuple[str, float]]:
    """Yield the numbers of a value with the names of their fields, and the lengths of its lists."""
    for name, value in data.items() if isinstance(data, dict) else ():
        if isinstance(value, list):
            yield f"{name} count", float(len(value))
        elif isinstance(value, int | float) and not isinstance(value, bool):
            yield f"{name}", float(value)


_WHOLE_FIELD = re.compile(
    r"total|target|goal|requested|expected|planned|required|quota|capacity|总|目标|应|计划|共|需",
    re.IGNORECASE,
)
_COUNT_FIELD = re.compile(
    r"count|qty|quantity|number|copies|people|recipients|files|[数量]$|人数", re.IGNORECASE
)
_REACHED_FIELD = re.compile(
    r"done|complet|succe|upload|sent|deliver|current|passed|process|appli|moved|import|insert|updat|confirm|sign|stored|saved|accept|notified|added|paid|votes|replies|answers|opened|read$"
    r"|成功|完成|已|当前|通过|送达|到|成员|票|回复|确认|推送|上传|入库",
    re.IGNORECASE,
)
_ZERO_FIELD = re.compile(
    r"votes|replies|answers|opened|confirm|accept|sign|member|attend|成员|票|回复|确认|已读|签", re.IGNORECASE
)
_STATUS_FIELD = re.compile(
    r"stat(?:us|e)$|stage|progress|decision|outcome|状态|进度|阶段|结论|结果", re.IGNORECASE
)
_ENDED = re.compile(
    r"^(?:success|ok|done|complet|finish|sent|deliver|confirm|activ|execut|paid|publish|approv|accept|book|creat|sav|cancel|clos|issued|live|signed|paus|stopp|archiv|deleted|updat|register|enabl|disabl|on$|off$|running|up$|healthy|granted|merged|passed|good|succe|block|frozen|freez|lock|suspend|read$|open$|on sale|schedulable|will_not|cordon|muted|hidden|removed|resolved|shared|published|added|set$)"
    r"|在售|冻结|开启|知悉|已读|在库|关闭|锁定|屏蔽|挂失|上架$|下架$|^已(?!提交|受理|预约|报名|申请|排|登记待)|成功|完成|通过|正常|生效|合格|在线|启用|停用|确认$",
    re.IGNORECASE,
)
"""A status that is an end."""
_NOT_ENDED = re.compile(r"not_|un(?!til|it)|await|pending|待|未|候|排队|中$|\w{3,}ing$", re.IGNORECASE)
"""A status that is none whatever else it says."""
_NEGATIVE_FIELD = re.compile(r"error|fail|retry|dry|test|locked|blocked|失败|错误", re.IGNORECASE)
_MAX_STATE_CHARS = 24


def _list_counts(data: Any) -> Iterator[tuple[str, int, list[str]]]:
    """Yield the whole numbers above 0 of a result with the names of their fields, and the lengths of its lists with their texts."""
    stack: list[tuple[str, Any]] = [("", data)]
    for name, value in stack:
        if isinstance(value, dict):
            stack.extend((str(key), one) for key, one in value.items())
        elif isinstance(value, list):
            if value and not isinstance(value[0], dict):
                yield name, len(value), [one for one in value[:_MAX_TEXTS] if isinstance(one, str)]
            stack.extend(("", one) for one in value[:_MAX_TEXTS] if isinstance(one, dict))
        elif isinstance(value, int) and not isinstance(value, bool) and value > 0:
            yield name, value, []


def _list_records(fact: LedgerFact) -> Iterator[dict[str, str]]:
    """Yield the short values of a call, and those of each row of its result, by field."""
    yield _list_own(fact.arguments, fact.data)
    stack = [fact.data] if fact.happened else []
    for value in stack:
        if len(stack) > _MAX_TEXTS:
            return
        if isinstance(value, dict):
            stack.extend(one for one in value.values() if isinstance(one, dict | list))
        elif isinstance(value, list):
            rows = [one for one in value[:_MAX_TEXTS] if isinstance(one, dict)]
            yield from (_list_own(row) for row in rows)


def _list_own(*records: Any) -> dict[str, str]:
    found: dict[str, str] = {}
    for record in records:
        for name, value in record.items() if isinstance(record, dict) else ():
            if isinstance(value, str | int | float) and not isinstance(value, bool):
                text = f"{value:g}" if isinstance(value, float) else f"{value}"
                if 1 < len(text) <= _MAX_TEXT_CHARS:
                    found.setdefault(name, text.lower())
    return found


def _has(folded: str, value: str) -> bool:
    """Return whether a text has a value: a number without its separators, a text as it is or by its first word."""
    if value.replace(".", "", 1).isdigit():
        return re.search(rf"(?<![\d.]){re.escape(value)}(?![\d])", folded.replace(",", "")) is not None
    return _has_text(folded, value)


def _has_text(folded: str, value: str) -> bool:
    """Return whether a text has another one, which does not go on there with a letter or a digit where it ends with one: Registry II in Registry III."""
    at = folded.find(value)
    while at >= 0:
        end = at + len(value)
        if not (
            value[-1:].isascii()
            and value[-1:].isalnum()
            and folded[end : end + 1].isascii()
            and folded[end : end + 1].isalnum()
        ):
            return True
        at = folded.find(value, at + 1)
    return False


def _begins_with(text: str, value: str) -> bool:
    """Return whether a text begins with a name, or with its first word."""
    first = value.split(maxsplit=1)[0] if value.isascii() else value
    return text.lstrip().startswith(first)


def _may_replace(said: str, known: str, *, last: bool) -> bool:
    """Return whether a word may stand in a name for another one: numerals and letters at its end, Registry III, any but a particle before it."""
    if last:
        return bool(_NUMERAL.fullmatch(said) and _NUMERAL.fullmatch(known))
    return len(said) > _SHORT and not {said, known} & _PARTICLES


def _list_digits(number: float) -> str:
    return (
        f"{number:.2f}".rstrip("0").rstrip(".").replace(".", "").lstrip("0")
        if number % 1
        else f"{number:.0f}"
    )


def _is_twisted(said: str, known: str) -> bool:
    """Return whether a number has the digits of another one in another order, or zeros more or less at its end."""
    if said == known or min(len(said), len(known)) < _LEAST_DIGITS:
        return False
    if said.rstrip("0") == known.rstrip("0"):
        return abs(len(said) - len(known)) in _TENFOLD and len(known.rstrip("0")) > 0
    return sorted(said) == sorted(known)


def _is_near(said: str, known: str) -> bool:
    """Return whether a number of three digits or more differs from another one in one digit."""
    return len(said) == len(known) >= _LEAST_NEAR and sum(map(str.__ne__, said, known)) == 1


_NUMERAL = re.compile(r"[ivx]{1,4}|\d{1,3}|[a-z]")
_SHORT = 2
_PARTICLES: Final = frozenset(
    "the and for from with into your our his her their its this that these those has have had was were are not all any each one two three new old no".split()
)
_TENFOLD: Final = (1, 3)
_LEAST_NEAR = 3
