"""What the user said, clause by clause, oldest first: requests, questions, negations, corrections and withdrawals. Pure.

Knows no tool. Every rule describes how English or Chinese expresses the attitude, not what is asked for:
a wish is negated by an imperative or modal negation (``don't``, ``no need to``, 不要, 别), not by any ``not``; a question asks for
information unless it is the polite form of a request (``can you …``, 能帮我…吗); a correction opens with a marker
(``I meant``, ``make it``, 改成, 说错了).
"""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache

from callwright.core.ground import number_mentions
from callwright.core.ground.number_mentions import TextSpan
from callwright.core.selection.concept_glossary import CHANGE_CONCEPTS, ConceptWord, iter_concept_words
from callwright.core.text.lazy_property import lazy_property
from callwright.core.text.script_pattern import ScriptPattern

_SENTENCE_END = re.compile(
    r"[.!?;…]+(?=[\s\"')]|$|[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])[!?;.]+(?![A-Za-z0-9])|[。！？；\n]+"
)
_CLAUSE_END = re.compile(
    r",(?=\s)|,(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff]),|[，]|:(?=\s)|：|\s[-–—]{1,2}\s|——?|(?<=\s)(?:but|and then|so)(?=\s)|但是?|不过|然后|而是|所以|就(?=帮|给|取消)"
)

