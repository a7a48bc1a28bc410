"""A result that is long for a ledger: given again in full, or said to be too long; secrets stay out of it either way."""

from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from callwright import Callwright, ResultLimits
from callwright.core.dialects import call_tool_result

LIMITS = ResultLimits(row_bytes=1024, kept_bytes=50_000)


def open_app(place: Path | None, **options: Any) -> Callwright:
    app = Callwright(place, results=LIMITS, **options)

    @app.tool(effect="once", inline=True)
    def export(rows: int) -> dict[str, Any]:
        return {"rows": [f"row {n}" for n in range(rows)]}

    return app


def ask(app: Callwright, rows: int) -> Any:
    return app.call({"name": "export", "arguments": {"rows": rows}}, key=f"export-{rows}")


@pytest.mark.promise("C4")
@pytest.mark.parametrize("on_disk", [True, False], ids=["sqlite", "memory"])
def test_a_long_result_is_given_again_after_a_restart_too(tmp_path: Path, on_disk: Any) -> None:
    place = tmp_path / "ledger.db" if on_disk else None
    app = open_app(place)
    first = ask(app, 500)
    if on_disk:
        app.close()
        app = open_app(place)
    again = ask(app, 500)
    assert (again.meta.replayed, again.data) == (True, first.data)
    assert "too long" not in again.warnings[0].message


@pytest.mark.promise("C4")
@pytest.mark.parametrize("on_disk", [True, False], ids=["sqlite", "memory"])
def test_a_result_that_was_too_long_to_keep_is_no_reason_to_make_the_call_again(
    tmp_path: Path, on_disk: Any
) -> None:
    app = open_app(tmp_path / "ledger.db" if on_disk else None)
    assert len(ask(app, 9_000).data["rows"]) == 9_000
    again = ask(app, 9_000)
    assert (again.success, again.effect, again.data, again.meta.replayed) == (True, "committed", None, True)
    (notice,) = again.warnings
    assert notice.code == "replayed"
    assert "bytes not kept." in notice.message
    shown = call_tool_result.dump(again, output_schema=True)
    assert shown["isError"] is True
    assert "Nothing was done now" in shown["content"][0]["text"]
    assert "bytes not kept." in shown["content"][0]["text"]


def test_a_secret_that_a_long_result_repeats_is_in_no_file(tmp_path: Path) -> None:
    secret = "hunter2-and-more"
    with Callwright(tmp_path / "ledger.db", results=LIMITS) as app:

        @app.tool(effect="once", inline=True)
        def export(password: SecretStr) -> dict[str, Any]:
            return {"rows": [password.get_secret_value()] * 500}

        app.call({"name": "export", "arguments": {"password": secret}}, key="k")
        assert app.store.collect_stats()["results_apart"] == 1
    for file in tmp_path.rglob("*"):
        assert not file.is_file() or secret.encode() not in file.read_bytes()


@pytest.mark.parametrize("limits", [(10, 50_000), (5_000, 4_000), (1_024, 2**31)])
def test_limits_that_make_no_sense_are_refused(limits: tuple[int, int]) -> None:
    row_bytes, kept_bytes = limits
    with pytest.raises(ValueError, match="row_bytes <= kept_bytes"):
        ResultLimits(row_bytes, kept_bytes)
