"""Move order: group by group, hex by hex (9.0)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Decision, Refusal, Uncountable
from combat.engine.kernel.event import Event
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.command.rules.actions.on_the_move import on_the_move, play_on_the_move
from combat.games.command.rules.answers import DONE, EXIT, PASS, STOP, CardUse, Handing, Pieces
from combat.games.command.rules.apply import apply
from combat.games.command.rules.by_lot import by_lot
from combat.games.command.rules.decisions import react
from combat.games.command.rules.events.fight_events import (
    GroupParted,
    GroupSetOff,
    GroupStopped,
    PointsSpent,
    StepTaken,
)
from combat.games.command.rules.events.turn_events import StageReached
from combat.games.command.rules.events.unit_events import WeaponTaken
from combat.games.command.rules.ground.entering import price, step_refusal
from combat.games.command.rules.orders.able import able_to
from combat.games.command.rules.orders.stepping import (
    EXIT_COST,
    can_exit,
    may_carry,
    place_of,
    points_left,
)
from combat.games.command.rules.pieces.harm import remaining
from combat.games.command.rules.pieces.values import moves
from combat.games.command.rules.state import Order, State, Unit

HANDING_COST = 1


@able_to("move")
def can_move(state: State, units: list[Unit]) -> bool:
    """Return whether at least one of the units can enter a hex or exit the map."""
    return any(_can_step(state, unit, moves(state, unit)) for unit in units)


def _can_step(state: State, unit: Unit, left: int) -> bool:
    if left >= EXIT_COST and can_exit(state, unit.side, unit.hex):
        return True
    return next(_steps(state, unit.side, unit.hex, left), None) is not None


def _steps(state: State, side: Seat, start: Hex, left: int) -> Iterator[Hex]:
    """Yield the adjacent hexes that can be entered with the points left."""
    for hex_ in state.book.map.board.neighbours(start):
        if hex_ is not None and step_refusal(state, side, start, hex_) is None and price(state, start, hex_) <= left:
            yield hex_


def carry_on(state: State, order: Order) -> Steps[None]:
    """Ask which group moves next, or what the moving group does next, and carry it out."""
    if not order.group:
        yield from _set_off(state, order)
        return
    left = remaining(state, order.group)
    if len({state.units[unit].hex for unit in left}) > 1:
        yield GroupParted(order.group)
        return
    if not left or not (_can_go_on(state, order) or handings(state, left, points_left(state, order, left))):
        yield GroupStopped(order.group)
        return
    answer = yield from ask(MoveOn("9.2", left[0], order.side))
    yield from _go_on(state, order, left, answer)


# -- group choice ---------------------------------------------------------------------------------------------------


class SetOff(Decision):
    """Which units of one hex move next as a group? "g-line-1 g-line-2", a card to play first, or "done" (9.3)."""

    kind: ClassVar[str] = "set-off"
    seat: Seat = ""

    def options(self, state: State) -> Iterator[Answer]:
        """Raise Uncountable, because the answers are too many to list."""
        raise Uncountable(self.kind)

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        order, said = _order(state), str(answer)
        if said == DONE:
            return Refusal("must-move", "8.3") if must_move(state, order) else None
        if said in on_the_move(state, order):
            return None
        try:
            ids = Pieces.read(said).ids
        except ValueError:
            return Refusal("not-an-option", self.rule)
        waiting = unmoved(state, order)
        strange = [id_ for id_ in ids if id_ not in waiting]
        if strange:
            return Refusal("not-to-move", self.rule, (("unit", strange[0]),))
        hexes = {state.units[id_].hex for id_ in ids}
        if len(hexes) > 1:
            return Refusal("not-together", self.rule)
        set_off = replace(order, group=ids, stops=False)
        return Refusal("must-move", "8.3") if must_move(state, order) and not _will_move(state, set_off) else None

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers, endlessly."""
        order = _order(state)
        while True:
            waiting, must = unmoved(state, order), must_move(state, order)
            cards = on_the_move(state, order)
            if cards and not numbers.below(4):
                yield cards[numbers.below(len(cards))]
            elif not waiting or (not must and not numbers.below(6)):
                yield DONE
            else:
                able = by_lot(waiting, lambda id_: _able(state, order, id_), numbers)
                first = next(able) if must else waiting[numbers.below(len(waiting))]
                here = [id_ for id_ in waiting if state.units[id_].hex == state.units[first].hex and id_ != first]
                yield Pieces([first] if must else [first, *(id_ for id_ in here if numbers.below(2))])


