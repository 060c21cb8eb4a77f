"""The rulebook of Volume 1 on the table, with its game in a few lines before the chapters."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.stage import Stage
from combat.engine.words.topic import Topic
from combat.games.volume1.table.drawn_figures import DrawnFigures
from combat.games.volume1.words.help_texts import introduction


def rulebook(app: Stage, number: str = "", topics: Sequence[Topic] = ()) -> RulebookScene:
    """Open at a number, else at what was pointed at, else at the game in a few lines."""
    return RulebookScene(app, number, topics, introduction, DrawnFigures())
