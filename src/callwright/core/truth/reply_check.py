"""Check a model's final words against what its run recorded. Pure.

Only what was recorded supports a claim: a completed action needs a recorded effect of its kind, a read's result supports
statements about data alone. Rules in order, for each clause that asserts:

1.  A completed action of the assistant, or one without an agent, is compared with the calls of its kind.
2.  "Done" and "all" are compared with all effects of the run.
3.  A statement that something reached its end is compared with the status that was recorded.
4.  Values are compared with the recorded values.

A clause that denies is compared with calls whose outcome is unknown. What no rule is sure of is not reported.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from callwright.core.truth import action_families as words
from callwright.core.truth.ledger_facts import (
    LedgerFact,
    list_leaves,
    list_tool_words,
    render_fact_text,
)
from callwright.core.truth.reply_clauses import Clause, cut_clauses
from callwright.core.truth.stated_names import find_wrong_names
from callwright.core.truth.stated_status import find_wrong_status
from callwright.core.truth.value_claims import LedgerValues, blank_tokens, find_numbers, find_wrong_values

FindingCode = Literal[
    "unsupported_claim", "failure_as_success", "unknown_as_done", "unknown_as_not_done", "partial_as_complete",
    "wrong_value", "wrong_recipient", "wrong_id", "wrong_count", "wrong_status",
]  # fmt: skip

MAX_REPLY_CHARS = 20_000
"""Characters of a reply that are checked; the rest is not."""


class ReplyFinding(Struct, frozen=True, rename="camel"):
    """A claim that the recorded calls do not bear out.

    Attributes:
        code: The kind of the contradiction.
        sentence: The sentence with the claim, as written; ``span``: its start and end in the reply.
        claimed: The words or the value of the claim.
        tool, entry_id: The call it was compared with; None where no call bears on it.
        recorded: The recorded value or status; "" where nothing is recorded.
        message, message_zh: What is wrong, for people.
        instead, instead_zh: What the model should say, which is no more than what is recorded.
    """

    code: FindingCode
    sentence: str
    span: tuple[int, int]
    claimed: str
    tool: str | None
    entry_id: int | None
    recorded: str
    message: str
    message_zh: str
    instead: str
    instead_zh: str


class _Verdict(Struct, frozen=True):
    code: FindingCode
    claimed: str
    fact: LedgerFact | None = None
    recorded: str = ""


def check_reply_text(reply: str, facts: Sequence[LedgerFact]) -> list[ReplyFinding]:
    """Return the claims of a reply that these calls do not bear out, in the order of the reply; at most one a clause.

    ``facts`` are all calls of the run, in order, reads included.
    """
    reply = reply[:MAX_REPLY_CHARS]
    values = LedgerValues(facts, reply)
    findings = []
    for clause in cut_clauses(reply):
        verdict = next(_judge_clause(clause, reply, facts, values), None)
        if verdict is not None:
            findings.append(_make_finding(verdict, clause, reply))
    return findings


def _judge_clause(
    clause: Clause, reply: str, facts: Sequence[LedgerFact], values: LedgerValues
) -> Iterator[_Verdict]:
    if clause.mood == "denies":
        yield from _judge_denial(clause, facts)
    if clause.mood != "asserts":
        return
    yield from _judge_actions(clause, reply, facts)
    yield from _judge_state(clause, facts)
    if not facts:
        yield from _judge_without_facts(clause)
    yield from _judge_headline(clause, reply, facts)
    if not facts:
        return
    for code, claimed, recorded in find_wrong_status(clause.text, reply, facts):
        yield _Verdict(code, claimed, None, recorded)
    for wrong in find_wrong_values(clause.text, values):
        yield _Verdict(wrong.code, wrong.value, None, wrong.recorded)  # type: ignore[arg-type]
    for claimed, recorded in find_wrong_names(clause.text, reply, values):
        yield _Verdict("wrong_recipient", claimed, None, recorded)


# --- actions ----------------------------------------------------------------------------------------------------

_HAN = re.compile(r"[\u4e00-\u9fff]")
_HAN_DONE_MARK = re.compile(
    r"已|刚|了(?!解)|[好完掉妥成上](?:$|[^\w]|了|啦|\w)|成功|过(?!期|程|来|于)|[出到给](?=\S)|完毕"
)
_BEFORE_PERFECT = re.compile(
    r"(?:\bI|\bwe)(?:'ve| have|'d)?(?: \w+ly| just| also| already| then| now)*\s*$", re.IGNORECASE
)
_BEFORE_PASSIVE = re.compile(
    r"(?:\b(?:has|have) (?:\w+ly |just |already |now )?been|\b(?:is|are)(?: now| already)?|'s(?: now| been)?|'re|\bbeen|\bgot)(?: \w+ly| just| also| already)*\s*$",
    re.IGNORECASE,
)
_BEFORE_PAST_PASSIVE = re.compile(r"\b(?:was|were)(?: \w+ly| just| also| already)*\s*$", re.IGNORECASE)
_BEFORE_HEADLINE = re.compile(
    r"^[^\w•|*-]*(?:(?:ok(?:ay)?|sure|great|and|then|also|just|now|all|successfully|first|it|done)\b\W*)*$",
    re.IGNORECASE,
)
_AFTER_REDUCED = re.compile(
    r"^(?:\s*$|\s*[,.;!)–-]|\s+(?:to|for|from|at|on|in|with|by|via|as|and|already|now|successfully|yesterday|today)\b)(?! by\b)",
    re.IGNORECASE,
)
_OTHER_AGENT = re.compile(r"\W*(?::|by\b(?! (?:text|e?mail|sms|phone|post|message)))")
_BEFORE_ACTIVE = re.compile(
    r"\b(?:be|has|have|had|to|they|he|she|who|which|that|the|a|an)\s*$", re.IGNORECASE
)
_HAN_ATTRIBUTE = re.compile(r"^[了过到好]?的(?!话)")


_STATE = re.compile(
    r"\b(?:is|are) (?:now )?(?:running|live|active|up|available|scaled|in place)\b|\bnow (?:runs|has)\b|已(?:生效|运行|在线)|现在是",
    re.IGNORECASE,
)
_LOOKED = re.compile(
    r"\bI(?:'ve| have| just)* (?:checked|looked up|searched|verified|looked into)\b|查过了|我?(?:查|核实|看)(?:了|过)一?下|已(?:查|核实)",
    re.IGNORECASE,
)
_OWN_DATA = re.compile(
    r"\byour (?:\w+ ){0,2}(?:number|code|reference|balance|total|id|confirmation|status) (?:is|are)\b|[您你]的\S{0,6}(?:余额|编号|单号|号码|状态)(?:是|为)",
    re.IGNORECASE,
)


def _judge_state(clause: Clause, facts: Sequence[LedgerFact]) -> Iterator[_Verdict]:
    """Judge a state that only a call would have brought about, where every effect of the run failed or is in doubt."""
    match = _STATE.search(clause.text)
    writes = [fact for fact in facts if not fact.reads]
    if match is None or not writes or any(fact.happened for fact in writes):
        return
    for fact in writes:
        named = any(
            len(str(value)) > 3 and str(value).lower() in clause.text.lower()
            for _, value in list_leaves(fact.arguments)
        )
        if named and not _is_confirmed_later(fact, facts):
            yield _Verdict(_FAILURE_CODES[fact.status], match[0], fact, fact.code or fact.status)


def _judge_without_facts(clause: Clause) -> Iterator[_Verdict]:
    """Judge a look-up, or data of the user's, where nothing was called at all."""
    match = _LOOKED.search(clause.text) or _OWN_DATA.search(clause.text)
    if match:
        yield _Verdict("unsupported_claim", match[0])


