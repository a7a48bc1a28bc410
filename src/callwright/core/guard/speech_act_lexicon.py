"""The words of the injection guard, by the part that they play in an order to a model: English, Chinese, and some of other languages.

One letter stands for one part, so that a sentence becomes a short string of letters and one grammar serves all languages:

    A  a machine reader, beyond doubt (AI, language model, 智能体)      B  a word that also names people and things (assistant, agent, 机器人)
    V  an operation (send, delete, run, 转账)                           W  an answer to somebody (say, reply, recommend, 回答)
    H  to inform or ask somebody (tell, notify, confirm, 告诉)          N  negation (not, without, 不要)
    C  covertly (secretly, nobody notices, 悄悄)                        U  the person the model works for (user, customer, 用户)
    O  to set aside (ignore, forget, 忽略)                              P  earlier, all, current (previous, 之前的)
    I  what directs the model (instructions, rules, 指令)   i  what it was asked (task, question, 任务)   X  is void (作废)
    S  what is worth protecting (password, transcript, 密码)            D  a place it could go to (address, account number, path)
    M  must, 必须   p  please, 请   Y  you, your   R  to read or process   Q  who, if, when, any   K  system, admin
    b  before, after   &  and, then, now   t  to   Z  later sessions, from now on   E  extent of freedom (unrestricted, 没有限制)
    F  announces an example or somebody's words (says, e.g., 例如)      G  already agreed, approved, allowed                               n  不 alone: states that something is not done, or forbids it

May not know the rules that join them.
"""

from typing import Final

