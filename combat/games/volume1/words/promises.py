"""Texts on the possible attacks of a player's man on an enemy whom he sees (7.01, 12.0, 13.0)."""

from __future__ import annotations

from combat.engine.kernel.record import Record, replace
from combat.engine.words import text
from combat.engine.words.grammar import percents
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.line import Line, Spoken
from combat.games.volume1.rules.events import Ledger
from combat.games.volume1.rules.fighting import chances, encounter, melee
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.play import initiative, prospects
from combat.games.volume1.rules.state import IMPULSES, Man, Order, State
from combat.games.volume1.words import names, refusals

PLANNED = "aimed-fire"
"""Order assumed for a man who has none yet."""
PLANNING = ("set-up", "friendly-cards", "friendly-orders")
"""Phases in which orders are yet to be given."""


class Moment(Record):
    """Progress of a man's activation: whether his order is carried out, and whether he has spotted."""

    acted: bool = False
    """Whether his order is carried out already."""
    looked: bool = False
    """Whether he has made his Spotting Check."""


NOW = Moment()
"""The beginning of an activation."""


class Promise(Record):
    """A man's possible attack in a line or two, and the titled ledger of the odds; both are empty without odds."""

    lines: tuple[Spoken, ...]
    title: str = ""
    ledger: Ledger = ()
    shot: chances.Shot | None = None
    """The shot, if there is one."""


def planned(state: State, man: Man, marker: str = "") -> Man:
    """Return a man as planned: with the order marker held over him, his own order, or the assumed one.

    Outside the phases in which orders are planned he is returned as he is, whatever marker is held.
    """
    if state.clock.phase not in PLANNING or (man.order is not None and not marker):
        return man
    return replace(man, order=Order(marker or PLANNED))


def promise(state: State, man: Man, foe: Man, moment: Moment | None = None) -> Promise:
    """Return the possible attack of a man, as he is or as planned, on an enemy whom he sees: spotting him, or firing.

    A man without an order, over whom a marker is held that gives no shot, also gets the shot of Aimed Fire, if he may
    have that order. `moment` is when it is made; by default now.
    """
    moment = moment or Moment()
    if not foe.seen:
        return _spotting(state, man, foe, moment)
    planning = state.clock.phase in PLANNING
    if planning and man.order is not None and man.order != state.men[man.id].order:
        refusal = give_orders.order_refusal(state, man.id, man.order.id)
        if refusal is not None:
            return Promise((refusals.refusal(state, refusal, man.order.id),))
    found = shot_at(state, man, foe, moment)
    undecided = planning and state.men[man.id].order is None
    if found.ledger or not undecided or give_orders.order_refusal(state, man.id, PLANNED) is not None:
        return found
    other = shot_at(state, replace(man, order=Order(PLANNED)), foe, moment)
    return replace(other, lines=(*found.lines, *other.lines)) if other.ledger else found


def entering(state: State, foe: Man, *men: Man) -> str:
    """Return a text on a step of some men into a known enemy's hex: a melee begun or joined, and the times of its
    blows (15.0).

    If all enemies there have routed, they surrender or are killed; "" otherwise (17.4).
    """
    friends, foes = encounter.sides_in(state, foe.place)
    verdict = encounter.verdict([*friends, *men], foes)
    if verdict == "enemy-surrender":
        berserk = all(one.morale == "berserk" for one in (*friends, *men))
        message = "step-kills-routed" if berserk else "step-takes-prisoner"
        return text(message, men=names.men(state, [one.id for one in foes]), count=len(foes))
    if verdict != "fight":
        return ""
    message = "melee-joined" if foe.hex in state.melee else "melee-promise"
    entered = {man.id for man in men}
    fighters = [melee.as_fighter(state, one) for one in (*men, *(foe for foe in foes if foe.seen))]
    blows = [(prospects.strikes_in(state, one, acted=one.id in entered), one) for one in fighters]
    blows.sort(key=lambda blow: (blow[0][:1] or [IMPULSES + 1], initiative.place_on_track(state, blow[1])))
    return text(message, hex=foe.place, blows=all_of(_blow(state, one, when) for when, one in blows))


def _blow(state: State, man: Man, impulses: list[int]) -> str:
    """Return when a man strikes first in a melee and his chance: "Jung in Impulse 2 (hits 50%)" (15.0, 16.2)."""
    who = names.man(state, man.id)
    if troop_quality.is_inactive(state, man):
        return text("melee-blow-none", man=who)
    chance = percents.percent(melee.chance(state, man))
    if not impulses:
        return text("melee-blow-later", man=who, percent=chance)
    return text("melee-blow", man=who, impulse=impulses[0], percent=chance)


def _spotting(state: State, man: Man, foe: Man, moment: Moment) -> Promise:
    bar = prospects.spotting_refusal(state, man, acted=moment.looked)
    if bar is not None:
        return Promise((refusals.refusal(state, bar),))
    chance = chances.spotting(state, man, foe)
    line = text("spot-promise", percent=percents.percent(chance.share), need=chance.need)
    return Promise((line,), names.check("spotting"), chance.ledger)


def shot_at(state: State, man: Man, foe: Man, moment: Moment = NOW) -> Promise:
    """Return the first shot at an enemy that a man's order allows; if he must move first, a text on that instead.

    If something bars an earlier shot, the lines begin with that; if there is no shot at all, it is the only line.
    """
    prospect = prospects.first_shot(state, man, foe, acted=moment.acted)
    barred = (_barred(state, prospect),) if prospect.bar is not None else ()
    if not prospect.impulse:
        return Promise(barred)
    if prospect.moves:
        return Promise((text("shot-after-move", order=names.marker(man.order), impulse=prospect.impulse),))
    shot = chances.best_shot(state, man, foe)
    assert shot is not None
    line = text(
        "shot-promise",
        weapon=names.weapon(state.book, shot.weapon.id),
        percent=percents.percent(shot.odds.each),
        any=percents.percent(shot.odds.any),
        shots=shot.shots,
    )
    if state.clock.phase in PLANNING:
        line = text("shot-under", order=names.marker(man.order), promise=line)
    elif prospect.impulse > state.clock.impulse:
        line = text("shot-in-impulse", impulse=prospect.impulse, promise=line)
    return Promise((*barred, line), names.weapon(state.book, shot.weapon.id), shot.odds.ledger, shot)


def _barred(state: State, prospect: prospects.Prospect) -> Line:
    assert prospect.bar is not None
    message = "shot-barred-now" if prospect.impulse else "shot-barred"
    words = text(message, reason=refusals.reason(state, prospect.bar))
    return Line(words, prospect.bar.rule)
