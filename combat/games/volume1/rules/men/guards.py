"""Prisoners of the player: hand them over, leave them behind, drive them off (17.4)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.decisions import TakeAlong
from combat.games.volume1.rules.directions import compass
from combat.games.volume1.rules.enemy import enemy_orders
from combat.games.volume1.rules.events import ManMoved, OrderPlaced, PrisonerFreed, PrisonerHandedOver
from combat.games.volume1.rules.fighting import encounter
from combat.games.volume1.rules.men import surrender
from combat.games.volume1.rules.state import Man, State


def held_by_comrades(state: State, man: Man) -> list[Man]:
    """Return the prisoners of comrades in a man's hex, whom he could take over (17.4)."""
    return [
        other
        for other in state.men_in(man.place)
        if other.held_by and other.side != man.side and other.held_by != man.id
    ]


def take_over(state: State, man: str) -> Steps[None]:
    """Hand over to a man all prisoners of comrades in his hex; remove his order if no guard may have it (17.4)."""
    for prisoner in held_by_comrades(state, state.men[man]):
        yield PrisonerHandedOver(prisoner.id, prisoner.held_by, man, "relieved")
    order = state.men[man].order
    if order is not None and order.id not in surrender.GUARD_ORDERS:
        yield OrderPlaced(man, None, "17.4", "took-over")


def goes_alone(state: State, man: str, order: str) -> Steps[bool]:
    """Return whether an order takes a friendly guard away from his prisoners; ask the player if there is a choice
    (17.4).
    """
    if order in surrender.LEAVING_ORDERS:
        return True
    if order not in surrender.WALKING_ORDERS or state.men[man].morale == "rout":
        return False
    answers = (TakeAlong.ALONG, TakeAlong.BEHIND)
    return (yield from ask(TakeAlong("17.4", man, answers, TakeAlong.ALONG, order))) == TakeAlong.BEHIND


def freed_at_once(state: State, man: str, order: str) -> list[str]:
    """Return the ids of a man's prisoners whom an order would free at once; a card is drawn, so it cannot be undone
    (17.4).
    """
    return [led.id for led in surrender.prisoners_of(state, man)] if order in surrender.FIRING_ORDERS else []


def left_behind(state: State) -> list[str]:
    """Return the ids of the player's prisoners whose guard leaves and who have no comrade of his in the hex to take
    over (17.4).
    """
    return [
        man.id
        for man in surrender.prisoners(state)
        if man.side == "enemy" and state.men[man.held_by].leaves and not _others(state, man)
    ]


def _others(state: State, prisoner: Man) -> list[Man]:
    """Return the men, besides his guard, who could guard a prisoner."""
    around = [man for man in state.men_in(prisoner.place) if man.side != prisoner.side and not man.held_by]
    return [man for man in around if man.id != prisoner.held_by and man.morale not in ("rout", "berserk")]


def drive_off(state: State, guard: str) -> Steps[None]:
    """Free the prisoners of a guard ordered to fire; each moves one hex in the rout direction of a new card (17.4)."""
    led = surrender.prisoners_of(state, guard)
    directions = yield from enemy_orders.rout_directions(state, led[0])
    for man in led:
        yield PrisonerFreed(man.id)
        yield from _run_off(state, man, directions[0])


def _run_off(state: State, man: Man, heading: int) -> Steps[None]:
    """Move a man a hex or off either side's edge; at a neutral edge try the next direction clockwise."""
    assert man.hex is not None
    marker, scenario = compass(state), state.book.scenario
    for turn in range(6):
        way = (heading + turn - 1) % 6 + 1
        hex_: Hex | None = marker.step(state.board, man.hex, way)
        if hex_ is not None:
            yield ManMoved(man.id, man.hex, hex_, "17.4", "driven")
            yield from encounter.resolve_encounters(state)
            return
        edge = state.board.edge_crossed(man.hex, marker.map_direction(way))
        if edge in (scenario.enemy_edge, scenario.friendly_edge):
            fate = "escaped" if edge == scenario.enemy_edge else "passed"
            yield from surrender.leave_board(state, man.id, edge, fate)
            return
