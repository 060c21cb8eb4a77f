"""The worst that the known enemies could do to a man in each hex, as they stand and by their orders (9.3, 10.0, 13.0).

The sums are those of a shot, term by term: what depends on the enemy and his weapon is added up once for each distance,
what depends on the ground once for each kind of it.
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
"""The order by which an enemy is reckoned with who has yet to draw one this turn."""


class Danger(Record):
    """The enemy who is likeliest to hit a man in a hex, and his chance of one hit at least, 0.0-1.0."""

    foe: str
    chance: float
    check_only: bool = False
    """Whether a hit there brings a Morale Check and no wound (7.03, 13.0.9)."""


class Dangers(MutableRecord):
    """The worst for each hex: `wounding` of the hits that can wound, `checking` of the others."""

    wounding: dict[Hex, Danger] = field(default_factory=dict)
    checking: dict[Hex, Danger] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.wounding or self.checking)

    def worst(self, hex_: Hex) -> Danger | None:
        """The likeliest hit of either kind; one that can wound where they are equal."""
        found = self.in_hex(hex_)
        return max(found, key=lambda danger: danger.chance, default=None)

    def in_hex(self, hex_: Hex) -> list[Danger]:
        """The likeliest hit that can wound, and a Morale Check where that is likelier still."""
        wounding, checking = self.wounding.get(hex_), self.checking.get(hex_)
        found = [wounding] if wounding is not None else []
        if checking is not None and (wounding is None or checking.chance > wounding.chance):
            found.append(checking)
        return found


class _Reach(Record):
    """What an enemy would fire at a distance: his best weapon there, and its sum but for the target's ground."""

    need: int
    shots: int
    weapon: Weapon


def as_ordered(state: State, foe: Man) -> Man:
    """An enemy by his order; an alert one whose order is yet to be drawn this turn as if by Aimed Fire (9.3)."""
    drawn = state.clock.phase in ("action", "end", "over")
    return foe if drawn or foe.order is not None or not foe.alert else replace(foe, order=Order(UNDECIDED))


def shooters(state: State) -> list[Man]:
    """The known enemies whose orders still let them fire this turn (9.3, 13.0, 14.3)."""
    found = [as_ordered(state, foe) for foe in state.on_board("enemy") if foe.seen]
    return [foe for foe in found if prospects.fires_in(state, foe) and not crews.is_assisting(state, foe.id)]


def dangers(state: State, man: Man) -> Dangers:
    """For each hex in which a man could be fired at, known as he would be, the worst of it; not where he would be in a
    melee with a known enemy (13.0, 15.0)."""
    worst = Dangers()
    for foe in shooters(state):
        worsen(state, foe, man, worst)
    return worst


def worsen(state: State, foe: Man, man: Man, worst: Dangers) -> None:
    """Put one enemy down wherever he is likelier to hit a man than those who are put down already (13.0)."""
    suppressing = visibility.order_id(foe) in fire.SUPPRESSING
    row, board = state.book.charts.fire[visibility.order_in_force(state, man)], state.board
    for hex_, chance in _from(state, foe, man).items():
        check_only = suppressing or row[board.terrain(hex_)].check_only
        kind = worst.checking if check_only else worst.wounding
        before = kind.get(hex_)
        if chance > 0 and (before is None or chance > before.chance):
            kind[hex_] = Danger(foe.id, chance, check_only)


def _from(state: State, foe: Man, man: Man) -> dict[Hex, float]:
    """What one enemy could do in each hex that he sees."""
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
    """The hexes in which he would be in a melee with a known enemy: nobody fires into those (15.0)."""
    return {foe.place for foe in state.on_board("enemy") if foe.seen and encounter.begins_fight(state, man, foe.place)}


def _reaches(state: State, foe: Man, order: str) -> list[_Reach | None]:
    """By distance what he would fire, the one of the best sum and then of the most shots; nothing at 0."""
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
