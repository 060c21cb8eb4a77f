"""Help topics about the overlay that is on and the current question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.desk import Desk
from combat.engine.words.rulebook import cited
from combat.engine.words.topic import Topic


def asked_topics(desk: Desk[Any, Any, Pose], legend: Sequence[str]) -> Iterator[Topic]:
    """Yield the topics about the overlay that is on, if it has a legend, and about the current question."""
    if legend and legend[0]:
        yield Topic(legend[0], "", tuple(legend[1:]))
    if desk.prompt is not None:
        line, hint = desk.prompt.line(), desk.prompt.hint()
        more = () if not hint or hint in line.text else (hint,)
        yield Topic(line.title, line.text, more, cited(desk.prompt.decision.rule))
