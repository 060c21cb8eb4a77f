"""Answers as a player types them: labels in place of ids, translated words in place of those of the rules."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.str_value import parse_any
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.words import has, text
from combat.games.contact.rules.answers import (
    Act,
    Aim,
    Allotment,
    AntiAir,
    At,
    Hide,
    Lay,
    LaySmoke,
    Load,
    Order,
    Place,
    Reactions,
    Retreat,
)
from combat.games.contact.rules.state import State
from combat.games.contact.terminal.labels import ids_in, label, named
from combat.games.contact.words import contact_names as names

KINDS = (Place, Hide, Load, Lay, Order, Act, Reactions, Allotment, At, LaySmoke, Retreat, AntiAir)
"""Answers with more than one part."""
NEXT = "; "


def said(state: State, decision: Decision, answer: Answer) -> str:
    """Return an answer as text that a player can type."""
    plain = str(answer)
    if plain in ids_in(state):
        return named(state, plain)
    if has(f"text-word-{plain}"):
        return text(f"text-word-{plain}")
    match parse_any(plain, *KINDS):
        case Order(units=units, dummies=dummies):
            moves = (f"{label(each.dummy)} {route(each.route)}" for each in dummies)
            return NEXT.join([" ".join(map(label, units)), *moves])
        case Act() as act:
            return _act(state, act)
        case Reactions(parts=shots):
            said_ = (f"{label(shot.unit)} {shot.point + 1} {names.weapon(state, shot.weapon)}" for shot in shots)
            return NEXT.join(said_)
        case Allotment(parts=hits):
            return " ".join(f"{label(unit)}*{count}" for unit, count in hits)
        case AntiAir(parts=units):
            return " ".join(map(label, units))
    return _of_places(plain)


def _of_places(plain: str) -> str:
    """Return an answer with a place."""
    match parse_any(plain, *KINDS):
        case Place(unit=unit, at=at):
            return f"{label(unit)} {pose(at)}"
        case Hide(unit=unit, at=at):
            return f"{word('hide')} {label(unit)} {pose(at)}"
        case Load(unit=unit, carrier=carrier):
            return f"{word('load')} {label(unit)} {label(carrier)}"
        case Lay(kind=kind, at=at):
            return f"{word('lay')} {word(kind)} {pose(at)}"
        case At(place=place):
            return str(place)
        case LaySmoke(place=place):
            return f"{word('smoke')} {pose(place)}"
        case Retreat(route=way):
            return route(way)
    return plain


def _act(state: State, act: Act) -> str:
    """Return an act: verb, way and other unit, then its shots and modes."""
    head = [word(act.verb), *([route(act.route)] if act.route is not None else [])]
    if act.other:
        head.append(label(act.other) if act.other in state.units else act.other)
    return NEXT.join([" ".join(head), *(_aim(state, aim) for aim in act.aims), *map(word, act.modes)])


def _aim(state: State, aim: Aim) -> str:
    target = aim.target if aim.target.startswith("@") else label(aim.target)
    parts = [names.weapon(state, aim.weapon), target, *([text(f"round-{aim.round}")] if aim.round else [])]
    return " > ".join(parts)


def word(name: str) -> str:
    """Return the translation of a word of the rules."""
    return text(f"text-word-{name}")


def route(way: Route) -> str:
    """Return a route as text with its heading, even if that is 0 (north)."""
    return str(way) if way.heading else f"{way}@0"


def pose(at: Pose) -> str:
    """Return a pose as text with its heading, even if that is 0 (north)."""
    return str(at) if at.heading else f"{at}@0"
