"""From the command line, the start screen or a scenario sheet to the table: how a battle is begun or taken up again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.stage import app as application
from combat.engine.stage.stage import Stage
from combat.engine.stage.window_options import WindowOptions
from combat.games.volume1.scenes.volume1_stage import STAGE

if TYPE_CHECKING:
    from combat.engine.journal.loading import Loaded
    from combat.engine.kernel.game import Game
    from combat.engine.stage.scene import Scene, SceneFactory
    from combat.engine.stage.screen import Screen
    from combat.engine.tabletop.table_scene import TableScene
    from combat.games.volume1.campaign.diary import Diary
    from combat.games.volume1.content.library import Library
    from combat.games.volume1.rules.book import Book
    from combat.games.volume1.rules.state import State

SEED_BYTES = 6
"""How long a seed is that nobody chose."""


def menu(options: WindowOptions) -> int:
    """Opens the start screen; returns the exit code, as all doors do."""
    return application.run(_start_screen, options, STAGE)


def play(options: WindowOptions, book: Book, seed: int | None = None) -> int:
    """Opens the table with a new battle."""

    def start(app: Stage) -> TableScene:
        app.home = _start_screen
        return _begun(app, book, seed)

    return application.run(start, options, STAGE)


def load(options: WindowOptions, path: Path) -> int:
    """Opens the table with a saved battle; raises SaveError before any window is opened."""
    from combat.engine.journal import loading

    loaded, diary = loading.load(path), _campaign_of(path)

    def start(app: Stage) -> TableScene:
        app.home = _start_screen
        table = _loaded(app, loaded)
        if diary is not None:
            app.home = _back_to(diary, table)
        return table

    return application.run(start, options, STAGE)


def replay(options: WindowOptions, path: Path) -> int:
    """Opens the table with a saved battle told once more; raises SaveError before any window is opened."""
    from combat.engine.journal.retelling import retell

    retell(path)

    def start(app: Stage) -> Scene:
        from combat.engine.tabletop.replay_scene import ReplayScene
        from combat.games.volume1.table.volume1_table import TABLE

        app.home = _start_screen
        return ReplayScene(app, path, TABLE)

    return application.run(start, options, STAGE)


def lab(options: WindowOptions, path: Path) -> int:
    """Opens the table with a lab file; raises ContentError before any window is opened."""
    from combat.games.volume1.content.lab.position import load_lab

    load_lab(path)

    def start(app: Stage) -> Scene:
        from combat.games.volume1.scenes.lab_scene import LabScene

        app.home = _start_screen
        return LabScene(app, path)

    return application.run(start, options, STAGE)


def edit(options: WindowOptions, word: str | None = None) -> int:
    """Opens the scenario editor, with its list where nothing is named; raises ContentError before any window is."""
    from combat.games.volume1.content.library import Library
    from combat.games.volume1.editor.opening import find_opening, open_draft

    Library().parts()
    draft = open_draft(find_opening(word)) if word is not None else None

    def start(app: Stage) -> Scene:
        from combat.games.volume1.editor.edit_list_scene import EditListScene
        from combat.games.volume1.editor.editor_scene import EditorScene

        app.home = _start_screen
        return EditorScene(app, draft) if draft is not None else EditListScene(app)

    return application.run(start, options, STAGE)


def _start_screen(app: Stage) -> Screen:
    return app.make("menu")


def _back_to(diary: Diary, table: TableScene) -> SceneFactory:
    """The campaign to which a battle leads back; the start screen comes after it."""
    from combat.games.volume1.scenes.campaign.campaign_scene import CampaignScene

    table.leads_to = "campaign"

    def campaign(app: Stage) -> Scene:
        app.home = _start_screen
        return CampaignScene(app, _followed(app, diary, table))

    return campaign


def _campaign_of(journal: Path) -> Diary | None:
    """The campaign that a battle leads back to; None where it stands alone, or its campaign cannot be gone on with."""
    from combat.games.volume1.campaign import diary_check
    from combat.games.volume1.campaign.diary import diary_of
    from combat.games.volume1.content.library import Library

    diary = diary_of(journal)
    return None if diary is None or diary_check.fault(diary, Library().parts().figures) is not None else diary


def _followed(app: Stage, diary: Diary, table: TableScene) -> Diary:
    """The campaign, which is told of every file in which its battle goes on."""
    from combat.engine.journal.faults import SaveError
    from combat.games.volume1.campaign import course

    def follow(path: Path) -> None:
        try:
            course.moved(diary, path)
        except SaveError as fault:
            app.warn(str(fault))

    record, diary.warn = table.session.record, app.warn
    if record is not None:
        record.moved = follow
        follow(record.path)
    return diary


def battle_after(book: Book) -> str:
    """The id of the scenario after a battle's own in the book; "" for the last, and for one that is in none."""
    from combat.games.volume1.content.library import Library

    ids = Library().scenario_ids()
    place = ids.index(book.scenario.id) + 1 if book.scenario.id in ids else len(ids)
    return ids[place] if place < len(ids) else ""


def open_sheet(app: Stage, scenario: str) -> None:
    """Puts a scenario's sheet in the place of the uppermost scene."""
    from combat.games.volume1.scenes.sheet_scene import SheetScene

    app.replace(SheetScene(app, shown=scenario))


