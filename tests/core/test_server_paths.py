r"""The paths of a server in a text of failure: ``…/name`` is shown, and what the caller wrote itself stays as it is."""

import json
import time
from typing import Any

import pytest

from callwright import Callwright, ToolResult, fail, to_json
from callwright.core.guard import CallerWords, mask_for_display, redact_text


@pytest.mark.promise("C10", "T09")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("No such file: '/srv/fares/data/zones.json'", "No such file: '…/zones.json'"),
        ("/etc/shop/pay.conf is not readable", "…/pay.conf is not readable"),
        (r"cannot write C:\inetpub\wwwroot\kiosk\orders.mdf.", "cannot write …/orders.mdf."),
        (r"D:\Services\Billing\out\11.pdf: the disk is full", "…/11.pdf: the disk is full"),
        (r"C:\\Program Files (x86)\\Depot\\bin\\Depot.dll is missing", "…/Depot.dll is missing"),
        ("配置文件/etc/canal/canal.properties不存在", "配置文件…/canal.properties不存在"),
        ("日志目录 /data/logs/order-center/ 不可写", "日志目录 …/order-center/ 不可写"),
        ("The certificate file:///etc/ssl/private/edge.pem has expired", "The certificate …/edge.pem has expired"),
        ("cannot rename /var/lib/a/1.tmp to /var/lib/b/1.db", "cannot rename …/1.tmp to …/1.db"),
        ("~/.ssh/id_rsa is too open", "…/id_rsa is too open"),
        (r"C:\Users\Administrator\Desktop\a.ini is locked", "…/a.ini is locked"),
        ("open /data/reports/2026: permission denied", "open …/2026: permission denied"),
    ],
)  # fmt: skip
def test_of_a_path_of_a_server_the_last_name_is_shown(text: str, shown: str) -> None:
    assert redact_text(text) == shown
    assert mask_for_display(text, untrusted=False) == shown


@pytest.mark.promise("C2", "C10")
@pytest.mark.parametrize(
    "text",
    [
        "cannot open reports/2026.csv",
        "The file /home/lea/notes/plan.md does not exist",
        "/Users/mia/plan.md is empty",
        r"C:\Users\lea\plan.docx is open in another program",
        r"D:\dev\shop\dist\main.js is not a module",
        r"D:\Fotos\2026\IMG_0007.JPG not found",
        "/tmp/upload-3.csv has 12 rows",
        "/mnt/data/chart.png does not exist",
        "/data/attributes/email must be a string",
        "POST /services/rates.json returned 409",
        "See https://docs.example.com/usr/local/guide.html",
        "s3://press/data/logs/a.csv does not exist",
        "/usr/bin/env: 'node': No such file or directory",
        "either /or is missing",
        "/app/src/cart.ts:31:11 - error TS2339: Property 'qty' does not exist.",
    ],
)
def test_paths_of_persons_relative_ones_routes_and_pointers_stay(text: str) -> None:
    assert mask_for_display(text, untrusted=False) == text


@pytest.mark.promise("C2", "C10")
@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("file not found: /data/logs/a.csv", {"path": "/data/logs/a.csv"}),
        ("ENOENT: no such file or directory, open '/etc/fares/x.toml'", {"files": [{"path": "/etc/fares"}]}),
        ("/srv/fares is not a directory", {"file": "/srv/fares/zones.json"}),
        (r"C:\inetpub\site\a.txt is locked", {"path": "C:\\inetpub\\site\\a.txt"}),
        ("cannot connect to http://10.0.0.5:8080/health", {"url": "http://10.0.0.5:8080/health"}),
        ("connect ECONNREFUSED 127.0.0.1:3000", {"url": "http://localhost:3000/"}),
        ("cannot write /srv/a/b.txt", {"path": "/srv/a/b.txt", "content": "x" * 900_000}),
        ("http://build.corp/job/7 does not answer", {"url": "http://build.corp/"}),
    ],
)
def test_what_the_caller_wrote_itself_stays_readable(text: str, arguments: dict[str, Any]) -> None:
    words = CallerWords(arguments)
    assert redact_text(text, words) == text
    assert mask_for_display(text, untrusted=False, words=words) == text
    assert text not in (redact_text(text), mask_for_display(text, untrusted=False))


@pytest.mark.promise("C10", "T09")
def test_what_stands_in_a_sentence_of_the_caller_is_hidden_all_the_same() -> None:
    text = "no route to 10.0.0.5, see /srv/app/routes.json"
    words = CallerWords({"note": text})
    assert redact_text(text, words) is None
    assert mask_for_display(text, untrusted=False, words=words) == "no route to [removed], see …/routes.json"


@pytest.mark.promise("C10", "T09")
def test_no_secret_is_shown_because_the_caller_wrote_it() -> None:
    for text in (
        "login failed: password=Orchid7731x at 10.0.0.5",
        "PASSWORD: 'Orchid7731x' /srv/app/login.py",
        "postgres://shop:Orchid7731x@10.0.0.5:5432/shop refused",
    ):
        words = CallerWords({"note": text, "url": "postgres://app:Orchid7731x@10.0.0.5/shop"})
        assert redact_text(text, words) is None
        assert "Orchid7731x" not in (mask_for_display(text, untrusted=False, words=words) or "")


@pytest.mark.promise("C2", "C10")
@pytest.mark.parametrize(
    "told",
    [
        lambda text: fail("NO_FILE", text),
        lambda text: {"error": text},
        lambda text: {"success": False, "message": text},
        lambda text: f"Error: {text}",
    ],
    ids=["fail", "error in data", "success false", "text"],
)
def test_a_tools_error_shows_the_path_that_was_asked_for_and_no_other(told: Any) -> None:
    app = Callwright()

    @app.read
    def read_file(path: str) -> Any:
        return told(f"file not found: {path}, index /srv/files/index.db is older")

    shown = _strings_of(app.call({"name": "read_file", "arguments": {"path": "/srv/files/a.csv"}}))
    app.close()

    assert "file not found: /srv/files/a.csv, index …/index.db is older" in shown


def _strings_of(result: ToolResult) -> str:
    return json.dumps(json.loads(to_json(result)), ensure_ascii=False)


@pytest.mark.costly
def test_many_and_long_arguments_do_not_make_a_failure_expensive() -> None:
    arguments = {
        "content": "10.0.0.7 " * 100_000,
        "names": [f"name-{at}" for at in range(100_000)],
        "path": "/srv/a",
    }
    text = " ".join(f"10.0.{at % 250}.{at % 200} /srv/b/{at}.csv" for at in range(2_000))
    began = time.process_time()
    shown = mask_for_display(text, untrusted=False, words=CallerWords(arguments))
    assert time.process_time() - began < 5
    assert shown is not None
    assert "/srv/b" not in shown
