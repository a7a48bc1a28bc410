"""``callwright call``: what is asked, how it ends, and what a person and a program see of it."""

import re
import shlex
from pathlib import Path

import msgspec
import pytest

from callwright.cli.exit_codes import ExitCode
from callwright.domain.result import ToolResult
from cli.door import Ran, cli, shop_in

CONTRADICTORY = """\
from callwright import Callwright
app = Callwright()
@app.tool(effect="read", key=["nope"])
def f(a: int) -> int:
    return a
"""
UNTYPED = """\
from callwright import Callwright
app = Callwright()
@app.tool
def untyped(order):
    'Do something.'
"""


@pytest.fixture
def app(tmp_path: Path) -> str:
    return shop_in(tmp_path)


def call(app: str, *arguments: str, stdin: bytes = b"", **env: str | None) -> Ran:
    return cli("call", *arguments, stdin=stdin, **{"CALLWRIGHT_APP": app, **env})


def envelope(ran: Ran) -> ToolResult:
    return msgspec.json.decode(ran.out, type=ToolResult)


@pytest.mark.promise("B3")
def test_a_repaired_argument_is_shown_as_a_difference_with_its_rule(app: str) -> None:
    ran = call(app, "create_order", "sku=A-1", "amount=2件")

    assert ran.code == ExitCode.OK
    assert ran.out.startswith("done  create_order 1.0.0 · it happened")
    row = next(line for line in ran.out.splitlines() if "/amount" in line)
    assert row.split() == ["/amount", '"2件"', "→", "2", "counted_number", "0.97"]


def test_json_prints_exactly_the_envelope_and_nothing_that_the_app_printed(app: str) -> None:
    ran = call(app, "create_order", "sku=A-1", "amount:=2", "--json")

    assert envelope(ran).data == {"sku": "A-1", "amount": 2}
    assert ran.out.count("\n") == 1
    assert ran.err == "loading\nworking\n"


def test_a_value_with_a_colon_is_json_and_one_without_is_text(app: str) -> None:
    as_json = call(app, "create_order", "sku=A=1", 'amount:="2件"', "--json", "--dry-run")
    would = {"wouldCall": {"name": "create_order", "arguments": {"sku": "A=1", "amount": 2}}}

    assert envelope(as_json).data == would
    assert envelope(as_json).effect == "none"


def test_a_dry_run_says_so_and_does_nothing(app: str, tmp_path: Path) -> None:
    ran = call(app, "create_order", "sku=A", "amount=1", "--dry-run", "--store", str(tmp_path / "s.db"))

    assert (ran.code, ran.out.split()[:2]) == (ExitCode.OK, ["would", "call"])
    assert "working" not in ran.err
    assert cli("ledger", "list", "--store", str(tmp_path / "s.db")).out == "No entries.\n"


@pytest.mark.parametrize(
    ("given", "stdin"),
    [
        (["create_order", "--args", '{"sku": "A", "amount": 2}'], b""),
        (["create_order", "--args", "-"], b'{"sku": "A", "amount": 2}'),
        (["create_order", "--args", '{"sku": "A"}', "amount=2"], b""),
        (["--raw", '{"name": "create_order", "arguments": "{\\"sku\\": \\"A\\", \\"amount\\": 2}"}'], b""),
        (["--raw", "-"], b'{"tool": "create_order", "args": {"sku": "A", "amount": "2"}}'),
    ],
)
def test_one_call_can_be_written_in_many_ways(app: str, given: list[str], stdin: bytes) -> None:
    ran = call(app, *given, "--json", stdin=stdin)

    assert envelope(ran).data == {"sku": "A", "amount": 2}


def test_arguments_come_from_a_file(app: str, tmp_path: Path) -> None:
    (tmp_path / "order.json").write_text('{"sku": "A", "amount": 2}', encoding="utf-8")

    assert call(app, "create_order", "--args", f"@{tmp_path}/order.json").code == ExitCode.OK


