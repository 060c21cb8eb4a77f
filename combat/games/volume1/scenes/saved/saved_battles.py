"""Tables of saved battles: resumed (with their campaigns), branched off, or replayed."""

from __future__ import annotations

from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.seeds import any_seed
from combat.engine.journal import branching
from combat.engine.journal.branching import Cut
from combat.engine.journal.faults import as_save_errors
from combat.engine.journal.journal_replay import past_of
from combat.engine.journal.loading import Loaded
from combat.engine.play.session import Session
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.scene.saved_tables import gone_on, replayed
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.campaign import diary_check
from combat.games.volume1.campaign.diary import Diary, diary_of
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.state import State
from combat.games.volume1.scenes.campaign.campaign_keeping import follow
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.table.volume_scene import GUIDE, VolumeScene
from combat.games.volume1.title import OWN_TITLES, TITLE


def taken_up(app: Stage, loaded: Loaded[State, Book]) -> VolumeScene:
    """Return the table of a loaded battle; if it is part of a campaign, open it above the campaign's scene.

    Raise SaveError if it cannot be resumed.
    """
    table, path = laid_out(app, loaded), loaded.saved.path
    diary = campaign_of(path)
    if diary is not None:
        follow(app, diary, table)
        app.open("campaign", shown=diary, played=table)
    return table


def watched(app: Stage, path: Path) -> Screen:
    """Return the replay of a saved battle, or a message why it cannot be replayed."""
    return replayed(app, path, OWN_TITLES, TABLE)


def laid_out(app: Stage, loaded: Loaded[State, Book]) -> VolumeScene:
    """Return the table of a loaded battle; raise SaveError if it cannot be resumed."""
    with as_save_errors(loaded.saved.path):
        record = gone_on(app, loaded)
        past = past_of(loaded.saved, len(loaded.game.entries))
        marks = loaded.header.marks
        session = Session(TITLE, loaded.game, loaded.chance(), record=record, fresh=False, past=past, marks=marks)
        scene: VolumeScene = TableScene(app, session, TABLE)
        scene.guided_by = GUIDE
        scene.seed = loaded.header.seed_number
        return scene


def branched(app: Stage, found: Cut[State, Book], *, study: bool) -> VolumeScene:
    """Return the table of a battle branched off another one, outside any campaign.

    `study`: it is played in study mode.
    """
    record, marks = branching.begin(found, app.warn, study=study), found.marks(study=study)
    chance, past = SeededChance(any_seed()), found.past()
    session = Session(TITLE, found.game, chance, record=record, fresh=False, past=past, marks=marks)
    session.asks_first = True
    scene: VolumeScene = TableScene(app, session, TABLE)
    scene.desk.controls.held_back, scene.guided_by = True, GUIDE
    return scene


def campaign_of(path: Path) -> Diary | None:
    """Return the campaign whose current battle this is, or None if there is none or it cannot be continued."""
    diary = diary_of(path)
    return None if diary is None or diary_check.fault(diary, Library().parts().figures) is not None else diary
