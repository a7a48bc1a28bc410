"""Which arguments does a model choose itself in the course of work, and which tools only help it to find its way? Pure.

Where to look, what to search for, how much to read, which command to build and test with: a person who asks for work leaves these to the model. So is
what it writes for itself (a plan, why it makes a call), and how it describes the element of a page that it refers to. To whom something is sent, which
record is changed and for how much are never among them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from callwright.core.gate.call_values import list_field_words
from callwright.core.gate.carried_acts import find_label
from callwright.core.gate.field_kinds import FieldKindName, is_field
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.selection.request_terms import list_topic_characters
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import extract_content_stems, fold_text, split_identifier
from callwright.domain.contract import path_to_pointer
from callwright.domain.grounding import Grounding

CHOSEN_VALUE_LACK = 0.3
"""Lack of a path, pattern or command that nobody named and that the model chose to look around, or at work that the user asked for."""

_EXTENT_LACK = 0.1
"""Lack of an optional value that says how much is read."""

_BROWSING_WORDS = frozenset(
    "read view open cat head tail list ls dir tree grep glob find search file files directory folder web"
    " log logs status diff schema think thinking sequentialthinking sql".split()
)
"""Words in the name of a tool that lists, opens or searches."""

_PLAN_WORDS = frozenset("todo todos plan think thinking sequentialthinking scratchpad".split())
_HAN_PLAN = ScriptPattern("待办清单|任务清单|任务列表|工作计划|执行计划|待办列表")


def list_chosen_arguments(
    about: ToolKeywords,
    arguments: dict[str, Any],
    index: ConversationIndex | None,
    *,
    reads: bool,
    at_work: bool,
) -> dict[str, float]:
    """Return the pointers of the arguments that a model chooses in the course of work → how ungrounded they count at most, 0..1.

    ``reads``: the call only looks. ``at_work``: it is a step of work that goes on and may be repeated, or carries what works on local files.
    """
    if is_plan(about):
        return {path_to_pointer((name,)): 0.0 for name in arguments}
    runs = any(is_field(name, "command") for name in arguments)
    found: dict[str, float] = {}
    for name, value in arguments.items():
        lack = _weigh_choice(about, name, reads=reads, at_work=at_work, runs=runs)
        if lack is None and index is not None and _is_convention(name, value, index):
            lack = 0.0
        if (
            lack is None
            and index is not None
            and is_field(name, "element")
            and _describes_element(value, arguments, index)
        ):
            lack = 0.0
        if lack is not None:
            found[path_to_pointer((name,))] = lack
    return found


_NAMES_TARGET = ScriptPattern(
    r"\b(?:against|into|onto|based on|off of|from) (?:the )?(?!it\b|this\b|that\b)[a-z][\w./-]+|\b(?:develop|dev|staging|release[\w/.-]*)\b"
    "|(?:合到|合并到|合入|提到|基于|从) ?[a-z]"
)
_CONVENTIONS = {
    "main": frozenset("base from source upstream target branch ref".split()),
    "master": frozenset("base from source upstream target branch ref".split()),
    "origin": frozenset("remote upstream name".split()),
    "primary": frozenset("calendar id name".split()),
}
"""Names that are the same in nearly every place of work, with the words of the fields whose first choice they are, but for what is changed itself."""


def _is_convention(name: str, value: Any, index: ConversationIndex) -> bool:
    """Return whether a value is what such an argument is everywhere, where the user names no other: ``base: main``, but "a pull request against develop"."""
    if index.user is None or _NAMES_TARGET.search(index.user.text):
        return False
    fields = _CONVENTIONS.get(value) if isinstance(value, str) else None
    return fields is not None and list_field_words(name) <= fields and name != "branch"


def _weigh_choice(about: ToolKeywords, name: str, *, reads: bool, at_work: bool, runs: bool) -> float | None:
    """Return how ungrounded an argument counts at most for what its name says; None where that says nothing."""
    parameter = about.parameters.get(name)
    optional = parameter is None or not parameter.required
    if optional and (runs or reads) and is_comment(name, on_command=runs):
        return 0.0
    if optional and (reads or runs) and (is_field(name, "extent") or (runs and is_field(name, "place"))):
        return _EXTENT_LACK
    if (reads or at_work) and is_field(name, "place"):
        return CHOSEN_VALUE_LACK
    if at_work and is_field(name, "form"):
        return CHOSEN_VALUE_LACK
    if reads and (is_field(name, "question") or is_field(name, "kind of thing")):
        return CHOSEN_VALUE_LACK
    return None


def is_plan(about: ToolKeywords) -> bool:
    """Return whether a tool keeps the model's own plan: all of it is given anew, as in a list of the steps of a task."""
    return _names_plan(about.text, len(about.full_name)) and all(
        one.takes_list or not one.required for one in about.parameters.values()
    )


