"""Model of a lesson file: a lab file with steps, and with dice by purpose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from combat.engine.content.hexes.hex_numbers import HexNumber
from combat.engine.content.hexes.hex_spot import HexSpot
from combat.engine.content.models import Fault, Id, Text, within
from combat.engine.kernel.text_message import msg
from combat.engine.lessons.step_parts import ConditionPart, DeedPart, LessonTables, SpotPart, StepPart
from combat.games.volume1.content.lab.file_model import LabFile
from combat.games.volume1.content.lab.file_tables import MomentPart
from combat.games.volume1.rules.book import Morale, Team

Pane = Literal["top", "track", "prompt", "body", "hand", "dossier", "roster", "log"]
STANDS = ("order", "hex", "morale", "spotted", "known", "ammo", "wounds", "gone")
"""Keys of a condition about a man."""


class BattleCondition(ConditionPart[HexNumber]):
    """Condition on a man or on the moment of play, in addition to the conditions that any game has."""

    subjects: ClassVar = (*ConditionPart.subjects, "man", "moment")
    go_with: ClassVar = {**ConditionPart.go_with, "man": STANDS}

    man: Text | None = None
    """Name of the man to whom the other keys apply."""
    order: Id | list[Id] | None = None
    """His order, or one of several; "none" for none."""
    hex: HexNumber | list[HexNumber] | None = None
    """His hex, or one of several."""
    morale: Morale | list[Morale] | None = None
    """His morale (17.0)."""
    spotted: bool | None = None
    """Whether the enemy has spotted him (12.0)."""
    known: bool | None = None
    """Whether he, as an enemy, is known (12.0)."""
    ammo: Literal["full", "low", "none"] | None = None
    """His ammunition marker (13.0.8)."""
    wounds: Literal["any", "none"] | None = None
    """Whether he has any wound marker (16.0)."""
    gone: bool | None = None
    """Whether he is no longer on the board."""
    moment: MomentPart | None = None
    """Moment of play that must have been reached."""

    def own_faults(self, about: str) -> Iterator[Fault]:
        """Yield faults of a condition about a man or about the moment, which only this game has."""
        if about == "man" and not self.model_fields_set & set(STANDS):
            yield ("man",), msg("finding-lesson-man-stands", known=", ".join(STANDS))
        if self.moment is not None:
            yield from within("moment", self.moment.faults())


class BattleSpot(SpotPart, HexSpot):
    """What a pointer in a lesson points to."""

    man: Text | None = None
    order: Id | None = None
    """An order marker in the tray."""
    pane: Pane | None = None
    team: Team | None = None
    """Tile of a team on the initiative track."""


class BattleDeed(DeedPart[HexNumber]):
    """Action of the model solution: an answer, or one of act, chosen, pointed, view."""


class BattleStep(StepPart[HexNumber, BattleSpot, BattleCondition, BattleDeed]):
    """A step of a lesson of Volume 1."""


class LessonFile(LessonTables[BattleStep], LabFile):
    """A lesson file: a position as in a lab file, and the steps of the lesson."""
