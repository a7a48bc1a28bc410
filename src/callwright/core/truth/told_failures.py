"""Tell whether the words around a claim say that something failed, is left over or was done in part. Pure.

A reply that reports a failure honestly names it beside what was done: in the sentence, in the item or the sentence next to it, or by the
reason that was recorded ("card expired" for ``card_expired``).
"""

import re
from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property

from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.truth.clause_labels import ReplyLabels
from callwright.core.truth.ledger_facts import LedgerFact, list_leaves, render_fact_text
from callwright.core.truth.reply_clauses import Clause

_LEFT_OVER = ScriptPattern(
    r"\b(?:remain\w*|left over|leftover|still|outstanding|unconfirmed|unverified|unanswered|fell through|never came back|no (?:answer|reply|response)|unpaid|unsent|undelivered|unfinished|incomplete|on hold|held|missing|lacks?|expired|unavailable|in use|errors?|fail\w*|refus\w*|reject\w*|declin\w*|denied|blocked|await\w*|waiting|pending|timed? ?-?out|turned (?:away|down)|to be (?:done|verified|confirmed|checked)|partial\w*|(?<!and a )(?<!an )half(?! (?:past|an hour|a day))|third|to go|never (?:answered|replied|responded|confirmed|came back)|up in the air|in limbo|(?:outcome|result|status)(?: (?:is|was|remains))? (?:unknown|unclear|uncertain|open)|(?:call|connection|line|request|session|link|signal) (?:has |was |got )?(?:dropped|died|cut (?:out|off|short)|broke(?:n off)?|lost)|hit a wall|no dice|no luck|no joy|no-go)\b"
    r"|\b(?:open|left|not done|to do)\W*:|:\**\s*no\b|[-–—]\s*no\b|\?\W*no\b|\bnot (?!only)|(?<!\bwo)n't\b"
    r"|[❌✗✘❎⚠⏳☐❓]|\[ \]|失败|未(?!来)|没(?!错)|被拒|拒绝|尚|待|还差|还剩|剩[余下](?!的?[^，,。]{0,6}?\d[\d.,]*[^，,。]{0,4}[会将退到])|缺|卡[着在住]|占用|被占|[全都已]满|满[员座房]|[断掉]线|断开|连不上|没有?结果|空号|过期|出错|超时|部分|无权|权限|售[罄完光]|卖[完光]|[买订关连发改]不[到了上成]|退不|不上|不了|不让|不允许|不给|不支持|没法|除.{1,20}[外以]|挡[了住下回]|到顶|上限|超限|满[了员]|爆满|用完|租完|抢完|没反应|扑了个?空|落空|碰壁|闭门羹|泡汤|打回|弹回|报错|黄了|白跑|结果(?:未知|不明|不清楚)",
    re.IGNORECASE,
)
"""Words for what did not work, is not finished or not known."""

_PLAIN_FAILURE = ScriptPattern(
    r"\b(?:errors?|fail\w*|refus\w*|reject\w*|declin\w*|denied|blocked|bounced|turned (?:away|down)|timed? ?-?out|unconfirmed|unsent|undelivered|unfinished|incomplete|approv\w*|await\w*|expired|unavailable|unable|(?:could|can|did|was|were)(?:n't| not)|cannot|not (?:yet )?(?:sent|paid|booked|done|confirmed|deployed|delivered|merged|updated))\b"
    r"|[❌✗✘❎⚠]|失败|被拒|拒绝|超时|出错|无权|权限|空号|过期|卡[着在住]|占用|被占|售[罄完光]|卖[完光]|[买订关连发]不[到了上成]|退不|不上|没有?[发订付改转退传提挂]?[成上到出了]|未[发订付改转退传成]|扑了个?空|落空|碰壁|闭门羹|泡汤|打回|弹回|报错|白跑",
    re.IGNORECASE,
)
"""Words that tell of a failure wherever they stand; the other words for what is left may be about something else."""

