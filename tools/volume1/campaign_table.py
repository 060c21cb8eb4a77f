"""Measure how the cautious player fares in the campaign.

    python -m tools.volume1.campaign_table [--campaigns 62] [--write]

One squad fights all battles of a campaign, with its wounds, replacements and experience. `--write` puts the table
into `scenarios/volume1/README.md`. Tests check there that each battle is won in a third to 80 percent of the
campaigns, and that the medals are rare enough compared with wounds.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import mean
from typing import NamedTuple

from combat.games.volume1.campaign import campaign_run
from combat.games.volume1.campaign.campaign_state import Campaign, Fought, new_campaign
from combat.games.volume1.content.campaign_plan import Plan
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.players.bots import PLAYERS
from tools.volume1.scenario_table import OURS, PAGE

PLAN = "hedgerow-to-hill"
HEAD = "| battle | won | come to in | men of the squad | lost for good |\n|---|---|---|---|---|\n"
TABLE = re.compile(r"(?s)(<!-- campaign -->\n).*?(<!-- /campaign -->)")
LEAST, MOST = 35, 80
"""Allowed win rates in percent of a battle fought by a squad that gains experience."""
ROW = re.compile(r"(?m)^\| `([a-z0-9-]+)` \| (?:(\d+) %|–) \| (\d+) % \|")
LEAST_PERCENT = 25
"""Least percentage of campaigns that must reach a battle for its win rate to be checked."""
TO_A_BRONZE_STAR, TO_A_SILVER_STAR = (5, 12), (20, 80)
"""Allowed range of Purple Hearts per Bronze Star and per Silver Star; the plan gives the reasons."""
MEDALS = ("purple-heart", "bronze-star", "silver-star")
GIVEN = re.compile(
    r"Of a thousand men sent into a battle, (\d+) come out of it with a Purple Heart, (\d+) with a Bronze Star and (\d+) with a"
)


class Fight(NamedTuple):
    """One battle of a campaign: the men of the squad who fought, those lost for good, and the medals awarded."""

    won: bool
    men: int
    lost: int
    medals: tuple[str, ...] = ()


Course = dict[int, Fight]
"""The battles fought, by their index in the plan."""


def course(plan: Plan, seed: int) -> Course:
    """Play a campaign from `seed`; return its battles by place in the plan, without those that were not reached."""
    campaign: Campaign = new_campaign(plan)
    battles: Course = {}
    for after in campaign_run.battles(campaign, OURS, PLAYERS["cautious"], seed):
        fought = after.fought[-1]
        battles[after.course[0][-1]] = Fight(fought.won, len(campaign.going), fought.outcome.losses, medals_of(fought))
        campaign = after
    return battles


def table(plan: Plan, courses: Sequence[Course]) -> str:
    """Return the table in Markdown: a row for each battle of the plan, then totals."""
    lines = []
    for place, battle in enumerate(plan.battles):
        found = [course[place] for course in courses if place in course]
        share = f"| `{battle.scenario}` | {{}} | {100 * len(found) / len(courses):.0f} % | {{}} | {{}} |\n"
        if found:
            won, men, lost, _ = zip(*found, strict=True)
            lines.append(share.format(f"{100 * mean(won):.0f} %", f"{mean(men):.1f}", f"{mean(lost):.1f}"))
        else:
            lines.append(share.format("–", "–", "–"))
    fought = [len(course) for course in courses]
    sums = f"Battles in a campaign: {min(fought)} to {max(fought)}, {mean(fought):.1f} on average.\n"
    fights = [fight for course in courses for fight in course.values()]
    return f"{HEAD}{''.join(lines)}\n{sums}{given(sum(fight.men for fight in fights), (fight.medals for fight in fights))}\n"


def medals_of(fought: Fought) -> tuple[str, ...]:
    """Return the medals awarded in a battle, with one entry for each medal."""
    return tuple(medal for report in fought.reports for medal in report.decorations if medal in MEDALS)


def given(sent: int, medals: Iterable[Iterable[str]]) -> str:
    """Return a sentence with the medals per thousand men.

    `medals` has those of each battle, `sent` is the number of men.
    """
    count = Counter(medal for battle in medals for medal in battle)
    hearts, bronze, silver = (f"{1000 * count[medal] / sent:.0f}" for medal in MEDALS)
    return (
        f"Of a thousand men sent into a battle, {hearts} come out of it with a Purple Heart, {bronze} with a Bronze Star "
        f"and {silver} with a Silver Star."
    )


def rarity(page: str, table: re.Pattern[str] = TABLE) -> tuple[int, int, int] | None:
    """Return the Purple Hearts, Bronze Stars and Silver Stars per thousand men in a page's table.

    None if it has none.
    """
    told = table.search(page)
    found = GIVEN.search(told[0].replace("\n", " ")) if told else None
    return (int(found[1]), int(found[2]), int(found[3])) if found else None


def rates(page: str) -> dict[str, int | None]:
    """Return the win rate in percent of each battle in a page's table.

    None for a battle that too few campaigns reached.
    """
    told = TABLE.search(page)
    rows = ROW.finditer(told[0]) if told else ()
    return {row[1]: int(row[2]) if row[2] and int(row[3]) >= LEAST_PERCENT else None for row in rows}


def main(arguments: list[str] | None = None) -> int:
    """Print the table; with `--write`, also put it into the page. Return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.campaign_table", description=__doc__)
    parser.add_argument("--campaigns", type=int, default=62, metavar="N", help="played whole; default: 62")
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