def _order(state: State) -> Order:
    assert state.order is not None
    return state.order


def unmoved(state: State, order: Order) -> tuple[str, ...]:
    """Return the ids of the activated units on the map that have not moved yet."""
    return tuple(unit for unit in remaining(state, order.units) if unit not in order.done)


def must_move(state: State, order: Order) -> bool:
    """Return whether a unit must move: none has entered a hex or exited yet although one can (8.3)."""
    if order.expense or any(_has_left(state, order, unit) for unit in order.done):
        return False
    return any(_able(state, order, unit) for unit in unmoved(state, order))


def _has_left(state: State, order: Order, unit: str) -> bool:
    """Return whether a unit exited during this order, even if it has already returned as another unit (5.2)."""
    return unit not in order.units or state.units[unit].fate in ("waiting", "gone")


def _will_move(state: State, order: Order) -> bool:
    """Return whether the group, or a unit after it, can still enter a hex or exit (8.3)."""
    others = (unit for unit in unmoved(state, order) if unit not in order.group)
    return _can_go_on(state, order) or any(_able(state, order, unit) for unit in others)


def _able(state: State, order: Order, unit: str) -> bool:
    return _can_step(state, state.units[unit], points_left(state, order, (unit,)))


def _set_off(state: State, order: Order) -> Steps[None]:
    if not unmoved(state, order):
        uses = on_the_move(state, order) if remaining(state, order.units) else []
        answer = yield from react(state, order.side, "moved", uses, "9.5")
    else:
        answer = yield from ask(SetOff("9.3", "", order.side))
    if answer in (DONE, PASS):
        yield StageReached("melees")
    elif answer in on_the_move(state, order):
        yield from play_on_the_move(state, order, CardUse.read(answer))
    else:
        yield GroupSetOff(Pieces.read(answer).ids)


# -- steps ----------------------------------------------------------------------------------------------------------


