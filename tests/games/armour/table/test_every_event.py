"""Every event of ARMOUR! in small battles is shown at the table at every pace."""

from __future__ import annotations

import os
from functools import cache

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from combat.games.armour.rules.events import morale_events as morale
from combat.games.armour.rules.events import turn_events as course
from combat.games.armour.rules.two_seats import ATTACKER
from combat.games.armour.scenes.armour_stage import STAGE
from combat.games.armour.table.armour_table import TABLE
from combat.games.armour.title import TITLE
from tests.engine.shown_events import Gathered, Window
from tests.games.armour.conforming import ARMOUR

USUAL = (
    course.TeamDeployed, course.TurnBegan, course.PhaseBegan, course.StepDone, course.BattleEnded,
    morale.SubjectSettled,
)  # fmt: skip
"""Events of any battle."""
MOST = 12
"""Battles at random that are looked through."""


@cache
def gathered() -> Gathered:
    """Play some random battles; return their events, one of each class and cause."""
    found = Gathered(ARMOUR, ATTACKER)
    found.play(range(MOST), ())
    return found


def test_events_of_any_battle_are_among_the_samples() -> None:
    missing = set(gathered().missing())
    assert not missing & {kind.__name__ for kind in USUAL}


def test_every_event_is_shown_heard_and_told_at_every_pace() -> None:
    Window(STAGE, TABLE, TITLE, ATTACKER).show_all(gathered().cases())
