"""Cut a reply into clauses and tell which of them assert something. Pure; knows no ledger.

The rules, first one that fits: quoted text, code and drafts are blanked with their length preserved; a sentence that asks, a
condition with its consequence, a plan, an offer, an instruction and a doubt assert nothing; a negated clause denies.
"""

import itertools
import re
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from callwright.core.text.script_pattern import ScriptPattern
from callwright.core.text.text_analysis import stem_word
from callwright.core.truth import action_families as words

Mood = Literal["asserts", "denies", "open"]
"""What a clause does: it asserts, denies, or does neither (a question, plan, condition, instruction, doubt or report)."""


class Clause(Struct, frozen=True):
    """One clause: its text with quotations blanked, its place in the reply, its sentence's place and its mood."""

    text: str
    start: int
    sentence: tuple[int, int]
    mood: Mood
    actor: Literal["assistant", "open", "other"]
    leads: bool
    "Whether it is the first clause of its sentence."
    narrated: bool = False
    "Whether an earlier clause of its sentence tells of the past in plain words: was, were."


_CODE = re.compile(r"```.*?(?:```|\Z)|`[^`\n]*`", re.DOTALL)
_QUOTE = re.compile(
    r"\"[^\"\n]*\"|“[^”\n]*”|「[^」\n]*」|『[^』\n]*』|《[^》\n]*》|(?<!\w)'[^'\n]{3,}'(?!\w)"
)
_QUOTED_LINE = re.compile(r"^[ \t]*>.*", re.MULTILINE)
_DRAFT = re.compile(
    r"(?:\bdrafts?\b|\btemplate\b|\btranslation\b|you (?:could|can|might) (?:use|send|say|write)|草稿|范文|模板|初稿|译文|翻译如下|原文|例句|可以这样|可以这么|你可以写|您可以写)[^\n:：]{0,40}[:：].*",
    re.IGNORECASE | re.DOTALL,
)
_LETTER = re.compile(
    r"^(?:dear|hi|hello)\b[^\n]{0,40},[ \t]*\n.*|^\S{1,12}(?:您好|你好)[,，:：!！][ \t]*\n.*",
    re.IGNORECASE | re.DOTALL | re.MULTILINE,
)
_SENTENCE = re.compile(
    r"(?:[^.!?。！？；;\n]|(?<=\S)\.(?=[^\s\"”')）])|(?<=\b(?:Dr|Mr|Ms|St|No|vs|Fr|Sr|Jr|Lt))\.|(?<=\b(?:Mrs|Rev|Col|Hon|Sgt))\.|(?<=\b(?:Revd|Prof|Capt))\.|[!?](?=[\w=&]))+[.!?。！？；;]*",
    re.ASCII,
)
_CLAUSE = re.compile(
    r"[,，:：|](?=\D|\s|$)|(?<=\D)[,，]|[()（）]|\s[-–—]+\s|——|\b(?:but|although|because|since|whereas|so that|so (?=(?:the|your|you|they|we|it|he|she)\b)|that (?=you|we|they|he|she|it))\b|(?<=\bknow) (?=(?:you|we|they|he|she|it)\b)|但是?|不过|因为|所以|就是?(?=日历)"
)
_AND = re.compile(
    r"\band (?=(?:I|I've|we|it|it's|they|they'll|you|you'll|someone|somebody|then|also|has|have|was|were|is|are|will|should|can|may|might|a|the|\w+ed|"
    + "|".join(words.IRREGULAR_PARTICIPLES)
    + r")\b)|并且|并(?=[已提且])",
    re.IGNORECASE,
)

