"""Guards and their prisoners: led along, handed over, left behind, driven off, set free (17.4)."""

from __future__ import annotations

from combat.rules import belongings, enemy_orders, melee, surrender
from combat.rules.asking import Steps, ask
from combat.rules.book import Hex
from combat.rules.decisions import TakeAlong
from combat.rules.directions import compass
from combat.rules.events import ManKilled, ManMoved, OrderPlaced, PrisonerFreed, PrisonerHandedOver
from combat.rules.state import Man, Order, State


def settle(state: State) -> Steps[None]:
    """After every activation a prisoner whose guard is gone gets another, or goes free; the berserk kill (17.4)."""
    for man in surrender.prisoners(state):
        guard = state.men[man.held_by]
        with_him = guard.on_board and guard.hex == man.hex and not guard.held_by
        if not with_him or guard.morale == "berserk":
            yield from _without_guard(state, man)


def _without_guard(state: State, man: Man) -> Steps[None]:
    around = [other for other in state.men_in(str(man.hex)) if other.side != man.side and not other.held_by]
    around = [other for other in around if not state.figure(other.id).dummy]
    fit = [other for other in around if other.morale not in ("rout", "berserk")]
    if fit:
        guard = yield from surrender.weakest(state, fit)
        yield PrisonerHandedOver(man.id, man.held_by, guard.id, "guard-gone")
    elif any(other.morale == "berserk" for other in around):
        yield ManKilled(man.id, "no-quarter", "17.4")
        yield from belongings.drop_all(state, man.id)
    else:
        yield PrisonerFreed(man.id)
        yield OrderPlaced(man.id, Order("duck-back"), "17.4", "freed")
        yield from melee.contact(state, str(man.hex))


# -- the player's guards ----------------------------------------------------------------------------------------------


def held_by_comrades(state: State, man: Man) -> list[Man]:
    """The prisoners of his comrades in his hex, whom he could take over (17.4)."""
    return [
        other
        for other in state.men_in(str(man.hex))
        if other.held_by and other.side != man.side and other.held_by != man.id
    ]


def take_over(state: State, man: str) -> Steps[None]:
    """A man relieves the guards in his hex; an order that no guard may have is taken from him (17.4)."""
    for prisoner in held_by_comrades(state, state.men[man]):
        yield PrisonerHandedOver(prisoner.id, prisoner.held_by, man, "relieved")
    order = state.men[man].order
    if order is not None and order.id not in surrender.GUARD_ORDERS:
        yield OrderPlaced(man, None, "17.4", "took-over")


def goes_alone(state: State, man: str, order: str) -> Steps[bool]:
    """Whether an order takes a friendly guard away from his prisoners: the player says so where he may (17.4)."""
    if order in surrender.LEAVING_ORDERS:
        return True
    if order not in surrender.WALKING_ORDERS or state.men[man].morale == "rout":
        return False
    answers = (TakeAlong.ALONG, TakeAlong.BEHIND)
    return (yield from ask(TakeAlong("17.4", man, answers, TakeAlong.ALONG, order))) == TakeAlong.BEHIND


def drive_off(state: State, guard: str) -> Steps[None]:
    """A guard ordered to fire lets his prisoners go: a hex off in the rout direction of a card turned now (17.4)."""
    led = surrender.prisoners_of(state, guard)
    directions = yield from enemy_orders.rout_directions(state, led[0])
    for man in led:
        yield PrisonerFreed(man.id)
        yield from _run_off(state, man, directions[0])


def _run_off(state: State, man: Man, heading: int) -> Steps[None]:
    """One hex in a direction or over either side's edge; from a neutral edge he turns clockwise till he finds a way."""
    assert man.hex is not None
    marker, scenario = compass(state), state.book.scenario
    for turn in range(6):
        way = (heading + turn - 1) % 6 + 1
        hex_: Hex | None = marker.step(state.board, man.hex, way)
        if hex_ is not None:
            yield ManMoved(man.id, man.hex, hex_, "17.4", "led")
            yield from melee.contact(state, hex_)
            return
        edge = state.board.edge_crossed(man.hex, marker.map_direction(way))
        if edge in (scenario.enemy_edge, scenario.friendly_edge):
            fate = "escaped" if edge == scenario.enemy_edge else "passed"
            yield from surrender.leave_board(state, man.id, edge, fate)
            return
