"""What is asked about a campaign that lies on the desk: what it is to be called, and whether it is to be deleted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.journal.faults import SaveError
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.stage import Stage
from combat.engine.words import text, translated
from combat.games.volume1.campaign import course
from combat.games.volume1.campaign.diary import LONGEST_NAME, Diary
from combat.games.volume1.scenes.campaign.orders_sheet import title
from combat.games.volume1.words.saved_words import progress

if TYPE_CHECKING:
    from combat.games.volume1.table.volume_scene import VolumeScene

def ask_name(app: Stage, diary: Diary, on_named: Callable[[], None]) -> None:
    """Lets the player name a campaign; with an empty line it is called as planned again."""

    def take(name: str) -> str:
        try:
            planned = diary.campaign.plan.title
            course.rename(diary, "" if name in (planned, translated(planned)) else name)
        except SaveError as fault:
            return str(fault)
        on_named()
        return ""

    app.push(WriteSlip(app, text("campaign-name-title"), _title(diary), take, limit=LONGEST_NAME))


def _title(diary: Diary) -> str:
    return title(diary.campaign.plan, diary.campaign)


def ask_throw_away(app: Stage, diary: Diary, when: str, on_gone: Callable[[], None]) -> None:
    """Asks whether a campaign is to be deleted, and the battle being fought with it."""

    def throw_away() -> None:
        try:
            course.throw_away(diary)
        except SaveError as fault:
            app.warn(str(fault))
        if not diary.path.exists():
            on_gone()

    battle = course.unfinished(diary)
    lines = [_title(diary), when, text("campaign-delete-sure")]
    if battle is not None:
        lines.insert(2, text("campaign-delete-battle", battle=progress(battle)))
    app.push(Confirm(app, text("campaign-delete"), lines, text("load-delete"), throw_away, grave=True))


def follow(app: Stage, diary: Diary, table: VolumeScene) -> None:
    """From now on a battle leads back to its campaign, which is told of every file in which it goes on."""
    table.leads_to, table.leave_note, diary.warn = "campaign", "ask-leave-campaign", app.warn

    def take(path: Path) -> None:
        try:
            course.moved(diary, path)
        except SaveError as fault:
            app.warn(str(fault))

    record = table.session.record
    if record is not None:
        record.moved = take
        take(record.path)
