"""Probabilities of an attack before its roll: FP per piece, and results for every target (11.0)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

from combat.engine.kernel.ledger import Ledger, total
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import distance
from combat.games.command.rules.actions.boosts import is_moving
from combat.games.command.rules.answers import Shot
from combat.games.command.rules.fate_cards import FateCard
from combat.games.command.rules.fighting.aiming import best_sight
from combat.games.command.rules.fighting.attacks import burst, current_strength, declared, outcome
from combat.games.command.rules.fighting.shooting import Occasion
from combat.games.command.rules.fighting.targeting import hits, may_land, spotters
from combat.games.command.rules.odds.next_cards import next_cards, second_cards, triggered, two_rolls
from combat.games.command.rules.odds.next_cards import share as chance
from combat.games.command.rules.pieces.values import firepower, holder, morale
from combat.games.command.rules.state import Attack, State, Unit

Weights = dict[int, float]
"""Probability by attack roll, including that the attack gets as far."""


class Becomes(Record):
    """Prediction for one target of an attack; the probabilities add up to 1.0."""

    unit: str
    ledger: Ledger
    """Its Morale in defence (11.7)."""
    against: int
    """FP of the attack in its hex, or its total after the roll."""
    eliminated: float = 0.0
    breaks: float = 0.0
    suppressed: float = 0.0
    unharmed: float = 0.0

    @property
    def harmed(self) -> float:
        """Return the probability that the unit is harmed in any way, from 0.0 to 1.0."""
        return 1.0 - self.unharmed


class Aimed(Record):
    """Prediction of a targeting roll: the product of the dice plus `ledger` must exceed the range (11.9, 11.11)."""

    range: int
    ledger: Ledger
    hits: float
    short: float
    long: float


class ShotOdds(Record):
    """Prediction of an attack."""

    attack: Attack
    ledger: Ledger
    shares: tuple[tuple[str, int], ...]
    """Contribution of each piece: the base its own FP, every other one 1 (11.3)."""
    aimed: Aimed | None
    """The targeting roll, for ordnance that has not hit yet."""
    jams: float
    strains: float
    """Chance that the roll is a double, on which each Sustained Fire breaks a weapon (14.20); 0.0 without one."""
    targets: tuple[Becomes, ...]

    @property
    def fp(self) -> int:
        """Return the total firepower of the attack."""
        return total(self.ledger)


def of_shot(state: State, side: Seat, occasion: Occasion, shot: Shot) -> ShotOdds:
    """Return the prediction of a shot that a side could declare now."""
    return of_attack(state, declared(state, occasion, side, shot.hex, shot.pieces, smoke=shot.smoke).attack)


def of_attack(state: State, attack: Attack) -> ShotOdds:
    """Return the prediction of an attack before its roll; smoke has no targets."""
    aimed, rolls = _first_rolls(state, attack)
    ledger = current_strength(state, attack)
    weak = total(ledger) < 1
    targets = () if attack.smoke else tuple(_targets(state, attack))
    side, armed = attack.side, any(piece in state.weapons for piece in attack.pieces)
    jams = triggered(state, side, "jammed") if armed else 0.0
    strains = chance(state, side, lambda card: card.double) if "sustained-fire" in attack.used else 0.0
    found = tuple(_becomes(state, attack, unit, {} if weak else rolls, total(ledger)) for unit in targets)
    return ShotOdds(attack, ledger, _shares(state, attack), aimed, jams, strains, found)


def with_action(state: State, attack: Attack, action: str) -> ShotOdds:
    """Return the prediction of an attack as if an action had been played on it."""
    return of_attack(state, replace(attack, used=(*attack.used, action)))


def of_defence(state: State, attack: Attack, unit: Unit) -> Becomes:
    """Return the prediction of a unit's defence roll, after the attack roll."""
    against = attack.total_in(unit.hex)
    return _judged(state, attack, unit, against, {(against, number): share for number, share in _own(state, unit)})


