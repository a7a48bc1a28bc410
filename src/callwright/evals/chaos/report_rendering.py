"""Render a report as JUnit XML for build servers, and as one HTML page without scripts for people."""

from collections.abc import Iterable
from html import escape
from typing import Literal
from xml.sax.saxutils import quoteattr

from callwright.domain.reason import render_reason
from callwright.domain.terminal_escape import escape_for_terminal
from callwright.evals.chaos.suite_runner import CaseVerdict, ChaosReport

Lang = Literal["en", "zh-CN"]


def render_junit(reports: Iterable[ChaosReport]) -> str:
    """Render the reports as JUnit XML: a test suite per report, a test case per case."""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n'
        + "".join(map(_render_junit_suite, reports))
        + "</testsuites>\n"
    )


def _render_junit_suite(report: ChaosReport) -> str:
    skipped = report.left_out - report.not_reached
    counts = f'tests="{len(report.verdicts)}" failures="{report.failed}" errors="{report.not_reached}" skipped="{skipped}"'
    name = _quote_attribute(f"{report.suite}: {report.subject}")
    return (
        f"<testsuite name={name} {counts}>\n"
        + "".join(map(_render_junit_case, report.verdicts))
        + "</testsuite>\n"
    )


def _render_junit_case(one: CaseVerdict) -> str:
    head = f'<testcase name={_quote_attribute(one.id)} classname={_quote_attribute(one.tool)} time="{one.ms / 1000:.3f}"'
    if one.wrong:
        message = _quote_attribute("; ".join(map(str, one.wrong)))
        return f"{head}><failure message={message} type={_quote_attribute(one.fault)}/></testcase>\n"
    if one.left_out and not one.reached:
        return f"{head}><error message={_quote_attribute(str(one.left_out))} type={_quote_attribute(one.fault)}/></testcase>\n"
    if one.left_out:
        return f"{head}><skipped message={_quote_attribute(str(one.left_out))}/></testcase>\n"
    return f"{head}/>\n"


def _quote_attribute(text: str) -> str:
    """Quote an attribute. XML cannot represent most control characters: they are shown by their code points."""
    return quoteattr(escape_for_terminal(text))


_PAGE_STYLE = """
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1b1b1f;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #e3e3e8}
th{font-weight:600}.ok{color:#146c2e}.bad{color:#b3261e;font-weight:600}.out{color:#6b6b73}code{font-size:.92em}
@media(prefers-color-scheme:dark){body{color:#e6e6ea;background:#16161a}th,td{border-color:#33333b}.ok{color:#7bd88f}
.bad{color:#ff9d94}.out{color:#9a9aa3}}
"""

_CONTENT_POLICY = (
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
)
"""Nothing is loaded and no script runs, should a text of a suite or a subject ever get past the escaping."""

_PAGE_TEXTS: dict[Lang, dict[str, str]] = {
    "en": {
        "title": "Chaos",
        "sum": "{passed} passed, {failed} failed, {left_out} left out; in {doubled} something was done too often.",
        "missed": " In {not_reached} of those left out the fault was not reached: they show nothing.",
        "head": "Case|Tool|Fault|Expected|Effects|Sent|Told|Verdict",
        "ok": "passed",
    },
    "zh-CN": {
        "title": "混沌测试",
        "sum": "通过 {passed}，未通过 {failed}，不适用 {left_out}；其中 {doubled} 个用例重复执行了操作。",
        "missed": "不适用的用例中有 {not_reached} 个没有触及故障，不能说明任何问题。",
        "head": "用例|工具|故障|预期|执行次数|请求数|所得答复|结论",
        "ok": "通过",
    },
}


def render_html_page(reports: Iterable[ChaosReport], lang: Lang, title: str = "") -> str:
    """The reports as one page, under this title."""
    words = _PAGE_TEXTS[lang] | ({"title": title} if title else {})
    parts = "".join(_render_report_table(report, words, lang) for report in reports)
    heading = escape(escape_for_terminal(words["title"]))
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">{_CONTENT_POLICY}<title>{heading}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_PAGE_STYLE}</style></head>'
        f"<body><h1>{heading}</h1>{parts}</body></html>\n"
    )


def _render_report_table(report: ChaosReport, words: dict[str, str], lang: Lang) -> str:
    total = words["sum"].format(
        passed=report.passed, failed=report.failed, left_out=report.left_out, doubled=report.doubled
    )
    if report.not_reached:
        total += words["missed"].format(not_reached=report.not_reached)
    head = "".join(f"<th>{escape(title)}</th>" for title in words["head"].split("|"))
    rows = "".join(_render_verdict_row(one, words, lang) for one in report.verdicts)
    title = escape(escape_for_terminal(f"{report.suite}: {report.subject}"))
    return f"<h2>{title}</h2><p>{escape(total)}</p><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _render_verdict_row(one: CaseVerdict, words: dict[str, str], lang: Lang) -> str:
    kind = "bad" if one.wrong else "out" if one.left_out else "ok"
    why = [render_reason(reason, lang) for reason in (*one.wrong, one.left_out) if reason]
    message = "; ".join(why) or words["ok"]
    cells = [one.id, one.tool, one.fault, one.expected, str(one.effects), str(one.sent), one.outcome_summary]
    plain = "".join(f"<td><code>{escape(escape_for_terminal(cell))}</code></td>" for cell in cells)
    return f'<tr>{plain}<td class="{kind}">{escape(escape_for_terminal(message))}</td></tr>'
