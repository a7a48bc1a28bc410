"""One parser in an environment of its own: lines of JSON in (``text``, ``tools``), one line out each (``calls`` or ``fault``).

Run, not imported, with the parser's name as its argument. Only the parser and the standard library are needed. What a parser gives
is searched for calls as generously as any of them needs: an object with a name and arguments, alone, in a list, or below ``tool_calls``.
"""

import json
import re
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from types import ModuleType
from typing import Any

Tools = list[dict[str, Any]]
Parse = Callable[[str, Tools], Any]

NAMES = ("name", "tool", "function")
ARGUMENTS = ("arguments", "parameters", "args", "params", "input")


def find_calls(document: Any) -> Iterator[dict[str, Any]]:
    if isinstance(document, list):
        for one in document:
            yield from find_calls(one)
    elif isinstance(document, dict):
        if isinstance(document.get("tool_calls"), list):
            yield from find_calls(document["tool_calls"])
        if isinstance(document.get("function"), dict):
            yield from find_calls(document["function"])
        name = next((document[key] for key in NAMES if isinstance(document.get(key), str)), None)
        arguments = next((document[key] for key in ARGUMENTS if isinstance(document.get(key), dict)), None)
        if name is not None and arguments is not None:
            yield {"name": name, "arguments": arguments}


def json_loads() -> tuple[str, Parse]:
    return sys.version.split()[0], lambda text, _: json.loads(text)


TAGGED = re.compile(r"<tool_call>\s*(.*?)\s*</tool_call>", re.DOTALL)


def tags_only() -> tuple[str, Parse]:
    """What inference servers do with the Hermes format: every tagged block, wherever it stands."""
    return sys.version.split()[0], lambda text, _: [json.loads(one) for one in TAGGED.findall(text)]


def json_repair() -> tuple[str, Parse]:
    from json_repair import loads

    return version("json-repair"), lambda text, _: loads(text)


def fast_json_repair() -> tuple[str, Parse]:
    from fast_json_repair import loads

    return version("fast-json-repair"), lambda text, _: loads(text)


def langchain() -> tuple[str, Parse]:
    from langchain_core.output_parsers import JsonOutputParser

    parser = JsonOutputParser()
    return version("langchain-core"), lambda text, _: parser.parse(text)


def pydantic_ai() -> tuple[str, Parse]:
    """What it does with output in a text: fences off, then strict JSON."""
    from pydantic_ai._utils import strip_markdown_fences

    found = version("pydantic-ai-slim")
    return found, lambda text, _: json.loads(strip_markdown_fences(text))


# --- BAML: its schema-aligned parser wants the tools as classes --------------------------------------------------


class BamlSource:
    """The tools as BAML: one class per call and per object in its arguments."""

    def __init__(self, tools: Tools) -> None:
        self._classes: list[str] = []
        self._fields: dict[str, dict[str, str]] = {}
        names = [self.call_class(number, tool) for number, tool in enumerate(tools)]
        self.text = "\n".join(self._classes) + (
            f'\nfunction Read(said: string) -> ({" | ".join(names)})[] {{\n  client "openai/none"\n  prompt #"{{{{ said }}}} {{{{ ctx.output_format }}}}"#\n}}\n'
        )

    def call_class(self, number: int, tool: dict[str, Any]) -> str:
        inner = self.object_class(f"Args{number}", tool.get("parameters") or {})
        name = f"Call{number}"
        self._classes.append(f"class {name} {{\n  name {json.dumps(tool['name'])}\n  arguments {inner}\n}}\n")
        return name

    def object_class(self, name: str, schema: dict[str, Any]) -> str:
        required = set(schema.get("required") or ())
        lines = []
        for number, (field, one) in enumerate((schema.get("properties") or {}).items()):
            kind = self.type_of(f"{name}F{number}", one if isinstance(one, dict) else {})
            optional = "" if field in required else "?"
            lines.append(f"  f{number} ({kind}){optional} @alias({json.dumps(field)})")
        self._classes.append(f"class {name} {{\n" + "\n".join(lines) + "\n}\n")
        return name

    def type_of(self, name: str, schema: dict[str, Any]) -> str:
        members = schema.get("enum")
        if isinstance(members, list) and members and all(isinstance(one, str) for one in members):
            return " | ".join(json.dumps(one) for one in members)
        kind = schema.get("type")
        if kind == "array":
            items = schema.get("items")
            return f"({self.type_of(name + 'I', items if isinstance(items, dict) else {})})[]"
        if kind == "object":
            return self.object_class(name, schema) if schema.get("properties") else "map<string, string>"
        return BAML_TYPES.get(str(kind), "string")


BAML_TYPES = {"integer": "int", "number": "float", "boolean": "bool"}


def rename(document: Any, tools: Tools) -> Any:
    """Give the fields of a BAML answer their own names again."""
    by_name = {tool["name"]: tool.get("parameters") or {} for tool in tools}
    return [
        {"name": one["name"], "arguments": _rename(one["arguments"], by_name[one["name"]])}
        for one in document
    ]


def _rename(value: Any, schema: dict[str, Any]) -> Any:
    if isinstance(value, dict) and schema.get("properties"):
        fields = list(schema["properties"].items())
        return {
            fields[int(key[1:])][0]: _rename(one, fields[int(key[1:])][1])
            for key, one in value.items()
            if one is not None
        }
    if isinstance(value, list):
        items = schema.get("items")
        return [_rename(one, items if isinstance(items, dict) else {}) for one in value]
    return value


def baml() -> tuple[str, Parse]:
    from baml_py import BamlRuntime  # type: ignore[import-not-found] # in its own environment

    runtimes: dict[str, Any] = {}

    def parse(text: str, tools: Tools) -> Any:
        source = BamlSource(tools).text
        if source not in runtimes:
            runtimes.clear()
            runtimes[source] = BamlRuntime.from_files("/", {"main.baml": source}, {})
        return rename(read_baml(runtimes[source], text), tools)

    return version("baml-py"), parse


class Fields(dict):  # type: ignore[type-arg] # run outside the project
    """Stands for every class that BAML would generate."""

    @classmethod
    def model_validate(cls, fields: Any, **_: Any) -> Any:
        return cls(fields)

    model_construct = model_validate


class Classes(ModuleType):
    """Stands for the module of generated classes."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Fields


def read_baml(runtime: Any, text: str) -> Any:
    module = Classes("classes")
    context = runtime.create_context_manager()
    found = runtime.parse_llm_response("Read", text, module, module, module, False, context, None, None, {})
    return to_plain(found)


def to_plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: to_plain(one) for key, one in value.items()}
    return [to_plain(one) for one in value] if isinstance(value, list) else value


PARSERS: dict[str, Callable[[], tuple[str, Parse]]] = {
    "json": json_loads,
    "tags": tags_only,
    "json-repair": json_repair,
    "fast-json-repair": fast_json_repair,
    "langchain": langchain,
    "pydantic-ai": pydantic_ai,
    "baml": baml,
}


def main() -> None:
    found, parse = PARSERS[sys.argv[1]]()
    print(json.dumps({"version": found}), flush=True)
    for line in sys.stdin:
        item = json.loads(line)
        try:
            answer: dict[str, Any] = {"calls": list(find_calls(parse(item["text"], item["tools"])))}
            written = json.dumps(answer)
        except BaseException as fault:
            if isinstance(fault, KeyboardInterrupt | SystemExit):
                raise
            written = json.dumps({"calls": [], "fault": type(fault).__name__})
        print(written, flush=True)


if __name__ == "__main__":
    main()
