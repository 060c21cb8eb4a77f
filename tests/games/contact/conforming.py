"""Cases of CONTACT! for the conformance test of all titles: small battles at close range, different for every seed."""

from __future__ import annotations

from functools import partial

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import Point
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.missions.mission import MissionSide, Objective
from combat.games.contact.rules.two_seats import ATTACKER, DEFENDER
from combat.games.contact.saves.contact_serializer import SERIALIZER
from combat.games.contact.title import TITLE
from combat.games.contact.words.contact_log import TELLERS
from combat.games.contact.words.contact_prompts import ASKERS
from tests.engine.conforming import Case
from tests.games.contact.tiny_battle import Placed, Side, area, battle, line, rectangle

TURNS = 2


def small_book(number: int) -> Book:
    """Return a battle of a few units on each side over a wood and a hedge, whose places depend on the number."""
    wood = area("wood", 60 + 5 * number, 50, 80 + 5 * number, 62)
    hedge = line("hedge", 10, (20 + 10 * number, 66), (70 + 10 * number, 68))
    south = [Placed(card, "20,100") for card in ("commander", "rifle-squad", "mmg", "m4a3-75")]
    north = [Placed(card, "20,20") for card in ("command-group", "rifle-squad", "pak-40", "pz-iv-h")]
    zones = {ATTACKER: rectangle(40, 72, 140, 90), DEFENDER: rectangle(40, 30, 140, 48)}
    attacker = Side(south, "united-states", mission=MissionSide(ATTACKER, zones[ATTACKER]))
    how = MissionSide(DEFENDER, zones[DEFENDER], "markers" if number % 2 else "open", dummies=1)
    state = battle(
        attacker,
        Side(north, mission=how),
        wood,
        hedge,
        turns=TURNS,
        objectives=(Objective("House", Point(9000, 6000)),),
    )
    return replace(state.book, mission=replace(state.book.mission, turns=TURNS))


CONTACT = Case(
    "contact",
    RULES,
    [partial(small_book, number) for number in range(4)],
    TELLERS,
    ASKERS,
    as_json=SERIALIZER.state_as_plain,
    from_json=SERIALIZER.state_from_plain,
    looks_ahead=11,
    guesses=True,
    between=40,
    title=TITLE,
    has_window=True,
    shown=4,
)
