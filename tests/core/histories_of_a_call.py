"""Every history of a story within bounds: a driver that tries every answer to every effect."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from callwright.core.call.call_state import EffectFlow
from callwright.domain.effects import Answer, Effect
from callwright.domain.result import ToolResult

Steps = list[tuple[Effect[Any], Answer]]
Answers = Callable[[Effect[Any], Steps], Sequence[Answer]]


class History(Struct, frozen=True):
    """One way a call can go: what was asked and answered, and the envelope it ended in."""

    steps: Steps
    result: ToolResult

    def asked(self, kind: type[Effect[Any]]) -> list[tuple[Effect[Any], Answer]]:
        return [(effect, answer) for effect, answer in self.steps if isinstance(effect, kind)]


def every_history(begin: Callable[[], EffectFlow[ToolResult]], answers: Answers) -> Iterator[History]:
    """Depth first over all choices; a story is told again from the start for every branch."""
    waiting: list[list[int]] = [[]]
    while waiting:
        choices = waiting.pop()
        history, widths = _walk(begin(), answers, choices)
        for depth in range(len(choices), len(widths)):
            prefix = (choices + [0] * len(widths))[:depth]
            waiting += [[*prefix, other] for other in range(1, widths[depth])]
        yield history


def _walk(story: EffectFlow[ToolResult], answers: Answers, choices: list[int]) -> tuple[History, list[int]]:
    steps: Steps = []
    widths: list[int] = []
    effect = next(story)
    while True:
        possible = answers(effect, steps)
        choice = choices[len(widths)] if len(widths) < len(choices) else 0
        widths.append(len(possible))
        steps.append((effect, possible[choice]))
        try:
            effect = story.send(possible[choice])
        except StopIteration as end:
            return History(steps, end.value), widths
