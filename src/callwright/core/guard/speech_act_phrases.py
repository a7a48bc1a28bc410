"""What an order to a model says besides grammar: phrases that only make sense to a machine reader, in English and Chinese.

Each rule is one thing that such a text does: it speaks of the reader's conversation, task or tools, claims an authority, replaces
the task, dictates the answer, or names an act with what it takes and where it goes. Two different things in one passage are an
order; one alone is not. The patterns have no groups that capture and no look-around, so that RE2 and ``re`` read them alike.

May not know how the evidence is weighed.
"""

import re
from typing import Final, Literal

from msgspec import Struct

EvidenceKind = Literal[
    "address", "conceal", "override", "role", "context", "answer", "act", "excuse", "learned"
]
"""What a finding shows. In one passage only the heaviest finding of a kind counts: an order to a model is a combination."""


class TextRule(Struct, frozen=True):
    """One pattern over the text itself, in the syntax that RE2 and ``re`` share."""

    name: str
    kind: EvidenceKind
    weight: float
    pattern: str

    @property
    def linear_pattern(self) -> str:
        """Return the pattern for RE2, which matches at least as much.

        It has no condition on the letter before, and gaps of any length: counted gaps multiply the states of an automaton.
        """
        return _COUNTED_GAP.sub(
            r"\1*", self.pattern.replace("(?<!`)", "").replace(_NOT_NEGATED, "").replace(_NOT_A_NOUN, "")
        )

    @property
    def supporting(self) -> bool:
        """Return whether it counts only beside leading evidence."""
        return self.kind in {"act", "excuse"} or self.weight < _MIN_LEADING_WEIGHT


_NOT_NEGATED: Final = r"(?! not\b| never\b|n't|不|勿)"
_NOT_A_NOUN: Final = "(?!求)"
"""After 请: 请求 is a request, and asks for nothing."""

_MIN_LEADING_WEIGHT: Final = 1
_COUNTED_GAP: Final = re.compile(r"(\[\^(?:[^\]\\]|\\.)+\])\{0,\d+\}\??")

# fmt: off
_MACHINE: Final = (
    r"(?:\b(?:ais?|a\.i\.|llms?|gpt|chatgpt|claude|gemini|copilot|chat ?bots?|(?:large )?language models?)\b"
    r"|\b(?:ai|llm|ai-powered|llm-based|automated|automatic|virtual|digital|autonomous|intelligent|smart|software|shopping|coding|e-?mail|mail|trading|booking|browsing|research|screening|self-driving|meeting|any|sorting)"
    r"[ -](?:based |office |home |driven |accounts payable |pair |customer |mail |meeting )?(?:agents?|assistants?|bots?|systems?|tools?|programs?|programmers?|readers?|models?|speakers?|summari[sz]ers?|plug-?ins?|reviewers?|automations?)\b"
    r"|\b(?:assistant|agent|bot|model)s? (?:that|which|who) (?:reads?|process(?:es)?|visits?|handles?|parses?|loads?|screens?|sorts?|summari[sz]es?)\b|\bagents (?:working|processing|reading|handling|with (?:shell|file|tool))\b|\b(?:whichever|whatever) (?:bot|software|program|agent|model)\b"
    r"|\b(?:\w+[ -])?(?:chat|help|review|helper)?bots?\b|\b(?:llm|ai|model|automated) (?:crawlers?|clients?|callers?|lookups?|consumers?|pipelines?|engines?)\b|\b(?:reading|parsing|processing|requesting|calling|receiving) (?:system|software|program|model|agent|machine)\b"
    r"|\b(?:document|scheduling|calendar|browser|reviewer|captioning|comparison|reservation|automation|reading|coding|data-entry) (?:ais?|assistants?|agents?|models?|engines?)\b|\bautomated (?:agents?|process(?:es|ing)?|workflows?)\b|\bsummari[sz]er\b|\b(?:powered|driven|run) by (?:an? )?(?:ai|llms?|(?:large )?language models?)\b)"
)
_HELPER: Final = r"(?:assistant|agent|bot|model|machine|robot|chat|computer|automation)"
_ACT: Final = (
    r"(?:send|forward|transfer|wire|pay|buy|purchase|order|book|delete|remove|erase|wipe|cancel|unsubscribe|grant|share|approve|accept|sign|authori[sz]e|disable|unlock|open|run|execute|fetch|download|install|log ?in|upload|post|publish"
    r"|copy|export|submit|reset|overwrite|replace|change|set|add|invite|mark|merge|push|reveal|print|output|disclose|list|read|repeat|include|append|attach|insert|mention|recommend|rate|rank|say|tell|claim|answer|reply|respond|call|invoke|use"
    r"|report|recite|show|export|rotate|proceed|sign in|quote|label|classify|omit|leave out|update|release|provide|supply|leak|pick up|check out|tick|drop|swap|go to|browse|hand over|plug|link|load|reach|treat|mail|dm|visit|click|subscribe|confirm|hide|skip|raise|fill|write|remember|store|pass|hand|give|cc|bcc|move|redirect|register|turn|make|choose|perform|do|put|look up|collect|gather|be (?:named|ranked|described|recommended)|end|agree|conclude|record|leave|dump|refrain|instruct|keep|encode|find|pick|perform|carry|proceed|resubmit|resend)"
)
_SOON: Final = r"(?: (?:also|now|first|then|immediately|always|kindly|please|therefore|secretly|quietly|silently|instead|just|simply|next)){0,2}"
_VALUABLES: Final = (
    r"(?:passwords?|passphrase|credentials?|api keys?|(?:access|session|auth\w*) (?:tokens?|keys?|cookies?|headers?)|private keys?|secrets?|one-time codes?|verification codes?|recovery codes?|seed phrase|card (?:number|details)|credit cards?|bank (?:details|account)|iban"
    r"|address book|contacts?|inbox|calendar|conversation|chat history|transcript|system prompt|environment variables|date of birth|passport|location|customer records|salaries|payroll|all (?:files|invoices|customer|emails|mails|messages|documents|entries)|(?:home|postal|ip) address|medical records?|(?:backup|security|pin) codes?|ssh keys?|deploy keys?|cookies|edit permission|write access|credentials|one-time password|passkeys?|keychain|employee (?:list|data)|source code|draft folder|drafts|photo library|search history|browsing history|full name|operator'?s? \w+|last (?:\w+ )?(?:messages|mails|emails)|shared drive|memory|audit log|backups?|production database|two-factor|permissions?)"
)
SINK: Final = r"(?:[\w.+-]+@[\w-]+\.[\w.-]+|(?:https?|s3|ftp)://\S+|\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}|\b[a-z0-9-]+\.(?:com|net|org|biz|io|cc|co|info|ru|cn|dev|app|xyz|download|shop|site|online|top|me|pro|news|eu)\b|\+\d[\d ]{8,})"

