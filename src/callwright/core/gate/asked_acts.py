"""Did a person ask for the act? At work a model chooses what to look at and how to edit, but not whom to write to, what to delete or what to buy. Pure.

The acts and the words for them are the rows of ``act_table.py``. A call whose act nobody named counts as not requested: neither the user, but in words
that forbid it, nor the assistant in what the user then answered. What no row knows is not asked here.
"""

import re
from collections.abc import Sequence
from typing import Any

from callwright.core.gate.act_table import ACTS
from callwright.core.gate.spoken_work import leaves_open
from callwright.core.ground.conversation_index import ConversationIndex
from callwright.core.ground.user_clauses import UserClause, opens_imperative
from callwright.core.selection.tool_keywords import ToolKeywords
from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import fold_text, split_identifier

_HANDS_OVER = ScriptPattern(
    r"\b(?:handle|take care of|deal with|process|sort (?:it|this|that|them|out)"
    r"|whatever (?:is|it|you|needs)|do what(?:ever)?|work through)\b|处理(?:一?下|掉|好|完|吧|这)|搞定"
    "|办(?:一?下|好|妥|了)|看着办|跟进"
)
_NEUTRAL_VERBS = frozenset("create place make add new submit do issue give post put".split())
_OTHER_VERBS = frozenset(
    "draft search find list get read preview check query lookup count show view export describe estimate"
    " quote simulate validate plan archive label mark move save edit update set type track open"
    " fetch load download print sort filter compare summarize translate parse select scroll hover watch"
    " monitor import format convert generate write log record rename copy attach detach tag assign".split()
)
"""Verbs in the name of a tool that look something up, or prepare what another tool carries out."""

_NO_ACT = frozenset(
    "draft drafts preview dry simulate validate estimate status history template templates search list"
    " get read find query".split()
)
_HAN_NO_ACT = ScriptPattern("草稿|查询|搜索|查看|列出|列表|预览|起草|历史|状态|记录|模板|试算|校验|不发送")
_MAX_PROPOSAL_CHARS = 2_048
_REACH = 30
"""Characters behind a negation that it covers."""

_HAN_OPENING = 10
"""Characters of a Chinese description among which its act stands."""

_FIRST_WORD = re.compile(r"[a-z]+")
_ADDRESS = re.compile(r"(?:https?://|\b[\w.-]+@)\S+")
_DRAFTS = ScriptPattern(r"\bdrafts?\b|草稿|起草|拟[一个稿]|打个?草")
_SENDS = ScriptPattern(r"\b(?:send|sent|forward|publish|post)\b|发(?!言|现|生)")


def list_acts(about: ToolKeywords) -> tuple[str, ...]:
    """Return the names of the acts that a tool's name says, or else the beginning of its description."""
    words = frozenset(split_identifier(about.full_name))
    described = about.text[len(about.full_name) :].strip()
    if not words.isdisjoint(_NO_ACT) or _HAN_NO_ACT.search(f"{about.full_name} {described[:_HAN_OPENING]}"):
        return ()
    if words.isdisjoint({"merge", "close"}) and (words & {"pr", "mr"} or {"pull", "request"} <= words):
        return ("review",)
    if words & {"event", "meeting", "appointment"} and words & {"create", "add", "schedule", "new", "insert"}:
        return ("schedule",)
    return _find_acts(words) or _find_described_acts(described)


def list_forced_acts(arguments: dict[str, Any], acts: Sequence[str]) -> tuple[str, ...]:
    """Return the act of throwing away what others recorded where a call publishes or merges by force: ``force: true``."""
    forced = any(value is True and "force" in split_identifier(name) for name, value in arguments.items())
    return ("discard",) if forced and not _OVERWRITABLE.isdisjoint(acts) else ()


_OVERWRITABLE = frozenset({"publish", "merge", "commit"})


def _find_acts(words: frozenset[str]) -> tuple[str, ...]:
    said = tuple([act for act, one in ACTS.items() if not words.isdisjoint(one.tool_verbs)])
    if said or not words.isdisjoint(_OTHER_VERBS):
        return said
    return tuple([act for act, one in ACTS.items() if not words.isdisjoint(one.tool_nouns)])


def _find_described_acts(described: str) -> tuple[str, ...]:
    folded = fold_text(described)
    first = _FIRST_WORD.match(folded)
    if first is not None:
        return tuple([act for act, one in ACTS.items() if first[0] in one.tool_verbs])
    return tuple(
        [
            act
            for act, one in ACTS.items()
            if one.in_description is not None and one.in_description.search(folded[:_HAN_OPENING])
        ]
    )


def find_unasked_act(acts: Sequence[str], index: ConversationIndex) -> str:
    """Return the first of these acts that nobody asked for; "" where each was asked for, or where the user's words leave open what is to be done.

    What destroys has to be named, and what the user forbade is not left open.
    """
    unasked = [one for one in acts if one in ACTS and not is_asked(one, index)]
    sure = [one for one in unasked if ACTS[one].destroys or _is_forbidden(one, index)]
    if sure or not unasked:
        return sure[0] if sure else ""
    return "" if leaves_open(index) else unasked[0]


def _is_forbidden(act: str, index: ConversationIndex) -> bool:
    """Return whether a clause names an act to forbid it, or to keep it back."""
    names = ACTS[act].in_ban
    return names is not None and any(
        (one.negated_at >= 0 and names.search(one.text[one.negated_at : one.negated_at + _REACH]))
        or (_KEPT_BACK.search(one.text) and names.search(one.text))
        for one in index.clauses
    )


