"""The gateway as a user starts it, in front of the upstream: ``python -m bench.wire.up PORT|stdio read|once``.

``callwright up`` in a folder of its own with default settings: ledger and traces on disk, a line on the terminal for every call (into
a file here). Prints its port, runs until its input ends. ``stdio`` has it start a server of its own. ``read`` declares the tool a read;
``once`` leaves it undeclared.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.wire.child import held_bytes

_READY_S = 60.0
_TICKS_S = os.sysconf("SC_CLK_TCK")


def write_config(folder: Path, upstream: str, effect: str) -> None:
    """Write the configuration that a user would."""
    there = f'url = "http://127.0.0.1:{upstream}/mcp"'
    if upstream == "stdio":
        there = f'command = "{sys.executable}"\nargs = ["-m", "bench.wire.tool"]\ncwd = "{Path.cwd()}"'
    declared = '[servers.up.tools.echo]\neffect = "read"\n' if effect == "read" else ""
    text = f'store = "ledger.db"\n[listen]\nport = 0\n[servers.up]\nprefix = ""\n{there}\n{declared}'
    (folder / "callwright.toml").write_text(text, encoding="utf-8")


def wait_for_port(screen: Path, gateway: "subprocess.Popen[bytes]") -> int:
    """Return its port once its server's tools are on offer."""
    until = time.monotonic() + _READY_S
    while time.monotonic() < until and gateway.poll() is None:
        shown = screen.read_text(encoding="utf-8")
        port = re.search(r"MCP +http://127\.0\.0\.1:(\d+)/mcp", shown)
        if port is not None and re.search(r"up: \d+ tool", shown):
            return int(port[1])
        time.sleep(0.01)
    raise SystemExit(screen.read_text(encoding="utf-8"))


def used(pid: int) -> dict[str, float]:
    """Processor seconds of this process so far, and the megabytes that it holds in memory."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return {"cpu_s": (int(fields[11]) + int(fields[12])) / _TICKS_S, "mb": held_bytes(pid) / 1e6}


def main(upstream: str, effect: str) -> None:
    """Serve until the input ends."""
    with tempfile.TemporaryDirectory(prefix="callwright-bench-") as name:
        folder = Path(name)
        write_config(folder, upstream, effect)
        screen = folder / "screen.txt"
        with screen.open("wb") as out:
            command = [sys.executable, "-m", "callwright", "up"]
            environ = {**os.environ, "HOME": name, "LANG": "C"}
            gateway = subprocess.Popen(command, cwd=folder, env=environ, stdout=out, stderr=out)
            try:
                sys.stdout.write(f"{wait_for_port(screen, gateway)}\n")
                sys.stdout.flush()
                while sys.stdin.readline():
                    sys.stdout.write(json.dumps(used(gateway.pid)) + "\n")
                    sys.stdout.flush()
            finally:
                gateway.send_signal(signal.SIGINT)
                gateway.wait(30)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