_PART = re.compile(
    r"(?<![\d/.])(?P<part>\d+) ?(?:/|of|out of) ?(?P<whole>\d+)(?![\d/])|(?<![\d.])\d{1,2}(?:\.\d+)? ?[%％] (?:complete|done|finished)|(?:完成|进度|成功).{0,4}?(?<![\d.])\d{1,2}(?:\.\d+)? ?[%％]"
    r"|\b(?:one|two|three|four|five|six|seven|eight|nine) (?:out )?of (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten)\b|(?<!\d)\d+[个项条步].{0,3}(?:完成|成功)[^\d]{0,3}\d+[个项条步]",
    re.IGNORECASE,
)
_NO_FAILURE = re.compile(
    r"\b(?:slot|calendar|time|hour|hours|morning|afternoon|diary|day)s? (?:is |are |has been |have been )?(?:now )?blocked\b|\bblocked (?:out|off)\b|\bblocked (?:the|your|an?|two|one|his|her|their) (?:\w+ )?(?:slot|hour|time|morning|afternoon|day|week|calendar)s?\b"
    r"|请?您?(?:耐心)?等待?(?:[^，,。！!]{0,8}(?:审核|通知|回复|处理|确认|发货|结果|答复|联系))|\bplease (?:wait|allow)\b"
    r"|\b(?:without|no|zero|0) (?:any )?(?:errors?|failures?|issues?)\b|(?:没有|无|0 ?个?)(?:失败|错误|报错|遗漏)|不错|没(?:有?(?:其他|别的|任何))?问题|不用再?等|(?:不用|不必|无需|别)(?:再)?(?:操心|担心|惦记|管|跑|费心|着急|急|您)|没什么(?:要|可)|\bno (?:problem|worries)\b|\bnot a problem\b|\bdon't need to\b|\bnothing (?:left|else|more|further) (?:to|for|on)\b"
    r"|\b(?:(?:is|are)(?:n't| not)|no longer) (?:\w+ )?(?:waiting|pending|overdue|open|outstanding|missing|stuck|blocked)(?: any ?more| any longer)?\b|\b(?:not|n't) (?:in|on|at|under) (?:\w+ ){1,3}any ?more\b|\bdon't (?:forget|worry|hesitate)\b"
    r"|\b(?:she|he|they|\w+) ha(?:s|ve)(?:n't| not) (?:answered|replied|responded|read it|reacted|got back)(?: yet)?\b|(?:他|她|对方|\w{2,3})还?没有?(?:回复|回信|答复|看|读)",
    re.IGNORECASE,
)
"""Words of a failure that tell of none, or that what they tell of came after a success: she has not answered yet."""
_OVERCOME = re.compile(
    r"\b(?:in the end|at last|eventually|second time|this time|second try|second attempt|after (?:a|one|the) retry|once more|again)\b|最后|最终|后来|第二次|这次|重试(?:后|成功)|又(?:发|转|付|试|提)",
    re.IGNORECASE,
)
"""How a reply says that a failure it tells of did not last."""
_LEAST_FAILED = 0.5
"""The least probability at which the label of a clause says that it tells of a failure."""
_REASON_WORD = re.compile(r"[a-z]{5,}")
_REASON_FIELD = re.compile(r"reason|error|message|cause|原因|错误|说明", re.IGNORECASE)
_HAN = re.compile(r"[\u4e00-\u9fff]{2,}")


def blank_denied_failures(text: str) -> str:
    """Return a text without the words that say that nothing failed."""
    return _NO_FAILURE.sub("", text)


def says_part(text: str) -> bool:
    """Return whether a text gives a part of a whole: 4 of 6, 3/5, 67 %."""
    return any(
        match["part"] is None or int(match["part"]) < int(match["whole"]) for match in _PART.finditer(text)
    )


