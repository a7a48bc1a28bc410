"""What error words mean, on the names and phrases that public conventions give failures: gRPC, AWS, Azure, Google, Alibaba, Tencent, HTTP, Chinese."""

import pytest

from callwright.core.normalise.failure_words import classify_failure

NAMES = {
    "permission_denied": (
        "PERMISSION_DENIED UNAUTHENTICATED AccessDenied AccessDeniedException UnrecognizedClientException InvalidClientTokenId SignatureDoesNotMatch "
        "ExpiredToken MissingAuthenticationToken NotAuthorized AuthFailure AuthFailure.SecretIdNotFound AuthenticationFailed AuthorizationFailed "
        "InvalidAuthenticationToken AccountIsDisabled InsufficientAccountPermissions InvalidAccessKeyId.NotFound InvalidAccessKeyId Forbidden.RAM Forbidden "
        "UnauthorizedOperation invalid_grant invalid_client token_expired TOKEN_REVOKED SIGN_ERROR ILLEGAL_SIGN INVALID_APPKEY SESSION_EXPIRED LOGIN_REQUIRED "
        "NO_AUTH NOAUTH INSUFFICIENT_SCOPE user_suspended missing_token wrong_password IP_NOT_IN_WHITELIST"
    ),
    "not_found": (
        "NOT_FOUND NoSuchBucket NoSuchEntity NoSuchKey ResourceNotFound ResourceNotFoundException ResourceGroupNotFound InvalidInstanceId.NotFound "
        "ORDER_NOT_EXIST ORDERNOTEXIST USER_NOT_EXISTS ACQ.TRADE_NOT_EXIST RecordNotFound channel_not_found DOES_NOT_EXIST UNKNOWN_USER itemNotFound"
    ),
    "invalid_arguments": (
        "INVALID_ARGUMENT OUT_OF_RANGE InvalidParameter InvalidParameterValue MissingParameter MissingRequiredHeader MalformedQueryString ValidationException "
        "InvalidHeaderValue OutOfRangeInput UnknownParameter UnsupportedParameter PARAM_ERROR PARAMETER_MISSING MISSING_FIELD FIELD_REQUIRED "
        "isv.missing-parameter isv.invalid-parameter MANDATORY_PARAMETER_ABSENT INVALID_FORMAT INVALID_JSON BadRequest VALIDATION_ERROR ARGUMENT_NULL "
        "illegal_argument PARAM_IS_EMPTY required_field_absent parameter_not_found"
    ),
    "rate_limited": (
        "RESOURCE_EXHAUSTED ThrottlingException Throttling.User ProvisionedThroughputExceededException RequestLimitExceeded TooManyRequests SlowDown "
        "QuotaExceeded QPS_LIMIT rateLimitExceeded userRateLimitExceeded dailyLimitExceeded FREQUENCY_LIMITED REQUEST_TOO_FREQUENT FLOW_LIMIT "
        "isv.call-limited accesscontrol.limited-by-api-access-count CALL_FREQUENCY_EXCEEDED CONCURRENCY_LIMIT requests_exhausted"
    ),
    "state_conflict": (
        "ALREADY_EXISTS FAILED_PRECONDITION ABORTED ConditionalCheckFailedException ConflictException ResourceInUseException EntityAlreadyExists "
        "DependencyViolation IncorrectInstanceStatus InvalidOrderStatus BlobAlreadyExists ConditionNotMet DUPLICATE_ENTRY ORDER_CLOSED ORDERPAID TRADE_HAS_CLOSE "
        "NOT_ENOUGH NOTENOUGH INSUFFICIENT_BALANCE BALANCE_NOT_ENOUGH OUT_OF_STOCK VERSION_MISMATCH REPEAT_SUBMIT"
    ),
    "upstream_error": (
        "UNAVAILABLE INTERNAL DATA_LOSS InternalError InternalFailure InternalServerError ServiceUnavailable ServerBusy SYSTEM_ERROR SYSTEMERROR SYSTEM_BUSY "
        "isp.system-error isp.service-unavailable BACKEND_ERROR OVERLOADED overloaded_error SERVICE_NOT_AVAILABLE DB_ERROR"
    ),
    "timeout": "DEADLINE_EXCEEDED RequestTimeout OperationTimedOut GATEWAY_TIMEOUT TimeoutException isp.call-timeout",
    "tool_failed": "UNKNOWN FAILED FailedOperation BUSINESS_ERROR biz_fail Exception",
}
PHRASES = {
    "permission_denied": (
        "令牌无效|访问令牌已过期|无效的 appkey|密码错误|无权限操作|没有访问权限|未授权的请求|请先登录|登录已失效|签名不正确|签名校验失败|密钥不存在|IP 不在白名单中|账号已被冻结"
        "|The API key you gave is not valid|Your session has ended, log in again|You are not allowed to see this project|Invalid user name or password|the app secret is wrong|key not authorized"
    ),
    "not_found": (
        "用户不存在|订单未找到|找不到该商品|查无此人|没有该地址|记录不存在或已删除|该门店不存在|文件已被删除|未查询到物流信息"
        "|No such customer: cus_9|The invoice 12 does not exist|We could not find this page|There is no branch called dev|Unknown project 7|Order #55 wasn't found"
    ),
    "invalid_arguments": (
        "参数错误|手机号格式不正确|日期非法|缺少参数 city|收货地址不能为空|数量必须大于 0|page 超出范围|必填项未填写|无效的日期|类型不支持|名称过长|非法请求|标题不可为空|字段缺失"
        "|start_date must be before end_date|amount should not be empty|name is required|Unsupported currency|unexpected character in the body|Could not parse the date|Parameter 'page' was not found in the request"
    ),
    "rate_limited": (
        "请求过于频繁|操作太频繁，请稍后再试|触发限流|调用次数超过限制|今日调用量已用完|已达到每日调用上限|超过每分钟请求数上限|接口访问频率受限|配额不足|QPS 超限|请求过快"
        "|You sent too many requests|Daily limit reached|Your plan's request allowance is exhausted|Please slow down|You have run out of API calls|request rate too high"
    ),
    "state_conflict": (
        "订单已取消|重复提交|该手机号已注册|余额不足|库存不足|账户余额不够|名称已存在|订单状态不允许退款|优惠券已过期|已支付，不能重复支付|已被占用|该订单已关闭|活动已结束"
        "|The email address is already taken|Not enough stock|This order was already paid|Insufficient funds|The document was changed by somebody else|coupon has expired"
    ),
    "upstream_error": (
        "系统繁忙|系统异常|服务暂不可用|服务器开小差了|网络异常|内部错误|系统维护中|服务器错误|后端服务异常|数据库异常|请稍后重试"
        "|The service is busy|Something is down for maintenance|Internal error|Connection refused by upstream|The server is overloaded"
    ),
    "timeout": "请求超时|处理超时，请重试|接口调用超时|The request timed out|Timed out waiting for the printer|upstream request timeout",
}


def rows(table: dict[str, str], mark: str) -> list[tuple[str, str]]:
    return [(word, meaning) for meaning, words in table.items() for word in words.split(mark)]


@pytest.mark.promise("A7", "C1")
@pytest.mark.parametrize(("name", "meaning"), rows(NAMES, " "))
def test_a_name_of_a_public_convention_means_the_same_here(name: str, meaning: str) -> None:
    assert classify_failure("", code=name) == meaning


@pytest.mark.promise("A7", "C1")
@pytest.mark.parametrize(("phrase", "meaning"), rows(PHRASES, "|"))
def test_a_phrase_of_an_error_says_what_kind_it_is(phrase: str, meaning: str) -> None:
    assert classify_failure(phrase) == meaning
