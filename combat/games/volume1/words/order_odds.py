"""Texts on an order's consequences before it is given: targets, possible shooters, and odds (7.0, 13.0, 16.0)."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import capital, text
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.line import Spoken
from combat.games.volume1.rules.events import Ledger
from combat.games.volume1.rules.fighting import encounter
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.play import prospects
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, Order, State
from combat.games.volume1.words import answering_fire, names, refusals
from combat.games.volume1.words.promises import Promise, promise, shot_at

MOST = 3
"""Maximum number of targets listed; the sum is shown for the likeliest."""


def of_order(state: State, man: str, order: str) -> tuple[Spoken, ...]:
    """Return lines on the shots of a man who stays in his hex under an order, and on shots at him; may be empty."""
    there = replace(state.men[man], order=Order(order))
    return (*_his(state, there), *_theirs(state, there, answering_fire.worst(state, there)))


def in_hex(state: State, man: Man, shooter: Man | None, hex_: Hex) -> tuple[Spoken, ...]:
    """Return lines on a man's shots from a hex that his order can reach, and on shots at him there (6.0, 15.0).

    Empty if he would be in a melee. `shooter` is the man at his first shot; None if he has none.
    """
    fights = encounter.begins_fight(state, man, hex_)
    his = _his(state, shooter) if shooter is not None and not fights else ()
    return (*his, *_theirs(state, man, answering_fire.worst_in(state, man, hex_)))


def at_enemy(state: State, man: Man, order: str, foe: Man) -> tuple[Spoken, ...]:
    """Return lines on a man's attack on one enemy from his hex under an order, with the impulses, or why there is
    none.
    """
    there, refusal = replace(man, order=Order(order)), give_orders.order_refusal(state, man.id, order)
    if refusal is not None:
        return (refusals.refusal(state, refusal, order),)
    if not visibility.sees(state, there, foe):
        return (text("held-out-of-sight", foe=names.man(state, foe.id)),)
    found = shot_at(state, there, foe) if foe.seen else promise(state, there, foe)
    if found.shot is None:
        return (*found.lines, *((_sum(state, found.ledger),) if found.ledger else ()))
    fires = prospects.fires_in(state, there)
    when = text("held-impulses", count=len(fires), impulses=all_of(map(str, fires)))
    return (*found.lines, _sum(state, found.ledger), answering_fire.brings(state, foe, found.shot), when)


def _theirs(state: State, man: Man, worst: Promise) -> tuple[Spoken, ...]:
    """Return what the likeliest of them could do to him."""
    if worst.shot is None:
        return ()
    return (*worst.lines[:1], _sum(state, worst.ledger), answering_fire.brings(state, man, worst.shot))


def _sum(state: State, ledger: Ledger) -> str:
    """Return a sum in a row: "+5 Weapon Skill, M1 Garand; +1 Range 2"."""
    return "; ".join(row.text for row in names.sum_rows(state.book, ledger))


def _his(state: State, man: Man) -> tuple[Spoken, ...]:
    """Return the likeliest of his first shots with its sum and the results of a hit, and a line for each of the next
    ones.
    """
    foes = visibility.seen_enemies(state, man)
    shots = [(foe, shot) for foe in foes if (shot := shot_at(state, man, foe).shot) is not None]
    shots.sort(key=lambda found: -found[1].odds.any)
    told, who = list[Spoken](), capital(names.man(state, man.id))
    for place, (foe, shot) in enumerate(shots[:MOST]):
        promise = answering_fire.promised(state, shot)
        told.append(text("answer-shot", shooter=who, man=names.man(state, foe.id), promise=promise))
        if not place:
            told += (_sum(state, shot.odds.ledger), answering_fire.brings(state, foe, shot))
    return tuple(told) or _moving_first(state, man, foes)


def _moving_first(state: State, man: Man, foes: list[Man]) -> tuple[Spoken, ...]:
    """Return that he moves before he fires, if so and somebody is in sight."""
    late = (foe for foe in foes if prospects.first_shot(state, man, foe).moves)
    return next((shot_at(state, man, foe).lines for foe in late), ())
