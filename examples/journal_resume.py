"""A process dies in the middle of a payment; another one ends the call, from its journal, without paying twice."""

import subprocess
import sys
from pathlib import Path

from callwright import CallContext, Callwright

PAID = Path("paid")
DIE = "--die" in sys.argv

app = Callwright("pay.db", journal="journal")


@app.tool(effect="keyed", key=["order"], retries=0, inline=True)
def pay(order: str, cents: int, context: CallContext) -> dict[str, str]:
    """Charge a card at a service that does a thing once per key."""
    receipt = PAID / (context.idempotency_key or "").encode().hex()[-24:]
    PAID.mkdir(exist_ok=True)
    receipt.write_text(f"{order}: {cents}\n")
    if DIE:
        import os
        import signal

        os.kill(os.getpid(), signal.SIGKILL)
    return {"receipt": receipt.name}


if DIE:
    app.call({"name": "pay", "arguments": {"order": "O-1", "cents": 4_900}}, run="run-1")
else:
    died = subprocess.run([sys.executable, __file__, "--die"], check=False)
    print("the first process ended with", died.returncode)

    journal = next(app.host.journal.iterdir()) if app.host.journal else Path()
    tape = app.tape(journal.read_bytes())
    print("the journal ends inside", type(tape.pending).__name__)

    result = app.resume(tape)
    print(result.success, result.effect, "charges made:", len(list(PAID.iterdir())))
