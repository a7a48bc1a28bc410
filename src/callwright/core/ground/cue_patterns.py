"""Patterns of the words by which people request, refuse, correct and ask, and one scan that selects the patterns to try on a text.

Pure. Every pattern describes how English or Chinese expresses an attitude, not the subject of a request: a wish is negated by an imperative or
modal negation (``don't``, ``no need to``, 不要, 别), not by any ``not``. ``scan_cues`` reads a sentence once; its marks state for each pattern
whether it can match.
"""

import re
from typing import Final

from callwright.core.ground import date_mentions, number_mentions
from callwright.core.text.cue_table import CueTable
from callwright.core.text.script_pattern import ScriptPattern


def _has_digit(word: str) -> bool:
    return not word.isalpha()


NEGATED_WISH = ScriptPattern(
    r"\b(?:(?:please )?(?:do not|don'?t|dont|never)(?! (?:forget|hesitate|worry|know|think|mind|see|have|understand|remember|care|believe|need to worry"
    r"|want to miss|want to lose|wait|get me wrong|like|find|own|feel|recall))|no need (?:to|for)|(?:do not|don'?t|does not|doesn'?t|won'?t) (?:want|need)(?! to (?:miss|lose|forget|wait))"
    r"|would(?:n'?t| not) (?:like|want)|(?:rather|better) not|should(?:n'?t| not)|must(?:n'?t| not)(?! (?:forget|miss|lose|overlook))|not (?:going to|want|to)(?= \w)|stop|hold off(?: on)?|refrain from|avoid"
    r"|without (?=\w+ing\b)|instead of (?=\w+ing\b)|no longer (?:want|need)|not yet|under no circumstances)\b"
    r"|(?:千万别|千万不要|先不要|先别|先不|暂时不|暂不|不要再|不要|不用|不必|无需|无须|不需要|不想|不打算|请勿|切勿|勿|禁止|不准|不许|不得|别再|没让你|没叫你|不是让你|没要"
    r"|(?<![特级性类区告分个识差辨派])别(?![的人处名墅致忘扭]))(?!忘|担心|紧|客气|着急|急|只|错过|漏|管|说|太|超过)"
)
NAMES_STOP = re.compile(
    r"\b(?:(?:bus|tram|taxi|coach|train|next|last|nearest|first|pit|the|a|this) |[a-z0-9]*\d )stop$"
)
"""A stop, or that something stops, where no wish is negated: the bus stop, why did P-09 stop."""

