"""A report that takes long: its call ends with a handle, its parts are done once, and its result is found by the handle."""

from callwright import CallContext, Callwright

app = Callwright("reports.db")


@app.tool(effect="once", key=["month"], long=True)
def month_end(month: str, context: CallContext) -> dict[str, int]:
    """Close a month."""
    booked = context.step("book", lambda: 1_250)
    context.progress(1, 2, "booked")
    mails = context.step("tell everybody", lambda: 3)
    return {"booked": booked, "mails": mails}


call = {"name": "month_end", "arguments": {"month": "2026-10"}}
begun = app.call(call)
print(begun.success, begun.effect, begun.next_action, begun.warnings[0].code)

task = app.tasks.get(begun.meta.handle or "")
result = task.result(timeout_s=30)
print(result.success, result.effect, result.data)
print(task.state, task.progress)

again = app.call(call)
print(again.data, again.meta.replayed, again.meta.handle == begun.meta.handle)
app.close()
