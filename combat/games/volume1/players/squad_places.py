"""Where a squad is put that the player does not place himself: team by team, in cover, towards the enemy (22.0)."""

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
"""How far apart men of a team stand at most while there is room: near enough to help each other, no two in one hex."""


def best_hex(state: State, man: str) -> Hex:
    """A weapon that wants a crew; else an empty hex beside his team, in cover before in the open, the foremost first.

    The first of a team goes where most of it finds cover around him.
    """
    enemies = [foe.hex for foe in state.on_board("enemy") if foe.hex is not None]
    weapons = {crews.place(state, gun) for gun in state.guns.values() if not gun.built_in}
    mates = _team(state, man, weapons)
    start = state.book.scenario.deployment
    empty = {hex_: visibility.in_cover(state, hex_) for hex_ in start if not state.men_in(hex_)}
    team = sum(state.men[other].team == state.men[man].team for other in unplaced(state))

    def shelter(hex_: Hex) -> int:
        """How many of those of his team who still wait find cover around a hex."""
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
    """Where the men of his team stand by now; who serves a weapon apart from it draws nobody there."""
    placed = [other.hex for other in state.on_board("friendly") if other.team == state.men[man].team]
    return [hex_ for hex_ in placed if hex_ is not None and hex_ not in weapons] or [hex_ for hex_ in placed if hex_]


def all_placed(state: State) -> Iterator[Placement]:
    """Everybody who waits, one after the other; whoever takes them puts each down before he asks for the next."""
    for man in unplaced(state):
        yield Placement(man, best_hex(state, man))