CONTRAST_BEFORE = ScriptPattern(
    r"(?:\bnot(?: (?:in|to|at|for|from|on|with|by|the|about|until|my))*|\binstead of(?: (?:the|in|to|at|on))?|\brather than(?: the)?|\bexcept(?: for)?|\bno longer(?: (?:in|at))?"
    r"|\bnever mind(?: (?:the|about))?|(?<!don't )(?<!dont )(?<!not )\bforget(?: about)?(?: the)?|\bother than|不是|而不是|不要|别(?:发|给|寄|转|去|用|选|买|订|取消|删)*(?:给|到|去)?|除了|不去|不再是?|并非|而非|不用|不选)[\s\"'“‘#：:]*$"
)
CONTRAST_AFTER = re.compile(
    r"^[\s\"'”’]*(?:(?:is|was|are|were)(?: \w+)? (?:wrong|incorrect|not right|a mistake|outdated|old)|isn'?t (?:right|correct)|除外|不对|是错的|写错了|错了|不要了|不用了|就不用|作废|已经?不用|不去了|已停用|停用了)"
)
OLD_BEFORE = ScriptPattern(
    r"(?<!use my )(?<!use the )(?<!same as )\b(?:old|previous|former|used to (?:be|live|work|have)?|no longer(?: live| work)?(?: at| in)?|moved (?:out )?(?:from|away from)|originally(?! (?:planned|scheduled|set|meant))|outdated|expired)(?: \w+){0,4}[\s\"':]*$"
    r"|(?<!还是用)(?<!还用)(?<!用)(?:以前|原来(?![定约说订计安])|(?<!照)旧|之前|原先|老地址|老号码|老邮箱|搬离|不再住|本来)[^，。；,;.]{0,8}$"
)
OLD_AFTER = re.compile(
    r"^[^,.;，。；]{0,24}?(?:\b(?:any ?more|no longer|is my old|was my (?:old|previous)|(?:is|has been) (?:closed|cancelled|disabled|deactivated|expired|outdated)|doesn'?t (?:work|exist))\b)"
    r"|^[^，。,.;；和与跟及]{0,5}?(?:已经?(?:不用|停用|作废|过期|搬走|注销|换掉)|不用了|停用了|过期了|搬走了|是以前的|是旧的|是老)"
)
HARD_CORRECTION = ScriptPattern(
    r"\b(?:i meant?|make (?:it|that|this)|change (?:it|that|this|the \w+) to|should (?:be|have been|read|say)|correction|let'?s (?:do|make it|go with|say)|switch (?:it )?to|i wanted to say|rather make|better make it|instead)\b"
    r"|改成|改为|换成|换到|改到|改个|应该是|应为|说错|更正|我是说|我的意思是|我说的是|搞错|弄错|写错|打错|记错|哦不|啊不|噢不|还是.{0,10}吧|更正一下|不对"
)
SOFT_CORRECTION = re.compile(
    r"^\W*(?:(?:oh|ah|hmm|um),? ?)?(?<![a-z0-9_])(?:actually|no,? wait|wait|hang on|hold on|sorry|oops|scratch that|on second thoughts?|my (?:mistake|bad)|no|nope|apologies|i misspoke|等等|等下|等一下|哦不|啊不|抱歉|不好意思|不不|不|对不起|哎|噢不|稍等|错了)\b"
)
WITHDRAWAL = ScriptPattern(
    r"\b(?:never ?mind|forget (?:it|about it|that|the whole thing)|scratch that|cancel that|changed my mind|leave it(?: (?:as it is|alone|be))?(?! (?:by|under|behind|outside|inside|beside|against|near|next to|(?:with|w|at|on|in) (?:(?:the|my|our|a|an|his|her|their|number|no)\b|\d)))|leave (?:them|that|him|her|it) (?:on(?! (?:the|my|our)\b)|off|open|closed|as)|i'?d rather (?:wait|keep|leave|stay)|(?:don'?t|do not) (?:do (?:it|that|this|anything)|bother|send it|go ahead|proceed)"
    r"|i'?ll (?:do|run|handle|send|call|write|take care of|fix|cancel|book|pay|order|buy) (?:it|that|this|them)?(?: \w+){0,3} ?myself|hold off|not (?:now|today|any ?more)|no thanks?|no thank you|let'?s not|drop it|abort|call it off|take that back|no need(?! to\b)(?! for (?!that|it|this))|no longer (?:needed|necessary|want))\b"
    r"|算了|不用了|不要了|先不了|先不办|先别(?:$|[，。,.办弄动])|别了|不必了|不需要了|暂时不用|暂不需要|作罢|不办了|不弄了|改主意|不做了|不订了|不买了|不发了|不转了|不取消了|不删了|还是不|当我没说|收回刚才|先这样吧|我自己(?:来|弄|去|跑|改|发|办|做|搞|处理|执行)|先放一放|先缓|再说吧|撤回刚才|(?:别|不要)再?(?:那么|这么|这样|那样)(?:干|做|弄|搞|来)"
)
PAUSE = re.compile(
    r"^\W*(?:(?:ok|okay|hmm|no|well|then),? ?)?(?<![a-z0-9_])(?:let me (?:check|think|ask|talk|see|sleep|fix|double|verify|look|review|finish|confirm)|i(?:'ll| will)? ?(?:need to|have to|must|want to|should)? ?(?:check|ask|talk) (?:with|to|it|my|her|him)|i'?ll (?:let you know|tell you|get back)|我先?(?:问|想|看|商量|考虑|核对|检查|查|核实|确认|改|算)(?:一?下|想|看|核对)|(?:先|等我)(?:问|想|商量|考虑))|^\W*(?:(?:oh|no|hmm|um|哎|诶|那),? ?)?(?<![a-z0-9_])(?:wait(?: a (?:sec|second|minute|moment))?|hang on(?! to\b)|hold on(?! to\b)|one (?:sec|second|moment)|先?等(?:等|一?下|会儿?)|稍等|先别|慢着|且慢)(?=$|\W|[\u4e00-\u9fff])"
)
TENTATIVE = ScriptPattern(
    r"\bi(?:'d| would) (?!like|love|rather|appreciate|be (?:glad|happy|grateful)).{1,40}\bif\b|\b(?:thinking (?:about|of)|considering|might|maybe i|perhaps i|not sure (?:if|whether)|wonder(?:ing)?|planning to|one day|some day|would love to)\b|\bi (?:should|could|would)(?:'ve| have) (?!said|asked|told|mentioned|written|been)|\b(?:wish|if only) (?:i|we)(?:'d| had)\b|\b(?:torn|deciding|undecided|hesitating) between\b|\b(?:can(?:'t|not)|cannot) decide\b|纠结|拿不准|考虑|想着|在想|说不定|还没想好|犹豫|要不要|早知道|当初就?该"
)
CONDITION = ScriptPattern(
    r"^\W*(?:(?:and|but|then|so|ok|okay)\W+)?(?:(?:but )?only (?:if|when|once|after)|not (?:before|until)|once|as soon as|until|unless)\b(?! (?:you|possible|more|again|a (?:day|week|month|year)|that(?:'s| is)|this|it(?:'s| is) (?:ready|done)|done|ready)\b) ?(?=(?:\w+[ '’-]){1,5}?(?:has|have|is|are|gets?|can|says?|said|signs?|\w{2,}s)\b)"
    r"|(?:得|要|必须|先)等(?!于|下|会|一下|你)[^，,。]{2,16}(?:再|才|了|后|完)|^\W*等(?!于|下|会|一下|你|等|级)[^，,。]{2,16}(?:了|完|好|后|到|来|下来|过)[，,]?(?:再|才|就)?|[\u4e00-\u9fff](?:以后|之后)(?:就|再|才)(?:可以|能|删|发|转|付|取消|合|上)"
)
"""An event on which the speaker makes an action wait."""
LONE_REFUSAL = re.compile(r"^\W*(?:nah|nope|no thanks?|no thank you|i'?ll pass|不了|算啦?|免了)\W*$")
ASSENT = re.compile(
    r"^\W*(?:yes|yep|yeah|yup|sure|ok|okay|go ahead|do it|please do|confirm(?:ed)?|correct|right|exactly|sounds good|go\b|ofc|definitely|please|(?:she|he|they|we|boss|\w+) (?:says?|said|say) (?:go|yes|ok|okay|fine|do it)|approved|perfect|absolutely|of course|proceed|that'?s right|that works|fine|great|agreed|好的?|行|可以|确认|确定|是的?|对的?|没问题|继续|[他她](?:们)?说(?:可以|行|好|同意|没问题|回|发|做)|推|发吧?|就这样|就这么|嗯+|同意|没错|执行吧|办吧|ok吧|麻烦你了)(?=$|[\s\W]|[吧啊呀了的，。！就])"
)
REFUSAL = re.compile(
    r"^\W*(?:no|nope|nah|no thanks?|not yet|stop|不|不行|不了|不用|不要|别|否|不同意|不可以|先别|no way)[\W了吧啊]*$"
)
DONE_QUESTION = re.compile(r"(?:成功|好|完|掉|到|成|出去|过去)了?(?:没有?|吗|没啊|了吗)[?？]?\s*$")
"""A question whether something was done, even if it repeats a request: 让你取消的，取消成功没."""
INFORMATION_QUESTION = ScriptPattern(
    r"\b(?:what|whats|how|when|why|which|where|who|whether|what if|if (?!possible|you can|you could|you would|you don'?t mind|so\b|not\b|needed|available)|suppose|is it|is there|are there|will it|will i|will there|would it|would i|would there|does it|does that|do i|do you|do we|does (?:the|this|\w+ing)|is (?:the|this|that|my|\w+ing)"
    r"|am i|are (?:my|the|we|you)|did (?:you|i|we|my|the|it)|has (?:my|the|it|that|any)|have (?:you|i|we|they)|was (?:my|the|it)|should i|should we|can i|could i|may i|can (?:people|customers|users|one|anyone)|is possible|possible to|wonder(?:ing)?|curious|tell me|explain|know (?:if|whether|how|what|about)|understand)\b"
    r"|如果|假如|要是|万一|请问|想知道|想问|问一下|咨询|了解|怎么|如何|怎样|多少|什么|咋|没[?？]?$|了没(?![\u4e00-\u9fff])|会不会|能不能|可不可以|可以吗|是否|要不要|有没有|多久|(?<![过这前好限等住用歇延])几天(?![后前内])|哪|吗|呢|为什么|为何|么[?？]?$|是不是|算不算|该不该"
)
POLITE_REQUEST = ScriptPattern(
    r"\b(?:(?:can|could|would|will) (?:you|u|we|someone|somebody|anyone|anybody)(?! (?:tell|explain|clarify|describe|show me how|say|advise|remind me (?:how|what)|let me know))|please(?! (?:tell|explain|advise|let me know|clarify))|would you mind|i'?d like (?:you )?to(?! (?:know|understand|ask|learn|find out|hear))|i (?:want|need|wish) (?:you )?to(?! (?:know|understand|ask|learn))|i'?d like (?:a|an|the|my|some)"
    r"|i (?:want|need) (?:a|an|the|my|some|this|that|it|these|those|\d+|two|three)|go ahead|any chance (?:you|of you|u) |let'?s|why don'?t (?:you|we)|can i (?:get|have|please|keep)|could i (?:get|have|please|keep)|may i have|help me(?! understand)|be sure to|make sure)\b"
    r"|请(?!问|教|告诉|解释|说明|\S{0,4}假)|帮(?:我|忙|我们|他|她|下|个)|给我(?!说|讲|解释|介绍)|替我|麻烦|劳驾|拜托|我要(?!是|问|知道|不要)|我想(?!知道|问|了解|咨询|不)|我需要|我们要|需要你|把|务必|一定要|赶紧|马上|立即|立刻|直接|尽快|去(?=办|取消|删)"
)
PAST_REPORT = ScriptPattern(
    r"\b(?:(?:i|we|they|he|she|you|it|someone|\w+) (?:already |just |have |had |has |'ve )*(?:have|had|has|was|were|got|been|did)\b|(?:i|we|they|he|she|you|someone|(?-i:[A-Z]\w+)) (?:already |just )?\w{2,}ed\b|already \w+ed|last (?:week|month|year|time|night)|yesterday|ago|earlier)"
    r"|已经|昨天|刚才已|上次|之前.{0,6}[过了]|前天|上周|上个月|去年|曾经|过了?$"
)
FROM_TO = re.compile(
    r"^[\s\"']*(?:to\b|into\b|->|→|改成|改为|换成|改到|调到|挪到|变成)\s*+(?!(?:her|him|them|me|us|you|it)\b)(?P<new>.{1,40})"
)
MAY_REPLACE = ScriptPattern(
    r"\b(?:not?|never|nope|instead|rather|except|forget|than|old|previous|former|used to|moved|originally|outdated|expired|wrong|incorrect|mistake|any ?more|longer|closed"
    r"|to|into|meant?|make|change|should|correction|let'?s|switch|wanted|better|actually|wait|hang|hold|sorry|oops|scratch|thoughts?|bad|apologies|misspoke|stop|avoid|refrain|without|doesn'?t|isn'?t|was)\b|n'?t\b|->|→"
    r"|不|别|勿|禁|没|除|以前|原|旧|之前|老|搬|本来|作废|停用|过期|改|换|调|挪|变成|应|错|正|我是说|意思|还是|等|抱歉|对不起|哎|哦|啊|噢|稍|无需|无须|免"
)
"""Words without which a clause of a single message takes no value back."""
ADDITION = ScriptPattern(
    r"\b(?:also|too|as well|in addition|plus|besides|another|both)\b|另外|还要|还有|再加|同时|也要|顺便|以及"
)
HALF_CUE = ScriptPattern(
    r"\b(?:half of (?:it|that|them|this|the)|(?:pay|send|give|transfer|refund|wire|order|take)(?: \w+)? half(?! an?\b| past| hour)|my half|his half|her half|their half|halve (?:it|that|them|the)|cut (?:it|that|them|the \w+) in half|half as (?:a|the) (?:deposit|down payment))\b"
    r"|(?<![大多过晚夜两])一半|减半|对半|各半|平分"
)
DOUBLE_CUE = ScriptPattern(
    r"\b(?:(?:please |so |and |now |just |then |, *)double (?:it|that|them|the (?!room|bed)\w+|our|my)|^ ?double (?:it|that|them|the (?!room|bed)\w+|our|my)|twice (?:as (?:much|many)|that many|that much))\b"
    r"|翻一?倍|翻番|加倍"
)
EACH_PRICE = re.compile(
    r"(?<!\d)(?P<en>\d++(?:\.\d++)?)(?: ?(?:euros?|dollars?|pounds?|bucks|eur|usd|gbp|€|\$|£))? (?:each|apiece|a (?P<unit>[a-z]+)|per (?P<per>[a-z]+))\b"
)
REST_CUE = ScriptPattern(
    r"\b(?:what'?s (?:still )?left|outstanding|the balance)\b|\b(?:rest|remainder|remaining|left ?over)\b|剩下|其余|余下|剩余"
)
RETURN_CUE = ScriptPattern(
    r"\b(?:the|a|my|our) return\b|\breturn (?:trip|flight|train|ticket|leg|journey)\b|\b(?:and|then|come|coming|way|trip|fly|flight|train|go|going) back\b|\bround.?trip\b"
    r"|回程|返程|返回|回来|往返|来回|回去"
)