def _judge_actions(clause: Clause, reply: str, facts: Sequence[LedgerFact]) -> Iterator[_Verdict]:
    for family, claimed, manner in _find_actions(clause):
        verdict = _judge_action(family, claimed, manner, clause, reply, facts)
        if verdict is not None:
            yield verdict


def _find_actions(clause: Clause) -> Iterator[tuple[words.ActionFamily, str, str]]:
    """Yield the completed actions of a clause with the manner of each: own, open (no agent) or past (plain was)."""
    for match in words.DONE_PATTERN.finditer(clause.text):
        manner = _find_manner(clause, match)
        if manner is not None:
            yield words.FAMILY_BY_NAME[match.lastgroup or "update"], match[0], manner
    if not _HAN.search(clause.text) or not _HAN_DONE_MARK.search(clause.text):
        return
    for match in words.HAN_DONE_PATTERN.finditer(clause.text):
        if not _HAN_ATTRIBUTE.match(clause.text[match.end() :]):
            manner = "own" if clause.actor == "assistant" else "open"
            yield words.FAMILY_BY_NAME[match.lastgroup or "update"], match[0], manner


def _find_manner(clause: Clause, match: re.Match[str]) -> str | None:
    """Return own (the assistant did it), open (no agent), past (plain was, or a bare participle), or None where somebody else did it."""
    before, after = clause.text[: match.start()], clause.text[match.end() :]
    if _BEFORE_PERFECT.search(before):
        return "own"
    if _OTHER_AGENT.match(after):
        return None
    if _BEFORE_HEADLINE.match(before):
        return "own" if clause.leads or clause.actor == "assistant" else "open"
    if _BEFORE_PASSIVE.search(before):
        return "open"
    return _find_bare_manner(clause, before, after)


