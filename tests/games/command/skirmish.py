"""Small whole games: few hexes, two small forces, decks of one card for each pair of dice."""

from __future__ import annotations

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.book import Arm, Book, Chit, Force, Nation, Support, Troop
from combat.games.command.rules.fate_cards import ALLIED_CARDS, EVENTS, ActionKind, FateCard, OrderKind, Trigger
from combat.games.command.rules.figures import RadioFigure, Strength, UnitFigure, WeaponFigure
from combat.games.command.rules.ground.ground_map import Objective
from combat.games.command.rules.two_sides import ALLIES, AXIS, Posture
from tests.games.command.drawn_book import at, drawn_book

ORDERS: tuple[OrderKind, ...] = (
    "fire", "move", "advance", "recover", "rout", "artillery-denied", "fire", "move", "artillery-request",
    "command-confusion", "fire", "advance",
)  # fmt: skip
ACTIONS: tuple[ActionKind, ...] = (
    "ambush", "assault-fire", "bore-sighting", "concealment", "crossfire", "demolitions", "dig-in", "hand-grenades",
    "hidden-entrenchments", "hidden-mines", "hidden-pillbox", "hidden-unit", "hidden-wire", "light-wounds", "marksmanship",
    "no-quarter", "smoke-grenades", "spray-fire", "sustained-fire", "command-confusion",
)  # fmt: skip
TRIGGERS: dict[tuple[int, int], Trigger] = {
    (1, 1): "jammed", (1, 2): "jammed", (4, 3): "time", (5, 1): "time", (2, 4): "sniper", (5, 5): "sniper",
    (2, 3): "event", (3, 5): "event", (4, 4): "event", (6, 4): "event", (3, 1): "event",
}  # fmt: skip

SQUAD = UnitFigure(
    "squad", "any", "squad", "line", Strength(5, 5, 4, 7, smoke=True, spray=True), Strength(3, 1, 4, 8), 2, 100
)
ASSAULT = UnitFigure(
    "assault", "any", "squad", "elite", Strength(7, 2, 5, 8, assault=True), Strength(4, 1, 4, 8), 2, 120
)
TEAM = UnitFigure("team", "any", "team", "line", Strength(2, 3, 4, 7), Strength(1, 1, 4, 8), 1, 40)
LEADER = UnitFigure("leader", "any", "leader", "line", Strength(1, 2, 5, 8, 1), Strength(1, 1, 5, 8), 2, 100)
MAJOR = UnitFigure("major", "any", "leader", "line", Strength(1, 2, 5, 8, 2), Strength(1, 1, 5, 8), 3, 150)
HERO = UnitFigure(
    "hero", "any", "leader", "line", Strength(3, 3, 6, 9, 1, assault=True, smoke=True), Strength(1, 1, 5, 8), 0, 0, True
)
PRIVATE = UnitFigure("private", "any", "leader", "green", Strength(1, 2, 5, 6, 2), Strength(1, 1, 4, 6), 1, 0)
UNITS = {figure.id: figure for figure in (SQUAD, ASSAULT, TEAM, LEADER, MAJOR, HERO, PRIVATE)}
WEAPONS = {
    figure.id: figure
    for figure in (
        WeaponFigure("lmg", "any", "machine-gun", 4, 8, 35, spray=True, repaired=(1, 2, 3), lost=(5, 6)),
        WeaponFigure("hmg", "any", "machine-gun", 8, 12, 80, move=-2, spray=True, repaired=(1, 2), lost=(5, 6)),
        WeaponFigure(
            "mortar", "any", "mortar", 6, 9, 40, nearest=2, move=-1, ordnance=True, shells_smoke=True,
            repaired=(1, 2), lost=(5, 6),
        ),
        WeaponFigure("gun", "any", "gun", 9, 14, 90, move=-4, ordnance=True, repaired=(1,), lost=(6,)),
        WeaponFigure("flames", "any", "flamethrower", 10, 1, 60, move=-1, flames=True, repaired=(1,), lost=(6,)),
        WeaponFigure("charge", "any", "satchel", 12, 1, 30, once=True),
    )
}  # fmt: skip
RADIOS = {"radio": RadioFigure("radio", "any", 8, 75, 4, True, 12)}
CHITS = {
    chit.id: chit
    for chit in (
        Chit("A", "objective", 1, 1), Chit("B", "objective", 2, 3), Chit("C", "each", 0, 1), Chit("D", "objective", 3, 2),
        Chit("S", "exits-doubled", shown=True), Chit("T", "eliminations-doubled", shown=True),
        Chit("V", "all-five", shown=True),
    )
}  # fmt: skip


