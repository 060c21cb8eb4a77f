"""A button of the prompt that gives an answer."""

from __future__ import annotations

from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.thing import Thing


class AnswerButton(Button):
    """While the pointer rests on it, the thing that its answer plays or takes is shown as if it were pointed at."""

    means: Thing | None = None
    """That thing; None for an answer about nothing on the table."""
