"""A local sentence model in ONNX, as sentence-transformers exports it. Needs the extra ``sentence-model``.

Nothing is downloaded, and no text leaves the process. The whole model is tried at the start, so that its faults are reported there.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from callwright.core.selection.sentence_similarity import SentenceEncoder
from callwright.domain.reason import ReasonError
from callwright.domain.struct_decoding import describe_types
from callwright.runtime import sentence_model_reasons

_MODEL_FILES: Final = ("model.onnx", "onnx/model.onnx")
_TOKENIZER_FILE: Final = "tokenizer.json"
_POOLING_FILE: Final = "1_Pooling/config.json"
_INPUTS: Final = ("input_ids", "attention_mask", "token_type_ids")
_OUTPUTS: Final = ("sentence_embedding", "token_embeddings", "last_hidden_state")
_MAX_TOKENS: Final = 128
_MAX_THREADS: Final = 4
_BATCH: Final = 16
_MAX_PROBLEM_CHARS: Final = 200
_TRIED: Final = ("a", "two words")


class SentenceModelError(ReasonError):
    """A folder cannot be used as a sentence model; the message names the missing or wrong part.

    Cure: install the extra ``sentence-model``, or correct what the message names.
    """


class OnnxSentenceModel:
    """A ``SentenceEncoder`` from a folder with ``model.onnx`` (or ``onnx/model.onnx``) and ``tokenizer.json``.

    Vectors of tokens are pooled as ``1_Pooling/config.json`` says: by their mean, which is the default, or the first token. The first 128
    tokens of a text are read. A text is encoded by at most four threads.

    Raises:
        SentenceModelError: the extra is not installed, a file is missing or cannot be read, or the model has other inputs or outputs.
    """

    def __init__(self, folder: str | Path) -> None:
        folder = Path(folder)
        try:
            import numpy as np  # noqa: PLC0415 - part of the extra
            import onnxruntime  # noqa: PLC0415 - the same
            import tokenizers  # noqa: PLC0415 - the same
        except ImportError:
            raise SentenceModelError(sentence_model_reasons.EXTRA_MISSING()) from None

        self._numpy = np
        model, tokenizer = _find_files(folder)
        self._takes_first = _read_pooling(folder / _POOLING_FILE)
        self._tokenizer = _open_tokenizer(tokenizers, tokenizer)
        self._session = _open_session(onnxruntime, model)
        self._inputs = [one.name for one in self._session.get_inputs()]
        unknown = next((one for one in self._inputs if one not in _INPUTS), None)
        if unknown is not None:
            raise SentenceModelError(
                sentence_model_reasons.UNKNOWN_INPUT(name=unknown, known=", ".join(_INPUTS))
            )
        outputs = [one.name for one in self._session.get_outputs()]
        self._output = next((one for one in _OUTPUTS if one in outputs), outputs[0])
        self._try()

    def encode(self, texts: Sequence[str]) -> list[list[float]]:
        """Return one vector for each text, as ``SentenceEncoder`` says."""
        order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
        vectors: dict[int, list[float]] = {}
        for begin in range(0, len(order), _BATCH):
            places = order[begin : begin + _BATCH]
            found, mask = self._run([texts[at] for at in places])
            vectors.update(zip(places, self._pool(found, mask).tolist(), strict=True))
        return [vectors[at] for at in range(len(texts))]

    def _run(self, texts: list[str]) -> tuple[Any, Any]:
        """Return the model's output for texts that are padded to one length, and which of the tokens count."""
        np = self._numpy
        encoded = self._tokenizer.encode_batch(texts)
        given = {
            "input_ids": np.array([one.ids for one in encoded], np.int64),
            "attention_mask": np.array([one.attention_mask for one in encoded], np.int64),
            "token_type_ids": np.array([one.type_ids for one in encoded], np.int64),
        }
        (found,) = self._session.run([self._output], {name: given[name] for name in self._inputs})
        return found, given["attention_mask"]

    def _pool(self, found: Any, mask: Any) -> Any:
        """Return one row for each text."""
        if found.ndim == 2:
            return found
        if self._takes_first:
            return found[:, 0, :]
        counted = mask[:, :, None].astype(found.dtype)
        return (found * counted).sum(axis=1) / counted.sum(axis=1).clip(min=1)

    def _try(self) -> None:
        """Raise SentenceModelError if the model cannot be run or gives no vectors of texts."""
        try:
            found, mask = self._run(list(_TRIED))
        except Exception as fault:  # noqa: BLE001 - the runtime's errors have no common class
            problem = _describe(fault)
            raise SentenceModelError(sentence_model_reasons.FAILED(problem=problem)) from None
        shape = tuple(found.shape)
        texts, *tokens = mask.shape
        if shape[:-1] not in {(texts,), (texts, *tokens)} or not self._numpy.issubdtype(
            found.dtype, self._numpy.floating
        ):
            raise SentenceModelError(sentence_model_reasons.WRONG_SHAPE(shape=str(list(shape))))


