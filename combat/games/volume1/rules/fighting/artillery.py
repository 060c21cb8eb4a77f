"""Off-board artillery: aiming, scatter, bursts, craters, rubble and smoke (20.0)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, roll
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Blast, Dice, Weapon
from combat.games.volume1.rules.directions import carried
from combat.games.volume1.rules.enemy import alert
from combat.games.volume1.rules.events import (
    GroundStruck,
    Ledger,
    ShellAimed,
    ShellBurst,
    ShellScattered,
    StrikeBegan,
    Term,
)
from combat.games.volume1.rules.fighting import encounter, explosions, fire, smoke
from combat.games.volume1.rules.men import wounds
from combat.games.volume1.rules.rolling import d6, d10, die
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State


def fall_due(state: State) -> Steps[list[str]]:
    """Resolve every strike that was called, including those called meanwhile (20.0).

    Return the ids of the men who start the next turn with Duck Back because of a failed check.
    """
    cowed: list[str] = []
    while state.strikes:
        cowed += yield from _strike(state, state.strikes[0])
    return cowed


def _strike(state: State, id_: str) -> Steps[list[str]]:
    """Resolve a strike: number of shells, a hex for each, scatter, then the bursts one by one."""
    barrage = state.book.scenario.barrage(id_)
    shells = yield from dice_total(barrage.number, "strike-shells")
    yield StrikeBegan(id_, shells)
    for _ in range(shells):
        number = yield from d10("strike-hex", "20.0")
        hex_ = barrage.hexes[number]
        double = any(shell.hex == hex_ for shell in state.shells)
        yield ShellAimed(barrage.weapon, hex_, number, double)
    if state.shells:
        yield from _scatter(state, barrage.scatter)
    cowed: list[str] = []
    while state.shells:
        shell = state.shells[0]
        cowed += yield from _burst(state, state.book.weapons[shell.weapon], shell.hex)
    return list(dict.fromkeys(cowed))


def dice_total(dice: Dice, why: str) -> Steps[int]:
    """Roll dice and return their total with the constant, at least 0; `why` is the purpose of the rolls."""
    amount = dice.plus
    for _ in range(dice.count):
        amount += yield from roll(die(dice.sides), why, "20.0")
    return max(0, amount)


def _scatter(state: State, dice: Dice) -> Steps[None]:
    """Roll one direction for the whole strike, and a distance for each shell."""
    direction = yield from d6("strike-direction", "20.0")
    for shell in state.shells:
        far = yield from dice_total(dice, "strike-distance")
        yield ShellScattered(shell.weapon, shell.hex, carried(state, shell.hex, direction, far), direction, far)


# -- one shell ------------------------------------------------------------------------------------------------------


def _burst(state: State, weapon: Weapon, hex_: Hex) -> Steps[list[str]]:
    """Resolve a burst: damage, ground, Morale Checks in and beside the hex, alerts and smoke.

    Sums are taken before the first die, as the men were when it burst (13.0). A dummy that would have to check
    is removed (12.0). Return the men whom a failed check keeps down in the next turn.
    """
    blast = weapon.blast
    assert blast is not None
    yield ShellBurst(weapon.id, hex_)
    shaken = explosions.in_and_beside(state, hex_)
    yield from explosions.turn_dummies_over(state, shaken, "20.0")
    struck = [(there, 0 if there == hex_ else 1) for there in (hex_, *state.board.ring(hex_, 1))]
    under = [(man, side) for there, side in struck if blast.damage[side] for man in state.men_in(there)]
    sums = [(man.id, side, frag_ledger(state, weapon, man, side)) for man, side in under]
    for man, side, terms in sums:
        yield from explosions.fragments(state, man, weapon, side, terms, "20.0")
    for there, side in struck:
        yield from _ground(state, weapon, blast, there, side)
    cowed = yield from explosions.shake(state, shaken, "20.0")
    yield from alert.alert_within(state, hex_, state.book.charts.numbers.explosion_noticed, "explosion", "9.8.5")
    yield from smoke.rise(state, hex_, blast.smoke, weapon.id)
    yield from encounter.resolve_encounters(state)
    return cowed


def frag_ledger(state: State, weapon: Weapon, target: Man, place: int) -> Ledger:
    """Return the ledger of a shell's damage roll: the weapon's Frag, and the man's order and terrain.

    `place` is 0 in the shell's hex, 1 beside it. An M of the Order/Terrain chart does not help him.
    """
    assert weapon.blast is not None
    frag = Term("frag", weapon.blast.frag[place], "20.0", weapon.name)
    return (frag, Term("order-terrain", fire.cell(state, target).modifier, "13.0.2", visibility.stance(state, target)))


def _ground(state: State, weapon: Weapon, blast: Blast, hex_: Hex, place: int) -> Steps[None]:
    """Roll for a crater, or for rubble that kills everyone in the building."""
    building = state.board.terrain(hex_) == "building"
    need = (blast.rubble if building else blast.crater)[place]
    if need is None:
        return
    number = yield from d10("rubble" if building else "crater", "20.0")
    left = number <= need
    yield GroundStruck(weapon.id, hex_, "rubble" if building else "crater", need, number, left)
    if building and left:
        for man in [man.id for man in state.men_in(hex_)]:
            yield from wounds.die(state, man, "rubble", "20.0")
