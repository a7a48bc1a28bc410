"""Answers of tools in the format of seed 003; ``ok``, ``fail``, ``empty`` and ``partial`` of ``callwright`` express the same and more."""

from callwright.domain.tool_answers import failure, query_success, save_success

__all__ = ["failure", "query_success", "save_success"]
