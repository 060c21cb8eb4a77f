"""The enemies who see a man on his path, and the most dangerous attack on him there (12.0, 13.0).

It uses the calculations and lines of sight of the rules, and only what the player sees.
"""

from __future__ import annotations

from combat.engine.kernel.record import Record, replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.fighting import chances
from combat.games.volume1.rules.play import initiative, prospects
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import IMPULSES, Man, State


class Risk(Record):
    """The enemies who see a man in a hex of his path, nearest first, and the most probable hit by one of them."""

    hex: Hex
    impulse: int
    """The impulse in which he gets there."""
    seen_by: tuple[str, ...]
    foe: str = ""
    """The known enemy whose shot is the most likely to hit him while he is there; "" where none has a shot."""
    fires_in: int = 0
    """The impulse of that shot."""
    chance: float = 0.0
    """The probability of at least one hit, 0.0-1.0, if he is spotted by then."""


def viewers(state: State, man: Man, hex_: Hex) -> tuple[str, ...]:
    """Return the ids of the enemies who would see a man in a hex under his order, the nearest first (12.0)."""
    there = replace(man, hex=hex_)
    found = [foe for foe in state.on_board("enemy") if foe.hex != hex_ and visibility.sees(state, foe, there)]
    return tuple(foe.id for foe in sorted(found, key=lambda foe: visibility.range_between(foe, there)))


def risk(state: State, man: Man, hex_: Hex, comes: int, goes: int) -> Risk:
    """Return the threat to a man in a hex between the impulses in which he arrives (`comes`) and leaves (`goes`).

    `comes` is 0 if he is in the hex already; `goes` is 5 if he stays to the end of the turn.
    """
    seen_by, there = viewers(state, man, hex_), replace(man, hex=hex_, seen=True)
    worst = Risk(hex_, comes, seen_by)
    for name in seen_by:
        foe = state.men[name]
        impulses = [one for one in prospects.fires_in(state, foe) if _is_there(state, man, foe, one, comes, goes)]
        attack = prospects.first_attack(state, foe, there, impulses) if foe.seen else None
        shot = chances.best_shot(state, attack[1], there) if attack is not None else None
        if attack is not None and shot is not None and shot.odds.any > worst.chance:
            worst = Risk(hex_, comes, seen_by, name, attack[0], shot.odds.any)
    return worst


def _is_there(state: State, man: Man, foe: Man, impulse: int, comes: int, goes: int) -> bool:
    """Return whether he is in the hex when an enemy acts: the team that is first on the track acts first (9.1)."""
    before = initiative.place_on_track(state, foe) < initiative.place_on_track(state, man)
    return (comes < impulse < goes) or (impulse == comes and not before) or (impulse == goes <= IMPULSES and before)
