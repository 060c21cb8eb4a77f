"""Rulebook of Volume 1 on the table, with a short introduction to the game before the chapters."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.stage import Stage
from combat.engine.words.topic import Topic
from combat.games.volume1.table.drawn_figures import DrawnFigures
from combat.games.volume1.words.help_texts import introduction


def rulebook(app: Stage, number: str = "", topics: Sequence[Topic] = ()) -> RulebookScene:
    """Return the rulebook, open at a rule number, else at the given topics, else at the introduction."""
    return RulebookScene(app, number, topics, introduction, DrawnFigures())
