"""Facts by which a player recognises saves of games with models."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from combat.engine.journal.save_list import SaveEntry
from combat.engine.journal.saved import Saved
from combat.engine.play.saved_texts import SavedTexts
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.scene.seated_games import SeatedGames
from combat.engine.words import text
from combat.games.miniatures.words import wording


def seats_fact(games: SeatedGames[Any, Any, Any, Pose], saved: Saved[Any, Any]) -> tuple[str, str]:
    """Return a label and a value: which seats the persons have."""
    seat = games.choice_of(games.who_sits(saved.header.seats))
    return text("save-fact-seats"), wording.seat(seat) if seat in games.seats else text(f"seats-{seat}")


def origin_facts(game: SaveEntry, told: SavedTexts) -> Iterator[tuple[str, str]]:
    """Yield pairs of label and value about the origin of a save: the game that it branched off, seed and version."""
    branch = game.marks.branch
    if branch is not None:
        yield text("mark-branch"), f"{branch.of} · {told.branched_at(game.marks)}"
    if game.seed:
        yield text("save-fact-seed"), game.seed
    yield text("save-fact-version"), game.version
