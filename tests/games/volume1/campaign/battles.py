"""A small campaign of two battles, and positions at a battle's end."""

from __future__ import annotations

from typing import Any

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.games.volume1.campaign.aftermath import after_battle
from combat.games.volume1.campaign.campaign_state import Campaign, Report, Soldier, new_campaign
from combat.games.volume1.content.campaign_plan import Aftermath, Decoration, Ending, Gain, Plan, PlannedBattle
from combat.games.volume1.rules.book import Verdict
from tests.games.volume1.tiny_table import Table

CARE = {"light": "bandaged", "light-bandaged": "healed", "bad": "rest", "bad-bandaged": "light", "evac": "home"}
WON = Aftermath("They saw you bleed and come on.", morale=1, hand=1, enemy_alert=False)
LOST = Aftermath("They are awake.", morale=-1, turns=-1, enemy_morale=1, enemy_alert=True, enemy_prepared=True)
HEART = Decoration("heart", "Heart", "for wounds", {"wounded": 1, "killed": 1}, 1, ("#4B2A6E",), once=False)
STAR = Decoration("star", "Star", "for one action", {"enemy-killed": 2, "comrade-carried": 3}, 4, ("#A32C2A",))
BADGE = Decoration("badge", "Badge", "for duty", {"fought": 1}, 2, ("#2F5A96",), in_all=True)
MEN = ("taylor 05.05", "cragg 05.06", "goldstein 05.07", "peters 05.08", "jung 05.01", "busch 06.01")
"""The squad, and two enemies."""
VERDICTS = (Verdict(10, "A good day", "It was.", True), Verdict(-9999, "A bad day", "It was.", False))
PLAN = Plan(
    id="two-battles",
    title="Two Battles",
    introduction=("It is not far.",),
    battles=(
        PlannedBattle("first-light", "The farm", "Monday", ("Go.",), (20, 20), WON, LOST),
        PlannedBattle("night-patrol", "The bridge", "Tuesday", ("Go again.",), (60, 60), WON, LOST),
    ),
    squad=("sgt-taylor", "pvt-cragg", "pvt-goldstein", "pvt-peters"),
    pool=("pvt-crowe", "pvt-meeks"),
    least=2,
    care=CARE,
    gains=(Gain("ws", {"enemy-hit": 1}, 2, 1), Gain("tq", {"comrade-bandaged": 2, "fought": 1}, 3, 2)),
    decorations=(HEART, STAR, BADGE),
    verdicts=(Ending(2, "Both", "All of it.", True), Ending(-9999, "Not both", "Less.", False)),
)


def begun(**changes: Any) -> Campaign:
    """Return the campaign before its first battle; `changes` replace fields of its plan."""
    return new_campaign(replace(PLAN, **changes))


def table(*men: str) -> Table:
    """Return a battle with the squad and two enemies, or with other men."""
    return Table(*(men or MEN), verdicts=VERDICTS)


def after(campaign: Campaign, end: Table, *events: Event, points: int = 0) -> Campaign:
    """Return the campaign after a battle with this final state, events and points."""
    end.state.points = points
    return after_battle(campaign, end.state, events)


def report(campaign: Campaign, man: str) -> Report:
    """Return the report on a man in the last battle."""
    return next(report for report in campaign.fought[-1].reports if report.man == man)


def soldier(campaign: Campaign, man: str) -> Soldier:
    """Return a man of the roster."""
    return campaign.soldier(man)
