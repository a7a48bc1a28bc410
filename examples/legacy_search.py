"""An old search with its own way of saying yes and no, put behind a contract without being rewritten."""

from typing import Any

from callwright import Callwright
from callwright.contracts import ConfidenceRules, ResultRules, SourceRule

app = Callwright()


def old_search(q: str) -> dict[str, Any]:
    """Search the knowledge base."""
    if q == "busy":
        return {"status": 7, "err": "E_BUSY", "payload": None}
    hits = [{"id": "brief_rule_v4", "title": "官网 brief 填写规则"}]
    return {"status": 0, "err": "", "payload": {"items": hits, "signals": ["similar_words_only"]}}


app.tool(
    name="searchDocs",
    effect="read",
    output_schema=None,
    retries=0,
    result=ResultRules(
        ok_path="/status",
        ok_values=(0,),
        code_path="/err",
        codes={"E_BUSY": "rate_limited"},
        data_path="/payload",
        signal_path="/payload/signals",
    ),
    confidence=ConfidenceRules(base=0.52, signals={"title_exact": 0.25, "similar_words_only": -0.2}),
    source=SourceRule(type="document", items="/items", id_path="/id", label_path="/title"),
)(old_search)

weak = app.call({"name": "searchDocs", "arguments": {"q": "brief"}})
print(weak.success, weak.confidence, weak.next_action, [source.id for source in weak.source])

busy = app.call({"name": "searchDocs", "arguments": {"q": "busy"}})
print(busy.success, busy.error and busy.error.code, busy.next_action)
