"""Sampling of hidden information: units that the other side may have in ambush and in reserve (A49, A50)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from combat.engine.kernel.event import Event
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.apply import apply
from combat.games.armour.rules.artillery.aiming_point import AimingPoint
from combat.games.armour.rules.events.hidden_events import UnitsNumbered, UnitsShown
from combat.games.armour.rules.hidden.hide_units import HideUnits, may_hide, secret_notes
from combat.games.armour.rules.hidden.numbering import in_order, rank
from combat.games.armour.rules.hidden.unit_pool import Offer, UnitPool
from combat.games.armour.rules.hidden.unknown import Unknown
from combat.games.armour.rules.play.muster import Muster
from combat.games.armour.rules.state import Arrival, State, Unit
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, SEATS


def sample(view: State, since: Sequence[Event], seat: Seat, numbers: RandomSource) -> State:
    """Return a random full state consistent with a seat's view of a checkpoint and with the events seen since.

    Unknown units are of types that the other side's diagrams offer, within the points that it has left.
    """
    state = view.copy()
    for other in SEATS:
        if other != seat and other in view.unknown:
            _Deal(state, other, numbers).deal(since)
    state.unknown = {}
    in_order(state)
    return state


class _Deal:
    """The units of one seat that are dealt into a state."""

    def __init__(self, state: State, seat: Seat, numbers: RandomSource) -> None:
        self.state, self.seat, self.numbers = state, seat, numbers
        self.points = list(state.unknown[seat].points)
        self.dealt: list[str] = []
        """Ids of the units that are dealt."""

    def deal(self, since: Sequence[Event]) -> None:
        """Deal the units that were shown since, then those of which others are known to be part, then the rest."""
        count = self.state.unknown[self.seat].units
        self.state.unknown[self.seat] = Unknown()
        for event in since:
            if isinstance(event, UnitsShown) and event.seat == self.seat:
                count -= self._as_shown(event)
        pool = UnitPool(self.state, self.seat)
        for id_ in self._halves():
            count -= 1
            self._add(pool.of_card(self._card_of(id_), self.numbers), id_)
        for left in range(count - 1, -1, -1):
            self._add(pool.any_unit(left, self.numbers, artillery=bool(self.points)), self._free_id())
        self._hide()

    def _as_shown(self, event: UnitsShown) -> int:
        """Put units into the state as they were shown; return how many count."""
        for unit in event.units:
            self.state.units[unit.id] = unit
            if unit.aiming_point is not None:
                self.points.remove(unit.aiming_point.at)
        self.state.teams.update((team.id, team) for team in event.teams)
        for formation, team in event.commands:
            self.state.formations[formation] = replace(self.state.formations[formation], commander=team)
        return sum(1 for unit in event.units if not unit.parent)

    def _halves(self) -> list[str]:
        """Return the ids of unknown units whose transports or observers are known."""
        units = self.state.units
        return sorted({unit.parent for unit in units.values() if unit.parent and unit.parent not in units}, key=rank)

    def _card_of(self, parent: str) -> str:
        return next(unit.card for unit in self.state.units.values() if unit.parent == parent)

    def _free_id(self) -> str:
        """Return the first id of a unit that nobody has."""
        number = 1
        while f"{self.seat[0]}{number}" in self.state.units:
            number += 1
        return f"{self.seat[0]}{number}"

    def _add(self, offer: Offer, id_: str) -> None:
        """Create a unit; the next aiming point that is left is its own."""
        formation, known = offer.formation, self.state.copy()
        Muster(self.state, self.seat, rank(id_)[1] - 1).add(offer.pick, formation, headquarters=offer.headquarters)
        self.state.units.update(known.units)
        self.state.teams.update(known.teams)
        self.dealt.append(id_)
        if self.points:
            at: Point = self.points.pop(0)
            self.state.units[id_] = replace(self.state.units[id_], aiming_point=AimingPoint(at))
        if offer.headquarters and not self.state.formations[formation].commander:
            commander = self.state.units[id_].leader
            self.state.formations[formation] = replace(self.state.formations[formation], commander=commander)

    # -- where they are ------------------------------------------------------------------------------------------

    def _hide(self) -> None:
        """Decide which of the dealt units are in ambush and in reserve; before its deployment a seat has others too."""
        if not self._still_deploys():
            for id_, where in self._spread():
                self._put(self.state.units[id_], where)
        elif self.seat in self.state.hiding_over and may_hide(self.state, self.seat):
            over = self.state.hiding_over
            note = HideUnits("A35", "", self.seat).sample(self.state, self.numbers)
            apply(self.state, secret_notes(self.state, self.seat, note))
            apply(self.state, UnitsNumbered(self.seat))
            self.state.hiding_over = over

    def _still_deploys(self) -> bool:
        """Return whether the seat has yet to deploy what it has not hidden."""
        state = self.state
        aimed = state.aiming_over or not state.book.mission.aiming_points
        deployed = self.seat == DEFENDER and state.active == ATTACKER and aimed
        return state.phase == "set-up" and not deployed

    def _spread(self) -> Iterator[tuple[str, Arrival]]:
        """Yield the dealt units with where they are: named types in reserve, others in ambush as far as allowed."""
        side = self.state.book.mission.side(self.seat)
        named = side.reserves.units if side.reserves is not None else ()
        ambush = side.ambush
        for id_ in self.dealt:
            unit = self.state.units[id_]
            reserve = side.reserves is not None and not unit.headquarters
            if ambush and unit.card not in named and not (reserve and self.numbers.below(2)):
                ambush -= 1
                yield id_, "ambush"
            else:
                yield id_, "reserve"

    def _put(self, unit: Unit, where: Arrival) -> None:
        for team in list(self.state.teams.values()):
            if team.where == "undeployed" and unit.id in (team.unit, self.state.units[team.unit].parent):
                self.state.teams[team.id] = replace(team, where=where)
