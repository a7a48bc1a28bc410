"""The net under error texts, on cases that generators make: secrets and what is inside are held back, sentences are not."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callwright.core.guard import redact_text
from callwright.core.guard.configured_secrets import (
    forget_secret,
    mask_known_secret_bytes,
    remember_secret,
)
from callwright.core.guard.credential_finder import is_secret_name
from callwright.core.guard.text_masking import mask_for_display, mask_secrets
from core.net_cases import harmless, internals, secrets

SEEDS = (1, 12, 123)
CASES = Path(__file__).parents[2] / "bench/cases/masking"
INSIDE = {"sql", "stack_trace", "internal_address"}
TEXTS: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parent / "texts/failures.jsonl").read_text(encoding="utf-8").splitlines()
]


def names(rows: list[dict[str, Any]]) -> list[str]:
    return [f"{at}-{row['kind']}" for at, row in enumerate(rows)]


GUARDED = [row for row in TEXTS if row["secrets"]]
HARMLESS = [row for row in TEXTS if not row["secrets"]]
CREDENTIALS = [row for row in GUARDED if row["kind"] not in INSIDE]


def share(wrong: list[str], of: list[str]) -> float:
    return len(wrong) / len(of)


@pytest.mark.promise("C10", "T09")
@pytest.mark.parametrize("seed", SEEDS)
def test_of_texts_with_a_secret_at_least_95_percent_are_held_back(seed: int) -> None:
    cases = list(secrets(seed))
    shown = [text for text in cases if redact_text(text) is not None]
    assert share(shown, cases) <= 0.05, shown


@pytest.mark.promise("C10", "T09")
@pytest.mark.parametrize("seed", SEEDS)
def test_of_texts_that_show_how_it_looks_inside_at_least_95_percent_are_held_back(seed: int) -> None:
    cases = list(internals(seed))
    shown = [text for text in cases if redact_text(text) == text]  # of a path the last name is shown
    assert share(shown, cases) <= 0.05, shown


@pytest.mark.promise("C10")
@pytest.mark.parametrize("seed", SEEDS)
def test_of_harmless_texts_at_most_3_percent_are_touched(seed: int) -> None:
    cases = list(harmless(seed))
    touched = [
        text for text in cases if redact_text(text) != text or mask_for_display(text, untrusted=False) != text
    ]
    assert share(touched, cases) <= 0.03, touched


@pytest.mark.promise("C10", "T09")
@pytest.mark.parametrize("row", GUARDED, ids=names(GUARDED))
def test_a_text_with_a_credential_or_a_view_of_the_inside_is_withheld(row: dict[str, Any]) -> None:
    assert redact_text(row["text"]) is None


@pytest.mark.promise("C10", "T09")
@pytest.mark.parametrize("row", CREDENTIALS, ids=names(CREDENTIALS))
def test_in_a_text_that_is_shown_whole_no_half_of_a_credential_is_left(row: dict[str, Any]) -> None:
    masked = mask_secrets(row["text"])
    assert not [part for part in row["secrets"] if part in masked]


@pytest.mark.promise("C10")
@pytest.mark.parametrize("row", HARMLESS, ids=names(HARMLESS))
def test_a_text_of_daily_work_is_shown_as_it_is(row: dict[str, Any]) -> None:
    assert mask_secrets(row["text"]) == row["text"]
    assert redact_text(row["text"]) == " ".join(row["text"].split())


@pytest.mark.promise("C10")
@pytest.mark.parametrize(
    "text",
    [
        "Mail to anna.schmidt@web.de was refused: mailbox full.",
        "public/img/logo@2x.png already exists; pass overwrite=true.",
        "git@github.com:acme/shop.git is not reachable with the configured deploy key",
        "Message <20260311.8841.tour@mail.example.com> was already answered.",
        "s3://press/2026/cover.png is 12 MB, the limit is 10 MB",
        "gs://my-bucket/out.json already exists",
        "oss://photos/cat.jpg 不存在",
        "Drive file 1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms is in the trash.",
        "Playlist PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf is private.",
        "Integrity check of lodash@4.17.21 failed: sha1-WRiwH5ZxJ2pYPQ8kW7YVKcyk0pE= expected.",
        "/usr/bin/env: 'node': No such file or directory",
        "/etc/hosts cannot be edited by this tool.",
        "/workspace/out.csv was written, but /workspace/in.csv is missing.",
        "/mnt/data/chart.png does not exist",
        "Drop table 4 from the seating plan.",
        "Drop user Kim from the list of guests.",
        "You can grant access on weekends to members only.",
        "token 数超限：9412/8192",
    ],
)
def test_a_sentence_that_only_resembles_what_is_inside_is_shown(text: str) -> None:
    assert redact_text(text) == text
    assert mask_for_display(text, untrusted=False) == text


@pytest.mark.promise("C10", "T09")
@pytest.mark.parametrize(
    ("text", "hidden"),
    [
        ("query failed: GRANT ALL PRIVILEGES ON shop.* TO 'app'@'%'", "shop.*"),
        ("REVOKE reader FROM bob", "bob"),
        ("堆栈跟踪: pay (pay.js:10) <- handle (server.js:33) <- main", "server.js"),
        ('文件 "/srv/app/pay.py"，第 12 行，在 pay 中', "/srv/app"),
        ("异常：ZeroDivisionError: division by zero（/app/calc.py:17）", "/app/calc"),
        ("发生错误 OrderServiceImpl.createOrder(OrderServiceImpl.java:[88,12])", "createOrder"),
        ("grant select on all tables in schema pay to bob", "bob"),
        ("query failed: drop table users, rolled back", "users"),
        ("request failed: session_id=iQ0YDAN4LXK9pVlHikwlogVV", "iQ0YDAN4"),
        ("s3://AKIAQWERTYUIOPASDF12:wJalrXUtnFEMIK7MDENGbPxRfiCY@press/a.png is missing", "wJalr"),
    ],
)
def test_what_resembles_a_sentence_and_is_inside_is_withheld(text: str, hidden: str) -> None:
    assert redact_text(text) is None
    assert not hidden or hidden not in (mask_for_display(text, untrusted=False) or "")


def test_a_mark_inside_an_address_is_not_masked_a_second_time() -> None:
    text = "redis://:pw@cache:6379/0 refused"
    assert mask_for_display(text, untrusted=False) == "[removed] refused"


@pytest.mark.costly
@pytest.mark.promise("C10", "T09")
@pytest.mark.parametrize("name", ["training", "training_second", "training_third", "training_fourth"])
def test_of_the_written_cases_few_are_shown_and_few_are_touched_in_vain(name: str) -> None:
    """The sets say what the cases are (``bench/cases/masking``)."""
    lines = (CASES / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    guarded, plain = ([row for row in rows if bool(row["secrets"]) is kind] for kind in (True, False))

    withheld = [row for row in guarded if is_hidden(redact_text(row["text"]), row)]
    masked = [row for row in guarded if is_hidden(mask_for_display(row["text"], untrusted=False), row)]
    touched = [row for row in plain if mask_for_display(row["text"], untrusted=False) != row["text"]]

    assert len(withheld) >= 0.96 * len(guarded)
    assert len(masked) >= 0.95 * len(guarded)
    assert len(touched) <= 0.02 * len(plain)


def is_hidden(shown: str | None, row: dict[str, Any]) -> bool:
    return not [part for part in row["secrets"] if part in (shown or "")]


@pytest.mark.promise("C10", "T09")
def test_a_configured_secret_is_shown_in_no_text_whatever_it_looks_like() -> None:
    text = "the answer was correcthorsebattery, sorry"
    assert redact_text(text) == text
    remember_secret("correcthorsebattery")
    remember_secret("sorry")
    assert redact_text(text) is None
    assert mask_secrets(text) == "the answer was [removed], sorry"


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("password=hunter2 was refused", "password=[removed] was refused"),
        ("密码：abc123 不正确", "密码：[removed] 不正确"),
        ("password: must contain a digit", "password: must contain a digit"),
        ("api_key: x1y2z3w4; token = abcdef", "api_key: [removed]; token = [removed]"),
    ],
)
def test_in_a_text_that_is_shown_whole_the_value_is_replaced_and_its_name_stays(
    text: str, masked: str
) -> None:
    assert mask_secrets(text) == masked


@pytest.mark.promise("C10", "T09")
def test_what_a_server_is_configured_with_as_a_secret_is_known() -> None:
    for name in ("DB_PASSWORD", "OPENAI_API_KEY", "GITHUB_TOKEN", "client_secret", "SIGNING_KEY"):
        assert is_secret_name(name), name
    for name in ("PATH", "HOME", "LOG_LEVEL", "REGION", "KEYBOARD"):
        assert not is_secret_name(name), name


SQL = """syntax error near "FORM"
SELECT id, salary
  FROM employees
  WHERE manager = 'ann'
