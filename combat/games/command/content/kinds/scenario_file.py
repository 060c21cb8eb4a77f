"""Scenario files: forces, map and length of the game (20.0)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

from combat.engine.content.findings import unknown
from combat.engine.content.hexes.hex_numbers import SheetHex
from combat.engine.content.models import Fault, Id, TomlTable, Words
from combat.engine.kernel.record import field_names
from combat.engine.kernel.text_message import msg
from combat.games.command.rules.switches import Options

Side = Literal["axis", "allies"]
Space = Annotated[int, Field(ge=0, le=30)]
Objective = Annotated[int, Field(ge=1, le=5)]
Count = Annotated[int, Field(ge=1, le=20)]


class TroopPart(TomlTable):
    """One unit, or several identical ones."""

    figure: Id
    """Id of a unit of the nation."""
    count: Count = 1
    """Number of such units."""
    name: Words = ""
    """Rank and name of a leader: "Captain Tarasov"."""
    weapon: Id | None = None
    """Figure of the weapon that each of them carries."""
    hex: SheetHex | None = None
    """Fixed starting hex; without it the owner chooses."""
    arrives: Space = 0
    """Time space at which it arrives; 0 if it is present from the start."""
    spots: bool = False
    """Whether this leader is a mortar spotter (11.12)."""

    @model_validator(mode="after")
    def _one(self) -> TroopPart:
        if self.count > 1 and (self.name or self.hex is not None):
            raise ValueError(msg("finding-troop-of-several", figure=self.figure, count=self.count))
        if self.hex is not None and self.arrives:
            raise ValueError(msg("finding-troop-arrives-in-hex", figure=self.figure, space=self.arrives))
        return self


class ForcePart(TomlTable):
    """A side."""

    nation: Id
    """Id of the nation."""
    posture: Literal["attack", "recon", "defend"]
    """Task of the side; it decides the size of its hand and who gets VP as time passes."""
    quality: Literal["green", "line", "elite"]
    """Quality of its troops; it decides which teams replace squads."""
    orders: Annotated[int, Field(ge=1, le=9)]
    """Maximum number of orders per turn (3.1)."""
    surrender: Annotated[int, Field(ge=1, le=60)]
    """Space of the casualty track at which the side surrenders (4.4)."""
    edge: Literal["top", "right", "bottom", "left"]
    """The side's friendly map edge."""
    depth: Annotated[int, Field(ge=1, le=15)]
    """Depth of its set-up zone, in rows of hexes from its edge."""
    troop: Annotated[list[TroopPart], Field(min_length=1)]
    """Its units."""
    radio: Id | None = None
    """Id of the radio that the side starts with; by default none."""
    radio_arrives: Space = 0
    """Time space at which its radio arrives; 0 if it is present from the start."""
    holds: list[Objective] = Field(default_factory=list)
    """Objectives that it controls at the start."""
    secrets: Annotated[int, Field(ge=0, le=5)] = 1
    """Number of secret chits drawn before the first turn."""
    works: dict[Id, Count] = Field(default_factory=dict)
    """Works that it sets up, by kind."""
    spotter: bool = False
    """Whether it names a mortar spotter or takes a scout after set-up (11.12)."""


class ScenarioFile(TomlTable):
    """A file of `scenarios/command/`."""

    title: Words
    """Name shown to the player."""
    place: Words
    """The place of the battle."""
    date: Words
    """The date of the battle, in words."""
    story: Words
    """Background and tasks of both sides."""
    map: Id
    """Id of the map."""
    year: Annotated[int, Field(ge=1939, le=1945)]
    """Year of the battle; limits the support that is available."""
    first: Side
    """Side that takes the first turn."""
    initiative: Side
    """Side that starts with the initiative card (3.7)."""
    sets_up_first: Side
    """Side that sets up first."""
    time: Space = 0
    """Space of the Time track at the start."""
    sudden_death: Annotated[int, Field(ge=3, le=13)]
    """Time space from which the game may end by a roll (4.4)."""
    vp: Annotated[int, Field(ge=-40, le=40)] = 0
    """VP at the start; above 0 for the Axis, below 0 for the Allies."""
    open_chits: list[Id] = Field(default_factory=list)
    """Letters of chits that are open at the start."""
    drawn_open: Annotated[int, Field(ge=0, le=5)] = 0
    """Number of further chits drawn and opened."""
    night: bool = False
    """Whether the battle is at night (19.0)."""
    mines_fp: Annotated[int, Field(ge=6, le=8)] | None = None
    """FP of all mines, if stronger than those of `figures.toml`."""
    options: dict[str, bool] = Field(default_factory=dict)
    """Optional rules that differ from the default."""
    axis: ForcePart
    """The Axis side."""
    allies: ForcePart
    """The Allied side."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults for unknown options, edges that are not opposite, and objectives held by both sides."""
        for name in self.options:
            if name not in field_names(Options):
                yield ("options", name), unknown("option", name, field_names(Options))
        opposite = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
        if self.allies.edge != opposite[self.axis.edge]:
            said = msg("finding-edges-not-opposite", one=self.axis.edge, other=self.allies.edge)
            yield ("allies", "edge"), said
        for number in sorted(set(self.axis.holds) & set(self.allies.holds)):
            yield ("allies", "holds"), msg("finding-held-by-both", number=number)
