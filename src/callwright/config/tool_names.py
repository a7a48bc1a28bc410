"""The tools that a configuration names, the locations of the names, and names that no tool has. Pure.

A rule with a misspelt tool name would silently allow or forbid nothing. So every exact name has to be the
name of a tool: tools of servers are checked once the server has answered, all others before anything is
served.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from msgspec import UNSET, Struct

from callwright.config.config_model import Config, Server
from callwright.config.config_problem import ConfigProblem
from callwright.config.config_reader import LoadedConfig
from callwright.config.toolkits import list_enabled_toolkits
from callwright.core.contracts.definition_mending import mend_tool_name
from callwright.core.json_schema.schema_fields import get_argument_names
from callwright.core.policy.authorization import matches_pattern
from callwright.domain.refusal import Refusal

KeyPath = tuple[str | int, ...]


class ToolName(Struct, frozen=True):
    """A tool, or a pattern of tools, that the configuration names.

    Attributes:
        name: As written in the file; full names begin with the prefix of their server.
        place: Path of the key that contains it.
        server: Name of the server whose tool it must be; "" if it does not belong to a server.
        own: The tool's name on that server.
        allow_absent: The operator has declared that it may be absent.
    """

    name: str
    place: KeyPath
    server: str = ""
    own: str = ""
    allow_absent: bool = False

    @property
    def is_pattern(self) -> bool:
        """Whether it matches any number of tools."""
        return "*" in self.name


def map_server_prefixes(config: Config) -> dict[str, str]:
    """Return the tool prefix of each server that is not disabled → name of the server."""
    return {_get_prefix(name, one): name for name, one in config.servers.items() if not one.disabled}


def _get_prefix(name: str, server: Server) -> str:
    return f"{name}__" if server.prefix is UNSET else server.prefix


def list_tool_names(config: Config) -> list[ToolName]:
    """Return every tool named by rules, quotas, labels, contracts and fallbacks, in the order of the file's tables."""
    prefixes = map_server_prefixes(config)
    policies = (*_list_rule_names(config), *_list_quota_names(config), *_list_label_names(config))
    found = [_assign_server(one, prefixes) for one in policies]
    for server, spec in config.servers.items():
        if spec.disabled:
            continue
        for own, rules in spec.tools.items():
            place = ("servers", server, "tools", own)
            found.append(ToolName(own, place, server, own, rules.allow_absent))
            found += _list_stand_in_names(rules.stand_in, place, prefixes)
    for api, document in config.openapi.items():
        for own, rules in document.tools.items() if not document.disabled else ():
            found += _list_stand_in_names(rules.stand_in, ("openapi", api, "tools", own), prefixes)
    for toolkit in list_enabled_toolkits(config.toolkit):
        for own, rules in toolkit.table.tools.items():
            found += _list_stand_in_names(rules.stand_in, (*toolkit.place, "tools", own), prefixes)
    return found


def _list_rule_names(config: Config) -> Iterator[ToolName]:
    for number, rule in enumerate(config.rules if config.rules is not UNSET else ()):
        for name in rule.tools:
            yield ToolName(name, ("rules", number, "tools"), allow_absent=rule.allow_absent)


def _list_quota_names(config: Config) -> Iterator[ToolName]:
    for number, quota in enumerate(config.quotas):
        for name in quota.tools:
            yield ToolName(name, ("quotas", number, "tools"), allow_absent=quota.allow_absent)


def _list_label_names(config: Config) -> Iterator[ToolName]:
    labels = config.run_labels
    if labels is UNSET:
        return
    for key in ("private", "untrusted", "sends"):
        names = getattr(labels, key)
        for name in names if names is not UNSET else ():
            yield ToolName(name, ("run_labels", key), allow_absent=labels.allow_absent)


def _list_stand_in_names(rules: object, place: KeyPath, prefixes: Mapping[str, str]) -> list[ToolName]:
    name = getattr(rules, "tool", "")
    return [_assign_server(ToolName(name, (*place, "stand_in", "tool")), prefixes)] if name else []


def _assign_server(one: ToolName, prefixes: Mapping[str, str]) -> ToolName:
    """Return the name with its server: the one whose prefix is the longest match."""
    fitting = [prefix for prefix in prefixes if prefix and one.name.startswith(prefix)]
    if not fitting:
        return one
    prefix = max(fitting, key=len)
    return ToolName(one.name, one.place, prefixes[prefix], one.name[len(prefix) :], one.allow_absent)


# --- unknown names
# -----------------------------------------------------------------------------------------------


def find_unknown_names(loaded: LoadedConfig, known: Collection[str]) -> list[ConfigProblem]:
    """Report exact names that neither a server's tool nor one of ``known`` (tools of modules and documents) can have."""
    config = loaded.config
    prefixes = map_server_prefixes(config)
    if "" in prefixes:  # a server without a prefix: its tools may have any name
        return []
    problems = []
    for one in list_tool_names(config):
        if one.server or one.allow_absent or one.is_pattern or one.name in known:
            continue
        near = find_nearest_name(one.name, known)
        servers = (
            find_nearest_name(one.name.partition("__")[0], prefixes.values()) if "__" in one.name else ""
        )
        near = near or (f"{servers}__{one.name.partition('__')[2]}" if servers else "")
        problems.append(_make_unknown_name_problem(loaded, one, near))
    return problems


def list_expected_tools(config: Config, server: str) -> tuple[str, ...]:
    """Return the tools that this server has to list, because the configuration names them exactly, by their own names."""
    names = [
        one.own
        for one in list_tool_names(config)
        if one.server == server and not one.is_pattern and not one.allow_absent
    ]
    return tuple(dict.fromkeys(names))


