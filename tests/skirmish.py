"""A whole small game for tests: twelve by ten hexes, four against five and a dummy, three turns, every kind of card."""

from __future__ import annotations

from functools import cache
from typing import Literal

from combat.board.board import Board
from combat.rules.book import (
    Book,
    Cell,
    Charts,
    Effect,
    EnemyCard,
    EnemyRow,
    EventEntry,
    Figure,
    FriendlyCard,
    MoraleFigure,
    Numbers,
    Objective,
    OrderType,
    RangeBand,
    Scenario,
    Skill,
    Verdict,
    Weapon,
    WoundFigure,
)
from combat.rules.terrain import TerrainType

TERRAIN = {
    "open": TerrainType("open", "11.01", 0, "never", cover=False),
    "trees": TerrainType("trees", "11.03", 4, "always"),
    "wall": TerrainType("wall", "11.06", 2, "always", rough=True),
    "foxhole": TerrainType("foxhole", "11.10", 0, "never", sunken=True),
}
Figures = tuple[str, str, str, str]
IMPULSES: dict[str, Figures] = {
    "aimed-fire": ("none", "fire", "none", "fire"),
    "rapid-fire": ("fire", "fire", "fire", "fire"),
    "suppressive-fire": ("fire", "fire", "fire", "fire"),
    "slow-suppressive-fire": ("none", "fire", "none", "fire"),
    "run-and-gun": ("must-1", "fire-else-move", "must-1", "fire-else-move"),
    "sneak": ("none", "may-1", "none", "must-1"),
    "evade": ("must-1", "must-1", "must-1", "must-1"),
    "sprint": ("must-1", "must-2", "must-2", "must-2"),
    "plan": ("none", "none", "none", "none"),
    "reload": ("none", "none", "none", "none"),
    "hide": ("none", "none", "none", "none"),
    "rally": ("none", "none", "none", "none"),
    "duck-back": ("none", "none", "none", "none"),
}
FIRES = ("aimed-fire", "rapid-fire", "suppressive-fire", "slow-suppressive-fire", "run-and-gun")
LOW = ("sneak", "reload", "hide", "rally")
SPEED = {"sneak": 1, "evade": 2, "run-and-gun": 3, "sprint": 4}
ORDERS = {
    name: OrderType(
        name,
        f"7.{place:02d}",
        f"10.{place:02d}",
        figures,
        ws=-2 if name in ("rapid-fire", "suppressive-fire", "run-and-gun") else 0,
        may_fire=name in FIRES,
        low=name in LOW,
        speed=SPEED.get(name, 0),
    )
    for place, (name, figures) in enumerate(IMPULSES.items(), 1)
}
EFFECTS = (
    Effect("weapon-skill", "enemy", amount=-1),
    Effect("troop-quality", "friendly", amount=1),
    Effect("spotting", "both", amount=1),
    Effect("restrict", "friendly", "able", order="hide"),
    Effect("morale", "friendly", amount=-1),
    Effect("morale-all", "enemy", amount=1),
    Effect("ammo", "friendly"),
    Effect("alert", "enemy"),
    Effect("reveal", "enemy"),
    Effect("expose", "friendly"),
    Effect("reinforce", "enemy", amount=1),
    Effect("draw", "friendly", amount=2),
    Effect("discard", "friendly", amount=1),
    Effect("wind"),
    Effect("event", "enemy"),
    Effect("none"),
)
DISCARDS = (
    Effect("re-roll", "friendly", of="hit"),
    Effect("re-roll", "enemy", of="hit"),
    Effect("pass", "friendly", of="mc"),
    Effect("pass", "friendly", of="rc"),
    Effect("milder-wound", "friendly"),
    Effect("recover-ammo", "friendly"),
)
WOUNDS: tuple[Literal["close-call", "light", "bad", "kia"], ...] = ("close-call", "light", "bad", "close-call", "kia")


