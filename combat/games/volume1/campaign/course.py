"""Progress of a campaign; each step is written to the campaign's file before it takes effect."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from combat.engine.journal.journal import free_path
from combat.engine.journal.save_list import SaveEntry, look_at
from combat.engine.kernel.record import replace
from combat.engine.words import translated
from combat.games.volume1.campaign import deciding, endless
from combat.games.volume1.campaign.aftermath import after_battle, told
from combat.games.volume1.campaign.campaign_state import Decided
from combat.games.volume1.campaign.diary import LONGEST_NAME, Diary, begin, delete
from combat.games.volume1.campaign.served import enter
from combat.games.volume1.content.campaign_plan import Plan
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Figure


def set_out(plan: Plan, library: Library, name: str = "", seed: int = 0) -> Diary:
    """Begin a campaign in a new file, under a name or the plan's title, and return its diary.

    The first battle of an endless campaign is generated from the seed. Raise SaveError if the file cannot be written,
    ContentError if no battle can be generated.
    """
    own = endless.begun(plan, seed, library) if plan.endless is not None else plan
    return begin(own, name="" if is_planned_name(plan, name) else name)


def name_offered(plan: Plan, taken: Collection[str]) -> str:
    """Return a name for a new campaign that is not among those taken: the plan's title, numbered if needed."""
    title, number = translated(plan.title), 1
    name = title
    while name.casefold() in {other.casefold() for other in taken}:
        number += 1
        name = f"{title[: LONGEST_NAME - 1 - len(str(number))]} {number}"
    return name


def is_planned_name(plan: Plan, name: str) -> bool:
    """Return whether a name is empty or the plan's title, in English or translated; such a name is stored as ""."""
    return name in ("", plan.title, translated(plan.title))


def announce(diary: Diary, stem: str) -> Path:
    """Choose the journal's file name for the battle about to begin, write it to the diary, and return its path.

    Raise SaveError if the diary cannot be written.
    """
    path = free_path(diary.path.parent, stem)
    diary.write(replace(diary.campaign, journal=path.name))
    return path


def choose(diary: Diary, options: Collection[str]) -> None:
    """Write the optional rules chosen for the next battle; raise SaveError if that fails."""
    chosen = tuple(sorted(options))
    if chosen != diary.campaign.options:
        diary.write(replace(diary.campaign, options=chosen))


def moved(diary: Diary, journal: Path) -> None:
    """Record that the battle continues in another journal, or that the campaign's file was lost.

    Raise SaveError if the diary cannot be written.
    """
    if diary.campaign.journal != journal.name or diary.lost:
        diary.write(replace(diary.campaign, journal=journal.name))


def waiting(diary: Diary) -> Path | None:
    """Return the path of the current battle's journal; None if there is none or it cannot be read."""
    path = diary.path.parent / diary.campaign.journal
    if not diary.campaign.journal or not path.is_file() or look_at(path).fault:
        return None
    return path


def unfinished(diary: Diary) -> SaveEntry | None:
    """Return the save entry of the battle being fought; None if there is none that can be continued."""
    path = waiting(diary)
    game = look_at(path) if path is not None else None
    return game if game is not None and not game.finished else None


def decide(diary: Diary, step: Decided, figures: Mapping[str, Figure]) -> None:
    """Write a decision for the next battle; raise Refused if it is impossible, SaveError if it cannot be written."""
    diary.write(deciding.decide(diary.campaign, step, figures))


def take_back(diary: Diary) -> None:
    """Undo the last decision; raise Refused if there is none to undo, SaveError if that cannot be written."""
    diary.write(deciding.take_back(diary.campaign))


def rename(diary: Diary, name: str) -> None:
    """Rename a campaign, or restore the plan's title with ""; raise SaveError if that cannot be written."""
    if name != diary.campaign.name:
        diary.write(replace(diary.campaign, name=name))


def throw_away(diary: Diary, figures: Mapping[str, Figure]) -> None:
    """Delete a campaign and its unfinished battle; finished battles remain among the saves.

    Its squad is added to the service records. Raise SaveError if a file cannot be deleted.
    """
    battle = unfinished(diary)
    delete(diary.path)
    enter(diary, figures)
    if battle is not None:
        delete(battle.path)


def take_in_battle(diary: Diary, library: Library | None = None) -> bool:
    """Apply the current battle to the campaign if it is over; return whether it was.

    When the campaign ends, its squad is added to the service records. Raise SaveError for a damaged journal or a
    failed write, and ContentError if the next battle of an endless campaign cannot be generated from `library`
    (default: all content).
    """
    path = waiting(diary)
    if path is None or not look_at(path).finished:
        return False
    end, events = told(path)
    diary.write(after_battle(diary.campaign, end, events, library))
    if diary.campaign.over:
        enter(diary, end.book.figures)
    return True
