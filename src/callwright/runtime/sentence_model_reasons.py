"""Reasons why a folder cannot be used as a sentence model."""

from typing import Final

from callwright.domain.reason import ReasonCode

EXTRA_MISSING: Final = ReasonCode(
    "sentence_model.extra_missing",
    "the extra is missing: pip install 'callwright[sentence-model]'",
    "缺少附加包：pip install 'callwright[sentence-model]'",
)
NO_FOLDER: Final = ReasonCode(
    "sentence_model.no_folder",
    "{folder} is not a folder",
    "{folder} 不是文件夹",
)
NO_FILE: Final = ReasonCode(
    "sentence_model.no_file",
    "{folder} has no {file}; it has to hold a model as sentence-transformers exports it for ONNX",
    "{folder} 中没有 {file}；其中须是 sentence-transformers 导出的 ONNX 模型",
)
UNREADABLE_FILE: Final = ReasonCode(
    "sentence_model.unreadable_file",
    "{file} cannot be read: {problem}",
    "无法读取 {file}：{problem}",
)
UNKNOWN_INPUT: Final = ReasonCode(
    "sentence_model.unknown_input",
    "the model needs the input {name}; known are {known}",
    "模型需要输入 {name}；可提供的是 {known}",
)
UNKNOWN_POOLING: Final = ReasonCode(
    "sentence_model.unknown_pooling",
    "{file} asks for another pooling than the mean of the tokens or the first token",
    "{file} 要求的池化方式既不是词元均值，也不是首个词元",
)
WRONG_SHAPE: Final = ReasonCode(
    "sentence_model.wrong_shape",
    "the model gives numbers of the shape {shape}; a sentence model gives [texts, tokens, dimensions] or [texts, dimensions]",
    "模型输出的形状是 {shape}；句向量模型应输出 [文本, 词元, 维度] 或 [文本, 维度]",
)
FAILED: Final = ReasonCode(
    "sentence_model.failed",
    "the model cannot be run: {problem}",
    "模型无法运行：{problem}",
)