_NEGATED_WISH = ScriptPattern(
    r"\b(?:(?:please )?(?:do not|don'?t|dont|never)(?! (?:forget|hesitate|worry|know|think|mind|see|have|understand|remember|care|believe|need to worry"
    r"|want to miss|want to lose|wait|get me wrong|like|find|own|feel|recall))|no need (?:to|for)|(?:do not|don'?t|does not|doesn'?t|won'?t) (?:want|need)(?! to (?:miss|lose|forget|wait))"
    r"|would(?:n'?t| not) (?:like|want)|(?:rather|better) not|should(?:n'?t| not)|must(?:n'?t| not)|not (?:going to|want|to)(?= \w)|stop|hold off(?: on)?|refrain from|avoid"
    r"|without (?=\w+ing\b)|instead of (?=\w+ing\b)|no longer (?:want|need)|not yet|under no circumstances)\b"
    r"|(?:千万别|千万不要|先不要|先别|先不|暂时不|暂不|不要再|不要|不用|不必|无需|无须|不需要|不想|不打算|请勿|切勿|勿|禁止|不准|不许|不得|别再|没让你|没叫你|不是让你|没要"
    r"|(?<![特级性类区告分个识差辨派])别(?![的人处名墅致忘扭]))(?!忘|担心|紧|客气|着急|急|只|错过|漏|管|说|太|超过)"
)
_CONTRAST_BEFORE = ScriptPattern(
    r"(?:\bnot(?: (?:in|to|at|for|from|on|with|by|the|about|until|my))*|\binstead of(?: (?:the|in|to|at|on))?|\brather than(?: the)?|\bexcept(?: for)?|\bno longer(?: (?:in|at))?"
    r"|\bnever mind(?: (?:the|about))?|(?<!don't )(?<!dont )(?<!not )\bforget(?: about)?(?: the)?|\bother than|不是|而不是|不要|别(?:发|给|寄|转|去|用|选|买|订|取消|删)*(?:给|到|去)?|除了|不去|不再是?|并非|而非|不用|不选)[\s\"'“‘#：:]*$"
)
_CONTRAST_AFTER = re.compile(
    r"^[\s\"'”’]*(?:(?:is|was|are|were)(?: \w+)? (?:wrong|incorrect|not right|a mistake|outdated|old)|isn'?t (?:right|correct)|除外|不对|是错的|写错了|错了|不要了|不用了|就不用|作废|已经?不用|不去了|已停用|停用了)"
)
_OLD_BEFORE = ScriptPattern(
    r"(?<!use my )(?<!use the )(?<!same as )\b(?:old|previous|former|used to (?:be|live|work|have)?|no longer(?: live| work)?(?: at| in)?|moved (?:out )?(?:from|away from)|originally|outdated|expired)(?: \w+){0,4}[\s\"':]*$"
    r"|(?<!还是用)(?<!还用)(?<!用)(?:以前|原来|旧|之前|原先|老地址|老号码|老邮箱|搬离|不再住|本来)[^，。；,;.]{0,8}$"
)
_OLD_AFTER = re.compile(
    r"^[^,.;，。；]{0,24}?(?:\b(?:any ?more|no longer|is my old|was my (?:old|previous)|(?:is|has been) (?:closed|cancelled|disabled|deactivated|expired|outdated)|doesn'?t (?:work|exist))\b)"
    r"|^[^，。,.;；和与跟及]{0,5}?(?:已经?(?:不用|停用|作废|过期|搬走|注销|换掉)|不用了|停用了|过期了|搬走了|是以前的|是旧的|是老)"
)
_HARD_CORRECTION = ScriptPattern(
    r"\b(?:i meant?|make (?:it|that|this)|change (?:it|that|this|the \w+) to|should (?:be|have been|read|say)|correction|let'?s (?:do|make it|go with|say)|switch (?:it )?to|i wanted to say|rather make|better make it|instead)\b"
    r"|改成|改为|换成|换到|改到|改个|应该是|应为|说错|更正|我是说|我的意思是|我说的是|搞错|弄错|写错|打错|记错|哦不|啊不|噢不|还是.{0,10}吧|更正一下|不对"
)
_SOFT_CORRECTION = re.compile(
    r"^\W*(?:(?:oh|ah|hmm|um),? ?)?(?:actually|no,? wait|wait|hang on|hold on|sorry|oops|scratch that|on second thoughts?|my (?:mistake|bad)|no|nope|apologies|i misspoke|等等|等下|等一下|哦不|啊不|抱歉|不好意思|不不|不|对不起|哎|噢不|稍等|错了)\b"
)
_WITHDRAWAL = ScriptPattern(
    r"\b(?:never ?mind|forget (?:it|about it|that|the whole thing)|scratch that|cancel that|changed my mind|leave it(?: (?:as it is|alone|be))?|leave (?:them|that|him|her|it) (?:on|off|open|closed|as)|i'?d rather (?:wait|keep|leave|stay)|(?:don'?t|do not) (?:do (?:it|that|this|anything)|bother|send it|go ahead|proceed)"
    r"|i'?ll (?:do|run|handle|send|call|write|take care of|fix|cancel|book|pay|order|buy) (?:it|that|this|them)?(?: \w+){0,3} ?myself|hold off|not (?:now|today|any ?more)|no thanks?|no thank you|let'?s not|drop it|abort|call it off|take that back|no longer (?:needed|necessary|want))\b"
    r"|算了|不用了|不要了|先不了|先不办|先别(?:$|[，。,.办弄动])|别了|不必了|不需要了|暂时不用|暂不需要|作罢|不办了|不弄了|改主意|不做了|不订了|不买了|不发了|不转了|不取消了|不删了|还是不|当我没说|收回刚才|先这样吧|我自己(?:来|弄|去|跑|改|发|办|做|搞|处理|执行)|先放一放|先缓|再说吧|撤回刚才"
)
_PAUSE = re.compile(
    r"^\W*(?:(?:ok|okay|hmm|no|well|then),? ?)?(?:let me (?:check|think|ask|talk|see|sleep)|i(?:'ll| will)? ?(?:need to|have to|must|want to|should)? ?(?:check|ask|talk) (?:with|to|it|my|her|him)|i'?ll (?:let you know|tell you|get back)|我先?(?:问|想|看|商量|考虑)(?:一?下|想|看)|(?:先|等我)(?:问|想|商量|考虑))|^\W*(?:(?:oh|no|hmm|um|哎|诶|那),? ?)?(?:wait(?: a (?:sec|second|minute|moment))?|hang on|hold on|one (?:sec|second|moment)|先?等(?:等|一?下|会儿?)|稍等|先别|慢着|且慢)(?=$|\W|[\u4e00-\u9fff])"
)
_TENTATIVE = ScriptPattern(
    r"\bi(?:'d| would) (?!like|love|rather|appreciate|be (?:glad|happy|grateful)).{1,40}\bif\b|\b(?:thinking (?:about|of)|considering|might|maybe i|perhaps i|not sure (?:if|whether)|wonder(?:ing)?|planning to|one day|some day|would love to)\b|考虑|想着|在想|说不定|还没想好|犹豫|要不要"
)
_LONE_REFUSAL = re.compile(r"^\W*(?:nah|nope|no thanks?|no thank you|i'?ll pass|不了|算啦?|免了)\W*$")
_QUOTED = re.compile(r"[\"“「《][^\"”」》]{1,200}[\"”」》]")
_QUOTE_MARKS = frozenset('"“「《')
_IMPERATIVE_LEAD = re.compile(r"^\W*(?:(?:ok|okay|so|then|and|hi|hello|hey|well|now|just|好|那|那就)\W+)*")
_ASSENT = re.compile(
    r"^\W*(?:yes|yep|yeah|yup|sure|ok|okay|go ahead|do it|please do|confirm(?:ed)?|correct|right|exactly|sounds good|go\b|ofc|definitely|please|(?:she|he|they|we|boss|\w+) (?:says?|said|say) (?:go|yes|ok|okay|fine|do it)|approved|perfect|absolutely|of course|proceed|that'?s right|that works|fine|great|agreed|好的?|行|可以|确认|确定|是的?|对的?|没问题|继续|[他她](?:们)?说(?:可以|行|好|同意|没问题|回|发|做)|推|发吧?|就这样|就这么|嗯+|同意|没错|执行吧|办吧|ok吧|麻烦你了)(?=$|[\s\W]|[吧啊呀了的，。！就])"
)
_REFUSAL = re.compile(
    r"^\W*(?:no|nope|nah|no thanks?|not yet|stop|不|不行|不了|不用|不要|别|否|不同意|不可以|先别|no way)[\W了吧啊]*$"
)
_INFORMATION_QUESTION = ScriptPattern(
    r"\b(?:what|whats|how|when|why|which|where|who|whether|what if|if (?!possible|you can|you could|you would|you don'?t mind|so\b|not\b|needed|available)|suppose|is it|is there|are there|will it|will i|will there|would it|would i|would there|does it|does that|do i|do you|do we|does (?:the|this|\w+ing)|is (?:the|this|that|my|\w+ing)"
    r"|am i|are (?:my|the|we|you)|did (?:you|i|we|my|the|it)|has (?:my|the|it|that|any)|have (?:you|i|we|they)|was (?:my|the|it)|should i|should we|can i|could i|may i|can (?:people|customers|users|one|anyone)|is possible|possible to|wonder(?:ing)?|curious|tell me|explain|know (?:if|whether|how|what|about)|understand)\b"
    r"|如果|假如|要是|万一|请问|想知道|想问|问一下|咨询|了解|怎么|如何|怎样|多少|什么|咋|没[?？]?$|了没|会不会|能不能|可不可以|可以吗|是否|要不要|有没有|多久|几天|哪|吗|呢|为什么|为何|么[?？]?$|是不是|算不算|该不该"
)
_POLITE_REQUEST = ScriptPattern(
    r"\b(?:(?:can|could|would|will) (?:you|u|we|someone|somebody|anyone|anybody)(?! (?:tell|explain|clarify|describe|show me how|say|advise|remind me (?:how|what)|let me know))|please(?! (?:tell|explain|advise|let me know|clarify))|would you mind|i'?d like (?:you )?to(?! (?:know|understand|ask|learn|find out|hear))|i (?:want|need|wish) (?:you )?to(?! (?:know|understand|ask|learn))|i'?d like (?:a|an|the|my|some)"
    r"|i (?:want|need) (?:a|an|the|my|some|this|that|it|these|those|\d+|two|three)|go ahead|let'?s|why don'?t (?:you|we)|can i (?:get|have|please)|could i (?:get|have|please)|may i have|help me(?! understand)|be sure to|make sure)\b"
    r"|请(?!问|教|告诉|解释|说明|假)|帮(?:我|忙|我们|他|她|下|个)|给我(?!说|讲|解释|介绍)|替我|麻烦|劳驾|拜托|我要(?!是|问|知道|不要)|我想(?!知道|问|了解|咨询|不)|我需要|我们要|需要你|把|务必|一定要|赶紧|马上|立即|立刻|直接|尽快|去(?=办|取消|删)"
)
_PAST_REPORT = ScriptPattern(
    r"\b(?:(?:i|we|they|he|she|you|it|someone|\w+) (?:already |just |have |had |has |'ve )*(?:have|had|has|was|were|got|been|did)\b|(?:i|we|they|he|she|you|someone|(?-i:[A-Z]\w+)) (?:already |just )?\w{2,}ed\b|already \w+ed|last (?:week|month|year|time|night)|yesterday|ago|earlier)"
    r"|已经|昨天|刚才已|上次|之前.{0,6}[过了]|前天|上周|上个月|去年|曾经|过了?$"
)
_IDENTIFIER = re.compile(
    r"(?<![\w.+-])[\w.+-]++@[\w-]+\.[\w.-]+|https?://\S+|(?<![\w.])#?(?=[A-Za-z0-9])(?=[A-Za-z_-]{0,80}\d)[A-Za-z0-9][\w-]*(?:[.:]\d+)*"
)
_PROPER_NAME = re.compile(
    r"(?<![.!?] )(?<=[a-z,;:'’\"] )[A-Z][\w'’]+(?: [A-Z][\w'’]+)*|[\"“‘「《][^\"”’」》]{1,60}[\"”’」》]"
)


