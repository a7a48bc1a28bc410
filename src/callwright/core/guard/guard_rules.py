"""The rules of the guard: one table of patterns, linear-time (RE2 syntax), English and Chinese.

May not know the consequence of a match. Weights: 3 addresses the model unmistakably · 2 an instruction that a text
for people rarely holds · 1 suspicious only together with others. Gaps are short, because every character of a gap is a state.
"""

from typing import Final, Literal

from msgspec import Struct

RuleFamily = Literal[
    "injection", "key", "secret", "mask", "coded", "about", "internal", "label", "pair", "random", "card"
]
"""``key`` private key material · ``secret`` credentials · ``mask`` hidden text: look again without the mask · ``coded`` the same for base64 · ``about`` the
text talks about attacks · used by the net only: ``internal`` what an error text must not show · ``label`` a word that announces a secret · ``pair`` a
name and a password of a connection · ``random`` a run that may be a key · ``card`` digits that may be the number of a card."""


_BLANK_PATTERN: Final = r"(?:\s|\\[nrt]|\\){1,12}"


class GuardRule(Struct, frozen=True):
    """One pattern. ``weight`` counts for injections only."""

    name: str
    family: RuleFamily
    pattern: str
    weight: int = 0

    @property
    def blank_tolerant_pattern(self) -> str:
        """Return the pattern with every blank matching any run of blanks: text is wrapped, indented and escaped twice."""
        return self.pattern.replace(" ", _BLANK_PATTERN) if self.family == "injection" else self.pattern

    @property
    def grouped_pattern(self) -> str:
        """Return the pattern as one group, to which more can be appended."""
        return f"(?:{self.pattern})"


# fmt: off
_WORD_GAP = r"[\w\s,'\":*#\\]{0,32}"
_ZH_GAP = r"[^。\n]"