class MoveOn(Decision):
    """What does the group do? A hex, "exit", "stop", "give g-lmg-1 g-line-2", or a card to play now (9.1)."""

    kind: ClassVar[str] = "move-on"
    seat: Seat = ""

    def options(self, state: State) -> Iterator[Answer]:
        """Yield the legal answers in a fixed order, without repeats."""
        order = _order(state)
        yield from _ways_on(state, order)
        yield from handings(state, remaining(state, order.group), points_left(state, order, self._units(state)))
        yield from on_the_move(state, order)
        if self._stop_refusal(state) is None:
            yield STOP

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers endlessly: adjacent hexes, transfers, cards, "exit" and "stop"."""
        order, units = _order(state), self._units(state)
        start, left = place_of(state, units), points_left(state, order, units)
        able = [*handings(state, units, left), *on_the_move(state, order), *_exits(state, order, start, left)]

        def fits(answer: Answer) -> bool:
            if isinstance(answer, Hex):
                return _refused_within(state, order, start, answer, left) is None
            return answer != STOP or self._stop_refusal(state) is None

        about = [hex_ for hex_ in state.book.map.board.neighbours(start) if hex_ is not None]
        return by_lot([*about, *able, STOP], fits, numbers)

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        if answer == STOP:
            return self._stop_refusal(state)
        end = state.book.map.board.find(str(answer))
        if end is not None:
            units = self._units(state)
            return go_refusal(state, _order(state), units, place_of(state, units), end)
        if answer in self.options(state):
            return None
        order, units = _order(state), self._units(state)
        hands = answer in _possible_handings(state, units, points_left(state, order, units))
        return Refusal("must-move", "8.3") if hands else Refusal("not-an-option", self.rule)

    def _units(self, state: State) -> tuple[str, ...]:
        return remaining(state, _order(state).group)

    def _stop_refusal(self, state: State) -> Refusal | None:
        order = _order(state)
        return None if not must_move(state, order) or not _can_go_on(state, order) else Refusal("must-move", "8.3")


def go_refusal(state: State, order: Order, units: tuple[str, ...], start: Hex, end: Hex) -> Refusal | None:
    """Return the reason why a group cannot move from its hex to another; None if it can (9.2-9.4)."""
    return _refused_within(state, order, start, end, points_left(state, order, units))


def _refused_within(state: State, order: Order, start: Hex, end: Hex, left: int) -> Refusal | None:
    """Return the same for a group with a given number of points."""
    if order.stops:
        return Refusal("held-by-wire", "18.4")
    if (why := step_refusal(state, order.side, start, end)) is not None:
        return why
    costs = price(state, start, end)
    if costs > left:
        return Refusal("too-few-points", "9.2", (("cost", costs), ("left", max(0, left))))
    return None


def _ways_on(state: State, order: Order) -> Iterator[Answer]:
    """Yield the hexes that the group can enter, and "exit"."""
    if order.stops:
        return
    units = remaining(state, order.group)
    start, left = place_of(state, units), points_left(state, order, units)
    yield from _steps(state, order.side, start, left)
    yield from _exits(state, order, start, left)


def _exits(state: State, order: Order, start: Hex, left: int) -> list[Answer]:
    """Return ["exit"] if the group can exit the map from a hex, otherwise []."""
    return [EXIT] if not order.stops and left >= EXIT_COST and can_exit(state, order.side, start) else []


def _can_go_on(state: State, order: Order) -> bool:
    return next(_ways_on(state, order), None) is not None


def handings(state: State, units: tuple[str, ...], left: int) -> list[Handing]:
    """Return the weapon transfers possible in a group's hex, each for 1 point of the giver or the taker (7.2).

    `left` are the points of the group. Until a unit has moved, transfers after which none could move are left out
    (8.3).
    """
    found = _possible_handings(state, units, left)
    if not found or not must_move(state, _order(state)):
        return found
    return [handing for handing in found if _will_move(after := _handed(state, handing), _order(after))]


def _handed(state: State, handing: Handing) -> State:
    """Return a copy of the state after a weapon transfer."""
    after = state.copy()
    for event in _handing_over(state, handing):
        apply(after, event)
    return after


def _possible_handings(state: State, units: tuple[str, ...], left: int) -> list[Handing]:
    if not units or left < HANDING_COST:
        return []
    here = state.units_in(place_of(state, units), state.units[units[0]].side)
    return [
        Handing(giver.weapon, taker.id)
        for giver in here
        if giver.weapon
        for taker in here
        if giver.id != taker.id
        and may_carry(state, taker, giver.weapon)
        and (giver.id in units or (taker.id in units and state.book.options.free_transfer))
    ]


def _go_on(state: State, order: Order, units: tuple[str, ...], answer: str) -> Steps[None]:
    if answer == STOP:
        yield GroupStopped(order.group)
    elif answer == EXIT:
        yield StepTaken(units, NOWHERE, EXIT_COST)
    elif (end := state.book.map.board.find(answer)) is not None:
        yield StepTaken(units, end, price(state, place_of(state, units), end))
    elif answer in on_the_move(state, order):
        yield from play_on_the_move(state, order, CardUse.read(answer))
    else:
        yield from _handing_over(state, Handing.read(answer))


def _handing_over(state: State, handing: Handing) -> Iterator[Event]:
    """Yield the events of a weapon transfer."""
    giver = state.carrier(handing.weapon)
    assert giver is not None
    payer = giver.id if giver.id in _order(state).group else handing.taker
    yield WeaponTaken(handing.weapon, giver.id, handing.taker)
    yield PointsSpent(payer, HANDING_COST)
