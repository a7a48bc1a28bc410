"""Reasons why a function cannot be a tool, and what to write instead. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

NOT_A_FUNCTION: Final = ReasonCode(
    "signature.not_a_function",
    "it is not a function",
    "不是函数",
)
NAME_AS_ARGUMENT: Final = ReasonCode(
    "signature.name_as_argument",
    'Write @app.tool(name="{name}").',
    '请写 @app.tool(name="{name}")。',
)
GIVE_CALLABLE: Final = ReasonCode(
    "signature.give_callable",
    "Give a function, a method or a callable object.",
    "请给出函数、方法或可调用对象。",
)
UNKNOWN_TYPE: Final = ReasonCode(
    "signature.unknown_type",
    "the type {type} is not known where the function is defined",
    "函数定义处没有类型 {type}",
)
IMPORT_TYPE: Final = ReasonCode(
    "signature.import_type",
    "Import it at the top of the module, outside TYPE_CHECKING.",
    "请在模块开头导入它，不要放在 TYPE_CHECKING 之内。",
)
UNREADABLE_HINTS: Final = ReasonCode(
    "signature.unreadable_hints",
    "its type hints cannot be read",
    "无法读取其类型标注",
)
WRITE_TYPES: Final = ReasonCode(
    "signature.write_types",
    "Write them as types.",
    "请写成类型。",
)
TWO_CONTEXTS: Final = ReasonCode(
    "signature.two_contexts",
    "it has two parameters of type CallContext",
    "有两个类型为 CallContext 的参数",
)
KEEP_ONE: Final = ReasonCode(
    "signature.keep_one",
    "Keep one.",
    "请只保留一个。",
)
UNREADABLE_PARAMETERS: Final = ReasonCode(
    "signature.unreadable_parameters",
    "its parameters cannot be read",
    "无法读取其参数",
)
WRAP_IT: Final = ReasonCode(
    "signature.wrap_it",
    "Wrap it in a function of your own.",
    "请用自己的函数包装它。",
)
NO_SCHEMA: Final = ReasonCode(
    "signature.no_schema",
    "{parameter} has no schema",
    "{parameter} 没有 schema",
)
NAME_ARGUMENTS: Final = ReasonCode(
    "signature.name_arguments",
    "Name each argument, or give the tool an input_schema; a decorator keeps the names by functools.wraps.",
    "请逐一写出参数，或为工具给出 input_schema；装饰器可用 functools.wraps 保留参数名。",
)
TAKE_ONE_LIST: Final = ReasonCode(
    "signature.take_one_list",
    "Name each argument, or take one list.",
    "请逐一写出参数，或接收一个列表。",
)
POSITIONAL_ONLY: Final = ReasonCode(
    "signature.positional_only",
    "{parameter} is positional-only, but arguments are given by name",
    "{parameter} 只能按位置传入，而参数是按名称给出的",
)
REMOVE_SLASH: Final = ReasonCode(
    "signature.remove_slash",
    "Remove the / after it.",
    "请去掉其后的 /。",
)
NO_OBJECT: Final = ReasonCode(
    "signature.no_object",
    "it is a method without its object",
    "是没有绑定对象的方法",
)
GIVE_METHOD: Final = ReasonCode(
    "signature.give_method",
    "Give the method of an object: Shop().order.",
    "请给出对象的方法：Shop().order。",
)
NO_TYPE: Final = ReasonCode(
    "signature.no_type",
    "{parameter} has no type annotation",
    "{parameter} 没有类型标注",
)
WRITE_TYPE: Final = ReasonCode(
    "signature.write_type",
    "Write its type: {parameter}: str. Any accepts every value.",
    "请写出类型：{parameter}: str。Any 接受任何值。",
)
TYPE_WITHOUT_JSON: Final = ReasonCode(
    "signature.type_without_json",
    "the type of {parameter} has no JSON form",
    "{parameter} 的类型没有 JSON 形式",
)
USE_JSON_TYPES: Final = ReasonCode(
    "signature.use_json_types",
    "Use JSON types, dataclasses, pydantic models, or TypedDicts (of typing_extensions before Python 3.12).",
    "请使用 JSON 类型、dataclass、pydantic 模型或 TypedDict（Python 3.12 之前用 typing_extensions 的）。",
)
ALIAS: Final = ReasonCode(
    "signature.alias",
    "{parameter} has an alias",
    "{parameter} 有别名",
)
NAME_FOR_MODEL: Final = ReasonCode(
    "signature.name_for_model",
    "Name the parameter as the model should.",
    "请直接使用模型应写的参数名。",
)
DEFAULT_INSIDE: Final = ReasonCode(
    "signature.default_inside",
    "{parameter} has its default inside Annotated",
    "{parameter} 的默认值写在 Annotated 之内",
)
DEFAULT_AFTER: Final = ReasonCode(
    "signature.default_after",
    "Write it after the type: {parameter}: T = ….",
    "请写在类型之后：{parameter}: T = …。",
)
TYPES_WITHOUT_JSON: Final = ReasonCode(
    "signature.types_without_json",
    "one of its types has no JSON form",
    "有一个类型没有 JSON 形式",
)
USE_MODELS: Final = ReasonCode(
    "signature.use_models",
    "Use JSON types or models.",
    "请使用 JSON 类型或模型。",
)
MODEL_WITHOUT_JSON: Final = ReasonCode(
    "signature.model_without_json",
    "{parameter} has no JSON form",
    "{parameter} 没有 JSON 形式",
)
JSON_TYPES_IN_MODEL: Final = ReasonCode(
    "signature.json_types_in_model",
    "Use JSON types in the model.",
    "请在模型中使用 JSON 类型。",
)
AWAITED_CORRECTOR: Final = ReasonCode(
    "signature.awaited_corrector",
    "is a corrector that would have to be awaited",
    "是需要 await 的纠错器",
)
PLAIN_FUNCTION: Final = ReasonCode(
    "signature.plain_function",
    "Write a plain function.",
    "请写成普通函数。",
)