_OPEN_SENTENCE = ScriptPattern(
    r"\bas a (?:general )?rule\b|^\W*(?:options?|plans?|next steps?|steps|to-?dos?|suggest\w*|proposal|example|for example|alternatively)\b[^:.]{0,24}:"
    r"|^\W*(?:方案|选项|计划|待办|步骤|下一步|示例|例如|比如)[^：:。]{0,8}[：:]"
    r"|^\W*(?:if|once|when|whenever|unless|until|as soon as|suppose|in case|to (?!.*\b(?:has|have) (?:already |just |now )?been \w+ed\b|.*\b(?:has|have) (?:already |just |now )?been (?:put|set|sent|made)\b)\w+|how to|after that|let me|shall|should|would|could|can|may|please|give me|say (?:the word|so)|just (?:say|tell me)|(?:sign|log) (?:in|back in) (?:to|with|again))\b|^(?!.*[了已]).*[，,、]再(?=[\u4e00-\u9fff]{1,3}\W*$)"
    r"|如果|要是|假如|倘若|一旦|万一|的话|的话,|等[您你](?!了?(?:\W|$))|一般来说|一般|通常|[您你]一(?=[\u4e00-\u9fff]{1,6}[，,]?[^，,。；;]{0,6}就)|(?:付款|支付|应用|确认|更新|同意|成功|收到|通过|[设改装办弄写填审]好)(?:之)?后|[\u4e00-\u9fff][好完妥]了?(?:之|以)?后|了[^。；;，,]{0,10}[，,]?[^。；;，,]{0,8}才(?=[能会有算真归可行给发生])|据我所知|我记得|印象[中里]|^\W*(?:从|根据|看)[您你][^，,。]{1,14}(?:看|显示|所说)"
    r"|^\W*(?:had|were|should) (?:the|it|your|my|that|this|we|you|I|they|he|she|any)\b|^\W*等(?:到|哪天|[^，,。了]{1,8}(?:了|后))|\b(?:as far as I (?:know|remember)|I believe|if I remember)\b|^\W*(?:judging|going) by (?:your|the|what|how|that)\b(?! (?:\w+ ){0,2}(?:policy|record|file|account|contract|schedule|plan)\b)|^\W*from (?:your|the) (?:screenshot|photo|picture|description)\b",
    re.IGNORECASE,
)
_OPEN_TAIL = ScriptPattern(
    r"\b(?:if|once|unless|until (?:you|I|we|it|they|he|she|the|your)\b|when you|as soon as|in case|(?<!day )(?<!night )(?<!week )before(?!\W*$)|whether)\b|如果|要是|万一|一旦|的话|是否|有没有|能不能|会不会",
    re.IGNORECASE,
)
_OWN_PAST = re.compile(
    r"^\W*(?:(?:and|so|then|also)\W+)?(?:I|we)(?:'ve| have)?(?: just| already| also| then)? (?:\w+ed|sent|put|made|set|paid|bought|took|gave|ran|shut|turned)\b",
    re.IGNORECASE,
)
"""How a sentence begins that tells of the assistant's deed: what stands behind "before" is its time and no condition."""
_OPEN_CLAUSE = ScriptPattern(
    r"\b(?:will|'ll|won't|would|'d|can(?! now\b|(?: \w+){1,3} now\b)|cannot|can't|could|may|might|must|shall|going to|gonna|plan(?:ning)? to|let (?:me|us) know|want|need to|needs? to|has to|have to|had to|let's|about to|try|tried|trying|asked|attempt|request sent|"
    r"possible|possibly|maybe|perhaps|probably|unclear|unknown|unsure|uncertain|can't say|confirm whether|no confirmation|look(?:ing)? (?:in|at|into|up)|normally|usually|typically|being|supposed|"
    r"expected|would've|should (?:be|go|work|run|pass|succeed)|ready to|(?<!ready and )waiting(?! (?:list|for (?:you|him|her|them|us)\b))|pending|in progress|is needed|step \d|yourself|by hand)\b(?! (?:Smith|\d))"
    r"|(?<=\bit's )(?:safe|best|fine|possible|worth|ok|okay|better|easy|easier) to|[☐⏳⬜]|\[ \]|(?<![帮给替为])[您你][^，,。给帮替为]{1,14}一下|将(?:会|在|于|要|被|由)|(?<![长盘例聚机社开东布论协工约晨大审享参与年班股演音运国议晚宴训周早散误领体级])会(?!儿|议|员|计|话|场|费|长|客|诊|面|合|签|见|务)|可以(?![^，,。吗呢不]{1,4}了)|(?<![功性智技节职才热电核动])能够?(?!力|源|量|耗|见度)(?![^，,。吗呢不]{1,4}了)|打算|准备(?!好)|建议(?!书|稿|案)|(?<![邀申假])请(?!求|假|款|了|好|过|帖|柬|示)|需要|(?<![重主必摘纪概简提扼机])要(?!闻|求|点|素|件)|得(?=您|你|等)|可能|或许|大概会|不确定|不清楚|未知|不明|看看|试试|再(?!次|审|生|版|保险|见|贷)|然后|稍后|待会|马上[^能]|正在|即可|方可|才能|待办|待联系|尚待|等待|"
    r"应该(?!收到|已)|希望|(?<![理思联幻感])想(?!要|法)|(?<![应本])该[\u4e00-\u9fff]{1,2}了|最好|务必|稳妥起见|不妨|那我(?![已刚])(?=[^，,了]*来)|得(?=[加另先再去])|您自己|你自己|自己(?:约|拉|加|操作)|是否|没收到",
    re.IGNORECASE,
)
_DENIAL = ScriptPattern(
    r"\b(?:not|n't|no|never|nothing|none|nobody|without|neither|nor|failed|fails?|failure|declined|refused|denied|rejected|unable|unsuccessful|only|yet to|un(?:paid|sent|done)|couldn|didn|haven|hasn|wasn|isn|aren|weren|timed out)\b|n't\b"
    r"|[❌✗✘❎]|没(?!关系|问题)|未(?!来)|(?<!已)(?<!已经)不(?=[在存])|不(?![在存]|过|仅|但|错|锈|动产|同|久|断|少|止|管|论|得不|一样)|无法|无(?![座锡线糖烟障忧名纺印]|人机)|失败(?!的)|被拒|拒|被[^，,。]{0,6}拦|拦(?!截|回)|(?<![高时风])尚|(?<![类级性特区个分识鉴告职])别(?!墅|名|人)|还差|只(?=看|读|查|搜|跑)|冲突|退回来|挂了",
    re.IGNORECASE,
)
_REPORT = ScriptPattern(
    r"\b(?:you|they|he|she|customer|user) (?:said|told|wrote|mentioned|asked|say|were|gave|already|yourself)\b|\b(?:you|you've|you have|you had) (?:just |already )?\w+ed\b|\byou(?:'ve| have) (?:just |already )?(?:dealt|sent|paid|done|taken|given|bought|told|spoken)\b|\bby you\b"
    r"|\bI (?:said|told you|wrote(?! to\b)|claimed|thought|assumed)\b|我(?:刚才|刚刚|之前|前面|先前|上[一]?[条句次回])[^，,。]{0,3}(?:说|讲|告诉|写)|有人|[您你][^，,。给帮替为]{0,4}(?:说|提到|写)|[您你][^，,。给帮替为]{0,6}(?:反馈|提出|投诉|咨询|报修|描述)的|(?:您|你)(?:已经|自己|之前)|材料您",
    re.IGNORECASE,
)
_RECAP = ScriptPattern(
    r"^\W*(?:in (?:short|summary|brief)|to (?:sum up|summari[sz]e|recap)|as I understand|so,? you|if I understand)\b|^\W*(?:总结一下|简单总结|概括|归纳|我理解|按您(?:说|讲)|照您|您的情况)",
    re.IGNORECASE,
)
"""How a sentence begins that says again what the user has told."""
_ASSISTANT = ScriptPattern(
    r"\bI(?:'ve| have| had)?(?: just| already| also| then| now)*\b|\bwe(?:'ve| have)\b|for you\b|我(?!这|们家|看不)|帮[您你我]|[替为][您你](?!们?的)|(?<![退寄发转还交付送])给[您你](?!们?的)",
    re.IGNORECASE,
)
_HAN_OTHER = re.compile(r"(?:说|写着|显示|表示|记录|提示|规定|原话|邮件里)")