@pytest.mark.promise("C4")
def test_with_a_store_the_second_identical_call_of_a_run_is_answered_and_not_made(
    app: str, tmp_path: Path
) -> None:
    store = str(tmp_path / "shop.db")
    first = call(app, "create_order", "sku=A", "amount=2", "--run", "r1", "--store", store)
    again = call(app, "create_order", "sku=A", "amount=2", "--run", "r1", "--store", store)
    elsewhere = call(app, "create_order", "sku=A", "amount=2", "--run", "r2", CALLWRIGHT_STORE=store)

    assert ["working" in ran.err for ran in (first, again, elsewhere)] == [True, False, True]
    assert "replayed: Nothing was done now" in again.out


def test_without_a_store_a_write_says_that_nothing_will_be_remembered(app: str, tmp_path: Path) -> None:
    forgets = call(app, "create_order", "sku=A", "amount=2")
    keeps = call(app, "create_order", "sku=A", "amount=2", "--store", str(tmp_path / "s.db"))

    assert "--store PATH keeps it" in forgets.out
    assert "--store PATH" not in keeps.out


@pytest.mark.parametrize(
    ("given", "code", "exit_", "hint"),
    [
        (
            ["create_order", "sku=A"],
            "missing_required_field",
            ExitCode.REFUSED,
            "`callwright tools create_order`",
        ),
        (
            ["create_order", "sku=A", "amount=many"],
            "invalid_arguments",
            ExitCode.REFUSED,
            "`callwright tools",
        ),
        (["make_order"], "unknown_tool", ExitCode.REFUSED, "`callwright tools`"),
        (["--raw", "call me"], "invalid_json", ExitCode.REFUSED, "one JSON object"),
        (
            ["refund", "order=1", "--as", "carl", "--role", "clerk"],
            "approval_required",
            ExitCode.REFUSED,
            "approve ",
        ),
        (["refund", "order=1", "--as", "x"], "permission_denied", ExitCode.REFUSED, "rules"),
        (["lost", "sku=A"], "outcome_unknown", ExitCode.UNKNOWN, "ledger resolve"),
        (["look", "number=1"], "NO_SUCH", ExitCode.TOOL_FAILED, "`callwright tools look`"),
    ],
)
def test_every_kind_of_failure_has_its_exit_code_and_names_what_to_do(
    app: str, given: list[str], code: str, exit_: ExitCode, hint: str
) -> None:
    ran = call(app, *given, "--json")
    told = call(app, *given)

    assert (ran.code, ran.fault["code"], told.code) == (exit_, code, exit_)
    assert hint in ran.fault["hint"]
    error = envelope(ran).error
    assert error is not None
    assert error.code == code
    assert f" {code} · " in told.out.splitlines()[0]
    assert f"error: {error.user_message}\n\nhint: " in told.err


OWN_LEDGER = '''
from callwright import Callwright, Rule

app = Callwright("own.db", rules=[Rule("approve", tools=("refund",)), Rule("allow")])


@app.tool(effect="once")
def break_down(sku: str) -> str:
    """Fails after its effect."""
    raise RuntimeError("not expected")


@app.tool(effect="once")
def refund(order: str) -> str:
    """Pay an order back."""
    return order
'''


@pytest.mark.parametrize(
    ("given", "exit_"),
    [(["break_down", "sku=A"], ExitCode.UNKNOWN), (["refund", "order=1"], ExitCode.REFUSED)],
)
def test_the_command_that_a_failure_names_can_be_run_as_printed_where_the_app_keeps_its_own_ledger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: list[str], exit_: ExitCode
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own.py").write_text(OWN_LEDGER, encoding="utf-8")

    failed = cli("call", *given, "--app", "own.py:app", "--json")
    named = re.search("`callwright ([^`]+)`", failed.fault["hint"])

    assert failed.code == exit_
    assert named is not None
    assert cli(*shlex.split(named[1])).code == ExitCode.OK


