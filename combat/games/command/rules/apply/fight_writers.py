"""Writers of movement, fire and melee events."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import NOWHERE
from combat.games.command.rules.answers import Shot
from combat.games.command.rules.apply.writers import (
    Writers,
    attack_of,
    change,
    change_attack,
    change_order,
    is_or_was,
    order_of,
)
from combat.games.command.rules.events import fight_events as told
from combat.games.command.rules.state import Attack, Melee, State

WRITERS = Writers()
writes = WRITERS.register


@writes(told.GroupSetOff)
def _group_set_off(state: State, event: told.GroupSetOff) -> None:
    change_order(state, group=event.units, stops=False)


@writes(told.StepTaken)
def _step_taken(state: State, event: told.StepTaken) -> None:
    change_order(state, group=event.units, hex=event.hex, cost=event.cost, stage="leaving")


@writes(told.RetreatBegan)
def _retreat_began(state: State, event: told.RetreatBegan) -> None:
    group = (*event.units, *event.escort)
    change_order(state, group=group, escort=event.escort, left=event.hexes, stage="acting")


@writes(told.LeadersDeclared)
def _leaders_declared(state: State, event: told.LeadersDeclared) -> None:
    change_order(state, helped=(*order_of(state).helped, (event.hex, event.amount)))


@writes(told.GroupMoved)
def _group_moved(state: State, event: told.GroupMoved) -> None:
    order = order_of(state)
    state.too_weak = ()
    for unit in event.units:
        change(state, unit, hex=event.hex)
    _spend(state, event.units, event.cost)
    change_order(
        state,
        hex=NOWHERE,
        cost=0,
        on_road=tuple(dict.fromkeys((*order.on_road, *event.units))) if event.road else order.on_road,
        expense=order.expense + 1,
        shot_at=order.shot_at if event.open else order.expense + 1,
        stops=event.ends,
        left=max(0, order.left - 1),
    )


def _spend(state: State, units: tuple[str, ...], cost: int) -> None:
    order = order_of(state)
    spent = dict(order.spent) | {unit: order.spent_by(unit) + cost for unit in units}
    change_order(state, spent=tuple(spent.items()))


@writes(told.GroupHeld)
def _group_held(state: State, event: told.GroupHeld) -> None:
    change_order(state, stops=True)


@writes(told.PointsSpent)
def _points_spent(state: State, event: told.PointsSpent) -> None:
    _spend(state, (event.unit,), event.cost)


@writes(told.GroupStopped)
def _group_stopped(state: State, event: told.GroupStopped) -> None:
    order = order_of(state)
    change_order(state, group=(), done=(*order.done, *event.units), stops=False, stage="acting")


@writes(told.GroupParted)
def _group_parted(state: State, event: told.GroupParted) -> None:
    change_order(state, group=(), stops=False)


@writes(told.Answered)
def _answered(state: State, event: told.Answered) -> None:
    for unit in event.units:
        change(state, unit, activated=True)
    change_order(state, answering=(*order_of(state).answering, *event.units))


@writes(told.AttackDeclared)
def _attack_declared(state: State, event: told.AttackDeclared) -> None:
    attack = state.attack = event.attack
    if (order := state.order) is None:
        return
    if event.then:
        change_order(state, stage=event.then)
    if attack.kind == "fire":
        change_order(state, done=(*order.done, *attack.pieces))
    elif attack.kind == "op-fire":
        change_order(state, shot_at=order.expense)
    elif attack.kind == "impact":
        change_order(state, shelled=(*order.shelled, *attack.hexes))


@writes(told.ActionUsed)
def _action_used(state: State, event: told.ActionUsed) -> None:
    attack = attack_of(state)
    change_attack(state, used=(*attack.used, event.action), total=attack.total + event.amount)
    if event.action == "spray-fire":
        change_attack(state, hexes=(*attack.hexes, event.hex))


@writes(told.Targeted)
def _targeted(state: State, event: told.Targeted) -> None:
    landed = event.result != "missed"
    change_attack(state, hit=landed, hexes=(event.hex,) if landed else attack_of(state).hexes)


@writes(told.AttackRolled)
def _attack_rolled(state: State, event: told.AttackRolled) -> None:
    change_attack(
        state, card=event.card, sum=event.sum, total=event.total, waiting=event.waiting, lowered=event.lowered
    )


@writes(told.DefenceBegan)
def _defence_began(state: State, event: told.DefenceBegan) -> None:
    change_attack(state, defending=event.unit)


@writes(told.DefenceSettled)
def _defence_settled(state: State, event: told.DefenceSettled) -> None:
    left = tuple(unit for unit in attack_of(state).waiting if not is_or_was(unit, event.unit))
    change_attack(state, waiting=left, defending="")


@writes(told.AttackEnded)
def _attack_ended(state: State, event: told.AttackEnded) -> None:
    if event.why == "too-weak":
        _never_made(state, attack_of(state))
    state.attack = None


def _never_made(state: State, attack: Attack) -> None:
    """Undo the declaration of an attack too weak: its pieces and the step are as before (11.4).

    The same shot stays closed until the next card or step, unless an action was spent on it.
    """
    if (order := state.order) is not None and attack.kind == "fire":
        change_order(state, done=tuple(piece for piece in order.done if piece not in attack.pieces))
    elif order is not None and attack.kind == "op-fire":
        change_order(state, shot_at=order.expense - 1)
    if not attack.used:
        state.too_weak += (Shot(attack.hexes[0], attack.pieces),)


@writes(told.MeleeCounted)
def _melee_counted(state: State, event: told.MeleeCounted) -> None:
    state.melees += (Melee(event.hex, event.sums),)


@writes(told.MeleeRolled)
def _melee_rolled(state: State, event: told.MeleeRolled) -> None:
    state.melees = tuple(
        replace(melee, totals=(*melee.totals, (event.side, event.total))) if melee.hex == event.hex else melee
        for melee in state.melees
    )


@writes(told.MeleeEnded)
def _melee_ended(state: State, event: told.MeleeEnded) -> None:
    state.melees = tuple(melee for melee in state.melees if melee.hex != event.hex)


@writes(told.DefenceRolled, told.MeleeBegan)
def _only_told(state: State, event: object) -> None:
    pass