Please check the query."""
SERVER_TRACE = """Could not save.
Traceback (most recent call last):
  File "/srv/shop/api.py", line 31, in save
    db.save(row)
  File "/usr/lib/python3.11/site-packages/orm/db.py", line 7, in save
    raise KeyError(row)
KeyError: 'row'
Send it again with a row."""
OWN_TRACE = """FAILED tests/test_cart.py::test_total
Traceback (most recent call last):
  File "tests/test_cart.py", line 12, in test_total
    assert total(cart) == 4
AssertionError"""


@pytest.mark.promise("C10", "T09")
@pytest.mark.parametrize(
    ("text", "hidden", "kept"),
    [
        ("connect to 10.0.3.7:5432 refused, try later", "10.0.3.7:5432", "refused, try later"),
        ("http://169.254.169.254/latest/meta-data failed", "169.254", "failed"),
        ("no route to fd00:12::7 from here", "fd00:12::7", "from here"),
        ("connect ECONNREFUSED http://localhost:3000/health", "localhost", "connect ECONNREFUSED"),
        ("bind: 127.0.0.1:6380 already in use", "127.0.0.1", "already in use"),
        ('grpc: failed to connect to {Addr: "pricing:50051"}', "pricing", "failed to connect"),
        ("pod was evicted from node k8s-node-04.fra.priv", "k8s-node-04", "was evicted from node"),
        ("TypeError: x\n    at openSync (node:fs:601:3)\n    at pay (C:\\svc\\pay\\io.js:22:8)", "io.js", "TypeError: x"),
        ("cannot add at addLine (src/cart.js:31:11)", "cart.js", "cannot add"),
        ('Boom: Traceback (most recent call last): File "booking/hold.py", line 40, in hold', "hold.py", "Boom"),
        ("thread 'main' panicked at src/cart.rs:19:5: index out of bounds", "src/cart.rs", "index out of bounds"),
        ("KeyError: 'x' (app/settle.py:88)", "app/settle", "KeyError: 'x'"),
        ("报错位置：OrderService.java 第 88 行，请稍后重试", "OrderService", "请稍后重试"),
        ("panic: nil map main.pay(0xc0000b4000) /data/app/main.go:33 +0x1d", "main.pay", "panic: nil map"),
        ("Boom\n\tat com.shop.Pay.run(Pay.java:12)\nstep src/pay.erl called at bin/dun.pl line 12", "dun.pl", "Boom"),
        ("SELECT语句出错：select 姓名, 工资 from 员工表 where 部门='财务'", "工资", "SELECT语句出错"),
        ("call sp_settle(2026,11) 失败", "sp_settle", ""),
        ("truncate table t_pay 被拒绝", "t_pay", ""),
        ("lookup pay.svc.cluster.local: no such host", "pay.svc", "no such host"),
        ("orders.internal does not answer.", "orders.internal", "does not answer"),
        ("redis-master:6379 does not answer", "redis-master", "does not answer"),
        ("GET http://orders-api:8080/v1/x gave 500", "orders-api", "gave 500"),
        ("postgresql+psycopg://app@db-1/shop is down", "db-1", "is down"),
        (SQL, "employees", "Please check the query."),
        (SQL, "manager", "syntax error near"),
        ("bad row: insert into pay (id, iban) values (1, 'x'); rolled back", "iban", "rolled back"),
        (SERVER_TRACE, "/srv/shop/api.py", "KeyError: 'row'\nSend it again with a row."),
        ("Boom\n\tat java.base/java.lang.Thread.run(Thread.java:840)\nEnd.", "Thread.java", "End."),
        ("Boom\n   at Shop.Pay.Run(Int32 id) in D:\\build\\Pay.cs:line 12\nEnd.", "Pay.cs", "End."),
        ("TypeError: x\n    at run (/home/node/shop/pay.js:3:9)\nEnd.", "pay.js", "TypeError: x"),
        ("GET https://b.example.com/f?Expires=1&AWSAccessKeyId=x1y2z3w4v5&c=9 gave 403", "x1y2z3w4v5", "gave 403"),
        ("https://c.example.com/f?q-sign-algorithm=sha1-long&q-ak=Q7w8e9r0 is over", "Q7w8e9r0", "is over"),
        ("登录用的验证码：839201 已发送", "839201", "已发送"),
        ("資料庫密碼：ab12cd34 不對", "ab12cd34", "不對"),
        ("Boom\n\tat com.shop.Pay.run(Pay.java:12)\n\tat com.shop.Main.main(Main.java:3)\nEnd.", "Pay.java", "End."),
    ],
)  # fmt: skip
def test_in_a_text_that_is_shown_whole_only_what_is_internal_is_taken_out(
    text: str, hidden: str, kept: str
) -> None:
    shown = mask_for_display(text, untrusted=False)

    assert shown is not None
    assert hidden in text
    assert hidden not in shown
    assert kept in shown


@pytest.mark.promise("C2")
@pytest.mark.parametrize(
    "text",
    [
        OWN_TRACE,
        "ENOENT: no such file or directory, open '/home/ann/notes.md'",
        'relation "userz" does not exist',
        "Cannot find module com.example.internal.Cart in the build",
        "Pulled node:20 and redis:7, then failed at step 3 of 9",
        "Select a seat from the list where you want to sit",
        "main.c:12:5: error: expected ';' before 'return'",
        "The host 8.8.8.8 did not answer in 10.5 s",
        "A semicolon is missing in src/app.py, line 12.",
        "LINE 12: unexpected indent",
        "/Users/mia/deploy.sh: line 7: syntax error near unexpected token `fi'",
        "/Users/mia/game.lua:33: attempt to index a nil value (local 'item')",
    ],
)
def test_what_a_reader_has_to_know_of_a_failure_stays_as_it_is(text: str) -> None:
    assert mask_for_display(text, untrusted=False) == text


@pytest.mark.promise("C10", "T09")
def test_the_password_in_the_url_of_a_store_is_known() -> None:
    pytest.importorskip("psycopg")
    from callwright.stores.postgres.connect import DatabaseAddress

    text = "the answer was gute%reise!2026, sorry"
    assert mask_secrets(text) == text
    DatabaseAddress("postgresql://app:gute%25reise!2026@db-1/shop")
    assert mask_secrets(text) == "the answer was [removed], sorry"


_SECRET_LETTERS = st.characters(exclude_categories=["Cs", "Cc"])


@pytest.mark.promise("C10", "T12")
@given(
    secret=st.text(_SECRET_LETTERS, min_size=6, max_size=20).map("{}~7".format),
    before=st.text(max_size=5),
    ascii_only=st.booleans(),
)
def test_a_configured_secret_is_in_no_json_that_was_masked_and_the_json_stays_readable(
    *, secret: str, before: str, ascii_only: bool
) -> None:
    remember_secret(secret)
    try:
        text = json.dumps({"a": [before + secret, {secret: 1}], "n": 1.5}, ensure_ascii=ascii_only)
        for written in (text, text.replace("/", "\\/"), _escape_every_letter(text)):
            masked = mask_known_secret_bytes(written.encode(), b"[redacted]")
            assert secret not in str(json.loads(masked))
    finally:
        forget_secret(secret)
    assert mask_known_secret_bytes(text.encode(), b"[redacted]") == text.encode()


def _escape_every_letter(text: str) -> str:
    """The same JSON with every letter of its strings that is not part of an escape written as one."""
    return re.sub(
        r"\\u[0-9a-f]{4}|\\.|[A-Za-z]",
        lambda match: match[0] if len(match[0]) > 1 else f"\\u{ord(match[0]):04X}",
        text,
    )


def test_what_everybody_knows_and_what_is_short_is_no_secret() -> None:
    for value in ("postgres", "Password", "short"):
        remember_secret(value)
        assert mask_known_secret_bytes(f'"{value}"'.encode(), b"-") == f'"{value}"'.encode()


VERSIONS = ["Version 10.2.1.62 is not supported", "the firmware was upgraded to 10.0.3.1", "needs a driver older than 10.11.0.4", "版本 10.2.1.62 不受支持",
            "requires libparcel>=10.2.0.1", "driver-10.2.0.4.jar is missing", "10.2.0.3 is no longer supported", "ParcelCAD 10.2.0.5 cannot open files of newer releases",
            "最低需要 10.2.0.1", "10.2.0.1 -> 10.3.0.0 needs a restart"]  # fmt: skip
ADDRESSES = ["the build server 10.2.1.62 refused", "version check at 10.2.1.62 failed", "release host 10.0.3.1:8080 is down",
             "installed on 10.2.0.5", "the update server 10.2.0.5 has no newer release", "package from 10.2.0.5 failed", "无法连接升级服务器 10.2.0.5"]  # fmt: skip


@pytest.mark.promise("C10")
@pytest.mark.parametrize("text", VERSIONS)
def test_a_version_number_that_looks_like_an_address_is_shown(text: str) -> None:
    assert mask_for_display(text, untrusted=False) == text
    assert redact_text(text) == text


@pytest.mark.promise("C10")
@pytest.mark.parametrize("text", ADDRESSES)
def test_an_address_behind_a_word_for_versions_is_hidden(text: str) -> None:
    shown = mask_for_display(text, untrusted=False) or ""
    assert "10." not in shown
    assert redact_text(text) is None
