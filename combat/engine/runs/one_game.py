"""Play one game between given players in this process, and save it if wanted."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.play.port import Player
from combat.engine.play.referee import Referee
from combat.engine.runs.recorded_games import keep, record
from combat.engine.title import Title

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


def play_one(
    title: Title[S, B], book: B, seed: int, players: Mapping[Seat, Player[S]], name: str, saves: Path | None = None
) -> None:
    """Play a game to its end; if `saves` is given, save it in that folder.

    `name` is recorded as the name of every player.
    """
    game = game_of(title.rules, title.rules.new_state(book))
    recorder = record(title, game, dict.fromkeys(players, name), seed) if saves is not None else None
    Referee(title.rules, game, SeededChance(seed)).play_out(players)
    if saves is not None and recorder is not None:
        keep(saves, recorder.recorded())
