"""Which kind of answer does a request ask for, and which kinds does a tool give? A tool for the area of a circle does not answer for its perimeter. Pure.

One row is one kind: how people ask for it, and the words by which tools say that they give it. A request is doubted where it asks for kinds of which the tool gives
none, and the tool says another kind. To add a row: information, no act, for a tool that looks something up may be a step towards an act; that no tool gives
under another name; and words that ask for it wherever they stand: what a request only tells beside its question must not ask for it.
"""

from functools import lru_cache

from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.script_pattern import ScriptPattern, split_alternatives
from callwright.core.text.text_analysis import fold_text

_ROWS: tuple[tuple[str, str, str], ...] = (
    # name, asked, told ("" for the same)
    ("area", r"\b(?:surface )?area\b|\bhow (?:big|large)\b|面积", r"\b(?:area|surface|size)\b|面积"),
    ("perimeter", r"\b(?:perimeter|circumference)\b|周长", ""),
    ("volume", r"\bvolume\b|体积|容积", r"\b(?:volume|capacity)\b|体积|容积"),
    ("hypotenuse", r"\bhypotenuse\b|斜边", r"\b(?:hypotenuse|pythag\w*)\b|斜边|勾股"),
    ("mean", r"\b(?:mean|average) of\b|平均[数值]", r"\b(?:mean|average|statistics)\b|平均"),
    ("median", r"\bmedian\b|中位数", r"\b(?:median|statistics)\b|中位数"),
    ("mode", r"\bmode of\b|众数", r"\b(?:mode|statistics)\b|众数"),
    ("deviation", r"\b(?:standard deviation|variance)\b|标准差|方差", r"\b(?:deviation|variance|statistics)\b|标准差|方差"),
    ("gcd", r"\b(?:gcd|gcf|hcf|(?:greatest|highest) common)\b|最大公约数|最大公因数", ""),
    ("lcm", r"\b(?:lcm|least common|lowest common)\b|最小公倍数", ""),
    ("factorial", r"\bfactorial\b|阶乘", ""),
    ("root", r"\b(?:square|cube) root\b|平方根|立方根|开方", r"\broots?\b|sqrt|平方根|立方根|开方"),
    ("acceleration", r"\bacceleration\b|加速度", ""),
    ("momentum", r"\bmomentum\b|动量", ""),
    ("density", r"\bdensity\b|密度", ""),
    ("bmi", r"\b(?:bmi|body mass|overweight|underweight)\b|体质指数|超重", r"\b(?:bmi|body mass)\b|体质指数"),
    ("calories", r"\bcalories\b|\bbmr\b|卡路里|多少热量", r"\b(?:calor\w*|bmr|metabolic|nutrition\w*|energy)\b|卡路里|热量|营养"),
    ("weather", r"\b(?:weather|forecast|temperature|umbrella|raining|snowing|will it (?:rain|snow))\b|天气|气温|下雨|下雪|带伞", r"\b(?:weather|forecast|temperature|rain\w*|precipitation)\b|天气|气温|降水"),
    ("air", r"\b(?:air quality|aqi|pollen)\b|空气质量|雾霾|花粉", r"\b(?:air|aqi|pollution|pollen)\b|空气|雾霾|污染|花粉"),
    ("sun", r"\b(?:sunrise|sunset)\b|日出|日落", r"\b(?:sunrise|sunset|sun|astronom\w*|weather|forecast)\b|日出|日落|天气"),
    ("clock", r"\bwhat(?:'s| is)? (?:the )?(?:current |local )?time (?:is it|right now|now|in)\b|\bwhat time is it\b|现在(?:是)?几点", r"\b(?:time ?zone|current time|local time|clock|time)\b|时间|时区"),
    ("population", r"\bpopulation\b|\bhow many (?:people|inhabitants|residents) (?:live|does|are there in)\b|多少人口|人口(?:有|是)?多少|人口数", r"\b(?:population|inhabitants|demographic\w*|census)\b|人口"),
    ("capital", r"\bcapital (?:city )?of\b|首都", r"\bcapitals?\b|首都|首府"),
    ("exchange", r"\bexchange rate\b|汇率", r"\b(?:exchange|currenc\w*|convert\w*|forex|rates?)\b|汇率|兑换|换算"),
    ("stock price", r"\b(?:stock|share) price\b|\btrading at\b|股价", r"\b(?:stocks?|shares?|quotes?|tickers?|prices?)\b|股价|股票|行情"),
    ("dividend", r"\bdividends?\b|股息|分红", ""),
    ("market cap", r"\bmarket cap\w*\b|市值", ""),
    ("director", r"\bwho (?:directed|was .{1,40} directed by)\b|\bdirector of (?:the )?(?:film|movie)\b|导演是谁|谁导演", r"\b(?:direct(?:or|ed)\w*|details?|info\w*|credits|crew)\b|导演|详情"),
    ("cast", r"\bwho (?:stars|starred|plays|played) in\b|\bwho(?:'s| is) in the cast\b|主演是谁|谁演", r"\b(?:cast|actors?|stars?|starring|details?|info\w*|credits)\b|主演|演员|详情"),
    ("showtimes", r"\bshowtimes?\b|\bwhen is .{1,40} (?:on|playing|showing)\b|场次|排片", r"\b(?:showtimes?|screenings?|showings?|cinemas?|schedule)\b|场次|排片|影院"),
    ("lyrics", r"\blyrics\b|歌词", ""),
    ("visa", r"\bvisas?\b|签证", ""),
    ("baggage", r"\b(?:baggage|luggage) allowance\b|行李额|托运行李", r"\b(?:baggage|luggage)\b|行李"),
    ("flights", r"\bflights? (?:from|to|between)\b|航班|机票", r"\b(?:flights?|airfares?|airlines?)\b|航班|机票"),
    ("parcel", r"\bwhere(?:'s| is) (?:my|the) (?:parcel|package|shipment)\b|物流信息|快递到哪", r"\b(?:track\w*|parcels?|packages?|shipments?|deliver\w*)\b|物流|快递|包裹"),
    ("translation", r"\b(?:translate|how do (?:you|i) say)\b|翻译成|怎么说", r"\b(?:translat\w*|languages?|phrases?)\b|翻译|语言"),
    ("definition", r"\b(?:definition of|what does .{1,30} mean|synonyms? (?:of|for)|antonyms? (?:of|for))\b|近义词|反义词|什么意思", r"\b(?:definitions?|define|dictionar\w*|meanings?|synonyms?|antonyms?|thesaurus)\b|词典|意思|近义词|反义词|释义"),
    ("birth", r"\b(?:when was .{1,40} born|birthday of)\b|哪年出生|生日是", r"\b(?:birth\w*|born|biograph\w*|ages?)\b|出生|生日|简历|生平"),
    ("winner", r"\bwho won\b|\bfinal score\b|比分|谁赢", r"\b(?:scores?|results?|winners?|won|standings|match\w*|games?|sports?)\b|比分|赛果|比赛|获胜"),
    ("opening hours", r"\b(?:opening hours|what time does .{1,40} (?:open|close))\b|营业时间|几点(?:开|关)门", r"\b(?:hours|open\w*|details?|info\w*|schedule)\b|营业|开放|开门|详情"),
    ("recipe", r"\brecipes? (?:for|of)\b|\bhow (?:do i|do you|to) (?:cook|bake)\b|菜谱|怎么(?:做菜|烧|炖)", r"\b(?:recipes?|cook\w*|dish\w*|meals?)\b|菜谱|食谱|做法"),
    ("news", r"\b(?:(?:latest|today'?s|top|breaking|world|local) news|headlines|news (?:about|from))\b|新闻|头条", r"\b(?:news|headlines|articles?|stories)\b|新闻|头条|资讯"),
    ("monthly payment", r"\bmonthly (?:payment|installment|repayment)s?\b|月供|每月还", r"\b(?:payments?|installments?|repayments?|amortiz\w*|loan|mortgage|emi)\b|月供|还款|贷款"),
)  # fmt: skip


