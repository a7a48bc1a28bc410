"""The declaration of ``callwright replay``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command, Option
from callwright.cli.commands.shared_options import make_store_option
from callwright.cli.exit_codes import ExitCode
from callwright.cli.help_page import Example
from callwright.cli.option_types import CountType

REPLAY_COMMAND = Command(
    "replay",
    "callwright.cli.actions.replay:run_replay",
    Text("Evaluate recorded tool calls.", "评测录制的工具调用。"),
    details=(
        Text(
            "Every recorded model output is read, checked, repaired and gated as a live call would be; nothing is executed."
            " What is right is said by the Berkeley leaderboard's own checker (bfcl-eval), where it is installed. Strict"
            " reading is scored beside it.",
            "每条录制的模型输出都会像真实调用一样被读取、校验、修正并经过置信门；不执行任何工具。"
            "是否正确由 Berkeley 排行榜自带的判定程序（bfcl-eval，需已安装）给出。同时给出严格读取的对照结果。",
        ),
        Text(
            "With --app or --against it replays traffic against a new contract before any caller gets it: the newest tapes of the"
            " ledger, or the named files (exported tapes, samples, recorded calls). Every call is decided under the contract it was"
            " made with and under the new one: which would now be refused, repaired or keyed otherwise, and which arguments,"
            " choices and error codes the traffic exercises. Exit code 1: a call would be refused, or could be made twice.",
            "指定 --app 或 --against 时，在任何调用方使用新合约之前，用流量对其进行重放：账本中最新的磁带，或所指定的文件"
            "（导出的磁带、抽样、录制的调用）。每次调用分别按原合约和新合约判定：哪些会被拒绝、修正方式不同或幂等键不同，"
            "以及流量覆盖了哪些参数、可选值和错误码。退出码 1 表示有调用会被拒绝，或可能执行两次。",
        ),
        Text(
            "Rates in --json are shares from 0 to 1; intervals are 95 %, over questions.",
            "--json 中的比率为 0 到 1 的小数；区间为按问题重采样的 95% 区间。",
        ),
    ),
    params=[
        Argument(
            "files",
            Text(
                "Recorded calls, samples of live traffic, dialogues, or cases: JSON Lines, plain or gzipped.",
                "录制的调用、线上抽样、对话或用例：JSON Lines 文件，可用 gzip 压缩。",
            ),
            metavar="FILE...",
            nargs=-1,
        ),
        Option(
            "--sample",
            metavar="PERCENT",
            type=CountType(100),
            default=100,
            words=Text(
                "Score this percentage of the questions, always the same ones.",
                "每百个问题评测多少个，每次相同。",
            ),
        ),
        Option(
            "--limit",
            metavar="N",
            type=CountType(10**12),
            words=Text("Read only this many lines.", "只读取前若干行。"),
        ),
        Option(
            "--only",
            metavar="FIELD=VALUE",
            multiple=True,
            words=Text(
                "Only these: mode, category, family, format, language, model or question. May be given several times.",
                "只评测符合条件的记录：mode、category、family、format、language、model 或 question。可多次指定。",
            ),
        ),
        Option(
            "--jobs",
            metavar="N",
            type=CountType(1_024),
            words=Text("Worker processes; without it one for each core.", "工作进程数；默认每个核心一个。"),
        ),
        Option(
            "--out",
            metavar="FOLDER",
            words=Text(
                "Write report.html, report.json and the state needed to resume after a stop; the same"
                " command resumes.",
                "写入 report.html、report.json 以及续跑所需的状态；再次执行相同命令即可续跑。",
            ),
        ),
        Option(
            "--fresh",
            is_flag=True,
            words=Text(
                "Start again if FOLDER contains another run.", "若 FOLDER 中是另一次运行，则重新开始。"
            ),
        ),
        Option(
            "--no-peers",
            is_flag=True,
            words=Text(
                "Leave out json-repair, fast-json-repair and pydantic.",
                "不与 json-repair、fast-json-repair 和 pydantic 对比。",
            ),
        ),
        Option(
            "--compare",
            metavar="OLD NEW",
            nargs=2,
            words=Text(
                "Compare two runs, by their folders: changes, their confidence, and records that flipped.",
                "对比两次运行（按文件夹）：哪些指标变化、把握多大、哪些记录翻转。",
            ),
        ),
        Option(
            "--cases",
            is_flag=True,
            words=Text(
                "Judge Callwright's own cases: what has to be repaired, and what has to be refused.",
                "评测 Callwright 自带的用例：哪些必须修正，哪些必须拒绝。",
            ),
        ),
        Option(
            "--app",
            metavar="MODULE:ATTRIBUTE",
            words=Text("Replay against the contracts of this application.", "针对该应用的合约重放。"),
        ),
        Option(
            "--against",
            metavar="VERSION",
            words=Text(
                "Against this version; without it the newest of every tool.",
                "针对该版本；默认为每个工具的最新版本。",
            ),
        ),
        Option("--tool", metavar="NAME", words=Text("Only this tool.", "仅该工具。")),
        make_store_option(
            Text(
                "The ledger whose tapes are replayed; without it the application's.",
                "提供磁带的账本；默认为应用自己的账本。",
            ),
            env=False,
        ),
        Option("--quiet", is_flag=True, words=Text("Show no progress.", "不显示进度。")),
    ],
    examples=[
        Example(
            "callwright replay --app shop.py:app --against 2.0.0",
            Text("Before the first stage of a release.", "在发布的第一阶段之前。"),
        ),
        Example("callwright replay calls.jsonl.gz", Text("A table of figures.", "输出指标表。")),
        Example(
            "callwright replay calls.jsonl.gz --sample 10 --only mode=text",
            Text("A tenth of the questions, text models only.", "十分之一的问题，仅文本模型。"),
        ),
        Example(
            "callwright replay calls.jsonl.gz --out run-1",
            Text("With a page of plots and examples.", "并生成含图表和示例的页面。"),
        ),
        Example(
            "callwright replay --cases",
            Text("Units, dates, money, enums, in English and Chinese.", "单位、日期、金额、枚举，中英文。"),
        ),
        Example(
            "callwright replay --compare run-1 run-2",
            Text("Is the second better, and where?", "第二次是否更好，好在哪里？"),
        ),
        Example(
            "callwright replay dialogues/*.jsonl",
            Text(
                "What the gate makes and holds, and its calibration.", "置信门放行与拦下了什么，以及其校准。"
            ),
        ),
        Example("callwright replay calls.jsonl.gz --json", Text("For a machine.", "供程序读取。")),
    ],
    exits=[ExitCode.PROBLEMS, ExitCode.UNREACHABLE],
)
