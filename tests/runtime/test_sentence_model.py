"""A folder with a sentence model gives vectors, and says clearly what is wrong with it."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from callwright import Callwright, SentenceModelError
from callwright.core.selection.sentence_similarity import SentenceSimilarity
from callwright.runtime.sentence_model import OnnxSentenceModel
from runtime.sentence_models import CONCEPTS, make_model_folder

pytestmark = pytest.mark.promise("B6")


def test_the_vector_of_a_text_is_the_mean_of_its_words(tmp_path: Path) -> None:
    model = OnnxSentenceModel(make_model_folder(tmp_path))
    rain, mail = list(CONCEPTS).index("weather"), list(CONCEPTS).index("mail")

    both, one = model.encode(["rain mail", "Umbrella"])

    assert [(both[rain], both[mail], sum(both)), (one[rain], sum(one))] == [(0.5, 0.5, 1.0), (1.0, 1.0)]


def test_texts_of_any_length_and_number_keep_their_places(tmp_path: Path) -> None:
    model = OnnxSentenceModel(make_model_folder(tmp_path))
    texts = [
        "rain " * (at % 7 + 1) + word for at in range(6) for words in CONCEPTS.values() for word in words
    ]

    alone = [model.encode([text])[0] for text in texts]

    assert len(texts) > 100
    assert model.encode(texts) == [pytest.approx(one) for one in alone]


def test_a_text_without_a_known_word_and_a_very_long_one_have_vectors(tmp_path: Path) -> None:
    model = OnnxSentenceModel(make_model_folder(tmp_path))

    unknown, empty, long = model.encode(["qwerty", "", "rain " * 5_000])

    assert [sum(unknown), sum(empty), sum(long)] == [0.0, 0.0, pytest.approx(1.0)]


def test_the_first_token_counts_where_the_pooling_says_so(tmp_path: Path) -> None:
    folder = make_model_folder(tmp_path)
    write_pooling(folder, {"pooling_mode_cls_token": True, "pooling_mode_mean_tokens": False})

    (vector,) = OnnxSentenceModel(folder).encode(["rain mail mail"])

    assert vector[list(CONCEPTS).index("weather")] == 1.0


def test_a_model_in_the_folder_onnx_is_found(tmp_path: Path) -> None:
    folder = make_model_folder(tmp_path)
    (folder / "onnx").mkdir()
    (folder / "model.onnx").rename(folder / "onnx" / "model.onnx")

    assert len(OnnxSentenceModel(folder).encode(["rain"])[0]) == len(CONCEPTS)


def write_pooling(folder: Path, pooling: object) -> None:
    (folder / "1_Pooling").mkdir()
    (folder / "1_Pooling" / "config.json").write_text(json.dumps(pooling))


def remove_model(folder: Path) -> None:
    (folder / "model.onnx").unlink()


def remove_tokenizer(folder: Path) -> None:
    (folder / "tokenizer.json").unlink()


def spoil_model(folder: Path) -> None:
    (folder / "model.onnx").write_bytes(b"no model")


def spoil_tokenizer(folder: Path) -> None:
    (folder / "tokenizer.json").write_text("{}")


def ask_for_pixels(folder: Path) -> None:
    make_model_folder(folder, inputs=("input_ids", "pixel_values"))


def give_numbers_of_tokens(folder: Path) -> None:
    make_model_folder(folder, inputs=("input_ids",), rows="Identity")


def pool_the_greatest(folder: Path) -> None:
    write_pooling(folder, {"pooling_mode_cls_token": False, "pooling_mode_mean_tokens": False})


def spoil_pooling(folder: Path) -> None:
    write_pooling(folder, ["mean"])


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (remove_model, "has no model.onnx"),
        (remove_tokenizer, "has no tokenizer.json"),
        (spoil_model, "model.onnx cannot be read"),
        (spoil_tokenizer, "tokenizer.json cannot be read"),
        (ask_for_pixels, "needs the input pixel_values"),
        (give_numbers_of_tokens, "numbers of the shape"),
        (pool_the_greatest, "another pooling"),
        (spoil_pooling, "1_Pooling/config.json cannot be read"),
    ],
)
def test_what_is_wrong_with_the_folder_is_said(
    tmp_path: Path, spoil: Callable[[Path], None], said: str
) -> None:
    spoil(make_model_folder(tmp_path / "model"))

    with pytest.raises(SentenceModelError, match=said):
        Callwright(sentence_model=tmp_path / "model")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SentenceModelError, match="none is not a folder"):
        OnnxSentenceModel(tmp_path / "none")


@pytest.mark.parametrize("package", ["numpy", "onnxruntime", "tokenizers"])
def test_the_missing_extra_is_named(tmp_path: Path, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = make_model_folder(tmp_path)
    monkeypatch.setitem(sys.modules, package, None)

    with pytest.raises(SentenceModelError, match=r"pip install 'callwright\[sentence-model\]'"):
        OnnxSentenceModel(folder)


@pytest.mark.parametrize("chinese", [True, False])
def test_a_model_is_used_for_the_languages_that_it_knows(tmp_path: Path, chinese: bool) -> None:  # noqa: FBT001
    similarity = SentenceSimilarity(OnnxSentenceModel(make_model_folder(tmp_path, chinese=chinese)))

    assert [similarity.knows(*one) for one in (("en", "en"), ("zh", "en"), ("en", "zh"), ("zh", "zh"))] == [
        True, chinese, chinese, chinese,
    ]  # fmt: skip
