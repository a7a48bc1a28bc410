"""The objects toolkit on a folder: a text in an old charset, a long one in parts, and a file that is no text."""

import tempfile
from pathlib import Path

from callwright import Callwright
from callwright.toolkit import objects

folder = Path(tempfile.mkdtemp())
(folder / "report.csv").write_bytes("名称，价格\n茶叶，12\n".encode("gbk"))
(folder / "long.txt").write_text("".join(f"line {number}\n" for number in range(30)), encoding="utf-8")
(folder / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(64))

app = Callwright()
app.use(objects(f"file://{folder}", part_bytes=120))

if __name__ == "__main__":
    report = app.call({"name": "oss_file_read", "arguments": {"key": "report.csv"}})
    print(report.data["text"].split(), report.data["charset"], report.confidence)
    part = app.call({"name": "oss_file_read", "arguments": {"key": "long.txt"}})
    while part.data["nextOffset"] is not None:
        more = {"key": "long.txt", "offset": part.data["nextOffset"], "etag": part.data["etag"]}
        part = app.call({"name": "oss_file_read", "arguments": more})
    print("the last part is", part.source[0].section)
    for key in ("picture.png", "../shop.db", ""):
        refused = app.call({"name": "oss_file_read", "arguments": {"key": key}})
        print(repr(key), refused.error.code if refused.error else "")
    app.close()