_PLAIN_MARKS = str.maketrans("’‘\u2011\u202f\u00a0", "''-  ")


def mask_quoted_text(text: str) -> str:
    """Blank quotations, code and drafts; positions stay."""
    for pattern in (_CODE, _QUOTED_LINE, _DRAFT, _LETTER, _QUOTE):
        text = pattern.sub(lambda match: " " * len(match[0]), text)
    return text


_ITEM_MARK = re.compile(r"^([ \t]*)\(?\d{1,2}[)）、](?=[ \t]*[^\s\d])", re.MULTILINE)
"""The number of an item of a list, 2) or 2、, which counts nothing."""


def _mark_item(match: re.Match[str]) -> str:
    return f"{match[1]}-".ljust(len(match[0]))


def cut_clauses(reply: str) -> list[Clause]:
    """Return the clauses of a reply in order."""
    masked = _ITEM_MARK.sub(_mark_item, mask_quoted_text(reply.translate(_PLAIN_MARKS)))
    advised = _find_advised_lines(masked)
    clauses: list[Clause] = []
    for match in _SENTENCE.finditer(masked):
        if match[0].strip():
            at = match.start()
            told = any(one <= at < end for one, end in advised)
            label = _find_label_end(masked, at, match.end())
            clauses.extend(_cut_sentence(match[0], at, advised=told, label=label))
    return clauses


