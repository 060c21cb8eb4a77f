"""Every event of Volume 1 has exactly one motion, and moves take time."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.settings import PACE_FACTORS, Pace
from combat.engine.tabletop.motion import Motion
from combat.engine.tabletop.motions import Motions
from combat.games.volume1.motion.card_motions import READ_SECONDS, WORD_SECONDS, Slip
from combat.games.volume1.motion.event_motions import MOTIONS
from combat.games.volume1.motion.event_timing import SECONDS
from combat.games.volume1.motion.man_motions import Hold
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.fighting import fire
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.words import log
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table
from tests.narrowing import the


def test_every_event_is_shown_or_said_to_pass_unseen() -> None:
    assert MOTIONS.missing(RULES.events) == ()


def test_an_event_of_which_nothing_is_said_is_named() -> None:
    few: Motions[State, BattleDesk, Hex] = Motions()
    few.pause(ev.ClockAdvanced)
    assert few.missing((ev.ClockAdvanced, ev.ManMoved)) == (ev.ManMoved,)


@pytest.mark.parametrize("kind", [kind for kind in RULES.events if MOTIONS.maker(kind) is not Motion])
def test_what_moves_takes_time(kind: type[Event]) -> None:
    assert SECONDS[kind] > 0


@pytest.mark.parametrize("pace", ["normal", "fast"])
def test_an_event_lies_there_as_long_as_its_words_take_to_be_read_at_the_players_pace(pace: Pace) -> None:
    sitting = Sitting(pace=pace)
    desk, table = sitting.desk, sitting.session.book.enemy_events
    counted = {roll: len(f"{entry.title} {entry.text}".split()) for roll, entry in enumerate(table)}
    for roll in (max(counted, key=lambda roll: counted[roll]), min(counted, key=lambda roll: counted[roll])):
        slip = the(Slip, desk.table.motion(desk, desk.state, ev.EventRolled("enemy", roll, table[roll].title)))
        assert slip.duration == pytest.approx(PACE_FACTORS[pace] * (READ_SECONDS + WORD_SECONDS * counted[roll]))
        assert slip.duration > SECONDS[ev.EventRolled] * PACE_FACTORS[pace]


@pytest.mark.rule("7.01")
@pytest.mark.parametrize("why", [*fire.NO_SHOT, "no-way"])
def test_why_a_man_does_nothing_stands_beside_him_in_the_words_of_the_log(
    why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(state=Table("taylor 03.03", "jung 05.03").state, pace="normal")
    desk, noted = sitting.desk, list[str]()
    event = ev.ManHeld("sgt-taylor", why, "7.01")
    hold = the(Hold, desk.table.motion(desk, desk.state, event))
    monkeypatch.setattr(theme, "draw_note", lambda surface, lines, *place: noted.extend(lines))
    hold.draw(pygame.Surface((8, 8)), 0.5)
    told = log.entry(desk.state, event)
    assert told is not None
    assert noted == [told.sum]
