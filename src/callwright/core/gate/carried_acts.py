"""What does a call do whose tool carries an act of the model's choosing: a shell command, an SQL statement, code, a click? Pure.

Such a tool is declared for the worst that it may carry. What this call carries is read here, as far as it can be told from its text: every part of a
command only looks or checks (``ls``, ``git diff``, ``pytest``), or it also works on local files (``npm install``), or it acts beyond them (``git push``,
``DROP TABLE``, a button "Buy now"). What cannot be told stays as it is declared. This only weighs a call against the conversation: how often it may
be carried out, and whether it happened, is not read from its text.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from msgspec import Struct

from callwright.core.gate.act_table import ACTS, list_cell
from callwright.core.gate.command_table import (
    CHECKING,
    CHECKING_FLAGS,
    DATABASE_CLIENTS,
    FIXING_FLAGS,
    FORMATTERS,
    HELP_FLAGS,
    LISTING_FLAGS,
    LOOKING,
    LOOKING_SUBCOMMANDS,
    SCRIPT_RUNNERS,
    VALUE_FLAGS,
    WORKING,
    WRAPPERS,
)
from callwright.core.gate.field_kinds import is_field
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import fold_text, split_identifier


class CarriedAct(Struct, frozen=True):
    """What a call carries.

    Attributes:
        looks: Every part of it only looks, computes or checks.
        acts: The names of its acts (``act_table.ACTS``), none where it works on local files only.
    """

    looks: bool = False
    acts: tuple[str, ...] = ()


_LOOKS = CarriedAct(looks=True)
_WORKS = CarriedAct()

_MAX_CARRIED_CHARS = 4_096

_INTERPRETERS = ScriptPattern(
    r"\b(?:python|javascript|typescript|notebook|jupyter|interpreter|repl|kernel|sandbox"
    r"|(?:run|execut\w+) (?:a |some )?(?:code|script)s?)\b|(?:运行|执行).{0,6}(?:代码|脚本)|解释器"
)
_CODE_SHAPE = re.compile(r"[=(]")


def read_carried_act(
    about: ToolKeywords, arguments: dict[str, Any], index: ConversationIndex
) -> CarriedAct | None:
    """Return what a call carries; None where it carries nothing that can be read."""
    for name, value in arguments.items():
        if not isinstance(value, str) or not value.strip():
            continue
        found = _read_argument(about, name, value[:_MAX_CARRIED_CHARS])
        if found is not None:
            return found
    if _opens_page(about.text, len(about.full_name)):
        return _LOOKS
    return read_click(about, arguments, index)


def _read_argument(about: ToolKeywords, name: str, value: str) -> CarriedAct | None:
    kind = _classify_field(name)
    if kind == "command":
        return read_command(value)
    if kind == "statement":
        return read_statement(value)
    if kind == "code" and _CODE_SHAPE.search(value) and _INTERPRETERS.search(fold_text(about.text)):
        return _read_code(value)
    return None


@lru_cache(4_096)
def _classify_field(name: str) -> str:
    """Return what an argument holds, by its name: a command, a statement, code or "", nothing that is read."""
    if is_field(name, "command"):
        return "command"
    if is_field(name, "statement"):
        return "statement"
    return "code" if is_field(name, "code") else ""


# --- shell commands ------------------------------------------------------------------------------------------

_TOKEN = re.compile(
    r"\"[^\"\\]*(?:\\.[^\"\\]*)*\"|'[^']*'|\d?>&\d|&>>?|\d?>>?|<<?|&&|\|\||[|;&\n()`]|\$\(|[^\s'\"|&;<>()`]+"
)
_PART_ENDS = frozenset(("&&", "||", "|", ";", "&", "\n"))
_UNREAD = frozenset(("$(", "`", "<<", "(", ")"))
"""What holds a further command or a text of its own: such a command is not read."""

_WRITES = re.compile(r"&?\d?>>?")
_REDIRECTS = re.compile(r"&?\d?>>?|\d?>&\d|<")
_ASSIGNMENT = re.compile(r"[A-Za-z_]\w*=.*")
_CHECKING_SCRIPT = re.compile(
    r"(?:test|tests|build|lint|type|check|compile|verify|validate|unit|e2e|spec|coverage|ci)(?:$|[:_\-s])"
    "|typecheck|(?:format|fmt):check"
)
_KNOWN = WORKING | LOOKING | CHECKING | {"rm", "rmdir"}
_ACTS_OF_COMMANDS = tuple((prefix, one.name) for one in ACTS.values() for prefix in list_cell(one.commands))
_SENDING = re.compile(
    r"(?:-X|--request)[ =]?(?:POST|PUT|DELETE|PATCH)\b"
    r"|(?:^| )(?:-d|--data\S*|-F|--form|-T|--upload-file|--post-data|--post-file|--json)\b"
)
_DELETING = re.compile(r"(?:-X|--request)[ =]?DELETE\b")
_LEFTOVERS = re.compile(
    r"(?:^|/)(?:tmp|dist|build|node_modules|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|coverage"
    r"|htmlcov|target|\.cache|\.next)(?:/|$)"
)
"""Paths of what tools make again: to delete them is no act."""


def read_command(text: str) -> CarriedAct | None:
    """Return what a command for a shell does, part by part; None where a part is not known."""
    looks = True
    acts: list[str] = []
    for words in _split_parts(text):
        part = None if words is None else _read_part(words)
        if part is None:
            return CarriedAct(acts=tuple(acts)) if acts else None
        looks = looks and part.looks
        acts += part.acts
    return CarriedAct(looks=looks, acts=tuple(dict.fromkeys(acts)))


def _split_parts(text: str) -> Iterator[list[str] | None]:
    """Yield the words of each part of a command; None for one that cannot be read; ``>`` for a file that is written."""
    words: list[str] = []
    pieces = _TOKEN.findall(text)
    if not _UNREAD.isdisjoint(pieces):
        yield None
        return
    for before, piece in pairwise(["", *pieces, ";"]):
        if piece in _PART_ENDS:
            if words:
                yield words
            words = []
        elif _WRITES.fullmatch(before):
            words += [] if piece == "/dev/null" else [">"]
        elif not _REDIRECTS.fullmatch(piece):
            words.append(piece)


def _read_part(words: Sequence[str]) -> CarriedAct | None:
    kept, writes = _unwrap([one for one in words if one != ">"]), ">" in words
    if not kept:
        return _WORKS if writes else _LOOKS
    program = kept[0].rpartition("/")[2]
    bare = [program, *kept[1:]]
    if program == "find":
        return _read_find(bare)
    acts = _list_acts(bare)
    if acts:
        return CarriedAct(acts=acts)
    if program in DATABASE_CLIENTS:
        quoted = (one[1:-1] for one in kept[1:] if one[:1] in {"'", '"'})
        return next((read for one in quoted if (read := read_statement(one))), None)
    if not writes and _only_looks(bare):
        return _LOOKS
    return _WORKS if program in _KNOWN else None


def _read_find(words: Sequence[str]) -> CarriedAct | None:
    """Return what ``find`` does with what it finds."""
    if "-delete" in words:
        return CarriedAct(acts=("delete",))
    run = next((at for at, one in enumerate(words) if one in {"-exec", "-execdir", "-ok"}), None)
    return _LOOKS if run is None else _read_part(words[run + 1 :])


def _unwrap(words: list[str]) -> list[str]:
    """Return a command without what it is run by: assignments, ``npx``, ``timeout 60``, ``python -m``."""
    while words:
        if _ASSIGNMENT.fullmatch(words[0]):
            words = words[1:]
            continue
        wrapper = next((one for one in WRAPPERS if words[: one.count(" ") + 1] == one.split()), None)
        if wrapper is None:
            return words
        words = words[wrapper.count(" ") + 1 :]
        while words and (words[0].startswith("-") or (wrapper == "timeout" and words[0][:1].isdigit())):
            words = words[1:]
    return words


def _list_acts(words: Sequence[str]) -> tuple[str, ...]:
    spoken = " ".join(_drop_flag_values(words))
    if words[0] in {"curl", "wget", "http", "https"}:
        return ("delete",) if _DELETING.search(spoken) else ("send",) if _SENDING.search(spoken) else ()
    if words[0] in {"rm", "rmdir"} and all(
        one.startswith("-") or _LEFTOVERS.search(one.strip("'\"")) for one in words[1:]
    ):
        return ()
    plain = " ".join([one for one in _drop_flag_values(words) if not one.startswith("-")])
    found = [act for prefix, act in _ACTS_OF_COMMANDS if _begins(spoken, prefix) or _begins(plain, prefix)]
    if (
        words[0] == "git"
        and "push" in words
        and any(one in {"--force", "-f", "--force-with-lease", "--delete", "--mirror"} for one in words)
    ):
        found.append("discard")
    return tuple(dict.fromkeys(found))


def _begins(spoken: str, prefix: str) -> bool:
    return spoken == prefix or spoken.startswith(prefix + " ")


def _drop_flag_values(words: Sequence[str]) -> list[str]:
    """Return a command without the flags that take a value, where they stand before its subcommand: ``git -C /x status``."""
    kept: list[str] = []
    skip = False
    for one in words:
        if skip:
            skip = False
        elif one in VALUE_FLAGS:
            skip = True
        else:
            kept.append(one)
    return kept


def _only_looks(words: Sequence[str]) -> bool:
    """Return whether a program, with these arguments, only looks or checks."""
    program, rest = words[0], words[1:]
    if program in FORMATTERS or list(words[:2]) == ["ruff", "format"]:
        return not CHECKING_FLAGS.isdisjoint(rest)
    if program == "sed":
        return "-n" in rest and "-i" not in rest
    if program in LOOKING:
        return "-o" not in rest or program != "sort"
    changes = program not in _OWN_FLAGS and not FIXING_FLAGS.isdisjoint(rest)
    looks = program in CHECKING or not HELP_FLAGS.isdisjoint(rest)
    return not changes and (looks or _has_looking_subcommand(_drop_flag_values(words)))


_OWN_FLAGS = frozenset("git kubectl docker gh helm".split())
"""Programs for which a flag such as ``-i`` or ``-o`` changes nothing."""


def _has_looking_subcommand(words: Sequence[str]) -> bool:
    if any(" ".join(words[:size]) in LOOKING_SUBCOMMANDS for size in (1, 2, 3)):
        return True
    if list(words[:2]) == ["git", "branch"]:
        return LISTING_FLAGS.issuperset(words[2:])
    return words[0] in SCRIPT_RUNNERS and _runs_checks(words[1:])


def _runs_checks(arguments: Sequence[str]) -> bool:
    """Return whether all scripts that a runner is given test, build or check: ``npm run lint``, ``make test``."""
    named = [
        one
        for one in arguments
        if not one.startswith("-") and one not in {"run", "run-script"} and "=" not in one
    ]
    return bool(named) and _CHECKING_SCRIPT.match(named[0]) is not None


# --- SQL and code --------------------------------------------------------------------------------------------

_COMMENT = re.compile(r"--[^\n]*|/\*.{0,2000}?\*/", re.DOTALL)
_QUOTED = re.compile(r"'(?:[^']|'')*'")
_STATEMENT_SHAPE = re.compile(
    r"\bfrom\b|\bas\s*\(|\binto\b|\bset\b"
    r"|^\s*(?:drop|truncate|create|alter|rename|comment on|grant|revoke|pragma|values|explain|desc"
    r"|describe)\s+\S+|^\s*show\s+(?:tables|columns|databases|create|index|schemas|status)\b"
    r"|^\s*select\s+[\w*(]",
    re.IGNORECASE,
)
_CHANGES_WITHIN = re.compile(
    r"\b(?:insert\s+into|update\s+\S+\s+set|delete\s+from|into\s+(?:out|dump)file|merge\s+into)\b"
    r"|\bselect\b.{0,400}\binto\s+(?!@)",
    re.IGNORECASE | re.DOTALL,
)
_ACTS_OF_STATEMENTS = {
    **dict.fromkeys("select with explain show describe desc pragma values table use set".split(), ""),
    **{word: one.name for one in ACTS.values() for word in list_cell(one.statements)},
}
"""First word of a statement → the act that it is, "" for one that only looks."""
_STATEMENT = re.compile(
    rf"^[\s(]*({'|'.join(_ACTS_OF_STATEMENTS)})\s+(?:[*\w\"'`(\[].*?)$", re.IGNORECASE | re.DOTALL
)


def read_statement(text: str) -> CarriedAct | None:
    """Return what SQL does, statement by statement; None where it is no SQL."""
    acts: list[str] = []
    plain = _QUOTED.sub("''", _COMMENT.sub(" ", text))
    for statement in filter(str.strip, plain.split(";")):
        opening = _STATEMENT.match(statement) if _STATEMENT_SHAPE.search(statement) else None
        act = None if opening is None else _ACTS_OF_STATEMENTS.get(opening[1].lower())
        if act is None:
            return None
        if not act and _CHANGES_WITHIN.search(statement):
            act = "change"
        if act:
            acts.append(act)
    return CarriedAct(looks=not acts, acts=tuple(dict.fromkeys(acts)))


_GOES_FURTHER = re.compile(
    r"\b(?:requests|httpx|session|client|axios)\.(?:post|put|delete|patch)\b|\bsmtplib\b"
    r"|\bos\.(?:remove|unlink|rmdir|removedirs|system|popen|kill)\b|\brmtree\b|\bsubprocess\b|\bto_sql\b"
    r"|\.execute(?:many|script)?\(|\burlopen\b|\bsocket\b|\bparamiko\b|\bboto3\b|\bfetch\(|\bchild_process\b|\bunlinkSync\b|\beval\(|\bexec\(|\b__import__\b|\.unlink\(|\.send\w*\(|\bdrop\s+table\b|\bopen\([^)\n]{0,200}['\"][wax]b?\+?['\"]",
    re.IGNORECASE,
)


def _read_code(text: str) -> CarriedAct | None:
    """Return that code computes, where it calls nothing that reaches beyond its process but to save what it made."""
    return None if _GOES_FURTHER.search(text) else _LOOKS


# --- clicks --------------------------------------------------------------------------------------------------

_CLICKING_WORDS = frozenset("click tap press".split())
_HAN_CLICKING = re.compile("点击|点按|单击")
_LABEL = re.compile(r"['\"“「]([^'\"”」\n]{1,80})['\"”」]|>([^<>\n]{1,80})<")
_LABEL_CHARS = 120
"""Characters beside a reference on the page among which the label of its element stands."""

_KIND_OF_ELEMENT = re.compile(
    r"\b(?:the|a|an|button|link|icon|tab|element|item|on|in|page)\b|按钮|链接|图标|标签页?|选项卡|的",
    re.IGNORECASE,
)


def read_click(about: ToolKeywords, arguments: dict[str, Any], index: ConversationIndex) -> CarriedAct | None:
    """Return what the element does that a call clicks; None where the call clicks nothing, or on nothing whose label is known."""
    if not _clicks(about.text, len(about.full_name)):
        return None
    labels = list_labels(arguments, index)
    if not labels:
        return None
    acts = [
        act
        for one in labels
        for act, row in ACTS.items()
        if row.on_button is not None and row.on_button.search(one)
    ]
    return CarriedAct(acts=tuple(dict.fromkeys(acts)))


@lru_cache(4_096)
def _opens_page(text: str, name_end: int) -> bool:
    """Return whether a tool only opens a page, by its name or its description in Chinese."""
    if not _NAVIGATING_WORDS.isdisjoint(split_identifier(text[:name_end])):
        return True
    return not text.isascii() and _HAN_NAVIGATING.search(text[: name_end + _HAN_OPENING]) is not None


_NAVIGATING_WORDS = frozenset("navigate goto".split())
_HAN_NAVIGATING = re.compile("(?:打开|访问|跳转到?)(?:一个)?(?:网[址页站]|链接|页面)")
_HAN_OPENING = 12


@lru_cache(4_096)
def _clicks(text: str, name_end: int) -> bool:
    """Return whether a tool's name, or its description in Chinese, says a click."""
    if not _CLICKING_WORDS.isdisjoint(split_identifier(text[:name_end])):
        return True
    return not text.isascii() and _HAN_CLICKING.search(text) is not None


