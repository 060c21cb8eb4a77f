"""Writers of set-up, turns, orders and the end of the battle."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.contact.rules.apply.writers import Writers, put
from combat.games.contact.rules.events.turn_events import (
    BattleEnded,
    DummySetUp,
    FieldLaid,
    InitiativeRolled,
    LeaderSucceeded,
    ObjectiveTaken,
    OrderBegan,
    OrderDone,
    OrderPassed,
    PhaseBegan,
    ReserveEntered,
    SetUpDone,
    SmokeLifted,
    StepDone,
    SubjectSettled,
    TurnOrderChosen,
    UnitSetUp,
)
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import opponent

WRITERS = Writers()
writes = WRITERS.register


@writes(UnitSetUp)
def _unit_set_up(state: State, event: UnitSetUp) -> None:
    put(state, event.unit)


@writes(DummySetUp)
def _dummy_set_up(state: State, event: DummySetUp) -> None:
    state.dummies[event.dummy.id] = event.dummy


@writes(FieldLaid)
def _field_laid(state: State, event: FieldLaid) -> None:
    state.fields[event.laid.id] = event.laid


@writes(SetUpDone)
def _set_up_done(state: State, event: SetUpDone) -> None:
    state.ready = (*state.ready, event.seat)
    state.active = event.then or state.active


@writes(PhaseBegan)
def _phase_began(state: State, event: PhaseBegan) -> None:
    state.phase, state.step, state.handled, state.passed = event.phase, 0, (), False
    if event.phase == "regroup":
        state.turn = event.turn
        for unit in list(state.units.values()):
            put(state, replace(unit, acted=False, covered=0, defended=False))
    elif event.phase == "initiative":
        for unit in list(state.units.values()):
            put(state, replace(unit, under_fire=False))
    elif event.phase == "activation":
        state.active = state.first


@writes(StepDone)
def _step_done(state: State, event: StepDone) -> None:
    state.step, state.handled = event.step + 1, ()


@writes(SubjectSettled)
def _subject_settled(state: State, event: SubjectSettled) -> None:
    state.handled = (*state.handled, event.subject)


@writes(SmokeLifted)
def _smoke_lifted(state: State, event: SmokeLifted) -> None:
    state.smoke = tuple(each for each in state.smoke if each.until >= event.turn)


@writes(InitiativeRolled)
def _only_told(state: State, event: InitiativeRolled) -> None:
    """The roll itself changes nothing: the choice that follows does."""


@writes(TurnOrderChosen)
def _turn_order_chosen(state: State, event: TurnOrderChosen) -> None:
    state.first = state.active = event.first
    state.leads, state.orders, state.phase = event.leads, dict(event.orders), "activation"


@writes(OrderBegan)
def _order_began(state: State, event: OrderBegan) -> None:
    state.order, state.passed = event.order, False
    state.orders[event.order.seat] -= 1


@writes(OrderPassed)
def _order_passed(state: State, event: OrderPassed) -> None:
    state.passed, state.active = True, opponent(event.seat)


@writes(OrderDone)
def _order_done(state: State, event: OrderDone) -> None:
    state.order, state.active = None, opponent(event.seat)


@writes(ObjectiveTaken)
def _objective_taken(state: State, event: ObjectiveTaken) -> None:
    state.held[event.name] = event.seat


@writes(LeaderSucceeded)
def _leader_succeeded(state: State, event: LeaderSucceeded) -> None:
    unit = state.units.get(event.unit)
    if unit is not None:
        state.successors[unit.seat] = (*state.successors.get(unit.seat, ()), event.unit, event.lost)


@writes(ReserveEntered)
def _reserve_entered(state: State, event: ReserveEntered) -> None:
    unit = state.units.get(event.unit)
    if unit is not None:
        put(state, replace(unit, where="marker", pose=event.at, turret=event.at.heading))


@writes(BattleEnded)
def _battle_ended(state: State, event: BattleEnded) -> None:
    state.phase, state.winner, state.ending = "over", event.winner, event.why
    state.order = state.assault = state.planes = None
    state.volley = ""
