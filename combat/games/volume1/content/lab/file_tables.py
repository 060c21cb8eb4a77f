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
    """Terrain and level of a hex that is not open ground of level 0."""

    terrain: Id = "open"
    """A terrain of the chart (11.0)."""
    level: Annotated[int, Field(ge=0, le=HIGHEST_LEVEL)] = 0
    """Height of the ground (12.1)."""


class BoardPart(TomlTable):
    """A board drawn in the lab file: open ground except for the named hexes."""

    size: Annotated[list[Side], Field(min_length=2, max_length=2)]
    """Columns and rows."""
    hexes: dict[HexNumber, HexPart] = Field(default_factory=dict)
    """Hex number -> terrain and level."""


class MomentPart(TomlTable):
    """A moment of the sequence of play (4.0)."""

    turn: Annotated[int, Field(ge=1, le=99)] = 1
    """The turn, counted from 1."""
    phase: LabPhase = "action"
    """The phase of the turn."""
    impulse: Annotated[int, Field(ge=0, le=4)] | None = None
    """Number of the impulse; by default 1 in phases that have impulses."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for an impulse in a phase without impulses."""
        if self.impulse and self.phase != "action":
            yield ("impulse",), msg("finding-phase-without-impulses", phase=self.phase)
        if self.impulse == 0 and self.phase == "action":
            yield ("impulse",), msg("finding-action-impulses")


class DefaultsPart(TomlTable):
    """Default values of the men, and the state of the enemy."""

    friendly_morale: Morale = "normal"
    """Morale of the player's men (17.0)."""
    enemy_morale: Morale = "normal"
    """Morale of the enemy's men (17.0)."""
    enemy_alert: bool = True
    """Whether enemies are alert, not waiting (9.8)."""
    enemy_prepared: bool = True
    """Whether enemies have reached their positions and so defend (9.7)."""


class LabManPart(TomlTable):
    """A man in the position; values left out are those of the roster."""

    name: Text
    """Id, rank and name, or name in the roster; any other name makes a new man."""
    hex: HexNumber
    """His hex."""
    order: Text | None = None
    """Id of his order; for an enemy with the compass numbers of a move, as printed on cards: "evade 3/2"."""
    morale: Morale | None = None
    """His morale; by default as in `defaults` (17.0)."""
    wounds: list[WoundWord] = Field(default_factory=list)
    """His wound markers (16.0)."""
    ammo: Literal["full", "low", "none"] = "full"
    """His ammunition marker (13.0.8)."""
    held_by: Text | None = None
    """His guard in the same hex, if he has surrendered (17.4)."""
    fallen: bool = False
    """Whether he is dead in his hex (16.2)."""
    whom: Text | None = None
    """The man whom his order is about: patient of Medical Aid, man searched or carried (7.14, 7.15, 7.18)."""
    grenade: Text | None = None
    """The live grenade in his hand (7.09)."""
    aim: HexNumber | None = None
    """Hex of his Grenade Target marker (7.09)."""
    tq: Value | None = None
    """His Troop Quality (8.1)."""
    ldr: Value | None = None
    """His Leadership Rating (8.1)."""
    skills: dict[str, Value] = Field(default_factory=dict)
    """Weapon -> his Weapon Skill; by default as in the roster."""
    weapon: Text | None = None
    """His only firearm."""
    tough: bool | None = None
    """Whether two wound cards are drawn for him (8.1)."""
    medic: bool | None = None
    """Whether he is a medic (7.14)."""
    officer: bool | None = None
    """Whether he is an officer (9.8)."""
    team: Team | None = None
    """His team; by default as in the roster."""
    number: Annotated[int, Field(ge=0, le=99)] | None = None
    """The number on his counter."""


class FriendlyPart(LabManPart):
    """A friendly man."""

    spotted: bool = False
    """Whether the enemy has spotted him (12.0)."""
    carried_by: Text | None = None
    """The comrade who carries him; both then have the order without it being given (7.18)."""
    papers: list[Text] = Field(default_factory=list)
    """Officers whose Papers he carries (7.15)."""


class EnemyPart(LabManPart):
    """An enemy man."""

    known: bool = False
    """Whether his counter has been turned face up (12.0)."""
    alert: bool | None = None
    """Whether he is alert, not waiting; by default as in `defaults` (9.8)."""
    dummy: bool = False
    """Whether the counter is a dummy (8.2)."""