def list_labels(arguments: dict[str, Any], index: ConversationIndex) -> list[str]:
    """Return what the element of a call is called: by the call itself, and on the page beside its reference; folded, without its kind."""
    told = [
        value for name, value in arguments.items() if is_field(name, "element") and isinstance(value, str)
    ]
    told += [
        label
        for name, value in arguments.items()
        if is_field(name, "reference")
        if (label := find_label(value, index))
    ]
    return [one for label in told if (one := " ".join(_KIND_OF_ELEMENT.sub(" ", fold_text(label)).split()))]


def find_label(reference: Any, index: ConversationIndex) -> str:
    """Return the label that stands beside a reference on the page that was seen last; "" for none."""
    mark = fold_text(str(reference)).strip()
    if index.tool is None or not mark or len(mark) > _MAX_REFERENCE_CHARS:
        return ""
    place = re.compile(rf"(?<![\w.-]){re.escape(mark)}(?![\w.-])")
    for _, folded, raw in reversed(index.tool.list_messages(_MAX_PAGE_CHARS)):
        found = place.search(folded)
        if found is not None:
            start = max(folded.rfind("\n", 0, found.start()) + 1, found.start() - _LABEL_CHARS)
            before = list(_LABEL.finditer(raw[start : found.start()]))
            line_end = folded.find("\n", found.end())
            behind = _LABEL.search(raw[found.end() : line_end if line_end >= 0 else len(raw)][:_LABEL_CHARS])
            match = before[-1] if before else behind
            return "" if match is None else match[1] or match[2]
    return ""


