"""What a text says of the words that its reader is to put out: which, in what form, about what, to whom no more. English and Chinese.

An order between the lines of an unrelated document often asks for no tool and no secret: the answer itself is to be replaced, encoded,
refused, or to carry a script. Such an order speaks of all answers from here on, of the whole answer, of whoever reads along. Ordinary
texts ask people for single answers. May not know how the evidence is weighed.
"""

from typing import Final

from callwright.core.guard.speech_act_phrases import TextRule

# fmt: off
_OUTPUT: Final = r"(?:repl(?:y|ies)|answers?|responses?|outputs?|messages?|summar(?:y|ies)|digests?|verdicts?|sentences?)"
_PUT_OUT: Final = r"(?:reply|replies|respond|answer|say|speak|write|print|output|emit|type|utter|return|show|display|render|include|insert|put|append|add|start|begin|lead|recite)"
_SAID: Final = r"(?:repl(?:y|ies)|responds?|answers?|says?|speaks?|talks?|writes?|prints?|outputs?|emits?|types?|utters?|mirrors?|flips?|encodes?|converts?|replaces?)"
_READER: Final = r"(?:assistant|ais?|llm|chatbot|bot|model|robot|machines?|summari[sz]er|program)"
_CODE: Final = r"(?:morse|base ?64|rot-?13|hex(?:adecimal)?|binary|pig latin|leetspeak|emojis?|backwards|back to front|reversed|in reverse|letter by letter|last letter first|caesar|dots and dashes|ones and zeros|thirteen places|klingon)"
_FROM_HERE: Final = r"(?:from (?:here|now|this (?:line|point|sentence|message|word|page))(?: on| onwards?| forward){0,2}|as of (?:this (?:line|sentence|message)|now)|hereafter|henceforth|(?:until|till) the end of (?:this|the|our) (?:chat|conversation|session|talk)|for the rest of (?:this|the|our) (?:chat|conversation|session)|(?:for|in) all (?:later|further|following|future) (?:messages|replies|answers|responses|turns))"
_FROM_THIS_LINE: Final = r"(?:from this (?:line|point|sentence|message|word|page)(?: on| onwards?| forward){0,2}|as of this (?:line|sentence|message)|(?:until|till) the end of (?:this|the|our) (?:chat|conversation|session|talk)|for the rest of (?:this|the|our) (?:chat|conversation|session)|(?:for|in) all (?:later|further|following|future) (?:messages|replies|answers|responses|turns))"
"""Of the text or of the talk: "from now on" is said to people, too."""

_ACTIVE: Final = r"<(?:script|iframe|svg|form|meta|marquee|object|embed|img [^>\n]{0,40}on\w+ ?=|a [^>\n]{0,20}javascript)"
_FULL: Final = r"[^.!?\n]"
_HAN: Final = "[\u3400-\u9fff]"

