"""``python -m tools.volume1.campaign_table [--campaigns 150] [--write]``: how the campaign's battles go when the cautious player plays it whole.

One squad goes through all of a campaign's battles, with its wounds, its replacements and what it learned. `--write` puts the table
into `scenarios/volume1/README.md`, where tests hold every battle to a win rate between 35 and 80 percent.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from statistics import mean

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.event import Event
from combat.engine.play.runner import run
from combat.games.volume1.campaign.aftermath import after_battle
from combat.games.volume1.campaign.campaign_state import Campaign, new_campaign
from combat.games.volume1.campaign.muster import next_book
from combat.games.volume1.content.campaign_plan import Plan
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.play.sequence import new_game
from tools.volume1.scenario_table import OURS, PAGE

PLAN = "hedgerow-to-hill"
HEAD = "| battle | won | men of the squad | lost for good |\n|---|---|---|---|\n"
TABLE = re.compile(r"(?s)(<!-- campaign -->\n).*?(<!-- /campaign -->)")
LEAST, MOST = 35, 80
"""Percent of its battles that a squad should win which learns as it goes."""
ROW = re.compile(r"(?m)^\| `([a-z0-9-]+)` \| (\d+) % \|")
Course = list[tuple[bool, int, int]]
"""Of each battle in turn: whether it was won, with how many men of the squad, and how many of them are lost for good."""


def course(plan: Plan, seed: int) -> Course:
    """A campaign played through; battles that it does not come to are missing."""
    campaign: Campaign = new_campaign(plan)
    battles: Course = []
    while not campaign.over:
        game, events = new_game(next_book(campaign, OURS)), list[Event]()
        run(game, SeededChance(10 * seed + len(battles)), CautiousPlayer(), told=events.extend)
        men = len(campaign.fit)
        campaign = after_battle(campaign, game.state, events)
        fought = campaign.fought[-1]
        battles.append((fought.won, men, sum(bool(report.lost) for report in fought.reports)))
    return battles


def table(plan: Plan, courses: Sequence[Course]) -> str:
    """A line for each battle, in Markdown."""
    lines = []
    for place, battle in enumerate(plan.battles):
        won, men, lost = zip(*(course[place] for course in courses if len(course) > place), strict=True)
        lines.append(f"| `{battle.scenario}` | {100 * mean(won):.0f} % | {mean(men):.1f} | {mean(lost):.1f} |\n")
    return HEAD + "".join(lines)


def rates(page: str) -> dict[str, int]:
    """The win rates in percent that a page tells of the campaign's battles."""
    told = TABLE.search(page)
    return {match[1]: int(match[2]) for match in ROW.finditer(told[0])} if told else {}


def main(arguments: list[str] | None = None) -> int:
    """Print the table as it is played, or write it."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.campaign_table", description=__doc__)
    parser.add_argument("--campaigns", type=int, default=150, metavar="N", help="played whole; default: 150")
    parser.add_argument("--write", action="store_true", help="put the table into scenarios/volume1/README.md")
    given = parser.parse_args(arguments)
    plan = load_plan(OURS, PLAN)
    told = table(plan, [course(plan, seed) for seed in range(1, given.campaigns + 1)])
    sys.stdout.write(told)
    if given.write:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(TABLE.sub(lambda match: f"{match[1]}{told}{match[2]}", page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