def _find_bare_manner(clause: Clause, before: str, after: str) -> str | None:
    """Return the manner of a participle without a present auxiliary."""
    if clause.actor == "assistant" and re.search(r"\band\s*$", before):
        return "own"
    reduced = _AFTER_REDUCED.match(after) and not _BEFORE_ACTIVE.search(before)
    return "past" if reduced or _BEFORE_PAST_PASSIVE.search(before) else None


def _judge_action(
    family: words.ActionFamily,
    claimed: str,
    manner: str,
    clause: Clause,
    reply: str,
    facts: Sequence[LedgerFact],
) -> _Verdict | None:
    kin = _select_kin(family, facts, clause.text)
    if any(fact.happened for fact in kin):
        return _judge_completeness(claimed, clause, reply, kin) or _judge_amount(
            reply[slice(*clause.sentence)], kin, facts
        )
    if kin:
        return _judge_failed(claimed, clause, kin, facts)
    if manner != "own" and (
        family.name == "fix" or (facts and (manner == "past" or (family.light and not _HAN.search(claimed))))
    ):
        return None
    return _judge_without_call(family, claimed, manner, facts)


def _judge_without_call(
    family: words.ActionFamily, claimed: str, manner: str, facts: Sequence[LedgerFact]
) -> _Verdict | None:
    if any(fact.happened and not fact.reads and _does_anything(fact) for fact in facts):
        return None
    if manner != "own" and _occurs_in_reads(family, facts):
        return None
    return _Verdict("unsupported_claim", claimed)


def _select_kin(family: words.ActionFamily, facts: Sequence[LedgerFact], text: str) -> list[LedgerFact]:
    writes = [fact for fact in facts if not fact.reads]
    if family.name == "book" and words.PLACE_PATTERN.search(text):
        writes = [
            fact
            for fact in writes
            if not list_tool_words(fact) & words.CALENDAR_WORDS and "日程" not in fact.tool
        ]
    if family.light:
        return writes
    return [fact for fact in (facts if family.name == "test" else writes) if _is_kin(family, fact)]


def _is_kin(family: words.ActionFamily, fact: LedgerFact) -> bool:
    if list_tool_words(fact) & family.tools or any(word in fact.tool for word in family.han_tools):
        return True
    text = fact.words
    if _is_general(fact):
        text += " " + render_fact_text(fact, data=False)
    return bool(family.tools & set(re.findall(r"[a-z]+", text.lower()))) or any(
        word in text for word in family.han_tools
    )


def _is_general(fact: LedgerFact) -> bool:
    return bool(list_tool_words(fact) & words.GENERAL_TOOL_WORDS) or any(
        word in fact.tool for word in words.GENERAL_HAN_TOOLS
    )


_LIMITED_COMMAND = re.compile(
    r"^\s*(?:update|insert|delete|select|create table|alter|terraform plan|ls|cat|git (?:status|log|diff))\b",
    re.IGNORECASE,
)