class ToldFailures:
    """What a reply says of failures, by place."""

    def __init__(
        self, reply: str, clauses: Sequence[Clause], facts: Sequence[LedgerFact], labels: ReplyLabels
    ) -> None:
        self._reply = reply
        self._clauses: dict[tuple[int, int], list[Clause]] = {}
        for clause in clauses:
            self._clauses.setdefault(clause.sentence, []).append(clause)
        self._sentences = sorted(self._clauses)
        self._told: dict[tuple[int, int], bool] = {}
        self._told_texts: dict[str, bool] = {}
        self._facts = facts
        self._labels = labels
        self._failures = sum(fact.status != "success" for fact in facts)

    @cached_property
    def _reasons(self) -> frozenset[str]:
        failed = [fact for fact in self._facts if fact.status != "success"]
        return _list_reason_words(failed, [fact for fact in self._facts if fact.status == "success"])

    def are_told_beside(self, clause: Clause) -> bool:
        """Return whether the sentence of a clause tells of a failure or of a part, or the one before or after it does.

        Where several calls failed, a sentence beside it may tell of another one: only its own counts.
        """
        if self.are_told_in(self._reply[slice(*clause.sentence)]):
            return True
        return self._failures <= 1 and any(map(self._is_told_by, self._get_neighbours(clause)))

    def _is_told_by(self, sentence: tuple[int, int]) -> bool:
        """Return whether a sentence tells of a failure, and not that something else is left: two others remain open."""
        found = self._told.get(sentence)
        if found is None:
            found = self._told[sentence] = self._tells_plainly(sentence)
        return found

    def _tells_plainly(self, sentence: tuple[int, int]) -> bool:
        text = self._reply[slice(*sentence)]
        if not self.are_told_in(text):
            return False
        plain = says_part(text) or _PLAIN_FAILURE.search(_NO_FAILURE.sub("", text))
        if plain or self._names_failed_call(text.lower()):
            return True
        return any(self._labels.get(one).failed >= _LEAST_FAILED for one in self._clauses[sentence])

    def _names_failed_call(self, text: str) -> bool:
        return any(one in text for one in self._reasons) or any(
            len(value) > 2 and value in text
            for fact in self._facts
            if fact.status != "success"
            for _, leaf in list_leaves((fact.arguments, fact.data))
            if (value := str(leaf).lower())
        )

    def are_told_in(self, text: str) -> bool:
        """Return whether a text tells of a failure that lasted, or of a part."""
        found = self._told_texts.get(text)
        if found is None:
            found = self._told_texts[text] = self._are_told(text)
        return found

    def _are_told(self, text: str) -> bool:
        if _OVERCOME.search(text):
            return False
        text = _NO_FAILURE.sub("", text)
        folded = text.lower()
        return bool(_LEFT_OVER.search(text)) or says_part(text) or any(one in folded for one in self._reasons)

    def _get_neighbours(self, clause: Clause) -> list[tuple[int, int]]:
        at = bisect_right(self._sentences, clause.sentence) - 1
        return [*self._sentences[max(at - 1, 0) : at], *self._sentences[at + 1 : at + 2]]


def _list_reason_words(facts: Sequence[LedgerFact], others: Sequence[LedgerFact]) -> frozenset[str]:
    """Return the words of the recorded reasons that neither the tool and arguments of their call nor the other calls have."""
    found: set[str] = set()
    told = " ".join(map(render_fact_text, others))
    for fact in facts:
        reasons = [
            fact.code,
            *(str(one) for name, one in list_leaves(fact.data) if _REASON_FIELD.search(name)),
        ]
        known = f"{fact.tool} {fact.arguments} {fact.words} {told}".lower()
        said = {word for one in reasons for word in _REASON_WORD.findall(one.lower())}
        said |= {
            run[at : at + 2] for one in reasons for run in _HAN.findall(one) for at in range(len(run) - 1)
        }
        found |= {word for word in said if word not in known}
    return frozenset(found)
