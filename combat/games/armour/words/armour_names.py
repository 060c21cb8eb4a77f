"""Names of units, teams, formations, weapons, works and ground."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.space.plane.table_map import TableObjective
from combat.engine.words import has, text, translated
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.messages import Value
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.ground.sight_obstacles import FRIEND
from combat.games.armour.rules.ground.sighting import FOXHOLE
from combat.games.armour.rules.missions.mission import Goal
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.rules.works.placed_work import PlacedWork
from combat.games.miniatures.words.wording import length, seat

LENGTHS = ("most", "way", "range")
"""Arguments of refusals that are lengths in units of 0.1 mm."""


def unit(state: State, id_: str) -> str:
    """Return a unit's name: its type, numbered if the seat has several units of the type."""
    found = state.units[id_]
    name = translated(state.book.units[found.card].name)
    if found.parent:
        kind = "observers" if found.independent else "transports"
        return text(f"unit-{kind}", of=name)
    alike = [each.id for each in state.units.values() if _same(state, each.id, id_)]
    return text("unit-numbered", name=name, number=alike.index(id_) + 1) if len(alike) > 1 else name


def unit_card(state: State, id_: str) -> str:
    """Return the name on a unit's card: short for transports and observers, which share the letter of another unit."""
    found = state.units[id_]
    if not found.parent:
        return unit(state, id_)
    return text("unit-short-observers" if found.independent else "unit-short-transports")


def _same(state: State, one: str, other: str) -> bool:
    a, b = state.units[one], state.units[other]
    return (a.seat, a.card, a.parent) == (b.seat, b.card, b.parent)


def team(state: State, id_: str) -> str:
    """Return a team's name: its type, numbered if its unit has several teams of the type."""
    found = state.teams[id_]
    name = translated(state.card(found).name)
    alike = [each.id for each in state.teams.values() if (each.unit, each.card) == (found.unit, found.card)]
    return text("team-numbered", name=name, number=alike.index(id_) + 1) if len(alike) > 1 else name


def teams(state: State, ids: Iterable[str]) -> str:
    """Return the names of some teams as a list in words."""
    return all_of([team(state, id_) for id_ in ids])


def works(state: State, given: Iterable[PlacedWork]) -> str:
    """Return the names of some works as a list in words."""
    return all_of([ground(each.kind, state) for each in given])


def order(id_: str) -> str:
    """Return the name of a movement order."""
    return text(f"order-{id_}")


def subject(state: State, id_: str) -> str:
    """Return the name of the team, unit, formation or seat with an id; an unknown id itself."""
    if id_ in state.teams:
        return team(state, id_)
    if id_ in state.units:
        return unit(state, id_)
    if id_ in state.formations:
        return formation(state, id_)
    return seat(id_) if id_ in SEATS else id_


def formation(state: State, id_: str) -> str:
    """Return the name of a formation."""
    return translated(state.book.diagrams[state.formations[id_].diagram].name)


def weapon(state: State, id_: str) -> str:
    """Return the name of a weapon."""
    return translated(state.book.weapons[id_].name)


def goal(place: Goal | TableObjective) -> str:
    """Return the name of a goal, or of an objective of the table."""
    return translated(place.name)


def table_name(id_: str) -> str:
    """Return the name of a table: that of a built-in one, a text with the seed of a random one, else its id."""
    random, _, seed = id_.partition("-")
    if random == "random" and seed.isdecimal():
        return text("table-random", seed=seed)
    return text(f"table-{id_}") if has(f"table-{id_}") else id_


def weapon_values(weapon: Weapon) -> str:
    """Return the values of a weapon as a short text: of its direct fire, else of its bombardment; "" if it has
    neither.
    """
    if weapon.fires_directly:
        return text(
            "weapon-values", range=length(weapon.range), halted=weapon.halted, moving=weapon.moving,
            at=weapon.anti_tank, fp=weapon.firepower,
        )  # fmt: skip
    fire = weapon.bombardment
    if fire is None:
        return ""
    if not fire.range:
        return text("weapon-below", at=fire.anti_tank, fp=fire.firepower)
    return text("weapon-bombs", range=length(fire.range), at=fire.anti_tank, fp=fire.firepower)


def work(state: State, id_: str) -> str:
    """Return the name of a kind of works."""
    return translated(state.book.works[id_].name)


def ground(kind: str, state: State) -> str:
    """Return the name of a kind of scenery or works; the kind itself if it is unknown."""
    found = state.book.scenery.get(kind) or state.book.works.get(kind)
    return kind if found is None else translated(found.name)


def cause(kind: str, state: State) -> str:
    """Return the name of a cause that blocks a line of sight or conceals: a kind of ground, a friend or foxholes;
    "none" for "".
    """
    if kind in (FRIEND, FOXHOLE):
        return text(f"cause-{kind}")
    return ground(kind, state) if kind else "none"


def named(state: State, key: str, value: Value) -> Value:
    """Return an argument of a refusal as the player sees it: names for ids, centimetres for lengths."""
    if key in LENGTHS and isinstance(value, int):
        return length(value)
    if key in ("team", "about") and isinstance(value, str):
        return subject(state, value)
    if key == "order" and isinstance(value, str):
        return order(value)
    if key == "ground" and isinstance(value, str):
        return ground(value, state)
    if key == "cause" and isinstance(value, str):
        return cause(value, state)
    return value


def points(hundredths: int) -> str:
    """Return an amount of points as text, rounded to a tenth, such as "7.5"."""
    whole, rest = divmod((hundredths + 5) // 10, 10)
    return text("length", whole=whole, rest=rest)
