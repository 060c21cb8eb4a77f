"""Order of battles in a campaign: the ways (branches) between them, and the number of battles to come (22.0)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from combat.engine.kernel.record import Record
from combat.games.volume1.content.campaign_plan import Plan, Way


class Outcome(Record):
    """Result of a battle, as the conditions of ways use it."""

    won: bool
    points: int
    line: int
    """Line of the victory table reached, from 1 for the best; 0 if unknown."""
    held: tuple[str, ...]
    """Ids of the objectives held at the end."""
    losses: int
    """Number of men of the squad who were lost."""


def is_open(way: Way, outcome: Outcome) -> bool:
    """Return whether a battle's outcome meets all conditions of a way."""
    return (
        way.result in ("", "won" if outcome.won else "lost")
        and (way.points is None or outcome.points >= way.points)
        and (way.line == 0 or 0 < outcome.line <= way.line)
        and set(way.held) <= set(outcome.held)
        and (way.losses is None or outcome.losses <= way.losses)
    )


def follows(plan: Plan, place: int, outcome: Outcome) -> tuple[int | None, Way | None]:
    """Return the index of the next battle and the way taken to it.

    The index is None at the end of the campaign; the way is None if the plan names no ways, so that the next battle in
    order follows.
    """
    ways = plan.battles[place].ways
    if not ways:
        return (place + 1 if place + 1 < len(plan.battles) else None), None
    way = next((way for way in ways if is_open(way, outcome)), ways[-1])
    return place_of(plan, way.to), way


def route(plan: Plan, outcomes: Iterable[Outcome]) -> tuple[list[int], int | None, Way | None]:
    """Return the indices of the battles fought, the index of the next battle, and the way taken to it.

    The index is None at the end of the campaign; the way is None if none was taken. Outcomes after the end are
    ignored.
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
    """Return the index of a battle in the plan by its name; None for "" (the end) or an unknown name."""
    return next((place for place, battle in enumerate(plan.battles) if name and battle.name == name), None)


def leads_to(plan: Plan, place: int) -> Iterator[int | None]:
    """Yield the indices of the battles that can follow a battle, each once; None if the campaign can end there."""
    ways = plan.battles[place].ways
    ends = [place_of(plan, way.to) for way in ways] or [place + 1 if place + 1 < len(plan.battles) else None]
    yield from dict.fromkeys(ends)


def ahead(plan: Plan, place: int | None) -> set[int]:
    """Return the indices of all battles that can still be reached from a battle, including itself."""
    found, open_ = set[int](), [place]
    while open_:
        here = open_.pop()
        if here is not None and here not in found:
            found.add(here)
            open_ += leads_to(plan, here)
    return found


def lengths(plan: Plan, place: int | None) -> tuple[int, int]:
    """Return the least and the greatest number of battles from a battle to the end, including itself.

    Both are 0 if `place` is None (the end).
    """
    if place is None:
        return 0, 0
    known: dict[int | None, tuple[int, int]] = {None: (0, 0)}
    for here in sorted(ahead(plan, place), reverse=True):
        ends = [known.get(there, (0, 0)) for there in leads_to(plan, here)]
        known[here] = 1 + min(low for low, _ in ends), 1 + max(high for _, high in ends)
    return known[place]
