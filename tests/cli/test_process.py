"""The command line as a process: pipes that close, signals, encodings, full disks, terminals."""

import contextlib
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from callwright.cli.exit_codes import ExitCode
from cli.door import CLEAN, shop_in
from cli.upping import warm_command

COMMAND = [sys.executable, "-m", "callwright"]
WAITING_APP = '''
import sys, threading
from callwright import Callwright
app = Callwright()

@app.tool(effect="once")
def wait(sku: str) -> dict[str, str]:
    """Say that it has begun, then take for ever."""
    print("begun", flush=True)
    threading.Event().wait(60)
    return {}
'''


def environment(**more: str) -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in CLEAN} | more


def run(*arguments: str, command: Sequence[str] = COMMAND, **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*command, *arguments], capture_output=True, check=False, timeout=60, env=environment(**env)
    )


def run_warm(*arguments: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    """The same where neither the start nor the encoding of the process is what is tested."""
    return run(*arguments, command=warm_command(), **env)


@contextlib.contextmanager
def started(
    *arguments: str,
    stdin: int | None,
    stdout: int,
    stderr: int,
    command: Sequence[str] = COMMAND,
    **env: str,
) -> Iterator["subprocess.Popen[bytes]"]:
    """A command that runs; whatever a test finds, it does not outlive it."""
    with subprocess.Popen(
        [*command, *arguments], stdin=stdin, stdout=stdout, stderr=stderr, env=environment(**env)
    ) as process:
        try:
            yield process
            process.wait(timeout=30)
        finally:
            process.kill()


def test_the_module_and_the_script_are_the_same_program() -> None:
    script = Path(sys.executable).with_name("callwright")
    ran = subprocess.run([script, "--version"], capture_output=True, check=True, timeout=60)

    assert ran.stdout == run("--version").stdout
    assert ran.stdout.startswith(b"callwright ")


@pytest.mark.costly
def test_help_starts_in_a_small_multiple_of_an_empty_python() -> None:
    def cost(*command: str) -> float:
        before = os.times()
        for _ in range(5):
            subprocess.run(command, check=True, capture_output=True, timeout=60)
        after = os.times()
        return after.children_user + after.children_system - before.children_user - before.children_system

    bare = cost(sys.executable, "-c", "import click")
    assert cost(*COMMAND, "--help") < 4 * bare


def test_a_reader_that_goes_away_ends_the_command_quietly() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    ran = subprocess.run(
        [*COMMAND, "errors", "--json"], stdout=writer, stderr=subprocess.PIPE, check=False, timeout=60
    )
    os.close(writer)

    assert (ran.returncode, ran.stderr) == (ExitCode.READER_GONE, b"")


def test_head_takes_its_lines_and_nobody_complains() -> None:
    shell = f"{' '.join(COMMAND)} errors | head -n 1"
    ran = subprocess.run(["bash", "-c", shell], capture_output=True, check=False, timeout=60)

    assert (ran.returncode, ran.stdout.count(b"\n"), ran.stderr) == (0, 1, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_an_output_that_cannot_be_written_is_an_error_without_a_traceback() -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [*COMMAND, "errors"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
            env=environment(),
        )

    assert ran.returncode == ExitCode.UNREACHABLE
    assert ran.stderr.startswith(b"error: The output could not be written.\n\nhint: ")
    assert b"Traceback" not in ran.stderr
    assert b"Exception ignored" not in ran.stderr


def test_closed_streams_end_nothing() -> None:
    shell = f"{' '.join(COMMAND)} errors >&-; echo $?; {' '.join(COMMAND)} nope 2>&-; echo $?"
    ran = subprocess.run(["bash", "-c", shell], capture_output=True, check=False, timeout=60)

    assert (ran.stdout.split(), ran.stderr) == ([b"0", b"2"], b"")


def test_an_encoding_that_cannot_carry_a_character_shows_its_number() -> None:
    ran = run(
        "errors", "explain", "timeout", "--lang", "zh-CN", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0"
    )

    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.isascii()
    assert b"\\u672a\\u53ca\\u65f6" in ran.stdout
    usage = run("nope", "--lang", "zh-CN", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert (usage.returncode, usage.stderr.isascii()) == (ExitCode.USAGE, True)


def test_a_plain_c_locale_speaks_english() -> None:
    assert run("--help", LANG="C").stdout.startswith(b"Usage: ")


@pytest.mark.costly
@pytest.mark.promise("R7")
def test_ctrl_c_in_the_middle_of_a_write_ends_with_130_and_leaves_the_call_unknown(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(WAITING_APP, encoding="utf-8")
    store = str(tmp_path / "slow.db")
    arguments = ["call", "wait", "sku=A", "--app", f"{tmp_path}/slow.py:app", "--store", store]
    with started(*arguments, stdin=None, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == b"begun\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)

    assert (process.returncode, out) == (ExitCode.INTERRUPTED, b"")
    assert err.startswith(b"error: Interrupted.\n\nhint: ")
    listed = run_warm("ledger", "list", "--state", "unknown", "--store", store).stdout.decode().splitlines()
    assert [line.split()[1] for line in listed[1:]] == ["wait"]


def on_a_terminal(*arguments: str, **env: str) -> bytes:
    """Everything that the command writes to a terminal."""
    master, slave = pty.openpty()
    warm = warm_command()
    with started(*arguments, stdin=slave, stdout=slave, stderr=slave, command=warm, TERM="xterm", **env):
        os.close(slave)
        written = b""
        try:
            while part := os.read(master, 65_536):
                written += part
        except OSError:  # the other side has closed
            os.close(master)
    return written


def test_a_terminal_gets_colours_unless_it_wants_none(tmp_path: Path) -> None:
    arguments = ("call", "create_order", "sku=A", "amount=2", "--app", shop_in(tmp_path))

    assert b"\x1b[1;32mdone\x1b[0m" in on_a_terminal(*arguments)
    assert b"\x1b[3" not in on_a_terminal(*arguments, NO_COLOR="1")
    assert b"\x1b" not in on_a_terminal("nope", NO_COLOR="1")


@pytest.mark.promise("T09")
def test_what_a_tool_says_never_drives_a_real_terminal(tmp_path: Path) -> None:
    written = on_a_terminal("call", "hostile", "--app", shop_in(tmp_path), NO_COLOR="1")

    assert b"\\u001b[2Jgone" in written
    assert b"\x1b[2J" not in written
    assert "\u202e".encode() not in written


def test_shells_complete_commands_and_options() -> None:
    words = {
        "COMP_WORDS": "callwright ledger res",
        "COMP_CWORD": "2",
        "_CALLWRIGHT_COMPLETE": "bash_complete",
    }

    assert run(**words).stdout == b"plain,resolve\n"


STRANGE_APP = """
from callwright import Callwright

class Strange(Callwright):
    @property
    def tools(self):
        raise LookupError("sk-live-1234567890abcdef")

app = Strange()
"""


def test_a_fault_that_nobody_foresaw_is_told_in_words_and_shown_to_whoever_asks(tmp_path: Path) -> None:
    (tmp_path / "strange.py").write_text(STRANGE_APP, encoding="utf-8")
    command = ("tools", "--app", f"{tmp_path / 'strange.py'}:app")
    told = run_warm(*command)
    assert told.returncode == ExitCode.FAULT
    assert b"This is an internal error of Callwright (LookupError)." in told.stderr
    assert b"sk-live" not in told.stderr + told.stdout
    assert b"Traceback" not in told.stderr
    assert b"Traceback" in run_warm(*command, CALLWRIGHT_TRACEBACK="1").stderr


@pytest.mark.costly
def test_a_folder_that_is_gone_and_a_name_that_is_too_long_are_told_in_words(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    for arguments in (["pins"], ["import"], ["doctor"], ["ledger", "list", "--store", "x" * 300]):
        gone.mkdir()
        here = f"cd '{gone}' && rmdir '{gone}' && exec \"$@\""
        told = subprocess.run(
            ["sh", "-c", here, "sh", *COMMAND, *arguments],
            capture_output=True,
            check=False,
            timeout=60,
            env=environment(HOME=str(tmp_path)),
        )
        assert told.returncode in {ExitCode.OK, ExitCode.PROBLEMS, ExitCode.UNREACHABLE}
        assert b"Traceback" not in told.stderr


def test_what_is_no_ledger_has_no_tasks_either(tmp_path: Path) -> None:
    (tmp_path / "garbage.db").write_bytes(b"no database" * 100)
    told = run_warm("tasks", "list", "--store", str(tmp_path / "garbage.db"))
    assert told.returncode == ExitCode.UNREACHABLE
    assert b"is not a Callwright ledger" in told.stderr


SLOW_IMPORT = """
import threading
print("importing", flush=True)
threading.Event().wait(60)
"""


def test_ctrl_c_while_the_program_is_still_loading_ends_it_without_a_word(tmp_path: Path) -> None:
    (tmp_path / "click.py").write_text(SLOW_IMPORT, encoding="utf-8")
    pipe = subprocess.PIPE
    with started("errors", stdin=None, stdout=pipe, stderr=pipe, PYTHONPATH=str(tmp_path)) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"importing\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=30) == -signal.SIGINT
        assert process.stderr.read() == b""
