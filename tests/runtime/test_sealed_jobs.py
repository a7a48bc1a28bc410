"""Secret arguments of a task: encrypted under the key of the store, and bound to the task and the argument."""

import pytest
from msgspec.structs import replace

from callwright.runtime.declared_secrets import SecretMarker
from callwright.runtime.sealed_jobs import SealedJobError, open_job, seal_job
from engines.contract import job

pytestmark = pytest.mark.promise("T40", "C8")

MARKER = SecretMarker(lambda: b"k" * 32)
PLAIN = job("h", arguments={"user": "ann", "password": "hunter2-é", "codes": [1, {"a": None}], "pin": 4711})
NAMES = ("password", "codes", "pin", "absent")


def test_only_the_named_arguments_are_encrypted_and_they_come_back_as_they_were() -> None:
    sealed = seal_job(PLAIN, NAMES, MARKER)
    assert sealed.arguments == {"user": "ann"}
    assert sorted(sealed.sealed) == ["codes", "password", "pin"]
    assert not any(word in text for text in sealed.sealed.values() for word in ("hunter2", "4711"))
    assert open_job(sealed, SecretMarker(lambda: b"k" * 32)) == PLAIN
    assert seal_job(PLAIN, NAMES, MARKER).sealed != sealed.sealed  # equal secrets cannot be recognised


def test_a_job_without_secrets_needs_no_key() -> None:
    assert seal_job(PLAIN, ("absent",), _without_key()) is PLAIN
    assert open_job(PLAIN, _without_key()) is PLAIN


def test_what_was_encrypted_under_another_key_for_another_task_or_argument_or_changed_is_refused() -> None:
    sealed = seal_job(PLAIN, NAMES, MARKER)
    swapped = {**sealed.sealed, "pin": sealed.sealed["password"]}
    changed = {**sealed.sealed, "pin": sealed.sealed["pin"][:-4] + "AAAA"}
    for wrong, marker in (
        (sealed, SecretMarker(lambda: b"o" * 32)),
        (replace(sealed, handle="other"), MARKER),
        (replace(sealed, sealed=swapped), MARKER),
        (replace(sealed, sealed=changed), MARKER),
        (replace(sealed, sealed={"pin": "not base64!"}), MARKER),
        (replace(sealed, sealed={"pin": ""}), MARKER),
        (sealed, _without_key()),
    ):
        with pytest.raises(SealedJobError):
            open_job(wrong, marker)


def test_without_its_key_no_secret_is_stored() -> None:
    with pytest.raises(SealedJobError, match="key"):
        seal_job(PLAIN, NAMES, _without_key())


def _without_key() -> SecretMarker:
    def load() -> bytes:
        raise OSError("gone")

    return SecretMarker(load)
