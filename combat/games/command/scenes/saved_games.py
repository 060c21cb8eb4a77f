"""Table scenes for saved games: resume, branch, replay."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.seeds import any_seed
from combat.engine.journal import branching
from combat.engine.journal.branching import Cut
from combat.engine.journal.faults import as_save_errors
from combat.engine.journal.journal_replay import past_of
from combat.engine.journal.loading import Loaded
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.scene.saved_tables import gone_on, replayed
from combat.games.command.rules.book import Book
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.scenes.seating import table_of_game
from combat.games.command.scenes.seats_taken import choice_of, who_sits
from combat.games.command.table.command_scene import CommandScene
from combat.games.command.table.command_table import TABLE
from combat.games.command.title import OWN_TITLES


def taken_up(app: Stage, loaded: Loaded[State, Book]) -> CommandScene:
    """Return the table on which a loaded game continues; raise SaveError if its journal cannot be continued."""
    with as_save_errors(loaded.saved.path):
        record = gone_on(app, loaded)
        scene = table_of_game(
            app, loaded.game, loaded.chance(), who_sits(loaded.header.seats), record=record,
            marks=loaded.header.marks, seed=loaded.header.seed_number, fresh=False,
            past=past_of(loaded.saved, len(loaded.game.entries)),
        )  # fmt: skip
        scene.seed = loaded.header.seed_number
        return scene


def branched(app: Stage, found: Cut[State, Book], *, study: bool) -> CommandScene:
    """Return the table of a new game branched off from a moment of a saved one; with `study`, in study mode."""
    record = branching.begin(found, app.warn, study=study)
    scene = table_of_game(
        app, found.game, SeededChance(any_seed()), who_sits(found.saved.header.seats), record=record,
        marks=found.marks(study=study), fresh=False, past=found.past(),
    )  # fmt: skip
    scene.session.asks_first, scene.desk.controls.held_back = True, True
    return scene


def watched(app: Stage, path: Path) -> Screen:
    """Return the replay of a saved game, or a message screen with the reason why it cannot be replayed.

    A game with one person is shown from that person's seat; any other shows only public information.
    """
    return replayed(app, path, OWN_TITLES, TABLE, _seen_from)


def _seen_from(seats: Mapping[str, str]) -> Seat:
    seat = choice_of(who_sits(seats))
    return seat if seat in SIDES else PUBLIC
