"""Elements of a self-contained HTML document: no script, network, font or image.

Everything shown passes through ``escape_text``: recorded text is hostile. The policy in the head forbids the rest.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

_PAGE_STYLE: Final = """
:root{color-scheme:light dark;--fg:#1c2330;--bg:#fff;--dim:#667;--line:#d9dde4;--a:#9aa5b8;--b:#2563a8;--c:#c2571a;
--d:#3c7d3c;--del:#fde2e0;--add:#dff3df}
@media(prefers-color-scheme:dark){:root{--fg:#dde3ee;--bg:#14181f;--dim:#97a1b3;--line:#333b48;--a:#6b778c;--b:#6aa5e8;
--c:#e9935b;--d:#7fc17f;--del:#4a2422;--add:#1f3d24}}
body{font:15px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:var(--fg);background:var(--bg)}
h1{font-size:1.5rem}h2{margin-top:2.5rem;border-bottom:1px solid var(--line)}p{max-width:50rem}.dim{color:var(--dim)}
.wide{overflow-x:auto}table{border-collapse:collapse;margin:.6rem 0;font-size:.9rem}
th,td{padding:.2rem .6rem;border-bottom:1px solid var(--line);text-align:right;vertical-align:top;white-space:nowrap}
th:first-child,td:first-child{text-align:left}table.text td{text-align:left;white-space:pre-wrap;word-break:break-word}
pre{white-space:pre-wrap;word-break:break-word;background:color-mix(in srgb,var(--line) 35%,transparent);padding:.5rem;
max-height:22rem;overflow:auto}details{margin:.4rem 0 .4rem .2rem}summary{cursor:pointer}
del{background:var(--del);text-decoration:none}ins{background:var(--add);text-decoration:none}
svg{width:100%;height:auto;font:11px system-ui,sans-serif}svg text{fill:var(--fg)}.m{text-anchor:middle}.e{text-anchor:end}
.g{stroke:var(--line)}.n{stroke:var(--dim)}.w{stroke:var(--fg);fill:none}.s0{fill:var(--a)}.s1{fill:var(--b)}
.s2{fill:var(--c)}.s3{fill:var(--d)}.l{fill:none;stroke-width:2}.l.s0{stroke:var(--a)}.l.s1{stroke:var(--b)}
.l.s2{stroke:var(--c)}.l.s3{stroke:var(--d)}
""".replace("\n", "")


def render_document(title: str, lang: str, parts: Iterable[str]) -> str:
    """Render the whole document."""
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{escape_text(lang)}">\n<head>\n<meta charset="utf-8">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f"<title>{escape_text(title)}</title>\n<style>{_PAGE_STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def render_heading(text: str, level: int = 2) -> str:
    """Render a heading."""
    return f"<h{level}>{escape_text(text)}</h{level}>"


def render_paragraph(text: str) -> str:
    """Render a paragraph."""
    return f"<p>{escape_text(text)}</p>"


def render_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Render a table of figures, its first column aligned left."""
    inside = "".join(f"<tr>{''.join(f'<td>{escape_text(one)}</td>' for one in row)}</tr>" for row in rows)
    return f'<div class="wide"><table>{_render_table_head(head)}{inside}</table></div>'


def render_text_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Render a table whose cells are already HTML: from ``escape_text``, ``render_removed`` and ``render_added``."""
    inside = "".join(f"<tr>{''.join(f'<td>{one}</td>' for one in row)}</tr>" for row in rows)
    return f'<table class="text">{_render_table_head(head)}{inside}</table>'


def render_removed(text: str) -> str:
    """Render text that only the first side has."""
    return f"<del>{escape_text(text)}</del>"


def render_added(text: str) -> str:
    """Render text that only the second side has."""
    return f"<ins>{escape_text(text)}</ins>"


def render_verbatim(text: str) -> str:
    """Render preformatted text."""
    return f"<pre>{escape_text(text)}</pre>"


def render_details(summary: str, parts: Iterable[str]) -> str:
    """Render a collapsible section."""
    return f"<details><summary>{escape_text(summary)}</summary>{''.join(parts)}</details>"


def escape_text(text: str) -> str:
    """Escape text. Invisible characters, and those that change the direction of writing, are shown by their code points."""
    return escape(
        "".join(one if one.isprintable() or one in "\n\t" else f"\\u{ord(one):04x}" for one in text)
    )


def _render_table_head(names: Sequence[str]) -> str:
    return "<tr>" + "".join(f"<th>{escape_text(name)}</th>" for name in names) + "</tr>"
