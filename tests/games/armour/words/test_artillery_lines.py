"""Log lines and prompts of bombardments in every language."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Term
from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.artillery.aim_artillery import AimArtillery
from combat.games.armour.rules.artillery.smoke_screen import SmokeScreen
from combat.games.armour.rules.events.artillery_events import (
    AimingPointPlaced,
    BombardmentDeclared,
    RangeRolled,
    RangingFailed,
    ScreenLaid,
    TeamShelled,
)
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from combat.games.armour.words.armour_log import TELLERS
from combat.games.armour.words.armour_prompts import ASKERS
from combat.games.armour.words.armour_words import meant
from tests.games.armour.rules.artillery.barrage import battery, call, planned, screen

RANGING = (Term("ranging", 4, "L679"), Term("rough-ground", 1, "L679"), Term("night", 1, "L679"))
HIT = (Term("hit-on", 4, "L681"), Term("third-attempt", 2, "L681"), Term("unseen", 1, "L691"))
EVENTS = (
    AimingPointPlaced("a1", Point(6000, 6000)),
    BombardmentDeclared(planned(battery())),
    BombardmentDeclared(replace(planned(battery()), repeats=True)),
    BombardmentDeclared(planned(battery(), screen())),
    RangeRolled("a1", "a1o-1", 1, 6, RANGING, 3, passed=False, free=False),
    RangingFailed("a1"),
    ScreenLaid("a1", SmokeScreen(ATTACKER, Point(6000, 6000), 0, 2000, 500)),
    TeamShelled("d1-1", 7, HIT, 4, 0, hit=False),
    TeamShelled("d1-1", 4, HIT[:1], 4, 5, hit=True),
)


@pytest.mark.parametrize("language", ["en", "es", "de"])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_every_line_is_told_with_its_place(language: str, event: Event) -> None:
    words.use(language, strict=True)
    entry = TELLERS[event.__class__](battery(), event)
    assert entry is not None
    assert entry.head
    assert "{" not in entry.head + entry.sum + entry.result


@pytest.mark.parametrize("event", EVENTS[:4])
def test_a_point_is_shown(event: Event) -> None:
    entry = TELLERS[event.__class__](battery(), event)
    assert entry is not None
    assert entry.places == (Pose(6000, 6000),)


def test_english_lines() -> None:
    told = [TELLERS[event.__class__](battery(), event) for event in EVENTS]
    lines = [(entry.head, entry.result) for entry in told if entry is not None]
    assert lines[1][0] == "25-pounder battery bombards, spotted by Observer team"
    assert lines[4] == ("25-pounder battery ranges in, attempt 1: 3, needs 6", "off target")
    assert lines[6][0] == "A smoke screen of 20 cm is laid"
    assert lines[8] == ("MG34 team under the template: 4, rolled again 5, needs 4", "hit")


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_the_question_is_asked(language: str) -> None:
    words.use(language, strict=True)
    assert ASKERS[AimArtillery](battery(), AimArtillery("L691", "", DEFENDER)).hint


def test_an_answer_is_about_its_unit() -> None:
    question = ShootUnits("L601", "", ATTACKER)
    assert meant(question, call()) == meant(question, str(screen())) == "a1"
