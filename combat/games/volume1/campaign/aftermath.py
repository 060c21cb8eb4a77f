"""Aftermath of a campaign battle: effects on every man, replacements, and the new state of the campaign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal, cast

from combat.engine.journal.faults import SaveError
from combat.engine.journal.journal_replay import open_replay
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import msg
from combat.games.volume1.campaign import endless
from combat.games.volume1.campaign.campaign_state import Campaign, Fought, Loss, Report, Soldier
from combat.games.volume1.campaign.deciding import leader
from combat.games.volume1.campaign.deeds import Deeds
from combat.games.volume1.content.campaign_plan import Gain, Plan
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.play.optional_rules import RULES
from combat.games.volume1.rules.play.victory import is_held, verdict
from combat.games.volume1.rules.state import Man, State, Wound
from combat.games.volume1.title import OWN_TITLES


def after_battle(campaign: Campaign, end: State, events: Iterable[Event], library: Library | None = None) -> Campaign:
    """Return the campaign after a battle, given the battle's last state and all its events in order.

    For an endless campaign the next battle is generated from `library` (default: all content in use); raise
    ContentError if that fails. Chosen optional rules stay chosen, except those that changed only this scenario.
    """
    deeds = Deeds(end)
    deeds.follow(events)
    deeds.finish(end)
    soldiers: list[Soldier] = []
    reports: list[Report] = []
    for soldier in campaign.soldiers:
        man = end.men.get(soldier.id)
        if soldier.lost or man is None:
            soldiers.append(soldier if soldier.lost else _rested(campaign.plan, soldier))
            continue
        after, report = _returned(campaign.plan, soldier, man, deeds, medic=end.book.figures[soldier.id].medic)
        soldiers.append(after)
        reports.append(report)
    beside = (*campaign.attached, *(comrade.man for comrade in end.book.scenario.comrades))
    fallen = tuple(man for man in beside if man in end.men and _cared_for(campaign.plan, end.men[man])[2])
    scenario, line = end.book.scenario, verdict(end, end.points)
    fought = Fought(
        scenario=scenario.id,
        title=scenario.title,
        verdict=line.title,
        points=end.points,
        won=line.won,
        reports=tuple(reports),
        journal=campaign.journal,
        line=scenario.verdicts.index(line) + 1 if line in scenario.verdicts else 0,
        place=scenario.place,
        leader=leader(campaign, end.book.figures),
        held=tuple(goal.id for goal in scenario.objectives if is_held(end, goal)),
        fallen=fallen,
    )
    standing_rules = tuple(option for option in campaign.options if option in RULES)
    fights = (*campaign.fought, fought)
    returned = replace(
        campaign, soldiers=tuple(soldiers), fought=fights, journal="", options=standing_rules, decided=()
    )
    if not endless.needs_battle(returned):
        there = returned.course[1]
        return with_arrivals(returned, returned.plan.battles[there].date if there is not None else "")
    moment = endless.next_moment(returned)
    if moment is None:
        return with_arrivals(returned, "")
    relieved = with_arrivals(returned, moment.isoformat(timespec="minutes"))
    return endless.prolonged(relieved, moment, library or Library())


def with_arrivals(campaign: Campaign, until: str) -> Campaign:
    """Return the campaign with the replacements that join before its next battle.

    They replace losses at once, or come on the plan's days up to the date `until`.
    """
    plan, last = campaign.plan, campaign.fought[-1]
    coming = last.outcome.losses
    if plan.arrivals:
        before = plan.battles[campaign.course[0][-1]].date
        room = plan.strength - sum(not soldier.lost for soldier in campaign.soldiers)
        coming = max(0, min(room, sum(day.most for day in plan.arrivals if before < day.date <= until)))
    known = {*(soldier.id for soldier in campaign.soldiers), *campaign.fallen}
    men = tuple([man for man in plan.pool if man not in known][:coming])
    new = tuple(Soldier(man, len(campaign.fought)) for man in men)
    fights = (*campaign.fought[:-1], replace(last, arrivals=men))
    return replace(campaign, soldiers=campaign.soldiers + new, fought=fights)


def _rested(plan: Plan, soldier: Soldier) -> Soldier:
    """Return a man who missed a battle: his wounds are treated once more, and his fatigue is gone."""
    kept = [cared for wound in soldier.wounds if (cared := _dressed(wound, _care_of(plan, wound))) is not None]
    return replace(soldier, rests=False, wounds=tuple(kept), strain=0)


def _returned(plan: Plan, soldier: Soldier, man: Man, deeds: Deeds, *, medic: bool) -> tuple[Soldier, Report]:
    """Return a man after a battle, and his report."""
    done = deeds.of(soldier.id)
    total = dict(sorted((Counter(soldier.deeds) + Counter(done)).items()))
    wounds, rests, lost = _cared_for(plan, man)
    gained = {figure: _gain(plan.gains, figure, total) for figure in ("tq", "ws")}
    medals = _decorations(plan, soldier, done, total, medic=medic)
    gains = tuple(name for name, value in gained.items() if value > getattr(soldier, name)) if not lost else ()
    report = Report(
        man=soldier.id,
        deeds=done,
        hurt=cast(Literal["", "light", "bad"], deeds.hurt.get(soldier.id, "")),
        ran=man.fate == "fled",
        rests=rests,
        lost=lost,
        gains=gains,
        decorations=medals,
        felled_by=deeds.felled_by.get(soldier.id, ""),
    )
    after = replace(
        soldier,
        tq=gained["tq"],
        ws=gained["ws"],
        wounds=wounds,
        rests=rests,
        deeds=total,
        decorations=soldier.decorations + medals,
        lost=lost,
        strain=soldier.strain + (worth(done, plan.strain.deeds) if plan.strain is not None else 0),
    )
    return after, report


def _cared_for(plan: Plan, man: Man) -> tuple[tuple[Wound, ...], bool, Loss]:
    """Return a man's wounds after treatment, whether he misses a battle, and how he is lost, if he is."""
    if man.fate == "killed":
        return man.wounds, False, "killed"
    if man.fate == "captured" or man.held_by:
        return man.wounds, False, "captured"
    cares = [_care_of(plan, wound) for wound in man.wounds]
    dressed = [_dressed(wound, care) for wound, care in zip(man.wounds, cares, strict=True)]
    kept = [wound for wound in dressed if wound is not None]
    if "home" in cares:
        return man.wounds, False, "home"
    if "rest" in cares or len(kept) >= plan.wounds_to_rest:
        return (), True, ""
    return tuple(kept), False, ""


