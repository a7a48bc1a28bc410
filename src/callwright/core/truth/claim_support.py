"""Which recorded calls bear out a claimed action. Pure; knows no wording beyond the words of the families.

A call is *kin* of a claim where its tool does that kind of thing: the tool's name or description has a word of the claim's family, the
claim's own verb, or a concept of the glossary for it. One call bears out one action: a claim without kin may lean on a call
that no other claim of the reply is kin of, since a tool may be named in words that no table has.
"""

import re
from collections.abc import Sequence
from functools import cached_property, lru_cache

from callwright.core.ground.date_mentions import find_days, find_times
from callwright.core.selection.concept_glossary import CHANGE_CONCEPTS, find_concepts
from callwright.core.text.text_analysis import fold_text, split_identifier, stem_word
from callwright.core.truth import action_families as words
from callwright.core.truth.action_claims import ActionClaim
from callwright.core.truth.ledger_facts import LedgerFact, list_leaves, list_tool_words, render_fact_text

_UNFINISHED = re.compile(r"pending|open|unpaid|overdue|processing|queued|new|待|中$|未")
_LIMITED_COMMAND = re.compile(
    r"^\s*(?:update|insert|delete|select|create table|alter|terraform plan|ls|cat|git (?:status|log|diff)|pytest|npm test|make test)\b",
    re.IGNORECASE,
)
_ENGLISH_WORD = re.compile(r"[a-z]+")
_HAN_PARTICLES = frozenset("了好完掉妥成上出到进下起走开在给已也被把的给您你过发")
"""Characters that say nothing about which action a Chinese verb is."""


