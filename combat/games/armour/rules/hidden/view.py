"""View of a seat, without the other seat's units that have never been on the table (A49, A50).

A view has neither such units nor their teams, only their number and their aiming points, and of the other force only
its nation, diagrams and points. Ids reveal nothing: the last numbers belong to ambushes and reserves. Flights are known
from the beginning, since they are never hidden.
"""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.apply import apply
from combat.games.armour.rules.artillery.aim_artillery import AimArtillery
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.events.artillery_events import AimingPointPlaced
from combat.games.armour.rules.events.hidden_events import AimingPointSeen, UnitsHidden, UnitsNumbered, UnitsShown
from combat.games.armour.rules.forces.force_list import ForceList
from combat.games.armour.rules.hidden.hide_units import HideUnits
from combat.games.armour.rules.hidden.off_table import is_unseen, unseen_units
from combat.games.armour.rules.hidden.unknown import Unknown
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.rules.two_seats import SEATS

MOST_BOOKS = 8
"""Number of books whose masks are cached."""

_masks: dict[tuple[int, Seat], tuple[Book, Book]] = {}


def visible(state: State, seat: Seat) -> State:
    """Return a copy of the state that contains only what a seat sees; the public does not see hidden units of either
    side.
    """
    view = state.copy()
    view.book = masked(state.book, seat)
    for other in SEATS:
        if other != seat:
            _hide(view, unseen_units(state, other), other)
    return view


def _hide(view: State, units: list[Unit], seat: Seat) -> None:
    """Take units of a seat out of a view; only their number and aiming points are left."""
    known = view.unknown.get(seat, Unknown()) if view.phase != "over" else Unknown()
    points = [unit.aiming_point.at for unit in units if unit.aiming_point is not None]
    count = sum(1 for unit in units if not unit.parent)
    view.unknown[seat] = Unknown(known.units + count, tuple(sorted((*known.points, *points))))
    gone = {unit.id for unit in units}
    for unit in gone:
        del view.units[unit]
    for team in [each.id for each in view.teams.values() if each.unit in gone]:
        del view.teams[team]
    for formation in list(view.formations.values()):
        if formation.seat == seat and formation.commander and formation.commander not in view.teams:
            view.formations[formation.id] = replace(formation, commander="")


def masked(book: Book, seat: Seat) -> Book:
    """Return a book without the units in the forces of other seats; cached."""
    kept = _masks.get((id(book), seat))
    if kept is not None and kept[0] is book:
        return kept[1]
    if len(_masks) >= MOST_BOOKS:
        _masks.clear()
    forces = {each: force if each == seat else _headline(force) for each, force in book.forces.items()}
    _masks[id(book), seat] = book, replace(book, forces=forces)
    return _masks[id(book), seat][1]


def _headline(force: ForceList) -> ForceList:
    """Return what everybody knows of a force: its nation, its diagrams, its points."""
    formations = tuple(replace(formation, units=()) for formation in force.formations)
    return replace(force, formations=formations, support=(), borrowed=(), allied=())


# -- events ------------------------------------------------------------------------------------------------------------


def seen(state: State, event: Event, seat: Seat) -> tuple[Event, ...]:
    """Return the events that a seat sees in place of an event that is about to be applied to the true state."""
    told = _told(state, event, seat)
    unseen = {other: unseen_units(state, other) for other in SEATS if other != seat}
    if isinstance(event, UnitsNumbered) or not any(unseen.values()):
        return (told,)
    after = state.copy()
    apply(after, event)
    shown = (_shown(state, other, units, after) for other, units in unseen.items())
    return (*(each for each in shown if each.units), told)


def _told(state: State, event: Event, seat: Seat) -> Event:
    """Return an event without what a seat must not know."""
    if isinstance(event, UnitsHidden) and event.seat != seat:
        return replace(event, ambush=(), reserve=())
    if isinstance(event, AimingPointPlaced):
        unit = state.units[event.unit]
        if unit.seat != seat and is_unseen(state, unit):
            return AimingPointSeen(unit.seat, event.at)
    return event


def _shown(state: State, seat: Seat, units: list[Unit], after: State) -> UnitsShown:
    """Return the units of a seat that become known, as they are before the event that shows them."""
    hidden = {unit.id for unit in unseen_units(after, seat)}
    known = {unit.id: unit for unit in units if unit.id not in hidden}
    teams = tuple(team for team in state.teams.values() if team.unit in known)
    ids = {team.id for team in teams}
    commands = ((each.id, each.commander) for each in state.formations.values() if each.commander in ids)
    return UnitsShown(seat, tuple(known.values()), teams, tuple(commands))


def hides(decision: Decision, answer: Answer) -> bool:
    """Return whether an answer is hidden from the other seat: secret notes, and which artillery is ranged in."""
    return isinstance(decision, HideUnits) or (isinstance(decision, AimArtillery) and answer != DONE)
