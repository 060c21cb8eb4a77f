"""Writers of turn and order events."""

from __future__ import annotations

from combat.games.command.rules.apply.writers import Writers, change, change_order, is_or_was, order_of
from combat.games.command.rules.events import turn_events as told
from combat.games.command.rules.state import Order, State, Unit

WRITERS = Writers()
writes = WRITERS.register


@writes(told.GameBegan)
def _game_began(state: State, event: told.GameBegan) -> None:
    state.works_left = dict(event.works)


@writes(told.SetUpBegan)
def _set_up_began(state: State, event: told.SetUpBegan) -> None:
    state.active = event.side


@writes(told.UnitPlaced)
def _unit_placed(state: State, event: told.UnitPlaced) -> None:
    change(state, event.unit, hex=event.hex)


@writes(told.WorkSetUp)
def _work_set_up(state: State, event: told.WorkSetUp) -> None:
    left = list(state.works_left[event.side])
    left.remove(event.work)
    state.works_left[event.side] = tuple(left)
    state.works[event.hex] = event.work


@writes(told.SpotterNamed)
def _spotter_named(state: State, event: told.SpotterNamed) -> None:
    change(state, event.unit, spots=True)


@writes(told.ScoutTaken)
def _scout_taken(state: State, event: told.ScoutTaken) -> None:
    state.units[event.unit] = Unit(event.unit, event.figure, event.side)


@writes(told.TurnBegan)
def _turn_began(state: State, event: told.TurnBegan) -> None:
    state.phase, state.turn, state.active = "turn", event.number, event.side
    state.given, state.passed, state.closing, state.spent = 0, False, False, ()
    for unit in list(state.units.values()):
        if unit.activated:
            change(state, unit.id, activated=False)


@writes(told.TurnPassed)
def _turn_passed(state: State, event: told.TurnPassed) -> None:
    state.passed = True


@writes(told.TurnClosed)
def _turn_closed(state: State, event: told.TurnClosed) -> None:
    state.closing = True


@writes(told.OrderGiven)
def _order_given(state: State, event: told.OrderGiven) -> None:
    state.given += 1
    state.order = Order(event.kind_of, event.side, event.card)


@writes(told.OrderBegun)
def _order_begun(state: State, event: told.OrderBegun) -> None:
    for unit in event.units:
        change(state, unit, activated=True)
    change_order(state, units=event.units, stage=event.stage)


@writes(told.PlayerActivated)
def _player_activated(state: State, event: told.PlayerActivated) -> None:
    state.spent += (event.side,)
    change_order(state, target=event.side, rolls=event.units, stage=event.stage)


@writes(told.StageReached)
def _stage_reached(state: State, event: told.StageReached) -> None:
    change_order(state, stage=event.stage)


@writes(told.RollSettled)
def _roll_settled(state: State, event: told.RollSettled) -> None:
    order = order_of(state)
    retreated = [unit for unit in order.group if unit not in order.escort]
    left = tuple(unit for unit in order.rolls if not is_or_was(unit, event.unit) and unit not in retreated)
    change_order(state, rolls=left, group=(), escort=(), left=0, stage="acting")


@writes(told.OrderEnded)
def _order_ended(state: State, event: told.OrderEnded) -> None:
    state.order, state.too_weak = None, ()


@writes(told.TriggerBegan)
def _trigger_began(state: State, event: told.TriggerBegan) -> None:
    state.trigger = event.trigger


@writes(told.TriggerEnded)
def _trigger_ended(state: State, event: told.TriggerEnded) -> None:
    state.trigger = event.outer


@writes(told.Chosen, told.EventRead, told.HexRead, told.NothingCame)
def _only_told(state: State, event: object) -> None:
    pass
