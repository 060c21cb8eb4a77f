"""Service records of a campaign's squad, written when the campaign is over (22.0)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime

from combat.engine.files.system_faults import reason
from combat.engine.kernel.text_message import msg
from combat.games.volume1.campaign.campaign_state import Campaign, Soldier
from combat.games.volume1.campaign.diary import Diary
from combat.games.volume1.records.squad_records import (
    ServedMan,
    ServedSquad,
    SquadEnd,
    all_squads,
    is_known,
    remember,
    squads_file,
)
from combat.games.volume1.rules.book import Figure


def served(diary: Diary, figures: Mapping[str, Figure]) -> ServedSquad | None:
    """Return the service record of a campaign's squad, or None if none of its men has fought."""
    campaign = diary.campaign
    if not any(_was_there(soldier) for soldier in campaign.soldiers):
        return None
    plan, places = campaign.plan, campaign.course[0]
    return ServedSquad(
        file=key(diary),
        campaign=plan.title,
        name=campaign.name,
        seed=plan.seed,
        first=plan.battles[places[0]].day,
        last=plan.battles[places[-1]].day,
        ended=datetime.now(UTC).isoformat(timespec="seconds"),
        result=_result(campaign),
        verdict=campaign.verdict.title if campaign.over else "",
        battles=len(campaign.fought),
        won=campaign.won,
        men=tuple(_man(campaign, soldier, figures) for soldier in campaign.soldiers if _was_there(soldier)),
    )


def key(diary: Diary) -> str:
    """Return the identity of a campaign: the time when it began, else its file name; the same in every copy of its
    file.
    """
    return diary.begun.isoformat() if diary.begun is not None else diary.path.name


def enter(diary: Diary, figures: Mapping[str, Figure]) -> None:
    """Add a campaign's squad to the service records, and show errors as a warning.

    Do nothing if nobody has fought, or if the finished campaign is recorded already.
    """
    squad = served(diary, figures)
    if squad is None or (diary.campaign.over and is_known(squad.file, all_squads()[0])):
        return
    try:
        told = remember(squad)
    except OSError as fault:
        told = msg("squads-unwritable", file=squads_file(), cause=reason(fault))
    if told is not None:
        diary.warn(str(told))


def _was_there(soldier: Soldier) -> bool:
    """Return whether a man was in a battle."""
    return bool(soldier.deeds.get("fought") or soldier.lost)


def _result(campaign: Campaign) -> SquadEnd:
    if not campaign.over:
        return "given-up"
    return "won" if campaign.verdict.won else "lost"


def _man(campaign: Campaign, soldier: Soldier, figures: Mapping[str, Figure]) -> ServedMan:
    titles = {medal.id: medal.title for medal in campaign.plan.decorations}
    figure = figures.get(soldier.id)
    where = _lost_in(campaign, soldier) if soldier.lost else None
    return ServedMan(
        man=soldier.id,
        name=figure.full_name if figure is not None else soldier.id,
        battles=soldier.deeds.get("fought", 0),
        kills=soldier.deeds.get("enemy-killed", 0),
        wounds=soldier.deeds.get("wounded", 0),
        medals=tuple(titles.get(medal, medal) for medal in soldier.decorations),
        fate=soldier.lost,
        battle=where[0] if where else "",
        day=where[1] if where else "",
        place=where[2] if where else "",
    )


def _lost_in(campaign: Campaign, soldier: Soldier) -> tuple[str, str, str] | None:
    """Return title, day and place of the battle in which a man was lost; None if he was not."""
    for fought, place in zip(campaign.fought, campaign.course[0], strict=False):
        if any(report.man == soldier.id and report.lost for report in fought.reports):
            battle = campaign.plan.battles[place]
            return battle.title, battle.day, fought.place
    return None
