"""Which tool a request means: keywords, ranking, search among many, version split, sibling calls. Pure.

Ranking is reusable: ``ToolIndex.add(name, get_tool_keywords(contract))`` once per tool, then
``ToolIndex.find_tools(request, most, offered)`` with the user's words, in English or Chinese.
"""
