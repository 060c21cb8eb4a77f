"""A whole small game for tests: twelve by ten hexes, four men against five of six in the cup, with the shipped decks."""

from __future__ import annotations

from functools import cache

from combat.board.board import Board
from combat.content.library import Library
from combat.rules.book import Book, Objective, Scenario, Verdict

BOARD = Board.of(
    "meadow",
    12,
    10,
    {"03.08": "trees", "04.08": "trees", "06.05": "wall", "07.05": "wall", "09.04": "trees", "08.02": "foxhole"},
    {"10.03": 1, "11.03": 2},
)
SQUAD = ("sgt-taylor", "pvt-cragg", "cpl-thomas", "pvt-peters")
CUP = ("lt-hoffmann", "soldat-jung", "soldat-bach", "soldat-lang", "soldat-voigt", "dummy-white-1")


@cache
def skirmish(turns: int = 3) -> Book:
    """The book of the small game."""
    parts = Library().parts()
    return Book(
        scenario(turns),
        BOARD,
        parts.figures,
        parts.weapons,
        parts.friendly_cards,
        parts.enemy_cards,
        parts.friendly_events,
        parts.enemy_events,
        parts.charts,
    )


def scenario(turns: int) -> Scenario:
    """Cross the meadow."""
    return Scenario(
        id="meadow",
        title="The Meadow",
        date="8 June 1944",
        place="Normandy",
        briefing=("Cross the meadow.",),
        board="meadow",
        turns=turns,
        hand=4,
        compass_at="06.05",
        compass_to="06.04",
        friendly_edge="bottom",
        enemy_edge="top",
        friendly_morale="normal",
        enemy_morale="normal",
        enemy_alert=True,
        enemy_prepared=True,
        large_battle=False,
        friendly_hidden=True,
        squads=(SQUAD,),
        deployment=("03.08", "04.08", "05.08", "06.08", "07.08"),
        cup=CUP,
        enemy_hexes=("08.02", "09.04", "07.03", "05.02", "04.03"),
        points={"enemy-killed": 2, "enemy-fled": 1, "friendly-killed": -3, "friendly-fled": -2},
        objectives=(Objective("gate", "The Gate", ("06.04",), 4),),
        verdicts=(Verdict(4, "Victory", "", True), Verdict(-99, "Defeat", "", False)),
    )
