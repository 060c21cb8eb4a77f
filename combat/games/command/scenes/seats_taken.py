"""Who sits where at a game of COMMAND!, in words: persons and players of the house."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.seats import PERSON, Seat
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.title import TITLE

USUAL = "steady"
"""Who plays against whoever is at the window."""
BOTH, NOBODY = "both", "none"
"""What is said of the seats beside a side's name: two persons, or none."""


def seated(choice: str) -> dict[Seat, str]:
    """Who sits where, by who is to be a person: a side, both, or none."""
    return {side: PERSON if choice in (side, BOTH) else USUAL for side in SIDES}


def choice_of(seats: Mapping[Seat, str]) -> str:
    """The side of the only person, or both, or none."""
    persons = [side for side in SIDES if seats.get(side) == PERSON]
    return persons[0] if len(persons) == 1 else BOTH if persons else NOBODY


def who_sits(seats: Mapping[str, str]) -> dict[Seat, str]:
    """Who sits where by the head of a journal, as far as anybody knows him; a person where it says nothing."""
    known = {PERSON, *TITLE.players}
    if not any(seats.get(side) in known for side in SIDES):
        return seated(SIDES[0])
    return {side: seats[side] if seats.get(side) in known else USUAL for side in SIDES}
