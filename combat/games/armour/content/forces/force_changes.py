"""Changes to force lists; each function returns a changed copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from combat.engine.kernel.record import replace
from combat.games.armour.content.forces.force_lines import ForceLine
from combat.games.armour.rules.forces.diagram import Diagram
from combat.games.armour.rules.forces.force_check import ForceCards
from combat.games.armour.rules.forces.force_list import ForceList, ForeignPick, FormationPick, UnitPick

T = TypeVar("T")


def new_force(diagram: Diagram, name: str, points: int) -> ForceList:
    """Return a force list of some points with one empty formation of a diagram."""
    return ForceList("", name, diagram.nation, points, (FormationPick(diagram.id, ()),))


def with_unit(force: ForceList, line: ForceLine, pick: UnitPick, diagram: str = "") -> ForceList:
    """Return a copy of a list with a unit in a box; `diagram` is the diagram that a borrowed or allied unit comes
    from.
    """
    return _changed(force, line, pick, diagram or line.diagram)


def without_unit(force: ForceList, line: ForceLine) -> ForceList:
    """Return a copy of a list with a box emptied."""
    return _changed(force, line, None, "")


def _changed(force: ForceList, line: ForceLine, pick: UnitPick | None, diagram: str) -> ForceList:
    match line.units:
        case ("formation", int(place), "unit"):
            formation = force.formations[place]
            units = _put(formation.units, line.place, pick)
            formations = (*force.formations[:place], replace(formation, units=units), *force.formations[place + 1 :])
            return replace(force, formations=formations)
        case ("support",):
            return replace(force, support=_put(force.support, line.place, pick))
        case ("borrowed",):
            return replace(force, borrowed=_put(force.borrowed, line.place, _foreign(pick, diagram)))
        case ("allied",):
            return replace(force, allied=_put(force.allied, line.place, _foreign(pick, diagram)))
    raise ValueError(line.units)


def _foreign(pick: UnitPick | None, diagram: str) -> ForeignPick | None:
    return None if pick is None else ForeignPick(diagram, pick)


def _put(units: Sequence[T], place: int, pick: T | None) -> tuple[T, ...]:
    """Return units with the one at a place replaced, or taken out for None; -1 appends it."""
    if place < 0:
        return (*units, *(() if pick is None else (pick,)))
    return (*units[:place], *(() if pick is None else (pick,)), *units[place + 1 :])


def with_formation(force: ForceList, diagram: Diagram) -> ForceList:
    """Return a copy of a list with one more, empty formation."""
    return replace(force, formations=(*force.formations, FormationPick(diagram.id, ())))


def without_formation(force: ForceList, place: int) -> ForceList:
    """Return a copy of a list without the formation at index `place`; the first one must stay."""
    return replace(force, formations=(*force.formations[:place], *force.formations[place + 1 :]))


def formation_choices(force: ForceList, cards: ForceCards) -> tuple[Diagram, ...]:
    """Return the diagrams of the formations that may be added: those of the nation and of its allies."""
    nation = cards.nations[force.nation]
    return tuple(each for each in cards.diagrams.values() if each.nation in (force.nation, *nation.allies))