class UserClause:
    """One clause of the user. What it expresses is found on first use.

    Attributes:
        message: Index of its message in the conversation.
        order: Its position among all clauses, from 0.
        text: The folded text. raw: The text as written, of the same length.
        asks: It asks for information: a question, a condition, an inquiry; not a polite request.
        first: It is the first clause of its message.
        carried: The ``corrects`` of a marker that stands alone before it: "No wait, …".
    """

    def __init__(
        self, message: int, order: int, text: str, raw: str, *, asks: bool, first: bool, carried: int
    ) -> None:
        self.message = message
        self.order = order
        self.text = text
        self.raw = raw
        self.asks = asks
        self.first = first
        self._carried = carried

    @lazy_property
    def polite(self) -> bool:
        """It requests politely: can you …, 帮我…."""
        return bool(_POLITE_REQUEST.search(self.text))

    @lazy_property
    def reports(self) -> bool:
        """It tells of something past."""
        return bool(_PAST_REPORT.search(self.text)) and not self.polite

    @lazy_property
    def negated_at(self) -> int:
        """Where its wish is negated: end of the last negation; -1 if it is not."""
        ends = [one.end() for one in _NEGATED_WISH.finditer(self.text)]
        return ends[-1] if ends else -1

    @lazy_property
    def corrects(self) -> int:
        """2 where a value is expected to be replaced, 1 where a marker suggests it, 0 if not."""
        own = 2 if _HARD_CORRECTION.search(self.text) else 1 if _SOFT_CORRECTION.search(self.text) else 0
        return own or self._carried

    @lazy_property
    def withdraws(self) -> bool:
        """It takes something back, without saying what."""
        return bool(_WITHDRAWAL.search(self.text))

    @lazy_property
    def assents(self) -> bool:
        """It answers yes, as a whole."""
        return self.first and len(self.text) <= _MAX_ANSWER_CHARS and bool(_ASSENT.search(self.text))

    @lazy_property
    def refuses(self) -> bool:
        """It answers no, as a whole."""
        return (self.first and bool(_REFUSAL.search(self.text))) or bool(_LONE_REFUSAL.search(self.text))

    @lazy_property
    def pauses(self) -> bool:
        """It asks to wait."""
        return bool(_PAUSE.search(self.text)) and self.corrects < 2

    @lazy_property
    def tentative(self) -> bool:
        """It only considers."""
        return bool(_TENTATIVE.search(self.text))

    @lazy_property
    def numbers(self) -> list[tuple[float, TextSpan]]:
        """Its numbers with their places, those inside of codes left out."""
        return list_numbers(self.text)

    @lazy_property
    def concept_words(self) -> list[ConceptWord]:
        """Its words and phrases of the glossary, without what it quotes: words of others are no request."""
        text = self.text
        if not _QUOTE_MARKS.isdisjoint(text):
            text = _QUOTED.sub(lambda quote: " " * len(quote[0]), text)
        return list(iter_concept_words(text))

    def list_identifiers(self) -> list[str]:
        """Return what names a particular thing: codes, numbers, addresses, quoted texts, capitalised names; folded."""
        raw = self.raw
        return [
            one.lower().strip('"“”‘’「」《》#')
            for one in (*_IDENTIFIER.findall(raw), *_PROPER_NAME.findall(raw))
        ]

    def rejects_span(self, start: int, end: int) -> bool:
        """Return whether the words around a span exclude it: ``not X``, ``instead of X``, 不是X, X除外."""
        before, after = self.text[max(start - 40, 0) : start], self.text[end : end + 24]
        if _CONTRAST_BEFORE.search(before) or _CONTRAST_AFTER.search(after):
            return True
        return 0 <= self.negated_at <= start

    def calls_span_old(self, start: int, end: int) -> bool:
        """Return whether the words around a span say that it is no longer valid: my old X, 以前的X, X … any more."""
        return bool(
            _OLD_BEFORE.search(self.text[max(start - 40, 0) : start]) or _OLD_AFTER.search(self.text[end:])
        )


