"""Log lines of rare events of fire and morale, and of the result, in every language."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Term
from combat.engine.space.plane.point import Point
from combat.engine.words.line import Line
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.events.fire_events import HitResolved, SmokeLaid, VolleyDeclared
from combat.games.armour.rules.events.morale_events import CommanderJoined, TransportsWithdrawn
from combat.games.armour.rules.events.turn_events import BattleEnded, SmokeLifted
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.fire.volley import Hit, Shot, Volley
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from combat.games.armour.words.armour_log import TELLERS
from combat.games.armour.words.armour_words import WORDS
from tests.games.armour.tiny_battle import Placed, area, battle

SHOT = Shot("a1-1", "gun-75-mm-m3", "d1-1", "halted", 2, 4)
EVENTS = (
    VolleyDeclared(Volley(ATTACKER, "a1", (SHOT,), smoke=True)),
    SmokeLaid((SmokeBall(ATTACKER, Point(6000, 6000)),)),
    SmokeLifted(ATTACKER),
    CommanderJoined("df1", "d1-1", "d1-2", replaces=False),
    CommanderJoined("df1", "d1-1", "d1-2", replaces=True),
    TransportsWithdrawn("d1"),
    HitResolved(Hit(0, "d1-1"), "", 0, (Term("save", 3, "L655"),), 0, 5, 0, "destroyed", 1),
    BattleEnded(ATTACKER, "goal-held"),
)


def state() -> State:
    """Return a battle of a Sherman against two tanks."""
    return battle(
        [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,90"])],
        [Placed("de-panzer-hq", {"pz-iv-g": 2}, ["60,60@180", "70,60@180"])],
    )


@pytest.mark.parametrize("language", ["en", "es", "de"])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_every_line_is_told(language: str, event: Event) -> None:
    words.use(language, strict=True)
    entry = TELLERS[event.__class__](state(), event)
    assert entry is not None
    assert entry.head
    assert "{" not in entry.head + entry.result


def test_english_lines_say_what_happened() -> None:
    told = [TELLERS[event.__class__](state(), event) for event in EVENTS]
    lines = [(entry.head, entry.result) for entry in told if entry is not None]
    assert lines[0][0].endswith("fires smoke at Pz IV G 1")
    assert lines[1][0] == "1 ball of smoke is laid"
    assert lines[6][0].endswith("save 5, rolled again 1, needs 3")
    assert lines[7] == ("An objective is held: Attacker wins", "10 : 0 victory points")


def test_armour_against_a_hit_is_shown_as_a_sum_with_its_lines() -> None:
    terms = Term("front-armour", 6, "L645"), Term("long-range", 1, "L647")
    entry = TELLERS[HitResolved](state(), HitResolved(Hit(0, "d1-1"), "hull", 0, terms, 12, 4, 0, "bounced"))
    assert entry is not None
    assert entry.more == (
        Line("+4 die", "11.2"), Line("+6 front armour", "11.1"), Line("+1 long range", "11.2"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "out of sight: Building"), ("es", "fuera de la vista: Edificio"), ("de", "außer Sicht: Gebäude")],
)
def test_a_refusal_names_what_blocks_the_line_of_sight(language: str, said: str) -> None:
    words.use(language, strict=True)
    fight = battle(
        [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,90"])],
        [Placed("de-panzer-hq", {"pz-iv-g": 1}, ["60,60@180"])],
        area("building", 50, 70, 70, 74),
    )
    refused = shot(fight, Aim("a1-1", "gun-75-mm-m3", "d1-1"))
    assert isinstance(refused, Refusal)
    assert WORDS.reason(fight, refused) == said


def test_a_friend_in_the_way_is_called_one() -> None:
    fight = battle(
        [Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,90", "60,80@90"])],
        [Placed("de-panzer-hq", {"pz-iv-g": 1}, ["60,60@180"])],
    )
    refused = shot(fight, Aim("a1-1", "gun-75-mm-m3", "d1-1"))
    assert isinstance(refused, Refusal)
    assert WORDS.reason(fight, refused) == "out of sight: a friend"
