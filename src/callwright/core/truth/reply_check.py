"""Check a model's final words against what its run recorded. Pure.

Only what was recorded supports a claim: a completed action needs a recorded effect of its kind, a read's result supports
statements about data alone. ``reply_clauses.py`` says which clauses assert something, ``action_claims.py`` what they claim to be
done, ``claim_judgement.py`` whether the calls bear it out.
"""

import re
from collections.abc import Sequence
from datetime import date
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from callwright.core.truth.claim_judgement import FindingCode, ReplyJudge, Verdict
from callwright.core.truth.clause_labels import ClauseModel
from callwright.core.truth.evidence_model import EvidenceModel, load_evidence_model
from callwright.core.truth.ledger_facts import LedgerFact
from callwright.core.truth.reply_clauses import Clause

MAX_REPLY_CHARS = 20_000
"""Characters of a reply that are checked; the rest is not."""


FindingLevel = Literal["contradiction", "doubt"]
"""``contradiction``: the outcome of a recorded call is another one; seldom wrong, so that a program may act on it. ``doubt``: nothing
recorded bears the claim out, or a value differs; for a person or the model to look at."""

_CONTRADICTIONS: Final[frozenset[FindingCode]] = frozenset(
    {"failure_as_success", "unknown_as_done", "unknown_as_not_done", "partial_as_complete", "wrong_status"}
)
"""Codes of what one recorded call says otherwise. Of replies by authors whom nobody had read, the others are wrong five to ten times as often."""


class ReplyFinding(Struct, frozen=True, rename="camel"):
    """A claim that the recorded calls do not bear out.

    Attributes:
        code: The kind of the finding.
        level: How sure it is; see ``FindingLevel``.
        sentence: The sentence with the claim, as written; ``span``: its start and end in the reply.
        claimed: The words or the value of the claim.
        tool, entry_id: The call it was compared with; None where no call bears on it.
        recorded: The recorded value or status; "" where nothing is recorded.
        message, message_zh: What is wrong, for people.
        instead, instead_zh: What the model should say, which is no more than what is recorded.
    """

    code: FindingCode
    level: FindingLevel
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


def check_reply_text(
    reply: str,
    facts: Sequence[LedgerFact],
    model: ClauseModel | None = None,
    today: date | None = None,
    evidence: EvidenceModel | None = None,
) -> list[ReplyFinding]:
    """Return the claims of a reply that these calls do not bear out, in the order of the reply; at most one a clause.

    ``facts`` are all calls of the run, in order, reads included; ``model`` labels the clauses, the shipped one by default. Words such
    as "tomorrow" are compared where ``today`` is known, the day of the reply. ``evidence`` weighs what the rules report and what they do not: the shipped
    model by default, none where another model labels the clauses.
    """
    if evidence is None and model is None:
        evidence = load_evidence_model()
    reply = reply[:MAX_REPLY_CHARS]
    judged, places = _drop_marks(reply, facts)
    judge = ReplyJudge(judged, facts, model, today)
    return [
        _make_finding(verdict, (places[clause.sentence[0]], places[clause.sentence[1]]), reply)
        for clause in judge.clauses
        if (verdict := _judge(judge, clause, evidence)) is not None
    ]


def _judge(judge: ReplyJudge, clause: Clause, evidence: EvidenceModel | None) -> Verdict | None:
    if evidence is None:
        return next(judge.judge_clause(clause), None)
    return judge.weigh_clause(clause, evidence)


def drop_marks(reply: str, facts: Sequence[LedgerFact]) -> str:
    """Return a reply as it is judged: without the marks of emphasis and the spaces within Chinese days and times, which say nothing."""
    return _drop_marks(reply, facts)[0]


_SPACE_AT_NUMBER = re.compile(r"(?<=\d) (?=[年月日号点时分])|(?<=[年月日号点时]) (?=\d)")
"""A space within a Chinese day or time, which says nothing: 12 月 7 日."""
_EMPHASIS = re.compile(r"(?<!\*)(\*\*)(?=[^\s*])[^*\n]{1,200}(?<=[^\s*])(\*\*)(?!\*)")
"""Text between marks of emphasis: **12 packs**."""
_MASK = "**"
"""What stands in a recorded text for what is not shown, 王**: then no marks of the reply are taken for emphasis."""


def _drop_marks(reply: str, facts: Sequence[LedgerFact]) -> tuple[str, list[int]]:
    """Return a reply without its marks, and the place in it of each character that is left, and of its end."""
    dropped = {match.start() for match in _SPACE_AT_NUMBER.finditer(reply)}
    masked = _MASK in reply and any(_MASK in f"{fact.arguments}{fact.data}" for fact in facts)
    for match in () if masked else _EMPHASIS.finditer(reply):
        dropped.update(range(*match.span(1)), range(*match.span(2)))
    places = [at for at in range(len(reply) + 1) if at not in dropped]
    return "".join(reply[at] for at in places[:-1]), places


def _make_finding(verdict: Verdict, span: tuple[int, int], reply: str) -> ReplyFinding:
    start, end = span
    fact = verdict.fact
    places = {
        "claimed": verdict.claimed.strip(),
        "tool": fact.tool if fact else "",
        "recorded": verdict.recorded,
    }
    message, message_zh, instead, instead_zh = (text.format_map(places) for text in _TEXTS[verdict.code])
    return ReplyFinding(
        verdict.code,
        "contradiction" if verdict.code in _CONTRADICTIONS else "doubt",
        reply[start:end].strip(),
        span,
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
    "not_checked": (
        "The reply was not checked: the run has more than {recorded} calls.",
        "未检查此回复：本次运行的调用超过 {recorded} 次。",
        "Have a person check the reply.",
        "请由人工核对此回复。",
    ),
}


def report_unchecked_reply(reply: str, calls: int) -> ReplyFinding:
    """Return the finding that a reply was not checked since its run has more than ``calls`` calls: a call that was not read supports nothing."""
    texts = (text.format_map({"recorded": calls}) for text in _TEXTS["not_checked"])
    return ReplyFinding("not_checked", "doubt", "", (0, len(reply)), "", None, None, str(calls), *texts)


def finding_to_json(finding: ReplyFinding) -> dict[str, Any]:
    """Return a finding as JSON data: the form of the command line and of the HTTP API."""
    result: dict[str, Any] = msgspec.to_builtins(finding)
    return result
