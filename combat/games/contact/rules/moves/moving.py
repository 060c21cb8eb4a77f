"""Moves along a way: dice at borders, mines, discoveries, reactions (sections 2 and 4)."""

from __future__ import annotations

from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Choice
from combat.engine.kernel.ledger import Term
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.movement.movement_path import path_of
from combat.engine.space.plane.route import Route
from combat.games.contact.rules.answers import GO_ON, NONE, STOP, Reactions, Verb
from combat.games.contact.rules.command.tests import experience_test
from combat.games.contact.rules.events.act_events import (
    FieldFound,
    GroundRolled,
    MineStruck,
    UnitFound,
    UnitMoved,
    UnitStuck,
)
from combat.games.contact.rules.fire.destroying import Strike, strike
from combat.games.contact.rules.fire.harming import save
from combat.games.contact.rules.ground.path_places import Station, stations
from combat.games.contact.rules.ground.ways import Crossing, Way, walked
from combat.games.contact.rules.hidden.finding import live_dummies, look, unknown_units
from combat.games.contact.rules.measuring import pose_of, shape_of
from combat.games.contact.rules.moves.reacting import React, react
from combat.games.contact.rules.rolling import cast, one
from combat.games.contact.rules.sight.detection import as_target, detects, finder
from combat.games.contact.rules.smoke_shapes import field_shape
from combat.games.contact.rules.state import LaidField, State, Unit
from combat.games.contact.rules.two_seats import opponent

EVERY = 250
"""Distance between the places of a way at which sight is checked, in units of 0.1 mm."""


class Discovered(Choice):
    """Does a moving unit that has discovered an enemy go on or stop (section 2)?"""

    kind: ClassVar[str] = "discovered"
    seat: Seat = ""