def _does_anything(fact: LedgerFact) -> bool:
    """Return whether a general tool may have done what was claimed: its command is not one of a known single effect."""
    return _is_general(fact) and not any(
        isinstance(value, str) and _LIMITED_COMMAND.match(value) for _, value in list_leaves(fact.arguments)
    )


_UNFINISHED = re.compile(r"pending|open|unpaid|overdue|processing|queued|new|待|中$|未")


def _occurs_in_reads(family: words.ActionFamily, facts: Sequence[LedgerFact]) -> bool:
    """Return whether a recorded result speaks of an action of this kind as finished."""
    for fact in facts:
        if not fact.happened:
            continue
        for name, value in list_leaves((fact.arguments if fact.reads else None, fact.data)):
            if isinstance(value, str) and _UNFINISHED.search(value) and len(value) < 24:
                continue
            if _speaks_of(family, f"{name} {value}"):
                return True
    return False


def _speaks_of(family: words.ActionFamily, text: str) -> bool:
    if _has_family(words.HAN_DONE_PATTERN, text, family) or _has_family(words.DONE_PATTERN, text, family):
        return True
    return any(
        word.startswith(tool)
        for word in re.findall(r"[a-z]{4,}", text.lower())
        for tool in family.tools
        if len(tool) > 3
    )


def _has_family(pattern: re.Pattern[str], text: str, family: words.ActionFamily) -> bool:
    return any(match.lastgroup == family.name for match in pattern.finditer(text))


_PARTIAL_TEXT = re.compile(
    r"部分|其中|(?<!\d)[\d一二两三四五六七八九十]+[个项条].{0,4}(?:里|中)|\bof\b|partly|partially",
    re.IGNORECASE,
)


def _judge_completeness(
    claimed: str, clause: Clause, reply: str, kin: Sequence[LedgerFact]
) -> _Verdict | None:
    rest = [fact for fact in kin if fact.status != "success"]
    if (
        not rest
        or not _says_all(clause.text, kin)
        or _PARTIAL_TEXT.search(clause.text)
        or _mentions_rest(reply)
    ):
        return _judge_named_failure(claimed, clause, kin)
    return _Verdict("partial_as_complete", claimed, rest[0], rest[0].status)


def _says_all(text: str, kin: Sequence[LedgerFact]) -> bool:
    if words.ALL_PATTERN.search(text) or words.HAN_ALL_PATTERN.search(text):
        return True
    return len(kin) > 1 and bool(
        re.search(rf"{len(kin)}项|{'零一两三四五六七八九十'[min(len(kin), 10)]}项|\ball {len(kin)}\b", text)
    )


def _judge_named_failure(claimed: str, clause: Clause, kin: Sequence[LedgerFact]) -> _Verdict | None:
    """Judge a clause that names a call that failed: by words of its arguments or its tool that no other call of the kind has."""
    text = clause.text.lower()
    bad = [fact for fact in kin if fact.status in ("failed", "refused", "unknown")]
    good = " ".join(render_fact_text(fact) for fact in kin if fact.happened)
    for fact in bad:
        names = [str(value).lower() for _, value in list_leaves(fact.arguments) if isinstance(value, str)]
        objects = _list_tool_objects(fact)
        if any(len(name) > 1 and name in text and name not in good for name in [*names, *objects]):
            return _Verdict(_FAILURE_CODES[fact.status], claimed, fact, fact.status)
    return None


_SAME_OBJECTS = {
    "日程": "日历",
    "event": "calendar",
    "calendar": "calendar",
    "email": "mail",
    "sms": "text message",
    "邮件": "邮件",
    "短信": "短信",
}


def _list_tool_objects(fact: LedgerFact) -> list[str]:
    """Return what the tool acts on, as its name and everyday words say it."""
    names = [word for word in list_tool_words(fact) if len(word) > 3] + re.findall(
        r"(?<=[发加建设改订])[\u4e00-\u9fff]{2,}", fact.tool
    )
    return names + [_SAME_OBJECTS[name] for name in names if name in _SAME_OBJECTS]


