"""Credentials of the operator that a server repeats: nobody is shown them, and nothing of ours keeps them."""

import asyncio
import base64
import json
import logging
import sys
from pathlib import Path

import pytest

from callwright.cli.tool_exceptions import print_tool_exceptions
from callwright.core.guard.configured_secrets import forget_secret, remember_secret
from cli.upping import up
from gateway.clients import Client
from gateway.leaking_server import FORMS

pytestmark = pytest.mark.promise("C10", "T12")

SERVER = Path(__file__).parent.parent / "gateway" / "leaking_server.py"
TOKEN = 'tok-9f/3"é-A1b2'


@pytest.mark.promise("T12")
def test_a_credential_that_a_server_repeats_is_in_no_answer_and_in_no_file_of_ours(tmp_path: Path) -> None:
    (tmp_path / "callwright.toml").write_text(
        f"[listen]\nport = 0\n[servers.leaky]\ncommand = '{sys.executable}'\nargs = ['{SERVER}']\n"
        'env.API_TOKEN = "${LEAKY_TOKEN}"\n[servers.leaky.tools.leak]\neffect = "once"\nrepeat = "allow"\n',
        encoding="utf-8",
    )

    async def ask(port: int) -> str:
        client = await Client(port, "legacy").start()
        answers = [
            await client.request("tools/call", {"name": "leaky__leak", "arguments": {"form": form}})
            for form in FORMS
        ]
        client.http.close()
        return json.dumps(answers, ensure_ascii=False)

    with up(tmp_path, "--json", LEAKY_TOKEN=TOKEN) as it:
        it.next("server")
        said = asyncio.run(ask(it.port))
        _, out, err = it.end()

    assert said.count("[redacted]") >= 5, said
    files = b"".join(one.read_bytes() for one in tmp_path.rglob("*") if one.is_file())
    forms = {TOKEN, json.dumps(TOKEN)[1:-1], json.dumps(TOKEN, ensure_ascii=False)[1:-1]}
    forms |= {"".join(f"\\u{ord(one):04x}" for one in TOKEN), base64.b64encode(TOKEN.encode()).decode()[:-4]}
    for form in forms:
        assert form not in said, said
        assert form not in out + err + json.dumps(it.events, ensure_ascii=False)
        assert form.encode() not in files


@pytest.mark.parametrize(
    ("store", "told"),
    [
        ("my shop.db", "`callwright tape show c1 --store 'my shop.db'` has the traceback; "),
        (None, "`callwright up --dev` prints the traceback."),
    ],
)
def test_a_tool_that_raised_is_told_with_the_ledger_whose_tape_has_the_traceback(
    capsys: pytest.CaptureFixture[str], store: str | None, told: str
) -> None:
    print_tool_exceptions("en", sys.stderr, whole=False, store=store)
    try:
        logging.getLogger("callwright.tools").error(
            "raised", exc_info=ValueError("x"), extra={"tool": "pay", "call_id": "c1"}
        )
    finally:
        logging.getLogger("callwright").handlers.clear()
        logging.getLogger("callwright.tools").handlers.clear()
    said = capsys.readouterr().err
    assert said.startswith("  pay raised ValueError at -. ")
    assert told in said
    assert ("tape show" in said) == (store is not None)


def test_a_line_about_tools_of_which_none_raised_is_its_message(capsys: pytest.CaptureFixture[str]) -> None:
    print_tool_exceptions("en", sys.stderr, whole=False)
    try:
        logging.getLogger("callwright.tools").warning("%s is left out: %s", "GET /x", "a\x1b[2J")
    finally:
        logging.getLogger("callwright").handlers.clear()
        logging.getLogger("callwright.tools").handlers.clear()
    assert capsys.readouterr().err == "  GET /x is left out: a\\u001b[2J\n"


@pytest.mark.promise("T09")
def test_what_a_server_says_is_one_escaped_line_of_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    print_tool_exceptions("en", sys.stderr, whole=False)
    remember_secret("0123456789abcdef")
    log = logging.getLogger("callwright.gateway")
    try:
        log.warning("the tool %s is held back", "x\x1b[2J\x1b]0;pwn\x07\nname 0123456789abcdef")
    finally:
        forget_secret("0123456789abcdef")
        logging.getLogger("callwright").handlers.clear()
    assert capsys.readouterr().err == (
        "the tool x\\u001b[2J\\u001b]0;pwn\\u0007\\u000aname [redacted] is held back\n"
    )
