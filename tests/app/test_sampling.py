"""B9: live calls are sampled evenly, written down de-identified, and never touched by it."""

import asyncio
import json
import os
import stat
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from callwright import Callwright, Rule
from callwright.app.housekeeping import sweep_app
from callwright.domain.sample_records import SampledCall, SampledContract
from callwright.ports import Clock
from callwright.runtime.sampling import SAMPLE_FILE_PATTERN, make_sampler
from callwright.tapes import Sampling
from callwright.testing import FakeClock, SeededRng

ALL = 1.0


DAY_S = 24 * 3600


def shop(clock: Clock | None = None, **options: Any) -> Callwright:
    app = Callwright(clock=clock or FakeClock(1_795_000_000_000), **options)

    @app.tool(effect="once", key=["sku"], units={"amount": ["件"]})
    def create_order(sku: str, amount: int, customer_name: str = "") -> dict[str, str]:
        """Order pieces of a product."""
        return {"order": f"order of {customer_name}", "secret": "nothing of a result is sampled"}

    return app


def lines(folder: Path) -> list[dict[str, Any]]:
    return [
        json.loads(line)
        for file in folder.glob(SAMPLE_FILE_PATTERN)
        for line in file.read_text("utf-8").splitlines()
    ]


def calls(folder: Path) -> list[SampledCall]:
    return [msgspec.convert(one, SampledCall) for one in lines(folder) if "contract" not in one]


def asked(**arguments: Any) -> str:
    return json.dumps({"name": "create_order", "arguments": arguments}, ensure_ascii=False)


def test_nothing_is_sampled_unless_a_folder_is_named(tmp_path: Path) -> None:
    with shop() as app:
        app.call(asked(sku="A", amount=1))
    assert list(tmp_path.iterdir()) == []


def test_a_sample_holds_the_call_and_what_it_came_to_and_nothing_of_its_result(tmp_path: Path) -> None:
    with shop(sample=Sampling(tmp_path, ALL)) as app:
        app.call(asked(sku="A-1", amount="2件", customer_name="Alice Wang"))
    contract, call = lines(tmp_path)

    assert msgspec.convert(contract, SampledContract).contract.name == "create_order"
    assert call["tool"] == contract["hash"]
    assert (call["month"], call["same"]) == ("2026-11", True)
    assert call["decided"]["code"] is None
    assert call["decided"]["arguments"]["amount"] == 2
    assert call["decided"]["repairs"] == [["counted_number", "/amount"]]
    written = json.dumps(call)
    assert [one for one in ("Alice", "Wang", "nothing of a result") if one in written] == []


def test_a_refused_call_is_sampled_with_its_code(tmp_path: Path) -> None:
    with shop(sample=Sampling(tmp_path, ALL)) as app:
        app.call(asked(sku="A-1"))
        app.call("I would rather not.")
        app.call(json.dumps({"name": "unheard_of", "arguments": {}}))
    found = {(one.decided.code, one.same, one.tool is None) for one in calls(tmp_path)}

    assert found == {
        ("missing_required_field", True, False),
        ("invalid_json", True, True),
        ("unknown_tool", True, True),
    }


def test_the_share_is_kept_and_every_process_chooses_the_same_calls(tmp_path: Path) -> None:
    chosen = []
    for name in ("one", "other"):
        with shop(sample=Sampling(tmp_path / name, 0.2), rng=SeededRng(7)) as app:
            for number in range(400):
                app.call(asked(sku=f"A-{number}", amount=1))
        chosen.append(sorted(one.id for one in calls(tmp_path / name)))
    assert chosen[0] == chosen[1]
    assert 50 < len(chosen[0]) < 115


def test_one_call_in_a_hundred_is_the_default_of_a_folder(tmp_path: Path) -> None:
    sampler = make_sampler(tmp_path)
    assert sampler is not None
    taken = sum(sampler.is_sampled(f"call-{number}") for number in range(10_000))
    assert 60 < taken < 140


def test_calls_on_a_loop_and_from_a_journal_are_sampled_too(tmp_path: Path) -> None:
    with shop(sample=Sampling(tmp_path / "samples", ALL), journal=tmp_path / "journal") as app:
        asyncio.run(app.acall(asked(sku="A", amount=1)))
    assert [one.decided.code for one in calls(tmp_path / "samples")] == [None]


