"""The declaration of ``callwright repairs``."""

from callwright.cli.bilingual_text import Text
from callwright.cli.command_framework import Argument, Command
from callwright.cli.help_page import Example

REPAIRS_COMMAND = Command(
    "repairs",
    "callwright.cli.actions.repairs:show_repairs",
    Text(
        "Rules of repair: which are applied automatically, and which ask the user.",
        "修正规则：哪些自动应用，哪些需要询问用户。",
    ),
    details=(
        Text(
            "A step is faithful if it introduces no error: it is applied, named and recorded. Any "
            "other step is a question: the refusal says what it would do, and it is never applied.",
            "不引入新错误的步骤是忠实的：自动进行、有名称、有记录。其余步骤是问题：只在拒绝中说明它会怎么做，绝不执行。",
        ),
    ),
    params=[
        Argument(
            "name",
            Text("One step, such as unit_converted.", "某个步骤，例如 unit_converted。"),
            required=False,
            metavar="[NAME]",
        )
    ],
    examples=[
        Example(
            "callwright repairs", Text("All steps, with their class and basis.", "全部步骤及其类别和依据。")
        ),
        Example(
            "callwright repairs unit_converted",
            Text("One step in full, with an example.", "某个步骤的完整说明和示例。"),
        ),
    ],
)
