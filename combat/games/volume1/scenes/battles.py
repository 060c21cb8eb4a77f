"""Create the tables of new battles, without importing the code for saves."""

from __future__ import annotations

from pathlib import Path

from combat.engine.chance.challenge_chance import ChallengeChance
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.seeds import any_seed
from combat.engine.journal import journal
from combat.engine.journal.game_flags import GameFlags
from combat.engine.kernel.seats import PLAYER, Seat
from combat.engine.play.session import Session
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.rules.book import Book
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.table.volume_scene import GUIDE, VolumeScene
from combat.games.volume1.title import TITLE


def begun(
    app: Stage,
    book: Book,
    seed: int | None = None,
    path: Path | None = None,
    *,
    study: bool = False,
    challenge: str = "",
    seat: Seat = "",
) -> VolumeScene:
    """Return the table of a new battle; its journal is at `path`, by default in the saves folder.

    `challenge` is a challenge's code, or ""; its dice then depend on `seed` alone. `study`: play it in study mode.
    `seat` is used by challenges of other games, and must be "" or the player.
    """
    assert seat in ("", PLAYER), seat
    seed = any_seed() if seed is None else seed
    marks = GameFlags(study=0) if study else GameFlags(challenge=challenge)
    chance = ChallengeChance(seed) if challenge else SeededChance(seed)
    session = Session.begin(TITLE, book, chance, marks=marks)
    session.record = journal.begin(TITLE, session.game, app.warn, path, seed, marks)
    scene: VolumeScene = TableScene(app, session, TABLE)
    scene.seed, scene.guided_by = seed, GUIDE
    return scene