def _care_of(plan: Plan, wound: Wound) -> str:
    return plan.care["evac" if wound.evac else wound.kind + ("-bandaged" if wound.bandaged else "")]


def _dressed(wound: Wound, care: str) -> Wound | None:
    """Return a wound after treatment; None if it does not last to the next battle."""
    if care == "bandaged":
        return replace(wound, bandaged=True)
    return Wound("light", bandaged=True) if care == "light" else None


def worth(deeds: Mapping[str, int], prices: Mapping[str, int]) -> int:
    """Return the total points of deeds; `deeds` are counts and `prices` the points for one of each kind."""
    return sum(count * prices.get(deed, 0) for deed, count in deeds.items())


def _gain(gains: Iterable[Gain], figure: str, total: Mapping[str, int]) -> int:
    """Return by how much all his deeds have raised a value."""
    return sum(min(gain.most, worth(total, gain.deeds) // gain.every) for gain in gains if gain.figure == figure)


def _decorations(
    plan: Plan, soldier: Soldier, done: Mapping[str, int], total: Mapping[str, int], *, medic: bool
) -> tuple[str, ...]:
    """Return his decorations for this battle: unique ones once, and of two for the same deeds the higher."""
    earned = [
        medal
        for medal in plan.decorations
        if worth(total if medal.in_all else done, medal.deeds) >= medal.at_least
        and not ((medal.once or medal.in_all) and medal.id in soldier.decorations)
        and not (medal.infantry and medic)
    ]
    replaced = {medal.instead_of for medal in earned}
    return tuple(medal.id for medal in earned if medal.id not in replaced)


def told(journal: Path) -> tuple[State, list[Event]]:
    """Replay a battle's journal; return its final state and all events.

    If the rules have changed since, the events end where they disagree with the journal; the final state is still the
    journal's. Raise SaveError if the journal cannot be read or replayed.
    """
    tale = open_replay(journal, OWN_TITLES)
    events = [event for _, event in tale.happenings() if isinstance(event, Event)]
    if tale.game is None or tale.refused is not None:
        raise SaveError(journal, 0, tale.refused or "", msg("diary-begin-battle-again"))
    return tale.game.state, events
