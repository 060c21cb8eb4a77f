"""Tables of a campaign's battles, connected to the campaign; they are opened by the names of their scenes."""

from __future__ import annotations

from datetime import UTC, datetime

from combat.engine.files import folders
from combat.engine.files.system_faults import reason
from combat.engine.journal import loading
from combat.engine.journal.faults import SaveError
from combat.engine.kernel.text_message import msg
from combat.engine.stage.stage import Stage
from combat.games.volume1.campaign import course, muster
from combat.games.volume1.campaign.diary import Diary
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.terrain import made_boards
from combat.games.volume1.scenes import battles
from combat.games.volume1.scenes.campaign.campaign_keeping import follow
from combat.games.volume1.scenes.saved import saved_battles
from combat.games.volume1.table.volume_scene import VolumeScene
from combat.games.volume1.title import OWN_TITLES


def begun(app: Stage, diary: Diary, library: Library) -> VolumeScene:
    """Return the table of a campaign's next battle; raise SaveError or ContentError if it cannot be started."""
    book = muster.next_book(diary.campaign, library)
    now = datetime.now(UTC)
    _keep_ground(diary)
    journal = course.announce(diary, f"{diary.campaign.plan.id}-{book.scenario.id}-{now:%Y%m%d-%H%M%S}")
    table = battles.begun(app, book, path=journal)
    follow(app, diary, table)
    return table


def _keep_ground(diary: Diary) -> None:
    """Save a generated board among the player's own boards; raise SaveError."""
    battle = diary.campaign.next
    if battle is None or battle.wishes is None:
        return
    try:
        made_boards.keep_all(battle.wishes.board)
    except OSError as fault:
        cause = msg("save-unwritable", cause=reason(fault))
        raise SaveError(folders.boards(), 0, cause, msg("diary-make-room")) from None


def waiting(app: Stage, diary: Diary) -> VolumeScene:
    """Return the table of a campaign's battle in progress; raise SaveError if it cannot be resumed."""
    table = saved_battles.laid_out(app, loading.load(diary.path.parent / diary.campaign.journal, OWN_TITLES))
    follow(app, diary, table)
    return table
