"""The features of a clause that its label is computed from: its words, its place and what the rules found in it. Pure; knows no ledger.

English gives words and pairs of words, Chinese gives runs of one to three characters; numbers are one word, tokens with digits another.
"""

import itertools
import re
from collections.abc import Mapping, Sequence

from callwright.core.truth.action_claims import ActionClaim, has_mental_verb
from callwright.core.truth.reply_clauses import Clause

_TOKEN = re.compile(
    r"[A-Za-z]+(?:'[A-Za-z]+)?(?![\d@-]*\d)|(?P<han>[\u4e00-\u9fff]+)|(?P<number>\d[\d.,:/]*(?![A-Za-z\d-]))"
    r"|(?P<code>[A-Za-z\d][\w.@/-]*)|(?P<mark>[!?！？:：|✅✔☑❌✗⚠⏳☐👍🎉])|(?P<item>^\s*(?:[-*•]|\d{1,2}[.)]))"
)
_KINDS = {"number": "0", "code": "#", "item": "-"}
"""What represents the tokens of a kind."""
_CONTRACTED = re.compile(r"(n't|'(?:ve|s|re|ll|d|m))$")
_BLANKED = re.compile(r"\S? {3,}\S?")
"""Where a quotation was blanked."""
_GRAMMAR = frozenset(
    "the and are was were been being has have had will would can could may might should must not you your they their she his her its our this that there here"
    " all both now just already still yet once until when who which for from with into".split()
)
"""Words that runs of three keep; of others they keep the ending."""
_MAX_TOKENS = 60
"""Tokens of a clause that are read; a longer clause is no statement."""


def list_clause_features(
    clauses: Sequence[Clause], at: int, claims: Mapping[int, Sequence[ActionClaim]]
) -> list[str]:
    """Return the features of clause number ``at``, each once. ``claims``: what the rules found, by the place of the clause."""
    clause = clauses[at]
    found = _list_words(clause.text)
    found.update(dict.fromkeys(_list_form(clause, claims.get(clause.start, ()))))
    found.update(dict.fromkeys(_list_surroundings(clauses, at, claims)))
    return list(found)


def _list_words(text: str) -> dict[str, None]:
    tokens = ["^"]
    found: dict[str, None] = {}
    last = len(text.rstrip("。.！!；;，, "))
    for match in itertools.islice(_TOKEN.finditer(text), _MAX_TOKENS):
        if match.lastgroup == "han":
            first = "^" if len(tokens) == 1 else ""
            found.update(_list_runs(f"{first}{match[0]}{'$' if match.end() >= last else ''}"))
            tokens.append("汉")
        elif match.lastgroup is None:
            tokens.extend(part for part in _CONTRACTED.split(match[0].lower()) if part)
        else:
            tokens.append(_KINDS.get(match.lastgroup, match[0]))
    tokens.append("$")
    found.update(dict.fromkeys(tokens))
    found.update(dict.fromkeys(map(" ".join, itertools.pairwise(tokens))))
    forms = [_get_form(token) for token in tokens]
    found.update((" ".join(forms[at : at + 3]), None) for at in range(len(forms) - 2))
    return found


def _list_runs(text: str) -> dict[str, None]:
    """Return the runs of one, two and three characters."""
    return {text[at : at + size]: None for size in (1, 2, 3) for at in range(len(text) - size + 1)}


def _get_form(token: str) -> str:
    """Return a token as it stands in a run of three: itself where it is grammar, else its ending."""
    if len(token) < 3 or token in _GRAMMAR or not token.isascii():
        return token
    return next((ending for ending in ("ed", "ing", "s") if token.endswith(ending)), "x")


def _list_form(clause: Clause, claims: Sequence[ActionClaim]) -> list[str]:
    found = [f"M:{clause.mood}", f"A:{clause.actor}", f"B:{clause.mood}{clause.actor}"]
    if clause.leads:
        found.append("L")
    if _BLANKED.search(clause.text):
        found.append("Q")
    if has_mental_verb(clause.text):
        found.append(f"K:{bool(claims)}")
    for claim in claims[:2]:
        family = "" if claim.family is None else claim.family.name
        found += [f"C:{claim.manner}", f"F:{family}", f"G:{claim.manner}{family}"]
    if not claims:
        found.append(f"C0:{clause.mood}")
    return found


def _list_surroundings(
    clauses: Sequence[Clause], at: int, claims: Mapping[int, Sequence[ActionClaim]]
) -> list[str]:
    found = [f"P:{min(at, 3)}", f"R:{min(len(clauses) - 1 - at, 3)}"]
    for name, other in (("p", at - 1), ("n", at + 1)):
        if 0 <= other < len(clauses):
            one = clauses[other]
            near = "s" if one.sentence == clauses[at].sentence else ""
            found.append(f"{name}{near}:{one.mood}{bool(claims.get(one.start))}")
        else:
            found.append(f"{name}:")
    return found
