"""Check of a force list line by line: diagrams and boxes, support, allies, cards, points (L769-L783)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg
from combat.games.armour.rules.cards.nation import Nation
from combat.games.armour.rules.cards.team_card import TeamCard
from combat.games.armour.rules.cards.unit_card import UnitCard
from combat.games.armour.rules.cards.upgrade_card import UpgradeCard
from combat.games.armour.rules.forces.box_matching import matched
from combat.games.armour.rules.forces.diagram import Diagram
from combat.games.armour.rules.forces.force_fault import ForceFault
from combat.games.armour.rules.forces.force_list import ForceList, ForeignPick, UnitPick
from combat.games.armour.rules.forces.force_points import force_points, unit_points
from combat.games.armour.rules.forces.unit_check import check_unit

Path = tuple[str | int, ...]


class ForceCards(Record):
    """Cards against which force lists are checked."""

    nations: Mapping[str, Nation]
    diagrams: Mapping[str, Diagram]
    units: Mapping[str, UnitCard]
    teams: Mapping[str, TeamCard]
    upgrades: Mapping[str, UpgradeCard]
    limits: tuple[int, ...]
    """The usual points limits."""

    def points_of(self, pick: UnitPick) -> int:
        """Return the points of a bought unit; 0 if its card is unknown."""
        card = self.units.get(pick.unit)
        return unit_points(pick, card, self.upgrades) if card is not None else 0


def check_force(force: ForceList, cards: ForceCards) -> tuple[ForceFault, ...]:
    """Return all faults of a force list, in the order of its lines; empty for a legal list."""
    return tuple(_Check(force, cards).faults())


class _Check:
    """The checks of one list."""

    def __init__(self, force: ForceList, cards: ForceCards) -> None:
        self.force, self.cards = force, cards

    def faults(self) -> Iterator[ForceFault]:
        """Yield every fault."""
        force = self.force
        if force.nation not in self.cards.nations:
            yield _fault(("nation",), "force-no-nation", name=force.nation, known=", ".join(self.cards.nations))
            return
        yield from self._formations()
        yield from self._support()
        yield from self._foreign("borrowed", force.borrowed)
        yield from self._foreign("allied", force.allied)
        for path, pick in self._lines():
            yield from self._unit(path, pick)
        yield from self._points()

    def _lines(self) -> Iterator[tuple[Path, UnitPick]]:
        for place, formation in enumerate(self.force.formations):
            yield from ((("formation", place, "unit", line), unit) for line, unit in enumerate(formation.units))
        yield from ((("support", line), unit) for line, unit in enumerate(self.force.support))
        yield from ((("borrowed", line), pick.unit) for line, pick in enumerate(self.force.borrowed))
        yield from ((("allied", line), pick.unit) for line, pick in enumerate(self.force.allied))

    def _unit(self, path: Path, pick: UnitPick) -> Iterator[ForceFault]:
        card = self.cards.units.get(pick.unit)
        if card is None:
            yield _fault((*path, "unit"), "force-no-unit", name=pick.unit)
            return
        for key, said in check_unit(pick, card, self.cards.teams, self.cards.upgrades):
            yield ForceFault((*path, *key), said)

    def _formations(self) -> Iterator[ForceFault]:
        for place, formation in enumerate(self.force.formations):
            path: Path = ("formation", place)
            diagram = self.cards.diagrams.get(formation.diagram)
            if diagram is None:
                yield _fault((*path, "diagram"), "force-no-diagram", name=formation.diagram)
                continue
            if diagram.nation != self.force.nation and (place == 0 or diagram.nation not in self._allies()):
                yield _fault((*path, "diagram"), "force-foreign-formation", name=diagram.id)
            yield from self._boxes(path, diagram, formation.units)

    def _boxes(self, path: Path, diagram: Diagram, picks: Sequence[UnitPick]) -> Iterator[ForceFault]:
        boxes = tuple(diagram.own_boxes())
        filled = matched(boxes, [pick.unit for pick in picks])
        for box in range(1 + len(diagram.compulsory)):
            if box not in filled.values():
                message = "force-no-headquarters" if box == 0 else "force-box-empty"
                yield _fault(path, message, formation=diagram.id, units=", ".join(boxes[box]))
        for line, pick in enumerate(picks):
            if line not in filled and pick.unit in self.cards.units:
                yield _fault((*path, "unit", line), "force-no-box", unit=pick.unit, formation=diagram.id)

    def _support(self) -> Iterator[ForceFault]:
        own = [self.cards.diagrams.get(pick.diagram) for pick in self.force.formations]
        boxes = [box for each in own if each is not None and each.nation == self.force.nation for box in each.support]
        filled = matched(boxes, [pick.unit for pick in self.force.support])
        for line, pick in enumerate(self.force.support):
            if line not in filled and pick.unit in self.cards.units:
                yield _fault(("support", line), "force-no-support-box", unit=pick.unit)

    def _foreign(self, key: str, picks: Sequence[ForeignPick]) -> Iterator[ForceFault]:
        """Yield the faults of units from diagrams that the force does not have (L769-L783)."""
        own = [
            self.cards.diagrams[pick.diagram] for pick in self.force.formations if pick.diagram in self.cards.diagrams
        ]
        options = {unit for diagram in own for unit in diagram.units()}
        taken = set[str]()
        for line, pick in enumerate(picks):
            path: Path = (key, line)
            diagram = self.cards.diagrams.get(pick.diagram)
            if diagram is None:
                yield _fault((*path, "diagram"), "force-no-diagram", name=pick.diagram)
                continue
            name = pick.unit.unit
            if diagram.nation not in ((self.force.nation,) if key == "borrowed" else self._allies()):
                message = "force-borrowed-nation" if key == "borrowed" else "force-allied-nation"
                yield _fault((*path, "diagram"), message, name=diagram.id)
            if not any(pick.unit.unit in box for box in diagram.compulsory):
                yield _fault((*path, "unit"), "force-not-compulsory", unit=name, formation=diagram.id)
            if key == "borrowed" and pick.unit.unit in options:
                yield _fault((*path, "unit"), "force-own-option", unit=name)
            if pick.unit.unit in taken:
                yield _fault((*path, "unit"), "force-foreign-twice", unit=name)
            taken.add(pick.unit.unit)

    def _points(self) -> Iterator[ForceFault]:
        force = self.force
        if not force.of_mission and force.points not in self.cards.limits:
            known = ", ".join(map(str, self.cards.limits))
            yield _fault(("points",), "force-limit", points=force.points, known=known)
        spent = force_points(force, self.cards.units, self.cards.upgrades)
        if spent > force.points:
            yield _fault(("points",), "force-points", points=spent, most=force.points, over=spent - force.points)

    def _allies(self) -> tuple[str, ...]:
        return self.cards.nations[self.force.nation].allies


def _fault(where: Path, message: str, **values: object) -> ForceFault:
    return ForceFault(where, msg(message, **values))
