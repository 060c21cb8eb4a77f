"""Endless campaigns: battles generated from a seed, one at a time (22.0).

Terrain, task and hour depend on the seed; number and quality of the enemy on the squad's successes. Generated
battles become part of the plan, like written ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import TypeVar, cast

from combat.engine.chance.picks import Picks
from combat.engine.content.findings import ContentError
from combat.engine.kernel.record import replace
from combat.engine.words import in_english
from combat.games.volume1.campaign.campaign_state import Campaign, new_campaign
from combat.games.volume1.content.campaign_plan import Arrival, Endless, Plan, PlannedBattle, Stage
from combat.games.volume1.content.generator.request import ENEMIES, MEN, Guns, Hour, Kind, Quality, Readiness, Request
from combat.games.volume1.content.generator.workshop import NIGHTS, Workshop
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.made_names import LARGEST_SEED, any_name

APART = 10_007
"""Difference between the seeds of two battles."""
TRIES = 20
"""Number of seeds tried if the terrain does not suit the request."""
CLOCK: Mapping[str, str] = {"day": "10:00", "dawn": "05:30", "night": "00:30"}
"""Time of day for each kind of hour."""
WON, LOST = 2, -1
"""Points of success for a battle won and lost."""
FRONT = ((8, 88), (90, 14))
"""Positions of the first and last day's pins, in per cent of the map."""
BESIDE = 9
"""Maximum distance of a pin from the line between them."""
T = TypeVar("T")


def begun(plan: Plan, seed: int, library: Library) -> Plan:
    """Return the plan of an endless campaign with squad, replacements and first battle, generated from a seed.

    Raise ContentError if no battle can be generated.
    """
    assert plan.endless is not None
    workshop, dice = Workshop(library), Picks(seed)
    men = [*plan.squad, *plan.pool]
    listed = dice.one(workshop.table.squads)
    squad = [man for man in listed if man in men][: len(plan.squad)]
    pool = [man for man in men if man not in squad]
    own = replace(
        plan,
        squad=tuple(squad),
        pool=tuple(dice.some(pool, len(pool))),
        arrivals=_reliefs(plan.endless),
        seed=seed,
    )
    return replace(own, battles=(_battle(new_campaign(own), datetime.fromisoformat(plan.endless.first), workshop),))


def needs_battle(campaign: Campaign) -> bool:
    """Return whether an endless campaign needs another battle, as all generated ones are fought."""
    return campaign.plan.endless is not None and len(campaign.fought) == len(campaign.plan.battles)


def next_moment(campaign: Campaign) -> datetime | None:
    """Return the date and hour of the next battle to generate, or None after the campaign's last day."""
    plan = campaign.plan
    assert plan.endless is not None
    dice = _dice(plan, len(plan.battles))
    days = timedelta(days=dice.between(*plan.endless.apart))
    last = datetime.fromisoformat(plan.battles[-1].date)
    moment = _at(last + days, _hour(plan.endless, last + days, dice))
    return moment if moment <= datetime.fromisoformat(plan.endless.last) else None


def prolonged(campaign: Campaign, moment: datetime, library: Library) -> Campaign:
    """Return the campaign with a battle added at a time, against an enemy whose strength suits the squad's success.

    Raise ContentError if no battle can be generated.
    """
    plan = campaign.plan
    battle = _battle(campaign, moment, Workshop(library))
    return replace(campaign, plan=replace(plan, battles=(*plan.battles, battle)))


def success(campaign: Campaign) -> int:
    """Return the squad's success so far, in points; at least 0."""
    return max(0, sum(WON if battle.won else LOST for battle in campaign.fought))


def stage(endless: Endless, points: int) -> Stage:
    """Return the enemy's strength for a number of success points."""
    return [stage for stage in endless.stages if stage.success <= points][-1]


def _dice(plan: Plan, place: int) -> Picks:
    return Picks(plan.seed * APART + place)


def _hour(endless: Endless, day: datetime, dice: Picks) -> Hour:
    """Return the hour of a battle; night only without a moon."""
    hours = dict(endless.hours)
    if not NIGHTS[0] <= day.day <= NIGHTS[1]:
        hours.pop("night", None)
    return cast("Hour", _weighted(hours, dice)) if any(hours.values()) else "day"


def _at(day: datetime, hour: Hour) -> datetime:
    clock = datetime.strptime(CLOCK[hour], "%H:%M")
    return day.replace(hour=clock.hour, minute=clock.minute)


