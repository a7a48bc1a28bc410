"""Find what a clause says in place of what the effects of the run were given: another choice, number of things, day, part of the day or name.

Pure. Each is compared only where one value was given and the reply has no word of it: what several values there are to choose from
does not say which of them is meant.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from functools import cached_property

from callwright.core.ground.date_mentions import find_days, find_times
from callwright.core.text import text_analysis
from callwright.core.truth.ledger_facts import LedgerFact, list_leaves
from callwright.core.truth.value_claims import LedgerValues, blank_measures, blank_tokens, find_counts

_MAX_VALUE_CHARS = 24
_CHOICES = tuple(
    tuple(re.compile(one, re.IGNORECASE) for one in choice)
    for choice in (
        (
            r"\bnursery\b|婴儿房",
            r"\bplay ?room\b|游戏室",
            r"\b(?:living room|lounge|sitting room)\b|客厅",
            r"\bkitchen\b|厨房",
            r"\bbathroom\b|浴室|卫生间|洗手间",
            r"\bstudy\b|书房",
            r"\bgarage\b|车库",
            r"\b(?:hall|hallway|corridor)\b|走廊|玄关",
            r"\bbalcony\b|阳台",
            r"\bdining room\b|餐厅",
            r"\bbed ?room\b|卧室?",
        ),
        (
            r"\belectric(?:ity)?\b|\bpower bill\b|电费|电表",
            r"\bgas\b|燃气|煤气|天然气",
            r"\bwater\b|水费|水表",
            r"\b(?:broadband|internet)\b|宽带|网费",
            r"\bphone bill\b|话费",
            r"\brent\b|房租|租金",
        ),
        (r"\bbreakfast\b|早餐|早饭", r"\blunch\b|午餐|午饭", r"\b(?:dinner|supper)\b|晚餐|晚饭"),
        (
            r"\btrain\b|高铁|动车|火车",
            r"\b(?:flight|plane)\b|飞机|航班|机票",
            r"\b(?:bus|coach)\b|大巴|公交|客车",
            r"\bferry\b|轮渡|船票",
        ),
        (
            r"\bEnglish\b|英文|英语",
            r"\b(?:Chinese|Mandarin)\b|中文|普通话|国语",
            r"\bCantonese\b|粤语",
            r"\bJapanese\b|日文|日语",
            r"\bKorean\b|韩文|韩语",
            r"\bFrench\b|法文|法语",
            r"\bGerman\b|德文|德语",
            r"\bSpanish\b|西班牙[文语]|西语",
            r"\bItalian\b|意大利[文语]",
            r"\bPortuguese\b|葡萄牙[文语]|葡语",
            r"\bRussian\b|俄文|俄语",
        ),
        (
            r"\bred\b|红色",
            r"\bblue\b|蓝色",
            r"\bgreen\b|绿色",
            r"\bblack\b|黑色",
            r"\bwhite\b|白色",
            r"\byellow\b|黄色",
            r"\b(?:grey|gray)\b|灰色",
            r"\bpink\b|粉色",
            r"\bpurple\b|紫色",
            r"\bsilver\b|银色",
            r"\bgold(?:en)?\b|金色",
        ),
        (
            r"\bprod(?:uction)?\b|生产(?:环境)?",
            r"\bstaging\b|预发(?:布)?(?:环境)?",
            r"\bdev(?:elopment)?\b|开发环境",
        ),
        (r"左(?=[眼耳手脚腿膝侧边臂肩])", r"右(?=[眼耳手脚腿膝侧边臂肩])"),
        (
            r"\bleft (?:eye|ear|hand|foot|leg|knee|side|arm)\b",
            r"\bright (?:eye|ear|hand|foot|leg|knee|side|arm)\b",
        ),
        (r"\bcsv\b", r"\bpdf\b", r"\b(?:excel|xlsx?)\b", r"\bdocx?\b", r"\bjson\b", r"\bpptx?\b"),
        (r"一等座", r"二等座", r"商务座", r"硬座", r"硬卧", r"软卧", r"无座"),
        (r"\b(?:day|early) shift\b|早班|白班", r"\blate shift\b|中班", r"\bnight shift\b|晚班|夜班"),
        (r"\b(?:weekdays?|work(?:ing)? ?days?)\b|工作日", r"\bweekends?\b|周末"),
        (r"\baway\b|外出|离家", r"\bhome\b|在家|居家", r"\bnight\b|睡眠|夜间"),
        (
            r"\b(?:followers|fans) only\b|仅?粉丝",
            r"\bfriends only\b|仅?好友可见",
            r"\bonly me\b|自己可见",
            r"\bpublic\b|公开|谁都能",
        ),
        (
            r"\bnorth(?:ern)?\b|北(?=[门区院侧站店桥楼岸馆厅])",
            r"\bsouth(?:ern)?\b|南(?=[门区院侧站店桥楼岸馆厅])",
            r"\beast(?:ern)?\b|东(?=[门区院侧站店桥楼岸馆厅])",
            r"\bwest(?:ern)?\b|西(?=[门区院侧站店桥楼岸馆厅])",
        ),
        (r"\bfront[- ]?end\b|前端", r"\bback[- ]?end\b|后端"),
        (r"主(?=[堂厅楼馆场卧])", r"副(?=[堂厅楼馆场卧])"),
        (
            r"\b(?:viewer|view[- ]only|read[- ]?only|read access|can view)\b|只读|仅查看",
            r"\b(?:editor|edit(?:ing)? (?:rights|access)|can edit|write access)\b|(?:可|能)编辑|编辑(?:权限?|者)|读写",
            r"\b(?:admin(?:istrator)?)\b|管理员",
        ),
        (r"\bbronze\b|铜卡|青铜", r"\bsilver\b|银卡|白银", r"\bgold\b|金卡|黄金", r"\bplatinum\b|白金|铂金"),
        (r"\bsmall\b|小[杯份号]", r"\bmedium\b|中[杯份号]", r"\blarge\b|大[杯份号]"),
        (
            r"\bsingle (?:room|bed)\b|单人[间房]",
            r"\bdouble (?:room|bed)\b|大床[间房]",
            r"\btwin (?:room|beds?)\b|双床[间房]|标间",
            r"\bfamily room\b|家庭[间房]",
        ),
        (r"\bwindow seat\b|靠窗", r"\baisle seat\b|靠(?:过道|走道)"),
        (
            r"\b(?:daily|every day)\b|每天|每日",
            r"\b(?:weekly|every week)\b|每周",
            r"\b(?:monthly|every month)\b|每个?月",
            r"\b(?:yearly|annual(?:ly)?|every year)\b|每年",
        ),
        (r"\bQ1\b|[一1]季度", r"\bQ2\b|[二2]季度", r"\bQ3\b|[三3]季度", r"\bQ4\b|[四4]季度"),
        (r"\b(?:collection|pick ?-?up)\b|自提|自取|到店", r"\b(?:home )?delivery\b|配送|送货上门"),
    )
)
"""Groups of which a value has one: what stands for it, and what stands for each of the others."""
_ANY_CHOICE = re.compile("|".join(one.pattern for choice in _CHOICES for one in choice), re.IGNORECASE)
_NOT_SO = re.compile(
    r"\b(?:rather than|instead of|not(?: the| in the)?|than|from(?: the)?|originally|previously)\s*$|(?:而不是|不是|不在|原来?[是的定]?|比|从|除了?) ?$",
    re.IGNORECASE,
)
_QUANTITY_FIELD = re.compile(
    r"^(?:qty|quantity|copies|units|pieces|pcs)$|^(?:数量|份数|件数|张数|个数|本数|台数|箱数|盒数|文件数|附件数|材料数)$",
    re.IGNORECASE,
)
_HEDGED = re.compile(
    r"\b(?:another|other|more|fewer|left|about|around|over|under|at least|up to|of)\b|另|其他|再|约|左右|不到|至少|最多|第|中的|里的|多|少|差|还有|剩",
    re.IGNORECASE,
)
_MOMENT = re.compile(
    r"(?P<next>大后天|后天|明[天早晚儿日]|\bthe day after tomorrow\b|\btomorrow\b)", re.IGNORECASE
)
_STEPS = {"大": 3, "后": 2, "明": 1, "the day after tomorrow": 2, "tomorrow": 1}
_HAN_WEEK = re.compile(r"(?P<which>下|这|本)个?(?:周|星期|礼拜)(?P<day>[一二三四五六日天])")
_UNTIL = re.compile(r" ?(?:之?前|之?后|以[前后]|起|开始|内|再)|(?:,? (?:or|at the latest))\b", re.IGNORECASE)
_BEFORE_DAY = re.compile(r"(?:\b(?:by|until|till|before|from|after|since)|[到至]|从) ?$", re.IGNORECASE)
_PARTS = (
    (re.compile(r"凌晨"), 0, 6),
    (re.compile(r"(?:早上|清早|清晨|上午|今早|明早)|\bmorning\b", re.IGNORECASE), 4, 12),
    (re.compile(r"下午|\bafternoon\b", re.IGNORECASE), 12, 19),
    (re.compile(r"(?:晚上|今晚|明晚)|\b(?:evening|tonight)\b", re.IGNORECASE), 16, 24),
)
_GREETING = re.compile(r"\bgood (?:morning|afternoon|evening)\b|(?:早上|上午|下午|晚上)好", re.IGNORECASE)
_LEAST_NAME = 4
_HAN_NAME = re.compile(r"[\u4e00-\u9fff]{4,8}")
_NO_NAME = frozenset("的了是在和与跟也都说把将给带为替向对从让请要等待去来到已")
"""Characters that a name does not differ in: they join it to what stands beside it."""
_GOES_ON = re.compile(
    r"(?![的了在是和与跟也都已被刚就这那订定约改换发给里上下等今明后早晚共调设开关转送存放移加删办续缴付]|成功|完成)[\u4e00-\u9fff]{2}"
)
"""How a longer phrase goes on: 二楼打印队列 is no name like 二楼惠印."""
_NUMERALS = frozenset("零一二三四五六七八九十百千万两半")


class ReplacedValues:
    """What completed effects were given, computed once for a reply. ``today``: the day of the reply, None where it is not known."""

    def __init__(self, facts: Sequence[LedgerFact], values: LedgerValues, today: date | None = None) -> None:
        self._done = [one for one in facts if not one.reads and one.happened]
        self._facts = facts
        self._values = values
        self._today = today

    def find(self, clause: str) -> Iterator[tuple[str, str]]:
        """Yield the words of an asserting clause that stand in place of a recorded value, and the value."""
        yield from self._find_other_choices(clause)
        if not self._done:
            return
        yield from self._find_other_quantities(clause)
        yield from self._find_other_days(clause)
        yield from self._find_other_parts(clause)
        yield from self.find_near_names(clause)

    @cached_property
    def _given(self) -> list[str]:
        """The short texts that completed effects were given or answered with."""
        return [
            value
            for fact in self._done
            for _, value in list_leaves((fact.arguments, fact.data))
            if isinstance(value, str) and 1 < len(value) <= _MAX_VALUE_CHARS
        ]

    @cached_property
    def _read(self) -> list[str]:
        """The short texts that reads answered with."""
        return [
            value
            for fact in self._facts
            if fact.reads and fact.happened
            for _, value in list_leaves(fact.data)
            if isinstance(value, str) and 1 < len(value) <= _MAX_VALUE_CHARS
        ]

    # --- choices ------------------------------------------------------------------------------------------------

    @cached_property
    def _chosen(self) -> list[tuple[tuple[re.Pattern[str], ...], re.Pattern[str], str]]:
        """Each group of which exactly one choice was given, with it and the value it stands in; none that the reply has a word of."""
        given = self._given + self._read
        text = " ".join(given)
        if not _ANY_CHOICE.search(text):
            return []
        found = []
        for choice in _CHOICES:
            own = [one for one in choice if one.search(self._values.text)]
            if len(own) == 1 and not own[0].search(self._values.reply):
                value = next((one for one in given if own[0].search(one)), None)
                if value is not None and value.lower() not in self._values.reply.lower():
                    found.append((choice, own[0], value))
        return found

    def _find_other_choices(self, clause: str) -> Iterator[tuple[str, str]]:
        for choice, own, value in self._chosen:
            for one in choice:
                match = one.search(clause) if one is not own else None
                if match is not None and not _NOT_SO.search(clause[: match.start()]):
                    yield match[0], value

    # --- numbers of things ----------------------------------------------------------------------------------------

    @cached_property
    def _quantity(self) -> float | None:
        """The only number of things that completed effects were given."""
        found = {
            float(value)
            for fact in self._done
            for name, value in list_leaves((fact.arguments, fact.data))
            if _QUANTITY_FIELD.search(name) and isinstance(value, int) and not isinstance(value, bool)
        }
        return found.pop() if len(found) == 1 and len(self._done) == 1 else None

    def _find_other_quantities(self, clause: str) -> Iterator[tuple[str, str]]:
        known, values = self._quantity, self._values
        if known is None or _HEDGED.search(clause) or any(said == known for said, _ in values.said_numbers):
            return
        for number, _, text in find_counts(blank_tokens(clause)):
            if number > 1 and number not in values.numbers and number not in values.counts:
                yield text, f"{known:g}"

    # --- days and parts of the day ----------------------------------------------------------------------------------

    @cached_property
    def _days(self) -> set[tuple[int, int]]:
        return {
            day for one in self._given for day, _ in find_days(blank_measures(text_analysis.fold_text(one)))
        }

    @cached_property
    def _times(self) -> set[tuple[int, int]]:
        return {
            time
            for one in self._given
            for time, _ in find_times(text_analysis.fold_text(one.replace("T", " ")))
        }

    def _find_other_days(self, clause: str) -> Iterator[tuple[str, str]]:
        days = self._days
        if (
            self._today is None
            or len(days) != 1
            or days != self._values.days
            or days & self._values.said_days
        ):
            return
        month, number = next(iter(days))
        for text, day, start, end in list_relative_days(clause, self._today):
            apart = _BEFORE_DAY.search(clause[:start]) or _UNTIL.match(clause, end)
            if (day.month, day.day) != (month, number) and not apart:
                yield text, f"{month:02d}-{number:02d}"

    def _find_other_parts(self, clause: str) -> Iterator[tuple[str, str]]:
        times = self._times
        if len(times) not in (1, 2) or _GREETING.search(clause):
            return
        if any(find_times(text_analysis.fold_text(clause))) or times & self._values.said_times:
            return
        for pattern, first, last in _PARTS:
            match = pattern.search(clause)
            if match is not None and not any(first <= hour < last for hour, _ in times):
                hour, minute = min(times)
                yield match[0], f"{hour:02d}:{minute:02d}"

    # --- names ------------------------------------------------------------------------------------------------------

    @cached_property
    def _names(self) -> list[str]:
        """The longer Chinese names that completed effects were given and that the reply has not."""
        return [one for one in self._given if _HAN_NAME.fullmatch(one) and one not in self._values.reply]

    def find_near_names(self, clause: str) -> Iterator[tuple[str, str]]:
        """Yield a name that differs in one character from a recorded one: 半山听雪 for 半山听雨."""
        for known in self._names:
            for at in range(len(clause) - len(known) + 1):
                said = clause[at : at + len(known)]
                other = [place for place, char in enumerate(known) if said[place] != char]
                if (
                    len(other) == 1
                    and not _GOES_ON.match(clause, at + len(known))
                    and _is_another_name(said, known, other[0])
                    and said not in self._values.text
                ):
                    yield said, known


def _is_another_name(said: str, known: str, at: int) -> bool:
    """Return whether a text that differs in one place from a name is a name too, and not part of a longer phrase."""
    return (
        bool(_HAN_NAME.fullmatch(said))
        and not {said[at], known[at]} & _NUMERALS
        and not {said[at], known[at]} & _NO_NAME
    )


def list_relative_days(clause: str, today: date) -> Iterator[tuple[str, date, int, int]]:
    """Yield the days that a clause names by their distance from ``today``, tomorrow or 下周三: as written, the day, start and end."""
    for match in _MOMENT.finditer(clause):
        word = match["next"].lower()
        steps = _STEPS.get(word) or _STEPS[word[0]]
        yield match[0], today + timedelta(days=steps), match.start(), match.end()
    monday = today - timedelta(days=today.weekday())
    for match in _HAN_WEEK.finditer(clause):
        weeks = 7 if match["which"] == "下" else 0
        day = min("一二三四五六日".index(match["day"].replace("天", "日")), 6)
        yield match[0], monday + timedelta(days=weeks + day), match.start(), match.end()
