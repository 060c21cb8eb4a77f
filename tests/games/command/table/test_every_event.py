"""Every event of COMMAND! is shown at the table at every pace: motion, sound, caption, log line, map."""

from __future__ import annotations

import os
from functools import cache

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from combat.games.command.rules.events import fight_events as fight
from combat.games.command.rules.events import turn_events as course
from combat.games.command.rules.events import unit_events as units
from combat.games.command.rules.two_sides import AXIS
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.table.command_table import TABLE
from combat.games.command.title import TITLE
from tests.engine.shown_events import Gathered, Told, Window
from tests.games.command.conforming import COMMAND
from tests.narrowing import the
from tests.sampled import SOAKED

GAMES = (0, 1, 2, 3, 4, 5, 7, 13, 27, 52)
"""Games at random in which all but the rarest happens."""
MORE = 200 if SOAKED else 120
"""Number of further games played, in numerical order, while something is missing."""


@cache
def gathered() -> Gathered:
    """Play some random games; return their events, one of each class and cause, with rare ones added."""
    found = Gathered(COMMAND, AXIS)
    found.play(GAMES, ())
    stepped = found.first(fight.GroupMoved)
    moved = the(fight.GroupMoved, stepped.event).units
    scout = stepped.state.units[moved[0]]
    for event in (
        course.SpotterNamed(scout.side, scout.id),
        course.ScoutTaken(scout.side, "scout", scout.figure),
        fight.GroupParted(moved),
        units.UnitDelayed(moved[0], 3),
        units.UnitExited(moved[0], 3),
        units.RadioArrived(next(iter(stepped.state.radios))),
        course.SpotterNamed(stepped.state.units[moved[0]].side, moved[0]),
        course.ScoutTaken(AXIS, "a-scout", "leader"),
    ):
        found.add(Told(stepped.state, event))
    found.play((), range(MORE))
    return found


def test_there_is_a_sample_of_every_event() -> None:
    assert gathered().missing() == []


def test_every_event_is_shown_heard_and_told_at_every_pace() -> None:
    Window(STAGE, TABLE, TITLE, AXIS).show_all(gathered().cases())
