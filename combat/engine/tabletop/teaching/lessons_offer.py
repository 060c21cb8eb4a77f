"""Dialog that offers the lessons when the game is first started."""

from __future__ import annotations

from combat.engine.lessons.lesson_shelf import look_at_lessons
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.stage import Stage
from combat.engine.words import text


def lessons_offer(app: Stage) -> Confirm:
    """Return the dialog that states the number of lessons and where to find them.

    "yes" opens their list, Esc closes the dialog.
    """
    what, later = text("offer-lessons-what", count=look_at_lessons().count), text("menu-learn")
    lines = [what, text("offer-lessons-later", line=later)]
    yes, no = text("offer-lessons-yes"), text("offer-lessons-no")
    return Confirm(app, text("offer-lessons-title"), lines, yes, lambda: app.open("lessons"), no)
