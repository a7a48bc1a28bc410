"""Objects that a toolkit puts into a bucket: whole, under their media type, and read again by the objects toolkit."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from callwright import Callwright
from callwright.app.app_builder import build_app
from callwright.config.config_reader import read_config
from callwright.toolkit import FolderStore, ObjectStoreError, ToolkitError, bucket_store
from callwright.tools.http.credentials import CredentialError
from toolkit.image_server import ImageServer, png
from toolkit.objects.s3_server import ACCESS_KEY, BUCKET, SECRET_KEY, S3Server, s3_server

pytestmark = pytest.mark.promise("D4", "D6")


@pytest.fixture(scope="module")
def server() -> Iterator[S3Server]:
    with s3_server() as made:
        yield made


@pytest.fixture(autouse=True)
def keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("S3_KEY", ACCESS_KEY)
    monkeypatch.setenv("S3_SECRET", SECRET_KEY)
    monkeypatch.setenv("S3_WRONG", "another-long-secret")


@pytest.mark.costly
def test_an_object_is_in_the_bucket_under_its_prefix_and_media_type(server: S3Server) -> None:
    store = bucket_store(
        f"s3://{BUCKET}/pictures",
        endpoint=server.url,
        access_key_id="env:S3_KEY",
        secret_access_key="env:S3_SECRET",
    )

    stored = asyncio.run(store.put("default/a.png", png(1), "image/png"))
    asyncio.run(store.put("default/a.png", png(1), "image/png"))

    body, media_type = server.get("pictures/default/a.png")
    assert (body, media_type, stored.size) == (png(1), "image/png", len(png(1)))
    assert "pictures" in repr(store)


@pytest.mark.parametrize("key", ["../a", "a//b", ".a", ""])
def test_a_name_that_leads_elsewhere_is_refused_before_anything_is_sent(server: S3Server, key: str) -> None:
    store = bucket_store(
        f"s3://{BUCKET}", endpoint=server.url, access_key_id="env:S3_KEY", secret_access_key="env:S3_SECRET"
    )
    with pytest.raises(ValueError, match="plain steps"):
        asyncio.run(store.put(key, b"", "image/png"))


def test_a_bucket_that_refuses_or_is_not_there_says_nothing_of_its_address(server: S3Server) -> None:
    for url, endpoint, secret in (
        (f"s3://{BUCKET}", server.url, "env:S3_WRONG"),
        ("s3://no-such-bucket", server.url, "env:S3_SECRET"),
        (f"s3://{BUCKET}", "http://127.0.0.1:1", "env:S3_SECRET"),
    ):
        store = bucket_store(
            url, endpoint=endpoint, access_key_id="env:S3_KEY", secret_access_key=secret, timeout_ms=2_000
        )
        with pytest.raises(ObjectStoreError) as refused:
            asyncio.run(store.put("a.png", b"1", "image/png"))
        assert str(refused.value) == "a.png"


def test_a_folder_needs_no_client_and_a_secret_itself_is_refused(tmp_path: Path) -> None:
    assert isinstance(bucket_store(f"file://{tmp_path}"), FolderStore)
    with pytest.raises(CredentialError):
        bucket_store("s3://b", access_key_id="AKID", secret_access_key="env:S3_SECRET")
    with pytest.raises(ToolkitError, match="url"):
        bucket_store("ftp://b")


def configure(folder: Path, provider: ImageServer, server: S3Server, more: str = "") -> Callwright:
    path = folder / "callwright.toml"
    path.write_text(
        f'[toolkit.images]\napi_key = "env:KIT_KEY"\nmodel = "qwen-image-2.0"\nurl = "{provider.url}"\n'
        f'private = true\nstore = "objects"\n{more}'
    )
    found = build_app(
        read_config(path), {"KIT_KEY": "sk-1234567890", "S3_KEY": ACCESS_KEY, "S3_SECRET": SECRET_KEY}
    )
    assert [one.values["reason"].text for one in found.problems] == (
        [] if more else ['store = "objects" needs a table [toolkit.objects]']
    )
    return found.app


def test_images_lie_in_the_bucket_of_the_objects_toolkit(tmp_path: Path, server: S3Server) -> None:
    more = (
        f'[toolkit.objects]\nurl = "s3://{BUCKET}/made"\nendpoint = "{server.url}"\n'
        'access_key_id = "${S3_KEY}"\nsecret_access_key = "${S3_SECRET}"\n'
    )
    with ImageServer() as provider, configure(tmp_path, provider, server, more) as app:
        made = app.call({"name": "generate_image", "arguments": {"prompt": "A lighthouse"}})
        listed = app.call({"name": "oss_file_list", "arguments": {"prefix": "default/"}})

    assert made.success
    assert made.data["images"][0]["object"] in repr(listed.data)


def test_images_for_a_bucket_that_is_not_configured_stay_out(tmp_path: Path, server: S3Server) -> None:
    with ImageServer() as provider, configure(tmp_path, provider, server) as app:
        assert app.tools == []