@lru_cache(1)
def _compile() -> tuple[tuple[str, ScriptPattern, ScriptPattern], ...]:
    rows = (
        (name, ScriptPattern(_bar_inputs(asked) if name in _INPUTS else asked), told or asked)
        for name, asked, told in _ROWS
    )
    return tuple((name, asked, ScriptPattern(told)) for name, asked, told in rows)


_INPUTS = frozenset(
    "area perimeter volume hypotenuse deviation acceleration momentum density calories".split()
)
"""Quantities that a request may give instead of asking for them: "with an acceleration of 9.8"."""


def _bar_inputs(asked: str) -> str:
    """Return the alternatives of a pattern for a quantity, where no number of it follows."""
    return "|".join(rf"(?:{one})(?!(?: of| is|:| =|为|是)? ?[$\d])" for one in split_alternatives(asked))


@lru_cache(1_024)
def _list_given(text: str) -> frozenset[str]:
    """Return the kinds that the words of a tool say."""
    return frozenset(name for name, _, told in _compile() if told.search(text))


@lru_cache(64)
def _list_asked(text: str) -> frozenset[str]:
    return frozenset(name for name, asked, _ in _compile() if asked.search(text))


_MAX_REQUEST_CHARS = 1_024


def asks_for_other_kind(about: ToolKeywords, request: str) -> bool:
    """Return whether a folded request asks for kinds of which a tool gives none, while the tool says another in the words in which people ask for it."""
    if len(request) > _MAX_REQUEST_CHARS:
        return False
    asked = _list_asked(request)
    if not asked or _PARTS.search(request):
        return False
    text = fold_text(about.text).replace("_", " ").replace(".", " ")
    taken = _list_given(fold_text(" ".join(about.parameters)).replace("_", " "))
    return bool(_list_asked(text)) and asked.isdisjoint(_list_given(text) | taken)


_PARTS = ScriptPattern(
    r"\b(?:and|also|then|plus|as well|along with|or)\b|[;；]|\?.*\?|以及|还有|顺便|另外|并且|同时|然后|再|和"
)
"""Words that join a second wish, which may be for the kind that the tool gives."""
