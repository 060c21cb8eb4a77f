"""Place a squad automatically: team by team, in cover, towards the enemy (22.0)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.answers import Placement
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.play.set_up import unplaced
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import State

CREW = 2
"""Men who serve a weapon counter (14.3)."""
TOGETHER = 2
"""Preferred maximum distance between men of a team, in hexes."""


def best_hex(state: State, man: str) -> Hex:
    """Return the best hex for a man: at a weapon without a crew, else free, near his team, in cover and near the
    enemy.

    The first man of a team is placed where most of the team finds cover around him.
    """
    enemies = [foe.hex for foe in state.on_board("enemy") if foe.hex is not None]
    weapons = {crews.place(state, gun) for gun in state.guns.values() if not gun.built_in}
    mates = _team(state, man, weapons)
    start = state.book.scenario.deployment
    empty = {hex_: visibility.in_cover(state, hex_) for hex_ in start if not state.men_in(hex_)}
    team = sum(state.men[other].team == state.men[man].team for other in unplaced(state))

    def shelter(hex_: Hex) -> int:
        """Return how many men of the team still to be placed find cover around a hex."""
        return min(team, sum(covered for other, covered in empty.items() if distance(hex_, other) <= TOGETHER))

    def worth(hex_: Hex) -> tuple[bool, int, int, int, bool, int, int, Hex]:
        crowd = len(state.men_in(hex_))
        far = max((distance(hex_, mate) for mate in mates), default=0)
        near = min((distance(hex_, enemy) for enemy in enemies), default=0)
        return (
            hex_ not in weapons or crowd >= CREW,
            crowd,
            max(0, min((distance(hex_, mate) for mate in mates), default=0) - TOGETHER),
            0 if mates else -shelter(hex_),
            not visibility.in_cover(state, hex_),
            far,
            near,
            hex_,
        )

    return min(start, key=worth)


def _team(state: State, man: str, weapons: set[Hex | None]) -> Sequence[Hex]:
    """Return the hexes of a man's team; men at weapon counters count only if there are no others."""
    placed = [other.hex for other in state.on_board("friendly") if other.team == state.men[man].team]
    return [hex_ for hex_ in placed if hex_ is not None and hex_ not in weapons] or [hex_ for hex_ in placed if hex_]


def all_placed(state: State) -> Iterator[Placement]:
    """Yield a placement for each unplaced man; the caller must apply each before taking the next."""
    for man in unplaced(state):
        yield Placement(man, best_hex(state, man))