@lru_cache(4_096)
def _names_plan(text: str, name_end: int) -> bool:
    """Return whether the name of a tool, or its description in Chinese, says a plan."""
    if not _PLAN_WORDS.isdisjoint(split_identifier(text[:name_end])):
        return True
    return not text.isascii() and _HAN_PLAN.search(text) is not None


def is_comment(name: str, *, on_command: bool) -> bool:
    """Return whether an optional argument says why the model makes the call."""
    return is_field(name, "comment") or (on_command and is_field(name, "comment on a command"))


def looks_around(about: ToolKeywords, arguments: dict[str, Any], grounds: Sequence[Grounding]) -> bool:
    """Return whether a call only looks around, by free words or in the place of work: it serves a request on any topic, whose words need not name it.

    The place of work is files, code, pages, tables, logs, machines and devices. What such a call asks for by name, the user has to have named.
    """
    words = frozenset(split_identifier(about.full_name))
    if not words.isdisjoint(_BROWSING_WORDS):
        texts = [
            name
            for name, one in about.parameters.items()
            if one.takes_text and (one.required or name in arguments)
        ]
        if texts and all(map(_is_free, texts)):
            return True
    if not _looks_into_workplace(about, words):
        return False
    said = {one.path for one in grounds if one.role == "user" and one.share >= _SAID_SHARE}
    return all(
        _is_free(name) or isinstance(value, bool | int | float) or path_to_pointer((name,)) in said
        for name, value in arguments.items()
    )


_SAID_SHARE = 0.5
_LOOKING_VERBS = frozenset(
    "query get describe show fetch inspect check read list search find view browse tail dump scan ls".split()
)
_WORKPLACE = frozenset(
    "metrics metric logs log file files directory folder code codebase repo repository tables schema"
    " schemas columns databases database docs documents notebook workspace pods pod resources kubernetes"
    " kubectl k8s deployments"
    " namespaces containers container cluster nodes alerts dashboards traces devices sensor sensors tabs"
    " snapshot screenshot dom processes promql prometheus wiki knowledge drive branches commits pipelines"
    " jobs web".split()
)
_HAN_WORKPLACE = ScriptPattern(
    "(?:搜索|检索|查找|查看|列出|读取|浏览|打开|查询|获取|返回).{0,8}(?:文件|目录|代码|网页|文档|日志"
    "|数据表|表结构|所有表|字段|数据库|知识库|笔记|设备|指标|页面|仓库|监控|集群|容器|传感器)|联网搜索"
)
_HAN_OPENING = 16


def _looks_into_workplace(about: ToolKeywords, words: frozenset[str]) -> bool:
    if not (words.isdisjoint(_LOOKING_VERBS) or words.isdisjoint(_WORKPLACE)):
        return True
    if "git" in words and not words.isdisjoint({"status", "diff"}):
        return True
    return (
        not about.text.isascii()
        and _HAN_WORKPLACE.search(about.text[: len(about.full_name) + _HAN_OPENING]) is not None
    )


def _is_free(name: str) -> bool:
    return any(is_field(name, kind) for kind in _FREE_KINDS)


_FREE_KINDS: tuple[FieldKindName, ...] = (
    "place",
    "question",
    "extent",
    "kind of thing",
    "part of the workplace",
)


def _describes_element(value: Any, arguments: dict[str, Any], index: ConversationIndex) -> bool:
    """Return whether a description shares a word with the label of the element that another argument refers to."""
    if not isinstance(value, str):
        return False
    labels = [find_label(one, index) for name, one in arguments.items() if is_field(name, "reference")]
    said = frozenset(extract_content_stems(value)) | frozenset(list_topic_characters(fold_text(value)))
    return any(
        not said.isdisjoint((*extract_content_stems(one), *list_topic_characters(fold_text(one))))
        for one in labels
        if one
    )