_ENGLISH: Final = (
    # --- a machine is spoken to
    TextRule("machine_called", "address", 1.6, rf"(?i)(?:^|[.!?:;>\n(\"#/*-]\s{{0,3}})(?:dear |hey,? |hello,? |hi,? |listen,? |attention,? |to (?:the |all |any |whichever )?|notes? (?:to|for) (?:the |all |any )?|notice to (?:the |all )?|for (?:the |any )?|(?:ps|p\.s\.),? (?:for )?)?{_MACHINE}[^.!?\n:]{{0,40}}[:,–-]\s?(?:\w+ly |please |also |now |then |first |just |so ){{0,2}}{_ACT}\b"),
    TextRule("machine_called_with_reason", "address", 1.5, rf"(?i)(?:^|[.!?;>\n(\"#/*-]\s{{0,3}})(?:dear |hey,? |to (?:the |all |any )?|notes? (?:to|for) (?:the |all |any )?|for (?:the |any )?)?{_MACHINE}[^.!?\n:]{{0,24}}:[^.!?\n]{{0,60}}, (?:mark|treat|approve|please|skip|ignore|do not|say|tell|recommend|rank|never|answer|accept)\b"),
    TextRule("machine_noticed", "address", 1.2, rf"(?i)\b(?:notice|notes?|message|attention|instructions?|hint|warning)(?: to| for|:)? (?:the |all |any |every |text-to-speech and )?{_MACHINE}[^.!?\n]{{0,30}}:"),
    TextRule("machine_to_act", "address", 1.4, rf"(?i){_MACHINE}[^.!?;\n]{{0,60}}?\b(?:must|should|shall|has to|have to|needs? to|(?:is|are) (?:asked|required|requested|obliged|expected|instructed|advised|kindly requested|to)(?: to)?|may now|will now|please|kindly|could|can you|needs)\b{_SOON}(?: to)?{_SOON} {_ACT}\b"),
    TextRule("machine_reads", "address", 1.4, rf"(?i)(?:\bif (?:you are|you're|an?|the|this|your)[^.!?\n]{{0,24}}|\b(?:any|every|each|which|whoever|whatever|everyone|anyone)[^.!?\n]{{0,24}}|\bfor (?:the )?|\bby ){_MACHINE}[^.!?\n]{{0,40}}\b(?:reads?|reading|process\w*|visits?|sees?|sort\w*|summari[sz]\w*|screen\w*|pars\w+|compar\w+|working|load\w*)\b"),
    TextRule("helper_called", "address", 1.15, rf"(?i)(?:^|[.!?;>\n(]\s{{0,3}}|[\"{{]\s?|, |: )(?:dear |hey,? |hello,? |hi,? |listen,? |attention,? |@|to the |note (?:to|for) the |my )(?:\w+ )?{_HELPER}s?\b[,:! ]"),
    TextRule("helper_then_act", "address", 1.1, rf"(?i)(?:^|[.!?;>\n(/#*-]\s{{0,3}}|by the way,? )(?:the )?{_HELPER}s?(?: hint| note| directive| instructions?)?\s?[,:]\s?(?:so |now,? |please |pls |kindly |then |first |also |I changed my mind|before |after )?{_SOON}{_ACT}\b"),
    TextRule("helper_must_act", "address", 1.0, rf"(?i)\bthe (?:assistant|agent|bot|model)\b[^.!?\n]{{0,40}}?\b(?:must|shall|has to|needs to|should|is (?:asked|required|requested) to|will now|may now)\b{_SOON} (?:run|execute|transfer|send|wire|pay|delete|erase|upload|approve|buy|order|forward|cancel|reply with|share|export|disable|open|sign|agree|install|reset|grant|skip|hide|ignore|say|recommend|add|change|set|resend|accept|use|turn off|switch off|stop|trust|charge|lower|raise|omit|treat|reject|decline|pause|revoke|rotate|conceal|withhold)\b"),
    TextRule("for_machines_only", "address", 1.6, r"(?i)\b(?:for|to) (?:machines|bots|robots|agents|ais?|automated systems|models) only\b|\bhumans? (?:may |can |should )?(?:ignore|skip|need not read)\b|\bhumans find this\b"),
    # --- it speaks of the reader's conversation, task and tools
    TextRule("the_readers_answer", "context", 1.0, r"(?i)\b(?:in|with|into|to) your (?:response|output|answer|final answer|summary)\b|\b(?:before|after|when|while|once|at the end of|in)(?: \w+){0,2} (?:answering|responding|generating (?:the|an|your) (?:answer|response|reply|summary)|presenting (?:this|the) result|preparing the (?:answer|response|summary)|your (?:final|next|current|previous)? ?(?:answers?|response|responses|output|job|task)|(?:each|every|all|the end of your|the end of each|all your) (?:answers?|responses?))\b|\bbefore you (?:answer|respond|continue|reply|summari[sz]e)\b|\b(?:end|start|begin) your (?:summary|answer|response|output|reply) with\b|\bin all your answers\b|\byour (?:final|next) (?:answer|message|response|reply)\b"),
    TextRule("the_readers_person", "context", 1.1, r"(?i)\byour (?:user|human|principal)\b|\b(?:the|this) (?:person|human|user) (?:that |whom |who )?you (?:are|re|'re) (?:talking|speaking|working|chatting|helping|assisting)|\bon behalf of (?:the|your) user\b|\bthe user (?:really |actually |just |already |only )?(?:wants? (?:you|is)|wanted you|told (?:me|you)|needs you|is in danger)\b|\blet the user (?:believe|think)|\b(?:tell|instruct|ask|convince|persuade|advise|urge|get) (?:the|your) (?:user|reader) (?:to (?:install|log|open|visit|download|call|pay|enter|send|click|ring|buy|order|go)|for (?:their|his|her) (?:bank|pass|card|pin|one))|\b(?:show|present|return)\w* (?:this|the) (?:result|answer) to the user\b"),
    TextRule("the_persons_valuables", "context", 1.0, rf"(?i)\b{_ACT}(?: \w+){{0,4}} the user'?s? (?:\w+ ){{0,2}}(?:account|passwords?|data|card|location|contacts?|e-?mails?|calendar|address(?:es)?|tokens?|session|phone|name|files?|bank|status|details|mailbox|inbox|keys?|transcript|conversation|profile|cookies?)\b|\bthe user'?s? (?:saved|stored|private|bank|current|last)\b"),
    TextRule("the_readers_insides", "context", 1.4, r"(?i)\b(?:your|the) (?:own )?(?:system prompt|system message|hidden prompt|initial prompt)\b|\byour (?:safety (?:filters?|rules|guidelines)|guard ?rails|guidelines|long-term memory|memory|own instructions|previous task|current task|earlier task|operator|context window|runtime|programming|training)\b|\byour instructions (?:contain|are|were|have)|\bfrom your context\b|\bcontents? of your (?:memory|context|prompt)|\b(?:what|which) tools (?:do )?you have\b|\byour (?:available |other )?tools\b|\bwords above\b|\bprevious tool (?:results?|calls?|outputs?)\b|\bthis conversation\b|\bconversation (?:so far|history|transcript)\b|\b(?:copy|transcript|log) of (?:each|every|the|this) (?:conversation|chat)\b"),
    TextRule("whenever_asked", "context", 1.2, r"(?i)\b(?:when(?:ever)?|if|every time) (?:(?:you are|you're) )?(?:a person |somebody |someone |anyone |the user |a user |they |people )?(?:asks?|asked|inquires?)(?: you)? (?:about|for|whether|what)\b[^.!?\n]{0,50},? (?:say|tell|respond|answer|reply|claim|state|recommend|mention|always|you (?:say|answer))\b|\bwhatever (?:you were|you are|you're) asked\b|\b(?:answer|reply) to (?:all|any|every) questions? (?:about|on|regarding)\b"),
    TextRule("this_tool_first", "context", 1.4, r"(?i)\b(?:before|instead of|in place of|prior to)(?: \w+){0,3} (?:every|any|each|all)(?: \w+){0,2} tools?\b|\b(?:must|always)(?: \w+){0,3} (?:called|used|run|invoked|executed) (?:before|first|instead|in place of)|\buse this (?:one|tool)? ?(?:in place of|instead of) the (?:original|other|old|real|built-in)\b|\bagain after each answer\b|\bas the next (?:action|step),|\bthis (?:tool|function)(?: \w+){0,2} (?:supersedes?|replaces?|overrides?)\b|\bsupersedes? [\"'`]?[a-z]+_[a-z]|\b(?:supersedes?|replaces?) (?:all |every |any |the )?(?:other|built-in)(?: \w+){0,2} tools?\b"),
    # --- the task is replaced
    TextRule("task_replaced", "override", 1.4, r"(?i)\b(?:do not|don't|never|stop|rather than|instead of) (?:summari[sz](?:e|ing)|follow(?:ing)? (?:the user|what the|his|her|any other)|answer(?:ing)? the (?:question|user)|translat(?:e|ing)|use (?:the search|other sources))\b|\bnew task\s?:|\byour (?:real|actual|true|only|next|new|first) (?:task|job|goal|mission|order|instruction|objective|rule)\b|\b(?:perform|do|start) the actual (?:job|task|work)\b|\b(?:text|message|content) above (?:was|is) (?:only )?a test\b|\byour (?:previous |current |first )?(?:task|job|work) (?:is|has been|was) (?:now )?(?:finished|over|done|complete|completed|cancelled|replaced)\b|\bfollow these steps instead\b|\bcorrect instruction is\b|\bthe document ends here\b|\bfinish (?:what you|your)\b[^.\n]{0,20}(?:doing|work)|\brule number one\b"),
    TextRule("task_set_down", "override", 1.2, r"(?i)\b(?:ignore|disregard|forget(?: about)?|never mind|drop|leave aside|put aside|set aside)\b[^.!?\n]{0,30}\b(?:the (?:summary|report|question|task|request|user|document says|guidelines|page says|text says)|what the (?:document|page|text|user|others?)|guidelines|your (?:rules|task|guidelines|orders|user))\b|\binstead of the (?:report|summary|answer|task|translation|review|result|description)\b|\bchange of plan\b|\bi changed my mind\b|\bwhat the user really\b"),
    TextRule("ranks_above", "override", 2.0, r"(?i)\b(?:overrides?|supersedes?|replaces?|(?:takes?|has|have) (?:precedence|priority) over|prevails? over)\b[^.!?\n]{0,24}\b(?:you|your)\b(?: were| have| had| rules| instructions| prompt| orders)"),
    TextRule("new_master", "override", 2.0, r"(?i)\byou (?:now )?(?:serve|work for|belong to|obey|answer to|report to|listen to) (?:me|us)\b(?: now| only| from)?|\b(?:safety|content|security) (?:filters?|rules|checks?|guidelines) (?:have been|has been|are|is|were) (?:turned off|switched off|disabled|lifted|removed|suspended)\b|\banswer without (?:any )?(?:filters?|restrictions?|limits)\b|\bfor you they do not apply\b"),
    # --- who speaks, what the reader should be
    TextRule("authority_claimed", "role", 1.2, r"(?i)\bi(?:'m| am) (?:the|your) (?:\w+ )?(?:user|developer|administrator|admin|owner|operator|creator|maker|boss)\b|\bas (?:your|the) (?:system )?(?:administrator|admin|developer|owner|operator|creator),? i\b|\(system\)|\bsystem (?:update|override|notice|directive)\s?[:!]|\byour (?:operator|developer|administrator|provider|session) (?:has|have|asks?|requires?|wants)\b|\bi (?:hereby )?(?:authori[sz]e|allow|permit|order|instruct|command) (?:the ai|the assistant|the agent|the bot)\b|\bdirective\s?:"),
    TextRule("part_to_play", "role", 1.0, r"(?i)\b(?:pretend|imagine|act as (?:if|though)|behave as if|assume)(?: that)? you(?:'re| are| were)\b|\bact as the (?:account )?(?:owner|user|admin|holder)|\blet's play a game\b|(?:^|[.\n\"] ?)you are an? (?:\w+ ){0,2}agent[.:]|\bcontinue as if nothing\b|\bthe assistant has no (?:objections|limits|rules)\b"),
    TextRule("call_forged", "role", 2.0, r"(?i)\[assistant to=|\bto=tools\.|<tool_use>|\"?tool_calls?\"?\s?:\s?\[\{"),
    TextRule("turn_forged", "role", 1.2, r"(?i)(?:^|[\n.>] ?)assistant: (?:done|ok|sure|understood|yes|i will|i have|calling|sharing|sending)\b|\bthe assistant will now\b"),
    # --- something is hidden, or a check left out
    TextRule("without_a_trace", "conceal", 1.2, r"(?i)\bleave no trace\b|\blet the user (?:believe|think)\b|\bso that the user (?:does not|doesn't|never) (?:notice|see|know)s?\b|\b(?:secretly|quietly|silently|covertly|discreetly) (?:\w+ )?(?:add|send|raise|forward|transfer|insert|approve|buy|copy|delete|change)\b|\bno human (?:needs|has|should)\b|\bit only confuses (?:people|users|them)\b|\bdo not ask why\b|\bstay silent\b"),
    TextRule("kept_quiet", "conceal", 0.8, r"(?i)\b(?:do not|don't|never|without) (?:log|logging|record|recording|mention|mentioning|note|noting) (?:it|this|the reason|that)\b|\bnobody (?:has to|needs to|must|should|will|reads?|is to) (?:be |this|know|notice)|\b(?:keep|hide) (?:this|it|that) (?:from|secret|confidential|between)|\bso that (?:nobody|no one|he does not|she does not) (?:notices?|sees?|knows?)\b|\bwithout comment\b|\bdon't say i asked\b"),
    TextRule("check_left_out", "conceal", 0.9, r"(?i)\b(?:skip|without|bypass|waive|no need (?:for|of|to)|needs? no|never needs?|no) (?:the |any |a |his |her |further |code |further )?(?:review|verification|approval|confirmation|check(?:s|ing)?|permission|escalat\w+|authori[sz]ation|identity check|code review)\b|\b(?:check|review|verification|approval) (?:was|is|has been) (?:waived|skipped|not (?:needed|required))|\bremove the permission check\b|\bwithout checking\b|\bno need to (?:escalate|confirm|ask|check|verify)\b|\bno review required\b|\bstraight to main\b|\bdo not (?:point out|warn)|\bnever warn\b|\brefrain from (?:pointing|notifying|mentioning|telling)\b"),
    TextRule("next_answer_fixed", "role", 2.0, r"(?i)\b(?:the |your )?(?:assistant|agent|model|bot|copilot)(?:'s|’s)? (?:next|following|first|final) (?:message|reply|answer|response) (?:should|must|has to|shall|will) (?:contain|include|start|end|be)\b"),
    TextRule("human_kept_out", "conceal", 2.0, r"(?i)\byour (?:human|principal|operator) (?:never|must not|should not|need not|does not need to|doesn't need to) (?:learns?|know|hear|see|finds? out|notices?)\b"),
    TextRule("screening_addressed", "address", 1.5, r"(?i)\b(?:dear|hello|attention) (?:\w+ )?(?:screening|ranking|grading|scoring|shortlisting) (?:system|model|software|engine)s?\b|\b(?:graders?|reviewers?|readers?|judges?) (?:that|who) are (?:models|machines|bots|ai)\b"),
    TextRule("role_in_a_field", "role", 2.0, r"(?i)\brole ?[=:] ?[\"']?(?:developer|system|admin)\b[\"']?[;,] ?[\"']?(?:content|text|message) ?[=:] ?[\"']?(?:from (?:here|now) on|you (?:must|are|will)|always|never|ignore)\b"),
    TextRule("rest_after_a_call", "context", 1.5, r"(?i)\b(?:document|page|text|rest|message|article|file)\b[^.!?\n]{0,20}\b(?:continues|is (?:shown|displayed|unlocked|revealed))\b[^.!?\n]{0,12}\b(?:after|once|when) you(?:'ve| have)? (?:called|call|run|executed|execute)\b"),
    # --- supporting: what is to be done, said, and why
    TextRule("valuables_moved", "act", 0.95, rf"(?i)\b{_ACT}\b[^.!?\n]{{0,50}}\b{_VALUABLES}\b|\b{_VALUABLES}\b[^.!?\n]{{0,40}}\b(?:to|at|into|in the (?:field|parameter)) {SINK}"),
    TextRule("act_with_a_target", "act", 0.9, rf"(?i)\b{_ACT}(?:ing)?\b[^!?\n]{{0,90}}{SINK}"),
    TextRule("money_or_rights", "act", 0.9, r"(?i)\b(?:transfer|wire|pay|send|buy|purchase|order|refund|move|grant|credit|book|choose|select)\b[^.!?\n]{0,40}(?:[$€£¥]|\b\d[\d.,]*\s?(?:eur|euros?|usd|dollars?|gbp|pounds|kg|items?|nights?)\b|\bgift cards?\b|\badmin(?:istrator)?(?: rights| access)?\b|\bedit rights\b|\bvoucher\b|\bdeposit\b|\binvoices?\b|\bquantity \d|\bstored card\b|\bownership\b|\bpurchase\b|\b(?:new|second|following) (?:beneficiary|iban|account|payee)\b|\btrusted payees\b)"),
    TextRule("thing_undone", "act", 0.8, r"(?i)\b(?:delete|erase|wipe|cancel|disable|turn off|remove|open|unlock|reset|overwrite|approve|merge|accept|sign|unsubscribe|execute|run|raise|share|invite|export|mark)s?\b[^.!?\n]{0,24}\b(?:all|every|(?:their|his|her) (?:alarm|account|appointments?|calendar|files?|password|card|order|booking|subscription)|the (?:namespace|cluster|volume|bucket|branch|stack)|the (?:\w+ )?(?:database|folder|log|garage|door|lock|password|account|message|permission|limit|event|backup|terms|contract|change|payment|file|list|shortlist|invoices?|stored|owner))\b|\bfor all accounts\b|\btwo-factor\b|\bcat /etc/|~/\.\w+|\badministrator rights\b|\bauto-reply\b|\bclick the button\b|\bpending payment\b|\ball (?:orders|entries|invoices|contacts)\b"),
    TextRule("answer_given", "answer", 0.8, r"(?i)\b(?:say|tell|claim|respond|answer|reply|write|state|mention|report|add|note|include)\w*\b[^.!?\n]{0,40}\b(?:that|only|with|it was|them|him|her|this link|the line|the (?:link|sentence|words?))\b|\b(?:correct|right|only) answer\b|\bthe answer (?:to|is)\b|\b(?:highest|best|top) (?:score|rating|rank|mark)\b|\b(?:recommend|rank|name|put|rate|list|choose|describe)\w*\b[^.!?\n]{0,30}\b(?:first|best|only|highest|top|market leader|5 stars|five stars|premium|safe)\b|\bas the (?:only|best|official|market)|\bnever mention\b|\bread (?:out|aloud|the following|me)\b|\bread[^.\n]{0,30}\b(?:aloud|out|line by line)\b|\bcalling the product\b"),
    TextRule("words_dictated", "act", 1.2, r"(?i)\b(?:include|print|output|write|repeat|add|insert|append|put|say|start|begin|end|reply|respond|answer|return|display|render|embed)\b[^.!?\n]{0,50}\b(?:the following|this|these|exact|exactly|verbatim|word for word)\b[^.!?\n]{0,24}\b(?:strings?|anchors?|text|links?|code|script|sentences?|words?|phrases?|lines?|snippets?|tags?|image|markdown|html|message|as it is|exactly|verbatim)\b|\bas (?:the )?(?:very )?(?:first|last) (?:word|line|sentence)s?\b"),
    TextRule("act_for_a_person", "act", 1.0, rf"(?i)\b{_ACT}\b[^!?\n]{{0,90}}(?:[\w.+-]+@[\w-]+\.[\w.-]+|\b[a-z]{{2}}\d{{2}}(?: ?[a-z0-9]{{4}}){{3,7}})"),
    TextRule("reason_given", "excuse", 0.8, r"(?i)\balready (?:agreed|approved|authori[sz]ed|consented|confirmed|know)|\b(?:was|is|has been|been) (?:already |pre-?)?(?:approved|authori[sz]ed|agreed|cleared|waived)\b|\b(?:boss|manager|cfo|ceo|hr|customer|security team|dba|it|user|owner) (?:is ok|is fine|agreed|says|said|knows|approved|signed|does ?n[o']t mind|won't mind|wants)\b|\bit is fine\b|\b(?:for|as part of) (?:the |our )?(?:compliance|accessibility|quality|security|verification|legal|debug\w*)|\bso that i can\b|\bto verify that you\b|\botherwise the\b|\bto (?:complete|finish|continue|view|process)(?: this| the| your)?\b[^.!?\n]{0,30},|\bin order to (?:finish|complete|continue|process)\b|\b(?:urgent|critical|immediately|right away|at once|straight away|asap|within the hour|act now|act immediately)\b|\b(?:error|workaround|failed because)\b|\bwill be rewarded\b|\btip\b|\bit is only\b|\bthis request\b|\bafter finishing\b|\byou can do it safely\b|\bin danger\b|\bdear friend\b|\bbe so kind\b|\bthanks, the team\b|\bis a tester\b|\bthe discount applies\b"),
    # --- what such a text presupposes about its reader
    TextRule("conditional_on_machine", "address", 1.4, rf"(?i)\b(?:if|when|where|once|should|in case)\b[^.!?\n]{{0,40}}\b(?:is|are|be|gets?|being) (?:read|handled|processed|summari[sz]ed|parsed|indexed|opened|quoted|answered|booked|done|automated)(?: automatically| by (?:an? |the |some )?(?:machine|software|computer|program|script|automation|{_MACHINE}))|\b(?:if|when) (?:an? |any |the |some )?{_MACHINE}s? (?:is |are )?(?:quot|export|summari|read|process|pars|answer|see|view|load|index|caption|translat|rank|compar)\w*"),
    TextRule("field_for_machines", "address", 1.4, r"(?i)\b(?:(?:ai|llm|copilot|crawler|chatbot)[ _-]?(?:agent[ _-]?)?|(?:agent|assistant|bot|model)[_-]?)(?:instructions?|notes?|hints?|polic(?:y|ies)|directives?|actions?|commands?|tasks?|guidance)\"?\s?(?:[:=>]|content=)|\[to the [^\]\n]{2,30}\]|\b(?:instructions?|notes?|guidance|hints?|directives?|processing note)(?: for| to|:)? ?(?:ais?|llms?|agents?|bots?|models?|assistants?|automations?)\b|(?:#|//|--) ?(?:note|todo|hint)?\s?\(?(?:ais?|llms?|agents?|copilots?|bots?)\)?\s?[:,]"),
    TextRule("whoever_serves", "address", 1.4, r"(?i)\b(?:whoever|whomever|whatever|whichever) (?:\w+ ){0,2}(?:model|assistant|agent|bot|ai|system|software|program|tool)s? \w+|\byou(?:,)? (?:who|that) (?:are|is|'re) reading this\b|\bwhoever you are (?:\w+ing) (?:for|this)\b|\byou are (?:\w+ing) (?:\w+ )?(?:on behalf of|for) (?:someone|somebody|another|a customer|a client|your)\b|\breading this for (?:someone|somebody|another)|\bthe (?:team|people|company|developers?|engineers?|lab) (?:that|who) (?:built|made|trained|wrote|created|run|programmed) (?:you|your)\b"),
    TextRule("machine_enabled", "address", 1.4, rf"(?i){_MACHINE}[^.!?\n]{{0,50}}?\b(?:undertakes|agrees|consents|(?:is|are) (?:hereby )?(?:entitled|authori[sz]ed|permitted|empowered|cleared|allowed|free)|accepts|recovers? by|proceeds? by|can simply|need only|has the authority|ought to|are supposed to|is supposed to)\b"),
    TextRule("helper_asked_for_more", "address", 1.0, r"(?i)(?:\byour|\bthe|\bthis|^@?\w*) ?(?:assistant|agent|bot|copilot|computer|model)s? (?:needs? to|has to|should|must|may|can|will|is asked to|is requested to)\b[^.!?\n]{0,40}\b(?:read us|send us|tell us|give us|forward|confirm|transfer|wire|pay|approve|share|directly|without|install|trust|log in|sign in|download|disable|allow|enter)\b|\b(?:have|let|get|tell|ask) your (?:assistant|agent|bot|computer|ai|copilot)\b"),
    TextRule("all_your_output", "context", 1.5, r"(?i)\b(?:every|each|all|any) (?:\w+ )?(?:messages?|reply|replies|responses?|answers?|summar(?:y|ies)|pages?|e-?mails?|citations?|texts?) (?:that )?you (?:produce|write|give|send|make|generate|fetch|return|draft)\b|\b(?:anything|everything|whatever) you (?:write|say|return|produce|answer|report)\b|\bfrom (?:the (?:\w+) (?:question|answer|message) on|this (?:message|point|moment) on)\b|\b(?:each|every) citation\b|\bwherever you (?:cite|quote|link)\b|\bnext time (?:your|the) (?:user|human|customer) (?:says?|asks?|writes?)\b|\bbefore (?:replying|answering|you reply|your reply|showing the (?:result|weather|answer))\b|\b(?:the )?(?:person|human|one) who (?:asked|sent|hired|instructed) you\b"),
    TextRule("your_configuration", "context", 1.4, r"(?i)\b(?:first|last|every|\w+) (?:line|word|sentence|paragraph)s? of your (?:configuration|instructions?|prompt|setup|guidelines|rules)\b|\byour (?:configuration|hidden instructions|setup prompt|initial message|developer message|guidelines|hidden rules|own rules|constraints)\b|\b(?:everything|all|what(?:ever)?|the text)(?: that)?(?: was| is| stands| has been)? (?:written|said|given|stated)? ?(?:to you )?(?:before|above) (?:the|this|my|your) (?:first )?(?:message|line|user|prompt|conversation|question)\b|\bfirst (?:message|words?|question) of the user\b"),
    TextRule("forged_result", "role", 1.5, r"(?i)(?:^|\n)\s{0,3}\[(?:tool|function|system|result|observation|assistant|user)[ :=][^\]\n]{1,40}\]|\bnext required (?:call|action|step|tool)\b|\brequired next (?:call|action|step|tool)\b|\b(?:caller|user|request(?:er)?|session|identity) (?:is|was|has been) verified,? (?:all|no|so)\b|\b(?:all )?(?:limits?|restrictions?|safeguards|checks) (?:are |were |have been |now )?(?:lifted|removed|waived|suspended)\b|\bnew (?:job|task|instructions?|orders?|assignment|goal) (?:for you|from)\b"),
    TextRule("acts_unattended", "conceal", 1.0, r"(?i)\bauto[- ]?(?:approve|accept|confirm|pay|submit)\b|\b(?:no|not|without|needn't|need not|don't|doesn't|do not|does not)[^.!?\n]{0,24}\b(?:second sign-off|sign-off|be involved|involve (?:him|her|them|the|you)|bother (?:you|him|her|them|the)|bug (?:you|him|her|them)|enquir\w+|inquir\w+|be asked|ask again|be consulted|consult\w*|come back to)\b|\bas (?:though|if) nothing (?:had|has|was|were|happened)\b|\bsilent (?:rollout|update|change)\b|\b(?:confirm|accept|agree to|tick|check|click through) (?:all|every|any)(?: the)? (?:dialogs?|dialogues?|box(?:es)?|prompts?|pop-?ups?|add-ons?)\b|\bskip (?:the )?(?:approval|review|confirmation|verification|sign-off)\b|\bthe (?:human|user|customer|owner) (?:already )?(?:knows|agreed|approved|has approved|is aware|won't mind)\b|\bwithout running (?:the )?(?:checks|tests)\b|\b(?:remove|delete|drop|leave|keep|strip)[^.!?\n]{0,24}\b(?:from|out of) (?:your|the|any|anything)(?: \w+)? ?(?:summary|answer|reply|report|log|you write|response)\b|\bwithout (?:a word|saying|telling)\b"),
    TextRule("reach_taken", "act", 0.9, r"(?i)\b(?:call|invoke|run|use|trigger|execute)(?:ing)? [`\"']?[a-z]+(?:_[a-z]+)+\b|\b[a-z]+_[a-z_]+\([^)\n]{3,}\)|\b(?:add|give|grant|invite|make|assign)\b[^.!?\n]{0,40}\b(?:collaborator|maintainer|write access|edit permission|edit rights|editor|admin|owner|access|deploy keys?|permission)\b|\b(?:switch|turn) off (?:two-factor|2fa|mfa|notifications|logging|the (?:alarm|firewall|guard))\b|\bsign in with\b|\b(?:update|change|replace|set|switch)[^.!?\n]{0,60}\b(?:iban|account number|bank details|payout|delivery address|e-?mail address|limit|budget)\b|\braise(?: the)? (?:spending )?(?:limit|budget)\b|\bpostinstall\b|\breturn true\b|!\[[^\]\n]*\]\(https?://|\?\w+=(?:summary|data|[A-Z]+|$|\s)|\bfollowed by the (?:user|customer)"),
    TextRule("truth_bent", "answer", 0.9, r"(?i)\b(?:state|say|write|claim|report|mention|list|rank|quote|describe|classify|label|mark|declare|confirm|note|present)\b[^.!?\n]{0,30}\b(?:that (?:the|this|it|no|all|other|competitor)|as (?:the )?(?:only|best|first|harmless|safe|verified|approved|resolved|closed)|only (?:the|this)|no \w+ (?:were|was) found)\b|\bleave out (?:everything|all|the)\b|\bquote only\b|\breply only\b|\bskip (?:the )?(?:extraction|section|clause)|\bamount is \d|\bdirect (?:readers|users|customers|people) to\b"),
)

