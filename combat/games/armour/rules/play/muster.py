"""Creation of a seat's units and teams at the start, and of units split from them (L43, A30, A46)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.cards.unit_card import UnitCard
from combat.games.armour.rules.forces.force_list import ForceList, UnitPick
from combat.games.armour.rules.forces.force_points import unit_points
from combat.games.armour.rules.state import Formation, State, Team, Unit

TRANSPORTS, OBSERVERS = "t", "o"
"""Ends of the ids of units that split from another: its transports and its observers (L43)."""


class Muster:
    """Creates the units of one seat, numbered in the order in which they are added."""

    def __init__(self, state: State, seat: Seat, number: int = 0) -> None:
        """Prepare a seat; `number` is that of the last unit that the seat already has."""
        self.state, self.seat, self.number = state, seat, number

    def raise_force(self, force: ForceList) -> None:
        """Create the formations and units of a force, and the free units of its mission."""
        for place, formation in enumerate(force.formations, 1):
            diagram = self.state.book.diagrams[formation.diagram]
            name = f"{self.seat[0]}f{place}"
            for pick in formation.units:
                self.add(pick, name, headquarters=pick.unit in diagram.headquarters)
            self.state.formations[name] = Formation(
                name, self.seat, diagram.id, self._commander(name), diagram.nation != force.nation
            )
        for pick in (*force.support, *(each.unit for each in (*force.borrowed, *force.allied))):
            self.add(pick, "")
        for pick in self.state.book.mission.side(self.seat).free_units:
            self.add(pick, "")

    def _commander(self, formation: str) -> str:
        """Return the leader of a formation's headquarters (L45, A30)."""
        units = (unit for unit in self.state.units.values() if unit.formation == formation and unit.headquarters)
        return next((unit.leader for unit in units), "")

    def add(self, pick: UnitPick, formation: str, *, headquarters: bool = False) -> None:
        """Create a unit, and the units split from it: observers and transports (L43, A46).

        `formation` is the id of its formation, "" for none; `headquarters` says that it is its headquarters.
        """
        self.number += 1
        book, id_ = self.state.book, f"{self.seat[0]}{self.number}"
        card = book.units[pick.unit]
        own, observers, transports = list[str](), list[str](), list[str]()
        for team, count in pick.teams:
            (observers if "observer" in book.teams[team].traits else own).extend([team] * count)
        for team, count in _added(book, card, pick, own):
            (transports if book.teams[team].carries else own).extend([team] * count)
        points = unit_points(pick, card, book.upgrades)
        unit = Unit(id_, self.seat, card.id, formation, headquarters, upgrade=pick.card, points=points)
        if headquarters or not own:
            own, transports = [*own, *transports], []
        self._enlist(unit, own)
        if transports:
            self._enlist(Unit(id_ + TRANSPORTS, self.seat, card.id, formation, parent=id_), transports)
        if observers:
            self._enlist(Unit(id_ + OBSERVERS, self.seat, card.id, "", parent=id_, independent=True), observers)

    def _enlist(self, unit: Unit, cards: list[str]) -> None:
        """Add a unit with its teams; its first team leads until it is deployed (A30)."""
        for number, card in enumerate(cards, 1):
            flies = self.state.book.teams[card].arm == "aircraft"
            team = Team(f"{unit.id}-{number}", unit.id, card, "away" if flies else "undeployed")
            self.state.teams[team.id] = team
        self.state.units[unit.id] = replace(unit, leader=f"{unit.id}-1")


def _added(book: Book, card: UnitCard, pick: UnitPick, own: list[str]) -> Iterator[tuple[str, int]]:
    """Yield the team types that a unit's additions bring, with their numbers."""
    for id_, count in pick.additions:
        addition = card.addition(id_)
        if addition is None:
            continue
        if addition.kind == "transports" and len(addition.points) == 1:
            yield addition.team, _needed(book, own, addition.team)
        else:
            yield addition.team, count


def _needed(book: Book, own: list[str], transport: str) -> int:
    """Return the number of transports for a whole unit: one for each gun, or for as many teams as one carries."""
    guns = sum(1 for team in own if book.teams[team].arm == "gun")
    foot = len(own) - guns
    places = max(1, book.teams[transport].passengers)
    return guns + -(-foot // places)
