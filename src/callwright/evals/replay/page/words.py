"""What the page says, in both languages."""

from typing import Final

from callwright.evals.replay.examples import Kind
from callwright.evals.words import Words

TITLE: Final = Words("Recorded tool calls: {files}", "录制的工具调用：{files}")
INTRO: Final = Words(
    "{records} records on {questions} questions, by Callwright {version}. Every output was read, checked, repaired and gated"
    " as a live call would be; nothing was executed. Brackets are 95 % intervals over questions.",
    "{records} 条记录，{questions} 个问题，Callwright {version}。每条输出都像真实调用一样被读取、校验、修正并经过置信门；"
    "没有执行任何工具。方括号为按问题重采样的 95% 区间。",
)
NOT_SCORED: Final = Words(
    "Rightness was not scored: the leaderboard's checker was not installed.",
    "未评判是否正确：未安装排行榜的判定程序。",
)
FIGURES: Final = Words("Figures", "指标")
BY: Final = Words("Right, by {dimension} ({block})", "正确率，按{dimension}（{block}）")
OURS: Final = Words("Callwright", "Callwright")
STRICT: Final = Words("strict reading", "严格读取")
REPAIRS: Final = Words("Repairs", "修正步骤")
ASKED_SAY: Final = Words(
    "Steps that are only asked about, as if they were applied:", "只作询问的步骤（假设直接应用）："
)
REPAIRS_SAY: Final = Words(
    "Right after a repair, less right of unrepaired outputs to the same questions. At nought a repair adds no error of its own.",
    "修正后的正确率减去相同问题中未修正输出的正确率。为零表示该修正没有引入自己的错误。",
)
MISSES: Final = Words("Not made by themselves", "没有自行执行的输出")
MISSES_SAY: Final = Words(
    "Outputs in which a call is due and that are no parse success, each under one cause.",
    "应当调用却不算解析成功的输出，每条归入一个原因。",
)
GATE: Final = Words("The gate", "置信门")
GATE_SAYS: Final = Words(
    "Raising the needed confidence keeps fewer right calls and fewer wrong ones. Marks: 98, 95 and 90 % of right calls kept.",
    "提高所需置信度会同时减少正确与错误的调用。标记处：保留 98%、95%、90% 的正确调用。",
)
KEPT: Final = Words("right calls kept", "保留的正确调用")
WRONG: Final = Words("wrong per executed call", "误调用率")
UNCALLED: Final = Words("executed though none due", "不该调用却执行")
PEERS: Final = Words("Beside others", "与其他工具对比")
PEERS_SAY: Final = Words(
    "The same records, where the model was asked for JSON, in the same run; each used as its documentation says.",
    "同一次运行中的相同记录（要求输出 JSON 的部分），各工具均按其文档使用。",
)
EXAMPLES: Final = Words("Examples", "示例")
EXAMPLES_SAY: Final = Words(
    "Always the same few of every kind. What models wrote is shown as it was recorded.",
    "每类固定选取少数几条。模型输出按录制原样显示。",
)
LEFT_OUT: Final = Words("What was left out", "未纳入的内容")
DAMAGED: Final = Words("lines that could not be used", "无法使用的行")
MENDED: Final = Words(
    "records with a tool whose defaults break its own schema", "工具默认值违反自身模式的记录"
)
FAULTS: Final = Words("records on which the checker gave up", "判定程序无法判定的记录")
OTHERS: Final = Words(
    "other languages (their reading is rougher than the benchmark's own)", "其他语言（读取不如基准精细）"
)

ASKED: Final = Words("asked", "问题")
WRITTEN: Final = Words("written by the model", "模型的输出")
DECIDED: Final = Words("decided", "判定")
ACCEPTED: Final = Words("accepted", "可接受的答案")
ANY: Final = Words("any call", "任意调用")
NO_CALL: Final = Words("no call is due", "不应调用")
CHANGED: Final = Words("changed", "改动")
PLACE: Final = Words("where", "位置")
BEFORE: Final = Words("before", "之前")
AFTER: Final = Words("after", "之后")
ARGUMENT: Final = Words("argument", "参数")
ABSENT: Final = Words("(absent)", "（无）")
EXECUTED: Final = Words("executed, confidence {confidence}", "执行，置信度 {confidence}")
REFUSED: Final = Words("refused: {code}", "拒绝：{code}")
UNREAD: Final = Words("not read: {why}", "未能读取：{why}")

KIND_NAMES: Final[dict[Kind, Words]] = {
    "lost": Words("A call was lost", "丢失了调用"),
    "silent": Words("A value was changed in silence", "值被无声改动"),
    "contract": Words("An executed call breaks its contract", "执行的调用违反合约"),
    "not_read": Words("No call was read, though one is due", "应当调用却未读到"),
    "refused": Words("Refused: {of}", "拒绝：{of}"),
    "asked": Words("Needs asking: {of}", "需要询问：{of}"),
    "wrong": Words("Wrong, as the model wrote it", "错误（模型原样输出）"),
    "repaired_wrong": Words("Wrong after a repair", "修正后仍错误"),
    "uncalled": Words("Executed though no call is due", "不该调用却执行"),
    "held_right": Words("Right, and held by the gate", "正确却被置信门拦下"),
    "repaired": Words("Repaired: {of}", "修正：{of}"),
}