_MANAGED: Final = (
    r"(?:re-?|un|pre-?)?(?:assign|add|create|install|invite|mention|remove|delete|replace|register|connect|exclude|include|filter(?: by| for| on| out)?|list|find|see|select|choose|pick|configure|set up|enable|disable|rename|deploy|link|attach"
    r"|mute|allow|block|limit|restrict|let|compare|send as|post as|act as|sign in as|authenticate as|escalate from|transfer from|hand (?:\w+ ){0,3}over to|assign (?:\w+ ){1,4}to|(?:request|ask) (?:\w+ ){0,3}(?:from|of)|ask)"
)
MACHINE_SPOKEN_OF: Final = (
    rf"(?i)(?P<before>(?:^|[.!?:;>\n] ?)(?:(?:in order )?to {_MANAGED}|(?:when|while|after|before|by|if) (?:you (?:want to |wish to |would like to )?{_MANAGED}|(?:add|creat|assign|invit|replac|install|remov|connect|mention|register)ing)"
    rf"|(?:if|when) (?:the|an?|one|any) (?:assignee|author|sender|owner|member|creator|reviewer|recipient|approver|committer|participant|actor)s? (?:is|are)|for(?=(?: \w+){{1,3}}, (?:give|include|set|use|pass)\b)))"
    rf" (?:(?:an?|the|one|your|another|any|more|several|multiple|two|its|what|whether|how|the \w+ to|\w+ to) )*(?:{_MACHINE}|(?:[\w-]+ )?(?:assistant|agent|bot|model)s?\b)(?=[^.!?:;\n,]{{0,50}},)"
)
"""A machine as the thing that a sentence tells people how to handle ("To assign an AI agent, include the bot's login"): the comma behind
it ends what is to be achieved, and addresses nobody. Definitions of parameters are written so."""