def is_asked(act: str, index: ConversationIndex) -> bool:
    """Return whether somebody asked for an act."""
    kind = ACTS[act]
    return any(_asks_for(act, one) for one in index.clauses if not _only_inquires(one, index)) or any(
        kind.in_request.search(one) for one in _list_proposals(index)
    )


def is_plainly_asked(acts: Sequence[str], index: ConversationIndex) -> bool:
    """Return whether a step of work is an act that the user's last message orders by name, in clauses that open like orders: 把结果发给李静."""
    if not index.is_at_work or keeps_back(index):
        return False
    latest = index.clauses[-1].message
    orders = [
        one
        for one in index.clauses
        if one.message == latest and ((one.polite and not one.asks) or opens_imperative(one.text.strip()))
    ]
    return bool(acts) and all(any(_asks_for(act, one) for one in orders) for act in acts if act in ACTS)


def _asks_for(act: str, clause: UserClause) -> bool:
    """Return whether a clause names an act: in an order, and neither to forbid it nor to have it drafted."""
    kind = ACTS[act]
    text = _ADDRESS.sub(" ", clause.text)
    if _KEPT_BACK.search(text):
        return False
    if act == "tell" and _DRAFTS.search(text) and not _SENDS.search(text):
        return False
    negated = clause.negated_at
    return any(
        not 0 <= negated <= found.start() <= negated + _REACH and not _DENIES.search(text[: found.start()])
        for found in kind.in_request.finditer(text)
    ) or (kind.handed_over and _HANDS_OVER.search(text) is not None)


def _only_inquires(clause: UserClause, index: ConversationIndex) -> bool:
    """Return whether a clause asks for information; what is to be done on a condition is an order."""
    return (
        clause.asks
        and not clause.polite
        and not any(
            one.message == clause.message and one.order <= clause.order and _IF.match(one.text)
            for one in index.clauses
        )
    )


LEFT_ALONE = re.compile(r"(?:别|不要|不用|先不|不能|不许)(?:再|去|乱|急着)?(?:动|管|碰|做|弄|办|急|理)")
"""What stands behind a thing or an act that is not to be touched: 退款先不要动."""

_DENIES = re.compile(r"(?:\b(?:no|not|without|never)(?: (?:a|an|any|the))? |[不没别勿])$")
_IF = re.compile(r"\W*(?:(?:and|but|then)\W+)?(?:if|when|in case|once)\b|\W*(?:如果|要是|若|假如|等)|.*就")
_KEPT_BACK = ScriptPattern(
    r"\bi'?ll (?:\w+ )?(?:send|submit|book|buy|pay|post|push|commit|merge|deploy|delete|file|sign|run|do"
    r"|handle|order|cancel)\b|\b(?:so|then) i can \w+ it\b"
    r"|\bbefore (?:you )?(?:send|submit|book|pay|post|push|commit|merg|deploy|delet)\w*"
    r"|\bfor (?:my|me to) (?:review|approv|sign|check|read)\w*"
    "|(?:我|等我|我们|自己).{0,4}(?:看|审|检查|确认|核对|过目|同意|批)(?:过|完|好|一?下|后|了)*(?:之后"
    "|以后)?(?:你?再|才)|我自己(?:来|去)?|我来(?!回|往)"
)
"""That the user keeps an act back."""


def keeps_back(index: ConversationIndex) -> bool:
    """Return whether the user's last message keeps an act back: "I'll run it myself", 我看过再发."""
    latest = index.clauses[-1].message
    return any(_KEPT_BACK.search(one.text) for one in index.clauses if one.message == latest)


def refuses_other_act(about: ToolKeywords, acts: Sequence[str], index: ConversationIndex) -> bool:
    """Return whether all that the user's last message forbids or keeps back are acts that this call is none of: "commit it. No PR yet"."""
    if not index.is_at_work:
        return False
    latest = index.clauses[-1].message
    named = [
        act
        for one in index.clauses
        if one.message == latest and (one.negated_at >= 0 or one.pauses or one.withdraws or one.refuses)
        for act in _list_acts_named(one.text)
    ]
    own = acts or list_acts(about)
    return bool(named) and not set(named).intersection(own) and (bool(own) or is_preparation(about))


def is_preparation(about: ToolKeywords) -> bool:
    """Return whether a tool only prepares what another one carries out: a draft, the staging of a commit."""
    words = frozenset(split_identifier(about.full_name))
    return (
        not words.isdisjoint({"draft", "drafts", "stage", "preview"})
        or {"git", "add"} <= words
        or _HAN_PREPARES.search(about.text) is not None
    )


_HAN_PREPARES = re.compile("草稿|暂存|预览")


def _list_acts_named(text: str) -> list[str]:
    """Return the acts that a text names by words for them alone."""
    return [act for act, one in ACTS.items() if one.in_ban is not None and one.in_ban.search(text)]


def _list_proposals(index: ConversationIndex) -> list[str]:
    """Return the folded message of the assistant that the user's last message answers, if it does."""
    if index.assistant is None or not index.clauses:
        return []
    latest = index.clauses[-1].message
    return [
        folded for at, folded, _ in index.assistant.list_messages(_MAX_PROPOSAL_CHARS) if at == latest - 1
    ]
