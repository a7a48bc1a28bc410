"""The publishing toolkit: an article is saved once, whoever asks twice; a blank title and a long post are refused."""

import tempfile
from pathlib import Path

from callwright import Callwright
from callwright.toolkit import publishing

app = Callwright(locale="zh-CN")
app.use(publishing(f"sqlite:///{Path(tempfile.mkdtemp()) / 'blog.db'}"))


def save(tool: str, **arguments: str) -> None:
    """Print what became of an article."""
    result = app.call({"name": tool, "arguments": arguments}, run="daily")
    print(tool, result.data or result.message, "replayed" if result.meta.replayed else result.effect)


if __name__ == "__main__":
    save("blog_save", title="本周趋势", content="正文")
    save("blog_save", title="本周趋势", content="正文")
    save("blog_save", title=" ", content="正文")
    save("blog_en_save", title="本周趋势", content="正文")
    save("social_article_save", platform="x", title="趋势", content="茶" * 141)
    app.close()
