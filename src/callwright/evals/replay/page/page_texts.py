"""The page's texts, in both languages."""

from typing import Final

from callwright.evals.replay.example_choice import ExampleKind
from callwright.evals.report_text import BilingualText

TITLE: Final = BilingualText("Recorded tool calls: {files}", "录制的工具调用：{files}")
INTRO: Final = BilingualText(
    "{records} records on {questions} questions, by Callwright {version}. Every output was read, checked, repaired and gated"
    " as a live call would be; nothing was executed. Brackets are 95 % intervals over questions.",
    "{records} 条记录，{questions} 个问题，Callwright {version}。每条输出都像真实调用一样被读取、校验、修正并经过置信门；"
    "没有执行任何工具。方括号为按问题重采样的 95% 区间。",
)
NOT_SCORED: Final = BilingualText(
    "Rightness was not scored: the leaderboard's checker was not installed.",
    "未评判是否正确：未安装排行榜的判定程序。",
)
FIGURES: Final = BilingualText("Figures", "指标")
RIGHT_BY_DIMENSION: Final = BilingualText(
    "Right, by {dimension} ({block})", "正确率，按{dimension}（{block}）"
)
OUR_NAME: Final = BilingualText("Callwright", "Callwright")
STRICT_NAME: Final = BilingualText("strict reading", "严格读取")
REPAIRS: Final = BilingualText("Repairs", "修正步骤")
ASKED_STEPS_NOTE: Final = BilingualText(
    "Steps that are only asked about, as if they were applied:", "只作询问的步骤（假设直接应用）："
)
REPAIRS_NOTE: Final = BilingualText(
    "Right after a repair, less right of unrepaired outputs to the same questions. At nought a repair adds no error of its own.",
    "修正后的正确率减去相同问题中未修正输出的正确率。为零表示该修正没有引入自己的错误。",
)
MISSES: Final = BilingualText("Not made by themselves", "没有自行执行的输出")
MISSES_NOTE: Final = BilingualText(
    "Outputs in which a call is due and that are no parse success, each under one cause.",
    "应当调用却不算解析成功的输出，每条归入一个原因。",
)
GATE: Final = BilingualText("The gate", "置信门")
GATE_NOTE: Final = BilingualText(
    "Raising the needed confidence keeps fewer right calls and fewer wrong ones. Marks: 98, 95 and 90 % of right calls kept.",
    "提高所需置信度会同时减少正确与错误的调用。标记处：保留 98%、95%、90% 的正确调用。",
)
KEPT: Final = BilingualText("right calls kept", "保留的正确调用")
WRONG: Final = BilingualText("wrong per executed call", "误调用率")
UNCALLED: Final = BilingualText("executed though none due", "不该调用却执行")
PEERS: Final = BilingualText("Beside others", "与其他工具对比")
PEERS_NOTE: Final = BilingualText(
    "The same records, where the model was asked for JSON, in the same run; each used as its documentation says.",
    "同一次运行中的相同记录（要求输出 JSON 的部分），各工具均按其文档使用。",
)
EXAMPLES: Final = BilingualText("Examples", "示例")
EXAMPLES_NOTE: Final = BilingualText(
    "Always the same few of every kind. What models wrote is shown as it was recorded.",
    "每类固定选取少数几条。模型输出按录制原样显示。",
)
LEFT_OUT: Final = BilingualText("What was left out", "未纳入的内容")
DAMAGED: Final = BilingualText("lines that could not be used", "无法使用的行")
MENDED: Final = BilingualText(
    "records with a tool whose defaults break its own schema", "工具默认值违反自身 schema 的记录"
)
FAULTS: Final = BilingualText("records on which the checker gave up", "判定程序无法判定的记录")
OTHERS: Final = BilingualText(
    "other languages (their reading is rougher than the benchmark's own)", "其他语言（读取不如基准精细）"
)

ASKED: Final = BilingualText("asked", "问题")
WRITTEN: Final = BilingualText("written by the model", "模型的输出")
DECIDED: Final = BilingualText("decided", "判定")
ACCEPTED: Final = BilingualText("accepted", "可接受的答案")
ANY_CALL: Final = BilingualText("any call", "任意调用")
NO_CALL: Final = BilingualText("no call is due", "不应调用")
CHANGED: Final = BilingualText("changed", "改动")
PLACE: Final = BilingualText("where", "位置")
BEFORE: Final = BilingualText("before", "之前")
AFTER: Final = BilingualText("after", "之后")
ARGUMENT: Final = BilingualText("argument", "参数")
ABSENT: Final = BilingualText("(absent)", "（无）")
EXECUTED: Final = BilingualText("executed, confidence {confidence}", "执行，置信度 {confidence}")
REFUSED: Final = BilingualText("refused: {code}", "拒绝：{code}")
NOT_READ: Final = BilingualText("not read: {why}", "未能读取：{why}")

KIND_NAMES: Final[dict[ExampleKind, BilingualText]] = {
    "lost": BilingualText("A call was lost", "丢失了调用"),
    "silent": BilingualText("A value was changed in silence", "值被无声改动"),
    "contract": BilingualText("An executed call breaks its contract", "执行的调用违反合约"),
    "not_read": BilingualText("No call was read, though one is due", "应当调用却未读到"),
    "refused": BilingualText("Refused: {of}", "拒绝：{of}"),
    "asked": BilingualText("Needs asking: {of}", "需要询问：{of}"),
    "wrong": BilingualText("Wrong, as the model wrote it", "错误（模型原样输出）"),
    "repaired_wrong": BilingualText("Wrong after a repair", "修正后仍错误"),
    "uncalled": BilingualText("Executed though no call is due", "不该调用却执行"),
    "held_right": BilingualText("Right, and held by the gate", "正确却被置信门拦下"),
    "repaired": BilingualText("Repaired: {of}", "修正：{of}"),
}
