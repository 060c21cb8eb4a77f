"""Choice of a unit, weapon, card, hex or word, where the rules ask for one."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.ledger import total
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.hand_cards import keeping
from combat.games.command.players.measures.worths import breaking_worth, death, worth
from combat.games.command.players.moving.on_the_way import spared
from combat.games.command.players.moving.scores import standing
from combat.games.command.players.order_gains import rout_worth
from combat.games.command.players.shelling import best_spot
from combat.games.command.players.spotting import best_spotter
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.decisions import PickCard, PickHex, PickUnit, PickWeapon, PickWord
from combat.games.command.rules.pieces.values import morale
from combat.games.command.rules.play.spotters import SPOTTER
from combat.games.command.rules.state import State, Unit

HARMS = ("sniper", "kia", "shell-shock", "interdiction", "suppressing-fire")
"""Reasons that harm a unit of either side: the most valuable enemy, otherwise the cheapest friendly unit."""
LOSES = ("ambushed", "overstacked", "prisoners-of-war", "white-phosphorus")
"""Reasons that harm a friendly unit."""

IN_TURN = ("team", "squad", "leader")
"""Order of defence rolls: leaders last, since others use their Command while they hold; reversed for Recover."""


def pick_unit(decision: PickUnit, outlook: Evaluation) -> Answer:
    """Return the id of the unit that best fits the purpose of the choice, or PASS if passing is better."""
    state, side = outlook.state, decision.seat
    if decision.why == SPOTTER:
        return best_spotter(outlook, [str(answer) for answer in decision.answers if answer != PASS])
    units = [state.units[str(answer)] for answer in decision.answers if answer != PASS]
    passes = PASS in decision.answers
    if decision.why in HARMS:
        foes = [unit for unit in units if unit.side != side]
        if foes:
            return max(foes, key=lambda unit: (breaking_worth(state, unit), unit.id)).id
        return PASS if passes else min(units, key=lambda unit: (breaking_worth(state, unit), unit.id)).id
    if decision.why in LOSES:
        return min(units, key=lambda unit: (breaking_worth(state, unit), unit.id)).id
    if decision.why in ("split", "deploy"):
        return PASS if passes else units[0].id
    if decision.why == "observer":
        return max(units, key=lambda unit: (best_spot(outlook, unit.id)[0], unit.id)).id
    if decision.why == "defend":
        return min(units, key=lambda unit: _turn(state, unit)).id
    if decision.why == "recover":
        return max(units, key=lambda unit: _turn(state, unit)).id
    if decision.why == "rout":
        return min(units, key=lambda unit: (total(morale(state, unit)), unit.id)).id
    if decision.why == "commissar":
        return max(units, key=lambda unit: (total(morale(state, unit)), unit.id)).id
    friends = [unit for unit in units if unit.side == side]
    if not friends and passes:
        return PASS
    return max(friends or units, key=lambda unit: (death(state, unit), unit.id)).id


def _turn(state: State, unit: Unit) -> tuple[int, float, str]:
    return IN_TURN.index(state.figure(unit).size), death(state, unit), unit.id


def pick_weapon(decision: PickWeapon, state: State) -> Answer:
    """Return the id of a weapon: to recover, the one with the most FP.

    To break, the enemy weapon with the most FP, otherwise the friendly one with the least.
    """
    weapons = [str(answer) for answer in decision.answers if answer != PASS]

    def dear(weapon: str) -> tuple[int, str]:
        return state.weapon_figure(weapon).fp, weapon

    if decision.why == "scrounge":
        return max(weapons, key=dear)
    foes = [weapon for weapon in weapons if state.weapons[weapon].side != decision.seat]
    return max(foes, key=dear) if foes else min(weapons, key=dear)


def pick_card(decision: PickCard, state: State) -> Answer:
    """Return the most valuable card of the enemy's hand."""
    cards = [int(answer) for answer in decision.answers if answer != PASS]
    return max(cards, key=lambda card: (keeping(state, state.card(card)), card))


# -- hexes
# --------------------------------------------------------------------------------------------------------------