_ADVICE = re.compile(
    r"建议|推荐|可以|顺序|步骤|方案|思路|做法|[花玩]法|选项|例如|比如|供参考"
    r"|\b(?:suggest\w*|recommend\w*|could|options?|ideas?|steps|propos\w*|for example|you can|consider)\b",
    re.IGNORECASE,
)
"""What a line says that introduces a list of what may be done."""
_DRAFTS = re.compile(
    r"文案|话术|草稿|个版本|[拟写]了[^，,。]{0,4}版|\b(?:drafts?|versions?|wordings?)\b", re.IGNORECASE
)
"""What a line says that introduces texts of the assistant."""
_DEED_TOLD = re.compile(r"[了已完]|\b(?:done|made|took|taken|followed|\w{3,}ed)\b", re.IGNORECASE)
_ITEM_LINE = re.compile(
    r"[ \t]*(?:[-*•·▪]|\(?\d{1,2}[.)、]|[①-⑨]|[A-D][.)、]|[\w.-]{1,24}[:=：] ?\S+[ \t]*$)"
)


def _find_advised_lines(text: str) -> list[tuple[int, int]]:
    """Return where the lists stand, from start to end, that a line of advice introduces: their items tell of no deed."""
    found: list[tuple[int, int]] = []
    at, within = 0, False
    for line in text.splitlines(keepends=True):
        if within and _ITEM_LINE.match(line):
            found.append((at, at + len(line)))
        else:
            heading = line.rstrip().endswith((":", "：")) and not _ITEM_LINE.match(line)
            advises = bool(_ADVICE.search(line)) and not _DEED_TOLD.search(line)
            within = (heading and (advises or bool(_DRAFTS.search(line)))) or (within and not line.strip())
        at += len(line)
    return found


_HEADED = re.compile(
    r"[ \t]*(?:[-*•·▪✅✔☑]|\(?\d{1,2}[.)、]|[①-⑨])\s*(?:[^\s:：,，|()（）.。;；]+ ?){1,4}[:：](?=[^\n]*[^\W_])"
)
"""An item of a list up to the colon behind its label: "- Invoice:" says of what the rest is told."""


def _find_label_end(text: str, start: int, end: int) -> int:
    """Return where, from its start, the label of a list item ends in a sentence; 0 where it has none."""
    if not _COLON.search(text, start, end):
        return 0
    begin = text.rfind("\n", 0, start) + 1
    label = _HEADED.match(text, begin, end)
    return 0 if label is None else max(label.end() - start, 0)


_COLON = re.compile("[:：]")