class FactWords:
    """The words of one recorded call, computed once for a reply."""

    def __init__(self, fact: LedgerFact) -> None:
        self.fact = fact
        self.tool_words = list_tool_words(fact)
        self.is_general = words.is_general_name(self.tool_words) or any(
            word in fact.tool for word in words.GENERAL_HAN_TOOLS
        )

    @cached_property
    def text(self) -> str:
        """All its names and values, in lower case."""
        return render_fact_text(self.fact)

    @cached_property
    def described(self) -> str:
        """Its tool's name and description, and the arguments of a tool that can do anything, in lower case."""
        if self.is_general:
            return render_fact_text(self.fact, data=False)
        return f"{self.fact.tool} {self.fact.words}".lower()

    @cached_property
    def _described_han(self) -> str:
        """``described`` without compounds in which 发 sends nothing."""
        return _NO_SENDING.sub("", self.described) if "发" in self.described else self.described

    @cached_property
    def described_words(self) -> frozenset[str]:
        """The English words of ``described``."""
        found = frozenset(_ENGLISH_WORD.findall(self.described)) | self.tool_words
        return found | {one[2:] for one in found if one.startswith("re") and one[2:] in _DONE_AGAIN}

    @cached_property
    def stems(self) -> frozenset[str]:
        """The stems of the tool's words and of the short values of the call, such as a status."""
        values = [
            str(value).lower()
            for _, value in list_leaves((self.fact.arguments, self.fact.data))
            if isinstance(value, str) and len(value) <= _MAX_STATUS_CHARS
        ]
        said = {word for value in values for word in _ENGLISH_WORD.findall(value)}
        return frozenset(map(stem_word, self.described_words | said))

    @cached_property
    def changes(self) -> frozenset[int]:
        """The concepts of change that the tool's name and description have."""
        name = " ".join(split_identifier(self.fact.tool)) if self.fact.tool.isascii() else self.fact.tool
        return find_concepts(f"{name} . {self.fact.words}") & CHANGE_CONCEPTS

    def has_word_of(self, claim: ActionClaim) -> bool:
        """Return whether the tool is named, or the call described, by the claim's own verb or a concept of it."""
        if claim.stem.isascii():
            return claim.stem in self.stems or not _find_changes(claim.claimed).isdisjoint(self.changes)
        return self._has_han_verb(claim.stem)

    def shares_value(self, text: str) -> bool:
        """Return whether a clause has a value of the call: a text of two characters or more, or a number above 9."""
        folded = text.lower()
        return any(value in folded for value in self._values)

    def shares_moment(self, text: str) -> bool:
        """Return whether a clause has a time of day or a day of the call, in whatever form: 晚上七点五十 for 19:50."""
        return not self._moments.isdisjoint(_list_moments(text))

    def is_given_word_of(self, text: str) -> bool:
        """Return whether a clause has a word of what the call was given or answered with, or of the names of these."""
        return not self._given_words.isdisjoint(list_content_words(text))

    @cached_property
    def _given_words(self) -> frozenset[str]:
        return list_content_words(
            " . ".join(
                f"{' '.join(split_identifier(name)) if name.isascii() else name} . {value}"
                for name, value in list_leaves((self.fact.arguments, self.fact.data))
            )
        )

    def names_argument(self, text: str) -> bool:
        """Return whether a clause has the Chinese name of an argument, such as 附件: what was handed over with the call."""
        named = self.fact.arguments if isinstance(self.fact.arguments, dict) else {}
        return any(len(name) > 1 and not name.isascii() and name in text for name in named)

    def names_tool(self, text: str) -> bool:
        """Return whether a clause has two characters of the tool's Chinese name in a row, 评价回复 for 回复评价, or a long English word of it, "auto-reply"."""
        name = self.fact.tool
        if name.isascii():
            joined = _NO_LETTERS.sub("", text.lower())
            return any(len(one) >= _LONG_WORD and one in joined for one in split_identifier(name))
        return any(name[at : at + 2] in text for at in range(len(name) - 1))

    @cached_property
    def _values(self) -> frozenset[str]:
        found = {
            rendered
            for _, value in list_leaves((self.fact.arguments, self.fact.data))
            if not isinstance(value, bool) and len(rendered := f"{value}".lower()) > 1
        }
        return frozenset(found | {one[1:] for one in found if _HAN_FULL_NAME.fullmatch(one)})

    @cached_property
    def content(self) -> frozenset[str]:
        """The words of all its names and values, particles left out; the parts of the tool's name too."""
        return list_content_words(f"{' '.join(split_identifier(self.fact.tool))} {self.text}")

    @cached_property
    def concepts(self) -> frozenset[int]:
        """The concepts of the tool's name and description, and of the names and short values of its arguments."""
        name = " ".join(split_identifier(self.fact.tool)) if self.fact.tool.isascii() else self.fact.tool
        given = [
            f"{name} {value}" if isinstance(value, str) and len(value) < _MAX_VALUE_CHARS else name
            for name, value in list_leaves(self.fact.arguments)
        ]
        return find_concepts(" . ".join([name, self.fact.words, *given]))

    def is_about(self, text: str, claims: Sequence[ActionClaim]) -> bool:
        """Return whether a clause with these claims may speak of the call: it has a value, a word, a concept or a number of it."""
        if self.shares_value(text) or not self.content.isdisjoint(list_content_words(text)):
            return True
        if any(self._is_plainly_kin_of(claim) for claim in claims):
            return True
        if not self.concepts.isdisjoint(find_concepts(text)) or not self._digits.isdisjoint(
            _DIGITS.findall(text)
        ):
            return True
        if not self.fact.tool.isascii() and len(set(self.fact.tool) & set(text)) >= _SHARED_CHARS:
            return True  # 假条交上去了 for 提交请假
        return self.shares_moment(text)

    @cached_property
    def _moments(self) -> frozenset[tuple[int, int]]:
        return _list_moments(self.text)

    def _is_plainly_kin_of(self, claim: ActionClaim) -> bool:
        light = claim.family is not None and claim.family.light
        return self.has_word_of(claim) if light else self.is_kin_of(claim)

    @cached_property
    def _digits(self) -> frozenset[str]:
        return frozenset(_DIGITS.findall(self.text))

    def is_kin_of(self, claim: ActionClaim) -> bool:
        """Return whether the tool does what is claimed."""
        family = claim.family
        if family is not None and family.name in words.CARRIED_OUT and self._drafts:
            return False
        if family is not None and (
            not family.tools.isdisjoint(self.described_words)
            or any(word in self._described_han for word in family.han_tools)
        ):
            return True
        if family is not None and family.name in _SWITCHED and self._switches is _SWITCHED[family.name]:
            return True
        return self.has_word_of(claim)

    @cached_property
    def _drafts(self) -> bool:
        """Whether the tool prepares a thing and does not carry it out, by its name; one that begins with the deed (send_quote) carries it out."""
        if split_identifier(self.fact.tool)[:1] and split_identifier(self.fact.tool)[0].lower() in _DELIVERS:
            return False
        return not self.tool_words.isdisjoint(words.DRAFTING_TOOL_WORDS) or any(
            word in self.fact.tool for word in words.DRAFTING_HAN_TOOLS
        )

    def is_addressed_in(self, text: str) -> bool:
        """Return whether a clause has the e-mail address or the phone number that the call was given."""
        return any(
            isinstance(value, str) and _ADDRESS.fullmatch(value) and value.lower() in text.lower()
            for _, value in (() if self._drafts else list_leaves(self.fact.arguments))
        )

    @cached_property
    def _switches(self) -> bool | None:
        """What the call set its only true or false argument to; None where it has none or several."""
        found = [one for _, one in list_leaves(self.fact.arguments) if isinstance(one, bool)]
        return found[0] if len(found) == 1 else None

    def _has_han_verb(self, verb: str) -> bool:
        plain = "".join(char for char in verb if char not in _HAN_PARTICLES)
        if verb in self.text or any(char in self.fact.tool for char in plain):
            return True
        return not _find_changes(verb).isdisjoint(self.changes)


