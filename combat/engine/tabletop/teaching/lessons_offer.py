"""Dialog that offers the lessons at the first start of the game."""

from __future__ import annotations

from combat.engine.lessons.lesson_shelf import look_at_lessons
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.stage import Stage
from combat.engine.words import text


def lessons_offer(app: Stage) -> Confirm:
    """Return the dialog with number and place of the lessons; yes opens their list, Esc closes it."""
    what, later = text("offer-lessons-what", count=look_at_lessons().count), text("menu-learn")
    lines = [what, text("offer-lessons-later", line=later)]
    yes, no = text("offer-lessons-yes"), text("offer-lessons-no")
    return Confirm(app, text("offer-lessons-title"), lines, yes, lambda: app.open("lessons"), no)
