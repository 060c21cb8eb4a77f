"""Several enemies whom one shot alerts: one row of the log, and one flash for all (9.8)."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.words import text
from combat.games.volume1.motion.alert_motions import Alarm
from combat.games.volume1.rules import events as ev
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table
from tests.narrowing import the

NAMES = ("stahl", "roth", "jung")


def alarmed(*whys: str) -> tuple[Sitting, tuple[str, ...]]:
    """Return a table with one enemy alerted for each given cause, just before it is shown, and the enemies' ids."""
    table = Table("taylor 03.03", *(f"{name} 0{column}.05" for column, name in enumerate(NAMES, 3)))
    sitting = Sitting(state=table.state, pace="normal")
    sitting.settle()
    foes = tuple(table.ids[name] for name in NAMES)
    events = [ev.ManAlerted(foe, why, "9.8.1") for foe, why in zip(foes, whys, strict=True)]
    sitting.desk.mirror.told(sitting.session.answers, events)
    return sitting, foes


@pytest.mark.rule("9.8.1")
def test_9_8_1_all_whom_the_same_cause_alerts_are_one_row_and_flash_together() -> None:
    sitting, foes = alarmed("shot", "shot", "shot")
    sitting.rounds(2)
    showing = sitting.desk.mirror.showing
    assert showing is not None
    motion = the(Alarm, showing.motion)
    assert set(motion.men) == set(foes), "the first two took no time"
    shades: list[str] = []
    motion._badge = lambda surface, share, man: shades.append(man)  # type: ignore[method-assign]
    motion.draw(pygame.Surface((8, 8)), 0.5)
    assert sorted(shades) == sorted(foes)
    sitting.scene.log.refresh()
    row = sitting.scene.log.list.rows[-1].entry
    assert row.head == text("log-men-alerted", count=3)
    assert len(row.more) == 3


@pytest.mark.rule("9.8.1")
def test_9_8_1_another_cause_is_another_row_and_another_flash() -> None:
    sitting, foes = alarmed("shot", "shot", "was-hit")
    sitting.rounds(2)
    showing = sitting.desk.mirror.showing
    assert showing is not None
    assert set(the(Alarm, showing.motion).men) == set(foes[:2])
    sitting.desk.mirror.drain()
    sitting.scene.log.refresh()
    heads = [line.entry.head for line in sitting.scene.log.list.rows[-2:]]
    assert heads[0] == text("log-men-alerted", count=2)
    assert heads[1] != text("log-men-alerted", count=1)