_DELIVERS = frozenset("send submit post publish email share deliver issue forward dispatch".split())
_ADDRESS = re.compile(r"[\w.+-]+@[\w.-]+|\+?\d{9,15}", re.ASCII)
_SWITCHED = {"cancel": False, "close": False, "open": True}
"""Family → what a call that sets something on or off sets for it: "auto-renewal is off" is ``enabled=False``."""
_MARKED = re.compile("已|刚|[帮替给为][您你]|把")
_NO_SENDING = re.compile("发起|发票|发现|发生")


def _list_moments(text: str) -> frozenset[tuple[int, int]]:
    """Return the times of a text, on a clock of twelve hours, and its days as negative month and day."""
    folded = fold_text(text)
    return frozenset((hour % 12, minute) for (hour, minute), _ in find_times(folded)) | frozenset(
        (-month, day) for (month, day), _ in find_days(folded)
    )


_DISPATCHED = frozenset(("出库", "已出库", "发出", "寄出", "已发", "已寄", "发货", "寄了", "发了"))
_DISPATCHED_STATE = re.compile(
    r"\b(?:shipped|dispatched|in[_ ]transit|out[_ ]for[_ ]delivery|delivered)\b|发货|运输|派送|揽收|在途"
)
"""What a parcel that has been sent is recorded as."""
_DONE_AGAIN = frozenset(
    "order send schedule book issue open assign print post submit invite charge deploy upload publish".split()
)
"""Verbs that name a tool with "re-" before them too."""
_MAX_STATUS_CHARS = 24
_MAX_VALUE_CHARS = 60
_SHARED_CHARS = 2
_NO_LETTERS = re.compile(r"[^a-z]+")
_LONG_WORD = 7
"""Letters of a word of a tool's name that a clause may write as two: set_autoreply, "the auto-reply"."""
_DIGITS = re.compile(r"\d+")


_CONTENT = re.compile(r"[a-z]+|\d[\d.,:]*\d|\d|(?P<han>[\u4e00-\u9fff]+)")
_PARTICLES = frozenset(
    "the and are was were been has have had your you its for all this that from into just already will new not there here one two with now".split()
)


