"""From the command line, the start screen or a scenario sheet to the table: how a battle is begun or taken up again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from combat.client import app as application
from combat.client.options import Options

if TYPE_CHECKING:
    from combat.client.app import App
    from combat.client.scene import Scene
    from combat.client.scenes.table import TableScene
    from combat.rules.book import Book
    from combat.saves.loading import Loaded

SEED_BYTES = 6
"""How long a seed is that nobody chose."""


def menu(options: Options) -> int:
    """Opens the start screen; returns the exit code, as all doors do."""
    from combat.client.scenes.menu import MenuScene

    return application.run(MenuScene, options)


def play(options: Options, scenario: str, seed: int | None = None) -> int:
    """Opens the table with a new battle; raises ContentError before any window is opened."""
    from combat.content.library import load_book

    book = load_book(scenario)

    def start(app: App) -> TableScene:
        app.home = _start_screen
        return _begun(app, book, seed)

    return application.run(start, options)


def load(options: Options, path: Path) -> int:
    """Opens the table with a saved battle; raises SaveError before any window is opened."""
    from combat.saves import loading

    loaded = loading.load(path)

    def start(app: App) -> TableScene:
        app.home = _start_screen
        return _loaded(app, loaded)

    return application.run(start, options)


def lab(options: Options, path: Path) -> int:
    """Opens the table with a lab file; raises ContentError before any window is opened."""
    from combat.content.lab import load_lab

    load_lab(path)

    def start(app: App) -> Scene:
        from combat.client.scenes.lab import LabScene

        app.home = _start_screen
        return LabScene(app, path)

    return application.run(start, options)


def edit(options: Options, word: str | None = None) -> int:
    """Opens the scenario editor, with its list where nothing is named; raises ContentError before any window is."""
    from combat.client.editor.opening import find_opening, open_draft

    draft = open_draft(find_opening(word)) if word is not None else None

    def start(app: App) -> Scene:
        from combat.client.editor.list_scene import EditListScene
        from combat.client.editor.scene import EditorScene

        app.home = _start_screen
        return EditorScene(app, draft) if draft is not None else EditListScene(app)

    return application.run(start, options)


def _start_screen(app: App) -> Scene:
    from combat.client.scenes.menu import MenuScene

    return MenuScene(app)


def begin_battle(app: App, book: Book, seed: int | None = None) -> None:
    """Puts a new battle in the place of the uppermost scene."""
    app.replace(_begun(app, book, seed))


def load_battle(app: App, path: Path) -> None:
    """Lays a saved battle over the present scene, or says why it cannot be used."""
    from combat.client.scenes.dialog import Message
    from combat.saves import loading
    from combat.saves.faults import SaveError
    from combat.words import text

    try:
        loaded = loading.load(path)
    except SaveError as fault:
        app.push(Message(app, text("dialog-fault"), [str(fault)]))
        return
    app.push(_loaded(app, loaded))


def _begun(app: App, book: Book, seed: int | None) -> TableScene:
    from combat.client.scenes.table import TableScene
    from combat.client.session import Session
    from combat.players.chance import SeededChance
    from combat.saves import journal

    session = Session.begin(book, SeededChance(_any_seed() if seed is None else seed))
    session.record = journal.begin(session.game, app.warn)
    return TableScene(app, session)


def _loaded(app: App, loaded: Loaded) -> TableScene:
    from combat.client.scenes.table import TableScene
    from combat.client.session import Session
    from combat.players.chance import SeededChance
    from combat.saves import loading

    for note in loaded.notes:
        app.warn(str(note))
    record = loading.carry_on(loaded, app.warn)
    session = Session(loaded.game, SeededChance(_any_seed()), record=record, fresh=False)
    return TableScene(app, session)


def _any_seed() -> int:
    """A seed that nobody can guess; the module `secrets` would bring half of cryptography with it."""
    return int.from_bytes(os.urandom(SEED_BYTES))