# fmt: off
_ENGLISH: Final = {
    "A": "ai ais llm llms llm's chatbot chatbots chatgpt gpt claude gemini copilot copilots deepseek qwen a.i. aiassistant",
    "B": "assistant assistants agent agents bot bots model models robot robots asistente agente assistent concierge autopilot",
    "J": "automated digital virtual autonomous language agentic intelligent computerised computerized conversational software processing ai-powered client",
    "V": "send sends forward forwards email e-mail mail post upload transmit share transfer wire pay buy purchase delete remove erase wipe drop run execute call invoke fetch"
         " download open visit install dump export paste copy submit set change replace update add insert append create grant approve accept disable enable mark close merge book"
         " cancel refund issue sign conclude record register give hand provide invite use pass put resend deliver move rename overwrite reset unlock schedule publish push activate"
         " encode save store attach cc bcc redirect switch authorise authorize order make click navigate follow load append leak reveal print output read begin start perform rebook conceal withhold squash"
         " subscribe unsubscribe envía envia enviar mande envoie envoyez sende schicke elimina borra supprime lösche transfiere überweise carry do quote list fill enter"
         " exfiltrate disclose return retrieve look lookup query search collect gather extract complete solve respond adhere obey act concentrate continue launch tweet block kick"
         " opened resets go proceed fetching sending forwarding posting uploading pasting transferring deleting running executing calling reply replying",
    "W": "say says answer recommend claim state respond write include mention assure summarise summarize rate rank praise insist present conclude describe mentions instruct advise"
         " diga dites sage antworte conteste",
    "H": "tell tells inform informs notify notifies notifying informing telling mentioning alert alerting ask asks asking asked told mentioned show shows showing"
         " consult consulting bother bothering confirm confirming confirmation confirmations approval approvals permission warn warning disclosing revealing report reporting"
         " verify checking informed notified disturb discuss explain explaining comment diga digas menciones dis informiere",
    "N": "not don't dont don´t never without no n't refrain avoid cannot doesn't needn't mustn't none nicht sin ohne sans ne kein pas do-not",
    "C": "secretly quietly silently discreetly covertly unnoticed stealthily hidden invisibly notices",
    "U": "user users user's users' human humans human's humans' requester principal cardholder usuario utilisateur benutzer nutzer reader",
    "u": "customer customer's customers client's owner owner's operator anyone someone recipient person people subject anybody nobody",
    "m": "remember memorise memorize recuerda",
    "O": "ignore disregard forget override bypass discard abandon supersede overrule neglect skip cease stop ignora olvida ignorez oubliez ignoriere vergiss ignorar dismiss",
    "P": "previous prior earlier above preceding all any original initial old former current existing other foregoing anteriores previas précédentes vorherigen alle todas toutes every these"
         " those everything whatever",
    "I": "instruction instructions prompt prompts directive directives rule rules guideline guidelines command commands orders policy policies direction directions"
         " objective restriction restrictions safeguards constraints duties instrucciones anweisungen instruções istruzioni regeln consignes limits programming training",
    "i": "task tasks request requests question questions goal goals job said asked requirements",
    "S": "password passwords passwd passphrase credential credentials key keys token tokens secret secrets transcript conversation contacts payroll otp pin cookie cookies ssn inbox"
         " history conversations iban code codes card contraseñas contactos passwort chat salary salaries env wallet",
    "M": "must shall should need needs needed required requested obliged expected supposed mandatory required kindly has have ought ordered wants",
    "p": "please pls plz bitte por",
    "Y": "you your yours you're yourself u ur tu tus votre vos deine ihre",
    "R": "reading reads processing processes process handling handles handle parses parsing parse analysing analyzing analyse analyze analyses summarising summarizing receives seeing sees"
         " screening reviewing scanning translating loads evaluating evaluates indexing ingesting crawling crawls responding answering completing operating",
    "Q": "whoever whichever whatever if when while once whenever any every each which whom that who",
    "K": "system admin administrator developer root sysadmin superuser operators",
    "b": "before after until prior antes avant bevor",
    "&": "and then or now first next immediately also just instead only additionally furthermore finally simply always straight directly y et und",
    "t": "to",
    "Z": "future sessions henceforth permanently forever hereafter",
    "E": "unrestricted unlimited unfiltered uncensored dan jailbroken limitless jailbreak",
    "F": "says said saying says: e.g such as like reads example examples phrase payload payloads pasted containing contains called named titled entitled wrote asks asking told ordered instructed"
         " tells asked lines line string strings text sentence words quote quoted classic typical hide hides hid demo imagine injects injected embeds embedded asserts plants planted whispered"
         " sample samples detect detects detection flagged matches triggers message: reading",
    "G": "agreed approved authorised authorized consented signed cleared permitted allowed confirmed pre-approved already whitelisted mind minds",
    "T": "tool tools",
    "d": "todo to-do",
}

