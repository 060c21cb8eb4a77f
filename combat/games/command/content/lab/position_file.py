"""Schema of lab files of COMMAND!: a position, the next cards, the answers and the expected results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.findings import ContentError, unknown
from combat.engine.content.hexes.hex_numbers import SheetHex
from combat.engine.content.models import Fault, Id, Text, TomlTable, twice
from combat.engine.content.reading import plain
from combat.engine.kernel.record import field_names
from combat.engine.kernel.text_message import msg
from combat.engine.play.lab.script_parts import ScriptFile
from combat.games.command.content.kinds.scenario_file import ScenarioFile, Side
from combat.games.command.rules.fate_cards import ActionKind, EventKind, OrderKind, Trigger
from combat.games.command.rules.switches import Options

Card = Annotated[int, Field(ge=1, le=172)]
"""Card number as in a game: 1-72 Axis, 101-172 Allies."""
MOST = 60


Pair = Annotated[tuple[SheetHex, SheetHex], Field(strict=False)]
"""Start and end hex; a list in TOML."""
DrawnSide = Annotated[tuple[SheetHex, SheetHex, Literal["hedge", "wall", "fence", "cliff"]], Field(strict=False)]


class DrawnPart(TomlTable):
    """A map drawn in the file: open ground except for named hexes; obstacles fill three quarters of their hexes."""

    columns: Annotated[int, Field(ge=1, le=15)] = 15
    rows: Annotated[int, Field(ge=1, le=10)] = 10
    ground: dict[SheetHex, Id] = Field(default_factory=dict)
    """Ground type by hex (17.1)."""
    levels: dict[SheetHex, Annotated[int, Field(ge=0, le=4)]] = Field(default_factory=dict)
    """Level by hex (17.5)."""
    sides: list[DrawnSide] = Field(default_factory=list)
    """Two adjacent hexes and the feature between them (17.4)."""
    ways: list[list[Id | SheetHex]] = Field(default_factory=list)
    """A road, rail or trail, followed by the hexes that it runs through (17.3)."""
    objectives: list[SheetHex | list[SheetHex]] = Field(default_factory=list, max_length=5)
    """Hexes of the objectives, from number 1; a list for an objective of several hexes (5.4)."""


class SidePart(TomlTable):
    """A side of the position."""

    nation: Id
    posture: Literal["attack", "recon", "defend"] = "recon"
    quality: Literal["green", "line", "elite"] = "line"
    orders: Annotated[int, Field(ge=1, le=9)] = 3
    surrender: Annotated[int, Field(ge=1, le=60)] = 9
    edge: Literal["top", "right", "bottom", "left"]
    hand: list[Card] = Field(default_factory=list, max_length=12)
    """Cards in its hand."""
    left: list[Card] | None = None
    """Cards left in its deck, all others being discarded; by default all that are not in its hand."""
    secrets: list[Id] = Field(default_factory=list)
    """Its secret chits (5.5)."""
    holds: list[Annotated[int, Field(ge=1, le=5)]] = Field(default_factory=list)
    """Objectives that it controls."""
    radio: Id | None = None
    radio_broken: bool = False


class PiecePart(TomlTable):
    """A unit; its side follows from its counter."""

    id: Id
    """Id used in answers."""
    figure: Id
    """Figure of its counter."""
    hex: SheetHex | None = None
    """Its hex, unless it is waiting or eliminated."""
    arrives: Annotated[int, Field(ge=1, le=13)] | None = None
    """Time space at which it arrives (4.2e)."""
    eliminated: bool = False
    """Whether it is on its side's casualty track (5.1)."""
    name: Text | None = None
    """Name of a leader; by default the id."""
    broken: bool = False
    suppressed: bool = False
    veteran: bool = False
    weapon: Id | None = None
    """Figure of the weapon that it carries; its id is the unit's id, a hyphen and this."""
    weapon_broken: bool = False
    spots: bool = False
    """Whether this leader spots for mortars (11.12)."""


class CardPart(TomlTable):
    """Changes to the printed values of a card."""

    order: OrderKind | None = None
    action: ActionKind | None = None
    event: EventKind | None = None
    hex: SheetHex | None = None
    white: Annotated[int, Field(ge=1, le=6)] | None = None
    colour: Annotated[int, Field(ge=1, le=6)] | None = None
    trigger: Trigger | None = None


Fall = Annotated[str, Field(pattern=r"^[1-6]-[1-6]( event| jammed| sniper| time)?$")] | Card
"""Dice of the next card, optionally with its trigger, or a card number."""


