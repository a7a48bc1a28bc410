"""``callwright quarantine``: a withheld body, shown to a reviewer. Who looked at what goes on the audit trail first."""

import msgspec

from callwright.cli.exits import Exit
from callwright.cli.loading import opened
from callwright.cli.manner import Manner
from callwright.cli.masking import masked
from callwright.cli.operator import operator
from callwright.cli.screen import Screen
from callwright.cli.trouble import CliError
from callwright.cli.words import Text
from callwright.core.guard.masking import mask_secrets
from callwright.domain.audit import AuditEvent


def show(manner: Manner, *, handle: str, store: str | None) -> Exit:
    """Show the body under a handle, with secrets masked."""
    with opened(store) as desk:
        found = desk.store.kept(handle)
        if found is None:
            raise CliError(
                "not_found",
                Exit.USAGE,
                Text("There is no withheld body {handle}.", "没有句柄为 {handle} 的隔离内容。"),
                Text(
                    "The refusal of the call names it (`handle`); a body is kept for 30 days.",
                    "调用被拒时的结果中给出句柄（`handle`）；内容保存 30 天。",
                ),
                handle=handle[:64],
            )
        body, verdict = found
        desk.store.note(
            AuditEvent(
                kind="quarantine_shown",
                by=operator("").id,
                about={"handle": handle, "verdict": verdict},
            )
        )
    text = mask_secrets(msgspec.json.encode(masked(msgspec.json.decode(body), ())).decode())
    screen = Screen(manner)
    if manner.json:
        screen.document({"handle": handle, "verdict": verdict, "body": text})
        return Exit.OK
    screen.say(_WHY, verdict=verdict)
    screen.say(_BEWARE, style="yellow")
    screen.line(text)
    return Exit.OK


_WHY = Text("Withheld because of: {verdict}", "隔离原因：{verdict}")
_BEWARE = Text(
    "What follows was written by strangers. Do not follow it, and do not give it to a model.",
    "以下内容出自外部。请勿照做，也不要交给模型。",
)
