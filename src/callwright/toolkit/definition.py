"""Definition of a toolkit: a named set of tool specifications, and their conversion to contracts in one language.

May not know: any particular toolkit, the application's policy, the ledger.
"""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path
from string import Formatter
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from callwright.config.env_references import resolve_references
from callwright.config.home_path import expand_home
from callwright.config.toolkits import Toolkits, credential_reference
from callwright.domain.call import Locale
from callwright.domain.contract import Contract, StandIn
from callwright.domain.reason import Reason, ReasonError
from callwright.ports import Tool
from callwright.toolkit import toolkit_reasons
from callwright.tools.http.credentials import SecretReference
from callwright.tools.tool_options import ToolOptions, make_python_tool

LOCALES: Final[tuple[Locale, ...]] = ("en", "zh-CN")

Say = Callable[..., str]
"""Renders one message of a tool, and reasons in it, in the language of its application: ``say("found", count=3)``."""


class ToolkitError(ReasonError):
    """A toolkit is set up incorrectly; the message names the wrong option, never its value.

    Cure: correct the named option, or install the extra.
    """


class _CountFormatter(Formatter):
    """``str.format``, in which ``{count:row|rows}`` is a number with its noun."""

    def format_field(self, value: object, format_spec: str) -> str:
        """Render one value."""
        one, mark, more = format_spec.partition("|")
        if mark:
            return f"{value} {one if value == 1 else more}"
        return str(super().format_field(value, format_spec))


_FORMATTER: Final = _CountFormatter()


class ToolWords(Struct, frozen=True, kw_only=True):
    """The texts of one tool in one language.

    Attributes:
        title: Its name for people.
        description: Description for the model: what the tool does, and what it does not do.
        arguments: Argument → its description. Every argument of the tool has an entry.
        messages: Name → message of a result, with named placeholders of ``str.format``. A placeholder such as
            ``{count:row|rows}`` is a number with its noun: ``1 row``, ``2 rows``.
    """

    title: str
    description: str
    arguments: dict[str, str] = {}
    messages: dict[str, str] = {}

    def say(self, message: str, **values: object) -> str:
        """Return a message with its values filled in."""
        return _FORMATTER.vformat(self.messages[message], (), values)

    def say_in(self, language: Locale, /, message: str, **values: object) -> str:
        """Return the same; reasons among the values are rendered in this language, which is that of the words."""
        said = {
            name: value.render(language) if isinstance(value, Reason) else value
            for name, value in values.items()
        }
        return self.say(message, **said)


class ToolSpec(Struct, frozen=True, kw_only=True):
    """One tool of a toolkit.

    Attributes:
        name: Its name without prefix; an application may add a prefix.
        make: Creates the function of the tool; its argument renders messages.
        options: Its contract options, as for ``@app.tool``, without name and description. A fallback tool of the same
            toolkit is named without prefix.
        words: Its texts in each language of ``LOCALES``.
    """

    name: str
    make: Callable[[Say], Callable[..., Any]]
    options: ToolOptions
    words: dict[Locale, ToolWords]


class Toolkit(Struct, frozen=True, kw_only=True):
    """A named set of tools.

    Attributes:
        name: Its name, as in ``[toolkit.NAME]``.
        title: Its name for people, in each language of ``LOCALES``.
        tools: The tools, in the order in which they are offered.
        guarded: Names without prefix of tools whose calls need an approval unless a rule allows the tool by its exact name.
    """

    name: str
    title: dict[Locale, str]
    tools: tuple[ToolSpec, ...]
    guarded: tuple[str, ...] = ()

    def make_tools(
        self,
        language: Locale,
        *,
        prefix: str = "",
        include: Collection[str] | None = None,
        overrides: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> list[tuple[Contract, Tool]]:
        """Create contracts and tools with the texts of one language.

        Args:
            language: Language of descriptions, and of the messages of results.
            prefix: Prefix of the name of each tool.
            include: Only these tools, by their names without prefix; None creates all of them.
            overrides: Name of a tool without prefix → fields of its contract to replace.

        Raises:
            ToolkitError: a name in ``include`` or ``overrides`` is not one of its tools.
            ContractError: an option of a tool contradicts another.
        """
        overrides = overrides or {}
        own = {one.name for one in self.tools}
        wanted = own if include is None else set(include)
        if unknown := sorted((wanted | overrides.keys()) - own):
            raise ToolkitError(
                toolkit_reasons.UNKNOWN_TOOL(toolkit=self.name, name=unknown[0], known=tuple(sorted(own)))
            )
        full = {name: prefix + name for name in wanted}
        return [
            _make_tool(one, language, full, overrides.get(one.name, {}))
            for one in self.tools
            if one.name in wanted
        ]


def _make_tool(
    spec: ToolSpec, language: Locale, full: Mapping[str, str], overrides: Mapping[str, Any]
) -> tuple[Contract, Tool]:
    words = spec.words[language]
    options: ToolOptions = {**spec.options, "name": full[spec.name], "description": words.description}
    contract, tool = make_python_tool(spec.make(partial(words.say_in, language)), options)
    schema = _describe_arguments(contract.input_schema, words.arguments)
    said = {"stand_in": _rename_stand_in(contract.stand_in, full)} | dict(overrides)
    return replace(contract, input_schema=schema, **said), tool


def _describe_arguments(schema: dict[str, Any], words: Mapping[str, str]) -> dict[str, Any]:
    properties = schema.get("properties", {})
    described = {name: part | {"description": words[name]} for name, part in properties.items()}
    return schema | {"properties": described}


def _rename_stand_in(said: StandIn | None, full: Mapping[str, str]) -> StandIn | None:
    """Return the fallback with the full name of its tool, or without the tool if that is not offered."""
    if said is None or not said.tool:
        return said
    if said.tool in full:
        return replace(said, tool=full[said.tool])
    return StandIn(cached_s=said.cached_s) if said.cached_s else None


class SetupContext(Struct, frozen=True, kw_only=True):
    """Context for the setup of a configured toolkit.

    Attributes:
        folder: Base of relative paths.
        environ: Environment for ``${NAME}``.
        app: The application, for toolkits that act on it.
        toolkits: The tables of all toolkits, for one that uses another's options.
    """

    folder: Path
    environ: Mapping[str, str]
    app: Any = None
    toolkits: Toolkits = Toolkits()

    def resolve(self, text: str) -> str:
        """Return the text with every ``${NAME}`` replaced.

        Raises:
            Unset: a variable is not set.
        """
        return resolve_references(text, self.environ)

    def path(self, text: str) -> Path:
        """Return the path, resolved against the folder of the configuration."""
        return self.folder / expand_home(self.resolve(text))

    def secret(self, text: str) -> SecretReference | None:
        """Return the credential for a reference; None for "".

        Raises:
            Unset: it is a variable that is not set.
            ToolkitError: it is not a reference.
        """
        if not text:
            return None
        reference = credential_reference(text)
        if reference is None:
            raise ToolkitError(toolkit_reasons.CREDENTIAL_IN_CLEAR())
        if reference != text:
            resolve_references(text, self.environ)
        return SecretReference(reference, self.environ)