class FallsPart(TomlTable):
    """Results of random draws, in order; the game must use exactly these."""

    axis: list[Fall] = Field(default_factory=list)
    """Cards flipped from the Axis deck."""
    allies: list[Fall] = Field(default_factory=list)
    """Cards flipped from the Allied deck."""
    chits: list[Id] = Field(default_factory=list)
    """Objective chits drawn."""
    smoke: list[Annotated[int, Field(ge=1, le=10)]] = Field(default_factory=list)
    """Hindrances of the smoke markers drawn."""


class MeasurePart(TomlTable):
    """A check before the first answer, or at the end: a line of sight, a piece, a step or an objective."""

    at_end: bool = False
    look: Pair | None = None
    """Line of sight from one hex to another (16.0)."""
    sees: bool | None = None
    hindrance: Annotated[int, Field(ge=0, le=20)] | None = None
    cut: SheetHex | None = None
    """Hex that blocks the line."""
    piece: Text | None = None
    """A unit, or a carried weapon."""
    fp: int | None = None
    range: int | None = None
    move: int | None = None
    morale: int | None = None
    at: SheetHex | None = None
    """Hex of the piece at the end."""
    step: Pair | None = None
    """Step of a unit from one hex to another."""
    cost: Annotated[int, Field(ge=0, le=20)] | None = None
    objective: Annotated[int, Field(ge=1, le=5)] | None = None
    worth: int | None = None


class PositionFile(ScriptFile):
    """A lab file of COMMAND!."""

    map: Id | DrawnPart
    """Id of a map, or a map drawn here."""
    year: Annotated[int, Field(ge=1939, le=1945)] = 1944
    active: Side = "axis"
    """Side whose turn it is."""
    initiative: Side = "allies"
    """Side with the initiative card (3.7)."""
    time: Annotated[int, Field(ge=0, le=13)] = 0
    sudden_death: Annotated[int, Field(ge=3, le=13)] = 9
    vp: Annotated[int, Field(ge=-40, le=40)] = 0
    """VP; above 0 for the Axis, below 0 for the Allies."""
    night: bool = False
    refills: bool = False
    """Whether to continue to the opponent's turn: overstacking is resolved and the hand refilled (3.4)."""
    open_chits: list[Id] = Field(default_factory=list)
    options: dict[str, bool] = Field(default_factory=dict)
    """Optional rules that differ from the default."""
    axis: SidePart
    allies: SidePart
    unit: Annotated[list[PiecePart], Field(min_length=1, max_length=MOST)]
    smoke: dict[SheetHex, Annotated[int, Field(ge=1, le=10)]] = Field(default_factory=dict)
    """Hindrance of the smoke, by hex (18.5)."""
    blazes: list[SheetHex] = Field(default_factory=list)
    works: dict[SheetHex, Id] = Field(default_factory=dict)
    """Kind of work, by hex (18.1)."""
    measure: list[MeasurePart] = Field(default_factory=list)
    """Checks of values of the position."""
    cards: dict[str, CardPart] = Field(default_factory=dict)
    """Changed cards, by number."""
    chance: FallsPart = Field(default_factory=FallsPart)

    def faults(self) -> Iterator[Fault]:
        """Yield faults for unknown options, duplicate unit ids, measures of several things, and units with no or
        several places.
        """
        for name in self.options:
            if name not in field_names(Options):
                yield ("options", name), unknown("option", name, field_names(Options))
        yield from twice([unit.id for unit in self.unit], "unit", "unit")
        for place, measure in enumerate(self.measure):
            if sum(asked is not None for asked in (measure.look, measure.piece, measure.step, measure.objective)) != 1:
                yield ("measure", place), msg("finding-lab-measure")
        for place, unit in enumerate(self.unit):
            if sum((unit.hex is not None, unit.arrives is not None, unit.eliminated)) != 1:
                yield ("unit", place), msg("finding-lab-nowhere", unit=unit.id)


def kind_of_stray(file: Path) -> str:
    """Return the kind of a TOML file outside the known folders, judged by its keys: "lesson", "lab" or "scenario".

    An unreadable file counts as "scenario".
    """
    try:
        keys = plain(file).keys()
    except ContentError:
        return "scenario"
    if "step" in keys:
        return "lesson"
    return "lab" if keys & (PositionFile.model_fields.keys() - ScenarioFile.model_fields.keys()) else "scenario"
