"""Measure how far the cautious player gets in endless campaigns, which are generated from a seed.

    python -m tools.volume1.endless_table [--campaigns 12] [--write]

`--write` puts the table into `scenarios/volume1/README.md`. Tests check there that the enemy of each stage is beaten
often enough, and that enough campaigns last to their final day.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import mean
from typing import NamedTuple

from combat.games.volume1.campaign import campaign_run, endless
from combat.games.volume1.campaign.campaign_state import Campaign
from combat.games.volume1.content.campaign_plan import Plan
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.players.bots import PLAYERS
from tools.volume1.campaign_table import given, medals_of
from tools.volume1.scenario_table import OURS, PAGE

PLAN = "field-by-field"
HEAD = (
    "| the enemy from | battles | won | come to in | men of the squad | enemy counters | lost for good |\n"
    "|---|---|---|---|---|---|---|\n"
)
TABLE = re.compile(r"(?s)(<!-- endless -->\n).*?(<!-- /endless -->)")
LEAST, MOST = 35, 85
"""Allowed win rates in percent of the battles of a stage; a squad at the last stage has weeks of experience."""
LASTING = 30, 80
"""Allowed percentage of campaigns that last to their final day."""
LEAST_PERCENT = 25
"""Least percentage of campaigns that must reach a stage for its win rate to be checked."""
ROW = re.compile(r"(?m)^\| (\d+) points \| \d+ \| (?:(\d+) %|–) \| (\d+) % \|")
TO_THE_END = re.compile(r"(\d+) % of the campaigns last to their final day")


class Fight(NamedTuple):
    """Battle of a generated campaign: the success at which its enemy stage begins, its men and its enemies."""

    stage: int
    won: bool
    men: int
    enemies: int
    lost: int
    medals: tuple[str, ...]


class Course(NamedTuple):
    """Generated campaign played to its end."""

    fights: tuple[Fight, ...]
    to_the_end: bool
    """Whether the campaign ended by its calendar, and not because too few men were left."""
    verdict: str


def course(plan: Plan, seed: int) -> Course:
    """Generate a campaign from `seed`, play it, and return its course."""
    campaign = campaign_run.begun(plan, seed, OURS)
    fights = list[Fight]()
    for after in campaign_run.battles(campaign, OURS, PLAYERS["cautious"], seed):
        fights.append(_fight(campaign, after))
        campaign = after
    return Course(tuple(fights), campaign.at_end, campaign.verdict.title)


def _fight(before: Campaign, after: Campaign) -> Fight:
    fought, battle = after.fought[-1], before.next
    assert before.plan.endless is not None
    assert battle is not None
    assert battle.wishes is not None
    stage = endless.stage(before.plan.endless, endless.success(before)).success
    return Fight(stage, fought.won, len(before.going), battle.wishes.enemies, fought.outcome.losses, medals_of(fought))


def table(plan: Plan, courses: Sequence[Course]) -> str:
    """Return the table in Markdown: a row for each stage of the enemy, then totals over the campaigns."""
    assert plan.endless is not None
    lines = [_line(stage.success, courses) for stage in plan.endless.stages]
    return HEAD + "".join(lines) + "\n" + "\n".join(_sums(courses)) + "\n"


def _line(stage: int, courses: Sequence[Course]) -> str:
    found = [fight for course in courses for fight in course.fights if fight.stage == stage]
    there = sum(any(fight.stage == stage for fight in course.fights) for course in courses)
    row = f"| {stage} points | {len(found)} | {{}} | {100 * there / len(courses):.0f} % | {{}} | {{}} | {{}} |\n"
    if not found:
        return row.format("–", "–", "–", "–")
    figures = (
        mean(fight.men for fight in found),
        mean(fight.enemies for fight in found),
        mean(fight.lost for fight in found),
    )
    return row.format(f"{100 * mean(fight.won for fight in found):.0f} %", *(f"{figure:.1f}" for figure in figures))


def _sums(courses: Sequence[Course]) -> Iterator[str]:
    fights = [fight for course in courses for fight in course.fights]
    lengths = [len(course.fights) for course in courses]
    ended = 100 * mean(course.to_the_end for course in courses)
    won = 100 * mean(fight.won for fight in fights)
    yield f"Battles in a campaign: {min(lengths)} to {max(lengths)}, {mean(lengths):.1f} on average, {won:.0f} % of them won;"
    yield f"{ended:.0f} % of the campaigns last to their final day, the others until too few men are left."
    yield f"{_verdicts(course.verdict for course in courses)}."
    yield given(sum(fight.men for fight in fights), (fight.medals for fight in fights))


def _verdicts(titles: Iterable[str]) -> str:
    return "Verdicts: " + ", ".join(f"*{title}* {count}" for title, count in Counter(titles).most_common())


def rates(page: str) -> dict[int, int | None]:
    """Return the win rate in percent of each stage in a page's table; None for a stage with too few battles."""
    told = TABLE.search(page)
    rows = ROW.finditer(told[0]) if told else ()
    return {int(row[1]): int(row[2]) if row[2] and int(row[3]) >= LEAST_PERCENT else None for row in rows}


def lasting(page: str) -> int | None:
    """Return the percentage of campaigns that last to their final day, from a page's table; None if it has no table."""
    told = TABLE.search(page)
    found = TO_THE_END.search(told[0]) if told else None
    return int(found[1]) if found else None


def main(arguments: list[str] | None = None) -> int:
    """Print the table; with `--write`, also put it into the page. Return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.endless_table", description=__doc__)
    parser.add_argument(
        "--campaigns", type=int, default=12, metavar="N", help="played whole, from the seeds 1, 2 …; default: 12"
    )
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