def test_a_refusal_in_chinese_is_told_to_the_person_in_chinese_and_to_the_model_in_english(app: str) -> None:
    ran = call(app, "create_order", "sku=A", "--lang", "zh-CN")

    assert ran.out.startswith("拒绝  create_order 1.0.0 · missing_required_field · 未改变任何状态")
    assert "create_order needs amount." in ran.out
    assert ran.err.endswith(
        "错误：请提供 amount（整数）。\n\n提示：`callwright tools create_order` 可查看所需参数。\n"
    )


@pytest.mark.parametrize(
    ("lang", "suggestion"),
    [("en", "Did you mean create_order?"), ("zh-CN", "是否想用 create_order？")],
)
def test_a_misspelt_tool_is_answered_with_the_near_name(app: str, lang: str, suggestion: str) -> None:
    near = call(app, "creat_oder", "sku=A", "amount=2", "--lang", lang)
    far = call(app, "weather", "--lang", lang)

    assert suggestion in near.err
    assert "create_order" not in far.err


def test_a_near_name_is_not_told_to_a_caller_who_may_not_see_the_tool(app: str) -> None:
    assert "create_order" not in call(app, "creat_oder", "--as", "x").err


def test_a_refusal_before_a_tool_is_known_has_a_headline_without_a_gap(app: str) -> None:
    assert cli("call", "--raw", "{", "--app", app).out.startswith(
        "refused  invalid_json · nothing was changed\n"
    )


def test_a_limit_on_the_call_is_a_length_of_time_with_a_unit(app: str) -> None:
    given = call(app, "create_order", "sku=A", "amount=1", "--timeout", "1.5m", "--json")

    assert given.code == ExitCode.OK
    assert "500ms, 5s, 2m or 1h" in call(app, "look", "number=1", "--timeout", "5").err


# --- what tools say never drives a terminal ---------------------------------------------------------------------


@pytest.mark.promise("T09")
@pytest.mark.parametrize("json", [[], ["--json"]])
def test_control_characters_of_a_result_never_reach_the_terminal(app: str, json: list[str]) -> None:
    ran = call(app, "hostile", *json)

    assert ran.code == ExitCode.OK
    assert [char for char in ran.out if not char.isprintable() and char != "\n"] == []
    assert "\\u001b[2Jgone\\r\\u202eback\\u200bhidden\\u009b31m" in ran.out.replace("\\u000d", "\\r")


@pytest.mark.promise("T09")
def test_what_was_escaped_for_the_terminal_is_the_same_json(app: str) -> None:
    data = envelope(call(app, "hostile", "--json")).data

    assert data == {"text": "\x1b[2Jgone\r\u202eback\u200bhidden\x9b31m\U000e0041"}


@pytest.mark.promise("T09")
def test_names_that_a_user_types_are_escaped_in_errors_too(app: str) -> None:
    ran = call(app, "create_order", "\x1b[31m\u202e=1", "\x1b]0;x\x07")

    assert ran.code == ExitCode.USAGE
    assert "\x1b" not in ran.err
    assert "\\u001b" in ran.err


