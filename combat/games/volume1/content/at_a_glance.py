"""Short facts about each battle of the scenario book, read as plain data so that lists open fast (22.0)."""

from __future__ import annotations

from typing import Literal

from combat.engine.files.toml_files import read_toml
from combat.engine.kernel.record import CodecError, Record, from_plain
from combat.games.volume1.content.library import Library

FIGURES = "assets/scenario_book.toml"


class Glance(Record):
    """A battle's kind of mission, duration in minutes for a person, and the bots' win rates in per cent."""

    mission: str
    won: int
    """Games won per hundred by the cautious bot."""
    minutes: int
    games: int = 0
    """Number of games behind `won`; 0 if unknown."""
    veteran: int = 0
    veteran_games: int = 0
    """Number of games behind `veteran`, the veteran bot's win rate; 0 if it has not played."""


class Glances(Record):
    """Facts about the battles by id, and the least win rates, in per cent, of an easy and of a fair battle."""

    easy: int
    fair: int
    battle: dict[str, Glance]

    def difficulty(self, battle: Glance) -> Literal["easy", "fair", "hard"]:
        """Return the difficulty of a battle, by the win rate of the cautious bot."""
        return "easy" if battle.won >= self.easy else "fair" if battle.won >= self.fair else "hard"


NOTHING = Glances(0, 0, {})


def glances(library: Library) -> Glances:
    """Return the facts of the content in use; empty if the file cannot be read, which `combat check` reports."""
    try:
        return from_plain(Glances, read_toml(library.file(FIGURES)))
    except CodecError:
        return NOTHING
