"""Units that a side may have, judged by the public facts of its force: nation, diagrams, points."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.forces.force_list import UnitPick
from combat.games.armour.rules.state import State


class Offer(Record):
    """A unit that a side may have."""

    pick: UnitPick
    points: int
    formation: str
    """Id of its formation; "" for support."""
    headquarters: bool = False


class UnitPool:
    """Units that a side may have in addition to those in a state."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        spent = sum(unit.points for unit in state.units.values() if unit.seat == seat)
        self.points = state.book.forces[seat].points - spent
        reserves = state.book.mission.side(seat).reserves
        known = {unit.card for unit in state.units.values() if unit.seat == seat}
        self.named = [card for card in (reserves.units if reserves else ()) if card not in known]
        """Types that the mission names and that are still to be dealt."""
        formations = [each for each in state.formations.values() if each.seat == seat]
        self.formations = [each for each in formations if not each.destroyed] or formations
        led = {unit.formation for unit in state.units.values() if unit.headquarters}
        self.leaderless = [formation.id for formation in self.formations if formation.id not in led]

    def _offers(self, *, headquarters: bool = False) -> Iterator[Offer]:
        """Yield each size of each unit type in the boxes of the formations: headquarters, or all others."""
        for formation in self.formations:
            diagram = self.state.book.diagrams[formation.diagram]
            if headquarters:
                if formation.id in self.leaderless:
                    yield from self._sizes(diagram.headquarters, formation.id, headquarters=True)
                continue
            for box in (*diagram.compulsory, *diagram.optional):
                yield from self._sizes(box, formation.id)
            for box in diagram.support:
                yield from self._sizes(box, "")

    def _sizes(self, box: tuple[str, ...], formation: str, *, headquarters: bool = False) -> Iterator[Offer]:
        book = self.state.book
        for card in (book.units[unit] for unit in box):
            for size in card.compositions:
                if all(book.teams[team].arm != "aircraft" for team, _ in size.teams):
                    yield Offer(UnitPick(card.id, size.teams), size.points, formation, headquarters)

    def of_card(self, card: str, numbers: RandomSource) -> Offer:
        """Draw and return a random unit of a type that is known."""
        offers = [each for each in (*self._offers(), *self._offers(headquarters=True)) if each.pick.unit == card]
        return self._take(offers or list(self._sizes((card,), "")), 0, numbers)

    def any_unit(self, left: int, numbers: RandomSource, *, artillery: bool) -> Offer:
        """Draw and return a random unit, with `left` more to follow: missing headquarters first, then named types, then
        any.

        With `artillery`, artillery is preferred, since a known aiming point must belong to it.
        """
        offers = list(self._offers(headquarters=True))
        if not offers:
            offers = list(self._offers())
            named = [each for each in offers if each.pick.unit in self.named]
            guns = [each for each in offers if artillery and self._bombards(each)]
            offers = named or guns or offers
        return self._take(offers, left, numbers)

    def _bombards(self, offer: Offer) -> bool:
        book = self.state.book
        weapons = (weapon for team, _ in offer.pick.teams for weapon in book.teams[team].weapons)
        return any(book.weapons[weapon].bombardment is not None for weapon in weapons)

    def _take(self, offers: list[Offer], left: int, numbers: RandomSource) -> Offer:
        """Draw one of some offers that leaves points for the others; the cheapest if none does."""
        least = min(each.points for each in self._offers())
        able = [each for each in offers if each.points <= self.points - left * least]
        taken = able[numbers.below(len(able))] if able else min(offers, key=lambda each: each.points)
        self.points -= taken.points
        self.named = [card for card in self.named if card != taken.pick.unit]
        self.leaderless = [each for each in self.leaderless if not (taken.headquarters and each == taken.formation)]
        return taken