# --- wrong use --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "says", "cure"),
    [
        ([], "No tool was named", "callwright call NAME"),
        (["sku=A"], "No tool was named", "callwright call NAME"),
        (["create_order", "sku"], "‘sku’ is not written as an argument", "field=text or field:=json"),
        (["create_order", "=1"], "is not written as an argument", "field=text"),
        (["create_order", "sku=1", "sku=2"], "sku is given twice", "once"),
        (["create_order", "--args", '{"sku": 1}', "sku=2"], "sku is given twice", "once"),
        (["create_order", "--args", "{"], "it ends too early", "single ones"),
        (["create_order", "--args", '{"a":1,"a":2}'], "occurs twice", "single ones"),
        (["create_order", "--args", "[1]"], "not an object", '{"field": "value"}'),
        (["create_order", "amount:=two"], "amount is not JSON", "double quotes"),
        (["create_order", "--raw", "x"], "already names the tool", "not both"),
        (["create_order", "--role", "clerk"], "--role needs --as", "--as ID"),
        (["create_order", "--as", "acme/"], "names no principal", "TENANT/ID"),
        (["create_order", "--timout", "5s"], "no option --timout", "Did you mean --timeout?"),
        (["create_order", "--timeout"], "--timeout is used wrongly", "--help"),
        (["create_order", "--lines", "0"], "--lines is not a whole number", "digits only"),
        (["create_order", "--lang", "fr"], "not available", "en or zh-CN"),
    ],
)
def test_every_wrong_use_says_what_is_wrong_and_names_the_cure(
    app: str, given: list[str], says: str, cure: str
) -> None:
    told, as_json = call(app, *given), call(app, *given, "--json")

    assert (told.code, as_json.code) == (ExitCode.USAGE, ExitCode.USAGE)
    message, blank, hint = told.err.splitlines()
    assert message.startswith("error: ")
    assert says in message
    assert (blank, hint.startswith("hint: "), cure in hint) == ("", True, True)
    assert as_json.fault["code"] == "usage"
    assert (told.out, as_json.out) == ("", "")


def test_a_file_of_arguments_that_is_not_there_is_an_error_of_its_own(app: str) -> None:
    ran = call(app, "create_order", "--args", "@nowhere.json")

    assert (ran.code, ran.out) == (ExitCode.UNREACHABLE, "")
    assert "nowhere.json cannot be read" in ran.err


# --- apps and stores --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "target", "says", "cure"),
    [
        (None, "none.py:app", "There is no file", "path from where you are"),
        (None, "no_such_package.inner:app", "There is no module no_such_package", "path/file.py:app"),
        (None, "no such:app", "There is no module ", "path/file.py:app"),
        (None, "../no_such:app", "There is no module ../no_such", "path/file.py:app"),
        ("app = 1", "mine.py:app", "is not a Callwright application", "app = Callwright()"),
        (
            "from callwright import Callwright\nshop = Callwright()",
            "mine.py:app",
            "no attribute app",
            "mine.py:shop?",
        ),
        (
            "x = 1\n\nraise ValueError('hunter2')",
            "mine.py:app",
            "ValueError at mine.py:3",
            "Run it with python",
        ),
        ("def f(:", "mine.py:app", "SyntaxError at mine.py:1", "Run it with python"),
        ("import sys\nsys.exit('hunter2')", "mine.py:app", "SystemExit at mine.py:2", "Run it with python"),
        (
            "import no_such_thing",
            "mine.py:app",
            "there is no module no_such_thing, which mine.py:1 imports",
            "Check its spelling",
        ),
        (
            CONTRADICTORY,
            "mine.py:app",
            "The contract of 'f' is contradictory",
            "mine.py:3",
        ),
    ],
)
def test_an_app_that_cannot_be_loaded_says_why_without_the_words_of_the_exception(
    tmp_path: Path, source: str | None, target: str, says: str, cure: str
) -> None:
    if source is not None:
        (tmp_path / "mine.py").write_text(source, encoding="utf-8")
    place = target if "no_such" in target else f"{tmp_path}/{target}"
    ran = cli("tools", "--app", place)

    assert ran.code == ExitCode.UNREACHABLE
    assert says in ran.err
    assert cure in ran.err.rpartition("hint: ")[2]
    assert "hunter2" not in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("source", "says"),
    [
        (CONTRADICTORY, "'f' 的合约自相矛盾"),
        (UNTYPED, "untyped：order 没有类型标注。请写出类型：order: str。Any 接受任何值"),
    ],
)
def test_a_refused_contract_is_told_in_chinese(tmp_path: Path, source: str, says: str) -> None:
    (tmp_path / "mine.py").write_text(source, encoding="utf-8")

    ran = cli("tools", "--app", f"{tmp_path}/mine.py:app", "--lang", "zh-CN")

    assert says in ran.err
    assert "contradictory" not in ran.err
    assert "annotation" not in ran.err


