"""The tables of games that are begun; nothing of saves is learned for them."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.seeds import any_seed
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal
from combat.engine.journal.marks import Marks
from combat.engine.play.anybody import Anybody
from combat.engine.play.session import Session
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.table_scene import TableScene
from combat.games.command.rules.book import Book
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_table import TABLE
from combat.games.command.title import TITLE

CommandScene: TypeAlias = TableScene[State, CommandDesk]
"""The table of COMMAND! as a scene, by one name."""


def begun(
    app: Stage, book: Book, seed: int | None = None, path: Path | None = None, *, study: bool = False
) -> CommandScene:
    """The table of a new game; its journal is at a path, or where there is room."""
    seed = any_seed() if seed is None else seed
    marks = Marks(study=0) if study else Marks()
    session = Session.begin(
        TITLE, book, SeededChance(seed), others={AXIS: Anybody(SplitMix(seed))}, seat=ALLIES, marks=marks
    )
    session.record = journal.begin(TITLE, session.game, app.warn, path, seed, marks)
    scene: CommandScene = TableScene(app, session, TABLE)
    scene.seed = seed
    return scene