MOVES_VALUABLES: Final = rf"(?i)\b(?:the|your|its|their) user'?s?\b|\b(?:{_VALUABLES})[^\n]{{0,80}}{SINK}|{SINK}[^\n]{{0,80}}\b{_VALUABLES}|~/\.?\w|\b(?:curl|wget|sudo|rm -rf?|answers?|summary|repl(?:y|ies)|(?:your|the) response)\b"
"""What no parameter needs: with it close behind, a machine that is spoken of counts as addressed."""

# An order by its parts: who is to act, the force of the request, and an act that harms whoever the reader works for.
_SYSTEM: Final = (
    r"(?:\b(?:ais?|llms?|gpt|chatgpt|claude|gemini|copilots?|crawlers?|\w{0,12}bots?|(?:large )?language models?)\b"
    r"|\b(?:ai|llm|automated|automatic|digital|virtual|autonomous|software|coding|phone|smart|meeting|shopping|browser|voice|screening|ordering|reading|scoring|booking|parsing|processing|customer-facing)[ -](?:\w+ ){0,1}(?:agents?|assistants?|systems?|software|engines?|programs?|models?|tools?|ais?|lookups?|callers?|clients?|process(?:es|ing)?)\b"
    r"|\b(?:tools?|software|programs?|systems?) (?:that|which) (?:read|process|parse|open|summari[sz]e|index|quote)s?\b|\b(?:summari[sz]ing|summary|ranking|drafting|note-?taking|trading|viewing) (?:tools?|models?|software|robots?)\b|\bautonomous \w+|\b(?:mail|office|home) robots?\b|@\w*(?:note|scribe|copilot)\w*"
    r"|\b(?:who|what|which)(?:so)?ever (?:\w+ ){0,3}(?:evaluates|processes|reads|summari[sz]es|parses|handles|indexes|scores|screens|captions|answers)\b(?: \w+){0,2}(?: automatically)?)"
)
_ASSISTANT: Final = r"\b(?:\w+ )?(?:assistants?|agents?|models?|computer)\b"
_FORCE: Final = rf"\b(?:must|should|shall|has to|have to|needs? to|ought to|is to|are to|please|pls|kindly|(?:is|are) (?:asked|required|requested|obliged|instructed|expected|advised|supposed|ordered) to|will now|may now|and then|to){_NOT_NEGATED}"
_HARM_TARGETED: Final = (
    rf"(?:\b(?:send|forward|mail|e-?mail|upload|post|paste|report|share|leak|dm|transmit|copy|export|append|include|insert|pass|put|give|disclose|release|publish|submit|embed|preserve and forward|(?:reply|answer|respond) (?:to us )?with|add|hand over|transfer|sweep|show|print|list|read out)(?:ing)?\b[^.!?\n]{{0,60}}(?:\b{_VALUABLES}|{SINK}|\b(?:aws|ssh|api|access|private) keys?\b|\bphoto roll\b|\bsystem (?:message|prompt)\b|~/\.?\w+|\b0x[0-9a-f]{6,}|\bpassport\b|\b(?:card|account|phone) number\b|\bother (?:customer|client|user|patient)s?\b|\b(?:current )?salary\b|\ball funds\b)"
    r"|\b(?:delete|erase|wipe|remove|drop|cancel|disable|strike|overwrite|reset|skip|bypass|turn off|switch off|close)\b[^.!?\n]{0,30}\b(?:logs?|backups?|repo(?:sitory)?|events?|calendar|appointments?|drafts?|files|vote|signature|verification|sandbox|firewall|2fa|two-factor|records?|everything|checks?|approvals?|database|tables?)\b"
    r"|\b(?:grant|give|add|invite|make|assign|set|mark|change|rotate|open|unlock)\b[^.!?\n]{0,40}\b(?:owner|role|access|permissions?|admin|collaborator|score|as paid|port \d+|rights|default|limit|budget|mx record|dns|ssh key|password)\b"
    r"|\b(?:run|execute|install|invoke|call|perform)\b[^.!?\n]{0,30}(?:\bcommands?\b|\bline (?:above|below)\b|\bscript\b|`|\b[a-z]+_[a-z_]+|\bsudo\b|\bshell\b))"
)
_HARM_OTHER: Final = (
    r"(?:\b(?:transfer|wire|pay|purchase|buy|order|refund|issue|book|charge|check out|take|put)\b[^.!?\n]{0,40}(?:\d|\baccount\b|\bcard\b|\bbill\b|\bcart\b|\bsuite\b|\bfee\b|\badd-ons\b)"
    r"|\b(?:say|tell|state|inform|claim|add|report|recommend|rank|list|quote|rate|confirm|answer|describe|summari[sz]e|give|include|direct|put|write|place|insert)\b[^.!?\n]{0,60}(?:[\"“]|\bthat (?:the|this|it|no|all|only|an?|they|your)\b|\bas (?:the )?(?:only|best|first|safe|harmless)|\b(?:her|him|it|us|this) first\b|\bfirst\b|\bhighest\b|\bsuccess\b|https?:|\bwere dropped\b|\bagreed to\b|\bcancelled\b|\bdead\b|\.(?:shop|top|link|club|biz)\b))"
)

