"""The words of the image tools, for the model and for people, in English and Chinese."""

from typing import Final

from callwright.domain.call import Locale
from callwright.toolkit.definition import ToolWords

TITLE: Final[dict[Locale, str]] = {"en": "Image generation", "zh-CN": "图像生成"}

GENERATE_IMAGE: Final[dict[Locale, ToolWords]] = {
    "en": ToolWords(
        title="Generate an image",
        description=(
            "Generate images from a description. Each costs money: call it once for what the user asked for. "
            "The result names objects in the store, not web addresses."
        ),
        arguments={
            "prompt": "What the image is to show.",
            "negative_prompt": "What it is not to show.",
            "size": "Width and height in pixels, such as 1024x1024; the model's own size where it is left out.",
            "count": "How many images; each is paid for.",
            "seed": "Makes a result repeatable, where the model allows it.",
        },
        messages={
            "made": "Generated {count:image|images}.",
            "fewer": "Generated {count} of {asked} images; the others are missing.",
        },
    ),
    "zh-CN": ToolWords(
        title="生成图像",
        description=(
            "根据文字描述生成图像。每张图像都会产生费用：按用户的要求调用一次即可。"
            "结果返回对象存储中的对象名，而不是网址。"
        ),
        arguments={
            "prompt": "图像内容的描述。",
            "negative_prompt": "图像中不应出现的内容。",
            "size": "宽和高（像素），例如 1024x1024；省略时使用模型的默认尺寸。",
            "count": "生成多少张；每张单独计费。",
            "seed": "随机种子，用于复现结果（取决于模型是否支持）。",
        },
        messages={
            "made": "图像生成成功，共 {count} 张。",
            "fewer": "请求 {asked} 张，实际生成 {count} 张，其余未能生成。",
        },
    ),
}
