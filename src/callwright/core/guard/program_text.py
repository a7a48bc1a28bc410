"""Reduce program code to what it says to a reader: its comments, its docstrings and the sentences in its strings.

Each line is examined by itself, so that a part cut out of a file is read as the whole file is. A line with two words beside each other
that no programming language has as keywords is prose and stays as it is. May not know what evidence is.
"""

from typing import Final

from callwright.core.text.late_pattern import compile_late

_MIN_CODE_LINES: Final = 3
_MIN_CODE_SHARE: Final = 0.3
"""Share of the lines that have to be code, so that a call quoted in a letter is still read."""

_STRING: Final = compile_late(
    r'"(?:[^"\\\n]|\\.){0,300}+"|\'(?:[^\'\\\n]|\\.){0,300}+\'|`(?:[^`\\\n]|\\.){0,300}+`'
)
"""A line with a longer string is read as prose; the bound keeps the time linear where quotation marks are escaped or never closed."""

_COMMENT: Final = compile_late(r"(?:^|(?<=\s))(?:#|//|/\*|--\s).*$")
_COMMENT_LINE: Final = compile_late(r"\s*(?:#|//|/?\*|--\s|<!--|\"\"\"|''')")
_SENTENCE: Final = compile_late(r"[A-Za-z]{2}\W{0,3}\s+\W?[A-Za-z]{2}|[\u3400-\u9fff]")
_CODE_SIGN: Final = compile_late(r"[=({\[\])};]|->|::|^\s*(?:from|import|return|class|def|else|try|finally|except|raise|pass|break|continue|yield|del|global|nonlocal|export|const|let|var|case|@)\b|^\s*@\w|:\s*$|\w\.\w")  # fmt: skip
_KEYWORDS: Final = (
    "and|as|assert|async|await|break|case|catch|class|const|constructor|continue|declare|def|default|del|delete|elif|else|enum|except|export|extends|finally"
    "|for|from|func|function|get|global|if|implements|import|in|instanceof|interface|is|lambda|let|match|namespace|new|nonlocal|not|of|or"
    "|private|protected|public|raise|readonly|return|set|static|struct|switch|throw|try|type|typeof|var|void|while|with|yield"
)
_NEIGHBOURING_WORDS: Final = compile_late(
    rf"(?<![\w.$'-])(?!(?:{_KEYWORDS})\b)[A-Za-z_$][\w$'-]*[ \t]+(?!(?:{_KEYWORDS})\b)[A-Za-z_$]|[^\x00-\x7f]"
)
"""What no line of code has outside its strings and comments: two words in a row, or letters of another script."""

_CALL: Final = compile_late(
    r"\b[A-Za-z_]\w*+(?:\.\w++){0,6}+\([^()\n]{0,60}\)|(?<!@)\b[A-Za-z_]\w*+(?:\.[A-Za-z_]\w*+){1,6}+(?=[\s,;:)`'\"]|\.?$)"
)
"""In a comment: an expression such as ``logging.getLogger()`` or ``self.value``, but not the domain of a mail address."""


def reduce_code(text: str) -> str | None:
    """Return the text without the code of its lines of code; None where it is no program.

    Of a line of code its comment and the strings that hold more than one word are left, each on its own line; calls and dotted
    names in comments become one neutral word.
    """
    lines = text.split("\n")
    code_lines = readable_lines = 0
    reduced: list[str] = []
    for line in lines:
        if not line.strip():
            reduced.append(line)
        elif _COMMENT_LINE.match(line):
            reduced.append(_CALL.sub("it", line))
        elif (left := _reduce_line(line)) is not None:
            code_lines += 1
            reduced.append(left)
        else:
            readable_lines += 1
            reduced.append(_CALL.sub("it", line))
    if code_lines < _MIN_CODE_LINES or code_lines < _MIN_CODE_SHARE * (code_lines + readable_lines):
        return None
    return "\n".join(reduced)


def _reduce_line(line: str) -> str | None:
    """Return the sentences in a line of code; None where the line is no code."""
    strings = _STRING.findall(line)
    skeleton = _STRING.sub("0", line) if strings else line
    comment = _COMMENT.search(skeleton)
    if comment is not None:
        skeleton, remark = skeleton[: comment.start()], comment[0]
    else:
        remark = ""
    if _NEIGHBOURING_WORDS.search(skeleton) or not (_CODE_SIGN.search(skeleton) or strings):
        return None
    sentences = [one for one in strings if _SENTENCE.search(one)]
    return "\n".join((*sentences, _CALL.sub("it", remark)) if remark else sentences)
