"""Label and accepted values of a field, in words for a person. Pure.

Derived from the schema alone; patterns and formats that people would not recognise by name are left out.
"""

from collections.abc import Sequence
from typing import Any

from callwright.core.selection.tool_keywords import ToolParameter
from callwright.core.wording.result_messages import clean_value
from callwright.domain.call import Locale

MAX_LISTED_MEMBERS = 8
"""Maximum number of accepted values listed to a person."""

_TYPE_WORDS: dict[str, dict[Locale, str]] = {
    "integer": {"en": "a whole number", "zh-CN": "整数"},
    "number": {"en": "a number", "zh-CN": "数字"},
    "boolean": {"en": "yes or no", "zh-CN": "是或否"},
    "array": {"en": "a list", "zh-CN": "列表"},
    "object": {"en": "several details", "zh-CN": "一组信息"},
}
_FORMAT_WORDS: dict[str, dict[Locale, str]] = {
    "date": {"en": "a date", "zh-CN": "日期"},
    "time": {"en": "a time", "zh-CN": "时间"},
    "date-time": {"en": "a date and time", "zh-CN": "日期和时间"},
    "email": {"en": "an e-mail address", "zh-CN": "电子邮箱"},
    "uri": {"en": "a web address", "zh-CN": "网址"},
}
_BOUND_WORDS: tuple[tuple[str, dict[Locale, str]], ...] = (
    ("minimum", {"en": "at least {}", "zh-CN": "不小于 {}"}),
    ("exclusiveMinimum", {"en": "more than {}", "zh-CN": "大于 {}"}),
    ("maximum", {"en": "at most {}", "zh-CN": "不大于 {}"}),
    ("exclusiveMaximum", {"en": "less than {}", "zh-CN": "小于 {}"}),
    ("minLength", {"en": "at least {} characters", "zh-CN": "至少 {} 个字符"}),
    ("maxLength", {"en": "at most {} characters", "zh-CN": "最多 {} 个字符"}),
)
_PHRASE_SEPARATOR: dict[Locale, str] = {"en": ", ", "zh-CN": "，"}
_OR_SEPARATORS: dict[Locale, tuple[str, str]] = {"en": (", ", " or "), "zh-CN": ("、", "或")}


def label_field(name: str, parameter: ToolParameter | None) -> str:
    """Return a field's label: the title in its schema, else its name split into words."""
    for form in parameter.list_schemas_at(()) if parameter is not None else ():
        title = form.get("title")
        if isinstance(title, str) and title.strip():
            return clean_value(title, 60)
    return clean_value(" ".join(name.replace("_", " ").replace("-", " ").split()) or name, 60)


def describe_accepted(forms: Sequence[dict[str, Any]], locale: Locale) -> str:
    """Describe what the field accepts; empty where the schema says nothing readable for a person."""
    members = [one for form in forms for one in _list_members(form)]
    if members:
        return join_alternatives([render_value(one, locale) for one in members if one is not None], locale)
    descriptions = [words for form in forms for words in _describe_form(form, locale)]
    return _PHRASE_SEPARATOR[locale].join(dict.fromkeys(descriptions))


def _list_members(form: dict[str, Any]) -> list[Any]:
    return (
        list(form["enum"])
        if isinstance(form.get("enum"), list)
        else [form["const"]]
        if "const" in form
        else []
    )


def _describe_form(form: dict[str, Any], locale: Locale) -> list[str]:
    kind = form.get("type")
    kinds = [kind] if isinstance(kind, str) else list(kind or ())
    said = [_FORMAT_WORDS[form["format"]][locale]] if form.get("format") in _FORMAT_WORDS else []
    said += [_TYPE_WORDS[one][locale] for one in kinds if one in _TYPE_WORDS]
    for keyword, words in _BOUND_WORDS:
        bound = form.get(keyword)
        if (
            isinstance(bound, int | float)
            and not isinstance(bound, bool)
            and (keyword, bound) != ("minLength", 1)
        ):
            said.append(words[locale].format(f"{bound:g}" if isinstance(bound, float) else str(bound)))
    return said


def join_alternatives(names: Sequence[str], locale: Locale) -> str:
    """Join as ``a, b or c``, with an ellipsis where there are more."""
    shown, more = list(names[:MAX_LISTED_MEMBERS]), len(names) > MAX_LISTED_MEMBERS
    comma, last = _OR_SEPARATORS[locale]
    if more:
        return comma.join([*shown, "…"])
    return last.join(part for part in (comma.join(shown[:-1]), *shown[-1:]) if part)


def render_value(given: Any, locale: Locale) -> str:
    """Render a value for a person, on one line."""
    if given is None or isinstance(given, bool):
        return _CONSTANT_WORDS[locale][given]
    if isinstance(given, str):
        return f"“{clean_value(given, 80)}”" if locale == "zh-CN" else f"‘{clean_value(given, 80)}’"
    if isinstance(given, float) and given.is_integer() and abs(given) < 1e15:
        return str(int(given))
    if isinstance(given, dict | list):
        return _CONTAINER_WORDS[locale]
    return clean_value(str(given), 80)


_CONSTANT_WORDS: dict[Locale, dict[bool | None, str]] = {
    "en": {True: "yes", False: "no", None: "nothing (null)"},
    "zh-CN": {True: "是", False: "否", None: "无（null）"},
}
_CONTAINER_WORDS: dict[Locale, str] = {"en": "several details", "zh-CN": "一组信息"}
