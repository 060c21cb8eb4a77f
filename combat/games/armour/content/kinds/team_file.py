"""Team types: `teams/*.toml`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import Field

from combat.engine.content.models import Fault, Id, Root, TomlTable, Words, within
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.footprint import HullFootprint
from combat.engine.space.plane.point import CM, MM, Point
from combat.games.armour.content.kinds.keyword_file import KeywordText, uses_of
from combat.games.armour.content.kinds.outlines_file import OutlinesFile
from combat.games.armour.rules.cards.team_card import Arm, Armour, Running, Speeds, TeamCard
from combat.games.miniatures.content.turret_part import Length

Save = Annotated[int, Field(ge=2, le=6)]
Plate = Annotated[int, Field(ge=0, le=20)]
Speed = Annotated[int, Field(ge=0, le=120)]
"""In centimetres."""
Four = Field(min_length=4, max_length=4)


class TeamInputs(TomlTable):
    """Historical figures from which armour and speeds of a vehicle are derived."""

    hull_front: int
    turret_front: int
    hull_side: int
    turret_side: int
    roof: int
    """Effective thickness in millimetres."""
    road: int
    """Road speed in kilometres per hour."""
    country: int
    pressure: float
    """On the ground, in kg/cm²."""


class TeamPart(TomlTable):
    """A team type."""

    name: Words
    arm: Arm
    running: Running
    save: Save | None = None
    armour: Annotated[list[Plate], Field(min_length=3, max_length=3)] | None = None
    """Front, side, top."""
    cross: Save | None = None
    speeds: Annotated[list[Speed], Four] | None = None
    """Tactical, then Dash by terrain, cross-country, road."""
    weapons: list[Id] = Field(default_factory=list)
    keywords: list[KeywordText] = Field(default_factory=list)
    base: Id | None = None
    """Its base; None for tanks and aircraft."""
    long: Length | None = None
    """Length of a hull or fuselage in millimetres."""
    wide: Length | None = None
    pivot: Annotated[int, Field(ge=-40, le=40)] | None = None
    """Distance of the turret's pivot ahead of the hull's centre, in millimetres; None without a turret."""
    inputs: TeamInputs | None = None

    def faults(self) -> Iterator[Fault]:
        """Yield faults for values that the arm requires and lacks, or must not have."""
        needed = {
            "save": self.armour is None,
            "armour": False if self.arm != "tank" else self.save is None,
            "cross": self.arm != "aircraft",
            "speeds": self.arm != "aircraft",
            "base": self.arm in ("infantry", "gun"),
            "long": self.arm in ("tank", "aircraft"),
            "wide": self.arm == "tank",
        }
        for key, wanted in needed.items():
            if wanted != (getattr(self, key) is not None):
                yield (), msg("finding-team-needs" if wanted else "finding-team-needs-not", key=key, arm=self.arm)
        if self.arm != "tank" and self.pivot is not None:
            yield ("pivot",), msg("finding-team-needs-not", key="pivot", arm=self.arm)

    def build(self, id_: str, outlines: OutlinesFile) -> TeamCard:
        """Return the team type as a `TeamCard` without traits, which are added later."""
        facts: dict[str, Any] = self.model_dump(include={"name", "arm", "running"})
        return TeamCard(
            id=id_,
            save=self.save or 0,
            armour=Armour(*self.armour) if self.armour else None,
            cross=self.cross or 0,
            speeds=Speeds(*(speed * CM for speed in self.speeds)) if self.speeds else None,
            weapons=tuple(self.weapons),
            keywords=uses_of(self.keywords),
            stand=outlines.stand_disc() if self.arm == "aircraft" else None,
            **self._outlines(outlines),
            **facts,
        )

    def _outlines(self, outlines: OutlinesFile) -> dict[str, Any]:
        if self.base is not None:
            base = outlines.base[self.base]
            return {"hull": base.outline(), "model": base.model(), "mount": Point(0, -base.deep * MM // 2)}
        long, wide = self.long or 0, self.wide or outlines.fuselage_wide
        hull = HullFootprint.rectangle(wide * MM, long * MM)
        if self.pivot is None:
            return {"hull": hull, "model": hull, "mount": Point(0, -long * MM // 2)}
        turret = outlines.turret.outline(long, wide)
        return {"hull": hull, "model": hull, "mount": Point(0, -self.pivot * MM), "turret": turret}


class TeamFile(Root[Id, TeamPart]):
    """`teams/*.toml`."""

    def faults(self) -> Iterator[Fault]:
        """Yield the faults of every team type."""
        for id_, part in self.root.items():
            yield from within(id_, part.faults())