_CHINESE: Final = {
    "A": "ai 人工智能 大模型 大语言模型 语言模型 智能体 智能助手 智能助理 聊天机器人 智能客服 智能运维 智能导购 智能管家 数字代理人 数字助理 数字代理 自动助手 自动助理 自动收件程序 自动程序 自动代理"
         " 虚拟助手 收件程序 纪要机器人 评审机器人 会议机器人 llm 智能代理 智能机器人 代码助手 编程助手 客服机器人 自动客服 智能系统 自动处理程序 数字员工 虚拟助理 ai助手 ai助理",
    "B": "助手 助理 机器人 模型 代理人 代理 客服 小助手 运维",
    "V": "发送 发给 发到 发往 发出 转发 上传 导出 抄送 寄到 寄给 转账 汇款 汇 转出 转给 汇给 支付 付款 购买 下单 删除 清空 执行 运行 调用 读取 打开 访问 下载 安装 输出 打印 泄露 填写 填入 代填 提交"
         " 改成 改为 设成 设为 修改 替换 添加 加入 授权 授予 批准 通过 合并 关闭 关掉 开放 创建 预订 取消 退款 退到 退 签署 签约 办理 投递 贴 粘贴 写成 删掉 发表 发布 邀请 照做 照办 改到 指向 填进 填到 传给 传到 放到 放进"
         " 记录 转到 标成 标为 设置 变更 发 转 交给 转交 扣款 刷卡 解锁 重置 停用 启用 禁用 匯出 匯款 轉發 傳送 收集 汇总 附上 拷贝 复制 提取 写入 调 拉取 换成 提供 给出 开通 加到 加 免密",
    "W": "回复 回答 说 推荐 声称 告知读者 宣称 写 报 排第一 评为 表示 答",
    "H": "告诉 告知 通知 提醒 询问 提及 提到 提 问 说明 透露 知道 察觉 发现 看出来 看出 确认 审批 打扰 解释 汇报 报告 征求 声张 说出来 请示 让 核实 检查 弹窗 惊动 知晓 知情 提示 显示 声明",
    "N": "不要 不用 不必 无需 无须 别 切勿 勿 不得 禁止 请勿 莫 不需要 不许 未经 没必要 不等 免 略过 无 甭 不准 不會",
    "C": "悄悄 偷偷 暗中 私下 秘密地 保密 别让人 神不知鬼不觉 默默 隐瞒 瞒着",
    "n": "不 不再 不能 不可",
    "U": "用户 持卡人 使用者 本人 主人 机主 人类 读者 当事人 使用人",
    "u": "客户 顾客 客人 下厨的人 收件人 对方 别人 任何人 老板",
    "m": "记住 牢记",
    "a": "把 将 替",
    "O": "忽略 无视 無視 忽視 忽视 忘记 忘掉 忘了 抛开 不要理会 不用管 不理会 别管 先别管 放弃 放下 停下 停止 覆盖 绕过 推翻 抛弃 丢开 不再遵守 不必遵守 撇开 舍弃 跳过 不管 抛在一边",
    "P": "之前 以前 先前 上面 上述 以上 所有 一切 全部 此前 原有 原来 前面 上文 手头 当前 现有 早先 既有 任何 之前的 其他 其它 原先 原本",
    "I": "指令 指示 规则 規則 提示词 命令 设定 要求 规定 限制 约束 守则 指引 吩咐 系统提示 安排 身份 准则 政策",
    "i": "任务 问题 事 请求",
    "X": "作废 失效 无效 不算数 不作数 取消了 不再有效 废止 都不算",
    "S": "密码 密钥 私钥 令牌 凭证 凭据 银行卡号 信用卡 信用卡号 身份证 身份证号 手机号 通讯录 联系人 对话 对话记录 会话 聊天记录 系统提示词 验证码 工资表 薪资 配置内容 卡号 token 银行卡 密码文件 往来邮件 收件箱 对话全文"
         " 隐私 病历 生日 姓氏 附件清单 环境变量 账户密码 住址 社保号 出生日期",
    "M": "希望 想让 必须 须 务必 应 应当 应该 要 立即 立刻 马上 需要 需 得 有权 必需 自动 直接 赶紧 现在",
    "x": "无一 误报 漏报 未报 虚报 会忘记 会忽略 会无视 忽略了 忘记了 无视了 忘了大多数 运维者 运维人员 运维团队 运维方 只读 应用 需求 处理器 收件箱里 说明书 发票 发货 发现者 转角 问题单 提示音 报告厅 通知书 回复率 答复 使用说明 付款方 汇率 前台 前端 后台 后端 先生 事项 人事 同事 故事 没事 董事会 事故 请假 申请 邀请函 读书 别墅 特别 级别 性别 区别 要闻 主要 重要 需要量 将来时 将军 现在完成 说法 小说 听说 据说 传说 问候 访问量 顾问 让步 得分 觉得 值得 获得 应对 反应 应届 要点 摘要点 应收 对应 适应 报应 供应 应急 响应",
    "p": "请 烦请 敬请 麻烦 帮忙 请您 拜托 劳烦 請 帮 烦劳 替",
    "Y": "你 你的 您 您的 你们",
    "R": "读到 阅读 看到 处理 分析 总结 筛选 解析 归纳 翻译 收到 代管 负责 评审 抓取 检索 整理 浏览 读 看 概括 摘要 收邮件 审阅 扫描",
    "Q": "如果 若 凡 各位 任何 当 谁 时 者 的时候 凡是 致 给 本",
    "K": "系统 系统消息 系统提示 管理员 系统通知 开发者 系统指令",
    "b": "之前 以前 之后 前 后 先",
    "&": "并 并且 然后 再 接着 同时 另外 随后 而且 也 就 先 下一步 立即",
    "Z": "从现在起 从现在开始 以后 今后 永久 永远 此后 将来 后续",
    "E": "没有限制 不受限制 没有任何限制 只服从 无限制 不受约束 开发者模式 越狱",
    "F": "例如 比如 例 如 所谓 写道 写着 声称 含 包含 之类 攻击 检测 样例 说 称 叫 写上 命令 告诉智能体 要求智能体 会写 标题 名为 藏了 出现 示例 例句 测试 原话 样本 话术",
    "G": "已同意 已经同意 同意 已获批 已批准 已经批准 已授权 放行 已签字 已确认 确认过 授权过 介意 批准过",
    "T": "工具",
}
# fmt: on