DENIAL_BEFORE = re.compile(r"(?:(?<!要)(?<!能)(?<!可)不(?:再|想|用)?|\bnot(?: to)? |n't )$")
"""A denial right before the name of an action."""

_IRREGULAR_PAST = frozenset("sent paid bought sold made did rebooked".split())


def is_past_word(word: str) -> bool:
    """Return whether an English word is a verb in the past: booked, sent."""
    return (word.endswith("ed") and len(word) > 4) or word in _IRREGULAR_PAST


RELATIVE_DAYS = {
    "today": 0, "tonight": 0, "this morning": 0, "this afternoon": 0, "this evening": 0, "tomorrow": 1, "tmrw": 1, "yesterday": -1,
    "今天": 0, "今日": 0, "今晚": 0, "今早": 0, "明天": 1, "明日": 1, "明晚": 1, "明早": 1, "后天": 2, "昨天": -1, "昨晚": -1, "前天": -2,
}  # fmt: skip
"""Days relative to today, in days from it."""
RELATIVE_DAY = re.compile(
    "|".join(
        rf"(?<![a-z0-9_]){one}" if one.isascii() else one
        for one in sorted(RELATIVE_DAYS, key=len, reverse=True)
    )
)

_WEEKDAYS = "(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_HAN_WEEK = "(?:周|星期|礼拜)"
BARE_WEEKDAY = re.compile(rf"(?:on )?{_WEEKDAYS}|{_HAN_WEEK}[一二三四五六日天]")
NEXT_WEEKDAY = re.compile(rf"(?:next|this|this coming|coming) (?P<day>{_WEEKDAYS})")
RELATIVE_DATE = ScriptPattern(
    rf"\b(?:the )?day (?:after tomorrow|before yesterday)\b|\b(?:today|tomorrow|yesterday)\b|\b(?:next|this coming|this|last|coming) {_WEEKDAYS}\b"
    rf"|\b(?:next|this|last) week,?(?: on)? {_WEEKDAYS}\b|\b{_WEEKDAYS}(?:,? (?:last|this|next) week)?\b|\bin [a-z0-9]{{1,9}} (?:day|week|month|year)s?\b"
    r"|\b[a-z0-9]{1,9} (?:day|week|month|year)s? (?:ago|from now|from today)\b|\b(?:the )?[0-9]{1,2}(?:st|nd|rd|th) of (?:last|this|next) month\b"
    r"|\b(?:the )?(?:first|last) day of (?:last|this|the|next) month\b"
    r"|大?[后前]天|[今明昨][天日]"
    rf"|(?:上上|(?<!一)下下|上|下|本|这)?个?{_HAN_WEEK}[一二三四五六日天]|(?:[0-9]{{1,3}}|[一两二三四五六七八九十]{{1,3}}) ?个?(?:天|日|周|星期|礼拜|月|年)(?:之|以)?[后前]"
    r"|[上下本这当]个?月 ?(?:[0-9]{1,2}|[一二三四五六七八九十]{1,3}) ?[日号]|[上下本这当]?个?月的?(?:第一|最后一)天"
)
"""A day that is named relative to today, as a whole phrase."""

