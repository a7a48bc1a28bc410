"""``callwright audit key``, signed heads, and what they prove to somebody who has nothing but the public key."""

import base64
import json
import os
import shutil
import sqlite3
import stat
from pathlib import Path
from typing import Any, cast

import pytest
from cryptography.hazmat.primitives.serialization import load_pem_public_key

from callwright.cli.exit_codes import ExitCode
from callwright.core.records.audit_chain import chain_events, compress_segment
from callwright.domain.audit_records import AuditEvent, AuditHead
from cli.door import Ran, cli, shop_in
from cli.upping import up

pytestmark = pytest.mark.promise("T38")


class Kept:
    """A store with three records for each round, and the heads that were signed after each, kept elsewhere."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = str(folder / "shop.db")
        self.app = shop_in(folder)
        self.key = folder / "audit-key.pem"
        self.heads = folder / "elsewhere.jsonl"
        assert cli("audit", "key", str(self.key)).code == ExitCode.OK

    def work(self, name: str) -> None:
        """Three calls with an effect, then a signed head."""
        for number in range(3):
            cli(
                "call",
                "create_order",
                f"sku={name}{number}",
                "amount=7",
                "--app",
                self.app,
                "--store",
                self.store,
            )
        self.sign()

    def sign(self, key: Path | None = None) -> None:
        line = cli("audit", "head", "--key", str(key or self.key), "--store", self.store).out
        with self.heads.open("a", encoding="utf-8") as file:
            file.write(line)

    def verify(self, *arguments: str, store: bool = True) -> Ran:
        given = ("--store", self.store) if store else ()
        return cli(
            "audit",
            "verify",
            "--heads",
            str(self.heads),
            "--public-key",
            f"{self.key}.pub",
            *given,
            *arguments,
        )

    def troubles(self, *arguments: str) -> list[tuple[str, int, int]]:
        found = self.verify("--json", *arguments)
        assert (found.code == ExitCode.OK) == found.json["ok"]
        return [
            (one["kind"], one["seq"], one["upto"])
            for one in cast("list[dict[str, Any]]", found.json["troubles"])
        ]

    def head_troubles(self) -> list[tuple[str, int]]:
        found = self.verify("--json")
        assert found.code == ExitCode.PROBLEMS
        return [
            (one["kind"], one["line"]) for one in cast("list[dict[str, Any]]", found.json["headTroubles"])
        ]

    def rebuild(self, keep: int, records: int) -> None:
        """What an attacker does who may write to the store: keep some records, and chain others behind them without a flaw."""
        with sqlite3.connect(self.store) as database:
            segments = database.execute(
                "SELECT first_seq, last_seq, head FROM audit_chain ORDER BY first_seq"
            ).fetchall()
            database.execute("DELETE FROM audit_chain WHERE first_seq > ?", (keep,))
            kept = next((head for first, last, head in segments if last == keep), "0" * 64)
            made = AuditHead(keep, kept)
            if records:
                events = [AuditEvent("settled", at=1, tool="forged", state="committed")] * records
                one = chain_events(events, made, b"k" * 32)
                made = AuditHead(one.last, one.head)
                database.execute(
                    "INSERT INTO audit_chain VALUES (?, ?, ?, ?, ?, ?)",
                    (one.first, one.last, one.at, one.previous, one.head, compress_segment(one.body)),
                )
            database.execute("UPDATE audit_head SET seq = ?, hash = ?", (made.seq, made.hash))
        database.close()


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    made = Kept(tmp_path)
    made.work("a")
    made.work("b")
    return made


def test_a_sound_trail_is_proved_up_to_the_newest_signed_head_by_the_public_key_alone(kept: Kept) -> None:
    found = kept.verify()
    assert found.code == ExitCode.OK
    assert "6 records, one unbroken chain." in found.out
    assert "Signed heads: 2; the newest is that of record 6, signed at " in found.out
    assert "Only --head can detect" not in found.out
    export = kept.folder / "audit.jsonl"
    export.write_text(cli("audit", "export", "--store", kept.store).out)
    for private in (kept.key, Path(kept.store)):
        private.rename(f"{private}.away")
    assert kept.verify("--file", str(export), store=False).code == ExitCode.OK


def test_what_came_after_the_newest_signed_head_is_said_to_be_proved_by_none(kept: Kept) -> None:
    cli("call", "create_order", "sku=late", "amount=7", "--app", kept.app, "--store", kept.store)
    found = kept.verify()
    assert found.code == ExitCode.OK
    assert "No signed head covers what follows record 6 yet." in found.out


def test_an_edited_record_is_named(kept: Kept) -> None:
    export = kept.folder / "audit.jsonl"
    lines = cli("audit", "export", "--store", kept.store).out.splitlines(keepends=True)
    lines[1] = lines[1].replace("create_order", "create_horse")
    export.write_text("".join(lines))
    found = kept.verify("--file", str(export), "--json", store=False)
    assert found.json["troubles"] == [{"kind": "changed", "seq": 2, "upto": 2}]


def test_records_that_were_replaced_by_a_flawless_chain_are_named(kept: Kept) -> None:
    kept.rebuild(keep=3, records=3)
    assert cli("audit", "verify", "--store", kept.store).code == ExitCode.OK, "nothing else finds it"
    assert kept.troubles() == [("replaced", 4, 6)]
    assert "Record 4-6: replaced: not what the signed heads prove." in kept.verify().out


def test_a_trail_that_was_made_anew_is_named_from_its_first_record(kept: Kept) -> None:
    kept.rebuild(keep=0, records=9)
    assert kept.troubles() == [("replaced", 1, 6)]


def test_a_trail_that_was_cut_off_is_named_up_to_the_newest_signed_head(kept: Kept) -> None:
    kept.rebuild(keep=0, records=0)
    assert kept.troubles() == [("truncated", 1, 6)]


def test_a_ledger_that_was_rolled_back_to_an_older_head_is_told_and_stays_found_when_it_goes_on(
    tmp_path: Path,
) -> None:
    kept = Kept(tmp_path)
    kept.work("a")
    for name in ("shop.db", "shop.db-wal", "shop.db-shm"):
        if (tmp_path / name).exists():
            shutil.copy(tmp_path / name, tmp_path / f"{name}.backup")
    kept.work("b")
    for name in ("shop.db-wal", "shop.db-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    for name in ("shop.db", "shop.db-wal", "shop.db-shm"):
        if (tmp_path / f"{name}.backup").exists():
            shutil.copy(tmp_path / f"{name}.backup", tmp_path / name)
    assert kept.troubles() == [("rolled_back", 4, 6)]
    assert "Record 4-6: gone: the trail was rolled back to an older signed head." in kept.verify().out
    kept.rebuild(keep=3, records=6)
    kept.sign()
    assert kept.troubles() == [("replaced", 4, 6)]


def test_a_head_that_was_edited_or_signed_by_somebody_else_proves_nothing_and_is_named(kept: Kept) -> None:
    kept.rebuild(keep=3, records=4)
    other = kept.folder / "mallory.pem"
    cli("audit", "key", str(other))
    first, second = kept.heads.read_text().splitlines()
    kept.heads.write_text(f"{first}\n")
    kept.sign(other)
    assert kept.head_troubles() == [("other_key", 2)]
    made = json.loads(first) | {"seq": 7, "hash": json.loads(kept.heads.read_text().splitlines()[1])["hash"]}
    kept.heads.write_text(f"{first}\n{json.dumps(made)}\nnoise\n{second}\n")
    assert kept.head_troubles() == [("forged", 2), ("unreadable", 3)]
    assert kept.troubles() == [("replaced", 4, 6)]
    told = kept.verify().out
    assert "Signed head in line 2: its signature is not valid." in told
    assert "Signed head in line 3: unreadable." in told


def test_heads_that_are_gone_or_old_prove_nothing_and_are_told(kept: Kept) -> None:
    assert kept.verify("--signed-within", "1h").code == ExitCode.OK
    late = kept.verify("--signed-within", "1ms")
    assert (late.code, "The newest signed head is older than --signed-within allows." in late.out) == (
        ExitCode.PROBLEMS,
        True,
    )
    kept.heads.write_text("")
    assert kept.head_troubles() == [("none", 0)]


def test_anybody_checks_a_signature_with_a_library_and_nothing_of_ours(kept: Kept) -> None:
    public = load_pem_public_key(Path(f"{kept.key}.pub").read_bytes())
    for line in kept.heads.read_text().splitlines():
        head: dict[str, Any] = json.loads(line)
        text = f"{head['format']}:{head['seq']}:{head['hash']}:{head['signedAt']}"
        public.verify(base64.b64decode(head["signature"]), text.encode())  # type: ignore[call-arg, union-attr] # it is Ed25519


def test_a_key_is_its_owners_alone_and_replaces_none(tmp_path: Path) -> None:
    key = tmp_path / "audit-key.pem"
    made = cli("audit", "key", str(key), "--json")
    assert (made.code, made.json["publicKey"]) == (ExitCode.OK, f"{key}.pub")
    if os.name == "posix":
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert "PRIVATE" not in made.out
    before = key.read_bytes()
    again = cli("audit", "key", str(key), "--json")
    assert (again.code, again.fault["code"], key.read_bytes()) == (ExitCode.REFUSED, "file_exists", before)
    assert cli("audit", "key", str(tmp_path / "none" / "k.pem"), "--json").fault["code"] == "file_unwritable"


def test_a_key_that_is_none_and_options_that_need_each_other_are_told(kept: Kept) -> None:
    def fault(*arguments: str) -> tuple[int, str]:
        ran = cli("audit", *arguments, "--store", kept.store, "--json")
        return ran.code, ran.fault["code"]

    assert fault("head", "--key", str(kept.heads)) == (ExitCode.UNREACHABLE, "key_unusable")
    assert fault("head", "--key", f"{kept.key}.pub") == (ExitCode.UNREACHABLE, "key_unusable")
    heads = ("verify", "--heads", str(kept.heads))
    assert fault(*heads) == (ExitCode.USAGE, "usage")
    assert fault(*heads, "--public-key", str(kept.key)) == (ExitCode.UNREACHABLE, "key_unusable")
    assert fault("verify", "--public-key", f"{kept.key}.pub") == (ExitCode.USAGE, "usage")


# --- while a gateway runs -----------------------------------------------------------------------------------------


def test_a_gateway_signs_heads_of_its_ledger(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.work("a")
    kept.heads.unlink()
    (tmp_path / "callwright.toml").write_text(
        'store = "shop.db"\naudit = { key = "audit-key.pem", heads = "elsewhere.jsonl" }\nlisten.port = 0\n'
    )
    with up(tmp_path, "--json") as gateway:
        gateway.next("ready")
        code, _, err = gateway.end()
    assert (code, "signed" in err) == (0, False)
    heads = [json.loads(line)["seq"] for line in kept.heads.read_text().splitlines()]
    assert set(heads) == {3}
    assert kept.verify("--signed-within", "1h").code == ExitCode.OK


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        ('audit.key = "audit-key.pem"', "config_invalid"),
        ('audit.heads = "elsewhere.jsonl"', "config_invalid"),
        ('audit = { key = "none.pem", heads = "elsewhere.jsonl" }', "key_unusable"),
        ('audit = { key = "audit-key.pem", heads = "none/elsewhere.jsonl" }', "file_unwritable"),
    ],
)
def test_a_gateway_that_could_sign_nothing_does_not_start(tmp_path: Path, table: str, fault: str) -> None:
    cli("audit", "key", str(tmp_path / "audit-key.pem"))
    config = tmp_path / "callwright.toml"
    config.write_text(f'store = "shop.db"\nlisten.port = 0\n{table}\n')
    ran = cli("up", "--config", str(config), "--json")
    assert (ran.code, ran.fault["code"]) == (ExitCode.UNREACHABLE, fault)
