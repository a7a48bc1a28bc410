"""Words that identify no person: those of grammar, of dates and amounts, of call syntax, and those of the contract.

Everything else in a sample is replaced, so this list only decides how readable a sample is; it need not know what
is personal. English and Chinese.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from callwright.domain.contract import Contract

LATIN_WORD: Final = re.compile(r"[A-Za-z]+")

_ENGLISH_WORDS: Final = frozenset(
    """
    a about above after again against ago all almost along already also always am among an and another any anyone
    anything are around as ask at away back be because become been before begin behind being below best better between
    big both but buy by call calls can cancel change check clear close come could create current date dates day days
    delete detail details did different do does doing done down during each early either else end enough even every
    exactly example false few find first five following for four from full function functions get give given go going
    good great had half has have he help her here high him his hour hours how however i if in include info information
    inside instead into is it its item items just keep kind know large last late later latest least left less let like
    list little long look low made make many may maybe me mean message minute minutes month months more most much must
    my name named near need needs neither never new next nine no none nor not nothing now null number of off often ok
    okay old on once one only open or order other our out over own part pay per place please put quick rather read
    ready really result results right run said same say second seconds see seem send set seven several shall she should
    show since six small so some someone something soon start still stop such sure take tell ten than thank thanks that
    the their them then there these they thing this those three through till time times to today together tomorrow
    tonight too tool tools total toward true try two type under until up update upon us use used user uses using very
    want was way we week weekend weeks well were what when where whether which while who whole whose why will with
    within without work would year years yes yesterday yet you your zero
    eight eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty
    seventy eighty ninety hundred thousand million billion dozen quarter percent point
    monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
    january february march april may june july august september october november december
    jan feb mar apr jun jul aug sep sept oct nov dec am pm noon midnight morning afternoon evening night utc gmt
    st nd rd th
    mm cm m km inch inches foot feet yard yards mile miles mg g kg t lb lbs oz ounce ounces pound pounds gram grams
    kilogram kilograms kilometer kilometers kilometre kilometres meter meters metre metres ml l liter liters litre
    litres gallon gallons hz khz mhz ghz kb mb gb tb w kw v ma ms s min h hr hrs celsius fahrenheit kelvin degree degrees
    piece pieces pcs box boxes pack packs bottle bottles cup cups
    usd eur gbp cny jpy rmb krw hkd inr cad aud chf dollar dollars euro euros yuan yen cent cents
    """.split()
)
_SYNTAX_WORDS: Final = frozenset(
    """
    arguments args parameters params input kwargs tool tools name function functions call calls tooluse toolcall id type
    action method http https www com org net json python xml yaml none true false null nan undefined im start end assistant user system channel
    commentary constrain final analysis invoke parameter value values string integer number boolean array object
    toolcall toolcalls tooluse functioncall functioncalls callid jsonrpc
    """.split()
)
_CHINESE_WORDS: Final = frozenset(
    """
    的 了 在 是 我 你 他 她 它 我们 你们 他们 这 那 这个 那个 有 和 与 或 或者 也 都 就 还 还有 要 不 不要 没有 会 能 可以 请
    帮我 帮忙 给 把 被 对 从 到 送到 发到 为 用 让 再 几个 多少 每个 第一 一下 今天 明天 昨天 前天 后天 大后天 今年 明年 去年
    本周 这周 下周 上周 本月 下月 上月 下个月 上个月 周一 周二 周三 周四 周五 周六 周日 周末 下周一 下周二 下周三 下周四 下周五
    下周六 下周日 星期 星期一 星期二 星期三 星期四 星期五 星期六 星期日 礼拜 小时 分钟 早上 上午 中午 下午 晚上 凌晨 今晚 现在
    马上 之前 之后 美元 欧元 人民币 摄氏度 查询 看看 搜索 预订 购买 下单 订单 取消 修改 更新 删除 新建 创建 发送 支付 退款 计算
    什么 怎么 哪里 哪个 哪些 为什么 吗 呢 吧 谢谢 好的 对了 需要 所有 全部 信息 详情 结果 时间 日期 名称 电话 地址 姓名 邮箱
    """.split()
)
"""No single character that is a common family name is listed: 张 and 周 stay only as counter words."""

_NUMERALS: Final = "零一二两三四五六七八九十百千万亿半"
_COUNTERS: Final = (
    "公斤|千克|厘米|毫米|千米|公里|毫升|小时|分钟|个月|星期|件|个|只|台|本|张|盒|箱|瓶|袋|斤|克|吨|米|里|升|元|块|角|分|秒|度"
    "|年|月|日|号|天|周|点半|点|时|次|位|名|人"
)
_CHINESE_AMOUNT: Final = re.compile(f"[{_NUMERALS}]{{1,8}}(?:{_COUNTERS})")
_CHINESE_COUNTER: Final = re.compile(_COUNTERS)
_HAN_RUN: Final = re.compile(r"[\u3400-\u9fff]{1,8}")
_PRIVATE_KEYWORDS: Final = frozenset({"default", "example", "examples"})


class Vocabulary:
    """Words that may stay: ``latin`` in lower case, ``chinese`` unchanged. ``own`` are those of the contract alone."""

    def __init__(self, latin: frozenset[str], chinese: frozenset[str], own: frozenset[str]) -> None:
        self.own = own
        self.latin = latin | own
        self.chinese = chinese
        self._longest = max(map(len, chinese))

    def is_known(self, word: str) -> bool:
        """Return whether a word of Latin letters may stay."""
        return word.lower() in self.latin

    def match_chinese_at(self, text: str, place: int, *, counted: bool) -> int:
        """Return the length of a known Chinese word that begins here; 0 without one. ``counted``: a number precedes it."""
        amount = (_CHINESE_COUNTER if counted else _CHINESE_AMOUNT).match(text, place)
        if amount:
            return len(amount[0])
        for length in range(min(self._longest, len(text) - place), 0, -1):
            if text[place : place + length] in self.chinese:
                return length
        return 0


PLAIN_VOCABULARY: Final = Vocabulary(_ENGLISH_WORDS | _SYNTAX_WORDS, _CHINESE_WORDS, frozenset())
"""Without a contract."""


@lru_cache(256)
def _extend_vocabulary(names: tuple[str, ...], texts: tuple[str, ...]) -> Vocabulary:
    latin = {word.lower() for text in (*names, *texts) for word in LATIN_WORD.findall(text)}
    joined = {"".join(LATIN_WORD.findall(name)).lower() for name in names}  # userId and user_id are one name
    chinese = {run for text in texts for run in _HAN_RUN.findall(text) if len(run) > 1}
    return Vocabulary(PLAIN_VOCABULARY.latin, PLAIN_VOCABULARY.chinese | chinese, frozenset(latin | joined))


def build_vocabulary(contract: Contract | None) -> Vocabulary:
    """Build the vocabulary: plain words and the contract's names, descriptions and enum members."""
    if contract is None:
        return PLAIN_VOCABULARY
    synonyms = [word for words in contract.synonyms.values() for word in words]
    units = [unit for several in contract.units.values() for unit in several]
    said = [contract.description, *synonyms, *units, *_iterate_schema_texts(contract.input_schema)]
    names = (contract.name, *_iterate_field_names(contract.input_schema))
    return _extend_vocabulary(names, tuple(dict.fromkeys(said)))


def _iterate_schema_texts(schema: Any) -> Iterator[str]:
    """Yield every text in a schema except defaults and examples, which may be personal."""
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key not in _PRIVATE_KEYWORDS:
                yield from _iterate_schema_texts(value)
    elif isinstance(schema, list):
        for one in schema:
            yield from _iterate_schema_texts(one)
    elif isinstance(schema, str):
        yield schema


def _iterate_field_names(schema: Any) -> Iterator[str]:
    """Yield the names of all fields, at every depth."""
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "properties" and isinstance(value, dict):
                yield from value
            yield from _iterate_field_names(value)
    elif isinstance(schema, list):
        for one in schema:
            yield from _iterate_field_names(one)
