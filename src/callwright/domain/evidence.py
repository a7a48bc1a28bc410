"""Evidence about the effect of a failed attempt: who states it, and the possible cases."""

from typing import Literal

from msgspec import Struct

EvidenceSource = Literal["transport", "contract", "word", "guess"]
"""Who states whether an effect happened, the most reliable first.

``transport``: our own transport or runtime, from what it sent itself · ``contract``: a declaration of the tool's author or
operator · ``word``: what a tool or server wrote in its answer · ``guess``: the class or attributes of an exception.
"""


class Evidence(Struct, frozen=True, gc=False):
    """The knowledge about the effect of an attempt that gave no data.

    Attributes:
        happened: "no", it did not happen; "maybe", it may have.
        source: Who states that.
        answered: The tool or server answered, with a failure; False: no answer (a timeout, a lost connection, a cancellation).
    """

    happened: Literal["no", "maybe"]
    source: EvidenceSource
    answered: bool


NOT_SENT = Evidence("no", "transport", answered=False)
"""Nothing was sent, or the tool was not entered: nothing can have happened."""

REFUSED_REQUEST = Evidence("no", "transport", answered=True)
"""The upstream refused the one request that our own transport sent."""

STATED_NOT_APPLIED = Evidence("no", "contract", answered=True)
"""The tool states, in a form that is a promise, that nothing happened."""

STATED_MAYBE_APPLIED = Evidence("maybe", "contract", answered=False)
"""The tool states that it cannot know, because its own upstream gave no answer."""

NO_ANSWER = Evidence("maybe", "transport", answered=False)
"""The request was sent, or the tool was entered, and no answer came."""

ANSWERED_FAILURE = Evidence("maybe", "transport", answered=True)
"""The upstream answered our own request with an error that does not refuse it: a status of 500, an internal error."""

REPORTED_FAILURE = Evidence("maybe", "word", answered=True)
"""The answer says that something failed, which does not say that nothing happened."""

RAISED_FAILURE = Evidence("maybe", "guess", answered=True)
"""The tool was entered and raised an exception that states nothing."""

LOST_CONNECTION = Evidence("maybe", "guess", answered=False)
"""The tool was entered and raised an exception for a timeout or a connection that broke."""
