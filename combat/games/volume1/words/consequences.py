"""Texts on the consequences of an answer before it is given, for tooltips, prompts and keys (7.07, 17.4).

A key with an immediate, irrevocable effect first shows the consequences, and acts when it is pressed again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.words import capital, text
from combat.engine.words.grammar import percents
from combat.engine.words.line import Line, Spoken, ruled
from combat.games.volume1.rules.book import Weapon
from combat.games.volume1.rules.fighting import chances, fire, smoke_grenades, weapons
from combat.games.volume1.rules.men import guards, surrender
from combat.games.volume1.rules.orders import charge, give_orders, movement
from combat.games.volume1.rules.play import prospects
from combat.games.volume1.rules.state import Man, Order, State
from combat.games.volume1.words import crew_changes, names, promises, refusals, relations


def of_step(state: State, man: Man, hex_: Hex) -> tuple[Line, ...]:
    """Return lines on the consequences of a step into a hex: a melee, Duck Back on rough ground, or a live grenade
    there.

    Empty if there are none (7.07, 7.09, 15.0).
    """
    foes = _foes_in(state, man, hex_)
    if foes:
        meets = ruled("move-note-meets", men=names.men(state, [foe.id for foe in foes]))
        fight = promises.entering(state, foes[0], man) if all(foe.seen for foe in foes) else ""
        return (Line(f"{meets.text}. {fight}", meets.rule) if fight else meets, *_grenades(state, man, hex_))
    down = (ruled("rough-ducks-back"),) if movement.throws_down(state, man, hex_) else ()
    return (*down, *_grenades(state, man, hex_))


def meets_enemy(state: State, man: Man, hex_: Hex) -> bool:
    """Return whether a man who enters a hex meets an enemy there who is not a prisoner (15.0)."""
    return bool(_foes_in(state, man, hex_))


def of_meeting(state: State, men: Sequence[str], hex_: Hex, impulse: int) -> Line:
    """Return a line on men who will enter an enemy's hex in an impulse: the enemies and, if all are known, the melee
    (15.0).

    It has the chance of each fighter.
    """
    there = state.copy()
    there.clock = replace(state.clock, impulse=impulse)
    going = [state.men[man] for man in men]
    foes = _foes_in(state, going[0], hex_)
    known = all(foe.seen for foe in foes)
    fight = promises.entering(there, foes[0], *going) if known else ""
    who, met = capital(names.men(state, men)), names.men(state, [foe.id for foe in foes])
    later = impulse if impulse > state.clock.impulse else 0
    line = ruled("carry-on-meets", men=who, count=len(men), foes=met, hex=hex_, impulse=later)
    return Line(sentences((line, fight)) if fight else line.text, line.rule)


def _foes_in(state: State, man: Man, hex_: Hex) -> list[Man]:
    """Return the enemies in a hex who are no prisoners."""
    return [foe for foe in state.men_in(hex_) if foe.side != man.side and not foe.held_by]


def _grenades(state: State, man: Man, hex_: Hex) -> tuple[Line, ...]:
    """Return the Grenade Target markers in a hex: everyone there when it falls is under it (7.09, 14.2)."""
    others = [other for other in state.men.values() if other.aim == hex_ and other.id != man.id]
    aimed = [other.id for other in others if other.order is not None and other.order.id != smoke_grenades.ORDER]
    return (ruled("step-grenade", men=names.men(state, aimed), count=len(aimed)),) if aimed else ()


def lot(state: State, man: Man, target: str) -> list[Man]:
    """Return the men among whom a shot's target is drawn: all in the target's hex at whom the man may fire.

    Empty if there is only one, so that nothing is drawn (7.01).
    """
    beside = [foe for foe in fire.targets(state, man) if foe.hex == state.men[target].hex]
    return beside if len(beside) > 1 else []


def of_shot(state: State, man: Man, drawn: Iterable[Man], weapon: Weapon) -> Line:
    """Return a line that says that the target is drawn at random, with the chance to hit each candidate (7.01,
    13.0).
    """
    each = [(foe.id, chances.odds(state, man, foe, weapon, 1).each) for foe in drawn]
    told = [text("aim-drawn-each", man=names.man(state, foe), percent=percents.percent(odds)) for foe, odds in each]
    return ruled("aim-drawn", men=names.listed(told))


def of_order(state: State, man: str, order: str) -> list[Spoken]:
    """Return texts on the consequences of giving an order, including those of `lasting`.

    They name an immediate check, the modifier of a heavy weapon, men who cannot be treated or carried, and prisoners
    set free at once.
    """
    found = list[Spoken]()
    if give_orders.rolls_first(state, man, order):
        found.append(text("tray-check", chance=percents.percent(give_orders.check_odds(state, man, order))))
    found += _heavy(state, man, order)
    found += relations.tended(state, state.men[man], order)
    freed = guards.freed_at_once(state, man, order)
    if freed:
        found.append(text("tray-frees", men=names.men(state, freed)))
    return found + lasting(state, man, order)


def _heavy(state: State, man: str, order: str) -> list[Line]:
    """Return that his heavy weapon costs him more Weapon Skill under the order; [] if it does not (14.1)."""
    guns = weapons.firearms(state, man)[:1]
    terms = fire.weight_terms(state, guns[0], order) if guns else ()
    name = names.weapon(state.book, guns[0].id) if guns else ""
    return [ruled("tray-heavy", amount=names.signed(term.value), weapon=name) for term in terms]


def in_vain(state: State, man: str, order: str) -> tuple[Line, ...]:
    """Return a line that a fire order has no target now, and why; () if it has one (7.01, 7.02, 7.03)."""
    why = prospects.fires_at_nobody(state, replace(state.men[man], order=Order(order)))
    if why is None:
        return ()
    return (Line(text("tray-vain", why=refusals.reason(state, why)), why.rule),)


def of_group(state: State, orders: Mapping[str, str], told: Mapping[str, Sequence[Spoken]], count: int) -> list[Spoken]:
    """Return the consequences of orders for several men, each once; one that holds for only some of them is preceded
    by their names.

    `orders` and `told` map each man who may have an order to it and to its consequences; `count` is the number of men
    chosen.
    """
    holds: dict[Spoken, list[str]] = {}
    for man, lines in told.items():
        for line in lines:
            holds.setdefault(line, []).append(man)
    return [line if len(men) == count else _of_some(state, orders, line, men) for line, men in holds.items()]


def _of_some(state: State, orders: Mapping[str, str], line: Spoken, men: Sequence[str]) -> Spoken:
    """Return a line that holds for some men of a group, with their names."""
    rule, who = line.rule if isinstance(line, Line) else "", capital(names.men(state, men))
    if line in in_vain(state, men[0], orders[men[0]]):
        why = prospects.fires_at_nobody(state, replace(state.men[men[0]], order=Order(orders[men[0]])))
        reason = refusals.reason(state, why) if why is not None else ""
        return Line(text("tray-vain-men", men=who, count=len(men), why=reason), rule)
    return Line(text("tray-of-men", men=who, told=line.text if isinstance(line, Line) else line), rule)


def lasting(state: State, man: str, order: str) -> list[Spoken]:
    """Return texts on the consequences that take effect when orders are committed, and not if the order is taken back.

    They are changes of a weapon's crew, prisoners left behind, a melee, and an order without a target (14.3, 17.4).
    """
    found: list[Spoken] = [*filter(None, (crew_changes.parted(state, man, order),)), *in_vain(state, man, order)]
    found += _melee_at_once(state, state.men[man], order)
    leaves = order in surrender.LEAVING_ORDERS and surrender.is_guard(state, man)
    if leaves and not guards.freed_at_once(state, man, order):
        led = [prisoner.id for prisoner in surrender.prisoners_of(state, man)]
        found.append(text("tray-leaves", men=names.men(state, led)))
    return found


def _melee_at_once(state: State, man: Man, order: str) -> list[Spoken]:
    """Return that a Charge into the next hex becomes a Melee without the bonus in Impulse 1; [] otherwise (7.08.1)."""
    if order != charge.ORDER or man.hex is None:
        return []
    near = [foe.id for foe in charge.goals(state, man) if distance(foe.place, man.hex) == 1]
    return [ruled("tray-melee-at-once", men=capital(names.men(state, near)))] if near else []


def sentences(told: Iterable[Spoken]) -> str:
    """Return consequences as one text of sentences with full stops, without rule numbers."""
    plain = [capital(line.text if isinstance(line, Line) else line) for line in told]
    return " ".join(words if words.endswith((".", "!", "?")) else text("sentence", words=words) for words in plain)