@pytest.mark.costly
def test_the_files_are_for_their_owner_only_and_the_oldest_make_room(tmp_path: Path) -> None:
    sampler = make_sampler(Sampling(tmp_path / "s", ALL, max_bytes=1024 * 1024))
    assert sampler is not None
    with shop(sample=sampler) as app:
        for number in range(60):
            app.call({"name": "create_order", "arguments": {"sku": "x" * 30_000, "amount": number}})
        assert sampler.kept == 60
    files = list((tmp_path / "s").glob(SAMPLE_FILE_PATTERN))

    assert sum(one.stat().st_size for one in files) <= 1024 * 1024
    assert len(files) > 1
    assert {stat.S_IMODE(one.stat().st_mode) for one in files} == {0o600}
    assert stat.S_IMODE((tmp_path / "s").stat().st_mode) == 0o700
    for file in files:
        assert "contract" in json.loads(file.read_text("utf-8").splitlines()[0])


@pytest.mark.parametrize(
    "raw", [{"name": "create_order", "arguments": {"sku": "x" * 70_000, "amount": 1}}, {1: 2}, b"\xff", object()]
)  # fmt: skip
def test_what_cannot_be_sampled_is_counted_and_the_call_is_as_without(tmp_path: Path, raw: Any) -> None:
    sampler = make_sampler(Sampling(tmp_path, ALL))
    assert sampler is not None
    with shop(sample=sampler) as app, shop() as plain:
        sampled, unsampled = app.call(raw), plain.call(raw)
        assert (sampler.kept, sampler.lost) == (0, 1)
    assert (sampled.success, sampled.error and sampled.error.code) == (
        unsampled.success,
        unsampled.error and unsampled.error.code,
    )


def test_a_folder_that_cannot_be_written_never_touches_a_call(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    sampler = make_sampler(Sampling(tmp_path / "file", ALL))
    assert sampler is not None
    with shop(sample=sampler) as app:
        assert app.call(asked(sku="A", amount=1)).success
        assert sampler.lost == 1


@pytest.mark.promise("B9", "R19")
def test_samples_are_forgotten_in_time_by_every_sweep_and_by_whoever_begins_a_new_file(
    tmp_path: Path,
) -> None:
    clock = FakeClock(int(time.time() * 1000))
    stranger = tmp_path / "notes.jsonl"
    stranger.touch()
    with shop(sample=Sampling(tmp_path, ALL, keep_days=7), clock=clock) as app:
        app.call(asked(sku="A-1", amount=1))
        (first,) = tmp_path.glob(SAMPLE_FILE_PATTERN)
        clock.advance(DAY_S * 1000)  # whatever is written to stays no older than a day
        app.call(asked(sku="A-2", amount=1))
        (second,) = set(tmp_path.glob(SAMPLE_FILE_PATTERN)) - {first}
        aged(first, days=8)
        aged(stranger, days=80)
        assert sweep_app(app)["samples"] == 1
        assert set(tmp_path.glob(SAMPLE_FILE_PATTERN)) == {second}
        aged(second, days=6)
        assert sweep_app(app)["samples"] == 0
        aged(second, days=9)
        clock.advance(DAY_S * 1000)
        app.call(asked(sku="A-3", amount=1))
        assert second not in set(tmp_path.glob(SAMPLE_FILE_PATTERN))
    assert stranger.exists()


def aged(path: Path, days: int) -> None:
    os.utime(path, (0, path.stat().st_mtime - days * DAY_S))


@pytest.mark.parametrize(
    "sampling",
    [Sampling("x", 1.5), Sampling("x", -0.1), Sampling("x", 0.1, 1000), Sampling("x", keep_days=0)],
)
def test_a_sample_that_cannot_be_taken_is_refused_at_the_start(sampling: Sampling) -> None:
    with pytest.raises(ValueError, match="sampling: "):
        Callwright(sample=sampling)


def test_a_principal_who_may_not_is_not_named(tmp_path: Path) -> None:
    from callwright import Principal

    with shop(sample=Sampling(tmp_path, ALL), rules=[Rule("allow", principals=("local",))]) as app:
        app.call(asked(sku="A", amount=1), principal=Principal("mallory", "acme"))
    assert "mallory" not in json.dumps(lines(tmp_path))
    assert "acme" not in json.dumps(lines(tmp_path))