def find_absent_names(loaded: LoadedConfig, server: str, absent: Mapping[str, str]) -> list[ConfigProblem]:
    """Report where the configuration names tools that a server, once it has answered, does not list.

    ``absent``: own name of such a tool → the nearest name that the server lists, or "".
    """
    prefix = _get_prefix(server, loaded.config.servers[server])
    problems = []
    for one in list_tool_names(loaded.config):
        if one.server != server or one.allow_absent or one.own not in absent:
            continue
        near = absent[one.own]
        is_full = one.name != one.own
        problems.append(_make_unknown_name_problem(loaded, one, prefix + near if near and is_full else near))
    return problems


def find_refused_contracts(
    loaded: LoadedConfig, server: str, refused: Mapping[str, Refusal]
) -> list[ConfigProblem]:
    """Where the configuration declares contracts that do not fit their tools. ``refused``: own name of the tool → the reason."""
    prefix = _get_prefix(server, loaded.config.servers[server])
    return [
        loaded.make_problem(
            "contract_refused",
            "servers",
            server,
            "tools",
            own,
            name=prefix + mend_tool_name(own),
            reason=refused[own],
        )
        for own in loaded.config.servers[server].tools
        if own in refused
    ]


def find_unmatched_patterns(loaded: LoadedConfig, known: Collection[str]) -> list[ConfigProblem]:
    """Report patterns that match none of ``known``, all current tools; a warning, since a tool may be added later.

    The pattern ``*``, which is also what a rule without ``tools`` has, is never misspelt.
    """
    return [
        loaded.make_problem("unmatched_pattern", *one.place, name=one.name)
        for one in list_tool_names(loaded.config)
        if one.is_pattern
        and one.name != "*"
        and not one.allow_absent
        and not any(matches_pattern(one.name, name) for name in known)
    ]


def find_unknown_arguments(
    loaded: LoadedConfig, schemas: Mapping[str, Any], *, complete: bool = True
) -> list[ConfigProblem]:
    """Report arguments counted by quotas that the named tool, or every tool matched by a pattern, does not have.

    ``schemas``: full name of a tool → its input schema. Arguments that a schema leaves open count as present.
    ``complete``: the tools of servers are included; otherwise matches of a pattern there are not known yet.
    """
    prefixes = () if complete else map_server_prefixes(loaded.config)
    problems = []
    for number, pattern, argument in _list_limited_arguments(loaded.config):
        if "*" in pattern and any(_may_match(pattern, prefix) for prefix in prefixes):
            continue
        known = [
            get_argument_names(schema) for name, schema in schemas.items() if matches_pattern(pattern, name)
        ]
        if known and all(names is not None and argument not in names for names in known):
            near = find_nearest_name(argument, {one for names in known for one in names or ()})
            problems.append(_make_unknown_argument_problem(loaded, number, pattern, argument, near))
    return problems


def _may_match(pattern: str, prefix: str) -> bool:
    """Return whether a pattern may match names that begin with the prefix."""
    head = pattern.partition("*")[0]
    return head.startswith(prefix) or prefix.startswith(head)


def _list_limited_arguments(config: Config) -> Iterator[tuple[int, str, str]]:
    """Yield the number of a quota, a name or pattern of its tools, and the argument that it counts."""
    for number, quota in enumerate(config.quotas):
        argument = quota.argument.lstrip("/").partition("/")[0].replace("~1", "/").replace("~0", "~")
        for tool in quota.tools if argument and not quota.allow_absent else ():
            yield number, tool, argument


def _list_server_limited_arguments(config: Config, server: str) -> Iterator[tuple[int, str, str, str]]:
    """Yield the same for a server's tools that quotas name exactly: number, full name, own name, argument."""
    prefixes = map_server_prefixes(config)
    for number, tool, argument in _list_limited_arguments(config):
        one = _assign_server(ToolName(tool, ()), prefixes)
        if one.server == server and not one.is_pattern:
            yield number, tool, one.own, argument


def list_expected_arguments(config: Config, server: str) -> tuple[tuple[str, str], ...]:
    """Return tools of this server, by their own names, and the arguments that quotas need them to have."""
    return tuple(
        dict.fromkeys(
            (own, argument) for _, _, own, argument in _list_server_limited_arguments(config, server)
        )
    )


def find_missing_arguments(
    loaded: LoadedConfig, server: str, lacking: Mapping[tuple[str, str], str]
) -> list[ConfigProblem]:
    """Report where quotas count arguments that tools of a server, once it has answered, do not have.

    ``lacking``: own name of such a tool and the argument → the nearest argument that the tool has, or "".
    """
    return [
        _make_unknown_argument_problem(loaded, number, tool, argument, lacking[own, argument])
        for number, tool, own, argument in _list_server_limited_arguments(loaded.config, server)
        if (own, argument) in lacking
    ]


def _make_unknown_argument_problem(
    loaded: LoadedConfig, number: int, tool: str, argument: str, near: str
) -> ConfigProblem:
    place = ("quotas", number, "argument")
    return loaded.make_problem("unknown_argument", *place, name=argument, tool=tool, near=near)


def find_nearest_name(name: str, known: Iterable[str]) -> str:
    """Return the most similar of ``known``; "" if none is similar."""
    found = get_close_matches(name, list(known), n=1)
    return found[0] if found else ""


def _make_unknown_name_problem(loaded: LoadedConfig, one: ToolName, near: str) -> ConfigProblem:
    code = "unknown_stand_in" if one.place[-1] == "tool" else "unknown_tool"
    return loaded.make_problem(code, *one.place, name=one.name, near=near)
