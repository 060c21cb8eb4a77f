"""Order of battles in a campaign: ways between them, and numbers of battles to come (22.0)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from combat.engine.kernel.record import Record
from combat.games.volume1.content.campaign_plan import Plan, Way


class Outcome(Record):
    """Result of a battle, as used by the conditions of ways."""

    won: bool
    points: int
    line: int
    """Line of the victory table reached, from 1 for the best; 0 if unknown."""
    held: tuple[str, ...]
    """Ids of the objectives held at the end."""
    losses: int
    """Number of men of the squad who were lost."""


def is_open(way: Way, outcome: Outcome) -> bool:
    """Return whether a battle with this result leads this way."""
    return (
        way.result in ("", "won" if outcome.won else "lost")
        and (way.points is None or outcome.points >= way.points)
        and (way.line == 0 or 0 < outcome.line <= way.line)
        and set(way.held) <= set(outcome.held)
        and (way.losses is None or outcome.losses <= way.losses)
    )


def follows(plan: Plan, place: int, outcome: Outcome) -> tuple[int | None, Way | None]:
    """Return the index of the next battle (None at the end) and the way to it (None if the plan names none)."""
    ways = plan.battles[place].ways
    if not ways:
        return (place + 1 if place + 1 < len(plan.battles) else None), None
    way = next((way for way in ways if is_open(way, outcome)), ways[-1])
    return place_of(plan, way.to), way


def route(plan: Plan, outcomes: Iterable[Outcome]) -> tuple[list[int], int | None, Way | None]:
    """Return the indices of the battles fought, that of the next, and the way taken from the last.

    The next is None at the end, the way None without one. Outcomes beyond the end of the ways are left out.
    """
    fought: list[int] = []
    place: int | None = 0
    way: Way | None = None
    for outcome in outcomes:
        if place is None:
            break
        fought.append(place)
        place, way = follows(plan, place, outcome)
    return fought, place, way


def place_of(plan: Plan, name: str) -> int | None:
    """Return a battle's index in the plan; None for the end, and for an unknown one."""
    return next((place for place, battle in enumerate(plan.battles) if name and battle.name == name), None)


def leads_to(plan: Plan, place: int) -> Iterator[int | None]:
    """Yield the indices to which a battle can lead, each once; None if the campaign can end after it."""
    ways = plan.battles[place].ways
    ends = [place_of(plan, way.to) for way in ways] or [place + 1 if place + 1 < len(plan.battles) else None]
    yield from dict.fromkeys(ends)


def ahead(plan: Plan, place: int | None) -> set[int]:
    """Return the index of every battle that can still be reached from one, that one included."""
    found, open_ = set[int](), [place]
    while open_:
        here = open_.pop()
        if here is not None and here not in found:
            found.add(here)
            open_ += leads_to(plan, here)
    return found


def lengths(plan: Plan, place: int | None) -> tuple[int, int]:
    """Return the least and the greatest number of battles from an index to the end, that battle included.

    Ways lead forward only, so later battles are computed first.
    """
    if place is None:
        return 0, 0
    known: dict[int | None, tuple[int, int]] = {None: (0, 0)}
    for here in sorted(ahead(plan, place), reverse=True):
        ends = [known.get(there, (0, 0)) for there in leads_to(plan, here)]
        known[here] = 1 + min(low for low, _ in ends), 1 + max(high for _, high in ends)
    return known[place]