def open_sentence_model(model: str | Path | SentenceEncoder) -> SentenceEncoder:
    """Return the encoder of a folder; an encoder as it is.

    Raises:
        SentenceModelError: the folder cannot be used.
    """
    return OnnxSentenceModel(model) if isinstance(model, str | Path) else model


def _find_files(folder: Path) -> tuple[Path, Path]:
    if not folder.is_dir():
        raise SentenceModelError(sentence_model_reasons.NO_FOLDER(folder=str(folder)))
    found = [folder / name for name in _MODEL_FILES if (folder / name).is_file()]
    if not found:
        raise SentenceModelError(sentence_model_reasons.NO_FILE(folder=str(folder), file=_MODEL_FILES[0]))
    if not (folder / _TOKENIZER_FILE).is_file():
        raise SentenceModelError(sentence_model_reasons.NO_FILE(folder=str(folder), file=_TOKENIZER_FILE))
    return found[0], folder / _TOKENIZER_FILE


class _Pooling(msgspec.Struct):
    """The fields that are read from the configuration of the pooling layer."""

    pooling_mode_cls_token: bool = False
    pooling_mode_mean_tokens: bool = True


describe_types(_Pooling)


def _read_pooling(path: Path) -> bool:
    """Return whether the vector of the first token is that of the text."""
    if not path.is_file():
        return False
    try:
        pooling = msgspec.json.decode(path.read_bytes(), type=_Pooling)
    except (OSError, msgspec.DecodeError) as fault:
        reason = sentence_model_reasons.UNREADABLE_FILE(file=_POOLING_FILE, problem=_describe(fault))
        raise SentenceModelError(reason) from None
    if pooling.pooling_mode_cls_token == pooling.pooling_mode_mean_tokens:
        raise SentenceModelError(sentence_model_reasons.UNKNOWN_POOLING(file=_POOLING_FILE))
    return pooling.pooling_mode_cls_token


def _open_tokenizer(tokenizers: Any, path: Path) -> Any:
    try:
        tokenizer = tokenizers.Tokenizer.from_file(str(path))
    except Exception as fault:  # noqa: BLE001 - the library raises Exception itself
        reason = sentence_model_reasons.UNREADABLE_FILE(file=path.name, problem=_describe(fault))
        raise SentenceModelError(reason) from None
    padding = tokenizer.padding or {}
    tokenizer.enable_truncation(_MAX_TOKENS)
    tokenizer.enable_padding(pad_id=padding.get("pad_id", 0), pad_token=padding.get("pad_token", "[PAD]"))
    return tokenizer


def _open_session(onnxruntime: Any, path: Path) -> Any:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = min(_MAX_THREADS, os.cpu_count() or 1)
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    try:
        return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    except Exception as fault:  # noqa: BLE001 - the runtime's errors have no common class
        reason = sentence_model_reasons.UNREADABLE_FILE(file=path.name, problem=_describe(fault))
        raise SentenceModelError(reason) from None


def _describe(fault: Exception) -> str:
    """Return the first line of another library's message."""
    return (str(fault).strip() or type(fault).__name__).splitlines()[0][:_MAX_PROBLEM_CHARS]