def split_clauses(messages: Sequence[tuple[int, str, str]]) -> list[UserClause]:
    """Split messages (index, folded text, raw text of the same length), oldest first, into clauses."""
    clauses: list[UserClause] = []
    for message, folded, raw in messages:
        clauses += _split_message(message, len(clauses), folded, raw)
    return clauses


@lru_cache(128)
def _split_message(message: int, order: int, folded: str, raw: str) -> tuple[UserClause, ...]:
    """Split one message. The messages before the last one are the same at every call of a conversation."""
    clauses: list[UserClause] = []
    first = True
    carried = 0
    for sentence, mark in _split_sentences(raw):
        asked = "?" in mark or "？" in mark
        asks = _is_information_question(folded[slice(*sentence)], marked=asked)
        for start, end in _split_spans(raw, *sentence):
            clause = UserClause(
                message,
                order + len(clauses),
                folded[start:end],
                raw[start:end],
                asks=asks,
                first=first,
                carried=carried,
            )
            first = False
            bare = end - start <= _MAX_ANSWER_CHARS and len(clause.text.split()) <= _MAX_MARKER_WORDS
            carried = clause.corrects if bare and clause.corrects and _is_marker(clause) else 0
            clauses.append(clause)
    return tuple(clauses)


_MAX_ANSWER_CHARS = 40
_MAX_MARKER_WORDS = 3