def _friendly_cards() -> dict[int, FriendlyCard]:
    cards = {}
    for number in range(1, 25):
        discard = number % 3 == 0
        effect = DISCARDS[number // 3 % len(DISCARDS)] if discard else EFFECTS[number % len(EFFECTS)]
        cards[number] = FriendlyCard(
            number,
            "discard" if discard else "order",
            f"Card {number}",
            "",
            (2 * number, 98 - 2 * number, 50),
            (effect,),
            WOUNDS[number % len(WOUNDS)],
            evac=number == 7,
        )
    cards[25] = FriendlyCard(25, "event", "Ours", "", None, (Effect("event", "friendly"),))
    cards[26] = FriendlyCard(26, "event", "Theirs", "", None, (Effect("event", "enemy"),))
    return cards


def _enemy_cards() -> dict[int, EnemyCard]:
    states = ("aggressive", "bold", "normal", "cautious", "shaken")
    moves = (("run-and-gun", (5,)), ("sprint", (6, 5)), ("evade", (6,)), ("sneak", (5, 6)))
    stays = ("aimed-fire", "rapid-fire", "hide", "rally", "suppressive-fire")
    cards = {}
    for serial in range(1, 17):
        cover = {state: EnemyRow(stays[(serial + place) % 5]) for place, state in enumerate(states)}
        rows = {state: EnemyRow(*moves[(serial + place) % 4]) for place, state in enumerate(states)}
        cards[serial] = EnemyCard(serial, 6 * serial - 5, cover, rows, (2, 3), (5,))
    return cards


FIGURES = (
    Figure("taylor", "Taylor", "Sgt", "friendly", "able", 1, 6, 3, (Skill("smg", 7), Skill("pistol", 5)), tough=True),
    Figure("brown", "Brown", "Pvt", "friendly", "able", 2, 5, 0, (Skill("garand", 6),)),
    Figure("clark", "Clark", "Cpl", "friendly", "baker", 3, 5, 2, (Skill("garand", 6),)),
    Figure("evans", "Evans", "Pvt", "friendly", "baker", 4, 4, 0, (Skill("kar", 5),)),
    Figure("lang", "Lang", "Lt", "enemy", "red", 11, 6, 3, (Skill("smg", 6),), officer=True),
    Figure("jung", "Jung", "Soldat", "enemy", "red", 14, 4, 0, (Skill("kar", 4),)),
    Figure("wolff", "Wolff", "Soldat", "enemy", "blue", 15, 5, 0, (Skill("kar", 5),)),
    Figure("bach", "Bach", "Soldat", "enemy", "blue", 16, 5, 0, (Skill("kar", 5),)),
    Figure("voigt", "Voigt", "Soldat", "enemy", "white", 17, 4, 0, (Skill("smg", 5),)),
    Figure("dummy", "", "", "enemy", "white", dummy=True),
)
WEAPONS = (
    Weapon("smg", "M3", "smg", 12, (RangeBand(0, 3, 1), RangeBand(4, 12, -1)), (3,)),
    Weapon("pistol", ".45", "pistol", 6, (RangeBand(0, 6, 0),), (1, 2), endless=True),
    Weapon("garand", "M1", "rifle", 55, (RangeBand(0, 12, 0), RangeBand(13, 55, -3)), (1, 2)),
    Weapon("kar", "Kar 98k", "bolt-rifle", 55, (RangeBand(0, 12, 0), RangeBand(13, 55, -3)), (1,), slow=True),
)
BOARD = Board.of(
    "meadow",
    12,
    10,
    {"03.08": "trees", "04.08": "trees", "06.05": "wall", "07.05": "wall", "09.04": "trees", "08.02": "foxhole"},
    {"10.03": 1, "11.03": 2},
)


def _charts() -> Charts:
    rows = ("none", *ORDERS)
    covered = {"open": 0, "trees": -2, "wall": -3, "foxhole": -3}
    low = {name: -2 if name in LOW else 0 for name in rows}
    bands = (RangeBand(0, 2, 3), RangeBand(3, 5, 1), RangeBand(6, 10, 0), RangeBand(11, 99, -2))
    return Charts(
        TERRAIN,
        ORDERS,
        {
            name: {ground: Cell(low[name] + value, ground == "wall") for ground, value in covered.items()}
            for name in rows
        },
        {name: {ground: low[name] + value // 2 for ground, value in covered.items()} for name in rows},
        bands,
        {
            "rout": MoraleFigure(-3, -3),
            "shaken": MoraleFigure(-2, -2),
            "cautious": MoraleFigure(-1, -1),
            "normal": MoraleFigure(0, 0),
            "bold": MoraleFigure(1, 0),
            "aggressive": MoraleFigure(2, 1),
            "berserk": MoraleFigure(2, 1),
        },
        {
            "light": WoundFigure(-1, -1, ("sprint",)),
            "bad": WoundFigure(-3, -3, ("sprint", "run-and-gun", "evade")),
            "light-bandaged": WoundFigure(0, 0, ()),
            "bad-bandaged": WoundFigure(0, 0, ("sprint",)),
        },
        Numbers(5, 10, 3, 5, 4, 5, -2, 4, 1, 2, 4, 3, 9, 3, 1, -4, -2),
    )


@cache
def skirmish(turns: int = 3) -> Book:
    """The book of the small game."""
    scenario = Scenario(
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
        squads=(tuple(figure.id for figure in FIGURES if figure.side == "friendly"),),
        deployment=("03.08", "04.08", "05.08", "06.08", "07.08"),
        cup=tuple(figure.id for figure in FIGURES if figure.side == "enemy"),
        enemy_hexes=("08.02", "09.04", "07.03", "05.02", "04.03"),
        points={"enemy-killed": 2, "enemy-fled": 1, "friendly-killed": -3, "friendly-fled": -2},
        objectives=(Objective("gate", "The Gate", ("06.04",), 4),),
        verdicts=(Verdict(4, "Victory", "", True), Verdict(-99, "Defeat", "", False)),
    )
    table = tuple(EventEntry(effect.kind, "", (effect,)) for effect in EFFECTS[:10])
    return Book(
        scenario,
        BOARD,
        {figure.id: figure for figure in FIGURES},
        {weapon.id: weapon for weapon in WEAPONS},
        _friendly_cards(),
        _enemy_cards(),
        table,
        table,
        _charts(),
    )
