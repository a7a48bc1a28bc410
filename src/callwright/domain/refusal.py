"""Why a contract, a document or a part of one is refused, in parts that are rendered in the reader's language.

May not know languages: the words are English, each part one of our templates with its values filled in.
"""

from msgspec import Struct


class RefusalPart(Struct, frozen=True):
    """One problem.

    Attributes:
        place: What it concerns: a field, an operation, an option. Never translated.
        problem: What is wrong.
        cure: What to write instead; "" if nothing is known.
        subject: The part of ``place`` that ``problem`` begins with; "" if it is ``place`` itself. Never translated.
    """

    place: str
    problem: str
    cure: str = ""
    subject: str = ""

    @property
    def statement(self) -> str:
        """Subject and problem as one part of a sentence."""
        return f"{self.subject} {self.problem}" if self.subject else self.problem

    def __str__(self) -> str:
        return f"{self.place}: {self.statement}. {self.cure}".rstrip()


class Refusal(Struct, frozen=True):
    """The whole reason: ``text`` in English, and the ``parts`` that it consists of; without parts it is one sentence."""

    text: str
    parts: tuple[RefusalPart, ...] = ()


def make_refusal(fault: Exception) -> Refusal:
    """Return the reason that an exception of Callwright states: in parts if it has them, else its message."""
    parts = getattr(fault, "parts", ())
    return Refusal(str(fault), tuple(parts))
