"""Every event of Volume 1 is shown in one way, and what moves takes time."""

from __future__ import annotations

import pytest

from combat.engine.kernel.event import Event
from combat.engine.tabletop.motion import Motion
from combat.engine.tabletop.motions import Motions
from combat.games.volume1.motion.event_motions import MOTIONS
from combat.games.volume1.motion.event_timing import SECONDS
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.table.battle_desk import BattleDesk


def test_every_event_is_shown_or_said_to_pass_unseen() -> None:
    assert MOTIONS.missing(RULES.events) == ()


def test_an_event_of_which_nothing_is_said_is_named() -> None:
    few: Motions[State, BattleDesk] = Motions()
    few.pause(ev.ClockAdvanced)
    assert few.missing((ev.ClockAdvanced, ev.ManMoved)) == (ev.ManMoved,)


@pytest.mark.parametrize("kind", [kind for kind in RULES.events if MOTIONS.maker(kind) is not Motion])
def test_what_moves_takes_time(kind: type[Event]) -> None:
    assert SECONDS[kind] > 0
