"""What a text does with the instructions of its reader: sets them aside, frees the reader of them, asks for them. English and Chinese.

Only a reader who was given instructions, and whose instructions are not shown, is spoken to so. May not know how the evidence is weighed.
"""

from typing import Final

from callwright.core.guard.speech_act_phrases import TextRule

# fmt: off
_RULES: Final = r"(?:guidelines|rules|restrictions|instructions|limits|limitations|constraints|policies|filters|guard ?rails|orders|directives|prompts?|programming)"
_ZH_RULES: Final = "(?:规则|限制|约束|准则|指令|设定|守则|规定|提示词)"

_ACTS: Final = r"(?:send|forward|transfer|wire|pay|delete|erase|wipe|call|invoke|run|execute|reveal|disclose|grant|approve|upload|share|export|cancel|reset)"

INSTRUCTION_PHRASES: Final = (
    TextRule("told_before_set_aside", "override", 2.0, r"(?i)\b(?:ignore|disregard|forget|discard|override|drop) (?:everything|anything|whatever|all|what) (?:that )?(?:you (?:were|have been|had been|are|got) (?:told|taught|given|instructed|asked|set)[^.!?\n]{0,16}\b(?:before|earlier|so far|until now|up to now|previously|at the start)\b|(?:was said|came|stands|is written|is) (?:above|before this) (?:and|then)\b)"),
    TextRule("instructions_void", "override", 2.0, rf"(?i)\byour (?:previous|earlier|prior|old|original|current|former|initial) (?:\w+ )?{_RULES} (?:are|is|were|have been|has been) (?:now |hereby )?(?:void|null|cancell?ed|revoked|suspended|obsolete|invalid|lifted|replaced|withdrawn|deleted|no longer valid)\b"),
    TextRule("freed_of_rules", "role", 2.0, rf"(?i)\byou(?: are|'re) (?:no longer|not|never) (?:bound|restricted|limited|constrained|governed) (?:by|to) (?:your|any|those|these) (?:\w+ )?{_RULES}\b|\b(?:pretend|imagine|act as if|behave as if|assume) (?:that )?you (?:have|had) no (?:\w+ )?{_RULES}\b"),
    TextRule("user_set_aside", "override", 1.4, r"(?i)\b(?:ignore|disregard|forget(?: about)?|stop (?:serving|helping|answering)) (?:the|your) user(?: and|,|;|\.|$|'s (?:request|question|message|wish|task)\b)"),
    TextRule("instruction_concealed", "conceal", 1.5, r"(?i)\b(?:do not|don't|never) (?:mention|reveal|show|disclose|repeat|report) (?:this|these|the above) (?:instructions?|orders?|message|note|request|text|line) to (?:the|your) (?:user|human|person|owner)\b|\bkeep (?:this|it|that|these) (?:a )?(?:secret|hidden|quiet|confidential) from (?:the|your) (?:user|human)\b"),
    TextRule("instruction_concealed_zh", "conceal", 1.5, r"(?:不要|别|不得|勿|不许)(?:向|跟|对|和)用户(?:提起|提及|透露|展示|说起|说出)(?:这|本|此|该)(?:条|段|个)?(?:指令|消息|要求|说明|提示|备注)|(?:对|向)用户(?:严格)?保密[:：，,]"),
    TextRule("machine_urged", "address", 2.1, rf"(?i)\b(?:assistants?|agents?|ais?|models?),? (?:reading this,? )?(?:must|has to|have to|shall) (?:now|immediately|at once|then|first) {_ACTS}\b|\b(?:assistant|agent|ai|model)s? ?[:,] you must (?:now |immediately |first |also )?{_ACTS}\b|\b(?:message|instructions?|notes?|orders?) (?:for|to) (?:the |any |all )?(?:ai|llm)(?: assistant| agent| model)?s?: ?(?:please )?{_ACTS}\b|\b(?:assistant|agent|ai|model) (?:must|has to|shall) (?:call|invoke|run|execute) `?[a-z]+_[a-z_]+`?(?:\(\))? (?:now|immediately|at once)\b|\bif the (?:caller|reader|requester) is an? (?:ai|llm|bot)\b[^.!?\n]{{0,12}}, (?:it|you) must {_ACTS}\b"),
    TextRule("assistant_to_send", "address", 1.8, rf"(?i)\bassistant: (?:please |now )?{_ACTS}\b[^.!?\n]{{0,40}}@"),
    TextRule("machine_urged_zh", "address", 2.1, r"(?:助手|模型|智能体|AI) ?(?:必须|务必|须|应)(?:马上|立即|立刻|现在|即刻)(?:就)?(?:把|将|调用|执行|运行|发送|转账|转发|删除|付款|公开|上传|批准)"),
    TextRule("system_overridden", "override", 2.0, r"(?i)\bsystem (?:prompt |instructions? )?override ?[:!]|系统(?:指令|提示词?)?覆盖[:：]"),
    TextRule("insides_told", "act", 0.96, r"(?i)\b(?:reveal|disclose|print|output|repeat|recite|show|leak|expose|dump|paste|quote|write out)\b[^.!?\n]{0,40}\byour (?:\w+ )?(?:instructions|system prompt|system message|prompt|guidelines|rules)\b"),
    TextRule("freed_of_rules_zh", "role", 2.0, rf"你(?:现在|从此|已经?)?(?:不再|不用再|无需再|已不)受(?:任何|一切|原有|原来|之前|那些|这些|上述)?的?{_ZH_RULES}|(?:假装|设想|想象|就当|当作)你?(?:自己)?(?:没有|不受)(?:任何|什么|一切)?的?{_ZH_RULES}"),
    TextRule("task_stopped_zh", "override", 2.0, r"(?:停止|停下|中止|放下|放弃)(?:执行|进行|处理)?(?:你)?(?:原来|原有|之前|先前|当前|现在|手头)的?(?:任务|指令|要求|工作)[，,。；;]?(?:并|然后|改为|转而)?(?:按|执行|照|服从|听从)"),
    TextRule("user_set_aside_zh", "override", 1.4, r"(?:忽略|无视|不理会|别管|不要理会|不必理会|不用管)用户(?:的(?:请求|要求|问题|指令|任务|话))?[，,。；;]"),
    TextRule("insides_told_zh", "act", 0.96, r"(?:公开|透露|输出|打印|重复|说出|泄露|交出|复述|念出|贴出|展示|写出)[^。！？\n]{0,20}你的(?:[^。！？\n]{0,4})?(?:指令|提示词|设定|规则|守则)"),
)
"""All rules of this file."""
# fmt: on