class Advance:
    """Execution of one unit's move."""

    def __init__(self, state: State, unit: str, way: Way, verb: Verb, through: tuple[str, ...] = ()) -> None:
        self.state, self.id, self.way, self.verb, self.through = state, unit, way, verb, through
        self.stations = list(stations(pose_of(state.units[unit]), way.path, EVERY))
        self.crossings = sorted(way.crossings, key=lambda each: each.at)
        self.here = Station(0, pose_of(state.units[unit]))
        """The place of the unit in the state."""
        self.seen: list[Station] = []
        """Places of the current part of the way where the other seat saw it."""
        self.reactions, self.tried = 0, list[str]()

    @property
    def unit(self) -> Unit:
        """Return the unit in its current state."""
        return self.state.units[self.id]

    def run(self) -> Steps[bool]:
        """Execute the move, yielding decisions and events; return whether the unit reached the end."""
        before = self.here
        for station in self.stations:
            if (yield from self._meets_border(before, station)):
                return False
            if (yield from self._meets_mines(before, station)):
                return False
            by = "" if self.unit.known else finder(self.state, self._there(station))
            if by:
                yield from self._go(station)
                yield UnitFound(self.id, by)
            if self.unit.known:
                self.seen.append(station)
            if self._discovers(station):
                if (yield from self._reactions()):
                    return False
                yield from self._go(station)
                yield from look(self.state, self.id)
                if station is not self.stations[-1] and (yield from self._stops(station)):
                    return False
            before = station
        if (yield from self._reactions()):
            return False
        yield from self._go(self.stations[-1])
        return True

    def _go(self, station: Station) -> Steps[None]:
        """Move the unit up to a place of its way."""
        start = 0 if self.here.at == 0 else self.here.at + 1
        path = tuple(each.pose for each in self.stations if start <= each.at <= station.at) or (station.pose,)
        if station.at > self.here.at or station.pose != self.here.pose:
            length = 0 if self.verb == "crawl" else station.at - self.here.at
            yield UnitMoved(self.id, path, length)
            self.here = station

    def _there(self, station: Station) -> Unit:
        """Return the unit as it would be at a place of its way."""
        length = 0 if self.verb == "crawl" else station.at - self.here.at
        return replace(self.unit, pose=station.pose, moved=self.unit.moved + length)

    # -- what it meets -------------------------------------------------------------------------------------------------

    def _meets_border(self, before: Station, station: Station) -> Steps[bool]:
        """Roll at the borders before a place; return whether one stops the unit (L100, L102)."""
        due = [each for each in self.crossings if each.at <= station.at]
        self.crossings = [each for each in self.crossings if each.at > station.at]
        for crossing in due:
            if (yield from self._reactions()):
                return True
            yield from self._go(before)
            if not (yield from self._crosses(crossing)):
                return True
        return False

    def _crosses(self, crossing: Crossing) -> Steps[bool]:
        if crossing.test:
            return (yield from experience_test(self.state, self.id, crossing.kind, "L102"))
        number = yield from one("ground", "L100", self.id)
        passed = number > self.state.book.figures.moves.immobilised_on
        yield GroundRolled(self.id, crossing.kind, number, passed)
        if not passed:
            yield UnitStuck(self.id, "ground")
        return passed

    def _meets_mines(self, before: Station, station: Station) -> Steps[bool]:
        """Strike mines that a place is among and the one before was not; return whether they stop the unit (C34)."""
        for laid in [each for each in self.state.fields.values() if each.kind == "mines"]:
            if self._touches(laid, station) and not self._touches(laid, before):
                yield from self._go(station)
                if not laid.found:
                    yield FieldFound(laid.id)
                if (yield from self._mined(laid)):
                    return True
        return False

    def _touches(self, laid: LaidField, station: Station) -> bool:
        left = field_shape(laid)
        return left is not None and overlap(left, shape_of(self.state, self.unit, station.pose))

    def _mined(self, laid: LaidField) -> Steps[bool]:
        figures = self.state.book.figures.close.mines
        vehicle = self.state.card(self.unit).arm == "vehicle"
        numbers = yield from cast(1 if vehicle else figures.foot_dice, "mines", "C34", self.id)
        hits = sum(number >= (figures.vehicle if vehicle else figures.foot) for number in numbers)
        yield MineStruck(self.id, laid.id, tuple(numbers), hits)
        if hits and self.state.card(self.unit).is_armoured:
            yield from strike(self.state, "", self.id, Strike("top", (Term("mine", figures.anti_tank, "L266"),)))
        else:
            yield from save(self.state, self.id, hits, "C34")
        return self._is_stopped(False)

    # -- what is found -------------------------------------------------------------------------------------------------

    def _discovers(self, station: Station) -> bool:
        """Return whether the unit would find something at a place."""
        there, other = self._there(station), opponent(self.unit.seat)
        if any(detects(self.state, there, each) for each in unknown_units(self.state, other)):
            return True
        return any(detects(self.state, there, as_target(self.state, each)) for each in live_dummies(self.state, other))

    def _stops(self, station: Station) -> Steps[bool]:
        """Ask whether the unit goes on, if it may choose and its way is still free."""
        if self.verb == "move":
            answer = yield from ask(Discovered("S2", self.id, (GO_ON, STOP), None, self.unit.seat))
            if answer == STOP:
                return True
        rest = [each.pose for each in self.stations[self.stations.index(station) + 1 :]]
        corners = [pose.point for pose in rest][-40:]
        path = path_of(station.pose, Route(corners, rest[-1].heading))
        return walked(self.state, self.unit, path, self.through).stop is not None

    # -- reactions -----------------------------------------------------------------------------------------------------

    def _reactions(self) -> Steps[bool]:
        """Let the other seat react to the part of the way since the last time; return whether the unit is stopped."""
        left = self.state.book.figures.command.actions.reactions - self.reactions
        places, self.seen = self.seen, []
        if self.verb == "crawl" or not places or left < 1 or not self.unit.known:
            return False
        seat = opponent(self.unit.seat)
        asked = React("S2", self.id, seat, tuple(each.pose for each in places), left, tuple(self.tried))
        answer = yield from ask(asked)
        if answer == NONE or not isinstance(answer, Reactions):
            return False
        shots = [(asked.place(self.state.units[shot.unit], shot.point), shot) for shot in answer.parts]
        for station in places:
            for shot in [shot for pose, shot in shots if pose == station.pose and shot.unit not in self.tried]:
                yield from self._go(station)
                self.reactions += 1
                self.tried.append(shot.unit)
                was = self.unit.suppressed
                yield from react(self.state, shot, self.id)
                if self._is_stopped(was):
                    return True
        return False

    def _is_stopped(self, was: bool) -> bool:
        """Return whether a unit stops where it is: lost, demoralised, stuck, or suppressed now (section 2)."""
        unit = self.unit
        return not unit.alive or unit.demoralised or bool(unit.stuck) or (unit.suppressed and not was)


def advance(state: State, unit: str, way: Way, verb: Verb, through: tuple[str, ...] = ()) -> Steps[bool]:
    """Move a unit along a way, yielding decisions and events; return whether it reached the end.

    Dice, mines, discoveries and reactions may interrupt it. Units in `through` do not stop it.
    """
    return (yield from Advance(state, unit, way, verb, through).run())
