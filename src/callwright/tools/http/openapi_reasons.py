"""Reasons why an OpenAPI document, an operation or an address cannot be used, and what to write instead. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

CURE_OR_EXCLUDE: Final = ReasonCode(
    "openapi.cure_or_exclude",
    '{cure} Or exclude=["{operation}"].',
    '{cure}或写 exclude=["{operation}"]。',
)
REFERENCE_LEAVES_DOCUMENT: Final = ReasonCode(
    "openapi.reference_leaves_document",
    "a reference leads out of the document",
    "引用指向文档之外",
)
BUNDLE_DOCUMENT: Final = ReasonCode(
    "openapi.bundle_document",
    "Bundle the document into one file.",
    "请将文档合并为一个文件。",
)
REFERENCE_TO_NOTHING: Final = ReasonCode(
    "openapi.reference_to_nothing",
    "a reference points to nothing",
    "引用没有对应的内容",
)
CHECK_SPELLING_IN_COMPONENTS: Final = ReasonCode(
    "openapi.check_spelling_in_components",
    "Check its spelling under components.",
    "请检查 components 中的拼写。",
)
NOT_AN_OBJECT: Final = ReasonCode(
    "openapi.not_an_object",
    "is not an object",
    "不是对象",
)
ENDLESS_REFERENCES: Final = ReasonCode(
    "openapi.endless_references",
    "a chain of references does not end",
    "引用链没有终点",
)
POINT_TO_OBJECT: Final = ReasonCode(
    "openapi.point_to_object",
    "Point to the object itself.",
    "请直接指向对象本身。",
)
GIVE_OPENAPI_DOCUMENT: Final = ReasonCode(
    "openapi.give_openapi_document",
    "Give an OpenAPI or Swagger 2.0 document.",
    "请提供 OpenAPI 或 Swagger 2.0 文档。",
)
UNREADABLE_FILE: Final = ReasonCode(
    "openapi.unreadable_file",
    "{file} cannot be read ({fault})",
    "无法读取 {file}（{fault}）",
)
UNREADABLE: Final = ReasonCode(
    "openapi.unreadable",
    "cannot be read ({fault})",
    "无法读取（{fault}）",
)
CHECK_PATH: Final = ReasonCode(
    "openapi.check_path",
    "Check the path.",
    "请检查路径。",
)
TOO_MANY_MEGABYTES: Final = ReasonCode(
    "openapi.too_many_megabytes",
    "is larger than {most} MB",
    "超过 {most} MB",
)
SPLIT_DOCUMENT: Final = ReasonCode(
    "openapi.split_document",
    "Split it.",
    "请拆分文档。",
)
INVALID_JSON: Final = ReasonCode(
    "openapi.invalid_json",
    "{file} is not valid JSON",
    "{file} 不是有效的 JSON",
)
PYYAML_MISSING: Final = ReasonCode(
    "openapi.pyyaml_missing",
    "YAML needs PyYAML",
    "读取 YAML 需要 PyYAML",
)
INVALID_YAML: Final = ReasonCode(
    "openapi.invalid_yaml",
    "{file} is not valid YAML",
    "{file} 不是有效的 YAML",
)
INVALID_YAML_AT: Final = ReasonCode(
    "openapi.invalid_yaml_at",
    "{file} is not valid YAML: line {line}: {problem}",
    "{file} 不是有效的 YAML：第 {line} 行：{problem}",
)
NOT_A_JSON_TYPE: Final = ReasonCode(
    "openapi.not_a_json_type",
    "holds a {type}, which is not JSON",
    "含有 {type} 类型的值，不是 JSON",
)
NOT_AN_OPENAPI_DOCUMENT: Final = ReasonCode(
    "openapi.not_an_openapi_document",
    "is no OpenAPI document",
    "不是 OpenAPI 文档",
)
BEGIN_WITH_VERSION: Final = ReasonCode(
    "openapi.begin_with_version",
    'It has to begin with "openapi": "3.0.x" or "3.1.x", or with "swagger": "2.0".',
    '须以 "openapi": "3.0.x"、"3.1.x" 或 "swagger": "2.0" 开头。',
)
UNKNOWN_SECURITY_SCHEME: Final = ReasonCode(
    "openapi.unknown_security_scheme",
    "the document has no security scheme {scheme!r}",
    "文档中没有安全方案 {scheme!r}",
)
UNSUPPORTED_SECURITY_SCHEME: Final = ReasonCode(
    "openapi.unsupported_security_scheme",
    "security scheme {scheme!r} is of a kind that is not supported",
    "不支持安全方案 {scheme!r} 的类型",
)
SEVERAL_SECURITY_SCHEMES: Final = ReasonCode(
    "openapi.several_security_schemes",
    "the document has several security schemes",
    "文档中有多个安全方案",
)
NO_SECURITY_SCHEMES: Final = ReasonCode(
    "openapi.no_security_schemes",
    "Give auth={{scheme: reference}}; its schemes are: none.",
    "请写 auth={{方案: 引用}}；文档中没有安全方案。",
)
GIVE_SECURITY_SCHEME: Final = ReasonCode(
    "openapi.give_security_scheme",
    "Give auth={{scheme: reference}}; its schemes are: {schemes}.",
    "请写 auth={{方案: 引用}}；文档中的方案有：{schemes}。",
)
UNKNOWN_TOOL: Final = ReasonCode(
    "openapi.unknown_tool",
    "names {name!r}, which is no tool of this document",
    "所写的 {name!r} 不是该文档中的工具",
)
USE_FULL_NAME: Final = ReasonCode(
    "openapi.use_full_name",
    "Use the tool's full name.",
    "请写工具的全名。",
)
SAME_NAME: Final = ReasonCode(
    "openapi.same_name",
    "is named {name!r}, as {other} is",
    "名称为 {name!r}，与 {other} 相同",
)
NAME_OR_EXCLUDE: Final = ReasonCode(
    "openapi.name_or_exclude",
    'Give them different operationIds, or exclude one: exclude=["{operation}"].',
    '请使用不同的 operationId，或排除其中之一：exclude=["{operation}"]。',
)
INSTRUCTIONS_TO_MODEL: Final = ReasonCode(
    "openapi.instructions_to_model",
    "has words that read like instructions to a model",
    "含有类似于对模型下达指令的文字",
)
TRUST_OR_EXCLUDE: Final = ReasonCode(
    "openapi.trust_or_exclude",
    'Look at them; then say trust_words=["{operation}"], or exclude it.',
    '请查看这些文字；信任则写 trust_words=["{operation}"]，否则请排除该操作。',
)
SEE_CONTRACT: Final = ReasonCode(
    "openapi.see_contract",
    "See Contract.",
    "请查看 Contract。",
)
NO_OPERATION_MATCHES: Final = ReasonCode(
    "openapi.no_operation_matches",
    "{pattern!r} matches no operation",
    "{pattern!r} 不匹配任何操作",
)
NAME_OPERATIONS: Final = ReasonCode(
    "openapi.name_operations",
    'Name operations as operationId, "GET /path" or "tag:name".',
    '操作请写作 operationId、"GET /path" 或 "tag:name"。',
)
INCOMPLETE_PARAMETER: Final = ReasonCode(
    "openapi.incomplete_parameter",
    "has a parameter without a name or a place",
    "有参数没有名称或位置",
)
GIVE_NAME_AND_PLACE: Final = ReasonCode(
    "openapi.give_name_and_place",
    'Give it "name" and "in".',
    '请写明 "name" 和 "in"。',
)
INVALID_HEADER_NAME: Final = ReasonCode(
    "openapi.invalid_header_name",
    "parameter {name!r} cannot be the name of a header",
    "参数 {name!r} 不能用作请求头的名称",
)
UNKNOWN_STYLE: Final = ReasonCode(
    "openapi.unknown_style",
    "parameter {name!r} has an unknown style",
    "参数 {name!r} 的 style 未知",
)
USE_STYLE: Final = ReasonCode(
    "openapi.use_style",
    "Use {style}.",
    "请用 {style}。",
)
PATH_DOES_NOT_FIT: Final = ReasonCode(
    "openapi.path_does_not_fit",
    "the path and its parameters do not fit",
    "路径与其参数不一致",
)
DESCRIBE_PATH_PARAMETERS: Final = ReasonCode(
    "openapi.describe_path_parameters",
    "Describe every {{name}} of the path as a parameter, once.",
    "路径中的每个 {{name}} 都须作为参数描述，且只描述一次。",
)
PARAMETER_OUTSIDE_PATH: Final = ReasonCode(
    "openapi.parameter_outside_path",
    "path parameter {name!r} has no place in the path",
    "路径参数 {name!r} 不在路径中",
)
UNSUPPORTED_BODY: Final = ReasonCode(
    "openapi.unsupported_body",
    "wants a body of {media!r}, which cannot be written",
    "要求 {media!r} 格式的请求体，而该格式无法生成",
)
TOO_MANY_DEFINITIONS: Final = ReasonCode(
    "openapi.too_many_definitions",
    "refers to more than {most} schemas",
    "引用的 schema 超过 {most} 个",
)
NO_SERVER: Final = ReasonCode(
    "openapi.no_server",
    "the document names no server",
    "文档中没有写服务器",
)
OTHER_SERVER: Final = ReasonCode(
    "openapi.other_server",
    "goes to another server than the rest",
    "与其他操作的服务器不同",
)
PRIVATE_SERVER: Final = ReasonCode(
    "openapi.private_server",
    "the document names a private address",
    "文档中写的是内网地址",
)
NOT_A_URL: Final = ReasonCode(
    "openapi.not_a_url",
    "is not a URL",
    "不是 URL",
)
NOT_AN_HTTP_URL: Final = ReasonCode(
    "openapi.not_an_http_url",
    "is not an absolute http(s) URL",
    "不是完整的 http(s) URL",
)
URL_WITH_USER_OR_QUERY: Final = ReasonCode(
    "openapi.url_with_user_or_query",
    "carries a user, a query or a fragment",
    "含有用户名、查询或片段",
)
NAME_CREDENTIAL_IN_AUTH: Final = ReasonCode(
    "openapi.name_credential_in_auth",
    "A credential goes into auth=, by reference.",
    "凭据请以引用写在 auth= 中。",
)
DISGUISED_ADDRESS: Final = ReasonCode(
    "openapi.disguised_address",
    "writes an address as a number of another form",
    "把地址写成了其他形式的数",
)
PATH_LEADS_ELSEWHERE: Final = ReasonCode(
    "openapi.path_leads_elsewhere",
    "has a path that leads elsewhere",
    "路径指向了别处",
)
WRITE_PLAIN_ADDRESS: Final = ReasonCode(
    "openapi.write_plain_address",
    "Write the address itself, such as 192.0.2.1, or a name.",
    "请直接写地址，例如 192.0.2.1，或写名称。",
)
GIVE_BASE_URL: Final = ReasonCode(
    "openapi.give_base_url",
    "Give base_url, such as https://api.example.com/v1.",
    "请写 base_url，例如 https://api.example.com/v1。",
)
NO_SUCH_FIELD: Final = ReasonCode(
    "openapi.no_such_field",
    "{tool} has no {name!r}",
    "{tool} 没有 {name!r}",
)
NO_METHOD: Final = ReasonCode(
    "openapi.no_method",
    "does not begin with a method",
    "开头不是请求方法",
)
WRITE_REQUEST_LINE: Final = ReasonCode(
    "openapi.write_request_line",
    'Write it as "POST https://host/path/{{argument}}".',
    '请写成 "POST https://host/path/{{参数}}"。',
)
REQUEST_WITH_QUERY: Final = ReasonCode(
    "openapi.request_with_query",
    "has a query, a fragment or a path that leads elsewhere",
    "含有查询或片段，或路径指向了别处",
)
NAME_QUERY_ARGUMENTS: Final = ReasonCode(
    "openapi.name_query_arguments",
    "Name query arguments in query=.",
    "查询参数请写在 query= 中。",
)
UNKNOWN_PLACED_ARGUMENT: Final = ReasonCode(
    "openapi.unknown_placed_argument",
    "places {name!r}, which is no argument",
    "安排了 {name!r} 的位置，而它不是参数",
)
DESCRIBE_IN_INPUT_SCHEMA: Final = ReasonCode(
    "openapi.describe_in_input_schema",
    "Describe it in input_schema.",
    "请在 input_schema 中描述它。",
)
ARGUMENT_PLACED_TWICE: Final = ReasonCode(
    "openapi.argument_placed_twice",
    "places {name!r} twice",
    "为 {name!r} 安排了两个位置",
)
PLACE_ONCE: Final = ReasonCode(
    "openapi.place_once",
    "Give every argument one place.",
    "每个参数只能有一个位置。",
)
RESERVED_HEADER: Final = ReasonCode(
    "openapi.reserved_header",
    "names {name!r}, which is no header that may be set",
    "所写的 {name!r} 不是可以设置的请求头",
)
NAME_OWN_HEADER: Final = ReasonCode(
    "openapi.name_own_header",
    "Name one of the upstream's own.",
    "请写上游自己的请求头。",
)
UNKNOWN_CREDENTIAL_PLACE: Final = ReasonCode(
    "openapi.unknown_credential_place",
    "{how!r} is no way to show a credential",
    "{how!r} 不是出示凭据的方式",
)
USE_CREDENTIAL_PLACE: Final = ReasonCode(
    "openapi.use_credential_place",
    "Use bearer, basic, header:NAME, query:NAME or cookie:NAME.",
    "请用 bearer、basic、header:名称、query:名称 或 cookie:名称。",
)