def cards(seed: int, columns: int, rows: int) -> dict[int, FateCard]:
    """Return the cards of both decks, each with every pair of dice once."""
    numbers, made = SplitMix(seed), dict[int, FateCard]()
    for first in (0, ALLIED_CARDS):
        for white in range(1, 7):
            for colour in range(1, 7):
                number = first + 6 * (white - 1) + colour
                event = EVENTS[numbers.below(len(EVENTS))]
                hex_ = Hex(f"{1 + numbers.below(columns):02d}.{1 + numbers.below(rows):02d}")
                made[number] = FateCard(
                    number, ORDERS[numbers.below(len(ORDERS))], ACTIONS[numbers.below(len(ACTIONS))], event, hex_,
                    white, colour, TRIGGERS.get((white, colour), ""), 1 + numbers.below(6) if event == "breeze" else 0,
                )  # fmt: skip
    return made


def skirmish(seed: int) -> Book:
    """Return the book of a fight of a few squads on a small map; the seed varies ground and postures."""
    columns, rows = 7, 6
    numbers = SplitMix(1000 + seed)
    grounds = ("woods", "brush", "building", "orchard", "marsh", "field", "gully")
    terrains, levels = dict[str, str](), dict[str, int]()
    for column in "ABCDEFG":
        for row in range(1, rows + 1):
            if not numbers.below(3):
                terrains[f"{column}{row}"] = grounds[numbers.below(len(grounds))]
            elif not numbers.below(6):
                levels[f"{column}{row}"] = 1
    sides = [("C3", "C4", "hedge"), ("D3", "D4", "wall"), ("E3", "E4", "fence"), ("A2", "A3", "cliff")]
    book = drawn_book(terrains, levels, sides, columns=columns, rows=rows)
    objectives = tuple(Objective(number, (at(name),)) for number, name in enumerate(("B2", "F2", "D3", "B5", "F5"), 1))
    postures: tuple[tuple[Posture, Posture], ...] = (("attack", "defend"), ("recon", "recon"), ("defend", "attack"))
    axis, allies = postures[seed % 3]
    return replace(
        book,
        scenario=f"skirmish-{seed}",
        map=replace(book.map, objectives=objectives),
        forces={
            AXIS: force(AXIS, axis, "a", "top", columns, (1, 2)),
            ALLIES: force(ALLIES, allies, "b", "bottom", columns, (rows, rows - 1)),
        },
        nations={"first": Nation("first", AXIS, 6, ("any",)), "second": Nation("second", ALLIES, 3)},
        cards=cards(seed, columns, rows),
        units=UNITS,
        weapons=WEAPONS,
        radios=RADIOS,
        chits=CHITS,
        smoke={1: 2, 3: 2, 5: 2},
        blazes=2,
        initiative=(AXIS, ALLIES)[seed % 2],
        first=(AXIS, ALLIES)[seed % 2],
        sets_up_first=(ALLIES, AXIS)[seed % 2],
        sudden_death=3,
        drawn_open=1,
        cup=tuple(CHITS),
        night=seed % 5 == 4,
        options=replace(book.options, overstack_costs_cover=seed % 2 == 0, suppressed_twice_breaks=seed % 3 > 0),
    )


def force(side: str, posture: Posture, mark: str, edge: str, columns: int, rows: tuple[int, int]) -> Force:
    """Return a small force with its weapons and pool; `mark` begins the ids, `rows` is its zone."""
    zone = tuple(Hex(f"{column:02d}.{row:02d}") for row in rows for column in range(1, columns + 1))
    troops = (
        Troop(f"{mark}-leader-1", "leader"),
        Troop(f"{mark}-leader-2", "major", spots=True),
        Troop(f"{mark}-squad-1", "squad", weapon=f"{mark}-lmg"),
        Troop(f"{mark}-squad-2", "squad", weapon=f"{mark}-charge"),
        Troop(f"{mark}-squad-3", "assault", weapon=f"{mark}-flames"),
        Troop(f"{mark}-team-1", "team", weapon=f"{mark}-hmg"),
        Troop(f"{mark}-team-2", "team", weapon=f"{mark}-mortar"),
        Troop(f"{mark}-hero", "hero"),
        Troop(f"{mark}-squad-4", "squad", arrives=2),
    )
    pool = tuple(Arm(f"{mark}-pool-{kind}", kind) for kind in ("squad", "team", "hmg", "charge", "radio"))
    arms = tuple(Arm(f"{mark}-{kind}", kind) for kind in ("lmg", "charge", "flames", "hmg", "mortar"))
    return Force(
        side, "first" if side == AXIS else "second", posture, "line", 2, 6, "top" if edge == "top" else "bottom", zone,
        "team", troops, arms, "radio", 0, (1, 2) if side == AXIS else (4,), 1,
        (("foxholes", 1), ("wire", 1), ("mines", 1)) if posture == "defend" else (),
        (Support(2, 6, ("squad", "radio")), Support(7, 7, ("hmg", "charge")), Support(8, 12, ("team", "radio"))),
        "hero", "private", pool,
    )  # fmt: skip
