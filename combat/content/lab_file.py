"""The shape of a lab file: any position, its dice and cards, and the answers to what the rules ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import ConfigDict, Discriminator, Field, Tag

from combat.board.board import HIGHEST_LEVEL
from combat.content.boards import LARGEST_SIDE
from combat.content.men import Value
from combat.content.shapes import Fault, HexNumber, Id, Part, Text
from combat.rules.book import Edge, Morale, Team

LabPhase = Literal["friendly-cards", "friendly-orders", "enemy-orders", "action", "end"]
Die10 = Annotated[int, Field(ge=0, le=9)]
Die6 = Annotated[int, Field(ge=1, le=6)]
Side = Annotated[int, Field(ge=1, le=LARGEST_SIDE)]
WoundWord = Literal["light", "bad", "light-bandaged", "bad-bandaged", "bad-evac", "bad-evac-bandaged"]


class HexPart(Part):
    """What is not open ground of level 0."""

    terrain: Id = "open"
    level: Annotated[int, Field(ge=0, le=HIGHEST_LEVEL)] = 0


class BoardPart(Part):
    """A board drawn in the lab file: open ground but for the hexes named."""

    size: Annotated[list[Side], Field(min_length=2, max_length=2)]
    hexes: dict[HexNumber, HexPart] = Field(default_factory=dict)


class MomentPart(Part):
    """A moment of the sequence of play (4.0)."""

    turn: Annotated[int, Field(ge=1, le=99)] = 1
    phase: LabPhase = "action"
    impulse: Annotated[int, Field(ge=0, le=4)] | None = None
    """1 if the phase has impulses and none is named."""

    def faults(self) -> Iterator[Fault]:
        """An impulse where the phase has none."""
        if self.impulse and self.phase != "action":
            yield ("impulse",), f"the phase {self.phase} has no impulses; leave impulse out"
        if self.impulse == 0 and self.phase == "action":
            yield ("impulse",), "the impulses of the action phase are 1 to 4"


class DefaultsPart(Part):
    """What holds for every man who says nothing else, and how the enemy stands."""

    friendly_morale: Morale = "normal"
    enemy_morale: Morale = "normal"
    enemy_alert: bool = True
    enemy_prepared: bool = True


class LabManPart(Part):
    """A man in the position; figures left out are the roster's."""

    name: Text
    hex: HexNumber
    order: Text | None = None
    """An order's id; for an enemy with the compass directions of a move, as cards print it: "evade 3/2"."""
    morale: Morale | None = None
    wounds: list[WoundWord] = Field(default_factory=list)
    ammo: Literal["full", "low", "none"] = "full"
    grenade: Text | None = None
    """The live grenade in his hand (7.09)."""
    aim: HexNumber | None = None
    """Where his Grenade Target marker lies (7.09)."""
    tq: Value | None = None
    ldr: Value | None = None
    skills: dict[str, Value] = Field(default_factory=dict)
    weapon: Text | None = None
    """The one firearm he has."""
    tough: bool | None = None
    medic: bool | None = None
    officer: bool | None = None
    team: Team | None = None
    number: Annotated[int, Field(ge=0, le=99)] | None = None


class FriendlyPart(LabManPart):
    """A man of the player's."""

    spotted: bool = False


class EnemyPart(LabManPart):
    """A man of the enemy's."""

    known: bool = False
    alert: bool | None = None
    dummy: bool = False


class SmokePart(Part):
    """Smoke from one source: a marker in each hex, first to last (18.0)."""

    hex: HexNumber | list[HexNumber]
    fading: bool = False
    value: Annotated[int, Field(ge=1, le=9)] | None = None
    """How many markers it grows to; those that lie, unless said."""


class ChancePart(Part):
    """Dice and cards in the order in which the rules ask for them."""

    d10: list[Die10] = Field(default_factory=list)
    d6: list[Die6] = Field(default_factory=list)
    friendly_cards: list[int] = Field(default_factory=list)
    enemy_cards: list[int] = Field(default_factory=list)


class AnswerPart(Part):
    """One answer of the player's; `about` names the man where several are asked the same."""

    to: Id
    value: Text | int
    about: Text | None = None


class CardsPart(Part):
    """Where the cards lie; the others are in the decks."""

    hand: list[int] = Field(default_factory=list)
    aside: list[int] = Field(default_factory=list)
    discards: list[int] = Field(default_factory=list)
    played: int | None = None
    """The card on the initiative track."""
    enemy: dict[Team, int] = Field(default_factory=dict)
    """The card on each enemy team's display."""
    enemy_discards: list[int] = Field(default_factory=list)


def _board_kind(value: object) -> str:
    """Whether a board is drawn in the file or named, so that its faults are told of the right one."""
    return "named" if isinstance(value, str) else "drawn"


class LabFile(Part):
    """A lab file."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, populate_by_name=True)

    board: Annotated[Annotated[Text, Tag("named")] | Annotated[BoardPart, Tag("drawn")], Discriminator(_board_kind)]
    compass: HexNumber | None = None
    """The hex that 1 points to, seen from `compass_at`; 1 is straight up where either is left out (9.3)."""
    compass_at: HexNumber | None = None
    start: MomentPart = Field(default_factory=MomentPart, alias="from")
    until: MomentPart | None = None
    initiative: list[Team] = Field(default_factory=list)
    turns: Annotated[int, Field(ge=1, le=99)] = 99
    """How long the game lasts."""
    friendly_edge: Edge = "bottom"
    enemy_edge: Edge = "top"
    large_battle: bool = False
    wind: Annotated[int, Field(ge=1, le=6)] = 1
    options: list[Id] = Field(default_factory=list)
    """Optional rules in force."""
    points: dict[Id, Annotated[int, Field(ge=-99, le=99)]] = Field(default_factory=dict)
    """What a fate is worth, as in a scenario (22.0)."""
    defaults: DefaultsPart = Field(default_factory=DefaultsPart)
    friendly: list[FriendlyPart] = Field(default_factory=list)
    enemy: list[EnemyPart] = Field(default_factory=list)
    smoke: list[SmokePart] = Field(default_factory=list)
    cards: CardsPart = Field(default_factory=CardsPart)
    chance: ChancePart = Field(default_factory=ChancePart)
    answer: list[AnswerPart] = Field(default_factory=list)

    def faults(self) -> Iterator[Fault]:
        """Moments that are none, an end before the start."""
        for key, moment in (("from", self.start), ("until", self.until)):
            if moment is not None:
                for where, what in moment.faults():
                    yield (key, *where), what
