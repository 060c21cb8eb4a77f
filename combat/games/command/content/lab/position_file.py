"""The shape of a lab file of COMMAND!: a position, the cards as they will fall, the answers, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field

from combat.engine.content.findings import ContentError, unknown
from combat.engine.content.hexes.hex_numbers import SheetHex
from combat.engine.content.models import Fault, Id, Text, TomlTable, Words, twice
from combat.engine.content.reading import plain
from combat.engine.kernel.record import field_names
from combat.engine.kernel.text_message import msg
from combat.games.command.content.kinds.scenario_file import ScenarioFile, Side
from combat.games.command.rules.fate_cards import ActionKind, EventKind, OrderKind, Trigger
from combat.games.command.rules.switches import Options

Card = Annotated[int, Field(ge=1, le=172)]
"""As in a game: 1-72 of the Axis, 101-172 of the Allies."""
MOST = 60


Pair = Annotated[tuple[SheetHex, SheetHex], Field(strict=False)]
"""From where, and where to; a list in a file."""
DrawnSide = Annotated[tuple[SheetHex, SheetHex, Literal["hedge", "wall", "fence", "cliff"]], Field(strict=False)]


class DrawnPart(TomlTable):
    """A map drawn here: open ground but for the hexes named; what blocks or hinders fills three quarters of its hex."""

    columns: Annotated[int, Field(ge=1, le=15)] = 15
    rows: Annotated[int, Field(ge=1, le=10)] = 10
    ground: dict[SheetHex, Id] = Field(default_factory=dict)
    """Hex -> its terrain (17.1)."""
    levels: dict[SheetHex, Annotated[int, Field(ge=0, le=4)]] = Field(default_factory=dict)
    """Hex -> its level (17.5)."""
    sides: list[DrawnSide] = Field(default_factory=list)
    """Two hexes, and what runs between them (17.4)."""
    ways: list[list[Id | SheetHex]] = Field(default_factory=list)
    """A road, rail or trail, and the hexes that it runs through (17.3)."""
    objectives: list[SheetHex | list[SheetHex]] = Field(default_factory=list, max_length=5)
    """The hexes of the objectives, from 1 on; of one that has several a list of them (5.4)."""


class SidePart(TomlTable):
    """A side of the position."""

    nation: Id
    posture: Literal["attack", "recon", "defend"] = "recon"
    quality: Literal["green", "line", "elite"] = "line"
    orders: Annotated[int, Field(ge=1, le=9)] = 3
    surrender: Annotated[int, Field(ge=1, le=60)] = 9
    edge: Literal["top", "right", "bottom", "left"]
    hand: list[Card] = Field(default_factory=list, max_length=12)
    """The cards that it holds."""
    left: list[Card] | None = None
    """The cards that are left in its deck, all others having been discarded; else those that it does not hold."""
    secrets: list[Id] = Field(default_factory=list)
    """Its secret chits (5.5)."""
    holds: list[Annotated[int, Field(ge=1, le=5)]] = Field(default_factory=list)
    """The objectives that it controls."""
    radio: Id | None = None
    radio_broken: bool = False


class PiecePart(TomlTable):
    """A unit on the map; it fights for the side of its counter."""

    id: Id
    """What answers call it."""
    figure: Id
    """Its counter."""
    hex: SheetHex | None = None
    """Where it stands, unless it waits or is lost."""
    arrives: Annotated[int, Field(ge=1, le=13)] | None = None
    """The Time space with which it comes in (4.2e)."""
    eliminated: bool = False
    """Whether it lies on its side's casualty track (5.1)."""
    name: Text | None = None
    """Of a leader; the id, unless said."""
    broken: bool = False
    suppressed: bool = False
    veteran: bool = False
    weapon: Id | None = None
    """The counter of the weapon that it carries; answers call it by the unit's id, a hyphen and this."""
    weapon_broken: bool = False
    spots: bool = False
    """Whether this leader spots for mortars (11.12)."""


class CardPart(TomlTable):
    """What a card prints in place of what the deck has there."""

    order: OrderKind | None = None
    action: ActionKind | None = None
    event: EventKind | None = None
    hex: SheetHex | None = None
    white: Annotated[int, Field(ge=1, le=6)] | None = None
    colour: Annotated[int, Field(ge=1, le=6)] | None = None
    trigger: Trigger | None = None


Fall = Annotated[str, Field(pattern=r"^[1-6]-[1-6]( event| jammed| sniper| time)?$")] | Card
"""The two dice of the next card, perhaps with its trigger, or the card itself."""


