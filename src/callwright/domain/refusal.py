"""Why a contract, a document or a part of one is refused, in parts that are rendered in the reader's language. Pure."""

from msgspec import Struct

from callwright.domain.call import Locale
from callwright.domain.reason import Reason, render_reason


class RefusalPart(Struct, frozen=True):
    """One problem.

    Attributes:
        place: The field, operation or option concerned. Never translated.
        problem: Description of the problem.
        cure: The correction to make; "" if none is known.
        subject: The part of ``place`` that ``problem`` begins with; "" if it is ``place`` itself. Never translated.
    """

    place: str
    problem: Reason | str
    cure: Reason | str = ""
    subject: str = ""

    def render_statement(self, locale: Locale) -> str:
        """Render subject and problem as one part of a sentence."""
        problem = render_reason(self.problem, locale)
        return f"{self.subject} {problem}" if self.subject else problem

    def render(self, locale: Locale) -> str:
        """Render place, problem and cure."""
        statement, cure = self.render_statement(locale), render_reason(self.cure, locale)
        if locale == "zh-CN":
            return f"{self.place}：{statement}" + (f"。{cure.rstrip('。')}" if cure else "")
        return f"{self.place}: {statement}. {cure}".rstrip()


class Refusal(Struct, frozen=True):
    """The whole reason.

    Attributes:
        text: All of it in English, as in the message of the exception.
        parts: The problems that it consists of, if it has parts.
        reason: The sentence before the parts, or the whole without parts.
    """

    text: str
    parts: tuple[RefusalPart, ...] = ()
    reason: Reason | str = ""

    def render(self, locale: Locale) -> str:
        """Render it in one line; a place is followed by its problem and cure."""
        if locale == "en":
            lines = (line.strip().removeprefix("- ") for line in self.text.splitlines())
            return " ".join(" ".join(lines).split())
        first = render_reason(self.reason, locale)
        return first + "；".join(one.render(locale) for one in self.parts) + "。" if self.parts else first


def make_refusal(fault: Exception) -> Refusal:
    """Return the reason that an exception of Callwright states: in parts if it has them, else its message."""
    text = str(fault)
    parts = tuple(getattr(fault, "parts", ()))
    return Refusal(text, parts, getattr(fault, "reason", "" if parts else text))