class GunPart(TomlTable):
    """A belt-fed weapon on the board and its crew (14.3); the weapon of an enemy operator is part of his counter."""

    weapon: Text
    """Name or id of the weapon."""
    hex: HexNumber | None = None
    """Hex of the weapon if nobody operates it."""
    operator: Text | None = None
    """The man who operates it; the weapon is in his hex."""
    assistant: Text | None = None
    """The operator's assistant."""
    ammo: Literal["full", "low", "none"] = "full"
    """Ammunition marker of a weapon counter; an enemy's weapon has its operator's."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: a weapon without a place, or an assistant without an operator."""
        if (self.hex is None) == (self.operator is None):
            yield ("weapon",), msg("finding-weapon-nowhere")
        if self.assistant is not None and self.operator is None:
            yield ("assistant",), msg("finding-assistant-without-operator")


class SmokePart(TomlTable):
    """Smoke from one source, one marker in each hex (18.0)."""

    hex: HexNumber | list[HexNumber]
    """Its hex, or its hexes from the first to the last."""
    fading: bool = False
    """Whether it is Fading Smoke."""
    value: Annotated[int, Field(ge=1, le=9)] | None = None
    """Number of markers that it grows to; by default those already present."""
    weapon: Text | None = None
    """Weapon that made it."""


class PapersPart(TomlTable):
    """Papers on the ground (7.15)."""

    of: Text
    """The officer to whom they belonged."""
    hex: HexNumber
    """Their hex."""


class BombPart(TomlTable):
    """A live grenade on the ground, which stays until the End Phase (14.2)."""

    weapon: Text = "mk-2"
    """Id of the grenade."""
    hex: HexNumber
    """Its hex."""
    thrown_from: HexNumber | None = None
    """Hex from which it was thrown; by default it was dropped in its hex."""
    near: list[Text] = Field(default_factory=list)
    """Men under its Grenade Near marker."""
    far: list[Text] = Field(default_factory=list)
    """Men under its Grenade Far marker."""


class StrikePart(TomlTable):
    """Off-board artillery as in [[artillery]] of a scenario (20.0), and whether it fires at once."""

    weapon: Text
    """Weapon that fires."""
    side: Literal["friendly", "enemy"] = "friendly"
    """Side that it belongs to."""
    hexes: Annotated[list[HexNumber], Field(min_length=1, max_length=10)]
    """Aiming hexes, one for each side of a d10, or a single one for all."""
    number: DiceWord = "1d6"
    """Number of shells."""
    scatter: DiceWord = "1d6"
    """Scatter distance of each shell, in hexes."""
    calls: Annotated[int, Field(ge=0, le=9)] = 0
    """Number of times that the player may call it himself."""
    falls: bool = True
    """Whether it fires when the position begins; if not, it waits for a card, an event or the player's call."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: a table that is neither one hex nor ten, calls for enemy guns."""
        if len(self.hexes) not in (1, 10):
            yield ("hexes",), msg("finding-strike-hexes", count=len(self.hexes))
        if self.calls and self.side == "enemy":
            yield ("calls",), msg("finding-enemy-guns-called")


class ChancePart(TomlTable):
    """Results of dice and cards, in the order in which the rules need them."""

    d10: list[Die10] = Field(default_factory=list)
    """Ten-sided dice, 0 to 9."""
    d6: list[Die6] = Field(default_factory=list)
    """Six-sided dice, 1 to 6."""
    friendly_cards: list[int] = Field(default_factory=list)
    """Numbers of the player's cards, for the hand and for wounds."""
    enemy_cards: list[int] = Field(default_factory=list)
    """Serial numbers of the enemy's cards."""
    cup: list[Text] = Field(default_factory=list)
    """Men drawn from the cup."""


class AnswerPart(TomlTable):
    """An answer of the player."""

    to: Id
    """Kind of the question."""
    value: Text | int
    """The answer; men and weapons by id or name."""
    about: Text | None = None
    """The man whom the question is about, if several are asked the same."""


class LastingEffectPart(EffectPart):
    """An effect of a card or event that lasts until the end of the turn."""

    man: Text | None = None
    """The man affected, for a restriction to one order."""


class CardsPart(TomlTable):
    """Locations of cards; the others are in the decks."""

    hand: list[int] = Field(default_factory=list)
    """The player's hand (5.0)."""
    aside: list[int] = Field(default_factory=list)
    """Cards won by Plans and not yet taken into the hand (7.12)."""
    discards: list[int] = Field(default_factory=list)
    """The player's discard pile."""
    played: int | None = None
    """The card on the initiative track."""
    enemy: dict[Team, int] = Field(default_factory=dict)
    """Card on the display of each enemy team."""
    enemy_discards: list[int] = Field(default_factory=list)
    """The enemy's discard pile."""