SUM_CUE = ScriptPattern(
    r"\b(?:together|altogether|combined|in (?:one|a single) (?:payment|transfer|go|sum)|as one (?:payment|sum)|the sum of|all in one|add(?:ed)? up)\b|一起|加起来|一并|一次性"
)
SHARE_CUE = ScriptPattern(
    r"\b(?:split|(?:my|his|her|their|our|each) (?:share|part|bit|third|quarter)|divide[ds]?|shared?)\b|平摊|均摊|平分|分摊|我那份|我的那份|人均|(?<![a-z0-9_])aa(?![a-z0-9_])"
)
RATE_CHANGE_CUE = ScriptPattern(
    r"\b(?P<up>raise|increase|bump|up|add|grow|higher)\b.{0,40}?(?:%|percent|third|quarter|fifth)|\b(?P<down>lower|reduce|cut|drop|decrease|down|take|shave|less)\b.{0,40}?(?:%|percent|third|quarter|fifth)"
    r"|(?P<zh_up>[涨加提升增]).{0,4}(?:百分之|[一二两三四五六七八九]成|\d%|[二三四五六七八九十]分之|\d{1,3}(?:\.\d)?%)|(?P<zh_down>[降减砍打扣少]).{0,4}(?:百分之|[一二两三四五六七八九]成|折|[二三四五六七八九十]分之|\d{1,3}(?:\.\d)?%)"
)
"""A change of an earlier amount by a rate."""
OWN_SHARE_CUE = ScriptPattern(
    r"\b(?:my|his|her|their) (?:share|part|bit|third|quarter|half)\b|[我他她]的?那一?份|[我他她]们?的?部分"
)
COMPARISON_CUE = ScriptPattern(
    r"\b(?:more|less) than (?:last|before|usual)|比(?:上次|上个?月|上回|之前|以前|去年)"
)

