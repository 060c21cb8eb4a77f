"""Names of units, markers, batteries, weapons, objectives and ground."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import CM
from combat.engine.words import has, text, translated
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.messages import Value
from combat.games.contact.rules.answers import AIR, Act
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.rules.two_seats import SEATS
from combat.games.miniatures.words.wording import length, seat

LENGTHS = ("most",)
"""Arguments of refusals that are lengths, if they are at least 1 cm."""


def winner(id_: Seat) -> str:
    """Return the name of a seat that has won; that of a draw for ""."""
    return seat(id_) or text("simulated-draw")


def unit(state: State, id_: str) -> str:
    """Return a unit's name: its type, numbered if the seat's force has several units of the type."""
    found = state.units[id_]
    name = translated(state.card(found).name)
    force = state.book.forces[found.seat]
    if sum(pick.count for pick in force.units if pick.unit == found.card) < 2:
        return name
    return text("unit-numbered", name=name, number=_place(state, found))


def _place(state: State, found: Unit) -> int:
    """Return the number of a unit among those of its type, counted by the ids of its force."""
    before, order = 0, state.book.forces[found.seat].units
    for pick in order:
        if pick.unit == found.card:
            break
        before += pick.count
    return int(found.id.lstrip("ad")) - before


def subject(state: State, id_: str) -> str:
    """Return the name of a unit, marker, dummy, battery, seat or place; for an unknown id, the text "somebody"."""
    if id_ in state.units:
        return unit(state, id_)
    if id_ in state.markers:
        return text("marker-numbered", number=int(id_.lstrip("adm")))
    if id_ in state.batteries:
        return translated(state.book.batteries[state.batteries[id_].card].name)
    if id_ == AIR:
        return text("support-air")
    if id_ in SEATS:
        return seat(id_)
    if id_.startswith("@"):
        return text("a-place")
    if id_[1:2] == "x":
        return text("dummy-numbered", number=int(id_[2:]))
    return text("somebody")


def subjects(state: State, ids: Iterable[str]) -> str:
    """Return the names of some pieces as a list in words."""
    return all_of([subject(state, id_) for id_ in ids])


def weapon(state: State, id_: str) -> str:
    """Return the name of a weapon, battery or kind of attack; the id if it has no name."""
    if id_ in state.book.weapons:
        return translated(state.book.weapons[id_].name)
    if id_ in state.book.batteries:
        return translated(state.book.batteries[id_].name)
    return subject(state, id_) if id_ in state.batteries else text(f"term-{id_}") if has(f"term-{id_}") else id_


def goal(name: str) -> str:
    """Return the name of an objective."""
    return translated(name)


def ground(state: State, kind: str) -> str:
    """Return the name of a kind of scenery; its id if it is unknown."""
    found = state.book.scenery.get(kind)
    return kind if found is None else translated(found.name)


def act(state: State, written: str) -> str:
    """Return an act as text: its verb and modes; for "", the text of a reaction."""
    if not written:
        return text("act-reaction")
    found = Act.read(written)
    parts = [text(f"act-{found.verb}"), *(text(f"mode-{mode}") for mode in found.modes if has(f"mode-{mode}"))]
    return ", ".join(parts)


def states(state: State, id_: str) -> Iterator[str]:
    """Yield the states of a unit as text, those that hinder it first."""
    found = state.units[id_]
    holds = {
        "lost": not found.alive and not found.wreck, "wreck": found.wreck, "demoralised": found.demoralised,
        "suppressed": found.suppressed, "stuck": bool(found.stuck), "under-fire": found.under_fire,
        "undeployed": found.where == "undeployed", "reserve": found.where == "reserve",
        "hidden": found.where == "hidden", "marker": found.where == "marker", "aboard": found.where == "aboard",
        "dug-in": found.dug_in, "cover": found.cover, "camouflaged": found.camouflaged, "hatch": found.hatch,
        "acted": found.acted and found.alive, "watching": found.watching,
    }  # fmt: skip
    yield from (text(f"state-{name}") for name, is_so in holds.items() if is_so)


def named(state: State, key: str, value: Value) -> Value:
    """Return an argument of a refusal as the player sees it: names for ids, centimetres for lengths."""
    if key in LENGTHS and isinstance(value, int) and value >= CM:
        return length(value)
    if not isinstance(value, str):
        return value
    if key in ("unit", "about", "battery"):
        return subject(state, value)
    if key == "target":
        return text("a-place") if value == "place" else subject(state, value)
    if key == "weapon":
        return weapon(state, value)
    return ground(state, value) if key in ("ground", "kind") else value