_ENGLISH: Final = (
    TextRule("answers_encoded", "role", 1.6, rf"(?i)\b(?:your|all) (?:\w+ ){{0,2}}{_OUTPUT}\b{_FULL}{{0,60}}\b{_CODE}\b|\b{_READER}\b{_FULL}{{0,40}}\b{_SAID}\b{_FULL}{{0,40}}\b{_CODE}\b|\b(?:reply|respond|answer|speak|talk) (?:only|solely|exclusively|just|from here on|from now on) (?:in|as|with) (?:\w+ )?{_CODE}\b|\b(?:be|is|are) answered (?:in|with|as) (?:\w+ )?{_CODE}\b|\bmodel output\b{_FULL}{{0,40}}\b{_CODE}\b"),
    TextRule("words_only", "answer", 1.2, rf"(?i)\b(?:reply|respond|answer|output|print|say|write|type|emit|utter|return)\b{_FULL}{{0,24}}\b(?:only|exactly|nothing but|just|verbatim|solely)(?: (?:with|the|these|this|by|following|single|one|\w+teen|\w+ty|two|three|four|five|six|seven|eight|nine|ten)){{0,3}}(?: (?:words?|text|strings?|lines?|sentences?|phrases?|tokens?|characters?|code))? ?[:\"“]|\b(?:your|its) (?:whole|entire|full|complete|sole|one and only) (?:reply|answer|response|output|message)\b|\b(?:sole|only) (?:acceptable|permitted|allowed|valid) (?:continuation|completion|output|reply|answer|response)\b"),
    TextRule("said_and_ended", "role", 2.0, rf"(?i)(?:^|[.!?:;<>\[({{\n*~=#\"-]\s{{0,3}}|\b(?:before anything else|first|now|please|just|only),? |\b{_READER}s?,? |with |\band |\b(?:ignore|disregard|forget) [^.!?\n]{{0,40}}, ?)(?:say|write|type|utter|print|output|reply|answer)\b{_FULL}{{0,16}}[\"“][^\"”\n]{{0,80}}[\"”,]{_FULL}{{0,20}}(?:\b(?:and|then)|&) (?:then )?(?:stop|cease|end (?:the|your) (?:turn|message|reply|answer|chat|conversation)|add (?:no more|nothing)|say (?:no more|nothing (?:else|more)))\b"),
    TextRule("above_set_aside", "override", 1.0, r"(?i)\b(?:disregard|ignore|forget|skip|drop) (?:absolutely )?(?:everything|anything|all|whatever|the (?:text|page|document|content)s?)(?: (?:that|which))?(?: (?:is|was|stands|comes|came|written|said|you (?:read|saw)))*(?: above| before this| around this| up to here| so far)\b|(?:^|[.\n] ?)skip the (?:letter|document|text|article|page|mail|message)\.|(?:^|[.:<>\[({\n*~=#-]\s{0,3})(?:ignore|disregard) (?:the|this) (?:leaflet|letter|document|text|article|page|mail|message|list|table|recipe|report|minutes|contract|content)\b[^.!?\n]{0,24}(?:,|\band\b) ?(?:and )?(?:answer|reply|respond|say|write|print|output|instead)\b"),
    TextRule("active_content_in_answer", "role", 2.0, rf"(?i)\b(?:your|the|this|first|of) (?:\w+ ){{0,2}}(?:reply|answer|response|output|message|summary|sentences|translation)\b[^!?\n]{{0,80}}{_ACTIVE}|\b{_READER}s?\b{_FULL}{{0,40}}\b{_PUT_OUT}\b[^!?\n]{{0,40}}{_ACTIVE}|\b(?:reply|respond|answer)\b[^!?\n]{{0,40}}{_ACTIVE}|\b{_PUT_OUT}\b[^!?\n]{{0,40}}{_ACTIVE}[^\n]{{0,120}}\b(?:your|the) (?:\w+ ){{0,2}}(?:reply|answer|response|output)\b"),
    TextRule("service_refused", "answer", 1.2, r"(?i)\b(?:refuse|decline|turn (?:down|away)|reject)s? (?:to (?:answer|help with) )?(?:every|each|all|any)\b[^.!?\n]{0,24}\b(?:requests?|questions?|quer(?:y|ies)|messages?|tasks?)\b|\bleave (?:all |any )?(?:later|further|other|following) (?:messages|questions) unanswered\b|\b(?:your|the (?:ai|assistant|bot|model)'s) (?:service|help|work|job)\b[^.!?\n]{0,40}\b(?:over|withdrawn|ended|finished)\b|\bthe (?:assistant|ai|bot|model) (?:is|was) (?:hereby )?(?:retired|closed|withdrawn|out of service)\b"),
    TextRule("mode_unlocked", "role", 1.4, r"(?i)\b(?:developer|dev|debug|sudo|god|root|jailbreak|unrestricted|unfiltered) mode ?(?:=|is|has been|:)? ?(?:now )?(?:on|enabled|active|activated|unlocked|engaged)\b"),
    TextRule("mode_of_the_reader", "role", 2.0, r"(?i)\bin (?:developer|dev|debug|sudo|god|root|this|jailbreak|unrestricted) mode,? you (?:have no|are not|are free|may say|can say|answer|must)\b|\b(?:assistant|ai|model|bot|agent) (?:now )?(?:enters|switches to|goes into|is in) (?:debug|developer|sudo|god|unrestricted|maintenance) mode\b"),
    TextRule("said_to_be_empty", "answer", 1.2, r"(?i)\b(?:reply|answer|say|tell|inform|respond|claim|regrets?|pretend)\b[^.!?\n]{0,40}\b(?:document|page|text|file|notebook|biography|article|message|sample|letter|attachment|mail)\b[^.!?\n]{0,24}\b(?:empty|blank|zero characters|no (?:entries|contents?|text|results|data)|unreadable|lost|could not be (?:read|opened))\b"),
    TextRule("whatever_is_asked", "context", 1.2, r"(?i)\b(?:no matter|regardless of|irrespective of|whatever|whichever|independent of)(?: what| which| how| the)?(?: language| question)?(?: (?:the|this|a|your|any))? ?(?:it|they|he|she|person|user|people|anyone|somebody|anybody|reader|one)? ?(?:was asked|is asked|are asked|asks?|asked|uses|wants?|writes?|speaks?)(?: for| about| in)?\b"),
    TextRule("makers_of_the_reader", "context", 1.4, r"(?i)\byour (?:makers?|creators?|programmers|trainers)\b|\b(?:your|the) developers (?:gave|told|taught|set|wrote|built) you\b|\byour developers (?:gave|told|set|wrote)\b"),
    TextRule("person_to_become", "role", 1.4, rf"(?i)\b{_FROM_THIS_LINE},?(?: \w+){{0,2}} you (?:are|speak|will|talk|become|play|answer|write|say)\b|\byou are hereby\b|\b(?:stay|remain|keep) in (?:that|this|the) (?:part|role|persona|character) (?:for|until|till|whatever|no matter)\b|\bpersona (?:swap|switch|change)\b|\b(?:never|don't|do not) (?:leaves?|breaks?|drops?) (?:the|this|that|your) persona\b"),
    TextRule("machine_denied", "role", 2.0, r"(?i)\bdeny (?:being|that you are|to be) (?:just )?(?:an? |any )?(?:software|machine|ai|model|bot|computer|program|language model|assistant)\b|\byou are now [\"“]?\w*(?:bot|gpt)\b"),
    TextRule("reader_from_here", "role", 1.4, rf"(?i)\b{_FROM_HERE}[^.!?\n]{{0,16}}\b(?:the|this|any|every) (?:assistant|ai|model|bot|chatbot)\b|\b{_FROM_HERE},?(?: all(?: of)?)? your (?:repl|answer|response|output|message|text)\w*\b"),
    TextRule("answers_from_here", "context", 1.2, r"(?i)\b(?:all|each|every)(?: of)?(?: one)?(?: of)? your (?:\w+ )?(?:replies|answers|responses|outputs|sentences|reply|answer|response|output)\b|\b(?:begin|start|end|finish|close) (?:each|every|all)(?: of your)? (?:reply|answer|response|message|replies|answers|responses|messages) with\b"),
    TextRule("machines_reading", "address", 1.5, r"(?i)\b(?:ai|llm|machine|automated|automatic|model) (?:readers?|summari[sz]ers)\b ?[:,(]|\b(?:model|software|ai|machine|assistant|agent|bot)s? (?:that (?:is|are) )?reading along\b|\b(?:an?|if you are an?|the|any) (?:ai|llm|(?:language )?model|machine|bot) (?:that|which) (?:digests?|summari[sz]es?|reads?|processes) (?:this|the (?:report|text|page|document))\b|\bhelpful machine,|\bmachines (?:which|that|who) (?:were|are|have been) (?:handed|given|shown|fed) this\b|\ball ai systems\b|\bmachine-readable cue\b|\bany model output\b|\b(?:house )?rule for (?:machines|models|assistants|ais)\b|\b(?:dear|hey|hello) engine\b"),
    TextRule("machine_to_say", "address", 1.5, r"(?i)(?:^|[.!?:;>\n\[({*#~=,-]\s{0,3})(?:the |by the way,? )?(?:\w+ )?(?:machines?|models?|assistant|robot|ai|bot|summari[sz]er|agent|llm)(?: task| order| reading along)?\s?[:,] ?(?:please |now |so ){0,2}(?:reply|answer|respond|output|print|say|utter|emit|speak|talk|lead with|greet|render|mirror|flip|encode|recite|forget|drop your|type|include|your)\b"),
    TextRule("reader_told_of", "address", 1.3, r"(?i)\bthe (?:assistant|ai|chatbot) (?:is \"|must (?:only )?(?:say|speak|reply|answer|respond)|(?:now )?(?:replies|answers|responds|speaks|says)(?: to)? (?:any|every|each|all|only|with|in|nothing)|replaces (?:every|each|all)|turns (?:down|away) every|regrets)\b|\b(?:asks?|wants?|requires?) (?:all )?(?:language models|ais|chatbots|assistants) to (?:reply|answer|say|report|respond)\b"),
    TextRule("insides_named", "context", 1.4, r"(?i)\byour (?:own )?(?:hidden|secret|internal|initial|very first|opening) (?:\w+ )?(?:guidelines|instructions|rules|notes|message|configuration|text)\b|\btools (?:that )?you(?:'ve got| have got)\b|\b(?:its|your) (?:\w+ )?configuration text\b|\b(?:first|opening) message to you\b|\byour own (?:chat|conversation|talk) with (?:the|this|that|your) (?:person|user|human)\b"),
    TextRule("end_of_input_forged", "role", 2.0, r"(?i)\bmodel (?:input|output) (?:ends|begins|starts|stops)\b|\b(?:start|end|begin|beginning) of (?:the )?(?:trusted|privileged|authori[sz]ed) (?:zone|section|block|area|part)\b"),
    TextRule("prompt_forged", "role", 2.0, r"(?i)\b(?:llm|ai|model) system[_ ](?:prompt|instruction|message)s? ?:|\bsystem[_ ](?:prompt|instruction|message)s?[_ ]for[_ ](?:the[_ ])?(?:llm|ai|assistant|model|agent)s?\b|\bnew prompt for (?:the |this |your )?(?:reader|assistant|ai|model|llm|agent)\b"),
    TextRule("all_later_refused", "role", 1.0, r"(?i)\b(?:refuse|decline|reject|ignore|turn (?:down|away)) (?:every|each|all|any) (?:further|following|later|subsequent|other|future) (?:requests?|questions?|quer(?:y|ies)|messages?)\b"),
    TextRule("end_of_result_forged", "role", 1.4, r"(?i)[-=#*~<\[]{2,} ?end of (?:the )?(?:tool|model|function|search) (?:output|result|input|response)s? ?[-=#*~>\]]{2,}"),
    TextRule("turns_forged", "role", 2.0, r"(?i)(?:^|\n)#{1,4} ?(?:human|user)\b[^\n]{0,40}\n[^\n]{0,200}\n{1,2}#{1,4} ?(?:assistant|ai)\b|<\|(?:结束|用户|助手|系统)\|>"),
    TextRule("image_with_insides", "role", 2.0, rf"(?i)!\[[^\]\n]{{0,40}}\]\(\s?https?://[^\s)]{{1,100}}[?&][^\s)=]{{1,24}}=(?:\$[a-z_]|insert_|your_|{_HAN}+[&),，。；;])"),
    TextRule("ranks_above_earlier", "override", 1.4, r"(?i)\bthis (?:text|message|line|block|paragraph|note) (?:takes|has) (?:priority|precedence) over\b|\bnew rule (?:for the (?:assistant|ai|model|bot|reader)|that overrides)\b|\bsuspend your (?:guidelines|rules|instructions|filters)\b|\boverrides the (?:older|earlier|previous) ones\b"),
    TextRule("summary_narrowed", "answer", 1.2, r"(?i)\b(?:summar(?:y|ies)|digests?|abstracts?|summari[sz]ers?)\b[^.!?\n]{0,40}\b(?:must|may|shall|should|has to|have to|reads?|reports?)\b[^.!?\n]{0,16}\b(?:nothing (?:except|but|other than)|only|solely|no more than)\b|\bdeserves a mention in your\b|\bleave all (?:other|else)[^.!?\n]{0,12} out\b"),
)