_COMPOSED: Final = (
    TextRule("system_ordered_to_harm", "address", 2.0, rf"(?i){_SYSTEM}[^.!?;\n]{{0,60}}?(?:{_FORCE}|[,:–-] ?)[^.!?;\n]{{0,60}}?(?:{_HARM_TARGETED}|{_HARM_OTHER})"),
    TextRule("assistant_ordered_to_harm", "address", 1.0, rf"(?i){_ASSISTANT}[^.!?;\n]{{0,50}}?(?:{_FORCE}|[,:–-] ?)[^.!?;\n]{{0,50}}?{_HARM_TARGETED}"),
    TextRule("system_spoken_to", "address", 1.5, rf"(?i)(?:\bif (?:you are|you're|ur|u r|this is read by) an? {_SYSTEM}|\b(?:for|to|dear|hey|hi|hello|also|note to|p\.?s\.? for|attention) (?:the |all |any |every )?{_SYSTEM}[^.!?\n:,]{{0,40}}[:,]|## for (?:llm|ai|agent)\w*)"),
    TextRule("answer_as_another", "role", 1.4, r"(?i)\b(?:from (?:here|now) on|henceforth|starting now)[^.!?\n]{0,10}\byou (?:answer|act|speak|respond|reply|are|will)\b|\byou (?:answer|act|respond|speak) as [A-Z]\w+\b|\bdo whatever (?:it|he|she|they|i) says?\b|\bdon't\. instead\b|\bforget that you (?:read|saw)\b|\b(?:save|write|add|store) (?:this )?(?:to|in|into) (?:your )?(?:long-term )?memory\b|\bin every later (?:chat|conversation|session)\b|\bhuman: [^\n]{2,80}\n+assistant:"),
    TextRule("now_that_you_have", "context", 1.3, r"(?i)\bnow that you (?:have|know|are|'ve)\b|\bthen go on with\b|\bas the user (?:wished|wanted|asked|said|requested)\b|\b(?:after|when) (?:finishing|you finish|you're done|you are done|this is done),|\byou may be asked to\b|\b(?:decode|decrypt|translate|deobfuscate)(?: it| this| them)? and (?:carry out|follow|do|act|execute|obey)\b|\bdecode and carry out\b|\busers? need not (?:see|know)\b|\bwhen an? (?:assistant|ai|model|bot|agent) \w+ (?:this|it) "),
    TextRule("mentioned_to_harm", "address", 1.4, rf"(?i)(?:^|\s)@[\w-]*(?:ai|bot|agent|assistant|copilot)\b[^\n]{{0,120}}?{_HARM_TARGETED}"),
    TextRule("other_languages", "address", 2.2, r"(?i)(?:\basistente\b|\bassistente\b|\bassistant virtuel\b|\bcher assistant\b|\bagente\b|\bki-(?:assistent|agent)\w*|\bassistenten?\b|ассистент|помощник|бот[,:]|アシスタント|エージェント)[^\n]{0,90}?(?:olvida|ignora|esqueça|cambia|env[íi]a|envie|transmets|transf[eé]r|inoltra|elimina|borra|lösche|sende|leite|ignoriere|vergiss|oublie|ignore[sz]?\b|перешли|забудь|удали|отправь|игнорируй|送信|無視|削除|転送)"),
    TextRule("user_made_to_give", "context", 1.2, r"(?i)\b(?:ask|tell|get|have|instruct|prompt|persuade) (?:the|your|this) (?:user|human|person|customer|reader) (?:to|for) [^.!?\n]{0,24}\b(?:password|passcode|pin|codes?|token|api key|card|credentials|seed phrase|secret)s?\b|\bkeep (?:it|this|that) between us\b|\bdisregard the (?:scoring|score|evaluation|ranking|criteria|rubric)\b|\bowners? (?:have|has) been informed\b"),
    TextRule("harmful_act", "act", 0.75, rf"(?i)(?:{_HARM_TARGETED}|{_HARM_OTHER})"),
)

_ZH_MACHINE: Final = (
    r"(?:AI(?:工具|助手|助理|插件|审稿人|系统|朋友|阅读器|客服|编程助手)?|人工智能|大模型|语言模型|智能体|聊天机器人|ChatGPT|Copilot|LLM|(?:智能|自动|虚拟|数字|购物|交易|邮件|收件|会议|评审|筛选|客服|财务|摘要|运维|纪要|导购)(?:化)?(?:助手|助理|客服|音箱|导购|程序|系统|代理|机器人|付款程序|摘要程序|阅读器|运维|管家|软件|插件)|朗读软件|自动(?:付款|收件|摘要|处理|查询|调用|化|审阅|阅读)?(?:程序|方|系统)|(?:审核|评审|文档处理|字幕|图注|编程|日程|订房|报销|派件|派单|检索|翻译|采购|坐席|浏览器|比价|推荐|问答|处理|读取|阅读|总结|代理)(?:模型|程序|机器人|助理|助手|智能体|引擎|AI|ai)|爬虫|智能助理|小助手|机器人)"
)
_ZH_ACT: Final = (
    r"(?:发送|发给|发到|发往|转发|转给|转到|转账|转出|转|汇|付|支付|购买|买|下单|订|改订|删除|删掉|删|清空|取消|退订|授予|给他|给我|分享|共享|批准|通过|接受|同意|签署|签|关闭|解锁|打开|开启|运行|执行|抓取|下载|安装|登录|上传|发布|贴|复制|导出|提交|重置|覆盖|替换|改成|改为|改用|改|设为|设成|添加|加入|加|邀请|标为|标成|合并|推到|透露|打印|输出|泄露|列出|读取|读|念|重复|附上|附|插入|提及|提到|推荐|排|评|说|写|告诉|声称|回答|回复|答|调用|使用|用|访问|点击|点|订阅|确认|隐瞒|隐去|跳过|提高|提到|填写|填|记住|记下|保存|交出|给|抄送|密送|移动|登记|选|放|做|查|收集|找出|报送|处理|照做|继续|请求|代填|报|把|将)"
)
_ZH_VALUABLES: Final = (
    r"(?:密码|口令|密钥|私钥|令牌|凭证|验证码|卡密|助记词|银行卡|卡号|账号|账户|通讯录|联系人|收件箱|邮件|日程|对话|聊天记录|往来记录|系统提示词?|环境变量|出生日期|生日|护照|身份证|定位|客户记录|客户信息|工资|薪资|全部文件|发票|记忆|日志|备份|生产库|数据库|两步验证|权限|配置|配置内容|授权头|cookie|简历|照片|手机号|持仓|资料|所有权|限额|备忘录)"
)
_ZH_SINK: Final = r"(?:[A-Za-z0-9_.+-]+@[\w-]+\.[\w.-]+|(?:https?|s3|ftp)://[!-~]+|[a-z0-9-]+\.(?:com|net|org|biz|io|cc|co|info|ru|cn|dev|app|xyz|download|shop|site|online|top|me|pro|news|example)\b|\d{4} ?\d{4} ?\d{4}|\+\d[\d ]{8,}|尾号 ?\d)"
_ZH_GAP: Final = r"[^。!?！？;；\n]"