_AMOUNT_FIELD = re.compile(r"amount|price|total|cost|金额|价|费", re.IGNORECASE)


def _judge_amount(sentence: str, kin: Sequence[LedgerFact], facts: Sequence[LedgerFact]) -> _Verdict | None:
    """Judge the amount of an action by the action's own call, not by other calls that know of amounts."""
    happened = [fact for fact in kin if fact.happened]
    own = [
        float(value)
        for fact in happened
        for name, value in list_leaves((fact.arguments, fact.data))
        if _AMOUNT_FIELD.search(name) and isinstance(value, int | float)
    ]
    if len(happened) != 1 or not own:
        return None
    others = {
        float(value)
        for fact in facts
        if fact not in happened
        for name, value in list_leaves(fact.data)
        if _AMOUNT_FIELD.search(name) and isinstance(value, int | float)
    }
    said = list(find_numbers(blank_tokens(sentence)))
    if any(
        abs(number - one) < 0.006 or abs(number - one / 100) < 0.006 for number, *_ in said for one in own
    ):
        return None
    wrong = next((text for number, _, _, text in said if number in others), None)
    return _Verdict("wrong_value", wrong, happened[0], f"{own[0]:g}") if wrong else None


_FAILURE_CODES: dict[str, FindingCode] = {
    "failed": "failure_as_success",
    "refused": "failure_as_success",
    "unknown": "unknown_as_done",
}


def _judge_failed(
    claimed: str, clause: Clause, kin: Sequence[LedgerFact], facts: Sequence[LedgerFact]
) -> _Verdict | None:
    last = kin[-1]
    if (
        last.status == "unknown"
        and _is_confirmed_later(last, facts)
        and not re.search(r"second time|again|twice|第二|又|再次", clause.text)
    ):
        return None
    return _Verdict(
        _FAILURE_CODES.get(last.status, "failure_as_success"), claimed, last, last.code or last.status
    )


def _is_confirmed_later(fact: LedgerFact, facts: Sequence[LedgerFact]) -> bool:
    """Return whether a read after a call in doubt shows one of its arguments."""
    names = {
        str(value).lower()
        for _, value in list_leaves(fact.arguments)
        if isinstance(value, str) and len(value) > 3
    }
    later = facts[list(facts).index(fact) + 1 :]
    return any(
        isinstance(value, str) and value.lower() in names
        for one in later
        if one.reads and one.happened
        for _, value in list_leaves(one.data)
    )


# --- headlines and denials --------------------------------------------------------------------------------------


def _judge_headline(clause: Clause, reply: str, facts: Sequence[LedgerFact]) -> Iterator[_Verdict]:
    match = (
        words.HEADLINE_PATTERN.search(clause.text)
        or words.HAN_HEADLINE_PATTERN.search(clause.text)
        or _SUCCESS.search(clause.text)
    )
    if match is None:
        return
    writes = [fact for fact in facts if not fact.reads]
    bad = [fact for fact in writes if not fact.happened]
    if not writes and (facts or not _SUCCESS.search(clause.text)):
        return
    if writes and len(bad) == len(writes):
        yield _Verdict(
            _FAILURE_CODES[bad[-1].status], match[0].strip(), bad[-1], bad[-1].code or bad[-1].status
        )
    elif bad and _says_all(clause.text, writes) and not _mentions_rest(reply):
        yield _Verdict("partial_as_complete", match[0].strip(), bad[0], bad[0].code or bad[0].status)


_SUCCESS = re.compile(
    r"\b(?:payment|order|booking|transfer|refund|request)\b.{0,30}\b(?:was|is|were|are) (?:\w+ly )?(?:successful|complete|confirmed)|\breceived your (?:payment|order)|went through|"
    r"(?:支付|付款|扣款|转账|下单|预订|发送|退款|提交|改约)成功|收到(?:款|您的)|款项已|in (?:their|his|her|your) inbox|应该(?:已经?)?收到",
    re.IGNORECASE,
)
_REST = re.compile(
    r"得[您你]|自己|手动|权限|by hand|yourself|except|apart from|but|however|fail|couldn't|didn't|not |没|未|失败|就|除了|除外|其余|其他|拒",
    re.IGNORECASE,
)