_MAX_REFERENCE_CHARS = 60
_MAX_PAGE_CHARS = 64 * 1024


def find_other_options(arguments: dict[str, Any], index: ConversationIndex) -> Iterator[str]:
    """Yield the argument that chooses an option of an element where the user names another option of it, and not this one."""
    references = [value for name, value in arguments.items() if is_field(name, "reference")]
    if not references or index.user is None:
        return
    options = _list_options(references[0], index)
    named = [one for one in options if index.user.find(one)]
    for name, value in arguments.items() if len(named) == 1 else ():
        chosen = value if isinstance(value, list) else [value]
        option = fold_text(str(chosen[0])) if len(chosen) == 1 else ""
        if option in options and option not in named and not is_field(name, "reference"):
            yield name


_OPTIONS = re.compile(r"[:：]\s*([^\n:：]{1,300})$")
_BETWEEN_OPTIONS = re.compile(r"\s*[,、，/|;；]\s*")


def _list_options(reference: Any, index: ConversationIndex) -> list[str]:
    """Return the folded options that stand behind a reference on the page that was seen last: ``[ref=e7]: Central, Harbour``."""
    mark = fold_text(str(reference)).strip()
    if index.tool is None or not mark or len(mark) > _MAX_REFERENCE_CHARS:
        return []
    place = re.compile(rf"(?<![\w.-]){re.escape(mark)}(?![\w.-])")
    for _, folded, _ in reversed(index.tool.list_messages(_MAX_PAGE_CHARS)):
        for line in folded.splitlines():
            found = place.search(line)
            listed = _OPTIONS.search(line, found.end()) if found is not None else None
            if listed is not None:
                return [one for one in _BETWEEN_OPTIONS.split(listed[1].strip()) if one]
    return []
