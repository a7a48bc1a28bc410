"""What people write for a currency, and which ISO 4217 codes it may mean. Pure.

A sign that several countries use stands here with the codes that agree with it unmarked: ``$`` with USD, ``¥`` with CNY
and JPY. It never decides by itself; it only agrees or disagrees with what the contract or a neighbour says.
"""

import re

_WORDS_BY_CODES: dict[str, str] = {
    "CNY": "CNY RMB 人民币 元 块 块钱 元人民币 人民币元 CN¥ yuan renminbi",
    "CNY JPY": "¥",
    "USD": "USD US$ 美元 美金 $ dollar dollars",
    "EUR": "EUR € 欧元 euro euros",
    "GBP": "GBP £ 英镑",
    "JPY": "JPY 日元 日圆 JP¥ yen",
    "HKD": "HKD HK$ 港元 港币",
    "TWD": "TWD NT$ NTD 新台币",
    "MOP": "MOP MOP$ 澳门元",
    "KRW": "KRW ₩ 韩元",
    "SGD": "SGD S$ 新加坡元",
    "AUD": "AUD A$ AU$ 澳元",
    "CAD": "CAD C$ CA$ 加元",
    "NZD": "NZD NZ$ 新西兰元",
    "CHF": "CHF 瑞士法郎",
    "INR": "INR ₹",
    "THB": "THB ฿ 泰铢",
    "VND": "VND ₫ 越南盾",
    "MYR": "MYR RM 林吉特",
    "RUB": "RUB ₽",
    "SEK": "SEK",
    "NOK": "NOK",
    "DKK": "DKK",
    "PLN": "PLN zł",
    "CZK": "CZK Kč",
    "HUF": "HUF",
    "TRY": "TRY ₺",
    "ILS": "ILS ₪",
    "AED": "AED",
    "SAR": "SAR",
    "ZAR": "ZAR",
    "BRL": "BRL R$",
    "MXN": "MXN MX$",
    "IDR": "IDR",
    "PHP": "PHP ₱",
}
_CODES_BY_WORD: dict[str, frozenset[str]] = {
    word: frozenset(codes.split()) for codes, words in _WORDS_BY_CODES.items() for word in words.split()
}
_CURRENCY_PREFIX = re.compile(
    "|".join(
        # ``USD5`` and ``USD 5`` begin with USD; ``USDC 5`` does not.
        re.escape(word) + ("(?![a-z])" if word[-1].isascii() and word[-1].isalpha() else "")
        for word in sorted(_CODES_BY_WORD, key=len, reverse=True)
    ),
    re.IGNORECASE,
)
_AMBIGUOUS_WORDS = frozenset({"$", "¥", "元", "块", "块钱", "dollar", "dollars", "£"})
"""Words that name a currency only together with something else that says which."""


def find_currency_codes(word: str) -> frozenset[str]:
    """The currencies that this may mean; none when it is no currency."""
    found = _CODES_BY_WORD.get(word) or _CODES_BY_WORD.get(word.upper()) or _CODES_BY_WORD.get(word.lower())
    return found or frozenset()


def resolve_currency(word: str) -> str | None:
    """The one currency that the word names by itself, or None."""
    found = find_currency_codes(word)
    return next(iter(found)) if len(found) == 1 and word.lower() not in _AMBIGUOUS_WORDS else None


def is_currency_code(word: str) -> bool:
    """Whether it is a code of ISO 4217 that is known here."""
    return word in find_currency_codes(word)


def find_currency_prefix(text: str) -> str:
    """The word for a currency that the text begins with, or ""."""
    found = _CURRENCY_PREFIX.match(text)
    return found[0] if found else ""
