"""What a field accepts, and what it is called, in words for a person. Pure.

Read from the schema alone; patterns and formats that nobody would know by name are left out.
"""

from collections.abc import Sequence
from typing import Any

from callwright.core.about import Parameter
from callwright.core.messages import clean
from callwright.domain.call import Locale

MOST_MEMBERS = 8
"""Accepted values that are listed to a person."""

_TYPES: dict[str, dict[Locale, str]] = {
    "integer": {"en": "a whole number", "zh-CN": "整数"},
    "number": {"en": "a number", "zh-CN": "数字"},
    "boolean": {"en": "yes or no", "zh-CN": "是或否"},
    "array": {"en": "a list", "zh-CN": "列表"},
    "object": {"en": "several details", "zh-CN": "多项内容"},
}
_FORMATS: dict[str, dict[Locale, str]] = {
    "date": {"en": "a date", "zh-CN": "日期"},
    "time": {"en": "a time", "zh-CN": "时间"},
    "date-time": {"en": "a date and time", "zh-CN": "日期和时间"},
    "email": {"en": "an e-mail address", "zh-CN": "电子邮箱"},
    "uri": {"en": "a web address", "zh-CN": "网址"},
}
_BOUNDS: tuple[tuple[str, dict[Locale, str]], ...] = (
    ("minimum", {"en": "at least {}", "zh-CN": "不小于 {}"}),
    ("exclusiveMinimum", {"en": "more than {}", "zh-CN": "大于 {}"}),
    ("maximum", {"en": "at most {}", "zh-CN": "不大于 {}"}),
    ("exclusiveMaximum", {"en": "less than {}", "zh-CN": "小于 {}"}),
    ("minLength", {"en": "at least {} characters", "zh-CN": "至少 {} 个字符"}),
    ("maxLength", {"en": "at most {} characters", "zh-CN": "最多 {} 个字符"}),
)
_JOIN: dict[Locale, str] = {"en": ", ", "zh-CN": "，"}
_OR: dict[Locale, tuple[str, str]] = {"en": (", ", " or "), "zh-CN": ("、", " 或 ")}


def label(name: str, parameter: Parameter | None) -> str:
    """What a person calls a field: the title that its schema gives, else its name in words."""
    for form in parameter.at(()) if parameter is not None else ():
        title = form.get("title")
        if isinstance(title, str) and title.strip():
            return clean(title, 60)
    return clean(" ".join(name.replace("_", " ").replace("-", " ").split()) or name, 60)


def accepted(forms: Sequence[dict[str, Any]], locale: Locale) -> str:
    """What the field accepts; empty where the schema says nothing that a person would read."""
    members = [one for form in forms for one in _members(form)]
    if members:
        return one_of([value(one, locale) for one in members if one is not None], locale)
    said = [words for form in forms for words in _said(form, locale)]
    return _JOIN[locale].join(dict.fromkeys(said))


def _members(form: dict[str, Any]) -> list[Any]:
    return (
        list(form["enum"])
        if isinstance(form.get("enum"), list)
        else [form["const"]]
        if "const" in form
        else []
    )


def _said(form: dict[str, Any], locale: Locale) -> list[str]:
    kind = form.get("type")
    kinds = [kind] if isinstance(kind, str) else list(kind or ())
    said = [_FORMATS[form["format"]][locale]] if form.get("format") in _FORMATS else []
    said += [_TYPES[one][locale] for one in kinds if one in _TYPES]
    for keyword, words in _BOUNDS:
        bound = form.get(keyword)
        if (
            isinstance(bound, int | float)
            and not isinstance(bound, bool)
            and (keyword, bound) != ("minLength", 1)
        ):
            said.append(words[locale].format(f"{bound:g}" if isinstance(bound, float) else str(bound)))
    return said


def one_of(names: Sequence[str], locale: Locale) -> str:
    """``a, b or c``, and an ellipsis where there are more."""
    shown, more = list(names[:MOST_MEMBERS]), len(names) > MOST_MEMBERS
    comma, last = _OR[locale]
    if more:
        return comma.join([*shown, "…"])
    return last.join(part for part in (comma.join(shown[:-1]), *shown[-1:]) if part)


def value(given: Any, locale: Locale) -> str:
    """A value in words for a person, on one line."""
    if isinstance(given, bool):
        return _YES[locale][given]
    if isinstance(given, str):
        return f"“{clean(given, 80)}”" if locale == "zh-CN" else f"‘{clean(given, 80)}’"
    if isinstance(given, float) and given.is_integer() and abs(given) < 1e15:
        return str(int(given))
    if isinstance(given, dict | list):
        return _SOME[locale]
    return clean(str(given), 80)


_YES: dict[Locale, dict[bool, str]] = {"en": {True: "yes", False: "no"}, "zh-CN": {True: "是", False: "否"}}
_SOME: dict[Locale, str] = {"en": "several details", "zh-CN": "多项内容"}