def _battle(campaign: Campaign, moment: datetime, workshop: Workshop) -> PlannedBattle:
    """Generate a battle, with the first of several seeds that works."""
    plan, fault = campaign.plan, ContentError([])
    for number in range(TRIES):
        wishes = _wishes(campaign, moment, number)
        try:
            made = workshop.make(wishes, in_english)
            workshop.book(made, _name(plan))
        except ContentError as refused:
            fault = refused
            continue
        except ValueError:
            continue
        return _planned(plan, moment, wishes, made.sheet.title, made.sheet.briefing)
    raise fault


def _name(plan: Plan) -> str:
    return f"battle-{len(plan.battles) + 1}"


def _planned(plan: Plan, moment: datetime, wishes: Request, title: str, orders: Sequence[str]) -> PlannedBattle:
    """Return a generated battle as one of the plan."""
    assert plan.endless is not None
    dice = Picks(wishes.seed)
    return PlannedBattle(
        scenario=_name(plan),
        title=title,
        day=day_of(moment),
        orders=tuple(orders),
        pin=_pin(plan.endless, moment, dice),
        won=dice.one(plan.endless.won),
        lost=dice.one(plan.endless.lost),
        date=moment.isoformat(timespec="minutes"),
        wishes=wishes,
    )


def day_of(moment: datetime) -> str:
    """Return the day and part of the day of a time, in English."""
    clock = f"{moment:%H:%M}"
    hour = next(hour for hour, begins in CLOCK.items() if begins == clock) if clock in CLOCK.values() else "day"
    month = "june" if moment.month == 6 else "july"
    return in_english(f"generated-when-{month}-{hour}", day=moment.day)


def _wishes(campaign: Campaign, moment: datetime, number: int) -> Request:
    """Return the request for a battle; another number gives another seed."""
    plan, place = campaign.plan, len(campaign.plan.battles)
    endless = plan.endless
    assert endless is not None
    dice = Picks((plan.seed * APART + place) * TRIES + number)
    seed = 1 + dice.below(LARGEST_SEED)
    board = dice.one(endless.boards)
    if dice.below(100) < endless.made_up:
        board = str(any_name(dice.one(endless.countries), seed))
    kind, turns = _weighted(endless.kinds, dice), dice.between(*endless.turns)
    guns = _weighted(endless.artillery, dice)
    men = min(MEN[1], max(MEN[0], min(len(campaign.fit), len(plan.squad))))
    there = stage(endless, success(campaign))
    hours = {begins: hour for hour, begins in CLOCK.items()}
    return Request(
        seed=seed,
        board=board,
        kind=cast("Kind", kind),
        men=men,
        enemies=min(ENEMIES[1], max(ENEMIES[0], men + there.enemies)),
        quality=cast("Quality", _weighted(there.qualities, dice)),
        machine_gun=dice.below(100) < there.machine_gun,
        hour=cast("Hour", hours.get(f"{moment:%H:%M}", "day")),
        artillery=cast("Guns", guns),
        turns=turns,
        readiness=cast("Readiness", _weighted(there.readiness, dice)),
    )


def _weighted(weights: Mapping[T, int], dice: Picks) -> T:
    names = list(weights)
    return names[dice.weighted([weights[name] for name in names])]


def _pin(endless: Endless, moment: datetime, dice: Picks) -> tuple[int, int]:
    """Return a place on the map, farther forward for a later day."""
    first, last = datetime.fromisoformat(endless.first), datetime.fromisoformat(endless.last)
    part = (moment - first) / (last - first)
    (left, top), (right, bottom) = FRONT
    x, y = left + (right - left) * part, top + (bottom - top) * part
    return pin_position(x + dice.between(-BESIDE, BESIDE), y + dice.between(-BESIDE, BESIDE))


def pin_position(x: float, y: float) -> tuple[int, int]:
    """Return the position of a pin in per cent of the map, rounded and kept away from the map's edges."""
    return min(96, max(4, round(x))), min(96, max(4, round(y)))


def _reliefs(endless: Endless) -> tuple[Arrival, ...]:
    """Return the days on which replacements come."""
    every, most = endless.relief
    first, last = datetime.fromisoformat(endless.first), datetime.fromisoformat(endless.last)
    count = (last - first).days // every
    days = (first + timedelta(days=every * step) for step in range(1, count + 1))
    return tuple(Arrival(day.isoformat(timespec="minutes"), most) for day in days)