@pytest.mark.parametrize("target", ["shop.py", "shop.py:", ":app", "shop.py:not a name"])
def test_an_app_without_its_attribute_is_a_wrong_use(target: str) -> None:
    ran = cli("tools", "--app", target)

    assert ran.code == ExitCode.USAGE
    assert "names no attribute" in ran.err


@pytest.mark.parametrize("command", [("up",), ("tools", "--app")])
@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("from callwright import Callwright\ndesk = Callwright()\n", "desk"),
        ("import callwright as cw\nother = dict()\ndesk: cw.Callwright = cw.Callwright(rules=[])\n", "desk"),
        ("from callwright import Callwright as C\ndesk = C()\nraise SystemExit('it was run')\n", "desk"),
        ("from callwright import Callwright\none = Callwright()\ntwo = Callwright()\n", "app"),
        ("from callwright import Callwright\ndef make():\n    desk = Callwright()\n    return desk\n", "app"),
        ("Callwright = dict\ndesk = Callwright()\n", "app"),
        ("desk = = 1\n", "app"),
    ],
)
def test_a_file_without_its_attribute_is_named_as_it_was_written_with_the_app_that_its_text_has(
    tmp_path: Path, command: tuple[str, ...], source: str, name: str
) -> None:
    path = tmp_path / "shop.py"
    path.write_text(source, encoding="utf-8")

    ran = cli(*command, str(path))

    assert ran.code == ExitCode.USAGE
    assert f"{path} names no attribute" in ran.err
    assert f"Write {path}:{name}" in ran.err
    assert ("--app" in ran.err, "it was run" in ran.err) == (False, False)


@pytest.mark.parametrize("target", [":app", "shop.py:not a name", "shop.py:"])
def test_the_hint_for_a_wrong_attribute_repeats_no_part_that_is_wrong(target: str) -> None:
    ran = cli("tools", "--app", target)

    place = target.rpartition(":")[0] or "file.py"
    assert f"Write {place}:app" in ran.err


def test_no_app_is_never_taken_for_some_app() -> None:
    ran = cli("call", "create_order")

    assert ran.code == ExitCode.USAGE
    assert "--app pkg.module:app" in ran.err


