"""Check of units and forces against the other content files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from combat.engine.content.findings import Finding, unknown
from combat.engine.content.reading import Source
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg
from combat.games.contact.content.kinds.force_file import ForceFile
from combat.games.contact.content.kinds.nation_file import NationFile
from combat.games.contact.content.kinds.prices_file import PricesFile
from combat.games.contact.content.kinds.unit_file import UnitFile, UnitPart
from combat.games.contact.content.kinds.weapon_file import WeaponFile


class CardCheck(Record, gc=True):
    """Check of the references and sums of units and forces."""

    weapons: Source[WeaponFile]
    nations: Source[NationFile]
    prices: Source[PricesFile]
    units: Mapping[str, Source[UnitFile]]
    forces: Mapping[str, Source[ForceFile]]

    def findings(self) -> Iterator[Finding]:
        """Yield the findings: ids used twice, unknown references, and forces that exceed a limit."""
        homes: dict[str, str] = {}
        for name, source in self.units.items():
            for id_, part in source.content.root.items():
                if id_ in homes:
                    yield source.finding(msg("finding-card-twice", name=id_, file=homes[id_]), id_)
                homes[id_] = name
                yield from self._unit(source, id_, part)
        for force in self.forces.values():
            yield from self._force(force)

    def _unit(self, source: Source[UnitFile], id_: str, part: UnitPart) -> Iterator[Finding]:
        known = self.weapons.content.root
        for place, weapon in enumerate(part.weapons):
            if weapon not in known:
                yield source.finding(unknown("weapon", weapon, known), id_, "weapons", place)
        if part.nation is not None and part.nation not in self.nations.content.root:
            yield source.finding(unknown("nation", part.nation, self.nations.content.root), id_, "nation")

    def _force(self, source: Source[ForceFile]) -> Iterator[Finding]:
        """Yield findings about unknown units, those of another nation or a later year, and wrong sums."""
        force, cards = source.content, self.cards()
        if force.nation not in self.nations.content.root:
            yield source.finding(unknown("nation", force.nation, self.nations.content.root), "nation")
        if any(unit not in cards for unit in force.units):
            for unit in force.units:
                if unit not in cards:
                    yield source.finding(unknown("unit", unit, cards), "units", unit)
            return
        for unit in force.units:
            if (cards[unit].nation or force.nation) != force.nation:
                yield source.finding(msg("finding-unit-foreign", unit=unit, nation=force.nation), "units", unit)
            if cards[unit].year > force.year:
                said = msg("finding-unit-too-new", unit=unit, year=cards[unit].year, force=force.year)
                yield source.finding(said, "units", unit)
        counts = [(cards[unit], count) for unit, count in force.units.items()]
        price = self.prices.content.points
        points = sum(price(card.points, force.experience, force.morale) * count for card, count in counts)
        if points != force.points:
            yield source.finding(msg("finding-force-points", points=points, said=force.points), "points")
        value = sum(card.break_value * count for card, count in counts)
        if value != force.break_value:
            yield source.finding(msg("finding-force-break", value=value, said=force.break_value), "break_value")

    def cards(self) -> dict[str, UnitPart]:
        """Return all unit types by id, as instances of the file schema."""
        return {id_: part for source in self.units.values() for id_, part in source.content.root.items()}