def pick_hex(decision: PickHex, outlook: Evaluation) -> Answer:
    """Return the hex that best fits the purpose of the choice, or PASS if no hex gains anything."""
    state, side, why = outlook.state, decision.seat, decision.why
    hexes = [Hex(answer) for answer in map(str, decision.answers) if answer != PASS]
    if why in ("spotting", "lighting"):
        spot = best_spot(outlook, decision.subject)[1]
        return spot if spot in hexes else min(hexes, key=lambda hex_: (_from_enemy(outlook, hex_), hex_))
    if why == "retreat":
        return max(hexes, key=lambda hex_: (standing(outlook, state.units[decision.subject], hex_), hex_))
    if why in ("arrive", "reinforcements", "infiltration", "hidden-unit", "evacuate"):
        return max(hexes, key=lambda hex_: (_standing_room(outlook, decision.subject, hex_), hex_))
    if why in ("impact", "air-support", "short", "long", "spray", "breeze"):
        best = max(hexes, key=lambda hex_: (_balance(state, side, hex_), hex_))
        return PASS if PASS in decision.answers and _balance(state, side, best) <= 0 else best
    if why in ("dig-in", "entrench"):
        return max(hexes, key=lambda hex_: (_wants_work(outlook, hex_), hex_))
    if why in ("smoke", "white-phosphorus"):
        perils = spared(outlook) if state.order is not None and state.order.kind == "move" else {}
        saves = {hex_: _screen(outlook, hex_) + perils.get(hex_, 0.0) for hex_ in hexes}
        best = max(hexes, key=lambda hex_: (saves[hex_], hex_))
        return PASS if PASS in decision.answers and saves[best] <= 0 else best
    if why == "lift-smoke":
        return min(hexes, key=lambda hex_: (_screen(outlook, hex_), hex_))
    if why == "concealment":
        return hexes[0]  # the first hex offered has the best cover
    if why in ("hero", "field-promotion"):
        return max(hexes, key=lambda hex_: (_own(state, side, hex_), hex_))
    if why == "walking-wounded":
        unit = state.units[decision.subject]
        sign = 1 if unit.side == side else -1
        return max(hexes, key=lambda hex_: (sign * outlook.cover(hex_) - sign * outlook.menace.fire_at(hex_), hex_))
    if why == "sappers":
        return min(hexes, key=lambda hex_: (_from_own(outlook, hex_), hex_))
    return max(hexes, key=lambda hex_: (_balance(state, side, hex_), hex_))


def _balance(state: State, side: Seat, hex_: Hex) -> float:
    """Return the value of breaking the units in a hex: enemies less friends."""
    signs = ((1 if unit.side != side else -1, unit) for unit in state.units_in(hex_))
    return sum(sign * breaking_worth(state, unit) for sign, unit in signs)


def _own(state: State, side: Seat, hex_: Hex) -> float:
    return sum(worth(state, unit) * (1.5 if unit.broken else 1.0) for unit in state.units_in(hex_, side))


def _standing_room(outlook: Evaluation, unit: str, hex_: Hex) -> float:
    """Return the value of a hex for a unit that arrives there."""
    known = outlook.state.units.get(unit)
    subject = known if known is not None else next(iter(outlook.mine), None)
    if subject is None:
        return float(outlook.cover(hex_))
    crowd = len(outlook.state.units_in(hex_, outlook.side))
    return outlook.pull(subject, hex_) + 0.3 * outlook.cover(hex_) - outlook.danger(subject, hex_) - 0.3 * crowd


def _wants_work(outlook: Evaluation, hex_: Hex) -> float:
    """Return the value of foxholes for the units in a hex."""
    gain = max(0, 3 - outlook.cover(hex_))
    return gain * _own(outlook.state, outlook.side, hex_) * (1 + outlook.menace.fire_at(hex_) / 6)


def _screen(outlook: Evaluation, hex_: Hex) -> float:
    """Return the value of smoke in a hex: danger avoided, less fire prevented."""
    state = outlook.state
    own = sum(outlook.danger(unit, unit.hex) for unit in state.units_in(hex_, outlook.side))
    return own - outlook.menace.chance_from(hex_) * bool(own) * 0.5


def _from_enemy(outlook: Evaluation, hex_: Hex) -> int:
    return min((outlook.ways.far(hex_, (unit.hex,)) for unit in outlook.theirs), default=99)


def _from_own(outlook: Evaluation, hex_: Hex) -> int:
    return min((outlook.ways.far(unit.hex, (hex_,)) for unit in outlook.mine), default=99)


# -- words
# --------------------------------------------------------------------------------------------------------------


def pick_word(decision: PickWord, outlook: Evaluation) -> Answer:
    """Return the word that best fits the purpose of the choice."""
    state = outlook.state
    answers, side = [str(answer) for answer in decision.answers], decision.seat
    match decision.why:
        case "rout-whom":
            return max(answers, key=lambda target: rout_worth(outlook, target))
        case "rout-help":
            return "add"
        case "run-along":
            return "no"
        case "deny":
            return answers[0]
        case "request":
            return next(word for word in ("mission", "repair", "starshell") if word in answers)
        case "mission":
            return "shells"
        case "return":
            return min(answers, key=int)
        case "markers":
            return "1"
        case "reconnaissance":
            return min(answers, key=lambda chit: (state.book.chits[chit].vp, chit))
        case "lift":
            return answers[0] if answers[0] != "none" else answers[-1]
        case "support":
            return max(answers, key=lambda arm: (_price(state, side, arm), arm))
    return answers[0]


def _price(state: State, side: Seat, arm: str) -> int:
    """Return the points of an item of support."""
    book = state.book
    figure = next((each.figure for each in book.forces[side].pool if each.id == arm), "")
    if figure in book.units:
        return book.units[figure].points
    return book.weapons[figure].points + 30 if figure in book.weapons else 100
