"""The tables of saved games: taken up again, branched off, told again; and files that are dropped on the window."""

from __future__ import annotations

from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.seeds import any_seed
from combat.engine.content import layers
from combat.engine.content.file_kinds import played
from combat.engine.content.findings import ContentError
from combat.engine.content.packs.pack import is_pack
from combat.engine.journal import branching, loading
from combat.engine.journal.branching import Cut
from combat.engine.journal.faults import SaveError, of_a_save
from combat.engine.journal.loading import Loaded
from combat.engine.journal.retelling import past_of
from combat.engine.journal.saved import read
from combat.engine.kernel.seats import PUBLIC
from combat.engine.play.replay_session import ReplaySession
from combat.engine.play.save_findings import SAVE
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.dropped_pack import ask_for_pack
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.replay_scene import ReplayScene
from combat.engine.words import text
from combat.games.command.rules.book import Book
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.scenes.seating import table_of_game
from combat.games.command.scenes.seats_taken import choice_of, who_sits
from combat.games.command.table.command_scene import CommandScene
from combat.games.command.table.command_table import TABLE
from combat.games.command.title import TITLE

OWN_TITLES = {TITLE.id: TITLE}


def saved(app: Stage, path: Path) -> Screen:
    """The table of a saved game, or a slip that says why it cannot be used."""
    try:
        return taken_up(app, loading.load(path, OWN_TITLES))
    except SaveError as fault:
        return Message(app, text("dialog-fault"), [str(fault)])


def taken_up(app: Stage, loaded: Loaded[State, Book]) -> CommandScene:
    """The table of a game that was read; raises SaveError."""
    with of_a_save(loaded.saved.path):
        for note in loaded.notes:
            app.warn(str(note))
        in_use = {layer.title for layer in layers.packs()}
        for pack in loaded.header.packs:
            if pack not in in_use:
                app.warn(text("packs-absent", pack=pack))
        record = loading.carry_on(loaded, app.warn)
        scene = table_of_game(
            app, loaded.game, loaded.chance(), who_sits(loaded.header.seats), record=record,
            marks=loaded.header.marks, seed=loaded.header.seed_number, fresh=False,
            past=past_of(loaded.saved, len(loaded.game.entries)),
        )  # fmt: skip
        scene.seed = loaded.header.seed_number
        return scene


def branched(app: Stage, found: Cut[State, Book], *, study: bool) -> CommandScene:
    """The table of a game that is branched off from another one, and stands alone."""
    record = branching.begin(found, app.warn, study=study)
    scene = table_of_game(
        app, found.game, SeededChance(any_seed()), who_sits(found.saved.header.seats), record=record,
        marks=found.marks(study=study), fresh=False, past=found.past(),
    )  # fmt: skip
    scene.session.asks_first, scene.desk.held_back = True, True
    return scene


def watched(app: Stage, path: Path) -> Screen:
    """A saved game told once more, or a slip that says why it cannot be.

    One person sees it from his seat; of a game that two have played, or none, what everybody may know is shown.
    """
    try:
        with of_a_save(path):
            seat = choice_of(who_sits(read(path, OWN_TITLES).header.seats))
            session = ReplaySession(path, OWN_TITLES, seat if seat in SIDES else PUBLIC)
            return ReplayScene(app, session, TABLE)
    except SaveError as fault:
        return Message(app, text("dialog-fault"), [str(fault)])


def dropped(app: Stage, path: Path) -> Screen:
    """What opens for a file; a slip that says why where nothing does."""
    if is_pack(path):
        return ask_for_pack(app, path)
    try:
        kind = (played().of(path) or played().of_stray(path)) if path.is_file() else None
        if kind is not None and kind.name == SAVE.name:
            return saved(app, path)
        if kind is not None and kind.name == "scenario":
            return app.make("scenario", file=path)
        if kind is not None and kind.name in ("lab", "lesson"):
            return app.make(kind.name, path=path)
    except ContentError as fault:
        return Message(app, text("dialog-fault"), [str(finding) for finding in fault.findings])
    return Message(app, text("dialog-fault"), [text("dropped-unknown", file=path.name)])
