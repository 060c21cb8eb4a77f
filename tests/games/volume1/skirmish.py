"""A small complete game for tests: 12 × 10 hexes, four men against five drawn from a cup of six.

It uses the shipped decks and charts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar, get_args

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, label
from combat.games.volume1.content.kinds.scenario_file import DefaultMorale, Fate
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Barrage, Book, Edge, Night, Objective, Scenario, Side, Verdict
from combat.games.volume1.rules.play.optional_rules import RULES
from combat.games.volume1.rules.sites import Crew, GunSite

T = TypeVar("T")
DEFAULTS = get_args(DefaultMorale)
SEARCHES = ("captured-officer", "fallen-officer")

BOARD = Board.of(
    "meadow",
    12,
    10,
    {
        Hex("03.08"): "trees",
        Hex("04.08"): "trees",
        Hex("06.05"): "wall",
        Hex("07.05"): "wall",
        Hex("09.04"): "trees",
        Hex("08.02"): "foxhole",
    },
    {Hex("10.03"): 1, Hex("11.03"): 2},
)
SQUAD = ("sgt-taylor", "pvt-cragg", "cpl-thomas", "pvt-peters")
CUP = ("lt-hoffmann", "soldat-jung", "soldat-weiss", "soldat-lang", "soldat-voigt", "dummy-white-1")


@cache
def skirmish(turns: int = 3) -> Book:
    """Return the book of the small game."""
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


@cache
def gun_fight(turns: int = 3) -> Book:
    """Return the small game with a machine gun for each side: one in a set-up hex, one with its crew (14.3)."""
    book = skirmish(turns)
    guns = (GunSite("m1919-1", "m1919", Hex("05.08")),)
    cup = (*CUP, "soldat-kraus")
    crews = (Crew("soldat-stahl", "soldat-frey", Hex("06.02")),)
    return replace(book, scenario=replace(book.scenario, guns=guns, cup=cup, crews=crews))


def scenario(turns: int) -> Scenario:
    """Return the small game's scenario."""
    return Scenario(
        id="meadow",
        title="The Meadow",
        date="8 June 1944",
        place="Normandy",
        briefing=("Cross the meadow.",),
        board="meadow",
        turns=turns,
        hand=4,
        compass_at=Hex("06.05"),
        compass_to=Hex("06.04"),
        friendly_edge="bottom",
        enemy_edge="top",
        friendly_morale="normal",
        enemy_morale="normal",
        enemy_alert=True,
        enemy_prepared=True,
        large_battle=False,
        friendly_hidden=True,
        squads=(SQUAD,),
        deployment=(Hex("03.08"), Hex("04.08"), Hex("05.08"), Hex("06.08"), Hex("07.08")),
        cup=CUP,
        enemy_hexes=(Hex("08.02"), Hex("09.04"), Hex("07.03"), Hex("05.02"), Hex("04.03")),
        points={"enemy-killed": 2, "enemy-fled": 1, "friendly-killed": -3, "friendly-fled": -2},
        objectives=(Objective("gate", "The Gate", (Hex("06.04"),), 4),),
        verdicts=(Verdict(4, "Victory", "", True), Verdict(-99, "Defeat", "", False)),
    )


def generated(seed: int) -> Book:
    """Return a small game generated from a seed.

    It may have any ground, men and conditions that a scenario can have (22.0).
    """
    pick = SplitMix(seed)
    parts = Library().parts()

    def some(things: Sequence[T], least: int, most: int) -> tuple[T, ...]:
        left = list(things)
        count = min(len(left), least + pick.below(most - least + 1))
        return tuple(left.pop(pick.below(len(left))) for _ in range(count))

    def one(things: Sequence[T]) -> T:
        return things[pick.below(len(things))]

    columns, rows = 9 + pick.below(5), 8 + pick.below(4)
    hexes = [label(column, row) for column in range(1, columns + 1) for row in range(1, rows + 1)]
    terrains = {hex_: one(sorted(parts.charts.terrain)) for hex_ in some(hexes, 8, 30)}
    levels = {hex_: 1 + pick.below(3) for hex_ in some(hexes, 0, 10)}
    board = Board.of(f"made-{seed}", columns, rows, terrains, levels)
    men = sorted(parts.figures.values(), key=lambda figure: figure.id)
    ours = [man.id for man in men if man.side == "friendly"]
    theirs = [man.id for man in men if man.side == "enemy"]
    edges = some(get_args(Edge), 2, 2)
    near = [hex_ for hex_ in hexes if int(hex_[3:]) > rows // 2]
    far = [hex_ for hex_ in hexes if int(hex_[3:]) <= rows // 2]
    cup = some(theirs, 5, 12)
    changes = {
        "id": board.id, "board": board.id, "turns": 3 + pick.below(4), "hand": pick.below(6), "wind": pick.below(7),
        "friendly_edge": edges[0], "enemy_edge": edges[1],
        "friendly_morale": one(DEFAULTS), "enemy_morale": one(DEFAULTS),
        "enemy_alert": bool(pick.below(2)), "enemy_prepared": bool(pick.below(2)),
        "large_battle": bool(pick.below(2)), "friendly_hidden": bool(pick.below(2)),
        "squads": (some(ours, 2, 7),), "deployment": some(near, 4, 8), "cup": cup,
        "enemy_hexes": some(far, min(3, len(cup)), min(6, len(cup))),
        "guns": tuple(GunSite(f"m1919-{n}", "m1919", hex_) for n, hex_ in enumerate(some(near, 0, 2), 1)),
        "points": {fate: pick.below(9) - 4 for fate in some(get_args(Fate), 3, 11)},
        "objectives": tuple(
            Objective(f"goal-{place}", f"Goal {place}", some(hexes, 1, 3), 1 + pick.below(5)) for place in range(pick.below(3))
        ),
        "searches": some(SEARCHES, 1, 2),
        "night": _night(pick, hexes) if pick.below(3) == 0 else None,
        "artillery": tuple(_barrage(pick, hexes, place) for place in range(pick.below(3))),
    }  # fmt: skip
    return replace(
        skirmish(),
        scenario=replace(scenario(3), **changes),
        board=board,
        chosen=some(RULES, 0, len(RULES)),
    )


def _night(pick: SplitMix, hexes: Sequence[Hex]) -> Night:
    """Return a night as dark as it comes, with flares and illumination rounds (21.0, 21.1)."""
    return Night(
        reach=1 + pick.below(4), die=bool(pick.below(2)), beyond=pick.below(4), fire=-pick.below(3), spotting=-pick.below(3),
        flares=pick.below(5), rounds=tuple(hexes[pick.below(len(hexes))] for _ in range(10)),
    )  # fmt: skip


def _barrage(pick: SplitMix, hexes: Sequence[Hex], place: int) -> Barrage:
    """Return a strike of any guns of either side (20.0)."""
    weapons = sorted(id_ for id_, weapon in Library().parts().weapons.items() if weapon.is_artillery)
    side: Side = "friendly" if pick.below(2) else "enemy"
    aimed = tuple(hexes[pick.below(len(hexes))] for _ in range(10))
    calls = 1 + pick.below(2) if side == "friendly" else 0
    return Barrage(f"strike-{place}", f"Strike {place}", side, weapons[pick.below(len(weapons))], aimed, calls=calls)
