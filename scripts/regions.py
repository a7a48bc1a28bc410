"""Hand-written pages with drawn parts: what stands between ``<!-- drawn: NAME -->`` and ``<!-- end -->`` is ours to write."""

import re
from collections.abc import Callable
from pathlib import Path

from scripts import drawings, drawings_zh
from scripts.clients_matrix import draw_clients_matrix, draw_clients_matrix_zh
from scripts.sequences import SEQUENCES
from scripts.servers_matrix import draw_servers_matrix, draw_servers_matrix_zh

ROOT = Path(__file__).resolve().parent.parent

DRAWN: dict[str, Callable[[], str]] = {
    "call flow": drawings.call_flow,
    "ledger states": drawings.ledger_states,
    "ledger table": drawings.ledger_table,
    "ledger table zh": drawings_zh.ledger_table_zh,
    "breaker states": drawings.breaker_states,
    "breaker settings": drawings.breaker_settings,
    "breaker settings zh": drawings_zh.breaker_settings_zh,
    "approval states": drawings.approval_states,
    "layers": drawings.layers,
    "defaults": drawings.defaults,
    "defaults zh": drawings_zh.defaults_zh,
    "limits": drawings.limits,
    "limits zh": drawings_zh.limits_zh,
    "public names": drawings.public_names,
    "public names zh": drawings.public_names_zh,
    "doubts": drawings.doubts,
    "doubts zh": drawings.doubts_zh,
    "thresholds": drawings.thresholds,
    "thresholds zh": drawings_zh.thresholds_zh,
    "repairs": drawings.repairs,
    "repairs zh": drawings.repairs_zh,
    "dialects": drawings.dialects,
    "dialects zh": drawings_zh.dialects_zh,
    "clients": draw_clients_matrix,
    "clients zh": draw_clients_matrix_zh,
    "servers": draw_servers_matrix,
    "servers zh": draw_servers_matrix_zh,
    **SEQUENCES,
}

HANDWRITTEN = (
    "docs/architecture.md",
    "docs/architecture.zh-CN.md",
    "docs/contract-options.md",
    "docs/contract-options.zh-CN.md",
    "docs/gate.md",
    "docs/gate.zh-CN.md",
    "docs/gateway-compatibility.md",
    "docs/gateway-compatibility.zh-CN.md",
    "docs/ledger-states.md",
    "docs/ledger-states.zh-CN.md",
    "docs/limits.md",
    "docs/limits.zh-CN.md",
    "docs/public-names.md",
    "docs/public-names.zh-CN.md",
    "docs/repair-steps.md",
    "docs/repair-steps.zh-CN.md",
    "docs/results.md",
    "docs/results.zh-CN.md",
)
"""Pages with drawn parts."""

_REGION = re.compile(r"(<!-- drawn: ([a-z ]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def refreshed(path: str) -> str:
    """The page as it stands, with every drawn part drawn anew.

    Raises:
        KeyError: the page asks for a part that nobody draws.
    """
    text = (ROOT / path).read_text(encoding="utf-8")
    return _REGION.sub(lambda found: f"{found[1]}{DRAWN[found[2]]()}\n{found[3]}", text)
