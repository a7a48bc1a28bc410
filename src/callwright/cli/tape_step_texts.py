"""Texts of every question and every answer of a tape, for people.

One row for each class in ``domain/effects.py``; a test reports a missing one. Placeholders are the class's
fields.
"""

from callwright.cli.bilingual_text import Text

QUESTION_TEXTS: dict[str, Text] = {
    "FindTools": Text("Which of these words name tools: {words}?", "这些词中哪些是工具名：{words}？"),
    "Resolve": Text("Which contract does {name} mean?", "{name} 指的是哪个合约？"),
    "Authorize": Text(
        "May {principal} call {tool} {version} with {arguments}?",
        "{principal} 是否可以用 {arguments} 调用 {tool} {version}？",
    ),
    "Claim": Text(
        "Claim the call: {effect}, key {key}, run {run_id}.", "登记调用：{effect}，键 {key}，运行 {run_id}。"
    ),
    "AwaitSettle": Text(
        "Wait for the identical running call, at most {upto_ms} ms.",
        "等待正在执行的相同调用，最多 {upto_ms} ms。",
    ),
    "Settle": Text("Record how it ended: {state}, code {code}.", "记录结果：{state}，错误码 {code}。"),
    "CountRefusal": Text(
        "Count the refusal {code} of {tool} in run {run_id}.",
        "在运行 {run_id} 中为 {tool} 的拒绝 {code} 计数。",
    ),
    "Reserve": Text(
        "May attempt {attempt} of {tool} be made?", "是否可以进行 {tool} 的第 {attempt} 次尝试？"
    ),
    "Execute": Text(
        "Run {tool} {version}, attempt {attempt}, at most {timeout_ms} ms, with {arguments}.",
        "运行 {tool} {version}，第 {attempt} 次尝试，最多 {timeout_ms} ms，参数 {arguments}。",
    ),
    "Sleep": Text(
        "Wait before the next attempt: {at_least_ms} to {upto_ms} ms.",
        "下次尝试前等待：{at_least_ms} 至 {upto_ms} ms。",
    ),
    "ReadClock": Text("How long has it taken?", "已经过多长时间？"),
    "Remember": Text(
        "Cache the answer for when the tool is unavailable.", "保存结果，以备工具不可用时使用。"
    ),
    "Recall": Text(
        "What was the last good answer, at most {max_age_ms} ms old?",
        "最近一次有效结果是什么（最多 {max_age_ms} ms 之前）？",
    ),
    "HandOver": Text(
        "Give {tool} {version} to the durable engine; joined: {joined}, with {arguments}.",
        "将 {tool} {version} 交给持久引擎；加入已有任务：{joined}，参数 {arguments}。",
    ),
    "Quarantine": Text("Quarantine the unsafe result: {verdict}.", "隔离不安全的结果：{verdict}。"),
}

NOT_BEGUN_TEXT = Text(
    "It failed with {code} before its effect was begun, so nothing happened. {exception}",
    "失败：{code}；其副作用尚未开始，因此什么也没有发生。{exception}",
)
"""For ``Raised`` where the tool itself says that its effect had not begun: its evidence is what was known without that."""

ANSWER_TEXTS: dict[str, Text] = {
    "StoreFailed": Text("The store could not: {reason}.", "存储无法完成：{reason}。"),
    "Cancelled": Text("The caller had cancelled.", "调用方已取消。"),
    "Offered": Text("These: {tools}", "这些：{tools}"),
    "Resolved": Text("{tool}", "{tool}"),
    "NoSuchTool": Text("No such tool on offer; closest: {closest}.", "没有该工具；最接近的是 {closest}。"),
    "Allowed": Text("Yes, by the rule ‘{rule}’.", "可以，依据规则“{rule}”。"),
    "Denied": Text("No, by the rule ‘{rule}’.", "不可以，依据规则“{rule}”。"),
    "ApprovalNeeded": Text(
        "A person must approve it ({reason}), handle {handle}.", "需要人工审批（{reason}），句柄 {handle}。"
    ),
    "ApprovalMissing": Text(
        "No, its approval was used meanwhile, or has expired.", "不可以，其审批已被使用或已过期。"
    ),
    "Claimed": Text(
        "Claimed: entry {entry_id}, attempt {attempt}.", "登记成功：账目 {entry_id}，第 {attempt} 次。"
    ),
    "AlreadySettled": Text(
        "It was made before and is {state}: {outcome}", "此前已执行，状态 {state}：{outcome}"
    ),
    "SecondIntent": Text("It was made and delivered before.", "此前已执行并送达。"),
    "InFlight": Text(
        "Another process is running it; ask again in {retry_after_ms} ms.",
        "正由他方执行；{retry_after_ms} ms 后再问。",
    ),
    "KeyConflict": Text("The key was used for other arguments.", "该键曾用于不同的参数。"),
    "InDoubt": Text("It may have happened; it must not be repeated.", "可能已执行；任何一方不得重复。"),
    "QuotaOver": Text("No, the quota ‘{name}’ is used up: {over}.", "不可以，配额“{name}”已用完：{over}。"),
    "Exhausted": Text("The budget is used up: {limit} ({times}).", "预算已用完：{limit}（{times}）。"),
    "Woken": Text("The other call has ended.", "另一个调用已结束。"),
    "WaitedOut": Text("It has not ended.", "仍未结束。"),
    "Settled": Text("Written.", "已记录。"),
    "FencedOut": Text("Another process owns it now: {state}.", "现已由他方接管：{state}。"),
    "Counted": Text("{times} times in a row by now; stop: {stop}.", "已连续 {times} 次；停止：{stop}。"),
    "Reserved": Text("Yes.", "可以。"),
    "BreakerOpen": Text(
        "No, the circuit of its endpoint is open for {retry_after_ms} ms.",
        "不可以，该端点暂停 {retry_after_ms} ms。",
    ),
    "Returned": Text("It returned ({kind}, {size} bytes): {value}", "返回（{kind}，{size} 字节）：{value}"),
    "Raised": Text("It failed with {code}; {evidence}. {exception}", "失败：{code}；{evidence}。{exception}"),
    "Slept": Text("{ms} ms have passed.", "已过 {ms} ms。"),
    "Tick": Text("{ms} ms since the call came in.", "距调用到达 {ms} ms。"),
    "Remembered": Text("Kept.", "已保存。"),
    "Recalled": Text("This one, {age_ms} ms old: {outcome}", "此结果，{age_ms} ms 之前：{outcome}"),
    "Forgotten": Text("There is none.", "没有。"),
    "HandedOver": Text("It continues as task {handle}.", "作为任务 {handle} 继续。"),
    "NotRunning": Text("It is no longer running.", "已无人在执行。"),
    "TooManyTasks": Text(
        "No, too many tasks of this principal or tenant are unfinished.",
        "不可以，该主体或租户未完成的任务过多。",
    ),
    "Quarantined": Text("Kept under the handle {handle}.", "已保存，句柄 {handle}。"),
}
