"""Where a squad is put that the player does not place himself (22.0)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.answers import Placement
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.play.set_up import unplaced
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import State

CREW = 2
"""Men who serve a weapon counter (14.3)."""


def best_hex(state: State) -> Hex:
    """A weapon that wants a crew, else the emptiest hex, in cover before in the open, the foremost first."""
    enemies = [man.hex for man in state.on_board("enemy") if man.hex is not None]
    weapons = {crews.place(state, gun) for gun in state.guns.values() if not gun.built_in}

    def worth(hex_: Hex) -> tuple[bool, int, int, int, Hex]:
        crowd = len(state.men_in(hex_))
        near = min((distance(hex_, enemy) for enemy in enemies), default=0)
        return hex_ not in weapons or crowd >= CREW, crowd, not visibility.in_cover(state, hex_), near, hex_

    return min(state.book.scenario.deployment, key=worth)


def all_placed(state: State) -> Iterator[Placement]:
    """Everybody who waits, one after the other; whoever takes them puts each down before he asks for the next."""
    for man in unplaced(state):
        yield Placement(man, best_hex(state))
