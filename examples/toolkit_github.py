"""The github toolkit against a server on this machine: a page that is read, a page that has changed, a file by its lines."""

import json
import threading
from hashlib import sha1
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from callwright import Callwright
from callwright.toolkit import github

FILE = b"# Tool\n\nCounts words.\n"
SHA = sha1(b"blob %d\0" % len(FILE) + FILE, usedforsecurity=False).hexdigest()
ROW = """<article class="Box-row"><h2><a href="/octo/tool">octo / tool</a></h2><p>Counts words.</p>
<a href="/octo/tool/stargazers">1,024</a> <span>128 stars today</span></article>"""
ANSWERS = {
    "/trending?since=daily": ("text/html", ROW.encode()),
    "/repos/octo/tool/commits/HEAD": ("text/plain", b"c" * 40),
    f"/repos/octo/tool/contents?ref={'c' * 40}": (
        "application/json",
        json.dumps([{"name": "README.md", "type": "file", "sha": SHA, "size": len(FILE)}]).encode(),
    ),
    f"/repos/octo/tool/git/blobs/{SHA}": ("text/plain", FILE),
}


class GitHub(BaseHTTPRequestHandler):
    """Answers as GitHub does."""

    def do_GET(self) -> None:
        """Give what stands under the path."""
        kind, body = ANSWERS[self.path]
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


server = ThreadingHTTPServer(("127.0.0.1", 0), GitHub)
threading.Thread(target=server.serve_forever, daemon=True).start()
here = f"http://127.0.0.1:{server.server_port}"

app = Callwright()
app.use(github(web_url=here, api_url=here, private=True))

if __name__ == "__main__":
    trending = app.call({"name": "github_trending", "arguments": {}})
    print(trending.message, trending.confidence, trending.data["items"][0]["starsInPeriod"])
    arguments = {"repo": "octo/tool", "path": "README.md", "first_line": 3}
    file = app.call({"name": "github_file_content", "arguments": arguments})
    print(file.data["text"], file.source[0].section, (file.source[0].url or "").rpartition("/")[2])
    ANSWERS["/trending?since=daily"] = ("text/html", b"<h1>Something new</h1>")
    changed = app.call({"name": "github_trending", "arguments": {}})
    print(changed.success, changed.error.code if changed.error else "", changed.next_action)
    server.shutdown()
    server.server_close()
    app.close()
