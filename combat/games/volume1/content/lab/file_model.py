"""Model of a lab file: any position, scripted dice and cards, and answers to decisions.

`docs/lab.md` is generated from the docstrings of the fields in this module and in `file_tables`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from pydantic import ConfigDict, Discriminator, Field, Tag

from combat.engine.content.findings import ContentError
from combat.engine.content.hexes.hex_numbers import HexNumber
from combat.engine.content.models import Fault, Id, Text, TomlTable, Words, twice
from combat.engine.content.reading import plain
from combat.engine.kernel.text_message import TextMessage, msg
from combat.games.volume1.content.kinds.effect_part import AT_ONCE
from combat.games.volume1.content.kinds.night_part import FlarePart, NightPart, lab_faults
from combat.games.volume1.content.kinds.scenario_file import Fate, ObjectivePart, Points, Searched
from combat.games.volume1.content.lab.file_tables import (
    AnswerPart,
    BoardPart,
    BombPart,
    CardsPart,
    ChancePart,
    DefaultsPart,
    EnemyPart,
    FriendlyPart,
    GunPart,
    LastingEffectPart,
    MomentPart,
    PapersPart,
    SmokePart,
    StrikePart,
)
from combat.games.volume1.rules.book import Edge, Team
from combat.games.volume1.rules.cards.lasting_effects import LASTING

MOST_MEN = 200
"""Per side."""


def kind_of_stray(file: Path) -> str:
    """Return the kind of a TOML file in an unknown folder: "lesson", "lab" or "scenario", by its keys.

    A lesson has steps; a lab file lists men or has a script.
    """
    try:
        data = plain(file)
    except ContentError:
        return "scenario"
    if "step" in data:
        return "lesson"
    lists = any(isinstance(data.get(side), list) for side in ("friendly", "enemy"))
    return "lab" if lists or data.keys() & {"from", "until", "chance", "answer"} else "scenario"


def _board_kind(value: object) -> str:
    """Return whether a board is drawn in the file or named, so that faults refer to the right variant."""
    return "named" if isinstance(value, str) else "drawn"


class LabFile(TomlTable):
    """A lab file: a position, a script and its expected results."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, populate_by_name=True)

    title: Words | None = None
    """Name in the list of the rules lab; by default the file name."""
    text: list[Words] = Field(default_factory=list)
    """Description, one paragraph per string."""
    board: Annotated[Annotated[Text, Tag("named")] | Annotated[BoardPart, Tag("drawn")], Discriminator(_board_kind)]
    """The id of a board, a map file beside the lab file, or a board drawn here."""
    compass: HexNumber | None = None
    """The hex to which 1 points, seen from `compass_at`; without either, 1 is straight up (9.3)."""
    compass_at: HexNumber | None = None
    """Hex of the compass marker (9.3)."""
    start: MomentPart = Field(default_factory=MomentPart, alias="from")
    """The moment at which it begins."""
    until: MomentPart | None = None
    """Moment before which it stops; by default the end of the turn."""
    initiative: list[Team] = Field(default_factory=list)
    """Order of the teams on the initiative track; by default as the cards say (9.1)."""
    turns: Annotated[int, Field(ge=1, le=99)] = 99
    """Number of turns of the game."""
    friendly_edge: Edge = "bottom"
    """The player's edge of the board (9.5)."""
    enemy_edge: Edge = "top"
    """The enemy's edge of the board (9.5)."""
    large_battle: bool = False
    """Whether one enemy card is drawn for each team (9.2)."""
    wind: Annotated[int, Field(ge=1, le=6)] = 1
    """Compass number of the direction in which smoke drifts (9.3.1)."""
    options: list[Id] = Field(default_factory=list)
    """Optional rules in force."""
    points: dict[Fate, Points] = Field(default_factory=dict)
    """Points for deeds, as in a scenario (22.0)."""
    searches: list[Searched] = Field(default=["captured-officer"])
    """Kinds of men who may be searched for Papers, as in a scenario (7.15)."""
    objective: list[ObjectivePart] = Field(default_factory=list)
    """Hexes worth points, as in a scenario (22.0)."""
    cup: list[Id] = Field(default_factory=list)
    """Ids of the enemies and dummies that are still in the cup."""
    defaults: DefaultsPart = Field(default_factory=DefaultsPart)
    """Default values of the men."""
    friendly: list[FriendlyPart] = Field(default_factory=list, max_length=MOST_MEN)
    """The player's men."""
    enemy: list[EnemyPart] = Field(default_factory=list, max_length=MOST_MEN)
    """The enemy's men."""
    melee: list[HexNumber] = Field(default_factory=list)
    """Hexes with a Melee marker (15.0)."""
    bomb: list[BombPart] = Field(default_factory=list)
    """Live grenades on the ground (14.2)."""
    papers: list[PapersPart] = Field(default_factory=list)
    """Papers that lie on the ground (7.15)."""
    smoke: list[SmokePart] = Field(default_factory=list)
    """Smoke, one entry for each source (18.0)."""
    effect: list[LastingEffectPart] = Field(default_factory=list)
    """Effects of cards and events that last until the end of the turn (5.1.1)."""
    night: NightPart | None = None
    """Night rules, as in a scenario but without the die; by day left out (21.0)."""
    flare: list[FlarePart] = Field(default_factory=list)
    """Burning flares (21.1)."""
    strike: list[StrikePart] = Field(default_factory=list)
    """Off-board artillery (20.0)."""
    weapon: list[GunPart] = Field(default_factory=list)
    """Belt-fed weapons (14.3)."""
    cards: CardsPart = Field(default_factory=CardsPart)
    """Locations of cards."""
    chance: ChancePart = Field(default_factory=ChancePart)
    """Results of dice and cards, in order; all of them must be used up, and no more be needed."""
    habits: dict[Id, Text | int] = Field(default_factory=dict)
    """Kind of a question -> the answer given when it is legal and the script has none."""
    answer: list[AnswerPart] = Field(default_factory=list)
    """The player's answers, in order."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults of the file's values: impossible moments, one edge for both sides, invalid effects, repeated or
        unknown names.
        """
        for key, moment in (("from", self.start), ("until", self.until)):
            if moment is not None:
                for where, what in moment.faults():
                    yield (key, *where), what
        if self.start.turn > self.turns:
            yield ("from",), msg("finding-turn-never-comes", turn=self.start.turn, turns=self.turns)
        if self.friendly_edge == self.enemy_edge:
            yield ("enemy_edge",), msg("finding-same-edge", edge=self.enemy_edge)
        yield from twice(self.initiative, "team", "initiative")
        yield from twice(self.cup, "man", "cup")
        yield from twice(self.melee, "hex", "melee")
        yield from twice(self.searches, "search", "searches")
        for place, effect in enumerate(self.effect):
            for key, what in _effect_faults(effect):
                yield ("effect", place, key), what
        yield from lab_faults(self.night, self.flare)
        for place, strike in enumerate(self.strike):
            for where, what in strike.faults():
                yield ("strike", place, *where), what
        for index, gun in enumerate(self.weapon):
            for where, what in gun.faults():
                yield ("weapon", index, *where), what


def _effect_faults(effect: LastingEffectPart) -> Iterator[tuple[str, TextMessage]]:
    yield from effect.faults_in("event")
    if effect.kind in AT_ONCE and effect.kind not in LASTING:
        yield "kind", msg("finding-effect-not-lasting", effect=effect.kind, known=", ".join(LASTING))
    if effect.kind == "restrict" and effect.man is None:
        yield "kind", msg("finding-restrict-whom")
