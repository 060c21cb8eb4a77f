"""Tables of a lab file: board, men, markers, dice, cards and answers.

`docs/lab.md` is generated from the docstrings of the fields in this module.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.hexes.board_files import LARGEST_SIDE
from combat.engine.content.hexes.hex_numbers import HexNumber
from combat.engine.content.models import Fault, Id, Text, TomlTable
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.board import HIGHEST_LEVEL
from combat.games.volume1.content.kinds.artillery_part import DiceWord
from combat.games.volume1.content.kinds.effect_part import EffectPart
from combat.games.volume1.content.kinds.men_file import Value
from combat.games.volume1.rules.book import Morale, Team

LabPhase = Literal["friendly-cards", "friendly-orders", "enemy-orders", "action", "end"]
Die10 = Annotated[int, Field(ge=0, le=9)]
Die6 = Annotated[int, Field(ge=1, le=6)]
Side = Annotated[int, Field(ge=1, le=LARGEST_SIDE)]
WoundWord = Literal["light", "bad", "light-bandaged", "bad-bandaged", "bad-evac", "bad-evac-bandaged", "evac"]


class HexPart(TomlTable):
    """What is not open ground of level 0."""

    terrain: Id = "open"
    """A terrain of the chart (11.0)."""
    level: Annotated[int, Field(ge=0, le=HIGHEST_LEVEL)] = 0
    """The height of the ground (12.1)."""


class BoardPart(TomlTable):
    """A board drawn in the lab file: open ground but for the hexes named."""

    size: Annotated[list[Side], Field(min_length=2, max_length=2)]
    """Columns and rows."""
    hexes: dict[HexNumber, HexPart] = Field(default_factory=dict)
    """Hex number -> its ground."""


class MomentPart(TomlTable):
    """A moment of the sequence of play (4.0)."""

    turn: Annotated[int, Field(ge=1, le=99)] = 1
    """The turn, counted from 1."""
    phase: LabPhase = "action"
    """The phase of the turn."""
    impulse: Annotated[int, Field(ge=0, le=4)] | None = None
    """1 if the phase has impulses and none is named."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for an impulse in a phase without impulses."""
        if self.impulse and self.phase != "action":
            yield ("impulse",), msg("finding-phase-without-impulses", phase=self.phase)
        if self.impulse == 0 and self.phase == "action":
            yield ("impulse",), msg("finding-action-impulses")


class DefaultsPart(TomlTable):
    """What holds for every man who says nothing else, and how the enemy stands."""

    friendly_morale: Morale = "normal"
    """The player's men (17.0)."""
    enemy_morale: Morale = "normal"
    """The enemy's men (17.0)."""
    enemy_alert: bool = True
    """Whether they are alert or waiting (9.8)."""
    enemy_prepared: bool = True
    """Whether they stand where they mean to be, and so defend (9.7)."""


class LabManPart(TomlTable):
    """A man in the position; figures left out are the roster's."""

    name: Text
    """What he is called in the roster: id, rank and name, or name; any other name makes a man of your own."""
    hex: HexNumber
    """Where he stands."""
    order: Text | None = None
    """An order's id; for an enemy with the compass directions of a move, as cards print it: "evade 3/2"."""
    morale: Morale | None = None
    """His morale; his side's default, unless said (17.0)."""
    wounds: list[WoundWord] = Field(default_factory=list)
    """His wound markers (16.0)."""
    ammo: Literal["full", "low", "none"] = "full"
    """His ammunition marker (13.0.8)."""
    held_by: Text | None = None
    """The guard beside him, when he has surrendered (17.4)."""
    fallen: bool = False
    """Whether he lies dead in his hex (16.2)."""
    whom: Text | None = None
    """Whom his order is about: the patient of Medical Aid, whom he searches, whom he carries (7.14, 7.15, 7.18)."""
    grenade: Text | None = None
    """The live grenade in his hand (7.09)."""
    aim: HexNumber | None = None
    """Where his Grenade Target marker lies (7.09)."""
    tq: Value | None = None
    """His Troop Quality (8.1)."""
    ldr: Value | None = None
    """His Leadership (8.1)."""
    skills: dict[str, Value] = Field(default_factory=dict)
    """Weapon -> his Weapon Skill; weapons left out are the roster's."""
    weapon: Text | None = None
    """The one firearm he has."""
    tough: bool | None = None
    """Whether two wound cards are drawn for him (8.1)."""
    medic: bool | None = None
    """Whether he is a medic (7.14)."""
    officer: bool | None = None
    """Whether he is an officer (9.8)."""
    team: Team | None = None
    """His team; that of the roster, unless said."""
    number: Annotated[int, Field(ge=0, le=99)] | None = None
    """The number on his counter."""


class FriendlyPart(LabManPart):
    """A man of the player's."""

    spotted: bool = False
    """Whether the enemy has spotted him (12.0)."""
    carried_by: Text | None = None
    """The comrade who carries him: both have the order, and need not be given it (7.18)."""
    papers: list[Text] = Field(default_factory=list)
    """The officers whose Papers he has (7.15)."""


