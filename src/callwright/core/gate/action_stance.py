"""Does the user want the action now? Pure.

The clauses that name the action are read in their order, and the last one that concerns the call decides: it requests, asks about, tells
of, or refuses it. Only calls of tools that change something are asked this.
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from callwright.core.gate.asked_acts import LEFT_ALONE
from callwright.core.gate.call_values import EXCLUDING_VALUE, CallValue, find_value_place
from callwright.core.ground import cue_patterns as cues
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import (
    UserClause,
    is_bare_withdrawal,
    opens_imperative,
)
from callwright.core.selection.concept_glossary import CHANGE_CONCEPTS, find_concepts
from callwright.core.selection.request_terms import list_topic_characters
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.lazy_property import lazy_property
from callwright.core.text.text_analysis import (
    COMMON_STEMS,
    split_identifier,
    split_words,
    stem_word,
)

_LIGHT_VERBS = frozenset(
    stem_word(one) for one in ("make", "open", "new", "run", "start", "set", "go", "do", "get", "in")
)
"""Verbs of so many meanings that a negation or a question with one says nothing about a certain action."""


_MAX_WORD_CHARS = 24
"""Values up to this length may name an action."""

_MAX_GREETING_CHARS = 6
"""A clause up to this length beside a question is a greeting, or nothing."""


_OPPOSITES = tuple(
    (find_concepts(one) & CHANGE_CONCEPTS, find_concepts(other) & CHANGE_CONCEPTS)
    for one, other in (
        ("reserve", "cancel"), ("buy", "cancel"), ("register", "cancel"), ("establish", "cancel"), ("create", "delete"), ("buy", "refund"), ("approve", "reject"), ("enable", "disable"),
        ("subscribe", "unsubscribe"), ("buy", "sell"), ("begin", "terminate"), ("login", "logout"), ("archive", "restore"), ("delete", "restore"),
    )
)  # fmt: skip
"""Concepts of actions of which a user wants one or the other."""


_LATER_WORDS = frozenset(
    "remind reminder reminders alert alerts alarm schedule scheduled automation rule trigger watch notify"
    " monitor task todo condition when at until start date time text body message content note query".split()
)
_HAN_LATER = re.compile(
    "提醒|预警|闹钟|定时|计划|规则|自动|触发|条件|监控|待办|时间|日期|内容|正文|消息|文本"
)


_PAST_AUXILIARY = frozenset(
    "i we he she they you was were been got have has had already just who that".split()
)


_PAST_WORD = re.compile(r"ed\b|[了过]$")


_NUMBER_AFTER = re.compile(r"\s*(?:#|no\.? ?|number |id )?(?=[a-z-]*\d)[a-z0-9-]+")
"""What makes the word before it a noun: order 4410."""


_HAN_PAST = re.compile(r"已经?|昨天|刚刚?|我刚|昨晚|上次|前天|上周|上个月|之前")


@lru_cache(512)
def _list_opposites(concepts: frozenset[int]) -> list[tuple[frozenset[int], frozenset[int]]]:
    """Return the pairs of opposites of which the first has one of these concepts."""
    return [
        (one, other)
        for pair in _OPPOSITES
        for one, other in (pair, pair[::-1])
        if not concepts.isdisjoint(one)
    ]


_UNSETTLED = (
    cues.NEGATES
    | cues.DENIES
    | cues.PAUSES
    | cues.WITHDRAWS
    | cues.REFUSES
    | cues.CONSIDERS
    | cues.SAYS_PAST
    | cues.CORRECTS
    | cues.WAITS_FOR_EVENT
)
"""The marks without which no clause does anything but request."""


_ANSWERS = cues.WITHDRAWS | cues.REFUSES | cues.PAUSES | cues.ASSENTS | cues.CORRECTS
"""The marks of which an answer without the name of the action has one."""


class ActionStance:
    """Whether the user wants the action: the last clause about it that concerns this call decides."""

    def __init__(self, about: ToolKeywords, values: Sequence[CallValue], index: ConversationIndex) -> None:
        self._about = about
        self._all_values = values
        self._index = index
        self._clauses = index.clauses
        self._concepts, self._stems = about.action

    def judge(self) -> tuple[float, float]:
        """Return how far the action is refused, and how far it was only asked about or told of."""
        if not self._index.marks & _UNSETTLED and not any(one.asks for one in self._clauses):
            # Every clause requests something; only the opposite of the action is a doubt.
            return 0.0, float(self._wants_opposite() and not any(map(self._find_action_span, self._clauses)))
        state = ""
        for clause in self._clauses:
            span = self._find_action_span(clause)
            state = (
                self._read_answer(clause, state) if span is None else self._read_action(clause, span, state)
            )
        if not state and self._concepts and (self._only_asks() or self._wants_opposite()):
            state = "asked"
        elif state == "asked" and self._requests_otherwise():
            state = ""
        if state in {"", "requested"} and self._waits_for_event():
            state = "asked"
        return float(state.startswith("refused")), float(state == "asked")

    @lazy_property
    def _values(self) -> list[CallValue]:
        return [one for one in self._all_values if not EXCLUDING_VALUE.search(one.folded)]

    def _read_action(self, clause: UserClause, span: tuple[int, int], state: str) -> str:
        """Return the state after a clause that names the action: requested, asked, refused, or refused for this call's values."""
        if self._is_negated(clause, span):
            concerned = self._concerns_call(clause)
            return state if concerned is None else "refused for these values" if concerned else "refused"
        if clause.pauses:
            return "refused"
        if clause.tentative or self._tells_of_past(clause, span):
            return state or "asked"
        if clause.asks and not clause.polite and not self._is_order_beside_question(clause):
            return state or "asked"
        return state if state == "refused for these values" and self._concerns_other(clause) else "requested"

    def _is_order_beside_question(self, clause: UserClause) -> bool:
        """Return whether a clause of a sentence that asks orders something itself, on no condition: "…, and book it", 再给他发个微信."""
        if self._index.is_at_work and _HAN_THEN.search(clause.text):
            return True
        return orders_by_itself(clause.text) and (
            self._index.is_at_work  # what a tool answered may meet the condition
            or not any(
                one.message == clause.message and one.order < clause.order and _IF.search(one.text)
                for one in self._clauses
            )
        )

    def _requests_otherwise(self) -> bool:
        """Return whether the last message has a clause that neither asks nor tells of the action: it may ask for it in other words."""
        latest = self._clauses[-1].message
        return any(
            one.message == latest
            and not one.tentative
            and (
                _urges(one.text)
                or (
                    len(one.text.strip()) > _MAX_GREETING_CHARS
                    and not (one.asks or one.reports)
                    and self._find_action_span(one) is None
                    and (opens_with_verb(one.text) or opens_imperative(one.text))
                )
            )
            for one in self._clauses
        )

    def _waits_for_event(self) -> bool:
        """Return whether the user's last message makes the action wait for an event, which a tool without a moment or a text of its own cannot."""
        if not self._index.marks & cues.WAITS_FOR_EVENT:
            return False
        latest = self._clauses[-1].message
        return (
            any(one.conditional for one in self._clauses if one.message == latest)
            and not any(_FOR_NOW.search(one.text) for one in self._clauses if one.message == latest)
            and not self._waits_itself()
        )

    def _waits_itself(self) -> bool:
        """Return whether the tool keeps what is to happen later, or carries a text in which the event may stand."""
        words = set(split_identifier(self._about.full_name))
        for name in self._about.parameters:
            words.update(split_identifier(name))
        return not words.isdisjoint(_LATER_WORDS) or any(
            _HAN_LATER.search(one) for one in (self._about.full_name, *self._about.parameters)
        )

    def _read_answer(self, clause: UserClause, state: str) -> str:
        """Return the state after a clause that does not name the action: yes, no, never mind, wait."""
        if not clause.marks & _ANSWERS and not clause.carried:
            return state
        if (clause.withdraws and not clause.polite) or clause.refuses or clause.pauses:
            return self._read_refusal(clause, state)
        if clause.assents and state:
            return "requested"
        if clause.corrects and state.startswith("refused"):
            return "requested"
        return state

    def _read_refusal(self, clause: UserClause, state: str) -> str:
        """Return the state after a no: to an offer beside the order, or to the action."""
        if not clause.pauses and self._answers_offer(clause):
            return state
        own = clause.pauses or not self._concerns_other(clause)
        return "refused" if own and is_bare_withdrawal(clause) else state

    def _answers_offer(self, clause: UserClause) -> bool:
        """Return whether a clause opens the answer to an assistant that offers something beside what was ordered before, and told of nothing done."""
        assistant = self._index.assistant
        if assistant is None or not clause.first or clause.message == self._clauses[0].message:
            return False
        said = next(
            (
                folded
                for at, folded, _ in assistant.list_messages(_MAX_OFFER_CHARS)
                if at == clause.message - 1
            ),
            "",
        )
        if not _OFFERS_MORE.search(said) or _TELLS_DONE.search(said):
            return False
        before = max((one.message for one in self._clauses if one.message < clause.message), default=-1)
        return any(
            one.message == before
            and not one.asks
            and (
                opens_with_verb(one.text)
                or opens_imperative(one.text)
                or _HANDS_OVER.search(one.text) is not None
            )
            for one in self._clauses
        )

    def _only_asks(self) -> bool:
        """Return whether the user's last message asks for information, orders nothing, and is no answer to a proposal."""
        latest = self._clauses[-1].message
        last = [
            one
            for one in self._clauses
            if one.message == latest
            and (len(one.text.strip()) > _MAX_GREETING_CHARS or opens_imperative(one.text))
        ]
        return (
            any(one.asks or one.tentative for one in last)
            and not any(
                one.polite
                or one.assents
                or opens_with_verb(one.text)
                or opens_imperative(one.text)
                or _urges(one.text)
                for one in last
            )
            and not any(self._answers_offer(one) for one in self._clauses if one.message == latest)
            and not self._orders_beside_question(last)
        )

    def _orders_beside_question(self, last: Sequence[UserClause]) -> bool:
        """Return whether a message says something else beside a question that is about another tool: "off it goes. Anything of theirs unpaid?".

        A question is evidence against a call only where it speaks of the call's own topic or value.
        """
        asking = [
            one
            for one, behind in zip(last, (*last[1:], None), strict=True)
            if one.tentative
            or (
                one.asks
                and (
                    behind is None
                    or not behind.asks
                    or cues.INFORMATION_QUESTION.search(one.text) is not None
                )
            )
        ]
        return (
            bool(asking)
            and any(one not in asking and _may_order(one) and self._has_object(one) for one in last)
            and not any(map(self._speaks_of_call, asking))
        )

    def _has_object(self, clause: UserClause) -> bool:
        """Return whether a clause names a value of the call, or answers what was said before, where the object may have been named."""
        return clause.message > self._clauses[0].message or any(
            find_value_place(one, clause) is not None for one in self._values
        )

    def _speaks_of_call(self, clause: UserClause) -> bool:
        about = self._about
        return (
            any(not about.topic_concepts.isdisjoint(concepts) for _, concepts in clause.concept_words)
            or not about.topic_stems.isdisjoint(map(stem_word, split_words(clause.text)))
            or any(find_value_place(one, clause) is not None for one in self._values)
        )

    def _wants_opposite(self) -> bool:
        """Return whether the user's last message names the opposite of the action: cancel where the tool books."""
        pairs = _list_opposites(self._concepts)
        if not pairs:
            return False
        latest = self._clauses[-1].message
        last = {
            concept
            for clause in self._clauses
            if clause.message == latest and clause.negated_at < 0
            for (start, end), concepts in clause.concept_words
            if not _PAST_WORD.search(clause.text[start : end + 1])
            and not _NUMBER_AFTER.match(clause.text[end : end + 12])
            for concept in concepts
        }
        wanted = [other for one, other in pairs if last.isdisjoint(one) and not last.isdisjoint(other)]
        if not wanted:
            return False
        # What the action or a value says itself, as in ``side: sell``, is no opposite of the call.
        own = self._concepts.union(
            *(find_concepts(one.folded) for one in self._values if len(one.folded) <= _MAX_WORD_CHARS)
        )
        return any(map(own.isdisjoint, wanted))

    def _find_action_span(self, clause: UserClause) -> tuple[int, int] | None:
        for span, concepts in clause.concept_words:
            word = stem_word(clause.text[slice(*span)])
            if word not in _LIGHT_VERBS and (word in self._stems or not self._concepts.isdisjoint(concepts)):
                return span
        return None

    def _is_negated(self, clause: UserClause, span: tuple[int, int]) -> bool:
        if 0 <= clause.negated_at <= span[0] and span[0] - clause.negated_at <= 30:
            return True
        if 0 <= span[1] <= clause.negated_at and LEFT_ALONE.search(clause.text, span[1]):
            return True
        if not clause.marks & cues.DENIES:
            return False
        return bool(cues.DENIAL_BEFORE.search(clause.text[max(span[0] - 10, 0) : span[0]]))

    def _tells_of_past(self, clause: UserClause, span: tuple[int, int]) -> bool:
        if not clause.marks & cues.SAYS_PAST or clause.polite:
            return False
        word = clause.text[slice(*span)]
        before = clause.text[: span[0]]
        if not word.isascii():
            after = clause.text[span[1] : span[1] + 1]
            went = clause.text[span[1] : span[1] + 2]
            return (after == "过" and went not in {"过去", "过来"}) or (
                after == "了" and went != "了吧" and bool(_HAN_PAST.search(before))
            )
        past = cues.is_past_word(word)
        words = before.split()
        return past and bool(words) and (words[-1].strip("'") in _PAST_AUXILIARY or words[-1].endswith("'ve"))

    def _concerns_call(self, clause: UserClause) -> bool | None:
        """Return whether a refusal names this call's values (True), only the action (False), or something else (None)."""
        rest = self._strip_topic(clause)
        if any(one.folded in clause.text and len(one.folded) > 1 for one in self._values):
            return True
        if self._names_other_before(clause):
            return None
        if clause.text.isascii():
            words = [
                one
                for one in split_words(rest)
                if stem_word(one) not in COMMON_STEMS and one not in POINTER_WORDS
            ]
            return None if words else False
        han = list_topic_characters(rest)
        latin = [one for one in split_words(rest) if one.isascii()]
        return None if len(han) > 1 or latin else False

    def _names_other_before(self, clause: UserClause) -> bool:
        """Return whether a Chinese clause names a thing before its negation of which the tool says nothing: 酒店先不订, of a tool for trains."""
        before = _HAN_BEFORE_NEGATION.sub("", clause.text[: max(clause.negated_at, 0)])
        pairs = {before[at : at + 2] for at in range(len(before) - 1) if not before[at : at + 2].isascii()}
        said = self._about.text + " ".join(one.folded for one in self._values)
        return bool(pairs) and not any(one in said for one in pairs)

    def _concerns_other(self, clause: UserClause) -> bool:
        """Return whether a request names particular things and none of this call's."""
        named = clause.list_identifiers()
        return bool(named) and not any(
            one.folded in clause.text and len(one.folded) > 1 for one in self._values
        )

    def _strip_topic(self, clause: UserClause) -> str:
        """Return what follows the negation, without the words of the tool's topic."""
        chars = list(clause.text)
        for (start, end), concepts in clause.concept_words:
            if not self._about.topic_concepts.isdisjoint(concepts):
                chars[start:end] = " " * (end - start)
        return "".join(chars)[max(clause.negated_at, 0) :]


