"""Reasons why an image provider cannot tell whether a request was carried out. Pure."""

from typing import Final

from callwright.domain.reason import ReasonCode

NO_RECORD_OF_SYNCHRONOUS_REQUESTS: Final = ReasonCode(
    "image.no_record_of_synchronous_requests",
    "the provider keeps no record of requests that are answered at once",
    "提供方不保留即时返回的请求的记录",
)
LIST_TOO_SHORT: Final = ReasonCode(
    "image.list_too_short",
    "the provider's list of tasks does not reach back that far",
    "提供方的任务列表不包含那么早的任务",
)
UNREADABLE_LIST: Final = ReasonCode(
    "image.unreadable_list",
    "the provider's list of tasks cannot be read",
    "无法读取提供方的任务列表",
)
SEVERAL_TASKS: Final = ReasonCode(
    "image.several_tasks",
    "{count} tasks of the model were submitted at that time; any of them may be the one",
    "当时提交了 {count} 个该模型的任务，其中任何一个都可能是它",
)
NO_RECORD: Final = ReasonCode(
    "image.no_record",
    "the provider keeps no record of image requests that can be asked for",
    "提供方没有可供查询的图像请求记录",
)
