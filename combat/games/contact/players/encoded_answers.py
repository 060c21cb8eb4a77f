"""Numeric encoding of an answer: what is done, by which unit, to which target, with which weapon, and where."""

from __future__ import annotations

from typing import get_args

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.str_value import parse_any
from combat.engine.learning.encoding import Row
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules import answers
from combat.games.contact.rules.answers import Aim, Mode, Verb
from combat.games.contact.rules.state import State
from combat.games.miniatures.players.encoded_values import place_of, place_row

PARTS = 6
"""Number of parts of an answer with columns of their own; further ones are only counted."""
PART_COLUMNS = ("unit", "target", "weapon", "x", "y", "heading", "amount")
COLUMNS = (
    "act", "verb", *(f"mode_{mode}" for mode in get_args(Mode)), "round", "word", "parts",
    *(f"{name}_{number}" for number in range(1, PARTS + 1) for name in PART_COLUMNS), "passes",
)  # fmt: skip
KINDS = (
    answers.Place, answers.Hide, answers.Load, answers.Lay, answers.Order, answers.Act, answers.Reactions,
    answers.Allotment, answers.At, answers.LaySmoke, answers.Retreat, answers.AntiAir,
)  # fmt: skip
"""Answers with more than one part; the index of a class here is its act, 0 a single word."""
WORDS = (
    answers.PASS, answers.DONE, answers.NONE, answers.NO_CALL, answers.FIRST, answers.SECOND, answers.GO_ON,
    answers.STOP, answers.FIRE, answers.HOLD, answers.FALL_BACK, answers.TANK_ASSAULT, answers.SECOND_ROUND,
    answers.BREAK_OFF, answers.WAIT,
)  # fmt: skip
"""Answers that are words of the rules."""
ROUNDS = ("apcr", "apds", "heat")
FIELDS = ("mines", "wire")
Part = tuple[float, float, float, float, float, float, float]
"""Unit, target, weapon, place in centimetres, heading in degrees, and a number."""


def piece_of(state: State, piece: str) -> int:
    """Return the index, from 1, of a unit, dummy or marker among those that a seat knows; 0 for none."""
    return place_of((*state.units, *state.dummies, *state.markers), piece)


def answer_row(state: State, decision: Decision, answer: Answer) -> Row:
    """Return the row of a seat's answer to a decision; `state` is the seat's view."""
    plain = str(answer)
    word = place_of(WORDS, plain)
    read: str = plain if word or piece_of(state, plain) else parse_any(plain, *KINDS)
    act = place_of(KINDS, type(read))
    parts = _parts(state, read) if act else [_part(state, plain)]
    filled = [number for part in parts[:PARTS] for number in part]
    filled += [0.0] * (PARTS * len(PART_COLUMNS) - len(filled))
    deed = read if isinstance(read, answers.Act) else None
    return (
        act, place_of(get_args(Verb), deed.verb) if deed else 0,
        *((mode in deed.modes if deed else 0) for mode in get_args(Mode)),
        max((place_of(ROUNDS, aim.round) for aim in deed.aims), default=0) if deed else 0, word, len(parts), *filled,
        answer == decision.passes_with,
    )  # fmt: skip


def _parts(state: State, answer: str) -> list[Part]:
    """Return the parts of an answer, one for each unit, way or shot that it names."""
    match answer:
        case answers.Place(unit=unit, at=at) | answers.Hide(unit=unit, at=at):
            return [_part(state, unit, at=at)]
        case answers.Load(unit=unit, carrier=carrier):
            return [_part(state, unit, carrier)]
        case answers.Lay(kind=kind, at=at):
            return [_part(state, "", at=at, amount=place_of(FIELDS, kind))]
        case answers.Order(units=units, dummies=dummies):
            moves = [_part(state, each.dummy, at=each.route.end) for each in dummies]
            return [*(_part(state, unit) for unit in units), *moves]
        case answers.Act() as deed:
            way = [] if deed.route is None else [_part(state, deed.other, at=deed.route.end)]
            other = [_part(state, deed.other)] if deed.route is None and deed.other else []
            return [*way, *other, *(_aimed(state, aim) for aim in deed.aims)]
        case answers.Reactions(parts=shots):
            return [_part(state, each.unit, weapon=each.weapon, amount=each.point + 1) for each in shots]
    return _of_support(state, answer)


def _of_support(state: State, answer: str) -> list[Part]:
    match answer:
        case answers.Allotment(parts=hits):
            return [_part(state, "", unit, amount=count) for unit, count in hits]
        case answers.At(place=place) | answers.LaySmoke(place=place):
            return [_part(state, "", at=place)]
        case answers.Retreat(route=route):
            return [_part(state, "", at=route.end)]
        case answers.AntiAir(parts=units):
            return [_part(state, unit) for unit in units]
    return []


def _aimed(state: State, aim: Aim) -> Part:
    return _part(state, "", "" if aim.at is not None else aim.target, aim.weapon, aim.at)


def _part(state: State, unit: str, target: str = "", weapon: str = "", at: Pose | None = None, amount: int = 0) -> Part:
    x, y, heading = place_row(at)
    pieces = piece_of(state, unit), piece_of(state, target)
    return (*pieces, place_of(state.book.weapons, weapon), x, y, heading, amount)