@lru_cache(1_024)
def list_content_words(text: str) -> frozenset[str]:
    """Return the stems of the English words, the numbers and the pairs of Chinese characters of a text, particles left out."""
    found: set[str] = set()
    for match in _CONTENT.finditer(text.lower()):
        word = match[0]
        if match["han"]:
            found.update(word[at : at + 2] for at in range(len(word) - 1))
        elif word[0].isdigit():
            found.add(word.replace(",", ""))
        elif len(word) > 2 and word not in _PARTICLES:
            found.add(stem_word(word))
    return frozenset(found)


def count_content(text: str, claims: Sequence[ActionClaim]) -> int:
    """Return how many words of a clause name something beside the actions that it claims; two Chinese characters, or one left over, count as a word."""
    verbs = "".join(claim.stem for claim in claims if not claim.stem.isascii())
    stems = {claim.stem for claim in claims}
    han = [
        char
        for run in _HAN_RUN.findall(text)
        for char in run
        if char not in _HAN_PARTICLES and char not in verbs
    ]
    plain = [word for word in list_content_words(_HAN_RUN.sub(" ", text)) if word not in stems]
    return len(plain) + (len(han) + 1) // 2


_HAN_FULL_NAME = re.compile(r"[\u4e00-\u9fff]{3}")
"""A text that may be a surname with a given name, by which people are named too."""
_HAN_RUN = re.compile(r"[\u4e00-\u9fff]+")


def _find_changes(verb: str) -> frozenset[int]:
    return find_concepts(verb) & CHANGE_CONCEPTS


