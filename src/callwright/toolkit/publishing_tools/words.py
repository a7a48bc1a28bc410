"""The words of the publishing toolkit in English and Chinese."""

from typing import Final

from callwright.domain.call import Locale
from callwright.toolkit.definition import ToolWords

TITLE: Final[dict[Locale, str]] = {"en": "Publishing", "zh-CN": "内容发布"}

_ARTICLE_EN: Final = {
    "title": "The title, in one line.",
    "content": "The whole text, as Markdown.",
    "tags": "Short key words.",
}
_ARTICLE_ZH: Final = {
    "title": "标题，一行。",
    "content": "完整正文，Markdown 格式。",
    "tags": "简短的标签。",
}

BLOG_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="Save a blog article",
        description="Save one blog article and return its blogId and title. The same title is saved once in a run; it is not changed later.",
        arguments=_ARTICLE_EN,
        messages={
            "saved": "The blog article was saved.",
            "saved_before": "The blog article had been saved by this call before; it was not saved again.",
            "blank_title": "The title of the blog must not be blank.",
            "blank_content": "The content of the blog must not be blank.",
            "long_title": "The title is longer than {limit} characters.",
            "not_english": "The article is not in English.",
            "key_taken": "This call saved another article before.",
            "not_storable": "The database cannot hold a character of the text; nothing was saved.",
        },
    ),
    "zh-CN": ToolWords(
        title="保存博客文章",
        description="保存一篇博客文章，返回 blogId 和 title。同一次运行中相同标题只保存一次，之后不会修改。",
        arguments=_ARTICLE_ZH,
        messages={
            "saved": "博客文章保存成功",
            "saved_before": "该博客文章此前已由同一调用保存，未重复保存。",
            "blank_title": "博客标题不能为空",
            "blank_content": "博客内容不能为空",
            "long_title": "标题超过 {limit} 个字符。",
            "not_english": "文章不是英文。",
            "key_taken": "同一调用此前保存的是另一篇文章。",
            "not_storable": "数据库无法保存内容中的某个字符，没有保存任何内容。",
        },
    ),
}

BLOG_EN_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="Save an English blog article",
        description="Save one blog article in English and return its blogId and title. A text that is not English is refused.",
        arguments=_ARTICLE_EN,
        messages=BLOG_WORDS["en"].messages,
    ),
    "zh-CN": ToolWords(
        title="保存英文博客文章",
        description="保存一篇英文博客文章，返回 blogId 和 title。标题和正文必须是英文，否则拒绝保存。",
        arguments=_ARTICLE_ZH,
        messages=BLOG_WORDS["zh-CN"].messages,
    ),
}

SOCIAL_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="Save an article for social media",
        description="Save one article for a social platform and return its articleId, platform and title. Limits: {limits}.",
        arguments={"platform": "Where it is meant for.", **_ARTICLE_EN},
        messages={
            "saved": "The article for {platform} was saved.",
            "saved_before": "The article for {platform} had been saved by this call before; it was not saved again.",
            "blank_title": "The title of the article must not be blank.",
            "blank_content": "The content of the article must not be blank.",
            "too_long": "The {field} has {length} of at most {limit} ({measure}) on {platform}.",
            "shorten": "Shorten it and send it again.",
            "measure_characters": "characters",
            "measure_utf16": "UTF-16 units",
            "measure_graphemes": "visible characters",
            "measure_x": "weighted characters",
            "measure_half_width": "characters, ASCII counting a half",
            "measure_bytes": "bytes",
            "key_taken": "This call saved another article before.",
            "not_storable": "The database cannot hold a character of the text; nothing was saved.",
        },
    ),
    "zh-CN": ToolWords(
        title="保存社交媒体文章",
        description="为指定社交平台保存一篇文章，返回 articleId、platform 和 title。长度限制：{limits}。",
        arguments={"platform": "目标平台。", **_ARTICLE_ZH},
        messages={
            "saved": "{platform} 文章保存成功",
            "saved_before": "该 {platform} 文章此前已由同一调用保存，未重复保存。",
            "blank_title": "文章标题不能为空",
            "blank_content": "文章内容不能为空",
            "too_long": "{platform} 的 {field} 长度为 {length}，上限为 {limit}（{measure}）。",
            "shorten": "请缩短后重新提交。",
            "measure_characters": "字符",
            "measure_utf16": "UTF-16 单元",
            "measure_graphemes": "可见字符",
            "measure_x": "加权字符",
            "measure_half_width": "字，ASCII 计半个字",
            "measure_bytes": "字节",
            "key_taken": "同一调用此前保存的是另一篇文章。",
            "not_storable": "数据库无法保存内容中的某个字符，没有保存任何内容。",
        },
    ),
}

DELETE_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="Delete a blog article",
        description="Take a saved blog article back, by its blogId. Deleting it again changes nothing.",
        arguments={"blogId": "As it was returned when the article was saved."},
        messages={"deleted": "The blog article was deleted.", "not_found": "There is no such blog article."},
    ),
    "zh-CN": ToolWords(
        title="删除博客文章",
        description="按 blogId 撤回已保存的博客文章；重复删除不会有其他影响。",
        arguments={"blogId": "保存文章时返回的 blogId。"},
        messages={"deleted": "博客文章已删除。", "not_found": "没有这篇博客文章。"},
    ),
}

SOCIAL_DELETE_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="Delete an article for social media",
        description="Take a saved article for social media back, by its articleId. Deleting it again changes nothing.",
        arguments={"articleId": "As it was returned when the article was saved."},
        messages={"deleted": "The article was deleted.", "not_found": "There is no such article."},
    ),
    "zh-CN": ToolWords(
        title="删除社交媒体文章",
        description="按 articleId 撤回已保存的社交媒体文章；重复删除不会有其他影响。",
        arguments={"articleId": "保存文章时返回的 articleId。"},
        messages={"deleted": "文章已删除。", "not_found": "没有这篇文章。"},
    ),
}

DRAFT_WORDS: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="Keep a draft of an article",
        description="Keep an article as a draft for a person to publish. Nothing is published by it.",
        arguments={
            "kind": "What it is a draft of.",
            "platform": "The platform of an article for social media; empty for a blog.",
            **_ARTICLE_EN,
        },
        messages={
            "kept": "The article was kept as a draft; it is not published.",
            "not_writable": "The draft cannot be written; nothing was kept.",
        },
    ),
    "zh-CN": ToolWords(
        title="保存文章草稿",
        description="将文章保存为草稿，由人工发布；不会发布任何内容。",
        arguments={
            "kind": "草稿的类型。",
            "platform": "社交媒体文章的平台；博客为空。",
            **_ARTICLE_ZH,
        },
        messages={
            "kept": "文章已保存为草稿，尚未发布。",
            "not_writable": "草稿无法写入，没有保存任何内容。",
        },
    ),
}
