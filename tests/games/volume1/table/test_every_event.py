"""Every event of Volume 1 is shown at the table at every pace: motion, sound, caption, log line and map."""

from __future__ import annotations

import os
from functools import cache

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import PLAYER
from combat.games.volume1.rules import events as ev
from combat.games.volume1.scenes.volume1_stage import STAGE
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import TITLE
from tests.engine.shown_events import Gathered, Told, Window
from tests.games.volume1.conforming import VOLUME_1
from tests.sampled import SOAKED

GAMES = (0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 22, 32, 33, 54, 74)
"""Games at random in which all but the rarest happens."""
MORE = 200 if SOAKED else 120
"""Number of further battles played, in numerical order, while something is missing."""


@cache
def gathered() -> Gathered:
    """Return an event of each class and cause."""
    found = Gathered(VOLUME_1, PLAYER)
    found.play(GAMES, ())
    for event, state in (
        (ev.FlaresFound(2), found.first(ev.TurnCleared).state),
        (_lost(found), found.after(ev.WeaponManned)),
        (_bandaged(found), found.after(ev.ManWounded)),
        (ev.PapersTaken(_mover(found), _mover(found)), found.after(ev.ManMoved)),
        (_dropped(found), found.after(ev.ManMoved)),
        (ev.ChargeEnded(_mover(found), "7.08"), found.after(ev.ManMoved)),
    ):
        found.add(Told(state, event))
    found.add(_swapped(found))
    found.play((), range(MORE))
    return found


def _lost(found: Gathered) -> Event:
    """The gun that a man has manned leaves the board with him."""
    state = found.after(ev.WeaponManned)
    gun = next(gun for gun in state.guns.values() if gun.operator)
    return ev.WeaponLost(gun.id, gun.weapon, gun.operator)


def _bandaged(found: Gathered) -> Event:
    """The man who was wounded is treated, by himself for want of a medic."""
    state = found.after(ev.ManWounded)
    man = next(man for man in state.men.values() if man.wounds)
    return ev.WoundBandaged(man.id, man.id, 0)


def _swapped(found: Gathered) -> Told:
    """Of two enemies whom the player knows, one takes the other's place at a gun."""
    for told in found.told.values():
        known = [man.id for man in told.state.on_board("enemy") if man.seen]
        if len(known) > 1:
            return Told(told.state, ev.RolesSwapped(known[0], known[1], "killed"))
    raise AssertionError("no two enemies are known at once")


def _mover(found: Gathered) -> str:
    return str(next(man.id for man in found.after(ev.ManMoved).men.values() if man.hex and man.side == "friendly"))


def _dropped(found: Gathered) -> Event:
    """Papers of a man lie in his hex."""
    man = found.after(ev.ManMoved).men[_mover(found)]
    return ev.PapersDropped(man.id, man.id, man.hex)


def test_there_is_a_sample_of_every_event() -> None:
    assert gathered().missing() == []


def test_every_event_is_shown_heard_and_told_at_every_pace() -> None:
    Window(STAGE, TABLE, TITLE, PLAYER).show_all(gathered().cases())