def _mentions_rest(reply: str) -> bool:
    return bool(_REST.search(reply))


_FLAT_DENIAL = re.compile(
    r"\b(?:nothing|none)\b.{0,12}\b(?:has|was|is|been|went)\b|没有任何|未(?:发送|支付|扣款|执行|完成)|没(?:有)?(?:发出|发送|扣款|付款|支付)|\b(?:was|has|were|have)(?: not|n't) (?:been )?\w+ed\b",
    re.IGNORECASE,
)


def _judge_denial(clause: Clause, facts: Sequence[LedgerFact]) -> Iterator[_Verdict]:
    writes = [fact for fact in facts if not fact.reads]
    match = _FLAT_DENIAL.search(clause.text)
    if (
        match
        and len(writes) == 1
        and writes[0].status == "unknown"
        and not _is_confirmed_later(writes[0], facts)
    ):
        yield _Verdict("unknown_as_not_done", match[0], writes[0], writes[0].code or "unknown")


# --- words ------------------------------------------------------------------------------------------------------


def _make_finding(verdict: _Verdict, clause: Clause, reply: str) -> ReplyFinding:
    start, end = clause.sentence
    fact = verdict.fact
    places = {
        "claimed": verdict.claimed.strip(),
        "tool": fact.tool if fact else "",
        "recorded": verdict.recorded,
    }
    message, message_zh, instead, instead_zh = (text.format_map(places) for text in _TEXTS[verdict.code])
    return ReplyFinding(
        verdict.code,
        reply[start:end].strip(),
        (start, end),
        places["claimed"],
        fact.tool if fact else None,
        fact.entry_id if fact else None,
        verdict.recorded,
        message,
        message_zh,
        instead,
        instead_zh,
    )


_WRONG_TEXTS = (
    "“{claimed}” is not what was recorded: {recorded}.",
    "“{claimed}”与记录不符：记录为 {recorded}。",
    "Give the recorded value: {recorded}.",
    "请写记录中的值：{recorded}。",
)
_TEXTS: dict[FindingCode, tuple[str, str, str, str]] = {
    "unsupported_claim": (
        "“{claimed}”: no call of this run did that.",
        "“{claimed}”：本次运行没有任何调用做过这件事。",
        "Say that this has not been done, or do it first.",
        "请说明此事尚未执行，或先执行再回复。",
    ),
    "failure_as_success": (
        "“{claimed}”, but {tool} did not succeed: {recorded}.",
        "“{claimed}”，但 {tool} 没有成功：{recorded}。",
        "Say that {tool} did not succeed.",
        "请说明 {tool} 没有成功。",
    ),
    "unknown_as_done": (
        "“{claimed}”, but the outcome of {tool} is unknown.",
        "“{claimed}”，但 {tool} 的结果未知。",
        "Say that it may or may not have been done, and that it has to be verified.",
        "请说明结果未知，可能已执行也可能没有，需要核实。",
    ),
    "unknown_as_not_done": (
        "“{claimed}”, but the outcome of {tool} is unknown: it may have been done.",
        "“{claimed}”，但 {tool} 的结果未知：可能已经执行。",
        "Say that it may or may not have been done, and that it has to be verified.",
        "请说明结果未知，可能已执行也可能没有，需要核实。",
    ),
    "partial_as_complete": (
        "“{claimed}”, but {tool} was not completed: {recorded}.",
        "“{claimed}”，但 {tool} 没有全部完成：{recorded}。",
        "Say which part was done and which was not.",
        "请说明哪些完成了，哪些没有。",
    ),
    "wrong_value": _WRONG_TEXTS,
    "wrong_recipient": _WRONG_TEXTS,
    "wrong_id": _WRONG_TEXTS,
    "wrong_count": _WRONG_TEXTS,
    "wrong_status": _WRONG_TEXTS,
}


def finding_to_json(finding: ReplyFinding) -> dict[str, Any]:
    """Return a finding as JSON data: the form of the command line and of the HTTP API."""
    result: dict[str, Any] = msgspec.to_builtins(finding)
    return result
