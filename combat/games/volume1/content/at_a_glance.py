"""What the scenario book tells of a battle at a glance, read as plain data: a list of battles opens at once (22.0)."""

from __future__ import annotations

from typing import Literal

from combat.engine.files.toml_files import read_toml
from combat.engine.kernel.record import CodecError, Record, from_plain
from combat.games.volume1.content.library import Library

FIGURES = "assets/scenario_book.toml"


class Glance(Record):
    """A battle's mission, how long it takes a person, and how often players of the house have won it."""

    mission: str
    won: int
    """Games of a hundred, by the cautious player."""
    minutes: int
    games: int = 0
    """Games of his on which that stands; 0 where nobody knows."""
    veteran: int = 0
    veteran_games: int = 0
    """The same of the veteran; 0 where he has not played it."""


class Glances(Record):
    """The battles of the book by their ids; and from how many wins in a hundred one is easy, or fair."""

    easy: int
    fair: int
    battle: dict[str, Glance]

    def difficulty(self, battle: Glance) -> Literal["easy", "fair", "hard"]:
        """How hard a battle is for somebody who takes care."""
        return "easy" if battle.won >= self.easy else "fair" if battle.won >= self.fair else "hard"


NOTHING = Glances(0, 0, {})


def glances(library: Library) -> Glances:
    """What the content in use tells; nothing where its file cannot be read, which `combat check` says."""
    try:
        return from_plain(Glances, read_toml(library.file(FIGURES)))
    except CodecError:
        return NOTHING