def _may_order(clause: UserClause) -> bool:
    """Return whether a clause may order something in words that nothing here knows: it tells of nothing past, refuses nothing and waits for nothing."""
    return not (
        clause.reports
        or clause.conditional
        or clause.negated_at >= 0
        or clause.withdraws
        or clause.refuses
        or clause.pauses
        or len(clause.text.strip()) <= _MAX_GREETING_CHARS // (1 if clause.text.isascii() else 3)
    )


def orders_by_itself(text: str) -> bool:
    """Return whether a clause of a sentence that asks orders something itself: "and book it", 再给他发个微信."""
    if cues.INFORMATION_QUESTION.search(text):
        return False
    return _HAN_ORDER_IN_QUESTION.search(text) is not None or opens_imperative(text)


def _urges(text: str) -> bool:
    """Return whether a clause urges to do something: 涨两块钱吧, and not 是吧; "a chart would be nice"."""
    return _WISH.search(text) is not None if text.isascii() else _HAN_URGE.search(text) is not None


_WISH = re.compile(
    r"^\W*(?:an?|some) [a-z ,-]{2,40} would (?:also )?(?:be (?:nice|great|good|helpful|useful|perfect|lovely)|help|do)\b"
)


_HAN_ORDER_IN_QUESTION = re.compile(r"^\W*(?:再|然后|顺便|另外|接着|还有?|先)?(?:给|帮|把|替)")
_HAN_URGE = re.compile(
    r"^(?!.*(?:是|会|应该|可能|大概|也许|没|不|已经?|有|在|算|怎么|什么|谁|哪|多少|几|吗|呢))[^?？]{2,16}(?<![是对好行以了])吧\W*$"
)
_FOR_NOW = re.compile(r"先(?!别|不|生|等|前|进|后|说|问|看|想)[\u4e00-\u9fff]{1,4}[着起上了住]\W*$")
"""What is to be done at once, until something happens: 先冻着."""