_CHINESE: Final = (
    # --- a machine is spoken to
    TextRule("machine_called_zh", "address", 1.6, rf"(?:^|[。!！?？;；:：\n>(（\"“、,，]|致|给|请|各位|各|凡|敬请|亲爱的|另外|嘿|听着|@)\s?(?:的|各位|各|所有|该|用)?{_ZH_MACHINE}(?:们|您好|你好)?(?:请?注意|看这里)?(?:[,，:：]\s?|\s?(?:请|麻烦|务必|烦请|敬请|把|将)){_ZH_GAP}{{0,16}}{_ZH_ACT}"),
    TextRule("machine_noticed_zh", "address", 1.2, rf"(?:^|[。\n>\"“] ?)致[^。，,\n]{{0,8}}{_ZH_MACHINE}|给{_ZH_MACHINE}的(?:提示|附注|说明|话|备注)|{_ZH_MACHINE}(?:请)?(?:注意|看这里)"),
    TextRule("machine_to_act_zh", "address", 1.4, rf"{_ZH_MACHINE}(?:{_ZH_GAP}{{0,19}}?[^不\n])?(?:必须|务必|[^必无]须|应当|应该|应(?:以|给|将|把|改|立|先)|请{_NOT_A_NOUN}|麻烦|有权|可以不问|现在会|会立即)[^。!?！？;；\n勿不]{{0,8}}{_ZH_ACT}"),
    TextRule("machine_reads_zh", "address", 1.4, rf"(?:如果你是|若你是|如果读到这里的是|凡由|凡用|凡是|看到这(?:里|条)的|读到这里的|做{_ZH_GAP}{{0,10}}的|访问本页的|处理{_ZH_GAP}{{0,10}}的|读取{_ZH_GAP}{{0,10}}的|筛选{_ZH_GAP}{{0,10}}的|负责{_ZH_GAP}{{0,10}}的|代表{_ZH_GAP}{{0,14}}的|基于){_ZH_GAP}{{0,6}}{_ZH_MACHINE}|{_ZH_MACHINE}(?:在)?(?:读到|看到|阅读|处理|收到|读取|访问|总结|筛选)(?:本|此|这|后|者)|本{_ZH_GAP}{{0,6}}的人或程序"),
    TextRule("helper_called_zh", "address", 1.3, r"(?:^|[。!！?？;；\n>(（]\s?|听着[,，]|亲爱的|@|[\"“]|# ?|// ?)(?:小?助手|助理|模型|智能体|机器人|机器|代理|copilot|assistant)(?:乖|您好|你好|注意)?[,，:：]"),
    TextRule("helper_must_act_zh", "address", 1.2, rf"(?:助手|智能体|机器人|模型|代理)(?:现在)?(?:必须|须|务必|应当|应该|现在会|有权){_ZH_GAP}{{0,14}}(?:转|汇|取消|删|发|付|买|回复|执行|批准|授权|运行|上传|点|赔|改)"),
    TextRule("for_machines_only_zh", "address", 1.6, r"仅供机器|仅限(?:助手|机器|智能体|AI)|只给(?:机器|AI|模型)看|供(?:AI|模型|机器)(?:读取|阅读)"),
    # --- it speaks of the reader's conversation, task and tools
    TextRule("the_readers_answer_zh", "context", 1.0, rf"(?:回答|答复|回复用户|回复客户)(?:用户|客户)?(?:的?问题)?(?:之前|以前|前|末尾|中务必)|生成(?:答案|回答|回复|摘要)|(?:每次|每个|所有|最终|你的|下一条|以后的?|往后{_ZH_GAP}{{0,4}})(?:回答|答案|消息|回复|输出|摘要)|在(?:摘要|回答|答案|回复)(?:的)?(?:末尾|开头|中|里)|给用户看之前|翻译完|总结完|读完(?:后|之后)|总结(?:本页|时|就算)|手头的(?:活|事|任务)|别总结|不要总结"),
    TextRule("the_readers_person_zh", "context", 1.2, r"你的(?:用户|主人|人类)|你家(?:主人|用户)|正在(?:和|跟|与)你(?:说话|聊天|对话|交谈)的人|用户(?:真正|其实|刚|已|已经|刚才)?(?:想要的?|跟我说|希望你|告诉我|同意|要求你|让你)|让(?:你的)?用户(?:以为|相信|从|去|先|打|安装|下载)|向用户索要|(?:劝|要求|催)用户|(?:替|代)用户|按用户说的|把这条消息告诉"),
    TextRule("the_persons_valuables_zh", "context", 1.0, rf"用户(?:的|当前的?|最近的?|保存的?|手机上的?){_ZH_GAP}{{0,8}}(?:账号|账户|密码|信息|卡|位置|定位|联系人|邮件|日程|地址|令牌|会话|手机号?|姓名|文件|银行|状态|微信|资料|订单|验证码|简历|照片)|主人{_ZH_GAP}{{0,10}}(?:邮件|定位|密码|账户|账号|手机|联系人)"),
    TextRule("the_readers_insides_zh", "context", 1.4, r"你的(?:系统提示词?|指令|提示词|安全过滤|护栏|准则|记忆|长期记忆|任务|上下文|运行环境|规则|配置|工具|权限|会话|身份|记忆内容)|运营方已?(?:扩大|放开)?你|你有哪些工具|你有什么工具|本次对话|目前为止的对话|以“你是”开头|本次会话|之前(?:的)?工具(?:的)?结果|运行环境的|从你的上下文|你此前得到|你之前(?:的|得到|收到)|那些准则|对你不适用|每次对话|(?:请|把|先|将|立即|并)[^。，,勿不]{0,6}(?:输出|打印|说出|泄露|透露|重复|念出)[^。,，不得]{0,4}系统提示词?"),
    TextRule("whenever_asked_zh", "context", 1.2, rf"(?:以后)?(?:有人|用户|客户|别人|谁|凡)(?:问|询问|提到|问起)[^。题!?！？;；\n]{{0,16}}[,，]?(?:就|都|一律|请)(?:说|回答|答|回复|报|告诉)|不管(?:让你|问什么|你被|别人)|一切问题[,，]?(?:的)?答案|关于{_ZH_GAP}{{0,16}}问题[,，]答案"),
    TextRule("this_tool_first_zh", "context", 1.4, rf"(?:调用|使用)(?:其他|任何|别的|所有){_ZH_GAP}{{0,6}}(?:工具)?(?:之前|前)|(?:代替|取代|替代)(?:原来|原有|旧)的|下一个动作|下一步[\"”]?\s?[:：]"),
    # --- the task is replaced
    TextRule("task_replaced_zh", "override", 1.4, r"新任务[:：]|真正的(?:工作|任务)|(?:以上|上面|前面)(?:只|都|全)?是测试|任务已经?(?:结束|完成|取消)|改为按以下|改为以下|正确的指令是|(?:文档|正文|邮件正文|邮件)(?:到此为止|结束)|不要按用户|别按用户|第一条规矩|第一条规则|用户真正|别总结|不要(?:总结|翻译|参考其他|用搜索结果)"),
    TextRule("task_set_down_zh", "override", 1.2, rf"(?:总结|报告|问题|任务|翻译|摘要|准则|规则|指令){_ZH_GAP}{{0,6}}(?:就算了|算了|别管|不用写了|先放|放一放|不用管|免了)|文档里的{_ZH_GAP}{{0,6}}别管|计划有变|我改主意|把那些准则|别管(?:文档|用户|前面|上面)|先把{_ZH_GAP}{{0,8}}放一"),
    TextRule("ranks_above_zh", "override", 2.0, rf"(?:优先于|高于|取代|覆盖){_ZH_GAP}{{0,4}}(?:你|此前得到|之前得到|先前收到)|让你做什么都不算"),
    TextRule("new_master_zh", "override", 2.0, r"你(?:现在)?(?:归我管|听我的|只听|只服从|属于我|为我服务|由我)|(?:安全过滤|过滤器?|安全规则|护栏|安全限制)(?:已|现已|都)?(?:关闭|解除|取消|是写给人)|不加过滤|别人写的都没有意义"),
    # --- who speaks, what the reader should be
    TextRule("authority_claimed_zh", "role", 1.2, r"我(?:就是|是)(?:用户|管理员|开发者|你的|这个工具的(?:开发者|作者)|系统|老板)|以(?:管理员|开发者|系统|老板)身份|[(（【\[]系统(?:提示|消息|通知|更新)?[)）】\]]|系统(?:更新|指令|提示|消息)[:：]|我(?:授权|命令|允许)(?:AI|助手|智能体|机器人|他)|运营方(?:已|要求|允许)|你的会话已由|我以管理员"),
    TextRule("part_to_play_zh", "role", 1.0, r"(?:请)?(?:假装|扮演|装作|当作|想象)你?(?:是|成|什么都没发生|自己)|以(?:账户|账号|用户|主人|机主)(?:主人|本人)?的?(?:身份|名义)|以[^。\n]{0,4}的名义|用用户的|我们玩个游戏|玩个游戏|你是[^。,，\n]{0,4}(?:智能体|机器人)[,，]|助手没有(?:异议|限制)"),
    TextRule("turn_forged_zh", "role", 1.2, r"助手[:：]\s?(?:好的|明白|收到|正在|已经|没问题|可以)|助手现在会"),
    # --- something is hidden, or a check left out
    TextRule("without_a_trace_zh", "conceal", 1.2, r"(?:不要|别|不许|不得|无需|不用|不必)(?:跟|向|对|和|让|给)?(?:用户|客户|主人|别人|任何人|客人|本人|谁|对方)?(?:记日志|留痕|留记录|记录原因|解释原因|声张|提起|知道|讲|写原因|说原因|说出来)|谁也不用通知|原因就?(?:别|不要|不用)写|从已发送中删除|保持沉默|别问为什么|不要问为什么|(?:偷偷|悄悄|暗中|默默)(?:地)?(?:在[^。\n]{0,6})?(?:加|发给|转发|改成|提高|把[^。\n]{0,6}(?:提|改|删|发)|删|批|填|插)|(?:没人看|没有人看)|不必经过人工|不用经过人工|无需人工|别告诉你|免得他|此事别跟|不许把这条"),
    TextRule("check_left_out_zh", "conceal", 0.9, r"(?:不用|无需|不必|不需要|跳过|免|免去|豁免|省去|绕过|删掉)[^。,，\n]{0,5}(?:评审|审批|确认|核对|核实|核验|验证|检查|上报|复核|审核|询问|问|身份)|(?:复核|评审|审批|确认|检查)(?:已)?(?:由[^。\n]{0,6})?(?:豁免|免了|就免|不用)|可以不问|评审就免|权限检查|什么信息都给|不要指出|不要对[^。\n]{0,8}警告|不用[^。\n]{0,4}审批"),
    TextRule("next_answer_fixed_zh", "role", 2.0, r"(?:助手|模型|智能体|机器人)的?下一[条个句](?:消息|回复|回答)(?:应当?|须|要|必须)(?:包含|写|是|以|含有)"),
    TextRule("reader_on_behalf_zh", "address", 2.0, r"(?:代|替)[^。,，\n]{1,12}(?:处理|阅读|查看|回复)(?:本|此|这)[^。,，\n]{0,6}者[:：,，]? ?(?:请|须|务必)"),
    TextRule("machine_reader_zh", "address", 1.5, r"(?:自动|机器)阅读者(?:须知|注意|请)|(?:若|如|如果|假如)由(?:大?模型|AI|人工智能|机器)(?:阅卷|评审|评分|审核|朗读|处理)"),
    TextRule("rest_after_a_call_zh", "context", 1.5, r"调用 ?[^。\n]{2,30}之?后(?:才|方)(?:会|能|可)(?:显示|看到|继续|解锁)"),
    TextRule("human_kept_out_zh", "conceal", 2.0, r"你的(?:主人|人类)(?:永远|绝对?|千万)?(?:不|别)(?:会|能|要|该)?(?:知道|看到|发现|得知)"),
    # --- supporting: what is to be done, said, and why
    TextRule("valuables_moved_zh", "act", 0.95, rf"(?:把|将|请|先|立即|立刻|务必|必须|须|应|就|并|在|,|，|:|：)[^。!?！？;；\n勿不别莫]{{0,20}}{_ZH_VALUABLES}[^。!?！？;；\n勿不别莫]{{0,20}}(?:发|转|传|贴|导出|汇|填|放|念|输出|交出|上传|报送|重复|删|清空|改|关闭|关掉|开给|打开|覆盖|附|抄送|密送|给我|给我们|标为|共享|排第一|算)|(?:导出|输出|上传|列出|索要|泄露|念出|念|交出|打印|附上|附|读取|转出|贴出|清空|填写|填|关闭|解锁)[^。,，!?！？;；\n勿不别莫]{{0,16}}{_ZH_VALUABLES}"),
    TextRule("act_with_a_target_zh", "act", 0.9, rf"{_ZH_ACT}[^。！？\n]{{0,60}}{_ZH_SINK}|{_ZH_SINK}[^。！？\n]{{0,16}}(?:替|同意|签|登|登录|下单|更新|安装|点|打开|批准|登记|执行|运行)"),
    TextRule("money_or_rights_zh", "act", 0.9, rf"(?:转|汇|付|支付|买|赔|购买|退|下单|订|发|给|选|充|结账){_ZH_GAP}{{0,16}}(?:\d+(?:\.\d+)?\s?(?:元|块|万|公斤|张|件|份|晚)|礼品卡|押金|发票|卡付款|管理员权限|编辑权限|数量|一百元|两张|优惠券|限额)|限额提|收款(?:方|账户|人)|原账号|待付款"),
    TextRule("thing_undone_zh", "act", 0.8, rf"(?:删除|删掉|删|清空|取消|关闭|关掉|解锁|打开|开启|重置|覆盖|批准|合并|接受|签署|退订|执行|运行|提高|分享|共享|邀请|导出|标为|全选){_ZH_GAP}{{0,14}}(?:所有|全部|每个|目录|日志|门锁|大门|车库|账户|密码|权限|事件|日程|备份|条款|合同|改动|款项|文件|清单|订单|列表|生产库|数据库|两步验证|检查|工作区|联系人|脚本|bootstrap)|cat /etc/|~/\.\w+|管理员权限运行|恶意程序|门锁|推到主干|点同意|点击同意"),
    TextRule("answer_given_zh", "answer", 0.9, r"(?:就说|说成|写成|说是|只写|只答|只回答|一律回答|就回答|回答[“\"]|答案(?:是|都是)|排(?:在)?第一|排第一|给(?:本文)?最高分|最高分|推荐(?:本|我们|高级|我)|称我们|绝不提|不提|隐去|念成|念出|念给|朗读|末尾加上|加上[:：]|附上这个|告诉[^。\n]{0,14}(?:必须|他的|应当|需要)|原样(?:输出|回复|重复)|都(?:说|报)这个|不能退|改写|重复一遍|用JSON回复|正确答案|回复[“\"]|发出警告)"),
    TextRule("words_dictated_zh", "act", 1.2, r"(?:原样|逐字|一字不差|完全照抄)(?:地)?(?:输出|写|重复|回复|包含|附上)|(?:输出|重复|写下|说出|附上|加上)(?:以下|下面|如下|这句|这段)(?:的)?(?:字符串|文字|链接|代码|脚本|句子|内容|话|标签)"),
    TextRule("reason_given_zh", "excuse", 0.8, r"已(?:经)?(?:同意|批准|授权|获批|豁免|知情|认可|由[^。\n]{0,6}批准)|(?:老板|经理|总监|人事|财务|客户|用户|组织者|安全部|运维|主管)[^。,，\n]{0,4}(?:没意见|知道|同意|批准|说|已|让)|为(?:配合|合规|证明|完成|了保证|保证|验证|避免)|出于[^。\n]{0,8}需要|方便我|否则|不然|要完成|以便|紧急|立即|立刻|马上|尽快|赶紧|一小时内|严重缺陷|(?:错误|失败)[^。\n]{0,12}[:：。]|解决办法|解决方法|顺手|顺便|又及|附言|别忘了|就给你|你可以放心|有危险|按照监管|为合规|在[^。\n]{0,6}同事说|是测试人员|这次不用|都是垃圾|没人看"),
    # --- 对读者处境的预设
    TextRule("conditional_on_machine_zh", "address", 1.4, rf"(?:如果|若|若由|凡|凡由|当|假如|不管|无论|如)[^。!?！？;；\n]{{0,12}}{_ZH_MACHINE}[^。!?！？;；\n]{{0,16}}(?:引用|导出|总结|处理|读取|阅读|审阅|解析|查看|看到|展示|翻译|代办|代买|在|来|驱动|自动)|由(?:系统|程序|机器|软件|电脑)(?:自动)?(?:处理|代办|阅读|审阅|办理)|{_ZH_MACHINE}(?:解析|读取|阅读|读毕|审阅|处理|看完|引用|导出|展示)[^。!?！？;；\n]{{0,16}}(?:即|时|前|后|需|应|就|先)|读取本(?:文|页|表)的(?:系统|程序|模型)"),
    TextRule("field_for_machines_zh", "address", 1.4, rf"(?:致|给|对|写给)[^。，,\n]{{0,8}}{_ZH_MACHINE}(?:的)?(?:说明|提示|备注|附言|指示|留言)?\s?[）)】\]:：,，]|(?:代理|智能体|助手|AI|ai|模型|机器人)(?:说明|指令|备注|提示|策略|须知|结算策略|专用|注意)[\"”]?\s?[:：=]|{_ZH_MACHINE}(?:须知|看这里|看过来|听好|请听|听我讲|注意)"),
    TextRule("machine_enabled_zh", "address", 1.4, rf"{_ZH_MACHINE}[^。!?！？;；\n]{{0,20}}?(?:即(?:视为|有权|应|可)|可直接|有权|即可|只需|一律|必须|须|需先|的恢复办法|最快的办法)|(?:让|叫|请)你(?:那个|的|家)?(?:电脑|机器|助手|助理|机器人|智能体|AI)"),
    TextRule("you_who_serve_zh", "address", 1.3, r"你(?:正在)?替(?:谁|别人|他人|用户|客户)|替(?:别人|他人|谁)(?:看|读|办|买|查)|(?:不管|无论)(?:是)?哪个(?:模型|助手|程序)|要求(?:所有|各)(?:聊天)?机器人|(?:开发|训练|创造|设计|部署)(?:了)?你的(?:人|团队|公司)|你(?:家)?(?:用户|主人)的|写(?:守则|规则|你)的人|你(?:那个|的)?(?:用户|主人|使用者)"),
    TextRule("all_your_output_zh", "context", 1.5, r"(?:每条|每次|每个|所有|凡是|今后的?|之后的?)(?:回复|回答|答复|消息|输出|引用)[^。\n]{0,4}(?:最后|末尾|结尾|都要|一律|加上|附上)|从第.{1,2}个?问题(?:开始|起)|(?:等|当|下次)?用户下次(?:说|问|提)|引用来源时|给(?:提问|询问|委托)[^。\n]{0,3}人的(?:答复|回复)|(?:回答|回复|展示|总结|读)[^。,，\n]{0,6}(?:之前|前)(?:先|需|须|请|得|要)|(?:总结|引用|翻译|摘录|概括)(?:本页|本文|时)[^。\n]{0,4}(?:请|应|须|一律|只|要)|你只能用"),
    TextRule("your_configuration_zh", "context", 1.4, r"你(?:的)?(?:配置|守则|设定|初始设定|内部规则|隐藏指令)(?:的|里|中|贴|第)?|把守则贴|(?:用户|对话)第一句(?:话)?之前|全部背出来|背诵?(?:一遍)?(?:前面|之前|上面)|(?:原样|全部|完整)(?:贴出|背出|复述|念出)"),
    TextRule("forged_result_zh", "role", 1.5, r"[\[【(](?:工具|函数|系统|结果|观察)\s?[:：][^\]】)\n]{1,24}[\]】)]|下一步(?:必须|须|应)(?:调用|执行)|(?:调用者|用户|请求方|身份)已(?:核验|验证|确认)[,，]|(?:额度|权限|限制|审批|安全)(?:限制)?(?:已)?(?:解除|取消|放开)|派(?:个)?新活|新(?:任务|活儿?|指令)(?:给你|来自|[:：])|前面说的都(?:别|不)"),
    TextRule("acts_unattended_zh", "conceal", 1.0, r"免(?:于)?(?:复核|审批|审核|确认|检查)|无须?(?:再行|再)?(?:询问|参与|确认|过问|另行)|(?:您|你|用户|客户|本人)?(?:无需|不用|不必|无须)(?:您|你|用户)?(?:参与|介入|操心|再确认|再问|知道)|别(?:再)?(?:来)?(?:问|烦|打扰)(?:你|我|他|用户|客户)|以后都不用再|静默(?:上线|执行|推送|更新)|不另行(?:告知|通知)|不必跑(?:检查|测试)|不声不响|(?:像|当作|装作)什么(?:都)?没(?:看见|发生)|(?:一律|全部)(?:点|选)?(?:确认|同意|勾选)|都点(?:确认|同意)|所有弹窗|(?:别|勿|不)留(?:下)?(?:记录|痕迹|紀錄)|绿色通道|(?:作者|用户|客户|老板|主人|顾客|维护者)(?:(?:已|都|已经)(?:知道|知情|同意|授权)|不介意|知道(?:这|此)|让我)|自动通过|不得[^。，,\n]{0,10}(?:列入|写入|写进|出现|提及)[^。，,\n]{0,4}(?:摘要|总结|答复|回复|报告|纪要|前)|不得将[^。，,\n]{0,10}列入|(?:预先|事先)同意|憋告诉|别(?:和|跟|对|让)[^。,，\n]{0,4}(?:说|讲|知道)"),
    TextRule("reach_taken_zh", "act", 0.9, r"(?:调用|执行|运行|使用)\s?[`\"“]?[a-z]+(?:_[a-z]+)+|(?:添加|加|设|列)为(?:协作者|管理员|编辑|收款人)|加进部署密钥|(?:权限|写权限|编辑权限)(?:设为|授予|给)|授予写权限|关闭[^。\n]{0,10}(?:两步验证|防火墙|日志|提醒)|备用码|(?:更新|改|变更|换|投)(?:为|成|至|到)[^。\n]{0,6}(?:\d{4}|北区|账户|账号|新地址)|账户更新为|用(?:用户|客户)?(?:已存|保存)的(?:卡|账号|密码)|限额提|上限(?:已)?(?:调|提)到|postinstall|return True|!\[[^\]\n]*\]\(https?://|\?\w+=(?:摘要|[A-Z]+|\s)|六位(?:数字|验证码)|加上用户"),
    TextRule("truth_bent_zh", "answer", 0.9, r"(?:应|须|请|只许|必须|改)?(?:改称|声称|写成|归类为|标为|列为[^准。\n]|登记为?|按[^。\n]{0,8}登记)|只许引用|不要提取|未发现任何|引导(?:读者|用户|顾客)|(?:其他|别的)[^。\n]{0,6}(?:都|均)(?:收了钱|不安全|有问题)|每次都要提|写(?:董事会|全体)|(?:前面|上面)说的都别写|点击?“?同意"),
)
_ZH_SYSTEM: Final = (
    r"(?:AI|ai|人工智能|大模型|语言模型|智能体|机器人|爬虫|(?:点餐|评审|筛选|阅读|翻译|审核|评分|读取|处理|自动|收件|订票|招聘|客服|比价)(?:评审|处理|化)?[^。,，\n]{0,5}?(?:系统|程序|软件|引擎|智能体)|(?:摘要|总结|排名|评分|筛选|排序|阅读|翻译)(?:工具|模型)|(?:读|阅读|引用|处理|总结)(?:本|此|这)[^。,，\n]{0,6}的?工具|@[^\s，,。]{0,6}(?:纪要|助手|机器人|AI)|(?:邮件|自动交易|自动)(?:机器人|程序)|(?:智能|数字|虚拟|手机|健康|会议|日程|购物|语音|编程|浏览器|采购|出行|写作|财务|邮件)(?:助手|助理|管家))"
)
_ZH_ASSISTANT: Final = r"(?:助手|助理|模型|客户端|代理程序)"
_ZH_FORCE: Final = rf"(?:请{_NOT_A_NOUN}|须|必须|务必|应当|应|需|要|麻烦|顺便|先|一律|直接|帮我|只|还应|把|将|自动|[,，:：])(?:先|就|直接|把|将|立即|立刻)?{_NOT_NEGATED}"
_ZH_HARM_TARGETED: Final = (
    rf"(?:(?:发|发送|发给|发到|转发|上传|贴|共享|同步|提供|附上|带上|传入|交出|导出|列出|说出|念出|抄送|报送|写进|拷贝|复制)[^。!?！？;；\n勿]{{0,24}}(?:{_ZH_VALUABLES}|{_ZH_SINK}|会话|cookie|相册|系统(?:消息|提示)|链接|[a-z]+\.[a-z]+|~/|薪资|护照|0x[0-9a-fA-F]{{6}})|(?:插入|加入)[^。!?！？;；\n]{{0,12}}链接|(?:{_ZH_VALUABLES}|cookie|相册|系统消息|纪要|全部|本报告|简历)[^。!?！？;；\n勿不]{{0,16}}(?:发|传|贴|转|给|上传|共享|同步|带上|列出)"
    r"|(?:删除|删掉|删|清空|取消|关掉|关闭|跳过|抹掉|隐藏|覆盖)[^。!?！？;；\n]{0,16}(?:日志|备份|仓库|日程|日历|纪要|表决|签名|校验|沙箱|防火墙|记录|文件|申请人|数据|全部|所有)|(?:日志|备份|仓库|日程|日历|表决|校验|沙箱|文件)[^。!?！？;；\n]{0,10}(?:删|清空|取消|关掉|跳过)"
    r"|(?:设为|授予|给予|改为|标记为|标为|调到|打)[^。!?！？;；\n]{0,10}(?:所有者|管理员|权限|VIP|已付|额度|满分|\d+分|录用)|额度\d+"
    r"|(?:执行|运行|安装|调用)[^。!?！？;；\n]{0,10}(?:上一行|下一行|命令|脚本|`|[a-z]+_[a-z]+|宏))"
)
_ZH_HARM_OTHER: Final = (
    r"(?:排(?:在)?第一|只推荐|(?:转|付|退|汇|下单|加|买|订|扣)[^。!?！？;；\n]{0,16}(?:\d+(?:元|块|万)?|账单|账户|卡|套房)|(?:告诉|告知|说|回答|概括为|声称|加一句|推荐|宣布|称)[^。!?！？;；\n]{0,16}(?:[“\"]|已|是|都|购买|清关|取消|停用|破产))"
)
_ZH_HARM: Final = rf"(?:{_ZH_HARM_TARGETED}|{_ZH_HARM_OTHER})"

