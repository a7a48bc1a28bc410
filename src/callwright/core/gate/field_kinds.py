"""What does an argument hold, by the words of its name: a command, a path, a question, how much is read? Pure.

One row is one kind. A name has the kind where one of its words is in the row (``file_path``, ``filePath``), or a Chinese part is in the name. To add a word: only one
that names this kind in the tools of every trade, since the values of most kinds are left to the model (``work_fields.py``). A name may have several kinds.
"""

import re
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from callwright.core.gate.call_values import list_field_words
from callwright.core.text.lazy_property import lazy_property

FieldKindName = Literal[
    "command",
    "statement",
    "code",
    "element",
    "reference",
    "place",
    "question",
    "extent",
    "comment",
    "comment on a command",
    "form",
    "kind of thing",
    "part of the workplace",
]


class _FieldKind(Struct, frozen=True, dict=True):
    """A kind of argument: what it ``holds``, in words; the ``words`` of its name; the parts of its name in Chinese, as a pattern; "" for none."""

    holds: str
    words: str
    han: str = ""

    @lazy_property
    def word_set(self) -> frozenset[str]:
        return frozenset(self.words.split())

    @lazy_property
    def han_pattern(self) -> re.Pattern[str] | None:
        return re.compile(self.han, re.IGNORECASE) if self.han else None


_KINDS: dict[FieldKindName, _FieldKind] = {
    "command": _FieldKind("A command for a shell.", "command cmd commands commandline shell", "命令"),
    "statement": _FieldKind("A statement for a database.", "sql statement statements query", "语句|SQL"),
    "code": _FieldKind("Code for an interpreter.", "code script cell", "代码|脚本"),
    "element": _FieldKind(
        "Which element of a page is meant, in words.", "element label button target", "元素|按钮|控件"
    ),
    "reference": _FieldKind("A reference to an element of a page.", "ref reference uid node index selector"),
    "place": _FieldKind(
        "Where to look in files, what to look for there, or which command to run.",
        "path paths file files filename filenames filepath dir dirs directory directories folder folders root cwd workdir"
        " pattern patterns regex glob include exclude command cmd",
        "路径|目录|文件夹|文件名|正则|通配|命令",
    ),
    "question": _FieldKind(
        "A question in the model's words, as searches take it.",
        "query queries q keyword keywords thought thoughts sql code expr expression promql selector filter jql cypher",
        "关键[字词]|搜索词|检索词|查询词|查询语句|表达式|语句|SQL",
    ),
    "extent": _FieldKind(
        "How much is read, and in which form.",
        "limit count offset top page pages results rows lines line tail head depth chars length tokens context"
        " since range window step interval lookback freshness recency timeout per granularity resolution"
        " recursive encoding verbose cursor skip",
        "条数|数量|行数?|页|最近|时间范围|起始|结束|限制|上限|深度|步长|间隔|窗口|超时|行号",
    ),
    "comment": _FieldKind(
        "Why the model makes the call.",
        "explanation why purpose justification rationale intent reasoning thought thoughts instructions comment",
        "说明|原因|目的|理由|用途",
    ),
    "comment on a command": _FieldKind(
        "The same, where the call carries a command.", "description desc reason title note"
    ),
    "form": _FieldKind(
        "In which form something is made here, or which property of a thing is set.",
        "property attribute chart format style kind layout output x y axis column columns",
        "类型|格式|样式|属性|布局|输出|坐标|横轴|纵轴",
    ),
    "kind of thing": _FieldKind(
        "Which kind of thing is listed, as clusters have them.", "resource resources kind"
    ),
    "part of the workplace": _FieldKind("In which part of the place of work.", "namespace schema cluster"),
}


@lru_cache(16_384)
def is_field(name: str, kind: FieldKindName) -> bool:
    """Return whether the name of an argument says that it holds this."""
    row = _KINDS[kind]
    if not row.word_set.isdisjoint(list_field_words(name)):
        return True
    return row.han_pattern is not None and row.han_pattern.search(name) is not None
