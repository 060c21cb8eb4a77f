"""Force lists: the units that one side has bought, by formation."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class UnitPick(Record):
    """One bought unit: a line of a list."""

    unit: str
    """Id of its unit type."""
    teams: tuple[tuple[str, int], ...]
    """Team types with their numbers, as one composition of the unit's card has them."""
    additions: tuple[tuple[str, int], ...] = ()
    """Additions with their numbers; 1 for transports that carry the whole unit."""
    card: str = ""
    """Id of its upgrade card; "" for none."""


class FormationPick(Record):
    """A bought formation: its diagram and units."""

    diagram: str
    units: tuple[UnitPick, ...]


class ForeignPick(Record):
    """A unit from the diagram of a formation that is not in the force (L769-L783)."""

    diagram: str
    unit: UnitPick


class ForceList(Record):
    """Everything that one side has bought."""

    id: str
    name: str
    nation: str
    points: int
    """The points limit."""
    formations: tuple[FormationPick, ...]
    """The first is of the force's nation; others may be of an ally."""
    support: tuple[UnitPick, ...] = ()
    """Units in support boxes."""
    borrowed: tuple[ForeignPick, ...] = ()
    """Compulsory units of other diagrams of the nation."""
    allied: tuple[ForeignPick, ...] = ()
    """Compulsory units of an ally's diagrams."""
    of_mission: bool = False
    """Whether it belongs to one mission, so that its points may differ from the usual limits (L769)."""

    def picks(self) -> tuple[UnitPick, ...]:
        """Return all bought units: those of formations, support, borrowed and allied ones."""
        own = (unit for formation in self.formations for unit in formation.units)
        foreign = (pick.unit for pick in (*self.borrowed, *self.allied))
        return (*own, *self.support, *foreign)
