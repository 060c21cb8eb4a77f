"""Generate forces: the player's six squads and the enemy's cup (22.0)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from combat.engine.chance.picks import Picks
from combat.games.volume1.content.generator.generator_file import GeneratorFile
from combat.games.volume1.content.generator.request import Request
from combat.games.volume1.rules.book import Figure, Weapon

MIDDLE = 4
"""Troop Quality that is drawn equally often under any leaning."""
OFFICERS = (5, 11)
"""Counters from which on the cup holds one officer or NCO, and a second one."""


def squads(table: GeneratorFile, men: int, dice: Picks) -> list[list[str]]:
    """Return the rulebook's six squads, each reduced to `men` men.

    All squads keep the same columns of the table: those of leaders first, then random ones.
    """
    places = table.leaders[:men]
    others = [place for place in range(len(table.squads[0])) if place not in places]
    kept = sorted([*places, *dice.some(others, men - len(places))])
    return [[squad[place] for place in kept] for squad in table.squads]


def cup(
    table: GeneratorFile, figures: Mapping[str, Figure], weapons: Mapping[str, Weapon], wishes: Request, dice: Picks
) -> list[str]:
    """Return the ids of the men in the enemy's cup: of the requested quality, with officers, dummies and perhaps a
    machine gunner.
    """
    theirs = [figure for figure in figures.values() if figure.side == "enemy"]
    dummies = round(table.kinds[wishes.kind].dummies * wishes.enemies)
    men = wishes.enemies + table.spare - dummies
    lean = table.qualities[wishes.quality].lean
    officers = [figure for figure in theirs if figure.officer]
    chosen = _drawn(officers, sum(wishes.enemies >= least for least in OFFICERS), lean, dice)
    gunners = [figures[id_] for id_ in table.gunners if id_ in figures] if wishes.machine_gun else []
    chosen += dice.some(gunners, 1)
    mates = {figure.assistant for figure in chosen}
    plain = [
        figure for figure in theirs
        if not (figure.officer or figure.dummy or figure.id in mates or _is_gunner(figure, weapons))
    ]  # fmt: skip
    chosen += _drawn(plain, men - len(chosen), lean, dice)
    chosen += dice.some([figure for figure in theirs if figure.dummy], dummies)
    return [figure.id for figure in chosen]


def _is_gunner(figure: Figure, weapons: Mapping[str, Weapon]) -> bool:
    return any(weapons[skill.weapon].belt_fed for skill in figure.skills)


def _drawn(figures: Sequence[Figure], count: int, lean: int, dice: Picks) -> list[Figure]:
    """Return `count` men, better ones more likely with a positive `lean`, worse ones with a negative."""
    left, drawn = list(figures), list[Figure]()
    while left and len(drawn) < count:
        drawn.append(left.pop(dice.weighted([2.0 ** (lean * (figure.tq - MIDDLE)) for figure in left])))
    return drawn
