"""Words and signs for currencies, and the ISO 4217 codes that they may mean. Pure.

A sign that several countries use is listed with the codes that use it unmarked: ``$`` with USD, ``¥`` with CNY
and JPY. It never decides alone; it only agrees or disagrees with the contract or a neighbouring field.
"""

import re

from callwright.core.text.late_pattern import compile_late

_WORDS_BY_CODES: dict[str, str] = {
    "CNY": "CNY RMB 人民币 元 圆 圓 块 块钱 元人民币 人民币元 CN¥ yuan renminbi",
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
_CURRENCY_PREFIX = compile_late(
    "|".join(
        # ``USD5`` and ``USD 5`` begin with USD; ``USDC 5`` does not.
        re.escape(word) + ("(?![a-z])" if word[-1].isascii() and word[-1].isalpha() else "")
        for word in sorted(_CODES_BY_WORD, key=len, reverse=True)
    ),
    re.IGNORECASE,
)
_AMBIGUOUS_WORDS = frozenset({"$", "¥", "元", "圆", "圓", "块", "块钱", "dollar", "dollars", "£"})
"""Words that name a currency only together with another indication."""


def find_currency_codes(word: str) -> frozenset[str]:
    """Return the currencies that this may mean; empty when it is not a currency."""
    codes = _CODES_BY_WORD.get(word) or _CODES_BY_WORD.get(word.upper()) or _CODES_BY_WORD.get(word.lower())
    return codes or frozenset()


def resolve_currency(word: str) -> str | None:
    """Return the one currency that the word unambiguously names, or None."""
    codes = find_currency_codes(word)
    return next(iter(codes)) if len(codes) == 1 and word.lower() not in _AMBIGUOUS_WORDS else None


def is_currency_code(word: str) -> bool:
    """Return whether it is an ISO 4217 code of the table."""
    return word in find_currency_codes(word)


def find_currency_prefix(text: str) -> str:
    """Return the currency word at the beginning of the text, or ""."""
    match = _CURRENCY_PREFIX.match(text)
    return match[0] if match else ""
