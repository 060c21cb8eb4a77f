"""Players of the seats of a game: persons and bots."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.seats import PERSON, Seat
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.title import TITLE

USUAL = "steady"
"""Default opponent."""
BOTH, NOBODY = "both", "none"
"""Values for two persons and for none, in place of a side."""


def seated(choice: str) -> dict[Seat, str]:
    """Return the player of each side: a person or the default bot. `choice` names the person's side, "both" or
    "none".
    """
    return {side: PERSON if choice in (side, BOTH) else USUAL for side in SIDES}


def choice_of(seats: Mapping[Seat, str]) -> str:
    """Return the side of the only person; "both" for two persons, "none" for no person."""
    persons = [side for side in SIDES if seats.get(side) == PERSON]
    return persons[0] if len(persons) == 1 else BOTH if persons else NOBODY


def who_sits(seats: Mapping[str, str]) -> dict[Seat, str]:
    """Return the player of each side by the header of a journal; unknown players become the default bot.

    Without any known player, the first side is a person.
    """
    known = {PERSON, *TITLE.players}
    if not any(seats.get(side) in known for side in SIDES):
        return seated(SIDES[0])
    return {side: seats[side] if seats.get(side) in known else USUAL for side in SIDES}
