"""Convert documents in a child process with limits of time, processor time, memory and file size; it is killed when it exceeds one.

The child reads the document from standard input and inherits no environment variables.
"""

import os
import signal
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from typing import IO, Final

import msgspec

from callwright.domain.struct_decoding import describe_types
from callwright.toolkit.documents.conversion import ConversionError, ConversionLimits, ConvertedDocument

CHILD: Final = "callwright.toolkit.documents.kreuzberg_child"
_BYTES_PER_CHAR: Final = 6
"""Maximum bytes for a character in the child's answer, as a JSON escape."""

_KILLED_FOR_MEMORY: Final = frozenset({-signal.SIGABRT, -signal.SIGSEGV, -signal.SIGBUS, 77})


class KreuzbergConverter:
    """``DocumentConverter`` with kreuzberg in a child process."""

    def convert(self, body: bytes, media_type: str, limits: ConversionLimits) -> ConvertedDocument:
        """As ``DocumentConverter.convert``."""
        if os.name != "posix":
            raise ConversionError("unavailable")
        with tempfile.TemporaryDirectory(prefix="callwright-") as folder:
            return _read_answer(*_run(body, media_type, limits, folder))


def _run(body: bytes, media_type: str, limits: ConversionLimits, folder: str) -> tuple[int, bytes]:
    """Run the child; return its exit code and its output."""
    process = subprocess.Popen(  # noqa: S603 - our own module, by this interpreter
        [
            sys.executable,
            "-m",
            CHILD,
            media_type,
            str(limits.memory_bytes),
            str(-(-limits.ms // 1000)),
            str(limits.chars),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=folder,
        env={"PYTHONPATH": os.pathsep.join(sys.path), "HOME": folder, "TMPDIR": folder, "PATH": os.defpath},
        start_new_session=True,
    )
    over = threading.Event()
    timer = threading.Timer(limits.ms / 1000, _kill, (process, over))
    timer.start()
    try:
        with process:
            assert process.stdin is not None
            assert process.stdout is not None
            writer = threading.Thread(target=_write, args=(process.stdin, body), daemon=True)
            writer.start()
            answer = process.stdout.read(_BYTES_PER_CHAR * limits.chars + 4_096)
            if process.stdout.read(1):
                _kill(process, threading.Event())
            writer.join()
            code = process.wait()
    finally:
        timer.cancel()
        _kill(process, threading.Event())
    if over.is_set():
        raise ConversionError("too_slow")
    return code, answer


def _write(stream: IO[bytes], body: bytes) -> None:
    with suppress(OSError, ValueError):  # it died before it had read everything: its exit code says why
        stream.write(body)
        stream.close()


def _kill(process: "subprocess.Popen[bytes]", over: threading.Event) -> None:
    """Kill the child and its descendants."""
    if process.poll() is None:
        over.set()
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _read_answer(code: int, answer: bytes) -> ConvertedDocument:
    if code == -signal.SIGXCPU or (code == -signal.SIGKILL and not answer):
        raise ConversionError("too_slow")
    if code in _KILLED_FOR_MEMORY:
        raise ConversionError("too_much_memory")
    if code == 78:
        raise ConversionError("unavailable")
    if code != 0:
        raise ConversionError("unreadable")
    try:
        return msgspec.json.decode(answer, type=ConvertedDocument)
    except (msgspec.DecodeError, UnicodeError) as fault:
        raise ConversionError("unreadable") from fault


describe_types(ConvertedDocument)