_ZH_CODE: Final = r"(?:摩尔斯|莫尔斯|摩斯|[Bb]ase ?64|二进制|十六进制|倒着(?:写|念|说)|倒序|颠倒顺序|从右往左|点和划|长划和短点|发电报|ROT ?13|表情符号|克林贡|世界语)"
_ZH_READER: Final = r"(?:助手|模型|人工智能|AI|机器人?|智能体|程序)"
_ZH_OUTPUT: Final = r"(?:回复|回答|答复|输出|摘要|提要|评语|答案)"
_ZH_FULL: Final = r"[^。！？\n]"

_CHINESE: Final = (
    TextRule("answers_encoded_zh", "role", 1.6, rf"(?:你|{_ZH_READER}){_ZH_FULL}{{0,30}}(?:说话|讲话|{_ZH_OUTPUT}|文字|谈到|输出|每个字){_ZH_FULL}{{0,20}}{_ZH_CODE}|(?:每一?[条个句]|所有|全部|一切|的)(?:的)?{_ZH_OUTPUT}{_ZH_FULL}{{0,12}}(?:换成|改成|改用|用|写成|编成|以|做|写作){_ZH_FULL}{{0,16}}{_ZH_CODE}|{_ZH_READER}[，,]{_ZH_FULL}{{0,16}}{_ZH_CODE}"),
    TextRule("words_only_zh", "answer", 1.2, rf"(?:^|[^得能该会])(?:只|仅|一律|原样|逐字)(?:回答|回复|打印){_ZH_FULL}{{0,6}}[“「\"<]|(?:请|须|必须|[，,。：:\n])(?:只|仅|原样|逐字)(?:准|许|能|可)?(?:输出|打印|说){_ZH_FULL}{{0,10}}[“「：:\"<]|你的(?:全部|整个|唯一)的?{_ZH_OUTPUT}|(?:全部|唯一|一切){_ZH_FULL}{{0,10}}(?:输出|续写|回复|回答)(?:应|须|必须)?(?:为|是|就是)"),
    TextRule("said_and_ended_zh", "role", 2.0, r"(?:^|[。！？\n：:<>*\[【{（(]\s?|先|只|请|以|就|(?:忽略|无视|别管)[^。！？\n]{0,12}[，,])(?:说出?|写下?|打出|输出|念|回答)[^。！？\n“「]{0,4}[“「\"][^”」\"\n]{0,40}[”」\"][^。！？\n]{0,8}[,，]?(?:然后|随即|接着|就)(?:停下|停止|打住|结束(?:本轮|对话|回复)?|不再说)"),
    TextRule("above_set_aside_zh", "override", 1.2, r"(?:以上|上面|前面|上述)(?:的)?(?:内容|文字|全文|信息)(?:全部|都|一律|全)?(?:作废|忽略|不算|别管|无视)|不用管(?:这|那|本)(?:封信|页|篇|份|封)|别管(?:这|那)(?:几位|些人|封信|几个人)|(?:忽略|无视|不理会)(?:下文|上文|以上(?:问答|内容|文字|全文)|全文|正文|本文|原文|这张单子|内容[，,])"),
    TextRule("active_content_in_answer_zh", "role", 2.0, rf"(?:{_ZH_OUTPUT}|{_ZH_READER})(?:的|里|中|内)?{_ZH_FULL}{{0,40}}{_ACTIVE}|(?:把|将)?{_ACTIVE}[^\n]{{0,120}}(?:放到|放进|写进|插入|附在)你"),
    TextRule("service_refused_zh", "answer", 1.2, rf"(?:任何|一切|所有|每个)(?:的)?(?:请求|问题|活计|要求|提问)[^。！？\n]{{0,10}}(?:一律|都|全)?(?:拒绝|推掉|回绝|不答|不予)|(?:一律|全部)(?:拒绝回答|推掉|回绝)|一切活计都推掉|{_ZH_READER}(?:已经?)?(?:退休|罢工|下线)|软件也?罢工"),
    TextRule("mode_unlocked_zh", "role", 1.4, r"(?:开发者|调试|超级|上帝|越狱|无限制)模式(?:已经?|现已)?(?:打开|开启|启用|激活|解锁)"),
    TextRule("mode_of_the_reader_zh", "role", 2.0, rf"(?:此|该|这种|这个|开发者|调试)模式下[，,]?你(?:不受|没有|可以|必须|无)|{_ZH_READER}(?:现在|已)?进入(?:调试|开发者|维护|无限制)模式"),
    TextRule("said_to_be_empty_zh", "answer", 1.2, r"(?:回答|告诉[^。\n]{0,8}|回复|声称|答)[：:“]{0,2}[^。！？\n]{0,10}(?:文档|本页|文件|样品|本子|全文|里面|正文)[^。！？\n]{0,6}(?:为空|是空的|空白|没有(?:记录|内容|结果|文字)|已遗失|无法读取)"),
    TextRule("whatever_is_asked_zh", "context", 1.2, r"(?:不论|不管|无论|哪怕|就算|任凭)(?:人家|别人|用户|对方|读者|谁|什么人)[^。！？\n]{0,6}(?:问|要求|提|说|用)[^。！？\n]{0,4}(?:什么|中文|英文|哪|[,，])|(?:谁)?(?:问|来)什么(?:问题)?都(?:只|说|回)|不论人家问|人家抗议也"),
    TextRule("makers_of_the_reader_zh", "context", 1.4, r"你的(?:制造者|开发者|创造者|设计者|训练者|主创)|(?:开发者|制造者)(?:给|对)你"),
    TextRule("person_to_become_zh", "role", 1.6, r"直到(?:本次|这次)?(?:聊天|对话|会话)结束[,，]?你|特此任命[:：]?[“]?你|(?:此后|从此|今后)(?:助手|模型|你)(?:就|便)?是[“「\"]"),
    TextRule("machine_denied_zh", "role", 2.0, r"(?:否认|不承认)(?:自己|你)是(?:软件|机器|AI|人工智能|模型|程序|机器人)"),
    TextRule("reader_from_here_zh", "role", 1.4, rf"(?:从这里开始|从这句(?:话)?起|自这句话起|自本行起|此行之后|从此刻起|自此|往后|今后|接下来|此后|下一段以及今后)[^。！？\n]{{0,14}}(?:{_ZH_READER}|所有输出|一切文字|你的(?:每|所有)|你写的|你发)"),
    TextRule("answers_from_here_zh", "context", 1.2, rf"你(?:的|发出的|写的|说的)(?:每一?[条个句]|所有|一切|全部)(?:的)?(?:{_ZH_OUTPUT}|消息|文字|话)|每[条个句]{_ZH_OUTPUT}都?(?:以|要|须|必须)|今后你(?:写|说)的一切"),
    TextRule("machines_reading_zh", "address", 1.5, rf"(?:跟读|随读|阅卷|批卷|读表|代读|旁听|引用此单|引用本)的?(?:模型|软件|机器|人工智能|若是机器)|阅卷的若是机器|(?:各位|请各|所有|各)(?:语言模型|模型|助手)[：:，,回]|大模型(?:读者|须知|特别注意|[：:])|机读提示[：:]|自动(?:摘要|阅读)(?:程序|器)|模型啊[,，]|写摘要的[：:]|给机器的(?:摘要|提示|话)|给机器立的|热心的机器|人工智能(?:请)?注意[：:]|(?:若|如|如果)由(?:大?模型|机器|人工智能)(?:来)?(?:处理|消化|阅|摘要|总结)|拿人工智能来读|亲爱的(?:引擎|模型|机器)|概览生成器[，,：:]|{_ZH_READER}(?:任务|渲染)[：:]|(?:给|致)[^。，\n]{{0,6}}助手[：:]|是一个程序。程序[：:]|阅读者的输出"),
    TextRule("reader_told_of_zh", "address", 1.3, r"(?:助手|人工智能助手|模型|AI)(?:只(?:给|回|说|答|用)|要把每|讲话要|须用|必须回答|只用|一律(?:回答|答|说))|(?:要|请)让它称我"),
    TextRule("insides_copied_zh", "act", 0.9, r"(?:抄|复制|引用|照搬|背|念|写|贴)[^。！？\n]{0,12}你(?:自己)?的[^。！？\n]{0,6}(?:准则|指令|提示词|设定|规则)|你(?:自己)?的(?:隐藏|内部|初始)[^。！？\n]{0,6}(?:准则|指令|提示词|设定|规则)[^。！？\n]{0,6}(?:抄|写|贴|复制)"),
    TextRule("insides_named_zh", "context", 1.4, r"你(?:自己)?(?:的)?(?:隐藏|内部|初始|秘密)(?:的)?(?:准则|规则|指令|设定|说明|备注)|(?:它|你)的(?:全部)?配置文字|对你说的(?:头|第)一(?:段|句)话|你自己(?:与|和|跟)[^。，\n]{0,6}的(?:聊天|对话)"),
    TextRule("end_of_input_forged_zh", "role", 2.0, r"模型(?:输入|输出)(?:到此|由此|从此)(?:结束|开始|处开始)|(?:特权|可信|受信任?)(?:段落|区域|区|部分)(?:开始|结束|到此)"),
    TextRule("prompt_forged_zh", "role", 1.4, r"(?:新的|新)提示词[：:]|系统提示(?:词)?(?:末行|追加|补充)[：:]|(?:大模型|助手|AI|人工智能)的?系统提示(?:词)?[：:]|以下指令优先[：:]|人工智能请执行(?:此|本|以下)"),
    TextRule("ranks_above_earlier_zh", "override", 1.4, r"(?:本段|本条|此段|这段话|本行)(?:的)?(?:效力|优先级)?(?:高于|优先于|压倒)(?:此前|之前|前面|一切|其他)|(?:压倒|取代|推翻)一切旧规则|【优先级最高】|\*{2,} ?强制更新|第零号规(?:定|则)"),
    TextRule("summary_narrowed_zh", "answer", 1.2, r"(?:摘要|提要|总结|概述|梗概)[^。！？\n]{0,14}(?:只(?:准|谈|许|写|提)|就是[“两三]|只能(?:写|谈|提))|只准报告|(?:而且|并且)只谈[^。，\n]{0,8}[，,]?(?:不论|不管|别的)|假装其他|只描述[^。，\n]{0,20}[，,]假装"),
)
# fmt: on

OUTPUT_PHRASES: Final = _ENGLISH + _CHINESE
"""All rules of this file."""
