"""Random requests to the generator; common choices are more likely."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.chance.picks import Picks
from combat.games.volume1.content.generator.request import ENEMIES, GUNS, HOURS, KINDS, QUALITIES, READINESS, Request


def rolled(seed: int, boards: Sequence[str]) -> Request:
    """Return the random request of a seed, on one of the boards or, less often, on two joined ones."""
    dice = Picks(seed)
    board = dice.one(boards)
    others = [other for other in boards if other != board]
    if others and dice.below(6) == 0:
        board = f"{board}+{dice.one(others)}"
    men = dice.between(5, 12)
    return Request(
        seed=seed,
        board=board,
        kind=dice.one(KINDS),
        men=men,
        enemies=min(ENEMIES[1], max(ENEMIES[0], men + dice.between(-1, 4))),
        quality=QUALITIES[dice.weighted((1, 2, 1))],
        machine_gun=dice.below(4) == 0,
        hour=HOURS[dice.weighted((4, 1, 1.5))],
        artillery=GUNS[dice.weighted((3, 1, 1, 1))],
        turns=dice.between(6, 11),
        readiness=READINESS[dice.weighted((2, 2, 1))],
    )
