"""Translate to Chinese why an operation on workflows and runs was refused (``errors.py``). Pure.

One table of templates, as in ``core.wording.reason_translation``; a test detects messages of ours without a template.
"""

from typing import Final

from callwright.core.wording.reason_translation import ReasonTable

_TABLE: Final = ReasonTable(
    {
        # runs
        "There is no such run.": "没有这个运行。",
        "There is no such workflow.": "没有这个工作流。",
        "There is no such schedule.": "没有这个定时任务。",
        "There is no workflow {} here. Did you mean {}?": "没有工作流 {}。是否指 {}？",
        "There is no workflow {} here.": "没有工作流 {}。",
        "Runs within runs: at most {} deep.": "运行最多嵌套 {} 层。",
        "This key was used for a run with another input.": "该键已用于输入不同的运行。",
        "A rule wants an approval before this workflow is started.": "规则要求启动该工作流前先经审批。",
        "The body does not meet the schema of {}.": "信号内容不符合 {} 的 schema。",
        "The step {} asks for {}.": "步骤 {} 需要的答复是：{}。",
        "granted": "批准或拒绝（granted）",
        "do: retry, skip or stop": "do：retry、skip 或 stop",
        "fields or yes": "fields 或 yes",
        "a signal": "信号",
        # effects that would happen again
        "These steps were taken back: {}. Start a new run.": "以下步骤已撤销：{}。请启动新的运行。",
        "The run is past its deadline. Say how long it may still take: deadline='2h'.": "运行已超过截止时间。请给出新的时限，即从现在起还可用多长时间。",
        "{} is no duration; write it as 90s, 15m, 1h30m or 3d": "{} 不是时长；可写 90s、15m、1h30m 或 3d",
        "These would happen again: {}. Say repeat_effects=True to mean it.": "以下调用会再次产生作用：{}。确认要重复时请指定 repeat_effects。",
        "These would happen again: {}. Say effects='repeat' or 'reuse'.": "以下调用会再次产生作用：{}。请指定 effects 为 repeat 或 reuse。",
        "Effects of agents cannot be kept alone: {}. Fork after them, or repeat them.": "智能体产生的作用不能单独保留：{}。请在其后分叉，或重复执行。",
        "These have no result that could be kept: {}.": "以下调用没有可保留的结果：{}。",
        # forks
        "The workflow has no step {} to fork at; it has: {}.": "工作流没有可供分叉的步骤 {}；已有：{}。",
        "{} was taken back; fork at it, or at an earlier step.": "{} 已撤销；请在该步骤或更早的步骤分叉。",
        "{} has not finished in that run; fork at it, or at an earlier step.": "{} 在该运行中尚未完成；请在该步骤或更早的步骤分叉。",
        "That run has not come to {}; fork at an earlier step.": "该运行尚未执行到 {}；请在更早的步骤分叉。",
        "{} stopped that run; fork at it, or resume the run.": "该运行停止于 {}；请在该步骤分叉，或恢复运行。",
        "{} has used the input that is changed; fork at it, or at an earlier step.": "{} 使用了被更改的输入；请在该步骤或更早的步骤分叉。",
        # schedules
        "The name of a schedule has letters, digits, '_', '.' and '-'; at most 64.": "定时任务的名称只能有字母、数字、_ . -，最多 64 个字符。",
        "There is another schedule {}; remove it, or replace it explicitly.": "已有另一个定时任务 {}；请删除它，或明确指定替换。",
        "The input of the schedule does not meet the schema of the workflow: {}": "定时任务的输入不符合工作流的 schema：{}",
        "There is no time zone {}; name one such as Europe/Berlin.": "没有时区 {}；例如可写 Europe/Berlin。",
        "No time matches {}.": "没有符合 {} 的时间。",
        "{} is no cron expression: minute hour day month weekday, such as '0 8 * * 1-5'.": "{} 不是 cron 表达式；格式为：分 时 日 月 星期，例如 '0 8 * * 1-5'。",
        # simulations
        "the script cannot be read: {}": "无法读取脚本：{}",
        "input: the script has to say what the run is given": "input：脚本必须给出运行的输入",
        "tools: the script has to say what {} answers": "tools：脚本必须给出 {} 的答复",
        "there is no tool {}": "没有工具 {}",
        "the run does not come to an end": "运行没有结束",
        "expect: {} is not known; it takes {}": "expect：未知的字段 {}；可用：{}",
        # the input: domain/contract.py
        "{}; {}": "{}；{}",
        "输入不符合模式: {}": "输入不符合模式：{}",
        "The input does not meet its schema: {}": "输入不符合模式：{}",
        "{} is required": "缺少 {}",
        "{} must be of type {}": "{} 的类型必须是 {}",
        "{} must be one of the accepted values": "{} 必须是可接受的值之一",
        "{} must be at least {}": "{} 不能小于 {}",
        "{} must be at most {}": "{} 不能大于 {}",
        "{} must have at least {} characters": "{} 至少要有 {} 个字符",
        "{} must have at most {} characters": "{} 最多 {} 个字符",
        "{} must have at least {} items": "{} 至少要有 {} 项",
        "{} must have at most {} items": "{} 最多 {} 项",
        "{} must match the pattern {}": "{} 必须符合模式 {}",
        "/ has no such field: {}": "没有字段 {}",
        "{} has no such field: {}": "{} 没有字段 {}",
    }
)


def translate_flow_error(text: str) -> str:
    """Return the message in Chinese; one that is not known stays as it is."""
    found = _TABLE.find(text, translate_flow_error)
    return text if found is None else found
