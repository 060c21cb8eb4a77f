"""The worst fire that known enemies could direct at a man, for each hex (9.3, 10.0, 13.0).

Enemies are taken with their present places and orders. The ledgers are those of a shot. For speed, terms of enemy and
weapon are computed once for each distance, those of the terrain once for each terrain.
"""

from __future__ import annotations

from combat.engine.kernel.record import MutableRecord, Record, field, replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Weapon
from combat.games.volume1.rules.cards.lasting_effects import effect_terms
from combat.games.volume1.rules.events import total
from combat.games.volume1.rules.fighting import chances, crews, encounter, fire, weapons
from combat.games.volume1.rules.men import surrender, troop_quality
from combat.games.volume1.rules.play import prospects
from combat.games.volume1.rules.sight import night, visibility
from combat.games.volume1.rules.state import Man, Order, State

UNDECIDED = "aimed-fire"
"""Order assumed for an enemy who has not drawn one this turn."""


class Danger(Record):
    """The enemy most likely to hit a man in a hex, and the chance of at least one hit, 0.0-1.0."""

    foe: str
    chance: float
    check_only: bool = False
    """Whether a hit there brings a Morale Check and no wound (7.03, 13.0.9)."""


class Dangers(MutableRecord):
    """Worst danger by hex: `wounding` by hits that can wound, `checking` by Morale Checks only."""

    wounding: dict[Hex, Danger] = field(default_factory=dict)
    checking: dict[Hex, Danger] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.wounding or self.checking)

    def worst(self, hex_: Hex) -> Danger | None:
        """Return the likeliest hit of either kind in a hex; if equal, the one that can wound. None if there is no
        danger.
        """
        found = self.in_hex(hex_)
        return max(found, key=lambda danger: danger.chance, default=None)

    def in_hex(self, hex_: Hex) -> list[Danger]:
        """Return the likeliest hit that can wound in a hex, and a Morale Check if that is even likelier; may be
        empty.
        """
        wounding, checking = self.wounding.get(hex_), self.checking.get(hex_)
        found = [wounding] if wounding is not None else []
        if checking is not None and (wounding is None or checking.chance > wounding.chance):
            found.append(checking)
        return found


class _Reach(Record):
    """An enemy's best weapon at a distance, and its sum without the target's terrain."""

    need: int
    shots: int
    weapon: Weapon


def as_ordered(state: State, foe: Man) -> Man:
    """Return an enemy with his order; an alert one who has not yet drawn his gets Aimed Fire (9.3)."""
    drawn = state.clock.phase in ("action", "end", "over")
    return foe if drawn or foe.order is not None or not foe.alert else replace(foe, order=Order(UNDECIDED))


def shooters(state: State) -> list[Man]:
    """Return the known enemies who can still fire this turn under their orders (9.3, 13.0, 14.3)."""
    found = [as_ordered(state, foe) for foe in state.on_board("enemy") if foe.seen]
    return [foe for foe in found if prospects.fires_in(state, foe) and not crews.is_assisting(state, foe.id)]


def dangers(state: State, man: Man) -> Dangers:
    """Return the worst danger for each hex in which a man, if Spotted, could be fired at (13.0).

    Hexes in which he would be in a melee with a known enemy are left out (15.0).
    """
    worst = Dangers()
    for foe in shooters(state):
        worsen(state, foe, man, worst)
    return worst


def worsen(state: State, foe: Man, man: Man, worst: Dangers) -> None:
    """Add an enemy to `worst` in each hex where he is likelier to hit a man than those recorded there (13.0)."""
    suppressing = visibility.order_id(foe) in fire.SUPPRESSING
    row, board = state.book.charts.fire[visibility.order_in_force(state, man)], state.board
    for hex_, chance in _from(state, foe, man).items():
        check_only = suppressing or row[board.terrain(hex_)].check_only
        kind = worst.checking if check_only else worst.wounding
        before = kind.get(hex_)
        if chance > 0 and (before is None or chance > before.chance):
            kind[hex_] = Danger(foe.id, chance, check_only)


def _from(state: State, foe: Man, man: Man) -> dict[Hex, float]:
    """Return one enemy's chance of a hit for each hex that he sees."""
    order, found, low = visibility.order_id(foe), dict[Hex, float](), visibility.keeps_low(state, man)
    reaches, quality = _reaches(state, foe, order), total(troop_quality.quality(state, foe))
    suppressing, shielded = order in fire.SUPPRESSING, () if order in fire.WATCHING else surrender.shielded_hexes(state)
    row, board = state.book.charts.fire[visibility.order_in_force(state, man)], state.board
    fights = _fights(state, man)
    ground = {terrain: 0 if suppressing else cell.modifier for terrain, cell in row.items()}
    anys = dict[tuple[int, int], float]()
    for hex_, line in visibility.field_of_view(state, foe.place, visibility.keeps_low(state, foe), low).items():
        far = line.range
        if not line.visible or not far or far >= len(reaches) or hex_ in shielded or hex_ in fights:
            continue
        reach = reaches[far]
        if reach is None:
            continue
        need = reach.need + ground[board.terrain(hex_)]
        if state.smoke:
            need += total(visibility.smoke_terms(state, foe.place, hex_))
        if state.night:
            need += total(night.fire_terms(state, far, hex_))
        chance = anys.get((far, need))
        if chance is None:
            chance = anys[far, need] = chances.any_hit(state, foe, reach.weapon, reach.shots, need, quality + need)
        found[hex_] = chance
    return found


def _fights(state: State, man: Man) -> set[Hex]:
    """Return the hexes in which a man would be in a melee with a known enemy, where nobody fires (15.0)."""
    return {foe.place for foe in state.on_board("enemy") if foe.seen and encounter.begins_fight(state, man, foe.place)}


def _reaches(state: State, foe: Man, order: str) -> list[_Reach | None]:
    """Return the best shot by distance in hexes, by sum and then by number of shots; None at 0."""
    fit = weapons.usable(state, foe, order)
    steady = total(fire.condition_terms(state, foe)) + total(effect_terms(state, "weapon-skill", foe))
    found: list[_Reach | None] = [None] * (max((weapon.max_range for weapon in fit), default=0) + 1)
    for weapon in fit:
        own = total(fire.own_terms(state, foe, weapon, order)) + steady
        for far in range(1, weapon.max_range + 1):
            modifier = fire.range_modifier(weapon, far)
            if modifier is None:
                continue
            reach, before = _Reach(own + modifier, max(weapon.rates), weapon), found[far]
            if before is None or (reach.need, reach.shots) > (before.need, before.shots):
                found[far] = reach
    return found
