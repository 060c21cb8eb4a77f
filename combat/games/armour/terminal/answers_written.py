"""Answers as a player types them: labels in place of ids, translated words in place of those of the rules."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.str_value import parse_any
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.words import has, text
from combat.games.armour.rules.answers import (
    DONE,
    PASS,
    Aim,
    AimAt,
    Allotment,
    Attack,
    Bombard,
    Charge,
    Dismount,
    FireOrder,
    LayScreen,
    Mount,
    Moves,
    OrderCall,
    Placements,
    PlaceWork,
    Swap,
)
from combat.games.armour.rules.hidden.hiding import LISTS, Hiding
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import other_seat
from combat.games.armour.terminal.labels import Labels
from combat.games.armour.words import armour_names as names

KINDS = (
    Moves, Charge, Placements, FireOrder, OrderCall, Mount, Dismount, Bombard, LayScreen, AimAt, PlaceWork, Allotment,
    Swap, Hiding, Attack,
)  # fmt: skip
"""Answers with more than one part."""
ENDS = {
    "place-works": "works-done", "aim-artillery": "aim-done", "deploy": "deploy-done", "move-units": "move-done",
    "move-by-order": "move-order-done", "shoot-units": "shoot-done", "defensive-fire": "shoot-done",
    "anti-aircraft": "flight-hold", "attack-with-flight": "flight-leave",
    "act-in-assault": "charge-done", "countercharge": "charge-stay", "consolidate": "move-stay",
    "mistaken-target": "swap-none", "name-leader": "team-stays", "hide-units": "hide-none",
    "reveal-ambush": "ambush-waits", "move-spearhead": "move-done",
}  # fmt: skip
"""The sentence for the answer that ends or declines a question, as on its button."""
_NEXT = "; "


def written(state: State, decision: Decision, answer: Answer) -> str:
    """Return an answer as text that a player can type."""
    if answer in (DONE, PASS):
        return text(ENDS[decision.kind]) if decision.kind in ENDS else text(f"text-word-{answer}")
    found, plain = parse_any(str(answer), *KINDS), str(answer)
    labels, seat = Labels(state), decision.seat
    match found:
        case FireOrder():
            return _fire(labels, seat, found)
        case Allotment():
            return hits(labels, seat, found)
        case Hiding():
            return _hiding(labels, seat, found)
        case Swap():
            return text("swap-pair", first=labels.named(found.first, seat), second=labels.named(found.second, seat))
    if plain in state.teams or plain in state.units:
        return labels.named(plain, seat)
    if plain in state.book.weapons:
        return names.weapon(state, plain)
    if has(f"answer-{plain}"):
        return text(f"answer-{plain}")
    return _of_places(labels, seat, found)


def _of_places(labels: Labels, seat: Seat, answer: str) -> str:
    """Return an answer with places, an order, or any other one with labels instead of ids."""
    state = labels.state
    match answer:
        case Moves(parts=parts):
            return _NEXT.join(
                f"{labels.of(part.team, seat)} {text(f'text-word-{part.speed}')} {_route(part.route)}" for part in parts
            )
        case Charge(parts=charges):
            return _NEXT.join(f"{labels.of(part.team, seat)} {_route(part.route)}" for part in charges)
        case Placements(parts=places):
            return f"{text('text-word-place')} " + _NEXT.join(
                f"{labels.of(part.team, seat)} {_pose(part.pose)}" for part in places
            )
        case OrderCall(unit=unit, order=order):
            return f"{labels.of(unit, seat)} {names.order(order)}"
        case Mount(team=team, vehicle=vehicle):
            return f"{text('text-word-mount')} {labels.of(team, seat)} {labels.of(vehicle, seat)}"
        case Dismount(team=team, route=route):
            return f"{text('text-word-dismount')} {labels.of(team, seat)} {_route(route)}"
        case Bombard(unit=unit, spotter=spotter, at=at):
            return f"{text('text-word-bombard')} {labels.of(unit, seat)} {at} {_by(labels, seat, spotter)}"
        case LayScreen(unit=unit, spotter=spotter, at=at, guns=guns):
            word = text("text-word-screen")
            return f"{word} {labels.of(unit, seat)} {_pose(at)} {guns} {_by(labels, seat, spotter)}"
        case Attack(unit=unit):
            return f"{text('text-word-attack')} {labels.of(unit, seat)}"
        case AimAt(unit=unit, at=at):
            return f"{labels.of(unit, seat)} {at}"
        case PlaceWork(kind=kind, at=at):
            return f"{names.work(state, kind)} {_pose(at)}"
    return labels.marked(answer, seat)


def _hiding(labels: Labels, seat: Seat, hiding: Hiding) -> str:
    """Return secret notes: "ambush B Bt; reserve C D"."""
    lists = zip(LISTS, (hiding.ambush, hiding.reserve), strict=True)
    words = ((text(f"text-word-{name}"), *(labels.of(unit, seat) for unit in units)) for name, units in lists if units)
    return _NEXT.join(map(" ".join, words))


def _route(route: Route) -> str:
    """Return a route with its heading, also north."""
    return str(route) if route.heading else f"{route}@0"


def _pose(pose: Pose) -> str:
    """Return a pose with its heading, also north."""
    return str(pose) if pose.heading else f"{pose}@0"


def _by(labels: Labels, seat: Seat, spotter: str) -> str:
    return f"{text('text-word-by')} {labels.of(spotter, seat)}"


def _fire(labels: Labels, seat: Seat, order: FireOrder) -> str:
    mode = "" if order.mode == "fire" else f"{text(f'text-word-{order.mode}')} "
    return mode + _NEXT.join(_aim(labels, seat, aim) for aim in order.aims)


def _aim(labels: Labels, seat: Seat, aim: Aim) -> str:
    weapon, target = names.weapon(labels.state, aim.weapon), labels.of(aim.target, other_seat(seat))
    shot = f"{labels.of(aim.shooter, seat)} {weapon} > {target}"
    return f"{shot} {text('text-word-hull')}" if aim.turn else shot


def hits(labels: Labels, seat: Seat, allotment: Allotment) -> str:
    """Return an allotment of hits as text, each shot with its number: "1: D1*2 D2; 2: D1"."""
    struck = dict[int, list[str]]()
    for shot, team, count in allotment.parts:
        struck.setdefault(shot + 1, []).append(_struck(labels, seat, team, count))
    return _NEXT.join(f"{shot}: {' '.join(teams)}" for shot, teams in struck.items())


def _struck(labels: Labels, seat: Seat, team: str, count: int) -> str:
    label = labels.of(team, seat)
    return f"{label}*{count}" if count > 1 else label