def begin_battle(app: Stage, book: Book, seed: int | None = None) -> None:
    """Puts a new battle in the place of the uppermost scene."""
    app.replace(_begun(app, book, seed))


def load_battle(app: Stage, path: Path) -> None:
    """Lays a saved battle over the present scene, its campaign between them, or says why it cannot be used."""
    from combat.engine.journal import loading
    from combat.engine.journal.faults import SaveError
    from combat.engine.stage.paper.dialog import Message
    from combat.engine.words import text

    try:
        table = _loaded(app, loading.load(path))
    except SaveError as fault:
        app.push(Message(app, text("dialog-fault"), [str(fault)]))
        return
    diary = _campaign_of(path)
    if diary is None:
        app.push(table)
        return
    from combat.games.volume1.scenes.campaign.campaign_scene import CampaignScene

    table.leads_to = "campaign"
    desk = CampaignScene(app, _followed(app, diary, table))
    app.push(desk)
    desk.play(table)


def watch_battle(app: Stage, path: Path) -> None:
    """Lays a saved battle over the present scene to be told once more, or says why it cannot be."""
    from combat.engine.journal.faults import SaveError
    from combat.engine.stage.paper.dialog import Message
    from combat.engine.tabletop.replay_scene import ReplayScene
    from combat.engine.words import text
    from combat.games.volume1.table.volume1_table import TABLE

    try:
        with _of_a_save(path):
            replay = ReplayScene(app, path, TABLE)
    except SaveError as fault:
        app.push(Message(app, text("dialog-fault"), [str(fault)]))
    else:
        app.push(replay)


def play_on(app: Stage, game: Game[State]) -> None:
    """Puts a battle, taken up where another one was shown, in the place of the uppermost scene."""
    from combat.engine.chance.seeded_chance import SeededChance
    from combat.engine.journal import journal
    from combat.engine.play.session import Session
    from combat.engine.tabletop.table_scene import TableScene
    from combat.games.volume1.table.volume1_table import TABLE

    record = journal.begin(game, app.warn)
    app.replace(TableScene(app, Session(game, SeededChance(_any_seed()), record=record, fresh=False), TABLE))


def begin_in_campaign(app: Stage, diary: Diary, library: Library) -> TableScene:
    """The table of a campaign's next battle; raises SaveError or ContentError where it cannot be begun."""
    from datetime import UTC, datetime

    from combat.games.volume1.campaign import course, muster

    book = muster.next_book(diary.campaign, library)
    now = datetime.now(UTC)
    journal = course.announce(diary, f"{diary.campaign.plan.id}-{book.scenario.id}-{now:%Y%m%d-%H%M%S}")
    table = _begun(app, book, None, journal)
    table.leads_to = "campaign"
    _followed(app, diary, table)
    return table


def load_in_campaign(app: Stage, diary: Diary) -> TableScene:
    """The table of a campaign's battle that is being fought; raises SaveError where it cannot be taken up."""
    from combat.engine.journal import loading

    table = _loaded(app, loading.load(diary.path.parent / diary.campaign.journal))
    table.leads_to = "campaign"
    _followed(app, diary, table)
    return table


def _begun(app: Stage, book: Book, seed: int | None, path: Path | None = None) -> TableScene:
    from combat.engine.chance.seeded_chance import SeededChance
    from combat.engine.journal import journal
    from combat.engine.play.session import Session
    from combat.engine.tabletop.table_scene import TableScene
    from combat.games.volume1.table.volume1_table import TABLE

    session = Session.begin(book, SeededChance(_any_seed() if seed is None else seed))
    session.record = journal.begin(session.game, app.warn, path)
    return TableScene(app, session, TABLE)


@contextmanager
def _of_a_save(path: Path) -> Iterator[None]:
    """Whatever is wrong with a battle that was saved is the save's fault, in one line: raises SaveError."""
    from combat.engine.journal.faults import SaveError

    try:
        yield
    except SaveError:
        raise
    except Exception as fault:
        what = f"cannot be shown ({type(fault).__name__}: {fault})"
        raise SaveError(path, 0, what, "choose another save") from fault


def _loaded(app: Stage, loaded: Loaded) -> TableScene:
    with _of_a_save(loaded.saved.path):
        return _laid_out(app, loaded)


def _laid_out(app: Stage, loaded: Loaded) -> TableScene:
    from combat.engine.chance.seeded_chance import SeededChance
    from combat.engine.content import layers
    from combat.engine.journal import loading
    from combat.engine.journal.retelling import past_of
    from combat.engine.play.session import Session
    from combat.engine.tabletop.table_scene import TableScene
    from combat.engine.words import text
    from combat.games.volume1.table.volume1_table import TABLE

    for note in loaded.notes:
        app.warn(str(note))
    in_use = {layer.title for layer in layers.packs()}
    for pack in loaded.header.packs:
        if pack not in in_use:
            app.warn(text("packs-absent", pack=pack))
    record = loading.carry_on(loaded, app.warn)
    past = past_of(loaded.saved, len(loaded.game.entries))
    session = Session(loaded.game, SeededChance(_any_seed()), record=record, fresh=False, past=past)
    return TableScene(app, session, TABLE)


def _any_seed() -> int:
    """A seed that nobody can guess; the module `secrets` would bring half of cryptography with it."""
    return int.from_bytes(os.urandom(SEED_BYTES))