def _is_marker(clause: UserClause) -> bool:
    return not clause.list_identifiers() and not clause.withdraws


def is_bare_withdrawal(clause: UserClause) -> bool:
    """Return whether a clause takes back without naming a thing of its own: ``never mind``, 那算了; not 旧地址不用了."""
    rest = _PAUSE.sub(" ", _WITHDRAWAL.sub(" ", clause.text))
    if clause.text.isascii():
        return len(rest.split()) <= _MAX_BARE_WORDS
    return len(_HAN_RUN.findall(rest)) <= _MAX_BARE_CHARS


_MAX_BARE_WORDS, _MAX_BARE_CHARS = 6, 4
_HAN_RUN = re.compile(r"[\u4e00-\u9fff]")


def _split_sentences(raw: str) -> Iterator[tuple[tuple[int, int], str]]:
    at = 0
    for mark in _SENTENCE_END.finditer(raw):
        if raw[at : mark.start()].strip():
            yield (at, mark.start()), mark[0]
        at = mark.end()
    if raw[at:].strip():
        yield (at, len(raw)), ""


def _split_spans(raw: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    at = start
    for mark in _CLAUSE_END.finditer(raw, start, end):
        if raw[at : mark.start()].strip():
            yield at, mark.start()
        at = mark.end()
    if raw[at:end].strip():
        yield at, end


def _is_information_question(folded: str, *, marked: bool) -> bool:
    """Return whether a sentence asks for information; a polite request does not, whatever its mark."""
    if _POLITE_REQUEST.search(folded):
        return False
    if marked and not opens_imperative(folded):
        return True
    return bool(_INFORMATION_QUESTION.search(folded)) and (not folded.isascii() or _opens_question(folded))


def opens_imperative(folded: str) -> bool:
    """Return whether a sentence begins with the name of an action that changes something: cancel it, 取消吧."""
    rest = folded[_IMPERATIVE_LEAD.match(folded).end() :]  # type: ignore[union-attr] # matches the empty text
    first = next(iter_concept_words(rest[:24]), None)
    return first is not None and first[0][0] == 0 and not CHANGE_CONCEPTS.isdisjoint(first[1])


_QUESTION_OPENERS = re.compile(
    r"^\W*(?:(?:and|so|hi|hello|hey|ok|also)\W+)*(?:what|whats|how|when|why|which|where|who|whether|if|suppose|is|are|will|would|does|do|did|has|have|should|can i|could i|may i|i wonder|i'?m wondering|just wondering|just curious|curious|tell me|explain|i'?d like to know|i want to know)\b"
)


def _opens_question(folded: str) -> bool:
    return bool(_QUESTION_OPENERS.search(folded))


CODE_PATTERN = re.compile(
    r"(?<![A-Za-z0-9_.])#?(?=[A-Za-z0-9])(?=[A-Za-z_-]{0,80}\d)[A-Za-z0-9][A-Za-z0-9_-]*+(?![A-Za-z0-9_.]*+@)"
)
"""A code: letters and digits with at least one digit, and no part of an address."""


_MAX_CACHED_CHARS = 4_096


def list_numbers(text: str) -> list[tuple[float, TextSpan]]:
    """Return the numbers of a folded text with their places, those inside of codes left out."""
    return list(_list_numbers(text) if len(text) <= _MAX_CACHED_CHARS else _list_numbers.__wrapped__(text))


@lru_cache(256)
def _list_numbers(text: str) -> tuple[tuple[float, TextSpan], ...]:
    codes = [one.span() for one in CODE_PATTERN.finditer(text) if not one[0].lstrip("#").isdigit()]
    written = [(number, place) for number, place, _ in number_mentions.find_written_numbers(text)]
    numbers = [*written, *number_mentions.find_spoken_numbers(text)]
    if not codes:
        return tuple(numbers)
    starts = [start for start, _ in codes]
    found: list[tuple[float, TextSpan]] = []
    for number, place in numbers:
        at = bisect_right(starts, place[0]) - 1
        if at < 0 or place[0] >= codes[at][1]:
            found.append((number, place))
    return tuple(found)
