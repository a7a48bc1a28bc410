"""The output options: language, JSON or not.

Known before any option is parsed, so that usage errors follow them too.

May not know commands. Order of precedence: ``--lang``, CALLWRIGHT_LANG, LC_ALL, LC_MESSAGES, LANG.
"""

from collections.abc import Iterator, Mapping, Sequence

from callwright.cli.bilingual_text import Lang, parse_language

LANG_ENV = "CALLWRIGHT_LANG"
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class OutputOptions:
    """The output options of one command.

    ``rejected`` is a CALLWRIGHT_LANG that names no available language.
    """

    __slots__ = ("json", "lang", "rejected")

    def __init__(self, lang: Lang = "en", *, json: bool = False, rejected: str | None = None) -> None:
        self.lang: Lang = lang
        self.json = json
        self.rejected = rejected


def read_output_options(arguments: Sequence[str], environ: Mapping[str, str]) -> OutputOptions:
    """Read the output options from the command line and the environment."""
    chosen = [lang for lang in map(parse_language, _find_languages(arguments)) if lang]
    named = environ.get(LANG_ENV, "")
    rejected = named if named and parse_language(named) is None else None
    local = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), "")
    lang = chosen[-1] if chosen else parse_language(named) or parse_language(local) or "en"
    return OutputOptions(lang, json="--json" in _list_options(arguments), rejected=rejected)


def _list_options(arguments: Sequence[str]) -> list[str]:
    upto = list(arguments).index("--") if "--" in arguments else len(arguments)
    return list(arguments[:upto])


def _find_languages(arguments: Sequence[str]) -> Iterator[str]:
    options = _list_options(arguments)
    for at, option in enumerate(options):
        if option == "--lang" and at + 1 < len(options):
            yield options[at + 1]
        elif option.startswith("--lang="):
            yield option.removeprefix("--lang=")
