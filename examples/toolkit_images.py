"""The images toolkit against a server on this machine: one image is paid for, kept in a folder, and not made twice."""

import base64
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from callwright import Callwright
from callwright.toolkit import images

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
)
asked: list[str] = []


class Provider(BaseHTTPRequestHandler):
    """Answers as an images API compatible with OpenAI's does; refuses one subject."""

    def do_POST(self) -> None:
        """Make an image, or refuse it."""
        prompt = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["prompt"]
        asked.append(prompt)
        made = {"data": [{"b64_json": base64.b64encode(PNG).decode()}], "usage": {"output_tokens": 1056}}
        refused = {"error": {"code": "moderation_blocked", "message": "Your request was rejected."}}
        body = json.dumps(refused if "battle" in prompt else made).encode()
        self.send_response(400 if "battle" in prompt else 200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


server = ThreadingHTTPServer(("127.0.0.1", 0), Provider)
threading.Thread(target=server.serve_forever, daemon=True).start()
os.environ["IMAGE_KEY"] = "sk-example"

app = Callwright()
here = f"http://127.0.0.1:{server.server_port}"
app.use(images("env:IMAGE_KEY", "pictures", backend="openai", url=here, private=True, price_per_image=0.04))

if __name__ == "__main__":
    call = {"name": "generate_image", "arguments": {"prompt": "A lighthouse at dusk"}}
    first, again = app.call(call, run="r"), app.call(call, run="r")
    print(first.data["images"][0]["object"][:16], first.effect, first.warnings[0].message)
    print(again.meta.replayed, asked)
    battle = app.call({"name": "generate_image", "arguments": {"prompt": "A battle"}}, run="r")
    print(battle.error.code if battle.error else "", battle.effect, battle.next_action)
    server.shutdown()
    server.server_close()
    app.close()
