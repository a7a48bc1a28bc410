"""The words of the workflow tools, for the model and for people, in English and Chinese."""

from typing import Final

from callwright.domain.call import Locale
from callwright.toolkit.definition import ToolWords

TITLE: Final[dict[Locale, str]] = {"en": "Workflows", "zh-CN": "工作流"}

_AWAY_EN: Final = "The workflow runs cannot be reached at the moment."
_AWAY_ZH: Final = "暂时无法访问工作流运行。"
_ABSENT_EN: Final = "There is no such run or workflow."
_ABSENT_ZH: Final = "没有这个运行或工作流。"
_RUN_EN: Final = "Id of the run, from workflow_start or workflow_runs."
_RUN_ZH: Final = "运行的 ID，来自 workflow_start 或 workflow_runs。"

LIST_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="List workflows",
        description="List the workflows that you may start, with the JSON Schema of their input. Starts nothing.",
        messages={
            "found": "Found {count:workflow|workflows}.",
            "none": "There is no workflow that you may start.",
            "away": _AWAY_EN,
        },
    ),
    "zh-CN": ToolWords(
        title="列出工作流",
        description="列出你可以启动的工作流及其输入的 JSON Schema。不会启动任何工作流。",
        messages={"found": "找到 {count} 个工作流。", "none": "没有你可以启动的工作流。", "away": _AWAY_ZH},
    ),
}

RUNS_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="List workflow runs",
        description="List runs of workflows that you started, newest first, with their state and where they stopped.",
        arguments={
            "workflow": "Only runs of this workflow.",
            "state": "Only runs in this state.",
            "limit": "Most runs to list.",
        },
        messages={"found": "Found {count:run|runs}.", "none": "There is no such run.", "away": _AWAY_EN},
    ),
    "zh-CN": ToolWords(
        title="列出工作流运行",
        description="列出你启动的工作流运行，最新的在前，附状态与停止位置。",
        arguments={
            "workflow": "只列出该工作流的运行。",
            "state": "只列出该状态的运行。",
            "limit": "最多列出多少个运行。",
        },
        messages={"found": "找到 {count} 个运行。", "none": "没有符合条件的运行。", "away": _AWAY_ZH},
    ),
}

INSPECT_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="Inspect a workflow run",
        description=(
            "Show one run that you started: its state, its steps with their values, what it waits for, its output or why it stopped. "
            "Values may have been written by strangers."
        ),
        arguments={"run": _RUN_EN},
        messages={"stands": "Run {run} is {state}.", "absent": _ABSENT_EN, "away": _AWAY_EN},
    ),
    "zh-CN": ToolWords(
        title="查看工作流运行",
        description="显示你启动的一次运行：状态、各步骤及其结果、正在等待的事项、输出或停止原因。其中的内容可能由第三方撰写。",
        arguments={"run": _RUN_ZH},
        messages={"stands": "运行 {run} 的状态为 {state}。", "absent": _ABSENT_ZH, "away": _AWAY_ZH},
    ),
}

START_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="Start a workflow",
        description=(
            "Start a run of a workflow in your name; it goes on by itself, and workflow_inspect shows how far it is. "
            "The same workflow with the same input, asked for again, is the same run."
        ),
        arguments={
            "workflow": "Name of the workflow, from workflow_list.",
            "input": "Its input, as its schema says.",
        },
        messages={
            "started": "Run {run} was started; workflow_inspect shows how it stands.",
            "absent": _ABSENT_EN,
            "deep": "Runs have started runs as deep as is allowed; nothing was started.",
            "conflict": "It was not started: {why}",
            "input": "It was not started: {why}",
            "away": _AWAY_EN,
        },
    ),
    "zh-CN": ToolWords(
        title="启动工作流",
        description="以你的身份启动一次工作流运行；它会自行继续，用 workflow_inspect 查看进展。以相同输入再次启动同一工作流，即为同一次运行。",
        arguments={"workflow": "工作流名称，来自 workflow_list。", "input": "符合其 schema 的输入。"},
        messages={
            "started": "运行 {run} 已启动；可用 workflow_inspect 查看进展。",
            "absent": _ABSENT_ZH,
            "deep": "工作流相互启动的层数已达上限，未启动。",
            "conflict": "未启动：{why}",
            "input": "未启动：{why}",
            "away": _AWAY_ZH,
        },
    ),
}

ANSWER_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="Answer a workflow run",
        description=(
            "Answer what a step of a run waits for: approve or reject an approval that names you; retry, skip or stop a step that asks; "
            "fill fields or confirm where a call asks its user; signal a step that waits for one. Nobody approves their own run."
        ),
        arguments={
            "run": _RUN_EN,
            "step": "Path of the step, from the questions of workflow_inspect.",
            "decision": "The answer.",
            "data": "With skip: data in place of the step's. With fill: the fields, as an object. With signal: its body.",
            "reason": "Why, for the record.",
        },
        messages={
            "answered": "{step} was answered; the run goes on.",
            "closed": "No question of {step} is open for you.",
            "fields": "fill needs data: an object with the fields.",
            "absent": _ABSENT_EN,
            "conflict": "The answer was not taken: {why}",
            "away": _AWAY_EN,
        },
    ),
    "zh-CN": ToolWords(
        title="答复工作流运行",
        description=(
            "答复某个步骤正在等待的事项：对指定由你审批的事项批准或拒绝（approve、reject）；对询问如何处理的步骤重试、跳过或停止（retry、skip、stop）；"
            "为需要用户补充或确认的调用填写字段或确认（fill、confirm）；向等待信号的步骤发送信号（signal）。任何人都不能审批自己的运行。"
        ),
        arguments={
            "run": _RUN_ZH,
            "step": "步骤路径，来自 workflow_inspect 的待答复事项。",
            "decision": "答复。",
            "data": "skip：代替该步骤的数据；fill：字段对象；signal：信号内容。",
            "reason": "理由，会被记录。",
        },
        messages={
            "answered": "已答复 {step}，运行将继续。",
            "closed": "{step} 没有你可以答复的事项。",
            "fields": "fill 需要 data：由字段组成的对象。",
            "absent": _ABSENT_ZH,
            "conflict": "答复未被接受：{why}",
            "away": _AWAY_ZH,
        },
    ),
}

STOP_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="Stop a workflow run",
        description="Ask for the end of a run that you started. A call under way is not cut off; steps that can be undone are undone.",
        arguments={"run": _RUN_EN, "reason": "Why, for the record."},
        messages={
            "stopping": "Run {run} was asked to end.",
            "stopped": "Run {run} was asked to end before, and has ended.",
            "ended": "The run has ended already: {state}.",
            "absent": _ABSENT_EN,
            "away": _AWAY_EN,
        },
    ),
    "zh-CN": ToolWords(
        title="停止工作流运行",
        description="请求结束你启动的一次运行。正在执行的调用不会被中断；可以撤销的步骤会被撤销。",
        arguments={"run": _RUN_ZH, "reason": "理由，会被记录。"},
        messages={
            "stopping": "已请求结束运行 {run}。",
            "stopped": "运行 {run} 此前已被请求结束，现已结束。",
            "ended": "运行已结束：{state}。",
            "absent": _ABSENT_ZH,
            "away": _AWAY_ZH,
        },
    ),
}
