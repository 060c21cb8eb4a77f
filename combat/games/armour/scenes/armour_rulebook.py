"""The rulebook of ARMOUR!, with a short introduction and its charts."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.stage import Stage
from combat.engine.words.topic import Topic
from combat.games.armour.table.drawn_charts import DrawnCharts
from combat.games.armour.words.introduction import introduction


def rulebook(app: Stage, number: str = "", topics: Sequence[Topic] = ()) -> RulebookScene:
    """Return the rulebook screen, open at a paragraph number, else at the topics, else at the introduction."""
    return RulebookScene(app, number, topics, introduction, DrawnCharts())