def _cut_sentence(sentence: str, start: int, *, advised: bool = False, label: int = 0) -> list[Clause]:
    """Return the clauses of a sentence. ``label``: where the label of a list item in it ends, which is one clause with what stands behind it."""
    place = (start, start + len(sentence.rstrip()))
    asks = sentence.rstrip().endswith(("?", "？"))
    cuts = sorted(
        {
            0,
            len(sentence),
            *(match.end() for match in _CLAUSE.finditer(sentence)),
            *(match.start() for match in _AND.finditer(sentence)),
        }
        - set(range(1, label + 1))
    )
    spans = [
        (left, right)
        for left, right in itertools.pairwise(cuts)
        if sentence[left:right].strip(" ,，|:：()（）-–—")
    ]
    tail = _OPEN_TAIL.search(sentence)
    if tail is not None and tail[0].lower() == "before" and _OWN_PAST.search(sentence[: tail.start()]):
        tail = None
    opened = advised or (bool(_OPEN_SENTENCE.search(sentence)) and not asks)
    opened = opened or bool(_RECAP.search(sentence) and not _ASSISTANT.search(sentence))
    question = _find_question([sentence[left:right] for left, right in spans]) if asks else 0
    clauses: list[Clause] = []
    actor: Literal["assistant", "open", "other"] = "open"
    for at, (left, right) in enumerate(spans):
        text = sentence[left:right]
        asked = asks and at >= question
        if not asked and not opened and _tells_own_deed(text):
            mood: Mood = "asserts"
        else:
            conditional = opened or (tail is not None and tail.start() < right)
            mood = _judge_mood(text, conditional=conditional, question=asked)
        if mood == "asserts" and clauses and _CONJUNCT.match(text):
            mood = _inherit_mood(clauses[-1].mood, text)
        actor = _find_actor(text, actor)
        narrated = bool(_NARRATION.search(sentence[:left]))
        clauses.append(Clause(text, start + left, place, mood, actor, at == 0, narrated))
    return clauses


def _find_question(texts: Sequence[str]) -> int:
    """Return the number of the clause with which a sentence begins to ask: "it is sent, shall I call too?"; 0 where all of it asks."""
    last = len(texts) - 1
    if last < 1 or _TAG.match(texts[last]) or not _ASKS.match(texts[last]):
        return 0
    return next((at for at, text in enumerate(texts) if _ASKS.match(text)), last)


_ASKS = re.compile(
    r"[\W_]*(?:(?:and|or|so|but|then) )?(?:shall|should|would|could|can|may|do|does|did|is|are|was|were|has|have|will|want|need|which|what|who|when|where|how|why|any|anything|ok|okay)\b|.*(?:吗|呢|没有?(?=[?？])|啥|要不要|需不需要|行不行|可不可以|是否|还是|好不好|行|可以|什么|哪|几|多少)[^，,]{0,14}[?？]\s*$",
    re.IGNORECASE | re.DOTALL,
)
"""A clause that asks by itself."""
_TAG = re.compile(
    r"\W*(?:right|correct|yes|no|really|(?:is|are|was|were|did|does|do|has|have|had)(?:n't)? (?:it|they|he|she|you|I|that)(?: not)?|[对是好]吗|对吧|是吧|没错吧|对不对|是不是|不是吗|真的吗|(?:这样)?(?:可以|行|好|合适)[吗么]|怎么样|如何)\W*$"
    r"|\W*(?:would|will|does|is) (?:that|this|it) (?:suit|work|be|do|fine|ok|okay|all right)\b",
    re.IGNORECASE,
)
"""A clause that asks whether what stands before it is so."""


def _inherit_mood(before: Mood, text: str) -> Mood:
    """Return the mood of a conjunct without a subject: "has to be signed and sent" plans both, "haven't paid or sent" denies both."""
    if before == "open":
        return "open"
    return "denies" if before == "denies" and _NEGATED_CONJUNCT.search(text) else "asserts"


_AS_ASKED = re.compile(
    r"\b(?:just |exactly )?(?:as|like|that|which|what) you(?:'ve| have|'d| had)? (?:just )?(?:asked|wanted|requested|wished|said|suggested|preferred|specified)(?: for)?\b|[按照依](?:您|你)(?:说|讲|要求|写|交代|吩咐)的?|[您你](?:要求|想要|说|提)的那?",
    re.IGNORECASE,
)
"""Words by which a clause refers to the user's wish, and reports nothing."""
_TOLD = re.compile(
    r"\b(?:I|we)(?:'ve| have)?(?: also| already| just| then)? (?:told|asked|reminded|instructed|informed) (?!you\b|me\b|us\b|to\b|for\b|if\b|whether\b|about\b|that\b)(?=\w)"
    r"|(?<![您你没])(?:备注|注明|写明|交代|叮嘱|嘱咐|提醒|告知|通知|转告|[跟和向][^，,您你]{1,8}说)(?:了|过|好了?)(?![您你])",
    re.IGNORECASE,
)
"""How a clause begins to tell what the assistant has told somebody."""

