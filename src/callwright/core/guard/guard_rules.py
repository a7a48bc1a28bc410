"""The patterns of the guard for secrets and for signs of hidden text: one table, linear-time (RE2 syntax).

May not know the consequence of a match. Instructions to a model are found by their grammar (``speech_act_rules``), not by patterns.
"""

from string import ascii_letters, ascii_uppercase, digits, hexdigits
from typing import Final, Literal

from msgspec import Struct

RuleFamily = Literal[
    "key", "secret", "mask", "coded", "leet", "cue", "internal", "label", "pair", "random", "card"
]
"""``key`` private key material · ``secret`` credentials · ``mask`` hidden text: look again without the mask · ``coded`` the same for an encoding · ``leet``
digits that may represent letters · ``cue`` words that an order to a model could hold · used by the net only: ``internal`` what an error text must not show · ``label`` a word that announces a secret · ``pair`` a
name and a password of a connection · ``random`` a run that may be a key · ``card`` digits that may be the number of a card."""


class GuardRule(Struct, frozen=True):
    """One pattern.

    ``run``: every match holds ``length`` of these ASCII signs in a row; with an empty ``pattern`` such a run is a match.
    """

    name: str
    family: RuleFamily
    pattern: str
    run: str = ""
    length: int = 0

    @property
    def grouped_pattern(self) -> str:
        """Return the pattern as one group, to which more can be appended."""
        return f"(?:{self.pattern})"


# fmt: off
SECRET_RULES: Final = (
    GuardRule("private_key", "key", r"-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY"),
    GuardRule("aws", "secret", r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b"),
    GuardRule("github", "secret", r"\bgh[pousr]_[A-Za-z0-9]{30}|\bgithub_pat_[A-Za-z0-9_]{30}"),
    GuardRule("gitlab", "secret", r"\bglpat-[\w-]{20}"),
    GuardRule("slack", "secret", r"\bxox[abprs]-[A-Za-z0-9-]{10}"),
    GuardRule("google", "secret", r"\bAIza[\w-]{35}"),
    GuardRule("model_provider", "secret", r"\bsk-(?:proj-|ant-)?[A-Za-z0-9_-]{20}"),
    GuardRule("stripe", "secret", r"\b[sr]k_live_[0-9a-zA-Z]{16}"),
    GuardRule("npm", "secret", r"\bnpm_[A-Za-z0-9]{36}"),
    GuardRule("jwt", "secret", r"\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10}"),
    GuardRule("aliyun", "secret", r"\bLTAI[0-9A-Za-z]{12}"),
    GuardRule("tencent", "secret", r"\bAKID[0-9A-Za-z]{32}\b"),
    GuardRule("authorization", "secret", r"(?i)\b(?:bearer|basic) [\w~+/.=-]{20}"),
    GuardRule("url_password", "secret", r"\b[a-z][a-z0-9+]{1,12}://[^\s/:@\"]{0,40}:[^\s/@\"]{3,40}@"),
)

MASK_RULES: Final = (
    GuardRule("strange_letters", "mask",
        r"[^\x00-\x{AC}\x{AE}-\x{24F}\x{2010}-\x{2027}\x{2030}-\x{205E}\x{20A0}-\x{20CF}\x{2190}-\x{2BFF}\x{3000}-\x{30FF}\x{3400}-\x{9FFF}\x{AC00}-\x{D7AF}"
        r"\x{FF01}-\x{FF20}\x{FF5B}-\x{FF65}\x{FFE0}-\x{FFE6}\x{FFFD}\x{1F000}-\x{1F0FF}\x{1F300}-\x{1FAFF}]"),
    GuardRule("spaced", "mask", r"\b(?:[A-Za-z][ .\-_*|]){5}|(?:[\x{4E00}-\x{9FFF}][ .*_|-]){3}"),
    GuardRule("character_codes", "mask", r"&(?:#x?[0-9a-fA-F]{2,5}|[a-z]{2,6});|(?:%[0-9a-fA-F]{2}){4}|\\u\{?[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}"),
    GuardRule("rot13", "coded", r"(?i)\brot[- ]?13\b"),
    GuardRule("reversed_text", "coded", r"(?i)\bbackwards?\b|erongi|dragersid|tegrof|snoitcurtsni|tnatsissa|drowssap|tpmorp|liame|resu eht|倒着读|倒序|令指|则规|略忽|手助"),
    GuardRule("base64", "coded", "", f"{ascii_letters}{digits}+/_-", 24),
    GuardRule("base32", "coded", "", f"{ascii_uppercase}234567", 16),
    GuardRule("hex", "coded", r"(?:[0-9a-fA-F]{2}[ :,-]?){12}", f"{hexdigits} :,-", 24),
    GuardRule("bits", "coded", r"(?:[01]{8}[ ,]?){10}", "01 ,", 80),
    GuardRule("hidden_selectors", "coded", r"[\x{FE00}-\x{FE0F}\x{E0100}-\x{E01EF}]{6}"),
    GuardRule("leet", "leet", r"[A-Za-z][01345789@$][A-Za-z]"),
)
"""Signs that a passage must be read another way too."""
# fmt: on
