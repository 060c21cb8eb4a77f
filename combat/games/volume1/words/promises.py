"""Texts on the possible attacks of a player's man on an enemy in sight (7.01, 12.0, 13.0)."""

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
    """Progress of a man's activation: whether he has carried out his order, and whether he has made a Spotting
    Check.
    """

    acted: bool = False
    """Whether his order is carried out already."""
    looked: bool = False
    """Whether he has made his Spotting Check."""


NOW = Moment()
"""The beginning of an activation."""


class Promise(Record):
    """A man's possible attack: text lines, and the titled ledger of the odds, which is empty if there are no odds."""

    lines: tuple[Spoken, ...]
    title: str = ""
    ledger: Ledger = ()
    shot: chances.Shot | None = None
    """The shot, if there is one."""


def planned(state: State, man: Man, marker: str = "") -> Man:
    """Return a man with the order that is being considered: that of `marker`, else his own, else the default order.

    Outside the phases in which orders are planned, return him unchanged.
    """
    if state.clock.phase not in PLANNING or (man.order is not None and not marker):
        return man
    return replace(man, order=Order(marker or PLANNED))


def promise(state: State, man: Man, foe: Man, moment: Moment | None = None) -> Promise:
    """Return a man's possible attack on an enemy in sight: a Spotting Check, or a shot.

    If a man without an order has no shot under the order marker held over him, the shot under Aimed Fire is added, if
    he may have that order. `moment` is his progress (default: the start of his activation).
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
    """Return a text on what follows if men enter a known enemy's hex (15.0, 17.4).

    Either a melee begins or is joined, with the impulses and chances of the blows; or, if all enemies there have
    routed, they surrender or are killed. Otherwise return "".
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
    """Return the first shot at an enemy that a man's order allows.

    If he must move first, or has no shot, only a text on that is returned. If an earlier shot is barred, its reason
    comes first.
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