INJECTION_RULES: Final = (
    GuardRule("chat_template", "injection",
        r"<\|(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id)\|?>|\[/?INST\]|<</?SYS>>", 3),
    GuardRule("ignore_previous", "injection",
        r"(?i)\b(?:ignore|disregard|forget|override|bypass|discard)\b" + _WORD_GAP
        + r"\b(?:previous|prior|above|earlier|preceding|all|your|any|other)\b" + _WORD_GAP
        + r"\b(?:instruction|prompt|direction|command|rule|guideline|directive|order|polic)", 3),
    GuardRule("ignore_previous_other", "injection",
        r"(?i)\b(?:olvida|ignora|ignorez|oubliez|ignoriere|vergiss|ignore)\b[\w\s]{0,16}\b(?:instrucciones|instructions|anweisungen|instruções|istruzioni)\b"
        r"[\w\s]{0,4}\b(?:anterior|précéd|vorherig|precedent)", 3),
    GuardRule("message_to_model", "injection",
        r"(?i)\bimportant (?:message|instructions?|note|notice|information)\b[^.]{0,40}\b(?:ai|assistant|language model|llm|agent|chatbot|gpt|claude|gemini)\b", 3),
    GuardRule("information_tag", "injection",
        r"(?i)<(?:information|important|system|admin|instructions?)>\s{0,4}(?:this is|before|you |ignore|read|use )", 3),
    GuardRule("before_the_task", "injection",
        r"(?i)\bbefore you can solve the task|\bafter you do that, you can solve|\byour (?:new|real|actual) (?:task|goal|instructions?|objective) (?:is|are)\b", 3),
    GuardRule("system_line", "injection",
        r"(?:\bSYSTEM\b|(?i:(?:^|[\"\n>#*(.!-])\s{0,3}(?:system|developer|admin|assistant)[\s_]?(?:message|prompt|override|update|note)?))(?:\W|\\n){1,12}(?i)"
        r"(?:new (?:policy|instruction|task|rule)|you (?:must|are now|should|will)|ignore|override|the user (?:has|wants))", 3),
    GuardRule("system_message", "injection", r"(?i)#{2,}\s?\(?system[_\s](?:message|prompt|override)\)?", 3),
    GuardRule("new_role", "injection",
        r"(?i)\byou are (?:now|no longer)\b[\w\s]{0,16}\b(?:mode|bot|ai|assistant|dan|unrestricted|bound|operating|acting|root|admin)", 3),
    GuardRule("unlocked_mode", "injection",
        r"(?i)\b(?:operating|running|enter|switch|enable|activate)\w{0,3}\b[\w\s]{0,12}\b(?:developer|god|dan|debug|jailbreak|unrestricted) mode\b", 2),
    GuardRule("behind_the_user", "injection",
        r"(?i)\b(?:do not|don't|never|without)\s(?:tell|inform|mention|notif|alert|ask|reveal)\w{0,5}\b[\w\s]{0,12}\buser\b", 2),
    GuardRule("reveal_prompt", "injection",
        r"(?i)\b(?:reveal|print|show|repeat|output|leak|send)\b[\w\s]{0,16}\b(?:system prompt|initial prompt|hidden prompt|your instructions)", 2),
    GuardRule("include_in_response", "injection",
        r"(?i)\binclude (?:in|at the end of) your (?:response|answer|reply)\b|\b(?:in|at the end of) your (?:response|answer|reply|summary)[,\s]{1,12}(?:include|add|say|repeat|write)\b"
        r"|\bmodify your (?:answer|response)\b", 2),
    GuardRule("order_to_model", "injection",
        r"(?i)\b(?:ai|llm)[\s-](?:assistant|agent|model|system)s?\b[,:]? (?:you )?(?:must|please|needs to|has to|is required to|reading this)\b"
        r"|\bassistant\b[,:] (?:please |you must |now )?(?:call|send|delete|run|transfer|execute|forward|use|ignore)\b", 2),
    GuardRule("call_this_tool", "injection",
        r"(?i)\b(?:call|invoke|execute)\b (?:the )?(?:tool |function )?[`'\"]?[a-z]{2,20}_[a-z_]{2,30}\b[^.\n]{0,60}\b(?:before|immediately|first|next|now|on|with|and)\b", 1),
    GuardRule("must_call", "injection", r"(?i)\byou must (?:now |first |immediately )?(?:call|invoke|execute|run)\b", 2),
    GuardRule("image_beacon", "injection",
        r"(?i)!\[[^\]\n]{0,40}\]\(\s?https?://[^\s)]{1,100}[?&][^\s)=]{1,24}=[^\s)]{0,40}[\[{<]", 2),
    GuardRule("hidden_comment", "injection",
        r"(?i)<!--[^>]{0,60}\b(?:ai|assistant|ignore|instructions?|system prompt|llm)\b", 2),
    GuardRule("zh_ignore", "injection",
        r"(?:忽略|无视|無視|忽視|忘记|忘掉|抛开|不要理会|不用管)" + _ZH_GAP + "{0,8}(?:之前|以前|先前|上面|上述|以上|所有|一切|全部|此前|原有|你的)?" + _ZH_GAP
        + "{0,8}(?:指令|指示|规则|規則|提示词|命令|设定)", 3),
    GuardRule("zh_void", "injection", r"(?:之前|以前|先前|上述|原有)的?(?:规则|指令|限制|设定)" + _ZH_GAP + "{0,4}(?:作废|无效|失效|取消)", 3),
    GuardRule("zh_role", "injection",
        r"(?:从现在起|从现在开始|现在进入|请你扮演|你现在是)" + _ZH_GAP + "{0,16}(?:只服从|模式|没有|不受|限制|DAN|命令)", 3),
    GuardRule("zh_order", "injection",
        r"(?:AI|助手|智能体|大模型|人工智能)" + _ZH_GAP + "{0,16}(?:必须|须|请|立即|应当)" + _ZH_GAP
        + "{0,12}(?:调用|执行|发送|转账|发给|抄送|全文|删除|授予|输出|导出|优惠券)|请(?:助手|AI|智能体)" + _ZH_GAP + "{0,8}(?:调用|执行|发送|删除|转账)", 3),
    GuardRule("zh_send", "injection",
        r"(?:把|将|將)" + _ZH_GAP + "{1,30}(?:发送|发给|发到|转发|上传|匯出|导出|抄送)[到至给]?" + _ZH_GAP + r"{0,12}(?:@|https?://|webhook\.)", 2),
    GuardRule("zh_reveal", "injection", r"(?:输出|泄露|透露|打印|显示)" + _ZH_GAP + "{0,8}(?:系统提示词|系统提示|提示词|初始指令)", 3),
    GuardRule("zh_behind", "injection", r"不要(?:告诉|通知|提醒|询问)" + _ZH_GAP + "{0,4}用户", 2),
)

