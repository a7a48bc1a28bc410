"""What speaks for and against it that the calls of a run bear a clause out, as numbers that ``evidence_model.py`` weighs. Pure.

They tell what the clause says (its label, mood and form), how the calls of the run ended, how far the clause and the others of the reply name
each call, and which of the values in the clause nothing recorded has. None is a judgement: a number that is not recorded may be general
knowledge, a deed that no call is named by may be the user's.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
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
from callwright.core.truth.derived_figures import DerivedFigures
from callwright.core.truth.entry_matches import (
    MENTION_KINDS,
    EntryValues,
    Mention,
    SaidValues,
    list_mentions,
    list_names,
    list_rows,
)
from callwright.core.truth.field_matches import FieldMatches
from callwright.core.truth.ledger_facts import LedgerFact, list_leaves
from callwright.core.truth.reply_clauses import Clause
from callwright.core.truth.run_contradictions import RunContradictions, list_open_states, list_shortfalls
from callwright.core.truth.stated_names import SURNAMES
from callwright.core.truth.told_failures import ToldFailures
from callwright.core.truth.value_claims import (
    DIVIDES,
    HEDGE,
    MAX_NUMBERS,
    PERSON_FIELD,
    LedgerValues,
    blank_tokens,
)

_NO_CALL, _READS_ALONE, _UNKNOWN, _FAILED, _PART_TOLD, _PART_HIDDEN, _DRAFTED, _UNDERWAY, _DONE = "0rufphtqd"
"""How the calls of a run with an effect ended."""
ENDINGS = (_NO_CALL, _READS_ALONE, _UNKNOWN, _FAILED, _PART_TOLD, _PART_HIDDEN, _DRAFTED, _UNDERWAY, _DONE)

_UNFINISHED = re.compile(
    r"\w{3,}ing$|pending|queued?|processing|submitted|review|draft|await|wait|running|progress|scheduled|searching|open|created|accepted|requested|in_transit|partial"
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
_UNDERWAY_TOLD = ScriptPattern(
    r"待|等|审|排队|排期|候补|草稿|初审|提交|受理|还没|尚未|正在|稍后|进行中|预计|会|将|途中|在途|处理中"
    r"|\b(?:pending|queue\w*|process\w*|submi\w*|reviews?|reviewing|draft\w*|await\w*|wait\w*|running|progress|schedul\w*|will|soon|until|once|when|not yet|still|under|on its way|in transit|request\w*|asked|expected|should)\b|'ll\b",
    re.IGNORECASE,
)
"""How a reply says that something has not reached its end."""
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
_PIECE = re.compile(r"[a-z]{3,}|(?P<han>[\u4e00-\u9fff]+)")
_SURNAMED = re.compile(rf"[{SURNAMES}阿小老][\u4e00-\u9fff]")
_NAME_NUMBER = re.compile(r"\d{3,}", re.ASCII)
_POINTED_TIME = re.compile(r"(?<![\d.])(\d{1,2})\.([0-5]\d)(?![\d.])", re.ASCII)
_TENTHS = re.compile(r"[一二两三四五六七八九]成(?![功立员本交都为长果熟品绩])|\bin ten\b", re.IGNORECASE)
_FRACTION = re.compile(
    r"[一二三四五六七八九十两]{1,3}分之[一二三四五六七八九十两]{1,3}|\b(?:one|two|three) (?:thirds?|quarters?|fifths?)\b",
    re.IGNORECASE,
)
"""A share in words, which is rounded."""
_NOT_THIS = re.compile(r"\b(?:rather than|instead of)\b[^,;]*|而不是[^，,]*", re.IGNORECASE)
"""What a clause says that was not taken."""
_EARLIER = re.compile(
    r"早在|当时|此前|上一?[周次个]|昨[天晚]|前[天年]|去年|原本|\b(?:earlier|previously|yesterday|back then|ago|last (?:week|month|year|\w+day))\b",
    re.IGNORECASE,
)
"""How a sentence tells of days before the run."""
_SPLIT_DURATION = re.compile(
    r"(?P<high>\d{1,4}) ?(?:小时|分钟?|h|hours?|m|mins?|minutes?)(?: and)? ?(?P<low>\d{1,2}) ?(?:分钟?|秒|m|mins?|minutes?|s|secs?|seconds?)(?![a-z])",
    re.IGNORECASE,
)
_DOZENS = re.compile(r"[一两二三四五六七八九十\d]{1,3}打|\b\w+ dozen\b", re.IGNORECASE)
_DOZEN = 12
_RANGE = re.compile(
    r"(?<![\d.-])(\d{1,6}(?:\.\d+)?)\s?[%％℃°C]{0,2}\s?(?:到|至|-|–|~|～|to|and)\s?(\d{1,6}(?:\.\d+)?)(?![\d.-])"
)
_NO_DIGITS = re.compile(r"\D+")
_GROUPED_NUMBER = re.compile(r"[+(]?\d[\d ()*xX-]+", re.ASCII)
_LEAST_TAIL, _LONG_NUMBER_CHARS = 3, 8
_LEAST_SUM = 20
_GENERAL = re.compile(
    r"\b(?:an?|one|each|every) [\w -]{2,20} (?:is|has|holds|makes|weighs|takes)\b|\b(?:commonly|typically|generally|usually|normally|as a rule|on average|for what it's worth|in general)\b"
    r"|正常|一般|通常|普遍|惯例|行业|常见|按规定|理论上",
    re.IGNORECASE,
)
"""How a clause tells what is so in general."""
_TARGET = re.compile(
    r"(?:[给由向跟找往]|派|通知|联系|邀请|发到|送到|寄到|转到|放到|[，,从了\W]在|去)(?P<han>[\u4e00-\u9fff]{1,5}?)(?=[了都也已那家的，,。!！；;、\s]|$|[发打说寄转交送上来讲留做订约开])"
    r"|(?P<titled>[\u4e00-\u9fff]{1,2})(?:师傅|大夫|医生|老师|经理|主管|先生|女士|阿姨|奶奶|爷爷|大爷|教练|律师|[总姐哥叔])"
    r"|\b(?:to|with|for|by|at|from|into|in|via|against) (?:Dr\.? |Mr\.? |Ms\.? |Mrs\.? |the )?(?P<en>[A-Z][a-z'’-]{2,})"
)
"""To whom, where or by whom something is said to have been done."""
_NO_TARGET = frozenset("您你我他她它们这那哪本该各大家自己对方客户一下两三")
_NAME_PREFIXES = frozenset("老小阿")
_BLANKED = " " * 4
"""Where a quotation was blanked."""

_DURATION = re.compile(r"[ -]?(?:min(?:ute)?s?|hours?|hrs?|h)\b|个?(?:分钟|小时|钟头)", re.IGNORECASE)
_TEMPERATURE = re.compile(r" ?(?:° ?[CF]?|℃|℉|degrees?\b|摄氏度|度)", re.IGNORECASE)
_TEMPERATURE_FIELD = re.compile(
    r"temp|degree|celsius|fahrenheit|weather|forecast|climate|thermo|heat|°|℃|_c\b|_f\b|\b(?:high|low|max|min)\b|温|度|天气|最[高低]",
    re.IGNORECASE,
)
"""Names of fields and tools that have to do with temperatures."""
_SOME_MINUTES = re.compile(
    r"[一二两三四五六七八九十\d]{1,3}点(?=多)|\b(?:just )?(?:past|after) \d{1,2}(?= ?[ap]\.?m)", re.IGNORECASE
)
_OTHERS_LEFT = re.compile(
    r"\b(?:other|remaining|rest of the)\s*$|(?:其余|其他|剩下的?|另外)\s*$", re.IGNORECASE
)
"""What stands before the number of what was not dealt with."""
_YEAR = re.compile(r"(?<![\d.,-])20[0-4]\d(?![\d.,])")
_PRELIMINARY = re.compile(
    r"wait_?list|queue|request|apply|application|submit|offer|propos|hold|draft|quote|invite|(?:^|_)ask|nominat|enquir|inquir|file_|report"
    r"|候补|排队|申请|提交|报[名案修]|留座|预留|拟|草稿|邀请|询|请求|登记|立案|发起",
    re.IGNORECASE,
)
"""Tools whose effect only begins something that others end."""
_PRELIMINARY_TOLD = re.compile(
    r"\b(?:wait\w*|list|queue\w*|request\w*|appl\w*|submit\w*|offer\w*|propos\w*|hold|held|draft\w*|quot\w*|invit\w*|ask\w*|enquir\w*|inquir\w*|filed|report\w*|in line|position)\b"
    r"|候补|排|申请|提交|报[名案修了上]|留|拟|草|邀|询|请求|登记|立案|发起|受理",
    re.IGNORECASE,
)
"""How a reply tells that something was only begun so."""
_LABEL_END = re.compile(r"[:：]")
_MAX_MARK_CHARS = 16
_SHORT_WORD, _STEM_CHARS = 2, 5
_MAX_VALUES = 60
_MAX_VALUE_CHARS = 16
_MAX_STATUS_CHARS = 24
_MAX_EMBEDDED_CHARS = 400
_SAME = 0.006
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
        today: date | None = None,
    ) -> None:
        self._today = today
        self._entries = {id(one): EntryValues(one.fact) for one in run.calls}
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
        self._mentions: dict[int, list[Mention]] = {}
        self._is_added_up: dict[tuple[str, str], bool] = {}
        self._figures = DerivedFigures(values)
        self._likenesses: dict[tuple[int, int], float] = {}
        self._value_likenesses: dict[tuple[int, int], float] = {}

    @property
    def leaves_out(self) -> bool:
        """Whether the reply leaves out that a call failed or has not ended."""
        return bool(self._untold or self._unended)

    def gives_recorded_hour(self, text: str) -> bool:
        """Return whether a text gives the hour of a recorded time and that some minutes go on it: 八点多 for 08:12."""
        return any(
            time[0] % 12 == one[0] % 12
            for match in _SOME_MINUTES.finditer(text)
            for time, _ in find_times(fold_text(match[0]))
            for one in self._values.known_times
        )

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

    def has_in_another_form(self, clause: Clause, claimed: str) -> bool:
        """Return whether a call has a number of a clause that the rules take for another one.

        It has a rounded number where the clause hedges, a share where it divides, a time that is written with a point (9.30), and what is a number of
        three digits or more of a name (0107 for 0107_add_region.sql). So it has what the clause works out from its values (``derived_figures.py``).
        """
        if re.search(rf"(?<!\d){re.escape(claimed)}(?!\d)", self._values.text) and _NAME_NUMBER.fullmatch(
            claimed
        ):
            return True
        time = _POINTED_TIME.fullmatch(claimed)
        if time is not None and _is_known_time({(int(time[1]), int(time[2]))}, self._values.known_times):
            return True
        text = clause.text
        if (
            self._is_of_place_or_unit(text, claimed)
            or self._is_joined_or_general(text, claimed)
            or self._is_of_phone(claimed)
        ):
            return True
        if self.is_worked_out(clause, claimed) or self._adds_up(
            self._reply[slice(*clause.sentence)], claimed
        ):
            return True
        hedges, divides = HEDGE.search(clause.text), DIVIDES.search(clause.text)
        if not hedges and not divides:
            return False
        own = self._entries.values()
        return any(
            one.kind == "number"
            and any((hedges and entry.has(one)) or (divides and entry.has_share(one)) for entry in own)
            for one in list_mentions(claimed)
        )

    def _is_of_place_or_unit(self, text: str, claimed: str) -> bool:
        """Return whether a number is one that no recorded number contradicts, by what stands beside it.

        It is that of a recorded place (11 for seat C11), what is left of a recorded count beside what was dealt with, the time between two recorded
        times of day, or a temperature where none is recorded.
        """
        end = text.find(claimed) + len(claimed)
        if _DURATION.match(text, end) and any(map(self._lasts, list_mentions(claimed))):
            return True
        if not claimed.isdigit():
            return False
        if re.search(rf"(?<![a-z\d])[a-z]-?{claimed}(?!\d)", self._values.text, re.IGNORECASE):
            return True
        if _TEMPERATURE.match(text, end):
            return not _TEMPERATURE_FIELD.search(f"{self._whole_text} {self._field_names}")
        return bool(_OTHERS_LEFT.search(text[: end - len(claimed)])) and any(
            float(claimed) + one in self._values.numbers for one in range(1, len(self._done) + 1)
        )

    def _lasts(self, mention: Mention) -> bool:
        """Return whether a number is the time between two times of day of one call, in minutes or hours."""
        return mention.kind == "number" and any(one.lasts(mention) for one in self._entries.values())

    @cached_property
    def _field_names(self) -> str:
        return " ".join(
            name.lower() for one in self._run.facts for name, _ in list_leaves((one.arguments, one.data))
        )

    def is_worked_out(self, clause: Clause, claimed: str) -> bool:
        """Return whether a figure of a clause, as written there, follows from the values of the run."""
        return self._figures.follows(clause.text, self._reply[slice(*clause.sentence)], claimed)

    def _is_figure(self, clause: Clause, mention: Mention) -> bool:
        """Return whether a value is a number that its clause works out from the values of the run."""
        sentence = self._reply[slice(*clause.sentence)]
        return mention.kind == "number" and any(
            self._figures.have(clause.text, sentence, one) for one in mention.values
        )

    def tells_read_figures(self, clause: Clause) -> bool:
        """Return whether a clause gives figures, and each is one that a read gave or follows from them."""
        said = [one for one in self._list_mentions(clause) if one.kind == "number"]
        return bool(said) and all(
            any(self._entries[id(call)].has(one) for call in self._reads) or self._is_figure(clause, one)
            for one in said
        )

    def _is_joined_or_general(self, text: str, claimed: str) -> bool:
        """Return whether a number is a part of a recorded duration (3 分 34 秒 for 214), counts dozens, or is an end of a range of which the run has neither."""
        if any(
            claimed in match[0] and self._has_duration(int(match["high"]), int(match["low"]))
            for match in _SPLIT_DURATION.finditer(text)
        ):
            return True
        known = self._values.numbers
        dozens = _DOZENS.search(text)
        if dozens is not None and claimed in dozens[0]:
            said = [number for number, *_ in find_spoken_numbers(dozens[0].lower().replace("打", "个"))]
            return any(_DOZEN * one in known for one in said)
        return any(
            claimed in match.groups() and not any(float(one) in known for one in match.groups())
            for match in _RANGE.finditer(text)
        )

    def _is_of_phone(self, claimed: str) -> bool:
        """Return whether three digits or more begin or end a recorded number that is written in groups: 187 for +44 7700 900187."""
        digits = _NO_DIGITS.sub("", claimed)
        if len(digits) < _LEAST_TAIL or digits != claimed.replace(" ", "").replace("-", ""):
            return False
        return any(
            one.endswith(digits) or one.lstrip("0").startswith(digits.lstrip("0"))
            for one in self._long_numbers
        )

    @cached_property
    def _long_numbers(self) -> list[str]:
        """The digits of the recorded texts that are one long number, spaces and hyphens left out."""
        return [
            _NO_DIGITS.sub("", value)
            for value in self._values.strings
            if len(value) >= _LONG_NUMBER_CHARS and _GROUPED_NUMBER.fullmatch(value)
        ]

    def _adds_up(self, sentence: str, claimed: str) -> bool:
        """Return whether a number and another one of its sentence make up a recorded one: 2,950 is covered, with about 254 left."""
        if self._is_added_up.get((sentence, claimed)) is None:
            own = [max(one.values) for one in list_mentions(claimed) if one.kind == "number"]
            others = [max(one.values) for one in list_mentions(sentence) if one.kind == "number"]
            self._is_added_up[sentence, claimed] = bool(own) and any(
                abs(own[0] + other - number) <= 1 and number >= _LEAST_SUM and other not in (own[0], number)
                for other in others
                for number in self._values.numbers
            )
        return self._is_added_up[sentence, claimed]

    def _has_duration(self, high: int, low: int) -> bool:
        return any(60 * high + low == one or 3600 * high + 60 * low == one for one in self._values.numbers)

    def find_slips(self, clause: Clause) -> Iterator[tuple[str, str]]:
        """Yield a number of a clause that nobody has, and the recorded one that the reply does not give and of which it is a slip."""
        for mention in self._list_mentions(clause):
            for known in self.contradictions.find_slips(mention):
                if not self._is_figure(clause, mention):
                    yield f"{max(mention.values):g}", known

    def list_features(self, clause: Clause) -> list[str]:
        """Return what the model weighs of the words of a clause: the features of its labels."""
        return self._labels.list_features(clause)

    def measure(self, clause: Clause, rules: Iterable[str]) -> dict[str, float]:
        """Return the numbers of a clause that are not 0; ``rules``: the names of the rules that report it."""
        found: dict[str, float] = {
            **dict.fromkeys(rules, 1.0),
            f"mood {clause.mood}": 1.0,
            f"actor {clause.actor}": 1.0,
        }
        for measured in (
            self._measure_labels(clause),
            self._measure_form(clause),
            self._measure_run(),
            self._measure_calls(clause),
            self._measure_kinds(clause),
            self._measure_values(clause),
            self._measure_matches(clause),
            self._measure_sharing(clause),
            self._measure_further(clause),
            self._measure_replaced(clause),
            self._measure_contradictions(clause),
            self._measure_line(clause),
            self._measure_endings(clause),
            self._measure_new_words(clause),
            self._measure_shortfalls(clause),
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
        yield "earlier", bool(_EARLIER.search(sentence))
        yield "general", bool(_GENERAL.search(text))

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
        return any(_UNFINISHED.search(state) for one in self._done for state in _list_states(one.fact))

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

    def _measure_kinds(self, clause: Clause) -> Iterator[tuple[str, float]]:
        """Yield whether a clause claims a deed of a kind of which no call is, or none that had its effect."""
        if not self._run.writes or self._run.does_anything:
            return
        deed = self._deeds[self._places[clause.start]]
        for claim in self._claims.get(clause.start, ()):
            if claim.family is not None and claim.family.light:
                continue
            kin = [one for one in self._run.calls if one.is_kin_of(claim)]
            kind = "plain" if claim.family is None else "known"
            if not kin:
                yield f"deed of {kind} kind that no call is of", 1.0
                yield f"likely deed of {kind} kind that no call is of", deed >= _DEED
                yield (
                    "likely deed of no call's kind, beside others told",
                    deed >= _DEED and len(self._told_deeds) > 1,
                )
            elif not any(one.fact.happened for one in kin):
                yield "deed of a kind that only failed calls are of", 1.0

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
        return max(0.0, *(self._liken(clause, call) for call in calls))

    def _liken(self, clause: Clause, call: FactWords) -> float:
        """Return how alike in meaning a clause and the words of the tool of a call are, −1 to 1."""
        key = (id(call), clause.start)
        found = self._likenesses.get(key)
        if found is None:
            one, two = self._embed(clause.text), self._embed(_name_tool(call.fact))
            found = self._likenesses[key] = sum(map(float.__mul__, one, two))
        return found

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
        sentence = self._reply[slice(*clause.sentence)]
        unknown = sum(
            not self._figures.have(clause.text, sentence, one) for one in self._find_unknown_numbers(folded)
        )
        yield "unknown numbers", min(unknown, 2)
        yield "unknown numbers for unsaid", bool(unknown and values.unsaid_numbers)
        yield "unsaid numbers", bool(values.unsaid_numbers)
        yield "hedges a number", HEDGE.search(clause.text) is not None
        yield "digits", any(char.isdigit() for char in folded)
        times = {time for time, _ in find_times(folded)}
        if times and values.times and not _is_known_time(times, values.known_times):
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

    # --- which call has which value ------------------------------------------------------------------------------

    @cached_property
    def _said(self) -> SaidValues:
        return SaidValues(self._reply, self._today)

    def _measure_matches(self, clause: Clause) -> Iterator[tuple[str, float]]:
        """Yield how the values, rare words and states of a clause are shared out among the calls."""
        mentions = self._list_mentions(clause)
        had = {
            id(call): [mention for mention in mentions if self._entries[id(call)].has(mention)]
            for call in self._run.calls
        }
        best = max(
            self._done,
            key=lambda one: len(had[id(one)]) + self._rate(one, clause) / 2 + self._compare(clause, [one]),
            default=None,
        )
        rest = mentions
        yield "values", min(len(mentions), 4) / 4
        if best is not None:
            hits = had[id(best)]
            rest = [one for one in mentions if one not in hits]
            yield "best has", min(len(hits), 3) / 3
            yield "best named", self._rate(best, clause) / 5
            yield "best like", self._compare(clause, [best])
            yield "best like whole", self._compare_values(clause, best)
            for claim in self._claims.get(clause.start, ())[:1]:
                one, two = self._embed(claim.claimed), self._embed(_name_tool(best.fact))
                yield "verb like best", max(0.0, sum(map(float.__mul__, one, two)))
            yield from self._measure_lacks(self._entries[id(best)], rest, beside=bool(hits))
        for name, calls in (("done", self._done), ("failed", self._lasting), ("read", self._reads)):
            found = [one for one in rest if any(one in had[id(call)] for call in calls)]
            yield f"only {name} has", min(len(found), 2)
            yield f"{name} has id", any(one.kind == "id" for one in found)
        known = [mention for found in had.values() for mention in found]
        unknown = [one for one in mentions if one not in known and not self._is_figure(clause, one)]
        yield from self._measure_unknown(unknown)
        yield from self._measure_entries(clause, rest, had)
        yield from self._measure_named(clause, mentions)
        yield from self._measure_rare_words(clause, best)
        yield from self._measure_states(clause, best)

    def _list_mentions(self, clause: Clause) -> list[Mention]:
        """Return the values of a clause but the shares that it works out."""
        found = self._mentions.get(clause.start)
        if found is None:
            found = self._mentions[clause.start] = self._find_mentions(clause)
        return found

    def _find_mentions(self, clause: Clause) -> list[Mention]:
        text = _FRACTION.sub(" ", self._blank_pointed_times(_NOT_THIS.sub(" ", clause.text)))
        found = list_mentions(text, self._today)
        if _TENTHS.search(clause.text):
            own = self._entries.values()
            found = [
                one
                for one in found
                if one.kind != "number" or not any(entry.has_tenths(one) for entry in own)
            ]
        if not DIVIDES.search(clause.text):
            return found
        own = self._entries.values()
        return [
            one for one in found if one.kind != "number" or not any(entry.has_share(one) for entry in own)
        ]

    def _blank_pointed_times(self, text: str) -> str:
        """Blank the recorded times that are written with a point: Monday 9.30."""
        known = self._values.known_times
        return _POINTED_TIME.sub(
            lambda match: " " if _is_known_time({(int(match[1]), int(match[2]))}, known) else match[0], text
        )

    def _measure_lacks(
        self, own: EntryValues, rest: Sequence[Mention], *, beside: bool
    ) -> Iterator[tuple[str, float]]:
        """Yield of which kinds the values are that the call lacks that has most; ``beside``: it has others of the clause."""
        for kind in MENTION_KINDS:
            count = sum(one.kind == kind for one in rest)
            yield f"best lacks {kind}", min(count, 2)
            yield f"best has another {kind}", bool(count) and own.has_unsaid(kind, self._said)
            yield f"best lacks {kind}, beside values that it has", bool(count) and beside

    def _measure_entries(
        self, clause: Clause, rest: Sequence[Mention], had: Mapping[int, Sequence[Mention]]
    ) -> Iterator[tuple[str, float]]:
        """Yield whether a deed is told of an entry that was only read, where the effects were given another one that the reply leaves out."""
        if self._deeds[self._places[clause.start]] < _PERHAPS_DEED or not self._done:
            return
        read = any(one in had[id(call)] for one in rest if one.kind == "id" for call in self._reads)
        unsaid = any(self._entries[id(call)].has_unsaid("id", self._said) for call in self._done)
        yield "deed on an entry only read", read
        yield "deed on an entry only read for an unsaid one", read and unsaid
        if self._unsaid_given:
            pieces = (one for one in _list_pieces(clause.text) if not self._labels.knows(one))
            yield "deed with new words for an unsaid text", any(one not in self._whole_text for one in pieces)

    def _measure_unknown(self, rest: Sequence[Mention]) -> Iterator[tuple[str, float]]:
        """Yield of which kinds the values are that no call has."""
        for kind in MENTION_KINDS:
            count = sum(one.kind == kind and not self._is_derived(one) for one in rest)
            yield f"nobody has {kind}", min(count, 2)
            yield (
                f"nobody has {kind}, done calls have",
                bool(count)
                and any(self._entries[id(one)].has_unsaid(kind, self._said) for one in self._done),
            )
            yield (
                f"nobody has {kind}, reads have",
                bool(count)
                and any(self._entries[id(one)].has_unsaid(kind, self._said) for one in self._reads),
            )

    def _measure_named(self, clause: Clause, mentions: Sequence[Mention]) -> Iterator[tuple[str, float]]:
        """Yield whether the one call, or row of a result, that a clause names lacks values that the clause gives it."""
        words = list_names(clause.text) if mentions else frozenset[str]()
        if not words or len(self._nameable) < 2:
            return
        shared = [len(words & one.words) for one in self._nameable]
        most = max(shared)
        if not most or shared.count(most) > 1:
            return
        own = self._nameable[shared.index(most)]
        lacked = [one for one in mentions if not own.has(one)]
        yield "named alone", 1.0
        yield "named alone lacks", min(len(lacked), 2)
        yield "named alone has another", any(own.has_unsaid(one.kind, self._said) for one in lacked)
        elsewhere = any(other.has(one) for one in lacked for other in self._nameable)
        yield "another than named has", elsewhere
        unsaid = any(own.has_unsaid(one.kind, self._said) for one in lacked)
        yield "another than named has what it has unsaid", elsewhere and unsaid

    @cached_property
    def _nameable(self) -> list[EntryValues]:
        """The calls that had an effect, and the rows of results."""
        return [self._entries[id(one)] for one in self._done] + list_rows(self._run.facts)

    def _is_derived(self, mention: Mention) -> bool:
        return mention.kind == "number" and any(map(self._is_known_number, mention.values))

    # --- fields, failures and ends --------------------------------------------------------------------------------

    @cached_property
    def _fields(self) -> FieldMatches:
        entries = [self._entries[id(one)] for one in self._run.calls]
        return FieldMatches([one.fact for one in self._run.calls], entries, self._reply, self._said)

    def _measure_further(self, clause: Clause) -> Iterator[tuple[str, float]]:
        """Yield what a clause says of recorded fields, of a call that failed, and of the end of what is under way."""
        if not self._run.facts:
            return
        yield from self._fields.measure(clause.text, self._list_mentions(clause))
        yield "to come", self._fields.is_to_come
        yield "under way and not told", self._is_underway and not self._tells_underway
        yield from self._measure_failures(clause)

    @cached_property
    def _tells_underway(self) -> bool:
        """Whether the reply says of anything that it has not reached its end yet, in whatever words or in those of the record."""
        states = [
            state for one in self._done for state in _list_states(one.fact) if _UNFINISHED.search(state)
        ]
        return bool(_UNDERWAY_TOLD.search(self._reply)) or any(one.lower() in self._folded for one in states)

    @cached_property
    def _own_texts(self) -> dict[int, list[str]]:
        """The texts and longer numbers that one call alone was given, by call."""
        texts = {id(one): self._entries[id(one)].given_texts for one in self._run.calls}
        return {
            id(one): [
                text
                for text in texts[id(one)]
                if not any(text in other for key, own in texts.items() if key != id(one) for other in own)
            ]
            for one in self._run.calls
        }

    def _names_alone(self, call: FactWords, text: str) -> bool:
        """Return whether a text has what this call alone has."""
        return any(one in text for one in self._own_texts[id(call)])

    def _measure_failures(self, clause: Clause) -> Iterator[tuple[str, float]]:
        """Yield whether a clause has what a call without an effect alone has, and whether another one tells that it failed."""
        if not self._lasting:
            return
        text = clause.text.lower()
        failed = [one for one in self._lasting if self._names_alone(one, text)]
        done = any(self._names_alone(one, text) for one in self._done)
        yield "names failed alone", bool(failed) and not done
        yield "names done alone", done and not failed
        hidden = not self._admits and not self._failure_clauses
        yield "failure hidden", hidden
        yield "names hidden failure", hidden and bool(failed)
        yield "names hidden failure beside nothing done", hidden and bool(failed) and not self._done
        yield "asserts beside hidden failure", hidden and not self._done and clause.mood == "asserts"
        yield "names failed that no clause tells of", any(id(one) not in self._told_failed for one in failed)
        yield "failures told of done calls", bool(self._told_done)
        yield "tells of a done call's failure", clause.start in self._told_done

    def _measure_replaced(self, clause: Clause) -> Iterator[tuple[str, float]]:
        """Yield whether a clause names another target than was recorded, where a text that the effects were given is not said at all."""
        if not self._run.facts:
            return
        others = self._has_other_target(clause.text)
        unsaid = min(len(self._unsaid_given), 2) / 2
        yield "target that nobody has", others
        yield "texts given to effects with nothing said", unsaid
        yield "target that nobody has for unsaid text", others and unsaid > 0
        if not self._done:
            most = max((self._labels.get(one).failed for one in self._clauses), default=0.0)
            yield "failure told by nothing done", most
            told = any(self._told.are_told_in(one.text) for one in self._clauses)
            yield "no failure told by nothing done", not told and most < _DEED
        failed_reads = [one for one in self._reads if not one.fact.happened]
        if failed_reads and not self._failure_clauses:
            yield "failed reads hidden", 1.0
            yield "failed reads hidden, nothing read", len(failed_reads) == len(self._reads)
        yield (
            "more failures than are told",
            min(max(len(self._lasting) - len(self._failure_clauses), 0), 2) / 2,
        )

    @cached_property
    def contradictions(self) -> RunContradictions:
        """What the clauses may say against the run as a whole."""
        entries = [self._entries[id(one)] for one in self._run.calls]
        return RunContradictions([one.fact for one in self._run.calls], entries, self._reply, self._said)

    def _measure_contradictions(self, clause: Clause) -> Iterator[tuple[str, float]]:
        if not self._run.facts:
            return
        named = [
            at
            for at, call in enumerate(self._run.calls)
            if self._rate(call, clause) in (_BY_DEED, _BY_VALUE + 1)
        ]
        sentence = self._reply[slice(*clause.sentence)]
        found = self.contradictions
        yield from found.measure(clause.text, self._list_mentions(clause), sentence, named, mood=clause.mood)
        if clause.mood != "open":
            underway = self._is_underway and not self._tells_underway
            hidden = bool(self._lasting) and not (self._admits or self._failure_clauses or self._taken)
            yield from found.measure_rest(clause.text, admits=self._admits, underway=underway, hidden=hidden)

    @cached_property
    def _unended(self) -> list[FactWords]:
        """The calls with an effect whose recorded status is no end, and of which no clause that names them, and no word of that status, tells so."""
        return [one for one in self._done if self._is_end_untold(one)]

    def _is_end_untold(self, call: FactWords) -> bool:
        states = [one for one in list_open_states(call.fact) if not self._is_state_said(one)]
        return bool(states) and not any(
            self._rate(call, one) >= _BY_WORD and _UNDERWAY_TOLD.search(self._reply[slice(*one.sentence)])
            for one in self._clauses
        )

    def _is_state_said(self, state: str) -> bool:
        """Return whether the reply has a word of a status, or half of the pairs of its Chinese characters."""
        words = [one for one in _LATIN.findall(state.lower()) if len(one) > _SHORT_WORD]
        if words:
            return any(one[:_STEM_CHARS] in self._folded for one in words)
        pairs = [state[at : at + 2] for at in range(len(state) - 1)]
        return 2 * sum(one in self._folded for one in pairs) > len(pairs)

    @cached_property
    def _untold(self) -> list[FactWords]:
        """The calls without an effect that no clause about a failure or a doubt names."""
        return [
            call
            for call in self._lasting
            if not any(self._rate(call, one) >= _BY_WORD for one in self._failure_clauses)
            and len(self._failure_clauses) + self._taken < len(self._lasting)
        ]

    @cached_property
    def _taken(self) -> int:
        """The number of clauses that say why something was not done: it is taken by others."""
        return sum(self.contradictions.tells_taken(one.text) for one in self._clauses)

    def _measure_endings(self, clause: Clause) -> Iterator[tuple[str, float]]:
        """Yield whether a clause names a call of which the reply leaves out that it has not ended, or that it failed."""
        yield "endings left out", min(len(self._unended), 2) / 2
        yield "failures left out", min(len(self._untold), 2) / 2
        if clause.mood == "open" or not (self._unended or self._untold):
            return
        begun = self.contradictions.tells_beginning(self._reply[slice(*clause.sentence)])
        completed = self.contradictions.tells_completion(clause.text)
        best = max((self._rate(one, clause) for one in self._done), default=0)
        open_rate = max((self._rate(one, clause) for one in self._unended), default=0)
        yield "begins what has no end", begun and open_rate >= _BY_WORD
        yield "names a call without an end, nothing begun", not begun and open_rate >= max(best, _BY_WORD)
        yield (
            "completes a call without an end, nothing begun",
            completed and not begun and open_rate >= max(best, _BY_WORD),
        )
        for name, calls in (("without an end", self._unended), ("that failed, not told", self._untold)):
            rate = max((self._rate(one, clause) for one in calls), default=0)
            yield f"names a call {name}", rate >= _BY_WORD
            yield f"names a call {name} most", rate >= max(best, _BY_WORD)
            yield f"completes a call {name}", rate >= _BY_WORD and completed
            yield f"completes a call {name} most", rate >= max(best, _BY_WORD) and completed
        about = max((self._rate(one, clause) for one in self._done if one not in self._unended), default=0)
        other = max((self._rate(one, clause) for one in (*self._unended, *self._untold)), default=0)
        yield "names an ended call alone", about >= _BY_WORD > other
        yield "names an ended call by value alone", about >= _BY_VALUE and other < _BY_WORD

    def _measure_new_words(self, clause: Clause) -> Iterator[tuple[str, float]]:
        """Yield whether a clause has names or rare words that nobody has where its sentence names a call of which one text is not said at all."""
        unsaid = self._unsaid_given
        if not unsaid:
            return
        beside = [one for one in self._clauses if one.sentence == clause.sentence]
        named = any(
            self._rate(call, one) >= _BY_WORD
            and not set(self._entries[id(call)].given_texts).isdisjoint(unsaid)
            for call in self._done
            for one in beside
        )
        proper = any(one.lower() not in self._latin for one in _PROPER.findall(clause.text))
        new = [
            one
            for one in _list_pieces(clause.text)
            if not self._labels.knows(one) and one not in self._whole_text
        ]
        yield "call named has a text unsaid", named
        yield "new names for an unsaid text", proper
        yield "new names beside a call with a text unsaid", proper and named
        yield "new words beside a call with a text unsaid", named and min(len(new), 3) / 3

    # --- what was reached in part, and what only begins -------------------------------------------------------------

    @cached_property
    def _short(self) -> list[FactWords]:
        """The calls that reached a part of a whole, where the reply gives neither the part nor the rest."""
        return [one for one in self._done if self._is_short_untold(one.fact)]

    def _is_short_untold(self, fact: LedgerFact) -> bool:
        return any(
            not self._said.has_number(reached) and not self._said.has_number(whole - reached)
            for reached, whole in list_shortfalls(fact)
        )

    @cached_property
    def _preliminary(self) -> list[FactWords]:
        """The calls that only began something, where the reply has no word that tells so."""
        if _PRELIMINARY_TOLD.search(self._reply) or _UNDERWAY_TOLD.search(self._reply):
            return []
        return [one for one in self._done if _PRELIMINARY.search(one.fact.tool)]

    def _measure_shortfalls(self, clause: Clause) -> Iterator[tuple[str, float]]:
        """Yield whether a clause names, or completes, what was reached in part or only begun, and whether it gives a year that nobody has."""
        if not self._done:
            return
        completed = clause.mood != "open" and self.contradictions.tells_completion(clause.text)
        best = max(self._rate(one, clause) for one in self._done)
        for name, calls in (("short", self._short), ("preliminary", self._preliminary)):
            if calls:
                rate = max(self._rate(one, clause) for one in calls)
                yield f"{name} calls", 1.0
                yield f"names a {name} call", rate >= _BY_WORD
                yield f"names a {name} call most", rate >= max(best, _BY_WORD)
                yield f"completes a {name} call", rate >= _BY_WORD and completed
                yield f"completes beside a {name} call", completed
        if self._short:
            wholes = [whole for one in self._short for _, whole in list_shortfalls(one.fact)]
            said = [one for one in self._list_mentions(clause) if one.kind == "number"]
            yield (
                "gives the whole of a short call",
                any(one in said.values for said in said for one in wholes),
            )
            yield "whole beside a short call", bool(_WHOLE.search(clause.text))
        years = set(_YEAR.findall(clause.text)) - self._years
        yield "unknown year", bool(years)
        yield "unknown year for unsaid", bool(years) and bool(self._years - set(_YEAR.findall(self._reply)))

    @cached_property
    def _years(self) -> set[str]:
        return set(_YEAR.findall(self._values.text))

    @cached_property
    def _lines(self) -> dict[int, list[Clause]]:
        """The start of each item of a list → its clauses."""
        found: dict[int, list[Clause]] = {}
        for clause in self._clauses:
            begin = self._reply.rfind("\n", 0, clause.start) + 1
            if _ITEM.match(self._reply[begin : begin + _MAX_MARK_CHARS]):
                found.setdefault(begin, []).append(clause)
        return found

    def _rate_line(self, calls: Sequence[FactWords], line: Sequence[Clause]) -> int:
        return max((self._rate(call, one) for call in calls for one in line), default=0)

    @cached_property
    def _line_rates(self) -> dict[int, int]:
        """The start of each item of a list → how far it names any call."""
        return {begin: self._rate_line(self._run.calls, line) for begin, line in self._lines.items()}

    def _measure_line(self, clause: Clause) -> Iterator[tuple[str, float]]:
        """Yield which calls the whole item of a list names that a clause is in, beside items of which each names one."""
        begin = self._reply.rfind("\n", 0, clause.start) + 1
        line = self._lines.get(begin)
        if line is None or not self._run.facts:
            return
        done, failed = self._rate_line(self._done, line), self._rate_line(self._lasting, line)
        rates = [rate for start, rate in self._line_rates.items() if start != begin]
        share = sum(rate >= _BY_WORD for rate in rates) / len(rates) if rates else 0.0
        yield "item names done", done / 5
        yield "item names failed more", failed > done
        yield "item names failed more, nothing told", failed > done and not self._admits
        alone = self._line_rates[begin] < _BY_WORD
        yield "item names no call", alone
        yield "item names no call beside those that do", share if alone else 0.0
        label, _, rest = _LABEL_END.sub("\0", self._reply[begin:].split("\n", 1)[0], count=1).partition("\0")
        labelled = bool(rest) and self.contradictions.has_labelled_field(label, rest)
        yield "labelled field with another text", labelled
        yield (
            "deed in an item that names no call",
            alone and max(self._deeds[self._places[one.start]] for one in line) >= _PERHAPS_DEED,
        )

    def _has_other_target(self, text: str) -> bool:
        """Return whether a clause names a person or place of which no call has a character, or a word."""
        for match in _TARGET.finditer(text):
            name = match["en"]
            if name is not None:
                if name.lower() not in self._whole_text:
                    return True
                continue
            chars = set(match["han"] or match["titled"]) - _NAME_PREFIXES
            if chars and chars.isdisjoint(_NO_TARGET) and chars.isdisjoint(self._whole_text):
                return True
        return False

    @cached_property
    def _unsaid_given(self) -> list[str]:
        """The short texts that effects were given, without digits, of which the reply has no word and no Chinese character."""
        said = frozenset(self._folded)
        words = frozenset(_LATIN.findall(self._folded))
        return [
            text
            for one in self._done
            for text in self._entries[id(one)].given_texts
            if len(text) <= _MAX_VALUE_CHARS
            and not any(char.isdigit() for char in text)
            and (words.isdisjoint(_LATIN.findall(text)) if text.isascii() else said.isdisjoint(text))
        ]

    @cached_property
    def _failure_clauses(self) -> list[Clause]:
        return [
            one
            for one in self._clauses
            if one.mood == "denies"
            or self._told.are_told_in(one.text)
            or self._labels.get(one).failed >= _DEED
        ]

    @cached_property
    def _told_failed(self) -> frozenset[int]:
        """The calls without an effect that a clause about a failure names by what they alone have."""
        return frozenset(
            id(call)
            for call in self._lasting
            for one in self._failure_clauses
            if self._names_alone(call, one.text.lower())
        )

    @cached_property
    def _told_done(self) -> frozenset[int]:
        """The places of the clauses about a failure that name a call that had its effect and none that failed."""
        return frozenset(
            one.start
            for one in self._failure_clauses
            if any(self._names_alone(call, one.text.lower()) for call in self._done)
            and not any(self._names_alone(call, one.text.lower()) for call in self._lasting)
        )

    # --- which deed is which call --------------------------------------------------------------------------------

    def _measure_sharing(self, clause: Clause) -> Iterator[tuple[str, float]]:
        """Yield how the calls that had an effect are shared out among the clauses that tell of deeds, the likest first: one call bears out one deed."""
        if not self._done:
            return
        own = [self._relate(clause, call) for call in self._done]
        best = max(own)
        rivals = [
            self._relate(other, self._done[own.index(best)])
            for other in self._told_deeds
            if other is not clause
        ]
        ahead = max(rivals, default=0.0) - best
        yield "related to best", best
        yield "rival closer to best", max(-1.0, min(1.0, ahead)) if rivals else -1.0
        yield "has rivals", bool(rivals)
        if clause.start in self._told_starts:
            share = self._shares.get(clause.start)
            yield "share of calls", share if share is not None else 0.0
            named = any(self._rate(call, clause) >= _BY_VALUE for call in self._done)
            yield "no call left", share is None and not named
            yield "no call left but a named one", share is None and named
            yield "less than best left", best - share if share is not None else best

    @cached_property
    def _told_deeds(self) -> list[Clause]:
        """The clauses that perhaps tell of a deed."""
        pairs = zip(self._clauses, self._deeds, strict=True)
        return [one for one, deed in pairs if one.mood == "asserts" and deed >= _PERHAPS_DEED]

    @cached_property
    def _told_starts(self) -> frozenset[int]:
        return frozenset(one.start for one in self._told_deeds)

    @cached_property
    def _shares(self) -> dict[int, float]:
        """The place of a clause that tells of a deed → how far it is related to the call that is left for it; without those for which none is left."""
        pairs = [
            (self._relate(clause, call), clause.start, at)
            for clause in self._told_deeds
            for at, call in enumerate(self._done)
        ]
        found: dict[int, float] = {}
        taken = set[int]()
        for related, start, at in sorted(pairs, reverse=True):
            if start not in found and at not in taken:
                found[start] = related
                taken.add(at)
        return found

    def _relate(self, clause: Clause, call: FactWords) -> float:
        """Return how far a clause and a call are related, by what it names of it and by meaning: 0 to about 1."""
        likeness = max(0.0, self._liken(clause, call)) + self._compare_values(clause, call)
        return self._rate(call, clause) / 10 + likeness / 4

    def _compare_values(self, clause: Clause, call: FactWords) -> float:
        """Return how alike in meaning a clause and all that a call recorded are, 0 to 1."""
        key = (id(call), clause.start)
        found = self._value_likenesses.get(key)
        if found is None:
            two = self._embed(self._entries[id(call)].text[:_MAX_EMBEDDED_CHARS])
            found = max(0.0, sum(map(float.__mul__, self._embed(clause.text), two)))
            self._value_likenesses[key] = found
        return found

    def _measure_rare_words(self, clause: Clause, best: FactWords | None) -> Iterator[tuple[str, float]]:
        """Yield how many words of a clause that few replies have, names above all, the calls have."""
        rare = [one for one in _list_pieces(clause.text) if not self._labels.knows(one)]
        mine = "" if best is None else self._entries[id(best)].text
        new = [one for one in rare if one not in self._whole_text]
        yield "rare words", min(len(rare), 6) / 6
        yield "rare words that nobody has", min(len(new), 4) / 4
        yield "rare words that best has", min(sum(one in mine for one in rare), 4) / 4
        others = sum(one not in mine and one in self._whole_text for one in rare)
        yield "rare words that only others have", min(others, 4) / 4
        people = any(one in new for one in _SURNAMED.findall(clause.text))
        yield "people that nobody has", people
        if best is None:
            return
        unsaid = any(
            isinstance(value, str) and PERSON_FIELD.search(name) and value.lower() not in self._folded
            for name, value in list_leaves(best.fact.arguments)
        )
        yield "people that nobody has for unsaid", people and unsaid
        yield "rare words for unsaid people", min(len(new), 3) / 3 if unsaid else 0.0
        texts, said = self._entries[id(best)].texts, clause.text.lower()
        yield "texts of best said", min(sum(one in said for one in texts), 4) / 4
        yield "texts of best unsaid in reply", min(sum(one not in self._folded for one in texts), 4) / 4

    @cached_property
    def _whole_text(self) -> str:
        return " ".join(one.text for one in self._entries.values())

    @cached_property
    def _folded(self) -> str:
        return self._reply.lower()

    def _measure_states(self, clause: Clause, best: FactWords | None) -> Iterator[tuple[str, float]]:
        """Yield what is recorded as the state of the call that a clause speaks of most, and of what was read."""
        reached = bool(_REACHED.search(clause.text))
        own = best is not None and any(map(_UNFINISHED.search, _list_states(best.fact)))
        yield "best under way", own
        yield "reached while best under way", own and reached
        read = [state.lower() for one in self._reads for state in _list_states(one.fact)]
        under = any(map(_UNFINISHED.search, read))
        said = clause.text.lower()
        yield "status read said", any(one in said for one in read)
        yield "read under way", under
        yield "reached while read under way", under and reached
        yield "failed reads", any(not one.fact.happened for one in self._reads)
        yield "nothing succeeded", not any(one.fact.happened for one in self._run.calls)

    def _find_unknown_numbers(self, folded: str) -> Iterator[float]:
        text = blank_tokens(folded)
        written = [number for number, *_ in find_written_numbers(text)]
        for number in written + [number for number, _ in find_spoken_numbers(text)]:
            if number not in (0, 1) and not self._is_known_number(number):
                yield number

    def _is_known_number(self, number: float) -> bool:
        if any(abs(number - one) <= _SAME * max(1.0, number) for one in self._numbers):
            return True
        return number.is_integer() and self._is_of_phone(f"{number:.0f}")

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


def _list_pieces(text: str) -> list[str]:
    """Return the English words and the pairs of Chinese characters of a text, each once."""
    found: list[str] = []
    for match in _PIECE.finditer(text.lower()):
        word = match[0]
        found += (word[at : at + 2] for at in range(len(word) - 1)) if match["han"] else [word]
    return list(dict.fromkeys(found))


def _list_states(fact: LedgerFact) -> list[str]:
    """Return the short texts of the fields of a result that hold a state."""
    return [
        value
        for name, value in list_leaves(fact.data)
        if isinstance(value, str) and len(value) < _MAX_STATUS_CHARS and _STATUS_FIELD.search(name)
    ]


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