class FallsPart(TomlTable):
    """What chance brings, each in its order; all of it must be asked for, and no more."""

    axis: list[Fall] = Field(default_factory=list)
    """The cards turned up from the deck of the Axis."""
    allies: list[Fall] = Field(default_factory=list)
    """The cards turned up from that of the Allies."""
    chits: list[Id] = Field(default_factory=list)
    """Objective chits."""
    smoke: list[Annotated[int, Field(ge=1, le=10)]] = Field(default_factory=list)
    """The hindrances of smoke markers."""


class SaidPart(TomlTable):
    """An answer of the script."""

    to: Id
    """The kind of the question."""
    value: Text
    """The answer, as journals write it."""
    about: Text | None = None
    """The piece that the question must be about."""
    refused: Id | None = None
    """Why it is refused; the question then waits for another answer."""


class MeasurePart(TomlTable):
    """What must be so before the first answer, or at the end: a line of sight, a piece, a step, an objective."""

    at_end: bool = False
    look: Pair | None = None
    """From where one looks, and where to (16.0)."""
    sees: bool | None = None
    hindrance: Annotated[int, Field(ge=0, le=20)] | None = None
    cut: SheetHex | None = None
    """The hex that cuts the line."""
    piece: Text | None = None
    """A unit, or a weapon that one carries."""
    fp: int | None = None
    range: int | None = None
    move: int | None = None
    morale: int | None = None
    at: SheetHex | None = None
    """Where the piece is; its hex at the end."""
    step: Pair | None = None
    """From where to where a unit goes."""
    cost: Annotated[int, Field(ge=0, le=20)] | None = None
    objective: Annotated[int, Field(ge=1, le=5)] | None = None
    worth: int | None = None


class PositionFile(TomlTable):
    """A lab file of COMMAND!."""

    title: Words
    """What it is called in the list."""
    text: list[Words] = Field(default_factory=list)
    """What it shows, a paragraph a text."""
    map: Id | DrawnPart
    """The id of a map, or one drawn here."""
    year: Annotated[int, Field(ge=1939, le=1945)] = 1944
    active: Side = "axis"
    """Whose turn it is."""
    initiative: Side = "allies"
    """Who holds the initiative card (3.7)."""
    time: Annotated[int, Field(ge=0, le=13)] = 0
    sudden_death: Annotated[int, Field(ge=3, le=13)] = 9
    vp: Annotated[int, Field(ge=-40, le=40)] = 0
    """Above 0 the Axis's, below 0 the Allies'."""
    night: bool = False
    refills: bool = False
    """Whether it goes on to the other side's turn: hexes are thinned out, and the hand is filled (3.4)."""
    open_chits: list[Id] = Field(default_factory=list)
    options: dict[str, bool] = Field(default_factory=dict)
    """Switches that are not as the rules have them."""
    axis: SidePart
    allies: SidePart
    unit: Annotated[list[PiecePart], Field(min_length=1, max_length=MOST)]
    smoke: dict[SheetHex, Annotated[int, Field(ge=1, le=10)]] = Field(default_factory=dict)
    """Hex -> the hindrance of the smoke in it (18.5)."""
    blazes: list[SheetHex] = Field(default_factory=list)
    works: dict[SheetHex, Id] = Field(default_factory=dict)
    """Hex -> its fortification (18.1)."""
    measure: list[MeasurePart] = Field(default_factory=list)
    """What the position is worth in figures."""
    cards: dict[str, CardPart] = Field(default_factory=dict)
    """Card -> what it prints here."""
    chance: FallsPart = Field(default_factory=FallsPart)
    answer: list[SaidPart] = Field(default_factory=list)
    """The answers, in order; whatever they leave out is passed, or ended."""
    expect: list[dict[str, Any]] = Field(default_factory=list)
    """Events with some of their fields, as `combat lab --json` prints them, that must come in this order."""

    def faults(self) -> Iterator[Fault]:
        """Switches that there are not, ids given twice, cards that are none, edges that are not opposite."""
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
    """Return what a TOML file in no known place holds: a lesson has steps, a position what no scenario has."""
    try:
        keys = plain(file).keys()
    except ContentError:
        return "scenario"
    if "step" in keys:
        return "lesson"
    return "lab" if keys & (PositionFile.model_fields.keys() - ScenarioFile.model_fields.keys()) else "scenario"
