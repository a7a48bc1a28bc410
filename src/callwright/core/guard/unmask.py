"""Text as a model would understand it: without invisible characters, look-alikes and encodings.

May not know what is looked for. Used only where a cheap sign of a mask was seen; linear in the size of the text.
"""

import base64
import binascii
import codecs
import html
import re
import unicodedata
from typing import Final

from callwright.core.percent import decoded

_INVISIBLE: Final = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff]")
_TAGS: Final = {0xE0000 + code: chr(code) for code in range(0x20, 0x7F)}
_LOOKALIKES: Final = str.maketrans(
    "аеорсухіјѕһԁԛԝАВЕКМНОРСТХУІЈЅοανρτυικεΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "aeopcyxijshdqwABEKMHOPCTXYIJSoavptuikeABEZHIKMNOPTYX",
)
_SPACED: Final = re.compile(r"(?<![^\W_])(?:[^\W_][ .\-_]){2,}[^\W_](?![^\W_])")
_CODES: Final = re.compile(r"\\u([0-9a-fA-F]{4})|\\x([0-9a-fA-F]{2})")
_BASE64: Final = re.compile(r"[A-Za-z0-9+/]{24,}={0,2}")
_REVERSED: Final = re.compile("\u202e([^\u202c\n]{1,2000})")
_MOST_PEEKS: Final = 200


def unmask(text: str) -> str:
    """The text without its masks, followed by what its base64 runs say, a line each."""
    text = _REVERSED.sub(_turned, text)
    plain = unicodedata.normalize("NFKC", _INVISIBLE.sub("", text.translate(_TAGS))).translate(_LOOKALIKES)
    plain = _CODES.sub(_character, html.unescape(plain))
    if "%" in plain:
        plain = decoded(plain)
    said = codecs.encode(plain, "rot13") if "rot13" in plain.lower() else ""
    joined = _SPACED.sub(_squeezed, plain)
    return "\n".join((joined, said, peeks(plain)))


def _character(found: re.Match[str]) -> str:
    code = int(found[1] or found[2], 16)
    return "" if 0xD800 <= code <= 0xDFFF else chr(code)


def _turned(found: re.Match[str]) -> str:
    """Text after a right-to-left override is read from its end."""
    return found[1][::-1]


def _squeezed(found: re.Match[str]) -> str:
    """A letter-spaced run; wider gaps are already outside the run, so words stay apart where they were."""
    return found[0][::2]


def peeks(text: str) -> str:
    """What the first base64 runs of a text say, a line each."""
    found: list[str] = []
    for count, run in enumerate(_BASE64.finditer(text)):
        if count == _MOST_PEEKS:
            break
        found += _peek(run[0])
    return "\n".join(found)


def _peek(run: str) -> list[str]:
    body = run.rstrip("=")
    try:
        said = base64.b64decode(body + "=" * (-len(body) % 4)).decode()
    except (binascii.Error, UnicodeDecodeError):
        return []
    return [said] if said.isprintable() else []
