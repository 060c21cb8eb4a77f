"""Progress of a campaign: each step is written to its file before it takes effect."""

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
    """Begin a campaign with a name or the plan's, and return its diary.

    An endless one is generated from a seed. Raise SaveError, and ContentError if no battle can be generated.
    """
    own = endless.begun(plan, seed, library) if plan.endless is not None else plan
    return begin(own, name="" if is_planned_name(plan, name) else name)


def name_offered(plan: Plan, taken: Collection[str]) -> str:
    """Return a name for a new campaign, different from those taken."""
    title, number = translated(plan.title), 1
    name = title
    while name.casefold() in {other.casefold() for other in taken}:
        number += 1
        name = f"{title[: LONGEST_NAME - 1 - len(str(number))]} {number}"
    return name


def is_planned_name(plan: Plan, name: str) -> bool:
    """Return whether a name is the plan's, in English or translated; it is stored as ""."""
    return name in ("", plan.title, translated(plan.title))


def announce(diary: Diary, stem: str) -> Path:
    """Set and write the journal's name of the battle about to begin; return its path; raise SaveError."""
    path = free_path(diary.path.parent, stem)
    diary.write(replace(diary.campaign, journal=path.name))
    return path


def choose(diary: Diary, options: Collection[str]) -> None:
    """Write the optional rules for the next battle; raise SaveError."""
    chosen = tuple(sorted(options))
    if chosen != diary.campaign.options:
        diary.write(replace(diary.campaign, options=chosen))


def moved(diary: Diary, journal: Path) -> None:
    """Record that the battle continues in another file, or that the campaign's file was lost; raise SaveError."""
    if diary.campaign.journal != journal.name or diary.lost:
        diary.write(replace(diary.campaign, journal=journal.name))


def waiting(diary: Diary) -> Path | None:
    """Return the journal of a battle that can be continued; None if there is none."""
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
    """Write a decision for the next battle; raise Refused and SaveError."""
    diary.write(deciding.decide(diary.campaign, step, figures))


def take_back(diary: Diary) -> None:
    """Undo the last decision; raise Refused and SaveError."""
    diary.write(deciding.take_back(diary.campaign))


def rename(diary: Diary, name: str) -> None:
    """Rename a campaign, or restore the plan's name; raise SaveError."""
    if name != diary.campaign.name:
        diary.write(replace(diary.campaign, name=name))


def throw_away(diary: Diary, figures: Mapping[str, Figure]) -> None:
    """Delete a campaign and its unfinished battle; finished ones remain among the saves.

    Its squad is added to the service records. Raise SaveError.
    """
    battle = unfinished(diary)
    delete(diary.path)
    enter(diary, figures)
    if battle is not None:
        delete(battle.path)


def take_in_battle(diary: Diary, library: Library | None = None) -> bool:
    """Apply the present battle to the campaign if it is over; return whether it was.

    The squad of a finished campaign is added to the records. Raise SaveError for a damaged journal or a failed write,
    and ContentError if an endless campaign lacks content for its next battle. `library` is by default the game's own.
    """
    path = waiting(diary)
    if path is None or not look_at(path).finished:
        return False
    end, events = told(path)
    diary.write(after_battle(diary.campaign, end, events, library))
    if diary.campaign.over:
        enter(diary, end.book.figures)
    return True