class EnemyPart(LabManPart):
    """A man of the enemy's."""

    known: bool = False
    """Whether he has been turned over (12.0)."""
    alert: bool | None = None
    """Alert or waiting; as the defaults say, unless said (9.8)."""
    dummy: bool = False
    """A counter with nobody behind it (8.2)."""


class GunPart(TomlTable):
    """A belt-fed weapon on the board and who serves it (14.3); an enemy operator has his own weapon built in."""

    weapon: Text
    """Its name or id."""
    hex: HexNumber | None = None
    """Where it lies, while nobody operates it."""
    operator: Text | None = None
    """The man who operates it; it is in his hex."""
    assistant: Text | None = None
    """The man who assists him."""
    ammo: Literal["full", "low", "none"] = "full"
    """The marker on a weapon counter; an enemy's weapon has its operator's."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: a weapon without a place, or an assistant without an operator."""
        if (self.hex is None) == (self.operator is None):
            yield ("weapon",), msg("finding-weapon-nowhere")
        if self.assistant is not None and self.operator is None:
            yield ("assistant",), msg("finding-assistant-without-operator")


class SmokePart(TomlTable):
    """Smoke from one source: a marker in each hex, first to last (18.0)."""

    hex: HexNumber | list[HexNumber]
    """Its hex, or all of them."""
    fading: bool = False
    """Whether it is Fading Smoke."""
    value: Annotated[int, Field(ge=1, le=9)] | None = None
    """How many markers it grows to; those that lie, unless said."""
    weapon: Text | None = None
    """What raised it."""


class PapersPart(TomlTable):
    """Papers that lie in a hex (7.15)."""

    of: Text
    """The officer whose they were."""
    hex: HexNumber
    """Where they lie."""


class BombPart(TomlTable):
    """A live grenade that lies on the board until the End Phase (14.2)."""

    weapon: Text = "mk-2"
    """Which grenade."""
    hex: HexNumber
    """Where it lies."""
    thrown_from: HexNumber | None = None
    """Where it was thrown from; dropped where it lies, unless said."""
    near: list[Text] = Field(default_factory=list)
    """The men under its Grenade Near marker."""
    far: list[Text] = Field(default_factory=list)
    """The men under its Grenade Far marker."""


class StrikePart(TomlTable):
    """Off-board artillery (20.0): what a scenario's [[artillery]] says, and whether it comes down at once."""

    weapon: Text
    """What fires."""
    side: Literal["friendly", "enemy"] = "friendly"
    """Whose guns they are."""
    hexes: Annotated[list[HexNumber], Field(min_length=1, max_length=10)]
    """One for each face of a d10, or a single one for all."""
    number: DiceWord = "1d6"
    """How many shells."""
    scatter: DiceWord = "1d6"
    """How far each shell drifts."""
    calls: Annotated[int, Field(ge=0, le=9)] = 0
    """How often the player may call it himself."""
    falls: bool = True
    """Falls when the position begins; if not, it waits for a card, an event or the player's call."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: a table that is neither one hex nor ten, calls for enemy guns."""
        if len(self.hexes) not in (1, 10):
            yield ("hexes",), msg("finding-strike-hexes", count=len(self.hexes))
        if self.calls and self.side == "enemy":
            yield ("calls",), msg("finding-enemy-guns-called")


class ChancePart(TomlTable):
    """Dice and cards in the order in which the rules ask for them."""

    d10: list[Die10] = Field(default_factory=list)
    """Ten-sided dice, 0 to 9."""
    d6: list[Die6] = Field(default_factory=list)
    """Six-sided dice, 1 to 6."""
    friendly_cards: list[int] = Field(default_factory=list)
    """Numbers of the player's cards, for the hand and for wounds."""
    enemy_cards: list[int] = Field(default_factory=list)
    """Serial numbers of the enemy's cards."""
    cup: list[Text] = Field(default_factory=list)
    """The men drawn from the cup."""


class AnswerPart(TomlTable):
    """One answer of the player's."""

    to: Id
    """The kind of decision that it answers."""
    value: Text | int
    """What is answered; men and weapons by id or by name."""
    about: Text | None = None
    """The man who is asked about, where several are asked the same."""


class LastingEffectPart(EffectPart):
    """What a card or an event does until the end of the turn."""

    man: Text | None = None
    """The one man on whom it fell, for a restriction to one order."""


class CardsPart(TomlTable):
    """Where the cards lie; the others are in the decks."""

    hand: list[int] = Field(default_factory=list)
    """The player's hand (5.0)."""
    aside: list[int] = Field(default_factory=list)
    """Cards won by Plans, not taken up yet (7.12)."""
    discards: list[int] = Field(default_factory=list)
    """The player's discard pile."""
    played: int | None = None
    """The card on the initiative track."""
    enemy: dict[Team, int] = Field(default_factory=dict)
    """The card on each enemy team's display."""
    enemy_discards: list[int] = Field(default_factory=list)
    """The enemy's discard pile."""
