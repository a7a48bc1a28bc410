"""Doubts about a switch that the call turns the other way: on, where the user says "turn it off". Pure."""

from typing import Any, Final

from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import split_identifier

_SWITCHES: Final = frozenset({"enabled", "enable", "on", "active", "activated", "power"})
_HAN_SWITCHES: Final = frozenset({"启用", "开启", "开关", "打开", "是否启用", "是否开启"})
_ON: Final = ScriptPattern(
    r"\b(?:turn|switch|power)\b(?: [\w'-]+){0,4}? (?:back )?on\b|\b(?:enable|activate|re-?enable)\b|打开|开启|启用|开起来|开一下|打开来|恢复"
)
_OFF: Final = ScriptPattern(
    r"\b(?:turn|switch|power|shut)\b(?: [\w'-]+){0,4}? off\b|\b(?:disable|deactivate|kill|shut down)\b|关掉|关闭|关了|关上|停用|禁用|停掉"
)


def find_contradicted_switches(arguments: dict[str, Any], index: ConversationIndex) -> list[str]:
    """Return the truth values of fields such as ``enabled`` where the user's last message only says the other way."""
    switched = {
        name: value for name, value in arguments.items() if isinstance(value, bool) and _is_switch(name)
    }
    if len(switched) != 1 or not index.clauses:
        return []
    latest = index.clauses[-1].message
    said = [one for one in index.clauses if one.message == latest]
    if any(one.negated_at >= 0 or (one.asks and not one.polite) for one in said):
        return []
    on, off = (any(way.search(one.text) for one in said) for way in (_ON, _OFF))
    ((name, value),) = switched.items()
    return [name] if on not in {off, value} else []


def _is_switch(name: str) -> bool:
    return name in _HAN_SWITCHES or not _SWITCHES.isdisjoint(split_identifier(name)[-1:])
