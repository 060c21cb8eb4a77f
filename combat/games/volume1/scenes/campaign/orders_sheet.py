"""Typed sheet of a campaign: the introduction, the last battle and the next orders, or the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from combat.engine.stage.paper.column import Column
from combat.engine.words import text, translated
from combat.engine.words.grammar.lists import all_of
from combat.games.volume1.campaign.battle_ways import ahead
from combat.games.volume1.campaign.campaign_state import Campaign
from combat.games.volume1.campaign.deciding import leader
from combat.games.volume1.campaign.in_one_line import standing, title
from combat.games.volume1.campaign.muster import aftermath
from combat.games.volume1.content.campaign_plan import Aftermath, Plan
from combat.games.volume1.rules.book import Book, Figure
from combat.games.volume1.words import names, outcome_words

Figures: TypeAlias = Mapping[str, Figure]


def fill(column: Column, plan: Plan, campaign: Campaign | None, figures: Figures, book: Book | None) -> None:
    """Write the sheet; `campaign` is None if it has not begun, `book` (of the next battle) is None if it cannot be
    read.
    """
    column.title(title(plan, campaign))
    column.gap(2)
    if campaign is not None and campaign.name:
        column.typed(translated(plan.title))
    column.typed(standing(plan, campaign))
    if plan.seed:
        column.fact(text("campaign-seed"), str(plan.seed))
    if campaign is None:
        _introduction(column, plan, figures)
    elif campaign.over:
        _end(column, campaign, figures)
    else:
        _orders(column, campaign, figures)
        if book is not None:
            _terms(column, book, begun=bool(campaign.journal))
        _squad(column, campaign, figures)


def _introduction(column: Column, plan: Plan, figures: Figures) -> None:
    column.section(text("campaign-introduction"))
    for paragraph in plan.introduction:
        column.typed(translated(paragraph))
    column.section(text("campaign-squad"), text("campaign-men", count=len(plan.squad)))
    if plan.endless is not None:
        column.typed(text("campaign-squad-by-seed"))
        return
    column.typed(all_of(figures[man].full_name for man in plan.squad) + ".")


def _orders(column: Column, campaign: Campaign, figures: Figures) -> None:
    _last(column, campaign)
    battle = campaign.next
    assert battle is not None
    column.section(f"{text('campaign-orders')}: {translated(battle.title)}", translated(battle.day))
    for paragraph in battle.orders:
        column.typed(translated(paragraph))


def _terms(column: Column, book: Book, *, begun: bool) -> None:
    """Write the battle's length, victory conditions and optional rules."""
    none = "campaign-options-begun" if begun else "campaign-options-none"
    scenario = book.scenario
    enough = [verdict.at_least for verdict in scenario.verdicts if verdict.won]
    column.fact(text("campaign-length"), outcome_words.length(scenario.turns, scenario.last_turns))
    if enough:
        column.fact(text("campaign-wins"), text("sheet-or-more", points=min(enough)))
    chosen = [translated(option.title) for option in scenario.options if option.id in book.chosen]
    if scenario.options:
        column.fact(text("campaign-options"), all_of(chosen) or text(none))


def _last(column: Column, campaign: Campaign) -> None:
    """Write the last battle and its effects."""
    if not campaign.fought:
        return
    last, after = campaign.fought[-1], aftermath(campaign)
    column.section(text("campaign-last"), translated(last.title))
    column.typed(text("campaign-last-line", verdict=translated(last.verdict), points=last.points))
    column.typed(translated(after.text))
    way = campaign.course[2]
    if way is not None and way.text and not campaign.over:
        column.typed(translated(way.text))
    changed = changes(after)
    if changed and not campaign.over:
        column.note(f"{text('campaign-changes')}: {', '.join(changed)}.")


def _squad(column: Column, campaign: Campaign, figures: Figures) -> None:
    men = campaign.soldiers
    column.section(text("campaign-squad"), text("campaign-men", count=len(campaign.going)))
    arrived = len(campaign.fought[-1].arrivals) if campaign.fought else 0
    if arrived:
        column.note(text("campaign-arrived", count=arrived) + ".")
    if campaign.plan.lead is not None and not campaign.over:
        leads = leader(campaign, figures)
        column.fact(text("campaign-leads"), figures[leads].name if leads else text("campaign-nobody"))
    groups = {
        "campaign-fit": campaign.going,
        "muster-rest": [man for man in campaign.fit if man not in campaign.going],
        "campaign-resting": [man for man in men if man.rests and not man.lost],
        "campaign-lost": [man for man in men if man.lost],
    }
    for label, listed in groups.items():
        if listed or label == "campaign-fit":
            said = all_of(figures[man.id].name for man in listed) or text("campaign-nobody")
            column.fact(text(label), said)
    if campaign.attached:
        column.fact(text("campaign-attached"), all_of(figures[man].name for man in campaign.attached))


def _end(column: Column, campaign: Campaign, figures: Figures) -> None:
    verdict = campaign.verdict
    _last(column, campaign)
    column.section(text("campaign-the-end"))
    column.title(translated(verdict.title), 24)
    column.gap(4)
    if not campaign.at_end:
        column.typed(text("campaign-too-few"))
    column.typed(translated(verdict.text))
    column.section(text("campaign-route"), text("campaign-battles-won", won=campaign.won, battles=len(campaign.fought)))
    for fought in campaign.fought:
        column.item(translated(fought.title), names.signed(fought.points), strong=fought.won)
    column.gap(8)
    _squad(column, campaign, figures)


def stop(plan: Plan, campaign: Campaign | None, place: int) -> tuple[str, ...]:
    """Return the lines on a battle on the map: name and date, and its result or that it is still to come."""
    battle = plan.battles[place]
    named = translated(battle.title), translated(battle.day)
    state = stop_state(plan, campaign, place)
    said = (*named, text(f"campaign-stop-{state}"))
    if campaign is None or state not in ("won", "lost"):
        return said
    fought = campaign.fought[campaign.course[0].index(place)]
    return *said, text("campaign-last-line", verdict=translated(fought.verdict), points=fought.points)


def stop_state(plan: Plan, campaign: Campaign | None, place: int) -> str:
    """Return a battle's state: "won", "lost", "next", "ahead" if it can still be reached, else "passed"."""
    places = campaign.course[0] if campaign is not None else ()
    if campaign is not None and place in places:
        return "won" if campaign.fought[places.index(place)].won else "lost"
    there = 0 if campaign is None else None if campaign.over else campaign.course[1]
    return "next" if place == there else "ahead" if place in ahead(plan, there) else "passed"


def changes(after: Aftermath) -> list[str]:
    """Return the changes that a battle's result makes in the next battle, one text each; may be empty."""
    said = [
        text(f"campaign-change-{name}", steps=names.signed(steps))
        for name, steps in (
            ("morale", after.morale),
            ("enemy-morale", after.enemy_morale),
            ("hand", after.hand),
            ("turns", after.turns),
        )
        if steps
    ]
    if after.enemy_alert is not None:
        said.append(text("campaign-change-alert" if after.enemy_alert else "campaign-change-waiting"))
    if after.enemy_prepared is not None:
        said.append(text("campaign-change-prepared" if after.enemy_prepared else "campaign-change-unprepared"))
    return said
