"""HTTP/1.1 for both sides, parsed by httptools: the server that the gateway is mounted on, and the client of the tools.

May not know anything else of this package: neither MCP nor OpenAPI, contracts or policy. Needs the extra ``gateway`` or
``http``.

- Server: ``HttpServer`` accepts connections (``HttpServerConnection``) and passes each request to a handler by ``RouteTable``.
- Client: ``HttpClient`` pools connections (``ClientConnection``). An ``HttpTransportError`` states whether the request can have
  reached the server (``sent``); that decides whether the call may be retried. Redirects are not followed and cookies not
  stored. An idle connection is not reused after ``quiet_s`` seconds: the server may be closing it at that moment, and a request
  lost then may nevertheless have been executed.
"""
