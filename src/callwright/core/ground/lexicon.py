"""Synonymous words and codes: currencies, units, languages, and words for numbers. Pure.

Only closed, everyday sets, English and Chinese, without ambiguity; names of things in the world
(tickers, airports, ids) are not here, because which of them is meant must be stated in the conversation.
"""

_SYNONYM_LINES = (
    "usd|bucks|us dollar|us dollars|dollar|dollars|$|美元|美金",
    "eur|euro|euros|€|欧元",
    "gbp|quid|pound|pounds|british pound|british pounds|sterling|£|英镑",
    "jpy|yen|japanese yen|日元|¥",
    "cny|rmb|yuan|renminbi|人民币|元|块|¥",
    "cad|canadian dollar|canadian dollars|加元",
    "aud|australian dollar|australian dollars|澳元",
    "hkd|hong kong dollar|hong kong dollars|港币|港元",
    "inr|rupee|rupees|indian rupee|indian rupees|₹|卢比",
    "chf|swiss franc|swiss francs|franc|francs|瑞士法郎",
    "krw|won|korean won|₩|韩元",
    "mxn|peso|pesos|mexican peso|mexican pesos|比索",
    "btc|bitcoin|bitcoins|比特币",
    "c|celsius|centigrade|°c|摄氏|摄氏度",
    "f|fahrenheit|°f|华氏|华氏度",
    "kg|kilogram|kilograms|kilo|kilos|公斤|千克",
    "g|gram|grams|克",
    "lb|lbs|pound|pounds|磅",
    "oz|ounce|ounces|盎司",
    "km|kilometer|kilometers|kilometre|kilometres|公里|千米",
    "m|meter|meters|metre|metres|米",
    "cm|centimeter|centimeters|centimetre|centimetres|厘米",
    "mm|millimeter|millimeters|毫米",
    "mi|mile|miles|英里",
    "ft|foot|feet|英尺",
    "in|inch|inches|英寸",
    "l|liter|liters|litre|litres|升",
    "h|hr|hrs|hour|hours|小时",
    "min|mins|minute|minutes|分钟",
    "s|sec|secs|second|seconds|秒",
    "kmh|km/h|kph|kilometers per hour",
    "mph|miles per hour",
    "en|english|英语|英文",
    "zh|zh-cn|chinese|中文|汉语",
    "es|spanish|西班牙语", "fr|french|法语", "de|german|德语", "ja|japanese|日语", "ko|korean|韩语", "it|italian|意大利语",
    "pt|portuguese|葡萄牙语", "ru|russian|俄语", "ar|arabic|阿拉伯语",
    "sv|swedish|瑞典语", "da|danish|丹麦语", "nb|norwegian|挪威语", "fi|finnish|芬兰语", "nl|dutch|荷兰语", "pl|polish|波兰语", "cs|czech|捷克语", "hu|hungarian|匈牙利语",
    "tr|turkish|土耳其语", "th|thai|泰语", "vi|vietnamese|越南语",
    "us|usa|u.s.|u.s.a.|united states|america|american|美国",
    "uk|gb|united kingdom|britain|british|england|英国",
    "cn|china|chinese|中国", "jp|japan|japanese|日本", "ca|canada|canadian|加拿大",
    "monday|mon|周一|星期一", "tuesday|tue|周二|星期二", "wednesday|wed|周三|星期三", "thursday|thu|周四|星期四",
    "friday|fri|周五|星期五", "saturday|sat|周六|星期六", "sunday|sun|周日|星期日|星期天",
    "home|my house|the house|my place|家|家里|我家",
    "woman|women", "man|men", "child|children|kid|kids", "person|people|persons",
    "mum|mom|mother|妈妈|妈|母亲|老妈", "dad|father|爸爸|爸|父亲|老爸", "wife|老婆|妻子|太太|媳妇", "husband|老公|丈夫|先生", "daughter|女儿|闺女", "son|儿子",
    "male|man|boy|he|his|男", "female|woman|girl|she|her|女",
    "ascending|asc|升序", "descending|desc|降序",
)  # fmt: skip


def _build_synonyms() -> dict[str, tuple[str, ...]]:
    table: dict[str, tuple[str, ...]] = {}
    for line in _SYNONYM_LINES:
        said = tuple(line.split("|"))
        for word in said:
            table[word] = table.get(word, ()) + tuple(one for one in said if one != word)
    return table


SYNONYMS = _build_synonyms()
"""Word or code → its synonyms."""

_WORKING = (
    "weekdays",
    "workdays",
    "working days",
    "every day",
    "each day",
    "daily",
    "工作日",
    "上班的日子",
    "每天",
    "天天",
)
_FREE = ("weekend", "weekends", "every day", "each day", "daily", "周末", "双休", "每天", "天天")
INCLUDED_IN: dict[str, tuple[str, ...]] = {
    day: said
    for days, said in (
        ("monday mon tuesday tue wednesday wed thursday thu friday fri 周一 周二 周三 周四 周五", _WORKING),
        ("saturday sat sunday sun 周六 周日 周天", _FREE),
    )
    for day in days.split()
}
"""Day of the week → words for several days that have it."""

WORDS_FOR_ONE = (
    "a", "an", "each", "every", "per", "next", "last", "once", "one", "single", "this", "another", "coming", "upcoming", "following",
    "first", "top", "best", "highest", "lowest", "largest", "most", "latest", "每", "下个", "下一", "一", "最",
)  # fmt: skip
WORDS_FOR_ZERO = (
    "no",
    "not",
    "without",
    "rest",
    "still",
    "none",
    "start",
    "never",
    "nothing",
    "dropped",
    "不",
    "无",
    "没",
    "静止",
)
"""Words that mean 1 and 0 without a number."""

KIND_SYNONYMS = (
    ("currency exchange money price", (*_SYNONYM_LINES[:13],)),
    ("unit conversion measurement", (*_SYNONYM_LINES[13:30],)),
)
"""Names of a kind of word, for a tool that says "currency" when the user says dollars."""

UNIT_SCALES = (
    100.0, 1e3, 1e6, 1e9, 60.0, 3600.0, 24.0, 1440.0, 86400.0, 7.0, 12.0, 30.0, 365.0, 52.0, 5280.0,
)  # fmt: skip
"""Factors between units: centi, kilo, mega, giga, and those of time and length that are not powers of ten."""