def test_an_app_with_a_ledger_of_its_own_is_never_given_a_second_one(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(
        f"from callwright import Callwright\napp = Callwright({str(tmp_path / 'own.db')!r})\n"
        "@app.tool(effect='once')\ndef pay(to: str) -> str:\n    'Pay.'\n    return to\n",
        encoding="utf-8",
    )
    app = f"{tmp_path}/own.py:app"
    same = call(app, "pay", "to=ann", "--store", str(tmp_path / "own.db"))
    other = call(app, "pay", "to=ann", "--store", str(tmp_path / "other.db"))

    assert same.code == ExitCode.OK
    assert (other.code, (tmp_path / "other.db").exists()) == (ExitCode.USAGE, False)
    assert "Leave out --store" in other.err


def test_a_store_that_cannot_be_used_ends_the_command_before_the_call(app: str, tmp_path: Path) -> None:
    (tmp_path / "bad.db").write_bytes(b"this is no database, but it is long enough to be read as one" * 40)
    ran = call(app, "create_order", "sku=A", "amount=1", "--store", str(tmp_path / "bad.db"))

    assert (ran.code, "working" in ran.err) == (ExitCode.UNREACHABLE, False)
    assert "not a Callwright ledger" in ran.err


def test_a_zone_that_does_not_exist_is_a_misuse_and_one_that_does_is_taken(app: str) -> None:
    lost = call(app, "create_order", "sku=A", "amount=1", "--zone", "Mars/Olympus", "--lang", "zh-CN")
    taken = call(app, "create_order", "sku=A", "amount=1", "--zone", "Asia/Shanghai", "--dry-run")

    assert (lost.code, taken.code) == (ExitCode.USAGE, ExitCode.OK)
    assert "Mars/Olympus" in lost.err
    assert "Asia/Shanghai" in lost.err


@pytest.mark.promise("B4", "B5")
def test_what_the_conversation_does_not_speak_for_is_asked_about(app: str, tmp_path: Path) -> None:
    (tmp_path / "chat.json").write_text(
        '{"messages": [{"role": "user", "content": "Order two pieces of A-1, please"}]}'
    )
    chat = ("--conversation", str(tmp_path / "chat.json"))

    said = call(app, "create_order", "sku=A-1", "amount:=2", *chat, "--dry-run")
    unsaid = call(app, "create_order", "sku=B-9", "amount:=2", *chat, "--dry-run")
    confirmed = call(app, "create_order", "sku=B-9", "amount:=2", *chat, "--dry-run", "--confirmed", "sku")
    whole = call(app, "refund", "order=Z", *chat, "--dry-run", "--confirmed", "*")

    assert [one.code for one in (said, unsaid, confirmed, whole)] == [
        ExitCode.OK,
        ExitCode.REFUSED,
        ExitCode.OK,
        ExitCode.OK,
    ]
    assert "error: Is sku = ‘B-9’ right?" in unsaid.err


def test_a_conversation_in_another_encoding_is_refused_and_not_read_without_its_words(app: str) -> None:
    words = "请订 3 件 A-1。".encode("gbk")
    ran = cli("call", "create_order", "sku=A-1", "amount=3", "--app", app, "--conversation", "-", stdin=words)
    assert (ran.code, "not UTF-8" in ran.err) == (ExitCode.UNREACHABLE, True)


@pytest.mark.promise("B5")
def test_a_conversation_may_be_the_users_words_alone_also_from_stdin(app: str) -> None:
    ran = call(
        app,
        "create_order",
        "sku=A-1",
        "amount:=2",
        "--conversation",
        "-",
        "--dry-run",
        stdin=b"order two A-1",
    )

    assert ran.code == ExitCode.OK


@pytest.mark.parametrize("text", ['["hi"', '[{"content": "hi"}]', '{"messages": 7}'])
def test_a_conversation_that_cannot_be_read_is_misuse(app: str, tmp_path: Path, text: str) -> None:
    (tmp_path / "chat.json").write_text(text)

    ran = call(app, "create_order", "sku=A-1", "amount:=2", "--conversation", str(tmp_path / "chat.json"))

    assert ran.code == ExitCode.USAGE
    assert "--conversation" in ran.err


@pytest.mark.promise("C4")
def test_a_call_that_was_answered_by_an_earlier_one_is_made_once_more_with_its_handle(
    app: str, tmp_path: Path
) -> None:
    ledger = str(tmp_path / "ledger.db")
    words = ("create_order", "sku=A-1", "amount:=2", "--run", "r", "--store", ledger, "--json")
    first, again = (envelope(call(app, *words)) for _ in range(2))
    handle = again.meta.repeat_handle
    assert (first.meta.replayed, again.meta.replayed) == (False, True)
    assert handle is not None
    meant = envelope(call(app, *words, "--repeat", handle))
    assert (meant.success, meant.effect, meant.meta.replayed) == (True, "committed", False)
    assert envelope(call(app, *words, "--repeat", handle)).meta.replayed


@pytest.mark.promise("C4")
@pytest.mark.parametrize(("lang", "words"), [("en", "the earlier result of 20"), ("zh-CN", "此前的结果（20")])
def test_a_person_reads_when_it_was_done_and_how_to_do_it_once_more(
    app: str, tmp_path: Path, lang: str, words: str
) -> None:
    words_of = ("create_order", "sku=A-1", "amount:=2", "--run", "r", "--store", str(tmp_path / "ledger.db"))
    call(app, *words_of)
    handle = envelope(call(app, *words_of, "--json")).meta.repeat_handle

    shown = call(app, *words_of, "--lang", lang).out

    assert words in shown
    assert f"--repeat {handle}" in shown
