"""The rulebook of CONTACT!."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.stage import Stage
from combat.engine.words.topic import Topic


def rulebook(app: Stage, number: str = "", topics: Sequence[Topic] = ()) -> RulebookScene:
    """Return the rulebook, open at a paragraph number, else at the topics, else at its first page."""
    return RulebookScene(app, number, topics)
