"""The course of a campaign from battle to battle: each step is in the diary before it is taken."""

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
    """Begin a campaign, called by a name or as it is planned; an endless one is made up from a seed.

    Raises SaveError, and ContentError where no battle can be made up.
    """
    own = endless.begun(plan, seed, library) if plan.endless is not None else plan
    return begin(own, name="" if is_planned_name(plan, name) else name)


def name_offered(plan: Plan, taken: Collection[str]) -> str:
    """What a new campaign may be called, so that it is told apart from those there are."""
    title, number = translated(plan.title), 1
    name = title
    while name.casefold() in {other.casefold() for other in taken}:
        number += 1
        name = f"{title[: LONGEST_NAME - 1 - len(str(number))]} {number}"
    return name


def is_planned_name(plan: Plan, name: str) -> bool:
    """Whether a name is the one that the plan has, in English or in the language spoken: it is kept as none."""
    return name in ("", plan.title, translated(plan.title))


def announce(diary: Diary, stem: str) -> Path:
    """Name the journal of the battle that is about to begin, and write the name down; raises SaveError."""
    path = free_path(diary.path.parent, stem)
    diary.write(replace(diary.campaign, journal=path.name))
    return path


def choose(diary: Diary, options: Collection[str]) -> None:
    """Note the optional rules that the next battle is to be played with; raises SaveError."""
    chosen = tuple(sorted(options))
    if chosen != diary.campaign.options:
        diary.write(replace(diary.campaign, options=chosen))


def moved(diary: Diary, journal: Path) -> None:
    """The battle goes on in another file, or the campaign has lost its own; raises SaveError."""
    if diary.campaign.journal != journal.name or diary.lost:
        diary.write(replace(diary.campaign, journal=journal.name))


def waiting(diary: Diary) -> Path | None:
    """The journal of a battle that has begun and can be played on; None if none was begun, or it is gone."""
    path = diary.path.parent / diary.campaign.journal
    if not diary.campaign.journal or not path.is_file() or look_at(path).fault:
        return None
    return path


def unfinished(diary: Diary) -> SaveEntry | None:
    """The battle being fought, as far as it got; None if none is, or it cannot be played on."""
    path = waiting(diary)
    game = look_at(path) if path is not None else None
    return game if game is not None and not game.finished else None


def decide(diary: Diary, step: Decided, figures: Mapping[str, Figure]) -> None:
    """Note what the player decided for the next battle; raises Refused where it cannot be, and SaveError."""
    diary.write(deciding.decide(diary.campaign, step, figures))


def take_back(diary: Diary) -> None:
    """Take the last thing decided back; raises Refused and SaveError."""
    diary.write(deciding.take_back(diary.campaign))


def rename(diary: Diary, name: str) -> None:
    """Call a campaign by a name of the player's, or again as it is planned; raises SaveError."""
    if name != diary.campaign.name:
        diary.write(replace(diary.campaign, name=name))


def throw_away(diary: Diary, figures: Mapping[str, Figure]) -> None:
    """Delete a campaign and the battle being fought; those that are over stay among the saved ones.

    Its squad stays among those that have served. Raises SaveError.
    """
    battle = unfinished(diary)
    delete(diary.path)
    enter(diary, figures)
    if battle is not None:
        delete(battle.path)


def take_in_battle(diary: Diary, library: Library | None = None) -> bool:
    """Take in the battle being fought if it is over; whether it was.

    The squad of a campaign that is over with it goes into the records. Raises SaveError where its journal is too
    damaged to be told, or the campaign cannot be written, and ContentError where an endless campaign has no content of
    which its next battle could be made up.
    """
    path = waiting(diary)
    if path is None or not look_at(path).finished:
        return False
    end, events = told(path)
    diary.write(after_battle(diary.campaign, end, events, library))
    if diary.campaign.over:
        enter(diary, end.book.figures)
    return True
