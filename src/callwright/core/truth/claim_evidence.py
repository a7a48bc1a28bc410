"""What speaks for and against it that the calls of a run bear a clause out, as numbers that ``evidence_model.py`` weighs. Pure.

They tell what the clause says (its label, mood and form), how the calls of the run ended, how far the clause and the others of the reply name
each call, and which of the values in the clause nothing recorded has. None is a judgement: a number that is not recorded may be general
knowledge, a deed that no call is named by may be the user's.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import log, sqrt

from callwright.core.ground.date_mentions import find_days, find_times
from callwright.core.ground.number_mentions import find_spoken_numbers, find_written_numbers
from callwright.core.selection.word_vectors import read_word_vectors
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import fold_text, split_identifier
from callwright.core.truth.action_claims import ActionClaim
from callwright.core.truth.claim_support import FactWords, RunFacts, count_content, list_content_words
from callwright.core.truth.clause_labels import LABELS, ReplyLabels
from callwright.core.truth.ledger_facts import LedgerFact, list_leaves
from callwright.core.truth.reply_clauses import Clause
from callwright.core.truth.told_failures import ToldFailures
from callwright.core.truth.value_claims import MAX_NUMBERS, LedgerValues, blank_tokens

_NO_CALL, _READS_ALONE, _UNKNOWN, _FAILED, _PART_TOLD, _PART_HIDDEN, _DRAFTED, _UNDERWAY, _DONE = "0rufphtqd"
"""How the calls of a run with an effect ended."""
ENDINGS = (_NO_CALL, _READS_ALONE, _UNKNOWN, _FAILED, _PART_TOLD, _PART_HIDDEN, _DRAFTED, _UNDERWAY, _DONE)

_UNFINISHED = re.compile(
    r"pending|queued?|processing|submitted|review|draft|await|wait|running|progress|scheduled|searching|open|created|accepted|requested|in_transit|partial"
    r"|待|中$|排队|候补|草稿|初审|已提交|已受理|部分",
    re.IGNORECASE,
)
_STATUS_FIELD = re.compile(
    r"stat(?:us|e)|stage|progress|position|状态|进度|阶段|结果|位次|排位", re.IGNORECASE
)
_DRAFTS = re.compile(r"draft|preview|quote|estimate|simulate|草稿|拟|预览|试算", re.IGNORECASE)
_REACHED = ScriptPattern(
    r"签收|到账|入账|上线|完成|通过|批下来|批了|办好|盖好|生效|升好|处理完|解决|接单|接手|开始|上架|下单|送达|收到|看到|定下|已发(?!起|给您看)|成功|100|全部"
    r"|delivered|approved|resolved|live|complete|finished|credited|terminated|shipped|accepted|confirmed",
    re.IGNORECASE,
)
"""Words for an end that what is only under way has not reached."""
_ADDS = re.compile(
    r"^\W*and\b|\b(?:also|too|as well|in the same go|on top)\b|也|还(?![原款没清给书])|顺手|顺便|同时|并(?!不)|另外",
    re.IGNORECASE,
)
_WHOLE = re.compile(
    r"\b(?:all|both|every|everything|everyone|entire|whole)\b|全|都|所有|一共|均", re.IGNORECASE
)
_TICK = re.compile(r"[✅✔☑√✓]|\[x\]", re.IGNORECASE)
_ITEM = re.compile(r"^\s*(?:[-*•·▪√✅☑]|\d{1,2}[.)、]|[①-⑨])")
_PROPER = re.compile(r"(?<=[^.!?\n:] )[A-Z][a-z]{2,}\b|(?<=[\u4e00-\u9fff])[A-Z][a-z]{2,}\b")
_LATIN = re.compile(r"[a-z]+")
_WHOLE_NUMBER = re.compile(r"\d{1,9}")
_BLANKED = " " * 4
"""Where a quotation was blanked."""

_MAX_VALUES = 60
_MAX_VALUE_CHARS = 16
_MAX_STATUS_CHARS = 24
_MAX_CHARS = 4_000
_MAX_COMPARED = 1_500
"""Calls times clauses above which nothing is measured; ``_MAX_CHARS``: characters of a reply."""
_COMMON_CHARS = frozenset("的了是在和也都说把给已就还又我您你他她")
_DEED = 0.5
"""The probability of the label ``done`` from which on a clause is counted as a deed."""
_PERHAPS_DEED = 0.4
_LEAST_PROBABILITY = 1e-3
_BY_WORD, _BY_DEED, _BY_VALUE = 2, 3, 4
"""Degrees in which a clause names a call; see ``ClaimEvidence._rate``."""


class ClaimEvidence:
    """One reply and its run; what several clauses need is computed once."""

    def __init__(
        self,
        reply: str,
        clauses: Sequence[Clause],
        claims: Mapping[int, Sequence[ActionClaim]],
        run: RunFacts,
        values: LedgerValues,
        labels: ReplyLabels,
        told: ToldFailures,
    ) -> None:
        self._reply = reply
        self._clauses = clauses
        self._claims = claims
        self._run = run
        self._values = values
        self._labels = labels
        self._told = told
        self._places = {clause.start: at for at, clause in enumerate(clauses)}
        calls = run.calls
        self._done = [one for one in calls if not one.fact.reads and one.fact.happened]
        self._failed = [one for one in calls if not one.fact.reads and not one.fact.happened]
        self._lasting = [one for one in self._failed if not self._is_made_good(one.fact)]
        self._reads = [one for one in calls if one.fact.reads]
        self._rates: dict[tuple[int, int], int] = {}
        self._vectors: dict[str, list[float]] = {}

    @property
    def is_measurable(self) -> bool:
        """Whether the reply and the run are short enough to be compared."""
        compared = len(self._clauses) * len(self._run.calls)
        return len(self._reply) <= _MAX_CHARS and compared <= _MAX_COMPARED

    def _is_made_good(self, fact: LedgerFact) -> bool:
        """Return whether a later call of the same tool had its effect on the same thing: one text that it was given is the same, or it was given none."""
        facts, given = self._run.facts, _list_given_texts(fact)
        at = next(number for number, one in enumerate(facts) if one is fact)
        return any(
            one.tool == fact.tool
            and one.happened
            and not (given and given.isdisjoint(_list_given_texts(one)))
            for one in facts[at + 1 :]
        )

    def find_failed_call(self, clause: Clause) -> LedgerFact | None:
        """Return the call without a certain effect that a clause names more than any that had one; the last where none had."""
        best = max(self._lasting, key=lambda one: self._rate(one, clause), default=None)
        if best is None:
            return None
        least = max((self._rate(one, clause) for one in self._done), default=-1)
        return best.fact if self._rate(best, clause) > least else None

    def measure(self, clause: Clause, code: str) -> dict[str, float]:
        """Return the numbers of a clause that are not 0; ``code``: that of what the rules report of it, or ""."""
        found: dict[str, float] = {
            f"code {code}": 1.0,
            f"mood {clause.mood}": 1.0,
            f"actor {clause.actor}": 1.0,
        }
        for measured in (
            self._measure_labels(clause),
            self._measure_form(clause),
            self._measure_run(),
            self._measure_calls(clause),
            self._measure_values(clause),
        ):
            found.update((name, float(value)) for name, value in measured if value)
        return found

    # --- the clause ----------------------------------------------------------------------------------------------

    def _measure_labels(self, clause: Clause) -> Iterator[tuple[str, float]]:
        labels = self._labels.get(clause)
        for name in LABELS:
            one = min(max(getattr(labels, name), _LEAST_PROBABILITY), 1 - _LEAST_PROBABILITY)
            yield name, log(one / (1 - one))
        at, deeds = self._places[clause.start], self._deeds
        yield "deed before", deeds[at - 1] if at else 0.0
        yield "deed after", deeds[at + 1] if at + 1 < len(deeds) else 0.0
        before = sum(one >= _DEED for one in deeds[:at])
        yield "deeds before beyond calls", max(-2, min(4, before - len(self._done))) / 2
        yield "deeds beyond calls", max(-2, min(5, self._asserted - len(self._done))) / 2

    @cached_property
    def _deeds(self) -> list[float]:
        return [self._labels.get(one).done for one in self._clauses]

    @cached_property
    def _asserted(self) -> int:
        """The number of clauses that assert a deed."""
        return sum(
            one.mood == "asserts" and deed >= _DEED
            for one, deed in zip(self._clauses, self._deeds, strict=True)
        )

    def _measure_form(self, clause: Clause) -> Iterator[tuple[str, float]]:
        text, claims = clause.text, self._claims.get(clause.start, ())
        sentence = self._reply[slice(*clause.sentence)]
        begin = self._reply.rfind("\n", 0, clause.start) + 1
        yield "leads", clause.leads
        yield "has claim", bool(claims)
        if claims:
            yield "light claim", claims[0].family is not None and claims[0].family.light
            yield "own claim", claims[0].manner == "own"
            yield "state claim", claims[0].manner in ("state", "past")
        yield "content", min(count_content(text, claims), 15) / 8
        yield "clauses", min(len(self._clauses), 20) / 10
        yield "place", min(self._places[clause.start], 6) / 6
        yield "asks", sentence.rstrip().endswith(("?", "？"))
        yield "quotes", _BLANKED in text.strip()
        yield "adds", bool(_ADDS.search(text))
        yield "whole", bool(_WHOLE.search(text))
        yield "tick", bool(_TICK.search(text))
        yield "item", bool(_ITEM.search(self._reply[begin:].split("\n", 1)[0]))
        reached = bool(_REACHED.search(text))
        yield "reached", reached
        yield "reached while under way", reached and self._is_underway
        yield "failure told beside", self._told.are_told_beside(clause)
        yield "failure told", self._told.are_told_in(text)
        yield "ascii", text.isascii()

    # --- the run -------------------------------------------------------------------------------------------------

    def _measure_run(self) -> Iterator[tuple[str, float]]:
        yield f"ending {self._ending}", 1.0
        yield "done calls", len(self._done) / 3
        yield "lasting failures", len(self._lasting) / 2
        yield "unknown outcome", any(one.fact.status == "unknown" for one in self._lasting)
        yield "failures made good", bool(self._failed and not self._lasting)
        yield "reads", min(len(self._reads), 9) / 3
        yield "admits", self._admits
        yield "under way", self._is_underway

    @cached_property
    def _ending(self) -> str:
        run = self._run
        if not run.facts:
            return _NO_CALL
        if not run.writes:
            return _READS_ALONE
        if not run.done:
            return _UNKNOWN if any(one.fact.status == "unknown" for one in run.unfinished) else _FAILED
        if run.unfinished or any(one.fact.status == "partial" for one in run.done):
            return _PART_TOLD if self._admits else _PART_HIDDEN
        if any(_DRAFTS.search(one.fact.tool) for one in run.done):
            return _DRAFTED
        return _UNDERWAY if self._is_underway else _DONE

    @cached_property
    def _is_underway(self) -> bool:
        """Whether an effect is recorded with a status that is not its end."""
        return any(
            isinstance(value, str)
            and len(value) < _MAX_STATUS_CHARS
            and _STATUS_FIELD.search(name)
            and _UNFINISHED.search(value)
            for one in self._done
            for name, value in list_leaves(one.fact.data)
        )

    @cached_property
    def _admits(self) -> bool:
        """Whether the reply denies something or tells of a failure."""
        return any(
            one.mood == "denies" or self._told.are_told_in(self._reply[slice(*one.sentence)])
            for one in self._clauses
        )

    # --- the calls -----------------------------------------------------------------------------------------------

    def _measure_calls(self, clause: Clause) -> Iterator[tuple[str, float]]:
        done = max((self._rate(one, clause) for one in self._done), default=-1)
        failed = max((self._rate(one, clause) for one in self._lasting), default=-1)
        read = max((self._rate(one, clause) for one in self._reads), default=-1)
        for name, rate in (("done", done), ("failed", failed), ("read", read)):
            yield f"names {name}", rate / 5
            yield f"names {name} by word", rate >= _BY_WORD
            yield f"names {name} by deed", rate >= _BY_DEED
            yield f"names {name} by value", rate >= _BY_VALUE
        others = [one for one in self._clauses if one is not clause]
        for name, least in (("word", _BY_WORD), ("deed", _BY_DEED)):
            free = sum(all(self._rate(call, one) < least for one in others) for call in self._done)
            yield f"calls that no other clause names by {name}", free / 2
        if self._done:
            best = max(self._done, key=lambda one: self._rate(one, clause))
            rivals = [one for one in others if self._deeds[self._places[one.start]] >= _PERHAPS_DEED]
            yield "call named by another deed", max((self._rate(best, one) for one in rivals), default=0) / 5
        said = list_content_words(clause.text)
        yield "new words", len(said - self._words) / len(said) if said else 0.0
        yield (
            "new words beside done",
            len(said - self._done_words) / len(said) if said and self._done else 1.0,
        )
        yield "read words", self._run.compute_read_share(clause.text) if self._reads else 0.0
        near_done, near_read = self._compare(clause, self._done), self._compare(clause, self._reads)
        yield "like done", near_done
        yield "like failed", self._compare(clause, self._lasting)
        yield "like read", near_read
        yield "more like done than read", near_done - near_read

    def _rate(self, call: FactWords, clause: Clause) -> int:
        """Return how far a clause names a call: 0 not at all, 1 by a concept, 2 by a word, 3 by its kind of deed, 4 by a value, 5 by both."""
        key = (id(call), clause.start)
        found = self._rates.get(key)
        if found is None:
            found = self._rates[key] = self._compute_rate(call, clause)
        return found

    def _compute_rate(self, call: FactWords, clause: Clause) -> int:
        claims = self._claims.get(clause.start, ())
        value = call.shares_value(clause.text)
        deed = any(
            call.has_word_of(one) if one.family is not None and one.family.light else call.is_kin_of(one)
            for one in claims
        )
        if value:
            return _BY_VALUE + deed
        if deed:
            return _BY_DEED
        if not call.content.isdisjoint(list_content_words(clause.text)):
            return _BY_WORD
        return int(call.is_about(clause.text, claims))

    @cached_property
    def _words(self) -> frozenset[str]:
        return frozenset().union(*(one.content for one in self._run.calls))

    @cached_property
    def _done_words(self) -> frozenset[str]:
        return frozenset().union(*(one.content for one in self._done))

    def _compare(self, clause: Clause, calls: Sequence[FactWords]) -> float:
        """Return how alike in meaning a clause and the words of the tool of one of these calls are at most, 0 to 1."""
        if not calls:
            return 0.0
        one = self._embed(clause.text)
        return max(0.0, *(sum(map(float.__mul__, one, self._embed(_name_tool(call.fact)))) for call in calls))

    def _embed(self, text: str) -> list[float]:
        found = self._vectors.get(text)
        if found is None:
            plain = [float(one) for one in read_word_vectors().encode([text])[0]]
            length = sqrt(sum(one * one for one in plain)) or 1.0
            found = self._vectors[text] = [one / length for one in plain]
        return found

    # --- values --------------------------------------------------------------------------------------------------

    def _measure_values(self, clause: Clause) -> Iterator[tuple[str, float]]:
        """Yield what the values of a clause say: numbers, times and days that nothing recorded has, and names like recorded ones."""
        if not self._run.facts:
            return
        values, folded = self._values, fold_text(clause.text)
        unknown = sum(1 for _ in self._find_unknown_numbers(folded))
        yield "unknown numbers", min(unknown, 2)
        yield "unknown numbers for unsaid", bool(unknown and values.unsaid_numbers)
        yield "unsaid numbers", bool(values.unsaid_numbers)
        yield "digits", any(char.isdigit() for char in folded)
        times = {time for time, _ in find_times(folded)}
        if times and values.times and not _is_known_time(times, values.times):
            yield "unknown time", 1.0
            yield "unknown time for unsaid", bool(values.times - values.said_times)
        days = {day for day, _ in find_days(folded)}
        if days and values.days and days.isdisjoint(values.days):
            yield "unknown day", 1.0
            yield "unknown day for unsaid", bool(values.days - values.said_days)
        near = max((_rate_likeness(clause.text, value) for value in self._unsaid), default=0)
        yield f"like unsaid {near}", bool(near)
        proper = {one.lower() for one in _PROPER.findall(clause.text)} - self._latin
        yield "unknown names", bool(proper)
        yield "unknown names for unsaid", bool(proper and self._unsaid)
        yield "unsaid values", min(len(self._unsaid), 4) / 4

    def _find_unknown_numbers(self, folded: str) -> Iterator[float]:
        text = blank_tokens(folded)
        written = [number for number, *_ in find_written_numbers(text)]
        for number in written + [number for number, _ in find_spoken_numbers(text)]:
            if number not in (0, 1) and not any(
                abs(number - one) <= 0.006 * max(1.0, number) for one in self._numbers
            ):
                yield number

    @cached_property
    def _numbers(self) -> frozenset[float]:
        """Every number that a reply may take from the run, also as hours of a clock of twelve and as a count of its calls."""
        values, run = self._values, self._run
        found = {*values.numbers, *values.counts, *values.lengths}
        found.update(float(one) for one in _WHOLE_NUMBER.findall(values.text))
        found.update(float(hour - 12) for hour in range(13, 24) if float(hour) in found)
        found.update(float(len(calls)) for calls in (run.calls, run.done, run.writes, run.unfinished))
        if len(values.numbers) <= MAX_NUMBERS:
            found.update(values.derived)
        return frozenset(found)

    @cached_property
    def _unsaid(self) -> list[str]:
        """The short Chinese values of the run that the reply does not have."""
        folded = self._reply.lower()
        return [
            value
            for value in self._values.strings[:_MAX_VALUES]
            if 1 < len(value) <= _MAX_VALUE_CHARS and not value.isascii() and value.lower() not in folded
        ]

    @cached_property
    def _latin(self) -> frozenset[str]:
        return frozenset(_LATIN.findall(self._values.text.lower()))


def _list_given_texts(fact: LedgerFact) -> frozenset[str]:
    return frozenset(value for _, value in list_leaves(fact.arguments) if isinstance(value, str))


def _name_tool(fact: LedgerFact) -> str:
    name = " ".join(split_identifier(fact.tool)) if fact.tool.isascii() else fact.tool
    return f"{name} {fact.words}".strip()


def _is_known_time(times: set[tuple[int, int]], known: set[tuple[int, int]]) -> bool:
    return any(one[0] % 12 == two[0] % 12 and one[1] == two[1] for one in times for two in known)


def _rate_likeness(text: str, value: str) -> int:
    """Return how like a value that a text does not have a part of it is: 0 less than half, 1 half of its characters, 2 more, 3 all but one."""
    if value in text:
        return 0
    best, size = 0, len(value)
    for at in range(len(text) - size + 1):
        pairs = list(zip(text[at : at + size], value, strict=True))
        other = [one for one, two in pairs if one != two]
        if 2 * len(other) <= size and _COMMON_CHARS.isdisjoint(other):
            best = max(best, 1 if 2 * len(other) == size else 2 if len(other) > 1 else 3)
    return best
