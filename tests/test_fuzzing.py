"""Every input that the fuzzer has kept, played again; and the fuzzer itself would see a broken promise."""

from pathlib import Path

import pytest
from scripts.fuzz import CORPORA, TARGETS, BrokenPromiseError, ClientSink, require_promise

INPUTS = sorted((target, path) for target in TARGETS for path in (CORPORA / target).iterdir())


@pytest.mark.promise("T15", "T26")
@pytest.mark.parametrize(("target", "path"), INPUTS, ids=lambda one: getattr(one, "name", one))
def test_a_kept_input_breaks_no_promise(target: str, path: Path) -> None:
    TARGETS[target](path.read_bytes())


def test_every_target_has_inputs_and_no_other_folder_is_there() -> None:
    assert {target for target, _ in INPUTS} == set(TARGETS) == {one.name for one in CORPORA.iterdir()}


def test_a_broken_promise_is_an_error() -> None:
    require_promise(not ClientSink().written, "never said")
    with pytest.raises(BrokenPromiseError, match="words"):
        require_promise(bool(ClientSink().written), "words")
