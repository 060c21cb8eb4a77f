"""Dialogs about a campaign: its name, its seed and its deletion."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.journal.faults import SaveError
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.stage import Stage
from combat.engine.words import text
from combat.games.volume1.campaign import course
from combat.games.volume1.campaign.diary import LONGEST_NAME, Diary
from combat.games.volume1.campaign.in_one_line import title
from combat.games.volume1.content.campaign_plan import Plan
from combat.games.volume1.rules.book import Figure
from combat.games.volume1.rules.made_names import LARGEST_SEED
from combat.games.volume1.words.saved_words import progress

if TYPE_CHECKING:
    from combat.games.volume1.table.volume_scene import VolumeScene


def ask_first_name(app: Stage, plan: Plan, taken: Collection[str], begin: Callable[[str], str]) -> None:
    """Ask for the name of a campaign that is about to begin, with a proposal.

    `begin` is called with the name, and returns an error message or "".
    """
    offered = course.name_offered(plan, taken)
    app.push(
        WriteSlip(
            app,
            text("campaign-name-title"),
            offered,
            lambda name: begin(name or offered),
            limit=LONGEST_NAME,
            accept=text("campaign-set-out"),
        )
    )


def ask_seed(app: Stage, seed: int, on_seed: Callable[[int], None]) -> None:
    """Ask for the seed of a generated campaign and pass it to `on_seed`; an invalid seed shows an error."""

    def take(words: str) -> str:
        if not words.isdecimal() or not 1 <= int(words) <= LARGEST_SEED:
            return text("campaign-no-seed", most=LARGEST_SEED)
        on_seed(int(words))
        return ""

    app.push(WriteSlip(app, text("campaign-seed"), str(seed), take, limit=len(str(LARGEST_SEED))))


def ask_name(app: Stage, diary: Diary, on_named: Callable[[], None]) -> None:
    """Ask for a campaign's new name and store it; an empty line restores the plan's title.

    `on_named` is called afterwards.
    """

    def take(name: str) -> str:
        try:
            course.rename(diary, "" if course.is_planned_name(diary.campaign.plan, name) else name)
        except SaveError as fault:
            return str(fault)
        on_named()
        return ""

    app.push(WriteSlip(app, text("campaign-name-title"), _title(diary), take, limit=LONGEST_NAME))


def _title(diary: Diary) -> str:
    return title(diary.campaign.plan, diary.campaign)


def ask_throw_away(
    app: Stage, diary: Diary, figures: Mapping[str, Figure], when: str, on_gone: Callable[[], None]
) -> None:
    """Ask whether to delete a campaign with its battle in progress, and delete it.

    `when` is the line of text that describes its progress; `on_gone` is called after the deletion.
    """

    def throw_away() -> None:
        try:
            course.throw_away(diary, figures)
        except SaveError as fault:
            app.warn(str(fault))
        if not diary.path.exists():
            on_gone()

    battle = course.unfinished(diary)
    lines = [_title(diary), when, text("campaign-delete-sure")]
    if battle is not None:
        lines.insert(2, text("campaign-delete-battle", battle=progress(battle)))
    if diary.campaign.fought:
        lines.append(text("campaign-delete-served"))
    app.push(Confirm(app, text("campaign-delete"), lines, text("load-delete"), throw_away, grave=True))


def follow(app: Stage, diary: Diary, table: VolumeScene) -> None:
    """Connect a battle's table to its campaign: leaving it leads there.

    Every file in which the battle continues is recorded in the campaign.
    """
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