_NARRATION = re.compile(r"\b(?:was|were)\b", re.IGNORECASE)
_CONJUNCT = re.compile(
    r"\W*(?:(?:and|or|nor|then)\W+)*(?:\w+ed|sent|paid|put|made|set|bought|sold|done|taken|given|built|run|read|cut|let|reset|shut)\b",
    re.IGNORECASE,
)
_NEGATED_CONJUNCT = re.compile(r"\b(?:or|nor|any\w*)\b", re.IGNORECASE)


_OWN_DEED = re.compile(
    r"^\W*(?:(?:and|so|also|then|but|okay?|sure|yes|great|done)\W+)*(?:I|we)(?:'ve| have)?(?: also| already| just| now| then| (?:gone|went) ahead and)*"
    r" (?P<verb>[a-z]+)\b(?! (?:nothing|none|nobody|no|not|to)\b)(?!.*\b(?:if you|unless|let me know)\b)",
    re.IGNORECASE,
)
_NO_DEED = frozenset(
    "tried wanted planned hoped needed asked told assumed used supposed noticed offered failed".split()
)


def _tells_own_deed(text: str) -> bool:
    """Return whether a clause begins with what the assistant did: what follows may have any word, "I've paid the unpaid invoice"."""
    match = _OWN_DEED.match(text)
    if match is None:
        return False
    verb = match["verb"].lower()
    if verb in _NO_DEED or not (
        verb in words.IRREGULAR_PARTICIPLES or (len(verb) > 4 and verb.endswith("ed"))
    ):
        return False
    return stem_word(verb) not in words.MENTAL_STEMS or verb in ("declined", "rejected", "refused")


_HAN_ATTRIBUTED = re.compile(
    r"^(?P<before>\W*(?:(?:我|已经?|都?把|也把|都|给|[帮替为][您你]))*)(?P<attribute>[^，,。的]{1,14})的(?!话)(?P<head>(?!.*(?:被|别人|有人|他人))[^，,。的]{1,14}(?:了|好|完|掉|过)\W*)$"
    r"|^(?P<first>\W*已经?[^，,。的]{2})(?P<second>[^，,。的]{1,10})的(?!话)(?P<last>[^，,。的]{1,12})$"
)
"""A clause with an attribute before what was done: 没回复的人都通知了, 已取消未付款的订单."""


def _drop_attribute(text: str) -> str:
    """Return a Chinese clause without the attribute of its object, whose words are not about the deed."""
    match = _HAN_ATTRIBUTED.match(text)
    if match is None:
        return text
    return f"{match['before']}{match['head']}" if match["head"] else f"{match['first']}{match['last']}"


def _judge_mood(text: str, *, conditional: bool, question: bool) -> Mood:
    if question or conditional:
        return "open"
    text = _drop_attribute(_AS_ASKED.sub("", text))
    told = _TOLD.search(text)
    if told is not None:  # what somebody was told is no plan of the reply
        text = text[: told.end()].replace("asked", "told")
    if _REPORT.search(text) or _OPEN_CLAUSE.search(text):
        return "open"
    if _ASKING_END.search(text):
        return "open"
    return "denies" if _DENIAL.search(text) else "asserts"


_ASKING_END = re.compile(r"(?:[吗吧]|(?<!着)呢)\W*$")
"""The particle of a question or a guess at the end of a clause; 着呢 asserts a state."""

_DISPOSAL = re.compile(r"\W*(?:(?:也|还|都|又|先)?(?:已经?|刚刚?|刚才)?把)")
"""How a Chinese clause begins that has no subject and says what was done to something: the assistant did it."""


def _find_actor(
    text: str, before: Literal["assistant", "open", "other"]
) -> Literal["assistant", "open", "other"]:
    if _ASSISTANT.search(text) or _DISPOSAL.match(text):
        return "assistant"
    if _HAN_OTHER.search(text) or re.search(
        r"\b(?:says?|according to|shows?|states?|reads)\b", text, re.IGNORECASE
    ):
        return "other"
    return before if before != "assistant" or re.match(r"\s*(?:and|并|也|还|同时|,)", text) else "open"
