"""The tables of battles that are begun, or taken up where another one was shown."""

from __future__ import annotations

from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.seeds import any_seed
from combat.engine.journal import journal
from combat.engine.kernel.game import Game
from combat.engine.play.session import Session
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.table.volume_scene import VolumeScene
from combat.games.volume1.title import TITLE


def begun(app: Stage, book: Book, seed: int | None = None, path: Path | None = None) -> VolumeScene:
    """The table of a new battle; its journal is at a path, or where there is room."""
    seed = any_seed() if seed is None else seed
    session = Session.begin(TITLE, book, SeededChance(seed))
    session.record = journal.begin(TITLE, session.game, app.warn, path, seed)
    scene: VolumeScene = TableScene(app, session, TABLE)
    scene.seed = seed
    return scene


def played_on(app: Stage, game: Game[State]) -> VolumeScene:
    """The table of a battle that is taken up where another one was shown; raises SaveError."""
    seed = any_seed()
    record = journal.begin(TITLE, game, app.warn, seed=seed)
    return TableScene(app, Session(TITLE, game, SeededChance(seed), record=record, fresh=False), TABLE)