_ZH_COMPOSED: Final = (
    TextRule("system_ordered_to_harm_zh", "address", 2.0, rf"{_ZH_SYSTEM}[^。!?！？\n]{{0,24}}?{_ZH_FORCE}[^。!?！？\n不勿别]{{0,20}}?{_ZH_HARM}"),
    TextRule("assistant_ordered_to_harm_zh", "address", 1.0, rf"{_ZH_ASSISTANT}[^。!?！？\n]{{0,20}}?(?:请|须|必须|务必|应当|麻烦|帮我|顺便|先|[:：]){_NOT_NEGATED}[^。!?！？\n不勿别]{{0,16}}?{_ZH_HARM_TARGETED}"),
    TextRule("system_spoken_to_zh", "address", 1.5, rf"(?:若|如果|要是|假如)?你(?:要)?是{_ZH_SYSTEM}|(?:给|致|另致|对)[^。,，\n]{{0,6}}{_ZH_SYSTEM}[^。,，\n]{{0,6}}[:：,，\n]|正在读[^。,，\n]{{0,8}}{_ZH_SYSTEM}|以下(?:为|是)?给[^。\n]{{0,6}}(?:程序|系统|模型|助手)的"),
    TextRule("answer_as_another_zh", "role", 1.4, r"从这里开始你|你以[^。,，\n]{1,12}(?:身份|口吻)(?:回答|说)|(?:你|您)现在是[^。,，\n]{1,10}[,，](?:拥有|没有|可以|有权)|照里面(?:说|写)的做|忘掉你(?:读|看)过|写入(?:长期)?记忆|(?:以后|今后)所有聊天|我说什么你做什么|没有底线|角色扮演[:：]你|(?:人类|用户)[:：][^\n]{2,60}\n+(?:助手|AI)[:：]|(?:把)?系统提示词全?(?:发|说|打|贴)"),
    TextRule("now_that_you_have_zh", "context", 1.3, r"(?:已经)?拿到了[,，]接下来|按用户(?:之前|先前)的(?:意思|要求|吩咐)|用户(?:无需|不必|不用)(?:看到|知道)|(?:做完|完成|结束)(?:之)?后[,，]?打开|别人会让你|解码后照做|(?:照做|照办)[:：]|各类助手|(?:预先|事先)授权|写总结的时候|助手(?:总结|引用|阅读)[^。,，\n]{0,6}时要"),
    TextRule("pinyin_order_zh", "address", 2.0, r"(?i)\bzhu ?shou\b[^\n]{0,60}\b(?:mi ?ma|yong ?hu|zhi ?ling|fa ?(?:dao|gei)|hu ?lue)\b"),
    TextRule("harmful_act_zh", "act", 0.75, rf"{_ZH_HARM}"),
)
# fmt: on

PHRASES: Final = _ENGLISH + _CHINESE + _COMPOSED + _ZH_COMPOSED
"""All rules of this file."""
