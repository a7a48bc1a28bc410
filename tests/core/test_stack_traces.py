"""Frames of stack traces, told by the form of their lines: a service's are taken out, a reader's own stay, and so do lint messages."""

import pytest

from callwright.core.guard.text_masking import MARK, mask_for_display

pytestmark = pytest.mark.promise("C10", "T09")

JAVA = """java.lang.IllegalStateException: Seat map is not loaded
\tat com.fjord.seat.Seats.assign(Seats.java:131)
\tat com.fjord.web.Booking.book(Booking.java:77) ~[app.jar!/:2.1]
\t... 38 more
Caused by: java.net.ConnectException: refused
\tat java.base/sun.nio.ch.Net.connect(Net.java:551)
\t... 41 common frames omitted
Try again in a minute."""
NODE = """TypeError: Cannot read properties of undefined (reading 'lines')
    at priceCart (/usr/src/app/dist/price.js:212:31)
    at Array.map (<anonymous>)
    at async handler (/usr/src/app/dist/routes/checkout.js:48:18)
Send at least one line."""
GO = """pq: deadlock detected
main.transfer
\t/build/cmd/transfer/main.go:88
runtime.goexit
\t/usr/local/go/src/runtime/asm_amd64.s:1650
Send it again."""
RUST = """called `Option::unwrap()` on a `None` value
stack backtrace:
   0: rust_begin_unwind
             at /rustc/9fc6b431/library/std/src/panicking.rs:645:5
   1: ingest::queue::Queue::pop
             at ./crates/ingest/src/queue.rs:207:14
The queue is empty."""
NATIVE = """Fatal error: nil while unwrapping an Optional value
Current stack trace:
0    libswiftCore.dylib      0x00000001a2f4c1b0 _swift_reportFatalError + 128
1    Router                  0x0000000104c8a2f4 Router.route(_:) + 612
Choose a route first."""
JULIA = """BoundsError: attempt to access 3-element Vector at index [4]
Stacktrace:
 [1] getindex(A::Vector{Int64}, i1::Int64)
   @ Base ./array.jl:861
 [2] weigh(x::Vector{Int64})
   @ Main /srv/calc/weigh.jl:9"""
PHP = """Uncaught PDOException: could not find driver
Stack trace:
#0 /var/www/shop/lib/Db.php(23): PDO->__construct('sqlite:/data/s...')
#1 [internal function]: Db->open()
#2 {main}
  thrown in /var/www/shop/lib/Db.php on line 23"""
PYTHON = """ExceptionGroup: 1 sub-exception
  + Exception Group Traceback (most recent call last):
  |   File "/srv/hub/fan_out.py", line 30, in gather_all
  |     async with asyncio.TaskGroup() as group:
ValueError: bad row 7"""
JSON_STACK = (
    '{"message":"boom","stack":"Error: boom\\n    at run (/workspace/fn/index.js:14:9)\\n'
    '    at Module._compile (node:internal/modules/cjs/loader:1376:14)","hint":"send a row"}'
)


@pytest.mark.parametrize(
    ("text", "hidden", "kept"),
    [
        (JAVA, ["Seats.java", "Booking.book", "38 more", "Net.connect"], ["Seat map is not loaded", "Caused by", "Try again"]),
        (NODE, ["priceCart", "Array.map", "checkout.js"], ["reading 'lines'", "Send at least one line."]),
        (GO, ["main.transfer", "main.go", "goexit", "asm_amd64"], ["deadlock detected", "Send it again."]),
        (RUST, ["rust_begin_unwind", "panicking.rs", "Queue::pop", "queue.rs"], ["`None` value", "The queue is empty."]),
        (NATIVE, ["_swift_reportFatalError", "Router.route"], ["unwrapping an Optional", "Choose a route first."]),
        (JULIA, ["getindex", "array.jl", "weigh"], ["BoundsError: attempt"]),
        (PHP, ["Db.php", "Db->open", "PDO->"], ["could not find driver"]),
        (PYTHON, ["fan_out.py", "TaskGroup() as"], ["ValueError: bad row 7"]),
        (JSON_STACK, ["index.js", "Module._compile"], ['"message":"boom"', '"hint":"send a row"']),
    ],
)  # fmt: skip
def test_the_frames_of_a_service_are_taken_out_and_the_words_around_them_stay(
    text: str, hidden: list[str], kept: list[str]
) -> None:
    shown = mask_for_display(text, untrusted=False) or ""

    assert MARK in shown
    assert not [part for part in hidden if part in shown]
    assert not [part for part in kept if part not in shown]


@pytest.mark.parametrize(
    "text",
    [
        'Traceback (most recent call last):\n  File "<stdin>", line 1, in <module>\nNameError: name \'totl\' is not defined',
        'Traceback (most recent call last):\n  File "/home/mia/work/plan.py", line 9, in <module>\n    print(mean([]))\nZeroDivisionError',
        "ReferenceError: totl is not defined\n    at sum (/home/mia/work/cart.js:3:7)\n    at run (/home/mia/work/cart.js:9:1)",
        "cart.rb:3:in `sum': undefined method `price' (NoMethodError)\n\tfrom cart.rb:7:in `<main>'",
        "tests/test_cart.py:18: in test_total\n    assert total(cart) == 4\nE   AssertionError",
        "src/cart.py:12:5: F841 local variable 'total' is never used\nsrc/cart.py:19:1: E302 expected 2 blank lines",
        "src/Order.java:88: error: cannot find symbol\n        int total = cart.sum();\n                        ^\n  symbol:   method sum()",
        "main.go:27:2: declared and not used: retry\nmain.go:31:9: undefined: total",
        "found in:\n  src/planner/split.go:118\n  src/planner/main.go:32",
        "Calls of the day:\n1: Ann (09:00)\n2: Bo (10:30)\n3: nobody",
        "Steps:\n  1. at noon (room 4)\n  2. at six (room 5)",
        'The answer was ["at home", "in the office"]\nat noon (or later)',
    ],
)  # fmt: skip
def test_a_readers_own_trace_a_lint_message_and_a_list_stay_as_they_are(text: str) -> None:
    assert mask_for_display(text, untrusted=False) == text