def of_defence_roll(state: State, attack: Attack, unit: Unit, roll: int) -> Becomes:
    """Return the prediction for a unit as if it had made the given defence roll."""
    against = attack.total_in(unit.hex)
    return _judged(state, attack, unit, against, {(against, roll): 1.0})


def _own(state: State, unit: Unit) -> Iterable[tuple[int, float]]:
    counted = Counter(card.sum for card in next_cards(state, unit.side))
    return [(number, count / counted.total()) for number, count in counted.items()]


# -- firer's cards --------------------------------------------------------------------------------------------------


def _first_rolls(state: State, attack: Attack) -> tuple[Aimed | None, Weights | None]:
    """Return the targeting prediction and the distribution of the attack roll; (None, None) without a roll."""
    if attack.hit:
        return None, None
    piece, hex_ = attack.pieces[0], attack.hexes[0]
    start = holder(state, piece).hex
    far, hindered = distance(start, hex_), best_sight(state, piece, hex_, spotters(state)).ledger
    cards = next_cards(state, attack.side)

    def strikes(card: FateCard) -> bool:
        return hits(card.product + total(hindered), far)

    landing: Counter[str] = Counter()
    for card in cards:
        landing["hit" if strikes(card) else may_land(state, card, start, hex_)[0]] += 1
    weights: defaultdict[int, float] = defaultdict(float)
    for card, after_hit, _ in second_cards(cards, strikes):
        weights[card.sum] += after_hit
    count = len(cards)
    aimed = Aimed(far, hindered, landing["hit"] / count, landing["short"] / count, landing["long"] / count)
    return aimed, weights


def _shares(state: State, attack: Attack) -> tuple[tuple[str, int], ...]:
    base, *others = attack.pieces or ("",)
    return ((base, total(firepower(state, base))), *((piece, 1) for piece in others)) if base else ()


# -- targets --------------------------------------------------------------------------------------------------------


def _targets(state: State, attack: Attack) -> Iterable[Unit]:
    if attack.only:
        return (state.units[id_] for id_ in attack.only if state.units[id_].on_map)
    return (unit for hex_ in attack.hexes for unit in state.units_in(hex_))


def _becomes(state: State, attack: Attack, unit: Unit, rolls: Weights | None, fp: int) -> Becomes:
    against = fp + burst(state, attack, unit.hex)
    pairs: defaultdict[tuple[int, int], float] = defaultdict(float)
    if rolls is None:
        for one, other, likely in two_rolls(state, attack.side, unit.side):
            pairs[against + one, other] += likely
    else:
        for one, likely in rolls.items():
            for other, also in _own(state, unit):
                pairs[against + one, other] += likely * also
    return _judged(state, attack, unit, against, pairs)


def _judged(state: State, attack: Attack, unit: Unit, against: int, pairs: Mapping[tuple[int, int], float]) -> Becomes:
    """Sum the results of all pairs of attack total and defence roll, weighted by probability."""
    ledger = morale(state, unit, attack)
    worth, moving = total(ledger), attack.kind != "mines" and is_moving(state, unit.id)
    found = {"eliminated": 0.0, "breaks": 0.0, "suppressed": 0.0}
    for (attacks, roll), likely in pairs.items():
        fate = harm(state, unit, outcome(worth + roll, attacks, moving=moving))
        if fate:
            found[fate] += likely
    unharmed = max(0.0, 1.0 - sum(found.values()))
    return Becomes(unit.id, ledger, against, **found, unharmed=unharmed)


def harm(state: State, unit: Unit, result: str) -> str:
    """Return the effect of a result on a unit by its current state (6.2, 6.3).

    The effect is "suppressed", "breaks", "eliminated", or "" for none.
    """
    if result == "suppressed" and unit.suppressed:
        result = "breaks" if state.book.options.suppressed_twice_breaks else "holds"
    if result == "breaks":
        return "eliminated" if unit.broken else "breaks"
    return "suppressed" if result == "suppressed" else ""
