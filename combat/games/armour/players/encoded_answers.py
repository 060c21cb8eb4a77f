"""Numeric encoding of an answer: the act, the acting and target pieces, and places."""

from __future__ import annotations

from typing import get_args

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.str_value import parse_any
from combat.engine.learning.encoding import Row
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import (
    DONE,
    PASS,
    AimAt,
    Allotment,
    Attack,
    Bombard,
    Charge,
    Dismount,
    FireMode,
    FireOrder,
    LayScreen,
    Mount,
    Moves,
    OrderCall,
    Placements,
    PlaceWork,
    Speed,
    Swap,
)
from combat.games.armour.rules.assault.assault_hits import GRENADES
from combat.games.armour.rules.assault.counterattack import BREAK_OFF, COUNTERATTACK
from combat.games.armour.rules.hidden.hiding import Hiding
from combat.games.armour.rules.orders.order import ORDERS
from combat.games.armour.rules.state import State
from combat.games.miniatures.players.encoded_values import place_of, place_row

PARTS = 9
"""Number of teams of an answer with columns of their own; further ones are only counted."""
PART_COLUMNS = ("team", "target", "x", "y", "heading", "amount")
COLUMNS = (
    "act", "speed", "mode", "order", "unit", "work", "weapon", "word", "guns", "parts",
    *(f"{name}_{number}" for number in range(1, PARTS + 1) for name in PART_COLUMNS), "passes",
)  # fmt: skip
KINDS = (
    Moves, Charge, Placements, Mount, Dismount, OrderCall, FireOrder, Bombard, LayScreen, Attack, AimAt, PlaceWork,
    Allotment, Swap, Hiding,
)  # fmt: skip
"""Answers with more than one part; the index of a class here is its act, 0 a single word."""
WORDS = (DONE, PASS, GRENADES, COUNTERATTACK, BREAK_OFF)
"""Answers that are words of the rules."""
Part = tuple[float, float, float, float, float, float]
"""Team, target, place in centimetres, heading in degrees, and a number: of hits, or the weapon."""


def answer_row(state: State, decision: Decision, answer: Answer) -> Row:
    """Return an answer encoded as a row of numbers; `state` is the deciding seat's view."""
    read, plain = parse_any(str(answer), *KINDS), str(answer)
    act = place_of(KINDS, type(read))
    parts = _parts(state, read) if act else _words(state, plain)
    filled = [number for part in parts[:PARTS] for number in part]
    filled += [0.0] * (PARTS * len(PART_COLUMNS) - len(filled))
    return (
        act, place_of(get_args(Speed), _speed(read)),
        place_of(get_args(FireMode), read.mode) if isinstance(read, FireOrder) else 0,
        place_of(ORDERS, read.order) if isinstance(read, OrderCall) else 0, place_of(state.units, _unit(read, plain)),
        place_of(state.book.works, read.kind) if isinstance(read, PlaceWork) else 0,
        place_of(state.book.weapons, plain), place_of(WORDS, plain),
        read.guns if isinstance(read, LayScreen) else 0, len(parts), *filled, answer == decision.passes_with,
    )  # fmt: skip


def _speed(answer: str) -> str:
    return answer.parts[0].speed if isinstance(answer, Moves) else ""


def _unit(answer: str, plain: str) -> str:
    """Return the unit that an answer is about."""
    if isinstance(answer, OrderCall | Bombard | LayScreen | Attack | AimAt):
        return answer.unit
    return plain


def _words(state: State, plain: str) -> list[Part]:
    """Return the teams of an answer that is a word, or several."""
    return [_part(state, word) for word in plain.split() if word in state.teams]


def _parts(state: State, answer: str) -> list[Part]:
    """Return the parts of an answer, one for each team that it names."""
    match answer:
        case Moves(parts=moves):
            return [_part(state, each.team, at=each.route.end, amount=len(each.route.corners)) for each in moves]
        case Charge(parts=charges):
            return [_part(state, each.team, at=each.route.end) for each in charges]
        case Placements(parts=places):
            return [_part(state, each.team, at=each.pose) for each in places]
        case FireOrder(aims=aims):
            weapons = state.book.weapons
            return [_part(state, aim.shooter, aim.target, amount=place_of(weapons, aim.weapon)) for aim in aims]
        case Allotment(parts=counts):
            return [_part(state, "", team, amount=10 * shot + hits) for shot, team, hits in counts]
        case Swap(first=first, second=second) | Mount(team=first, vehicle=second):
            return [_part(state, first, second)]
        case Dismount(team=team, route=route):
            return [_part(state, team, at=route.end, amount=len(route.corners))]
        case Hiding(ambush=ambush, reserve=reserve):
            waiting = [(1, unit) for unit in ambush] + [(-1, unit) for unit in reserve]
            return [_part(state, "", amount=sign * place_of(state.units, unit)) for sign, unit in waiting]
        case Bombard(spotter=spotter, at=at) | LayScreen(spotter=spotter, at=at):
            return [_part(state, spotter, at=at)]
        case AimAt(at=at) | PlaceWork(at=at):
            return [_part(state, "", at=at)]
    return []


def _part(state: State, team: str, target: str = "", at: Pose | None = None, amount: int = 0) -> Part:
    x, y, heading = place_row(at)
    return place_of(state.teams, team), place_of(state.teams, target), x, y, heading, amount