class RunFacts:
    """The calls of a run, as claims are compared with them."""

    def __init__(self, facts: Sequence[LedgerFact]) -> None:
        self.facts = facts
        self.calls = [FactWords(fact) for fact in facts]
        self.writes = [one for one in self.calls if not one.fact.reads]
        self.reads = [one for one in self.calls if one.fact.reads]
        self.done = [one for one in self.writes if one.fact.happened]
        self.unfinished = [one for one in self.writes if not one.fact.happened]

    def select_kin(self, claim: ActionClaim) -> list[FactWords]:
        """Return the calls of the kind of action that is claimed; every effect for a light one."""
        family = claim.family
        writes = self.calls if family is not None and family.name == "test" else self.writes
        if family is None:
            return [one for one in writes if one.is_kin_of(claim)]
        if family.light:
            return writes
        if family.name == "book" and words.PLACE_PATTERN.search(claim.clause.text):
            writes = [
                one
                for one in writes
                if not one.tool_words & words.CALENDAR_WORDS and "日程" not in one.fact.tool
            ]
        if family.name == "send":
            return [one for one in writes if one.is_kin_of(claim) or one.is_addressed_in(claim.clause.text)]
        return [one for one in writes if one.is_kin_of(claim)]

    @cached_property
    def does_anything(self) -> bool:
        """Whether a general tool may have done whatever is claimed: its command is not one of a known single effect."""
        return any(
            one.is_general
            and not any(
                isinstance(value, str) and _LIMITED_COMMAND.match(value)
                for _, value in list_leaves(one.fact.arguments)
            )
            for one in self.done
        )

    @cached_property
    def read_text(self) -> str:
        """What recorded results say, in lower case, without short words for a state that is not reached."""
        parts = []
        for one in self.facts:
            if not one.happened:
                parts.append(one.code)
                continue
            for name, value in list_leaves((one.arguments if one.reads else None, one.data)):
                if isinstance(value, str) and len(value) < _MAX_STATUS_CHARS and _UNFINISHED.search(value):
                    continue
                parts.append(f"{name} {value}")
        return "\n".join(parts).lower()

    @cached_property
    def _result_fields(self) -> frozenset[str]:
        """The Chinese names of the number fields in the results of effects: 实付 says that it was paid."""
        return frozenset(
            name
            for one in self.done
            for name, value in list_leaves(one.fact.data)
            if not name.isascii() and isinstance(value, int | float) and name.startswith(("实", "已"))
        )

    def compute_read_share(self, text: str) -> float:
        """Return the share of the words of a clause, particles left out, that recorded results or the tools they come from have."""
        said = list_content_words(text)
        return len(said & self._read_words) / len(said) if said else 0.0

    def shares_words(self, text: str) -> bool:
        """Return whether a clause has a word of a call, particles left out, or no word of its own."""
        said = list_content_words(text)
        return not said or not said.isdisjoint(self._all_words)

    @cached_property
    def _all_words(self) -> frozenset[str]:
        return frozenset().union(*(list_content_words(one.text) for one in self.calls))

    @cached_property
    def _read_words(self) -> frozenset[str]:
        named = " ".join(
            f"{' '.join(split_identifier(one.fact.tool))} {one.fact.words}" for one in self.reads
        )
        return list_content_words(f"{self.read_text} {named}")

    def is_done_by_reading(self, claim: ActionClaim) -> bool:
        """Return whether a Chinese verb of no family is the one that names a tool that was read with: 已跑完 for 跑测试."""
        if claim.family is not None or claim.stem.isascii():
            return False
        plain = [char for char in claim.stem if char not in _HAN_PARTICLES]
        return bool(plain) and any(plain[0] in one.fact.tool for one in self.reads if one.fact.happened)

    @cached_property
    def read_stems(self) -> frozenset[str]:
        """The stems of the English words of ``read_text``."""
        return frozenset(map(stem_word, _ENGLISH_WORD.findall(self.read_text)))

    def _is_recorded_state(self, claim: ActionClaim) -> bool:
        """Return whether a result has an action as a state: cancelled for 取消, 已发至 for 发到, shipped for 发出."""
        if not _find_changes(claim.claimed).isdisjoint(self._read_changes):
            return True
        verb = claim.stem
        if verb.isascii():
            return False
        if verb in _DISPATCHED and _DISPATCHED_STATE.search(self.read_text):
            return True
        return re.search(rf"已{verb[0]}[至到出给送往回]", self.read_text) is not None

    @cached_property
    def _read_changes(self) -> frozenset[int]:
        """The concepts of change that the short texts of results have as finished: cancelled for 取消."""
        states = [
            value
            for one in self.reads
            if one.fact.happened
            for _, value in list_leaves(one.fact.data)
            if isinstance(value, str) and len(value) < _MAX_STATUS_CHARS and not _UNFINISHED.search(value)
        ]
        return _find_changes(" . ".join(states)) if states else frozenset()

    def is_read(self, claim: ActionClaim) -> bool:
        """Return whether a recorded result speaks of an action of this kind as finished."""
        if not self.read_text:
            return False
        if claim.stem in self.read_stems or (not claim.stem.isascii() and claim.stem in self.read_text):
            return True
        family = claim.family
        if family is not None and any(
            any(word in name for word in family.han_tools) for name in self._result_fields
        ):
            return True
        if self._is_recorded_state(claim):
            return True
        if family is None or (not claim.stem.isascii() and not _MARKED.search(claim.clause.text)):
            plain = "".join(char for char in claim.stem if char not in _HAN_PARTICLES)
            told = () if family is None else [one for one in family.han if len(one) > 1]
            return (
                not claim.stem.isascii()
                and bool(plain)
                and any(one in self.read_text for one in (plain[0], *told))
            )
        return not _list_family_stems(family).isdisjoint(self.read_stems) or any(
            verb in self.read_text for verb in family.han
        )


def _list_family_stems(family: words.ActionFamily) -> frozenset[str]:
    found = _FAMILY_STEMS.get(family.name)
    if found is None:
        said = {phrase for phrase in family.done if " " not in phrase}
        found = _FAMILY_STEMS[family.name] = frozenset(
            map(stem_word, said | {words.IRREGULAR_PARTICIPLES.get(one, one) for one in said})
        ) | frozenset(stem_word(one) for one in family.tools if len(one) > 3)
    return found


_FAMILY_STEMS: dict[str, frozenset[str]] = {}