SECRET_RULES: Final = (
    GuardRule("private_key", "key", r"-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY"),
    GuardRule("aws", "secret", r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b"),
    GuardRule("github", "secret", r"\bgh[pousr]_[A-Za-z0-9]{30}|\bgithub_pat_[A-Za-z0-9_]{30}"),
    GuardRule("gitlab", "secret", r"\bglpat-[\w-]{20}"),
    GuardRule("slack", "secret", r"\bxox[abprs]-[A-Za-z0-9-]{10}"),
    GuardRule("google", "secret", r"\bAIza[\w-]{35}"),
    GuardRule("model_provider", "secret", r"\bsk-(?:proj-|ant-)?[A-Za-z0-9_-]{20}"),
    GuardRule("stripe", "secret", r"\b[sr]k_live_[0-9a-zA-Z]{16}"),
    GuardRule("npm", "secret", r"\bnpm_[A-Za-z0-9]{36}"),
    GuardRule("jwt", "secret", r"\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10}"),
    GuardRule("aliyun", "secret", r"\bLTAI[0-9A-Za-z]{12}"),
    GuardRule("tencent", "secret", r"\bAKID[0-9A-Za-z]{32}\b"),
    GuardRule("authorization", "secret", r"(?i)\b(?:bearer|basic) [\w~+/.=-]{20}"),
    GuardRule("url_password", "secret", r"\b[a-z][a-z0-9+]{1,12}://[^\s/:@\"]{0,40}:[^\s/@\"]{3,40}@"),
)

_MASK_RULES = (
    GuardRule("invisible", "mask", r"[\x{200B}-\x{200F}\x{202A}-\x{202E}\x{2060}-\x{2064}\x{FEFF}\x{E0000}-\x{E007F}\x{AD}]"),
    GuardRule("wide_letters", "mask", r"[\x{FF21}-\x{FF3A}\x{FF41}-\x{FF5A}\x{1D400}-\x{1D7FF}]"),
    GuardRule("mixed_script", "mask", r"[A-Za-z][\x{370}-\x{3FF}\x{400}-\x{4FF}]|[\x{370}-\x{3FF}\x{400}-\x{4FF}][A-Za-z]"),
    GuardRule("spaced", "mask", r"\b(?:[A-Za-z][ .\-_]){5}|(?:[\x{4E00}-\x{9FFF}] ){4}"),
    GuardRule("character_codes", "mask", r"(?:&#x?[0-9a-fA-F]{2,5};){3}|(?:%[0-9a-fA-F]{2}){5}|(?:\\u00[0-9a-fA-F]{2}){3}|(?:\\x[0-9a-fA-F]{2}){3}"),
    GuardRule("reversed", "mask", r"\x{202E}"),
    GuardRule("rot13", "mask", r"(?i)\brot-?13\b"),
    GuardRule("base64", "coded", r"[A-Za-z0-9+/]{32}"),
)

_ABOUT_ATTACKS_RULES = (
    GuardRule("about_attacks", "about",
        r"(?i)\bprompt[- ]?injection|\bjailbreak|\badversarial|\bmalicious (?:instruction|prompt|tool)|\bred[- ]team|\bpoisoning\b|\bOWASP\b"
        r"|提示注入|提示词注入|越狱攻击|攻击者|安全培训"),
)
# fmt: on

RESULT_RULES: Final = (*INJECTION_RULES, *SECRET_RULES, *_MASK_RULES, *_ABOUT_ATTACKS_RULES)
"""The rules for scanning a result."""
