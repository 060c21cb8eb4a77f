"""Lines of a force list in the builder: one for each box of its diagrams, with the unit in it (L769-L783)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.games.armour.rules.forces.box_matching import matched
from combat.games.armour.rules.forces.diagram import Box, Diagram
from combat.games.armour.rules.forces.force_check import ForceCards, Path
from combat.games.armour.rules.forces.force_list import ForceList, ForeignPick, UnitPick

BoxKind: TypeAlias = Literal["headquarters", "compulsory", "optional", "support", "borrowed", "allied", "surplus"]
"""The kinds of boxes; a surplus unit fits into none."""
UnitOffer: TypeAlias = tuple[str, str]
"""A unit type that a box allows: the diagram that it comes from, "" for the box's own, and its id."""


class ForceLine(Record):
    """A box of a force list and the unit in it."""

    kind: BoxKind
    units: Path
    """The list that holds its unit, as a path in a force file: ("formation", 0, "unit") or ("support",)."""
    offers: tuple[UnitOffer, ...] = ()
    place: int = -1
    """Index of its unit in that list; -1 if the box is empty."""
    pick: UnitPick | None = None
    diagram: str = ""
    """Diagram from which a borrowed or allied unit comes; "" for others."""

    @property
    def where(self) -> Path:
        """Return the path of the unit in a force file, as used in faults; () if the box is empty."""
        return (*self.units, self.place) if self.pick is not None else ()


def force_lines(force: ForceList, cards: ForceCards) -> tuple[ForceLine, ...]:
    """Return a line for each box and each unit of a list: formations, support, then units of other diagrams.

    Unknown diagrams have no boxes; units without a box are marked as surplus.
    """
    return tuple(_lines(force, cards))


def _lines(force: ForceList, cards: ForceCards) -> Iterator[ForceLine]:
    for place, formation in enumerate(force.formations):
        diagram = cards.diagrams.get(formation.diagram)
        boxes = _own_boxes(diagram) if diagram is not None else []
        yield from _filled(boxes, formation.units, ("formation", place, "unit"))
    own = own_diagrams(force, cards)
    support: list[tuple[BoxKind, Box]] = [
        ("support", box) for diagram in own if diagram.nation == force.nation for box in diagram.support
    ]
    yield from _filled(support, force.support, ("support",))
    yield from _foreign("borrowed", force.borrowed, borrowed_offers(force, cards))
    yield from _foreign("allied", force.allied, allied_offers(force, cards))


def own_diagrams(force: ForceList, cards: ForceCards) -> list[Diagram]:
    """Return the diagrams of a list's formations; unknown ones are left out."""
    return [cards.diagrams[pick.diagram] for pick in force.formations if pick.diagram in cards.diagrams]


def _own_boxes(diagram: Diagram) -> list[tuple[BoxKind, Box]]:
    compulsory: list[tuple[BoxKind, Box]] = [("compulsory", box) for box in diagram.compulsory]
    return [("headquarters", diagram.headquarters), *compulsory, *(("optional", box) for box in diagram.optional)]


def _filled(boxes: Sequence[tuple[BoxKind, Box]], picks: Sequence[UnitPick], units: Path) -> Iterator[ForceLine]:
    """Yield the boxes with the units that fill them, then the units without a box."""
    found = matched([box for _, box in boxes], [pick.unit for pick in picks])
    inside = {box: unit for unit, box in found.items()}
    for place, (kind, box) in enumerate(boxes):
        unit = inside.get(place, -1)
        offers = tuple(("", each) for each in box)
        yield ForceLine(kind, units, offers, unit, picks[unit] if unit >= 0 else None)
    for unit, pick in enumerate(picks):
        if unit not in found:
            yield ForceLine("surplus", units, (), unit, pick)


def _foreign(
    kind: Literal["borrowed", "allied"], picks: Sequence[ForeignPick], offers: Iterable[UnitOffer]
) -> Iterator[ForceLine]:
    """Yield a line for each unit of another diagram, and an empty one if a further unit may be bought."""
    taken = {pick.unit.unit for pick in picks}
    free = tuple(offer for offer in offers if offer[1] not in taken)
    for place, pick in enumerate(picks):
        yield ForceLine(kind, (kind,), (*free, (pick.diagram, pick.unit.unit)), place, pick.unit, pick.diagram)
    if free:
        yield ForceLine(kind, (kind,), free)


def borrowed_offers(force: ForceList, cards: ForceCards) -> list[UnitOffer]:
    """Return the compulsory units of the nation's diagrams that the list's formations do not offer (L769-L783)."""
    own = {unit for diagram in own_diagrams(force, cards) for unit in diagram.units()}
    return [offer for offer in _compulsory(cards, (force.nation,)) if offer[1] not in own]


def allied_offers(force: ForceList, cards: ForceCards) -> list[UnitOffer]:
    """Return the compulsory units of the diagrams of allied nations (L769-L783)."""
    nation = cards.nations.get(force.nation)
    return _compulsory(cards, nation.allies if nation is not None else ())


def _compulsory(cards: ForceCards, nations: Iterable[str]) -> list[UnitOffer]:
    """Return each unit type of compulsory boxes of some nations once, with the first diagram that has it."""
    found: dict[str, str] = {}
    for diagram in cards.diagrams.values():
        if diagram.nation in nations:
            for unit in (unit for box in diagram.compulsory for unit in box):
                found.setdefault(unit, diagram.id)
    return [(diagram, unit) for unit, diagram in found.items()]
