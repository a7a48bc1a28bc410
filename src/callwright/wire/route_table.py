"""Routing: method and path → handler. A path is exact or contains ``{name}`` segments, each matching one segment."""

from urllib.parse import unquote

from callwright.wire.http_messages import HttpRequest, HttpResponse, RequestHandler, make_problem


class RouteTable:
    """The routes of a server. Exact paths take precedence over patterns."""

    def __init__(self) -> None:
        self._exact: dict[str, dict[str, RequestHandler]] = {}
        self._patterns: list[tuple[tuple[str, ...], dict[str, RequestHandler]]] = []

    def add(self, method: str, path: str, handler: RequestHandler) -> None:
        """Add a route; ``path`` such as ``/v1/tools/{name}/calls``.

        Raises:
            ValueError: the route exists already.
        """
        table = self._get_method_table(path)
        if method in table:
            raise ValueError(f"{method} {path} is mounted already")
        table[method] = handler

    def _get_method_table(self, path: str) -> dict[str, RequestHandler]:
        if "{" not in path:
            return self._exact.setdefault(path, {})
        parts = tuple(path.split("/"))
        for known, table in self._patterns:
            if known == parts:
                return table
        table = {}
        self._patterns.append((parts, table))
        return table

    def find_handler(self, request: HttpRequest) -> RequestHandler | HttpResponse:
        """Return the handler for this request, or the refusal: 404, or 405 with the allowed methods.

        HEAD is handled as GET; the writer of the response leaves out its body.
        """
        table = self._exact.get(request.path) or self._match_pattern(request)
        if table is None:
            return make_problem(404, "There is nothing at this path.")
        handler = table.get("GET" if request.method == "HEAD" else request.method)
        if handler is None:
            allowed = ", ".join(_list_methods(table))
            return make_problem(405, "This method is not allowed here.", {"Allow": allowed})
        return handler

    def list_methods(self, request: HttpRequest) -> list[str]:
        """Return the methods that may be used at the request's path; none if there is nothing."""
        table = self._exact.get(request.path) or self._match_pattern(request)
        return [] if table is None else _list_methods(table)

    def _match_pattern(self, request: HttpRequest) -> dict[str, RequestHandler] | None:
        parts = request.path.split("/")
        for pattern, table in self._patterns:
            if len(pattern) == len(parts) and all(
                known == part or (known[:1] == "{" and part)
                for known, part in zip(pattern, parts, strict=True)
            ):
                request.params = {
                    known[1:-1]: unquote(part)
                    for known, part in zip(pattern, parts, strict=True)
                    if known[:1] == "{"
                }
                return table
        return None


def _list_methods(table: dict[str, RequestHandler]) -> list[str]:
    return sorted({*table, "HEAD"} if "GET" in table else table)
