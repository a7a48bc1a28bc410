"""A gateway that is killed, and a session that is lost: official clients make the call again, and it is told from a new one."""

import contextlib
import http.client
import re
import socket
import sqlite3
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from proving.scenarios import expect, reconnect
from proving.stage import SOON_S, Stage, staged

pytestmark = [pytest.mark.slow, pytest.mark.promise("E2", "E12"), pytest.mark.timeout(400)]

CLIENTS = ("mcp1", "mcp2", "mcp2-2025")


@contextmanager
def connected(folder: Path, client: str) -> Iterator[Stage]:
    """A stage whose client is connected to ``callwright up``; the server's tools are undeclared."""
    with staged(folder, "mcp1", client) as stage:
        assert reconnect(stage)["outcome"] == "connected"
        yield stage


def wait_for_run(stage: Stage, line: str) -> None:
    """Wait until the tool has begun, by the server's own record."""
    end = time.monotonic() + SOON_S
    while not stage.count_runs(line):
        assert time.monotonic() < end, "the tool never began"
        threading.Event().wait(0.05)


def wait_for_receipt(stage: Stage) -> None:
    """Wait until the ledger has written down that an answer was received: a crash within 200 ms loses that."""
    ledger = f"file:{stage.folder}/.callwright/ledger.db?mode=ro"
    end = time.monotonic() + SOON_S
    while True:
        with contextlib.closing(sqlite3.connect(ledger, uri=True)) as opened:
            if opened.execute("SELECT count(*) FROM ledger WHERE delivered").fetchone()[0]:
                return
        assert time.monotonic() < end, "no receipt was written"
        threading.Event().wait(0.05)


@contextmanager
def calling(stage: Stage, label: str) -> Iterator[None]:
    """Within, a tool runs for two seconds; afterwards the call has ended for its client, one way or another."""
    call = threading.Thread(
        target=stage.call, args=("work", {"timeout_s": 5}), kwargs={"seconds": 2, "label": label}
    )
    call.start()
    wait_for_run(stage, f"work {label}")
    yield
    call.join(SOON_S)
    assert not call.is_alive()


class Relay:
    """Between a client and the gateway: notes the session, and resets every connection when told to."""

    def __init__(self, port: int) -> None:
        self.session = ""
        self._port = port
        self._over = threading.Event()
        self._ends: list[socket.socket] = []
        self._pumps: list[threading.Thread] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.settimeout(0.05)
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}/mcp"
        self._accepting = threading.Thread(target=self._accept)
        self._accepting.start()

    def _accept(self) -> None:
        while not self._over.is_set():
            try:
                front = self._listener.accept()[0]
            except TimeoutError:
                continue
            back = socket.create_connection(("127.0.0.1", self._port))
            self._ends += [front, back]
            for source, target in ((front, back), (back, front)):
                source.settimeout(0.05)
                self._pumps.append(threading.Thread(target=self._pump, args=(source, target)))
                self._pumps[-1].start()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        while not self._over.is_set():
            try:
                data = source.recv(65536)
            except TimeoutError:
                continue
            found = re.search(rb"\r\nmcp-session-id: (\S+)\r\n", data, re.IGNORECASE)
            self.session = found[1].decode() if found else self.session
            if not data:
                with contextlib.suppress(OSError):  # the other direction has ended it
                    target.shutdown(socket.SHUT_WR)
                return
            target.sendall(data)

    def reset(self) -> None:
        """Reset every connection, and accept no other."""
        self._over.set()
        for one in (self._accepting, *self._pumps):
            one.join(SOON_S)
        self._listener.close()
        for end in self._ends:
            end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            end.close()


def connect_through_relay(stage: Stage) -> Relay:
    """The client's only connection goes through a relay."""
    relay = Relay(stage.up_port)
    assert stage.tell(close=True)["outcome"] == "closed"
    assert stage.tell(connect=relay.url)["outcome"] == "connected"
    return relay


def end_session(stage: Stage, session: str) -> int:
    """End a client's session behind its back, as time or a restart without a store does; return the status."""
    connection = http.client.HTTPConnection("127.0.0.1", stage.up_port, timeout=SOON_S)
    connection.request("DELETE", "/mcp", headers={"Mcp-Session-Id": session})
    status = connection.getresponse().status
    connection.close()
    return status


def start_again(stage: Stage, client: str) -> None:
    """The client's program is started again: it knows nothing of its last session."""
    assert stage.client_name == client
    stage.restart_client()
    assert reconnect(stage)["outcome"] == "connected"


@pytest.mark.parametrize("client", CLIENTS)
def test_the_call_that_a_killed_gateway_had_begun_is_not_made_again_and_other_calls_are(
    client: str, tmp_path: Path
) -> None:
    with connected(tmp_path, client) as stage:
        with calling(stage, "paid"):
            stage.stop_up()
        stage.start_up()
        start_again(stage, client)

        again = stage.call("work", seconds=2, label="paid")
        other = stage.call("work", seconds=0, label="another")

        assert expect(again, "failed", "outcome_unknown") == ""
        assert expect(other, "answered", "worked on another") == ""
        assert (stage.count_runs("work paid"), stage.count_runs("work another")) == (1, 1)


@pytest.mark.parametrize("client", CLIENTS)
def test_what_was_answered_before_the_gateway_was_killed_may_be_meant_again(
    client: str, tmp_path: Path
) -> None:
    with connected(tmp_path, client) as stage:
        first = stage.call("work", seconds=0, label="mail")
        noticed = stage.call("echo", text="I have it")
        wait_for_receipt(stage)
        stage.stop_up()
        stage.start_up()
        start_again(stage, client)

        second = stage.call("work", seconds=0, label="mail")

        assert [one["outcome"] for one in (first, noticed, second)] == ["answered"] * 3
        assert stage.count_runs("work mail") == 2


@pytest.mark.parametrize("client", ["mcp1", "mcp2-2025"])
def test_the_same_call_in_a_new_session_gets_the_answer_that_was_lost_with_the_old_one(
    client: str, tmp_path: Path
) -> None:
    with connected(tmp_path, client) as stage:
        relay = connect_through_relay(stage)
        with calling(stage, "parcel"):
            relay.reset()
            assert end_session(stage, relay.session) == 204
        assert end_session(stage, relay.session) == 404
        start_again(stage, client)

        again = stage.call("work", seconds=2, label="parcel")
        other = stage.call("work", seconds=0, label="another")

        assert expect(again, "answered", "worked on parcel") == "", again
        assert expect(other, "answered", "worked on another") == ""
        assert (stage.count_runs("work parcel"), stage.count_runs("work another")) == (1, 1)


@pytest.mark.parametrize("client", ["mcp1", "mcp2-2025"])
def test_a_call_that_was_answered_before_its_session_was_lost_may_be_meant_again(
    client: str, tmp_path: Path
) -> None:
    with connected(tmp_path, client) as stage:
        relay = connect_through_relay(stage)
        first = stage.call("work", seconds=0, label="mail")
        noticed = stage.call("echo", text="I have it")
        assert end_session(stage, relay.session) == 204
        lost = stage.call("work", seconds=0, label="mail")
        start_again(stage, client)

        second = stage.call("work", seconds=0, label="mail")

        assert [one["outcome"] for one in (first, noticed, second)] == ["answered"] * 3
        relay.reset()
        assert lost["outcome"] in {"raised", "answered"}
        assert stage.count_runs("work mail") == (2 if lost["outcome"] == "raised" else 3)
