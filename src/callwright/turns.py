"""Types of a turn, and what each audience gets of a result; ``app.turn`` makes turns."""

from callwright.app.turns import NextTurn, Turn, TurnQuestion
from callwright.core.turns.audiences import (
    Attachment,
    ModelView,
    render_for_log,
    render_for_model,
    render_for_user,
)
from callwright.core.turns.model_reply import ModelApi, ReplyError

__all__ = [
    "Attachment",
    "ModelApi",
    "ModelView",
    "NextTurn",
    "ReplyError",
    "Turn",
    "TurnQuestion",
    "render_for_log",
    "render_for_model",
    "render_for_user",
]