_IF = re.compile(
    r"\b(?:if|in case|suppose|supposing|unless|when|whenever|should)\b|如果|要是|假如|若|万一|的话|只要"
)

_HAN_BEFORE_NEGATION = re.compile(
    r"[先就都也还再暂时那这的把你我给请千万可以但而,，\s]|不要|不用|不|别|没|勿|帮|可|是|了"
)
_HAN_THEN = re.compile(r"(?:不行|不然|否则|的话)就(?!是|算|有|好|行)")
"""An order on a condition: 实在不行就重启."""

_MAX_OFFER_CHARS = 1_024
_OFFERS_MORE = re.compile(
    r"\b(?:anything else|something else|what else|also|as well|too)\b[^.!?]{0,40}\?"
    "|(?:还|别的|其他|其它|顺便|另外|一起|也)[^。！？?]{0,16}[?？]"
)
_TELLS_DONE = re.compile(
    r"\b(?:done|added|booked|sent|ordered|saved|set|recorded|logged|reserved)\b|已|(?:好|完|成|妥)了|[订下发存记设加改删转付留约]了"
)
_HANDS_OVER = re.compile(
    r"^\W*(?:你|麻烦)?(?:给|替|帮)|(?:给|替|帮)[他她它我]|(?:记|加|写|存|订|留|发)(?:上|下来?|到)"
)


def opens_with_verb(text: str) -> bool:
    """Return whether a clause begins like an order: please, a bare verb such as give or stop, 帮, 把."""
    return _ORDER_OPENING.search(text) is not None


_ORDER_OPENING = re.compile(
    r"^\W*(?:(?:so|then|and|ok|now|just|pls|please)\W+)*(?:please|give|get|stop|put|let|take|bring|pull"
    "|push|drop|go|fix|sort|kill|throw|move|hand|shove|nudge|ping|tell|ask|cut|raise|lower|skip|play|turn"
    r"|warn|kindly)\b|^\W*(?:请|帮|把|给|替|就|快|赶紧|那就)"
)


POINTER_WORDS = frozenset(
    "it that this them those these one ones anything something nothing everything yet anymore more now"
    " again today me him her us my order for after before all just first"
    " until tell say confirm ready really actually either please still even do".split()
)
