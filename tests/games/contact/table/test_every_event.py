"""Every event of CONTACT! in small battles is shown at the table at every pace."""

from __future__ import annotations

import os
from functools import cache

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from combat.games.contact.rules.events import act_events as acts
from combat.games.contact.rules.events import fire_events as fire
from combat.games.contact.rules.events import turn_events as course
from combat.games.contact.rules.two_seats import ATTACKER
from combat.games.contact.scenes.contact_stage import STAGE
from combat.games.contact.table.contact_table import TABLE
from combat.games.contact.title import TITLE
from tests.engine.shown_events import Gathered, Window
from tests.games.contact.conforming import CONTACT

USUAL = (course.PhaseBegan, course.InitiativeRolled, course.OrderBegan, acts.ActBegan, acts.UnitMoved, fire.FireFell)
"""Events of any battle."""
MOST = 12
"""Battles at random that are looked through."""


@cache
def gathered() -> Gathered:
    """Play some random battles; return their events, one of each class and cause."""
    found = Gathered(CONTACT, ATTACKER)
    found.play(range(MOST), ())
    return found


def test_events_of_any_battle_are_among_the_samples() -> None:
    missing = set(gathered().missing())
    assert not missing & {kind.__name__ for kind in USUAL}


def test_every_event_is_shown_heard_and_told_at_every_pace() -> None:
    Window(STAGE, TABLE, TITLE, ATTACKER).show_all(gathered().cases())
