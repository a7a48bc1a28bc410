"""The server of warm test processes outlives a front that is killed before it has sent its whole order."""

import socket
import subprocess

import pytest

from warm.interpreter import warm_python


@pytest.mark.parametrize(
    "sent", [b"", b"\x10\0\0", (64).to_bytes(8, "little") + b"/tmp"], ids=["nothing", "half a size", "half"]
)
def test_a_front_that_ends_before_its_order_is_whole_holds_nobody(sent: bytes) -> None:
    command = warm_python()
    with socket.socket(socket.AF_UNIX) as front:
        front.connect(command[-1])
        front.sendall(sent)
    ran = subprocess.run(
        [*command, "-m", "callwright", "--version"], capture_output=True, text=True, timeout=60, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