def _build_english() -> dict[str, str]:
    """Return the part of each word; of a word in several lists, the one listed first counts."""
    parts: dict[str, str] = {}
    for part in (
        "A",
        "B",
        "J",
        "O",
        "V",
        "H",
        "W",
        "N",
        "C",
        "U",
        "u",
        "m",
        "I",
        "i",
        "S",
        "M",
        "p",
        "Y",
        "R",
        "Q",
        "K",
        "b",
        "&",
        "t",
        "P",
        "Z",
        "E",
        "G",
        "F",
        "T",
        "d",
    ):
        for word in _ENGLISH[part].split():
            parts.setdefault(word, part)
    return parts


def _build_chinese() -> dict[str, str]:
    parts: dict[str, str] = {}
    for part in (
        "A",
        "B",
        "x",
        "O",
        "X",
        "S",
        "V",
        "W",
        "H",
        "C",
        "N",
        "n",
        "U",
        "u",
        "m",
        "a",
        "I",
        "i",
        "M",
        "p",
        "Y",
        "R",
        "Q",
        "K",
        "P",
        "b",
        "&",
        "Z",
        "E",
        "F",
        "G",
        "T",
    ):
        for word in _CHINESE[part].split():
            parts.setdefault(word, part)
    return parts


PRODUCT_NAMES: Final = frozenset({"claude", "gemini", "copilot", "copilots", "deepseek", "chatgpt"})
"""Names of models. They are not looked for misspelt: ordinary words are that near (a clause of a contract)."""

PARTICIPLES: Final = frozenset({"required", "requested", "obliged", "expected", "supposed", "ordered"})
"""Words of ``M`` that oblige nobody unless ``to`` or ``not to`` follows: an expected answer, a required field."""

PART_BY_WORD: Final = _build_english()
PART_BY_CHINESE_WORD: Final = _build_chinese()
MAX_SIZE_BY_FIRST_CHARACTER: Final = {
    first: max(len(word) for word in PART_BY_CHINESE_WORD if word[0] == first)
    for first in {word[0] for word in PART_BY_CHINESE_WORD}
}

SIMPLIFIED_BY_TRADITIONAL: Final = str.maketrans(
    "請問將與為無視規則舊發給轉賬帳號碼戶顧說開關閉執調導傳錄應當須馬麼這裡個們問題務處資訊時統機員經確認審門後從現應該寫買購訂單載裝檔寄給據證讀輸幫誰讓絕對話會話聯絡錢匯額權複備註錯誤緊貼儲態體語誤設遠離壓縮標單連結義過濾總結閱覽覆蓋",
    "请问将与为无视规则旧发给转账账号码户顾说开关闭执调导传录应当须马么这里个们问题务处资讯时统机员经确认审门后从现应该写买购订单载装档寄给据证读输帮谁让绝对话会话联络钱汇额权复备注错误紧贴储态体语误设远离压缩标单连结义过滤总结阅览覆盖",
)
"""Traditional → simplified characters, as far as the lexicon holds them."""