# --- the scan ---------------------------------------------------------------------------------------------------

(
    NEGATES,
    CONTRASTS,
    CALLS_OLD,
    CORRECTS,
    WITHDRAWS,
    PAUSES,
    CONSIDERS,
    REFUSES,
    ASSENTS,
    INQUIRES,
    IS_POLITE,
    TELLS_OF_PAST,
    SAYS_FROM_TO,
    MAY_TAKE_BACK,
    ADDS,
    HALVES,
    DOUBLES,
    PRICES_EACH,
    NAMES_REST,
    RETURNS,
    NAMES_WEEKDAY,
    NAMES_RELATIVE_DAY,
    NAMES_TIME,
    HAS_NUMBER,
    DENIES,
    SAYS_PAST,
    NAMES_RELATIVE_DATE,
    ADDS_UP,
    SHARES,
    COMPARES,
    WAITS_FOR_EVENT,
    CHANGES_BY_RATE,
) = (1 << at for at in range(32))

PATTERNS: Final = {
    NEGATES: (NEGATED_WISH,),
    CONTRASTS: (CONTRAST_BEFORE, CONTRAST_AFTER),
    CALLS_OLD: (OLD_BEFORE, OLD_AFTER),
    CORRECTS: (HARD_CORRECTION, SOFT_CORRECTION),
    WITHDRAWS: (WITHDRAWAL,),
    PAUSES: (PAUSE,),
    CONSIDERS: (TENTATIVE,),
    REFUSES: (REFUSAL, LONE_REFUSAL),
    ASSENTS: (ASSENT,),
    INQUIRES: (INFORMATION_QUESTION,),
    IS_POLITE: (POLITE_REQUEST,),
    TELLS_OF_PAST: (PAST_REPORT,),
    SAYS_FROM_TO: (FROM_TO,),
    MAY_TAKE_BACK: (MAY_REPLACE,),
    ADDS: (ADDITION,),
    HALVES: (HALF_CUE,),
    DOUBLES: (DOUBLE_CUE,),
    PRICES_EACH: (EACH_PRICE,),
    NAMES_REST: (REST_CUE,),
    RETURNS: (RETURN_CUE,),
    NAMES_WEEKDAY: (date_mentions.WEEKDAY_NAME,),
    NAMES_RELATIVE_DAY: (RELATIVE_DAY,),
    NAMES_TIME: date_mentions.TIME_PATTERNS,
    DENIES: (DENIAL_BEFORE,),
    NAMES_RELATIVE_DATE: (RELATIVE_DATE,),
    ADDS_UP: (SUM_CUE,),
    SHARES: (SHARE_CUE,),
    COMPARES: (COMPARISON_CUE,),
    WAITS_FOR_EVENT: (CONDITION,),
    CHANGES_BY_RATE: (RATE_CHANGE_CUE,),
}
"""Mark → the patterns of which one may match where a sentence has it."""

_TABLE = CueTable(
    PATTERNS,
    {HAS_NUMBER: number_mentions.is_number_word, NAMES_TIME: _has_digit, SAYS_PAST: is_past_word},
    {
        HAS_NUMBER: tuple(number_mentions.HAN_NUMERALS),
        NAMES_TIME: tuple("点點时時刻"),
        SAYS_PAST: ("过", "了"),
    },
)
_DIGIT = re.compile(r"\d")
_ANY_DIGIT_MARKS = HAS_NUMBER | NAMES_TIME


def scan_cues(folded: str) -> int:
    """Return the marks of a folded sentence, in one pass; a pattern whose mark is not among them cannot match in it."""
    marks = _TABLE.scan(folded)
    if not folded.isascii() and _DIGIT.search(folded):
        marks |= _ANY_DIGIT_MARKS
    return marks
